// cb52c8dbfe0f7c341d5e637293eadc5a
	.file	"exec.c"
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
	.align 16
	.proc status_of#
status_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	st4 [r14] = r32
	mov r14 = r35
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L7
	;;
.L5:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	sub r14 = r0, r14
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp status_of#
	.section	.rodata
	.align 8
.LC1:
	stringz	"again"
	.align 8
.LC2:
	stringz	"X"
	.align 8
.LC3:
	stringz	"PATH"
	.align 8
.LC4:
	stringz	"set"
	.align 8
.LC5:
	stringz	"unset"
	.align 8
.LC6:
	stringz	"again: %d arguments, %s, X=%s, PATH %s\n"
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"read(50, &c, 1) == -1 && errno == EBADF"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"read(51, &c, 1) == 1 && c == 'k'"
	.align 8
.LC12:
	stringz	"pipe"
	.align 8
.LC13:
	stringz	"k"
	.align 8
.LC14:
	stringz	"write"
	.align 8
.LC15:
	stringz	"dup2"
	.align 8
.LC16:
	stringz	"name"
	.align 8
.LC17:
	stringz	"third"
	.align 8
.LC18:
	stringz	"X=1"
	.align 8
.LC19:
	stringz	"/proc/self/exe"
	.align 8
.LC20:
	stringz	"%d\n"
	.align 8
.LC21:
	stringz	"x"
	.align 8
.LC22:
	stringz	"/no/such/file"
	.align 8
.LC23:
	stringz	"execv(\"/no/such/file\", none) == -1 && errno == ENOENT"
	.align 8
.LC24:
	stringz	"/"
	.align 8
.LC25:
	stringz	"execv(\"/\", none) == -1 && errno == EACCES"
	.align 8
.LC26:
	stringz	"plain"
	.align 8
.LC27:
	stringz	"just text\n"
	.align 8
.LC28:
	stringz	"./plain"
	.align 8
.LC29:
	stringz	"execv(\"./plain\", none) == -1 && errno == EACCES"
	.align 8
.LC30:
	stringz	"execv(\"./plain\", none) == -1 && errno == ENOEXEC"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -112, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L9
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r34 = [r14]
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r35 = r8
	;;
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r15 = @gprel(.LC4)
	;;
	add r15 = r1, r15
	br .L11
	;;
.L10:
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
.L11:
	mov r14 = r38
	;;
	mov r44 = r15
	mov r43 = r35
	mov r42 = r34
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -64, r38
	addl r42 = 1, r0
	;;
	mov r41 = r14
	addl r40 = 50, r0
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L13:
	movl r42 = @gprel(.LC9)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -64, r38
	addl r42 = 1, r0
	;;
	mov r41 = r14
	addl r40 = 51, r0
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	adds r14 = -64, r38
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L15:
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	addl r14 = 21, r0
	br .L16
	;;
.L9:
	adds r14 = -88, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -88, r38
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 1, r0
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -88, r38
	;;
	ld4 r14 = [r14]
	addl r41 = 50, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -88, r38
	;;
	ld4 r14 = [r14]
	addl r41 = 51, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	addl r42 = 1, r0
	;;
	addl r41 = 2, r0
	addl r40 = 50, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	adds r15 = -96, r38
	;;
	st4 [r15] = r14
	adds r15 = -96, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -40, r38
	movl r15 = @gprel(.LC16)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC17)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r38
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r38
	movl r15 = @gprel(.LC18)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r15 = -56, r38
	adds r14 = -40, r38
	;;
	mov r42 = r15
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execve#
	mov r1 = r39
	;;
	addl r40 = 99, r0
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	adds r14 = -96, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r38
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -80, r38
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L19:
	movl r42 = @gprel(.LC23)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L21:
	movl r42 = @gprel(.LC25)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r34 = -92, r38
	addl r42 = 420, r0
	addl r41 = 65, r0
	;;
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	mov r1 = r39
	st4 [r34] = r8
	adds r14 = -92, r38
	addl r42 = 10, r0
	;;
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -92, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L23:
	movl r42 = @gprel(.LC29)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	addl r41 = 493, r0
	;;
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = chmod#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execv#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L25:
	movl r42 = @gprel(.LC30)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = unlink#
	mov r1 = r39
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
