// ae5db33cd0d9d57a85604ccfde845f2c
	.file	"advanced.c"
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
	stringz	"out"
	.align 8
.LC2:
	stringz	"temp-XXXXXX"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"fd >= 0 && strlen(name) == 11 && strcmp(name, \"temp-XXXXXX\") != 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"abcdefghij"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"sendfile(out, fd, &offset, 20) == 20 && offset == 23"
	.align 8
.LC10:
	stringz	"defghijabc"
	.align 8
.LC11:
	stringz	"pread(out, b, 100, 0) == 20 && memcmp(b, \"defghijabc\", 10) == 0"
	.align 8
.LC12:
	stringz	"posix_fallocate(out, 0, 5000) == 0 && lseek(out, 0, SEEK_END) == 5000"
	.align 8
.LC13:
	stringz	"."
	.align 8
.LC14:
	stringz	"statvfs(\".\", &v) == 0 && v.f_bsize > 0"
	.align 8
.LC15:
	stringz	"posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL) == 0"
	.align 8
.LC16:
	stringz	"posix_fadvise64(fd, 0, -1, POSIX_FADV_NORMAL) == EINVAL"
	.align 8
.LC17:
	stringz	"mkdtemp(dir) == dir && rmdir(dir) == 0"
	.align 8
.LC18:
	stringz	"fifo"
	.align 8
.LC19:
	stringz	"mkfifo(\"fifo\", 0600) == 0"
	.align 8
.LC20:
	stringz	"stat(\"fifo\", &s) == 0 && S_ISFIFO(s.st_mode)"
	.align 8
.LC21:
	stringz	"open(\"fifo\", O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO"
	.align 8
.LC22:
	stringz	"r >= 0 && w >= 0 && write(w, \"fifo\", 4) == 4 && read(r, b, 10) == 4"
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
	adds r12 = -416, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -380, r35
	movl r15 = 1886217588
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1482184749
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	adds r32 = -396, r35
	;;
	adds r14 = -380, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -392, r35
	addl r39 = 384, r0
	addl r38 = 578, r0
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -396, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	adds r14 = -380, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L5
	adds r14 = -380, r35
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	adds r14 = -396, r35
	addl r39 = 10, r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -400, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -400, r35
	;;
	st4 [r15] = r14
.L7:
	adds r15 = -400, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L8
	adds r14 = -264, r35
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r16 = -264, r35
	adds r15 = -396, r35
	adds r14 = -392, r35
	addl r40 = 20, r0
	;;
	mov r39 = r16
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendfile#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L9
	adds r14 = -264, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 23, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -368, r35
	adds r14 = -392, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L11
	adds r14 = -368, r35
	addl r39 = 10, r0
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -392, r35
	addl r39 = 5000, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = posix_fallocate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -392, r35
	addl r39 = 2, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 5000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -256, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = statvfs#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -256, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -396, r35
	addl r40 = 2, r0
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = posix_fadvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -396, r35
	mov r40 = r0
	addl r39 = -1, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -144, r35
	movl r15 = 6365935209031035236
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	addl r15 = 22616, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -144, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkdtemp#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -144, r35
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	adds r14 = -144, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 384, r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkfifo#
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
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 4096, r0
	;;
	cmp4.ne p6, p7 = r14, r15
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
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 2049, r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
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
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -388, r35
	addl r38 = 2048, r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -384, r35
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -388, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -384, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -384, r35
	addl r39 = 4, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L29
	adds r15 = -368, r35
	adds r14 = -388, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
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
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -380, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
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
