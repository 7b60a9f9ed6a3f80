/* after-failure.s - forks after a call that failed. Exit status: 0, 3 the first call did not fail, 4 p14 says that fork() failed, in the parent or in the
 * child. */
	.macro call number
	mov r8 = \number
	mov r14 = ar.k7
	;;
	adds r14 = 8 * \number, r14
	;;
	ld8 r14 = [r14]
	;;
	mov b6 = r14
	;;
	br.call.sptk.many b6 = b6
	;;
	.endm

	.text
	.global _start#
	.proc _start#
_start:
	alloc r36 = ar.pfs, 4, 4, 1, 0
	mov r40 = -1
	;;
	call 6 /* close */
	mov r40 = 3
(p15)	br.cond.spnt leave
	;;
	call 2 /* fork */
	cmp.eq p6, p7 = r8, r0
	mov r40 = 4
	;;
(p14)	br.cond.spnt leave
	;;
(p6)	mov r40 = 0
(p6)	br.cond.spnt leave
	;;
	adds r40 = 16, r12
	;;
	call 7 /* wait; the child's exit status is the third byte */
	adds r14 = 18, r12
	;;
	ld1 r40 = [r14]
	;;
leave:
	call 1 /* exit */
	.endp _start#
