// 5e24ef1e19aa9cf9ddf5486131a1a425
	.file	"near-limits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f6 = r33
	ld8.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f8 = f8, f6
	br.ret.sptk.many b0
	.endp add#
	.align 16
	.align 64
	.proc subtract#
subtract:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f6 = r33
	ld8.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f8 = f8, f6
	br.ret.sptk.many b0
	.endp subtract#
	.align 16
	.align 64
	.proc multiply#
multiply:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f6 = r33
	ld8.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.ret.sptk.many b0
	.endp multiply#
	.align 16
	.align 64
	.proc add_single#
add_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f6 = r33
	ld4.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f8 = f8, f6
	br.ret.sptk.many b0
	.endp add_single#
	.align 16
	.align 64
	.proc subtract_single#
subtract_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f6 = r33
	ld4.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f6
	br.ret.sptk.many b0
	.endp subtract_single#
	.align 16
	.align 64
	.proc multiply_single#
multiply_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f6 = r33
	ld4.acq r34 = [r34]
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f6
	br.ret.sptk.many b0
	.endp multiply_single#
	.align 16
	.align 64
	.proc fused#
fused:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld8.acq r34 = [r34]
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f7 = r33
	;;
	setf.d f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp fused#
	.align 16
	.align 64
	.proc fused_less#
fused_less:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld8.acq r34 = [r34]
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f7 = r33
	;;
	setf.d f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fms.d f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp fused_less#
	.align 16
	.align 64
	.proc negated#
negated:
	.prologue
	.body
	.mmi
	ld8.acq r32 = [r32]
	ld8.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld8.acq r34 = [r34]
	setf.d f8 = r32
	nop 0
	.mmi
	setf.d f7 = r33
	;;
	setf.d f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fnma.d f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp negated#
	.align 16
	.align 64
	.proc fused_single#
fused_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld4.acq r34 = [r34]
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f7 = r33
	;;
	setf.s f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp fused_single#
	.align 16
	.align 64
	.proc fused_less_single#
fused_less_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld4.acq r34 = [r34]
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f7 = r33
	;;
	setf.s f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fms.s f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp fused_less_single#
	.align 16
	.align 64
	.proc negated_single#
negated_single:
	.prologue
	.body
	.mmi
	ld4.acq r32 = [r32]
	ld4.acq r33 = [r33]
	nop 0
	;;
	.mmi
	ld4.acq r34 = [r34]
	setf.s f8 = r32
	nop 0
	.mmi
	setf.s f7 = r33
	;;
	setf.s f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fnma.s f8 = f8, f7, f6
	br.ret.sptk.many b0
	.endp negated_single#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"add"
	.align 8
.LC1:
	stringz	"%-18s %08x inexact %u overflows %u\n"
	.align 8
.LC2:
	stringz	"subtract"
	.align 8
.LC3:
	stringz	"multiply"
	.align 8
.LC4:
	stringz	"fused"
	.align 8
.LC5:
	stringz	"fused_less"
	.align 8
.LC6:
	stringz	"negated"
	.align 8
.LC7:
	stringz	"add_single"
	.align 8
.LC8:
	stringz	"subtract_single"
	.align 8
.LC9:
	stringz	"multiply_single"
	.align 8
.LC10:
	stringz	"fused_single"
	.align 8
.LC11:
	stringz	"fused_less_single"
	.align 8
