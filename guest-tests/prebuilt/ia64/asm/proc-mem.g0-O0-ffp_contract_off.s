// a6c98b442a0f4356d4fe5c863485fd23
	.file	"proc-mem.c"
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
	.type	mem#, @object
	.size	mem#, 4
mem:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	variable#, @object
	.size	variable#, 4
variable:
	data4	5
	.text
	.align 16
	.proc at#
at:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp at#
	.align 16
	.proc map#
map:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
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
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	mov r41 = r0
	addl r40 = 196608, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st8 [r14] = r8
	adds r14 = -16, r37
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	addl r40 = 65536, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r38
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 16, r14
	;;
	mov r16 = r14
	adds r15 = 8, r37
	mov r14 = r37
	mov r44 = r0
	;;
	ld4 r43 = [r15]
	mov r42 = r16
	ld4 r41 = [r14]
	addl r40 = 131072, r0
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mmap64
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
	.endp map#
	.section	.rodata
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pwrite(mem, &w, sizeof w, at(&variable)) == sizeof w && variable == 9"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"pread(mem, &r, sizeof r, at(&variable)) == sizeof r && r == 9"
	.align 8
.LC6:
	stringz	"lseek(mem, at(&variable), SEEK_SET) == at(&variable)"
	.align 8
.LC7:
	stringz	"read(mem, &r, 1) == 1 && lseek(mem, 0, SEEK_CUR) == at(&variable) + 1"
	.align 8
.LC8:
	stringz	"lseek(mem, -1, SEEK_CUR) == at(&variable)"
	.align 8
.LC9:
	stringz	"write(mem, &w, sizeof w) == sizeof w && variable == 11"
	.align 8
.LC10:
	stringz	"lseek(mem, 0, SEEK_END) == -1 && errno == EINVAL"
	.align 8
.LC11:
	stringz	"pread(mem, &r, sizeof r, 8) == -1 && errno == EIO"
	.align 8
.LC12:
	stringz	"pwrite(mem, &r, sizeof r, 8) == -1 && errno == EIO"
	.align 8
.LC13:
	stringz	"pread(mem, &r, 0, 8) == 0"
	.align 8
.LC14:
	stringz	"pread(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT"
	.align 8
.LC15:
	stringz	"pwrite(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT"
	.text
	.align 16
	.proc own#
own:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = 9, r0
	;;
	st4 [r35] = r14
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	mov r38 = r35
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L9
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	mov r40 = r15
	addl r39 = 4, r0
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L11
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r14 = 11, r0
	;;
	st4 [r35] = r14
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r35
	addl r40 = 8, r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r35
	addl r40 = 8, r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r35
	addl r40 = 8, r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	addl r38 = 8, r0
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r37 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	addl r38 = 8, r0
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
	.endp own#
	.section	.rodata
	.align 8
.LC16:
	stringz	"read"
	.align 8
.LC17:
	stringz	"pwrite(mem, \"read\", 4, at(p)) == 4 && !memcmp(p, \"read\", 4)"
	.align 8
.LC18:
	stringz	"none"
	.align 8
.LC19:
	stringz	"pwrite(mem, \"none\", 4, at(p)) == 4"
	.align 8
.LC20:
	stringz	"pread(mem, r, 4, at(p)) == 4 && !memcmp(r, \"none\", 4)"
	.align 8
.LC21:
	stringz	"12345678"
	.align 8
.LC22:
	stringz	"pwrite(mem, \"12345678\", 8, at(p) + 2 * PAGE - 4) == 4"
	.align 8
.LC23:
	stringz	"1234"
	.align 8
.LC24:
	stringz	"pread(mem, r, 8, at(p) + 2 * PAGE - 4) == 4 && !memcmp(r, \"1234\", 4)"
	.align 8
.LC25:
	stringz	"mprotect(p, PAGE, PROT_READ) == 0 && !memcmp(p, \"none\", 4)"
	.align 8
.LC26:
	stringz	"x"
	.align 8
.LC27:
	stringz	"pwrite(mem, \"x\", 1, at(p)) == -1 && errno == EIO"
	.align 8
.LC28:
	stringz	"pread(mem, r, 1, at(p)) == 1 && r[0] == 0"
	.align 8
.LC29:
	stringz	"pwrite(mem, \"x\", 1, at(p)) == 1 && *p == 'x'"
	.text
	.align 16
	.proc protections#
