// 64c0766c80a8fb8c4c19317d9ac48a84 emu/guest/libc/sunos/long_doubles.c
	.file	"long_doubles.c"
	.text
	.section	.text.quad_words,"ax",@progbits
	.p2align 4
	.globl	quad_words
	.type	quad_words, @function
quad_words:
	movq	8(%rsp), %rdx
	movq	16(%rsp), %rsi
	xorl	%edi, %edi
	movq	%rdx, %rax
	leaq	(%rdx,%rdx), %rcx
	shrq	$63, %rax
	testl	$32767, %esi
	cmovne	%rdi, %rax
	shrq	$16, %rcx
	salq	$49, %rdx
	addq	%rsi, %rax
	salq	$48, %rax
	orq	%rcx, %rax
	ret
	.size	quad_words, .-quad_words
	.section	.text.quad_value,"ax",@progbits
	.p2align 4
	.globl	quad_value
	.type	quad_value, @function
quad_value:
	movabsq	$562949953421311, %rax
	movq	%rdi, %rcx
	movabsq	$9223372036854743040, %r8
	andq	%rsi, %rax
	movq	%rcx, %rdx
	movq	%rax, %rdi
	movq	%rcx, %rax
	shrq	$48, %rdx
	salq	$15, %rax
	movl	%edx, %r9d
	andq	%r8, %rax
	movq	%rsi, %r8
	shrq	$49, %r8
	orq	%r8, %rax
	movl	%edx, %r8d
	andl	$32767, %r8d
	je	.L6
	movq	%rax, %r10
	btsq	$63, %r10
	cmpl	$32767, %r8d
	jne	.L7
	movabsq	$281474976710655, %rdx
	andq	%rcx, %rdx
	orq	%rsi, %rdx
	je	.L13
	movabsq	$-4611686018427387904, %rdx
	orq	%rdx, %rax
.L8:
	xorl	%edi, %edi
	movq	%rax, -24(%rsp)
	movw	%r9w, %di
	movl	%edi, -16(%rsp)
	fldt	-24(%rsp)
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movabsq	$281474976710656, %rcx
	cmpq	%rdi, %rcx
	jb	.L17
	cmpq	%rcx, %rdi
	jne	.L8
	testb	$1, %al
	je	.L8
	.p2align 4,,10
	.p2align 3
.L17:
	addq	$1, %rax
	testq	%rax, %rax
	jns	.L8
.L18:
	movabsq	$-9223372036854775808, %rax
	leal	1(%rdx), %r9d
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L7:
	movabsq	$281474976710656, %rcx
	cmpq	%rdi, %rcx
	jb	.L9
	cmpq	%rcx, %rdi
	je	.L19
.L13:
	movq	%r10, %rax
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L19:
	testb	$1, %al
	je	.L13
	.p2align 4,,10
	.p2align 3
.L9:
	movq	%r10, %rax
	addq	$1, %rax
	je	.L18
	jmp	.L8
	.size	quad_value, .-quad_value
	.section	.text.acoshl,"ax",@progbits
	.p2align 4
	.globl	acoshl
	.type	acoshl, @function
acoshl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_acoshl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	acoshl, .-acoshl
	.section	.text.acosl,"ax",@progbits
	.p2align 4
	.globl	acosl
	.type	acosl, @function
acosl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_acosl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	acosl, .-acosl
	.section	.text.asinhl,"ax",@progbits
	.p2align 4
	.globl	asinhl
	.type	asinhl, @function
asinhl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_asinhl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	asinhl, .-asinhl
	.section	.text.asinl,"ax",@progbits
	.p2align 4
	.globl	asinl
	.type	asinl, @function
asinl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_asinl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	asinl, .-asinl
	.section	.text.atanhl,"ax",@progbits
	.p2align 4
	.globl	atanhl
	.type	atanhl, @function
atanhl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_atanhl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	atanhl, .-atanhl
	.section	.text.atanl,"ax",@progbits
	.p2align 4
	.globl	atanl
	.type	atanl, @function
