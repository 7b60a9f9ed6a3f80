// a357b6efd2df3ef9b017294cc7d9965d emu/guest/libc/sunos/names.c
	.file	"names.c"
	.text
	.section	.text.__get_fsr,"ax",@progbits
	.p2align 4
	.type	__get_fsr, @function
__get_fsr:
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw -8(%rsp)
	fnstsw -6(%rsp)
# 0 "" 2
#NO_APP
	movzwl	-8(%rsp), %edx
	movzwl	-6(%rsp), %eax
#APP
# 113 "./libc/sunos/names.c" 1
	stmxcsr -4(%rsp)
# 0 "" 2
#NO_APP
	movl	%edx, %ecx
	orl	-4(%rsp), %eax
	shrw	$10, %dx
	sall	$23, %ecx
	andl	$63, %eax
	sall	$30, %edx
	xorl	$-8388608, %ecx
	sall	$5, %eax
	andl	$528482304, %ecx
	orl	%ecx, %eax
	orl	%edx, %eax
	ret
	.size	__get_fsr, .-__get_fsr
	.section	.text.__set_fsr,"ax",@progbits
	.p2align 4
	.type	__set_fsr, @function
__set_fsr:
	movl	%edi, %eax
	movl	%edi, %edx
	shrl	$5, %edi
#APP
# 126 "./libc/sunos/names.c" 1
	fnstenv -40(%rsp)
# 0 "" 2
#NO_APP
	shrl	$30, %eax
	movl	-40(%rsp), %ecx
	shrl	$23, %edx
	andl	$63, %edi
	movl	%eax, %esi
	notl	%edx
	andl	$-3136, %ecx
	sall	$10, %esi
	andl	$63, %edx
	orl	%esi, %ecx
	orl	%edx, %ecx
	movl	%ecx, -40(%rsp)
	movl	-36(%rsp), %ecx
	andl	$-64, %ecx
	orl	%edi, %ecx
	movl	%ecx, -36(%rsp)
#APP
# 129 "./libc/sunos/names.c" 1
	fldenv -40(%rsp)
# 0 "" 2
#NO_APP
	sall	$13, %eax
	sall	$7, %edx
	orl	%edi, %eax
	orl	%edx, %eax
	movl	%eax, -44(%rsp)
#APP
# 133 "./libc/sunos/names.c" 1
	ldmxcsr -44(%rsp)
# 0 "" 2
#NO_APP
	ret
	.size	__set_fsr, .-__set_fsr
	.section	.text.fseeko64,"ax",@progbits
	.p2align 4
	.globl	fseeko64
	.type	fseeko64, @function
fseeko64:
	jmp	__fseeko64@PLT
	.size	fseeko64, .-fseeko64
	.section	.text.ftello64,"ax",@progbits
	.p2align 4
	.globl	ftello64
	.type	ftello64, @function
ftello64:
	jmp	__ftello64@PLT
	.size	ftello64, .-ftello64
	.section	.text.fgetpos64,"ax",@progbits
	.p2align 4
	.globl	fgetpos64
	.type	fgetpos64, @function
fgetpos64:
	pushq	%rbx
	movq	%rsi, %rbx
	call	__ftello64@PLT
	movq	%rax, (%rbx)
	sarq	$63, %rax
	popq	%rbx
	ret
	.size	fgetpos64, .-fgetpos64
	.section	.text.fsetpos64,"ax",@progbits
	.p2align 4
	.globl	fsetpos64
	.type	fsetpos64, @function
fsetpos64:
	movq	(%rsi), %rsi
	xorl	%edx, %edx
	jmp	__fseeko64@PLT
	.size	fsetpos64, .-fsetpos64
	.section	.text.freopen64,"ax",@progbits
	.p2align 4
	.globl	freopen64
	.type	freopen64, @function
