// 23792d90dfbe227ac94f211c8d6d17fa
	.file	"mounts.c"
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
	stringz	"write"
	.text
	.align 16
	.proc put#
put:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
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
	st8 [r14] = r33
	mov r14 = r36
	addl r40 = 420, r0
	addl r39 = 577, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
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
	.endp put#
	.align 16
	.proc get#
get:
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
	mov r14 = r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
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
	(p6) br.cond.dptk .L6
	addl r39 = 63, r0
	movl r38 = @gprel(text.0#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r15 = r8
	br .L7
	;;
.L6:
	mov r15 = r0
.L7:
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text.0#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L8:
	;;
	movl r14 = @gprel(text.0#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp get#
	.section	.rodata
	.align 8
.LC2:
	stringz	"r"
	.align 8
.LC3:
	stringz	"/proc/self/mounts"
	.text
	.align 16
	.proc listed#
listed:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -4128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -4112, r36
	;;
	st4 [r14] = r0
	adds r33 = -4104, r36
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r33] = r14
	br .L11
	;;
.L13:
	mov r14 = r36
	adds r15 = -4096, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -4112, r36
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r15, r14
	adds r15 = -4112, r36
	;;
	st4 [r15] = r14
.L11:
	adds r14 = -4104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -4104, r36
	adds r15 = -4096, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 4096, r0
	mov r38 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
.L12:
	adds r14 = -4104, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	adds r16 = -4112, r36
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp listed#
	.section	.rodata
	.align 8
.LC4:
	stringz	"tmpfs"
	.align 8
.LC5:
	stringz	"missing"
	.align 8
.LC6:
	stringz	"none"
	.align 8
.LC7:
	stringz	"mount(\"none\", \"missing\", \"tmpfs\", 0, NULL) == -1 && errno == ENOENT"
	.align 8
.LC8:
	stringz	"NO %d %s: %s\n"
	.align 8
.LC9:
	stringz	"a/f"
	.align 8
.LC10:
	stringz	"mount(\"none\", \"a/f\", \"tmpfs\", 0, NULL) == -1 && errno == ENOTDIR"
	.align 8
.LC11:
	stringz	"nofs"
	.align 8
.LC12:
	stringz	"a"
	.align 8
.LC13:
	stringz	"mount(\"none\", \"a\", \"nofs\", 0, NULL) == -1 && errno == ENODEV"
	.align 8
.LC14:
	stringz	"mount(\"none\", \"a\", NULL, 0, NULL) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"size=none"
	.align 8
.LC16:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, \"size=none\") == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"utimes(NULL, NULL) == -1 && errno == EFAULT"
	.align 8
.LC18:
	stringz	"mount(\"none\", long_name, \"tmpfs\", 0, NULL) == -1 && errno == ENAMETOOLONG"
	.align 8
.LC19:
	stringz	"mount(\"none\", (char *)-1, \"tmpfs\", 0, NULL) == -1 && errno == EFAULT"
	.align 8
.LC20:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT, NULL) == -1 && errno == EINVAL"
	.align 8
.LC21:
	stringz	"mount(\"missing\", \"a\", NULL, MS_BIND, NULL) == -1 && errno == ENOENT"
	.align 8
.LC22:
	stringz	"b"
	.align 8
.LC23:
	stringz	"mount(\"a/f\", \"b\", NULL, MS_BIND, NULL) == -1 && errno == ENOTDIR"
	.align 8
.LC24:
	stringz	"mount(\"a\", \"b\", NULL, MS_MOVE, NULL) == -1 && errno == EINVAL"
	.align 8
.LC25:
	stringz	"umount2(\"a\", 0) == -1 && errno == EINVAL"
	.align 8
.LC26:
	stringz	"umount2(\"a\", 0x100) == -1 && errno == EINVAL"
	.align 8
.LC27:
	stringz	"umount2(\"missing\", 0) == -1 && errno == ENOENT"
	.text
	.align 16
	.proc errors#
errors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -4112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 4098, r0
	addl r37 = 97, r0
	;;
	adds r36 = -4096, r34
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = 1, r34
	;;
	st1 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
