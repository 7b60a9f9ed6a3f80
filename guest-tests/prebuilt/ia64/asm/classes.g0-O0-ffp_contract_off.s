// 1afc29546aa1584b54d83cd001752831
	.file	"classes.cc"
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
	.section	.text._ZnwmPv,"axG",@progbits,_ZnwmPv,comdat
	.align 16
	.weak	_ZnwmPv#
	.proc _ZnwmPv#
_ZnwmPv:
[.LFB138:]
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
	.section	.text._ZdlPvS_,"axG",@progbits,_ZdlPvS_,comdat
	.align 16
	.weak	_ZdlPvS_#
	.proc _ZdlPvS_#
_ZdlPvS_:
[.LFB140:]
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
	.endp _ZdlPvS_#
	.section	.text._ZNKSt9type_info4nameEv,"axG",@progbits,_ZNKSt9type_info4nameEv,comdat
	.align 16
	.weak	_ZNKSt9type_info4nameEv#
	.proc _ZNKSt9type_info4nameEv#
_ZNKSt9type_info4nameEv:
[.LFB427:]
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
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L7
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	br .L9
	;;
.L7:
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
.L9:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt9type_info4nameEv#
	.section	.text._ZNKSt9type_infoeqERKS_,"axG",@progbits,_ZNKSt9type_infoeqERKS_,comdat
	.align 16
	.weak	_ZNKSt9type_infoeqERKS_#
	.proc _ZNKSt9type_infoeqERKS_#
_ZNKSt9type_infoeqERKS_:
[.LFB434:]
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
	br.call.sptk.many b0 = _ZSt23__is_constant_evaluatedv#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = 8, r37
	ld8 r15 = [r37]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L12
	;;
.L11:
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	addl r14 = 1, r0
	br .L12
	;;
.L13:
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dptk .L14
	ld8 r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r34 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNKSt9type_info4nameEv#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r14 = 1, r0
	br .L16
	;;
.L14:
	mov r14 = r0
.L16:
	nop 0
.L12:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt9type_infoeqERKS_#
	.section	.text._ZNSt9_Any_data9_M_accessEv,"axG",@progbits,_ZNSt9_Any_data9_M_accessEv,comdat
	.align 16
	.weak	_ZNSt9_Any_data9_M_accessEv#
	.proc _ZNSt9_Any_data9_M_accessEv#
_ZNSt9_Any_data9_M_accessEv:
[.LFB441:]
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
	.endp _ZNSt9_Any_data9_M_accessEv#
	.section	.text._ZNKSt9_Any_data9_M_accessEv,"axG",@progbits,_ZNKSt9_Any_data9_M_accessEv,comdat
	.align 16
	.weak	_ZNKSt9_Any_data9_M_accessEv#
	.proc _ZNKSt9_Any_data9_M_accessEv#
_ZNKSt9_Any_data9_M_accessEv:
[.LFB442:]
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
	.endp _ZNKSt9_Any_data9_M_accessEv#
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.align 16
	.weak	_ZNSt14_Function_baseD2Ev#
	.proc _ZNSt14_Function_baseD2Ev#
_ZNSt14_Function_baseD2Ev:
[.LFB457:]
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
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	ld8 r16 = [r35]
	addl r39 = 3, r0
	;;
	mov r38 = r16
	mov r37 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
.L23:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA457:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE457-.LLSDACSB457
.LLSDACSB457:
.LLSDACSE457:
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.endp _ZNSt14_Function_baseD2Ev#
	.weak	_ZNSt14_Function_baseD1Ev#
_ZNSt14_Function_baseD1Ev# = _ZNSt14_Function_baseD2Ev#
	.section	.text._ZNKSt14_Function_base8_M_emptyEv,"axG",@progbits,_ZNKSt14_Function_base8_M_emptyEv,comdat
	.align 16
	.weak	_ZNKSt14_Function_base8_M_emptyEv#
	.proc _ZNKSt14_Function_base8_M_emptyEv#
