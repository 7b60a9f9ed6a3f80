// 0bfa4e0494d8553092ac58af8daf3822
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
	adds r16 = 16, r14
	adds r17 = 24, r14
	;;
	.mmi
	ld8 r15 = [r14]
	ld8 r18 = [r18]
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r17]
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
	ld8 r37 = [r17]
	;;
	add r35 = r35, r15
	nop 0
	.mmi
	ld8 r36 = [r16]
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
	(p6) br.cond.dpnt .L17
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
.L17:
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
	(p6) br.cond.dpnt .L53
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
.L53:
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
	.text
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
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
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
	.text
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
_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv# = _ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv#
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
	(p7) br.cond.spnt .L88
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
.L88:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r38 = r8
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE0:]
	;;
.L84:
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
	.uleb128 .L84-.LFB2931
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
	(p6) br.cond.dpnt .L93
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
.L93:
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
	(p6) br.cond.dpnt .L101
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
.L101:
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
	.proc _ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation#
_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation:
[.LFB5372:]
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L113
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
.L113:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L110:
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
	(p6) br.cond.dpnt .L118
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L121
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
.L121:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L118:
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
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mib
	(p6) st8 [r32] = r33
	nop 0
	(p6) br.cond.dptk .L129
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
.L129:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L126:
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC28:
	stringz	"std::future_error: "
	.sdata
	.align 8
.LC29:
	data8	_ZTVSt12future_error#+16
	.section	.text.unlikely,"ax",@progbits
	.align 16
	.proc _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.part.0#
_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.part.0:
[.LFB5677:]
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 5, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	nop 0
	mov r44 = r1
	.body
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt15future_categoryv#
	;;
	.mmi
	ld8 r14 = [r8]
	adds r36 = 48, r12
	mov r46 = r8
	.mmi
	addl r47 = 4, r0
	mov r37 = r8
	adds r40 = 64, r12
	;;
	.mmi
	adds r14 = 64, r14
	nop 0
	mov r45 = r36
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
[.LEHB3:]
	br.call.sptk.many b0 = b6
[.LEHE3:]
	;;
	.mmi
	mov r1 = r44
	addl r49 = 19, r0
	nop 0
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r45 = r36
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC28)
	;;
	.mib
	add r48 = r1, r48
	nop 0
[.LEHB4:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
[.LEHE4:]
	;;
	.mmi
	adds r35 = 32, r12
	adds r14 = 16, r12
	adds r38 = 16, r8
	.mmi
	adds r41 = 8, r8
	mov r1 = r44
	mov r34 = r8
	;;
	.mmi
	st8 [r14] = r35
	ld8 r15 = [r41]
	nop 0
	;;
	.mmi
	ld8 r14 = [r8]
	;;
	cmp.ne p6, p7 = r38, r14
	nop 0
	;;
	.mmi
	(p6) adds r15 = 16, r12
	;;
	(p6) st8 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r38]
	nop 0
	;;
	.mib
	(p6) st8 [r35] = r14
	nop 0
	(p6) br.cond.dptk .L135
	.mib
	adds r47 = 1, r15
	cmp.eq p6, p7 = -1, r15
	(p6) br.cond.dptk .L135
	.mmi
	nop 0
	mov r46 = r38
	mov r45 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L135:
	.mmi
	ld8 r15 = [r41]
	adds r39 = 80, r12
	adds r14 = 24, r12
	.mmi
	adds r46 = 16, r12
	;;
	st8 [r14] = r15
	mov r45 = r39
	.mmi
	st8 [r34] = r38
	;;
	st8 [r41] = r0
	nop 0
	.mmb
	st1 [r38] = r0
	nop 0
[.LEHB5:]
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
[.LEHE5:]
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r35, r45
	nop 0
	(p6) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	ld8 r46 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L136:
	.mmi
	nop 0
	ld8 r45 = [r36]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r40, r45
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	ld8 r46 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
	;;
