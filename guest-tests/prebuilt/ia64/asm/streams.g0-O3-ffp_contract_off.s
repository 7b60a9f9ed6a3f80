// 5b9e4985edc82f5e14471cb66356d7aa
	.file	"streams.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0:
[.LFB3052:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	cmp.ne p6, p7 = 0, r32
	;;
	.mib
	nop 0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt16__throw_bad_castv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 56, r32
	nop 0
	mov b0 = r34
	;;
	.mii
	ld1 r14 = [r14]
	mov ar.pfs = r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	zxt1 r33 = r33
	;;
	add r32 = r32, r33
	;;
	.mmi
	adds r32 = 57, r32
	;;
	ld1 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	;;
.L3:
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = _ZNKSt5ctypeIcE13_M_widen_initEv#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r38 = r33
	mov r37 = r32
	;;
	.mmi
	adds r14 = 96, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	sxt1 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	.section	.rodata._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"basic_string: construction from null is not valid"
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.align 16
	.align 64
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_:
[.LFB2637:]
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
	(p7) movl r40 = @gprel(.LC0)
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
	(p7) br.cond.dpnt .L18
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L11
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
.L12:
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
.L11:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L12
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
.L19:
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
.L18:
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
	br .L19
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.sdata
	.align 8
.LC1:
	data8	_ZTVSt9basic_iosIcSt11char_traitsIcEE#+16
	.align 8
.LC2:
	data8	_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE#+24
	.align 8
.LC3:
	data8	_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE#+80
	.align 8
.LC4:
	data8	_ZTVSt15basic_streambufIcSt11char_traitsIcEE#+16
	.align 8
.LC5:
	data8	_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE#+16
	.section	.text._ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,"axG",@progbits,_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,comdat
	.align 16
	.align 64
	.weak	_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	.proc _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE:
[.LFB2691:]
	.prologue 12, 53
	.mmb
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 2, 22, 5, 0
	.fframe 416
	adds r12 = -416, r12
	nop 0
	.mii
	addl r44 = @gprel(.LC1), gp
	.save rp, r53
	mov r53 = b0
	mov r55 = r1
	.body
	;;
	.mmi
	nop 0
	adds r37 = 128, r12
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt8ios_baseC2Ev#
	;;
	.mmi
	mov r1 = r55
	ld8 r15 = [r44]
	adds r17 = 352, r12
	.mmi
	nop 0
	mov r57 = r0
	nop 0
	;;
	.mmi
	addl r14 = @ltoffx(_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE#), r1
	st8 [r37] = r15
	adds r15 = 376, r12
	.mmi
	nop 0
	st2 [r17] = r0
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], _ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE#
	;;
	adds r16 = 8, r14
	adds r14 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r43 = [r14]
	adds r14 = 344, r12
	.mmi
	ld8 r41 = [r16]
	;;
	st8 [r14] = r0
	adds r14 = 360, r12
	.mmi
	adds r45 = -24, r41
	;;
	st8 [r14] = r0
	adds r14 = 368, r12
	;;
	.mmi
	st8 [r14] = r0
	ld8 r14 = [r45]
	nop 0
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 384, r12
	;;
	.mii
	st8 [r15] = r0
	adds r15 = 16, r12
	;;
	add r14 = r15, r14
	.mmi
	st8 [r15] = r41
	;;
	nop 0
	mov r56 = r14
	.mmb
	nop 0
	st8 [r14] = r43
[.LEHB0:]
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E#
[.LEHE0:]
	;;
	.mmi
	mov r1 = r55
	adds r39 = 24, r12
	adds r17 = 16, r12
	.mmi
	adds r52 = 48, r12
	adds r51 = 56, r12
	adds r50 = 64, r12
	;;
	.mmi
	addl r46 = @gprel(.LC4), gp
	addl r49 = @gprel(.LC2), gp
	addl r48 = @gprel(.LC3), gp
	.mmi
	addl r47 = @gprel(.LC5), gp
	adds r56 = 80, r12
	adds r40 = 112, r12
	;;
	.mmi
	ld8 r14 = [r46]
	st8 [r52] = r0
	nop 0
	.mmi
	st8 [r51] = r0
	ld8 r15 = [r48]
	adds r42 = 96, r12
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r16 = [r49]
	st8 [r37] = r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 40, r12
	.mmi
	st8 [r17] = r16
	;;
	st8 [r14] = r0
	adds r14 = 72, r12
	.mmi
	nop 0
	st8 [r50] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt6localeC1Ev#
	;;
	.mmi
	ld8 r14 = [r47]
	addl r15 = 16, r0
	mov r1 = r55
	.mmi
	st8 [r42] = r40
	mov r57 = r39
	mov r56 = r37
	;;
	.mmi
	nop 0
	st8 [r39] = r14
	adds r14 = 88, r12
	.mmi
	st1 [r40] = r0
	;;
	st4 [r14] = r15
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
[.LEHB1:]
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E#
[.LEHE1:]
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r36 = 8, r33
	.mmi
	adds r57 = 426, r12
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld8 r14 = [r16]
	ld1 r15 = [r36]
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	st1 [r57] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
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
	(p6) br.cond.dptk .L25
	.mib
	addl r58 = 1, r0
	mov r56 = r16
[.LEHB2:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
.L61:
	.mmi
	nop 0
	ld8 r34 = [r33]
	adds r38 = 425, r12
	.mmi
	adds r33 = 9, r33
	adds r35 = 424, r12
	mov r1 = r55
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r57 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L36
	.align 32
.L27:
	.mmi
	nop 0
	ld1 r14 = [r36]
	adds r17 = 16, r12
	.mmi
	nop 0
	ld1 r15 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r16 = r15
	;;
	.mib
	cmp4.eq p6, p7 = r57, r14
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	cmp4.ne p6, p7 = r16, r57
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	ld8 r14 = [r17]
	st1 [r35] = r57
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r17, r14
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
	(p6) br.cond.dptk .L34
.L72:
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r57 = r35
	.mmb
	mov r56 = r17
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	adds r34 = 1, r34
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r57 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	;;
.L36:
	.mmi
	adds r17 = 16, r12
	ld1 r57 = [r36]
	adds r34 = 392, r12
	;;
	.mmi
	ld8 r14 = [r17]
	st1 [r34] = r57
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	add r14 = r17, r14
	nop 0
	;;
	adds r14 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L71
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r57 = r34
	.mmb
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE2:]
	;;
	.mmi
	adds r35 = 408, r12
	nop 0
	adds r36 = 400, r12
	.mmi
	ld8 r15 = [r50]
	nop 0
	mov r1 = r55
	;;
	.mmi
	nop 0
	st8 [r34] = r35
	cmp.eq p6, p7 = 0, r15
	.mmi
	nop 0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st1 [r35] = r0
	nop 0
	(p6) br.cond.dpnt .L38
.L74:
	.mmi
	ld8 r14 = [r52]
	mov r58 = r0
	mov r57 = r0
	.mmi
	mov r56 = r34
	ld8 r60 = [r51]
	nop 0
	;;
	.mii
	cmp.ltu p6, p7 = r14, r15
	mov r59 = r60
	;;
	cmp.eq.or.andcm p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) mov r14 = r15
	nop 0
	;;
	.mib
	nop 0
	sub r60 = r14, r60
