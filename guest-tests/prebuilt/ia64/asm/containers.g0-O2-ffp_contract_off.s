// 7f2d86e5782668ef47eb27030b27db3d
	.file	"containers.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZNKSt18bad_variant_access4whatEv,"axG",@progbits,_ZNKSt18bad_variant_access4whatEv,comdat
	.align 16
	.align 64
	.weak	_ZNKSt18bad_variant_access4whatEv#
	.proc _ZNKSt18bad_variant_access4whatEv#
_ZNKSt18bad_variant_access4whatEv:
[.LFB4223:]
	.prologue
	.body
	.mmi
	nop 0
	adds r32 = 8, r32
	nop 0
	;;
	.mib
	ld8 r8 = [r32]
	nop 0
	br.ret.sptk.many b0
	.endp _ZNKSt18bad_variant_access4whatEv#
	.sdata
	.align 8
.LC0:
	data8	_ZTVSt18bad_variant_access#+16
	.section	.text._ZNSt18bad_variant_accessD2Ev,"axG",@progbits,_ZNSt18bad_variant_accessD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt18bad_variant_accessD2Ev#
	.proc _ZNSt18bad_variant_accessD2Ev#
_ZNSt18bad_variant_accessD2Ev:
[.LFB6203:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC0), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt9exceptionD2Ev#
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
	.endp _ZNSt18bad_variant_accessD2Ev#
	.weak	_ZNSt18bad_variant_accessD1Ev#
_ZNSt18bad_variant_accessD1Ev# = _ZNSt18bad_variant_accessD2Ev#
	.sdata
	.align 8
.LC2:
	data8	_ZTVSt18bad_variant_access#+16
	.section	.text._ZNSt18bad_variant_accessD0Ev,"axG",@progbits,_ZNSt18bad_variant_accessD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt18bad_variant_accessD0Ev#
	.proc _ZNSt18bad_variant_accessD0Ev#
_ZNSt18bad_variant_accessD0Ev:
[.LFB6205:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC2), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt9exceptionD2Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 16, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
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
	.endp _ZNSt18bad_variant_accessD0Ev#
	.text
	.align 16
	.align 64
	.proc _ZSt12__move_mergeIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
