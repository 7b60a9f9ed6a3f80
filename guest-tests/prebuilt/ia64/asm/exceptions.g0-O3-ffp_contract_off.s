// 7d70528443d2042e771ccd2131c544fd
	.file	"exceptions.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata._ZNK7derived4whatEv.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"derived"
	.section	.text._ZNK7derived4whatEv,"axG",@progbits,_ZNK7derived4whatEv,comdat
	.align 16
	.align 64
	.weak	_ZNK7derived4whatEv#
	.proc _ZNK7derived4whatEv#
_ZNK7derived4whatEv:
[.LFB1236:]
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp _ZNK7derived4whatEv#
	.section	.text._ZN7derivedD2Ev,"axG",@progbits,_ZN7derivedD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN7derivedD2Ev#
	.proc _ZN7derivedD2Ev#
_ZN7derivedD2Ev:
[.LFB1772:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZN7derivedD2Ev#
	.weak	_ZN7derivedD1Ev#
_ZN7derivedD1Ev# = _ZN7derivedD2Ev#
	.section	.text._ZN7derivedD0Ev,"axG",@progbits,_ZN7derivedD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN7derivedD0Ev#
	.proc _ZN7derivedD0Ev#
_ZN7derivedD0Ev:
[.LFB1774:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r37 = 16, r0
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
	.endp _ZN7derivedD0Ev#
	.sdata
	.align 8
.LC1:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC2:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED2Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
	.proc _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev:
[.LFB1615:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC1), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	addl r14 = @gprel(.LC2), gp
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 16, r32
	.mmi
	st8 [r32] = r16
	;;
	nop 0
	mov r36 = r14
	.mmb
	nop 0
	st8 [r14] = r15
	br.call.sptk.many b0 = _ZNSt16nested_exceptionD2Ev#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = _ZNSt13runtime_errorD2Ev#
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
	.endp _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev# = _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
	.sdata
	.align 8
.LC5:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC6:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED0Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.proc _ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev:
[.LFB1617:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC5), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	addl r14 = @gprel(.LC6), gp
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 16, r32
	.mmi
	st8 [r32] = r16
	;;
	nop 0
	mov r36 = r14
	.mmb
	nop 0
	st8 [r14] = r15
	br.call.sptk.many b0 = _ZNSt16nested_exceptionD2Ev#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = _ZNSt13runtime_errorD2Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 32, r0
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
	.endp _ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC9:
	stringz	"terminate"
	.text
	.align 16
	.align 64
	.proc _ZZ4mainENUlvE_4_FUNEv#
_ZZ4mainENUlvE_4_FUNEv:
[.LFB1247:]
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	movl r35 = @gprel(.LC9)
	.body
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	nop 0
	mov r1 = r34
	br.call.sptk.many b0 = abort#
	;;
	break.f 0
	;;
	.endp _ZZ4mainENUlvE_4_FUNEv#
	.sdata
	.align 8
.LC10:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC11:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED2Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev:
[.LFB1776:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addl r14 = @gprel(.LC10), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	adds r33 = -16, r32
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = @gprel(.LC11), gp
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r33] = r15
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt16nested_exceptionD2Ev#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = _ZNSt13runtime_errorD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.sdata
	.align 8
.LC14:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC15:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED0Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev:
[.LFB1777:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC14), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	adds r33 = -16, r32
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = @gprel(.LC15), gp
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r33] = r15
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt16nested_exceptionD2Ev#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = _ZNSt13runtime_errorD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 32, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.section	.rodata._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.str1.8,"aMS",@progbits,1
	.align 8
.LC18:
	stringz	"basic_string: construction from null is not valid"
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.align 16
	.align 64
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_:
[.LFB1508:]
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
	(p7) movl r40 = @gprel(.LC18)
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
	(p7) br.cond.dpnt .L28
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L21
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
.L22:
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
.L21:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L22
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
.L29:
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
.L28:
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
	br .L29
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.section	.text._ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,"axG",@progbits,_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,comdat
	.align 16
	.align 64
	.weak	_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	.proc _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_:
[.LFB1619:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	cmp.eq p6, p7 = 0, r32
	.mmi
	addl r39 = @ltoffx(_ZTISt16nested_exception#), r1
	addl r38 = @ltoffx(_ZTISt9exception#), r1
	mov r36 = r1
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	nop 0
	.mmb
	mov r37 = r32
	addl r40 = -2, r0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	ld8.mov r39 = [r39], _ZTISt16nested_exception#
	nop 0
	.mmb
	ld8.mov r38 = [r38], _ZTISt9exception#
	nop 0
	br.call.sptk.many b0 = __dynamic_cast#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L47
.L30:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 1
	.mmi
	adds r8 = 8, r8
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r37 = r15
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	;;
	.mib
	mov r1 = r36
	adds r37 = 16, r12
[.LEHB0:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE0:]
	;;
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
.L35:
	.mmi
	mov r33 = r15
	adds r15 = 16, r12
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L34
	.mib
	nop 0
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L34:
	.mib
	nop 0
	mov r37 = r33
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
	break.f 0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1619:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1619-.LLSDACSB1619
.LLSDACSB1619:
	.uleb128 .LEHB0-.LFB1619
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L35-.LFB1619
	.uleb128 0
	.uleb128 .LEHB1-.LFB1619
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE1619:
	.section	.text._ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,"axG",@progbits,_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,comdat
	.endp _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"even"
	.align 8
.LC20:
	stringz	"+%s "
	.align 8
.LC21:
	stringz	"odd"
	.align 8
.LC23:
	stringz	"-%s "
	.align 8
.LC24:
	stringz	"range"
	.align 8
.LC25:
	stringz	"text"
	.align 8
.LC26:
	stringz	"%d "
	.align 8
.LC27:
	stringz	"member"
	.align 8
.LC28:
	stringz	"constructor"
	.align 8
.LC29:
	stringz	"%d %d\n"
	.align 8
.LC30:
	stringz	"\n%s %d\n"
	.align 8
.LC31:
	stringz	"inner"
	.align 8
.LC32:
	stringz	"basic_string::append"
	.align 8
.LC33:
	stringz	"+outer"
	.align 8
.LC34:
	stringz	"low"
	.align 8
.LC35:
	stringz	"high"
	.align 8
.LC39:
	stringz	"%s"
	.align 8
.LC40:
	stringz	" %s\n"
	.align 8
.LC41:
	stringz	"%d\n"
	.sdata
	.align 8
.LC22:
	data8	_ZTV7derived#+16
	.align 8
.LC36:
	data8	_ZTVSt16nested_exception#+16
	.align 8
.LC37:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC38:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB1245:]
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 23, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 80
	adds r12 = -80, r12
	mov r17 = ar.lc
	mov r54 = r1
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mii
	nop 0
	.save rp, r52
	mov r52 = b0
	add r56 = r1, r56
	.mmi
	add r55 = r1, r55
	;;
	.savesp ar.lc, 72
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
[.LEHB2:]
	br.call.sptk.many b0 = printf#
[.LEHE2:]
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
[.LEHB3:]
	br.call.sptk.many b0 = printf#
[.LEHE3:]
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
[.LEHB4:]
	br.call.sptk.many b0 = printf#
[.LEHE4:]
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
[.LEHB5:]
	br.call.sptk.many b0 = printf#
[.LEHE5:]
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
[.LEHB6:]
	br.call.sptk.many b0 = printf#
[.LEHE6:]
	;;
	.mib
	addl r55 = 16, r0
	mov r1 = r54
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r14 = r8
	mov r55 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC22), gp
	addl r57 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	.mlx
	nop 0
	movl r56 = @gprel(_ZTI7derived#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r56 = r1, r56
	.mmi
	ld8 r57 = [r57]
	;;
	st8 [r14] = r15, 8
	addl r15 = 42, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
[.LEHB7:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE7:]
.L119:
	.mmi
	mov r33 = r16
	mov r1 = r54
	mov r55 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r33
	(p7) br.cond.spnt .L178
.L80:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r32 = r8
	mov r55 = r8
	;;
	.mmi
	nop 0
	adds r14 = 32, r14
	nop 0
	;;
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmb
	nop 0
	ld8 r1 = [r14]
[.LEHB8:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	.mmi
	mov r58 = r0
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(_ZTI7derived#)
	.mlx
	nop 0
	movl r56 = @gprel(_ZTI4base#)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = __dynamic_cast#
	;;
	.mib
	mov r1 = r54
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L81
	;;
	.mlx
	adds r14 = 8, r8
	movl r55 = @gprel(.LC30)
	.mii
	mov r56 = r32
	nop 0
	;;
	add r55 = r1, r55
	.mmb
	nop 0
	ld4 r57 = [r14]
	br.call.sptk.many b0 = printf#
[.LEHE8:]
	.mmi
	mov r1 = r54
	mov r34 = r0
	addl r49 = 1, r0
	.mmi
	addl r42 = 7, r0
	adds r38 = 24, r12
	adds r35 = 32, r12
	;;
	.mmi
	nop 0
	addl r51 = @ltoffx(.L57), r1
	nop 0
	;;
	.mib
	ld8.mov r51 = [r51], .L57
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov ar.lc = 5
	.mlx
	nop 0
	movl r16 = 0x4004000000000000
	;;
	.mmi
	addl r48 = @ltoffx(_ZTId#), r1
	addl r46 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	addl r43 = @ltoffx(_ZTIPKc#), r1
	.mlx
	addl r40 = @ltoff(@fptr(_ZNSt12out_of_rangeD1Ev#)), gp
	movl r45 = @gprel(_ZTI7derived#)
	;;
	.mlx
	addl r39 = @ltoffx(_ZTISt12out_of_range#), r1
	movl r44 = @gprel(.LC25)
	.mlx
	addl r37 = @ltoffx(_ZTIi#), r1
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	setf.d f2 = r16
	movl r36 = @gprel(.LC26)
	.mmi
	ld8.mov r48 = [r48], _ZTId#
	addl r47 = @gprel(.LC22), gp
	add r45 = r1, r45
	;;
	.mmi
	ld8 r46 = [r46]
	add r44 = r1, r44
	add r41 = r1, r41
	.mmi
	add r36 = r1, r36
	ld8.mov r43 = [r43], _ZTIPKc#
	nop 0
	;;
	.mmi
	ld8 r40 = [r40]
	ld8.mov r39 = [r39], _ZTISt12out_of_range#
	nop 0
	;;
	.mib
	ld8.mov r37 = [r37], _ZTIi#
	nop 0
	br.cloop.sptk.few .L162
.L185:
	.mlx
	nop 0
	movl r55 = @gprel(.LC26)
	.mmi
	nop 0
	addl r56 = 100, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r1, r55
[.LEHB9:]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L62:
	.mib
	addl r55 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
[.LEHE9:]
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
[.LEHB10:]
	br.call.sptk.many b0 = printf#
[.LEHE10:]
	;;
	.mib
	mov r1 = r54
	addl r55 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r32 = r8
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r56 = r1, r56
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE11:]
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	;;
	.mii
	addl r57 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	addl r56 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	nop 0
	.mmb
	ld8 r57 = [r57]
	ld8.mov r56 = [r56], _ZTISt13runtime_error#
[.LEHB12:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE12:]
.L143:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	;;
.L51:
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	;;
.L52:
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	add r55 = r1, r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	;;
.L53:
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r55 = r1, r55
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r32
.L190:
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r33
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br .L80
	;;
.L136:
	.mmi
	nop 0
	mov r1 = r54
	mov r32 = r15
.L115:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L183
.L118:
	.mmi
	mov r55 = r32
	nop 0
	nop 0
.L178:
	.mib
	nop 0
	nop 0
[.LEHB13:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE13:]
	;;
.L81:
	.mib
	nop 0
	nop 0
[.LEHB14:]
	br.call.sptk.many b0 = __cxa_bad_cast#
[.LEHE14:]
.L120:
	.mmi
	nop 0
	mov r1 = r54
	mov r32 = r15
	;;
.L103:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
[.LEHB15:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE15:]
.L162:
	.mmi
	addp4 r14 = r34, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r51
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L57:
	data8 @pcrel(.L61)
	data8 @pcrel(.L60)
	data8 @pcrel(.L59)
	data8 @pcrel(.L58)
	data8 @pcrel(.L56)
	.section	.text.startup
.L58:
	.mib
	addl r55 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	ld8 r15 = [r47]
	mov r14 = r8
	mov r1 = r54
	.mmi
	mov r57 = r46
	mov r56 = r45
	mov r55 = r8
	;;
	.mmi
	nop 0
	st8 [r14] = r15, 8
	nop 0
	;;
	.mib
	st4 [r14] = r49
	nop 0
[.LEHB16:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE16:]
.L146:
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 8, r16
	(p6) br.cond.spnt .L66
	;;
.L189:
	.mib
	cmp.lt p6, p7 = 8, r16
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	cmp.eq p6, p7 = 7, r16
	nop 0
	(p6) br.cond.spnt .L68
	;;
	.mib
	cmp.eq p6, p7 = 1, r16
	nop 0
	(p6) br.cond.spnt .L69
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 5, r16
	(p7) br.cond.spnt .L184
.L67:
	.mib
	addl r32 = -1, r0
	adds r34 = 1, r34
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r54
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r32
	.mmb
	mov r55 = r36
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE17:]
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 6, r34
	(p7) br.cond.dpnt .L62
.L182:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L162
	.mib
	nop 0
	nop 0
	br .L185
	;;
.L148:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r55 = r1, r55
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r32
.L76:
	.mib
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
.L84:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r55 = r8
	;;
	adds r14 = 32, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r54
	mov r55 = r8
[.LEHB18:]
	br.call.sptk.many b0 = puts#
[.LEHE18:]
	;;
	.mib
	mov r1 = r54
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r54
	addl r55 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r57 = 16, r12
	.mmi
	mov r32 = r8
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC31)
	;;
	.mib
	nop 0
	add r56 = r1, r56
[.LEHB19:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE19:]
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	;;
	.mlx
	addl r57 = @ltoff(@fptr(_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#)), gp
	movl r56 = @gprel(_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#)
	;;
	.mib
	ld8 r57 = [r57]
	add r56 = r1, r56
[.LEHB20:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE20:]
	;;
.L66:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld1 r32 = [r8]
	mov r1 = r54
	;;
	sxt1 r32 = r32
.L176:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L186:
	.mmi
	adds r34 = 1, r34
	nop 0
	mov r56 = r32
	.mmb
	mov r55 = r36
	nop 0
[.LEHB21:]
	br.call.sptk.many b0 = printf#
[.LEHE21:]
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 6, r34
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L149:
	.mmi
	mov r1 = r54
	mov r55 = r32
	nop 0
	.mmb
	mov r33 = r16
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
	br .L76
	;;
.L121:
	.mmi
	mov r33 = r16
	mov r1 = r54
	mov r55 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br .L84
.L68:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r55 = r8
	;;
	adds r14 = 32, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	.mmb
	adds r57 = 48, r12
	adds r55 = 16, r12
[.LEHB22:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE22:]
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r32 = [r38]
	mov r1 = r54
	;;
	.mmi
	ld8 r55 = [r16]
	nop 0
	adds r32 = 20, r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r55
	(p6) br.cond.spnt .L176
	.mmi
	nop 0
	ld8 r56 = [r35]
	nop 0
	;;
	.mib
	adds r56 = 1, r56
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r54
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L186
	;;
.L145:
	.mib
	mov r1 = r54
	mov r32 = r15
	br .L103
	;;
.L124:
	.mmi
	mov r14 = r16
	mov r1 = r54
	mov r55 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r14
	(p7) br.cond.spnt .L90
.L188:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	adds r14 = 8, r8
	mov r55 = r8
	mov r1 = r54
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 4611686018427387903
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = 5, r14
	(p7) br.cond.spnt .L187
	.mlx
	nop 0
	movl r56 = @gprel(.LC33)
	.mmi
	nop 0
	addl r57 = 6, r0
	nop 0
	;;
	.mib
	nop 0
	add r56 = r1, r56
[.LEHB23:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm#
	;;
	.mib
	nop 0
	mov r1 = r54
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE23:]
	;;
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r55 = r8
	;;
	adds r14 = 32, r14
	;;
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmb
	nop 0
	ld8 r1 = [r14]
[.LEHB24:]
	br.call.sptk.many b0 = b6
[.LEHE24:]
	;;
	.mmi
	ld1 r32 = [r8]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	sxt1 r32 = r32
	br .L176
	;;
.L123:
	.mmi
	mov r55 = r32
	mov r1 = r54
	nop 0
	.mmb
	mov r32 = r15
	mov r33 = r16
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	mov r14 = r33
	mov r1 = r54
	mov r55 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.spnt .L188
	.mib
	nop 0
	nop 0
	br .L90
.L184:
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r32 = [r8]
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r32
	.mmb
	mov r55 = r36
	nop 0
[.LEHB25:]
	br.call.sptk.many b0 = printf#
[.LEHE25:]
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 6, r34
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L125:
	.mmi
	mov r1 = r54
	nop 0
	mov r32 = r15
	.mmb
	mov r33 = r16
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r54
	mov r55 = r32
	mov r14 = r33
	;;
.L90:
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r14
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld8 r55 = [r8]
	nop 0
[.LEHB26:]
	br.call.sptk.many b0 = puts#
[.LEHE26:]
	;;
	.mib
	mov r1 = r54
	nop 0
[.LEHB27:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE27:]
	;;
	.mib
	mov r1 = r54
	addl r55 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r32 = r8
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r56 = r1, r56
[.LEHB28:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE28:]
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	;;
	.mii
	addl r57 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	addl r56 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	nop 0
	.mmb
	ld8 r57 = [r57]
	ld8.mov r56 = [r56], _ZTISt13runtime_error#
[.LEHB29:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE29:]
.L122:
	.mib
	mov r1 = r54
	mov r32 = r15
	br .L103
	;;
.L144:
	.mib
	mov r1 = r54
	mov r32 = r15
	br .L103
	;;
.L187:
	.mlx
	nop 0
	movl r55 = @gprel(.LC32)
	;;
	.mib
	nop 0
	add r55 = r1, r55
[.LEHB30:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE30:]
	;;
.L128:
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r15
.L97:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r55 = 16, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC35)
	;;
	.mib
	nop 0
	add r56 = r1, r56
[.LEHB31:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE31:]
	;;
	.mib
	mov r1 = r54
	addl r55 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	adds r56 = 16, r12
	mov r32 = r8
	adds r33 = 16, r8
	.mmb
	mov r55 = r8
	mov r1 = r54
	br.call.sptk.many b0 = _ZNSt13runtime_errorC2EOS_#
	;;
	.mii
	mov r1 = r54
	adds r55 = 24, r32
	;;
	addl r14 = @gprel(.LC36), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC37), gp
	addl r57 = @ltoff(@fptr(_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#)), gp
	.mlx
	nop 0
	movl r56 = @gprel(_ZTISt17_Nested_exceptionISt13runtime_errorE#)
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = @gprel(.LC38), gp
	.mmi
	add r56 = r1, r56
	ld8 r57 = [r57]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r32] = r15
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
[.LEHB32:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE32:]
	;;
.L127:
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r32
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
	br .L97
	;;
.L126:
	.mib
	mov r32 = r15
	mov r1 = r54
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
[.LEHB33:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE33:]
	;;
.L59:
	.mib
	addl r55 = 8, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	mov r56 = r43
	.mmb
	mov r55 = r8
	st8 [r8] = r44
[.LEHB34:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE34:]
	;;
.L60:
	.mib
	addl r55 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r41
	.mmb
	mov r32 = r8
	mov r55 = r8
[.LEHB35:]
	br.call.sptk.many b0 = _ZNSt12out_of_rangeC1EPKc#
[.LEHE35:]
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r40
	.mmb
	mov r56 = r39
	mov r55 = r32
[.LEHB36:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE36:]
	;;
.L142:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L51
.L61:
	.mib
	addl r55 = 4, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	mov r56 = r37
	.mmb
	mov r55 = r8
	st4 [r8] = r42
[.LEHB37:]
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L56:
	.mib
	addl r55 = 8, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	mov r56 = r48
	.mmb
	mov r55 = r8
	stfd [r8] = f2
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE37:]
	;;
.L130:
	.mmi
	adds r55 = 16, r12
	mov r32 = r15
	nop 0
	.mmb
	mov r33 = r16
	mov r1 = r54
	br.call.sptk.many b0 = _ZNSt13runtime_errorD1Ev#
	;;
	.mib
	mov r1 = r54
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r32
	.mmb
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
.L100:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r32 = r8
	mov r55 = r8
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC39)
	;;
	.mib
	nop 0
	add r55 = r1, r55
[.LEHB38:]
	br.call.sptk.many b0 = printf#
[.LEHE38:]
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
[.LEHB39:]
	br.call.sptk.many b0 = _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
[.LEHE39:]
	;;
	.mlx
	mov r1 = r54
	movl r16 = 6148914691236517206
	.mmi
	mov r32 = r0
	mov r34 = r0
	addl r33 = 2000, r0
	;;
	.mmi
	addl r35 = @ltoffx(_ZTIi#), r1
	setf.sig f2 = r16
	nop 0
	;;
	.mbb
	ld8.mov r35 = [r35], _ZTIi#
	br.call.sptk.many b0 = __cxa_end_catch#
	nop 0
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L78:
	.mii
	nop 0
	sxt4 r14 = r32
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
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L77
	.mib
	addl r55 = 4, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	mov r56 = r35
	.mmb
	mov r55 = r8
	st4 [r8] = r32
[.LEHB40:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE40:]
	;;
.L129:
	.mmi
	mov r1 = r54
	nop 0
	mov r32 = r15
	.mmb
	mov r33 = r16
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r32
	.mmb
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L140:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L53
	;;
.L141:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L52
	;;
.L147:
	.mmi
	mov r55 = r32
	mov r1 = r54
	nop 0
	.mmb
	mov r32 = r15
	mov r33 = r16
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	mov r16 = r33
	mov r1 = r54
	mov r55 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 8, r16
	(p7) br.cond.sptk .L189
	.mib
	nop 0
	nop 0
	br .L66
.L139:
	.mmi
	mov r1 = r54
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
	br .L190
	;;
.L131:
	.mib
	mov r1 = r54
	mov r32 = r15
	br .L103
	;;
.L132:
	.mmi
	cmp.eq p6, p7 = 2, r16
	mov r55 = r15
	mov r1 = r54
	;;
	.mib
	nop 0
	(p7) mov r32 = r15
	(p7) br.cond.spnt .L103
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r55 = r8
	;;
	adds r14 = 32, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC40)
	;;
	.mib
	nop 0
	add r55 = r1, r55
[.LEHB41:]
	br.call.sptk.many b0 = printf#
[.LEHE41:]
	;;
	.mmi
	mov r1 = r54
	mov r32 = r0
	nop 0
	.mmb
	mov r34 = r0
	addl r33 = 2000, r0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mlx
	mov r1 = r54
	movl r16 = 6148914691236517206
	;;
	.mmi
	addl r35 = @ltoffx(_ZTIi#), r1
	setf.sig f2 = r16
	nop 0
	;;
	.mib
	ld8.mov r35 = [r35], _ZTIi#
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L78
	;;
.L134:
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 5, r16
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r54
	;;
	cmp4.eq p6, p7 = r32, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r14
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L77:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r32
	(p6) br.cond.spnt .L78
	.mib
	adds r33 = 56, r12
	nop 0
	br.call.sptk.many b0 = _ZSt19uncaught_exceptionsv#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r34
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC29)
	;;
	.mib
	add r55 = r1, r55
	nop 0
[.LEHB42:]
	br.call.sptk.many b0 = printf#
[.LEHE42:]
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r55 = 16, r0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	mov r14 = r8
	mov r55 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC22), gp
	addl r57 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	.mlx
	nop 0
	movl r56 = @gprel(_ZTI7derived#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r56 = r1, r56
	.mmi
	ld8 r57 = [r57]
	;;
	st8 [r14] = r15, 8
	addl r15 = 9, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
[.LEHB43:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE43:]
	;;
.L133:
	.mib
	mov r32 = r15
	mov r1 = r54
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r54
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
[.LEHB44:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE44:]
	;;
.L135:
	.mmi
	adds r32 = 48, r12
	nop 0
	mov r55 = r15
	.mmb
	mov r1 = r54
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r16 = 16, r12
	mov r1 = r54
	.mmi
	ld8 r15 = [r32]
	st8 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	nop 0
	.mmb
	st8 [r33] = r15
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L109
	.mib
	nop 0
	mov r55 = r16
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L109:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L191
.L110:
	.mib
	nop 0
	nop 0
[.LEHB45:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE45:]
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r12
	mov r1 = r54
	;;
	.mib
	st8 [r15] = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L79
	.mib
	nop 0
	mov r55 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L79:
	.mib
	nop 0
	adds r55 = 16, r12
[.LEHB46:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE46:]
	;;
.L191:
	.mib
	mov r55 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L110
	;;
.L137:
	.mmi
	mov r32 = r15
	adds r15 = 16, r12
	mov r1 = r54
	.mmi
	mov r34 = r16
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L113
	.mib
	nop 0
	mov r55 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L113:
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r34
	(p7) br.cond.spnt .L115
	.mib
	mov r55 = r32
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r8 = 8, r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC41)
	.mmi
	nop 0
	ld4 r56 = [r8]
	nop 0
	;;
	.mib
	nop 0
	add r55 = r1, r55
[.LEHB47:]
	br.call.sptk.many b0 = printf#
[.LEHE47:]
	;;
	.mib
	nop 0
	mov r1 = r54
[.LEHB48:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE48:]
	;;
	.mmi
	mov r1 = r54
	;;
	addl r55 = @ltoff(@fptr(_ZZ4mainENUlvE_4_FUNEv#)), gp
	nop 0
	;;
	.mib
	ld8 r55 = [r55]
	nop 0
	br.call.sptk.many b0 = _ZSt13set_terminatePFvvE#
	;;
	.mib
	mov r1 = r54
	addl r55 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r14 = 1, r0
	.mmi
	mov r57 = r0
	nop 0
	mov r55 = r8
	;;
	.mmi
	addl r56 = @ltoffx(_ZTIi#), r1
	st4 [r8] = r14
	nop 0
	;;
	.mib
	ld8.mov r56 = [r56], _ZTIi#
	nop 0
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L183:
	.mib
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	mov r1 = r54
	mov r55 = r32
	br .L178
	;;
.L138:
	.mib
	mov r1 = r54
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L183
	.mib
	nop 0
	nop 0
	br .L118
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA1245:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT1245-.LLSDATTD1245
.LLSDATTD1245:
	data1	0x1
	.uleb128 .LLSDACSE1245-.LLSDACSB1245
.LLSDACSB1245:
	.uleb128 .LEHB2-.LFB1245
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L119-.LFB1245
	.uleb128 0x1
	.uleb128 .LEHB3-.LFB1245
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L139-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB4-.LFB1245
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L140-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB5-.LFB1245
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L141-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB6-.LFB1245
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L142-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB7-.LFB1245
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L143-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB8-.LFB1245
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L120-.LFB1245
	.uleb128 0
	.uleb128 .LEHB9-.LFB1245
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB10-.LFB1245
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L121-.LFB1245
	.uleb128 0x5
	.uleb128 .LEHB11-.LFB1245
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L149-.LFB1245
	.uleb128 0x7
	.uleb128 .LEHB12-.LFB1245
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L148-.LFB1245
	.uleb128 0x7
	.uleb128 .LEHB13-.LFB1245
	.uleb128 .LEHE13-.LEHB13
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB14-.LFB1245
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L120-.LFB1245
	.uleb128 0
	.uleb128 .LEHB15-.LFB1245
	.uleb128 .LEHE15-.LEHB15
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB16-.LFB1245
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L146-.LFB1245
	.uleb128 0x11
	.uleb128 .LEHB17-.LFB1245
	.uleb128 .LEHE17-.LEHB17
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB18-.LFB1245
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L122-.LFB1245
	.uleb128 0
	.uleb128 .LEHB19-.LFB1245
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L123-.LFB1245
	.uleb128 0x17
	.uleb128 .LEHB20-.LFB1245
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L124-.LFB1245
	.uleb128 0x15
	.uleb128 .LEHB21-.LFB1245
	.uleb128 .LEHE21-.LEHB21
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB22-.LFB1245
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L145-.LFB1245
	.uleb128 0
	.uleb128 .LEHB23-.LFB1245
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L125-.LFB1245
	.uleb128 0x19
	.uleb128 .LEHB24-.LFB1245
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L144-.LFB1245
	.uleb128 0
	.uleb128 .LEHB25-.LFB1245
	.uleb128 .LEHE25-.LEHB25
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB26-.LFB1245
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L126-.LFB1245
	.uleb128 0
	.uleb128 .LEHB27-.LFB1245
	.uleb128 .LEHE27-.LEHB27
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB28-.LFB1245
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L127-.LFB1245
	.uleb128 0x1b
	.uleb128 .LEHB29-.LFB1245
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L128-.LFB1245
	.uleb128 0x9
	.uleb128 .LEHB30-.LFB1245
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L125-.LFB1245
	.uleb128 0x19
	.uleb128 .LEHB31-.LFB1245
	.uleb128 .LEHE31-.LEHB31
	.uleb128 .L129-.LFB1245
	.uleb128 0x7
	.uleb128 .LEHB32-.LFB1245
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L130-.LFB1245
	.uleb128 0x7
	.uleb128 .LEHB33-.LFB1245
	.uleb128 .LEHE33-.LEHB33
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB34-.LFB1245
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L146-.LFB1245
	.uleb128 0x11
	.uleb128 .LEHB35-.LFB1245
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L147-.LFB1245
	.uleb128 0x1d
	.uleb128 .LEHB36-.LFB1245
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L146-.LFB1245
	.uleb128 0x11
	.uleb128 .LEHB37-.LFB1245
	.uleb128 .LEHE37-.LEHB37
	.uleb128 .L146-.LFB1245
	.uleb128 0x11
	.uleb128 .LEHB38-.LFB1245
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L131-.LFB1245
	.uleb128 0
	.uleb128 .LEHB39-.LFB1245
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L132-.LFB1245
	.uleb128 0x21
	.uleb128 .LEHB40-.LFB1245
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L134-.LFB1245
	.uleb128 0x23
	.uleb128 .LEHB41-.LFB1245
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L133-.LFB1245
	.uleb128 0
	.uleb128 .LEHB42-.LFB1245
	.uleb128 .LEHE42-.LEHB42
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB43-.LFB1245
	.uleb128 .LEHE43-.LEHB43
	.uleb128 .L135-.LFB1245
	.uleb128 0x9
	.uleb128 .LEHB44-.LFB1245
	.uleb128 .LEHE44-.LEHB44
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB45-.LFB1245
	.uleb128 .LEHE45-.LEHB45
	.uleb128 .L136-.LFB1245
	.uleb128 0
	.uleb128 .LEHB46-.LFB1245
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L137-.LFB1245
	.uleb128 0x25
	.uleb128 .LEHB47-.LFB1245
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L138-.LFB1245
	.uleb128 0
	.uleb128 .LEHB48-.LFB1245
	.uleb128 .LEHE48-.LEHB48
	.uleb128 .L136-.LFB1245
	.uleb128 0
.LLSDACSE1245:
	data1	0x1
	data1	0
	data1	0
	data1	0x7d
	data1	0x2
	data1	0
	data1	0
	data1	0x7d
	data1	0x4
	data1	0
	data1	0x1
	data1	0x7d
	data1	0x8
	data1	0x7d
	data1	0x7
	data1	0x7d
	data1	0x5
	data1	0x7d
	data1	0x3
	data1	0
	data1	0x3
	data1	0x7d
	data1	0
	data1	0x7d
	data1	0
	data1	0x79
	data1	0
	data1	0x6d
	data1	0
	data1	0x73
	data1	0
	data1	0
	data1	0x2
	data1	0x7d
	data1	0x5
	data1	0
	data1	0x6
	data1	0x79
	.align 8
	data8.ua	@gprel(DW.ref._ZTIPKc#)
	data8.ua	@gprel(DW.ref._ZTISt11logic_error#)
	data8.ua	@gprel(DW.ref._ZTI7derived#)
	data8.ua	@gprel(DW.ref._ZTIi#)
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#)
	data8.ua	@gprel(DW.ref._ZTISt9exception#)
	data8.ua	@gprel(DW.ref._ZTI4base#)
.LLSDATT1245:
	.section	.text.startup
	.endp main#
	.weak	_ZTS4base#
	.section	.sdata._ZTS4base,"awsG",@progbits,_ZTS4base,comdat
	.align 8
	.type	_ZTS4base#, @object
	.size	_ZTS4base#, 6
_ZTS4base:
	stringz	"4base"
	.weak	_ZTI4base#
	.section	.data.rel.ro._ZTI4base,"awG",@progbits,_ZTI4base,comdat
	.align 8
	.type	_ZTI4base#, @object
	.size	_ZTI4base#, 16
_ZTI4base:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS4base#
	.weak	_ZTS7derived#
	.section	.rodata._ZTS7derived,"aG",@progbits,_ZTS7derived,comdat
	.align 8
	.type	_ZTS7derived#, @object
	.size	_ZTS7derived#, 9
_ZTS7derived:
	stringz	"7derived"
	.weak	_ZTI7derived#
	.section	.data.rel.ro._ZTI7derived,"awG",@progbits,_ZTI7derived,comdat
	.align 8
	.type	_ZTI7derived#, @object
	.size	_ZTI7derived#, 24
_ZTI7derived:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS7derived#
	data8	_ZTI4base#
	.weak	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.rodata._ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"aG",@progbits,_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.align 8
	.type	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @object
	.size	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, 53
_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
	stringz	"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
	.weak	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.data.rel.ro._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"awG",@progbits,_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.align 8
	.type	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @object
	.size	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, 16
_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.weak	_ZTSSt17_Nested_exceptionISt13runtime_errorE#
	.section	.rodata._ZTSSt17_Nested_exceptionISt13runtime_errorE,"aG",@progbits,_ZTSSt17_Nested_exceptionISt13runtime_errorE,comdat
	.align 8
	.type	_ZTSSt17_Nested_exceptionISt13runtime_errorE#, @object
	.size	_ZTSSt17_Nested_exceptionISt13runtime_errorE#, 41
_ZTSSt17_Nested_exceptionISt13runtime_errorE:
	stringz	"St17_Nested_exceptionISt13runtime_errorE"
	.weak	_ZTISt17_Nested_exceptionISt13runtime_errorE#
	.section	.data.rel.ro._ZTISt17_Nested_exceptionISt13runtime_errorE,"awG",@progbits,_ZTISt17_Nested_exceptionISt13runtime_errorE,comdat
	.align 8
	.type	_ZTISt17_Nested_exceptionISt13runtime_errorE#, @object
	.size	_ZTISt17_Nested_exceptionISt13runtime_errorE#, 56
_ZTISt17_Nested_exceptionISt13runtime_errorE:
	data8	_ZTVN10__cxxabiv121__vmi_class_type_infoE#+16
	data8	_ZTSSt17_Nested_exceptionISt13runtime_errorE#
	data4	0
	data4	2
	data8	_ZTISt13runtime_error#
	data8	2
	data8	_ZTISt16nested_exception#
	data8	4098
	.weak	_ZTV7derived#
	.section	.rodata._ZTV7derived,"aG",@progbits,_ZTV7derived,comdat
	.align 8
	.type	_ZTV7derived#, @object
	.size	_ZTV7derived#, 64
_ZTV7derived:
	data8	0
	data8	_ZTI7derived#
	data16.ua @iplt(_ZN7derivedD1Ev#)
	data16.ua @iplt(_ZN7derivedD0Ev#)
	data16.ua @iplt(_ZNK7derived4whatEv#)
	.weak	_ZTVSt17_Nested_exceptionISt13runtime_errorE#
	.section	.data.rel.ro._ZTVSt17_Nested_exceptionISt13runtime_errorE,"awG",@progbits,_ZTVSt17_Nested_exceptionISt13runtime_errorE,comdat
	.align 8
	.type	_ZTVSt17_Nested_exceptionISt13runtime_errorE#, @object
	.size	_ZTVSt17_Nested_exceptionISt13runtime_errorE#, 112
_ZTVSt17_Nested_exceptionISt13runtime_errorE:
	data8	0
	data8	_ZTISt17_Nested_exceptionISt13runtime_errorE#
	data16.ua @iplt(_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#)
	data16.ua @iplt(_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#)
	data16.ua @iplt(_ZNKSt13runtime_error4whatEv#)
	data8	-16
	data8	_ZTISt17_Nested_exceptionISt13runtime_errorE#
	data16.ua @iplt(_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#)
	data16.ua @iplt(_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#)
	.hidden	DW.ref._ZTI4base#
	.weak	DW.ref._ZTI4base#
	.section	.sdata.DW.ref._ZTI4base,"awsG",@progbits,DW.ref._ZTI4base,comdat
	.align 8
	.type	DW.ref._ZTI4base#, @object
	.size	DW.ref._ZTI4base#, 8
DW.ref._ZTI4base:
	data8	_ZTI4base#
	.hidden	DW.ref._ZTI7derived#
	.weak	DW.ref._ZTI7derived#
	.section	.sdata.DW.ref._ZTI7derived,"awsG",@progbits,DW.ref._ZTI7derived,comdat
	.align 8
	.type	DW.ref._ZTI7derived#, @object
	.size	DW.ref._ZTI7derived#, 8
DW.ref._ZTI7derived:
	data8	_ZTI7derived#
	.hidden	DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.weak	DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.sdata.DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"awsG",@progbits,DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.align 8
	.type	DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @object
	.size	DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, 8
DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
	data8	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.hidden	DW.ref._ZTIPKc#
	.weak	DW.ref._ZTIPKc#
	.section	.sdata.DW.ref._ZTIPKc,"awsG",@progbits,DW.ref._ZTIPKc,comdat
	.align 8
	.type	DW.ref._ZTIPKc#, @object
	.size	DW.ref._ZTIPKc#, 8
DW.ref._ZTIPKc:
	data8	_ZTIPKc#
	.hidden	DW.ref._ZTISt11logic_error#
	.weak	DW.ref._ZTISt11logic_error#
	.section	.sdata.DW.ref._ZTISt11logic_error,"awsG",@progbits,DW.ref._ZTISt11logic_error,comdat
	.align 8
	.type	DW.ref._ZTISt11logic_error#, @object
	.size	DW.ref._ZTISt11logic_error#, 8
DW.ref._ZTISt11logic_error:
	data8	_ZTISt11logic_error#
	.hidden	DW.ref._ZTISt9exception#
	.weak	DW.ref._ZTISt9exception#
	.section	.sdata.DW.ref._ZTISt9exception,"awsG",@progbits,DW.ref._ZTISt9exception,comdat
	.align 8
	.type	DW.ref._ZTISt9exception#, @object
	.size	DW.ref._ZTISt9exception#, 8
DW.ref._ZTISt9exception:
	data8	_ZTISt9exception#
	.hidden	DW.ref._ZTIi#
	.weak	DW.ref._ZTIi#
	.section	.sdata.DW.ref._ZTIi,"awsG",@progbits,DW.ref._ZTIi,comdat
	.align 8
	.type	DW.ref._ZTIi#, @object
	.size	DW.ref._ZTIi#, 8
DW.ref._ZTIi:
	data8	_ZTIi#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
