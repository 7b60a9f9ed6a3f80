// 2999f1bf34e2cab4c0e28c1564a9d852 guest-tests/process/host-pipes.c
	.file	"host-pipes.c"
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
	stringz	"fork"
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st8 [r14] = r34
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -12, r37
	;;
	st4 [r14] = r15
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	br .L9
	;;
.L5:
	mov r14 = r37
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r38
	adds r14 = 4, r37
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r38
	addl r14 = 3, r0
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	br .L7
	;;
.L8:
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
.L7:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L8
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = execv#
	mov r1 = r38
	;;
	addl r39 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata
	.align 8
.LC2:
	stringz	"/bin/sh"
	.align 8
.LC3:
	stringz	"-c"
	.text
	.align 16
	.proc shell#
shell:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st8 [r14] = r34
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	adds r15 = -32, r37
	;;
	st8 [r15] = r14
	adds r14 = -24, r37
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -8, r37
	;;
	st8 [r14] = r0
	adds r15 = 4, r37
	mov r14 = r37
	adds r41 = -32, r37
	;;
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = start#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp shell#
	.section	.rodata
	.align 8
.LC4:
	stringz	"waitpid"
	.text
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
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	sub r14 = r0, r14
	br .L15
	;;
.L13:
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
.L15:
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
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"/bin/true"
	.align 8
.LC7:
	stringz	"true %d\n"
	.align 8
.LC8:
	stringz	"x"
	.align 8
.LC9:
	stringz	"write %zd %d\n"
	.text
	.align 16
	.proc unread#
unread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	movl r16 = @gprel(.LC6)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r15
	br.call.sptk.many b0 = start#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -24, r35
	addl r39 = 1, r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 32, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	addl r37 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp unread#
	.section	.rodata
	.align 8
.LC10:
	stringz	"one\ntwo\nthree\n"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"read line; echo \"line $line\""
	.align 8
.LC13:
	stringz	"read %d\n"
	.align 8
.LC14:
	stringz	"read"
	.align 8
.LC15:
	stringz	"rest %s"
	.text
	.align 16
	.proc shared_input#
shared_input:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -4, r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -12, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 14, r0
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = shell#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = status_of#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
.L18:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L19
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r34
	addl r38 = 19, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp shared_input#
	.section	.rodata
	.align 8
.LC16:
	stringz	"question %d\n"
	.align 8
.LC17:
	stringz	"%s: %s"
	.align 8
.LC18:
	stringz	"%s: end %zd, status %d\n"
	.text
	.align 16
	.proc dialogue#
dialogue:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -160, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st4 [r14] = r33
	adds r14 = -4, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st4 [r14] = r35
	adds r14 = -144, r39
	;;
	st4 [r14] = r0
	br .L21
	;;
.L22:
	adds r14 = -120, r39
	adds r15 = -144, r39
	;;
	ld4 r44 = [r15]
	movl r43 = @gprel(.LC16)
	;;
	add r43 = r1, r43
	addl r42 = 32, r0
	mov r41 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r40
	adds r14 = -120, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -120, r39
	adds r14 = -8, r39
	;;
	mov r43 = r16
	mov r42 = r15
	ld4 r41 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	mov r14 = r8
	;;
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	adds r15 = -88, r39
	adds r14 = -4, r39
	addl r43 = 63, r0
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r40
	mov r14 = r8
	adds r36 = -128, r39
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	st8 [r36] = r8
	adds r15 = -88, r39
	adds r14 = -128, r39
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	adds r15 = -88, r39
	adds r14 = -16, r39
	;;
	mov r43 = r15
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r15 = -144, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -144, r39
	;;
	st4 [r15] = r14
.L21:
	adds r15 = -144, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L22
	adds r14 = -8, r39
	addl r42 = 1, r0
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r40
	adds r14 = -8, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	adds r15 = -88, r39
	adds r14 = -4, r39
	addl r43 = 1, r0
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r40
	mov r14 = r8
	adds r36 = -136, r39
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	st8 [r36] = r8
	mov r14 = r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r40
	mov r16 = r8
	adds r15 = -136, r39
	adds r14 = -16, r39
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC18)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp dialogue#
	.section	.rodata
	.align 8
.LC19:
	stringz	"while read line; do echo \"<$line>\"; done; exit 4"
	.align 8
.LC20:
	stringz	"/bin/cat"
	.align 8
.LC21:
	stringz	"sh"
	.align 8
.LC22:
	stringz	"cat"
	.align 8
.LC23:
	stringz	"socketpair"
	.align 8
.LC24:
	stringz	"socket"
	.text
	.align 16
	.proc dialogues#
dialogues:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L29:
	adds r14 = -52, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -52, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = shell#
	mov r1 = r36
	mov r14 = r8
	br .L26
	;;
.L25:
	adds r14 = -52, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -8, r35
	movl r17 = @gprel(.LC20)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = start#
	mov r1 = r36
	mov r14 = r8
.L26:
	adds r15 = -56, r35
	;;
	st4 [r15] = r14
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	br .L28
	;;