.L16:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = 63, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L18:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dptk .L21
.L19:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	addl r37 = 64, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L21:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L24
.L22:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	addl r37 = 65, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L24:
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L27
.L25:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	addl r37 = 66, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L27:
	;;
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L30
.L28:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	addl r37 = 67, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L30:
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = utimes#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L33
.L31:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	addl r37 = 68, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L33:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	adds r37 = -4096, r34
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 36, r14
	(p6) br.cond.dptk .L36
.L34:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	addl r37 = 69, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L36:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L39
.L37:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	addl r37 = 70, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L39:
	mov r40 = r0
	addl r39 = 32, r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L42
.L40:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	addl r37 = 71, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L42:
	mov r40 = r0
	addl r39 = 4096, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L45
.L43:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	addl r37 = 72, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L45:
	mov r40 = r0
	addl r39 = 4096, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dptk .L48
.L46:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	addl r37 = 73, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L48:
	mov r40 = r0
	addl r39 = 8192, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L51
.L49:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = 74, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L51:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L52
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L54
.L52:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	addl r37 = 75, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L54:
	addl r37 = 256, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L57
.L55:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	addl r37 = 76, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L57:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L61
.L58:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	addl r37 = 77, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L60
	;;
.L61:
	nop 0
.L60:
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp errors#
	.section	.rodata
	.align 8
.LC28:
	stringz	"size=64k,mode=750"
	.align 8
.LC29:
	stringz	"room"
	.align 8
.LC30:
	stringz	"stat(\"a\", &outer) == 0 && mount(\"room\", \"a\", \"tmpfs\", 0, \"size=64k,mode=750\") == 0"
	.align 8
.LC31:
	stringz	"stat(\"a\", &inner) == 0 && inner.st_dev != outer.st_dev && (inner.st_mode & 07777) == 0750"
	.align 8
.LC32:
	stringz	"access(\"a/f\", F_OK) == -1 && errno == ENOENT"
	.align 8
.LC33:
	stringz	"new"
	.align 8
.LC34:
	stringz	"a/new"
	.align 8
.LC35:
	stringz	"./b/../a/new"
	.align 8
.LC36:
	stringz	"!strcmp(get(\"a/new\"), \"new\") && !strcmp(get(\"./b/../a/new\"), \"new\")"
	.align 8
.LC37:
	stringz	"statfs(\"a/new\", &fs) == 0 && fs.f_type == 0x01021994 && (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 65536"
	.align 8
.LC38:
	stringz	"b/new"
	.align 8
.LC39:
	stringz	"rename(\"a/new\", \"b/new\") == -1 && errno == EXDEV"
	.align 8
.LC40:
	stringz	"link(\"a/new\", \"b/new\") == -1 && errno == EXDEV"
	.align 8
.LC41:
	stringz	"rmdir(\"a\") == -1 && errno == EBUSY"
	.align 8
.LC42:
	stringz	"c"
	.align 8
.LC43:
	stringz	"rename(\"a\", \"c\") == -1 && errno == EBUSY"
	.align 8
.LC44:
	stringz	"a/d"
	.align 8
.LC45:
	stringz	"mkdir(\"a/d\", 0700) == 0 && getcwd(before, sizeof before) && chdir(\"a/d\") == 0 && getcwd(now, sizeof now)"
	.align 8
.LC46:
	stringz	"/a/d"
	.align 8
.LC47:
	stringz	"!strncmp(now, before, strlen(before)) && !strcmp(now + strlen(before), \"/a/d\")"
	.align 8
.LC48:
	stringz	".."
	.align 8
.LC49:
	stringz	"umount2(\"..\", 0) == -1 && errno == EBUSY"
	.align 8
.LC50:
	stringz	"../.."
	.align 8
.LC51:
	stringz	"chdir(\"../..\") == 0 && getcwd(now, sizeof now) && !strcmp(now, before)"
	.align 8
.LC52:
	stringz	"umount2(\"a\", 0) == -1 && errno == EBUSY"
	.align 8
.LC53:
	stringz	"room "
	.align 8
.LC54:
	stringz	"/a tmpfs rw"
	.align 8
.LC55:
	stringz	"listed(\"room \") && listed(\"/a tmpfs rw\")"
	.align 8
.LC56:
	stringz	"a/large"
	.align 8
.LC57:
	stringz	"written < 16 && errno == ENOSPC"
	.align 8
.LC58:
	stringz	"size=1m"
	.align 8
