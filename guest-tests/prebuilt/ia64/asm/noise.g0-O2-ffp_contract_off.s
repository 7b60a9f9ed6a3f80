// 5ed7f48cbc04b8758f175b2eaa4e01b2
	.file	"noise.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue
	.mmb
	addl r14 = 399, r0
	mov r15 = r0
	nop 0
	.mii
	addl r16 = @gprel(sink#), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mmi
	ld8.acq r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = 1, r15
	;;
	.mib
	st8.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L2
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"many"
	.align 8
.LC1:
	stringz	"few"
	.align 8
.LC2:
	stringz	"went on"
	.align 8
.LC3:
	stringz	"got nothing"
	.align 8
.LC4:
	stringz	"round %u or shortly before: bytes outside the buffers changed\n"
	.align 8
.LC5:
	stringz	"%s succeeded, %s failed; after failures the old buffer %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 28, 8, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mmb
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r41 = @ltoff(@fptr(work#)), gp
	nop 0
	.mmi
	addl r40 = @gprel(memory#), gp
	mov r59 = r1
	.save rp, r57
	mov r57 = b0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	ld8 r41 = [r41]
	mov r65 = r0
	.mmi
	addl r64 = -1, r0
	addl r63 = 34, r0
	addl r62 = 3, r0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	addl r61 = 196608, r0
	mov r60 = r0
	.mmi
	mov r39 = r0
	mov r44 = r0
	mov r34 = r0
	;;
	.mmi
	mov r42 = r0
	mov r43 = r0
	adds r50 = 2, r41
	.mmi
	adds r49 = 4, r41
	adds r48 = 6, r41
	addl r51 = 1, r0
	;;
	.mmi
	addl r47 = -4096, r0
	addl r36 = 32767, r0
	addl r38 = 4095, r0
	.mmi
	addl r37 = 32767, r0
	addl r52 = 2, r0
	addl r46 = 4000, r0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mib
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mlx
	nop 0
	movl r14 = 2685821657736338717
	.mmi
	mov r1 = r59
	st8 [r40] = r8
	nop 0
	;;
	.mlx
	setf.sig f2 = r14
	movl r14 = 5366325548715505925
	.mlx
	addl r35 = @gprel(state#), gp
	movl r45 = @gprel(regions#)
	;;
	.mlx
	setf.sig f16 = r14
	movl r14 = -6148914691236517205
	.mlx
	add r45 = r1, r45
	movl r33 = @gprel(kept.0#)
	;;
	.mlx
	setf.sig f4 = r14
	movl r14 = -2049638230412172401
	.mmi
	add r33 = r1, r33
	nop 0
	adds r53 = 8, r45
	;;
	.mlx
	setf.sig f5 = r14
	movl r14 = -1176375222071991977
	;;
	.mmi
	setf.sig f3 = r14
	nop 0
	nop 0
	.align 32
.L43:
	.mlx
	ld8 r15 = [r35]
	movl r18 = @gprel(regions#)
	.mmi
	ld2 r19 = [r41]
	;;
	nop 0
	shr.u r14 = r15, 12
	.mmi
	ld2 r3 = [r48]
	nop 0
	add r18 = r1, r18
	;;
	.mii
	xor r14 = r15, r14
	shl r3 = r3, 48
	;;
	shl r15 = r14, 25
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f6 = r14
	shr.u r15 = r14, 12
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 25
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r14 = r15, r14
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	extr.u r16 = r16, 32, 3
	;;
	.mmi
	cmp.eq p6, p7 = 0, r16
	;;
	getf.sig r32 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r32, 33
	shr.u r32 = r32, 32
	;;
	.mmi
	(p6) setf.sig f6 = r15
	;;
	(p7) setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.hu f6 = f6, f16
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.hu f6 = f6, f4
	;;
	.mmi
	(p6) getf.sig r15 = f6
	;;
	(p7) getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	(p6) shr.u r16 = r15, 4
	nop 0
	;;
	.mii
	(p6) shladd r15 = r16, 3, r0
	(p7) shr.u r16 = r16, 2
	;;
	(p6) sub r15 = r15, r16
	;;
	.mmi
	(p7) shladd r15 = r16, 1, r0
	;;
	(p6) shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r15, r16
	;;
	(p6) sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r32 = r32, r15
	shr.u r15 = r14, 12
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 25
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f6 = r14
	shr.u r15 = r14, 12
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 25
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r14 = r15, r14
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	extr.u r16 = r16, 32, 2
	;;
	.mmi
	cmp.eq p6, p7 = 0, r16
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 32
	;;
	(p6) addp4 r15 = r15, r0
	;;
	.mmi
	(p7) setf.sig f6 = r15
	;;
	(p6) setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.hu f6 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.hu f6 = f6, f5
	;;
	.mmi
	(p7) getf.sig r16 = f6
	;;
	(p6) getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r17 = r16, 1
	(p7) and r16 = -2, r16
	;;
	.mii
	nop 0
	(p6) shr.u r17 = r16, 3
	(p6) and r16 = -8, r16
	;;
	.mmi
	(p7) add r16 = r16, r17
	;;
	(p6) add r16 = r16, r17
	nop 0
	.mmi
	ld2 r17 = [r50]
	st8 [r35] = r14
	nop 0
	;;
	.mii
	(p7) sub r54 = r15, r16
	shl r17 = r17, 16
	;;
	(p6) sub r54 = r15, r16
	.mmi
	addp4 r15 = r32, r0
	ld2 r16 = [r49]
	or r17 = r19, r17
	;;
	.mii
	(p7) addp4 r54 = r54, r0
	shl r2 = r15, 16
	shl r16 = r16, 32
	;;
	.mmi
	addl r15 = -65536, r2
	nop 0
	or r16 = r17, r16
	;;
	.mii
	or r3 = r16, r3
	shr.u r15 = r15, 16
	;;
	(p7) shl r54 = r51, r54
	.mmi
	adds r55 = -64, r3
	cmp4.ne p6, p7 = 0, r32
	and r3 = r47, r3
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mbb
	nop 0
	(p7) br.cond.dpnt .L12
	nop 0
	;;
	.mmi
	ld8 r22 = [r40]
	nop 0
	nop 0
	.align 32
.L19:
	.mii
	nop 0
	shr.u r15 = r14, 12
	mov r20 = r18
	.mmi
	addl r21 = 32768, r0
	;;
	xor r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 25
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	setf.sig f6 = r14
	shr.u r15 = r14, 12
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r15, 25
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shr.u r15 = r14, 27
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r15 = r14, r15
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 32, 3
	nop 0
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r16
	shr.u r16 = r15, 12
	;;
	xor r15 = r15, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 25
	nop 0
	;;
	.mmi
	xor r16 = r15, r16
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 27
	;;
	xor r15 = r16, r15
	;;
	.mii
	setf.sig f6 = r15
	shr.u r16 = r15, 12
	;;
	xor r16 = r15, r16
	;;
	.mii
	nop 0
	shl r15 = r16, 25
	shr.u r14 = r14, 32
	;;
	.mii
	xor r15 = r16, r15
	(p7) and r2 = r38, r14
	;;
	(p7) addl r14 = 8192, r2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	.mii
	(p6) and r2 = r36, r14
	(p7) shladd r14 = r14, 3, r0
	;;
	(p6) addl r14 = 65536, r2
	;;
	.mmi
	add r14 = r22, r14
	;;
	getf.sig r17 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r17, 32, 4
	shr.u r17 = r15, 27
	;;
	.mmi
	xor r17 = r15, r17
	nop 0
	cmp.eq p6, p7 = 0, r16
	;;
	.mii
	setf.sig f6 = r17
	shr.u r19 = r17, 12
	;;
	xor r17 = r17, r19
	;;
	.mii
	nop 0
	shl r19 = r17, 25
	;;
	xor r19 = r17, r19
	;;
	.mii
	nop 0
	shr.u r17 = r19, 27
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r17 = r19, r17
	;;
	.mmi
	getf.sig r15 = f6
	setf.sig f6 = r17
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r15 = r15, 32
	;;
	.mmi
	(p7) and r16 = 63, r15
	;;
	(p7) adds r16 = 1, r16
	nop 0
	;;
	.mmi
	nop 0
	(p7) shladd r16 = r16, 3, r0
	nop 0
	;;
	.mmi
	getf.sig r19 = f6
	(p6) and r16 = r37, r15
	mov r15 = r0
	;;
	.mmi
	add r15 = r3, r15
	;;
	nop 0
	extr.u r19 = r19, 32, 4
	;;
	.mib
	cmp.ne p6, p7 = 0, r19
	shr.u r19 = r17, 12
	(p7) br.cond.dpnt .L74
	;;
	.mmi
	xor r17 = r17, r19
	st8 [r20] = r14, 8
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r17, 25
	nop 0
	.mmi
	st4 [r20] = r16
	;;
	xor r17 = r17, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 27
	;;
	xor r14 = r17, r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	extr.u r16 = r16, 32, 4
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L75
.L18:
	.mmi
	adds r17 = 16, r18
	adds r16 = 24, r18
	addl r3 = 65536, r3
	.mmi
	adds r18 = 32, r18
	;;
	st8 [r17] = r15
	nop 0
	.mmb
	st4 [r16] = r21
	nop 0
	br.cloop.sptk.few .L19
.L81:
	.mii
	nop 0
	shr.u r17 = r14, 12
	adds r15 = -1, r32
	;;
	.mii
	xor r17 = r14, r17
	addp4 r14 = r15, r0
	;;
	shl r16 = r17, 25
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	xor r16 = r17, r16
	.mii
	add r17 = r53, r14
	add r14 = r45, r14
	;;
	shr.u r15 = r16, 27
	.mii
	adds r14 = 16, r14
	adds r18 = 16, r17
	;;
	xor r15 = r16, r15
	;;
	.mmi
	setf.sig f6 = r15
	st8 [r35] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	extr.u r16 = r16, 32, 2
	;;
	.mmi
	cmp.ne p6, p7 = 0, r16
	;;
	(p7) st8 [r14] = r0
	nop 0
	.mmi
	(p7) st4 [r18] = r52
	;;
	(p7) st4 [r17] = r52
	nop 0
.L12:
	.mmi
	addl r15 = 44, r0
	mov r60 = r33
	nop 0
	.mmi
	addl r61 = 128, r0
	addl r63 = 16384, r0
	mov r62 = r55
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r56 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L76
.L21:
	.mmi
	ld8 r15 = [r35]
	mov r62 = r0
	addp4 r63 = r54, r0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 12
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r15 = r14, 25
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	;;
	xor r14 = r15, r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 32, 5
	;;
	cmp.ne p6, p7 = 0, r15
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r14, 12
	(p6) mov r60 = r45
	;;
	.mmi
	(p7) xor r14 = r14, r15
	;;
	nop 0
	(p7) shl r15 = r14, 25
	;;
	.mmi
	(p7) xor r15 = r14, r15
	;;
	nop 0
	(p7) shr.u r14 = r15, 27
	;;
	.mmi
	(p7) xor r14 = r15, r14
	;;
	(p7) setf.sig f6 = r14
	shr.u r15 = r14, 12
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 25
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mfi
	nop 0
	(p7) xmpy.l f6 = f6, f2
	xor r14 = r15, r14
	;;
	.mmi
	(p7) getf.sig r60 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	(p7) shr.u r60 = r60, 32
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	extr.u r15 = r15, 32, 5
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	;;
	nop 0
	(p7) shr.u r15 = r14, 12
	;;
	.mmi
	(p7) xor r14 = r14, r15
	;;
	nop 0
	(p7) shl r15 = r14, 25
	;;
	.mmi
	(p7) xor r15 = r14, r15
	;;
	nop 0
	(p7) shr.u r14 = r15, 27
	;;
	.mmi
	(p7) xor r14 = r15, r14
	nop 0
	addl r15 = 540, r0
	;;
	.mmi
	(p7) setf.sig f6 = r14
	st8 [r35] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.l f6 = f6, f2
	;;
	.mmi
	nop 0
	(p7) getf.sig r32 = f6
	nop 0
	;;
	.mii
	nop 0
	(p7) extr.u r32 = r32, 32, 32
	;;
	sxt4 r61 = r32
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r10
	mov r32 = r8
	(p7) br.cond.dpnt .L77
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	(p6) adds r43 = 1, r43
	(p6) mov ar.lc = 23
	.align 32
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L32
	.mmi
	addl r15 = 540, r0
	mov r60 = r0
	nop 0
	.mmi
	mov r61 = r0
	mov r62 = r0
	addl r63 = 1, r0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L78
.L33:
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 12
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r15 = r14, 25
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	;;
	xor r14 = r15, r14
	;;
	.mmi
	setf.sig f6 = r14
	st8 [r35] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	extr.u r15 = r15, 32, 2
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L79
.L35:
	.mmi
	nop 0
	and r14 = 15, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 15, r14
	(p7) br.cond.dpnt .L80
.L39:
	.mmi
	nop 0
	adds r39 = 1, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r46, r39
	(p6) br.cond.dptk .L43
	;;
.L82:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r44
	addl r14 = 400, r0
	.mlx
	nop 0
	movl r60 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC2)
	.mmi
	cmp4.geu p8, p9 = r14, r43
	nop 0
	add r60 = r1, r60
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC3)
	.mlx
	nop 0
	(p9) movl r61 = @gprel(.LC0)
	;;
	.mlx
	(p7) add r63 = r1, r63
	(p8) movl r61 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r63 = r1, r63
	cmp4.geu p6, p7 = r14, r42
	(p9) add r61 = r1, r61
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC0)
	.mmi
	nop 0
	(p8) add r61 = r1, r61
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r59
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r57
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r58
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L75:
	.body
	.copy_state 1
	.mii
	nop 0
	shr.u r16 = r14, 12
	nop 0
	.mii
	adds r17 = 16, r18
	addl r3 = 65536, r3
	;;
	xor r14 = r14, r16
	.mmi
	st8 [r17] = r15
	;;
	nop 0
	shl r16 = r14, 25
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	shr.u r14 = r16, 27
	;;
	.mmi
	xor r14 = r16, r14
	;;
	setf.sig f6 = r14
	shr.u r16 = r14, 12
	;;
	.mmi
	xor r14 = r14, r16
	;;
	nop 0
	shl r16 = r14, 25
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	shr.u r14 = r16, 27
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r14 = r16, r14
	;;
	.mmi
	getf.sig r21 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r21 = r21, 32
	;;
	.mmi
	nop 0
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 32, 5
	;;
	shr.u r21 = r21, r16
	.mmi
	adds r16 = 24, r18
	nop 0
	adds r18 = 32, r18
	;;
	.mib
	st4 [r16] = r21
	nop 0
	br.cloop.sptk.few .L19
	.mib
	nop 0
	nop 0
	br .L81
.L74:
	.mii
	nop 0
	shr.u r15 = r17, 12
	addl r21 = 32768, r0
	;;
	.mii
	xor r17 = r17, r15
	nop 0
	;;
	shl r15 = r17, 25
	;;
	.mmi
	xor r15 = r17, r15
	;;
	nop 0
	shr.u r17 = r15, 27
	;;
	.mmi
	xor r17 = r15, r17
	;;
	setf.sig f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r20 = f6
	;;
	nop 0
	shr.u r20 = r20, 32
	;;
	.mmi
	nop 0
	setf.sig f6 = r20
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 16
	;;
	.mii
	nop 0
	shl r19 = r15, 5
	;;
	sub r19 = r19, r15
	;;
	.mmi
	shladd r19 = r19, 2, r0
	;;
	add r19 = r19, r15
	nop 0
	;;
	.mmi
	shladd r15 = r19, 2, r0
	;;
	add r19 = r19, r15
	nop 0
	;;
	.mmi
	shladd r15 = r19, 3, r0
	;;
	sub r15 = r15, r19
	shr.u r19 = r17, 12
	;;
	.mii
	shladd r15 = r15, 4, r0
	xor r17 = r17, r19
	;;
	sub r15 = r20, r15
	.mmi
	mov r20 = r18
	;;
	st8 [r20] = r14, 8
	shl r14 = r17, 25
	.mii
	add r15 = r3, r15
	nop 0
	;;
	xor r17 = r17, r14
	.mmi
	st4 [r20] = r16
	;;
	nop 0
	shr.u r14 = r17, 27
	;;
	.mmi
	xor r14 = r17, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	extr.u r16 = r16, 32, 4
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L75
.L77:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r59
	st4 [r8] = r32
	nop 0
	.align 32
.L26:
	.mmi
	adds r42 = 1, r42
	mov r15 = r0
	mov ar.lc = 63
	;;
	.align 32
.L28:
	.mii
	addp4 r14 = r15, r0
	adds r15 = 1, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	nop 0
	add r14 = r33, r14
	nop 0
	;;
	.mib
	st2.rel [r14] = r0
	nop 0
	br.cloop.sptk.few .L28
	;;
	.mmi
	nop 0
	addl r32 = 24, r0
	mov ar.lc = 23
	;;
	.align 32
.L29:
	.mib
	adds r32 = -1, r32
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L29
	;;
	.mii
	nop 0
	mov ar.lc = 63
	nop 0
	.align 32
.L30:
	.mii
	addp4 r14 = r32, r0
	adds r32 = 1, r32
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r33, r14
	;;
	ld2.acq r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r14
	br.cloop.sptk.few .L30
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	addl r15 = 540, r0
	mov r60 = r0
	.mmi
	mov r61 = r0
	mov r62 = r0
	addl r63 = 1, r0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r44 = r44, r14
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L78
.L80:
	.mmi
	addl r14 = 65535, r0
	ld8 r2 = [r40]
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	addl r14 = 131072, r2
	.align 32
.L41:
	.mmi
	nop 0
	ld1 r15 = [r2], 1
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	ld1 r15 = [r14], 1
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L40
	br.cloop.sptk.few .L41
	.mmi
	nop 0
	adds r39 = 1, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r46, r39
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L82
.L79:
	.mii
	nop 0
	shr.u r16 = r14, 12
	nop 0
	.mii
	ld8 r19 = [r40]
	addl r15 = 44, r0
	;;
	xor r16 = r14, r16
	;;
	.mii
	nop 0
	shl r14 = r16, 25
	;;
	xor r14 = r16, r14
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	;;
	.mii
	setf.sig f6 = r16
	shr.u r17 = r16, 12
	;;
	xor r17 = r16, r17
	;;
	.mii
	nop 0
	shl r16 = r17, 25
	;;
	xor r16 = r17, r16
	;;
	.mii
	nop 0
	shr.u r17 = r16, 27
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r17 = r16, r17
	;;
	.mii
	nop 0
	shr.u r18 = r17, 12
	;;
	xor r18 = r17, r18
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r17
	shl r17 = r18, 25
	;;
	.mmi
	nop 0
	xor r17 = r18, r17
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r14 = r14, 32
	;;
	.mmi
	and r2 = r36, r14
	nop 0
	shr.u r14 = r17, 27
	;;
	.mii
	xor r14 = r17, r14
	addl r60 = 65536, r2
	;;
	add r60 = r19, r60
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r16 = r16, 32
	;;
	.mmi
	and r61 = r36, r16
	;;
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r16, 32
	;;
	(p7) shr.u r16 = r14, 12
	;;
	.mmi
	(p7) xor r14 = r14, r16
	;;
	nop 0
	(p7) shl r16 = r14, 25
	;;
	.mmi
	(p7) xor r16 = r14, r16
	;;
	nop 0
	(p7) shr.u r14 = r16, 27
	;;
	.mmi
	(p7) xor r14 = r16, r14
	;;
	(p7) setf.sig f6 = r14
	shr.u r16 = r14, 12
	;;
	.mmi
	xor r14 = r14, r16
	;;
	nop 0
	shl r16 = r14, 25
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	shr.u r14 = r16, 27
	;;
	.mfi
	nop 0
	(p7) xmpy.l f6 = f6, f2
	xor r14 = r16, r14
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	(p7) getf.sig r55 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	(p7) shr.u r55 = r55, 32
	;;
	.mmi
	mov r62 = r55
	;;
	getf.sig r63 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r63 = r63, 32
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	cmp.eq p6, p7 = 0, r10
	mov r32 = r8
	(p7) br.cond.dpnt .L83
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r59
	addl r15 = 44, r0
	mov r60 = r0
	.mmi
	mov r61 = r0
	mov r62 = r0
	mov r63 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p6) br.cond.dptk .L35
.L84:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	and r14 = 15, r39
	mov r1 = r59
	.mmi
	nop 0
	st4 [r8] = r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L80
.L76:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r8] = r56
	nop 0
	br .L21
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	ld8 r15 = [r35]
	mov r1 = r59
	.mmi
	nop 0
	st4 [r8] = r32
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 12
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r15 = r14, 25
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	;;
	xor r14 = r15, r14
	;;
	.mmi
	setf.sig f6 = r14
	st8 [r35] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	extr.u r15 = r15, 32, 2
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L79
.L40:
	.mlx
	nop 0
	movl r60 = @gprel(.LC4)
	.mmi
	nop 0
	mov r61 = r39
	nop 0
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	addl r8 = 1, r0
	mov r1 = r59
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r57
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r58
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L83:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r8] = r32
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r59
	addl r15 = 44, r0
	mov r60 = r0
	.mmi
	mov r61 = r0
	mov r62 = r0
	mov r63 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L84
	.endp main#
	.bss
	.align 2
	.type	kept.0#, @object
	.size	kept.0#, 128
kept.0:
	.skip	128
	.section	.sdata,"aws"
	.align 8
	.type	state#, @object
	.size	state#, 8
state:
	data8	88172645463325252
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.bss
	.align 8
	.type	regions#, @object
	.size	regions#, 3520
regions:
	.skip	3520
	.sbss
	.align 8
	.type	memory#, @object
	.size	memory#, 8
memory:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