.LC12:
	stringz	"negated_single"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 23, 5, 0
	mov r16 = r12
	.fframe 304
	adds r12 = -304, r12
	.mlx
	mov r54 = r1
	movl r44 = @gprel(doubles#)
	;;
	.mlx
	mov r48 = r0
	movl r15 = -6148914691236517205
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	movl r14 = 9218868437227405311
	;;
	.mmb
	setf.sig f2 = r15
	mov r50 = r0
	nop 0
	.mmi
	mov r46 = r14
	mov r51 = r14
	.save rp, r52
	mov r52 = b0
	.body
	;;
	.mmi
	mov r49 = r0
	mov r39 = r0
	mov r38 = r0
	.mmi
	addl r32 = 1, r0
	adds r43 = 200, r12
	adds r42 = 192, r12
	;;
	.mmi
	adds r41 = 184, r12
	adds r40 = 176, r12
	add r44 = r1, r44
	.mlx
	or r46 = r46, r50
	movl r47 = -9223372036854775808
	;;
	.mmi
	adds r37 = 22, r48
	nop 0
	mov r34 = r48
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
.L31:
	.mmi
	or r35 = r35, r45
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L29:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = add#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L100
.L27:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = add#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L27
.L100:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r45 = r45, r47
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L28
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L29
.L28:
	.mmi
	adds r48 = 7, r48
	adds r49 = 1, r49
	add r50 = r50, r47
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r48, r0
	extr.u r15 = r49, 1, 31
	cmp4.eq p6, p7 = 48, r49
	.mmb
	adds r37 = 22, r48
	mov r34 = r48
	(p6) br.cond.dpnt .L30
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r46 = [r15]
	;;
	or r46 = r46, r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L31
.L30:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC0)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r48 = r0
	mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r15 = -6148914691236517205
	.mlx
	mov r49 = r0
	movl r14 = 9218868437227405311
	;;
	.mmi
	setf.sig f2 = r15
	mov r46 = r14
	mov r51 = r14
	.mlx
	mov r39 = r0
	movl r44 = @gprel(doubles#)
	;;
	.mmi
	mov r38 = r0
	addl r32 = 1, r0
	adds r43 = 168, r12
	.mmi
	adds r42 = 160, r12
	adds r41 = 152, r12
	adds r40 = 144, r12
	;;
	.mlx
	add r44 = r1, r44
	movl r47 = -9223372036854775808
	.mmi
	or r46 = r46, r50
	adds r37 = 22, r48
	mov r34 = r48
	;;
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
.L37:
	.mmi
	or r35 = r35, r45
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L35:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = subtract#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L101
.L33:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = subtract#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L33
.L101:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r45 = r45, r47
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L34
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L35
.L34:
	.mmi
	adds r48 = 7, r48
	adds r49 = 1, r49
	add r50 = r50, r47
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r48, r0
	extr.u r15 = r49, 1, 31
	cmp4.eq p6, p7 = 48, r49
	.mmb
	adds r37 = 22, r48
	mov r34 = r48
	(p6) br.cond.dpnt .L36
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r46 = [r15]
	;;
	or r46 = r46, r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L37
.L36:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC2)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r48 = r0
	mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r15 = -6148914691236517205
	.mlx
	mov r49 = r0
	movl r14 = 9218868437227405311
	;;
	.mmi
	setf.sig f2 = r15
	mov r46 = r14
	mov r51 = r14
	.mlx
	mov r39 = r0
	movl r44 = @gprel(doubles#)
	;;
	.mmi
	mov r38 = r0
	addl r32 = 1, r0
	adds r43 = 136, r12
	.mmi
	adds r42 = 128, r12
	adds r41 = 120, r12
	adds r40 = 112, r12
	;;
	.mlx
	add r44 = r1, r44
	movl r47 = -9223372036854775808
	.mmi
	or r46 = r46, r50
	adds r37 = 22, r48
	mov r34 = r48
	;;
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
.L43:
	.mmi
	or r35 = r35, r45
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L41:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L102
.L39:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L39
.L102:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r45 = r45, r47
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L40
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L41
.L40:
	.mmi
	adds r48 = 7, r48
	adds r49 = 1, r49
	add r50 = r50, r47
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r48, r0
	extr.u r15 = r49, 1, 31
	cmp4.eq p6, p7 = 48, r49
	.mmb
	adds r37 = 22, r48
	mov r34 = r48
	(p6) br.cond.dpnt .L42
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r46 = [r15]
	;;
	or r46 = r46, r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L43
.L42:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC3)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r48 = r0
	mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r15 = -6148914691236517205
	.mlx
	mov r49 = r0
	movl r14 = 9218868437227405311
	;;
	.mmi
	setf.sig f2 = r15
	mov r46 = r14
	mov r51 = r14
	.mlx
	mov r39 = r0
	movl r44 = @gprel(doubles#)
	;;
	.mmi
	mov r38 = r0
	addl r32 = 1, r0
	adds r43 = 104, r12
	.mmi
	adds r42 = 96, r12
	adds r41 = 88, r12
	adds r40 = 80, r12
	;;
	.mlx
	add r44 = r1, r44
	movl r47 = -9223372036854775808
	.mmi
	or r46 = r46, r50
	adds r37 = 22, r48
	mov r34 = r48
	;;
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
.L49:
	.mmi
	or r35 = r35, r45
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L47:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = fused#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L103
.L45:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = fused#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L45
.L103:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r45 = r45, r47
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L46
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L47
.L46:
	.mmi
	adds r48 = 7, r48
	adds r49 = 1, r49
	add r50 = r50, r47
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r48, r0
	extr.u r15 = r49, 1, 31
	cmp4.eq p6, p7 = 48, r49
	.mmb
	adds r37 = 22, r48
	mov r34 = r48
	(p6) br.cond.dpnt .L48
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r46 = [r15]
	;;
	or r46 = r46, r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L49
.L48:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC4)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r48 = r0
	mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r15 = -6148914691236517205
	.mlx
	mov r49 = r0
	movl r14 = 9218868437227405311
	;;
	.mmi
	setf.sig f2 = r15
	mov r46 = r14
	mov r51 = r14
	.mlx
	mov r39 = r0
	movl r44 = @gprel(doubles#)
	;;
	.mmi
	mov r38 = r0
	addl r32 = 1, r0
	adds r43 = 72, r12
	.mmi
	adds r42 = 64, r12
	adds r41 = 56, r12
	adds r40 = 48, r12
	;;
	.mlx
	add r44 = r1, r44
	movl r47 = -9223372036854775808
	.mmi
	or r46 = r46, r50
	adds r37 = 22, r48
	mov r34 = r48
	;;
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
.L55:
	.mmi
	or r35 = r35, r45
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L53:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = fused_less#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L104
.L51:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r43] = r46
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r42] = r35
	nop 0
	;;
	.mib
	st8.rel [r41] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r41
	nop 0
	.mmb
	mov r56 = r42
	mov r55 = r43
	br.call.sptk.many b0 = fused_less#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r40] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	ld8.acq r17 = [r40]
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mii
	nop 0
	extr.u r16 = r8, 5, 1
	shr.u r18 = r17, 32
	.mmb
	setf.sig f6 = r19
	and r15 = 2, r15
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r16, r15
	dep.z r21 = r8, 2, 1
	.mii
	add r38 = r38, r16
	nop 0
	;;
	dep.z r14 = r18, 16, 16
	.mmi
	add r15 = r15, r21
	;;
	add r14 = r14, r18
	extr.u r8 = r8, 3, 1
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	add r39 = r39, r8
	;;
	.mmf
	add r14 = r14, r18
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mii
	add r14 = r14, r17
	shr.u r20 = r20, 5
	;;
	shladd r14 = r14, 1, r0
	.mmi
	shladd r16 = r20, 1, r0
	;;
	add r14 = r14, r17
	add r16 = r16, r20
	;;
	.mii
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	sub r16 = r19, r16
	;;
	shladd r14 = r14, 3, r0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r16, 3, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r44, r16
	;;
	add r14 = r14, r17
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L51
.L104:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r45 = r45, r47
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L52
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L53
.L52:
	.mmi
	adds r48 = 7, r48
	adds r49 = 1, r49
	add r50 = r50, r47
	.mmi
	mov r45 = r0
	mov r35 = r51
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r48, r0
	extr.u r15 = r49, 1, 31
	cmp4.eq p6, p7 = 48, r49
	.mmb
	adds r37 = 22, r48
	mov r34 = r48
	(p6) br.cond.dpnt .L54
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r44, r15
	;;
	.mmi
	ld8 r46 = [r15]
	;;
	or r46 = r46, r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L55
