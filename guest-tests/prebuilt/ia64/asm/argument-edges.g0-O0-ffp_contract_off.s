// e444e86cf0a2948c0ee9f8b8309bafc1 guest-tests/file/argument-edges.c
	.file	"argument-edges.c"
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
	addl r14 = @gprel(page.2#), gp
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
	addl r15 = @gprel(page.2#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.2#), gp
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
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.sbss
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.align 4
	.type	dir#, @object
	.size	dir#, 4
dir:
	.skip	4
	.text
	.align 16
	.proc long_name#
long_name:
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
	st8 [r35] = r32
	addl r14 = @gprel(turn.5#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(turn.5#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(turn.5#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(name.4#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	ld8 r39 = [r35]
	addl r38 = 110, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(turn.5#), gp
	;;
	ld4 r14 = [r14]
	movl r16 = @gprel(name.4#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r16, r14
	ld8 r14 = [r35]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	addl r14 = @gprel(turn.5#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(name.4#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp long_name#
	.align 16
	.proc long_path#
long_path:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	br .L14
	;;
.L17:
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r15 = 47, r0
	br .L16
	;;
.L15:
	addl r15 = 46, r0
.L16:
	movl r16 = @gprel(path.3#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r2
	;;
	ld8 r14 = [r17]
	;;
	add r14 = r16, r14
	;;
	st1 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r14
.L14:
	mov r14 = r2
	adds r17 = -16, r2
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	movl r15 = @gprel(path.3#)
	;;
	add r15 = r1, r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	movl r14 = @gprel(path.3#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp long_path#
	.section	.rodata
	.align 8
.LC2:
	stringz	"open(long_name(255), O_CREAT | O_RDWR, 0600) >= 0"
	.align 8
.LC3:
	stringz	"open(long_name(256), O_CREAT | O_RDWR, 0600)"
	.align 8
.LC4:
	stringz	"stat(long_path(4095), &s)"
	.align 8
.LC5:
	stringz	"stat(long_path(4096), &s)"
	.align 8
.LC6:
	stringz	"mkdir(long_name(256), 0700)"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	"mkdir(\"\", 0700)"
	.align 8
.LC9:
	stringz	"f/x"
	.align 8
.LC10:
	stringz	"mkdir(\"f/x\", 0700)"
	.align 8
.LC11:
	stringz	"f"
	.align 8
.LC12:
	stringz	"mkdir(\"f\", 0700)"
	.align 8
.LC13:
	stringz	"."
	.align 8
.LC14:
	stringz	"mkdir(\".\", 0700)"
	.align 8
.LC15:
	stringz	"none/x"
	.align 8
.LC16:
	stringz	"mkdir(\"none/x\", 0700)"
	.align 8
.LC17:
	stringz	"rmdir(\".\")"
	.align 8
.LC18:
	stringz	"d/.."
	.align 8
.LC19:
	stringz	"rmdir(\"d/..\")"
	.align 8
.LC20:
	stringz	"rmdir(\"f\")"
	.align 8
.LC21:
	stringz	"/"
	.align 8
.LC22:
	stringz	"rmdir(\"/\")"
	.align 8
.LC23:
	stringz	"rmdir(\"\")"
	.align 8
.LC24:
	stringz	"d"
	.align 8
.LC25:
	stringz	"unlink(\"d\")"
	.align 8
.LC26:
	stringz	"unlink(\"\")"
	.align 8
.LC27:
	stringz	"f/"
	.align 8
.LC28:
	stringz	"unlink(\"f/\")"
	.align 8
.LC29:
	stringz	"x"
	.align 8
.LC30:
	stringz	"unlinkat(dir, \"x\", 1)"
	.align 8
.LC31:
	stringz	"unlinkat(-1, \"x\", 0)"
	.align 8
.LC32:
	stringz	"unlinkat(fd, \"x\", 0)"
	.align 8
.LC33:
	stringz	"link(\"f\", \"f\")"
	.align 8
.LC34:
	stringz	"e"
	.align 8
.LC35:
	stringz	"link(\"d\", \"e\")"
	.align 8
.LC36:
	stringz	"none"
	.align 8
.LC37:
	stringz	"link(\"none\", \"e\")"
	.align 8
.LC38:
	stringz	"link(\"f\", \"\")"
	.align 8
.LC39:
	stringz	"none/e"
	.align 8
.LC40:
	stringz	"link(\"f\", \"none/e\")"
	.align 8
.LC41:
	stringz	"g"
	.align 8
.LC42:
	stringz	"linkat(AT_FDCWD, \"f\", AT_FDCWD, \"g\", 1)"
	.align 8
.LC43:
	stringz	"none/g"
	.align 8
.LC44:
	stringz	"linkat(fd, \"\", AT_FDCWD, \"none/g\", AT_EMPTY_PATH)"
	.align 8
.LC45:
	stringz	"symlink(\"\", \"e\")"
	.align 8
.LC46:
	stringz	"symlink(\"x\", \"f\")"
	.align 8
.LC47:
	stringz	"symlink(\"x\", \"\")"
	.align 8
.LC48:
	stringz	"symlink(long_path(4096), \"e\")"
	.align 8
.LC49:
	stringz	"rename(\"f\", \"d\")"
	.align 8
.LC50:
	stringz	"rename(\"d\", \"f\")"
	.align 8
.LC51:
	stringz	"d/e"
	.align 8
.LC52:
	stringz	"rename(\"d\", \"d/e\")"
	.align 8
.LC53:
	stringz	"rename(\"none\", \"e\")"
	.align 8
.LC54:
	stringz	"f/e"
	.align 8
.LC55:
	stringz	"rename(\"f\", \"f/e\")"
	.align 8
.LC56:
	stringz	"rename(\"f\", \"\")"
	.align 8
.LC57:
	stringz	"rename(\".\", \"e\")"
	.align 8
.LC58:
	stringz	"rename(\"d/..\", \"e\")"
	.align 8
.LC59:
	stringz	"call(renameat2, AT_FDCWD, \"f\", AT_FDCWD, \"g\", 8)"
	.align 8
.LC60:
	stringz	"call(renameat2, AT_FDCWD, \"f\", AT_FDCWD, \"g\", 3)"
	.align 8
.LC61:
	stringz	"call(renameat2, AT_FDCWD, \"f\", AT_FDCWD, \"d\", 1)"
	.align 8
.LC62:
	stringz	"call(renameat2, AT_FDCWD, \"f\", AT_FDCWD, \"none\", 2)"
	.align 8
.LC63:
	stringz	"l"
	.align 8
.LC64:
	stringz	"readlink(\"l\", b, 0)"
	.align 8
.LC65:
	stringz	"readlink(\"l\", b, 1)"
	.align 8
.LC66:
	stringz	"readlink(\"l\", b, -1)"
	.align 8
.LC67:
	stringz	"readlink(\"f\", b, 9)"
	.align 8
.LC68:
	stringz	"readlink(\"\", b, 9)"
	.align 8
.LC69:
	stringz	"call(readlinkat, AT_FDCWD, \"l\", no_access(), 9)"
	.align 8
.LC70:
	stringz	"call(getcwd, b, 0)"
	.align 8
.LC71:
	stringz	"call(getcwd, b, 1)"
	.align 8
.LC72:
	stringz	"call(getcwd, no_access(), 4096)"
	.align 8
.LC73:
	stringz	"chdir(\"f\")"
	.align 8
.LC74:
	stringz	"chdir(\"\")"
	.align 8
.LC75:
	stringz	"fchdir(fd)"
	.align 8
.LC76:
	stringz	"chroot(\"f\")"
	.align 8
.LC77:
	stringz	"chroot(\"none\")"
	.align 8
.LC78:
	stringz	"n"
	.align 8
.LC79:
	stringz	"mknod(\"n\", S_IFDIR | 0700, 0)"
	.align 8
.LC80:
	stringz	"mknod(\"n\", 0170000, 0)"
	.align 8
.LC81:
	stringz	"mknod(\"f\", S_IFIFO | 0700, 0)"
	.align 8
.LC82:
	stringz	"mknod(\"n\", 0600, 0)"
	.align 8
.LC83:
	stringz	"stat(\"n\", &s)"
	.align 8
.LC84:
	stringz	"s.st_mode"
	.align 8
.LC85:
	stringz	"call(mknodat, AT_FDCWD, \"\", S_IFIFO | 0700, 0)"
	.text
	.align 16
	.proc paths#
paths:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 255, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 384, r0
	addl r37 = 66, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	extr.u r14 = r14, 31, 1
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
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
	addl r36 = 256, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 384, r0
	addl r37 = 66, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
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
	addl r36 = 4095, r0
	br.call.sptk.many b0 = long_path#
	mov r1 = r35
	mov r14 = r8
	adds r37 = -128, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC4)
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
	addl r36 = 4096, r0
	br.call.sptk.many b0 = long_path#
	mov r1 = r35
	mov r14 = r8
	adds r37 = -128, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	addl r36 = 256, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 448, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
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
	addl r37 = 448, r0
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
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
	addl r37 = 448, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
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
	addl r37 = 448, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
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
	addl r37 = 448, r0
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
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
	addl r37 = 448, r0
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
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
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
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
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
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
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
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
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
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
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
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
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = unlinkat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
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
	mov r38 = r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	addl r36 = -1, r0
	br.call.sptk.many b0 = unlinkat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = unlinkat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
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
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
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
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
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
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = link#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
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
	addl r40 = 1, r0
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	addl r36 = -100, r0
	br.call.sptk.many b0 = linkat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = linkat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
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
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
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
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
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
	addl r36 = 4096, r0
	br.call.sptk.many b0 = long_path#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
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
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
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
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
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
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
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
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
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
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
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
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rename#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
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
	addl r41 = 8, r0
	movl r40 = @gprel(.LC41)
	;;
	add r40 = r1, r40
	addl r39 = -100, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC59)
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
	addl r41 = 3, r0
	movl r40 = @gprel(.LC41)
	;;
	add r40 = r1, r40
	addl r39 = -100, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
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
	addl r41 = 1, r0
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	addl r39 = -100, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
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
	addl r41 = 2, r0
	movl r40 = @gprel(.LC36)
	;;
	add r40 = r1, r40
	addl r39 = -100, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC62)
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
	mov r38 = r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC64)
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
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
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
	addl r38 = -1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC66)
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
	addl r38 = 9, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
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
	addl r38 = 9, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
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
	addl r40 = 9, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC63)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1291, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC69)
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
	mov r38 = r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	addl r36 = 1184, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
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
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	addl r36 = 1184, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC71)
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
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	addl r36 = 1184, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC72)
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
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC73)
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
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC74)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fchdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC75)
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
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC76)
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
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC77)
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
	mov r38 = r0
	addl r37 = 16832, r0
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mknod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC79)
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
	mov r38 = r0
	addl r37 = 61440, r0
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mknod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC80)
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
	mov r38 = r0
	addl r37 = 4544, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mknod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC81)
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
	mov r38 = r0
	addl r37 = 384, r0
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mknod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC82)
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
	adds r37 = -128, r34
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC83)
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
	adds r14 = -104, r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC84)
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
	mov r40 = r0
	addl r39 = 4544, r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1283, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp paths#
	.section	.rodata
	.align 8
