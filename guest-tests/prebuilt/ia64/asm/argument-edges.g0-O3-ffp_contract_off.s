// dbb8d6f49611909d971a4a757e6ca643 guest-tests/file/argument-edges.c
	.file	"argument-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.2#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L16
.L9:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
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
	.align 64
	.proc paths#
paths:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 6, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	addl r37 = @gprel(turn.5#), gp
	;;
	.mib
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r41
	mov r32 = r8
	.mmi
	addl r45 = 255, r0
	st4 [r8] = r0
	addl r44 = 110, r0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r34 = @gprel(name.4#)
	.mlx
	nop 0
	movl r33 = @gprel(path.3#)
	;;
	.mmi
	(p6) addl r36 = 1, r0
	add r34 = r1, r34
	add r33 = r1, r33
	;;
	.mii
	(p7) mov r36 = r0
	mov r35 = r33
	;;
	shl r15 = r36, 5
	.mmi
	st4 [r37] = r36
	;;
	sub r15 = r15, r36
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r36
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r34, r15
	nop 0
	;;
	.mib
	mov r43 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	addl r45 = 384, r0
	shl r14 = r36, 5
	.mmi
	mov r1 = r41
	addl r44 = 66, r0
	mov r43 = r8
	;;
	.mmi
	sub r14 = r14, r36
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r34, r14
	;;
	adds r14 = 255, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mmi
	nop 0
	andcm r44 = -1, r44
	nop 0
	;;
	.mib
	add r43 = r1, r43
	shr.u r44 = r44, 63
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r41
	addl r45 = 256, r0
	.mmi
	addl r44 = 110, r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r36 = r0
	nop 0
	;;
	shl r15 = r36, 5
	.mmi
	st4 [r37] = r36
	;;
	sub r15 = r15, r36
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r36
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r34, r15
	nop 0
	;;
	.mib
	mov r43 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r41
	shl r14 = r36, 5
	.mmi
	addl r45 = 384, r0
	addl r44 = 66, r0
	mov r43 = r8
	;;
	.mmi
	sub r14 = r14, r36
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r34, r14
	;;
	adds r14 = 256, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r14 = 4094, r0
	mov r1 = r41
	.mmi
	st4 [r32] = r0
	mov r16 = r33
	mov r15 = r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L18:
	.mii
	and r14 = 1, r15
	adds r15 = 1, r15
	;;
	adds r14 = 46, r14
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L18
	.mmi
	adds r14 = 4095, r35
	adds r44 = 16, r12
	mov r43 = r35
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r14 = 4095, r0
	mov r1 = r41
	.mmi
	st4 [r32] = r0
	mov r16 = r35
	mov r15 = r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L19:
	.mii
	and r14 = 1, r15
	adds r15 = 1, r15
	;;
	adds r14 = 46, r14
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L19
	.mmi
	adds r14 = 4096, r35
	nop 0
	addl r38 = @gprel(fd#), gp
	.mmi
	adds r44 = 16, r12
	nop 0
	mov r43 = r35
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r14 = [r37]
	addl r45 = 256, r0
	mov r1 = r41
	.mmi
	addl r44 = 110, r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r36 = r0
	nop 0
	;;
	shl r14 = r36, 5
	.mmi
	st4 [r37] = r36
	;;
	sub r14 = r14, r36
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	shl r15 = r36, 5
	nop 0
	.mmi
	mov r1 = r41
	addl r44 = 448, r0
	mov r43 = r8
	;;
	.mmi
	sub r14 = r15, r36
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r34 = r34, r14
	;;
	adds r34 = 256, r34
	nop 0
	;;
	.mib
	st1 [r34] = r0
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r45 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	addl r14 = @gprel(dir#), gp
	movl r44 = @gprel(.LC29)
	;;
	.mib
	ld4 r43 = [r14]
	add r44 = r1, r44
	br.call.sptk.many b0 = unlinkat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r43 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = unlinkat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	ld4 r43 = [r38]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = unlinkat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mib
	mov r43 = r44
	nop 0
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC37)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r47 = 1, r0
	addl r45 = -100, r0
	.mmi
	addl r43 = -100, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC41)
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = linkat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r47 = 4096, r0
	addl r45 = -100, r0
	.mmi
	ld4 r43 = [r38]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC43)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = linkat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 4095, r0
	nop 0
	mov r1 = r41
	.mii
	st4 [r32] = r0
	mov r15 = r0
	;;
	mov ar.lc = r14
	.align 32
.L20:
	.mii
	and r14 = 1, r15
	adds r15 = 1, r15
	;;
	adds r14 = 46, r14
	;;
	.mib
	st1 [r33] = r14, 1
	nop 0
	br.cloop.sptk.few .L20
	.mlx
	adds r14 = 4096, r35
	movl r44 = @gprel(.LC34)
	.mmi
	nop 0
	mov r43 = r35
	nop 0
	;;
	.mib
	st1 [r14] = r0
	add r44 = r1, r44
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC51)
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC54)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC55)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC56)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC57)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC58)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r48 = 8, r0
	addl r46 = -100, r0
	.mmi
	addl r43 = 1338, r0
	st4 [r32] = r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC59)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r48 = 3, r0
	addl r46 = -100, r0
	.mmi
	addl r43 = 1338, r0
	st4 [r32] = r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC60)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r48 = 1, r0
	addl r46 = -100, r0
	.mmi
	addl r43 = 1338, r0
	st4 [r32] = r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC61)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	addl r48 = 2, r0
	addl r46 = -100, r0
	.mmi
	addl r43 = 1338, r0
	st4 [r32] = r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC62)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r45 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC63)
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC64)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r45 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC63)
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC65)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r45 = -1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC63)
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC66)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r45 = 9, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC67)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r45 = 9, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC68)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r8
	nop 0
	.mmi
	addl r47 = 9, r0
	addl r43 = 1291, r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC63)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC69)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r43 = 1184, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC70)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r45 = 1, r0
	.mmi
	addl r43 = 1184, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC71)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r45 = 4096, r0
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r8
	addl r43 = 1184, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC72)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC73)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC74)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	ld4 r43 = [r38]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC75)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC76)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chroot#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC77)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 16832, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC78)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC79)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 61440, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC78)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC80)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 4544, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC81)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 384, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC78)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC82)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	adds r44 = 16, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC78)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC83)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	adds r14 = 40, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC84)
	.mmi
	nop 0
	ld4 r44 = [r14]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	mov r47 = r0
	addl r46 = 4544, r0
	.mmi
	addl r43 = 1283, r0
	st4 [r32] = r0
	addl r44 = -100, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC85)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp paths#
	.section	.rodata.str1.8
	.align 8
.LC88:
	stringz	"ok"
	.align 8
.LC89:
	stringz	"free"
	.align 8
.LC90:
	stringz	"held"
	.align 8
.LC91:
	stringz	"open"
	.align 8
