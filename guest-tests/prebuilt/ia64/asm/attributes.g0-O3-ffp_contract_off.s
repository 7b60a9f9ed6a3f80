// 76894e5dcedd9135982f9a8c73fdc708
	.file	"attributes.c"
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
	addl r32 = @gprel(page.0#), gp
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
	stringz	"%s:"
	.align 8
.LC1:
	stringz	"user."
	.align 8
.LC2:
	stringz	" %ld bytes, sum %d\n"
	.text
	.align 16
	.align 64
	.proc show_list#
show_list:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	mov r42 = r32
	movl r41 = @gprel(.LC0)
	;;
	.mib
	add r41 = r1, r41
	mov r35 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(value#)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r37 = r1, r37
	;;
	.mii
	add r36 = r14, r33
	mov r34 = r14
	;;
	cmp.geu p6, p7 = r14, r36
	;;
	.mib
	nop 0
	(p6) mov r35 = r0
	(p6) br.cond.dpnt .L7
	.align 32
.L9:
	.mmi
	mov r41 = r34
	nop 0
	addl r43 = 5, r0
	.mmb
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	adds r14 = 5, r34
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	.mmi
	mov r41 = r34
	;;
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt1 r14 = r14
	nop 0
	;;
	.mib
	(p7) add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r34 = r34, r8, 1
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r34
	(p6) br.cond.dptk .L9
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmi
	mov r43 = r35
	nop 0
	mov r42 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp show_list#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r36 = @gprel(.LC3)
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
.LC4:
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
	(p6) br.cond.dpnt .L17
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
	(p7) br.cond.dpnt .L24
.L17:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
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
.L24:
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
	movl r37 = @gprel(.LC3)
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
.LC5:
	stringz	"x"
	.align 8
.LC6:
	stringz	"user.a"
	.align 8
.LC7:
	stringz	"f"
	.align 8
.LC8:
	stringz	"setxattr(\"f\", \"user.a\", \"x\", 1, 4)"
	.align 8
.LC9:
	stringz	"lsetxattr(\"f\", \"user.a\", \"x\", 1, 8)"
	.align 8
.LC10:
	stringz	"fsetxattr(fd, \"user.a\", \"x\", 1, 16)"
	.align 8
.LC11:
	stringz	"setxattr(\"f\", long_name, \"x\", 1, 0)"
	.align 8
.LC12:
	stringz	""
	.align 8
.LC13:
	stringz	"setxattr(\"f\", \"\", \"x\", 1, 0)"
	.align 8
.LC14:
	stringz	"setxattr(\"f\", \"user.a\", value, 65537, 0)"
	.align 8
.LC15:
	stringz	"nowhere.a"
	.align 8
.LC16:
	stringz	"setxattr(\"f\", \"nowhere.a\", \"x\", 1, 0)"
	.align 8
.LC17:
	stringz	"missing"
	.align 8
.LC18:
	stringz	"setxattr(\"missing\", \"user.a\", \"x\", 1, 0)"
	.align 8
.LC19:
	stringz	"lsetxattr(\"missing\", \"user.a\", \"x\", 1, 0)"
	.align 8
.LC20:
	stringz	"fsetxattr(-1, \"user.a\", \"x\", 1, 0)"
	.align 8
.LC21:
	stringz	"setxattr((const char *)no_access(), \"user.a\", \"x\", 1, 0)"
	.align 8
.LC22:
	stringz	"setxattr(\"f\", (const char *)no_access(), \"x\", 1, 0)"
	.align 8
.LC23:
	stringz	"setxattr(\"f\", \"user.a\", no_access(), 1, 0)"
	.text
	.align 16
	.align 64
	.proc set_errors#
set_errors:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 5, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r34 = @gprel(.LC5)
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 199487746933
	.mmi
	add r34 = r1, r34
	adds r42 = 24, r12
	addl r44 = 292, r0
	;;
	.mib
	st8 [r15] = r14
	mov r43 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r42 = 21, r12
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 250, r0
	addl r43 = 120, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r41
	mov r33 = r8
	mov r44 = r34
	.mmi
	addl r46 = 4, r0
	addl r45 = 1, r0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC7)
	.mlx
	st4 [r8] = r0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	add r35 = r1, r35
	movl r37 = @gprel(.LC17)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	add r37 = r1, r37
	mov r42 = r35
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r41
	addl r46 = 8, r0
	.mmi
	addl r45 = 1, r0
	mov r43 = r36
	mov r42 = r35
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = lsetxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r41
	addl r46 = 16, r0
	.mmi
	addl r45 = 1, r0
	mov r43 = r36
	mov r42 = r32
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r41
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	adds r43 = 16, r12
	mov r42 = r35
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r38
	.mib
	nop 0
	sxt4 r43 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 272, r12
	mov r44 = r34
	mov r1 = r41
	.mmi
	mov r46 = r0
	addl r45 = 1, r0
	adds r43 = 16, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	mov r42 = r35
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r38
	.mib
	nop 0
	sxt4 r43 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r34
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	st4 [r33] = r0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 65537, r0
	.mmi
	mov r43 = r36
	st4 [r33] = r0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r44 = @gprel(value#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r34
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	st4 [r33] = r0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r41
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	mov r43 = r36
	mov r42 = r37
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r41
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	mov r43 = r36
	mov r42 = r37
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = lsetxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r34
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r41
	mov r43 = r36
	addl r42 = -1, r0
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r44 = r34
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r41
	mov r43 = r36
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r44 = r34
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r41
	mov r42 = r35
	mov r43 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	mov r43 = r36
	.mmi
	mov r42 = r35
	mov r46 = r0
	addl r45 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp set_errors#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"open"
	.align 8
.LC25:
	stringz	"link"
	.align 8
.LC26:
	stringz	"symlink"
	.align 8
.LC27:
	stringz	"one"
	.align 8
.LC28:
	stringz	"setxattr(\"f\", \"user.a\", \"one\", 3, XATTR_CREATE)"
	.align 8
.LC29:
	stringz	"two"
	.align 8
.LC30:
	stringz	"setxattr(\"f\", \"user.a\", \"two\", 3, XATTR_CREATE)"
	.align 8
.LC31:
	stringz	"user.b"
	.align 8
.LC32:
	stringz	"setxattr(\"f\", \"user.b\", \"two\", 3, XATTR_REPLACE)"
	.align 8
.LC33:
	stringz	"second"
	.align 8
.LC34:
	stringz	"setxattr(\"link\", \"user.b\", \"second\", 6, 0)"
	.align 8
.LC35:
	stringz	"longer"
	.align 8
.LC36:
	stringz	"setxattr(\"f\", \"user.a\", \"longer\", 6, XATTR_REPLACE)"
	.align 8
.LC37:
	stringz	"third"
	.align 8
.LC38:
	stringz	"user.c"
	.align 8
.LC39:
	stringz	"lsetxattr(\"f\", \"user.c\", \"third\", 5, XATTR_CREATE)"
	.align 8
.LC40:
	stringz	"user.d"
	.align 8
.LC41:
	stringz	"lsetxattr(\"link\", \"user.d\", \"x\", 1, 0)"
	.align 8
.LC42:
	stringz	"fifth"
	.align 8
.LC43:
	stringz	"user.e"
	.align 8
.LC44:
	stringz	"fsetxattr(fd, \"user.e\", \"fifth\", 5, XATTR_CREATE)"
	.align 8
.LC45:
	stringz	"5"
	.align 8
.LC46:
	stringz	"fsetxattr(fd, \"user.e\", \"5\", 1, XATTR_CREATE)"
	.align 8
.LC47:
	stringz	"user.empty"
	.align 8
.LC48:
	stringz	"fsetxattr(fd, \"user.empty\", NULL, 0, 0)"
	.align 8
.LC49:
	stringz	"by path"
	.align 8
.LC50:
	stringz	"%s: %ld '%.*s'\n"
	.align 8
.LC51:
	stringz	"by a link's target"
	.align 8
.LC52:
	stringz	"without following"
	.align 8
.LC53:
	stringz	"by descriptor"
	.align 8
.LC54:
	stringz	"empty"
	.align 8
.LC55:
	stringz	"getxattr(\"f\", \"user.a\", value, 0)"
	.align 8
.LC56:
	stringz	"getxattr(\"f\", \"user.a\", NULL, 0)"
	.align 8
.LC57:
	stringz	"getxattr(\"f\", \"user.a\", value, 5)"
	.align 8
.LC58:
	stringz	"lgetxattr(\"f\", \"user.a\", value, 1)"
	.align 8
.LC59:
	stringz	"fgetxattr(fd, \"user.a\", value, 5)"
	.align 8
.LC60:
	stringz	"user.none"
	.align 8
.LC61:
	stringz	"getxattr(\"f\", \"user.none\", value, 5)"
	.align 8
.LC62:
	stringz	"lgetxattr(\"link\", \"user.a\", value, 5) == -1 && (errno == ENODATA || errno == EPERM)"
	.align 8
.LC63:
	stringz	"fgetxattr(fd, \"user.none\", value, 5)"
	.align 8
.LC64:
	stringz	"getxattr(\"missing\", \"user.a\", value, 5)"
	.align 8
.LC65:
	stringz	"fgetxattr(-1, \"user.a\", value, 5)"
	.align 8
.LC66:
	stringz	"getxattr(\"f\", \"\", value, 5)"
	.align 8
.LC67:
	stringz	"getxattr(\"f\", \"user.a\", no_access(), 100)"
	.align 8
.LC68:
	stringz	"getxattr(\"f\", (const char *)no_access(), value, 5)"
	.align 8
.LC69:
	stringz	"path"
	.align 8
.LC70:
	stringz	"link's target"
	.align 8
.LC71:
	stringz	"descriptor"
	.align 8
.LC72:
	stringz	"listxattr(\"f\", NULL, 0) == flistxattr(fd, value, sizeof value)"
	.align 8
.LC73:
	stringz	"listxattr(\"f\", value, 3)"
	.align 8
.LC74:
	stringz	"llistxattr(\"f\", value, 3)"
	.align 8
.LC75:
	stringz	"flistxattr(fd, value, 3)"
	.align 8
.LC76:
	stringz	"listxattr(\"missing\", value, 100)"
	.align 8
.LC77:
	stringz	"llistxattr(\"missing\", value, 100)"
	.align 8
.LC78:
	stringz	"flistxattr(-1, value, 100)"
	.align 8
.LC79:
	stringz	"listxattr(\"f\", (char *)no_access(), 1000)"
	.align 8
.LC80:
	stringz	"removexattr(\"link\", \"user.a\")"
	.align 8
.LC81:
	stringz	"removexattr(\"f\", \"user.a\")"
	.align 8
.LC82:
	stringz	"lremovexattr(\"f\", \"user.b\")"
	.align 8
.LC83:
	stringz	"lremovexattr(\"link\", \"user.c\") == -1 && (errno == ENODATA || errno == EPERM)"
	.align 8
.LC84:
	stringz	"fremovexattr(fd, \"user.c\")"
	.align 8
.LC85:
	stringz	"fremovexattr(fd, \"user.empty\")"
	.align 8
.LC86:
	stringz	"removexattr(\"missing\", \"user.a\")"
	.align 8
.LC87:
	stringz	"lremovexattr(\"missing\", \"user.a\")"
	.align 8
.LC88:
	stringz	"fremovexattr(-1, \"user.a\")"
	.align 8
.LC89:
	stringz	"removexattr(\"f\", \"\")"
	.align 8
.LC90:
	stringz	"removexattr(\"f\", (const char *)no_access())"
	.align 8
.LC91:
	stringz	"left"
	.align 8
.LC92:
	stringz	"fgetxattr(path, \"user.e\", value, 100)"
	.align 8
.LC93:
	stringz	"fsetxattr(path, \"user.e\", \"x\", 1, 0)"
	.align 8
.LC94:
	stringz	"flistxattr(path, value, 100)"
	.align 8
.LC95:
	stringz	"fremovexattr(path, \"user.e\")"
	.align 8
.LC96:
	stringz	"user.r"
	.align 8
.LC97:
	stringz	"fsetxattr(fd, \"user.r\", \"x\", 1, 0)"
	.align 8
.LC98:
	stringz	"fremovexattr(fd, \"user.r\")"
	.align 8
.LC99:
	stringz	"pipe"
	.align 8
.LC100:
	stringz	"fsetxattr(pipes[0], \"user.r\", \"x\", 1, 0)"
	.align 8
.LC101:
	stringz	"fgetxattr(pipes[0], \"user.r\", value, 1)"
	.align 8
.LC102:
	stringz	"/proc/self/status"
	.align 8
.LC103:
	stringz	"setxattr(\"/proc/self/status\", \"user.r\", \"x\", 1, 0)"
	.align 8
.LC104:
	stringz	"getxattr(\"/proc/self/status\", \"user.r\", value, 1)"
	.align 8
.LC105:
	stringz	"/dev/null"
	.align 8
.LC106:
	stringz	"setxattr(\"/dev/null\", \"user.r\", \"x\", 1, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC7)
	;;
	.mmi
	addl r40 = 384, r0
	nop 0
	add r38 = r1, r38
	.mmb
	addl r39 = 66, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.spnt .L32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC26)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r42 = 1, r0
	.mmi
	addl r41 = 3, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC28)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r42 = 1, r0
	.mmi
	addl r41 = 3, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r42 = 2, r0
	.mmi
	addl r41 = 3, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC32)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 6, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r42 = 2, r0
	.mmi
	addl r41 = 6, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r42 = 1, r0
	.mmi
	addl r41 = 5, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r42 = 1, r0
	.mmi
	addl r41 = 5, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC41)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r42 = 1, r0
	addl r41 = 5, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC44)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r42 = 1, r0
	addl r41 = 1, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC46)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	mov r40 = r0
	st4 [r32] = r0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC47)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC48)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = set_errors#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 70000, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(value#)
	.mlx
	(p6) mov r41 = r8
	movl r39 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mmi
	add r42 = r1, r42
	(p7) mov r41 = r0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 6, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(value#)
	.mlx
	(p6) mov r41 = r8
	movl r39 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mmi
	add r42 = r1, r42
	(p7) mov r41 = r0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lgetxattr#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(value#)
	.mlx
	(p6) mov r41 = r8
	movl r39 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mmi
	add r42 = r1, r42
	(p7) mov r41 = r0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 100, r0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(value#)
	.mlx
	(p6) mov r41 = r8
	movl r39 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mmi
	add r42 = r1, r42
	(p7) mov r41 = r0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 100, r0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC47)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(value#)
	.mlx
	(p6) mov r41 = r8
	movl r39 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mmi
	add r42 = r1, r42
	(p7) mov r41 = r0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r41 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC55)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r0
	.mmi
	mov r40 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC56)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC57)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = lgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC58)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC59)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC60)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC61)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lgetxattr#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	(p6) mov r39 = r0
	movl r38 = @gprel(.LC62)
	;;
	.mib
	add r38 = r1, r38
	sxt4 r39 = r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC60)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC63)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC64)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	.mmi
	addl r38 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC65)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC66)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	addl r41 = 100, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC67)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 5, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC68)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC69)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC70)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC52)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 70000, r0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	.mmi
	mov r39 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	.mmi
	mov r38 = r33
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC72)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 3, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC73)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 3, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC74)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 3, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC75)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 100, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC76)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 100, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC77)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 100, r0
	.mmi
	addl r38 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC78)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1000, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC79)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC80)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC81)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC82)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC82)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	(p6) mov r39 = r0
	nop 0
	nop 0
	;;
