// 9621bbb4a4620f5221685327547194bf emu/guest/sunos/loader_relocate.c
	.file	"loader_relocate.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"unknown relocation %lu"
	.section	.text.unknown.isra.0,"ax",@progbits
	.p2align 4
	.type	unknown.isra.0, @function
unknown.isra.0:
	pushq	%rbp
	movzbl	%sil, %ecx
	leaq	.LC0(%rip), %rdx
	xorl	%eax, %eax
	pushq	%rbx
	movl	$40, %esi
	movq	%rdi, %rbx
	subq	$56, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rdi
	call	snprintf@PLT
	movq	8(%rbx), %rsi
	movq	%rbp, %rdi
	call	fatal
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.p2align 4
	.type	relocate_to.isra.0, @function
relocate_to.isra.0:
	subq	$24, %rsp
	addq	16(%rsi), %rdx
	addq	(%rsi), %rdi
	movzbl	8(%rsi), %eax
	movq	%rdx, (%rsp)
	subq	%rdi, %rdx
	movq	%rdx, 8(%rsp)
	cmpq	$24, %rax
	ja	.L12
	leaq	.L7(%rip), %rdx
	movslq	(%rdx,%rax,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L7:
	.long	.L12-.L7
	.long	.L9-.L7
	.long	.L10-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L9-.L7
	.long	.L9-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L8-.L7
	.long	.L8-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L12-.L7
	.long	.L6-.L7
	.section	.text.relocate_to.isra.0
	.p2align 4,,10
	.p2align 3
.L12:
	xorl	%eax, %eax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movq	%rsp, %rsi
	movl	$8, %edx
	call	memcpy@PLT
.L11:
	movl	$1, %eax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movq	%rsp, %rsi
	movl	$4, %edx
	call	memcpy@PLT
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L6:
	leaq	8(%rsp), %rsi
	movl	$8, %edx
	call	memcpy@PLT
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L10:
	leaq	8(%rsp), %rsi
	movl	$4, %edx
	call	memcpy@PLT
	jmp	.L11
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.copied_to,"ax",@progbits
	.p2align 4
	.globl	copied_to
	.hidden	copied_to
	.type	copied_to, @function
copied_to:
	pushq	%r13
	leaq	program(%rip), %r13
	movl	$7, %esi
	pushq	%r12
	movq	%rdi, %r12
	movq	%r13, %rdi
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	call	table_of
	testq	%rax, %rax
	je	.L16
	movq	88+program(%rip), %rcx
	movq	%rax, %rbx
	movabsq	$-6148914691236517205, %rax
	mulq	%rcx
	shrq	$4, %rdx
	movq	%rdx, %rbp
	cmpq	$23, %rcx
	ja	.L20
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L18:
	addq	$24, %rbx
	subq	$1, %rbp
	je	.L16
.L20:
	movq	8(%rbx), %rax
	cmpb	$5, %al
	jne	.L18
	movq	304+program(%rip), %rdx
	shrq	$32, %rax
	movq	modules(%rip), %rsi
	leaq	(%rax,%rax,2), %rax
	leaq	(%rdx,%rax,8), %rax
	movq	%r13, %rdx
	movl	(%rax), %edi
	addq	312+program(%rip), %rdi
	call	look_up
	testq	%rax, %rax
	je	.L18
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	address_of
	cmpq	%r12, %rax
	jne	.L18
	movq	(%rbx), %r12
	addq	16+program(%rip), %r12
.L16:
	addq	$8, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	copied_to, .-copied_to
	.section	.rodata.str1.1
.LC1:
	.string	"H\270"
.LC2:
	.string	"I\273"
.LC3:
	.string	"A\377\343"
	.section	.text.relocate_table,"ax",@progbits
	.p2align 4
	.type	relocate_table, @function
relocate_table:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movl	%ecx, %r12d
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	subq	$40, %rsp
	call	table_of
	testq	%rax, %rax
	je	.L26
	movq	24(%r13,%rbp,8), %rcx
	movq	%rax, %rbx
	movabsq	$-6148914691236517205, %rax
	mulq	%rcx
	shrq	$4, %rdx
	movq	%rdx, %rbp
	cmpq	$23, %rcx
	ja	.L51
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L36:
	addq	$24, %rbx
	subq	$1, %rbp
	je	.L26
.L51:
	movq	8(%rbx), %rax
	xorl	%edx, %edx
	cmpb	$5, %al
	movzbl	%al, %ecx
	sete	%dl
	cmpl	%r12d, %edx
	jne	.L36
	shrq	$32, %rax
	jne	.L71
	movq	16(%r13), %rdi
	movq	(%rbx), %rax
	addq	%rdi, %rax
	testq	%rcx, %rcx
	je	.L36
	cmpq	$8, %rcx
	jne	.L47
	leaq	own_module(%rip), %rdx
	cmpq	%rdx, %r13
	je	.L36
	addq	16(%rbx), %rdi
	addq	$24, %rbx
	movq	%rdi, (%rax)
	subq	$1, %rbp
	jne	.L51
.L26:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	leaq	(%rax,%rax,2), %rdx
	movq	304(%r13), %rax
	movq	312(%r13), %r14
	leaq	(%rax,%rdx,8), %r15
	movzbl	4(%r15), %eax
	movl	(%r15), %esi
	shrb	$4, %al
	je	.L72
	xorl	%edx, %edx
	cmpq	$5, %rcx
	cmove	%r13, %rdx
	addq	%rsi, %r14
	movq	modules(%rip), %rsi
	movq	%r14, %rdi
	call	look_up
	movzbl	8(%rbx), %ecx
	movq	%rax, %rdi
	movq	%rdx, %rsi
	cmpq	$5, %rcx
	je	.L73
	testq	%rax, %rax
	jne	.L74
	movzbl	4(%r15), %eax
	xorl	%edx, %edx
	shrb	$4, %al
	cmpb	$2, %al
	jne	.L75
.L42:
	movq	16(%r13), %rdi
	movq	%rbx, %rsi
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L36
.L70:
	movq	8(%rbx), %rsi
	movq	%r13, %rdi
	call	unknown.isra.0
	.p2align 4,,10
	.p2align 3
.L72:
	movq	%r13, %rdi
	cmpq	$5, %rcx
	je	.L76
.L33:
	movq	(%rbx), %rax
	movq	8(%r15), %rdx
	addq	16(%r13), %rax
	cmpq	$17, %rcx
	je	.L38
	cmpq	$18, %rcx
	je	.L39
	cmpq	$16, %rcx
	je	.L77
	movq	%r15, %rsi
	movq	%rdi, 8(%rsp)
	call	address_of
	movq	8(%rsp), %rdi
	movq	%rax, %rdx
	leaq	own_module(%rip), %rax
	cmpq	%rax, %rdi
	jne	.L42
	cmpb	$6, 8(%rbx)
	jne	.L42
	movq	%rdx, %rdi
	call	copied_to
	movq	%rax, %rdx
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L47:
	cmpq	$17, %rcx
	je	.L48
	cmpq	$18, %rcx
	je	.L49
	cmpq	$16, %rcx
	je	.L78
	movq	%rdi, %rdx
	movq	%rbx, %rsi
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L36
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L75:
	movq	missing_import@GOTPCREL(%rip), %rax
	movq	missing(%rip), %r15
	movq	%rax, 16(%rsp)
	testq	%r15, %r15
	jne	.L43
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L45:
	movq	(%r15), %r15
	testq	%r15, %r15
	je	.L44
.L43:
	movq	8(%r15), %rdi
	movq	%r14, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L45
	leaq	16(%r15), %rdx
	jmp	.L42
.L39:
	addq	16(%rbx), %rdx
	subq	376(%rdi), %rdx
	movq	%rdx, (%rax)
	jmp	.L36
.L77:
	movl	384(%rdi), %esi
	movq	%rsi, (%rax)
	jmp	.L36
.L38:
	addq	16(%rbx), %rdx
	movq	%rdx, (%rax)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L49:
	movq	16(%rbx), %rdx
	subq	376(%r13), %rdx
	movq	%rdx, (%rax)
	jmp	.L36
.L48:
	movq	16(%rbx), %rdx
	movq	%rdx, (%rax)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L78:
	movl	384(%r13), %esi
	movq	%rsi, (%rax)
	jmp	.L36
.L76:
	movq	%r15, %rsi
.L32:
	movq	16(%rsi), %r14
	movq	16(%r15), %rax
	cmpq	%rax, %r14
	cmova	%rax, %r14
	call	address_of
	movq	(%rbx), %rdi
	addq	16(%r13), %rdi
	movq	%rax, %rsi
	movq	%r14, %rdx
	call	memcpy@PLT
	jmp	.L36
.L73:
	testq	%rax, %rax
	je	.L36
	jmp	.L32
.L74:
	movq	%rdx, %r15
	jmp	.L33
.L44:
	movl	$40, %edi
	call	allocate
	movq	%r14, %rdi
	movq	%rax, %r15
	call	copy
	leaq	16(%r15), %r14
	movl	$2, %edx
	leaq	.LC1(%rip), %rsi
	movq	%rax, 8(%r15)
	movq	%r14, %rdi
	movq	%rax, 24(%rsp)
	call	memcpy@PLT
	leaq	24(%rsp), %rsi
	leaq	18(%r15), %rdi
	movl	$8, %edx
	call	memcpy@PLT
	leaq	26(%r15), %rdi
	movl	$2, %edx
	leaq	.LC2(%rip), %rsi
	call	memcpy@PLT
	leaq	16(%rsp), %rsi
	leaq	28(%r15), %rdi
	movl	$8, %edx
	call	memcpy@PLT
	movl	$3, %edx
	leaq	36(%r15), %rdi
	leaq	.LC3(%rip), %rsi
	call	memcpy@PLT
	movq	missing_end(%rip), %rax
	movq	%r14, %rdx
	movq	%r15, missing_end(%rip)
	movq	%r15, (%rax)
	jmp	.L42
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.1
.LC4:
	.string	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.p2align 4
	.globl	relocate
	.hidden	relocate
	.type	relocate, @function
relocate:
	movl	396(%rdi), %edx
	testl	%edx, %edx
	jne	.L88
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	400(%rdi), %eax
	testl	%eax, %eax
	je	.L82
	testl	%esi, %esi
	je	.L92
	addq	$8, %rsp
	movl	%esi, %ecx
	movq	%rbx, %rdi
	movl	$8, %edx
	popq	%rbx
	movl	$7, %esi
	popq	%rbp
	jmp	relocate_table
	.p2align 4,,10
	.p2align 3
.L82:
	movl	%esi, %ecx
	movl	$8, %edx
	movl	$7, %esi
	call	relocate_table
	testl	%ebp, %ebp
	jne	.L79
	xorl	%ecx, %ecx
	movl	$2, %edx
	movl	$23, %esi
.L94:
	addq	$8, %rsp
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	relocate_table
	.p2align 4,,10
	.p2align 3
.L79:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	movq	336(%rbx), %rax
	movq	328(%rdi), %rdi
	movl	$7, %edx
	leaq	4095(%rax), %rsi
	andq	$-4096, %rdi
	andq	$-4096, %rsi
	subq	%rdi, %rsi
	call	mprotect@PLT
	testl	%eax, %eax
	jne	.L93
	xorl	%ecx, %ecx
	movl	$8, %edx
	movl	$7, %esi
	movq	%rbx, %rdi
	call	relocate_table
	xorl	%ecx, %ecx
	movl	$2, %edx
	movl	$23, %esi
	jmp	.L94
.L93:
	movq	8(%rbx), %rsi
	leaq	.LC4(%rip), %rdi
	call	fatal
	.size	relocate, .-relocate
	.section	.rodata.str1.1
.LC5:
	.string	"precis: no library has:"
.LC6:
	.string	" "
.LC7:
	.string	"\n"
	.section	.text.bind_all,"ax",@progbits
	.p2align 4
	.globl	bind_all
	.hidden	bind_all
	.type	bind_all, @function
bind_all:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rdi, %rdi
	je	.L96
	movq	%rdi, %rbx
	movq	%rdi, %rbp
	.p2align 4,,10
	.p2align 3
.L97:
	movq	%rbp, %rdi
	xorl	%esi, %esi
	call	relocate
	movq	0(%rbp), %rbp
	testq	%rbp, %rbp
	jne	.L97
	.p2align 4,,10
	.p2align 3
.L99:
	movl	396(%rbx), %eax
	testl	%eax, %eax
	jne	.L98
	movl	$1, %ecx
	movl	$8, %edx
	movl	$7, %esi
	movq	%rbx, %rdi
	call	relocate_table
.L98:
	movl	$1, 396(%rbx)
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L99
.L96:
	cmpq	$0, missing(%rip)
	je	.L95
	leaq	.LC5(%rip), %rdi
	call	print
	movq	missing(%rip), %rbx
	testq	%rbx, %rbx
	je	.L101
	leaq	.LC6(%rip), %rbp
	.p2align 4,,10
	.p2align 3
.L102:
	movq	%rbp, %rdi
	call	print
	movq	8(%rbx), %rdi
	call	print
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L102
.L101:
	leaq	.LC7(%rip), %rdi
	call	print
	leaq	missing(%rip), %rax
	movq	$0, missing(%rip)
	movq	%rax, missing_end(%rip)
.L95:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	bind_all, .-bind_all
	.section	.text.relocate_self,"ax",@progbits
	.p2align 4
	.globl	relocate_self
	.hidden	relocate_self
	.type	relocate_self, @function
relocate_self:
	movq	32(%rdi), %rcx
	movzwl	56(%rdi), %edx
	movq	%rdi, %rsi
	addq	%rdi, %rcx
	testw	%dx, %dx
	je	.L113
	leal	-1(%rdx), %eax
	leaq	0(,%rax,8), %rdx
	subq	%rax, %rdx
	leaq	56(%rcx), %rax
	leaq	(%rax,%rdx,8), %rdi
	xorl	%edx, %edx
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L133:
	addq	$56, %rax
.L116:
	cmpl	$2, (%rcx)
	jne	.L115
	movq	16(%rcx), %rdx
	addq	%rsi, %rdx
.L115:
	movq	%rax, %rcx
	cmpq	%rdi, %rax
	jne	.L133
	testq	%rdx, %rdx
	je	.L134
	movq	(%rdx), %rcx
	xorl	%edi, %edi
	xorl	%eax, %eax
	testq	%rcx, %rcx
	jne	.L120
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L118:
	cmpq	$8, %rcx
	jne	.L119
	movq	8(%rdx), %rdi
.L119:
	movq	16(%rdx), %rcx
	addq	$16, %rdx
	testq	%rcx, %rcx
	je	.L136
.L120:
	cmpq	$7, %rcx
	jne	.L118
	movq	8(%rdx), %rax
	movq	16(%rdx), %rcx
	addq	$16, %rdx
	addq	%rsi, %rax
	testq	%rcx, %rcx
	jne	.L120
.L136:
	cmpq	$23, %rdi
	jbe	.L137
	leaq	(%rax,%rdi), %rcx
	.p2align 4,,10
	.p2align 3
.L121:
	cmpb	$8, 8(%rax)
	jne	.L122
	movq	16(%rax), %rdi
	movq	(%rax), %rdx
	addq	%rsi, %rdi
	movq	%rdi, (%rdx,%rsi)
.L122:
	addq	$24, %rax
	movq	%rcx, %rdx
	subq	%rax, %rdx
	cmpq	$23, %rdx
	ja	.L121
.L113:
	ret
.L135:
	ret
.L134:
	ret
.L137:
	ret
	.size	relocate_self, .-relocate_self
	.section	.data.rel.local,"aw"
	.align 8
	.type	missing_end, @object
	.size	missing_end, 8
missing_end:
	.quad	missing
	.local	missing
	.comm	missing,8,8
	.hidden	print
	.hidden	copy
	.hidden	allocate
	.hidden	own_module
	.hidden	address_of
	.hidden	look_up
	.hidden	modules
	.hidden	table_of
	.hidden	program
	.hidden	fatal
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
