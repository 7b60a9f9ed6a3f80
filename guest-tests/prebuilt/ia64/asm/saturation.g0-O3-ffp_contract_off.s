// 5b90619b44739437f922c4114a0b0556
	.file	"saturation.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%016lx\n"
	.align 8
.LC1:
	stringz	"pshladd2 %0=%1,1,%2"
	.align 8
.LC2:
	stringz	"%s: %016lx, %016lx give %016lx\n"
	.align 8
.LC3:
	stringz	"pshladd2 %0=%1,2,%2"
	.align 8
.LC4:
	stringz	"pshladd2 %0=%1,3,%2"
	.align 8
.LC5:
	stringz	"pshradd2 %0=%1,1,%2"
	.align 8
.LC6:
	stringz	"pshradd2 %0=%1,2,%2"
	.align 8
.LC7:
	stringz	"pshradd2 %0=%1,3,%2"
	.align 8
.LC8:
	stringz	"pavg2 %0=%1,%2"
	.align 8
.LC9:
	stringz	"pavg2.raz %0=%1,%2"
	.align 8
.LC10:
	stringz	"pavgsub2 %0=%1,%2"
	.align 8
.LC11:
	stringz	"pavg1 %0=%1,%2"
	.align 8
.LC12:
	stringz	"pavgsub1 %0=%1,%2"
	.align 8
.LC13:
	stringz	"pmpyshr2 %0=%1,%2,0"
	.align 8
.LC14:
	stringz	"pmpyshr2 %0=%1,%2,7"
	.align 8
.LC15:
	stringz	"pmpyshr2 %0=%1,%2,15"
	.align 8
.LC16:
	stringz	"pmpyshr2 %0=%1,%2,16"
	.align 8
.LC17:
	stringz	"pmpyshr2.u %0=%1,%2,7"
	.align 8
.LC18:
	stringz	"pmpyshr2.u %0=%1,%2,16"
	.align 8
.LC19:
	stringz	"padd1.sss %0=%1,%2"
	.align 8
.LC20:
	stringz	"padd1.uuu %0=%1,%2"
	.align 8
.LC21:
	stringz	"padd1.uus %0=%1,%2"
	.align 8
.LC22:
	stringz	"psub1.sss %0=%1,%2"
	.align 8
.LC23:
	stringz	"psub1.uuu %0=%1,%2"
	.align 8
.LC24:
	stringz	"psub1.uus %0=%1,%2"
	.align 8
.LC25:
	stringz	"padd2.sss %0=%1,%2"
	.align 8
.LC26:
	stringz	"padd2.uuu %0=%1,%2"
	.align 8
.LC27:
	stringz	"padd2.uus %0=%1,%2"
	.align 8
.LC28:
	stringz	"psub2.sss %0=%1,%2"
	.align 8
.LC29:
	stringz	"psub2.uuu %0=%1,%2"
	.align 8
.LC30:
	stringz	"psub2.uus %0=%1,%2"
	.align 8
.LC31:
	stringz	"pack2.sss"
	.align 8
.LC32:
	stringz	"pack2.uss"
	.align 8
.LC33:
	stringz	"pack4.sss"
	.align 8