.L27:
	movl r15 = @gprel(.LC22)
	;;
	add r15 = r1, r15
.L28:
	adds r14 = -52, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -44, r35
	;;
	ld4 r17 = [r14]
	adds r14 = -56, r35
	;;
	ld4 r40 = [r14]
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = dialogue#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L24:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	adds r14 = -36, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r35
	movl r17 = @gprel(.LC20)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r32 = -60, r35
	adds r14 = -24, r35
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -36, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -60, r35
	;;
	ld4 r40 = [r14]
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = dialogue#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp dialogues#
	.section	.rodata
	.align 8
.LC25:
	stringz	"i=0; while [ $i -lt 5 ]; do head -c 100000 /dev/zero; i=$((i + 1)); done"
	.align 8
.LC26:
	stringz	"/usr/bin/tr"
	.align 8
.LC27:
	stringz	"\\0"
	.align 8
.LC28:
	stringz	"a"
	.align 8
.LC29:
	stringz	"%ld bytes, %ld a, status %d %d %d\n"
	.text
	.align 16
	.proc three#
three:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -4240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -4224, r35
	;;
	st8 [r14] = r0
	adds r14 = -4216, r35
	;;
	st8 [r14] = r0
	adds r14 = -4164, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -4156, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -4148, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -4164, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -4200, r35
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = shell#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -4164, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4164, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -4156, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -40, r35
	movl r17 = @gprel(.LC26)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	movl r17 = @gprel(.LC27)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	movl r17 = @gprel(.LC28)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -40, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r32 = -4196, r35
	adds r14 = -40, r35
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -4164, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4156, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4156, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -4148, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -8, r35
	movl r17 = @gprel(.LC20)
	;;
	add r17 = r1, r17
	;;
	st8 [r14] = r17
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r32 = -4192, r35
	adds r14 = -8, r35
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = start#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -4156, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4148, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	br .L31
	;;
.L34:
	adds r14 = -4208, r35
	;;
	st8 [r14] = r0
	br .L32
	;;
.L33:
	adds r15 = -4140, r35
	adds r14 = -4208, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 97, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r15 = r14
	adds r14 = -4216, r35
	adds r16 = -4216, r35
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -4208, r35
	adds r15 = -4208, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L32:
	adds r15 = -4208, r35
	adds r14 = -4184, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	adds r14 = -4184, r35
	adds r16 = -4224, r35
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -4224, r35
	;;
	st8 [r15] = r14
.L31:
	adds r14 = -4148, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -4140, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	adds r32 = -4184, r35
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -4184, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r32 = -4176, r35
	adds r14 = -4200, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -4172, r35
	adds r14 = -4196, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -4168, r35
	adds r14 = -4192, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r36
	st4 [r32] = r8
	adds r17 = -4168, r35
	adds r16 = -4172, r35
	adds r15 = -4176, r35
	adds r14 = -4216, r35
	;;
	ld4 r42 = [r17]
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	adds r16 = -4224, r35
	;;
	ld8 r38 = [r16]
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4148, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp three#
	.section	.rodata
	.align 8
.LC30:
	stringz	"/usr/bin/yes"
	.align 8
.LC31:
	stringz	"yes %d\n"
	.text
	.align 16
	.proc reader_ends#
reader_ends:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -12, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	movl r16 = @gprel(.LC30)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	mov r14 = r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r0
	br.call.sptk.many b0 = start#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -13, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp reader_ends#
	.section	.rodata
	.align 8
.LC32:
	stringz	"r"
	.align 8
.LC33:
	stringz	"(sleep 1; echo late) & echo early"
	.align 8
.LC34:
	stringz	"%s"
	.align 8
.LC35:
	stringz	"pclose %d\n"
	.text
	.align 16
	.proc late#
late:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = popen#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
	br .L37
	;;
.L38:
	adds r14 = -8, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L37:
	adds r14 = -8, r34
	adds r15 = -16, r34
	;;
	ld8 r38 = [r15]
	addl r37 = 20, r0
	mov r36 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -16, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = pclose#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp late#
	.section	.rodata
	.align 8
.LC36:
	stringz	"host-pipes.tmp"
	.align 8
.LC37:
	stringz	"open"
	.align 8
.LC38:
	stringz	"from nine\n"
	.align 8
.LC39:
	stringz	"read line <&9; echo \"$line\" >&7; echo to eight >&8"
	.align 8
.LC40:
	stringz	"pread"
	.align 8
.LC41:
	stringz	"{ echo x >&8; } 2>/dev/null || exit 3"
	.align 8
.LC42:
	stringz	"closed %d\n"
	.text
	.align 16
	.proc other_descriptors#
other_descriptors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 578, r0
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 8, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 9, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	addl r38 = 7, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 10, r0
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	adds r14 = -8, r35
	mov r40 = r0
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	addl r39 = 19, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	adds r32 = -24, r35
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	st8 [r32] = r8
	adds r15 = -8, r35
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 2, r0
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	mov r14 = r8
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp other_descriptors#
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 2, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = unread#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = shared_input#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = dialogues#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = three#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = reader_ends#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = late#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = other_descriptors#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
