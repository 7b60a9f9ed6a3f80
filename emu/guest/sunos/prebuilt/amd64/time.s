// 50547bbc542ab3fa9be65715fa0c43e5 emu/guest/libc/time.c
	.file	"time.c"
	.text
	.section	.text.time,"ax",@progbits
	.p2align 4
	.globl	time
	.type	time, @function
time:
	pushq	%rbx
	xorl	%esi, %esi
	movq	%rdi, %rbx
	xorl	%eax, %eax
	movl	$13, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rbx, %rbx
	je	.L1
	movq	%rax, (%rbx)
.L1:
	popq	%rbx
	ret
	.size	time, .-time
	.section	.text.gettimeofday,"ax",@progbits
	.p2align 4
	.globl	gettimeofday
	.type	gettimeofday, @function
gettimeofday:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$156, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	gettimeofday, .-gettimeofday
	.section	.text.clock_gettime,"ax",@progbits
	.p2align 4
	.globl	clock_gettime
	.type	clock_gettime, @function
clock_gettime:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$191, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	clock_gettime, .-clock_gettime
	.section	.text.times,"ax",@progbits
	.p2align 4
	.globl	times
	.type	times, @function
times:
	movq	%rdi, %rsi
	subq	$8, %rsp
	movl	$43, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	times, .-times
	.section	.text.clock,"ax",@progbits
	.p2align 4
	.globl	clock
	.type	clock, @function
clock:
	subq	$24, %rsp
	movl	$1, %edi
	movq	%rsp, %rsi
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L16
	movq	8(%rsp), %rcx
	imulq	$1000000, (%rsp), %rsi
	movabsq	$2361183241434822607, %rax
	imulq	%rcx
	sarq	$63, %rcx
	sarq	$7, %rdx
	subq	%rcx, %rdx
	leaq	(%rsi,%rdx), %rax
.L14:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movq	$-1, %rax
	jmp	.L14
	.size	clock, .-clock
	.section	.text.clock_getres,"ax",@progbits
	.p2align 4
	.globl	clock_getres
	.type	clock_getres, @function
clock_getres:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$193, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	clock_getres, .-clock_getres
	.section	.text.gethrtime,"ax",@progbits
	.p2align 4
	.globl	gethrtime
	.type	gethrtime, @function
gethrtime:
	subq	$24, %rsp
	movl	$4, %edi
	movq	%rsp, %rsi
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L22
	imulq	$1000000000, (%rsp), %rax
	addq	8(%rsp), %rax
.L20:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movq	$-1, %rax
	jmp	.L20
	.size	gethrtime, .-gethrtime
	.section	.text.ftime,"ax",@progbits
	.p2align 4
	.globl	ftime
	.type	ftime, @function
ftime:
	pushq	%rbx
	xorl	%esi, %esi
	movq	%rdi, %rbx
	subq	$16, %rsp
	movq	%rsp, %rdi
	call	gettimeofday@PLT
	testl	%eax, %eax
	jne	.L26
	movq	8(%rsp), %rcx
	movl	%eax, %edi
	movabsq	$2361183241434822607, %rax
	imulq	%rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	sarq	$7, %rdx
	movq	%rdx, %rcx
	subq	%rax, %rcx
	movq	timezone@GOTPCREL(%rip), %rax
	movw	%cx, 8(%rbx)
	movq	(%rax), %rsi
	movabsq	$-8608480567731124087, %rax
	imulq	%rsi
	movq	daylight@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	addq	%rsi, %rdx
	sarq	$63, %rsi
	sarq	$5, %rdx
	movw	%ax, 12(%rbx)
	subq	%rsi, %rdx
	movq	(%rsp), %rsi
	movw	%dx, 10(%rbx)
	movq	%rsi, (%rbx)
.L24:
	addq	$16, %rsp
	movl	%edi, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movl	$-1, %edi
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
	.align 8
	.type	timezone, @object
	.size	timezone, 8
timezone:
	.zero	8
	.globl	_timezone
	.set	_timezone,timezone
	.globl	tzname
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"UTC"
	.section	.data.rel.local,"aw"
	.align 16
	.type	tzname, @object
	.size	tzname, 16
tzname:
	.quad	.LC0
	.quad	.LC0
	.globl	_tzname
	.set	_tzname,tzname
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