.L137:
	.mmi
	addl r14 = @gprel(.LC29), gp
	adds r40 = 96, r12
	adds r38 = 104, r12
	.mmi
	addl r45 = 32, r0
	;;
	ld8 r35 = [r14]
	addl r14 = 4, r0
	.mmi
	st8 [r38] = r37
	;;
	st4 [r40] = r14
	nop 0
	.mmb
	st8 [r39] = r35
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r44
	mov r34 = r8
	mov r45 = r8
	;;
	.mii
	addl r47 = @ltoff(@fptr(_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#)), gp
	addl r46 = @ltoffx(_ZTISt12future_error#), r1
	;;
	nop 0
	.mmb
	ld8 r47 = [r47]
	ld8.mov r46 = [r46], _ZTISt12future_error#
	br.call.sptk.many b0 = __cxa_init_primary_exception#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r39
	.mmb
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKS_#
	;;
	.mmi
	ld8 r17 = [r40]
	adds r16 = 16, r34
	adds r14 = 24, r34
	.mmi
	mov r1 = r44
	mov r46 = r34
	adds r45 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r38]
	nop 0
	.mmi
	st8 [r16] = r17
	st8 [r34] = r35
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1EPv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r12
	mov r1 = r44
	.mmi
	mov r45 = r36
	;;
	ld8 r16 = [r15]
	adds r14 = 8, r14
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mii
	ld8 r15 = [r14]
	nop 0
	;;
	cmp.ne p6, p7 = 0, r15
	.mmb
	st8 [r36] = r15
	st8 [r14] = r16
	(p7) br.cond.dpnt .L139
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L139
	;;
.L147:
	.mmi
	adds r14 = 16, r12
	mov r1 = r44
	mov r34 = r15
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r35, r45
	(p6) br.cond.spnt .L142
	.mmi
	nop 0
	ld8 r46 = [r35]
	nop 0
	;;
	.mib
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L142
	;;
.L146:
	.mmi
	nop 0
	mov r1 = r44
	mov r34 = r15
.L142:
	.mmi
	nop 0
	ld8 r45 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r40, r45
	(p6) br.cond.spnt .L143
	.mmi
	nop 0
	ld8 r46 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L143:
	.mib
	nop 0
	mov r45 = r34
[.LEHB6:]
	br.call.sptk.many b0 = _Unwind_Resume#
.L139:
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	mov r45 = r15
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L144
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L144:
	.mib
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = _ZNSt12future_errorD1Ev#
	;;
	.mmi
	adds r14 = 8, r32
	ld8 r16 = [r33]
	adds r45 = 16, r32
	.mmi
	nop 0
	mov r1 = r44
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
	xchg4 r14 = [r45], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L133
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE6:]
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L133:
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5677:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5677-.LLSDACSB5677
.LLSDACSB5677:
	.uleb128 .LEHB3-.LFB5677
	.uleb128 .LEHE3-.LEHB3
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB4-.LFB5677
	.uleb128 .LEHE4-.LEHB4
	.uleb128 .L146-.LFB5677
	.uleb128 0
	.uleb128 .LEHB5-.LFB5677
	.uleb128 .LEHE5-.LEHB5
	.uleb128 .L147-.LFB5677
	.uleb128 0
	.uleb128 .LEHB6-.LFB5677
	.uleb128 .LEHE6-.LEHB6
	.uleb128 0
	.uleb128 0
.LLSDACSE5677:
	.section	.text.unlikely
	.endp _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.part.0#
	.text
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
[.LEHB7:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE7:]
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r42 = 2, r0
	nop 0
	(p7) br.cond.spnt .L192
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
	(p6) br.cond.dpnt .L193
	;;
	.mib
	nop 0
	nop 0
[.LEHB8:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE8:]
.L193:
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
	(p6) br.cond.dpnt .L161
.L164:
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
	(p7) br.cond.dpnt .L155
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
.L155:
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
.L161:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
[.LEHB9:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE9:]
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L164
.L192:
	.mib
	nop 0
	mov r42 = r8
[.LEHB10:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE10:]
	;;
.L175:
	.mmi
	add r34 = r34, r13
	nop 0
	add r33 = r33, r13
	.mmi
	ld8 r14 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	mov r34 = r16
	.mmb
	mov r33 = r15
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L165
.L194:
	.mmi
	ld8 r15 = [r14], 8
	addl r44 = 3, r0
	mov r43 = r36
	.mmi
	mov r42 = r36
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
.L165:
	.mib
	mov r42 = r33
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L189
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
	(p6) br.cond.spnt .L167
	.mmi
	adds r20 = 16, r12
	st8 [r38] = r0
	mov r42 = r32
	;;
	.mib
	st8 [r20] = r14
	mov r43 = r20
[.LEHB11:]
	br.call.sptk.many b0 = _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.part.0#
[.LEHE11:]
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
	(p6) br.cond.spnt .L167
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
.L167:
	.mib
	nop 0
	nop 0
[.LEHB12:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE12:]
	;;
.L172:
	.mmi
	ld8 r14 = [r37]
	nop 0
	mov r1 = r41
	.mmi
	mov r33 = r15
	nop 0
	mov r34 = r16
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L194
	.mib
	nop 0
	nop 0
	br .L165
.L174:
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r15
.L171:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
.L189:
	.mib
	nop 0
	nop 0
[.LEHB13:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE13:]
	;;
.L173:
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
	(p6) br.cond.spnt .L171
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
	br .L189
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
	.uleb128 .LEHB7-.LFB5322
	.uleb128 .LEHE7-.LEHB7
	.uleb128 .L175-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB8-.LFB5322
	.uleb128 .LEHE8-.LEHB8
	.uleb128 .L172-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB9-.LFB5322
	.uleb128 .LEHE9-.LEHB9
	.uleb128 .L172-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB10-.LFB5322
	.uleb128 .LEHE10-.LEHB10
	.uleb128 .L175-.LFB5322
	.uleb128 0x3
	.uleb128 .LEHB11-.LFB5322
	.uleb128 .LEHE11-.LEHB11
	.uleb128 .L173-.LFB5322
	.uleb128 0
	.uleb128 .LEHB12-.LFB5322
	.uleb128 .LEHE12-.LEHB12
	.uleb128 .L174-.LFB5322
	.uleb128 0
	.uleb128 .LEHB13-.LFB5322
	.uleb128 .LEHE13-.LEHB13
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
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"from a thread"
	.section	.text.unlikely
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
	movl r40 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r40 = r1, r40
[.LEHB14:]
	br.call.sptk.many b0 = _ZNSt13runtime_errorC1EPKc#
[.LEHE14:]
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
[.LEHB15:]
	br.call.sptk.many b0 = __cxa_throw#
[.LEHE15:]
	;;
.L204:
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
	br .L197
	;;
.L203:
	.mmi
	nop 0
	mov r1 = r38
	mov r39 = r15
.L197:
	.mib
	nop 0
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.spnt .L198
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r38
[.LEHB16:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE16:]
	;;
.L198:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r12
	adds r39 = 24, r12
	.mmi
	mov r1 = r38
	;;
	ld8 r16 = [r15]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r16
	nop 0
	;;
	.mib
	st8 [r39] = r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.spnt .L199
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L199:
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L200
	.mib
	mov r39 = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L200
	;;
.L202:
	.mib
	mov r34 = r15
	mov r1 = r38
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
[.LEHB17:]
	br.call.sptk.many b0 = _Unwind_Resume#
	;;
.L200:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
[.LEHE17:]
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
	.uleb128 .LEHB14-.LFB5392
	.uleb128 .LEHE14-.LEHB14
	.uleb128 .L204-.LFB5392
	.uleb128 0x5
	.uleb128 .LEHB15-.LFB5392
	.uleb128 .LEHE15-.LEHB15
	.uleb128 .L203-.LFB5392
	.uleb128 0x3
	.uleb128 .LEHB16-.LFB5392
	.uleb128 .LEHE16-.LEHB16
	.uleb128 .L202-.LFB5392
	.uleb128 0
	.uleb128 .LEHB17-.LFB5392
	.uleb128 .LEHE17-.LEHB17
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
[.LEHB18:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE18:]
	;;
	.mmi
	mov r16 = r8
	mov r1 = r39
	nop 0
	.mmi
	mov r35 = r8
	addl r43 = 3996, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	st4 [r16] = r0, 4
	nop 0
	;;
	.mib
	mov r41 = r16
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r17 = 999, r0
	mov r1 = r39
	mov r16 = r8
	.mii
	mov r15 = r35
	addl r14 = 1, r0
	;;
	mov ar.lc = r17
	;;
	.align 32
.L214:
	.mib
	st4 [r15] = r14, 4
	adds r14 = 1, r14
	br.cloop.sptk.few .L214
	;;
	.mii
	nop 0
	extr.u r17 = r35, 2, 1
	addl r18 = 1000, r0
	.mmi
	mov r14 = r0
	;;
	sub r18 = r18, r17
	cmp.eq p6, p7 = 0, r17
	.mii
	shladd r15 = r17, 2, r0
	nop 0
	;;
	shr.u r17 = r18, 1
	.mmi
	(p7) ld4 r34 = [r35]
	(p6) mov r16 = r35
	add r15 = r35, r15
	;;
	.mii
	shladd r17 = r17, 3, r0
	(p6) mov r34 = r0
	;;
	adds r17 = -8, r17
	;;
	.mii
	nop 0
	shr.u r17 = r17, 3
	;;
	mov ar.lc = r17
	.align 32
.L216:
	.mmi
	nop 0
	ld8 r17 = [r15], 8
	nop 0
	;;
	.mib
	nop 0
	padd4 r14 = r14, r17
	br.cloop.sptk.few .L216
	;;
	.mii
	and r17 = -2, r18
	tbit.z p6, p7 = r18, 0
	shr.u r15 = r14, 32
	.mmb
	addl r42 = 4000, r0
	mov r41 = r35
	nop 0
	;;
	.mii
	padd4 r15 = r15, r14
	shladd r14 = r17, 2, r0
	;;
	add r14 = r16, r14
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	add r34 = r34, r15
	nop 0
	;;
	.mib
	(p7) add r34 = r34, r14
	nop 0
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
.L226:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r15
	.mmb
	nop 0
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.spnt .L219
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	nop 0
	mov r1 = r39
[.LEHB19:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE19:]
	;;
.L219:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r39
	adds r41 = 16, r12
	br.call.sptk.many b0 = _ZSt17current_exceptionv#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r15 = 16, r12
	adds r41 = 24, r12
	.mmi
	mov r1 = r39
	;;
	ld8 r16 = [r15]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r16
	nop 0
	;;
	.mib
	st8 [r41] = r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.spnt .L220
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L220:
	.mmi
	adds r17 = 16, r12
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L221
	.mib
	nop 0
	mov r41 = r17
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L221:
	.mib
	nop 0
	nop 0
[.LEHB20:]
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
.L225:
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
[.LEHE20:]
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
	.uleb128 .LEHB18-.LFB5369
	.uleb128 .LEHE18-.LEHB18
	.uleb128 .L226-.LFB5369
	.uleb128 0x3
	.uleb128 .LEHB19-.LFB5369
	.uleb128 .LEHE19-.LEHB19
	.uleb128 .L225-.LFB5369
	.uleb128 0
	.uleb128 .LEHB20-.LFB5369
	.uleb128 .LEHE20-.LEHB20
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
	(p6) br.cond.dpnt .L248
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L248
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
	(p6) br.cond.dpnt .L247
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
	(p6) br.cond.dptk .L247
.L248:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L247:
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
	.sdata
	.align 8
.LC31:
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
	(p6) br.cond.dpnt .L255
	;;
	.mmi
	addl r14 = @gprel(.LC31), gp
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
.L255:
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
.L260:
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
	(p6) br.cond.dptk .L260
	.mmi
	nop 0
	adds r17 = -1, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L261
	;;
	.mmi
	ld4 r15 = [r20]
	ld8.acq r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r15 = r15
	br .L260
.L261:
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
[.LEHB21:]
	(p7) br.call.spnt.many b0 = _ZSt20__throw_system_errori#
[.LEHE21:]
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
	(p7) br.cond.dpnt .L279
	.align 32
.L265:
	.mib
	adds r42 = 16, r12
	mov r41 = r35
[.LEHB22:]
	br.call.sptk.many b0 = _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE#
[.LEHE22:]
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L265
.L279:
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
	(p7) br.cond.dpnt .L280
.L259:
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
.L280:
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
	(p6) br.cond.dpnt .L259
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
.L269:
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
	(p6) br.cond.spnt .L268
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.spnt .L268
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L268:
	.mib
	nop 0
	mov r41 = r33
[.LEHB23:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE23:]
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
	.uleb128 .LEHB21-.LFB5571
	.uleb128 .LEHE21-.LEHB21
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB22-.LFB5571
	.uleb128 .LEHE22-.LEHB22
	.uleb128 .L269-.LFB5571
	.uleb128 0
	.uleb128 .LEHB23-.LFB5571
	.uleb128 .LEHE23-.LEHB23
	.uleb128 0
	.uleb128 0
.LLSDACSE5571:
	.text
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEE6_M_runEv#
	.sdata
	.align 8
.LC33:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC34:
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
	addl r14 = @gprel(.LC33), gp
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
	addl r15 = @gprel(.LC34), gp
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
	(p6) br.cond.dpnt .L283
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
.L283:
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
	.text
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
	(p6) br.cond.dpnt .L290
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L290
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
	(p6) br.cond.dpnt .L289
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
	(p6) br.cond.dptk .L289
.L290:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L289:
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
	(p6) br.cond.dpnt .L297
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L297
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
	(p6) br.cond.dpnt .L296
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
	(p6) br.cond.dptk .L296
.L297:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L296:
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
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L304
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
	(p6) br.cond.dpnt .L303
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
	(p6) br.cond.dptk .L303
.L304:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L303:
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
	(p6) br.cond.dpnt .L311
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r38 = r15
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r37 = r14
	(p6) br.cond.dpnt .L311
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
	(p6) br.cond.dpnt .L310
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
	(p6) br.cond.dptk .L310
.L311:
	.mmi
	adds r8 = 16, r32
	nop 0
	nop 0
.L310:
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
	.sdata
	.align 8
.LC37:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC38:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC39:
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
	addl r14 = @gprel(.LC37), gp
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
	(p6) br.cond.dpnt .L318
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L319
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L320
	;;
	.mmi
	addl r14 = @gprel(.LC38), gp
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
.L318:
	.mmi
	adds r32 = 24, r32
	nop 0
	addl r14 = @gprel(.LC39), gp
	;;
	.mmi
	ld8 r38 = [r32]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L317
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
.L317:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L320:
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
	br .L318
.L319:
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
	br .L318
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
.LC43:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC44:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC45:
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
	addl r14 = @gprel(.LC43), gp
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
	(p6) br.cond.dpnt .L331
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L332
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mmi
	addl r14 = @gprel(.LC44), gp
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
.L331:
	.mmi
	addl r14 = @gprel(.LC45), gp
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
	(p6) br.cond.dpnt .L330
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
.L330:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L333:
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
	br .L331
.L332:
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
	br .L331
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
.LC49:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC50:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC51:
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
	addl r14 = @gprel(.LC49), gp
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
	(p6) br.cond.dpnt .L344
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L345
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L346
	;;
	.mmi
	addl r14 = @gprel(.LC50), gp
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
.L344:
	.mmi
	adds r32 = 24, r32
	nop 0
	addl r14 = @gprel(.LC51), gp
	;;
	.mmi
	ld8 r38 = [r32]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r34] = r14
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L343
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
.L343:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L346:
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
	br .L344