.LC92:
	stringz	"0123456789"
	.align 8
.LC93:
	stringz	"write"
	.align 8
.LC94:
	stringz	"mkdir"
	.align 8
.LC95:
	stringz	"symlink"
	.align 8
.LC96:
	stringz	"chmod(\"f\", 0177777)"
	.align 8
.LC97:
	stringz	"stat(\"f\", &s)"
	.align 8
.LC98:
	stringz	"fchmod(fd, 06777)"
	.align 8
.LC99:
	stringz	"fchmod(-1, 0)"
	.align 8
.LC100:
	stringz	"fchmodat(AT_FDCWD, \"f\", 0644, 1)"
	.align 8
.LC101:
	stringz	"chmod(\"none\", 0)"
	.align 8
.LC102:
	stringz	"chown(\"f\", 5, 6)"
	.align 8
.LC103:
	stringz	"%o %d %d\n"
	.align 8
.LC104:
	stringz	"chown(\"f\", -1, 7)"
	.align 8
.LC105:
	stringz	"fchown(fd, 8, -1)"
	.align 8
.LC106:
	stringz	"lchown(\"l\", 9, 9)"
	.align 8
.LC107:
	stringz	"lstat(\"l\", &s)"
	.align 8
.LC108:
	stringz	"fchownat(AT_FDCWD, \"f\", 0, 0, 1)"
	.align 8
.LC109:
	stringz	"fchownat(fd, \"\", 0, 0, AT_EMPTY_PATH)"
	.align 8
.LC110:
	stringz	"fchownat(fd, \"\", 0, 0, 0)"
	.align 8
.LC111:
	stringz	"access(\"f\", 8)"
	.align 8
.LC112:
	stringz	"access(\"f\", -1)"
	.align 8
.LC113:
	stringz	"access(\"none\", 0)"
	.align 8
.LC114:
	stringz	"call(faccessat2, AT_FDCWD, \"f\", 0, 1)"
	.align 8
.LC115:
	stringz	"call(faccessat2, fd, \"\", 0, AT_EMPTY_PATH)"
	.align 8
.LC116:
	stringz	"umask(07777)"
	.align 8
.LC117:
	stringz	"umask(022)"
	.align 8
.LC118:
	stringz	"times %u: %s %ld.%09ld %ld.%09ld\n"
	.align 8
.LC119:
	stringz	"lock %u: %s"
	.align 8
.LC120:
	stringz	" %s %s %d\n"
	.align 8
.LC121:
	stringz	"  open file: %s\n"
	.align 8
.LC122:
	stringz	"fcntl(fd, F_SETLK, no_access())"
	.align 8
.LC123:
	stringz	"fcntl(fd, F_GETLK, no_access())"
	.align 8
.LC124:
	stringz	"open(\"f\", O_CREAT | O_EXCL)"
	.align 8
.LC125:
	stringz	"open(\"l\", O_NOFOLLOW)"
	.align 8
.LC126:
	stringz	"open(\"f\", O_DIRECTORY)"
	.align 8
.LC127:
	stringz	"open(\"d\", O_WRONLY)"
	.align 8
.LC128:
	stringz	"open(\"d\", O_CREAT, 0600)"
	.align 8
.LC129:
	stringz	"open(\"d\", O_TMPFILE, 0600)"
	.align 8
.LC130:
	stringz	"open(\"f\", O_TMPFILE | O_RDWR, 0600)"
	.align 8
.LC131:
	stringz	"open(\"none/x\", O_CREAT | O_RDWR, 0600)"
	.align 8
.LC132:
	stringz	"open(\"\", O_RDONLY)"
	.align 8
.LC133:
	stringz	"open(\"f/\", O_RDONLY)"
	.align 8
.LC134:
	stringz	"e/"
	.align 8
.LC135:
	stringz	"open(\"e/\", O_CREAT | O_RDWR, 0600)"
	.align 8
.LC136:
	stringz	"openat(fd, \"x\", O_RDONLY)"
	.align 8
.LC137:
	stringz	"openat(-1, \"x\", O_RDONLY)"
	.align 8
.LC138:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 24)"
	.align 8
.LC139:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 23)"
	.align 8
.LC140:
	stringz	"call(openat2, AT_FDCWD, \"f\", how, 24) >= 0"
	.align 8
.LC141:
	stringz	"call(openat2, AT_FDCWD, \"l\", how, 24)"
	.align 8
.LC142:
	stringz	"../f"
	.align 8
.LC143:
	stringz	"call(openat2, AT_FDCWD, \"../f\", how, 24)"
	.align 8
.LC144:
	stringz	"read(p, b, 1)"
	.align 8
.LC145:
	stringz	"write(p, b, 1)"
	.align 8
.LC146:
	stringz	"fchmod(p, 0600)"
	.align 8
.LC147:
	stringz	"ftruncate(p, 1)"
	.align 8
.LC148:
	stringz	"lseek(p, 0, SEEK_SET)"
	.align 8
.LC149:
	stringz	"(fcntl(p, F_GETFL) & O_PATH) != 0"
	.align 8
.LC150:
	stringz	"ioctl(p, FIONBIO, &p)"
	.align 8
.LC151:
	stringz	"flock(p, LOCK_SH)"
	.align 8
.LC152:
	stringz	"fsync(p)"
	.align 8
.LC153:
	stringz	"read(w, b, 1)"
	.align 8
.LC154:
	stringz	"pread(w, b, 1, 0)"
	.align 8
.LC155:
	stringz	"ioctl(fd, 0x12345, b)"
	.align 8
.LC156:
	stringz	"ioctl(-1, FIONBIO, b)"
	.align 8
.LC157:
	stringz	"ioctl(fd, FIONBIO, no_access())"
	.align 8
.LC158:
	stringz	"ioctl(fd, FIONREAD, no_access())"
	.align 8
.LC159:
	stringz	"pipe2(ends, 1)"
	.align 8
.LC160:
	stringz	"call(pipe2, no_access(), 0)"
	.align 8
.LC161:
	stringz	"eventfd(0, 2)"
	.align 8
.LC162:
	stringz	"call(signalfd4, -1, b, 9, 0)"
	.align 8
.LC163:
	stringz	"signalfd(fd, (sigset_t *)b, 0)"
	.align 8
.LC164:
	stringz	"signalfd(-1, (sigset_t *)b, 1)"
	.align 8
.LC165:
	stringz	"timerfd_create(99, 0)"
	.align 8
.LC166:
	stringz	"timerfd_create(CLOCK_MONOTONIC, 1)"
	.align 8
.LC167:
	stringz	"timerfd_create(CLOCK_PROCESS_CPUTIME_ID, 0)"
	.align 8
.LC168:
	stringz	"inotify_init1(1)"
	.align 8
.LC169:
	stringz	"epoll_create(0)"
	.align 8
