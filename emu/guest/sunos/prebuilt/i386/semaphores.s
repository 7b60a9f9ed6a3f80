// b42ab9792e1cad496963ccc0be60e96f emu/guest/libc/sunos/semaphores.c
	.file	"semaphores.c"
	.text
	.section	.text.path_of,"ax",@progbits
	.p2align 4
	.type	path_of, @function
path_of:
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movzbl	(%eax), %eax
	cmpb	$47, %al
	jne	.L2
	.p2align 4
	.p2align 3
.L3:
	movzbl	1(%esi), %eax
	incl	%esi
	cmpb	$47, %al
	je	.L3
.L2:
	testb	%al, %al
	je	.L7
	movl	%esi, (%esp)
	call	strlen@PLT
	addl	$11, %eax
	cmpl	$256, %eax
	jbe	.L14
.L7:
	movl	%esi, (%esp)
	call	strlen@PLT
	addl	$11, %eax
	cmpl	$257, %eax
	sbbl	%esi, %esi
	call	___errno@PLT
	andl	$-56, %esi
	addl	$78, %esi
	movl	%esi, (%eax)
	xorl	%eax, %eax
.L1:
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%esi, (%esp)
	movl	$47, %eax
	movl	%eax, 4(%esp)
	call	strchr@PLT
	testl	%eax, %eax
	jne	.L7
	movl	%edi, (%esp)
	leal	folder.0@GOTOFF(%ebx), %eax
	addl	$10, %edi
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	call	strcpy@PLT
	movl	$1, %eax
	jmp	.L1
	.size	path_of, .-path_of
	.section	.text.sema_init,"ax",@progbits
	.p2align 4
	.globl	sema_init
	.type	sema_init, @function
