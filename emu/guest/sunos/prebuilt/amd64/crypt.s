// 23cadadb6f8fecf2ac310e67355de66c emu/guest/libc/crypt.c
	.file	"crypt.c"
	.text
	.section	.text.run_des,"ax",@progbits
	.p2align 4
	.type	run_des, @function
run_des:
	pushq	%r15
	pushq	%r14
	movl	%edx, %r14d
	xorl	%edx, %edx
	pushq	%r13
	leaq	initial(%rip), %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$112, %rsp
	movl	%esi, -100(%rsp)
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%edx, %eax
	movzbl	0(%r13,%rdx), %ecx
	movq	%rdx, %rsi
	addq	$1, %rdx
	sarl	$5, %eax
	andl	$31, %esi
	cltq
	movzbl	-1(%rdi,%rcx), %ecx
	salq	$5, %rax
	addq	$104, %rax
	andl	$1, %ecx
	addq	%rsp, %rax
	movb	%cl, -64(%rsi,%rax)
	cmpq	$64, %rdx
	jne	.L2
	leaq	-40(%rsp), %rax
	movq	%rdi, -80(%rsp)
	xorl	%r15d, %r15d
	leaq	-8(%rsp), %rdx
	movq	%rax, -96(%rsp)
	leaq	40(%rsp), %rax
	movl	%r15d, %esi
	leaq	-72(%rsp), %rbp
	movq	%rax, -88(%rsp)
	leaq	permutation(%rip), %rbx
	movl	$2863311531, %r10d
	movl	$5, %r9d
	.p2align 4,,10
	.p2align 3
.L11:
	movl	%esi, %eax
	movl	-100(%rsp), %ecx
	andl	$1, %eax
	movl	%eax, -108(%rsp)
	movl	$15, %eax
	subl	%esi, %eax
	testl	%ecx, %ecx
	cmove	%esi, %eax
	xorl	%ecx, %ecx
	cltq
	leaq	(%rax,%rax,2), %r8
	leaq	subkeys(%rip), %rax
	salq	$4, %r8
	addq	%rax, %r8
	movl	%esi, %eax
	notl	%eax
	andl	$1, %eax
	salq	$5, %rax
	leaq	104(%rsp,%rax), %r12
	.p2align 4,,10
	.p2align 3
.L4:
	movl	%ecx, %eax
	movl	%ecx, %r11d
	imulq	%r10, %rax
	shrq	$34, %rax
	leal	(%rax,%rax,2), %edi
	addl	%edi, %edi
	subl	%edi, %r11d
	leal	31(%r11,%rax,4), %eax
	andl	$31, %eax
	movzbl	-64(%rax,%r12), %eax
	movb	%al, (%rdx,%rcx)
	addq	$1, %rcx
	cmpq	$48, %rcx
	jne	.L4
	movq	%rdx, %r11
	movq	%rdx, %rcx
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L6:
	btl	%eax, %r14d
	jnc	.L5
	movzbl	(%rcx), %edi
	movzbl	24(%rcx), %r12d
	movb	%dil, 24(%rcx)
	movb	%r12b, (%rcx)
.L5:
	addl	$1, %eax
	addq	$1, %rcx
	cmpl	$24, %eax
	jne	.L6
	movl	%esi, -104(%rsp)
	movq	-96(%rsp), %r15
	xorl	%r12d, %r12d
	.p2align 4,,10
	.p2align 3
.L7:
	xorl	%esi, %esi
	xorl	%edi, %edi
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	(%r11,%rsi), %eax
	movl	%r9d, %ecx
	xorb	(%r8,%rsi), %al
	subl	%esi, %ecx
	movsbl	%al, %eax
	addq	$1, %rsi
	sall	%cl, %eax
	orl	%eax, %edi
	cmpq	$6, %rsi
	jne	.L8
	movl	%edi, %eax
	movl	%edi, %ecx
	leaq	boxes(%rip), %rsi
	andl	$32, %edi
	sall	$4, %eax
	sarl	%ecx
	andl	$15, %ecx
	andl	$16, %eax
	orl	%ecx, %eax
	movq	%r15, %rcx
	orl	%eax, %edi
	movslq	%r12d, %rax
	salq	$6, %rax
	movslq	%edi, %rdi
	addq	%rsi, %rax
	movzbl	(%rax,%rdi), %edi
	movl	$3, %eax
