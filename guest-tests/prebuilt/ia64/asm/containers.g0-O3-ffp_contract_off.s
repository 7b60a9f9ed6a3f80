// 654e00977af3f70777602a7870b4fb40
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
	.proc _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0:
[.LFB6217:]
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
	(p6) br.cond.dpnt .L8
	.align 32
.L10:
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
	(p6) br.cond.dptk .L10
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L11
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
	cmp.ne p6, p7 = r15, r16
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
.L11:
	.mib
	adds r17 = -1, r16
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.spnt .L12
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
.L13:
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
	cmp4.le p6, p7 = r35, r19
	shr r15 = r15, 1
	(p6) br.cond.dpnt .L12
	;;
	.mib
	st4 [r14] = r19
	nop 0
	(p8) br.cond.dptk .L13
	.mmi
	mov r14 = r17
	nop 0
	nop 0
	;;
.L12:
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
.L8:
	.mmi
	shladd r14 = r33, 2, r0
	mov r16 = r33
	cmp.eq p6, p7 = 0, r22
	;;
	.mib
	nop 0
	add r14 = r32, r14
	(p7) br.cond.dptk .L12
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
	cmp.ne p6, p7 = r15, r16
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
	br .L11
	.endp _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.isra.0#
	.global __moddi3#
	.align 16
	.align 64
	.proc _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
_ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0:
[.LFB6218:]
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
	sub r36 = r42, r35
	.mmb
	shladd r16 = r35, 2, r0
	shladd r20 = r42, 2, r0
	(p7) br.cond.dpnt .L66
	;;
	.mmi
	cmp.ne p6, p7 = r34, r33
	add r34 = r32, r15
	mov r21 = r16
	;;
	.mib
	(p7) mov r8 = r32
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	cmp.ne p6, p7 = r36, r35
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p6) br.cond.dptk .L33
	;;
	.align 32
.L72:
	.mmi
	cmp.ne p6, p7 = 1, r35
	add r14 = r37, r16
	adds r19 = 8, r37
	.mmb
	adds r16 = 8, r16
	adds r18 = -1, r36
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	cmp.ge p6, p7 = 0, r36
	or r17 = r14, r37
	cmp.leu p8, p9 = r19, r14
	.mmb
	mov r21 = r18
	cmp.geu p10, p11 = 5, r18
	(p6) br.cond.dpnt .L36
	;;
	.mmb
	and r17 = 7, r17
	cmp.ge p6, p7 = 0, r16
	nop 0
	.mii
	(p8) addl r16 = 1, r0
	shr.u r18 = r36, 1
	mov r15 = r37
	;;
	.mmi
	(p9) mov r16 = r0
	nop 0
	(p6) addl r20 = 1, r0
	.mmb
	adds r18 = -1, r18
	nop 0
	(p10) br.cond.dpnt .L37
	;;
	.mmi
	(p7) mov r20 = r0
	cmp.eq p6, p7 = 0, r17
	mov r17 = r14
	;;
	.mmi
	or r20 = r16, r20
	(p6) addl r19 = 1, r0
	mov r16 = r37
	;;
	.mmi
	(p7) mov r19 = r0
	;;
	and r19 = r20, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p7) br.cond.dpnt .L71
.L37:
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	.align 32
.L41:
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
	br.cloop.sptk.few .L41
.L42:
	.mii
	shladd r36 = r36, 2, r0
	nop 0
	;;
	add r37 = r37, r36
	.align 32
.L36:
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
	(p7) br.cond.dpnt .L66
	;;
.L44:
	.mmi
	shladd r16 = r35, 2, r0
	sub r36 = r42, r35
	shladd r20 = r42, 2, r0
	;;
	.mib
	mov r21 = r16
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L72
	;;
.L33:
	.mmi
	cmp.ne p6, p7 = 1, r36
	add r17 = r37, r20
	add r16 = r37, r16
	.mmb
	adds r24 = -8, r20
	adds r25 = -8, r21
	(p7) br.cond.dpnt .L73
	;;
	.mmi
	cmp.ge p6, p7 = 0, r35
	adds r22 = -1, r35
	cmp.ge p10, p11 = r24, r21
	.mmi
	cmp.ge p8, p9 = r25, r20
	adds r14 = -4, r16
	adds r15 = -4, r17
	;;
	.mmi
	(p6) mov r37 = r16
	nop 0
	mov ar.lc = r22
	.mmb
	(p10) addl r20 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	add r18 = r37, r25
	add r19 = r37, r24
	cmp.geu p6, p7 = 5, r22
	.mmb
	(p11) mov r20 = r0
	(p8) addl r22 = 1, r0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	or r21 = r18, r19
	nop 0
	(p9) mov r22 = r0
	;;
	.mmi
	and r21 = 7, r21
	or r22 = r20, r22
	shr.u r20 = r35, 1
	;;
	.mii
	cmp.eq p6, p7 = 0, r21
	adds r20 = -1, r20
	;;
	(p6) addl r21 = 1, r0
	;;
	.mmi
	(p7) mov r21 = r0
	;;
	and r21 = r22, r21
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r21
	(p7) br.cond.dpnt .L74
	.align 32
.L52:
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
	br.cloop.sptk.few .L52
.L47:
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
	(p6) br.cond.dptk .L44
	.align 32
.L66:
	.mmi
	mov r8 = r34
	nop 0
	nop 0
.L24:
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
	;;
.L71:
	.mii
	nop 0
	mov ar.lc = r18
	nop 0
	.align 32
.L38:
	.mmi
	ld8 r15 = [r16], 8
	ld8 r19 = [r17]
	nop 0
	;;
	.mii
	adds r18 = -8, r16
	nop 0
	;;
	nop 0
	.mmb
	st8 [r18] = r19
	st8 [r17] = r15, 8
	br.cloop.sptk.few .L38
	.mmi
	nop 0
	and r15 = -2, r36
	nop 0
	;;
	.mib
	shladd r16 = r15, 2, r0
	cmp.eq p6, p7 = r15, r36
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	add r15 = r37, r16
	add r14 = r14, r16
	shladd r36 = r36, 2, r0
	;;
	.mmi
	nop 0
	ld4 r16 = [r15]
	add r37 = r37, r36
	.mii
	ld4 r17 = [r14]
	nop 0
	;;
	nop 0
	.mmb
	st4 [r15] = r17
	st4 [r14] = r16
	br .L36
.L74:
	.mii
	nop 0
	mov ar.lc = r20
	nop 0
	.align 32
.L49:
	.mmi
	ld8 r14 = [r18], -8
	ld8 r20 = [r19]
	nop 0
	;;
	.mii
	adds r15 = 8, r18
	nop 0
	;;
	nop 0
	.mmb
	st8 [r15] = r20
	st8 [r19] = r14, -8
	br.cloop.sptk.few .L49
	.mmi
	and r14 = -2, r35
	nop 0
	mov r43 = r36
	;;
	.mib
	shladd r15 = r14, 2, r0
	cmp.eq p6, p7 = r14, r35
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	sub r15 = r0, r15
	nop 0
	;;
	.mmi
	adds r15 = -4, r15
	;;
	add r14 = r16, r15
	add r15 = r17, r15
	;;
	.mmi
	ld4 r16 = [r14]
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r17
	nop 0
	.mmb
	st4 [r15] = r16
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
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L66
.L69:
	.mmi
	adds r19 = 7, r32
	or r18 = r33, r32
	adds r17 = -4, r33
	.mmi
	adds r15 = -4, r14
	mov r16 = r33
	mov r14 = r32
	;;
	.mmi
	and r18 = 7, r18
	nop 0
	sub r19 = r19, r33
	.mmi
	sub r17 = r17, r32
	nop 0
	shr.u r15 = r15, 2
	;;
	.mmi
	cmp.ltu p6, p7 = 14, r19
	cmp.eq p8, p9 = 0, r18
	nop 0
	.mib
	cmp.geu p10, p11 = 20, r17
	shr.u r17 = r17, 2
	(p10) br.cond.dpnt .L27
	;;
	.mmi
	(p8) addl r18 = 1, r0
	(p6) addl r19 = 1, r0
	adds r17 = 1, r17
	;;
	.mmi
	(p9) mov r18 = r0
	nop 0
	(p7) mov r19 = r0
	;;
	.mmi
	and r19 = r18, r19
	nop 0
	mov r18 = r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p7) br.cond.dpnt .L75
.L27:
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L30:
	.mmi
	ld4 r15 = [r14], 4
	ld4 r18 = [r16]
	nop 0
	;;
	.mii
	adds r17 = -4, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r17] = r18
	st4 [r16] = r15, 4
	br.cloop.sptk.few .L30
.L31:
	.mmi
	mov r8 = r33
	nop 0
	nop 0
.L76:
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
.L75:
	.mii
	nop 0
	shr.u r15 = r17, 1
	;;
	shladd r15 = r15, 3, r0
	;;
	.mii
	adds r15 = -8, r15
	nop 0
	;;
	shr.u r15 = r15, 3
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L28:
	.mmi
	ld8 r15 = [r14], 8
	ld8 r19 = [r18]
	nop 0
	;;
	.mii
	adds r16 = -8, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r16] = r19
	st8 [r18] = r15, 8
	br.cloop.sptk.few .L28
	.mmi
	and r14 = -2, r17
	nop 0
	tbit.z p6, p7 = r17, 0
	.mmb
	mov r8 = r33
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r32 = r32, r14
	add r14 = r33, r14
	;;
	.mmi
	ld4 r15 = [r32]
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r16
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br .L76
.L73:
	.mii
	adds r14 = -4, r17
	mov r43 = r37
	;;
	sub r44 = r14, r37
	.mmb
	cmp.eq p6, p7 = r14, r37
	ld4 r35 = [r14]
	(p6) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	sub r42 = r17, r44
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L46:
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
.L70:
	.mmi
	mov r43 = r37
	mov r42 = r37
	add r37 = r37, r20
	.mmi
	adds r44 = -4, r20
	;;
	ld4 r35 = [r43], 4
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r37, r43
	nop 0
	(p6) br.cond.dpnt .L35
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
.L35:
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
	.proc _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0:
[.LFB6219:]
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
	(p6) br.cond.dpnt .L78
	.align 32
.L80:
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
	(p6) br.cond.dptk .L80
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L81
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
	cmp.ne p6, p7 = r15, r16
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
.L81:
	.mib
	adds r17 = -1, r16
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.spnt .L82
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
.L83:
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
	cmp4.ge p6, p7 = r35, r19
	shr r15 = r15, 1
	(p6) br.cond.dpnt .L82
	;;
	.mib
	st4 [r14] = r19
	nop 0
	(p8) br.cond.dptk .L83
	.mmi
	mov r14 = r17
	nop 0
	nop 0
	;;
.L82:
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
.L78:
	.mmi
	shladd r14 = r33, 2, r0
	mov r16 = r33
	cmp.eq p6, p7 = 0, r22
	;;
	.mib
	nop 0
	add r14 = r32, r14
	(p7) br.cond.dptk .L82
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
	cmp.ne p6, p7 = r15, r16
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
	br .L81
	.endp _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	.align 16
	.align 64
	.proc _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
_ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0:
[.LFB6220:]
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 7, 9, 7, 0
	cmp.le p6, p7 = r38, r36
	nop 0
	.mmi
	mov r40 = r32
	mov r39 = r33
	.save rp, r45
	mov r45 = b0
	;;
	.mmi
	(p6) mov r14 = r38
	nop 0
	mov r47 = r1
	.body
	.mii
	mov r42 = r32
	mov r41 = r34
	;;
	(p7) mov r14 = r36
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r35, r14
	(p6) br.cond.dptk .L93
	;;
	.mmi
	sub r41 = r33, r32
	cmp.eq p6, p7 = r33, r32
	nop 0
	.mmb
	mov r49 = r32
	mov r48 = r37
	(p6) br.cond.dpnt .L94
	;;
	.mib
	nop 0
	mov r50 = r41
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L94:
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	nop 0
	add r41 = r37, r41
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	cmp.ne p6, p7 = r41, r37
	(p7) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r33
	(p6) br.cond.dpnt .L99
	.align 32
.L140:
	.mmi
	ld4 r20 = [r39]
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
	nop 0
	sub r18 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r18, r19
	(p7) br.cond.dptk .L146
	;;
	.mmi
	adds r39 = 4, r39
	nop 0
	cmp.ne p6, p7 = r37, r41
	.mmb
	st4 [r40] = r20, 4
	nop 0
	(p7) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r39
	(p7) br.cond.dptk .L140
	;;
.L99:
	.mmi
	cmp.eq p6, p7 = r37, r41
	sub r50 = r41, r37
	nop 0
	.mmb
	mov r49 = r37
	mov r48 = r40
	(p6) br.cond.spnt .L92
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L92:
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L93:
	.mib
	nop 0
	cmp.lt p6, p7 = r38, r36
	(p6) br.cond.dptk .L104
	;;
	.mmi
	sub r39 = r34, r33
	cmp.eq p6, p7 = r34, r33
	nop 0
	.mmb
	mov r49 = r33
	mov r48 = r37
	(p6) br.cond.dpnt .L105
	;;
	.mib
	nop 0
	mov r50 = r39
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L105:
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmb
	add r21 = r37, r39
	cmp.ne p6, p7 = r33, r42
	(p7) br.cond.dpnt .L147
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	cmp.eq p6, p7 = r21, r37
	.mmb
	adds r33 = -4, r33
	adds r21 = -4, r21
	(p6) br.cond.dpnt .L92
	;;
	.align 32
.L107:
	.mmi
	ld4 r22 = [r21]
	cmp.ne p10, p11 = r42, r33
	adds r41 = -4, r41
	.mmi
	cmp.eq p8, p9 = r21, r37
	ld4 r23 = [r33]
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
	(p6) br.cond.dptk .L108
.L149:
	.pred.rel.mutex p10, p11
	.mmi
	st4 [r41] = r23
	nop 0
	adds r33 = -4, r33
	.mmb
	cmp.eq p8, p9 = r21, r37
	nop 0
	(p11) br.cond.dpnt .L148
	;;
	.mmi
	ld4 r22 = [r21]
	nop 0
	adds r41 = -4, r41
	.mmi
	cmp.ne p10, p11 = r42, r33
	ld4 r23 = [r33]
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
	(p7) br.cond.dptk .L149
.L108:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	st4 [r41] = r22
	adds r21 = -4, r21
	.bbb
	nop 0
	(p8) br.cond.dpnt .L92
	br .L107
	;;
.L104:
	.mib
	nop 0
	cmp.le p6, p7 = r35, r36
	(p6) br.cond.dptk .L111
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	sub r20 = r34, r33
	mov r40 = r33
	shr.u r43 = r35, 63
	;;
	.mmi
	setf.sig f6 = r14
	add r43 = r43, r35
	shr r20 = r20, 2
	;;
	.mii
	nop 0
	shr r43 = r43, 1
	shr r21 = r20, 1
	.mmi
	cmp.lt p6, p7 = 0, r20
	;;
	shladd r39 = r43, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r39 = r32, r39
	(p7) br.cond.dpnt .L150
	;;
	.align 32
.L114:
	.mmi
	ld4 r14 = [r39]
	shladd r19 = r21, 2, r0
	sub r20 = r20, r21, 1
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r19 = r40, r19
	;;
	.mmi
	setf.sig f7 = r14
	ld4 r15 = [r19]
	shr r17 = r14, 63
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shr r22 = r15, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r16 = r16, r14
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r17
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	getf.sig r18 = f7
	add r17 = r17, r16
	;;
	.mmi
	add r18 = r18, r15
	;;
	nop 0
	shr r18 = r18, 6
	;;
	.mii
	sub r18 = r18, r22
	shladd r22 = r17, 2, r0
	;;
	shladd r16 = r18, 2, r0
	.mmi
	add r17 = r17, r22
	;;
	add r16 = r16, r18
	shladd r17 = r17, 2, r0
	;;
	.mii
	shladd r18 = r16, 2, r0
	sub r14 = r14, r17
	;;
	add r16 = r16, r18
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) mov r20 = r21
	(p7) adds r40 = 4, r19
	;;
	shr r21 = r20, 1
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L114
.L150:
	.mii
	sub r41 = r40, r33
	sub r35 = r35, r43
	;;
	shr r41 = r41, 2
	;;
	.mmi
	cmp.le p6, p7 = r41, r38
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.lt p6, p7 = r41, r35
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L119
	;;
.L152:
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r41
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r32 = r39
	(p6) br.cond.dptk .L120
	;;
	.mmi
	sub r32 = r40, r33
	cmp.eq p6, p7 = r33, r40
	nop 0
	.mmb
	mov r49 = r33
	mov r48 = r37
	(p6) br.cond.dpnt .L121
	;;
	.mib
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	cmp.eq p6, p7 = r33, r39
	sub r50 = r33, r39
	nop 0
	.mmb
	mov r1 = r47
	mov r49 = r39
	(p6) br.cond.dpnt .L122
	;;
	.mib
	nop 0
	sub r48 = r40, r50
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L122:
	.mmi
	cmp.ne p6, p7 = 0, r32
	mov r50 = r32
	nop 0
	.mmb
	mov r49 = r37
	mov r48 = r39
	(p7) br.cond.dpnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L124:
	.mmi
	add r32 = r39, r32
	nop 0
	nop 0
	;;
.L120:
	.mmi
	mov r54 = r38
	mov r53 = r37
	mov r52 = r41
	.mmi
	mov r51 = r43
	mov r50 = r32
	mov r49 = r39
	;;
	.mmi
	mov r48 = r42
	nop 0
	sub r36 = r36, r41
	.mmb
	mov r33 = r40
	nop 0
	br.call.sptk.many b0 = _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
.L146:
	.body
	.copy_state 1
	.mmi
	adds r37 = 4, r37
	st4 [r40] = r21, 4
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r41
	(p7) br.cond.dptk .L140
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L111:
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	sub r20 = r33, r32
	mov r39 = r32
	shr.u r41 = r36, 63
	;;
	.mmi
	setf.sig f6 = r14
	add r41 = r41, r36
	shr r20 = r20, 2
	;;
	.mii
	nop 0
	shr r41 = r41, 1
	shr r21 = r20, 1
	.mmi
	cmp.lt p6, p7 = 0, r20
	;;
	shladd r40 = r41, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r40 = r33, r40
	(p7) br.cond.dpnt .L151
	;;
	.align 32
.L118:
	.mmi
	ld4 r15 = [r40]
	shladd r19 = r21, 2, r0
	sub r20 = r20, r21, 1
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r19 = r39, r19
	;;
	.mmi
	setf.sig f7 = r15
	ld4 r14 = [r19]
	shr r17 = r15, 63
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shr r22 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r16 = r16, r15
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r17
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	getf.sig r18 = f7
	add r17 = r17, r16
	;;
	.mmi
	add r18 = r18, r14
	;;
	nop 0
	shr r18 = r18, 6
	;;
	.mii
	sub r18 = r18, r22
	shladd r22 = r17, 2, r0
	;;
	shladd r16 = r18, 2, r0
	.mmi
	add r17 = r17, r22
	;;
	add r16 = r16, r18
	shladd r17 = r17, 2, r0
	;;
	.mii
	shladd r18 = r16, 2, r0
	sub r15 = r15, r17
	;;
	add r16 = r16, r18
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) mov r20 = r21
	(p7) adds r39 = 4, r19
	;;
	shr r21 = r20, 1
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L118
	;;
.L151:
	.mii
	sub r43 = r39, r42
	cmp.le p6, p7 = r41, r38
	;;
	shr r43 = r43, 2
	.mmi
	(p6) addl r15 = 1, r0
	;;
	sub r35 = r35, r43
	(p7) mov r15 = r0
	;;
	.mmi
	cmp.lt p6, p7 = r41, r35
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L152
	;;
.L119:
	.mib
	cmp.gt p6, p7 = r35, r38
	nop 0
	(p6) br.cond.dpnt .L125
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r32 = r40
	(p6) br.cond.dptk .L120
	.mmi
	sub r44 = r33, r39
	cmp.eq p6, p7 = r33, r39
	mov r49 = r39
	.mmi
	mov r48 = r37
	;;
	sub r32 = r40, r44
	mov r50 = r44
	.bbb
	nop 0
	(p6) br.cond.dpnt .L126
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	cmp.eq p6, p7 = r33, r40
	mov r1 = r47
	sub r50 = r40, r33
	.mmb
	mov r49 = r33
	mov r48 = r39
	(p6) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L127:
	.mmi
	cmp.ne p6, p7 = 0, r44
	mov r50 = r44
	mov r49 = r37
	.mmb
	mov r48 = r32
	mov r33 = r40
	(p7) br.cond.dpnt .L120
	;;
	.mib
	sub r36 = r36, r41
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r38
	mov r53 = r37
	.mmi
	mov r52 = r41
	mov r51 = r43
	mov r50 = r32
	;;
	.mib
	mov r49 = r39
	mov r48 = r42
	br.call.sptk.many b0 = _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
.L148:
	.body
	.copy_state 2
	.mmi
	adds r21 = 4, r21
	nop 0
	mov r49 = r37
	;;
	.mib
	sub r50 = r21, r37
	cmp.eq p6, p7 = r21, r37
	(p6) br.cond.dpnt .L92
	;;
	.mib
	sub r48 = r41, r50
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov b0 = r45
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L121:
	.mmi
	cmp.ne p6, p7 = r40, r39
	nop 0
	sub r50 = r33, r39
	.mmb
	mov r49 = r39
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mib
	sub r48 = r40, r50
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L122
.L147:
	.mmi
	cmp.eq p6, p7 = r21, r37
	mov r50 = r39
	nop 0
	.mmb
	mov r49 = r37
	sub r48 = r34, r39
	(p6) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov b0 = r45
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
	;;