.LC170:
	stringz	"epoll_create1(1)"
	.align 8
.LC171:
	stringz	"call(memfd_create, long_name(249), 0) >= 0"
	.align 8
.LC172:
	stringz	"call(memfd_create, long_name(250), 0)"
	.align 8
.LC173:
	stringz	"m"
	.align 8
.LC174:
	stringz	"call(memfd_create, \"m\", 0x100)"
	.align 8
.LC175:
	stringz	"call(memfd_create, no_access(), 0)"
	.align 8
.LC176:
	stringz	"poll(NULL, 0, 0)"
	.align 8
.LC177:
	stringz	"poll((struct pollfd *)no_access(), 1, 0)"
	.align 8
.LC178:
	stringz	"select(-1, NULL, NULL, NULL, NULL)"
	.align 8
.LC179:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){0, -1})"
	.align 8
.LC180:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){0, 1000001})"
	.align 8
.LC181:
	stringz	"select(0, NULL, NULL, NULL, &(struct timeval){-1, 0})"
	.align 8
.LC182:
	stringz	"splice(fd, NULL, fd, NULL, 5, 0)"
	.align 8
.LC183:
	stringz	"tee(fd, fd, 5, 0)"
	.align 8
.LC184:
	stringz	"vmsplice(fd, &(struct iovec){b, 1}, 1, 0)"
	.align 8
.LC185:
	stringz	"user.x"
	.align 8
.LC186:
	stringz	"getxattr(\"f\", \"user.x\", b, 9)"
	.align 8
.LC187:
	stringz	"setxattr(\"f\", \"\", b, 9, 0)"
	.align 8
.LC188:
	stringz	"setxattr(\"f\", \"user.x\", b, 9, 4)"
	.align 8
.LC189:
	stringz	"setxattr(\"f\", long_name(256), b, 9, 0)"
	.align 8
.LC190:
	stringz	"setxattr(\"f\", \"user.x\", b, 65537, 0)"
	.align 8
.LC191:
	stringz	"removexattr(\"f\", \"\")"
	.align 8
.LC192:
	stringz	"listxattr(\"none\", b, 9)"
	.align 8
.LC193:
	stringz	"call(getdents64, fd, b, 1000)"
	.align 8
.LC194:
	stringz	"call(getdents64, dir, b, 0)"
	.align 8
.LC195:
	stringz	"call(getdents64, dir, b, 23)"
	.align 8
.LC196:
	stringz	"call(getdents64, dir, no_access(), 1000)"
	.align 8
.LC197:
	stringz	"call(getdents64, -1, b, 1000)"
	.align 8
.LC198:
	stringz	"call(getdents64, dir, b, 24) > 0"
	.align 8
.LC199:
	stringz	"lseek(dir, 0, SEEK_SET)"
	.align 8
.LC200:
	stringz	"call(getdents64, dir, b, 1000) == 48"
	.align 8
.LC201:
	stringz	"call(getdents64, dir, b, 1000)"
	.align 8
.LC202:
	stringz	"utimensat(AT_FDCWD, \"f\", cases[0], 1)"
	.align 8
.LC203:
	stringz	"utimensat(AT_FDCWD, \"\", cases[0], 0)"
	.align 8
.LC204:
	stringz	"utimensat(fd, \"\", cases[0], AT_EMPTY_PATH)"
	.align 8
.LC206:
	stringz	"utimensat(AT_FDCWD, \"none\", cases[7], 0)"
	.align 8
.LC207:
	stringz	"futimens(-1, cases[0])"
	.align 8
.LC208:
	stringz	"utimes(\"f\", v)"
	.align 8
.LC209:
	stringz	"lseek(fd, -1, SEEK_SET)"
	.align 8
.LC210:
	stringz	"lseek(fd, 0, 5)"
	.align 8
.LC211:
	stringz	"lseek(fd, 0, -1)"
	.align 8
.LC212:
	stringz	"lseek(fd, 10, SEEK_SET)"
	.align 8
.LC213:
	stringz	"lseek(fd, -11, SEEK_CUR)"
	.align 8
.LC214:
	stringz	"lseek(fd, -10, SEEK_CUR)"
	.align 8
.LC215:
	stringz	"lseek(fd, 5, SEEK_END)"
	.align 8
.LC216:
	stringz	"lseek(fd, 5, SEEK_DATA)"
	.align 8
.LC217:
	stringz	"lseek(fd, 5, SEEK_HOLE)"
	.align 8
.LC218:
	stringz	"lseek(fd, 0, SEEK_HOLE)"
	.align 8
.LC219:
	stringz	"lseek(fd, 0, SEEK_DATA)"
	.align 8
.LC220:
	stringz	"pread(fd, b, 10, -1)"
	.align 8
.LC221:
	stringz	"pwrite(fd, b, 10, -1)"
	.align 8
.LC222:
	stringz	"pread(fd, b, 10, 3)"
	.align 8
.LC223:
	stringz	"pread(fd, b, 10, 8)"
	.align 8
.LC224:
	stringz	"pread(dir, b, 10, 0)"
	.align 8
.LC225:
	stringz	"preadv(fd, v, 2, -1)"
	.align 8
.LC226:
	stringz	"preadv(fd, v, 0, 0)"
	.align 8
.LC227:
	stringz	"readv(fd, v, -1)"
	.align 8
.LC228:
	stringz	"writev(fd, v, 1025)"
	.align 8
.LC229:
	stringz	"readv(fd, v, 2)"
	.align 8
.LC230:
	stringz	"writev(fd, v, 2)"
	.align 8
.LC231:
	stringz	"read(dir, b, 1)"
	.align 8
.LC232:
	stringz	"write(dir, b, 1)"
	.align 8
.LC233:
	stringz	"ftruncate(fd, -1)"
	.align 8
.LC234:
	stringz	"truncate(\"f\", -1)"
	.align 8
.LC235:
	stringz	"truncate(\"d\", 0)"
	.align 8
.LC236:
	stringz	"truncate(\"none\", 0)"
	.align 8
.LC237:
	stringz	"ftruncate(dir, 0)"
	.align 8
.LC238:
	stringz	"fallocate(fd, 0, -1, 1)"
	.align 8
.LC239:
	stringz	"fallocate(fd, 0, 0, 0)"
	.align 8
.LC240:
	stringz	"fallocate(fd, 0, 0, -1)"
	.align 8
.LC241:
	stringz	"fallocate(fd, 0x1000, 0, 1)"
	.align 8
.LC242:
	stringz	"fallocate(fd, FALLOC_FL_PUNCH_HOLE, 0, 1)"
	.align 8
.LC243:
	stringz	"fallocate(dir, 0, 0, 1)"
	.align 8
.LC244:
	stringz	"posix_fadvise(fd, 0, 0, 8)"
	.align 8
.LC245:
	stringz	"posix_fadvise(-1, 0, 0, 0)"
	.align 8