_ZSt12__move_mergeIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0:
[.LFB6224:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 3, 0
	mov r42 = r32
	.save rp, r38
	mov r38 = b0
	.mmb
	mov r40 = r1
	.body
	cmp.ne p6, p7 = r33, r32
	(p7) br.cond.dpnt .L9
	;;
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L8:
	.mib
	cmp.ne p6, p7 = r34, r35
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mmi
	ld4 r20 = [r34]
	ld4 r21 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	;;
	.mii
	setf.sig f7 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r15
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	getf.sig r16 = f7
	add r15 = r15, r17
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r19 = r19, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr r16 = r16, 6
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r18 = r18, r14
	;;
	cmp4.gt p6, p7 = r18, r19
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r34 = 4, r34
	(p6) br.cond.dptk .L10
	.mmi
	nop 0
	adds r42 = 4, r42
	mov r20 = r21
	;;
.L10:
	.mib
	st4 [r36] = r20, 4
	cmp.eq p6, p7 = r33, r42
	(p7) br.cond.dptk .L8
	.mmi
	mov r43 = r0
	nop 0
	nop 0
	;;
.L11:
	.mmi
	add r36 = r36, r43
	nop 0
	nop 0
	;;
.L9:
	.mmi
	sub r37 = r35, r34
	cmp.eq p6, p7 = r34, r35
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r36
	(p6) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	mov r43 = r37
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L16:
	.mmi
	add r8 = r36, r37
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L22:
	.mmi
	sub r43 = r33, r42
	nop 0
	cmp.ne p6, p7 = r42, r33
	.mmb
	mov r41 = r36
	nop 0
	(p7) br.cond.spnt .L11
	;;
	.mib
	add r36 = r36, r43
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L9
	.endp _ZSt12__move_mergeIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	.align 16
	.align 64
	.proc _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0:
[.LFB6225:]
	.prologue
	.body
	.mmi
	adds r14 = -1, r34
	mov r15 = r33
	and r22 = 1, r34
	;;
	.mii
	nop 0
	shr.u r21 = r14, 63
	;;
	add r21 = r21, r14
	;;
	.mii
	nop 0
	shr r21 = r21, 1
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r21, r33
	(p6) br.cond.dpnt .L24
	.align 32
.L26:
	.mmi
	adds r14 = 1, r15
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mmi
	shladd r16 = r14, 1, r0
	shladd r14 = r14, 3, r0
	add r15 = r32, r15
	;;
	.mmi
	adds r18 = -1, r16
	nop 0
	add r14 = r32, r14
	;;
	.mmi
	shladd r17 = r18, 2, r0
	ld4 r20 = [r14]
	nop 0
	;;
	.mmi
	add r17 = r32, r17
	;;
	ld4 r19 = [r17]
	nop 0
	;;
	.mii
	cmp4.ge p6, p7 = r20, r19
	nop 0
	;;
	(p7) mov r16 = r18
	.mmi
	(p6) st4 [r15] = r20
	(p7) st4 [r15] = r19
	(p7) mov r14 = r17
	;;
	.mib
	mov r15 = r16
	cmp.lt p6, p7 = r16, r21
	(p6) br.cond.dptk .L26
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L27
	.mmi
	adds r34 = -2, r34
	;;
	nop 0
	shr.u r15 = r34, 63
	;;
	.mmi
	add r15 = r15, r34
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	cmp.ne p6, p7 = r16, r15
	;;
	(p7) shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r16 = 1, r16
	;;
	(p7) shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r32, r15
	;;
	(p7) ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	(p7) st4 [r14] = r17
	(p7) mov r14 = r15
.L27:
	.mib
	adds r17 = -1, r16
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.spnt .L28
	;;
	.mii
	nop 0
	shr.u r15 = r17, 63
	nop 0
	;;
	.mii
	add r15 = r15, r17
	nop 0
	;;
	shr r15 = r15, 1
	;;
	.align 32
.L29:
	.mmi
	shladd r17 = r15, 2, r0
	adds r18 = -1, r15
	nop 0
	.mmi
	shladd r14 = r16, 2, r0
	cmp.gt p8, p9 = r15, r33
	mov r16 = r15
	;;
	.mii
	add r17 = r32, r17
	shr.u r15 = r18, 63
	add r14 = r32, r14
	;;
	.mmi
	ld4 r19 = [r17]
	nop 0
	add r15 = r15, r18
	;;
	.mib
	cmp4.ge p6, p7 = r19, r35
	shr r15 = r15, 1
	(p6) br.cond.dpnt .L28
	;;
	.mib
	st4 [r14] = r19
	nop 0
	(p8) br.cond.dptk .L29
	.mmi
	mov r14 = r17
	nop 0
	nop 0
	;;
.L28:
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
.L24:
	.mmi
	shladd r14 = r33, 2, r0
	mov r16 = r33
	cmp.eq p6, p7 = 0, r22
	;;
	.mib
	nop 0
	add r14 = r32, r14
	(p7) br.cond.dptk .L28
	.mmi
	adds r34 = -2, r34
	;;
	nop 0
	shr.u r15 = r34, 63
	;;
	.mmi
	add r15 = r15, r34
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	cmp.ne p6, p7 = r16, r15
	;;
	(p7) shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r16 = 1, r16
	;;
	(p7) shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r32, r15
	;;
	(p7) ld4 r17 = [r15]
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r17
	(p7) mov r14 = r15
	br .L27
	.endp _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
	.align 16
	.align 64
	.proc _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0:
[.LFB6227:]
	.prologue
	.body
	.mmi
	adds r14 = -1, r34
	mov r15 = r33
	and r22 = 1, r34
	;;
	.mii
	nop 0
	shr.u r21 = r14, 63
	;;
	add r21 = r21, r14
	;;
	.mii
	nop 0
	shr r21 = r21, 1
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r21, r33
	(p6) br.cond.dpnt .L39
	.align 32
.L41:
	.mmi
	adds r14 = 1, r15
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mmi
	shladd r16 = r14, 1, r0
	shladd r14 = r14, 3, r0
	add r15 = r32, r15
	;;
	.mmi
	adds r18 = -1, r16
	nop 0
	add r14 = r32, r14
	;;
	.mmi
	shladd r17 = r18, 2, r0
	ld4 r20 = [r14]
	nop 0
	;;
	.mmi
	add r17 = r32, r17
	;;
	ld4 r19 = [r17]
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r20, r19
	nop 0
	;;
	(p7) mov r16 = r18
	.mmi
	(p6) st4 [r15] = r20
	(p7) st4 [r15] = r19
	(p7) mov r14 = r17
	;;
	.mib
	mov r15 = r16
	cmp.lt p6, p7 = r16, r21
	(p6) br.cond.dptk .L41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L42
	.mmi
	adds r34 = -2, r34
	;;
	nop 0
	shr.u r15 = r34, 63
	;;
	.mmi
	add r15 = r15, r34
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	cmp.ne p6, p7 = r16, r15
	;;
	(p7) shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r16 = 1, r16
	;;
	(p7) shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r32, r15
	;;
	(p7) ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	(p7) st4 [r14] = r17
	(p7) mov r14 = r15
.L42:
	.mib
	adds r17 = -1, r16
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.spnt .L43
	;;
	.mii
	nop 0
	shr.u r15 = r17, 63
	nop 0
	;;
	.mii
	add r15 = r15, r17
	nop 0
	;;
	shr r15 = r15, 1
	;;
	.align 32
.L44:
	.mmi
	shladd r17 = r15, 2, r0
	adds r18 = -1, r15
	nop 0
	.mmi
	shladd r14 = r16, 2, r0
	cmp.gt p8, p9 = r15, r33
	mov r16 = r15
	;;
	.mii
	add r17 = r32, r17
	shr.u r15 = r18, 63
	add r14 = r32, r14
	;;
	.mmi
	ld4 r19 = [r17]
	nop 0
	add r15 = r15, r18
	;;
	.mib
	cmp4.le p6, p7 = r19, r35
	shr r15 = r15, 1
	(p6) br.cond.dpnt .L43
	;;
	.mib
	st4 [r14] = r19
	nop 0
	(p8) br.cond.dptk .L44
	.mmi
	mov r14 = r17
	nop 0
	nop 0
	;;
.L43:
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
.L39:
	.mmi
	shladd r14 = r33, 2, r0
	mov r16 = r33
	cmp.eq p6, p7 = 0, r22
	;;
	.mib
	nop 0
	add r14 = r32, r14
	(p7) br.cond.dptk .L43
	.mmi
	adds r34 = -2, r34
	;;
	nop 0
	shr.u r15 = r34, 63
	;;
	.mmi
	add r15 = r15, r34
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	cmp.ne p6, p7 = r16, r15
	;;
	(p7) shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r16 = 1, r16
	;;
	(p7) shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r32, r15
	;;
	(p7) ld4 r17 = [r15]
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r17
	(p7) mov r14 = r15
	br .L42
	.endp _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	.align 16
	.align 64
	.proc _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0:
[.LFB6229:]
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 8, 4, 0
	sub r14 = r33, r32
	nop 0
	.mmi
	mov r44 = r33
	adds r36 = 4, r32
	.save ar.lc, r42
	mov r42 = ar.lc
	;;
	.mib
	nop 0
	.save rp, r39
	mov r39 = b0
	nop 0
	.mmi
	mov r41 = r1
	.body
	mov r35 = r33
	cmp.eq p8, p9 = 0, r34
	;;
	.mbb
	cmp.lt p6, p7 = 64, r14
	(p7) br.cond.dpnt .L53
	(p8) br.cond.dpnt .L76
.L56:
	.mii
	ld4 r15 = [r36]
	shr r14 = r14, 3
	adds r18 = -4, r44
	.mmb
	adds r34 = -1, r34
	ld4 r16 = [r32]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r19 = [r18]
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	ld4 r17 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r17, r15
	(p6) br.cond.dptk .L62
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r19
	(p7) br.cond.dptk .L68
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r19
	(p6) br.cond.dptk .L65
.L88:
	.mmi
	st4 [r32] = r19
	st4 [r18] = r16
	nop 0
	.mmi
	mov r17 = r16
	mov r18 = r44
	mov r14 = r36
	;;
	.mmi
	ld4 r16 = [r36]
	ld4 r15 = [r32]
	nop 0
	;;
	.align 32
.L66:
	.mmi
	nop 0
	cmp4.ge p6, p7 = r16, r15
	nop 0
	;;
	.mib
	(p6) mov r35 = r14
	adds r14 = 4, r14
	(p6) br.cond.dpnt .L69
	;;
	.align 32
.L70:
	.mmi
	mov r35 = r14
	ld4 r16 = [r14], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r16, r15
	(p6) br.cond.dptk .L70
	;;
.L69:
	.mmi
	nop 0
	cmp4.le p6, p7 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r18 = -4, r18
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	adds r14 = -8, r18
	nop 0
	nop 0
	;;
	.align 32
.L72:
	.mmi
	mov r18 = r14
	ld4 r17 = [r14], -4
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r17, r15
	(p6) br.cond.dptk .L72
	;;
.L73:
	.mmi
	mov r14 = r35
	nop 0
	mov r19 = r18
	.mmb
	cmp.gtu p6, p7 = r18, r35
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	st4 [r14] = r17, 4
	st4 [r19] = r16, -4
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	ld4 r17 = [r19]
	nop 0
	;;
	.mib
	ld4 r15 = [r32]
	nop 0
	br .L66
	;;
.L65:
	.mmi
	nop 0
	st4 [r32] = r15
	mov r14 = r36
	.mmi
	nop 0
	st4 [r36] = r16
	nop 0
	;;
	.mib
	ld4 r17 = [r18]
	mov r18 = r44
	br .L66
.L91:
	.mib
	mov r45 = r34
	mov r43 = r35
	br.call.sptk.many b0 = _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
	;;
	.mmi
	sub r14 = r35, r32
	nop 0
	mov r1 = r41
	.mmi
	mov r44 = r35
	nop 0
	cmp.ne p8, p9 = 0, r34
	;;
	.mbb
	cmp.lt p6, p7 = 64, r14
	(p7) br.cond.dpnt .L53
	(p8) br.cond.dptk .L56
.L76:
	.mii
	nop 0
	shr r36 = r14, 2
	;;
	adds r37 = -2, r36
	;;
	.mii
	nop 0
	shr r37 = r37, 1
	nop 0
	;;
	.mii
	shladd r38 = r37, 2, r0
	mov ar.lc = r37
	;;
	add r38 = r32, r38
	;;
.L58:
	.mmi
	mov r44 = r37
	ld4 r46 = [r38], -4
	mov r45 = r36
	.mmb
	mov r43 = r32
	adds r37 = -1, r37
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L58
	.mii
	adds r36 = -4, r35
	sub r14 = r35, r32
	;;
	sub r15 = r36, r32, 1
	.mmi
	adds r14 = -4, r14
	;;
	cmp.ge p6, p7 = 0, r14
	shr.u r15 = r15, 2
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L59:
	.mmi
	mov r45 = r36
	ld4 r46 = [r36], -4
	mov r44 = r0
	.mmi
	mov r43 = r32
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = 4, r36
	nop 0
	sub r45 = r45, r32
	;;
	.mib
	st4 [r14] = r15
	shr r45 = r45, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L59
.L53:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L62:
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r19
	(p7) br.cond.dptk .L65
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r19
	(p7) br.cond.dptk .L88
.L68:
	.mmi
	st4 [r32] = r17
	st4 [r14] = r16
	mov r14 = r36
	;;
	.mmi
	nop 0
	ld4 r17 = [r18]
	mov r18 = r44
	.mmi
	nop 0
	ld4 r16 = [r36]
	nop 0
	;;
	.mib
	ld4 r15 = [r32]
	nop 0
	br .L66
	.endp _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt13__upper_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Val_comp_iterIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
_ZSt13__upper_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Val_comp_iterIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0:
[.LFB6236:]
	.prologue
	.body
	.mmi
	nop 0
	sub r33 = r33, r32
	mov r8 = r32
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	;;
	.mmi
	cmp.ge p6, p7 = 0, r33
	setf.sig f6 = r14
	shr r17 = r33, 2
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	ld4 r20 = [r34]
	;;
	nop 0
	sxt4 r20 = r20
	;;
	.mmi
	setf.sig f7 = r20
	nop 0
	shr r14 = r20, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r20
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r20 = r20, r14
	.align 32
.L95:
	.mii
	nop 0
	shr r19 = r17, 1
	nop 0
	;;
	.mii
	shladd r18 = r19, 2, r0
	sub r17 = r17, r19, 1
	;;
	add r18 = r8, r18
	;;
	.mmi
	ld4 r15 = [r18]
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r15
	;;
	.mmi
	shladd r15 = r16, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r14, r20
	;;
	(p6) mov r17 = r19
	(p7) adds r8 = 4, r18
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 0, r17
	(p6) br.cond.dptk .L95
.L93:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZSt13__upper_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Val_comp_iterIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	.align 16
	.align 64
	.proc _ZSt13__lower_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Iter_comp_valIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
_ZSt13__lower_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Iter_comp_valIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0:
[.LFB6238:]
	.prologue
	.body
	.mmi
	nop 0
	sub r33 = r33, r32
	mov r8 = r32
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	;;
	.mmi
	cmp.ge p6, p7 = 0, r33
	setf.sig f6 = r14
	shr r17 = r33, 2
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	ld4 r20 = [r34]
	;;
	nop 0
	sxt4 r20 = r20
	;;
	.mmi
	setf.sig f7 = r20
	nop 0
	shr r14 = r20, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r20
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r20 = r20, r14
	.align 32
.L103:
	.mii
	nop 0
	shr r19 = r17, 1
	nop 0
	;;
	.mii
	shladd r18 = r19, 2, r0
	sub r17 = r17, r19, 1
	;;
	add r18 = r8, r18
	;;
	.mmi
	ld4 r15 = [r18]
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r15
	;;
	.mmi
	shladd r15 = r16, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r14, r20
	;;
	(p6) mov r17 = r19
	(p7) adds r8 = 4, r18
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 0, r17
	(p6) br.cond.dptk .L103
.L101:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZSt13__lower_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Iter_comp_valIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	.align 16
	.align 64
	.proc _ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
_ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0:
[.LFB6239:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 3, 0
	cmp.ne p6, p7 = r34, r35
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	nop 0
	mov r42 = r32
	;;
	.mlx
	(p6) adds r23 = 1, r0
	movl r14 = -6640827866535438581
	;;
	.mmi
	nop 0
	(p7) adds r23 = 0, r0
	cmp.ne p6, p7 = r32, r33
	.mmi
	setf.sig f6 = r14
	;;
	(p6) addl r15 = 1, r0
	(p6) adds r22 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	(p7) adds r22 = 0, r0
	tbit.nz p6, p7 = r23, 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L109
	.align 32
.L112:
	.mmi
	ld4 r20 = [r42]
	ld4 r21 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	;;
	.mii
	setf.sig f7 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r15
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	getf.sig r16 = f7
	add r15 = r15, r17
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r19 = r19, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr r16 = r16, 6
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r18 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r18, r19
	(p6) br.cond.dptk .L110
	.mii
	adds r34 = 4, r34
	mov r20 = r21
	;;
	cmp.ne p6, p7 = r34, r35
	.mmi
	st4 [r36] = r20, 4
	;;
	(p6) adds r23 = 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r23 = 0, r0
	;;
	and r14 = r22, r23
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L112
	;;
.L109:
	.mmi
	sub r37 = r33, r42
	nop 0
	cmp.eq p6, p7 = r42, r33
	.mmb
	mov r41 = r36
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mib
	nop 0
	mov r43 = r37
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L113:
	.mmi
	add r36 = r36, r37
	cmp.eq p6, p7 = r34, r35
	nop 0
	.mmb
	sub r37 = r35, r34
	mov r42 = r34
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	nop 0
	mov r43 = r37
	mov r41 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L114:
	.mmi
	add r8 = r36, r37
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L110:
	.mmi
	adds r42 = 4, r42
	st4 [r36] = r20, 4
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r42, r33
	;;
	(p6) adds r22 = 1, r0
	nop 0
	;;
	.mmi
	(p7) adds r22 = 0, r0
	;;
	and r14 = r22, r23
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L112
	.mib
	nop 0
	nop 0
	br .L109
	.endp _ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	.align 16
	.align 64
	.proc _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0:
[.LFB6240:]
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	adds r14 = 4, r32
	.save rp, r37
	mov r37 = b0
	.mmi
	cmp.ne p6, p7 = r33, r32
	mov r39 = r1
	.body
	mov r36 = r32
	;;
	.mib
	mov r35 = r14
	nop 0
	(p7) br.cond.dpnt .L118
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r33
	(p6) br.cond.dpnt .L118
	.align 32
.L126:
	.mmi
	ld4 r34 = [r35]
	mov r17 = r35
	cmp.eq p8, p9 = r35, r32
	.mmi
	mov r14 = r36
	sub r42 = r35, r32
	mov r41 = r32
	;;
	.mmi
	ld4 r15 = [r32]
	nop 0
	adds r40 = 4, r32
	;;
	.mbb
	cmp4.le p6, p7 = r15, r34
	(p6) br.cond.dpnt .L121
	(p8) br.cond.dpnt .L122
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L122:
	.mmi
	adds r35 = 4, r35
	st4 [r32] = r34
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L126
.L118:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L121:
	.mmi
	ld4 r15 = [r36]
	nop 0
	mov r16 = r35
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r15, r34
	(p6) br.cond.dpnt .L124
	.align 32
.L125:
	.mmi
	st4 [r16] = r15, -4
	mov r17 = r14
	adds r14 = -4, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r34
	(p6) br.cond.dptk .L125
.L124:
	.mmi
	adds r35 = 4, r35
	st4 [r17] = r34
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L126
	.mib
	nop 0
	nop 0
	br .L118
	.endp _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
	.align 16
	.align 64
	.proc _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0:
[.LFB6241:]
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	cmp.ne p6, p7 = r33, r32
	mov r39 = r1
	mov r35 = r32
	;;
	.mib
	nop 0
	.save rp, r37
	mov r37 = b0
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r14 = -6640827866535438581
	;;
	.mib
	setf.sig f2 = r14
	adds r14 = 4, r32
	(p7) br.cond.dpnt .L131
	;;
	.mib
	mov r34 = r14
	cmp.eq p6, p7 = r14, r33
	(p6) br.cond.dpnt .L131
	;;
	.align 32
.L139:
	.mmi
	ld4 r36 = [r34]
	cmp.eq p8, p9 = r34, r32
	mov r21 = r34
	.mmi
	mov r17 = r35
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r20 = r36
	sxt4 r14 = r15
	;;
	.mii
	setf.sig f6 = r20
	shr r16 = r20, 63
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r19 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	add r19 = r19, r20
	;;
	.mii
	nop 0
	shr r19 = r19, 6
	;;
	sub r19 = r19, r16
	;;
	.mmi
	shladd r16 = r19, 2, r0
	;;
	getf.sig r18 = f6
	add r16 = r16, r19
	;;
	.mmi
	shladd r19 = r16, 2, r0
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r20 = r20, r16
	nop 0
	;;
	.mii
	add r18 = r18, r14
	mov r22 = r20
	;;
	shr r18 = r18, 6
	;;
	.mmi
	sub r18 = r18, r15
	;;
	shladd r15 = r18, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	shladd r18 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r20
	(p6) br.cond.dptk .L134
	.mmi
	sub r42 = r34, r32
	mov r41 = r32
	adds r40 = 4, r32
	.bbb
	nop 0
	(p8) br.cond.dpnt .L135
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L135:
	.mmi
	adds r34 = 4, r34
	st4 [r32] = r36
	adds r35 = 4, r35
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L139
.L131:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r37
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L134:
	.body
	.copy_state 1
	.mii
	ld4 r18 = [r35]
	mov r19 = r34
	;;
	sxt4 r16 = r18
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	shr r14 = r16, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r16, r20
	(p6) br.cond.dpnt .L137
	.align 32
.L138:
	.mmi
	st4 [r19] = r18, -4
	mov r21 = r17
	adds r17 = -4, r17
	;;
	.mmi
	ld4 r18 = [r17]
	;;
	nop 0
	sxt4 r16 = r18
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	shr r14 = r16, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r16, r22
	(p6) br.cond.dptk .L138
.L137:
	.mmi
	adds r34 = 4, r34
	st4 [r21] = r36
	adds r35 = 4, r35
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L139
	.mib
	nop 0
	nop 0
	br .L131
	.endp _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
	.align 16
	.align 64
	.proc _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
_ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0:
[.LFB6243:]
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 3, 12, 5, 0
	sub r36 = r33, r32
	mov r46 = r1
	.mmi
	mov r43 = r32
	mov r39 = r33
	mov r35 = r32
	;;
	.mii
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	shr r42 = r36, 2
	.mmb
	add r40 = r34, r36
	cmp.ge p6, p7 = 24, r36
	(p6) br.cond.dpnt .L145
	.align 32
.L146:
	.mmi
	mov r47 = r35
	nop 0
	adds r35 = 28, r35
	;;
	.mib
	mov r48 = r35
	nop 0
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
	;;
	.mmi
	sub r14 = r39, r35
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 24, r14
	(p6) br.cond.dptk .L146
	.mmi
	mov r48 = r39
	nop 0
	mov r47 = r35
	.mmb
	addl r37 = 7, r0
	nop 0
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
	;;
	.mib
	mov r1 = r46
	cmp.ge p6, p7 = 28, r36
	(p6) br.cond.dpnt .L144
	.align 32
.L153:
	.mmi
	shladd r38 = r37, 1, r0
	shladd r36 = r37, 2, r0
	nop 0
	.mmi
	shladd r41 = r37, 3, r0
	mov r51 = r34
	mov r35 = r43
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r38, r42
	(p6) br.cond.dpnt .L154
	.align 32
.L150:
	.mmi
	add r49 = r35, r36
	mov r47 = r35
	add r35 = r35, r41
	;;
	.mib
	mov r50 = r35
	mov r48 = r49
	br.call.sptk.many b0 = _ZSt12__move_mergeIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	;;
	.mmi
	sub r14 = r39, r35
	mov r1 = r46
	mov r51 = r8
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r38
	(p6) br.cond.dptk .L150
	;;
.L149:
	.mmi
	cmp.le p6, p7 = r14, r37
	mov r47 = r35
	mov r50 = r39
	.mmi
	shladd r41 = r38, 2, r0
	;;
	(p7) mov r14 = r37
	mov r37 = r36
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r49 = r35, r14
	mov r35 = r34
	;;
	.mib
	mov r48 = r49
	nop 0
	br.call.sptk.many b0 = _ZSt12__move_mergeIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	;;
	.mmi
	cmp.gt p6, p7 = r36, r42
	nop 0
	shladd r36 = r36, 2, r0
	.mmb
	mov r1 = r46
	mov r51 = r43
	(p6) br.cond.dpnt .L155
	;;
	.align 32
.L152:
	.mmi
	add r49 = r35, r41
	mov r47 = r35
	add r35 = r35, r36
	;;
	.mib
	mov r50 = r35
	mov r48 = r49
	br.call.sptk.many b0 = _ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	;;
	.mmi
	sub r14 = r40, r35
	mov r1 = r46
	mov r51 = r8
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r37
	(p6) br.cond.dptk .L152
	;;
	.mmi
	cmp.le p6, p7 = r14, r38
	mov r50 = r40
	mov r47 = r35
	;;
	.mmi
	(p7) mov r14 = r38
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r49 = r35, r14
	nop 0
	;;
	.mib
	mov r48 = r49
	nop 0
	br.call.sptk.many b0 = _ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	;;
	.mib
	mov r1 = r46
	cmp.lt p6, p7 = r37, r42
	(p6) br.cond.dptk .L153
.L144:
	.mii
	nop 0
	mov b0 = r44
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r45
	br.ret.sptk.many b0
.L155:
	.mmi
	mov r14 = r42
	mov r35 = r34
	mov r50 = r40
	;;
	.mii
	cmp.le p6, p7 = r14, r38
	mov r47 = r35
	;;
	(p7) mov r14 = r38
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r49 = r35, r14
	nop 0
	;;
	.mib
	mov r48 = r49
	nop 0
	br.call.sptk.many b0 = _ZSt12__move_mergeIPiN9__gnu_cxx17__normal_iteratorIS0_St6vectorIiSaIiEEEENS1_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEET0_T_SC_SC_SC_SB_T1_.constprop.0#
	;;
	.mib
	mov r1 = r46
	cmp.lt p6, p7 = r37, r42
	(p6) br.cond.dptk .L153
	.mib
	nop 0
	nop 0
	br .L144
.L154:
	.mmi
	mov r14 = r42
	nop 0
	mov r51 = r34
	.mmb
	mov r35 = r43
	shladd r36 = r37, 2, r0
	br .L149
.L145:
	.mii
	nop 0
	mov b0 = r44
	;;
	mov ar.pfs = r45
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
	;;
	break.f 0
	;;
	.endp _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
_ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0:
[.LFB6248:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	adds r14 = 32, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L168
.L163:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L168:
	.mmi
	ld8 r36 = [r32]
	nop 0
	adds r32 = 16, r32
	;;
	.mib
	cmp.eq p6, p7 = r32, r36
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	nop 0
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
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
	.endp _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	.align 16
	.align 64
	.proc _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0:
[.LFB6249:]
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 12, 2, 0
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L169
.L187:
	.mmi
	adds r14 = 24, r32
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L171
.L186:
	.mmi
	adds r14 = 24, r39
	;;
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L172
.L185:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L173
.L184:
	.mmi
	adds r14 = 24, r41
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L174
.L183:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L175
.L182:
	.mmi
	adds r14 = 24, r35
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L176
.L181:
	.mmi
	adds r14 = 24, r38
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L177
.L180:
	.mmi
	adds r14 = 24, r34
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L178
.L179:
	.mmi
	nop 0
	adds r14 = 24, r36
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mmi
	adds r14 = 16, r36
	nop 0
	mov r1 = r44
	.mmi
	mov r45 = r36
	nop 0
	addl r46 = 40, r0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L179
.L178:
	.mmi
	adds r14 = 16, r34
	mov r45 = r34
	addl r46 = 40, r0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r34 = r36
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L180
.L177:
	.mmi
	adds r14 = 16, r38
	mov r45 = r38
	addl r46 = 40, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r38 = r34
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L181
.L176:
	.mmi
	adds r14 = 16, r35
	mov r45 = r35
	addl r46 = 40, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r35 = r34
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L182
.L175:
	.mmi
	adds r14 = 16, r33
	mov r45 = r33
	addl r46 = 40, r0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r33 = r34
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L183
.L174:
	.mmi
	adds r14 = 16, r41
	mov r45 = r41
	addl r46 = 40, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r41 = r33
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L184
.L173:
	.mmi
	adds r14 = 16, r40
	mov r45 = r40
	addl r46 = 40, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r40 = r33
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L185
.L172:
	.mmi
	adds r14 = 16, r39
	mov r45 = r39
	addl r46 = 40, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r39 = r33
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L186
.L171:
	.mmi
	adds r14 = 16, r32
	mov r45 = r32
	addl r46 = 40, r0
	;;
	.mib
	ld8 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r32 = r33
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L187
.L169:
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r43
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	.global __moddi3#
	.align 16
	.align 64
	.proc _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
_ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0:
[.LFB6251:]
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 3, 0
	sub r14 = r33, r32
	nop 0
	.mmi
	sub r42 = r34, r32
	cmp.ne p6, p7 = r33, r32
	.save ar.lc, r41
	mov r41 = ar.lc
	;;
	.mii
	sub r15 = r34, r33
	shr r35 = r14, 2
	shr r42 = r42, 2
	.mmb
	mov r40 = r1
	mov r37 = r32
	nop 0
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	nop 0
	.mmb
	sub r36 = r42, r35
	shladd r16 = r35, 2, r0
	(p7) br.cond.dpnt .L249
	;;
	.mmi
	cmp.ne p6, p7 = r34, r33
	add r34 = r32, r15
	shladd r15 = r42, 2, r0
	;;
	.mib
	(p7) mov r8 = r32
	nop 0
	(p7) br.cond.dpnt .L228
	;;
	.mib
	cmp.ne p6, p7 = r36, r35
	nop 0
	(p7) br.cond.dpnt .L252
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p6) br.cond.dptk .L233
	;;
	.align 32
.L254:
	.mmi
	cmp.ne p6, p7 = 1, r35
	nop 0
	add r14 = r37, r16
	.mmb
	adds r16 = -1, r36
	nop 0
	(p7) br.cond.dpnt .L253
	;;
	.mmb
	nop 0
	mov r15 = r37
	nop 0
	.mib
	cmp.ge p6, p7 = 0, r36
	mov ar.lc = r16
	(p6) br.cond.dpnt .L236
	;;
	.align 32
.L237:
	.mmi
	ld4 r16 = [r15], 4
	ld4 r18 = [r14]
	nop 0
	;;
	.mii
	adds r17 = -4, r15
	nop 0
	;;
	nop 0
	.mmb
	st4 [r17] = r18
	st4 [r14] = r16, 4
	br.cloop.sptk.few .L237
	.mii
	shladd r36 = r36, 2, r0
	nop 0
	;;
	add r37 = r37, r36
.L236:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r42 = r35
	nop 0
	sub r35 = r35, r8
	.mmb
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L249
	;;
.L239:
	.mmi
	sub r36 = r42, r35
	shladd r15 = r42, 2, r0
	shladd r16 = r35, 2, r0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L254
	;;
.L233:
	.mmi
	cmp.ne p6, p7 = 1, r36
	nop 0
	add r15 = r37, r15
	.mmb
	add r14 = r37, r16
	nop 0
	(p7) br.cond.dpnt .L255
	;;
	.mmi
	cmp.ge p6, p7 = 0, r35
	adds r15 = -4, r15
	adds r35 = -1, r35
	;;
	.mmb
	nop 0
	(p6) mov r37 = r14
	nop 0
	.mib
	adds r14 = -4, r14
	mov ar.lc = r35
	(p6) br.cond.dpnt .L242
	;;
	.align 32
.L243:
	.mmi
	ld4 r17 = [r14], -4
	ld4 r19 = [r15], -4
	nop 0
	;;
	.mii
	adds r18 = 4, r14
	adds r16 = 4, r15
	;;
	nop 0
	.mmb
	st4 [r18] = r19
	st4 [r16] = r17
	br.cloop.sptk.few .L243
.L242:
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r36
	.mmb
	mov r35 = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L239
	.align 32
.L249:
	.mmi
	mov r8 = r34
	nop 0
	nop 0
.L228:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L252:
	.mmi
	adds r15 = -4, r14
	nop 0
	mov r14 = r33
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	mov ar.lc = r15
	.align 32
.L231:
	.mmi
	ld4 r15 = [r32], 4
	ld4 r17 = [r14]
	nop 0
	;;
	.mii
	adds r16 = -4, r32
	nop 0
	;;
	nop 0
	.mmb
	st4 [r16] = r17
	st4 [r14] = r15, 4
	br.cloop.sptk.few .L231
	.mii
	mov r8 = r33
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L255:
	.mii
	adds r14 = -4, r15
	mov r43 = r37
	;;
	sub r44 = r14, r37
	.mmb
	cmp.eq p6, p7 = r14, r37
	ld4 r35 = [r14]
	(p6) br.cond.dpnt .L241
	;;
	.mib
	nop 0
	sub r42 = r15, r44
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L241:
	.mmi
	mov r8 = r34
	st4 [r37] = r35
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L253:
	.mmi
	mov r43 = r37
	mov r42 = r37
	add r37 = r37, r15
	.mmi
	adds r44 = -4, r15
	;;
	ld4 r35 = [r43], 4
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r37, r43
	nop 0
	(p6) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L235:
	.mmi
	adds r37 = -4, r37
	mov r8 = r34
	mov b0 = r38
	;;
	.mmi
	st4 [r37] = r35
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
	.endp _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	.align 16
	.align 64
	.proc _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
_ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0:
[.LFB6253:]
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 5, 7, 5, 0
	cmp.eq p6, p7 = 0, r36
	add r14 = r35, r36
	.mmi
	mov r43 = r1
	mov r37 = r33
	shr.u r38 = r35, 63
	;;
	.mmi
	cmp.eq.or.andcm p6, p7 = 0, r35
	cmp.ge p8, p9 = r36, r35
	.save rp, r41
	mov r41 = b0
	.body
	.mib
	mov r45 = r33
	shr.u r39 = r36, 63
	(p6) br.cond.dpnt .L256
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 2, r14
	mov r44 = r32
	.bbb
	nop 0
	(p7) br.cond.dpnt .L263
	(p8) br.cond.dptk .L259
	;;
	.mmi
	add r38 = r38, r35
	mov r45 = r34
	mov r44 = r33
	;;
	.mii
	nop 0
	shr r38 = r38, 1
	nop 0
	;;
	.mii
	shladd r40 = r38, 2, r0
	sub r35 = r35, r38
	;;
	add r40 = r32, r40
	;;
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = _ZSt13__lower_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Iter_comp_valIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	;;
	.mmi
	mov r33 = r8
	sub r39 = r8, r37
	mov r1 = r43
	.mii
	mov r45 = r37
	mov r44 = r40
	;;
	shr r39 = r39, 2
	.mmb
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r44 = r32
	mov r48 = r39
	.mmi
	mov r47 = r38
	mov r45 = r40
	mov r46 = r8
	;;
	.mib
	mov r32 = r8
	sub r36 = r36, r39
	br.call.sptk.many b0 = _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L259:
	.body
	.copy_state 1
	.mmi
	add r39 = r39, r36
	;;
	nop 0
	shr r39 = r39, 1
	;;
	.mii
	shladd r33 = r39, 2, r0
	sub r36 = r36, r39
	;;
	add r33 = r37, r33
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = _ZSt13__upper_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Val_comp_iterIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	;;
	.mmi
	mov r40 = r8
	sub r38 = r8, r32
	mov r1 = r43
	.mii
	mov r46 = r33
	mov r45 = r37
	;;
	shr r38 = r38, 2
	.mmb
	mov r44 = r40
	nop 0
	br.call.sptk.many b0 = _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r44 = r32
	mov r48 = r39
	.mmi
	mov r47 = r38
	mov r45 = r40
	mov r46 = r8
	;;
	.mib
	mov r32 = r8
	sub r35 = r35, r38
	br.call.sptk.many b0 = _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L263:
	.body
	.copy_state 2
	.mlx
	ld4 r21 = [r33]
	movl r14 = -6640827866535438581
	.mmi
	ld4 r20 = [r32]
	;;
	nop 0
	sxt4 r19 = r21
	.mmi
	setf.sig f6 = r14
	nop 0
	sxt4 r18 = r20
	;;
	.mii
	setf.sig f7 = r19
	shr r16 = r19, 63
	shr r15 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r16
	;;
	.mmi
	shladd r16 = r17, 2, r0
	;;
	getf.sig r14 = f7
	add r16 = r16, r17
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r19 = r19, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	nop 0
	shr r14 = r14, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r18 = r18, r14
	;;
	cmp4.le p6, p7 = r18, r19
	nop 0
	;;
	.mmi
	(p7) st4 [r32] = r21
	(p7) st4 [r33] = r20
	nop 0
.L256:
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
	.endp _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
_ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0:
[.LFB6254:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 2, 0
	sub r15 = r33, r32
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	mov r36 = r33
	mov r41 = r32
	.body
	;;
	.mii
	nop 0
	shr r35 = r15, 3
	nop 0
	.mmb
	cmp.lt p6, p7 = 56, r15
	mov r34 = r33
	(p7) br.cond.dpnt .L268
	;;
	.mmi
	shladd r35 = r35, 2, r0
	;;
	add r37 = r32, r35
	shr r35 = r35, 2
	;;
	.mib
	mov r42 = r37
	mov r33 = r37
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r36
	nop 0
	.mmb
	mov r41 = r37
	sub r36 = r36, r37
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	shr r36 = r36, 2
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L268:
	.body
	.copy_state 1
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.constprop.0#
	;;
	break.f 0
	;;
	.endp _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	.align 16
	.align 64
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0:
[.LFB6255:]
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 2, 0
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L269
.L296:
	.mmi
	adds r14 = 24, r32
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L271
.L294:
	.mmi
	adds r14 = 24, r39
	;;
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L272
.L292:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L273
.L290:
	.mmi
	adds r14 = 24, r41
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L274
.L288:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L275
.L286:
	.mmi
	adds r14 = 24, r35
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L276
.L284:
	.mmi
	adds r14 = 24, r38
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L277
.L282:
	.mmi
	adds r14 = 24, r34
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L278
.L280:
	.mmi
	adds r14 = 24, r36
	nop 0
	mov r42 = r36
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmi
	adds r16 = 32, r36
	nop 0
	adds r14 = 48, r36
	.mmi
	adds r15 = 16, r36
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L279
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L279:
	.mib
	addl r47 = 72, r0
	mov r46 = r42
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L280
.L278:
	.mmi
	adds r15 = 32, r34
	adds r16 = 48, r34
	adds r14 = 16, r34
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L281:
	.mmi
	mov r46 = r34
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r34 = r36
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L282
.L277:
	.mmi
	adds r16 = 32, r38
	adds r14 = 48, r38
	adds r15 = 16, r38
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L283:
	.mmi
	mov r46 = r38
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L284
.L276:
	.mmi
	adds r16 = 32, r35
	adds r14 = 48, r35
	adds r15 = 16, r35
	;;
	.mmi
	ld8 r46 = [r16]
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r46
	nop 0
	(p6) br.cond.dpnt .L285
	;;
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L285:
	.mmi
	mov r46 = r35
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r35 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L286
.L275:
	.mmi
	adds r15 = 32, r33
	adds r16 = 48, r33
	adds r14 = 16, r33
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L287
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L287:
	.mmi
	mov r46 = r33
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r33 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L288
.L274:
	.mmi
	adds r15 = 32, r41
	adds r16 = 48, r41
	adds r14 = 16, r41
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L289:
	.mmi
	mov r46 = r41
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L290
.L273:
	.mmi
	adds r15 = 32, r40
	adds r16 = 48, r40
	adds r14 = 16, r40
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L291:
	.mmi
	mov r46 = r40
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L292
.L272:
	.mmi
	adds r15 = 32, r39
	adds r16 = 48, r39
	adds r14 = 16, r39
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L293
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L293:
	.mmi
	mov r46 = r39
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L294
.L271:
	.mmi
	adds r15 = 32, r32
	adds r16 = 48, r32
	adds r14 = 16, r32
	;;
	.mmi
	ld8 r46 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r46
	nop 0
	(p6) br.cond.dpnt .L295
	;;
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	nop 0
	adds r47 = 1, r47
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L295:
	.mmi
	mov r46 = r32
	nop 0
	addl r47 = 72, r0
	.mmb
	mov r32 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L296
.L269:
	.mii
	nop 0
	mov b0 = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	.section	.rodata._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
	stringz	"basic_string: construction from null is not valid"
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.align 16
	.align 64
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_:
[.LFB4721:]
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	cmp.ne p6, p7 = 0, r33
	adds r35 = 16, r32
	mov r39 = r1
	.body
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC4)
	.mmi
	st8 [r32] = r35
	nop 0
	mov r36 = r35
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt19__throw_logic_errorPKc#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp.geu p6, p7 = 15, r8
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	;;
	.mib
	st8 [r14] = r8
	nop 0
	(p7) br.cond.dpnt .L346
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L339
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	st1 [r35] = r14
	nop 0
	nop 0
.L340:
	.mmi
	adds r32 = 8, r32
	nop 0
	add r35 = r35, r34
	;;
	.mmi
	st8 [r32] = r34
	st1 [r35] = r0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L339:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L340
	;;
	.mmi
	mov r42 = r34
	nop 0
	mov r40 = r35
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	ld8 r35 = [r32]
	;;
	ld8 r34 = [r14]
	nop 0
	;;
.L347:
	.mmi
	adds r32 = 8, r32
	nop 0
	add r35 = r35, r34
	;;
	.mmi
	st8 [r32] = r34
	st1 [r35] = r0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L346:
	.body
	.copy_state 2
	.mmi
	mov r41 = r14
	nop 0
	mov r40 = r32
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
	;;
	.mmi
	adds r15 = 16, r12
	mov r35 = r8
	mov r1 = r39
	.mmi
	st8 [r32] = r8
	mov r42 = r34
	mov r41 = r33
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	mov r40 = r35
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	nop 0
	ld8 r35 = [r32]
	nop 0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br .L347
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.section	.text._ZNSt11_Deque_baseIiSaIiEED2Ev,"axG",@progbits,_ZNSt11_Deque_baseIiSaIiEED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt11_Deque_baseIiSaIiEED2Ev#
	.proc _ZNSt11_Deque_baseIiSaIiEED2Ev#
_ZNSt11_Deque_baseIiSaIiEED2Ev:
[.LFB4788:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	ld8 r38 = [r32]
	.save ar.lc, r37
	mov r37 = ar.lc
	.mmi
	adds r14 = 72, r32
	adds r15 = 40, r32
	mov r36 = r1
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	cmp.eq p6, p7 = 0, r38
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L348
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r33 = [r15]
	nop 0
	;;
	.mmi
	adds r16 = 15, r14
	adds r14 = 8, r14
	adds r17 = 8, r33
	;;
	.mmi
	sub r15 = r14, r33, 1
	nop 0
	cmp.ltu p8, p9 = r16, r17
	.mmb
	cmp.leu p6, p7 = r14, r33
	nop 0
	(p6) br.cond.dpnt .L350
	;;
	.mii
	nop 0
	shr.u r15 = r15, 3
	;;
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p9) mov ar.lc = r15
	;;
	(p8) mov ar.lc = 0
	.align 32
.L351:
	.mib
	ld8 r38 = [r33], 8
	addl r39 = 512, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L351
	.mmi
	ld8 r38 = [r32]
	nop 0
	nop 0
.L350:
	.mmi
	adds r32 = 8, r32
	;;
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	shladd r39 = r39, 3, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L348:
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
	.endp _ZNSt11_Deque_baseIiSaIiEED2Ev#
	.weak	_ZNSt11_Deque_baseIiSaIiEED1Ev#
_ZNSt11_Deque_baseIiSaIiEED1Ev# = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	.section	.text._ZNSt7__cxx114listIiSaIiEE4sortEv,"axG",@progbits,_ZNSt7__cxx114listIiSaIiEE4sortEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt7__cxx114listIiSaIiEE4sortEv#
	.proc _ZNSt7__cxx114listIiSaIiEE4sortEv#
_ZNSt7__cxx114listIiSaIiEE4sortEv:
[.LFB4806:]
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 11, 3, 0
	.fframe 1040
	adds r12 = -1040, r12
	nop 0
	.mii
	ld8 r39 = [r32]
	.save ar.lc, r43
	mov r43 = ar.lc
	mov r42 = r1
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	cmp.eq p6, p7 = r32, r39
	.mmb
	adds r35 = 1040, r12
	adds r38 = 16, r12
	(p6) br.cond.dpnt .L359
	;;
	.mmi
	ld8 r15 = [r39]
	mov r14 = r38
	mov ar.lc = 63
	;;
	.mib
	cmp.eq p6, p7 = r15, r32
	adds r15 = 1048, r12
	(p6) br.cond.dpnt .L359
	;;
	.mmi
	st8 [r15] = r35
	st8 [r35] = r35
	nop 0
	.align 32
.L361:
	.mmi
	adds r15 = 8, r14
	st8 [r14] = r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	adds r14 = 16, r14
	br.cloop.sptk.few .L361
	.mmi
	adds r37 = 16, r12
	nop 0
	nop 0
	.align 32
.L372:
	.mmi
	ld8 r46 = [r39]
	nop 0
	mov r45 = r39
	.mmb
	mov r44 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r14
	(p6) br.cond.dpnt .L362
	;;
	.mmi
	mov r34 = r14
	nop 0
	nop 0
	;;
	.align 32
.L369:
	.mmi
	nop 0
	ld8 r33 = [r34]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r34, r33
	nop 0
	(p6) br.cond.dpnt .L363
	;;
	.mmi
	nop 0
	ld8 r45 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r45
	(p7) br.cond.dpnt .L365
	.align 32
.L364:
	.mmi
	adds r14 = 16, r33
	nop 0
	adds r15 = 16, r45
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L391
	;;
	.mmi
	(p6) ld8 r33 = [r33]
	nop 0
	cmp.ne p6, p7 = r35, r45
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r34, r33
	(p6) br.cond.dptk .L364
	;;
.L393:
	.mmi
	cmp.eq p6, p7 = r35, r45
	nop 0
	mov r46 = r35
	.mmb
	mov r44 = r34
	nop 0
	(p6) br.cond.dpnt .L365
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L365:
	.mib
	mov r45 = r34
	mov r44 = r35
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mmi
	adds r14 = 16, r34
	nop 0
	mov r1 = r42
	;;
	.mib
	mov r34 = r14
	cmp.ne p6, p7 = r14, r37
	(p6) br.cond.dptk .L369
	.mmi
	nop 0
	mov r45 = r37
	mov r44 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L370:
	.mmi
	adds r37 = 16, r37
	nop 0
	nop 0
.L371:
	.mmi
	nop 0
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r32
	(p6) br.cond.dptk .L372
.L394:
	.mmi
	nop 0
	adds r14 = 32, r12
	nop 0
	;;
	.mib
	mov r35 = r14
	cmp.ne p6, p7 = r14, r37
	(p7) br.cond.dpnt .L379
	;;
	.align 32
.L373:
	.mmi
	ld8 r45 = [r38]
	ld8 r33 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r45, r38
	nop 0
	;;
	.mmi
	(p6) adds r16 = 1, r0
	;;
	(p7) adds r16 = 0, r0
	cmp.ne p6, p7 = r35, r33
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	(p6) adds r34 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	(p7) adds r34 = 0, r0
	tbit.nz p6, p7 = r16, 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L374
	.align 32
.L377:
	.mmi
	adds r14 = 16, r33
	nop 0
	adds r15 = 16, r45
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L392
	;;
	.mmi
	ld8 r33 = [r33]
	;;
	cmp.ne p6, p7 = r35, r33
	nop 0
	;;
	.mmi
	(p6) adds r34 = 1, r0
	;;
	(p7) adds r34 = 0, r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L377
	;;
.L374:
	.mmi
	cmp.eq p6, p7 = r38, r45
	nop 0
	mov r46 = r38
	.mmb
	mov r44 = r35
	nop 0
	(p6) br.cond.dpnt .L378
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L378:
	.mmi
	adds r35 = 16, r35
	nop 0
	adds r38 = 16, r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r37
	(p6) br.cond.dptk .L373
.L379:
	.mmi
	nop 0
	mov r45 = r39
	adds r44 = -16, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L359:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1040, r12
	br.ret.sptk.many b0
.L391:
	.body
	.copy_state 1
	.mmi
	ld8 r36 = [r45]
	nop 0
	mov r44 = r33
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mii
	mov r45 = r36
	mov r1 = r42
	;;
	cmp.ne p6, p7 = r35, r45
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r34, r33
	(p6) br.cond.dptk .L364
	.mib
	nop 0
	nop 0
	br .L393
.L392:
	.mmi
	ld8 r36 = [r45]
	nop 0
	mov r44 = r33
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	cmp.ne p6, p7 = r38, r36
	mov r1 = r42
	mov r45 = r36
	;;
	.mmi
	(p6) adds r16 = 1, r0
	;;
	(p7) adds r16 = 0, r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L377
	.mib
	nop 0
	nop 0
	br .L374
.L363:
	.mib
	mov r45 = r34
	mov r44 = r35
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r34, r37
	(p7) br.cond.spnt .L370
	;;
	.mmi
	nop 0
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r32
	(p6) br.cond.dptk .L372
	.mib
	nop 0
	nop 0
	br .L394
.L362:
	.mmi
	adds r45 = 16, r12
	nop 0
	mov r44 = r35
	.mmb
	adds r37 = 16, r37
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L371
	.endp _ZNSt7__cxx114listIiSaIiEE4sortEv#
	.section	.text._ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev,"axG",@progbits,_ZNSt6vectorIS_IiSaIiEESaIS1_EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
	.proc _ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
_ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev:
[.LFB4867:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	mov r14 = r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	ld8 r33 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r33
	(p6) br.cond.dpnt .L396
	.align 32
.L398:
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r33
	adds r33 = 24, r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r38 = r14
	(p6) br.cond.dpnt .L397
	;;
	.mmi
	nop 0
	ld8 r39 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sub r39 = r39, r14
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L397:
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L398
	.mmi
	ld8 r34 = [r32]
	nop 0
	nop 0
	;;
.L396:
	.mmi
	adds r32 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r34
	.mmb
	mov r38 = r34
	nop 0
	(p6) br.cond.dpnt .L395
	;;
	.mmi
	nop 0
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sub r39 = r39, r34
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L395:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
	.weak	_ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
_ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev# = _ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
	.section	.text._ZNSt12_Vector_baseIiSaIiEED2Ev,"axG",@progbits,_ZNSt12_Vector_baseIiSaIiEED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt12_Vector_baseIiSaIiEED2Ev#
	.proc _ZNSt12_Vector_baseIiSaIiEED2Ev#
_ZNSt12_Vector_baseIiSaIiEED2Ev:
[.LFB5004:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	ld8 r14 = [r32]
	nop 0
	.mii
	adds r15 = 16, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r36 = r14
	(p6) br.cond.dpnt .L409
	;;
	.mmi
	nop 0
	ld8 r37 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r37, r14
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L409:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt12_Vector_baseIiSaIiEED2Ev#
	.weak	_ZNSt12_Vector_baseIiSaIiEED1Ev#
_ZNSt12_Vector_baseIiSaIiEED1Ev# = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	.section	.rodata._ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_.str1.8,"aMS",@progbits,1
	.align 8
.LC5:
	stringz	"cannot create std::vector larger than max_size()"
	.section	.text._ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_,"axG",@progbits,_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC5ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_,comdat
	.align 16
	.align 64
	.weak	_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
	.proc _ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_:
[.LFB4816:]
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 4, 0
	ld8 r35 = [r33]
	nop 0
	.mmi
	mov r39 = r32
	adds r38 = 16, r32
	.save ar.lc, r43
	mov r43 = ar.lc
	;;
	.mlx
	ld8 r36 = [r34]
	movl r14 = 9223372036854775804
	.mmi
	st8 [r39] = r0, 8
	st8 [r38] = r0
	mov r42 = r1
	;;
	.mmi
	sub r36 = r35, r36
	st8 [r39] = r0
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mib
	cmp.geu p6, p7 = r14, r36
	mov r44 = r36
	(p7) br.cond.spnt .L435
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r36
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r0
	(p7) st8 [r38] = r0
	nop 0
	;;
	.mbb
	(p7) st8 [r39] = r0
	(p7) br.cond.dpnt .L416
[.LEHB0:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	add r17 = r8, r36
	mov r1 = r42
	shr r15 = r36, 2
	.mmi
	adds r35 = -4, r35
	st8 [r32] = r8
	mov r37 = r8
	;;
	.mmi
	adds r16 = -1, r15
	st8 [r38] = r17
	nop 0
	.mmi
	mov r15 = r8
	;;
	nop 0
	mov ar.lc = r16
	.align 32
.L420:
	.mmi
	nop 0
	ld4 r16 = [r35], -4
	nop 0
	;;
	.mib
	st4 [r15] = r16, 4
	nop 0
	br.cloop.sptk.few .L420
	.mii
	cmp.ge p6, p7 = 0, r36
	mov r44 = r37
	;;
	(p6) addl r36 = 4, r0
	;;
	.mii
	nop 0
	shr r38 = r36, 2
	add r14 = r37, r36
	.mmi
	cmp.ge p6, p7 = 4, r36
	;;
	st8 [r39] = r14
	adds r14 = -2, r38
	.mmb
	mov r46 = r38
	nop 0
	(p6) br.cond.spnt .L416
	;;
	.mii
	nop 0
	shr.u r35 = r14, 63
	;;
	add r35 = r35, r14
	;;
	.mii
	nop 0
	shr r35 = r35, 1
	nop 0
	;;
	.mii
	shladd r36 = r35, 2, r0
	mov ar.lc = r35
	mov r45 = r35
	;;
	.mmi
	nop 0
	add r36 = r37, r36
	nop 0
	;;
	.mib
	ld4 r47 = [r36], -4
	nop 0
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L431
.L416:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L431:
	.mmi
	adds r35 = -1, r35
	ld4 r47 = [r36], -4
	mov r46 = r38
	.mmi
	nop 0
	mov r44 = r37
	nop 0
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L431
	.mib
	nop 0
	nop 0
	br .L416
	;;
.L435:
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE0:]
	;;
.L427:
	.mmi
	mov r35 = r15
	nop 0
	mov r1 = r42
	.mmb
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	mov r1 = r42
	mov r44 = r35
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
	break.f 0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA4816:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE4816-.LLSDACSB4816
.LLSDACSB4816:
	.uleb128 .LEHB0-.LFB4816
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L427-.LFB4816
	.uleb128 0
	.uleb128 .LEHB1-.LFB4816
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE4816:
	.section	.text._ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_,"axG",@progbits,_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC5ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_,comdat
	.endp _ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
	.weak	_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC1ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
_ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC1ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_# = _ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC2ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
	.section	.text._ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv,"axG",@progbits,_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	.proc _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv:
[.LFB5063:]
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	adds r35 = 16, r32
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	;;
	ld8 r33 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L437
	.align 32
.L439:
	.mmi
	mov r34 = r33
	ld8 r33 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 16, r34
	;;
	ld8 r39 = [r14]
	adds r14 = 32, r34
	;;
	.mib
	cmp.eq p6, p7 = r14, r39
	nop 0
	(p6) br.cond.dpnt .L438
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r40 = 1, r40
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L438:
	.mib
	addl r40 = 48, r0
	mov r39 = r34
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L439
.L437:
	.mmi
	adds r14 = 8, r32
	ld8 r39 = [r32]
	mov r40 = r0
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	shladd r41 = r41, 3, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	st8 [r32] = r0
	mov b0 = r36
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	.section	.text._ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv,"axG",@progbits,_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	.proc _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv:
[.LFB5064:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	adds r14 = 48, r32
	nop 0
	.mii
	ld8 r36 = [r32], 8
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	ld8 r37 = [r32]
	cmp.eq p6, p7 = r14, r36
	(p6) br.cond.dpnt .L446
	;;
	.mib
	nop 0
	shladd r37 = r37, 3, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L446:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	.section	.text._ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv,"axG",@progbits,_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	.proc _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
_ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv:
[.LFB5124:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	ld8 r33 = [r32]
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r32, r33
	(p6) br.cond.dpnt .L450
	.align 32
.L452:
	.mmi
	mov r37 = r33
	nop 0
	addl r38 = 24, r0
	.mmb
	ld8 r33 = [r33]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = r32, r33
	(p6) br.cond.dptk .L452
.L450:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	.section	.rodata._ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_.str1.8,"aMS",@progbits,1
	.align 8
.LC6:
	stringz	"vector::_M_realloc_insert"
	.section	.text._ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_,"axG",@progbits,_ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_,comdat
	.align 16
	.align 64
	.weak	_ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_#
	.proc _ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_#
_ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_:
[.LFB5219:]
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 2, 0
	mov r44 = r32
	.save rp, r45
	mov r45 = b0
	.mmi
	mov r47 = r1
	;;
	ld8 r38 = [r44], 8
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mlx
	nop 0
	movl r16 = 384307168202282325
	;;
	.mii
	ld8 r36 = [r44]
	sub r41 = r33, r38
	;;
	sub r15 = r36, r38
	;;
	.mii
	nop 0
	shr r15 = r15, 3
	;;
	shladd r14 = r15, 2, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r17 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	shl r17 = r14, 8
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	shl r17 = r14, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	shl r17 = r14, 32
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	cmp.ne p6, p7 = r16, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC6)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
[.LEHB2:]
	(p7) br.call.spnt.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE2:]
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp.eq p6, p7 = r36, r38
	;;
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r40 = r14
	;;
	add r40 = r14, r40
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L475
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p7) br.cond.dpnt .L489
	;;
	.mmi
	(p6) mov r39 = r0
	nop 0
	nop 0
	;;
.L460:
	.mmi
	nop 0
	ld4 r49 = [r34]
	add r41 = r39, r41
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mii
	nop 0
	sxt4 r49 = r49
	mov r42 = r41
	.mmb
	nop 0
	adds r43 = 16, r41
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r14, r49
	shladd r37 = r49, 2, r0
	(p7) br.cond.spnt .L490
	;;
	.mmi
	st8 [r42] = r0, 8
	nop 0
	cmp.eq p6, p7 = 0, r49
	.mmi
	st8 [r43] = r0
	nop 0
	mov r49 = r37
	;;
	.mbb
	st8 [r42] = r0
	(p6) br.cond.dpnt .L462
[.LEHB3:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE3:]
	;;
	.mmi
	add r37 = r8, r37
	nop 0
	mov r1 = r47
	.mmi
	ld4 r14 = [r35]
	st8 [r41] = r8
	nop 0
	;;
	.mmi
	sub r15 = r37, r8
	st8 [r43] = r37
	nop 0
	;;
	.mii
	adds r15 = -4, r15
	nop 0
	;;
	shr.u r15 = r15, 2
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	;;
	.align 32
.L463:
	.mib
	st4 [r8] = r14, 4
	nop 0
	br.cloop.sptk.few .L463
.L464:
	.mmi
	cmp.eq p6, p7 = r38, r33
	adds r19 = 8, r38
	adds r18 = 16, r38
	.mmi
	mov r17 = r38
	st8 [r42] = r37
	mov r14 = r39
	;;
	.mib
	nop 0
	(p6) mov r37 = r39
	(p6) br.cond.dpnt .L465
	.align 32
.L466:
	.mmi
	ld8 r20 = [r17], 24
	mov r16 = r14
	adds r15 = 16, r14
	.mmi
	adds r14 = 24, r14
	ld8 r21 = [r19], 24
	nop 0
	;;
	.mmi
	st8 [r16] = r20, 8
	ld8 r20 = [r18], 24
	cmp.ne p6, p7 = r17, r33
	;;
	.mmi
	nop 0
	st8 [r16] = r21
	nop 0
	.mmb
	st8 [r15] = r20
	nop 0
	(p6) br.cond.dptk .L466
	.mmi
	adds r16 = -24, r33
	;;
	sub r16 = r16, r38
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 3
	;;
	shladd r15 = r16, 2, r0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	shl r14 = r15, 15
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 30
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 2305843009213693951
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	shladd r37 = r14, 1, r0
	;;
	add r37 = r37, r14
	nop 0
	;;
	.mii
	shladd r37 = r37, 3, r0
	nop 0
	;;
	add r37 = r39, r37
	;;
.L465:
	.mmi
	adds r37 = 24, r37
	adds r19 = 8, r33
	adds r18 = 16, r33
	.mmb
	mov r17 = r33
	cmp.eq p6, p7 = r36, r33
	(p6) br.cond.dpnt .L467
	;;
	.mmi
	mov r14 = r37
	nop 0
	nop 0
	;;
	.align 32
.L468:
	.mmi
	ld8 r20 = [r17], 24
	mov r16 = r14
	adds r15 = 16, r14
	.mmi
	adds r14 = 24, r14
	ld8 r21 = [r19], 24
	nop 0
	;;
	.mmi
	st8 [r16] = r20, 8
	ld8 r20 = [r18], 24
	cmp.ne p6, p7 = r17, r36
	;;
	.mmi
	nop 0
	st8 [r16] = r21
	nop 0
	.mmb
	st8 [r15] = r20
	nop 0
	(p6) br.cond.dptk .L468
	.mmi
	sub r33 = -24, r33
	;;
	add r36 = r36, r33
	nop 0
	;;
	.mii
	nop 0
	shr.u r36 = r36, 3
	;;
	shladd r15 = r36, 2, r0
	;;
	.mmi
	add r15 = r15, r36
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r36
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	shl r14 = r15, 15
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 30
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 2305843009213693951
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r37 = r37, r14
.L467:
	.mmi
	adds r36 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r38
	.mmb
	mov r49 = r38
	nop 0
	(p6) br.cond.dpnt .L469
	;;
	.mmi
	nop 0
	ld8 r50 = [r36]
	nop 0
	;;
	.mib
	nop 0
	sub r50 = r50, r38
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L469:
	.mmi
	shladd r14 = r40, 1, r0
	st8 [r32] = r39
	mov b0 = r45
	.mmi
	st8 [r44] = r37
	;;
	add r14 = r14, r40
	mov ar.pfs = r46
	;;
	.mii
	shladd r14 = r14, 3, r0
	mov ar.lc = r48
	;;
	add r39 = r39, r14
	;;
	.mib
	st8 [r36] = r39
	nop 0
	br.ret.sptk.many b0
.L462:
	.mmi
	nop 0
	st8 [r41] = r0
	mov r37 = r0
	.mmb
	nop 0
	st8 [r43] = r0
	br .L464
	;;
.L475:
	.mlx
	nop 0
	movl r49 = 9223372036854775800
	.mmb
	mov r40 = r16
	nop 0
[.LEHB4:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mib
	mov r1 = r47
	mov r39 = r8
	br .L460
.L489:
	.mmi
	cmp.leu p6, p7 = r16, r40
	;;
	(p6) mov r40 = r16
	nop 0
	;;
	.mmi
	shladd r49 = r40, 1, r0
	;;
	add r49 = r49, r40
	nop 0
	;;
	.mib
	shladd r49 = r49, 3, r0
	nop 0
	br.call.sptk.many b0 = _Znwm#
[.LEHE4:]
	;;
	.mib
	mov r1 = r47
	mov r39 = r8
	br .L460
	;;
.L490:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r49 = r1, r49
[.LEHB5:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE5:]
	;;
.L478:
	.mib
	mov r1 = r47
	mov r49 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = 0, r39
	(p6) br.cond.spnt .L471
	.mib
	mov r49 = r41
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	nop 0
	mov r1 = r47
[.LEHB6:]
	br.call.sptk.many b0 = __cxa_rethrow#
.L471:
	.mii
	shladd r50 = r40, 1, r0
	mov r49 = r39
	;;
	add r50 = r50, r40
	;;
	.mib
	shladd r50 = r50, 3, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE6:]
	;;
.L479:
	.mib
	mov r36 = r15
	mov r1 = r47
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r47
	mov r49 = r36
[.LEHB7:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE7:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5219:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5219-.LLSDATTD5219
.LLSDATTD5219:
	data1	0x1
	.uleb128 .LLSDACSE5219-.LLSDACSB5219
.LLSDACSB5219:
	.uleb128 .LEHB2-.LFB5219
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB3-.LFB5219
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L478-.LFB5219
	.uleb128 0x1
	.uleb128 .LEHB4-.LFB5219
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB5-.LFB5219
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L478-.LFB5219
	.uleb128 0x1
	.uleb128 .LEHB6-.LFB5219
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L479-.LFB5219
	.uleb128 0
	.uleb128 .LEHB7-.LFB5219
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
.LLSDACSE5219:
	data1	0x1
	data1	0
	.align 8
	data8.ua	0

.LLSDATT5219:
	.section	.text._ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_,"axG",@progbits,_ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_,comdat
	.endp _ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_#
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_:
[.LFB5660:]
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 12, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r45
	mov r45 = pr
	.mmi
	adds r15 = 16, r32
	mov r14 = r33
	mov r44 = r1
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	.save rp, r42
	mov r42 = b0
	.body
	.mlx
	nop 0
	movl r40 = 2147483647
	;;
	.mlx
	cmp.ne p6, p7 = 0, r34
	movl r41 = -2147483648
	;;
	.mib
	(p7) adds r34 = 8, r32
	nop 0
	(p7) br.cond.dpnt .L493
	;;
	.mmi
	nop 0
	ld8 r39 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	nop 0
	.align 32
.L499:
	.mmi
	adds r15 = 40, r34
	adds r14 = 32, r34
	mov r46 = r39
	;;
	.mmi
	ld8 r35 = [r15]
	ld8 r38 = [r14]
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = r35, r37
	mov r47 = r38
	;;
	(p6) mov r36 = r35
	;;
	.mmi
	(p7) mov r36 = r37
	;;
	cmp.eq p16, p17 = 0, r36
	mov r48 = r36
	.bbb
	nop 0
	(p16) br.cond.dpnt .L494
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L495
.L494:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	sub r14 = r37, r35
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r40, r14
	mov r8 = r14
	(p6) br.cond.dpnt .L496
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r41, r14
	(p6) br.cond.dpnt .L497
	;;
.L495:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L497
.L496:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 24, r34
	nop 0
	mov r15 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L516
.L504:
	.mib
	nop 0
	mov r34 = r14
	br .L499
	;;
.L497:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r34
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L504
	;;
.L516:
	.pred.rel.mutex p16, p17
	.mib
	mov r40 = r34
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L493
.L500:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r36
	mov r47 = r39
	mov r46 = r38
	.bbb
	nop 0
	(p16) br.cond.dpnt .L502
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L503
.L502:
	.mlx
	sub r35 = r35, r37
	movl r14 = 2147483647
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r14, r35
	mov r8 = r35
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mib
	(p6) mov r40 = r0
	nop 0
	(p6) br.cond.dpnt .L501
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r35
	(p6) br.cond.dpnt .L508
	;;
.L503:
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	(p6) mov r40 = r0
	(p7) mov r34 = r0
	;;
.L501:
	.mmi
	mov r8 = r34
	mov r9 = r40
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L493:
	.body
	.copy_state 1
	.mmi
	adds r32 = 24, r32
	mov r40 = r34
	mov r46 = r34
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r34, r14
	;;
	(p6) mov r40 = r34
	(p6) mov r34 = r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L501
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	ld8 r39 = [r33], 8
	adds r15 = 40, r8
	.mmi
	adds r14 = 32, r8
	mov r1 = r44
	mov r34 = r8
	;;
	.mmi
	ld8 r37 = [r33]
	ld8 r35 = [r15]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r35, r37
	ld8 r38 = [r14]
	nop 0
	;;
	.mmi
	(p6) mov r36 = r35
	;;
	(p7) mov r36 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = 0, r36
	br .L500
.L508:
	.mmi
	mov r34 = r0
	nop 0
	mov r9 = r40
	;;
	.mii
	mov r8 = r34
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_:
[.LFB5356:]
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 3, 0
	.fframe 16
	adds r12 = -16, r12
	adds r14 = 8, r32
	.mmi
	mov r15 = r34
	mov r43 = r1
	adds r16 = 40, r33
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	cmp.ne p6, p7 = r14, r33
	.mmb
	adds r14 = 32, r33
	mov r35 = r33
	(p7) br.cond.dpnt .L564
	;;
	.mmi
	ld8 r39 = [r15], 8
	ld8 r37 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r15]
	mov r44 = r39
	.mmi
	ld8 r40 = [r14]
	;;
	cmp.leu p6, p7 = r37, r36
	mov r45 = r40
	;;
	.mmi
	(p7) mov r38 = r36
	;;
	(p6) mov r38 = r37
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	mov r46 = r38
	(p6) br.cond.dpnt .L524
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L565
	.mlx
	sub r14 = r36, r37
	movl r15 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r15, r14
	movl r15 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L529
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L527
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L527
.L529:
	.mmi
	mov r46 = r38
	nop 0
	mov r45 = r39
	.mmb
	mov r44 = r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L535
.L528:
	.mlx
	sub r8 = r37, r36
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L536
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L537
	;;
.L535:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L537
.L536:
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r15] = r35
	st8 [r14] = r0
	nop 0
.L523:
	.mmi
	adds r15 = 16, r12
	ld8 r9 = [r14]
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L524:
	.body
	.copy_state 1
	.mlx
	sub r14 = r36, r37
	movl r15 = 2147483647
	;;
	.mib
	cmp.lt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L528
	;;
	.mlx
	nop 0
	movl r15 = -2147483648
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L527
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dptk .L528
.L527:
	.mmi
	adds r14 = 24, r32
	nop 0
	mov r44 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r35, r14
	;;
	(p7) adds r14 = 24, r12
	(p7) adds r15 = 16, r12
	;;
	.mmi
	(p7) st8 [r15] = r35
	(p7) st8 [r14] = r35
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L523
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	nop 0
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r45 = r39
	;;
	.mmi
	ld8 r38 = [r15]
	ld8 r44 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r36, r38
	;;
	(p6) mov r46 = r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L531
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L532
.L531:
	.mlx
	sub r8 = r38, r36
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L519
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L533
	;;
.L532:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L533
.L519:
	.mmi
	mov r33 = r34
	nop 0
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
.L564:
	.body
	.copy_state 2
	.mmi
	adds r14 = 40, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L519
	.mmi
	adds r15 = 32, r32
	nop 0
	mov r14 = r34
	;;
	.mmi
	ld8 r37 = [r15]
	ld8 r45 = [r14], 8
	nop 0
	;;
	.mmi
	adds r15 = 40, r37
	ld8 r35 = [r14]
	adds r14 = 32, r37
	;;
	.mmi
	ld8 r36 = [r15]
	ld8 r44 = [r14]
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = r35, r36
	nop 0
	;;
	(p6) mov r46 = r35
	;;
	.mmi
	nop 0
	(p7) mov r46 = r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L520
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L521
.L520:
	.mlx
	sub r8 = r36, r35
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L519
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L522
	;;
.L521:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L519
.L522:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 16, r12
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	;;
	.mmi
	ld8 r8 = [r15]
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L565:
	.body
	.copy_state 3
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r46 = r38
	nop 0
	.mmb
	mov r45 = r39
	mov r44 = r40
	(p6) br.cond.dpnt .L527
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L535
	.mib
	nop 0
	nop 0
	br .L528
.L537:
	.mmi
	adds r14 = 32, r32
	nop 0
	mov r44 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r35, r14
	;;
	(p7) adds r14 = 24, r12
	(p7) adds r15 = 16, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p7) st8 [r14] = r35
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L523
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	nop 0
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r44 = r39
	;;
	.mmi
	ld8 r38 = [r15]
	ld8 r45 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r36, r38
	;;
	(p6) mov r46 = r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L539
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L540
.L539:
	.mlx
	sub r8 = r36, r38
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L519
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L541
	;;
.L540:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L519
.L541:
	.mmi
	adds r14 = 24, r35
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p6) st8 [r15] = r37
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r35
	nop 0
	.mmi
	(p6) st8 [r14] = r37
	ld8 r8 = [r15]
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L533:
	.body
	.copy_state 4
	.mmi
	adds r14 = 24, r37
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p6) st8 [r15] = r35
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r14] = r37
	nop 0
	.mmi
	(p6) st8 [r14] = r35
	ld8 r8 = [r15]
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	.global __umoddi3#
	.section	.text._ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm,"axG",@progbits,_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm,comdat
	.align 16
	.align 64
	.weak	_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm#
	.proc _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm#
