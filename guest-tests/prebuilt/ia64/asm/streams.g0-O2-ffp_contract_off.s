// afe2f21b2ad380d152e1146c289dfa44
	.file	"streams.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZNKSt5ctypeIcE8do_widenEc,"axG",@progbits,_ZNKSt5ctypeIcE8do_widenEc,comdat
	.align 16
	.align 64
	.weak	_ZNKSt5ctypeIcE8do_widenEc#
	.proc _ZNKSt5ctypeIcE8do_widenEc#
_ZNKSt5ctypeIcE8do_widenEc:
[.LFB1535:]
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp _ZNKSt5ctypeIcE8do_widenEc#
	.text
	.align 16
	.align 64
	.proc _ZrsRSiR5point#
_ZrsRSiR5point:
[.LFB2343:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r33
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 16, r12
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 4, r33
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _ZrsRSiR5point#
	.align 16
	.align 64
	.proc _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0:
[.LFB3053:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	cmp.ne p6, p7 = 0, r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt1 r34 = r33
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
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	nop 0
	zxt1 r33 = r33
	;;
	add r32 = r32, r33
	;;
	.mmi
	nop 0
	adds r32 = 57, r32
	nop 0
	;;
	.mii
	ld1 r34 = [r32]
	nop 0
	;;
	sxt1 r34 = r34
	;;
.L8:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L7:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = _ZNKSt5ctypeIcE13_M_widen_initEv#
	;;
	.mmi
	mov r1 = r37
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	addl r15 = @ltoff(@fptr(_ZNKSt5ctypeIcE8do_widenEc#)), gp
	nop 0
	adds r14 = 96, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	.mmi
	ld8 r15 = [r14], 8
	mov r39 = r33
	mov r38 = r32
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	sxt1 r34 = r8
	;;
	.mib
	mov r8 = r34
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	.align 16
	.align 64
	.proc _ZlsRSoRK5point#
_ZlsRSoRK5point:
[.LFB2342:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mmi
	addl r14 = 40, r0
	adds r39 = 16, r12
	addl r40 = 1, r0
	;;
	.mmi
	st1 [r39] = r14
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r32, r14
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
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r32 = r8
	;;
.L13:
	.mib
	ld4 r39 = [r33]
	mov r38 = r32
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r14 = 44, r0
	adds r39 = 16, r12
	addl r40 = 1, r0
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov r38 = r8
	;;
	.mmi
	st1 [r39] = r14
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
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r34 = r8
	;;
.L15:
	.mmi
	adds r33 = 4, r33
	nop 0
	mov r38 = r34
	;;
	.mib
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r14 = 41, r0
	adds r39 = 16, r12
	addl r40 = 1, r0
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov r38 = r8
	;;
	.mmi
	st1 [r39] = r14
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
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r37
	;;
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
	;;
.L16:
	.body
	.copy_state 1
	.mib
	addl r39 = 41, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 2
	.mib
	addl r39 = 44, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L15
.L12:
	.mib
	addl r39 = 40, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L13
	.endp _ZlsRSoRK5point#
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
	(p7) br.cond.dpnt .L31
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L24
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
.L25:
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
.L24:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L25
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
.L32:
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
.L31:
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
	br .L32
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
	(p6) br.cond.dptk .L38
	.mib
	addl r58 = 1, r0
	mov r56 = r16
[.LEHB2:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	ld8 r34 = [r33]
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
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r14
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	(p6) adds r33 = 9, r33
	(p6) adds r38 = 425, r12
	(p6) adds r35 = 424, r12
	;;
	.align 32
.L49:
	.mmi
	ld1 r14 = [r36]
	ld1 r57 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r16 = r57
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	adds r16 = 16, r12
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	ld8 r14 = [r16]
	ld1 r57 = [r34], 1
	nop 0
	;;
	.mmi
	adds r14 = -24, r14
	st1 [r35] = r57
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
	(p6) br.cond.dptk .L47
.L81:
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r57 = r35
	.mmb
	mov r56 = r16
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mii
	ld1 r14 = [r34]
	mov r1 = r55
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
.L50:
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
	(p7) br.cond.dptk .L80
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
	(p6) br.cond.dpnt .L52
.L83:
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
.L76:
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
	(p6) br.cond.dpnt .L58
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
.L58:
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
	(p6) br.cond.dpnt .L59
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
.L59:
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
.L43:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r12
	st1 [r38] = r57
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
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
	(p6) br.cond.dptk .L45
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r57 = r38
	.mmb
	mov r56 = r15
	nop 0
[.LEHB5:]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L82:
	.mmi
	adds r16 = 16, r12
	ld1 r57 = [r34], 1
	nop 0
	;;
	.mmi
	ld8 r14 = [r16]
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
	add r14 = r16, r14
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
	(p7) br.cond.dptk .L81
.L47:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mii
	ld1 r14 = [r34]
	mov r1 = r55
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L50
.L45:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L82
.L80:
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
	(p7) br.cond.dptk .L83
.L52:
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
	br .L76
.L38:
	.mib
	mov r57 = r15
	adds r56 = 16, r12
[.LEHB7:]
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE7:]
	;;
	.mmi
	ld8 r34 = [r33]
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r14
	;;
	(p6) adds r33 = 9, r33
	.mmb
	(p6) adds r38 = 425, r12
	(p6) adds r35 = 424, r12
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L50
.L61:
	.mmi
	mov r34 = r15
	nop 0
	mov r1 = r55
	.mmb
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
.L64:
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
	(p6) br.cond.spnt .L36
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
.L36:
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
.L62:
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r34
	.mmb
	mov r34 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L84:
	.mib
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L65:
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r34
	.mmb
	mov r34 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
	;;
.L63:
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
	.uleb128 .L63-.LFB2691
	.uleb128 0
	.uleb128 .LEHB1-.LFB2691
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L64-.LFB2691
	.uleb128 0
	.uleb128 .LEHB2-.LFB2691
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L61-.LFB2691
	.uleb128 0
	.uleb128 .LEHB3-.LFB2691
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L65-.LFB2691
	.uleb128 0
	.uleb128 .LEHB4-.LFB2691
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L62-.LFB2691
	.uleb128 0
	.uleb128 .LEHB5-.LFB2691
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L61-.LFB2691
	.uleb128 0
	.uleb128 .LEHB6-.LFB2691
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L65-.LFB2691
	.uleb128 0
	.uleb128 .LEHB7-.LFB2691
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L61-.LFB2691
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
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 5, 0
	.fframe 1920
	adds r12 = -1920, r12
	nop 0
	.mmi
	addl r45 = @ltoffx(_ZSt4cout#), r1
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	;;
	.mmi
	addl r46 = 42, r0
	ld8.mov r45 = [r45], _ZSt4cout#
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
[.LEHB9:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	addl r16 = 520, r0
	mov r1 = r43
	.mii
	addl r46 = 255, r0
	mov r45 = r8
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
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r43
	.mii
	addl r46 = 8, r0
	mov r45 = r8
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
	mov r1 = r43
	.mii
	addl r46 = 32, r0
	mov r45 = r8
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
	mov r1 = r43
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
	(p7) br.cond.dpnt .L120
.L86:
	.mmi
	addl r14 = 42, r0
	mov r45 = r33
	adds r32 = 224, r32
	.mmi
	addl r33 = @ltoffx(_ZSt4cout#), r1
	addl r46 = 7, r0
	adds r34 = 536, r12
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
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r45 = r8
	addl r16 = -177, r0
	.mii
	mov r1 = r43
	addl r46 = 8, r0
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
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 124, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r43
	.mii
	addl r46 = 1, r0
	mov r45 = r8
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
	mov r1 = r43
	nop 0
	addl r46 = 10, r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	ld8 r14 = [r33]
	movl r15 = 0x400921f9f01b866e
	.mii
	mov r1 = r43
	mov r45 = r33
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
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r14 = 0x40c81cd6c8b43958
	.mmi
	addl r16 = 256, r0
	mov r1 = r43
	mov r45 = r8
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
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	ld8 r14 = [r8]
	movl r15 = 0x54b249ad2594c37d
	.mii
	mov r1 = r43
	mov r45 = r8
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
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r14 = 0x3ff8000000000000
	.mmi
	addl r16 = 260, r0
	mov r1 = r43
	mov r45 = r8
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
	mov r1 = r43
	.mii
	addl r46 = 10, r0
	mov r45 = r8
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
	mov r1 = r43
	mov r45 = r33
	.mlx
	nop 0
	movl r46 = -9223372036854775808
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIxEERSoT_#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 32, r0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = -1, r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIyEERSoT_#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mlx
	nop 0
	movl r15 = 0x7fefffffffffffff
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	addl r46 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	adds r45 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE9:]
	;;
	.mmi
	mov r1 = r43
	addl r47 = 8, r0
	nop 0
	.mmb
	adds r46 = 16, r12
	adds r45 = 1056, r12
[.LEHB10:]
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode#
[.LEHE10:]
	;;
	.mmi
	mov r1 = r43
	adds r45 = 16, r12
	nop 0
	.mmb
	adds r39 = 1880, r12
	adds r32 = 1888, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	nop 0
	adds r14 = 1896, r12
	mov r1 = r43
	.mmi
	st8 [r32] = r0
	adds r46 = 1928, r12
	adds r45 = 1056, r12
	;;
	.mmi
	nop 0
	st8 [r39] = r14
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r43
	.mii
	mov r46 = r39
	mov r45 = r8
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
	adds r14 = 1928, r12
	mov r1 = r43
	mov r45 = r33
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
	.mmb
	ld8 r47 = [r32]
	ld8 r46 = [r39]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r39
	.mmb
	adds r45 = 1056, r12
	nop 0
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	;;
	.mmi
	adds r33 = 1920, r12
	mov r1 = r43
	mov r45 = r8
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = _ZNSi10_M_extractIdEERSiRT_#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r43
	.mii
	adds r46 = 1912, r12
	mov r45 = r8
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
	br.call.sptk.many b0 = _ZrsRSiR5point#
	;;
	.mii
	mov r1 = r43
	addl r46 = 32, r0
	;;
	addl r45 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
	.mmb
	ld8 r47 = [r32]
	ld8 r46 = [r39]
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	ldfd f8 = [r33]
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIdEERSoT_#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	adds r46 = 1912, r12
	nop 0
	br.call.sptk.many b0 = _ZlsRSoRK5point#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r32 = 1208, r12
	mov r1 = r43
	mov r45 = r8
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	ld4 r46 = [r32]
	mov r1 = r43
	mov r45 = r8
	;;
	.mib
	nop 0
	extr.u r46 = r46, 1, 1
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r46 = r0
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 1176, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r34
	adds r45 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE11:]
	;;
	.mmi
	adds r40 = 24, r12
	adds r15 = 16, r12
	adds r14 = 1152, r12
	.mmi
	mov r1 = r43
	mov r46 = r0
	adds r45 = 1144, r12
	;;
	.mmi
	ld8 r48 = [r15]
	ld8 r49 = [r40]
	nop 0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
[.LEHB12:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
	;;
	.mmi
	adds r14 = 1136, r12
	mov r1 = r43
	adds r45 = 1072, r12
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE17_M_stringbuf_initESt13_Ios_Openmode#
[.LEHE12:]
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r46 = 1928, r12
	.mmb
	adds r45 = 1056, r12
	nop 0
[.LEHB13:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r43
	;;
	.mii
	and r14 = 5, r14
	addl r45 = @ltoffx(_ZSt4cout#), r1
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	ld8.mov r45 = [r45], _ZSt4cout#
	;;
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	adds r14 = 1928, r12
	mov r1 = r43
	mov r45 = r8
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 16, r0
	adds r45 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE13:]
	;;
	.mmi
	mov r33 = r0
	mov r1 = r43
	adds r35 = 1848, r12
	.mmi
	addl r37 = 32, r0
	adds r36 = 1816, r12
	addl r38 = 10, r0
	;;
	.mii
	nop 0
	mov ar.lc = 99
	nop 0
	.align 32
.L90:
	.mib
	mov r46 = r33
	adds r45 = 16, r12
[.LEHB14:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	ld8.a r14 = [r8]
	st1 [r35] = r37
	mov r1 = r43
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
	(p6) br.cond.dptk .L87
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r46 = r35
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r32 = r8
	;;
.L88:
	.mmi
	setf.sig f6 = r33
	mov r46 = r34
	mov r45 = r32
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	unpack4.l r14 = r14, r33
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = _ZlsRSoRK5point#
	;;
	.mmi
	ld8.a r14 = [r8]
	st1 [r36] = r38
	mov r1 = r43
	.mmi
	mov r45 = r8
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
	(p6) br.cond.dptk .L89
	.mib
	addl r47 = 1, r0
	mov r46 = r36
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
[.LEHE14:]
	;;
	.mib
	mov r1 = r43
	adds r33 = 1, r33
	br.cloop.sptk.few .L90
.L122:
	.mib
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 8, r0
	mov r45 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	nop 0
[.LEHB15:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE15:]
	;;
	.mmi
	adds r14 = 1864, r12
	adds r38 = 1856, r12
	mov r1 = r43
	.mmi
	mov r32 = r0
	mov r33 = r0
	adds r37 = 1916, r12
	;;
	.mmi
	st8 [r35] = r14
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
	.align 32
.L93:
	.mib
	adds r46 = 1928, r12
	mov r45 = r34
[.LEHB16:]
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	adds r46 = 1912, r12
	nop 0
	br.call.sptk.many b0 = _ZrsRSiR5point#
[.LEHE16:]
	;;
	.mii
	ld8 r14 = [r8]
	mov r1 = r43
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
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br .L93
.L89:
	.mib
	addl r46 = 10, r0
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r43
	adds r33 = 1, r33
	br.cloop.sptk.few .L90
	.mib
	nop 0
	nop 0
	br .L122
.L87:
	.mib
	addl r46 = 32, r0
	mov r45 = r8
	br.call.sptk.many b0 = _ZNSo3putEc#
[.LEHE17:]
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L88
	;;
.L121:
	.mmi
	addl r45 = @ltoffx(_ZSt4cout#), r1
	nop 0
	mov r46 = r33
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSolsEi#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r46 = r0
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 792, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r46 = r0
	.mii
	mov r47 = r0
	mov r45 = r34
	;;
	nop 0
	.mmb
	st8 [r14] = r0
	st8 [r40] = r0
	br.call.sptk.many b0 = _ZNSi5seekgESt4fposI11__mbstate_tE#
	;;
	.mmi
	ld8 r14 = [r34]
	mov r1 = r43
	addl r46 = 10, r0
	;;
	.mmi
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r34, r14
	;;
	adds r14 = 240, r14
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmb
	mov r46 = r35
	mov r45 = r34
	br.call.sptk.many b0 = _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_#
	;;
	.mmi
	mov r1 = r43
	ld8 r47 = [r38]
	nop 0
	.mmi
	ld8 r46 = [r35]
	;;
	addl r45 = @ltoffx(_ZSt4cout#), r1
	nop 0
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
	br.call.sptk.many b0 = _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSi5tellgEv#
	;;
	.mmi
	adds r15 = 16, r12
	adds r14 = 24, r12
	mov r1 = r43
	.mii
	mov r45 = r32
	mov r46 = r8
	;;
	nop 0
	.mmb
	st8 [r15] = r8
	st8 [r14] = r9
	br.call.sptk.many b0 = _ZNSo9_M_insertIlEERSoT_#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = remove#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev#
[.LEHE18:]
	;;
	.mmi
	mov r1 = r43
	adds r46 = 16, r12
	adds r45 = 1440, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC11)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r46] = r14
	addl r14 = 23586, r0
	;;
	.mib
	st2 [r40] = r14
	nop 0
[.LEHB19:]
	br.call.sptk.many b0 = _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	;;
	.mmi
	ld8 r15 = [r8]
	nop 0
	addl r16 = 10, r0
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	adds r15 = -24, r15
	movl r46 = @gprel(.LC12)
	;;
	.mii
	ld8 r14 = [r15]
	add r46 = r1, r46
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
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc#
	;;
	.mmi
	mov r46 = r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r36
	.mmb
	adds r46 = 1448, r12
	nop 0
	br.call.sptk.many b0 = _ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE19:]
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r14 = 1824, r12
	;;
	.mmi
	addl r45 = @ltoffx(_ZSt4cout#), r1
	ld8 r46 = [r14]
	nop 0
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
[.LEHB20:]
	br.call.sptk.many b0 = _ZNSo9_M_insertImEERSoT_#
	;;
	.mmi
	addl r46 = 32, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mmi
	mov r1 = r43
	adds r46 = 1448, r12
	nop 0
	.mmb
	adds r45 = 16, r12
	mov r32 = r8
	br.call.sptk.many b0 = _ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE20:]
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r45 = r32
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
[.LEHB21:]
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r1 = r43
	.mii
	addl r46 = 10, r0
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
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSo3putEc#
	;;
	.mib
	mov r1 = r43
	mov r45 = r8
	br.call.sptk.many b0 = _ZNSo5flushEv#
[.LEHE21:]
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r45 = r36
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 8, r0
	adds r45 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
[.LEHB22:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE22:]
	;;
	.mib
	mov r1 = r43
	adds r45 = 136, r12
	br.call.sptk.many b0 = _ZNKSt12__basic_fileIcE7is_openEv#
	;;
	.mii
	mov r1 = r43
	mov r46 = r8
	;;
	addl r45 = @ltoffx(_ZSt4cout#), r1
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	;;
	.mii
	mov r1 = r43
	adds r46 = 1928, r12
	;;
	addl r45 = @ltoffx(_ZSt3cin#), r1
	;;
	.mib
	ld8.mov r45 = [r45], _ZSt3cin#
	nop 0
	br.call.sptk.many b0 = _ZNSirsERi#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r14 = @ltoffx(_ZSt3cin#), r1
	addl r45 = @ltoffx(_ZSt4cout#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], _ZSt3cin#
	ld8.mov r45 = [r45], _ZSt4cout#
	nop 0
	;;
	.mmi
	adds r14 = 48, r14
	;;
	ld4 r46 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr.u r46 = r46, 1, 1
	br.call.sptk.many b0 = _ZNSo9_M_insertIbEERSoT_#
	;;
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE23:]
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1440, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r35
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r45 = r34
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1056, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1920, r12
	br.ret.sptk.many b0
.L120:
	.body
	.copy_state 1
	.mmi
	adds r14 = 240, r32
	nop 0
	addl r46 = 32, r0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
[.LEHB24:]
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r43
	;;
	.mib
	st1 [r34] = r14
	nop 0
	br .L86
.L112:
	.mmi
	mov r1 = r43
	nop 0
	adds r45 = 16, r12
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	nop 0
	mov r1 = r43
	adds r45 = 1440, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L103:
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L97:
	.mib
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1056, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L111:
	.mmi
	mov r1 = r43
	nop 0
	adds r45 = 16, r12
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L123:
	.mib
	adds r45 = 1440, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L103
	;;
.L107:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1056, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L109:
	.mmi
	mov r1 = r43
	nop 0
	mov r32 = r15
	.mmb
	adds r45 = 1440, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L103
	;;
.L105:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1056, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L104:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L106:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r45 = r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	adds r45 = 1056, r12
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE24:]
	;;
.L110:
	.mmi
	mov r1 = r43
	nop 0
	mov r32 = r15
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L123
	;;
.L108:
	.mmi
	mov r1 = r43
	nop 0
	mov r32 = r15
	.mmb
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r45 = r34
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L97
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
	.uleb128 .L104-.LFB2344
	.uleb128 0
	.uleb128 .LEHB11-.LFB2344
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L105-.LFB2344
	.uleb128 0
	.uleb128 .LEHB12-.LFB2344
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L106-.LFB2344
	.uleb128 0
	.uleb128 .LEHB13-.LFB2344
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L105-.LFB2344
	.uleb128 0
	.uleb128 .LEHB14-.LFB2344
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L107-.LFB2344
	.uleb128 0
	.uleb128 .LEHB15-.LFB2344
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L105-.LFB2344
	.uleb128 0
	.uleb128 .LEHB16-.LFB2344
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L108-.LFB2344
	.uleb128 0
	.uleb128 .LEHB17-.LFB2344
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L107-.LFB2344
	.uleb128 0
	.uleb128 .LEHB18-.LFB2344
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L108-.LFB2344
	.uleb128 0
	.uleb128 .LEHB19-.LFB2344
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L109-.LFB2344
	.uleb128 0
	.uleb128 .LEHB20-.LFB2344
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L110-.LFB2344
	.uleb128 0
	.uleb128 .LEHB21-.LFB2344
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L111-.LFB2344
	.uleb128 0
	.uleb128 .LEHB22-.LFB2344
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L109-.LFB2344
	.uleb128 0
	.uleb128 .LEHB23-.LFB2344
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L112-.LFB2344
	.uleb128 0
	.uleb128 .LEHB24-.LFB2344
	.uleb128 .LEHE24-.LEHB24
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
