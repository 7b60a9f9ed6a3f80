// 336a11c8750f4d6d0dbe06c4ef244ff9 newlib/libc/time/asctime_r.c
	.file	"asctime_r.c"
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.string	"%.3s %.3s%3d %.2d:%.2d:%.2d %d\n"
	.section	.text.asctime_r,"ax",@progbits
	.p2align 4
	.globl	asctime_r
	.type	asctime_r, @function
asctime_r:
	pushq	%rbx
	movslq	16(%rdi), %rdx
	movq	%rdi, %rax
	movq	%rsi, %rbx
	leaq	day_name.0(%rip), %rsi
	leaq	(%rdx,%rdx,2), %rcx
	leaq	mon_name.1(%rip), %rdx
	addq	%rdx, %rcx
	movslq	24(%rdi), %rdx
	movl	20(%rdi), %edi
	subq	$8, %rsp
	leaq	(%rdx,%rdx,2), %rdx
	addq	%rsi, %rdx
	leal	1900(%rdi), %esi
	movq	%rbx, %rdi
	pushq	%rsi
	movl	(%rax), %esi
	pushq	%rsi
	movl	4(%rax), %esi
	pushq	%rsi
	movl	8(%rax), %r9d
	leaq	.LC0(%rip), %rsi
	movl	12(%rax), %r8d
	xorl	%eax, %eax
	call	siprintf@PLT
	addq	$32, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	asctime_r, .-asctime_r
	.section	.rodata
	.align 16
	.type	day_name.0, @object
	.size	day_name.0, 21
day_name.0:
	.ascii	"Sun"
	.ascii	"Mon"
	.ascii	"Tue"
	.ascii	"Wed"
	.ascii	"Thu"
	.ascii	"Fri"
	.ascii	"Sat"
	.align 32
	.type	mon_name.1, @object
	.size	mon_name.1, 36
mon_name.1:
	.ascii	"Jan"
	.ascii	"Feb"
	.ascii	"Mar"
	.ascii	"Apr"
	.ascii	"May"
	.ascii	"Jun"
	.ascii	"Jul"
	.ascii	"Aug"
	.ascii	"Sep"
	.ascii	"Oct"
	.ascii	"Nov"
	.ascii	"Dec"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