.LC59:
	stringz	"mount(NULL, \"a\", NULL, MS_REMOUNT, \"size=1m\") == 0 && statfs(\"a\", &fs) == 0 && (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 1048576"
	.align 8
.LC60:
	stringz	"file"
	.align 8
.LC61:
	stringz	"umount2(\"a\", 0) == 0 && !listed(\"room \") && !strcmp(get(\"a/f\"), \"file\")"
	.text
	.align 16
	.proc memory#
memory:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	addl r17 = -12704, r0
	;;
	add r12 = r12, r17
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r15 = -12680, r0
	;;
	add r14 = r35, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	mov r40 = r0
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mount#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
.L63:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	addl r38 = 86, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L65:
	addl r16 = -12536, r0
	;;
	add r14 = r35, r16
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	addl r15 = -12536, r0
	;;
	add r14 = r35, r15
	;;
	ld8 r15 = [r14]
	addl r16 = -12680, r0
	;;
	add r14 = r35, r16
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L66
	addl r15 = -12536, r0
	;;
	add r14 = r35, r15
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 4095, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 488, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L68
.L66:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	addl r38 = 87, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L68:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L69
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L71
.L69:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	addl r38 = 88, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L71:
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
.L72:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	addl r38 = 90, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L74:
	addl r16 = -12392, r0
	;;
	add r14 = r35, r16
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = statfs#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L75
	addl r15 = -12392, r0
	;;
	add r14 = r35, r15
	;;
	ld8 r14 = [r14]
	movl r15 = 16914836
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L75
	addl r16 = -12392, r0
	;;
	add r14 = r35, r16
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	addl r16 = -12392, r0
	;;
	add r14 = r35, r16
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	addl r14 = 65536, r0
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L77
.L75:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	addl r38 = 91, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L77:
	;;
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L78
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 18, r14
	(p6) br.cond.dptk .L80
.L78:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	addl r38 = 92, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L80:
	;;
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = link#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L81
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 18, r14
	(p6) br.cond.dptk .L83
.L81:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	addl r38 = 93, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L83:
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L84
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L86
.L84:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	addl r38 = 94, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L86:
	;;
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L87
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L89
.L87:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	addl r38 = 95, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L89:
	addl r38 = 448, r0
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	addl r15 = -12272, r0
	;;
	add r14 = r35, r15
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	adds r14 = -8176, r35
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
.L90:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	addl r38 = 96, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L92:
	addl r16 = -12272, r0
	;;
	add r14 = r35, r16
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r16 = r8
	addl r14 = -12272, r0
	;;
	add r15 = r35, r14
	adds r14 = -8176, r35
	mov r39 = r16
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	addl r15 = -12272, r0
	;;
	add r14 = r35, r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8176, r35
	;;
	add r14 = r14, r15
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
.L93:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	addl r38 = 97, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L95:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = umount2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L96
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L98
.L96:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	addl r38 = 98, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L98:
	;;
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	adds r14 = -8176, r35
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	addl r16 = -12272, r0
	;;
	add r15 = r35, r16
	adds r14 = -8176, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
.L99:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	addl r38 = 99, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L101:
	addl r14 = -12684, r0
	;;
	add r32 = r35, r14
	mov r38 = r0
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = umount2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L102
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L104
.L102:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	addl r38 = 101, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L104:
	addl r15 = -12684, r0
	;;
	add r14 = r35, r15
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = listed#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = listed#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
.L105:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	addl r38 = 103, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L107:
	adds r14 = -4080, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 4088, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	addl r16 = -12688, r0
	;;
	add r16 = r16, r35
	;;
	st4 [r16] = r0
	addl r14 = -12684, r0
	;;
	add r32 = r35, r14
	addl r39 = 384, r0
	addl r38 = 65, r0
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	br .L108
	;;
.L110:
	addl r15 = -12688, r0
	;;
	add r15 = r15, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	addl r16 = -12688, r0
	;;
	add r16 = r16, r35
	;;
	st4 [r16] = r14
.L108:
	addl r15 = -12688, r0
	;;
	add r15 = r15, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 31, r14
	(p6) br.cond.dptk .L109
	adds r15 = -4080, r35
	addl r16 = -12684, r0
	;;
	add r14 = r35, r16
	addl r39 = 4096, r0
	mov r38 = r15
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 4096, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L110
.L109:
	addl r15 = -12688, r0
	;;
	add r15 = r15, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 15, r14
	(p6) br.cond.dptk .L111
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 28, r14
	(p6) br.cond.dptk .L113