.L54:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC5)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r47 = r0
	mov r49 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r15 = -6148914691236517205
	.mlx
	mov r48 = r0
	movl r14 = 9218868437227405311
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r50 = r14
	.mlx
	mov r39 = r0
	movl r43 = @gprel(doubles#)
	;;
	.mmi
	mov r38 = r0
	addl r32 = 1, r0
	adds r42 = 40, r12
	.mmi
	adds r41 = 32, r12
	adds r40 = 24, r12
	add r43 = r1, r43
	;;
	.mlx
	or r45 = r45, r49
	movl r46 = -9223372036854775808
	.mmi
	adds r37 = 22, r47
	mov r34 = r47
	mov r44 = r0
	;;
	.mmi
	nop 0
	mov r35 = r50
	mov r36 = r0
	;;
.L61:
	.mmi
	or r35 = r35, r44
	mov r33 = r34
	addp4 r19 = r34, r0
	;;
	.align 32
.L59:
	.mib
	nop 0
	shl r19 = r19, 63
	nop 0
	.mmi
	st8.rel [r42] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r41] = r35
	nop 0
	;;
	.mib
	st8.rel [r40] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r40
	nop 0
	.mmb
	mov r56 = r41
	mov r55 = r42
	br.call.sptk.many b0 = negated#
	;;
	.mmi
	getf.d r15 = f8
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r1 = r54
	nop 0
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	adds r14 = 16, r12
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mmi
	ld8.acq r17 = [r14]
	setf.sig f6 = r19
	extr.u r16 = r8, 5, 1
	.mmi
	nop 0
	and r15 = 2, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r21 = r8, 2, 1
	shr.u r18 = r17, 32
	.mmb
	add r15 = r16, r15
	add r38 = r38, r16
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r15, r21
	extr.u r8 = r8, 3, 1
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	add r39 = r39, r8
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mmf
	shladd r14 = r14, 1, r0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	shr.u r20 = r20, 5
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r20, 1, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r16, r20
	;;
	add r14 = r14, r17
	.mmi
	shladd r16 = r16, 4, r0
	;;
	shladd r14 = r14, 3, r0
	sub r16 = r19, r16
	;;
	.mii
	add r14 = r14, r17
	extr.u r16 = r16, 1, 31
	;;
	shladd r14 = r14, 3, r0
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r14 = r14, r17
	add r16 = r43, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L105