[.LEHB3:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
[.LEHE3:]
	;;
.L65:
	.mmi
	mov r1 = r55
	ld8 r58 = [r36]
	nop 0
	.mmb
	mov r56 = r32
	ld8 r57 = [r34]
[.LEHB4:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE4:]
	;;
	.mmi
	ld8 r56 = [r34]
	mov r1 = r55
	mov r34 = r8
	;;
	.mib
	cmp.eq p6, p7 = r35, r56
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	ld8 r57 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r57 = 1, r57
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L45:
	.mmi
	nop 0
	ld8 r16 = [r49]
	adds r17 = 16, r12
	.mmi
	nop 0
	ld8 r15 = [r48]
	nop 0
	;;
	.mmi
	ld8 r14 = [r47]
	st8 [r17] = r16
	nop 0
	.mmi
	st8 [r37] = r15
	ld8 r56 = [r42]
	nop 0
	;;
	.mib
	st8 [r39] = r14
	cmp.eq p6, p7 = r40, r56
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld8 r57 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r57 = 1, r57
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L46:
	.mmi
	ld8 r14 = [r46]
	nop 0
	adds r56 = 80, r12
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6localeD1Ev#
	;;
	.mmi
	ld8 r14 = [r45]
	adds r16 = 16, r12
	mov r1 = r55
	.mmi
	mov r56 = r37
	ld8 r15 = [r44]
	nop 0
	;;
	.mmi
	add r14 = r16, r14
	st8 [r16] = r41
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r43
	nop 0
	.mmb
	st8 [r37] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt8ios_baseD2Ev#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r55
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 416, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mmi
	adds r16 = 16, r12
	st1 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
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
	(p6) br.cond.dptk .L32
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r57 = r38
	.mmb
	mov r56 = r16
	nop 0
[.LEHB5:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mii
	ld1 r57 = [r34]
	mov r1 = r55
	;;
	sxt1 r57 = r57
	;;
.L73:
	.mmi
	adds r17 = 16, r12
	st1 [r35] = r57
	nop 0
	;;
	.mmi
	ld8 r14 = [r17]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r17, r14
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
	(p7) br.cond.dptk .L72
.L34:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mmi
	adds r34 = 1, r34
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r57 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L36
	;;
.L32:
	.mib
	mov r57 = r15
	adds r56 = 16, r12
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mmi
	ld1 r57 = [r34]
	nop 0
	mov r1 = r55
	;;
	.mib
	nop 0
	sxt1 r57 = r57
	br .L73
.L71:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE5:]
	;;
	.mmi
	adds r35 = 408, r12
	nop 0
	adds r36 = 400, r12
	.mmi
	ld8 r15 = [r50]
	nop 0
	mov r1 = r55
	;;
	.mmi
	nop 0
	st8 [r34] = r35
	cmp.eq p6, p7 = 0, r15
	.mmi
	nop 0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st1 [r35] = r0
	nop 0
	(p7) br.cond.dptk .L74
.L38:
	.mib
	mov r57 = r42
	mov r56 = r34
[.LEHB6:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_#
[.LEHE6:]
	;;
	.mib
	nop 0
	nop 0
	br .L65
.L25:
	.mib
	mov r57 = r15
	adds r56 = 16, r12
[.LEHB7:]
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE7:]
	;;
	.mib
	nop 0
	nop 0
	br .L61
.L49:
	.mmi
	nop 0
	mov r1 = r55
	mov r34 = r15
.L44:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
[.LEHB8:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L52:
	.mmi
	ld8 r14 = [r47]
	nop 0
	mov r1 = r55
	.mmi
	mov r34 = r15
	ld8 r56 = [r42]
	nop 0
	;;
	.mib
	st8 [r39] = r14
	cmp.eq p6, p7 = r40, r56
	(p6) br.cond.spnt .L23
	.mmi
	nop 0
	ld8 r57 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r57 = 1, r57
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L23:
	.mmi
	ld8 r14 = [r46]
	nop 0
	adds r56 = 80, r12
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6localeD1Ev#
	;;
	.mmi
	ld8 r14 = [r45]
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r37
	;;
	.mmi
	add r14 = r15, r14
	st8 [r15] = r41
	nop 0
	;;
	.mmi
	st8 [r14] = r43
	ld8 r14 = [r44]
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt8ios_baseD2Ev#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L50:
	.mmi
	ld8 r56 = [r34]
	mov r1 = r55
	mov r34 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r56
	(p6) br.cond.spnt .L44
.L75:
	.mmi
	nop 0
	ld8 r57 = [r35]
	nop 0
	;;
	.mib
	adds r57 = 1, r57
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r55
	adds r56 = 16, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L53:
	.mmi
	ld8 r56 = [r34]
	mov r1 = r55
	mov r34 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r56
	(p7) br.cond.spnt .L75
	.mib
	nop 0
	nop 0
	br .L44
.L51:
	.mmi
	ld8 r14 = [r44]
	nop 0
	mov r34 = r15
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r37
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt8ios_baseD2Ev#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE8:]
	;;
	break.f 0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2691:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2691-.LLSDACSB2691
.LLSDACSB2691:
	.uleb128 .LEHB0-.LFB2691
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L51-.LFB2691
	.uleb128 0
	.uleb128 .LEHB1-.LFB2691
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L52-.LFB2691
	.uleb128 0
	.uleb128 .LEHB2-.LFB2691
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L49-.LFB2691
	.uleb128 0
	.uleb128 .LEHB3-.LFB2691
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L53-.LFB2691
	.uleb128 0
	.uleb128 .LEHB4-.LFB2691
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L50-.LFB2691
	.uleb128 0
	.uleb128 .LEHB5-.LFB2691
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L49-.LFB2691
	.uleb128 0
	.uleb128 .LEHB6-.LFB2691
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L53-.LFB2691
	.uleb128 0
	.uleb128 .LEHB7-.LFB2691
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L49-.LFB2691
	.uleb128 0
	.uleb128 .LEHB8-.LFB2691
	.uleb128 .LEHE8-.LEHB8
	.uleb128 0
	.uleb128 0
.LLSDACSE2691:
	.section	.text._ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,"axG",@progbits,_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,comdat
	.endp _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC8:
	stringz	"12 0x1f abc 3.5 (3,-4)"
	.align 8
.LC9:
	stringz	"notanumber"
	.align 8
.LC10:
	stringz	"stream.txt"
	.align 8
.LC11:
	stringz	"a \"b\""
	.align 8
.LC12:
	stringz	"x"
	.align 8
.LC13:
	stringz	"nosuchfile"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB2344:]
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 5, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 1968
	adds r12 = -1968, r12
	mov r17 = ar.lc
	addl r54 = @ltoffx(_ZSt4cout#), r1
	;;
	.mii
	mov r53 = r1
	.save rp, r51
	mov r51 = b0
	addl r55 = 42, r0
	.mmi
	ld8.mov r54 = [r54], _ZSt4cout#
	;;
	.savesp ar.lc, 1960
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
[.LEHB9:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	addl r16 = 520, r0
	mov r1 = r53
	.mii
	addl r55 = 255, r0
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r15 = -75, r15
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	addl r55 = 8, r0
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r15 = -75, r15
	;;
	or r15 = 64, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	addl r55 = 32, r0
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r15 = -75, r15
	;;
	or r15 = 2, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r15 = [r8]
	nop 0
	addl r16 = 6, r0
	.mii
	mov r1 = r53
	mov r33 = r8
	;;
	adds r15 = -24, r15
	;;
	.mmi
	ld8 r14 = [r15]
	ld8.a r32 = [r15]
	nop 0
	;;
	.mmi
	add r14 = r8, r14
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	;;
	ld8.c.clr r32 = [r15]
	nop 0
	;;
	.mmi
	add r32 = r8, r32
	;;
	adds r34 = 225, r32
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L132
.L77:
	.mmi
	addl r14 = 42, r0
	mov r54 = r33
	adds r32 = 224, r32
	.mmi
	addl r33 = @ltoffx(_ZSt4cout#), r1
	addl r55 = 7, r0
	adds r45 = 536, r12
	;;
	.mmi
	ld8.mov r33 = [r33], _ZSt4cout#
	st1 [r32] = r14
	addl r32 = -261, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r54 = r8
	addl r16 = -177, r0
	.mii
	mov r1 = r53
	addl r55 = 8, r0
	;;
	adds r14 = -24, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r8 = r8, r14
	;;
	adds r15 = 24, r8
	adds r8 = 16, r8
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mmi
	or r14 = 32, r14
	;;
	st4 [r15] = r14
	addl r14 = 5, r0
	;;
	.mib
	st8 [r8] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = 124, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	addl r55 = 1, r0
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r55 = 10, r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	ld8 r14 = [r33]
	movl r15 = 0x400921f9f01b866e
	.mii
	mov r1 = r53
	mov r54 = r33
	;;
	adds r14 = -24, r14
	.mmi
	setf.d f8 = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r33
	;;
	adds r16 = 24, r14
	adds r14 = 8, r14
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	and r15 = r32, r15
	nop 0
	;;
	.mmi
	or r15 = 4, r15
	;;
	st4 [r16] = r15
	addl r15 = 3, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r55 = 32, r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r14 = 0x40c81cd6c8b43958
	.mmi
	addl r16 = 256, r0
	mov r1 = r53
	mov r54 = r8
	;;
	.mmi
	setf.d f8 = r14
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
	adds r14 = 24, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r55 = 32, r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	ld8 r14 = [r8]
	movl r15 = 0x54b249ad2594c37d
	.mii
	mov r1 = r53
	mov r54 = r8
	;;
	adds r14 = -24, r14
	.mmi
	setf.d f8 = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r8, r14
	;;
	adds r14 = 24, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r15 = r32, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r55 = 32, r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r14 = 0x3ff8000000000000
	.mmi
	addl r16 = 260, r0
	mov r1 = r53
	mov r54 = r8
	;;
	.mmi
	setf.d f8 = r14
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
	adds r14 = 24, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	addl r55 = 10, r0
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r32, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r54 = r33
	.mlx
	nop 0
	movl r55 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIxEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	addl r55 = -1, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIyEERSoT_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r55 = 32, r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r15 = 0x7fefffffffffffff
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	mov r1 = r53
	mov r54 = r8
	addl r55 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r45
	adds r54 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE9:]
	;;
	.mmi
	mov r1 = r53
	addl r56 = 8, r0
	nop 0
	.mmb
	adds r55 = 16, r12
	adds r54 = 1056, r12
[.LEHB10:]
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode#
[.LEHE10:]
	;;
	.mmi
	adds r14 = 16, r12
	adds r48 = 32, r12
	mov r1 = r53
	;;
	.mmi
	nop 0
	ld8 r54 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r48, r54
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	nop 0
	ld8 r55 = [r48]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L78:
	.mmi
	adds r49 = 1896, r12
	adds r47 = 1880, r12
	nop 0
	.mmi
	adds r32 = 1888, r12
	adds r54 = 1056, r12
	adds r55 = 1928, r12
	;;
	.mmi
	st8 [r47] = r49
	st8 [r32] = r0
	nop 0
	;;
	.mib
	st1 [r49] = r0
	nop 0
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	mov r55 = r47
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r15 = -75, r15
	;;
	or r15 = 8, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r15 = 1928, r12
	;;
	.mmi
	addl r54 = @ltoffx(_ZSt4cout#), r1
	ld4 r55 = [r15]
	nop 0
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r54 = r8
	.mmb
	ld8 r56 = [r32]
	ld8 r55 = [r47]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r47
	.mmb
	adds r54 = 1056, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	;;
	.mmi
	adds r33 = 1920, r12
	mov r1 = r53
	mov r54 = r8
	;;
	.mib
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = _ZNSi10_M_extractIdEERSiRT_#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	adds r55 = 1937, r12
	mov r54 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r15 = -75, r15
	;;
	or r15 = 2, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	adds r46 = 1912, r12
	mov r1 = r53
	mov r54 = r8
	;;
	.mib
	mov r55 = r46
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	adds r55 = 1937, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	adds r44 = 1916, r12
	mov r1 = r53
	mov r54 = r8
	;;
	.mib
	mov r55 = r44
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	adds r55 = 1937, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mii
	mov r1 = r53
	addl r55 = 32, r0
	;;
	addl r54 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r54 = r8
	.mmb
	ld8 r56 = [r32]
	ld8 r55 = [r47]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ldfd f8 = [r33]
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r55 = 40, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	ld4 r55 = [r46]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r14 = 44, r0
	adds r55 = 1936, r12
	mov r1 = r53
	.mmi
	mov r32 = r8
	;;
	st1 [r55] = r14
	nop 0
	.mmi
	ld8 r14 = [r8]
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
	(p6) br.cond.dptk .L79
	.mib
	addl r56 = 1, r0
	mov r54 = r8
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	;;
.L80:
	.mib
	ld4 r55 = [r44]
	mov r54 = r32
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r55 = 41, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r32 = 1208, r12
	mov r1 = r53
	mov r54 = r8
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	ld4 r55 = [r32]
	mov r1 = r53
	mov r54 = r8
	;;
	.mib
	nop 0
	extr.u r55 = r55, 1, 1
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r55 = r0
	nop 0
	mov r1 = r53
	.mmb
	adds r54 = 1176, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r45
	adds r54 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC9)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE11:]
	;;
	.mmi
	adds r50 = 24, r12
	adds r34 = 1152, r12
	adds r33 = 1144, r12
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r55 = r0
	;;
	.mmi
	nop 0
	ld8 r57 = [r14]
	mov r54 = r33
	.mmi
	nop 0
	ld8 r58 = [r50]
	nop 0
	;;
	.mib
	ld8 r56 = [r34]
	nop 0
[.LEHB12:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
	;;
	.mmi
	adds r14 = 1136, r12
	mov r1 = r53
	nop 0
	.mmi
	mov r56 = r0
	ld8 r55 = [r33]
	adds r54 = 1072, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 3, r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld8 r57 = [r34]
	nop 0
	;;
	.mib
	(p6) mov r57 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm#
[.LEHE12:]
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r53
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r48, r54
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	nop 0
	ld8 r55 = [r48]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L82:
	.mib
	adds r55 = 1928, r12
	adds r54 = 1056, r12
[.LEHB13:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r53
	;;
	.mii
	and r14 = 5, r14
	addl r54 = @ltoffx(_ZSt4cout#), r1
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	ld8.mov r54 = [r54], _ZSt4cout#
	;;
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 1928, r12
	mov r1 = r53
	mov r54 = r8
	;;
	.mib
	ld4 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 16, r0
	adds r54 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE13:]
	;;
	.mmi
	mov r33 = r0
	mov r1 = r53
	adds r35 = 1935, r12
	.mmi
	addl r39 = 32, r0
	adds r36 = 1934, r12
	addl r40 = 40, r0
	;;
	.mmi
	adds r37 = 1933, r12
	addl r41 = 44, r0
	adds r38 = 1932, r12
	.mmi
	addl r42 = 41, r0
	adds r34 = 1848, r12
	addl r43 = 10, r0
	;;
	.mii
	nop 0
	mov ar.lc = 99
	nop 0
	.align 32
.L92:
	.mib
	mov r55 = r33
	adds r54 = 16, r12
[.LEHB14:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	st1 [r35] = r39
	mov r32 = r8
	;;
	adds r14 = -24, r14
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
	(p6) br.cond.dptk .L83
	.mmi
	addl r56 = 1, r0
	nop 0
	mov r55 = r35
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	;;
.L84:
	.mmi
	ld8 r14 = [r32]
	setf.sig f6 = r33
	nop 0
	.mmi
	st1 [r36] = r40
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mmf
	ld8 r14 = [r14]
	nop 0
	xmpy.l f2 = f6, f6
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	.mmi
	addl r56 = 1, r0
	nop 0
	mov r55 = r36
	.mmb
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	;;
.L86:
	.mib
	mov r55 = r33
	mov r54 = r32
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	st1 [r37] = r41
	mov r32 = r8
	;;
	adds r14 = -24, r14
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
	(p6) br.cond.dptk .L87
	.mmi
	addl r56 = 1, r0
	nop 0
	mov r55 = r37
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	;;
.L88:
	.mib
	getf.sig r55 = f2
	mov r54 = r32
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	st1 [r38] = r42
	mov r32 = r8
	;;
	adds r14 = -24, r14
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
	(p6) br.cond.dptk .L89
	.mmi
	addl r56 = 1, r0
	nop 0
	mov r55 = r38
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r32 = r8
	;;
.L90:
	.mmi
	ld8.a r14 = [r32]
	st1 [r34] = r43
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r32]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r32, r14
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
	(p6) br.cond.dptk .L91
	.mmi
	addl r56 = 1, r0
	nop 0
	mov r55 = r34
	.mmb
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE14:]
	;;
	.mib
	mov r1 = r53
	adds r33 = 1, r33
	br.cloop.sptk.few .L92
.L134:
	.mib
	adds r54 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	mov r1 = r53
	addl r56 = 8, r0
	mov r54 = r45
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
[.LEHB15:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE15:]
	;;
	.mmi
	adds r35 = 1864, r12
	adds r36 = 1856, r12
	nop 0
	.mmi
	mov r1 = r53
	mov r32 = r0
	mov r33 = r0
	;;
	.mmi
	nop 0
	st8 [r34] = r35
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	st1 [r35] = r0
	nop 0
	.align 32
.L95:
	.mib
	adds r55 = 1928, r12
	mov r54 = r45
[.LEHB16:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	adds r55 = 1816, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	mov r55 = r46
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	adds r55 = 1816, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	mov r55 = r44
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	adds r55 = 1816, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
[.LEHE16:]
	;;
	.mii
	ld8 r14 = [r8]
	mov r1 = r53
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mmi
	adds r8 = 32, r8
	;;
	ld4 r14 = [r8]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 5, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L133
	;;
	.mmi
	ld4 r14 = [r44]
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br .L95
	;;
.L91:
	.mib
	addl r55 = 10, r0
	mov r54 = r32
[.LEHB17:]
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r53
	adds r33 = 1, r33
	br.cloop.sptk.few .L92
	.mib
	nop 0
	nop 0
	br .L134
.L89:
	.mib
	addl r55 = 41, r0
	mov r54 = r8
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L90
.L87:
	.mib
	addl r55 = 44, r0
	mov r54 = r8
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L88
.L85:
	.mib
	addl r55 = 40, r0
	mov r54 = r32
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L86
.L83:
	.mib
	addl r55 = 32, r0
	mov r54 = r8
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE17:]
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L84
	;;
.L133:
	.mmi
	addl r54 = @ltoffx(_ZSt4cout#), r1
	nop 0
	mov r55 = r33
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r8
	.mmb
	mov r55 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r55 = r0
	nop 0
	mov r1 = r53
	.mmb
	adds r54 = 792, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r55 = r0
	.mii
	mov r56 = r0
	mov r54 = r45
	;;
	nop 0
	.mmb
	st8 [r14] = r0
	st8 [r50] = r0
	br.call.sptk.many b0 = _ZNSi5seekgESt4fposI11__mbstate_tE#
	;;
	.mmi
	ld8 r14 = [r45]
	mov r1 = r53
	addl r55 = 10, r0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r45, r14
	;;
	adds r14 = 240, r14
	nop 0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	mov r55 = r34
	mov r54 = r45
	br.call.sptk.many b0 = _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_#
	;;
	.mmi
	mov r1 = r53
	ld8 r56 = [r36]
	nop 0
	.mmi
	ld8 r55 = [r34]
	;;
	addl r54 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r45
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSi5tellgEv#
	;;
	.mmi
	adds r15 = 16, r12
	adds r14 = 24, r12
	mov r1 = r53
	.mii
	mov r54 = r32
	mov r55 = r8
	;;
	nop 0
	.mmb
	st8 [r15] = r8
	st8 [r14] = r9
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC10)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = remove#
	;;
	.mib
	mov r1 = r53
	adds r54 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev#
[.LEHE18:]
	;;
	.mmi
	mov r1 = r53
	adds r55 = 16, r12
	adds r54 = 1440, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC11)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r55] = r14
	addl r14 = 23586, r0
	;;
	.mib
	st2 [r50] = r14
	nop 0
[.LEHB19:]
	br.call.sptk.many b0 = _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	;;
	.mmi
	ld8 r15 = [r8]
	addl r16 = 10, r0
	mov r1 = r53
	.mmi
	addl r56 = 1, r0
	mov r32 = r8
	mov r54 = r8
	;;
	.mlx
	adds r15 = -24, r15
	movl r55 = @gprel(.LC12)
	;;
	.mii
	ld8 r14 = [r15]
	add r55 = r1, r55
	;;
	add r14 = r8, r14
	;;
	.mmi
	adds r14 = 16, r14
	;;
	st8 [r14] = r16
	addl r16 = -177, r0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mii
	and r15 = r16, r15
	addl r16 = 128, r0
	;;
	or r15 = r16, r15
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	mov r55 = r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r54 = 1816, r12
	.mmb
	adds r55 = 1448, r12
	nop 0
	br.call.sptk.many b0 = _ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE19:]
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 1824, r12
	;;
	.mmi
	addl r54 = @ltoffx(_ZSt4cout#), r1
	ld8 r55 = [r14]
	nop 0
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
[.LEHB20:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r55 = 32, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r53
	adds r55 = 1448, r12
	nop 0
	.mmb
	adds r54 = 16, r12
	mov r32 = r8
	br.call.sptk.many b0 = _ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE20:]
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r54 = r32
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
[.LEHB21:]
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r53
	.mii
	addl r55 = 10, r0
	mov r32 = r8
	;;
	adds r14 = -24, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r8, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 240, r14
	nop 0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	.mmb
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r53
	mov r54 = r8
	br.call.sptk.many b0 = _ZNSo5flushEv#
[.LEHE21:]
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r53
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r48, r54
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	ld8 r55 = [r48]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L97:
	.mmi
	adds r14 = 1816, r12
	;;
	ld8 r54 = [r14]
	adds r14 = 1832, r12
	;;
	.mib
	cmp.eq p6, p7 = r14, r54
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	nop 0
	ld8 r55 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
	;;
.L98:
	.mlx
	nop 0
	movl r55 = @gprel(.LC13)
	.mmi
	addl r56 = 8, r0
	nop 0
	adds r54 = 16, r12
	;;
	.mib
	add r55 = r1, r55
	nop 0
[.LEHB22:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE22:]
	;;
	.mib
	mov r1 = r53
	adds r54 = 136, r12
	br.call.sptk.many b0 = _ZNKSt12__basic_fileIcE7is_openEv#
	;;
	.mii
	mov r1 = r53
	mov r55 = r8
	;;
	addl r54 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mii
	mov r1 = r53
	adds r55 = 1928, r12
	;;
	addl r54 = @ltoffx(_ZSt3cin#), r1
	;;
	.mib
	ld8.mov r54 = [r54], _ZSt3cin#
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r53
	;;
	addl r14 = @ltoffx(_ZSt3cin#), r1
	addl r54 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], _ZSt3cin#
	ld8.mov r54 = [r54], _ZSt4cout#
	nop 0
	;;
	.mmi
	adds r14 = 48, r14
	;;
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr.u r55 = r55, 1, 1
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r55 = 10, r0
	nop 0
	mov r1 = r53
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE23:]
	;;
	.mib
	mov r1 = r53
	adds r54 = 16, r12
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mib
	mov r1 = r53
	adds r54 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mmi
	ld8 r54 = [r34]
	nop 0
	mov r1 = r53
	;;
	.mib
	cmp.eq p6, p7 = r35, r54
	nop 0
	(p6) br.cond.dpnt .L99
	;;
	.mmi
	nop 0
	ld8 r55 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L99:
	.mib
	mov r54 = r45
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	ld8 r54 = [r47]
	nop 0
	mov r1 = r53
	;;
	.mib
	cmp.eq p6, p7 = r49, r54
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	nop 0
	ld8 r55 = [r49]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L100:
	.mib
	adds r54 = 1056, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r53
	nop 0
	.mmi
	adds r18 = 1960, r12
	nop 0
	mov b0 = r51
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r52
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1968, r12
	br.ret.sptk.many b0
	;;
.L79:
	.body
	.copy_state 1
	.mib
	addl r55 = 44, r0
	mov r54 = r8
[.LEHB24:]
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE24:]
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L80
.L132:
	.mmi
	adds r14 = 240, r32
	nop 0
	addl r55 = 32, r0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