.LC86:
	stringz	"chmod(\"f\", 0177777)"
	.align 8
.LC87:
	stringz	"stat(\"f\", &s)"
	.align 8
.LC88:
	stringz	"fchmod(fd, 06777)"
	.align 8
.LC89:
	stringz	"fchmod(-1, 0)"
	.align 8
.LC90:
	stringz	"fchmodat(AT_FDCWD, \"f\", 0644, 1)"
	.align 8
.LC91:
	stringz	"chmod(\"none\", 0)"
	.align 8
.LC92:
	stringz	"chown(\"f\", 5, 6)"
	.align 8
.LC93:
	stringz	"%o %d %d\n"
	.align 8
.LC94:
	stringz	"chown(\"f\", -1, 7)"
	.align 8
.LC95:
	stringz	"fchown(fd, 8, -1)"
	.align 8
.LC96:
	stringz	"lchown(\"l\", 9, 9)"
	.align 8
.LC97:
	stringz	"lstat(\"l\", &s)"
	.align 8
.LC98:
	stringz	"fchownat(AT_FDCWD, \"f\", 0, 0, 1)"
	.align 8
.LC99:
	stringz	"fchownat(fd, \"\", 0, 0, AT_EMPTY_PATH)"
	.align 8
.LC100:
	stringz	"fchownat(fd, \"\", 0, 0, 0)"
	.align 8