sema_init:
	pushl	%ebx
	movl	12(%esp), %ebx
	movl	8(%esp), %edx
	movl	%ebx, %eax
	shrl	$31, %eax
	testb	%al, %al
	jne	.L19
	cmpl	$1, 16(%esp)
	ja	.L19
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L17:
	movl	%ecx, (%edx,%eax)
	movl	%ecx, 4(%edx,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L17
	movl	%ebx, (%edx)
	movl	16(%esp), %eax
	movw	$21325, 6(%edx)
	movw	%ax, 4(%edx)
	xorl	%eax, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	popl	%ebx
	movl	$22, %eax
	ret
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.p2align 4
	.globl	sema_destroy
	.type	sema_destroy, @function
sema_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
	xorl	%eax, %eax
	ret
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.p2align 4
	.globl	sema_wait
	.type	sema_wait, @function
sema_wait:
	pushl	%esi
	movl	$211, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	$1, %edx
	xorl	%ecx, %ecx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	leal	40(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	cltd
	negl	%eax
	andl	%edx, %eax
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.p2align 4
	.globl	sema_trywait
	.type	sema_trywait, @function
sema_trywait:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$149, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_timedwait,"ax",@progbits
	.p2align 4
	.globl	sema_timedwait
	.type	sema_timedwait, @function
sema_timedwait:
	subl	$92, %esp
	movl	$3, %ecx
	movl	%ebx, 80(%esp)
	movl	100(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 88(%esp)
	leal	60(%esp), %edi
	movl	%esi, 84(%esp)
	movl	%ecx, 68(%esp)
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edi, 4(%esp)
	movl	%edx, 76(%esp)
	movl	%eax, 72(%esp)
	leal	68(%esp), %eax
	movl	%eax, (%esp)
	call	deadline_left@PLT
	cmpl	$62, %eax
	movl	%eax, %esi
	je	.L36
	testl	%eax, %eax
	je	.L37
.L31:
	movl	%esi, %eax
	movl	80(%esp), %ebx
	movl	84(%esp), %esi
	movl	88(%esp), %edi
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	call	cancel_enter@PLT
	movl	$1, %edx
	movl	$211, %ecx
	movl	%edx, 16(%esp)
	movl	96(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edi, 12(%esp)
	movl	%ecx, 4(%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	testl	%eax, %eax
	jns	.L34
	negl	%eax
	movl	%eax, %esi
.L34:
	call	cancel_leave@PLT
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L36:
	movl	96(%esp), %ecx
	leal	40(%esp), %eax
	movl	$149, %edi
	movl	%eax, (%esp)
	movl	%edi, 4(%esp)
	movl	%ecx, 8(%esp)
	call	system_call@PLT
	xorl	%eax, %eax
	subl	$4, %esp
	movl	40(%esp), %edx
	testl	%edx, %edx
	cmovns	%eax, %esi
	jmp	.L31
	.size	sema_timedwait, .-sema_timedwait
	.section	.text.sema_reltimedwait,"ax",@progbits
	.p2align 4
	.globl	sema_reltimedwait
	.type	sema_reltimedwait, @function
sema_reltimedwait:
	subl	$108, %esp
	movl	%ebx, 92(%esp)
	movl	116(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 104(%esp)
	leal	68(%esp), %ebp
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 96(%esp)
	movl	%edi, 100(%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L46
.L38:
	movl	%esi, %eax
	movl	92(%esp), %ebx
	movl	96(%esp), %esi
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	addl	$108, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movl	%ebp, (%esp)
	leal	60(%esp), %edi
	movl	%edi, 4(%esp)
	call	deadline_left@PLT
	cmpl	$62, %eax
	movl	%eax, %ebp
	je	.L47
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L38
	call	cancel_enter@PLT
	movl	$1, %edx
	movl	$211, %ecx
	movl	%edx, 16(%esp)
	movl	112(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edi, 12(%esp)
	movl	%ecx, 4(%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	testl	%eax, %eax
	jns	.L42
	negl	%eax
	movl	%eax, %ebp
.L42:
	call	cancel_leave@PLT
	movl	%ebp, %esi
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L47:
	movl	112(%esp), %ecx
	leal	40(%esp), %eax
	movl	$149, %edi
	movl	%eax, (%esp)
	movl	%edi, 4(%esp)
	movl	%ecx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	testl	%eax, %eax
	cmovs	%ebp, %esi
	jmp	.L38
	.size	sema_reltimedwait, .-sema_reltimedwait
	.section	.text.sema_post,"ax",@progbits
	.p2align 4
	.globl	sema_post
	.type	sema_post, @function
sema_post:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$148, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	sema_post, .-sema_post
	.section	.text._sema_held,"ax",@progbits
	.p2align 4
	.globl	_sema_held
	.type	_sema_held, @function
_sema_held:
	movl	4(%esp), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	sete	%al
	movzbl	%al, %eax
	ret
	.size	_sema_held, .-_sema_held
	.section	.text.sem_init,"ax",@progbits
	.p2align 4
	.globl	sem_init
	.type	sem_init, @function
sem_init:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 20(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%esi, 24(%esp)
	testl	%edx, %edx
	setne	%al
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sema_init@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L60
.L53:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L60:
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L53
	.size	sem_init, .-sem_init
	.section	.text.sem_destroy,"ax",@progbits
	.p2align 4
	.globl	sem_destroy
	.type	sem_destroy, @function
sem_destroy:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	sema_destroy@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sem_destroy, .-sem_destroy
	.section	.text.sem_wait,"ax",@progbits
	.p2align 4
	.globl	sem_wait
	.type	sem_wait, @function
sem_wait:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, (%esp)
	call	sema_wait@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L70
.L63:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L70:
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L63
	.size	sem_wait, .-sem_wait
	.section	.text.sem_trywait,"ax",@progbits
	.p2align 4
	.globl	sem_trywait
	.type	sem_trywait, @function
sem_trywait:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, (%esp)
	call	sema_trywait@PLT
	cmpl	$16, %eax
	je	.L80
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L81
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	call	___errno@PLT
	movl	$11, %esi
.L73:
	movl	%esi, (%eax)
.L75:
	movl	$-1, %esi
	movl	20(%esp), %ebx
	movl	%esi, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L81:
	call	___errno@PLT
	cmpl	$62, %esi
	jne	.L73
	movl	$145, (%eax)
	jmp	.L75
	.size	sem_trywait, .-sem_trywait
	.section	.text.sem_timedwait,"ax",@progbits
	.p2align 4
	.globl	sem_timedwait
	.type	sem_timedwait, @function
sem_timedwait:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sema_timedwait@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L89
.L82:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L89:
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L82
	.size	sem_timedwait, .-sem_timedwait
	.section	.text.sem_reltimedwait_np,"ax",@progbits
	.p2align 4
	.globl	sem_reltimedwait_np
	.type	sem_reltimedwait_np, @function
sem_reltimedwait_np:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sema_reltimedwait@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L97
.L90:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L97:
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L90
	.size	sem_reltimedwait_np, .-sem_reltimedwait_np
	.section	.text.sem_post,"ax",@progbits
	.p2align 4
	.globl	sem_post
	.type	sem_post, @function
sem_post:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, (%esp)
	call	sema_post@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L105
.L98:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L105:
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L98
	.size	sem_post, .-sem_post
	.section	.text.sem_getvalue,"ax",@progbits
	.p2align 4
	.globl	sem_getvalue
	.type	sem_getvalue, @function
sem_getvalue:
	movl	4(%esp), %eax
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.size	sem_getvalue, .-sem_getvalue
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/tmp/.SEMN%d.%d"
	.section	.text.sem_open,"ax",@progbits
	.p2align 4
	.globl	sem_open
	.type	sem_open, @function
sem_open:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$620, %esp
	movl	644(%esp), %eax
	andl	$256, %eax
	movl	%eax, 32(%esp)
	je	.L133
	movl	648(%esp), %eax
	movl	652(%esp), %edi
	movl	%eax, 36(%esp)
.L108:
	movl	640(%esp), %eax
	leal	96(%esp), %esi
	movl	%esi, %edx
	call	path_of
	testl	%eax, %eax
	jne	.L109
.L132:
	addl	$620, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L133:
	xorl	%eax, %eax
	xorl	%edi, %edi
	movl	%eax, 36(%esp)
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L109:
	call	guard_enter@PLT
	movl	644(%esp), %eax
	andl	$1024, %eax
	movl	%eax, 40(%esp)
	jne	.L115
	movl	opened@GOTOFF(%ebx), %ebp
	testl	%ebp, %ebp
	jne	.L114
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L117:
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L115
.L114:
	movl	%esi, 4(%esp)
	leal	12(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L117
	incl	8(%ebp)
	call	guard_leave@PLT
	movl	4(%ebp), %eax
	addl	$620, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	call	guard_leave@PLT
	movl	$268, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L132
	movl	644(%esp), %eax
	andl	$1280, %eax
	cmpl	$1280, %eax
	jne	.L118
.L121:
	movl	32(%esp), %eax
	testl	%eax, %eax
	jne	.L152
.L151:
	movl	$-1, 4(%ebp)
.L123:
	movl	%ebp, (%esp)
	call	free@PLT
	jmp	.L132
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%esi, (%esp)
	movl	$2, %eax
	movl	%eax, 4(%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	js	.L121
.L122:
	movl	%ecx, 16(%esp)
	xorl	%eax, %eax
	movl	$1, %edx
	movl	%ecx, 32(%esp)
	movl	$48, %edi
	movl	$3, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, 20(%esp)
	movl	$0, (%esp)
	call	mmap@PLT
	movl	32(%esp), %ecx
	movl	%ecx, (%esp)
	movl	%eax, %edi
	call	close@PLT
	movl	%edi, 4(%ebp)
	incl	%edi
	je	.L123
	movl	%esi, 4(%esp)
	leal	12(%ebp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	$1, 8(%ebp)
	call	guard_enter@PLT
	movl	opened@GOTOFF(%ebx), %eax
	movl	%eax, 0(%ebp)
	movl	%ebp, opened@GOTOFF(%ebx)
	call	guard_leave@PLT
	movl	4(%ebp), %eax
	addl	$620, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L152:
	movl	%edi, 4(%esp)
	movl	$1, %eax
	xorl	%ecx, %ecx
	movl	%eax, 8(%esp)
	leal	48(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	movl	%eax, 32(%esp)
	call	sema_init@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L153
	call	thread_self@PLT
	movl	(%eax), %edi
	call	getpid@PLT
	movl	%edi, 16(%esp)
	leal	352(%esp), %edi
	movl	%edi, (%esp)
	movl	%eax, 12(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$256, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	36(%esp), %eax
	movl	$1282, %edx
	movl	%edx, 4(%esp)
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	jns	.L127
	call	___errno@PLT
	movl	(%eax), %edi
	call	___errno@PLT
	movl	%edi, (%eax)
.L126:
	call	___errno@PLT
	cmpl	$17, (%eax)
	jne	.L151
	movl	40(%esp), %eax
	testl	%eax, %eax
	jne	.L151
.L129:
	movl	%esi, (%esp)
	movl	$2, %eax
	movl	%eax, 4(%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	jns	.L122
	jmp	.L151
.L127:
	movl	%ecx, (%esp)
	movl	$48, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%ecx, 32(%esp)
	movl	%eax, 4(%esp)
	call	write@PLT
	movl	32(%esp), %ecx
	cmpl	$48, %eax
	je	.L128
	movl	%ecx, 36(%esp)
	call	___errno@PLT
	movl	36(%esp), %ecx
	movl	(%eax), %edx
	movl	%ecx, (%esp)
	movl	%edx, 32(%esp)
	call	close@PLT
	movl	%edi, (%esp)
	call	unlink@PLT
	call	___errno@PLT
	movl	32(%esp), %edx
	movl	%edx, (%eax)
	jmp	.L126
.L128:
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	movl	%ecx, 44(%esp)
	call	link@PLT
	movl	%eax, 32(%esp)
	call	___errno@PLT
	movl	44(%esp), %ecx
	movl	(%eax), %edx
	movl	%ecx, (%esp)
	movl	%edx, 36(%esp)
	call	close@PLT
	movl	%edi, (%esp)
	call	unlink@PLT
	call	___errno@PLT
	movl	36(%esp), %edx
	movl	%edx, (%eax)
	movl	32(%esp), %eax
	testl	%eax, %eax
	je	.L129
	jmp	.L126
.L153:
	call	___errno@PLT
	cmpl	$62, %edi
	movl	$145, %ecx
	cmove	%ecx, %edi
	movl	%edi, (%eax)
	jmp	.L126
	.size	sem_open, .-sem_open
	.section	.text.sem_close,"ax",@progbits
	.p2align 4
	.globl	sem_close
	.type	sem_close, @function
sem_close:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	call	guard_enter@PLT
	movl	opened@GOTOFF(%ebx), %esi
	leal	opened@GOTOFF(%ebx), %eax
	testl	%esi, %esi
	jne	.L155
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L157:
	movl	%esi, %eax
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L156
.L155:
	cmpl	%edi, 4(%esi)
	.p2align 4,,2
	jne	.L157
	decl	8(%esi)
	jne	.L172
	movl	(%esi), %edx
	movl	%edx, (%eax)
	call	guard_leave@PLT
	movl	$48, %eax
	movl	%eax, 4(%esp)
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	munmap@PLT
	movl	%esi, (%esp)
	call	free@PLT
.L160:
	addl	$16, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	call	guard_leave@PLT
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L156:
	call	guard_leave@PLT
	.p2align 4,,8
	call	___errno@PLT
	movl	$22, (%eax)
	addl	$16, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	sem_close, .-sem_close
	.section	.text.sem_unlink,"ax",@progbits
	.p2align 4
	.globl	sem_unlink
	.type	sem_unlink, @function
sem_unlink:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$272, %esp
	movl	288(%esp), %eax
	leal	16(%esp), %edi
	movl	%edi, %edx
	call	path_of
	testl	%eax, %eax
	je	.L179
	call	guard_enter@PLT
	movl	opened@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	jne	.L175
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L178:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L176
.L175:
	movl	%edi, 4(%esp)
	leal	12(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L178
	movb	$0, 12(%esi)
.L176:
	call	guard_leave@PLT
	movl	%edi, (%esp)
	call	unlink@PLT
.L173:
	addl	$272, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L179:
	movl	$-1, %eax
	jmp	.L173
	.size	sem_unlink, .-sem_unlink
	.section	.rodata
	.align 4
	.type	folder.0, @object
	.size	folder.0, 11
folder.0:
	.string	"/tmp/.SEMD"
	.local	opened
	.comm	opened,4,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