.L125:
	.mmi
	mov r50 = r40
	mov r49 = r33
	mov r48 = r39
	.mmb
	sub r36 = r36, r41
	mov r33 = r40
	br.call.sptk.many b0 = _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	.mmi
	mov r32 = r8
	mov r1 = r47
	mov r54 = r38
	.mmi
	mov r53 = r37
	mov r52 = r41
	mov r51 = r43
	;;
	.mmi
	mov r50 = r32
	nop 0
	mov r49 = r39
	.mmb
	mov r48 = r42
	nop 0
	br.call.sptk.many b0 = _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
.L126:
	.body
	.copy_state 3
	.mmi
	cmp.ne p6, p7 = r39, r40
	sub r50 = r40, r33
	nop 0
	.mmb
	mov r49 = r33
	mov r48 = r39
	(p7) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L127
	.endp _ZSt16__merge_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElS2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_SC_T2_.isra.0#
	.align 16
	.align 64
	.proc _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
_ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0:
[.LFB6223:]
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 5, 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	.mii
	add r14 = r35, r36
	.save rp, r40
	mov r40 = b0
	shr.u r38 = r35, 63
	;;
	.mmi
	cmp.eq.or.andcm p6, p7 = 0, r35
	mov r42 = r1
	.body
	mov r44 = r33
	.mib
	cmp.ge p8, p9 = r36, r35
	shr.u r39 = r36, 63
	(p6) br.cond.dpnt .L153
	;;
	.mmi
	cmp.ne p6, p7 = 2, r14
	sub r14 = r34, r33
	sub r20 = r33, r32
	.bbb
	nop 0
	(p7) br.cond.dpnt .L168
	(p8) br.cond.dptk .L156
	;;
	.mib
	nop 0
	shr r20 = r14, 2
	nop 0
	.mlx
	add r38 = r38, r35
	movl r14 = -6640827866535438581
	;;
	.mii
	setf.sig f6 = r14
	shr r38 = r38, 1
	shr r21 = r20, 1
	.mmi
	cmp.lt p6, p7 = 0, r20
	;;
	shladd r37 = r38, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r37 = r32, r37
	(p7) br.cond.dpnt .L169
	;;
	.align 32
.L159:
	.mmi
	ld4 r14 = [r37]
	shladd r19 = r21, 2, r0
	sub r20 = r20, r21, 1
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r19 = r33, r19
	;;
	.mmi
	setf.sig f7 = r14
	ld4 r15 = [r19]
	shr r17 = r14, 63
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shr r22 = r15, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r16 = r16, r14
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r17
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	getf.sig r18 = f7
	add r17 = r17, r16
	;;
	.mmi
	add r18 = r18, r15
	;;
	nop 0
	shr r18 = r18, 6
	;;
	.mii
	sub r18 = r18, r22
	shladd r22 = r17, 2, r0
	;;
	shladd r16 = r18, 2, r0
	.mmi
	add r17 = r17, r22
	;;
	add r16 = r16, r18
	shladd r17 = r17, 2, r0
	;;
	.mii
	shladd r18 = r16, 2, r0
	sub r14 = r14, r17
	;;
	add r16 = r16, r18
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) mov r20 = r21
	(p7) adds r33 = 4, r19
	;;
	shr r21 = r20, 1
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L159
.L169:
	.mmi
	sub r39 = r33, r44
	mov r45 = r33
	nop 0
	.mmb
	mov r43 = r37
	sub r35 = r35, r38
	br.call.sptk.many b0 = _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	shr r39 = r39, 2
	.mmi
	mov r46 = r38
	mov r44 = r37
	mov r45 = r8
	;;
	.mmi
	mov r47 = r39
	nop 0
	mov r32 = r8
	.mmb
	sub r36 = r36, r39
	nop 0
	br.call.sptk.many b0 = _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L156:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	add r39 = r39, r36
	mov r37 = r32
	shr r20 = r20, 2
	;;
	.mii
	setf.sig f6 = r14
	shr r39 = r39, 1
	shr r21 = r20, 1
	.mmi
	cmp.lt p6, p7 = 0, r20
	;;
	shladd r33 = r39, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r44, r33
	(p7) br.cond.dpnt .L170
	;;
	.align 32
.L163:
	.mmi
	ld4 r15 = [r33]
	shladd r19 = r21, 2, r0
	sub r20 = r20, r21, 1
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r19 = r37, r19
	;;
	.mmi
	setf.sig f7 = r15
	ld4 r14 = [r19]
	shr r17 = r15, 63
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shr r22 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	add r16 = r16, r15
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r17
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	getf.sig r18 = f7
	add r17 = r17, r16
	;;
	.mmi
	add r18 = r18, r14
	;;
	nop 0
	shr r18 = r18, 6
	;;
	.mii
	sub r18 = r18, r22
	shladd r22 = r17, 2, r0
	;;
	shladd r16 = r18, 2, r0
	.mmi
	add r17 = r17, r22
	;;
	add r16 = r16, r18
	shladd r17 = r17, 2, r0
	;;
	.mii
	shladd r18 = r16, 2, r0
	sub r15 = r15, r17
	;;
	add r16 = r16, r18
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) mov r20 = r21
	(p7) adds r37 = 4, r19
	;;
	shr r21 = r20, 1
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L163
.L170:
	.mmi
	sub r38 = r37, r32
	mov r45 = r33
	nop 0
	.mmb
	mov r43 = r37
	sub r36 = r36, r39
	br.call.sptk.many b0 = _ZNSt3_V28__rotateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEET_S8_S8_S8_St26random_access_iterator_tag.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	shr r38 = r38, 2
	.mmi
	mov r47 = r39
	mov r44 = r37
	mov r45 = r8
	;;
	.mmi
	mov r46 = r38
	nop 0
	mov r32 = r8
	.mmb
	sub r35 = r35, r38
	nop 0
	br.call.sptk.many b0 = _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L168:
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
.L153:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	.endp _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0:
[.LFB6224:]
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	cmp.eq p6, p7 = r33, r32
	.save rp, r37
	mov r37 = b0
	.mmi
	adds r34 = 4, r32
	mov r39 = r1
	.body
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r33
	(p6) br.cond.dpnt .L171
	.align 32
.L178:
	.mmi
	ld4 r35 = [r34]
	cmp.eq p8, p9 = r34, r32
	sub r42 = r34, r32
	.mmi
	mov r41 = r32
	ld4 r14 = [r32]
	adds r40 = 4, r32
	;;
	.mbb
	cmp4.le p6, p7 = r14, r35
	(p6) br.cond.dpnt .L173
	(p8) br.cond.dpnt .L174
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
.L174:
	.mmi
	adds r34 = 4, r34
	st4 [r32] = r35
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r34, r33
	(p6) br.cond.dptk .L178
.L171:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L173:
	.mmi
	ld4 r15 = [r36]
	mov r14 = r36
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r15, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r17 = r34
	(p6) br.cond.dpnt .L176
	;;
	.align 32
.L177:
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
	cmp4.gt p6, p7 = r15, r35
	(p6) br.cond.dptk .L177
.L176:
	.mmi
	adds r34 = 4, r34
	st4 [r17] = r35
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r34, r33
	(p6) br.cond.dptk .L178
	.mib
	nop 0
	nop 0
	br .L171
	.endp _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
	.align 16
	.align 64
	.proc _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0:
[.LFB6225:]
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
	(p7) br.cond.dpnt .L184
	(p8) br.cond.dpnt .L207
.L187:
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
	(p6) br.cond.dptk .L193
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r19, r17
	(p7) br.cond.dptk .L199
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r19, r15
	(p6) br.cond.dptk .L196
.L219:
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
.L197:
	.mmi
	nop 0
	cmp4.ge p6, p7 = r16, r15
	nop 0
	;;
	.mib
	(p6) mov r35 = r14
	adds r14 = 4, r14
	(p6) br.cond.dpnt .L200
	;;
	.align 32
.L201:
	.mmi
	mov r35 = r14
	ld4 r16 = [r14], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r16
	(p6) br.cond.dptk .L201
	;;
.L200:
	.mmi
	nop 0
	cmp4.le p6, p7 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r18 = -4, r18
	(p6) br.cond.dpnt .L204
	;;
	.mmi
	adds r14 = -8, r18
	nop 0
	nop 0
	;;
	.align 32
.L203:
	.mmi
	mov r18 = r14
	ld4 r17 = [r14], -4
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r17
	(p6) br.cond.dptk .L203
	;;
.L204:
	.mmi
	mov r14 = r35
	nop 0
	mov r19 = r18
	.mmb
	cmp.gtu p6, p7 = r18, r35
	nop 0
	(p7) br.cond.dpnt .L222
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
	br .L197
	;;
.L196:
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
	br .L197
.L222:
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
	(p7) br.cond.dpnt .L184
	(p8) br.cond.dptk .L187
.L207:
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
.L189:
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
	br.cloop.sptk.few .L189
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
.L190:
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
	br.cloop.sptk.few .L190
.L184:
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
.L193:
	.mib
	nop 0
	cmp4.le p6, p7 = r19, r15
	(p7) br.cond.dptk .L196
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r19, r17
	(p7) br.cond.dptk .L219
.L199:
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
	br .L197
	.endp _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
_ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0:
[.LFB6230:]
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
	(p7) br.cond.dpnt .L228
.L223:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L228:
	.mmi
	ld8 r36 = [r32]
	nop 0
	adds r32 = 16, r32
	;;
	.mib
	cmp.eq p6, p7 = r32, r36
	nop 0
	(p6) br.cond.dpnt .L223
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
	stringz	"basic_string: construction from null is not valid"
	.text
	.align 16
	.align 64
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0:
[.LFB6231:]
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
	(p7) br.cond.dpnt .L240
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L233
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
.L234:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r14 = [r32]
	adds r32 = 8, r32
	;;
	.mmi
	add r14 = r14, r15
	st8 [r32] = r15
	nop 0
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L233:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L234
	;;
	.mmi
	mov r42 = r34
	nop 0
	mov r41 = r33
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L241:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r14 = [r32]
	adds r32 = 8, r32
	;;
	.mmi
	add r14 = r14, r15
	st8 [r32] = r15
	nop 0
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L240:
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
	.mib
	nop 0
	mov r1 = r39
	br .L241
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
	.align 16
	.align 64
	.proc _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0:
[.LFB6235:]
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
	(p6) br.cond.dpnt .L242
.L260:
	.mmi
	adds r14 = 24, r32
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L244
.L259:
	.mmi
	adds r14 = 24, r39
	;;
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L245
.L258:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L246
.L257:
	.mmi
	adds r14 = 24, r41
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L247
.L256:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L248
.L255:
	.mmi
	adds r14 = 24, r35
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L249
.L254:
	.mmi
	adds r14 = 24, r38
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L250
.L253:
	.mmi
	adds r14 = 24, r34
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L251
.L252:
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
	(p6) br.cond.dptk .L252
.L251:
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
	(p6) br.cond.dptk .L253
.L250:
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
	(p6) br.cond.dptk .L254
.L249:
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
	(p6) br.cond.dptk .L255
.L248:
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
	(p6) br.cond.dptk .L256
.L247:
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
	(p6) br.cond.dptk .L257
.L246:
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
	(p6) br.cond.dptk .L258
.L245:
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
	(p6) br.cond.dptk .L259
.L244:
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
	(p6) br.cond.dptk .L260
.L242:
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
	.align 16
	.align 64
	.proc _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
_ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0:
[.LFB6237:]
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 3, 19, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	sub r44 = r33, r32
	mov r36 = r32
	mov r52 = r1
	;;
	.mib
	nop 0
	.save pr, r53
	mov r53 = pr
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	movl r14 = -6640827866535438581
	;;
	.mmi
	setf.sig f2 = r14
	mov r45 = r32
	.save rp, r50
	mov r50 = b0
	.body
	.mmi
	add r39 = r34, r44
	cmp.ge p6, p7 = 24, r44
	shr r42 = r44, 2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L300
	.align 32
.L307:
	.mmi
	mov r46 = r45
	adds r45 = 28, r45
	nop 0
	.mii
	mov r38 = r36
	nop 0
	;;
	adds r35 = -24, r45
	;;
	.align 32
.L306:
	.mmi
	nop 0
	ld4 r37 = [r35]
	cmp.eq p8, p9 = r36, r35
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r37
	sxt4 r14 = r14
	;;
	.mii
	setf.sig f6 = r19
	shr r16 = r19, 63
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r18 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	add r18 = r18, r19
	;;
	.mii
	nop 0
	shr r18 = r18, 6
	;;
	sub r18 = r18, r16
	;;
	.mmi
	shladd r16 = r18, 2, r0
	;;
	getf.sig r17 = f6
	add r16 = r16, r18
	;;
	.mmi
	shladd r18 = r16, 2, r0
	;;
	add r16 = r16, r18
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r19 = r19, r16
	nop 0
	;;
	.mii
	add r17 = r17, r14
	mov r20 = r19
	;;
	shr r17 = r17, 6
	;;
	.mmi
	sub r17 = r17, r15
	;;
	shladd r15 = r17, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mbb
	cmp4.le p6, p7 = r14, r19
	(p6) br.cond.dpnt .L301
	(p8) br.cond.dpnt .L302
	;;
	.mmi
	sub r56 = r35, r46
	nop 0
	mov r55 = r46
	.mmb
	adds r54 = 4, r46
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L302:
	.pred.rel.mutex p8, p9
	.mmi
	adds r35 = 4, r35
	st4 [r36] = r37
	adds r38 = 4, r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r45
	(p6) br.cond.dptk .L306
.L388:
	.pred.rel.mutex p8, p9
	.mmi
	sub r14 = r33, r45
	nop 0
	adds r36 = 28, r36
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 24, r14
	(p6) br.cond.dptk .L307
	;;
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	cmp.ne p6, p7 = r45, r33
	adds r46 = 32, r46
	mov r36 = r45
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	(p7) br.cond.dpnt .L311
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r46, r33
	(p6) br.cond.dpnt .L311
	.align 32
.L317:
	.mmi
	nop 0
	ld4 r35 = [r46]
	cmp.eq p8, p9 = r45, r46
	.mmi
	nop 0
	ld4 r14 = [r45]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r35
	sxt4 r14 = r14
	;;
	.mii
	setf.sig f6 = r19
	shr r16 = r19, 63
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r18 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	add r18 = r18, r19
	;;
	.mii
	nop 0
	shr r18 = r18, 6
	;;
	sub r18 = r18, r16
	;;
	.mmi
	shladd r16 = r18, 2, r0
	;;
	getf.sig r17 = f6
	add r16 = r16, r18
	;;
	.mmi
	shladd r18 = r16, 2, r0
	;;
	add r16 = r16, r18
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r19 = r19, r16
	nop 0
	;;
	.mii
	add r17 = r17, r14
	mov r20 = r19
	;;
	shr r17 = r17, 6
	;;
	.mmi
	sub r17 = r17, r15
	;;
	shladd r15 = r17, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mbb
	cmp4.le p6, p7 = r14, r19
	(p6) br.cond.dpnt .L312
	(p8) br.cond.dpnt .L313
	;;
	.mmi
	sub r56 = r46, r45
	nop 0
	mov r55 = r45
	.mmb
	adds r54 = 4, r45
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L313:
	.pred.rel.mutex p8, p9
	.mmi
	adds r46 = 4, r46
	st4 [r45] = r35
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r46, r33
	(p6) br.cond.dptk .L317
	;;
.L311:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmb
	addl r47 = 7, r0
	cmp.lt p6, p7 = 28, r44
	(p7) br.cond.dpnt .L299
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	nop 0
	.align 32
.L309:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	shladd r46 = r47, 1, r0
	nop 0
	shladd r45 = r47, 2, r0
	.mmi
	shladd r49 = r47, 3, r0
	nop 0
	mov r36 = r34
	;;
	.mib
	cmp.gt p6, p7 = r46, r42
	add r38 = r32, r45
	(p6) br.cond.dpnt .L363
	;;
	.mii
	mov r55 = r32
	mov r35 = r38
	;;
	add r37 = r55, r49
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r38
	(p6) br.cond.dpnt .L319
	;;
	.align 32
.L323:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	nop 0
	ld4 r20 = [r55]
	cmp.ne p6, p7 = r35, r37
	.mmi
	nop 0
	ld4 r21 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	.mmb
	nop 0
	(p6) addl r22 = 1, r0
	nop 0
	;;
	.mii
	setf.sig f6 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	.mmb
	nop 0
	(p7) mov r22 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
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
	getf.sig r16 = f6
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
	(p6) br.cond.dptk .L320
	.mmi
	adds r35 = 4, r35
	st4 [r36] = r21, 4
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r35, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r38, r55
	(p6) br.cond.dptk .L323
	;;
	.mib
	sub r48 = r38, r55
	cmp.eq p6, p7 = r38, r55
	(p6) br.cond.dpnt .L324
	;;
.L358:
	.mmi
	nop 0
	mov r56 = r48
	mov r54 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L324:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	add r54 = r36, r48
	sub r56 = r37, r35
	nop 0
	.mmb
	cmp.eq p6, p7 = r35, r37
	mov r55 = r35
	(p6) br.cond.dpnt .L325
	;;
	.mib
	add r36 = r54, r56
	add r38 = r38, r49
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	sub r15 = r33, r37
	mov r1 = r52
	;;
	shr r14 = r15, 2
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r46
	(p7) br.cond.dpnt .L318
.L326:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mii
	mov r55 = r37
	mov r35 = r38
	;;
	add r37 = r55, r49
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r38
	(p7) br.cond.dptk .L323
	;;
.L319:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mib
	sub r48 = r38, r55
	cmp.ne p6, p7 = r55, r38
	(p6) br.cond.dptk .L358
	;;
	.mmi
	add r54 = r36, r48
	mov r35 = r38
	mov r56 = r0
	;;
	.align 32
.L325:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	sub r15 = r33, r35
	add r36 = r54, r56
	add r38 = r38, r49
	;;
	.mii
	nop 0
	shr r14 = r15, 2
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r46
	(p7) br.cond.dptk .L326
	.mmi
	mov r37 = r35
	nop 0
	nop 0
	;;
.L318:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	cmp.le p6, p7 = r14, r47
	;;
	(p7) mov r14 = r47
	nop 0
	;;
	.mmi
	shladd r35 = r14, 2, r0
	;;
	add r22 = r37, r35
	nop 0
	;;
	.mmi
	mov r38 = r22
	cmp.ne p6, p7 = r37, r22
	cmp.eq p16, p17 = r33, r22
	;;
	.mmi
	nop 0
	(p7) mov r38 = r37
	nop 0
	;;
	.mib
	nop 0
	(p7) cmp.eq p16, p17 = r33, r38
	(p7) br.cond.dpnt .L329
	.align 32
.L328:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L332
.L379:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r20 = [r38]
	ld4 r21 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	;;
	.mii
	setf.sig f6 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
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
	getf.sig r16 = f6
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
	cmp4.gt p6, p7 = r18, r19
	(p7) br.cond.dptk .L386
	;;
	.mmi
	adds r38 = 4, r38
	st4 [r36] = r20, 4
	cmp.ne p6, p7 = r37, r22
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = r38, r33
	(p6) br.cond.dptk .L328
	.mmi
	nop 0
	sub r35 = r22, r37
	sub r15 = r33, r38
	;;
.L329:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	(p17) mov r56 = r15
	(p17) mov r55 = r38
	nop 0
	.mmb
	(p17) add r54 = r36, r35
	mov r47 = r45
	(p17) br.call.dptk.many b0 = memmove#
	;;
	.mib
	(p17) mov r1 = r52
	cmp.gt p6, p7 = r45, r42
	(p6) br.cond.dpnt .L366
.L387:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	shladd r45 = r45, 2, r0
	mov r55 = r34
	shladd r38 = r46, 2, r0
	.mmi
	mov r36 = r32
	;;
	add r38 = r34, r38
	add r37 = r55, r45
	;;
	.mib
	mov r35 = r38
	cmp.eq p6, p7 = r37, r38
	(p6) br.cond.dpnt .L339
	;;
	.align 32
.L343:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	ld4 r20 = [r55]
	nop 0
	cmp.ne p6, p7 = r35, r37
	.mmi
	cmp.ne p8, p9 = r38, r55
	ld4 r21 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r20
	sxt4 r18 = r21
	.mmb
	nop 0
	(p6) addl r22 = 1, r0
	nop 0
	;;
	.mii
	setf.sig f6 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	.mmb
	nop 0
	(p7) mov r22 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
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
	getf.sig r16 = f6
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
	(p6) br.cond.dptk .L340
	.mmi
	adds r35 = 4, r35
	st4 [r36] = r21, 4
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = r35, r37
	(p8) br.cond.dptk .L343
	.mib
	sub r48 = r38, r55
	cmp.eq p6, p7 = r38, r55
	(p6) br.cond.dpnt .L344
	;;
.L355:
	.mmi
	nop 0
	mov r56 = r48
	mov r54 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L344:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	add r54 = r36, r48
	sub r56 = r37, r35
	nop 0
	.mmb
	cmp.eq p6, p7 = r35, r37
	mov r55 = r35
	(p6) br.cond.dpnt .L345
	;;
	.mib
	add r36 = r54, r56
	add r38 = r38, r45
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	sub r14 = r39, r37
	mov r1 = r52
	;;
	shr r14 = r14, 2
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r47
	(p7) br.cond.dpnt .L338
.L346:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mii
	mov r55 = r37
	mov r35 = r38
	;;
	add r37 = r55, r45
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r38
	(p7) br.cond.dptk .L343
	.mib
	nop 0
	nop 0
	br .L339
	;;