.L9:
	btl	%eax, %edi
	setc	%sil
	subl	$1, %eax
	addq	$1, %rcx
	movb	%sil, -1(%rcx)
	cmpl	$-1, %eax
	jne	.L9
	addl	$1, %r12d
	addq	$4, %r15
	addq	$6, %r11
	addq	$6, %r8
	cmpl	$8, %r12d
	jne	.L7
	movl	-104(%rsp), %esi
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L10:
	movzbl	(%rbx,%rcx), %eax
	subl	$1, %eax
	cltq
	movzbl	-40(%rsp,%rax), %eax
	movb	%al, 0(%rbp,%rcx)
	addq	$1, %rcx
	cmpq	$32, %rcx
	jne	.L10
	movslq	-108(%rsp), %rax
	movq	-88(%rsp), %rdi
	addl	$1, %esi
	salq	$5, %rax
	addq	%rdi, %rax
	movdqa	(%rax), %xmm0
	pxor	-72(%rsp), %xmm0
	movaps	%xmm0, (%rax)
	movdqa	16(%rax), %xmm0
	pxor	-56(%rsp), %xmm0
	movaps	%xmm0, 16(%rax)
	cmpl	$16, %esi
	jne	.L11
	movq	-80(%rsp), %rdi
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L12:
	movq	%rax, %rsi
	xorl	%edx, %edx
	movzbl	0(%r13,%rax), %ecx
	andl	$31, %esi
	cmpl	$31, %eax
	setle	%dl
	addq	$1, %rax
	salq	$5, %rdx
	leaq	104(%rdx), %rbx
	leaq	(%rsp,%rbx), %rdx
	movzbl	-64(%rsi,%rdx), %edx
	movb	%dl, -1(%rdi,%rcx)
	cmpq	$64, %rax
	jne	.L12
	addq	$112, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	run_des, .-run_des
	.section	.text.digit_value,"ax",@progbits
	.p2align 4
	.type	digit_value, @function
digit_value:
	pushq	%r12
	pushq	%rbp
	movsbl	%dil, %ebp
	pushq	%rbx
	testb	%dil, %dil
	jne	.L35
.L29:
	leal	-46(%rbp), %eax
	andl	$63, %eax
.L28:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	leaq	digits(%rip), %r12
	movl	%edi, %ebx
	movl	%ebp, %esi
	movq	%r12, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L30
	subl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	cmpb	$96, %bl
	jbe	.L32
	leal	5(%rbx), %eax
	popq	%rbx
	popq	%rbp
	andl	$63, %eax
	popq	%r12
	ret
.L32:
	leal	-53(%rbp), %eax
	cmpb	$64, %bl
	ja	.L28
	jmp	.L29
	.size	digit_value, .-digit_value
	.section	.text.setkey,"ax",@progbits
	.p2align 4
	.globl	setkey
	.type	setkey, @function
setkey:
	pushq	%r12
	leaq	-1(%rdi), %rdx
	xorl	%ecx, %ecx
	leaq	choice_1(%rip), %rdi
	movq	.LC0(%rip), %xmm1
	pushq	%rbp
	pushq	%rbx
	leaq	-64(%rsp), %rsi
.L37:
	leaq	(%rdi,%rcx), %rax
	movzbl	(%rax), %r8d
	movzbl	1(%rax), %r9d
	movzbl	2(%rax), %r10d
	movzbl	3(%rax), %r11d
	movzbl	4(%rax), %ebx
	movzbl	5(%rax), %ebp
	movzbl	6(%rax), %r12d
	movzbl	7(%rax), %eax
	movzbl	0(%rbp,%rdx), %ebp
	movzbl	(%rbx,%rdx), %ebx
	movzbl	(%rax,%rdx), %eax
	movzbl	(%r12,%rdx), %r12d
	movzbl	(%r11,%rdx), %r11d
	movzbl	(%r10,%rdx), %r10d
	salq	$8, %rax
	movzbl	(%r9,%rdx), %r9d
	movzbl	(%r8,%rdx), %r8d
	orq	%r12, %rax
	salq	$8, %rax
	orq	%rbp, %rax
	salq	$8, %rax
	orq	%rbx, %rax
	salq	$8, %rax
	orq	%r11, %rax
	salq	$8, %rax
	orq	%r10, %rax
	salq	$8, %rax
	orq	%r9, %rax
	salq	$8, %rax
	orq	%r8, %rax
	movq	%rax, %xmm0
	pand	%xmm1, %xmm0
	movq	%xmm0, (%rsi,%rcx)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jne	.L37
	leaq	subkeys(%rip), %rsi
	leaq	rotations(%rip), %r9
	xorl	%edi, %edi
	leaq	768(%rsi), %r10
	leaq	choice_2(%rip), %r8
	.p2align 4,,10
	.p2align 3
.L40:
	movzbl	(%r9), %eax
	xorl	%ecx, %ecx
	addl	%eax, %edi
	.p2align 4,,10
	.p2align 3
.L39:
	movzbl	(%r8,%rcx), %edx
	xorl	%r11d, %r11d
	leal	-1(%rdx), %eax
	cmpl	$27, %eax
	jle	.L38
	leal	-29(%rdx), %eax
	movl	$28, %r11d
