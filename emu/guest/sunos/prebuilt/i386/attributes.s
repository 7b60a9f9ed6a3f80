// 2992be76f81ba133e7cbc80fc19fc5be emu/guest/libc/sunos/attributes.c
	.file	"attributes.c"
	.text
	.section	.text.lwp_usual_attributes,"ax",@progbits
	.p2align 4
	.globl	lwp_usual_attributes
	.type	lwp_usual_attributes, @function
lwp_usual_attributes:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	getpagesize@PLT
	movl	%eax, 24+usual.0@GOTOFF(%ebx)
	leal	usual.0@GOTOFF(%ebx), %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	lwp_usual_attributes, .-lwp_usual_attributes
	.section	.text.pthread_attr_init,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_init
	.type	pthread_attr_init, @function
pthread_attr_init:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	$32, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L8
	movl	%eax, %esi
	call	lwp_usual_attributes@PLT
	xorl	%edx, %edx
.L6:
	movl	(%eax,%edx), %ecx
	movl	%ecx, (%esi,%edx)
	addl	$4, %edx
	cmpl	$32, %edx
	jb	.L6
	movl	32(%esp), %eax
	movl	%esi, (%eax)
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	addl	$20, %esp
	movl	$12, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_destroy
	.type	pthread_attr_destroy, @function
pthread_attr_destroy:
	subl	$28, %esp
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%esi, %esi
	je	.L14
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L14
	movl	%eax, (%esp)
	call	free@PLT
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movl	$0, (%esi)
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	20(%esp), %ebx
	movl	$22, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.pthread_attr_setdetachstate,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setdetachstate
	.type	pthread_attr_setdetachstate, @function
pthread_attr_setdetachstate:
	movl	4(%esp), %edx
	movl	8(%esp), %ecx
	testl	%edx, %edx
	je	.L20
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L20
	movl	%ecx, %eax
	andl	$-65, %eax
	jne	.L20
	movl	%ecx, (%edx)
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	$22, %eax
	ret
	.size	pthread_attr_setdetachstate, .-pthread_attr_setdetachstate
	.section	.text.pthread_attr_getdetachstate,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getdetachstate
	.type	pthread_attr_getdetachstate, @function
pthread_attr_getdetachstate:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L24
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L24
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$22, %eax
	ret
	.size	pthread_attr_getdetachstate, .-pthread_attr_getdetachstate
	.section	.text.pthread_attr_setstacksize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstacksize
	.type	pthread_attr_setstacksize, @function
pthread_attr_setstacksize:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	20(%esp), %edi
	testl	%esi, %esi
	je	.L28
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L28
	call	thr_min_stack@PLT
	cmpl	%eax, %edi
	.p2align 4,,2
	jb	.L28
	movl	(%esi), %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	%edi, 20(%eax)
	movl	8(%esp), %edi
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	movl	(%esp), %ebx
	movl	$22, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.size	pthread_attr_setstacksize, .-pthread_attr_setstacksize
	.section	.text.pthread_attr_getstacksize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstacksize
	.type	pthread_attr_getstacksize, @function