_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm:
[.LFB5690:]
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 3, 0
	cmp.ne p6, p7 = 1, r33
	.save rp, r41
	mov r41 = b0
	.mii
	mov r43 = r1
	.body
	shladd r35 = r33, 3, r0
	;;
	(p7) adds r14 = 48, r32
	.mmi
	mov r44 = r35
	;;
	(p7) mov r37 = r14
	nop 0
	.mlx
	(p7) st8 [r14] = r0
	movl r14 = 1152921504606846975
	;;
	.mib
	(p7) mov r40 = r37
	nop 0
	(p7) br.cond.dpnt .L568
	;;
	.mib
	cmp.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L591
	;;
	.mib
	nop 0
	nop 0
[.LEHB8:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r43
	mov r46 = r35
	.mmb
	mov r37 = r8
	mov r44 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	adds r40 = 48, r32
	mov r1 = r43
.L568:
	.mmi
	nop 0
	adds r39 = 16, r32
	nop 0
	;;
	.mmi
	ld8 r36 = [r39]
	st8 [r39] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.dpnt .L577
	;;
	.mmi
	(p6) mov r38 = r0
	nop 0
	nop 0
	.align 32
.L571:
	.mmi
	nop 0
	mov r35 = r36
	mov r45 = r33
	.mmi
	ld8 r36 = [r36]
	;;
	adds r14 = 8, r35
	nop 0
	;;
	.mmi
	nop 0
	ld4 r44 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r44 = r44
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mii
	shladd r14 = r8, 3, r0
	mov r1 = r43
	;;
	add r14 = r37, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L592
	;;
	.mmi
	(p6) ld8 r15 = [r15]
	;;
	(p6) st8 [r35] = r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r14]
	nop 0
	;;
	.mib
	(p6) st8 [r14] = r35
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L571
.L577:
	.mmi
	mov r35 = r32
	;;
	ld8 r44 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r45 = [r35]
	cmp.eq p6, p7 = r44, r40
	(p6) br.cond.dpnt .L572
	;;
	.mib
	nop 0
	shladd r45 = r45, 3, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L572:
	.mmi
	nop 0
	st8 [r35] = r33
	mov b0 = r41
	.mmi
	nop 0
	st8 [r32] = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
