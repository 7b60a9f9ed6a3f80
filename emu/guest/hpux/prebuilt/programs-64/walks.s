// 3b58ae3098af54d6c1f80ce94666dbfd guest-tests/hpux/host/walks.c
	.file	"walks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc on_error#
on_error:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(calls#), gp
	cmp4.ne p6, p7 = 0, r33
	cmp.ne p8, p9 = 0, r32
	;;
	.mmi
	ld4 r14 = [r15]
	(p8) addl r16 = 1, r0
	(p6) addl r8 = 1, r0
	;;
	.mmi
	(p9) mov r16 = r0
	(p7) mov r8 = r0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	and r8 = r16, r8
	nop 0
	.mmb
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_error#
	.align 16
	.align 64
	.proc stop#
stop:
	.prologue
	.body
	.mmi
	cmp.ne p6, p7 = 0, r33
	andcm r34 = -1, r34
	cmp.ne p8, p9 = 0, r32
	.mmi
	mov r8 = r0
	;;
	(p6) addl r15 = 1, r0
	extr.u r34 = r34, 31, 1
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p7) mov r15 = r0
	(p9) mov r14 = r0
	;;
	.mmi
	and r15 = r34, r15
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L9
	br.ret.sptk.many b0
.L9:
	.mmi
	adds r35 = 4, r35
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	;;
	(p6) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = 42, r0
	br.ret.sptk.many b0
	.endp stop#
	.align 16
	.align 64
	.proc drop#
drop:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 1, 0
	.save rp, r35
	mov r35 = b0
	cmp4.ne p6, p7 = 5, r34
	.mmb
	mov r37 = r1
	.body
	mov r38 = r32
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp drop#
	.align 16
	.align 64
	.proc make_file#
make_file:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	addl r38 = 420, r0
	addl r37 = 257, r0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp make_file#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s %d:"
	.align 8
.LC1:
	stringz	" %s"
	.align 8
.LC2:
	stringz	" no end"
	.align 8
.LC3:
	stringz	"%s\n"
	.align 8
.LC4:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_glob#
show_glob:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r42 = r33
	mov r41 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r44 = 16, r12
	nop 0
	.mmi
	mov r43 = r0
	mov r34 = r0
	adds r35 = 24, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r44] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -3, r8
	nop 0
	.mmi
	mov r42 = r32
	mov r37 = r8
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	add r36 = r1, r36
	.bbb
	nop 0
	(p7) br.cond.dpnt .L30
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r37
	.mmb
	shladd r15 = r34, 3, r0
	mov r41 = r36
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p7) br.cond.dpnt .L31
	.align 32
.L22:
	.mii
	ld8 r14 = [r35]
	adds r34 = 1, r34
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	shladd r15 = r34, 3, r0
	.mmi
	mov r41 = r36
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L22
.L31:
	.mlx
	ld8 r15 = [r35]
	movl r42 = @gprel(.LC2)
	.mlx
	shladd r14 = r14, 3, r0
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	add r14 = r15, r14
	add r42 = r1, r42
	add r41 = r1, r41
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	(p6) add r41 = r1, r41
	(p6) add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	adds r41 = 16, r12
	br.call.sptk.many b0 = globfree#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r43 = 1, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L20:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show_glob#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc visit_order#
