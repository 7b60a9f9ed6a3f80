// f294e2364adda8df0ef9cfbc9af24b2b guest-tests/memory/advice-values.c
	.file	"advice-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L6:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.section	.rodata
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"p != MAP_FAILED"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc fresh#
fresh:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
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
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 32, r14
	mov r43 = r0
	addl r42 = -1, r0
	;;
	mov r41 = r14
	addl r40 = 3, r0
	getf.sig r39 = f6
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp fresh#
	.section	.rodata
	.align 8
.LC6:
	stringz	"ok"
	.align 8
.LC7:
	stringz	" %s"
	.text
	.align 16
	.proc advise#
advise:
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
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp advise#
	.section	.rodata
	.align 8
.LC8:
	stringz	"%s:"
	.align 8
.LC9:
	stringz	", %d %d %d"
	.align 8
.LC10:
	stringz	", %d %d %d %d\n"
	.text
	.align 16
	.proc advice#
advice:
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
	;;
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L23:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
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
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	mov r32 = r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = 7, r0
	;;
	st1 [r14] = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r17 = [r14]
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r17 = [r14]
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 1, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r17 = [r14]
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	;;
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	;;
	mov r39 = r15
	mov r38 = r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r16 = r0, r14
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r17 = r14, 1, r0
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = advise#
	mov r1 = r36
	;;
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L17
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
.L17:
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
	(p6) br.cond.dptk .L18
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L20
	addl r14 = -1, r0
	br .L22
	;;
.L20:
	mov r14 = r0
	br .L22
	;;
.L19:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
.L22:
	adds r15 = 8, r35
	;;
	st4 [r15] = r14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r35
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	mov r38 = r16
	movl r37 = @gprel(.LC9)
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
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L18:
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	mov r14 = r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L16:
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 14, r14
	(p6) br.cond.dptk .L23
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp advice#
	.section	.rodata
	.align 8
.LC11:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == p + page"
	.align 8
.LC12:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST"
	.align 8
.LC13:
	stringz	"mmap(p, 2 * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST"
	.align 8
.LC14:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == p + page"
	.align 8
.LC15:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != p + page"
	.align 8
.LC16:
	stringz	"mmap(p + 1, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC17:
	stringz	"mmap(NULL, page, PROT_READ, MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC18:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC19:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, -1, 0) == MAP_FAILED && errno == EBADF"
	.align 8
.LC20:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0) != MAP_FAILED"
	.align 8
.LC21:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK | MAP_NONBLOCK, -1, 0) != MAP_FAILED"
	.align 8
.LC22:
	stringz	"."
	.align 8
.LC23:
	stringz	"/dev/null"
	.align 8
.LC24:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED && errno == ENODEV"
	.align 8
.LC25:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, w, 0) == MAP_FAILED && errno == EACCES"
	.align 8
.LC26:
	stringz	"munmap(p + 1, page)"
	.align 8
.LC27:
	stringz	"munmap(p, 0)"
	.align 8
.LC28:
	stringz	"mprotect(p + 1, page, PROT_READ)"
	.align 8
.LC29:
	stringz	"mprotect(p, 0, PROT_READ)"
	.align 8
.LC30:
	stringz	"mprotect(p, page, 0x100000)"
	.align 8
.LC31:
	stringz	"mprotect(p, 3 * page, PROT_READ)"
	.text
	.align 16
	.proc mapping#
mapping:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2, r0
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = fresh#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 1048610, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r16 = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 1048610, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 1048610, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r16 = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r16 = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	;;
	cmp.eq p6, p7 = r14, r16
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 50, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 32, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L39
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 2, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 32802, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 213026, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = 8, r35
	addl r38 = 65536, r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = 12, r35
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 12, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld8 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld8 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	mov r38 = r0
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 1048576, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	addl r39 = 1, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp mapping#
	.section	.rodata
	.align 8
