// 50547bbc542ab3fa9be65715fa0c43e5 emu/guest/libc/time.c
	.file	"time.c"
	.text
	.section	.text.time,"ax",@progbits
	.p2align 4
	.globl	time
	.type	time, @function
time:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 36(%esp)
	leal	24(%esp), %eax
	movl	$13, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%esi, %esi
	je	.L1
	movl	%eax, (%esi)
.L1:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	time, .-time
	.section	.text.gettimeofday,"ax",@progbits
	.p2align 4
	.globl	gettimeofday
	.type	gettimeofday, @function
gettimeofday:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$156, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	gettimeofday, .-gettimeofday
	.section	.text.clock_gettime,"ax",@progbits
	.p2align 4
	.globl	clock_gettime
	.type	clock_gettime, @function
clock_gettime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$191, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	clock_gettime, .-clock_gettime
	.section	.text.times,"ax",@progbits
	.p2align 4
	.globl	times
	.type	times, @function
times:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$43, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	times, .-times
	.section	.text.clock,"ax",@progbits
	.p2align 4
	.globl	clock
	.type	clock, @function
clock:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	$1, (%esp)
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L16
	movl	28(%esp), %ebx
	movl	$274877907, %eax
	imull	$1000000, 24(%esp), %ecx
	imull	%ebx
	sarl	$31, %ebx
	sarl	$6, %edx
	subl	%ebx, %edx
	leal	(%ecx,%edx), %eax
.L14:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	$-1, %eax
	jmp	.L14
	.size	clock, .-clock
	.section	.text.clock_getres,"ax",@progbits
	.p2align 4
	.globl	clock_getres
	.type	clock_getres, @function
clock_getres:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$193, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	clock_getres, .-clock_getres
	.section	.text.gethrtime,"ax",@progbits
	.p2align 4
	.globl	gethrtime
	.type	gethrtime, @function
gethrtime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	$4, (%esp)
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L22
	movl	28(%esp), %ecx
	movl	$1000000000, %eax
	imull	24(%esp)
	movl	%ecx, %ebx
	sarl	$31, %ebx
	addl	%ecx, %eax
	adcl	%ebx, %edx
.L20:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movl	$-1, %eax
	movl	$-1, %edx
	jmp	.L20
	.size	gethrtime, .-gethrtime
	.section	.text.ftime,"ax",@progbits
	.p2align 4
	.globl	ftime
	.type	ftime, @function
ftime:
	subl	$60, %esp
	xorl	%eax, %eax
	movl	%ebp, 56(%esp)
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	%eax, 4(%esp)
	leal	24(%esp), %eax
	movl	%ebx, 44(%esp)
	movl	%eax, (%esp)
	movl	%edi, 52(%esp)
	movl	64(%esp), %edi
	movl	%esi, 48(%esp)
	movl	%ebp, %ebx
	call	gettimeofday@PLT
	testl	%eax, %eax
	jne	.L26
	movl	28(%esp), %ebx
	movl	%eax, %esi
	movl	$274877907, %eax
	imull	%ebx
	movl	timezone@GOT(%ebp), %eax
	sarl	$31, %ebx
	sarl	$6, %edx
	movl	%edx, %ecx
	subl	%ebx, %ecx
	movl	(%eax), %ebx
	movl	$-2004318071, %eax
	movw	%cx, 4(%edi)
	imull	%ebx
	movl	daylight@GOT(%ebp), %eax
	addl	%ebx, %edx
	movswl	(%eax), %eax
	sarl	$31, %ebx
	sarl	$5, %edx
	subl	%ebx, %edx
	movl	24(%esp), %ebx
	movw	%dx, 6(%edi)
	movw	%ax, 8(%edi)
	movl	%ebx, (%edi)
.L24:
	movl	%esi, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movl	$-1, %esi
	jmp	.L24
	.size	ftime, .-ftime
	.globl	daylight
	.bss
	.align 4
	.type	daylight, @object
	.size	daylight, 4
daylight:
	.zero	4
	.globl	_daylight
	.set	_daylight,daylight
	.globl	timezone
	.align 4
	.type	timezone, @object
	.size	timezone, 4
timezone:
	.zero	4
	.globl	_timezone
	.set	_timezone,timezone
	.globl	tzname
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"UTC"
	.section	.data.rel.local,"aw"
	.align 4
	.type	tzname, @object
	.size	tzname, 8
tzname:
	.long	.LC0
	.long	.LC0
	.globl	_tzname
	.set	_tzname,tzname
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
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
