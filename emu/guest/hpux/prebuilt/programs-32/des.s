// 88d444f61807447fdf2ea73ab19aefb3 guest-tests/hpux/des.c
	.file	"des.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%x"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.mlx
	addp4 r32 = 0,r32
	movl r33 = @gprel(.LC0)
	;;
	.mii
	add r33 = r1, r33
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	mov ar.lc = 15
	.align 32
.L2:
	.mmi
	addp4 r14 = 0,r32
	mov r38 = r33
	adds r32 = 4, r32
	;;
	.mmi
	adds r16 = 3, r14
	nop 0
	adds r15 = 1, r14
	.mii
	ld1 r17 = [r14]
	adds r14 = 2, r14
	;;
	addp4 r16 = 0,r16
	.mmi
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	sxt1 r17 = r17
	;;
	.mmi
	nop 0
	ld1 r39 = [r16]
	shladd r17 = r17, 3, r0
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r39 = r39
	.mmi
	ld1 r15 = [r14]
	nop 0
	sxt1 r16 = r16
	;;
	.mmi
	or r14 = r17, r39
	shladd r16 = r16, 2, r0
	sxt1 r39 = r15
	;;
	.mmi
	or r14 = r16, r14
	nop 0
	shladd r39 = r39, 1, r0
	;;
	.mib
	or r39 = r39, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L2
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	" "
	.align 8
.LC3:
	stringz	"\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	known.0#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 2, 0
	.fframe 128
	adds r12 = -128, r12
	addl r14 = @gprel(.LC1), gp
	.mlx
	mov r41 = r1
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	ld4 r32 = [r14]
	mov r14 = r12
	adds r33 = 80, r12
	.mlx
	add r35 = r1, r35
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	adds r37 = 144, r14
	adds r38 = 80, r14
	.save rp, r39
	mov r39 = b0
	.mlx
	adds r36 = 80, r32
	movl r18 = 81985529216486895
	;;
	.mlx
	sub r14 = r37, r33, 1
	movl r17 = 1383827165325090801
	.mmi
	add r34 = r1, r34
	mov r15 = r33
	adds r19 = 63, r33
	;;
	.mii
	addp4 r14 = r14, r0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.mmi
	sub r14 = r19, r15
	addp4 r16 = 0,r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r16] = r14
	nop 0
	br.cloop.sptk.few .L7
	.mmi
	adds r14 = 16, r12
	;;
	mov r15 = r14
	sub r14 = r14, r38
	;;
	.mmi
	andcm r14 = -1, r14
	nop 0
	adds r17 = 63, r15
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L8:
	.mmi
	sub r14 = r17, r15
	addp4 r16 = 0,r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r18, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r16] = r14
	nop 0
	br.cloop.sptk.few .L8
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = setkey#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r44 = r0
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = encrypt#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 16, r12
	addl r44 = 1, r0
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = encrypt#
	;;
	.mib
	mov r1 = r41
	mov r43 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	mov r43 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addp4 r15 = 0,r32
	cmp4.eq p6, p7 = r36, r32
	mov r1 = r41
	.mmb
	adds r32 = 16, r32
	adds r19 = 63, r33
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	adds r14 = 8, r15
	ld8 r17 = [r15]
	mov r15 = r33
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld8 r18 = [r14]
	sub r14 = r37, r33, 1
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L9:
	.mii
	mov r8 = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	known.0#, @object
	.size	known.0#, 96
known.0:
	data8	1383827165325090801
	data8	81985529216486895
	data8	72340172838076673
	data8	-7640174361156921088
	data8	1023040812745559411
	data8	-8680820740569200761
	data8	-9223089458054627071
	data8	0
	data8	8980477021735513687
	data8	117611255094011714
	data8	-1
	data8	-1
	.global encrypt#
	.type	encrypt#, @function
	.global setkey#
	.type	setkey#, @function
	.global printf#
	.type	printf#, @function
	.ident	"GCC: (GNU) 12.2.0"
