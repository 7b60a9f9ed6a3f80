// 2bcd8ae17368b44245f022bd5fd04f2e guest-tests/file/fallocate.c
	.file	"fallocate.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r38 = [r35]
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"0"
	.align 8
.LC1:
	stringz	"%s: %s, %ld\n"
	.text
	.align 16
	.proc call#
call:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -192, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r17 = [r14]
	adds r16 = 8, r38
	mov r15 = r38
	adds r14 = -8, r38
	;;
	ld8 r43 = [r16]
	ld8 r42 = [r15]
	ld4 r41 = [r14]
	mov r40 = r17
	br.call.sptk.many b0 = fallocate64#
	mov r1 = r39
	adds r14 = -176, r38
	;;
	st4 [r14] = r8
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = fstat#
	mov r1 = r39
	adds r15 = -176, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r39
	mov r14 = r8
	br .L4
	;;
.L3:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
.L4:
	adds r15 = -168, r38
	;;
	adds r15 = 48, r15
	;;
	ld8 r16 = [r15]
	adds r15 = -16, r38
	;;
	mov r43 = r16
	mov r42 = r14
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC1)
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
	.endp call#
	.global __divdi3#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s: %d\n"
	.text
	.align 16
	.proc touch#
touch:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r36
	;;
	st8 [r14] = r32
	adds r14 = -8, r36
	;;
	st8 [r14] = r33
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	sub r15 = r0, r14
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 7, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sxt4 r15 = r14
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = __divdi3#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r15 = r14
	br .L8
	;;
.L7:
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
.L8:
	adds r14 = -16, r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp touch#
	.section	.rodata
	.align 8
.LC3:
	stringz	"memory"
	.align 8
.LC4:
	stringz	"nothing"
	.align 8
.LC5:
	stringz	"length -1"
	.align 8
.LC6:
	stringz	"offset -1"
	.align 8
.LC7:
	stringz	"too far"
	.align 8
.LC8:
	stringz	"too far by one"
	.align 8
.LC9:
	stringz	"longer"
	.align 8
.LC10:
	stringz	"longer, but the size"
	.align 8
.LC11:
	stringz	"hole"
	.align 8
.LC12:
	stringz	"before the hole"
	.align 8
.LC13:
	stringz	"in the hole"
	.align 8
.LC14:
	stringz	"after the hole"
	.align 8
.LC15:
	stringz	"hole without KEEP_SIZE"
	.align 8
.LC16:
	stringz	"stale"
	.align 8
.LC17:
	stringz	"unknown"
	.align 8
.LC18:
	stringz	"negative"
	.align 8
.LC19:
	stringz	"hole and zero"
	.align 8
.LC20:
	stringz	"collapse and keep"
	.align 8
.LC21:
	stringz	"insert and collapse"
	.align 8
.LC22:
	stringz	"limit"
	.align 8
.LC23:
	stringz	"within the limit"
	.align 8
.LC24:
	stringz	"limit, within the size"
	.align 8
.LC25:
	stringz	"/dev/null"
	.align 8
.LC26:
	stringz	"read only"
	.align 8
.LC27:
	stringz	"read only, unknown"
	.align 8
.LC28:
	stringz	"read only, nothing"
	.align 8
.LC29:
	stringz	"collapsed"
	.align 8
.LC30:
	stringz	"beyond"
	.align 8
.LC31:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -24, r34
	movl r15 = 7809635582772868143
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6353846199814156140
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 1482184792
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r15 = 88, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	addl r37 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 7, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	mov r37 = r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(fd#), gp
	;;
	st4 [r15] = r14
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = -1, r0
	mov r38 = r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 1, r0
	addl r38 = -1, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 1, r0
	movl r38 = 9223372036854775807
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 8, r0
	movl r38 = 9223372036854775803
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 262144, r0
	mov r38 = r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 524288, r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 3, r0
	addl r37 = 262144, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st8 [r14] = r8
	addl r38 = 262144, r0
	addl r37 = 120, r0
	adds r15 = -32, r34
	;;
	ld8 r36 = [r15]
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	addl r39 = 65536, r0
	addl r38 = 65536, r0
	addl r37 = 3, r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = touch#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld8 r2 = [r15]
	;;
	addl r14 = 65536, r2
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = touch#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = touch#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 256, r0
	;;
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = -1, r0
	;;
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 19, r0
	;;
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 9, r0
	;;
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	mov r38 = r0
	addl r37 = 40, r0
	;;
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r34
	addl r15 = 327680, r0
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	;;
	addl r37 = 1, r0
	addl r36 = 25, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	addl r39 = 1, r0
	addl r38 = 327680, r0
	;;
	mov r37 = r0
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 327680, r0
	mov r38 = r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 65536, r0
	addl r38 = 327680, r0
	addl r37 = 3, r0
	;;
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r14 = r34
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	;;
	mov r37 = r0
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(fd#), gp
	;;
	st4 [r15] = r14
	addl r39 = 1, r0
	mov r38 = r0
	mov r37 = r0
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 256, r0
	;;
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = call#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(fd#), gp
	;;
	st4 [r15] = r14
	adds r14 = -24, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 262144, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r14 = 1, r0
	br .L13
	;;
.L10:
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 3, r0
	addl r37 = 262144, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	st8 [r15] = r8
	addl r38 = 262144, r0
	addl r37 = 121, r0
	adds r14 = -32, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 131072, r0
	mov r38 = r0
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 131072, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = 1, r0
	br .L13
	;;
.L12:
	adds r15 = -32, r34
	;;
	ld8 r2 = [r15]
	;;
	addl r14 = 131071, r2
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = touch#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = touch#
	mov r1 = r35
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r34
	;;
	ld8 r2 = [r15]
	;;
	addl r15 = 131072, r2
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
.L13:
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