.L345:
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
	br .L344
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
	.sdata
	.align 8
.LC55:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC56:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC57:
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
	addl r14 = @gprel(.LC55), gp
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
	(p6) br.cond.dpnt .L357
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L358
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L359
	;;
	.mmi
	addl r14 = @gprel(.LC56), gp
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
.L357:
	.mmi
	addl r14 = @gprel(.LC57), gp
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
	(p6) br.cond.dpnt .L356
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
.L356:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L359:
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
	br .L357
.L358:
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
	br .L357
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
.LC61:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC62:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC63:
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
	addl r14 = @gprel(.LC61), gp
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
	(p6) br.cond.dpnt .L370
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L371
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L372
	;;
	.mmi
	addl r14 = @gprel(.LC62), gp
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
.L370:
	.mmi
	addl r15 = @gprel(.LC63), gp
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
	(p6) br.cond.dpnt .L373
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
.L373:
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
.L372:
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
	br .L370
.L371:
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
	br .L370
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
	.sdata
	.align 8
.LC67:
	data8	_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC68:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC69:
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
	addl r14 = @gprel(.LC67), gp
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
	(p6) br.cond.dpnt .L383
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L384
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L385
	;;
	.mmi
	addl r14 = @gprel(.LC68), gp
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
.L383:
	.mmi
	addl r15 = @gprel(.LC69), gp
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
	(p6) br.cond.dpnt .L386
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
.L386:
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
.L385:
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
	br .L383
.L384:
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
	br .L383
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
.LC73:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC74:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC75:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC76:
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
	addl r14 = @gprel(.LC73), gp
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
	(p7) br.cond.dpnt .L413
.L396:
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
	(p6) br.cond.dpnt .L397
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
	(p6) br.cond.dpnt .L398
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L399
	;;
	.mmi
	addl r14 = @gprel(.LC74), gp
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
.L397:
	.mmi
	addl r14 = @gprel(.LC75), gp
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
	addl r14 = @gprel(.LC76), gp
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r39
	;;
	.mib
	st8 [r34] = r14
	nop 0
	(p6) br.cond.dpnt .L395
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
.L395:
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
.L413:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L396
.L399:
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
	br .L397
.L398:
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
	br .L397
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
.LC81:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC82:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC83:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC84:
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
	addl r14 = @gprel(.LC81), gp
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
	(p7) br.cond.dpnt .L432
.L415:
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
	(p6) br.cond.dpnt .L416
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
	(p6) br.cond.dpnt .L417
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L418
	;;
	.mmi
	addl r14 = @gprel(.LC82), gp
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
.L416:
	.mmi
	addl r14 = @gprel(.LC83), gp
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
	addl r14 = @gprel(.LC84), gp
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	cmp.eq p6, p7 = 0, r39
	;;
	.mib
	st8 [r34] = r14
	nop 0
	(p6) br.cond.dpnt .L414
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
.L414:
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
.L432:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L415
.L418:
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
	br .L416
.L417:
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
	br .L416
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
.LC89:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC90:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC91:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC92:
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
	addl r14 = @gprel(.LC89), gp
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
	(p7) br.cond.dpnt .L451
.L434:
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
	(p6) br.cond.dpnt .L435
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
	(p6) br.cond.dpnt .L436
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L437
	;;
	.mmi
	addl r14 = @gprel(.LC90), gp
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
.L435:
	.mmi
	addl r14 = @gprel(.LC91), gp
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
	addl r14 = @gprel(.LC92), gp
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
	(p6) br.cond.dpnt .L433
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
.L433:
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
.L451:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L434
.L437:
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
	br .L435
.L436:
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
	br .L435
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
.LC97:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC98:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC99:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC100:
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
	addl r14 = @gprel(.LC97), gp
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
	(p7) br.cond.dpnt .L470
.L453:
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
	(p6) br.cond.dpnt .L454
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
	(p6) br.cond.dpnt .L455
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L456
	;;
	.mmi
	addl r14 = @gprel(.LC98), gp
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
.L454:
	.mmi
	addl r14 = @gprel(.LC99), gp
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
	addl r14 = @gprel(.LC100), gp
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
	(p6) br.cond.dpnt .L452
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
.L452:
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
.L470:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L453
.L456:
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
	br .L454
.L455:
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
	br .L454
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
.LC105:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC106:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC107:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC108:
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
	addl r14 = @gprel(.LC105), gp
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
	(p7) br.cond.dpnt .L489
.L472:
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
	(p6) br.cond.dpnt .L473
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
	(p6) br.cond.dpnt .L474
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L475
	;;
	.mmi
	addl r14 = @gprel(.LC106), gp
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
.L473:
	.mmi
	addl r14 = @gprel(.LC107), gp
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
	addl r15 = @gprel(.LC108), gp
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
	(p6) br.cond.dpnt .L477
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
.L477:
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
.L489:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L472
.L475:
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
	br .L473
.L474:
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
	br .L473
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
.LC113:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC114:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC115:
	data8	_ZTVNSt13__future_base21_Async_state_commonV2E#+16
	.align 8
.LC116:
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
	addl r14 = @gprel(.LC113), gp
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
	(p7) br.cond.dpnt .L508
.L491:
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
	(p6) br.cond.dpnt .L492
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
	(p6) br.cond.dpnt .L493
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L494
	;;
	.mmi
	addl r14 = @gprel(.LC114), gp
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
.L492:
	.mmi
	addl r14 = @gprel(.LC115), gp
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
	addl r15 = @gprel(.LC116), gp
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
	(p6) br.cond.dpnt .L496
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
.L496:
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
.L508:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L491
.L494:
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
	br .L492
.L493:
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
	br .L492
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
[.LEHB24:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE24:]
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L525
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
	(p6) br.cond.dpnt .L511
.L516:
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
	(p7) br.cond.dpnt .L509
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
.L509:
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
.L511:
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
	(p6) br.cond.dptk .L516
	.mib
	nop 0
	nop 0
[.LEHB25:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE25:]
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L516
.L525:
	.mib
	nop 0
	mov r41 = r8
[.LEHB26:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE26:]
	;;
.L518:
	.mmi
	ld8 r14 = [r37]
	mov r1 = r40
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L517
.L526:
	.mmi
	ld8 r15 = [r14], 8
	addl r43 = 3, r0
	mov r42 = r36
	.mmi
	mov r41 = r36
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
.L517:
	.mib
	nop 0
	mov r41 = r33
[.LEHB27:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE27:]
	;;
.L519:
	.mmi
	add r33 = r33, r13
	ld8 r14 = [r37]
	add r34 = r34, r13
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mmi
	st8 [r33] = r0
	st8 [r34] = r0
	mov r33 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L526
	.mib
	nop 0
	nop 0
	br .L517
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5592:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5592-.LLSDACSB5592
.LLSDACSB5592:
	.uleb128 .LEHB24-.LFB5592
	.uleb128 .LEHE24-.LEHB24
	.uleb128 .L519-.LFB5592
	.uleb128 0
	.uleb128 .LEHB25-.LFB5592
	.uleb128 .LEHE25-.LEHB25
	.uleb128 .L518-.LFB5592
	.uleb128 0
	.uleb128 .LEHB26-.LFB5592
	.uleb128 .LEHE26-.LEHB26
	.uleb128 .L519-.LFB5592
	.uleb128 0
	.uleb128 .LEHB27-.LFB5592
	.uleb128 .LEHE27-.LEHB27
	.uleb128 0
	.uleb128 0
.LLSDACSE5592:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiE17_M_complete_asyncEv#
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
[.LEHB28:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE28:]
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L543
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
	(p6) br.cond.dpnt .L529
.L534:
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
	(p7) br.cond.dpnt .L527
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
.L527:
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
.L529:
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
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
[.LEHB29:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE29:]
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L534
.L543:
	.mib
	nop 0
	mov r41 = r8
[.LEHB30:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE30:]
	;;
.L536:
	.mmi
	ld8 r14 = [r37]
	mov r1 = r40
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L535
.L544:
	.mmi
	ld8 r15 = [r14], 8
	addl r43 = 3, r0
	mov r42 = r36
	.mmi
	mov r41 = r36
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
.L535:
	.mib
	nop 0
	mov r41 = r33
[.LEHB31:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE31:]
	;;
.L537:
	.mmi
	add r33 = r33, r13
	ld8 r14 = [r37]
	add r34 = r34, r13
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mmi
	st8 [r33] = r0
	st8 [r34] = r0
	mov r33 = r15
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L544
	.mib
	nop 0
	nop 0
	br .L535
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5598:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5598-.LLSDACSB5598
.LLSDACSB5598:
	.uleb128 .LEHB28-.LFB5598
	.uleb128 .LEHE28-.LEHB28
	.uleb128 .L537-.LFB5598
	.uleb128 0
	.uleb128 .LEHB29-.LFB5598
	.uleb128 .LEHE29-.LEHB29
	.uleb128 .L536-.LFB5598
	.uleb128 0
	.uleb128 .LEHB30-.LFB5598
	.uleb128 .LEHE30-.LEHB30
	.uleb128 .L537-.LFB5598
	.uleb128 0
	.uleb128 .LEHB31-.LFB5598
	.uleb128 .LEHE31-.LEHB31
	.uleb128 0
	.uleb128 0
