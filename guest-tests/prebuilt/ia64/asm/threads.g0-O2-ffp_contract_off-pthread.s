// 6ba0a15c9cc41c5768aa910c547a9ac3
	.file	"threads.cc"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.text._ZNSt13__future_base13_State_baseV217_M_complete_asyncEv,"axG",@progbits,_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv#
	.proc _ZNSt13__future_base13_State_baseV217_M_complete_asyncEv#
_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv:
[.LFB2745:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt13__future_base13_State_baseV217_M_complete_asyncEv#
	.section	.text._ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv,"axG",@progbits,_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv,comdat
	.align 16
	.align 64
	.weak	_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#
	.proc _ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#
_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv:
[.LFB2746:]
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp _ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#
	.section	.text._ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv,"axG",@progbits,_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv,comdat
	.align 16
	.align 64
	.weak	_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#
	.proc _ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#
_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv:
[.LFB4204:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	ld8 r14 = [r32]
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
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
	.endp _ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#
	.text
	.align 16
	.align 64
	.proc _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#
_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv:
[.LFB4350:]
	.prologue
	.body
	.mmi
	addl r14 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r13
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#
	.section	.text._ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data,"axG",@progbits,_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data,comdat
	.align 16
	.align 64
	.weak	_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data#
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data:
[.LFB4604:]
	.prologue
	.body
	.mmi
	ld8 r14 = [r33], 8
	nop 0
	mov r8 = r32
	;;
	.mmi
	ld8 r16 = [r33]
	nop 0
	adds r14 = 16, r14
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	ld4 r18 = [r16]
	adds r17 = 16, r15
	.mmi
	adds r16 = 20, r15
	;;
	st4 [r17] = r18
	addl r17 = 1, r0
	;;
	.mmi
	st1 [r16] = r17
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data#
	.sdata
	.align 8
.LC0:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.section	.text._ZNSt13__future_base13_State_baseV2D2Ev,"axG",@progbits,_ZNSt13__future_base13_State_baseV2D5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base13_State_baseV2D2Ev#
	.proc _ZNSt13__future_base13_State_baseV2D2Ev#
_ZNSt13__future_base13_State_baseV2D2Ev:
[.LFB5264:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC0), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r36 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L11:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.global __gxx_personality_v0#
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5264:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5264-.LLSDACSB5264
.LLSDACSB5264:
.LLSDACSE5264:
	.section	.text._ZNSt13__future_base13_State_baseV2D2Ev,"axG",@progbits,_ZNSt13__future_base13_State_baseV2D5Ev,comdat
	.endp _ZNSt13__future_base13_State_baseV2D2Ev#
	.weak	_ZNSt13__future_base13_State_baseV2D1Ev#
_ZNSt13__future_base13_State_baseV2D1Ev# = _ZNSt13__future_base13_State_baseV2D2Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB5558:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB5565:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev:
[.LFB5573:]
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED2Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB5576:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r36 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r14 = [r36]
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
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.text
	.align 16
	.align 64
	.proc _ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE21_M_is_deferred_futureEv#
_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE21_M_is_deferred_futureEv:
[.LFB5599:]
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp _ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE21_M_is_deferred_futureEv#
_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE21_M_is_deferred_futureEv# = _ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE21_M_is_deferred_futureEv#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB5567:]
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
	addl r37 = 80, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB5575:]
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
	addl r37 = 48, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev:
[.LFB5560:]
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
	addl r37 = 64, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#
	.sdata
	.align 8
.LC2:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.section	.text._ZNSt13__future_base13_State_baseV2D0Ev,"axG",@progbits,_ZNSt13__future_base13_State_baseV2D5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base13_State_baseV2D0Ev#
	.proc _ZNSt13__future_base13_State_baseV2D0Ev#
_ZNSt13__future_base13_State_baseV2D0Ev:
[.LFB5266:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC2), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	mov r14 = r32
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L35:
	.mib
	addl r37 = 32, r0
	mov r36 = r32
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
.LLSDA5266:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5266-.LLSDACSB5266
.LLSDACSB5266:
.LLSDACSE5266:
	.section	.text._ZNSt13__future_base13_State_baseV2D0Ev,"axG",@progbits,_ZNSt13__future_base13_State_baseV2D5Ev,comdat
	.endp _ZNSt13__future_base13_State_baseV2D0Ev#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB5577:]
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
	addl r37 = 48, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.sdata
	.align 8
.LC4:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED2Ev:
[.LFB5505:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC4), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED1Ev# = _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED2Ev#
	.sdata
	.align 8
.LC6:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED0Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED0Ev:
[.LFB5507:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC6), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 16, r0
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED0Ev#
	.sdata
	.align 8
.LC8:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED2Ev:
[.LFB5501:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC8), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED1Ev# = _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED2Ev#
	.sdata
	.align 8
.LC10:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED0Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED0Ev:
[.LFB5503:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC10), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED0Ev#
	.sdata
	.align 8
.LC12:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED2Ev:
[.LFB5497:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC12), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED1Ev# = _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED2Ev#
	.sdata
	.align 8
.LC14:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED0Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED0Ev:
[.LFB5499:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC14), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED0Ev#
	.sdata
	.align 8
.LC16:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED2Ev:
[.LFB5509:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC16), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED2Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED1Ev# = _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED2Ev#
	.sdata
	.align 8
.LC18:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED0Ev#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED0Ev:
[.LFB5511:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC18), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread6_StateD2Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 16, r0
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
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED0Ev#
	.section	.text._ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#
	.proc _ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#
_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv:
[.LFB2931:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.fframe 48
	adds r12 = -48, r12
	addl r16 = @ltoff(@fptr(_ZNSt6thread4joinEv#)), gp
	.mmi
	addl r33 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r34 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	adds r18 = 32, r32
	;;
	.mmi
	adds r15 = 32, r12
	ld8 r16 = [r16]
	adds r19 = 16, r12
	.mmi
	adds r14 = 48, r12
	addl r39 = @ltoff(@fptr(__once_proxy#)), gp
	mov r37 = r1
	;;
	.mmi
	st8 [r15] = r16
	st8 [r19] = r15
	adds r15 = 24, r12
	.mmi
	adds r16 = 40, r12
	ld8 r33 = [r33]
	adds r38 = 40, r32
	;;
	.mmb
	ld8 r34 = [r34]
	st8 [r15] = r14
	nop 0
	.mmi
	st8 [r14] = r18
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv#)), gp
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	add r17 = r34, r13
	st8 [r16] = r0
	nop 0
	.mmi
	ld8 r14 = [r14]
	ld8 r39 = [r39]
	add r16 = r33, r13
	;;
	.mmi
	nop 0
	st8 [r17] = r19
	nop 0
	.mmb
	st8 [r16] = r14
	nop 0
[.LEHB0:]
	br.call.sptk.many b0 = pthread_once#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L66
	;;
	.mmi
	add r34 = r34, r13
	nop 0
	add r33 = r33, r13
	;;
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r38 = r8
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE0:]
	;;
.L62:
	.mmi
	add r34 = r34, r13
	add r33 = r33, r13
	mov r1 = r37
	.mmi
	mov r38 = r15
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
[.LEHB1:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE1:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2931:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2931-.LLSDACSB2931
.LLSDACSB2931:
	.uleb128 .LEHB0-.LFB2931
	.uleb128 .LEHE0-.LEHB0
	.uleb128 .L62-.LFB2931
	.uleb128 0
	.uleb128 .LEHB1-.LFB2931
	.uleb128 .LEHE1-.LEHB1
	.uleb128 0
	.uleb128 0
.LLSDACSE2931:
	.section	.text._ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv,comdat
	.endp _ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#
	.sdata
	.align 8
.LC20:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt13__future_base7_ResultIiED2Ev,"axG",@progbits,_ZNSt13__future_base7_ResultIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base7_ResultIiED2Ev#
	.proc _ZNSt13__future_base7_ResultIiED2Ev#
_ZNSt13__future_base7_ResultIiED2Ev:
[.LFB5589:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC20), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
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
	.endp _ZNSt13__future_base7_ResultIiED2Ev#
	.weak	_ZNSt13__future_base7_ResultIiED1Ev#
_ZNSt13__future_base7_ResultIiED1Ev# = _ZNSt13__future_base7_ResultIiED2Ev#
	.sdata
	.align 8
.LC22:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt13__future_base7_ResultIiED0Ev,"axG",@progbits,_ZNSt13__future_base7_ResultIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base7_ResultIiED0Ev#
	.proc _ZNSt13__future_base7_ResultIiED0Ev#
_ZNSt13__future_base7_ResultIiED0Ev:
[.LFB5591:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC22), gp
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
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
	.endp _ZNSt13__future_base7_ResultIiED0Ev#
	.section	.text._ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb,"axG",@progbits,_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#
	.proc _ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#
_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb:
[.LFB2744:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	adds r14 = 16, r33
	mov r39 = r33
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	ld8 r14 = [r14]
	mov r37 = r1
	.body
	adds r32 = 8, r32
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
[.LEHB2:]
	(p7) br.call.spnt.many b0 = _ZSt25__throw_bad_function_callv#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 24, r39
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
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
[.LEHE2:]
	;;
	.mmi
	ld8 r38 = [r32]
	nop 0
	adds r15 = 16, r12
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r37
	;;
	.mmi
	st1 [r34] = r14
	ld8 r14 = [r15]
	cmp.eq p6, p7 = 0, r38
	.mmi
	nop 0
	st8 [r15] = r38
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L71:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2744:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2744-.LLSDACSB2744
.LLSDACSB2744:
	.uleb128 .LEHB2-.LFB2744
	.uleb128 .LEHE2-.LEHB2
	.uleb128 0
	.uleb128 0
.LLSDACSE2744:
	.section	.text._ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb,"axG",@progbits,_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb,comdat
	.endp _ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#
	.sdata
	.align 8
.LC24:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC25:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.section	.text._ZNSt13__future_base21_Async_state_commonV2D2Ev,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV2D5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base21_Async_state_commonV2D2Ev#
	.proc _ZNSt13__future_base21_Async_state_commonV2D2Ev#
_ZNSt13__future_base21_Async_state_commonV2D2Ev:
[.LFB5273:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @gprel(.LC24), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r15 = [r14]
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r32] = r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(.LC25), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r36 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L79:
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
.LLSDA5273:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5273-.LLSDACSB5273
.LLSDACSB5273:
.LLSDACSE5273:
	.section	.text._ZNSt13__future_base21_Async_state_commonV2D2Ev,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV2D5Ev,comdat
	.endp _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	.weak	_ZNSt13__future_base21_Async_state_commonV2D1Ev#
_ZNSt13__future_base21_Async_state_commonV2D1Ev# = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEE6_M_runEv#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEE6_M_runEv:
[.LFB5541:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r15 = 8, r32
	nop 0
	.mmi
	adds r14 = 16, r32
	adds r32 = 24, r32
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r36 = [r15]
	nop 0
	;;
	.mii
	ld8 r15 = [r32]
	tbit.z p6, p7 = r14, 0
	adds r16 = -1, r14
	;;
	.mmi
	add r36 = r36, r15
	;;
	(p7) ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r16
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
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEE6_M_runEv#
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEE6_M_runEv#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEE6_M_runEv:
[.LFB5542:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r15 = 8, r32
	nop 0
	.mmi
	adds r14 = 16, r32
	adds r32 = 24, r32
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r36 = [r15]
	nop 0
	;;
	.mii
	ld8 r15 = [r32]
	tbit.z p6, p7 = r14, 0
	adds r16 = -1, r14
	;;
	.mmi
	add r36 = r36, r15
	;;
	(p7) ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r16
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
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEE6_M_runEv#
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation:
[.LFB5395:]
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L103
	.mmi
	cmp4.ne p6, p7 = 2, r34
	;;
	(p7) ld8 r14 = [r33], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r14, 8
	;;
	(p7) ld8 r14 = [r33]
	nop 0
	.mmi
	nop 0
	;;
	(p7) st8 [r32] = r14
	nop 0
.L103:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L100:
	.mlx
	nop 0
	movl r14 = @gprel(_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#)
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
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation:
[.LFB5372:]
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L111
	.mmi
	cmp4.ne p6, p7 = 2, r34
	;;
	(p7) ld8 r14 = [r33], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r14, 8
	;;
	(p7) ld8 r14 = [r33]
	nop 0
	.mmi
	nop 0
	;;
	(p7) st8 [r32] = r14
	nop 0
.L111:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L108:
	.mlx
	nop 0
	movl r14 = @gprel(_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#)
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
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#
	.section	.text._ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation,"axG",@progbits,_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation,comdat
	.align 16
	.align 64
	.weak	_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation#
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation:
[.LFB4607:]
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L119
	.mmi
	cmp4.ne p6, p7 = 2, r34
	;;
	(p7) ld8 r14 = [r33], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r14, 8
	;;
	(p7) ld8 r14 = [r33]
	nop 0
	.mmi
	nop 0
	;;
	(p7) st8 [r32] = r14
	nop 0
.L119:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L116:
	.mlx
	nop 0
	movl r14 = @gprel(_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE#)
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
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation#
	.section	.text._ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv,"axG",@progbits,_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv,comdat
	.align 16
	.align 64
	.weak	_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#
	.proc _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#
_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv:
[.LFB4180:]
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r13
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r18 = 8, r14
	adds r17 = 16, r14
	adds r16 = 24, r14
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r18 = [r18]
	nop 0
	;;
	.mmi
	ld8 r17 = [r17]
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r14 = [r15], 8
	ld8 r35 = [r18]
	nop 0
	;;
	.mii
	ld8 r15 = [r15]
	tbit.z p6, p7 = r14, 0
	adds r18 = -1, r14
	.mmi
	ld8 r36 = [r17]
	;;
	add r35 = r35, r15
	nop 0
	.mmi
	ld8 r37 = [r16]
	;;
	(p7) ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r18
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
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#
	.section	.text._ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv,"axG",@progbits,_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv,comdat
	.align 16
	.align 64
	.weak	_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv#
	.proc _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv#
_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv:
[.LFB4266:]
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r14 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r13
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	ld8 r35 = [r16]
	tbit.z p6, p7 = r14, 0
	.mmi
	adds r17 = -1, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	add r35 = r35, r15
	;;
	(p7) ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r17
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
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp _ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_4_FUNEv#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC28:
	stringz	"from a thread"
	.section	.text.unlikely,"ax",@progbits
	.align 16
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE9_M_invokeERKSt9_Any_data#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE9_M_invokeERKSt9_Any_data:
[.LFB5392:]
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
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
	movl r40 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB3:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE3:]
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	;;
	.mii
	addl r41 = @ltoff(@fptr(_ZNSt13runtime_errorD1Ev#)), gp
	addl r40 = @ltoffx(_ZTISt13runtime_error#), r1
	;;
	nop 0
	.mmb
	ld8 r41 = [r41]
	ld8.mov r40 = [r40], _ZTISt13runtime_error#
[.LEHB4:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE4:]
	;;
.L144:
	.mmi
	mov r1 = r38
	mov r39 = r34
	nop 0
	.mmb
	mov r35 = r16
	mov r34 = r15
	br.call.sptk.many b0 = __cxa_free_exception#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r34
	.mmb
	nop 0
	mov r16 = r35
	br .L137
	;;
.L143:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
.L137:
	.mib
	nop 0
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.spnt .L138
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r38
[.LEHB5:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE5:]
	;;
.L138:
	.mib
	adds r34 = 24, r12
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r1 = r38
	.mmi
	ld8 r16 = [r34]
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r34] = r0
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r16
	adds r14 = 16, r12
	;;
	.mib
	st8 [r14] = r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.spnt .L139
	.mib
	nop 0
	mov r39 = r14
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L139:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L140
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L140
	;;
.L142:
	.mib
	mov r34 = r15
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
[.LEHB6:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L140:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE6:]
	;;
	.mmi
	ld8 r14 = [r33]
	mov r8 = r32
	mov r1 = r38
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r0
	nop 0
	;;
	.mii
	st8 [r32] = r15
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5392:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5392-.LLSDATTD5392
.LLSDATTD5392:
	data1	0x1
	.uleb128 .LLSDACSE5392-.LLSDACSB5392
.LLSDACSB5392:
	.uleb128 .LEHB3-.LFB5392
	.uleb128 .LEHE3-.LEHB3
	.uleb128 .L144-.LFB5392
	.uleb128 0x5
	.uleb128 .LEHB4-.LFB5392
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L143-.LFB5392
	.uleb128 0x3
	.uleb128 .LEHB5-.LFB5392
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L142-.LFB5392
	.uleb128 0
	.uleb128 .LEHB6-.LFB5392
	.uleb128 .LEHE6-.LEHB6
	.uleb128 0
	.uleb128 0
.LLSDACSE5392:
	data1	0x2
	data1	0
	data1	0x1
	data1	0x7d
	data1	0
	data1	0x7d
	.align 8
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTIN10__cxxabiv115__forced_unwindE#)
.LLSDATT5392:
	.section	.text.unlikely
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE9_M_invokeERKSt9_Any_data#
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB5570:]
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
	(p6) br.cond.dpnt .L154
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L154
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
	(p6) br.cond.dpnt .L153
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
	(p6) br.cond.dptk .L153
.L154:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L153:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB5548:]
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
	addl r37 = 64, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB5555:]
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
	addl r37 = 80, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB5562:]
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
	addl r37 = 64, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv:
[.LFB5569:]
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
	addl r37 = 80, r0
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
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
	.sdata
	.align 8
.LC29:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt13__future_base7_ResultIiE10_M_destroyEv,"axG",@progbits,_ZNSt13__future_base7_ResultIiE10_M_destroyEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base7_ResultIiE10_M_destroyEv#
	.proc _ZNSt13__future_base7_ResultIiE10_M_destroyEv#
_ZNSt13__future_base7_ResultIiE10_M_destroyEv:
[.LFB5587:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	ld8 r14 = [r32]
	.save rp, r33
	mov r33 = b0
	.mmi
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	mov r35 = r1
	.body
	mov r36 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r14 = 32, r14
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mmi
	addl r14 = @gprel(.LC29), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
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
.L169:
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
	.endp _ZNSt13__future_base7_ResultIiE10_M_destroyEv#
	.text
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEE6_M_runEv#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEE6_M_runEv:
[.LFB5571:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 2, 0
	.fframe 16
	adds r12 = -16, r12
	mov r2 = r13
	.mmi
	adds r32 = 8, r32
	addl r16 = @gprel(_ZL5total#), gp
	mov r40 = r1
	;;
	.mmi
	addl r20 = @tprel(_ZL4mine#), r2
	ld4 r15 = [r32]
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	addl r17 = 200, r0
	;;
	ld4 r14 = [r20]
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	st4 [r20] = r15
	sxt4 r15 = r15
	.mmi
	nop 0
	;;
	ld8.acq r14 = [r16]
	nop 0
	;;
	.align 32
.L174:
	.mmi
	mov ar.ccv = r14
	add r19 = r14, r15
	mov r18 = r14
	;;
	.mmi
	nop 0
	cmpxchg8.rel r14 = [r16], r19, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r18, r14
	(p6) br.cond.dptk .L174
	.mmi
	nop 0
	adds r17 = -1, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	ld4 r15 = [r20]
	ld8.acq r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r15 = r15
	br .L174
.L175:
	.mlx
	nop 0
	movl r41 = @gprel(_ZL4lock#)
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r37 = 24, r12
	;;
	.mmi
	add r41 = r1, r41
	st1 [r37] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r41
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p7) mov r41 = r8
	nop 0
	.pred.safe_across_calls p1-p63
[.LEHB7:]
	(p7) br.call.spnt.many b0 = _ZSt20__throw_system_errori#
[.LEHE7:]
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	addl r34 = @gprel(_ZL4turn#), gp
	.mlx
	ld4 r33 = [r32]
	movl r35 = @gprel(_ZL7changed#)
	;;
	.mmi
	nop 0
	st1 [r37] = r14
	add r35 = r1, r35
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r33
	(p7) br.cond.dpnt .L193
	.align 32
.L179:
	.mib
	adds r42 = 16, r12
	mov r41 = r35
[.LEHB8:]
	br.call.sptk.many b0 = _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE#
[.LEHE8:]
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L179
.L193:
	.mmi
	addl r15 = @gprel(_ZL9order_sum#), gp
	ld4 r17 = [r32]
	adds r33 = 1, r33
	.mlx
	nop 0
	movl r41 = @gprel(_ZL7changed#)
	;;
	.mmi
	nop 0
	ld4 r16 = [r15]
	add r41 = r1, r41
	.mmi
	st4 [r34] = r33
	;;
	shladd r14 = r16, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt18condition_variable10notify_allEv#
	;;
	.mmi
	ld1 r14 = [r37]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L194
.L173:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L194:
	.body
	.copy_state 1
	.mmi
	adds r2 = 16, r12
	;;
	ld8 r41 = [r2]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L183:
	.body
	.copy_state 2
	.mmi
	ld1 r14 = [r37]
	mov r1 = r40
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L182
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.spnt .L182
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L182:
	.mib
	nop 0
	mov r41 = r33
[.LEHB9:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE9:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5571:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5571-.LLSDACSB5571
.LLSDACSB5571:
	.uleb128 .LEHB7-.LFB5571
	.uleb128 .LEHE7-.LEHB7
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB8-.LFB5571
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L183-.LFB5571
	.uleb128 0
	.uleb128 .LEHB9-.LFB5571
	.uleb128 .LEHE9-.LEHB9
	.uleb128 0
	.uleb128 0
.LLSDACSE5571:
	.text
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEE6_M_runEv#
	.sdata
	.align 8
.LC31:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC32:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.section	.text._ZNSt13__future_base21_Async_state_commonV2D0Ev,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV2D5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base21_Async_state_commonV2D0Ev#
	.proc _ZNSt13__future_base21_Async_state_commonV2D0Ev#
_ZNSt13__future_base21_Async_state_commonV2D0Ev:
[.LFB5275:]
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(.LC31), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r32] = r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r15 = @gprel(.LC32), gp
	nop 0
	mov r14 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L197:
	.mib
	addl r37 = 48, r0
	mov r36 = r32
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
.LLSDA5275:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5275-.LLSDACSB5275
.LLSDACSB5275:
.LLSDACSE5275:
	.section	.text._ZNSt13__future_base21_Async_state_commonV2D0Ev,"axG",@progbits,_ZNSt13__future_base21_Async_state_commonV2D5Ev,comdat
	.endp _ZNSt13__future_base21_Async_state_commonV2D0Ev#
	.sdata
	.align 8
.LC35:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC36:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC37:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB5561:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	adds r15 = 48, r32
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r14 = @gprel(.LC35), gp
	adds r34 = 16, r32
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r33 = [r15]
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r33
	.mmb
	mov r38 = r33
	nop 0
	(p6) br.cond.dpnt .L204
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L205
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	addl r14 = @gprel(.LC36), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L204:
	.mmi
	adds r32 = 24, r32
	nop 0
	addl r14 = @gprel(.LC37), gp
	;;
	.mmi
	ld8 r38 = [r32]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L203
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L203:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L206:
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
	mov r1 = r37
	br .L204
.L205:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L204
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5561:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5561-.LLSDACSB5561
.LLSDACSB5561:
.LLSDACSE5561:
	.text
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.sdata
	.align 8
.LC41:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC42:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC43:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB5547:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	adds r15 = 48, r32
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r14 = @gprel(.LC41), gp
	adds r34 = 16, r32
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r33 = [r15]
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r33
	.mmb
	mov r38 = r33
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mmi
	addl r14 = @gprel(.LC42), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L217:
	.mmi
	adds r32 = 24, r32
	nop 0
	addl r14 = @gprel(.LC43), gp
	;;
	.mmi
	ld8 r38 = [r32]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L216
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L216:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L219:
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
	mov r1 = r37
	br .L217
.L218:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L217
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5547:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5547-.LLSDACSB5547
.LLSDACSB5547:
.LLSDACSE5547:
	.text
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.section	.text._ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,"axG",@progbits,_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info,comdat
	.align 16
	.align 64
	.weak	_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB5578:]
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
	(p6) br.cond.dpnt .L230
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L230
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
	(p6) br.cond.dpnt .L229
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
	(p6) br.cond.dptk .L229
.L230:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L229:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB5549:]
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
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L237
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
	(p6) br.cond.dpnt .L236
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
	(p6) br.cond.dptk .L236
.L237:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L236:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB5556:]
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
	(p6) br.cond.dpnt .L244
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L244
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
	(p6) br.cond.dpnt .L243
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
	(p6) br.cond.dptk .L243
.L244:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L243:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info:
[.LFB5563:]
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
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L251
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
	(p6) br.cond.dpnt .L250
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
	(p6) br.cond.dptk .L250
.L251:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L250:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#
	.sdata
	.align 8
.LC47:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC48:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC49:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev:
[.LFB5513:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC47), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r33 = [r14]
	st8 [r32] = r15
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r37 = r33
	(p6) br.cond.dpnt .L258
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L259
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mmi
	addl r14 = @gprel(.LC48), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 24, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L258:
	.mmi
	addl r14 = @gprel(.LC49), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L257
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L257:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L260:
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
	mov r1 = r36
	br .L258
.L259:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r37 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L258
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5513:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5513-.LLSDACSB5513
.LLSDACSB5513:
.LLSDACSE5513:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED1Ev# = _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
	.sdata
	.align 8
.LC53:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC54:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC55:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev:
[.LFB5517:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC53), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r33 = [r14]
	st8 [r32] = r15
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r37 = r33
	(p6) br.cond.dpnt .L271
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L272
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L273
	;;
	.mmi
	addl r14 = @gprel(.LC54), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 24, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L271:
	.mmi
	addl r14 = @gprel(.LC55), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L270:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L273:
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
	mov r1 = r36
	br .L271
.L272:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r37 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L271
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5517:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5517-.LLSDACSB5517
.LLSDACSB5517:
.LLSDACSE5517:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED1Ev# = _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
	.sdata
	.align 8
.LC59:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC60:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC61:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev:
[.LFB5519:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC59), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r33 = [r14]
	st8 [r32] = r15
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r37 = r33
	(p6) br.cond.dpnt .L284
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L285
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L286
	;;
	.mmi
	addl r14 = @gprel(.LC60), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 24, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L284:
	.mmi
	addl r15 = @gprel(.LC61), gp
	nop 0
	mov r14 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L287
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L287:
	.mib
	addl r38 = 48, r0
	mov r37 = r32
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
.L286:
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
	mov r1 = r36
	br .L284
.L285:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r37 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L284
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5519:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5519-.LLSDACSB5519
.LLSDACSB5519:
.LLSDACSE5519:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#
	.sdata
	.align 8
.LC65:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC66:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC67:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev:
[.LFB5515:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC65), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 32, r32
	;;
	.mmi
	ld8 r33 = [r14]
	st8 [r32] = r15
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r37 = r33
	(p6) br.cond.dpnt .L297
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L298
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L299
	;;
	.mmi
	addl r14 = @gprel(.LC66), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 24, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L297:
	.mmi
	addl r15 = @gprel(.LC67), gp
	nop 0
	mov r14 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L300
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L300:
	.mib
	addl r38 = 48, r0
	mov r37 = r32
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
.L299:
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
	mov r1 = r36
	br .L297
.L298:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r37 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L297
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5515:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5515-.LLSDACSB5515
.LLSDACSB5515:
.LLSDACSE5515:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#
	.align 16
	.align 64
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE9_M_invokeERKSt9_Any_data#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE9_M_invokeERKSt9_Any_data:
[.LFB5369:]
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	ld8 r14 = [r33]
	.save ar.lc, r40
	mov r40 = ar.lc
	mov r39 = r1
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	addl r41 = 4000, r0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
[.LEHB10:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE10:]
	;;
	.mmi
	mov r41 = r8
	mov r1 = r39
	nop 0
	.mmi
	mov r35 = r8
	addl r43 = 3996, r0
	mov r42 = r0
	;;
	.mib
	st4 [r41] = r0, 4
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r16 = 999, r0
	mov r1 = r39
	mov r15 = r35
	.mmi
	addl r14 = 1, r0
	;;
	nop 0
	mov ar.lc = r16
	;;
	.align 32
.L310:
	.mib
	st4 [r15] = r14, 4
	adds r14 = 1, r14
	br.cloop.sptk.few .L310
	;;
	.mmi
	addl r15 = 999, r0
	mov r14 = r35
	nop 0
	.mii
	mov r34 = r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L311:
	.mmi
	nop 0
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r15
	br.cloop.sptk.few .L311
	.mib
	addl r42 = 4000, r0
	mov r41 = r35
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	adds r14 = 16, r36
	adds r36 = 20, r36
	mov r8 = r32
	.mmi
	mov r1 = r39
	;;
	st4 [r14] = r34
	addl r14 = 1, r0
	;;
	.mmi
	st1 [r36] = r14
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r0
	nop 0
	;;
	.mii
	st8 [r32] = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L319:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r15
	.mmb
	nop 0
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.spnt .L313
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r39
[.LEHB11:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE11:]
	;;
.L313:
	.mib
	adds r34 = 24, r12
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r39
	mov r41 = r34
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r1 = r39
	.mmi
	ld8 r16 = [r34]
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r34] = r0
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r16
	adds r16 = 16, r12
	;;
	.mib
	st8 [r16] = r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.spnt .L314
	.mib
	nop 0
	mov r41 = r16
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L314:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L315
	.mib
	nop 0
	mov r41 = r34
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L315:
	.mib
	nop 0
	nop 0
[.LEHB12:]
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r8 = r32
	mov r1 = r39
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r0
	nop 0
	;;
	.mii
	st8 [r32] = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L318:
	.body
	.copy_state 2
	.mib
	mov r34 = r15
	mov r1 = r39
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r39
	mov r41 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE12:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5369:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5369-.LLSDATTD5369
.LLSDATTD5369:
	data1	0x1
	.uleb128 .LLSDACSE5369-.LLSDACSB5369
.LLSDACSB5369:
	.uleb128 .LEHB10-.LFB5369
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L319-.LFB5369
	.uleb128 0x3
	.uleb128 .LEHB11-.LFB5369
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L318-.LFB5369
	.uleb128 0
	.uleb128 .LEHB12-.LFB5369
	.uleb128 .LEHE12-.LEHB12
	.uleb128 0
	.uleb128 0
.LLSDACSE5369:
	data1	0x2
	data1	0
	data1	0x1
	data1	0x7d
	.align 8
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTIN10__cxxabiv115__forced_unwindE#)
.LLSDATT5369:
	.text
	.endp _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE9_M_invokeERKSt9_Any_data#
	.sdata
	.align 8
.LC71:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC72:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC73:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC74:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB5568:]
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	addl r14 = @gprel(.LC71), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	adds r35 = 48, r32
	adds r34 = 16, r32
	mov r38 = r1
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	st8 [r34] = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L349
.L332:
	.mmi
	adds r14 = 64, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r39 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L334
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L335
	;;
	.mmi
	addl r14 = @gprel(.LC72), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 24, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L333:
	.mmi
	addl r14 = @gprel(.LC73), gp
	ld8 r15 = [r35]
	adds r32 = 24, r32
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r34] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r39 = [r32]
	nop 0
	addl r14 = @gprel(.LC74), gp
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r39
	;;
	.mib
	st8 [r34] = r14
	nop 0
	(p6) br.cond.dpnt .L331
	;;
	.mmi
	ld8 r14 = [r39]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L331:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L349:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L332
.L335:
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
	mov r1 = r38
	br .L333
.L334:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r39 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L333
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5568:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5568-.LLSDACSB5568
.LLSDACSB5568:
.LLSDACSE5568:
	.text
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.sdata
	.align 8
.LC79:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC80:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC81:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC82:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv:
[.LFB5554:]
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	addl r14 = @gprel(.LC79), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	adds r35 = 48, r32
	adds r34 = 16, r32
	mov r38 = r1
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	st8 [r34] = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L368
.L351:
	.mmi
	adds r14 = 64, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L352
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r39 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L353
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L354
	;;
	.mmi
	addl r14 = @gprel(.LC80), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 24, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L352:
	.mmi
	addl r14 = @gprel(.LC81), gp
	ld8 r15 = [r35]
	adds r32 = 24, r32
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r34] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r39 = [r32]
	nop 0
	addl r14 = @gprel(.LC82), gp
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r39
	;;
	.mib
	st8 [r34] = r14
	nop 0
	(p6) br.cond.dpnt .L350
	;;
	.mmi
	ld8 r14 = [r39]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L350:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L368:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L351
.L354:
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
	mov r1 = r38
	br .L352
.L353:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r39 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L352
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5554:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5554-.LLSDACSB5554
.LLSDACSB5554:
.LLSDACSE5554:
	.text
	.endp _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#
	.sdata
	.align 8
.LC87:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC88:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC89:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC90:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev:
[.LFB5595:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(.LC87), gp
	nop 0
	.mii
	adds r34 = 32, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L387
.L370:
	.mmi
	adds r14 = 48, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L371
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r38 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L372
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L373
	;;
	.mmi
	addl r14 = @gprel(.LC88), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L371:
	.mmi
	addl r14 = @gprel(.LC89), gp
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r32] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(.LC90), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r38 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L369
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L369:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L387:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L370
.L373:
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
	mov r1 = r37
	br .L371
.L372:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L371
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5595:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5595-.LLSDACSB5595
.LLSDACSB5595:
.LLSDACSE5595:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED1Ev# = _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED2Ev#
	.sdata
	.align 8
.LC95:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC96:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC97:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC98:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev:
[.LFB5601:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(.LC95), gp
	nop 0
	.mii
	adds r34 = 32, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L406
.L389:
	.mmi
	adds r14 = 48, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L390
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r38 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L391
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L392
	;;
	.mmi
	addl r14 = @gprel(.LC96), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L390:
	.mmi
	addl r14 = @gprel(.LC97), gp
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r32] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(.LC98), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14, 8
	;;
	ld8 r38 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L388
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L388:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L406:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L389
.L392:
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
	mov r1 = r37
	br .L390
.L391:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L390
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5601:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5601-.LLSDACSB5601
.LLSDACSB5601:
.LLSDACSE5601:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED1Ev# = _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED2Ev#
	.sdata
	.align 8
.LC103:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC104:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC105:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC106:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev:
[.LFB5603:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(.LC103), gp
	nop 0
	.mii
	adds r34 = 32, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L425
.L408:
	.mmi
	adds r14 = 48, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L409
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r38 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L410
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L411
	;;
	.mmi
	addl r14 = @gprel(.LC104), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L409:
	.mmi
	addl r14 = @gprel(.LC105), gp
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r32] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r15 = @gprel(.LC106), gp
	nop 0
	mov r14 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L413
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L413:
	.mib
	addl r39 = 64, r0
	mov r38 = r32
	br.call.sptk.many b0 = _ZdlPvm#
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
	;;
.L425:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L408
.L411:
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
	mov r1 = r37
	br .L409
.L410:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L409
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5603:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5603-.LLSDACSB5603
.LLSDACSB5603:
.LLSDACSE5603:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#
	.sdata
	.align 8
.LC111:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC112:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC113:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC114:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev:
[.LFB5597:]
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(.LC111), gp
	nop 0
	.mii
	adds r34 = 32, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L444
.L427:
	.mmi
	adds r14 = 48, r32
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L428
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r38 = r33
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L429
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L430
	;;
	.mmi
	addl r14 = @gprel(.LC112), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L428:
	.mmi
	addl r14 = @gprel(.LC113), gp
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r32] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _ZSt9terminatev#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r15 = @gprel(.LC114), gp
	nop 0
	mov r14 = r32
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L432
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L432:
	.mib
	addl r39 = 64, r0
	mov r38 = r32
	br.call.sptk.many b0 = _ZdlPvm#
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
	;;
.L444:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L427
.L430:
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
	mov r1 = r37
	br .L428
.L429:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L428
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5597:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5597-.LLSDACSB5597
.LLSDACSB5597:
.LLSDACSE5597:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#
	.section	.text._ZSteqRKSt10error_codeRKSt15error_condition,"axG",@progbits,_ZSteqRKSt10error_codeRKSt15error_condition,comdat
	.align 16
	.align 64
	.weak	_ZSteqRKSt10error_codeRKSt15error_condition#
	.proc _ZSteqRKSt10error_codeRKSt15error_condition#
_ZSteqRKSt10error_codeRKSt15error_condition:
[.LFB1817:]
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	ld4 r38 = [r32]
	mov r39 = r33
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r14 = 96, r14
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
	.mmi
	adds r15 = 8, r33
	nop 0
	zxt1 r14 = r8
	.mmi
	mov r38 = r32
	nop 0
	mov r1 = r36
	;;
	.mib
	mov r8 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L446
	.mmi
	ld8 r14 = [r15]
	ld4 r39 = [r33]
	nop 0
	;;
	.mmi
	mov r37 = r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = 112, r14
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
	nop 0
	mov r1 = r36
	zxt1 r8 = r8
.L446:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp _ZSteqRKSt10error_codeRKSt15error_condition#
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt14_Function_baseD2Ev#
	.proc _ZNSt14_Function_baseD2Ev#
_ZNSt14_Function_baseD2Ev:
[.LFB2608:]
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
	(p6) br.cond.dpnt .L449
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
.L449:
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
.LLSDA2608:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2608-.LLSDACSB2608
.LLSDACSB2608:
.LLSDACSE2608:
	.section	.text._ZNSt14_Function_baseD2Ev,"axG",@progbits,_ZNSt14_Function_baseD5Ev,comdat
	.endp _ZNSt14_Function_baseD2Ev#
	.weak	_ZNSt14_Function_baseD1Ev#
_ZNSt14_Function_baseD1Ev# = _ZNSt14_Function_baseD2Ev#
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE17_M_complete_asyncEv#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE17_M_complete_asyncEv:
[.LFB5598:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	.fframe 112
	adds r12 = -112, r12
	adds r20 = 32, r32
	.mmi
	adds r21 = 40, r32
	addl r33 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r34 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	;;
	.mmi
	adds r36 = 48, r12
	adds r37 = 64, r12
	adds r17 = 80, r12
	.mmi
	adds r16 = 96, r12
	adds r15 = 104, r12
	adds r14 = 112, r12
	;;
	.mmi
	st8 [r36] = r20
	adds r20 = 56, r12
	adds r35 = 120, r12
	.mmi
	st8 [r16] = r32
	ld8 r33 = [r33]
	addl r42 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	st8 [r20] = r21
	addl r21 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE9_M_invokeERKSt9_Any_data#)), gp
	adds r20 = 72, r12
	.mmi
	st8 [r15] = r36
	ld8 r34 = [r34]
	add r18 = r33, r13
	;;
	.mmb
	ld8 r21 = [r21]
	st8 [r14] = r35
	nop 0
	.mii
	add r19 = r34, r13
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	st8 [r20] = r21
	addl r20 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#)), gp
	adds r41 = 24, r32
	.mmi
	ld8 r42 = [r42]
	st1 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r37] = r20
	addl r20 = @ltoff(@fptr(_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#)), gp
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r17] = r20
	adds r20 = 88, r12
	;;
	.mmi
	st8 [r20] = r0
	nop 0
	adds r20 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r20] = r17
	adds r17 = 24, r12
	.mmi
	st8 [r19] = r20
	;;
	st8 [r17] = r16
	adds r16 = 32, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r18] = r14
	nop 0
[.LEHB13:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE13:]
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L468
	;;
	.mmi
	nop 0
	add r34 = r34, r13
	add r33 = r33, r13
	.mmi
	ld1 r14 = [r35]
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L458
.L463:
	.mmi
	ld8 r14 = [r37]
	nop 0
	addl r43 = 3, r0
	.mmi
	mov r42 = r36
	nop 0
	mov r41 = r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L456
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
	mov r1 = r40
	nop 0
	nop 0
.L456:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L458:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r41 = 16, r32
	addl r14 = 1, r0
	.mmi
	mf
	;;
	xchg4 r14 = [r41], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L463
	.mib
	nop 0
	nop 0
[.LEHB14:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE14:]
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L463
.L468:
	.mib
	nop 0
	mov r41 = r8
[.LEHB15:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE15:]
	;;
.L464:
	.mmi
	mov r33 = r15
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
[.LEHB16:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L465:
	.mmi
	add r33 = r33, r13
	add r34 = r34, r13
	mov r1 = r40
	.mmi
	mov r41 = r36
	;;
	st8 [r33] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	mov r33 = r15
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE16:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5598:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5598-.LLSDACSB5598
.LLSDACSB5598:
	.uleb128 .LEHB13-.LFB5598
	.uleb128 .LEHE13-.LEHB13
	.uleb128 .L465-.LFB5598
	.uleb128 0
	.uleb128 .LEHB14-.LFB5598
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L464-.LFB5598
	.uleb128 0
	.uleb128 .LEHB15-.LFB5598
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L465-.LFB5598
	.uleb128 0
	.uleb128 .LEHB16-.LFB5598
	.uleb128 .LEHE16-.LEHB16
	.uleb128 0
	.uleb128 0
.LLSDACSE5598:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE17_M_complete_asyncEv#
	.align 16
	.align 64
	.proc _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE17_M_complete_asyncEv#
_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE17_M_complete_asyncEv:
[.LFB5592:]
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	.fframe 112
	adds r12 = -112, r12
	adds r20 = 32, r32
	.mmi
	adds r21 = 40, r32
	addl r33 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r34 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	;;
	.mmi
	adds r36 = 48, r12
	adds r37 = 64, r12
	adds r17 = 80, r12
	.mmi
	adds r16 = 96, r12
	adds r15 = 104, r12
	adds r14 = 112, r12
	;;
	.mmi
	st8 [r36] = r20
	adds r20 = 56, r12
	adds r35 = 120, r12
	.mmi
	st8 [r16] = r32
	ld8 r33 = [r33]
	addl r42 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	st8 [r20] = r21
	addl r21 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE9_M_invokeERKSt9_Any_data#)), gp
	adds r20 = 72, r12
	.mmi
	st8 [r15] = r36
	ld8 r34 = [r34]
	add r18 = r33, r13
	;;
	.mmb
	ld8 r21 = [r21]
	st8 [r14] = r35
	nop 0
	.mii
	add r19 = r34, r13
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	st8 [r20] = r21
	addl r20 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#)), gp
	adds r41 = 24, r32
	.mmi
	ld8 r42 = [r42]
	st1 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r37] = r20
	addl r20 = @ltoff(@fptr(_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#)), gp
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r17] = r20
	adds r20 = 88, r12
	;;
	.mmi
	st8 [r20] = r0
	nop 0
	adds r20 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r20] = r17
	adds r17 = 24, r12
	.mmi
	st8 [r19] = r20
	;;
	st8 [r17] = r16
	adds r16 = 32, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r18] = r14
	nop 0
[.LEHB17:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE17:]
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L481
	;;
	.mmi
	nop 0
	add r34 = r34, r13
	add r33 = r33, r13
	.mmi
	ld1 r14 = [r35]
	;;
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L471
.L476:
	.mmi
	ld8 r14 = [r37]
	nop 0
	addl r43 = 3, r0
	.mmi
	mov r42 = r36
	nop 0
	mov r41 = r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L469
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
	mov r1 = r40
	nop 0
	nop 0
.L469:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L471:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r41 = 16, r32
	addl r14 = 1, r0
	.mmi
	mf
	;;
	xchg4 r14 = [r41], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L476
	.mib
	nop 0
	nop 0
[.LEHB18:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE18:]
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L476
.L481:
	.mib
	nop 0
	mov r41 = r8
[.LEHB19:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE19:]
	;;
.L477:
	.mmi
	mov r33 = r15
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
[.LEHB20:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L478:
	.mmi
	add r33 = r33, r13
	add r34 = r34, r13
	mov r1 = r40
	.mmi
	mov r41 = r36
	;;
	st8 [r33] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	mov r33 = r15
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE20:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5592:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5592-.LLSDACSB5592
.LLSDACSB5592:
	.uleb128 .LEHB17-.LFB5592
	.uleb128 .LEHE17-.LEHB17
	.uleb128 .L478-.LFB5592
	.uleb128 0
	.uleb128 .LEHB18-.LFB5592
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L477-.LFB5592
	.uleb128 0
	.uleb128 .LEHB19-.LFB5592
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L478-.LFB5592
	.uleb128 0
	.uleb128 .LEHB20-.LFB5592
	.uleb128 .LEHE20-.LEHB20
	.uleb128 0
	.uleb128 0
.LLSDACSE5592:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE17_M_complete_asyncEv#
	.align 16
	.align 64
	.proc _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEE6_M_runEv#
_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEE6_M_runEv:
[.LFB5586:]
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	adds r32 = 8, r32
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 120, r12
	addl r15 = 77, r0
	nop 0
	.mmi
	adds r37 = 48, r12
	adds r38 = 64, r12
	adds r36 = 124, r12
	;;
	.mmi
	st4 [r14] = r15
	ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	ld8 r33 = [r15]
	;;
	cmp.ne p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p7) addl r42 = 3, r0
	nop 0
	.pred.safe_across_calls p1-p63
[.LEHB21:]
	(p7) br.call.spnt.many b0 = _ZSt20__throw_future_errori#
[.LEHE21:]
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	st8 [r37] = r15
	adds r15 = 56, r12
	adds r19 = 80, r12
	.mmi
	adds r18 = 96, r12
	adds r17 = 104, r12
	adds r16 = 112, r12
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data#)), gp
	adds r14 = 72, r12
	.mmi
	addl r34 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r35 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	addl r43 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	ld8 r15 = [r15]
	st1 [r36] = r0
	adds r42 = 24, r33
	.mmi
	st8 [r18] = r33
	ld8 r34 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r14 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation#)), gp
	add r20 = r34, r13
	.mmi
	ld8 r35 = [r35]
	st8 [r17] = r37
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r21 = r35, r13
	.mmi
	st8 [r16] = r36
	ld8 r43 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r38] = r14
	addl r14 = @ltoff(@fptr(_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#)), gp
	.mmi
	nop 0
	st8 [r21] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r19] = r14
	adds r14 = 88, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r19
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r20] = r14
	nop 0
[.LEHB22:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE22:]
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r42 = 2, r0
	nop 0
	(p7) br.cond.spnt .L498
	;;
	.mmi
	ld1 r14 = [r36]
	add r35 = r35, r13
	add r34 = r34, r13
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	(p6) br.cond.dpnt .L499
	;;
	.mib
	nop 0
	nop 0
[.LEHB23:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE23:]
.L499:
	.mmi
	nop 0
	adds r42 = 16, r33
	addl r14 = 1, r0
	.mmi
	mf
	;;
	xchg4 r14 = [r42], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L489
.L492:
	.mmi
	ld8 r14 = [r38]
	nop 0
	addl r44 = 3, r0
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r37
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L482
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
.L482:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L489:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
[.LEHB24:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE24:]
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L492
.L498:
	.mib
	nop 0
	mov r42 = r8
[.LEHB25:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE25:]
	;;
.L494:
	.mmi
	add r35 = r35, r13
	add r34 = r34, r13
	mov r33 = r15
	.mii
	mov r1 = r41
	mov r42 = r37
	;;
	nop 0
	.mmb
	st8 [r35] = r0
	st8 [r34] = r0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r41
	mov r42 = r33
[.LEHB26:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L493:
	.mmi
	mov r33 = r15
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mib
	mov r1 = r41
	mov r42 = r33
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE26:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5586:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5586-.LLSDACSB5586
.LLSDACSB5586:
	.uleb128 .LEHB21-.LFB5586
	.uleb128 .LEHE21-.LEHB21
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB22-.LFB5586
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L494-.LFB5586
	.uleb128 0
	.uleb128 .LEHB23-.LFB5586
	.uleb128 .LEHE23-.LEHB23
	.uleb128 .L493-.LFB5586
	.uleb128 0
	.uleb128 .LEHB24-.LFB5586
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L493-.LFB5586
	.uleb128 0
	.uleb128 .LEHB25-.LFB5586
	.uleb128 .LEHE25-.LEHB25
	.uleb128 .L494-.LFB5586
	.uleb128 0
	.uleb128 .LEHB26-.LFB5586
	.uleb128 .LEHE26-.LEHB26
	.uleb128 0
	.uleb128 0
.LLSDACSE5586:
	.text
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEE6_M_runEv#
	.section	.rodata._ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.str1.8,"aMS",@progbits,1
	.align 8
.LC119:
	stringz	"std::future_error: "
	.sdata
	.align 8
.LC120:
	data8	_ZTVSt12future_error#+16
	.section	.text._ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE,"axG",@progbits,_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE,comdat
	.align 16
	.align 64
	.weak	_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
	.proc _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE:
[.LFB2734:]
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 10, 5, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	ld8 r14 = [r33]
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
	.body
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	adds r35 = 48, r12
	(p7) br.cond.dpnt .L500
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt15future_categoryv#
	;;
	.mmi
	ld8 r14 = [r8]
	mov r44 = r35
	mov r45 = r8
	.mii
	addl r46 = 4, r0
	mov r36 = r8
	;;
	adds r14 = 64, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
[.LEHB27:]
	br.call.sptk.many b0 = b6
[.LEHE27:]
	;;
	.mmi
	mov r1 = r43
	addl r48 = 19, r0
	nop 0
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC119)
	;;
	.mib
	add r47 = r1, r47
	nop 0
[.LEHB28:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
[.LEHE28:]
	;;
	.mmi
	adds r38 = 16, r8
	ld8.a r15 = [r8]
	adds r39 = 32, r12
	.mmi
	adds r16 = 16, r12
	adds r40 = 8, r8
	mov r1 = r43
	;;
	.mmi
	cmp.ne p6, p7 = r38, r15
	st8 [r16] = r39
	nop 0
	.mmi
	ld8 r14 = [r40]
	nop 0
	mov r34 = r8
	;;
	.mib
	chk.a.clr r15, .L522
.L523:
	.pred.rel.mutex p6, p7
	(p6) adds r17 = 16, r12
	(p7) br.cond.dpnt .L520
	;;
	.mmi
	(p6) st8 [r17] = r15
	;;
	(p6) ld8 r15 = [r38]
	nop 0
	.mmi
	nop 0
	;;
	(p6) st8 [r39] = r15
	nop 0
.L504:
	.mmi
	adds r37 = 80, r12
	adds r15 = 24, r12
	adds r45 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	mov r44 = r37
	.mmi
	st8 [r34] = r38
	;;
	st8 [r40] = r0
	nop 0
	.mmb
	st1 [r38] = r0
	nop 0
[.LEHB29:]
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
[.LEHE29:]
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r43
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r39, r44
	nop 0
	(p6) br.cond.dpnt .L505
	;;
	.mmi
	nop 0
	ld8 r45 = [r39]
	nop 0
	;;
	.mib
	nop 0
	adds r45 = 1, r45
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L505:
	.mmi
	adds r14 = 64, r12
	ld8 r44 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r44
	nop 0
	(p6) br.cond.dpnt .L506
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r45 = 1, r45
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	;;
.L506:
	.mmi
	addl r14 = @gprel(.LC120), gp
	adds r40 = 96, r12
	adds r39 = 104, r12
	.mmi
	addl r44 = 32, r0
	;;
	ld8 r38 = [r14]
	addl r14 = 4, r0
	.mmi
	st8 [r39] = r36
	;;
	st4 [r40] = r14
	nop 0
	.mmb
	st8 [r37] = r38
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r44 = r8
	;;
	.mii
	addl r46 = @ltoff(@fptr(_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#)), gp
	addl r45 = @ltoffx(_ZTISt12future_error#), r1
	;;
	nop 0
	.mmb
	ld8 r46 = [r46]
	ld8.mov r45 = [r45], _ZTISt12future_error#
	br.call.sptk.many b0 = __cxa_init_primary_exception#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r37
	.mmb
	mov r44 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKS_#
	;;
	.mmi
	ld8 r17 = [r40]
	adds r16 = 16, r34
	adds r14 = 24, r34
	.mmi
	mov r45 = r34
	mov r1 = r43
	mov r44 = r35
	;;
	.mmi
	nop 0
	ld8 r15 = [r39]
	nop 0
	.mmi
	st8 [r16] = r17
	st8 [r34] = r38
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1EPv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r17 = 16, r12
	mov r1 = r43
	.mmi
	adds r44 = 16, r12
	ld8 r16 = [r35]
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r35] = r0
	nop 0
	;;
	.mii
	ld8 r15 = [r14]
	nop 0
	;;
	cmp.ne p6, p7 = 0, r15
	.mmb
	st8 [r17] = r15
	st8 [r14] = r16
	(p7) br.cond.dpnt .L508
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r43
	mov r44 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L508
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L508:
	.mib
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = _ZNSt12future_errorD1Ev#
	;;
	.mmi
	adds r14 = 8, r32
	ld8 r16 = [r33]
	adds r44 = 16, r32
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r16
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r33] = r15
	nop 0
	;;
	.mmi
	mf
	xchg4 r14 = [r44], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L521
.L500:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L520:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = -1, r14
	nop 0
	adds r46 = 1, r14
	;;
	.mib
	nop 0
	(p6) addl r14 = -1, r0
	(p6) br.cond.dptk .L504
	.mib
	mov r45 = r38
	mov r44 = r39
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld8 r14 = [r40]
	nop 0
	br .L504
.L521:
	.mib
	nop 0
	nop 0
[.LEHB30:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L513:
	.body
	.copy_state 2
	.mmi
	mov r34 = r15
	nop 0
	mov r1 = r43
	.mmb
	mov r44 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r44 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L514:
	.mmi
	mov r34 = r15
	nop 0
	mov r1 = r43
	.mmb
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r44 = r35
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv#
	;;
	.mib
	mov r1 = r43
	mov r44 = r34
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE30:]
.L522:
	.mmi
	nop 0
	ld8 r15 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r15
	br .L523
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA2734:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE2734-.LLSDACSB2734
.LLSDACSB2734:
	.uleb128 .LEHB27-.LFB2734
	.uleb128 .LEHE27-.LEHB27
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB28-.LFB2734
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L513-.LFB2734
	.uleb128 0
	.uleb128 .LEHB29-.LFB2734
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L514-.LFB2734
	.uleb128 0
	.uleb128 .LEHB30-.LFB2734
	.uleb128 .LEHE30-.LEHB30
	.uleb128 0
	.uleb128 0
.LLSDACSE2734:
	.section	.text._ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE,"axG",@progbits,_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE,comdat
	.endp _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
	.text
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE6_M_runEv#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE6_M_runEv:
[.LFB5302:]
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	.fframe 112
	adds r12 = -112, r12
	adds r21 = 56, r32
	.mmi
	addl r33 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r34 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	adds r38 = 48, r32
	;;
	.mmi
	adds r20 = 56, r12
	adds r37 = 64, r12
	adds r17 = 80, r12
	.mmi
	adds r16 = 96, r12
	adds r15 = 104, r12
	adds r36 = 48, r12
	;;
	.mmi
	st8 [r20] = r21
	addl r21 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE9_M_invokeERKSt9_Any_data#)), gp
	adds r20 = 72, r12
	.mmi
	st8 [r16] = r32
	adds r14 = 112, r12
	adds r35 = 120, r12
	;;
	.mmb
	ld8 r21 = [r21]
	st8 [r15] = r36
	nop 0
	.mmi
	addl r43 = @ltoff(@fptr(__once_proxy#)), gp
	st8 [r14] = r35
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	st8 [r20] = r21
	addl r20 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#)), gp
	mov r41 = r1
	.body
	.mmi
	ld8 r33 = [r33]
	st8 [r36] = r38
	adds r42 = 24, r32
	;;
	.mmi
	ld8 r20 = [r20]
	nop 0
	add r18 = r33, r13
	.mmi
	st1 [r35] = r0
	ld8 r34 = [r34]
	nop 0
	;;
	.mmi
	st8 [r37] = r20
	nop 0
	addl r20 = @ltoff(@fptr(_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#)), gp
	.mmi
	add r19 = r34, r13
	ld8 r43 = [r43]
	nop 0
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r17] = r20
	adds r20 = 88, r12
	;;
	.mmi
	st8 [r20] = r0
	nop 0
	adds r20 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r20] = r17
	adds r17 = 24, r12
	.mmi
	st8 [r19] = r20
	;;
	st8 [r17] = r16
	adds r16 = 32, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r18] = r14
	nop 0
[.LEHB31:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE31:]
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r42 = 2, r0
	nop 0
	(p7) br.cond.spnt .L557
	;;
	.mmi
	ld1 r14 = [r35]
	add r34 = r34, r13
	add r33 = r33, r13
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	(p6) br.cond.dpnt .L558
	;;
	.mib
	nop 0
	nop 0
[.LEHB32:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE32:]
.L558:
	.mmi
	nop 0
	adds r42 = 16, r32
	addl r14 = 1, r0
	.mmi
	mf
	;;
	xchg4 r14 = [r42], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L530
.L533:
	.mmi
	ld8 r14 = [r37]
	nop 0
	addl r44 = 3, r0
	.mmi
	mov r43 = r36
	nop 0
	mov r42 = r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L524
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
.L524:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L530:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
[.LEHB33:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE33:]
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L533
.L557:
	.mib
	nop 0
	mov r42 = r8
[.LEHB34:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE34:]
	;;
.L543:
	.mmi
	add r34 = r34, r13
	nop 0
	add r33 = r33, r13
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r36
	;;
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	nop 0
	.mmb
	mov r34 = r16
	mov r33 = r15
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L554
.L534:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L535
	.mmi
	adds r20 = 16, r12
	st8 [r38] = r0
	mov r42 = r32
	;;
	.mib
	st8 [r20] = r14
	mov r43 = r20
[.LEHB35:]
	br.call.sptk.many b0 = _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
[.LEHE35:]
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.spnt .L535
	.mmi
	ld8 r14 = [r42]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L535:
	.mib
	nop 0
	nop 0
[.LEHB36:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE36:]
	;;
.L540:
	.mmi
	mov r1 = r41
	mov r33 = r15
	nop 0
	.mmb
	mov r34 = r16
	mov r42 = r36
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L554
	.mib
	nop 0
	nop 0
	br .L534
	;;
.L542:
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r15
.L539:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
.L554:
	.mib
	nop 0
	nop 0
[.LEHB37:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE37:]
	;;
.L541:
	.mmi
	adds r20 = 16, r12
	mov r1 = r41
	mov r33 = r15
	;;
	.mmi
	nop 0
	ld8 r42 = [r20]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.spnt .L539
	.mmi
	ld8 r14 = [r42]
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
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r41
	mov r42 = r33
	br .L554
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5302:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5302-.LLSDATTD5302
.LLSDATTD5302:
	data1	0x1
	.uleb128 .LLSDACSE5302-.LLSDACSB5302
.LLSDACSB5302:
	.uleb128 .LEHB31-.LFB5302
	.uleb128 .LEHE31-.LEHB31
	.uleb128 .L543-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB32-.LFB5302
	.uleb128 .LEHE32-.LEHB32
	.uleb128 .L540-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB33-.LFB5302
	.uleb128 .LEHE33-.LEHB33
	.uleb128 .L540-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB34-.LFB5302
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L543-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB35-.LFB5302
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L541-.LFB5302
	.uleb128 0
	.uleb128 .LEHB36-.LFB5302
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L542-.LFB5302
	.uleb128 0
	.uleb128 .LEHB37-.LFB5302
	.uleb128 .LEHE37-.LEHB37
	.uleb128 0
	.uleb128 0
.LLSDACSE5302:
	data1	0x1
	data1	0
	data1	0
	data1	0x7d
	.align 8
	data8.ua	@gprel(DW.ref._ZTIN10__cxxabiv115__forced_unwindE#)
.LLSDATT5302:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE6_M_runEv#
	.align 16
	.align 64
	.proc _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE6_M_runEv#
_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE6_M_runEv:
[.LFB5322:]
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	.fframe 112
	adds r12 = -112, r12
	adds r21 = 56, r32
	.mmi
	addl r33 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r34 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	adds r38 = 48, r32
	;;
	.mmi
	adds r20 = 56, r12
	adds r37 = 64, r12
	adds r17 = 80, r12
	.mmi
	adds r16 = 96, r12
	adds r15 = 104, r12
	adds r36 = 48, r12
	;;
	.mmi
	st8 [r20] = r21
	addl r21 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE9_M_invokeERKSt9_Any_data#)), gp
	adds r20 = 72, r12
	.mmi
	st8 [r16] = r32
	adds r14 = 112, r12
	adds r35 = 120, r12
	;;
	.mmb
	ld8 r21 = [r21]
	st8 [r15] = r36
	nop 0
	.mmi
	addl r43 = @ltoff(@fptr(__once_proxy#)), gp
	st8 [r14] = r35
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	st8 [r20] = r21
	addl r20 = @ltoff(@fptr(_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#)), gp
	mov r41 = r1
	.body
	.mmi
	ld8 r33 = [r33]
	st8 [r36] = r38
	adds r42 = 24, r32
	;;
	.mmi
	ld8 r20 = [r20]
	nop 0
	add r18 = r33, r13
	.mmi
	st1 [r35] = r0
	ld8 r34 = [r34]
	nop 0
	;;
	.mmi
	st8 [r37] = r20
	nop 0
	addl r20 = @ltoff(@fptr(_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb#)), gp
	.mmi
	add r19 = r34, r13
	ld8 r43 = [r43]
	nop 0
	;;
	.mmi
	ld8 r20 = [r20]
	;;
	st8 [r17] = r20
	adds r20 = 88, r12
	;;
	.mmi
	st8 [r20] = r0
	nop 0
	adds r20 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r20] = r17
	adds r17 = 24, r12
	.mmi
	st8 [r19] = r20
	;;
	st8 [r17] = r16
	adds r16 = 32, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_4_FUNEv#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r18] = r14
	nop 0
[.LEHB38:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE38:]
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r42 = 2, r0
	nop 0
	(p7) br.cond.spnt .L592
	;;
	.mmi
	ld1 r14 = [r35]
	add r34 = r34, r13
	add r33 = r33, r13
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	(p6) br.cond.dpnt .L593
	;;
	.mib
	nop 0
	nop 0
[.LEHB39:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE39:]
.L593:
	.mmi
	nop 0
	adds r42 = 16, r32
	addl r14 = 1, r0
	.mmi
	mf
	;;
	xchg4 r14 = [r42], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L565
.L568:
	.mmi
	ld8 r14 = [r37]
	nop 0
	addl r44 = 3, r0
	.mmi
	mov r43 = r36
	nop 0
	mov r42 = r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L559
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
.L559:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L565:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
[.LEHB40:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE40:]
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L568
.L592:
	.mib
	nop 0
	mov r42 = r8
[.LEHB41:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE41:]
	;;
.L578:
	.mmi
	add r34 = r34, r13
	nop 0
	add r33 = r33, r13
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r36
	;;
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	nop 0
	.mmb
	mov r34 = r16
	mov r33 = r15
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L589
.L569:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L570
	.mmi
	adds r20 = 16, r12
	st8 [r38] = r0
	mov r42 = r32
	;;
	.mib
	st8 [r20] = r14
	mov r43 = r20
[.LEHB42:]
	br.call.sptk.many b0 = _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
[.LEHE42:]
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.spnt .L570
	.mmi
	ld8 r14 = [r42]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
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
.L570:
	.mib
	nop 0
	nop 0
[.LEHB43:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE43:]
	;;
.L575:
	.mmi
	mov r1 = r41
	mov r33 = r15
	nop 0
	.mmb
	mov r34 = r16
	mov r42 = r36
	br.call.sptk.many b0 = _ZNSt14_Function_baseD2Ev#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L589
	.mib
	nop 0
	nop 0
	br .L569
	;;
.L577:
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r15
.L574:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
.L589:
	.mib
	nop 0
	nop 0
[.LEHB44:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE44:]
	;;
.L576:
	.mmi
	adds r20 = 16, r12
	mov r1 = r41
	mov r33 = r15
	;;
	.mmi
	nop 0
	ld8 r42 = [r20]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.spnt .L574
	.mmi
	ld8 r14 = [r42]
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
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r41
	mov r42 = r33
	br .L589
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA5322:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT5322-.LLSDATTD5322
.LLSDATTD5322:
	data1	0x1
	.uleb128 .LLSDACSE5322-.LLSDACSB5322
.LLSDACSB5322:
	.uleb128 .LEHB38-.LFB5322
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L578-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB39-.LFB5322
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L575-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB40-.LFB5322
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L575-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB41-.LFB5322
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L578-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB42-.LFB5322
	.uleb128 .LEHE42-.LEHB42
	.uleb128 .L576-.LFB5322
	.uleb128 0
	.uleb128 .LEHB43-.LFB5322
	.uleb128 .LEHE43-.LEHB43
	.uleb128 .L577-.LFB5322
	.uleb128 0
	.uleb128 .LEHB44-.LFB5322
	.uleb128 .LEHE44-.LEHB44
	.uleb128 0
	.uleb128 0
.LLSDACSE5322:
	data1	0x1
	data1	0
	data1	0
	data1	0x7d
	.align 8
	data8.ua	@gprel(DW.ref._ZTIN10__cxxabiv115__forced_unwindE#)
.LLSDATT5322:
	.text
	.endp _ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE6_M_runEv#
	.section	.text._ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,"axG",@progbits,_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	.proc _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv:
[.LFB3756:]
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
	(p7) br.cond.dpnt .L600
	br.ret.sptk.many b0
.L600:
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
[.LFB2268:]
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
	(p7) br.cond.dpnt .L608
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
	(p7) br.cond.dpnt .L609
	br.ret.sptk.many b0
.L608:
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
.L609:
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
	.section	.text._ZNSt6vectorISt6threadSaIS0_EED2Ev,"axG",@progbits,_ZNSt6vectorISt6threadSaIS0_EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt6vectorISt6threadSaIS0_EED2Ev#
	.proc _ZNSt6vectorISt6threadSaIS0_EED2Ev#
_ZNSt6vectorISt6threadSaIS0_EED2Ev:
[.LFB3918:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r14 = r32
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	;;
	ld8 r16 = [r14]
	mov r14 = r17
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r16, r17
	(p6) br.cond.dpnt .L611
	.align 32
.L613:
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L621
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L613
	;;
.L611:
	.mmi
	adds r32 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r17
	.mmb
	mov r36 = r17
	nop 0
	(p6) br.cond.dpnt .L610
	;;
	.mmi
	nop 0
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r37, r17
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L610:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L621:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
	;;
	break.f 0
	;;
	.endp _ZNSt6vectorISt6threadSaIS0_EED2Ev#
	.weak	_ZNSt6vectorISt6threadSaIS0_EED1Ev#
_ZNSt6vectorISt6threadSaIS0_EED1Ev# = _ZNSt6vectorISt6threadSaIS0_EED2Ev#
	.section	.text._ZNSt6futureIiE3getEv,"axG",@progbits,_ZNSt6futureIiE3getEv,comdat
	.align 16
	.align 64
	.weak	_ZNSt6futureIiE3getEv#
	.proc _ZNSt6futureIiE3getEv#
_ZNSt6futureIiE3getEv:
[.LFB3995:]
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	ld8 r36 = [r32]
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	cmp.ne p6, p7 = 0, r36
	mov r40 = r36
	(p7) br.cond.spnt .L650
	;;
	.mmi
	ld8 r14 = [r36]
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
[.LEHB45:]
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r33 = 16, r36
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r33]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r35 = 2147483647
	.mlx
	nop 0
	movl r34 = -2147483648
	;;
	.mmi
	nop 0
	and r14 = r35, r14
	nop 0
	;;
	.mib
	mov r42 = r14
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L624
	.align 32
.L626:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	nop 0
	;;
.L625:
	.mmi
	mov ar.ccv = r14
	or r16 = r34, r14
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg4.acq r14 = [r33], r16, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L625
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	.mmi
	or r42 = r42, r34
	mov r41 = r33
	mov r40 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE#
[.LEHE45:]
	;;
	.mmi
	mov r1 = r39
	ld4.acq r14 = [r33]
	zxt1 r8 = r8
	;;
	;;
	.mmi
	and r14 = r14, r35
	nop 0
	cmp.eq p6, p7 = 1, r8
	;;
	.mib
	mov r42 = r14
	cmp.ne.and.orcm p6, p7 = 1, r14
	(p6) br.cond.dptk .L626
.L624:
	.mmi
	nop 0
	adds r36 = 8, r36
	nop 0
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	adds r15 = 8, r14
	adds r14 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L651
	;;
	.mmi
	ld4 r8 = [r14]
	st8 [r32] = r0, 8
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
	(p7) br.cond.dpnt .L622
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
	(p7) br.cond.dpnt .L652
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
	(p7) br.cond.dpnt .L653
.L622:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L652:
	.body
	.copy_state 1
	.mmi
	mov r16 = r0
	ld8 r15 = [r33]
	mov r40 = r33
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 32, r12
	adds r15 = 32, r15
	;;
	.mmi
	st8 [r14] = r8
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld8 r14 = [r33]
	mov r40 = r33
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
	adds r14 = 32, r12
	nop 0
	mov r1 = r39
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L653:
	.body
	.copy_state 2
	.mmi
	adds r15 = 32, r12
	nop 0
	mov r40 = r33
	;;
	.mib
	st8 [r15] = r8
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r39
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L651:
	.body
	.copy_state 3
	.mmi
	adds r14 = 16, r12
	;;
	nop 0
	mov r40 = r14
	.mmb
	nop 0
	st8 [r14] = r15
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
[.LEHB46:]
	br.call.sptk.many b0 = _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE#
[.LEHE46:]
	;;
.L650:
	.mib
	nop 0
	addl r40 = 3, r0
[.LEHB47:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE47:]
.L638:
	.mmi
	nop 0
	mov r1 = r39
	mov r33 = r15
.L632:
	.mmi
	nop 0
	st8 [r32] = r0, 8
	nop 0
	;;
	.mmi
	ld8 r40 = [r32]
	st8 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p6) br.cond.spnt .L637
.L654:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L637:
	.mib
	nop 0
	mov r40 = r33
[.LEHB48:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE48:]
	;;
.L639:
	.mmi
	mov r33 = r15
	adds r15 = 16, r12
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L632
	.mib
	mov r40 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	st8 [r32] = r0, 8
	nop 0
	mov r1 = r39
	;;
	.mmi
	ld8 r40 = [r32]
	st8 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p7) br.cond.spnt .L654
	.mib
	nop 0
	nop 0
	br .L637
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA3995:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE3995-.LLSDACSB3995
.LLSDACSB3995:
	.uleb128 .LEHB45-.LFB3995
	.uleb128 .LEHE45-.LEHB45
	.uleb128 .L638-.LFB3995
	.uleb128 0
	.uleb128 .LEHB46-.LFB3995
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L639-.LFB3995
	.uleb128 0
	.uleb128 .LEHB47-.LFB3995
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L638-.LFB3995
	.uleb128 0
	.uleb128 .LEHB48-.LFB3995
	.uleb128 .LEHE48-.LEHB48
	.uleb128 0
	.uleb128 0
.LLSDACSE3995:
	.section	.text._ZNSt6futureIiE3getEv,"axG",@progbits,_ZNSt6futureIiE3getEv,comdat
	.endp _ZNSt6futureIiE3getEv#
	.sdata
	.align 8
.LC121:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.align 8
.LC122:
	data8	_ZTVNSt13__future_base13_State_baseV2E#+16
	.align 8
.LC123:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt7promiseIiEC2Ev,"axG",@progbits,_ZNSt7promiseIiEC5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt7promiseIiEC2Ev#
	.proc _ZNSt7promiseIiEC2Ev#
_ZNSt7promiseIiEC2Ev:
[.LFB4010:]
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r33 = r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	st8 [r33] = r0, 8
	addl r37 = 48, r0
[.LEHB49:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE49:]
	;;
	.mmi
	mov r1 = r36
	adds r21 = 8, r8
	adds r18 = 24, r8
	.mmi
	adds r17 = 32, r8
	adds r16 = 36, r8
	adds r15 = 40, r8
	;;
	.mlx
	addl r14 = @gprel(.LC121), gp
	movl r22 = 4294967297
	.mmi
	st8 [r33] = r8
	st8 [r18] = r0
	addl r37 = 24, r0
	;;
	.mmi
	ld8 r20 = [r14]
	nop 0
	addl r14 = @gprel(.LC122), gp
	.mmi
	st8 [r21] = r22
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	ld8 r19 = [r14]
	nop 0
	adds r14 = 16, r8
	.mmi
	st8 [r8] = r20
	st1 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r14] = r19
	nop 0
	;;
	.mib
	st4 [r15] = r0
	nop 0
[.LEHB50:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE50:]
	;;
	.mmi
	mov r33 = r8
	mov r1 = r36
	nop 0
	.mmb
	mov r37 = r8
	adds r32 = 16, r32
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseC2Ev#
	;;
	.mmb
	mov r1 = r36
	adds r14 = 20, r33
	nop 0
	.mmi
	st8 [r32] = r33
	nop 0
	mov b0 = r34
	;;
	.mmi
	addl r15 = @gprel(.LC123), gp
	st1 [r14] = r0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	st8 [r33] = r15
	nop 0
	br.ret.sptk.many b0
.L658:
	.mmi
	ld8 r37 = [r33]
	mov r1 = r36
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.spnt .L657
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L657:
	.mib
	nop 0
	mov r37 = r33
[.LEHB51:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE51:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA4010:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE4010-.LLSDACSB4010
.LLSDACSB4010:
	.uleb128 .LEHB49-.LFB4010
	.uleb128 .LEHE49-.LEHB49
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB50-.LFB4010
	.uleb128 .LEHE50-.LEHB50
	.uleb128 .L658-.LFB4010
	.uleb128 0
	.uleb128 .LEHB51-.LFB4010
	.uleb128 .LEHE51-.LEHB51
	.uleb128 0
	.uleb128 0
.LLSDACSE4010:
	.section	.text._ZNSt7promiseIiEC2Ev,"axG",@progbits,_ZNSt7promiseIiEC5Ev,comdat
	.endp _ZNSt7promiseIiEC2Ev#
	.weak	_ZNSt7promiseIiEC1Ev#
_ZNSt7promiseIiEC1Ev# = _ZNSt7promiseIiEC2Ev#
	.sdata
	.align 8
.LC128:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt7promiseIiED2Ev,"axG",@progbits,_ZNSt7promiseIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt7promiseIiED2Ev#
	.proc _ZNSt7promiseIiED2Ev#
_ZNSt7promiseIiED2Ev:
[.LFB4013:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	ld8 r38 = [r32]
	adds r34 = 8, r32
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r38
	nop 0
	;;
	.mib
	(p7) adds r32 = 16, r32
	nop 0
	(p7) br.cond.dpnt .L667
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	adds r32 = 16, r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 8, r14
	(p6) br.cond.dpnt .L668
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p7) br.cond.dpnt .L668
.L667:
	.mmi
	ld8 r33 = [r32]
	nop 0
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r38 = r33
	(p6) br.cond.dpnt .L671
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L672
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L673
	;;
	.mmi
	addl r14 = @gprel(.LC128), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseD2Ev#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 24, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L671:
	.mmi
	nop 0
	ld8 r32 = [r34]
	nop 0
	;;
	.mib
	adds r14 = 8, r32
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L665
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
	(p7) br.cond.dpnt .L693
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
	(p7) br.cond.dpnt .L694
.L665:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L668:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld8 r14 = [r32]
	adds r39 = 16, r12
	.mmi
	nop 0
	st8 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L667
	;;
	.mmi
	ld8 r14 = [r38]
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
	mov r1 = r37
	br .L667
.L693:
	.mmi
	ld8 r15 = [r32]
	mov r16 = r0
	mov r38 = r32
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
	mov r38 = r32
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
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L673:
	.body
	.copy_state 2
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
	mov r1 = r37
	br .L671
.L672:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L671
.L694:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA4013:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE4013-.LLSDACSB4013
.LLSDACSB4013:
.LLSDACSE4013:
	.section	.text._ZNSt7promiseIiED2Ev,"axG",@progbits,_ZNSt7promiseIiED5Ev,comdat
	.endp _ZNSt7promiseIiED2Ev#
	.weak	_ZNSt7promiseIiED1Ev#
_ZNSt7promiseIiED1Ev# = _ZNSt7promiseIiED2Ev#
	.section	.text._ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev,"axG",@progbits,_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev#
	.proc _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev#
_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev:
[.LFB4397:]
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
	(p6) br.cond.dpnt .L695
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
.L695:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev#
	.weak	_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev# = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev#
	.section	.text._ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,"axG",@progbits,_ZNSt14__basic_futureIiEC5ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,comdat
	.align 16
	.align 64
	.weak	_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
	.proc _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE:
[.LFB4567:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	ld8 r14 = [r33], 8
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r34 = r32
	addl r16 = @ltoffx(__libc_single_threaded#), r1
	mov r37 = r1
	.body
	;;
	.mmi
	ld8 r15 = [r33]
	st8 [r34] = r14, 8
	nop 0
	;;
	.mmi
	st8 [r34] = r15
	nop 0
	cmp.ne p6, p7 = 0, r15
	.mmb
	adds r15 = 8, r15
	nop 0
	(p7) br.cond.dpnt .L704
	;;
	.mmi
	ld8.mov r16 = [r16], __libc_single_threaded#
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	;;
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	(p7) ld4 r16 = [r15]
	;;
	(p7) adds r16 = 1, r16
	nop 0
	.mmi
	(p6) mf
	(p6) fetchadd4.acq r14 = [r15], 1
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	(p6) ld8 r14 = [r32]
	nop 0
	;;
.L704:
	.mmb
	cmp.ne p6, p7 = 0, r14
	addl r15 = 1, r0
	nop 0
	.mib
	adds r14 = 20, r14
	mov b0 = r35
	(p7) br.cond.spnt .L717
	;;
	.mmi
	mf
	xchg1 r15 = [r14], r15
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.spnt .L718
	br.ret.sptk.many b0
	;;
.L717:
	.mib
	nop 0
	addl r38 = 3, r0
[.LEHB52:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
	;;
.L718:
	.mib
	nop 0
	addl r38 = 1, r0
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE52:]
	;;
.L711:
	.mmi
	ld8 r38 = [r34]
	mov r1 = r37
	mov r34 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.spnt .L710
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L710:
	.mib
	nop 0
	mov r38 = r34
[.LEHB53:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE53:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA4567:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE4567-.LLSDACSB4567
.LLSDACSB4567:
	.uleb128 .LEHB52-.LFB4567
	.uleb128 .LEHE52-.LEHB52
	.uleb128 .L711-.LFB4567
	.uleb128 0
	.uleb128 .LEHB53-.LFB4567
	.uleb128 .LEHE53-.LEHB53
	.uleb128 0
	.uleb128 0
.LLSDACSE4567:
	.section	.text._ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,"axG",@progbits,_ZNSt14__basic_futureIiEC5ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,comdat
	.endp _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
	.weak	_ZNSt14__basic_futureIiEC1ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
_ZNSt14__basic_futureIiEC1ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE# = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
	.section	.rodata.str1.8
	.align 8
.LC133:
	stringz	"vector::_M_realloc_insert"
	.align 8
.LC134:
	stringz	"%lld %d %d\n"
	.align 8
.LC142:
	stringz	"%d\n"
	.align 8
.LC143:
	stringz	"%d %d\n"
	.sdata
	.align 8
.LC132:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#+16
	.align 8
.LC135:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.align 8
.LC136:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC137:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC138:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#+16
	.align 8
.LC139:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.align 8
.LC140:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC141:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#+16
	.align 8
.LC144:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB3367:]
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 16, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save ar.lc, r47
	mov r47 = ar.lc
	.mmi
	mov r46 = r1
	nop 0
	addl r40 = @gprel(.LC132), gp
	;;
	.mmi
	adds r41 = 40, r12
	adds r39 = 48, r12
	adds r38 = 56, r12
	.mmi
	mov r34 = r0
	mov r32 = r0
	mov r33 = r0
	;;
	.mib
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	nop 0
	.mlx
	st8 [r41] = r0
	movl r43 = 1152921504606846975
	;;
	.mmi
	nop 0
	st8 [r39] = r0
	nop 0
	.mmb
	st8 [r38] = r0
	cmp.eq p6, p7 = r32, r34
	(p6) br.cond.dpnt .L720
	.align 32
.L892:
	.mib
	st8 [r32] = r0
	addl r48 = 16, r0
[.LEHB54:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE54:]
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	adds r49 = 16, r12
	.mmi
	mov r1 = r46
	mov r50 = r0
	mov r48 = r32
	;;
	.mmi
	st8 [r49] = r8
	st8 [r8] = r14, 8
	nop 0
	;;
	.mib
	st4 [r8] = r33
	nop 0
[.LEHB55:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE55:]
	;;
	.mmi
	adds r2 = 16, r12
	nop 0
	mov r1 = r46
	;;
	.mmi
	nop 0
	ld8 r48 = [r2]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L721
	;;
	.mmi
	ld8 r14 = [r48]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r2 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L721:
	.mmi
	adds r32 = 8, r32
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	st8 [r39] = r32
	cmp4.eq p6, p7 = 10, r33
	(p6) br.cond.dpnt .L739
.L895:
	.mmi
	nop 0
	ld8 r34 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r32, r34
	(p7) br.cond.dptk .L892
.L720:
	.mmi
	ld8 r37 = [r41]
	;;
	sub r34 = r34, r37
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r34, 3
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r43, r14
	nop 0
	(p7) br.cond.spnt .L893
	;;
	.mmi
	cmp.eq p6, p7 = r32, r37
	;;
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r36 = r14
	;;
	add r36 = r14, r36
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r36, r14
	nop 0
	(p6) br.cond.dpnt .L798
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L894
	;;
	.mmi
	(p6) mov r35 = r0
	nop 0
	nop 0
	;;
.L728:
	.mmi
	add r42 = r35, r34
	nop 0
	addl r48 = 16, r0
	;;
	.mib
	st8 [r42] = r0
	nop 0
[.LEHB56:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE56:]
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	adds r49 = 16, r12
	.mmi
	mov r1 = r46
	mov r50 = r0
	mov r48 = r42
	;;
	.mmi
	st8 [r49] = r8
	st8 [r8] = r14, 8
	nop 0
	;;
	.mib
	st4 [r8] = r33
	nop 0
[.LEHB57:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE57:]
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r46
	;;
	.mmi
	nop 0
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L729
	;;
	.mmi
	ld8 r14 = [r48]
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r2 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L729:
	.mmi
	cmp.ne p6, p7 = r32, r37
	mov r15 = r35
	mov r14 = r37
	;;
	.mib
	(p7) mov r32 = r35
	nop 0
	(p7) br.cond.dpnt .L731
	;;
	.mmi
	sub r32 = r32, r37
	;;
	adds r16 = -8, r32
	add r32 = r32, r35
	;;
	.mii
	nop 0
	shr.u r16 = r16, 3
	;;
	mov ar.lc = r16
	.align 32
.L734:
	.mmi
	nop 0
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mib
	st8 [r15] = r16, 8
	nop 0
	br.cloop.sptk.few .L734
.L731:
	.mmi
	cmp.eq p6, p7 = 0, r37
	adds r32 = 8, r32
	nop 0
	.mmb
	mov r49 = r34
	mov r48 = r37
	(p6) br.cond.dpnt .L735
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L735:
	.mmi
	shladd r36 = r36, 3, r0
	st8 [r41] = r35
	adds r33 = 1, r33
	.mmi
	st8 [r39] = r32
	;;
	add r35 = r35, r36
	cmp4.eq p6, p7 = 10, r33
	;;
	.mib
	st8 [r38] = r35
	nop 0
	(p7) br.cond.dptk .L895
.L739:
	.mmi
	nop 0
	ld8 r33 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r32, r33
	(p7) br.cond.dpnt .L744
	.align 32
.L743:
	.mib
	mov r48 = r33
	nop 0
[.LEHB58:]
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mmi
	adds r33 = 8, r33
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r32
	(p6) br.cond.dptk .L743
.L744:
	;;
	.mmi
	addl r14 = @gprel(_ZL5total#), gp
	;;
	ld8.acq r49 = [r14]
	nop 0
	;;
	;;
	.mlx
	mov r2 = r13
	movl r48 = @gprel(.LC134)
	;;
	.mmi
	addl r14 = @tprel(_ZL4mine#), r2
	nop 0
	add r48 = r1, r48
	;;
	.mmi
	ld4 r51 = [r14]
	nop 0
	addl r14 = @gprel(_ZL9order_sum#), gp
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE58:]
	;;
	.mmi
	adds r33 = 80, r12
	nop 0
	adds r36 = 88, r12
	.mii
	mov r1 = r46
	addl r48 = 80, r0
	;;
	nop 0
	.mmb
	st8 [r33] = r0
	st8 [r36] = r0
[.LEHB59:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE59:]
	;;
	.mmi
	mov r1 = r46
	adds r21 = 8, r8
	adds r34 = 16, r8
	.mmi
	adds r19 = 24, r8
	adds r18 = 32, r8
	adds r17 = 36, r8
	;;
	.mmi
	addl r14 = @gprel(.LC135), gp
	adds r16 = 40, r8
	adds r35 = 48, r8
	.mlx
	adds r15 = 56, r8
	movl r22 = 4294967297
	;;
	.mmi
	ld8 r20 = [r14]
	addl r14 = @gprel(.LC136), gp
	addl r48 = 24, r0
	.mmi
	st8 [r21] = r22
	st8 [r19] = r0
	mov r32 = r8
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r8] = r20
	st4 [r18] = r0
	nop 0
	;;
	.mmi
	st1 [r17] = r0
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
[.LEHB60:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE60:]
	;;
	.mmi
	mov r1 = r46
	mov r37 = r8
	nop 0
	.mmi
	mov r48 = r8
	adds r40 = 64, r32
	adds r38 = 136, r12
	;;
	.mib
	addl r39 = @gprel(.LC137), gp
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseC2Ev#
	;;
	.mmi
	ld8 r15 = [r39]
	adds r14 = 20, r37
	mov r1 = r46
	.mmi
	st8 [r40] = r37
	st8 [r38] = r0
	addl r48 = 32, r0
	;;
	.mmi
	nop 0
	st8 [r37] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
[.LEHB61:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE61:]
	;;
	.mmi
	mov r1 = r46
	adds r49 = 16, r12
	adds r15 = 16, r8
	.mii
	mov r50 = r0
	mov r48 = r38
	;;
	addl r14 = @gprel(.LC138), gp
	.mmi
	st8 [r49] = r8
	;;
	ld8 r16 = [r14]
	adds r14 = 24, r8
	;;
	.mmi
	nop 0
	st8 [r8] = r16, 8
	addl r16 = @ltoff(@fptr(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE6_M_runEv#)), gp
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	st8 [r8] = r34
	nop 0
	;;
	.mib
	st8 [r15] = r16
	nop 0
[.LEHB62:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE62:]
	;;
	.mib
	mov r1 = r46
	adds r48 = 16, r12
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	mov r1 = r46
	.mmi
	mov r49 = r33
	nop 0
	adds r48 = 112, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L745
	;;
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	.mmi
	st8 [r33] = r34
	st8 [r36] = r32
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
[.LEHB63:]
	br.call.sptk.many b0 = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
[.LEHE63:]
	;;
	.mmi
	mov r1 = r46
	mov r48 = r32
	nop 0
	.mmb
	adds r38 = 72, r12
	adds r32 = 64, r12
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	nop 0
	mov r1 = r46
	addl r48 = 80, r0
	.mmb
	st8 [r32] = r0
	st8 [r38] = r0
[.LEHB64:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE64:]
	;;
	.mmi
	mov r1 = r46
	adds r21 = 8, r8
	adds r34 = 16, r8
	.mmi
	adds r19 = 24, r8
	adds r18 = 32, r8
	adds r17 = 36, r8
	;;
	.mmi
	addl r14 = @gprel(.LC139), gp
	adds r16 = 40, r8
	adds r35 = 48, r8
	.mlx
	adds r15 = 56, r8
	movl r22 = 4294967297
	;;
	.mmi
	ld8 r20 = [r14]
	addl r14 = @gprel(.LC140), gp
	addl r48 = 24, r0
	.mmi
	st8 [r21] = r22
	st8 [r19] = r0
	mov r33 = r8
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r8] = r20
	st4 [r18] = r0
	nop 0
	;;
	.mmi
	st1 [r17] = r0
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
[.LEHB65:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE65:]
	;;
	.mmi
	mov r36 = r8
	mov r1 = r46
	mov r48 = r8
	.mmb
	adds r40 = 64, r33
	adds r37 = 128, r12
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseC2Ev#
	;;
	.mmi
	ld8 r15 = [r39]
	adds r14 = 20, r36
	mov r1 = r46
	.mmi
	st8 [r40] = r36
	st8 [r37] = r0
	addl r48 = 32, r0
	;;
	.mmi
	nop 0
	st8 [r36] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
[.LEHB66:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE66:]
	;;
	.mmi
	mov r1 = r46
	adds r49 = 16, r12
	adds r15 = 16, r8
	.mii
	mov r50 = r0
	mov r48 = r37
	;;
	addl r14 = @gprel(.LC141), gp
	.mmi
	st8 [r49] = r8
	;;
	ld8 r16 = [r14]
	adds r14 = 24, r8
	;;
	.mmi
	nop 0
	st8 [r8] = r16, 8
	addl r16 = @ltoff(@fptr(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE6_M_runEv#)), gp
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	st8 [r8] = r34
	nop 0
	;;
	.mib
	st8 [r15] = r16
	nop 0
[.LEHB67:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE67:]
	;;
	.mib
	mov r1 = r46
	adds r48 = 16, r12
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	mov r1 = r46
	.mmi
	mov r49 = r32
	nop 0
	adds r48 = 96, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L745
	;;
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	.mmi
	st8 [r32] = r34
	st8 [r38] = r33
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
[.LEHB68:]
	br.call.sptk.many b0 = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
[.LEHE68:]
	;;
	.mib
	mov r1 = r46
	mov r48 = r33
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	mov r1 = r46
	adds r48 = 112, r12
[.LEHB69:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC142)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE69:]
	;;
	.mib
	mov r1 = r46
	adds r48 = 96, r12
[.LEHB70:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
[.LEHE70:]
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r37 = 156, r12
	.mmi
	adds r36 = 152, r12
	nop 0
	addl r33 = 3, r0
	;;
	.mmi
	addl r42 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r43 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	addl r39 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#)), gp
	.mmi
	st4 [r37] = r0
	st4 [r36] = r0
	addl r40 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	ld8 r42 = [r42]
	ld8 r43 = [r43]
	nop 0
	;;
	.mmi
	add r35 = r43, r13
	ld8 r39 = [r39]
	nop 0
	.mmi
	add r34 = r42, r13
	ld8 r40 = [r40]
	nop 0
	;;
.L776:
	.mmi
	adds r14 = 16, r12
	st8 [r32] = r36
	mov r49 = r40
	.mmi
	mov r48 = r37
	st8 [r34] = r39
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r32
	nop 0
	.mmb
	st8 [r35] = r14
	nop 0
[.LEHB71:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE71:]
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	adds r33 = -1, r33
	.mmb
	mov r1 = r46
	nop 0
	(p7) br.cond.spnt .L896
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L776
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt6chrono3_V212steady_clock3nowEv#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r14 = 24, r12
	.mmi
	mov r1 = r46
	nop 0
	mov r33 = r8
	;;
	.mlx
	st8 [r15] = r0
	movl r15 = 20000000
	.mmi
	nop 0
	;;
	st8 [r14] = r15
	nop 0
.L781:
	.mmi
	nop 0
	adds r49 = 16, r12
	nop 0
	;;
	.mib
	mov r48 = r49
	nop 0
[.LEHB72:]
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L897
.L780:
	.mib
	ld4 r34 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt6chrono3_V212steady_clock3nowEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sub r8 = r8, r33
	.mlx
	mov r49 = r34
	movl r14 = 19999999
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r48 = @gprel(.LC143)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r46
	adds r48 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiEC1Ev#
[.LEHE72:]
	;;
	.mmi
	adds r33 = 144, r12
	mov r1 = r46
	addl r48 = 16, r0
	;;
	.mib
	st8 [r33] = r0
	nop 0
[.LEHB73:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE73:]
	;;
	.mmi
	mov r1 = r46
	st8 [r32] = r8
	adds r17 = 16, r12
	.mmi
	mov r50 = r0
	mov r49 = r32
	mov r48 = r33
	;;
	.mmi
	addl r14 = @gprel(.LC144), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r8] = r14, 8
	nop 0
	;;
	.mib
	st8 [r8] = r17
	nop 0
[.LEHB74:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE74:]
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r49 = 16, r12
	.mmb
	mov r48 = r32
	nop 0
[.LEHB75:]
	br.call.sptk.many b0 = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
[.LEHE75:]
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
[.LEHB76:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC142)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE76:]
	;;
	.mmi
	ld8 r48 = [r38]
	nop 0
	mov r1 = r46
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L785
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L785:
	.mib
	mov r48 = r33
	nop 0
[.LEHB77:]
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
[.LEHE77:]
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r46
	adds r48 = 16, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L745
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mmi
	adds r14 = 104, r12
	nop 0
	mov r1 = r46
	;;
	.mmi
	nop 0
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L786
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L786:
	.mmi
	adds r14 = 120, r12
	;;
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L787
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L787:
	.mib
	mov r48 = r41
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r46
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L798:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r48 = 9223372036854775800
	.mlx
	nop 0
	movl r36 = 1152921504606846975
	;;
.L727:
	.mib
	nop 0
	nop 0
[.LEHB78:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE78:]
	;;
	.mib
	mov r1 = r46
	mov r35 = r8
	br .L728
.L897:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p7) br.cond.dptk .L780
	.mib
	nop 0
	nop 0
	br .L781
.L894:
	.mlx
	nop 0
	movl r14 = 1152921504606846975
	;;
	.mmi
	cmp.leu p6, p7 = r14, r36
	;;
	(p6) mov r36 = r14
	nop 0
	;;
	.mib
	nop 0
	shladd r48 = r36, 3, r0
	br .L727
	;;
.L896:
	.mib
	nop 0
	mov r48 = r8
[.LEHB79:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE79:]
	;;
.L893:
	.mlx
	nop 0
	movl r48 = @gprel(.LC133)
	;;
	.mib
	nop 0
	add r48 = r1, r48
[.LEHB80:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE80:]
	;;
.L809:
	.mib
	mov r1 = r46
	mov r48 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r46
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.spnt .L898
.L736:
	.mmi
	nop 0
	ld8 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L737
.L745:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
	;;
.L823:
	.mmi
	mov r1 = r46
	ld8 r48 = [r36]
	mov r32 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L724:
	.mib
	mov r48 = r41
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
[.LEHB81:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE81:]
	;;
.L821:
	.mmi
	add r43 = r43, r13
	nop 0
	add r42 = r42, r13
	.mmi
	mov r1 = r46
	nop 0
	mov r32 = r15
	;;
	.mmi
	st8 [r43] = r0
	st8 [r42] = r0
	nop 0
.L779:
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L774
.L888:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L774:
	.mmi
	adds r14 = 120, r12
	;;
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L724
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L724
	;;
.L801:
	.mmi
	adds r14 = 104, r12
	mov r1 = r46
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L888
	.mib
	nop 0
	nop 0
	br .L774
	;;
.L802:
	.mmi
	cmp.eq p6, p7 = 1, r16
	mov r48 = r15
	mov r1 = r46
	;;
	.mib
	nop 0
	(p7) mov r32 = r15
	(p7) br.cond.spnt .L779
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r48 = r8
	;;
	adds r14 = 32, r14
	;;
	.mmi
	nop 0
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r2
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r46
	mov r48 = r8
[.LEHB82:]
	br.call.sptk.many b0 = puts#
[.LEHE82:]
	;;
	.mmi
	mov r1 = r46
	adds r37 = 156, r12
	nop 0
	.mmb
	adds r36 = 152, r12
	addl r33 = 3, r0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r46
	st4 [r37] = r0
	nop 0
	.mii
	st4 [r36] = r0
	nop 0
	;;
	addl r42 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	.mmi
	addl r43 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	addl r39 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#)), gp
	addl r40 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	ld8 r42 = [r42]
	ld8 r43 = [r43]
	nop 0
	;;
	.mmi
	add r35 = r43, r13
	ld8 r39 = [r39]
	add r34 = r42, r13
	.mmb
	nop 0
	ld8 r40 = [r40]
	br .L776
.L803:
	.mib
	mov r1 = r46
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	adds r14 = 104, r12
	nop 0
	mov r1 = r46
	;;
	.mmi
	nop 0
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L888
	.mib
	nop 0
	nop 0
	br .L774
.L824:
	.mmi
	mov r1 = r46
	ld8 r48 = [r38]
	mov r32 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L774
	;;
.L806:
	.mmi
	nop 0
	mov r1 = r46
	mov r32 = r15
.L794:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.spnt .L745
.L784:
	.mib
	nop 0
	adds r48 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L899:
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L888
	.mib
	nop 0
	nop 0
	br .L774
.L822:
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r32
	.mmb
	mov r32 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mib
	mov r1 = r46
	adds r48 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L899
	;;
.L815:
	.mmi
	mov r1 = r46
	adds r48 = 16, r12
	nop 0
	.mmb
	mov r33 = r15
	mov r35 = r16
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mmi
	ld8 r48 = [r40]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L751
.L901:
	.mmi
	ld8 r14 = [r48]
	;;
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L751:
	.mib
	mov r48 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r32
	.mmb
	addl r49 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r48 = r33
.L752:
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L900
	;;
	.mmi
	(p7) mov r32 = r48
	nop 0
	nop 0
.L755:
	.mmi
	nop 0
	ld8 r48 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L724
.L905:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L724
	;;
.L814:
	.mmi
	ld8 r48 = [r40]
	nop 0
	mov r1 = r46
	.mmi
	mov r33 = r15
	nop 0
	mov r35 = r16
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L901
	.mib
	nop 0
	nop 0
	br .L751
.L820:
	.mmi
	mov r1 = r46
	adds r48 = 16, r12
	nop 0
	.mmb
	mov r32 = r15
	mov r35 = r16
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mmi
	ld8 r48 = [r40]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L765
.L903:
	.mmi
	ld8 r14 = [r48]
	;;
	ld8 r2 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r14]
	mov b6 = r2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L765:
	.mib
	mov r48 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r33
	.mmb
	addl r49 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r48 = r32
.L766:
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L902
	;;
	.mmi
	(p7) mov r32 = r48
	nop 0
	nop 0
.L769:
	.mmi
	nop 0
	ld8 r48 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L774
.L904:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L774
	;;
.L819:
	.mmi
	ld8 r48 = [r40]
	nop 0
	mov r1 = r46
	.mmi
	mov r32 = r15
	nop 0
	mov r35 = r16
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L903
	.mib
	nop 0
	nop 0
	br .L765
.L818:
	.mmi
	mov r32 = r15
	mov r1 = r46
	nop 0
	.mmb
	mov r35 = r16
	mov r48 = r34
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r33
	.mmb
	addl r49 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
	br .L766
	;;
.L817:
	.mmi
	mov r35 = r16
	mov r48 = r15
	mov r1 = r46
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 3, r35
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r32 = r48
	(p7) br.cond.spnt .L769
.L902:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r46
	mov r32 = r8
	br.call.sptk.many b0 = _ZNSt3_V216generic_categoryEv#
	;;
	.mmi
	adds r49 = 16, r12
	addl r14 = 11, r0
	mov r1 = r46
	.mmi
	adds r48 = 16, r32
	;;
	st4 [r49] = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = _ZSteqRKSt10error_codeRKSt15error_condition#
	;;
	.mib
	nop 0
	mov r1 = r46
[.LEHB83:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE83:]
	;;
.L816:
	.mib
	mov r1 = r46
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r48 = [r38]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L904
	.mib
	nop 0
	nop 0
	br .L774
.L900:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r46
	mov r32 = r8
	br.call.sptk.many b0 = _ZNSt3_V216generic_categoryEv#
	;;
	.mmi
	adds r49 = 16, r12
	addl r14 = 11, r0
	mov r1 = r46
	.mmi
	adds r48 = 16, r32
	;;
	st4 [r49] = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = _ZSteqRKSt10error_codeRKSt15error_condition#
	;;
	.mib
	nop 0
	mov r1 = r46
[.LEHB84:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE84:]
	;;
.L811:
	.mib
	mov r1 = r46
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r48 = [r36]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p7) br.cond.spnt .L905
	.mib
	nop 0
	nop 0
	br .L724
.L804:
	.mmi
	mov r1 = r46
	nop 0
	mov r32 = r15
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L899
	;;
.L805:
	.mmi
	ld8 r48 = [r38]
	mov r1 = r46
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r48
	(p6) br.cond.spnt .L794
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.spnt .L784
	.mib
	nop 0
	nop 0
	br .L745
.L807:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r46
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r41
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
[.LEHB85:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L800:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r46
	.mmb
	mov r48 = r41
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE85:]
	;;
.L813:
	.mmi
	mov r33 = r15
	mov r1 = r46
	nop 0
	.mmb
	mov r35 = r16
	mov r48 = r34
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r32
	.mmb
	addl r49 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r46
	mov r48 = r33
	br .L752
	;;
.L812:
	.mmi
	mov r35 = r16
	mov r48 = r15
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L900
	;;
	.mmi
	(p7) mov r32 = r48
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L755
	;;
.L810:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r46
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = _ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r46
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.spnt .L736
.L898:
	.mmi
	nop 0
	shladd r49 = r36, 3, r0
	mov r48 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L737:
	.mib
	nop 0
	nop 0
[.LEHB86:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE86:]
	;;
.L808:
	.mib
	mov r32 = r15
	mov r1 = r46
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r46
	mov r48 = r41
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r46
	mov r48 = r32
[.LEHB87:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE87:]
	;;
	break.f 0
	;;
	.personality	__gxx_personality_v0#
	.handlerdata
	.align 8
.LLSDA3367:
	data1	0xff
	data1	0xb4
	.uleb128 .LLSDATT3367-.LLSDATTD3367
.LLSDATTD3367:
	data1	0x1
	.uleb128 .LLSDACSE3367-.LLSDACSB3367
.LLSDACSB3367:
	.uleb128 .LEHB54-.LFB3367
	.uleb128 .LEHE54-.LEHB54
	.uleb128 .L800-.LFB3367
	.uleb128 0
	.uleb128 .LEHB55-.LFB3367
	.uleb128 .LEHE55-.LEHB55
	.uleb128 .L807-.LFB3367
	.uleb128 0
	.uleb128 .LEHB56-.LFB3367
	.uleb128 .LEHE56-.LEHB56
	.uleb128 .L809-.LFB3367
	.uleb128 0x1
	.uleb128 .LEHB57-.LFB3367
	.uleb128 .LEHE57-.LEHB57
	.uleb128 .L810-.LFB3367
	.uleb128 0x1
	.uleb128 .LEHB58-.LFB3367
	.uleb128 .LEHE58-.LEHB58
	.uleb128 .L800-.LFB3367
	.uleb128 0
	.uleb128 .LEHB59-.LFB3367
	.uleb128 .LEHE59-.LEHB59
	.uleb128 .L812-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB60-.LFB3367
	.uleb128 .LEHE60-.LEHB60
	.uleb128 .L813-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB61-.LFB3367
	.uleb128 .LEHE61-.LEHB61
	.uleb128 .L814-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB62-.LFB3367
	.uleb128 .LEHE62-.LEHB62
	.uleb128 .L815-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB63-.LFB3367
	.uleb128 .LEHE63-.LEHB63
	.uleb128 .L823-.LFB3367
	.uleb128 0
	.uleb128 .LEHB64-.LFB3367
	.uleb128 .LEHE64-.LEHB64
	.uleb128 .L817-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB65-.LFB3367
	.uleb128 .LEHE65-.LEHB65
	.uleb128 .L818-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB66-.LFB3367
	.uleb128 .LEHE66-.LEHB66
	.uleb128 .L819-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB67-.LFB3367
	.uleb128 .LEHE67-.LEHB67
	.uleb128 .L820-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB68-.LFB3367
	.uleb128 .LEHE68-.LEHB68
	.uleb128 .L824-.LFB3367
	.uleb128 0
	.uleb128 .LEHB69-.LFB3367
	.uleb128 .LEHE69-.LEHB69
	.uleb128 .L801-.LFB3367
	.uleb128 0
	.uleb128 .LEHB70-.LFB3367
	.uleb128 .LEHE70-.LEHB70
	.uleb128 .L802-.LFB3367
	.uleb128 0x7
	.uleb128 .LEHB71-.LFB3367
	.uleb128 .LEHE71-.LEHB71
	.uleb128 .L821-.LFB3367
	.uleb128 0
	.uleb128 .LEHB72-.LFB3367
	.uleb128 .LEHE72-.LEHB72
	.uleb128 .L801-.LFB3367
	.uleb128 0
	.uleb128 .LEHB73-.LFB3367
	.uleb128 .LEHE73-.LEHB73
	.uleb128 .L804-.LFB3367
	.uleb128 0
	.uleb128 .LEHB74-.LFB3367
	.uleb128 .LEHE74-.LEHB74
	.uleb128 .L822-.LFB3367
	.uleb128 0
	.uleb128 .LEHB75-.LFB3367
	.uleb128 .LEHE75-.LEHB75
	.uleb128 .L806-.LFB3367
	.uleb128 0
	.uleb128 .LEHB76-.LFB3367
	.uleb128 .LEHE76-.LEHB76
	.uleb128 .L805-.LFB3367
	.uleb128 0
	.uleb128 .LEHB77-.LFB3367
	.uleb128 .LEHE77-.LEHB77
	.uleb128 .L806-.LFB3367
	.uleb128 0
	.uleb128 .LEHB78-.LFB3367
	.uleb128 .LEHE78-.LEHB78
	.uleb128 .L800-.LFB3367
	.uleb128 0
	.uleb128 .LEHB79-.LFB3367
	.uleb128 .LEHE79-.LEHB79
	.uleb128 .L821-.LFB3367
	.uleb128 0
	.uleb128 .LEHB80-.LFB3367
	.uleb128 .LEHE80-.LEHB80
	.uleb128 .L800-.LFB3367
	.uleb128 0
	.uleb128 .LEHB81-.LFB3367
	.uleb128 .LEHE81-.LEHB81
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB82-.LFB3367
	.uleb128 .LEHE82-.LEHB82
	.uleb128 .L803-.LFB3367
	.uleb128 0
	.uleb128 .LEHB83-.LFB3367
	.uleb128 .LEHE83-.LEHB83
	.uleb128 .L816-.LFB3367
	.uleb128 0
	.uleb128 .LEHB84-.LFB3367
	.uleb128 .LEHE84-.LEHB84
	.uleb128 .L811-.LFB3367
	.uleb128 0
	.uleb128 .LEHB85-.LFB3367
	.uleb128 .LEHE85-.LEHB85
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB86-.LFB3367
	.uleb128 .LEHE86-.LEHB86
	.uleb128 .L808-.LFB3367
	.uleb128 0
	.uleb128 .LEHB87-.LFB3367
	.uleb128 .LEHE87-.LEHB87
	.uleb128 0
	.uleb128 0
.LLSDACSE3367:
	data1	0x2
	data1	0
	data1	0
	data1	0
	data1	0x3
	data1	0x7d
	data1	0x1
	data1	0x7b
	.align 8
	data8.ua	@gprel(DW.ref._ZTISt12system_error#)
	data8.ua	0

	data8.ua	@gprel(DW.ref._ZTISt9exception#)
.LLSDATT3367:
	.section	.text.startup
	.endp main#
	.align 16
	.align 64
	.proc _GLOBAL__sub_I_main#
_GLOBAL__sub_I_main:
[.LFB5671:]
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r32 = @gprel(_ZL7changed#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = _ZNSt18condition_variableC1Ev#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	;;
	.mmi
	addl r36 = @ltoff(@fptr(_ZNSt18condition_variableD1Ev#)), gp
	nop 0
	addl r38 = @gprel(__dso_handle#), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = __cxa_atexit#
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
	.endp _GLOBAL__sub_I_main#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(_GLOBAL__sub_I_main#)
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
	.weak	_ZTSNSt13__future_base13_State_baseV2E#
	.section	.rodata._ZTSNSt13__future_base13_State_baseV2E,"aG",@progbits,_ZTSNSt13__future_base13_State_baseV2E,comdat
	.align 8
	.type	_ZTSNSt13__future_base13_State_baseV2E#, @object
	.size	_ZTSNSt13__future_base13_State_baseV2E#, 35
_ZTSNSt13__future_base13_State_baseV2E:
	stringz	"NSt13__future_base13_State_baseV2E"
	.weak	_ZTINSt13__future_base13_State_baseV2E#
	.section	.data.rel.ro._ZTINSt13__future_base13_State_baseV2E,"awG",@progbits,_ZTINSt13__future_base13_State_baseV2E,comdat
	.align 8
	.type	_ZTINSt13__future_base13_State_baseV2E#, @object
	.size	_ZTINSt13__future_base13_State_baseV2E#, 16
_ZTINSt13__future_base13_State_baseV2E:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt13__future_base13_State_baseV2E#
	.weak	_ZTSNSt13__future_base21_Async_state_commonV2E#
	.section	.rodata._ZTSNSt13__future_base21_Async_state_commonV2E,"aG",@progbits,_ZTSNSt13__future_base21_Async_state_commonV2E,comdat
	.align 8
	.type	_ZTSNSt13__future_base21_Async_state_commonV2E#, @object
	.size	_ZTSNSt13__future_base21_Async_state_commonV2E#, 43
_ZTSNSt13__future_base21_Async_state_commonV2E:
	stringz	"NSt13__future_base21_Async_state_commonV2E"
	.weak	_ZTINSt13__future_base21_Async_state_commonV2E#
	.section	.data.rel.ro._ZTINSt13__future_base21_Async_state_commonV2E,"awG",@progbits,_ZTINSt13__future_base21_Async_state_commonV2E,comdat
	.align 8
	.type	_ZTINSt13__future_base21_Async_state_commonV2E#, @object
	.size	_ZTINSt13__future_base21_Async_state_commonV2E#, 24
_ZTINSt13__future_base21_Async_state_commonV2E:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base21_Async_state_commonV2E#
	data8	_ZTINSt13__future_base13_State_baseV2E#
	.section	.data.rel.ro,"aw"
	.align 8
	.type	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 24
_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#
	data8	_ZTINSt13__future_base21_Async_state_commonV2E#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 90
_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	stringz	"*NSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 24
_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#
	data8	_ZTINSt13__future_base13_State_baseV2E#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 88
_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	stringz	"*NSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 24
_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#
	data8	_ZTINSt13__future_base21_Async_state_commonV2E#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 90
_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	stringz	"*NSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 24
_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#
	data8	_ZTINSt13__future_base13_State_baseV2E#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 88
_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	stringz	"*NSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE"
	.weak	_ZTSNSt13__future_base7_ResultIiEE#
	.section	.rodata._ZTSNSt13__future_base7_ResultIiEE,"aG",@progbits,_ZTSNSt13__future_base7_ResultIiEE,comdat
	.align 8
	.type	_ZTSNSt13__future_base7_ResultIiEE#, @object
	.size	_ZTSNSt13__future_base7_ResultIiEE#, 31
_ZTSNSt13__future_base7_ResultIiEE:
	stringz	"NSt13__future_base7_ResultIiEE"
	.weak	_ZTINSt13__future_base7_ResultIiEE#
	.section	.data.rel.ro._ZTINSt13__future_base7_ResultIiEE,"awG",@progbits,_ZTINSt13__future_base7_ResultIiEE,comdat
	.align 8
	.type	_ZTINSt13__future_base7_ResultIiEE#, @object
	.size	_ZTINSt13__future_base7_ResultIiEE#, 24
_ZTINSt13__future_base7_ResultIiEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt13__future_base7_ResultIiEE#
	data8	_ZTINSt13__future_base12_Result_baseE#
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, @object
	.size	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, 24
_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#
	data8	_ZTINSt6thread6_StateE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, @object
	.size	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, 68
_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE:
	stringz	"*NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE"
	.weak	_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE#
	.section	.rodata._ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE,"aG",@progbits,_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE,comdat
	.align 8
	.type	_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE#, @object
	.size	_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE#, 48
_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE:
	stringz	"NSt13__future_base13_State_baseV27_SetterIiOiEE"
	.weak	_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE#
	.section	.data.rel.ro._ZTINSt13__future_base13_State_baseV27_SetterIiOiEE,"awG",@progbits,_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE,comdat
	.align 8
	.type	_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE#, @object
	.size	_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE#, 16
_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE#
	.weak	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 98
_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"St23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE"
	.weak	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro._ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,"awG",@progbits,_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, @object
	.size	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, 24
_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#
	data8	_ZTINSt6thread6_StateE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, @object
	.size	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, 67
_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE:
	stringz	"*NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata
	.align 8
	.type	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 153
_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"*St23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 24
_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data8	_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata
	.align 8
	.type	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 153
_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	stringz	"*St23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, 24
_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#
	data8	_ZTINSt6thread6_StateE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, 132
_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE:
	stringz	"*NSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, 24
_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE:
	data8	_ZTVN10__cxxabiv120__si_class_type_infoE#+16
	data8	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#
	data8	_ZTINSt6thread6_StateE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, 132
_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE:
	stringz	"*NSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 16
_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 143
_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	stringz	"*NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE"
	.section	.data.rel.ro
	.align 8
	.type	_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 16
_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	data8	_ZTVN10__cxxabiv117__class_type_infoE#+16
	data8	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#
	.section	.rodata
	.align 8
	.type	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 143
_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	stringz	"*NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE"
	.weak	_ZTVNSt13__future_base13_State_baseV2E#
	.section	.rodata._ZTVNSt13__future_base13_State_baseV2E,"aG",@progbits,_ZTVNSt13__future_base13_State_baseV2E,comdat
	.align 8
	.type	_ZTVNSt13__future_base13_State_baseV2E#, @object
	.size	_ZTVNSt13__future_base13_State_baseV2E#, 80
_ZTVNSt13__future_base13_State_baseV2E:
	data8	0
	data8	_ZTINSt13__future_base13_State_baseV2E#
	data16.ua @iplt(_ZNSt13__future_base13_State_baseV2D1Ev#)
	data16.ua @iplt(_ZNSt13__future_base13_State_baseV2D0Ev#)
	data16.ua @iplt(_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#)
	.weak	_ZTVNSt13__future_base21_Async_state_commonV2E#
	.section	.rodata._ZTVNSt13__future_base21_Async_state_commonV2E,"aG",@progbits,_ZTVNSt13__future_base21_Async_state_commonV2E,comdat
	.align 8
	.type	_ZTVNSt13__future_base21_Async_state_commonV2E#, @object
	.size	_ZTVNSt13__future_base21_Async_state_commonV2E#, 80
_ZTVNSt13__future_base21_Async_state_commonV2E:
	data8	0
	data8	_ZTINSt13__future_base21_Async_state_commonV2E#
	data16.ua @iplt(_ZNSt13__future_base21_Async_state_commonV2D1Ev#)
	data16.ua @iplt(_ZNSt13__future_base21_Async_state_commonV2D0Ev#)
	data16.ua @iplt(_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#)
	.section	.rodata
	.align 8
	.type	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 80
_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	data8	0
	data8	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#
	data16.ua @iplt(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED1Ev#)
	data16.ua @iplt(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#)
	data16.ua @iplt(_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#)
	.align 8
	.type	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, @object
	.size	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#, 80
_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE:
	data8	0
	data8	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED1Ev#)
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiED0Ev#)
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE17_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE21_M_is_deferred_futureEv#)
	.align 8
	.type	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 80
_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	data8	0
	data8	_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#
	data16.ua @iplt(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED1Ev#)
	data16.ua @iplt(_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#)
	data16.ua @iplt(_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv#)
	.align 8
	.type	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, @object
	.size	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#, 80
_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE:
	data8	0
	data8	_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED1Ev#)
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiED0Ev#)
	data16.ua @iplt(_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE17_M_complete_asyncEv#)
	data16.ua @iplt(_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE21_M_is_deferred_futureEv#)
	.weak	_ZTVNSt13__future_base7_ResultIiEE#
	.section	.rodata._ZTVNSt13__future_base7_ResultIiEE,"aG",@progbits,_ZTVNSt13__future_base7_ResultIiEE,comdat
	.align 8
	.type	_ZTVNSt13__future_base7_ResultIiEE#, @object
	.size	_ZTVNSt13__future_base7_ResultIiEE#, 64
_ZTVNSt13__future_base7_ResultIiEE:
	data8	0
	data8	_ZTINSt13__future_base7_ResultIiEE#
	data16.ua @iplt(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)
	data16.ua @iplt(_ZNSt13__future_base7_ResultIiED1Ev#)
	data16.ua @iplt(_ZNSt13__future_base7_ResultIiED0Ev#)
	.section	.rodata
	.align 8
	.type	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, @object
	.size	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#, 64
_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE:
	data8	0
	data8	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED1Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEED0Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEE6_M_runEv#)
	.weak	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	.section	.rodata._ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,"aG",@progbits,_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE,comdat
	.align 8
	.type	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 96
_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	0
	data8	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#)
	.section	.rodata
	.align 8
	.type	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, @object
	.size	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#, 64
_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE:
	data8	0
	data8	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED1Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEED0Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEE6_M_runEv#)
	.align 8
	.type	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 96
_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	0
	data8	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#)
	.align 8
	.type	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, @object
	.size	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#, 96
_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE:
	data8	0
	data8	_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED1Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#)
	data16.ua @iplt(_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info#)
	.align 8
	.type	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#, 64
_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE:
	data8	0
	data8	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED1Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEED0Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEE6_M_runEv#)
	.align 8
	.type	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, @object
	.size	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#, 64
_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE:
	data8	0
	data8	_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED1Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEED0Ev#)
	data16.ua @iplt(_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEE6_M_runEv#)
	.section	.tdata,"awT",@progbits
	.align 4
	.type	_ZL4mine#, @object
	.size	_ZL4mine#, 4
_ZL4mine:
	data4	5
	.sbss
	.align 8
	.type	_ZL5total#, @object
	.size	_ZL5total#, 8
_ZL5total:
	.skip	8
	.align 4
	.type	_ZL9order_sum#, @object
	.size	_ZL9order_sum#, 4
_ZL9order_sum:
	.skip	4
	.align 4
	.type	_ZL4turn#, @object
	.size	_ZL4turn#, 4
_ZL4turn:
	.skip	4
	.bss
	.align 8
	.type	_ZL7changed#, @object
	.size	_ZL7changed#, 48
_ZL7changed:
	.skip	48
	.align 8
	.type	_ZL4lock#, @object
	.size	_ZL4lock#, 40
_ZL4lock:
	.skip	40
	.weak	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#
	.section	.rodata._ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,"aG",@progbits,_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag,comdat
	.align 8
	.type	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, @gnu_unique_object
	.size	_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag#, 16
_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag:
	.skip	16
	.hidden	DW.ref._ZTIN10__cxxabiv115__forced_unwindE#
	.weak	DW.ref._ZTIN10__cxxabiv115__forced_unwindE#
	.section	.sdata.DW.ref._ZTIN10__cxxabiv115__forced_unwindE,"awsG",@progbits,DW.ref._ZTIN10__cxxabiv115__forced_unwindE,comdat
	.align 8
	.type	DW.ref._ZTIN10__cxxabiv115__forced_unwindE#, @object
	.size	DW.ref._ZTIN10__cxxabiv115__forced_unwindE#, 8
DW.ref._ZTIN10__cxxabiv115__forced_unwindE:
	data8	_ZTIN10__cxxabiv115__forced_unwindE#
	.hidden	DW.ref._ZTISt12system_error#
	.weak	DW.ref._ZTISt12system_error#
	.section	.sdata.DW.ref._ZTISt12system_error,"awsG",@progbits,DW.ref._ZTISt12system_error,comdat
	.align 8
	.type	DW.ref._ZTISt12system_error#, @object
	.size	DW.ref._ZTISt12system_error#, 8
DW.ref._ZTISt12system_error:
	data8	_ZTISt12system_error#
	.hidden	DW.ref._ZTISt9exception#
	.weak	DW.ref._ZTISt9exception#
	.section	.sdata.DW.ref._ZTISt9exception,"awsG",@progbits,DW.ref._ZTISt9exception,comdat
	.align 8
	.type	DW.ref._ZTISt9exception#, @object
	.size	DW.ref._ZTISt9exception#, 8
DW.ref._ZTISt9exception:
	data8	_ZTISt9exception#
	.hidden	__dso_handle#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