.L592:
	.mmi
	nop 0
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	st8 [r35] = r15
	st8 [r39] = r35
	nop 0
	;;
	.mmi
	st8 [r14] = r39
	;;
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) shladd r38 = r38, 3, r0
	nop 0
	;;
	.mmi
	(p7) add r38 = r37, r38
	;;
	(p7) st8 [r38] = r35
	mov r38 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L571
	.mib
	nop 0
	nop 0
	br .L577
.L591:
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r33
	(p6) br.cond.dptk .L570
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	;;
.L570:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
[.LEHE8:]
	;;
.L581:
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r15
	.mmb
	adds r32 = 40, r32
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	mov r1 = r43
	;;
	.mib
	st8 [r32] = r14
	nop 0
[.LEHB9:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE9:]
	;;
.L582:
	.mib
	mov r35 = r15
	mov r1 = r43
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r43
	mov r44 = r35
[.LEHB10:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE10:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5690:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5690-.LLSDATTD5690
.LLSDATTD5690:
	data1	0x1
	.uleb128 .LLSDACSE5690-.LLSDACSB5690
.LLSDACSB5690:
	.uleb128 .LEHB8-.LFB5690
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L581-.LFB5690
	.uleb128 0x1
	.uleb128 .LEHB9-.LFB5690
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L582-.LFB5690
	.uleb128 0
	.uleb128 .LEHB10-.LFB5690
	.uleb128 .LEHE10-.LEHB10
	.uleb128 0
	.uleb128 0
.LLSDACSE5690:
	data1	0x1
	data1	0
	.align 8
	data8.ua	0

.LLSDATT5690:
	.section	.text._ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm,"axG",@progbits,_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm,comdat
	.endp _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm#
	.section	.text._ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,"axG",@progbits,_ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,comdat
	.align 16
	.align 64
	.weak	_ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
	.proc _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
_ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi:
[.LFB5066:]
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 12, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r43
	mov r43 = b0
	.mmi
	ld4 r38 = [r33]
	adds r41 = 8, r32
	mov r45 = r1
	.body
	;;
	.mii
	nop 0
	sxt4 r42 = r38
	nop 0
	.mmi
	ld8 r40 = [r41]
	nop 0
	nop 0
	;;
	.mib
	mov r47 = r40
	mov r46 = r42
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	shladd r39 = r8, 3, r0
	.mii
	mov r1 = r45
	mov r36 = r8
	;;
	add r14 = r14, r39
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L594
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	adds r15 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r38
	(p6) br.cond.dpnt .L595
.L618:
	.mmi
	ld8 r35 = [r14]
	mov r37 = r14
	mov r47 = r40
	;;
	.mib
	adds r15 = 8, r35
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L594
	;;
	.mmi
	nop 0
	ld4 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r46 = r34
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	cmp.ne p6, p7 = r8, r36
	nop 0
	mov r1 = r45
	.mmb
	mov r14 = r35
	nop 0
	(p6) br.cond.dpnt .L594
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r38
	(p7) br.cond.dptk .L618
.L595:
	.mmi
	nop 0
	ld8 r8 = [r37]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L594
	;;
	.mii
	(p7) adds r8 = 16, r8
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L594:
	.body
	.copy_state 1
	.mmi
	addl r46 = 48, r0
	nop 0
	adds r37 = 32, r12
	.mmb
	adds r36 = 24, r32
	nop 0
[.LEHB11:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE11:]
	;;
	.mmi
	adds r14 = 40, r32
	mov r34 = r8
	adds r17 = 32, r8
	.mmi
	ld4 r18 = [r33]
	adds r16 = 16, r8
	adds r15 = 24, r8
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r34] = r0, 8
	mov r1 = r45
	.mmi
	addl r49 = 1, r0
	adds r46 = 32, r32
	mov r35 = r8
	;;
	.mmi
	ld8 r48 = [r36]
	st8 [r37] = r14
	nop 0
	.mmi
	st4 [r34] = r18
	ld8 r47 = [r41]
	nop 0
	;;
	.mmi
	st8 [r16] = r17
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st1 [r17] = r0
	nop 0
[.LEHB12:]
	br.call.sptk.many b0 = _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm#
	;;
	.mii
	adds r15 = 16, r12
	zxt1 r14 = r8
	mov r1 = r45
	;;
	.mmi
	st8 [r15] = r8
	adds r15 = 24, r12
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	st8 [r15] = r9
	nop 0
	(p7) br.cond.dpnt .L619
	;;
	.mmi
	ld8 r37 = [r32]
	;;
	add r39 = r37, r39
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L599
.L620:
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r8 = 8, r34
	;;
	.mmi
	st8 [r35] = r14
	;;
	ld8 r14 = [r39]
	nop 0
	;;
	.mmi
	st8 [r14] = r35
	ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	nop 0
.L621:
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L619:
	.body
	.copy_state 2
	.mmi
	mov r48 = r37
	nop 0
	mov r46 = r32
	.mmb
	mov r47 = r9
	nop 0
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE9_M_rehashEmRKm#
[.LEHE12:]
	;;
	.mmi
	mov r1 = r45
	ld8 r47 = [r41]
	mov r46 = r42
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	ld8 r37 = [r32]
	shladd r39 = r8, 3, r0
	mov r1 = r45
	;;
	.mmi
	add r39 = r37, r39
	;;
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L620
.L599:
	.mmi
	adds r32 = 16, r32
	;;
	ld8 r14 = [r32]
	nop 0
	.mmi
	st8 [r32] = r35
	;;
	st8 [r35] = r14
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r14 = 8, r14
	nop 0
	(p6) br.cond.dpnt .L601
	;;
	.mmi
	ld4 r46 = [r14]
	ld8 r47 = [r41]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r46 = r46
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mii
	shladd r8 = r8, 3, r0
	mov r1 = r45
	;;
	add r37 = r37, r8
	.mmi
	nop 0
	;;
	st8 [r37] = r35
	nop 0
.L601:
	.mmi
	ld8 r14 = [r36]
	st8 [r39] = r32
	adds r8 = 8, r34
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br .L621
.L603:
	.mmi
	adds r46 = 8, r34
	nop 0
	mov r1 = r45
	.mmb
	mov r34 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 48, r0
	.mmb
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
[.LEHB13:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE13:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5066:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5066-.LLSDACSB5066
.LLSDACSB5066:
	.uleb128 .LEHB11-.LFB5066
	.uleb128 .LEHE11-.LEHB11
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB12-.LFB5066
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L603-.LFB5066
	.uleb128 0
	.uleb128 .LEHB13-.LFB5066
	.uleb128 .LEHE13-.LEHB13
	.uleb128 0
	.uleb128 0
.LLSDACSE5066:
	.section	.text._ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,"axG",@progbits,_ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,comdat
	.endp _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
	.section	.text._ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb,"axG",@progbits,_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb,comdat
	.align 16
	.align 64
	.weak	_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
	.proc _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb:
[.LFB5740:]
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 3, 10, 3, 0
	adds r37 = 72, r32
	nop 0
	.mmi
	adds r38 = 40, r32
	adds r41 = 8, r32
	.save rp, r42
	mov r42 = b0
	;;
	.mmi
	ld8 r15 = [r37]
	mov r44 = r1
	.body
	zxt1 r34 = r34
	.mii
	ld8 r46 = [r38]
	nop 0
	;;
	sub r40 = r15, r46
	.mmi
	ld8 r14 = [r41]
	;;
	nop 0
	shr r36 = r40, 3
	;;
	.mmi
	add r36 = r33, r36, 1
	;;
	shladd r16 = r36, 1, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r16, r14
	(p6) br.cond.dptk .L623
	;;
	.mmi
	sub r14 = r14, r36
	nop 0
	cmp4.eq p6, p7 = 0, r34
	.mii
	ld8 r35 = [r32]
	adds r15 = 8, r15
	;;
	shr.u r14 = r14, 1
	.mmi
	(p7) shladd r33 = r33, 3, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r33
	;;
	add r35 = r35, r14
	sub r14 = r15, r46
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r35, r46
	(p6) br.cond.dptk .L625
	;;
	.mmi
	cmp.eq p6, p7 = r15, r46
	nop 0
	mov r47 = r14
	.mmb
	mov r45 = r35
	nop 0
	(p6) br.cond.dpnt .L627
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L627:
	.mmi
	ld8 r14 = [r35]
	adds r18 = 24, r32
	mov b0 = r42
	.mmi
	st8 [r38] = r35
	add r35 = r35, r40
	adds r15 = 32, r32
	;;
	.mmb
	st8 [r18] = r14
	adds r17 = 512, r14
	nop 0
	.mmi
	adds r16 = 56, r32
	adds r32 = 64, r32
	mov ar.pfs = r43
	;;
	.mmi
	ld8.a r14 = [r35]
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r37] = r35
	;;
	adds r15 = 512, r14
	nop 0
	.mmi
	chk.a.clr r14, .L635