freopen64:
	jmp	freopen@PLT
	.size	freopen64, .-freopen64
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/tmp/tmp%d.%u"
.LC1:
	.string	"w+"
	.section	.text.tmpfile,"ax",@progbits
	.p2align 4
	.globl	tmpfile
	.type	tmpfile, @function
tmpfile:
	pushq	%r13
	leaq	.LC0(%rip), %r13
	pushq	%r12
	pushq	%rbp
	xorl	%ebp, %ebp
	pushq	%rbx
	subq	$40, %rsp
	movq	%rsp, %r12
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L11:
	call	___errno@PLT
	cmpl	$17, (%rax)
	jne	.L14
	addl	$1, %ebp
.L13:
	call	getpid@PLT
	movl	%ebp, %r8d
	movq	%r13, %rdx
	movl	$32, %esi
	movl	%eax, %ecx
	movq	%r12, %rdi
	xorl	%eax, %eax
	call	snprintf@PLT
	movl	$384, %edx
	movq	%r12, %rdi
	xorl	%eax, %eax
	movl	$1282, %esi
	call	open@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	js	.L11
	movq	%r12, %rdi
	call	unlink@PLT
	movl	%ebx, %edi
	leaq	.LC1(%rip), %rsi
	call	fdopen@PLT
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addq	$40, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	tmpfile, .-tmpfile
	.globl	tmpfile64
	.set	tmpfile64,tmpfile
	.section	.text.__fpending,"ax",@progbits
	.p2align 4
	.globl	__fpending
	.type	__fpending, @function