.LC101:
	stringz	"access(\"f\", 8)"
	.align 8
.LC102:
	stringz	"access(\"f\", -1)"
	.align 8
.LC103:
	stringz	"access(\"none\", 0)"
	.align 8
.LC104:
	stringz	"call(faccessat2, AT_FDCWD, \"f\", 0, 1)"
	.align 8
.LC105:
	stringz	"call(faccessat2, fd, \"\", 0, AT_EMPTY_PATH)"
	.align 8
.LC106:
	stringz	"umask(07777)"
	.align 8
.LC107:
	stringz	"umask(022)"
	.text
	.align 16
	.proc modes#
modes:
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65535, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC86)
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
	adds r37 = -128, r34
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
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
	adds r14 = -104, r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC84)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 3583, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fchmod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC88)
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
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = fchmod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC89)
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
	addl r39 = 1, r0
	addl r38 = 420, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	addl r36 = -100, r0
	br.call.sptk.many b0 = fchmodat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC90)
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
	mov r37 = r0
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC91)
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
	addl r38 = 6, r0
	addl r37 = 5, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chown#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC92)
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
	adds r37 = -128, r34
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -100, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 7, r0
	addl r37 = -1, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chown#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC94)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fchown#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC95)
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
	addl r38 = 9, r0
	addl r37 = 9, r0
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = lchown#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC96)
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
	adds r37 = -128, r34
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = stat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC87)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -100, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -128, r34
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = lstat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC97)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -100, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	addl r36 = -100, r0
	br.call.sptk.many b0 = fchownat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC98)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	mov r39 = r0
	mov r38 = r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = fchownat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC99)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = fchownat#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC100)
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
	addl r37 = 8, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC101)
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
	addl r37 = -1, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC102)
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
	mov r37 = r0
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = access#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC103)
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
	addl r40 = 1, r0
	mov r39 = r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC104)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	mov r39 = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC105)
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
	addl r36 = 4095, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC106)
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
	addl r36 = 18, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC107)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp modes#
	.section	.rodata
	.align 8
.LC108:
	stringz	"ok"
	.align 8
.LC109:
	stringz	"times %u: %s %ld.%09ld %ld.%09ld\n"
	.align 8
.LC110:
	stringz	"utimensat(AT_FDCWD, \"f\", cases[0], 1)"
	.align 8
.LC111:
	stringz	"utimensat(AT_FDCWD, \"\", cases[0], 0)"
	.align 8
.LC112:
	stringz	"utimensat(fd, \"\", cases[0], AT_EMPTY_PATH)"
	.align 8
.LC114:
	stringz	"utimensat(AT_FDCWD, \"none\", cases[7], 0)"
	.align 8
.LC115:
	stringz	"futimens(-1, cases[0])"
	.align 8
.LC116:
	stringz	"utimes(\"f\", v)"
	.sdata
	.align 8
.LC113:
	data8	cases.1#+224
	.text
	.align 16
	.proc times_of#
times_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -24, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 999999, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -176, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L29:
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	shl r14 = r14, 5
	movl r15 = @gprel(cases.1#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r32 = -172, r35
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fstat#
	mov r1 = r36
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC108)
	;;
	add r14 = r1, r14
.L24:
	adds r16 = -176, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.eq p6, p7 = 8, r15
	(p6) br.cond.dptk .L25
	adds r15 = -168, r35
	;;
	adds r15 = 56, r15
	;;
	ld8 r16 = [r15]
	br .L26
	;;
.L25:
	mov r16 = r0
.L26:
	adds r17 = -176, r35
	;;
	ld4 r15 = [r17]
	;;
	cmp4.eq p6, p7 = 8, r15
	(p6) br.cond.dptk .L27
	adds r15 = -168, r35
	;;
	adds r15 = 64, r15
	;;
	ld8 r17 = [r15]
	br .L28
	;;