.LC246:
	stringz	"sync_file_range(-1, 0, 0, 0)"
	.align 8
.LC247:
	stringz	"fsync(-1)"
	.align 8
.LC248:
	stringz	"fdatasync(dir)"
	.align 8
.LC249:
	stringz	"call(syncfs, -1)"
	.align 8
.LC250:
	stringz	"sendfile(fd, fd, NULL, 0)"
	.align 8
.LC251:
	stringz	"sendfile(fd, dir, NULL, 5)"
	.align 8
.LC252:
	stringz	"sendfile(-1, fd, NULL, 5)"
	.align 8
.LC253:
	stringz	"copy_file_range(fd, NULL, fd, NULL, 5, 1)"
	.align 8
.LC254:
	stringz	"copy_file_range(fd, NULL, dir, NULL, 5, 0)"
	.align 8
.LC255:
	stringz	"copy_file_range(fd, NULL, -1, NULL, 5, 0)"
	.align 8
.LC256:
	stringz	"dup2(fd, -1)"
	.align 8
.LC257:
	stringz	"dup2(fd, (int)l.rlim_cur)"
	.align 8
.LC258:
	stringz	"dup2(-1, 9)"
	.align 8
.LC259:
	stringz	"dup2(fd, fd) == fd"
	.align 8
.LC260:
	stringz	"dup3(fd, fd, 0)"
	.align 8
.LC261:
	stringz	"dup3(fd, 40, 1)"
	.align 8
.LC262:
	stringz	"dup3(fd, 40, O_CLOEXEC)"
	.align 8
.LC263:
	stringz	"fcntl(40, F_GETFD)"
	.align 8
.LC264:
	stringz	"fcntl(40, F_SETFD, 2)"
	.align 8
.LC265:
	stringz	"fcntl(40, F_SETFD, 3)"
	.align 8
.LC266:
	stringz	"fcntl(fd, F_DUPFD, -1)"
	.align 8
.LC267:
	stringz	"fcntl(fd, F_DUPFD, (long)l.rlim_cur)"
	.align 8
.LC268:
	stringz	"fcntl(fd, F_DUPFD, 50)"
	.align 8
.LC269:
	stringz	"fcntl(fd, F_DUPFD_CLOEXEC, 50)"
	.align 8
.LC270:
	stringz	"fcntl(51, F_GETFD)"
	.align 8
.LC271:
	stringz	"fcntl(fd, 9999)"
	.align 8
.LC272:
	stringz	"fcntl(fd, F_SETSIG, 65)"
	.align 8
.LC273:
	stringz	"fcntl(fd, F_SETSIG, -1)"
	.align 8
.LC274:
	stringz	"fcntl(fd, F_SETSIG, 64)"
	.align 8
.LC275:
	stringz	"fcntl(fd, F_GETSIG)"
	.align 8
.LC276:
	stringz	"fcntl(fd, F_SETSIG, 0)"
	.align 8
.LC277:
	stringz	"fcntl(fd, F_SETOWN, INT_MIN)"
	.align 8
.LC278:
	stringz	"fcntl(fd, F_SETOWN, INT_MAX)"
	.align 8
.LC279:
	stringz	"fcntl(fd, F_GETPIPE_SZ)"
	.align 8
.LC280:
	stringz	"fcntl(fd, F_SETPIPE_SZ, 4096)"
	.align 8
.LC281:
	stringz	"fcntl(fd, F_GET_SEALS)"
	.align 8
.LC282:
	stringz	"fcntl(fd, F_ADD_SEALS, 0)"
	.align 8
.LC283:
	stringz	"fcntl(fd, F_SETLEASE, 9)"
	.align 8
.LC284:
	stringz	"fcntl(dir, F_SETLEASE, F_RDLCK)"
	.align 8
.LC285:
	stringz	"fcntl(fd, F_NOTIFY, 1)"
	.align 8
.LC286:
	stringz	"flock(fd, 0)"
	.align 8
.LC287:
	stringz	"flock(fd, 3)"
	.align 8
.LC288:
	stringz	"flock(fd, LOCK_SH | LOCK_EX)"
	.align 8
.LC289:
	stringz	"flock(-1, LOCK_UN)"
	.align 8
.LC290:
	stringz	"call(close_range, 60, 59, 0)"
	.align 8
.LC291:
	stringz	"call(close_range, 60, 61, 8)"
	.align 8
.LC292:
	stringz	"call(close_range, 50, 51, 4)"
	.align 8
.LC293:
	stringz	"call(close_range, 40, 51, 0)"
	.align 8
.LC294:
	stringz	"close(40)"
	.align 8
.LC295:
	stringz	"close(-1)"
	.sdata
	.align 8
.LC205:
	data8	cases.1#+224
	.align 8
