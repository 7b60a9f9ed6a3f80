// b8903c137fbc073949f412e09355e4e3
	.file	"ended-main.c"
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
	.type	go#, @object
	.size	go#, 8
go:
	.skip	8
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.align 4
	.type	process#, @object
	.size	process#, 4
process:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/%d/%s"
	.text
	.align 16
	.proc read_node#
read_node:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	addl r14 = @gprel(process#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	movl r37 = @gprel(path.4#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(path.4#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	addl r39 = 4095, r0
	movl r38 = @gprel(text.3#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	br .L6
	;;
.L5:
	addl r14 = -1, r0
.L6:
	adds r15 = -8, r35
	;;
	st8 [r15] = r14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	br .L8
	;;
.L7:
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r15 = @gprel(text.3#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r14 = @gprel(text.3#)
	;;
	add r14 = r1, r14
.L8:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp read_node#
	.align 16
	.proc state#
state:
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
	ld8 r37 = [r14]
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 41, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	br .L11
	;;
.L10:
	addl r14 = 63, r0
.L11:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp state#
	.section	.rodata
	.align 8
.LC2:
	stringz	"\n"
	.align 8
.LC3:
	stringz	"none"
	.align 8
.LC4:
	stringz	"%.*s"
	.text
	.align 16
	.proc line#
line:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
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
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -8, r37
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strcspn#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	br .L15
	;;
.L14:
	addl r15 = 4, r0
.L15:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L17:
	;;
	mov r43 = r14
	mov r42 = r15
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	addl r40 = 100, r0
	movl r39 = @gprel(copy.2#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	;;
	movl r14 = @gprel(copy.2#)
	;;
	add r14 = r1, r14
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	br .L18
	;;
.L21:
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dptk .L19
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L20
	;;
.L19:
	addl r15 = 32, r0
.L20:
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	st1 [r14] = r15
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st8 [r16] = r14
.L18:
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(copy.2#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp line#
	.align 16
	.proc entries#
entries:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -112, r36
	;;
	st4 [r14] = r0
	addl r14 = @gprel(process#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r36
	adds r15 = -88, r36
	;;
	ld8 r42 = [r14]
	mov r41 = r16
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	addl r39 = 80, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r33 = -104, r36
	adds r14 = -88, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = opendir#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r33] = r14
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L28
	;;
.L27:
	adds r14 = -96, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 46, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -112, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -112, r36
	;;
	st4 [r15] = r14
.L26:
	adds r33 = -96, r36
	adds r14 = -104, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -96, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -104, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r37
	adds r16 = -112, r36
	;;
	ld4 r14 = [r16]
.L28:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp entries#
	.section	.rodata
	.align 8
.LC5:
	stringz	"a path"
	.text
	.align 16
	.proc link_of#
link_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	addl r14 = @gprel(process#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	movl r37 = @gprel(path.1#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	addl r39 = 199, r0
	;;
	movl r38 = @gprel(target.0#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(path.1#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	br .L32
	;;
.L30:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L32:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp link_of#
	.section	.rodata
	.align 8
.LC6:
	stringz	"x"
	.align 8
.LC7:
	stringz	"write"
	.align 8
.LC8:
	stringz	"read"
	.text
	.align 16
	.proc remain#
remain:
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
	st8 [r14] = r32
	addl r14 = @gprel(ready#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(go#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	adds r38 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp remain#
	.section	.rodata
	.align 8
.LC9:
	stringz	"stat"
	.align 8
.LC10:
	stringz	"task/%d/stat"
	.align 8
.LC11:
	stringz	"state %c, of its task %c\n"
	.align 8
.LC12:
	stringz	"status"
	.align 8
.LC13:
	stringz	"State"
	.align 8
.LC14:
	stringz	"Threads"
	.align 8
.LC15:
	stringz	"VmSize"
	.align 8
.LC16:
	stringz	"FDSize"
	.align 8
.LC17:
	stringz	"task"
	.align 8
.LC18:
	stringz	"fd"
	.align 8
.LC19:
	stringz	"tasks %d, files %d\n"
	.align 8
.LC20:
	stringz	"smaps"
	.align 8
.LC21:
	stringz	"smaps '%s'\n"
	.align 8
.LC22:
	stringz	"maps"
	.align 8
.LC23:
	stringz	"maps '%s'\n"
	.align 8
.LC24:
	stringz	"cmdline"
	.align 8
.LC25:
	stringz	"cmdline '%s'\n"
	.align 8
.LC26:
	stringz	"exe"
	.align 8
.LC27:
	stringz	"cwd"
	.align 8
.LC28:
	stringz	"exe %s, cwd %s\n"
	.align 8
.LC29:
	stringz	"yes"
	.align 8
.LC30:
	stringz	"NO"
	.align 8
.LC31:
	stringz	"process_vm_readv(process, &mine, 1, &theirs, 1, 0) == -1 && errno == ESRCH"
	.align 8
.LC32:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = state#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(process#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	adds r37 = -96, r35
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	;;
	adds r37 = -96, r35
	br.call.sptk.many b0 = state#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = line#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = entries#
	mov r1 = r36
	mov r32 = r8
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = entries#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = read_node#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = link_of#
	mov r1 = r36
	mov r32 = r8
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = link_of#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	adds r15 = -36, r35
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	adds r15 = -96, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(process#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -8, r35
	adds r15 = -24, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC29)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC30)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC32)
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
	.endp show#
	.section	.rodata
	.align 8
.LC33:
	stringz	"pipe"
	.align 8
.LC34:
	stringz	"status %d\n"
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
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = @gprel(go#), gp
	;;
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	addl r36 = @gprel(ready#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
.L38:
	addl r14 = -1, r0
	br .L40
	;;
.L39:
	mov r14 = r0
.L40:
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(process#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(process#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	adds r14 = 8, r34
	mov r39 = r0
	addl r38 = @ltoff(@fptr(remain#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 1025, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
.L41:
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	mov r37 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	br .L42
	;;
.L43:
	addl r36 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L42:
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = state#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 90, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(go#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(process#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	adds r14 = 4, r34
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
	mov r37 = r14
	movl r36 = @gprel(.LC34)
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
	.type	path.4#, @object
	.size	path.4#, 80
path.4:
	.skip	80
	.align 8
	.type	text.3#, @object
	.size	text.3#, 4096
text.3:
	.skip	4096
	.align 8
	.type	copy.2#, @object
	.size	copy.2#, 100
copy.2:
	.skip	100
	.align 8
	.type	path.1#, @object
	.size	path.1#, 80
path.1:
	.skip	80
	.align 8
	.type	target.0#, @object
	.size	target.0#, 200
target.0:
	.skip	200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
