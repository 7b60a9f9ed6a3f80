// ff4fae4444d915795b4c5b8deb4d002e emu/guest/libc/sunos/realtime.c
	.file	"realtime.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/tmp/.SHMD%s"
	.section	.text.path_of,"ax",@progbits
	.p2align 4
	.type	path_of, @function
path_of:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$8, %rsp
	cmpb	$47, (%rbx)
	jne	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rbx
	cmpb	$47, (%rbx)
	je	.L3
.L2:
	xorl	%eax, %eax
	movq	%rbx, %rcx
	movl	$256, %esi
	leaq	.LC0(%rip), %rdx
	call	snprintf@PLT
	cmpb	$0, (%rbx)
	je	.L4
	movl	$78, %ebp
	cmpl	$255, %eax
	jle	.L13
.L5:
	call	___errno@PLT
	movl	%ebp, (%rax)
	xorl	%eax, %eax
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$255, %eax
	jle	.L7
	movl	$78, %ebp
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L13:
	movl	$47, %esi
	movq	%rbx, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	je	.L9
.L7:
	movl	$22, %ebp
	jmp	.L5
.L9:
	movl	$1, %eax
	jmp	.L1
	.size	path_of, .-path_of
	.section	.text.timer_create,"ax",@progbits
	.p2align 4
	.globl	timer_create
	.type	timer_create, @function
timer_create:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movq	%rax, %rdx
	movl	$194, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	timer_create, .-timer_create
	.section	.text.timer_delete,"ax",@progbits
	.p2align 4
	.globl	timer_delete
	.type	timer_delete, @function
timer_delete:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$195, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	timer_delete, .-timer_delete
	.section	.text.timer_settime,"ax",@progbits
	.p2align 4
	.globl	timer_settime
	.type	timer_settime, @function
timer_settime:
	movq	%rdx, %rax
	subq	$8, %rsp
	movq	%rcx, %r8
	movslq	%esi, %rdx
	movq	%rax, %rcx
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$196, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	timer_settime, .-timer_settime
	.section	.text.timer_gettime,"ax",@progbits
	.p2align 4
	.globl	timer_gettime
	.type	timer_gettime, @function
timer_gettime:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$197, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	timer_gettime, .-timer_gettime
	.section	.text.timer_getoverrun,"ax",@progbits
	.p2align 4
	.globl	timer_getoverrun
	.type	timer_getoverrun, @function
timer_getoverrun:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$198, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	timer_getoverrun, .-timer_getoverrun
	.section	.text.shm_open,"ax",@progbits
	.p2align 4
	.globl	shm_open
	.type	shm_open, @function
shm_open:
	pushq	%r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$256, %rsp
	movq	%rsp, %r12
	movq	%r12, %rsi
	call	path_of
	testl	%eax, %eax
	je	.L27
	orb	$32, %bh
	movl	%ebp, %edx
	movq	%r12, %rdi
	xorl	%eax, %eax
	movl	%ebx, %esi
	call	open@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	js	.L24
	movslq	%eax, %rsi
	movl	$62, %edi
	movl	$1, %ecx
	xorl	%eax, %eax
	movl	$2, %edx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
.L24:
	addq	$256, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	$-1, %ebx
	jmp	.L24
	.size	shm_open, .-shm_open
	.section	.text.shm_unlink,"ax",@progbits
	.p2align 4
	.globl	shm_unlink
	.type	shm_unlink, @function
shm_unlink:
	pushq	%rbx
	subq	$256, %rsp
	movq	%rsp, %rbx
	movq	%rbx, %rsi
	call	path_of
	testl	%eax, %eax
	je	.L31
	movq	%rbx, %rdi
	call	unlink@PLT
.L29:
	addq	$256, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	movl	$-1, %eax
	jmp	.L29
	.size	shm_unlink, .-shm_unlink
	.section	.text.sched_getscheduler,"ax",@progbits
	.p2align 4
	.globl	sched_getscheduler
	.type	sched_getscheduler, @function
sched_getscheduler:
	testl	%edi, %edi
	jne	.L34
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	subq	$8, %rsp
	xorl	%esi, %esi
	call	kill@PLT
	testl	%eax, %eax
	jne	.L43
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	call	___errno@PLT
	cmpl	$1, (%rax)
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	sched_getscheduler, .-sched_getscheduler
	.section	.text.sched_getparam,"ax",@progbits
	.p2align 4
	.globl	sched_getparam
	.type	sched_getparam, @function
sched_getparam:
	pushq	%rbx
	movq	%rsi, %rbx
	testl	%edi, %edi
	jne	.L45
.L47:
	movl	$0, (%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	xorl	%esi, %esi
	call	kill@PLT
	testl	%eax, %eax
	je	.L47
	call	___errno@PLT
	cmpl	$1, (%rax)
	je	.L47
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	sched_getparam, .-sched_getparam
	.section	.text.sched_setscheduler,"ax",@progbits
	.p2align 4
	.globl	sched_setscheduler
	.type	sched_setscheduler, @function
sched_setscheduler:
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$8, %rsp
	testl	%edi, %edi
	jne	.L53
.L56:
	testl	%ebx, %ebx
	jne	.L69
	movl	0(%rbp), %eax
	movl	$22, %ebx
	testl	%eax, %eax
	jne	.L59
.L52:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	xorl	%esi, %esi
	call	kill@PLT
	testl	%eax, %eax
	je	.L56
	call	___errno@PLT
	cmpl	$1, (%rax)
	je	.L56
.L57:
	movl	$-1, %eax
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L69:
	subl	$1, %ebx
	cmpl	$6, %ebx
	sbbl	%ebx, %ebx
	andl	$-21, %ebx
	addl	$22, %ebx
.L59:
	call	___errno@PLT
	movl	%ebx, (%rax)
	jmp	.L57
	.size	sched_setscheduler, .-sched_setscheduler
	.section	.text.sched_setparam,"ax",@progbits
	.p2align 4
	.globl	sched_setparam
	.type	sched_setparam, @function
sched_setparam:
	movq	%rsi, %rdx
	xorl	%esi, %esi
	jmp	sched_setscheduler@PLT
	.size	sched_setparam, .-sched_setparam
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