.LC32:
	stringz	"mremap(p, 2 * page, page, 0) == p"
	.align 8
.LC33:
	stringz	"mremap(p, page, 2 * page, 0) == p && p[page] == 0"
	.align 8
.LC34:
	stringz	"mremap(p, 2 * page, 3 * page, 0) == MAP_FAILED && errno == ENOMEM"
	.align 8
.LC35:
	stringz	"mremap(p, page, page, MREMAP_FIXED, to) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC36:
	stringz	"mremap(p, page, page, MREMAP_FIXED | MREMAP_MAYMOVE, to + 1) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC37:
	stringz	"mremap(p, 2 * page, page, MREMAP_FIXED | MREMAP_MAYMOVE, p + page) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC38:
	stringz	"mremap(p, page, 2 * page, MREMAP_FIXED | MREMAP_MAYMOVE, to + page) == to + page"
	.align 8
.LC39:
	stringz	"%s %d\n"
	.align 8
.LC40:
	stringz	"mremap(p, page, page, 0) == MAP_FAILED && errno == EFAULT"
	.align 8
.LC41:
	stringz	"mremap(to, page, 0, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC42:
	stringz	"mremap(to, page, page, 16) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC43:
	stringz	"mremap(to + 1, page, page, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC44:
	stringz	"first"
	.align 8
.LC45:
	stringz	"moved != MAP_FAILED && strcmp(moved, \"first\") == 0"
	.text
	.align 16
	.proc moving#
moving:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2, r0
	addl r37 = 6, r0
	;;
	br.call.sptk.many b0 = fresh#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r32 = -8, r35
	addl r38 = 2, r0
	addl r37 = 6, r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	addl r15 = 102, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 105, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 114, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 101, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 99, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 110, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 100, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	adds r18 = -16, r35
	;;
	ld8 r37 = [r18]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r15
	adds r18 = -16, r35
	;;
	ld8 r37 = [r18]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r18 = -16, r35
	;;
	ld8 r15 = [r18]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r16 = r14, 1, r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r16
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L56
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r16 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r41 = [r14]
	addl r40 = 2, r0
	mov r39 = r16
	mov r38 = r15
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r16 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r41 = r14
	addl r40 = 3, r0
	mov r39 = r16
	mov r38 = r15
	adds r16 = -16, r35
	;;
	ld8 r37 = [r16]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r16 = r14, 1, r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r17 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r18 = -16, r35
	;;
	ld8 r15 = [r18]
	;;
	add r14 = r15, r14
	;;
	mov r41 = r14
	addl r40 = 3, r0
	mov r39 = r17
	mov r38 = r16
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L62
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r16 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r17 = r14, 1, r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	mov r41 = r14
	addl r40 = 3, r0
	mov r39 = r17
	mov r38 = r16
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r16 = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	adds r16 = -16, r35
	;;
	ld8 r37 = [r16]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L66
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L67:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L68
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r16 = [r14]
	adds r14 = -8, r35
	addl r40 = 16, r0
	;;
	mov r39 = r16
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L70
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L71:
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r16 = @gprel(page#), gp
	;;
	ld8 r16 = [r16]
	mov r40 = r0
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L72
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L72
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L73
	;;
.L72:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L73:
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r17 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	mov r32 = r35
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r32] = r8
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L74
	mov r14 = r35
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L75:
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp moving#
	.section	.rodata
	.align 8
.LC46:
	stringz	"msync(p, page, MS_SYNC)"
	.align 8
.LC47:
	stringz	"msync(p, page, MS_ASYNC | MS_SYNC)"
	.align 8
.LC48:
	stringz	"msync(p, page, 64)"
	.align 8
.LC49:
	stringz	"msync(p + 1, page, MS_SYNC)"
	.align 8
.LC50:
	stringz	"msync(p, 3 * page, MS_SYNC)"
	.align 8
