// 81bb2e9f2c741f03895e186006639510
	.file	"classes.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZNK6animal4legsEv,"axG",@progbits,_ZNK6animal4legsEv,comdat
	.align 16
	.align 64
	.weak	_ZNK6animal4legsEv#
	.proc _ZNK6animal4legsEv#
_ZNK6animal4legsEv:
[.LFB2796:]
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 4, r0
	br.ret.sptk.many b0
	.endp _ZNK6animal4legsEv#
	.section	.rodata._ZNK3dog4nameEv.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"dog"
	.section	.text._ZNK3dog4nameEv,"axG",@progbits,_ZNK3dog4nameEv,comdat
	.align 16
	.align 64
	.weak	_ZNK3dog4nameEv#
	.proc _ZNK3dog4nameEv#
_ZNK3dog4nameEv:
[.LFB2798:]
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
	.endp _ZNK3dog4nameEv#
	.section	.rodata._ZNK4duck4nameEv.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"duck"
	.section	.text._ZNK4duck4nameEv,"axG",@progbits,_ZNK4duck4nameEv,comdat
	.align 16
	.align 64
	.weak	_ZNK4duck4nameEv#
	.proc _ZNK4duck4nameEv#
_ZNK4duck4nameEv:
[.LFB2803:]
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp _ZNK4duck4nameEv#
	.section	.text._ZNK4duck4legsEv,"axG",@progbits,_ZNK4duck4legsEv,comdat
	.align 16
	.align 64
	.weak	_ZNK4duck4legsEv#
	.proc _ZNK4duck4legsEv#
_ZNK4duck4legsEv:
[.LFB2804:]
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 2, r0
	br.ret.sptk.many b0
	.endp _ZNK4duck4legsEv#
	.section	.text._ZN4duck4diveEi,"axG",@progbits,_ZN4duck4diveEi,comdat
	.align 16
	.align 64
	.weak	_ZN4duck4diveEi#
	.proc _ZN4duck4diveEi#
_ZN4duck4diveEi:
[.LFB2805:]
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	nop 0
	shladd r8 = r33, 1, r0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mib
	st4 [r32] = r8
	nop 0
	br.ret.sptk.many b0
	.endp _ZN4duck4diveEi#
	.section	.text._ZN10robot_duck4diveEi,"axG",@progbits,_ZN10robot_duck4diveEi,comdat
	.align 16
	.align 64
	.weak	_ZN10robot_duck4diveEi#
	.proc _ZN10robot_duck4diveEi#
_ZN10robot_duck4diveEi:
[.LFB2806:]
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	nop 0
	shladd r8 = r33, 1, r0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mib
	st4 [r32] = r8
	adds r8 = 1000, r8
	br.ret.sptk.many b0
	.endp _ZN10robot_duck4diveEi#
	.text
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi:
[.LFB3117:]
	.prologue
	.body
	.mmi
	ld8 r15 = [r32]
	ld4 r8 = [r33]
	nop 0
	;;
	.mmi
	setf.sig f6 = r8
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	st4 [r15] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB3409:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB3412:]
	.prologue
	.body
	.mmi
	addl r15 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.section	.rodata._ZN3dogD2Ev.str1.8,"aMS",@progbits,1
	.align 8
.LC3:
	stringz	"~dog "
	.align 8
.LC5:
	stringz	"~animal "
	.sdata
	.align 8
.LC2:
	data8	_ZTV3dog#+16
	.align 8
.LC4:
	data8	_ZTV6animal#+16
	.section	.text._ZN3dogD2Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN3dogD2Ev#
	.proc _ZN3dogD2Ev#
_ZN3dogD2Ev:
[.LFB2800:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC2), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	addl r14 = @gprel(.LC4), gp
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
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
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2800:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2800-.LLSDACSB2800
.LLSDACSB2800:
.LLSDACSE2800:
	.section	.text._ZN3dogD2Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.endp _ZN3dogD2Ev#
	.weak	_ZN3dogD1Ev#
_ZN3dogD1Ev# = _ZN3dogD2Ev#
	.sdata
	.align 8
.LC8:
	data8	_ZTV6animal#+16
	.section	.text._ZN4duckD1Ev,"axG",@progbits,_ZN4duckD1Ev,comdat
	.align 16
	.align 64
	.weak	_ZN4duckD1Ev#
	.proc _ZN4duckD1Ev#
_ZN4duckD1Ev:
[.LFB2824:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC8), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	adds r32 = 16, r32
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	mov r35 = r1
	.body
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2824:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2824-.LLSDACSB2824
.LLSDACSB2824:
.LLSDACSE2824:
	.section	.text._ZN4duckD1Ev,"axG",@progbits,_ZN4duckD1Ev,comdat
	.endp _ZN4duckD1Ev#
	.sdata
	.align 8
.LC10:
	data8	_ZTV6animal#+16
	.section	.text._ZN10robot_duckD1Ev,"axG",@progbits,_ZN10robot_duckD1Ev,comdat
	.align 16
	.align 64
	.weak	_ZN10robot_duckD1Ev#
	.proc _ZN10robot_duckD1Ev#
_ZN10robot_duckD1Ev:
[.LFB3059:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC10), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	adds r32 = 16, r32
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	mov r35 = r1
	.body
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3059:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3059-.LLSDACSB3059
.LLSDACSB3059:
.LLSDACSE3059:
	.section	.text._ZN10robot_duckD1Ev,"axG",@progbits,_ZN10robot_duckD1Ev,comdat
	.endp _ZN10robot_duckD1Ev#
	.sdata
	.align 8
.LC12:
	data8	_ZTV10robot_duck#+24
	.align 8
.LC13:
	data8	_ZTV10robot_duck#+160
	.section	.text._ZN10robot_duck4copyEv,"axG",@progbits,_ZN10robot_duck4copyEv,comdat
	.align 16
	.align 64
	.weak	_ZN10robot_duck4copyEv#
	.proc _ZN10robot_duck4copyEv#
_ZN10robot_duck4copyEv:
[.LFB2807:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	adds r32 = 8, r32
	nop 0
	;;
	.mib
	addl r36 = 24, r0
	nop 0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmb
	mov r1 = r35
	ld4 r19 = [r32]
	nop 0
	.mmi
	adds r18 = 8, r8
	nop 0
	mov b0 = r33
	;;
	.mmb
	addl r15 = @gprel(.LC12), gp
	addl r16 = @gprel(.LC13), gp
	nop 0
	.mmi
	st4 [r18] = r19
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 16, r8
	.mii
	ld8 r16 = [r16]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r8] = r17
	st8 [r15] = r16
	br.ret.sptk.many b0
	.endp _ZN10robot_duck4copyEv#
	.sdata
	.align 8
.LC16:
	data8	_ZTV6animal#+16
	.section	.text._ZN4duckD0Ev,"axG",@progbits,_ZN4duckD0Ev,comdat
	.align 16
	.align 64
	.weak	_ZN4duckD0Ev#
	.proc _ZN4duckD0Ev#
