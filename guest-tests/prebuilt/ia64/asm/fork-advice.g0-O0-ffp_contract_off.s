// f214d1fed311ba19672cee2b1a44bb7c
	.file	"fork-advice.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.text
	.align 16
	.proc map#
map:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = 4, r36
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	ld4 r41 = [r36]
	addl r40 = 3, r0
	mov r39 = r15
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp map#
	.section	.rodata
	.align 8
.LC1:
	stringz	"waitpid"
	.text
	.align 16
	.proc child_sees#
child_sees:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -24, r37
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	br .L7
	;;
.L15:
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	adds r34 = -28, r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	br .L10
	;;
.L9:
	addl r14 = 48, r0
.L10:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L8:
	adds r15 = -16, r37
	adds r14 = -28, r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	sxt1 r14 = r14
	br .L12
	;;
.L11:
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L13
	addl r14 = 45, r0
	br .L12
	;;
.L13:
	addl r14 = 63, r0
.L12:
	adds r15 = -24, r37
	adds r17 = -32, r37
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	;;
	add r15 = r15, r16
	;;
	st1 [r15] = r14
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r37
	;;
	st4 [r17] = r14
.L7:
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L15
	adds r15 = -24, r37
	mov r14 = r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp child_sees#
	.section	.rodata
	.align 8
.LC2:
	stringz	"no advice"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"madvise(p + page, one, MADV_DONTFORK) == 0 && madvise(p + 2 * page, one, MADV_WIPEONFORK) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"left out and wiped"
	.align 8
.LC8:
	stringz	"again"
	.align 8
.LC9:
	stringz	"p[page] == 'b' && p[2 * page] == 'c'"
	.align 8
.LC10:
	stringz	"mprotect(p, 4 * one, PROT_READ) == 0"
	.align 8
.LC11:
	stringz	"read-only"
	.align 8
.LC12:
	stringz	"mprotect(p, 4 * one, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC13:
	stringz	"madvise(p, 4 * one, MADV_DOFORK) == 0 && madvise(p, 4 * one, MADV_KEEPONFORK) == 0"
	.align 8
.LC14:
	stringz	"as before"
	.align 8
.LC15:
	stringz	"madvise(shared, one, MADV_WIPEONFORK) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"madvise(shared, one, MADV_DONTFORK) == 0"
	.align 8
.LC17:
	stringz	"shared"
	.align 8
.LC18:
	stringz	"madvise(p, 4 * one, MADV_DONTFORK) == -1 && errno == ENOMEM"
	.align 8
.LC19:
	stringz	"madvise(p, one, 1234) == -1 && errno == EINVAL"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(page#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	mov r32 = r35
	addl r38 = -1, r0
	addl r37 = 34, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 97, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L17:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L18
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -8, r35
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -8, r35
	addl r39 = 18, r0
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 99, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r35
	addl r39 = 11, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r35
	addl r39 = 19, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	adds r32 = 8, r35
	addl r38 = -1, r0
	;;
	addl r37 = 33, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	adds r14 = 8, r35
	;;
	mov r39 = r15
	addl r38 = 115, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r15 = -8, r35
	adds r14 = 8, r35
	;;
	addl r39 = 18, r0
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -8, r35
	adds r14 = 8, r35
	addl r39 = 10, r0
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = child_sees#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -8, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -8, r35
	mov r14 = r35
	addl r39 = 1234, r0
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
