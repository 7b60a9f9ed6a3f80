// 697ede4d7d8cf7f68e5086b6991ccaec emu/guest/libc/ctype.c
	.file	"ctype.c"
	.text
	.section	.text.isupper,"ax",@progbits
	.p2align 4
	.globl	isupper
	.type	isupper, @function
isupper:
	movl	4(%esp), %eax
	subl	$65, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	isupper, .-isupper
	.section	.text._isupper,"ax",@progbits
	.p2align 4
	.globl	_isupper
	.type	_isupper, @function
_isupper:
	movl	4(%esp), %eax
	subl	$65, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_isupper, .-_isupper
	.section	.text.islower,"ax",@progbits
	.p2align 4
	.globl	islower
	.type	islower, @function
islower:
	movl	4(%esp), %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	islower, .-islower
	.section	.text._islower,"ax",@progbits
	.p2align 4
	.globl	_islower
	.type	_islower, @function
_islower:
	movl	4(%esp), %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_islower, .-_islower
	.section	.text.isalpha,"ax",@progbits
	.p2align 4
	.globl	isalpha
	.type	isalpha, @function
isalpha:
	movl	4(%esp), %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	isalpha, .-isalpha
	.section	.text._isalpha,"ax",@progbits
	.p2align 4
	.globl	_isalpha
	.type	_isalpha, @function
_isalpha:
	movl	4(%esp), %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_isalpha, .-_isalpha
	.section	.text.isdigit,"ax",@progbits
	.p2align 4
	.globl	isdigit
	.type	isdigit, @function
isdigit:
	movl	4(%esp), %eax
	subl	$48, %eax
	cmpl	$9, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	isdigit, .-isdigit
	.section	.text._isdigit,"ax",@progbits
	.p2align 4
	.globl	_isdigit
	.type	_isdigit, @function
_isdigit:
	movl	4(%esp), %eax
	subl	$48, %eax
	cmpl	$9, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_isdigit, .-_isdigit
	.section	.text.isalnum,"ax",@progbits
	.p2align 4
	.globl	isalnum
	.type	isalnum, @function
isalnum:
	movl	4(%esp), %edx
	movl	$1, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L10
	movl	%edx, %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%dl
	movzbl	%dl, %eax
.L10:
	ret
	.size	isalnum, .-isalnum
	.section	.text._isalnum,"ax",@progbits
	.p2align 4
	.globl	_isalnum
	.type	_isalnum, @function
_isalnum:
	movl	4(%esp), %edx
	movl	$1, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L13
	movl	%edx, %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$25, %eax
	setbe	%dl
	movzbl	%dl, %eax
.L13:
	ret
	.size	_isalnum, .-_isalnum
	.section	.text.isxdigit,"ax",@progbits
	.p2align 4
	.globl	isxdigit
	.type	isxdigit, @function
isxdigit:
	movl	4(%esp), %edx
	movl	$1, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L16
	movl	%edx, %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$5, %eax
	setbe	%dl
	movzbl	%dl, %eax
.L16:
	ret
	.size	isxdigit, .-isxdigit
	.section	.text._isxdigit,"ax",@progbits
	.p2align 4
	.globl	_isxdigit
	.type	_isxdigit, @function
_isxdigit:
	movl	4(%esp), %edx
	movl	$1, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L19
	movl	%edx, %eax
	orl	$32, %eax
	subl	$97, %eax
	cmpl	$5, %eax
	setbe	%dl
	movzbl	%dl, %eax
.L19:
	ret
	.size	_isxdigit, .-_isxdigit
	.section	.text.isspace,"ax",@progbits
	.p2align 4
	.globl	isspace
	.type	isspace, @function
isspace:
	movl	4(%esp), %edx
	leal	-9(%edx), %eax
	cmpl	$4, %eax
	setbe	%al
	cmpl	$32, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	isspace, .-isspace
	.section	.text._isspace,"ax",@progbits
	.p2align 4
	.globl	_isspace
	.type	_isspace, @function
_isspace:
	movl	4(%esp), %edx
	leal	-9(%edx), %eax
	cmpl	$4, %eax
	setbe	%al
	cmpl	$32, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	_isspace, .-_isspace
	.section	.text.isblank,"ax",@progbits
	.p2align 4
	.globl	isblank
	.type	isblank, @function
isblank:
	movl	4(%esp), %edx
	cmpl	$32, %edx
	sete	%al
	cmpl	$9, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	isblank, .-isblank
	.section	.text._isblank,"ax",@progbits
	.p2align 4
	.globl	_isblank
	.type	_isblank, @function
