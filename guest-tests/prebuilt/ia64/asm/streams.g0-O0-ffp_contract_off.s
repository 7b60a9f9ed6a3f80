// e1f8f6ee18a03a43b60ebcbe973dccd5
	.file	"streams.cc"
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
	(p6) br.cond.dptk .L4
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
	mov r1 = r36
	mov r14 = r8
	br .L5
	;;
.L4:
	ld8 r37 = [r35]
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	nop 0
.L5:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11char_traitsIcE6lengthEPKc#
	.section	.text._ZStanSt13_Ios_FmtflagsS_,"axG",@progbits,_ZStanSt13_Ios_FmtflagsS_,comdat
	.align 16
	.weak	_ZStanSt13_Ios_FmtflagsS_#
	.proc _ZStanSt13_Ios_FmtflagsS_#
_ZStanSt13_Ios_FmtflagsS_:
[.LFB1348:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZStanSt13_Ios_FmtflagsS_#
	.section	.text._ZStorSt13_Ios_FmtflagsS_,"axG",@progbits,_ZStorSt13_Ios_FmtflagsS_,comdat
	.align 16
	.weak	_ZStorSt13_Ios_FmtflagsS_#
	.proc _ZStorSt13_Ios_FmtflagsS_#
_ZStorSt13_Ios_FmtflagsS_:
[.LFB1349:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZStorSt13_Ios_FmtflagsS_#
	.section	.text._ZStcoSt13_Ios_Fmtflags,"axG",@progbits,_ZStcoSt13_Ios_Fmtflags,comdat
	.align 16
	.weak	_ZStcoSt13_Ios_Fmtflags#
	.proc _ZStcoSt13_Ios_Fmtflags#
_ZStcoSt13_Ios_Fmtflags:
[.LFB1351:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	andcm r14 = -1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZStcoSt13_Ios_Fmtflags#
	.section	.text._ZStoRRSt13_Ios_FmtflagsS_,"axG",@progbits,_ZStoRRSt13_Ios_FmtflagsS_,comdat
	.align 16
	.weak	_ZStoRRSt13_Ios_FmtflagsS_#
	.proc _ZStoRRSt13_Ios_FmtflagsS_#
_ZStoRRSt13_Ios_FmtflagsS_:
[.LFB1352:]
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
	st4 [r14] = r33
	ld8 r14 = [r36]
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZStorSt13_Ios_FmtflagsS_#
	mov r1 = r37
	mov r15 = r8
	ld8 r14 = [r36]
	;;
	st4 [r14] = r15
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZStoRRSt13_Ios_FmtflagsS_#
	.section	.text._ZStaNRSt13_Ios_FmtflagsS_,"axG",@progbits,_ZStaNRSt13_Ios_FmtflagsS_,comdat
	.align 16
	.weak	_ZStaNRSt13_Ios_FmtflagsS_#
	.proc _ZStaNRSt13_Ios_FmtflagsS_#
_ZStaNRSt13_Ios_FmtflagsS_:
[.LFB1353:]
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
	st4 [r14] = r33
	ld8 r14 = [r36]
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZStanSt13_Ios_FmtflagsS_#
	mov r1 = r37
	mov r15 = r8
	ld8 r14 = [r36]
	;;
	st4 [r14] = r15
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZStaNRSt13_Ios_FmtflagsS_#
	.section	.text._ZNSt8ios_base4setfESt13_Ios_Fmtflags,"axG",@progbits,_ZNSt8ios_base4setfESt13_Ios_Fmtflags,comdat
	.align 16
	.weak	_ZNSt8ios_base4setfESt13_Ios_Fmtflags#
	.proc _ZNSt8ios_base4setfESt13_Ios_Fmtflags#
_ZNSt8ios_base4setfESt13_Ios_Fmtflags:
[.LFB1381:]
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
	st4 [r14] = r33
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 24, r14
	adds r14 = 8, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZStoRRSt13_Ios_FmtflagsS_#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8ios_base4setfESt13_Ios_Fmtflags#
	.section	.text._ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_,"axG",@progbits,_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_,comdat
	.align 16
	.weak	_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	.proc _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
_ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_:
[.LFB1382:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	adds r14 = 12, r37
	;;
	st4 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r14 = 12, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = _ZStcoSt13_Ios_Fmtflags#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	mov r40 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZStaNRSt13_Ios_FmtflagsS_#
	mov r1 = r38
	adds r15 = 12, r37
	adds r14 = 8, r37
	;;
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = _ZStanSt13_Ios_FmtflagsS_#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	mov r40 = r15
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZStoRRSt13_Ios_FmtflagsS_#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	.section	.text._ZNSt8ios_base6unsetfESt13_Ios_Fmtflags,"axG",@progbits,_ZNSt8ios_base6unsetfESt13_Ios_Fmtflags,comdat
	.align 16
	.weak	_ZNSt8ios_base6unsetfESt13_Ios_Fmtflags#
	.proc _ZNSt8ios_base6unsetfESt13_Ios_Fmtflags#
_ZNSt8ios_base6unsetfESt13_Ios_Fmtflags:
[.LFB1383:]
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
	st4 [r14] = r33
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = _ZStcoSt13_Ios_Fmtflags#
	mov r1 = r37
	mov r15 = r8
	ld8 r14 = [r36]
	;;
	adds r14 = 24, r14
	mov r39 = r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZStaNRSt13_Ios_FmtflagsS_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8ios_base6unsetfESt13_Ios_Fmtflags#
	.section	.text._ZSt9boolalphaRSt8ios_base,"axG",@progbits,_ZSt9boolalphaRSt8ios_base,comdat
	.align 16
	.weak	_ZSt9boolalphaRSt8ios_base#
	.proc _ZSt9boolalphaRSt8ios_base#
_ZSt9boolalphaRSt8ios_base:
[.LFB1392:]
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
	addl r38 = 1, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_Fmtflags#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt9boolalphaRSt8ios_base#
	.section	.text._ZSt8showbaseRSt8ios_base,"axG",@progbits,_ZSt8showbaseRSt8ios_base,comdat
	.align 16
	.weak	_ZSt8showbaseRSt8ios_base#
	.proc _ZSt8showbaseRSt8ios_base#
_ZSt8showbaseRSt8ios_base:
[.LFB1394:]
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
	addl r38 = 512, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_Fmtflags#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt8showbaseRSt8ios_base#
	.section	.text._ZSt4leftRSt8ios_base,"axG",@progbits,_ZSt4leftRSt8ios_base,comdat
	.align 16
	.weak	_ZSt4leftRSt8ios_base#
	.proc _ZSt4leftRSt8ios_base#
_ZSt4leftRSt8ios_base:
[.LFB1407:]
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
	addl r39 = 176, r0
	addl r38 = 32, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt4leftRSt8ios_base#
	.section	.text._ZSt5rightRSt8ios_base,"axG",@progbits,_ZSt5rightRSt8ios_base,comdat
	.align 16
	.weak	_ZSt5rightRSt8ios_base#
	.proc _ZSt5rightRSt8ios_base#
_ZSt5rightRSt8ios_base:
[.LFB1408:]
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
	addl r39 = 176, r0
	addl r38 = 128, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt5rightRSt8ios_base#
	.section	.text._ZSt3decRSt8ios_base,"axG",@progbits,_ZSt3decRSt8ios_base,comdat
	.align 16
	.weak	_ZSt3decRSt8ios_base#
	.proc _ZSt3decRSt8ios_base#
_ZSt3decRSt8ios_base:
[.LFB1409:]
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
	addl r39 = 74, r0
	addl r38 = 2, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt3decRSt8ios_base#
	.section	.text._ZSt3hexRSt8ios_base,"axG",@progbits,_ZSt3hexRSt8ios_base,comdat
	.align 16
	.weak	_ZSt3hexRSt8ios_base#
	.proc _ZSt3hexRSt8ios_base#
_ZSt3hexRSt8ios_base:
[.LFB1410:]
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
	addl r39 = 74, r0
	addl r38 = 8, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt3hexRSt8ios_base#
	.section	.text._ZSt3octRSt8ios_base,"axG",@progbits,_ZSt3octRSt8ios_base,comdat
	.align 16
	.weak	_ZSt3octRSt8ios_base#
	.proc _ZSt3octRSt8ios_base#
_ZSt3octRSt8ios_base:
[.LFB1411:]
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
	addl r39 = 74, r0
	addl r38 = 64, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt3octRSt8ios_base#
	.section	.text._ZSt5fixedRSt8ios_base,"axG",@progbits,_ZSt5fixedRSt8ios_base,comdat
	.align 16
	.weak	_ZSt5fixedRSt8ios_base#
	.proc _ZSt5fixedRSt8ios_base#
_ZSt5fixedRSt8ios_base:
[.LFB1412:]
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
	addl r39 = 260, r0
	addl r38 = 4, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt5fixedRSt8ios_base#
	.section	.text._ZSt10scientificRSt8ios_base,"axG",@progbits,_ZSt10scientificRSt8ios_base,comdat
	.align 16
	.weak	_ZSt10scientificRSt8ios_base#
	.proc _ZSt10scientificRSt8ios_base#
_ZSt10scientificRSt8ios_base:
[.LFB1413:]
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
	addl r39 = 260, r0
	addl r38 = 256, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt10scientificRSt8ios_base#
	.section	.text._ZSt8hexfloatRSt8ios_base,"axG",@progbits,_ZSt8hexfloatRSt8ios_base,comdat
	.align 16
	.weak	_ZSt8hexfloatRSt8ios_base#
	.proc _ZSt8hexfloatRSt8ios_base#
_ZSt8hexfloatRSt8ios_base:
[.LFB1414:]
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
	addl r38 = 256, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = _ZStorSt13_Ios_FmtflagsS_#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 260, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base4setfESt13_Ios_FmtflagsS0_#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt8hexfloatRSt8ios_base#
	.section	.text._ZSt12defaultfloatRSt8ios_base,"axG",@progbits,_ZSt12defaultfloatRSt8ios_base,comdat
	.align 16
	.weak	_ZSt12defaultfloatRSt8ios_base#
	.proc _ZSt12defaultfloatRSt8ios_base#
_ZSt12defaultfloatRSt8ios_base:
[.LFB1415:]
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
	addl r38 = 260, r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt8ios_base6unsetfESt13_Ios_Fmtflags#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt12defaultfloatRSt8ios_base#
	.section	.text._ZSt12setprecisioni,"axG",@progbits,_ZSt12setprecisioni,comdat
	.align 16
	.weak	_ZSt12setprecisioni#
	.proc _ZSt12setprecisioni#
_ZSt12setprecisioni:
[.LFB2114:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt12setprecisioni#
	.section	.text._ZSt4setwi,"axG",@progbits,_ZSt4setwi,comdat
	.align 16
	.weak	_ZSt4setwi#
	.proc _ZSt4setwi#
_ZSt4setwi:
[.LFB2117:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt4setwi#
	.sbss
	.align 1
	.type	_ZStL8__ioinit#, @object
	.size	_ZStL8__ioinit#, 1
_ZStL8__ioinit:
	.skip	1
	.section	.text._ZNSt14numeric_limitsIxE3minEv,"axG",@progbits,_ZNSt14numeric_limitsIxE3minEv,comdat
	.align 16
	.weak	_ZNSt14numeric_limitsIxE3minEv#
	.proc _ZNSt14numeric_limitsIxE3minEv#
_ZNSt14numeric_limitsIxE3minEv:
[.LFB2258:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	movl r14 = -9223372036854775808
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14numeric_limitsIxE3minEv#
	.section	.text._ZNSt14numeric_limitsIyE3maxEv,"axG",@progbits,_ZNSt14numeric_limitsIyE3maxEv,comdat
	.align 16
	.weak	_ZNSt14numeric_limitsIyE3maxEv#
	.proc _ZNSt14numeric_limitsIyE3maxEv#
_ZNSt14numeric_limitsIyE3maxEv:
[.LFB2268:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = -1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14numeric_limitsIyE3maxEv#
	.section	.text._ZNSt14numeric_limitsIdE3maxEv,"axG",@progbits,_ZNSt14numeric_limitsIdE3maxEv,comdat
	.align 16
	.weak	_ZNSt14numeric_limitsIdE3maxEv#
	.proc _ZNSt14numeric_limitsIdE3maxEv#
_ZNSt14numeric_limitsIdE3maxEv:
[.LFB2304:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	movl r14 = 0x7fefffffffffffff
	;;
	setf.d f6 = r14
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14numeric_limitsIdE3maxEv#
	.text
	.align 16
	.proc _ZlsRSoRK5point#
_ZlsRSoRK5point:
[.LFB2321:]
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
	addl r39 = 40, r0
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r37
	mov r14 = r8
	;;
	addl r39 = 44, r0
	mov r38 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r37
	mov r14 = r8
	;;
	addl r39 = 41, r0
	mov r38 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZlsRSoRK5point#
	.align 16
	.proc _ZrsRSiR5point#
_ZrsRSiR5point:
[.LFB2322:]
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
	mov r14 = r36
	adds r39 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r39 = -16, r36
	mov r38 = r14
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r39 = -16, r36
	mov r38 = r14
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZrsRSiR5point#
	.section	.text._ZSt6quotedIcEDaPKT_S0_S0_,"axG",@progbits,_ZSt6quotedIcEDaPKT_S0_S0_,comdat
	.align 16
	.weak	_ZSt6quotedIcEDaPKT_S0_S0_#
	.proc _ZSt6quotedIcEDaPKT_S0_S0_#
_ZSt6quotedIcEDaPKT_S0_S0_:
[.LFB2325:]
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
	mov r14 = r39
	;;
	st8 [r14] = r32
	adds r14 = 8, r39
	;;
	st1 [r14] = r33
	adds r14 = 9, r39
	;;
	st1 [r14] = r34
	adds r16 = 9, r39
	adds r15 = 8, r39
	mov r14 = r39
	;;
	ld1 r44 = [r16]
	ld1 r43 = [r15]
	ld8 r42 = [r14]
	adds r41 = -32, r39
	br.call.sptk.many b0 = _ZNSt8__detail14_Quoted_stringIPKccEC1ES2_cc#
	mov r1 = r40
	adds r14 = -16, r39
	adds r16 = -32, r39
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	adds r15 = -24, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r35 = r16
	;;
	mov r36 = r15
	mov r14 = r35
	;;
	mov r15 = r36
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZSt6quotedIcEDaPKT_S0_S0_#
	.section	.rodata
	.align 8
.LC0:
	stringz	"12 0x1f abc 3.5 (3,-4)"
	.align 8
.LC1:
	stringz	"notanumber"
	.align 8
.LC2:
	stringz	"stream.txt"
	.align 8
.LC3:
	stringz	"a \"b\""
	.align 8
.LC4:
	stringz	"x"
	.align 8
.LC5:
	stringz	"nosuchfile"
	.sdata
	.align 8
.LC6:
	data8	_ZSt3cin#+16
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB2323:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -2624, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 42, r0
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
[.LEHB0:]
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt3hexRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt8showbaseRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 255, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt3octRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 8, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt3decRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = _ZSt4setwi#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 42, r0
	br.call.sptk.many b0 = _ZSt7setfillIcESt8_SetfillIT_ES1_#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 7, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt4leftRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 5, r0
	br.call.sptk.many b0 = _ZSt4setwi#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 8, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 124, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt9boolalphaRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(_ZSt5fixedRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = _ZSt12setprecisioni#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 0x400921f9f01b866e
	;;
	setf.d f8 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt10scientificRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	movl r17 = 0x40c81cd6c8b43958
	;;
	setf.d f8 = r17
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt12defaultfloatRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 0x54b249ad2594c37d
	;;
	setf.d f8 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt8hexfloatRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	movl r17 = 0x3ff8000000000000
	;;
	setf.d f8 = r17
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt12defaultfloatRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = _ZNSt14numeric_limitsIxE3minEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEx#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = _ZNSt14numeric_limitsIyE3maxEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZNSolsEy#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = _ZNSt14numeric_limitsIdE3maxEv#
	mov r1 = r36
	getf.d r14 = f8
	;;
	setf.d f8 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE0:]
	mov r1 = r36
	adds r14 = -2432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcEC1Ev#
	mov r1 = r36
	adds r15 = -2432, r35
	adds r14 = -2424, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	mov r37 = r14
[.LEHB1:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE1:]
	mov r1 = r36
	adds r15 = -2424, r35
	adds r14 = -2392, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB2:]
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode#
[.LEHE2:]
	mov r1 = r36
	adds r14 = -2424, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -2432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r36
	adds r14 = -2000, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev#
	mov r1 = r36
	adds r15 = -2008, r35
	adds r14 = -2392, r35
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB3:]
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt3hexRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSirsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2000, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	adds r14 = -2008, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2000, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	adds r15 = -2000, r35
	adds r14 = -2392, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1968, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSirsERd#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt3decRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSirsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1960, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZrsRSiR5point#
	mov r1 = r36
	;;
	addl r38 = 32, r0
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2000, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1968, r35
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSolsEd#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1960, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZlsRSoRK5point#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -2392, r35
	;;
	adds r14 = 120, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -2392, r35
	;;
	adds r14 = 120, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	adds r14 = -2392, r35
	;;
	adds r14 = 120, r14
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
[.LEHE3:]
	mov r1 = r36
	adds r14 = -2472, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcEC1Ev#
	mov r1 = r36
	adds r15 = -2472, r35
	adds r14 = -2464, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
[.LEHB4:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE4:]
	mov r1 = r36
	adds r15 = -2464, r35
	adds r14 = -2392, r35
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB5:]
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE#
[.LEHE5:]
	mov r1 = r36
	adds r14 = -2464, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -2472, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r36
	adds r15 = -2008, r35
	adds r14 = -2392, r35
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB6:]
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r36
	adds r14 = -2392, r35
	;;
	adds r14 = 120, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2008, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	adds r14 = -504, r35
	addl r39 = 16, r0
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE6:]
	mov r1 = r36
	adds r14 = -2608, r35
	;;
	st4 [r14] = r0
	br .L60
	;;
.L61:
	adds r14 = -504, r35
	adds r15 = -2608, r35
	;;
	ld4 r38 = [r15]
	mov r37 = r14
[.LEHB7:]
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 32, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -2480, r35
	adds r17 = -2608, r35
	;;
	ld4 r15 = [r17]
	;;
	st4 [r14] = r15
	adds r14 = -2608, r35
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	adds r14 = -2480, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -2480, r35
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = _ZlsRSoRK5point#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE7:]
	mov r1 = r36
	adds r15 = -2608, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -2608, r35
	;;
	st4 [r17] = r14
.L60:
	adds r15 = -2608, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L61
	adds r14 = -504, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	adds r14 = -1952, r35
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
[.LEHB8:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE8:]
	mov r1 = r36
	adds r14 = -1432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev#
	mov r1 = r36
	adds r14 = -2604, r35
	;;
	st4 [r14] = r0
	adds r14 = -2600, r35
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	adds r14 = -2604, r35
	adds r15 = -2604, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -1960, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -2600, r35
	adds r16 = -2600, r35
	;;
	ld4 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L62:
	adds r15 = -2008, r35
	adds r14 = -1952, r35
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB9:]
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1960, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZrsRSiR5point#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	;;
	adds r15 = -24, r15
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r14, r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	adds r14 = -2604, r35
	;;
	ld4 r38 = [r14]
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -2600, r35
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSolsEi#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	adds r14 = -1952, r35
	;;
	adds r14 = 256, r14
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate#
	mov r1 = r36
	adds r14 = -2496, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt4fposI11__mbstate_tEC1El#
	mov r1 = r36
	adds r14 = -2496, r35
	adds r15 = -1952, r35
	;;
	ld8 r38 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r39 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSi5seekgESt4fposI11__mbstate_tE#
	mov r1 = r36
	adds r15 = -1432, r35
	adds r14 = -1952, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	adds r14 = -1432, r35
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -1952, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSi5tellgEv#
	mov r1 = r36
	mov r14 = r8
	mov r15 = r9
	adds r16 = -2512, r35
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -2512, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt4fposI11__mbstate_tEcvlEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZNSolsEl#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remove#
	mov r1 = r36
	adds r14 = -1400, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev#
[.LEHE9:]
	mov r1 = r36
	addl r39 = 92, r0
	addl r38 = 34, r0
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = _ZSt6quotedIcEDaPKT_S0_S0_#
	mov r1 = r36
	mov r14 = r8
	mov r15 = r9
	adds r16 = -2528, r35
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r15 = -2528, r35
	adds r14 = -1400, r35
	;;
	mov r38 = r15
	mov r37 = r14
[.LEHB10:]
	br.call.sptk.many b0 = _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = _ZSt4setwi#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt5rightRSt8ios_base#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSt8ios_baseS0_E#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSoS_E#
	mov r1 = r36
	adds r14 = -2560, r35
	adds r15 = -1400, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE10:]
	mov r1 = r36
	adds r14 = -2560, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSolsEm#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 32, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -2592, r35
	adds r15 = -1400, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE11:]
	mov r1 = r36
	adds r14 = -2592, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