.LLSDACSE5598:
	.text
	.endp _ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiE17_M_complete_asyncEv#
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
[.LEHB32:]
	(p7) br.call.spnt.many b0 = _ZSt20__throw_future_errori#
[.LEHE32:]
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
[.LEHB33:]
	br.call.sptk.many b0 = pthread_once#
[.LEHE33:]
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r42 = 2, r0
	nop 0
	(p7) br.cond.spnt .L565
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
	(p6) br.cond.dpnt .L566
	;;
	.mib
	nop 0
	nop 0
[.LEHB34:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE34:]
.L566:
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
	(p6) br.cond.dpnt .L552
.L555:
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
	(p7) br.cond.dpnt .L545
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
.L545:
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
.L552:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
[.LEHB35:]
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
[.LEHE35:]
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L555
.L565:
	.mib
	nop 0
	mov r42 = r8
[.LEHB36:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE36:]
	;;
.L558:
	.mmi
	nop 0
	add r35 = r35, r13
	add r34 = r34, r13
	.mmi
	ld8 r14 = [r38]
	mov r1 = r41
	mov r33 = r15
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L556
.L567:
	.mmi
	ld8 r15 = [r14], 8
	addl r44 = 3, r0
	mov r43 = r37
	.mmi
	mov r42 = r37
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
.L556:
	.mib
	nop 0
	mov r42 = r33
[.LEHB37:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE37:]
	;;
.L557:
	.mmi
	ld8 r14 = [r38]
	mov r1 = r41
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L567
	.mib
	nop 0
	nop 0
	br .L556
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA5586:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE5586-.LLSDACSB5586
.LLSDACSB5586:
	.uleb128 .LEHB32-.LFB5586
	.uleb128 .LEHE32-.LEHB32
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB33-.LFB5586
	.uleb128 .LEHE33-.LEHB33
	.uleb128 .L558-.LFB5586
	.uleb128 0
	.uleb128 .LEHB34-.LFB5586
	.uleb128 .LEHE34-.LEHB34
	.uleb128 .L557-.LFB5586
	.uleb128 0
	.uleb128 .LEHB35-.LFB5586
	.uleb128 .LEHE35-.LEHB35
	.uleb128 .L557-.LFB5586
	.uleb128 0
	.uleb128 .LEHB36-.LFB5586
	.uleb128 .LEHE36-.LEHB36
	.uleb128 .L558-.LFB5586
	.uleb128 0
	.uleb128 .LEHB37-.LFB5586
	.uleb128 .LEHE37-.LEHB37
	.uleb128 0
	.uleb128 0
.LLSDACSE5586:
	.text
	.endp _ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEE6_M_runEv#
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
	(p7) br.cond.spnt .L605
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
	(p6) br.cond.dpnt .L606
	;;
	.mib
	nop 0
	nop 0
[.LEHB39:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE39:]
.L606:
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
	(p6) br.cond.dpnt .L574
.L577:
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
	(p7) br.cond.dpnt .L568
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
.L568:
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
.L574:
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
	br .L577
.L605:
	.mib
	nop 0
	mov r42 = r8
[.LEHB41:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE41:]
	;;
.L588:
	.mmi
	add r34 = r34, r13
	nop 0
	add r33 = r33, r13
	.mmi
	ld8 r14 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	mov r34 = r16
	.mmb
	mov r33 = r15
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L578
.L607:
	.mmi
	ld8 r15 = [r14], 8
	addl r44 = 3, r0
	mov r43 = r36
	.mmi
	mov r42 = r36
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
.L578:
	.mib
	mov r42 = r33
	cmp.eq p6, p7 = 1, r34
	(p7) br.cond.spnt .L602
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
	(p6) br.cond.spnt .L580
	.mmi
	adds r20 = 16, r12
	st8 [r38] = r0
	mov r42 = r32
	;;
	.mib
	st8 [r20] = r14
	mov r43 = r20
[.LEHB42:]
	br.call.sptk.many b0 = _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE.part.0#
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
	(p6) br.cond.spnt .L580
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
.L580:
	.mib
	nop 0
	nop 0
[.LEHB43:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE43:]
	;;
.L585:
	.mmi
	ld8 r14 = [r37]
	nop 0
	mov r1 = r41
	.mmi
	mov r33 = r15
	nop 0
	mov r34 = r16
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L607
	.mib
	nop 0
	nop 0
	br .L578
.L587:
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r15
.L584:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r33
.L602:
	.mib
	nop 0
	nop 0
[.LEHB44:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE44:]
	;;
.L586:
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
	(p6) br.cond.spnt .L584
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
	br .L602
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
	.uleb128 .LEHB38-.LFB5302
	.uleb128 .LEHE38-.LEHB38
	.uleb128 .L588-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB39-.LFB5302
	.uleb128 .LEHE39-.LEHB39
	.uleb128 .L585-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB40-.LFB5302
	.uleb128 .LEHE40-.LEHB40
	.uleb128 .L585-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB41-.LFB5302
	.uleb128 .LEHE41-.LEHB41
	.uleb128 .L588-.LFB5302
	.uleb128 0x3
	.uleb128 .LEHB42-.LFB5302
	.uleb128 .LEHE42-.LEHB42
	.uleb128 .L586-.LFB5302
	.uleb128 0
	.uleb128 .LEHB43-.LFB5302
	.uleb128 .LEHE43-.LEHB43
	.uleb128 .L587-.LFB5302
	.uleb128 0
	.uleb128 .LEHB44-.LFB5302
	.uleb128 .LEHE44-.LEHB44
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
	(p6) br.cond.dptk .L609
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
.L609:
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
	(p7) br.cond.dpnt .L618
	br.ret.sptk.many b0
.L618:
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
	(p7) br.cond.dpnt .L626
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
	(p7) br.cond.dpnt .L627
	br.ret.sptk.many b0
.L626:
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
.L627:
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
	(p6) br.cond.dpnt .L629
	.align 32
.L631:
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L639
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L631
	;;
.L629:
	.mmi
	adds r32 = 16, r32
	nop 0
	cmp.eq p6, p7 = 0, r17
	.mmb
	mov r36 = r17
	nop 0
	(p6) br.cond.dpnt .L628
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
.L628:
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
.L639:
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
	(p7) br.cond.spnt .L668
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
	(p6) br.cond.dpnt .L642
	.align 32
.L644:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	nop 0
	;;
.L643:
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
	(p6) br.cond.dptk .L643
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
	(p6) br.cond.dptk .L644
.L642:
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
	(p7) br.cond.spnt .L669
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
	(p7) br.cond.dpnt .L640
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
	(p7) br.cond.dpnt .L670
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
	(p7) br.cond.dpnt .L671
.L640:
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
.L670:
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
.L671:
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
.L669:
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
.L668:
	.mib
	nop 0
	addl r40 = 3, r0
[.LEHB47:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE47:]
.L656:
	.mmi
	nop 0
	mov r1 = r39
	mov r33 = r15
.L650:
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
	(p6) br.cond.spnt .L655
.L672:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L655:
	.mib
	nop 0
	mov r40 = r33
[.LEHB48:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE48:]
	;;
.L657:
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
	(p6) br.cond.spnt .L650
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
	(p7) br.cond.spnt .L672
	.mib
	nop 0
	nop 0
	br .L655
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
	.uleb128 .L656-.LFB3995
	.uleb128 0
	.uleb128 .LEHB46-.LFB3995
	.uleb128 .LEHE46-.LEHB46
	.uleb128 .L657-.LFB3995
	.uleb128 0
	.uleb128 .LEHB47-.LFB3995
	.uleb128 .LEHE47-.LEHB47
	.uleb128 .L656-.LFB3995
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
.L676:
	.mmi
	ld8 r37 = [r33]
	mov r1 = r36
	mov r33 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.spnt .L675
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L675:
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
	.uleb128 .L676-.LFB4010
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
	data8	_ZTVSt12future_error#+16
	.align 8
.LC129:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.section	.text._ZNSt7promiseIiED2Ev,"axG",@progbits,_ZNSt7promiseIiED5Ev,comdat
	.align 16
	.align 64
	.weak	_ZNSt7promiseIiED2Ev#
	.proc _ZNSt7promiseIiED2Ev#
_ZNSt7promiseIiED2Ev:
[.LFB4013:]
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 12, 5, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	ld8 r33 = [r32]
	.save rp, r42
	mov r42 = b0
	mov r44 = r1
	.body
	;;
	.mmi
	cmp.ne p6, p7 = 0, r33
	;;
	(p7) adds r14 = 16, r32
	(p7) adds r35 = 8, r32
	;;
	.mib
	(p7) ld8 r33 = [r14]
	nop 0
	(p7) br.cond.dpnt .L685
	;;
	.mmi
	adds r35 = 8, r32
	nop 0
	adds r32 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 8, r14
	(p6) br.cond.dpnt .L686
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L725
.L686:
	.mmi
	ld8 r37 = [r32]
	st8 [r32] = r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L688
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt15future_categoryv#
	;;
	.mmi
	ld8 r14 = [r8]
	adds r45 = 48, r12
	mov r46 = r8
	.mii
	addl r47 = 4, r0
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
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r44
	addl r49 = 19, r0
	nop 0
	.mmi
	mov r47 = r0
	mov r46 = r0
	adds r45 = 48, r12
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC28)
	;;
	.mib
	add r48 = r1, r48
	nop 0
