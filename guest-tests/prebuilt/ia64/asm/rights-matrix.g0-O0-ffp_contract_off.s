// f6b1b545f007b5fafe69214f57802cd7 guest-tests/ipc/rights-matrix.c
	.file	"rights-matrix.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
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
	movl r38 = @gprel(.LC1)
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
	.proc letter#
letter:
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
	ld8 r14 = [r35]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L8
	addl r14 = 82, r0
	br .L12
	;;
.L8:
	addl r14 = 63, r0
	br .L12
	;;
.L7:
	addl r14 = 80, r0
	br .L12
	;;
.L6:
	addl r14 = 65, r0
	br .L12
	;;
.L5:
	addl r14 = 111, r0
.L12:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp letter#
	.sbss
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	segment#, @object
	.size	segment#, 4
segment:
	.skip	4
	.data
	.align 8
	.type	message#, @object
	.size	message#, 16
message:
	data8	1
	stringz	"abc"
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"setgroups"
	.align 8
.LC3:
	stringz	"setresgid"
	.align 8
.LC4:
	stringz	"setresuid"
	.text
	.align 16
	.proc become#
become:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
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
	st4 [r14] = r34
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	adds r40 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = setgroups#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r16 = 4, r37
	adds r15 = 4, r37
	adds r14 = 4, r37
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = setresgid#
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
	mov r16 = r37
	mov r15 = r37
	mov r14 = r37
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = setresuid#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp become#
	.section	.rodata
	.align 2
.LC0:
	data2	1
	stringz	"socket"
	.skip	101
	.text
	.align 16
	.proc connects#
connects:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -100, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	st4 [r14] = r8
	adds r14 = -100, r35
	adds r32 = -108, r35
	addl r39 = 110, r0
	;;
	mov r38 = r14
	adds r14 = -112, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -104, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -104, r35
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = -108, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp connects#
	.section	.rodata
	.align 8
.LC5:
	stringz	"/matrix"
	.align 8
.LC6:
	stringz	"file"
	.align 8
.LC7:
	stringz	"folder"
	.align 8
.LC8:
	stringz	"folder/none"
	.align 8
.LC9:
	stringz	"folder/one"
	.align 8
.LC10:
	stringz	"pipe"
	.text
	.align 16
	.proc all#
all:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -384, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -48, r34
	;;
	st8 [r14] = r0
	adds r14 = -48, r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r34
	adds r15 = -248, r34
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 2048, r0
	addl r38 = 1, r0
	movl r37 = @gprel(message#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 2048, r0
	mov r39 = r0
	addl r38 = 4, r0
	movl r37 = @gprel(message#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r38 = -368, r34
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 256, r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 146, r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	addl r36 = 32, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r34
	;;
	st2 [r14] = r0
	adds r14 = -32, r34
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -32, r34
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -32, r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -26, r34
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -26, r34
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -26, r34
	;;
	adds r14 = 4, r14
	addl r16 = 2048, r0
	;;
	st2 [r14] = r16
	adds r14 = -26, r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 12, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r34
	;;
	ld8 r39 = [r14]
	addl r38 = 16, r0
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -40, r34
	;;
	ld8 r39 = [r14]
	addl r38 = 2, r0
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 292, r0
	mov r37 = r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 384, r0
	mov r37 = r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	addl r36 = 32, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	addl r14 = -1, r0
	br .L19
	;;
.L18:
	mov r14 = r0
.L19:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	addl r14 = -1, r0
	br .L21
	;;
.L20:
	mov r14 = r0
.L21:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 36864, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = shmat#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	addl r14 = -1, r0
	br .L23
	;;
.L22:
	mov r14 = r0
.L23:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -160, r34
	;;
	mov r38 = r15
	addl r37 = 2, r0
	mov r36 = r14
	br.call.sptk.many b0 = shmctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 432, r0
	addl r37 = 1, r0
	addl r36 = 77, r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	addl r36 = 32, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mq_open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	addl r36 = 32, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 4, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L24
	mov r14 = r0
	br .L25
	;;
.L24:
	addl r14 = -1, r0
.L25:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 448, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	br .L27
	;;
.L26:
	addl r14 = -1, r0
.L27:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = connects#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r14 = -1, r0
	br .L29
	;;
.L28:
	mov r14 = r0
.L29:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = -1, r0
	addl r37 = -1, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chown#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r34
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r34
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	addl r36 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp all#
	.section	.rodata
	.align 8
.LC11:
	stringz	"IPC_STAT"
	.align 8
.LC12:
	stringz	"IPC_SET"
	.align 8
.LC13:
	stringz	"chmod"
	.text
	.align 16
	.proc set_modes#
set_modes:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -352, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -8, r36
	adds r15 = -208, r36
	;;
	st8 [r14] = r15
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -328, r36
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r37
	mov r33 = r8
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 2, r0
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r36
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -120, r36
	;;
	adds r14 = 4, r14
	addl r15 = 1001, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -208, r36
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -208, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -328, r36
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -120, r36
	;;
	adds r14 = 8, r14
	addl r15 = 2001, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r36
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -208, r36
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -208, r36
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -328, r36
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -120, r36
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	adds r14 = -120, r36
	;;
	adds r14 = 20, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -208, r36
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	adds r14 = -208, r36
	;;
	adds r14 = 20, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -328, r36
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -328, r36
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r37
	mov r33 = r8
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = semctl#
	mov r1 = r37
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	mov r33 = r14
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r36
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	br.call.sptk.many b0 = shmctl#
	mov r1 = r37
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 2, 30
	;;
	and r14 = 72, r14
	;;
	mov r16 = r14
	mov r14 = r36
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -336, r36
	;;
	st4 [r14] = r0
	br .L31
	;;
.L32:
	movl r15 = @gprel(files.2#)
	;;
	add r15 = r1, r15
	adds r16 = -336, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r40 = 2001, r0
	addl r39 = 1001, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = chown#
	mov r1 = r37
	mov r33 = r8
	;;
	movl r15 = @gprel(files.2#)
	;;
	add r15 = r1, r15
	adds r16 = -336, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = chmod#
	mov r1 = r37
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -336, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -336, r36
	;;
	st4 [r16] = r14
.L31:
	adds r15 = -336, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = umask#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	mov r40 = r0
	addl r39 = 2001, r0
	addl r38 = 1001, r0
	br.call.sptk.many b0 = become#
	mov r1 = r37
	mov r14 = r36
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	addl r39 = 66, r0
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mq_open#
	mov r1 = r37
	mov r14 = r8
	;;
	extr.u r14 = r14, 31, 1
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L33:
	mov r38 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp set_modes#
	.section	.rodata
	.align 8
.LC14:
	stringz	"bind"
	.align 8
.LC15:
	stringz	"."
	.align 8
.LC16:
	stringz	"files"
	.align 8
.LC17:
	stringz	"%03o %-6s "
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -100, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r32 = -104, r35
	;;
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -100, r35
	;;
	mov r15 = r14
	adds r14 = -104, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -104, r35
	;;
	addl r38 = 100, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 448, r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r32 = r8
	addl r38 = 384, r0
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r38 = 493, r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 896, r0
	addl r37 = 77, r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(queue#), gp
	;;
	st4 [r15] = r14
	addl r39 = 896, r0
	addl r38 = 2, r0
	addl r37 = 77, r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(set#), gp
	;;
	st4 [r15] = r14
	addl r39 = 896, r0
	addl r38 = 4096, r0
	addl r37 = 77, r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(segment#), gp
	;;
	st4 [r15] = r14
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L35
	;;
.L39:
	adds r14 = -108, r35
	;;
	st4 [r14] = r0
	br .L36
	;;
.L38:
	movl r15 = @gprel(modes.1#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = set_modes#
	mov r1 = r36
	;;
	movl r15 = @gprel(modes.1#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r17 = @gprel(who.0#)
	;;
	add r17 = r1, r17
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r16 = @gprel(who.0#)
	;;
	add r16 = r1, r16
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 8, r16
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r17 = [r14]
	movl r16 = @gprel(who.0#)
	;;
	add r16 = r1, r16
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 12, r16
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r16 = [r14]
	movl r18 = @gprel(who.0#)
	;;
	add r18 = r1, r18
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r18, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r17
	br.call.sptk.many b0 = become#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = all#
	mov r1 = r36
	addl r37 = 10, r0
	;;
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L37:
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -108, r35
	adds r15 = -108, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	adds r14 = -108, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L38
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r35
	;;
	st4 [r16] = r14
.L35:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 11, r14
	(p6) br.cond.dptk .L39
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r36
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	;;
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shmctl#
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
	.section	.rodata
	.align 8
.LC18:
	stringz	"socket"
	.align 8
	.type	files.2#, @object
	.size	files.2#, 32
files.2:
	data8	.LC6
	data8	.LC7
	data8	.LC10
	data8	.LC18
	.align 4
	.type	modes.1#, @object
	.size	modes.1#, 48
modes.1:
	data4	384
	data4	48
	data4	6
	data4	256
	data4	32
	data4	4
	data4	128
	data4	16
	data4	2
	data4	0
	data4	488
	data4	54
	.align 8
.LC19:
	stringz	"owner"
	.align 8
.LC20:
	stringz	"group"
	.align 8
.LC21:
	stringz	"member"
	.align 8
.LC22:
	stringz	"other"
	.align 8
	.type	who.0#, @object
	.size	who.0#, 96
who.0:
	data8	.LC19
	data4	1001
	data4	2009
	data4	0
	.skip	4
	data8	.LC20
	data4	1002
	data4	2001
	data4	0
	.skip	4
	data8	.LC21
	data4	1003
	data4	2003
	data4	2001
	.skip	4
	data8	.LC22
	data4	1004
	data4	2004
	data4	0
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
