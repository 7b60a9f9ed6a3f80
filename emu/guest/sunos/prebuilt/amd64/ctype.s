// 697ede4d7d8cf7f68e5086b6991ccaec emu/guest/libc/ctype.c
	.file	"ctype.c"
	.text
	.section	.text.isupper,"ax",@progbits
	.p2align 4
	.globl	isupper
	.type	isupper, @function
isupper:
	subl	$65, %edi
	xorl	%eax, %eax
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	isupper, .-isupper
	.section	.text._isupper,"ax",@progbits
	.p2align 4
	.globl	_isupper
	.type	_isupper, @function
_isupper:
	subl	$65, %edi
	xorl	%eax, %eax
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	_isupper, .-_isupper
	.section	.text.islower,"ax",@progbits
	.p2align 4
	.globl	islower
	.type	islower, @function
islower:
	subl	$97, %edi
	xorl	%eax, %eax
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	islower, .-islower
	.section	.text._islower,"ax",@progbits
	.p2align 4
	.globl	_islower
	.type	_islower, @function
_islower:
	subl	$97, %edi
	xorl	%eax, %eax
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	_islower, .-_islower
	.section	.text.isalpha,"ax",@progbits
	.p2align 4
	.globl	isalpha
	.type	isalpha, @function
isalpha:
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	isalpha, .-isalpha
	.section	.text._isalpha,"ax",@progbits
	.p2align 4
	.globl	_isalpha
	.type	_isalpha, @function
_isalpha:
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$25, %edi
	setbe	%al
	ret
	.size	_isalpha, .-_isalpha
	.section	.text.isdigit,"ax",@progbits
	.p2align 4
	.globl	isdigit
	.type	isdigit, @function
isdigit:
	subl	$48, %edi
	xorl	%eax, %eax
	cmpl	$9, %edi
	setbe	%al
	ret
	.size	isdigit, .-isdigit
	.section	.text._isdigit,"ax",@progbits
	.p2align 4
	.globl	_isdigit
	.type	_isdigit, @function
_isdigit:
	subl	$48, %edi
	xorl	%eax, %eax
	cmpl	$9, %edi
	setbe	%al
	ret
	.size	_isdigit, .-_isdigit
	.section	.text.isalnum,"ax",@progbits
	.p2align 4
	.globl	isalnum
	.type	isalnum, @function
isalnum:
	leal	-48(%rdi), %edx
	movl	$1, %eax
	cmpl	$9, %edx
	jbe	.L10
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$25, %edi
	setbe	%al
.L10:
	ret
	.size	isalnum, .-isalnum
	.section	.text._isalnum,"ax",@progbits
	.p2align 4
	.globl	_isalnum
	.type	_isalnum, @function
_isalnum:
	leal	-48(%rdi), %edx
	movl	$1, %eax
	cmpl	$9, %edx
	jbe	.L13
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$25, %edi
	setbe	%al
.L13:
	ret
	.size	_isalnum, .-_isalnum
	.section	.text.isxdigit,"ax",@progbits
	.p2align 4
	.globl	isxdigit
	.type	isxdigit, @function
isxdigit:
	leal	-48(%rdi), %edx
	movl	$1, %eax
	cmpl	$9, %edx
	jbe	.L16
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$5, %edi
	setbe	%al
.L16:
	ret
	.size	isxdigit, .-isxdigit
	.section	.text._isxdigit,"ax",@progbits
	.p2align 4
	.globl	_isxdigit
	.type	_isxdigit, @function
_isxdigit:
	leal	-48(%rdi), %edx
	movl	$1, %eax
	cmpl	$9, %edx
	jbe	.L19
	orl	$32, %edi
	xorl	%eax, %eax
	subl	$97, %edi
	cmpl	$5, %edi
	setbe	%al
.L19:
	ret
	.size	_isxdigit, .-_isxdigit
	.section	.text.isspace,"ax",@progbits
	.p2align 4
	.globl	isspace
	.type	isspace, @function
isspace:
	leal	-9(%rdi), %eax
	cmpl	$4, %eax
	setbe	%al
	cmpl	$32, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	isspace, .-isspace
	.section	.text._isspace,"ax",@progbits
	.p2align 4
	.globl	_isspace
	.type	_isspace, @function
_isspace:
	leal	-9(%rdi), %eax
	cmpl	$4, %eax
	setbe	%al
	cmpl	$32, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	_isspace, .-_isspace
	.section	.text.isblank,"ax",@progbits
	.p2align 4
	.globl	isblank
	.type	isblank, @function
isblank:
	cmpl	$32, %edi
	sete	%al
	cmpl	$9, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	isblank, .-isblank
	.section	.text._isblank,"ax",@progbits
	.p2align 4
	.globl	_isblank
	.type	_isblank, @function