.L57:
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r19 = r19, 63
	.mmi
	st8.rel [r42] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st8.rel [r41] = r35
	nop 0
	;;
	.mib
	st8.rel [r40] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r40
	nop 0
	.mmb
	mov r56 = r41
	mov r55 = r42
	br.call.sptk.many b0 = negated#
	;;
	.mmi
	getf.d r15 = f8
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r1 = r54
	nop 0
	addl r55 = 41, r0
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	adds r14 = 16, r12
	addp4 r19 = r33, r0
	extr r15 = r8, 2, 30
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = r33, r37
	;;
	.mmi
	ld8.acq r17 = [r14]
	setf.sig f6 = r19
	extr.u r16 = r8, 5, 1
	.mmi
	nop 0
	and r15 = 2, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r21 = r8, 2, 1
	shr.u r18 = r17, 32
	.mmb
	add r15 = r16, r15
	add r38 = r38, r16
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	add r15 = r15, r21
	extr.u r8 = r8, 3, 1
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	add r39 = r39, r8
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mmf
	shladd r14 = r14, 1, r0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	getf.sig r20 = f6
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	shr.u r20 = r20, 5
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	shladd r16 = r20, 1, r0
	;;
	.mii
	shladd r14 = r14, 1, r0
	add r16 = r16, r20
	;;
	add r14 = r14, r17
	.mmi
	shladd r16 = r16, 4, r0
	;;
	shladd r14 = r14, 3, r0
	sub r16 = r19, r16
	;;
	.mii
	add r14 = r14, r17
	extr.u r16 = r16, 1, 31
	;;
	shladd r14 = r14, 3, r0
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r14 = r14, r17
	add r16 = r43, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L57
