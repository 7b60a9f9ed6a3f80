// 9e76960d0260bdaf70d2dbe1bdc2b84f guest-tests/file/descriptor-info.c
	.file	"descriptor-info.c"
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
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/self/fdinfo/%d"
	.align 8
.LC2:
	stringz	"read"
	.align 8
.LC3:
	stringz	"fstat"
	.align 8
.LC4:
	stringz	"pos:\t%llu\nflags:\t0%o\nmnt_id:\t%d\nino:\t%llu\n%n"
	.align 8
.LC5:
	stringz	"%s: flags %o, fcntl %o; position %llu, lseek %ld; inode %d\n"
	.text
	.align 16
	.proc look#
look:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -1264, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	adds r14 = -1184, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 992, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -184, r37
	;;
	st8 [r14] = r0
	adds r14 = -176, r37
	;;
	st8 [r14] = r0
	adds r14 = -168, r37
	;;
	st4 [r14] = r0
	adds r14 = -164, r37
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -160, r37
	;;
	st4 [r14] = r0
	adds r14 = 8, r37
	adds r15 = -1224, r37
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	addl r40 = 40, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -1224, r37
	;;
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r14 = -1224, r37
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -1248, r37
	;;
	st4 [r15] = r14
	adds r14 = -1184, r37
	addl r41 = 999, r0
	;;
	mov r40 = r14
	adds r14 = -1248, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -1248, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r15 = -152, r37
	adds r14 = 8, r37
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fstat#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r34 = -1244, r37
	adds r19 = -160, r37
	adds r18 = -176, r37
	adds r17 = -164, r37
	adds r16 = -168, r37
	adds r15 = -184, r37
	adds r14 = -1184, r37
	;;
	mov r45 = r19
	mov r44 = r18
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = 8, r37
	;;
	addl r40 = 3, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r34 = r14
	adds r14 = 8, r37
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	addl r15 = 524288, r0
	br .L6
	;;
.L5:
	mov r15 = r0
.L6:
	adds r14 = -1240, r37
	;;
	or r15 = r34, r15
	;;
	st4 [r14] = r15
	adds r34 = -1232, r37
	adds r14 = 8, r37
	addl r41 = 1, r0
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -1244, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L7
	adds r14 = -168, r37
	;;
	ld4 r14 = [r14]
	adds r15 = -1240, r37
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r14 = -164, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -152, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -176, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r14 = -1232, r37
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p7) mov r14 = r15
	;;
	mov r15 = r14
	adds r14 = -184, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
.L7:
	adds r14 = -168, r37
	;;
	ld4 r17 = [r14]
	adds r14 = -184, r37
	;;
	ld8 r18 = [r14]
	adds r14 = -152, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -176, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r16 = -1232, r37
	adds r15 = -1240, r37
	mov r14 = r37
	;;
	mov r45 = r19
	ld8 r44 = [r16]
	mov r43 = r18
	ld4 r42 = [r15]
	mov r41 = r17
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
.L9:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp look#
	.section	.rodata
	.align 8
.LC6:
	stringz	"file"
	.align 8
.LC7:
	stringz	"open"
	.align 8
.LC8:
	stringz	"file %d %d"
	.align 8
.LC9:
	stringz	"pipe"
	.align 8
.LC10:
	stringz	"pipe's end"
	.align 8
.LC11:
	stringz	"socketpair"
	.align 8
.LC12:
	stringz	"stream"
	.align 8
.LC13:
	stringz	"eventfd"
	.align 8
.LC14:
	stringz	"."
	.align 8
.LC15:
	stringz	"folder"
	.align 8
.LC16:
	stringz	"path"
	.align 8
.LC17:
	stringz	"/dev/null"
	.align 8
.LC18:
	stringz	"null"
	.align 8
.LC19:
	stringz	"%d, wrong %d\n"
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
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	addl r38 = 384, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -60, r34
	;;
	st4 [r14] = r0
	br .L11
	;;
.L14:
	adds r14 = -56, r34
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	movl r15 = @gprel(modes.1#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(extra.0#)
	;;
	add r16 = r1, r16
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -48, r34
	;;
	st4 [r14] = r15
	adds r15 = -56, r34
	adds r14 = -60, r34
	adds r16 = -36, r34
	;;
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 40, r0
	mov r36 = r16
	br.call.sptk.many b0 = snprintf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = 5, r14
	;;
	sxt4 r15 = r14
	adds r14 = -48, r34
	mov r38 = r0
	;;
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	adds r14 = -48, r34
	adds r15 = -36, r34
	;;
	ld4 r37 = [r14]
	mov r36 = r15
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -48, r34
	addl r38 = 2048, r0
	;;
	addl r37 = 4, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	mov r15 = r14
	adds r14 = -48, r34
	;;
	mov r38 = r15
	addl r37 = 2, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	adds r14 = -48, r34
	adds r15 = -36, r34
	;;
	ld4 r37 = [r14]
	mov r36 = r15
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -48, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
	adds r14 = -56, r34
	adds r15 = -56, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L13
	adds r14 = -60, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L14
	adds r14 = -52, r34
	;;
	st4 [r14] = r0
	br .L15
	;;
.L28:
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	addl r15 = 526336, r0
	br .L17
	;;
.L16:
	mov r15 = r0
.L17:
	adds r14 = -44, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -44, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	addl r14 = 526337, r0
	br .L19
	;;
.L18:
	addl r14 = 1, r0
.L19:
	adds r15 = -44, r34
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
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
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r14 = 526336, r0
	br .L21
	;;
.L20:
	mov r14 = r0
.L21:
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r14 = 589824, r0
	br .L23
	;;
.L22:
	addl r14 = 65536, r0
.L23:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = 2752512
	br .L25
	;;
.L24:
	movl r14 = 2097152
.L25:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = 1025, r0
	br .L27
	;;
.L26:
	addl r14 = 2, r0
.L27:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = look#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 7, r14
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
	adds r14 = -52, r34
	adds r15 = -52, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	adds r14 = -64, r34
	;;
	ld4 r37 = [r14]
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
	.section	.rodata
	.align 4
	.type	modes.1#, @object
	.size	modes.1#, 12
modes.1:
	data4	0
	data4	1
	data4	2
	.align 4
	.type	extra.0#, @object
	.size	extra.0#, 32
extra.0:
	data4	0
	data4	1024
	data4	2048
	data4	524288
	data4	1052672
	data4	4096
	data4	262144
	data4	527360
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