pthread_attr_getstacksize:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L33
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L33
	movl	20(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	movl	$22, %eax
	ret
	.size	pthread_attr_getstacksize, .-pthread_attr_getstacksize
	.section	.text.pthread_attr_setstackaddr,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstackaddr
	.type	pthread_attr_setstackaddr, @function
pthread_attr_setstackaddr:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L37
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L37
	movl	8(%esp), %edx
	movl	%edx, 28(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	$22, %eax
	ret
	.size	pthread_attr_setstackaddr, .-pthread_attr_setstackaddr
	.section	.text.pthread_attr_getstackaddr,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstackaddr
	.type	pthread_attr_getstackaddr, @function
pthread_attr_getstackaddr:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L41
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L41
	movl	28(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movl	$22, %eax
	ret
	.size	pthread_attr_getstackaddr, .-pthread_attr_getstackaddr
	.section	.text.pthread_attr_setguardsize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setguardsize
	.type	pthread_attr_setguardsize, @function
pthread_attr_setguardsize:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L45
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L45
	movl	8(%esp), %edx
	movl	%edx, 24(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	movl	$22, %eax
	ret
	.size	pthread_attr_setguardsize, .-pthread_attr_setguardsize
	.section	.text.pthread_attr_getguardsize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getguardsize
	.type	pthread_attr_getguardsize, @function
pthread_attr_getguardsize:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L49
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L49
	movl	24(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	movl	$22, %eax
	ret
	.size	pthread_attr_getguardsize, .-pthread_attr_getguardsize
	.section	.text.pthread_attr_setscope,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setscope
	.type	pthread_attr_setscope, @function
pthread_attr_setscope:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L54
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L54
	cmpl	$1, %edx
	ja	.L54
	movl	%edx, 4(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	movl	$22, %eax
	ret
	.size	pthread_attr_setscope, .-pthread_attr_setscope
	.section	.text.pthread_attr_getscope,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getscope
	.type	pthread_attr_getscope, @function
pthread_attr_getscope:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L58
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L58
	movl	4(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	movl	$22, %eax
	ret
	.size	pthread_attr_getscope, .-pthread_attr_getscope
	.section	.text.pthread_attr_setinheritsched,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setinheritsched
	.type	pthread_attr_setinheritsched, @function
pthread_attr_setinheritsched:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L63
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L63
	cmpl	$1, %edx
	ja	.L63
	movl	%edx, 8(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	movl	$22, %eax
	ret
	.size	pthread_attr_setinheritsched, .-pthread_attr_setinheritsched
	.section	.text.pthread_attr_getinheritsched,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getinheritsched
	.type	pthread_attr_getinheritsched, @function
pthread_attr_getinheritsched:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L67
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L67
	movl	8(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	movl	$22, %eax
	ret
	.size	pthread_attr_getinheritsched, .-pthread_attr_getinheritsched
	.section	.text.pthread_attr_setschedpolicy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setschedpolicy
	.type	pthread_attr_setschedpolicy, @function
pthread_attr_setschedpolicy:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L72
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L72
	cmpl	$6, %edx
	ja	.L72
	movl	%edx, 12(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	movl	$22, %eax
	ret
	.size	pthread_attr_setschedpolicy, .-pthread_attr_setschedpolicy
	.section	.text.pthread_attr_getschedpolicy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getschedpolicy
	.type	pthread_attr_getschedpolicy, @function
pthread_attr_getschedpolicy:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L76
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L76
	movl	12(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	$22, %eax
	ret
	.size	pthread_attr_getschedpolicy, .-pthread_attr_getschedpolicy
	.section	.text.pthread_attr_setstack,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstack
	.type	pthread_attr_setstack, @function
pthread_attr_setstack:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	pthread_attr_setstacksize@PLT
	testl	%eax, %eax
	je	.L80
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	movl	%esi, (%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	call	pthread_attr_setstackaddr@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	pthread_attr_setstack, .-pthread_attr_setstack
	.section	.text.pthread_attr_getstack,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstack
	.type	pthread_attr_getstack, @function
pthread_attr_getstack:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	pthread_attr_getstacksize@PLT
	testl	%eax, %eax
	je	.L84
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	%esi, (%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	call	pthread_attr_getstackaddr@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	pthread_attr_getstack, .-pthread_attr_getstack
	.section	.text.pthread_attr_setschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setschedparam
	.type	pthread_attr_setschedparam, @function
pthread_attr_setschedparam:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L89
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L89
	movl	8(%esp), %edx
	movl	(%edx), %edx
	cmpl	$127, %edx
	ja	.L89
	movl	%edx, 16(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L89:
	movl	$22, %eax
	ret
	.size	pthread_attr_setschedparam, .-pthread_attr_setschedparam
	.section	.text.pthread_attr_getschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getschedparam
	.type	pthread_attr_getschedparam, @function
pthread_attr_getschedparam:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L93
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L93
	movl	16(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	movl	$22, %eax
	ret
	.size	pthread_attr_getschedparam, .-pthread_attr_getschedparam
	.section	.text.sched_get_priority_max,"ax",@progbits
	.p2align 4
	.globl	sched_get_priority_max
	.type	sched_get_priority_max, @function
sched_get_priority_max:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$6, %eax
	ja	.L95
	cmpl	$1, %eax
	sbbl	%eax, %eax
	andl	$68, %eax
	addl	$59, %eax
.L94:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	call	___errno@PLT
	movl	$22, (%eax)
	movl	$-1, %eax
	jmp	.L94
	.size	sched_get_priority_max, .-sched_get_priority_max
	.section	.text.sched_get_priority_min,"ax",@progbits
	.p2align 4
	.globl	sched_get_priority_min
	.type	sched_get_priority_min, @function
sched_get_priority_min:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	sched_get_priority_max@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	sarl	$31, %eax
	ret
	.size	sched_get_priority_min, .-sched_get_priority_min
	.section	.text.init,"ax",@progbits
	.p2align 4
	.type	init, @function
init:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$24, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L105
	xorl	%ecx, %ecx
	xorl	%edx, %edx
.L103:
	movl	%ecx, (%eax,%edx)
	movl	%ecx, 4(%eax,%edx)
	addl	$8, %edx
	cmpl	$24, %edx
	jb	.L103
	movl	$3, 16(%eax)
	movl	32(%esp), %edx
	movl	24(%esp), %ebx
	movl	%eax, (%edx)
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movl	24(%esp), %ebx
	movl	$12, %eax
	addl	$28, %esp
	ret
	.size	init, .-init
	.globl	pthread_barrierattr_init
	.set	pthread_barrierattr_init,init
	.globl	pthread_rwlockattr_init
	.set	pthread_rwlockattr_init,init
	.globl	pthread_condattr_init
	.set	pthread_condattr_init,init
	.globl	pthread_mutexattr_init
	.set	pthread_mutexattr_init,init
	.section	.text.destroy,"ax",@progbits
	.p2align 4
	.type	destroy, @function
destroy:
	subl	$28, %esp
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%esi, %esi
	je	.L111
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L111
	movl	%eax, (%esp)
	call	free@PLT
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movl	$0, (%esi)
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	20(%esp), %ebx
	movl	$22, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	destroy, .-destroy
	.globl	pthread_barrierattr_destroy
	.set	pthread_barrierattr_destroy,destroy
	.globl	pthread_rwlockattr_destroy
	.set	pthread_rwlockattr_destroy,destroy
	.globl	pthread_condattr_destroy
	.set	pthread_condattr_destroy,destroy
	.globl	pthread_mutexattr_destroy
	.set	pthread_mutexattr_destroy,destroy
	.section	.text.pthread_mutexattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setpshared
	.type	pthread_mutexattr_setpshared, @function
pthread_mutexattr_setpshared:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L117
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L117
	cmpl	$1, %edx
	ja	.L117
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L117:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setpshared, .-pthread_mutexattr_setpshared
	.section	.text.pthread_mutexattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getpshared
	.type	pthread_mutexattr_getpshared, @function
pthread_mutexattr_getpshared:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L121
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L121
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L121:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getpshared, .-pthread_mutexattr_getpshared
	.section	.text.pthread_condattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_setpshared
	.type	pthread_condattr_setpshared, @function
pthread_condattr_setpshared:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L126
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L126
	cmpl	$1, %edx
	ja	.L126
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L126:
	movl	$22, %eax
	ret
	.size	pthread_condattr_setpshared, .-pthread_condattr_setpshared
	.section	.text.pthread_condattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_getpshared
	.type	pthread_condattr_getpshared, @function
pthread_condattr_getpshared:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L130
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L130
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L130:
	movl	$22, %eax
	ret
	.size	pthread_condattr_getpshared, .-pthread_condattr_getpshared
	.section	.text.pthread_rwlockattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlockattr_setpshared
	.type	pthread_rwlockattr_setpshared, @function
pthread_rwlockattr_setpshared:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L135
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L135
	cmpl	$1, %edx
	ja	.L135
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	movl	$22, %eax
	ret
	.size	pthread_rwlockattr_setpshared, .-pthread_rwlockattr_setpshared
	.section	.text.pthread_rwlockattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlockattr_getpshared
	.type	pthread_rwlockattr_getpshared, @function
pthread_rwlockattr_getpshared:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L139
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L139
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	movl	$22, %eax
	ret
	.size	pthread_rwlockattr_getpshared, .-pthread_rwlockattr_getpshared
	.section	.text.pthread_barrierattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_barrierattr_setpshared
	.type	pthread_barrierattr_setpshared, @function
pthread_barrierattr_setpshared:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L144
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L144
	cmpl	$1, %edx
	ja	.L144
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	movl	$22, %eax
	ret
	.size	pthread_barrierattr_setpshared, .-pthread_barrierattr_setpshared
	.section	.text.pthread_barrierattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_barrierattr_getpshared
	.type	pthread_barrierattr_getpshared, @function
pthread_barrierattr_getpshared:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L148
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L148
	movl	(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L148:
	movl	$22, %eax
	ret
	.size	pthread_barrierattr_getpshared, .-pthread_barrierattr_getpshared
	.section	.text.pthread_mutexattr_settype,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_settype
	.type	pthread_mutexattr_settype, @function
pthread_mutexattr_settype:
	movl	4(%esp), %edx
	movl	8(%esp), %eax
	testl	%edx, %edx
	je	.L154
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L154
	testl	$-3, %eax
	je	.L155
	cmpl	$4, %eax
	jne	.L154
.L155:
	movl	%eax, 4(%edx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_settype, .-pthread_mutexattr_settype
	.section	.text.pthread_mutexattr_gettype,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_gettype
	.type	pthread_mutexattr_gettype, @function
pthread_mutexattr_gettype:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L162
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L162
	movl	4(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_gettype, .-pthread_mutexattr_gettype
	.section	.text.pthread_mutexattr_setprotocol,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setprotocol
	.type	pthread_mutexattr_setprotocol, @function
pthread_mutexattr_setprotocol:
	movl	4(%esp), %edx
	movl	8(%esp), %eax
	testl	%edx, %edx
	je	.L168
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L168
	testl	$-17, %eax
	je	.L169
	cmpl	$32, %eax
	jne	.L168
.L169:
	movl	%eax, 8(%edx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L168:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setprotocol, .-pthread_mutexattr_setprotocol
	.section	.text.pthread_mutexattr_getprotocol,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getprotocol
	.type	pthread_mutexattr_getprotocol, @function
pthread_mutexattr_getprotocol:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L176
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L176
	movl	8(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getprotocol, .-pthread_mutexattr_getprotocol
	.section	.text.pthread_mutexattr_setprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setprioceiling
	.type	pthread_mutexattr_setprioceiling, @function
pthread_mutexattr_setprioceiling:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L181
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L181
	cmpl	$127, %edx
	ja	.L181
	movl	%edx, 12(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L181:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setprioceiling, .-pthread_mutexattr_setprioceiling
	.section	.text.pthread_mutexattr_getprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getprioceiling
	.type	pthread_mutexattr_getprioceiling, @function
pthread_mutexattr_getprioceiling:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L185
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L185
	movl	12(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L185:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getprioceiling, .-pthread_mutexattr_getprioceiling
	.section	.text.pthread_mutexattr_setrobust,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setrobust
	.type	pthread_mutexattr_setrobust, @function
pthread_mutexattr_setrobust:
	movl	4(%esp), %edx
	movl	8(%esp), %ecx
	testl	%edx, %edx
	je	.L190
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L190
	movl	%ecx, %eax
	andl	$-65, %eax
	jne	.L190
	movl	%ecx, 20(%edx)
	ret
	.p2align 4,,10
	.p2align 3
.L190:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setrobust, .-pthread_mutexattr_setrobust
	.globl	pthread_mutexattr_setrobust_np
	.set	pthread_mutexattr_setrobust_np,pthread_mutexattr_setrobust
	.section	.text.pthread_mutexattr_getrobust,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getrobust
	.type	pthread_mutexattr_getrobust, @function
pthread_mutexattr_getrobust:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L194
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L194
	movl	20(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L194:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getrobust, .-pthread_mutexattr_getrobust
	.globl	pthread_mutexattr_getrobust_np
	.set	pthread_mutexattr_getrobust_np,pthread_mutexattr_getrobust
	.section	.text.pthread_condattr_setclock,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_setclock
	.type	pthread_condattr_setclock, @function
pthread_condattr_setclock:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L199
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L199
	leal	-3(%edx), %ecx
	cmpl	$1, %ecx
	ja	.L199
	movl	%edx, 16(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L199:
	movl	$22, %eax
	ret
	.size	pthread_condattr_setclock, .-pthread_condattr_setclock
	.section	.text.pthread_condattr_getclock,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_getclock
	.type	pthread_condattr_getclock, @function
pthread_condattr_getclock:
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L203
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L203
	movl	16(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L203:
	movl	$22, %eax
	ret
	.size	pthread_condattr_getclock, .-pthread_condattr_getclock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_init
	.type	pthread_mutex_init, @function
pthread_mutex_init:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L205
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L205
	movzbl	12(%edx), %eax
	movl	4(%edx), %ecx
	movb	%al, 31(%esp)
	movl	(%edx), %eax
	orl	%ecx, %eax
	movl	8(%edx), %ecx
	orl	%ecx, %eax
	movl	20(%edx), %ecx
	orl	%ecx, %eax
.L206:
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	leal	31(%esp), %edx
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	mutex_init@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L205:
	movb	$0, 31(%esp)
	xorl	%eax, %eax
	jmp	.L206
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_getprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_getprioceiling
	.type	pthread_mutex_getprioceiling, @function
pthread_mutex_getprioceiling:
	movl	4(%esp), %eax
	testb	$32, 4(%eax)
	je	.L216
	movzbl	3(%eax), %edx
	movl	8(%esp), %eax
	movl	%edx, (%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	movl	$22, %eax
	ret
	.size	pthread_mutex_getprioceiling, .-pthread_mutex_getprioceiling
	.section	.text.pthread_mutex_setprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_setprioceiling
	.type	pthread_mutex_setprioceiling, @function
pthread_mutex_setprioceiling:
	subl	$28, %esp
	movl	$22, %eax
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testb	$32, 4(%esi)
	je	.L217
	cmpl	$127, 36(%esp)
	jbe	.L226
.L217:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L226:
	movl	%esi, (%esp)
	call	mutex_lock@PLT
	testl	%eax, %eax
	jne	.L217
	movl	40(%esp), %eax
	testl	%eax, %eax
	je	.L219
	movzbl	3(%esi), %eax
	movl	40(%esp), %edx
	movl	%eax, (%edx)
.L219:
	movzbl	36(%esp), %eax
	movb	%al, 3(%esi)
	movl	%esi, (%esp)
	call	mutex_unlock@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	pthread_mutex_setprioceiling, .-pthread_mutex_setprioceiling
	.section	.text.pthread_cond_init,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_init
	.type	pthread_cond_init, @function
pthread_cond_init:
	subl	$28, %esp
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	testl	%edi, %edi
	je	.L228
	movl	(%edi), %eax
	testl	%eax, %eax
	je	.L233
	movl	(%eax), %eax
.L229:
	movl	%eax, 4(%esp)
	xorl	%ecx, %ecx
	movl	%ecx, 8(%esp)
	movl	%esi, (%esp)
	call	cond_init@PLT
	testl	%eax, %eax
	jne	.L227
	movl	(%edi), %edx
	testl	%edx, %edx
	je	.L227
	movl	16(%edx), %edx
	movb	%dl, 1(%esi)
.L227:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L233:
	xorl	%eax, %eax
	jmp	.L229
	.p2align 4,,10
	.p2align 3
.L228:
	movl	%esi, (%esp)
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	cond_init@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	pthread_cond_init, .-pthread_cond_init
	.section	.text.pthread_rwlock_init,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_init
	.type	pthread_rwlock_init, @function
pthread_rwlock_init:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L238
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L238
	movl	(%eax), %eax
	jmp	.L236
	.p2align 4,,10
	.p2align 3
.L238:
	xorl	%eax, %eax
.L236:
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	xorl	%edx, %edx
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	rwlock_init@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_rwlock_init, .-pthread_rwlock_init
	.section	.text.pthread_barrier_init,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_init
	.type	pthread_barrier_init, @function
pthread_barrier_init:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L243
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L243
	movl	(%eax), %eax
	jmp	.L241
	.p2align 4,,10
	.p2align 3
.L243:
	xorl	%eax, %eax
.L241:
	movl	%eax, 4(%esp)
	movl	40(%esp), %edx
	movl	32(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	lwp_barrier_init@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_barrier_init, .-pthread_barrier_init
	.local	usual.0
	.comm	usual.0,32,32
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
