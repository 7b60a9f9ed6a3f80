// 8ac133255da0be23afd8484c881746e8 emu/guest/libc/wide.c
	.file	"wide.c"
	.text
	.section	.text.narrow,"ax",@progbits
	.p2align 4
	.type	narrow, @function
narrow:
	movl	(%rsi), %eax
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	subl	$1, %eax
	pushq	%rbx
	cmpl	$126, %eax
	ja	.L6
	movq	%rsi, %rbp
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L3:
	movq	%rbx, %rdi
	addq	$1, %rbx
	movl	0(%rbp,%rbx,4), %eax
	subl	$1, %eax
	cmpl	$126, %eax
	jbe	.L3
	cmpq	$399, %rbx
	ja	.L12
.L4:
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L5:
	movl	0(%rbp,%rax,4), %edx
	movb	%dl, (%r12,%rax)
	addq	$1, %rax
	cmpq	%rbx, %rax
	jb	.L5
	addq	%r12, %rbx
	movq	%r12, %rax
	movb	$0, (%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	addq	$2, %rdi
	call	malloc@PLT
	testq	%rax, %rax
	cmovne	%rax, %r12
	movl	$399, %eax
	cmove	%rax, %rbx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	movq	%rdi, %rbx
	movq	%r12, %rax
	movb	$0, (%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	narrow, .-narrow
	.section	.text.wctype,"ax",@progbits
	.p2align 4
	.globl	wctype
	.type	wctype, @function
wctype:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	leaq	classes(%rip), %rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	.p2align 4,,10
	.p2align 3
.L15:
	movq	0(%rbp), %rsi
	movq	%r12, %rdi
	addl	$1, %ebx
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L13
	addq	$16, %rbp
	cmpl	$12, %ebx
	jne	.L15
	xorl	%ebx, %ebx
.L13:
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	wctype, .-wctype
	.section	.text.iswctype,"ax",@progbits
	.p2align 4
	.globl	iswctype
	.type	iswctype, @function
iswctype:
	subl	$1, %esi
	cmpl	$11, %esi
	ja	.L23
	cmpl	$127, %edi
	jbe	.L34
.L23:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	salq	$4, %rsi
	leaq	classes(%rip), %rax
	subq	$8, %rsp
	call	*8(%rax,%rsi)
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswctype, .-iswctype
	.section	.text.iswalpha,"ax",@progbits
	.p2align 4
	.globl	iswalpha
	.type	iswalpha, @function
iswalpha:
	cmpl	$127, %edi
	jbe	.L43
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	subq	$8, %rsp
	call	isalpha@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswalpha, .-iswalpha
	.section	.text.iswupper,"ax",@progbits
	.p2align 4
	.globl	iswupper
	.type	iswupper, @function
iswupper:
	cmpl	$127, %edi
	jbe	.L52
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	subq	$8, %rsp
	call	isupper@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswupper, .-iswupper
	.section	.text.iswlower,"ax",@progbits
	.p2align 4
	.globl	iswlower
	.type	iswlower, @function
iswlower:
	cmpl	$127, %edi
	jbe	.L61
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	subq	$8, %rsp
	call	islower@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswlower, .-iswlower
	.section	.text.iswdigit,"ax",@progbits
	.p2align 4
	.globl	iswdigit
	.type	iswdigit, @function
iswdigit:
	cmpl	$127, %edi
	jbe	.L70
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	subq	$8, %rsp
	call	isdigit@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswdigit, .-iswdigit
	.section	.text.iswxdigit,"ax",@progbits
	.p2align 4
	.globl	iswxdigit
	.type	iswxdigit, @function
iswxdigit:
	cmpl	$127, %edi
	jbe	.L79
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	subq	$8, %rsp
	call	isxdigit@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswxdigit, .-iswxdigit
	.section	.text.iswalnum,"ax",@progbits
	.p2align 4
	.globl	iswalnum
	.type	iswalnum, @function
iswalnum:
	cmpl	$127, %edi
	jbe	.L88
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	subq	$8, %rsp
	call	isalnum@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswalnum, .-iswalnum
	.section	.text.iswspace,"ax",@progbits
	.p2align 4
	.globl	iswspace
	.type	iswspace, @function
iswspace:
	cmpl	$127, %edi
	jbe	.L97
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L97:
	subq	$8, %rsp
	call	isspace@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswspace, .-iswspace
	.section	.text.iswblank,"ax",@progbits
	.p2align 4
	.globl	iswblank
	.type	iswblank, @function
iswblank:
	cmpl	$127, %edi
	jbe	.L106
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L106:
	subq	$8, %rsp
	call	isblank@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswblank, .-iswblank
	.section	.text.iswpunct,"ax",@progbits
	.p2align 4
	.globl	iswpunct
	.type	iswpunct, @function
iswpunct:
	cmpl	$127, %edi
	jbe	.L115
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	subq	$8, %rsp
	call	ispunct@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswpunct, .-iswpunct
	.section	.text.iswprint,"ax",@progbits
	.p2align 4
	.globl	iswprint
	.type	iswprint, @function
iswprint:
	cmpl	$127, %edi
	jbe	.L124
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L124:
	subq	$8, %rsp
	call	isprint@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswprint, .-iswprint
	.section	.text.iswgraph,"ax",@progbits
	.p2align 4
	.globl	iswgraph
	.type	iswgraph, @function
iswgraph:
	cmpl	$127, %edi
	jbe	.L133
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L133:
	subq	$8, %rsp
	call	isgraph@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswgraph, .-iswgraph
	.section	.text.iswcntrl,"ax",@progbits
	.p2align 4
	.globl	iswcntrl
	.type	iswcntrl, @function
iswcntrl:
	cmpl	$127, %edi
	jbe	.L142
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L142:
	subq	$8, %rsp
	call	iscntrl@PLT
	testl	%eax, %eax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	iswcntrl, .-iswcntrl
	.section	.text.towlower,"ax",@progbits
	.p2align 4
	.globl	towlower
	.type	towlower, @function
towlower:
	cmpl	$127, %edi
	jbe	.L145
	movl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	jmp	tolower@PLT
	.size	towlower, .-towlower
	.section	.text.towupper,"ax",@progbits
	.p2align 4
	.globl	towupper
	.type	towupper, @function
towupper:
	cmpl	$127, %edi
	jbe	.L148
	movl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L148:
	jmp	toupper@PLT
	.size	towupper, .-towupper
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"tolower"
.LC1:
	.string	"toupper"
	.section	.text.wctrans,"ax",@progbits
	.p2align 4
	.globl	wctrans
	.type	wctrans, @function
wctrans:
	pushq	%rbx
	leaq	.LC0(%rip), %rsi
	movq	%rdi, %rbx
	call	strcmp@PLT
	movl	%eax, %edx
	movl	$1, %eax
	testl	%edx, %edx
	jne	.L155
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	movq	%rbx, %rdi
	leaq	.LC1(%rip), %rsi
	call	strcmp@PLT
	popq	%rbx
	testl	%eax, %eax
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %eax
	ret
	.size	wctrans, .-wctrans
	.section	.text.towctrans,"ax",@progbits
	.p2align 4
	.globl	towctrans
	.type	towctrans, @function
towctrans:
	cmpl	$1, %esi
	je	.L159
	cmpl	$2, %esi
	je	.L160
	movl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L159:
	jmp	towlower@PLT
	.p2align 4,,10
	.p2align 3
.L160:
	jmp	towupper@PLT
	.size	towctrans, .-towctrans
	.section	.text.wctob,"ax",@progbits
	.p2align 4
	.globl	wctob
	.type	wctob, @function
wctob:
	cmpl	$127, %edi
	movl	$-1, %eax
	cmovbe	%edi, %eax
	ret
	.size	wctob, .-wctob
	.section	.text.wcwidth,"ax",@progbits
	.p2align 4
	.globl	wcwidth
	.type	wcwidth, @function
wcwidth:
	testl	%edi, %edi
	jne	.L174
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L174:
	subq	$8, %rsp
	call	iswprint@PLT
	cmpl	$1, %eax
	sbbl	%eax, %eax
	addq	$8, %rsp
	orl	$1, %eax
	ret
	.size	wcwidth, .-wcwidth
	.section	.text.wcswidth,"ax",@progbits
	.p2align 4
	.globl	wcswidth
	.type	wcswidth, @function
wcswidth:
	testq	%rsi, %rsi
	je	.L188
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L179:
	call	iswprint@PLT
	testl	%eax, %eax
	je	.L181
	addq	$1, %rbx
	cmpq	%rbx, %rbp
	je	.L189
.L176:
	movl	(%r12,%rbx,4), %edi
	testl	%edi, %edi
	jne	.L179
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L181:
	popq	%rbx
	movl	$-1, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L189:
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L188:
	xorl	%eax, %eax
	ret
	.size	wcswidth, .-wcswidth
	.section	.text.btowc,"ax",@progbits
	.p2align 4
	.globl	btowc
	.type	btowc, @function
btowc:
	movl	%edi, %eax
	cmpl	$128, %edi
	movl	$-1, %edx
	cmovnb	%edx, %eax
	ret
	.size	btowc, .-btowc
	.section	.text.wcslen,"ax",@progbits
	.p2align 4
	.globl	wcslen
	.type	wcslen, @function
wcslen:
	movl	(%rdi), %ecx
	xorl	%eax, %eax
	testl	%ecx, %ecx
	je	.L196
	.p2align 4,,10
	.p2align 3
.L195:
	addq	$1, %rax
	movl	(%rdi,%rax,4), %edx
	testl	%edx, %edx
	jne	.L195
	ret
	.p2align 4,,10
	.p2align 3
.L196:
	ret
	.size	wcslen, .-wcslen
	.section	.text.mbrtowc,"ax",@progbits
	.p2align 4
	.globl	mbrtowc
	.type	mbrtowc, @function
mbrtowc:
	testq	%rsi, %rsi
	je	.L201
	movq	$-2, %rax
	testq	%rdx, %rdx
	je	.L198
	testq	%rdi, %rdi
	je	.L200
	movzbl	(%rsi), %eax
	movl	%eax, (%rdi)
.L200:
	xorl	%eax, %eax
	cmpb	$0, (%rsi)
	setne	%al
	ret
	.p2align 4,,10
	.p2align 3
.L201:
	xorl	%eax, %eax
.L198:
	ret
	.size	mbrtowc, .-mbrtowc
	.section	.text.mbtowc,"ax",@progbits
	.p2align 4
	.globl	mbtowc
	.type	mbtowc, @function
mbtowc:
	subq	$8, %rsp
	xorl	%ecx, %ecx
	call	mbrtowc@PLT
	addq	$8, %rsp
	ret
	.size	mbtowc, .-mbtowc
	.section	.text.wcrtomb,"ax",@progbits
	.p2align 4
	.globl	wcrtomb
	.type	wcrtomb, @function
wcrtomb:
	testq	%rdi, %rdi
	je	.L210
	movb	%sil, (%rdi)
.L210:
	movl	$1, %eax
	ret
	.size	wcrtomb, .-wcrtomb
	.section	.text.wctomb,"ax",@progbits
	.p2align 4
	.globl	wctomb
	.type	wctomb, @function
wctomb:
	testq	%rdi, %rdi
	je	.L218
	subq	$8, %rsp
	xorl	%edx, %edx
	call	wcrtomb@PLT
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L218:
	xorl	%eax, %eax
	ret
	.size	wctomb, .-wctomb
	.section	.text.mbsinit,"ax",@progbits
	.p2align 4
	.globl	mbsinit
	.type	mbsinit, @function
mbsinit:
	movl	$1, %eax
	ret
	.size	mbsinit, .-mbsinit
	.section	.text.mblen,"ax",@progbits
	.p2align 4
	.globl	mblen
	.type	mblen, @function
mblen:
	testq	%rdi, %rdi
	je	.L226
	testq	%rsi, %rsi
	je	.L226
	xorl	%eax, %eax
	cmpb	$0, (%rdi)
	setne	%al
	ret
	.p2align 4,,10
	.p2align 3
.L226:
	xorl	%eax, %eax
	ret
	.size	mblen, .-mblen
	.section	.text.mbstowcs,"ax",@progbits
	.p2align 4
	.globl	mbstowcs
	.type	mbstowcs, @function
mbstowcs:
	testq	%rdx, %rdx
	jne	.L241
	testq	%rdi, %rdi
	jne	.L244
.L240:
	xorl	%eax, %eax
	jmp	.L236
	.p2align 4,,10
	.p2align 3
.L243:
	addq	$1, %rax
.L236:
	cmpb	$0, (%rsi,%rax)
	jne	.L243
.L233:
	ret
	.p2align 4,,10
	.p2align 3
.L241:
	testq	%rdi, %rdi
	je	.L240
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L237:
	movzbl	(%rsi,%rax), %ecx
	movl	%ecx, (%rdi,%rax,4)
	cmpb	$0, (%rsi,%rax)
	je	.L233
	addq	$1, %rax
	cmpq	%rdx, %rax
	jb	.L237
	ret
.L244:
	xorl	%eax, %eax
	ret
	.size	mbstowcs, .-mbstowcs
	.section	.text.wcstombs,"ax",@progbits
	.p2align 4
	.globl	wcstombs
	.type	wcstombs, @function
wcstombs:
	testq	%rdi, %rdi
	je	.L255
	testq	%rdx, %rdx
	je	.L253
.L255:
	movl	(%rsi), %ecx
	cmpl	$255, %ecx
	ja	.L250
	xorl	%eax, %eax
	testq	%rdi, %rdi
	jne	.L251
	jmp	.L249
	.p2align 4,,10
	.p2align 3
.L263:
	movl	(%rsi,%rax,4), %ecx
	cmpl	$255, %ecx
	ja	.L250
.L251:
	movb	%cl, (%rdi,%rax)
	movl	(%rsi,%rax,4), %ecx
	testl	%ecx, %ecx
	je	.L261
	addq	$1, %rax
	cmpq	%rdx, %rax
	jb	.L263
.L261:
	ret
	.p2align 4,,10
	.p2align 3
.L259:
	addq	$1, %rax
	movl	(%rsi,%rax,4), %ecx
	cmpl	$255, %ecx
	ja	.L250
.L249:
	testl	%ecx, %ecx
	jne	.L259
	ret
	.p2align 4,,10
	.p2align 3
.L250:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$88, (%rax)
	movq	$-1, %rax
	addq	$8, %rsp
	ret
.L253:
	xorl	%eax, %eax
	ret
	.size	wcstombs, .-wcstombs
	.section	.text.mbsrtowcs,"ax",@progbits
	.p2align 4
	.globl	mbsrtowcs
	.type	mbsrtowcs, @function
mbsrtowcs:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movq	(%rsi), %rsi
	call	mbstowcs@PLT
	testq	%rbp, %rbp
	je	.L264
	xorl	%edx, %edx
	cmpq	%r12, %rax
	jnb	.L272
.L266:
	movq	%rdx, (%rbx)
.L264:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L272:
	movq	(%rbx), %rdx
	addq	%rax, %rdx
	jmp	.L266
	.size	mbsrtowcs, .-mbsrtowcs
	.section	.text.wcsrtombs,"ax",@progbits
	.p2align 4
	.globl	wcsrtombs
	.type	wcsrtombs, @function
wcsrtombs:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	(%rsi), %rsi
	movq	%rdi, %rbx
	call	wcstombs@PLT
	testq	%rbx, %rbx
	je	.L273
	cmpq	$-1, %rax
	je	.L273
	xorl	%edx, %edx
	cmpq	%r12, %rax
	jb	.L275
	movq	0(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rdx
.L275:
	movq	%rdx, 0(%rbp)
.L273:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	wcsrtombs, .-wcsrtombs
	.section	.text.mbrlen,"ax",@progbits
	.p2align 4
	.globl	mbrlen
	.type	mbrlen, @function
mbrlen:
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	xorl	%edi, %edi
	jmp	mbrtowc@PLT
	.size	mbrlen, .-mbrlen
	.section	.text.wcswcs,"ax",@progbits
	.p2align 4
	.globl	wcswcs
	.type	wcswcs, @function
wcswcs:
	jmp	wcsstr@PLT
	.size	wcswcs, .-wcswcs
	.section	.text.wcstol,"ax",@progbits
	.p2align 4
	.globl	wcstol
	.type	wcstol, @function
wcstol:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$416, %rsp
	leaq	16(%rsp), %r14
	movq	%r14, %rdi
	call	narrow
	movl	%r13d, %edx
	leaq	8(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtol@PLT
	movq	%rax, %r13
	testq	%rbp, %rbp
	je	.L287
	movq	8(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L287:
	cmpq	%r14, %rbx
	je	.L286
	movq	%rbx, %rdi
	call	free@PLT
.L286:
	addq	$416, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	wcstol, .-wcstol
	.section	.text.wcstoul,"ax",@progbits
	.p2align 4
	.globl	wcstoul
	.type	wcstoul, @function
wcstoul:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$416, %rsp
	leaq	16(%rsp), %r14
	movq	%r14, %rdi
	call	narrow
	movl	%r13d, %edx
	leaq	8(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtoul@PLT
	movq	%rax, %r13
	testq	%rbp, %rbp
	je	.L294
	movq	8(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L294:
	cmpq	%r14, %rbx
	je	.L293
	movq	%rbx, %rdi
	call	free@PLT
.L293:
	addq	$416, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	wcstoul, .-wcstoul
	.section	.text.wcstoll,"ax",@progbits
	.p2align 4
	.globl	wcstoll
	.type	wcstoll, @function
wcstoll:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$416, %rsp
	leaq	16(%rsp), %r14
	movq	%r14, %rdi
	call	narrow
	movl	%r13d, %edx
	leaq	8(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtoll@PLT
	movq	%rax, %r13
	testq	%rbp, %rbp
	je	.L301
	movq	8(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L301:
	cmpq	%r14, %rbx
	je	.L300
	movq	%rbx, %rdi
	call	free@PLT
.L300:
	addq	$416, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	wcstoll, .-wcstoll
	.set	wcstoll.localalias,wcstoll
	.section	.text.wcstoull,"ax",@progbits
	.p2align 4
	.globl	wcstoull
	.type	wcstoull, @function
wcstoull:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$416, %rsp
	leaq	16(%rsp), %r14
	movq	%r14, %rdi
	call	narrow
	movl	%r13d, %edx
	leaq	8(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtoull@PLT
	movq	%rax, %r13
	testq	%rbp, %rbp
	je	.L308
	movq	8(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L308:
	cmpq	%r14, %rbx
	je	.L307
	movq	%rbx, %rdi
	call	free@PLT
.L307:
	addq	$416, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	wcstoull, .-wcstoull
	.set	wcstoull.localalias,wcstoull
	.section	.text.wcstoimax,"ax",@progbits
	.p2align 4
	.globl	wcstoimax
	.type	wcstoimax, @function
wcstoimax:
	jmp	wcstoll.localalias
	.size	wcstoimax, .-wcstoimax
	.section	.text.wcstoumax,"ax",@progbits
	.p2align 4
	.globl	wcstoumax
	.type	wcstoumax, @function
wcstoumax:
	jmp	wcstoull.localalias
	.size	wcstoumax, .-wcstoumax
	.section	.text.wcstod,"ax",@progbits
	.p2align 4
	.globl	wcstod
	.type	wcstod, @function
wcstod:
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$440, %rsp
	leaq	32(%rsp), %r13
	movq	%r13, %rdi
	call	narrow
	leaq	24(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtod@PLT
	testq	%rbp, %rbp
	je	.L317
	movq	24(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L317:
	cmpq	%r13, %rbx
	je	.L316
	movq	%rbx, %rdi
	movsd	%xmm0, 8(%rsp)
	call	free@PLT
	movsd	8(%rsp), %xmm0
.L316:
	addq	$440, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	wcstod, .-wcstod
	.section	.text.wcstof,"ax",@progbits
	.p2align 4
	.globl	wcstof
	.type	wcstof, @function
wcstof:
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$440, %rsp
	leaq	32(%rsp), %r13
	movq	%r13, %rdi
	call	narrow
	leaq	24(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strtof@PLT
	testq	%rbp, %rbp
	je	.L324
	movq	24(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L324:
	cmpq	%r13, %rbx
	je	.L323
	movq	%rbx, %rdi
	movss	%xmm0, 12(%rsp)
	call	free@PLT
	movss	12(%rsp), %xmm0
.L323:
	addq	$440, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	wcstof, .-wcstof
	.section	.text.quad_wcstold,"ax",@progbits
	.p2align 4
	.globl	quad_wcstold
	.type	quad_wcstold, @function
quad_wcstold:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdi, %rsi
	pushq	%rbx
	subq	$424, %rsp
	leaq	16(%rsp), %r13
	movq	%r13, %rdi
	call	narrow
	leaq	8(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	quad_strtold@PLT
	movq	%rax, %r14
	movq	%rdx, %r15
	testq	%rbp, %rbp
	je	.L331
	movq	8(%rsp), %rax
	subq	%rbx, %rax
	leaq	(%r12,%rax,4), %rax
	movq	%rax, 0(%rbp)
.L331:
	cmpq	%r13, %rbx
	je	.L332
	movq	%rbx, %rdi
	call	free@PLT
.L332:
	addq	$424, %rsp
	movq	%r14, %rax
	movq	%r15, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	quad_wcstold, .-quad_wcstold
	.section	.text.wcsftime,"ax",@progbits
	.p2align 4
	.globl	wcsftime
	.type	wcsftime, @function
wcsftime:
	pushq	%r15
	movq	%rdx, %r15
	pushq	%r14
	movq	%rsi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rdx, %rdi
	pushq	%rbx
	xorl	%ebx, %ebx
	subq	$24, %rsp
	movq	%rcx, (%rsp)
	call	wcslen@PLT
	leaq	1(%rax,%r14), %rdi
	movq	%rax, %r13
	call	malloc@PLT
	testq	%rax, %rax
	je	.L337
	leaq	1(%r13), %rbx
	movq	%r15, %rsi
	movq	%rax, %rdi
	movq	%rax, %r12
	movq	%rbx, %rdx
	call	wcstombs@PLT
	cmpq	%r13, %rax
	je	.L339
.L341:
	xorl	%ebx, %ebx
.L340:
	movq	%r12, %rdi
	call	free@PLT
.L337:
	addq	$24, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L339:
	movq	(%rsp), %rcx
	leaq	(%r12,%rbx), %rdi
	movq	%r12, %rdx
	movq	%r14, %rsi
	movq	%rax, 8(%rsp)
	call	strftime@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L341
	movq	8(%rsp), %r8
	xorl	%edx, %edx
	leaq	(%r12,%r8), %rax
	.p2align 4,,10
	.p2align 3
.L342:
	movzbl	1(%rax,%rdx), %ecx
	movl	%ecx, 0(%rbp,%rdx,4)
	movq	%rdx, %rcx
	addq	$1, %rdx
	cmpq	%rcx, %rbx
	jne	.L342
	jmp	.L340
	.size	wcsftime, .-wcsftime
	.section	.text.wcsxfrm,"ax",@progbits
	.p2align 4
	.globl	wcsxfrm
	.type	wcsxfrm, @function
wcsxfrm:
	pushq	%r12
	movq	%rdi, %r12
	movq	%rsi, %rdi
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	call	wcslen@PLT
	testq	%rbp, %rbp
	je	.L351
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L353:
	movl	(%rbx,%rcx,4), %edi
	movl	%edi, (%r12,%rcx,4)
	addq	$1, %rcx
	cmpq	%rbp, %rcx
	jnb	.L351
	cmpq	%rcx, %rax
	jnb	.L353
.L351:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	wcsxfrm, .-wcsxfrm
	.section	.text.wcsdup,"ax",@progbits
	.p2align 4
	.globl	wcsdup
	.type	wcsdup, @function
wcsdup:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	wcslen@PLT
	leaq	4(,%rax,4), %rbp
	movq	%rbp, %rdi
	call	malloc@PLT
	testq	%rax, %rax
	je	.L363
	addq	$8, %rsp
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	popq	%rbx
	popq	%rbp
	jmp	memcpy@PLT
	.p2align 4,,10
	.p2align 3
.L363:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	wcsdup, .-wcsdup
	.section	.rodata.str1.1
.LC2:
	.string	"alpha"
.LC3:
	.string	"upper"
.LC4:
	.string	"lower"
.LC5:
	.string	"digit"
.LC6:
	.string	"xdigit"
.LC7:
	.string	"alnum"
.LC8:
	.string	"space"
.LC9:
	.string	"blank"
.LC10:
	.string	"punct"
.LC11:
	.string	"print"
.LC12:
	.string	"graph"
.LC13:
	.string	"cntrl"
	.section	.data.rel.ro,"aw"
	.align 32
	.type	classes, @object
	.size	classes, 192
classes:
	.quad	.LC2
	.quad	isalpha
	.quad	.LC3
	.quad	isupper
	.quad	.LC4
	.quad	islower
	.quad	.LC5
	.quad	isdigit
	.quad	.LC6
	.quad	isxdigit
	.quad	.LC7
	.quad	isalnum
	.quad	.LC8
	.quad	isspace
	.quad	.LC9
	.quad	isblank
	.quad	.LC10
	.quad	ispunct
	.quad	.LC11
	.quad	isprint
	.quad	.LC12
	.quad	isgraph
	.quad	.LC13
	.quad	iscntrl
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