.L27:
	mov r17 = r0
.L28:
	adds r15 = -168, r35
	;;
	adds r15 = 72, r15
	;;
	ld8 r18 = [r15]
	adds r15 = -168, r35
	;;
	adds r15 = 80, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r43 = r15
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	mov r39 = r14
	adds r14 = -176, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC109)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -176, r35
	;;
	st4 [r16] = r14
.L22:
	adds r17 = -176, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1, r0
	movl r39 = @gprel(cases.1#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC110)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	movl r39 = @gprel(cases.1#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC111)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	movl r39 = @gprel(cases.1#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC112)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(.LC113), gp
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(cases.1#)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = futimens#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC115)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = utimes#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = utimes#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = utimes#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp times_of#
	.section	.rodata
	.align 8
.LC117:
	stringz	"lseek(fd, -1, SEEK_SET)"
	.align 8
.LC118:
	stringz	"lseek(fd, 0, 5)"
	.align 8
.LC119:
	stringz	"lseek(fd, 0, -1)"
	.align 8
.LC120:
	stringz	"lseek(fd, 10, SEEK_SET)"
	.align 8
.LC121:
	stringz	"lseek(fd, -11, SEEK_CUR)"
	.align 8
.LC122:
	stringz	"lseek(fd, -10, SEEK_CUR)"
	.align 8
.LC123:
	stringz	"lseek(fd, 5, SEEK_END)"
	.align 8
.LC124:
	stringz	"lseek(fd, 5, SEEK_DATA)"
	.align 8
.LC125:
	stringz	"lseek(fd, 5, SEEK_HOLE)"
	.align 8
.LC126:
	stringz	"lseek(fd, 0, SEEK_HOLE)"
	.align 8
.LC127:
	stringz	"lseek(fd, 0, SEEK_DATA)"
	.align 8
.LC128:
	stringz	"pread(fd, b, 10, -1)"
	.align 8
.LC129:
	stringz	"pwrite(fd, b, 10, -1)"
	.align 8
.LC130:
	stringz	"pread(fd, b, 10, 3)"
	.align 8
.LC131:
	stringz	"pread(fd, b, 10, 8)"
	.align 8
.LC132:
	stringz	"pread(dir, b, 10, 0)"
	.align 8
.LC133:
	stringz	"preadv(fd, v, 2, -1)"
	.align 8
.LC134:
	stringz	"preadv(fd, v, 0, 0)"
	.align 8
.LC135:
	stringz	"readv(fd, v, -1)"
	.align 8
.LC136:
	stringz	"writev(fd, v, 1025)"
	.align 8
.LC137:
	stringz	"readv(fd, v, 2)"
	.align 8
.LC138:
	stringz	"writev(fd, v, 2)"
	.align 8
.LC139:
	stringz	"read(dir, b, 1)"
	.align 8
.LC140:
	stringz	"write(dir, b, 1)"
	.align 8
.LC141:
	stringz	"ftruncate(fd, -1)"
	.align 8
.LC142:
	stringz	"truncate(\"f\", -1)"
	.align 8
.LC143:
	stringz	"truncate(\"d\", 0)"
	.align 8
.LC144:
	stringz	"truncate(\"none\", 0)"
	.align 8
.LC145:
	stringz	"ftruncate(dir, 0)"
	.align 8
.LC146:
	stringz	"fallocate(fd, 0, -1, 1)"
	.align 8
.LC147:
	stringz	"fallocate(fd, 0, 0, 0)"
	.align 8
.LC148:
	stringz	"fallocate(fd, 0, 0, -1)"
	.align 8
.LC149:
	stringz	"fallocate(fd, 0x1000, 0, 1)"
	.align 8
.LC150:
	stringz	"fallocate(fd, FALLOC_FL_PUNCH_HOLE, 0, 1)"
	.align 8
.LC151:
	stringz	"fallocate(dir, 0, 0, 1)"
	.align 8
.LC152:
	stringz	"posix_fadvise(fd, 0, 0, 8)"
	.align 8
.LC153:
	stringz	"posix_fadvise(-1, 0, 0, 0)"
	.align 8
.LC154:
	stringz	"sync_file_range(-1, 0, 0, 0)"
	.align 8
.LC155:
	stringz	"fsync(-1)"
	.align 8
.LC156:
	stringz	"fdatasync(dir)"
	.align 8
.LC157:
	stringz	"call(syncfs, -1)"
	.align 8
.LC158:
	stringz	"sendfile(fd, fd, NULL, 0)"
	.align 8
.LC159:
	stringz	"sendfile(fd, dir, NULL, 5)"
	.align 8
.LC160:
	stringz	"sendfile(-1, fd, NULL, 5)"
	.align 8
.LC161:
	stringz	"copy_file_range(fd, NULL, fd, NULL, 5, 1)"
	.align 8
.LC162:
	stringz	"copy_file_range(fd, NULL, dir, NULL, 5, 0)"
	.align 8
.LC163:
	stringz	"copy_file_range(fd, NULL, -1, NULL, 5, 0)"
	.text
	.align 16
	.proc offsets#
offsets:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
	adds r14 = -8, r34
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	mov r14 = r34
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC117)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 5, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC118)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC119)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC120)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	addl r37 = -11, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC121)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	addl r37 = -10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC122)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	addl r37 = 5, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC123)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	addl r37 = 5, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC124)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	addl r37 = 5, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC125)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC126)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC127)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = -1, r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC128)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = -1, r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pwrite#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC129)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC130)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC131)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 10, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = pread#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC132)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = -1, r0
	addl r38 = 2, r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = preadv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC133)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = preadv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC134)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC135)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1025, r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = writev#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC136)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = 8, r34
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC137)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = writev#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC138)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC139)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC140)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC141)
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
	addl r37 = -1, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC142)
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
	mov r37 = r0
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC143)
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
	mov r37 = r0
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC144)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC145)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	addl r38 = -1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC146)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC147)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = -1, r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC148)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 4096, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC149)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC150)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fallocate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC151)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = posix_fadvise#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC152)
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
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = posix_fadvise#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC153)
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
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC154)
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
	addl r36 = -1, r0
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC155)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC156)
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
	addl r37 = -1, r0
	addl r36 = 1329, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC157)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendfile#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC158)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(dir#), gp
	;;
	ld4 r15 = [r15]
	addl r39 = 5, r0
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendfile#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC159)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 5, r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = -1, r0
	br.call.sptk.many b0 = sendfile#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC160)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	addl r41 = 1, r0
	addl r40 = 5, r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC161)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(dir#), gp
	;;
	ld4 r15 = [r15]
	mov r41 = r0
	addl r40 = 5, r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC162)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = -1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC163)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp offsets#
	.section	.rodata
	.align 8
