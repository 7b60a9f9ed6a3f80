// e0137569ad856516bc3eb1835c335550
	.file	"host-nested.c"
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
	stringz	"<%s> "
	.align 8
.LC2:
	stringz	"getcwd"
	.align 8
.LC3:
	stringz	"VARIABLE"
	.align 8
.LC4:
	stringz	"in %s, variable %s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -288, r12
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
	adds r14 = -268, r36
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 248, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	addl r14 = 2, r0
	adds r15 = -272, r36
	;;
	st4 [r15] = r14
	br .L5
	;;
.L6:
	adds r16 = -272, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -272, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -272, r36
	;;
	st4 [r16] = r14
.L5:
	mov r14 = r36
	adds r16 = -272, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	adds r14 = -268, r36
	addl r39 = 256, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	mov r14 = r0
	br .L8
	;;
.L7:
	addl r14 = -1, r0
.L8:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = getenv#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -268, r36
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r14 = 5, r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC5:
	stringz	"%d %s"
	.text
	.align 16
	.proc count#
count:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 1, r0
	;;
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
	br .L11
	;;
.L12:
	adds r14 = -60, r34
	;;
	mov r38 = r14
	adds r14 = -64, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
.L11:
	addl r14 = @ltoffx(stdin#), r1
	;;
	ld8.mov r14 = [r14], stdin#
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	;;
	mov r38 = r15
	addl r37 = 64, r0
	mov r36 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC6:
	stringz	"show"
	.align 8
.LC7:
	stringz	"count"
	.align 8
.LC8:
	stringz	"abort"
	.align 8
.LC9:
	stringz	"\"$SELF\" show deep; exit $?"
	.align 8
.LC10:
	stringz	"system %d\n"
	.text
	.align 16
	.proc again#
again:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld4 r38 = [r36]
	br.call.sptk.many b0 = show#
	mov r1 = r37
	mov r14 = r8
	br .L16
	;;
.L15:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r14 = r8
	br .L16
	;;
.L17:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = abort#
	;;
.L18:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = system#
	mov r1 = r37
	mov r14 = r8
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp again#
	.section	.rodata
	.align 8
.LC11:
	stringz	"/proc/self/exe"
	.align 8
.LC12:
	stringz	"readlink"
	.align 8
.LC13:
	stringz	"SELF"
	.align 8
.LC14:
	stringz	"a b"
	.align 8
.LC15:
	stringz	"/"
	.align 8
.LC16:
	stringz	"chdir"
	.align 8
.LC17:
	stringz	"\"$SELF\" show 'an argument' \"\"; echo status $?; exit 3"
	.align 8
.LC18:
	stringz	"w"
	.align 8
.LC19:
	stringz	"sort | \"$SELF\" count | sort -r"
	.align 8
.LC20:
	stringz	"y\nx\n"
	.align 8
.LC21:
	stringz	"pclose %d\n"
	.align 8
.LC22:
	stringz	"r"
	.align 8
.LC23:
	stringz	"echo one | \"$SELF\" count; VARIABLE=c \"$SELF\" show"
	.align 8
.LC24:
	stringz	"read %s"
	.align 8
.LC25:
	stringz	"(exec 2>/dev/null; \"$SELF\" abort; exit $?) 2>/dev/null"
	.align 8
.LC26:
	stringz	"\"$SELF\" deeper"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	addl r41 = 2, r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = again#
	mov r1 = r38
	mov r14 = r8
	br .L24
	;;
.L20:
	addl r41 = 4095, r0
	movl r40 = @gprel(self.0#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = readlink#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	st8 [r14] = r8
	movl r15 = @gprel(self.0#)
	;;
	add r15 = r1, r15
	adds r16 = -96, r37
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	addl r41 = 1, r0
	movl r40 = @gprel(self.0#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = setenv#
	mov r1 = r38
	addl r41 = 1, r0
	;;
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = setenv#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = chdir#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r34 = -88, r37
	;;
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = system#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -88, r37
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
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -80, r37
	;;
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = popen#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -80, r37
	;;
	ld8 r42 = [r14]
	addl r41 = 4, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fwrite#
	mov r1 = r38
	adds r14 = -80, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = pclose#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -80, r37
	;;
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = popen#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	br .L22
	;;
.L23:
	adds r14 = -72, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L22:
	adds r14 = -80, r37
	adds r15 = -72, r37
	;;
	ld8 r41 = [r14]
	addl r40 = 64, r0
	mov r39 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -80, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = pclose#
	mov r1 = r38
	mov r14 = r8
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = system#
	mov r1 = r38
	mov r14 = r8
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = system#
	mov r1 = r38
	mov r14 = r8
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L24:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	self.0#, @object
	.size	self.0#, 4096
self.0:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