.LC296:
	data8	cases.0#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 24, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r52
	mov r52 = b0
	.mlx
	mov r54 = r1
	movl r56 = @gprel(.LC11)
	;;
	.mmi
	add r56 = r1, r56
	addl r58 = 420, r0
	addl r57 = 66, r0
	.mmb
	adds r36 = 40, r12
	adds r34 = 44, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	.save ar.lc, r55
	mov r55 = ar.lc
	.body
	.mmb
	addl r58 = 10, r0
	mov r56 = r8
	(p7) br.cond.spnt .L31
	;;
	.mlx
	addl r33 = @gprel(fd#), gp
	movl r57 = @gprel(.LC92)
	.mmi
	adds r47 = 48, r12
	adds r41 = 160, r12
	adds r48 = 168, r12
	;;
	.mmi
	add r57 = r1, r57
	st4 [r33] = r8
	adds r50 = 184, r12
	.mmb
	mov r37 = r0
	adds r42 = 88, r12
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mmi
	adds r39 = 96, r12
	adds r45 = 80, r12
	adds r44 = 72, r12
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC93)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	.mmi
	nop 0
	addl r57 = 493, r0
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC94)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC63)
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	add r57 = r1, r57
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC95)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	.mmi
	nop 0
	mov r57 = r0
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	cmp4.eq p6, p7 = -1, r8
	mov r59 = r0
	.mmb
	addl r58 = 1, r0
	mov r57 = r0
	(p6) br.cond.spnt .L31
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	addl r40 = @gprel(dir#), gp
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	st4 [r40] = r8
	nop 0
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(cases.1#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = paths#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r54
	mov r32 = r8
	mov r56 = r38
	.mmi
	addl r57 = 65535, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC88)
	.mlx
	nop 0
	movl r43 = @gprel(.LC118)
	;;
	.mib
	add r46 = r1, r46
	add r43 = r1, r43
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC96)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r57 = 16, r12
	nop 0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC97)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmi
	ld4 r57 = [r36]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC84)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 3583, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC98)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	nop 0
	.mmb
	addl r56 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC99)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	addl r58 = 420, r0
	mov r1 = r54
	.mmi
	addl r56 = -100, r0
	st4 [r32] = r0
	mov r57 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fchmodat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC100)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC101)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 6, r0
	mov r1 = r54
	addl r57 = 5, r0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC102)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r57 = 16, r12
	nop 0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC97)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmi
	ld4 r59 = [r47]
	ld4 r58 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC103)
	.mmi
	nop 0
	ld4 r57 = [r36]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r58 = 7, r0
	mov r1 = r54
	addl r57 = -1, r0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC104)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = -1, r0
	mov r1 = r54
	addl r57 = 8, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC105)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 9, r0
	.mmi
	addl r57 = 9, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC63)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = lchown#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC106)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r57 = 16, r12
	nop 0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC97)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmi
	ld4 r58 = [r34]
	ld4 r59 = [r47]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC103)
	.mmi
	nop 0
	ld4 r57 = [r36]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r57 = 16, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC63)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC107)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmi
	ld4 r58 = [r34]
	ld4 r59 = [r47]
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC103)
	.mmi
	nop 0
	ld4 r57 = [r36]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r60 = 1, r0
	mov r59 = r0
	mov r58 = r0
	.mmi
	mov r1 = r54
	addl r56 = -100, r0
	mov r57 = r38
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fchownat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC108)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r60 = 4096, r0
	mov r59 = r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r58 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = fchownat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC109)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	mov r60 = r0
	mov r59 = r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r58 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = fchownat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC110)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 8, r0
	nop 0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC111)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = -1, r0
	nop 0
	.mmb
	mov r56 = r38
	st4 [r32] = r0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC112)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC113)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r60 = 1, r0
	mov r59 = r0
	mov r58 = r38
	.mmi
	mov r1 = r54
	addl r56 = 1463, r0
	addl r57 = -100, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC114)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r60 = 4096, r0
	mov r59 = r0
	.mmi
	ld4 r57 = [r33]
	st4 [r32] = r0
	addl r56 = 1463, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC7)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC115)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 4095, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addp4 r57 = r8, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC116)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 18, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addp4 r57 = r8, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC117)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmb
	addl r14 = 1, r0
	addl r15 = 2, r0
	nop 0
	.mii
	mov r58 = r35
	mov ar.lc = 8
	mov r1 = r54
	;;
	.mmi
	st8 [r41] = r14
	addl r14 = 999999, r0
	mov r59 = r0
	.mmi
	mov r57 = r38
	st8 [r50] = r0
	addl r56 = -100, r0
	;;
	.mmi
	st8 [r48] = r14
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	mov r34 = r8
	nop 0
	.mmb
	adds r57 = 16, r12
	ld4 r56 = [r33]
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	mov r1 = r54
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	(p6) mov r58 = r46
	nop 0
	nop 0
	.align 32
.L32:
	.mmi
	nop 0
	ld8 r61 = [r42]
	nop 0
	.mmb
	ld8 r62 = [r39]
	nop 0
	br.cloop.sptk.few .L49