.LC34:
	stringz	"%d wrong\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 83
	.mib
	.save ar.pfs, r84
	alloc r84 = ar.pfs, 0, 55, 5, 0
	.save ar.lc, r86
	mov r86 = ar.lc
	nop 0
	.mlx
	nop 0
	movl r87 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r78 = @gprel(.LC33)
	.mlx
	nop 0
	movl r77 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	.mlx
	nop 0
	movl r76 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r75 = @gprel(.LC30)
	.mlx
	nop 0
	movl r74 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC29)
	.mlx
	nop 0
	movl r72 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC28)
	.mlx
	nop 0
	movl r70 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC27)
	.mlx
	nop 0
	movl r68 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC26)
	.mlx
	nop 0
	movl r66 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC25)
	.mlx
	nop 0
	movl r64 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC24)
	.mlx
	nop 0
	movl r63 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	.mlx
	nop 0
	movl r51 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	.mlx
	nop 0
	movl r62 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mlx
	nop 0
	movl r61 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	mov r85 = r1
	movl r60 = @gprel(.LC15)
	;;
	.mlx
	addl r35 = @gprel(wrong#), gp
	movl r59 = @gprel(.LC16)
	.mlx
	add r87 = r1, r87
	movl r58 = @gprel(.LC17)
	;;
	.mlx
	addl r45 = @gprel(x.0#), gp
	movl r57 = @gprel(.LC18)
	.mlx
	addl r41 = @gprel(a#), gp
	movl r14 = -9223301322895228793
	;;
	.mmi
	addl r40 = @gprel(b#), gp
	add r78 = r1, r78
	.save rp, r83
	mov r83 = b0
	.body
	.mmi
	add r77 = r1, r77
	add r47 = r1, r47
	add r42 = r1, r42
	;;
	.mmi
	add r46 = r1, r46
	add r76 = r1, r76
	add r75 = r1, r75
	.mmi
	add r74 = r1, r74
	add r73 = r1, r73
	add r72 = r1, r72
	;;
	.mmi
	add r71 = r1, r71
	add r70 = r1, r70
	add r69 = r1, r69
	.mmi
	add r68 = r1, r68
	add r67 = r1, r67
	add r66 = r1, r66
	;;
	.mmi
	add r65 = r1, r65
	add r64 = r1, r64
	add r55 = r1, r55
	.mmi
	add r63 = r1, r63
	add r54 = r1, r54
	add r53 = r1, r53
	;;
	.mmi
	add r52 = r1, r52
	add r51 = r1, r51
	add r50 = r1, r50
	.mmi
	add r62 = r1, r62
	add r49 = r1, r49
	add r61 = r1, r61
	;;
	.mmi
	add r48 = r1, r48
	add r60 = r1, r60
	add r59 = r1, r59
	.mmi
	add r58 = r1, r58
	add r57 = r1, r57
	mov r44 = r0
	;;
	.mlx
	addl r37 = 32767, r0
	movl r88 = 8070272823668860809
	.mmi
	addl r56 = 20000, r0
	addl r36 = -32768, r0
	addl r34 = 65535, r0
	;;
	.mlx
	addl r43 = -128, r0
	movl r79 = -9223091113781395328
	.mmi
	nop 0
	addl r32 = 255, r0
	nop 0
	;;
#APP
// 110 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r88=r88,2,r14
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	ld4 r88 = [r35]
	nop 0
	.align 32
.L173:
	.mmi
	ld8 r14 = [r45]
	nop 0
	tbit.z p6, p7 = r44, 0
	;;
	.mii
	nop 0
	shl r15 = r14, 13
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 7
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r89 = r14, 17
	;;
	xor r89 = r14, r89
	;;
	.mii
	nop 0
	(p7) shl r15 = r89, 13
	(p6) xor r90 = r79, r89
	.mmb
	st8 [r45] = r89
	st8 [r41] = r89
	nop 0
	;;
	.mmi
	(p7) xor r15 = r89, r15
	;;
	nop 0
	(p7) shr.u r14 = r15, 7
	;;
	.mmi
	(p7) xor r14 = r15, r14
	nop 0
	sxt2 r15 = r89
	;;
	.mii
	nop 0
	(p7) shl r90 = r14, 17
	shladd r15 = r15, 1, r0
	;;
	.mmi
	(p7) xor r90 = r14, r90
	;;
	(p7) st8 [r45] = r90
	cmp.le p6, p7 = r37, r15
	.mmi
	st8 [r40] = r90
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
#APP
// 71 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r33=r89,1,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L332
.L4:
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r88
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	adds r16 = 1, r88
	nop 0
	cmp4.ne p6, p7 = 0, r88
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L333
.L5:
	.mii
	nop 0
	extr r15 = r89, 16, 16
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L334
.L6:
	.mii
	nop 0
	shr.u r15 = r33, 16
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L335
.L7:
	.mii
	nop 0
	extr r15 = r89, 32, 16
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L336
.L8:
	.mii
	nop 0
	shr.u r15 = r33, 32
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L337
.L9:
	.mii
	nop 0
	shr r15 = r89, 48
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L338
.L10:
	.mii
	nop 0
	shr.u r15 = r33, 48
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L339
.L11:
	.mii
	nop 0
	sxt2 r15 = r89
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
#APP
// 72 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r33=r89,2,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L340
.L12:
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L341
.L13:
	.mii
	nop 0
	extr r15 = r89, 16, 16
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L342
.L14:
	.mii
	nop 0
	shr.u r15 = r33, 16
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L343
.L15:
	.mii
	nop 0
	extr r15 = r89, 32, 16
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L344
.L16:
	.mii
	nop 0
	shr.u r15 = r33, 32
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L345
.L17:
	.mii
	nop 0
	shr r15 = r89, 48
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L346
.L18:
	.mii
	nop 0
	shr.u r15 = r33, 48
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L347
.L19:
	.mii
	nop 0
	sxt2 r15 = r89
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
#APP
// 73 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r33=r89,3,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L348
.L20:
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L349
.L21:
	.mii
	nop 0
	extr r15 = r89, 16, 16
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L350
.L22:
	.mii
	nop 0
	shr.u r15 = r33, 16
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L351
.L23:
	.mii
	nop 0
	extr r15 = r89, 32, 16
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L352
.L24:
	.mii
	nop 0
	shr.u r15 = r33, 32
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L353
.L25:
	.mii
	nop 0
	shr r15 = r89, 48
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L354
.L26:
	.mii
	nop 0
	shr.u r15 = r33, 48
	;;
	xor r14 = r14, r15
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L355
.L27:
	.mii
	nop 0
	extr r14 = r89, 1, 15
	sxt2 r16 = r90
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
#APP
// 74 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r33=r89,1,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L356
.L28:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 17, 15
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L357
.L29:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 33, 15
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L358
.L30:
	.mii
	nop 0
	shr r15 = r90, 48
	shr r14 = r89, 49
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L359
.L31:
	.mii
	nop 0
	extr r14 = r89, 2, 14
	sxt2 r16 = r90
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
#APP
// 75 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r33=r89,2,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L360
.L32:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 18, 14
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L361
.L33:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 34, 14
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L362
.L34:
	.mii
	nop 0
	shr r15 = r90, 48
	shr r14 = r89, 50
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L363
.L35:
	.mii
	nop 0
	extr r14 = r89, 3, 13
	sxt2 r16 = r90
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
#APP
// 76 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r33=r89,3,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r15
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	adds r17 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L364
.L36:
	.mii
	nop 0
	extr r16 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 19, 13
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L365
.L37:
	.mii
	nop 0
	extr r17 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 35, 13
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L366
.L38:
	.mii
	nop 0
	shr r15 = r90, 48
	shr r14 = r89, 51
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L367
.L39:
	.mii
	and r15 = r34, r90
	and r14 = r34, r89
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
#APP
// 77 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2 r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L368
.L40:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r90, 16
	;;
	.mmi
	and r15 = r34, r15
	and r14 = r34, r14
	shr.u r16 = r33, 16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L369
.L41:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r90, 32
	;;
	.mmi
	and r15 = r34, r15
	and r14 = r34, r14
	shr.u r16 = r33, 32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L370
.L42:
	.mii
	nop 0
	shr.u r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	shr.u r16 = r33, 48
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	cmp.eq p6, p7 = r14, r16
	nop 0
	;;
	.mib
	(p6) mov r15 = r17
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mmi
	adds r15 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L371
.L43:
	.mii
	and r14 = r34, r89
	and r16 = r34, r90
	;;
	add r14 = r14, r16, 1
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	nop 0
	;;
#APP
// 78 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2.raz r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r15
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	adds r17 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L372
.L44:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r34, r14
	and r16 = r34, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	add r14 = r14, r16, 1
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L373
.L45:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r16 = r34, r16
	and r14 = r34, r14
	shr.u r15 = r33, 32
	;;
	.mmi
	add r14 = r14, r16, 1
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L374
.L46:
	.mii
	nop 0
	shr.u r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mmi
	add r14 = r14, r15, 1
	nop 0
	shr.u r15 = r33, 48
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L375
.L47:
	.mii
	and r15 = r34, r90
	and r14 = r34, r89
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
#APP
// 79 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub2 r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L376
.L48:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r90, 16
	;;
	.mmi
	and r15 = r34, r15
	and r14 = r34, r14
	shr.u r16 = r33, 16
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L377
.L49:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r90, 32
	;;
	.mmi
	and r15 = r34, r15
	and r14 = r34, r14
	shr.u r16 = r33, 32
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L378
.L50:
	.mii
	nop 0
	shr.u r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mmi
	sub r14 = r14, r15
	nop 0
	shr.u r16 = r33, 48
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L379
.L51:
	.mii
	and r15 = r32, r90
	and r14 = r32, r89
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
#APP
// 80 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg1 r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L380
.L52:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r15 = r90, 8
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 8
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L381
.L53:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r90, 16
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L382
.L54:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r15 = r90, 24
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 24
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L383
.L55:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r90, 32
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L384
.L56:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r15 = r90, 40
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 40
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L385
.L57:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r90, 48
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 48
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L386
.L58:
	.mii
	nop 0
	shr.u r15 = r90, 56
	shr.u r14 = r89, 56
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	shr.u r16 = r33, 56
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	cmp.eq p6, p7 = r14, r16
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L387
.L59:
	.mii
	and r15 = r32, r90
	and r14 = r32, r89
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
#APP
// 81 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub1 r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L388
.L60:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r15 = r90, 8
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 8
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L389
.L61:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r90, 16
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 16
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L390
.L62:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r15 = r90, 24
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 24
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L391
.L63:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r90, 32
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 32
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L392
.L64:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r15 = r90, 40
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 40
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L393
.L65:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r90, 48
	;;
	.mmi
	and r15 = r32, r15
	and r14 = r32, r14
	shr.u r16 = r33, 48
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L394
.L66:
	.mii
	nop 0
	shr.u r15 = r90, 56
	shr.u r14 = r89, 56
	;;
	.mmi
	sub r14 = r14, r15
	nop 0
	shr.u r16 = r33, 56
	;;
	.mii
	nop 0
	shr r15 = r14, 1
	and r14 = 1, r14
	;;
	.mmi
	or r14 = r14, r15
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r17
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	adds r15 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L395
.L67:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
#APP
// 82 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r33=r89,r90,0
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	xor r14 = r33, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L396
.L68:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	nop 0
	.mmi
	setf.sig f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L397
.L69:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L70
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L398
.L70:
	.mii
	nop 0
	shr r14 = r89, 48
	shr r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L399
.L71:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
#APP
// 83 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r33=r89,r90,7
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L400
.L72:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	nop 0
	.mmi
	setf.sig f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L401
.L73:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L402
.L74:
	.mii
	nop 0
	shr r14 = r89, 48
	shr r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L403
.L75:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
#APP
// 84 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r33=r89,r90,15
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 15
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L404
.L76:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	nop 0
	.mmi
	setf.sig f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L405
.L77:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L406
.L78:
	.mii
	nop 0
	shr r14 = r89, 48
	shr r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L407
.L79:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
#APP
// 85 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r33=r89,r90,16
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L408
.L80:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	nop 0
	.mmi
	setf.sig f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L409
.L81:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L410
.L82:
	.mii
	nop 0
	shr r14 = r89, 48
	shr r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L411
.L83:
	.mmi
	and r14 = r34, r89
	nop 0
	and r16 = r34, r90
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	nop 0
	;;
#APP
// 86 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r33=r89,r90,7
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mmi
	adds r18 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L412
.L84:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r34, r14
	and r16 = r34, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L413
.L85:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r16 = r34, r16
	and r14 = r34, r14
	shr.u r15 = r33, 32
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L414
.L86:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 7
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L87
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L415
.L87:
	.mmi
	and r16 = r34, r90
	nop 0
	and r14 = r34, r89
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
#APP
// 87 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r33=r89,r90,16
// 0 "" 2
#NO_APP
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L416
.L88:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r90, 16
	;;
	.mmi
	and r14 = r34, r14
	nop 0
	and r15 = r34, r15
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	xor r14 = r14, r33
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 16
	;;
	and r14 = r34, r14
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L417
.L89:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r16 = r34, r16
	and r14 = r34, r14
	shr.u r15 = r33, 32
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L418
.L90:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r90, 48
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr.u r15 = r33, 48
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 16
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L419
.L91:
	.mii
	nop 0
	sxt1 r16 = r90
	sxt1 r14 = r89
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = 127, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 127, r0
	;;
	cmp.le p6, p7 = r43, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = -128, r0
	nop 0
	;;
#APP
// 92 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.sss r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L420
.L92:
	.mii
	nop 0
	extr r17 = r90, 8, 8
	shr.u r15 = r33, 8
	;;
	.mii
	nop 0
	extr r14 = r89, 8, 8
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L421
.L93:
	.mii
	nop 0
	extr r16 = r90, 16, 8
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 8
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L422
.L94:
	.mii
	nop 0
	extr r17 = r90, 24, 8
	shr.u r15 = r33, 24
	;;
	.mii
	nop 0
	extr r14 = r89, 24, 8
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L423
.L95:
	.mii
	nop 0
	extr r16 = r90, 32, 8
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 8
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L424
.L96:
	.mii
	nop 0
	extr r17 = r90, 40, 8
	shr.u r15 = r33, 40
	;;
	.mii
	nop 0
	extr r14 = r89, 40, 8
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L425
.L97:
	.mii
	nop 0
	extr r16 = r90, 48, 8
	shr.u r15 = r33, 48
	;;
	.mii
	nop 0
	extr r14 = r89, 48, 8
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L426
.L98:
	.mii
	nop 0
	shr r15 = r90, 56
	shr r14 = r89, 56
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = 127, r14
	;;
	.mmi
	(p6) addl r14 = 127, r0
	;;
	cmp.le p6, p7 = r43, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = -128, r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L99
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L427
.L99:
	.mii
	and r14 = r32, r89
	and r16 = r32, r90
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r32, r14
	;;
	(p6) mov r14 = r32
	nop 0
	;;
#APP
// 93 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uuu r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	adds r18 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L428
.L100:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r16 = r90, 8
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 8
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L429
.L101:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L430
.L102:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r16 = r90, 24
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 24
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L431
.L103:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 32
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L432
.L104:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r16 = r90, 40
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 40
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L433
.L105:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r16 = r90, 48
	;;
	.mmi
	and r16 = r32, r16
	and r14 = r32, r14
	shr.u r15 = r33, 48
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L434
.L106:
	.mii
	nop 0
	shr.u r15 = r90, 56
	shr.u r14 = r89, 56
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = r32, r14
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L435
.L107:
	.mii
	nop 0
	sxt1 r16 = r90
	and r14 = r32, r89
	;;
	.mii
	add r14 = r14, r16
	nop 0
	;;
	cmp.le p6, p7 = r32, r14
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 94 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uus r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L436
.L108:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r15 = r33, 8
	;;
	.mii
	nop 0
	extr r17 = r90, 8, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L437
.L109:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r16 = r90, 16, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L438
.L110:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r15 = r33, 24
	;;
	.mii
	nop 0
	extr r17 = r90, 24, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L439
.L111:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r16 = r90, 32, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L440
.L112:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r15 = r33, 40
	;;
	.mii
	nop 0
	extr r17 = r90, 40, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L441
.L113:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r33, 48
	;;
	.mii
	nop 0
	extr r16 = r90, 48, 8
	and r14 = r32, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L442
.L114:
	.mii
	nop 0
	shr.u r15 = r89, 56
	shr r14 = r90, 56
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = r32, r14
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L443
.L115:
	.mii
	nop 0
	sxt1 r16 = r90
	sxt1 r14 = r89
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = 127, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 127, r0
	;;
	cmp.le p6, p7 = r43, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = -128, r0
	nop 0
	;;
#APP
// 95 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.sss r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L444
.L116:
	.mii
	nop 0
	extr r17 = r90, 8, 8
	shr.u r15 = r33, 8
	;;
	.mii
	nop 0
	extr r14 = r89, 8, 8
	;;
	sub r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L445
.L117:
	.mii
	nop 0
	extr r16 = r90, 16, 8
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 8
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L446
.L118:
	.mii
	nop 0
	extr r17 = r90, 24, 8
	shr.u r15 = r33, 24
	;;
	.mii
	nop 0
	extr r14 = r89, 24, 8
	;;
	sub r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L447
.L119:
	.mii
	nop 0
	extr r16 = r90, 32, 8
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 8
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L120
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L448
.L120:
	.mii
	nop 0
	extr r17 = r90, 40, 8
	shr.u r15 = r33, 40
	;;
	.mii
	nop 0
	extr r14 = r89, 40, 8
	;;
	sub r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L121
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L449
.L121:
	.mii
	nop 0
	extr r16 = r90, 48, 8
	shr.u r15 = r33, 48
	;;
	.mii
	nop 0
	extr r14 = r89, 48, 8
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = 127, r14
	;;
	(p6) addl r14 = 127, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r43, r14
	;;
	(p7) addl r14 = -128, r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L450
.L122:
	.mii
	nop 0
	shr r15 = r90, 56
	shr r14 = r89, 56
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = 127, r14
	;;
	.mmi
	(p6) addl r14 = 127, r0
	;;
	cmp.le p6, p7 = r43, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = -128, r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L123
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L451
.L123:
	.mii
	and r14 = r32, r89
	and r16 = r32, r90
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 96 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uuu r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	adds r18 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L452
.L124:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r16 = r90, 8
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 8
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L125
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L453
.L125:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L454
.L126:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r16 = r90, 24
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 24
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L455
.L127:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 32
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r17
	nop 0
	(p6) br.cond.dpnt .L128
	;;
	.mmi
	adds r18 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L456
.L128:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r16 = r90, 40
	;;
	.mmi
	and r14 = r32, r14
	and r16 = r32, r16
	shr.u r15 = r33, 40
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L457
.L129:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r16 = r90, 48
	;;
	.mmi
	and r16 = r32, r16
	and r14 = r32, r14
	shr.u r15 = r33, 48
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L130
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L458
.L130:
	.mii
	nop 0
	shr.u r15 = r90, 56
	shr.u r14 = r89, 56
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = r0, r14
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L459
.L131:
	.mii
	nop 0
	sxt1 r16 = r90
	and r14 = r32, r89
	;;
	.mii
	sub r14 = r14, r16
	nop 0
	;;
	cmp.le p6, p7 = r32, r14
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 97 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uus r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L460
.L132:
	.mii
	nop 0
	shr.u r14 = r89, 8
	shr.u r15 = r33, 8
	;;
	.mii
	nop 0
	extr r17 = r90, 8, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L461
.L133:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r16 = r90, 16, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L462
.L134:
	.mii
	nop 0
	shr.u r14 = r89, 24
	shr.u r15 = r33, 24
	;;
	.mii
	nop 0
	extr r17 = r90, 24, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L135
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L463
.L135:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r16 = r90, 32, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L136
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L464
.L136:
	.mii
	nop 0
	shr.u r14 = r89, 40
	shr.u r15 = r33, 40
	;;
	.mii
	nop 0
	extr r17 = r90, 40, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L465
.L137:
	.mii
	nop 0
	shr.u r14 = r89, 48
	shr.u r15 = r33, 48
	;;
	.mii
	nop 0
	extr r16 = r90, 48, 8
	and r14 = r32, r14
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r32, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L466
.L138:
	.mii
	nop 0
	shr r15 = r90, 56
	shr.u r14 = r89, 56
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 56
	;;
	cmp.le p6, p7 = r32, r14
	;;
	.mmi
	(p6) mov r14 = r32
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L467
.L139:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
#APP
// 98 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.sss r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L468
.L140:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L469
.L141:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L470
.L142:
	.mii
	nop 0
	shr r15 = r90, 48
	shr r14 = r89, 48
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L471
.L143:
	.mii
	and r14 = r34, r89
	and r16 = r34, r90
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r34, r14
	;;
	(p6) mov r14 = r34
	nop 0
	;;
#APP
// 99 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uuu r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L144
	;;
	.mmi
	adds r18 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L472
.L144:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r34, r14
	and r16 = r34, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L473
.L145:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r16 = r34, r16
	and r14 = r34, r14
	shr.u r15 = r33, 32
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L146
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L474
.L146:
	.mii
	nop 0
	shr.u r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r34, r14
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L147
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L475
.L147:
	.mii
	nop 0
	sxt2 r16 = r90
	and r14 = r34, r89
	;;
	.mii
	add r14 = r14, r16
	nop 0
	;;
	cmp.le p6, p7 = r34, r14
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 100 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uus r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L476
.L148:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r17 = r90, 16, 16
	and r14 = r34, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L149
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L477
.L149:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r16 = r90, 32, 16
	and r14 = r34, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L478
.L150:
	.mii
	nop 0
	shr.u r15 = r89, 48
	shr r14 = r90, 48
	;;
	.mii
	add r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r34, r14
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L151
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L479
.L151:
	.mii
	nop 0
	sxt2 r16 = r90
	sxt2 r14 = r89
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
#APP
// 101 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.sss r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L152
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L480
.L152:
	.mii
	nop 0
	extr r17 = r90, 16, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r14 = r89, 16, 16
	;;
	sub r14 = r14, r17
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L153
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L481
.L153:
	.mii
	nop 0
	extr r16 = r90, 32, 16
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r14 = r89, 32, 16
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L154
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L482
.L154:
	.mii
	nop 0
	shr r15 = r90, 48
	shr r14 = r89, 48
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L483
.L155:
	.mii
	and r14 = r34, r89
	and r16 = r34, r90
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 102 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uuu r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r15
	nop 0
	(p6) br.cond.dpnt .L156
	;;
	.mmi
	adds r18 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L484
.L156:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r16 = r90, 16
	;;
	.mmi
	and r14 = r34, r14
	and r16 = r34, r16
	shr.u r15 = r33, 16
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mmi
	adds r17 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L485
.L157:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r16 = r90, 32
	;;
	.mmi
	and r16 = r34, r16
	and r14 = r34, r14
	shr.u r15 = r33, 32
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L486
.L158:
	.mii
	nop 0
	shr.u r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r0, r14
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L487
.L159:
	.mii
	nop 0
	sxt2 r16 = r90
	and r14 = r34, r89
	;;
	.mii
	sub r14 = r14, r16
	nop 0
	;;
	cmp.le p6, p7 = r34, r14
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
#APP
// 103 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uus r33=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mmi
	xor r14 = r33, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L160
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L488
.L160:
	.mii
	nop 0
	shr.u r14 = r89, 16
	shr.u r15 = r33, 16
	;;
	.mii
	nop 0
	extr r17 = r90, 16, 16
	and r14 = r34, r14
	;;
	.mmi
	sub r14 = r14, r17
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r16
	nop 0
	(p6) br.cond.dpnt .L161
	;;
	.mmi
	adds r17 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r17
	nop 0
	(p7) br.cond.dpnt .L489
.L161:
	.mii
	nop 0
	shr.u r14 = r89, 32
	shr.u r15 = r33, 32
	;;
	.mii
	nop 0
	extr r16 = r90, 32, 16
	and r14 = r34, r14
	;;
	.mmi
	sub r14 = r14, r16
	;;
	cmp.le p6, p7 = r34, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r17
	nop 0
	(p6) br.cond.dpnt .L162
	;;
	.mmi
	adds r16 = 1, r17
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L490
.L162:
	.mii
	nop 0
	shr r15 = r90, 48
	shr.u r14 = r89, 48
	;;
	.mii
	sub r14 = r14, r15
	shr.u r15 = r33, 48
	;;
	cmp.le p6, p7 = r34, r14
	;;
	.mmi
	(p6) mov r14 = r34
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	adds r15 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p7) br.cond.dpnt .L491
.L163:
	.mmi
	mov r17 = r89
	mov r39 = r0
	mov ar.lc = 7
	;;
#APP
// 56 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.sss r81=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 57 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.uss r80=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack4.sss r82=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L164:
	.mib
	nop 0
	dep.z r33 = r39, 4, 2
	nop 0
	.mmi
	shladd r38 = r39, 3, r0
	adds r16 = 1, r15
	cmp4.ne p8, p9 = 0, r15
	;;
	.mii
	nop 0
	shr.u r33 = r89, r33
	addp4 r38 = r38, r0
	;;
	.mii
	nop 0
	sxt2 r33 = r33
	nop 0
	;;
	.mii
	cmp.le p6, p7 = 127, r33
	shr.u r18 = r81, r38
	;;
	(p7) mov r14 = r33
	;;
	.mmi
	(p6) addl r14 = 127, r0
	;;
	cmp.le p6, p7 = r43, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = -128, r0
	;;
	xor r14 = r18, r14
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L166
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p9) br.cond.dpnt .L492
.L166:
	.mmi
	cmp.le p6, p7 = r32, r33
	nop 0
	shr.u r38 = r80, r38
	.mii
	adds r15 = 1, r16
	cmp4.ne p8, p9 = 0, r16
	;;
	(p6) mov r33 = r32
	;;
	.mmi
	cmp.le p6, p7 = r0, r33
	;;
	(p7) mov r33 = r0
	nop 0
	;;
	.mmi
	xor r33 = r38, r33
	;;
	and r33 = r32, r33
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p6) mov r15 = r16
	nop 0
	(p6) br.cond.dpnt .L167
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p9) br.cond.dpnt .L493
.L167:
	.mib
	nop 0
	adds r39 = 1, r39
	br.cloop.sptk.few .L168
