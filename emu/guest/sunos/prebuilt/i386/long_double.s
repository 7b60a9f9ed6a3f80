// 7cd415df9be8bbb35bf8c3462c9c45c4 emu/guest/libc/long_double.c
	.file	"long_double.c"
	.text
	.section	.text.is_less,"ax",@progbits
	.p2align 4
	.type	is_less, @function
is_less:
	subl	$60, %esp
	movl	64(%esp), %eax
	movl	%ebx, 44(%esp)
	movl	68(%esp), %edx
	movl	%esi, 48(%esp)
	movl	88(%esp), %ecx
	movl	%ebp, 56(%esp)
	movl	92(%esp), %ebx
	movl	%eax, (%esp)
	movl	72(%esp), %eax
	movl	%edx, 4(%esp)
	movl	76(%esp), %edx
	movl	%ecx, 16(%esp)
	movl	%ebx, 20(%esp)
	movl	%eax, 8(%esp)
	movl	80(%esp), %eax
	movl	%edx, 12(%esp)
	movl	8(%esp), %ebp
	movl	%edi, 52(%esp)
	movl	12(%esp), %esi
	movl	84(%esp), %edx
	xorl	%ebp, %ecx
	xorl	%esi, %ebx
	orl	%ebx, %ecx
	jne	.L18
	movl	(%esp), %esi
	movl	%eax, %ecx
	movl	%edx, %ebx
	movl	4(%esp), %edi
	xorl	%esi, %ecx
	xorl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L17
.L18:
	movl	4(%esp), %ebp
	movl	%edx, %ebx
	movl	%eax, %ecx
	movl	(%esp), %edi
	orl	%ebp, %ebx
	orl	%edi, %ecx
	andl	$2147483647, %ebx
	movl	%ecx, %esi
	movl	%ebx, %edi
	movl	8(%esp), %ecx
	movl	12(%esp), %ebx
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	jne	.L4
	movl	20(%esp), %ebx
	movl	16(%esp), %esi
	movl	(%esp), %ecx
	xorl	%eax, %ecx
	orl	%esi, %ebx
	movl	%edx, %ebx
	jne	.L5
	movl	4(%esp), %esi
	xorl	%esi, %ebx
	orl	%ebx, %ecx
	je	.L17
