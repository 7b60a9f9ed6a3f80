// 64c0766c80a8fb8c4c19317d9ac48a84 emu/guest/libc/sunos/long_doubles.c
	.file	"long_doubles.c"
	.text
	.section	.text.quad_words,"ax",@progbits
	.p2align 4
	.globl	quad_words
	.type	quad_words, @function
quad_words:
	subl	$76, %esp
	xorl	%edx, %edx
	fldt	84(%esp)
	movl	%edi, 68(%esp)
	movl	%ebp, 72(%esp)
	movl	%ebx, 60(%esp)
	fld	%st(0)
	fstpt	32(%esp)
	movl	32(%esp), %edi
	movl	%edx, 8(%esp)
	movl	36(%esp), %ebp
	xorl	%edx, %edx
	fstpt	16(%esp)
	movzwl	24(%esp), %eax
	movl	%esi, 64(%esp)
	movl	%edi, %ecx
	movl	80(%esp), %esi
	movl	%edx, 12(%esp)
	movl	%ebp, %ebx
	addl	%edi, %ecx
	shldl	$1, %edi, %ebx
	testl	$32767, %eax
	jne	.L2
	movl	%ebp, %edx
	shrl	$31, %edx
	movl	%edx, 8(%esp)
	xorl	%edx, %edx
	movl	%edx, 12(%esp)
.L2:
	addl	8(%esp), %eax
	movl	$0, 8(%esi)
	shrdl	$16, %ebx, %ecx
	movl	72(%esp), %ebp
	shrl	$16, %ebx
	sall	$17, %edi
	movl	%eax, %edx
	movl	%edi, 12(%esi)
	movl	$0, %eax
	movl	68(%esp), %edi
	sall	$16, %edx
	orl	%ecx, %eax
	movl	%eax, (%esi)
	orl	%ebx, %edx
	movl	%esi, %eax
	movl	%edx, 4(%esi)
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	addl	$76, %esp
	ret	$4
	.size	quad_words, .-quad_words
	.section	.text.quad_value,"ax",@progbits
	.p2align 4
	.globl	quad_value
	.type	quad_value, @function
quad_value:
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	movl	80(%esp), %eax
	movl	%edi, 68(%esp)
	movl	92(%esp), %ebx
	movl	%esi, 64(%esp)
	movl	84(%esp), %edx
	movl	%ebp, 72(%esp)
	movl	88(%esp), %ecx
	movl	%eax, %edi
	movl	%edi, 24(%esp)
	movl	%ebx, %eax
	movl	%edx, 28(%esp)
	andl	$131071, %eax
	movl	%edx, %esi
	movl	%eax, 12(%esp)
	shldl	$15, %edi, %edx
	movl	%edi, %eax
	movl	%ecx, 8(%esp)
	sall	$15, %eax
	shrl	$16, %esi
	movl	%eax, %edi
	movl	%esi, 20(%esp)
	movl	%edx, %eax
	andl	$-32768, %edi
	movl	%edi, (%esp)
	andl	$2147483647, %eax
	xorl	%edx, %edx
	movl	%eax, 4(%esp)
	movl	(%esp), %edi
	movl	%ebx, %eax
	movl	%esi, 16(%esp)
	movl	4(%esp), %ebp
	shrl	$17, %eax
	orl	%eax, %edi
	orl	%edx, %ebp
	andl	$32767, %esi
	movl	%edi, %eax
	movl	%ebp, %edx
	je	.L7
	movl	%edi, (%esp)
	orl	$-2147483648, %ebp
	cmpl	$32767, %esi
	movl	%ebp, 4(%esp)
	jne	.L8
	movl	24(%esp), %edi
	movl	28(%esp), %ebp
	movl	%edi, 32(%esp)
	movzwl	%bp, %edi
	movl	32(%esp), %esi
	movl	%edi, 36(%esp)
	movl	36(%esp), %edi
	orl	%ecx, %esi
	orl	%ebx, %edi
	orl	%edi, %esi
	je	.L14
	orl	$-1073741824, %edx
