// 882b5ee01ddbbaefed43b8b1e83bc5b3
	.file	"rights.c"
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
	stringz	"r"
	.align 8
.LC2:
	stringz	"/proc/self/maps"
	.align 8
.LC3:
	stringz	"%lx-%lx %4s%c"
	.text
	.align 16
	.proc rights_of#
rights_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -560, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = fopen#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -544, r35
	;;
	st8 [r15] = r14
	addl r14 = @gprel(rights.0#), gp
	movl r15 = 1701736302
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	br .L5
	;;
.L7:
	adds r17 = -24, r35
	adds r16 = -8, r35
	adds r15 = -16, r35
	adds r14 = -536, r35
	;;
	mov r42 = r17
	addl r41 = @gprel(rights.0#), gp
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L5
	adds r14 = -16, r35
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p7) br.cond.dptk .L9
.L5:
	adds r15 = -544, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -536, r35
	adds r15 = -544, r35
	;;
	ld8 r39 = [r15]
	addl r38 = 512, r0
	mov r37 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	br .L6
	;;
.L9:
	nop 0
.L6:
	adds r14 = -544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r36
	;;
	addl r14 = @gprel(rights.0#), gp
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp rights_of#
	.section	.rodata
	.align 8
.LC4:
	stringz	"%s"
	.align 8
.LC5:
	stringz	"mprotect"
	.align 8
.LC6:
	stringz	" %s"
	.text
	.align 16
	.proc shown#
shown:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
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
	addl r39 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r16 = -16, r37
	;;
	ld8 r15 = [r16]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r34 = -8, r37
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 48, r14
	;;
	mov r16 = r14
	adds r34 = -8, r37
	mov r14 = r37
	mov r44 = r0
	addl r43 = -1, r0
	;;
	mov r42 = r16
	ld4 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rights_of#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -8, r37
	addl r41 = 3, r0
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld4 r41 = [r15]
	adds r16 = -16, r37
	;;
	ld8 r40 = [r16]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rights_of#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L11:
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	sub r14 = r0, r14
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r40 = r14
	mov r39 = r16
	br.call.sptk.many b0 = munmap#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp shown#
	.section	.rodata
	.align 8
.LC7:
	stringz	"/dev/zero"
	.align 8
.LC8:
	stringz	"yes"
	.align 8
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"shared != MAP_FAILED && private != MAP_FAILED && shared[7] == 0"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EACCES"
	.align 8
.LC13:
	stringz	"mprotect(shared, page, PROT_WRITE) == -1 && errno == EACCES"
	.align 8
.LC14:
	stringz	"mprotect(shared, page, PROT_READ | PROT_EXEC) == 0"
	.align 8
.LC15:
	stringz	"mprotect(private, page, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC16:
	stringz	"mprotect(shared, page, PROT_READ | PROT_WRITE) == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	addl r38 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	addl r37 = 6, r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = shown#
	mov r1 = r36
	adds r32 = -8, r35
	;;
	mov r38 = r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	mov r32 = r35
	adds r14 = -8, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = 8, r35
	adds r14 = -8, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 2, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 5, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	addl r39 = 3, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r32 = -8, r35
	addl r38 = 2, r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	mov r32 = r35
	adds r14 = -8, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	mov r14 = r35
	addl r39 = 3, r0
	adds r15 = -16, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
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
	.sbss
	.align 8
	.type	rights.0#, @object
	.size	rights.0#, 8
rights.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