.L636:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L623:
	.mii
	cmp.leu p6, p7 = r33, r14
	adds r39 = 2, r14
	;;
	(p7) mov r14 = r33
	;;
	.mlx
	add r39 = r39, r14
	movl r14 = 1152921504606846975
	;;
	.mmi
	cmp.geu p6, p7 = r14, r39
	nop 0
	shladd r45 = r39, 3, r0
	.mmb
	sub r35 = r39, r36
	nop 0
	(p7) br.cond.dpnt .L634
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r34
	ld8 r47 = [r37]
	shr.u r35 = r35, 1
	.mmi
	mov r1 = r44
	ld8 r46 = [r38]
	mov r36 = r8
	;;
	.mmi
	shladd r35 = r35, 3, r0
	(p7) shladd r33 = r33, 3, r0
	adds r47 = 8, r47
	;;
	.mmi
	(p7) add r35 = r35, r33
	cmp.eq p6, p7 = r47, r46
	sub r47 = r47, r46
	;;
	.mib
	add r35 = r8, r35
	nop 0
	(p6) br.cond.dpnt .L631
	;;
	.mib
	nop 0
	mov r45 = r35
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L631:
	.mmi
	ld8 r46 = [r41]
	ld8 r45 = [r32]
	nop 0
	;;
	.mib
	shladd r46 = r46, 3, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	ld8 r14 = [r35]
	adds r18 = 24, r32
	adds r15 = 32, r32
	.mmi
	st8 [r32] = r36
	st8 [r41] = r39
	adds r16 = 56, r32
	;;
	.mmi
	st8 [r38] = r35
	add r35 = r35, r40
	adds r17 = 512, r14
	.mmi
	st8 [r18] = r14
	adds r32 = 64, r32
	mov r1 = r44
	;;
	.mmi
	ld8.a r14 = [r35]
	st8 [r15] = r17
	mov b0 = r42
	.mmi
	st8 [r37] = r35
	;;
	adds r15 = 512, r14
	mov ar.pfs = r43
	.mmi
	chk.a.clr r14, .L637
.L638:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L625:
	.mmi
	adds r45 = 8, r40
	nop 0
	cmp.eq p6, p7 = r15, r46
	.mmb
	mov r47 = r14
	nop 0
	(p6) br.cond.dpnt .L627
	;;
	.mmi
	nop 0
	sub r45 = r45, r14
	nop 0
	;;
	.mib
	add r45 = r35, r45
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld8 r14 = [r35]
	adds r18 = 24, r32
	adds r15 = 32, r32
	.mmi
	st8 [r38] = r35
	add r35 = r35, r40
	adds r16 = 56, r32
	;;
	.mmb
	st8 [r18] = r14
	adds r17 = 512, r14
	nop 0
	.mmi
	adds r32 = 64, r32
	mov r1 = r44
	mov b0 = r42
	;;
	.mmi
	ld8.a r14 = [r35]
	st8 [r15] = r17
	mov ar.pfs = r43
	.mmi
	st8 [r37] = r35
	;;
	adds r15 = 512, r14
	nop 0
	.mmi
	chk.a.clr r14, .L639
.L640:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L634:
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mib
	cmp.geu p6, p7 = r14, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
.L635:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L636
.L637:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L638
.L639:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L640
	.endp _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
	.section	.text._ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_,"axG",@progbits,_ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_,comdat
	.align 16
	.align 64
	.weak	_ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_#
	.proc _ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_#
_ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_:
[.LFB5839:]
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 7, 7, 3, 0
	cmp.lt p6, p7 = r36, r35
	nop 0
	.mii
	cmp.ge p8, p9 = r38, r36
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	.body
	;;
	.mmi
	(p6) addl r14 = 1, r0
	(p8) addl r15 = 1, r0
	nop 0
	.mmi
	mov r39 = r32
	mov r40 = r33
	mov r41 = r34
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L642
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r32
	(p6) br.cond.dptk .L647
	.mmi
	sub r42 = r34, r33
	cmp.eq p6, p7 = r33, r34
	nop 0
	.mmb
	mov r47 = r33
	mov r46 = r37
	(p6) br.cond.dpnt .L644
	;;
	.mib
	nop 0
	mov r48 = r42
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L644:
	.mmi
	cmp.eq p6, p7 = r40, r39
	nop 0
	sub r48 = r40, r39
	.mmb
	mov r47 = r39
	nop 0
	(p6) br.cond.dpnt .L645
	;;
	.mib
	nop 0
	sub r46 = r41, r48
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L645:
	.mmi
	cmp.eq p6, p7 = 0, r42
	mov r48 = r42
	nop 0
	.mmb
	mov r47 = r37
	mov r46 = r39
	(p6) br.cond.dpnt .L646
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L646:
	.mmi
	add r8 = r39, r42
	nop 0
	nop 0
.L647:
	.mii
	nop 0
	mov b0 = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L642:
	.mib
	cmp.lt p6, p7 = r38, r35
	nop 0
	(p6) br.cond.dpnt .L648
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L649
	;;
	.mmi
	sub r42 = r33, r32
	cmp.eq p6, p7 = r33, r32
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r37
	(p6) br.cond.dpnt .L650
	;;
	.mib
	nop 0
	mov r48 = r42
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L650:
	.mmi
	cmp.eq p6, p7 = r40, r41
	sub r48 = r41, r40
	nop 0
	.mmb
	mov r47 = r40
	mov r46 = r39
	(p6) br.cond.dpnt .L651
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L651:
	.mmi
	sub r41 = r41, r42
	cmp.eq p6, p7 = 0, r42
	nop 0
	.mmb
	mov r48 = r42
	mov r47 = r37
	(p6) br.cond.dpnt .L649
	;;
	.mib
	nop 0
	mov r46 = r41
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L649:
	.mmi
	mov r8 = r41
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L648:
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	break.f 0
	;;
	.endp _ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_#
	.text
	.align 16
	.align 64
	.proc _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
_ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0:
[.LFB6279:]
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 7, 7, 7, 0
	cmp.le p6, p7 = r38, r36
	nop 0
	.mmi
	mov r41 = r32
	mov r40 = r33
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	(p6) mov r14 = r38
	mov r45 = r1
	.body
	mov r39 = r33
	;;
	.mmi
	nop 0
	(p7) mov r14 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r35, r14
	(p6) br.cond.dptk .L662
	;;
	.mmi
	sub r39 = r33, r32
	cmp.eq p6, p7 = r33, r32
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r37
	(p6) br.cond.dpnt .L663
	;;
	.mib
	nop 0
	mov r48 = r39
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L663:
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	nop 0
	add r39 = r37, r39
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	cmp.ne p6, p7 = r39, r37
	(p7) br.cond.dpnt .L661
	;;
	.align 32
.L664:
	.mib
	cmp.eq p6, p7 = r40, r34
	nop 0
	(p6) br.cond.dpnt .L668
	;;
	.mmi
	ld4 r20 = [r40]
	ld4 r21 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	;;
	.mii
	setf.sig f7 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r15
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	getf.sig r16 = f7
	add r15 = r15, r17
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r19 = r19, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr r16 = r16, 6
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r18 = r18, r14
	;;
	cmp4.gt p6, p7 = r18, r19
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r40 = 4, r40
	(p6) br.cond.dptk .L666
	.mmi
	nop 0
	adds r37 = 4, r37
	mov r20 = r21
	;;
.L666:
	.mib
	st4 [r41] = r20, 4
	cmp.eq p6, p7 = r37, r39
	(p7) br.cond.dptk .L664
.L661:
	.mii
	nop 0
	mov b0 = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L662:
	.mib
	nop 0
	cmp.lt p6, p7 = r38, r36
	(p6) br.cond.dptk .L672
	;;
	.mmi
	sub r40 = r34, r33
	cmp.eq p6, p7 = r33, r34
	nop 0
	.mmb
	mov r47 = r33
	mov r46 = r37
	(p6) br.cond.dpnt .L673
	;;
	.mib
	nop 0
	mov r48 = r40
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L673:
	.mmi
	add r21 = r37, r40
	nop 0
	cmp.ne p6, p7 = r39, r32
	.mmb
	adds r39 = -4, r39
	nop 0
	(p7) br.cond.dpnt .L685
	;;
	.mmi
	cmp.eq p6, p7 = r21, r37
	adds r21 = -4, r21
	nop 0
	.mmb
	cmp.ne p10, p11 = r32, r39
	adds r34 = -4, r34
	(p6) br.cond.dpnt .L661
	;;
	.mlx
	ld4 r22 = [r21]
	movl r14 = -6640827866535438581
	.mmi
	cmp.eq p8, p9 = r21, r37
	ld4 r23 = [r39]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r19 = r22
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
	sxt4 r18 = r23
	;;
	.mii
	setf.sig f7 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r15
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	getf.sig r16 = f7
	add r15 = r15, r17
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r19 = r19, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr r16 = r16, 6
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r18 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r18, r19
	(p6) br.cond.dptk .L676
	.align 32
.L687:
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	st4 [r34] = r23
	adds r39 = -4, r39
	.mmb
	nop 0
	nop 0
	(p11) br.cond.dpnt .L686
	;;
	.mmi
	adds r34 = -4, r34
	nop 0
	nop 0
.L688:
	.mmi
	ld4 r22 = [r21]
	nop 0
	cmp.eq p8, p9 = r21, r37
	.mmi
	cmp.ne p10, p11 = r32, r39
	ld4 r23 = [r39]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r22
	sxt4 r18 = r23
	;;
	.mii
	setf.sig f7 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r17 = r17, r19
	;;
	.mii
	nop 0
	shr r17 = r17, 6
	;;
	sub r17 = r17, r15
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	getf.sig r16 = f7
	add r15 = r15, r17
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r19 = r19, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr r16 = r16, 6
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r18 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r18, r19
	(p7) br.cond.dptk .L687
.L676:
	.pred.rel.mutex p8, p9
	.mmi
	st4 [r34] = r22
	adds r21 = -4, r21
	adds r34 = -4, r34
	.bbb
	nop 0
	(p8) br.cond.dpnt .L661
	br .L688
	;;
.L672:
	.mib
	nop 0
	cmp.le p6, p7 = r35, r36
	(p6) br.cond.dptk .L679
	.mii
	nop 0
	shr.u r40 = r35, 63
	mov r47 = r34
	.mmi
	mov r46 = r33
	;;
	add r40 = r40, r35
	nop 0
	;;
	.mii
	nop 0
	shr r40 = r40, 1
	;;
	shladd r42 = r40, 2, r0
	;;
	.mmi
	nop 0
	add r42 = r32, r42
	nop 0
	;;
	.mib
	mov r48 = r42
	nop 0
	br.call.sptk.many b0 = _ZSt13__lower_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Iter_comp_valIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	;;
	.mmi
	sub r41 = r8, r39
	sub r49 = r35, r40
	mov r33 = r8
	.mmi
	mov r1 = r45
	mov r52 = r38
	mov r51 = r37
	;;
	.mib
	nop 0
	shr r41 = r41, 2
	nop 0
	.mmi
	mov r48 = r33
	mov r47 = r39
	mov r46 = r42
	;;
	.mmi
	mov r50 = r41
	nop 0
	mov r35 = r49
	.mmb
	sub r36 = r36, r41
	nop 0
	br.call.sptk.many b0 = _ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r32
	mov r52 = r38
	.mmi
	mov r51 = r37
	mov r50 = r41
	mov r49 = r40
	;;
	.mmi
	mov r47 = r42
	nop 0
	mov r48 = r8
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
.L668:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = r37, r39
	sub r48 = r39, r37
	nop 0
	.mmb
	mov r47 = r37
	mov r46 = r41
	(p6) br.cond.spnt .L661
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L679:
	.mii
	nop 0
	shr.u r41 = r36, 63
	mov r47 = r33
	.mmi
	mov r46 = r32
	;;
	add r41 = r41, r36
	nop 0
	;;
	.mii
	nop 0
	shr r41 = r41, 1
	nop 0
	;;
	.mii
	shladd r33 = r41, 2, r0
	sub r36 = r36, r41
	;;
	add r33 = r39, r33
	;;
	.mib
	mov r48 = r33
	nop 0
	br.call.sptk.many b0 = _ZSt13__upper_boundIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiNS0_5__ops14_Val_comp_iterIZ4mainEUliiE_EEET_SB_SB_RKT0_T1_.constprop.0#
	;;
	.mmi
	sub r40 = r8, r32
	mov r42 = r8
	mov r1 = r45
	.mmi
	mov r52 = r38
	mov r51 = r37
	mov r50 = r41
	;;
	.mib
	nop 0
	shr r40 = r40, 2
	nop 0
	.mmi
	mov r48 = r33
	mov r47 = r39
	mov r46 = r42
	;;
	.mmi
	nop 0
	sub r49 = r35, r40
	nop 0
	;;
	.mib
	mov r35 = r49
	nop 0
	br.call.sptk.many b0 = _ZSt17__rotate_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lET_S7_S7_S7_T1_S8_T0_S8_#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r32
	mov r52 = r38
	.mmi
	mov r51 = r37
	mov r50 = r41
	mov r49 = r40
	;;
	.mmi
	mov r47 = r42
	nop 0
	mov r48 = r8
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
.L686:
	.body
	.copy_state 2
	.mmi
	adds r21 = 4, r21
	nop 0
	mov r47 = r37
	;;
	.mib
	sub r48 = r21, r37
	cmp.eq p6, p7 = r21, r37
	(p6) br.cond.dpnt .L661
	;;
	.mib
	sub r46 = r34, r48
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L685:
	.mmi
	cmp.eq p6, p7 = r21, r37
	mov r48 = r40
	nop 0
	.mmb
	mov r47 = r37
	sub r46 = r34, r40
	(p6) br.cond.dpnt .L661
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	.align 16
	.align 64
	.proc _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
_ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0:
[.LFB6282:]
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 4, 0
	sub r15 = r33, r32
	nop 0
	.mmi
	mov r38 = r35
	mov r46 = r35
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	mov r39 = r33
	mov r42 = r1
	.body
	shr r15 = r15, 2
	.mmi
	mov r37 = r34
	mov r45 = r34
	mov r43 = r32
	;;
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	shr.u r14 = r15, 63
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mmi
	shladd r35 = r14, 2, r0
	nop 0
	cmp.ge p6, p7 = r38, r14
	;;
	.mib
	nop 0
	add r33 = r32, r35
	(p6) br.cond.dptk .L690
	;;
	.mmi
	mov r44 = r33
	nop 0
	sub r36 = r39, r33
	.mib
	nop 0
	shr r35 = r35, 2
	br.call.sptk.many b0 = _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r34
	mov r46 = r38
	.mmb
	mov r44 = r39
	mov r43 = r33
	br.call.sptk.many b0 = _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r34 = r39
	mov b0 = r40
	.mii
	nop 0
	shr r36 = r36, 2
	;;
	mov ar.pfs = r41
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
.L690:
	.body
	.copy_state 1
	.mmi
	mov r44 = r33
	nop 0
	sub r36 = r39, r33
	.mib
	nop 0
	shr r35 = r35, 2
	br.call.sptk.many b0 = _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r34
	mov r44 = r39
	.mmb
	mov r43 = r33
	mov r34 = r39
	br.call.sptk.many b0 = _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	shr r36 = r36, 2
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	break.f 0
	;;
	.endp _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
	.section	.text._ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi,"axG",@progbits,_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi#
	.proc _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi#
_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi:
[.LFB5888:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	adds r14 = 16, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mii
	ld8 r34 = [r14]
	mov r16 = r0
	;;
	cmp.ne p6, p7 = 0, r34
	;;
	.mib
	(p7) adds r34 = 8, r32
	nop 0
	(p7) br.cond.dpnt .L696
	;;
	.mmi
	adds r14 = 32, r34
	ld4 r19 = [r33]
	adds r17 = 24, r34
	.mmi
	adds r18 = 16, r34
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r15, r19
	;;
	(p7) ld8 r14 = [r18]
	(p7) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L708
	.align 32
.L702:
	.mmi
	mov r34 = r14
	nop 0
	mov r16 = r0
	;;
	.mmi
	adds r14 = 32, r34
	adds r17 = 24, r34
	adds r18 = 16, r34
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r15, r19
	;;
	(p6) ld8 r14 = [r17]
	(p7) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L702
	;;
.L708:
	.mib
	cmp4.eq p6, p7 = 0, r16
	mov r9 = r34
	(p7) br.cond.dpnt .L696
	;;
	.mmi
	cmp4.gt p6, p7 = r19, r15
	;;
	(p6) mov r34 = r0
	(p7) mov r9 = r0
	;;
.L701:
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L696:
	.body
	.copy_state 1
	.mmi
	adds r32 = 24, r32
	nop 0
	mov r38 = r34
	;;
	.mmi
	ld8 r14 = [r32]
	;;
	cmp.eq p6, p7 = r34, r14
	nop 0
	;;
	.mib
	(p6) mov r9 = r34
	(p6) mov r34 = r0
	(p6) br.cond.dpnt .L701
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	ld4 r19 = [r33]
	nop 0
	.mmi
	mov r9 = r34
	mov r34 = r8
	mov r1 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	cmp4.gt p6, p7 = r19, r15
	nop 0
	;;
	.mib
	(p6) mov r34 = r0
	(p7) mov r9 = r0
	br .L701
	.endp _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi#
	.section	.text._ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi,"axG",@progbits,_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
	.proc _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi:
[.LFB5715:]
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mib
	cmp.ne p6, p7 = r14, r33
	adds r14 = 32, r33
	(p7) br.cond.dpnt .L725
	;;
	.mmi
	ld4 r36 = [r34]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r36, r14
	(p6) br.cond.dptk .L713
	.mmi
	adds r14 = 24, r32
	nop 0
	mov r40 = r33
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r33, r15
	;;
	(p7) adds r14 = 24, r12
	(p7) adds r16 = 16, r12
	;;
	.mmi
	(p7) st8 [r14] = r15
	(p7) st8 [r16] = r15
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L712
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r14
	(p6) br.cond.dptk .L711
	.mmi
	nop 0
	adds r14 = 24, r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p7) adds r15 = 16, r12
	nop 0
	(p6) adds r16 = 16, r12
	.mmi
	(p7) st8 [r14] = r8
	(p6) st8 [r14] = r33
	nop 0
	;;
	.mmi
	(p7) st8 [r15] = r0
	(p6) st8 [r16] = r33
	nop 0
.L712:
	.mmi
	adds r16 = 16, r12
	ld8 r9 = [r14]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L713:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r14
	(p6) br.cond.dptk .L716
	.mmi
	adds r14 = 32, r32
	nop 0
	mov r40 = r33
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L722
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r36
	(p6) br.cond.dptk .L711
	.mmi
	nop 0
	adds r14 = 24, r33
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	;;
	.mmi
	(p6) adds r16 = 16, r12
	nop 0
	(p7) adds r15 = 16, r12
	.mmi
	(p6) st8 [r14] = r8
	(p7) st8 [r14] = r33
	nop 0
	;;
	.mmi
	(p6) st8 [r16] = r8
	nop 0
	adds r16 = 16, r12
	.mmi
	(p7) st8 [r15] = r0
	ld8 r9 = [r14]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L725:
	.body
	.copy_state 2
	.mmi
	adds r14 = 40, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L726
.L711:
	.mmi
	mov r33 = r34
	nop 0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE24_M_get_insert_unique_posERKi#
.L716:
	.body
	.copy_state 3
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r15] = r33
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r14]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L726:
	.body
	.copy_state 4
	.mmi
	adds r14 = 32, r32
	ld4 r16 = [r34]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	adds r14 = 32, r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r16
	(p6) br.cond.dptk .L711
.L722:
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 16, r12
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r14]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC7:
	stringz	"the"
	.align 8
.LC8:
	stringz	"cat"
	.align 8
.LC9:
	stringz	"and"
	.align 8
.LC10:
	stringz	"dog"
	.align 8
.LC11:
	stringz	"bird"
	.align 8
.LC12:
	stringz	"cannot create std::deque larger than max_size()"
	.align 8
.LC13:
	stringz	"abcdefghij"
	.align 8
.LC14:
	stringz	"basic_string::append"
	.align 8
.LC15:
	stringz	"ihg"
	.align 8
.LC16:
	stringz	"123"
	.align 8
.LC17:
	stringz	"stoi"
	.align 8
.LC18:
	stringz	"0.5"
	.align 8
.LC19:
	stringz	"stod"
	.align 8
.LC20:
	stringz	"variant"
	.align 8
.LC22:
	stringz	"std::get: wrong index for variant"
	.sdata
	.align 8
.LC21:
	data8	_ZTVSt18bad_variant_access#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB4254:]
	.prologue 12, 65
	.mmb
	.save ar.pfs, r66
	alloc r66 = ar.pfs, 0, 36, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 528
	adds r12 = -528, r12
	mov r17 = ar.lc
	mov r67 = r1
	;;
	.mii
	nop 0
	.save rp, r65
	mov r65 = b0
	addl r68 = 4000, r0
	.mmi
	adds r39 = 432, r12
	;;
	.savesp ar.lc, 520
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
[.LEHB14:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE14:]
	;;
	.mmi
	adds r14 = 448, r12
	adds r44 = 4000, r8
	mov r68 = r8
	.mmi
	mov r1 = r67
	mov r43 = r8
	addl r70 = 3996, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r44
	mov r69 = r0
	.mmi
	nop 0
	st8 [r39] = r8
	nop 0
	;;
	.mib
	st4 [r68] = r0, 4
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r16 = 999, r0
	mov r1 = r67
	mov r15 = r43
	.mmi
	mov r14 = r0
	;;
	nop 0
	mov ar.lc = r16
	.mmi
	adds r16 = 440, r12
	;;
	st8 [r16] = r44
	nop 0
	.align 32
.L728:
	.mib
	st4 [r15] = r14, 4
	adds r14 = 1, r14
	br.cloop.sptk.few .L728
	;;
	.mmi
	sub r14 = r44, r43
	nop 0
	mov r16 = r43
	.mlx
	addl r15 = 1, r0
	movl r17 = 1013904223
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L729:
	.mii
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	extr.u r14 = r15, 20, 12
	;;
	.mib
	st4 [r16] = r14, 4
	nop 0
	br.cloop.sptk.few .L729
	.mmi
	adds r33 = 416, r12
	adds r35 = 424, r12
	addl r68 = 4000, r0
	;;
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	.mmb
	st8 [r35] = r0
	nop 0
