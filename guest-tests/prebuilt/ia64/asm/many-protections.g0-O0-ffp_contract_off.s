// 055cfea640cb6291defdb4c09ccaf672
	.file	"many-protections.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.text
	.align 16
	.proc fault#
fault:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp fault#
	.align 16
	.proc can#
can:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r36
	;;
	st8 [r14] = r32
	adds r14 = -8, r36
	;;
	st4 [r14] = r33
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	mov r14 = r0
	br .L5
	;;
.L4:
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	adds r15 = -32, r36
	;;
	st1 [r15] = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	adds r16 = -32, r36
	;;
	ld1 r15 = [r16]
	;;
	st1.rel [r14] = r15
.L6:
	addl r14 = 1, r0
.L5:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp can#
	.align 16
	.proc wrong#
wrong:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L8
	;;
.L13:
	adds r14 = -12, r36
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 2999, r0
	;;
	cmp4.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	br .L10
	;;
.L9:
	mov r14 = r0
.L10:
	;;
	cmp4.ne p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = -12, r36
	adds r14 = 8, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	addl r16 = 2, r0
	br .L12
	;;
.L11:
	addl r16 = 1, r0
.L12:
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 67999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	br .L14
	;;
.L17:
	adds r14 = -8, r36
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r16 = 2999, r0
	;;
	cmp4.geu p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = can#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 511, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r16 = 97, r0
	br .L16
	;;
.L15:
	addl r16 = 1, r0
.L16:
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L14:
	adds r15 = -8, r36
	adds r14 = 8, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp wrong#
	.section	.rodata
	.align 8
.LC0:
	stringz	"all, or ENOMEM"
	.align 8
.LC1:
	stringz	"%u pages are wrong\n"
	.align 8
.LC2:
	stringz	"%u pages are wrong in a child\n"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"mprotect(m, PAGES * page, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC8:
	stringz	"munmap(m, PAGES * page) == 0"
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
	addl r37 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	adds r32 = -8, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	st4 [r14] = r0
	addl r38 = @ltoff(@fptr(fault#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 11, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r35
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	mov r15 = r16
	;;
	mov r16 = r15
	;;
	shladd r16 = r16, 3, r0
	;;
	sub r15 = r16, r15
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 2999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	adds r14 = -8, r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = wrong#
	mov r1 = r36
	br .L22
	;;
.L24:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L22:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 67999, r0
	;;
	cmp4.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -16, r35
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
.L23:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 68000, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 30000, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L25
.L26:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	br .L27
	;;
.L25:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
.L27:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	adds r14 = -8, r35
	adds r15 = -16, r35
	;;
	ld4 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = wrong#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -8, r35
	adds r15 = -16, r35
	;;
	ld4 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = wrong#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	addl r37 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L28:
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 5, r14
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
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	mov r15 = r14
	adds r14 = -8, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = wrong#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC8)
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
