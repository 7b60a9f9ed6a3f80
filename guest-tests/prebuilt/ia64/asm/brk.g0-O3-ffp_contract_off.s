// 30ddd756575483a13b448f2169b8b044
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
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r40 = @gprel(buffer.0#)
	;;
	.mmb
	ld8.mov r14 = [r14], stdout#
	add r40 = r1, r40
	nop 0
	.mmi
	addl r42 = 4096, r0
	mov r41 = r0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	addl r39 = 200000, r0
	nop 0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = r8, r33
	.mmi
	addl r14 = 200000, r0
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mlx
	add r34 = r8, r14
	movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 98, r0
	addl r41 = 200000, r0
	nop 0
	.mmb
	mov r1 = r37
	mov r39 = r32
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r37
	addl r39 = 100000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	sub r15 = r0, r34
	addl r17 = 200001, r0
	mov r1 = r37
	.mmi
	addl r21 = 100000, r0
	addl r22 = 99993, r0
	addl r2 = 7, r0
	;;
	.mmi
	nop 0
	and r3 = 7, r15
	and r16 = 6, r15
	.mlx
	nop 0
	movl r20 = 72340172838076673
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r3
	nop 0
	sub r21 = r21, r3
	.mmb
	addl r18 = 200000, r3
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	ld1 r14 = [r34]
	nop 0
	.mmi
	add r16 = r32, r17
	addl r17 = 200002, r0
	add r18 = r32, r18
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	ld1 r16 = [r16]
	nop 0
	cmp4.ltu p6, p7 = 2, r3
	;;
	.mmi
	or r14 = r16, r14
	add r16 = r32, r17
	addl r17 = 200004, r0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r16]
	nop 0
	addl r16 = 200003, r0
	;;
	.mmi
	or r14 = r15, r14
	add r15 = r32, r16
	addl r16 = 200005, r0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	cmp4.ltu p6, p7 = 4, r3
	;;
	.mmi
	or r14 = r15, r14
	add r15 = r32, r17
	addl r17 = 200006, r0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	cmp4.ne p6, p7 = 5, r3
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	add r15 = r32, r16
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	ld1 r15 = [r15]
	nop 0
	cmp4.eq p6, p7 = 7, r3
	;;
	.mmi
	or r14 = r15, r14
	add r15 = r32, r17
	addl r17 = -1, r0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p7) br.cond.dpnt .L58
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	extr.u r14 = r21, 3, 29
	;;
	shladd r14 = r14, 3, r0
	.mmi
	(p6) addl r23 = 1, r0
	;;
	adds r14 = -8, r14
	(p7) mov r23 = r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L12:
	.mmi
	ld8 r14 = [r18], 8
	;;
	pcmp1.eq r14 = r14, r0
	nop 0
	;;
	.mii
	and r14 = r20, r14
	nop 0
	;;
	unpack1.l r16 = r0, r14
	.mii
	nop 0
	unpack1.h r14 = r0, r14
	;;
	unpack2.l r15 = r0, r16
	.mii
	nop 0
	unpack2.h r16 = r0, r16
	;;
	unpack2.l r19 = r0, r14
	.mii
	nop 0
	unpack2.h r14 = r0, r14
	;;
	and r15 = r16, r15
	;;
	.mmi
	and r15 = r19, r15
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	and r17 = r14, r17
	br.cloop.sptk.few .L12
	;;
	.mii
	nop 0
	shr.u r14 = r17, 32
	and r15 = -8, r21
	.mmi
	and r21 = 7, r21
	;;
	and r14 = r17, r14
	add r2 = r2, r15
	.mii
	sub r22 = r22, r15
	cmp4.eq p6, p7 = 0, r21
	;;
	and r14 = r23, r14
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200000, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 1, r22
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200001, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 2, r22
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200002, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 3, r22
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200003, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 4, r22
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200004, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 5, r22
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mii
	addl r15 = 200005, r2
	cmp4.eq p6, p7 = 6, r22
	;;
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p8, p9 = 0, r15
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	mov r15 = r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	addl r15 = 200006, r2
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r32, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	nop 0
	;;
	and r15 = r15, r14
	;;
.L13:
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r41 = @gprel(.LC5)
	.mlx
	addl r14 = 50000, r0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mmi
	add r34 = r32, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 199999, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	add r14 = r32, r15
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r39 = -250000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	addl r16 = 300000, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	add r14 = r32, r16
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	cmp.ne p6, p7 = r8, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r39 = 150000, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r17 = 49999, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	add r32 = r32, r17
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r32]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r33
	br.call.sptk.many b0 = brk#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	;;
.L59:
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L21
.L56:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99996, r0
	addl r2 = 4, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L53:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99999, r0
	addl r2 = 1, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L24:
	.mmi
	addl r21 = 100000, r0
	addl r18 = 200000, r3
	addl r22 = 100000, r0
	.mmi
	mov r2 = r0
	addl r23 = 1, r0
	addl r17 = -1, r0
	;;
	.mlx
	sub r21 = r21, r3
	movl r20 = 72340172838076673
	.mmi
	add r18 = r32, r18
	;;
	nop 0
	extr.u r14 = r21, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L54:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99998, r0
	addl r2 = 2, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L55:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99997, r0
	addl r2 = 3, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L57:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99995, r0
	addl r2 = 5, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L12
.L58:
	.mmi
	addl r21 = 100000, r0
	cmp4.eq p6, p7 = 0, r14
	addl r18 = 200000, r3
	.mmi
	addl r22 = 99994, r0
	addl r2 = 6, r0
	addl r17 = -1, r0
	;;
	.mmi
	sub r21 = r21, r3
	nop 0
	(p6) addl r23 = 1, r0
	.mlx
	add r18 = r32, r18
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	extr.u r14 = r21, 3, 29
	(p7) mov r23 = r0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
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