.L498:
	.mii
	nop 0
	sxt4 r14 = r17
	;;
	cmp.le p6, p7 = r37, r14
	;;
	.mmi
	(p6) mov r14 = r37
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	xor r14 = r82, r14
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r15
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L494
.L169:
	.mii
	nop 0
	shr r14 = r17, 32
	shr.u r15 = r82, 16
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r16
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mmi
	adds r18 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r18
	nop 0
	(p7) br.cond.dpnt .L495
.L170:
	.mii
	nop 0
	sxt4 r14 = r90
	shr.u r15 = r82, 32
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r16 = r18
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mmi
	adds r16 = 1, r18
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mib
	st4 [r35] = r16
	nop 0
	(p7) br.cond.dpnt .L496
.L171:
	.mii
	nop 0
	shr r14 = r90, 32
	shr.u r15 = r82, 48
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r36, r14
	;;
	(p7) mov r14 = r36
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r88 = r16
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mmi
	adds r88 = 1, r16
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	st4 [r35] = r88
	nop 0
	(p7) br.cond.dpnt .L497
.L172:
	.mmi
	nop 0
	adds r44 = 1, r44
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r56, r44
	(p6) br.cond.dptk .L173
.L499:
	.mlx
	nop 0
	movl r87 = @gprel(.LC34)
	;;
	.mib
	add r87 = r1, r87
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r85
	mov b0 = r83
	;;
	.mii
	nop 0
	mov ar.pfs = r84
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r86
	br.ret.sptk.many b0