atanl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_atanl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	atanl, .-atanl
	.section	.text.cbrtl,"ax",@progbits
	.p2align 4
	.globl	cbrtl
	.type	cbrtl, @function
cbrtl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_cbrtl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	cbrtl, .-cbrtl
	.section	.text.ceill,"ax",@progbits
	.p2align 4
	.globl	ceill
	.type	ceill, @function
ceill:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_ceill@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	ceill, .-ceill
	.section	.text.coshl,"ax",@progbits
	.p2align 4
	.globl	coshl
	.type	coshl, @function
coshl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_coshl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	coshl, .-coshl
	.section	.text.cosl,"ax",@progbits
	.p2align 4
	.globl	cosl
	.type	cosl, @function
cosl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_cosl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	cosl, .-cosl
	.section	.text.exp2l,"ax",@progbits
	.p2align 4
	.globl	exp2l
	.type	exp2l, @function
exp2l:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_exp2l@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	exp2l, .-exp2l
	.section	.text.expl,"ax",@progbits
	.p2align 4
	.globl	expl
	.type	expl, @function
expl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_expl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	expl, .-expl
	.section	.text.expm1l,"ax",@progbits
	.p2align 4
	.globl	expm1l
	.type	expm1l, @function
expm1l:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_expm1l@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	expm1l, .-expm1l
	.section	.text.fabsl,"ax",@progbits
	.p2align 4
	.globl	fabsl
	.type	fabsl, @function
fabsl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_fabsl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	fabsl, .-fabsl
	.section	.text.floorl,"ax",@progbits
	.p2align 4
	.globl	floorl
	.type	floorl, @function
floorl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_floorl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	floorl, .-floorl
	.section	.text.log10l,"ax",@progbits
	.p2align 4
	.globl	log10l
	.type	log10l, @function
log10l:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_log10l@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	log10l, .-log10l
	.section	.text.log1pl,"ax",@progbits
	.p2align 4
	.globl	log1pl
	.type	log1pl, @function
log1pl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_log1pl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	log1pl, .-log1pl
	.section	.text.log2l,"ax",@progbits
	.p2align 4
	.globl	log2l
	.type	log2l, @function
log2l:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_log2l@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	log2l, .-log2l
	.section	.text.logbl,"ax",@progbits
	.p2align 4
	.globl	logbl
	.type	logbl, @function
logbl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_logbl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	logbl, .-logbl
	.section	.text.logl,"ax",@progbits
	.p2align 4
	.globl	logl
	.type	logl, @function
logl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_logl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	logl, .-logl
	.section	.text.nearbyintl,"ax",@progbits
	.p2align 4
	.globl	nearbyintl
	.type	nearbyintl, @function
nearbyintl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_nearbyintl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	nearbyintl, .-nearbyintl
	.section	.text.rintl,"ax",@progbits
	.p2align 4
	.globl	rintl
	.type	rintl, @function
rintl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_rintl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	rintl, .-rintl
	.section	.text.roundl,"ax",@progbits
	.p2align 4
	.globl	roundl
	.type	roundl, @function
roundl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_roundl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	roundl, .-roundl
	.section	.text.sinhl,"ax",@progbits
	.p2align 4
	.globl	sinhl
	.type	sinhl, @function
sinhl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_sinhl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	sinhl, .-sinhl
	.section	.text.sinl,"ax",@progbits
	.p2align 4
	.globl	sinl
	.type	sinl, @function
sinl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_sinl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	sinl, .-sinl
	.section	.text.tanhl,"ax",@progbits
	.p2align 4
	.globl	tanhl
	.type	tanhl, @function
tanhl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_tanhl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	tanhl, .-tanhl
	.section	.text.tanl,"ax",@progbits
	.p2align 4
	.globl	tanl
	.type	tanl, @function
tanl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_tanl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	tanl, .-tanl
	.section	.text.truncl,"ax",@progbits
	.p2align 4
	.globl	truncl
	.type	truncl, @function
