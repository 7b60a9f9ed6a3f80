// 8e2b5e47936d479fa1a8d8dbbfeb5e0d guest-tests/dynamic/auxiliary.c
	.file	"auxiliary.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc same#
same:
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
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	ld8 r38 = [r36]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L4
	;;
.L2:
	adds r14 = 8, r36
	ld8 r15 = [r36]
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
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp same#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%lu: %d entries\n"
	.align 8
.LC1:
	stringz	"features %lx, not %lx\n"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"same((const char *)getauxval(AT_PLATFORM), NAME)"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"getauxval(AT_UID) == getuid() && getauxval(AT_EUID) == geteuid() && getauxval(AT_GID) == getgid() && getauxval(AT_EGID) == getegid()"
	.align 8
.LC7:
	stringz	"getauxval(AT_PAGESZ) == (unsigned long)sysconf(_SC_PAGESIZE) && getauxval(AT_CLKTCK) == 100 && getauxval(AT_SECURE) == 0 && getauxval(AT_FLAGS) == 0"
	.align 8
.LC8:
	stringz	"same((const char *)getauxval(AT_EXECFN), argv[0])"
	.align 8
.LC9:
	stringz	"getauxval(AT_PHENT) == (sizeof(long) == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr)) && getauxval(AT_PHNUM) > 2"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -304, r12
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
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r14 = [r14]
	adds r15 = -288, r37
	;;
	st8 [r15] = r14
	adds r14 = -256, r37
	;;
	mov r15 = r14
	addl r14 = 256, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -280, r37
	;;
	st8 [r14] = r0
	br .L6
	;;
.L7:
	adds r16 = -288, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 8, r14
	adds r15 = -288, r37
	;;
	st8 [r15] = r14
.L6:
	adds r16 = -288, r37
	;;
	ld8 r14 = [r16]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -272, r37
	adds r16 = -288, r37
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
	br .L8
	;;
.L12:
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = 63, r14
	(p6) br.cond.dptk .L9
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r16 = -256, r37
	;;
	shladd r15 = r14, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	adds r16 = -256, r37
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L10
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	br .L11
	;;
.L10:
	adds r14 = -280, r37
	;;
	ld8 r14 = [r14]
.L11:
	adds r15 = -280, r37
	;;
	st8 [r15] = r14
.L9:
	adds r14 = -272, r37
	adds r15 = -272, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
.L8:
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -264, r37
	;;
	st8 [r14] = r0
	br .L13
	;;
.L15:
	movl r15 = @gprel(once.0#)
	;;
	add r15 = r1, r15
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -256, r37
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	movl r15 = @gprel(once.0#)
	;;
	add r15 = r1, r15
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	movl r15 = @gprel(once.0#)
	;;
	add r15 = r1, r15
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -256, r37
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r16
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L14:
	adds r14 = -264, r37
	adds r15 = -264, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L13:
	adds r14 = -264, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L15
	adds r14 = -280, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -280, r37
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L16:
	;;
	addl r39 = 15, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = same#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L18:
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = 11, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r38
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L19
	addl r39 = 12, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = geteuid#
	mov r1 = r38
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L19
	addl r39 = 13, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getgid#
	mov r1 = r38
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L19
	addl r39 = 14, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = getegid#
	mov r1 = r38
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = 6, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r34 = r8
	;;
	addl r39 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L21
	addl r39 = 17, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 100, r14
	(p6) br.cond.dptk .L21
	addl r39 = 23, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r39 = 8, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = 31, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = same#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L24:
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r39 = 4, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 56, r14
	(p6) br.cond.dptk .L25
	addl r39 = 5, r0
	br.call.sptk.many b0 = getauxval#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	once.0#, @object
	.size	once.0#, 128
once.0:
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	11
	data8	12
	data8	13
	data8	14
	data8	17
	data8	23
	data8	25
	data8	31
	data8	16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