.L168:
	.mmi
	cmp4.ge p6, p7 = 3, r39
	;;
	(p6) mov r89 = r17
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r89 = r90
	br .L164
	;;
.L492:
	.mmi
	mov r89 = r17
	mov r91 = r81
	nop 0
	.mmb
	mov r88 = r46
	mov r87 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld4 r16 = [r35]
	ld8 r17 = [r41]
	nop 0
	;;
	.mib
	ld8 r90 = [r40]
	nop 0
	br .L166
.L493:
	.mmi
	mov r89 = r17
	mov r88 = r47
	mov r91 = r80
	.mmb
	mov r87 = r42
	adds r39 = 1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r90 = [r40]
	ld4 r15 = [r35]
	nop 0
	;;
	.mib
	ld8 r17 = [r41]
	nop 0
	br.cloop.sptk.few .L168
	.mib
	nop 0
	nop 0
	br .L498
.L332:
	.mii
	nop 0
	sxt2 r15 = r90
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L4
.L348:
	.mii
	nop 0
	sxt2 r15 = r90
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L20
.L350:
	.mii
	nop 0
	extr r15 = r90, 16, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L22
.L352:
	.mii
	nop 0
	extr r15 = r90, 32, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L24
.L354:
	.mii
	nop 0
	shr r15 = r90, 48
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L26
.L340:
	.mii
	nop 0
	sxt2 r15 = r90
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L12
.L342:
	.mii
	nop 0
	extr r15 = r90, 16, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L14