.L332:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mib
	sub r35 = r22, r37
	cmp.ne p6, p7 = r37, r22
	(p7) br.cond.spnt .L336
	;;
	.mmi
	mov r56 = r35
	nop 0
	mov r55 = r37
	.mmb
	mov r54 = r36
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L336:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r0
	nop 0
	(p17) mov r55 = r38
	.mmi
	(p17) add r54 = r36, r35
	nop 0
	mov r47 = r45
	;;
	.mib
	(p17) mov r56 = r15
	nop 0
	(p17) br.call.dptk.many b0 = memmove#
	;;
	.mib
	(p17) mov r1 = r52
	cmp.gt p6, p7 = r45, r42
	(p7) br.cond.dptk .L387
.L366:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	mov r36 = r32
	mov r14 = r42
	mov r37 = r34
	;;
.L338:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	cmp.le p6, p7 = r14, r46
	;;
	(p6) mov r20 = r14
	nop 0
	;;
	.mmi
	(p7) mov r20 = r46
	;;
	shladd r20 = r20, 2, r0
	nop 0
	;;
	.mmi
	add r20 = r37, r20
	;;
	cmp.ne p8, p9 = r37, r20
	cmp.ne p6, p7 = r20, r39
	.mmi
	mov r35 = r20
	;;
	(p6) addl r15 = 1, r0
	(p8) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L348
	;;
	.align 32
.L351:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	nop 0
	ld4 r21 = [r37]
	cmp.ne p6, p7 = r35, r39
	.mmi
	nop 0
	ld4 r22 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r19 = r21
	sxt4 r18 = r22
	.mmb
	nop 0
	(p6) addl r23 = 1, r0
	nop 0
	;;
	.mii
	setf.sig f6 = r19
	shr r15 = r19, 63
	shr r14 = r18, 63
	.mmb
	nop 0
	(p7) mov r23 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
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
	getf.sig r16 = f6
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
	(p6) br.cond.dptk .L349
	;;
	.mmi
	adds r35 = 4, r35
	st4 [r36] = r22, 4
	(p8) cmp.eq.unc p6, p0 = r0, r0
	.mmi
	nop 0
	(p9) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r35, r39
	(p6) br.cond.dptk .L351
	;;
.L348:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mib
	sub r38 = r20, r37
	cmp.eq p6, p7 = r37, r20
	(p6) br.cond.dpnt .L352
	;;
	.mmi
	mov r56 = r38
	nop 0
	mov r55 = r37
	.mmb
	mov r54 = r36
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L352:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mib
	cmp.eq p6, p7 = r35, r39
	nop 0
	(p6) br.cond.dpnt .L353
	;;
	.mmi
	sub r56 = r39, r35
	nop 0
	mov r55 = r35
	.mmb
	add r54 = r36, r38
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L353:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mib
	nop 0
	cmp.lt p6, p7 = r47, r42
	(p6) br.cond.dptk .L309
	;;
.L299:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r53, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L339:
	.body
	.copy_state 1
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mib
	sub r48 = r38, r55
	cmp.ne p6, p7 = r55, r38
	(p6) br.cond.dptk .L355
	;;
	.mmi
	add r54 = r36, r48
	mov r35 = r38
	mov r56 = r0
	;;
	.align 32
.L345:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	sub r14 = r39, r35
	add r36 = r54, r56
	add r38 = r38, r45
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r47
	(p7) br.cond.dptk .L346
	;;
	.mii
	cmp.le p6, p7 = r14, r46
	mov r37 = r35
	;;
	(p6) mov r20 = r14
	;;
	.mmi
	(p7) mov r20 = r46
	;;
	shladd r20 = r20, 2, r0
	nop 0
	;;
	.mmi
	add r20 = r37, r20
	;;
	cmp.ne p8, p9 = r37, r20
	cmp.ne p6, p7 = r20, r39
	.mmi
	mov r35 = r20
	;;
	(p6) addl r15 = 1, r0
	(p8) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L351
	.mib
	nop 0
	nop 0
	br .L348
.L320:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	adds r55 = 4, r55
	st4 [r36] = r20, 4
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r38, r55
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r22 = r14, r22
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r22
	(p7) br.cond.dptk .L323
	;;
	.mib
	sub r48 = r38, r55
	cmp.eq p6, p7 = r38, r55
	(p7) br.cond.dptk .L358
	.mib
	nop 0
	nop 0
	br .L324
.L340:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	adds r55 = 4, r55
	st4 [r36] = r20, 4
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r38, r55
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r22 = r14, r22
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r22
	(p7) br.cond.dptk .L343
	;;
	.mib
	sub r48 = r38, r55
	cmp.eq p6, p7 = r38, r55
	(p7) br.cond.dptk .L355
	.mib
	nop 0
	nop 0
	br .L344
.L386:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	adds r37 = 4, r37
	st4 [r36] = r21, 4
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r22
	(p7) br.cond.dptk .L379
	.mib
	sub r35 = r22, r37
	sub r15 = r33, r38
	br .L329
.L349:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	adds r37 = 4, r37
	st4 [r36] = r21, 4
	nop 0
	;;
	.mmi
	cmp.ne p8, p9 = r37, r20
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	and r23 = r14, r23
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r23
	(p7) br.cond.dptk .L351
	.mib
	nop 0
	nop 0
	br .L348
.L301:
	.pred.rel.mutex p8, p9
	.mii
	ld4 r18 = [r38]
	mov r17 = r38
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
	.mmi
	nop 0
	cmp4.le p6, p7 = r16, r19
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r21 = r35
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	mov r19 = r35
	nop 0
	nop 0
	;;
	.align 32
.L305:
	.pred.rel.mutex p8, p9
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
	cmp4.gt p6, p7 = r16, r20
	(p6) br.cond.dptk .L305
.L304:
	.pred.rel.mutex p8, p9
	.mmi
	adds r35 = 4, r35
	st4 [r21] = r37
	adds r38 = 4, r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r45
	(p6) br.cond.dptk .L306
	.mib
	nop 0
	nop 0
	br .L388
.L312:
	.pred.rel.mutex p8, p9
	.mii
	ld4 r18 = [r36]
	mov r17 = r36
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
	.mmi
	nop 0
	cmp4.le p6, p7 = r16, r19
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r21 = r46
	(p6) br.cond.dpnt .L315
	;;
	.mmi
	mov r19 = r46
	nop 0
	nop 0
	;;
	.align 32
.L316:
	.pred.rel.mutex p8, p9
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
	cmp4.gt p6, p7 = r16, r20
	(p6) br.cond.dptk .L316
.L315:
	.pred.rel.mutex p8, p9
	.mmi
	adds r46 = 4, r46
	st4 [r21] = r35
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r46, r33
	(p6) br.cond.dptk .L317
	.mib
	nop 0
	nop 0
	br .L311
.L363:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	mov r14 = r42
	mov r37 = r32
	mov r15 = r44
	.mii
	mov r36 = r34
	shladd r45 = r47, 2, r0
	;;
	cmp.le p6, p7 = r14, r47
	;;
	.mmi
	(p7) mov r14 = r47
	;;
	shladd r35 = r14, 2, r0
	nop 0
	;;
	.mii
	add r22 = r37, r35
	nop 0
	;;
	mov r38 = r22
	.mmb
	cmp.ne p6, p7 = r37, r22
	cmp.eq p16, p17 = r33, r22
	(p6) br.cond.dptk .L328
	;;
	.mii
	(p7) mov r38 = r37
	nop 0
	;;
	(p7) cmp.eq p16, p17 = r33, r38
	.mib
	nop 0
	nop 0
	br .L329
.L300:
	.mlx
	cmp.eq p6, p7 = r32, r33
	movl r14 = -6640827866535438581
	.mmb
	adds r46 = 4, r32
	mov r36 = r45
	(p6) br.cond.dpnt .L299
	;;
	.mmi
	cmp.ne p6, p7 = r46, r33
	setf.sig f2 = r14
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L299
	br .L317
	.endp _ZSt24__merge_sort_with_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_NS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_.isra.0#
	.align 16
	.align 64
	.proc _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
_ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0:
[.LFB6245:]
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
	(p6) br.cond.dptk .L390
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
.L390:
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
	.align 16
	.align 64
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0:
[.LFB6246:]
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 2, 0
	adds r14 = 24, r32
	.save rp, r43
	mov r43 = b0
	.mmb
	cmp.eq p6, p7 = 0, r32
	mov r45 = r1
	.body
	(p6) br.cond.dpnt .L394
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L396
.L427:
	.mmi
	adds r14 = 24, r39
	;;
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L397
.L424:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L398
.L421:
	.mmi
	adds r14 = 24, r41
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L399
.L418:
	.mmi
	adds r14 = 24, r34
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L400
.L415:
	.mmi
	adds r14 = 24, r35
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L401
.L412:
	.mmi
	adds r14 = 24, r37
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L402
.L409:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L403
.L406:
	.mmi
	nop 0
	adds r14 = 24, r36
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmi
	adds r15 = 32, r36
	adds r16 = 48, r36
	adds r14 = 16, r36
	.mmi
	mov r1 = r45
	mov r46 = r36
	addl r47 = 72, r0
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r16, r15
	(p6) br.cond.dpnt .L404
	.align 32
.L487:
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r36
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r42
	(p7) br.cond.dpnt .L403
.L405:
	.mmi
	mov r36 = r42
	;;
	adds r14 = 24, r36
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmi
	adds r15 = 32, r36
	adds r16 = 48, r36
	adds r14 = 16, r36
	.mmi
	mov r46 = r36
	addl r47 = 72, r0
	mov r1 = r45
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r16, r15
	(p7) br.cond.dptk .L487
.L404:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r42
	(p7) br.cond.dptk .L405
.L403:
	.mmi
	adds r15 = 32, r33
	adds r16 = 48, r33
	nop 0
	.mmi
	adds r14 = 16, r33
	addl r47 = 72, r0
	mov r46 = r33
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L407
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r33
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L408
.L402:
	.mmi
	adds r14 = 32, r37
	adds r15 = 48, r37
	nop 0
	.mmi
	adds r16 = 16, r37
	addl r47 = 72, r0
	mov r46 = r37
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r33 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L410
	;;
	.mmi
	ld8 r47 = [r15]
	nop 0
	mov r46 = r14
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r37
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L411
.L401:
	.mmi
	adds r14 = 32, r35
	adds r15 = 48, r35
	nop 0
	.mmi
	adds r16 = 16, r35
	addl r47 = 72, r0
	mov r46 = r35
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r33 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L413
	;;
	.mmi
	ld8 r47 = [r15]
	nop 0
	mov r46 = r14
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r35
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L400
.L414:
	.mmi
	mov r35 = r33
	;;
	adds r14 = 24, r35
	nop 0
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p7) br.cond.dptk .L412
	.mib
	nop 0
	nop 0
	br .L401
.L407:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L402
.L408:
	.mmi
	mov r33 = r36
	;;
	adds r14 = 24, r33
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L406
	.mib
	nop 0
	nop 0
	br .L403
.L413:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L414
.L400:
	.mmi
	adds r15 = 32, r34
	adds r16 = 48, r34
	nop 0
	.mmi
	adds r14 = 16, r34
	addl r47 = 72, r0
	mov r46 = r34
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L416
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r34
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L399
.L417:
	.mmi
	mov r34 = r33
	;;
	adds r14 = 24, r34
	nop 0
	;;
	.mmi
	nop 0
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L415
	.mib
	nop 0
	nop 0
	br .L400
.L416:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L417
.L399:
	.mmi
	adds r15 = 32, r41
	adds r16 = 48, r41
	nop 0
	.mmi
	adds r14 = 16, r41
	addl r47 = 72, r0
	mov r46 = r41
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L419
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r41
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L398
.L420:
	.mmi
	mov r41 = r33
	;;
	adds r14 = 24, r41
	nop 0
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L418
	.mib
	nop 0
	nop 0
	br .L399
.L410:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L401
.L411:
	.mmi
	mov r37 = r33
	;;
	adds r14 = 24, r37
	nop 0
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L409
	.mib
	nop 0
	nop 0
	br .L402
.L419:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L420
.L398:
	.mmi
	adds r15 = 32, r40
	adds r16 = 48, r40
	nop 0
	.mmi
	adds r14 = 16, r40
	addl r47 = 72, r0
	mov r46 = r40
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L422
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r40
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L397
.L423:
	.mmi
	mov r40 = r33
	;;
	adds r14 = 24, r40
	nop 0
	;;
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p7) br.cond.dptk .L421
	.mib
	nop 0
	nop 0
	br .L398
.L422:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L423
.L397:
	.mmi
	adds r15 = 32, r39
	adds r16 = 48, r39
	nop 0
	.mmi
	adds r14 = 16, r39
	addl r47 = 72, r0
	mov r46 = r39
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L425
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r39
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L396
.L426:
	.mmi
	mov r39 = r33
	;;
	adds r14 = 24, r39
	nop 0
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p7) br.cond.dptk .L424
	.mib
	nop 0
	nop 0
	br .L397
.L425:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L426
.L396:
	.mmi
	adds r15 = 32, r32
	adds r16 = 48, r32
	nop 0
	.mmi
	adds r14 = 16, r32
	addl r47 = 72, r0
	mov r46 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L428
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r32
	.mmb
	addl r47 = 72, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L394
.L429:
	.mmi
	mov r32 = r33
	;;
	adds r14 = 24, r32
	nop 0
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p7) br.cond.dptk .L427
	.mib
	nop 0
	nop 0
	br .L396
.L428:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L429
.L394:
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
	.align 16
	.align 64
	.proc _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
_ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0:
[.LFB6249:]
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 5, 7, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	sub r14 = r33, r32
	mov r37 = r32
	mov r43 = r1
	;;
	.mmi
	mov r36 = r33
	.save.f 0x1
	stf.spill [r16] = f2
	shr r35 = r14, 3
	.mmi
	cmp.lt p6, p7 = 56, r14
	mov r44 = r32
	mov r34 = r33
	;;
	.mib
	shladd r35 = r35, 2, r0
	.save rp, r41
	mov r41 = b0
	.body
	(p7) br.cond.dpnt .L503
	;;
	.mmi
	add r37 = r32, r35
	nop 0
	shr r35 = r35, 2
	;;
	.mib
	mov r45 = r37
	mov r33 = r37
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r36
	nop 0
	.mmb
	mov r44 = r37
	sub r36 = r36, r37
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mii
	mov r1 = r43
	shr r36 = r36, 2
	adds r18 = 16, r12
	;;
	.mmi
	ldf.fill f2 = [r18]
	nop 0
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many _ZSt22__merge_without_bufferIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_SB_T0_SC_T1_.isra.0#
.L503:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = -6640827866535438581
	.mmi
	adds r14 = 4, r32
	cmp.ne p6, p7 = r33, r32
	mov r40 = r32
	;;
	.mib
	setf.sig f2 = r15
	mov r38 = r14
	(p7) br.cond.dpnt .L488
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r33
	(p6) br.cond.dpnt .L488
	.align 32
.L498:
	.mmi
	ld4 r39 = [r38]
	mov r20 = r38
	cmp.eq p8, p9 = r38, r37
	.mmi
	sub r46 = r38, r37
	mov r45 = r37
	adds r44 = 4, r37
	;;
	.mii
	nop 0
	sxt4 r19 = r39
	nop 0
	.mmi
	ld4 r14 = [r37]
	;;
	setf.sig f6 = r19
	sxt4 r14 = r14
	.mii
	nop 0
	shr r16 = r19, 63
	;;
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r18 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	add r18 = r18, r19
	;;
	.mii
	nop 0
	shr r18 = r18, 6
	;;
	sub r18 = r18, r16
	;;
	.mmi
	shladd r16 = r18, 2, r0
	;;
	getf.sig r17 = f6
	add r16 = r16, r18
	;;
	.mmi
	shladd r18 = r16, 2, r0
	;;
	add r16 = r16, r18
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r19 = r19, r16
	nop 0
	;;
	.mii
	add r17 = r17, r14
	mov r21 = r19
	;;
	shr r17 = r17, 6
	;;
	.mmi
	sub r17 = r17, r15
	;;
	shladd r15 = r17, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mbb
	cmp4.le p6, p7 = r14, r19
	(p6) br.cond.dpnt .L493
	(p8) br.cond.dpnt .L494
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L494:
	.mmi
	adds r38 = 4, r38
	st4 [r37] = r39
	adds r40 = 4, r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r38
	(p6) br.cond.dptk .L498
.L488:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L493:
	.body
	.copy_state 2
	.mii
	ld4 r18 = [r40]
	mov r17 = r40
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
	cmp4.le p6, p7 = r16, r19
	mov r19 = r38
	(p6) br.cond.dpnt .L496
	;;
	.align 32
.L497:
	.mmi
	st4 [r19] = r18, -4
	mov r20 = r17
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
	cmp4.gt p6, p7 = r16, r21
	(p6) br.cond.dptk .L497
.L496:
	.mmi
	adds r38 = 4, r38
	st4 [r20] = r39
	adds r40 = 4, r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r38
	(p6) br.cond.dptk .L498
	.mib
	nop 0
	nop 0
	br .L488
	.endp _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	.section	.text._ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev,"axG",@progbits,_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev#
	.proc _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev#
_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev:
[.LFB4749:]
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	adds r35 = 16, r32
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mii
	ld8 r33 = [r35]
	addl r40 = 48, r0
	;;
	adds r14 = 16, r33
	.mmb
	cmp.eq p6, p7 = 0, r33
	mov r39 = r33
	(p6) br.cond.dpnt .L505
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 32, r33
	.mmi
	nop 0
	ld8 r34 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L506
	.align 32
.L518:
	.mmi
	ld8 r40 = [r14]
	nop 0
	mov r39 = r15
	;;
	.mib
	adds r40 = 1, r40
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mmb
	addl r40 = 48, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L505
.L507:
	.mmi
	mov r33 = r34
	nop 0
	addl r40 = 48, r0
	;;
	.mmi
	nop 0
	adds r14 = 16, r33
	mov r39 = r33
	.mmi
	ld8 r34 = [r33]
	;;
	ld8 r15 = [r14]
	adds r14 = 32, r33
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L518
.L506:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L507
.L505:
	.mmi
	adds r33 = 8, r32
	ld8 r39 = [r32]
	mov r40 = r0
	;;
	.mmi
	nop 0
	ld8 r41 = [r33]
	nop 0
	;;
	.mib
	shladd r41 = r41, 3, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r39 = [r32]
	adds r14 = 24, r32
	adds r32 = 48, r32
	.mmi
	mov r1 = r38
	ld8 r40 = [r33]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r32, r39
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r35] = r0
	shladd r40 = r40, 3, r0
	(p6) br.cond.dpnt .L504
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L504:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev#
	.weak	_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
_ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev# = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED2Ev#
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
	(p6) br.cond.dpnt .L519
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
	(p6) br.cond.dpnt .L521
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
.L522:
	.mib
	ld8 r38 = [r33], 8
	addl r39 = 512, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L522
	.mmi
	ld8 r38 = [r32]
	nop 0
	nop 0
.L521:
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
.L519:
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
	(p6) br.cond.dpnt .L530
	;;
	.mmi
	ld8 r15 = [r39]
	mov r14 = r38
	mov ar.lc = 63
	;;
	.mib
	cmp.eq p6, p7 = r15, r32
	adds r15 = 1048, r12
	(p6) br.cond.dpnt .L530
	;;
	.mmi
	st8 [r15] = r35
	st8 [r35] = r35
	nop 0
	.align 32
.L532:
	.mmi
	adds r15 = 8, r14
	st8 [r14] = r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	adds r14 = 16, r14
	br.cloop.sptk.few .L532
	.mmi
	adds r37 = 16, r12
	nop 0
	nop 0
	.align 32
.L543:
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
	(p6) br.cond.dpnt .L533
	;;
	.mmi
	mov r34 = r14
	nop 0
	nop 0
	;;
	.align 32
.L540:
	.mmi
	nop 0
	ld8 r33 = [r34]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r34, r33
	nop 0
	(p6) br.cond.dpnt .L534
	;;
	.mmi
	nop 0
	ld8 r45 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r45
	(p7) br.cond.dpnt .L536
	.align 32
.L535:
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
	(p7) br.cond.dpnt .L562
	;;
	.mmi
	(p6) ld8 r33 = [r33]
	nop 0
	cmp.ne p6, p7 = r35, r45
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r34, r33
	(p6) br.cond.dptk .L535
	;;
.L564:
	.mmi
	cmp.eq p6, p7 = r35, r45
	nop 0
	mov r46 = r35
	.mmb
	mov r44 = r34
	nop 0
	(p6) br.cond.dpnt .L536
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
.L536:
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
	(p6) br.cond.dptk .L540
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
.L541:
	.mmi
	adds r37 = 16, r37
	nop 0
	nop 0
.L542:
	.mmi
	nop 0
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r32
	(p6) br.cond.dptk .L543
.L565:
	.mmi
	nop 0
	adds r14 = 32, r12
	nop 0
	;;
	.mib
	mov r35 = r14
	cmp.ne p6, p7 = r14, r37
	(p7) br.cond.dpnt .L550
	;;
	.align 32
.L544:
	.mmi
	ld8 r45 = [r38]
	ld8 r33 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r38, r45
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
	(p6) br.cond.dpnt .L545
	.align 32
.L548:
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
	(p7) br.cond.dpnt .L563
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
	(p6) br.cond.dptk .L548
	;;
.L545:
	.mmi
	cmp.eq p6, p7 = r38, r45
	nop 0
	mov r46 = r38
	.mmb
	mov r44 = r35
	nop 0
	(p6) br.cond.dpnt .L549
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
.L549:
	.mmi
	adds r35 = 16, r35
	nop 0
	adds r38 = 16, r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r37
	(p6) br.cond.dptk .L544
