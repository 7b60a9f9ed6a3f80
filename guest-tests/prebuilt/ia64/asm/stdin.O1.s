// bf45b728b9fa84da3990f5667a58c5e6
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.global _Z4leafj#
	.type	_Z4leafj#, @function
	.proc _Z4leafj#
_Z4leafj:
[.LFB14:]
	.prologue
	.body
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r8 = [r14]
	;;
	add r8 = r8, r32
	;;
	st4.rel [r14] = r8
	br.ret.sptk.many b0
	;;
	.endp _Z4leafj#
	.section	.text._ZN5noisyC2Ej,"axG",@progbits,_ZN5noisyC5Ej,comdat
	.align 16
	.weak	_ZN5noisyC2Ej#
	.proc _ZN5noisyC2Ej#
_ZN5noisyC2Ej:
[.LFB16:]
	.prologue
	.body
	st4 [r32] = r33
	br.ret.sptk.many b0
	;;
	.endp _ZN5noisyC2Ej#
	.weak	_ZN5noisyC1Ej#
_ZN5noisyC1Ej# = _ZN5noisyC2Ej#
	.section	.text._ZN5noisyD2Ev,"axG",@progbits,_ZN5noisyD5Ev,comdat
	.align 16
	.weak	_ZN5noisyD2Ev#
	.proc _ZN5noisyD2Ev#
_ZN5noisyD2Ev:
[.LFB19:]
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	ld4 r36 = [r32]
	;;
	br.call.sptk.many b0 = _Z4leafj#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp _ZN5noisyD2Ev#
	.weak	_ZN5noisyD1Ev#
_ZN5noisyD1Ev# = _ZN5noisyD2Ev#
	.text
	.align 16
	.global _Z7throwerj#
	.type	_Z7throwerj#, @function
	.proc _Z7throwerj#
_Z7throwerj:
[.LFB21:]
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r38 = r32
	;;
	adds r37 = 16, r12
	br.call.sptk.many b0 = _ZN5noisyC1Ej#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r32
	(p7) br.cond.spnt .L9
	;;
	adds r37 = -1, r32
[.LEHB0:]
	br.call.sptk.many b0 = _Z7throwerj#
	;;
	br .L10
	;;
.L9:
	addl r37 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r36
	;;
	mov r37 = r8
	addl r14 = 1, r0
	;;
	st4 [r8] = r14
	mov r39 = r0
	addl r38 = @ltoffx(_ZTIi#), r1
	;;
	ld8.mov r38 = [r38], _ZTIi#
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE0:]
	;;
.L7:
	mov r1 = r36
	mov r33 = r15
	adds r37 = 16, r12
	br.call.sptk.many b0 = _ZN5noisyD1Ev#
	;;
	mov r1 = r36
	mov r37 = r33
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
.L10:
	mov r1 = r36
	addl r37 = 1, r0
	br.call.sptk.many b0 = _Z4leafj#
	;;
	mov r1 = r36
	adds r37 = 16, r12
	br.call.sptk.many b0 = _ZN5noisyD1Ev#
	;;
	mov r1 = r36
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA21:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE21-.LLSDACSB21
.LLSDACSB21:
	.uleb128 .LEHB0-.LFB21
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L7-.LFB21
	.uleb128 0
	.uleb128 .LEHB1-.LFB21
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE21:
	.text
	.endp _Z7throwerj#
	.align 16
	.global _Z7catcherj#
	.type	_Z7catcherj#, @function
	.proc _Z7catcherj#
_Z7catcherj:
[.LFB22:]
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r32
	;;
[.LEHB2:]
	br.call.sptk.many b0 = _Z7throwerj#
[.LEHE2:]
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = _Z4leafj#
	mov r1 = r36
	adds r33 = 2, r8
.L11:
	;;
	mov r8 = r33
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L15:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	mov r1 = r36
	mov r37 = r15
	cmp.eq p6, p7 = 1, r16
	.pred.safe_across_calls p1-p63
[.LEHB3:]
	(p7) br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE3:]
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = _Z4leafj#
	mov r1 = r36
	adds r33 = 1, r8
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r36
	br .L11
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA22:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT22-.LLSDATTD22
.LLSDATTD22:
	data1	0x1
	.uleb128 .LLSDACSE22-.LLSDACSB22
.LLSDACSB22:
	.uleb128 .LEHB2-.LFB22
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L15-.LFB22
	.uleb128 0x1
	.uleb128 .LEHB3-.LFB22
	.uleb128 .LEHE3-.LEHB3
	.uleb128 0
	.uleb128 0
.LLSDACSE22:
	data1	0x1
	data1	0
	.align 8
	data8.ua	@gprel(DW.ref._ZTIi#)
.LLSDATT22:
	.text
	.endp _Z7catcherj#
	.align 16
	.global _Z5outerj#
	.type	_Z5outerj#, @function
	.proc _Z5outerj#
_Z5outerj:
[.LFB23:]
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	br.call.sptk.many b0 = _Z7catcherj#
	mov r1 = r36
	mov r33 = r8
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = _Z4leafj#
	mov r1 = r36
	add r8 = r8, r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp _Z5outerj#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB24:]
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	mov r35 = r0
	;;
	br.call.sptk.many b0 = _Z5outerj#
	mov r1 = r34
	addl r35 = 1, r0
	;;
	br.call.sptk.many b0 = _Z5outerj#
	mov r1 = r34
	addl r35 = 2, r0
	;;
	br.call.sptk.many b0 = _Z5outerj#
	mov r1 = r34
	addl r35 = 3, r0
	;;
	br.call.sptk.many b0 = _Z5outerj#
	mov r1 = r34
	mov r8 = r0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp main#
	.global sink#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
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