[.LEHB25:]
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r53
	;;
	.mib
	st1 [r34] = r14
	nop 0
	br .L77
.L125:
	.mmi
	mov r1 = r53
	nop 0
	adds r54 = 16, r12
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L111:
	.mib
	nop 0
	adds r54 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L113:
	.mmi
	nop 0
	ld8 r54 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r54
	(p6) br.cond.spnt .L114
.L136:
	.mmi
	nop 0
	ld8 r55 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L114:
	.mib
	nop 0
	mov r54 = r45
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L105:
	.mmi
	nop 0
	ld8 r54 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r54
	(p6) br.cond.spnt .L115
.L135:
	.mmi
	nop 0
	ld8 r55 = [r49]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L115:
	.mib
	adds r54 = 1056, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r53
	mov r54 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L124:
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r54 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r48, r54
	(p6) br.cond.spnt .L109
	.mmi
	nop 0
	ld8 r55 = [r48]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L109:
	.mmi
	adds r15 = 1816, r12
	nop 0
	adds r14 = 1832, r12
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r54
	(p6) br.cond.spnt .L111
.L137:
	.mmi
	nop 0
	ld8 r55 = [r14]
	nop 0
	;;
	.mib
	adds r55 = 1, r55
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r53
	adds r54 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L113
	;;
