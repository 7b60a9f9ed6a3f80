// 65f24089ea2a2560d1ba67802270379c
	.file	"synopsis.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global start_profile#
	.type	start_profile#, @function
	.proc start_profile#
start_profile:
[.LFB7:]
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 8, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r14 = @gprel(_ZZ13start_profileE7regions#)
	;;
	.mmi
	add r14 = r1, r14
	addl r15 = 44, r0
	nop 0
	.mmi
	addp4 r39 = 4294967295 - 0x100000000, r0
	mov r40 = r0
	mov r41 = r0
	;;
	.mmi
	adds r17 = 16, r14
	adds r16 = 24, r14
	nop 0
	.mmi
	mov r38 = r14
	st8 [r14] = r33, 8
	adds r33 = 4096, r33
	;;
	.mlx
	st8 [r14] = r33
	movl r14 = -4294963200
	.mmi
	st8 [r17] = r32
	;;
	st8 [r16] = r14
	nop 0
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
	.bss
	.align 8
	.type	_ZZ13start_profileE7regions#, @object
	.size	_ZZ13start_profileE7regions#, 64
_ZZ13start_profileE7regions:
	.skip	64
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