.L344:
	.mii
	nop 0
	extr r15 = r90, 32, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L16
.L346:
	.mii
	nop 0
	shr r15 = r90, 48
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L18
.L336:
	.mii
	nop 0
	extr r15 = r90, 32, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L8
.L338:
	.mii
	nop 0
	shr r15 = r90, 48
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L10
.L334:
	.mii
	nop 0
	extr r15 = r90, 16, 16
	;;
	add r14 = r15, r14
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	br .L6
.L335:
	.mmi
	mov r88 = r77
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 32, 16
	.mmi
	ld4 r17 = [r35]
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L336
.L337:
	.mmi
	mov r88 = r77
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	shr r15 = r89, 48
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L338
.L339:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r77
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	sxt2 r15 = r89
	.mmi
	ld4 r17 = [r35]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
#APP
// 72 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r33=r89,2,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L340
.L333:
	.mmi
	mov r88 = r77
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 16, 16
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L334
.L345:
	.mmi
	mov r88 = r76
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	shr r15 = r89, 48
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L346
.L347:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r76
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	sxt2 r15 = r89
	.mmi
	ld4 r17 = [r35]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	(p7) mov r14 = r36
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
#APP
// 73 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r33=r89,3,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L348
.L341:
	.mmi
	mov r88 = r76
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 16, 16
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L342
.L343:
	.mmi
	mov r88 = r76
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 32, 16
	.mmi
	ld4 r17 = [r35]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L344