_ZNKSt14_Function_base8_M_emptyEv:
[.LFB459:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
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
	.endp _ZNKSt14_Function_base8_M_emptyEv#
	.section	.sdata,"aws"
	.align 4
	.type	_ZN9__gnu_cxxL21__default_lock_policyE#, @object
	.size	_ZN9__gnu_cxxL21__default_lock_policyE#, 4
_ZN9__gnu_cxxL21__default_lock_policyE:
	data4	2
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv:
[.LFB2363:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	addl r14 = 1, r0
	adds r15 = -80, r35
	;;
	st1 [r15] = r14
	adds r14 = -79, r35
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -78, r35
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -76, r35
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	movl r15 = 4294967297
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r14 = [r14]
	movl r15 = 4294967297
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	br .L26
	;;
.L27:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 8, r14
	adds r14 = -48, r35
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	;;
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -32, r35
	adds r15 = -48, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	br .L32
	;;
.L30:
	adds r14 = -16, r35
	adds r15 = -48, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r35
	;;
	ld8 r15 = [r14]
	;;
	ld4.acq r14 = [r15]
.L33:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	mov r18 = r14
	add r14 = r14, r16
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L33
	mov r14 = r18
	nop 0
.L32:
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	mov r1 = r36
	nop 0
.L26:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	.weak	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#
	.section	.rodata._ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,"aG",@progbits,_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,comdat
	.align 8
	.type	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, @gnu_unique_object
	.size	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, 16
_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag:
	.skip	16
	.section	.text._ZNSt19_Sp_make_shared_tag5_S_tiEv,"axG",@progbits,_ZNSt19_Sp_make_shared_tag5_S_tiEv,comdat
	.align 16
	.weak	_ZNSt19_Sp_make_shared_tag5_S_tiEv#
	.proc _ZNSt19_Sp_make_shared_tag5_S_tiEv#
_ZNSt19_Sp_make_shared_tag5_S_tiEv:
[.LFB2389:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	movl r14 = @gprel(_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt19_Sp_make_shared_tag5_S_tiEv#
	.section	.sdata
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"~animal "
	.sdata
	.align 8
.LC0:
	data8	_ZTV6animal#+16
	.section	.text._ZN6animalD2Ev,"axG",@progbits,_ZN6animalD5Ev,comdat
	.align 16
	.weak	_ZN6animalD2Ev#
	.proc _ZN6animalD2Ev#
_ZN6animalD2Ev:
[.LFB2758:]
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
	movl r37 = @gprel(.LC1)
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
.LLSDA2758:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2758-.LLSDACSB2758
.LLSDACSB2758:
.LLSDACSE2758:
	.section	.text._ZN6animalD2Ev,"axG",@progbits,_ZN6animalD5Ev,comdat
	.endp _ZN6animalD2Ev#
	.weak	_ZN6animalD1Ev#
_ZN6animalD1Ev# = _ZN6animalD2Ev#
	.section	.text._ZN6animalD0Ev,"axG",@progbits,_ZN6animalD5Ev,comdat
	.align 16
	.weak	_ZN6animalD0Ev#
	.proc _ZN6animalD0Ev#
_ZN6animalD0Ev:
[.LFB2760:]
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
	br.call.sptk.many b0 = _ZN6animalD1Ev#
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
	.endp _ZN6animalD0Ev#
	.section	.text._ZNK6animal4legsEv,"axG",@progbits,_ZNK6animal4legsEv,comdat
	.align 16
	.weak	_ZNK6animal4legsEv#
	.proc _ZNK6animal4legsEv#
_ZNK6animal4legsEv:
[.LFB2761:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = 4, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK6animal4legsEv#
	.section	.text._ZN7swimmer4diveEi,"axG",@progbits,_ZN7swimmer4diveEi,comdat
	.align 16
	.weak	_ZN7swimmer4diveEi#
	.proc _ZN7swimmer4diveEi#
_ZN7swimmer4diveEi:
[.LFB2762:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7swimmer4diveEi#
	.section	.rodata
	.align 8
.LC2:
	stringz	"dog"
	.section	.text._ZNK3dog4nameEv,"axG",@progbits,_ZNK3dog4nameEv,comdat
	.align 16
	.weak	_ZNK3dog4nameEv#
	.proc _ZNK3dog4nameEv#
_ZNK3dog4nameEv:
[.LFB2763:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK3dog4nameEv#
	.section	.rodata
	.align 8
.LC4:
	stringz	"~dog "
	.sdata
	.align 8
.LC3:
	data8	_ZTV3dog#+16
	.section	.text._ZN3dogD2Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.align 16
	.weak	_ZN3dogD2Ev#
	.proc _ZN3dogD2Ev#
_ZN3dogD2Ev:
[.LFB2765:]
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
	addl r14 = @gprel(.LC3), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6animalD2Ev#
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
.LLSDA2765:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2765-.LLSDACSB2765
.LLSDACSB2765:
.LLSDACSE2765:
	.section	.text._ZN3dogD2Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.endp _ZN3dogD2Ev#
	.weak	_ZN3dogD1Ev#
_ZN3dogD1Ev# = _ZN3dogD2Ev#
	.section	.text._ZN3dogD0Ev,"axG",@progbits,_ZN3dogD5Ev,comdat
	.align 16
	.weak	_ZN3dogD0Ev#
	.proc _ZN3dogD0Ev#
_ZN3dogD0Ev:
[.LFB2767:]
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
	br.call.sptk.many b0 = _ZN3dogD1Ev#
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
	.endp _ZN3dogD0Ev#
	.section	.rodata
	.align 8
.LC5:
	stringz	"duck"
	.section	.text._ZNK4duck4nameEv,"axG",@progbits,_ZNK4duck4nameEv,comdat
	.align 16
	.weak	_ZNK4duck4nameEv#
	.proc _ZNK4duck4nameEv#
_ZNK4duck4nameEv:
[.LFB2768:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK4duck4nameEv#
.LTHUNK0 = _ZNK4duck4nameEv#
	.align 16
	.weak	_ZTv0_n32_NK4duck4nameEv#
	.proc _ZTv0_n32_NK4duck4nameEv#
_ZTv0_n32_NK4duck4nameEv:
[.LFB3385:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -32, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK0
	;;
	.endp _ZTv0_n32_NK4duck4nameEv#
	.section	.text._ZNK4duck4legsEv,"axG",@progbits,_ZNK4duck4legsEv,comdat
	.align 16
	.weak	_ZNK4duck4legsEv#
	.proc _ZNK4duck4legsEv#
_ZNK4duck4legsEv:
[.LFB2769:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = 2, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNK4duck4legsEv#
.LTHUNK1 = _ZNK4duck4legsEv#
	.align 16
	.weak	_ZTv0_n40_NK4duck4legsEv#
	.proc _ZTv0_n40_NK4duck4legsEv#
_ZTv0_n40_NK4duck4legsEv:
[.LFB3386:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -40, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK1
	;;
	.endp _ZTv0_n40_NK4duck4legsEv#
	.section	.text._ZN4duck4diveEi,"axG",@progbits,_ZN4duck4diveEi,comdat
	.align 16
	.weak	_ZN4duck4diveEi#
	.proc _ZN4duck4diveEi#
_ZN4duck4diveEi:
[.LFB2770:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r15, r14
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN4duck4diveEi#
	.section	.text._ZN10robot_duck4diveEi,"axG",@progbits,_ZN10robot_duck4diveEi,comdat
	.align 16
	.weak	_ZN10robot_duck4diveEi#
	.proc _ZN10robot_duck4diveEi#
_ZN10robot_duck4diveEi:
[.LFB2771:]
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
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZN4duck4diveEi#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1000, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN10robot_duck4diveEi#
	.sdata
	.align 8
.LC6:
	data8	_ZTV6animal#+16
	.section	.text._ZN6animalC2ERKS_,"axG",@progbits,_ZN6animalC5ERKS_,comdat
	.align 16
	.weak	_ZN6animalC2ERKS_#
	.proc _ZN6animalC2ERKS_#
_ZN6animalC2ERKS_:
[.LFB2775:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	addl r14 = @gprel(.LC6), gp
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
	.endp _ZN6animalC2ERKS_#
	.weak	_ZN6animalC1ERKS_#
_ZN6animalC1ERKS_# = _ZN6animalC2ERKS_#
	.sdata
	.align 8
.LC7:
	data8	_ZTV7swimmer#+16
	.section	.text._ZN7swimmerC2ERKS_,"axG",@progbits,_ZN7swimmerC5ERKS_,comdat
	.align 16
	.weak	_ZN7swimmerC2ERKS_#
	.proc _ZN7swimmerC2ERKS_#
_ZN7swimmerC2ERKS_:
[.LFB2779:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	addl r14 = @gprel(.LC7), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7swimmerC2ERKS_#
	.weak	_ZN7swimmerC1ERKS_#
_ZN7swimmerC1ERKS_# = _ZN7swimmerC2ERKS_#
	.sdata
	.align 8
.LC8:
	data8	_ZTV7swimmer#+16
	.section	.text._ZN7swimmerD2Ev,"axG",@progbits,_ZN7swimmerD5Ev,comdat
	.align 16
	.weak	_ZN7swimmerD2Ev#
	.proc _ZN7swimmerD2Ev#
_ZN7swimmerD2Ev:
[.LFB2782:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC8), gp
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
	.endp _ZN7swimmerD2Ev#
	.weak	_ZN7swimmerD1Ev#
_ZN7swimmerD1Ev# = _ZN7swimmerD2Ev#
	.section	.text._ZN7swimmerD0Ev,"axG",@progbits,_ZN7swimmerD5Ev,comdat
	.align 16
	.weak	_ZN7swimmerD0Ev#
	.proc _ZN7swimmerD0Ev#
_ZN7swimmerD0Ev:
[.LFB2784:]
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
	br.call.sptk.many b0 = _ZN7swimmerD1Ev#
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
	.endp _ZN7swimmerD0Ev#
	.section	.text._ZN4duckC2ERKS_,"axG",@progbits,_ZN4duckC2ERKS_,comdat
	.align 16
	.weak	_ZN4duckC2ERKS_#
	.proc _ZN4duckC2ERKS_#
_ZN4duckC2ERKS_:
[.LFB2785:]
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
	adds r16 = -16, r37
	;;
	ld8 r15 = [r16]
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = _ZN7swimmerC2ERKS_#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZN4duckC2ERKS_#
	.section	.text._ZN4duckD2Ev,"axG",@progbits,_ZN4duckD2Ev,comdat
	.align 16
	.weak	_ZN4duckD2Ev#
	.proc _ZN4duckD2Ev#
_ZN4duckD2Ev:
[.LFB2788:]
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
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r36]
	;;
	add r14 = r14, r15
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN7swimmerD2Ev#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN4duckD2Ev#
	.sdata
	.align 8
.LC9:
	data8	_ZTV4duck#+24
	.align 8
.LC10:
	data8	_ZTV4duck#+144
	.section	.text._ZN4duckD1Ev,"axG",@progbits,_ZN4duckD1Ev,comdat
	.align 16
	.weak	_ZN4duckD1Ev#
	.proc _ZN4duckD1Ev#
_ZN4duckD1Ev:
[.LFB2789:]
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
	addl r14 = @gprel(.LC9), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	addl r15 = @gprel(.LC10), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN7swimmerD2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6animalD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN4duckD1Ev#
.LTHUNK2 = _ZN4duckD1Ev#
	.align 16
	.weak	_ZTv0_n24_N4duckD1Ev#
	.proc _ZTv0_n24_N4duckD1Ev#
_ZTv0_n24_N4duckD1Ev:
[.LFB3387:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -24, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK2
	;;
	.endp _ZTv0_n24_N4duckD1Ev#
	.section	.text._ZN4duckD0Ev,"axG",@progbits,_ZN4duckD0Ev,comdat
	.align 16
	.weak	_ZN4duckD0Ev#
	.proc _ZN4duckD0Ev#
_ZN4duckD0Ev:
[.LFB2790:]
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
	br.call.sptk.many b0 = _ZN4duckD1Ev#
	mov r1 = r36
	addl r38 = 24, r0
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
	.endp _ZN4duckD0Ev#
.LTHUNK3 = _ZN4duckD0Ev#
	.align 16
	.weak	_ZTv0_n24_N4duckD0Ev#
	.proc _ZTv0_n24_N4duckD0Ev#
_ZTv0_n24_N4duckD0Ev:
[.LFB3388:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -24, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK3
	;;
	.endp _ZTv0_n24_N4duckD0Ev#
	.sdata
	.align 8
.LC11:
	data8	_ZTT10robot_duck#+8
	.align 8
.LC12:
	data8	_ZTV10robot_duck#+24
	.align 8
.LC13:
	data8	_ZTV10robot_duck#+160
	.section	.text._ZN10robot_duckC1ERKS_,"axG",@progbits,_ZN10robot_duckC1ERKS_,comdat
	.align 16
	.weak	_ZN10robot_duckC1ERKS_#
	.proc _ZN10robot_duckC1ERKS_#
_ZN10robot_duckC1ERKS_:
[.LFB2792:]
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
	ld8 r14 = [r36]
	;;
	adds r15 = 16, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZN6animalC2ERKS_#
	mov r1 = r37
	ld8 r15 = [r36]
	;;
	addl r14 = @gprel(.LC11), gp
	;;
	ld8 r16 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = _ZN4duckC2ERKS_#
	mov r1 = r37
	;;
	addl r14 = @gprel(.LC12), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	addl r15 = @gprel(.LC13), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN10robot_duckC1ERKS_#
	.section	.text._ZN10robot_duck4copyEv,"axG",@progbits,_ZN10robot_duck4copyEv,comdat
	.align 16
	.weak	_ZN10robot_duck4copyEv#
	.proc _ZN10robot_duck4copyEv#
_ZN10robot_duck4copyEv:
[.LFB2772:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	addl r38 = 24, r0
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	ld8 r39 = [r36]
	;;
	mov r38 = r33
	br.call.sptk.many b0 = _ZN10robot_duckC1ERKS_#
	mov r1 = r37
	mov r14 = r33
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN10robot_duck4copyEv#
	.sbss
	.align 4
	.type	_ZL5order#, @object
	.size	_ZL5order#, 4
_ZL5order:
	.skip	4
	.section	.text._ZN7orderedC2Ev,"axG",@progbits,_ZN7orderedC5Ev,comdat
	.align 16
	.weak	_ZN7orderedC2Ev#
	.proc _ZN7orderedC2Ev#
_ZN7orderedC2Ev:
[.LFB2794:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(_ZL5order#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(_ZL5order#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(_ZL5order#), gp
	;;
	ld4 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7orderedC2Ev#
	.weak	_ZN7orderedC1Ev#
_ZN7orderedC1Ev# = _ZN7orderedC2Ev#
	.sbss
	.align 4
	.type	_ZL5first#, @object
	.size	_ZL5first#, 4
_ZL5first:
	.skip	4
	.align 4
	.type	_ZL6second#, @object
	.size	_ZL6second#, 4
_ZL6second:
	.skip	4
	.align 4
	.type	_ZZL4oncevE5value#, @object
	.size	_ZZL4oncevE5value#, 4
_ZZL4oncevE5value:
	.skip	4
	.align 8
	.type	_ZGVZL4oncevE5value#, @object
	.size	_ZGVZL4oncevE5value#, 8
_ZGVZL4oncevE5value:
	.skip	8
	.section	.rodata
	.align 8
.LC14:
	stringz	"initialised once"
	.text
	.align 16
	.proc _ZL4oncev#
_ZL4oncev:
[.LFB2796:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 1, 0
	.vframe r36
	mov r36 = r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	addl r14 = @gprel(_ZGVZL4oncevE5value#), gp
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	addl r38 = @gprel(_ZGVZL4oncevE5value#), gp
	br.call.sptk.many b0 = __cxa_guard_acquire#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	mov r32 = r0
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
[.LEHB0:]
	br.call.sptk.many b0 = puts#
[.LEHE0:]
	mov r1 = r37
	;;
	addl r14 = @gprel(_ZZL4oncevE5value#), gp
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	addl r38 = @gprel(_ZGVZL4oncevE5value#), gp
	br.call.sptk.many b0 = __cxa_guard_release#
	mov r1 = r37
.L68:
	;;
	addl r14 = @gprel(_ZZL4oncevE5value#), gp
	br .L73
	;;
.L72:
	mov r1 = r37
	mov r33 = r15
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L71
	;;
	addl r38 = @gprel(_ZGVZL4oncevE5value#), gp
	br.call.sptk.many b0 = __cxa_guard_abort#
	mov r1 = r37
.L71:
	mov r14 = r33
	;;
	mov r38 = r14
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
.L73:
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2796:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2796-.LLSDACSB2796
.LLSDACSB2796:
	.uleb128 .LEHB0-.LFB2796
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L72-.LFB2796
	.uleb128 0
	.uleb128 .LEHB1-.LFB2796
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE2796:
	.text
	.endp _ZL4oncev#
	.section	.text._ZN7countedC2Ei,"axG",@progbits,_ZN7countedC5Ei,comdat
	.align 16
	.weak	_ZN7countedC2Ei#
	.proc _ZN7countedC2Ei#
_ZN7countedC2Ei:
[.LFB2798:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(_ZN7counted5aliveE#), gp
	;;
	st4 [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7countedC2Ei#
	.weak	_ZN7countedC1Ei#
_ZN7countedC1Ei# = _ZN7countedC2Ei#
	.section	.text._ZN7countedC2EOS_,"axG",@progbits,_ZN7countedC5EOS_,comdat
	.align 16
	.weak	_ZN7countedC2EOS_#
	.proc _ZN7countedC2EOS_#
_ZN7countedC2EOS_:
[.LFB2804:]
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
	ld4 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(_ZN7counted5aliveE#), gp
	;;
	st4 [r15] = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7countedC2EOS_#
	.weak	_ZN7countedC1EOS_#
_ZN7countedC1EOS_# = _ZN7countedC2EOS_#
	.section	.text._ZN7countedD2Ev,"axG",@progbits,_ZN7countedD5Ev,comdat
	.align 16
	.weak	_ZN7countedD2Ev#
	.proc _ZN7countedD2Ev#
_ZN7countedD2Ev:
[.LFB2807:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(_ZN7counted5aliveE#), gp
	;;
	st4 [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7countedD2Ev#
	.weak	_ZN7countedD1Ev#
_ZN7countedD1Ev# = _ZN7countedD2Ev#
	.section	.text._ZNK7countedplERKS_,"axG",@progbits,_ZNK7countedplERKS_,comdat
	.align 16
	.weak	_ZNK7countedplERKS_#
	.proc _ZNK7countedplERKS_#
_ZNK7countedplERKS_:
[.LFB2809:]
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
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r40 = r14
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZN7countedC1Ei#
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
	.endp _ZNK7countedplERKS_#
	.section	.text._ZNK7countedltERKS_,"axG",@progbits,_ZNK7countedltERKS_,comdat
	.align 16
	.weak	_ZNK7countedltERKS_#
	.proc _ZNK7countedltERKS_#
_ZNK7countedltERKS_:
[.LFB2810:]
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
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
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
	.endp _ZNK7countedltERKS_#
	.global _ZN7counted5aliveE#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	_ZN7counted5aliveE#, @object
	.size	_ZN7counted5aliveE#, 4
_ZN7counted5aliveE:
	.skip	4
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB2847:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt10shared_ptrI7countedED2Ev,"axG",@progbits,_ZNSt10shared_ptrI7countedED5Ev,comdat
	.align 16
	.weak	_ZNSt10shared_ptrI7countedED2Ev#
	.proc _ZNSt10shared_ptrI7countedED2Ev#
_ZNSt10shared_ptrI7countedED2Ev:
[.LFB2849:]
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
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10shared_ptrI7countedED2Ev#
	.weak	_ZNSt10shared_ptrI7countedED1Ev#
_ZNSt10shared_ptrI7countedED1Ev# = _ZNSt10shared_ptrI7countedED2Ev#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC5ERKS3_,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_:
[.LFB2854:]
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
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	adds r15 = 8, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKS2_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_#
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1ERKS3_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1ERKS3_# = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_#
	.section	.text._ZNSt10shared_ptrI7countedEC2ERKS1_,"axG",@progbits,_ZNSt10shared_ptrI7countedEC5ERKS1_,comdat
	.align 16
	.weak	_ZNSt10shared_ptrI7countedEC2ERKS1_#
	.proc _ZNSt10shared_ptrI7countedEC2ERKS1_#
_ZNSt10shared_ptrI7countedEC2ERKS1_:
[.LFB2856:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ERKS3_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10shared_ptrI7countedEC2ERKS1_#
	.weak	_ZNSt10shared_ptrI7countedEC1ERKS1_#
_ZNSt10shared_ptrI7countedEC1ERKS1_# = _ZNSt10shared_ptrI7countedEC2ERKS1_#
	.section	.text._ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB2861:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt8weak_ptrI7countedED2Ev,"axG",@progbits,_ZNSt8weak_ptrI7countedED5Ev,comdat
	.align 16
	.weak	_ZNSt8weak_ptrI7countedED2Ev#
	.proc _ZNSt8weak_ptrI7countedED2Ev#
_ZNSt8weak_ptrI7countedED2Ev:
[.LFB2863:]
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
	br.call.sptk.many b0 = _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8weak_ptrI7countedED2Ev#
	.weak	_ZNSt8weak_ptrI7countedED1Ev#
_ZNSt8weak_ptrI7countedED1Ev# = _ZNSt8weak_ptrI7countedED2Ev#
	.text
	.align 16
	.proc _ZZ4mainENKUliE_clEi#
_ZZ4mainENKUliE_clEi:
[.LFB2865:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENKUliE_clEi#
	.section	.text._ZNSt8functionIFiiEED2Ev,"axG",@progbits,_ZNSt8functionIFiiEED5Ev,comdat
	.align 16
	.weak	_ZNSt8functionIFiiEED2Ev#
	.proc _ZNSt8functionIFiiEED2Ev#
_ZNSt8functionIFiiEED2Ev:
[.LFB2869:]
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
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8functionIFiiEED2Ev#
	.weak	_ZNSt8functionIFiiEED1Ev#
_ZNSt8functionIFiiEED1Ev# = _ZNSt8functionIFiiEED2Ev#
	.text
	.align 16
	.proc _ZZ4mainENKUliE0_clEi#
_ZZ4mainENKUliE0_clEi:
[.LFB2871:]
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
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEclEi#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENKUliE0_clEi#
	.align 16
	.proc _ZZ4mainENUliE0_D2Ev#
_ZZ4mainENUliE0_D2Ev:
[.LFB2873:]
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
	br.call.sptk.many b0 = _ZNSt8functionIFiiEED1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENUliE0_D2Ev#
_ZZ4mainENUliE0_D1Ev# = _ZZ4mainENUliE0_D2Ev#
	.section	.rodata
	.align 8
.LC15:
	stringz	"duckish"
	.align 8
.LC16:
	stringz	"no"
	.align 8
.LC17:
	stringz	"%s %d %d %s\n"
	.align 8
.LC18:
	stringz	"%d %d\n"
	.align 8
.LC19:
	stringz	"%d\n"
	.align 8
.LC20:
	stringz	"%lld %d %d\n"
	.align 8
.LC21:
	stringz	"%d %d %d %d %ld\n"
	.align 8
.LC22:
	stringz	"bad cast"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB2812:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 6, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -384, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r33 = -184, r38
	addl r32 = 2, r0
	;;
	mov r34 = r33
	adds r14 = -192, r38
	;;
	mov r40 = r14
[.LEHB2:]
	br.call.sptk.many b0 = _ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE2:]
	mov r1 = r39
	adds r14 = -192, r38
	;;
	mov r41 = r14
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I3dogS1_IS5_EvEEOS_IT_T0_E#
	mov r1 = r39
	adds r34 = 8, r33
	adds r32 = -1, r32
	adds r14 = -200, r38
	;;
	mov r40 = r14
[.LEHB3:]
	br.call.sptk.many b0 = _ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE3:]
	mov r1 = r39
	adds r14 = -200, r38
	;;
	mov r41 = r14
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I4duckS1_IS5_EvEEOS_IT_T0_E#
	mov r1 = r39
	adds r34 = 8, r34
	adds r32 = -1, r32
	adds r14 = -208, r38
	;;
	mov r40 = r14
[.LEHB4:]
	br.call.sptk.many b0 = _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE4:]
	mov r1 = r39
	adds r14 = -208, r38
	;;
	mov r41 = r14
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
	mov r1 = r39
	adds r14 = -208, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	adds r14 = -200, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	adds r14 = -192, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	adds r14 = -352, r38
	adds r15 = -184, r38
	;;
	st8 [r14] = r15
	adds r14 = -352, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -368, r38
	;;
	st8 [r15] = r14
	adds r14 = -344, r38
	adds r15 = -352, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 24, r15
	;;
	st8 [r14] = r15
	br .L94
	;;
.L103:
	adds r14 = -272, r38
	adds r16 = -368, r38
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -272, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	addl r43 = -2, r0
	movl r42 = @gprel(_ZTI7swimmer#)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(_ZTI6animal#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = __dynamic_cast#
	mov r1 = r39
	mov r15 = r8
	br .L96
	;;
.L95:
	mov r15 = r0
.L96:
	adds r14 = -264, r38
	;;
	st8 [r14] = r15
	adds r14 = -272, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	;;
	adds r15 = 32, r15
	mov r40 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
[.LEHB5:]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r33 = r8
	adds r14 = -272, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	;;
	adds r15 = 48, r15
	mov r40 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r34 = r8
	adds r14 = -264, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L97
	adds r14 = -264, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	adds r14 = -264, r38
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r32 = r8
	br .L98
	;;
.L97:
	addl r32 = -1, r0
.L98:
	adds r14 = -272, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	ld8 r14 = [r14]
	;;
	adds r14 = -8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt9type_info4nameEv#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = strstr
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	br .L144
	;;
.L99:
	br.call.sptk.many b0 = __cxa_bad_typeid#
	;;
.L144:
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
	br .L102
	;;
.L101:
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
.L102:
	;;
	mov r44 = r14
	mov r43 = r32
	mov r42 = r34
	mov r41 = r33
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -368, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	adds r16 = -368, r38
	;;
	st8 [r16] = r14
.L94:
	adds r14 = -344, r38
	adds r16 = -368, r38
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L103
	adds r14 = -160, r38
	addl r15 = 33, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -336, r38
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -144, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
[.LEHE5:]
	mov r1 = r39
	adds r14 = -144, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -328, r38
	;;
	st8 [r14] = r15
	adds r14 = -160, r38
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L104
	adds r14 = -160, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -328, r38
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	add r14 = r14, r15
	br .L105
	;;
.L104:
	adds r14 = -160, r38
	;;
	ld8 r14 = [r14]
.L105:
	adds r15 = -160, r38
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r16 = r15
	adds r15 = -328, r38
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	addl r41 = 5, r0
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
[.LEHB6:]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r15 = r8
	adds r14 = -320, r38
	;;
	st4 [r14] = r15
	adds r14 = -336, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -328, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -320, r38
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -144, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	;;
	adds r15 = 80, r15
	mov r40 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
[.LEHE6:]
	;;
	mov r1 = r39
	mov r15 = r8
	adds r14 = -136, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC1IS2_vEEPS0_#
	mov r1 = r39
	adds r14 = -136, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv#
	mov r1 = r39
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	;;
	adds r15 = 32, r15
	mov r41 = r0
	mov r40 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
[.LEHB7:]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @gprel(_ZL5first#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(_ZL6second#), gp
	;;
	ld4 r15 = [r15]
	;;
	mov r43 = r15
	mov r42 = r14
	movl r41 = 1307674368000
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = _ZL4oncev#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = _ZL4oncev#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
[.LEHE7:]
	mov r1 = r39
	adds r14 = -56, r38
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedC1Ei#
	mov r1 = r39
	adds r14 = -52, r38
	addl r41 = 2, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedC1Ei#
	mov r1 = r39
	adds r14 = -48, r38
	adds r16 = -52, r38
	adds r15 = -56, r38
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK7countedplERKS_#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -44, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedC1EOS_#
	mov r1 = r39
	adds r14 = -216, r38
	addl r15 = 9, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r38
	adds r15 = -216, r38
	;;
	mov r41 = r15
	mov r40 = r14
[.LEHB8:]
	br.call.sptk.many b0 = _ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_#
[.LEHE8:]
	mov r1 = r39
	adds r15 = -40, r38
	adds r14 = -24, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedEC1ERKS1_#
	mov r1 = r39
	adds r15 = -40, r38
	adds r14 = -8, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8weak_ptrI7countedEC1IS0_vEERKSt10shared_ptrIT_E#
	mov r1 = r39
	;;
	addl r14 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r32 = [r14]
	adds r14 = -44, r38
	;;
	ld4 r33 = [r14]
	adds r14 = -48, r38
	;;
	ld4 r34 = [r14]
	adds r15 = -52, r38
	adds r14 = -56, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNK7countedltERKS_#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r35 = r14
	adds r14 = -24, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r45 = r14
	mov r44 = r35
	mov r43 = r34
	mov r42 = r33
	mov r41 = r32
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
[.LEHB9:]
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
[.LEHE9:]
	mov r1 = r39
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8weak_ptrI7countedED1Ev#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedED1Ev#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedED1Ev#
	mov r1 = r39
	adds r14 = -44, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -52, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -56, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	;;
	addl r14 = @gprel(_ZN7counted5aliveE#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
[.LEHB10:]
	br.call.sptk.many b0 = printf#
[.LEHE10:]
	mov r1 = r39
	adds r14 = -128, r38
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -224, r38
	adds r15 = -128, r38
	;;
	st8 [r14] = r15
	adds r15 = -224, r38
	adds r14 = -120, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8functionIFiiEEC1IZ4mainEUliE_vEEOT_#
	mov r1 = r39
	adds r15 = -120, r38
	adds r14 = -256, r38
	;;
	mov r41 = r15
	mov r40 = r14
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSt8functionIFiiEEC1ERKS1_#
[.LEHE11:]
	mov r1 = r39
	adds r15 = -256, r38
	adds r14 = -88, r38
	;;
	mov r41 = r15
	mov r40 = r14
[.LEHB12:]
	br.call.sptk.many b0 = _ZNSt8functionIFiiEEC1IZ4mainEUliE0_vEEOT_#
[.LEHE12:]
	mov r1 = r39
	adds r14 = -256, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZZ4mainENUliE0_D1Ev#
	mov r1 = r39
	adds r14 = -120, r38
	addl r41 = 2, r0
	;;
	mov r40 = r14
[.LEHB13:]
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEclEi#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -316, r38
	;;
	st4 [r14] = r15
	adds r14 = -88, r38
	addl r41 = 3, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEclEi#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -312, r38
	;;
	st4 [r14] = r15
	adds r15 = -312, r38
	adds r14 = -316, r38
	;;
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	addl r42 = 97, r0
	movl r15 = 0x4004000000000000
	;;
	setf.d f8 = r15
	addl r40 = 1, r0
	br.call.sptk.many b0 = _Z3sumIJidcEEiDpT_#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -128, r38
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
[.LEHE13:]
	mov r1 = r39
	adds r14 = -184, r38
	;;
	adds r14 = 8, r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv#
	mov r1 = r39
	mov r14 = r8
	mov r43 = r0
	;;
	movl r42 = @gprel(_ZTI3dog#)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(_ZTI6animal#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = __dynamic_cast#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L107
[.LEHB14:]
	br.call.sptk.many b0 = __cxa_bad_cast#
[.LEHE14:]
	;;
.L107:
	adds r14 = -144, r38
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r39
	adds r14 = -136, r38
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r39
	adds r14 = -296, r38
	adds r15 = -184, r38
	;;
	st8 [r14] = r15
	adds r14 = -360, r38
	adds r15 = -296, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -288, r38
	adds r15 = -296, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 24, r15
	;;
	st8 [r14] = r15
	br .L108
	;;
.L109:
	adds r14 = -280, r38
	adds r15 = -360, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -280, r38
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r39
	adds r14 = -360, r38
	adds r15 = -360, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
.L108:
	adds r15 = -360, r38
	adds r14 = -288, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L109
	addl r40 = 10, r0
[.LEHB15:]
	br.call.sptk.many b0 = putchar#
[.LEHE15:]
	mov r1 = r39
	adds r14 = -88, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8functionIFiiEED1Ev#
	mov r1 = r39
	adds r14 = -120, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8functionIFiiEED1Ev#
	mov r1 = r39
	adds r14 = -136, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	adds r14 = -144, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	adds r32 = -184, r38
	;;
	adds r32 = 24, r32
.L111:
	adds r14 = -184, r38
	;;
	cmp.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L146
	adds r32 = -8, r32
	;;
	mov r40 = r32
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L111
	;;
.L146:
	nop 0
	mov r14 = r0
	br .L145
	;;
.L133:
	mov r1 = r39
	mov r34 = r15
	adds r14 = -200, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L114
	;;
.L132:
	mov r1 = r39
	mov r34 = r15
.L114:
	adds r14 = -192, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L115
	;;
.L131:
	mov r1 = r39
	mov r34 = r15
.L115:
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L116
	sub r14 = 2, r32
	;;
	shladd r14 = r14, 3, r0
	;;
	add r32 = r33, r14
.L117:
	;;
	cmp.eq p6, p7 = r33, r32
	(p6) br.cond.dptk .L116
	adds r32 = -8, r32
	;;
	mov r40 = r32
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L117
	;;
.L116:
	mov r14 = r34
	;;
	mov r40 = r14
[.LEHB16:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE16:]
	;;
.L138:
	mov r1 = r39
	mov r32 = r15
	adds r14 = -8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8weak_ptrI7countedED1Ev#
	mov r1 = r39
	adds r14 = -24, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedED1Ev#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedED1Ev#
	mov r1 = r39
	br .L119
	;;
.L137:
	mov r1 = r39
	mov r32 = r15
.L119:
	adds r14 = -44, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -52, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	adds r14 = -56, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r39
	br .L120
	;;
.L139:
	mov r1 = r39
	mov r32 = r15
	adds r14 = -256, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZZ4mainENUliE0_D1Ev#
	mov r1 = r39
	br .L122
	;;
.L142:
	mov r1 = r39
	mov r14 = r16
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L124
	mov r32 = r15
	br .L125
	;;
.L124:
	mov r14 = r15
	;;
	mov r40 = r14
	br.call.sptk.many b0 = __cxa_begin_catch#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -304, r38
	;;
	st8 [r14] = r15
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
[.LEHB17:]
	br.call.sptk.many b0 = puts#
[.LEHE17:]
	mov r1 = r39
	;;
	br.call.sptk.many b0 = __cxa_end_catch#
	mov r1 = r39
	br .L107
	;;
.L143:
	mov r1 = r39
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	mov r1 = r39
	br .L125
	;;
.L141:
	mov r1 = r39
	mov r32 = r15
.L125:
	adds r14 = -88, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8functionIFiiEED1Ev#
	mov r1 = r39
	br .L122
	;;
.L140:
	mov r1 = r39
	mov r32 = r15
.L122:
	adds r14 = -120, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt8functionIFiiEED1Ev#
	mov r1 = r39
	br .L120
	;;
.L136:
	mov r1 = r39
	mov r32 = r15
.L120:
	adds r14 = -136, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L127
	;;
.L135:
	mov r1 = r39
	mov r32 = r15
.L127:
	adds r14 = -144, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	mov r33 = r32
	br .L128
	;;
.L134:
	mov r1 = r39
	mov r33 = r15
.L128:
	adds r32 = -184, r38
	;;
	adds r32 = 24, r32
.L130:
	adds r14 = -184, r38
	;;
	cmp.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L147
	adds r32 = -8, r32
	;;
	mov r40 = r32
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
	mov r1 = r39
	br .L130
	;;
.L147:
	nop 0
	mov r14 = r33
	;;
	mov r40 = r14
[.LEHB18:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE18:]
	;;
.L145:
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
.LLSDA2812:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT2812-.LLSDATTD2812
.LLSDATTD2812:
	data1	0x1
	.uleb128 .LLSDACSE2812-.LLSDACSB2812
.LLSDACSB2812:
	.uleb128 .LEHB2-.LFB2812
	.uleb128 .LEHE2-.LEHB2
	.uleb128 .L131-.LFB2812
	.uleb128 0
	.uleb128 .LEHB3-.LFB2812
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L132-.LFB2812
	.uleb128 0
	.uleb128 .LEHB4-.LFB2812
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L133-.LFB2812
	.uleb128 0
	.uleb128 .LEHB5-.LFB2812
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L134-.LFB2812
	.uleb128 0
	.uleb128 .LEHB6-.LFB2812
	.uleb128 .LEHE6-.LEHB6
	.uleb128 .L135-.LFB2812
	.uleb128 0
	.uleb128 .LEHB7-.LFB2812
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L136-.LFB2812
	.uleb128 0
	.uleb128 .LEHB8-.LFB2812
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L137-.LFB2812
	.uleb128 0
	.uleb128 .LEHB9-.LFB2812
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L138-.LFB2812
	.uleb128 0
	.uleb128 .LEHB10-.LFB2812
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L136-.LFB2812
	.uleb128 0
	.uleb128 .LEHB11-.LFB2812
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L140-.LFB2812
	.uleb128 0
	.uleb128 .LEHB12-.LFB2812
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L139-.LFB2812
	.uleb128 0
	.uleb128 .LEHB13-.LFB2812
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L141-.LFB2812
	.uleb128 0
	.uleb128 .LEHB14-.LFB2812
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L142-.LFB2812
	.uleb128 0x3
	.uleb128 .LEHB15-.LFB2812
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L141-.LFB2812
	.uleb128 0
	.uleb128 .LEHB16-.LFB2812
	.uleb128 .LEHE16-.LEHB16
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB17-.LFB2812
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L143-.LFB2812
	.uleb128 0
	.uleb128 .LEHB18-.LFB2812
	.uleb128 .LEHE18-.LEHB18
	.uleb128 0
	.uleb128 0
.LLSDACSE2812:
	data1	0
	data1	0
	data1	0x1
	data1	0x7d
	.align 8
	data8.ua	@gprel(DW.ref._ZTISt8bad_cast#)
.LLSDATT2812:
	.text
	.endp main#
	.section	.text._ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,"axG",@progbits,_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,comdat
	.align 16
	.weak	_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.proc _ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv:
[.LFB2886:]
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
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB2889:]
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
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L152
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	ld8 r37 = [r35]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
.L152:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv:
[.LFB2890:]
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
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	.sdata
	.align 8
.LC23:
	data8	_ZTV6animal#+16
	.section	.text._ZN6animalC2Ev,"axG",@progbits,_ZN6animalC5Ev,comdat
	.align 16
	.weak	_ZN6animalC2Ev#
	.proc _ZN6animalC2Ev#
_ZN6animalC2Ev:
[.LFB2894:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC23), gp
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
	.endp _ZN6animalC2Ev#
	.weak	_ZN6animalC1Ev#
_ZN6animalC1Ev# = _ZN6animalC2Ev#
	.sdata
	.align 8
.LC24:
	data8	_ZTV3dog#+16
	.section	.text._ZN3dogC2Ev,"axG",@progbits,_ZN3dogC5Ev,comdat
	.align 16
	.weak	_ZN3dogC2Ev#
	.proc _ZN3dogC2Ev#
_ZN3dogC2Ev:
[.LFB2896:]
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
	br.call.sptk.many b0 = _ZN6animalC2Ev#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC24), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN3dogC2Ev#
	.weak	_ZN3dogC1Ev#
_ZN3dogC1Ev# = _ZN3dogC2Ev#
	.section	.text._ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,"axG",@progbits,_ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,comdat
	.align 16
	.weak	_ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.proc _ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
_ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_:
[.LFB2891:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	addl r38 = 8, r0
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	;;
	st8 [r33] = r0
	mov r38 = r33
	br.call.sptk.many b0 = _ZN3dogC1Ev#
	mov r1 = r37
	mov r39 = r33
	;;
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC1IS2_vEEPS0_#
	mov r1 = r37
	ld8 r8 = [r36]
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt11make_uniqueI3dogJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.section	.text._ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED5Ev,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev#
	.proc _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev:
[.LFB2899:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L159
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZNKSt14default_deleteI3dogEclEPS0_#
	mov r1 = r37
.L159:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev#
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED1Ev#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED1Ev# = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EED2Ev#
	.sdata
	.align 8
.LC25:
	data8	_ZTV7swimmer#+16
	.section	.text._ZN7swimmerC2Ev,"axG",@progbits,_ZN7swimmerC5Ev,comdat
	.align 16
	.weak	_ZN7swimmerC2Ev#
	.proc _ZN7swimmerC2Ev#
_ZN7swimmerC2Ev:
[.LFB2904:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC25), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZN7swimmerC2Ev#
	.weak	_ZN7swimmerC1Ev#
_ZN7swimmerC1Ev# = _ZN7swimmerC2Ev#
	.section	.text._ZN4duckC2Ev,"axG",@progbits,_ZN4duckC2Ev,comdat
	.align 16
	.weak	_ZN4duckC2Ev#
	.proc _ZN4duckC2Ev#
_ZN4duckC2Ev:
[.LFB2906:]
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
	ld8 r14 = [r36]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZN7swimmerC2Ev#
	mov r1 = r37
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
	adds r14 = -24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r36]
	;;
	add r14 = r14, r15
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZN4duckC2Ev#
	.sdata
	.align 8
.LC26:
	data8	_ZTV4duck#+24
	.align 8
.LC27:
	data8	_ZTV4duck#+144
	.section	.text._ZN4duckC1Ev,"axG",@progbits,_ZN4duckC1Ev,comdat
	.align 16
	.weak	_ZN4duckC1Ev#
	.proc _ZN4duckC1Ev#
_ZN4duckC1Ev:
[.LFB2907:]
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
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6animalC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN7swimmerC2Ev#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC26), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	addl r15 = @gprel(.LC27), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN4duckC1Ev#
	.section	.text._ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,"axG",@progbits,_ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,comdat
	.align 16
	.weak	_ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.proc _ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
_ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_:
[.LFB2901:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	addl r38 = 24, r0
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	;;
	st8 [r33] = r0
	adds r14 = 8, r33
	;;
	st4 [r14] = r0
	adds r14 = 16, r33
	;;
	st8 [r14] = r0
	mov r38 = r33
	br.call.sptk.many b0 = _ZN4duckC1Ev#
	mov r1 = r37
	mov r39 = r33
	;;
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC1IS2_vEEPS0_#
	mov r1 = r37
	ld8 r8 = [r36]
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt11make_uniqueI4duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.section	.text._ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED5Ev,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev#
	.proc _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev:
[.LFB2909:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L166
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZNKSt14default_deleteI4duckEclEPS0_#
	mov r1 = r37
.L166:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev#
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED1Ev# = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EED2Ev#
	.sdata
	.align 8
.LC28:
	data8	_ZTT10robot_duck#+8
	.align 8
.LC29:
	data8	_ZTV10robot_duck#+24
	.align 8
.LC30:
	data8	_ZTV10robot_duck#+160
	.section	.text._ZN10robot_duckC1Ev,"axG",@progbits,_ZN10robot_duckC1Ev,comdat
	.align 16
	.weak	_ZN10robot_duckC1Ev#
	.proc _ZN10robot_duckC1Ev#
_ZN10robot_duckC1Ev:
[.LFB2914:]
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
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6animalC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	addl r15 = @gprel(.LC28), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZN4duckC2Ev#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC29), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	addl r15 = @gprel(.LC30), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN10robot_duckC1Ev#
	.section	.text._ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,"axG",@progbits,_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_,comdat
	.align 16
	.weak	_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.proc _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
_ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_:
[.LFB2911:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	addl r38 = 24, r0
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r33 = r14
	;;
	mov r14 = r33
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZN10robot_duckC1Ev#
	mov r1 = r37
	mov r39 = r33
	;;
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC1IS2_vEEPS0_#
	mov r1 = r37
	ld8 r8 = [r36]
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt11make_uniqueI10robot_duckJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_#
	.section	.text._ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED5Ev,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev#
	.proc _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev:
[.LFB2916:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L171
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZNKSt14default_deleteI10robot_duckEclEPS0_#
	mov r1 = r37
.L171:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev#
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED1Ev#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED1Ev# = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EED2Ev#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED5Ev,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev:
[.LFB2919:]
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
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L173
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZNKSt14default_deleteI6animalEclEPS0_#
	mov r1 = r37
.L173:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED1Ev# = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EED2Ev#
	.section	.text._ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_:
[.LFB2923:]
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
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r37
	;;
	ld8 r16 = [r14]
	mov r14 = r37
	;;
	ld8 r41 = [r14]
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_# = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I3dogS1_IS5_EvEEOS_IT_T0_E,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E:
[.LFB2925:]
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
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	mov r40 = r34
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I3dogEEEPS0_OT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2925:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2925-.LLSDACSB2925
.LLSDACSB2925:
.LLSDACSE2925:
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I3dogS1_IS5_EvEEOS_IT_T0_E,comdat
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E#
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I3dogS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I3dogS1_IS5_EvEEOS_IT_T0_E# = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I3dogS1_IS5_EvEEOS_IT_T0_E#
	.section	.text._ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_:
[.LFB2929:]
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
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r37
	;;
	ld8 r16 = [r14]
	mov r14 = r37
	;;
	ld8 r41 = [r14]
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_# = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I4duckS1_IS5_EvEEOS_IT_T0_E,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E:
[.LFB2931:]
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
	ld8 r35 = [r38]
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L178
	ld8 r15 = [r14]
	;;
	adds r15 = -24, r15
	;;
	ld8 r15 = [r15]
	;;
	add r34 = r14, r15
	br .L179
	;;
.L178:
	mov r34 = r0
.L179:
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I4duckEEEPS0_OT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2931:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2931-.LLSDACSB2931
.LLSDACSB2931:
.LLSDACSE2931:
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I4duckS1_IS5_EvEEOS_IT_T0_E,comdat
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E#
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I4duckS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I4duckS1_IS5_EvEEOS_IT_T0_E# = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I4duckS1_IS5_EvEEOS_IT_T0_E#
	.section	.text._ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_:
[.LFB2935:]
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
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r37
	;;
	ld8 r16 = [r14]
	mov r14 = r37
	;;
	ld8 r41 = [r14]
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_# = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I10robot_duckS1_IS5_EvEEOS_IT_T0_E,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E:
[.LFB2937:]
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
	ld8 r35 = [r38]
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L182
	ld8 r15 = [r14]
	;;
	adds r15 = -24, r15
	;;
	ld8 r15 = [r15]
	;;
	add r34 = r14, r15
	br .L183
	;;
.L182:
	mov r34 = r0
.L183:
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI6animalSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EIS1_I10robot_duckEEEPS0_OT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2937:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2937-.LLSDACSB2937
.LLSDACSB2937:
.LLSDACSE2937:
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC5I10robot_duckS1_IS5_EvEEOS_IT_T0_E,comdat
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC1I10robot_duckS1_IS5_EvEEOS_IT_T0_E# = _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EEC2I10robot_duckS1_IS5_EvEEOS_IT_T0_E#
	.section	.text._ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv,"axG",@progbits,_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
	.proc _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv:
[.LFB2939:]
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
	br.call.sptk.many b0 = _ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
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
	.endp _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
	.section	.text._ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv,"axG",@progbits,_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv#
	.proc _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv#
_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv:
[.LFB2940:]
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
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
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
	.endp _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEptEv#
	.section	.text._ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv,"axG",@progbits,_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv#
	.proc _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv#
_ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv:
[.LFB2941:]
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
	(p6) br.cond.dptk .L190
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
	mov r1 = r36
.L190:
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EE3getEv#
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
	.endp _ZNKSt10unique_ptrI6animalSt14default_deleteIS0_EEdeEv#
	.section	.text._ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv,"axG",@progbits,_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv#
	.proc _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv#
_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv:
[.LFB2942:]
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
	(p6) br.cond.dptk .L195
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
	mov r1 = r36
.L195:
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
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
	.endp _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEdeEv#
	.section	.text._ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv,"axG",@progbits,_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv#
	.proc _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv#
_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv:
[.LFB2943:]
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
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
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
	.endp _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEptEv#
	.section	.text._ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.proc _ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_:
[.LFB2946:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.weak	_ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_# = _ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.section	.text._ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_,"axG",@progbits,_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC5IS2_vEEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.proc _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_:
[.LFB2948:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI4duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC1IS2_vEEPS0_#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC1IS2_vEEPS0_# = _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.section	.text._ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv,"axG",@progbits,_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv#
	.proc _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv#
_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv:
[.LFB2950:]
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
	br.call.sptk.many b0 = _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv#
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
	.endp _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EEptEv#
	.section	.text._ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_,"axG",@progbits,_ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_,comdat
	.align 16
	.weak	_ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_#
	.proc _ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_#
_ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_:
[.LFB2951:]
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
	.endp _ZSt4moveIR7countedEONSt16remove_referenceIT_E4typeEOS3_#
	.section	.text._ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_,"axG",@progbits,_ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_,comdat
	.align 16
	.weak	_ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_#
	.proc _ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_#
_ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_:
[.LFB2952:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
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
	st8 [r14] = r33
	adds r34 = -16, r37
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r41 = r15
	mov r40 = r34
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt10shared_ptrI7countedEC1ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
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
	.endp _ZSt11make_sharedI7countedJiEESt10shared_ptrINSt9enable_ifIXntsrSt8is_arrayIT_E5valueES4_E4typeEEDpOT0_#
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB2954:]
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
	(p6) br.cond.dptk .L210
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	mov r1 = r36
.L210:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC5ERKS2_,comdat
	.align 16
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_#
	.proc _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_:
[.LFB2957:]
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
	(p6) br.cond.dptk .L213
	ld8 r14 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv#
	mov r1 = r37
.L213:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_#
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKS2_#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKS2_# = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_#
	.section	.text._ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E,"axG",@progbits,_ZNSt8weak_ptrI7countedEC5IS0_vEERKSt10shared_ptrIT_E,comdat
	.align 16
	.weak	_ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E#
	.proc _ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E#
_ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E:
[.LFB2960:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E#
	.weak	_ZNSt8weak_ptrI7countedEC1IS0_vEERKSt10shared_ptrIT_E#
_ZNSt8weak_ptrI7countedEC1IS0_vEERKSt10shared_ptrIT_E# = _ZNSt8weak_ptrI7countedEC2IS0_vEERKSt10shared_ptrIT_E#
	.section	.text._ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB2963:]
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
	(p6) br.cond.dptk .L217
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	mov r1 = r36
.L217:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv,"axG",@progbits,_ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv,comdat
	.align 16
	.weak	_ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv#
	.proc _ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv#
_ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv:
[.LFB2965:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
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
	.endp _ZNKSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE9use_countEv#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv:
[.LFB2966:]
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
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1Ev#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_#
	mov r1 = r36
	;;
	adds r37 = -16, r35
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EED1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE5resetEv#
	.section	.text._ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv,"axG",@progbits,_ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv,comdat
	.align 16
	.weak	_ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv#
	.proc _ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv#
_ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv:
[.LFB2967:]
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
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE7expiredEv#
	.section	.text._ZNSt14_Function_baseC2Ev,"axG",@progbits,_ZNSt14_Function_baseC5Ev,comdat
	.align 16
	.weak	_ZNSt14_Function_baseC2Ev#
	.proc _ZNSt14_Function_baseC2Ev#
_ZNSt14_Function_baseC2Ev:
[.LFB2970:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	st8 [r14] = r0
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
	.endp _ZNSt14_Function_baseC2Ev#
	.weak	_ZNSt14_Function_baseC1Ev#
_ZNSt14_Function_baseC1Ev# = _ZNSt14_Function_baseC2Ev#
	.text
	.align 16
	.proc _ZNSt8functionIFiiEEC2IZ4mainEUliE_vEEOT_#
_ZNSt8functionIFiiEEC2IZ4mainEUliE_vEEOT_:
[.LFB2972:]
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
	ld8 r14 = [r37]
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseC2Ev#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E21_M_not_empty_functionIS1_EEbRKT_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L226
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	addl r15 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r37]
	;;
	adds r14 = 16, r14
	addl r15 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L226:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8functionIFiiEEC2IZ4mainEUliE_vEEOT_#
_ZNSt8functionIFiiEEC1IZ4mainEUliE_vEEOT_# = _ZNSt8functionIFiiEEC2IZ4mainEUliE_vEEOT_#
	.section	.text._ZNKSt8functionIFiiEEclEi,"axG",@progbits,_ZNKSt8functionIFiiEEclEi,comdat
	.align 16
	.weak	_ZNKSt8functionIFiiEEclEi#
	.proc _ZNKSt8functionIFiiEEclEi#
_ZNKSt8functionIFiiEEclEi:
[.LFB2974:]
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 2, 0
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
	st4 [r14] = r33
	ld8 r14 = [r38]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNKSt14_Function_base8_M_emptyEv#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L228
	br.call.sptk.many b0 = _ZSt25__throw_bad_function_callv#
	;;
.L228:
	ld8 r14 = [r38]
	;;
	adds r14 = 24, r14
	;;
	ld8 r34 = [r14]
	ld8 r35 = [r38]
	adds r14 = 8, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	ld8 r14 = [r34], 8
	;;
	mov b6 = r14
	ld8 r1 = [r34], -8
	br.call.sptk.many b0 = b6
	;;
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
	.endp _ZNKSt8functionIFiiEEclEi#
	.section	.text._ZNSt8functionIFiiEEC2ERKS1_,"axG",@progbits,_ZNSt8functionIFiiEEC5ERKS1_,comdat
	.align 16
	.weak	_ZNSt8functionIFiiEEC2ERKS1_#
	.proc _ZNSt8functionIFiiEEC2ERKS1_#
_ZNSt8functionIFiiEEC2ERKS1_:
[.LFB2976:]
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
	st8 [r14] = r33
	ld8 r14 = [r37]
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseC2Ev#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEcvbEv#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	ld8 r16 = [r37]
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	addl r41 = 2, r0
	;;
	mov r40 = r15
	mov r39 = r16
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
[.LEHB19:]
	br.call.sptk.many b0 = b6
[.LEHE19:]
	;;
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r37]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	br .L234
	;;
.L233:
	mov r1 = r38
	mov r34 = r15
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	mov r1 = r38
	mov r14 = r34
	;;
	mov r39 = r14
[.LEHB20:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE20:]
	;;
.L234:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2976:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2976-.LLSDACSB2976
.LLSDACSB2976:
	.uleb128 .LEHB19-.LFB2976
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L233-.LFB2976
	.uleb128 0
	.uleb128 .LEHB20-.LFB2976
	.uleb128 .LEHE20-.LEHB20
	.uleb128 0
	.uleb128 0
.LLSDACSE2976:
	.section	.text._ZNSt8functionIFiiEEC2ERKS1_,"axG",@progbits,_ZNSt8functionIFiiEEC5ERKS1_,comdat
	.endp _ZNSt8functionIFiiEEC2ERKS1_#
	.weak	_ZNSt8functionIFiiEEC1ERKS1_#
_ZNSt8functionIFiiEEC1ERKS1_# = _ZNSt8functionIFiiEEC2ERKS1_#
	.text
	.align 16
	.proc _ZNSt8functionIFiiEEC2IZ4mainEUliE0_vEEOT_#
_ZNSt8functionIFiiEEC2IZ4mainEUliE0_vEEOT_:
[.LFB2979:]
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
	ld8 r14 = [r37]
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseC2Ev#
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E21_M_not_empty_functionIS1_EEbRKT_#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L239
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
[.LEHB21:]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
[.LEHE21:]
	mov r1 = r38
	ld8 r14 = [r37]
	;;
	adds r14 = 24, r14
	addl r15 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r37]
	;;
	adds r14 = 16, r14
	addl r15 = @ltoff(@fptr(_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L239
	;;
.L238:
	mov r1 = r38
	mov r34 = r15
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	mov r1 = r38
	mov r14 = r34
	;;
	mov r39 = r14
[.LEHB22:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE22:]
	;;
.L239:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2979:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2979-.LLSDACSB2979
.LLSDACSB2979:
	.uleb128 .LEHB21-.LFB2979
	.uleb128 .LEHE21-.LEHB21
	.uleb128 .L238-.LFB2979
	.uleb128 0
	.uleb128 .LEHB22-.LFB2979
	.uleb128 .LEHE22-.LEHB22
	.uleb128 0
	.uleb128 0
.LLSDACSE2979:
	.text
	.endp _ZNSt8functionIFiiEEC2IZ4mainEUliE0_vEEOT_#
_ZNSt8functionIFiiEEC1IZ4mainEUliE0_vEEOT_# = _ZNSt8functionIFiiEEC2IZ4mainEUliE0_vEEOT_#
	.align 16
	.proc _Z3sumIJidcEEiDpT_#
_Z3sumIJidcEEiDpT_:
[.LFB2981:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 8, r2
	;;
	stfd [r14] = f8
	adds r14 = 4, r2
	;;
	st1 [r14] = r34
	adds r14 = 8, r2
	;;
	ldfd f6 = [r14]
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	ld4 r14 = [r2]
	;;
	add r14 = r15, r14
	adds r15 = 4, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _Z3sumIJidcEEiDpT_#
	.section	.text._ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_:
[.LFB2982:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_:
[.LFB2983:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_:
[.LFB2984:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE,"axG",@progbits,_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	.proc _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE:
[.LFB2987:]
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
	.endp _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	.sdata
	.align 8
.LC31:
	data8	_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#+16
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB2994:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC31), gp
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
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB2996:]
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
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED1Ev#
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
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv:
[.LFB2997:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -40, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	;;
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L251
	adds r14 = -32, r35
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	br .L253
	;;
.L251:
	adds r14 = -16, r35
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r35
	;;
	ld8 r15 = [r14]
	;;
	ld4.acq r14 = [r15]
.L254:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	mov r18 = r14
	add r14 = r14, r16
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L254
	mov r14 = r18
	nop 0
.L253:
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
.L257:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv#
	.section	.text._ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.proc _ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_:
[.LFB3000:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.weak	_ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_# = _ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.section	.text._ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_,"axG",@progbits,_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC5IS2_vEEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.proc _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_:
[.LFB3002:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI3dogSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC1IS2_vEEPS0_#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC1IS2_vEEPS0_# = _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3004:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv,"axG",@progbits,_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv#
	.proc _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv:
[.LFB3005:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv#
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
	.endp _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE11get_deleterEv#
	.section	.text._ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_,"axG",@progbits,_ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_,comdat
	.align 16
	.weak	_ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_#
	.proc _ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_#
_ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_:
[.LFB3006:]
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
	.endp _ZSt4moveIRP3dogEONSt16remove_referenceIT_E4typeEOS4_#
	.section	.text._ZNKSt14default_deleteI3dogEclEPS0_,"axG",@progbits,_ZNKSt14default_deleteI3dogEclEPS0_,comdat
	.align 16
	.weak	_ZNKSt14default_deleteI3dogEclEPS0_#
	.proc _ZNKSt14default_deleteI3dogEclEPS0_#
_ZNKSt14default_deleteI3dogEclEPS0_:
[.LFB3007:]
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
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L268
	ld8 r15 = [r14]
	;;
	adds r15 = 16, r15
	mov r38 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
.L268:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt14default_deleteI3dogEclEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3008:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv,"axG",@progbits,_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv#
	.proc _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv:
[.LFB3009:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv#
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
	.endp _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE11get_deleterEv#
	.section	.text._ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_,"axG",@progbits,_ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_,comdat
	.align 16
	.weak	_ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_#
	.proc _ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_#
_ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_:
[.LFB3010:]
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
	.endp _ZSt4moveIRP4duckEONSt16remove_referenceIT_E4typeEOS4_#
	.section	.text._ZNKSt14default_deleteI4duckEclEPS0_,"axG",@progbits,_ZNKSt14default_deleteI4duckEclEPS0_,comdat
	.align 16
	.weak	_ZNKSt14default_deleteI4duckEclEPS0_#
	.proc _ZNKSt14default_deleteI4duckEclEPS0_#
_ZNKSt14default_deleteI4duckEclEPS0_:
[.LFB3011:]
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
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L277
	ld8 r15 = [r14]
	;;
	adds r15 = 16, r15
	mov r38 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
.L277:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt14default_deleteI4duckEclEPS0_#
	.section	.text._ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI5St15__uniq_ptr_implIS0_S2_EEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.proc _ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_:
[.LFB3014:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.weak	_ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
_ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_# = _ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI2St15__uniq_ptr_implIS0_S2_EEPS0_#
	.section	.text._ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_,"axG",@progbits,_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC5IS2_vEEPS0_,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.proc _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_:
[.LFB3016:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_dataI10robot_duckSt14default_deleteIS0_ELb1ELb1EECI1St15__uniq_ptr_implIS0_S2_EEPS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC1IS2_vEEPS0_#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC1IS2_vEEPS0_# = _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EEC2IS2_vEEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3018:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv,"axG",@progbits,_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv#
	.proc _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv:
[.LFB3019:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv#
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
	.endp _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE11get_deleterEv#
	.section	.text._ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_,"axG",@progbits,_ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_,comdat
	.align 16
	.weak	_ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_#
	.proc _ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_#
_ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_:
[.LFB3020:]
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
	.endp _ZSt4moveIRP10robot_duckEONSt16remove_referenceIT_E4typeEOS4_#
	.sdata
	.align 8
.LC32:
	data8	_ZTV10robot_duck#+24
	.align 8
.LC33:
	data8	_ZTV10robot_duck#+160
	.align 8
.LC34:
	data8	_ZTT10robot_duck#+8
	.section	.text._ZN10robot_duckD1Ev,"axG",@progbits,_ZN10robot_duckD1Ev,comdat
	.align 16
	.weak	_ZN10robot_duckD1Ev#
	.proc _ZN10robot_duckD1Ev#
_ZN10robot_duckD1Ev:
[.LFB3024:]
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
	addl r14 = @gprel(.LC32), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	addl r15 = @gprel(.LC33), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	addl r15 = @gprel(.LC34), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = _ZN4duckD2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN6animalD2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZN10robot_duckD1Ev#
.LTHUNK4 = _ZN10robot_duckD1Ev#
	.align 16
	.weak	_ZTv0_n24_N10robot_duckD1Ev#
	.proc _ZTv0_n24_N10robot_duckD1Ev#
_ZTv0_n24_N10robot_duckD1Ev:
[.LFB3389:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -24, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK4
	;;
	.endp _ZTv0_n24_N10robot_duckD1Ev#
	.section	.text._ZN10robot_duckD0Ev,"axG",@progbits,_ZN10robot_duckD0Ev,comdat
	.align 16
	.weak	_ZN10robot_duckD0Ev#
	.proc _ZN10robot_duckD0Ev#
_ZN10robot_duckD0Ev:
[.LFB3025:]
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
	br.call.sptk.many b0 = _ZN10robot_duckD1Ev#
	mov r1 = r36
	addl r38 = 24, r0
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
	.endp _ZN10robot_duckD0Ev#
.LTHUNK5 = _ZN10robot_duckD0Ev#
	.align 16
	.weak	_ZTv0_n24_N10robot_duckD0Ev#
	.proc _ZTv0_n24_N10robot_duckD0Ev#
_ZTv0_n24_N10robot_duckD0Ev:
[.LFB3390:]
	.prologue
	.body
	ld8 r2 = [r32]
	;;
	adds r2 = -24, r2
	;;
	ld8 r2 = [r2]
	;;
	add r32 = r32, r2
	br.sptk.many .LTHUNK5
	;;
	.endp _ZTv0_n24_N10robot_duckD0Ev#
	.section	.text._ZNKSt14default_deleteI10robot_duckEclEPS0_,"axG",@progbits,_ZNKSt14default_deleteI10robot_duckEclEPS0_,comdat
	.align 16
	.weak	_ZNKSt14default_deleteI10robot_duckEclEPS0_#
	.proc _ZNKSt14default_deleteI10robot_duckEclEPS0_#
_ZNKSt14default_deleteI10robot_duckEclEPS0_:
[.LFB3021:]
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
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L290
	ld8 r15 = [r14]
	;;
	adds r15 = 16, r15
	mov r38 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
.L290:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt14default_deleteI10robot_duckEclEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3026:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv,"axG",@progbits,_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv#
	.proc _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv#
_ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv:
[.LFB3027:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv#
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
	.endp _ZNSt10unique_ptrI6animalSt14default_deleteIS0_EE11get_deleterEv#
	.section	.text._ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_,"axG",@progbits,_ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_,comdat
	.align 16
	.weak	_ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_#
	.proc _ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_#
_ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_:
[.LFB3028:]
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
	.endp _ZSt4moveIRP6animalEONSt16remove_referenceIT_E4typeEOS4_#
	.section	.text._ZNKSt14default_deleteI6animalEclEPS0_,"axG",@progbits,_ZNKSt14default_deleteI6animalEclEPS0_,comdat
	.align 16
	.weak	_ZNKSt14default_deleteI6animalEclEPS0_#
	.proc _ZNKSt14default_deleteI6animalEclEPS0_#
_ZNKSt14default_deleteI6animalEclEPS0_:
[.LFB3029:]
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
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L299
	ld8 r15 = [r14]
	;;
	adds r15 = 16, r15
	mov r38 = r14
	;;
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
.L299:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt14default_deleteI6animalEclEPS0_#
	.section	.text._ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv#
_ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv:
[.LFB3030:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv#
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
	.endp _ZNSt10unique_ptrI3dogSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE,"axG",@progbits,_ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	.proc _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3031:]
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
	.endp _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC5IS1_I3dogEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_:
[.LFB3039:]
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
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I3dogELb1EEEOT_OT0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I3dogEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I3dogEEEPS0_OT_# = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I3dogEEEPS0_OT_#
	.section	.text._ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv#
_ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv:
[.LFB3041:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv#
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
	.endp _ZNSt10unique_ptrI4duckSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE,"axG",@progbits,_ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	.proc _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3042:]
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
	.endp _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC5IS1_I4duckEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_:
[.LFB3047:]
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
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I4duckELb1EEEOT_OT0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I4duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I4duckEEEPS0_OT_# = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I4duckEEEPS0_OT_#
	.section	.text._ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv#
_ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv:
[.LFB3049:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv#
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
	.endp _ZNSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE,"axG",@progbits,_ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	.proc _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3050:]
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
	.endp _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC5IS1_I10robot_duckEEEPS0_OT_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_:
[.LFB3055:]
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
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_#
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I10robot_duckEEEPS0_OT_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC1IS1_I10robot_duckEEEPS0_OT_# = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EEC2IS1_I10robot_duckEEEPS0_OT_#
	.section	.text._ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
_ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3057:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
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
	.endp _ZNKSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv,"axG",@progbits,_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
	.proc _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
_ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv:
[.LFB3058:]
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
	br.call.sptk.many b0 = _ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
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
	.endp _ZNKSt10unique_ptrI10robot_duckSt14default_deleteIS0_EE3getEv#
	.section	.text._ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC5EPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_#
	.proc _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_:
[.LFB3061:]
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
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_#
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC1EPS0_#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC1EPS0_# = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EEC2EPS0_#
	.section	.text._ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv,"axG",@progbits,_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv,comdat
	.align 16
	.weak	_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv#
	.proc _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv#
_ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv:
[.LFB3063:]
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
	br.call.sptk.many b0 = _ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
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
	.endp _ZNKSt10unique_ptrI4duckSt14default_deleteIS0_EE3getEv#
	.section	.text._ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_,"axG",@progbits,_ZNSt10shared_ptrI7countedEC5ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_,comdat
	.align 16
	.weak	_ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.proc _ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
_ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_:
[.LFB3065:]
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
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	ld8 r41 = [r14]
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.weak	_ZNSt10shared_ptrI7countedEC1ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
_ZNSt10shared_ptrI7countedEC1ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_# = _ZNSt10shared_ptrI7countedEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv:
[.LFB3067:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -48, r2
	;;
	st8 [r15] = r14
	adds r14 = -40, r2
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	;;
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L325
	adds r14 = -32, r2
	adds r16 = -48, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -24, r2
	adds r15 = -40, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	br .L326
	;;
.L325:
	adds r14 = -16, r2
	adds r16 = -48, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -8, r2
	adds r15 = -40, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	;;
	ld4.acq r14 = [r15]
.L327:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	add r14 = r14, r16
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L327
	nop 0
.L326:
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv#
	.section	.text._ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE,"axG",@progbits,_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC5IS0_vEERKSt12__shared_ptrIT_LS2_2EE,comdat
	.align 16
	.weak	_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
	.proc _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE:
[.LFB3069:]
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
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	ld8 r14 = [r36]
	;;
	adds r15 = 8, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKSt14__shared_countILS1_2EE#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
	.weak	_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
_ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1IS0_vEERKSt12__shared_ptrIT_LS2_2EE# = _ZNSt10__weak_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2IS0_vEERKSt12__shared_ptrIT_LS2_2EE#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv:
[.LFB3071:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -40, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	;;
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L331
	adds r14 = -32, r35
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	br .L333
	;;
.L331:
	adds r14 = -16, r35
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r35
	;;
	ld8 r15 = [r14]
	;;
	ld4.acq r14 = [r15]
.L334:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	mov r18 = r14
	add r14 = r14, r16
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L334
	mov r14 = r18
	nop 0
.L333:
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L337
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
.L337:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv#
	.section	.text._ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,"axG",@progbits,_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,comdat
	.align 16
	.weak	_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.proc _ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv:
[.LFB3072:]
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
	(p6) br.cond.dptk .L339
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	mov r1 = r36
	mov r14 = r8
	br .L341
	;;
.L339:
	mov r14 = r0
.L341:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC5Ev,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev:
[.LFB3074:]
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
	st8 [r14] = r0
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1Ev#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1Ev# = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_:
[.LFB3076:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_#
	mov r1 = r37
	ld8 r14 = [r36]
	;;
	adds r15 = 8, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE4swapERS3_#
	.section	.text._ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,"axG",@progbits,_ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv,comdat
	.align 16
	.weak	_ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.proc _ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
_ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv:
[.LFB3078:]
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
	(p6) br.cond.dptk .L345
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	mov r1 = r36
	mov r14 = r8
	br .L347
	;;
.L345:
	mov r14 = r0
.L347:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv#
	.text
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E21_M_not_empty_functionIS1_EEbRKT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E21_M_not_empty_functionIS1_EEbRKT_:
[.LFB3079:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = 1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E21_M_not_empty_functionIS1_EEbRKT_#
	.align 16
	.proc _ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE#
_ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE:
[.LFB3080:]
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
	.endp _ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_:
[.LFB3081:]
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
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r34
	;;
	mov r40 = r14
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
	.section	.sdata
	.type	_ZSt16is_invocable_r_vIiRZ4mainEUliE_JiEE#, @object
	.size	_ZSt16is_invocable_r_vIiRZ4mainEUliE_JiEE#, 1
_ZSt16is_invocable_r_vIiRZ4mainEUliE_JiEE:
	data1	1
	.type	_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE_JiEE#, @object
	.size	_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE_JiEE#, 1
_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE_JiEE:
	.skip	1
	.text
	.align 16
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi:
[.LFB3082:]
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
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r38
	mov r34 = r8
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZSt10__invoke_rIiRZ4mainEUliE_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
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
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E9_M_invokeERKSt9_Any_dataOi#
	.align 16
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3086:]
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
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L356
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L357
	br .L361
	;;
.L356:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r15 = @gprel(_ZTIZ4mainEUliE_#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L359
	;;
.L357:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE_EERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r14] = r35
	br .L359
	;;
.L361:
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	mov r1 = r39
.L359:
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.section	.text._ZNKSt8functionIFiiEEcvbEv,"axG",@progbits,_ZNKSt8functionIFiiEEcvbEv,comdat
	.align 16
	.weak	_ZNKSt8functionIFiiEEcvbEv#
	.proc _ZNKSt8functionIFiiEEcvbEv#
_ZNKSt8functionIFiiEEcvbEv:
[.LFB3087:]
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
	br.call.sptk.many b0 = _ZNKSt14_Function_base8_M_emptyEv#
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
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt8functionIFiiEEcvbEv#
	.text
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E21_M_not_empty_functionIS1_EEbRKT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E21_M_not_empty_functionIS1_EEbRKT_:
[.LFB3088:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = 1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E21_M_not_empty_functionIS1_EEbRKT_#
	.align 16
	.proc _ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE#
_ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE:
[.LFB3089:]
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
	.endp _ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_:
[.LFB3090:]
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
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r34
	;;
	mov r40 = r14
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIS1_EEvRSt9_Any_dataOT_#
	.section	.sdata
	.type	_ZSt16is_invocable_r_vIiRZ4mainEUliE0_JiEE#, @object
	.size	_ZSt16is_invocable_r_vIiRZ4mainEUliE0_JiEE#, 1
_ZSt16is_invocable_r_vIiRZ4mainEUliE0_JiEE:
	data1	1
	.type	_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE0_JiEE#, @object
	.size	_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE0_JiEE#, 1
_ZSt24is_nothrow_invocable_r_vIiRZ4mainEUliE0_JiEE:
	.skip	1
	.text
	.align 16
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi:
[.LFB3091:]
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
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r38
	mov r34 = r8
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZSt10__invoke_rIiRZ4mainEUliE0_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
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
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E9_M_invokeERKSt9_Any_dataOi#
	.align 16
	.proc _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3094:]
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
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L372
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L373
	br .L377
	;;
.L372:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r15 = @gprel(_ZTIZ4mainEUliE0_#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L375
	;;
.L373:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r14] = r35
	br .L375
	;;
.L377:
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	mov r1 = r39
.L375:
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt17_Function_handlerIFiiEZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.section	.text._ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_:
[.LFB3095:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L380
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = _ZNKSt14default_deleteI10robot_duckEclEPS0_#
	mov r1 = r38
.L380:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_:
[.LFB3096:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L383
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = _ZNKSt14default_deleteI4duckEclEPS0_#
	mov r1 = r38
.L383:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_:
[.LFB3097:]
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L386
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = _ZNKSt14default_deleteI6animalEclEPS0_#
	mov r1 = r38
.L386:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE5resetEPS0_#
	.section	.text._ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC5EPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_#
	.proc _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_#
_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_:
[.LFB3104:]
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
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_#
	.weak	_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC1EPS0_#
_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC1EPS0_# = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EEC2EPS0_#
	.section	.text._ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3106:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv#
	.proc _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv#
_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv:
[.LFB3107:]
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
	br.call.sptk.many b0 = _ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE10_M_deleterEv#
	.section	.text._ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3108:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv#
	.proc _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv:
[.LFB3109:]
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
	br.call.sptk.many b0 = _ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE10_M_deleterEv#
	.section	.text._ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_,"axG",@progbits,_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC5EPS0_,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_#
	.proc _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_:
[.LFB3112:]
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
	ld8 r14 = [r37]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r34 = [r14]
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r14] = r34
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_#
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC1EPS0_#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC1EPS0_# = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EEC2EPS0_#
	.section	.text._ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3114:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv#
	.proc _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv:
[.LFB3115:]
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
	br.call.sptk.many b0 = _ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE10_M_deleterEv#
	.section	.text._ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3116:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv#
	.proc _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv#
_ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv:
[.LFB3117:]
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
	br.call.sptk.many b0 = _ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
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
	.endp _ZNSt15__uniq_ptr_implI6animalSt14default_deleteIS0_EE10_M_deleterEv#
	.section	.text._ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv#
_ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv:
[.LFB3118:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r14] = r0
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
	.endp _ZNSt15__uniq_ptr_implI3dogSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I3dogELb1EEEOT_OT0_,comdat
	.align 16
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_#
	.proc _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_:
[.LFB3120:]
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
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3120:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3120-.LLSDACSB3120
.LLSDACSB3120:
.LLSDACSE3120:
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I3dogELb1EEEOT_OT0_,comdat
	.endp _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_#
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I3dogELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I3dogELb1EEEOT_OT0_# = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I3dogELb1EEEOT_OT0_#
	.section	.text._ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv#
_ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv:
[.LFB3122:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r14] = r0
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
	.endp _ZNSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I4duckELb1EEEOT_OT0_,comdat
	.align 16
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_#
	.proc _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_:
[.LFB3124:]
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
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3124:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3124-.LLSDACSB3124
.LLSDACSB3124:
.LLSDACSE3124:
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I4duckELb1EEEOT_OT0_,comdat
	.endp _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_#
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I4duckELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I4duckELb1EEEOT_OT0_# = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I4duckELb1EEEOT_OT0_#
	.section	.text._ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv,"axG",@progbits,_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv,comdat
	.align 16
	.weak	_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv#
	.proc _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv#
_ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv:
[.LFB3126:]
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
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r14] = r0
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
	.endp _ZNSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE7releaseEv#
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I10robot_duckELb1EEEOT_OT0_,comdat
	.align 16
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
	.proc _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_:
[.LFB3128:]
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
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r36 = r8
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3128:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3128-.LLSDACSB3128
.LLSDACSB3128:
.LLSDACSE3128:
	.section	.text._ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_,"axG",@progbits,_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC5IRS1_S2_I10robot_duckELb1EEEOT_OT0_,comdat
	.endp _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
	.weak	_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
_ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC1IRS1_S2_I10robot_duckELb1EEEOT_OT0_# = _ZNSt5tupleIJP6animalSt14default_deleteIS0_EEEC2IRS1_S2_I10robot_duckELb1EEEOT_OT0_#
	.section	.text._ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,"axG",@progbits,_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.proc _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
_ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_:
[.LFB3130:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP6animalSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.section	.text._ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
_ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3131:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
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
	.endp _ZNKSt15__uniq_ptr_implI10robot_duckSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.align 16
	.weak	_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.proc _ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv:
[.LFB3133:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev#
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
.LLSDA3133:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3133-.LLSDACSB3133
.LLSDACSB3133:
.LLSDACSE3133:
	.section	.text._ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.endp _ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.weak	_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
_ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv# = _ZNSt5tupleIJP4duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.section	.text._ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv,"axG",@progbits,_ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	.proc _ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
_ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv:
[.LFB3135:]
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
	br.call.sptk.many b0 = _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
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
	.endp _ZNKSt15__uniq_ptr_implI4duckSt14default_deleteIS0_EE6_M_ptrEv#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC5ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_:
[.LFB3137:]
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
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
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	adds r35 = 8, r14
	adds r14 = -16, r39
	;;
	ld8 r36 = [r14]
	mov r14 = r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -8, r39
	;;
	mov r44 = r15
	ld8 r43 = [r14]
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
	mov r1 = r40
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC1ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_# = _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJiEEESt20_Sp_alloc_shared_tagIT_EDpOT0_#
	.section	.text._ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE,"axG",@progbits,_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC5ERKSt14__shared_countILS1_2EE,comdat
	.align 16
	.weak	_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE#
	.proc _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE#
_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE:
[.LFB3140:]
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
	(p6) br.cond.dptk .L424
	ld8 r14 = [r36]
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv#
	mov r1 = r37
.L424:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE#
	.weak	_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKSt14__shared_countILS1_2EE#
_ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC1ERKSt14__shared_countILS1_2EE# = _ZNSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt14__shared_countILS1_2EE#
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC5Ev,comdat
	.align 16
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.proc _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev:
[.LFB3143:]
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
	.endp _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1Ev#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1Ev# = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.section	.text._ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_,"axG",@progbits,_ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_,comdat
	.align 16
	.weak	_ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_#
	.proc _ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_#
_ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_:
[.LFB3145:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
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
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r38 = -16, r36
	br.call.sptk.many b0 = _ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt4swapIP7countedENSt9enable_ifIXsrSt6__and_IJSt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SG_#
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_,comdat
	.align 16
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_#
	.proc _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_:
[.LFB3146:]
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
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	mov r14 = r2
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
	.endp _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_#
	.text
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE:
[.LFB3147:]
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
	st1 [r14] = r34
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 8, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE_EOT_RNSt16remove_referenceIS1_E4typeE#
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
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data:
[.LFB3148:]
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
	br.call.sptk.many b0 = _ZNKSt9_Any_data9_M_accessIZ4mainEUliE_EERKT_v#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZSt11__addressofIKZ4mainEUliE_EPT_RS2_#
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
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
	.align 16
	.proc _ZSt10__invoke_rIiRZ4mainEUliE_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
_ZSt10__invoke_rIiRZ4mainEUliE_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_:
[.LFB3149:]
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
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZSt7forwardIRZ4mainEUliE_EOT_RNSt16remove_referenceIS2_E4typeE#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = _ZSt13__invoke_implIiRZ4mainEUliE_JiEET_St14__invoke_otherOT0_DpOT1_#
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
	.endp _ZSt10__invoke_rIiRZ4mainEUliE_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
	.section	.text._ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v,"axG",@progbits,_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v,comdat
	.align 16
	.weak	_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	.proc _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v:
[.LFB3150:]
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
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
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
	.endp _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	.text
	.align 16
	.proc _ZNSt9_Any_data9_M_accessIPZ4mainEUliE_EERT_v#
_ZNSt9_Any_data9_M_accessIPZ4mainEUliE_EERT_v:
[.LFB3151:]
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
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
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
	.endp _ZNSt9_Any_data9_M_accessIPZ4mainEUliE_EERT_v#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3152:]
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
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L438
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L439
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L440
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L439
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L441
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L442
	br .L439
	;;
.L441:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r15 = @gprel(_ZTIZ4mainEUliE_#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L439
	;;
.L442:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE_EERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r14] = r35
	br .L439
	;;
.L440:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
	mov r1 = r39
	br .L439
	;;
.L438:
	mov r41 = r15
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE#
	mov r1 = r39
	nop 0
.L439:
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.align 16
	.proc _ZZ4mainENUliE0_C2EOS_#
_ZZ4mainENUliE0_C2EOS_:
[.LFB3155:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt8functionIFiiEEC1EOS1_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENUliE0_C2EOS_#
_ZZ4mainENUliE0_C1EOS_# = _ZZ4mainENUliE0_C2EOS_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE:
[.LFB3153:]
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
	st1 [r14] = r34
	addl r40 = 32, r0
	br.call.sptk.many b0 = _Znwm#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r35 = r14
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIZ4mainEUliE0_EOT_RNSt16remove_referenceIS1_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZZ4mainENUliE0_C1EOS_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r14] = r35
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data:
[.LFB3157:]
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
	br.call.sptk.many b0 = _ZNKSt9_Any_data9_M_accessIPZ4mainEUliE0_EERKT_v#
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
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
	.align 16
	.proc _ZSt10__invoke_rIiRZ4mainEUliE0_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
_ZSt10__invoke_rIiRZ4mainEUliE0_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_:
[.LFB3158:]
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
	ld8 r40 = [r38]
	br.call.sptk.many b0 = _ZSt7forwardIRZ4mainEUliE0_EOT_RNSt16remove_referenceIS2_E4typeE#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = _ZSt13__invoke_implIiRZ4mainEUliE0_JiEET_St14__invoke_otherOT0_DpOT1_#
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
	.endp _ZSt10__invoke_rIiRZ4mainEUliE0_JiEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_#
	.align 16
	.proc _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
_ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v:
[.LFB3159:]
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
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
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
	.endp _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation:
[.LFB3160:]
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
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L453
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L454
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L455
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L454
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L456
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L457
	br .L454
	;;
.L456:
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r15 = @gprel(_ZTIZ4mainEUliE0_#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L454
	;;
.L457:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r14] = r35
	br .L454
	;;
.L455:
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E14_M_get_pointerERKSt9_Any_data#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
	mov r1 = r39
	br .L454
	;;
.L453:
	mov r41 = r15
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb0EE#
	mov r1 = r39
	nop 0
.L454:
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation#
	.section	.text._ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.align 16
	.weak	_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.proc _ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv:
[.LFB3162:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev#
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
.LLSDA3162:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3162-.LLSDACSB3162
.LLSDACSB3162:
.LLSDACSE3162:
	.section	.text._ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.endp _ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.weak	_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
_ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC1ILb1ELb1EEEv# = _ZNSt5tupleIJP3dogSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.section	.text._ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3164:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_#
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
	.endp _ZSt12__get_helperILm0EP3dogJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3165:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
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
	.endp _ZSt3getILm1EJP3dogSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3166:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_#
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
	.endp _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3167:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
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
	.endp _ZSt3getILm1EJP4duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.align 16
	.weak	_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.proc _ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv:
[.LFB3169:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev#
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
.LLSDA3169:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3169-.LLSDACSB3169
.LLSDACSB3169:
.LLSDACSE3169:
	.section	.text._ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv,"axG",@progbits,_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC5ILb1ELb1EEEv,comdat
	.endp _ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.weak	_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv#
_ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC1ILb1ELb1EEEv# = _ZNSt5tupleIJP10robot_duckSt14default_deleteIS0_EEEC2ILb1ELb1EEEv#
	.section	.text._ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3171:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_#
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
	.endp _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3172:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
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
	.endp _ZSt3getILm1EJP10robot_duckSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3173:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_#
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
	.endp _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,"axG",@progbits,_ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_,comdat
	.align 16
	.weak	_ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.proc _ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
_ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_:
[.LFB3174:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
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
	.endp _ZSt3getILm1EJP6animalSt14default_deleteIS0_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_#
	.section	.text._ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE,"axG",@progbits,_ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE,comdat
	.align 16
	.weak	_ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	.proc _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3175:]
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
	.endp _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	.section	.text._ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC5IRS1_JS2_I3dogEEvEEOT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_#
	.proc _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_:
[.LFB3177:]
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
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r35 = [r14]
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_#
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I3dogEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I3dogEEvEEOT_DpOT0_# = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I3dogEEvEEOT_DpOT0_#
	.section	.text._ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC5IRS1_JS2_I4duckEEvEEOT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_#
	.proc _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_:
[.LFB3180:]
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
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r35 = [r14]
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_#
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I4duckEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I4duckEEvEEOT_DpOT0_# = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I4duckEEvEEOT_DpOT0_#
	.section	.text._ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC5IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
	.proc _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_:
[.LFB3183:]
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
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r35 = [r14]
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC1IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_# = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEEC2IRS1_JS2_I10robot_duckEEvEEOT_DpOT0_#
	.section	.text._ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3185:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_#
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
	.endp _ZSt12__get_helperILm0EP6animalJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,"axG",@progbits,_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.proc _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
_ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_:
[.LFB3186:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP10robot_duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.section	.text._ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev#
	.proc _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev#
_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev:
[.LFB3188:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC1Ev#
_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC1Ev# = _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEEC2Ev#
	.section	.text._ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,"axG",@progbits,_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_,comdat
	.align 16
	.weak	_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.proc _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
_ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_:
[.LFB3190:]
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
	br.call.sptk.many b0 = _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
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
	.endp _ZSt3getILm0EJP4duckSt14default_deleteIS0_EEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_#
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC5I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_,comdat
	.align 16
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
	.proc _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_:
[.LFB3192:]
	.prologue 14, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 3, 0
	.vframe r42
	mov r42 = r12
	adds r12 = -80, r12
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	;;
	adds r14 = -16, r42
	;;
	st8 [r14] = r32
	adds r14 = -8, r42
	;;
	st8 [r14] = r33
	mov r14 = r42
	;;
	st8 [r14] = r34
	adds r14 = 8, r42
	;;
	st8 [r14] = r35
	mov r14 = r42
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r42
	;;
	mov r45 = r15
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1IvEERKSaIT_E#
	mov r1 = r43
	adds r14 = -40, r42
	adds r15 = -48, r42
	;;
	mov r45 = r15
	mov r44 = r14
[.LEHB23:]
	br.call.sptk.many b0 = _ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_#
[.LEHE23:]
	mov r1 = r43
	adds r14 = -40, r42
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv#
	mov r1 = r43
	adds r14 = -64, r42
	;;
	st8 [r14] = r8
	adds r14 = -64, r42
	;;
	ld8 r37 = [r14]
	;;
	mov r45 = r37
	addl r44 = 24, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r43
	mov r36 = r8
	addl r38 = 1, r0
	adds r14 = 8, r42
	;;
	ld8 r44 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r43
	mov r14 = r8
	;;
	mov r46 = r14
	mov r45 = r39
	mov r44 = r36
[.LEHB24:]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC1IJiEEES1_DpOT_#
[.LEHE24:]
	mov r1 = r43
	adds r14 = -56, r42
	;;
	st8 [r14] = r36
	adds r14 = -40, r42
	mov r45 = r0
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn#
	mov r1 = r43
	adds r14 = -16, r42
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r42
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -56, r42
	;;
	ld8 r44 = [r14]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	mov r1 = r43
	mov r15 = r8
	adds r14 = -8, r42
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -40, r42
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED1Ev#
	mov r1 = r43
	adds r14 = -48, r42
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev#
	mov r1 = r43
	br .L495
	;;
.L494:
	mov r1 = r43
	mov r39 = r15
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L491
	mov r45 = r37
	mov r44 = r36
	br.call.sptk.many b0 = _ZdlPvS_#
	;;
	mov r1 = r43
.L491:
	mov r36 = r39
	adds r14 = -40, r42
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED1Ev#
	mov r1 = r43
	br .L492
	;;
.L493:
	mov r1 = r43
	mov r36 = r15
.L492:
	adds r14 = -48, r42
	;;
	mov r44 = r14
	br.call.sptk.many b0 = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev#
	mov r1 = r43
	mov r14 = r36
	;;
	mov r44 = r14
[.LEHB25:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE25:]
	;;
.L495:
	mov ar.pfs = r41
	mov b0 = r40
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3192:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3192-.LLSDACSB3192
.LLSDACSB3192:
	.uleb128 .LEHB23-.LFB3192
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L493-.LFB3192
	.uleb128 0
	.uleb128 .LEHB24-.LFB3192
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L494-.LFB3192
	.uleb128 0
	.uleb128 .LEHB25-.LFB3192
	.uleb128 .LEHE25-.LEHB25
	.uleb128 0
	.uleb128 0
.LLSDACSE3192:
	.section	.text._ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_,"axG",@progbits,_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC5I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_,comdat
	.endp _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
	.weak	_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC1I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_# = _ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2I7countedSaIvEJiEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_#
	.section	.text._ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_,"axG",@progbits,_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_,comdat
	.align 16
	.weak	_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_#
	.proc _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_#
_ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_:
[.LFB3194:]
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
	.endp _ZNSt12__shared_ptrI7countedLN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS0_S0_EENSt9enable_ifIXntsrNS3_15__has_esft_baseIT0_vEE5valueEvE4typeEPT_#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv:
[.LFB3195:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	adds r15 = -48, r2
	;;
	st8 [r15] = r14
	adds r14 = -40, r2
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(__libc_single_threaded#), r1
	;;
	ld8.mov r14 = [r14], __libc_single_threaded#
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L499
	adds r14 = -32, r2
	adds r16 = -48, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -24, r2
	adds r15 = -40, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	br .L500
	;;
.L499:
	adds r14 = -16, r2
	adds r16 = -48, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -8, r2
	adds r15 = -40, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	;;
	ld4.acq r14 = [r15]
.L501:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	add r14 = r14, r16
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L501
	nop 0
.L500:
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv#
	.section	.text._ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_,"axG",@progbits,_ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_,comdat
	.align 16
	.weak	_ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
	.proc _ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
_ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_:
[.LFB3196:]
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
	.endp _ZSt4moveIRP7countedEONSt16remove_referenceIT_E4typeEOS4_#
	.text
	.align 16
	.proc _ZNKSt9_Any_data9_M_accessIZ4mainEUliE_EERKT_v#
_ZNKSt9_Any_data9_M_accessIZ4mainEUliE_EERKT_v:
[.LFB3197:]
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
	br.call.sptk.many b0 = _ZNKSt9_Any_data9_M_accessEv#
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
	.endp _ZNKSt9_Any_data9_M_accessIZ4mainEUliE_EERKT_v#
	.align 16
	.proc _ZSt11__addressofIKZ4mainEUliE_EPT_RS2_#
_ZSt11__addressofIKZ4mainEUliE_EPT_RS2_:
[.LFB3198:]
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
	.endp _ZSt11__addressofIKZ4mainEUliE_EPT_RS2_#
	.align 16
	.proc _ZSt7forwardIRZ4mainEUliE_EOT_RNSt16remove_referenceIS2_E4typeE#
_ZSt7forwardIRZ4mainEUliE_EOT_RNSt16remove_referenceIS2_E4typeE:
[.LFB3199:]
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
	.endp _ZSt7forwardIRZ4mainEUliE_EOT_RNSt16remove_referenceIS2_E4typeE#
	.align 16
	.proc _ZSt13__invoke_implIiRZ4mainEUliE_JiEET_St14__invoke_otherOT0_DpOT1_#
_ZSt13__invoke_implIiRZ4mainEUliE_JiEET_St14__invoke_otherOT0_DpOT1_:
[.LFB3200:]
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
	st1 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRZ4mainEUliE_EOT_RNSt16remove_referenceIS2_E4typeE#
	mov r1 = r39
	mov r35 = r8
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZZ4mainENKUliE_clEi#
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
	.endp _ZSt13__invoke_implIiRZ4mainEUliE_JiEET_St14__invoke_otherOT0_DpOT1_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_:
[.LFB3201:]
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
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRKZ4mainEUliE_EOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r34
	;;
	mov r40 = r14
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE:
[.LFB3202:]
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
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIZ4mainEUliE_EERT_v#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE#
	.section	.text._ZNSt8functionIFiiEEC2EOS1_,"axG",@progbits,_ZNSt8functionIFiiEEC5EOS1_,comdat
	.align 16
	.weak	_ZNSt8functionIFiiEEC2EOS1_#
	.proc _ZNSt8functionIFiiEEC2EOS1_#
_ZNSt8functionIFiiEEC2EOS1_:
[.LFB3204:]
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
	ld8 r14 = [r36]
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	ld8 r14 = [r36]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt14_Function_baseC2Ev#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNKSt8functionIFiiEEcvbEv#
	mov r1 = r37
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L516
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r36]
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
.L516:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt8functionIFiiEEC2EOS1_#
	.weak	_ZNSt8functionIFiiEEC1EOS1_#
_ZNSt8functionIFiiEEC1EOS1_# = _ZNSt8functionIFiiEEC2EOS1_#
	.text
	.align 16
	.proc _ZNKSt9_Any_data9_M_accessIPZ4mainEUliE0_EERKT_v#
_ZNKSt9_Any_data9_M_accessIPZ4mainEUliE0_EERKT_v:
[.LFB3206:]
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
	br.call.sptk.many b0 = _ZNKSt9_Any_data9_M_accessEv#
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
	.endp _ZNKSt9_Any_data9_M_accessIPZ4mainEUliE0_EERKT_v#
	.align 16
	.proc _ZSt7forwardIRZ4mainEUliE0_EOT_RNSt16remove_referenceIS2_E4typeE#
_ZSt7forwardIRZ4mainEUliE0_EOT_RNSt16remove_referenceIS2_E4typeE:
[.LFB3207:]
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
	.endp _ZSt7forwardIRZ4mainEUliE0_EOT_RNSt16remove_referenceIS2_E4typeE#
	.align 16
	.proc _ZSt13__invoke_implIiRZ4mainEUliE0_JiEET_St14__invoke_otherOT0_DpOT1_#
_ZSt13__invoke_implIiRZ4mainEUliE0_JiEET_St14__invoke_otherOT0_DpOT1_:
[.LFB3208:]
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
	st1 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRZ4mainEUliE0_EOT_RNSt16remove_referenceIS2_E4typeE#
	mov r1 = r39
	mov r35 = r8
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r35
	br.call.sptk.many b0 = _ZZ4mainENKUliE0_clEi#
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
	.endp _ZSt13__invoke_implIiRZ4mainEUliE0_JiEET_St14__invoke_otherOT0_DpOT1_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_:
[.LFB3209:]
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
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRKZ4mainEUliE0_EOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r14 = r8
	mov r41 = r34
	;;
	mov r40 = r14
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb0EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb0EE:
[.LFB3210:]
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
	st1 [r14] = r33
	ld8 r39 = [r37]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	mov r1 = r38
	mov r14 = r8
	;;
	ld8 r34 = [r14]
	;;
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L526
	mov r39 = r34
	br.call.sptk.many b0 = _ZZ4mainENUliE0_D1Ev#
	mov r1 = r38
	addl r40 = 32, r0
	;;
	mov r39 = r34
	br.call.sptk.many b0 = _ZdlPvm#
	mov r1 = r38
.L526:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb0EE#
	.section	.text._ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev#
	.proc _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev#
_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev:
[.LFB3212:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC1Ev#
_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC1Ev# = _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEEC2Ev#
	.section	.text._ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_#
	.proc _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_#
_ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_:
[.LFB3214:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP3dogSt14default_deleteIS0_EEE7_M_headERS4_#
	.section	.text._ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.proc _ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
_ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE:
[.LFB3215:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_#
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
	.endp _ZSt12__get_helperILm1ESt14default_deleteI3dogEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.section	.text._ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_#
	.proc _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_#
_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_:
[.LFB3216:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERS4_#
	.section	.text._ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.proc _ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
_ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE:
[.LFB3217:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_#
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
	.endp _ZSt12__get_helperILm1ESt14default_deleteI4duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.section	.text._ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev#
	.proc _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev#
_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev:
[.LFB3219:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC1Ev#
_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC1Ev# = _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEEC2Ev#
	.section	.text._ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_#
	.proc _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_#
_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_:
[.LFB3221:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERS4_#
	.section	.text._ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.proc _ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
_ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE:
[.LFB3222:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_#
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
	.endp _ZSt12__get_helperILm1ESt14default_deleteI10robot_duckEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.section	.text._ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_#
	.proc _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_:
[.LFB3223:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERS4_#
	.section	.text._ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.proc _ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
_ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE:
[.LFB3224:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_#
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
	.endp _ZSt12__get_helperILm1ESt14default_deleteI6animalEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC5IS0_I3dogEEEOT_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_:
[.LFB3226:]
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
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I3dogEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I3dogEEEOT_# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I3dogEEEOT_#
	.section	.text._ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_,"axG",@progbits,_ZNSt10_Head_baseILm0EP6animalLb0EEC5IRS1_EEOT_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	.proc _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
_ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_:
[.LFB3229:]
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
	br.call.sptk.many b0 = _ZSt7forwardIRP6animalEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r37
	mov r14 = r8
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r36]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	.weak	_ZNSt10_Head_baseILm0EP6animalLb0EEC1IRS1_EEOT_#
_ZNSt10_Head_baseILm0EP6animalLb0EEC1IRS1_EEOT_# = _ZNSt10_Head_baseILm0EP6animalLb0EEC2IRS1_EEOT_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC5IS0_I4duckEEEOT_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_:
[.LFB3232:]
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
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I4duckEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I4duckEEEOT_# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I4duckEEEOT_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC5IS0_I10robot_duckEEEOT_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_:
[.LFB3235:]
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
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I10robot_duckEEEOT_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC1IS0_I10robot_duckEEEOT_# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEEC2IS0_I10robot_duckEEEOT_#
	.section	.text._ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_#
	.proc _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_#
_ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_:
[.LFB3237:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP6animalSt14default_deleteIS0_EEE7_M_headERKS4_#
	.section	.text._ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3238:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_#
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
	.endp _ZSt12__get_helperILm0EP10robot_duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev:
[.LFB3240:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC1Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC1Ev# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEEC2Ev#
	.section	.text._ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm0EP4duckLb0EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev#
	.proc _ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev#
_ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev:
[.LFB3243:]
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
	.endp _ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev#
	.weak	_ZNSt10_Head_baseILm0EP4duckLb0EEC1Ev#
_ZNSt10_Head_baseILm0EP4duckLb0EEC1Ev# = _ZNSt10_Head_baseILm0EP4duckLb0EEC2Ev#
	.section	.text._ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,"axG",@progbits,_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE,comdat
	.align 16
	.weak	_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.proc _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
_ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE:
[.LFB3245:]
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
	br.call.sptk.many b0 = _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_#
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
	.endp _ZSt12__get_helperILm0EP4duckJSt14default_deleteIS0_EEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE#
	.section	.text._ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E,"axG",@progbits,_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC5IvEERKSaIT_E,comdat
	.align 16
	.weak	_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E#
	.proc _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E#
_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E:
[.LFB3247:]
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
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E#
	.weak	_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1IvEERKSaIT_E#
_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1IvEERKSaIT_E# = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E#
	.section	.text._ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev,"axG",@progbits,_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED5Ev,comdat
	.align 16
	.weak	_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.proc _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev:
[.LFB3250:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.weak	_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev#
_ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev# = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.section	.text._ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_,"axG",@progbits,_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_,comdat
	.align 16
	.weak	_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_#
	.proc _ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_#
_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_:
[.LFB3252:]
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
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC1ERS6_PS5_#
	mov r1 = r37
	ld8 r8 = [r36]
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_#
	.section	.text._ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev,"axG",@progbits,_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED5Ev,comdat
	.align 16
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev#
	.proc _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev:
[.LFB3254:]
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
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L563
	ld8 r14 = [r35]
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m#
	mov r1 = r36
.L563:
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
.LLSDA3254:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3254-.LLSDACSB3254
.LLSDACSB3254:
.LLSDACSE3254:
	.section	.text._ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev,"axG",@progbits,_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED5Ev,comdat
	.endp _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev#
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED1Ev#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED1Ev# = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev#
	.section	.text._ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv,"axG",@progbits,_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv,comdat
	.align 16
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv#
	.proc _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv:
[.LFB3256:]
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
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_#
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
	.endp _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv#
	.sdata
	.align 8
.LC35:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC5IJiEEES1_DpOT_,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_:
[.LFB3259:]
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
	st1 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r15 = -16, r38
	;;
	ld8 r14 = [r15]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	mov r1 = r39
	;;
	addl r14 = @gprel(.LC35), gp
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r38
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	mov r41 = r35
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC1ES1_#
	mov r1 = r39
	adds r16 = -16, r38
	;;
	ld8 r40 = [r16]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	mov r1 = r39
	mov r35 = r8
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -8, r38
	;;
	mov r42 = r15
	mov r41 = r35
	mov r40 = r14
[.LEHB26:]
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_#
[.LEHE26:]
	mov r1 = r39
	br .L569
	;;
.L568:
	mov r1 = r39
	mov r35 = r15
	adds r15 = -16, r38
	;;
	ld8 r14 = [r15]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	mov r1 = r39
	mov r14 = r35
	;;
	mov r40 = r14
[.LEHB27:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE27:]
	;;
.L569:
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3259:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3259-.LLSDACSB3259
.LLSDACSB3259:
	.uleb128 .LEHB26-.LFB3259
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L568-.LFB3259
	.uleb128 0
	.uleb128 .LEHB27-.LFB3259
	.uleb128 .LEHE27-.LEHB27
	.uleb128 0
	.uleb128 0
.LLSDACSE3259:
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC5IJiEEES1_DpOT_,comdat
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_#
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC1IJiEEES1_DpOT_#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC1IJiEEES1_DpOT_# = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJiEEES1_DpOT_#
	.section	.text._ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn,"axG",@progbits,_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn,comdat
	.align 16
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn#
	.proc _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn:
[.LFB3261:]
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
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv:
[.LFB3262:]
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
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv#
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	.text
	.align 16
	.proc _ZSt7forwardIRKZ4mainEUliE_EOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardIRKZ4mainEUliE_EOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3263:]
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
	.endp _ZSt7forwardIRKZ4mainEUliE_EOT_RNSt16remove_referenceIS3_E4typeE#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE:
[.LFB3264:]
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
	st1 [r14] = r34
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 8, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -8, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRKZ4mainEUliE_EOT_RNSt16remove_referenceIS3_E4typeE#
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
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE#
	.align 16
	.proc _ZNSt9_Any_data9_M_accessIZ4mainEUliE_EERT_v#
_ZNSt9_Any_data9_M_accessIZ4mainEUliE_EERT_v:
[.LFB3265:]
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
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessEv#
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
	.endp _ZNSt9_Any_data9_M_accessIZ4mainEUliE_EERT_v#
	.align 16
	.proc _ZSt7forwardIRKZ4mainEUliE0_EOT_RNSt16remove_referenceIS3_E4typeE#
_ZSt7forwardIRKZ4mainEUliE0_EOT_RNSt16remove_referenceIS3_E4typeE:
[.LFB3266:]
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
	.endp _ZSt7forwardIRKZ4mainEUliE0_EOT_RNSt16remove_referenceIS3_E4typeE#
	.align 16
	.proc _ZZ4mainENUliE0_C2ERKS_#
_ZZ4mainENUliE0_C2ERKS_:
[.LFB3269:]
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
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = _ZNSt8functionIFiiEEC1ERKS1_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZZ4mainENUliE0_C2ERKS_#
_ZZ4mainENUliE0_C1ERKS_# = _ZZ4mainENUliE0_C2ERKS_#
	.align 16
	.proc _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
_ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE:
[.LFB3267:]
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 2, 0
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
	st1 [r14] = r34
	addl r42 = 32, r0
[.LEHB28:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE28:]
	mov r1 = r41
	mov r14 = r8
	;;
	mov r35 = r14
	addl r36 = 1, r0
	adds r14 = -8, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIRKZ4mainEUliE0_EOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r35
[.LEHB29:]
	br.call.sptk.many b0 = _ZZ4mainENUliE0_C1ERKS_#
[.LEHE29:]
	mov r1 = r41
	adds r14 = -16, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = _ZNSt9_Any_data9_M_accessIPZ4mainEUliE0_EERT_v#
	mov r1 = r41
	mov r14 = r8
	;;
	st8 [r14] = r35
	br .L586
	;;
.L585:
	mov r1 = r41
	mov r37 = r15
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L584
	addl r43 = 32, r0
	mov r42 = r35
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	mov r1 = r41
.L584:
	mov r14 = r37
	;;
	mov r42 = r14
[.LEHB30:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE30:]
	;;
.L586:
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3267:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3267-.LLSDACSB3267
.LLSDACSB3267:
	.uleb128 .LEHB28-.LFB3267
	.uleb128 .LEHE28-.LEHB28
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB29-.LFB3267
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L585-.LFB3267
	.uleb128 0
	.uleb128 .LEHB30-.LFB3267
	.uleb128 .LEHE30-.LEHB30
	.uleb128 0
	.uleb128 0
.LLSDACSE3267:
	.text
	.endp _ZNSt14_Function_base13_Base_managerIZ4mainEUliE0_E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb0EE#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev:
[.LFB3272:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC1Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC1Ev# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEEC2Ev#
	.section	.text._ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm0EP3dogLb0EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev#
	.proc _ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev#
_ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev:
[.LFB3275:]
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
	.endp _ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev#
	.weak	_ZNSt10_Head_baseILm0EP3dogLb0EEC1Ev#
_ZNSt10_Head_baseILm0EP3dogLb0EEC1Ev# = _ZNSt10_Head_baseILm0EP3dogLb0EEC2Ev#
	.section	.text._ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_#
	.proc _ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_#
_ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_:
[.LFB3277:]
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
	.endp _ZNSt10_Head_baseILm0EP3dogLb0EE7_M_headERS2_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_:
[.LFB3278:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_#
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
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI3dogEEE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_#
	.proc _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_#
_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_:
[.LFB3279:]
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
	.endp _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERS2_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_:
[.LFB3280:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_#
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
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI4duckEEE7_M_headERS3_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC5Ev,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev:
[.LFB3282:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev#
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC1Ev#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC1Ev# = _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEEC2Ev#
	.section	.text._ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm0EP10robot_duckLb0EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev#
	.proc _ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev#
_ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev:
[.LFB3285:]
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
	.endp _ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev#
	.weak	_ZNSt10_Head_baseILm0EP10robot_duckLb0EEC1Ev#
_ZNSt10_Head_baseILm0EP10robot_duckLb0EEC1Ev# = _ZNSt10_Head_baseILm0EP10robot_duckLb0EEC2Ev#
	.section	.text._ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_#
	.proc _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_#
_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_:
[.LFB3287:]
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
	.endp _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERS2_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_:
[.LFB3288:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_#
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
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI10robot_duckEEE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_#
	.proc _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_#
_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_:
[.LFB3289:]
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
	.endp _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERS2_#
	.section	.text._ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_,"axG",@progbits,_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_#
	.proc _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_#
_ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_:
[.LFB3290:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_#
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
	.endp _ZNSt11_Tuple_implILm1EJSt14default_deleteI6animalEEE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC5IS0_I3dogEEEOT_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_:
[.LFB3292:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI3dogEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt14default_deleteI6animalEC1I3dogvEERKS_IT_E#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I3dogEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I3dogEEEOT_# = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I3dogEEEOT_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC5IS0_I4duckEEEOT_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_:
[.LFB3295:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI4duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt14default_deleteI6animalEC1I4duckvEERKS_IT_E#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I4duckEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I4duckEEEOT_# = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I4duckEEEOT_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC5IS0_I10robot_duckEEEOT_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_:
[.LFB3298:]
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
	ld8 r34 = [r37]
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardISt14default_deleteI10robot_duckEEOT_RNSt16remove_referenceIS3_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZNSt14default_deleteI6animalEC1I10robot_duckvEERKS_IT_E#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I10robot_duckEEEOT_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC1IS0_I10robot_duckEEEOT_# = _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EEC2IS0_I10robot_duckEEEOT_#
	.section	.text._ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_#
	.proc _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_#
_ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_:
[.LFB3300:]
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
	.endp _ZNSt10_Head_baseILm0EP6animalLb0EE7_M_headERKS2_#
	.section	.text._ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_#
	.proc _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_#
_ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_:
[.LFB3301:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP10robot_duckSt14default_deleteIS0_EEE7_M_headERKS4_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev:
[.LFB3303:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC1Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC1Ev# = _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EEC2Ev#
	.section	.text._ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_,"axG",@progbits,_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_,comdat
	.align 16
	.weak	_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_#
	.proc _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_#
_ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_:
[.LFB3305:]
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
	br.call.sptk.many b0 = _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_#
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
	.endp _ZNSt11_Tuple_implILm0EJP4duckSt14default_deleteIS0_EEE7_M_headERKS4_#
	.section	.text._ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev,"axG",@progbits,_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev#
	.proc _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev:
[.LFB3307:]
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
	.endp _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev#
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1Ev#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1Ev# = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev#
	.section	.text._ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev,"axG",@progbits,_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED5Ev,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.proc _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev:
[.LFB3310:]
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
	.endp _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev# = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev#
	.section	.text._ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m,"axG",@progbits,_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m#
	.proc _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m#
_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m:
[.LFB3312:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv#
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
	.endp _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS6_m#
	.section	.text._ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_,"axG",@progbits,_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC5ERS6_PS5_,comdat
	.align 16
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_#
	.proc _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_:
[.LFB3314:]
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
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_#
	.weak	_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC1ERS6_PS5_#
_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC1ERS6_PS5_# = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS6_PS5_#
	.section	.text._ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m,"axG",@progbits,_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m#
	.proc _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m#
_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m:
[.LFB3316:]
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
	br.call.sptk.many b0 = _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS6_PS5_m#
	.section	.text._ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_,"axG",@progbits,_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_,comdat
	.align 16
	.weak	_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_#
	.proc _ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_#
_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_:
[.LFB3317:]
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
	.endp _ZSt12__to_addressISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S7_#
	.sdata
	.align 8
.LC36:
	data8	_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#+16
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC5Ev,comdat
	.align 16
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev:
[.LFB3319:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(.LC36), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r2]
	;;
	st8 [r14] = r15
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	ld8 r14 = [r2]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC1Ev#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC1Ev# = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC5ES1_,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_:
[.LFB3322:]
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
	st1 [r14] = r33
	adds r14 = 8, r36
	;;
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_#
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC1ES1_#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC1ES1_# = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES1_#
	.section	.text._ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_,"axG",@progbits,_ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_#
	.proc _ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_#
_ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_:
[.LFB3324:]
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
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -8, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt10_ConstructI7countedJiEEvPT_DpOT0_#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaIvEE9constructI7countedJiEEEvRS0_PT_DpOT0_#
	.section	.text._ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv,"axG",@progbits,_ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv#
	.proc _ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv#
_ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv:
[.LFB3325:]
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
	br.call.sptk.many b0 = _ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv#
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
	.endp _ZN9__gnu_cxx16__aligned_bufferI7countedE6_M_ptrEv#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev:
[.LFB3327:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC1Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC1Ev# = _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EEC2Ev#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_#
_ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_:
[.LFB3329:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI3dogELb1EE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_#
_ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_:
[.LFB3330:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI4duckELb1EE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC5Ev,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev:
[.LFB3332:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev#
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC1Ev#
_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC1Ev# = _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EEC2Ev#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_#
_ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_:
[.LFB3334:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI10robot_duckELb1EE7_M_headERS3_#
	.section	.text._ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_,"axG",@progbits,_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_#
	.proc _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_#
_ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_:
[.LFB3335:]
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
	.endp _ZNSt10_Head_baseILm1ESt14default_deleteI6animalELb1EE7_M_headERS3_#
	.section	.text._ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E,"axG",@progbits,_ZNSt14default_deleteI6animalEC5I3dogvEERKS_IT_E,comdat
	.align 16
	.weak	_ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E#
	.proc _ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E:
[.LFB3337:]
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
	.endp _ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E#
	.weak	_ZNSt14default_deleteI6animalEC1I3dogvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC1I3dogvEERKS_IT_E# = _ZNSt14default_deleteI6animalEC2I3dogvEERKS_IT_E#
	.section	.text._ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E,"axG",@progbits,_ZNSt14default_deleteI6animalEC5I4duckvEERKS_IT_E,comdat
	.align 16
	.weak	_ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E#
	.proc _ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E:
[.LFB3340:]
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
	.endp _ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E#
	.weak	_ZNSt14default_deleteI6animalEC1I4duckvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC1I4duckvEERKS_IT_E# = _ZNSt14default_deleteI6animalEC2I4duckvEERKS_IT_E#
	.section	.text._ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E,"axG",@progbits,_ZNSt14default_deleteI6animalEC5I10robot_duckvEERKS_IT_E,comdat
	.align 16
	.weak	_ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E#
	.proc _ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E:
[.LFB3343:]
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
	.endp _ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E#
	.weak	_ZNSt14default_deleteI6animalEC1I10robot_duckvEERKS_IT_E#
_ZNSt14default_deleteI6animalEC1I10robot_duckvEERKS_IT_E# = _ZNSt14default_deleteI6animalEC2I10robot_duckvEERKS_IT_E#
	.section	.text._ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_#
	.proc _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_#
_ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_:
[.LFB3345:]
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
	.endp _ZNSt10_Head_baseILm0EP10robot_duckLb0EE7_M_headERKS2_#
	.section	.text._ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_,"axG",@progbits,_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_,comdat
	.align 16
	.weak	_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_#
	.proc _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_#
_ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_:
[.LFB3346:]
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
	.endp _ZNSt10_Head_baseILm0EP4duckLb0EE7_M_headERKS2_#
	.section	.text._ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv,"axG",@progbits,_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv#
	.proc _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv:
[.LFB3347:]
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
	br.call.sptk.many b0 = _ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv#
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
	(p6) br.cond.dptk .L648
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	movl r15 = 768614336404564650
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L649
	br.call.sptk.many b0 = _ZSt28__throw_bad_array_new_lengthv#
	;;
.L649:
	br.call.sptk.many b0 = _ZSt17__throw_bad_allocv#
	;;
.L648:
	adds r14 = -8, r37
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
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
	.endp _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv#
	.section	.text._ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_,"axG",@progbits,_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_,comdat
	.align 16
	.weak	_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_#
	.proc _ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_#
_ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_:
[.LFB3348:]
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
	.endp _ZSt11__addressofISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEPT_RS7_#
	.section	.text._ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m,"axG",@progbits,_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m,comdat
	.align 16
	.weak	_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m#
	.proc _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m#
_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m:
[.LFB3349:]
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
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
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
	.endp _ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS5_m#
	.section	.text._ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_,"axG",@progbits,_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC5ERKS0_,comdat
	.align 16
	.weak	_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_#
	.proc _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_#
_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_:
[.LFB3351:]
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
	.endp _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_#
	.weak	_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC1ERKS0_#
_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC1ERKS0_# = _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_#
	.section	.text._ZSt10_ConstructI7countedJiEEvPT_DpOT0_,"axG",@progbits,_ZSt10_ConstructI7countedJiEEvPT_DpOT0_,comdat
	.align 16
	.weak	_ZSt10_ConstructI7countedJiEEvPT_DpOT0_#
	.proc _ZSt10_ConstructI7countedJiEEvPT_DpOT0_#
_ZSt10_ConstructI7countedJiEEvPT_DpOT0_:
[.LFB3353:]
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
	ld8 r14 = [r37]
	;;
	mov r40 = r14
	addl r39 = 4, r0
	br.call.sptk.many b0 = _ZnwmPv#
	mov r1 = r38
	mov r34 = r8
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = _ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = _ZN7countedC1Ei#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp _ZSt10_ConstructI7countedJiEEvPT_DpOT0_#
	.section	.text._ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv,"axG",@progbits,_ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv,comdat
	.align 16
	.weak	_ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv#
	.proc _ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv#
_ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv:
[.LFB3354:]
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
	.endp _ZN9__gnu_cxx16__aligned_bufferI7countedE7_M_addrEv#
	.section	.text._ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv,"axG",@progbits,_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv,comdat
	.align 16
	.weak	_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv#
	.proc _ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv#
_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv:
[.LFB3355:]
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	movl r14 = 384307168202282325
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp _ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv#
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
	.weak	_ZTT4duck#
	.section	.rodata._ZTT4duck,"aG",@progbits,_ZTV4duck,comdat
	.align 8
	.type	_ZTT4duck#, @object
	.size	_ZTT4duck#, 16
_ZTT4duck:
	data8	_ZTV4duck#+24
	data8	_ZTV4duck#+144
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
	.weak	_ZTV7swimmer#
	.section	.rodata._ZTV7swimmer,"aG",@progbits,_ZTV7swimmer,comdat
	.align 8
	.type	_ZTV7swimmer#, @object
	.size	_ZTV7swimmer#, 64
_ZTV7swimmer:
	data8	0
	data8	_ZTI7swimmer#
	data16.ua @iplt(_ZN7swimmerD1Ev#)
	data16.ua @iplt(_ZN7swimmerD0Ev#)
	data16.ua @iplt(_ZN7swimmer4diveEi#)
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
	.weak	_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, 96
_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE:
	data8	0
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	data8	0
	data8	0
	data8	0
	data8	0
	data16.ua @iplt(__cxa_pure_virtual#)
	data16.ua @iplt(_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#)
	data16.ua @iplt(__cxa_pure_virtual#)
	.weak	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#, 72
_ZTSSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE"
	.section	.rodata
	.align 8
	.type	_ZTSZ4mainEUliE0_#, @object
	.size	_ZTSZ4mainEUliE0_#, 15
_ZTSZ4mainEUliE0_:
	stringz	"*Z4mainEUliE0_"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	_ZTIZ4mainEUliE0_#, @object
	.size	_ZTIZ4mainEUliE0_#, 16
_ZTIZ4mainEUliE0_:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSZ4mainEUliE0_#
	.section	.rodata
	.align 8
	.type	_ZTSZ4mainEUliE_#, @object
	.size	_ZTSZ4mainEUliE_#, 14
_ZTSZ4mainEUliE_:
	stringz	"*Z4mainEUliE_"
	.section	.data.rel.ro
	.align 8
	.type	_ZTIZ4mainEUliE_#, @object
	.size	_ZTIZ4mainEUliE_#, 16
_ZTIZ4mainEUliE_:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSZ4mainEUliE_#
	.weak	_ZTI10robot_duck#
	.section	.data.rel.ro._ZTI10robot_duck,"awG",@progbits,_ZTI10robot_duck,comdat
	.align 8
	.type	_ZTI10robot_duck#, @object
	.size	_ZTI10robot_duck#, 24
_ZTI10robot_duck:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS10robot_duck#
	data8	_ZTI4duck#
	.weak	_ZTS10robot_duck#
	.section	.rodata._ZTS10robot_duck,"aG",@progbits,_ZTS10robot_duck,comdat
	.align 8
	.type	_ZTS10robot_duck#, @object
	.size	_ZTS10robot_duck#, 13
_ZTS10robot_duck:
	stringz	"10robot_duck"
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
	.weak	_ZTS4duck#
	.section	.sdata._ZTS4duck,"awsG",@progbits,_ZTS4duck,comdat
	.align 8
	.type	_ZTS4duck#, @object
	.size	_ZTS4duck#, 6
_ZTS4duck:
	stringz	"4duck"
	.weak	_ZTI3dog#
	.section	.data.rel.ro._ZTI3dog,"awG",@progbits,_ZTI3dog,comdat
	.align 8
	.type	_ZTI3dog#, @object
	.size	_ZTI3dog#, 24
_ZTI3dog:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTS3dog#
	data8	_ZTI6animal#
	.weak	_ZTS3dog#
	.section	.sdata._ZTS3dog,"awsG",@progbits,_ZTS3dog,comdat
	.align 8
	.type	_ZTS3dog#, @object
	.size	_ZTS3dog#, 5
_ZTS3dog:
	stringz	"3dog"
	.weak	_ZTI7swimmer#
	.section	.data.rel.ro._ZTI7swimmer,"awG",@progbits,_ZTI7swimmer,comdat
	.align 8
	.type	_ZTI7swimmer#, @object
	.size	_ZTI7swimmer#, 16
_ZTI7swimmer:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS7swimmer#
	.weak	_ZTS7swimmer#
	.section	.rodata._ZTS7swimmer,"aG",@progbits,_ZTS7swimmer,comdat
	.align 8
	.type	_ZTS7swimmer#, @object
	.size	_ZTS7swimmer#, 9
_ZTS7swimmer:
	stringz	"7swimmer"
	.weak	_ZTI6animal#
	.section	.data.rel.ro._ZTI6animal,"awG",@progbits,_ZTI6animal,comdat
	.align 8
	.type	_ZTI6animal#, @object
	.size	_ZTI6animal#, 16
_ZTI6animal:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTS6animal#
	.weak	_ZTS6animal#
	.section	.sdata._ZTS6animal,"awsG",@progbits,_ZTS6animal,comdat
	.align 8
	.type	_ZTS6animal#, @object
	.size	_ZTS6animal#, 8
_ZTS6animal:
	stringz	"6animal"
	.weak	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#, 52
_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE"
	.text
	.align 16
	.proc _Z41__static_initialization_and_destruction_0ii#
_Z41__static_initialization_and_destruction_0ii:
[.LFB3372:]
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
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L663
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L663
	addl r38 = @gprel(_ZL5first#), gp
	br.call.sptk.many b0 = _ZN7orderedC1Ev#
	mov r1 = r37
	;;
	addl r38 = @gprel(_ZL6second#), gp
	br.call.sptk.many b0 = _ZN7orderedC1Ev#
	mov r1 = r37
.L663:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _Z41__static_initialization_and_destruction_0ii#
	.sdata
	.align 8
.LC37:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB3374:]
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
	addl r14 = @gprel(.LC37), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	st8 [r14] = r15
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB3376:]
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
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#
	mov r1 = r36
	addl r38 = 24, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB3377:]
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	ld8 r14 = [r36]
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv#
	mov r1 = r37
	mov r33 = r8
	;;
	ld8 r38 = [r36]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = _ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB3378:]
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
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
	adds r14 = 16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	adds r37 = -32, r35
	br.call.sptk.many b0 = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEC1IvEERKSaIT_E#
	mov r1 = r36
	mov r14 = r35
	adds r15 = -24, r35
	;;
	ld8 r39 = [r14]
	adds r38 = -32, r35
	mov r37 = r15
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEEC1ERS6_PS5_#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEEED1Ev#
	mov r1 = r36
	;;
	adds r37 = -32, r35
	br.call.sptk.many b0 = _ZNSaISt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EEED1Ev#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB3379:]
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
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	br.call.sptk.many b0 = _ZNSt19_Sp_make_shared_tag5_S_tiEv#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L669
	adds r14 = 8, r36
	movl r39 = @gprel(_ZTISt19_Sp_make_shared_tag#)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = _ZNKSt9type_infoeqERKS_#
	mov r1 = r37
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L670
.L669:
	addl r14 = 1, r0
	br .L671
	;;
.L670:
	mov r14 = r0
.L671:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L672
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	br .L673
	;;
.L672:
	mov r14 = r0
.L673:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv,comdat
	.align 16
	.weak	_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv#
_ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv:
[.LFB3380:]
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
	br.call.sptk.many b0 = _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_#
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceI7countedSaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv#
	.section	.text._ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_,"axG",@progbits,_ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_,comdat
	.align 16
	.weak	_ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_#
	.proc _ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_#
_ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_:
[.LFB3381:]
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
	br.call.sptk.many b0 = _ZSt8_DestroyI7countedEvPT_#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp _ZNSt16allocator_traitsISaIvEE7destroyI7countedEEvRS0_PT_#
	.section	.text._ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_,"axG",@progbits,_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_,comdat
	.align 16
	.weak	_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_#
	.proc _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_#
_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_:
[.LFB3382:]
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
	.endp _ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_#
	.section	.text._ZSt8_DestroyI7countedEvPT_,"axG",@progbits,_ZSt8_DestroyI7countedEvPT_,comdat
	.align 16
	.weak	_ZSt8_DestroyI7countedEvPT_#
	.proc _ZSt8_DestroyI7countedEvPT_#
_ZSt8_DestroyI7countedEvPT_:
[.LFB3383:]
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
	br.call.sptk.many b0 = _ZN7countedD1Ev#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp _ZSt8_DestroyI7countedEvPT_#
	.weak	_ZTISt19_Sp_make_shared_tag#
	.section	.data.rel.ro._ZTISt19_Sp_make_shared_tag,"awG",@progbits,_ZTISt19_Sp_make_shared_tag,comdat
	.align 8
	.type	_ZTISt19_Sp_make_shared_tag#, @object
	.size	_ZTISt19_Sp_make_shared_tag#, 16
_ZTISt19_Sp_make_shared_tag:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSSt19_Sp_make_shared_tag#
	.weak	_ZTSSt19_Sp_make_shared_tag#
	.section	.rodata._ZTSSt19_Sp_make_shared_tag,"aG",@progbits,_ZTSSt19_Sp_make_shared_tag,comdat
	.align 8
	.type	_ZTSSt19_Sp_make_shared_tag#, @object
	.size	_ZTSSt19_Sp_make_shared_tag#, 24
_ZTSSt19_Sp_make_shared_tag:
	stringz	"St19_Sp_make_shared_tag"
	.weak	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, 16
_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.weak	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE#, 47
_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE"
	.text
	.align 16
	.proc _GLOBAL__sub_I__ZN7counted5aliveE#
_GLOBAL__sub_I__ZN7counted5aliveE:
[.LFB3384:]
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
	.endp _GLOBAL__sub_I__ZN7counted5aliveE#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(_GLOBAL__sub_I__ZN7counted5aliveE#)
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