.L550:
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
.L530:
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
.L562:
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
	(p6) br.cond.dptk .L535
	.mib
	nop 0
	nop 0
	br .L564
.L563:
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
	(p6) br.cond.dptk .L548
	.mib
	nop 0
	nop 0
	br .L545
.L534:
	.mib
	mov r45 = r34
	mov r44 = r35
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base4swapERS0_S1_#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r34, r37
	(p7) br.cond.spnt .L541
	;;
	.mmi
	nop 0
	ld8 r39 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r32
	(p6) br.cond.dptk .L543
	.mib
	nop 0
	nop 0
	br .L565
.L533:
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
	br .L542
	.endp _ZNSt7__cxx114listIiSaIiEE4sortEv#
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
	(p7) br.cond.spnt .L605
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
	(p7) br.cond.dpnt .L566
[.LEHB0:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	add r14 = r8, r36
	cmp.ge p6, p7 = 36, r36
	shr r17 = r36, 2
	.mmi
	mov r37 = r8
	mov r1 = r42
	adds r15 = -8, r35
	;;
	.mmi
	st8 [r38] = r14
	st8 [r32] = r8
	cmp.geu p8, p9 = r8, r35
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L606
	;;
	.mmi
	cmp.ge p6, p7 = 0, r36
	nop 0
	(p8) addl r19 = 1, r0
	;;
	.mmi
	(p7) shladd r18 = r17, 2, r0
	(p6) addl r14 = 4, r0
	(p9) mov r19 = r0
	;;
	.mmi
	(p7) mov r14 = r36
	nop 0
	(p7) sub r18 = r0, r18
	;;
	.mmi
	(p6) addl r18 = -4, r0
	add r16 = r8, r14
	or r14 = r15, r8
	;;
	.mii
	add r18 = r35, r18
	and r14 = 7, r14
	;;
	cmp.leu p8, p9 = r16, r18
	;;
	.mmi
	(p8) addl r16 = 1, r0
	;;
	(p9) mov r16 = r0
	cmp.eq p8, p9 = 0, r14
	;;
	.mii
	(p8) addl r14 = 1, r0
	or r16 = r19, r16
	;;
	(p9) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p8, p9 = 0, r14
	nop 0
	(p9) br.cond.dpnt .L607
	;;
	.mmi
	adds r17 = -1, r17
	adds r35 = -4, r35
	nop 0
	.mii
	mov r15 = r37
	nop 0
	;;
	mov ar.lc = r17
	.align 32
.L579:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld4 r16 = [r35], -4
	nop 0
	;;
	.mib
	st4 [r15] = r16, 4
	nop 0
	br.cloop.sptk.few .L579
	.align 32
.L580:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r36 = 4, r0
	nop 0
	mov r44 = r37
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
	(p6) br.cond.spnt .L566
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
	br.cloop.sptk.few .L598
.L566:
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
.L598:
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
	br.cloop.sptk.few .L598
	.mib
	nop 0
	nop 0
	br .L566
.L607:
	.pred.rel.mutex p6, p7
	.mii
	(p6) addl r17 = 1, r0
	mov r16 = r8
	;;
	shr.u r14 = r17, 1
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
	;;
	mov ar.lc = r14
	.align 32
.L577:
	.pred.rel.mutex p6, p7
	.mmi
	ld8 r14 = [r15], -8
	;;
	nop 0
	shrp r14 = r14, r14, 32
	;;
	.mib
	st8 [r16] = r14, 8
	nop 0
	br.cloop.sptk.few .L577
	.mib
	and r15 = -2, r17
	tbit.z p8, p9 = r17, 0
	(p8) br.cond.dpnt .L580
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r35, r15
	add r15 = r37, r15
	;;
	.mmi
	adds r14 = -4, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L580
.L606:
	.mmi
	adds r17 = -1, r17
	nop 0
	cmp.ge p6, p7 = 0, r36
	.mmi
	adds r35 = -4, r35
	nop 0
	mov r15 = r37
	;;
	.mib
	nop 0
	mov ar.lc = r17
	br .L579
.L605:
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
.L588:
	.mmi
	ld8 r44 = [r32]
	nop 0
	mov r1 = r42
	.mmi
	mov r35 = r15
	ld8 r45 = [r38]
	nop 0
	;;
	.mib
	sub r45 = r45, r44
	cmp.eq p6, p7 = 0, r44
	(p6) br.cond.spnt .L586
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L586:
	.mib
	nop 0
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
	.uleb128 .L588-.LFB4816
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
	(p6) br.cond.dpnt .L609
	.align 32
.L613:
	.mmi
	ld8 r14 = [r33]
	nop 0
	adds r15 = 16, r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r38 = r14
	(p6) br.cond.dpnt .L610
	;;
	.mmi
	ld8 r39 = [r15]
	nop 0
	adds r33 = 24, r33
	;;
	.mib
	sub r39 = r39, r14
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L613
	.mmi
	ld8 r34 = [r32]
	nop 0
	nop 0
	;;
.L609:
	.mmi
	adds r32 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r34
	.mmb
	mov r38 = r34
	nop 0
	(p6) br.cond.dpnt .L608
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
.L608:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L610:
	.mmi
	nop 0
	adds r33 = 24, r33
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r33, r34
	(p7) br.cond.dptk .L613
	.mib
	ld8 r34 = [r32]
	nop 0
	br .L609
	.endp _ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
	.weak	_ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
_ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev# = _ZNSt6vectorIS_IiSaIiEESaIS1_EED2Ev#
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
	mov r42 = r32
	.save rp, r45
	mov r45 = b0
	.mmi
	mov r47 = r1
	;;
	ld8 r38 = [r42], 8
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mlx
	nop 0
	movl r16 = 384307168202282325
	;;
	.mii
	ld8 r36 = [r42]
	sub r39 = r33, r38
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
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r43 = r14
	;;
	add r43 = r14, r43
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r43, r14
	nop 0
	(p6) br.cond.dpnt .L644
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r43
	(p7) br.cond.dpnt .L666
	;;
	.mmi
	(p6) mov r44 = r0
	nop 0
	nop 0
	;;
.L624:
	.mmi
	nop 0
	ld4 r15 = [r34]
	add r39 = r44, r39
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	mov r40 = r39
	.mmb
	nop 0
	adds r41 = 16, r39
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	shladd r37 = r15, 2, r0
	(p7) br.cond.spnt .L667
	;;
	.mmi
	st8 [r40] = r0, 8
	nop 0
	cmp.eq p6, p7 = 0, r15
	.mmi
	st8 [r41] = r0
	nop 0
	mov r49 = r37
	;;
	.mbb
	st8 [r40] = r0
	(p6) br.cond.dpnt .L626
[.LEHB3:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE3:]
	;;
	.mmi
	adds r14 = -4, r37
	ld4 r18 = [r35]
	add r37 = r8, r37
	.mmi
	mov r20 = r8
	st8 [r39] = r8
	mov r1 = r47
	;;
	.mii
	nop 0
	shr.u r16 = r14, 2
	nop 0
	.mmb
	cmp.geu p6, p7 = 20, r14
	st8 [r41] = r37
	(p6) br.cond.dpnt .L627
	;;
	.mib
	nop 0
	extr.u r14 = r8, 2, 1
	nop 0
	.mii
	adds r16 = 1, r16
	unpack4.l r19 = r18, r18
	;;
	sub r16 = r16, r14
	.mii
	cmp.eq p6, p7 = 0, r14
	shladd r14 = r14, 2, r0
	;;
	shr.u r17 = r16, 1
	.mii
	(p7) st4 [r20] = r18, 4
	add r14 = r8, r14
	;;
	shladd r17 = r17, 3, r0
	;;
	.mii
	adds r17 = -8, r17
	nop 0
	;;
	shr.u r17 = r17, 3
	;;
	.mii
	nop 0
	mov ar.lc = r17
	nop 0
	;;
	.align 32
.L629:
	.mib
	st8 [r14] = r19, 8
	nop 0
	br.cloop.sptk.few .L629
	.mii
	nop 0
	tbit.z p6, p7 = r16, 0
	and r16 = -2, r16
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L630
	;;
	.mii
	shladd r16 = r16, 2, r0
	nop 0
	;;
	add r8 = r20, r16
	;;
.L627:
	.mmi
	mov r14 = r8
	nop 0
	adds r16 = 8, r8
	;;
	.mmi
	nop 0
	st4 [r14] = r18, 4
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r37
	nop 0
	(p6) br.cond.dpnt .L630
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	cmp.eq p6, p7 = r16, r37
	.mmb
	adds r14 = 12, r8
	nop 0
	(p6) br.cond.dpnt .L630
	;;
	.mmi
	nop 0
	st4 [r16] = r18
	cmp.eq p6, p7 = r14, r37
	.mmb
	adds r16 = 16, r8
	adds r8 = 20, r8
	(p6) br.cond.dpnt .L630
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r16, r37
	nop 0
	.mmb
	st4 [r14] = r18
	nop 0
	(p6) br.cond.dpnt .L630
	;;
	.mmi
	cmp.eq p6, p7 = r8, r37
	st4 [r16] = r18
	nop 0
	;;
	.mmi
	(p7) st4 [r8] = r18
	nop 0
	nop 0
.L630:
	.mmi
	cmp.eq p6, p7 = r38, r33
	adds r19 = 8, r38
	adds r18 = 16, r38
	.mmi
	mov r17 = r38
	st8 [r40] = r37
	mov r14 = r44
	;;
	.mib
	nop 0
	(p6) mov r37 = r44
	(p6) br.cond.dpnt .L633
	.align 32
.L634:
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
	cmp.ne p6, p7 = r33, r17
	;;
	.mmi
	nop 0
	st8 [r16] = r21
	nop 0
	.mmb
	st8 [r15] = r20
	nop 0
	(p6) br.cond.dptk .L634
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
	add r37 = r44, r37
	;;
.L633:
	.mmi
	adds r37 = 24, r37
	adds r19 = 8, r33
	adds r18 = 16, r33
	.mmb
	mov r17 = r33
	cmp.eq p6, p7 = r36, r33
	(p6) br.cond.dpnt .L635
	;;
	.mmi
	mov r14 = r37
	nop 0
	nop 0
	;;
	.align 32
.L636:
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
	cmp.ne p6, p7 = r36, r17
	;;
	.mmi
	nop 0
	st8 [r16] = r21
	nop 0
	.mmb
	st8 [r15] = r20
	nop 0
	(p6) br.cond.dptk .L636
	.mmi
	sub r33 = -24, r33
	;;
	add r17 = r17, r33
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 3
	;;
	shladd r15 = r17, 2, r0
	;;
	.mmi
	add r15 = r15, r17
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
	add r15 = r15, r17
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
	add r14 = r14, r17
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
.L635:
	.mmi
	adds r36 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r38
	.mmb
	mov r49 = r38
	nop 0
	(p6) br.cond.dpnt .L637
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
.L637:
	.mmi
	add r43 = r44, r43
	st8 [r32] = r44
	mov b0 = r45
	.mii
	st8 [r42] = r37
	nop 0
	;;
	mov ar.pfs = r46
	.mmi
	nop 0
	st8 [r36] = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
.L626:
	.mmi
	nop 0
	st8 [r39] = r0
	mov r37 = r0
	.mmb
	nop 0
	st8 [r41] = r0
	br .L630
.L644:
	.mlx
	nop 0
	movl r43 = 9223372036854775800
	;;
	.mib
	mov r49 = r43
	nop 0
[.LEHB4:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mib
	mov r1 = r47
	mov r44 = r8
	br .L624
.L666:
	.mmi
	cmp.leu p6, p7 = r16, r43
	;;
	(p7) mov r16 = r43
	nop 0
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r43 = r15, 3, r0
	nop 0
	;;
	.mib
	mov r49 = r43
	nop 0
	br.call.sptk.many b0 = _Znwm#
[.LEHE4:]
	;;
	.mib
	mov r1 = r47
	mov r44 = r8
	br .L624
	;;
.L667:
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
.L648:
	.mib
	mov r1 = r47
	mov r49 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = 0, r44
	(p7) br.cond.spnt .L668
	.mmi
	adds r14 = 16, r39
	ld8 r49 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r50 = [r14]
	cmp.eq p6, p7 = 0, r49
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L640
	;;
	.mmi
	sub r50 = r50, r49
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L640:
	.mib
	nop 0
	nop 0
[.LEHB6:]
	br.call.sptk.many b0 = __cxa_rethrow#
	;;
.L668:
	.mib
	mov r50 = r43
	mov r49 = r44
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE6:]
	;;
.L649:
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
	.uleb128 .L648-.LFB5219
	.uleb128 0x1
	.uleb128 .LEHB4-.LFB5219
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB5-.LFB5219
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L648-.LFB5219
	.uleb128 0x1
	.uleb128 .LEHB6-.LFB5219
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L649-.LFB5219
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
	(p7) br.cond.dpnt .L671
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
.L677:
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
	(p16) br.cond.dpnt .L672
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L673
.L672:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	sub r14 = r37, r35
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r40, r14
	mov r8 = r14
	(p6) br.cond.dpnt .L674
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r41, r14
	(p6) br.cond.dpnt .L675
	;;
.L673:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L675
.L674:
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
	(p7) br.cond.dpnt .L694
.L682:
	.mib
	nop 0
	mov r34 = r14
	br .L677
	;;
.L675:
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
	(p6) br.cond.dptk .L682
	;;
.L694:
	.pred.rel.mutex p16, p17
	.mib
	mov r40 = r34
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L671
.L678:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r36
	mov r47 = r39
	mov r46 = r38
	.bbb
	nop 0
	(p16) br.cond.dpnt .L680
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L681
.L680:
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
	(p6) br.cond.dpnt .L679
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r35
	(p6) br.cond.dpnt .L686
	;;
.L681:
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	(p6) mov r40 = r0
	(p7) mov r34 = r0
	;;
.L679:
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
.L671:
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
	(p6) br.cond.dpnt .L679
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
	cmp.leu p6, p7 = r37, r35
	ld8 r38 = [r14]
	nop 0
	;;
	.mmi
	(p6) mov r36 = r37
	;;
	(p7) mov r36 = r35
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = 0, r36
	br .L678
.L686:
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
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_#
	.proc _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_#
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_:
[.LFB5049:]
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 4, 17, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r52
	mov r52 = pr
	.mmi
	mov r51 = r1
	;;
	nop 0
	.save rp, r49
	mov r49 = b0
	.body
	.mmb
	addl r53 = 72, r0
	nop 0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	nop 0
	ld8 r39 = [r35]
	adds r38 = 32, r8
	.mmi
	adds r43 = 48, r8
	mov r1 = r51
	mov r37 = r8
	;;
	.mmi
	adds r40 = 16, r39
	st8 [r38] = r43
	adds r41 = 8, r39
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L761
	;;
	.mmi
	ld8 r16 = [r40]
	st8 [r38] = r14
	nop 0
	.mmi
	ld8 r15 = [r41]
	;;
	st8 [r43] = r16
	nop 0
.L697:
	.mmi
	adds r44 = 40, r37
	adds r45 = 8, r32
	adds r14 = 32, r38
	.mmi
	st8 [r39] = r40
	st8 [r41] = r0
	mov r36 = r33
	;;
	.mmi
	nop 0
	st8 [r44] = r15
	cmp.ne p6, p7 = r33, r45
	.mmi
	nop 0
	st1 [r40] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r0
	adds r14 = 32, r33
	(p7) br.cond.dpnt .L762
	;;
	.mmi
	adds r15 = 40, r33
	ld8 r39 = [r44]
	nop 0
	.mmi
	ld8 r41 = [r38]
	;;
	ld8 r40 = [r15]
	mov r53 = r41
	.mmi
	ld8 r47 = [r14]
	;;
	cmp.leu p6, p7 = r40, r39
	mov r54 = r47
	;;
	.mmi
	nop 0
	(p7) mov r42 = r39
	nop 0
	;;
	.mmi
	(p6) mov r42 = r40
	;;
	cmp.eq p16, p17 = 0, r42
	mov r55 = r42
	.bbb
	nop 0
	(p16) br.cond.dpnt .L704
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L763
	.mlx
	sub r14 = r39, r40
	movl r15 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r15, r14
	movl r15 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L709
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L707
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L707
.L709:
	.pred.rel.mutex p16, p17
	.mmi
	mov r55 = r42
	nop 0
	mov r54 = r41
	.mmb
	mov r53 = r47
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L715
.L708:
	.pred.rel.mutex p16, p17
	.mlx
	sub r8 = r40, r39
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L716
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L717
	;;
.L715:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L717
	;;
.L716:
	.mib
	cmp.eq p6, p7 = r43, r41
	mov r53 = r41
	(p6) br.cond.dpnt .L728
	;;
	.mmi
	nop 0
	ld8 r54 = [r43]
	nop 0
	;;
	.mib
	nop 0
	adds r54 = 1, r54
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L728:
	.mib
	addl r54 = 72, r0
	mov r53 = r37
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r51
	mov pr = r52, -1
	;;
	.mii
	nop 0
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L704:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mlx
	sub r14 = r39, r40
	movl r15 = 2147483647
	;;
	.mib
	cmp.lt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L708
	;;
	.mlx
	nop 0
	movl r15 = -2147483648
	;;
	.mib
	cmp.gt p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L707
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dptk .L708
.L707:
	.mmi
	adds r14 = 24, r32
	nop 0
	mov r53 = r33
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L724
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	nop 0
	.mmi
	mov r1 = r51
	mov r40 = r8
	mov r54 = r41
	;;
	.mmi
	ld8 r42 = [r15]
	ld8 r53 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r42, r39
	;;
	(p6) mov r55 = r42
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r55 = r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r55
	nop 0
	(p6) br.cond.dpnt .L711
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L712
.L711:
	.mlx
	sub r8 = r42, r39
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L720
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L714
	;;
.L712:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L714
.L720:
	.mib
	mov r54 = r38
	mov r53 = r32
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.ne p6, p7 = 0, r9
	nop 0
	.mmi
	mov r36 = r9
	mov r33 = r8
	mov r1 = r51
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 24, r12
	.mmi
	(p7) ld8 r41 = [r38]
	nop 0
	(p7) mov r36 = r8
	;;
	.mib
	st8 [r14] = r9
	nop 0
	(p7) br.cond.dpnt .L716
.L724:
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	adds r46 = 40, r32
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L729:
	.mii
	cmp.eq p6, p7 = r36, r45
	addp4 r14 = r14, r0
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r53 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L764
.L723:
	.mmi
	mov r55 = r36
	mov r56 = r45
	nop 0
	.mmb
	mov r54 = r37
	mov r36 = r37
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r46]
	mov r1 = r51
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r46] = r14
	nop 0
.L765:
	.mii
	mov r8 = r36
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L762:
	.body
	.copy_state 2
	.mmi
	adds r46 = 40, r32
	;;
	ld8 r14 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L720
	.mmi
	adds r14 = 32, r32
	ld8 r39 = [r44]
	nop 0
	;;
	.mmi
	ld8 r36 = [r14]
	;;
	adds r14 = 40, r36
	nop 0
	;;
	.mii
	ld8 r40 = [r14]
	adds r14 = 32, r36
	;;
	cmp.leu p6, p7 = r39, r40
	;;
	.mmi
	(p6) mov r55 = r39
	;;
	(p7) mov r55 = r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r55
	nop 0
	(p6) br.cond.dpnt .L700
	;;
	.mmi
	nop 0
	ld8 r54 = [r38]
	nop 0
	.mmb
	ld8 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L701
.L700:
	.mlx
	sub r8 = r40, r39
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L720
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L702
	;;
.L701:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L720
.L702:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L766:
	.mii
	cmp.eq p6, p7 = r36, r45
	addp4 r14 = r14, r0
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r53 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L723
	.mib
	nop 0
	nop 0
	br .L764
.L761:
	.mmi
	nop 0
	adds r41 = 8, r39
	nop 0
	;;
	.mmi
	ld8 r14 = [r41]
	;;
	cmp.eq p6, p7 = -1, r14
	adds r55 = 1, r14
	;;
	.mib
	nop 0
	(p6) addl r15 = -1, r0
	(p6) br.cond.dptk .L697
	.mib
	mov r54 = r40
	mov r53 = r43
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld8 r15 = [r41]
	nop 0
	br .L697
.L763:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r55 = r42
	nop 0
	.mmb
	mov r54 = r41
	mov r53 = r47
	(p6) br.cond.dpnt .L707
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L715
	.mib
	nop 0
	nop 0
	br .L708
.L717:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 32, r32
	nop 0
	mov r53 = r33
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L735
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r15 = 40, r8
	adds r14 = 32, r8
	mov r1 = r51
	.mmi
	mov r46 = r8
	;;
	ld8 r48 = [r15]
	nop 0
	.mmi
	ld8 r54 = [r14]
	;;
	cmp.leu p6, p7 = r48, r39
	nop 0
	;;
	.mmi
	(p6) mov r55 = r48
	;;
	(p7) mov r55 = r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r55
	nop 0
	(p6) br.cond.dpnt .L718
	;;
	.mib
	mov r53 = r41
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L719
.L718:
	.pred.rel.mutex p16, p17
	.mlx
	sub r8 = r39, r48
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L720
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L721
	;;
.L719:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L720
.L721:
	.pred.rel.mutex p16, p17
	.mmi
	adds r33 = 24, r33
	mov r56 = r45
	mov r54 = r37
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) adds r46 = 40, r32
	nop 0
	(p6) br.cond.dpnt .L722
	;;
	.mmi
	mov r36 = r46
	addl r53 = 1, r0
	adds r46 = 40, r32
	;;
	.mib
	mov r55 = r36
	mov r36 = r37
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r46]
	mov r1 = r51
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br .L765
.L764:
	.mmi
	adds r15 = 40, r36
	ld8 r39 = [r44]
	adds r14 = 32, r36
	.mmi
	nop 0
	ld8 r41 = [r38]
	nop 0
	;;
	.mmi
	ld8 r40 = [r15]
	ld8 r47 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r40, r39
	;;
	(p6) mov r42 = r40
	nop 0
	;;
	.mii
	(p7) mov r42 = r39
	nop 0
	;;
	cmp.eq p16, p17 = 0, r42