.L111:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	addl r38 = 110, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L113:
	addl r16 = -12684, r0
	;;
	add r14 = r35, r16
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC58)
	;;
	add r41 = r1, r41
	addl r40 = 32, r0
	mov r39 = r0
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = mount#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
	addl r15 = -12392, r0
	;;
	add r14 = r35, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = statfs#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
	addl r16 = -12392, r0
	;;
	add r14 = r35, r16
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	addl r16 = -12392, r0
	;;
	add r14 = r35, r16
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	addl r14 = 1048576, r0
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L116
.L114:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	addl r38 = 112, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L116:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = umount2#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L117
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = listed#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L117
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L120
.L117:
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	addl r38 = 114, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L119
	;;
.L120:
	nop 0
.L119:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp memory#
	.section	.rodata
	.align 8
.LC62:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC63:
	stringz	"kept"
	.align 8
.LC64:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_RDONLY, NULL) == -1 && errno == EBUSY"
	.align 8
.LC65:
	stringz	"/a tmpfs ro"
	.align 8
.LC66:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_RDONLY, NULL) == 0 && listed(\"/a tmpfs ro\")"
	.align 8
.LC67:
	stringz	"open(\"a/f\", O_WRONLY) == -1 && errno == EROFS"
	.align 8
.LC68:
	stringz	"a/g"
	.align 8
.LC69:
	stringz	"open(\"a/g\", O_WRONLY | O_CREAT, 0600) == -1 && errno == EROFS"
	.align 8
.LC70:
	stringz	"mkdir(\"a/d\", 0700) == -1 && errno == EROFS"
	.align 8
.LC71:
	stringz	"unlink(\"a/f\") == -1 && errno == EROFS"
	.align 8
.LC72:
	stringz	"chmod(\"a/f\", 0600) == -1 && errno == EROFS"
	.align 8
.LC73:
	stringz	"chown(\"a/f\", 1, 1) == -1 && errno == EROFS"
	.align 8
.LC74:
	stringz	"truncate(\"a/f\", 0) == -1 && errno == EROFS"
	.align 8
.LC75:
	stringz	"access(\"a/f\", W_OK) == -1 && errno == EROFS"
	.align 8
.LC76:
	stringz	"access(\"a/f\", R_OK) == 0 && !strcmp(get(\"a/f\"), \"kept\")"
	.align 8
.LC77:
	stringz	"setuid(12345) == 0 && chmod(\"a/f\", 0600) == -1 && errno == EROFS"
	.align 8
.LC78:
	stringz	"statfs(\"a\", &fs) == 0 && (fs.f_flags & 1)"
	.align 8
.LC79:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_NOEXEC | MS_NOSUID, NULL) == 0 && chmod(\"a/f\", 0755) == 0"
	.align 8
.LC80:
	stringz	"access(\"a/f\", X_OK) == -1 && errno == EACCES"
	.align 8
.LC81:
	stringz	"f"
	.align 8
.LC82:
	stringz	"execl(\"a/f\", \"f\", NULL) == -1 && errno == EACCES"
	.align 8
.LC83:
	stringz	"umount2(\"a\", MNT_EXPIRE) == -1 && errno == EAGAIN"
	.align 8
.LC84:
	stringz	"access(\"a/f\", R_OK) == 0 && umount2(\"a\", MNT_EXPIRE) == -1 && errno == EAGAIN"
	.align 8
.LC85:
	stringz	"umount2(\"a\", MNT_EXPIRE | MNT_DETACH) == -1 && errno == EINVAL"
	.align 8
.LC86:
	stringz	"umount2(\"a\", MNT_EXPIRE) == 0"
	.text
	.align 16
	.proc read_only#
read_only:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L123
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC62)
	;;
	add r38 = r1, r38
	addl r37 = 121, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L123:
	;;
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	adds r14 = -112, r34
	;;
	st4 [r14] = r8
	mov r40 = r0
	addl r39 = 33, r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L124
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L126
.L124:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC64)
	;;
	add r38 = r1, r38
	addl r37 = 124, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L126:
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 33, r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L127
	movl r36 = @gprel(.LC65)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = listed#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L129
