// 4ded33d837a2dcb771fb21ad45462818
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
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	addp4 r40 = r33, r0
	;;
	.mmi
	addl r15 = 44, r0
	addl r39 = 4096, r0
	addl r41 = 32768, r0
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
	mov b0 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L8:
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
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp start_profile#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