.L722:
	.pred.rel.mutex p16, p17
	.mib
	mov r55 = r42
	mov r54 = r47
	(p16) br.cond.dpnt .L725
	;;
	.mib
	mov r53 = r41
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L726
.L725:
	.mlx
	sub r8 = r39, r40
	movl r14 = 2147483647
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r14 = -2147483648
	;;
	.mib
	(p6) mov r53 = r0
	nop 0
	(p6) br.cond.dpnt .L723
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r8
	(p6) br.cond.dpnt .L737
.L726:
	.mii
	mov r55 = r36
	extr.u r53 = r8, 31, 1
	mov r56 = r45
	.mmb
	mov r54 = r37
	mov r36 = r37
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r46]
	mov r1 = r51
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br .L765
.L714:
	.mmi
	adds r14 = 24, r40
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L724
	.mmi
	nop 0
	mov r36 = r40
	adds r46 = 40, r32
	.mmb
	nop 0
	mov r14 = r0
	br .L766
	;;
.L737:
	.mmi
	mov r55 = r36
	addl r53 = 1, r0
	mov r56 = r45
	.mmb
	mov r54 = r37
	mov r36 = r37
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r46]
	mov r1 = r51
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br .L765
.L735:
	.mii
	mov r33 = r0
	adds r46 = 40, r32
	;;
	cmp.ne p6, p7 = 0, r33
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L729
	.endp _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_#
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
	(p7) br.cond.dpnt .L769
	;;
	.mib
	cmp.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L792
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
.L769:
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
	(p7) br.cond.dpnt .L778
	;;
	.mmi
	(p6) mov r38 = r0
	nop 0
	nop 0
	.align 32
.L772:
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
	(p7) br.cond.dpnt .L793
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
	(p6) br.cond.dptk .L772
.L778:
	.mmi
	mov r35 = r32
	;;
	ld8 r44 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r45 = [r35]
	cmp.eq p6, p7 = r40, r44
	(p6) br.cond.dpnt .L773
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
.L773:
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
.L793:
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
	(p6) br.cond.dptk .L772
	.mib
	nop 0
	nop 0
	br .L778
.L792:
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r33
	(p6) br.cond.dptk .L771
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	;;
.L771:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
[.LEHE8:]
	;;
.L782:
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
.L783:
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
	.uleb128 .L782-.LFB5690
	.uleb128 0x1
	.uleb128 .LEHB9-.LFB5690
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L783-.LFB5690
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
	ld8 r39 = [r41]
	nop 0
	nop 0
	;;
	.mib
	mov r47 = r39
	mov r46 = r42
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	shladd r40 = r8, 3, r0
	.mii
	mov r1 = r45
	mov r36 = r8
	;;
	add r14 = r14, r40
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L795
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
	(p6) br.cond.dpnt .L796
.L820:
	.mmi
	ld8 r35 = [r14]
	mov r37 = r14
	mov r47 = r39
	;;
	.mib
	adds r15 = 8, r35
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L795
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
	(p6) br.cond.dpnt .L795
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r38
	(p7) br.cond.dptk .L820
.L796:
	.mmi
	nop 0
	ld8 r8 = [r37]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	(p6) br.cond.dpnt .L795
	;;
	.mii
	nop 0
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
.L795:
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
	adds r39 = 32, r8
	.mmi
	ld4 r16 = [r33]
	adds r38 = 16, r8
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
	st4 [r34] = r16
	ld8 r47 = [r41]
	nop 0
	;;
	.mmi
	st8 [r38] = r39
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st1 [r39] = r0
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
	(p7) br.cond.dpnt .L821
.L799:
	.mii
	ld8 r37 = [r32]
	adds r8 = 8, r34
	;;
	add r40 = r37, r40
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L800
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r40]
	;;
	st8 [r14] = r35
	nop 0
	.mii
	ld8 r14 = [r36]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	nop 0
.L822:
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
.L821:
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
	.mib
	mov r1 = r45
	shladd r40 = r8, 3, r0
	br .L799
.L800:
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
	(p6) br.cond.dpnt .L802
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
.L802:
	.mmi
	ld8 r14 = [r36]
	st8 [r40] = r32
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
	br .L822
.L805:
	.mmi
	ld8 r46 = [r38]
	mov r1 = r45
	mov r34 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r46, r39
	(p6) br.cond.spnt .L804
	.mmi
	adds r38 = 16, r38
	;;
	ld8 r47 = [r38]
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
.L804:
	.mib
	addl r47 = 48, r0
	mov r46 = r35
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
	.uleb128 .L805-.LFB5066
	.uleb128 0
	.uleb128 .LEHB13-.LFB5066
	.uleb128 .LEHE13-.LEHB13
	.uleb128 0
	.uleb128 0
.LLSDACSE5066:
	.section	.text._ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,"axG",@progbits,_ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi,comdat
	.endp _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
	.section	.text._ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi,"axG",@progbits,_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi,comdat
	.align 16
	.align 64
	.weak	_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
	.proc _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi:
[.LFB5715:]
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	adds r37 = 8, r32
	adds r14 = 32, r33
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	mov r41 = r1
	.body
	nop 0
	cmp.ne p6, p7 = r37, r33
	.mmb
	mov r35 = r33
	nop 0
	(p7) br.cond.dpnt .L876
	;;
	.mmi
	ld4 r36 = [r34]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r36, r14
	(p6) br.cond.dptk .L833
	.mmi
	adds r14 = 24, r32
	nop 0
	mov r42 = r33
	;;
	.mmi
	ld8 r38 = [r14]
	;;
	cmp.eq p6, p7 = r33, r38
	nop 0
	;;
	.mib
	(p6) mov r9 = r33
	nop 0
	(p6) br.cond.dpnt .L826
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	mov r9 = r8
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r14
	(p6) br.cond.dptk .L834
	.mmi
	adds r14 = 24, r8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r9 = r33
	(p7) mov r35 = r0
	;;
.L826:
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L833:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.le p6, p7 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r9 = r0
	(p6) br.cond.dptk .L826
	.mmi
	adds r14 = 32, r32
	nop 0
	mov r42 = r33
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L862
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	mov r9 = r8
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r36
	(p6) br.cond.dptk .L841
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r35 = r9
	(p7) mov r9 = r33
	;;
	.mmi
	nop 0
	(p7) mov r35 = r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L876:
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
	(p7) br.cond.dptk .L877
.L825:
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r16 = r0
	;;
	.mmi
	ld8 r35 = [r14]
	;;
	adds r14 = 32, r35
	cmp.eq p6, p7 = 0, r35
	.mmb
	adds r17 = 24, r35
	adds r18 = 16, r35
	(p6) br.cond.dpnt .L849
	;;
	.mmi
	ld4 r15 = [r14]
	ld4 r19 = [r34]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r19, r15
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
	(p7) br.cond.dpnt .L878
	.align 32
.L850:
	.mmi
	mov r35 = r14
	nop 0
	mov r16 = r0
	;;
	.mmi
	adds r14 = 32, r35
	adds r17 = 24, r35
	adds r18 = 16, r35
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r19, r15
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
	(p6) br.cond.dptk .L850
	;;
.L878:
	.mib
	cmp4.eq p6, p7 = 0, r16
	mov r9 = r35
	(p7) br.cond.dpnt .L827
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r19
	;;
	(p6) mov r35 = r0
	(p7) mov r9 = r0
	;;
.L881:
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L877:
	.body
	.copy_state 3
	.mmi
	adds r14 = 32, r32
	ld4 r15 = [r34]
	nop 0
	;;
	.mmi
	ld8 r9 = [r14]
	;;
	adds r14 = 32, r9
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r15
	(p7) br.cond.dptk .L825
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	;;
.L882:
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L834:
	.body
	.copy_state 4
	.mmi
	adds r32 = 16, r32
	nop 0
	mov r16 = r0
	;;
	.mmi
	ld8 r35 = [r32]
	;;
	adds r14 = 32, r35
	cmp.eq p6, p7 = 0, r35
	.mmb
	adds r17 = 24, r35
	adds r18 = 16, r35
	(p6) br.cond.dpnt .L879
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r36, r15
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
	(p7) br.cond.dpnt .L880
	.align 32
.L857:
	.mmi
	mov r35 = r14
	nop 0
	mov r16 = r0
	;;
	.mmi
	adds r14 = 32, r35
	adds r17 = 24, r35
	adds r18 = 16, r35
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r36, r15
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
	(p6) br.cond.dptk .L857
	;;
.L880:
	.mib
	mov r9 = r35
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dpnt .L835
	;;
.L846:
	.mmi
	cmp4.lt p6, p7 = r15, r36
	;;
	(p6) mov r35 = r0
	(p7) mov r9 = r0
	;;
.L883:
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L849:
	.body
	.copy_state 5
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
.L827:
	.mmi
	adds r32 = 24, r32
	nop 0
	mov r42 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r35, r14
	nop 0
	(p6) br.cond.dpnt .L862
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	ld4 r19 = [r34]
	nop 0
	.mmi
	mov r9 = r35
	mov r35 = r8
	mov r1 = r41
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	cmp4.lt p6, p7 = r15, r19
	nop 0
	;;
	.mib
	(p6) mov r35 = r0
	(p7) mov r9 = r0
	br .L881
	;;
.L879:
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
.L835:
	.mib
	mov r42 = r35
	cmp.eq p6, p7 = r35, r38
	(p7) br.cond.dptk .L873
	.align 32
.L862:
	.mib
	mov r9 = r35
	mov r35 = r0
	br .L882
	;;
.L885:
	.mib
	mov r9 = r35
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L846
	.mmi
	adds r32 = 24, r32
	nop 0
	mov r42 = r35
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r14
	(p6) br.cond.dpnt .L862
.L873:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	adds r14 = 32, r8
	mov r9 = r35
	mov r35 = r8
	.mmi
	mov r1 = r41
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r15, r36
	nop 0
	;;
	.mib
	(p6) mov r35 = r0
	(p7) mov r9 = r0
	br .L883
.L841:
	.mmi
	adds r14 = 16, r32
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L884
	.align 32
.L845:
	.mmi
	adds r14 = 32, r35
	adds r17 = 24, r35
	adds r18 = 16, r35
	.mmi
	mov r16 = r0
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r15, r36
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
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L885
	;;
	.mib
	nop 0
	mov r35 = r14
	br .L845
	;;
.L884:
	.mmi
	adds r32 = 24, r32
	nop 0
	mov r35 = r37
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r42 = r35
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r14
	(p7) br.cond.dptk .L873
	.mib
	nop 0
	nop 0
	br .L862
	.endp _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
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
	adds r38 = 72, r32
	nop 0
	.mmi
	adds r39 = 40, r32
	adds r41 = 8, r32
	.save rp, r42
	mov r42 = b0
	;;
	.mmi
	ld8 r15 = [r38]
	mov r44 = r1
	.body
	zxt1 r34 = r34
	.mii
	ld8 r46 = [r39]
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
	(p6) br.cond.dptk .L887
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
	(p6) br.cond.dptk .L889
	;;
	.mmi
	cmp.eq p6, p7 = r15, r46
	nop 0
	mov r47 = r14
	.mmb
	mov r45 = r35
	nop 0
	(p6) br.cond.dpnt .L891
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
.L891:
	.mmi
	ld8 r14 = [r35]
	adds r18 = 24, r32
	mov b0 = r42
	.mmi
	st8 [r39] = r35
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
	st8 [r38] = r35
	;;
	adds r15 = 512, r14
	nop 0
	.mmi
	chk.a.clr r14, .L899
.L900:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L887:
	.mii
	cmp.leu p6, p7 = r33, r14
	adds r37 = 2, r14
	;;
	(p7) mov r14 = r33
	;;
	.mlx
	add r37 = r14, r37
	movl r14 = 1152921504606846975
	;;
	.mmi
	cmp.geu p6, p7 = r14, r37
	nop 0
	shladd r45 = r37, 3, r0
	.mmb
	sub r35 = r37, r36
	nop 0
	(p7) br.cond.dpnt .L898
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r34
	ld8 r47 = [r38]
	shr.u r35 = r35, 1
	.mmi
	mov r1 = r44
	ld8 r46 = [r39]
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
	(p6) br.cond.dpnt .L895
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
.L895:
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
	st8 [r41] = r37
	adds r16 = 56, r32
	;;
	.mmi
	st8 [r39] = r35
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
	st8 [r38] = r35
	;;
	adds r15 = 512, r14
	mov ar.pfs = r43
	.mmi
	chk.a.clr r14, .L901
.L902:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L889:
	.mmi
	adds r45 = 8, r40
	nop 0
	cmp.eq p6, p7 = r15, r46
	.mmb
	mov r47 = r14
	nop 0
	(p6) br.cond.dpnt .L891
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
	st8 [r39] = r35
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
	st8 [r38] = r35
	;;
	adds r15 = 512, r14
	nop 0
	.mmi
	chk.a.clr r14, .L903
.L904:
	st8 [r16] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
.L898:
	.mlx
	nop 0
	movl r14 = 2305843009213693951
	;;
	.mib
	cmp.geu p6, p7 = r14, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
.L899:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L900
.L901:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L902
.L903:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 512, r14
	br .L904
	.endp _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
	.section	.rodata.str1.8
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
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 0, 32, 5, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 464
	adds r12 = -464, r12
	mov r17 = ar.lc
	mov r63 = r1
	;;
	.mmi
	addl r64 = 4000, r0
	nop 0
	.save rp, r61
	mov r61 = b0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 456
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
	mov r64 = r8
	mov r1 = r63
	mov r40 = r8
	.mmi
	addl r66 = 3996, r0
	mov r65 = r0
	adds r43 = 4000, r8
	;;
	.mib
	st4 [r64] = r0, 4
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r16 = 999, r0
	mov r1 = r63
	mov r15 = r40
	.mmi
	mov r14 = r0
	;;
	nop 0
	mov ar.lc = r16
	;;
.L906:
	.mib
	st4 [r15] = r14, 4
	adds r14 = 1, r14
	br.cloop.sptk.few .L906
	;;
	.mmi
	sub r14 = r43, r40
	nop 0
	mov r16 = r40
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
.L907:
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
	br.cloop.sptk.few .L907
	.mib
	addl r64 = 4000, r0
	nop 0
[.LEHB15:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE15:]
	;;
	.mmi
	addl r66 = 4000, r0
	mov r41 = r8
	mov r1 = r63
	.mmi
	mov r65 = r40
	mov r64 = r8
	adds r48 = 4000, r8
	;;
	.mmi
	adds r32 = 64, r8
	nop 0
	mov r45 = r8
	.mmb
	adds r34 = 3996, r8
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r63
	addl r66 = 18, r0
	nop 0
	.mmb
	mov r65 = r48
	mov r64 = r41
	br.call.sptk.many b0 = _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r65 = r32
	.mmb
	mov r64 = r41
	nop 0
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r63
	adds r19 = 60, r41
	;;
.L910:
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
	cmp4.le p6, p7 = r15, r17
	(p6) br.cond.dpnt .L908
	;;
	.align 32
.L909:
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
	(p6) br.cond.dptk .L909
	;;
.L908:
	.mib
	st4 [r18] = r17
	cmp.ne p6, p7 = r19, r34
	(p6) br.cond.dptk .L910
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
.L914:
	.mmi
	shladd r35 = r32, 2, r0
	nop 0
	mov r65 = r36
	;;
	.mib
	mov r64 = r35
	nop 0
	br.call.sptk.many b0 = _ZnwmRKSt9nothrow_t#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r63
	mov r33 = r8
	.mmb
	mov r67 = r32
	mov r66 = r8
	(p6) br.cond.spnt .L911
	;;
	.mmi
	nop 0
	mov r65 = r43
	mov r64 = r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt22__stable_sort_adaptiveIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES2_lNS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_T1_T2_.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L912:
	.mib
	mov r65 = r35
	mov r64 = r33
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	ld4 r65 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	addl r64 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB16:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 2000, r41
	mov r1 = r63
	mov r64 = r8
	;;
	.mib
	ld4 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r8
	.mmb
	ld4 r65 = [r34]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r8
	.mmb
	ld4 r65 = [r40]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 3996, r40
	mov r1 = r63
	mov r64 = r8
	;;
	.mib
	ld4 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r14 = r43, r40
	mov r1 = r63
	mov r15 = r40
	.mii
	mov r65 = r0
	mov r64 = r8
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
.L915:
	.mmi
	ld4 r14 = [r15], 4
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	nop 0
	add r65 = r65, r14
	br.cloop.sptk.few .L915
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE16:]
	;;
	.mmi
	adds r55 = 208, r12
	adds r16 = 232, r12
	mov r1 = r63
	.mmi
	adds r38 = 24, r12
	adds r52 = 40, r12
	adds r51 = 64, r12
	;;
	.mmi
	st8 [r16] = r55
	adds r16 = 240, r12
	adds r56 = 16, r12
	.mlx
	adds r42 = 216, r12
	movl r14 = @gprel(.LC7)
	;;
	.mlx
	st8 [r16] = r0
	movl r16 = @gprel(.LC8)
	.mlx
	add r14 = r1, r14
	movl r15 = @gprel(.LC9)
	;;
	.mmi
	add r16 = r1, r16
	st8 [r56] = r14
	add r15 = r1, r15
	.mmi
	st8 [r52] = r14
	adds r60 = 224, r12
	adds r35 = 32, r12
	;;
	.mmi
	st8 [r38] = r16
	st8 [r51] = r14
	adds r50 = 48, r12
	.mlx
	adds r47 = 56, r12
	movl r16 = @gprel(.LC10)
	;;
	.mlx
	adds r49 = 72, r12
	movl r14 = @gprel(.LC11)
	.mmi
	add r16 = r1, r16
	st4 [r55] = r0
	adds r57 = 80, r12
	;;
	.mmi
	add r14 = r1, r14
	st8 [r42] = r0
	adds r44 = 112, r12
	.mmi
	st8 [r60] = r55
	adds r37 = 152, r12
	adds r46 = 104, r12
	;;
	.mmi
	adds r58 = 424, r12
	st8 [r35] = r15
	addl r59 = @gprel(_ZSt19piecewise_construct#), gp
	.mlx
	st8 [r50] = r16
	movl r53 = 2147483647
	;;
	.mlx
	st8 [r47] = r15
	movl r54 = -2147483648
	.mmi
	st8 [r49] = r14
	nop 0
	nop 0
.L935:
	.mii
	ld8 r33 = [r56], 8
	adds r14 = 96, r12
	;;
	cmp.ne p6, p7 = 0, r33
	.mmb
	st8 [r14] = r44
	mov r64 = r33
	(p7) br.cond.spnt .L1256
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.geu p6, p7 = 15, r8
	mov r1 = r63
	mov r32 = r8
	.mmb
	st8 [r37] = r8
	mov r14 = r44
	(p7) br.cond.dpnt .L1257
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L1258
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L1259
.L920:
	.mmi
	add r14 = r14, r32
	st8 [r46] = r32
	nop 0
	.mmi
	ld8.a r32 = [r42]
	nop 0
	mov r36 = r55
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	adds r14 = 96, r12
	.mmb
	cmp.eq p6, p7 = 0, r32
	chk.a.clr r32, .L1302
.L1303:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dpnt .L1104
	;;
	.mmi
	ld8 r39 = [r14]
	ld8 r34 = [r46]
	nop 0
	;;
	.align 32
.L928:
	.mmi
	adds r15 = 40, r32
	adds r14 = 32, r32
	mov r65 = r39
	;;
	.mmi
	ld8 r33 = [r15]
	ld8 r64 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r33
	;;
	(p6) mov r66 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r66 = r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r66
	nop 0
	(p6) br.cond.dpnt .L923
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L924
.L923:
	.mmi
	nop 0
	sub r8 = r33, r34
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r53, r8
	nop 0
	(p6) br.cond.dpnt .L925
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r54, r8
	(p6) br.cond.dpnt .L926
	;;
.L924:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L926
.L925:
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
	(p6) br.cond.dptk .L928
	;;
.L1264:
	.mmi
	adds r15 = 40, r36
	cmp.eq p6, p7 = r55, r36
	nop 0
	.mmb
	adds r14 = 32, r36
	mov r64 = r39
	(p6) br.cond.dpnt .L922
	;;
	.mmi
	ld8 r32 = [r15]
	ld8 r65 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r34, r32
	;;
	(p6) mov r66 = r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r66 = r32
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r66
	nop 0
	(p6) br.cond.dpnt .L929
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L930
.L929:
	.mmi
	nop 0
	sub r8 = r34, r32
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = r53, r8
	nop 0
	(p6) br.cond.dpnt .L931
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r54, r8
	(p6) br.cond.dpnt .L922
	;;
.L930:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L922
	;;
.L931:
	.mmi
	adds r36 = 64, r36
	nop 0
	cmp.eq p6, p7 = r44, r39
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
	(p6) br.cond.dpnt .L932
.L1265:
	.mmi
	ld8 r65 = [r44]
	nop 0
	mov r64 = r39
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = r56, r57
	(p6) br.cond.dptk .L935
	;;
.L934:
	.mmi
	nop 0
	ld8 r33 = [r60]
	addl r36 = @ltoffx(_ZSt4cout#), r1
	.mmi
	adds r34 = 432, r12
	addl r39 = 61, r0
	addl r53 = 32, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r55, r33
	(p7) br.cond.dpnt .L942
	;;
	.mmi
	ld8.mov r36 = [r36], _ZSt4cout#
	nop 0
	nop 0
	;;
.L936:
	.mmi
	adds r14 = 32, r33
	adds r15 = 40, r33
	mov r64 = r36
	;;
	.mmi
	nop 0
	ld8 r66 = [r15]
	nop 0
	.mmb
	ld8 r65 = [r14]
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	ld8.a r14 = [r8]
	st1 [r34] = r39
	mov r1 = r63
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
	(p6) br.cond.dptk .L938
	.mmi
	addl r66 = 1, r0
	nop 0
	mov r65 = r34
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r8
	;;
.L939:
	.mmi
	adds r14 = 64, r33
	nop 0
	mov r64 = r32
	;;
	.mib
	ld4 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	adds r14 = 96, r12
	mov r1 = r63
	mov r64 = r8
	;;
	.mmi
	st1 [r14] = r53
	;;
	ld8 r14 = [r8]
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
	(p6) br.cond.dptk .L940
	.mib
	addl r66 = 1, r0
	adds r65 = 96, r12
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE17:]
	;;
	.mib
	mov r1 = r63
	mov r64 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r55, r8
	(p6) br.cond.dptk .L936
.L942:
	.mlx
	adds r14 = 144, r12
	movl r16 = 2951479051793528259
	.mmi
	adds r15 = 96, r12
	adds r53 = 120, r12
	mov r36 = r0
	;;
	.mmi
	setf.sig f2 = r16
	st8 [r15] = r14
	addl r15 = 1, r0
	.mlx
	mov r33 = r0
	movl r34 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	.mmi
	nop 0
	st8 [r46] = r15
	adds r15 = 128, r12
	.mmi
	st8 [r44] = r0
	addl r39 = 500, r0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	stfs [r15] = f1
	adds r15 = 136, r12
	.mmi
	nop 0
	st8 [r53] = r0
	nop 0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0
	nop 0
	.align 32
.L937:
	.mib
	mov r32 = r33
	cmp4.ge p6, p7 = 9, r33
	(p6) br.cond.dpnt .L943
	;;
.L1266:
	.mmi
	cmp4.ge p6, p7 = 99, r33
	adds r16 = 16, r12
	nop 0
	.mmb
	addl r66 = 45, r0
	addl r65 = 3, r0
	(p6) br.cond.dpnt .L1260
	;;
	.mmi
	nop 0
	mov r64 = r16
	nop 0
	.mmb
	st8 [r16] = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mii
	nop 0
	extr.u r14 = r33, 2, 30
	adds r15 = 16, r12
	.mmi
	mov r1 = r63
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
.L1102:
	.mmi
	nop 0
	st1 [r16] = r15
	mov r65 = r37
	.mmb
	st4 [r37] = r36
	adds r64 = 96, r12
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
[.LEHE18:]
	;;
	.mmi
	adds r15 = 16, r12
	ld8 r64 = [r8]
	mov r32 = r8
	.mmi
	mov r1 = r63
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r35, r14
	nop 0
	(p7) br.cond.dpnt .L1261
	;;
	.mmi
	adds r15 = 16, r8
	ld8 r16 = [r38]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r15, r64
	;;
	(p7) st8 [r32] = r14, 8
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r16
	;;
	(p7) ld8 r14 = [r35]
	nop 0
	;;
	.mib
	(p7) st8 [r64] = r14
	nop 0
	(p7) br.cond.dpnt .L952
	;;
	.mmi
	ld8 r17 = [r15]
	st8 [r32] = r14, 8
	cmp.eq p6, p7 = 0, r64
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
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L952
	;;
	.mmi
	st8 [r14] = r64
	st8 [r35] = r17
	nop 0
.L948:
	.mmi
	nop 0
	st8 [r38] = r0
	adds r16 = 16, r12
	.mmi
	st1 [r64] = r0
	;;
	ld8 r64 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r35, r64
	nop 0
	(p6) br.cond.dpnt .L954
	;;
	.mmi
	ld8 r65 = [r35]
	adds r33 = 1, r33
	adds r36 = 37, r36
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = r39, r33
	(p6) br.cond.dptk .L937
	;;
.L956:
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	ld8 r65 = [r53]
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB19:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r14 = 2849, r0
	adds r65 = 16, r12
	nop 0
	.mmi
	mov r1 = r63
	adds r64 = 96, r12
	mov r32 = r8
	;;
	.mib
	st4 [r65] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail9_Map_baseIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS9_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixEOi#
	;;
	.mmi
	adds r15 = 8, r8
	nop 0
	mov r1 = r63
	.mmi
	mov r64 = r32
	ld8 r65 = [r8]
	nop 0
	;;
	.mib
	ld8 r66 = [r15]
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r53]
	mov r1 = r63
	mov r34 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L957
	.mmi
	nop 0
	ld8 r32 = [r44]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L1106