.LC51:
	stringz	"msync(p, 3 * page, MS_ASYNC)"
	.align 8
.LC52:
	stringz	"mlock(p, page)"
	.align 8
.LC53:
	stringz	"msync(p, page, MS_INVALIDATE)"
	.align 8
.LC54:
	stringz	"munlock(p, page)"
	.align 8
.LC55:
	stringz	"mlock(p, 3 * page)"
	.align 8
.LC56:
	stringz	"munlock(p, 3 * page)"
	.align 8
.LC57:
	stringz	"call(mlock2, p, page, 2)"
	.align 8
.LC58:
	stringz	"call(mlock2, p, page, 1)"
	.align 8
.LC59:
	stringz	"mlockall(0)"
	.align 8
.LC60:
	stringz	"mlockall(8)"
	.align 8
.LC61:
	stringz	"mlockall(MCL_ONFAULT)"
	.align 8
.LC62:
	stringz	"mlockall(MCL_CURRENT | MCL_ONFAULT)"
	.align 8
.LC63:
	stringz	"munlockall()"
	.align 8
.LC64:
	stringz	"mincore(p + 1, page, in)"
	.align 8
.LC65:
	stringz	"mincore(p, 3 * page, in)"
	.align 8
.LC66:
	stringz	"mincore(p, page, no_access())"
	.text
	.align 16
	.proc syncing#
syncing:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 1, r0
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = fresh#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 5, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 64, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld8 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	addl r39 = 4, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	addl r39 = 1, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mlock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 2, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munlock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 2, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mlock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munlock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r40 = 2, r0
	;;
	mov r39 = r14
	ld8 r38 = [r35]
	addl r37 = 1346, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r40 = 1, r0
	;;
	mov r39 = r14
	ld8 r38 = [r35]
	addl r37 = 1346, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 8, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 5, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = munlockall#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 8, r35
	addl r15 = 514, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld8 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	adds r16 = 8, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mincore#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = 8, r35
	;;
	mov r39 = r15
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mincore#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mincore#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp syncing#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = advice#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = mapping#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = moving#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = syncing#
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
	.section	.rodata
	.align 8
.LC67:
	stringz	"normal"
	.align 8
.LC68:
	stringz	"random"
	.align 8
.LC69:
	stringz	"sequential"
	.align 8
.LC70:
	stringz	"willneed"
	.align 8
.LC71:
	stringz	"dontneed"
	.align 8
.LC72:
	stringz	"free"
	.align 8
.LC73:
	stringz	"dontfork"
	.align 8
.LC74:
	stringz	"dofork"
	.align 8
.LC75:
	stringz	"dontdump"
	.align 8
.LC76:
	stringz	"dodump"
	.align 8
.LC77:
	stringz	"wipeonfork"
	.align 8
.LC78:
	stringz	"keeponfork"
	.align 8
.LC79:
	stringz	"cold"
	.align 8
.LC80:
	stringz	"pageout"
	.align 8
.LC81:
	stringz	"nothing"
	.align 8
	.type	all.1#, @object
	.size	all.1#, 240
all.1:
	data8	.LC67
	data4	0
	.skip	4
	data8	.LC68
	data4	1
	.skip	4
	data8	.LC69
	data4	2
	.skip	4
	data8	.LC70
	data4	3
	.skip	4
	data8	.LC71
	data4	4
	.skip	4
	data8	.LC72
	data4	8
	.skip	4
	data8	.LC73
	data4	10
	.skip	4
	data8	.LC74
	data4	11
	.skip	4
	data8	.LC75
	data4	16
	.skip	4
	data8	.LC76
	data4	17
	.skip	4
	data8	.LC77
	data4	18
	.skip	4
	data8	.LC78
	data4	19
	.skip	4
	data8	.LC79
	data4	20
	.skip	4
	data8	.LC80
	data4	21
	.skip	4
	data8	.LC81
	data4	9999
	.skip	4
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