truncl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_truncl@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	truncl, .-truncl
	.section	.text.atan2l,"ax",@progbits
	.p2align 4
	.globl	atan2l
	.type	atan2l, @function
atan2l:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_atan2l@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	atan2l, .-atan2l
	.section	.text.copysignl,"ax",@progbits
	.p2align 4
	.globl	copysignl
	.type	copysignl, @function
copysignl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_copysignl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	copysignl, .-copysignl
	.section	.text.fdiml,"ax",@progbits
	.p2align 4
	.globl	fdiml
	.type	fdiml, @function
fdiml:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_fdiml@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	fdiml, .-fdiml
	.section	.text.fmaxl,"ax",@progbits
	.p2align 4
	.globl	fmaxl
	.type	fmaxl, @function
fmaxl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_fmaxl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	fmaxl, .-fmaxl
	.section	.text.fminl,"ax",@progbits
	.p2align 4
	.globl	fminl
	.type	fminl, @function
fminl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_fminl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	fminl, .-fminl
	.section	.text.fmodl,"ax",@progbits
	.p2align 4
	.globl	fmodl
	.type	fmodl, @function
fmodl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_fmodl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	fmodl, .-fmodl
	.section	.text.hypotl,"ax",@progbits
	.p2align 4
	.globl	hypotl
	.type	hypotl, @function
hypotl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_hypotl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	hypotl, .-hypotl
	.section	.text.powl,"ax",@progbits
	.p2align 4
	.globl	powl
	.type	powl, @function
powl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_powl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	powl, .-powl
	.section	.text.remainderl,"ax",@progbits
	.p2align 4
	.globl	remainderl
	.type	remainderl, @function
remainderl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_remainderl@PLT
	addq	$24, %rsp
	popq	%r12
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	remainderl, .-remainderl
	.section	.text.frexpl,"ax",@progbits
	.p2align 4
	.globl	frexpl
	.type	frexpl, @function
frexpl:
	pushq	%rbx
	movq	%rdi, %rbx
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%rbx, %rdx
	call	quad_frexpl@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%rax
	popq	%rdx
	popq	%rbx
	jmp	quad_value@PLT
	.size	frexpl, .-frexpl
	.section	.text.ldexpl,"ax",@progbits
	.p2align 4
	.globl	ldexpl
	.type	ldexpl, @function
ldexpl:
	pushq	%rbx
	movl	%edi, %ebx
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movl	%ebx, %edx
	call	quad_ldexpl@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%rax
	popq	%rdx
	popq	%rbx
	jmp	quad_value@PLT
	.size	ldexpl, .-ldexpl
	.section	.text.scalbnl,"ax",@progbits
	.p2align 4
	.globl	scalbnl
	.type	scalbnl, @function
scalbnl:
	pushq	%rbx
	movl	%edi, %ebx
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movl	%ebx, %edx
	call	quad_scalbnl@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%rax
	popq	%rdx
	popq	%rbx
	jmp	quad_value@PLT
	.size	scalbnl, .-scalbnl
	.section	.text.scalblnl,"ax",@progbits
	.p2align 4
	.globl	scalblnl
	.type	scalblnl, @function
scalblnl:
	pushq	%rbx
	movq	%rdi, %rbx
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%rbx, %rdx
	call	quad_scalblnl@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	popq	%rax
	popq	%rdx
	popq	%rbx
	jmp	quad_value@PLT
	.size	scalblnl, .-scalblnl
	.section	.text.ilogbl,"ax",@progbits
	.p2align 4
	.globl	ilogbl
	.type	ilogbl, @function
ilogbl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_ilogbl@PLT
	.size	ilogbl, .-ilogbl
	.section	.text.lrintl,"ax",@progbits
	.p2align 4
	.globl	lrintl
	.type	lrintl, @function
lrintl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_lrintl@PLT
	.size	lrintl, .-lrintl
	.section	.text.lroundl,"ax",@progbits
	.p2align 4
	.globl	lroundl
	.type	lroundl, @function