[.LEHB52:]
	br.call.sptk.many b0 = _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm#
[.LEHE52:]
	;;
	.mmi
	adds r39 = 16, r8
	ld8.a r15 = [r8]
	adds r40 = 32, r12
	.mmi
	adds r16 = 16, r12
	adds r41 = 8, r8
	mov r1 = r44
	;;
	.mmi
	cmp.ne p6, p7 = r39, r15
	st8 [r16] = r40
	nop 0
	.mmi
	ld8 r14 = [r41]
	nop 0
	mov r34 = r8
	;;
	.mib
	chk.a.clr r15, .L733
.L734:
	.pred.rel.mutex p6, p7
	(p6) adds r17 = 16, r12
	(p7) br.cond.dpnt .L728
	;;
	.mmi
	(p6) st8 [r17] = r15
	;;
	(p6) ld8 r15 = [r39]
	nop 0
	.mmi
	nop 0
	;;
	(p6) st8 [r40] = r15
	nop 0
.L690:
	.mmi
	adds r38 = 80, r12
	adds r15 = 24, r12
	adds r46 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	mov r45 = r38
	.mmi
	st8 [r34] = r39
	;;
	st8 [r41] = r0
	nop 0
	.mmb
	st1 [r39] = r0
	nop 0
[.LEHB53:]
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE#
[.LEHE53:]
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r40, r45
	nop 0
	(p6) br.cond.dpnt .L691
	;;
	.mmi
	nop 0
	ld8 r46 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L691:
	.mmi
	adds r15 = 48, r12
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r45 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r45
	nop 0
	(p6) br.cond.dpnt .L692
	;;
	.mmi
	nop 0
	ld8 r46 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
	;;