.L959:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 5, r14
	nop 0
	(p6) br.cond.dpnt .L1250
	;;
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L959
	;;
.L960:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r65 = 1, r0
	nop 0
	mov r64 = r34
	;;
	.mib
	(p7) mov r65 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE19:]
	;;
	.mmi
	adds r33 = 160, r12
	adds r39 = 168, r12
	adds r53 = 176, r12
	.mmi
	adds r34 = 192, r12
	adds r14 = 184, r12
	mov r1 = r63
	;;
	.mmi
	adds r46 = 408, r12
	st4 [r33] = r0
	nop 0
	.mmi
	st8 [r39] = r0
	nop 0
	adds r44 = 416, r12
	;;
	.mmi
	nop 0
	st8 [r53] = r33
	nop 0
	.mmi
	st8 [r14] = r33
	;;
	st8 [r34] = r0
	nop 0
.L966:
	.mmi
	mov r66 = r45
	nop 0
	mov r65 = r33
	.mmb
	mov r64 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIiERKi#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r9
	mov r1 = r63
	.mmb
	st8 [r46] = r8
	st8 [r44] = r9
	(p6) br.cond.dpnt .L964
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
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L1262
.L965:
	.mib
	addl r64 = 40, r0
	nop 0
[.LEHB20:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE20:]
	;;
	.mmi
	adds r14 = 32, r8
	ld4 r15 = [r45]
	mov r1 = r63
	.mmi
	mov r67 = r33
	mov r66 = r32
	mov r64 = r36
	;;
	.mib
	st4 [r14] = r15
	mov r65 = r8
	br.call.sptk.many b0 = _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_#
	;;
	.mii
	ld8 r14 = [r34]
	mov r1 = r63
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r34] = r14
	nop 0
.L964:
	.mmi
	nop 0
	adds r45 = 4, r45
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r48, r45
	(p6) br.cond.dptk .L966
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	ld8 r65 = [r34]
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB21:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	addl r17 = 1999, r0
	.mmi
	mov r1 = r63
	mov r64 = r8
	mov r16 = r33
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L970
.L973:
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
	(p6) br.cond.dptk .L973
.L970:
	.mmi
	nop 0
	adds r16 = 32, r16
	nop 0
	;;
	.mib
	ld4 r65 = [r16]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	ld8 r32 = [r53]
	nop 0
	.mmb
	mov r36 = r8
	mov r64 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base#
	;;
	.mmi
	ld8 r14 = [r39]
	adds r15 = 32, r8
	mov r1 = r63
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r34 = r33
	nop 0
	(p6) br.cond.dpnt .L974
	;;
	.mmi
	mov r34 = r33
	ld4 r16 = [r15]
	nop 0
.L977:
	.mmi
	adds r15 = 32, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r16
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
	(p6) br.cond.dptk .L977
	;;
	.mib
	adds r14 = 32, r34
	cmp.eq p6, p7 = r33, r34
	(p6) br.cond.dpnt .L974
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
.L974:
	.mib
	mov r33 = r0
	cmp.eq p6, p7 = r32, r34
	(p6) br.cond.dpnt .L978
	;;
.L979:
	.mib
	mov r64 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L979
.L978:
	.mib
	mov r65 = r33
	mov r64 = r36
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r14 = 8, r0
	adds r36 = 80, r12
	adds r44 = 88, r12
	.mmi
	st8 [r35] = r0
	mov r1 = r63
	addl r64 = 64, r0
	;;
	.mmi
	st8 [r52] = r0
	st8 [r50] = r0
	nop 0
	;;
	.mmi
	st8 [r47] = r0
	st8 [r51] = r0
	nop 0
	;;
	.mmi
	st8 [r49] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r0
	nop 0
	.mmb
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = _Znwm#
[.LEHE21:]
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r63
	nop 0
	.mmi
	addl r64 = 512, r0
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
	adds r14 = 512, r8
	st8 [r47] = r37
	mov r1 = r63
	.mmi
	st8 [r44] = r37
	mov r34 = r0
	mov r33 = r8
	;;
	.mmb
	st8 [r52] = r8
	st8 [r37] = r8
	nop 0
	.mmi
	mov r32 = r8
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	nop 0
	st8 [r50] = r14
	nop 0
	.mmi
	st8 [r49] = r8
	;;
	st8 [r36] = r14
	nop 0
	.mmi
	st8 [r35] = r8
	;;
	st8 [r51] = r8
	nop 0
.L980:
	.mmi
	nop 0
	ld8 r18 = [r44]
	tbit.z p6, p7 = r34, 0
	.mii
	ld8 r15 = [r47]
	nop 0
	;;
	nop 0
	.mmb
	ld8 r14 = [r49]
	ld8 r17 = [r50]
	(p6) br.cond.dptk .L985
	.mmi
	ld8 r16 = [r36]
	;;
	adds r16 = -4, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r32
	nop 0
	(p6) br.cond.dpnt .L986
	;;
	.mmi
	st4 [r32] = r34, 4
	nop 0
	adds r34 = 1, r34
	;;
	.mib
	st8 [r51] = r32
	nop 0
	br.cloop.sptk.few .L980
.L1269:
	.mmi
	adds r36 = 384, r12
	ld8 r34 = [r47]
	adds r37 = 400, r12
	.mmi
	adds r14 = 392, r12
	ld8 r38 = [r50]
	mov r35 = r33
	;;
	.mmi
	ld8 r45 = [r49]
	st8 [r14] = r36
	nop 0
	.mmi
	st8 [r36] = r36
	ld8 r44 = [r44]
	adds r34 = 8, r34
	;;
	.mmi
	st8 [r37] = r0
	nop 0
	nop 0
.L994:
	.mib
	cmp.ne p6, p7 = r32, r35
	addl r64 = 24, r0
	(p7) br.cond.dpnt .L1263
	;;
	.mib
	nop 0
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE23:]
	;;
	.mmi
	nop 0
	ld4 r15 = [r35], 4
	adds r14 = 16, r8
	.mmi
	mov r1 = r63
	mov r65 = r36
	mov r64 = r8
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base7_M_hookEPS0_#
	;;
	.mmi
	ld8 r14 = [r37]
	cmp.ne p6, p7 = r35, r38
	mov r1 = r63
	;;
	.mmi
	adds r14 = 1, r14
	(p7) ld8 r35 = [r34], 8
	nop 0
	;;
	.mib
	st8 [r37] = r14
	(p7) adds r38 = 512, r35
	br .L994
.L926:
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L928
	.mib
	nop 0
	nop 0
	br .L1264
.L1104:
	.mmi
	mov r36 = r55
	nop 0
	nop 0
	;;
.L922:
	.mmi
	adds r15 = 96, r12
	adds r68 = 436, r12
	mov r67 = r58
	.mmi
	mov r66 = r59
	mov r65 = r36
	adds r64 = 200, r12
	;;
	.mib
	st8 [r58] = r15
	nop 0
[.LEHB24:]
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_#
[.LEHE24:]
	;;
	.mmi
	mov r36 = r8
	adds r16 = 96, r12
	mov r1 = r63
	;;
	.mmi
	adds r36 = 64, r36
	ld8 r39 = [r16]
	nop 0
	;;
	.mii
	ld4 r14 = [r36]
	cmp.eq p6, p7 = r44, r39
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4 [r36] = r14
	nop 0
	(p7) br.cond.dptk .L1265
.L932:
	.mib
	nop 0
	cmp.eq p6, p7 = r56, r57
	(p7) br.cond.dptk .L935
	.mib
	nop 0
	nop 0
	br .L934
.L1259:
	.mmi
	mov r66 = r32
	nop 0
	mov r64 = r44
	.mmb
	mov r65 = r33
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r16 = 96, r12
	mov r1 = r63
	.mmi
	nop 0
	ld8 r32 = [r37]
	nop 0
	;;
	.mib
	ld8 r14 = [r16]
	nop 0
	br .L920
.L1260:
	.mmi
	adds r15 = 16, r12
	addl r66 = 45, r0
	addl r65 = 2, r0
	;;
	.mib
	st8 [r15] = r35
	mov r64 = r15
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	shladd r14 = r33, 1, r0
	adds r15 = 16, r12
	mov r1 = r63
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
	br .L1102
.L954:
	.mmi
	adds r33 = 1, r33
	nop 0
	adds r36 = 37, r36
	;;
	.mib
	cmp4.ne p6, p7 = r39, r33
	mov r32 = r33
	(p7) br.cond.dpnt .L956
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 9, r33
	(p7) br.cond.dptk .L1266
.L943:
	.mmi
	adds r15 = 16, r12
	addl r66 = 45, r0
	addl r65 = 1, r0
	;;
	.mib
	st8 [r15] = r35
	mov r64 = r15
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
	;;
	.mmi
	adds r14 = 16, r12
	adds r15 = 48, r32
	mov r1 = r63
	;;
	.mib
	ld8 r16 = [r14]
	sxt1 r15 = r15
	br .L1102
	;;
.L1261:
	.mib
	cmp.ne p6, p7 = r8, r15
	nop 0
	(p7) br.cond.dpnt .L953
	;;
	.mmi
	nop 0
	ld8 r66 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r66
	(p6) br.cond.dptk .L949
	;;
	.mib
	cmp.ne p6, p7 = 1, r66
	mov r65 = r35
	(p7) br.cond.dpnt .L1267
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r63
	ld8 r66 = [r38]
	nop 0
	.mmi
	ld8 r64 = [r32]
	nop 0
	nop 0
	;;
.L949:
	.mmi
	add r64 = r64, r66
	adds r32 = 8, r32
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r32] = r66
	st1 [r64] = r0
	nop 0
	;;
	.mib
	ld8 r64 = [r16]
	nop 0
	br .L948
.L952:
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	st8 [r15] = r35
	nop 0
	nop 0
.L953:
	.mib
	nop 0
	mov r64 = r35
	br .L948
.L1267:
	.mmi
	ld1 r14 = [r35]
	adds r32 = 8, r32
	adds r16 = 16, r12
	.mmi
	ld8.a r66 = [r38]
	;;
	st1 [r64] = r14
	nop 0
	;;
	.mmi
	ld8 r64 = [r8]
	ld8.c.clr r66 = [r38]
	nop 0
	;;
	.mmi
	add r64 = r64, r66
	st8 [r32] = r66
	nop 0
	;;
	.mmi
	nop 0
	st1 [r64] = r0
	nop 0
	;;
	.mib
	ld8 r64 = [r16]
	nop 0
	br .L948
	;;
.L938:
	.mib
	addl r65 = 61, r0
	mov r64 = r8
[.LEHB25:]
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L939
.L940:
	.mib
	addl r65 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r63
	mov r64 = r33
	br.call.sptk.many b0 = _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = r55, r8
	(p6) br.cond.dptk .L936
	.mib
	nop 0
	nop 0
	br .L942
	;;
.L1258:
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mib
	st1 [r44] = r14
	mov r14 = r44
	br .L920
.L1257:
	.mmi
	mov r66 = r0
	nop 0
	mov r65 = r37
	.mmb
	adds r64 = 96, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
[.LEHE25:]
	;;
	.mmi
	ld8 r14 = [r37]
	adds r15 = 96, r12
	mov r1 = r63
	.mmi
	mov r66 = r32
	mov r64 = r8
	mov r65 = r33
	;;
	.mmi
	nop 0
	st8 [r44] = r14
	nop 0
	.mmb
	st8 [r15] = r8
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	adds r16 = 96, r12
	mov r1 = r63
	.mmi
	nop 0
	ld8 r32 = [r37]
	nop 0
	;;
	.mib
	ld8 r14 = [r16]
	nop 0
	br .L920
.L957:
	.mmi
	ld8 r39 = [r46]
	nop 0
	addl r64 = 5, r0
	;;
	.mib
	mov r65 = r39
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	adds r15 = 96, r12
	mov r1 = r63
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
	(p6) br.cond.dpnt .L1106
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
	(p6) br.cond.dpnt .L962
.L1268:
	.mmi
	ld8 r32 = [r14]
	nop 0
	mov r36 = r14
	;;
	.mib
	adds r15 = 8, r32
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L1106
	;;
	.mmi
	ld4 r64 = [r15]
	nop 0
	mov r65 = r39
	;;
	.mib
	nop 0
	sxt4 r64 = r64
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r14 = r32
	nop 0
	mov r1 = r63
	.mmb
	cmp.ne p6, p7 = r8, r33
	nop 0
	(p6) br.cond.dpnt .L1106
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
	(p7) br.cond.dptk .L1268
.L962:
	.mmi
	ld8 r32 = [r36]
	nop 0
	nop 0
	;;
.L1250:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	br .L960
.L1262:
	.mmi
	adds r14 = 32, r9
	ld4 r15 = [r45]
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
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r36 = r0
	br .L965
.L985:
	.mmi
	nop 0
	ld8 r16 = [r52]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r33, r16
	nop 0
	(p6) br.cond.dpnt .L990
	;;
	.mmi
	adds r14 = -4, r33
	;;
	st4 [r14] = r34
	mov r33 = r14
	.mmb
	st8 [r35] = r14
	adds r34 = 1, r34
	br.cloop.sptk.few .L980
	.mib
	nop 0
	nop 0
	br .L1269
	;;
.L986:
	.mmi
	cmp.ne p6, p7 = 0, r18
	nop 0
	sub r15 = r18, r15
	.mmi
	sub r16 = r17, r33
	nop 0
	sub r14 = r32, r14
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
	(p7) br.cond.spnt .L1270
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
	(p7) br.cond.dpnt .L1271
.L989:
	.mib
	ld8 r32 = [r44]
	addl r64 = 512, r0
[.LEHB26:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	ld8.a r16 = [r51]
	adds r14 = 8, r32
	adds r15 = 512, r8
	.mmi
	mov r1 = r63
	ld8.a r33 = [r35]
	mov r32 = r8
	;;
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	;;
	.mmi
	ld8.c.clr r33 = [r35]
	ld8.c.clr r16 = [r51]
	nop 0
	;;
	.mmi
	st4 [r16] = r34
	st8 [r44] = r14
	adds r34 = 1, r34
	;;
	.mmi
	st8 [r49] = r8
	st8 [r36] = r15
	nop 0
	;;
	.mib
	st8 [r51] = r8
	nop 0
	br.cloop.sptk.few .L980
	.mib
	nop 0
	nop 0
	br .L1269
.L1271:
	.mmi
	mov r66 = r0
	nop 0
	addl r65 = 1, r0
	.mmb
	mov r64 = r16
	nop 0
	br.call.sptk.many b0 = _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L989
.L990:
	.mmi
	sub r16 = r18, r15
	nop 0
	cmp.ne p6, p7 = 0, r18
	.mmi
	sub r14 = r32, r14
	nop 0
	sub r17 = r17, r33
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
	(p7) br.cond.spnt .L1272
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L1273
.L992:
	.mib
	ld8 r32 = [r47]
	addl r64 = 512, r0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	adds r32 = -8, r32
	nop 0
	adds r33 = 508, r8
	.mmi
	adds r16 = 512, r8
	nop 0
	mov r1 = r63
	;;
	.mmi
	st8 [r32] = r8
	st8 [r47] = r32
	nop 0
	;;
	.mmi
	st4 [r33] = r34
	st8 [r52] = r8
	nop 0
	.mii
	ld8 r32 = [r51]
	adds r34 = 1, r34
	;;
	nop 0
	.mmb
	st8 [r50] = r16
	st8 [r35] = r33
	br.cloop.sptk.few .L980
	.mib
	nop 0
	nop 0
	br .L1269
.L1273:
	.mmi
	addl r66 = 1, r0
	nop 0
	addl r65 = 1, r0
	.mmb
	mov r64 = r16
	nop 0
	br.call.sptk.many b0 = _ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb#
[.LEHE26:]
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L992
.L1263:
	.mmi
	mov r64 = r36
	adds r34 = 248, r12
	nop 0
	.mmb
	adds r49 = 256, r12
	adds r38 = 264, r12
	br.call.sptk.many b0 = _ZNSt7__cxx114listIiSaIiEE4sortEv#
	;;
	.mlx
	ld8 r32 = [r36]
	movl r14 = 6148914691236517206
	.mmi
	st8 [r49] = r34
	st8 [r34] = r34
	mov r1 = r63
	;;
	.mmi
	nop 0
	setf.sig f2 = r14
	nop 0
	.mmb
	st8 [r38] = r0
	cmp.ne p6, p7 = r36, r32
	(p7) br.cond.dpnt .L1003
.L996:
	.mmi
	mov r65 = r32
	ld8 r32 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = 16, r65
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
	(p7) br.cond.dpnt .L1274
	;;
.L1002:
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L996
	.mmi
	nop 0
	ld8 r32 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r32
	(p6) br.cond.spnt .L1003
.L1004:
	.mmi
	mov r64 = r32
	nop 0
	addl r65 = 24, r0
	.mmb
	ld8 r32 = [r32]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = r34, r32
	(p6) br.cond.dptk .L1004
.L1003:
	.mib
	mov r64 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base10_M_reverseEv#
	;;
	.mmi
	mov r1 = r63
	ld4 r65 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	addl r64 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB27:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	cmp.ne p6, p7 = r35, r45
	mov r1 = r63
	mov r64 = r8
	;;
	.mmi
	(p7) adds r44 = -8, r44
	;;
	(p7) ld8 r35 = [r44]
	nop 0
	;;
	.mmi
	(p7) adds r35 = 512, r35
	;;
	adds r35 = -4, r35
	nop 0
	;;
	.mib
	ld4 r65 = [r35]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r36]
	mov r1 = r63
	mov r64 = r8
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	ld4 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r37 = 288, r12
	adds r44 = 320, r12
	adds r32 = 352, r12
	.mmi
	mov r1 = r63
	st8 [r34] = r41
	mov r66 = r34
	;;
	.mmi
	nop 0
	st8 [r37] = r48
	mov r67 = r44
	.mmb
	mov r65 = r37
	mov r64 = r32
	br.call.sptk.many b0 = _ZNSt14priority_queueIiSt6vectorIiSaIiEESt7greaterIvEEC1ISt16reverse_iteratorIN9__gnu_cxx17__normal_iteratorIPiS2_EEEvEET_SD_RKS4_#
