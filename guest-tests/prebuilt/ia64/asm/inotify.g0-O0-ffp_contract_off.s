// 883ed8574d6c1f21b1049c27a89fbf6b
	.file	"inotify.c"
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
	.type	cookie#, @object
	.size	cookie#, 4
cookie:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"  %d"
	.align 8
.LC2:
	stringz	" %s"
	.align 8
.LC3:
	stringz	" ignored"
	.align 8
.LC4:
	stringz	" of a directory"
	.align 8
.LC5:
	stringz	" (the same)"
	.align 8
.LC6:
	stringz	" (paired)"
	.align 8
.LC7:
	stringz	"-"
	.align 8
.LC8:
	stringz	" %s\n"
	.text
	.align 16
	.proc print_event#
print_event:
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
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L5
	;;
.L7:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	addl r16 = 1, r0
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r16, r14
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L6:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L5:
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 32768, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L8:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r15 = 1073741824
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L9:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(cookie#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L12:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(cookie#), gp
	;;
	st4 [r15] = r14
.L10:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	.endp print_event#
	.section	.rodata
	.align 8
.LC9:
	stringz	"%s:\n"
	.align 8
.LC10:
	stringz	"  %s\n"
	.text
	.align 16
	.proc drain#
drain:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -4144, r12
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
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r34 = -4120, r37
	adds r15 = -4104, r37
	adds r14 = 8, r37
	addl r41 = 4096, r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -4120, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L16:
	adds r14 = -4128, r37
	;;
	st8 [r14] = r0
	br .L17
	;;
.L18:
	adds r16 = -4128, r37
	;;
	ld8 r15 = [r16]
	adds r14 = -4112, r37
	adds r16 = -4104, r37
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -4112, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = print_event#
	mov r1 = r38
	adds r14 = -4112, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	adds r16 = -4128, r37
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	adds r15 = -4128, r37
	;;
	st8 [r15] = r14
.L17:
	adds r14 = -4120, r37
	adds r16 = -4128, r37
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	nop 0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp drain#
	.section	.rodata
	.align 8
.LC11:
	stringz	"yes"
	.align 8
.LC12:
	stringz	"NO"
	.align 8
.LC13:
	stringz	"inotify_init1(1) == -1 && errno == EINVAL"
	.align 8
.LC14:
	stringz	"%-3s %s\n"
	.align 8
.LC15:
	stringz	"missing"
	.align 8
.LC16:
	stringz	"inotify_add_watch(fd, \"missing\", IN_OPEN) == -1 && errno == ENOENT"
	.align 8
.LC17:
	stringz	"."
	.align 8
.LC18:
	stringz	"inotify_add_watch(fd, \".\", 0) == -1 && errno == EINVAL"
	.align 8
.LC19:
	stringz	"inotify_add_watch(fd, \".\", IN_OPEN | IN_MASK_ADD | IN_MASK_CREATE) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"inotify_add_watch(1000, \".\", IN_OPEN) == -1 && errno == EBADF"
	.align 8
.LC21:
	stringz	"inotify_add_watch(0, \".\", IN_OPEN) == -1 && (errno == EINVAL || errno == EBADF)"
	.align 8
.LC22:
	stringz	"inotify_rm_watch(fd, 77) == -1 && errno == EINVAL"
	.align 8
.LC23:
	stringz	"x"
	.align 8
.LC24:
	stringz	"write(fd, \"x\", 1) == -1 && errno == EBADF"
	.text
	.align 16
	.proc errors#
errors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r37 = 1, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 32, r0
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	movl r39 = 805306400
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 32, r0
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	addl r37 = 1000, r0
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 32, r0
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L30
.L31:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L30:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 77, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = write#
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
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
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
	.endp errors#
	.section	.rodata
	.align 8
.LC25:
	stringz	"watched"
	.align 8
.LC26:
	stringz	"mkdir"
	.align 8
.LC27:
	stringz	"inotify_init1"
	.align 8
.LC28:
	stringz	"inotify_add_watch"
	.align 8
.LC29:
	stringz	"nothing"
	.align 8
.LC30:
	stringz	"watched/a"
	.align 8
.LC31:
	stringz	"open"
	.align 8
.LC32:
	stringz	"text"
	.align 8
.LC33:
	stringz	"write"
	.align 8
.LC34:
	stringz	"read"
	.align 8
.LC35:
	stringz	"close"
	.align 8
.LC36:
	stringz	"inotify_add_watch(fd, \"watched\", IN_DELETE_SELF | IN_MASK_ADD) == wd"
	.align 8
.LC37:
	stringz	"inotify_add_watch(fd, \"watched\", IN_OPEN | IN_MASK_CREATE) == -1 && errno == EEXIST"
	.align 8
.LC38:
	stringz	"inotify_add_watch(fd, \"watched/a\", IN_OPEN | IN_ONLYDIR) == -1 && errno == ENOTDIR"
	.align 8
.LC39:
	stringz	"read(fd, (char[8]){0}, 8) == -1 && errno == EINVAL"
	.align 8
.LC40:
	stringz	"a file is written"
	.align 8
.LC41:
	stringz	"chmod"
	.align 8
.LC42:
	stringz	"watched/b"
	.align 8
.LC43:
	stringz	"rename"
	.align 8
.LC44:
	stringz	"watched/d"
	.align 8
.LC45:
	stringz	"truncate"
	.align 8
.LC46:
	stringz	"changes"
	.align 8
.LC47:
	stringz	"unlink"
	.align 8
.LC48:
	stringz	"rmdir"
	.align 8
.LC49:
	stringz	"removals"
	.align 8
.LC50:
	stringz	"watched/by-child"
	.align 8
.LC51:
	stringz	"poll(&p, 1, -1) == 1 && p.revents == POLLIN"
	.align 8
.LC52:
	stringz	"by a child"
	.align 8
.LC53:
	stringz	"waitpid"
	.align 8
.LC54:
	stringz	"the end"
	.align 8
.LC55:
	stringz	"inotify_rm_watch(fd, wd) == -1 && errno == EINVAL"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	addl r38 = 448, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r37 = 526336, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = errors#
	mov r1 = r36
	addl r39 = 4095, r0
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	st4 [r14] = r15
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	addl r39 = 384, r0
	addl r38 = 66, r0
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -24, r35
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	addl r39 = 4, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	adds r15 = -16, r35
	adds r14 = -24, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	movl r39 = 536871936
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	movl r39 = 268435488
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	movl r39 = 16777248
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	addl r39 = 8, r0
	;;
	mov r38 = r14
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	addl r38 = 416, r0
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 448, r0
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r16 = -32, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	adds r32 = -20, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 33152, r0
	;;
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mknod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L46:
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -4, r35
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r35
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	adds r14 = -4, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	adds r14 = -20, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = drain#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r38 = [r14]
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
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
.LC56:
	stringz	"access"
	.align 8
.LC57:
	stringz	"modify"
	.align 8
.LC58:
	stringz	"attrib"
	.align 8
.LC59:
	stringz	"close-write"
	.align 8
.LC60:
	stringz	"close-nowrite"
	.align 8
.LC61:
	stringz	"moved-from"
	.align 8
.LC62:
	stringz	"moved-to"
	.align 8
.LC63:
	stringz	"create"
	.align 8
.LC64:
	stringz	"delete"
	.align 8
.LC65:
	stringz	"delete-self"
	.align 8
.LC66:
	stringz	"move-self"
	.align 8
	.type	names.0#, @object
	.size	names.0#, 96
names.0:
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC31
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