_ZN4duckD0Ev:
[.LFB2825:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC16), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r15 = [r14]
	adds r14 = 16, r32
	add r36 = r1, r36
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 24, r0
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2825:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2825-.LLSDACSB2825
.LLSDACSB2825:
.LLSDACSE2825:
	.section	.text._ZN4duckD0Ev,"axG",@progbits,_ZN4duckD0Ev,comdat
	.endp _ZN4duckD0Ev#
	.sdata
	.align 8
.LC18:
	data8	_ZTV6animal#+16
	.section	.text._ZN10robot_duckD0Ev,"axG",@progbits,_ZN10robot_duckD0Ev,comdat
	.align 16
	.align 64
	.weak	_ZN10robot_duckD0Ev#
	.proc _ZN10robot_duckD0Ev#
_ZN10robot_duckD0Ev:
[.LFB3060:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC18), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r15 = [r14]
	adds r14 = 16, r32
	add r36 = r1, r36
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 24, r0
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3060:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3060-.LLSDACSB3060
.LLSDACSB3060:
.LLSDACSE3060:
	.section	.text._ZN10robot_duckD0Ev,"axG",@progbits,_ZN10robot_duckD0Ev,comdat
	.endp _ZN10robot_duckD0Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB3411:]
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
	addl r37 = 24, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB3413:]
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
	addl r37 = 24, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC20:
	stringz	"initialised once"
	.text
	.align 16
	.align 64
	.proc _ZL4oncev#
