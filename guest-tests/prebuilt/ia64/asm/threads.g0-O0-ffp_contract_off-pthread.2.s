// 2a29c561bc00373cc4600e3e89d5f275
	.file	"threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc precis_text#
precis_text:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp precis_text#
	.bss
	.align 8
	.type	sinks#, @object
	.size	sinks#, 16
sinks:
	.skip	16
	.align 2
	.type	counts#, @object
	.size	counts#, 8192
counts:
	.skip	8192
	.text
	.align 16
	.proc work#
work:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	and r15 = 1, r14
	adds r14 = -8, r2
	;;
	shladd r15 = r15, 3, r0
	movl r16 = @gprel(sinks#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	br .L4
	;;
.L5:
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8.rel [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r14
.L4:
	mov r14 = r2
	adds r16 = -16, r2
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp work#
	.align 16
	.proc thread#
thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = work#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp thread#
	.section	.rodata
	.align 8
.LC0:
	stringz	"counted"
	.align 8
.LC1:
	stringz	"not counted"
	.align 8
.LC2:
	stringz	"and nowhere else"
	.align 8
.LC3:
	stringz	"but elsewhere, too"
	.align 8
.LC4:
	stringz	"%s, %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -8, r35
	addl r37 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r37 = [r37]
	br.call.sptk.many b0 = precis_text#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -40, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	addl r40 = 32768, r0
	;;
	ld8 r39 = [r14]
	addl r38 = 8192, r0
	movl r37 = @gprel(counts#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = profil#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	br .L9
	;;
.L10:
	mov r15 = r35
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	movl r16 = 6000000
	;;
	add r14 = r14, r16
	;;
	mov r40 = r14
	addl r39 = @ltoff(@fptr(thread#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r14 = -32, r35
	adds r15 = -32, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L9:
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	mov r15 = r35
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = profil#
	mov r1 = r36
	adds r14 = -20, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	movl r15 = @gprel(counts#)
	;;
	add r15 = r1, r15
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r14 = r14
	adds r16 = -48, r35
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -20, r35
	adds r15 = -20, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 63, r14
	(p6) br.cond.dptk .L14
	adds r14 = -16, r35
	addl r15 = 64, r0
	;;
	st4 [r14] = r15
	br .L15
	;;
.L16:
	movl r15 = @gprel(counts#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r15 = r14
	adds r14 = -40, r35
	adds r16 = -40, r35
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	adds r15 = -16, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 4095, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	cmp.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L17
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	br .L18
	;;
.L17:
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
.L18:
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
