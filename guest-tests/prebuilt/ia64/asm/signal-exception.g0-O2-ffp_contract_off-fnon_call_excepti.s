// 8fde75eecc208f812e83a6c26afe2b66
	.file	"signal-exception.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text.unlikely,"ax",@progbits
	.align 16
	.proc _ZL7handleri#
_ZL7handleri:
[.LFB17:]
	.prologue 12, 34
	.mii
[.LEHB0:]
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	addl r37 = 4, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
[.LEHE0:]
	.mmi
	mov r1 = r36
	nop 0
	mov r33 = r8
	.mmi
[.LEHB1:]
	st4 [r8] = r32
[.LEHE1:]
	nop 0
	nop 0
[.LEHB2:]
	;;
	.mlx
	nop 0
	movl r38 = @gprel(_ZTI5fault#)
	.mmi
	mov r39 = r0
	nop 0
	mov r37 = r8
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L3:
	.mmi
	mov r37 = r33
	nop 0
	mov r1 = r36
	.mmb
	mov r33 = r15
	nop 0
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
	break.f 0
	;;
[.LEHE2:]
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA17:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE17-.LLSDACSB17
.LLSDACSB17:
	.uleb128 .LEHB0-.LFB17
	.uleb128 .LEHE0-.LEHB0
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB1-.LFB17
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L3-.LFB17
	.uleb128 0
	.uleb128 .LEHB2-.LFB17
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
.LLSDACSE17:
	.section	.text.unlikely
	.endp _ZL7handleri#
	.text
	.align 16
	.align 64
	.proc _ZL5touchPVi.constprop.0#
_ZL5touchPVi.constprop.0:
[.LFB21:]
	.prologue
	.body
	.mmi
	mov r14 = r0
	;;
	ld4.acq r14 = [r14]
	break 0
	.endp _ZL5touchPVi.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"unwound"
	.text
	.align 16
	.align 64
	.proc _ZL4holdPVi.constprop.0#
_ZL4holdPVi.constprop.0:
[.LFB22:]
	.prologue 12, 33
	.mii
[.LEHB3:]
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
[.LEHE3:]
	.mib
	nop 0
	nop 0
[.LEHB4:]
	br.call.sptk.many b0 = _ZL5touchPVi.constprop.0#
[.LEHE4:]
.L9:
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r15
[.LEHB5:]
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
[.LEHE5:]
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = puts#
[.LEHB6:]
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
	break.f 0
	;;
[.LEHE6:]
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA22:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE22-.LLSDACSB22
.LLSDACSB22:
	.uleb128 .LEHB3-.LFB22
	.uleb128 .LEHE3-.LEHB3
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB4-.LFB22
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L9-.LFB22
	.uleb128 0
	.uleb128 .LEHB5-.LFB22
	.uleb128 .LEHE5-.LEHB5
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB6-.LFB22
	.uleb128 .LEHE6-.LEHB6
	.uleb128 0
	.uleb128 0
.LLSDACSE22:
	.text
	.endp _ZL4holdPVi.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"fault %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB20:]
	.prologue 12, 33
	.mmb
[.LEHB7:]
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	addl r38 = 132, r0
	mov r37 = r0
	nop 0
	.mmb
	adds r36 = 28, r12
	addl r32 = 3, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	adds r15 = 16, r12
	mov r38 = r0
	.mii
	adds r37 = 16, r12
	addl r36 = 11, r0
	;;
	addl r14 = @ltoff(@fptr(_ZL7handleri#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r15 = 1073741824
	;;
	.mbb
	st4 [r14] = r15
	br.call.sptk.many b0 = sigaction#
	nop 0
	;;
[.LEHE7:]
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L15:
	.mib
	nop 0
	nop 0
[.LEHB8:]
	br.call.sptk.many b0 = _ZL4holdPVi.constprop.0#
[.LEHE8:]
[.LEHB9:]
	;;
.L18:
	.mmi
	nop 0
	mov r1 = r35
	mov r36 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r16
	(p7) br.cond.spnt .L22
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
[.LEHE9:]
	.mmi
	mov r1 = r35
[.LEHB10:]
	ld4 r37 = [r8]
[.LEHE10:]
	nop 0
[.LEHB11:]
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
[.LEHE11:]
	.mib
	nop 0
	add r36 = r1, r36
[.LEHB12:]
	br.call.sptk.many b0 = printf#
[.LEHE12:]
[.LEHB13:]
	;;
	.mib
	mov r1 = r35
	adds r32 = -1, r32
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L15
	.mii
	mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L19:
	.body
	.copy_state 1
	.mib
	mov r1 = r35
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r36 = r32
.L22:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
	break.f 0
	;;
[.LEHE13:]
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA20:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT20-.LLSDATTD20
.LLSDATTD20:
	data1	0x1
	.uleb128 .LLSDACSE20-.LLSDACSB20
.LLSDACSB20:
	.uleb128 .LEHB7-.LFB20
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB8-.LFB20
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L18-.LFB20
	.uleb128 0x1
	.uleb128 .LEHB9-.LFB20
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB10-.LFB20
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L19-.LFB20
	.uleb128 0
	.uleb128 .LEHB11-.LFB20
	.uleb128 .LEHE11-.LEHB11
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB12-.LFB20
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L19-.LFB20
	.uleb128 0
	.uleb128 .LEHB13-.LFB20
	.uleb128 .LEHE13-.LEHB13
	.uleb128 0
	.uleb128 0
.LLSDACSE20:
	data1	0x1
	data1	0
	.align 8
	data8.ua	@gprel(DW.ref._ZTI5fault#)
.LLSDATT20:
	.section	.text.startup
	.endp main#
	.weak	_ZTS5fault#
	.section	.sdata._ZTS5fault,"awsG",@progbits,_ZTS5fault,comdat
	.align 8
	.type	_ZTS5fault#, @object
	.size	_ZTS5fault#, 7
_ZTS5fault:
	stringz	"5fault"
	.weak	_ZTI5fault#
	.section	.data.rel.ro._ZTI5fault,"awG",@progbits,_ZTI5fault,comdat
	.align 8
	.type	_ZTI5fault#, @object
	.size	_ZTI5fault#, 16
_ZTI5fault:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS5fault#
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