.L120:
	.mmi
	mov r1 = r53
	nop 0
	adds r54 = 16, r12
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	ld8 r54 = [r47]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r54
	(p7) br.cond.spnt .L135
	.mib
	nop 0
	nop 0
	br .L115
.L119:
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r54 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r48, r54
	(p6) br.cond.spnt .L105
	.mmi
	nop 0
	ld8 r55 = [r48]
	nop 0
	;;
	.mib
	adds r55 = 1, r55
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	ld8 r54 = [r47]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r54
	(p7) br.cond.spnt .L135
	.mib
	nop 0
	nop 0
	br .L115
.L122:
	.mmi
	mov r1 = r53
	nop 0
	mov r32 = r15
	.mmb
	adds r54 = 1440, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L113
	;;
.L121:
	.mmi
	ld8 r54 = [r34]
	mov r1 = r53
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r54
	(p7) br.cond.spnt .L136
	.mib
	nop 0
	nop 0
	br .L114
.L123:
	.mmi
	mov r32 = r15
	adds r15 = 1816, r12
	adds r14 = 1832, r12
	.mmi
	mov r1 = r53
	;;
	ld8 r54 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r54
	(p7) br.cond.spnt .L137
	.mib
	nop 0
	nop 0
	br .L111
.L118:
	.mmi
	ld8 r54 = [r47]
	mov r1 = r53
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r54
	(p7) br.cond.spnt .L135
	.mib
	nop 0
	nop 0
	br .L115