.L353:
	.mmi
	mov r88 = r74
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	shr r15 = r89, 48
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L354
.L355:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r74
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L27
.L349:
	.mmi
	mov r88 = r74
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 16, 16
	.mmi
	ld4 r16 = [r35]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L350
.L351:
	.mmi
	mov r88 = r74
	nop 0
	mov r91 = r33
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r41]
	mov r1 = r85
	.mii
	ld8 r90 = [r40]
	nop 0
	;;
	extr r15 = r89, 32, 16
	.mmi
	ld4 r17 = [r35]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r15
	;;
	(p6) mov r14 = r37
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L352
.L494:
	.mmi
	mov r89 = r17
	mov r91 = r82
	nop 0
	.mmb
	mov r88 = r78
	mov r87 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r90 = [r40]
	ld4 r16 = [r35]
	nop 0
	;;
	.mib
	ld8 r17 = [r41]
	nop 0
	br .L169
	;;
.L495:
	.mmi
	mov r91 = r82
	mov r89 = r17
	nop 0
	.mmb
	mov r88 = r78
	mov r87 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld8 r90 = [r40]
	ld4 r18 = [r35]
	br .L170
.L496:
	.mmi
	mov r91 = r82
	ld8 r89 = [r41]
	nop 0
	.mmb
	mov r88 = r78
	mov r87 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld8 r90 = [r40]
	ld4 r16 = [r35]
	br .L171