_ZL4oncev:
[.LFB2831:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	addl r36 = @gprel(_ZGVZL4oncevE5value#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld1.acq r14 = [r36]
	nop 0
	;;
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L47
.L43:
	.mmi
	addl r8 = @gprel(_ZZL4oncevE5value#), gp
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_guard_acquire#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC20)
	;;
	.mib
	add r36 = r1, r36
	nop 0
[.LEHB0:]
	br.call.sptk.many b0 = puts#
[.LEHE0:]
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r15 = 5, r0
	;;
	.mmi
	addl r14 = @gprel(_ZZL4oncevE5value#), gp
	nop 0
	addl r36 = @gprel(_ZGVZL4oncevE5value#), gp
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __cxa_guard_release#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	addl r8 = @gprel(_ZZL4oncevE5value#), gp
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L40:
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r15
	;;
	.mib
	addl r36 = @gprel(_ZGVZL4oncevE5value#), gp
	nop 0
	br.call.sptk.many b0 = __cxa_guard_abort#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2831:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2831-.LLSDACSB2831
.LLSDACSB2831:
	.uleb128 .LEHB0-.LFB2831
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L40-.LFB2831
	.uleb128 0
	.uleb128 .LEHB1-.LFB2831
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE2831:
	.text
	.endp _ZL4oncev#
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3121:]
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L52
	.mmi
	cmp4.ne p6, p7 = 2, r34
	;;
	(p7) ld8 r14 = [r33]
	nop 0
	.mmi
	nop 0
	;;
	(p7) st8 [r32] = r14
	nop 0
.L52:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L49:
	.mlx
	nop 0
	movl r14 = @gprel(_ZTIZ4mainEUliE_#)
	.mmi
	mov r8 = r0
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB3414:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r16 = 8, r33
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r14 = @gprel(_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#)
	;;
	.mlx
	add r14 = r1, r14
	movl r15 = @gprel(_ZTSSt19_Sp_make_shared_tag#)
	;;
	.mib
	cmp.eq p6, p7 = r14, r33
	add r15 = r1, r15
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 42, r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r36
	mov r8 = r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
.L57:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L56:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.section	.text._ZNK4duck4nameEv,"axG",@progbits,_ZNK4duck4nameEv,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n32_NK4duck4nameEv#
	.proc _ZTv0_n32_NK4duck4nameEv#
_ZTv0_n32_NK4duck4nameEv:
[.LFB3424:]
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp _ZTv0_n32_NK4duck4nameEv#
	.section	.text._ZNK4duck4legsEv,"axG",@progbits,_ZNK4duck4legsEv,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n40_NK4duck4legsEv#
	.proc _ZTv0_n40_NK4duck4legsEv#
_ZTv0_n40_NK4duck4legsEv:
[.LFB3425:]
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 2, r0
	br.ret.sptk.many b0
	.endp _ZTv0_n40_NK4duck4legsEv#
	.sdata
	.align 8
.LC21:
	data8	_ZTV6animal#+16
	.section	.text._ZN10robot_duckD1Ev,"axG",@progbits,_ZN10robot_duckD1Ev,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n24_N10robot_duckD1Ev#
	.proc _ZTv0_n24_N10robot_duckD1Ev#
_ZTv0_n24_N10robot_duckD1Ev:
[.LFB3426:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC21), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	add r36 = r1, r36
	.mmi
	ld8 r14 = [r32]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.call.sptk.many b0 = printf#
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3426:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3426-.LLSDACSB3426
.LLSDACSB3426:
.LLSDACSE3426:
	.section	.text._ZN10robot_duckD1Ev,"axG",@progbits,_ZN10robot_duckD1Ev,comdat
	.endp _ZTv0_n24_N10robot_duckD1Ev#
	.sdata
	.align 8
.LC23:
	data8	_ZTV6animal#+16
	.section	.text._ZN4duckD1Ev,"axG",@progbits,_ZN4duckD1Ev,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n24_N4duckD1Ev#
	.proc _ZTv0_n24_N4duckD1Ev#
_ZTv0_n24_N4duckD1Ev:
[.LFB3427:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC23), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	add r36 = r1, r36
	.mmi
	ld8 r14 = [r32]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.call.sptk.many b0 = printf#
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3427:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3427-.LLSDACSB3427
.LLSDACSB3427:
.LLSDACSE3427:
	.section	.text._ZN4duckD1Ev,"axG",@progbits,_ZN4duckD1Ev,comdat
	.endp _ZTv0_n24_N4duckD1Ev#
	.sdata
	.align 8
.LC25:
	data8	_ZTV3dog#+16
	.align 8
.LC26:
	data8	_ZTV6animal#+16
	.section	.text._ZN3dogD0Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZN3dogD0Ev#
	.proc _ZN3dogD0Ev#
_ZN3dogD0Ev:
[.LFB2802:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC25), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	addl r14 = @gprel(.LC26), gp
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 8, r0
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2802:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2802-.LLSDACSB2802
.LLSDACSB2802:
.LLSDACSE2802:
	.section	.text._ZN3dogD0Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.endp _ZN3dogD0Ev#
	.sdata
	.align 8
.LC29:
	data8	_ZTV6animal#+16
	.section	.text._ZN10robot_duckD0Ev,"axG",@progbits,_ZN10robot_duckD0Ev,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n24_N10robot_duckD0Ev#
	.proc _ZTv0_n24_N10robot_duckD0Ev#
_ZTv0_n24_N10robot_duckD0Ev:
[.LFB3428:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC29), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	add r36 = r1, r36
	.mmi
	ld8 r14 = [r32]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r32
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 24, r0
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3428:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3428-.LLSDACSB3428
.LLSDACSB3428:
.LLSDACSE3428:
	.section	.text._ZN10robot_duckD0Ev,"axG",@progbits,_ZN10robot_duckD0Ev,comdat
	.endp _ZTv0_n24_N10robot_duckD0Ev#
	.sdata
	.align 8
.LC31:
	data8	_ZTV6animal#+16
	.section	.text._ZN4duckD0Ev,"axG",@progbits,_ZN4duckD0Ev,comdat
	.align 16
	.align 64
	.weak	_ZTv0_n24_N4duckD0Ev#
	.proc _ZTv0_n24_N4duckD0Ev#
_ZTv0_n24_N4duckD0Ev:
[.LFB3429:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC31), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	add r36 = r1, r36
	.mmi
	ld8 r14 = [r32]
	;;
	adds r14 = -24, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r32
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 24, r0
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
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3429:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3429-.LLSDACSB3429
.LLSDACSB3429:
.LLSDACSE3429:
	.section	.text._ZN4duckD0Ev,"axG",@progbits,_ZN4duckD0Ev,comdat
	.endp _ZTv0_n24_N4duckD0Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi:
[.LFB3126:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	ld8 r37 = [r32]
	ld4 r15 = [r33]
	mov r36 = r1
	.body
	;;
	.mmi
	adds r14 = 16, r37
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r16] = r15
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt25__throw_bad_function_callv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 24, r37
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
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
	mov r1 = r36
	adds r8 = 1, r8
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt14_Function_baseD2Ev#
	.proc _ZNSt14_Function_baseD2Ev#
_ZNSt14_Function_baseD2Ev:
[.LFB483:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	adds r14 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	mov r37 = r32
	mov r36 = r32
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	addl r38 = 3, r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L80:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA483:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE483-.LLSDACSB483
.LLSDACSB483:
.LLSDACSE483:
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.endp _ZNSt14_Function_baseD2Ev#
	.weak	_ZNSt14_Function_baseD1Ev#
_ZNSt14_Function_baseD1Ev# = _ZNSt14_Function_baseD2Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3129:]
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	.mib
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	(p6) br.cond.dpnt .L88
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r34
	(p6) br.cond.dptk .L89
	;;
	.mib
	cmp4.eq p6, p7 = 2, r34
	addl r44 = 3, r0
	(p6) br.cond.dpnt .L92
	;;
	.mib
	cmp4.eq p6, p7 = 3, r34
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	ld8 r35 = [r32]
	;;
	adds r14 = 16, r35
	cmp.eq p6, p7 = 0, r35
	.mmb
	mov r43 = r35
	mov r42 = r35
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L96:
	.mmi
	nop 0
	addl r43 = 32, r0
	mov r42 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L91:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L88:
	.mmi
	nop 0
	mov r8 = r0
	mov b0 = r39
	.mlx
	nop 0
	movl r14 = @gprel(_ZTIZ4mainEUliE0_#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	mov ar.pfs = r40
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L89:
	.mmi
	ld8 r14 = [r33]
	mov r8 = r0
	mov b0 = r39
	;;
	.mib
	st8 [r32] = r14
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L92:
	.mib
	ld8 r36 = [r33]
	addl r42 = 32, r0
[.LEHB2:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE2:]
	;;
	.mmi
	mov r14 = r8
	adds r38 = 16, r36
	adds r37 = 24, r8
	.mmi
	mov r1 = r41
	mov r35 = r8
	addl r44 = 2, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r15 = [r38]
	mov r43 = r36
	.mmi
	mov r42 = r8
	;;
	st8 [r14] = r0, 8
	cmp.eq p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r37] = r0
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r15]
	nop 0
[.LEHB3:]
	br.call.sptk.many b0 = b6
[.LEHE3:]
	;;
	.mmi
	adds r36 = 24, r36
	nop 0
	adds r14 = 16, r35
	.mmi
	ld8 r16 = [r38]
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	.mmi
	st8 [r14] = r16
	;;
	st8 [r37] = r15
	nop 0
.L94:
	.mmi
	mov r8 = r0
	st8 [r32] = r35
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L97:
	.mmi
	mov r36 = r15
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 32, r0
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
[.LEHB4:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE4:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3129:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3129-.LLSDACSB3129
.LLSDACSB3129:
	.uleb128 .LEHB2-.LFB3129
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB3-.LFB3129
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L97-.LFB3129
	.uleb128 0
	.uleb128 .LEHB4-.LFB3129
	.uleb128 .LEHE4-.LEHB4
	.uleb128 0
	.uleb128 0
.LLSDACSE3129:
	.text
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv:
[.LFB2925:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	ld8 r14 = [r32]
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r35
	adds r15 = 12, r32
	mov b0 = r33
	;;
	.mmi
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) ld4 r14 = [r15]
	(p6) adds r15 = 12, r32
	;;
	(p7) adds r16 = -1, r14
	.mmi
	(p6) mf
	(p6) fetchadd4.acq r14 = [r15], -1
	nop 0
	;;
	.mmi
	nop 0
	(p7) st4 [r15] = r16
	cmp4.ne p6, p7 = 1, r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L116
	br.ret.sptk.many b0
.L116:
	.mii
	ld8 r14 = [r32]
	mov r36 = r32
	;;
	adds r14 = 48, r14
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
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv:
[.LFB2398:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r14 = 8, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8.acq r16 = [r14]
	nop 0
	;;
	;;
	.mib
	nop 0
	mov b0 = r33
	nop 0
	.mlx
	nop 0
	movl r15 = 4294967297
	;;
	.mmi
	cmp.ne p6, p7 = r15, r16
	addl r15 = @ltoffx(__libc_single_threaded#), r1
	mov ar.pfs = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mmi
	ld8.mov r15 = [r15], __libc_single_threaded#
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p7) ld4 r15 = [r14]
	;;
	(p7) adds r16 = -1, r15
	nop 0
	.mmi
	(p6) mf
	(p6) fetchadd4.acq r15 = [r14], -1
	nop 0
	;;
	.mmi
	nop 0
	(p7) st4 [r14] = r16
	cmp4.ne p6, p7 = 1, r15
	.bbb
	nop 0
	(p7) br.cond.dpnt .L125
	br.ret.sptk.many b0
.L124:
	.mmi
	ld8 r15 = [r32]
	mov r16 = r0
	mov r36 = r32
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r15 = 32, r15
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld8 r14 = [r32]
	mov r36 = r32
	;;
	adds r14 = 48, r14
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
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L125:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	;;
	break.f 0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	.sdata
	.align 8
.LC33:
	data8	_ZTV10robot_duck#+24
	.align 8
.LC34:
	data8	_ZTV10robot_duck#+160
	.section	.text._ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,"axG",@progbits,_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,comdat
	.align 16
	.align 64
	.weak	_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.proc _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_:
[.LFB2946:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 24, r0
	nop 0
	br.call.sptk.many b0 = _Znwm#
	;;
	.mmi
	mov r1 = r35
	mov r14 = r8
	mov b0 = r33
	.mmi
	nop 0
	mov r8 = r32
	nop 0
	;;
	.mmb
	addl r15 = @gprel(.LC33), gp
	adds r16 = 16, r14
	nop 0
	.mmi
	st8 [r32] = r14
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld8 r18 = [r15]
	nop 0
	addl r15 = @gprel(.LC34), gp
	;;
	.mii
	ld8 r17 = [r15]
	adds r15 = 8, r14
	;;
	mov r19 = r15
	.mmi
	st8 [r15] = r0, 8
	;;
	addl r15 = 3, r0
	nop 0
	;;
	.mmi
	st4 [r19] = r15
	st8 [r14] = r18
	nop 0
	;;
	.mib
	st8 [r16] = r17
	nop 0
	br.ret.sptk.many b0
	.endp _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev:
[.LFB2954:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	ld8 r36 = [r32]
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L128
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L128:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev# = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv:
[.LFB3001:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	st8 [r32] = r0, 8
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r33 = [r32]
	st8 [r32] = r0
	nop 0
	;;
	.mib
	adds r14 = 8, r33
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L135
	;;
	.mmi
	nop 0
	ld8.acq r16 = [r14]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r15 = 4294967297
	;;
	.mib
	cmp.ne p6, p7 = r15, r16
	addl r15 = @ltoffx(__libc_single_threaded#), r1
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	ld8.mov r15 = [r15], __libc_single_threaded#
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p7) ld4 r15 = [r14]
	;;
	(p7) adds r16 = -1, r15
	nop 0
	.mmi
	(p6) mf
	(p6) fetchadd4.acq r15 = [r14], -1
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r16
	cmp4.ne p6, p7 = 1, r15
	(p7) br.cond.dpnt .L145
.L135:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L144:
	.mmi
	ld8 r15 = [r33]
	mov r16 = r0
	mov r37 = r33
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r15 = 32, r15
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld8 r14 = [r33]
	mov r37 = r33
	;;
	adds r14 = 48, r14
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
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L145:
	.mii
	mov r32 = r33
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	;;
	break.f 0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	.section	.text._ZNKSt8functionIFiiEEclEi,"axG",@progbits,_ZNKSt8functionIFiiEEclEi,comdat
	.align 16
	.align 64
	.weak	_ZNKSt8functionIFiiEEclEi#
	.proc _ZNKSt8functionIFiiEEclEi#
_ZNKSt8functionIFiiEEclEi:
[.LFB3009:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r32
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	;;
	st4 [r14] = r33
	adds r14 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt25__throw_bad_function_callv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 24, r37
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
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
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _ZNKSt8functionIFiiEEclEi#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv:
[.LFB3106:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	nop 0
	.mii
	adds r15 = 12, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mii
	ld8.mov r14 = [r14], __libc_single_threaded#
	mov ar.pfs = r34
	;;
	mov b0 = r33
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld4 r14 = [r15]
	(p6) adds r15 = 12, r32
	;;
	.mmi
	(p7) adds r16 = -1, r14
	(p6) mf
	nop 0
	.mmi
	(p6) fetchadd4.acq r14 = [r15], -1
	;;
	(p7) st4 [r15] = r16
	cmp4.ne p6, p7 = 1, r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L155
	br.ret.sptk.many b0
.L155:
	.mii
	ld8 r14 = [r32]
	mov r36 = r32
	;;
	adds r14 = 48, r14
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
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"duckish"
	.align 8
.LC38:
	stringz	"no"
	.align 8
.LC42:
	stringz	"%s %d %d %s\n"
	.align 8
.LC43:
	stringz	"%d %d\n"
	.align 8
.LC44:
	stringz	"%d\n"
	.align 8
.LC45:
	stringz	"%lld %d %d\n"
	.align 8
.LC47:
	stringz	"%d %d %d %d %ld\n"
	.align 8
.LC48:
	stringz	"bad cast"
	.sdata
	.align 8
.LC39:
	data8	_ZTV3dog#+16
	.align 8
.LC40:
	data8	_ZTV4duck#+24
	.align 8
.LC41:
	data8	_ZTV4duck#+144
	.align 8
.LC46:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB2847:]
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 0, 21, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r50
	mov r50 = b0
	.mmi
	nop 0
	mov r52 = r1
	.body
	nop 0
	;;
	.mib
	addl r53 = 8, r0
	nop 0
[.LEHB5:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE5:]
	;;
	.mmi
	mov r1 = r52
	adds r39 = 112, r12
	addl r53 = 24, r0
	;;
	.mmi
	addl r14 = @gprel(.LC39), gp
	st8 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r8] = r14
	nop 0
[.LEHB6:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE6:]
	;;
	.mmi
	mov r1 = r52
	adds r49 = 16, r8
	adds r48 = 120, r12
	.mmi
	adds r16 = 8, r8
	addl r17 = 3, r0
	adds r53 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(.LC40), gp
	st4 [r16] = r17
	nop 0
	.mmi
	st8 [r48] = r49
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(.LC41), gp
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r8] = r15
	nop 0
	;;
	.mib
	st8 [r49] = r14
	nop 0
[.LEHB7:]
	br.call.sptk.many b0 = _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE7:]
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r52
	nop 0
	.mmi
	adds r36 = 128, r12
	adds r38 = 136, r12
	mov r37 = r39
	;;
	.mlx
	ld8 r14 = [r15]
	movl r42 = @gprel(_ZTI7swimmer#)
	.mlx
	nop 0
	movl r43 = @gprel(_ZTI6animal#)
	;;
	.mlx
	cmp.eq p6, p7 = 0, r14
	movl r40 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r41 = @gprel(.LC42)
	;;
	.mmi
	(p7) ld8 r15 = [r14]
	nop 0
	add r43 = r1, r43
	.mii
	add r40 = r1, r40
	add r41 = r1, r41
	;;
	(p7) adds r15 = -24, r15
	;;
	.mii
	(p7) ld8 r15 = [r15]
	nop 0
	;;
	(p7) add r14 = r14, r15
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	nop 0
.L167:
	.mmi
	ld8 r32 = [r37], 8
	addl r56 = -2, r0
	mov r55 = r42
	.mmi
	mov r54 = r43
	;;
	cmp.eq p6, p7 = 0, r32
	mov r53 = r32
	;;
	.mmi
	nop 0
	(p6) mov r33 = r0
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L163
	br.call.sptk.many b0 = __dynamic_cast#
	;;
	.mmi
	mov r33 = r8
	nop 0
	nop 0
.L163:
	.mii
	ld8 r14 = [r32]
	mov r53 = r32
	;;
	adds r14 = 32, r14
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
[.LEHB8:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	mov r53 = r32
	mov r34 = r8
	;;
	.mmi
	adds r14 = 48, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	mov r35 = r8
	cmp.eq p6, p7 = 0, r33
	.mmb
	addl r54 = 1, r0
	mov r53 = r33
	(p6) br.cond.dpnt .L204
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r33 = r8
.L164:
	.mii
	ld8 r14 = [r32]
	mov r54 = r40
	;;
	adds r14 = -8, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r53 = [r14]
	;;
	ld1 r14 = [r53]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 42, r14
	;;
	.mib
	(p7) adds r53 = 1, r53
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r52
	cmp.eq p6, p7 = 0, r8
	mov r56 = r33
	.mmi
	mov r55 = r35
	mov r54 = r34
	mov r53 = r41
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC38)
	;;
	.mmi
	nop 0
	(p7) add r57 = r1, r57
	nop 0
	;;
	.mib
	(p6) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r37, r38
	(p6) br.cond.dptk .L167
	.mib
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE8:]
	;;
	.mii
	ld8 r33 = [r38]
	addl r54 = 5, r0
	;;
	mov r53 = r33
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
[.LEHB9:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	adds r14 = 8, r33
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC43)
	.mmi
	nop 0
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r14 = [r33]
	mov r53 = r33
	;;
	adds r14 = 80, r14
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
[.LEHE9:]
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r54 = r0
	.mii
	mov r37 = r8
	mov r53 = r8
	;;
	adds r14 = 32, r14
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
[.LEHB10:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC44)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r54 = 1307674368000
	;;
	.mlx
	addl r14 = @gprel(_ZL6second#), gp
	movl r53 = @gprel(.LC45)
	;;
	.mmi
	ld4 r56 = [r14]
	addl r14 = @gprel(_ZL5first#), gp
	add r53 = r1, r53
	;;
	.mib
	ld4 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = _ZL4oncev#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r52
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br.call.sptk.many b0 = _ZL4oncev#
	;;
	.mmi
	mov r1 = r52
	ld4 r54 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC44)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE10:]
	;;
	.mmi
	mov r1 = r52
	adds r35 = 48, r12
	addl r53 = 24, r0
	;;
	.mmi
	addl r34 = @gprel(_ZN7counted5aliveE#), gp
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
[.LEHB11:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE11:]
	;;
	.mmi
	mov r1 = r52
	adds r42 = 8, r8
	adds r41 = 56, r12
	.mlx
	ld4 r16 = [r34]
	movl r19 = 4294967297
	;;
	.mmi
	addl r17 = @ltoffx(__libc_single_threaded#), r1
	addl r14 = @gprel(.LC46), gp
	adds r40 = 24, r12
	.mmi
	st8 [r42] = r19
	adds r16 = 1, r16
	adds r19 = 16, r12
	;;
	.mmi
	ld8.mov r17 = [r17], __libc_single_threaded#
	st4 [r34] = r16
	mov r32 = r8
	.mmi
	st8 [r41] = r8
	ld8 r18 = [r14]
	adds r14 = 16, r8
	;;
	.mmi
	st8 [r35] = r14
	st8 [r19] = r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r17]
	st8 [r8] = r18
	nop 0
	.mmi
	st8 [r40] = r8
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	addl r15 = 9, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r15 = 2, r0
	.mmb
	nop 0
	adds r14 = 12, r8
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	st4 [r42] = r15
	nop 0
	nop 0
.L169:
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L171:
	.mlx
	ld8 r14 = [r40]
	movl r53 = @gprel(.LC47)
	.mmi
	addl r57 = 1, r0
	addl r56 = -1, r0
	addl r55 = 3, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	ld4 r54 = [r34]
	add r53 = r1, r53
	;;
	.mmi
	(p7) adds r14 = 8, r14
	nop 0
	(p6) mov r58 = r0
	;;
	.mmi
	nop 0
	(p7) ld4.acq r58 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt4 r58 = r58
[.LEHB12:]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	mov r53 = r35
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	;;
	.mib
	mov r1 = r52
	adds r53 = 16, r12
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	;;
	.mmi
	mov r1 = r52
	ld4.acq r14 = [r42]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r53 = @gprel(.LC44)
	;;
	.mmi
	add r53 = r1, r53
	nop 0
	(p6) addl r54 = 1, r0
	;;
	.mib
	(p7) mov r54 = r0
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE12:]
	;;
	.mib
	mov r1 = r52
	mov r53 = r32
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	;;
	.mmi
	ld8 r53 = [r40]
	nop 0
	mov r1 = r52
	;;
	.mib
	cmp.eq p6, p7 = 0, r53
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L173:
	.mmi
	nop 0
	ld8 r53 = [r41]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r53
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	;;
.L174:
	.mlx
	ld4 r54 = [r34]
	movl r53 = @gprel(.LC44)
	;;
	.mmi
	adds r54 = -4, r54
	nop 0
	add r53 = r1, r53
	;;
	.mib
	st4 [r34] = r54
	nop 0
[.LEHB13:]
	br.call.sptk.many b0 = printf#
[.LEHE13:]
	;;
	.mmi
	addl r14 = 10, r0
	mov r1 = r52
	adds r32 = 144, r12
	.mmi
	adds r53 = 16, r12
	adds r34 = 80, r12
	addl r55 = 2, r0
	;;
	.mmi
	addl r47 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#)), gp
	st4 [r32] = r14
	adds r14 = 88, r12
	.mmi
	addl r46 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#)), gp
	st8 [r53] = r0
	mov r54 = r34
	;;
	.mmi
	ld8 r47 = [r47]
	st8 [r14] = r0
	adds r14 = 104, r12
	.mmi
	adds r42 = 40, r12
	adds r43 = 32, r12
	adds r44 = 64, r12
	;;
	.mmi
	ld8 r46 = [r46]
	st8 [r14] = r47
	adds r14 = 96, r12
	.mii
	st8 [r34] = r32
	adds r45 = 72, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r46
	st8 [r40] = r0
	br.call.sptk.many b0 = _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	;;
	.mmi
	mov r1 = r52
	st8 [r35] = r0
	addl r53 = 32, r0
	.mmi
	st8 [r41] = r0
	;;
	st8 [r42] = r47
	nop 0
	.mmi
	st8 [r43] = r46
	;;
	st8 [r44] = r0
	nop 0
	.mmb
	st8 [r45] = r0
	nop 0
[.LEHB14:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE14:]
	;;
	.mmi
	mov r14 = r8
	ld8 r16 = [r43]
	adds r17 = 24, r8
	.mmi
	mov r1 = r52
	st8 [r35] = r8
	adds r53 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	cmp.eq p6, p7 = 0, r16
	.mmi
	ld8 r18 = [r42]
	;;
	mov r15 = r14
	(p7) adds r19 = 16, r12
	;;
	.mmi
	st8 [r15] = r0, 8
	;;
	st8 [r15] = r0
	nop 0
	.mmi
	st8 [r17] = r18
	(p7) ld8 r17 = [r40]
	(p7) adds r15 = 16, r8
	;;
	.mmi
	(p7) st8 [r43] = r0
	(p7) st8 [r42] = r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r18 = [r19]
	nop 0
	;;
	.mmi
	(p7) st8 [r8] = r18
	(p7) st8 [r14] = r17
	addl r14 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	(p7) st8 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r45] = r14
	nop 0
	addl r14 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 2, r0
	.mmb
	mov r53 = r34
	nop 0
[.LEHB15:]
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEclEi#
	;;
	.mmi
	addl r54 = 3, r0
	mov r1 = r52
	nop 0
	.mmb
	mov r53 = r35
	mov r40 = r8
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEclEi#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r8
	mov r54 = r40
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC43)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r55 = [r32]
	addl r54 = 100, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC43)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE15:]
	;;
	.mmi
	mov r1 = r52
	mov r56 = r0
	mov r53 = r49
	;;
	.mlx
	nop 0
	movl r55 = @gprel(_ZTI3dog#)
	.mlx
	nop 0
	movl r54 = @gprel(_ZTI6animal#)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = __dynamic_cast#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r53 = r33
	nop 0
	(p7) br.cond.spnt .L259
	;;
	.mmi
	ld8 r14 = [r33]
	st8 [r38] = r0
	mov r32 = r39
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld8 r14 = [r37]
	mov r53 = r37
	;;
	adds r14 = 16, r14
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L181:
	.mmi
	ld8 r53 = [r32], 8
	;;
	adds r14 = -8, r32
	cmp.eq p6, p7 = 0, r53
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	ld8 r14 = [r53]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L180:
	.mib
	nop 0
	cmp.ne p6, p7 = r32, r38
	(p6) br.cond.dptk .L181
	.mib
	addl r53 = 10, r0
	nop 0
[.LEHB16:]
	br.call.sptk.many b0 = putchar#
[.LEHE16:]
	;;
	.mib
	mov r1 = r52
	mov r53 = r35
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r53 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L186:
	.mmi
	ld8 r53 = [r36]
	mov r33 = r36
	adds r36 = -8, r36
	;;
	.mib
	cmp.eq p6, p7 = 0, r53
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mmi
	ld8 r14 = [r53]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L185:
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r39
	(p6) br.cond.dptk .L186
	.mii
	mov r8 = r0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L204:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r33 = -1, r0
	br .L164
.L168:
	.mmi
	mf
	fetchadd4.acq r14 = [r42], 1
	nop 0
	.mmi
	ld1 r15 = [r17]
	;;
	adds r14 = 12, r8
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L169
	;;
	.mmi
	nop 0
	mf
	nop 0
	.mmb
	fetchadd4.acq r15 = [r14], 1
	nop 0
	br .L171
	;;
.L219:
	.mmi
	mov r1 = r52
	mov r37 = r0
	mov r32 = r15
.L184:
	.mib
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r34
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = 0, r37
	(p7) br.cond.spnt .L198
.L197:
	.mii
	ld8 r14 = [r37]
	mov r53 = r37
	;;
	adds r14 = 16, r14
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L198:
	.mmi
	nop 0
	ld8 r53 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r53
	(p6) br.cond.spnt .L200
	.mmi
	ld8 r14 = [r53]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L200:
	.mib
	mov r53 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r48
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r39
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r32
[.LEHB17:]
	br.call.sptk.many b0 = _Unwind_Resume#
.L208:
	.mmi
	mov r32 = r15
	nop 0
	nop 0
.L193:
	.mii
	ld4 r14 = [r34]
	nop 0
	;;
	adds r14 = -4, r14
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	nop 0
.L261:
	.mii
	ld8 r14 = [r37]
	mov r53 = r37
	;;
	adds r14 = 16, r14
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
	nop 0
	mov r1 = r52
	br .L198
.L215:
	.mmi
	ld8 r14 = [r37]
	mov r32 = r15
	mov r53 = r37
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r52
	br .L198
.L214:
	.mmi
	ld8 r53 = [r38]
	nop 0
	mov r32 = r15
	;;
	.mmi
	ld8 r14 = [r53]
	;;
	adds r14 = 16, r14
	nop 0
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
	nop 0
	mov r1 = r52
	br .L200
	;;
.L212:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r52
	.mmb
	mov r53 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r48
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r39
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L218:
	.mmi
	mov r32 = r0
	mov r1 = r52
	mov r33 = r15
	;;
	.mmi
	nop 0
	sub r32 = 2, r32
	nop 0
	;;
	.mii
	shladd r32 = r32, 3, r0
	nop 0
	;;
	add r32 = r39, r32
	;;
.L189:
	.mib
	nop 0
	cmp.eq p6, p7 = r39, r32
	(p7) br.cond.spnt .L260
.L188:
	.mib
	nop 0
	mov r53 = r33
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE17:]
.L207:
	.mmi
	addl r32 = 1, r0
	mov r1 = r52
	mov r33 = r15
	;;
	.mmi
	sub r32 = 2, r32
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r39, r32
	br .L189
	;;
.L217:
	.mmi
	addl r32 = 2, r0
	nop 0
	adds r39 = 112, r12
	.mii
	mov r1 = r52
	mov r33 = r15
	;;
	sub r32 = 2, r32
	;;
	.mmi
	nop 0
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r39, r32
	br .L189
	;;
.L209:
	.mmi
	mov r53 = r32
	nop 0
	mov r1 = r52
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	;;
	.mmi
	ld8 r53 = [r40]
	nop 0
	mov r1 = r52
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r53
	(p6) br.cond.spnt .L191
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L191:
	.mmi
	nop 0
	ld8 r53 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r53
	(p6) br.cond.spnt .L193
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br .L261
.L216:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r52
	.mmb
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r34
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.spnt .L197
	.mib
	nop 0
	nop 0
	br .L198
.L259:
	.mib
	nop 0
	nop 0
[.LEHB18:]
	br.call.sptk.many b0 = __cxa_bad_cast#
[.LEHE18:]
	;;
.L213:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r52
	.mmb
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	adds r53 = 16, r12
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r34
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mii
	ld8 r14 = [r37]
	mov r53 = r37
	;;
	adds r14 = 16, r14
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
	nop 0
	mov r1 = r52
	br .L198
	;;
.L210:
	.mmi
	cmp.eq p6, p7 = 1, r16
	mov r53 = r15
	mov r1 = r52
	;;
	.mib
	nop 0
	(p7) mov r32 = r15
	(p7) br.cond.spnt .L184
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC48)
	;;
	.mib
	nop 0
	add r53 = r1, r53
[.LEHB19:]
	br.call.sptk.many b0 = puts#
[.LEHE19:]
	;;
	.mib
	mov r1 = r52
	mov r32 = r39
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r14 = [r33]
	st8 [r38] = r0
	mov r53 = r33
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld8 r14 = [r37]
	mov r53 = r37
	;;
	adds r14 = 16, r14
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
	nop 0
	mov r1 = r52
	br .L181
.L260:
	.mmi
	nop 0
	adds r32 = -8, r32
	nop 0
	;;
	.mib
	mov r53 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	;;
	.mib
	mov r1 = r52
	cmp.eq p6, p7 = r39, r32
	(p7) br.cond.spnt .L260
	.mib
	nop 0
	nop 0
	br .L188
	;;
.L211:
	.mib
	mov r32 = r15
	mov r1 = r52
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r52
	mov r53 = r35
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	mov r53 = r34
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.spnt .L197
	.mib
	nop 0
	nop 0
	br .L198
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA2847:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT2847-.LLSDATTD2847
.LLSDATTD2847:
	data1	0x1
	.uleb128 .LLSDACSE2847-.LLSDACSB2847
.LLSDACSB2847:
	.uleb128 .LEHB5-.LFB2847
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L217-.LFB2847
	.uleb128 0
	.uleb128 .LEHB6-.LFB2847
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L207-.LFB2847
	.uleb128 0
	.uleb128 .LEHB7-.LFB2847
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L218-.LFB2847
	.uleb128 0
	.uleb128 .LEHB8-.LFB2847
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L212-.LFB2847
	.uleb128 0
	.uleb128 .LEHB9-.LFB2847
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L214-.LFB2847
	.uleb128 0
	.uleb128 .LEHB10-.LFB2847
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L215-.LFB2847
	.uleb128 0
	.uleb128 .LEHB11-.LFB2847
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L208-.LFB2847
	.uleb128 0
	.uleb128 .LEHB12-.LFB2847
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L209-.LFB2847
	.uleb128 0
	.uleb128 .LEHB13-.LFB2847
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L215-.LFB2847
	.uleb128 0
	.uleb128 .LEHB14-.LFB2847
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L213-.LFB2847
	.uleb128 0
	.uleb128 .LEHB15-.LFB2847
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L216-.LFB2847
	.uleb128 0
	.uleb128 .LEHB16-.LFB2847
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L219-.LFB2847
	.uleb128 0
	.uleb128 .LEHB17-.LFB2847
	.uleb128 .LEHE17-.LEHB17
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB18-.LFB2847
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L210-.LFB2847
	.uleb128 0x3
	.uleb128 .LEHB19-.LFB2847
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L211-.LFB2847
	.uleb128 0
.LLSDACSE2847:
	data1	0
	data1	0
	data1	0x1
	data1	0x7d
	.align 8
	data8.ua	@gprel(DW.ref._ZTISt8bad_cast#)
.LLSDATT2847:
	.section	.text.startup
	.endp main#
	.align 16
	.align 64
	.proc _GLOBAL__sub_I__ZN7counted5aliveE#
_GLOBAL__sub_I__ZN7counted5aliveE:
[.LFB3419:]
	.prologue
	.body
	.mmi
	addl r16 = @gprel(_ZL5order#), gp
	nop 0
	addl r17 = @gprel(_ZL5first#), gp
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	adds r15 = 2, r14
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	st4 [r17] = r14
	addl r14 = @gprel(_ZL6second#), gp
	.mmi
	nop 0
	st4 [r16] = r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp _GLOBAL__sub_I__ZN7counted5aliveE#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(_GLOBAL__sub_I__ZN7counted5aliveE#)
	.weak	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, 47
_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE"
	.weak	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, 16
_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTSSt19_Sp_make_shared_tag#
	.section	.rodata._ZTSSt19_Sp_make_shared_tag,"aG",@progbits,_ZTSSt19_Sp_make_shared_tag,comdat
	.align 8
	.type	_ZTSSt19_Sp_make_shared_tag#, @object
	.size	_ZTSSt19_Sp_make_shared_tag#, 24
_ZTSSt19_Sp_make_shared_tag:
	stringz	"St19_Sp_make_shared_tag"
	.weak	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, 52
_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE"
	.weak	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTS6animal#
	.section	.sdata._ZTS6animal,"awsG",@progbits,_ZTS6animal,comdat
	.align 8
	.type	_ZTS6animal#, @object
	.size	_ZTS6animal#, 8
_ZTS6animal:
	stringz	"6animal"
	.weak	_ZTI6animal#
	.section	.data.rel.ro._ZTI6animal,"awG",@progbits,_ZTI6animal,comdat
	.align 8
	.type	_ZTI6animal#, @object
	.size	_ZTI6animal#, 16
_ZTI6animal:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS6animal#
	.weak	_ZTS7swimmer#
	.section	.rodata._ZTS7swimmer,"aG",@progbits,_ZTS7swimmer,comdat
	.align 8
	.type	_ZTS7swimmer#, @object
	.size	_ZTS7swimmer#, 9
_ZTS7swimmer:
	stringz	"7swimmer"
	.weak	_ZTI7swimmer#
	.section	.data.rel.ro._ZTI7swimmer,"awG",@progbits,_ZTI7swimmer,comdat
	.align 8
	.type	_ZTI7swimmer#, @object
	.size	_ZTI7swimmer#, 16
_ZTI7swimmer:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS7swimmer#
	.weak	_ZTS3dog#
	.section	.sdata._ZTS3dog,"awsG",@progbits,_ZTS3dog,comdat
	.align 8
	.type	_ZTS3dog#, @object
	.size	_ZTS3dog#, 5
_ZTS3dog:
	stringz	"3dog"
	.weak	_ZTI3dog#
	.section	.data.rel.ro._ZTI3dog,"awG",@progbits,_ZTI3dog,comdat
	.align 8
	.type	_ZTI3dog#, @object
	.size	_ZTI3dog#, 24
_ZTI3dog:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS3dog#
	data8	_ZTI6animal#
	.weak	_ZTS4duck#
	.section	.sdata._ZTS4duck,"awsG",@progbits,_ZTS4duck,comdat
	.align 8
	.type	_ZTS4duck#, @object
	.size	_ZTS4duck#, 6
_ZTS4duck:
	stringz	"4duck"
	.weak	_ZTI4duck#
	.section	.data.rel.ro._ZTI4duck,"awG",@progbits,_ZTI4duck,comdat
	.align 8
	.type	_ZTI4duck#, @object
	.size	_ZTI4duck#, 56
_ZTI4duck:
	data8	_ZTVN10__cxxabiv121__vmi_class_type_infoE#+16
	data8	_ZTS4duck#
	data4	0
	data4	2
	data8	_ZTI6animal#
	data8	-6141
	data8	_ZTI7swimmer#
	data8	2
	.weak	_ZTS10robot_duck#
	.section	.rodata._ZTS10robot_duck,"aG",@progbits,_ZTS10robot_duck,comdat
	.align 8
	.type	_ZTS10robot_duck#, @object
	.size	_ZTS10robot_duck#, 13
_ZTS10robot_duck:
	stringz	"10robot_duck"
	.weak	_ZTI10robot_duck#
	.section	.data.rel.ro._ZTI10robot_duck,"awG",@progbits,_ZTI10robot_duck,comdat
	.align 8
	.type	_ZTI10robot_duck#, @object
	.size	_ZTI10robot_duck#, 24
_ZTI10robot_duck:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS10robot_duck#
	data8	_ZTI4duck#
	.section	.data.rel.ro,"aw"
	.align 8
	.type	_ZTIZ4mainEUliE_#, @object
	.size	_ZTIZ4mainEUliE_#, 16
_ZTIZ4mainEUliE_:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSZ4mainEUliE_#
	.section	.rodata
	.align 8
	.type	_ZTSZ4mainEUliE_#, @object
	.size	_ZTSZ4mainEUliE_#, 14
_ZTSZ4mainEUliE_:
	stringz	"*Z4mainEUliE_"
	.section	.data.rel.ro
	.align 8
	.type	_ZTIZ4mainEUliE0_#, @object
	.size	_ZTIZ4mainEUliE0_#, 16
_ZTIZ4mainEUliE0_:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSZ4mainEUliE0_#
	.section	.rodata
	.align 8
	.type	_ZTSZ4mainEUliE0_#, @object
	.size	_ZTSZ4mainEUliE0_#, 15
_ZTSZ4mainEUliE0_:
	stringz	"*Z4mainEUliE0_"
	.weak	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, 72
_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE"
	.weak	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTV6animal#
	.section	.data.rel.ro._ZTV6animal,"awG",@progbits,_ZTV6animal,comdat
	.align 8
	.type	_ZTV6animal#, @object
	.size	_ZTV6animal#, 80
_ZTV6animal:
	data8	0
	data8	_ZTI6animal#
	data8	0
	data8	0
	data8	0
	data8	0
	data16.ua @iplt(__cxa_pure_virtual#)
	data16.ua @iplt(_ZNK6animal4legsEv#)
	.weak	_ZTV3dog#
	.section	.rodata._ZTV3dog,"aG",@progbits,_ZTV3dog,comdat
	.align 8
	.type	_ZTV3dog#, @object
	.size	_ZTV3dog#, 80
_ZTV3dog:
	data8	0
	data8	_ZTI3dog#
	data16.ua @iplt(_ZN3dogD1Ev#)
	data16.ua @iplt(_ZN3dogD0Ev#)
	data16.ua @iplt(_ZNK3dog4nameEv#)
	data16.ua @iplt(_ZNK6animal4legsEv#)
	.weak	_ZTT4duck#
	.section	.rodata._ZTT4duck,"aG",@progbits,_ZTV4duck,comdat
	.align 8
	.type	_ZTT4duck#, @object
	.size	_ZTT4duck#, 16
_ZTT4duck:
	data8	_ZTV4duck#+24
	data8	_ZTV4duck#+144
	.weak	_ZTV4duck#
	.section	.rodata._ZTV4duck,"aG",@progbits,_ZTV4duck,comdat
	.align 8
	.type	_ZTV4duck#, @object
	.size	_ZTV4duck#, 208
_ZTV4duck:
	data8	16
	data8	0
	data8	_ZTI4duck#
	data16.ua @iplt(_ZN4duckD1Ev#)
	data16.ua @iplt(_ZN4duckD0Ev#)
	data16.ua @iplt(_ZN4duck4diveEi#)
	data16.ua @iplt(_ZNK4duck4nameEv#)
	data16.ua @iplt(_ZNK4duck4legsEv#)
	data8	-16
	data8	-16
	data8	-16
	data8	-16
	data8	_ZTI4duck#
	data16.ua @iplt(_ZTv0_n24_N4duckD1Ev#)
	data16.ua @iplt(_ZTv0_n24_N4duckD0Ev#)
	data16.ua @iplt(_ZTv0_n32_NK4duck4nameEv#)
	data16.ua @iplt(_ZTv0_n40_NK4duck4legsEv#)
	.hidden	_ZTC10robot_duck0_4duck#
	.weak	_ZTC10robot_duck0_4duck#
	.section	.rodata._ZTC10robot_duck0_4duck,"aG",@progbits,_ZTV10robot_duck,comdat
	.align 8
	.type	_ZTC10robot_duck0_4duck#, @object
	.size	_ZTC10robot_duck0_4duck#, 208
_ZTC10robot_duck0_4duck:
	data8	16
	data8	0
	data8	_ZTI4duck#
	data8	0
	data8	0
	data8	0
	data8	0
	data16.ua @iplt(_ZN4duck4diveEi#)
	data16.ua @iplt(_ZNK4duck4nameEv#)
	data16.ua @iplt(_ZNK4duck4legsEv#)
	data8	-16
	data8	-16
	data8	-16
	data8	-16
	data8	_ZTI4duck#
	data8	0
	data8	0
	data8	0
	data8	0
	data16.ua @iplt(_ZTv0_n32_NK4duck4nameEv#)
	data16.ua @iplt(_ZTv0_n40_NK4duck4legsEv#)
	.weak	_ZTT10robot_duck#
	.section	.rodata._ZTT10robot_duck,"aG",@progbits,_ZTV10robot_duck,comdat
	.align 8
	.type	_ZTT10robot_duck#, @object
	.size	_ZTT10robot_duck#, 32
_ZTT10robot_duck:
	data8	_ZTV10robot_duck#+24
	data8	_ZTC10robot_duck0_4duck#+24
	data8	_ZTC10robot_duck0_4duck#+144
	data8	_ZTV10robot_duck#+160
	.weak	_ZTV10robot_duck#
	.section	.rodata._ZTV10robot_duck,"aG",@progbits,_ZTV10robot_duck,comdat
	.align 8
	.type	_ZTV10robot_duck#, @object
	.size	_ZTV10robot_duck#, 224
_ZTV10robot_duck:
	data8	16
	data8	0
	data8	_ZTI10robot_duck#
	data16.ua @iplt(_ZN10robot_duckD1Ev#)
	data16.ua @iplt(_ZN10robot_duckD0Ev#)
	data16.ua @iplt(_ZN10robot_duck4diveEi#)
	data16.ua @iplt(_ZNK4duck4nameEv#)
	data16.ua @iplt(_ZNK4duck4legsEv#)
	data16.ua @iplt(_ZN10robot_duck4copyEv#)
	data8	-16
	data8	-16
	data8	-16
	data8	-16
	data8	_ZTI10robot_duck#
	data16.ua @iplt(_ZTv0_n24_N10robot_duckD1Ev#)
	data16.ua @iplt(_ZTv0_n24_N10robot_duckD0Ev#)
	data16.ua @iplt(_ZTv0_n32_NK4duck4nameEv#)
	data16.ua @iplt(_ZTv0_n40_NK4duck4legsEv#)
	.weak	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, 96
_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	0
	data8	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#)
	.global _ZN7counted5aliveE#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	_ZN7counted5aliveE#, @object
	.size	_ZN7counted5aliveE#, 4
_ZN7counted5aliveE:
	.skip	4
	.sbss
	.align 8
	.type	_ZGVZL4oncevE5value#, @object
	.size	_ZGVZL4oncevE5value#, 8
_ZGVZL4oncevE5value:
	.skip	8
	.align 4
	.type	_ZZL4oncevE5value#, @object
	.size	_ZZL4oncevE5value#, 4
_ZZL4oncevE5value:
	.skip	4
	.align 4
	.type	_ZL6second#, @object
	.size	_ZL6second#, 4
_ZL6second:
	.skip	4
	.align 4
	.type	_ZL5first#, @object
	.size	_ZL5first#, 4
_ZL5first:
	.skip	4
	.align 4
	.type	_ZL5order#, @object
	.size	_ZL5order#, 4
_ZL5order:
	.skip	4
	.weak	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#
	.section	.rodata._ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,"aG",@progbits,_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,comdat
	.align 8
	.type	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, @gnu_unique_object
	.size	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, 16
_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag:
	.skip	16
	.weak	__cxa_pure_virtual#
	.hidden	DW.ref._ZTISt8bad_cast#
	.weak	DW.ref._ZTISt8bad_cast#
	.section	.sdata.DW.ref._ZTISt8bad_cast,"awsG",@progbits,DW.ref._ZTISt8bad_cast,comdat
	.align 8
	.type	DW.ref._ZTISt8bad_cast#, @object
	.size	DW.ref._ZTISt8bad_cast#, 8
DW.ref._ZTISt8bad_cast:
	data8	_ZTISt8bad_cast#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