.L117:
	.mmi
	adds r14 = 16, r12
	mov r1 = r53
	mov r32 = r15
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r54
	(p6) br.cond.spnt .L102
	.mmi
	nop 0
	ld8 r55 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L102:
	.mib
	nop 0
	mov r54 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE25:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2344:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2344-.LLSDACSB2344
.LLSDACSB2344:
	.uleb128 .LEHB9-.LFB2344
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB10-.LFB2344
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L117-.LFB2344
	.uleb128 0
	.uleb128 .LEHB11-.LFB2344
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L118-.LFB2344
	.uleb128 0
	.uleb128 .LEHB12-.LFB2344
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L119-.LFB2344
	.uleb128 0
	.uleb128 .LEHB13-.LFB2344
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L118-.LFB2344
	.uleb128 0
	.uleb128 .LEHB14-.LFB2344
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L120-.LFB2344
	.uleb128 0
	.uleb128 .LEHB15-.LFB2344
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L118-.LFB2344
	.uleb128 0
	.uleb128 .LEHB16-.LFB2344
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L121-.LFB2344
	.uleb128 0
	.uleb128 .LEHB17-.LFB2344
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L120-.LFB2344
	.uleb128 0
	.uleb128 .LEHB18-.LFB2344
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L121-.LFB2344
	.uleb128 0
	.uleb128 .LEHB19-.LFB2344
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L122-.LFB2344
	.uleb128 0
	.uleb128 .LEHB20-.LFB2344
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L123-.LFB2344
	.uleb128 0
	.uleb128 .LEHB21-.LFB2344
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L124-.LFB2344
	.uleb128 0
	.uleb128 .LEHB22-.LFB2344
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L122-.LFB2344
	.uleb128 0
	.uleb128 .LEHB23-.LFB2344
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L125-.LFB2344
	.uleb128 0
	.uleb128 .LEHB24-.LFB2344
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L118-.LFB2344
	.uleb128 0
	.uleb128 .LEHB25-.LFB2344
	.uleb128 .LEHE25-.LEHB25
	.uleb128 0
	.uleb128 0
.LLSDACSE2344:
	.section	.text.startup
	.endp main#
	.align 16
	.align 64
	.proc _GLOBAL__sub_I_main#
_GLOBAL__sub_I_main:
[.LFB3045:]
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
	.sbss
	.align 1
	.type	_ZStL8__ioinit#, @object
	.size	_ZStL8__ioinit#, 1
_ZStL8__ioinit:
	.skip	1
	.hidden	__dso_handle#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