[.LEHE27:]
	;;
	.mmi
	adds r45 = 360, r12
	ld8 r33 = [r32]
	mov r1 = r63
	;;
	.mmi
	ld8 r32 = [r45]
	;;
	sub r15 = r32, r33
	adds r46 = -4, r32
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = 4, r15
	mov r35 = r14
	(p7) br.cond.dpnt .L1275
	;;
	.mmi
	(p6) sub r47 = r46, r33
	st8 [r45] = r46
	adds r46 = -8, r32
	.mmi
	nop 0
	add r35 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = 4, r47
	(p7) br.cond.dpnt .L1276
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1007:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -12, r32
	add r35 = r14, r35
	(p7) br.cond.dpnt .L1277
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1008:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -16, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1278
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1009:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -20, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1279
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1010:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -24, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1280
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1011:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -28, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1281
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1012:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -32, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1282
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1013:
	.mmi
	nop 0
	st8 [r45] = r46
	cmp.ge p6, p7 = 4, r47
	.mmb
	adds r46 = -36, r32
	add r35 = r35, r14
	(p7) br.cond.dpnt .L1283
	;;
	.mmi
	(p6) sub r47 = r46, r33
	nop 0
	nop 0
	;;
.L1014:
	.mmi
	st8 [r45] = r46
	nop 0
	add r35 = r14, r35
	.mmb
	adds r32 = -40, r32
	cmp.ge p6, p7 = 4, r47
	(p7) br.cond.dpnt .L1284
	;;
.L1015:
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	st8 [r45] = r32
	mov r65 = r35
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB28:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r32 = r32, r33
	mov r1 = r63
	mov r64 = r8
	;;
	.mib
	nop 0
	shr r65 = r32, 2
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r44
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC13)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
[.LEHE28:]
	;;
	.mmi
	mov r1 = r63
	adds r35 = 328, r12
	mov ar.lc = 5
	.mlx
	nop 0
	movl r46 = 4611686018427387903
	;;
.L1022:
	.mmi
	ld8 r32 = [r35]
	st8 [r34] = r38
	nop 0
	.mmi
	ld8 r45 = [r44]
	;;
	nop 0
	shr.u r14 = r32, 1
	;;
	.mii
	sub r32 = r32, r14
	add r45 = r45, r14
	;;
	cmp.geu p6, p7 = 15, r32
	.mmb
	st8 [r37] = r32
	nop 0
	(p7) br.cond.dpnt .L1285
	;;
	.mmi
	cmp.ne p6, p7 = 1, r32
	;;
	(p7) ld1 r14 = [r45]
	nop 0
	;;
	.mib
	(p7) st1 [r38] = r14
	nop 0
	(p7) br.cond.dpnt .L1019
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L1286
.L1019:
	.mmi
	nop 0
	ld8 r15 = [r37]
	mov r64 = r44
	.mmi
	ld8 r14 = [r34]
	;;
	add r14 = r14, r15
	nop 0
	.mmi
	st8 [r49] = r15
	ld8.a r65 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r35]
	ld8.c.clr r65 = [r34]
	nop 0
	;;
	.mmi
	sub r14 = r46, r14
	ld8 r66 = [r49]
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r14, r66
	nop 0
	(p7) br.cond.spnt .L1287
	;;
	.mib
	nop 0
	nop 0
[.LEHB29:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm#
[.LEHE29:]
	;;
	.mmi
	ld8 r64 = [r34]
	nop 0
	mov r1 = r63
	;;
	.mib
	cmp.eq p6, p7 = r38, r64
	nop 0
	(p6) br.cond.dpnt .L1021
	;;
	.mmi
	nop 0
	ld8 r65 = [r38]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1021:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L1022
	.mmi
	ld8 r15 = [r44]
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L1025
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dpnt .L1025
.L1026:
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
	(p6) br.cond.dptk .L1026
.L1025:
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	ld8 r65 = [r35]
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB30:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	mov r64 = r44
	nop 0
	.mmi
	mov r32 = r8
	addl r67 = 3, r0
	mov r66 = r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC15)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r65 = r8
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r66 = -1, r0
	mov r1 = r63
	mov r64 = r44
	.mmb
	mov r32 = r8
	addl r65 = 97, r0
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r65 = r8
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	mov r64 = r37
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC16)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
[.LEHE30:]
	;;
	.mib
	ld8 r46 = [r37]
	mov r1 = r63
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r63
	mov r35 = r8
	mov r65 = r34
	.mmi
	ld4 r45 = [r8]
	mov r64 = r46
	addl r66 = 10, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	ld8 r15 = [r34]
	nop 0
	mov r1 = r63
	.mmi
	addp4 r17 = 4294967295 - 0x100000000, r0
	nop 0
	mov r64 = r34
	;;
	.mlx
	cmp.ne p6, p7 = r15, r46
	movl r15 = 2147483648
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L1288
	;;
	.mmi
	add r15 = r8, r15
	nop 0
	sxt4 r8 = r8
	.mlx
	ld4 r16 = [r35]
	movl r65 = @gprel(.LC18)
	;;
	.mmi
	setf.sig f2 = r8
	nop 0
	cmp4.eq p6, p7 = 34, r16
	.mmb
	add r65 = r1, r65
	nop 0
	(p6) br.cond.spnt .L1028
	;;
	.mib
	cmp.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.spnt .L1028
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	;;
	(p7) st4 [r35] = r45
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
[.LEHB31:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
[.LEHE31:]
	;;
	.mmi
	ld8 r46 = [r34]
	adds r48 = 424, r12
	mov r1 = r63
	.mmi
	ld4 r45 = [r35]
	st4 [r35] = r0
	nop 0
	;;
	.mib
	mov r64 = r46
	mov r65 = r48
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	ld8 r14 = [r48]
	mov r1 = r63
	mov r64 = r32
	;;
	.mib
	cmp.ne p6, p7 = r14, r46
	nop 0
	(p7) br.cond.spnt .L1289
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 34, r14
	nop 0
	(p7) br.cond.spnt .L1290
	;;
	.mmf
	cmp4.ne p6, p7 = 0, r14
	nop 0
	fadd.d f8 = f2, f8
	;;
	.mib
	(p7) st4 [r35] = r45
	nop 0
[.LEHB32:]
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE32:]
	;;
	.mmi
	ld8 r64 = [r34]
	nop 0
	mov r1 = r63
	;;
	.mib
	cmp.eq p6, p7 = r38, r64
	nop 0
	(p6) br.cond.dpnt .L1042
	;;
	.mmi
	nop 0
	ld8 r65 = [r38]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1042:
	.mmi
	adds r47 = 304, r12
	ld8 r64 = [r37]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r47, r64
	nop 0
	(p6) br.cond.dpnt .L1043
	;;
	.mmi
	nop 0
	ld8 r65 = [r47]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	;;
.L1043:
	.mlx
	nop 0
	movl r65 = @gprel(.LC20)
	.mmi
	nop 0
	mov r64 = r34
	nop 0
	;;
	.mib
	add r65 = r1, r65
	nop 0
[.LEHB33:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.constprop.0#
[.LEHE33:]
	;;
	.mmi
	mov r1 = r63
	nop 0
	adds r32 = 280, r12
	.mmi
	addl r14 = 1, r0
	nop 0
	addl r65 = 1, r0
	;;
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	st1 [r32] = r14
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
[.LEHB34:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld1 r14 = [r32]
	mov r1 = r63
	mov r64 = r8
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p7) br.cond.spnt .L1291
	;;
	.mmi
	nop 0
	ld8 r66 = [r49]
	nop 0
	.mmb
	ld8 r65 = [r34]
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r1 = r63
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L1292
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
	(p7) stfd [r34] = f6
	nop 0
	nop 0
.L1046:
	.mib
	mov r64 = r34
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	addl r14 = 3, r0
	.mmi
	st1 [r32] = r0
	nop 0
	addl r65 = 3, r0
	;;
	.mmi
	addl r64 = @ltoffx(_ZSt4cout#), r1
	st4 [r34] = r14
	nop 0
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mii
	mov r1 = r63
	addl r65 = 32, r0
	;;
	addl r64 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r65 = 9, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r65 = 4, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE34:]
	;;
	.mmi
	adds r52 = 296, r12
	st8 [r37] = r0
	mov r1 = r63
	.mmi
	st8 [r47] = r0
	mov r46 = r0
	addl r35 = -1, r0
	;;
	.mmi
	addl r51 = -24, r0
	st8 [r52] = r0
	mov r32 = r0
	.mmi
	adds r53 = 432, r12
	addl r45 = 1, r0
	addl r54 = 1, r0
	;;
	.mlx
	nop 0
	movl r55 = 4294967297
.L1054:
	.mmi
	nop 0
	ld8 r38 = [r52]
	adds r14 = 2, r35
	.mmi
	st4 [r48] = r54
	ld8 r15 = [r47]
	adds r49 = 4, r46
	;;
	.mmi
	mov r50 = r38
	st4 [r53] = r14
	cmp.eq p6, p7 = r15, r38
	.mmb
	adds r56 = 16, r38
	mov r64 = r49
	(p6) br.cond.dpnt .L1047
	;;
	.mmi
	st8 [r50] = r0, 8
	st8 [r56] = r0
	nop 0
	;;
	.mib
	st8 [r50] = r0
	nop 0
[.LEHB35:]
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	cmp.geu p6, p7 = 20, r46
	add r16 = r8, r49
	shr.u r15 = r46, 2
	.mmi
	mov r14 = r8
	st8 [r38] = r8
	mov r1 = r63
	;;
	.mii
	nop 0
	extr.u r18 = r8, 2, 1
	adds r15 = 1, r15
	.mmb
	st8 [r56] = r16
	mov r19 = r8
	(p6) br.cond.dpnt .L1048
	;;
	.mmi
	sub r15 = r15, r18
	cmp.eq p6, p7 = 0, r18
	shladd r18 = r18, 2, r0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 1
	nop 0
	.mii
	(p7) st4 [r19] = r45, 4
	add r14 = r8, r18
	;;
	shladd r17 = r17, 3, r0
	;;
	.mii
	adds r17 = -8, r17
	nop 0
	;;
	shr.u r17 = r17, 3
	;;
	.mii
	nop 0
	mov ar.lc = r17
	nop 0
	;;
.L1050:
	.mib
	st8 [r14] = r55, 8
	nop 0
	br.cloop.sptk.few .L1050
	;;
	.mib
	and r14 = -2, r15
	tbit.z p6, p7 = r15, 0
	(p6) br.cond.dpnt .L1051
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r19, r14
	;;
.L1048:
	.mmi
	mov r15 = r14
	adds r18 = 8, r14
	adds r17 = 12, r14
	;;
	.mmi
	nop 0
	st4 [r15] = r45, 4
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L1051
	;;
	.mmi
	cmp.eq p6, p7 = r18, r16
	st4 [r15] = r45
	nop 0
	.mmb
	adds r15 = 16, r14
	adds r14 = 20, r14
	(p6) br.cond.dpnt .L1051
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r17, r16
	nop 0
	.mmb
	st4 [r18] = r45
	nop 0
	(p6) br.cond.dpnt .L1051
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r15, r16
	nop 0
	.mmb
	st4 [r17] = r45
	nop 0
	(p6) br.cond.dpnt .L1051
	;;
	.mmi
	cmp.eq p6, p7 = r14, r16
	st4 [r15] = r45
	nop 0
	;;
	.mmi
	(p7) st4 [r14] = r45
	nop 0
	nop 0
.L1051:
	.mmi
	adds r38 = 24, r38
	st8 [r50] = r16
	nop 0
	;;
	.mmi
	st8 [r52] = r38
	nop 0
	nop 0
.L1052:
	.mib
	cmp.ltu p6, p7 = 1, r32
	adds r15 = -1, r35
	(p7) br.cond.dpnt .L1058
	;;
	.mii
	ld8 r14 = [r37]
	cmp4.geu p6, p7 = 4, r15
	;;
	add r14 = r14, r51
	;;
	.mmi
	adds r15 = 24, r14
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r16 = 4, r14
	;;
	.mib
	adds r18 = 4, r15
	sub r19 = r15, r14
	(p6) br.cond.dpnt .L1056
	;;
	.mii
	or r17 = r16, r18
	cmp.ltu p6, p7 = 4, r19
	;;
	or r17 = r17, r14
	.mmi
	(p6) addl r19 = 1, r0
	;;
	and r17 = 7, r17
	(p7) mov r19 = r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r17
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	and r17 = r19, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dpnt .L1293
	;;
.L1056:
	.mmi
	nop 0
	ld4 r19 = [r16]
	cmp.geu p6, p7 = 2, r32
	.mmi
	nop 0
	ld4 r17 = [r14]
	nop 0
	;;
	.mmi
	add r17 = r17, r19
	;;
	st4 [r18] = r17
	adds r18 = 8, r14
	.mmb
	adds r17 = 8, r15
	nop 0
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	nop 0
	ld4 r19 = [r16]
	cmp.geu p6, p7 = 3, r32
	.mmi
	ld4 r16 = [r18]
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r17] = r16
	adds r17 = 12, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r18]
	adds r18 = 12, r15
	cmp.geu p6, p7 = 4, r32
	.mmi
	ld4 r16 = [r17]
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r18] = r16
	adds r18 = 16, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r18]
	nop 0
	cmp.geu p6, p7 = 5, r32
	.mii
	ld4 r16 = [r17]
	adds r17 = 16, r15
	;;
	add r16 = r16, r19
	;;
	.mib
	st4 [r17] = r16
	adds r17 = 20, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r18]
	adds r18 = 20, r15
	cmp.geu p6, p7 = 6, r32
	.mmi
	ld4 r16 = [r17]
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r18] = r16
	adds r18 = 24, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r17]
	adds r17 = 24, r15
	cmp.geu p6, p7 = 7, r32
	.mmi
	ld4 r16 = [r18]
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r17] = r16
	adds r17 = 28, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r18]
	adds r18 = 28, r15
	cmp.geu p6, p7 = 8, r32
	.mmi
	ld4 r16 = [r17]
	;;
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r18] = r16
	adds r18 = 32, r14
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r17]
	nop 0
	adds r17 = 32, r15
	.mmi
	cmp.geu p6, p7 = 9, r32
	ld4 r16 = [r18]
	nop 0
	;;
	.mmi
	add r16 = r16, r19
	;;
	st4 [r17] = r16
	adds r17 = 36, r14
	.mmb
	adds r14 = 40, r14
	nop 0
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r19 = [r18]
	adds r18 = 36, r15
	cmp4.ne p6, p7 = 11, r32
	.mmi
	adds r15 = 40, r15
	ld4 r16 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	add r16 = r16, r19
	nop 0
	;;
	.mib
	st4 [r18] = r16
	nop 0
	(p6) br.cond.dpnt .L1058
	;;
	.mmi
	ld4 r16 = [r17]
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L1058:
	.mmi
	adds r35 = 1, r35
	nop 0
	adds r32 = 1, r32
	.mmi
	adds r51 = 24, r51
	nop 0
	mov r46 = r49
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r35
	(p6) br.cond.dptk .L1054
	.mmi
	ld8 r14 = [r37]
	nop 0
	addl r64 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	adds r14 = 264, r14
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r14 = 20, r14
	nop 0
	;;
	.mib
	ld4 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	sub r14 = r43, r40
	mov r1 = r63
	mov r15 = r40
	.mii
	mov r65 = r0
	mov r64 = r8
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
.L1062:
	.mmi
	ld4 r14 = [r15], 4
	;;
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	.mib
	nop 0
	(p7) adds r65 = 1, r65
	br.cloop.sptk.few .L1062
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1075:
	.mmi
	ld8 r16 = [r44]
	;;
	adds r17 = 3, r16
	adds r15 = 4, r16
	;;
	.mmi
	nop 0
	ld1 r18 = [r15]
	mov r14 = r17
	.mii
	ld1 r20 = [r17]
	nop 0
	;;
	sxt1 r20 = r20
	.mii
	nop 0
	sxt1 r19 = r18
	;;
	cmp4.lt p6, p7 = r20, r19
	.mmb
	mov r18 = r20
	adds r19 = 2, r16
	(p6) br.cond.dpnt .L1112
	;;
	.mmi
	ld1 r18 = [r19]
	;;
	nop 0
	sxt1 r18 = r18
	;;
	.mib
	cmp4.lt p6, p7 = r18, r20
	nop 0
	(p6) br.cond.dpnt .L1063
	;;
	.mmi
	adds r14 = 1, r16
	;;
	ld1 r20 = [r14]
	mov r21 = r14
	;;
	.mii
	nop 0
	sxt1 r20 = r20
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = r20, r18
	nop 0
	(p6) br.cond.dpnt .L1114
	;;
	.mmi
	ld1 r19 = [r16]
	;;
	nop 0
	sxt1 r19 = r19
	;;
	.mib
	mov r18 = r19
	cmp4.le p6, p7 = r20, r19
	(p7) br.cond.dpnt .L1294
	;;
.L1073:
	.mmi
	ld1 r14 = [r16], 1
	ld1 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = -1, r16
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r14, -1
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r16
	(p6) br.cond.dptk .L1073
	.mmi
	ld8 r14 = [r44]
	nop 0
	mov ar.lc = 4
	;;
	.mmi
	adds r15 = 1, r14
	nop 0
	adds r14 = 5, r14
	;;
	.mib
	nop 0
	mov r18 = r15
	br.cloop.sptk.few .L1078
	;;
.L1077:
	.mmi
	cmp.eq p6, p7 = r14, r18
	nop 0
	addl r64 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	ld8.mov r64 = [r64], _ZSt4cout#
	nop 0
	(p6) addl r65 = 1, r0
	;;
	.mib
	(p7) mov r65 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r65 = 32, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r65 = 42, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE35:]
	;;
	.mib
	mov r1 = r63
	mov r64 = r37
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
	;;
	.mib
	mov r1 = r63
	mov r64 = r34
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mmi
	adds r14 = 336, r12
	ld8 r64 = [r44]
	mov r1 = r63
	;;
	.mib
	cmp.eq p6, p7 = r14, r64
	nop 0
	(p6) br.cond.dpnt .L1079
	;;
	.mmi
	nop 0
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1079:
	.mmi
	adds r14 = 368, r12
	nop 0
	mov r64 = r33
	;;
	.mmi
	nop 0
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	sub r65 = r65, r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	ld8 r64 = [r36]
	nop 0
	;;
.L1080:
	.mib
	cmp.ne p6, p7 = r36, r64
	addl r65 = 24, r0
	(p7) br.cond.dpnt .L1295
	;;
	.mib
	ld8 r32 = [r64]
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	mov r64 = r32
	br .L1080
	;;
.L1274:
	.mii
	ld8 r64 = [r34]
	mov r66 = r32
	;;
	cmp.eq p6, p7 = r64, r32
	;;
	.mib
	cmp.eq.or.andcm p6, p7 = r64, r65
	nop 0
	(p6) br.cond.dpnt .L1002
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_#
	;;
	.mmi
	nop 0
	ld8 r15 = [r38]
	mov r1 = r63
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mii
	adds r15 = 1, r15
	adds r14 = -1, r14
	;;
	nop 0
	.mmb
	st8 [r38] = r15
	st8 [r37] = r14
	br .L1002
.L1285:
	.mmi
	mov r66 = r0
	nop 0
	mov r65 = r37
	.mmb
	mov r64 = r34
	nop 0
