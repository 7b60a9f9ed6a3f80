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
	addp4 r32 = 0,r32
	cmp4.ne p6, p7 = 0, r33
	;;
	.mmi
	ld4 r14 = [r15]
	cmp4.ne p8, p9 = 0, r32
	(p6) addl r8 = 1, r0
	;;
	.mmi
	(p8) addl r16 = 1, r0
	(p7) mov r8 = r0
	adds r14 = 1, r14
	;;
	.mmi
	(p9) mov r16 = r0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	nop 0
	and r8 = r16, r8
	br.ret.sptk.many b0
	.endp on_error#
	.align 16
	.align 64
	.proc stop#
stop:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	nop 0
	.mmi
	andcm r34 = -1, r34
	mov r8 = r0
	addp4 r35 = 0,r35
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	cmp4.ne p8, p9 = 0, r32
	extr.u r34 = r34, 31, 1
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	(p8) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r14 = r0
	;;
	and r15 = r34, r15
	;;
	.mmi
	nop 0
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
	.mib
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 1, 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mmi
	cmp4.ne p6, p7 = 5, r34
	addp4 r32 = 0,r32
	mov r37 = r1
	.body
	;;
	.mbb
	mov r38 = r32
	(p7) br.cond.dpnt .L15
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
	addp4 r36 = 0,r32
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
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	mov r42 = r33
	;;
	.mmi
	adds r14 = 16, r12
	mov r43 = r0
	nop 0
	.mmi
	mov r41 = r32
	mov r34 = r0
	adds r35 = 20, r12
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r0
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
	shladd r15 = r34, 2, r0
	mov r41 = r36
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p7) br.cond.dpnt .L31
	.align 32
