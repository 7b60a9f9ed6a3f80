// a357b6efd2df3ef9b017294cc7d9965d emu/guest/libc/sunos/names.c
	.file	"names.c"
	.text
	.section	.text.__set_fsr,"ax",@progbits
	.p2align 4
	.type	__set_fsr, @function
__set_fsr:
	subl	$32, %esp
	movl	%eax, %ecx
#APP
# 126 "./libc/sunos/names.c" 1
	fnstenv 4(%esp)
# 0 "" 2
#NO_APP
	movl	4(%esp), %edx
	shrl	$30, %ecx
	sall	$10, %ecx
	andl	$-3136, %edx
	orl	%ecx, %edx
	movl	%eax, %ecx
	shrl	$23, %ecx
	shrl	$5, %eax
	notl	%ecx
	andl	$63, %ecx
	andl	$63, %eax
	orl	%ecx, %edx
	movl	%edx, 4(%esp)
	movl	8(%esp), %edx
	andl	$-64, %edx
	orl	%edx, %eax
	movl	%eax, 8(%esp)
#APP
# 129 "./libc/sunos/names.c" 1
	fldenv 4(%esp)
# 0 "" 2
#NO_APP
	addl	$32, %esp
	ret
	.size	__set_fsr, .-__set_fsr
	.section	.text.fseeko64,"ax",@progbits
	.p2align 4
	.globl	fseeko64
	.type	fseeko64, @function
