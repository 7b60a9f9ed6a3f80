// 66ff29e835e088e8d99aeb57b20f3441
	.file	"synopsis.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global start_profile#
	.type	start_profile#, @function
	.proc start_profile#
start_profile:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 8, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmi
	mov r37 = r32
	;;
	addl r15 = 26, r0
	addl r38 = 8, r0
	.mmi
	mov r39 = r0
	nop 0
	mov r40 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	mov r33 = r8
	cmp.eq p6, p7 = 0, r10
	mov b0 = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L8:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	st4 [r8] = r33
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp start_profile#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
