// 336a11c8750f4d6d0dbe06c4ef244ff9 newlib/libc/time/asctime_r.c
	.file	"asctime_r.c"
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.string	"%.3s %.3s%3d %.2d:%.2d:%.2d %d\n"
	.section	.text.asctime_r,"ax",@progbits
	.p2align 4
	.globl	asctime_r
	.type	asctime_r, @function
asctime_r:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	64(%esp), %eax
	movl	68(%esp), %esi
	movl	20(%eax), %ecx
	leal	1900(%ecx), %edx
	movl	%edx, 32(%esp)
	movl	(%eax), %edx
	movl	%edx, 28(%esp)
	movl	4(%eax), %edx
	movl	%edx, 24(%esp)
	movl	8(%eax), %edx
	movl	%edx, 20(%esp)
	movl	12(%eax), %edx
	movl	%edx, 16(%esp)
	movl	16(%eax), %edx
	leal	(%edx,%edx,2), %edx
	leal	mon_name.1@GOTOFF(%ebx,%edx), %edx
	movl	%edx, 12(%esp)
	movl	24(%eax), %eax
	movl	%esi, (%esp)
	leal	(%eax,%eax,2), %eax
	leal	day_name.0@GOTOFF(%ebx,%eax), %eax
	movl	%eax, 8(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	siprintf@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	asctime_r, .-asctime_r
	.section	.rodata
	.align 4
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
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
