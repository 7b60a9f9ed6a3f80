// 38d8f362ae494539af6fe9fa9075dcc8
	.file	"first-address.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"mmap(at, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == at"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"mremap(at, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at + 4 * bytes) == at + 4 * bytes"
	.align 8
.LC5:
	stringz	"mremap(at + 4 * bytes, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at) == at && at[0] == 1"
	.align 8
.LC6:
	stringz	"munmap(at, bytes) == 0"
	.align 8
.LC7:
	stringz	"shmat(id, at, SHM_RND) == at"
	.align 8
.LC8:
	stringz	"shmdt(at) == 0"
	.align 8
.LC9:
	stringz	"shmctl(id, IPC_RMID, NULL) == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = 65536, r0
	;;
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r14 = -8, r35
	movl r15 = -9223372036854775808
	;;
	st8 [r14] = r15
	mov r32 = r35
	addl r39 = 896, r0
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	adds r14 = -8, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 50, r0
	addl r39 = 3, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -8, r35
	;;
	mov r41 = r15
	addl r40 = 3, r0
	adds r15 = -16, r35
	;;
	ld8 r39 = [r15]
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -8, r35
	;;
	ld8 r41 = [r14]
	addl r40 = 3, r0
	adds r14 = -16, r35
	;;
	ld8 r39 = [r14]
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L7:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -8, r35
	mov r14 = r35
	addl r39 = 8192, r0
	;;
	ld8 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
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