.L22:
	.mii
	ld4 r14 = [r35]
	adds r34 = 1, r34
	;;
	addp4 r14 = r15, r14
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	shladd r15 = r34, 2, r0
	.mmi
	mov r41 = r36
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L22
.L31:
	.mlx
	ld4 r15 = [r35]
	movl r42 = @gprel(.LC2)
	.mlx
	shladd r14 = r14, 2, r0
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	addp4 r14 = r14, r15
	add r42 = r1, r42
	add r41 = r1, r41
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
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
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	mov r41 = r14
	nop 0
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
	adds r12 = 16, r12
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
	adds r12 = 16, r12
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
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 4, 0
	movl r40 = @gprel(last_folder#)
	.mmi
	mov r39 = r1
	and r34 = -5, r34
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	add r40 = r1, r40
	.mmb
	addp4 r33 = 0,r33
	addp4 r35 = 0,r35
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
	cmp4.ne p6, p7 = 0, r8
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
	cmp4.ne p6, p7 = 0, r33
	cmp4.ne p8, p9 = 0, r35
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
	cmp4.geu p6, p7 = r36, r8
	(p6) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(last_folder#)
	.mmi
	mov r42 = r36
	add r36 = r36, r32
	mov r40 = r32
	;;
	.mib
	add r41 = r1, r41
	addp4 r36 = 0,r36
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
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r36 = 216, r12
	nop 0
	addl r41 = 200, r0
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r35 = 0,r35
	;;
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r40 = @gprel(home#)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	add r40 = r1, r40
	;;
	.mib
	addp4 r43 = 0,r43
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	add r43 = r8, r36
	mov r1 = r39
	;;
	addp4 r43 = 0,r43
.L43:
	.mmi
	cmp4.eq p6, p7 = 0, r34
	ld4 r44 = [r35], 4
	adds r14 = 16, r12
	.mlx
	addl r41 = 200, r0
	movl r42 = @gprel(.LC7)
	;;
	.mmi
	add r42 = r1, r42
	(p6) addl r45 = 1, r0
	nop 0
	.mmi
	mov r40 = r14
	ld4 r46 = [r35]
	add r44 = r44, r32
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(line_count#), gp
	nop 0
	mov r40 = r15
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	shladd r36 = r36, 2, r0
	;;
	.mib
	st4 [r14] = r15
	sxt4 r36 = r36
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
	addp4 r15 = 0,r15
	nop 0
	(p6) addl r8 = 9, r0
	;;
	.mii
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	add r14 = r14, r36
	;;
	.mii
	st4 [r14] = r15
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
	.save rp, r38
	mov r38 = b0
	.mlx
	addl r44 = @ltoff(@fptr(order#)), gp
	movl r41 = @gprel(lines#)
	;;
	.mmi
	mov r40 = r1
	.body
	add r41 = r1, r41
	addl r43 = 4, r0
	.mmi
	ld8 r44 = [r44]
	addp4 r32 = 0,r32
	mov r35 = r0
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
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
	addp4 r14 = 0,r34
	mov r41 = r37
	adds r34 = 4, r34
	.mmi
	adds r35 = 1, r35
	;;
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	addp4 r42 = 0,r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	adds r14 = -4, r34
	mov r1 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	ld4 r41 = [r14]
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
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r36 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	.mmb
	ld4 r37 = [r32]
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
	shladd r14 = r34, 2, r0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	mov r38 = r1
	(p7) movl r15 = @gprel(CSWTCH.31#)
	.mmi
	add r43 = r1, r43
	addp4 r42 = 0,r32
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) add r15 = r1, r15
	addp4 r43 = 0,r43
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	mov r45 = r0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r14 = r15, r14
	add r41 = r1, r41
	nop 0
	.mmi
	mov r44 = r0
	addl r40 = 200, r0
	addp4 r33 = 0,r33
	;;
	.mmi
	(p7) ld4 r43 = [r14]
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	(p7) addp4 r43 = 0,r43
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(line_count#), gp
	nop 0
	mov r39 = r15
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	adds r15 = 1, r35
	shladd r35 = r35, 2, r0
	;;
	.mib
	st4 [r14] = r15
	sxt4 r35 = r35
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
	addp4 r15 = 0,r15
	nop 0
	(p6) addl r8 = 9, r0
	;;
	.mii
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	add r14 = r14, r35
	;;
	.mii
	st4 [r14] = r15
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
	cmp4.ltu p6, p7 = 6, r34
	.mlx
	shladd r14 = r34, 2, r0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	addp4 r35 = 0,r35
	(p7) movl r15 = @gprel(CSWTCH.31#)
	.mmi
	add r44 = r1, r44
	addp4 r32 = 0,r32
	sxt4 r14 = r14
	;;
	.mmi
	(p7) add r15 = r1, r15
	ld4 r45 = [r35]
	addp4 r44 = 0,r44
	.mlx
	adds r35 = 4, r35
	movl r42 = @gprel(.LC7)
	;;
	.mmb
	(p7) add r14 = r15, r14
	add r32 = r45, r32
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	add r42 = r1, r42
	;;
	.mmi
	(p7) ld4 r44 = [r14]
	adds r14 = 16, r12
	addp4 r43 = 0,r32
	.mmi
	addl r41 = 200, r0
	ld4 r46 = [r35]
	addp4 r33 = 0,r33
	;;
	.mib
	(p7) addp4 r44 = 0,r44
	mov r40 = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(line_count#), gp
	nop 0
	mov r40 = r15
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	shladd r36 = r36, 2, r0
	;;
	.mib
	st4 [r14] = r15
	sxt4 r36 = r36
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
	addp4 r15 = 0,r15
	nop 0
	(p6) addl r8 = 9, r0
	;;
	.mii
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	add r14 = r14, r36
	;;
	.mii
	st4 [r14] = r15
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
	addp4 r32 = 0,r32
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	adds r14 = 224, r12
	(p7) movl r15 = @gprel(CSWTCH.31#)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC7)
	;;
	.mmb
	st8 [r14] = r35
	shladd r14 = r34, 2, r0
	nop 0
	.mmi
	(p7) add r15 = r1, r15
	addp4 r44 = 0,r44
	extr.u r45 = r35, 32, 32
	;;
	.mmi
	mov r39 = r1
	add r32 = r45, r32
	sxt4 r14 = r14
	.mmi
	add r42 = r1, r42
	addl r41 = 200, r0
	addp4 r33 = 0,r33
	;;
	.mii
	(p7) add r14 = r15, r14
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r43 = 0,r32
	;;
	.mmi
	(p7) ld4 r44 = [r14]
	nop 0
	adds r14 = 228, r12
	;;
	.mmi
	ld4 r46 = [r14]
	adds r14 = 16, r12
	(p7) addp4 r44 = 0,r44
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(line_count#), gp
	nop 0
	mov r40 = r15
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	adds r15 = 1, r36
	shladd r36 = r36, 2, r0
	;;
	.mib
	st4 [r14] = r15
	sxt4 r36 = r36
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
	addp4 r15 = 0,r15
	nop 0
	(p6) addl r8 = 9, r0
	;;
	.mii
	add r14 = r1, r14
	(p7) mov r8 = r0
	;;
	add r14 = r14, r36
	;;
	.mii
	st4 [r14] = r15
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
.LC10:
	stringz	"tree/*"
	.align 8
.LC11:
	stringz	"/tmp/walks.%d"
	.align 8
.LC12:
	stringz	"no folder\n"
	.align 8
.LC13:
	stringz	"tree"
	.align 8
.LC14:
	stringz	"tree/lib"
	.align 8
.LC15:
	stringz	"tree/lib/deep"
	.align 8
.LC16:
	stringz	"tree/empty"
	.align 8
.LC17:
	stringz	"tree/a.c"
	.align 8
.LC18:
	stringz	"tree/b.c"
	.align 8
.LC19:
	stringz	"tree/.hidden"
	.align 8
.LC20:
	stringz	"tree/star*"
	.align 8
.LC21:
	stringz	"tree/lib/a.c"
	.align 8
.LC22:
	stringz	"tree/lib/deep/x1"
	.align 8
.LC23:
	stringz	"tree/lib/deep/x2"
	.align 8
.LC24:
	stringz	"tree/link"
	.align 8
.LC25:
	stringz	"a.c"
	.align 8
.LC26:
	stringz	"tree/broken"
	.align 8
.LC27:
	stringz	"nowhere"
	.align 8
.LC28:
	stringz	"tree/lib/up"
	.align 8
.LC29:
	stringz	".."
	.align 8
.LC31:
	stringz	"tree/none*"
	.align 8
.LC32:
	stringz	"tree/star\\*"
	.align 8
.LC33:
	stringz	"tree/*.c"
	.align 8
.LC34:
	stringz	"%d"
	.align 8
.LC35:
	stringz	"tree/lib/*.c"
	.align 8
.LC36:
	stringz	" %d:"
	.align 8
.LC37:
	stringz	"tree/a.c/*"
	.align 8
.LC38:
	stringz	"\nnot a folder %d"
	.align 8
.LC39:
	stringz	" %d\n"
	.align 8
.LC40:
	stringz	"ftw"
	.align 8
.LC41:
	stringz	"nftw by value"
	.align 8
.LC42:
	stringz	"nftw"
	.align 8
.LC43:
	stringz	"tree/"
	.align 8
.LC44:
	stringz	"nftw depth"
	.align 8
.LC45:
	stringz	"tree/empty/../lib/deep"
	.align 8
.LC46:
	stringz	"nftw follows"
	.align 8
.LC47:
	stringz	"nftw chdir"
	.align 8
.LC48:
	stringz	"nftw file"
	.align 8
.LC49:
	stringz	"nftw broken"
	.align 8
.LC50:
	stringz	"stopped %d\n"
	.align 8
.LC51:
	stringz	"nothing"
	.align 8
.LC52:
	stringz	"none %d\n"
	.align 8
.LC53:
	stringz	"order %d"
	.align 8
.LC54:
	stringz	"statvfs %d: %d %d %d %d %d\n"
	.align 8
.LC55:
	stringz	"fstatvfs %d"
	.align 8
.LC56:
	stringz	": %d\n"
	.align 8
.LC57:
	stringz	"none %d, bad %d\n"
	.align 8
.LC58:
	stringz	"removed %d"
	.align 8
.LC59:
	stringz	"/"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC30:
	data4	patterns.0#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 7, 0
	.fframe 208
	adds r12 = -208, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.mlx
	mov r41 = r1
	movl r35 = @gprel(.LC11)
	;;
	.mmi
	mov r32 = r0
	add r35 = r1, r35
	.save rp, r39
	mov r39 = b0
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
.L76:
	.mmi
	mov r46 = r32
	mov r45 = r35
	addl r44 = 64, r0
	.mmb
	mov r43 = r33
	adds r32 = 1, r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 493, r0
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r34, r32
	(p6) br.cond.dptk .L76
	.mlx
	nop 0
	movl r43 = @gprel(home#)
	.mmi
	nop 0
	adds r38 = 24, r12
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r36 = r8
	addl r44 = 493, r0
	(p7) br.cond.spnt .L93
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
	addl r44 = 493, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 493, r0
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
	addl r44 = 493, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = make_file#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
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
	adds r14 = 16, r12
	mov ar.lc = 20
	.mmi
	nop 0
	mov r44 = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 2, r0
	;;
	.mmi
	add r43 = r1, r43
	st4 [r38] = r14
	addl r14 = @gprel(.LC30), gp
	;;
	.mib
	ld4 r32 = [r14]
	addp4 r43 = 0,r43
	br.call.sptk.many b0 = show_glob#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L89
	;;
	.align 32
.L96:
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mmi
	addl r44 = 8, r0
	mov r32 = r0
	adds r34 = 20, r12
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 16, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 64, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r45 = r0
	nop 0
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	.mmi
	nop 0
	mov r46 = r15
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r45 = r0
	nop 0
	addl r44 = 3, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	.mmi
	nop 0
	mov r46 = r14
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	.mlx
	ld4 r14 = [r15]
	movl r35 = @gprel(.LC1)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r35 = r1, r35
	.mmb
	cmp4.ne p6, p7 = -2, r14
	nop 0
	(p7) br.cond.dpnt .L94
	;;
	.mmi
	addp4 r33 = 0,r33
	nop 0
	nop 0
	.align 32
.L80:
	.mmi
	shladd r15 = r32, 2, r0
	ld4 r14 = [r34]
	mov r43 = r35
	.mmi
	adds r32 = 1, r32
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mmi
	ld4 r44 = [r14]
	;;
	addp4 r44 = 0,r44
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r44
	nop 0
	;;
	.mib
	(p6) mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L80
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r33 = 116, r12
	.mmi
	adds r37 = 124, r12
	nop 0
	adds r35 = 120, r12
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	mov r1 = r41
	adds r15 = 16, r12
	mov r44 = r0
	;;
	.mlx
	addl r45 = @ltoff(@fptr(on_error#)), gp
	movl r43 = @gprel(.LC37)
	.mmi
	nop 0
	mov r46 = r15
	nop 0
	;;
	.mib
	ld8 r45 = [r45]
	add r43 = r1, r43
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	addl r14 = @gprel(calls#), gp
	movl r43 = @gprel(.LC39)
	;;
	.mib
	ld4 r44 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r45 = 5, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mmi
	addl r44 = @ltoff(@fptr(visit#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = ftw#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_value#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 5, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 9, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	addl r44 = @ltoff(@fptr(visit_here#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	.mmi
	addl r44 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r15 = 1, r0
	.mmi
	addl r46 = 5, r0
	nop 0
	addl r45 = 10, r0
	;;
	.mlx
	addl r14 = @gprel(after_children#), gp
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_order#)), gp
	;;
	st4 [r14] = r15
	add r43 = r1, r43
	.mmb
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	addl r14 = @gprel(wrong#), gp
	movl r43 = @gprel(.LC39)
	;;
	.mib
	ld4 r44 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	mov r32 = r8
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	nop 0
	adds r15 = 144, r12
	adds r14 = 132, r12
	.mmi
	ld4 r16 = [r37]
	mov r1 = r41
	mov r44 = r8
	;;
	.mmi
	ld4 r19 = [r15]
	nop 0
	adds r15 = 140, r12
	.mlx
	ld4 r14 = [r14]
	movl r43 = @gprel(.LC54)
	;;
	.mmi
	ld4 r18 = [r15]
	adds r15 = 136, r12
	add r43 = r1, r43
	;;
	.mmi
	cmp4.geu p6, p7 = r18, r19
	ld4 r17 = [r15]
	nop 0
	.mmi
	ld4 r15 = [r35]
	;;
	cmp4.leu p8, p9 = r17, r14
	(p6) addl r48 = 1, r0
	;;
	.mmi
	(p7) mov r48 = r0
	cmp4.geu p6, p7 = r16, r14
	addl r14 = 511, r0
	.mmi
	(p8) addl r47 = 1, r0
	;;
	(p9) mov r47 = r0
	cmp4.ltu p8, p9 = r14, r15
	.mmi
	adds r14 = 176, r12
	nop 0
	(p6) addl r46 = 1, r0
	;;
	.mmi
	ld4 r49 = [r14]
	(p7) mov r46 = r0
	(p8) addl r45 = 1, r0
	;;
	.mib
	(p9) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r43 = r32
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC55)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r15 = [r34]
	mov r1 = r41
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L95
.L82:
	.mlx
	nop 0
	movl r43 = @gprel(.LC56)
	.mmi
	nop 0
	mov r44 = r36
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmb
	addl r43 = 77, r0
	mov r33 = r8
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC57)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r43 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 5, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(drop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC58)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC59)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(home#)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L89:
	.body
	.copy_state 1
	.mmi
	addp4 r14 = 0,r32
	mov r44 = r0
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	addp4 r43 = 0,r43
	nop 0
	br.call.sptk.many b0 = show_glob#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L89
	.mib
	nop 0
	nop 0
	br .L96
	;;
.L95:
	.mlx
	ld4 r15 = [r38]
	movl r43 = @gprel(.LC56)
	.mmi
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = r14, r15
	add r43 = r1, r43
	;;
	.mmi
	(p6) addl r36 = 1, r0
	;;
	(p7) mov r36 = r0
	nop 0
	;;
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmb
	addl r43 = 77, r0
	mov r33 = r8
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC57)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r43 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 5, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(drop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC58)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC59)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(home#)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 2
	.mmi
	adds r14 = 16, r12
	adds r33 = 116, r12
	nop 0
	.mmi
	adds r37 = 124, r12
	adds r35 = 120, r12
	adds r34 = 20, r12
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	mov r1 = r41
	adds r15 = 16, r12
	mov r44 = r0
	;;
	.mlx
	addl r45 = @ltoff(@fptr(on_error#)), gp
	movl r43 = @gprel(.LC37)
	.mmi
	nop 0
	mov r46 = r15
	nop 0
	;;
	.mib
	ld8 r45 = [r45]
	add r43 = r1, r43
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	addl r14 = @gprel(calls#), gp
	movl r43 = @gprel(.LC39)
	;;
	.mib
	ld4 r44 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r45 = 5, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mmi
	addl r44 = @ltoff(@fptr(visit#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = ftw#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_value#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 5, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 9, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	addl r44 = @ltoff(@fptr(visit_here#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	.mmi
	addl r44 = @ltoff(@fptr(visit_pointer#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_lines#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 1, r0
	addl r45 = 10, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	.mmi
	addl r44 = @ltoff(@fptr(stop#)), gp
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld8 r44 = [r44]
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r15 = 1, r0
	.mmi
	addl r46 = 5, r0
	nop 0
	addl r45 = 10, r0
	;;
	.mlx
	addl r14 = @gprel(after_children#), gp
	movl r43 = @gprel(.LC13)
	.mmi
	addl r44 = @ltoff(@fptr(visit_order#)), gp
	;;
	st4 [r14] = r15
	add r43 = r1, r43
	.mmb
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = nftw2#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	addl r14 = @gprel(wrong#), gp
	movl r43 = @gprel(.LC39)
	;;
	.mib
	ld4 r44 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	mov r32 = r8
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	nop 0
	adds r15 = 144, r12
	adds r14 = 132, r12
	.mmi
	ld4 r16 = [r37]
	mov r1 = r41
	mov r44 = r8
	;;
	.mmi
	ld4 r19 = [r15]
	nop 0
	adds r15 = 140, r12
	.mlx
	ld4 r14 = [r14]
	movl r43 = @gprel(.LC54)
	;;
	.mmi
	ld4 r18 = [r15]
	adds r15 = 136, r12
	add r43 = r1, r43
	;;
	.mmi
	cmp4.geu p6, p7 = r18, r19
	ld4 r17 = [r15]
	nop 0
	.mmi
	ld4 r15 = [r35]
	;;
	cmp4.leu p8, p9 = r17, r14
	(p6) addl r48 = 1, r0
	;;
	.mmi
	(p7) mov r48 = r0
	cmp4.geu p6, p7 = r16, r14
	addl r14 = 511, r0
	.mmi
	(p8) addl r47 = 1, r0
	;;
	(p9) mov r47 = r0
	cmp4.ltu p8, p9 = r14, r15
	.mmi
	adds r14 = 176, r12
	nop 0
	(p6) addl r46 = 1, r0
	;;
	.mmi
	ld4 r49 = [r14]
	(p7) mov r46 = r0
	(p8) addl r45 = 1, r0
	;;
	.mib
	(p9) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r43 = r32
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = fstatvfs#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC55)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r15 = [r34]
	mov r1 = r41
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L95
.L93:
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r43 = 1, r0
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
	.align 4
	.type	CSWTCH.31#, @object
	.size	CSWTCH.31#, 28
CSWTCH.31:
	data4	.LC61
	data4	.LC62
	data4	.LC63
	data4	.LC6
	data4	.LC64
	data4	.LC65
	data4	.LC66
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
	.align 4
	.type	patterns.0#, @object
	.size	patterns.0#, 84
patterns.0:
	data4	.LC10
	data4	.LC33
	data4	.LC67
	data4	.LC68
	data4	.LC69
	data4	.LC70
	data4	.LC71
	data4	.LC31
	data4	.LC14
	data4	.LC72
	data4	.LC73
	data4	.LC74
	data4	.LC32
	data4	.LC75
	data4	.LC76
	data4	.LC77
	data4	.LC78
	data4	.LC79
	data4	.LC80
	data4	.LC81
	data4	.LC82
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
	.align 4
	.type	lines#, @object
	.size	lines#, 256
lines:
	.skip	256
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
	.global fstatvfs#
	.type	fstatvfs#, @function
	.global statvfs#
	.type	statvfs#, @function
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