.L9:
	movl	%eax, 44(%esp)
	movl	16(%esp), %eax
	movl	%edx, 48(%esp)
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movw	%ax, 52(%esp)
	movl	72(%esp), %ebp
	fldt	44(%esp)
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	8(%esp), %ecx
	movl	12(%esp), %ebx
	cmpl	%ecx, %esi
	movl	$65536, %esi
	sbbl	%ebx, %esi
	jc	.L19
	movl	12(%esp), %edi
	movl	8(%esp), %esi
	xorl	$65536, %edi
	orl	%edi, %esi
	jne	.L9
	movl	%eax, %esi
	andl	$1, %esi
	orl	$0, %esi
	je	.L9
	.p2align 4
	.p2align 3
.L19:
	addl	$1, %eax
	adcl	$0, %edx
	testl	%edx, %edx
	jns	.L9
.L20:
	movl	20(%esp), %eax
	movl	$-2147483648, %edx
	incl	%eax
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L8:
	movl	8(%esp), %ecx
	xorl	%esi, %esi
	movl	12(%esp), %ebx
	cmpl	%ecx, %esi
	movl	$65536, %esi
	sbbl	%ebx, %esi
	jc	.L10
	xorl	$65536, %ebx
	movl	%ecx, %esi
	orl	%ebx, %esi
	je	.L21
.L14:
	movl	(%esp), %eax
	movl	4(%esp), %edx
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L21:
	andl	$1, %eax
	orl	$0, %eax
	je	.L14
	.p2align 4
	.p2align 3
.L10:
	movl	(%esp), %eax
	movl	4(%esp), %edx
	addl	$1, %eax
	adcl	$0, %edx
	movl	%edx, %ebx
	orl	%eax, %ebx
	je	.L20
	jmp	.L9
	.size	quad_value, .-quad_value
	.section	.text.acoshl,"ax",@progbits
	.p2align 4
	.globl	acoshl
	.type	acoshl, @function
acoshl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_acoshl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	acoshl, .-acoshl
	.section	.text.acosl,"ax",@progbits
	.p2align 4
	.globl	acosl
	.type	acosl, @function
acosl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_acosl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	acosl, .-acosl
	.section	.text.asinhl,"ax",@progbits
	.p2align 4
	.globl	asinhl
	.type	asinhl, @function
asinhl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_asinhl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	asinhl, .-asinhl
	.section	.text.asinl,"ax",@progbits
	.p2align 4
	.globl	asinl
	.type	asinl, @function
asinl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_asinl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	asinl, .-asinl
	.section	.text.atanhl,"ax",@progbits
	.p2align 4
	.globl	atanhl
	.type	atanhl, @function
atanhl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_atanhl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	atanhl, .-atanhl
	.section	.text.atanl,"ax",@progbits
	.p2align 4
	.globl	atanl
	.type	atanl, @function
atanl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_atanl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	atanl, .-atanl
	.section	.text.cbrtl,"ax",@progbits
	.p2align 4
	.globl	cbrtl
	.type	cbrtl, @function
cbrtl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_cbrtl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	cbrtl, .-cbrtl
	.section	.text.ceill,"ax",@progbits
	.p2align 4
	.globl	ceill
	.type	ceill, @function
ceill:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_ceill@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	ceill, .-ceill
	.section	.text.coshl,"ax",@progbits
	.p2align 4
	.globl	coshl
	.type	coshl, @function
coshl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_coshl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	coshl, .-coshl
	.section	.text.cosl,"ax",@progbits
	.p2align 4
	.globl	cosl
	.type	cosl, @function
cosl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_cosl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	cosl, .-cosl
	.section	.text.exp2l,"ax",@progbits
	.p2align 4
	.globl	exp2l
	.type	exp2l, @function
