// 1e6616f23cdbaf3df02ba06de5a21b41
	.file	"stores-that-fault.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	pages#, @object
	.size	pages#, 8
pages:
	.skip	8
	.align 4
	.type	faults#, @object
	.size	faults#, 4
faults:
	.skip	4
	.text
	.align 16
	.proc open_page#
open_page:
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
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r14 = @gprel(faults#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(faults#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = -16384, r0
	;;
	and r14 = r14, r15
	addl r41 = 3, r0
	addl r40 = 16384, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp open_page#
	.align 16
	.proc put#
put:
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
	st4 [r14] = r33
	adds r14 = 12, r2
	;;
	st1 [r14] = r34
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L3
	;;
.L4:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = 12, r2
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1024, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L3:
	adds r14 = 8, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp put#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -128, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	addl r15 = @ltoff(@fptr(open_page#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -128, r34
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -128, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 11, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	addl r37 = 1654784, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(pages#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	addl r16 = 16383, r0
	;;
	and r14 = r16, r14
	;;
	add r14 = r15, r14
	addl r15 = @gprel(pages#), gp
	;;
	st8 [r15] = r14
	adds r14 = -144, r34
	;;
	st4 [r14] = r0
	br .L6
	;;
.L9:
	adds r14 = -140, r34
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -140, r34
	;;
	ld4 r15 = [r15]
	;;
	dep.z r15 = r15, 14, 18
	;;
	addp4 r15 = r15, r0
	;;
	add r14 = r14, r15
	addl r38 = 1, r0
	addl r37 = 16384, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r35
	adds r14 = -140, r34
	adds r15 = -140, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -140, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 99, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -144, r34
	;;
	ld4 r15 = [r16]
	;;
	zxt1 r15 = r15
	;;
	adds r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	mov r38 = r15
	addl r37 = 1638400, r0
	mov r36 = r14
	br.call.sptk.many b0 = put#
	mov r1 = r35
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -144, r34
	;;
	st4 [r16] = r14
.L6:
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L9
	adds r14 = -136, r34
	;;
	st4 [r14] = r0
	adds r14 = -132, r34
	;;
	st4 [r14] = r0
	br .L10
	;;
.L11:
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -132, r34
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -136, r34
	adds r15 = -136, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -132, r34
	adds r15 = -132, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1024, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -132, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 1638399, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	addl r14 = @gprel(faults#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -136, r34
	;;
	ld4 r38 = [r14]
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