[.LEHB12:]
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r38 = @ltoff(@fptr(_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSolsEPFRSoS_E#
[.LEHE12:]
	mov r1 = r36
	adds r14 = -2592, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -2560, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -1024, r35
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
[.LEHB13:]
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode#
[.LEHE13:]
	mov r1 = r36
	adds r14 = -1024, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEE7is_openEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
[.LEHB14:]
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r36
	adds r14 = -2008, r35
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt3cin#), r1
	;;
	ld8.mov r37 = [r37], _ZSt3cin#
	br.call.sptk.many b0 = _ZNSirsERi#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	addl r37 = @ltoffx(_ZSt4cout#), r1
	;;
	ld8.mov r37 = [r37], _ZSt4cout#
	br.call.sptk.many b0 = _ZNSolsEb#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
[.LEHE14:]
	mov r1 = r36
	adds r14 = -1024, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	adds r14 = -1400, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -1432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -1952, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	adds r14 = -2000, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -2392, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	mov r14 = r0
	br .L87
	;;
.L77:
	mov r1 = r36
	mov r32 = r15
	adds r14 = -2424, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	br .L66
	;;
.L76:
	mov r1 = r36
	mov r32 = r15
.L66:
	adds r14 = -2432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r36
	mov r14 = r32
	;;
	mov r37 = r14
[.LEHB15:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L80:
	mov r1 = r36
	mov r32 = r15
	adds r14 = -2464, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	br .L68
	;;
.L79:
	mov r1 = r36
	mov r32 = r15
.L68:
	adds r14 = -2472, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r36
	br .L69
	;;
.L81:
	mov r1 = r36
	mov r32 = r15
	adds r14 = -504, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	br .L69
	;;
.L85:
	mov r1 = r36
	mov r32 = r15
	adds r14 = -2592, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	br .L72
	;;
.L84:
	mov r1 = r36
	mov r32 = r15
.L72:
	adds r14 = -2560, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	br .L73
	;;
.L86:
	mov r1 = r36
	mov r32 = r15
	adds r14 = -1024, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	br .L73
	;;
.L83:
	mov r1 = r36
	mov r32 = r15
.L73:
	adds r14 = -1400, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	br .L75
	;;
.L82:
	mov r1 = r36
	mov r32 = r15
.L75:
	adds r14 = -1432, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -1952, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev#
	mov r1 = r36
	br .L69
	;;
.L78:
	mov r1 = r36
	mov r32 = r15
.L69:
	adds r14 = -2000, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	adds r14 = -2392, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	mov r14 = r32
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE15:]
	;;
.L87:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2323:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2323-.LLSDACSB2323
.LLSDACSB2323:
	.uleb128 .LEHB0-.LFB2323
	.uleb128 .LEHE0-.LEHB0
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB1-.LFB2323
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L76-.LFB2323
	.uleb128 0
	.uleb128 .LEHB2-.LFB2323
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L77-.LFB2323
	.uleb128 0
	.uleb128 .LEHB3-.LFB2323
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L78-.LFB2323
	.uleb128 0
	.uleb128 .LEHB4-.LFB2323
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L79-.LFB2323
	.uleb128 0
	.uleb128 .LEHB5-.LFB2323
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L80-.LFB2323
	.uleb128 0
	.uleb128 .LEHB6-.LFB2323
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L78-.LFB2323
	.uleb128 0
	.uleb128 .LEHB7-.LFB2323
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L81-.LFB2323
	.uleb128 0
	.uleb128 .LEHB8-.LFB2323
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L78-.LFB2323
	.uleb128 0
	.uleb128 .LEHB9-.LFB2323
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L82-.LFB2323
	.uleb128 0
	.uleb128 .LEHB10-.LFB2323
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L83-.LFB2323
	.uleb128 0
	.uleb128 .LEHB11-.LFB2323
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L84-.LFB2323
	.uleb128 0
	.uleb128 .LEHB12-.LFB2323
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L85-.LFB2323
	.uleb128 0
	.uleb128 .LEHB13-.LFB2323
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L83-.LFB2323
	.uleb128 0
	.uleb128 .LEHB14-.LFB2323
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L86-.LFB2323
	.uleb128 0
	.uleb128 .LEHB15-.LFB2323
	.uleb128 .LEHE15-.LEHB15
	.uleb128 0
	.uleb128 0
.LLSDACSE2323:
	.text
	.endp main#
	.section	.text._ZN9__gnu_cxx11char_traitsIcE6lengthEPKc,"axG",@progbits,_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc,comdat
	.align 16
	.weak	_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
	.proc _ZN9__gnu_cxx11char_traitsIcE6lengthEPKc#
_ZN9__gnu_cxx11char_traitsIcE6lengthEPKc:
[.LFB2326:]
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
	br .L89
	;;
.L90:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st8 [r16] = r14
.L89:
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
	(p6) br.cond.dptk .L90
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
[.LFB2435:]
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
	.section	.text._ZSt7setfillIcESt8_SetfillIT_ES1_,"axG",@progbits,_ZSt7setfillIcESt8_SetfillIT_ES1_,comdat
	.align 16
	.weak	_ZSt7setfillIcESt8_SetfillIT_ES1_#
	.proc _ZSt7setfillIcESt8_SetfillIT_ES1_#
_ZSt7setfillIcESt8_SetfillIT_ES1_:
[.LFB2608:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st1 [r2] = r32
	ld1 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt7setfillIcESt8_SetfillIT_ES1_#
	.section	.rodata
	.align 8
.LC7:
	stringz	"basic_string: construction from null is not valid"
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_:
[.LFB2616:]
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
	(p6) br.cond.dptk .L96
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
[.LEHB16:]
	br.call.sptk.many b0 = _ZSt19__throw_logic_errorPKc#
	;;
.L96:
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
[.LEHE16:]
	mov r1 = r40
	br .L99
	;;
.L98:
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
[.LEHB17:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE17:]
	;;
.L99:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2616:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2616-.LLSDACSB2616
.LLSDACSB2616:
	.uleb128 .LEHB16-.LFB2616
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L98-.LFB2616
	.uleb128 0
	.uleb128 .LEHB17-.LFB2616
	.uleb128 .LEHE17-.LEHB17
	.uleb128 0
	.uleb128 0
.LLSDACSE2616:
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEPKcRKS3_,comdat
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_#
	.section	.text._ZNSt4fposI11__mbstate_tEC2El,"axG",@progbits,_ZNSt4fposI11__mbstate_tEC5El,comdat
	.align 16
	.weak	_ZNSt4fposI11__mbstate_tEC2El#
	.proc _ZNSt4fposI11__mbstate_tEC2El#
_ZNSt4fposI11__mbstate_tEC2El:
[.LFB2655:]
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
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	ld8 r14 = [r2]
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt4fposI11__mbstate_tEC2El#
	.weak	_ZNSt4fposI11__mbstate_tEC1El#
_ZNSt4fposI11__mbstate_tEC1El# = _ZNSt4fposI11__mbstate_tEC2El#
	.section	.text._ZNKSt4fposI11__mbstate_tEcvlEv,"axG",@progbits,_ZNKSt4fposI11__mbstate_tEcvlEv,comdat
	.align 16
	.weak	_ZNKSt4fposI11__mbstate_tEcvlEv#
	.proc _ZNKSt4fposI11__mbstate_tEcvlEv#
_ZNKSt4fposI11__mbstate_tEcvlEv:
[.LFB2658:]
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
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt4fposI11__mbstate_tEcvlEv#
	.section	.text._ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc,"axG",@progbits,_ZNSt8__detail14_Quoted_stringIPKccEC5ES2_cc,comdat
	.align 16
	.weak	_ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc#
	.proc _ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc#
_ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc:
[.LFB2668:]
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
	adds r14 = 1, r2
	;;
	st1 [r14] = r35
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	mov r15 = r2
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 9, r14
	adds r15 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc#
	.weak	_ZNSt8__detail14_Quoted_stringIPKccEC1ES2_cc#
_ZNSt8__detail14_Quoted_stringIPKccEC1ES2_cc# = _ZNSt8__detail14_Quoted_stringIPKccEC2ES2_cc#
	.section	.text._ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,"axG",@progbits,_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,comdat
	.align 16
	.weak	_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	.proc _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE:
[.LFB2670:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -432, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -376, r37
	;;
	mov r39 = r14
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev#
[.LEHE18:]
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -376, r37
	;;
	mov r40 = r15
	mov r39 = r14
[.LEHB19:]
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -416, r37
	;;
	st8 [r15] = r14
	br .L105
	;;
.L108:
	adds r15 = -416, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L106
	adds r15 = -416, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L107
.L106:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -376, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r38
.L107:
	adds r15 = -416, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -376, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r38
	adds r15 = -416, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -416, r37
	;;
	st8 [r15] = r14
.L105:
	adds r15 = -416, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -376, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c#
	mov r1 = r38
	adds r14 = -408, r37
	adds r15 = -376, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv#
[.LEHE19:]
	mov r1 = r38
	adds r15 = -408, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
[.LEHB20:]
	br.call.sptk.many b0 = _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE#
[.LEHE20:]
	mov r1 = r38
	mov r34 = r8
	nop 0
	adds r14 = -408, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	adds r14 = -376, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	mov r14 = r34
	br .L114
	;;
.L113:
	mov r1 = r38
	mov r34 = r15
	adds r14 = -408, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	br .L111
	;;
.L112:
	mov r1 = r38
	mov r34 = r15
.L111:
	adds r14 = -376, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	mov r14 = r34
	;;
	mov r39 = r14
[.LEHB21:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE21:]
	;;
.L114:
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2670:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2670-.LLSDACSB2670
.LLSDACSB2670:
	.uleb128 .LEHB18-.LFB2670
	.uleb128 .LEHE18-.LEHB18
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB19-.LFB2670
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L112-.LFB2670
	.uleb128 0
	.uleb128 .LEHB20-.LFB2670
	.uleb128 .LEHE20-.LEHB20
	.uleb128 .L113-.LFB2670
	.uleb128 0
	.uleb128 .LEHB21-.LFB2670
	.uleb128 .LEHE21-.LEHB21
	.uleb128 0
	.uleb128 0
.LLSDACSE2670:
	.section	.text._ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,"axG",@progbits,_ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE,comdat
	.endp _ZNSt8__detaillsIcSt11char_traitsIcEEERSt13basic_ostreamIT_T0_ES7_RKNS_14_Quoted_stringIPKS4_S4_EE#
	.section	.text._ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_,"axG",@progbits,_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_,comdat
	.align 16
	.weak	_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
	.proc _ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_#
_ZN9__gnu_cxx11char_traitsIcE2eqERKcS3_:
[.LFB2678:]
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
[.LFB2715:]
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
[.LFB2718:]
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
	(p6) br.cond.dptk .L120
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	mov r1 = r36
.L120:
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
.LLSDA2718:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2718-.LLSDACSB2718
.LLSDACSB2718:
.LLSDACSE2718:
	.section	.text._ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev,"axG",@progbits,_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD5Ev,comdat
	.endp _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
	.weak	_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD1Ev#
_ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD1Ev# = _ZZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tagEN6_GuardD2Ev#
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag:
[.LFB2713:]
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
	(p6) br.cond.dptk .L122
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
	br .L123
	;;
.L122:
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
.L123:
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
	.section	.text._ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_,"axG",@progbits,_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_,comdat
	.align 16
	.weak	_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
	.proc _ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_#
_ZSt8distanceIPKcENSt15iterator_traitsIT_E15difference_typeES3_S3_:
[.LFB2854:]
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
	.section	.text._ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_,"axG",@progbits,_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_,comdat
	.align 16
	.weak	_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
	.proc _ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_#
_ZSt19__iterator_categoryIPKcENSt15iterator_traitsIT_E17iterator_categoryERKS3_:
[.LFB2925:]
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
[.LFB2926:]
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
	.text
	.align 16
	.proc _Z41__static_initialization_and_destruction_0ii#
_Z41__static_initialization_and_destruction_0ii:
[.LFB3023:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L133
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L133
	addl r38 = @gprel(_ZStL8__ioinit#), gp
	br.call.sptk.many b0 = _ZNSt8ios_base4InitC1Ev#
	mov r1 = r37
	;;
	addl r40 = @gprel(__dso_handle#), gp
	addl r39 = @gprel(_ZStL8__ioinit#), gp
	addl r38 = @ltoff(@fptr(_ZNSt8ios_base4InitD1Ev#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = __cxa_atexit#
	mov r1 = r37
.L133:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _Z41__static_initialization_and_destruction_0ii#
	.align 16
	.proc _GLOBAL__sub_I_main#
_GLOBAL__sub_I_main:
[.LFB3024:]
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 65535, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = _Z41__static_initialization_and_destruction_0ii#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp _GLOBAL__sub_I_main#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(_GLOBAL__sub_I_main#)
	.hidden	__dso_handle#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
