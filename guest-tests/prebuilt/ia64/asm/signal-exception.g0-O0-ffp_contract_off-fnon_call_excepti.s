// 594dfb01f49b29537e30ea90450e2f31
	.file	"signal-exception.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"unwound"
	.section	.text._ZN5traceD2Ev,"axG",@progbits,_ZN5traceD5Ev,comdat
	.align 16
	.weak	_ZN5traceD2Ev#
	.proc _ZN5traceD2Ev#
_ZN5traceD2Ev:
[.LFB3:]
	.prologue 14, 33
[.LEHB0:]
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
	movl r37 = @gprel(.LC0)
	;;
[.LEHE0:]
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	nop 0
[.LEHB1:]
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
[.LEHE1:]
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3-.LLSDACSB3
.LLSDACSB3:
	.uleb128 .LEHB0-.LFB3
	.uleb128 .LEHE0-.LEHB0
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB1-.LFB3
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE3:
	.section	.text._ZN5traceD2Ev,"axG",@progbits,_ZN5traceD5Ev,comdat
	.endp _ZN5traceD2Ev#
	.weak	_ZN5traceD1Ev#
_ZN5traceD1Ev# = _ZN5traceD2Ev#
	.text
	.align 16
	.proc _ZL7handleri#
_ZL7handleri:
[.LFB5:]
	.prologue 14, 35
[.LEHB2:]
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
	st4 [r37] = r32
	addl r39 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r33 = r14
	ld4 r14 = [r37]
	;;
[.LEHE2:]
[.LEHB3:]
	st4 [r33] = r14
[.LEHE3:]
	mov r41 = r0
	movl r40 = @gprel(_ZTI5fault#)
[.LEHB4:]
	;;
	add r40 = r1, r40
	mov r39 = r33
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L4:
	mov r1 = r38
	mov r34 = r15
	mov r39 = r33
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	mov r1 = r38
	mov r14 = r34
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
	break.f 0
	;;
[.LEHE4:]
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5-.LLSDACSB5
.LLSDACSB5:
	.uleb128 .LEHB2-.LFB5
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB3-.LFB5
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L4-.LFB5
	.uleb128 0
	.uleb128 .LEHB4-.LFB5
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
.LLSDACSE5:
	.text
	.endp _ZL7handleri#
	.align 16
	.proc _ZL5touchPVi#
_ZL5touchPVi:
[.LFB6:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	ld4.acq r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZL5touchPVi#
	.align 16
	.proc _ZL4holdPVi#
_ZL4holdPVi:
[.LFB7:]
	.prologue 14, 34
[.LEHB5:]
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
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
[.LEHE5:]
	ld8 r38 = [r14]
[.LEHB6:]
	br.call.sptk.many b0 = _ZL5touchPVi#
[.LEHE6:]
	mov r1 = r37
	mov r14 = r8
[.LEHB7:]
	;;
	adds r33 = 1, r14
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	mov r1 = r37
	;;
	mov r14 = r33
	br .L11
	;;
.L10:
	mov r1 = r37
	mov r33 = r15
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZN5traceD1Ev#
	;;
	mov r1 = r37
	mov r14 = r33
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L11:
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
[.LEHE7:]
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA7:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE7-.LLSDACSB7
.LLSDACSB7:
	.uleb128 .LEHB5-.LFB7
	.uleb128 .LEHE5-.LEHB5
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB6-.LFB7
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L10-.LFB7
	.uleb128 0
	.uleb128 .LEHB7-.LFB7
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
.LLSDACSE7:
	.text
	.endp _ZL4holdPVi#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%d\n"
	.align 8
.LC2:
	stringz	"fault %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB8:]
	.prologue 14, 33
[.LEHB8:]
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -128, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	addl r15 = @ltoff(@fptr(_ZL7handleri#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -128, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1073741824
	;;
	st4 [r14] = r15
	adds r14 = -128, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 11, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
[.LEHE8:]
.L14:
	mov r37 = r0
[.LEHB9:]
	br.call.sptk.many b0 = _ZL4holdPVi#
[.LEHE9:]
	mov r1 = r36
	mov r14 = r8
[.LEHB10:]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
[.LEHE10:]
	add r37 = r1, r37
[.LEHB11:]
	br.call.sptk.many b0 = printf#
[.LEHE11:]
	mov r1 = r36
.L18:
	adds r15 = -144, r35
[.LEHB12:]
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
.L13:
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L14
	mov r14 = r0
	br .L22
	;;
.L20:
	mov r1 = r36
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	mov r14 = r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L17:
	mov r14 = r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -136, r35
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
[.LEHE12:]
[.LEHB13:]
	ld4 r14 = [r14]
[.LEHE13:]
[.LEHB14:]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
[.LEHE14:]
	add r37 = r1, r37
[.LEHB15:]
	br.call.sptk.many b0 = printf#
[.LEHE15:]
	mov r1 = r36
[.LEHB16:]
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r36
	br .L18
	;;
.L21:
	mov r1 = r36
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r36
	mov r14 = r32
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L22:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
[.LEHE16:]
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA8:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT8-.LLSDATTD8
.LLSDATTD8:
	data1	0x1
	.uleb128 .LLSDACSE8-.LLSDACSB8
.LLSDACSB8:
	.uleb128 .LEHB8-.LFB8
	.uleb128 .LEHE8-.LEHB8
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB9-.LFB8
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L20-.LFB8
	.uleb128 0x1
	.uleb128 .LEHB10-.LFB8
	.uleb128 .LEHE10-.LEHB10
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB11-.LFB8
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L20-.LFB8
	.uleb128 0x1
	.uleb128 .LEHB12-.LFB8
	.uleb128 .LEHE12-.LEHB12
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB13-.LFB8
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L21-.LFB8
	.uleb128 0
	.uleb128 .LEHB14-.LFB8
	.uleb128 .LEHE14-.LEHB14
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB15-.LFB8
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L21-.LFB8
	.uleb128 0
	.uleb128 .LEHB16-.LFB8
	.uleb128 .LEHE16-.LEHB16
	.uleb128 0
	.uleb128 0
.LLSDACSE8:
	data1	0x1
	data1	0
	.align 8
	data8.ua	@gprel(DW.ref._ZTI5fault#)
.LLSDATT8:
	.text
	.endp main#
	.weak	_ZTI5fault#
	.section	.data.rel.ro._ZTI5fault,"awG",@progbits,_ZTI5fault,comdat
	.align 8
	.type	_ZTI5fault#, @object
	.size	_ZTI5fault#, 16
_ZTI5fault:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS5fault#
	.weak	_ZTS5fault#
	.section	.sdata._ZTS5fault,"awsG",@progbits,_ZTS5fault,comdat
	.align 8
	.type	_ZTS5fault#, @object
	.size	_ZTS5fault#, 7
_ZTS5fault:
	stringz	"5fault"
	.hidden	DW.ref._ZTI5fault#
	.weak	DW.ref._ZTI5fault#
	.section	.sdata.DW.ref._ZTI5fault,"awsG",@progbits,DW.ref._ZTI5fault,comdat
	.align 8
	.type	DW.ref._ZTI5fault#, @object
	.size	DW.ref._ZTI5fault#, 8
DW.ref._ZTI5fault:
	data8	_ZTI5fault#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
