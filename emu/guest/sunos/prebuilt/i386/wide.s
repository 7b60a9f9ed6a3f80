// 8ac133255da0be23afd8484c881746e8 emu/guest/libc/wide.c
	.file	"wide.c"
	.text
	.section	.text.narrow,"ax",@progbits
	.p2align 4
	.type	narrow, @function
narrow:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	(%edx), %eax
	decl	%eax
	cmpl	$126, %eax
	ja	.L6
	movl	%edx, %ebp
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L3:
	movl	%esi, %edx
	incl	%esi
	movl	0(%ebp,%esi,4), %eax
	decl	%eax
	cmpl	$126, %eax
	jbe	.L3
	cmpl	$399, %esi
	ja	.L12
.L4:
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L5:
	movzbl	0(%ebp,%eax,4), %ecx
	movb	%cl, (%edi,%eax)
	incl	%eax
	cmpl	%esi, %eax
	jb	.L5
	addl	%edi, %esi
	movl	%edi, %eax
	movb	$0, (%esi)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	addl	$2, %edx
	movl	%edx, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	cmovne	%eax, %edi
	movl	$399, %eax
	cmove	%eax, %esi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	movl	%edi, %esi
	movl	%edi, %eax
	movb	$0, (%esi)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	narrow, .-narrow
	.section	.text.wctype,"ax",@progbits
	.p2align 4
	.globl	wctype
	.type	wctype, @function
wctype:
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	.p2align 4
	.p2align 3
.L15:
	movl	%edi, (%esp)
	movl	classes@GOTOFF(%ebx,%esi,8), %eax
	incl	%esi
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L13
	cmpl	$12, %esi
	jne	.L15
	xorl	%esi, %esi
.L13:
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	wctype, .-wctype
	.section	.text.iswctype,"ax",@progbits
	.p2align 4
	.globl	iswctype
	.type	iswctype, @function
iswctype:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$28, %esp
	movl	36(%esp), %eax
	decl	%eax
	cmpl	$11, %eax
	ja	.L23
	cmpl	$127, 32(%esp)
	jbe	.L31
.L23:
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	movl	32(%esp), %ecx
	movl	%ecx, (%esp)
	call	*4+classes@GOTOFF(%edx,%eax,8)
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswctype, .-iswctype
	.section	.text.iswalpha,"ax",@progbits
	.p2align 4
	.globl	iswalpha
	.type	iswalpha, @function
iswalpha:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L37
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	%edx, (%esp)
	call	isalpha@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswalpha, .-iswalpha
	.section	.text.iswupper,"ax",@progbits
	.p2align 4
	.globl	iswupper
	.type	iswupper, @function
iswupper:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L43
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	movl	%edx, (%esp)
	call	isupper@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswupper, .-iswupper
	.section	.text.iswlower,"ax",@progbits
	.p2align 4
	.globl	iswlower
	.type	iswlower, @function
iswlower:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L49
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	movl	%edx, (%esp)
	call	islower@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswlower, .-iswlower
	.section	.text.iswdigit,"ax",@progbits
	.p2align 4
	.globl	iswdigit
	.type	iswdigit, @function
iswdigit:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L55
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	movl	%edx, (%esp)
	call	isdigit@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswdigit, .-iswdigit
	.section	.text.iswxdigit,"ax",@progbits
	.p2align 4
	.globl	iswxdigit
	.type	iswxdigit, @function
iswxdigit:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L61
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	movl	%edx, (%esp)
	call	isxdigit@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswxdigit, .-iswxdigit
	.section	.text.iswalnum,"ax",@progbits
	.p2align 4
	.globl	iswalnum
	.type	iswalnum, @function
iswalnum:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L67
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	movl	%edx, (%esp)
	call	isalnum@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswalnum, .-iswalnum
	.section	.text.iswspace,"ax",@progbits
	.p2align 4
	.globl	iswspace
	.type	iswspace, @function
iswspace:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L73
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	movl	%edx, (%esp)
	call	isspace@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswspace, .-iswspace
	.section	.text.iswblank,"ax",@progbits
	.p2align 4
	.globl	iswblank
	.type	iswblank, @function