.L127:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC66)
	;;
	add r38 = r1, r38
	addl r37 = 126, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L129:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L130
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L132
.L130:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	addl r37 = 127, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L132:
	addl r38 = 384, r0
	addl r37 = 65, r0
	;;
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L133
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L135
.L133:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	addl r37 = 128, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L135:
	addl r37 = 448, r0
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L136
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L138
.L136:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC70)
	;;
	add r38 = r1, r38
	addl r37 = 129, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L138:
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L139
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L141
.L139:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	addl r37 = 130, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L141:
	addl r37 = 384, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L142
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L144
.L142:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	addl r37 = 131, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L144:
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chown#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L145
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L147
.L145:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC73)
	;;
	add r38 = r1, r38
	addl r37 = 132, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L147:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L148
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L150
.L148:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	addl r37 = 133, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L150:
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L151
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L153
.L151:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC75)
	;;
	add r38 = r1, r38
	addl r37 = 134, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L153:
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L154
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L156
.L154:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC76)
	;;
	add r38 = r1, r38
	addl r37 = 135, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L156:
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L157
	addl r36 = 12345, r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L158
	addl r37 = 384, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L158
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L160
.L158:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC77)
	;;
	add r38 = r1, r38
	addl r37 = 137, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L160:
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chown#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L161
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L163
.L161:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC73)
	;;
	add r38 = r1, r38
	addl r37 = 138, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L163:
	addl r37 = 448, r0
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L164
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L166
.L164:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC70)
	;;
	add r38 = r1, r38
	addl r37 = 139, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L166:
	;;
	mov r36 = r0
	br.call.sptk.many b0 = exit#
	;;
.L157:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = statfs#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L167
	adds r14 = -104, r34
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
.L167:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	addl r37 = 143, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L169:
	mov r40 = r0
	addl r39 = 42, r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L170
	addl r37 = 493, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L172
.L170:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC79)
	;;
	add r38 = r1, r38
	addl r37 = 144, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L172:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L173
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L175
.L173:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC80)
	;;
	add r38 = r1, r38
	addl r37 = 145, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L175:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = execl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L176
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L178
.L176:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC82)
	;;
	add r38 = r1, r38
	addl r37 = 146, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L178:
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L179
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L181
.L179:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC83)
	;;
	add r38 = r1, r38
	addl r37 = 147, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L181:
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L182
	addl r37 = 4, r0
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L182
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L184
.L182:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC84)
	;;
	add r38 = r1, r38
	addl r37 = 148, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L184:
	addl r37 = 6, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L185
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L187
.L185:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC85)
	;;
	add r38 = r1, r38
	addl r37 = 149, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L187:
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L190
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC86)
	;;
	add r38 = r1, r38
	addl r37 = 150, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L190:
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp read_only#
	.section	.rodata
	.align 8
.LC87:
	stringz	"b/f"
	.align 8
.LC88:
	stringz	"mount(\"a\", \"b\", NULL, MS_BIND, NULL) == 0 && !strcmp(get(\"b/f\"), \"file\")"
	.align 8
.LC89:
	stringz	"other"
	.align 8
.LC90:
	stringz	"b/other"
	.align 8
.LC91:
	stringz	"a/other"
	.align 8
.LC92:
	stringz	"b/another"
	.align 8
.LC93:
	stringz	"!strcmp(get(\"a/other\"), \"other\") && rename(\"a/other\", \"b/another\") == -1 && errno == EXDEV"
	.align 8
.LC94:
	stringz	"mount(NULL, \"b\", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL) == 0"
	.align 8
.LC95:
	stringz	"open(\"b/other\", O_WRONLY) == -1 && errno == EROFS"
	.align 8
.LC96:
	stringz	"changed"
	.align 8
.LC97:
	stringz	"!strcmp(get(\"b/other\"), \"changed\") && unlink(\"a/other\") == 0"
	.align 8
.LC98:
	stringz	"b/d"
	.align 8
.LC99:
	stringz	"inside"
	.align 8
.LC100:
	stringz	"mount(\"inside\", \"b/d\", \"tmpfs\", 0, NULL) == 0 && umount2(\"b\", 0) == -1 && errno == EBUSY"
	.align 8
.LC101:
	stringz	"x"
	.align 8
.LC102:
	stringz	"b/d/x"
	.align 8
