// cc89986f3fdc452fcea9624bd8bb4489 emu/guest/libc/wide_streams.c
	.file	"wide_streams.c"
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_in_buffer, @function
put_in_buffer:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	24(%esp), %esi
	movl	16(%esp), %ecx
	movl	20(%esp), %edx
	testl	%esi, %esi
	je	.L1
	movl	4(%ecx), %eax
	addl	%edx, %esi
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	movl	(%ecx), %ebx
	incl	%edx
	movzbl	-1(%edx), %eax
	leal	4(%ebx), %edi
	movl	%edi, (%ecx)
	movl	%eax, (%ebx)
	movl	4(%ecx), %eax
	decl	%eax
	cmpl	%esi, %edx
	movl	%eax, 4(%ecx)
	je	.L1
.L3:
	testl	%eax, %eax
	jne	.L5
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.put_wide_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_wide_in_buffer, @function
put_wide_in_buffer:
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ecx
	movl	12(%esp), %edx
	movl	16(%esp), %ebx
	testl	%ecx, %ecx
	je	.L8
	movl	4(%edx), %eax
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L12:
	movl	(%edx), %eax
	addl	$4, %ebx
	leal	4(%eax), %esi
	movl	%esi, (%edx)
	movl	-4(%ebx), %esi
	movl	%esi, (%eax)
	movl	4(%edx), %eax
	decl	%eax
	decl	%ecx
	movl	%eax, 4(%edx)
	je	.L8
.L10:
	testl	%eax, %eax
	jne	.L12
.L8:
	popl	%ebx
	popl	%esi
	ret
	.size	put_wide_in_buffer, .-put_wide_in_buffer
	.section	.text.fgetwc,"ax",@progbits
	.p2align 4
	.globl	fgetwc
	.type	fgetwc, @function
fgetwc:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	fwide@PLT
	movl	%esi, (%esp)
	call	getc@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	fgetwc, .-fgetwc
	.section	.text.fputwc,"ax",@progbits
	.p2align 4
	.globl	fputwc
	.type	fputwc, @function
fputwc:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	36(%esp), %esi
	movl	%edi, 24(%esp)
	movl	32(%esp), %edi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	fwide@PLT
	cmpl	$255, %edi
	ja	.L23
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	call	putc@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	orb	$32, 12(%esi)
	call	___errno@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	movl	$88, (%eax)
	movl	$-1, %eax
	addl	$28, %esp
	ret
	.size	fputwc, .-fputwc
	.section	.text.getwc,"ax",@progbits
	.p2align 4
	.globl	getwc
	.type	getwc, @function
getwc:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	fgetwc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getwc, .-getwc
	.section	.text.putwc,"ax",@progbits
	.p2align 4
	.globl	putwc
	.type	putwc, @function
putwc:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fputwc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	putwc, .-putwc
	.section	.text.getwchar,"ax",@progbits
	.p2align 4
	.globl	getwchar
	.type	getwchar, @function
getwchar:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	fgetwc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getwchar, .-getwchar
	.section	.text.putwchar,"ax",@progbits
	.p2align 4
	.globl	putwchar
	.type	putwchar, @function
putwchar:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fputwc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	putwchar, .-putwchar
	.section	.text.ungetwc,"ax",@progbits
	.p2align 4
	.globl	ungetwc
	.type	ungetwc, @function
ungetwc:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	fwide@PLT
	cmpl	$255, %esi
	movl	$-1, %eax
	ja	.L32
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	ungetc@PLT
.L32:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	ungetwc, .-ungetwc
	.section	.text.fgetws,"ax",@progbits
	.p2align 4
	.globl	fgetws
	.type	fgetws, @function
fgetws:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	56(%esp), %edi
	movl	%edi, (%esp)
	call	flockfile@PLT
	movl	52(%esp), %eax
	leal	-1(%eax), %ebp
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L54:
	call	fgetwc@PLT
	cmpl	$-1, %eax
	je	.L53
	movl	48(%esp), %edx
	incl	%esi
	cmpl	$10, %eax
	movl	%eax, -4(%edx,%esi,4)
	je	.L39
.L38:
	movl	%edi, (%esp)
	cmpl	%ebp, %esi
	jl	.L54
	call	funlockfile@PLT
	movl	52(%esp), %eax
	testl	%eax, %eax
	jle	.L43
.L45:
	movl	48(%esp), %eax
	movl	$0, (%eax,%esi,4)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%edi, (%esp)
	call	funlockfile@PLT
	testl	%esi, %esi
	je	.L43
	testb	$32, 12(%edi)
	je	.L45
.L43:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movl	%edi, (%esp)
	call	funlockfile@PLT
	jmp	.L45
	.size	fgetws, .-fgetws
	.section	.text.fputws,"ax",@progbits
	.p2align 4
	.globl	fputws
	.type	fputws, @function
fputws:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	36(%esp), %esi
	movl	32(%esp), %edi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	$1, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	fwide@PLT
	movl	(%edi), %edx
	testl	%edx, %edx
	jne	.L58
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L57:
	incl	%eax
	je	.L62
.L58:
	movl	%edx, (%esp)
	addl	$4, %edi
	movl	%esi, 4(%esp)
	call	fputwc@PLT
	movl	(%edi), %edx
	testl	%edx, %edx
	jne	.L57
	incl	%eax
	sete	%al
	movzbl	%al, %edi
	negl	%edi
.L56:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movl	$-1, %edi
	jmp	.L56
.L59:
	xorl	%edi, %edi
	jmp	.L56
	.size	fputws, .-fputws
	.section	.text.getws,"ax",@progbits
	.p2align 4
	.globl	getws
	.type	getws, @function