.L6:
	movl	%eax, 32(%esp)
	movl	%edx, %eax
	movl	16(%esp), %ecx
	andl	$2147483647, %eax
	movl	20(%esp), %ebx
	movl	%eax, 36(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L17
.L7:
	movl	4(%esp), %esi
	shrl	$31, %esi
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	movl	4(%esp), %ebp
	movl	%edx, %ebx
	movl	(%esp), %edi
	movl	%ebp, %esi
	shrl	$31, %esi
	xorl	%ebp, %ebx
	jns	.L9
	movl	%edi, 24(%esp)
	movl	%ebp, %edi
	movl	12(%esp), %ebp
	andl	$2147483647, %edi
	movl	24(%esp), %ecx
	movl	%edi, 28(%esp)
	movl	8(%esp), %edi
	movl	28(%esp), %ebx
	orl	%edi, %ecx
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L6
.L1:
	movl	%esi, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	xorl	4(%esp), %ebx
	js	.L7
	movl	4(%esp), %esi
	shrl	$31, %esi
	.p2align 4
	.p2align 3
.L9:
	movl	(%esp), %edi
	movl	%eax, %ecx
	movl	%edx, %ebx
	movl	4(%esp), %ebp
	xorl	%edi, %ecx
	xorl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L11
	cmpl	%eax, %edi
	movl	%ebp, %edi
	sbbl	%edx, %edi
	setc	%al
	movzbl	%al, %eax
	xorl	%eax, %esi
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L17:
	xorl	%esi, %esi
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	movl	8(%esp), %eax
	movl	16(%esp), %edi
	movl	12(%esp), %edx
	movl	20(%esp), %ebp
	cmpl	%edi, %eax
	movl	%edx, %eax
	sbbl	%ebp, %eax
	setc	%al
	movzbl	%al, %eax
	xorl	%eax, %esi
	jmp	.L1
	.size	is_less, .-is_less
	.section	.text.is_special_division,"ax",@progbits
	.p2align 4
	.type	is_special_division, @function
is_special_division:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$76, %esp
	movl	%edi, 68(%esp)
	movl	84(%esp), %edi
	movl	%esi, 64(%esp)
	movl	92(%esp), %edx
	movl	%ebp, 72(%esp)
	movl	112(%esp), %esi
	movl	%ebx, 60(%esp)
	movl	80(%esp), %ebp
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	je	.L52
	movl	108(%esp), %ebx
	movl	100(%esp), %eax
	movl	104(%esp), %ecx
	movl	96(%esp), %edx
	movl	%ebx, 28(%esp)
	movl	%eax, %ebx
	movl	%ecx, 24(%esp)
	xorl	$2147418112, %ebx
	andl	$2147418112, %ebx
	jne	.L53
	movl	%edx, 40(%esp)
	movzwl	%ax, %ecx
	movl	24(%esp), %edi
	movl	%ecx, 44(%esp)
	movl	28(%esp), %ebp
	movl	40(%esp), %ecx
	movl	44(%esp), %ebx
	orl	%edi, %ecx
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L54
.L29:
	movl	96(%esp), %eax
	movl	%eax, (%esi)
	movl	100(%esp), %eax
	movl	%eax, 4(%esi)
	movl	104(%esp), %eax
	movl	%eax, 8(%esi)
	movl	108(%esp), %eax
	movl	%eax, 12(%esi)
.L31:
	movl	$1, %eax
.L25:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	andl	$2147483647, %eax
	orl	%edx, %eax
	je	.L55
.L35:
	movl	%ebp, 32(%esp)
	andl	$2147483647, %edi
	movl	8(%esp), %ecx
	movl	%edi, 36(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	movl	12(%esp), %ebx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L27
	xorl	%eax, %eax
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L52:
	movzwl	%di, %edi
	orl	%ebp, %edi
	jne	.L27
	movl	8(%esp), %ecx
	movl	12(%esp), %eax
	orl	%ecx, %eax
	jne	.L27
	movl	100(%esp), %eax
	movl	96(%esp), %ecx
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	je	.L56
.L32:
	movl	20(%esp), %ebx
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L54:
	andl	$2147483647, %eax
	orl	%edx, %eax
	je	.L32
	.p2align 4
	.p2align 3
.L27:
	movl	80(%esp), %eax
	movl	%eax, (%esi)
	movl	84(%esp), %eax
	movl	%eax, 4(%esi)
	movl	88(%esp), %eax
	movl	%eax, 8(%esi)
	movl	92(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L55:
	movl	24(%esp), %eax
	movl	28(%esp), %ecx
	orl	%eax, %ecx
	jne	.L35
	jmp	.L32
.L56:
	movl	%ecx, 24(%esp)
	movzwl	%ax, %eax
	movl	%eax, 28(%esp)
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	orl	104(%esp), %eax
	orl	108(%esp), %edx
	orl	%edx, %eax
	jne	.L29
	jmp	.L32
	.size	is_special_division, .-is_special_division
	.section	.text.scale,"ax",@progbits
	.p2align 4
	.type	scale, @function
scale:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	%eax, %esi
	movl	228(%esp), %eax
	movl	%edi, 212(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%ebx, 204(%esp)
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	je	.L58
	andl	$2147483647, %eax
	movl	%ebp, %ecx
	movl	%eax, %ebx
	movl	232(%esp), %eax
	orl	%eax, %ecx
	movl	236(%esp), %eax
	orl	%eax, %ebx
	orl	%ebx, %ecx
	je	.L58
	movl	228(%esp), %edx
	leal	96(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%ebp, 4(%esp)
	movl	%edx, 8(%esp)
	movl	232(%esp), %edx
	movl	%edx, 12(%esp)
	movl	236(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	movl	$-100000, %eax
	movl	$100000, %ecx
	subl	$4, %esp
	cmpl	%eax, 240(%esp)
	leal	144(%esp), %edx
	cmovge	240(%esp), %eax
	cmpl	%ecx, %eax
	cmovg	%ecx, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L59:
	movl	96(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L59
	movl	%edx, (%esp)
	movl	%edi, %ebx
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L61:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L61
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_quad@PLT
	subl	$4, %esp
	movl	84(%esp), %eax
	movl	80(%esp), %edx
	movl	%eax, %ecx
	xorl	$2147418112, %ecx
	andl	$2147418112, %ecx
	je	.L63
	movl	%edx, 72(%esp)
	andl	$2147483647, %eax
	movl	88(%esp), %ecx
	movl	%eax, 76(%esp)
	movl	92(%esp), %ebx
	movl	72(%esp), %eax
	movl	76(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L63
.L66:
	movl	80(%esp), %eax
	movl	%eax, (%esi)
	movl	84(%esp), %eax
	movl	%eax, 4(%esi)
	movl	88(%esp), %eax
	movl	%eax, 8(%esi)
	movl	92(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L58:
	movl	224(%esp), %eax
	movl	%eax, (%esi)
	movl	228(%esp), %eax
	movl	%eax, 4(%esi)
	movl	232(%esp), %eax
	movl	%eax, 8(%esi)
	movl	236(%esp), %eax
	movl	%eax, 12(%esi)
.L57:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$34, (%eax)
	jmp	.L66
	.size	scale, .-scale
	.section	.text.sum,"ax",@progbits
	.p2align 4
	.type	sum, @function
sum:
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$164, %esp
	leal	112(%esp), %ecx
.L81:
	movl	224(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L81
	xorl	%eax, %eax
.L83:
	movl	176(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L83
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L85:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L85
	movl	%esi, (%esp)
	call	real_quad@PLT
	movzwl	6(%esi), %eax
	andl	$32767, %eax
	subl	$4, %esp
	cmpl	$32767, %eax
	jne	.L80
	call	___errno@PLT
	movl	$34, (%eax)
.L80:
	addl	$164, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sum, .-sum
	.section	.text.remainder_of,"ax",@progbits
	.p2align 4
	.type	remainder_of, @function
remainder_of:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$252, %esp
	movl	316(%esp), %edx
	movl	368(%esp), %edi
	movl	276(%esp), %esi
	movl	324(%esp), %ebp
	testl	%edx, %edx
	movl	%ebx, 120(%esp)
	movl	$0, (%edi)
	je	.L93
	cmpl	%ebp, %esi
	jl	.L93
	movl	%eax, 140(%esp)
	leal	192(%esp), %ebx
	movl	%ebx, 132(%esp)
	leal	144(%esp), %ebx
	movl	%ebx, 136(%esp)
.L108:
	movl	%ebp, 324(%esp)
	movl	%esi, %ecx
	xorl	%eax, %eax
	subl	%ebp, %ecx
	movl	%ecx, 52(%esp)
.L94:
	movl	320(%esp,%eax), %ebx
	movl	%ebx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L94
	movl	%edx, 128(%esp)
	movl	132(%esp), %eax
	movl	%ecx, 124(%esp)
	movl	120(%esp), %ebx
	movl	%eax, (%esp)
	call	real_scale@PLT
	subl	$4, %esp
	movl	124(%esp), %ecx
	movl	128(%esp), %edx
	cmpl	$30, %ecx
	jg	.L96
	movl	%esi, 276(%esp)
	xorl	%eax, %eax
	movl	%edx, 316(%esp)
.L97:
	movl	192(%esp,%eax), %ebx
	movl	%ebx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L97
	xorl	%eax, %eax
.L99:
	movl	272(%esp,%eax), %ebx
	movl	%ebx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L99
	movl	%ecx, 124(%esp)
	movl	120(%esp), %ebx
	movl	%edx, 128(%esp)
	call	real_compare@PLT
	movl	124(%esp), %ecx
	testl	%eax, %eax
	js	.L164
	movl	$1, %eax
	sall	%cl, %eax
	movl	(%edi), %ecx
	orl	%ecx, %eax
.L103:
	movl	%eax, (%edi)
	xorl	%eax, %eax
.L104:
	movl	192(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L104
	xorl	%eax, %eax
.L106:
	movl	272(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L106
	movl	120(%esp), %ebx
	leal	272(%esp), %eax
	movl	%eax, (%esp)
	call	real_subtract@PLT
	subl	$4, %esp
	movl	316(%esp), %edx
	movl	276(%esp), %esi
	testl	%edx, %edx
	je	.L161
	cmpl	%esi, %ebp
	jle	.L108
.L161:
	movl	140(%esp), %eax
.L93:
	movl	%edx, 316(%esp)
	xorl	%edx, %edx
	movl	%esi, 276(%esp)
.L110:
	movl	272(%esp,%edx), %ecx
	movl	%ecx, (%eax,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L110
	addl	$252, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	movl	$0, (%edi)
	xorl	%eax, %eax
	movl	%esi, 276(%esp)
	movl	%edx, 316(%esp)
.L113:
	movl	192(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L113
	xorl	%eax, %eax
.L115:
	movl	272(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L115
	movl	%ecx, 124(%esp)
	movl	120(%esp), %ebx
	call	real_compare@PLT
	testl	%eax, %eax
	js	.L165
	movl	(%edi), %eax
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L165:
	movl	124(%esp), %ecx
	movl	$-1, %edx
	xorl	%eax, %eax
	movl	%edx, 52(%esp)
.L118:
	movl	192(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L118
	movl	%ecx, 124(%esp)
	movl	136(%esp), %eax
	movl	120(%esp), %ebx
	movl	%eax, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	124(%esp), %ecx
.L120:
	movl	144(%esp,%eax), %edx
	movl	%edx, 192(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L120
	cmpl	$31, %ecx
	movl	(%edi), %eax
	jne	.L103
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L164:
	testl	%ecx, %ecx
	movl	128(%esp), %edx
	je	.L161
	movl	$-1, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L124:
	movl	192(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L124
	movl	%ecx, 124(%esp)
	movl	136(%esp), %eax
	movl	120(%esp), %ebx
	movl	%eax, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	124(%esp), %ecx
.L126:
	movl	144(%esp,%eax), %edx
	movl	%edx, 192(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L126
	movl	(%edi), %eax
.L122:
	decl	%ecx
	movl	$1, %edx
	sall	%cl, %edx
	orl	%edx, %eax
	jmp	.L103
	.size	remainder_of, .-remainder_of
	.section	.text.checked,"ax",@progbits
	.p2align 4
	.type	checked, @function
checked:
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$68, %esp
.L167:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L167
	movl	%esi, (%esp)
	call	real_result@PLT
	movzwl	6(%esi), %eax
	andl	$32767, %eax
	subl	$4, %esp
	cmpl	$32767, %eax
	je	.L172
	addl	$68, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	call	___errno@PLT
	movl	$34, (%eax)
	addl	$68, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	checked, .-checked
	.section	.text.quad_fabsl,"ax",@progbits
	.p2align 4
	.globl	quad_fabsl
	.type	quad_fabsl, @function
quad_fabsl:
	movl	12(%esp), %edx
	movl	4(%esp), %eax
	movl	8(%esp), %ecx
	andl	$2147483647, %edx
	movl	%edx, 4(%eax)
	movl	16(%esp), %edx
	movl	%ecx, (%eax)
	movl	20(%esp), %ecx
	movl	%edx, 8(%eax)
	movl	%ecx, 12(%eax)
	ret	$4
	.size	quad_fabsl, .-quad_fabsl
	.section	.text.quad_copysignl,"ax",@progbits
	.p2align 4
	.globl	quad_copysignl
	.type	quad_copysignl, @function
quad_copysignl:
	subl	$12, %esp
	xorl	%ecx, %ecx
	movl	%edi, 8(%esp)
	movl	24(%esp), %edi
	movl	%esi, 4(%esp)
	movl	20(%esp), %eax
	movl	%ebx, (%esp)
	movl	16(%esp), %esi
	movl	(%esp), %ebx
	andl	$2147483647, %edi
	movl	%edi, %edx
	movl	40(%esp), %edi
	orl	%ecx, %eax
	movl	%eax, (%esi)
	movl	28(%esp), %eax
	andl	$-2147483648, %edi
	movl	%eax, 8(%esi)
	orl	%edi, %edx
	movl	%esi, %eax
	movl	%edx, 4(%esi)
	movl	32(%esp), %edx
	movl	8(%esp), %edi
	movl	%edx, 12(%esi)
	movl	4(%esp), %esi
	addl	$12, %esp
	ret	$4
	.size	quad_copysignl, .-quad_copysignl
	.section	.text.quad_floorl,"ax",@progbits
	.p2align 4
	.globl	quad_floorl
	.type	quad_floorl, @function
quad_floorl:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	232(%esp), %esi
	movl	%ebx, 204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%edi, 212(%esp)
	movl	%esi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L186
	movl	228(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	232(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	236(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	240(%esp), %eax
	movl	%eax, 12(%ebp)
.L176:
	movl	%ebp, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L186:
	movl	228(%esp), %ecx
	leal	96(%esp), %eax
	movl	$3, %edi
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%edi, 52(%esp)
	leal	144(%esp), %ecx
.L178:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L178
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L180:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L180
	movl	%ecx, (%esp)
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 76(%esp)
	movl	80(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 64(%esp)
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	andl	$2147483647, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	movl	68(%esp), %edi
	movl	72(%esp), %edx
	movl	88(%esp), %eax
	orl	%ecx, %edi
	movl	%edi, 4(%ebp)
	orl	%edx, %esi
	movl	92(%esp), %edx
	movl	%esi, 0(%ebp)
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L176
	.size	quad_floorl, .-quad_floorl
	.section	.text.quad_ceill,"ax",@progbits
	.p2align 4
	.globl	quad_ceill
	.type	quad_ceill, @function
quad_ceill:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	232(%esp), %esi
	movl	%ebx, 204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%edi, 212(%esp)
	movl	%esi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L197
	movl	228(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	232(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	236(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	240(%esp), %eax
	movl	%eax, 12(%ebp)
.L187:
	movl	%ebp, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L197:
	movl	228(%esp), %ecx
	leal	96(%esp), %eax
	movl	$4, %edi
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%edi, 52(%esp)
	leal	144(%esp), %ecx
.L189:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L189
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L191:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L191
	movl	%ecx, (%esp)
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 76(%esp)
	movl	80(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 64(%esp)
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	andl	$2147483647, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	movl	68(%esp), %edi
	movl	72(%esp), %edx
	movl	88(%esp), %eax
	orl	%ecx, %edi
	movl	%edi, 4(%ebp)
	orl	%edx, %esi
	movl	92(%esp), %edx
	movl	%esi, 0(%ebp)
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L187
	.size	quad_ceill, .-quad_ceill
	.section	.text.quad_truncl,"ax",@progbits
	.p2align 4
	.globl	quad_truncl
	.type	quad_truncl, @function
quad_truncl:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	232(%esp), %esi
	movl	%ebx, 204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%edi, 212(%esp)
	movl	%esi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L208
	movl	228(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	232(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	236(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	240(%esp), %eax
	movl	%eax, 12(%ebp)
.L198:
	movl	%ebp, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L208:
	movl	228(%esp), %ecx
	leal	96(%esp), %eax
	xorl	%edi, %edi
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%edi, 52(%esp)
	leal	144(%esp), %ecx
.L200:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L200
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L202:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L202
	movl	%ecx, (%esp)
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 76(%esp)
	movl	80(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 64(%esp)
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	andl	$2147483647, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	movl	68(%esp), %edi
	movl	72(%esp), %edx
	movl	88(%esp), %eax
	orl	%ecx, %edi
	movl	%edi, 4(%ebp)
	orl	%edx, %esi
	movl	92(%esp), %edx
	movl	%esi, 0(%ebp)
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L198
	.size	quad_truncl, .-quad_truncl
	.section	.text.is_integer,"ax",@progbits
	.p2align 4
	.type	is_integer, @function
is_integer:
	subl	$92, %esp
	movl	%ebx, 80(%esp)
	movl	96(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	100(%esp), %edx
	movl	%esi, 84(%esp)
	movl	%edi, 88(%esp)
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	movl	%edx, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L210
.L212:
	movl	80(%esp), %ebx
	movl	$1, %eax
	movl	84(%esp), %esi
	movl	88(%esp), %edi
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L210:
	movl	96(%esp), %edx
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	100(%esp), %edx
	movl	%edx, 8(%esp)
	movl	104(%esp), %edx
	movl	%edx, 12(%esp)
	movl	108(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_truncl@PLT
	subl	$4, %esp
	movl	104(%esp), %eax
	movl	108(%esp), %edx
	movl	64(%esp), %ecx
	movl	68(%esp), %ebx
	movl	%eax, 56(%esp)
	movl	72(%esp), %esi
	movl	%edx, 60(%esp)
	movl	76(%esp), %edi
	movl	%ecx, %eax
	xorl	32(%esp), %eax
	movl	%ebx, %edx
	xorl	36(%esp), %edx
	orl	%edx, %eax
	jne	.L214
	movl	%esi, %eax
	movl	%edi, %edx
	xorl	56(%esp), %eax
	xorl	60(%esp), %edx
	orl	%edx, %eax
	je	.L212
.L214:
	movl	%ecx, 40(%esp)
	movl	60(%esp), %edx
	movl	%ebx, %eax
	andl	$2147483647, %eax
	movl	36(%esp), %ebx
	movl	%eax, 44(%esp)
	movl	32(%esp), %ecx
	movl	56(%esp), %eax
	orl	%edx, %edi
	movl	44(%esp), %edx
	movl	%ecx, 48(%esp)
	orl	%eax, %esi
	movl	40(%esp), %eax
	orl	%edi, %edx
	movl	%ebx, %edi
	movl	48(%esp), %ecx
	andl	$2147483647, %edi
	movl	%edi, 52(%esp)
	movl	88(%esp), %edi
	movl	52(%esp), %ebx
	orl	%esi, %eax
	orl	%ecx, %eax
	movl	84(%esp), %esi
	orl	%ebx, %edx
	movl	80(%esp), %ebx
	orl	%edx, %eax
	sete	%al
	addl	$92, %esp
	movzbl	%al, %eax
	ret
	.size	is_integer, .-is_integer
	.section	.text.is_odd_integer,"ax",@progbits
	.p2align 4
	.type	is_odd_integer, @function
is_odd_integer:
	subl	$60, %esp
	movl	68(%esp), %eax
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	jne	.L220
.L222:
	xorl	%eax, %eax
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L220:
	movl	%eax, 4(%esp)
	movl	72(%esp), %eax
	movl	64(%esp), %edx
	movl	%eax, 8(%esp)
	movl	76(%esp), %eax
	movl	%edx, (%esp)
	movl	%eax, 12(%esp)
	call	is_integer
	testl	%eax, %eax
	je	.L222
	leal	32(%esp), %eax
	movl	$-1, %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, (%esp)
	movl	68(%esp), %edx
	movl	%edx, 4(%esp)
	movl	72(%esp), %edx
	movl	%edx, 8(%esp)
	movl	76(%esp), %edx
	movl	%edx, 12(%esp)
	call	scale
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_integer
	testl	%eax, %eax
	sete	%al
	addl	$60, %esp
	movzbl	%al, %eax
	ret
	.size	is_odd_integer, .-is_odd_integer
	.section	.text.quad_roundl,"ax",@progbits
	.p2align 4
	.globl	quad_roundl
	.type	quad_roundl, @function
quad_roundl:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	232(%esp), %esi
	movl	%ebx, 204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%edi, 212(%esp)
	movl	%esi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L237
	movl	228(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	232(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	236(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	240(%esp), %eax
	movl	%eax, 12(%ebp)
.L227:
	movl	%ebp, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L237:
	movl	228(%esp), %ecx
	leal	96(%esp), %eax
	movl	$2, %edi
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%edi, 52(%esp)
	leal	144(%esp), %ecx
.L229:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L229
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L231:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L231
	movl	%ecx, (%esp)
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 76(%esp)
	movl	80(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 64(%esp)
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	andl	$2147483647, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	movl	68(%esp), %edi
	movl	72(%esp), %edx
	movl	88(%esp), %eax
	orl	%ecx, %edi
	movl	%edi, 4(%ebp)
	orl	%edx, %esi
	movl	92(%esp), %edx
	movl	%esi, 0(%ebp)
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L227
	.size	quad_roundl, .-quad_roundl
	.section	.text.quad_rintl,"ax",@progbits
	.p2align 4
	.globl	quad_rintl
	.type	quad_rintl, @function
quad_rintl:
	subl	$220, %esp
	movl	%esi, 208(%esp)
	movl	232(%esp), %esi
	movl	%ebx, 204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 216(%esp)
	movl	224(%esp), %ebp
	movl	%edi, 212(%esp)
	movl	%esi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L248
	movl	228(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	232(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	236(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	240(%esp), %eax
	movl	%eax, 12(%ebp)
.L238:
	movl	%ebp, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L248:
	movl	228(%esp), %ecx
	leal	96(%esp), %eax
	movl	$1, %edi
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%edi, 52(%esp)
	leal	144(%esp), %ecx
.L240:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L240
	movl	%ecx, (%esp)
	call	real_to_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	80(%esp), %ecx
.L242:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L242
	movl	%ecx, (%esp)
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 76(%esp)
	movl	80(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 64(%esp)
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	andl	$2147483647, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	movl	68(%esp), %edi
	movl	72(%esp), %edx
	movl	88(%esp), %eax
	orl	%ecx, %edi
	movl	%edi, 4(%ebp)
	orl	%edx, %esi
	movl	92(%esp), %edx
	movl	%esi, 0(%ebp)
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L238
	.size	quad_rintl, .-quad_rintl
	.set	quad_rintl.localalias,quad_rintl
	.section	.text.quad_nearbyintl,"ax",@progbits
	.p2align 4
	.globl	quad_nearbyintl
	.type	quad_nearbyintl, @function
quad_nearbyintl:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %eax
	movl	48(%esp), %ebx
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%ebx, (%esp)
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	movl	64(%esp), %eax
	movl	%eax, 16(%esp)
	call	quad_rintl.localalias
	movl	%ebx, %eax
	subl	$4, %esp
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret	$4
	.size	quad_nearbyintl, .-quad_nearbyintl
	.section	.text.quad_lrintl,"ax",@progbits
	.p2align 4
	.globl	quad_lrintl
	.type	quad_lrintl, @function
quad_lrintl:
	subl	$156, %esp
	movl	%ebx, 140(%esp)
	movl	160(%esp), %edx
	leal	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 144(%esp)
	movl	%edi, 148(%esp)
	movl	%edx, 4(%esp)
	movl	164(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, 152(%esp)
	movl	%edx, 8(%esp)
	movl	168(%esp), %edx
	movl	%edx, 12(%esp)
	movl	172(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_rintl@PLT
	subl	$4, %esp
	movl	52(%esp), %eax
	movl	48(%esp), %edi
	movl	56(%esp), %esi
	movl	60(%esp), %ecx
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	jne	.L252
.L254:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$-2147483648, %eax
.L251:
	movl	140(%esp), %ebx
	movl	144(%esp), %esi
	movl	148(%esp), %edi
	movl	152(%esp), %ebp
	addl	$156, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L252:
	movl	%edi, 4(%esp)
	leal	80(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%esi, 12(%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, (%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	84(%esp), %ebp
	movl	80(%esp), %eax
	movl	120(%esp), %esi
	movl	124(%esp), %edi
	cmpl	$31, %ebp
	movl	%eax, 44(%esp)
	jg	.L254
	xorl	%eax, %eax
	testl	%ebp, %ebp
	jle	.L255
	movl	$64, %ecx
	movl	%esi, %eax
	subl	%ebp, %ecx
	movl	%edi, %edx
	shrdl	%edi, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	cmovne	%edx, %eax
.L255:
	movl	44(%esp), %edx
	testl	%edx, %edx
	je	.L251
	negl	%eax
	jmp	.L251
	.size	quad_lrintl, .-quad_lrintl
	.section	.text.quad_lroundl,"ax",@progbits
	.p2align 4
	.globl	quad_lroundl
	.type	quad_lroundl, @function
quad_lroundl:
	subl	$156, %esp
	movl	%ebx, 140(%esp)
	movl	160(%esp), %edx
	leal	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 144(%esp)
	movl	%edi, 148(%esp)
	movl	%edx, 4(%esp)
	movl	164(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, 152(%esp)
	movl	%edx, 8(%esp)
	movl	168(%esp), %edx
	movl	%edx, 12(%esp)
	movl	172(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_roundl@PLT
	subl	$4, %esp
	movl	52(%esp), %eax
	movl	48(%esp), %edi
	movl	56(%esp), %esi
	movl	60(%esp), %ecx
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	jne	.L260
.L262:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$-2147483648, %eax
.L259:
	movl	140(%esp), %ebx
	movl	144(%esp), %esi
	movl	148(%esp), %edi
	movl	152(%esp), %ebp
	addl	$156, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L260:
	movl	%edi, 4(%esp)
	leal	80(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%esi, 12(%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, (%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	84(%esp), %ebp
	movl	80(%esp), %eax
	movl	120(%esp), %esi
	movl	124(%esp), %edi
	cmpl	$31, %ebp
	movl	%eax, 44(%esp)
	jg	.L262
	xorl	%eax, %eax
	testl	%ebp, %ebp
	jle	.L263
	movl	$64, %ecx
	movl	%esi, %eax
	subl	%ebp, %ecx
	movl	%edi, %edx
	shrdl	%edi, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	cmovne	%edx, %eax
.L263:
	movl	44(%esp), %edx
	testl	%edx, %edx
	je	.L259
	negl	%eax
	jmp	.L259
	.size	quad_lroundl, .-quad_lroundl
	.section	.text.quad_llrintl,"ax",@progbits
	.p2align 4
	.globl	quad_llrintl
	.type	quad_llrintl, @function
quad_llrintl:
	subl	$156, %esp
	movl	%ebx, 140(%esp)
	movl	160(%esp), %edx
	leal	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 144(%esp)
	movl	%edi, 148(%esp)
	movl	%edx, 4(%esp)
	movl	164(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, 152(%esp)
	movl	%edx, 8(%esp)
	movl	168(%esp), %edx
	movl	%edx, 12(%esp)
	movl	172(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_rintl@PLT
	subl	$4, %esp
	movl	52(%esp), %eax
	movl	48(%esp), %edi
	movl	56(%esp), %esi
	movl	60(%esp), %ecx
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	jne	.L268
.L270:
	call	___errno@PLT
	movl	$-2147483648, %edx
	movl	$33, (%eax)
	xorl	%eax, %eax
.L267:
	movl	140(%esp), %ebx
	movl	144(%esp), %esi
	movl	148(%esp), %edi
	movl	152(%esp), %ebp
	addl	$156, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L268:
	movl	%edi, 4(%esp)
	leal	80(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%esi, 12(%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, (%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	84(%esp), %ebp
	movl	80(%esp), %eax
	movl	120(%esp), %esi
	movl	124(%esp), %edi
	cmpl	$63, %ebp
	movl	%eax, 44(%esp)
	jg	.L270
	xorl	%eax, %eax
	xorl	%edx, %edx
	testl	%ebp, %ebp
	jle	.L271
	movl	$64, %ecx
	movl	%esi, %eax
	subl	%ebp, %ecx
	movl	%edi, %edx
	shrl	%cl, %edx
	xorl	%ebx, %ebx
	shrdl	%edi, %eax
	testb	$32, %cl
	cmovne	%edx, %eax
	cmovne	%ebx, %edx
.L271:
	movl	44(%esp), %ecx
	testl	%ecx, %ecx
	je	.L267
	negl	%eax
	adcl	$0, %edx
	negl	%edx
	jmp	.L267
	.size	quad_llrintl, .-quad_llrintl
	.section	.text.quad_llroundl,"ax",@progbits
	.p2align 4
	.globl	quad_llroundl
	.type	quad_llroundl, @function
quad_llroundl:
	subl	$156, %esp
	movl	%ebx, 140(%esp)
	movl	160(%esp), %edx
	leal	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 144(%esp)
	movl	%edi, 148(%esp)
	movl	%edx, 4(%esp)
	movl	164(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, 152(%esp)
	movl	%edx, 8(%esp)
	movl	168(%esp), %edx
	movl	%edx, 12(%esp)
	movl	172(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_roundl@PLT
	subl	$4, %esp
	movl	52(%esp), %eax
	movl	48(%esp), %edi
	movl	56(%esp), %esi
	movl	60(%esp), %ecx
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	jne	.L278
.L280:
	call	___errno@PLT
	movl	$-2147483648, %edx
	movl	$33, (%eax)
	xorl	%eax, %eax
.L277:
	movl	140(%esp), %ebx
	movl	144(%esp), %esi
	movl	148(%esp), %edi
	movl	152(%esp), %ebp
	addl	$156, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L278:
	movl	%edi, 4(%esp)
	leal	80(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%esi, 12(%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, (%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	84(%esp), %ebp
	movl	80(%esp), %eax
	movl	120(%esp), %esi
	movl	124(%esp), %edi
	cmpl	$63, %ebp
	movl	%eax, 44(%esp)
	jg	.L280
	xorl	%eax, %eax
	xorl	%edx, %edx
	testl	%ebp, %ebp
	jle	.L281
	movl	$64, %ecx
	movl	%esi, %eax
	subl	%ebp, %ecx
	movl	%edi, %edx
	shrl	%cl, %edx
	xorl	%ebx, %ebx
	shrdl	%edi, %eax
	testb	$32, %cl
	cmovne	%edx, %eax
	cmovne	%ebx, %edx
.L281:
	movl	44(%esp), %ecx
	testl	%ecx, %ecx
	je	.L277
	negl	%eax
	adcl	$0, %edx
	negl	%edx
	jmp	.L277
	.size	quad_llroundl, .-quad_llroundl
	.section	.text.quad_frexpl,"ax",@progbits
	.p2align 4
	.globl	quad_frexpl
	.type	quad_frexpl, @function
quad_frexpl:
	subl	$140, %esp
	movl	%edi, 132(%esp)
	movl	152(%esp), %ecx
	movl	%ebx, 124(%esp)
	movl	164(%esp), %edi
	movl	%esi, 128(%esp)
	movl	144(%esp), %esi
	movl	%ebp, 136(%esp)
	movl	148(%esp), %ebp
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$0, (%edi)
	movl	%ecx, %edi
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L288
	andl	$2147483647, %ecx
	movl	160(%esp), %edi
	movl	%ebp, %eax
	movl	%ecx, %edx
	movl	156(%esp), %ecx
	orl	%edi, %edx
	orl	%ecx, %eax
	orl	%edx, %eax
	je	.L288
	movl	%ebp, 4(%esp)
	movl	152(%esp), %edx
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	156(%esp), %edx
	movl	%edx, 12(%esp)
	movl	160(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	68(%esp), %eax
	movl	164(%esp), %ecx
	movl	%eax, (%ecx)
	xorl	%eax, %eax
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
.L289:
	movl	64(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L289
	movl	%esi, (%esp)
	call	real_quad@PLT
	subl	$4, %esp
	jmp	.L287
	.p2align 4,,10
	.p2align 3
.L288:
	movl	148(%esp), %eax
	movl	%eax, (%esi)
	movl	152(%esp), %eax
	movl	%eax, 4(%esi)
	movl	156(%esp), %eax
	movl	%eax, 8(%esi)
	movl	160(%esp), %eax
	movl	%eax, 12(%esi)
.L287:
	movl	%esi, %eax
	movl	124(%esp), %ebx
	movl	128(%esp), %esi
	movl	132(%esp), %edi
	movl	136(%esp), %ebp
	addl	$140, %esp
	ret	$4
	.size	quad_frexpl, .-quad_frexpl
	.section	.text.quad_ldexpl,"ax",@progbits
	.p2align 4
	.globl	quad_ldexpl
	.type	quad_ldexpl, @function
quad_ldexpl:
	subl	$44, %esp
	movl	68(%esp), %eax
	movl	%eax, 16(%esp)
	movl	52(%esp), %eax
	movl	%eax, (%esp)
	movl	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	60(%esp), %eax
	movl	%eax, 8(%esp)
	movl	64(%esp), %eax
	movl	%eax, 12(%esp)
	movl	48(%esp), %eax
	call	scale
	movl	48(%esp), %eax
	addl	$44, %esp
	ret	$4
	.size	quad_ldexpl, .-quad_ldexpl
	.section	.text.quad_scalbnl,"ax",@progbits
	.p2align 4
	.globl	quad_scalbnl
	.type	quad_scalbnl, @function
quad_scalbnl:
	subl	$60, %esp
	movl	84(%esp), %eax
	movl	%eax, 16(%esp)
	movl	68(%esp), %eax
	movl	%eax, (%esp)
	movl	72(%esp), %eax
	movl	%eax, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, 8(%esp)
	movl	80(%esp), %eax
	movl	%eax, 12(%esp)
	movl	64(%esp), %eax
	call	scale
	movl	64(%esp), %eax
	addl	$60, %esp
	ret	$4
	.size	quad_scalbnl, .-quad_scalbnl
	.section	.text.quad_scalblnl,"ax",@progbits
	.p2align 4
	.globl	quad_scalblnl
	.type	quad_scalblnl, @function
quad_scalblnl:
	subl	$60, %esp
	movl	84(%esp), %eax
	movl	%eax, 16(%esp)
	movl	68(%esp), %eax
	movl	%eax, (%esp)
	movl	72(%esp), %eax
	movl	%eax, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, 8(%esp)
	movl	80(%esp), %eax
	movl	%eax, 12(%esp)
	movl	64(%esp), %eax
	call	scale
	movl	64(%esp), %eax
	addl	$60, %esp
	ret	$4
	.size	quad_scalblnl, .-quad_scalblnl
	.section	.text.quad_modfl,"ax",@progbits
	.p2align 4
	.globl	quad_modfl
	.type	quad_modfl, @function
quad_modfl:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$332, %esp
	movl	356(%esp), %edx
	leal	144(%esp), %eax
	movl	%eax, (%esp)
	movl	372(%esp), %esi
	movl	%edx, 4(%esp)
	movl	360(%esp), %edx
	movl	%ebp, %ebx
	movl	%edx, 8(%esp)
	movl	364(%esp), %edx
	movl	%edx, 12(%esp)
	movl	368(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_truncl@PLT
	subl	$4, %esp
	movl	144(%esp), %ebx
	movl	356(%esp), %edi
	movl	%ebx, (%esi)
	movl	%edi, 116(%esp)
	movl	148(%esp), %ecx
	movl	%ecx, 4(%esi)
	movl	152(%esp), %edx
	movl	%edx, 8(%esi)
	movl	156(%esp), %eax
	movl	%eax, 12(%esi)
	movl	360(%esp), %esi
	movl	%esi, %edi
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L320
	movl	%ebx, 4(%esp)
	leal	176(%esp), %edi
	movl	%ebp, %ebx
	movl	%ecx, 8(%esp)
	movl	%edx, 12(%esp)
	movl	%eax, 16(%esp)
	movl	%edi, (%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	356(%esp), %edx
	leal	224(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	360(%esp), %edx
	movl	%edx, 8(%esp)
	movl	364(%esp), %edx
	movl	%edx, 12(%esp)
	movl	368(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	272(%esp), %edx
.L310:
	movl	176(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L310
	xorl	%eax, %eax
.L312:
	movl	224(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L312
	movl	%edx, (%esp)
	movl	%ebp, %ebx
	call	real_subtract@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %edx
.L314:
	movl	272(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L314
	movl	%edx, (%esp)
	movl	%ebp, %ebx
	andl	$-2147483648, %esi
	call	real_quad@PLT
	subl	$4, %esp
	movl	%esi, 140(%esp)
	movl	160(%esp), %eax
	movl	140(%esp), %ebx
	movl	%eax, 128(%esp)
	movl	164(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, 132(%esp)
	xorl	%eax, %eax
	movl	%eax, 136(%esp)
	movl	128(%esp), %eax
	movl	136(%esp), %ecx
	movl	132(%esp), %edx
	orl	%ecx, %eax
	movl	352(%esp), %ecx
	orl	%ebx, %edx
	movl	%eax, (%ecx)
	movl	168(%esp), %eax
	movl	%edx, 4(%ecx)
	movl	172(%esp), %edx
	movl	%eax, 8(%ecx)
	movl	%edx, 12(%ecx)
	jmp	.L306
	.p2align 4,,10
	.p2align 3
.L320:
	movl	116(%esp), %eax
	movl	364(%esp), %edi
	movl	368(%esp), %ebp
	movl	%eax, 120(%esp)
	movzwl	%si, %eax
	movl	%eax, 124(%esp)
	movl	120(%esp), %eax
	movl	124(%esp), %edx
	orl	%edi, %eax
	orl	%ebp, %edx
	orl	%edx, %eax
	je	.L308
	movl	352(%esp), %ebx
	movl	356(%esp), %eax
	movl	%esi, 4(%ebx)
	movl	%eax, (%ebx)
	movl	364(%esp), %eax
	movl	%eax, 8(%ebx)
	movl	368(%esp), %eax
	movl	%eax, 12(%ebx)
.L306:
	movl	352(%esp), %eax
	addl	$332, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L308:
	movl	352(%esp), %eax
	andl	$-2147483648, %esi
	movl	$0, (%eax)
	movl	%esi, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	jmp	.L306
	.size	quad_modfl, .-quad_modfl
	.section	.text.quad_logbl,"ax",@progbits
	.p2align 4
	.globl	quad_logbl
	.type	quad_logbl, @function
quad_logbl:
	subl	$220, %esp
	movl	%edi, 212(%esp)
	movl	228(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	236(%esp), %ecx
	movl	%ebx, 204(%esp)
	movl	240(%esp), %ebx
	movl	%esi, 208(%esp)
	movl	224(%esp), %esi
	movl	%eax, 72(%esp)
	movl	232(%esp), %eax
	movl	%ebp, 216(%esp)
	movl	%eax, 76(%esp)
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	movl	72(%esp), %eax
	je	.L336
	movl	%eax, 80(%esp)
	movl	76(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, 84(%esp)
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L325
	movl	228(%esp), %edx
	leal	96(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	232(%esp), %edx
	movl	%edx, 8(%esp)
	movl	236(%esp), %edx
	movl	%edx, 12(%esp)
	movl	240(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	100(%esp), %eax
	leal	144(%esp), %edx
	movl	%edx, (%esp)
	decl	%eax
	movl	%eax, 4(%esp)
	call	real_of_integer@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L328:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L328
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_quad@PLT
	subl	$4, %esp
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L336:
	movl	%eax, 88(%esp)
	movzwl	76(%esp), %eax
	movl	%eax, 92(%esp)
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	movl	%edx, %ebx
	orl	%eax, %ebx
	je	.L323
	movl	228(%esp), %eax
	movl	%eax, (%esi)
	movl	232(%esp), %eax
	movl	%eax, 4(%esi)
	movl	236(%esp), %eax
	movl	%eax, 8(%esi)
	movl	240(%esp), %eax
	movl	%eax, 12(%esi)
.L321:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L323:
	movl	76(%esp), %eax
	movl	72(%esp), %edx
	andl	$2147483647, %eax
	orl	%edx, %eax
	jne	.L337
.L325:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$34, (%eax)
	jmp	.L321
	.p2align 4,,10
	.p2align 3
.L337:
	movl	$0, (%esi)
	movl	$2147418112, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L321
	.size	quad_logbl, .-quad_logbl
	.section	.text.quad_ilogbl,"ax",@progbits
	.p2align 4
	.globl	quad_ilogbl
	.type	quad_ilogbl, @function
quad_ilogbl:
	subl	$124, %esp
	movl	%esi, 112(%esp)
	movl	132(%esp), %eax
	movl	%ebp, 120(%esp)
	movl	128(%esp), %esi
	movl	%edi, 116(%esp)
	movl	136(%esp), %ecx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 108(%esp)
	movl	%eax, %ebp
	movl	140(%esp), %ebx
	movl	%esi, %edx
	andl	$2147483647, %ebp
	orl	%ebp, %edx
	jne	.L339
	orl	%ebx, %ecx
	jne	.L352
.L340:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$-2147483648, %eax
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L339:
	movl	%eax, %edx
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	je	.L353
.L341:
	movl	128(%esp), %edx
	leal	48(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	132(%esp), %edx
	movl	%edx, 8(%esp)
	movl	136(%esp), %edx
	movl	%edx, 12(%esp)
	movl	140(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	52(%esp), %eax
	decl	%eax
.L338:
	movl	108(%esp), %ebx
	movl	112(%esp), %esi
	movl	116(%esp), %edi
	movl	120(%esp), %ebp
	addl	$124, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L352:
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	jne	.L341
	jmp	.L340
	.p2align 4,,10
	.p2align 3
.L353:
	movl	%esi, 40(%esp)
	movzwl	%ax, %eax
	movl	%eax, 44(%esp)
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	movl	%eax, %ebx
	movl	%edx, %ecx
	movl	$2147483647, %eax
	orl	%ebx, %ecx
	je	.L338
	jmp	.L340
	.size	quad_ilogbl, .-quad_ilogbl
	.section	.text.quad_nextafterl,"ax",@progbits
	.p2align 4
	.globl	quad_nextafterl
	.type	quad_nextafterl, @function
quad_nextafterl:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$124, %esp
	movl	%ebx, 108(%esp)
	movl	136(%esp), %ebx
	movl	%ebp, 120(%esp)
	movl	144(%esp), %edx
	movl	%esi, 112(%esp)
	movl	128(%esp), %ebp
	movl	%edi, 116(%esp)
	movl	132(%esp), %ecx
	movl	%eax, 68(%esp)
	movl	140(%esp), %eax
	movl	%edx, 44(%esp)
	movl	%eax, 40(%esp)
	movl	%ebx, %eax
	shrl	$16, %eax
	andl	$32767, %eax
	movl	%eax, 64(%esp)
	cmpl	$32767, %eax
	je	.L382
.L355:
	movl	160(%esp), %edi
	movl	152(%esp), %edx
	movl	156(%esp), %esi
	movl	148(%esp), %eax
	movl	%edi, 52(%esp)
	movl	%edx, %edi
	movl	%esi, 48(%esp)
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L383
.L357:
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	xorl	40(%esp), %esi
	xorl	44(%esp), %edi
	orl	%edi, %esi
	jne	.L369
	movl	%eax, %esi
	movl	%edx, %edi
	xorl	%ecx, %esi
	xorl	%ebx, %edi
	orl	%edi, %esi
	je	.L358
.L369:
	movl	%ecx, 56(%esp)
	movl	%ebx, %edi
	andl	$2147483647, %edi
	movl	56(%esp), %esi
	movl	%edi, 60(%esp)
	movl	60(%esp), %edi
	orl	40(%esp), %esi
	orl	44(%esp), %edi
	orl	%edi, %esi
	je	.L384
	movl	%ecx, 48(%esp)
	movl	148(%esp), %eax
	movl	%ebx, 52(%esp)
	movl	%eax, 16(%esp)
	movl	152(%esp), %eax
	movl	%eax, 20(%esp)
	movl	156(%esp), %eax
	movl	%eax, 24(%esp)
	movl	160(%esp), %eax
	movl	%eax, 28(%esp)
	movl	132(%esp), %eax
	movl	%eax, (%esp)
	movl	136(%esp), %eax
	movl	%eax, 4(%esp)
	movl	140(%esp), %eax
	movl	%eax, 8(%esp)
	movl	144(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_less
	movl	52(%esp), %ebx
	movl	48(%esp), %ecx
	movl	%eax, %edx
	movl	%ebx, %eax
	shrl	$31, %eax
	cmpl	%eax, %edx
	je	.L385
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	addl	$1, %eax
	movl	%eax, 40(%esp)
	movl	%eax, %edi
	adcl	$0, %edx
	movl	%edx, 44(%esp)
	orl	%edx, %edi
	sete	%al
	xorl	%edi, %edi
	movzbl	%al, %esi
	addl	%ecx, %esi
	adcl	%ebx, %edi
.L366:
	movl	%edi, %eax
	shrl	$16, %eax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L370
	testl	%eax, %eax
	je	.L370
.L367:
	movl	%esi, 0(%ebp)
	movl	40(%esp), %eax
	movl	%edi, 4(%ebp)
	movl	44(%esp), %edx
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L354
	.p2align 4,,10
	.p2align 3
.L383:
	movl	%eax, 72(%esp)
	movzwl	%dx, %edi
	movl	%edi, 76(%esp)
	movl	72(%esp), %esi
	movl	76(%esp), %edi
	orl	48(%esp), %esi
	orl	52(%esp), %edi
	orl	%edi, %esi
	je	.L357
.L358:
	cmpl	$32767, 64(%esp)
	je	.L386
.L362:
	movl	148(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	152(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	156(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	160(%esp), %eax
	movl	%eax, 12(%ebp)
.L354:
	movl	%ebp, %eax
	movl	108(%esp), %ebx
	movl	112(%esp), %esi
	movl	116(%esp), %edi
	movl	120(%esp), %ebp
	addl	$124, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L370:
	movl	68(%esp), %ebx
	call	___errno@PLT
	movl	$34, (%eax)
	jmp	.L367
	.p2align 4,,10
	.p2align 3
.L382:
	movl	%ecx, %edx
	movzwl	%bx, %eax
	orl	%eax, %edx
	jne	.L356
	movl	40(%esp), %eax
	movl	44(%esp), %edi
	orl	%eax, %edi
	je	.L355
.L356:
	movl	%ecx, 0(%ebp)
	movl	40(%esp), %eax
	movl	%ebx, 4(%ebp)
	movl	44(%esp), %edx
	movl	%eax, 8(%ebp)
	movl	%edx, 12(%ebp)
	jmp	.L354
	.p2align 4,,10
	.p2align 3
.L384:
	movl	%eax, 80(%esp)
	movl	48(%esp), %eax
	movl	%edx, %edi
	movl	80(%esp), %esi
	andl	$2147483647, %edi
	movl	%edi, 84(%esp)
	movl	84(%esp), %edi
	orl	%eax, %esi
	movl	52(%esp), %eax
	orl	%eax, %edi
	orl	%edi, %esi
	je	.L387
	movl	$0, 0(%ebp)
	movl	%edx, %eax
	movl	$1, 8(%ebp)
	andl	$-2147483648, %eax
	movl	%eax, 4(%ebp)
	movl	$0, 12(%ebp)
	jmp	.L354
	.p2align 4,,10
	.p2align 3
.L385:
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, %esi
	addl	$-1, %esi
	movl	%edx, %edi
	movl	%esi, 40(%esp)
	adcl	$-1, %edi
	movl	%edi, 44(%esp)
	movl	%eax, %edi
	xorl	%eax, %eax
	orl	%edx, %edi
	sete	%al
	xorl	%edx, %edx
	subl	%eax, %ecx
	sbbl	%edx, %ebx
	movl	%ecx, %esi
	movl	%ebx, %edi
	jmp	.L366
	.p2align 4,,10
	.p2align 3
.L387:
	cmpl	$32767, 64(%esp)
	jne	.L362
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L356
	jmp	.L362
	.p2align 4,,10
	.p2align 3
.L386:
	movl	%ecx, 88(%esp)
	movzwl	%bx, %eax
	movl	40(%esp), %esi
	movl	%eax, 92(%esp)
	movl	44(%esp), %edi
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%esi, %eax
	orl	%edi, %edx
	orl	%edx, %eax
	je	.L362
	jmp	.L356
	.size	quad_nextafterl, .-quad_nextafterl
	.section	.text.quad_nexttowardl,"ax",@progbits
	.p2align 4
	.globl	quad_nexttowardl
	.type	quad_nexttowardl, @function
quad_nexttowardl:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	84(%esp), %eax
	movl	64(%esp), %esi
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 24(%esp)
	movl	92(%esp), %eax
	movl	%eax, 28(%esp)
	movl	96(%esp), %eax
	movl	%eax, 32(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	80(%esp), %eax
	movl	%eax, 16(%esp)
	call	quad_nextafterl@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	quad_nexttowardl, .-quad_nexttowardl
	.section	.text.quad_fmaxl,"ax",@progbits
	.p2align 4
	.globl	quad_fmaxl
	.type	quad_fmaxl, @function
quad_fmaxl:
	subl	$84, %esp
	movl	%edi, 76(%esp)
	movl	100(%esp), %ecx
	movl	%ebx, 68(%esp)
	movl	96(%esp), %edi
	movl	%esi, 72(%esp)
	movl	104(%esp), %ebx
	movl	%ebp, 80(%esp)
	movl	92(%esp), %esi
	movl	%ecx, 8(%esp)
	movl	88(%esp), %ebp
	movl	%edi, %ecx
	movl	%ebx, 12(%esp)
	xorl	$2147418112, %ecx
	andl	$2147418112, %ecx
	je	.L448
.L391:
	movl	112(%esp), %ebx
	movl	116(%esp), %eax
	movl	108(%esp), %ecx
	movl	120(%esp), %edx
	movl	%ebx, 4(%esp)
	movl	%eax, 16(%esp)
	movl	%ebx, %eax
	movl	%ecx, (%esp)
	xorl	$2147418112, %eax
	movl	%edx, 20(%esp)
	testl	$2147418112, %eax
	je	.L449
	movl	(%esp), %ebx
	movl	%esi, %eax
	movl	%edi, %edx
	movl	4(%esp), %ecx
	xorl	%ebx, %eax
	xorl	%ecx, %edx
	orl	%edx, %eax
	je	.L401
	movl	%edi, %edx
	movl	%esi, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L402
.L396:
	movl	4(%esp), %ebx
	movl	%edi, %edx
	xorl	%ebx, %edx
	js	.L403
	movl	%ebx, %eax
	shrl	$31, %eax
	movl	%eax, %ecx
.L404:
	movl	(%esp), %eax
	cmpl	%eax, %esi
	movl	%edi, %eax
	sbbl	4(%esp), %eax
	setc	%al
	movzbl	%al, %eax
.L416:
	cmpl	%ecx, %eax
	jne	.L413
	.p2align 4
	.p2align 3
.L399:
	movl	92(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	96(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	100(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	104(%esp), %eax
	movl	%eax, 12(%ebp)
.L390:
	movl	%ebp, %eax
	movl	68(%esp), %ebx
	movl	72(%esp), %esi
	movl	76(%esp), %edi
	movl	80(%esp), %ebp
	addl	$84, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L449:
	movl	%ecx, 24(%esp)
	movzwl	%bx, %eax
	movl	20(%esp), %ecx
	movl	%eax, 28(%esp)
	movl	16(%esp), %ebx
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	orl	%ebx, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L399
	movl	(%esp), %ecx
	movl	%esi, %eax
	movl	%edi, %edx
	movl	4(%esp), %ebx
	xorl	%ecx, %eax
	xorl	%ebx, %edx
	orl	%edx, %eax
	je	.L395
	movl	%edi, %edx
	movl	%esi, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	jne	.L396
	movl	%ecx, 56(%esp)
	movl	%ebx, %eax
	movl	12(%esp), %ecx
	andl	$2147483647, %eax
	movl	8(%esp), %ebx
	movl	%eax, 60(%esp)
	movl	56(%esp), %eax
	movl	60(%esp), %edx
	orl	%ebx, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L398
.L397:
	movl	(%esp), %ebx
	movl	%esi, %eax
	movl	%edi, %edx
	movl	4(%esp), %ecx
	xorl	%ebx, %eax
	xorl	%ecx, %edx
	orl	%edx, %eax
	je	.L399
	movl	%edi, %edx
	andl	$2147483647, %edx
	orl	%esi, %edx
	je	.L399
	.p2align 4
	.p2align 3
.L403:
	testl	%edi, %edi
	jns	.L399
	jmp	.L413
	.p2align 4,,10
	.p2align 3
.L448:
	movl	8(%esp), %ebx
	movl	%esi, %eax
	movzwl	%di, %edx
	movl	12(%esp), %ecx
	orl	%ebx, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	je	.L391
.L413:
	movl	108(%esp), %eax
	movl	%eax, 0(%ebp)
	movl	112(%esp), %eax
	movl	%eax, 4(%ebp)
	movl	116(%esp), %eax
	movl	%eax, 8(%ebp)
	movl	120(%esp), %eax
	movl	%eax, 12(%ebp)
	jmp	.L390
	.p2align 4,,10
	.p2align 3
.L402:
	movl	(%esp), %eax
	movl	4(%esp), %edx
	movl	8(%esp), %ebx
	movl	12(%esp), %ecx
	movl	%eax, 48(%esp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%eax, 52(%esp)
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	orl	%ebx, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L398
	movl	16(%esp), %eax
	movl	20(%esp), %ebx
	orl	%eax, %ebx
	je	.L397
	movl	%edi, %edx
	xorl	4(%esp), %edx
	js	.L403
	jmp	.L445
	.p2align 4,,10
	.p2align 3
.L398:
	movl	(%esp), %ecx
	movl	%esi, %eax
	movl	%edi, %edx
	xorl	%ecx, %eax
	xorl	4(%esp), %edx
	jns	.L445
	orl	%edx, %eax
	je	.L411
.L447:
	movl	%edi, %eax
	movl	4(%esp), %edx
	movl	%esi, 40(%esp)
	andl	$2147483647, %eax
	movl	12(%esp), %ebx
	movl	%eax, 44(%esp)
	movl	(%esp), %eax
	movl	8(%esp), %ecx
	movl	16(%esp), %esi
	movl	%eax, 32(%esp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%eax, 36(%esp)
	movl	20(%esp), %eax
	orl	%esi, %ecx
	movl	36(%esp), %edx
	orl	%eax, %ebx
	movl	32(%esp), %eax
	orl	%ebx, %edx
	movl	44(%esp), %ebx
	orl	%ecx, %eax
	movl	40(%esp), %ecx
	orl	%ebx, %edx
	orl	%ecx, %eax
	orl	%edx, %eax
	je	.L399
	testl	%edi, %edi
	jns	.L399
	jmp	.L413
	.p2align 4,,10
	.p2align 3
.L401:
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	16(%esp), %ebx
	movl	20(%esp), %ecx
	xorl	%ebx, %eax
	xorl	%ecx, %edx
	orl	%edx, %eax
	je	.L399
	movl	%edi, %edx
	movl	%esi, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L402
.L445:
	movl	4(%esp), %eax
	movl	%edi, %edx
	movl	(%esp), %ebx
	shrl	$31, %eax
	movl	%eax, %ecx
	movl	%esi, %eax
	xorl	%ebx, %eax
	movl	4(%esp), %ebx
	xorl	%ebx, %edx
	orl	%edx, %eax
	jne	.L404
	movl	8(%esp), %eax
	movl	16(%esp), %ebx
	movl	12(%esp), %edx
	movl	20(%esp), %esi
	cmpl	%ebx, %eax
	movl	%edx, %eax
	sbbl	%esi, %eax
	setc	%al
	movzbl	%al, %eax
	jmp	.L416
	.p2align 4,,10
	.p2align 3
.L395:
	movl	8(%esp), %eax
	movl	12(%esp), %ebx
	orl	%eax, %ebx
	jne	.L445
	jmp	.L399
	.p2align 4,,10
	.p2align 3
.L411:
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	16(%esp), %ecx
	movl	20(%esp), %ebx
	xorl	%ecx, %eax
	xorl	%ebx, %edx
	orl	%edx, %eax
	jne	.L447
	jmp	.L399
	.size	quad_fmaxl, .-quad_fmaxl
	.section	.text.quad_fminl,"ax",@progbits
	.p2align 4
	.globl	quad_fminl
	.type	quad_fminl, @function
quad_fminl:
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	movl	88(%esp), %ebx
	movl	%esi, 64(%esp)
	movl	84(%esp), %ecx
	movl	%edi, 68(%esp)
	movl	80(%esp), %eax
	movl	%ebp, 72(%esp)
	movl	%ebx, 4(%esp)
	movl	96(%esp), %ebx
	movl	%ecx, (%esp)
	movl	4(%esp), %edx
	movl	92(%esp), %ecx
	movl	%ebx, 20(%esp)
	xorl	$2147418112, %edx
	movl	%ecx, 16(%esp)
	andl	$2147418112, %edx
	je	.L524
.L451:
	movl	104(%esp), %ebp
	movl	100(%esp), %edi
	movl	108(%esp), %ebx
	movl	112(%esp), %esi
	movl	%ebp, 12(%esp)
	movl	%ebp, %edx
	movl	%edi, 8(%esp)
	xorl	$2147418112, %edx
	movl	%ebx, 24(%esp)
	andl	$2147418112, %edx
	movl	%esi, 28(%esp)
	je	.L525
	movl	4(%esp), %edi
	movl	12(%esp), %ecx
	movl	(%esp), %esi
	movl	8(%esp), %edx
	xorl	%ecx, %edi
	movl	%edi, %ebx
	xorl	%edx, %esi
	orl	%esi, %ebx
	je	.L461
	movl	%ecx, %ebp
	andl	$2147483647, %ebp
	orl	%ebp, %edx
	je	.L462
.L516:
	testl	%edi, %edi
	js	.L463
	movl	4(%esp), %edx
	shrl	$31, %edx
.L464:
	movl	(%esp), %edi
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	movl	4(%esp), %ebp
	movl	%edi, %ecx
.L522:
	cmpl	%ecx, %ebx
	movl	%esi, %ebx
	sbbl	%ebp, %ebx
	setc	%cl
	movzbl	%cl, %ecx
	cmpl	%edx, %ecx
	jne	.L474
	.p2align 4
	.p2align 3
.L458:
	movl	84(%esp), %edx
	movl	%edx, (%eax)
	movl	88(%esp), %edx
	movl	%edx, 4(%eax)
	movl	92(%esp), %edx
	movl	%edx, 8(%eax)
	movl	96(%esp), %edx
	movl	%edx, 12(%eax)
.L450:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L525:
	movl	%edi, 32(%esp)
	movzwl	%bp, %ebx
	movl	24(%esp), %ecx
	movl	%ebx, 36(%esp)
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	28(%esp), %ebx
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	jne	.L458
	movl	4(%esp), %edi
	movl	12(%esp), %ecx
	movl	(%esp), %esi
	movl	8(%esp), %edx
	xorl	%ecx, %edi
	movl	%edi, %ebx
	xorl	%edx, %esi
	orl	%esi, %ebx
	je	.L455
	movl	%ecx, %ebp
	andl	$2147483647, %ebp
	orl	%ebp, %edx
	jne	.L516
	.p2align 4
	.p2align 3
.L456:
	movl	4(%esp), %ebx
	movl	(%esp), %ecx
	movl	%ebx, %esi
	movl	%ecx, %edx
	andl	$2147483647, %esi
	orl	%esi, %edx
	jne	.L465
	movl	16(%esp), %ebx
	movl	20(%esp), %edi
	orl	%ebx, %edi
	jne	.L466
	movl	8(%esp), %edi
	movl	12(%esp), %ebp
	movl	(%esp), %ecx
	movl	4(%esp), %ebx
	xorl	%edi, %ecx
	xorl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L458
	movl	%ebp, %ecx
	movl	%ebp, %edx
	andl	$2147483647, %ecx
	orl	%edi, %ecx
	jne	.L467
	jmp	.L458
	.p2align 4,,10
	.p2align 3
.L462:
	movl	24(%esp), %ebx
	movl	28(%esp), %ecx
	orl	%ebx, %ecx
	je	.L456
.L465:
	movl	8(%esp), %esi
	movl	(%esp), %ecx
	movl	4(%esp), %ebx
	xorl	%esi, %ecx
	xorl	12(%esp), %ebx
	movl	%ecx, %esi
	jns	.L517
	orl	%ebx, %esi
	je	.L472
.L520:
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	movl	4(%esp), %ebp
	movl	(%esp), %edi
	movl	%ebx, 48(%esp)
	movl	28(%esp), %edx
	movl	%esi, %ebx
	movl	16(%esp), %esi
	andl	$2147483647, %ebx
	movl	%ebx, 52(%esp)
	movl	%ebp, %ebx
	movl	24(%esp), %ebp
	movl	%edi, 40(%esp)
	andl	$2147483647, %ebx
	movl	20(%esp), %edi
	movl	%ebx, 44(%esp)
	movl	40(%esp), %ecx
	movl	44(%esp), %ebx
	orl	%ebp, %esi
	orl	%edx, %edi
	orl	%esi, %ecx
	movl	48(%esp), %esi
	orl	%edi, %ebx
	movl	52(%esp), %edi
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L458
.L463:
	movl	12(%esp), %edx
.L467:
	testl	%edx, %edx
	jns	.L458
	jmp	.L474
	.p2align 4,,10
	.p2align 3
.L524:
	movl	(%esp), %ecx
	movl	4(%esp), %ebx
	movl	16(%esp), %ebp
	movl	20(%esp), %edx
	movl	%ecx, %esi
	movzwl	%bx, %edi
	orl	%ebp, %esi
	orl	%edx, %edi
	orl	%edi, %esi
	je	.L451
.L474:
	movl	100(%esp), %edx
	movl	%edx, (%eax)
	movl	104(%esp), %edx
	movl	%edx, 4(%eax)
	movl	108(%esp), %edx
	movl	%edx, 8(%eax)
	movl	112(%esp), %edx
	movl	%edx, 12(%eax)
	jmp	.L450
	.p2align 4,,10
	.p2align 3
.L461:
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	movl	28(%esp), %edx
	xorl	%ebp, %esi
	xorl	%edx, %edi
	orl	%edi, %esi
	je	.L458
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	movl	%ebx, %edx
	andl	$2147483647, %esi
	orl	%esi, %edx
	je	.L462
.L460:
	movl	4(%esp), %ebx
	xorl	12(%esp), %ebx
	js	.L520
	movl	12(%esp), %edx
	shrl	$31, %edx
	jmp	.L475
	.p2align 4,,10
	.p2align 3
.L455:
	movl	16(%esp), %ebx
	movl	20(%esp), %edi
	orl	%ebx, %edi
	je	.L458
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	movl	%ebx, %edx
	andl	$2147483647, %esi
	orl	%esi, %edx
	jne	.L460
	movl	4(%esp), %ebp
	movl	(%esp), %edi
	movl	%ebp, %esi
	movl	%edi, %edx
	andl	$2147483647, %esi
	orl	%esi, %edx
	jne	.L517
	.p2align 4
	.p2align 3
.L466:
	movl	4(%esp), %ebx
	xorl	12(%esp), %ebx
	js	.L463
	.p2align 4
	.p2align 3
.L517:
	movl	8(%esp), %esi
	movl	(%esp), %ecx
	movl	4(%esp), %ebx
	movl	12(%esp), %edi
	movl	4(%esp), %edx
	xorl	%esi, %ecx
	movl	%ecx, %esi
	xorl	%edi, %ebx
	shrl	$31, %edx
	orl	%ebx, %esi
	jne	.L464
.L475:
	movl	16(%esp), %edi
	movl	20(%esp), %ebp
	movl	24(%esp), %ebx
	movl	28(%esp), %esi
	movl	%edi, %ecx
	jmp	.L522
	.p2align 4,,10
	.p2align 3
.L472:
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	movl	28(%esp), %edx
	xorl	%ebp, %esi
	xorl	%edx, %edi
	orl	%edi, %esi
	jne	.L520
	jmp	.L458
	.size	quad_fminl, .-quad_fminl
	.section	.text.quad_nanl,"ax",@progbits
	.p2align 4
	.globl	quad_nanl
	.type	quad_nanl, @function
quad_nanl:
	movl	4(%esp), %eax
	movl	$0, (%eax)
	movl	$2147450880, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	ret	$4
	.size	quad_nanl, .-quad_nanl
	.section	.text.quad_fdiml,"ax",@progbits
	.p2align 4
	.globl	quad_fdiml
	.type	quad_fdiml, @function
quad_fdiml:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$316, %esp
	movl	%ebx, 300(%esp)
	movl	328(%esp), %ecx
	movl	%esi, 304(%esp)
	movl	336(%esp), %edx
	movl	%ebp, 312(%esp)
	movl	320(%esp), %esi
	movl	%edi, 308(%esp)
	movl	324(%esp), %ebp
	movl	%ecx, %ebx
	movl	%eax, 116(%esp)
	movl	332(%esp), %eax
	shrl	$16, %ebx
	movl	%edx, 108(%esp)
	andl	$32767, %ebx
	cmpl	$32767, %ebx
	movl	%eax, 104(%esp)
	je	.L556
.L528:
	movl	344(%esp), %eax
	movl	352(%esp), %edx
	movl	340(%esp), %edi
	movl	%eax, 112(%esp)
	movl	348(%esp), %eax
	movl	%edx, 124(%esp)
	movl	%eax, 120(%esp)
	movl	112(%esp), %eax
	xorl	$2147418112, %eax
	movl	%eax, %edx
	andl	$2147418112, %edx
	je	.L557
	movl	324(%esp), %eax
	movl	340(%esp), %ecx
	movl	344(%esp), %edx
	movl	348(%esp), %ebp
	movl	%eax, 16(%esp)
	movl	328(%esp), %eax
	movl	%ecx, (%esp)
	movl	352(%esp), %edi
	movl	%ecx, 104(%esp)
	movl	%edx, 4(%esp)
	movl	%eax, 20(%esp)
	movl	332(%esp), %eax
	movl	%edx, 112(%esp)
	movl	%ebp, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 24(%esp)
	movl	336(%esp), %eax
	movl	%eax, 28(%esp)
	call	is_less
	movl	112(%esp), %edx
	movl	104(%esp), %ecx
	testl	%eax, %eax
	je	.L542
	cmpl	$32767, %ebx
	jne	.L558
.L535:
	movl	$0, (%esi)
	movl	$2147418112, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
.L527:
	movl	%esi, %eax
	movl	300(%esp), %ebx
	movl	304(%esp), %esi
	movl	308(%esp), %edi
	movl	312(%esp), %ebp
	addl	$316, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L557:
	movl	%edi, 128(%esp)
	movzwl	112(%esp), %eax
	movl	120(%esp), %edi
	movl	%eax, 132(%esp)
	movl	128(%esp), %eax
	movl	132(%esp), %edx
	orl	%edi, %eax
	movl	124(%esp), %edi
	orl	%edi, %edx
	orl	%edx, %eax
	je	.L531
	cmpl	$32767, %ebx
	je	.L559
.L532:
	movl	340(%esp), %eax
	movl	%eax, (%esi)
	movl	344(%esp), %eax
	movl	%eax, 4(%esi)
	movl	348(%esp), %eax
	movl	%eax, 8(%esi)
	movl	352(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L527
	.p2align 4,,10
	.p2align 3
.L556:
	movl	%ebp, %eax
	movzwl	%cx, %edx
	orl	%edx, %eax
	jne	.L529
	movl	104(%esp), %eax
	movl	108(%esp), %edi
	orl	%eax, %edi
	je	.L528
.L529:
	movl	324(%esp), %eax
	movl	%eax, (%esi)
	movl	328(%esp), %eax
	movl	%eax, 4(%esi)
	movl	332(%esp), %eax
	movl	%eax, 8(%esi)
	movl	336(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L527
	.p2align 4,,10
	.p2align 3
.L531:
	movl	324(%esp), %eax
	movl	%eax, 16(%esp)
	movl	328(%esp), %eax
	movl	%eax, 20(%esp)
	movl	332(%esp), %eax
	movl	%eax, 24(%esp)
	movl	336(%esp), %eax
	movl	%eax, 28(%esp)
	movl	340(%esp), %eax
	movl	%eax, (%esp)
	movl	344(%esp), %eax
	movl	%eax, 4(%esp)
	movl	348(%esp), %eax
	movl	%eax, 8(%esp)
	movl	352(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_less
	testl	%eax, %eax
	jne	.L535
	.p2align 4
	.p2align 3
.L542:
	movl	$0, (%esi)
	movl	$0, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L527
	.p2align 4,,10
	.p2align 3
.L558:
	movl	%ecx, 4(%esp)
	movl	116(%esp), %ebx
	leal	144(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	%ebp, 12(%esp)
	movl	%edi, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	192(%esp), %ecx
.L536:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L536
	movl	%ecx, (%esp)
	movl	116(%esp), %ebx
	call	real_negate@PLT
	subl	$4, %esp
	movl	324(%esp), %edx
	leal	240(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	328(%esp), %edx
	movl	%edx, 8(%esp)
	movl	332(%esp), %edx
	movl	%edx, 12(%esp)
	movl	336(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L538:
	movl	192(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L538
	xorl	%eax, %eax
.L540:
	movl	240(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L540
	movl	%esi, %eax
	call	sum
	jmp	.L527
	.p2align 4,,10
	.p2align 3
.L559:
	movl	%ebp, 136(%esp)
	movzwl	%cx, %eax
	movl	108(%esp), %ebx
	movl	%eax, 140(%esp)
	movl	104(%esp), %ecx
	movl	136(%esp), %eax
	movl	140(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	jne	.L529
	jmp	.L532
	.size	quad_fdiml, .-quad_fdiml
	.section	.text.quad_fmal,"ax",@progbits
	.p2align 4
	.globl	quad_fmal
	.type	quad_fmal, @function
quad_fmal:
	subl	$444, %esp
	movl	476(%esp), %eax
	movl	%ebx, 428(%esp)
	movl	480(%esp), %edx
	movl	%edi, 436(%esp)
	movl	468(%esp), %ecx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	472(%esp), %ebx
	movl	%eax, 136(%esp)
	movl	452(%esp), %eax
	movl	%edx, 140(%esp)
	movl	456(%esp), %edx
	movl	%ecx, 112(%esp)
	movl	460(%esp), %ecx
	movl	%ebx, 116(%esp)
	movl	464(%esp), %ebx
	movl	%eax, 120(%esp)
	movl	%esi, 432(%esp)
	movl	%edx, %eax
	movl	448(%esp), %esi
	movl	%ebp, 440(%esp)
	shrl	$16, %eax
	movl	%edx, 124(%esp)
	andl	$32767, %eax
	movl	%ecx, 144(%esp)
	cmpl	$32767, %eax
	movl	%ebx, 148(%esp)
	je	.L677
.L561:
	movl	116(%esp), %edx
	shrl	$16, %edx
	andl	$32767, %edx
	cmpl	$32767, %edx
	je	.L678
.L563:
	movl	484(%esp), %ecx
	movl	488(%esp), %ebx
	movl	%ecx, 128(%esp)
	movl	492(%esp), %ecx
	movl	%ebx, 132(%esp)
	movl	496(%esp), %ebx
	movl	%ecx, 152(%esp)
	movl	132(%esp), %ecx
	movl	%ebx, 156(%esp)
	shrl	$16, %ecx
	andl	$32767, %ecx
	movl	%ecx, 164(%esp)
	cmpl	$32767, %ecx
	je	.L679
	cmpl	$32767, %eax
	je	.L680
	cmpl	$32767, %edx
	je	.L681
.L577:
	movl	484(%esp), %edx
	leal	224(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	488(%esp), %edx
	movl	%edx, 8(%esp)
	movl	492(%esp), %edx
	movl	%edx, 12(%esp)
	movl	496(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	468(%esp), %edx
	leal	272(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	472(%esp), %edx
	movl	%edx, 8(%esp)
	movl	476(%esp), %edx
	movl	%edx, 12(%esp)
	movl	480(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	452(%esp), %edx
	leal	320(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	456(%esp), %edx
	movl	%edx, 8(%esp)
	movl	460(%esp), %edx
	movl	%edx, 12(%esp)
	movl	464(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	368(%esp), %ecx
.L590:
	movl	272(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L590
	xorl	%eax, %eax
.L592:
	movl	320(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L592
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L594:
	movl	224(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L594
	xorl	%eax, %eax
.L596:
	movl	368(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L596
	movl	%esi, %eax
	call	sum
	jmp	.L560
	.p2align 4,,10
	.p2align 3
.L678:
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	136(%esp), %ebp
	movl	%ecx, 128(%esp)
	movl	128(%esp), %ecx
	movzwl	%bx, %ebx
	movl	%ebx, 132(%esp)
	movl	132(%esp), %ebx
	orl	%ebp, %ecx
	movl	140(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L563
	cmpl	$32767, %eax
	je	.L682
.L598:
	movl	468(%esp), %eax
	movl	%eax, (%esi)
	movl	472(%esp), %eax
	movl	%eax, 4(%esi)
	movl	476(%esp), %eax
	movl	%eax, 8(%esi)
	movl	480(%esp), %eax
	movl	%eax, 12(%esi)
.L560:
	movl	%esi, %eax
	movl	428(%esp), %ebx
	movl	432(%esp), %esi
	movl	436(%esp), %edi
	movl	440(%esp), %ebp
	addl	$444, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L677:
	movl	120(%esp), %ecx
	movl	124(%esp), %ebx
	movl	%ecx, %edx
	movzwl	%bx, %ebp
	orl	%ebp, %edx
	jne	.L562
	movl	144(%esp), %ecx
	movl	148(%esp), %edx
	orl	%ecx, %edx
	je	.L561
.L562:
	movl	452(%esp), %eax
	movl	%eax, (%esi)
	movl	456(%esp), %eax
	movl	%eax, 4(%esi)
	movl	460(%esp), %eax
	movl	%eax, 8(%esi)
	movl	464(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L560
	.p2align 4,,10
	.p2align 3
.L679:
	movl	128(%esp), %ecx
	movl	132(%esp), %ebx
	movl	152(%esp), %ebp
	movl	%ecx, 168(%esp)
	movl	168(%esp), %ecx
	movzwl	%bx, %ebx
	movl	%ebx, 172(%esp)
	movl	172(%esp), %ebx
	orl	%ebp, %ecx
	movl	156(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L566
	cmpl	$32767, %eax
	je	.L683
.L567:
	cmpl	$32767, %edx
	je	.L599
.L569:
	movl	484(%esp), %eax
	movl	%eax, (%esi)
	movl	488(%esp), %eax
	movl	%eax, 4(%esi)
	movl	492(%esp), %eax
	movl	%eax, 8(%esi)
	movl	496(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L560
	.p2align 4,,10
	.p2align 3
.L681:
	movl	112(%esp), %eax
	movl	116(%esp), %edx
	movl	136(%esp), %ebp
	movl	140(%esp), %ecx
	movl	%eax, 184(%esp)
	movzwl	%dx, %eax
	movl	%eax, 188(%esp)
	movl	184(%esp), %eax
	movl	188(%esp), %edx
	orl	%ebp, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L577
	movl	124(%esp), %ebx
	movl	120(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L583
	movl	116(%esp), %edx
	movl	112(%esp), %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L584
	movl	116(%esp), %edx
	xorl	%ebx, %edx
	movl	%edx, %ebx
.L585:
	movl	$0, (%esi)
	testl	%ebx, %ebx
	jns	.L589
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L560
	.p2align 4,,10
	.p2align 3
.L680:
	movl	120(%esp), %ecx
	movl	124(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %ecx
	orl	%ecx, %eax
	je	.L575
	cmpl	$32767, %edx
	jne	.L577
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L577
	movl	136(%esp), %eax
	movl	140(%esp), %ebx
	orl	%eax, %ebx
	jne	.L577
	movl	124(%esp), %ebx
	movl	120(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L583
	movl	116(%esp), %ebx
	movl	112(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L584
	xorl	124(%esp), %ebx
	jmp	.L585
	.p2align 4,,10
	.p2align 3
.L575:
	movl	144(%esp), %ecx
	movl	148(%esp), %eax
	orl	%ecx, %eax
	je	.L579
	cmpl	$32767, %edx
	jne	.L577
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L577
.L581:
	movl	136(%esp), %eax
	movl	140(%esp), %ebx
	orl	%eax, %ebx
	je	.L582
	cmpl	$32767, 164(%esp)
	jne	.L577
.L580:
	movl	128(%esp), %eax
	movl	132(%esp), %edx
	movl	152(%esp), %ebp
	movl	156(%esp), %ecx
	movl	%eax, 176(%esp)
	movzwl	%dx, %eax
	movl	%eax, 180(%esp)
	movl	176(%esp), %eax
	movl	180(%esp), %edx
	orl	%ebp, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L577
	jmp	.L569
	.p2align 4,,10
	.p2align 3
.L579:
	movl	124(%esp), %ebx
	movl	120(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	jne	.L587
.L584:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L560
	.p2align 4,,10
	.p2align 3
.L566:
	cmpl	$32767, %eax
	je	.L684
	cmpl	$32767, %edx
	jne	.L569
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L569
	movl	136(%esp), %eax
	movl	140(%esp), %ebx
	orl	%eax, %ebx
	jne	.L569
.L668:
	movl	124(%esp), %ebx
	movl	120(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L583
	movl	116(%esp), %ebx
	movl	112(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L584
	xorl	124(%esp), %ebx
	jmp	.L586
	.p2align 4,,10
	.p2align 3
.L682:
	movl	120(%esp), %eax
	movl	124(%esp), %edx
	movl	144(%esp), %ecx
	movl	148(%esp), %ebx
	movl	%eax, 152(%esp)
	movzwl	%dx, %eax
	movl	%eax, 156(%esp)
	movl	152(%esp), %eax
	movl	156(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	jne	.L562
.L599:
	movl	112(%esp), %eax
	movl	116(%esp), %edx
	movl	%eax, 216(%esp)
	movzwl	%dx, %eax
	movl	%eax, 220(%esp)
	movl	216(%esp), %eax
	movl	220(%esp), %edx
	orl	136(%esp), %eax
	orl	140(%esp), %edx
	orl	%edx, %eax
	jne	.L598
	jmp	.L569
	.p2align 4,,10
	.p2align 3
.L583:
	movl	144(%esp), %eax
	movl	148(%esp), %ebx
	orl	%eax, %ebx
	je	.L584
.L587:
	movl	112(%esp), %eax
	movl	116(%esp), %edx
	movl	136(%esp), %ecx
	movl	140(%esp), %ebx
	movl	%eax, 192(%esp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%eax, 196(%esp)
	movl	192(%esp), %eax
	movl	196(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L584
.L588:
	movl	116(%esp), %ebx
	movl	124(%esp), %ebp
	xorl	%ebp, %ebx
	cmpl	$32767, 164(%esp)
	jne	.L585
.L586:
	movl	128(%esp), %eax
	movl	132(%esp), %edx
	movl	152(%esp), %ebp
	movl	156(%esp), %ecx
	movl	%eax, 200(%esp)
	movzwl	%dx, %eax
	movl	%eax, 204(%esp)
	movl	200(%esp), %eax
	movl	204(%esp), %edx
	orl	%ebp, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L585
	movl	%ebx, %edx
	xorl	132(%esp), %edx
	js	.L584
	jmp	.L585
	.p2align 4,,10
	.p2align 3
.L684:
	movl	120(%esp), %ecx
	movl	124(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %ecx
	orl	%ecx, %eax
	je	.L571
	cmpl	$32767, %edx
	jne	.L569
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L569
	movl	136(%esp), %eax
	movl	140(%esp), %ebx
	orl	%eax, %ebx
	jne	.L580
	jmp	.L668
	.p2align 4,,10
	.p2align 3
.L589:
	movl	$2147418112, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L560
.L571:
	movl	144(%esp), %ecx
	movl	148(%esp), %eax
	orl	%ecx, %eax
	je	.L579
	cmpl	$32767, %edx
	jne	.L580
	movl	112(%esp), %ecx
	movl	116(%esp), %ebx
	movl	%ecx, %eax
	movzwl	%bx, %edx
	orl	%edx, %eax
	jne	.L580
	jmp	.L581
.L683:
	movl	124(%esp), %ebp
	movl	120(%esp), %edi
	movzwl	%bp, %eax
	movl	%edi, 208(%esp)
	movl	%eax, 212(%esp)
	movl	208(%esp), %ecx
	movl	212(%esp), %ebx
	orl	144(%esp), %ecx
	orl	148(%esp), %ebx
	orl	%ebx, %ecx
	je	.L567
	jmp	.L562
.L582:
	movl	124(%esp), %ebx
	movl	120(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L587
	movl	116(%esp), %ebx
	movl	112(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, %eax
	andl	$2147483647, %edx
	orl	%edx, %eax
	je	.L584
	jmp	.L588
	.size	quad_fmal, .-quad_fmal
	.section	.text.quad_fmodl,"ax",@progbits
	.p2align 4
	.globl	quad_fmodl
	.type	quad_fmodl, @function
quad_fmodl:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$364, %esp
	leal	144(%esp), %eax
	movl	384(%esp), %esi
	movl	%eax, 32(%esp)
	movl	404(%esp), %eax
	movl	%eax, 16(%esp)
	movl	408(%esp), %eax
	movl	%eax, 20(%esp)
	movl	412(%esp), %eax
	movl	%eax, 24(%esp)
	movl	416(%esp), %eax
	movl	%eax, 28(%esp)
	movl	388(%esp), %eax
	movl	%eax, (%esp)
	movl	392(%esp), %eax
	movl	%eax, 4(%esp)
	movl	396(%esp), %eax
	movl	%eax, 8(%esp)
	movl	400(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_special_division
	testl	%eax, %eax
	je	.L686
	movl	144(%esp), %eax
	movl	%eax, (%esi)
	movl	148(%esp), %eax
	movl	%eax, 4(%esi)
	movl	152(%esp), %eax
	movl	%eax, 8(%esi)
	movl	156(%esp), %eax
	movl	%eax, 12(%esi)
.L685:
	addl	$364, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L686:
	movl	404(%esp), %edx
	leal	160(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	408(%esp), %edx
	movl	%edx, 8(%esp)
	movl	412(%esp), %edx
	movl	%edx, 12(%esp)
	movl	416(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	160(%esp), %edx
	leal	208(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	164(%esp), %edx
	movl	%edx, 8(%esp)
	movl	168(%esp), %edx
	movl	%edx, 12(%esp)
	movl	172(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	388(%esp), %edx
	leal	176(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	392(%esp), %edx
	movl	%edx, 8(%esp)
	movl	396(%esp), %edx
	movl	%edx, 12(%esp)
	movl	400(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	176(%esp), %edx
	leal	256(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	180(%esp), %edx
	movl	%edx, 8(%esp)
	movl	184(%esp), %edx
	movl	%edx, 12(%esp)
	movl	188(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	leal	140(%esp), %eax
	movl	%eax, 96(%esp)
	leal	304(%esp), %edx
	xorl	%eax, %eax
.L688:
	movl	208(%esp,%eax), %ecx
	movl	%ecx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L688
	xorl	%eax, %eax
.L690:
	movl	256(%esp,%eax), %ecx
	movl	%ecx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L690
	movl	%edx, %eax
	call	remainder_of
	leal	192(%esp), %edx
	xorl	%eax, %eax
.L692:
	movl	304(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L692
	movl	%edx, (%esp)
	call	real_quad@PLT
	subl	$4, %esp
	movl	196(%esp), %eax
	movl	192(%esp), %edi
	andl	$2147483647, %eax
	movl	%eax, %ebp
	xorl	%eax, %eax
	movl	%eax, 120(%esp)
	movl	392(%esp), %eax
	movl	%ebp, %edx
	movl	120(%esp), %ecx
	andl	$-2147483648, %eax
	movl	%eax, 124(%esp)
	movl	%edi, %eax
	movl	124(%esp), %ebx
	orl	%ecx, %eax
	movl	%eax, (%esi)
	movl	200(%esp), %eax
	orl	%ebx, %edx
	movl	%edx, 4(%esi)
	movl	204(%esp), %edx
	movl	%eax, 8(%esi)
	movl	%edx, 12(%esi)
	jmp	.L685
	.size	quad_fmodl, .-quad_fmodl
	.section	.text.quad_remquol,"ax",@progbits
	.p2align 4
	.globl	quad_remquol
	.type	quad_remquol, @function
quad_remquol:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$444, %esp
	movl	500(%esp), %eax
	movl	464(%esp), %esi
	movl	$0, (%eax)
	leal	192(%esp), %eax
	movl	%eax, 32(%esp)
	movl	484(%esp), %eax
	movl	%eax, 16(%esp)
	movl	488(%esp), %eax
	movl	%eax, 20(%esp)
	movl	492(%esp), %eax
	movl	%eax, 24(%esp)
	movl	496(%esp), %eax
	movl	%eax, 28(%esp)
	movl	468(%esp), %eax
	movl	%eax, (%esp)
	movl	472(%esp), %eax
	movl	%eax, 4(%esp)
	movl	476(%esp), %eax
	movl	%eax, 8(%esp)
	movl	480(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_special_division
	testl	%eax, %eax
	je	.L699
	movl	192(%esp), %eax
	movl	%eax, (%esi)
	movl	196(%esp), %eax
	movl	%eax, 4(%esi)
	movl	200(%esp), %eax
	movl	%eax, 8(%esi)
	movl	204(%esp), %eax
	movl	%eax, 12(%esi)
	addl	$444, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L699:
	movl	484(%esp), %edx
	leal	208(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	488(%esp), %edx
	movl	%edx, 8(%esp)
	movl	492(%esp), %edx
	movl	%edx, 12(%esp)
	movl	496(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	208(%esp), %edx
	leal	240(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	212(%esp), %edx
	movl	%edx, 8(%esp)
	movl	216(%esp), %edx
	movl	%edx, 12(%esp)
	movl	220(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	468(%esp), %edx
	leal	224(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	472(%esp), %edx
	movl	%edx, 8(%esp)
	movl	476(%esp), %edx
	movl	%edx, 12(%esp)
	movl	480(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	224(%esp), %edx
	leal	336(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	228(%esp), %edx
	movl	%edx, 8(%esp)
	movl	232(%esp), %edx
	movl	%edx, 12(%esp)
	movl	236(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	leal	188(%esp), %eax
	movl	%eax, 96(%esp)
	leal	288(%esp), %ecx
	xorl	%eax, %eax
.L701:
	movl	240(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L701
	xorl	%eax, %eax
.L703:
	movl	336(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L703
	movl	%ecx, %eax
	call	remainder_of
	movl	288(%esp), %eax
	movl	$1, %edx
	movl	%edx, 52(%esp)
	leal	384(%esp), %ecx
	movl	%eax, 124(%esp)
	xorl	%eax, %eax
.L705:
	movl	288(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L705
	movl	%ecx, (%esp)
	call	real_scale@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L707:
	movl	240(%esp,%eax), %edx
	movl	%edx, 48(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L707
	xorl	%eax, %eax
.L709:
	movl	384(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L709
	call	real_compare@PLT
	movl	188(%esp), %ecx
	testl	%eax, %eax
	jg	.L712
	jne	.L713
	testb	$1, %cl
	je	.L713
.L712:
	leal	128(%esp), %edi
	xorl	%eax, %eax
.L714:
	movl	240(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L714
	xorl	%eax, %eax
.L716:
	movl	288(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L716
	movl	%ecx, 124(%esp)
	movl	%edi, (%esp)
	call	real_subtract@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	124(%esp), %ecx
.L718:
	movl	128(%esp,%eax), %edx
	movl	%edx, 288(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L718
	movl	288(%esp), %eax
	incl	%ecx
	movl	%eax, 124(%esp)
	.p2align 4
	.p2align 3
.L713:
	movl	472(%esp), %edx
	andl	$7, %ecx
	movl	%edx, %ebp
	shrl	$31, %ebp
	xorl	488(%esp), %edx
	movl	%ebp, %edi
	jns	.L720
	negl	%ecx
.L720:
	movl	500(%esp), %eax
	movl	%ecx, (%eax)
	movl	332(%esp), %eax
	testl	%eax, %eax
	je	.L721
	movl	124(%esp), %eax
	cmpl	%eax, %ebp
	setne	%al
	movzbl	%al, %edi
.L721:
	movl	%edi, 288(%esp)
	xorl	%eax, %eax
.L722:
	movl	288(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L722
	movl	%esi, (%esp)
	call	real_quad@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$444, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.size	quad_remquol, .-quad_remquol
	.section	.text.quad_remainderl,"ax",@progbits
	.p2align 4
	.globl	quad_remainderl
	.type	quad_remainderl, @function
quad_remainderl:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$68, %esp
	leal	60(%esp), %eax
	movl	80(%esp), %esi
	movl	%eax, 36(%esp)
	movl	100(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 20(%esp)
	movl	104(%esp), %eax
	movl	%eax, 24(%esp)
	movl	108(%esp), %eax
	movl	%eax, 28(%esp)
	movl	112(%esp), %eax
	movl	%eax, 32(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	movl	96(%esp), %eax
	movl	%eax, 16(%esp)
	call	quad_remquol@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$68, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	quad_remainderl, .-quad_remainderl
	.section	.text.quad_sqrtl,"ax",@progbits
	.p2align 4
	.globl	quad_sqrtl
	.type	quad_sqrtl, @function
quad_sqrtl:
	subl	$204, %esp
	movl	%ebx, 188(%esp)
	movl	216(%esp), %eax
	movl	%ebp, 200(%esp)
	movl	220(%esp), %ecx
	movl	%edi, 196(%esp)
	movl	224(%esp), %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	212(%esp), %edx
	movl	%esi, 192(%esp)
	movl	%eax, %ebp
	movl	208(%esp), %esi
	movl	%ecx, 64(%esp)
	xorl	$2147418112, %ebp
	movl	%ebx, 68(%esp)
	andl	$2147418112, %ebp
	je	.L761
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L760
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	orl	%ecx, %edx
	je	.L741
.L760:
	testl	%eax, %eax
	js	.L742
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L746:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L746
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_sqrt@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L748:
	movl	128(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L748
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_quad@PLT
	subl	$4, %esp
	jmp	.L739
	.p2align 4,,10
	.p2align 3
.L761:
	movl	%edx, 72(%esp)
	movl	64(%esp), %ebp
	movzwl	%ax, %ebx
	movl	%ebx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%ebp, %ecx
	movl	68(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L762
.L741:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L739:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L762:
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	je	.L741
	testl	%eax, %eax
	jns	.L741
	.p2align 4
	.p2align 3
.L742:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L739
	.size	quad_sqrtl, .-quad_sqrtl
	.section	.text.quad_hypotl,"ax",@progbits
	.p2align 4
	.globl	quad_hypotl
	.type	quad_hypotl, @function
quad_hypotl:
	subl	$476, %esp
	movl	492(%esp), %eax
	movl	%ebx, 460(%esp)
	movl	488(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	496(%esp), %edx
	movl	%esi, 464(%esp)
	movl	480(%esp), %esi
	movl	%eax, 112(%esp)
	movl	%ebp, 472(%esp)
	movl	%ecx, %eax
	movl	484(%esp), %ebp
	movl	%edi, 468(%esp)
	xorl	$2147418112, %eax
	movl	%edx, 116(%esp)
	testl	$2147418112, %eax
	je	.L800
	movl	504(%esp), %eax
	movl	500(%esp), %edx
	movl	%eax, %ecx
	xorl	$2147418112, %ecx
	andl	$2147418112, %ecx
	je	.L801
.L768:
	movl	484(%esp), %edx
	leal	160(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	488(%esp), %edx
	movl	%edx, 8(%esp)
	movl	492(%esp), %edx
	movl	%edx, 12(%esp)
	movl	496(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	500(%esp), %edx
	leal	208(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	504(%esp), %edx
	movl	%edx, 8(%esp)
	movl	508(%esp), %edx
	movl	%edx, 12(%esp)
	movl	512(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	256(%esp), %ecx
.L771:
	movl	208(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L771
	xorl	%eax, %eax
.L773:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L773
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	304(%esp), %ecx
.L775:
	movl	160(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L775
	xorl	%eax, %eax
.L777:
	movl	160(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L777
	movl	%ecx, (%esp)
	call	real_multiply@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	352(%esp), %ecx
.L779:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L779
	xorl	%eax, %eax
.L781:
	movl	304(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L781
	movl	%ecx, (%esp)
	call	real_add@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	400(%esp), %edx
.L783:
	movl	352(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L783
	movl	%edx, (%esp)
	call	real_sqrt@PLT
	xorl	%eax, %eax
	pushl	%edx
	leal	144(%esp), %edx
.L785:
	movl	400(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L785
	movl	%edx, (%esp)
	call	real_quad@PLT
	pushl	%eax
	movzwl	150(%esp), %eax
	andl	$32767, %eax
	cmpl	$32767, %eax
	jne	.L787
	call	___errno@PLT
	movl	$34, (%eax)
.L787:
	movl	144(%esp), %eax
	movl	%eax, (%esi)
	movl	148(%esp), %eax
	movl	%eax, 4(%esi)
	movl	152(%esp), %eax
	movl	%eax, 8(%esi)
	movl	156(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L763
	.p2align 4,,10
	.p2align 3
.L801:
	movzwl	%ax, %eax
	orl	%edx, %eax
	jne	.L769
	movl	512(%esp), %eax
	orl	508(%esp), %eax
	jne	.L769
.L766:
	movl	$0, (%esi)
	movl	$2147418112, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L763
	.p2align 4,,10
	.p2align 3
.L803:
	movl	508(%esp), %eax
	movl	512(%esp), %edx
	movl	%eax, 120(%esp)
	movl	132(%esp), %eax
	movl	%edx, 124(%esp)
	movl	%eax, 136(%esp)
	movzwl	%di, %eax
	movl	%eax, 140(%esp)
	movl	136(%esp), %eax
	movl	140(%esp), %edi
	orl	%eax, %edi
	je	.L802
.L790:
	movzwl	%cx, %ecx
	orl	%ebp, %ecx
	jne	.L767
	movl	112(%esp), %edi
	movl	116(%esp), %eax
	orl	%edi, %eax
	jne	.L767
	movl	136(%esp), %eax
	movl	140(%esp), %edx
	movl	120(%esp), %edi
	movl	124(%esp), %ebp
	orl	%edi, %eax
	orl	%ebp, %edx
	orl	%edx, %eax
	je	.L768
	.p2align 4
	.p2align 3
.L769:
	movl	500(%esp), %eax
	movl	%eax, (%esi)
	movl	504(%esp), %eax
	movl	%eax, 4(%esi)
	movl	508(%esp), %eax
	movl	%eax, 8(%esi)
	movl	512(%esp), %eax
	movl	%eax, 12(%esi)
.L763:
	movl	%esi, %eax
	movl	460(%esp), %ebx
	movl	464(%esp), %esi
	movl	468(%esp), %edi
	movl	472(%esp), %ebp
	addl	$476, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L800:
	movl	%ebp, 120(%esp)
	movzwl	%cx, %eax
	movl	112(%esp), %edi
	movl	%eax, 124(%esp)
	movl	120(%esp), %eax
	movl	124(%esp), %edx
	orl	%edi, %eax
	movl	116(%esp), %edi
	orl	%edi, %edx
	orl	%edx, %eax
	je	.L766
	movl	500(%esp), %eax
	movl	504(%esp), %edi
	movl	%eax, 132(%esp)
	movl	%edi, %eax
	xorl	$2147418112, %eax
	movl	%eax, %edx
	andl	$2147418112, %edx
	je	.L803
	movl	120(%esp), %eax
	movl	124(%esp), %ecx
	orl	%eax, %ecx
	jne	.L767
	movl	112(%esp), %edi
	movl	116(%esp), %eax
	orl	%edi, %eax
	je	.L768
.L767:
	movl	484(%esp), %eax
	movl	%eax, (%esi)
	movl	488(%esp), %eax
	movl	%eax, 4(%esi)
	movl	492(%esp), %eax
	movl	%eax, 8(%esi)
	movl	496(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L763
.L802:
	movl	120(%esp), %eax
	movl	124(%esp), %edi
	orl	%eax, %edi
	jne	.L790
	jmp	.L766
	.size	quad_hypotl, .-quad_hypotl
	.section	.text.quad_expl,"ax",@progbits
	.p2align 4
	.globl	quad_expl
	.type	quad_expl, @function
quad_expl:
	subl	$204, %esp
	movl	%edi, 196(%esp)
	movl	216(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	220(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	224(%esp), %ebx
	movl	%esi, 192(%esp)
	movl	208(%esp), %esi
	movl	%ebp, 200(%esp)
	movl	%eax, %edx
	movl	212(%esp), %ebp
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	je	.L816
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L809:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L809
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_exp@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L811:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L811
	movl	%esi, %eax
	call	checked
	jmp	.L804
	.p2align 4,,10
	.p2align 3
.L816:
	movl	%ebp, 72(%esp)
	movzwl	%ax, %edi
	movl	%edi, 76(%esp)
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	orl	%ecx, %edi
	orl	%ebx, %ebp
	movl	%edi, %ecx
	orl	%ebp, %ecx
	je	.L806
.L808:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L804:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L806:
	testl	%eax, %eax
	jns	.L808
	movl	$0, (%esi)
	movl	$0, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L804
	.size	quad_expl, .-quad_expl
	.section	.text.quad_exp2l,"ax",@progbits
	.p2align 4
	.globl	quad_exp2l
	.type	quad_exp2l, @function
quad_exp2l:
	subl	$204, %esp
	movl	%edi, 196(%esp)
	movl	216(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	220(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	224(%esp), %ebx
	movl	%esi, 192(%esp)
	movl	208(%esp), %esi
	movl	%ebp, 200(%esp)
	movl	%eax, %edx
	movl	212(%esp), %ebp
	xorl	$2147418112, %edx
	andl	$2147418112, %edx
	je	.L829
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L822:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L822
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_exp2@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L824:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L824
	movl	%esi, %eax
	call	checked
	jmp	.L817
	.p2align 4,,10
	.p2align 3
.L829:
	movl	%ebp, 72(%esp)
	movzwl	%ax, %edi
	movl	%edi, 76(%esp)
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	orl	%ecx, %edi
	orl	%ebx, %ebp
	movl	%edi, %ecx
	orl	%ebp, %ecx
	je	.L819
.L821:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L817:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L819:
	testl	%eax, %eax
	jns	.L821
	movl	$0, (%esi)
	movl	$0, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L817
	.size	quad_exp2l, .-quad_exp2l
	.section	.text.quad_expm1l,"ax",@progbits
	.p2align 4
	.globl	quad_expm1l
	.type	quad_expm1l, @function
quad_expm1l:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$220, %esp
	movl	%ebx, 204(%esp)
	movl	232(%esp), %edx
	movl	%esi, 208(%esp)
	movl	236(%esp), %esi
	movl	%edi, 212(%esp)
	movl	240(%esp), %edi
	movl	%ebp, 216(%esp)
	movl	228(%esp), %ebp
	movl	%edx, %ebx
	movl	%eax, 84(%esp)
	xorl	$2147418112, %ebx
	movl	224(%esp), %eax
	andl	$2147418112, %ebx
	je	.L847
	movl	%ebp, 72(%esp)
	andl	$2147483647, %edx
	movl	%edx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L832
	movl	228(%esp), %ecx
	leal	96(%esp), %edx
	movl	%eax, 224(%esp)
	movl	84(%esp), %ebx
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	232(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
	leal	144(%esp), %ebx
.L836:
	movl	96(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L836
	movl	%ebx, (%esp)
	movl	84(%esp), %ebx
	movl	%eax, 224(%esp)
	call	real_expm1@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
.L838:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L838
	movl	%eax, 224(%esp)
	call	checked
	movl	224(%esp), %eax
	jmp	.L830
	.p2align 4,,10
	.p2align 3
.L847:
	movl	%ebp, 88(%esp)
	movzwl	%dx, %ebx
	movl	%ebx, 92(%esp)
	movl	88(%esp), %ecx
	movl	92(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L848
.L832:
	movl	228(%esp), %edx
	movl	%edx, (%eax)
	movl	232(%esp), %edx
	movl	%edx, 4(%eax)
	movl	236(%esp), %edx
	movl	%edx, 8(%eax)
	movl	240(%esp), %edx
	movl	%edx, 12(%eax)
.L830:
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L848:
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	orl	%ebp, %ecx
	je	.L832
	testl	%edx, %edx
	jns	.L832
	movl	$0, (%eax)
	movl	$-1073807360, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	jmp	.L830
	.size	quad_expm1l, .-quad_expm1l
	.section	.text.quad_cbrtl,"ax",@progbits
	.p2align 4
	.globl	quad_cbrtl
	.type	quad_cbrtl, @function
quad_cbrtl:
	subl	$204, %esp
	movl	%esi, 192(%esp)
	movl	216(%esp), %edx
	movl	%ebp, 200(%esp)
	movl	208(%esp), %eax
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	220(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	224(%esp), %ebx
	movl	%edi, 196(%esp)
	movl	%edx, %esi
	movl	212(%esp), %edi
	xorl	$2147418112, %esi
	andl	$2147418112, %esi
	je	.L850
	movl	%edi, 72(%esp)
	andl	$2147483647, %edx
	movl	%edx, 76(%esp)
	movl	72(%esp), %esi
	movl	76(%esp), %edi
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	je	.L850
	movl	212(%esp), %ecx
	leal	80(%esp), %edx
	movl	%ebp, %ebx
	movl	%eax, 208(%esp)
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	216(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	220(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	224(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
	leal	128(%esp), %ebx
.L853:
	movl	80(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L853
	movl	%eax, 208(%esp)
	movl	%ebx, (%esp)
	movl	%ebp, %ebx
	call	real_cbrt@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
.L855:
	movl	128(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L855
	movl	%eax, 208(%esp)
	call	checked
	movl	208(%esp), %eax
	jmp	.L849
	.p2align 4,,10
	.p2align 3
.L850:
	movl	212(%esp), %edx
	movl	%edx, (%eax)
	movl	216(%esp), %edx
	movl	%edx, 4(%eax)
	movl	220(%esp), %edx
	movl	%edx, 8(%eax)
	movl	224(%esp), %edx
	movl	%edx, 12(%eax)
.L849:
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.size	quad_cbrtl, .-quad_cbrtl
	.section	.text.quad_sinl,"ax",@progbits
	.p2align 4
	.globl	quad_sinl
	.type	quad_sinl, @function
quad_sinl:
	subl	$220, %esp
	movl	%edi, 212(%esp)
	movl	228(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	236(%esp), %ecx
	movl	%ebx, 204(%esp)
	movl	240(%esp), %ebx
	movl	%esi, 208(%esp)
	movl	224(%esp), %esi
	movl	%eax, 72(%esp)
	movl	232(%esp), %eax
	movl	%ebp, 216(%esp)
	movl	%eax, 76(%esp)
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	movl	72(%esp), %eax
	je	.L880
	movl	%eax, 80(%esp)
	movl	76(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, 84(%esp)
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L865
	movl	228(%esp), %edx
	leal	96(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	232(%esp), %edx
	movl	%edx, 8(%esp)
	movl	236(%esp), %edx
	movl	%edx, 12(%esp)
	movl	240(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	144(%esp), %ecx
.L869:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L869
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_sin@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L871:
	movl	144(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L871
	movl	%esi, %eax
	call	checked
	jmp	.L863
	.p2align 4,,10
	.p2align 3
.L880:
	movl	%eax, 88(%esp)
	movzwl	76(%esp), %eax
	movl	%eax, 92(%esp)
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	movl	%edx, %ebx
	orl	%eax, %ebx
	je	.L881
.L865:
	movl	228(%esp), %eax
	movl	%eax, (%esi)
	movl	232(%esp), %eax
	movl	%eax, 4(%esi)
	movl	236(%esp), %eax
	movl	%eax, 8(%esi)
	movl	240(%esp), %eax
	movl	%eax, 12(%esi)
.L863:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L881:
	movl	76(%esp), %eax
	movl	72(%esp), %edx
	andl	$2147483647, %eax
	orl	%edx, %eax
	je	.L865
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L863
	.size	quad_sinl, .-quad_sinl
	.section	.text.quad_cosl,"ax",@progbits
	.p2align 4
	.globl	quad_cosl
	.type	quad_cosl, @function
quad_cosl:
	subl	$204, %esp
	movl	%edi, 196(%esp)
	movl	216(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	220(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	224(%esp), %edx
	movl	%esi, 192(%esp)
	movl	208(%esp), %esi
	movl	%ebp, 200(%esp)
	movl	%ecx, %edi
	movl	212(%esp), %ebp
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L893
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L886:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L886
	movl	%ecx, (%esp)
	call	real_cos@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L888:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L888
	movl	%esi, %eax
	call	checked
	jmp	.L882
	.p2align 4,,10
	.p2align 3
.L893:
	movl	%ebp, 72(%esp)
	movzwl	%cx, %ecx
	movl	%ecx, 76(%esp)
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	orl	%eax, %edi
	orl	%edx, %ebp
	movl	%edi, %eax
	orl	%ebp, %eax
	je	.L884
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L882:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L884:
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L882
	.size	quad_cosl, .-quad_cosl
	.section	.text.quad_tanl,"ax",@progbits
	.p2align 4
	.globl	quad_tanl
	.type	quad_tanl, @function
quad_tanl:
	subl	$220, %esp
	movl	%edi, 212(%esp)
	movl	228(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	236(%esp), %ecx
	movl	%ebx, 204(%esp)
	movl	240(%esp), %ebx
	movl	%esi, 208(%esp)
	movl	224(%esp), %esi
	movl	%eax, 72(%esp)
	movl	232(%esp), %eax
	movl	%ebp, 216(%esp)
	movl	%eax, 76(%esp)
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	movl	72(%esp), %eax
	je	.L911
	movl	%eax, 80(%esp)
	movl	76(%esp), %eax
	andl	$2147483647, %eax
	movl	%eax, 84(%esp)
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L896
	movl	228(%esp), %edx
	leal	96(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	232(%esp), %edx
	movl	%edx, 8(%esp)
	movl	236(%esp), %edx
	movl	%edx, 12(%esp)
	movl	240(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	144(%esp), %ecx
.L900:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L900
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_tan@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L902:
	movl	144(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L902
	movl	%esi, %eax
	call	checked
	jmp	.L894
	.p2align 4,,10
	.p2align 3
.L911:
	movl	%eax, 88(%esp)
	movzwl	76(%esp), %eax
	movl	%eax, 92(%esp)
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	movl	%edx, %ebx
	orl	%eax, %ebx
	je	.L912
.L896:
	movl	228(%esp), %eax
	movl	%eax, (%esi)
	movl	232(%esp), %eax
	movl	%eax, 4(%esi)
	movl	236(%esp), %eax
	movl	%eax, 8(%esi)
	movl	240(%esp), %eax
	movl	%eax, 12(%esi)
.L894:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L912:
	movl	76(%esp), %eax
	movl	72(%esp), %edx
	andl	$2147483647, %eax
	orl	%edx, %eax
	je	.L896
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L894
	.size	quad_tanl, .-quad_tanl
	.section	.text.quad_asinl,"ax",@progbits
	.p2align 4
	.globl	quad_asinl
	.type	quad_asinl, @function
quad_asinl:
	subl	$236, %esp
	movl	248(%esp), %ecx
	movl	%ebp, 232(%esp)
	movl	252(%esp), %eax
	movl	%ebx, 220(%esp)
	movl	256(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 224(%esp)
	movl	%ecx, %ebp
	movl	240(%esp), %esi
	movl	%edi, 228(%esp)
	xorl	$2147418112, %ebp
	movl	244(%esp), %edi
	movl	%eax, 72(%esp)
	andl	$2147418112, %ebp
	movl	%edx, 76(%esp)
	je	.L931
	movl	%edi, 80(%esp)
	andl	$2147483647, %ecx
	movl	76(%esp), %edi
	movl	%ecx, 84(%esp)
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	movl	72(%esp), %ecx
	orl	%edi, %edx
	orl	%ecx, %eax
	orl	%edx, %eax
	je	.L915
	movl	244(%esp), %edx
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	248(%esp), %edx
	movl	%edx, 8(%esp)
	movl	252(%esp), %edx
	movl	%edx, 12(%esp)
	movl	256(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	96(%esp), %eax
	movl	%eax, 16(%esp)
	movl	100(%esp), %eax
	movl	%eax, 20(%esp)
	movl	104(%esp), %eax
	movl	%eax, 24(%esp)
	movl	108(%esp), %eax
	movl	%eax, 28(%esp)
	movl	one@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	4+one@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	8+one@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	12+one@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	call	is_less
	testl	%eax, %eax
	jne	.L919
	movl	244(%esp), %edx
	leal	112(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	248(%esp), %edx
	movl	%edx, 8(%esp)
	movl	252(%esp), %edx
	movl	%edx, 12(%esp)
	movl	256(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	160(%esp), %ecx
.L920:
	movl	112(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L920
	movl	%ecx, (%esp)
	call	real_asin@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L922:
	movl	160(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L922
	movl	%esi, %eax
	call	checked
	jmp	.L913
	.p2align 4,,10
	.p2align 3
.L931:
	movl	%edi, 88(%esp)
	movzwl	%cx, %eax
	movl	72(%esp), %ebp
	movl	%eax, 92(%esp)
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%ebp, %eax
	movl	76(%esp), %ebp
	orl	%ebp, %edx
	orl	%edx, %eax
	jne	.L915
	andl	$2147483647, %ecx
	orl	%edi, %ecx
	je	.L915
	.p2align 4
	.p2align 3
.L919:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
.L913:
	movl	%esi, %eax
	movl	220(%esp), %ebx
	movl	224(%esp), %esi
	movl	228(%esp), %edi
	movl	232(%esp), %ebp
	addl	$236, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L915:
	movl	244(%esp), %eax
	movl	%eax, (%esi)
	movl	248(%esp), %eax
	movl	%eax, 4(%esi)
	movl	252(%esp), %eax
	movl	%eax, 8(%esi)
	movl	256(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L913
	.size	quad_asinl, .-quad_asinl
	.section	.text.quad_acosl,"ax",@progbits
	.p2align 4
	.globl	quad_acosl
	.type	quad_acosl, @function
quad_acosl:
	subl	$220, %esp
	movl	%edi, 212(%esp)
	movl	232(%esp), %ecx
	movl	%ebx, 204(%esp)
	movl	236(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	240(%esp), %edx
	movl	%esi, 208(%esp)
	movl	224(%esp), %esi
	movl	%ebp, 216(%esp)
	movl	%ecx, %edi
	movl	228(%esp), %ebp
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L944
	movl	228(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	232(%esp), %edx
	movl	%edx, 8(%esp)
	movl	236(%esp), %edx
	movl	%edx, 12(%esp)
	movl	240(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, 16(%esp)
	movl	84(%esp), %eax
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	movl	%eax, 24(%esp)
	movl	92(%esp), %eax
	movl	%eax, 28(%esp)
	movl	one@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	4+one@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	8+one@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	12+one@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	call	is_less
	testl	%eax, %eax
	jne	.L936
	movl	228(%esp), %edx
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	232(%esp), %edx
	movl	%edx, 8(%esp)
	movl	236(%esp), %edx
	movl	%edx, 12(%esp)
	movl	240(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	144(%esp), %ecx
.L937:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L937
	movl	%ecx, (%esp)
	call	real_acos@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L939:
	movl	144(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L939
	movl	%esi, %eax
	call	checked
	jmp	.L932
	.p2align 4,,10
	.p2align 3
.L936:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
.L932:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L944:
	movl	%ebp, 72(%esp)
	movzwl	%cx, %ecx
	movl	%ecx, 76(%esp)
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	orl	%eax, %edi
	orl	%edx, %ebp
	movl	%edi, %eax
	orl	%ebp, %eax
	je	.L936
	movl	228(%esp), %eax
	movl	%eax, (%esi)
	movl	232(%esp), %eax
	movl	%eax, 4(%esi)
	movl	236(%esp), %eax
	movl	%eax, 8(%esi)
	movl	240(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L932
	.size	quad_acosl, .-quad_acosl
	.section	.text.quad_atanl,"ax",@progbits
	.p2align 4
	.globl	quad_atanl
	.type	quad_atanl, @function
quad_atanl:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$220, %esp
	movl	%ebx, 204(%esp)
	movl	232(%esp), %edx
	movl	%esi, 208(%esp)
	movl	236(%esp), %esi
	movl	%edi, 212(%esp)
	movl	240(%esp), %edi
	movl	%ebp, 216(%esp)
	movl	228(%esp), %ebp
	movl	%edx, %ebx
	movl	%eax, 76(%esp)
	xorl	$2147418112, %ebx
	movl	224(%esp), %eax
	andl	$2147418112, %ebx
	je	.L962
	movl	%ebp, 64(%esp)
	andl	$2147483647, %edx
	movl	%edx, 68(%esp)
	movl	64(%esp), %ecx
	movl	68(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L947
	movl	228(%esp), %ecx
	leal	96(%esp), %edx
	movl	%eax, 224(%esp)
	movl	76(%esp), %ebx
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	232(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
	leal	144(%esp), %ebx
.L951:
	movl	96(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L951
	movl	%ebx, (%esp)
	movl	76(%esp), %ebx
	movl	%eax, 224(%esp)
	call	real_atan@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
.L953:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L953
	movl	%eax, 224(%esp)
	call	checked
	movl	224(%esp), %eax
	jmp	.L945
	.p2align 4,,10
	.p2align 3
.L962:
	movl	%ebp, 80(%esp)
	movzwl	%dx, %ebx
	movl	%ebx, 84(%esp)
	movl	80(%esp), %ecx
	movl	84(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L963
.L947:
	movl	228(%esp), %edx
	movl	%edx, (%eax)
	movl	232(%esp), %edx
	movl	%edx, 4(%eax)
	movl	236(%esp), %edx
	movl	%edx, 8(%eax)
	movl	240(%esp), %edx
	movl	%edx, 12(%eax)
.L945:
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L963:
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	orl	%ebp, %ecx
	je	.L947
	movl	$-988347976, 8(%eax)
	xorl	%ecx, %ecx
	andl	$-2147483648, %edx
	movl	%ecx, 88(%esp)
	movl	%edx, 92(%esp)
	movl	88(%esp), %ecx
	movl	$-2073458292, 12(%eax)
	movl	92(%esp), %ebx
	orl	$-1253817647, %ecx
	movl	%ecx, (%eax)
	orl	$1073713695, %ebx
	movl	%ebx, 4(%eax)
	jmp	.L945
	.size	quad_atanl, .-quad_atanl
	.section	.text.quad_sinhl,"ax",@progbits
	.p2align 4
	.globl	quad_sinhl
	.type	quad_sinhl, @function
quad_sinhl:
	subl	$204, %esp
	movl	%esi, 192(%esp)
	movl	216(%esp), %edx
	movl	%ebp, 200(%esp)
	movl	208(%esp), %eax
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	220(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	224(%esp), %ebx
	movl	%edi, 196(%esp)
	movl	%edx, %esi
	movl	212(%esp), %edi
	xorl	$2147418112, %esi
	andl	$2147418112, %esi
	je	.L965
	movl	%edi, 72(%esp)
	andl	$2147483647, %edx
	movl	%edx, 76(%esp)
	movl	72(%esp), %esi
	movl	76(%esp), %edi
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	je	.L965
	movl	212(%esp), %ecx
	leal	80(%esp), %edx
	movl	%ebp, %ebx
	movl	%eax, 208(%esp)
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	216(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	220(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	224(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
	leal	128(%esp), %ebx
.L968:
	movl	80(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L968
	movl	%eax, 208(%esp)
	movl	%ebx, (%esp)
	movl	%ebp, %ebx
	call	real_sinh@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
.L970:
	movl	128(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L970
	movl	%eax, 208(%esp)
	call	checked
	movl	208(%esp), %eax
	jmp	.L964
	.p2align 4,,10
	.p2align 3
.L965:
	movl	212(%esp), %edx
	movl	%edx, (%eax)
	movl	216(%esp), %edx
	movl	%edx, 4(%eax)
	movl	220(%esp), %edx
	movl	%edx, 8(%eax)
	movl	224(%esp), %edx
	movl	%edx, 12(%eax)
.L964:
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.size	quad_sinhl, .-quad_sinhl
	.section	.text.quad_coshl,"ax",@progbits
	.p2align 4
	.globl	quad_coshl
	.type	quad_coshl, @function
quad_coshl:
	subl	$204, %esp
	movl	%ebx, 188(%esp)
	movl	216(%esp), %ecx
	movl	%edi, 196(%esp)
	movl	220(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	224(%esp), %edx
	movl	%esi, 192(%esp)
	movl	208(%esp), %esi
	movl	%ebp, 200(%esp)
	movl	%ecx, %ebx
	movl	212(%esp), %ebp
	xorl	$2147418112, %ebx
	andl	$2147418112, %ebx
	je	.L989
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L982:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L982
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_cosh@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L984:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L984
	movl	%esi, %eax
	call	checked
	jmp	.L978
	.p2align 4,,10
	.p2align 3
.L989:
	movl	%ebp, 72(%esp)
	movzwl	%cx, %edi
	movl	%edi, 76(%esp)
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	orl	%eax, %edi
	orl	%edx, %ebp
	movl	%edi, %eax
	orl	%ebp, %eax
	je	.L980
	movl	%ecx, 4(%esi)
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L978:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L980:
	movl	$0, (%esi)
	movl	$2147418112, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	jmp	.L978
	.size	quad_coshl, .-quad_coshl
	.section	.text.quad_tanhl,"ax",@progbits
	.p2align 4
	.globl	quad_tanhl
	.type	quad_tanhl, @function
quad_tanhl:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$220, %esp
	movl	%ebx, 204(%esp)
	movl	232(%esp), %edx
	movl	%esi, 208(%esp)
	movl	236(%esp), %esi
	movl	%edi, 212(%esp)
	movl	240(%esp), %edi
	movl	%ebp, 216(%esp)
	movl	228(%esp), %ebp
	movl	%edx, %ebx
	movl	%eax, 76(%esp)
	xorl	$2147418112, %ebx
	movl	224(%esp), %eax
	andl	$2147418112, %ebx
	je	.L1007
	movl	%ebp, 64(%esp)
	andl	$2147483647, %edx
	movl	%edx, 68(%esp)
	movl	64(%esp), %ecx
	movl	68(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L992
	movl	228(%esp), %ecx
	leal	96(%esp), %edx
	movl	%eax, 224(%esp)
	movl	76(%esp), %ebx
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	232(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	236(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	240(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
	leal	144(%esp), %ebx
.L996:
	movl	96(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L996
	movl	%ebx, (%esp)
	movl	76(%esp), %ebx
	movl	%eax, 224(%esp)
	call	real_tanh@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	224(%esp), %eax
.L998:
	movl	144(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L998
	movl	%eax, 224(%esp)
	call	checked
	movl	224(%esp), %eax
	jmp	.L990
	.p2align 4,,10
	.p2align 3
.L1007:
	movl	%ebp, 80(%esp)
	movzwl	%dx, %ebx
	movl	%ebx, 84(%esp)
	movl	80(%esp), %ecx
	movl	84(%esp), %ebx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L1008
.L992:
	movl	228(%esp), %edx
	movl	%edx, (%eax)
	movl	232(%esp), %edx
	movl	%edx, 4(%eax)
	movl	236(%esp), %edx
	movl	%edx, 8(%eax)
	movl	240(%esp), %edx
	movl	%edx, 12(%eax)
.L990:
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1008:
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	orl	%ebp, %ecx
	je	.L992
	movl	$0, 8(%eax)
	andl	$-2147483648, %edx
	xorl	%ecx, %ecx
	movl	%edx, 92(%esp)
	movl	%ecx, 88(%esp)
	movl	92(%esp), %ebx
	movl	$0, 12(%eax)
	movl	88(%esp), %ecx
	orl	$1073676288, %ebx
	movl	%ecx, (%eax)
	movl	%ebx, 4(%eax)
	jmp	.L990
	.size	quad_tanhl, .-quad_tanhl
	.section	.text.quad_asinhl,"ax",@progbits
	.p2align 4
	.globl	quad_asinhl
	.type	quad_asinhl, @function
quad_asinhl:
	subl	$204, %esp
	movl	%esi, 192(%esp)
	movl	216(%esp), %edx
	movl	%ebp, 200(%esp)
	movl	208(%esp), %eax
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	220(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	224(%esp), %ebx
	movl	%edi, 196(%esp)
	movl	%edx, %esi
	movl	212(%esp), %edi
	xorl	$2147418112, %esi
	andl	$2147418112, %esi
	je	.L1010
	movl	%edi, 72(%esp)
	andl	$2147483647, %edx
	movl	%edx, 76(%esp)
	movl	72(%esp), %esi
	movl	76(%esp), %edi
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	je	.L1010
	movl	212(%esp), %ecx
	leal	80(%esp), %edx
	movl	%ebp, %ebx
	movl	%eax, 208(%esp)
	movl	%edx, (%esp)
	movl	%ecx, 4(%esp)
	movl	216(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	220(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	224(%esp), %ecx
	movl	%ecx, 16(%esp)
	call	real_of@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
	leal	128(%esp), %ebx
.L1013:
	movl	80(%esp,%edx), %ecx
	movl	%ecx, 4(%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L1013
	movl	%eax, 208(%esp)
	movl	%ebx, (%esp)
	movl	%ebp, %ebx
	call	real_asinh@PLT
	xorl	%edx, %edx
	subl	$4, %esp
	movl	208(%esp), %eax
.L1015:
	movl	128(%esp,%edx), %ecx
	movl	%ecx, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L1015
	movl	%eax, 208(%esp)
	call	checked
	movl	208(%esp), %eax
	jmp	.L1009
	.p2align 4,,10
	.p2align 3
.L1010:
	movl	212(%esp), %edx
	movl	%edx, (%eax)
	movl	216(%esp), %edx
	movl	%edx, 4(%eax)
	movl	220(%esp), %edx
	movl	%edx, 8(%eax)
	movl	224(%esp), %edx
	movl	%edx, 12(%eax)
.L1009:
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.size	quad_asinhl, .-quad_asinhl
	.section	.text.quad_acoshl,"ax",@progbits
	.p2align 4
	.globl	quad_acoshl
	.type	quad_acoshl, @function
quad_acoshl:
	subl	$204, %esp
	movl	%edi, 196(%esp)
	movl	216(%esp), %ecx
	movl	%ebx, 188(%esp)
	movl	220(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	224(%esp), %edx
	movl	%esi, 192(%esp)
	movl	208(%esp), %esi
	movl	%ebp, 200(%esp)
	movl	%ecx, %edi
	movl	212(%esp), %ebp
	xorl	$2147418112, %edi
	andl	$2147418112, %edi
	je	.L1036
	movl	one@GOTOFF(%ebx), %eax
	movl	212(%esp), %ecx
	movl	216(%esp), %edx
	movl	220(%esp), %ebp
	movl	%eax, 16(%esp)
	movl	4+one@GOTOFF(%ebx), %eax
	movl	%ecx, (%esp)
	movl	224(%esp), %edi
	movl	%ecx, 76(%esp)
	movl	%edx, 4(%esp)
	movl	%eax, 20(%esp)
	movl	8+one@GOTOFF(%ebx), %eax
	movl	%edx, 64(%esp)
	movl	%ebp, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 24(%esp)
	movl	12+one@GOTOFF(%ebx), %eax
	movl	%eax, 28(%esp)
	call	is_less
	testl	%eax, %eax
	jne	.L1028
	movl	76(%esp), %ecx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	64(%esp), %edx
	movl	%ebp, 12(%esp)
	movl	%edi, 16(%esp)
	movl	%ecx, 4(%esp)
	movl	%edx, 8(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L1029:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1029
	movl	%ecx, (%esp)
	call	real_acosh@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1031:
	movl	128(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1031
	movl	%esi, %eax
	call	checked
	jmp	.L1023
	.p2align 4,,10
	.p2align 3
.L1025:
	testl	%ecx, %ecx
	jns	.L1027
	.p2align 4
	.p2align 3
.L1028:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
.L1023:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1036:
	movl	%ebp, 64(%esp)
	movzwl	%cx, %edi
	movl	%edi, 68(%esp)
	movl	64(%esp), %edi
	movl	68(%esp), %ebp
	orl	%eax, %edi
	orl	%edx, %ebp
	movl	%edi, %eax
	orl	%ebp, %eax
	je	.L1025
.L1027:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
	jmp	.L1023
	.size	quad_acoshl, .-quad_acoshl
	.section	.text.quad_logl,"ax",@progbits
	.p2align 4
	.globl	quad_logl
	.type	quad_logl, @function
quad_logl:
	subl	$204, %esp
	movl	%ebx, 188(%esp)
	movl	216(%esp), %eax
	movl	%ebp, 200(%esp)
	movl	220(%esp), %ecx
	movl	%edi, 196(%esp)
	movl	224(%esp), %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	212(%esp), %edx
	movl	%esi, 192(%esp)
	movl	%eax, %ebp
	movl	208(%esp), %esi
	movl	%ecx, 64(%esp)
	xorl	$2147418112, %ebp
	movl	%ebx, 68(%esp)
	andl	$2147418112, %ebp
	je	.L1061
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1060
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	orl	%ecx, %edx
	je	.L1041
.L1060:
	testl	%eax, %eax
	js	.L1042
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L1046:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1046
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_log@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1048:
	movl	128(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1048
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1037
	.p2align 4,,10
	.p2align 3
.L1061:
	movl	%edx, 72(%esp)
	movl	64(%esp), %ebp
	movzwl	%ax, %ebx
	movl	%ebx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%ebp, %ecx
	movl	68(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L1039
.L1043:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L1037:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1039:
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1062
.L1041:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$34, (%eax)
	jmp	.L1037
	.p2align 4,,10
	.p2align 3
.L1062:
	testl	%eax, %eax
	jns	.L1043
	.p2align 4
	.p2align 3
.L1042:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L1037
	.size	quad_logl, .-quad_logl
	.section	.text.quad_log2l,"ax",@progbits
	.p2align 4
	.globl	quad_log2l
	.type	quad_log2l, @function
quad_log2l:
	subl	$204, %esp
	movl	%ebx, 188(%esp)
	movl	216(%esp), %eax
	movl	%ebp, 200(%esp)
	movl	220(%esp), %ecx
	movl	%edi, 196(%esp)
	movl	224(%esp), %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	212(%esp), %edx
	movl	%esi, 192(%esp)
	movl	%eax, %ebp
	movl	208(%esp), %esi
	movl	%ecx, 64(%esp)
	xorl	$2147418112, %ebp
	movl	%ebx, 68(%esp)
	andl	$2147418112, %ebp
	je	.L1087
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1086
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	orl	%ecx, %edx
	je	.L1067
.L1086:
	testl	%eax, %eax
	js	.L1068
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L1072:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1072
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_log2@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1074:
	movl	128(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1074
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1063
	.p2align 4,,10
	.p2align 3
.L1087:
	movl	%edx, 72(%esp)
	movl	64(%esp), %ebp
	movzwl	%ax, %ebx
	movl	%ebx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%ebp, %ecx
	movl	68(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L1065
.L1069:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L1063:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1065:
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1088
.L1067:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$34, (%eax)
	jmp	.L1063
	.p2align 4,,10
	.p2align 3
.L1088:
	testl	%eax, %eax
	jns	.L1069
	.p2align 4
	.p2align 3
.L1068:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L1063
	.size	quad_log2l, .-quad_log2l
	.section	.text.quad_log10l,"ax",@progbits
	.p2align 4
	.globl	quad_log10l
	.type	quad_log10l, @function
quad_log10l:
	subl	$204, %esp
	movl	%ebx, 188(%esp)
	movl	216(%esp), %eax
	movl	%ebp, 200(%esp)
	movl	220(%esp), %ecx
	movl	%edi, 196(%esp)
	movl	224(%esp), %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	212(%esp), %edx
	movl	%esi, 192(%esp)
	movl	%eax, %ebp
	movl	208(%esp), %esi
	movl	%ecx, 64(%esp)
	xorl	$2147418112, %ebp
	movl	%ebx, 68(%esp)
	andl	$2147418112, %ebp
	je	.L1113
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1112
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	orl	%ecx, %edx
	je	.L1093
.L1112:
	testl	%eax, %eax
	js	.L1094
	movl	212(%esp), %edx
	leal	80(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	216(%esp), %edx
	movl	%edx, 8(%esp)
	movl	220(%esp), %edx
	movl	%edx, 12(%esp)
	movl	224(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	128(%esp), %ecx
.L1098:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1098
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_log10@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1100:
	movl	128(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1100
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1089
	.p2align 4,,10
	.p2align 3
.L1113:
	movl	%edx, 72(%esp)
	movl	64(%esp), %ebp
	movzwl	%ax, %ebx
	movl	%ebx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%ebp, %ecx
	movl	68(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	je	.L1091
.L1095:
	movl	212(%esp), %eax
	movl	%eax, (%esi)
	movl	216(%esp), %eax
	movl	%eax, 4(%esi)
	movl	220(%esp), %eax
	movl	%eax, 8(%esi)
	movl	224(%esp), %eax
	movl	%eax, 12(%esi)
.L1089:
	movl	%esi, %eax
	movl	188(%esp), %ebx
	movl	192(%esp), %esi
	movl	196(%esp), %edi
	movl	200(%esp), %ebp
	addl	$204, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1091:
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%edx, %ecx
	jne	.L1114
.L1093:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$34, (%eax)
	jmp	.L1089
	.p2align 4,,10
	.p2align 3
.L1114:
	testl	%eax, %eax
	jns	.L1095
	.p2align 4
	.p2align 3
.L1094:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
	jmp	.L1089
	.size	quad_log10l, .-quad_log10l
	.section	.text.quad_log1pl,"ax",@progbits
	.p2align 4
	.globl	quad_log1pl
	.type	quad_log1pl, @function
quad_log1pl:
	subl	$220, %esp
	movl	%ebx, 204(%esp)
	movl	232(%esp), %edx
	movl	%ebp, 216(%esp)
	movl	236(%esp), %ecx
	movl	%edi, 212(%esp)
	movl	240(%esp), %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	228(%esp), %eax
	movl	%esi, 208(%esp)
	movl	%edx, %ebp
	movl	224(%esp), %esi
	movl	%ecx, 64(%esp)
	xorl	$2147418112, %ebp
	movl	%ebx, 68(%esp)
	andl	$2147418112, %ebp
	je	.L1150
	movl	%edx, %ebx
	movl	%eax, %ecx
	andl	$2147483647, %ebx
	orl	%ebx, %ecx
	je	.L1151
	xorl	$-1073807360, %edx
	orl	%edx, %eax
	jne	.L1121
	movl	64(%esp), %eax
	movl	68(%esp), %edx
	movl	%eax, %ebx
	orl	%edx, %ebx
	je	.L1118
.L1121:
	xorl	%ebp, %ebp
	xorl	%edx, %edx
	movl	228(%esp), %ebx
	movl	%ebp, 80(%esp)
	xorl	%ecx, %ecx
	movl	$-1073807360, %eax
	movl	%eax, 84(%esp)
	movl	232(%esp), %ebp
	xorl	%eax, %eax
	movl	%edx, 24(%esp)
	movl	236(%esp), %edx
	movl	%ecx, 28(%esp)
	movl	240(%esp), %ecx
	movl	%eax, 88(%esp)
	xorl	%eax, %eax
	movl	%eax, 92(%esp)
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	movl	$-1073807360, %eax
	movl	%eax, 20(%esp)
	movl	%ebx, (%esp)
	movl	%ebp, 4(%esp)
	movl	%edx, 8(%esp)
	movl	%edx, 72(%esp)
	movl	%ecx, 12(%esp)
	movl	%ecx, 64(%esp)
	call	is_less
	testl	%eax, %eax
	je	.L1152
.L1127:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$2147450880, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$33, (%eax)
.L1115:
	movl	%esi, %eax
	movl	204(%esp), %ebx
	movl	208(%esp), %esi
	movl	212(%esp), %edi
	movl	216(%esp), %ebp
	addl	$220, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1151:
	movl	64(%esp), %eax
	movl	68(%esp), %ebx
	orl	%eax, %ebx
	jne	.L1121
.L1149:
	movl	228(%esp), %ecx
	movl	232(%esp), %edx
	movl	236(%esp), %ebp
	movl	240(%esp), %ebx
.L1117:
	movl	%ecx, (%esi)
	movl	%edx, 4(%esi)
	movl	%ebp, 8(%esi)
	movl	%ebx, 12(%esi)
	jmp	.L1115
	.p2align 4,,10
	.p2align 3
.L1150:
	movl	%eax, 72(%esp)
	movl	64(%esp), %ebp
	movzwl	%dx, %ebx
	movl	%ebx, 76(%esp)
	movl	72(%esp), %ecx
	movl	76(%esp), %ebx
	orl	%ebp, %ecx
	movl	68(%esp), %ebp
	orl	%ebp, %ebx
	orl	%ebx, %ecx
	jne	.L1149
	movl	%edx, %ebx
	andl	$2147483647, %ebx
	orl	%eax, %ebx
	je	.L1149
	xorl	$-1073807360, %edx
	orl	%edx, %eax
	je	.L1118
	xorl	%ecx, %ecx
	xorl	%ebx, %ebx
	movl	236(%esp), %ebp
	movl	%ecx, 24(%esp)
	movl	$-1073807360, %edx
	movl	228(%esp), %ecx
	movl	%edx, 20(%esp)
	movl	232(%esp), %edx
	xorl	%eax, %eax
	movl	%ebx, 28(%esp)
	movl	240(%esp), %ebx
	movl	%eax, 16(%esp)
	movl	%ecx, (%esp)
	movl	%ecx, 72(%esp)
	movl	%edx, 4(%esp)
	movl	%edx, 64(%esp)
	movl	%ebp, 8(%esp)
	movl	%ebx, 12(%esp)
	call	is_less
	movl	64(%esp), %edx
	movl	72(%esp), %ecx
	testl	%eax, %eax
	je	.L1117
	jmp	.L1127
	.p2align 4,,10
	.p2align 3
.L1118:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$0, (%esi)
	movl	$-65536, 4(%esi)
	movl	$0, 8(%esi)
	movl	$0, 12(%esi)
	movl	$34, (%eax)
	jmp	.L1115
	.p2align 4,,10
	.p2align 3
.L1152:
	movl	64(%esp), %ecx
	leal	96(%esp), %eax
	movl	%ebx, 4(%esp)
	movl	72(%esp), %edx
	movl	%edi, %ebx
	movl	%eax, (%esp)
	movl	%ebp, 8(%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, 12(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	144(%esp), %ecx
.L1123:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1123
	movl	%ecx, (%esp)
	movl	%edi, %ebx
	call	real_log1p@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1125:
	movl	144(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1125
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1115
	.size	quad_log1pl, .-quad_log1pl
	.section	.text.quad_atanhl,"ax",@progbits
	.p2align 4
	.globl	quad_atanhl
	.type	quad_atanhl, @function
quad_atanhl:
	subl	$252, %esp
	movl	%esi, 240(%esp)
	movl	264(%esp), %esi
	movl	%ebp, 248(%esp)
	movl	268(%esp), %eax
	movl	%ebx, 236(%esp)
	movl	272(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	260(%esp), %ecx
	movl	%edi, 244(%esp)
	movl	%esi, %ebp
	movl	256(%esp), %edi
	movl	%eax, 72(%esp)
	xorl	$2147418112, %ebp
	movl	%edx, 76(%esp)
	andl	$2147418112, %ebp
	je	.L1181
	movl	%ecx, 80(%esp)
	movl	%esi, %eax
	movl	72(%esp), %ecx
	andl	$2147483647, %eax
	movl	76(%esp), %ebp
	movl	%eax, 84(%esp)
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	orl	%ecx, %eax
	orl	%ebp, %edx
	orl	%edx, %eax
	je	.L1155
.L1156:
	movl	260(%esp), %edx
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	264(%esp), %edx
	movl	%edx, 8(%esp)
	movl	268(%esp), %edx
	movl	%edx, 12(%esp)
	movl	272(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	104(%esp), %eax
	orl	108(%esp), %eax
	jne	.L1159
	movl	100(%esp), %edx
	movl	96(%esp), %eax
	xorl	$1073676288, %edx
	orl	%edx, %eax
	je	.L1182
.L1159:
	movl	260(%esp), %edx
	leal	112(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	264(%esp), %edx
	movl	%edx, 8(%esp)
	movl	268(%esp), %edx
	movl	%edx, 12(%esp)
	movl	272(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	movl	one@GOTOFF(%ebx), %eax
	subl	$4, %esp
	movl	%eax, 16(%esp)
	movl	4+one@GOTOFF(%ebx), %eax
	movl	%eax, 20(%esp)
	movl	8+one@GOTOFF(%ebx), %eax
	movl	%eax, 24(%esp)
	movl	12+one@GOTOFF(%ebx), %eax
	movl	%eax, 28(%esp)
	movl	112(%esp), %eax
	movl	%eax, (%esp)
	movl	116(%esp), %eax
	movl	%eax, 4(%esp)
	movl	120(%esp), %eax
	movl	%eax, 8(%esp)
	movl	124(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_less
	testl	%eax, %eax
	je	.L1183
	movl	260(%esp), %edx
	leal	128(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	264(%esp), %edx
	movl	%edx, 8(%esp)
	movl	268(%esp), %edx
	movl	%edx, 12(%esp)
	movl	272(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	176(%esp), %ecx
.L1164:
	movl	128(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1164
	movl	%ecx, (%esp)
	call	real_atanh@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1166:
	movl	176(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1166
	movl	%edi, (%esp)
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1153
	.p2align 4,,10
	.p2align 3
.L1181:
	movl	%ecx, 88(%esp)
	movzwl	%si, %eax
	movl	72(%esp), %ebp
	movl	%eax, 92(%esp)
	movl	88(%esp), %eax
	movl	92(%esp), %edx
	orl	%ebp, %eax
	movl	76(%esp), %ebp
	orl	%ebp, %edx
	orl	%edx, %eax
	je	.L1184
.L1155:
	movl	260(%esp), %eax
	movl	%eax, (%edi)
	movl	264(%esp), %eax
	movl	%eax, 4(%edi)
	movl	268(%esp), %eax
	movl	%eax, 8(%edi)
	movl	272(%esp), %eax
	movl	%eax, 12(%edi)
.L1153:
	movl	%edi, %eax
	movl	236(%esp), %ebx
	movl	240(%esp), %esi
	movl	244(%esp), %edi
	movl	248(%esp), %ebp
	addl	$252, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1183:
	call	___errno@PLT
	movl	$0, (%edi)
	movl	$2147450880, 4(%edi)
	movl	$0, 8(%edi)
	movl	$0, 12(%edi)
	movl	$33, (%eax)
	jmp	.L1153
	.p2align 4,,10
	.p2align 3
.L1184:
	movl	%esi, %eax
	andl	$2147483647, %eax
	orl	%ecx, %eax
	je	.L1155
	jmp	.L1156
	.p2align 4,,10
	.p2align 3
.L1182:
	call	___errno@PLT
	testl	%esi, %esi
	movl	$0, (%edi)
	movl	$34, (%eax)
	jns	.L1163
	movl	$-65536, 4(%edi)
	movl	$0, 8(%edi)
	movl	$0, 12(%edi)
	jmp	.L1153
	.p2align 4,,10
	.p2align 3
.L1163:
	movl	$2147418112, 4(%edi)
	movl	$0, 8(%edi)
	movl	$0, 12(%edi)
	jmp	.L1153
	.size	quad_atanhl, .-quad_atanhl
	.section	.text.quad_atan2l,"ax",@progbits
	.p2align 4
	.globl	quad_atan2l
	.type	quad_atan2l, @function
quad_atan2l:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$460, %esp
	movl	%eax, 144(%esp)
	movl	484(%esp), %eax
	movl	488(%esp), %ebx
	movl	504(%esp), %edi
	movl	512(%esp), %edx
	movl	%eax, 148(%esp)
	movl	508(%esp), %eax
	movl	%ebx, 128(%esp)
	movl	500(%esp), %esi
	movl	%edi, %ebp
	movl	%edx, 124(%esp)
	shrl	$16, %ebp
	movl	%eax, 120(%esp)
	movl	%ebx, %eax
	andl	$32767, %ebp
	shrl	$16, %eax
	xorl	%ebx, %ebx
	andl	$32767, %eax
	cmpl	$32767, %eax
	sete	%bl
	xorl	%edx, %edx
	movl	%ebx, 132(%esp)
	cmpl	$32767, %ebp
	je	.L1266
.L1186:
	movl	492(%esp), %ecx
	cmpl	$32767, %eax
	movl	496(%esp), %ebx
	movl	%ecx, 152(%esp)
	movl	%ebx, 156(%esp)
	je	.L1267
.L1188:
	movl	%esi, 136(%esp)
	movl	120(%esp), %ebp
	movl	%edi, %ebx
	movl	136(%esp), %ecx
	andl	$2147483647, %ebx
	movl	%ebx, 140(%esp)
	movl	140(%esp), %ebx
	orl	%ebp, %ecx
	movl	124(%esp), %ebp
	movl	%ecx, 136(%esp)
	orl	%ebp, %ebx
	movl	%ebx, 140(%esp)
	orl	136(%esp), %ebx
	je	.L1268
.L1191:
	movl	%edx, %ecx
	movl	%edi, %ebp
	xorl	$1, %ecx
	testl	%ecx, 132(%esp)
	je	.L1192
.L1275:
	cmpl	$32767, %eax
	je	.L1193
	testl	%edi, %edi
	jns	.L1269
	testl	%edx, %edx
	.p2align 4,,2
	jne	.L1196
.L1195:
	movl	484(%esp), %edx
	leal	208(%esp), %eax
	movl	%eax, (%esp)
	movl	144(%esp), %ebx
	movl	%edx, 4(%esp)
	movl	488(%esp), %edx
	movl	%edx, 8(%esp)
	movl	492(%esp), %edx
	movl	%edx, 12(%esp)
	movl	496(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	212(%esp), %eax
	movl	%eax, 136(%esp)
	movl	252(%esp), %eax
	movl	%eax, 132(%esp)
.L1200:
	movl	%edi, %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	je	.L1270
.L1206:
	movl	%esi, 500(%esp)
	movl	%esi, %eax
	movl	124(%esp), %esi
	movl	%edi, 504(%esp)
	movl	120(%esp), %ebx
	leal	256(%esp), %edx
	movl	%eax, 4(%esp)
	movl	504(%esp), %eax
	movl	%edx, (%esp)
	movl	%esi, 512(%esp)
	movl	%ebx, 508(%esp)
	movl	%eax, 8(%esp)
	movl	512(%esp), %eax
	movl	%ebx, 12(%esp)
	movl	144(%esp), %ebx
	movl	%eax, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	260(%esp), %ecx
	movl	300(%esp), %edx
.L1209:
	movl	128(%esp), %edi
	movl	%ebp, %eax
	movl	132(%esp), %esi
	shrl	$31, %eax
	movl	%eax, %ebx
	shrl	$31, %edi
	movl	%edi, 208(%esp)
	testl	%esi, %esi
	jne	.L1271
.L1205:
	movl	%ecx, 260(%esp)
	movl	136(%esp), %eax
	leal	400(%esp), %ecx
	movl	%ebx, 256(%esp)
	movl	%edx, 300(%esp)
	movl	%eax, 212(%esp)
	movl	132(%esp), %eax
	movl	%eax, 252(%esp)
	xorl	%eax, %eax
.L1222:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1222
	xorl	%eax, %eax
.L1224:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1224
	movl	%ecx, (%esp)
	movl	144(%esp), %ebx
	call	real_atan2@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1226:
	movl	400(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1226
	movl	480(%esp), %eax
	movl	144(%esp), %ebx
	movl	%eax, (%esp)
	call	real_result@PLT
	subl	$4, %esp
	jmp	.L1185
	.p2align 4,,10
	.p2align 3
.L1192:
	testl	%edx, %edx
	je	.L1272
.L1196:
	leal	216(%esp), %ecx
	xorl	%edx, %edx
	xorl	%eax, %eax
.L1201:
	movl	%edx, 216(%esp,%eax)
	movl	%edx, 220(%esp,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L1201
	movl	$0, (%ecx,%eax)
	xorl	%edx, %edx
	xorl	%eax, %eax
	leal	264(%esp), %ecx
.L1203:
	movl	%edx, 264(%esp,%eax)
	movl	%edx, 268(%esp,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L1203
	movl	$0, (%ecx,%eax)
	movl	128(%esp), %eax
	movl	%ebp, %ebx
	movl	$1, %esi
	movl	$-2147483648, %edi
	movl	%esi, 136(%esp)
	shrl	$31, %ebx
	movl	$1, %ecx
	movl	%edi, 132(%esp)
	movl	$-2147483648, %edx
	shrl	$31, %eax
	movl	%eax, 208(%esp)
	jmp	.L1205
	.p2align 4,,10
	.p2align 3
.L1267:
	movl	148(%esp), %ecx
	movl	%ecx, 160(%esp)
	movzwl	128(%esp), %ecx
	movl	%ecx, 164(%esp)
	movl	160(%esp), %ecx
	movl	164(%esp), %ebx
	orl	152(%esp), %ecx
	orl	156(%esp), %ebx
	orl	%ebx, %ecx
	je	.L1188
	cmpl	$32767, %ebp
	je	.L1273
.L1189:
	movl	480(%esp), %edi
	movl	484(%esp), %eax
	movl	%eax, (%edi)
	movl	488(%esp), %eax
	movl	%eax, 4(%edi)
	movl	492(%esp), %eax
	movl	%eax, 8(%edi)
	movl	496(%esp), %eax
	movl	%eax, 12(%edi)
.L1185:
	movl	480(%esp), %eax
	addl	$460, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1266:
	movl	%esi, %ecx
	movzwl	%di, %ebx
	orl	%ebx, %ecx
	jne	.L1187
	movl	120(%esp), %ecx
	movl	124(%esp), %edx
	orl	%ecx, %edx
	jne	.L1187
	movl	$1, %ecx
	movl	132(%esp), %edx
	movl	%ecx, 132(%esp)
	jmp	.L1186
	.p2align 4,,10
	.p2align 3
.L1273:
	movl	%esi, 200(%esp)
	movzwl	%di, %eax
	movl	120(%esp), %ecx
	movl	%eax, 204(%esp)
	movl	124(%esp), %ebx
	movl	200(%esp), %eax
	movl	204(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L1189
	.p2align 4
	.p2align 3
.L1187:
	movl	480(%esp), %eax
	movl	124(%esp), %edx
	movl	%edi, 4(%eax)
	movl	%eax, %edi
	movl	%esi, (%eax)
	movl	120(%esp), %eax
	movl	%edx, 12(%edi)
	movl	%eax, 8(%edi)
	jmp	.L1185
	.p2align 4,,10
	.p2align 3
.L1268:
	movl	148(%esp), %ecx
	movl	152(%esp), %ebp
	movl	%ecx, 168(%esp)
	movl	128(%esp), %ecx
	andl	$2147483647, %ecx
	movl	%ecx, 172(%esp)
	movl	168(%esp), %ecx
	movl	172(%esp), %ebx
	orl	%ebp, %ecx
	movl	156(%esp), %ebp
	movl	%ecx, 120(%esp)
	orl	%ebp, %ebx
	movl	%ebx, 124(%esp)
	movl	%ebx, %ebp
	orl	%ecx, %ebp
	je	.L1274
	movl	136(%esp), %ecx
	movl	%edi, %ebp
	movl	140(%esp), %ebx
	movl	%ecx, 120(%esp)
	movl	%edx, %ecx
	movl	%ebx, 124(%esp)
	xorl	$1, %ecx
	testl	%ecx, 132(%esp)
	je	.L1192
	jmp	.L1275
	.p2align 4,,10
	.p2align 3
.L1272:
	cmpl	$32767, %eax
	jne	.L1195
.L1197:
	movl	148(%esp), %eax
	movl	152(%esp), %ecx
	movl	156(%esp), %ebx
	movl	%eax, 176(%esp)
	movzwl	128(%esp), %eax
	movl	%eax, 180(%esp)
	movl	176(%esp), %eax
	movl	180(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	jne	.L1195
	xorl	%edx, %edx
	xorl	%eax, %eax
.L1198:
	movl	%edx, 208(%esp,%eax)
	movl	%edx, 212(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L1198
	movl	$1048576, %eax
	movl	%eax, 136(%esp)
	movl	$-2147483648, %eax
	movl	%eax, 132(%esp)
	jmp	.L1200
	.p2align 4,,10
	.p2align 3
.L1193:
	testl	%edx, %edx
	je	.L1197
	jmp	.L1196
	.p2align 4,,10
	.p2align 3
.L1271:
	movl	%eax, 256(%esp)
	movl	%ebp, %eax
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L1205
	testl	%edx, %edx
	je	.L1205
	movl	136(%esp), %edi
	leal	-200(%ecx), %eax
	cmpl	%edi, %eax
	jle	.L1205
	movl	%ecx, 260(%esp)
	movl	132(%esp), %eax
	leal	400(%esp), %ecx
	movl	%edi, 212(%esp)
	movl	%edx, 300(%esp)
	movl	%eax, 252(%esp)
	xorl	%eax, %eax
.L1210:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1210
	xorl	%eax, %eax
.L1212:
	movl	208(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1212
	movl	%ecx, (%esp)
	movl	144(%esp), %ebx
	call	real_divide@PLT
	movl	$-640, %ebx
	xorl	%eax, %eax
	subl	$4, %esp
	movl	%ebx, 52(%esp)
	leal	304(%esp), %ecx
.L1214:
	movl	400(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1214
	movl	%ecx, (%esp)
	movl	144(%esp), %ebx
	call	real_scale@PLT
	xorl	%eax, %eax
	pushl	%ecx
	leal	352(%esp), %edx
.L1216:
	movl	304(%esp,%eax), %ecx
	movl	%ecx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1216
	xorl	%eax, %eax
.L1218:
	movl	400(%esp,%eax), %ecx
	movl	%ecx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1218
	movl	%edx, (%esp)
	movl	144(%esp), %ebx
	call	real_subtract@PLT
	xorl	%eax, %eax
	pushl	%edx
.L1220:
	movl	352(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1220
	movl	480(%esp), %eax
	movl	144(%esp), %ebx
	movl	%eax, (%esp)
	call	real_quad@PLT
	pushl	%eax
	jmp	.L1185
	.p2align 4,,10
	.p2align 3
.L1270:
	movl	%esi, 184(%esp)
	movzwl	%di, %eax
	movl	120(%esp), %ecx
	movl	%eax, 188(%esp)
	movl	124(%esp), %ebx
	movl	184(%esp), %eax
	movl	188(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	jne	.L1206
	xorl	%edx, %edx
	xorl	%eax, %eax
.L1207:
	movl	%edx, 256(%esp,%eax)
	movl	%edx, 260(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L1207
	movl	$-2147483648, %edx
	movl	$1048576, %ecx
	jmp	.L1209
	.p2align 4,,10
	.p2align 3
.L1269:
	movl	128(%esp), %eax
	movl	480(%esp), %edi
	andl	$-2147483648, %eax
	movl	$0, (%edi)
	movl	%eax, 4(%edi)
	movl	$0, 8(%edi)
	movl	$0, 12(%edi)
	jmp	.L1185
	.p2align 4,,10
	.p2align 3
.L1274:
	andl	$-2147483648, %edi
	xorl	%esi, %esi
	movl	%edi, 196(%esp)
	movl	%esi, 192(%esp)
	movl	196(%esp), %edi
	movl	192(%esp), %esi
	orl	$1073676288, %edi
	jmp	.L1191
	.size	quad_atan2l, .-quad_atan2l
	.section	.text.quad_powl,"ax",@progbits
	.p2align 4
	.globl	quad_powl
	.type	quad_powl, @function
quad_powl:
	subl	$380, %esp
	movl	388(%esp), %eax
	movl	%ebp, 376(%esp)
	movl	392(%esp), %edx
	movl	%esi, 368(%esp)
	movl	408(%esp), %ecx
	movl	%edi, 372(%esp)
	movl	404(%esp), %ebp
	movl	%eax, 112(%esp)
	movl	396(%esp), %eax
	movl	%edx, 116(%esp)
	movl	400(%esp), %edx
	movl	%ecx, 124(%esp)
	andl	$2147483647, %ecx
	movl	%ebx, 364(%esp)
	movl	%ebp, %esi
	movl	%ecx, %edi
	movl	%eax, 128(%esp)
	movl	412(%esp), %eax
	movl	%edx, 132(%esp)
	movl	416(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 136(%esp)
	orl	%eax, %esi
	movl	%edx, 140(%esp)
	orl	%edx, %edi
	movl	%esi, %eax
	orl	%edi, %eax
	je	.L1277
	movl	116(%esp), %edx
	movl	112(%esp), %eax
	xorl	$1073676288, %edx
	orl	%edx, %eax
	je	.L1352
	movl	116(%esp), %edi
	movl	112(%esp), %esi
	movl	%edi, %eax
	movl	%esi, 144(%esp)
	andl	$2147483647, %eax
	movl	%eax, 148(%esp)
	movl	%edi, %eax
	shrl	$16, %eax
	andl	$32767, %eax
	movl	%eax, 152(%esp)
	cmpl	$32767, %eax
	jne	.L1353
	movl	112(%esp), %esi
	movl	116(%esp), %edi
	movl	%esi, %eax
	movzwl	%di, %edx
	orl	%edx, %eax
	jne	.L1284
	movl	128(%esp), %eax
	movl	132(%esp), %edi
	orl	%eax, %edi
	jne	.L1284
	movl	124(%esp), %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	je	.L1354
	movl	116(%esp), %edi
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	movl	%ecx, 220(%esp)
	movl	112(%esp), %esi
	movl	%ebp, 256(%esp)
	movl	124(%esp), %ecx
	movl	%edx, 216(%esp)
	movl	140(%esp), %ebp
	leal	304(%esp), %edx
	movl	%edi, 212(%esp)
	movl	136(%esp), %edi
	movl	%esi, 208(%esp)
	movl	212(%esp), %eax
	movl	%esi, 4(%esp)
	xorl	%esi, %esi
	movl	%ebp, 268(%esp)
	movl	%edi, 264(%esp)
	xorl	%edi, %edi
	movl	%ecx, 260(%esp)
	movl	%eax, 8(%esp)
	movl	%esi, 12(%esp)
	movl	%edi, 16(%esp)
	movl	%edx, (%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	116(%esp), %ebp
	testl	%ebp, %ebp
	js	.L1292
	xorl	%edx, %edx
.L1293:
	movl	116(%esp), %esi
	movl	112(%esp), %ebx
	movl	128(%esp), %ebp
	movzwl	%si, %eax
	movl	%ebx, 176(%esp)
	movl	%eax, 180(%esp)
	movl	176(%esp), %esi
	movl	132(%esp), %eax
	movl	180(%esp), %edi
	orl	%ebp, %esi
	orl	%eax, %edi
	movl	%esi, %eax
	orl	%edi, %eax
	sete	%al
	movzbl	%al, %eax
.L1301:
	movl	124(%esp), %edi
	xorl	%ecx, %ecx
	movl	$2147418112, %ebx
	shrl	$31, %edi
	cmpl	%eax, %edi
	je	.L1303
.L1304:
	testl	%edx, %edx
	je	.L1298
	addl	$-2147483648, %ebx
.L1298:
	movl	384(%esp), %eax
	movl	%ecx, (%eax)
	movl	%ebx, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	jmp	.L1276
	.p2align 4,,10
	.p2align 3
.L1352:
	movl	128(%esp), %eax
	movl	132(%esp), %edi
	orl	%eax, %edi
	je	.L1277
	movl	124(%esp), %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	je	.L1355
.L1280:
	movl	404(%esp), %edx
	leal	256(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	408(%esp), %edx
	movl	%edx, 8(%esp)
	movl	412(%esp), %edx
	movl	%edx, 12(%esp)
	movl	416(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	388(%esp), %edx
	leal	192(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	392(%esp), %edx
	movl	%edx, 8(%esp)
	movl	396(%esp), %edx
	movl	%edx, 12(%esp)
	movl	400(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	192(%esp), %edx
	leal	304(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	196(%esp), %edx
	movl	%edx, 8(%esp)
	movl	200(%esp), %edx
	movl	%edx, 12(%esp)
	movl	204(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L1316:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1316
	xorl	%eax, %eax
.L1318:
	movl	304(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1318
	movl	%ecx, (%esp)
	call	real_pow@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L1315:
	movl	%eax, 208(%esp)
	xorl	%eax, %eax
.L1306:
	movl	208(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1306
	movl	384(%esp), %eax
	call	checked
	jmp	.L1276
	.p2align 4,,10
	.p2align 3
.L1277:
	movl	384(%esp), %eax
	movl	$0, (%eax)
	movl	$1073676288, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
.L1276:
	movl	384(%esp), %eax
	movl	364(%esp), %ebx
	movl	368(%esp), %esi
	movl	372(%esp), %edi
	movl	376(%esp), %ebp
	addl	$380, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L1353:
	movl	124(%esp), %eax
	xorl	$2147418112, %eax
	testl	$2147418112, %eax
	je	.L1288
	movl	132(%esp), %edi
	orl	%edi, 148(%esp)
	movl	128(%esp), %esi
	orl	%esi, 144(%esp)
	movl	148(%esp), %ecx
	movl	116(%esp), %eax
	movl	144(%esp), %edx
	movl	%ecx, %edi
	orl	%edx, %edi
	jne	.L1356
	movl	%ebp, 256(%esp)
	movl	112(%esp), %esi
	xorl	%ecx, %ecx
	movl	%eax, 160(%esp)
	movl	116(%esp), %edi
	xorl	%eax, %eax
	movl	%eax, 216(%esp)
	movl	140(%esp), %ebp
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	movl	%esi, 208(%esp)
	movl	%esi, %edx
	movl	124(%esp), %esi
	movl	%edi, 212(%esp)
	movl	136(%esp), %edi
	movl	%edx, 4(%esp)
	movl	212(%esp), %edx
	movl	%ebp, 268(%esp)
	leal	304(%esp), %ebp
	movl	%ecx, 220(%esp)
	movl	%edi, 264(%esp)
	xorl	%edi, %edi
	movl	%esi, 260(%esp)
	movl	%edx, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%ebp, (%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	160(%esp), %eax
	testl	%eax, %eax
	jns	.L1357
.L1292:
	movl	256(%esp), %eax
	movl	%eax, (%esp)
	movl	260(%esp), %eax
	movl	%eax, 4(%esp)
	movl	264(%esp), %eax
	movl	%eax, 8(%esp)
	movl	268(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_odd_integer
	xorl	%edx, %edx
	testl	%eax, %eax
	setne	%dl
.L1320:
	movl	144(%esp), %edi
	movl	148(%esp), %eax
	orl	%edi, %eax
	je	.L1358
	xorl	%eax, %eax
	cmpl	$32767, 152(%esp)
	jne	.L1301
	jmp	.L1293
	.p2align 4,,10
	.p2align 3
.L1284:
	movl	384(%esp), %eax
	movl	112(%esp), %ebx
	movl	116(%esp), %esi
	movl	132(%esp), %edx
	movl	%eax, %edi
	movl	%ebx, (%eax)
	movl	%esi, 4(%eax)
	movl	128(%esp), %eax
	movl	%edx, 12(%edi)
	movl	%eax, 8(%edi)
	jmp	.L1276
	.p2align 4,,10
	.p2align 3
.L1288:
	movl	%ebp, 160(%esp)
	movzwl	124(%esp), %eax
	movl	136(%esp), %edi
	movl	140(%esp), %ecx
	movl	%eax, 164(%esp)
	movl	160(%esp), %eax
	movl	164(%esp), %edx
	orl	%edi, %eax
	orl	%ecx, %edx
	orl	%edx, %eax
	jne	.L1286
.L1287:
	movl	132(%esp), %edi
	movl	112(%esp), %eax
	movl	128(%esp), %esi
	movl	%ebp, 256(%esp)
	movl	116(%esp), %edx
	movl	%edi, 220(%esp)
	movl	140(%esp), %edi
	movl	%eax, 4(%esp)
	movl	124(%esp), %ecx
	movl	%eax, 208(%esp)
	movl	%esi, %eax
	movl	%edx, 212(%esp)
	leal	304(%esp), %edx
	movl	%esi, 216(%esp)
	movl	136(%esp), %esi
	movl	%edi, 268(%esp)
	movl	212(%esp), %edi
	movl	%eax, 12(%esp)
	movl	220(%esp), %eax
	movl	%ecx, 260(%esp)
	movl	%esi, 264(%esp)
	movl	%edi, 8(%esp)
	movl	%eax, 16(%esp)
	movl	%edx, (%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	116(%esp), %eax
	testl	%eax, %eax
	js	.L1308
	xorl	%edx, %edx
.L1309:
	movl	%ebp, 168(%esp)
	movzwl	124(%esp), %eax
	movl	168(%esp), %edi
	movl	%eax, 172(%esp)
	movl	136(%esp), %eax
	movl	172(%esp), %ebp
	orl	%eax, %edi
	movl	140(%esp), %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	orl	%edi, %eax
	jne	.L1320
	.p2align 4
	.p2align 3
.L1295:
	movl	312(%esp), %eax
	orl	316(%esp), %eax
	jne	.L1326
	movl	308(%esp), %edx
	movl	304(%esp), %eax
	xorl	$1073676288, %edx
	orl	%edx, %eax
	je	.L1321
.L1326:
	movl	304(%esp), %eax
	movl	%eax, 16(%esp)
	movl	308(%esp), %eax
	movl	%eax, 20(%esp)
	movl	312(%esp), %eax
	movl	%eax, 24(%esp)
	movl	316(%esp), %eax
	movl	%eax, 28(%esp)
	movl	one@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	4+one@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	8+one@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	12+one@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	call	is_less
	movl	124(%esp), %edi
	shrl	$31, %edi
	cmpl	%edi, %eax
	je	.L1310
.L1300:
	xorl	%ecx, %ecx
	movl	$2147418112, %ebx
	jmp	.L1298
	.p2align 4,,10
	.p2align 3
.L1355:
	movl	%ebp, 152(%esp)
	movzwl	124(%esp), %eax
	movl	136(%esp), %ecx
	movl	140(%esp), %esi
	movl	%eax, 156(%esp)
	movl	152(%esp), %eax
	movl	156(%esp), %edx
	orl	%ecx, %eax
	orl	%esi, %edx
	orl	%edx, %eax
	je	.L1359
.L1286:
	movl	384(%esp), %eax
	movl	124(%esp), %ebx
	movl	140(%esp), %edx
	movl	%ebp, (%eax)
	movl	%eax, %edi
	movl	%ebx, 4(%eax)
	movl	136(%esp), %eax
	movl	%edx, 12(%edi)
	movl	%eax, 8(%edi)
	jmp	.L1276
	.p2align 4,,10
	.p2align 3
.L1356:
	testl	%eax, %eax
	jns	.L1280
	movl	404(%esp), %eax
	movl	%eax, (%esp)
	movl	408(%esp), %eax
	movl	%eax, 4(%esp)
	movl	412(%esp), %eax
	movl	%eax, 8(%esp)
	movl	416(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_integer
	testl	%eax, %eax
	je	.L1360
	movl	404(%esp), %edx
	leal	256(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	408(%esp), %edx
	movl	%edx, 8(%esp)
	movl	412(%esp), %edx
	movl	%edx, 12(%esp)
	movl	416(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	subl	$4, %esp
	movl	388(%esp), %edx
	leal	192(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	392(%esp), %edx
	movl	%edx, 8(%esp)
	movl	396(%esp), %edx
	movl	%edx, 12(%esp)
	movl	400(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	192(%esp), %edx
	leal	304(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	196(%esp), %edx
	movl	%edx, 8(%esp)
	movl	200(%esp), %edx
	movl	%edx, 12(%esp)
	movl	204(%esp), %edx
	movl	%edx, 16(%esp)
	call	real_of@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	leal	208(%esp), %ecx
.L1311:
	movl	256(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1311
	xorl	%eax, %eax
.L1313:
	movl	304(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L1313
	movl	%ecx, (%esp)
	call	real_pow@PLT
	subl	$4, %esp
	movl	404(%esp), %eax
	movl	%eax, (%esp)
	movl	408(%esp), %eax
	movl	%eax, 4(%esp)
	movl	412(%esp), %eax
	movl	%eax, 8(%esp)
	movl	416(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_odd_integer
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	jmp	.L1315
	.p2align 4,,10
	.p2align 3
.L1359:
	movl	132(%esp), %ebp
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 208(%esp)
	movl	128(%esp), %edi
	movl	$1073676288, %eax
	movl	%eax, 212(%esp)
	leal	304(%esp), %eax
	movl	$1073676288, %esi
	movl	%ecx, 4(%esp)
	movl	%ebp, 220(%esp)
	movl	%edi, 216(%esp)
	movl	220(%esp), %edx
	movl	%esi, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	jmp	.L1295
	.p2align 4,,10
	.p2align 3
.L1354:
	movl	%ebp, 184(%esp)
	movzwl	124(%esp), %eax
	movl	136(%esp), %esi
	movl	140(%esp), %edi
	movl	%eax, 188(%esp)
	movl	184(%esp), %eax
	movl	188(%esp), %edx
	orl	%esi, %eax
	orl	%edi, %edx
	orl	%edx, %eax
	jne	.L1286
	jmp	.L1287
	.p2align 4,,10
	.p2align 3
.L1357:
	testl	%esi, %esi
	js	.L1361
.L1310:
	xorl	%ecx, %ecx
	xorl	%ebx, %ebx
	.p2align 4,,5
	jmp	.L1298
	.p2align 4,,10
	.p2align 3
.L1358:
	movl	128(%esp), %edi
	movl	132(%esp), %eax
	orl	%edi, %eax
	je	.L1362
	xorl	%eax, %eax
	jmp	.L1301
	.p2align 4,,10
	.p2align 3
.L1303:
	xorl	%ecx, %ecx
	xorl	%ebx, %ebx
	jmp	.L1304
	.p2align 4,,10
	.p2align 3
.L1360:
	call	___errno@PLT
	movl	$33, (%eax)
	movl	384(%esp), %eax
	movl	$0, (%eax)
	movl	$2147450880, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	jmp	.L1276
.L1308:
	movl	256(%esp), %eax
	movl	%eax, (%esp)
	movl	260(%esp), %eax
	movl	%eax, 4(%esp)
	movl	264(%esp), %eax
	movl	%eax, 8(%esp)
	movl	268(%esp), %eax
	movl	%eax, 12(%esp)
	call	is_odd_integer
	xorl	%edx, %edx
	testl	%eax, %eax
	setne	%dl
	jmp	.L1309
.L1361:
	call	___errno@PLT
	movl	$34, (%eax)
	jmp	.L1300
.L1321:
	xorl	%ecx, %ecx
	movl	$1073676288, %ebx
	jmp	.L1298
.L1362:
	cmpl	$0, 124(%esp)
	js	.L1363
	cmpl	$32767, 152(%esp)
	jne	.L1303
	movl	116(%esp), %esi
	movl	112(%esp), %ebx
	movzwl	%si, %eax
	orl	%ebx, %eax
	jne	.L1303
	xorl	%ecx, %ecx
	movl	$2147418112, %ebx
	jmp	.L1304
.L1363:
	movl	%edx, 112(%esp)
	call	___errno@PLT
	movl	112(%esp), %edx
	xorl	%ecx, %ecx
	movl	$-65536, %ebx
	testl	%edx, %edx
	movl	$34, (%eax)
	jne	.L1298
	jmp	.L1300
	.size	quad_powl, .-quad_powl
	.section	.rodata
	.align 4
	.type	one, @object
	.size	one, 16
one:
	.long	0
	.long	1073676288
	.long	0
	.long	0
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
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
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