exp2l:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_exp2l@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	exp2l, .-exp2l
	.section	.text.expl,"ax",@progbits
	.p2align 4
	.globl	expl
	.type	expl, @function
expl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_expl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	expl, .-expl
	.section	.text.expm1l,"ax",@progbits
	.p2align 4
	.globl	expm1l
	.type	expm1l, @function
expm1l:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_expm1l@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	expm1l, .-expm1l
	.section	.text.fabsl,"ax",@progbits
	.p2align 4
	.globl	fabsl
	.type	fabsl, @function
fabsl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fabsl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	fabsl, .-fabsl
	.section	.text.floorl,"ax",@progbits
	.p2align 4
	.globl	floorl
	.type	floorl, @function
floorl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_floorl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	floorl, .-floorl
	.section	.text.log10l,"ax",@progbits
	.p2align 4
	.globl	log10l
	.type	log10l, @function
log10l:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_log10l@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	log10l, .-log10l
	.section	.text.log1pl,"ax",@progbits
	.p2align 4
	.globl	log1pl
	.type	log1pl, @function
log1pl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_log1pl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	log1pl, .-log1pl
	.section	.text.log2l,"ax",@progbits
	.p2align 4
	.globl	log2l
	.type	log2l, @function
log2l:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_log2l@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	log2l, .-log2l
	.section	.text.logbl,"ax",@progbits
	.p2align 4
	.globl	logbl
	.type	logbl, @function
logbl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_logbl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	logbl, .-logbl
	.section	.text.logl,"ax",@progbits
	.p2align 4
	.globl	logl
	.type	logl, @function
logl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_logl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	logl, .-logl
	.section	.text.nearbyintl,"ax",@progbits
	.p2align 4
	.globl	nearbyintl
	.type	nearbyintl, @function
nearbyintl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_nearbyintl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	nearbyintl, .-nearbyintl
	.section	.text.rintl,"ax",@progbits
	.p2align 4
	.globl	rintl
	.type	rintl, @function
rintl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_rintl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	rintl, .-rintl
	.section	.text.roundl,"ax",@progbits
	.p2align 4
	.globl	roundl
	.type	roundl, @function
roundl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_roundl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	roundl, .-roundl
	.section	.text.sinhl,"ax",@progbits
	.p2align 4
	.globl	sinhl
	.type	sinhl, @function
sinhl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_sinhl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	sinhl, .-sinhl
	.section	.text.sinl,"ax",@progbits
	.p2align 4
	.globl	sinl
	.type	sinl, @function
sinl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_sinl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	sinl, .-sinl
	.section	.text.tanhl,"ax",@progbits
	.p2align 4
	.globl	tanhl
	.type	tanhl, @function
tanhl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_tanhl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	tanhl, .-tanhl
	.section	.text.tanl,"ax",@progbits
	.p2align 4
	.globl	tanl
	.type	tanl, @function
tanl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_tanl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	tanl, .-tanl
	.section	.text.truncl,"ax",@progbits
	.p2align 4
	.globl	truncl
	.type	truncl, @function
