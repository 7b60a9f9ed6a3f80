// 3ecb3bb94f0c9bd9fce8044ed98170f6
	.file	"exceptions.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZSt23__is_constant_evaluatedv,"axG",@progbits,_ZSt23__is_constant_evaluatedv,comdat
	.align 16
	.weak	_ZSt23__is_constant_evaluatedv#
	.proc _ZSt23__is_constant_evaluatedv#
_ZSt23__is_constant_evaluatedv:
[.LFB1:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	mov r14 = r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt23__is_constant_evaluatedv#
	.section	.text._ZNSt15__exception_ptr13exception_ptrC2EOS0_,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptrC5EOS0_,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptrC2EOS0_#
	.proc _ZNSt15__exception_ptr13exception_ptrC2EOS0_#
_ZNSt15__exception_ptr13exception_ptrC2EOS0_:
[.LFB56:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptrC2EOS0_#
	.weak	_ZNSt15__exception_ptr13exception_ptrC1EOS0_#
_ZNSt15__exception_ptr13exception_ptrC1EOS0_# = _ZNSt15__exception_ptr13exception_ptrC2EOS0_#
	.section	.text._ZNSt15__exception_ptr13exception_ptraSEOS0_,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptraSEOS0_,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptraSEOS0_#
	.proc _ZNSt15__exception_ptr13exception_ptraSEOS0_#
_ZNSt15__exception_ptr13exception_ptraSEOS0_:
[.LFB58:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1EOS0_#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr4swapERS0_#
	mov r1 = r37
	;;
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptraSEOS0_#
	.section	.text._ZNKSt15__exception_ptr13exception_ptrcvbEv,"axG",@progbits,_ZNKSt15__exception_ptr13exception_ptrcvbEv,comdat
	.align 16
	.weak	_ZNKSt15__exception_ptr13exception_ptrcvbEv#
	.proc _ZNKSt15__exception_ptr13exception_ptrcvbEv#
_ZNKSt15__exception_ptr13exception_ptrcvbEv:
[.LFB59:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__exception_ptr13exception_ptrcvbEv#
	.section	.text._ZNSt15__exception_ptr13exception_ptrC2Ev,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptrC5Ev,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptrC2Ev#
	.proc _ZNSt15__exception_ptr13exception_ptrC2Ev#
_ZNSt15__exception_ptr13exception_ptrC2Ev:
[.LFB63:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	st8 [r14] = r0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptrC2Ev#
	.weak	_ZNSt15__exception_ptr13exception_ptrC1Ev#
_ZNSt15__exception_ptr13exception_ptrC1Ev# = _ZNSt15__exception_ptr13exception_ptrC2Ev#
	.section	.text._ZNSt15__exception_ptr13exception_ptrC2ERKS0_,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptrC5ERKS0_,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptrC2ERKS0_#
	.proc _ZNSt15__exception_ptr13exception_ptrC2ERKS0_#
_ZNSt15__exception_ptr13exception_ptrC2ERKS0_:
[.LFB66:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	mov r1 = r37
.L11:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptrC2ERKS0_#
	.weak	_ZNSt15__exception_ptr13exception_ptrC1ERKS0_#
_ZNSt15__exception_ptr13exception_ptrC1ERKS0_# = _ZNSt15__exception_ptr13exception_ptrC2ERKS0_#
	.section	.text._ZNSt15__exception_ptr13exception_ptrD2Ev,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptrD5Ev,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptrD2Ev#
	.proc _ZNSt15__exception_ptr13exception_ptrD2Ev#
_ZNSt15__exception_ptr13exception_ptrD2Ev:
[.LFB69:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	mov r1 = r36
.L14:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptrD2Ev#
	.weak	_ZNSt15__exception_ptr13exception_ptrD1Ev#
_ZNSt15__exception_ptr13exception_ptrD1Ev# = _ZNSt15__exception_ptr13exception_ptrD2Ev#
	.section	.text._ZNSt15__exception_ptr13exception_ptr4swapERS0_,"axG",@progbits,_ZNSt15__exception_ptr13exception_ptr4swapERS0_,comdat
	.align 16
	.weak	_ZNSt15__exception_ptr13exception_ptr4swapERS0_#
	.proc _ZNSt15__exception_ptr13exception_ptr4swapERS0_#
_ZNSt15__exception_ptr13exception_ptr4swapERS0_:
[.LFB72:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__exception_ptr13exception_ptr4swapERS0_#
	.sdata
	.align 8
.LC0:
	data8	_ZTVSt16nested_exception#+16
	.section	.text._ZNSt16nested_exceptionC2Ev,"axG",@progbits,_ZNSt16nested_exceptionC5Ev,comdat
	.align 16
	.weak	_ZNSt16nested_exceptionC2Ev#
	.proc _ZNSt16nested_exceptionC2Ev#
_ZNSt16nested_exceptionC2Ev:
[.LFB77:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(.LC0), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16nested_exceptionC2Ev#
	.weak	_ZNSt16nested_exceptionC1Ev#
_ZNSt16nested_exceptionC1Ev# = _ZNSt16nested_exceptionC2Ev#
	.section	.text._ZNKSt16nested_exception14rethrow_nestedEv,"axG",@progbits,_ZNKSt16nested_exception14rethrow_nestedEv,comdat
	.align 16
	.weak	_ZNKSt16nested_exception14rethrow_nestedEv#
	.proc _ZNKSt16nested_exception14rethrow_nestedEv#
_ZNKSt16nested_exception14rethrow_nestedEv:
[.LFB79:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNKSt15__exception_ptr13exception_ptrcvbEv#
	mov r1 = r37
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1ERKS0_#
	mov r1 = r37
	;;
	adds r38 = -16, r36
[.LEHB0:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE0:]
	;;
.L18:
	br.call.sptk.many b0 = _ZSt9terminatev#
	;;
.L20:
	mov r1 = r37
	mov r33 = r15
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	;;
	mov r1 = r37
	mov r14 = r33
	;;
	mov r38 = r14
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
	break.f 0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA79:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE79-.LLSDACSB79
.LLSDACSB79:
	.uleb128 .LEHB0-.LFB79
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L20-.LFB79
	.uleb128 0
	.uleb128 .LEHB1-.LFB79
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE79:
	.section	.text._ZNKSt16nested_exception14rethrow_nestedEv,"axG",@progbits,_ZNKSt16nested_exception14rethrow_nestedEv,comdat
	.endp _ZNKSt16nested_exception14rethrow_nestedEv#
	.section	.text._ZNSt11char_traitsIcE6lengthEPKc,"axG",@progbits,_ZNSt11char_traitsIcE6lengthEPKc,comdat
	.align 16
	.weak	_ZNSt11char_traitsIcE6lengthEPKc#
	.proc _ZNSt11char_traitsIcE6lengthEPKc#
_ZNSt11char_traitsIcE6lengthEPKc:
[.LFB119:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	br.call.sptk.many b0 = _ZSt23__is_constant_evaluatedv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
	mov r1 = r36
	mov r14 = r8
	br .L23
	;;
.L22:
	ld8 r37 = [r35]
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	nop 0
.L23:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11char_traitsIcE6lengthEPKc#
	.section	.rodata
	.align 8
.LC1:
	stringz	"+%s "
	.section	.text._ZN5traceC2EPKc,"axG",@progbits,_ZN5traceC5EPKc,comdat
	.align 16
	.weak	_ZN5traceC2EPKc#
	.proc _ZN5traceC2EPKc#
_ZN5traceC2EPKc:
[.LFB1200:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN5traceC2EPKc#
	.weak	_ZN5traceC1EPKc#
_ZN5traceC1EPKc# = _ZN5traceC2EPKc#
	.section	.rodata
	.align 8
.LC2:
	stringz	"-%s "
	.section	.text._ZN5traceD2Ev,"axG",@progbits,_ZN5traceD5Ev,comdat
	.align 16
	.weak	_ZN5traceD2Ev#
	.proc _ZN5traceD2Ev#
_ZN5traceD2Ev:
[.LFB1203:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1203:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1203-.LLSDACSB1203
.LLSDACSB1203:
.LLSDACSE1203:
	.section	.text._ZN5traceD2Ev,"axG",@progbits,_ZN5traceD5Ev,comdat
	.endp _ZN5traceD2Ev#
	.weak	_ZN5traceD1Ev#
_ZN5traceD1Ev# = _ZN5traceD2Ev#
	.section	.rodata
	.align 8
.LC3:
	stringz	"base"
	.section	.text._ZNK4base4whatEv,"axG",@progbits,_ZNK4base4whatEv,comdat
	.align 16
	.weak	_ZNK4base4whatEv#
	.proc _ZNK4base4whatEv#
_ZNK4base4whatEv:
[.LFB1205:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK4base4whatEv#
	.sdata
	.align 8
.LC4:
	data8	_ZTV4base#+16
	.section	.text._ZN4baseC2Ev,"axG",@progbits,_ZN4baseC5Ev,comdat
	.align 16
	.weak	_ZN4baseC2Ev#
	.proc _ZN4baseC2Ev#
_ZN4baseC2Ev:
[.LFB1208:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC4), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN4baseC2Ev#
	.weak	_ZN4baseC1Ev#
_ZN4baseC1Ev# = _ZN4baseC2Ev#
	.sdata
	.align 8
.LC5:
	data8	_ZTV4base#+16
	.section	.text._ZN4baseD2Ev,"axG",@progbits,_ZN4baseD5Ev,comdat
	.align 16
	.weak	_ZN4baseD2Ev#
	.proc _ZN4baseD2Ev#
_ZN4baseD2Ev:
[.LFB1211:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC5), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN4baseD2Ev#
	.weak	_ZN4baseD1Ev#
_ZN4baseD1Ev# = _ZN4baseD2Ev#
	.section	.text._ZN4baseD0Ev,"axG",@progbits,_ZN4baseD5Ev,comdat
	.align 16
	.weak	_ZN4baseD0Ev#
	.proc _ZN4baseD0Ev#
_ZN4baseD0Ev:
[.LFB1213:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN4baseD1Ev#
	mov r1 = r36
	addl r38 = 8, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN4baseD0Ev#
	.sdata
	.align 8
.LC6:
	data8	_ZTV7derived#+16
	.section	.text._ZN7derivedC2Ei,"axG",@progbits,_ZN7derivedC5Ei,comdat
	.align 16
	.weak	_ZN7derivedC2Ei#
	.proc _ZN7derivedC2Ei#
_ZN7derivedC2Ei:
[.LFB1214:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	ld8 r14 = [r36]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN4baseC2Ev#
	mov r1 = r37
	;;
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	adds r14 = 8, r14
	adds r15 = 8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN7derivedC2Ei#
	.weak	_ZN7derivedC1Ei#
_ZN7derivedC1Ei# = _ZN7derivedC2Ei#
	.section	.rodata
	.align 8
.LC7:
	stringz	"derived"
	.section	.text._ZNK7derived4whatEv,"axG",@progbits,_ZNK7derived4whatEv,comdat
	.align 16
	.weak	_ZNK7derived4whatEv#
	.proc _ZNK7derived4whatEv#
_ZNK7derived4whatEv:
[.LFB1216:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK7derived4whatEv#
	.section	.rodata
	.align 8
.LC8:
	stringz	"odd"
	.align 8
.LC9:
	stringz	"even"
	.text
	.align 16
	.proc _ZL4deepi#
_ZL4deepi:
[.LFB1217:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L36:
	;;
	mov r39 = r14
	adds r38 = -16, r36
[.LEHB2:]
	br.call.sptk.many b0 = _ZN5traceC1EPKc#
[.LEHE2:]
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	addl r38 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	addl r39 = 42, r0
	;;
	mov r38 = r33
	br.call.sptk.many b0 = _ZN7derivedC1Ei#
	mov r1 = r37
	;;
	addl r40 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	;;
	ld8 r40 = [r40]
	movl r39 = @gprel(_ZTI7derived#)
	;;
	add r39 = r1, r39
	mov r38 = r33
[.LEHB3:]
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L37:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZL4deepi#
[.LEHE3:]
	mov r1 = r37
	mov r14 = r8
	;;
	adds r33 = 1, r14
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	mov r1 = r37
	;;
	mov r14 = r33
	br .L41
	;;
.L40:
	mov r1 = r37
	mov r33 = r15
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	;;
	mov r1 = r37
	mov r14 = r33
	;;
	mov r38 = r14
[.LEHB4:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE4:]
	;;
.L41:
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1217:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1217-.LLSDACSB1217
.LLSDACSB1217:
	.uleb128 .LEHB2-.LFB1217
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB3-.LFB1217
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L40-.LFB1217
	.uleb128 0
	.uleb128 .LEHB4-.LFB1217
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
.LLSDACSE1217:
	.text
	.endp _ZL4deepi#
	.section	.rodata
	.align 8
.LC10:
	stringz	"member"
	.align 8
.LC11:
	stringz	"constructor"
	.section	.text._ZN6memberC2Ev,"axG",@progbits,_ZN6memberC5Ev,comdat
	.align 16
	.weak	_ZN6memberC2Ev#
	.proc _ZN6memberC2Ev#
_ZN6memberC2Ev:
[.LFB1219:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st8 [r37] = r32
	ld8 r14 = [r37]
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
[.LEHB5:]
	br.call.sptk.many b0 = _ZN5traceC1EPKc#
[.LEHE5:]
	mov r1 = r38
	;;
	addl r39 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r33 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r33
[.LEHB6:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE6:]
	mov r1 = r38
	;;
	addl r41 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	ld8.mov r40 = [r40], _ZTISt13runtime_error#
	mov r39 = r33
[.LEHB7:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE7:]
	;;
.L45:
	mov r1 = r38
	mov r34 = r15
	mov r39 = r33
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	mov r1 = r38
	mov r33 = r34
	br .L44
	;;
.L46:
	mov r1 = r38
	mov r33 = r15
.L44:
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	mov r1 = r38
	mov r14 = r33
	;;
	mov r39 = r14
[.LEHB8:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE8:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1219:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1219-.LLSDACSB1219
.LLSDACSB1219:
	.uleb128 .LEHB5-.LFB1219
	.uleb128 .LEHE5-.LEHB5
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB6-.LFB1219
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L45-.LFB1219
	.uleb128 0
	.uleb128 .LEHB7-.LFB1219
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L46-.LFB1219
	.uleb128 0
	.uleb128 .LEHB8-.LFB1219
	.uleb128 .LEHE8-.LEHB8
	.uleb128 0
	.uleb128 0
.LLSDACSE1219:
	.section	.text._ZN6memberC2Ev,"axG",@progbits,_ZN6memberC5Ev,comdat
	.endp _ZN6memberC2Ev#
	.weak	_ZN6memberC1Ev#
_ZN6memberC1Ev# = _ZN6memberC2Ev#
	.section	.rodata
	.align 8
.LC12:
	stringz	"never "
	.section	.text._ZN6memberD2Ev,"axG",@progbits,_ZN6memberD5Ev,comdat
	.align 16
	.weak	_ZN6memberD2Ev#
	.proc _ZN6memberD2Ev#
_ZN6memberD2Ev:
[.LFB1222:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1222:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1222-.LLSDACSB1222
.LLSDACSB1222:
.LLSDACSE1222:
	.section	.text._ZN6memberD2Ev,"axG",@progbits,_ZN6memberD5Ev,comdat
	.endp _ZN6memberD2Ev#
	.weak	_ZN6memberD1Ev#
_ZN6memberD1Ev# = _ZN6memberD2Ev#
	.section	.rodata
	.align 8
.LC13:
	stringz	"range"
	.align 8
.LC14:
	stringz	"text"
	.text
	.align 16
	.proc _ZL6filteri#
_ZL6filteri:
[.LFB1224:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -80, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	mov r14 = r38
	;;
	ld4 r15 = [r14]
	;;
	cmp4.ltu p6, p7 = 4, r15
	(p6) br.cond.dptk .L49
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L51), r1
	;;
	ld8.mov r15 = [r15], .L51
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L51:
	data8 @pcrel(.L55)
	data8 @pcrel(.L54)
	data8 @pcrel(.L53)
	data8 @pcrel(.L52)
	data8 @pcrel(.L50)
	.text
.L55:
	addl r40 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r39
	mov r14 = r8
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	mov r42 = r0
	addl r41 = @ltoffx(_ZTIi#), r1
	;;
	ld8.mov r41 = [r41], _ZTIi#
	mov r40 = r14
[.LEHB9:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE9:]
	;;
.L54:
	addl r40 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r33 = r14
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	mov r40 = r33
[.LEHB10:]
	br.call.sptk.many b0 = _ZNSt12out_of_rangeC1EPKc#
[.LEHE10:]
	mov r1 = r39
	;;
	addl r42 = @ltoff(@fptr(_ZNSt12out_of_rangeD1Ev#)), gp
	;;
	ld8 r42 = [r42]
	addl r41 = @ltoffx(_ZTISt12out_of_range#), r1
	;;
	ld8.mov r41 = [r41], _ZTISt12out_of_range#
	mov r40 = r33
[.LEHB11:]
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L53:
	addl r40 = 8, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r15 = @gprel(.LC14)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	mov r42 = r0
	addl r41 = @ltoffx(_ZTIPKc#), r1
	;;
	ld8.mov r41 = [r41], _ZTIPKc#
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L52:
	addl r40 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r33 = r14
	addl r41 = 1, r0
	;;
	mov r40 = r33
	br.call.sptk.many b0 = _ZN7derivedC1Ei#
	mov r1 = r39
	;;
	addl r42 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	;;
	ld8 r42 = [r42]
	movl r41 = @gprel(_ZTI7derived#)
	;;
	add r41 = r1, r41
	mov r40 = r33
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L50:
	addl r40 = 8, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r39
	mov r14 = r8
	movl r15 = 0x4004000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	mov r42 = r0
	addl r41 = @ltoffx(_ZTId#), r1
	;;
	ld8.mov r41 = [r41], _ZTId#
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE11:]
	;;
.L49:
	addl r33 = 100, r0
.L56:
	;;
	mov r14 = r33
	br .L70
	;;
.L67:
	mov r1 = r39
	mov r35 = r15
	mov r34 = r16
	mov r40 = r33
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	mov r1 = r39
	mov r15 = r35
	mov r14 = r34
	br .L58
	;;
.L66:
	mov r1 = r39
	mov r14 = r16
.L58:
	;;
	cmp.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L59
	;;
	cmp.lt p6, p7 = 4, r14
	(p6) br.cond.dptk .L60
	;;
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L61
	;;
	cmp.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L60
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L62
	;;
	cmp.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L63
	br .L60
	;;
.L62:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -40, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -40, r38
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L56
	;;
.L63:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -48, r38
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -48, r38
	;;
	ld8 r40 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r33 = r8
	adds r14 = -36, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSaIcEC1Ev#
	mov r1 = r39
	adds r15 = -36, r38
	adds r14 = -32, r38
	;;
	mov r42 = r15
	mov r41 = r33
	mov r40 = r14
[.LEHB12:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE12:]
	mov r1 = r39
	adds r14 = -32, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv#
	mov r1 = r39
	mov r14 = r8
	;;
	adds r33 = 20, r14
	adds r14 = -32, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r39
	adds r14 = -36, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L56
	;;
.L61:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -56, r38
	;;
	st8 [r14] = r15
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L56
	;;
.L59:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	mov r14 = r8
	adds r15 = -64, r38
	;;
	st8 [r15] = r14
	adds r15 = -64, r38
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	adds r15 = -64, r38
	;;
	ld8 r40 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
[.LEHB13:]
	br.call.sptk.many b0 = b6
[.LEHE13:]
	;;
	mov r1 = r39
	mov r14 = r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r33 = r14
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L56
	;;
.L60:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	addl r33 = -1, r0
	;;
[.LEHB14:]
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L56
	;;
.L68:
	mov r1 = r39
	mov r33 = r15
	adds r14 = -36, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	mov r14 = r33
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L69:
	mov r1 = r39
	mov r33 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r39
	mov r14 = r33
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE14:]
	;;
.L70:
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA1224:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT1224-.LLSDATTD1224
.LLSDATTD1224:
	data1	0x1
	.uleb128 .LLSDACSE1224-.LLSDACSB1224
.LLSDACSB1224:
	.uleb128 .LEHB9-.LFB1224
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L66-.LFB1224
	.uleb128 0x9
	.uleb128 .LEHB10-.LFB1224
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L67-.LFB1224
	.uleb128 0xb
	.uleb128 .LEHB11-.LFB1224
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L66-.LFB1224
	.uleb128 0x9
	.uleb128 .LEHB12-.LFB1224
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L68-.LFB1224
	.uleb128 0
	.uleb128 .LEHB13-.LFB1224
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L69-.LFB1224
	.uleb128 0
	.uleb128 .LEHB14-.LFB1224
	.uleb128 .LEHE14-.LEHB14
	.uleb128 0
	.uleb128 0
.LLSDACSE1224:
	data1	0x5
	data1	0
	data1	0x4
	data1	0x7d
	data1	0x3
	data1	0x7d
	data1	0x2
	data1	0x7d
	data1	0x1
	data1	0x7d
	data1	0
	data1	0x7d
	.align 8
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTI4base#)
	data8.ua	@gprel(DW.ref._ZTIPKc#)
	data8.ua	@gprel(DW.ref._ZTISt11logic_error#)
	data8.ua	@gprel(DW.ref._ZTIi#)
.LLSDATT1224:
	.text
	.endp _ZL6filteri#
	.section	.rodata
	.align 8
.LC15:
	stringz	"terminate"
	.text
	.align 16
	.proc _ZZ4mainENKUlvE_clEv#
_ZZ4mainENKUlvE_clEv:
[.LFB1226:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = abort#
	;;
	break.f 0
	;;
	.endp _ZZ4mainENKUlvE_clEv#
	.align 16
	.proc _ZZ4mainENUlvE_4_FUNEv#
_ZZ4mainENUlvE_4_FUNEv:
[.LFB1227:]
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r36 = r0
	;;
	br.call.sptk.many b0 = _ZZ4mainENKUlvE_clEv#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENUlvE_4_FUNEv#
	.align 16
	.proc _ZZ4mainENKUlvE_cvPFvvEEv#
_ZZ4mainENKUlvE_cvPFvvEEv:
[.LFB1228:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @ltoff(@fptr(_ZZ4mainENUlvE_4_FUNEv#)), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENKUlvE_cvPFvvEEv#
	.align 16
	.proc _ZZ4mainENKUlvE0_clEv#
_ZZ4mainENKUlvE0_clEv:
[.LFB1229:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r37 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = @ltoffx(_ZTIi#), r1
	;;
	ld8.mov r38 = [r38], _ZTIi#
	mov r37 = r14
	br.call.sptk.many b0 = __cxa_throw#
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1229:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1229-.LLSDACSB1229
.LLSDACSB1229:
.LLSDACSE1229:
	.text
	.endp _ZZ4mainENKUlvE0_clEv#
	.section	.rodata
	.align 8
.LC16:
	stringz	"%d "
	.align 8
.LC17:
	stringz	"inner"
	.align 8
.LC18:
	stringz	"%d %d\n"
	.align 8
.LC19:
	stringz	"\n%s %d\n"
	.align 8
.LC20:
	stringz	"+outer"
	.align 8
.LC21:
	stringz	"low"
	.align 8
.LC22:
	stringz	"high"
	.align 8
.LC23:
	stringz	"%s"
	.align 8
.LC24:
	stringz	" %s\n"
	.align 8
.LC25:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB1225:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	addl r39 = 4, r0
	;;
[.LEHB15:]
	br.call.sptk.many b0 = _ZL4deepi#
[.LEHE15:]
	mov r1 = r38
.L87:
	adds r14 = -128, r37
	;;
	st4 [r14] = r0
	br .L78
	;;
.L79:
	adds r15 = -128, r37
	;;
	ld4 r39 = [r15]
[.LEHB16:]
	br.call.sptk.many b0 = _ZL6filteri#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -128, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -128, r37
	;;
	st4 [r15] = r14
.L78:
	adds r15 = -128, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L79
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
[.LEHE16:]
	mov r1 = r38
	mov r14 = r37
	;;
	mov r39 = r14
[.LEHB17:]
	br.call.sptk.many b0 = _ZN6memberC1Ev#
[.LEHE17:]
	mov r1 = r38
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN6memberD1Ev#
	mov r1 = r38
.L91:
	;;
	addl r39 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSaIcEC1Ev#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	mov r39 = r32
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE18:]
	mov r1 = r38
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r38
	;;
	addl r41 = @ltoff(@fptr(_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#)), gp
	;;
	ld8 r41 = [r41]
	movl r40 = @gprel(_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#)
	;;
	add r40 = r1, r40
	mov r39 = r32
[.LEHB19:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE19:]
	;;
.L143:
	addl r41 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	ld8.mov r40 = [r40], _ZTISt13runtime_error#
	mov r39 = r32
[.LEHB20:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE20:]
	;;
.L81:
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	addl r39 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	mov r41 = r0
	addl r40 = @ltoffx(_ZTIi#), r1
	;;
	ld8.mov r40 = [r40], _ZTIi#
	mov r39 = r15
[.LEHB21:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE21:]
	;;
.L80:
	adds r14 = -120, r37
	adds r15 = -120, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L106:
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L81
	br.call.sptk.many b0 = _ZSt19uncaught_exceptionsv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -124, r37
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
[.LEHB22:]
	br.call.sptk.many b0 = printf#
[.LEHE22:]
	mov r1 = r38
	adds r14 = -8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1Ev#
	mov r1 = r38
	;;
	addl r39 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	addl r40 = 9, r0
	;;
	mov r39 = r32
	br.call.sptk.many b0 = _ZN7derivedC1Ei#
	mov r1 = r38
	;;
	addl r41 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	;;
	ld8 r41 = [r41]
	movl r40 = @gprel(_ZTI7derived#)
	;;
	add r40 = r1, r40
	mov r39 = r32
[.LEHB23:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE23:]
	;;
.L144:
	adds r15 = -8, r37
	adds r14 = -48, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1ERKS0_#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	mov r39 = r14
[.LEHB24:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE24:]
	;;
.L145:
	adds r14 = -51, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZZ4mainENKUlvE_cvPFvvEEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt13set_terminatePFvvE#
	mov r1 = r38
	adds r14 = -52, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZZ4mainENKUlvE0_clEv#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	mov r1 = r38
	mov r14 = r0
	br .L141
	;;
.L121:
	mov r1 = r38
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L84
	mov r14 = r15
	;;
	mov r39 = r14
[.LEHB25:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE25:]
	;;
.L84:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -112, r37
	;;
	st8 [r14] = r15
	adds r14 = -112, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -112, r37
	;;
	ld8 r39 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
[.LEHB26:]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r32 = r8
	adds r14 = -112, r37
	mov r42 = r0
	;;
	movl r41 = @gprel(_ZTI7derived#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(_ZTI4base#)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = __dynamic_cast#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	br.call.sptk.many b0 = __cxa_bad_cast#
	;;
.L142:
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r32
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
[.LEHE26:]
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r38
	br .L87
	;;
.L122:
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB27:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L123:
	mov r1 = r38
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L90
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE27:]
	;;
.L90:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -104, r37
	;;
	st8 [r14] = r15
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	ld8 r39 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
[.LEHB28:]
	br.call.sptk.many b0 = puts#
[.LEHE28:]
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r38
	br .L91
	;;
.L124:
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB29:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE29:]
	;;
.L125:
	mov r1 = r38
	mov r34 = r15
	mov r33 = r16
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r38
	;;
	mov r39 = r32
	br.call.sptk.many b0 = __cxa_free_exception#
	mov r1 = r38
	mov r14 = r34
	mov r15 = r33
	br .L94
	;;
.L126:
	mov r1 = r38
	mov r14 = r15
	mov r15 = r16
.L94:
	;;
	mov r16 = r15
	;;
	cmp.eq p6, p7 = 3, r16
	(p6) br.cond.dptk .L95
	mov r16 = r14
	mov r14 = r15
	br .L96
	;;
.L95:
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -96, r37
	;;
	st8 [r14] = r15
	adds r14 = -96, r37
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
[.LEHB30:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE30:]
	;;
.L127:
	mov r1 = r38
	mov r33 = r15
	mov r32 = r16
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r16 = r33
	mov r14 = r32
.L96:
	;;
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L98
	mov r14 = r16
	;;
	mov r39 = r14
[.LEHB31:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE31:]
	;;
.L98:
	mov r14 = r16
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -88, r37
	;;
	st8 [r14] = r15
	adds r14 = -88, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
[.LEHB32:]
	br.call.sptk.many b0 = puts#
[.LEHE32:]
	mov r1 = r38
	;;
[.LEHB33:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE33:]
	mov r1 = r38
	addl r39 = 16, r0
	;;
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r32
[.LEHB34:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE34:]
	mov r1 = r38
	br .L143
	;;
.L128:
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB35:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE35:]
	;;
.L129:
	mov r1 = r38
	mov r33 = r15
	mov r39 = r32
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	mov r1 = r38
	mov r14 = r33
	br .L102
	;;
.L130:
	mov r1 = r38
	mov r14 = r15
.L102:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	mov r39 = r14
[.LEHB36:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE36:]
	mov r1 = r38
	adds r14 = -32, r37
	;;
	mov r39 = r14
[.LEHB37:]
	br.call.sptk.many b0 = _ZSt17throw_with_nestedISt13runtime_errorEvOT_#
[.LEHE37:]
	;;
.L132:
	mov r1 = r38
	mov r33 = r15
	mov r32 = r16
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt13runtime_errorD1Ev#
	mov r1 = r38
	br .L104
	;;
.L131:
	mov r1 = r38
	mov r33 = r15
	mov r32 = r16
.L104:
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r15 = r33
	mov r14 = r32
	;;
	cmp.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L105
	mov r14 = r15
	;;
	mov r39 = r14
[.LEHB38:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE38:]
	;;
.L105:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -80, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -80, r37
	;;
	ld8 r39 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
[.LEHB39:]
	br.call.sptk.many b0 = printf#
[.LEHE39:]
	mov r1 = r38
	adds r14 = -80, r37
	;;
	ld8 r39 = [r14]
[.LEHB40:]
	br.call.sptk.many b0 = _ZSt17rethrow_if_nestedISt9exceptionEvRKT_#
[.LEHE40:]
	mov r1 = r38
.L110:
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r38
	adds r14 = -124, r37
	;;
	st4 [r14] = r0
	adds r14 = -120, r37
	;;
	st4 [r14] = r0
	br .L106
	;;
.L134:
	mov r1 = r38
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L108
	mov r32 = r15
	br .L109
	;;
.L108:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -72, r37
	;;
	st8 [r14] = r15
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -72, r37
	;;
	ld8 r39 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
[.LEHB41:]
	br.call.sptk.many b0 = printf#
[.LEHE41:]
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r38
	br .L110
	;;
.L135:
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	br .L109
	;;
.L133:
	mov r1 = r38
	mov r32 = r15
.L109:
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB42:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L136:
	mov r1 = r38
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 5, r14
	(p6) br.cond.dptk .L113
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE42:]
	;;
.L113:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -56, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -56, r37
	adds r14 = -120, r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -124, r37
	adds r15 = -124, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r38
	br .L80
	;;
.L137:
	mov r1 = r38
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	adds r14 = -40, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	mov r1 = r38
	adds r15 = -40, r37
	adds r14 = -8, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptraSEOS0_#
	mov r1 = r38
	adds r14 = -40, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	mov r1 = r38
	;;
[.LEHB43:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE43:]
	mov r1 = r38
	br .L144
	;;
.L139:
	mov r1 = r38
	mov r33 = r15
	mov r32 = r16
	adds r14 = -48, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	mov r1 = r38
	mov r15 = r33
	mov r14 = r32
	;;
	cmp.eq p6, p7 = 6, r14
	(p6) br.cond.dptk .L117
	mov r32 = r15
	br .L118
	;;
.L117:
	mov r14 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -64, r37
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
[.LEHB44:]
	br.call.sptk.many b0 = printf#
[.LEHE44:]
	mov r1 = r38
	;;
[.LEHB45:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE45:]
	mov r1 = r38
	br .L145
	;;
.L140:
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r38
	br .L118
	;;
.L138:
	mov r1 = r38
	mov r32 = r15
.L118:
	adds r14 = -8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrD1Ev#
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB46:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE46:]
	;;
.L141:
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA1225:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT1225-.LLSDATTD1225
.LLSDATTD1225:
	data1	0x1
	.uleb128 .LLSDACSE1225-.LLSDACSB1225
.LLSDACSB1225:
	.uleb128 .LEHB15-.LFB1225
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L121-.LFB1225
	.uleb128 0x1
	.uleb128 .LEHB16-.LFB1225
	.uleb128 .LEHE16-.LEHB16
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB17-.LFB1225
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L123-.LFB1225
	.uleb128 0x3
	.uleb128 .LEHB18-.LFB1225
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L125-.LFB1225
	.uleb128 0x9
	.uleb128 .LEHB19-.LFB1225
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L126-.LFB1225
	.uleb128 0x7
	.uleb128 .LEHB20-.LFB1225
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L130-.LFB1225
	.uleb128 0xb
	.uleb128 .LEHB21-.LFB1225
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L136-.LFB1225
	.uleb128 0xd
	.uleb128 .LEHB22-.LFB1225
	.uleb128 .LEHE22-.LEHB22
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB23-.LFB1225
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L137-.LFB1225
	.uleb128 0xb
	.uleb128 .LEHB24-.LFB1225
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L139-.LFB1225
	.uleb128 0x11
	.uleb128 .LEHB25-.LFB1225
	.uleb128 .LEHE25-.LEHB25
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB26-.LFB1225
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L122-.LFB1225
	.uleb128 0
	.uleb128 .LEHB27-.LFB1225
	.uleb128 .LEHE27-.LEHB27
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB28-.LFB1225
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L124-.LFB1225
	.uleb128 0
	.uleb128 .LEHB29-.LFB1225
	.uleb128 .LEHE29-.LEHB29
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB30-.LFB1225
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L127-.LFB1225
	.uleb128 0x13
	.uleb128 .LEHB31-.LFB1225
	.uleb128 .LEHE31-.LEHB31
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB32-.LFB1225
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L128-.LFB1225
	.uleb128 0
	.uleb128 .LEHB33-.LFB1225
	.uleb128 .LEHE33-.LEHB33
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB34-.LFB1225
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L129-.LFB1225
	.uleb128 0x15
	.uleb128 .LEHB35-.LFB1225
	.uleb128 .LEHE35-.LEHB35
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB36-.LFB1225
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L131-.LFB1225
	.uleb128 0x17
	.uleb128 .LEHB37-.LFB1225
	.uleb128 .LEHE37-.LEHB37
	.uleb128 .L132-.LFB1225
	.uleb128 0x17
	.uleb128 .LEHB38-.LFB1225
	.uleb128 .LEHE38-.LEHB38
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB39-.LFB1225
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L133-.LFB1225
	.uleb128 0
	.uleb128 .LEHB40-.LFB1225
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L134-.LFB1225
	.uleb128 0x19
	.uleb128 .LEHB41-.LFB1225
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L135-.LFB1225
	.uleb128 0
	.uleb128 .LEHB42-.LFB1225
	.uleb128 .LEHE42-.LEHB42
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB43-.LFB1225
	.uleb128 .LEHE43-.LEHB43
	.uleb128 .L138-.LFB1225
	.uleb128 0
	.uleb128 .LEHB44-.LFB1225
	.uleb128 .LEHE44-.LEHB44
	.uleb128 .L140-.LFB1225
	.uleb128 0
	.uleb128 .LEHB45-.LFB1225
	.uleb128 .LEHE45-.LEHB45
	.uleb128 .L138-.LFB1225
	.uleb128 0
	.uleb128 .LEHB46-.LFB1225
	.uleb128 .LEHE46-.LEHB46
	.uleb128 0
	.uleb128 0
.LLSDACSE1225:
	data1	0x1
	data1	0
	data1	0x2
	data1	0
	data1	0x3
	data1	0
	data1	0x3
	data1	0x7d
	data1	0
	data1	0x7d
	data1	0x4
	data1	0
	data1	0x5
	data1	0
	data1	0
	data1	0
	data1	0x6
	data1	0x7d
	data1	0
	data1	0x71
	data1	0
	data1	0x75
	data1	0
	data1	0x6b
	data1	0x2
	data1	0x75
	.align 8
	data8.ua	@gprel(DW.ref._ZTI7derived#)
	data8.ua	@gprel(DW.ref._ZTIi#)
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#)
	data8.ua	@gprel(DW.ref._ZTISt9exception#)
	data8.ua	@gprel(DW.ref._ZTI4base#)
.LLSDATT1225:
	.text
	.endp main#
	.section	.text._ZN9__gnu_cxx11char_traitsIcE6lengthEPKc,"axG",@progbits,_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc,comdat
	.align 16
	.weak	_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
	.proc _ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc:
[.LFB1230:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	br .L147
	;;
.L148:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st8 [r16] = r14
.L147:
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -8, r35
	;;
	st1 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L148
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD5Ev,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev:
[.LFB1339:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSaIcED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD1Ev#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD1Ev# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
	.section	.rodata
	.align 8
.LC26:
	stringz	"basic_string: construction from null is not valid"
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_:
[.LFB1488:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st8 [r14] = r34
	adds r14 = -16, r39
	;;
	ld8 r35 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv#
	mov r1 = r40
	mov r15 = r8
	mov r14 = r39
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcRKS3_#
	mov r1 = r40
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L152
	movl r41 = @gprel(.LC26)
	;;
	add r41 = r1, r41
[.LEHB47:]
	br.call.sptk.many b0 = _ZSt19__throw_logic_errorPKc#
	;;
.L152:
	adds r14 = -8, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt11char_traitsIcE6lengthEPKc#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -32, r39
	;;
	st8 [r15] = r14
	adds r15 = -8, r39
	adds r14 = -16, r39
	mov r44 = r36
	adds r16 = -32, r39
	;;
	ld8 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
[.LEHE47:]
	mov r1 = r40
	br .L155
	;;
.L154:
	mov r1 = r40
	mov r35 = r15
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD1Ev#
	mov r1 = r40
	mov r14 = r35
	;;
	mov r41 = r14
[.LEHB48:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE48:]
	;;
.L155:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1488:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1488-.LLSDACSB1488
.LLSDACSB1488:
	.uleb128 .LEHB47-.LFB1488
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L154-.LFB1488
	.uleb128 0
	.uleb128 .LEHB48-.LFB1488
	.uleb128 .LEHE48-.LEHB48
	.uleb128 0
	.uleb128 0
.LLSDACSE1488:
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.section	.text._ZSt17throw_with_nestedISt13runtime_errorEvOT_,"axG",@progbits,_ZSt17throw_with_nestedISt13runtime_errorEvOT_,comdat
	.align 16
	.weak	_ZSt17throw_with_nestedISt13runtime_errorEvOT_#
	.proc _ZSt17throw_with_nestedISt13runtime_errorEvOT_#
_ZSt17throw_with_nestedISt13runtime_errorEvOT_:
[.LFB1491:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r37
	mov r14 = r8
	mov r39 = r33
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE#
	;;
	break.f 0
	;;
	.endp _ZSt17throw_with_nestedISt13runtime_errorEvOT_#
	.section	.text._ZSt17rethrow_if_nestedISt9exceptionEvRKT_,"axG",@progbits,_ZSt17rethrow_if_nestedISt9exceptionEvRKT_,comdat
	.align 16
	.weak	_ZSt17rethrow_if_nestedISt9exceptionEvRKT_#
	.proc _ZSt17rethrow_if_nestedISt9exceptionEvRKT_#
_ZSt17rethrow_if_nestedISt9exceptionEvRKT_:
[.LFB1493:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZSt11__addressofIKSt9exceptionEPT_RS2_#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt17rethrow_if_nestedISt9exceptionEvRKT_#
	.section	.text._ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_,"axG",@progbits,_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_,comdat
	.align 16
	.weak	_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
	.proc _ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_:
[.LFB1494:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld8 r14 = [r2]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
	.section	.text._ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_,"axG",@progbits,_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC5EPS4_,comdat
	.align 16
	.weak	_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_#
	.proc _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_#
_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_:
[.LFB1531:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld8 r14 = [r2]
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_#
	.weak	_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC1EPS4_#
_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC1EPS4_# = _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC2EPS4_#
	.section	.text._ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev,"axG",@progbits,_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD5Ev,comdat
	.align 16
	.weak	_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
	.proc _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev:
[.LFB1534:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L163
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	mov r1 = r36
.L163:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1534:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1534-.LLSDACSB1534
.LLSDACSB1534:
.LLSDACSE1534:
	.section	.text._ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev,"axG",@progbits,_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD5Ev,comdat
	.endp _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
	.weak	_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD1Ev#
_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD1Ev# = _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag:
[.LFB1529:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st1 [r14] = r35
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -40, r38
	;;
	st8 [r14] = r15
	adds r14 = -40, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L165
	adds r15 = -40, r38
	adds r14 = -16, r38
	mov r42 = r0
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -16, r38
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r38
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm#
	mov r1 = r39
	br .L166
	;;
.L165:
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -48, r38
	;;
	st8 [r15] = r14
	adds r14 = -48, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv#
	mov r1 = r39
	nop 0
.L166:
	adds r14 = -16, r38
	adds r15 = -32, r38
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardC1EPS4_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv#
	mov r1 = r39
	mov r16 = r8
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	mov r40 = r16
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_#
	mov r1 = r39
	adds r14 = -32, r38
	;;
	st8 [r14] = r0
	adds r14 = -40, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r38
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm#
	mov r1 = r39
	adds r14 = -32, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD1Ev#
	mov r1 = r39
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
	.section	.text._ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE,"axG",@progbits,_ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE#
	.proc _ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE#
_ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE:
[.LFB1590:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE#
	.sdata
	.align 8
.LC27:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC28:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED2Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
	.proc _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev:
[.LFB1593:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(.LC27), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(.LC28), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt16nested_exceptionD2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt13runtime_errorD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev# = _ZNSt17_Nested_exceptionISt13runtime_errorED2Ev#
.LTHUNK0 = _ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.align 16
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev:
[.LFB1755:]
	.prologue
	.body
	adds r32 = -16, r32
	br.sptk.many .LTHUNK0
	;;
	.endp _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED0Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.proc _ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev:
[.LFB1595:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#
	mov r1 = r36
	addl r38 = 32, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
.LTHUNK1 = _ZNSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.align 16
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev:
[.LFB1756:]
	.prologue
	.body
	adds r32 = -16, r32
	br.sptk.many .LTHUNK1
	;;
	.endp _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.section	.text._ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE,"axG",@progbits,_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE,comdat
	.align 16
	.weak	_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE#
	.proc _ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE#
_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE:
[.LFB1591:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st8 [r37] = r32
	adds r14 = 8, r37
	;;
	st1 [r14] = r33
	addl r39 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r34 = r14
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZSt7forwardISt13runtime_errorEOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt17_Nested_exceptionISt13runtime_errorEC1EOS0_#
	mov r1 = r38
	;;
	addl r41 = @ltoff(@fptr(_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#)), gp
	;;
	ld8 r41 = [r41]
	movl r40 = @gprel(_ZTISt17_Nested_exceptionISt13runtime_errorE#)
	;;
	add r40 = r1, r40
	mov r39 = r34
	br.call.sptk.many b0 = __cxa_throw#
	;;
	break.f 0
	;;
	.endp _ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE#
	.section	.text._ZSt11__addressofIKSt9exceptionEPT_RS2_,"axG",@progbits,_ZSt11__addressofIKSt9exceptionEPT_RS2_,comdat
	.align 16
	.weak	_ZSt11__addressofIKSt9exceptionEPT_RS2_#
	.proc _ZSt11__addressofIKSt9exceptionEPT_RS2_#
_ZSt11__addressofIKSt9exceptionEPT_RS2_:
[.LFB1596:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt11__addressofIKSt9exceptionEPT_RS2_#
	.section	.text._ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,"axG",@progbits,_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,comdat
	.align 16
	.weak	_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	.proc _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_:
[.LFB1597:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
	addl r40 = -2, r0
	addl r39 = @ltoffx(_ZTISt16nested_exception#), r1
	;;
	ld8.mov r39 = [r39], _ZTISt16nested_exception#
	addl r38 = @ltoffx(_ZTISt9exception#), r1
	;;
	ld8.mov r38 = [r38], _ZTISt9exception#
	mov r37 = r14
	br.call.sptk.many b0 = __dynamic_cast#
	mov r1 = r36
	mov r14 = r8
	br .L177
	;;
.L176:
	mov r14 = r0
.L177:
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L179
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNKSt16nested_exception14rethrow_nestedEv#
	;;
.L179:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	.section	.text._ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_,"axG",@progbits,_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_,comdat
	.align 16
	.weak	_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
	.proc _ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_:
[.LFB1622:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	st8 [r38] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	ld8 r34 = [r38]
	mov r40 = r38
	br.call.sptk.many b0 = _ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
	mov r1 = r39
	adds r14 = 8, r38
	mov r42 = r35
	;;
	ld8 r41 = [r14]
	mov r40 = r34
	br.call.sptk.many b0 = _ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
	.sdata
	.align 8
.LC29:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC30:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorEC5EOS0_,comdat
	.align 16
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_#
	.proc _ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_#
_ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_:
[.LFB1663:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt13runtime_errorC2EOS_#
	mov r1 = r37
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt16nested_exceptionC2Ev#
	mov r1 = r37
	;;
	addl r14 = @gprel(.LC29), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(.LC30), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_#
	.weak	_ZNSt17_Nested_exceptionISt13runtime_errorEC1EOS0_#
_ZNSt17_Nested_exceptionISt13runtime_errorEC1EOS0_# = _ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_#
	.section	.text._ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_,"axG",@progbits,_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_,comdat
	.align 16
	.weak	_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
	.proc _ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_:
[.LFB1678:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
	.section	.text._ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag,"axG",@progbits,_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag,comdat
	.align 16
	.weak	_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag#
	.proc _ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag#
_ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag:
[.LFB1679:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st1 [r14] = r34
	adds r14 = -8, r2
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	sub r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt10__distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag#
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
	.sdata
	.align 8
.LC31:
	data8	_ZTV7derived#+16
	.section	.text._ZN7derivedD2Ev,"axG",@progbits,_ZN7derivedD5Ev,comdat
	.align 16
	.weak	_ZN7derivedD2Ev#
	.proc _ZN7derivedD2Ev#
_ZN7derivedD2Ev:
[.LFB1752:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(.LC31), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN4baseD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN7derivedD2Ev#
	.weak	_ZN7derivedD1Ev#
_ZN7derivedD1Ev# = _ZN7derivedD2Ev#
	.section	.text._ZN7derivedD0Ev,"axG",@progbits,_ZN7derivedD5Ev,comdat
	.align 16
	.weak	_ZN7derivedD0Ev#
	.proc _ZN7derivedD0Ev#
_ZN7derivedD0Ev:
[.LFB1754:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN7derivedD1Ev#
	mov r1 = r36
	addl r38 = 16, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN7derivedD0Ev#
	.weak	_ZTV4base#
	.section	.rodata._ZTV4base,"aG",@progbits,_ZTV4base,comdat
	.align 8
	.type	_ZTV4base#, @object
	.size	_ZTV4base#, 64
_ZTV4base:
	data8	0
	data8	_ZTI4base#
	data16.ua @iplt(_ZN4baseD1Ev#)
	data16.ua @iplt(_ZN4baseD0Ev#)
	data16.ua @iplt(_ZNK4base4whatEv#)
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
	.weak	_ZTSSt17_Nested_exceptionISt13runtime_errorE#
	.section	.rodata._ZTSSt17_Nested_exceptionISt13runtime_errorE,"aG",@progbits,_ZTSSt17_Nested_exceptionISt13runtime_errorE,comdat
	.align 8
	.type	_ZTSSt17_Nested_exceptionISt13runtime_errorE#, @object
	.size	_ZTSSt17_Nested_exceptionISt13runtime_errorE#, 41
_ZTSSt17_Nested_exceptionISt13runtime_errorE:
	stringz	"St17_Nested_exceptionISt13runtime_errorE"
	.weak	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.data.rel.ro._ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"awG",@progbits,_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.align 8
	.type	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @object
	.size	_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, 16
_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.weak	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.rodata._ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,"aG",@progbits,_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,comdat
	.align 8
	.type	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @object
	.size	_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, 53
_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
	stringz	"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
	.weak	_ZTI7derived#
	.section	.data.rel.ro._ZTI7derived,"awG",@progbits,_ZTI7derived,comdat
	.align 8
	.type	_ZTI7derived#, @object
	.size	_ZTI7derived#, 24
_ZTI7derived:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS7derived#
	data8	_ZTI4base#
	.weak	_ZTS7derived#
	.section	.rodata._ZTS7derived,"aG",@progbits,_ZTS7derived,comdat
	.align 8
	.type	_ZTS7derived#, @object
	.size	_ZTS7derived#, 9
_ZTS7derived:
	stringz	"7derived"
	.weak	_ZTI4base#
	.section	.data.rel.ro._ZTI4base,"awG",@progbits,_ZTI4base,comdat
	.align 8
	.type	_ZTI4base#, @object
	.size	_ZTI4base#, 16
_ZTI4base:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS4base#
	.weak	_ZTS4base#
	.section	.sdata._ZTS4base,"awsG",@progbits,_ZTS4base,comdat
	.align 8
	.type	_ZTS4base#, @object
	.size	_ZTS4base#, 6
_ZTS4base:
	stringz	"4base"
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