[.LEHB15:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE15:]
	;;
	.mmi
	adds r49 = 4000, r8
	adds r40 = 408, r12
	mov r48 = r8
	.mmi
	mov r1 = r67
	addl r70 = 4000, r0
	mov r69 = r43
	;;
	.mmi
	mov r68 = r8
	adds r32 = 64, r8
	mov r46 = r8
	.mmi
	st8 [r40] = r8
	st8 [r35] = r49
	adds r34 = 3996, r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r67
	addl r70 = 18, r0
	mov r69 = r49
	.mmb
	mov r68 = r48
	st8 [r33] = r49
	br.call.sptk.many b0 = _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r69 = r32
	.mmb
	mov r68 = r48
	nop 0
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r67
	adds r19 = 60, r48
	;;
.L732:
	.mmi
	mov r14 = r19
	ld4 r15 = [r19], 4
	mov r18 = r32
	.mmi
	nop 0
	ld4 r17 = [r32], 4
	nop 0
	;;
	.mib
	mov r16 = r19
	cmp4.ge p6, p7 = r17, r15
	(p6) br.cond.dpnt .L730
	;;
	.align 32
.L731:
	.mmi
	st4 [r16] = r15, -4
	mov r18 = r14
	adds r14 = -4, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r17
	(p6) br.cond.dptk .L731
	;;
.L730:
	.mib
	st4 [r18] = r17
	cmp.ne p6, p7 = r19, r34
	(p6) br.cond.dptk .L732
	.mmi
	addl r36 = @ltoffx(_ZSt7nothrow#), r1
	addl r32 = 500, r0
	mov ar.lc = 9
	.mmi
	nop 0
	;;
	ld8.mov r36 = [r36], _ZSt7nothrow#
	nop 0
	;;
.L736:
	.mmi
	shladd r35 = r32, 2, r0
	nop 0
	mov r69 = r36
	;;
	.mib
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZnwmRKSt9nothrow_t#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r67
	mov r33 = r8
	.mmb
	mov r71 = r32
	mov r70 = r8
	(p6) br.cond.spnt .L733
	;;
	.mmi
	nop 0
	mov r69 = r44
	mov r68 = r43
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L734:
	.mib
	mov r69 = r35
	mov r68 = r33
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r67
	ld4 r69 = [r48]
	nop 0
	;;
	.mmi
	nop 0
	addl r68 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB16:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 2000, r48
	mov r1 = r67
	mov r68 = r8
	;;
	.mib
	ld4 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r8
	.mmb
	ld4 r69 = [r34]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r8
	.mmb
	ld4 r69 = [r43]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 3996, r43
	mov r1 = r67
	mov r68 = r8
	;;
	.mib
	ld4 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r14 = r44, r43
	mov r1 = r67
	mov r15 = r43
	.mii
	mov r69 = r0
	mov r68 = r8
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L737:
	.mmi
	ld4 r14 = [r15], 4
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	nop 0
	add r69 = r69, r14
	br.cloop.sptk.few .L737
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE16:]
	;;
	.mmi
	mov r1 = r67
	adds r55 = 208, r12
	adds r16 = 232, r12
	.mmi
	adds r38 = 24, r12
	adds r54 = 40, r12
	adds r50 = 64, r12
	;;
	.mlx
	adds r60 = 16, r12
	movl r14 = @gprel(.LC7)
	.mlx
	st8 [r16] = r55
	movl r16 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	add r16 = r1, r16
	adds r41 = 216, r12
	.mlx
	adds r57 = 224, r12
	movl r15 = @gprel(.LC9)
	;;
	.mmi
	st8 [r60] = r14
	st8 [r38] = r16
	add r15 = r1, r15
	.mlx
	adds r62 = 240, r12
	movl r16 = @gprel(.LC10)
	;;
	.mmi
	st8 [r54] = r14
	st8 [r50] = r14
	adds r35 = 32, r12
	.mlx
	adds r53 = 48, r12
	movl r14 = @gprel(.LC11)
	;;
	.mmi
	adds r51 = 56, r12
	adds r52 = 72, r12
	add r16 = r1, r16
	.mmi
	add r14 = r1, r14
	st4 [r55] = r0
	adds r61 = 80, r12
	;;
	.mmi
	st8 [r41] = r0
	st8 [r57] = r55
	adds r45 = 112, r12
	.mmi
	adds r37 = 152, r12
	adds r47 = 104, r12
	adds r63 = 472, r12
	;;
	.mmi
	st8 [r62] = r0
	st8 [r35] = r15
	adds r64 = 480, r12
	.mlx
	nop 0
	movl r58 = 2147483647
	;;
	.mlx
	st8 [r53] = r16
	movl r59 = -2147483648
	.mmi
	st8 [r51] = r15
	;;
	st8 [r52] = r14
	nop 0
.L763:
	.mii
	ld8 r33 = [r60], 8
	adds r14 = 96, r12
	;;
	cmp.ne p6, p7 = 0, r33
	.mmb
	st8 [r14] = r45
	mov r68 = r33
	(p7) br.cond.spnt .L1022
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.geu p6, p7 = 15, r8
	mov r1 = r67
	nop 0
	.mmb
	mov r32 = r8
	st8 [r37] = r8
	(p7) br.cond.dpnt .L1023
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L741
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	st1 [r45] = r14
	nop 0
	nop 0
.L743:
	.mmi
	mov r14 = r45
	nop 0
	nop 0
	;;
.L742:
	.mmi
	add r14 = r14, r32
	st8 [r47] = r32
	nop 0
	.mmi
	ld8.a r32 = [r41]
	nop 0
	mov r36 = r55
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	adds r14 = 96, r12
	.mmb
	cmp.eq p6, p7 = 0, r32
	chk.a.clr r32, .L1055
.L1056:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dpnt .L898
	;;
	.mmi
	ld8 r42 = [r14]
	ld8 r34 = [r47]
	nop 0
	;;
	.align 32
.L750:
	.mmi
	adds r15 = 40, r32
	adds r14 = 32, r32
	mov r69 = r42
	;;
	.mmi
	ld8 r33 = [r15]
	ld8 r68 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r33
	;;
	(p6) mov r70 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L745
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r67
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L746
.L745:
	.mmi
	nop 0
	sub r8 = r33, r34
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r58, r8
	nop 0
	(p6) br.cond.dpnt .L747
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r59, r8
	(p6) br.cond.dpnt .L748
	;;
.L746:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L748
.L747:
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L750
	;;
.L1039:
	.mmi
	adds r15 = 40, r36
	cmp.eq p6, p7 = r55, r36
	nop 0
	.mmb
	adds r14 = 32, r36
	mov r68 = r42
	(p6) br.cond.dpnt .L744
	;;
	.mmi
	ld8 r32 = [r15]
	ld8 r69 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r32
	;;
	(p6) mov r70 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r32
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L751
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r67
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L752
.L751:
	.mmi
	nop 0
	sub r8 = r34, r32
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r58, r8
	nop 0
	(p6) br.cond.dpnt .L753
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r59, r8
	(p6) br.cond.dpnt .L744
	;;
.L752:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L744
	;;
.L753:
	.mmi
	adds r36 = 64, r36
	cmp.eq p6, p7 = r45, r42
	mov r68 = r42
	;;
	.mmi
	ld4 r14 = [r36]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	(p6) br.cond.dpnt .L762
	;;
	.mmi
	nop 0
	ld8 r69 = [r45]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L762:
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r61
	(p6) br.cond.dptk .L763
	;;
	.mmi
	nop 0
	ld8 r33 = [r57]
	addl r36 = @ltoffx(_ZSt4cout#), r1
	.mmi
	adds r34 = 488, r12
	addl r42 = 61, r0
	addl r56 = 32, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r55, r33
	(p7) br.cond.dpnt .L770
	;;
	.mmi
	ld8.mov r36 = [r36], _ZSt4cout#
	nop 0
	nop 0
	;;
.L764:
	.mmi
	adds r14 = 32, r33
	adds r15 = 40, r33
	mov r68 = r36
	;;
	.mmi
	nop 0
	ld8 r70 = [r15]
	nop 0
	.mmb
	ld8 r69 = [r14]
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	ld8.a r14 = [r8]
	st1 [r34] = r42
	mov r1 = r67
	.mmi
	mov r32 = r8
	;;
	ld8.c.clr r14 = [r8]
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r8, r14
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L766
	.mmi
	addl r70 = 1, r0
	nop 0
	mov r69 = r34
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r32 = r8
	;;
.L767:
	.mmi
	adds r14 = 64, r33
	nop 0
	mov r68 = r32
	;;
	.mib
	ld4 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	adds r16 = 96, r12
	ld8.a r14 = [r8]
	mov r1 = r67
	.mmi
	mov r68 = r8
	;;
	st1 [r16] = r56
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r8]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L768
	.mib
	addl r70 = 1, r0
	mov r69 = r16
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE17:]
	;;
	.mib
	mov r1 = r67
	mov r68 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r55, r8
	(p6) br.cond.dptk .L764
	;;
.L770:
	.mmi
	adds r14 = 144, r12
	adds r15 = 96, r12
	adds r42 = 120, r12
	.mlx
	addl r16 = 499, r0
	movl r34 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = 1, r0
	mov ar.lc = r16
	.mmi
	mov r36 = r0
	mov r33 = r0
	add r34 = r1, r34
	;;
	.mlx
	st8 [r47] = r15
	movl r15 = 2951479051793528259
	.mmi
	st8 [r45] = r0
	;;
	setf.sig f2 = r15
	adds r15 = 128, r12
	.mmi
	nop 0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	nop 0
	stfs [r15] = f1
	adds r15 = 136, r12
	.mmi
	st8 [r14] = r0
	;;
	st8 [r15] = r0
	nop 0
	.align 32
.L765:
	.mmi
	cmp4.ge p6, p7 = 9, r33
	adds r16 = 16, r12
	mov r32 = r33
	.mmb
	addl r70 = 45, r0
	addl r69 = 3, r0
	(p6) br.cond.dpnt .L771
	;;
	.mib
	cmp4.ge p6, p7 = 99, r33
	mov r68 = r16
	(p6) br.cond.dpnt .L1024
	;;
	.mib
	st8 [r16] = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mii
	nop 0
	extr.u r14 = r33, 2, 30
	adds r15 = 16, r12
	.mmi
	mov r1 = r67
	;;
	setf.sig f6 = r14
	nop 0
	.mmi
	ld8 r16 = [r15]
	;;
	adds r18 = 2, r16
	adds r17 = 1, r16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	shr.u r32 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r33, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r15 = 1, r14
	addp4 r14 = r14, r0
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	add r14 = r34, r14
	;;
	.mmi
	add r15 = r34, r15
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	st1 [r17] = r14
	nop 0
	;;
	.mii
	st1 [r18] = r15
	adds r15 = 48, r32
	;;
	sxt1 r15 = r15
	;;
.L896:
	.mmi
	nop 0
	st1 [r16] = r15
	mov r69 = r37
	.mmb
	st4 [r37] = r36
	adds r68 = 96, r12
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
[.LEHE18:]
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r68 = [r8]
	nop 0
	.mmi
	adds r15 = 16, r8
	mov r32 = r8
	mov r1 = r67
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r35, r14
	nop 0
	(p7) br.cond.dpnt .L1025
	;;
	.mmi
	cmp.ne p6, p7 = r15, r68
	ld8 r16 = [r38]
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r14, 8
	;;
	(p7) st8 [r32] = r16
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r35]
	nop 0
	;;
	.mib
	(p7) st8 [r68] = r14
	nop 0
	(p7) br.cond.dpnt .L780
	;;
	.mmi
	ld8 r17 = [r15]
	st8 [r32] = r14, 8
	cmp.eq p6, p7 = 0, r68
	;;
	.mmi
	ld8.a r14 = [r35]
	st8 [r32] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r14 = [r35]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	adds r15 = 16, r12
	(p6) br.cond.dpnt .L780
	;;
	.mmi
	st8 [r15] = r68
	st8 [r35] = r17
	nop 0
.L776:
	.mmi
	nop 0
	st8 [r38] = r0
	adds r14 = 16, r12
	.mmi
	st1 [r68] = r0
	;;
	ld8 r68 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r35, r68
	nop 0
	(p6) br.cond.dpnt .L782
	;;
	.mmi
	nop 0
	ld8 r69 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L782:
	.mib
	adds r33 = 1, r33
	adds r36 = 37, r36
	br.cloop.sptk.few .L765
	;;
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	ld8 r69 = [r42]
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB19:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r14 = 2849, r0
	adds r69 = 16, r12
	nop 0
	.mmi
	mov r1 = r67
	adds r68 = 96, r12
	mov r32 = r8
	;;
	.mib
	st4 [r69] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
	;;
	.mmi
	adds r15 = 8, r8
	nop 0
	mov r1 = r67
	.mmi
	mov r68 = r32
	ld8 r69 = [r8]
	nop 0
	;;
	.mib
	ld8 r70 = [r15]
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r42]
	mov r1 = r67
	mov r34 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L783
	.mmi
	nop 0
	ld8 r32 = [r45]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L901
.L785:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 5, r14
	nop 0
	(p6) br.cond.dpnt .L1017
	;;
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L785
	;;
.L784:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r69 = 1, r0
	nop 0
	mov r68 = r34
	;;
	.mib
	(p7) mov r69 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE19:]
	;;
	.mmi
	adds r33 = 160, r12
	adds r36 = 168, r12
	adds r55 = 176, r12
	.mmi
	adds r34 = 192, r12
	adds r14 = 184, r12
	mov r1 = r67
	;;
	.mmi
	adds r47 = 456, r12
	st4 [r33] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	nop 0
	adds r45 = 464, r12
	;;
	.mmi
	nop 0
	st8 [r55] = r33
	nop 0
	.mmi
	st8 [r14] = r33
	;;
	st8 [r34] = r0
	nop 0
.L791:
	.mmi
	mov r70 = r46
	nop 0
	mov r69 = r33
	.mmb
	mov r68 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r9
	mov r1 = r67
	.mmb
	st8 [r47] = r8
	st8 [r45] = r9
	(p6) br.cond.dpnt .L789
	;;
	.mii
	cmp.ne p6, p7 = 0, r8
	mov r32 = r9
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.eq p6, p7 = r9, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r42 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L1026
.L790:
	.mib
	addl r68 = 40, r0
	nop 0
[.LEHB20:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE20:]
	;;
	.mmi
	adds r14 = 32, r8
	ld4 r15 = [r46]
	mov r1 = r67
	.mmi
	mov r71 = r33
	mov r70 = r32
	mov r68 = r42
	;;
	.mib
	st4 [r14] = r15
	mov r69 = r8
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r34]
	mov r1 = r67
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r34] = r14
	nop 0
.L789:
	.mmi
	nop 0
	adds r46 = 4, r46
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r49, r46
	(p6) br.cond.dptk .L791
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	ld8 r69 = [r34]
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB21:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	addl r17 = 1999, r0
	.mmi
	mov r1 = r67
	mov r68 = r8
	mov r16 = r33
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L795
.L798:
	.mmi
	adds r15 = 32, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r17, r15
	;;
	(p6) adds r14 = 24, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r15 = 16, r14
	(p7) mov r16 = r14
	.mmi
	(p6) ld8 r14 = [r14]
	;;
	(p7) ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L798
.L795:
	.mmi
	nop 0
	adds r16 = 32, r16
	nop 0
	;;
	.mib
	ld4 r69 = [r16]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	ld8 r32 = [r55]
	nop 0
	.mmb
	mov r37 = r8
	mov r68 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base#
	;;
	.mmi
	ld8 r14 = [r36]
	adds r15 = 32, r8
	mov r1 = r67
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r34 = r33
	nop 0
	(p6) br.cond.dpnt .L799
	;;
	.mmi
	mov r34 = r33
	ld4 r16 = [r15]
	nop 0
.L802:
	.mmi
	adds r15 = 32, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r16, r15
	;;
	(p6) adds r14 = 24, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r15 = 16, r14
	(p7) mov r34 = r14
	.mmi
	(p6) ld8 r14 = [r14]
	;;
	(p7) ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L802
	;;
	.mib
	adds r14 = 32, r34
	cmp.eq p6, p7 = r33, r34
	(p6) br.cond.dpnt .L799
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r14, r16
	nop 0
	;;
	(p7) mov r34 = r33
	;;
.L799:
	.mib
	mov r33 = r0
	cmp.eq p6, p7 = r34, r32
	(p6) br.cond.dpnt .L803
	;;
.L804:
	.mib
	mov r68 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r32 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L804
.L803:
	.mib
	mov r69 = r33
	mov r68 = r37
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r14 = 8, r0
	adds r34 = 80, r12
	adds r33 = 88, r12
	.mmi
	st8 [r35] = r0
	mov r1 = r67
	addl r68 = 64, r0
	;;
	.mmi
	st8 [r54] = r0
	st8 [r53] = r0
	nop 0
	;;
	.mmi
	st8 [r51] = r0
	st8 [r50] = r0
	nop 0
	;;
	.mmi
	st8 [r52] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r33] = r0
	nop 0
	.mmb
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = _Znwm#
[.LEHE21:]
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r67
	nop 0
	.mmi
	addl r68 = 512, r0
	mov r32 = r8
	adds r37 = 24, r8
	;;
	.mib
	st8 [r16] = r8
	nop 0
[.LEHB22:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE22:]
	;;
	.mmi
	adds r15 = 512, r8
	st8 [r51] = r37
	mov ar.lc = 99
	.mmi
	st8 [r33] = r37
	mov r1 = r67
	mov r32 = r0
	;;
	.mmi
	st8 [r54] = r8
	st8 [r37] = r8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r53] = r15
	nop 0
	.mmi
	st8 [r52] = r8
	;;
	st8 [r34] = r15
	nop 0
	.mmi
	st8 [r35] = r8
	;;
	st8 [r50] = r8
	nop 0
.L805:
	.mmi
	nop 0
	ld8 r16 = [r35]
	tbit.z p6, p7 = r32, 0
	.mmi
	ld8 r18 = [r33]
	;;
	ld8 r15 = [r51]
	nop 0
	.mii
	ld8 r14 = [r50]
	nop 0
	;;
	nop 0
	.mmb
	ld8 r19 = [r52]
	ld8 r17 = [r53]
	(p6) br.cond.dptk .L810
	.mmi
	ld8 r20 = [r34]
	;;
	adds r20 = -4, r20
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r20, r14
	nop 0
	(p6) br.cond.dpnt .L811
	;;
	.mmi
	st4 [r14] = r32, 4
	nop 0
	adds r32 = 1, r32
	;;
	.mib
	st8 [r50] = r14
	nop 0
	br.cloop.sptk.few .L805
.L1045:
	.mmi
	ld8 r46 = [r35]
	adds r37 = 384, r12
	adds r38 = 400, r12
	.mmi
	adds r14 = 392, r12
	ld8 r34 = [r51]
	nop 0
	;;
	.mmi
	mov r32 = r46
	ld8 r42 = [r50]
	adds r34 = 8, r34
	.mmi
	st8 [r14] = r37
	st8 [r37] = r37
	nop 0
	;;
	.mmi
	ld8 r35 = [r53]
	st8 [r38] = r0
	cmp.ne p6, p7 = r32, r42
	.mmi
	nop 0
	ld8 r47 = [r52]
	nop 0
	;;
	.mib
	ld8 r45 = [r33]
	nop 0
	(p7) br.cond.dpnt .L1027
.L820:
	.mib
	addl r68 = 24, r0
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE23:]
	;;
	.mmi
	nop 0
	ld4 r15 = [r32], 4
	adds r14 = 16, r8
	.mmi
	mov r1 = r67
	mov r69 = r37
	mov r68 = r8
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base7_M_hookEPS0_#
	;;
	.mmi
	cmp.ne p6, p7 = r32, r35
	ld8 r14 = [r38]
	mov r1 = r67
	;;
	.mmi
	(p7) ld8 r32 = [r34], 8
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	st8 [r38] = r14
	(p7) adds r35 = 512, r32
	.mmb
	nop 0
	cmp.ne p6, p7 = r32, r42
	(p6) br.cond.dptk .L820
	;;
.L1027:
	.mmi
	mov r68 = r37
	adds r35 = 248, r12
	nop 0
	.mmb
	adds r42 = 256, r12
	adds r33 = 264, r12
	br.call.sptk.many b0 = _ZNSt7__cxx114listIiSaIiEE4sortEv#
	;;
	.mlx
	ld8 r34 = [r37]
	movl r14 = 6148914691236517206
	.mmi
	st8 [r42] = r35
	st8 [r35] = r35
	mov r1 = r67
	;;
	.mmi
	nop 0
	setf.sig f2 = r14
	nop 0
	.mmb
	st8 [r33] = r0
	cmp.ne p6, p7 = r37, r34
	(p7) br.cond.dpnt .L826
.L821:
	.mmi
	mov r69 = r34
	ld8 r34 = [r34]
	nop 0
	;;
	.mmi
	adds r14 = 16, r69
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shr r16 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L1028
	;;
.L825:
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r34
	(p6) br.cond.dptk .L821
.L826:
	.mib
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	;;
	.mib
	mov r1 = r67
	mov r68 = r37
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base10_M_reverseEv#
	;;
	.mmi
	mov r1 = r67
	ld4 r69 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	addl r68 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB24:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	cmp.ne p6, p7 = r32, r47
	mov r1 = r67
	mov r68 = r8
	;;
	.mmi
	(p7) adds r45 = -8, r45
	;;
	(p7) ld8 r32 = [r45]
	nop 0
	;;
	.mmi
	(p7) adds r32 = 512, r32
	;;
	adds r32 = -4, r32
	nop 0
	;;
	.mib
	ld4 r69 = [r32]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r8
	.mmb
	ld8 r69 = [r38]
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r67
	mov r68 = r8
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	ld4 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r34 = 288, r12
	adds r46 = 352, r12
	mov r1 = r67
	.mmi
	st8 [r35] = r48
	mov r70 = r35
	adds r71 = 320, r12
	;;
	.mmi
	st8 [r34] = r49
	nop 0
	mov r69 = r34
	.mmb
	mov r68 = r46
	nop 0
	br.call.sptk.many b0 = _ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC1ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
