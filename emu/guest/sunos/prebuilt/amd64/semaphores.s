// b42ab9792e1cad496963ccc0be60e96f emu/guest/libc/sunos/semaphores.c
	.file	"semaphores.c"
	.text
	.section	.text.path_of,"ax",@progbits
	.p2align 4
	.type	path_of, @function
path_of:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movzbl	(%rdi), %eax
	cmpb	$47, %al
	jne	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	movzbl	1(%rbx), %eax
	addq	$1, %rbx
	cmpb	$47, %al
	je	.L3
.L2:
	testb	%al, %al
	je	.L7
	movq	%rbx, %rdi
	call	strlen@PLT
	addq	$11, %rax
	cmpq	$256, %rax
	jbe	.L14
.L7:
	movq	%rbx, %rdi
	call	strlen@PLT
	addq	$11, %rax
	cmpq	$257, %rax
	sbbl	%ebx, %ebx
	call	___errno@PLT
	andl	$-56, %ebx
	addl	$78, %ebx
	movl	%ebx, (%rax)
	xorl	%eax, %eax
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$47, %esi
	movq	%rbx, %rdi
	call	strchr@PLT
	testq	%rax, %rax
	jne	.L7
	leaq	folder.0(%rip), %rsi
	movq	%rbp, %rdi
	call	strcpy@PLT
	leaq	10(%rbp), %rdi
	movq	%rbx, %rsi
	call	strcpy@PLT
	movl	$1, %eax
	jmp	.L1
	.size	path_of, .-path_of
	.section	.text.sema_init,"ax",@progbits
	.p2align 4
	.globl	sema_init
	.type	sema_init, @function
sema_init:
	testl	%esi, %esi
	js	.L17
	cmpl	$1, %edx
	ja	.L17
	pxor	%xmm0, %xmm0
	movl	$21325, %eax
	movups	%xmm0, (%rdi)
	movups	%xmm0, 16(%rdi)
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	movl	%esi, (%rdi)
	movw	%dx, 4(%rdi)
	movups	%xmm0, 32(%rdi)
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	$22, %eax
	ret
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.p2align 4
	.globl	sema_destroy
	.type	sema_destroy, @function
sema_destroy:
	xorl	%eax, %eax
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	ret
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.p2align 4
	.globl	sema_wait
	.type	sema_wait, @function
sema_wait:
	pushq	%rbx
	movq	%rdi, %rbx
	call	cancel_enter@PLT
	movq	%rbx, %rsi
	movl	$1, %ecx
	xorl	%edx, %edx
	movl	$211, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movl	%eax, %ebx
	negl	%ebx
	testq	%rax, %rax
	movl	$0, %eax
	cmovns	%eax, %ebx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.p2align 4
	.globl	sema_trywait
	.type	sema_trywait, @function
sema_trywait:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$149, %edi
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$8, %rsp
	ret
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_timedwait,"ax",@progbits
	.p2align 4
	.globl	sema_timedwait
	.type	sema_timedwait, @function
sema_timedwait:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$48, %rsp
	movdqu	(%rsi), %xmm0
	movq	%rsp, %r12
	leaq	16(%rsp), %rdi
	movl	$3, 16(%rsp)
	movq	%r12, %rsi
	movups	%xmm0, 24(%rsp)
	call	deadline_left@PLT
	movl	%eax, %ebx
	cmpl	$62, %eax
	je	.L34
	testl	%eax, %eax
	je	.L35
.L27:
	addq	$48, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	call	cancel_enter@PLT
	movq	%rbp, %rsi
	movl	$1, %ecx
	movq	%r12, %rdx
	movl	$211, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	cmovs	%edx, %ebx
	call	cancel_leave@PLT
	addq	$48, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	xorl	%eax, %eax
	movq	%rbp, %rsi
	movl	$149, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L36
	xorl	%ebx, %ebx
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L36:
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%eax, %ebx
	jmp	.L27
	.size	sema_timedwait, .-sema_timedwait
	.section	.text.sema_reltimedwait,"ax",@progbits
	.p2align 4
	.globl	sema_reltimedwait
	.type	sema_reltimedwait, @function
sema_reltimedwait:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rsi, %rdi
	pushq	%rbx
	subq	$56, %rsp
	leaq	16(%rsp), %r12
	movq	%r12, %rsi
	call	deadline_after@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	je	.L46
.L37:
	addq	$56, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movq	%rsp, %r13
	movq	%r12, %rdi
	movq	%r13, %rsi
	call	deadline_left@PLT
	movl	%eax, %r12d
	cmpl	$62, %eax
	je	.L47
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L37
	call	cancel_enter@PLT
	movq	%rbp, %rsi
	movl	$1, %ecx
	movq	%r13, %rdx
	movl	$211, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movl	%eax, %r12d
	negl	%r12d
	testq	%rax, %rax
	cmovns	%ebx, %r12d
	call	cancel_leave@PLT
	addq	$56, %rsp
	movl	%r12d, %ebx
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	xorl	%eax, %eax
	movq	%rbp, %rsi
	movl	$149, %edi
	call	system_call@PLT
	testq	%rax, %rax
	jns	.L37
	testl	%eax, %eax
	cmovne	%r12d, %ebx
	jmp	.L37
	.size	sema_reltimedwait, .-sema_reltimedwait
	.section	.text.sema_post,"ax",@progbits
	.p2align 4
	.globl	sema_post
	.type	sema_post, @function