.L692:
	.mmi
	addl r14 = @gprel(.LC128), gp
	adds r41 = 96, r12
	adds r40 = 104, r12
	.mmi
	addl r45 = 32, r0
	;;
	ld8 r39 = [r14]
	addl r14 = 4, r0
	.mmi
	st8 [r40] = r36
	;;
	st4 [r41] = r14
	nop 0
	.mmb
	st8 [r38] = r39
	nop 0
	br.call.sptk.many b0 = __cxa_allocate_exception#
	;;
	.mmi
	mov r1 = r44
	mov r34 = r8
	mov r45 = r8
	;;
	.mii
	addl r47 = @ltoff(@fptr(_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv#)), gp
	addl r46 = @ltoffx(_ZTISt12future_error#), r1
	;;
	nop 0
	.mmb
	ld8 r47 = [r47]
	ld8.mov r46 = [r46], _ZTISt12future_error#
	br.call.sptk.many b0 = __cxa_init_primary_exception#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r38
	.mmb
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt11logic_errorC2ERKS_#
	;;
	.mmi
	ld8 r17 = [r41]
	adds r16 = 16, r34
	adds r14 = 24, r34
	.mmi
	mov r46 = r34
	mov r1 = r44
	adds r45 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r40]
	nop 0
	.mmi
	st8 [r16] = r17
	st8 [r34] = r39
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptrC1EPv#
	;;
	.mmi
	adds r14 = 8, r37
	adds r17 = 16, r12
	mov r1 = r44
	.mmi
	adds r45 = 48, r12
	;;
	ld8.a r15 = [r14]
	nop 0
	.mmi
	ld8 r16 = [r17]
	st8 [r17] = r0
	adds r17 = 48, r12
	;;
	.mii
	ld8.c.clr r15 = [r14]
	nop 0
	;;
	cmp.ne p6, p7 = 0, r15
	.mmb
	st8 [r17] = r15
	st8 [r14] = r16
	(p7) br.cond.dpnt .L694
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	mov r45 = r16
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L694
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L694:
	.mib
	mov r45 = r38
	nop 0
	br.call.sptk.many b0 = _ZNSt12future_errorD1Ev#
	;;
	.mmi
	adds r14 = 8, r33
	adds r45 = 16, r33
	mov r1 = r44
	;;
	.mmi
	ld8 r33 = [r14]
	st8 [r14] = r37
	addl r14 = 1, r0
	;;
	.mmi
	mf
	xchg4 r14 = [r45], r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L729
	;;
.L699:
	.mib
	cmp.ne p6, p7 = 0, r33
	mov r45 = r33
	(p7) br.cond.spnt .L725
	;;
	.mmi
	ld8 r14 = [r33]
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
	mov r1 = r44
	nop 0
	nop 0
.L725:
	.mmi
	ld8 r33 = [r32]
	nop 0
	nop 0
	;;
.L685:
	.mmi
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiE10_M_destroyEv#)), gp
	nop 0
	cmp.eq p6, p7 = 0, r33
	.mmb
	mov r45 = r33
	nop 0
	(p6) br.cond.dpnt .L688
	;;
	.mmi
	ld8 r14 = [r33]
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	addl r15 = @ltoff(@fptr(_ZNSt13__future_base7_ResultIiED0Ev#)), gp
	(p6) br.cond.dpnt .L702
	;;
	.mmi
	adds r14 = 32, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L703
	;;
	.mmi
	addl r14 = @gprel(.LC129), gp
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
	mov r1 = r44
	nop 0
	addl r46 = 24, r0
	.mmb
	mov r45 = r33
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L688:
	.mmi
	nop 0
	ld8 r32 = [r35]
	nop 0
	;;
	.mib
	adds r14 = 8, r32
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L683
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
	(p7) br.cond.dpnt .L730
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
	(p7) br.cond.dpnt .L731
.L683:
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L730:
	.body
	.copy_state 1
	.mmi
	ld8 r15 = [r32]
	mov r16 = r0
	mov r45 = r32
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
	mov r45 = r32
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
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L703:
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
	mov r1 = r44
	br .L688
.L728:
	.mmi
	cmp.eq p6, p7 = -1, r14
	nop 0
	adds r47 = 1, r14
	;;
	.mib
	nop 0
	(p6) addl r14 = -1, r0
	(p6) br.cond.dptk .L690
	.mib
	mov r46 = r39
	mov r45 = r40
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld8 r14 = [r41]
	nop 0
	br .L690
.L729:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L699
.L702:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r45 = r33
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L688
.L731:
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	.label_state 3
	.restore sp
	adds r12 = 96, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv#
.L712:
	.body
	.copy_state 3
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r40, r45
	(p6) br.cond.spnt .L697
	.mmi
	nop 0
	ld8 r46 = [r40]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L697:
	.mmi
	adds r15 = 48, r12
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r45 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r45
	(p6) br.cond.spnt .L698
.L732:
	.mmi
	nop 0
	ld8 r46 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L698:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
	;;
.L711:
	.mmi
	adds r15 = 48, r12
	adds r14 = 64, r12
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld8 r45 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r45
	(p7) br.cond.spnt .L732
	.mib
	nop 0
	nop 0
	br .L698
.L733:
	.mmi
	nop 0
	ld8 r15 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r15
	br .L734
	.personality	__gxx_personality_v0#
	.handlerdata
.LLSDA4013:
	data1	0xff
	data1	0xff
	data1	0x1
	.uleb128 .LLSDACSE4013-.LLSDACSB4013
.LLSDACSB4013:
	.uleb128 .LEHB52-.LFB4013
	.uleb128 .LEHE52-.LEHB52
	.uleb128 .L711-.LFB4013
	.uleb128 0
	.uleb128 .LEHB53-.LFB4013
	.uleb128 .LEHE53-.LEHB53
	.uleb128 .L712-.LFB4013
	.uleb128 0
.LLSDACSE4013:
	.section	.text._ZNSt7promiseIiED2Ev,"axG",@progbits,_ZNSt7promiseIiED5Ev,comdat
	.endp _ZNSt7promiseIiED2Ev#
	.weak	_ZNSt7promiseIiED1Ev#
_ZNSt7promiseIiED1Ev# = _ZNSt7promiseIiED2Ev#
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
	(p7) br.cond.dpnt .L737
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
.L737:
	.mmb
	cmp.ne p6, p7 = 0, r14
	addl r15 = 1, r0
	nop 0
	.mib
	adds r14 = 20, r14
	mov b0 = r35
	(p7) br.cond.spnt .L750
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
	(p7) br.cond.spnt .L751
	br.ret.sptk.many b0
	;;
.L750:
	.mib
	nop 0
	addl r38 = 3, r0
[.LEHB54:]
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
	;;
.L751:
	.mib
	nop 0
	addl r38 = 1, r0
	br.call.sptk.many b0 = _ZSt20__throw_future_errori#
[.LEHE54:]
	;;
.L744:
	.mmi
	ld8 r38 = [r34]
	mov r1 = r37
	mov r34 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.spnt .L743
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L743:
	.mib
	nop 0
	mov r38 = r34
[.LEHB55:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE55:]
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
	.uleb128 .LEHB54-.LFB4567
	.uleb128 .LEHE54-.LEHB54
	.uleb128 .L744-.LFB4567
	.uleb128 0
	.uleb128 .LEHB55-.LFB4567
	.uleb128 .LEHE55-.LEHB55
	.uleb128 0
	.uleb128 0
.LLSDACSE4567:
	.section	.text._ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,"axG",@progbits,_ZNSt14__basic_futureIiEC5ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE,comdat
	.endp _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
	.weak	_ZNSt14__basic_futureIiEC1ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
_ZNSt14__basic_futureIiEC1ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE# = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
	.section	.rodata.str1.8
	.align 8
.LC134:
	stringz	"vector::_M_realloc_insert"
	.align 8
.LC135:
	stringz	"%lld %d %d\n"
	.align 8
.LC143:
	stringz	"%d\n"
	.align 8
.LC144:
	stringz	"%d %d\n"
	.sdata
	.align 8
.LC133:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE_EEEEEE#+16
	.align 8
.LC136:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.align 8
.LC137:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE0_EEEEiEE#+16
	.align 8
.LC138:
	data8	_ZTVNSt13__future_base7_ResultIiEE#+16
	.align 8
.LC139:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE0_EEEEiEEFvvEPS8_EEEEEE#+16
	.align 8
.LC140:
	data8	_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE#+16
	.align 8
.LC141:
	data8	_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainEUlvE1_EEEEiEE#+16
	.align 8
.LC142:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainEUlvE1_EEEEiEEFvvEPS8_EEEEEE#+16
	.align 8
.LC145:
	data8	_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainEUlvE3_EEEEEE#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB3367:]
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 17, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	mov r47 = r1
	nop 0
	addl r39 = @gprel(.LC133), gp
	;;
	.mmb
	adds r40 = 40, r12
	adds r38 = 48, r12
	nop 0
	.mii
	adds r42 = 56, r12
	.save rp, r45
	mov r45 = b0
	.body
	mov r34 = r0
	;;
	.mmi
	mov r32 = r0
	st8 [r40] = r0
	mov r33 = r0
	.mlx
	st8 [r38] = r0
	movl r43 = 1152921504606846975
	;;
	.mmi
	st8 [r42] = r0
	nop 0
	nop 0
	.align 32
.L774:
	.mib
	cmp.eq p6, p7 = r32, r34
	addl r49 = 16, r0
	(p6) br.cond.dpnt .L753
	;;
	.mib
	st8 [r32] = r0
	nop 0
[.LEHB56:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE56:]
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	adds r50 = 16, r12
	.mmi
	mov r1 = r47
	mov r51 = r0
	mov r49 = r32
	;;
	.mmi
	st8 [r50] = r8
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
	adds r2 = 16, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r2]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L754
	;;
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L754:
	.mmi
	adds r32 = 8, r32
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	st8 [r38] = r32
	cmp4.ne p6, p7 = 10, r33
	(p6) br.cond.dptk .L774
.L962:
	.mmi
	nop 0
	ld8 r33 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r32, r33
	(p7) br.cond.dpnt .L778
	.align 32
.L777:
	.mib
	mov r49 = r33
	nop 0
[.LEHB58:]
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
	;;
	.mmi
	adds r33 = 8, r33
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r32
	(p6) br.cond.dptk .L777
.L778:
	;;
	.mmi
	addl r14 = @gprel(_ZL5total#), gp
	;;
	ld8.acq r50 = [r14]
	nop 0
	;;
	;;
	.mlx
	mov r2 = r13
	movl r49 = @gprel(.LC135)
	;;
	.mmi
	addl r14 = @tprel(_ZL4mine#), r2
	nop 0
	add r49 = r1, r49
	;;
	.mmi
	ld4 r52 = [r14]
	nop 0
	addl r14 = @gprel(_ZL9order_sum#), gp
	;;
	.mib
	ld4 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE58:]
	;;
	.mmi
	adds r33 = 80, r12
	nop 0
	adds r36 = 88, r12
	.mii
	mov r1 = r47
	addl r49 = 80, r0
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
	mov r1 = r47
	adds r21 = 8, r8
	adds r34 = 16, r8
	.mmi
	adds r19 = 24, r8
	adds r18 = 32, r8
	adds r17 = 36, r8
	;;
	.mmi
	addl r14 = @gprel(.LC136), gp
	adds r16 = 40, r8
	adds r35 = 48, r8
	.mlx
	adds r15 = 56, r8
	movl r22 = 4294967297
	;;
	.mmi
	ld8 r20 = [r14]
	addl r14 = @gprel(.LC137), gp
	addl r49 = 24, r0
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
	mov r1 = r47
	mov r37 = r8
	nop 0
	.mmi
	mov r49 = r8
	adds r41 = 64, r32
	adds r38 = 136, r12
	;;
	.mib
	addl r39 = @gprel(.LC138), gp
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseC2Ev#
	;;
	.mmi
	ld8 r15 = [r39]
	adds r14 = 20, r37
	mov r1 = r47
	.mmi
	st8 [r41] = r37
	st8 [r38] = r0
	addl r49 = 32, r0
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
	mov r1 = r47
	adds r50 = 16, r12
	adds r15 = 16, r8
	.mii
	mov r51 = r0
	mov r49 = r38
	;;
	addl r14 = @gprel(.LC139), gp
	.mmi
	st8 [r50] = r8
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
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L779
	;;
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L779:
	.mmi
	ld8 r14 = [r35]
	mov r50 = r33
	adds r49 = 112, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L780
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
	mov r1 = r47
	mov r49 = r32
	nop 0
	.mmb
	adds r38 = 72, r12
	adds r32 = 64, r12
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addl r49 = 80, r0
	.mmb
	st8 [r32] = r0
	st8 [r38] = r0
[.LEHB64:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE64:]
	;;
	.mmi
	mov r1 = r47
	adds r21 = 8, r8
	adds r34 = 16, r8
	.mmi
	adds r19 = 24, r8
	adds r18 = 32, r8
	adds r17 = 36, r8
	;;
	.mmi
	addl r14 = @gprel(.LC140), gp
	adds r16 = 40, r8
	adds r35 = 48, r8
	.mlx
	adds r15 = 56, r8
	movl r22 = 4294967297
	;;
	.mmi
	ld8 r20 = [r14]
	addl r14 = @gprel(.LC141), gp
	addl r49 = 24, r0
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
	mov r1 = r47
	mov r49 = r8
	.mmb
	adds r41 = 64, r33
	adds r37 = 128, r12
	br.call.sptk.many b0 = _ZNSt13__future_base12_Result_baseC2Ev#
	;;
	.mmi
	ld8 r15 = [r39]
	adds r14 = 20, r36
	mov r1 = r47
	.mmi
	st8 [r41] = r36
	st8 [r37] = r0
	addl r49 = 32, r0
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
	mov r1 = r47
	adds r50 = 16, r12
	adds r15 = 16, r8
	.mii
	mov r51 = r0
	mov r49 = r37
	;;
	addl r14 = @gprel(.LC142), gp
	.mmi
	st8 [r50] = r8
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
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L796
	;;
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L796:
	.mmi
	ld8 r14 = [r35]
	mov r50 = r32
	adds r49 = 96, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L780
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
	mov r1 = r47
	mov r49 = r33
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	mov r1 = r47
	adds r49 = 112, r12
[.LEHB69:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC143)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE69:]
	;;
	.mib
	mov r1 = r47
	adds r49 = 96, r12
[.LEHB70:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
[.LEHE70:]
	;;
	.mmi
	mov r1 = r47
	adds r37 = 156, r12
	nop 0
	.mmi
	adds r36 = 152, r12
	addl r33 = 3, r0
	adds r41 = 16, r12
	;;
	.mmi
	addl r43 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	addl r44 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	addl r39 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#)), gp
	.mmi
	st4 [r37] = r0
	st4 [r36] = r0
	addl r42 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	ld8 r43 = [r43]
	ld8 r44 = [r44]
	nop 0
	;;
	.mmi
	add r35 = r44, r13
	ld8 r39 = [r39]
	nop 0
	.mmi
	add r34 = r43, r13
	ld8 r42 = [r42]
	nop 0
	;;
.L814:
	.mmi
	adds r14 = 16, r12
	st8 [r32] = r36
	mov r50 = r42
	.mmi
	mov r49 = r37
	st8 [r35] = r41
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r32
	nop 0
	.mmb
	st8 [r34] = r39
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
	mov r1 = r47
	nop 0
	(p7) br.cond.spnt .L958
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L814
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
	mov r1 = r47
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
.L819:
	.mmi
	nop 0
	adds r50 = 16, r12
	nop 0
	;;
	.mib
	mov r49 = r50
	nop 0
[.LEHB72:]
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L959
.L818:
	.mib
	ld4 r34 = [r36]
	nop 0
	br.call.sptk.many b0 = _ZNSt6chrono3_V212steady_clock3nowEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sub r8 = r8, r33
	.mlx
	mov r50 = r34
	movl r14 = 19999999
	;;
	.mlx
	cmp.lt p6, p7 = r14, r8
	movl r49 = @gprel(.LC144)
	;;
	.mmi
	add r49 = r1, r49
	nop 0
	(p6) addl r51 = 1, r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	adds r49 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiEC1Ev#
[.LEHE72:]
	;;
	.mmi
	adds r33 = 144, r12
	mov r1 = r47
	addl r49 = 16, r0
	;;
	.mib
	st8 [r33] = r0
	nop 0
[.LEHB73:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE73:]
	;;
	.mmi
	mov r1 = r47
	st8 [r32] = r8
	adds r17 = 16, r12
	.mmi
	mov r51 = r0
	mov r50 = r32
	mov r49 = r33
	;;
	.mmi
	addl r14 = @gprel(.LC145), gp
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
	.mmi
	ld8 r49 = [r32]
	nop 0
	mov r1 = r47
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L820
	;;
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L820:
	.mib
	adds r50 = 16, r12
	mov r49 = r32
[.LEHB75:]
	br.call.sptk.many b0 = _ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE#
[.LEHE75:]
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
[.LEHB76:]
	br.call.sptk.many b0 = _ZNSt6futureIiE3getEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC143)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
[.LEHE76:]
	;;
	.mmi
	ld8 r49 = [r38]
	nop 0
	mov r1 = r47
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L825
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L825:
	.mib
	mov r49 = r33
	nop 0
[.LEHB77:]
	br.call.sptk.many b0 = _ZNSt6thread4joinEv#
[.LEHE77:]
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r47
	adds r49 = 16, r12
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L780
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mmi
	adds r14 = 104, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L826
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L826:
	.mmi
	adds r14 = 120, r12
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L827
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L827:
	.mib
	mov r49 = r40
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L753:
	.body
	.copy_state 1
	.mmi
	ld8 r35 = [r40]
	;;
	sub r34 = r34, r35
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
	(p7) br.cond.spnt .L960
	;;
	.mmi
	cmp.eq p6, p7 = r32, r35
	;;
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r37 = r14
	;;
	add r37 = r14, r37
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r37, r14
	nop 0
	(p6) br.cond.dpnt .L838
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L961
	;;
	.mmi
	(p6) mov r36 = r0
	nop 0
	nop 0
	;;
.L762:
	.mmi
	add r41 = r36, r34
	nop 0
	addl r49 = 16, r0
	;;
	.mib
	st8 [r41] = r0
	nop 0
[.LEHB78:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE78:]
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	adds r50 = 16, r12
	.mmi
	mov r1 = r47
	mov r51 = r0
	mov r49 = r41
	;;
	.mmi
	st8 [r50] = r8
	st8 [r8] = r14, 8
	nop 0
	;;
	.mib
	st4 [r8] = r33
	nop 0
[.LEHB79:]
	br.call.sptk.many b0 = _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE#
[.LEHE79:]
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dpnt .L763
	;;
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L763:
	.mmi
	cmp.ne p6, p7 = r32, r35
	nop 0
	mov r14 = r36
	;;
	.mib
	(p7) mov r32 = r36
	nop 0
	(p7) br.cond.dpnt .L765
	;;
	.mii
	sub r15 = r32, r35
	mov r32 = r35
	;;
	adds r15 = -8, r15
	;;
	.mii
	nop 0
	shr.u r15 = r15, 3
	;;
	mov ar.lc = r15
	.align 32
.L769:
	.mmi
	nop 0
	ld8 r15 = [r32], 8
	nop 0
	;;
	.mib
	st8 [r14] = r15, 8
	nop 0
	br.cloop.sptk.few .L769
	.mii
	sub r32 = r32, r35
	nop 0
	;;
	add r32 = r36, r32
	;;
.L765:
	.mmi
	cmp.eq p6, p7 = 0, r35
	adds r32 = 8, r32
	nop 0
	.mmb
	mov r50 = r34
	mov r49 = r35
	(p6) br.cond.dpnt .L770
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L770:
	.mmi
	add r34 = r36, r37
	nop 0
	adds r33 = 1, r33
	.mmi
	st8 [r40] = r36
	st8 [r38] = r32
	nop 0
	;;
	.mib
	st8 [r42] = r34
	cmp4.ne p6, p7 = 10, r33
	(p6) br.cond.dptk .L774
	.mib
	nop 0
	nop 0
	br .L962
.L838:
	.mlx
	nop 0
	movl r37 = 9223372036854775800
	;;
.L761:
	.mib
	mov r49 = r37
	nop 0
[.LEHB80:]
	br.call.sptk.many b0 = _Znwm#
[.LEHE80:]
	;;
	.mib
	mov r1 = r47
	mov r36 = r8
	br .L762
.L959:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p7) br.cond.dptk .L818
	.mib
	nop 0
	nop 0
	br .L819
.L961:
	.mlx
	nop 0
	movl r14 = 1152921504606846975
	;;
	.mmi
	cmp.leu p6, p7 = r14, r37
	;;
	(p6) mov r37 = r14
	nop 0
	;;
	.mib
	nop 0
	shladd r37 = r37, 3, r0
	br .L761
.L958:
	.mib
	nop 0
	mov r49 = r8
[.LEHB81:]
	br.call.sptk.many b0 = _ZSt20__throw_system_errori#
[.LEHE81:]
	;;
.L849:
	.mib
	mov r1 = r47
	mov r49 = r15
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.spnt .L771
.L967:
	.mmi
	nop 0
	ld8 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L772
.L780:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
.L960:
	.mlx
	nop 0
	movl r49 = @gprel(.LC134)
	;;
	.mib
	nop 0
	add r49 = r1, r49
[.LEHB82:]
	br.call.sptk.many b0 = _ZSt20__throw_length_errorPKc#
[.LEHE82:]
.L861:
	.mmi
	add r44 = r44, r13
	nop 0
	add r43 = r43, r13
	.mmi
	mov r1 = r47
	nop 0
	mov r32 = r15
	;;
	.mmi
	st8 [r44] = r0
	st8 [r43] = r0
	nop 0
.L817:
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L812
.L953:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L812:
	.mmi
	adds r14 = 120, r12
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L758
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L758:
	.mib
	mov r49 = r40
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
[.LEHB83:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE83:]
	;;
.L854:
	.mmi
	mov r1 = r47
	mov r33 = r15
	mov r35 = r16
.L784:
	.mmi
	nop 0
	ld8 r49 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L787
.L970:
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L787:
	.mib
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r32
	.mmb
	addl r50 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r33
.L788:
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L963
	;;
	.mmi
	(p7) mov r32 = r49
	nop 0
	nop 0
.L791:
	.mmi
	nop 0
	ld8 r49 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L758
.L964:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L758
	;;
.L852:
	.mmi
	mov r35 = r16
	mov r49 = r15
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L963
	;;
	.mmi
	(p7) mov r32 = r49
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L791
.L853:
	.mmi
	mov r33 = r15
	mov r1 = r47
	nop 0
	.mmb
	mov r35 = r16
	mov r49 = r34
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r32
	.mmb
	addl r50 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r47
	mov r49 = r33
	br .L788
	;;
.L847:
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L758
	.mmi
	ld8 r14 = [r49]
	;;
	adds r14 = 16, r14
	nop 0
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
	mov r1 = r47
	mov r49 = r40
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
[.LEHB84:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE84:]
	;;
.L963:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	mov r32 = r8
	br.call.sptk.many b0 = _ZNSt3_V216generic_categoryEv#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = 11, r0
	mov r1 = r47
	.mmi
	adds r49 = 16, r32
	;;
	st4 [r50] = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = _ZSteqRKSt10error_codeRKSt15error_condition#
	;;
	.mib
	nop 0
	mov r1 = r47
[.LEHB85:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE85:]
	;;
.L851:
	.mib
	mov r1 = r47
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r49 = [r36]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L964
	.mib
	nop 0
	nop 0
	br .L758
.L859:
	.mmi
	mov r1 = r47
	mov r32 = r15
	mov r35 = r16
.L800:
	.mmi
	nop 0
	ld8 r49 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L803
.L966:
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L803:
	.mib
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r33
	.mmb
	addl r50 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r32
.L804:
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L965
	;;
	.mmi
	(p7) mov r32 = r49
	nop 0
	nop 0
.L807:
	.mmi
	nop 0
	ld8 r49 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L812
.L968:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L812
	;;
.L860:
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	mov r32 = r15
	.mmi
	mov r35 = r16
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L800
	.mmi
	ld8 r14 = [r49]
	;;
	adds r14 = 16, r14
	nop 0
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
	.mmi
	ld8 r49 = [r41]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L966
	.mib
	nop 0
	nop 0
	br .L803
.L840:
	.mmi
	mov r32 = r15
	nop 0
	mov r1 = r47
	.mmb
	mov r49 = r40
	nop 0
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
[.LEHB86:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE86:]
	;;
.L850:
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L767
	.mmi
	ld8 r14 = [r49]
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
	mov r1 = r47
	nop 0
	nop 0
.L767:
	.mib
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.spnt .L967
	.mib
	nop 0
	nop 0
	br .L771
.L965:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mib
	mov r1 = r47
	mov r32 = r8
	br.call.sptk.many b0 = _ZNSt3_V216generic_categoryEv#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = 11, r0
	mov r1 = r47
	.mmi
	adds r49 = 16, r32
	;;
	st4 [r50] = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = _ZSteqRKSt10error_codeRKSt15error_condition#
	;;
	.mib
	nop 0
	mov r1 = r47
[.LEHB87:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE87:]
	;;
.L856:
	.mib
	mov r1 = r47
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	ld8 r49 = [r38]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L968
	.mib
	nop 0
	nop 0
	br .L812
.L857:
	.mmi
	mov r35 = r16
	mov r49 = r15
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 3, r35
	(p6) br.cond.spnt .L965
	;;
	.mmi
	(p7) mov r32 = r49
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L807
	;;
.L858:
	.mmi
	mov r32 = r15
	mov r1 = r47
	nop 0
	.mmb
	mov r35 = r16
	mov r49 = r34
	br.call.sptk.many b0 = _ZNSt13__future_base21_Async_state_commonV2D2Ev#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r33
	.mmb
	addl r50 = 80, r0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
	br .L804
	;;
.L863:
	.mmi
	mov r1 = r47
	ld8 r49 = [r36]
	mov r32 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L758
	;;
.L864:
	.mmi
	mov r1 = r47
	ld8 r49 = [r38]
	mov r32 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L812
.L771:
	.mmi
	nop 0
	mov r50 = r37
	mov r49 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZdlPvm#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L772:
	.mib
	nop 0
	nop 0
[.LEHB88:]
	br.call.sptk.many b0 = __cxa_rethrow#
[.LEHE88:]
	;;
.L844:
	.mmi
	nop 0
	mov r1 = r47
	mov r32 = r15
.L824:
	.mib
	nop 0
	adds r49 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L969:
	.mmi
	adds r14 = 104, r12
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L953
	.mib
	nop 0
	nop 0
	br .L812
.L841:
	.mmi
	adds r14 = 104, r12
	mov r1 = r47
	mov r32 = r15
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L953
	.mib
	nop 0
	nop 0
	br .L812
.L846:
	.mmi
	nop 0
	mov r1 = r47
	mov r32 = r15
.L834:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.spnt .L824
.L957:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZSt9terminatev#
.L845:
	.mmi
	ld8 r49 = [r38]
	mov r1 = r47
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L834
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.spnt .L824
	.mib
	nop 0
	nop 0
	br .L957
.L862:
	.mmi
	ld8 r49 = [r32]
	mov r1 = r47
	mov r32 = r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L824
	.mmi
	ld8 r14 = [r49]
	;;
	adds r14 = 16, r14
	nop 0
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
	mov r1 = r47
	adds r49 = 16, r12
	br.call.sptk.many b0 = _ZNSt7promiseIiED1Ev#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L969
	;;
.L848:
	.mib
	mov r32 = r15
	mov r1 = r47
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mib
	mov r1 = r47
	mov r49 = r40
	br.call.sptk.many b0 = _ZNSt6vectorISt6threadSaIS0_EED1Ev#
	;;
	.mib
	mov r1 = r47
	mov r49 = r32
[.LEHB89:]
	br.call.sptk.many b0 = _Unwind_Resume#
[.LEHE89:]
	;;
.L855:
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	mov r33 = r15
	.mmi
	mov r35 = r16
	;;
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p6) br.cond.spnt .L784
	.mmi
	ld8 r14 = [r49]
	;;
	adds r14 = 16, r14
	nop 0
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
	.mmi
	ld8 r49 = [r41]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L970
	.mib
	nop 0
	nop 0
	br .L787
	;;
.L842:
	.mmi
	cmp.eq p6, p7 = 1, r16
	mov r49 = r15
	mov r1 = r47
	;;
	.mib
	nop 0
	(p7) mov r32 = r15
	(p7) br.cond.spnt .L817
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __cxa_begin_catch#
	;;
	.mii
	ld8 r14 = [r8]
	mov r49 = r8
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
	mov r1 = r47
	mov r49 = r8
[.LEHB90:]
	br.call.sptk.many b0 = puts#
[.LEHE90:]
	;;
	.mmi
	mov r1 = r47
	adds r37 = 156, r12
	adds r36 = 152, r12
	.mmb
	addl r33 = 3, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	mov r1 = r47
	st4 [r37] = r0
	nop 0
	.mii
	st4 [r36] = r0
	nop 0
	;;
	addl r43 = @ltoff(@tprel(_ZSt11__once_call#)), r1
	.mmi
	addl r44 = @ltoff(@tprel(_ZSt15__once_callable#)), r1
	addl r39 = @ltoff(@fptr(_ZZNSt9once_flag18_Prepare_executionC4IZSt9call_onceIZ4mainEUlvE2_JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_4_FUNEv#)), gp
	addl r42 = @ltoff(@fptr(__once_proxy#)), gp
	;;
	.mmi
	ld8 r43 = [r43]
	ld8 r44 = [r44]
	nop 0
	;;
	.mmi
	add r35 = r44, r13
	ld8 r39 = [r39]
	add r34 = r43, r13
	.mmb
	nop 0
	ld8 r42 = [r42]
	br .L814
.L843:
	.mib
	mov r1 = r47
	mov r32 = r15
	br.call.sptk.many b0 = __cxa_end_catch#
	;;
	.mmi
	adds r14 = 104, r12
	nop 0
	mov r1 = r47
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r49
	(p7) br.cond.spnt .L953
	.mib
	nop 0
	nop 0
	br .L812
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
	.uleb128 .LEHB56-.LFB3367
	.uleb128 .LEHE56-.LEHB56
	.uleb128 .L840-.LFB3367
	.uleb128 0
	.uleb128 .LEHB57-.LFB3367
	.uleb128 .LEHE57-.LEHB57
	.uleb128 .L847-.LFB3367
	.uleb128 0
	.uleb128 .LEHB58-.LFB3367
	.uleb128 .LEHE58-.LEHB58
	.uleb128 .L840-.LFB3367
	.uleb128 0
	.uleb128 .LEHB59-.LFB3367
	.uleb128 .LEHE59-.LEHB59
	.uleb128 .L852-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB60-.LFB3367
	.uleb128 .LEHE60-.LEHB60
	.uleb128 .L853-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB61-.LFB3367
	.uleb128 .LEHE61-.LEHB61
	.uleb128 .L854-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB62-.LFB3367
	.uleb128 .LEHE62-.LEHB62
	.uleb128 .L855-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB63-.LFB3367
	.uleb128 .LEHE63-.LEHB63
	.uleb128 .L863-.LFB3367
	.uleb128 0
	.uleb128 .LEHB64-.LFB3367
	.uleb128 .LEHE64-.LEHB64
	.uleb128 .L857-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB65-.LFB3367
	.uleb128 .LEHE65-.LEHB65
	.uleb128 .L858-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB66-.LFB3367
	.uleb128 .LEHE66-.LEHB66
	.uleb128 .L859-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB67-.LFB3367
	.uleb128 .LEHE67-.LEHB67
	.uleb128 .L860-.LFB3367
	.uleb128 0x3
	.uleb128 .LEHB68-.LFB3367
	.uleb128 .LEHE68-.LEHB68
	.uleb128 .L864-.LFB3367
	.uleb128 0
	.uleb128 .LEHB69-.LFB3367
	.uleb128 .LEHE69-.LEHB69
	.uleb128 .L841-.LFB3367
	.uleb128 0
	.uleb128 .LEHB70-.LFB3367
	.uleb128 .LEHE70-.LEHB70
	.uleb128 .L842-.LFB3367
	.uleb128 0x5
	.uleb128 .LEHB71-.LFB3367
	.uleb128 .LEHE71-.LEHB71
	.uleb128 .L861-.LFB3367
	.uleb128 0
	.uleb128 .LEHB72-.LFB3367
	.uleb128 .LEHE72-.LEHB72
	.uleb128 .L841-.LFB3367
	.uleb128 0
	.uleb128 .LEHB73-.LFB3367
	.uleb128 .LEHE73-.LEHB73
	.uleb128 .L844-.LFB3367
	.uleb128 0
	.uleb128 .LEHB74-.LFB3367
	.uleb128 .LEHE74-.LEHB74
	.uleb128 .L862-.LFB3367
	.uleb128 0
	.uleb128 .LEHB75-.LFB3367
	.uleb128 .LEHE75-.LEHB75
	.uleb128 .L846-.LFB3367
	.uleb128 0
	.uleb128 .LEHB76-.LFB3367
	.uleb128 .LEHE76-.LEHB76
	.uleb128 .L845-.LFB3367
	.uleb128 0
	.uleb128 .LEHB77-.LFB3367
	.uleb128 .LEHE77-.LEHB77
	.uleb128 .L846-.LFB3367
	.uleb128 0
	.uleb128 .LEHB78-.LFB3367
	.uleb128 .LEHE78-.LEHB78
	.uleb128 .L849-.LFB3367
	.uleb128 0x7
	.uleb128 .LEHB79-.LFB3367
	.uleb128 .LEHE79-.LEHB79
	.uleb128 .L850-.LFB3367
	.uleb128 0x7
	.uleb128 .LEHB80-.LFB3367
	.uleb128 .LEHE80-.LEHB80
	.uleb128 .L840-.LFB3367
	.uleb128 0
	.uleb128 .LEHB81-.LFB3367
	.uleb128 .LEHE81-.LEHB81
	.uleb128 .L861-.LFB3367
	.uleb128 0
	.uleb128 .LEHB82-.LFB3367
	.uleb128 .LEHE82-.LEHB82
	.uleb128 .L840-.LFB3367
	.uleb128 0
	.uleb128 .LEHB83-.LFB3367
	.uleb128 .LEHE83-.LEHB83
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB84-.LFB3367
	.uleb128 .LEHE84-.LEHB84
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB85-.LFB3367
	.uleb128 .LEHE85-.LEHB85
	.uleb128 .L851-.LFB3367
	.uleb128 0
	.uleb128 .LEHB86-.LFB3367
	.uleb128 .LEHE86-.LEHB86
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB87-.LFB3367
	.uleb128 .LEHE87-.LEHB87
	.uleb128 .L856-.LFB3367
	.uleb128 0
	.uleb128 .LEHB88-.LFB3367
	.uleb128 .LEHE88-.LEHB88
	.uleb128 .L848-.LFB3367
	.uleb128 0
	.uleb128 .LEHB89-.LFB3367
	.uleb128 .LEHE89-.LEHB89
	.uleb128 0
	.uleb128 0
	.uleb128 .LEHB90-.LFB3367
	.uleb128 .LEHE90-.LEHB90
	.uleb128 .L843-.LFB3367
	.uleb128 0
.LLSDACSE3367:
	data1	0
	data1	0
	data1	0x3
	data1	0x7d
	data1	0x1
	data1	0x7b
	data1	0x2
	data1	0
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