iswblank:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L79
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	movl	%edx, (%esp)
	call	isblank@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswblank, .-iswblank
	.section	.text.iswpunct,"ax",@progbits
	.p2align 4
	.globl	iswpunct
	.type	iswpunct, @function
iswpunct:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L85
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	movl	%edx, (%esp)
	call	ispunct@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswpunct, .-iswpunct
	.section	.text.iswprint,"ax",@progbits
	.p2align 4
	.globl	iswprint
	.type	iswprint, @function
iswprint:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L91
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L91:
	movl	%edx, (%esp)
	call	isprint@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswprint, .-iswprint
	.section	.text.iswgraph,"ax",@progbits
	.p2align 4
	.globl	iswgraph
	.type	iswgraph, @function
iswgraph:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L97
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L97:
	movl	%edx, (%esp)
	call	isgraph@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswgraph, .-iswgraph
	.section	.text.iswcntrl,"ax",@progbits
	.p2align 4
	.globl	iswcntrl
	.type	iswcntrl, @function
iswcntrl:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %edx
	jbe	.L103
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	movl	%edx, (%esp)
	call	iscntrl@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	iswcntrl, .-iswcntrl
	.section	.text.towlower,"ax",@progbits
	.p2align 4
	.globl	towlower
	.type	towlower, @function
towlower:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %eax
	jbe	.L107
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L107:
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	towlower, .-towlower
	.section	.text.towupper,"ax",@progbits
	.p2align 4
	.globl	towupper
	.type	towupper, @function