.L60:
	.mlx
	mov r60 = r0
	movl r56 = @gprel(.LC118)
	.mmi
	mov r59 = r0
	addl r57 = 8, r0
	addl r34 = -1, r0
	;;
	.mmi
	add r56 = r1, r56
	adds r39 = 24, r12
	adds r37 = 32, r12
	.mmb
	mov r35 = r0
	addl r46 = 77, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	addl r59 = 1, r0
	nop 0
	.mmi
	addl r56 = -100, r0
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(cases.1#)
	.mlx
	nop 0
	movl r57 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(b#)
	.mmi
	add r58 = r1, r58
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC202)
	.mlx
	nop 0
	movl r38 = @gprel(.LC88)
	;;
	.mib
	add r56 = r1, r56
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r59 = r0
	.mmi
	addl r56 = -100, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(cases.1#)
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC119)
	.mmi
	add r58 = r1, r58
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC203)
	.mlx
	nop 0
	movl r49 = @gprel(.LC7)
	;;
	.mib
	add r56 = r1, r56
	add r49 = r1, r49
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 4096, r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r49
	;;
	.mlx
	nop 0
	movl r58 = @gprel(cases.1#)
	.mlx
	nop 0
	movl r43 = @gprel(.LC120)
	;;
	.mib
	add r58 = r1, r58
	add r43 = r1, r43
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC204)
	.mlx
	nop 0
	movl r42 = @gprel(.LC121)
	;;
	.mib
	add r56 = r1, r56
	add r42 = r1, r42
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r59 = r0
	.mmi
	addl r56 = -100, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	addl r14 = @gprel(.LC205), gp
	movl r57 = @gprel(.LC36)
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	add r57 = r1, r57
	;;
	.mib
	mov r58 = r51
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC206)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r57 = -224, r51
	nop 0
	.mmb
	addl r56 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC207)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r41
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC208)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r14 = 1000000, r0
	.mmi
	mov r57 = r41
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mmi
	nop 0
	st8 [r50] = r14
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC208)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r41
	.mmi
	st8 [r50] = r34
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC208)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 10, r0
	adds r15 = 16, r12
	mov r58 = r0
	.mmi
	mov r1 = r54
	ld4 r56 = [r33]
	addl r57 = -1, r0
	;;
	.mmi
	st8 [r15] = r47
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	st8 [r37] = r47
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC209)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 5, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC210)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = -1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC211)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC212)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = -11, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC213)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = -10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC214)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 2, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC215)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 3, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC216)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 4, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC217)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 4, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC218)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 3, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC219)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = -1, r0
	addl r58 = 10, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC220)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = -1, r0
	addl r58 = 10, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC221)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 3, r0
	addl r58 = 10, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC222)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 8, r0
	addl r58 = 10, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC223)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	addl r58 = 10, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r40]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC224)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = -1, r0
	addl r58 = 2, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = preadv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC225)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = preadv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC226)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = -1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC227)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 1025, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC228)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 2, r0
	ld4 r56 = [r33]
	mov r1 = r54
	.mmi
	st8 [r36] = r34
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC229)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 2, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	adds r57 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC230)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r40]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC231)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r58 = 1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r40]
	st4 [r32] = r0
	mov r57 = r47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC232)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = -1, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC233)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = -1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC234)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC235)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC236)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmb
	ld4 r56 = [r40]
	st4 [r32] = r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC237)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	addl r58 = -1, r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC238)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC239)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = -1, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC240)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 4096, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC241)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC242)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r40]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC243)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 8, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC244)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	mov r57 = r0
	st4 [r32] = r0
	addl r56 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC245)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	mov r57 = r0
	st4 [r32] = r0
	addl r56 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC246)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC247)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r40]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC248)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r56 = 1329, r0
	nop 0
	.mmb
	addl r57 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC249)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r57 = [r33]
	mov r59 = r0
	mov r58 = r0
	.mmi
	mov r1 = r54
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r56 = r57
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC250)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 5, r0
	ld4 r56 = [r33]
	mov r58 = r0
	.mmi
	st4 [r32] = r0
	ld4 r57 = [r40]
	mov r1 = r54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC251)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 5, r0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r57 = [r33]
	st4 [r32] = r0
	addl r56 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC252)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r58 = [r33]
	addl r61 = 1, r0
	addl r60 = 5, r0
	.mmi
	mov r59 = r0
	mov r1 = r54
	mov r57 = r0
	;;
	.mmi
	nop 0
	mov r56 = r58
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC253)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r0
	addl r60 = 5, r0
	mov r59 = r0
	.mmi
	ld4 r58 = [r40]
	mov r1 = r54
	mov r57 = r0
	;;
	.mmi
	nop 0
	ld4 r56 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC254)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r0
	addl r60 = 5, r0
	mov r59 = r0
	.mmi
	addl r58 = -1, r0
	mov r1 = r54
	mov r57 = r0
	;;
	.mmi
	nop 0
	ld4 r56 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC255)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r57 = 16, r12
	.mmb
	addl r56 = 7, r0
	nop 0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = -1, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC256)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r54
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC257)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 9, r0
	nop 0
	.mmb
	addl r56 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC258)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r34 = [r33]
	mov r1 = r54
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r57 = r34
	mov r56 = r34
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC259)
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	add r56 = r1, r56
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r57 = [r33]
	nop 0
	mov r58 = r0
	.mmi
	mov r1 = r54
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r56 = r57
	nop 0
	br.call.sptk.many b0 = dup3#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC260)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 1, r0
	mov r1 = r54
	addl r57 = 40, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = dup3#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC261)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 524288, r0
	mov r1 = r54
	addl r57 = 40, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = dup3#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC262)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 1, r0
	nop 0
	.mmb
	addl r56 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC263)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 2, r0
	mov r1 = r54
	addl r57 = 2, r0
	.mmb
	addl r56 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC264)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 1, r0
	nop 0
	.mmb
	addl r56 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC263)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 3, r0
	mov r1 = r54
	addl r57 = 2, r0
	.mmb
	addl r56 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC265)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 1, r0
	nop 0
	.mmb
	addl r56 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC263)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = -1, r0
	mov r1 = r54
	mov r57 = r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC266)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r54
	mov r57 = r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld8 r58 = [r15]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC267)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 50, r0
	mov r1 = r54
	mov r57 = r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC268)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 50, r0
	mov r1 = r54
	addl r57 = 1030, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC269)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 1, r0
	nop 0
	.mmb
	addl r56 = 51, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC270)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 9999, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC271)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 65, r0
	mov r1 = r54
	addl r57 = 10, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC272)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = -1, r0
	mov r1 = r54
	addl r57 = 10, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC273)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 64, r0
	mov r1 = r54
	addl r57 = 10, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC274)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 11, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC275)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r54
	addl r57 = 10, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC276)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r54
	movl r58 = -2147483648
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC277)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r54
	movl r58 = 2147483647
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	addl r57 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC278)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 1032, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC279)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 4096, r0
	mov r1 = r54
	addl r57 = 1031, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC280)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 1034, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC281)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r54
	addl r57 = 1033, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC282)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 9, r0
	mov r1 = r54
	addl r57 = 1024, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC283)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r54
	addl r57 = 1024, r0
	.mmb
	ld4 r56 = [r40]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC284)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 1, r0
	mov r1 = r54
	addl r57 = 1026, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC285)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC286)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 3, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC287)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 3, r0
	.mmb
	ld4 r56 = [r33]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC288)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 8, r0
	nop 0
	.mmb
	addl r56 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC289)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	addl r58 = 59, r0
	mov r1 = r54
	.mmi
	addl r56 = 1460, r0
	st4 [r32] = r0
	addl r57 = 60, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC290)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 8, r0
	addl r58 = 61, r0
	mov r1 = r54
	.mmi
	addl r56 = 1460, r0
	st4 [r32] = r0
	addl r57 = 60, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC291)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 4, r0
	addl r58 = 51, r0
	mov r1 = r54
	.mmi
	addl r56 = 1460, r0
	st4 [r32] = r0
	addl r57 = 50, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC292)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r59 = r0
	addl r58 = 51, r0
	mov r1 = r54
	.mmi
	addl r56 = 1460, r0
	st4 [r32] = r0
	addl r57 = 40, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC293)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 40, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC294)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC295)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r54
	nop 0
	;;
	addl r14 = @gprel(.LC296), gp
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L41:
	.mmi
	adds r14 = 20, r12
	adds r18 = -8, r34
	mov r16 = r0
	.mmi
	adds r17 = -4, r34
	mov r15 = r34
	adds r58 = 16, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r18 = [r18]
	addl r57 = 6, r0
	.mmi
	ld4 r17 = [r17]
	;;
	st4 [r14] = r0, 4
	dep r16 = r18, r16, 0, 16
	.mmi
	ld4 r56 = [r33]
	;;
	st4 [r14] = r0, 4
	dep r16 = r17, r16, 16, 16
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r58] = r16
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	.mmi
	st8 [r39] = r16
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r54
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mmi
	(p6) mov r58 = r38
	nop 0
	nop 0
.L35:
	.mib
	mov r57 = r35
	mov r56 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r58 = 16, r12
	.mmi
	st4 [r36] = r46
	ld4 r56 = [r33]
	addl r57 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L36
	;;
.L61:
	.mlx
	adds r15 = 16, r12
	movl r57 = @gprel(.LC88)
	.mmi
	ld4 r59 = [r36]
	mov r56 = r43
	adds r35 = 1, r35
	;;
	.mmi
	ld2 r14 = [r15]
	nop 0
	add r57 = r1, r57
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 2, r14
	;;
	.mlx
	nop 0
	(p6) movl r58 = @gprel(.LC90)
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC89)
	;;
	.mmi
	nop 0
	(p6) add r58 = r1, r58
	nop 0
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r58 = 16, r12
	.mmi
	st4 [r36] = r44
	ld4 r56 = [r33]
	addl r57 = 37, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
.L38:
	.mmi
	mov r57 = r38
	nop 0
	mov r56 = r42
	.mmb
	adds r34 = 24, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 13, r35
	(p7) br.cond.dptk .L41