.LC103:
	stringz	"a/d/x"
	.align 8
.LC104:
	stringz	"access(\"a/d/x\", F_OK) == -1 && errno == ENOENT"
	.align 8
.LC105:
	stringz	"c/f"
	.align 8
.LC106:
	stringz	"c/d/x"
	.align 8
.LC107:
	stringz	"mount(\"b\", \"c\", NULL, MS_MOVE, NULL) == 0 && access(\"b/f\", F_OK) == -1 && !strcmp(get(\"c/f\"), \"file\") && !strcmp(get(\"c/d/x\"), \"x\")"
	.align 8
.LC108:
	stringz	"mount(\"c\", \"b\", NULL, MS_BIND | MS_REC, NULL) == 0 && !strcmp(get(\"b/d/x\"), \"x\")"
	.align 8
.LC109:
	stringz	"c/d"
	.align 8
.LC110:
	stringz	"umount2(\"b\", MNT_DETACH) == 0 && umount2(\"c/d\", 0) == 0"
	.align 8
.LC111:
	stringz	"covers"
	.align 8
.LC112:
	stringz	"mount(\"covers\", \"c\", \"tmpfs\", 0, NULL) == 0 && access(\"c/f\", F_OK) == -1"
	.align 8
.LC113:
	stringz	"umount2(\"c\", 0) == 0 && !strcmp(get(\"c/f\"), \"file\") && umount2(\"c\", 0) == 0 && umount2(\"c\", 0) == -1 && errno == EINVAL"
	.align 8
.LC114:
	stringz	"under"
	.align 8
.LC115:
	stringz	"b/g"
	.align 8
.LC116:
	stringz	"mount(\"a/f\", \"b/g\", NULL, MS_BIND, NULL) == 0 && !strcmp(get(\"b/g\"), \"file\")"
	.align 8
.LC117:
	stringz	"unlink(\"b/g\") == -1 && errno == EBUSY"
	.align 8
.LC118:
	stringz	"e"
	.align 8
.LC119:
	stringz	"e/g"
	.align 8
.LC120:
	stringz	"rename(\"b\", \"e\") == 0 && !strcmp(get(\"e/g\"), \"file\") && umount2(\"e/g\", 0) == 0 && !strcmp(get(\"e/g\"), \"under\")"
	.align 8
.LC121:
	stringz	"unlink(\"e/g\") == 0 && rename(\"e\", \"b\") == 0"
	.text
	.align 16
	.proc bound#
bound:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	addl r39 = 4096, r0
	mov r38 = r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L192
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L194
.L192:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC88)
	;;
	add r38 = r1, r38
	addl r37 = 155, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L194:
	;;
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC90)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L195
	movl r37 = @gprel(.LC92)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L195
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 18, r14
	(p6) br.cond.dptk .L197
.L195:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC93)
	;;
	add r38 = r1, r38
	addl r37 = 157, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L197:
	mov r40 = r0
	addl r39 = 4129, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r0
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L199
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC94)
	;;
	add r38 = r1, r38
	addl r37 = 158, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L199:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC90)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L200
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dptk .L202
.L200:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC95)
	;;
	add r38 = r1, r38
	addl r37 = 159, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L202:
	;;
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC90)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L203
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L205
.L203:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC97)
	;;
	add r38 = r1, r38
	addl r37 = 161, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L205:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC99)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L206
	mov r37 = r0
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L206
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L208
.L206:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC100)
	;;
	add r38 = r1, r38
	addl r37 = 162, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L208:
	;;
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC102)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC103)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L209
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L211
.L209:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC104)
	;;
	add r38 = r1, r38
	addl r37 = 164, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L211:
	mov r40 = r0
	addl r39 = 8192, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	mov r37 = r0
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L212
	movl r36 = @gprel(.LC105)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	movl r36 = @gprel(.LC106)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L214
.L212:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC107)
	;;
	add r38 = r1, r38
	addl r37 = 165, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L214:
	mov r40 = r0
	addl r39 = 20480, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L215
	movl r36 = @gprel(.LC102)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC101)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L217
.L215:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC108)
	;;
	add r38 = r1, r38
	addl r37 = 167, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L217:
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L218
	mov r37 = r0
	movl r36 = @gprel(.LC109)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L220
