// dd9ffe4c94a7616f3ae677c2f6fbca66 guest-tests/memory/address-limit.c
	.file	"address-limit.c"
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
	.section	.rodata
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
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
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
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
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
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.section	.rodata
	.align 8
.LC2:
	stringz	"r"
	.align 8
.LC3:
	stringz	"/proc/self/statm"
	.align 8
.LC4:
	stringz	"%zu"
	.align 8
.LC5:
	stringz	"fscanf"
	.text
	.align 16
	.proc size#
size:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = fopen#
	mov r1 = r35
	mov r14 = r8
	;;
	st8 [r34] = r14
	addl r39 = 200, r0
	mov r38 = r0
	movl r37 = @gprel(text.0#)
	;;
	add r37 = r1, r37
	ld8 r36 = [r34]
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	ld8 r36 = [r34]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r35
	mov r14 = r8
	;;
	adds r14 = -1, r14
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = fclose#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld8 r15 = [r14]
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
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp size#
	.section	.rodata
	.align 8
.LC6:
	stringz	"setrlimit"
	.text
	.align 16
	.proc limit#
limit:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = size#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld8 r16 = [r14]
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
	add r14 = r15, r14
	br .L12
	;;
.L11:
	addl r14 = -1, r0
.L12:
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r38 = -16, r35
	addl r37 = 9, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp limit#
	.align 16
	.proc ok#
ok:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	addl r14 = -1, r0
	br .L16
	;;
.L14:
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp ok#
	.section	.rodata
	.align 8
.LC7:
	stringz	"ok(mmap(NULL, 5 * page, RW, ANON, -1, 0))"
	.align 8
.LC8:
	stringz	"ok(mmap(NULL, 5 * page, PROT_NONE, ANON, -1, 0))"
	.align 8
.LC9:
	stringz	"ok(mmap(NULL, 5 * page, RW, MAP_SHARED | MAP_ANONYMOUS, -1, 0))"
	.align 8
.LC10:
	stringz	"ok(mmap(old, 8 * page, RW, ANON | MAP_FIXED, -1, 0))"
	.align 8
.LC11:
	stringz	"ok(mremap(old, 8 * page, 13 * page, MREMAP_MAYMOVE))"
	.align 8
.LC12:
	stringz	"ok(mremap(old, 4 * page, 9 * page, MREMAP_MAYMOVE))"
	.align 8
.LC13:
	stringz	"ok(p)"
	.align 8
.LC14:
	stringz	"ok(mmap(NULL, 1, RW, ANON, -1, 0))"
	.align 8
.LC15:
	stringz	"munmap(p, 4 * page)"
	.align 8
.LC16:
	stringz	"munmap((char *)p + 8 * page, 4 * page)"
	.align 8
.LC17:
	stringz	"munmap(p, 8 * page)"
	.text
	.align 16
	.proc addresses#
addresses:
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
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = limit#
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
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
	shladd r14 = r14, 3, r0
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 50, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
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
	shladd r16 = r14, 3, r0
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r16
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
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
	shladd r16 = r14, 2, r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r16
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	adds r32 = 8, r35
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
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
	shladd r15 = r14, 2, r0
	adds r14 = 8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r16 = r14, 3, r0
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
	shladd r14 = r14, 2, r0
	adds r32 = 8, r35
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r16
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
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
	shladd r14 = r14, 3, r0
	adds r15 = 8, r35
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = limit#
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
	shladd r15 = r14, 3, r0
	adds r14 = 8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
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
	.endp addresses#
	.section	.rodata
	.align 8
.LC18:
	stringz	"as before"
	.align 8
.LC19:
	stringz	"?"
	.align 8
.LC20:
	stringz	"grown"
	.align 8
.LC21:
	stringz	"brk + %ld: %s\n"
	.text
	.align 16
	.proc grow#
grow:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r15 = [r14]
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
	add r14 = r15, r14
	;;
	mov r39 = r14
	addl r38 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r15 = [r14]
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
	add r14 = r15, r14
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	mov r14 = r36
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC18)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L20:
	movl r14 = @gprel(.LC19)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L19:
	movl r14 = @gprel(.LC20)
	;;
	add r14 = r1, r14
.L22:
	adds r15 = 8, r36
	;;
	mov r40 = r14
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC21)
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
	.endp grow#
	.global __udivdi3#
	.align 16
	.proc heap#
heap:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	addl r36 = 1060, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	st8 [r34] = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r34]
	;;
	add r14 = r15, r14
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	;;
	getf.sig r37 = f6
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	st8 [r34] = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = limit#
	mov r1 = r35
	addl r37 = 4, r0
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = grow#
	mov r1 = r35
	addl r37 = 3, r0
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = grow#
	mov r1 = r35
	ld8 r37 = [r34]
	;;
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	;;
	addl r36 = -1, r0
	br.call.sptk.many b0 = limit#
	mov r1 = r35
	addl r37 = 4, r0
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = grow#
	mov r1 = r35
	ld8 r37 = [r34]
	;;
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp heap#
	.section	.rodata
	.align 8
.LC22:
	stringz	"setresuid"
	.align 8
.LC23:
	stringz	"mlock(p, 5 * page)"
	.align 8
.LC24:
	stringz	"mlock(p, 4 * page)"
	.align 8
.LC25:
	stringz	"mlock(p + 4 * page, 1)"
	.align 8
.LC26:
	stringz	"munlock(p, page)"
	.align 8
.LC27:
	stringz	"ok(mmap(NULL, page, RW, ANON | MAP_LOCKED, -1, 0))"
	.align 8
.LC28:
	stringz	"ok(mremap(p + page, 3 * page, 4 * page, MREMAP_MAYMOVE))"
	.align 8
.LC29:
	stringz	"mlockall(MCL_CURRENT)"
	.align 8
.LC30:
	stringz	"mlockall(MCL_FUTURE)"
	.align 8
.LC31:
	stringz	"ok(mmap(NULL, page, RW, ANON, -1, 0))"
	.align 8
.LC32:
	stringz	"munlockall()"
	.align 8
.LC33:
	stringz	"mlock(p, 0)"
	.align 8
.LC34:
	stringz	"mlock((void *)-(long)page, 2 * page)"
	.align 8
.LC35:
	stringz	"mlockall(0)"
	.align 8
.LC36:
	stringz	"mlockall(8)"
	.align 8
.LC37:
	stringz	"mlockall(4)"
	.text
	.align 16
	.proc locked#
locked:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st8 [r14] = r8
	mov r14 = r34
	;;
	mov r37 = r14
	addl r36 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 4711, r0
	;;
	addl r37 = 4711, r0
	addl r36 = 4711, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	mov r37 = r14
	adds r16 = -16, r34
	;;
	ld8 r36 = [r16]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r37 = r14
	adds r14 = -16, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r37 = r14
	adds r16 = -16, r34
	;;
	ld8 r36 = [r16]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	adds r16 = -16, r34
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	adds r14 = -16, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = munlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	adds r16 = -16, r34
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 8226, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r34
	;;
	ld8 r15 = [r16]
	;;
	add r16 = r15, r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r16
	br.call.sptk.many b0 = mremap#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ok#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -8, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	;;
	getf.sig r37 = f6
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -8, r34
	;;
	st8 [r14] = r15
	mov r37 = r0
	addl r36 = 1060, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = grow#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = munlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	adds r14 = -16, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r36 = r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp locked#
	.section	.rodata
	.align 8
.LC38:
	stringz	"begins"
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = size#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = addresses#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = heap#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = locked#
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
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 200
text.0:
	.skip	200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