.L497:
	.mmi
	mov r88 = r78
	adds r44 = 1, r44
	mov r91 = r82
	.mmb
	ld8 r89 = [r41]
	mov r87 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld4 r88 = [r35]
	cmp4.ne p6, p7 = r56, r44
	(p6) br.cond.dptk .L173
	.mib
	nop 0
	nop 0
	br .L499
	;;
.L356:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r72
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L28
.L357:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r72
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L29
.L358:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r72
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L30
.L359:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r72
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L31
.L360:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r70
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L32
.L361:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r70
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L33
.L362:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r70
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L34
.L363:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r70
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L35
.L460:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L132
.L461:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L133
.L462:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L134
.L463:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L135
.L464:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L136
.L465:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L137
.L466:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L138
.L467:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r55
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L139
.L468:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r65
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L140
.L469:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r65
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L141
.L470:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r65
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L142
.L471:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r65
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L143
.L472:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r67
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L144
.L473:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r67
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L145
.L474:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r67
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L146
.L475:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r67
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L147
.L476:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r69
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L148
.L477:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r69
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L149
.L478:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r69
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L150
.L479:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r69
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L151
.L480:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r71
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L152
.L481:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r71
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L153
.L482:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r71
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L154
.L483:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r71
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L155
.L484:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r73
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L156
.L485:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r73
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L157
.L486:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r73
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L158
.L487:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r73
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L159
.L488:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r75
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L160
.L489:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r75
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L161
.L490:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r75
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L162
.L491:
	.mmi
	mov r91 = r33
	mov r88 = r75
	nop 0
	.mmb
	mov r87 = r42
	mov r39 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r89 = [r41]
	mov r1 = r85
	mov ar.lc = 7
	.mmi
	ld8 r90 = [r40]
	;;
	ld4 r15 = [r35]
	mov r17 = r89
	;;