getws:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %edi
	movl	%edi, %ebp
	movl	__iob@GOT(%ebx), %esi
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L65:
	cmpl	$10, %eax
	je	.L67
	movl	%eax, 0(%ebp)
	addl	$4, %ebp
.L64:
	movl	%esi, (%esp)
	call	fgetwc@PLT
	cmpl	$-1, %eax
	jne	.L65
	cmpl	%edi, %ebp
	je	.L71
.L67:
	movl	$0, 0(%ebp)
	addl	$28, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getws, .-getws
	.section	.text.putws,"ax",@progbits
	.p2align 4
	.globl	putws
	.type	putws, @function
putws:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	__iob@GOT(%ebx), %eax
	leal	16(%eax), %esi
	movl	32(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	fputws@PLT
	testl	%eax, %eax
	jne	.L74
	movl	%esi, 4(%esp)
	movl	$10, (%esp)
	call	fputwc@PLT
	incl	%eax
	sete	%al
	movzbl	%al, %eax
	negl	%eax
.L72:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L74:
	movl	$-1, %eax
	jmp	.L72
	.size	putws, .-putws
	.section	.text.vfwprintf,"ax",@progbits
	.p2align 4
	.globl	vfwprintf
	.type	vfwprintf, @function
vfwprintf:
	pushl	%esi
	movl	$1, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	%eax, 4(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	fwide@PLT
	movl	40(%esp), %eax
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 8(%esp)
	call	print_text@PLT
	testl	%eax, %eax
	jns	.L77
	orb	$32, 12(%esi)
.L77:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	vfwprintf, .-vfwprintf
	.section	.text.vwprintf,"ax",@progbits
	.p2align 4
	.globl	vwprintf
	.type	vwprintf, @function
vwprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, (%esp)
	call	vfwprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vwprintf, .-vwprintf
	.section	.text.vswprintf,"ax",@progbits
	.p2align 4
	.globl	vswprintf
	.type	vswprintf, @function
vswprintf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	68(%esp), %esi
	movl	64(%esp), %ecx
	movl	72(%esp), %eax
	movl	76(%esp), %edx
	testl	%esi, %esi
	movl	%ecx, 28(%esp)
	je	.L82
	movl	%edx, 12(%esp)
	leal	-1(%esi), %ecx
	xorl	%edx, %edx
	movl	%ecx, 32(%esp)
	leal	put_in_buffer@GOTOFF(%ebx), %ecx
	movl	%ecx, 36(%esp)
	leal	put_wide_in_buffer@GOTOFF(%ebx), %ecx
	movl	%eax, 8(%esp)
	leal	36(%esp), %eax
	movl	%ecx, 40(%esp)
	leal	28(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 44(%esp)
	call	format_text@PLT
	movl	28(%esp), %edx
	movl	$0, (%edx)
	movl	%eax, %edx
	notl	%edx
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L83
	cmpl	%esi, %eax
	jb	.L91
	.p2align 4
	.p2align 3
.L83:
	movl	$-1, %eax
.L91:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L82:
	movl	%eax, 8(%esp)
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	movl	%ecx, 32(%esp)
	leal	put_in_buffer@GOTOFF(%ebx), %ecx
	movl	%ecx, 36(%esp)
	leal	36(%esp), %eax
	movl	%edx, 12(%esp)
	leal	put_wide_in_buffer@GOTOFF(%ebx), %ecx
	movl	%ecx, 40(%esp)
	leal	28(%esp), %ecx
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 44(%esp)
	call	format_text@PLT
	jmp	.L83
	.size	vswprintf, .-vswprintf
	.section	.text.wprintf,"ax",@progbits
	.p2align 4
	.globl	wprintf
	.type	wprintf, @function
wprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, (%esp)
	call	vfwprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	wprintf, .-wprintf
	.section	.text.fwprintf,"ax",@progbits
	.p2align 4
	.globl	fwprintf
	.type	fwprintf, @function
fwprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vfwprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fwprintf, .-fwprintf
	.section	.text.swprintf,"ax",@progbits
	.p2align 4
	.globl	swprintf
	.type	swprintf, @function
swprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	44(%esp), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vswprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	swprintf, .-swprintf
	.section	.text.vfwscanf,"ax",@progbits
	.p2align 4
	.globl	vfwscanf
	.type	vfwscanf, @function
vfwscanf:
	subl	$44, %esp
	movl	$1, %eax
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	fwide@PLT
	movl	56(%esp), %eax
	xorl	%edx, %edx
	movl	%esi, (%esp)
	xorl	%ecx, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, 20(%esp)
	movl	52(%esp), %eax
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	call	scan_text@PLT
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	vfwscanf, .-vfwscanf
	.section	.text.vwscanf,"ax",@progbits
	.p2align 4
	.globl	vwscanf
	.type	vwscanf, @function
vwscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	vfwscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vwscanf, .-vwscanf
	.section	.text.vswscanf,"ax",@progbits
	.p2align 4
	.globl	vswscanf
	.type	vswscanf, @function
vswscanf:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	$0, (%esp)
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	%eax, 16(%esp)
	movl	48(%esp), %eax
	movl	%eax, 8(%esp)
	call	scan_text@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	vswscanf, .-vswscanf
	.section	.text.wscanf,"ax",@progbits
	.p2align 4
	.globl	wscanf
	.type	wscanf, @function
wscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	vfwscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	wscanf, .-wscanf
	.section	.text.fwscanf,"ax",@progbits
	.p2align 4
	.globl	fwscanf
	.type	fwscanf, @function
fwscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vfwscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fwscanf, .-fwscanf
	.section	.text.swscanf,"ax",@progbits
	.p2align 4
	.globl	swscanf
	.type	swscanf, @function
swscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vswscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	swscanf, .-swscanf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