.L38:
	addl	%edi, %eax
	movslq	%eax, %rdx
	movl	%eax, %ebx
	imulq	$-1840700269, %rdx, %rdx
	sarl	$31, %ebx
	shrq	$32, %rdx
	addl	%eax, %edx
	sarl	$4, %edx
	subl	%ebx, %edx
	imull	$28, %edx, %edx
	subl	%edx, %eax
	addl	%r11d, %eax
	cltq
	movzbl	-64(%rsp,%rax), %eax
	movb	%al, (%rsi,%rcx)
	addq	$1, %rcx
	cmpq	$48, %rcx
	jne	.L39
	addq	$48, %rsi
	addq	$1, %r9
	cmpq	%rsi, %r10
	jne	.L40
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	setkey, .-setkey
	.section	.text.encrypt,"ax",@progbits
	.p2align 4
	.globl	encrypt
	.type	encrypt, @function
encrypt:
	xorl	%edx, %edx
	jmp	run_des
	.size	encrypt, .-encrypt
	.section	.text.crypt,"ax",@progbits
	.p2align 4
	.globl	crypt
	.type	crypt, @function
crypt:
	pushq	%r14
	pxor	%xmm0, %xmm0
	movq	%rsi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$64, %rsp
	movsbl	(%rsi), %edi
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 48(%rsp)
	call	digit_value
	xorl	%edi, %edi
	cmpb	$0, (%r14)
	movl	%eax, %ebx
	je	.L48
	movsbl	1(%r14), %edi
.L48:
	call	digit_value
	movq	%rsp, %r12
	xorl	%r8d, %r8d
	movl	$6, %edi
	sall	$6, %eax
	movq	%r12, %rsi
	movl	%eax, %r13d
	orl	%ebx, %r13d
	movq	%r12, %rbx
	.p2align 4,,10
	.p2align 3
.L49:
	movsbl	0(%rbp,%r8), %ecx
	testb	%cl, %cl
	je	.L53
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%edi, %edx
	subl	%eax, %edx
	btl	%edx, %ecx
	setc	%dl
	movb	%dl, (%rsi,%rax)
	addq	$1, %rax
	cmpq	$7, %rax
	jne	.L50
	addq	$1, %r8
	addq	$8, %rsi
	cmpq	$8, %r8
	jne	.L49
.L53:
	movq	%r12, %rdi
	movl	$25, %ebp
	call	setkey@PLT
	movl	$64, %edx
	xorl	%esi, %esi
	movq	%r12, %rdi
	call	memset@PLT
	.p2align 4,,10
	.p2align 3
.L51:
	xorl	%esi, %esi
	movl	%r13d, %edx
	movq	%r12, %rdi
	call	run_des
	subl	$1, %ebp
	jne	.L51
	movzbl	(%r14), %eax
	movb	%al, out.0(%rip)
	testb	%al, %al
	je	.L54
	movzbl	1(%r14), %edx
	testb	%dl, %dl
	cmovne	%edx, %eax
.L54:
	movb	%al, 1+out.0(%rip)
	leaq	6(%r12), %r10
	xorl	%r8d, %r8d
	addq	$72, %r12
	leaq	2+out.0(%rip), %r9
	movq	%r10, %rsi
	leaq	digits(%rip), %r11
	.p2align 4,,10
	.p2align 3
.L55:
	movl	%r8d, %edi
	movq	%rbx, %rax
	xorl	%edx, %edx
	subl	%ebx, %edi
	.p2align 4,,10
	.p2align 3
.L57:
	leal	(%rdi,%rax), %ecx
	addl	%edx, %edx
	cmpl	$63, %ecx
	jg	.L56
	movsbl	(%rax), %ecx
	orl	%ecx, %edx
.L56:
	addq	$1, %rax
	cmpq	%rsi, %rax
	jne	.L57
	movzbl	(%r11,%rdx), %eax
	addq	$6, %rsi
	addq	$1, %r9
	movq	%r10, %rbx
	addq	$6, %r8
	movb	%al, -1(%r9)
	cmpq	%r12, %rsi
	je	.L58
	addq	$6, %r10
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L58:
	addq	$64, %rsp
	leaq	out.0(%rip), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	crypt, .-crypt
	.local	out.0
	.comm	out.0,14,8
	.section	.rodata
	.align 32
	.type	digits, @object
	.size	digits, 65
digits:
	.string	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.local	subkeys
	.comm	subkeys,768,32
	.align 32
	.type	boxes, @object
	.size	boxes, 512