lroundl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_lroundl@PLT
	.size	lroundl, .-lroundl
	.section	.text.llrintl,"ax",@progbits
	.p2align 4
	.globl	llrintl
	.type	llrintl, @function
llrintl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_llrintl@PLT
	.size	llrintl, .-llrintl
	.section	.text.llroundl,"ax",@progbits
	.p2align 4
	.globl	llroundl
	.type	llroundl, @function
llroundl:
	subq	$8, %rsp
	pushq	24(%rsp)
	pushq	24(%rsp)
	call	quad_words@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_llroundl@PLT
	.size	llroundl, .-llroundl
	.section	.text.fmal,"ax",@progbits
	.p2align 4
	.globl	fmal
	.type	fmal, @function
fmal:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	subq	$40, %rsp
	fldt	80(%rsp)
	fstpt	16(%rsp)
	fldt	96(%rsp)
	fstpt	(%rsp)
	pushq	120(%rsp)
	pushq	120(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r14
	movq	%rdx, %r15
	fstpt	(%rsp)
	call	quad_words@PLT
	movq	%rax, %r12
	movq	%rdx, %r13
	popq	%rax
	popq	%rdx
	fldt	32(%rsp)
	fstpt	(%rsp)
	call	quad_words@PLT
	movq	%r14, %r8
	movq	%r15, %r9
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_fmal@PLT
	addq	$56, %rsp
	popq	%r12
	movq	%rax, %rdi
	popq	%r13
	movq	%rdx, %rsi
	popq	%r14
	popq	%r15
	jmp	quad_value@PLT
	.size	fmal, .-fmal
	.section	.text.modfl,"ax",@progbits
	.p2align 4
	.globl	modfl
	.type	modfl, @function
modfl:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$32, %rsp
	pushq	56(%rsp)
	pushq	56(%rsp)
	call	quad_words@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	leaq	32(%rsp), %rdx
	call	quad_modfl@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	quad_value@PLT
	movq	32(%rsp), %rdi
	movq	40(%rsp), %rsi
	fstpt	16(%rsp)
	call	quad_value@PLT
	fstpt	(%rbx)
	fldt	16(%rsp)
	addq	$48, %rsp
	popq	%rbx
	ret
	.size	modfl, .-modfl
	.section	.text.remquol,"ax",@progbits
	.p2align 4
	.globl	remquol
	.type	remquol, @function
remquol:
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$16, %rsp
	fldt	48(%rsp)
	fstpt	(%rsp)
	pushq	72(%rsp)
	pushq	72(%rsp)
	call	quad_words@PLT
	fldt	16(%rsp)
	subq	$16, %rsp
	movq	%rax, %r12
	movq	%rdx, %r13
	fstpt	(%rsp)
	call	quad_words@PLT
	addq	$32, %rsp
	movq	%rbx, %r8
	movq	%r13, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	call	quad_remquol@PLT
	addq	$16, %rsp
	popq	%rbx
	movq	%rax, %rdi
	popq	%r12
	movq	%rdx, %rsi
	popq	%r13
	jmp	quad_value@PLT
	.size	remquol, .-remquol
	.section	.text.nanl,"ax",@progbits
	.p2align 4
	.globl	nanl
	.type	nanl, @function
nanl:
	subq	$8, %rsp
	call	quad_nanl@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	nanl, .-nanl
	.section	.text.strtold,"ax",@progbits
	.p2align 4
	.globl	strtold
	.type	strtold, @function
strtold:
	subq	$8, %rsp
	call	quad_strtold@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	strtold, .-strtold
	.section	.text.wcstold,"ax",@progbits
	.p2align 4
	.globl	wcstold
	.type	wcstold, @function
wcstold:
	subq	$8, %rsp
	call	quad_wcstold@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	quad_value@PLT
	.size	wcstold, .-wcstold
	.section	.text.sqrtl,"ax",@progbits
	.p2align 4
	.globl	sqrtl
	.type	sqrtl, @function
sqrtl:
	subq	$8, %rsp
	fldt	16(%rsp)
	fldz
	fcomip	%st(1), %st
	ja	.L129
.L125:
#APP
# 200 "./libc/sunos/long_doubles.c" 1
	fsqrt
# 0 "" 2
#NO_APP
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L129:
	fstp	%st(0)
	call	___errno@PLT
	fldt	16(%rsp)
	movl	$33, (%rax)
	jmp	.L125
	.size	sqrtl, .-sqrtl
	.section	.text.nextafterl,"ax",@progbits
	.p2align 4
	.globl	nextafterl
	.type	nextafterl, @function
nextafterl:
	pushq	%r13
	pushq	%r12
	subq	$24, %rsp
	fldt	64(%rsp)
	movq	56(%rsp), %r13
	fldt	48(%rsp)
	fucomi	%st(0), %st
	jnp	.L162
	fstp	%st(0)
	jmp	.L146
	.p2align 4,,10
	.p2align 3
.L165:
	fstp	%st(1)
.L146:
	fldt	48(%rsp)
	faddp	%st, %st(1)
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L166:
	fstp	%st(1)
.L135:
	addq	$24, %rsp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	fxch	%st(1)
	fucomi	%st(0), %st
	jp	.L165
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L147
	fld	%st(0)
	je	.L166
	fstp	%st(0)
.L147:
	fldz
	fldt	48(%rsp)
	fucomip	%st(1), %st
	jp	.L167
	jne	.L168
	xorl	%eax, %eax
	fcomip	%st(1), %st
	fstp	%st(0)
	movl	$1, %r12d
	seta	%al
	movw	%ax, %r13w
	salw	$15, %r13w
.L139:
	call	___errno@PLT
	movq	%r12, (%rsp)
	movl	%r13d, 8(%rsp)
	fldt	(%rsp)
	movl	$34, (%rax)
.L164:
	addq	$24, %rsp
	popq	%r12
	popq	%r13
	ret
.L167:
	fstp	%st(0)
	jmp	.L137
	.p2align 4,,10
	.p2align 3
.L168:
	fstp	%st(0)
.L137:
	fldt	48(%rsp)
	fxch	%st(1)
	movq	56(%rsp), %rax
	movq	48(%rsp), %rdx
	fcomip	%st(1), %st
	fldz
	fxch	%st(1)
	seta	%sil
	fcomip	%st(1), %st
	fstp	%st(0)
	seta	%cl
	cmpb	%cl, %sil
	je	.L163
	movabsq	$-9223372036854775808, %rsi
	movl	%eax, %ecx
	leaq	-1(%rdx), %r12
	andw	$32767, %cx
	cmpq	%rsi, %rdx
	je	.L143
	movzwl	%cx, %ecx
	cmpl	$32767, %ecx
	sete	%al
	testl	%ecx, %ecx
	sete	%dl
	orl	%edx, %eax
.L142:
	testb	%al, %al
	jne	.L139
	movq	%r12, (%rsp)
	movl	%r13d, 8(%rsp)
	fldt	(%rsp)
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L163:
	addq	$1, %rdx
	movq	%rdx, %rdi
	movq	%rdx, %r12
	addq	%rdi, %rdi
	jne	.L159
	movabsq	$-9223372036854775808, %r12
	addl	$1, %eax
.L160:
	movw	%ax, %r13w
.L159:
	andl	$32767, %eax
	cmpl	$32767, %eax
	sete	%dl
	testl	%eax, %eax
	sete	%al
	orl	%edx, %eax
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L143:
	testw	%cx, %cx
	je	.L139
	movabsq	$9223372036854775807, %rcx
	xorl	%edx, %edx
	testl	$32766, %eax
	setne	%dl
	subl	$1, %eax
	salq	$63, %rdx
	orq	%rcx, %rdx
	movq	%rdx, %r12
	jmp	.L160
	.size	nextafterl, .-nextafterl
	.section	.text.nexttowardl,"ax",@progbits
	.p2align 4
	.globl	nexttowardl
	.type	nexttowardl, @function
nexttowardl:
	jmp	nextafterl@PLT
	.size	nexttowardl, .-nexttowardl
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