visit_order:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 4, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	and r34 = -5, r34
	movl r40 = @gprel(last_folder#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r36 = r8
	mov r1 = r39
	.mmb
	nop 0
	cmp4.ne p6, p7 = 1, r34
	(p6) br.cond.dptk .L33
	;;
	.mmi
	addl r14 = @gprel(after_children#), gp
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dpnt .L41
.L35:
	.mlx
	mov r43 = r32
	movl r42 = @gprel(.LC5)
	.mlx
	addl r41 = 200, r0
	movl r40 = @gprel(last_folder#)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L33:
	.mmi
	cmp.ne p6, p7 = 0, r33
	cmp.ne p8, p9 = 0, r35
	mov b0 = r37
	;;
	.mmi
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	mov ar.pfs = r38
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 9, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	;;
.L41:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r39
	cmp.geu p6, p7 = r36, r8
	(p6) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(last_folder#)
	.mmi
	mov r42 = r36
	mov r40 = r32
	add r36 = r32, r36
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	;;
	.mlx
	ld1 r14 = [r36]
	movl r42 = @gprel(.LC5)
	.mlx
	mov r43 = r32
	movl r40 = @gprel(last_folder#)
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	add r42 = r1, r42
	add r40 = r1, r40
	addl r41 = 200, r0
	;;
	.mmi
	cmp4.ne p6, p7 = 47, r14
	;;
	(p7) addl r15 = @gprel(wrong#), gp
	nop 0
	;;
	.mmi
	(p7) ld4 r14 = [r15]
	;;
	(p7) adds r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L33
	.endp visit_order#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"none"
	.align 8
.LC7:
	stringz	"%s %s %d %d"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc visit_here#
visit_here:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 7, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	addl r41 = 200, r0
	adds r40 = 216, r12
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(home#)
	;;
	.mib
	add r43 = r1, r43
	add r40 = r1, r40
	(p6) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	adds r14 = 216, r12
	mov r1 = r39
	;;
	add r43 = r14, r8
.L43:
	.mmi
	ld4 r44 = [r35], 4
	cmp4.eq p6, p7 = 0, r34
	addl r41 = 200, r0
	.mlx
	adds r40 = 16, r12
	movl r42 = @gprel(.LC7)
	;;
	.mii
	nop 0
	sxt4 r44 = r44
	add r42 = r1, r42
	.mmb
	(p6) addl r45 = 1, r0
	ld4 r46 = [r35]
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	add r44 = r32, r44
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	mov r1 = r39
	adds r40 = 16, r12
	;;
	addl r14 = @gprel(line_count#), gp
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	sxt4 r36 = r36
	;;
	.mib
	st4 [r14] = r15
	shladd r36 = r36, 3, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r39
	mov r15 = r8
	cmp.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(lines#)
	.mmi
	(p6) addl r8 = 9, r0
	;;
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r36
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	.endp visit_here#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s: %d\n"
	.align 8
.LC9:
	stringz	"  %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_lines#
show_lines:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 4, 0
	addl r36 = @gprel(line_count#), gp
	addl r44 = @ltoff(@fptr(order#)), gp
	.mlx
	mov r40 = r1
	movl r41 = @gprel(lines#)
	;;
	.mmi
	ld4 r14 = [r36]
	add r41 = r1, r41
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	addl r43 = 8, r0
	ld8 r44 = [r44]
	mov r35 = r0
	;;
	.mib
	nop 0
	sxt4 r42 = r14
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r34 = @gprel(lines#)
	;;
	.mib
	add r41 = r1, r41
	add r34 = r1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld4 r14 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mmb
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
	;;
	.align 32
.L51:
	.mmi
	ld8 r42 = [r34], 8
	nop 0
	mov r41 = r37
	.mmb
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = -8, r34
	nop 0
	mov r1 = r40
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r14
	(p6) br.cond.dptk .L51
.L50:
	.mmi
	st4 [r36] = r0
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp show_lines#
	.align 16
	.align 64
	.proc order#
order:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmb
	ld8 r38 = [r33]
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
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
	.endp order#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"tree/a.c"
	.align 8
.LC11:
	stringz	"tree"
	.align 8
.LC12:
	stringz	"statvfs %d: %d %d %d %d %d\n"
	.align 8
.LC13:
	stringz	"fstatvfs %d"
	.align 8
.LC14:
	stringz	": %d\n"
	.align 8
.LC15:
	stringz	"nothing"
	.align 8
.LC16:
	stringz	"none %d, bad %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc sizes#
sizes:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 7, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC10)
	;;
	.mmi
	add r38 = r1, r38
	mov r39 = r0
	nop 0
	.mmb
	adds r34 = 184, r12
	adds r33 = 176, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	adds r39 = 168, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	nop 0
	adds r15 = 224, r12
	adds r14 = 200, r12
	.mmi
	ld8 r16 = [r34]
	mov r1 = r37
	mov r39 = r8
	;;
	.mmi
	ld8 r19 = [r15]
	nop 0
	adds r15 = 216, r12
	.mlx
	ld8 r14 = [r14]
	movl r38 = @gprel(.LC12)
	;;
	.mmi
	ld8 r18 = [r15]
	adds r15 = 208, r12
	add r38 = r1, r38
	;;
	.mmi
	cmp.geu p6, p7 = r18, r19
	ld8 r17 = [r15]
	nop 0
	.mmi
	ld8 r15 = [r33]
	;;
	cmp.leu p8, p9 = r17, r14
	(p6) addl r43 = 1, r0
	;;
	.mmi
	(p7) mov r43 = r0
	cmp.geu p6, p7 = r16, r14
	addl r14 = 511, r0
	.mmi
	(p8) addl r42 = 1, r0
	;;
	(p9) mov r42 = r0
	cmp.ltu p8, p9 = r14, r15
	.mmi
	adds r14 = 272, r12
	nop 0
	(p6) addl r41 = 1, r0
	;;
	.mmi
	ld8 r44 = [r14]
	(p8) addl r40 = 1, r0
	(p7) mov r41 = r0
	;;
	.mib
	(p9) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 24, r12
	ld8 r14 = [r33]
	mov r1 = r37
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mlx
	ld8 r15 = [r15]
	movl r38 = @gprel(.LC14)
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	add r38 = r1, r38
	(p7) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 168, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 168, r12
	nop 0
	.mmb
	mov r33 = r8
	addl r38 = 77, r0
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r15 = 32, r12
	nop 0
	.mlx
	ld8 r14 = [r34]
	movl r38 = @gprel(.LC14)
	;;
	.mii
	ld8 r15 = [r15]
	add r38 = r1, r38
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 168, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 168, r12
	nop 0
	.mmb
	mov r33 = r8
	addl r38 = 77, r0
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp sizes#
	.align 16
	.align 64
	.proc visit#
visit:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 7, 0
	.fframe 208
	adds r12 = -208, r12
	cmp4.ltu p6, p7 = 6, r34
	.mlx
	addp4 r14 = r34, r0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	mov r38 = r1
	(p7) movl r15 = @gprel(CSWTCH.30#)
	.mmi
	(p7) shladd r14 = r14, 3, r0
	add r43 = r1, r43
	mov r42 = r32
	;;
	.mlx
	(p7) add r15 = r1, r15
	movl r41 = @gprel(.LC7)
	.mmi
	mov r45 = r0
	mov r44 = r0
	addl r40 = 200, r0
	;;
	.mmi
	(p7) add r14 = r15, r14
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	add r41 = r1, r41
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	(p7) ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	mov r1 = r38
	adds r39 = 16, r12
	;;
	addl r14 = @gprel(line_count#), gp
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	adds r15 = 1, r35
	sxt4 r35 = r35
	;;
	.mib
	st4 [r14] = r15
	shladd r35 = r35, 3, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r38
	mov r15 = r8
	cmp.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(lines#)
	.mmi
	(p6) addl r8 = 9, r0
	;;
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp visit#
	.align 16
	.align 64
	.proc visit_pointer#
visit_pointer:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 7, 0
	.fframe 208
	adds r12 = -208, r12
	addp4 r14 = r34, r0
	.mlx
	ld4 r45 = [r35]
	movl r15 = @gprel(CSWTCH.30#)
	;;
	.mlx
	cmp4.ltu p6, p7 = 6, r34
	movl r44 = @gprel(.LC6)
	.mmi
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	sxt4 r43 = r45
	;;
	.mmi
	add r44 = r1, r44
	add r15 = r15, r14
	adds r35 = 4, r35
	.mlx
	mov r39 = r1
	movl r42 = @gprel(.LC7)
	;;
	.mib
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	nop 0
	.mmi
	(p7) ld8 r44 = [r15]
	add r42 = r1, r42
	add r43 = r32, r43
	;;
	.mmi
	ld4 r46 = [r35]
	nop 0
	addl r41 = 200, r0
	.mmb
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	mov r1 = r39
	adds r40 = 16, r12
	;;
	addl r14 = @gprel(line_count#), gp
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	sxt4 r36 = r36
	;;
	.mib
	st4 [r14] = r15
	shladd r36 = r36, 3, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r39
	mov r15 = r8
	cmp.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(lines#)
	.mmi
	(p6) addl r8 = 9, r0
	;;
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r36
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp visit_pointer#
	.align 16
	.align 64
	.proc visit_value#
visit_value:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 7, 0
	.fframe 224
	adds r12 = -224, r12
	cmp4.ltu p6, p7 = 6, r34
	.mlx
	addp4 r14 = r34, r0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.30#)
	.mmi
	shladd r14 = r14, 3, r0
	add r44 = r1, r44
	adds r16 = 224, r12
	;;
	.mlx
	(p7) add r15 = r1, r15
	movl r42 = @gprel(.LC7)
	.mmi
	mov r39 = r1
	st8 [r16] = r35
	shr r43 = r35, 32
	;;
	.mmi
	(p7) add r14 = r15, r14
	add r42 = r1, r42
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	add r43 = r32, r43
	addl r41 = 200, r0
	adds r40 = 16, r12
	;;
	.mmi
	(p7) ld8 r44 = [r14]
	adds r14 = 228, r12
	extr.u r45 = r35, 32, 32
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	mov r1 = r39
	adds r40 = 16, r12
	;;
	addl r14 = @gprel(line_count#), gp
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	sxt4 r36 = r36
	;;
	.mib
	st4 [r14] = r15
	shladd r36 = r36, 3, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r39
	mov r15 = r8
	cmp.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(lines#)
	.mmi
	(p6) addl r8 = 9, r0
	;;
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r36
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	.endp visit_value#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"tree/*"
	.align 8
.LC18:
	stringz	"/tmp/walks.%d"
	.align 8
.LC19:
	stringz	"no folder\n"
	.align 8
.LC20:
	stringz	"tree/lib"
	.align 8
.LC21:
	stringz	"tree/lib/deep"
	.align 8
.LC22:
	stringz	"tree/empty"
	.align 8
.LC23:
	stringz	"tree/b.c"
	.align 8
.LC24:
	stringz	"tree/.hidden"
	.align 8
.LC25:
	stringz	"tree/star*"
	.align 8
.LC26:
	stringz	"tree/lib/a.c"
	.align 8
.LC27:
	stringz	"tree/lib/deep/x1"
	.align 8
.LC28:
	stringz	"tree/lib/deep/x2"
	.align 8
.LC29:
	stringz	"tree/link"
	.align 8
.LC30:
	stringz	"a.c"
	.align 8
.LC31:
	stringz	"tree/broken"
	.align 8
.LC32:
	stringz	"nowhere"
	.align 8
.LC33:
	stringz	"tree/lib/up"
	.align 8
.LC34:
	stringz	".."
	.align 8
.LC36:
	stringz	"tree/none*"
	.align 8
.LC37:
	stringz	"tree/star\\*"
	.align 8
.LC38:
	stringz	"tree/*.c"
	.align 8
.LC39:
	stringz	"%d"
	.align 8
.LC40:
	stringz	"tree/lib/*.c"
	.align 8
.LC41:
	stringz	" %d:"
	.align 8
.LC42:
	stringz	"tree/a.c/*"
	.align 8
.LC43:
	stringz	"\nnot a folder %d"
	.align 8
.LC44:
	stringz	" %d\n"
	.align 8
.LC45:
	stringz	"ftw"
	.align 8
.LC46:
	stringz	"nftw by value"
	.align 8
.LC47:
	stringz	"nftw"
	.align 8
.LC48:
	stringz	"tree/"
	.align 8
.LC49:
	stringz	"nftw depth"
	.align 8
.LC50:
	stringz	"tree/empty/../lib/deep"
	.align 8
.LC51:
	stringz	"nftw follows"
	.align 8
.LC52:
	stringz	"nftw chdir"
	.align 8
.LC53:
	stringz	"nftw file"
	.align 8
.LC54:
	stringz	"nftw broken"
	.align 8
.LC55:
	stringz	"stopped %d\n"
	.align 8
.LC56:
	stringz	"none %d\n"
	.align 8
.LC57:
	stringz	"order %d"
	.align 8
.LC58:
	stringz	"removed %d"
	.align 8
.LC59:
	stringz	"/"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC35:
	data8	patterns.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.mlx
	mov r38 = r1
	movl r35 = @gprel(.LC18)
	;;
	.mmi
	mov r32 = r0
	add r35 = r1, r35
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	addl r34 = 1000, r0
	movl r33 = @gprel(home#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
	;;
	.align 32
.L82:
	.mmi
	mov r43 = r32
	mov r42 = r35
	addl r41 = 64, r0
	.mmb
	mov r40 = r33
	adds r32 = 1, r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 493, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r34, r32
	(p6) br.cond.dptk .L82
	.mlx
	nop 0
	movl r40 = @gprel(home#)
	.mmi
	nop 0
	adds r33 = 24, r12
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r41 = 493, r0
	nop 0
	(p7) br.cond.spnt .L98
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 493, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 493, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 493, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov ar.lc = 20
	.mmi
	addl r15 = 2, r0
	st8 [r33] = r0
	mov r41 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 32, r12
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mmi
	st8 [r14] = r15
	addl r14 = @gprel(.LC35), gp
	add r40 = r1, r40
	;;
	.mib
	ld8 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L93
	;;
	.align 32
.L99:
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mmi
	addl r41 = 8, r0
	nop 0
	mov r32 = r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 16, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 64, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r43 = 16, r12
	.mmi
	mov r42 = r0
	nop 0
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r43 = 16, r12
	.mmi
	mov r42 = r0
	nop 0
	addl r41 = 3, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC1)
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	add r34 = r1, r34
	cmp.ne p6, p7 = -2, r14
	(p7) br.cond.dpnt .L88
	;;
	.align 32
.L86:
	.mmi
	shladd r15 = r32, 3, r0
	ld8 r14 = [r33]
	mov r40 = r34
	.mmi
	adds r32 = 1, r32
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r41 = [r14]
	;;
	cmp.eq p6, p7 = 0, r41
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC6)
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L86
.L88:
	.mib
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	mov r1 = r38
	adds r43 = 16, r12
	mov r41 = r0
	;;
	.mlx
	addl r42 = @ltoff(@fptr(on_error#)), gp
	movl r40 = @gprel(.LC42)
	;;
	.mib
	ld8 r42 = [r42]
	add r40 = r1, r40
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	addl r14 = @gprel(calls#), gp
	movl r40 = @gprel(.LC44)
	;;
	.mib
	ld4 r41 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 5, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mmi
	addl r41 = @ltoff(@fptr(visit#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = ftw#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 1, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = @ltoff(@fptr(visit_value#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 1, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 5, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	.mmi
	addl r41 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC50)
	.mmi
	addl r41 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 9, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mmi
	addl r41 = @ltoff(@fptr(visit_here#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC52)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 1, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mmi
	addl r41 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC53)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mmi
	addl r41 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC54)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 1, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC55)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 1, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mmi
	addl r41 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC56)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r15 = 1, r0
	.mmi
	addl r43 = 5, r0
	nop 0
	addl r42 = 10, r0
	;;
	.mlx
	addl r14 = @gprel(after_children#), gp
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = @ltoff(@fptr(visit_order#)), gp
	;;
	st4 [r14] = r15
	add r40 = r1, r40
	.mmb
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC57)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	addl r14 = @gprel(wrong#), gp
	movl r40 = @gprel(.LC44)
	;;
	.mib
	ld4 r41 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = sizes#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 5, r0
	addl r42 = 10, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	addl r41 = @ltoff(@fptr(drop#)), gp
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r41 = [r41]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC58)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC59)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(home#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L93:
	.body
	.copy_state 1
	.mib
	ld8 r40 = [r32], 8
	mov r41 = r0
	br.call.sptk.many b0 = show_glob#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L93
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L98:
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC61:
	stringz	"file"
	.align 8
.LC62:
	stringz	"folder"
	.align 8
.LC63:
	stringz	"closed"
	.align 8
.LC64:
	stringz	"link"
	.align 8
.LC65:
	stringz	"after"
	.align 8
.LC66:
	stringz	"broken"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	CSWTCH.30#, @object
	.size	CSWTCH.30#, 56
CSWTCH.30:
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC6
	data8	.LC64
	data8	.LC65
	data8	.LC66
	.section	.rodata.str1.8
	.align 8
.LC67:
	stringz	"*/*/*"
	.align 8
.LC68:
	stringz	"tree/[ab].c"
	.align 8
.LC69:
	stringz	"tree/[!a].c"
	.align 8
.LC70:
	stringz	"tree/.*den"
	.align 8
.LC71:
	stringz	"tree/*/a.c"
	.align 8
.LC72:
	stringz	"tree/li"
	.align 8
.LC73:
	stringz	"tree//*.c"
	.align 8
.LC74:
	stringz	"tree/*/"
	.align 8
.LC75:
	stringz	"tree/\\a.c"
	.align 8
.LC76:
	stringz	"tree/l?b/*"
	.align 8
.LC77:
	stringz	"tree/lib/deep/x?"
	.align 8
.LC78:
	stringz	"*"
	.align 8
.LC79:
	stringz	"/tmp/nothing-*"
	.align 8
.LC80:
	stringz	"tree/lib/*/../a.c"
	.align 8
.LC81:
	stringz	"t[r]ee/["
	.align 8
.LC82:
	stringz	"tree/brok*"
	.section	.data.rel.ro.local
	.align 8
	.type	patterns.0#, @object
	.size	patterns.0#, 168
patterns.0:
	data8	.LC17
	data8	.LC38
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC36
	data8	.LC20
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC37
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC81
	data8	.LC82
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	last_folder#, @object
	.size	last_folder#, 200
last_folder:
	.skip	200
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.align 4
	.type	after_children#, @object
	.size	after_children#, 4
after_children:
	.skip	4
	.align 4
	.type	line_count#, @object
	.size	line_count#, 4
line_count:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	lines#, @object
	.size	lines#, 512
lines:
	.skip	512
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	calls#, @object
	.size	calls#, 4
calls:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	home#, @object
	.size	home#, 64
home:
	.skip	64
	.global exit#
	.type	exit#, @function
	.global nftw2#
	.type	nftw2#, @function
	.global nftw#
	.type	nftw#, @function
	.global ftw#
	.type	ftw#, @function
	.global symlink#
	.type	symlink#, @function
	.global chdir#
	.type	chdir#, @function
	.global mkdir#
	.type	mkdir#, @function
	.global fstatvfs#
	.type	fstatvfs#, @function
	.global statvfs#
	.type	statvfs#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global free#
	.type	free#, @function
	.global qsort#
	.type	qsort#, @function
	.global strdup#
	.type	strdup#, @function
	.global getcwd#
	.type	getcwd#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strlen#
	.type	strlen#, @function
	.global globfree#
	.type	globfree#, @function
	.global printf#
	.type	printf#, @function
	.global glob#
	.type	glob#, @function
	.global close#
	.type	close#, @function
	.global open#
	.type	open#, @function
	.global rmdir#
	.type	rmdir#, @function
	.global unlink#
	.type	unlink#, @function
	.ident	"GCC: (GNU) 12.2.0"
