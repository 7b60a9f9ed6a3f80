// d588cb2a5eb8f0e42e776298915dd90d
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC5:
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
	movl r35 = @gprel(.LC5)
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
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"even"
	.align 8
.LC7:
	stringz	"odd"
	.align 8
.LC8:
	stringz	"+%s "
	.align 8
.LC10:
	stringz	"-%s "
	.sdata
	.align 8
.LC9:
	data8	_ZTV7derived#+16
	.text
	.align 16
	.align 64
	.proc _ZL4deepi.isra.0#
_ZL4deepi.isra.0:
[.LFB1780:]
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r32, 0
	(p6) br.cond.dptk .L12
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	nop 0
	mov r33 = r39
[.LEHB0:]
	br.call.sptk.many b0 = printf#
[.LEHE0:]
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L13:
	.mib
	adds r38 = -1, r32
	nop 0
[.LEHB1:]
	br.call.sptk.many b0 = _ZL4deepi.isra.0#
[.LEHE1:]
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L12:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
[.LEHB2:]
	br.call.sptk.many b0 = printf#
[.LEHE2:]
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.spnt .L16
	.mib
	addl r38 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r37
	mov r14 = r8
	mov r38 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC9), gp
	addl r40 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	.mlx
	nop 0
	movl r39 = @gprel(_ZTI7derived#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r39 = r1, r39
	.mmi
	ld8 r40 = [r40]
	;;
	st8 [r14] = r15, 8
	addl r15 = 42, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
[.LEHB3:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE3:]
.L16:
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r33 = r1, r33
	br .L13
	;;
.L17:
	.mmi
	mov r1 = r37
	mov r34 = r15
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
[.LEHB4:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE4:]
	;;
.L18:
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r15
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r38 = r1, r38
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
[.LEHB5:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE5:]
	;;
	break.f 0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1780:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1780-.LLSDACSB1780
.LLSDACSB1780:
	.uleb128 .LEHB0-.LFB1780
	.uleb128 .LEHE0-.LEHB0
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB1-.LFB1780
	.uleb128 .LEHE1-.LEHB1
	.uleb128 .L17-.LFB1780
	.uleb128 0
	.uleb128 .LEHB2-.LFB1780
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB3-.LFB1780
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L18-.LFB1780
	.uleb128 0
	.uleb128 .LEHB4-.LFB1780
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB5-.LFB1780
	.uleb128 .LEHE5-.LEHB5
	.uleb128 0
	.uleb128 0
.LLSDACSE1780:
	.text
	.endp _ZL4deepi.isra.0#
	.sdata
	.align 8
.LC12:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC13:
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
	addl r14 = @gprel(.LC12), gp
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
	addl r14 = @gprel(.LC13), gp
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
	.sdata
	.align 8
.LC16:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC17:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED0Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev:
[.LFB1776:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC16), gp
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
	addl r14 = @gprel(.LC17), gp
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
	.sdata
	.align 8
.LC20:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC21:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text._ZNSt17_Nested_exceptionISt13runtime_errorED2Ev,"axG",@progbits,_ZNSt17_Nested_exceptionISt13runtime_errorED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
	.proc _ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev#
_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev:
[.LFB1777:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addl r14 = @gprel(.LC20), gp
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
	addl r14 = @gprel(.LC21), gp
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
	.section	.rodata._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_.str1.8,"aMS",@progbits,1
	.align 8
.LC24:
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
	(p7) movl r40 = @gprel(.LC24)
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
	(p7) br.cond.dpnt .L39
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L32
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
.L33:
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
.L32:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L33
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
.L40:
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
.L39:
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
	br .L40
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
	(p6) br.cond.dpnt .L41
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
	(p7) br.cond.spnt .L58
.L41:
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
.L58:
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
	(p6) br.cond.dpnt .L43
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	;;
	.mib
	mov r1 = r36
	adds r37 = 16, r12
[.LEHB6:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE6:]
	;;
.L43:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
.L46:
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
	(p6) br.cond.spnt .L45
	.mib
	nop 0
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L45:
	.mib
	nop 0
	mov r37 = r33
[.LEHB7:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE7:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA1619:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE1619-.LLSDACSB1619
.LLSDACSB1619:
	.uleb128 .LEHB6-.LFB1619
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L46-.LFB1619
	.uleb128 0
	.uleb128 .LEHB7-.LFB1619
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
.LLSDACSE1619:
	.section	.text._ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,"axG",@progbits,_ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_,comdat
	.endp _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"range"
	.align 8
.LC26:
	stringz	"text"
	.align 8
.LC28:
	stringz	"%d "
	.align 8
.LC29:
	stringz	"member"
	.align 8
.LC30:
	stringz	"constructor"
	.align 8
.LC31:
	stringz	"%d %d\n"
	.align 8
.LC32:
	stringz	"\n%s %d\n"
	.align 8
.LC33:
	stringz	"inner"
	.align 8
.LC34:
	stringz	"basic_string::append"
	.align 8
.LC35:
	stringz	"+outer"
	.align 8
.LC36:
	stringz	"low"
	.align 8
.LC37:
	stringz	"high"
	.align 8
.LC41:
	stringz	"%s"
	.align 8
.LC42:
	stringz	" %s\n"
	.align 8
.LC43:
	stringz	"%d\n"
	.sdata
	.align 8
.LC27:
	data8	_ZTV7derived#+16
	.align 8
.LC38:
	data8	_ZTVSt16nested_exception#+16
	.align 8
.LC39:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+16
	.align 8
.LC40:
	data8	_ZTVSt17_Nested_exceptionISt13runtime_errorE#+80
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB1245:]
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 80
	adds r12 = -80, r12
	mov r17 = ar.lc
	mov r38 = r1
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	addl r39 = 4, r0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 72
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
[.LEHB8:]
	br.call.sptk.many b0 = _ZL4deepi.isra.0#
[.LEHE8:]
	;;
	.mmi
	mov r1 = r38
	mov r32 = r0
	mov ar.lc = 5
	;;
	.mmi
	nop 0
	addl r33 = @ltoffx(.L62), r1
	nop 0
	;;
	.mmi
	ld8.mov r33 = [r33], .L62
	nop 0
	nop 0
.L68:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L163
.L184:
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mmi
	nop 0
	addl r40 = 100, r0
	nop 0
	;;
	.mib
	nop 0
	add r39 = r1, r39
[.LEHB9:]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L67:
	.mib
	addl r39 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
[.LEHE9:]
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
[.LEHB10:]
	br.call.sptk.many b0 = printf#
[.LEHE10:]
	;;
	.mib
	addl r39 = 16, r0
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE11:]
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	;;
	.mii
	addl r41 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	addl r40 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	nop 0
	.mmb
	ld8 r41 = [r41]
	ld8.mov r40 = [r40], _ZTISt13runtime_error#
[.LEHB12:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE12:]
.L163:
	.mmi
	addp4 r14 = r32, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r33
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
.L62:
	data8 @pcrel(.L66)
	data8 @pcrel(.L65)
	data8 @pcrel(.L64)
	data8 @pcrel(.L63)
	data8 @pcrel(.L61)
	.section	.text.startup
.L125:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r16
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r32 = r8
	mov r39 = r8
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
[.LEHB13:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmi
	mov r42 = r0
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(_ZTI7derived#)
	.mlx
	nop 0
	movl r40 = @gprel(_ZTI4base#)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = __dynamic_cast#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L86
	;;
	.mlx
	adds r14 = 8, r8
	movl r39 = @gprel(.LC32)
	.mii
	mov r40 = r32
	nop 0
	;;
	add r39 = r1, r39
	.mmb
	nop 0
	ld4 r41 = [r14]
	br.call.sptk.many b0 = printf#
[.LEHE13:]
	;;
	.mib
	mov r1 = r38
	mov r32 = r0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mii
	mov r1 = r38
	mov ar.lc = 5
	;;
	addl r33 = @ltoffx(.L62), r1
	;;
	.mib
	ld8.mov r33 = [r33], .L62
	nop 0
	br .L68
	;;
.L149:
	.mmi
	mov r1 = r38
	mov r32 = r15
	mov r33 = r16
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r32
.L80:
	.mib
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
.L90:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r39 = r8
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
	mov r1 = r38
	mov r39 = r8
[.LEHB14:]
	br.call.sptk.many b0 = puts#
[.LEHE14:]
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	addl r39 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r41 = 16, r12
	.mmi
	mov r32 = r8
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB15:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE15:]
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	;;
	.mlx
	addl r41 = @ltoff(@fptr(_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev#)), gp
	movl r40 = @gprel(_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#)
	;;
	.mib
	ld8 r41 = [r41]
	add r40 = r1, r40
[.LEHB16:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE16:]
	;;
.L150:
	.mmi
	mov r1 = r38
	mov r39 = r32
	nop 0
	.mmb
	mov r33 = r16
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br .L80
	;;
.L64:
	.mib
	addl r39 = 8, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC26)
	.mmi
	nop 0
	addl r40 = @ltoffx(_ZTIPKc#), r1
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	ld8.mov r40 = [r40], _ZTIPKc#
	nop 0
	;;
	.mib
	st8 [r8] = r14
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = __cxa_throw#
.L127:
	.mmi
	mov r33 = r16
	mov r1 = r38
	mov r39 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br .L90
.L66:
	.mib
	addl r39 = 4, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 7, r0
	.mmi
	mov r41 = r0
	nop 0
	mov r39 = r8
	;;
	.mmi
	addl r40 = @ltoffx(_ZTIi#), r1
	st4 [r8] = r14
	nop 0
	;;
	.mib
	ld8.mov r40 = [r40], _ZTIi#
	nop 0
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L61:
	.mib
	addl r39 = 8, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mlx
	mov r1 = r38
	movl r14 = 0x4004000000000000
	.mmi
	mov r41 = r0
	nop 0
	mov r39 = r8
	;;
	.mmi
	addl r40 = @ltoffx(_ZTId#), r1
	st8 [r8] = r14
	nop 0
	;;
	.mib
	ld8.mov r40 = [r40], _ZTId#
	nop 0
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE17:]
	;;
.L65:
	.mib
	addl r39 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r34 = r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt12out_of_rangeC1EPKc#
[.LEHE18:]
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	;;
	.mii
	addl r41 = @ltoff(@fptr(_ZNSt12out_of_rangeD1Ev#)), gp
	addl r40 = @ltoffx(_ZTISt12out_of_range#), r1
	;;
	nop 0
	.mmb
	ld8 r41 = [r41]
	ld8.mov r40 = [r40], _ZTISt12out_of_range#
[.LEHB19:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE19:]
	;;
.L148:
	.mmi
	mov r39 = r34
	mov r1 = r38
	nop 0
	.mmb
	mov r34 = r15
	mov r35 = r16
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	mov r16 = r35
	mov r1 = r38
	mov r39 = r34
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 8, r16
	(p6) br.cond.spnt .L71
	;;
.L189:
	.mib
	cmp.lt p6, p7 = 8, r16
	nop 0
	(p6) br.cond.spnt .L72
	;;
	.mib
	cmp.eq p6, p7 = 7, r16
	nop 0
	(p6) br.cond.spnt .L73
	;;
	.mib
	cmp.eq p6, p7 = 1, r16
	nop 0
	(p6) br.cond.spnt .L74
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 5, r16
	(p7) br.cond.spnt .L183
.L72:
	.mib
	addl r34 = -1, r0
	adds r32 = 1, r32
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r38
	nop 0
[.LEHB20:]
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE20:]
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 6, r32
	(p7) br.cond.dpnt .L67
.L182:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L163
	.mib
	nop 0
	nop 0
	br .L184
	;;
.L130:
	.mmi
	mov r14 = r16
	mov r1 = r38
	mov r39 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r14
	(p7) br.cond.spnt .L96
.L187:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	adds r14 = 8, r8
	mov r39 = r8
	mov r1 = r38
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
	(p7) br.cond.spnt .L185
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mmi
	nop 0
	addl r41 = 6, r0
	nop 0
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB21:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE21:]
	;;
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld1 r34 = [r8]
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	mov r1 = r38
	;;
.L188:
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mmi
	adds r32 = 1, r32
	nop 0
	mov r40 = r34
	;;
	.mib
	add r39 = r1, r39
	nop 0
[.LEHB22:]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 6, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L142:
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r15
.L121:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L186
.L124:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
.L178:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L129:
	.mmi
	mov r39 = r32
	mov r1 = r38
	nop 0
	.mmb
	mov r32 = r15
	mov r33 = r16
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	mov r14 = r33
	mov r1 = r38
	mov r39 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.spnt .L187
	.mib
	nop 0
	nop 0
	br .L96
.L128:
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r15
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE22:]
	;;
.L131:
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r15
	.mmb
	mov r33 = r16
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	mov r14 = r33
	;;
.L96:
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
	mov r1 = r38
	nop 0
	.mmb
	ld8 r39 = [r8]
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = puts#
[.LEHE23:]
	;;
	.mib
	mov r1 = r38
	nop 0
[.LEHB24:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE24:]
	;;
	.mib
	mov r1 = r38
	addl r39 = 16, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB25:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE25:]
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	;;
	.mii
	addl r41 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	addl r40 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	nop 0
	.mmb
	ld8 r41 = [r41]
	ld8.mov r40 = [r40], _ZTISt13runtime_error#
[.LEHB26:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE26:]
	;;
.L63:
	.mib
	addl r39 = 16, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r14 = r8
	mov r39 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC27), gp
	addl r41 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	.mlx
	nop 0
	movl r40 = @gprel(_ZTI7derived#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r40 = r1, r40
	.mmi
	ld8 r41 = [r41]
	;;
	st8 [r14] = r15, 8
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
[.LEHB27:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE27:]
	;;
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r39 = r8
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
	mov r1 = r38
	nop 0
	mov r40 = r8
	.mmb
	adds r41 = 48, r12
	adds r39 = 16, r12
[.LEHB28:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IS3_EEPKcRKS3_#
[.LEHE28:]
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r39 = 16, r12
	.mmi
	mov r1 = r38
	nop 0
	adds r32 = 1, r32
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r38
	adds r34 = 20, r34
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
[.LEHB29:]
	br.call.sptk.many b0 = printf#
[.LEHE29:]
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 6, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L146:
	.mib
	mov r1 = r38
	mov r32 = r15
	br .L109
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r39 = r8
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
[.LEHB30:]
	br.call.sptk.many b0 = b6
[.LEHE30:]
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld1 r34 = [r8]
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	nop 0
	.mmb
	mov r1 = r38
	nop 0
	br .L188
	;;
.L145:
	.mib
	mov r1 = r38
	mov r32 = r15
	br .L109
	;;
.L183:
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r34 = [r8]
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
[.LEHB31:]
	br.call.sptk.many b0 = printf#
[.LEHE31:]
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 6, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L185:
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r39 = r1, r39
[.LEHB32:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE32:]
	;;
.L86:
	.mib
	nop 0
	nop 0
[.LEHB33:]
	br.call.sptk.many b0 = __cxa_bad_cast#
[.LEHE33:]
.L126:
	.mib
	mov r1 = r38
	mov r32 = r15
	br .L109
	;;
.L147:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 8, r16
	(p7) br.cond.sptk .L189
	.mib
	nop 0
	nop 0
	br .L71
	;;
.L132:
	.mib
	mov r32 = r15
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
[.LEHB34:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE34:]
	;;
.L134:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
.L103:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB35:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE35:]
	;;
	.mib
	mov r1 = r38
	addl r39 = 32, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	adds r40 = 16, r12
	mov r32 = r8
	adds r33 = 16, r8
	.mmb
	mov r39 = r8
	mov r1 = r38
	br.call.sptk.many b0 = _ZNSt13runtime_errorC2EOS_#
	;;
	.mii
	mov r1 = r38
	adds r39 = 24, r32
	;;
	addl r14 = @gprel(.LC38), gp
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
	mov r1 = r38
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC39), gp
	addl r41 = @ltoff(@fptr(_ZNSt17_Nested_exceptionISt13runtime_errorED1Ev#)), gp
	.mlx
	nop 0
	movl r40 = @gprel(_ZTISt17_Nested_exceptionISt13runtime_errorE#)
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = @gprel(.LC40), gp
	.mmi
	add r40 = r1, r40
	ld8 r41 = [r41]
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
[.LEHB36:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE36:]
	;;
.L133:
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br .L103
	;;
.L135:
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r15
	.mmb
	mov r33 = r16
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r32
	.mmb
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
.L106:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r32 = r8
	mov r39 = r8
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
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	;;
	.mib
	nop 0
	add r39 = r1, r39
[.LEHB37:]
	br.call.sptk.many b0 = printf#
[.LEHE37:]
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
[.LEHB38:]
	br.call.sptk.many b0 = _ZSt24__rethrow_if_nested_implISt9exceptionENSt9enable_ifIXsrSt6__and_IJSt14is_polymorphicIT_ESt5__or_IJSt6__not_ISt10is_base_ofISt16nested_exceptionS4_EESt14is_convertibleIPS4_PS9_EEEEE5valueEvE4typeEPKS4_#
[.LEHE38:]
	;;
	.mlx
	mov r1 = r38
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
	mov r1 = r38
	nop 0
	nop 0
.L82:
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
	(p6) br.cond.spnt .L81
	.mib
	addl r39 = 4, r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	mov r40 = r35
	.mmb
	mov r39 = r8
	st4 [r8] = r32
[.LEHB39:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE39:]
	;;
.L136:
	.mmi
	adds r39 = 16, r12
	mov r32 = r15
	nop 0
	.mmb
	mov r33 = r16
	mov r1 = r38
	br.call.sptk.many b0 = _ZNSt13runtime_errorD1Ev#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r32
	.mmb
	nop 0
	cmp.eq p6, p7 = 2, r33
	(p7) br.cond.spnt .L178
	.mib
	nop 0
	nop 0
	br .L106
	;;
.L137:
	.mib
	mov r1 = r38
	mov r32 = r15
	br .L109
	;;
.L138:
	.mmi
	cmp.eq p6, p7 = 2, r16
	mov r39 = r15
	mov r1 = r38
	;;
	.mib
	nop 0
	(p7) mov r32 = r15
	(p7) br.cond.spnt .L109
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r39 = r8
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
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	nop 0
	add r39 = r1, r39
[.LEHB40:]
	br.call.sptk.many b0 = printf#
[.LEHE40:]
	;;
	.mmi
	mov r1 = r38
	mov r32 = r0
	nop 0
	.mmb
	mov r34 = r0
	addl r33 = 2000, r0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mlx
	mov r1 = r38
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
	mov r1 = r38
	br .L82
	;;
.L140:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
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
	mov r1 = r38
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
	mov r1 = r38
	nop 0
	nop 0
.L81:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r32
	(p6) br.cond.spnt .L82
	.mib
	adds r33 = 56, r12
	nop 0
	br.call.sptk.many b0 = _ZSt19uncaught_exceptionsv#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r34
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
[.LEHB41:]
	br.call.sptk.many b0 = printf#
[.LEHE41:]
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 16, r0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	mov r14 = r8
	mov r39 = r8
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC27), gp
	addl r41 = @ltoff(@fptr(_ZN7derivedD1Ev#)), gp
	.mlx
	nop 0
	movl r40 = @gprel(_ZTI7derived#)
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r40 = r1, r40
	.mmi
	ld8 r41 = [r41]
	;;
	st8 [r14] = r15, 8
	addl r15 = 9, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
[.LEHB42:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE42:]
	;;
.L139:
	.mib
	mov r32 = r15
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
[.LEHB43:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE43:]
	;;
.L141:
	.mmi
	adds r32 = 48, r12
	nop 0
	mov r39 = r15
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r16 = 16, r12
	mov r1 = r38
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
	(p6) br.cond.spnt .L115
	.mib
	nop 0
	mov r39 = r16
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L115:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L190
.L116:
	.mib
	nop 0
	nop 0
[.LEHB44:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE44:]
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r12
	mov r1 = r38
	;;
	.mib
	st8 [r15] = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L83
	.mib
	nop 0
	mov r39 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L83:
	.mib
	nop 0
	adds r39 = 16, r12
[.LEHB45:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE45:]
	;;
.L190:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L116
	;;
.L143:
	.mmi
	mov r32 = r15
	adds r15 = 16, r12
	mov r1 = r38
	.mmi
	mov r34 = r16
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L119
	.mib
	nop 0
	mov r39 = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L119:
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r34
	(p7) br.cond.spnt .L121
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r8 = 8, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mib
	nop 0
	add r39 = r1, r39
[.LEHB46:]
	br.call.sptk.many b0 = printf#
[.LEHE46:]
	;;
	.mib
	nop 0
	mov r1 = r38
[.LEHB47:]
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE47:]
	;;
	.mmi
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(_ZZ4mainENUlvE_4_FUNEv#)), gp
	nop 0
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = _ZSt13set_terminatePFvvE#
	;;
	.mib
	mov r1 = r38
	addl r39 = 4, r0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 1, r0
	.mmi
	mov r41 = r0
	nop 0
	mov r39 = r8
	;;
	.mmi
	addl r40 = @ltoffx(_ZTIi#), r1
	st4 [r8] = r14
	nop 0
	;;
	.mib
	ld8.mov r40 = [r40], _ZTIi#
	nop 0
	br.call.sptk.many b0 = __cxa_throw#
	;;
.L186:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br .L178
	;;
.L144:
	.mib
	mov r1 = r38
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L186
	.mib
	nop 0
	nop 0
	br .L124
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
	.uleb128 .LEHB8-.LFB1245
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L125-.LFB1245
	.uleb128 0x1
	.uleb128 .LEHB9-.LFB1245
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB10-.LFB1245
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L127-.LFB1245
	.uleb128 0x3
	.uleb128 .LEHB11-.LFB1245
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L150-.LFB1245
	.uleb128 0x5
	.uleb128 .LEHB12-.LFB1245
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L149-.LFB1245
	.uleb128 0x5
	.uleb128 .LEHB13-.LFB1245
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L126-.LFB1245
	.uleb128 0
	.uleb128 .LEHB14-.LFB1245
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L128-.LFB1245
	.uleb128 0
	.uleb128 .LEHB15-.LFB1245
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L129-.LFB1245
	.uleb128 0xb
	.uleb128 .LEHB16-.LFB1245
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L130-.LFB1245
	.uleb128 0x9
	.uleb128 .LEHB17-.LFB1245
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L147-.LFB1245
	.uleb128 0x15
	.uleb128 .LEHB18-.LFB1245
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L148-.LFB1245
	.uleb128 0x17
	.uleb128 .LEHB19-.LFB1245
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L147-.LFB1245
	.uleb128 0x15
	.uleb128 .LEHB20-.LFB1245
	.uleb128 .LEHE20-.LEHB20
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB21-.LFB1245
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L131-.LFB1245
	.uleb128 0x19
	.uleb128 .LEHB22-.LFB1245
	.uleb128 .LEHE22-.LEHB22
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB23-.LFB1245
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L132-.LFB1245
	.uleb128 0
	.uleb128 .LEHB24-.LFB1245
	.uleb128 .LEHE24-.LEHB24
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB25-.LFB1245
	.uleb128 .LEHE25-.LEHB25
	.uleb128 .L133-.LFB1245
	.uleb128 0x1b
	.uleb128 .LEHB26-.LFB1245
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L134-.LFB1245
	.uleb128 0xd
	.uleb128 .LEHB27-.LFB1245
	.uleb128 .LEHE27-.LEHB27
	.uleb128 .L147-.LFB1245
	.uleb128 0x15
	.uleb128 .LEHB28-.LFB1245
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L146-.LFB1245
	.uleb128 0
	.uleb128 .LEHB29-.LFB1245
	.uleb128 .LEHE29-.LEHB29
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB30-.LFB1245
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L145-.LFB1245
	.uleb128 0
	.uleb128 .LEHB31-.LFB1245
	.uleb128 .LEHE31-.LEHB31
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB32-.LFB1245
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L131-.LFB1245
	.uleb128 0x19
	.uleb128 .LEHB33-.LFB1245
	.uleb128 .LEHE33-.LEHB33
	.uleb128 .L126-.LFB1245
	.uleb128 0
	.uleb128 .LEHB34-.LFB1245
	.uleb128 .LEHE34-.LEHB34
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB35-.LFB1245
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L135-.LFB1245
	.uleb128 0x5
	.uleb128 .LEHB36-.LFB1245
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L136-.LFB1245
	.uleb128 0x5
	.uleb128 .LEHB37-.LFB1245
	.uleb128 .LEHE37-.LEHB37
	.uleb128 .L137-.LFB1245
	.uleb128 0
	.uleb128 .LEHB38-.LFB1245
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L138-.LFB1245
	.uleb128 0x1f
	.uleb128 .LEHB39-.LFB1245
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L140-.LFB1245
	.uleb128 0x21
	.uleb128 .LEHB40-.LFB1245
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L139-.LFB1245
	.uleb128 0
	.uleb128 .LEHB41-.LFB1245
	.uleb128 .LEHE41-.LEHB41
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB42-.LFB1245
	.uleb128 .LEHE42-.LEHB42
	.uleb128 .L141-.LFB1245
	.uleb128 0xd
	.uleb128 .LEHB43-.LFB1245
	.uleb128 .LEHE43-.LEHB43
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB44-.LFB1245
	.uleb128 .LEHE44-.LEHB44
	.uleb128 .L142-.LFB1245
	.uleb128 0
	.uleb128 .LEHB45-.LFB1245
	.uleb128 .LEHE45-.LEHB45
	.uleb128 .L143-.LFB1245
	.uleb128 0x23
	.uleb128 .LEHB46-.LFB1245
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L144-.LFB1245
	.uleb128 0
	.uleb128 .LEHB47-.LFB1245
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L142-.LFB1245
	.uleb128 0
.LLSDACSE1245:
	data1	0x1
	data1	0
	data1	0x2
	data1	0
	data1	0
	data1	0x7d
	data1	0x3
	data1	0
	data1	0x3
	data1	0x7d
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
	data1	0
	data1	0x7d
	data1	0
	data1	0x6d
	data1	0
	data1	0x71
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
