// 9f326249b9b231474d7eac2c9b4ab21e guest-tests/file/file-systems.c
	.file	"file-systems.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata
	.align 8
.LC2:
	stringz	"some"
	.align 8
.LC3:
	stringz	"no"
	.align 8
.LC4:
	stringz	"%s: type %lx, blocks of %ld, fragments of %ld, names of %ld, %s blocks, %s files\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 8, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st4 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L18
	;;
.L12:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addp4 r14 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r14, r15
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 72, r14
	;;
	ld8 r17 = [r14]
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 64, r14
	;;
	ld8 r18 = [r14]
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r19 = @gprel(.LC2)
	;;
	add r19 = r1, r19
	br .L15
	;;
.L14:
	movl r19 = @gprel(.LC3)
	;;
	add r19 = r1, r19
.L15:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L17:
	;;
	mov r46 = r14
	mov r45 = r19
	mov r44 = r18
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L18:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show#
	.align 16
	.proc path#
path:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	adds r38 = -128, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = statfs#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	adds r39 = -128, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = show#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp path#
	.align 16
	.proc descriptor#
descriptor:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = 8, r36
	adds r39 = -128, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fstatfs#
	mov r1 = r37
	mov r15 = r8
	mov r14 = r36
	adds r40 = -128, r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = show#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp descriptor#
	.section	.rodata
	.align 8
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"socketpair"
	.align 8
.LC7:
	stringz	"socket"
	.align 8
.LC8:
	stringz	"eventfd"
	.align 8
.LC9:
	stringz	"epoll"
	.align 8
.LC10:
	stringz	"m"
	.align 8
.LC11:
	stringz	"memfd"
	.align 8
.LC12:
	stringz	"/proc/self/stat"
	.align 8
.LC13:
	stringz	"none"
	.align 8
.LC14:
	stringz	"/proc"
	.align 8
.LC15:
	stringz	"statvfs(\"/proc\", &v)"
	.align 8
.LC16:
	stringz	"v.f_namemax"
	.align 8
.LC17:
	stringz	"call(statfs, \"/proc\", no_access())"
	.align 8
.LC18:
	stringz	"call(fstatfs, 0, no_access())"
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
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -112, r34
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	movl r15 = @gprel(paths.1#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = path#
	mov r1 = r35
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r34
	;;
	st4 [r16] = r14
.L22:
	adds r15 = -112, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L23
	adds r14 = -108, r34
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
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	adds r14 = -108, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	addl r37 = -1, r0
	;;
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = descriptor#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -96, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = statvfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -96, r34
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	addl r36 = 1103, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1104, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
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
	.align 8
.LC19:
	stringz	"/proc/self"
	.align 8
.LC20:
	stringz	"/proc/self/fd"
	.align 8
.LC21:
	stringz	"/proc/version"
	.align 8
.LC22:
	stringz	"/proc/self/mem"
	.align 8
.LC23:
	stringz	"/sys"
	.align 8
.LC24:
	stringz	"/dev/shm"
	.align 8
.LC25:
	stringz	"/dev/pts"
	.align 8
.LC26:
	stringz	"/none"
	.align 8
.LC27:
	stringz	""
	.align 8
	.type	paths.1#, @object
	.size	paths.1#, 80
paths.1:
	data8	.LC14
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
