// 378ec0c0921f9f2b239419912cc1f863
	.file	"removed.c"
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
	stringz	"/proc/self/fd/%d"
	.align 8
.LC2:
	stringz	"readlink"
	.text
	.align 16
	.proc name#
name:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	adds r15 = -40, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	addl r38 = 40, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -40, r35
	;;
	addl r39 = 4199, r0
	movl r38 = @gprel(text.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st8 [r14] = r8
	movl r15 = @gprel(text.0#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r35
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	addl r38 = 47, r0
	movl r37 = @gprel(text.0#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strrchr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp name#
	.section	.rodata
	.align 8
.LC3:
	stringz	"first"
	.align 8
.LC4:
	stringz	"open"
	.align 8
.LC5:
	stringz	"0123456789"
	.align 8
.LC6:
	stringz	"write"
	.align 8
.LC7:
	stringz	"second"
	.align 8
.LC8:
	stringz	"rename"
	.align 8
.LC9:
	stringz	"renamed: %s\n"
	.align 8
.LC10:
	stringz	"third"
	.align 8
.LC11:
	stringz	"link"
	.align 8
.LC12:
	stringz	"unlink"
	.align 8
.LC13:
	stringz	"another name is left: %s\n"
	.align 8
.LC14:
	stringz	"its name is another file's: %s\n"
	.align 8
.LC15:
	stringz	"no name is left: %s\n"
	.align 8
.LC16:
	stringz	"yes"
	.align 8
.LC17:
	stringz	"NO"
	.align 8
.LC18:
	stringz	"ioctl(fd, FIONREAD, &bytes) == 0 && bytes == 6"
	.align 8
.LC19:
	stringz	"%-3s %s\n"
	.align 8
.LC20:
	stringz	"ioctl(fd, FIONREAD, &bytes) == 0 && bytes == -3"
	.align 8
.LC21:
	stringz	"preadv2(fd, &v, 1, 2, 0) == 8 && b[0] == '2'"
	.align 8
.LC22:
	stringz	"preadv2(fd, &v, 1, -1, 0) == 3 && b[0] == '7' && lseek(fd, 0, SEEK_CUR) == 10"
	.align 8
.LC23:
	stringz	"782"
	.align 8
.LC24:
	stringz	"pwritev2(fd, &v, 1, 0, RWF_DSYNC) == 2 && pread(fd, b, 3, 0) == 3 && memcmp(b, \"782\", 3) == 0"
	.align 8
.LC25:
	stringz	"preadv2(fd, &v, 1, 0, 0x40000000) == -1 && errno == EOPNOTSUPP"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 578, r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	addl r38 = 10, r0
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = name#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = name#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = name#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 384, r0
	addl r37 = 65, r0
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = name#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = name#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 4, r0
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	mov r38 = r14
	addl r37 = 21531, r0
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L8:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 13, r0
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	mov r38 = r14
	addl r37 = 21531, r0
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -3, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L10:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	adds r15 = -24, r34
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	adds r14 = 8, r14
	addl r15 = 20, r0
	;;
	st8 [r14] = r15
	mov r38 = r0
	addl r37 = 7, r0
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r34
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = preadv2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L11
	adds r14 = -24, r34
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 50, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L12:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = preadv2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L13
	adds r14 = -24, r34
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 55, r14
	(p6) br.cond.dptk .L13
	addl r38 = 1, r0
	mov r37 = r0
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L14:
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	mov r14 = r34
	addl r40 = 2, r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = pwritev2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L15
	adds r14 = -24, r34
	mov r39 = r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	adds r15 = -32, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L15
	adds r14 = -24, r34
	addl r38 = 3, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	movl r40 = 1073741824
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = preadv2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC17)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC19)
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
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 4200
text.0:
	.skip	4200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
