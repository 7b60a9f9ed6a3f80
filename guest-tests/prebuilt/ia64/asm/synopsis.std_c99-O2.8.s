// 4ae3757f0fba9615318ce1240836a982
	.file	"synopsis.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global start_profile#
	.type	start_profile#, @function
	.proc start_profile#
start_profile:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 4096, r0
	addl r16 = 32768, r0
	.mmi
	adds r38 = 16, r12
	addl r39 = 1, r0
	adds r40 = 48, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 24, r12
	addl r41 = 1, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 540, r0
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r16
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	cmp.eq p6, p7 = 0, r10
	nop 0
	adds r14 = 56, r12
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = 10000, r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L17
.L1:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mmi
	addl r15 = 540, r0
	adds r38 = 16, r12
	nop 0
	.mmi
	addl r39 = 1, r0
	mov r40 = r0
	addl r41 = 2, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	addl r15 = 540, r0
	.mmb
	adds r38 = 16, r12
	addl r39 = 1, r0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	mov r40 = r0
	nop 0
	addl r41 = 4, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p6) br.cond.dptk .L1
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	st4 [r8] = r34
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	st4 [r8] = r34
	addl r15 = 540, r0
	.mmi
	adds r38 = 16, r12
	addl r39 = 1, r0
	mov r40 = r0
	;;
	.mmi
	nop 0
	addl r41 = 4, r0
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p6) br.cond.dptk .L1
	.mib
	nop 0
	nop 0
	br .L14
	.endp start_profile#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