.L105:
	.mmi
	adds r34 = 3, r34
	nop 0
	adds r36 = 1, r36
	.mmi
	add r44 = r44, r46
	nop 0
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r34, r0
	extr.u r15 = r36, 1, 31
	cmp4.eq p6, p7 = 48, r36
	.mmb
	mov r33 = r34
	addp4 r19 = r34, r0
	(p6) br.cond.dpnt .L58
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r43, r15
	;;
	.mmi
	ld8 r35 = [r15]
	;;
	or r35 = r35, r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r43, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L59
.L58:
	.mmi
	adds r47 = 7, r47
	adds r48 = 1, r48
	add r49 = r49, r46
	.mmi
	mov r44 = r0
	mov r35 = r50
	mov r36 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r48, 1, 31
	cmp4.eq p6, p7 = 48, r48
	.mmb
	adds r37 = 22, r47
	mov r34 = r47
	(p6) br.cond.dpnt .L60
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 3, r0
	;;
	add r15 = r43, r15
	;;
	.mmi
	ld8 r45 = [r15]
	;;
	or r45 = r45, r49
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r43, r14
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L61
.L60:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC6)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 300, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 296, r12
	adds r42 = 292, r12
	adds r41 = 288, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L67:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L65:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = add_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L106
.L63:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = add_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L63
.L106:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L65
.L64:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L66
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L67
.L66:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC7)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 284, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 280, r12
	adds r42 = 276, r12
	adds r41 = 272, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L73:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L71:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = subtract_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L107
.L69:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = subtract_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L69
.L107:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L70
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L71
.L70:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L72
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L73
.L72:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC8)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 268, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 264, r12
	adds r42 = 260, r12
	adds r41 = 256, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L79:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L77:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = multiply_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L108
.L75:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = multiply_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L75
.L108:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L77
.L76:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L78
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L79
.L78:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC9)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 252, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 248, r12
	adds r42 = 244, r12
	adds r41 = 240, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L85:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L83:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = fused_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L109
.L81:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = fused_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L81
.L109:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L83
.L82:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L84
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L85
.L84:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC10)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 236, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 232, r12
	adds r42 = 228, r12
	adds r41 = 224, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L91:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L89:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = fused_less_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L110
.L87:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = fused_less_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L87
.L110:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L89
.L88:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L90
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L91
.L90:
	.mlx
	mov r59 = r39
	movl r56 = @gprel(.LC11)
	.mlx
	mov r58 = r38
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	mov r57 = r32
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 2139095039
	.mlx
	mov r39 = r0
	movl r15 = -2912643801112034465
	;;
	.mmi
	setf.sig f2 = r15
	mov r45 = r14
	mov r48 = r14
	.mlx
	mov r38 = r0
	movl r40 = @gprel(singles#)
	;;
	.mmi
	addl r32 = 1, r0
	adds r44 = 220, r12
	dep.z r15 = r46, 31, 1
	.mmi
	adds r43 = 216, r12
	adds r42 = 212, r12
	adds r41 = 208, r12
	;;
	.mmi
	add r40 = r1, r40
	adds r37 = 22, r47
	mov r36 = r47
	.mmi
	mov r17 = r48
	mov r35 = r0
	or r45 = r45, r15
	;;
.L97:
	.mii
	nop 0
	dep.z r34 = r35, 31, 1
	nop 0
	.mii
	mov r33 = r36
	addp4 r19 = r36, r0
	;;
	or r34 = r17, r34
	.align 32
.L95:
	.mib
	nop 0
	dep.z r19 = r19, 31, 1
	nop 0
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = negated_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p7) br.cond.dpnt .L111
.L93:
	.mmi
	nop 0
	ld4 r14 = [r15]
	dep.z r19 = r19, 31, 1
	.mmi
	st4.rel [r44] = r45
	addl r55 = 63, r0
	adds r33 = 11, r33
	;;
	.mmi
	or r19 = r14, r19
	st4.rel [r43] = r34
	nop 0
	;;
	.mib
	st4.rel [r42] = r19
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r42
	nop 0
	.mmb
	mov r56 = r43
	mov r55 = r44
	br.call.sptk.many b0 = negated_single#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r54
	addl r55 = 41, r0
	;;
	.mib
	st4.rel [r41] = r14
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r41]
	extr r14 = r8, 2, 30
	.mmi
	addp4 r19 = r33, r0
	mov r1 = r54
	cmp4.ne p6, p7 = r37, r33
	;;
	.mmi
	setf.s f6 = r15
	and r14 = 2, r14
	extr.u r15 = r8, 5, 1
	;;
	.mii
	add r14 = r15, r14
	dep.z r16 = r8, 2, 1
	add r38 = r38, r15
	;;
	.mii
	add r16 = r14, r16
	extr.u r8 = r8, 3, 1
	;;
	add r39 = r39, r8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	setf.sig f6 = r19
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 32
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r18 = r32, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	getf.sig r20 = f6
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	shr.u r20 = r20, 5
	;;
	.mii
	shladd r14 = r14, 1, r0
	shladd r15 = r20, 3, r0
	;;
	add r14 = r14, r18
	.mmi
	add r15 = r15, r20
	;;
	xor r17 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r15 = r15, r20
	;;
	.mii
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	sub r15 = r19, r15
	;;
	add r14 = r14, r17
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r17
	add r15 = r40, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 16, 16
	;;
	add r32 = r32, r14
	;;
	.mmi
	shladd r32 = r32, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L93