.LC164:
	stringz	"dup2(fd, -1)"
	.align 8
.LC165:
	stringz	"dup2(fd, (int)l.rlim_cur)"
	.align 8
.LC166:
	stringz	"dup2(-1, 9)"
	.align 8
.LC167:
	stringz	"dup2(fd, fd) == fd"
	.align 8
.LC168:
	stringz	"dup3(fd, fd, 0)"
	.align 8
.LC169:
	stringz	"dup3(fd, 40, 1)"
	.align 8
.LC170:
	stringz	"dup3(fd, 40, O_CLOEXEC)"
	.align 8
.LC171:
	stringz	"fcntl(40, F_GETFD)"
	.align 8
.LC172:
	stringz	"fcntl(40, F_SETFD, 2)"
	.align 8
.LC173:
	stringz	"fcntl(40, F_SETFD, 3)"
	.align 8
.LC174:
	stringz	"fcntl(fd, F_DUPFD, -1)"
	.align 8
.LC175:
	stringz	"fcntl(fd, F_DUPFD, (long)l.rlim_cur)"
	.align 8
.LC176:
	stringz	"fcntl(fd, F_DUPFD, 50)"
	.align 8
.LC177:
	stringz	"fcntl(fd, F_DUPFD_CLOEXEC, 50)"
	.align 8
.LC178:
	stringz	"fcntl(51, F_GETFD)"
	.align 8
.LC179:
	stringz	"fcntl(fd, 9999)"
	.align 8
.LC180:
	stringz	"fcntl(fd, F_SETSIG, 65)"
	.align 8
.LC181:
	stringz	"fcntl(fd, F_SETSIG, -1)"
	.align 8
.LC182:
	stringz	"fcntl(fd, F_SETSIG, 64)"
	.align 8
.LC183:
	stringz	"fcntl(fd, F_GETSIG)"
	.align 8
.LC184:
	stringz	"fcntl(fd, F_SETSIG, 0)"
	.align 8
.LC185:
	stringz	"fcntl(fd, F_SETOWN, INT_MIN)"
	.align 8
.LC186:
	stringz	"fcntl(fd, F_SETOWN, INT_MAX)"
	.align 8
.LC187:
	stringz	"fcntl(fd, F_GETPIPE_SZ)"
	.align 8
.LC188:
	stringz	"fcntl(fd, F_SETPIPE_SZ, 4096)"
	.align 8
.LC189:
	stringz	"fcntl(fd, F_GET_SEALS)"
	.align 8
.LC190:
	stringz	"fcntl(fd, F_ADD_SEALS, 0)"
	.align 8
.LC191:
	stringz	"fcntl(fd, F_SETLEASE, 9)"
	.align 8
.LC192:
	stringz	"fcntl(dir, F_SETLEASE, F_RDLCK)"
	.align 8
.LC193:
	stringz	"fcntl(fd, F_NOTIFY, 1)"
	.align 8
.LC194:
	stringz	"flock(fd, 0)"
	.align 8
.LC195:
	stringz	"flock(fd, 3)"
	.align 8
.LC196:
	stringz	"flock(fd, LOCK_SH | LOCK_EX)"
	.align 8
.LC197:
	stringz	"flock(-1, LOCK_UN)"
	.align 8
.LC198:
	stringz	"call(close_range, 60, 59, 0)"
	.align 8
.LC199:
	stringz	"call(close_range, 60, 61, 8)"
	.align 8
.LC200:
	stringz	"call(close_range, 50, 51, 4)"
	.align 8
.LC201:
	stringz	"call(close_range, 40, 51, 0)"
	.align 8
.LC202:
	stringz	"close(40)"
	.align 8
.LC203:
	stringz	"close(-1)"
	.text
	.align 16
	.proc descriptors#