_isblank:
	movl	4(%esp), %edx
	cmpl	$32, %edx
	sete	%al
	cmpl	$9, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	_isblank, .-_isblank
	.section	.text.iscntrl,"ax",@progbits
	.p2align 4
	.globl	iscntrl
	.type	iscntrl, @function
iscntrl:
	movl	4(%esp), %edx
	cmpl	$31, %edx
	setbe	%al
	cmpl	$127, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	iscntrl, .-iscntrl
	.section	.text._iscntrl,"ax",@progbits
	.p2align 4
	.globl	_iscntrl
	.type	_iscntrl, @function
_iscntrl:
	movl	4(%esp), %edx
	cmpl	$31, %edx
	setbe	%al
	cmpl	$127, %edx
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	_iscntrl, .-_iscntrl
	.section	.text.isprint,"ax",@progbits
	.p2align 4
	.globl	isprint
	.type	isprint, @function
isprint:
	movl	4(%esp), %eax
	subl	$32, %eax
	cmpl	$94, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	isprint, .-isprint
	.section	.text._isprint,"ax",@progbits
	.p2align 4
	.globl	_isprint
	.type	_isprint, @function
_isprint:
	movl	4(%esp), %eax
	subl	$32, %eax
	cmpl	$94, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_isprint, .-_isprint
	.section	.text.isgraph,"ax",@progbits
	.p2align 4
	.globl	isgraph
	.type	isgraph, @function
isgraph:
	movl	4(%esp), %eax
	subl	$33, %eax
	cmpl	$93, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	isgraph, .-isgraph
	.section	.text._isgraph,"ax",@progbits
	.p2align 4
	.globl	_isgraph
	.type	_isgraph, @function
_isgraph:
	movl	4(%esp), %eax
	subl	$33, %eax
	cmpl	$93, %eax
	setbe	%al
	movzbl	%al, %eax
	ret
	.size	_isgraph, .-_isgraph
	.section	.text.ispunct,"ax",@progbits
	.p2align 4
	.globl	ispunct
	.type	ispunct, @function
ispunct:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-33(%edx), %ecx
	cmpl	$93, %ecx
	jbe	.L37
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	%edx, (%esp)
	call	isalnum@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	sete	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	ispunct, .-ispunct
	.section	.text._ispunct,"ax",@progbits
	.p2align 4
	.globl	_ispunct
	.type	_ispunct, @function
_ispunct:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-33(%edx), %ecx
	cmpl	$93, %ecx
	jbe	.L43
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	movl	%edx, (%esp)
	call	isalnum@PLT
	movl	24(%esp), %ebx
	testl	%eax, %eax
	sete	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.size	_ispunct, .-_ispunct
	.section	.text.isascii,"ax",@progbits
	.p2align 4
	.globl	isascii
	.type	isascii, @function
isascii:
	xorl	%eax, %eax
	cmpl	$127, 4(%esp)
	setbe	%al
	ret
	.size	isascii, .-isascii
	.section	.text._isascii,"ax",@progbits
	.p2align 4
	.globl	_isascii
	.type	_isascii, @function
_isascii:
	xorl	%eax, %eax
	cmpl	$127, 4(%esp)
	setbe	%al
	ret
	.size	_isascii, .-_isascii
	.section	.text.tolower,"ax",@progbits
	.p2align 4
	.globl	tolower
	.type	tolower, @function
tolower:
	movl	4(%esp), %eax
	leal	-65(%eax), %edx
	cmpl	$25, %edx
	ja	.L47
	addl	$32, %eax
.L47:
	ret
	.size	tolower, .-tolower
	.section	.text.toupper,"ax",@progbits
	.p2align 4
	.globl	toupper
	.type	toupper, @function
toupper:
	movl	4(%esp), %eax
	leal	-97(%eax), %edx
	cmpl	$25, %edx
	ja	.L49
	subl	$32, %eax
.L49:
	ret
	.size	toupper, .-toupper
	.section	.text._tolower,"ax",@progbits
	.p2align 4
	.globl	_tolower
	.type	_tolower, @function
_tolower:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_tolower, .-_tolower
	.section	.text._toupper,"ax",@progbits
	.p2align 4
	.globl	_toupper
	.type	_toupper, @function
_toupper:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	toupper@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_toupper, .-_toupper
	.section	.text.toascii,"ax",@progbits
	.p2align 4
	.globl	toascii
	.type	toascii, @function
toascii:
	movl	4(%esp), %eax
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
	.align 4
	.type	__SB_masks, @object
	.size	__SB_masks, 4
__SB_masks:
	.zero	4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
