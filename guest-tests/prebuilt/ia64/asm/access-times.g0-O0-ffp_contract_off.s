// b5fdec510e840d5170927fb03b494f6f
	.file	"access-times.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	before#, @object
	.size	before#, 144
before:
	.skip	144
	.align 8
	.type	now#, @object
	.size	now#, 144
now:
	.skip	144
	.text
	.align 16
	.proc later#
later:
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
	adds r14 = 8, r14
	;;
	st8 [r14] = r35
	mov r14 = r2
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	mov r14 = r2
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
	mov r14 = r2
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
.L2:
	addl r14 = 1, r0
	br .L5
	;;
.L3:
	mov r14 = r0
.L5:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp later#
	.section	.rodata
	.align 8
.LC0:
	stringz	" atime"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	" mtime"
	.align 8
.LC3:
	stringz	" ctime"
	.align 8
.LC4:
	stringz	"%s:%s%s%s\n"
	.text
	.align 16
	.proc changed#
changed:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	st4 [r38] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	movl r41 = @gprel(now#)
	;;
	add r41 = r1, r41
	ld4 r40 = [r38]
	br.call.sptk.many b0 = fstat#
	mov r1 = r39
	;;
	movl r14 = @gprel(now#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 56, r14
	movl r14 = @gprel(before#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	ld8 r42 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r43 = [r15]
	ld8 r40 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = later#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r34 = @gprel(.LC0)
	;;
	add r34 = r1, r34
	br .L8
	;;
.L7:
	movl r34 = @gprel(.LC1)
	;;
	add r34 = r1, r34
.L8:
	movl r14 = @gprel(now#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 72, r14
	movl r14 = @gprel(before#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	ld8 r42 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r43 = [r15]
	ld8 r40 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = later#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	br .L10
	;;
.L9:
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
.L10:
	movl r14 = @gprel(now#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 88, r14
	movl r14 = @gprel(before#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 88, r14
	ld8 r42 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r43 = [r15]
	ld8 r40 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = later#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	br .L12
	;;
.L11:
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
.L12:
	adds r14 = 8, r38
	;;
	mov r44 = r15
	mov r43 = r35
	mov r42 = r34
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r15 = @gprel(before#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(now#)
	;;
	add r14 = r1, r14
	;;
	mov r16 = r14
	addl r14 = 144, r0
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	;;
	addl r40 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp changed#
	.section	.rodata
	.align 8
.LC5:
	stringz	"times"
	.align 8
.LC6:
	stringz	"creation"
	.align 8
.LC7:
	stringz	"x"
	.align 8
.LC8:
	stringz	"yes"
	.align 8
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"write(fd, \"x\", 1) == 1"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"pread(fd, &c, 1, 0) == 1 && c == 'x'"
	.align 8
.LC14:
	stringz	"read after a write"
	.align 8
.LC15:
	stringz	"pread(fd, &c, 1, 0) == 1"
	.align 8
.LC16:
	stringz	"read again"
	.align 8
.LC17:
	stringz	"fchmod(fd, 0400) == 0"
	.align 8
.LC18:
	stringz	"chmod"
	.align 8
.LC19:
	stringz	"pread(quiet, &c, 1, 0) == 1"
	.align 8
.LC20:
	stringz	"read with O_NOATIME"
	.align 8
.LC21:
	stringz	"read after a chmod"
	.align 8
.LC22:
	stringz	"y"
	.align 8
.LC23:
	stringz	"pwrite(fd, \"y\", 1, 0) == 1"
	.align 8
.LC24:
	stringz	"write again"
	.align 8
.LC25:
	stringz	"p != MAP_FAILED && *p == 'y'"
	.align 8
.LC26:
	stringz	"mmap after a write"
	.align 8
.LC27:
	stringz	"msync(q, 1, MS_SYNC) == 0"
	.align 8
.LC28:
	stringz	"msync of a mapping without PROT_WRITE"
	.align 8
.LC29:
	stringz	"msync(s, 1, MS_SYNC) == 0"
	.align 8
.LC30:
	stringz	"a store and msync"
	.align 8
.LC31:
	stringz	"a store and msync again"
	.align 8
.LC32:
	stringz	"unlink(\"times\") == 0"
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
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st1 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 194, r0
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	mov r14 = r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	addl r38 = 256, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fchmod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	adds r32 = -28, r35
	addl r38 = 262144, r0
	;;
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	mov r15 = r35
	adds r14 = -28, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	mov r40 = r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	adds r32 = -24, r35
	mov r42 = r0
	adds r14 = -32, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 121, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	adds r32 = -16, r35
	mov r42 = r0
	adds r14 = -32, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	addl r39 = 4, r0
	addl r38 = 1, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	adds r32 = -8, r35
	mov r42 = r0
	adds r14 = -32, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 122, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r35
	addl r39 = 4, r0
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 117, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r35
	addl r39 = 4, r0
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = changed#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
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