sema_post:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$148, %edi
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$8, %rsp
	ret
	.size	sema_post, .-sema_post
	.section	.text._sema_held,"ax",@progbits
	.p2align 4
	.globl	_sema_held
	.type	_sema_held, @function
_sema_held:
	movl	(%rdi), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	sete	%al
	ret
	.size	_sema_held, .-_sema_held
	.section	.text.sem_init,"ax",@progbits
	.p2align 4
	.globl	sem_init
	.type	sem_init, @function
sem_init:
	movl	%esi, %eax
	pushq	%rbx
	movl	%edx, %esi
	xorl	%edx, %edx
	testl	%eax, %eax
	setne	%dl
	xorl	%ecx, %ecx
	call	sema_init@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L60
.L53:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L60:
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L53
	.size	sem_init, .-sem_init
	.section	.text.sem_destroy,"ax",@progbits
	.p2align 4
	.globl	sem_destroy
	.type	sem_destroy, @function
sem_destroy:
	jmp	sema_destroy@PLT
	.size	sem_destroy, .-sem_destroy
	.section	.text.sem_wait,"ax",@progbits
	.p2align 4
	.globl	sem_wait
	.type	sem_wait, @function
sem_wait:
	pushq	%rbx
	call	sema_wait@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L69
.L62:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L69:
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L62
	.size	sem_wait, .-sem_wait
	.section	.text.sem_trywait,"ax",@progbits
	.p2align 4
	.globl	sem_trywait
	.type	sem_trywait, @function
sem_trywait:
	pushq	%rbx
	call	sema_trywait@PLT
	cmpl	$16, %eax
	je	.L79
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L80
	movl	%ebx, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	call	___errno@PLT
	movl	$11, %ebx
.L72:
	movl	%ebx, (%rax)
.L74:
	movl	$-1, %ebx
	movl	%ebx, %eax
	popq	%rbx
	ret
.L80:
	call	___errno@PLT
	cmpl	$62, %ebx
	jne	.L72
	movl	$145, (%rax)
	jmp	.L74
	.size	sem_trywait, .-sem_trywait
	.section	.text.sem_timedwait,"ax",@progbits
	.p2align 4
	.globl	sem_timedwait
	.type	sem_timedwait, @function
sem_timedwait:
	pushq	%rbx
	call	sema_timedwait@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L88
.L81:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L88:
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L81
	.size	sem_timedwait, .-sem_timedwait
	.section	.text.sem_reltimedwait_np,"ax",@progbits
	.p2align 4
	.globl	sem_reltimedwait_np
	.type	sem_reltimedwait_np, @function
sem_reltimedwait_np:
	pushq	%rbx
	call	sema_reltimedwait@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L96
.L89:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L96:
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L89
	.size	sem_reltimedwait_np, .-sem_reltimedwait_np
	.section	.text.sem_post,"ax",@progbits
	.p2align 4
	.globl	sem_post
	.type	sem_post, @function
sem_post:
	pushq	%rbx
	call	sema_post@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L104
.L97:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L104:
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L97
	.size	sem_post, .-sem_post
	.section	.text.sem_getvalue,"ax",@progbits
	.p2align 4
	.globl	sem_getvalue
	.type	sem_getvalue, @function
sem_getvalue:
	movl	(%rdi), %eax
	movl	%eax, (%rsi)
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
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movl	%esi, %r13d
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$664, %rsp
	leaq	720(%rsp), %rax
	movq	%rdx, 624(%rsp)
	movq	%rax, 32(%rsp)
	leaq	608(%rsp), %rax
	movq	%rcx, 632(%rsp)
	movl	$16, 24(%rsp)
	movq	%rax, 40(%rsp)
	andl	$256, %r13d
	je	.L137
	movl	16(%rax), %r14d
	movl	24(%rax), %r15d
.L107:
	leaq	96(%rsp), %rbp
	movq	%rbp, %rsi
	call	path_of
	testl	%eax, %eax
	jne	.L113
.L136:
	movq	$-1, %rax
.L106:
	addq	$664, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L137:
	xorl	%r14d, %r14d
	xorl	%r15d, %r15d
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L113:
	call	guard_enter@PLT
	movl	%ebx, %eax
	andl	$1024, %eax
	movl	%eax, 12(%rsp)
	jne	.L121
	movq	opened(%rip), %r12
	testq	%r12, %r12
	jne	.L118
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L120:
	movq	(%r12), %r12
	testq	%r12, %r12
	je	.L121
.L118:
	leaq	20(%r12), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L120
	addl	$1, 16(%r12)
	call	guard_leave@PLT
	movq	8(%r12), %rax
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L121:
	call	guard_leave@PLT
	movl	$280, %edi
	call	malloc@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L136
	andl	$1280, %ebx
	cmpl	$1280, %ebx
	jne	.L122