#APP
// 56 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.sss r81=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 57 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.uss r80=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack4.sss r82=r89,r90
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br .L164
.L364:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r68
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L36
.L365:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r68
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L37
.L366:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r68
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L38
.L367:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r68
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L39
.L368:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r66
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L40
.L369:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r66
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L41
.L370:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r66
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L42
.L371:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r66
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L43
.L372:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r64
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L44
.L373:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r64
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L45
.L374:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r64
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L46
.L375:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r64
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L47
.L376:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r63
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L48
.L377:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r63
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L49
.L378:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r63
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L50
.L379:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r63
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L51
.L380:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L52
.L381:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L53
.L382:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L54
.L383:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L55
.L384:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L56
.L385:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L57
.L386:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L58
.L387:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r53
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L59
.L388:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L60
.L389:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L61
.L390:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L62
.L391:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L63
.L392:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L64
.L393:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L65
.L394:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L66
.L395:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r51
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L67
.L396:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r62
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L68
.L397:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r62
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L69
.L398:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r62
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L70
.L399:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r62
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L71
.L400:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r61
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L72
.L401:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r61
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L73
.L402:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r61
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L74
.L403:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r61
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L75
.L404:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r60
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L76
.L405:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r60
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L77
.L406:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r60
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L78
.L407:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r60
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L79
.L408:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r59
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L80
.L409:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r59
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L81
.L410:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r59
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L82
.L411:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r59
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L83
.L412:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r58
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L84
.L413:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r58
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L85
.L414:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r58
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L86
.L415:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r58
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L87
.L416:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r57
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L88
.L417:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r57
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L89
.L418:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r57
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L90
.L419:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r57
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L91
.L420:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L92
.L421:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L93
.L422:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L94
.L423:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L95
.L424:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L96
.L425:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L97
.L426:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L98
.L427:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r48
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L99
.L428:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L100
.L429:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L101
.L430:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L102
.L431:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L103
.L432:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L104
.L433:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L105
.L434:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L106
.L435:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r49
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L107
.L436:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L108
.L437:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L109
.L438:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L110
.L439:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L111
.L440:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L112
.L441:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L113
.L442:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L114
.L443:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r50
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L115
.L444:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L116
.L445:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L117
.L446:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L118
.L447:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L119
.L448:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L120
.L449:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L121
.L450:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L122
.L451:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r52
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L123
.L452:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L124
.L453:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L125
.L454:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L126
.L455:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L127
.L456:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r18 = [r35]
	nop 0
	br .L128
.L457:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r17 = [r35]
	nop 0
	br .L129
.L458:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r16 = [r35]
	nop 0
	br .L130
.L459:
	.mmi
	mov r91 = r33
	nop 0
	mov r88 = r54
	.mmb
	mov r87 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmi
	ld8 r89 = [r41]
	ld8 r90 = [r40]
	nop 0
	;;
	.mib
	ld4 r15 = [r35]
	nop 0
	br .L131
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	x.0#, @object
	.size	x.0#, 8
x.0:
	data8	88172645463325252
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.align 8
	.type	b#, @object
	.size	b#, 8
b:
	.skip	8
	.align 8
	.type	a#, @object
	.size	a#, 8
a:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