descriptors:
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
	;;
	mov r37 = r34
	addl r36 = 7, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = -1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC164)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	ld8 r15 = [r34]
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC165)
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
	addl r37 = 9, r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC166)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r15 = r8
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC167)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = dup3#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC168)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	addl r37 = 40, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup3#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC169)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 524288, r0
	addl r37 = 40, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup3#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC170)
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
	addl r37 = 1, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC171)
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
	addl r38 = 2, r0
	addl r37 = 2, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC172)
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
	addl r37 = 1, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC171)
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
	addl r38 = 3, r0
	addl r37 = 2, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC173)
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
	addl r37 = 1, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC171)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC174)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	ld8 r15 = [r34]
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC175)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 50, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC176)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 50, r0
	addl r37 = 1030, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC177)
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
	addl r37 = 1, r0
	addl r36 = 51, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC178)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 9999, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC179)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 65, r0
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC180)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = -1, r0
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC181)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 64, r0
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC182)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 11, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC183)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC184)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	movl r38 = -2147483648
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC185)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	movl r38 = 2147483647
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC186)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 1032, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC187)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 4096, r0
	addl r37 = 1031, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC188)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 1034, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC189)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = 1033, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC190)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 9, r0
	addl r37 = 1024, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC191)
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
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	addl r37 = 1024, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC192)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	addl r37 = 1026, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC193)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC194)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 3, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC195)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 3, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC196)
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
	addl r37 = 8, r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = flock#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC197)
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
	mov r39 = r0
	addl r38 = 59, r0
	addl r37 = 60, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC198)
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
	addl r39 = 8, r0
	addl r38 = 61, r0
	addl r37 = 60, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC199)
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
	addl r39 = 4, r0
	addl r38 = 51, r0
	addl r37 = 50, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC200)
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
	mov r39 = r0
	addl r38 = 51, r0
	addl r37 = 40, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC201)
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
	addl r36 = 40, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC202)
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
	addl r36 = -1, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC203)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC204:
	stringz	"lock %u: %s"
	.align 8
.LC205:
	stringz	"free"
	.align 8
.LC206:
	stringz	"held"
	.align 8
.LC207:
	stringz	" %s %s %d\n"
	.align 8
.LC208:
	stringz	"  open file: %s\n"
	.align 8
.LC209:
	stringz	"fcntl(fd, F_SETLK, no_access())"
	.align 8
.LC210:
	stringz	"fcntl(fd, F_GETLK, no_access())"
	.text
	.align 16
	.proc locks#
locks:
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
	;;
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L44:
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	movl r16 = @gprel(cases.0#)
	;;
	add r16 = r1, r16
	adds r14 = -32, r35
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
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	st2 [r14] = r15
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 4, r14
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
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 8, r14
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
	ld8 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	movl r16 = @gprel(cases.0#)
	;;
	add r16 = r1, r16
	adds r14 = -32, r35
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
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = -28, r35
	adds r15 = -16, r35
	;;
	mov r39 = r15
	addl r38 = 6, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC108)
	;;
	add r14 = r1, r14
.L35:
	;;
	mov r39 = r14
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC204)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 24, r14
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = -24, r35
	adds r15 = -16, r35
	;;
	mov r39 = r15
	addl r38 = 5, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r15 = r8
	br .L37
	;;
.L36:
	movl r15 = @gprel(.LC108)
	;;
	add r15 = r1, r15
.L37:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -16, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC205)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L39:
	movl r14 = @gprel(.LC206)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L38:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L41:
	adds r16 = -16, r35
	;;
	adds r16 = 24, r16
	;;
	ld4 r16 = [r16]
	;;
	mov r40 = r16
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC207)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = -28, r35
	adds r15 = -16, r35
	;;
	mov r39 = r15
	addl r38 = 37, r0
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC108)
	;;
	add r14 = r1, r14
.L43:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC208)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L33:
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 12, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 6, r0
	mov r37 = r32
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC209)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 5, r0
	mov r37 = r32
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC210)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp locks#
	.section	.rodata
	.align 8
.LC211:
	stringz	"open(\"f\", O_CREAT | O_EXCL)"
	.align 8
.LC212:
	stringz	"open(\"l\", O_NOFOLLOW)"
	.align 8
.LC213:
	stringz	"open(\"f\", O_DIRECTORY)"
	.align 8
.LC214:
	stringz	"open(\"d\", O_WRONLY)"
	.align 8
.LC215:
	stringz	"open(\"d\", O_CREAT, 0600)"
	.align 8
.LC216:
	stringz	"open(\"d\", O_TMPFILE, 0600)"
	.align 8
.LC217:
	stringz	"open(\"f\", O_TMPFILE | O_RDWR, 0600)"
	.align 8
.LC218:
	stringz	"open(\"none/x\", O_CREAT | O_RDWR, 0600)"
	.align 8
.LC219:
	stringz	"open(\"\", O_RDONLY)"
	.align 8
.LC220:
	stringz	"open(\"f/\", O_RDONLY)"
	.align 8
.LC221:
	stringz	"e/"
	.align 8
.LC222:
	stringz	"open(\"e/\", O_CREAT | O_RDWR, 0600)"
	.align 8
.LC223:
	stringz	"openat(fd, \"x\", O_RDONLY)"
	.align 8
.LC224:
	stringz	"openat(-1, \"x\", O_RDONLY)"
	.align 8
.LC225:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 24)"
	.align 8
.LC226:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 23)"
	.align 8
.LC227:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 24) >= 0"
	.align 8
.LC228:
	stringz	"call(openat2, AT_FDCWD, \"l\", how, 24)"
	.align 8
.LC229:
	stringz	"../f"
	.align 8
.LC230:
	stringz	"call(openat2, AT_FDCWD, \"../f\", how, 24)"
	.align 8
.LC231:
	stringz	"read(p, b, 1)"
	.align 8
.LC232:
	stringz	"write(p, b, 1)"
	.align 8
.LC233:
	stringz	"fchmod(p, 0600)"
	.align 8
.LC234:
	stringz	"ftruncate(p, 1)"
	.align 8