truncl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	32(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_truncl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	truncl, .-truncl
	.section	.text.atan2l,"ax",@progbits
	.p2align 4
	.globl	atan2l
	.type	atan2l, @function
atan2l:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_atan2l@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	atan2l, .-atan2l
	.section	.text.copysignl,"ax",@progbits
	.p2align 4
	.globl	copysignl
	.type	copysignl, @function
copysignl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_copysignl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	copysignl, .-copysignl
	.section	.text.fdiml,"ax",@progbits
	.p2align 4
	.globl	fdiml
	.type	fdiml, @function
fdiml:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fdiml@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	fdiml, .-fdiml
	.section	.text.fmaxl,"ax",@progbits
	.p2align 4
	.globl	fmaxl
	.type	fmaxl, @function
fmaxl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fmaxl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	fmaxl, .-fmaxl
	.section	.text.fminl,"ax",@progbits
	.p2align 4
	.globl	fminl
	.type	fminl, @function
fminl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fminl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	fminl, .-fminl
	.section	.text.fmodl,"ax",@progbits
	.p2align 4
	.globl	fmodl
	.type	fmodl, @function
fmodl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fmodl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	fmodl, .-fmodl
	.section	.text.hypotl,"ax",@progbits
	.p2align 4
	.globl	hypotl
	.type	hypotl, @function
hypotl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_hypotl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	hypotl, .-hypotl
	.section	.text.powl,"ax",@progbits
	.p2align 4
	.globl	powl
	.type	powl, @function
powl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_powl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	powl, .-powl
	.section	.text.remainderl,"ax",@progbits
	.p2align 4
	.globl	remainderl
	.type	remainderl, @function
remainderl:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	48(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_remainderl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	remainderl, .-remainderl
	.section	.text.frexpl,"ax",@progbits
	.p2align 4
	.globl	frexpl
	.type	frexpl, @function
frexpl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	92(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_frexpl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	frexpl, .-frexpl
	.section	.text.ldexpl,"ax",@progbits
	.p2align 4
	.globl	ldexpl
	.type	ldexpl, @function
ldexpl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	92(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_ldexpl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	ldexpl, .-ldexpl
	.section	.text.scalbnl,"ax",@progbits
	.p2align 4
	.globl	scalbnl
	.type	scalbnl, @function
scalbnl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	92(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_scalbnl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	scalbnl, .-scalbnl
	.section	.text.scalblnl,"ax",@progbits
	.p2align 4
	.globl	scalblnl
	.type	scalblnl, @function
scalblnl:
	subl	$76, %esp
	fldt	80(%esp)
	movl	%ebx, 72(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	92(%esp), %edx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	36(%esp), %edx
	movl	%edx, 8(%esp)
	movl	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	44(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_scalblnl@PLT
	subl	$4, %esp
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	scalblnl, .-scalblnl
	.section	.text.ilogbl,"ax",@progbits
	.p2align 4
	.globl	ilogbl
	.type	ilogbl, @function
ilogbl:
	subl	$44, %esp
	fldt	48(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_ilogbl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	ilogbl, .-ilogbl
	.section	.text.lrintl,"ax",@progbits
	.p2align 4
	.globl	lrintl
	.type	lrintl, @function
lrintl:
	subl	$44, %esp
	fldt	48(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_lrintl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	lrintl, .-lrintl
	.section	.text.lroundl,"ax",@progbits
	.p2align 4
	.globl	lroundl
	.type	lroundl, @function
lroundl:
	subl	$44, %esp
	fldt	48(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_lroundl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	lroundl, .-lroundl
	.section	.text.llrintl,"ax",@progbits
	.p2align 4
	.globl	llrintl
	.type	llrintl, @function
llrintl:
	subl	$44, %esp
	fldt	48(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_llrintl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	llrintl, .-llrintl
	.section	.text.llroundl,"ax",@progbits
	.p2align 4
	.globl	llroundl
	.type	llroundl, @function
llroundl:
	subl	$44, %esp
	fldt	48(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_llroundl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	llroundl, .-llroundl
	.section	.text.fmal,"ax",@progbits
	.p2align 4
	.globl	fmal
	.type	fmal, @function
fmal:
	subl	$140, %esp
	fldt	168(%esp)
	movl	%ebx, 136(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	156(%esp)
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	144(%esp)
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	64(%esp), %edx
	leal	112(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 36(%esp)
	movl	68(%esp), %edx
	movl	%edx, 40(%esp)
	movl	72(%esp), %edx
	movl	%edx, 44(%esp)
	movl	76(%esp), %edx
	movl	%edx, 48(%esp)
	movl	80(%esp), %edx
	movl	%edx, 20(%esp)
	movl	84(%esp), %edx
	movl	%edx, 24(%esp)
	movl	88(%esp), %edx
	movl	%edx, 28(%esp)
	movl	92(%esp), %edx
	movl	%edx, 32(%esp)
	movl	96(%esp), %edx
	movl	%edx, 4(%esp)
	movl	100(%esp), %edx
	movl	%edx, 8(%esp)
	movl	104(%esp), %edx
	movl	%edx, 12(%esp)
	movl	108(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_fmal@PLT
	subl	$4, %esp
	movl	112(%esp), %eax
	movl	%eax, (%esp)
	movl	116(%esp), %eax
	movl	%eax, 4(%esp)
	movl	120(%esp), %eax
	movl	%eax, 8(%esp)
	movl	124(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	136(%esp), %ebx
	addl	$140, %esp
	ret
	.size	fmal, .-fmal
	.section	.text.modfl,"ax",@progbits
	.p2align 4
	.globl	modfl
	.type	modfl, @function
modfl:
	subl	$108, %esp
	fldt	112(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	leal	48(%esp), %edx
	movl	%edx, 20(%esp)
	movl	64(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_modfl@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	movl	52(%esp), %eax
	fstpt	32(%esp)
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	124(%esp), %eax
	movl	104(%esp), %ebx
	fstpt	(%eax)
	fldt	32(%esp)
	addl	$108, %esp
	ret
	.size	modfl, .-modfl
	.section	.text.remquol,"ax",@progbits
	.p2align 4
	.globl	remquol
	.type	remquol, @function
remquol:
	subl	$108, %esp
	fldt	124(%esp)
	movl	%ebx, 104(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	fldt	112(%esp)
	leal	64(%esp), %eax
	movl	%eax, (%esp)
	fstpt	4(%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	136(%esp), %edx
	leal	80(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 36(%esp)
	movl	48(%esp), %edx
	movl	%edx, 20(%esp)
	movl	52(%esp), %edx
	movl	%edx, 24(%esp)
	movl	56(%esp), %edx
	movl	%edx, 28(%esp)
	movl	60(%esp), %edx
	movl	%edx, 32(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	quad_remquol@PLT
	subl	$4, %esp
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	92(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	104(%esp), %ebx
	addl	$108, %esp
	ret
	.size	remquol, .-remquol
	.section	.text.nanl,"ax",@progbits
	.p2align 4
	.globl	nanl
	.type	nanl, @function
nanl:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	quad_nanl@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	nanl, .-nanl
	.section	.text.strtold,"ax",@progbits
	.p2align 4
	.globl	strtold
	.type	strtold, @function
strtold:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	48(%esp), %edx
	movl	%edx, 4(%esp)
	call	quad_strtold@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	strtold, .-strtold
	.section	.text.wcstold,"ax",@progbits
	.p2align 4
	.globl	wcstold
	.type	wcstold, @function
wcstold:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	48(%esp), %edx
	movl	%edx, 4(%esp)
	call	quad_wcstold@PLT
	subl	$4, %esp
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	wcstold, .-wcstold
	.section	.text.sqrtl,"ax",@progbits
	.p2align 4
	.globl	sqrtl
	.type	sqrtl, @function
sqrtl:
	fldz
	subl	$12, %esp
	fldt	16(%esp)
	fxch	%st(1)
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L131
.L127:
	fldt	16(%esp)
#APP
# 200 "./libc/sunos/long_doubles.c" 1
	fsqrt
# 0 "" 2
#NO_APP
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	call	___errno@PLT
	movl	$33, (%eax)
	jmp	.L127
	.size	sqrtl, .-sqrtl
	.section	.text.nextafterl,"ax",@progbits
	.p2align 4
	.globl	nextafterl
	.type	nextafterl, @function
nextafterl:
	subl	$76, %esp
	fldt	92(%esp)
	fldt	80(%esp)
	movl	%ebx, 64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 68(%esp)
	fld	%st(0)
	fstpt	52(%esp)
	movl	%edi, 72(%esp)
	fucomi	%st(0), %st
	jnp	.L164
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L168:
	fxch	%st(1)
.L148:
	movl	64(%esp), %ebx
	faddp	%st, %st(1)
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L164:
	fxch	%st(1)
	fucomi	%st(0), %st
	jp	.L168
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L149
	.p2align 4,,3
	je	.L147
.L149:
	fldz
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L169
	.p2align 4,,5
	jne	.L170
	fstp	%st(0)
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%edx, 56(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	seta	%al
	sall	$15, %eax
	movw	%ax, 60(%esp)
.L141:
	call	___errno@PLT
	fldt	52(%esp)
	movl	$34, (%eax)
.L166:
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	fstp	%st(0)
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
.L169:
	fstp	%st(1)
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L170:
	fstp	%st(1)
.L139:
	fld	%st(0)
	fstpt	32(%esp)
	movzwl	40(%esp), %ecx
	fld	%st(0)
	fstpt	16(%esp)
	fxch	%st(1)
	movl	20(%esp), %edx
	movl	16(%esp), %eax
	fcomip	%st(1), %st
	fldz
	fxch	%st(1)
	seta	15(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	movl	%edx, 4(%esp)
	movzbl	15(%esp), %edx
	seta	15(%esp)
	movl	%eax, (%esp)
	movzbl	15(%esp), %eax
	cmpb	%al, %dl
	movl	(%esp), %eax
	movl	4(%esp), %edx
	je	.L165
	addl	$-1, %eax
	movl	%ecx, %esi
	movl	%eax, 52(%esp)
	adcl	$-1, %edx
	movl	(%esp), %eax
	movl	%edx, 56(%esp)
	movl	4(%esp), %edx
	andl	$32767, %esi
	addl	$-2147483648, %edx
	orl	%edx, %eax
	je	.L145
	cmpl	$32767, %esi
	sete	%al
	testl	%esi, %esi
	sete	%dl
	orb	%dl, %al
.L144:
	testb	%al, %al
	jne	.L141
	fldt	52(%esp)
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L165:
	addl	$1, %eax
	adcl	$0, %edx
	movl	%eax, %esi
	movl	%edx, %edi
	shldl	$1, %eax, %edx
	addl	%eax, %eax
	orl	%edx, %eax
	jne	.L167
	xorl	%edi, %edi
	movl	$-2147483648, %eax
	movl	%edi, 52(%esp)
	incl	%ecx
	movl	%eax, 56(%esp)
.L162:
	movzwl	%cx, %ecx
	movw	%cx, 60(%esp)
	jmp	.L161
	.p2align 4,,10
	.p2align 3
.L167:
	movl	%esi, 52(%esp)
	movl	%edi, 56(%esp)
.L161:
	andl	$32767, %ecx
	cmpl	$32767, %ecx
	sete	%al
	testl	%ecx, %ecx
	sete	%dl
	orb	%dl, %al
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L145:
	testl	%esi, %esi
	je	.L141
	xorl	%eax, %eax
	testl	$32766, %ecx
	setne	%al
	decl	%ecx
	movl	%eax, %edx
	movl	$-1, %eax
	movl	%eax, 52(%esp)
	sall	$31, %edx
	orl	$2147483647, %edx
	movl	%edx, 56(%esp)
	jmp	.L162
	.size	nextafterl, .-nextafterl
	.section	.text.nexttowardl,"ax",@progbits
	.p2align 4
	.globl	nexttowardl
	.type	nexttowardl, @function
nexttowardl:
	subl	$44, %esp
	fldt	60(%esp)
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpt	12(%esp)
	fldt	48(%esp)
	fstpt	(%esp)
	call	nextafterl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	nexttowardl, .-nexttowardl
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