[.LEHB36:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
[.LEHE36:]
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r63
	mov r64 = r8
	.mii
	mov r66 = r32
	mov r65 = r45
	;;
	nop 0
	.mmb
	st8 [r38] = r14
	st8 [r34] = r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1019
.L1106:
	.mib
	nop 0
	cmp.ne p6, p7 = r0, r0
	br .L960
.L1292:
	.mib
	mov r64 = r34
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mlx
	nop 0
	movl r15 = 0x4004000000000000
	.mii
	addl r14 = 2, r0
	mov r1 = r63
	;;
	nop 0
	.mmb
	st8 [r34] = r15
	st1 [r32] = r14
	br .L1046
.L1286:
	.mmi
	mov r64 = r38
	nop 0
	mov r66 = r32
	.mmb
	mov r65 = r45
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1019
.L1293:
	.mmi
	mov r20 = r14
	ld8 r25 = [r16]
	adds r19 = 12, r14
	.mmi
	adds r24 = 12, r15
	adds r16 = 20, r14
	adds r17 = 16, r14
	;;
	.mmi
	ld8 r21 = [r20], 8
	adds r23 = 20, r15
	extr.u r22 = r35, 1, 31
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r22
	;;
	padd4 r21 = r21, r25
	nop 0
	;;
	.mmi
	nop 0
	st8 [r18] = r21
	nop 0
	;;
	.mmi
	ld8 r18 = [r20]
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	padd4 r18 = r18, r19
	;;
	st8 [r24] = r18
	adds r18 = 28, r15
	;;
	.mmi
	ld8 r17 = [r17]
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	padd4 r16 = r16, r17
	nop 0
	adds r17 = 24, r14
	;;
	.mib
	st8 [r23] = r16
	adds r16 = 28, r14
	(p6) br.cond.dpnt .L1057
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	cmp4.eq p6, p7 = 4, r22
	.mmi
	ld8 r16 = [r16]
	;;
	padd4 r16 = r16, r17
	(p7) adds r17 = 36, r14
	;;
	.mmi
	st8 [r18] = r16
	(p7) adds r16 = 32, r14
	(p7) adds r18 = 36, r15
	;;
	.mmi
	(p7) ld8 r16 = [r16]
	(p7) ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	(p7) padd4 r16 = r16, r17
	nop 0
	;;
	.mmi
	(p7) st8 [r18] = r16
	nop 0
	nop 0
.L1057:
	.mib
	and r16 = -2, r35
	tbit.z p6, p7 = r35, 0
	(p6) br.cond.dpnt .L1058
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	adds r17 = 4, r16
	add r16 = r14, r16
	;;
	.mmi
	add r14 = r14, r17
	ld4 r16 = [r16]
	add r15 = r15, r17
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L1058
.L1078:
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
	(p6) br.cond.dpnt .L1077
	;;
	.mib
	nop 0
	mov r18 = r15
	br.cloop.sptk.few .L1078
	.mib
	nop 0
	nop 0
	br .L1077
.L1112:
	.mmi
	nop 0
	mov r19 = r17
	mov r14 = r15
.L1063:
	.mmi
	nop 0
	adds r23 = 5, r16
	mov r20 = r15
	;;
.L1065:
	.mmi
	mov r24 = r20
	ld1 r21 = [r20], -1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r22 = r21
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r22, r18
	(p6) br.cond.dptk .L1065
	;;
	.mmi
	cmp.eq p6, p7 = r14, r23
	st1 [r19] = r21
	nop 0
	.mmb
	st1 [r24] = r18
	sub r17 = r17, r14
	(p6) br.cond.dpnt .L1075
	;;
	.mmi
	cmp.geu p6, p7 = r14, r15
	nop 0
	adds r19 = -3, r16
	.mmb
	mov r18 = r14
	nop 0
	(p6) br.cond.dpnt .L1075
	;;
	.mmi
	cmp.geu p6, p7 = 13, r17
	nop 0
	shr.u r17 = r17, 1
	.mmb
	or r20 = r14, r19
	nop 0
	(p6) br.cond.dpnt .L1071
	;;
	.mmi
	cmp.geu p6, p7 = r14, r23
	sub r23 = 4, r17
	nop 0
	.mmi
	add r22 = r14, r17, 1
	and r20 = 7, r20
	adds r17 = 1, r17
	;;
	.mmi
	add r16 = r16, r23
	(p6) addl r21 = 1, r0
	cmp.eq p8, p9 = 0, r20
	;;
	.mmi
	(p7) mov r21 = r0
	cmp.leu p6, p7 = r22, r16
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p6) addl r20 = 1, r0
	(p9) mov r16 = r0
	;;
	(p7) mov r20 = r0
	;;
	.mmi
	or r20 = r21, r20
	;;
	and r16 = r20, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dpnt .L1296
.L1071:
	.mmi
	ld1 r14 = [r18], 1
	ld1 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = -1, r18
	nop 0
	;;
	.mmi
	st1 [r16] = r17
	st1 [r15] = r14, -1
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r18, r15
	nop 0
	(p7) br.cond.dpnt .L1075
	;;
	.mmi
	ld1 r14 = [r18], 1
	ld1 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = -1, r18
	nop 0
	;;
	.mmi
	st1 [r16] = r17
	st1 [r15] = r14, -1
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r18, r15
	(p6) br.cond.dptk .L1071
	.mib
	nop 0
	nop 0
	br .L1075
.L1296:
	.mmi
	and r16 = -8, r17
	;;
	adds r16 = -8, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 3
	;;
	mov ar.lc = r16
.L1068:
	.mmi
	ld8 r16 = [r18], 8
	ld8 r20 = [r19]
	nop 0
	;;
	.mii
	adds r21 = -8, r18
	nop 0
	;;
	mux1 r20 = r20, @rev
	.mii
	nop 0
	mux1 r16 = r16, @rev
	;;
	nop 0
	.mmb
	st8 [r21] = r20
	st8 [r19] = r16, -8
	br.cloop.sptk.few .L1068
	.mii
	and r16 = -8, r17
	and r17 = 7, r17
	;;
	add r14 = r14, r16
	.mmb
	sub r15 = r15, r16
	cmp.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L1075
	;;
.L1070:
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
	(p7) br.cond.dpnt .L1075
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
	(p6) br.cond.dptk .L1070
	.mib
	nop 0
	nop 0
	br .L1075
.L1047:
	.mmi
	mov r67 = r48
	mov r66 = r53
	nop 0
	.mmb
	mov r65 = r38
	mov r64 = r37
[.LEHB37:]
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EE17_M_realloc_insertIJiiEEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_#
[.LEHE37:]
	;;
	.mib
	mov r1 = r63
	adds r49 = 4, r46
	br .L1052
.L1295:
	.mib
	adds r64 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld8 r64 = [r39]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	mov r1 = r63
	adds r64 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld8 r64 = [r42]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r41
	.mmb
	addl r65 = 4000, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	addl r65 = 4000, r0
	.mmb
	mov r64 = r40
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r63
	nop 0
	.mmi
	adds r18 = 456, r12
	nop 0
	mov b0 = r61
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r62
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 464, r12
	br.ret.sptk.many b0
.L1294:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r19 = r16
	adds r23 = 5, r16
	.mmb
	nop 0
	mov r20 = r15
	br .L1065
	;;
.L1114:
	.mmi
	mov r14 = r19
	mov r18 = r20
	mov r19 = r21
	.mmb
	adds r23 = 5, r16
	mov r20 = r15
	br .L1065
.L911:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L913
	.mmi
	mov r65 = r43
	nop 0
	mov r64 = r40
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = _ZSt21__inplace_stable_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_comp_iterIZ4mainEUliiE_EEEvT_SB_T0_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L912
	;;
.L1256:
	.mlx
	nop 0
	movl r64 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r64 = r1, r64
[.LEHB38:]
	br.call.sptk.many b0 = _ZSt19__throw_logic_errorPKc#
[.LEHE38:]
.L913:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	shr r32 = r32, 1
	br .L914
.L1290:
	.mlx
	nop 0
	movl r64 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r64 = r1, r64
[.LEHB39:]
	br.call.sptk.many b0 = _ZSt20__throw_out_of_rangePKc#
	;;
.L1289:
	.mlx
	nop 0
	movl r64 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = _ZSt24__throw_invalid_argumentPKc#
[.LEHE39:]
	;;
.L1287:
	.mlx
	nop 0
	movl r64 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r64 = r1, r64
[.LEHB40:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE40:]
	;;
.L1284:
	.mmi
	sub r15 = r32, r33
	ld4 r67 = [r32]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r32] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r15, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1015
.L1283:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	mov r65 = r0
	.mmi
	st4 [r46] = r14
	mov r64 = r33
	adds r32 = -40, r32
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r63
	.mmi
	st8 [r45] = r46
	nop 0
	cmp.ge p6, p7 = 4, r47
	;;
	.mib
	nop 0
	add r35 = r14, r35
	(p6) br.cond.dptk .L1015
	.mib
	nop 0
	nop 0
	br .L1284
.L1282:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -36, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1014
	.mib
	nop 0
	nop 0
	br .L1283
	;;
.L1281:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -32, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1013
	.mib
	nop 0
	nop 0
	br .L1282
	;;
.L1280:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -28, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1012
	.mib
	nop 0
	nop 0
	br .L1281
	;;
.L1279:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -24, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1011
	.mib
	nop 0
	nop 0
	br .L1280
	;;
.L1278:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -20, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1010
	.mib
	nop 0
	nop 0
	br .L1279
	;;
.L1277:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -16, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r35, r14
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1009
	.mib
	nop 0
	nop 0
	br .L1278
	;;
.L1276:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -12, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r14, r35
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1008
	.mib
	nop 0
	nop 0
	br .L1277
	;;
.L1275:
	.mmi
	sub r47 = r46, r33
	ld4 r67 = [r46]
	nop 0
	.mmi
	mov r65 = r0
	st4 [r46] = r14
	mov r64 = r33
	;;
	.mib
	nop 0
	shr r66 = r47, 2
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_comp_iterISt7greaterIvEEEEvT_T0_SD_T1_T2_.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r45] = r46
	nop 0
	.mmi
	cmp.ge p6, p7 = 4, r47
	adds r46 = -8, r32
	mov r1 = r63
	;;
	.mib
	add r35 = r14, r35
	(p6) sub r47 = r46, r33
	(p6) br.cond.dptk .L1007
	.mib
	nop 0
	nop 0
	br .L1276
.L1272:
	.mlx
	nop 0
	movl r64 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r64 = r1, r64
[.LEHB41:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
	;;
.L1270:
	.mlx
	nop 0
	movl r64 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE41:]
	;;
.L1028:
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r64 = r1, r64
[.LEHB42:]
	br.call.sptk.many b0 = _ZSt20__throw_out_of_rangePKc#
	;;
.L1288:
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = _ZSt24__throw_invalid_argumentPKc#
[.LEHE42:]
.L1120:
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r15
	;;
.L969:
	.mib
	nop 0
	adds r64 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1084:
	.mbb
	ld8 r64 = [r42]
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	nop 0
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1099:
	.mmi
	nop 0
	addl r65 = 4000, r0
	mov r64 = r41
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1100:
	.mib
	addl r65 = 4000, r0
	mov r64 = r40
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	mov r64 = r32
[.LEHB43:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE43:]
	;;
.L1119:
	.mmi
	adds r14 = 16, r12
	mov r1 = r63
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r64 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r64
	(p6) br.cond.spnt .L969
	.mmi
	nop 0
	ld8 r65 = [r35]
	nop 0
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	adds r64 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1084
	;;
.L1118:
	.mmi
	mov r1 = r63
	nop 0
	mov r32 = r15
	.mmb
	ld8 r64 = [r42]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1099
	;;
.L1121:
	.mmi
	mov r1 = r63
	nop 0
	mov r32 = r15
	.mmb
	ld8 r64 = [r39]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1297:
	.mib
	adds r64 = 96, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1084
	;;
.L1133:
	.mib
	mov r1 = r63
	mov r64 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r63
[.LEHB44:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE44:]
	;;
.L1134:
	.mib
	mov r33 = r15
	mov r1 = r63
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r63
	mov r64 = r33
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r63
	nop 0
	addl r65 = 64, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r63
[.LEHB45:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE45:]
	;;
.L1117:
	.mmi
	adds r16 = 96, r12
	mov r1 = r63
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r64 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r44, r64
	(p6) br.cond.spnt .L1084
	.mmi
	nop 0
	ld8 r65 = [r44]
	nop 0
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld8 r64 = [r42]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1099
	;;
.L1132:
	.mib
	mov r1 = r63
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld8 r64 = [r39]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1297
	;;
.L1125:
	.mmi
	ld8 r64 = [r34]
	mov r1 = r63
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r38, r64
	(p6) br.cond.spnt .L1089
	.mmi
	nop 0
	ld8 r65 = [r38]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1089:
	.mmi
	ld8 r64 = [r44]
	nop 0
	adds r14 = 336, r12
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p6) br.cond.spnt .L1095
.L1298:
	.mmi
	nop 0
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1095:
	.mmi
	adds r14 = 368, r12
	nop 0
	mov r64 = r33
	;;
	.mmi
	nop 0
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sub r65 = r65, r33
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1096:
	.mmi
	ld8 r64 = [r36]
	nop 0
	nop 0
	;;
.L1097:
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r64
	(p7) br.cond.spnt .L1001
.L1098:
	.mib
	ld8 r33 = [r64]
	addl r65 = 24, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r64 = r33
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r64
	(p7) br.cond.spnt .L1001
	.mib
	nop 0
	nop 0
	br .L1098
.L1123:
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r15
	.mmb
	nop 0
	ld8 r64 = [r36]
	br .L1097
	;;
.L1129:
	.mmi
	mov r1 = r63
	nop 0
	mov r32 = r15
	.mmb
	mov r64 = r34
	nop 0
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1300:
	.mmi
	ld8 r64 = [r44]
	nop 0
	adds r14 = 336, r12
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p7) br.cond.spnt .L1298
	.mib
	nop 0
	nop 0
	br .L1095
.L1128:
	.mmi
	ld8 r64 = [r34]
	mov r1 = r63
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r38, r64
	(p6) br.cond.spnt .L1034
.L1301:
	.mmi
	nop 0
	ld8 r65 = [r38]
	nop 0
	;;
	.mib
	nop 0
	adds r65 = 1, r65
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L1034:
	.mmi
	ld8 r64 = [r37]
	nop 0
	adds r14 = 304, r12
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p6) br.cond.spnt .L1089
.L1299:
	.mmi
	nop 0
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	ld8 r64 = [r44]
	adds r14 = 336, r12
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p7) br.cond.spnt .L1298
	.mib
	nop 0
	nop 0
	br .L1095
.L1135:
	.mmi
	ld8 r64 = [r36]
	mov r1 = r63
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r64
	(p7) br.cond.spnt .L1001
.L1000:
	.mib
	ld8 r33 = [r64]
	addl r65 = 24, r0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r64 = r33
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r64
	(p7) br.cond.spnt .L1001
	.mib
	nop 0
	nop 0
	br .L1000
.L1131:
	.mmi
	mov r1 = r63
	ld8 r64 = [r39]
	mov r32 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	mov r1 = r63
	adds r64 = 96, r12
	br.call.sptk.many b0 = _ZNSt10_HashtableIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESaIS8_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb0ELb0ELb1EEEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1084
	;;
.L1122:
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r15
.L1001:
	.mib
	adds r64 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt11_Deque_baseIiSaIiEED2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld8 r64 = [r39]
	nop 0
	br.call.sptk.many b0 = _ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1297
	;;
.L1127:
	.mmi
	ld8 r64 = [r37]
	nop 0
	adds r14 = 304, r12
	.mmi
	mov r1 = r63
	nop 0
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p7) br.cond.spnt .L1299
	.mib
	nop 0
	nop 0
	br .L1089
.L1291:
	.mib
	addl r64 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r63
	mov r14 = r8
	mov r64 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC21), gp
	addl r66 = @ltoff(@fptr(_ZNSt18bad_variant_accessD1Ev#)), gp
	.mlx
	nop 0
	movl r65 = @gprel(_ZTISt18bad_variant_access#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r65 = r1, r65
	.mmi
	nop 0
	ld8 r66 = [r66]
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
[.LEHB46:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE46:]
.L1124:
	.mmi
	adds r14 = 368, r12
	mov r1 = r63
	mov r32 = r15
	.mmi
	mov r64 = r33
	;;
	ld8 r65 = [r14]
	nop 0
	;;
	.mib
	sub r65 = r65, r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1096
	;;
.L1116:
	.mmi
	mov r1 = r63
	mov r32 = r15
	nop 0
	.mmb
	addl r65 = 4000, r0
	mov r64 = r41
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1100
	;;
.L1115:
	.mmi
	mov r32 = r15
	mov r1 = r63
	nop 0
	.mmb
	addl r65 = 4000, r0
	mov r64 = r40
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r63
	mov r64 = r32
[.LEHB47:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE47:]
	;;
.L1130:
	.mmi
	mov r1 = r63
	nop 0
	mov r64 = r37
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorIS_IiSaIiEESaIS1_EED1Ev#
	;;
	.mib
	mov r1 = r63
	mov r64 = r34
	br.call.sptk.many b0 = _ZSt10__do_visitIvZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdEE8_M_resetEvEUlOT_E_JRSt7variantIJiS8_dEEEEDcOT0_DpOT1_.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L1300
	;;
.L1126:
	.mmi
	ld8 r64 = [r44]
	nop 0
	adds r14 = 336, r12
	.mmi
	mov r1 = r63
	nop 0
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r64
	(p7) br.cond.spnt .L1298
	.mib
	nop 0
	nop 0
	br .L1095
.L1136:
	.mmi
	ld4 r14 = [r35]
	mov r1 = r63
	mov r32 = r15
	.mmi
	ld8 r64 = [r37]
	;;
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 304, r12
	;;
	.mib
	(p7) st4 [r35] = r45
	cmp.eq p6, p7 = r14, r64
	(p7) br.cond.spnt .L1299
	.mib
	nop 0
	nop 0
	br .L1089
.L1137:
	.mmi
	ld4 r14 = [r35]
	mov r1 = r63
	mov r32 = r15
	.mmi
	ld8 r64 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) st4 [r35] = r45
	cmp.eq p6, p7 = r38, r64
	(p7) br.cond.spnt .L1301
	.mib
	nop 0
	nop 0
	br .L1034
.L1302:
	.mmi
	nop 0
	ld8 r32 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	br .L1303
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
	.uleb128 .L1115-.LFB4254
	.uleb128 0
	.uleb128 .LEHB16-.LFB4254
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L1116-.LFB4254
	.uleb128 0
	.uleb128 .LEHB17-.LFB4254
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L1118-.LFB4254
	.uleb128 0
	.uleb128 .LEHB18-.LFB4254
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L1119-.LFB4254
	.uleb128 0
	.uleb128 .LEHB19-.LFB4254
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L1120-.LFB4254
	.uleb128 0
	.uleb128 .LEHB20-.LFB4254
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L1131-.LFB4254
	.uleb128 0
	.uleb128 .LEHB21-.LFB4254
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L1121-.LFB4254
	.uleb128 0
	.uleb128 .LEHB22-.LFB4254
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L1133-.LFB4254
	.uleb128 0x1
	.uleb128 .LEHB23-.LFB4254
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L1135-.LFB4254
	.uleb128 0
	.uleb128 .LEHB24-.LFB4254
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L1117-.LFB4254
	.uleb128 0
	.uleb128 .LEHB25-.LFB4254
	.uleb128 .LEHE25-.LEHB25
	.uleb128 .L1118-.LFB4254
	.uleb128 0
	.uleb128 .LEHB26-.LFB4254
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L1122-.LFB4254
	.uleb128 0
	.uleb128 .LEHB27-.LFB4254
	.uleb128 .LEHE27-.LEHB27
	.uleb128 .L1123-.LFB4254
	.uleb128 0
	.uleb128 .LEHB28-.LFB4254
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L1124-.LFB4254
	.uleb128 0
	.uleb128 .LEHB29-.LFB4254
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L1125-.LFB4254
	.uleb128 0
	.uleb128 .LEHB30-.LFB4254
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L1126-.LFB4254
	.uleb128 0
	.uleb128 .LEHB31-.LFB4254
	.uleb128 .LEHE31-.LEHB31
	.uleb128 .L1127-.LFB4254
	.uleb128 0
	.uleb128 .LEHB32-.LFB4254
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L1128-.LFB4254
	.uleb128 0
	.uleb128 .LEHB33-.LFB4254
	.uleb128 .LEHE33-.LEHB33
	.uleb128 .L1126-.LFB4254
	.uleb128 0
	.uleb128 .LEHB34-.LFB4254
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L1129-.LFB4254
	.uleb128 0
	.uleb128 .LEHB35-.LFB4254
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L1130-.LFB4254
	.uleb128 0
	.uleb128 .LEHB36-.LFB4254
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L1126-.LFB4254
	.uleb128 0
	.uleb128 .LEHB37-.LFB4254
	.uleb128 .LEHE37-.LEHB37
	.uleb128 .L1130-.LFB4254
	.uleb128 0
	.uleb128 .LEHB38-.LFB4254
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L1118-.LFB4254
	.uleb128 0
	.uleb128 .LEHB39-.LFB4254
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L1137-.LFB4254
	.uleb128 0
	.uleb128 .LEHB40-.LFB4254
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L1125-.LFB4254
	.uleb128 0
	.uleb128 .LEHB41-.LFB4254
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L1122-.LFB4254
	.uleb128 0
	.uleb128 .LEHB42-.LFB4254
	.uleb128 .LEHE42-.LEHB42
	.uleb128 .L1136-.LFB4254
	.uleb128 0
	.uleb128 .LEHB43-.LFB4254
	.uleb128 .LEHE43-.LEHB43
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB44-.LFB4254
	.uleb128 .LEHE44-.LEHB44
	.uleb128 .L1134-.LFB4254
	.uleb128 0x1
	.uleb128 .LEHB45-.LFB4254
	.uleb128 .LEHE45-.LEHB45
	.uleb128 .L1132-.LFB4254
	.uleb128 0
	.uleb128 .LEHB46-.LFB4254
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L1129-.LFB4254
	.uleb128 0
	.uleb128 .LEHB47-.LFB4254
	.uleb128 .LEHE47-.LEHB47
	.uleb128 0
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
	.weak	_ZSt19piecewise_construct#
	.section	.sdata._ZSt19piecewise_construct,"awsG",@progbits,_ZSt19piecewise_construct,comdat
	.type	_ZSt19piecewise_construct#, @gnu_unique_object
	.size	_ZSt19piecewise_construct#, 1
_ZSt19piecewise_construct:
	.skip	1
	.hidden	__dso_handle#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
