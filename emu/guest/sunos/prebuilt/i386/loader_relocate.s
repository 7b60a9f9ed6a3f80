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
	pushl	%edi
	movzbl	%dl, %edx
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$64, %esp
	movl	%edx, 12(%esp)
	leal	24(%esp), %edi
	movl	%edi, (%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$40, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	4(%esi), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	fatal
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.p2align 4
	.type	relocate_to.isra.0, @function
relocate_to.isra.0:
	pushl	%ebx
	movl	%edx, %ebx
	movl	%ecx, %edx
	addl	%ebx, %eax
	movl	8(%esp), %ecx
	movl	%edx, %ebx
	andl	$254, %ebx
	cmpl	$6, %ebx
	je	.L5
	movl	(%eax), %ebx
	addl	%ebx, %ecx
.L5:
	movzbl	%dl, %edx
	cmpl	$2, %edx
	je	.L6
	jbe	.L18
	subl	$6, %edx
	xorl	%ebx, %ebx
	cmpl	$1, %edx
	ja	.L4
.L8:
	movl	%ecx, (%eax)
	movl	$1, %ebx
.L4:
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	decl	%edx
	je	.L8
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	subl	%eax, %ecx
	jmp	.L8
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.relocate_tls.isra.0,"ax",@progbits
	.p2align 4
	.type	relocate_tls.isra.0, @function
relocate_tls.isra.0:
	pushl	%ebx
	movl	%edx, %ebx
	movl	%ecx, %edx
	movzbl	%cl, %ecx
	addl	%ebx, %eax
	cmpl	$35, %ecx
	je	.L20
	cmpl	$36, %ecx
	je	.L21
	cmpl	$14, %ecx
	je	.L22
	popl	%ebx
	xorl	%eax, %eax
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	8(%esp), %ebx
	movl	192(%ebx), %ebx
	movl	%ebx, 12(%esp)
.L24:
	movl	12(%esp), %ebx
	movl	%ebx, (%eax)
	movl	$1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L27
	movl	(%eax), %edx
.L26:
	movl	8(%esp), %ebx
	movl	12(%esp), %ecx
	subl	188(%ebx), %ecx
	addl	%ecx, %edx
	movl	%edx, 12(%esp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L21:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L24
	movl	(%eax), %ebx
	addl	%ebx, 12(%esp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L27:
	xorl	%edx, %edx
	jmp	.L26
	.size	relocate_tls.isra.0, .-relocate_tls.isra.0
	.section	.text.copied_to,"ax",@progbits
	.p2align 4
	.globl	copied_to
	.hidden	copied_to
	.type	copied_to, @function
copied_to:
	pushl	%ebp
	movl	$17, %ecx
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	%ecx, 4(%esp)
	leal	program@GOTOFF(%edi), %esi
	movl	%esi, (%esp)
	call	table_of
	testl	%eax, %eax
	je	.L34
	movl	84+program@GOTOFF(%edi), %ebp
	shrl	$3, %ebp
	je	.L34
	movl	%eax, %ebx
	leal	24(%esp), %eax
	movl	%eax, 20(%esp)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L36:
	addl	$8, %ebx
	decl	%ebp
	je	.L34
.L38:
	movl	4(%ebx), %eax
	cmpb	$5, %al
	jne	.L36
	movl	%esi, 12(%esp)
	movl	modules@GOTOFF(%edi), %ecx
	shrl	$8, %eax
	sall	$4, %eax
	movl	156+program@GOTOFF(%edi), %edx
	movl	%ecx, 8(%esp)
	movl	152+program@GOTOFF(%edi), %ecx
	addl	%ecx, %eax
	movl	(%eax), %eax
	addl	%edx, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	look_up
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %ecx
	testl	%eax, %eax
	je	.L36
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	call	address_of
	cmpl	64(%esp), %eax
	jne	.L36
	movl	(%ebx), %eax
	movl	8+program@GOTOFF(%edi), %edx
	addl	%edx, %eax
	movl	%eax, 64(%esp)
.L34:
	movl	64(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	copied_to, .-copied_to
	.section	.text.relocate_table,"ax",@progbits
	.p2align 4
	.type	relocate_table, @function
relocate_table:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	movl	%ecx, %ebx
	subl	$60, %esp
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, 24(%esp)
	movl	%esi, 28(%esp)
	movl	80(%esp), %esi
	call	table_of
	testl	%eax, %eax
	je	.L47
	movl	%eax, %ebp
	movl	12(%edi,%ebx,4), %eax
	shrl	$3, %eax
	movl	%eax, %edi
	jne	.L66
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L57:
	addl	$8, %ebp
	decl	%edi
	je	.L47
.L66:
	movl	4(%ebp), %ecx
	xorl	%eax, %eax
	movzbl	%cl, %ebx
	cmpl	$5, %ebx
	sete	%al
	cmpl	%esi, %eax
	jne	.L57
	movl	%ecx, %eax
	shrl	$8, %eax
	jne	.L90
	movl	24(%esp), %eax
	testl	%ebx, %ebx
	movl	0(%ebp), %edx
	movl	8(%eax), %eax
	je	.L57
	cmpl	$8, %ebx
	jne	.L65
	movl	28(%esp), %ecx
	leal	own_module@GOTOFF(%ecx), %ecx
	cmpl	%ecx, 24(%esp)
	je	.L57
	addl	%eax, (%edx,%eax)
	addl	$8, %ebp
	decl	%edi
	jne	.L66
.L47:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	movl	24(%esp), %edx
	sall	$4, %eax
	addl	152(%edx), %eax
	movl	156(%edx), %edx
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	movl	(%eax), %edx
	movzbl	12(%eax), %eax
	shrb	$4, %al
	jne	.L52
	cmpl	$5, %ebx
	je	.L67
	movl	24(%esp), %ebx
.L54:
	movl	0(%ebp), %eax
	movl	32(%esp), %edx
	movl	%eax, 36(%esp)
	movl	24(%esp), %eax
	movl	4(%edx), %edx
	movl	8(%eax), %eax
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%ebx, (%esp)
	call	relocate_tls.isra.0
	testl	%eax, %eax
	jne	.L57
	movl	%ebx, (%esp)
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	call	address_of
	movl	28(%esp), %edx
	movl	4(%ebp), %ecx
	leal	own_module@GOTOFF(%edx), %edx
	cmpl	%edx, %ebx
	movl	%eax, 32(%esp)
	jne	.L60
	cmpb	$6, %cl
	je	.L91
.L60:
	movl	24(%esp), %ebx
	movl	0(%ebp), %edx
	movl	8(%ebx), %eax
	movl	32(%esp), %ebx
	movl	%ebx, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L57
.L89:
	movl	4(%ebp), %edx
	movl	24(%esp), %eax
	call	unknown.isra.0
	.p2align 4,,10
	.p2align 3
.L52:
	xorl	%eax, %eax
	cmpl	$5, %ebx
	movl	36(%esp), %ebx
	cmove	24(%esp), %eax
	movl	%eax, 12(%esp)
	movl	28(%esp), %eax
	addl	%edx, %ebx
	movl	%ebx, 4(%esp)
	leal	40(%esp), %edx
	movl	%edx, (%esp)
	movl	%ebx, 36(%esp)
	movl	modules@GOTOFF(%eax), %eax
	movl	%eax, 8(%esp)
	call	look_up
	movl	4(%ebp), %ecx
	subl	$4, %esp
	cmpb	$5, %cl
	movl	44(%esp), %eax
	movl	40(%esp), %ebx
	movl	%eax, %edx
	je	.L92
	testl	%ebx, %ebx
	jne	.L93
	movl	32(%esp), %eax
	movzbl	12(%eax), %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	shrb	$4, %dl
	cmpb	$2, %dl
	je	.L60
	movl	28(%esp), %eax
	movl	missing@GOTOFF(%eax), %edx
	testl	%edx, %edx
	je	.L62
	movl	%edi, 32(%esp)
	movl	36(%esp), %edi
	movl	%esi, 80(%esp)
	movl	%edx, %esi
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L63:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L87
.L61:
	movl	%edi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L63
	movl	%esi, %edx
	movl	32(%esp), %edi
	leal	8(%edx), %eax
	movl	80(%esp), %esi
	movl	%eax, 32(%esp)
	movl	4(%ebp), %ecx
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L65:
	xorl	%ebx, %ebx
	movl	%ebx, 4(%esp)
	movl	24(%esp), %ebx
	movl	%ebx, (%esp)
	call	relocate_tls.isra.0
	testl	%eax, %eax
	jne	.L57
	movl	24(%esp), %eax
	movl	4(%ebp), %ecx
	movl	0(%ebp), %edx
	movl	8(%eax), %eax
	movl	%eax, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L57
	jmp	.L89
	.p2align 4,,10
	.p2align 3
.L92:
	testl	%ebx, %ebx
	je	.L57
.L53:
	movl	32(%esp), %ecx
	movl	8(%edx), %eax
	movl	8(%ecx), %ecx
	movl	%ebx, (%esp)
	movl	%edx, 4(%esp)
	cmpl	%ecx, %eax
	cmovbe	%eax, %ecx
	movl	%ecx, 32(%esp)
	call	address_of
	movl	32(%esp), %ecx
	movl	24(%esp), %edx
	movl	28(%esp), %ebx
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	0(%ebp), %eax
	movl	8(%edx), %ecx
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	jmp	.L57
.L67:
	movl	32(%esp), %edx
	movl	24(%esp), %ebx
	jmp	.L53
.L93:
	movl	%eax, 32(%esp)
	jmp	.L54
.L91:
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	copied_to
	movl	4(%ebp), %ecx
	movl	%eax, 32(%esp)
	jmp	.L60
.L87:
	movl	32(%esp), %edi
	movl	80(%esp), %esi
.L62:
	movl	$32, (%esp)
	call	allocate
	movl	%eax, 32(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	copy
	movl	28(%esp), %ebx
	movl	32(%esp), %edx
	movl	missing_import@GOT(%ebx), %ebx
	movl	%eax, 4(%edx)
	movl	%eax, %ecx
	sall	$8, %eax
	orl	$184, %eax
	subl	$10, %ebx
	movl	%eax, 8(%edx)
	leal	8(%edx), %eax
	movl	%eax, 32(%esp)
	shrl	$24, %ecx
	subl	%eax, %ebx
	movl	%ebx, %eax
	sall	$16, %eax
	orl	%eax, %ecx
	orl	$59648, %ecx
	movl	%ecx, 12(%edx)
	movl	%ebx, %ecx
	movl	28(%esp), %ebx
	shrl	$16, %ecx
	movl	%ecx, 16(%edx)
	movl	missing_end@GOTOFF(%ebx), %ecx
	movl	%edx, missing_end@GOTOFF(%ebx)
	movl	%edx, (%ecx)
	movl	4(%ebp), %ecx
	jmp	.L60
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.1
.LC1:
	.string	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.p2align 4
	.globl	relocate
	.hidden	relocate
	.type	relocate, @function
relocate:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 16(%esp)
	movl	36(%esp), %ebx
	movl	200(%esi), %eax
	testl	%eax, %eax
	jne	.L94
	movl	204(%esi), %eax
	testl	%eax, %eax
	je	.L97
	testl	%ebx, %ebx
	je	.L104
	movl	%ebx, 32(%esp)
	movl	$18, %ecx
	movl	$17, %edx
.L103:
	movl	16(%esp), %ebx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	relocate_table
	.p2align 4,,10
	.p2align 3
.L97:
	movl	%ebx, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%esi, %eax
	call	relocate_table
	testl	%ebx, %ebx
	je	.L100
.L94:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L104:
	movl	$7, %ecx
	movl	164(%esi), %edx
	movl	%edi, %ebx
	movl	%ecx, 8(%esp)
	movl	168(%esi), %eax
	andl	$-4096, %edx
	movl	%edx, (%esp)
	addl	$4095, %eax
	andl	$-4096, %eax
	subl	%edx, %eax
	movl	%eax, 4(%esp)
	call	mprotect@PLT
	testl	%eax, %eax
	jne	.L105
	movl	$0, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%esi, %eax
	call	relocate_table
.L100:
	xorl	%eax, %eax
	movl	$2, %ecx
	movl	%eax, 32(%esp)
	movl	$23, %edx
	jmp	.L103
.L105:
	movl	4(%esi), %eax
	movl	%eax, 4(%esp)
	leal	.LC1@GOTOFF(%edi), %eax
	movl	%eax, (%esp)
	call	fatal
	.size	relocate, .-relocate
	.section	.rodata.str1.1
.LC2:
	.string	"precis: no library has:"
.LC3:
	.string	" "
.LC4:
	.string	"\n"
	.section	.text.bind_all,"ax",@progbits
	.p2align 4
	.globl	bind_all
	.hidden	bind_all
	.type	bind_all, @function
bind_all:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$16, %esp
	movl	32(%esp), %ebx
	testl	%ebx, %ebx
	je	.L107
	movl	%ebx, %esi
	.p2align 4
	.p2align 3
.L108:
	movl	%esi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	relocate
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L108
	.p2align 4
	.p2align 3
.L110:
	movl	200(%ebx), %esi
	testl	%esi, %esi
	jne	.L109
	movl	$1, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%ebx, %eax
	call	relocate_table
.L109:
	movl	$1, %ecx
	movl	%ecx, 200(%ebx)
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L110
.L107:
	movl	missing@GOTOFF(%edi), %edx
	testl	%edx, %edx
	je	.L106
	leal	.LC2@GOTOFF(%edi), %eax
	movl	%eax, (%esp)
	call	print
	movl	missing@GOTOFF(%edi), %ebx
	testl	%ebx, %ebx
	je	.L112
	leal	.LC3@GOTOFF(%edi), %esi
	.p2align 4
	.p2align 3
.L113:
	movl	%esi, (%esp)
	call	print
	movl	4(%ebx), %eax
	movl	%eax, (%esp)
	call	print
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L113
.L112:
	leal	.LC4@GOTOFF(%edi), %eax
	movl	%eax, (%esp)
	call	print
	leal	missing@GOTOFF(%edi), %eax
	movl	%eax, missing_end@GOTOFF(%edi)
	xorl	%eax, %eax
	movl	%eax, missing@GOTOFF(%edi)
.L106:
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	bind_all, .-bind_all
	.section	.text.relocate_self,"ax",@progbits
	.p2align 4
	.globl	relocate_self
	.hidden	relocate_self
	.type	relocate_self, @function
relocate_self:
	pushl	%esi
	pushl	%ebx
	movl	12(%esp), %ebx
	movl	28(%ebx), %eax
	movzwl	44(%ebx), %ecx
	addl	%ebx, %eax
	testl	%ecx, %ecx
	je	.L124
	sall	$5, %ecx
	xorl	%edx, %edx
	addl	%eax, %ecx
	.p2align 4
	.p2align 3
.L127:
	cmpl	$2, (%eax)
	jne	.L126
	movl	8(%eax), %edx
	addl	%ebx, %edx
.L126:
	addl	$32, %eax
	cmpl	%ecx, %eax
	jne	.L127
	testl	%edx, %edx
	je	.L124
	movl	(%edx), %ecx
	xorl	%esi, %esi
	xorl	%eax, %eax
	testl	%ecx, %ecx
	jne	.L131
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L129:
	cmpl	$18, %ecx
	jne	.L130
	movl	4(%edx), %esi
.L130:
	movl	8(%edx), %ecx
	addl	$8, %edx
	testl	%ecx, %ecx
	je	.L144
.L131:
	cmpl	$17, %ecx
	jne	.L129
	movl	4(%edx), %eax
	addl	$8, %edx
	movl	(%edx), %ecx
	addl	%ebx, %eax
	testl	%ecx, %ecx
	jne	.L131
.L144:
	cmpl	$7, %esi
	jbe	.L124
	subl	$8, %esi
	shrl	$3, %esi
	leal	8(%eax,%esi,8), %edx
	.p2align 4
	.p2align 3
.L134:
	cmpb	$8, 4(%eax)
	jne	.L133
	movl	(%eax), %ecx
	addl	%ebx, %ecx
	addl	%ebx, (%ecx)
.L133:
	addl	$8, %eax
	cmpl	%eax, %edx
	jne	.L134
.L124:
	popl	%ebx
	popl	%esi
	ret
	.size	relocate_self, .-relocate_self
	.section	.data.rel.local,"aw"
	.align 4
	.type	missing_end, @object
	.size	missing_end, 4
missing_end:
	.long	missing
	.local	missing
	.comm	missing,4,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
