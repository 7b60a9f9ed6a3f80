// e644ec50236eb4df4a2e19208d2d62f9
	.file	"cleared.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc multiplied#
multiplied:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	tbit.z p6, p7 = r32, 1
	mov r35 = r1
	;;
	.mii
	(p7) addl r14 = @gprel(b#), gp
	.save rp, r33
	mov r33 = b0
	.body
	addl r36 = 32, r0
	;;
	.mmi
	nop 0
	(p7) ld8.acq r14 = [r14]
	nop 0
	;;
	.mlx
	(p7) setf.d f6 = r14
	(p7) movl r14 = 0x3ff199999999999a
	;;
	.mmi
	(p7) setf.d f7 = r14
	nop 0
	(p7) addl r14 = @gprel(sink#), gp
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f6 = f6, f7
	;;
	.mmi
	nop 0
	(p7) getf.d r15 = f6
	nop 0
	;;
	.mib
	(p7) st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp multiplied#
	.align 16
	.align 64
	.proc clear_sometimes#
clear_sometimes:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r32, 0
	(p7) br.cond.dpnt .L8
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L8:
	.mib
	addl r36 = 32, r0
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp clear_sometimes#
	.align 16
	.align 64
	.proc environment_sometimes#
environment_sometimes:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r32, 0
	(p7) br.cond.dpnt .L13
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L13:
	.mlx
	nop 0
	movl r36 = -4609011679690226881
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = fesetenv#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp environment_sometimes#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d %d %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 5, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = 4999, r0
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	mov r32 = r0
	mov r37 = r0
	;;
	.mmi
	mov r38 = r0
	mov r36 = r0
	mov ar.lc = r14
	.mlx
	mov r35 = r0
	movl r14 = 0x3ff4cccccccccccd
	;;
	.mmi
	addl r40 = @gprel(a#), gp
	addl r34 = @gprel(b#), gp
	addl r33 = @gprel(sink#), gp
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mlx
	setf.d f3 = r14
	movl r14 = 0x3ffb333333333333
	;;
	.mmi
	setf.d f2 = r14
	nop 0
	nop 0
	.align 32
.L15:
	.mmi
	ld8.acq r14 = [r40]
	mov r44 = r32
	mov r39 = r32
	.mmi
	adds r32 = 1, r32
	;;
	setf.d f8 = r14
	nop 0
	.mmi
	ld8.acq r14 = [r34]
	;;
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mib
	st8.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = clear_sometimes#
	;;
	.mib
	mov r1 = r43
	addl r44 = 32, r0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r14 = [r34]
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r43
	.mmi
	addl r44 = 32, r0
	;;
	setf.d f6 = r14
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f3
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	st8.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r43
	mov r44 = r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = environment_sometimes#
	;;
	.mib
	mov r1 = r43
	mov r44 = r39
	br.call.sptk.many b0 = multiplied#
	;;
	.mmi
	ld8.acq r14 = [r34]
	mov r1 = r43
	add r37 = r37, r8
	.mmi
	addl r44 = 32, r0
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	st8.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r43
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	br.cloop.sptk.few .L15
	;;
	.mlx
	mov r48 = r38
	movl r44 = @gprel(.LC0)
	.mmi
	mov r47 = r37
	mov r46 = r36
	mov r45 = r35
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r43
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r41
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r42
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.section	.sdata,"aws"
	.align 8
	.type	b#, @object
	.size	b#, 8
b:
	data4	0
	data4	1074266112
	.align 8
	.type	a#, @object
	.size	a#, 8
a:
	data4	0
	data4	1072693248
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
