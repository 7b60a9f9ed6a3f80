// 7073e29d258c50d691026ae7af3515b9 guest-tests/ia64/handler-nats.c
	.file	"handler-nats.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	.align 16
	.align 64
	.global handler#
	.type	handler#, @function
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	adds r17 = 40, r34
	addl r14 = @gprel(in_handler#), gp
	adds r16 = 56, r34
	.mlx
	adds r34 = 8, r34
	movl r18 = -6597069766657
	;;
	.mmi
	st8 [r14] = r32
	ld8 r14 = [r17]
	nop 0
	.mmi
	ld8 r15 = [r16]
	;;
	and r14 = -16, r14
	and r15 = r18, r15
	.mii
	ld8 r19 = [r34]
	addl r18 = @gprel(nats#), gp
	;;
	adds r14 = 16, r14
	.mmi
	st8 [r18] = r19
	st8 [r16] = r15
	nop 0
	;;
	.mib
	st8 [r17] = r14
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"in it %ld, saved %d, after it %ld\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r35 = 28, r12
	.mmb
	addl r37 = 132, r0
	mov r36 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 16, r12
	addl r15 = 4, r0
	.mii
	mov r37 = r0
	addl r35 = 4, r0
	;;
	addl r14 = @ltoff(@fptr(entry#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r36] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r36 = 16, r12
	mov r1 = r34
	nop 0
	.mmb
	mov r37 = r0
	addl r35 = 5, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = trap_with_nat#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r38 = r8
	;;
	.mlx
	addl r14 = @gprel(nats#), gp
	movl r35 = @gprel(.LC0)
	;;
	.mmi
	ld8 r37 = [r14]
	addl r14 = @gprel(after#), gp
	add r35 = r1, r35
	;;
	.mmi
	st8 [r14] = r8
	addl r14 = @gprel(in_handler#), gp
	extr.u r37 = r37, 14, 1
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	nats#, @object
	.size	nats#, 8
nats:
	.skip	8
	.global after#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	after#, @object
	.size	after#, 8
after:
	.skip	8
	.global in_handler#
	.align 8
	.type	in_handler#, @object
	.size	in_handler#, 8
in_handler:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