.LC235:
	stringz	"lseek(p, 0, SEEK_SET)"
	.align 8
.LC236:
	stringz	"(fcntl(p, F_GETFL) & O_PATH) != 0"
	.align 8
.LC237:
	stringz	"ioctl(p, FIONBIO, &p)"
	.align 8
.LC238:
	stringz	"flock(p, LOCK_SH)"
	.align 8
.LC239:
	stringz	"fsync(p)"
	.align 8
.LC240:
	stringz	"read(w, b, 1)"
	.align 8
.LC241:
	stringz	"pread(w, b, 1, 0)"
	.align 8
.LC242:
	stringz	"ioctl(fd, 0x12345, b)"
	.align 8
.LC243:
	stringz	"ioctl(-1, FIONBIO, b)"
	.align 8
.LC244:
	stringz	"ioctl(fd, FIONBIO, no_access())"
	.align 8
.LC245:
	stringz	"ioctl(fd, FIONREAD, no_access())"
	.text
	.align 16
	.proc opens#
opens:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 192, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC211)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 131072, r0
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC212)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 65536, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC213)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC214)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 64, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC215)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	movl r38 = 4259840
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC216)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	movl r38 = 4259842
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC217)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC218)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC219)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC220)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC221)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC222)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = openat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC223)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = openat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC224)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 384, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC225)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 23, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC226)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC227)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC225)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC225)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC228)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC229)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC230)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	movl r15 = 1099511627776
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r41 = 24, r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC225)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	movl r38 = 2097152
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	st4 [r14] = r15
	addl r38 = 1, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC231)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC232)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r38 = 384, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fchmod#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC233)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC234)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC235)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 2097152
	;;
	and r14 = r15, r14
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
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC236)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	mov r39 = r15
	addl r38 = 21537, r0
	mov r37 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC237)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC238)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fsync#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC239)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC240)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC241)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	addl r38 = 74565, r0
	mov r37 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC242)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	addl r38 = 21537, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC243)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21537, r0
	mov r37 = r32
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC244)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 21531, r0
	mov r37 = r32
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC245)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp opens#
	.section	.rodata
	.align 8
.LC246:
	stringz	"pipe2(ends, 1)"
	.align 8
.LC247:
	stringz	"call(pipe2, no_access(), 0)"
	.align 8
.LC248:
	stringz	"eventfd(0, 2)"
	.align 8
.LC249:
	stringz	"call(signalfd4, -1, b, 9, 0)"
	.align 8
.LC250:
	stringz	"signalfd(fd, (sigset_t *)b, 0)"
	.align 8
.LC251:
	stringz	"signalfd(-1, (sigset_t *)b, 1)"
	.align 8
.LC252:
	stringz	"timerfd_create(99, 0)"
	.align 8
.LC253:
	stringz	"timerfd_create(CLOCK_MONOTONIC, 1)"
	.align 8
.LC254:
	stringz	"timerfd_create(CLOCK_PROCESS_CPUTIME_ID, 0)"
	.align 8
.LC255:
	stringz	"inotify_init1(1)"
	.align 8
.LC256:
	stringz	"epoll_create(0)"
	.align 8
.LC257:
	stringz	"epoll_create1(1)"
	.align 8
.LC258:
	stringz	"call(memfd_create, long_name(249), 0) >= 0"
	.align 8
.LC259:
	stringz	"call(memfd_create, long_name(250), 0)"
	.align 8
.LC260:
	stringz	"m"
	.align 8
.LC261:
	stringz	"call(memfd_create, \"m\", 0x100)"
	.align 8
.LC262:
	stringz	"call(memfd_create, no_access(), 0)"
	.align 8
.LC263:
	stringz	"poll(NULL, 0, 0)"
	.align 8
.LC264:
	stringz	"poll((struct pollfd *)no_access(), 1, 0)"
	.align 8
.LC265:
	stringz	"select(-1, NULL, NULL, NULL, NULL)"
	.align 8
.LC266:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){0, -1})"
	.align 8
.LC267:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){0, 1000001})"
	.align 8
.LC268:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){-1, 0})"
	.align 8
.LC269:
	stringz	"splice(fd, NULL, fd, NULL, 5, 0)"
	.align 8
.LC270:
	stringz	"tee(fd, fd, 5, 0)"
	.align 8
.LC271:
	stringz	"vmsplice(fd, &(struct iovec){b, 1}, 1, 0)"
	.align 8
.LC272:
	stringz	"user.x"
	.align 8
.LC273:
	stringz	"getxattr(\"f\", \"user.x\", b, 9)"
	.align 8
.LC274:
	stringz	"setxattr(\"f\", \"\", b, 9, 0)"
	.align 8
.LC275:
	stringz	"setxattr(\"f\", \"user.x\", b, 9, 4)"
	.align 8
.LC276:
	stringz	"setxattr(\"f\", long_name(256), b, 9, 0)"
	.align 8
.LC277:
	stringz	"setxattr(\"f\", \"user.x\", b, 65537, 0)"
	.align 8
.LC278:
	stringz	"removexattr(\"f\", \"\")"
	.align 8
.LC279:
	stringz	"listxattr(\"none\", b, 9)"
	.text
	.align 16
	.proc makers#