protections:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = 8, r35
	;;
	st8 [r14] = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L34
	addl r39 = 4, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	ld8 r37 = [r35]
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = -1, r0
	addl r38 = 34, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	mov r40 = r15
	addl r39 = 4, r0
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L38
	adds r14 = 8, r35
	addl r39 = 4, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r2 = r8
	;;
	addl r14 = 131068, r2
	;;
	mov r40 = r14
	addl r39 = 8, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r2 = r8
	;;
	addl r15 = 131068, r2
	adds r14 = 8, r35
	;;
	mov r40 = r15
	addl r39 = 8, r0
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L42
	adds r14 = 8, r35
	addl r39 = 4, r0
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 65536, r0
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r39 = 4, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	ld8 r37 = [r35]
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = -1, r0
	addl r38 = 33, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 1, r0
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L48
	adds r14 = 8, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = -1, r0
	addl r38 = 33, r0
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	ld8 r37 = [r35]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 1, r0
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L50
	ld8 r14 = [r35]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
	.endp protections#
	.section	.rodata
	.align 8
.LC30:
	stringz	"contents"
	.align 8
.LC31:
	stringz	"write"
	.align 8
.LC32:
	stringz	"C"
	.align 8
.LC33:
	stringz	"pwrite(mem, \"C\", 1, at(p)) == 1 && *p == 'C'"
	.align 8
.LC34:
	stringz	"pread(fd, r, 1, 0) == 1 && *r == 'c'"
	.align 8
.LC35:
	stringz	"pread(mem, r, 1, at(p) + PAGE) == -1 && errno == EIO"
	.align 8
.LC36:
	stringz	"pwrite(mem, \"C\", 1, at(p)) == -1 && errno == EIO"
	.align 8
.LC37:
	stringz	"S"
	.align 8
.LC38:
	stringz	"pwrite(mem, \"S\", 1, at(p)) == 1 && *p == 'S'"
	.align 8
.LC39:
	stringz	"pread(fd, r, 1, 0) == 1 && *r == 'S'"
	.text
	.align 16
	.proc files#
files:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	movl r15 = 6365935300164529966
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 12, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp64
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	addl r39 = 8, r0
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -8, r35
	adds r14 = -16, r35
	;;
	ld4 r39 = [r14]
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 1, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 67, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L54:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 12, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L55
	adds r14 = 12, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 99, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L56:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r2 = r8
	;;
	addl r15 = 65536, r2
	adds r14 = 12, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	adds r14 = -16, r35
	;;
	ld4 r39 = [r14]
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 1, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L60:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	adds r14 = -16, r35
	;;
	ld4 r39 = [r14]
	addl r38 = 1, r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 1, r0
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r32
	br.call.sptk.many b0 = pwrite64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L61
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 83, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L62:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 12, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L63
	adds r14 = 12, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 83, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L64:
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
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
	.endp files#
	.section	.rodata
	.align 8
.LC40:
	stringz	"again"
	.text
	.align 16
	.proc execute_itself#
execute_itself:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
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
	ld8 r14 = [r14]
	adds r15 = -32, r35
	;;
	st8 [r15] = r14
	adds r14 = -24, r35
	movl r15 = @gprel(.LC40)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	adds r38 = -32, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = execv#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute_itself#
	.section	.rodata
	.align 8
.LC41:
	stringz	"pipe"
	.align 8
.LC42:
	stringz	"/proc/%d/mem"
	.align 8
.LC43:
	stringz	"fd >= 0 && pwrite(fd, &w, sizeof w, at(&variable)) == sizeof w && variable == 11"
	.align 8
.LC44:
	stringz	"WIFSTOPPED(status)"
	.align 8
.LC45:
	stringz	"pread(fd, r, 1, at(&variable)) == 0"
	.align 8
.LC46:
	stringz	"pwrite(fd, \"x\", 1, at(&variable)) == 0"
	.align 8
.LC47:
	stringz	"pread(fd, r, 1, 8) == 0"
	.align 8
.LC48:
	stringz	"(other = open(path, O_RDONLY)) >= 0"
	.align 8
.LC49:
	stringz	"WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL"
	.align 8
.LC50:
	stringz	"pread(other, r, 1, 8) == 0"
	.align 8
.LC51:
	stringz	"open(path, O_RDONLY) == -1 && errno == ENOENT"
	.text
	.align 16
	.proc others#
others:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
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
	st8 [r14] = r32
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	adds r14 = -24, r36
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -80, r36
	;;
	st4 [r15] = r14
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	br .L68
	;;
.L69:
	addl r38 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
.L68:
	;;
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L69
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = execute_itself#
	mov r1 = r37
.L67:
	adds r14 = -68, r36
	adds r15 = -80, r36
	;;
	ld4 r41 = [r15]
	movl r40 = @gprel(.LC42)
	;;
	add r40 = r1, r40
	addl r39 = 40, r0
	mov r38 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r33 = -76, r36
	adds r14 = -68, r36
	;;
	addl r39 = 2, r0
	mov r38 = r14
	br.call.sptk.many b0 = open64
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -76, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L70
	addl r38 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -24, r36
	adds r14 = -76, r36
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pwrite64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L70
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L71:
	movl r40 = @gprel(.LC43)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -20, r36
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r14 = -80, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L72
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L73
	;;
.L72:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L73:
	movl r40 = @gprel(.LC44)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -28, r36
	adds r14 = -76, r36
	;;
	mov r41 = r16
	addl r40 = 1, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L75:
	movl r40 = @gprel(.LC45)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -76, r36
	;;
	mov r41 = r15
	addl r40 = 1, r0
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pwrite64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L77:
	movl r40 = @gprel(.LC46)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -28, r36
	adds r14 = -76, r36
	addl r41 = 8, r0
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L79:
	movl r40 = @gprel(.LC47)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r33 = -72, r36
	adds r14 = -68, r36
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = open64
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -72, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L81:
	movl r40 = @gprel(.LC48)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r39 = 9, r0
	adds r15 = -80, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	adds r14 = -20, r36
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -80, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
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
	(p6) br.cond.dptk .L82
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L82
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L83
	;;
.L82:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L83:
	movl r40 = @gprel(.LC49)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -28, r36
	adds r14 = -72, r36
	addl r41 = 8, r0
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L84
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L85
	;;
.L84:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L85:
	movl r40 = @gprel(.LC50)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -68, r36
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = open64
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L86
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L86
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L87
	;;
.L86:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L87:
	movl r40 = @gprel(.LC51)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -76, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -72, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp others#
	.section	.rodata
	.align 8
.LC52:
	stringz	"WEXITSTATUS(status) == 1 && variable == 21"
	.align 8
.LC53:
	stringz	"/proc/self/mem"
	.align 8
.LC54:
	stringz	"WEXITSTATUS(status) == 1"
	.text
	.align 16
	.proc children#
children:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -8, r35
	addl r15 = 21, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = fork#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r32 = [r14]
	addl r36 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -8, r35
	;;
	mov r39 = r15
	addl r38 = 4, r0
	mov r37 = r14
	mov r36 = r32
	br.call.sptk.many b0 = pwrite64
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L90
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L90
	addl r14 = 1, r0
	br .L91
	;;
.L90:
	mov r14 = r0
.L91:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L89:
	adds r14 = -4, r35
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -16, r35
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -4, r35
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
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L92
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 21, r14
	(p6) br.cond.dptk .L92
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L93
	;;
.L92:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L93:
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	br.call.sptk.many b0 = vfork#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r15 = -16, r35
	;;
	st4 [r15] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L100
	addl r37 = 2, r0
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open64
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -12, r35
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L96
	addl r36 = @gprel(variable#), gp
	br.call.sptk.many b0 = at#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r16 = r8
	adds r15 = -8, r35
	adds r14 = -12, r35
	;;
	mov r39 = r16
	addl r38 = 4, r0
	mov r37 = r15
	ld4 r36 = [r14]
	br.call.sptk.many b0 = pwrite64
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L96
	addl r14 = 1, r0
	br .L97
	;;
.L96:
	mov r14 = r0
.L97:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L100:
	adds r14 = -4, r35
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -16, r35
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -4, r35
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
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L98
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L99
	;;
.L98:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L99:
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp children#
	.section	.rodata
	.align 8
.LC55:
	stringz	"mem >= 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L102
	addl r38 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	mov r14 = r0
	br .L103
	;;
.L102:
	addl r39 = 2, r0
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open64
	mov r1 = r37
	mov r14 = r8
	;;
	addl r15 = @gprel(mem#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(mem#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L104
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L105
	;;
.L104:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L105:
	movl r40 = @gprel(.LC55)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = own#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = protections#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = files#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = others#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = children#
	mov r1 = r37
	mov r14 = r0
.L103:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
