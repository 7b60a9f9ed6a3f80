// fd016f9887a6bcee4fdd83d5da2f3e5c guest-tests/ia64/handler-nats.c
	.file	"handler-nats.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global in_handler#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	in_handler#, @object
	.size	in_handler#, 8
in_handler:
	.skip	8
	.global after#
	.align 8
	.type	after#, @object
	.size	after#, 8
after:
	.skip	8
	.sbss
	.align 8
	.type	nats#, @object
	.size	nats#, 8
nats:
	.skip	8
#APP
	.text
.global entry#, trap_with_nat#
.proc entry#
entry:
{ .mmi
 alloc r35 = ar.pfs, 3, 3, 3, 0
 mov r36 = r0
 tnat.nz p6, p7 = r14 ;; }
{ .mmi
 (p6) mov r36 = 1
 mov r37 = gp
 mov r40 = r34 }
{ .mmi
 mov r39 = r33
 mov r38 = r36
 nop.i 0 ;; }
{ .mib
 nop.m 0
 mov r34 = b0
 br.call.sptk.many b0 = handler# ;; }
{ .mii
 mov gp = r37
 mov b0 = r34
 mov ar.pfs = r35 ;; }
{ .mib
 nop.m 0
 nop.i 0
 br.ret.sptk b0 ;; }
.endp entry#
.proc trap_with_nat#
trap_with_nat:
{ .mmi
 mov r8 = r0
 ld8.s r14 = [r0]
 nop.i 0 ;; }
{ .mii
 break.m 0x80000
 nop.i 0
 nop.i 0 ;; }
{ .mii
 nop.m 0
 tnat.nz p6, p7 = r14 ;;
 (p6) mov r8 = 1 ;; }
{ .mib
 nop.m 0
 nop.i 0
 br.ret.sptk b0 ;; }
.endp trap_with_nat#

#NO_APP
	.text
	.align 16
	.global handler#
	.type	handler#, @function
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	addl r15 = @gprel(in_handler#), gp
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	st8 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(nats#), gp
	;;
	st8 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = -16, r14
	;;
	adds r15 = 16, r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -6597069766657
	;;
	and r15 = r15, r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 56, r14
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"in it %ld, saved %d, after it %ld\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(entry#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	addl r14 = 4, r0
	adds r15 = -144, r34
	;;
	st4 [r15] = r14
	br .L3
	;;
.L4:
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -144, r34
	;;
	st4 [r15] = r14
.L3:
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = trap_with_nat#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(after#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(in_handler#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(nats#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 14
	;;
	and r14 = 1, r14
	;;
	mov r16 = r14
	addl r14 = @gprel(after#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
