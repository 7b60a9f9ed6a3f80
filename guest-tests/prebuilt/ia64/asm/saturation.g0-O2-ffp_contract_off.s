// 9aefb5cc510e84c9b101b86b3a3b6468
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
	movl r79 = @gprel(.LC33)
	.mlx
	nop 0
	movl r78 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC32)
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC31)
	.mlx
	nop 0
	movl r77 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r76 = @gprel(.LC30)
	.mlx
	nop 0
	movl r75 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC29)
	.mlx
	nop 0
	movl r73 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r72 = @gprel(.LC28)
	.mlx
	nop 0
	movl r71 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC27)
	.mlx
	nop 0
	movl r69 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC26)
	.mlx
	nop 0
	movl r67 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC25)
	.mlx
	nop 0
	movl r65 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC24)
	.mlx
	nop 0
	movl r64 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	nop 0
	movl r51 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	.mlx
	nop 0
	movl r49 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mlx
	nop 0
	movl r63 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC20)
	.mlx
	nop 0
	movl r62 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mlx
	mov r85 = r1
	movl r61 = @gprel(.LC15)
	;;
	.mlx
	addl r35 = @gprel(wrong#), gp
	movl r60 = @gprel(.LC16)
	.mlx
	add r87 = r1, r87
	movl r59 = @gprel(.LC17)
	;;
	.mlx
	addl r45 = @gprel(x.0#), gp
	movl r58 = @gprel(.LC18)
	.mlx
	addl r41 = @gprel(a#), gp
	movl r14 = -9223301322895228793
	;;
	.mmi
	addl r40 = @gprel(b#), gp
	add r79 = r1, r79
	.save rp, r83
	mov r83 = b0
	.body
	.mmi
	add r78 = r1, r78
	add r55 = r1, r55
	add r42 = r1, r42
	;;
	.mmi
	add r54 = r1, r54
	add r77 = r1, r77
	add r76 = r1, r76
	.mmi
	add r75 = r1, r75
	add r74 = r1, r74
	add r73 = r1, r73
	;;
	.mmi
	add r72 = r1, r72
	add r71 = r1, r71
	add r70 = r1, r70
	.mmi
	add r69 = r1, r69
	add r68 = r1, r68
	add r67 = r1, r67
	;;
	.mmi
	add r66 = r1, r66
	add r65 = r1, r65
	add r53 = r1, r53
	.mmi
	add r64 = r1, r64
	add r52 = r1, r52
	add r51 = r1, r51
	;;
	.mmi
	add r50 = r1, r50
	add r49 = r1, r49
	add r48 = r1, r48
	.mmi
	add r63 = r1, r63
	add r47 = r1, r47
	add r62 = r1, r62
	;;
	.mmi
	add r46 = r1, r46
	add r61 = r1, r61
	add r60 = r1, r60
	.mmi
	add r59 = r1, r59
	add r58 = r1, r58
	mov r44 = r0
	;;
	.mlx
	addl r38 = 32767, r0
	movl r88 = 8070272823668860809
	.mmi
	addl r57 = 20000, r0
	addl r37 = -32768, r0
	addl r34 = 65535, r0
	;;
	.mlx
	addl r43 = -128, r0
	movl r56 = -9223091113781395328
	.mmi
	nop 0
	addl r33 = 255, r0
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
.L74:
	.mii
	ld8 r14 = [r45]
	tbit.z p6, p7 = r44, 0
	mov r32 = r0
	;;
	.mii
	nop 0
	mov ar.lc = 3
	shl r15 = r14, 13
	;;
	.mmi
	nop 0
	xor r15 = r14, r15
	nop 0
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
	shl r14 = r89, 13
	xor r90 = r56, r89
	.mmb
	st8 [r45] = r89
	st8 [r41] = r89
	nop 0
	;;
	.mmi
	nop 0
	(p7) xor r14 = r89, r14
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r14, 7
	;;
	(p7) xor r14 = r14, r15
	;;
	.mii
	nop 0
	(p7) shl r90 = r14, 17
	;;
	(p7) xor r90 = r14, r90
	;;
	.mmi
	(p7) st8 [r45] = r90
	st8 [r40] = r90
	nop 0
	;;
#APP
// 71 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r36=r89,1,r90
// 0 "" 2
#NO_APP
.L6:
	.mmi
	addp4 r17 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r15 = r89, r17
	shr.u r16 = r36, r17
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	cmp.le p6, p7 = r38, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L231
.L4:
	.pred.rel.mutex p8, p9
	.mmi
	xor r14 = r14, r16
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L232
.L5:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L6
	;;
.L266:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 72 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r36=r89,2,r90
// 0 "" 2
#NO_APP
.L9:
	.mmi
	addp4 r17 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r15 = r89, r17
	shr.u r16 = r36, r17
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp.le p6, p7 = r38, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L233
.L7:
	.pred.rel.mutex p8, p9
	.mmi
	xor r14 = r14, r16
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L234
.L8:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L9
	;;
.L267:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 73 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r36=r89,3,r90
// 0 "" 2
#NO_APP
.L12:
	.mmi
	addp4 r17 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r15 = r89, r17
	shr.u r16 = r36, r17
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	cmp.le p6, p7 = r38, r15
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L235
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	xor r14 = r14, r16
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L236
.L11:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L12
	;;
.L268:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 74 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r36=r89,1,r90
// 0 "" 2
#NO_APP
.L14:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r16 = r16
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 15
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L237
.L13:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L14
	;;
.L269:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 75 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r36=r89,2,r90
// 0 "" 2
#NO_APP
.L16:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r16 = r16
	;;
	.mii
	nop 0
	extr r14 = r14, 2, 14
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L238
.L15:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L16
	;;
.L270:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 76 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r36=r89,3,r90
// 0 "" 2
#NO_APP
.L18:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r16 = r16
	;;
	.mii
	nop 0
	extr r14 = r14, 3, 13
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L239
.L17:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L18
	;;
.L271:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 77 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2 r36=r89,r90
// 0 "" 2
#NO_APP
.L20:
	.mmi
	addp4 r15 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r17 = r90, r15
	;;
	.mii
	nop 0
	shr.u r16 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r34, r14
	and r17 = r34, r17
	;;
	add r14 = r14, r17
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
	nop 0
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L240
.L19:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L20
	;;
.L272:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 78 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2.raz r36=r89,r90
// 0 "" 2
#NO_APP
.L22:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r34, r14
	and r16 = r34, r16
	;;
	add r14 = r14, r16, 1
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	;;
	xor r14 = r15, r14
	;;
	.mmi
	nop 0
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L241
.L21:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L22
	;;
.L273:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 79 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub2 r36=r89,r90
// 0 "" 2
#NO_APP
.L24:
	.mmi
	addp4 r15 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r17 = r90, r15
	;;
	.mii
	nop 0
	shr.u r16 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r34, r14
	and r17 = r34, r17
	;;
	sub r14 = r14, r17
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
	nop 0
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L242
.L23:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L24
	;;
.L274:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 80 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg1 r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L26:
	.mmi
	addp4 r15 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r17 = r90, r15
	;;
	.mii
	nop 0
	shr.u r16 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r33, r14
	and r17 = r33, r17
	;;
	add r14 = r14, r17
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
	nop 0
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L243
.L25:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L26
	;;
.L275:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 81 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub1 r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L28:
	.mmi
	addp4 r15 = r32, r0
	adds r18 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r17 = r90, r15
	;;
	.mii
	nop 0
	shr.u r16 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r33, r14
	and r17 = r33, r17
	;;
	sub r14 = r14, r17
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
	nop 0
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	mov r88 = r18
	nop 0
	.mmb
	st4 [r35] = r18
	nop 0
	(p9) br.cond.dpnt .L244
.L27:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L28
	;;
.L276:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 82 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r36=r89,r90,0
// 0 "" 2
#NO_APP
.L30:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	sxt2 r16 = r16
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
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L245
.L29:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L30
	;;
.L277:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 83 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r36=r89,r90,7
// 0 "" 2
#NO_APP
.L32:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	sxt2 r16 = r16
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
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L246
.L31:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L32
	;;
.L278:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 84 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r36=r89,r90,15
// 0 "" 2
#NO_APP
.L34:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	sxt2 r16 = r16
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
	shr r14 = r14, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L247
.L33:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L34
	;;
.L279:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 85 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r36=r89,r90,16
// 0 "" 2
#NO_APP
.L36:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	sxt2 r16 = r16
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
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L248
.L35:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L36
	;;
.L280:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 86 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r36=r89,r90,7
// 0 "" 2
#NO_APP
.L38:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	nop 0
	and r16 = r34, r16
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
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L249
.L37:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L38
	;;
.L281:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 87 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r36=r89,r90,16
// 0 "" 2
#NO_APP
.L40:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mmi
	and r14 = r34, r14
	nop 0
	and r16 = r34, r16
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
	shr r14 = r14, 16
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L250
.L39:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L40
	;;
.L282:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 92 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.sss r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L42:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt1 r14 = r14
	.mii
	nop 0
	sxt1 r16 = r16
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
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L251
.L41:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L42
	;;
.L283:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 93 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uuu r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L44:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r33, r14
	and r16 = r33, r16
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r33, r14
	;;
	(p6) mov r14 = r33
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L252
.L43:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L44
	;;
.L284:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 94 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uus r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L46:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt1 r16 = r16
	;;
	.mmi
	and r14 = r33, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r33, r14
	;;
	(p6) mov r14 = r33
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L253
.L45:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L46
	;;
.L285:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 95 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.sss r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L48:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt1 r14 = r14
	.mii
	nop 0
	sxt1 r16 = r16
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
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L254
.L47:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L48
	;;
.L286:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 96 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uuu r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L50:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r33, r14
	and r16 = r33, r16
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L255
.L49:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L50
	;;
.L287:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 97 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uus r36=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L52:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt1 r16 = r16
	;;
	.mmi
	and r14 = r33, r14
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r33, r14
	;;
	(p6) mov r14 = r33
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L256
.L51:
	.mib
	nop 0
	adds r32 = 8, r32
	br.cloop.sptk.few .L52
	;;
.L288:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 98 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.sss r36=r89,r90
// 0 "" 2
#NO_APP
.L54:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r14 = r14
	.mii
	nop 0
	sxt2 r16 = r16
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L257
.L53:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L54
	;;
.L289:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 99 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uuu r36=r89,r90
// 0 "" 2
#NO_APP
.L56:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r34, r14
	and r16 = r34, r16
	;;
	add r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r34, r14
	;;
	(p6) mov r14 = r34
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L258
.L55:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L56
	;;
.L290:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 100 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uus r36=r89,r90
// 0 "" 2
#NO_APP
.L58:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r16 = r16
	;;
	.mmi
	and r14 = r34, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r34, r14
	;;
	(p6) mov r14 = r34
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L259
.L57:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L58
	;;
.L291:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 101 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.sss r36=r89,r90
// 0 "" 2
#NO_APP
.L60:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r14 = r14
	.mii
	nop 0
	sxt2 r16 = r16
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L260
.L59:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L60
	;;
.L292:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 102 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uuu r36=r89,r90
// 0 "" 2
#NO_APP
.L62:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	nop 0
	;;
	.mii
	and r14 = r34, r14
	and r16 = r34, r16
	;;
	sub r14 = r14, r16
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L261
.L61:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L62
	;;
.L293:
	.mmi
	mov r32 = r0
	nop 0
	mov ar.lc = 3
	;;
#APP
// 103 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uus r36=r89,r90
// 0 "" 2
#NO_APP
.L64:
	.mmi
	addp4 r15 = r32, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mii
	nop 0
	shr.u r14 = r89, r15
	shr.u r16 = r90, r15
	;;
	.mii
	nop 0
	shr.u r15 = r36, r15
	;;
	sxt2 r16 = r16
	;;
	.mmi
	and r14 = r34, r14
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r34, r14
	;;
	(p6) mov r14 = r34
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r0, r14
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L262
.L63:
	.mib
	nop 0
	adds r32 = 16, r32
	br.cloop.sptk.few .L64
	;;
.L294:
	.mmi
	mov r80 = r0
	nop 0
	mov ar.lc = 7
	;;
#APP
// 56 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.sss r82=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 57 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.uss r81=r89,r90
// 0 "" 2
#NO_APP
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack4.sss r32=r89,r90
// 0 "" 2
	.align 32
#NO_APP
.L69:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 3, r80
	dep.z r14 = r80, 4, 2
	.mmi
	shladd r39 = r80, 3, r0
	adds r15 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mmi
	(p7) ld8 r36 = [r41]
	nop 0
	addp4 r39 = r39, r0
	;;
	.mii
	(p6) ld8 r36 = [r40]
	nop 0
	;;
	shr.u r36 = r36, r14
	.mii
	nop 0
	shr.u r16 = r82, r39
	;;
	sxt2 r36 = r36
	;;
	.mmi
	cmp.le p6, p7 = 127, r36
	;;
	(p7) mov r14 = r36
	nop 0
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
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	and r14 = r33, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r15 = r88
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	st4 [r35] = r15
	nop 0
	(p9) br.cond.dpnt .L263
.L67:
	.mmi
	cmp.le p6, p7 = r33, r36
	nop 0
	shr.u r39 = r81, r39
	.mii
	adds r88 = 1, r15
	cmp4.ne p8, p9 = 0, r15
	;;
	(p6) mov r36 = r33
	;;
	.mmi
	cmp.le p6, p7 = r0, r36
	;;
	(p7) mov r36 = r0
	nop 0
	;;
	.mmi
	xor r36 = r39, r36
	;;
	and r36 = r33, r36
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	;;
	.mib
	(p6) mov r88 = r15
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	st4 [r35] = r88
	nop 0
	(p9) br.cond.dpnt .L264
.L68:
	.mib
	nop 0
	adds r80 = 1, r80
	br.cloop.sptk.few .L69
	;;
.L295:
	.mmi
	nop 0
	mov r36 = r0
	mov ar.lc = 3
	;;
.L73:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 1, r36
	dep.z r16 = r36, 5, 1
	.mmi
	shladd r15 = r36, 4, r0
	adds r17 = 1, r88
	cmp4.ne p8, p9 = 0, r88
	;;
	.mmi
	(p7) ld8 r14 = [r41]
	nop 0
	addp4 r15 = r15, r0
	;;
	.mii
	(p6) ld8 r14 = [r40]
	nop 0
	;;
	shr.u r14 = r14, r16
	.mii
	nop 0
	shr.u r15 = r32, r15
	;;
	sxt4 r14 = r14
	;;
	.mmi
	cmp.le p6, p7 = r38, r14
	;;
	(p6) mov r14 = r38
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r37, r14
	;;
	(p7) mov r14 = r37
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	mov r88 = r17
	nop 0
	.mmb
	st4 [r35] = r17
	nop 0
	(p9) br.cond.dpnt .L265
.L72:
	.mib
	nop 0
	adds r36 = 1, r36
	br.cloop.sptk.few .L73
.L296:
	.mmi
	nop 0
	adds r44 = 1, r44
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r57, r44
	(p6) br.cond.dptk .L74
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
.L231:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	shr.u r17 = r90, r17
	;;
	sxt2 r17 = r17
	;;
	.mmi
	add r14 = r17, r14
	;;
	cmp.le p6, p7 = r38, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r37
	br .L4
.L232:
	.mmi
	mov r88 = r78
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L6
	.mib
	nop 0
	nop 0
	br .L266
.L233:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	shr.u r17 = r90, r17
	;;
	sxt2 r17 = r17
	;;
	.mmi
	add r14 = r17, r14
	;;
	cmp.le p6, p7 = r38, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r37
	br .L7
.L234:
	.mmi
	mov r88 = r77
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L9
	.mib
	nop 0
	nop 0
	br .L267
.L235:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	shr.u r17 = r90, r17
	;;
	sxt2 r17 = r17
	;;
	.mmi
	add r14 = r17, r14
	;;
	cmp.le p6, p7 = r38, r14
	nop 0
	;;
	.mmi
	(p6) mov r14 = r38
	;;
	cmp.le p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r37
	br .L10
.L236:
	.mmi
	mov r88 = r75
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L12
	.mib
	nop 0
	nop 0
	br .L268
	;;
.L237:
	.mmi
	mov r88 = r73
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L14
	.mib
	nop 0
	nop 0
	br .L269
	;;
.L238:
	.mmi
	mov r88 = r71
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L16
	.mib
	nop 0
	nop 0
	br .L270
	;;
.L239:
	.mmi
	mov r88 = r69
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L18
	.mib
	nop 0
	nop 0
	br .L271
	;;
.L240:
	.mmi
	mov r88 = r67
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L272
	;;
.L241:
	.mmi
	mov r88 = r65
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L242:
	.mmi
	mov r88 = r64
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L24
	.mib
	nop 0
	nop 0
	br .L274
	;;
.L243:
	.mmi
	mov r88 = r51
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L26
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L244:
	.mmi
	mov r88 = r49
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L28
	.mib
	nop 0
	nop 0
	br .L276
	;;
.L245:
	.mmi
	mov r88 = r63
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L30
	.mib
	nop 0
	nop 0
	br .L277
	;;
.L246:
	.mmi
	mov r88 = r62
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L32
	.mib
	nop 0
	nop 0
	br .L278
	;;
.L247:
	.mmi
	mov r88 = r61
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L34
	.mib
	nop 0
	nop 0
	br .L279
	;;
.L248:
	.mmi
	mov r88 = r60
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L36
	.mib
	nop 0
	nop 0
	br .L280
	;;
.L249:
	.mmi
	mov r88 = r59
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L38
	.mib
	nop 0
	nop 0
	br .L281
	;;
.L250:
	.mmi
	mov r88 = r58
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L40
	.mib
	nop 0
	nop 0
	br .L282
	;;
.L251:
	.mmi
	mov r88 = r46
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L42
	.mib
	nop 0
	nop 0
	br .L283
	;;
.L252:
	.mmi
	mov r88 = r47
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L44
	.mib
	nop 0
	nop 0
	br .L284
	;;
.L253:
	.mmi
	mov r88 = r48
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L46
	.mib
	nop 0
	nop 0
	br .L285
	;;
.L254:
	.mmi
	mov r88 = r50
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L48
	.mib
	nop 0
	nop 0
	br .L286
	;;
.L255:
	.mmi
	mov r88 = r52
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L50
	.mib
	nop 0
	nop 0
	br .L287
	;;
.L256:
	.mmi
	mov r88 = r53
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 8, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L52
	.mib
	nop 0
	nop 0
	br .L288
	;;
.L257:
	.mmi
	mov r88 = r66
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L54
	.mib
	nop 0
	nop 0
	br .L289
	;;
.L258:
	.mmi
	mov r88 = r68
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L56
	.mib
	nop 0
	nop 0
	br .L290
	;;
.L259:
	.mmi
	mov r88 = r70
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L58
	.mib
	nop 0
	nop 0
	br .L291
	;;
.L260:
	.mmi
	mov r88 = r72
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L60
	.mib
	nop 0
	nop 0
	br .L292
	;;
.L261:
	.mmi
	mov r88 = r74
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L62
	.mib
	nop 0
	nop 0
	br .L293
	;;
.L262:
	.mmi
	mov r88 = r76
	mov r91 = r36
	nop 0
	.mmb
	mov r87 = r42
	adds r32 = 16, r32
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
	ld4 r88 = [r35]
	nop 0
	br.cloop.sptk.few .L64
	.mib
	nop 0
	nop 0
	br .L294
	;;
.L263:
	.mmi
	mov r91 = r82
	ld8 r90 = [r40]
	mov r88 = r54
	.mmb
	mov r87 = r42
	ld8 r89 = [r41]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld4 r15 = [r35]
	nop 0
	br .L67
.L264:
	.mmi
	mov r88 = r55
	mov r91 = r81
	mov r87 = r42
	.mmb
	ld8 r90 = [r40]
	ld8 r89 = [r41]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld4 r88 = [r35]
	adds r80 = 1, r80
	br.cloop.sptk.few .L69
	.mib
	nop 0
	nop 0
	br .L295
	;;
.L265:
	.mmi
	mov r88 = r79
	mov r91 = r32
	mov r87 = r42
	.mmb
	ld8 r90 = [r40]
	ld8 r89 = [r41]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r85
	nop 0
	.mmb
	ld4 r88 = [r35]
	adds r36 = 1, r36
	br.cloop.sptk.few .L73
	.mib
	nop 0
	nop 0
	br .L296
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
