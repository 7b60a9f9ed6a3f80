// f295bf3db9805f4e65dba5497366a92a
	.file	"brk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"p == start"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"sbrk(100000) == p + 200000"
	.align 8
.LC5:
	stringz	"zero"
	.align 8
.LC6:
	stringz	"p[199999] == 'b'"
	.align 8
.LC7:
	stringz	"sbrk(-250000) == p + 300000"
	.align 8
.LC8:
	stringz	"sbrk(0) == p + 50000"
	.align 8
.LC9:
	stringz	"sbrk(150000) == p + 50000"
	.align 8
.LC10:
	stringz	"p[49999] == 'b'"
	.align 8
.LC11:
	stringz	"brk(start) == 0 && sbrk(0) == start"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	movl r41 = @gprel(buffer.0#)
	;;
	.mmb
	ld8.mov r14 = [r14], stdout#
	add r41 = r1, r41
	nop 0
	.mmi
	addl r43 = 4096, r0
	mov r42 = r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 200000, r0
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = r8, r34
	nop 0
	.mmi
	addl r14 = 200000, r0
	addl r15 = 300000, r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mlx
	add r32 = r8, r14
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	.mlx
	add r35 = r8, r15
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 98, r0
	addl r42 = 200000, r0
	nop 0
	.mmb
	mov r1 = r38
	mov r40 = r33
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r38
	addl r40 = 100000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 99999, r0
	mov r1 = r38
	nop 0
	.mii
	addl r16 = 1, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L4:
	.mmi
	ld1 r14 = [r32], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L4
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r42 = @gprel(.LC5)
	.mlx
	addl r15 = 50000, r0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r32 = r33, r15
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 199999, r0
	nop 0
	mov r1 = r38
	;;
	.mlx
	add r14 = r33, r15
	movl r42 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = -250000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = 150000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 49999, r0
	nop 0
	mov r1 = r38
	;;
	.mlx
	add r33 = r33, r14
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r33]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r34
	br.call.sptk.many b0 = brk#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	;;
.L25:
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L12
	.endp main#
	.bss
	.align 8
	.type	buffer.0#, @object
	.size	buffer.0#, 4096
buffer.0:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
