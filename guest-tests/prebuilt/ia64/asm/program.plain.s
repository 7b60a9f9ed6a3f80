// 29b86b87d3e039afc8c47802453605b2
	.file	"program.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZSt4__lgl,"axG",@progbits,_ZSt4__lgl,comdat
	.align 16
	.weak	_ZSt4__lgl#
	.proc _ZSt4__lgl#
_ZSt4__lgl:
[.LFB348:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	sub r14 = 63, r14
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt4__lgl#
	.section	.text._ZnwmPv,"axG",@progbits,_ZnwmPv,comdat
	.align 16
	.weak	_ZnwmPv#
	.proc _ZnwmPv#
_ZnwmPv:
[.LFB411:]
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
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZnwmPv#
	.section	.sdata,"aws"
	.type	_ZN6__pstl9execution2v1L3seqE#, @object
	.size	_ZN6__pstl9execution2v1L3seqE#, 1
_ZN6__pstl9execution2v1L3seqE:
	.skip	1
	.type	_ZN6__pstl9execution2v1L3parE#, @object
	.size	_ZN6__pstl9execution2v1L3parE#, 1
_ZN6__pstl9execution2v1L3parE:
	.skip	1
	.type	_ZN6__pstl9execution2v1L9par_unseqE#, @object
	.size	_ZN6__pstl9execution2v1L9par_unseqE#, 1
_ZN6__pstl9execution2v1L9par_unseqE:
	.skip	1
	.type	_ZN6__pstl9execution2v1L5unseqE#, @object
	.size	_ZN6__pstl9execution2v1L5unseqE#, 1
_ZN6__pstl9execution2v1L5unseqE:
	.skip	1
	.section	.text._ZNSt7__cxx119to_stringEi,"axG",@progbits,_ZNSt7__cxx119to_stringEi,comdat
	.align 16
	.weak	_ZNSt7__cxx119to_stringEi#
	.proc _ZNSt7__cxx119to_stringEi#
_ZNSt7__cxx119to_stringEi:
[.LFB1323:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
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
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 31, 1
	adds r15 = -16, r37
	;;
	st1 [r15] = r14
	adds r15 = -16, r37
	;;
	ld1 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L7
	;;
.L6:
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
.L7:
	adds r15 = -12, r37
	;;
	st4 [r15] = r14
	adds r34 = -8, r37
	adds r14 = -12, r37
	addl r40 = 10, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt8__detail14__to_chars_lenIjEEjT_i#
	mov r1 = r38
	st4 [r34] = r8
	adds r15 = -16, r37
	;;
	ld1 r14 = [r15]
	;;
	mov r15 = r14
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	addp4 r34 = r14, r0
	adds r14 = -4, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSaIcEC1Ev#
	mov r1 = r38
	adds r15 = -4, r37
	mov r14 = r37
	;;
	mov r42 = r15
	addl r41 = 45, r0
	mov r40 = r34
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEmcRKS3_#
	mov r1 = r38
	adds r14 = -4, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSaIcED1Ev#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld1 r15 = [r14]
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -12, r37
	adds r14 = -8, r37
	;;
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = _ZNSt8__detail18__to_chars_10_implIjEEvPcjT_#
	mov r1 = r38
	mov r14 = r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r14 = r37
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1323:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1323-.LLSDACSB1323
.LLSDACSB1323:
.LLSDACSE1323:
	.section	.text._ZNSt7__cxx119to_stringEi,"axG",@progbits,_ZNSt7__cxx119to_stringEi,comdat
	.endp _ZNSt7__cxx119to_stringEi#
	.section	.text._ZNK6shapes5PointplERKS0_,"axG",@progbits,_ZNK6shapes5PointplERKS0_,comdat
	.align 16
	.weak	_ZNK6shapes5PointplERKS0_#
	.proc _ZNK6shapes5PointplERKS0_#
_ZNK6shapes5PointplERKS0_:
[.LFB1759:]
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
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -12, r2
	;;
	st4 [r14] = r15
	mov r14 = r0
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	mix4.r r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK6shapes5PointplERKS0_#
	.text
	.align 16
	.proc _ZN6shapesL7doubledENS_5PointE#
_ZN6shapesL7doubledENS_5PointE:
[.LFB1761:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
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
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZN6shapesL5twiceINS_5PointEEET_S2_#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r0
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	mix4.r r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN6shapesL7doubledENS_5PointE#
	.sdata
	.align 8
.LC0:
	data8	_ZTVN6shapes5ShapeE#+16
	.section	.text._ZN6shapes5ShapeD2Ev,"axG",@progbits,_ZN6shapes5ShapeD5Ev,comdat
	.align 16
	.weak	_ZN6shapes5ShapeD2Ev#
	.proc _ZN6shapes5ShapeD2Ev#
_ZN6shapes5ShapeD2Ev:
[.LFB1763:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC0), gp
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
	.endp _ZN6shapes5ShapeD2Ev#
	.weak	_ZN6shapes5ShapeD1Ev#
_ZN6shapes5ShapeD1Ev# = _ZN6shapes5ShapeD2Ev#
	.section	.text._ZN6shapes5ShapeD0Ev,"axG",@progbits,_ZN6shapes5ShapeD5Ev,comdat
	.align 16
	.weak	_ZN6shapes5ShapeD0Ev#
	.proc _ZN6shapes5ShapeD0Ev#
_ZN6shapes5ShapeD0Ev:
[.LFB1765:]
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
	br.call.sptk.many b0 = _ZN6shapes5ShapeD1Ev#
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
	.endp _ZN6shapes5ShapeD0Ev#
	.sdata
	.align 8
.LC1:
	data8	_ZTVN6shapes5ShapeE#+16
	.section	.text._ZN6shapes5ShapeC2Ev,"axG",@progbits,_ZN6shapes5ShapeC5Ev,comdat
	.align 16
	.weak	_ZN6shapes5ShapeC2Ev#
	.proc _ZN6shapes5ShapeC2Ev#
_ZN6shapes5ShapeC2Ev:
[.LFB1768:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC1), gp
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
	.endp _ZN6shapes5ShapeC2Ev#
	.weak	_ZN6shapes5ShapeC1Ev#
_ZN6shapes5ShapeC1Ev# = _ZN6shapes5ShapeC2Ev#
	.sdata
	.align 8
.LC2:
	data8	_ZTVN6shapes3BoxE#+16
	.section	.text._ZN6shapes3BoxC2Eii,"axG",@progbits,_ZN6shapes3BoxC5Eii,comdat
	.align 16
	.weak	_ZN6shapes3BoxC2Eii#
	.proc _ZN6shapes3BoxC2Eii#
_ZN6shapes3BoxC2Eii:
[.LFB1770:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 1, 0
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
	st4 [r14] = r33
	adds r14 = 12, r37
	;;
	st4 [r14] = r34
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN6shapes5ShapeC2Ev#
	mov r1 = r38
	;;
	addl r14 = @gprel(.LC2), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r37]
	;;
	st8 [r14] = r15
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	adds r15 = 8, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	ld8 r14 = [r37]
	;;
	adds r14 = 12, r14
	adds r15 = 12, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN6shapes3BoxC2Eii#
	.weak	_ZN6shapes3BoxC1Eii#
_ZN6shapes3BoxC1Eii# = _ZN6shapes3BoxC2Eii#
	.section	.text._ZNK6shapes3Box4areaEv,"axG",@progbits,_ZNK6shapes3Box4areaEv,comdat
	.align 16
	.weak	_ZNK6shapes3Box4areaEv#
	.proc _ZNK6shapes3Box4areaEv#
_ZNK6shapes3Box4areaEv:
[.LFB1772:]
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
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6shapesL5twiceIiEET_S1_#
	mov r1 = r36
	setf.sig f6 = r8
	ld8 r14 = [r35]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f7 = f6, f7
	;;
	getf.sig r14 = f7
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNK6shapes3Box4areaEv#
	.text
	.align 16
	.proc _ZL3sumRKSt6vectorIPN6shapes5ShapeESaIS2_EE#
_ZL3sumRKSt6vectorIPN6shapes5ShapeESaIS2_EE:
[.LFB1773:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	adds r14 = -40, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	;;
	st8 [r14] = r15
	br .L20
	;;
.L21:
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r15 = r8
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv#
	mov r1 = r36
.L20:
	adds r15 = -16, r35
	adds r14 = -24, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZL3sumRKSt6vectorIPN6shapes5ShapeESaIS2_EE#
	.align 16
	.global _Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.type	_Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#, @function
	.proc _Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
_Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE:
[.LFB1775:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	movl r14 = -2128831035
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r14 = -40, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	br .L24
	;;
.L26:
	adds r14 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -32, r35
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = -32, r35
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -28, r35
	adds r17 = -48, r35
	;;
	ld4 r15 = [r17]
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	st4 [r14] = r16
	adds r14 = -28, r35
	adds r16 = -28, r35
	adds r15 = -24, r35
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r16 = -28, r35
	adds r14 = -28, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r14 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv#
	mov r1 = r36
.L24:
	adds r15 = -8, r35
	adds r14 = -16, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r17 = -48, r35
	;;
	ld4 r14 = [r17]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev:
[.LFB1781:]
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
	br.call.sptk.many b0 = _ZNSaIPN6shapes5ShapeEED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev#
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD1Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD1Ev# = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD2Ev#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev:
[.LFB1783:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev#
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC1Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC1Ev# = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC5Ev,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev:
[.LFB1785:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev#
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC1Ev#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC1Ev# = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC2Ev#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev:
[.LFB1791:]
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
	br.call.sptk.many b0 = _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev#
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD1Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD1Ev# = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD2Ev#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev:
[.LFB1793:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC1Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC1Ev# = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC5Ev,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev:
[.LFB1795:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC1Ev#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC1Ev# = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2Ev#
	.text
	.align 16
	.proc _ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_#
_ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_:
[.LFB1797:]
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
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_#
	.section	.rodata
	.align 8
.LC3:
	stringz	"name"
	.align 8
.LC4:
	stringz	"%d %u %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB1776:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -192, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -56, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EEC1Ev#
	mov r1 = r38
	adds r14 = -176, r37
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	addl r39 = 16, r0
[.LEHB0:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE0:]
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	adds r15 = -176, r37
	;;
	ld4 r14 = [r15]
	;;
	sub r14 = 40, r14
	;;
	mov r41 = r14
	adds r14 = -176, r37
	;;
	ld4 r40 = [r14]
	mov r39 = r32
	br.call.sptk.many b0 = _ZN6shapes3BoxC1Eii#
	mov r1 = r38
	mov r33 = r0
	adds r14 = -64, r37
	;;
	st8 [r14] = r32
	adds r15 = -64, r37
	adds r14 = -56, r37
	;;
	mov r40 = r15
	mov r39 = r14
[.LEHB1:]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_#
[.LEHE1:]
	mov r1 = r38
	adds r15 = -176, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -176, r37
	;;
	st4 [r15] = r14
.L37:
	adds r15 = -176, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L38
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC1Ev#
	mov r1 = r38
	adds r14 = -172, r37
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	adds r14 = -172, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	sxt4 r15 = r14
	movl r14 = -6757718126012409997
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -128, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx119to_stringEi#
	mov r1 = r38
	adds r14 = -96, r37
	adds r15 = -128, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
[.LEHB2:]
	br.call.sptk.many b0 = _ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_#
[.LEHE2:]
	mov r1 = r38
	adds r15 = -96, r37
	adds r14 = -32, r37
	;;
	mov r40 = r15
	mov r39 = r14
[.LEHB3:]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_#
[.LEHE3:]
	mov r1 = r38
	adds r14 = -96, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	adds r14 = -128, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	adds r14 = -172, r37
	adds r15 = -172, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -172, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L40
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
	mov r1 = r38
	mov r32 = r8
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r34
	;;
	mov r40 = r14
	mov r39 = r32
[.LEHB4:]
	br.call.sptk.many b0 = _ZSt4sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEZ4mainEUlRKS7_SE_E_EvT_SG_T0_#
	mov r1 = r38
	adds r14 = -168, r37
	;;
	st4 [r14] = r0
	adds r14 = -160, r37
	adds r15 = -32, r37
	;;
	st8 [r14] = r15
	adds r14 = -160, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	st8 [r14] = r15
	adds r14 = -160, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = 8, r37
	;;
	st8 [r14] = r15
	br .L41
	;;
.L43:
	adds r32 = -152, r37
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	st8 [r32] = r8
	adds r14 = -152, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _Z4hashRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
	mov r1 = r38
	mov r16 = r8
	adds r14 = -144, r37
	adds r15 = -168, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -140, r37
	;;
	st4 [r14] = r16
	adds r14 = -144, r37
	adds r16 = -144, r37
	adds r15 = -140, r37
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r16 = -144, r37
	adds r14 = -144, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -144, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -168, r37
	;;
	st4 [r14] = r15
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r38
.L41:
	adds r15 = 8, r37
	mov r14 = r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -168, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -136, r37
	;;
	st4 [r14] = r15
	adds r14 = -136, r37
	;;
	adds r14 = 4, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -136, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZN6shapesL7doubledENS_5PointE#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	st8 [r14] = r15
	adds r14 = -56, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZL3sumRKSt6vectorIPN6shapes5ShapeESaIS2_EE#
	mov r1 = r38
	mov r16 = r8
	adds r14 = -8, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -168, r37
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	mov r40 = r16
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
[.LEHE4:]
	mov r1 = r38
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev#
	mov r1 = r38
	adds r14 = -56, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EED1Ev#
	mov r1 = r38
	mov r14 = r0
	br .L56
	;;
.L51:
	mov r1 = r38
	mov r34 = r15
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L46
	addl r40 = 16, r0
	mov r39 = r32
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	mov r1 = r38
.L46:
	mov r32 = r34
	br .L47
	;;
.L54:
	mov r1 = r38
	mov r32 = r15
	adds r14 = -96, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	br .L49
	;;
.L53:
	mov r1 = r38
	mov r32 = r15
.L49:
	adds r14 = -128, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	br .L50
	;;
.L55:
	mov r1 = r38
	mov r32 = r15
.L50:
	adds r14 = -32, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev#
	mov r1 = r38
	br .L47
	;;
.L52:
	mov r1 = r38
	mov r32 = r15
.L47:
	adds r14 = -56, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EED1Ev#
	mov r1 = r38
	mov r14 = r32
	;;
	mov r39 = r14
[.LEHB5:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE5:]
	;;
.L56:
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1776:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1776-.LLSDACSB1776
.LLSDACSB1776:
	.uleb128 .LEHB0-.LFB1776
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L52-.LFB1776
	.uleb128 0
	.uleb128 .LEHB1-.LFB1776
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L51-.LFB1776
	.uleb128 0
	.uleb128 .LEHB2-.LFB1776
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L53-.LFB1776
	.uleb128 0
	.uleb128 .LEHB3-.LFB1776
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L54-.LFB1776
	.uleb128 0
	.uleb128 .LEHB4-.LFB1776
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L55-.LFB1776
	.uleb128 0
	.uleb128 .LEHB5-.LFB1776
	.uleb128 .LEHE5-.LEHB5
	.uleb128 0
	.uleb128 0
.LLSDACSE1776:
	.text
	.endp main#
	.global __udivdi3#
	.section	.text._ZNSt8__detail14__to_chars_lenIjEEjT_i,"axG",@progbits,_ZNSt8__detail14__to_chars_lenIjEEjT_i,comdat
	.align 16
	.weak	_ZNSt8__detail14__to_chars_lenIjEEjT_i#
	.proc _ZNSt8__detail14__to_chars_lenIjEEjT_i#
_ZNSt8__detail14__to_chars_lenIjEEjT_i:
[.LFB1900:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	addl r14 = 1, r0
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = 4, r36
	;;
	ld4 r15 = [r14]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	adds r14 = -28, r36
	;;
	st4 [r14] = r15
	adds r14 = 4, r36
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st4 [r14] = r15
	adds r14 = 4, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -16, r36
	;;
	addp4 r15 = r15, r0
	;;
	st8 [r14] = r15
.L63:
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L58
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	br .L59
	;;
.L58:
	mov r15 = r36
	adds r14 = -28, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L60
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	br .L59
	;;
.L60:
	mov r15 = r36
	adds r14 = -24, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L61
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 2, r14
	br .L59
	;;
.L61:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L62
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 3, r14
	br .L59
	;;
.L62:
	mov r14 = r36
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	st4 [r14] = r15
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 4, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	br .L63
	;;
.L59:
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8__detail14__to_chars_lenIjEEjT_i#
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD5Ev,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD2Ev:
[.LFB1909:]
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
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEmcRKS3_,comdat
	.align 16
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_#
	.proc _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_:
[.LFB1911:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
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
	st1 [r14] = r34
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	adds r15 = -16, r39
	;;
	ld8 r36 = [r15]
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv#
	mov r1 = r40
	mov r15 = r8
	adds r14 = 8, r39
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	mov r41 = r36
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcRKS3_#
	mov r1 = r40
	mov r15 = r39
	adds r14 = -8, r39
	;;
	ld1 r43 = [r15]
	ld8 r42 = [r14]
	adds r15 = -16, r39
	;;
	ld8 r41 = [r15]
[.LEHB6:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc#
[.LEHE6:]
	mov r1 = r40
	br .L68
	;;
.L67:
	mov r1 = r40
	mov r36 = r15
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderD1Ev#
	mov r1 = r40
	mov r14 = r36
	;;
	mov r41 = r14
[.LEHB7:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE7:]
	;;
.L68:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1911:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1911-.LLSDACSB1911
.LLSDACSB1911:
	.uleb128 .LEHB6-.LFB1911
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L67-.LFB1911
	.uleb128 0
	.uleb128 .LEHB7-.LFB1911
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
.LLSDACSE1911:
	.section	.text._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_,"axG",@progbits,_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC5IS3_EEmcRKS3_,comdat
	.endp _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_#
	.weak	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEmcRKS3_#
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEmcRKS3_# = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_#
	.weak	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#
	.section	.rodata._ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,"aG",@progbits,_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits,comdat
	.align 8
	.type	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, @gnu_unique_object
	.size	_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#, 201
_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits:
	stringz	"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899"
	.section	.text._ZNSt8__detail18__to_chars_10_implIjEEvPcjT_,"axG",@progbits,_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_,comdat
	.align 16
	.weak	_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_#
	.proc _ZNSt8__detail18__to_chars_10_implIjEEvPcjT_#
_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_:
[.LFB1917:]
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
	st4 [r14] = r33
	adds r14 = 12, r2
	;;
	st4 [r14] = r34
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L70
	;;
.L71:
	adds r14 = 12, r2
	;;
	ld4 r15 = [r14]
	;;
	shr.u r14 = r15, 2
	movl r16 = 2951479051793528259
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 2
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	shladd r15 = r15, 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 12, r2
	adds r15 = 12, r2
	;;
	ld4 r15 = [r15]
	;;
	shr.u r15 = r15, 2
	movl r16 = 2951479051793528259
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr.u r15 = r15, 2
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r17 = 1, r14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	movl r16 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	add r16 = r1, r16
	addp4 r15 = r17, r0
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -1, r14
	;;
	addp4 r15 = r14, r0
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	movl r16 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	add r16 = r1, r16
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -2, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L70:
	adds r14 = 12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 99, r14
	(p6) br.cond.dptk .L71
	adds r14 = 12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L72
	adds r14 = -12, r2
	adds r15 = 12, r2
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r16 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	add r16 = r1, r16
	addp4 r15 = r15, r0
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	movl r15 = @gprel(_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	br .L74
	;;
.L72:
	adds r14 = 12, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 48, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
.L74:
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8__detail18__to_chars_10_implIjEEvPcjT_#
	.text
	.align 16
	.proc _ZN6shapesL5twiceINS_5PointEEET_S2_#
_ZN6shapesL5twiceINS_5PointEEET_S2_:
[.LFB2057:]
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
	mov r15 = r35
	mov r14 = r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZNK6shapes5PointplERKS0_#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r0
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	mix4.r r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN6shapesL5twiceINS_5PointEEET_S2_#
	.section	.text._ZN6shapesL5twiceIiEET_S1_,"axG",@progbits,_ZNK6shapes3Box4areaEv,comdat
	.align 16
	.proc _ZN6shapesL5twiceIiEET_S1_#
_ZN6shapesL5twiceIiEET_S1_:
[.LFB2058:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN6shapesL5twiceIiEET_S1_#
	.section	.text._ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv,"axG",@progbits,_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv,comdat
	.align 16
	.weak	_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	.proc _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv:
[.LFB2059:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS5_#
	mov r1 = r36
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
	.endp _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	.section	.text._ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv,"axG",@progbits,_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv,comdat
	.align 16
	.weak	_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	.proc _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv:
[.LFB2060:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS5_#
	mov r1 = r36
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
	.endp _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	.section	.text._ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_,"axG",@progbits,_ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	.proc _ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
_ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_:
[.LFB2061:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxneIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv#
_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv:
[.LFB2062:]
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
	adds r15 = 8, r14
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEppEv#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv:
[.LFB2063:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	.section	.text._ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_,"axG",@progbits,_ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	.proc _ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
_ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_:
[.LFB2066:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxneIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEbRKNS_17__normal_iteratorIT_T0_EESE_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv#
_ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv:
[.LFB2067:]
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
	adds r15 = 1, r14
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEppEv#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv#
_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv:
[.LFB2068:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEdeEv#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev:
[.LFB2070:]
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
	br.call.sptk.many b0 = _ZNSaIPN6shapes5ShapeEEC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev#
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC1Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC1Ev# = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implC2Ev#
	.section	.text._ZNSaIPN6shapes5ShapeEED2Ev,"axG",@progbits,_ZNSaIPN6shapes5ShapeEED5Ev,comdat
	.align 16
	.weak	_ZNSaIPN6shapes5ShapeEED2Ev#
	.proc _ZNSaIPN6shapes5ShapeEED2Ev#
_ZNSaIPN6shapes5ShapeEED2Ev:
[.LFB2073:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSaIPN6shapes5ShapeEED2Ev#
	.weak	_ZNSaIPN6shapes5ShapeEED1Ev#
_ZNSaIPN6shapes5ShapeEED1Ev# = _ZNSaIPN6shapes5ShapeEED2Ev#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev:
[.LFB2076:]
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
	ld8 r14 = [r35]
	;;
	ld8 r16 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 3
	;;
	mov r39 = r14
	mov r38 = r16
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE12_Vector_implD1Ev#
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
.LLSDA2076:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2076-.LLSDACSB2076
.LLSDACSB2076:
.LLSDACSE2076:
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED5Ev,comdat
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev#
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED1Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED1Ev# = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED5Ev,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev:
[.LFB2079:]
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
	;;
	ld8 r33 = [r14]
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r34 = [r14]
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = _ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EED2Ev#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2079:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2079-.LLSDACSB2079
.LLSDACSB2079:
.LLSDACSE2079:
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED5Ev,comdat
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev#
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED1Ev#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EED1Ev# = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EED2Ev#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_:
[.LFB2081:]
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
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE9push_backEOS2_#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev:
[.LFB2083:]
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
	br.call.sptk.many b0 = _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev#
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC1Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC1Ev# = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implC2Ev#
	.section	.text._ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev,"axG",@progbits,_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED5Ev,comdat
	.align 16
	.weak	_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.proc _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev:
[.LFB2086:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.weak	_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED1Ev#
_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED1Ev# = _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev:
[.LFB2089:]
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
	ld8 r14 = [r35]
	;;
	ld8 r16 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 5
	;;
	mov r39 = r14
	mov r38 = r16
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_Vector_implD1Ev#
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
.LLSDA2089:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2089-.LLSDACSB2089
.LLSDACSB2089:
.LLSDACSE2089:
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED5Ev,comdat
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev# = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED5Ev,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev:
[.LFB2092:]
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
	;;
	ld8 r33 = [r14]
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r34 = [r14]
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2092:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2092-.LLSDACSB2092
.LLSDACSB2092:
.LLSDACSE2092:
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED5Ev,comdat
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED1Ev# = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev#
	.section	.text._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_,"axG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_,comdat
	.align 16
	.weak	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_#
	.proc _ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_#
_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_:
[.LFB2094:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r15 = -8, r37
	mov r14 = r37
	;;
	ld8 r41 = [r15]
	mov r40 = r0
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_:
[.LFB2095:]
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
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv:
[.LFB2096:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_#
	mov r1 = r36
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
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv:
[.LFB2097:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_#
	mov r1 = r36
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
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	.section	.text._ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_,"axG",@progbits,_ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_,comdat
	.align 16
	.weak	_ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_#
	.proc _ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_#
_ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_:
[.LFB2098:]
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
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2098:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2098-.LLSDACSB2098
.LLSDACSB2098:
.LLSDACSE2098:
	.section	.text._ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_,"axG",@progbits,_ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_,comdat
	.endp _ZStgtIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_#
	.text
	.align 16
	.proc _ZSt4sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEZ4mainEUlRKS7_SE_E_EvT_SG_T0_#
_ZSt4sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEZ4mainEUlRKS7_SE_E_EvT_SG_T0_:
[.LFB2099:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	st1 [r14] = r34
	mov r40 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_15_Iter_comp_iterIT_EESC_#
	mov r1 = r39
	adds r14 = -8, r38
	mov r42 = r35
	;;
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt6__sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt4sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEZ4mainEUlRKS7_SE_E_EvT_SG_T0_#
	.section	.text._ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,"axG",@progbits,_ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.proc _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
_ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_:
[.LFB2100:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv:
[.LFB2101:]
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
	adds r15 = 32, r14
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv:
[.LFB2102:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC5ERKS5_,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_#
_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_:
[.LFB2199:]
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
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_#
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS5_#
_ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS5_# = _ZN9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS5_#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
_ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv:
[.LFB2201:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPKPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv#
_ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv:
[.LFB2205:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPKcNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE4baseEv#
	.section	.text._ZNSaIPN6shapes5ShapeEEC2Ev,"axG",@progbits,_ZNSaIPN6shapes5ShapeEEC5Ev,comdat
	.align 16
	.weak	_ZNSaIPN6shapes5ShapeEEC2Ev#
	.proc _ZNSaIPN6shapes5ShapeEEC2Ev#
_ZNSaIPN6shapes5ShapeEEC2Ev:
[.LFB2207:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSaIPN6shapes5ShapeEEC2Ev#
	.weak	_ZNSaIPN6shapes5ShapeEEC1Ev#
_ZNSaIPN6shapes5ShapeEEC1Ev# = _ZNSaIPN6shapes5ShapeEEC2Ev#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev:
[.LFB2210:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	st8 [r14] = r0
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	ld8 r14 = [r2]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev#
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC1Ev#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC1Ev# = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE17_Vector_impl_dataC2Ev#
	.section	.text._ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev,"axG",@progbits,_ZNSt15__new_allocatorIPN6shapes5ShapeEED5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev#
	.proc _ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev#
_ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev:
[.LFB2213:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev#
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEED1Ev#
_ZNSt15__new_allocatorIPN6shapes5ShapeEED1Ev# = _ZNSt15__new_allocatorIPN6shapes5ShapeEED2Ev#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m:
[.LFB2215:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L130
	adds r14 = -16, r37
	;;
	ld8 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m#
	mov r1 = r38
.L130:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv:
[.LFB2216:]
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
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	.section	.text._ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E,"axG",@progbits,_ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E,comdat
	.align 16
	.weak	_ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E#
	.proc _ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E#
_ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E:
[.LFB2217:]
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
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyIPPN6shapes5ShapeES2_EvT_S4_RSaIT0_E#
	.section	.text._ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_,"axG",@progbits,_ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_,comdat
	.align 16
	.weak	_ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_#
	.proc _ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_#
_ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_:
[.LFB2218:]
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
	.endp _ZSt4moveIRPN6shapes5ShapeEEONSt16remove_referenceIT_E4typeEOS5_#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_:
[.LFB2219:]
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
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r38]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L137
	ld8 r34 = [r38]
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r35 = [r14]
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_#
	mov r1 = r39
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 8, r14
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br .L138
	;;
.L137:
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_#
	mov r1 = r39
.L138:
	;;
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv#
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
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE12emplace_backIJS2_EEERS2_DpOT_#
	.section	.text._ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev,"axG",@progbits,_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC5Ev,comdat
	.align 16
	.weak	_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.proc _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev:
[.LFB2222:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.weak	_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC1Ev#
_ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC1Ev# = _ZNSaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC5Ev,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev:
[.LFB2225:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	st8 [r14] = r0
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	ld8 r14 = [r2]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev#
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC1Ev#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC1Ev# = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataC2Ev#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev:
[.LFB2228:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED1Ev#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED1Ev# = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEED2Ev#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m:
[.LFB2230:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L145
	adds r14 = -16, r37
	;;
	ld8 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m#
	mov r1 = r38
.L145:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv:
[.LFB2231:]
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
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	.section	.text._ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E,"axG",@progbits,_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E,comdat
	.align 16
	.weak	_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E#
	.proc _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E#
_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E:
[.LFB2232:]
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
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_EvT_S7_RSaIT0_E#
	.section	.text._ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_,"axG",@progbits,_ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_,comdat
	.align 16
	.weak	_ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	.proc _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
_ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_:
[.LFB2234:]
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
	.endp _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_:
[.LFB2235:]
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
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r38]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L152
	ld8 r34 = [r38]
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r35 = [r14]
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
	mov r1 = r39
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 32, r14
	ld8 r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br .L153
	;;
.L152:
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_#
	mov r1 = r39
.L153:
	;;
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv#
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
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12emplace_backIJS5_EEERS5_DpOT_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC5ERKS7_,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_#
_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_:
[.LFB2238:]
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
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_#
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_#
_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_# = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC2ERKS7_#
	.section	.text._ZSt3minImERKT_S2_S2_,"axG",@progbits,_ZSt3minImERKT_S2_S2_,comdat
	.align 16
	.weak	_ZSt3minImERKT_S2_S2_#
	.proc _ZSt3minImERKT_S2_S2_#
_ZSt3minImERKT_S2_S2_:
[.LFB2241:]
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
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L157
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	br .L158
	;;
.L157:
	ld8 r14 = [r2]
.L158:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt3minImERKT_S2_S2_#
	.text
	.align 16
	.proc _ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_15_Iter_comp_iterIT_EESC_#
_ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_15_Iter_comp_iterIT_EESC_:
[.LFB2242:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
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
	st1 [r14] = r32
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
	mov r1 = r38
	mov r40 = r34
	;;
	adds r39 = -16, r37
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1ESA_#
	mov r1 = r38
	nop 0
	mov r8 = r33
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops16__iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_15_Iter_comp_iterIT_EESC_#
	.align 16
	.proc _ZSt6__sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
_ZSt6__sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_:
[.LFB2243:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st1 [r14] = r34
	adds r14 = -8, r37
	;;
	mov r40 = r14
	adds r39 = -16, r37
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L163
	adds r14 = -8, r37
	adds r40 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4__lgl#
	mov r1 = r38
	mov r14 = r8
	;;
	shladd r16 = r14, 1, r0
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld1 r42 = [r15]
	mov r41 = r16
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_T1_#
	mov r1 = r38
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld1 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	mov r1 = r38
.L163:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt6__sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv:
[.LFB2244:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	.section	.text._ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev,"axG",@progbits,_ZNSt15__new_allocatorIPN6shapes5ShapeEEC5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev#
	.proc _ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev#
_ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev:
[.LFB2309:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev#
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEEC1Ev#
_ZNSt15__new_allocatorIPN6shapes5ShapeEEC1Ev# = _ZNSt15__new_allocatorIPN6shapes5ShapeEEC2Ev#
	.section	.text._ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m,"axG",@progbits,_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m#
	.proc _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m#
_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m:
[.LFB2311:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE10deallocateERS3_PS2_m#
	.section	.text._ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_,"axG",@progbits,_ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_,comdat
	.align 16
	.weak	_ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_#
	.proc _ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_#
_ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_:
[.LFB2312:]
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
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyIPPN6shapes5ShapeEEvT_S4_#
	.section	.text._ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE,"axG",@progbits,_ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	.proc _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB2313:]
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
	.endp _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	.section	.text._ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_,"axG",@progbits,_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_#
	.proc _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_#
_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_:
[.LFB2314:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv:
[.LFB2315:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS4_#
	mov r1 = r36
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
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	.section	.rodata
	.align 8
.LC5:
	stringz	"vector::_M_realloc_insert"
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_:
[.LFB2316:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -96, r12
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
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	addl r42 = 1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc#
	mov r1 = r40
	mov r14 = r8
	adds r15 = -80, r39
	;;
	st8 [r15] = r14
	adds r14 = -72, r39
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -32, r39
	;;
	st8 [r14] = r15
	adds r15 = -32, r39
	adds r14 = -8, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -56, r39
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r39
	;;
	ld8 r42 = [r15]
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -48, r39
	;;
	st8 [r14] = r15
	adds r14 = -40, r39
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r35 = [r14]
	adds r14 = -56, r39
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	add r36 = r15, r14
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE9constructIS2_JS2_EEEvRS3_PT_DpOT0_#
	mov r1 = r40
	adds r14 = -40, r39
	;;
	st8 [r14] = r0
	adds r14 = -8, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r40
	mov r14 = r8
	;;
	ld8 r36 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	mov r1 = r40
	mov r16 = r8
	adds r35 = -40, r39
	adds r15 = -48, r39
	adds r14 = -72, r39
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_#
	mov r1 = r40
	st8 [r35] = r8
	adds r14 = -40, r39
	adds r15 = -40, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r40
	mov r14 = r8
	;;
	ld8 r36 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	mov r1 = r40
	mov r16 = r8
	adds r35 = -40, r39
	adds r15 = -40, r39
	adds r14 = -64, r39
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r36
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_#
	mov r1 = r40
	st8 [r35] = r8
	adds r14 = -16, r39
	;;
	ld8 r16 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r39
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 3
	;;
	mov r15 = r14
	adds r14 = -72, r39
	;;
	mov r43 = r15
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE13_M_deallocateEPS2_m#
	mov r1 = r40
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -40, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r39
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv:
[.LFB2320:]
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
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE3endEv#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	addl r38 = 1, r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE4backEv#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev:
[.LFB2322:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC1Ev#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC1Ev# = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEC2Ev#
	.section	.text._ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m,"axG",@progbits,_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m#
	.proc _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m#
_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m:
[.LFB2324:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE10deallocateERS6_PS5_m#
	.section	.text._ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_,"axG",@progbits,_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_,comdat
	.align 16
	.weak	_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_#
	.proc _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_#
_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_:
[.LFB2325:]
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
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_#
	.section	.text._ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE,"axG",@progbits,_ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	.proc _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
_ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE:
[.LFB2327:]
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
	.endp _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	.section	.text._ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_,"axG",@progbits,_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
	.proc _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_:
[.LFB2328:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_:
[.LFB2329:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -96, r12
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
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	addl r42 = 1, r0
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc#
	mov r1 = r40
	mov r14 = r8
	adds r15 = -80, r39
	;;
	st8 [r15] = r14
	adds r14 = -72, r39
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE5beginEv#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -32, r39
	;;
	st8 [r14] = r15
	adds r15 = -32, r39
	adds r14 = -8, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -56, r39
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r39
	;;
	ld8 r42 = [r15]
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -48, r39
	;;
	st8 [r14] = r15
	adds r14 = -40, r39
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r35 = [r14]
	adds r14 = -56, r39
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 5
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	add r36 = r15, r14
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
	mov r1 = r40
	adds r14 = -40, r39
	;;
	st8 [r14] = r0
	adds r14 = -8, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r40
	mov r14 = r8
	;;
	ld8 r36 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	mov r1 = r40
	mov r16 = r8
	adds r35 = -40, r39
	adds r15 = -48, r39
	adds r14 = -72, r39
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	mov r42 = r36
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_#
	mov r1 = r40
	st8 [r35] = r8
	adds r14 = -40, r39
	adds r15 = -40, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 32, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r40
	mov r14 = r8
	;;
	ld8 r36 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	mov r1 = r40
	mov r16 = r8
	adds r35 = -40, r39
	adds r15 = -40, r39
	adds r14 = -64, r39
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r36
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_#
	mov r1 = r40
	st8 [r35] = r8
	adds r14 = -16, r39
	;;
	ld8 r16 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r39
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 5
	;;
	mov r15 = r14
	adds r14 = -72, r39
	;;
	mov r43 = r15
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m#
	mov r1 = r40
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -40, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r39
	;;
	ld8 r14 = [r15]
	;;
	shl r14 = r14, 5
	adds r15 = -48, r39
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv:
[.LFB2333:]
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
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE3endEv#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	addl r38 = 1, r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4backEv#
	.text
	.align 16
	.proc _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
_ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_:
[.LFB2335:]
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
	.endp _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
	.align 16
	.proc _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2ESA_#
_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2ESA_:
[.LFB2337:]
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
	st1 [r14] = r33
	adds r14 = 8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2ESA_#
_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1ESA_# = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2ESA_#
	.section	.text._ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_,"axG",@progbits,_ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	.proc _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
_ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_:
[.LFB2339:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r34, r14
	;;
	shr r14 = r14, 5
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	.text
	.align 16
	.proc _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_T1_#
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_T1_:
[.LFB2340:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	br .L192
	;;
.L195:
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L193
	adds r17 = 8, r38
	adds r16 = -8, r38
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	ld1 r43 = [r17]
	ld8 r42 = [r16]
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
	mov r1 = r39
	br .L191
	;;
.L193:
	mov r14 = r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
	adds r16 = 8, r38
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	ld1 r42 = [r16]
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_T0_#
	mov r1 = r39
	mov r14 = r8
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld1 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r16 = -32, r38
	;;
	ld8 r40 = [r16]
	br.call.sptk.many b0 = _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_T1_#
	mov r1 = r39
	adds r14 = -8, r38
	adds r16 = -32, r38
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
.L192:
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L195
.L191:
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_T1_#
	.align 16
	.proc _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_:
[.LFB2341:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st1 [r14] = r34
	adds r14 = -8, r37
	adds r40 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L197
	addl r40 = 16, r0
	adds r39 = -16, r37
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	ld1 r41 = [r14]
	mov r40 = r15
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	mov r1 = r38
	addl r40 = 16, r0
	;;
	adds r39 = -16, r37
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r38
	mov r16 = r8
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld1 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = _ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	mov r1 = r38
	br .L199
	;;
.L197:
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld1 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	mov r1 = r38
.L199:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	.section	.text._ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m,"axG",@progbits,_ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m#
	.proc _ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m#
_ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m:
[.LFB2392:]
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
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 3, r0
	adds r14 = -8, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r38
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorIPN6shapes5ShapeEE10deallocateEPS2_m#
	.section	.text._ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_,"axG",@progbits,_ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_,comdat
	.align 16
	.weak	_ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_#
	.proc _ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_#
_ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_:
[.LFB2393:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Destroy_auxILb1EE9__destroyIPPN6shapes5ShapeEEEvT_S6_#
	.section	.text._ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_,"axG",@progbits,_ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_#
	.proc _ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_#
_ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_:
[.LFB2394:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	addl r40 = 8, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r39
	mov r35 = r8
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIPN6shapes5ShapeEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	st8 [r35] = r14
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorIPN6shapes5ShapeEE9constructIS2_JS2_EEEvPT_DpOT0_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC5ERKS4_,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_#
_ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_:
[.LFB2396:]
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
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_#
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS4_#
_ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS4_# = _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC2ERKS4_#
	.section	.text._ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc,"axG",@progbits,_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc,comdat
	.align 16
	.weak	_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc#
	.proc _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc#
_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc:
[.LFB2398:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	mov r1 = r39
	mov r14 = r8
	;;
	sub r15 = r35, r14
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L206
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
	;;
.L206:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -24, r38
	;;
	st8 [r14] = r15
	adds r15 = -8, r38
	adds r14 = -24, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt3maxImERKT_S2_S2_#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r35, r14
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -32, r38
	;;
	ld8 r14 = [r16]
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L207
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -32, r38
	;;
	ld8 r14 = [r16]
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L208
.L207:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
	mov r1 = r39
	mov r14 = r8
	br .L209
	;;
.L208:
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
.L209:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE12_M_check_lenEmPKc#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv:
[.LFB2399:]
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS4_#
	mov r1 = r36
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
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE5beginEv#
	.section	.text._ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_,"axG",@progbits,_ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_#
	.proc _ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_#
_ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_:
[.LFB2400:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r34, r14
	;;
	shr r14 = r14, 3
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxmiIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSB_SE_#
	.section	.text._ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm,"axG",@progbits,_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm#
	.proc _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm#
_ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm:
[.LFB2401:]
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L216
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m#
	mov r1 = r37
	mov r14 = r8
	br .L218
	;;
.L216:
	mov r14 = r0
.L218:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE11_M_allocateEm#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_:
[.LFB2402:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	st8 [r14] = r35
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_#
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
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_relocateEPS2_S5_S5_RS3_#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv:
[.LFB2403:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEE4baseEv#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl#
_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl:
[.LFB2405:]
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
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r0, r14
	;;
	add r14 = r15, r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	adds r39 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEC1ERKS4_#
	mov r1 = r37
	adds r14 = -8, r36
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEmiEl#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
_ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv:
[.LFB2406:]
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPPN6shapes5ShapeESt6vectorIS3_SaIS3_EEEdeEv#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m:
[.LFB2407:]
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
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 5
	adds r14 = -8, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r38
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE10deallocateEPS5_m#
	.section	.text._ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_,"axG",@progbits,_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_,comdat
	.align 16
	.weak	_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_#
	.proc _ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_#
_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_:
[.LFB2408:]
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
	br .L230
	;;
.L231:
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_#
	mov r1 = r37
	ld8 r14 = [r36]
	;;
	adds r14 = 32, r14
	;;
	st8 [r36] = r14
.L230:
	adds r14 = 8, r36
	ld8 r15 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L231
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_:
[.LFB2411:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	addl r40 = 32, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r39
	mov r35 = r8
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEOT_RNSt16remove_referenceIS6_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE9constructIS5_JS5_EEEvPT_DpOT0_#
	.section	.text._ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc,"axG",@progbits,_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc,comdat
	.align 16
	.weak	_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc#
	.proc _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc#
_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc:
[.LFB2412:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	mov r1 = r39
	mov r14 = r8
	;;
	sub r15 = r35, r14
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
	;;
.L234:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -24, r38
	;;
	st8 [r14] = r15
	adds r15 = -8, r38
	adds r14 = -24, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt3maxImERKT_S2_S2_#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r35, r14
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -32, r38
	;;
	ld8 r14 = [r16]
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L235
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -32, r38
	;;
	ld8 r14 = [r16]
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L236
.L235:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
	mov r1 = r39
	mov r14 = r8
	br .L237
	;;
.L236:
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
.L237:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc#
	.section	.text._ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm,"axG",@progbits,_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm,comdat
	.align 16
	.weak	_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm#
	.proc _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm#
_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm:
[.LFB2413:]
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L240
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m#
	mov r1 = r37
	mov r14 = r8
	br .L242
	;;
.L240:
	mov r14 = r0
.L242:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_:
[.LFB2414:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	st8 [r14] = r35
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
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
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_#
	.section	.text._ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_,"axG",@progbits,_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_#
	.proc _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_#
_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_:
[.LFB2415:]
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
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl#
_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl:
[.LFB2416:]
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
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r0, r14
	;;
	add r14 = r15, r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	adds r39 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_#
	mov r1 = r37
	adds r14 = -8, r36
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl#
	.text
	.align 16
	.proc _ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_:
[.LFB2417:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld1 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
	mov r1 = r39
	adds r15 = 8, r38
	adds r14 = -8, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
	.align 16
	.proc _ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_T0_#
_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_T0_:
[.LFB2418:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	st1 [r14] = r34
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r39
	mov r14 = r8
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	adds r14 = -16, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r39
	mov r14 = r8
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	adds r14 = -16, r38
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -8, r38
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmiEl#
	mov r1 = r39
	mov r16 = r8
	mov r15 = r38
	adds r14 = -16, r38
	;;
	ld1 r44 = [r15]
	mov r43 = r16
	adds r15 = -32, r38
	;;
	ld8 r42 = [r15]
	mov r41 = r35
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_SJ_T0_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	addl r41 = 1, r0
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r39
	mov r17 = r8
	mov r16 = r38
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	ld1 r43 = [r16]
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	mov r40 = r17
	br.call.sptk.many b0 = _ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_SJ_T0_#
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
	.endp _ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_T0_#
	.section	.text._ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl,"axG",@progbits,_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl,comdat
	.align 16
	.weak	_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	.proc _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
_ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl:
[.LFB2419:]
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
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	adds r39 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEC1ERKS7_#
	mov r1 = r37
	adds r14 = -8, r36
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
	.endp _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	.text
	.align 16
	.proc _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_:
[.LFB2420:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -80, r12
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
	st1 [r14] = r34
	adds r15 = -8, r39
	adds r14 = -16, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L262
	adds r14 = -16, r39
	addl r42 = 1, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r40
	mov r14 = r8
	adds r15 = -64, r39
	;;
	st8 [r15] = r14
	br .L256
	;;
.L259:
	adds r14 = -16, r39
	mov r15 = r39
	;;
	ld8 r43 = [r14]
	adds r14 = -64, r39
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	adds r41 = -64, r39
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -56, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r40
	;;
	addl r42 = 1, r0
	adds r41 = -64, r39
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -16, r39
	;;
	mov r43 = r15
	adds r15 = -64, r39
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
[.LEHB8:]
	br.call.sptk.many b0 = _ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_#
[.LEHE8:]
	mov r1 = r40
	adds r14 = -56, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r40
	mov r35 = r8
	adds r14 = -16, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	mov r42 = r35
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r40
	adds r14 = -56, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r40
	br .L258
	;;
.L257:
	mov r14 = r39
	;;
	ld1 r41 = [r14]
[.LEHB9:]
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterISC_EE#
	mov r1 = r40
	mov r42 = r36
	adds r14 = -64, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_#
	mov r1 = r40
.L258:
	;;
	adds r41 = -64, r39
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r40
.L256:
	adds r14 = -8, r39
	;;
	mov r42 = r14
	adds r41 = -64, r39
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L259
	br .L253
	;;
.L261:
	mov r1 = r40
	mov r35 = r15
	adds r14 = -56, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r40
	mov r14 = r35
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE9:]
	;;
.L262:
	nop 0
.L253:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2420:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2420-.LLSDACSB2420
.LLSDACSB2420:
	.uleb128 .LEHB8-.LFB2420
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L261-.LFB2420
	.uleb128 0
	.uleb128 .LEHB9-.LFB2420
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
.LLSDACSE2420:
	.text
	.endp _ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	.align 16
	.proc _ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_:
[.LFB2424:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	st1 [r14] = r34
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	br .L264
	;;
.L265:
	mov r14 = r38
	;;
	ld1 r40 = [r14]
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterISC_EE#
	mov r1 = r39
	mov r41 = r35
	adds r14 = -32, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_#
	mov r1 = r39
	;;
	adds r40 = -32, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r39
.L264:
	adds r14 = -8, r38
	;;
	mov r41 = r14
	adds r40 = -32, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxxneIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L265
	nop 0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_T0_#
	.section	.text._ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv,"axG",@progbits,_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
	.proc _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv:
[.LFB2445:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE8max_sizeEv#
	.section	.text._ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv,"axG",@progbits,_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv,comdat
	.align 16
	.weak	_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	.proc _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
_ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv:
[.LFB2446:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 3
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorIPN6shapes5ShapeESaIS2_EE4sizeEv#
	.section	.text._ZSt3maxImERKT_S2_S2_,"axG",@progbits,_ZSt3maxImERKT_S2_S2_,comdat
	.align 16
	.weak	_ZSt3maxImERKT_S2_S2_#
	.proc _ZSt3maxImERKT_S2_S2_#
_ZSt3maxImERKT_S2_S2_:
[.LFB2447:]
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
	ld8 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L271
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	br .L272
	;;
.L271:
	ld8 r14 = [r2]
.L272:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZSt3maxImERKT_S2_S2_#
	.section	.text._ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m,"axG",@progbits,_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m#
	.proc _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m#
_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m:
[.LFB2448:]
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
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv#
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
	.endp _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8allocateERS3_m#
	.section	.text._ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_,"axG",@progbits,_ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_,comdat
	.align 16
	.weak	_ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_#
	.proc _ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_#
_ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_:
[.LFB2449:]
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 6, 4, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st8 [r14] = r32
	adds r14 = -8, r40
	;;
	st8 [r14] = r33
	mov r14 = r40
	;;
	st8 [r14] = r34
	adds r14 = 8, r40
	;;
	st8 [r14] = r35
	adds r14 = -16, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
	mov r1 = r41
	mov r36 = r8
	adds r14 = -8, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
	mov r1 = r41
	mov r37 = r8
	mov r14 = r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
	mov r1 = r41
	mov r15 = r8
	adds r14 = 8, r40
	;;
	ld8 r45 = [r14]
	mov r44 = r15
	mov r43 = r37
	mov r42 = r36
	br.call.sptk.many b0 = _ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp _ZSt12__relocate_aIPPN6shapes5ShapeES3_SaIS2_EET0_T_S6_S5_RT1_#
	.section	.text._ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_,"axG",@progbits,_ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_,comdat
	.align 16
	.weak	_ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	.proc _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
_ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_:
[.LFB2451:]
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
	.endp _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	.section	.text._ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_,"axG",@progbits,_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_,comdat
	.align 16
	.weak	_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_#
	.proc _ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_#
_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_:
[.LFB2452:]
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
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_#
	.section	.text._ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv,"axG",@progbits,_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
	.proc _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv:
[.LFB2453:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8max_sizeEv#
	.section	.text._ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv,"axG",@progbits,_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv,comdat
	.align 16
	.weak	_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	.proc _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv:
[.LFB2454:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 5
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE4sizeEv#
	.section	.text._ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m,"axG",@progbits,_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m#
	.proc _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m#
_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m:
[.LFB2455:]
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
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv#
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
	.endp _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8allocateERS6_m#
	.section	.text._ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_,"axG",@progbits,_ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_,comdat
	.align 16
	.weak	_ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
	.proc _ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
_ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_:
[.LFB2456:]
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 6, 4, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st8 [r14] = r32
	adds r14 = -8, r40
	;;
	st8 [r14] = r33
	mov r14 = r40
	;;
	st8 [r14] = r34
	adds r14 = 8, r40
	;;
	st8 [r14] = r35
	adds r14 = -16, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
	mov r1 = r41
	mov r36 = r8
	adds r14 = -8, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
	mov r1 = r41
	mov r37 = r8
	mov r14 = r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
	mov r1 = r41
	mov r15 = r8
	adds r14 = 8, r40
	;;
	ld8 r45 = [r14]
	mov r44 = r15
	mov r43 = r37
	mov r42 = r36
	br.call.sptk.many b0 = _ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp _ZSt12__relocate_aIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_:
[.LFB2457:]
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
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE7destroyIS5_EEvPT_#
	.text
	.align 16
	.proc _ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_:
[.LFB2458:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	adds r16 = 8, r38
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	mov r42 = r16
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	br .L290
	;;
.L292:
	adds r14 = -16, r38
	adds r15 = 8, r38
	;;
	ld8 r42 = [r14]
	adds r16 = -32, r38
	;;
	ld8 r41 = [r16]
	mov r40 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L291
	adds r16 = 8, r38
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	mov r43 = r16
	adds r16 = -32, r38
	;;
	ld8 r42 = [r16]
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_RT0_#
	mov r1 = r39
.L291:
	;;
	adds r40 = -32, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r39
.L290:
	mov r14 = r38
	;;
	mov r41 = r14
	adds r40 = -32, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L292
	nop 0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_T0_#
	.align 16
	.proc _ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
_ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_:
[.LFB2459:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	br .L294
	;;
.L295:
	adds r14 = -8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	mov r1 = r38
	mov r16 = r37
	adds r15 = -8, r37
	adds r14 = -8, r37
	;;
	ld8 r42 = [r16]
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_RT0_#
	mov r1 = r38
.L294:
	adds r14 = -8, r37
	adds r40 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L295
	nop 0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt11__sort_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
	.align 16
	.proc _ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_SJ_T0_#
_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_SJ_T0_:
[.LFB2460:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -32, r39
	;;
	st8 [r14] = r32
	adds r14 = -24, r39
	;;
	st8 [r14] = r33
	adds r14 = -16, r39
	;;
	st8 [r14] = r34
	adds r14 = -8, r39
	;;
	st8 [r14] = r35
	mov r14 = r39
	;;
	st1 [r14] = r36
	adds r15 = -16, r39
	adds r14 = -24, r39
	mov r16 = r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L297
	adds r15 = -8, r39
	adds r14 = -16, r39
	mov r16 = r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L298
	adds r14 = -16, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
	br .L303
	;;
.L298:
	adds r15 = -8, r39
	adds r14 = -24, r39
	mov r16 = r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L300
	adds r14 = -8, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
	br .L303
	;;
.L300:
	adds r14 = -24, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
	br .L303
	;;
.L297:
	adds r15 = -8, r39
	adds r14 = -24, r39
	mov r16 = r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L301
	adds r14 = -24, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
	br .L303
	;;
.L301:
	adds r15 = -8, r39
	adds r14 = -16, r39
	mov r16 = r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L302
	adds r14 = -8, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
	br .L303
	;;
.L302:
	adds r14 = -16, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r40
.L303:
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_SJ_T0_#
	.align 16
	.proc _ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_SJ_T0_#
_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_SJ_T0_:
[.LFB2461:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	br .L305
	;;
.L306:
	adds r40 = -16, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r39
.L305:
	mov r14 = r38
	adds r15 = 8, r38
	;;
	ld8 r42 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L306
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	mov r1 = r39
	br .L307
	;;
.L308:
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	mov r1 = r39
.L307:
	adds r15 = -8, r38
	mov r14 = r38
	adds r16 = 8, r38
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	mov r40 = r16
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L308
	adds r14 = -8, r38
	;;
	mov r41 = r14
	adds r40 = -16, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	mov r1 = r39
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
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L309
	adds r15 = -16, r38
	;;
	ld8 r14 = [r15]
	br .L312
	;;
.L309:
	adds r14 = -8, r38
	;;
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	mov r1 = r39
	;;
	adds r40 = -16, r38
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEppEv#
	mov r1 = r39
	br .L305
	;;
.L312:
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEET_SJ_SJ_SJ_T0_#
	.section	.text._ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,"axG",@progbits,_ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.proc _ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
_ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_:
[.LFB2462:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxeqIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.text
	.align 16
	.proc _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
_ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_:
[.LFB2463:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_#
	mov r1 = r40
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	.section	.text._ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_,"axG",@progbits,_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_,comdat
	.align 16
	.weak	_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_#
	.proc _ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_#
_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_:
[.LFB2464:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_#
	mov r1 = r39
	mov r15 = r8
	mov r14 = r38
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	mov r40 = r35
	br.call.sptk.many b0 = _ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_#
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
	.endp _ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_#
	.text
	.align 16
	.proc _ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterISC_EE#
_ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterISC_EE:
[.LFB2466:]
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
	st1 [r14] = r32
	mov r14 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt4moveIRN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESA_E_EEEONSt16remove_referenceIT_E4typeEOSF_#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1EONS0_15_Iter_comp_iterISA_EE#
	mov r1 = r37
	nop 0
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops15__val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EENS0_14_Val_comp_iterIT_EENS0_15_Iter_comp_iterISC_EE#
	.align 16
	.proc _ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_#
_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_:
[.LFB2467:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
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
	st1 [r14] = r33
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	adds r39 = -48, r37
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r38
	adds r14 = -16, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	mov r1 = r38
	br .L322
	;;
.L323:
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r34 = r8
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r14 = r8
	mov r40 = r34
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r38
	mov r14 = r37
	adds r15 = -16, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	mov r1 = r38
.L322:
	adds r14 = -16, r37
	adds r15 = 8, r37
	;;
	ld8 r41 = [r14]
	adds r40 = -48, r37
	mov r39 = r15
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclIS7_NS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEEEEbRT_T0_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L323
	adds r39 = -48, r37
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r34 = r8
	mov r14 = r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r14 = r8
	mov r40 = r34
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r38
	;;
	adds r39 = -48, r37
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r38
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_#
	.section	.text._ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_,"axG",@progbits,_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_,comdat
	.align 16
	.weak	_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_#
	.proc _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_#
_ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_:
[.LFB2476:]
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
	movl r14 = 1152921504606846975
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZSt3minImERKT_S2_S2_#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorIPN6shapes5ShapeESaIS2_EE11_S_max_sizeERKS3_#
	.section	.text._ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv,"axG",@progbits,_ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv,comdat
	.align 16
	.weak	_ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	.proc _ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
_ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv:
[.LFB2477:]
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
	.endp _ZNKSt12_Vector_baseIPN6shapes5ShapeESaIS2_EE19_M_get_Tp_allocatorEv#
	.section	.text._ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv,"axG",@progbits,_ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv#
	.proc _ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv#
_ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv:
[.LFB2478:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 1, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L329
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	movl r15 = 2305843009213693951
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L330
	br.call.sptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	;;
.L330:
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
	;;
.L329:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r38
	mov r14 = r8
	nop 0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorIPN6shapes5ShapeEE8allocateEmPKv#
	.section	.text._ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_,"axG",@progbits,_ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_,comdat
	.align 16
	.weak	_ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
	.proc _ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
_ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_:
[.LFB2479:]
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
	.endp _ZSt12__niter_baseIPPN6shapes5ShapeEET_S4_#
	.section	.text._ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E,"axG",@progbits,_ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E,comdat
	.align 16
	.weak	_ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E#
	.proc _ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E#
_ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E:
[.LFB2480:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	st8 [r14] = r35
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 3
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L335
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	shladd r16 = r14, 3, r0
	adds r15 = -16, r38
	mov r14 = r38
	;;
	mov r42 = r16
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = memmove#
	mov r1 = r39
.L335:
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 3, r0
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZSt14__relocate_a_1IPN6shapes5ShapeES2_ENSt9enable_ifIXsrSt24__is_bitwise_relocatableIT_vE5valueEPS5_E4typeES7_S7_S7_RSaIT0_E#
	.section	.text._ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_,"axG",@progbits,_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_,comdat
	.align 16
	.weak	_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_#
	.proc _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_#
_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_:
[.LFB2481:]
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
	movl r14 = 288230376151711743
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r38 = r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZSt3minImERKT_S2_S2_#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_max_sizeERKS6_#
	.section	.text._ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv,"axG",@progbits,_ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv,comdat
	.align 16
	.weak	_ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	.proc _ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
_ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv:
[.LFB2482:]
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
	.endp _ZNKSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE19_M_get_Tp_allocatorEv#
	.section	.text._ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv,"axG",@progbits,_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv#
	.proc _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv#
_ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv:
[.LFB2483:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 1, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L342
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	movl r15 = 576460752303423487
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L343
	br.call.sptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	;;
.L343:
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
	;;
.L342:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r38
	mov r14 = r8
	nop 0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8allocateEmPKv#
	.section	.text._ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_,"axG",@progbits,_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_,comdat
	.align 16
	.weak	_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
	.proc _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_:
[.LFB2484:]
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
	.endp _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEET_S7_#
	.section	.text._ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_,"axG",@progbits,_ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_,comdat
	.align 16
	.weak	_ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
	.proc _ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
_ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_:
[.LFB2485:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 3, 0
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
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	mov r14 = r39
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r39
	;;
	st8 [r15] = r14
	br .L348
	;;
.L349:
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	mov r1 = r40
	mov r15 = r8
	adds r14 = 8, r39
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	mov r41 = r36
	br.call.sptk.many b0 = _ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_#
	mov r1 = r40
	adds r14 = -16, r39
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 32, r15
	;;
	st8 [r14] = r15
	adds r15 = -32, r39
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 32, r14
	adds r15 = -32, r39
	;;
	st8 [r15] = r14
.L348:
	adds r15 = -16, r39
	adds r14 = -8, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L349
	adds r15 = -32, r39
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZSt14__relocate_a_1IPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_SaIS5_EET0_T_S9_S8_RT1_#
	.text
	.align 16
	.proc _ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_:
[.LFB2486:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -128, r12
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
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L360
	adds r35 = -104, r38
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r39
	st8 [r35] = r8
	adds r14 = -104, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -2, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	adds r15 = -112, r38
	;;
	st8 [r15] = r14
.L357:
	adds r14 = -16, r38
	adds r15 = -112, r38
	;;
	ld8 r41 = [r15]
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -64, r38
	;;
	st8 [r14] = r15
	adds r14 = -64, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -56, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r39
	adds r14 = -56, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -96, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r39
	mov r14 = r38
	;;
	ld8 r16 = [r14]
	adds r17 = -96, r38
	adds r15 = -104, r38
	adds r14 = -16, r38
	;;
	ld1 r44 = [r16]
	mov r43 = r17
	ld8 r42 = [r15]
	adds r15 = -112, r38
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
[.LEHB10:]
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_T2_#
[.LEHE10:]
	mov r1 = r39
	adds r14 = -96, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r39
	adds r15 = -112, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L354
	mov r35 = r0
	br .L355
	;;
.L354:
	adds r15 = -112, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r15 = -112, r38
	;;
	st8 [r15] = r14
	addl r35 = 1, r0
.L355:
	adds r14 = -56, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r39
	cmp4.ne p6, p7 = 1, r35
	(p6) br.cond.dptk .L361
	br .L357
	;;
.L359:
	mov r1 = r39
	mov r35 = r15
	adds r14 = -96, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r39
	adds r14 = -56, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r39
	mov r14 = r35
	;;
	mov r40 = r14
[.LEHB11:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE11:]
	;;
.L360:
	nop 0
	br .L351
	;;
.L361:
	nop 0
.L351:
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2486:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2486-.LLSDACSB2486
.LLSDACSB2486:
	.uleb128 .LEHB10-.LFB2486
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L359-.LFB2486
	.uleb128 0
	.uleb128 .LEHB11-.LFB2486
	.uleb128 .LEHE11-.LEHB11
	.uleb128 0
	.uleb128 0
.LLSDACSE2486:
	.text
	.endp _ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_RT0_#
	.section	.text._ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,"axG",@progbits,_ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_,comdat
	.align 16
	.weak	_ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.proc _ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
_ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_:
[.LFB2487:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
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
	st8 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxxltIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEEbRKNS_17__normal_iteratorIT_T0_EESG_#
	.text
	.align 16
	.proc _ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_RT0_#
_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_RT0_:
[.LFB2488:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -96, r12
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
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	mov r14 = r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -48, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r40
	adds r14 = -16, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r40
	mov r14 = r8
	mov r42 = r36
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r40
	adds r15 = -16, r39
	adds r14 = -8, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxxmiIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEENS_17__normal_iteratorIT_T0_E15difference_typeERKSE_SH_#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -48, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	adds r41 = -80, r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r40
	adds r14 = 8, r39
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r39
	;;
	ld1 r45 = [r15]
	adds r44 = -80, r39
	mov r43 = r36
	mov r42 = r0
	ld8 r41 = [r14]
[.LEHB12:]
	br.call.sptk.many b0 = _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_T2_#
[.LEHE12:]
	mov r1 = r40
	;;
	adds r41 = -80, r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r40
	adds r14 = -48, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r40
	br .L367
	;;
.L366:
	mov r1 = r40
	mov r36 = r15
	adds r41 = -80, r39
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	;;
	mov r1 = r40
	adds r14 = -48, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r40
	mov r14 = r36
	;;
	mov r41 = r14
[.LEHB13:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE13:]
	;;
.L367:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2488:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2488-.LLSDACSB2488
.LLSDACSB2488:
	.uleb128 .LEHB12-.LFB2488
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L366-.LFB2488
	.uleb128 0
	.uleb128 .LEHB13-.LFB2488
	.uleb128 .LEHE13-.LEHB13
	.uleb128 0
	.uleb128 0
.LLSDACSE2488:
	.text
	.endp _ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_SJ_SJ_RT0_#
	.section	.text._ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv,"axG",@progbits,_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	.proc _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
_ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv:
[.LFB2489:]
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
	adds r15 = -32, r14
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEmmEv#
	.section	.text._ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_,"axG",@progbits,_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_,comdat
	.align 16
	.weak	_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	.proc _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
_ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_:
[.LFB2490:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st8 [r14] = r33
	mov r39 = r37
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r34 = r8
	adds r14 = 8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt9iter_swapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_EvT_T0_#
	.section	.text._ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_,"axG",@progbits,_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_,comdat
	.align 16
	.weak	_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_#
	.proc _ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_#
_ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_:
[.LFB2491:]
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
	.endp _ZSt12__miter_baseIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEEET_SD_#
	.section	.text._ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_,"axG",@progbits,_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_,comdat
	.align 16
	.weak	_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_#
	.proc _ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_#
_ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_:
[.LFB2492:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
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
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	mov r1 = r40
	mov r35 = r8
	adds r14 = -8, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	mov r1 = r40
	mov r15 = r8
	mov r14 = r39
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZSt22__copy_move_backward_aILb1EN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET1_T0_SE_SD_#
	.text
	.align 16
	.proc _ZSt4moveIRN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESA_E_EEEONSt16remove_referenceIT_E4typeEOSF_#
_ZSt4moveIRN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESA_E_EEEONSt16remove_referenceIT_E4typeEOSF_:
[.LFB2499:]
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
	.endp _ZSt4moveIRN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESA_E_EEEONSt16remove_referenceIT_E4typeEOSF_#
	.align 16
	.proc _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE:
[.LFB2501:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1EONS0_15_Iter_comp_iterISA_EE# = _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
	.align 16
	.proc _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclIS7_NS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEEEEbRT_T0_#
_ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclIS7_NS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEEEEbRT_T0_:
[.LFB2503:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = -16, r38
	;;
	ld8 r35 = [r14]
	mov r14 = r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	mov r40 = r35
	br.call.sptk.many b0 = _ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops14_Val_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclIS7_NS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEEEEbRT_T0_#
	.section	.text._ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_,"axG",@progbits,_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_#
	.proc _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_#
_ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_:
[.LFB2507:]
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
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaIPN6shapes5ShapeEEE8max_sizeERKS3_#
	.section	.text._ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv,"axG",@progbits,_ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv#
	.proc _ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv#
_ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv:
[.LFB2508:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = 1152921504606846975
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv#
	.section	.text._ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_,"axG",@progbits,_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_#
	.proc _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_#
_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_:
[.LFB2509:]
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
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE8max_sizeERKS6_#
	.section	.text._ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv,"axG",@progbits,_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv#
	.proc _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv#
_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv:
[.LFB2510:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = 288230376151711743
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv#
	.section	.text._ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_,"axG",@progbits,_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_,comdat
	.align 16
	.weak	_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_#
	.proc _ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_#
_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_:
[.LFB2511:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r41 = r15
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt11__addressofINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEPT_RS6_#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_#
	.text
	.align 16
	.proc _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_T2_#
_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_T2_:
[.LFB2512:]
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 5, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -144, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st8 [r14] = r33
	adds r14 = -16, r40
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	mov r14 = r40
	;;
	st1 [r14] = r36
	adds r14 = -120, r40
	adds r15 = -24, r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -24, r40
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r40
	;;
	st8 [r15] = r14
	br .L390
	;;
.L392:
	adds r16 = -128, r40
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 1, r0
	adds r15 = -128, r40
	;;
	st8 [r15] = r14
	adds r14 = -32, r40
	adds r16 = -128, r40
	;;
	ld8 r43 = [r16]
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r37 = r8
	adds r15 = -128, r40
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = -1, r14
	adds r14 = -32, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	mov r14 = r40
	;;
	mov r44 = r15
	mov r43 = r37
	mov r42 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEESI_EEbT_T0_#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L391
	adds r16 = -128, r40
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = -1, r14
	adds r15 = -128, r40
	;;
	st8 [r15] = r14
.L391:
	adds r14 = -32, r40
	adds r16 = -128, r40
	;;
	ld8 r43 = [r16]
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -56, r40
	;;
	st8 [r14] = r15
	adds r14 = -56, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r41
	mov r37 = r8
	adds r14 = -24, r40
	adds r15 = -32, r40
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -64, r40
	;;
	st8 [r14] = r15
	adds r14 = -64, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	mov r43 = r37
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r41
	adds r14 = -24, r40
	adds r16 = -128, r40
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
.L390:
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	adds r16 = -128, r40
	;;
	ld8 r14 = [r16]
	;;
	cmp.gt p6, p7 = r15, r14
	(p6) br.cond.dptk .L392
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L393
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -2, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	adds r16 = -128, r40
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L393
	adds r15 = -128, r40
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 1, r0
	adds r16 = -128, r40
	;;
	st8 [r16] = r14
	adds r15 = -128, r40
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = -1, r14
	adds r14 = -32, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -72, r40
	;;
	st8 [r14] = r15
	adds r14 = -72, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r41
	mov r37 = r8
	adds r14 = -24, r40
	adds r15 = -32, r40
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -80, r40
	;;
	st8 [r14] = r15
	adds r14 = -80, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	mov r43 = r37
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r41
	adds r14 = -24, r40
	adds r16 = -128, r40
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
.L393:
	mov r14 = r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZSt4moveIRN9__gnu_cxx5__ops15_Iter_comp_iterIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESA_E_EEEONSt16remove_referenceIT_E4typeEOSF_#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -48, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1EONS0_15_Iter_comp_iterISA_EE#
	mov r1 = r41
	adds r14 = -8, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -112, r40
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_#
	mov r1 = r41
	adds r18 = -48, r40
	adds r17 = -112, r40
	adds r16 = -120, r40
	adds r15 = -24, r40
	adds r14 = -32, r40
	;;
	mov r46 = r18
	mov r45 = r17
	ld8 r44 = [r16]
	ld8 r43 = [r15]
	ld8 r42 = [r14]
[.LEHB14:]
	br.call.sptk.many b0 = _ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_comp_valIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_RT2_#
[.LEHE14:]
	mov r1 = r41
	adds r14 = -112, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r41
	br .L396
	;;
.L395:
	mov r1 = r41
	mov r37 = r15
	adds r14 = -112, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#
	mov r1 = r41
	mov r14 = r37
	;;
	mov r42 = r14
[.LEHB15:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE15:]
	;;
.L396:
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2512:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2512-.LLSDACSB2512
.LLSDACSB2512:
	.uleb128 .LEHB14-.LFB2512
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L395-.LFB2512
	.uleb128 0
	.uleb128 .LEHB15-.LFB2512
	.uleb128 .LEHE15-.LEHB15
	.uleb128 0
	.uleb128 0
.LLSDACSE2512:
	.text
	.endp _ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_comp_iterIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_T2_#
	.section	.text._ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_,"axG",@progbits,_ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_,comdat
	.align 16
	.weak	_ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_#
	.proc _ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_#
_ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_:
[.LFB2513:]
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
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt4swapIcSt11char_traitsIcESaIcEEvRNSt7__cxx1112basic_stringIT_T0_T1_EES9_#
	.section	.text._ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE,"axG",@progbits,_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE,comdat
	.align 16
	.weak	_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	.proc _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
_ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE:
[.LFB2514:]
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
	mov r37 = r35
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEE4baseEv#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	.section	.text._ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_,"axG",@progbits,_ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_,comdat
	.align 16
	.weak	_ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	.proc _ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
_ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_:
[.LFB2515:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt23__copy_move_backward_a1ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	.section	.text._ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_,"axG",@progbits,_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_,comdat
	.align 16
	.weak	_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_#
	.proc _ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_#
_ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_:
[.LFB2516:]
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
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZSt12__niter_baseIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS5_SaIS5_EEET_N9__gnu_cxx17__normal_iteratorISA_T0_EE#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r14, r15
	;;
	shr r14 = r14, 5
	;;
	mov r39 = r14
	mov r38 = r36
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
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
	.endp _ZSt12__niter_wrapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEES8_ET_SD_T0_#
	.section	.text._ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv,"axG",@progbits,_ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv#
	.proc _ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv#
_ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv:
[.LFB2520:]
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
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorIPN6shapes5ShapeEE11_M_max_sizeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__new_allocatorIPN6shapes5ShapeEE8max_sizeEv#
	.section	.text._ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv,"axG",@progbits,_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv#
	.proc _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv#
_ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv:
[.LFB2521:]
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
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE11_M_max_sizeEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__new_allocatorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE8max_sizeEv#
	.text
	.align 16
	.proc _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE:
[.LFB2523:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZSt4moveIRZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES7_E_EONSt16remove_referenceIT_E4typeEOSB_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC1EONS0_15_Iter_comp_iterISA_EE# = _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EC2EONS0_15_Iter_comp_iterISA_EE#
	.align 16
	.proc _ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_comp_valIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_RT2_#
_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_comp_valIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_RT2_:
[.LFB2525:]
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 3, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -80, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st8 [r14] = r33
	adds r14 = -16, r40
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	mov r14 = r40
	;;
	st8 [r14] = r36
	adds r14 = -24, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	adds r15 = -64, r40
	;;
	st8 [r15] = r14
	br .L410
	;;
.L413:
	adds r14 = -32, r40
	adds r16 = -64, r40
	;;
	ld8 r43 = [r16]
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -40, r40
	;;
	st8 [r14] = r15
	adds r14 = -40, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r41
	mov r37 = r8
	adds r14 = -24, r40
	adds r15 = -32, r40
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -48, r40
	;;
	st8 [r14] = r15
	adds r14 = -48, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	mov r43 = r37
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r41
	adds r14 = -24, r40
	adds r16 = -64, r40
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -24, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	adds r15 = -64, r40
	;;
	st8 [r15] = r14
.L410:
	adds r15 = -24, r40
	adds r14 = -16, r40
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L411
	adds r14 = -32, r40
	adds r16 = -64, r40
	;;
	ld8 r43 = [r16]
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r16 = r8
	adds r15 = -8, r40
	mov r14 = r40
	;;
	ld8 r44 = [r15]
	mov r43 = r16
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEES7_EEbT_RT0_#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L411
	addl r14 = 1, r0
	br .L412
	;;
.L411:
	mov r14 = r0
.L412:
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L413
	adds r14 = -8, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r41
	mov r37 = r8
	adds r14 = -24, r40
	adds r15 = -32, r40
	;;
	ld8 r43 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEplEl#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -56, r40
	;;
	st8 [r14] = r15
	adds r14 = -56, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r41
	mov r14 = r8
	mov r43 = r37
	;;
	mov r42 = r14
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp _ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_comp_valIZ4mainEUlRKS7_SG_E_EEEvT_T0_SK_T1_RT2_#
	.section	.text._ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_,"axG",@progbits,_ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_,comdat
	.align 16
	.weak	_ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	.proc _ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
_ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_:
[.LFB2526:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt23__copy_move_backward_a2ILb1EPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET1_T0_S8_S7_#
	.text
	.align 16
	.proc _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEES7_EEbT_RT0_#
_ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEES7_EEbT_RT0_:
[.LFB2528:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = -16, r38
	;;
	ld8 r35 = [r14]
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS6_SaIS6_EEEdeEv#
	mov r1 = r39
	mov r15 = r8
	mov r14 = r38
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	mov r40 = r35
	br.call.sptk.many b0 = _ZZ4mainENKUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_E_clES6_S6_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZN9__gnu_cxx5__ops14_Iter_comp_valIZ4mainEUlRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_E_EclINS_17__normal_iteratorIPS7_St6vectorIS7_SaIS7_EEEES7_EEbT_RT0_#
	.section	.text._ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_,"axG",@progbits,_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_,comdat
	.align 16
	.weak	_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_#
	.proc _ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_#
_ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_:
[.LFB2529:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r15 = -8, r37
	adds r14 = -16, r37
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r14 = r14, 5
	adds r15 = -32, r37
	;;
	st8 [r15] = r14
	br .L419
	;;
.L420:
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -32, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEONSt16remove_referenceIT_E4typeEOS8_#
	mov r1 = r38
	mov r16 = r8
	mov r14 = r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -32, r15
	;;
	st8 [r14] = r15
	mov r14 = r37
	mov r40 = r16
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r15 = -32, r37
	;;
	st8 [r15] = r14
.L419:
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L420
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt20__copy_move_backwardILb1ELb0ESt26random_access_iterator_tagE13__copy_move_bIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES9_EET0_T_SB_SA_#
	.weak	_ZTVN6shapes3BoxE#
	.section	.rodata._ZTVN6shapes3BoxE,"aG",@progbits,_ZTVN6shapes3BoxE,comdat
	.align 8
	.type	_ZTVN6shapes3BoxE#, @object
	.size	_ZTVN6shapes3BoxE#, 64
_ZTVN6shapes3BoxE:
	data8	0
	data8	_ZTIN6shapes3BoxE#
	data16.ua @iplt(_ZN6shapes3BoxD1Ev#)
	data16.ua @iplt(_ZN6shapes3BoxD0Ev#)
	data16.ua @iplt(_ZNK6shapes3Box4areaEv#)
	.sdata
	.align 8
.LC6:
	data8	_ZTVN6shapes3BoxE#+16
	.section	.text._ZN6shapes3BoxD2Ev,"axG",@progbits,_ZN6shapes3BoxD5Ev,comdat
	.align 16
	.weak	_ZN6shapes3BoxD2Ev#
	.proc _ZN6shapes3BoxD2Ev#
_ZN6shapes3BoxD2Ev:
[.LFB2532:]
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
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6shapes5ShapeD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN6shapes3BoxD2Ev#
	.weak	_ZN6shapes3BoxD1Ev#
_ZN6shapes3BoxD1Ev# = _ZN6shapes3BoxD2Ev#
	.section	.text._ZN6shapes3BoxD0Ev,"axG",@progbits,_ZN6shapes3BoxD5Ev,comdat
	.align 16
	.weak	_ZN6shapes3BoxD0Ev#
	.proc _ZN6shapes3BoxD0Ev#
_ZN6shapes3BoxD0Ev:
[.LFB2534:]
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
	br.call.sptk.many b0 = _ZN6shapes3BoxD1Ev#
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
	.endp _ZN6shapes3BoxD0Ev#
	.weak	_ZTVN6shapes5ShapeE#
	.section	.data.rel.ro._ZTVN6shapes5ShapeE,"awG",@progbits,_ZTVN6shapes5ShapeE,comdat
	.align 8
	.type	_ZTVN6shapes5ShapeE#, @object
	.size	_ZTVN6shapes5ShapeE#, 64
_ZTVN6shapes5ShapeE:
	data8	0
	data8	_ZTIN6shapes5ShapeE#
	data8	0
	data8	0
	data8	0
	data8	0
	data16.ua @iplt(__cxa_pure_virtual#)
	.weak	_ZTIN6shapes3BoxE#
	.section	.data.rel.ro._ZTIN6shapes3BoxE,"awG",@progbits,_ZTIN6shapes3BoxE,comdat
	.align 8
	.type	_ZTIN6shapes3BoxE#, @object
	.size	_ZTIN6shapes3BoxE#, 24
_ZTIN6shapes3BoxE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSN6shapes3BoxE#
	data8	_ZTIN6shapes5ShapeE#
	.weak	_ZTSN6shapes3BoxE#
	.section	.rodata._ZTSN6shapes3BoxE,"aG",@progbits,_ZTSN6shapes3BoxE,comdat
	.align 8
	.type	_ZTSN6shapes3BoxE#, @object
	.size	_ZTSN6shapes3BoxE#, 14
_ZTSN6shapes3BoxE:
	stringz	"N6shapes3BoxE"
	.weak	_ZTIN6shapes5ShapeE#
	.section	.data.rel.ro._ZTIN6shapes5ShapeE,"awG",@progbits,_ZTIN6shapes5ShapeE,comdat
	.align 8
	.type	_ZTIN6shapes5ShapeE#, @object
	.size	_ZTIN6shapes5ShapeE#, 16
_ZTIN6shapes5ShapeE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSN6shapes5ShapeE#
	.weak	_ZTSN6shapes5ShapeE#
	.section	.rodata._ZTSN6shapes5ShapeE,"aG",@progbits,_ZTSN6shapes5ShapeE,comdat
	.align 8
	.type	_ZTSN6shapes5ShapeE#, @object
	.size	_ZTSN6shapes5ShapeE#, 16
_ZTSN6shapes5ShapeE:
	stringz	"N6shapes5ShapeE"
	.weak	__cxa_pure_virtual#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