__fpending:
	xorl	%eax, %eax
	testb	$2, 24(%rdi)
	je	.L16
	movq	16(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L16
	movq	8(%rdi), %rax
	subq	%rdx, %rax
.L16:
	ret
	.size	__fpending, .-__fpending
	.section	.text.__freadable,"ax",@progbits
	.p2align 4
	.globl	__freadable
	.type	__freadable, @function
__freadable:
	xorl	%eax, %eax
	testb	$-127, 24(%rdi)
	setne	%al
	ret
	.size	__freadable, .-__freadable
	.section	.text.__fwritable,"ax",@progbits
	.p2align 4
	.globl	__fwritable
	.type	__fwritable, @function
__fwritable:
	xorl	%eax, %eax
	testb	$-126, 24(%rdi)
	setne	%al
	ret
	.size	__fwritable, .-__fwritable
	.section	.rodata.str1.1
.LC2:
	.string	"%s"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC3:
	.string	"Assertion failed: %s, file %s, line %d, function %s\n"
	.section	.text.__assert_c99,"ax",@progbits
	.p2align 4
	.globl	__assert_c99
	.type	__assert_c99, @function
__assert_c99:
	pushq	%r13
	xorl	%eax, %eax
	movl	%edx, %r13d
	leaq	.LC2(%rip), %rdx
	pushq	%r12
	movq	%rsi, %r12
	xorl	%esi, %esi
	pushq	%rbp
	movq	%rdi, %rbp
	xorl	%edi, %edi
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$8, %rsp
	call	snprintf@PLT
	movq	%rbx, %r9
	movl	%r13d, %r8d
	movq	%r12, %rcx
	movq	__iob@GOTPCREL(%rip), %rax
	movq	%rbp, %rdx
	leaq	.LC3(%rip), %rsi
	leaq	256(%rax), %rdi
	xorl	%eax, %eax
	call	fprintf@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	jmp	abort@PLT
	.size	__assert_c99, .-__assert_c99
	.section	.text.__flt_rounds,"ax",@progbits
	.p2align 4
	.globl	__flt_rounds
	.type	__flt_rounds, @function
__flt_rounds:
	movl	$1, %eax
	ret
	.size	__flt_rounds, .-__flt_rounds
	.section	.text.fpgetmask,"ax",@progbits
	.p2align 4
	.globl	fpgetmask
	.type	fpgetmask, @function
fpgetmask:
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw -8(%rsp)
	fnstsw -6(%rsp)
# 0 "" 2
#NO_APP
	movzwl	-8(%rsp), %eax
#APP
# 113 "./libc/sunos/names.c" 1
	stmxcsr -4(%rsp)
# 0 "" 2
#NO_APP
	notl	%eax
	andl	$63, %eax
	ret
	.size	fpgetmask, .-fpgetmask
	.section	.text.fpsetmask,"ax",@progbits
	.p2align 4
	.globl	fpsetmask
	.type	fpsetmask, @function
fpsetmask:
	subq	$8, %rsp
	sall	$23, %edi
	call	__get_fsr
	andl	$528482304, %edi
	movl	%eax, %r8d
	andl	$-528482305, %eax
	orl	%eax, %edi
	call	__set_fsr
	movl	%r8d, %eax
	addq	$8, %rsp
	shrl	$23, %eax
	andl	$63, %eax
	ret
	.size	fpsetmask, .-fpsetmask
	.section	.text.fpgetsticky,"ax",@progbits
	.p2align 4
	.globl	fpgetsticky
	.type	fpgetsticky, @function
fpgetsticky:
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw -8(%rsp)
	fnstsw -6(%rsp)
# 0 "" 2
# 113 "./libc/sunos/names.c" 1
	stmxcsr -4(%rsp)
# 0 "" 2
#NO_APP
	movzwl	-6(%rsp), %eax
	orl	-4(%rsp), %eax
	andl	$63, %eax
	ret
	.size	fpgetsticky, .-fpgetsticky
	.section	.text.fpsetsticky,"ax",@progbits
	.p2align 4
	.globl	fpsetsticky
	.type	fpsetsticky, @function
fpsetsticky:
	subq	$8, %rsp
	sall	$5, %edi
	call	__get_fsr
	andl	$2016, %edi
	movl	%eax, %r8d
	andl	$-2017, %eax
	orl	%eax, %edi
	call	__set_fsr
	movl	%r8d, %eax
	addq	$8, %rsp
	shrl	$5, %eax
	andl	$63, %eax
	ret
	.size	fpsetsticky, .-fpsetsticky
	.section	.text.fpgetround,"ax",@progbits
	.p2align 4
	.globl	fpgetround
	.type	fpgetround, @function
fpgetround:
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw -8(%rsp)
	fnstsw -6(%rsp)
# 0 "" 2
#NO_APP
	movzwl	-8(%rsp), %eax
#APP
# 113 "./libc/sunos/names.c" 1
	stmxcsr -4(%rsp)
# 0 "" 2
#NO_APP
	shrw	$10, %ax
	andl	$3, %eax
	ret
	.size	fpgetround, .-fpgetround
	.section	.text.fpsetround,"ax",@progbits
	.p2align 4
	.globl	fpsetround
	.type	fpsetround, @function
fpsetround:
	subq	$8, %rsp
	sall	$30, %edi
	call	__get_fsr
	movl	%eax, %r8d
	andl	$1073741823, %eax
	orl	%eax, %edi
	call	__set_fsr
	movl	%r8d, %eax
	addq	$8, %rsp
	shrl	$30, %eax
	ret
	.size	fpsetround, .-fpsetround
	.section	.text.__udiv64,"ax",@progbits
	.p2align 4
	.globl	__udiv64
	.type	__udiv64, @function
__udiv64:
	movq	%rdi, %rax
	xorl	%edx, %edx
	divq	%rsi
	ret
	.size	__udiv64, .-__udiv64
	.section	.text.__urem64,"ax",@progbits
	.p2align 4
	.globl	__urem64
	.type	__urem64, @function
__urem64:
	movq	%rdi, %rax
	xorl	%edx, %edx
	divq	%rsi
	movq	%rdx, %rax
	ret
	.size	__urem64, .-__urem64
	.section	.text.__div64,"ax",@progbits
	.p2align 4
	.globl	__div64
	.type	__div64, @function
__div64:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	ret
	.size	__div64, .-__div64
	.section	.text.__rem64,"ax",@progbits
	.p2align 4
	.globl	__rem64
	.type	__rem64, @function
__rem64:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	movq	%rdx, %rax
	ret
	.size	__rem64, .-__rem64
	.section	.text.__mul64,"ax",@progbits
	.p2align 4
	.globl	__mul64
	.type	__mul64, @function
__mul64:
	movq	%rdi, %rax
	imulq	%rsi, %rax
	ret
	.size	__mul64, .-__mul64
	.globl	__umul64
	.set	__umul64,__mul64
	.section	.text.__dtoll,"ax",@progbits
	.p2align 4
	.globl	__dtoll
	.type	__dtoll, @function
__dtoll:
	comisd	.LC4(%rip), %xmm0
	movabsq	$9223372036854775807, %rax
	jnb	.L41
	movsd	.LC5(%rip), %xmm1
	comisd	%xmm0, %xmm1
	ja	.L48
	ucomisd	%xmm0, %xmm0
	jp	.L48
	cvttsd2siq	%xmm0, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	movabsq	$-9223372036854775808, %rax
.L41:
	ret
	.size	__dtoll, .-__dtoll
	.section	.text.__dtoull,"ax",@progbits
	.p2align 4
	.globl	__dtoull
	.type	__dtoull, @function
__dtoull:
	movsd	.LC4(%rip), %xmm1
	comisd	%xmm1, %xmm0
	jb	.L54
	subsd	%xmm1, %xmm0
	cvttsd2siq	%xmm0, %rax
	btsq	$63, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	cvttsd2siq	%xmm0, %rax
	ret
	.size	__dtoull, .-__dtoull
	.section	.text.__ftoll,"ax",@progbits
	.p2align 4
	.globl	__ftoll
	.type	__ftoll, @function
__ftoll:
	cvtss2sd	%xmm0, %xmm0
	jmp	__dtoll@PLT
	.size	__ftoll, .-__ftoll
	.section	.text.__ftoull,"ax",@progbits
	.p2align 4
	.globl	__ftoull
	.type	__ftoull, @function
__ftoull:
	cvtss2sd	%xmm0, %xmm0
	jmp	__dtoull@PLT
	.size	__ftoull, .-__ftoull
	.section	.text.__register_frame_info,"ax",@progbits
	.p2align 4
	.globl	__register_frame_info
	.type	__register_frame_info, @function
__register_frame_info:
	ret
	.size	__register_frame_info, .-__register_frame_info
	.section	.text.__deregister_frame_info,"ax",@progbits
	.p2align 4
	.globl	__deregister_frame_info
	.type	__deregister_frame_info, @function
__deregister_frame_info:
	xorl	%eax, %eax
	ret
	.size	__deregister_frame_info, .-__deregister_frame_info
	.section	.text._ex_register,"ax",@progbits
	.p2align 4
	.globl	_ex_register
	.type	_ex_register, @function
_ex_register:
	ret
	.size	_ex_register, .-_ex_register
	.section	.text._ex_deregister,"ax",@progbits
	.p2align 4
	.globl	_ex_deregister
	.type	_ex_deregister, @function
_ex_deregister:
	ret
	.size	_ex_deregister, .-_ex_deregister
	.globl	__more_streams
	.bss
	.align 32
	.type	__more_streams, @object
	.size	__more_streams, 30208
__more_streams:
	.zero	30208
	.globl	__break_now
	.align 8
	.type	__break_now, @object
	.size	__break_now, 8
__break_now:
	.zero	8
	.globl	_environ
	.align 8
	.type	_environ, @object
	.size	_environ, 8
_environ:
	.zero	8
	.globl	environ
	.set	environ,_environ
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	0
	.long	1138753536
	.align 8
.LC5:
	.long	0
	.long	-1008730112
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