.L125:
	testl	%r13d, %r13d
	jne	.L154
.L153:
	movq	$-1, 8(%r12)
.L127:
	movq	%r12, %rdi
	call	free@PLT
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L122:
	movl	$2, %esi
	movq	%rbp, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	js	.L125
.L126:
	xorl	%r9d, %r9d
	movl	%ebx, %r8d
	movl	$1, %ecx
	movl	$3, %edx
	movl	$48, %esi
	xorl	%edi, %edi
	call	mmap@PLT
	movl	%ebx, %edi
	movq	%rax, %r13
	call	close@PLT
	movq	%r13, 8(%r12)
	cmpq	$-1, %r13
	je	.L127
	leaq	20(%r12), %rdi
	movq	%rbp, %rsi
	call	strcpy@PLT
	movl	$1, 16(%r12)
	call	guard_enter@PLT
	movq	opened(%rip), %rax
	movq	%rax, (%r12)
	movq	%r12, opened(%rip)
	call	guard_leave@PLT
	movq	8(%r12), %rax
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L154:
	leaq	48(%rsp), %rbx
	xorl	%ecx, %ecx
	movl	$1, %edx
	movl	%r15d, %esi
	movq	%rbx, %rdi
	call	sema_init@PLT
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.L155
	call	thread_self@PLT
	leaq	352(%rsp), %r13
	movl	(%rax), %r15d
	call	getpid@PLT
	leaq	.LC0(%rip), %rdx
	movl	$256, %esi
	movq	%r13, %rdi
	movl	%eax, %ecx
	movl	%r15d, %r8d
	xorl	%eax, %eax
	call	snprintf@PLT
	movl	%r14d, %edx
	movl	$1282, %esi
	movq	%r13, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %r14d
	testl	%eax, %eax
	jns	.L131
	call	___errno@PLT
	movl	(%rax), %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
.L130:
	call	___errno@PLT
	cmpl	$17, (%rax)
	jne	.L153
	movl	12(%rsp), %eax
	testl	%eax, %eax
	jne	.L153
.L133:
	movl	$2, %esi
	movq	%rbp, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jns	.L126
	jmp	.L153
.L131:
	movl	$48, %edx
	movq	%rbx, %rsi
	movl	%eax, %edi
	call	write@PLT
	cmpq	$48, %rax
	je	.L132
	call	___errno@PLT
	movl	%r14d, %edi
	movl	(%rax), %ebx
	call	close@PLT
	movq	%r13, %rdi
	call	unlink@PLT
	call	___errno@PLT
	movl	%ebx, (%rax)
	jmp	.L130
.L132:
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	link@PLT
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%r14d, %edi
	movl	(%rax), %r15d
	call	close@PLT
	movq	%r13, %rdi
	call	unlink@PLT
	call	___errno@PLT
	movl	%r15d, (%rax)
	testl	%ebx, %ebx
	je	.L133
	jmp	.L130
.L155:
	call	___errno@PLT
	cmpl	$62, %r13d
	movl	$145, %edx
	cmove	%edx, %r13d
	movl	%r13d, (%rax)
	jmp	.L130
	.size	sem_open, .-sem_open
	.section	.text.sem_close,"ax",@progbits
	.p2align 4
	.globl	sem_close
	.type	sem_close, @function
sem_close:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	movq	opened(%rip), %rbx
	leaq	opened(%rip), %rax
	testq	%rbx, %rbx
	jne	.L157
	jmp	.L158
	.p2align 4,,10
	.p2align 3
.L159:
	movq	%rbx, %rax
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L158
.L157:
	cmpq	%rbp, 8(%rbx)
	jne	.L159
	subl	$1, 16(%rbx)
	jne	.L174
	movq	(%rbx), %rdx
	movq	%rdx, (%rax)
	call	guard_leave@PLT
	movq	8(%rbx), %rdi
	movl	$48, %esi
	call	munmap@PLT
	movq	%rbx, %rdi
	call	free@PLT
.L162:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L174:
	call	guard_leave@PLT
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L158:
	call	guard_leave@PLT
	call	___errno@PLT
	movl	$22, (%rax)
	addq	$8, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	sem_close, .-sem_close
	.section	.text.sem_unlink,"ax",@progbits
	.p2align 4
	.globl	sem_unlink
	.type	sem_unlink, @function
sem_unlink:
	pushq	%rbp
	pushq	%rbx
	subq	$264, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rsi
	call	path_of
	testl	%eax, %eax
	je	.L181
	call	guard_enter@PLT
	movq	opened(%rip), %rbx
	testq	%rbx, %rbx
	jne	.L177
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L180:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L178
.L177:
	leaq	20(%rbx), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L180
	movb	$0, 20(%rbx)
.L178:
	call	guard_leave@PLT
	movq	%rbp, %rdi
	call	unlink@PLT
.L175:
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	ret
.L181:
	movl	$-1, %eax
	jmp	.L175
	.size	sem_unlink, .-sem_unlink
	.section	.rodata
	.align 8
	.type	folder.0, @object
	.size	folder.0, 11
folder.0:
	.string	"/tmp/.SEMD"
	.local	opened
	.comm	opened,8,8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
