// 3231f2aa195dcccf1e0a68313894286a
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
	.prologue 12, 58
	.mmb
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 0, 29, 8, 0
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
	addl r42 = @ltoff(@fptr(work#)), gp
	nop 0
	.mmi
	addl r41 = @gprel(memory#), gp
	mov r60 = r1
	.save rp, r58
	mov r58 = b0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	ld8 r42 = [r42]
	mov r66 = r0
	.mmi
	addl r65 = -1, r0
	addl r64 = 34, r0
	addl r63 = 3, r0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	addl r62 = 196608, r0
	mov r61 = r0
	.mmi
	mov r40 = r0
	mov r45 = r0
	mov r34 = r0
	;;
	.mmi
	mov r43 = r0
	mov r44 = r0
	adds r51 = 2, r42
	.mmi
	adds r50 = 4, r42
	adds r49 = 6, r42
	addl r53 = 1, r0
	;;
	.mmi
	addl r48 = -4096, r0
	addl r36 = 32767, r0
	addl r39 = 4095, r0
	.mmi
	addl r38 = 32767, r0
	addl r37 = 32768, r0
	addl r54 = 2, r0
	;;
	.mmi
	addl r47 = 4000, r0
	;;
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
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
	mov r1 = r60
	st8 [r41] = r8
	nop 0
	;;
	.mlx
	setf.sig f2 = r14
	movl r14 = 5366325548715505925
	.mlx
	addl r35 = @gprel(state#), gp
	movl r46 = @gprel(regions#)
	;;
	.mlx
	setf.sig f16 = r14
	movl r14 = -6148914691236517205
	.mlx
	add r46 = r1, r46
	movl r33 = @gprel(kept.0#)
	;;
	.mlx
	setf.sig f4 = r14
	movl r14 = -2049638230412172401
	.mmi
	add r33 = r1, r33
	nop 0
	adds r52 = 8, r46
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
.L45:
	.mlx
	ld8 r15 = [r35]
	movl r18 = @gprel(regions#)
	.mmi
	nop 0
	ld2 r63 = [r49]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 12
	shl r63 = r63, 48
	.mmi
	add r18 = r1, r18
	;;
	xor r14 = r15, r14
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
	xor r14 = r14, r15
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
	nop 0
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
	nop 0
	addp4 r22 = r32, r0
	;;
	.mii
	nop 0
	shl r15 = r14, 25
	shl r22 = r22, 16
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
	.mii
	(p7) add r16 = r16, r17
	nop 0
	;;
	(p6) add r16 = r16, r17
	.mmi
	ld2 r17 = [r42]
	;;
	(p7) sub r55 = r15, r16
	nop 0
	;;
	.mmi
	(p6) sub r55 = r15, r16
	ld2 r16 = [r51]
	nop 0
	.mmi
	st8 [r35] = r14
	ld2 r15 = [r50]
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 16
	shl r15 = r15, 32
	.mmi
	(p7) addp4 r55 = r55, r0
	;;
	or r16 = r17, r16
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mii
	or r63 = r15, r63
	(p7) shl r55 = r53, r55
	cmp4.ne p6, p7 = 0, r32
	;;
	.mib
	and r3 = r48, r63
	adds r56 = -64, r63
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	add r22 = r22, r3
	ld8 r26 = [r41]
	nop 0
	.align 32
.L21:
	.mii
	nop 0
	shr.u r15 = r14, 12
	;;
	xor r14 = r14, r15
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
	.mmi
	xor r15 = r16, r15
	nop 0
	(p7) and r2 = r39, r14
	;;
	.mii
	nop 0
	shr.u r16 = r15, 27
	(p6) and r2 = r36, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	.mmi
	xor r16 = r15, r16
	nop 0
	(p7) addl r14 = 8192, r2
	;;
	.mii
	nop 0
	shr.u r19 = r16, 12
	(p7) shladd r14 = r14, 3, r0
	;;
	.mmi
	(p6) addl r14 = 65536, r2
	;;
	add r14 = r26, r14
	nop 0
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r16
	xor r16 = r16, r19
	;;
	.mii
	nop 0
	shl r19 = r16, 25
	;;
	xor r19 = r16, r19
	;;
	.mii
	nop 0
	shr.u r16 = r19, 27
	;;
	xor r16 = r19, r16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	.mii
	nop 0
	extr.u r17 = r17, 32, 4
	shr.u r19 = r16, 12
	;;
	.mmi
	xor r19 = r16, r19
	nop 0
	cmp.eq p6, p7 = 0, r17
	;;
	.mii
	nop 0
	shl r20 = r19, 25
	;;
	xor r19 = r19, r20
	;;
	.mmi
	getf.sig r15 = f6
	setf.sig f6 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r15 = r15, 32
	;;
	.mmi
	nop 0
	(p7) and r17 = 63, r15
	nop 0
	;;
	.mmi
	(p7) adds r17 = 1, r17
	;;
	(p6) and r17 = r38, r15
	mov r15 = r0
	;;
	.mmi
	getf.sig r21 = f6
	nop 0
	(p7) shladd r17 = r17, 3, r0
	;;
	.mii
	nop 0
	extr.u r20 = r21, 32, 4
	shr.u r21 = r19, 27
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L17
	.mmi
	xor r16 = r19, r21
	;;
	setf.sig f6 = r16
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
	nop 0
	;;
	.mii
	shladd r15 = r15, 4, r0
	nop 0
	;;
	sub r15 = r20, r15
	;;
.L17:
	.mmi
	nop 0
	mov r20 = r18
	shr.u r19 = r16, 12
	.mmi
	adds r25 = 16, r18
	adds r24 = 24, r18
	add r15 = r3, r15
	;;
	.mmi
	xor r19 = r16, r19
	st8 [r20] = r14, 8
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r19, 25
	nop 0
	.mmi
	st4 [r20] = r17
	;;
	xor r16 = r19, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 27
	;;
	xor r14 = r16, r14
	;;
	.mii
	setf.sig f6 = r14
	shr.u r17 = r14, 12
	;;
	xor r17 = r14, r17
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
	xor r16 = r16, r17
	;;
	.mmi
	getf.sig r19 = f6
	;;
	nop 0
	extr.u r19 = r19, 32, 4
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L18
	.mmi
	nop 0
	setf.sig f6 = r16
	shr.u r14 = r16, 12
	.mmi
	st8 [r25] = r15
	addl r3 = 65536, r3
	adds r18 = 32, r18
	;;
	.mii
	xor r14 = r16, r14
	cmp.ne p6, p7 = r3, r22
	;;
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
	getf.sig r15 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r15 = r15, 32
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
	shr.u r15 = r15, r16
	;;
	.mib
	st4 [r24] = r15
	nop 0
	(p6) br.cond.dptk .L21
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
	add r17 = r52, r14
	add r14 = r46, r14
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
	(p7) st4 [r18] = r54
	;;
	(p7) st4 [r17] = r54
	nop 0
	.align 32
.L12:
	.mmi
	addl r15 = 44, r0
	mov r61 = r33
	nop 0
	.mmi
	addl r62 = 128, r0
	addl r64 = 16384, r0
	mov r63 = r56
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r57 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L74
.L23:
	.mmi
	ld8 r15 = [r35]
	mov r63 = r0
	addp4 r64 = r55, r0
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
	(p6) mov r61 = r46
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
	(p7) getf.sig r61 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	(p7) shr.u r61 = r61, 32
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
	sxt4 r62 = r32
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
	(p7) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L28
	;;
	.mmi
	nop 0
	(p6) adds r44 = 1, r44
	(p6) mov ar.lc = 23
	.align 32
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L34
	.mmi
	addl r15 = 540, r0
	mov r61 = r0
	nop 0
	.mmi
	mov r62 = r0
	mov r63 = r0
	addl r64 = 1, r0
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
	(p7) br.cond.dpnt .L76
.L35:
	.mii
	ld8 r16 = [r35]
	addl r15 = 44, r0
	;;
	shr.u r14 = r16, 12
	;;
	.mmi
	xor r14 = r16, r14
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
	.mmi
	st8 [r35] = r14
	;;
	xor r16 = r14, r16
	nop 0
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
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	xor r14 = r14, r16
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	extr.u r17 = r17, 32, 2
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L37
	.mmi
	nop 0
	setf.sig f6 = r14
	shr.u r16 = r14, 12
	.mmi
	ld8 r19 = [r41]
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 25
	;;
	xor r16 = r14, r16
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
	getf.sig r2 = f6
	setf.sig f6 = r17
	shl r17 = r18, 25
	;;
	.mmi
	nop 0
	xor r17 = r18, r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 27
	;;
	xor r14 = r17, r14
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r2 = r2, 32
	;;
	.mmi
	and r2 = r36, r2
	;;
	addl r61 = 65536, r2
	nop 0
	;;
	.mmi
	nop 0
	add r61 = r19, r61
	nop 0
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
	.mii
	and r62 = r36, r16
	shr.u r16 = r14, 12
	;;
	xor r16 = r14, r16
	;;
	.mii
	nop 0
	shl r17 = r16, 25
	nop 0
	;;
	.mii
	getf.sig r18 = f6
	xor r16 = r16, r17
	;;
	shr.u r17 = r16, 27
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r18, 32
	;;
	(p7) xor r14 = r16, r17
	;;
	.mii
	(p7) setf.sig f6 = r14
	shr.u r16 = r14, 12
	;;
	xor r14 = r14, r16
	;;
	.mii
	nop 0
	shl r16 = r14, 25
	;;
	xor r16 = r14, r16
	;;
	.mii
	nop 0
	shr.u r14 = r16, 27
	nop 0
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
	(p7) getf.sig r63 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	(p7) shr.u r56 = r63, 32
	;;
	.mmi
	mov r63 = r56
	;;
	getf.sig r64 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r64 = r64, 32
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
	(p7) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r60
	addl r15 = 44, r0
	mov r61 = r0
	.mmi
	mov r62 = r0
	mov r63 = r0
	mov r64 = r0
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
.L37:
	.mmi
	nop 0
	and r14 = 15, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 15, r14
	(p7) br.cond.dpnt .L79
.L41:
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r47, r40
	(p6) br.cond.dptk .L45
	;;
.L80:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r45
	addl r14 = 400, r0
	.mlx
	nop 0
	movl r61 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	.mmi
	cmp4.geu p8, p9 = r14, r44
	nop 0
	add r61 = r1, r61
	;;
	.mlx
	nop 0
	(p6) movl r64 = @gprel(.LC3)
	.mlx
	nop 0
	(p9) movl r62 = @gprel(.LC0)
	;;
	.mlx
	(p7) add r64 = r1, r64
	(p8) movl r62 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r64 = r1, r64
	cmp4.geu p6, p7 = r14, r43
	(p9) add r62 = r1, r62
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC0)
	.mmi
	nop 0
	(p8) add r62 = r1, r62
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r60
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r58
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r59
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
	;;
.L75:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r60
	st4 [r8] = r32
	nop 0
	.align 32
.L28:
	.mmi
	adds r43 = 1, r43
	mov r15 = r0
	mov ar.lc = 63
	;;
	.align 32
.L30:
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
	br.cloop.sptk.few .L30
	;;
	.mmi
	nop 0
	addl r32 = 24, r0
	mov ar.lc = 23
	;;
	.align 32
.L31:
	.mib
	adds r32 = -1, r32
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L31
	;;
	.mii
	nop 0
	mov ar.lc = 63
	nop 0
	.align 32
.L32:
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
	br.cloop.sptk.few .L32
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	addl r15 = 540, r0
	mov r61 = r0
	.mmi
	mov r62 = r0
	mov r63 = r0
	addl r64 = 1, r0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r45 = r45, r14
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
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L76
.L79:
	.mmi
	ld8 r2 = [r41]
	nop 0
	addl r14 = 65535, r0
	;;
	.mmi
	nop 0
	addl r15 = 131072, r2
	mov ar.lc = r14
	.align 32
.L43:
	.mmi
	nop 0
	ld1 r14 = [r2], 1
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L42
	br.cloop.sptk.few .L43
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r47, r40
	(p6) br.cond.dptk .L45
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
	mov r1 = r60
	nop 0
	.mmb
	st4 [r8] = r32
	nop 0
	br .L35
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r8] = r57
	nop 0
	br .L23
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	and r14 = 15, r40
	mov r1 = r60
	.mmi
	nop 0
	st4 [r8] = r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L79
.L77:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	st4 [r8] = r32
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r60
	addl r15 = 44, r0
	mov r61 = r0
	.mmi
	mov r62 = r0
	mov r63 = r0
	mov r64 = r0
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
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L78
.L18:
	.mmi
	addl r3 = 65536, r3
	st8 [r25] = r15
	adds r18 = 32, r18
	.mmi
	nop 0
	st4 [r24] = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r22, r3
	(p7) br.cond.dptk .L21
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
	add r17 = r52, r14
	add r14 = r46, r14
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
	nop 0
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 32, 2
	;;
	cmp.ne p6, p7 = 0, r16
	;;
	.mmi
	(p7) st8 [r14] = r0
	(p7) st4 [r18] = r54
	nop 0
	;;
	.mib
	(p7) st4 [r17] = r54
	nop 0
	br .L12
.L42:
	.mlx
	nop 0
	movl r61 = @gprel(.LC4)
	.mmi
	nop 0
	mov r62 = r40
	nop 0
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	addl r8 = 1, r0
	mov r1 = r60
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r58
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r59
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
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
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