towupper:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$127, %eax
	jbe	.L111
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	%eax, (%esp)
	call	toupper@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
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
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	movl	%eax, %edx
	movl	$1, %eax
	testl	%edx, %edx
	jne	.L118
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%esi, (%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	testl	%eax, %eax
	sete	%al
	addl	$28, %esp
	movzbl	%al, %eax
	addl	%eax, %eax
	ret
	.size	wctrans, .-wctrans
	.section	.text.towctrans,"ax",@progbits
	.p2align 4
	.globl	towctrans
	.type	towctrans, @function
towctrans:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	32(%esp), %eax
	cmpl	$1, %edx
	je	.L123
	cmpl	$2, %edx
	je	.L124
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L123:
	movl	%eax, (%esp)
	call	towlower@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L124:
	movl	%eax, (%esp)
	call	towupper@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	towctrans, .-towctrans
	.section	.text.wctob,"ax",@progbits
	.p2align 4
	.globl	wctob
	.type	wctob, @function
wctob:
	movl	4(%esp), %eax
	movl	$-1, %edx
	cmpl	$127, %eax
	cmova	%edx, %eax
	ret
	.size	wctob, .-wctob
	.section	.text.wcwidth,"ax",@progbits
	.p2align 4
	.globl	wcwidth
	.type	wcwidth, @function
wcwidth:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%edx, %edx
	jne	.L135
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	movl	%edx, (%esp)
	call	iswprint@PLT
	movl	24(%esp), %ebx
	cmpl	$1, %eax
	sbbl	%eax, %eax
	addl	$28, %esp
	orl	$1, %eax
	ret
	.size	wcwidth, .-wcwidth
	.section	.text.wcswidth,"ax",@progbits
	.p2align 4
	.globl	wcswidth
	.type	wcswidth, @function
wcswidth:
	pushl	%ebp
	xorl	%eax, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	52(%esp), %edi
	movl	48(%esp), %ebp
	testl	%edi, %edi
	je	.L136
	xorl	%esi, %esi
	jmp	.L137
	.p2align 4,,10
	.p2align 3
.L140:
	movl	%eax, (%esp)
	call	iswprint@PLT
	testl	%eax, %eax
	je	.L142
	incl	%esi
	cmpl	%esi, %edi
	je	.L147
.L137:
	movl	0(%ebp,%esi,4), %eax
	testl	%eax, %eax
	jne	.L140
	movl	%esi, %eax
.L136:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L142:
	addl	$28, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	addl	$28, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	wcswidth, .-wcswidth
	.section	.text.btowc,"ax",@progbits
	.p2align 4
	.globl	btowc
	.type	btowc, @function
btowc:
	movl	4(%esp), %eax
	movl	$-1, %edx
	cmpl	$128, %eax
	cmovnb	%edx, %eax
	ret
	.size	btowc, .-btowc
	.section	.text.wcslen,"ax",@progbits
	.p2align 4
	.globl	wcslen
	.type	wcslen, @function
wcslen:
	movl	4(%esp), %edx
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L151
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L153:
	incl	%eax
	movl	(%edx,%eax,4), %ecx
	testl	%ecx, %ecx
	jne	.L153
.L151:
	ret
	.size	wcslen, .-wcslen
	.section	.text.mbrtowc,"ax",@progbits
	.p2align 4
	.globl	mbrtowc
	.type	mbrtowc, @function
mbrtowc:
	movl	8(%esp), %eax
	movl	4(%esp), %edx
	testl	%eax, %eax
	je	.L161
	movl	12(%esp), %ecx
	testl	%ecx, %ecx
	je	.L162
	testl	%edx, %edx
	je	.L160
	movzbl	(%eax), %ecx
	movl	%ecx, (%edx)
.L160:
	cmpb	$0, (%eax)
	setne	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L161:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	movl	$-2, %eax
	ret
	.size	mbrtowc, .-mbrtowc
	.section	.text.mbtowc,"ax",@progbits
	.p2align 4
	.globl	mbtowc
	.type	mbtowc, @function
mbtowc:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	mbrtowc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	mbtowc, .-mbtowc
	.section	.text.wcrtomb,"ax",@progbits
	.p2align 4
	.globl	wcrtomb
	.type	wcrtomb, @function
wcrtomb:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L169
	movzbl	8(%esp), %edx
	movb	%dl, (%eax)
.L169:
	movl	$1, %eax
	ret
	.size	wcrtomb, .-wcrtomb
	.section	.text.wctomb,"ax",@progbits
	.p2align 4
	.globl	wctomb
	.type	wctomb, @function
wctomb:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%edx, %edx
	je	.L173
	movl	%edx, (%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	call	wcrtomb@PLT
.L173:
	movl	24(%esp), %ebx
	addl	$28, %esp
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
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L182
	movl	8(%esp), %edx
	testl	%edx, %edx
	je	.L182
	cmpb	$0, (%eax)
	setne	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L182:
	xorl	%eax, %eax
	ret
	.size	mblen, .-mblen
	.section	.text.mbstowcs,"ax",@progbits
	.p2align 4
	.globl	mbstowcs
	.type	mbstowcs, @function
mbstowcs:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %esi
	movl	12(%esp), %ebx
	movl	16(%esp), %edx
	testl	%esi, %esi
	jne	.L197
	testl	%ebx, %ebx
	jne	.L201
.L196:
	xorl	%eax, %eax
	jmp	.L192
	.p2align 4,,10
	.p2align 3
.L199:
	incl	%eax
.L192:
	cmpb	$0, (%edx,%eax)
	jne	.L199
.L189:
	popl	%ebx
	popl	%esi
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L197:
	testl	%ebx, %ebx
	je	.L196
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L193:
	movzbl	(%edx,%eax), %ecx
	movl	%ecx, (%ebx,%eax,4)
	cmpb	$0, (%edx,%eax)
	je	.L189
	incl	%eax
	cmpl	%esi, %eax
	jb	.L193
	popl	%ebx
	popl	%esi
	ret
.L201:
	xorl	%eax, %eax
	.p2align 4,,5
	jmp	.L189
	.size	mbstowcs, .-mbstowcs
	.section	.text.wcstombs,"ax",@progbits
	.p2align 4
	.globl	wcstombs
	.type	wcstombs, @function
wcstombs:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	16(%esp), %ebx
	movl	20(%esp), %ecx
	movl	24(%esp), %esi
	testl	%ebx, %ebx
	je	.L212
	testl	%esi, %esi
	je	.L210
.L212:
	movl	(%ecx), %edx
	cmpl	$255, %edx
	ja	.L207
	xorl	%eax, %eax
	testl	%ebx, %ebx
	jne	.L208
	jmp	.L206
	.p2align 4,,10
	.p2align 3
.L218:
	movl	(%ecx,%eax,4), %edx
	cmpl	$255, %edx
	ja	.L207
.L208:
	movb	%dl, (%ebx,%eax)
	movl	(%ecx,%eax,4), %edx
	testl	%edx, %edx
	je	.L202
	incl	%eax
	cmpl	%esi, %eax
	jb	.L218
.L202:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	incl	%eax
	movl	(%ecx,%eax,4), %edx
	cmpl	$255, %edx
	ja	.L207
.L206:
	testl	%edx, %edx
	jne	.L216
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L207:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$88, (%eax)
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L210:
	xorl	%eax, %eax
	jmp	.L202
	.size	wcstombs, .-wcstombs
	.section	.text.mbsrtowcs,"ax",@progbits
	.p2align 4
	.globl	mbsrtowcs
	.type	mbsrtowcs, @function
mbsrtowcs:
	subl	$44, %esp
	movl	%edi, 36(%esp)
	movl	56(%esp), %edi
	movl	%ebp, 40(%esp)
	movl	52(%esp), %ebp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	%esi, 32(%esp)
	movl	0(%ebp), %eax
	movl	48(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	mbstowcs@PLT
	testl	%esi, %esi
	je	.L219
	xorl	%edx, %edx
	cmpl	%edi, %eax
	jnb	.L227
.L221:
	movl	%edx, 0(%ebp)
.L219:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L227:
	movl	0(%ebp), %edx
	addl	%eax, %edx
	jmp	.L221
	.size	mbsrtowcs, .-mbsrtowcs
	.section	.text.wcsrtombs,"ax",@progbits
	.p2align 4
	.globl	wcsrtombs
	.type	wcsrtombs, @function
wcsrtombs:
	subl	$44, %esp
	movl	%edi, 36(%esp)
	movl	56(%esp), %edi
	movl	%ebp, 40(%esp)
	movl	52(%esp), %ebp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	%esi, 32(%esp)
	movl	0(%ebp), %eax
	movl	48(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	wcstombs@PLT
	testl	%esi, %esi
	je	.L228
	cmpl	$-1, %eax
	je	.L228
	xorl	%edx, %edx
	cmpl	%edi, %eax
	.p2align 4,,2
	jb	.L230
	movl	0(%ebp), %edx
	leal	(%edx,%eax,4), %edx
.L230:
	movl	%edx, 0(%ebp)
.L228:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.size	wcsrtombs, .-wcsrtombs
	.section	.text.mbrlen,"ax",@progbits
	.p2align 4
	.globl	mbrlen
	.type	mbrlen, @function
mbrlen:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$0, (%esp)
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	call	mbrtowc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	mbrlen, .-mbrlen
	.section	.text.wcswcs,"ax",@progbits
	.p2align 4
	.globl	wcswcs
	.type	wcswcs, @function
wcswcs:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	wcsstr@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	wcswcs, .-wcswcs
	.section	.text.wcstol,"ax",@progbits
	.p2align 4
	.globl	wcstol
	.type	wcstol, @function
wcstol:
	subl	$476, %esp
	movl	%ebp, 472(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %ebp
	movl	%ebx, 460(%esp)
	movl	%ebp, %eax
	movl	%esi, 464(%esp)
	movl	%edi, 468(%esp)
	movl	484(%esp), %edi
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	488(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtol@PLT
	testl	%edi, %edi
	je	.L244
	movl	44(%esp), %edx
	movl	480(%esp), %ecx
	subl	%esi, %edx
	leal	(%ecx,%edx,4), %edx
	movl	%edx, (%edi)
.L244:
	cmpl	%ebp, %esi
	je	.L243
	movl	%esi, (%esp)
	movl	%eax, 28(%esp)
	call	free@PLT
	movl	28(%esp), %eax
.L243:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret
	.size	wcstol, .-wcstol
	.section	.text.wcstoul,"ax",@progbits
	.p2align 4
	.globl	wcstoul
	.type	wcstoul, @function
wcstoul:
	subl	$476, %esp
	movl	%ebp, 472(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %ebp
	movl	%ebx, 460(%esp)
	movl	%ebp, %eax
	movl	%esi, 464(%esp)
	movl	%edi, 468(%esp)
	movl	484(%esp), %edi
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	488(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoul@PLT
	testl	%edi, %edi
	je	.L251
	movl	44(%esp), %edx
	movl	480(%esp), %ecx
	subl	%esi, %edx
	leal	(%ecx,%edx,4), %edx
	movl	%edx, (%edi)
.L251:
	cmpl	%ebp, %esi
	je	.L250
	movl	%esi, (%esp)
	movl	%eax, 28(%esp)
	call	free@PLT
	movl	28(%esp), %eax
.L250:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret
	.size	wcstoul, .-wcstoul
	.section	.text.wcstoll,"ax",@progbits
	.p2align 4
	.globl	wcstoll
	.type	wcstoll, @function
wcstoll:
	subl	$476, %esp
	movl	%edi, 468(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %edi
	movl	%ebx, 460(%esp)
	movl	%edi, %eax
	movl	%esi, 464(%esp)
	movl	%ebp, 472(%esp)
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	488(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoll@PLT
	movl	484(%esp), %ecx
	testl	%ecx, %ecx
	je	.L258
	movl	44(%esp), %ecx
	movl	480(%esp), %ebp
	subl	%esi, %ecx
	leal	0(%ebp,%ecx,4), %ecx
	movl	484(%esp), %ebp
	movl	%ecx, 0(%ebp)
.L258:
	cmpl	%edi, %esi
	je	.L257
	movl	%esi, (%esp)
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	call	free@PLT
	movl	24(%esp), %eax
	movl	28(%esp), %edx
.L257:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret
	.size	wcstoll, .-wcstoll
	.set	wcstoll.localalias,wcstoll
	.section	.text.wcstoull,"ax",@progbits
	.p2align 4
	.globl	wcstoull
	.type	wcstoull, @function
wcstoull:
	subl	$476, %esp
	movl	%edi, 468(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %edi
	movl	%ebx, 460(%esp)
	movl	%edi, %eax
	movl	%esi, 464(%esp)
	movl	%ebp, 472(%esp)
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	488(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoull@PLT
	movl	484(%esp), %ecx
	testl	%ecx, %ecx
	je	.L265
	movl	44(%esp), %ecx
	movl	480(%esp), %ebp
	subl	%esi, %ecx
	leal	0(%ebp,%ecx,4), %ecx
	movl	484(%esp), %ebp
	movl	%ecx, 0(%ebp)
.L265:
	cmpl	%edi, %esi
	je	.L264
	movl	%esi, (%esp)
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	call	free@PLT
	movl	24(%esp), %eax
	movl	28(%esp), %edx
.L264:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
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
	subl	$476, %esp
	movl	%ebp, 472(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %ebp
	movl	%ebx, 460(%esp)
	movl	%ebp, %eax
	movl	%esi, 464(%esp)
	movl	%edi, 468(%esp)
	movl	484(%esp), %edi
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	%esi, (%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtod@PLT
	testl	%edi, %edi
	je	.L274
	movl	44(%esp), %eax
	movl	480(%esp), %ecx
	subl	%esi, %eax
	leal	(%ecx,%eax,4), %eax
	movl	%eax, (%edi)
.L274:
	cmpl	%ebp, %esi
	je	.L273
	movl	%esi, (%esp)
	fstpl	24(%esp)
	call	free@PLT
	fldl	24(%esp)
.L273:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret
	.size	wcstod, .-wcstod
	.section	.text.wcstof,"ax",@progbits
	.p2align 4
	.globl	wcstof
	.type	wcstof, @function
wcstof:
	subl	$476, %esp
	movl	%ebp, 472(%esp)
	movl	480(%esp), %edx
	leal	48(%esp), %ebp
	movl	%ebx, 460(%esp)
	movl	%ebp, %eax
	movl	%esi, 464(%esp)
	movl	%edi, 468(%esp)
	movl	484(%esp), %edi
	call	narrow
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %esi
	movl	%esi, (%esp)
	leal	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtof@PLT
	testl	%edi, %edi
	je	.L281
	movl	44(%esp), %eax
	movl	480(%esp), %ecx
	subl	%esi, %eax
	leal	(%ecx,%eax,4), %eax
	movl	%eax, (%edi)
.L281:
	cmpl	%ebp, %esi
	je	.L280
	movl	%esi, (%esp)
	fstps	28(%esp)
	call	free@PLT
	flds	28(%esp)
.L280:
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret
	.size	wcstof, .-wcstof
	.section	.text.quad_wcstold,"ax",@progbits
	.p2align 4
	.globl	quad_wcstold
	.type	quad_wcstold, @function
quad_wcstold:
	subl	$460, %esp
	movl	%esi, 448(%esp)
	movl	468(%esp), %edx
	leal	32(%esp), %esi
	movl	%ebx, 444(%esp)
	movl	%esi, %eax
	movl	%edi, 452(%esp)
	movl	472(%esp), %edi
	movl	%ebp, 456(%esp)
	call	narrow
	leal	28(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%eax, %ebp
	movl	464(%esp), %eax
	movl	%eax, (%esp)
	call	quad_strtold@PLT
	subl	$4, %esp
	testl	%edi, %edi
	je	.L288
	movl	28(%esp), %edx
	movl	468(%esp), %eax
	subl	%ebp, %edx
	leal	(%eax,%edx,4), %edx
	movl	%edx, (%edi)
.L288:
	cmpl	%esi, %ebp
	je	.L287
	movl	%ebp, (%esp)
	call	free@PLT
.L287:
	movl	464(%esp), %eax
	movl	444(%esp), %ebx
	movl	448(%esp), %esi
	movl	452(%esp), %edi
	movl	456(%esp), %ebp
	addl	$460, %esp
	ret	$4
	.size	quad_wcstold, .-quad_wcstold
	.section	.text.wcsftime,"ax",@progbits
	.p2align 4
	.globl	wcsftime
	.type	wcsftime, @function
wcsftime:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	72(%esp), %edi
	movl	%edi, (%esp)
	call	wcslen@PLT
	movl	%eax, %ebp
	movl	68(%esp), %eax
	leal	1(%ebp,%eax), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L300
	movl	%edi, 4(%esp)
	leal	1(%ebp), %esi
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	movl	%eax, 28(%esp)
	call	wcstombs@PLT
	movl	28(%esp), %edx
	cmpl	%ebp, %eax
	je	.L296
.L298:
	xorl	%edi, %edi
.L297:
	movl	%edx, (%esp)
	call	free@PLT
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L300:
	addl	$44, %esp
	xorl	%edi, %edi
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L296:
	movl	%edx, 8(%esp)
	movl	76(%esp), %eax
	addl	%edx, %esi
	movl	%esi, (%esp)
	movl	%edx, 28(%esp)
	movl	%eax, 12(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	call	strftime@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L298
	movl	64(%esp), %eax
	leal	4(%eax,%edi,4), %ebp
	.p2align 4
	.p2align 3
.L299:
	movzbl	(%esi), %ecx
	addl	$4, %eax
	incl	%esi
	movl	%ecx, -4(%eax)
	cmpl	%ebp, %eax
	jne	.L299
	jmp	.L297
	.size	wcsftime, .-wcsftime
	.section	.text.wcsxfrm,"ax",@progbits
	.p2align 4
	.globl	wcsxfrm
	.type	wcsxfrm, @function
wcsxfrm:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	movl	48(%esp), %ebp
	movl	%esi, (%esp)
	call	wcslen@PLT
	testl	%edi, %edi
	je	.L306
	xorl	%edx, %edx
	.p2align 4
	.p2align 3
.L308:
	movl	(%esi,%edx,4), %ecx
	movl	%ecx, 0(%ebp,%edx,4)
	incl	%edx
	cmpl	%edi, %edx
	jnb	.L306
	cmpl	%edx, %eax
	jnb	.L308
.L306:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	wcsxfrm, .-wcsxfrm
	.section	.text.wcsdup,"ax",@progbits
	.p2align 4
	.globl	wcsdup
	.type	wcsdup, @function
wcsdup:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%esi, (%esp)
	call	wcslen@PLT
	leal	4(,%eax,4), %edi
	movl	%edi, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L318
	movl	%edi, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
.L318:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
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
	.size	classes, 96
classes:
	.long	.LC2
	.long	isalpha
	.long	.LC3
	.long	isupper
	.long	.LC4
	.long	islower
	.long	.LC5
	.long	isdigit
	.long	.LC6
	.long	isxdigit
	.long	.LC7
	.long	isalnum
	.long	.LC8
	.long	isspace
	.long	.LC9
	.long	isblank
	.long	.LC10
	.long	ispunct
	.long	.LC11
	.long	isprint
	.long	.LC12
	.long	isgraph
	.long	.LC13
	.long	iscntrl
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