makers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	adds r36 = -64, r34
	br.call.sptk.many b0 = pipe2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC246)
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
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1317, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC247)
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
	addl r37 = 2, r0
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC248)
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
	mov r40 = r0
	addl r39 = 9, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	addl r36 = 1313, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC249)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = signalfd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC250)
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
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	addl r36 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC251)
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
	mov r37 = r0
	addl r36 = 99, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC252)
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
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC253)
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
	mov r37 = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC254)
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
	addl r36 = 1, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC255)
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
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC256)
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
	addl r36 = 1, r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC257)
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
	addl r36 = 249, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC258)
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
	addl r36 = 250, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC259)
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
	addl r38 = 256, r0
	movl r37 = @gprel(.LC260)
	;;
	add r37 = r1, r37
	addl r36 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC261)
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
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC262)
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
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC263)
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
	mov r38 = r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC264)
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
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC265)
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
	adds r14 = -56, r34
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC266)
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
	adds r14 = -40, r34
	;;
	st8 [r14] = r0
	adds r14 = -40, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1000001, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC267)
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
	adds r14 = -24, r34
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r34
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC268)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	mov r41 = r0
	addl r40 = 5, r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = splice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC269)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(fd#), gp
	;;
	ld4 r15 = [r15]
	mov r39 = r0
	addl r38 = 5, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = tee#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC270)
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
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	movl r16 = @gprel(b#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -8, r34
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC271)
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
	addl r39 = 9, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC272)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = getxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC273)
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
	mov r40 = r0
	addl r39 = 9, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC274)
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
	addl r40 = 4, r0
	addl r39 = 9, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC272)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC275)
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
	addl r36 = 256, r0
	br.call.sptk.many b0 = long_name#
	mov r1 = r35
	mov r14 = r8
	mov r40 = r0
	addl r39 = 9, r0
	;;
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC276)
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
	mov r40 = r0
	addl r39 = 65537, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC272)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC277)
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
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = removexattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC278)
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
	addl r38 = 9, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = listxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC279)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp makers#
	.section	.rodata
	.align 8
.LC280:
	stringz	"call(getdents64, fd, b, 1000)"
	.align 8
.LC281:
	stringz	"call(getdents64, dir, b, 0)"
	.align 8
.LC282:
	stringz	"call(getdents64, dir, b, 23)"
	.align 8
.LC283:
	stringz	"call(getdents64, dir, no_access(), 1000)"
	.align 8
.LC284:
	stringz	"call(getdents64, -1, b, 1000)"
	.align 8
.LC285:
	stringz	"call(getdents64, dir, b, 24) > 0"
	.align 8
.LC286:
	stringz	"lseek(dir, 0, SEEK_SET)"
	.align 8
.LC287:
	stringz	"call(getdents64, dir, b, 1000) == 48"
	.align 8
.LC288:
	stringz	"call(getdents64, dir, b, 1000)"
	.text
	.align 16
	.proc entries#
entries:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 1000, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC280)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC281)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 23, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC282)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 1000, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC283)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1000, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC284)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 24, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC285)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC286)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 1000, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 48, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC287)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(dir#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 1000, r0
	movl r39 = @gprel(b#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC288)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp entries#
	.section	.rodata
	.align 8
.LC289:
	stringz	"open"
	.align 8
.LC290:
	stringz	"0123456789"
	.align 8
.LC291:
	stringz	"write"
	.align 8
.LC292:
	stringz	"mkdir"
	.align 8
.LC293:
	stringz	"symlink"
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 420, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC289)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(fd#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 10, r0
	movl r37 = @gprel(.LC290)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC291)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r37 = 493, r0
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC292)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC293)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	mov r37 = r0
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC289)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(dir#), gp
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = paths#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = modes#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = times_of#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = offsets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = locks#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = opens#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = makers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = entries#
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
	.sbss
	.align 4
	.type	turn.5#, @object
	.size	turn.5#, 4
turn.5:
	.skip	4
	.bss
	.align 1
	.type	name.4#, @object
	.size	name.4#, 10000
name.4:
	.skip	10000
	.align 8
	.type	path.3#, @object
	.size	path.3#, 5000
path.3:
	.skip	5000
	.sbss
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.section	.rodata
	.align 8
	.type	cases.1#, @object
	.size	cases.1#, 288
cases.1:
	data8	1
	data8	2
	data8	3
	data8	4
	data8	1
	data8	999999999
	data8	3
	data8	0
	data8	1
	data8	1000000000
	data8	3
	data8	0
	data8	1
	data8	0
	data8	3
	data8	1000000000
	data8	1
	data8	-1
	data8	3
	data8	0
	data8	1
	data8	1073741822
	data8	5
	data8	6
	data8	7
	data8	8
	data8	1
	data8	1073741822
	data8	-1
	data8	1073741822
	data8	-1
	data8	1073741822
	data8	-1
	data8	1073741823
	data8	9
	data8	10
	.align 8
	.type	cases.0#, @object
	.size	cases.0#, 312
cases.0:
	data4	0
	data4	0
	data8	0
	data8	0
	data4	1
	data4	0
	data8	-1
	data8	1
	data4	1
	data4	0
	data8	5
	data8	-5
	data4	1
	data4	0
	data8	5
	data8	-6
	data4	2
	data4	1
	data8	0
	data8	0
	data4	1
	data4	2
	data8	-10
	data8	5
	data4	1
	data4	2
	data8	-11
	data8	5
	data4	1
	data4	3
	data8	0
	data8	1
	data4	9
	data4	0
	data8	0
	data8	1
	data4	1
	data4	0
	data8	2147483647
	data8	0
	data4	1
	data4	2
	data8	0
	data8	-100
	data4	2
	data4	0
	data8	2147483647
	data8	-5
	data4	1
	data4	-1
	data8	0
	data8	1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