.L31:
	.mlx
	nop 0
	movl r38 = @gprel(.LC83)
	.mib
	nop 0
	sxt4 r39 = r39
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC84)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC84)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC47)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC85)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC86)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC87)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r38 = -1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC88)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC89)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC90)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC91)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mlx
	mov r1 = r37
	movl r39 = 2097152
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	addl r41 = 100, r0
	mov r38 = r8
	(p6) br.cond.spnt .L32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	st4 [r32] = r0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC92)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	addl r41 = 1, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC93)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 100, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC94)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC95)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	mov r42 = r0
	addl r41 = 1, r0
	(p6) br.cond.spnt .L32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	mov r38 = r8
	movl r39 = @gprel(.LC96)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC97)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r33
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC98)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	adds r38 = 16, r12
	mov r1 = r37
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC99)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 16, r12
	movl r40 = @gprel(.LC5)
	.mlx
	mov r42 = r0
	movl r39 = @gprel(.LC96)
	;;
	.mmi
	add r40 = r1, r40
	ld4 r38 = [r14]
	addl r41 = 1, r0
	.mmb
	add r39 = r1, r39
	st4 [r32] = r0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC100)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 16, r12
	.mmi
	addl r41 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	ld4 r38 = [r14]
	movl r39 = @gprel(.LC96)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC101)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC102)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC103)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC102)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC104)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC105)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = setxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC106)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L44:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r32]
	movl r38 = @gprel(.LC62)
	;;
	.mmi
	cmp4.eq p6, p7 = 61, r14
	cmp4.eq p8, p9 = 1, r14
	add r38 = r1, r38
	;;
	.mmi
	(p8) addl r14 = 1, r0
	nop 0
	(p6) addl r39 = 1, r0
	;;
	.mii
	(p9) mov r14 = r0
	(p7) mov r39 = r0
	;;
	or r39 = r14, r39
	;;
	.mib
	nop 0
	sxt4 r39 = r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC60)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC63)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC64)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r41 = 5, r0
	.mmi
	addl r38 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fgetxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC65)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r41 = 5, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC66)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	addl r41 = 100, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC67)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 5, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(value#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = getxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC68)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC69)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC70)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC52)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 70000, r0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC71)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_list#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	.mmi
	mov r39 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 70000, r0
	.mmi
	mov r38 = r33
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC72)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 3, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC73)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 3, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC74)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 3, r0
	.mmi
	mov r38 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC75)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 100, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC76)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 100, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = llistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC77)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 100, r0
	.mmi
	addl r38 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(value#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = flistxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC78)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1000, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = listxattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC79)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC80)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = removexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC81)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC82)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC82)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = lremovexattr#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
	(p6) br.cond.dptk .L31
.L45:
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 61, r14
	cmp4.eq p8, p9 = 1, r14
	;;
	.mmi
	(p8) addl r14 = 1, r0
	nop 0
	(p6) addl r39 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	nop 0
	(p7) mov r39 = r0
	;;
	.mib
	nop 0
	or r39 = r14, r39
	br .L31
.L32:
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.bss
	.align 8
	.type	value#, @object
	.size	value#, 70000
value:
	.skip	70000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