.L218:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC110)
	;;
	add r38 = r1, r38
	addl r37 = 168, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L220:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC111)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L221
	mov r37 = r0
	movl r36 = @gprel(.LC105)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L223
.L221:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC112)
	;;
	add r38 = r1, r38
	addl r37 = 169, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L223:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L224
	movl r36 = @gprel(.LC105)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L224
	mov r37 = r0
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L224
	mov r37 = r0
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L224
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L226
.L224:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC113)
	;;
	add r38 = r1, r38
	addl r37 = 170, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L226:
	;;
	movl r37 = @gprel(.LC114)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 4096, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC115)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L227
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L229
.L227:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC116)
	;;
	add r38 = r1, r38
	addl r37 = 172, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L229:
	;;
	movl r36 = @gprel(.LC115)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L230
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L232
.L230:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC117)
	;;
	add r38 = r1, r38
	addl r37 = 173, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L232:
	;;
	movl r37 = @gprel(.LC118)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L233
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L233
	mov r37 = r0
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L233
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC114)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L235
.L233:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC120)
	;;
	add r38 = r1, r38
	addl r37 = 174, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L235:
	;;
	movl r36 = @gprel(.LC119)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L236
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC118)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L239
.L236:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC121)
	;;
	add r38 = r1, r38
	addl r37 = 175, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L238
	;;
.L239:
	nop 0
.L238:
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp bound#
	.section	.rodata
	.align 8
.LC122:
	stringz	"still"
	.align 8
.LC123:
	stringz	"umount2(\"a\", MNT_DETACH) == 0 && !strcmp(get(\"a/f\"), \"file\")"
	.align 8
.LC124:
	stringz	"s"
	.align 8
.LC125:
	stringz	"read(fd, text, 5) == 5 && !strcmp(text, \"still\") && pwrite(fd, \"s\", 1, 0) == 1"
	.text
	.align 16
	.proc lazy#
lazy:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L242
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC62)
	;;
	add r38 = r1, r38
	addl r37 = 180, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L242:
	;;
	movl r37 = @gprel(.LC122)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	mov r37 = r0
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L243
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L245
.L243:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	addl r37 = 184, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L245:
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L246
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L248
.L246:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC123)
	;;
	add r38 = r1, r38
	addl r37 = 185, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L248:
	adds r14 = 4, r34
	addl r38 = 5, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L249
	adds r14 = 4, r34
	movl r37 = @gprel(.LC122)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L249
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC124)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L251
.L249:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC125)
	;;
	add r38 = r1, r38
	addl r37 = 186, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L251:
	;;
	ld4 r36 = [r34]
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
	.endp lazy#
	.section	.rodata
	.align 8
.LC126:
	stringz	"outside"
	.align 8
.LC127:
	stringz	"mount(\"outside\", \"a\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC128:
	stringz	"/proc/self/ns/mnt"
	.align 8
.LC129:
	stringz	"readlink(\"/proc/self/ns/mnt\", before, sizeof before - 1) > 5"
	.align 8
.LC130:
	stringz	"/"
	.align 8
.LC131:
	stringz	"unshare(CLONE_NEWNS) == 0 && mount(NULL, \"/\", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && !strcmp(get(\"a/f\"), \"outside\")"
	.align 8
.LC132:
	stringz	"readlink(\"/proc/self/ns/mnt\", now, sizeof now - 1) > 5 && strcmp(now, before)"
	.align 8
.LC133:
	stringz	"mount(\"inside\", \"b\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC134:
	stringz	"umount2(\"a\", 0) == 0 && !strcmp(get(\"a/f\"), \"file\") && !strcmp(get(\"b/f\"), \"inside\")"
	.align 8
.LC135:
	stringz	"status == 0 && !strcmp(get(\"a/f\"), \"outside\") && access(\"b/f\", F_OK) == -1"
	.align 8
.LC136:
	stringz	"umount2(\"a\", 0) == 0"
	.text
	.align 16
	.proc namespaces#