fseeko64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	44(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	40(%esp), %edx
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__fseeko64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fseeko64, .-fseeko64
	.section	.text.ftello64,"ax",@progbits
	.p2align 4
	.globl	ftello64
	.type	ftello64, @function
ftello64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	__ftello64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ftello64, .-ftello64
	.section	.text.fgetpos64,"ax",@progbits
	.p2align 4
	.globl	fgetpos64
	.type	fgetpos64, @function
fgetpos64:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	36(%esp), %esi
	movl	%eax, (%esp)
	call	__ftello64@PLT
	movl	20(%esp), %ebx
	movl	%edx, 4(%esi)
	movl	%eax, %ecx
	movl	%edx, %eax
	movl	%ecx, (%esi)
	sarl	$31, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	fgetpos64, .-fgetpos64
	.section	.text.fsetpos64,"ax",@progbits
	.p2align 4
	.globl	fsetpos64
	.type	fsetpos64, @function
fsetpos64:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__fseeko64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fsetpos64, .-fsetpos64
	.section	.text.freopen64,"ax",@progbits
	.p2align 4
	.globl	freopen64
	.type	freopen64, @function
freopen64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	freopen@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
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
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	leal	48(%esp), %edi
	leal	.LC0@GOTOFF(%ebx), %ebp
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L15:
	call	___errno@PLT
	cmpl	$17, (%eax)
	jne	.L18
	incl	%esi
.L17:
	call	getpid@PLT
	movl	%esi, 16(%esp)
	movl	%ebp, 8(%esp)
	movl	%edi, (%esp)
	movl	%eax, 12(%esp)
	movl	$32, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	$384, %edx
	movl	$1282, %ecx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%edi, (%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L15
	movl	%edi, (%esp)
	movl	%eax, 44(%esp)
	call	unlink@PLT
	movl	44(%esp), %edx
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	fdopen@PLT
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	addl	$92, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	tmpfile, .-tmpfile
	.globl	tmpfile64
	.set	tmpfile64,tmpfile
	.section	.text.__fpending,"ax",@progbits
	.p2align 4
	.globl	__fpending
	.type	__fpending, @function
__fpending:
	movl	4(%esp), %edx
	xorl	%eax, %eax
	testb	$2, 12(%edx)
	je	.L20
	movl	8(%edx), %ecx
	testl	%ecx, %ecx
	je	.L20
	movl	4(%edx), %eax
	subl	%ecx, %eax
.L20:
	ret
	.size	__fpending, .-__fpending
	.section	.text.__freadable,"ax",@progbits
	.p2align 4
	.globl	__freadable
	.type	__freadable, @function
__freadable:
	movl	4(%esp), %eax
	testb	$-127, 12(%eax)
	setne	%al
	movzbl	%al, %eax
	ret
	.size	__freadable, .-__freadable
	.section	.text.__fwritable,"ax",@progbits
	.p2align 4
	.globl	__fwritable
	.type	__fwritable, @function
__fwritable:
	movl	4(%esp), %eax
	testb	$-126, 12(%eax)
	setne	%al
	movzbl	%al, %eax
	ret
	.size	__fwritable, .-__fwritable
	.section	.rodata.str1.1
.LC2:
	.string	"%s"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC3:
	.string	"Assertion failed: %s, file %s, line %d, function %s\n"
	.section	.text.__assert_c99,"ax",@progbits
	.p2align 4
	.globl	__assert_c99
	.type	__assert_c99, @function
__assert_c99:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	$0, (%esp)
	movl	60(%esp), %esi
	movl	%esi, 12(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	56(%esp), %eax
	movl	%esi, 20(%esp)
	movl	%eax, 16(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	movl	48(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$32, %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	call	abort@PLT
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
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
	subl	$16, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movzwl	12(%esp), %eax
	addl	$16, %esp
	notl	%eax
	andl	$63, %eax
	ret
	.size	fpgetmask, .-fpgetmask
	.section	.text.fpsetmask,"ax",@progbits
	.p2align 4
	.globl	fpsetmask
	.type	fpsetmask, @function
fpsetmask:
	subl	$20, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movl	%ebx, 16(%esp)
	movzwl	12(%esp), %eax
	movzwl	14(%esp), %edx
	movl	%eax, %ecx
	notl	%eax
	movl	%eax, %ebx
	movl	24(%esp), %eax
	andl	$63, %edx
	shrl	$10, %ecx
	sall	$30, %ecx
	sall	$5, %edx
	sall	$23, %ebx
	orl	%ecx, %edx
	sall	$23, %eax
	andl	$528482304, %ebx
	andl	$528482304, %eax
	orl	%edx, %ebx
	orl	%edx, %eax
	call	__set_fsr
	movl	%ebx, %eax
	movl	16(%esp), %ebx
	shrl	$23, %eax
	addl	$20, %esp
	andl	$63, %eax
	ret
	.size	fpsetmask, .-fpsetmask
	.section	.text.fpgetsticky,"ax",@progbits
	.p2align 4
	.globl	fpgetsticky
	.type	fpgetsticky, @function
fpgetsticky:
	subl	$16, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movzwl	14(%esp), %eax
	addl	$16, %esp
	andl	$63, %eax
	ret
	.size	fpgetsticky, .-fpgetsticky
	.section	.text.fpsetsticky,"ax",@progbits
	.p2align 4
	.globl	fpsetsticky
	.type	fpsetsticky, @function
fpsetsticky:
	subl	$20, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movl	%ebx, 16(%esp)
	movzwl	12(%esp), %eax
	movzwl	14(%esp), %ebx
	movl	%eax, %edx
	notl	%eax
	shrl	$10, %edx
	andl	$63, %ebx
	sall	$30, %edx
	sall	$5, %ebx
	sall	$23, %eax
	orl	%edx, %ebx
	andl	$528482304, %eax
	orl	%eax, %ebx
	movl	24(%esp), %eax
	movl	%ebx, %edx
	andl	$-2017, %edx
	sall	$5, %eax
	andl	$2016, %eax
	orl	%edx, %eax
	call	__set_fsr
	movl	%ebx, %eax
	movl	16(%esp), %ebx
	shrl	$5, %eax
	addl	$20, %esp
	andl	$63, %eax
	ret
	.size	fpsetsticky, .-fpsetsticky
	.section	.text.fpgetround,"ax",@progbits
	.p2align 4
	.globl	fpgetround
	.type	fpgetround, @function
fpgetround:
	subl	$16, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movzwl	12(%esp), %eax
	addl	$16, %esp
	shrl	$10, %eax
	andl	$3, %eax
	ret
	.size	fpgetround, .-fpgetround
	.section	.text.fpsetround,"ax",@progbits
	.p2align 4
	.globl	fpsetround
	.type	fpsetround, @function
fpsetround:
	subl	$20, %esp
#APP
# 108 "./libc/sunos/names.c" 1
	fnstcw 12(%esp)
	fnstsw 14(%esp)
# 0 "" 2
#NO_APP
	movl	%ebx, 16(%esp)
	movzwl	12(%esp), %eax
	movzwl	14(%esp), %ebx
	movl	%eax, %edx
	notl	%eax
	shrl	$10, %edx
	andl	$63, %ebx
	sall	$30, %edx
	sall	$5, %ebx
	sall	$23, %eax
	orl	%edx, %ebx
	movl	24(%esp), %edx
	andl	$528482304, %eax
	orl	%eax, %ebx
	movl	%ebx, %eax
	sall	$30, %edx
	andl	$1073741823, %eax
	orl	%edx, %eax
	call	__set_fsr
	movl	%ebx, %eax
	movl	16(%esp), %ebx
	shrl	$30, %eax
	addl	$20, %esp
	ret
	.size	fpsetround, .-fpsetround
	.globl	__udivdi3
	.section	.text.__udiv64,"ax",@progbits
	.p2align 4
	.globl	__udiv64
	.type	__udiv64, @function
__udiv64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	44(%esp), %edx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 12(%esp)
	movl	36(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	__udivdi3@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__udiv64, .-__udiv64
	.globl	__umoddi3
	.section	.text.__urem64,"ax",@progbits
	.p2align 4
	.globl	__urem64
	.type	__urem64, @function
__urem64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	44(%esp), %edx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 12(%esp)
	movl	36(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	__umoddi3@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__urem64, .-__urem64
	.globl	__divdi3
	.section	.text.__div64,"ax",@progbits
	.p2align 4
	.globl	__div64
	.type	__div64, @function
__div64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	44(%esp), %edx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 12(%esp)
	movl	36(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	__divdi3@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__div64, .-__div64
	.globl	__moddi3
	.section	.text.__rem64,"ax",@progbits
	.p2align 4
	.globl	__rem64
	.type	__rem64, @function
__rem64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	44(%esp), %edx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 12(%esp)
	movl	36(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	__moddi3@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__rem64, .-__rem64
	.section	.text.__mul64,"ax",@progbits
	.p2align 4
	.globl	__mul64
	.type	__mul64, @function
__mul64:
	pushl	%ebx
	movl	8(%esp), %eax
	movl	16(%esp), %edx
	movl	12(%esp), %ecx
	movl	20(%esp), %ebx
	imull	%edx, %ecx
	imull	%eax, %ebx
	mull	%edx
	addl	%ebx, %ecx
	popl	%ebx
	addl	%ecx, %edx
	ret
	.size	__mul64, .-__mul64
	.globl	__umul64
	.set	__umul64,__mul64
	.section	.text.__dtoll,"ax",@progbits
	.p2align 4
	.globl	__dtoll
	.type	__dtoll, @function
__dtoll:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$20, %esp
	flds	.LC4@GOTOFF(%eax)
	fldl	24(%esp)
	fcomi	%st(1), %st
	fstp	%st(1)
	jnb	.L55
	flds	.LC5@GOTOFF(%eax)
	fcomip	%st(1), %st
	ja	.L62
	fucomi	%st(0), %st
	jp	.L63
	fnstcw	14(%esp)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
.L60:
	addl	$20, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	fstp	%st(0)
	movl	$-1, %eax
	movl	$2147483647, %edx
	addl	$20, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	fstp	%st(0)
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L63:
	fstp	%st(0)
.L59:
	xorl	%eax, %eax
	movl	$-2147483648, %edx
	jmp	.L60
	.size	__dtoll, .-__dtoll
	.section	.text.__dtoull,"ax",@progbits
	.p2align 4
	.globl	__dtoull
	.type	__dtoull, @function
__dtoull:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$20, %esp
	flds	.LC4@GOTOFF(%eax)
	fldl	24(%esp)
	fcomi	%st(1), %st
	jb	.L69
	fnstcw	14(%esp)
	fsubp	%st, %st(1)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	4(%esp), %edx
	movl	(%esp), %eax
	addl	$20, %esp
	orl	$-2147483648, %edx
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	fstp	%st(1)
	fnstcw	14(%esp)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	addl	$20, %esp
	ret
	.size	__dtoull, .-__dtoull
	.section	.text.__ftoll,"ax",@progbits
	.p2align 4
	.globl	__ftoll
	.type	__ftoll, @function
__ftoll:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	__dtoll@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__ftoll, .-__ftoll
	.section	.text.__ftoull,"ax",@progbits
	.p2align 4
	.globl	__ftoull
	.type	__ftoull, @function
__ftoull:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	__dtoull@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
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
	.size	__more_streams, 3136
__more_streams:
	.zero	3136
	.globl	__break_now
	.align 4
	.type	__break_now, @object
	.size	__break_now, 4
__break_now:
	.zero	4
	.globl	_environ
	.align 4
	.type	_environ, @object
	.size	_environ, 4
_environ:
	.zero	4
	.globl	environ
	.set	environ,_environ
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC4:
	.long	1593835520
	.align 4
.LC5:
	.long	-553648128
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