.L40:
	.mmi
	ld4 r34 = [r33]
	st4 [r32] = r0
	addl r38 = -1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r8
	nop 0
	.mmb
	mov r56 = r34
	addl r57 = 6, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC122)
	.mmi
	nop 0
	addl r36 = @gprel(turn.5#), gp
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r34 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r8
	nop 0
	.mmb
	mov r56 = r34
	addl r57 = 5, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC123)
	.mlx
	nop 0
	movl r34 = @gprel(name.4#)
	;;
	.mib
	add r34 = r1, r34
	add r56 = r1, r56
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 192, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC124)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 131072, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC63)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC125)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 65536, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC126)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC127)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 384, r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r57 = 64, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC128)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 384, r0
	.mlx
	st4 [r32] = r0
	movl r57 = 4259840
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC129)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 384, r0
	.mlx
	st4 [r32] = r0
	movl r57 = 4259842
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC130)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 384, r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r57 = 66, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC15)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC131)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC132)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC133)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 384, r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r57 = 66, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC134)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC135)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC29)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = openat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC136)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r56 = -1, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC29)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = openat#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC137)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r14 = 384, r0
	adds r59 = 16, r12
	.mmi
	addl r60 = 24, r0
	addl r56 = 1461, r0
	addl r57 = -100, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mmi
	st8 [r59] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	add r58 = r1, r58
	.mmb
	st8 [r37] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC138)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r59 = 16, r12
	addl r60 = 23, r0
	.mmi
	addl r56 = 1461, r0
	st8 [r39] = r0
	addl r57 = -100, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC139)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	adds r59 = 16, r12
	addl r60 = 24, r0
	.mmi
	addl r57 = -100, r0
	st4 [r32] = r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	andcm r57 = -1, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC140)
	.mib
	nop 0
	shr.u r57 = r57, 63
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r14 = 64, r0
	adds r59 = 16, r12
	.mmi
	addl r60 = 24, r0
	st4 [r32] = r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mmi
	st8 [r37] = r14
	nop 0
	addl r57 = -100, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC138)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r14 = 24, r0
	adds r59 = 16, r12
	.mmi
	addl r60 = 24, r0
	st4 [r32] = r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mmi
	st8 [r37] = r14
	nop 0
	addl r57 = -100, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC138)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r14 = 4, r0
	adds r59 = 16, r12
	.mmi
	addl r60 = 24, r0
	st4 [r32] = r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC63)
	.mmi
	st8 [r37] = r14
	nop 0
	addl r57 = -100, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC141)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	addl r14 = 8, r0
	adds r59 = 16, r12
	.mmi
	addl r60 = 24, r0
	st4 [r32] = r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC142)
	.mmi
	st8 [r37] = r14
	nop 0
	addl r57 = -100, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC143)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r54
	movl r14 = 1099511627776
	.mmi
	adds r59 = 16, r12
	addl r60 = 24, r0
	addl r56 = 1461, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mmi
	st8 [r37] = r0
	st4 [r32] = r0
	addl r57 = -100, r0
	;;
	.mib
	st8 [r59] = r14
	add r58 = r1, r58
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC138)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r54
	movl r57 = 2097152
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 1, r0
	.mmi
	nop 0
	st4 [r41] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r35 = r8
	.mmi
	ld4 r56 = [r41]
	st4 [r32] = r0
	addl r58 = 1, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC144)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 1, r0
	.mmi
	ld4 r56 = [r41]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC145)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r41]
	nop 0
	.mmb
	st4 [r32] = r0
	addl r57 = 384, r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC146)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r41]
	nop 0
	.mmb
	st4 [r32] = r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC147)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r0
	mov r1 = r54
	.mmi
	ld4 r56 = [r41]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC148)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r41]
	nop 0
	.mmb
	st4 [r32] = r0
	addl r57 = 3, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	extr.u r57 = r8, 21, 1
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC149)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r41
	mov r1 = r54
	.mmi
	ld4 r56 = [r41]
	st4 [r32] = r0
	addl r57 = 21537, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC150)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r41]
	nop 0
	.mmb
	st4 [r32] = r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC151)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r41]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC152)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 1, r0
	.mmi
	mov r56 = r35
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC153)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	mov r59 = r0
	addl r58 = 1, r0
	.mmi
	mov r56 = r35
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC154)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r33]
	nop 0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r57 = 74565, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC155)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	st4 [r32] = r0
	addl r57 = 21537, r0
	.mmi
	nop 0
	addl r56 = -1, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC156)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r8
	nop 0
	.mmb
	mov r56 = r35
	addl r57 = 21537, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC157)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r56 = r35
	mov r58 = r8
	nop 0
	.mmb
	mov r1 = r54
	addl r57 = 21531, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC158)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r56 = 224, r12
	.mmb
	st4 [r32] = r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC159)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r1 = r54
	nop 0
	.mmb
	mov r57 = r8
	addl r56 = 1317, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC160)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 2, r0
	.mmb
	st4 [r32] = r0
	mov r56 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC161)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	mov r60 = r0
	addl r59 = 9, r0
	.mmi
	addl r56 = 1313, r0
	st4 [r32] = r0
	addl r57 = -1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC162)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r0
	.mmi
	ld4 r56 = [r33]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC163)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 1, r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r56 = -1, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC164)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmb
	st4 [r32] = r0
	addl r56 = 99, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC165)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r57 = 1, r0
	.mmb
	st4 [r32] = r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC166)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmb
	st4 [r32] = r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC167)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC168)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC169)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC170)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r54
	.mmi
	st4 [r32] = r0
	addl r58 = 249, r0
	addl r57 = 110, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r35 = r0
	nop 0
	;;
	shl r15 = r35, 5
	.mmi
	st4 [r36] = r35
	;;
	sub r15 = r15, r35
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r35
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r34
	nop 0
	;;
	.mib
	mov r56 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r54
	shl r14 = r35, 5
	.mmi
	mov r58 = r0
	mov r57 = r8
	addl r56 = 1340, r0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r34, r14
	;;
	adds r14 = 249, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	andcm r57 = -1, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC171)
	.mib
	nop 0
	shr.u r57 = r57, 63
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r54
	.mmi
	st4 [r32] = r0
	addl r58 = 250, r0
	addl r57 = 110, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r35 = r0
	nop 0
	;;
	shl r15 = r35, 5
	.mmi
	st4 [r36] = r35
	;;
	sub r15 = r15, r35
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r35
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r34
	nop 0
	;;
	.mib
	mov r56 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r54
	shl r14 = r35, 5
	.mmi
	mov r58 = r0
	mov r57 = r8
	addl r56 = 1340, r0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r34, r14
	;;
	adds r14 = 250, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC172)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 256, r0
	.mmi
	st4 [r32] = r0
	nop 0
	addl r56 = 1340, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC173)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC174)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r8
	addl r56 = 1340, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC175)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r0
	mov r1 = r54
	.mmi
	st4 [r32] = r0
	mov r57 = r0
	mov r56 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC176)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r0
	nop 0
	.mmb
	mov r56 = r8
	addl r57 = 1, r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC177)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	mov r60 = r0
	mov r59 = r0
	.mmi
	mov r58 = r0
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	addl r56 = -1, r0
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC178)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	mov r1 = r54
	mov r59 = r0
	.mmi
	mov r58 = r0
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mmi
	st8 [r60] = r0
	nop 0
	mov r56 = r0
	.mmb
	st8 [r39] = r38
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC179)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1000001, r0
	mov r60 = r41
	mov r1 = r54
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r57 = r0
	;;
	.mmi
	st8 [r41] = r0
	st4 [r32] = r0
	mov r56 = r0
	;;
	.mib
	st8 [r48] = r14
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC180)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 192, r12
	mov r1 = r54
	mov r59 = r0
	.mmi
	mov r58 = r0
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mmi
	mov r60 = r14
	st8 [r14] = r38
	adds r14 = 200, r12
	.mmi
	nop 0
	mov r56 = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC181)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r58 = [r33]
	mov r61 = r0
	addl r60 = 5, r0
	.mmi
	mov r1 = r54
	mov r59 = r0
	mov r57 = r0
	;;
	.mmi
	nop 0
	mov r56 = r58
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC182)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r57 = [r33]
	mov r1 = r54
	mov r59 = r0
	.mmi
	addl r58 = 5, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r56 = r57
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC183)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 216, r12
	addl r15 = 1, r0
	adds r57 = 208, r12
	.mmi
	mov r1 = r54
	mov r59 = r0
	addl r58 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mmi
	ld4 r56 = [r33]
	st8 [r57] = r47
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC184)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 9, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC185)
	.mmi
	add r58 = r1, r58
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC186)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r60 = r0
	.mmi
	addl r59 = 9, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mmi
	add r58 = r1, r58
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC187)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r60 = 4, r0
	.mmi
	addl r59 = 9, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	.mlx
	nop 0
	movl r57 = @gprel(.LC185)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mmi
	add r58 = r1, r58
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC188)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r54
	.mmi
	st4 [r32] = r0
	addl r58 = 256, r0
	addl r57 = 110, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r35 = r0
	nop 0
	;;
	shl r14 = r35, 5
	.mmi
	st4 [r36] = r35
	;;
	sub r14 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r34
	nop 0
	;;
	.mib
	mov r56 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r54
	shl r15 = r35, 5
	.mmi
	mov r60 = r0
	addl r59 = 9, r0
	mov r57 = r8
	;;
	.mlx
	sub r14 = r15, r35
	movl r58 = @gprel(b#)
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mmi
	shladd r14 = r14, 2, r0
	add r58 = r1, r58
	add r56 = r1, r56
	;;
	.mmi
	add r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r34 = r34, r14
	;;
	adds r34 = 256, r34
	nop 0
	;;
	.mib
	st1 [r34] = r0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC189)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r60 = r0
	.mmi
	addl r59 = 65537, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	.mlx
	nop 0
	movl r57 = @gprel(.LC185)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	.mmi
	add r58 = r1, r58
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC190)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	.mlx
	nop 0
	movl r56 = @gprel(.LC11)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC191)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r58 = 9, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	.mlx
	nop 0
	movl r57 = @gprel(b#)
	;;
	.mib
	add r56 = r1, r56
	add r57 = r1, r57
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC192)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 1000, r0
	.mmi
	ld4 r57 = [r33]
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC193)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r59 = r0
	.mmi
	ld4 r57 = [r40]
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC194)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 23, r0
	.mmi
	ld4 r57 = [r40]
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC195)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r33 = [r40]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r8
	addl r59 = 1000, r0
	.mmb
	mov r57 = r33
	addl r56 = 1214, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC196)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 1000, r0
	.mmi
	st4 [r32] = r0
	addl r56 = 1214, r0
	addl r57 = -1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC197)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r57 = [r40]
	nop 0
	.mmi
	addl r59 = 24, r0
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC198)
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	add r56 = r1, r56
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r58 = r0
	.mmi
	ld4 r56 = [r40]
	st4 [r32] = r0
	mov r57 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC199)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r57 = [r40]
	nop 0
	.mmi
	addl r59 = 1000, r0
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.eq p6, p7 = 48, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC200)
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	add r56 = r1, r56
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r59 = 1000, r0
	.mmi
	ld4 r57 = [r40]
	st4 [r32] = r0
	addl r56 = 1214, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(b#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC201)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	;;
	mov ar.lc = r55
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.mmi
	mov r57 = r37
	ld8 r60 = [r45]
	mov r56 = r43
	.mmb
	adds r35 = 32, r35
	ld8 r59 = [r44]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r58 = r35
	mov r1 = r54
	mov r59 = r0
	.mmb
	mov r57 = r38
	addl r56 = -100, r0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	mov r1 = r54
	mov r34 = r8
	adds r57 = 16, r12
	.mmb
	ld4 r56 = [r33]
	adds r37 = 1, r37
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r34
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	(p6) mov r58 = r46
	(p6) br.cond.dptk .L32
.L57:
	.mib
	ld4 r56 = [r32]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r8
	.mmb
	ld8 r61 = [r42]
	ld8 r62 = [r39]
	br.cloop.sptk.few .L49
	.mib
	nop 0
	nop 0
	br .L60
.L58:
	.mib
	ld4 r56 = [r32]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r35
	mov r56 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r58 = 16, r12
	.mmi
	st4 [r36] = r46
	ld4 r56 = [r33]
	addl r57 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L61
.L36:
	.mib
	ld4 r56 = [r32]
	adds r35 = 1, r35
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r49
	mov r57 = r8
	.mmb
	ld4 r59 = [r36]
	mov r56 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	adds r58 = 16, r12
	.mmi
	st4 [r36] = r44
	ld4 r56 = [r33]
	addl r57 = 37, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
.L59:
	.mib
	ld4 r56 = [r32]
	adds r34 = 24, r34
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	.mmb
	mov r56 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r54
	cmp4.ne p6, p7 = 13, r35
	.mmb
	adds r18 = -8, r34
	mov r16 = r0
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r18 = [r18]
	adds r17 = -4, r34
	.mmi
	adds r58 = 16, r12
	mov r15 = r34
	addl r57 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r17 = [r17]
	dep r16 = r18, r16, 0, 16
	.mmi
	ld4 r56 = [r33]
	;;
	st4 [r14] = r0, 4
	dep r16 = r17, r16, 16, 16
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r58] = r16
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	.mmi
	st8 [r39] = r16
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	(p6) mov r58 = r38
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L58
.L31:
	.mlx
	nop 0
	movl r56 = @gprel(.LC91)
	;;
	.mib
	nop 0
	add r56 = r1, r56
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
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
	.sbss
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.bss
	.align 8
	.type	path.3#, @object
	.size	path.3#, 5000
path.3:
	.skip	5000
	.align 1
	.type	name.4#, @object
	.size	name.4#, 10000
name.4:
	.skip	10000
	.sbss
	.align 4
	.type	turn.5#, @object
	.size	turn.5#, 4
turn.5:
	.skip	4
	.align 4
	.type	dir#, @object
	.size	dir#, 4
dir:
	.skip	4
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