namespaces:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -124, r34
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
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
	adds r14 = -60, r34
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
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
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L254
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC127)
	;;
	add r38 = r1, r38
	addl r37 = 196, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L254:
	adds r14 = -124, r34
	addl r38 = 63, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC128)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L256
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC129)
	;;
	add r38 = r1, r38
	addl r37 = 197, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L256:
	;;
	movl r37 = @gprel(.LC126)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	addl r36 = 131072, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L258
	mov r40 = r0
	addl r39 = 278528, r0
	mov r38 = r0
	movl r37 = @gprel(.LC130)
	;;
	add r37 = r1, r37
	mov r36 = r0
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L258
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC126)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L260
.L258:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC131)
	;;
	add r38 = r1, r38
	addl r37 = 201, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L260:
	adds r14 = -60, r34
	addl r38 = 63, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC128)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L261
	adds r15 = -124, r34
	adds r14 = -60, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L263
.L261:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC132)
	;;
	add r38 = r1, r38
	addl r37 = 202, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L263:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC99)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L265
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC133)
	;;
	add r38 = r1, r38
	addl r37 = 203, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L265:
	;;
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L266
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L266
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L268
.L266:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC134)
	;;
	add r38 = r1, r38
	addl r37 = 205, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L268:
	;;
	mov r36 = r0
	br.call.sptk.many b0 = exit#
	;;
.L257:
	adds r36 = -128, r34
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	adds r15 = -128, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L269
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC126)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L269
	mov r37 = r0
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L271
.L269:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC135)
	;;
	add r38 = r1, r38
	addl r37 = 209, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L271:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L274
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC136)
	;;
	add r38 = r1, r38
	addl r37 = 210, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L274:
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp namespaces#
	.section	.rodata
	.align 8
.LC137:
	stringz	"setuid(12345) == 0"
	.align 8
.LC138:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, NULL) == -1 && errno == EPERM"
	.align 8
.LC139:
	stringz	"umount2(\"a\", 0) == -1 && errno == EPERM"
	.align 8
.LC140:
	stringz	"unshare(CLONE_NEWNS) == -1 && errno == EPERM"
	.text
	.align 16
	.proc without_privilege#
without_privilege:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
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
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L276
	addl r36 = 12345, r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L278
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC137)
	;;
	add r38 = r1, r38
	addl r37 = 217, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L278:
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L279
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L281
.L279:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC138)
	;;
	add r38 = r1, r38
	addl r37 = 218, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L281:
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L282
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L284
.L282:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC139)
	;;
	add r38 = r1, r38
	addl r37 = 219, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L284:
	;;
	addl r36 = 131072, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L285
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L287
.L285:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC140)
	;;
	add r38 = r1, r38
	addl r37 = 220, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L287:
	;;
	mov r36 = r0
	br.call.sptk.many b0 = exit#
	;;
.L276:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp without_privilege#
	.section	.rodata
	.align 8
.LC141:
	stringz	"mount"
	.text
	.align 16
	.proc can_copy#
can_copy:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC141)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 4096, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mount#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L289
	mov r37 = r0
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L289
	addl r14 = 1, r0
	br .L290
	;;
.L289:
	mov r14 = r0
.L290:
	;;
	st4 [r34] = r14
	mov r37 = r0
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = umount2#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp can_copy#
	.section	.rodata
	.align 8
.LC142:
	stringz	"mkdir"
	.align 8
.LC143:
	stringz	"rmdir(top) == 0"
	.align 8
.LC144:
	stringz	"done"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -16, r35
	movl r15 = 8462102275369563183
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6365935209031103598
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	addl r15 = 22616, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	adds r37 = -16, r35
	br.call.sptk.many b0 = mkdtemp#
	mov r1 = r36
	;;
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L293
	addl r38 = 493, r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L293
	adds r37 = -16, r35
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L294
.L293:
	addl r14 = 1, r0
	br .L300
	;;
.L294:
	addl r38 = 493, r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r32 = r8
	addl r38 = 493, r0
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r38 = 493, r0
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	addl r38 = 493, r0
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC142)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mount#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L296
	mov r38 = r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = umount2#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = errors#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = memory#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = read_only#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = lazy#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = can_copy#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L297
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = namespaces#
	mov r1 = r36
.L297:
	;;
	br.call.sptk.many b0 = without_privilege#
	mov r1 = r36
.L296:
	;;
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC130)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	;;
	adds r37 = -16, r35
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L299
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
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC143)
	;;
	add r39 = r1, r39
	addl r38 = 262, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L299:
	;;
	movl r37 = @gprel(.LC144)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	mov r14 = r0
.L300:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 64
text.0:
	.skip	64
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
