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
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	cmpb	$47, (%eax)
	jne	.L2
	.p2align 4
	.p2align 3
.L3:
	incl	%esi
	cmpb	$47, (%esi)
	je	.L3
.L2:
	movl	%esi, 12(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	$256, %ecx
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%edx, (%esp)
	call	snprintf@PLT
	cmpb	$0, (%esi)
	je	.L4
	cmpl	$255, %eax
	movl	$78, %edi
	jle	.L13
.L5:
	call	___errno@PLT
	movl	%edi, (%eax)
	xorl	%eax, %eax
.L1:
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$255, %eax
	jle	.L7
	movl	$78, %edi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L13:
	movl	%esi, (%esp)
	movl	$47, %eax
	movl	%eax, 4(%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L9
.L7:
	movl	$22, %edi
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
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$194, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	timer_create, .-timer_create
	.section	.text.timer_delete,"ax",@progbits
	.p2align 4
	.globl	timer_delete
	.type	timer_delete, @function
timer_delete:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$195, %edx
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
	.size	timer_delete, .-timer_delete
	.section	.text.timer_settime,"ax",@progbits
	.p2align 4
	.globl	timer_settime
	.type	timer_settime, @function
timer_settime:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$196, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	timer_settime, .-timer_settime
	.section	.text.timer_gettime,"ax",@progbits
	.p2align 4
	.globl	timer_gettime
	.type	timer_gettime, @function
timer_gettime:
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
	movl	$197, %edx
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
	.size	timer_gettime, .-timer_gettime
	.section	.text.timer_getoverrun,"ax",@progbits
	.p2align 4
	.globl	timer_getoverrun
	.type	timer_getoverrun, @function
timer_getoverrun:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$198, %edx
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
	.size	timer_getoverrun, .-timer_getoverrun
	.section	.text.shm_open,"ax",@progbits
	.p2align 4
	.globl	shm_open
	.type	shm_open, @function
shm_open:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$308, %esp
	movl	320(%esp), %eax
	leal	48(%esp), %esi
	movl	%esi, %edx
	call	path_of
	testl	%eax, %eax
	je	.L27
	movl	%esi, (%esp)
	movl	328(%esp), %eax
	movl	%eax, 8(%esp)
	movl	324(%esp), %eax
	orl	$8192, %eax
	movl	%eax, 4(%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	js	.L24
	movl	$1, %edx
	movl	$2, %ecx
	movl	%edx, 16(%esp)
	leal	40(%esp), %eax
	movl	$62, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 12(%esp)
	movl	%esi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
.L24:
	addl	$308, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	$-1, %esi
	jmp	.L24
	.size	shm_open, .-shm_open
	.section	.text.shm_unlink,"ax",@progbits
	.p2align 4
	.globl	shm_unlink
	.type	shm_unlink, @function
shm_unlink:
	subl	$284, %esp
	movl	%ebx, 276(%esp)
	movl	288(%esp), %eax
	leal	16(%esp), %ebx
	movl	%esi, 280(%esp)
	movl	%ebx, %edx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	call	path_of
	testl	%eax, %eax
	je	.L31
	movl	%ebx, (%esp)
	movl	%esi, %ebx
	call	unlink@PLT
.L29:
	movl	276(%esp), %ebx
	movl	280(%esp), %esi
	addl	$284, %esp
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
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	jne	.L34
.L36:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	movl	%eax, (%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	call	kill@PLT
	testl	%eax, %eax
	je	.L36
	call	___errno@PLT
	movl	24(%esp), %ebx
	cmpl	$1, (%eax)
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	sched_getscheduler, .-sched_getscheduler
	.section	.text.sched_getparam,"ax",@progbits
	.p2align 4
	.globl	sched_getparam
	.type	sched_getparam, @function
sched_getparam:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	jne	.L42
.L44:
	movl	36(%esp), %eax
	movl	$0, (%eax)
	xorl	%eax, %eax
.L41:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movl	%eax, (%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	call	kill@PLT
	testl	%eax, %eax
	je	.L44
	call	___errno@PLT
	cmpl	$1, (%eax)
	.p2align 4,,3
	je	.L44
	movl	$-1, %eax
	jmp	.L41
	.size	sched_getparam, .-sched_getparam
	.section	.text.sched_setscheduler,"ax",@progbits
	.p2align 4
	.globl	sched_setscheduler
	.type	sched_setscheduler, @function
sched_setscheduler:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	36(%esp), %esi
	testl	%eax, %eax
	jne	.L50
.L53:
	testl	%esi, %esi
	jne	.L66
	movl	40(%esp), %eax
	movl	$22, %esi
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L56
.L49:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%eax, (%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	call	kill@PLT
	testl	%eax, %eax
	je	.L53
	call	___errno@PLT
	cmpl	$1, (%eax)
	.p2align 4,,3
	je	.L53
.L54:
	movl	$-1, %eax
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L66:
	decl	%esi
	cmpl	$6, %esi
	sbbl	%esi, %esi
	andl	$-21, %esi
	addl	$22, %esi
.L56:
	call	___errno@PLT
	movl	%esi, (%eax)
	jmp	.L54
	.size	sched_setscheduler, .-sched_setscheduler
	.section	.text.sched_setparam,"ax",@progbits
	.p2align 4
	.globl	sched_setparam
	.type	sched_setparam, @function
sched_setparam:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sched_setscheduler@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sched_setparam, .-sched_setparam
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
