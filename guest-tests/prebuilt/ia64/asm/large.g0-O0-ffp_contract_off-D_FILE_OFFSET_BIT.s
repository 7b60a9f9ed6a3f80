// ed3fcf8f653f92bdb9f1efe69b13505f
	.file	"large.c"
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
	stringz	"big"
	.align 8
.LC2:
	stringz	"open"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"lseek(fd, far, SEEK_SET) == far"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"far"
	.align 8
.LC8:
	stringz	"write(fd, \"far\", 3) == 3"
	.align 8
.LC9:
	stringz	"lseek(fd, 0, SEEK_CUR) == far + 3"
	.align 8
.LC10:
	stringz	"ar"
	.align 8
.LC11:
	stringz	"pread(fd, b, 8, far + 1) == 2 && strcmp(b, \"ar\") == 0"
	.align 8
.LC12:
	stringz	"FAR"
	.align 8
.LC13:
	stringz	"pwrite(fd, \"FAR\", 3, far) == 3"
	.align 8
.LC14:
	stringz	"fstat(fd, &s) == 0 && s.st_size == far + 3"
	.align 8
.LC15:
	stringz	"ftruncate(fd, 5000000000LL) == 0 && lseek(fd, 0, SEEK_END) == 5000000000LL"
	.align 8
.LC16:
	stringz	"pread(fd, b, 8, far) == 8 && b[0] == 'F'"
	.align 8
.LC17:
	stringz	"ftruncate(fd, 10) == 0"
	.align 8
.LC18:
	stringz	"r+"
	.align 8
.LC19:
	stringz	"fseeko(f, 0x200000005LL, SEEK_SET) == 0 && ftello(f) == 0x200000005LL"
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
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 578, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -152, r35
	movl r15 = 4886718345
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r15 = r8
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
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
	addl r39 = 3, r0
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	mov r38 = r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r15 = r8
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	cmp.ne p6, p7 = r14, r15
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
	adds r14 = -136, r35
	;;
	st8 [r14] = r0
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -136, r35
	;;
	mov r40 = r15
	addl r39 = 8, r0
	mov r38 = r14
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	adds r14 = -136, r35
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
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
	adds r14 = -152, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 3, r0
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
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
	movl r39 = @gprel(.LC13)
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
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fstat64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -128, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	cmp.ne p6, p7 = r14, r15
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
	movl r38 = 5000000000
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r39 = 2, r0
	mov r38 = r0
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r14 = r8
	movl r15 = 5000000000
	;;
	cmp.ne p6, p7 = r15, r14
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
	adds r14 = -152, r35
	adds r15 = -136, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 8, r0
	mov r38 = r15
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L19
	adds r14 = -136, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 70, r14
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
	addl r38 = 10, r0
	adds r15 = -160, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ftruncate64
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
	adds r32 = -144, r35
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdopen#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -144, r35
	mov r39 = r0
	movl r38 = 8589934597
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fseeko64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -144, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = ftello64
	mov r1 = r36
	mov r14 = r8
	movl r15 = 8589934597
	;;
	cmp.ne p6, p7 = r15, r14
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