boxes:
	.string	"\016\004\r\001\002\017\013\b\003\n\006\f\005\t"
	.string	"\007"
	.string	"\017\007\004\016\002\r\001\n\006\f\013\t\005\003\b\004\001\016\b\r\006\002\013\017\f\t\007\003\n\005"
	.string	"\017\f\b\002\004\t\001\007\005\013\003\016\n"
	.ascii	"\006\r"
	.string	"\017\001\b\016\006\013\003\004\t\007\002\r\f"
	.string	"\005\n\003\r\004\007\017\002\b\016\f"
	.string	"\001\n\006\t\013\005"
	.string	"\016\007\013\n\004\r\001\005\b\f\006\t\003\002\017\r\b\n\001\003\017\004\002\013\006\007\f"
	.ascii	"\005\016\t"
	.string	"\n"
	.string	"\t\016\006\003\017\005\001\r\f\007\013\004\002\b\r\007"
	.string	"\t\003\004\006\n\002\b\005\016\f\013\017\001\r\006\004\t\b\017\003"
	.string	"\013\001\002\f\005\n\016\007\001\n\r"
	.ascii	"\006\t\b\007\004\017\016\003\013\005\002\f"
	.string	"\007\r\016\003"
	.string	"\006\t\n\001\002\b\005\013\f\004\017\r\b\013\005\006\017"
	.string	"\003\004\007\002\f\001\n\016\t\n\006\t"
	.string	"\f\013\007\r\017\001\003\016\005\002\b\004\003\017"
	.ascii	"\006\n\001\r\b\t\004\005\013\f\007\002\016"
	.string	"\002\f\004\001\007\n\013\006\b\005\003\017\r"
	.string	"\016\t\016\013\002\f\004\007\r\001\005"
	.string	"\017\n\003\t\b\006\004\002\001\013\n\r\007\b\017\t\f\005\006\003"
	.string	"\016\013\b\f\007\001\016\002\r\006\017"
	.ascii	"\t\n\004\005\003"
	.string	"\f\001\n\017\t\002\006\b"
	.string	"\r\003\004\016\007\005\013\n\017\004\002\007\f\t\005\006\001\r\016"
	.string	"\013\003\b\t\016\017\005\002\b\f\003\007"
	.string	"\004\n\001\r\013\006\004\003\002\f\t\005\017\n\013\016\001\007\006"
	.ascii	"\b\r"
	.string	"\004\013\002\016\017"
	.string	"\b\r\003\f\t\007\005\n\006\001\r"
	.string	"\013\007\004\t\001\n\016\003\005\f\002\017\b\006\001\004\013\r\f\003\007\016\n\017\006\b"
	.string	"\005\t\002\006\013\r\b\001\004\n\007\t\005"
	.ascii	"\017\016\002\003\f"
	.string	"\r\002\b\004\006\017\013\001\n\t\003\016\005"
	.string	"\f\007\001\017\r\b\n\003\007\004\f\005\006\013"
	.string	"\016\t\002\007\013\004\001\t\f\016\002"
	.string	"\006\n\r\017\003\005\b\002\001\016\007\004\n\b\r\017\f\t"
	.ascii	"\003\005\006\013"
	.align 16
	.type	rotations, @object
	.size	rotations, 16
rotations:
	.ascii	"\001\001\002\002\002\002\002\002\001\002\002\002\002\002\002"
	.ascii	"\001"
	.align 32
	.type	choice_2, @object
	.size	choice_2, 48
choice_2:
	.ascii	"\016\021\013\030\001\005\003\034\017\006\025\n\027\023\f\004"
	.ascii	"\032\b\020\007\033\024\r\002)4\037%/7\036(3-!0,1'8\"5.*2$\035"
	.ascii	" "
	.align 32
	.type	choice_1, @object
	.size	choice_1, 56
choice_1:
	.ascii	"91)!\031\021\t\001:2*\"\032\022\n\002;3+#\033\023\013\003<4,"
	.ascii	"$?7/'\037\027\017\007>6.&\036\026\016\006=5-%\035\025\r\005\034"
	.ascii	"\024\f\004"
	.align 32
	.type	permutation, @object
	.size	permutation, 32
permutation:
	.ascii	"\020\007\024\025\035\f\034\021\001\017\027\032\005\022\037\n"
	.ascii	"\002\b\030\016 \033\003\t\023\r\036\006\026\013\004\031"
	.align 32
	.type	initial, @object
	.size	initial, 64
initial:
	.ascii	":2*\"\032\022\n\002<4,$\034\024\f\004>6.&\036\026\016\006@80"
	.ascii	"( \030\020\b91)!\031\021\t\001;3+#\033\023\013\003=5-%\035\025"
	.ascii	"\r\005?7/'\037\027\017\007"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.byte	1
	.byte	1
	.byte	1
	.byte	1
	.byte	1
	.byte	1
	.byte	1
	.byte	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