[.LEHE24:]
	;;
	.mmb
	adds r48 = 360, r12
	mov r1 = r67
	nop 0
	.mmi
	ld8 r38 = [r46]
	mov r47 = r0
	mov ar.lc = 9
	;;
	.mii
	ld8 r32 = [r48]
	nop 0
	;;
	adds r45 = -40, r32
.L829:
	.mmi
	sub r14 = r32, r38
	ld4 r15 = [r38]
	adds r32 = -4, r32
	;;
	.mib
	add r47 = r47, r15
	cmp.ge p6, p7 = 4, r14
	(p7) br.cond.dpnt .L1029
	;;
	.mib
	st8 [r48] = r32
	nop 0
	br.cloop.sptk.few .L829
.L1046:
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	nop 0
	mov r69 = r47
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB25:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r69 = r45, r38
	mov r1 = r67
	mov r68 = r8
	;;
	.mib
	nop 0
	shr r69 = r69, 2
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	mov r70 = r35
	adds r68 = 320, r12
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC13)
	;;
	.mib
	add r69 = r1, r69
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE25:]
	;;
	.mmi
	mov r1 = r67
	adds r38 = 328, r12
	mov ar.lc = 5
	.mlx
	nop 0
	movl r47 = 4611686018427387903
	;;
.L836:
	.mmi
	nop 0
	ld8 r32 = [r38]
	adds r14 = 320, r12
	.mmi
	st8 [r35] = r33
	;;
	ld8 r45 = [r14]
	shr.u r14 = r32, 1
	;;
	.mii
	sub r32 = r32, r14
	add r45 = r45, r14
	;;
	cmp.geu p6, p7 = 15, r32
	.mmb
	st8 [r34] = r32
	nop 0
	(p7) br.cond.dpnt .L1030
	;;
	.mmi
	cmp.ne p6, p7 = 1, r32
	;;
	(p7) ld1 r14 = [r45]
	nop 0
	;;
	.mib
	(p7) st1 [r33] = r14
	nop 0
	(p7) br.cond.dpnt .L833
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L1031
.L833:
	.mmi
	nop 0
	ld8 r15 = [r34]
	adds r68 = 320, r12
	.mmi
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	nop 0
	.mmi
	st8 [r42] = r15
	ld8.a r69 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r38]
	ld8.c.clr r69 = [r35]
	nop 0
	;;
	.mmi
	sub r14 = r47, r14
	ld8 r70 = [r42]
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r14, r70
	nop 0
	(p7) br.cond.spnt .L1032
	;;
	.mib
	nop 0
	nop 0
[.LEHB26:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm#
[.LEHE26:]
	;;
	.mmi
	ld8 r68 = [r35]
	nop 0
	mov r1 = r67
	;;
	.mib
	cmp.eq p6, p7 = r33, r68
	nop 0
	(p6) br.cond.dpnt .L835
	;;
	.mmi
	nop 0
	ld8 r69 = [r33]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L835:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L836
	.mmi
	adds r16 = 320, r12
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L839
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dpnt .L839
.L840:
	.mmi
	ld1 r16 = [r15], 1
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = -1, r15
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r14] = r16, -1
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L840
.L839:
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	ld8 r69 = [r38]
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB27:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r68 = 320, r12
	.mmi
	mov r32 = r8
	nop 0
	mov r70 = r0
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC15)
	;;
	.mib
	add r69 = r1, r69
	nop 0
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r69 = r8
	.mmb
	mov r68 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r70 = -1, r0
	mov r1 = r67
	adds r68 = 320, r12
	.mmb
	mov r32 = r8
	addl r69 = 97, r0
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	mov r69 = r8
	.mmb
	mov r68 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r70 = 500, r12
	.mmi
	mov r68 = r34
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC16)
	;;
	.mib
	add r69 = r1, r69
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE27:]
	;;
	.mmi
	ld8 r45 = [r34]
	nop 0
	mov r1 = r67
	.mmb
	adds r48 = 496, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r67
	mov r33 = r8
	mov r69 = r35
	.mmi
	ld4 r38 = [r8]
	mov r68 = r45
	addl r70 = 10, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	ld8 r15 = [r35]
	mov r1 = r67
	.mmi
	addp4 r17 = 4294967295 - 0x100000000, r0
	mov r68 = r35
	mov r70 = r48
	;;
	.mlx
	cmp.ne p6, p7 = r15, r45
	movl r15 = 2147483648
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L1033
	;;
	.mmi
	add r15 = r8, r15
	nop 0
	sxt4 r8 = r8
	.mlx
	ld4 r16 = [r33]
	movl r69 = @gprel(.LC18)
	;;
	.mmi
	setf.sig f2 = r8
	nop 0
	cmp4.eq p6, p7 = 34, r16
	.mmb
	add r69 = r1, r69
	nop 0
	(p6) br.cond.spnt .L842
	;;
	.mib
	cmp.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.spnt .L842
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	;;
	(p7) st4 [r33] = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mfb
	nop 0
	fnorm.d f2 = f2
[.LEHB28:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE28:]
	;;
	.mmi
	ld8 r45 = [r35]
	adds r47 = 488, r12
	mov r1 = r67
	.mmi
	ld4 r38 = [r33]
	st4 [r33] = r0
	nop 0
	;;
	.mib
	mov r68 = r45
	mov r69 = r47
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	ld8 r14 = [r47]
	mov r1 = r67
	mov r68 = r32
	;;
	.mib
	cmp.ne p6, p7 = r14, r45
	nop 0
	(p7) br.cond.spnt .L1034
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 34, r14
	nop 0
	(p7) br.cond.spnt .L1035
	;;
	.mmf
	cmp4.ne p6, p7 = 0, r14
	nop 0
	fadd.d f8 = f2, f8
	;;
	.mib
	(p7) st4 [r33] = r38
	nop 0
[.LEHB29:]
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE29:]
	;;
	.mib
	mov r1 = r67
	mov r68 = r35
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r67
	mov r68 = r34
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r67
	mov r70 = r48
	mov r68 = r35
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC20)
	;;
	.mib
	add r69 = r1, r69
	nop 0
[.LEHB30:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE30:]
	;;
	.mmi
	mov r1 = r67
	nop 0
	adds r32 = 280, r12
	.mmi
	addl r14 = 1, r0
	nop 0
	addl r69 = 1, r0
	;;
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	st1 [r32] = r14
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
[.LEHB31:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld1 r14 = [r32]
	mov r1 = r67
	mov r68 = r8
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p7) br.cond.spnt .L1036
	;;
	.mmi
	nop 0
	ld8 r70 = [r42]
	nop 0
	.mmb
	ld8 r69 = [r35]
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r1 = r67
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L1037
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x4004000000000000
	;;
	.mmi
	nop 0
	(p7) setf.d f6 = r14
	nop 0
	;;
	.mmi
	(p7) stfd [r35] = f6
	nop 0
	nop 0
.L858:
	.mib
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mmi
	mov r1 = r67
	nop 0
	addl r14 = 3, r0
	.mmi
	st1 [r32] = r0
	nop 0
	addl r69 = 3, r0
	;;
	.mmi
	addl r68 = @ltoffx(_ZSt4cout#), r1
	st4 [r35] = r14
	nop 0
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mii
	mov r1 = r67
	addl r69 = 32, r0
	;;
	addl r68 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r69 = 9, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r69 = 4, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE31:]
	;;
	.mmi
	mov r32 = r0
	adds r51 = 296, r12
	adds r52 = 304, r12
	.mmi
	addl r45 = 1, r0
	st8 [r34] = r0
	mov r1 = r67
	;;
	.mmi
	adds r50 = 1, r32
	st8 [r51] = r0
	nop 0
	.mmi
	st8 [r52] = r0
	addl r42 = 4, r0
	addl r38 = -24, r0
	;;
	.mmi
	ld8 r33 = [r51]
	st4 [r47] = r45
	nop 0
	.mmi
	st4 [r48] = r50
	ld8 r14 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r33
	(p6) br.cond.dpnt .L859
.L1038:
	.mmi
	mov r49 = r33
	adds r53 = 16, r33
	mov r68 = r42
	;;
	.mmi
	st8 [r49] = r0, 8
	st8 [r53] = r0
	nop 0
	;;
	.mib
	st8 [r49] = r0
	nop 0
[.LEHB32:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	nop 0
	add r16 = r8, r42
	mov r1 = r67
	.mii
	st8 [r33] = r8
	nop 0
	;;
	sub r15 = r16, r8
	.mmi
	st8 [r53] = r16
	;;
	adds r15 = -4, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	mov ar.lc = r15
	;;
.L860:
	.mib
	st4 [r8] = r45, 4
	nop 0
	br.cloop.sptk.few .L860
	;;
	.mmi
	adds r33 = 24, r33
	st8 [r49] = r8
	nop 0
	;;
	.mmi
	st8 [r51] = r33
	nop 0
	nop 0
.L861:
	.mii
	cmp4.ltu p6, p7 = 1, r32
	adds r14 = -2, r32
	;;
	(p7) adds r38 = 24, r38
	.mmb
	(p7) adds r42 = 4, r42
	addp4 r14 = r14, r0
	(p7) br.cond.dpnt .L863
	;;
	.mmi
	ld8 r18 = [r34]
	nop 0
	mov ar.lc = r14
	;;
	.mmi
	add r15 = r18, r38
	nop 0
	adds r38 = 24, r38
	;;
	.mmi
	add r16 = r18, r38
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	ld8 r16 = [r16]
	nop 0
	;;
	adds r16 = 4, r16
	.align 32
.L866:
	.mmi
	ld4 r17 = [r15], 4
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	nop 0
	br.cloop.sptk.few .L866
	.mib
	adds r42 = 4, r42
	cmp4.eq p6, p7 = 12, r50
	(p6) br.cond.dpnt .L864
.L863:
	.mmi
	mov r32 = r50
	ld8 r33 = [r51]
	nop 0
	.mmi
	st4 [r47] = r45
	ld8 r14 = [r52]
	nop 0
	;;
	.mmi
	adds r50 = 1, r32
	nop 0
	cmp.eq p6, p7 = r14, r33
	;;
	.mib
	st4 [r48] = r50
	nop 0
	(p7) br.cond.dptk .L1038
.L859:
	.mmi
	mov r71 = r47
	mov r70 = r48
	nop 0
	.mmb
	mov r69 = r33
	mov r68 = r34
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_#
[.LEHE32:]
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L861
.L748:
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L750
	.mib
	nop 0
	nop 0
	br .L1039
.L898:
	.mmi
	mov r36 = r55
	nop 0
	nop 0
	;;
.L744:
	.mib
	mov r32 = r36
	addl r68 = 72, r0
[.LEHB33:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE33:]
	;;
	.mmi
	adds r15 = 96, r12
	adds r33 = 32, r8
	adds r42 = 48, r8
	.mmi
	mov r1 = r67
	ld8 r56 = [r47]
	mov r36 = r8
	;;
	.mmi
	ld8 r14 = [r15]
	st8 [r33] = r42
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r45, r14
	nop 0
	(p7) br.cond.dpnt .L1040
	;;
	.mmi
	(p6) ld8 r15 = [r45]
	(p6) st8 [r33] = r14
	nop 0
	;;
	.mmi
	(p6) st8 [r42] = r15
	nop 0
	nop 0
.L755:
	.mmi
	adds r15 = 40, r36
	adds r14 = 32, r33
	adds r16 = 96, r12
	.mmi
	mov r69 = r32
	mov r70 = r33
	adds r68 = 200, r12
	;;
	.mmi
	st8 [r16] = r45
	st8 [r15] = r56
	nop 0
	;;
	.mmi
	st8 [r47] = r0
	st4 [r14] = r0
	nop 0
	;;
	.mib
	st1 [r45] = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	;;
	.mmi
	mov r32 = r9
	mov r1 = r67
	mov r34 = r8
	.mmi
	st8 [r63] = r8
	st8 [r64] = r9
	cmp.eq p6, p7 = 0, r9
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L756
.L1042:
	.mmi
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.eq p6, p7 = r9, r55
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r34 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L1041
	;;
.L757:
	.mmi
	mov r71 = r55
	mov r70 = r32
	nop 0
	.mmb
	mov r69 = r36
	mov r68 = r34
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r62]
	mov r1 = r67
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r62] = r14
	nop 0
.L760:
	.mmi
	nop 0
	adds r14 = 96, r12
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br .L753
.L1040:
	.mib
	adds r70 = 1, r56
	cmp.eq p6, p7 = -1, r56
	(p6) br.cond.dptk .L755
	;;
	.mib
	mov r69 = r45
	mov r68 = r42
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 40, r36
	adds r14 = 32, r33
	adds r16 = 96, r12
	.mmi
	mov r1 = r67
	mov r70 = r33
	mov r69 = r32
	;;
	.mmi
	st8 [r16] = r45
	st8 [r15] = r56
	adds r68 = 200, r12
	;;
	.mmi
	st8 [r47] = r0
	st4 [r14] = r0
	nop 0
	;;
	.mib
	st1 [r45] = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_#
	;;
	.mmi
	mov r34 = r8
	mov r1 = r67
	mov r32 = r9
	.mmi
	st8 [r63] = r8
	st8 [r64] = r9
	cmp.eq p6, p7 = 0, r9
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L1042
.L756:
	.mmi
	nop 0
	ld8 r68 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r68, r42
	nop 0
	(p6) br.cond.dpnt .L761
	;;
	.mmi
	nop 0
	ld8 r69 = [r42]
	nop 0
	;;
	.mib
	nop 0
	adds r69 = 1, r69
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L761:
	.mmi
	mov r68 = r36
	nop 0
	addl r69 = 72, r0
	.mmb
	mov r36 = r34
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	adds r14 = 96, r12
	nop 0
	mov r1 = r67
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br .L753
.L1024:
	.mmi
	adds r16 = 16, r12
	addl r70 = 45, r0
	addl r69 = 2, r0
	;;
	.mib
	st8 [r16] = r35
	mov r68 = r16
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	shladd r14 = r33, 1, r0
	adds r15 = 16, r12
	mov r1 = r67
	;;
	.mmi
	nop 0
	adds r17 = 1, r14
	addp4 r14 = r14, r0
	.mmi
	ld8 r16 = [r15]
	;;
	addp4 r17 = r17, r0
	add r14 = r34, r14
	.mii
	adds r18 = 1, r16
	nop 0
	;;
	add r17 = r34, r17
	.mmi
	ld1 r15 = [r14]
	;;
	ld1 r14 = [r17]
	sxt1 r15 = r15
	;;
	.mib
	st1 [r18] = r14
	nop 0
	br .L896
.L1025:
	.mib
	cmp.ne p6, p7 = r8, r16
	nop 0
	(p7) br.cond.dpnt .L781
	;;
	.mmi
	nop 0
	ld8 r70 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r70
	(p6) br.cond.dptk .L777
	;;
	.mib
	cmp.ne p6, p7 = 1, r70
	mov r69 = r35
	(p7) br.cond.dpnt .L1043
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r67
	ld8 r70 = [r38]
	nop 0
	.mmi
	ld8 r68 = [r32]
	nop 0
	nop 0
	;;
.L777:
	.mmi
	add r68 = r68, r70
	adds r32 = 8, r32
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r32] = r70
	st1 [r68] = r0
	nop 0
	;;
	.mib
	ld8 r68 = [r14]
	nop 0
	br .L776
.L780:
	.mmi
	nop 0
	adds r16 = 16, r12
	nop 0
	;;
	.mmi
	st8 [r16] = r35
	nop 0
	nop 0
.L781:
	.mib
	nop 0
	mov r68 = r35
	br .L776
.L1043:
	.mmi
	nop 0
	ld1 r14 = [r35]
	adds r32 = 8, r32
	.mmi
	ld8.a r70 = [r38]
	;;
	st1 [r68] = r14
	adds r14 = 16, r12
	;;
	.mmi
	ld8 r68 = [r8]
	ld8.c.clr r70 = [r38]
	nop 0
	;;
	.mmi
	add r68 = r68, r70
	st8 [r32] = r70
	nop 0
	;;
	.mmi
	nop 0
	st1 [r68] = r0
	nop 0
	;;
	.mib
	ld8 r68 = [r14]
	nop 0
	br .L776
	;;
.L766:
	.mib
	addl r69 = 61, r0
	mov r68 = r8
[.LEHB34:]
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L767
.L768:
	.mib
	addl r69 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r67
	mov r68 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r55, r8
	(p6) br.cond.dptk .L764
	.mib
	nop 0
	nop 0
	br .L770
	;;
.L741:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L743
	.mmi
	mov r70 = r32
	nop 0
	mov r68 = r45
	.mmb
	mov r69 = r33
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r16 = 96, r12
	mov r1 = r67
	.mmi
	nop 0
	ld8 r32 = [r37]
	nop 0
	;;
	.mib
	ld8 r14 = [r16]
	nop 0
	br .L742
.L1023:
	.mmi
	mov r70 = r0
	nop 0
	mov r69 = r37
	.mmb
	adds r68 = 96, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
[.LEHE34:]
	;;
	.mmi
	ld8 r14 = [r37]
	adds r15 = 96, r12
	mov r1 = r67
	.mmi
	mov r70 = r32
	mov r68 = r8
	mov r69 = r33
	;;
	.mmi
	nop 0
	st8 [r45] = r14
	nop 0
	.mmb
	st8 [r15] = r8
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r16 = 96, r12
	mov r1 = r67
	.mmi
	nop 0
	ld8 r32 = [r37]
	nop 0
	;;
	.mib
	ld8 r14 = [r16]
	nop 0
	br .L742
.L783:
	.mmi
	ld8 r42 = [r47]
	nop 0
	addl r68 = 5, r0
	;;
	.mib
	mov r69 = r42
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	adds r15 = 96, r12
	mov r1 = r67
	mov r33 = r8
	;;
	.mii
	ld8 r14 = [r15]
	shladd r15 = r8, 3, r0
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L901
	;;
	.mii
	(p7) ld8 r14 = [r32]
	(p7) mov r36 = r32
	;;
	adds r15 = 8, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 5, r15
	(p6) br.cond.dpnt .L787
.L1044:
	.mmi
	ld8 r32 = [r14]
	nop 0
	mov r36 = r14
	;;
	.mib
	adds r15 = 8, r32
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L901
	;;
	.mmi
	ld4 r68 = [r15]
	nop 0
	mov r69 = r42
	;;
	.mib
	nop 0
	sxt4 r68 = r68
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r14 = r32
	nop 0
	mov r1 = r67
	.mmb
	cmp.ne p6, p7 = r8, r33
	nop 0
	(p6) br.cond.dpnt .L901
	;;
	.mmi
	adds r15 = 8, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 5, r15
	(p7) br.cond.dptk .L1044
.L787:
	.mmi
	ld8 r32 = [r36]
	nop 0
	nop 0
	;;
.L1017:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	br .L784
.L1041:
	.mmi
	adds r14 = 40, r9
	;;
	ld8 r42 = [r14]
	adds r14 = 32, r9
	;;
	.mmi
	cmp.leu p6, p7 = r56, r42
	;;
	(p6) mov r70 = r56
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r70 = r42
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r70
	nop 0
	(p6) br.cond.dpnt .L758
	;;
	.mmi
	nop 0
	ld8 r69 = [r14]
	nop 0
	.mmb
	ld8 r68 = [r33]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r14 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L759
	;;
.L758:
	.mlx
	sub r14 = r56, r42
	movl r15 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r15, r14
	movl r15 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L757
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r15, r14
	(p6) br.cond.dpnt .L900
.L759:
	.mib
	nop 0
	extr.u r14 = r14, 31, 1
	nop 0
	.mmi
	mov r71 = r55
	mov r70 = r32
	mov r69 = r36
	;;
	.mmi
	nop 0
	mov r34 = r14
	nop 0
	;;
	.mib
	mov r68 = r34
	nop 0
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r62]
	mov r1 = r67
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r62] = r14
	nop 0
	br .L760
.L1026:
	.mmi
	adds r14 = 32, r9
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r42 = r0
	br .L790
.L810:
	.mmi
	nop 0
	ld8 r20 = [r54]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r20
	adds r16 = -4, r16
	(p6) br.cond.dpnt .L815
	;;
	.mmi
	nop 0
	st4 [r16] = r32
	nop 0
	.mmb
	st8 [r35] = r16
	adds r32 = 1, r32
	br.cloop.sptk.few .L805
	.mib
	nop 0
	nop 0
	br .L1045
.L1028:
	.mii
	ld8 r68 = [r35]
	mov r70 = r34
	;;
	cmp.eq p6, p7 = r68, r34
	;;
	.mib
	cmp.eq.or.andcm p6, p7 = r69, r68
	nop 0
	(p6) br.cond.dpnt .L825
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	ld8 r15 = [r33]
	nop 0
	mov r1 = r67
	.mmi
	cmp.ne p6, p7 = r37, r34
	ld8 r14 = [r38]
	nop 0
	;;
	.mii
	adds r15 = 1, r15
	adds r14 = -1, r14
	;;
	nop 0
	.mmb
	st8 [r33] = r15
	st8 [r38] = r14
	(p6) br.cond.dptk .L821
	.mib
	nop 0
	nop 0
	br .L826