.L111:
	.mmi
	adds r36 = 3, r36
	adds r35 = 1, r35
	adds r37 = 3, r37
	;;
	.mii
	addp4 r14 = r36, r0
	extr.u r15 = r35, 1, 31
	cmp4.eq p6, p7 = 38, r35
	.mmb
	mov r33 = r36
	addp4 r19 = r36, r0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	dep.z r34 = r35, 31, 1
	;;
	.mmi
	add r15 = r40, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r34 = r17, r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L95
.L94:
	.mmi
	adds r47 = 7, r47
	nop 0
	adds r46 = 1, r46
	.mmi
	mov r17 = r48
	nop 0
	mov r35 = r0
	;;
	.mii
	addp4 r14 = r47, r0
	extr.u r15 = r46, 1, 31
	cmp4.eq p6, p7 = 38, r46
	.mmb
	adds r37 = 22, r47
	mov r36 = r47
	(p6) br.cond.dpnt .L96
	;;
	.mii
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	;;
	.mmi
	nop 0
	ld4 r45 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r46, 31, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	or r45 = r45, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L97
.L96:
	.mlx
	nop 0
	movl r56 = @gprel(.LC12)
	.mlx
	mov r59 = r39
	movl r55 = @gprel(.LC1)
	;;
	.mmi
	add r56 = r1, r56
	add r55 = r1, r55
	nop 0
	.mmb
	mov r58 = r38
	mov r57 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r54
	nop 0
	.mmi
	adds r17 = 304, r12
	nop 0
	mov b0 = r52
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r53
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	singles#, @object
	.size	singles#, 76
singles:
	data4	2139095039
	data4	2139095038
	data4	2130706432
	data4	2130706433
	data4	2130706431
	data4	2130706429
	data4	2125114026
	data4	2122317824
	data4	1920991232
	data4	1065353216
	data4	1065353217
	data4	1065353215
	data4	1056964606
	data4	1077936128
	data4	864026624
	data4	8388608
	data4	8388609
	data4	16777215
	data4	218103809
	.align 8
	.type	doubles#, @object
	.size	doubles#, 192
doubles:
	data8	9218868437227405311
	data8	9218868437227405310
	data8	9214364837600034816
	data8	9214364837600034817
	data8	9214364837600034815
	data8	9214364837600034813
	data8	9214364558427160575
	data8	9214364837599903743
	data8	9209861237972664320
	data8	9206858838221083989
	data8	9203105838531608577
	data8	8980177656976769024
	data8	8975674057349398529
	data8	4607182418800017408
	data8	4607182418800017409
	data8	4607182418800017407
	data8	4602678819172646910
	data8	4604180019048437077
	data8	4613937818241073152
	data8	4368491638549381120
	data8	4503599627370496
	data8	4503599627370497
	data8	9007199254740991
	data8	238690780250636289
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
