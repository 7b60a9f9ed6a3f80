// 5cd136026cbf55685e97259daa69fcba guest-tests/process/status-fields.c
	.file	"status-fields.c"
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
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 8192
text:
	.skip	8192
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/%d/%s"
	.text
	.align 16
	.proc get#
get:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r15 = 8, r36
	mov r14 = r36
	adds r16 = -64, r36
	;;
	ld8 r42 = [r15]
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	addl r39 = 64, r0
	mov r38 = r16
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -64, r36
	;;
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -80, r36
	;;
	st4 [r14] = r8
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	addl r40 = 8191, r0
	movl r39 = @gprel(text#)
	;;
	add r39 = r1, r39
	adds r14 = -80, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r15 = r8
	br .L6
	;;
.L5:
	mov r15 = r0
.L6:
	adds r14 = -72, r36
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -80, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L7:
	;;
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp get#
	.section	.rodata
	.align 8
.LC2:
	stringz	"\n%s:\t"
	.align 8
.LC4:
	stringz	"none"
	.align 8
.LC5:
	stringz	"\n"
	.align 8
.LC6:
	stringz	"%.*s"
	.sdata
	.align 8
.LC3:
	data8	text#-1
	.text
	.align 16
	.proc field#
field:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	adds r15 = -40, r36
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	addl r39 = 32, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r33 = -40, r36
	;;
	adds r33 = 1, r33
	adds r14 = -40, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = -1, r14
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -40, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	br .L11
	;;
.L10:
	addl r14 = @gprel(.LC3), gp
	;;
	ld8 r14 = [r14]
.L11:
	adds r15 = -48, r36
	;;
	st8 [r15] = r14
	adds r16 = -48, r36
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L12:
	adds r14 = -40, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -48, r36
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -48, r36
	;;
	st8 [r15] = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	adds r16 = -48, r36
	;;
	ld8 r38 = [r16]
	br.call.sptk.many b0 = strcspn#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -48, r36
	;;
	ld8 r42 = [r15]
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	addl r39 = 200, r0
	movl r38 = @gprel(value.3#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	;;
	movl r14 = @gprel(value.3#)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp field#
	.section	.rodata
	.align 8
.LC7:
	stringz	"%s"
	.align 8
.LC8:
	stringz	"RTMAX"
	.align 8
.LC9:
	stringz	" %s"
	.text
	.align 16
	.proc show_set#
show_set:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
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
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = field#
	mov r1 = r37
	mov r14 = r8
	adds r33 = -8, r36
	addl r40 = 16, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strtoull#
	mov r1 = r37
	st8 [r33] = r8
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r14 = 1, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	br .L16
	;;
.L21:
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r15 = -1, r14
	adds r14 = -8, r36
	;;
	addp4 r15 = r15, r0
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
.L18:
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r37
	mov r14 = r8
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L20:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L17:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L16:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 64, r14
	(p6) br.cond.dptk .L21
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_set#
	.section	.rodata
	.align 8
.LC10:
	stringz	"status"
	.align 8
.LC11:
	stringz	"Pid"
	.align 8
.LC12:
	stringz	"yes"
	.align 8
.LC13:
	stringz	"NO"
	.align 8
.LC14:
	stringz	"atoi(field(\"Pid\")) == pid"
	.align 8
.LC15:
	stringz	"%-3s %s\n"
	.align 8
.LC16:
	stringz	"Tgid"
	.align 8
.LC17:
	stringz	"atoi(field(\"Tgid\")) == pid"
	.align 8
.LC18:
	stringz	"PPid"
	.align 8
.LC19:
	stringz	"atoi(field(\"PPid\")) == (pid == getpid() ? getppid() : getpid())"
	.align 8
.LC20:
	stringz	"TracerPid"
	.align 8
.LC21:
	stringz	"traced %d\n"
	.align 8
.LC22:
	stringz	"%s %s\n"
	.align 8
.LC23:
	stringz	"stat"
	.align 8
.LC24:
	stringz	" %c %d %d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %d %d"
	.align 8
.LC25:
	stringz	"stat %d: %c %d %d %d %d\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 8, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r39
	adds r14 = 8, r38
	;;
	movl r41 = @gprel(.LC10)
	;;
	add r41 = r1, r41
	ld4 r40 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = field#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r39
	mov r15 = r8
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L24:
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = field#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r39
	mov r15 = r8
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L26:
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = field#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r39
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r15 = r8
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = getppid#
	mov r1 = r39
	mov r14 = r8
	br .L28
	;;
.L27:
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r14 = r8
.L28:
	;;
	cmp4.ne p6, p7 = r34, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L30:
	movl r42 = @gprel(.LC19)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = field#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r39
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	st4 [r14] = r0
	br .L31
	;;
.L32:
	movl r15 = @gprel(names.2#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r38
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r34 = [r14]
	movl r15 = @gprel(names.2#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r38
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = field#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -48, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r38
	;;
	st4 [r16] = r14
.L31:
	adds r15 = -48, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L32
	adds r14 = -44, r38
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	movl r15 = @gprel(sets.1#)
	;;
	add r15 = r1, r15
	adds r14 = -44, r38
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = show_set#
	mov r1 = r39
	adds r14 = -44, r38
	adds r15 = -44, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -44, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L34
	adds r14 = 8, r38
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	ld4 r40 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r39
	;;
	addl r41 = 41, r0
	movl r40 = @gprel(text#)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = strrchr#
	mov r1 = r39
	mov r14 = r8
	;;
	adds r14 = 1, r14
	adds r34 = -40, r38
	adds r20 = -16, r38
	adds r19 = -20, r38
	adds r18 = -24, r38
	adds r17 = -28, r38
	adds r16 = -32, r38
	adds r15 = -36, r38
	;;
	mov r47 = r20
	mov r46 = r19
	mov r45 = r18
	mov r44 = r17
	mov r43 = r16
	mov r42 = r15
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r39
	st4 [r34] = r8
	adds r14 = -36, r38
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = 8, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = getpgid#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -28, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r35 = r14
	adds r14 = 8, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = getsid#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -24, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -20, r38
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r38
	;;
	ld4 r16 = [r14]
	adds r14 = -40, r38
	;;
	mov r46 = r16
	mov r45 = r15
	mov r44 = r17
	mov r43 = r35
	mov r42 = r34
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC26:
	stringz	"%s:"
	.align 8
.LC27:
	stringz	" %s;"
	.align 8
.LC28:
	stringz	"VmSize"
	.align 8
.LC29:
	stringz	" memory %d\n"
	.text
	.align 16
	.proc show_fields#
show_fields:
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
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L36
	;;
.L37:
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = field#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L36:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L37
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = field#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
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
	.endp show_fields#
	.align 16
	.proc ignore#
ignore:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp ignore#
	.align 16
	.proc sleep_on#
sleep_on:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
.L40:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L40
	;;
	.endp sleep_on#
	.section	.rodata
	.align 8
.LC30:
	stringz	"a name\\\n(x"
	.align 8
.LC31:
	stringz	"r"
	.align 8
.LC32:
	stringz	"write"
	.text
	.align 16
	.proc prepare#
prepare:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -176, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r39 = -160, r37
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r38
	addl r40 = 10, r0
	;;
	adds r39 = -160, r37
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	adds r39 = -160, r37
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r38
	mov r41 = r0
	;;
	adds r40 = -160, r37
	mov r39 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r38
	;;
	addl r40 = @ltoff(@fptr(ignore#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 12, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	;;
	addl r40 = 1, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	;;
	addl r39 = 95, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r38
	addl r41 = 7, r0
	mov r40 = r0
	;;
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	addl r39 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC30)
	;;
	add r40 = r1, r40
	addl r39 = 15, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	adds r14 = -32, r37
	addl r15 = 900, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	;;
	adds r14 = 4, r14
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	;;
	adds r14 = 8, r14
	addl r15 = 80, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	;;
	mov r40 = r14
	addl r39 = 3, r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r38
	addl r41 = 13, r0
	;;
	addl r40 = 12, r0
	addl r39 = 11, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r38
	addl r41 = 3, r0
	;;
	addl r40 = 2, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r38
	;;
	addl r40 = 200, r0
	mov r39 = r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r33
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	mov r42 = r0
	addl r41 = @ltoff(@fptr(sleep_on#)), gp
	;;
	ld8 r41 = [r41]
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r38
	mov r14 = r37
	;;
	addl r41 = 1, r0
	movl r40 = @gprel(.LC31)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC32)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
.L42:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r38
	br .L42
	;;
	.endp prepare#
	.section	.rodata
	.align 8
.LC33:
	stringz	"pipe"
	.align 8
.LC34:
	stringz	"read"
	.align 8
.LC35:
	stringz	"asleep"
	.align 8
.LC36:
	stringz	"FDSize"
	.align 8
.LC37:
	stringz	"atoi((get(child, \"status\"), field(\"FDSize\"))) == 256"
	.align 8
.LC38:
	stringz	"stopped"
	.align 8
.LC39:
	stringz	"ptrace"
	.align 8
.LC40:
	stringz	"traced"
	.align 8
.LC41:
	stringz	"waitid"
	.align 8
.LC42:
	stringz	"ended"
	.align 8
.LC43:
	stringz	"*get(child, \"status\") == 0"
	.align 8
.LC44:
	stringz	"own"
	.align 8
.LC45:
	stringz	"statm"
	.align 8
.LC46:
	stringz	"wchan"
	.align 8
.LC47:
	stringz	"strstr(get(getpid(), \"statm\"), \" \") && strlen(get(getpid(), \"wchan\")) > 0"
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
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -140, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r36 = 18, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -144, r34
	;;
	st4 [r15] = r14
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r14 = -140, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = prepare#
	mov r1 = r35
.L44:
	adds r14 = -140, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r36 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = get#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = field#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 256, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L46:
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 19, r0
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = -132, r34
	addl r38 = 2, r0
	;;
	mov r37 = r14
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show#
	mov r1 = r35
	addl r37 = 18, r0
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	adds r14 = -144, r34
	;;
	ld4 r37 = [r14]
	addl r36 = 16, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -132, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	adds r15 = -144, r34
	;;
	ld4 r37 = [r15]
	addl r36 = 17, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r37 = 9, r0
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	adds r15 = -120, r34
	movl r39 = 16777220
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_fields#
	mov r1 = r35
	adds r14 = -132, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r15 = -144, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	adds r14 = -144, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L48:
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 63, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = get#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_fields#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 32, r0
	mov r36 = r14
	br.call.sptk.many b0 = strchr#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L50:
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC15)
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
	.type	value.3#, @object
	.size	value.3#, 200
value.3:
	.skip	200
	.section	.rodata
	.align 8
.LC48:
	stringz	"Name"
	.align 8
.LC49:
	stringz	"Umask"
	.align 8
.LC50:
	stringz	"State"
	.align 8
.LC51:
	stringz	"Uid"
	.align 8
.LC52:
	stringz	"Gid"
	.align 8
.LC53:
	stringz	"Groups"
	.align 8
.LC54:
	stringz	"Threads"
	.align 8
.LC55:
	stringz	"NoNewPrivs"
	.align 8
.LC56:
	stringz	"Seccomp"
	.align 8
	.type	names.2#, @object
	.size	names.2#, 72
names.2:
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	.align 8
.LC57:
	stringz	"SigPnd"
	.align 8
.LC58:
	stringz	"ShdPnd"
	.align 8
.LC59:
	stringz	"SigBlk"
	.align 8
.LC60:
	stringz	"SigIgn"
	.align 8
.LC61:
	stringz	"SigCgt"
	.align 8
	.type	sets.1#, @object
	.size	sets.1#, 40
sets.1:
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	.align 8
	.type	names.0#, @object
	.size	names.0#, 32
names.0:
	data8	.LC49
	data8	.LC50
	data8	.LC54
	data8	.LC51
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