.L1029:
	.mmi
	sub r14 = r32, r38
	ld4 r71 = [r32]
	nop 0
	.mmi
	mov r69 = r0
	st4 [r32] = r15
	mov r68 = r38
	;;
	.mib
	nop 0
	shr r70 = r14, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	st8 [r48] = r32
	nop 0
	br.cloop.sptk.few .L829
	.mib
	nop 0
	nop 0
	br .L1046
.L1031:
	.mmi
	mov r68 = r33
	nop 0
	mov r70 = r32
	.mmb
	mov r69 = r45
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L833
.L1030:
	.mmi
	mov r70 = r0
	nop 0
	mov r69 = r34
	.mmb
	mov r68 = r35
	nop 0
[.LEHB35:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
[.LEHE35:]
	;;
	.mmi
	ld8 r14 = [r34]
	mov r1 = r67
	mov r68 = r8
	.mii
	mov r70 = r32
	mov r69 = r45
	;;
	nop 0
	.mmb
	st8 [r33] = r14
	st8 [r35] = r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L833
.L811:
	.mmi
	cmp.ne p6, p7 = 0, r18
	nop 0
	sub r15 = r18, r15
	.mmi
	sub r16 = r17, r16
	nop 0
	sub r14 = r14, r19
	;;
	.mii
	(p6) addl r17 = 1, r0
	shr r15 = r15, 3
	shr r14 = r14, 2
	;;
	.mii
	(p7) mov r17 = r0
	shr r16 = r16, 2
	;;
	sub r15 = r15, r17
	;;
	.mii
	nop 0
	shl r15 = r15, 7
	nop 0
	;;
	.mlx
	add r14 = r15, r14
	movl r15 = 2305843009213693951
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p7) br.cond.spnt .L1047
	;;
	.mmi
	ld8 r14 = [r16]
	ld8 r15 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 3
	;;
	sub r15 = r15, r14
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = 1, r15
	(p7) br.cond.dpnt .L1048
.L814:
	.mib
	ld8 r37 = [r33]
	addl r68 = 512, r0
[.LEHB36:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	ld8.a r17 = [r50]
	adds r37 = 8, r37
	adds r16 = 512, r8
	.mmi
	mov r1 = r67
	;;
	st8 [r37] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r17 = [r50]
	nop 0
	;;
	.mmi
	st4 [r17] = r32
	st8 [r33] = r37
	adds r32 = 1, r32
	;;
	.mmi
	st8 [r52] = r8
	st8 [r34] = r16
	nop 0
	;;
	.mib
	st8 [r50] = r8
	nop 0
	br.cloop.sptk.few .L805
	.mib
	nop 0
	nop 0
	br .L1045
.L815:
	.mmi
	sub r16 = r18, r15
	nop 0
	cmp.ne p6, p7 = 0, r18
	.mmi
	sub r14 = r14, r19
	nop 0
	sub r17 = r17, r20
	;;
	.mii
	(p6) addl r18 = 1, r0
	shr r16 = r16, 3
	shr r14 = r14, 2
	;;
	.mii
	(p7) mov r18 = r0
	shr r17 = r17, 2
	;;
	sub r16 = r16, r18
	;;
	.mii
	nop 0
	shl r16 = r16, 7
	nop 0
	;;
	.mlx
	add r14 = r16, r14
	movl r16 = 2305843009213693951
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r16, r14
	adds r16 = 16, r12
	(p7) br.cond.spnt .L1049
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L1050
.L817:
	.mib
	ld8 r37 = [r51]
	addl r68 = 512, r0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	adds r37 = -8, r37
	adds r16 = 508, r8
	adds r17 = 512, r8
	.mmi
	mov r1 = r67
	;;
	st8 [r37] = r8
	nop 0
	.mmi
	st8 [r51] = r37
	;;
	st4 [r16] = r32
	nop 0
	.mii
	st8 [r54] = r8
	adds r32 = 1, r32
	;;
	nop 0
	.mmb
	st8 [r53] = r17
	st8 [r35] = r16
	br.cloop.sptk.few .L805
	.mib
	nop 0
	nop 0
	br .L1045
.L901:
	.mib
	nop 0
	cmp.ne p6, p7 = r0, r0
	br .L784
.L1050:
	.mmi
	addl r70 = 1, r0
	nop 0
	addl r69 = 1, r0
	.mmb
	mov r68 = r16
	nop 0
	br.call.sptk.many b0 = _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L817
.L1048:
	.mmi
	mov r70 = r0
	nop 0
	addl r69 = 1, r0
	.mmb
	mov r68 = r16
	nop 0
	br.call.sptk.many b0 = _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
[.LEHE36:]
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L814
	;;
.L864:
	.mmi
	adds r18 = 264, r18
	nop 0
	addl r68 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	ld8 r14 = [r18]
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 20, r14
	nop 0
	;;
	.mib
	ld4 r69 = [r14]
	nop 0
[.LEHB37:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r44 = r44, r43
	nop 0
	mov r1 = r67
	.mii
	mov r69 = r0
	mov r68 = r8
	;;
	adds r44 = -4, r44
	;;
	.mii
	nop 0
	shr.u r44 = r44, 2
	;;
	mov ar.lc = r44
.L869:
	.mmi
	ld4 r14 = [r43], 4
	;;
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	.mib
	nop 0
	(p7) adds r69 = 1, r69
	br.cloop.sptk.few .L869
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L872:
	.mmi
	adds r16 = 320, r12
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	ld8 r19 = [r16]
	;;
	adds r15 = 4, r19
	nop 0
	;;
	.mii
	ld1 r16 = [r15]
	mov r14 = r15
	;;
	sxt1 r16 = r16
	;;
.L877:
	.mmi
	mov r17 = r14
	adds r14 = -1, r14
	mov r21 = r16
	;;
	.mmi
	ld1 r20 = [r14]
	;;
	nop 0
	sxt1 r18 = r20
	;;
	.mmi
	nop 0
	mov r16 = r18
	cmp4.ge p6, p7 = r18, r21
	.bbb
	nop 0
	(p7) br.cond.dpnt .L1051
	br.cloop.sptk.few .L877
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r19, r15
	(p7) br.cond.dpnt .L1052
.L880:
	.mmi
	ld1 r16 = [r19], 1
	ld1 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = -1, r19
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16, -1
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r19, r15
	(p6) br.cond.dptk .L880
.L1052:
	.mmi
	adds r15 = 320, r12
	nop 0
	mov ar.lc = 4
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r14 = 5, r14
	;;
	.mib
	nop 0
	mov r18 = r15
	br.cloop.sptk.few .L883
	;;
.L882:
	.mmi
	cmp.eq p6, p7 = r14, r18
	nop 0
	addl r68 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	ld8.mov r68 = [r68], _ZSt4cout#
	nop 0
	(p6) addl r69 = 1, r0
	;;
	.mib
	(p7) mov r69 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r69 = 32, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r69 = 42, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r69 = 10, r0
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE37:]
	;;
	.mib
	mov r1 = r67
	mov r68 = r34
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
	;;
	.mib
	mov r1 = r67
	mov r68 = r35
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mib
	mov r1 = r67
	adds r68 = 320, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r67
	mov r68 = r46
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	mov r1 = r67
	mov r68 = r37
	br.call.sptk.many b0 = _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 16, r12
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r68 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r68 = [r41]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	mov r1 = r67
	mov r68 = r40
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	mov r1 = r67
	mov r68 = r39
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r67
	nop 0
	.mmi
	adds r18 = 520, r12
	nop 0
	mov b0 = r65
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r66
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 528, r12
	br.ret.sptk.many b0
	;;
.L1037:
	.body
	.copy_state 1
	.mib
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mlx
	nop 0
	movl r15 = 0x4004000000000000
	.mii
	addl r14 = 2, r0
	mov r1 = r67
	;;
	nop 0
	.mmb
	st8 [r35] = r15
	st1 [r32] = r14
	br .L858
.L1051:
	.mmi
	nop 0
	adds r19 = 5, r19
	mov r18 = r15
	;;
.L871:
	.mmi
	mov r23 = r18
	ld1 r21 = [r18], -1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r22 = r21
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r22, r16
	(p6) br.cond.dptk .L871
	;;
	.mmi
	nop 0
	st1 [r14] = r21
	cmp.eq p6, p7 = r17, r19
	.mmb
	mov r14 = r17
	st1 [r23] = r20
	(p6) br.cond.dpnt .L872
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r17, r15
	(p7) br.cond.dpnt .L872
.L875:
	.mmi
	ld1 r16 = [r14], 1
	ld1 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = -1, r14
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16, -1
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L872
	;;
	.mmi
	ld1 r16 = [r14], 1
	ld1 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = -1, r14
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16, -1
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L875
	.mib
	nop 0
	nop 0
	br .L872
.L883:
	.mmi
	adds r15 = 1, r15
	ld1 r16 = [r18]
	nop 0
	;;
	.mmi
	adds r19 = -2, r15
	nop 0
	sxt1 r17 = r16
	;;
	.mmi
	ld1 r16 = [r19]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	cmp4.gt p6, p7 = r16, r17
	nop 0
	(p6) br.cond.dpnt .L882
	;;
	.mib
	nop 0
	mov r18 = r15
	br.cloop.sptk.few .L883
	.mib
	nop 0
	nop 0
	br .L882
.L1047:
	.mlx
	nop 0
	movl r68 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r68 = r1, r68
[.LEHB38:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
	;;
.L1049:
	.mlx
	nop 0
	movl r68 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE38:]
	;;
.L1035:
	.mlx
	nop 0
	movl r68 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r68 = r1, r68
[.LEHB39:]
	br.call.sptk.many b0 = _ZSt20__throw_out_of_rangePKc#
	;;
.L1034:
	.mlx
	nop 0
	movl r68 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br.call.sptk.many b0 = _ZSt24__throw_invalid_argumentPKc#
[.LEHE39:]
	;;
.L1032:
	.mlx
	nop 0
	movl r68 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r68 = r1, r68
[.LEHB40:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE40:]
	;;
.L842:
	.mlx
	nop 0
	movl r68 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r68 = r1, r68
[.LEHB41:]
	br.call.sptk.many b0 = _ZSt20__throw_out_of_rangePKc#
	;;
.L1033:
	.mlx
	nop 0
	movl r68 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r68 = r1, r68
	br.call.sptk.many b0 = _ZSt24__throw_invalid_argumentPKc#
[.LEHE41:]
.L900:
	.mmi
	addl r34 = 1, r0
	nop 0
	mov r71 = r55
	.mmi
	mov r70 = r32
	nop 0
	mov r69 = r36
	;;
	.mib
	mov r68 = r34
	nop 0
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r62]
	mov r1 = r67
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r62] = r14
	nop 0
	br .L760
.L771:
	.mmi
	adds r14 = 16, r12
	addl r70 = 45, r0
	addl r69 = 1, r0
	;;
	.mib
	st8 [r14] = r35
	mov r68 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r67
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 48, r32
	;;
	.mib
	nop 0
	sxt1 r15 = r15
	br .L896
.L1022:
	.mlx
	nop 0
	movl r68 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r68 = r1, r68
[.LEHB42:]
	br.call.sptk.many b0 = _ZSt19__throw_logic_errorPKc#
[.LEHE42:]
.L733:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L735
	;;
	.mmi
	mov r69 = r44
	nop 0
	mov r68 = r43
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L734
.L735:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	shr r32 = r32, 1
	br .L736
	;;
.L918:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L888:
	.mib
	nop 0
	adds r68 = 320, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L891:
	.mib
	nop 0
	mov r68 = r46
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L892:
	.mib
	nop 0
	mov r68 = r37
	br.call.sptk.many b0 = _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L824:
	.mib
	nop 0
	adds r68 = 16, r12
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L809:
	.mbb
	ld8 r68 = [r36]
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	nop 0
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L794:
	.mib
	adds r68 = 96, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	;;
	.mmi
	nop 0
	mov r1 = r67
	adds r68 = 96, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L885:
	.mbb
	ld8 r68 = [r41]
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	nop 0
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L893:
	.mib
	nop 0
	mov r68 = r40
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L894:
	.mib
	mov r68 = r39
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	mov r1 = r67
	mov r68 = r32
[.LEHB43:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE43:]
	;;
.L928:
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r67
	.mii
	mov r32 = r15
	mov r68 = r35
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mbb
	(p7) st4 [r33] = r38
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	nop 0
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L1054:
	.mib
	mov r68 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L888
	;;
.L907:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r40
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L894
	;;
.L910:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r67
	.mmb
	adds r68 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L885
	;;
.L924:
	.mib
	mov r1 = r67
	mov r68 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r67
[.LEHB44:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE44:]
	;;
.L906:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r67
	.mmb
	mov r68 = r39
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	mov r1 = r67
	mov r68 = r32
[.LEHB45:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE45:]
	;;
.L925:
	.mib
	mov r33 = r15
	mov r1 = r67
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r67
	mov r68 = r33
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r67
	nop 0
	addl r69 = 64, r0
	.mmb
	mov r68 = r32
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r67
[.LEHB46:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE46:]
	;;
.L923:
	.mib
	mov r1 = r67
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r68 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L794
	;;
.L921:
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r34
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov r68 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mmi
	mov r1 = r67
	nop 0
	nop 0
.L1053:
	.mib
	adds r68 = 320, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L891
	;;
.L913:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	adds r68 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L809
.L1036:
	.mib
	addl r68 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r67
	mov r14 = r8
	mov r68 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC21), gp
	addl r70 = @ltoff(@fptr(_ZNSt18bad_variant_accessD1Ev#)), gp
	.mlx
	nop 0
	movl r69 = @gprel(_ZTISt18bad_variant_access#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r69 = r1, r69
	.mmi
	nop 0
	ld8 r70 = [r70]
	nop 0
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
[.LEHB47:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE47:]
	;;
.L920:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L1053
	;;
.L919:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L1054
	;;
.L915:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r46
	nop 0
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIiSaIiEED2Ev#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L892
	;;
.L917:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	adds r68 = 320, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L891
	;;
.L916:
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r35
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 320, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L891
	;;
.L927:
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r67
	.mii
	mov r32 = r15
	mov r68 = r34
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	(p7) st4 [r33] = r38
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L888
	;;
.L914:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	mov r68 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L824
	;;
.L926:
	.mmi
	mov r1 = r67
	nop 0
	mov r68 = r37
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1110_List_baseIiSaIiEE8_M_clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 16, r12
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L809
	;;
.L909:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	ld8 r68 = [r41]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L893
	;;
.L911:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	adds r68 = 96, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L885
	;;
.L922:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r67
	.mmb
	ld8 r68 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE5clearEv#
	;;
	.mib
	mov r1 = r67
	adds r68 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_deallocate_bucketsEv#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L885
	;;
.L912:
	.mmi
	mov r1 = r67
	nop 0
	mov r32 = r15
	.mmb
	ld8 r68 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L794
	;;
.L908:
	.mmi
	mov r1 = r67
	nop 0
	adds r68 = 96, r12
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	nop 0
	mov r1 = r67
	nop 0
	.mmb
	ld8 r68 = [r41]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r67
	br .L893
.L1055:
	.mmi
	nop 0
	ld8 r32 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	br .L1056
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA4254:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT4254-.LLSDATTD4254
.LLSDATTD4254:
	data1	0x1
	.uleb128 .LLSDACSE4254-.LLSDACSB4254
.LLSDACSB4254:
	.uleb128 .LEHB14-.LFB4254
	.uleb128 .LEHE14-.LEHB14
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB15-.LFB4254
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L906-.LFB4254
	.uleb128 0
	.uleb128 .LEHB16-.LFB4254
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L907-.LFB4254
	.uleb128 0
	.uleb128 .LEHB17-.LFB4254
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L909-.LFB4254
	.uleb128 0
	.uleb128 .LEHB18-.LFB4254
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L910-.LFB4254
	.uleb128 0
	.uleb128 .LEHB19-.LFB4254
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L911-.LFB4254
	.uleb128 0
	.uleb128 .LEHB20-.LFB4254
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L922-.LFB4254
	.uleb128 0
	.uleb128 .LEHB21-.LFB4254
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L912-.LFB4254
	.uleb128 0
	.uleb128 .LEHB22-.LFB4254
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L924-.LFB4254
	.uleb128 0x1
	.uleb128 .LEHB23-.LFB4254
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L926-.LFB4254
	.uleb128 0
	.uleb128 .LEHB24-.LFB4254
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L914-.LFB4254
	.uleb128 0
	.uleb128 .LEHB25-.LFB4254
	.uleb128 .LEHE25-.LEHB25
	.uleb128 .L915-.LFB4254
	.uleb128 0
	.uleb128 .LEHB26-.LFB4254
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L916-.LFB4254
	.uleb128 0
	.uleb128 .LEHB27-.LFB4254
	.uleb128 .LEHE27-.LEHB27
	.uleb128 .L917-.LFB4254
	.uleb128 0
	.uleb128 .LEHB28-.LFB4254
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L918-.LFB4254
	.uleb128 0
	.uleb128 .LEHB29-.LFB4254
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L919-.LFB4254
	.uleb128 0
	.uleb128 .LEHB30-.LFB4254
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L917-.LFB4254
	.uleb128 0
	.uleb128 .LEHB31-.LFB4254
	.uleb128 .LEHE31-.LEHB31
	.uleb128 .L920-.LFB4254
	.uleb128 0
	.uleb128 .LEHB32-.LFB4254
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L921-.LFB4254
	.uleb128 0
	.uleb128 .LEHB33-.LFB4254
	.uleb128 .LEHE33-.LEHB33
	.uleb128 .L908-.LFB4254
	.uleb128 0
	.uleb128 .LEHB34-.LFB4254
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L909-.LFB4254
	.uleb128 0
	.uleb128 .LEHB35-.LFB4254
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L917-.LFB4254
	.uleb128 0
	.uleb128 .LEHB36-.LFB4254
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L913-.LFB4254
	.uleb128 0
	.uleb128 .LEHB37-.LFB4254
	.uleb128 .LEHE37-.LEHB37
	.uleb128 .L921-.LFB4254
	.uleb128 0
	.uleb128 .LEHB38-.LFB4254
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L913-.LFB4254
	.uleb128 0
	.uleb128 .LEHB39-.LFB4254
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L928-.LFB4254
	.uleb128 0
	.uleb128 .LEHB40-.LFB4254
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L916-.LFB4254
	.uleb128 0
	.uleb128 .LEHB41-.LFB4254
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L927-.LFB4254
	.uleb128 0
	.uleb128 .LEHB42-.LFB4254
	.uleb128 .LEHE42-.LEHB42
	.uleb128 .L909-.LFB4254
	.uleb128 0
	.uleb128 .LEHB43-.LFB4254
	.uleb128 .LEHE43-.LEHB43
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB44-.LFB4254
	.uleb128 .LEHE44-.LEHB44
	.uleb128 .L925-.LFB4254
	.uleb128 0x1
	.uleb128 .LEHB45-.LFB4254
	.uleb128 .LEHE45-.LEHB45
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB46-.LFB4254
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L923-.LFB4254
	.uleb128 0
	.uleb128 .LEHB47-.LFB4254
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L920-.LFB4254
	.uleb128 0
.LLSDACSE4254:
	data1	0x1
	data1	0
	.align 8
	data8.ua	0

.LLSDATT4254:
	.section	.text.startup
	.endp main#
	.align 16
	.align 64
	.proc _GLOBAL__sub_I_main#
_GLOBAL__sub_I_main:
[.LFB6211:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	addl r32 = @gprel(_ZStL8__ioinit#), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt8ios_base4InitC1Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	;;
	.mmi
	addl r36 = @ltoff(@fptr(_ZNSt8ios_base4InitD1Ev#)), gp
	nop 0
	addl r38 = @gprel(__dso_handle#), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = __cxa_atexit#
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
	.endp _GLOBAL__sub_I_main#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(_GLOBAL__sub_I_main#)
	.weak	_ZTSSt18bad_variant_access#
	.section	.rodata._ZTSSt18bad_variant_access,"aG",@progbits,_ZTSSt18bad_variant_access,comdat
	.align 8
	.type	_ZTSSt18bad_variant_access#, @object
	.size	_ZTSSt18bad_variant_access#, 23
_ZTSSt18bad_variant_access:
	stringz	"St18bad_variant_access"
	.weak	_ZTISt18bad_variant_access#
	.section	.data.rel.ro._ZTISt18bad_variant_access,"awG",@progbits,_ZTISt18bad_variant_access,comdat
	.align 8
	.type	_ZTISt18bad_variant_access#, @object
	.size	_ZTISt18bad_variant_access#, 24
_ZTISt18bad_variant_access:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt18bad_variant_access#
	data8	_ZTISt9exception#
	.weak	_ZTVSt18bad_variant_access#
	.section	.rodata._ZTVSt18bad_variant_access,"aG",@progbits,_ZTVSt18bad_variant_access,comdat
	.align 8
	.type	_ZTVSt18bad_variant_access#, @object
	.size	_ZTVSt18bad_variant_access#, 64
_ZTVSt18bad_variant_access:
	data8	0
	data8	_ZTISt18bad_variant_access#
	data16.ua @iplt(_ZNSt18bad_variant_accessD1Ev#)
	data16.ua @iplt(_ZNSt18bad_variant_accessD0Ev#)
	data16.ua @iplt(_ZNKSt18bad_variant_access4whatEv#)
	.weak	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#
	.section	.rodata._ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,"aG",@progbits,_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,comdat
	.align 8
	.type	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, @gnu_unique_object
	.size	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, 201
_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits:
	stringz	"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899"
	.sbss
	.align 1
	.type	_ZStL8__ioinit#, @object
	.size	_ZStL8__ioinit#, 1
_ZStL8__ioinit:
	.skip	1
	.hidden	__dso_handle#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