_isblank:
	cmpl	$32, %edi
	sete	%al
	cmpl	$9, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	_isblank, .-_isblank
	.section	.text.iscntrl,"ax",@progbits
	.p2align 4
	.globl	iscntrl
	.type	iscntrl, @function
iscntrl:
	cmpl	$31, %edi
	setbe	%al
	cmpl	$127, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	iscntrl, .-iscntrl
	.section	.text._iscntrl,"ax",@progbits
	.p2align 4
	.globl	_iscntrl
	.type	_iscntrl, @function
_iscntrl:
	cmpl	$31, %edi
	setbe	%al
	cmpl	$127, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	_iscntrl, .-_iscntrl
	.section	.text.isprint,"ax",@progbits
	.p2align 4
	.globl	isprint
	.type	isprint, @function
isprint:
	subl	$32, %edi
	xorl	%eax, %eax
	cmpl	$94, %edi
	setbe	%al
	ret
	.size	isprint, .-isprint
	.section	.text._isprint,"ax",@progbits
	.p2align 4
	.globl	_isprint
	.type	_isprint, @function
_isprint:
	subl	$32, %edi
	xorl	%eax, %eax
	cmpl	$94, %edi
	setbe	%al
	ret
	.size	_isprint, .-_isprint
	.section	.text.isgraph,"ax",@progbits
	.p2align 4
	.globl	isgraph
	.type	isgraph, @function
isgraph:
	subl	$33, %edi
	xorl	%eax, %eax
	cmpl	$93, %edi
	setbe	%al
	ret
	.size	isgraph, .-isgraph
	.section	.text._isgraph,"ax",@progbits
	.p2align 4
	.globl	_isgraph
	.type	_isgraph, @function
_isgraph:
	subl	$33, %edi
	xorl	%eax, %eax
	cmpl	$93, %edi
	setbe	%al
	ret
	.size	_isgraph, .-_isgraph
	.section	.text.ispunct,"ax",@progbits
	.p2align 4
	.globl	ispunct
	.type	ispunct, @function
ispunct:
	leal	-33(%rdi), %edx
	cmpl	$93, %edx
	jbe	.L40
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	subq	$8, %rsp
	call	isalnum@PLT
	testl	%eax, %eax
	sete	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	ispunct, .-ispunct
	.section	.text._ispunct,"ax",@progbits
	.p2align 4
	.globl	_ispunct
	.type	_ispunct, @function
_ispunct:
	leal	-33(%rdi), %edx
	cmpl	$93, %edx
	jbe	.L49
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	subq	$8, %rsp
	call	isalnum@PLT
	testl	%eax, %eax
	sete	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	_ispunct, .-_ispunct
	.section	.text.isascii,"ax",@progbits
	.p2align 4
	.globl	isascii
	.type	isascii, @function
isascii:
	xorl	%eax, %eax
	cmpl	$127, %edi
	setbe	%al
	ret
	.size	isascii, .-isascii
	.section	.text._isascii,"ax",@progbits
	.p2align 4
	.globl	_isascii
	.type	_isascii, @function
_isascii:
	xorl	%eax, %eax
	cmpl	$127, %edi
	setbe	%al
	ret
	.size	_isascii, .-_isascii
	.section	.text.tolower,"ax",@progbits
	.p2align 4
	.globl	tolower
	.type	tolower, @function
tolower:
	leal	-65(%rdi), %ecx
	movl	%edi, %eax
	leal	32(%rdi), %edx
	cmpl	$26, %ecx
	cmovb	%edx, %eax
	ret
	.size	tolower, .-tolower
	.section	.text.toupper,"ax",@progbits
	.p2align 4
	.globl	toupper
	.type	toupper, @function
toupper:
	leal	-97(%rdi), %ecx
	movl	%edi, %eax
	leal	-32(%rdi), %edx
	cmpl	$26, %ecx
	cmovb	%edx, %eax
	ret
	.size	toupper, .-toupper
	.section	.text._tolower,"ax",@progbits
	.p2align 4
	.globl	_tolower
	.type	_tolower, @function
_tolower:
	jmp	tolower@PLT
	.size	_tolower, .-_tolower
	.section	.text._toupper,"ax",@progbits
	.p2align 4
	.globl	_toupper
	.type	_toupper, @function
_toupper:
	jmp	toupper@PLT
	.size	_toupper, .-_toupper
	.section	.text.toascii,"ax",@progbits
	.p2align 4
	.globl	toascii
	.type	toascii, @function
toascii:
	movl	%edi, %eax
	andl	$127, %eax
	ret
	.size	toascii, .-toascii
	.globl	__nl_char_size
	.data
	.align 4
	.type	__nl_char_size, @object
	.size	__nl_char_size, 4
__nl_char_size:
	.long	1
	.globl	__SB_masks
	.bss
	.align 8
	.type	__SB_masks, @object
	.size	__SB_masks, 8
__SB_masks:
	.zero	8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
