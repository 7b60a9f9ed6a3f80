// 9403d8eb80d8a225171df9a1c6750113 emu/guest/hpux/tests/library.c
	.file	"library.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc by_value#
by_value:
	.prologue
	.body
	.mmi
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp by_value#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"at the end\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc at_end#
at_end:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp at_end#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"0.1"
	.align 8
.LC2:
	stringz	"setjmp returned %d\n"
	.align 8
.LC4:
	stringz	"%d\n"
	.align 8
.LC5:
	stringz	"%.17g %e %f %g\n"
	.align 8
.LC6:
	stringz	"%5d|%-5d|%05d|%+d|%x|%#o|%lu|%lld\n"
	.align 8
.LC7:
	stringz	"%10.3f|%-10.2e|%G|%.0f|%.0f\n"
	.align 8
.LC8:
	stringz	"0x1f"
	.align 8
.LC9:
	stringz	"-077"
	.align 8
.LC10:
	stringz	"zz"
	.align 8
.LC11:
	stringz	"%ld %ld %ld\n"
	.align 8
.LC12:
	stringz	", "
	.align 8
.LC13:
	stringz	"<%s>"
	.align 8
.LC14:
	stringz	"in"
	.align 8
.LC15:
	stringz	"needle in hay"
	.align 8
.LC16:
	stringz	"b"
	.align 8
.LC17:
	stringz	"a"
	.align 8
.LC18:
	stringz	" %s %d\n"
	.align 8
.LC19:
	stringz	"%d %i %7s"
	.align 8
.LC20:
	stringz	"12 0x1A word"
	.align 8
.LC21:
	stringz	"%d %d %d %s\n"
	.align 8
.LC22:
	stringz	"longer than that"
	.align 8
.LC23:
	stringz	"abc"
	.align 8
.LC24:
	stringz	"%d %s|%5.2s|%c\n"
	.align 8
.LC25:
	stringz	"not sorted at %d\n"
	.align 8
.LC26:
	stringz	"sorted %d %d\n"
	.align 8
.LC27:
	stringz	"VARIABLE"
	.align 8
.LC28:
	stringz	"%d arguments, %s, variable %s\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC3:
	data8	texts.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 6, 8, 0
	adds r16 = -32, r12
	nop 0
	.mmi
	adds r17 = -24, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r17] = r1, 24
	adds r14 = 64, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	adds r15 = 72, r12
	movl r40 = @gprel(buffer#)
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r17] = f3
	add r40 = r1, r40
	.mmi
	st4 [r14] = r32
	;;
	st8 [r15] = r33
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 80
	st8 [r16] = r18, 16
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = setjmp#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r34 = r8
	.mmf
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov f2 = f1
	;;
	.mib
	ld8 r1 = [r1]
	mov r41 = r34
	(p6) br.cond.dpnt .L7
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	mov ar.lc = 6
	.mlx
	nop 0
	movl r16 = 0x4415af1d78b58c40
	;;
	.mmi
	setf.d f3 = r16
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	addl r14 = @gprel(.LC3), gp
	movl r35 = @gprel(.LC5)
	;;
	.mmi
	add r40 = r1, r40
	ld8 r34 = [r14]
	add r35 = r1, r35
	.align 32
.L8:
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mfi
	adds r1 = 88, r12
	fcmp.gt p6, p7 = f8, f3
	nop 0
	.mmi
	getf.d r43 = f8
	nop 0
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L10
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f2, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	;;
	.mmi
	getf.d r43 = f7
	nop 0
	nop 0
.L10:
	.mmi
	getf.d r44 = f8
	nop 0
	mov r40 = r35
	;;
	.mmi
	nop 0
	getf.d r42 = f8
	nop 0
	;;
	.mib
	getf.d r41 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L24
	;;
	.mlx
	adds r14 = 16, r12
	movl r15 = -1234567890123
	.mlx
	addl r46 = 8, r0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	st8 [r14] = r15
	movl r47 = 4000000000
	.mmi
	add r40 = r1, r40
	addl r45 = 48879, r0
	addl r44 = 42, r0
	;;
	.mmi
	addl r43 = 42, r0
	nop 0
	addl r42 = 42, r0
	.mmb
	addl r41 = 42, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r1 = 88, r12
	movl r45 = 0x3ff8000000000000
	.mlx
	nop 0
	movl r44 = 0x3fe0000000000000
	;;
	.mlx
	ld8 r1 = [r1]
	movl r43 = 0x3ddb7cdfd9d7bdbb
	.mlx
	nop 0
	movl r42 = 0x40c81cd6c8b43958
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r34 = @gprel(.LC12)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r34 = r1, r34
	.mlx
	nop 0
	movl r41 = 0x400921f9f01b866e
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	mov r42 = r0
	mov r41 = r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r1 = 88, r12
	addl r42 = 8, r0
	mov r41 = r0
	.mmi
	mov r36 = r8
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r35 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	add r35 = r1, r35
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r1 = 88, r12
	addl r42 = 36, r0
	mov r41 = r0
	.mmi
	mov r37 = r8
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r1 = 88, r12
	mov r43 = r8
	mov r42 = r37
	.mmi
	mov r41 = r36
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 40, r12
	movl r15 = 745826418
	.mmi
	adds r16 = 32, r12
	adds r1 = 88, r12
	mov r41 = r34
	;;
	.mlx
	st4 [r14] = r15
	movl r15 = 8029466425845643119
	.mmi
	adds r14 = 44, r12
	ld8 r1 = [r1]
	mov r40 = r16
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	addl r15 = 25957, r0
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 46, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r35
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dpnt .L30
	.align 32
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	mov r41 = r34
	mov r40 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r35
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L14
	;;
.L30:
	.mlx
	adds r36 = 56, r12
	movl r41 = @gprel(.LC14)
	.mlx
	adds r35 = 60, r12
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r34 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r1 = 88, r12
	mov r41 = r34
	extr.u r42 = r8, 31, 1
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	mov r43 = r36
	mov r42 = r35
	.mmi
	adds r44 = 47, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	adds r44 = 47, r12
	.mmi
	ld4 r43 = [r36]
	ld4 r42 = [r35]
	mov r41 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	addl r41 = 8, r0
	adds r40 = 47, r12
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r1 = 88, r12
	mov r41 = r8
	addl r44 = 120, r0
	.mmi
	adds r42 = 47, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r43 = r1, r43
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	addl r40 = 400, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mlx
	adds r1 = 88, r12
	movl r14 = 2951479051793528259
	.mmi
	mov r16 = r0
	mov r40 = r8
	mov r17 = r8
	;;
	.mmi
	setf.sig f6 = r14
	ld8 r1 = [r1]
	mov ar.lc = 99
	.align 32
.L15:
	.mii
	nop 0
	extr.u r14 = r16, 2, 30
	addp4 r15 = r16, r0
	.mmi
	adds r16 = 37, r16
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mii
	getf.sig r14 = f7
	nop 0
	;;
	shr.u r18 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r18 = r14, 2, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mib
	st4 [r17] = r15, 4
	nop 0
	br.cloop.sptk.few .L15
	.mib
	addl r41 = 800000, r0
	mov r34 = r0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	adds r1 = 88, r12
	addl r42 = 4, r0
	mov r37 = r8
	.mmi
	addl r41 = 100, r0
	mov r35 = r8
	mov r40 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC25)
	.mmi
	addl r43 = @ltoff(@fptr(by_value#)), gp
	;;
	nop 0
	add r36 = r1, r36
	.mmb
	nop 0
	ld8 r43 = [r43]
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	.align 32
.L17:
	.mmi
	ld4 r14 = [r35], 4
	mov r41 = r34
	mov r40 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L19:
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L17
	;;
	.mmi
	adds r15 = 64, r12
	nop 0
	adds r14 = 396, r37
	.mlx
	ld4 r41 = [r37]
	movl r40 = @gprel(.LC26)
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	add r40 = r1, r40
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	adds r34 = -1, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r40 = r37
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r1 = 88, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	nop 0
	addl r40 = @ltoff(@fptr(at_end#)), gp
	nop 0
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = atexit#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	adds r16 = 72, r12
	;;
	.mmi
	ld8 r1 = [r1]
	ld8 r16 = [r16]
	nop 0
	;;
	.mlx
	adds r14 = 8, r16
	movl r40 = @gprel(.LC27)
	;;
	.mib
	ld8 r35 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	adds r1 = 88, r12
	mov r43 = r8
	mov r42 = r35
	.mmi
	mov r41 = r34
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	addl r8 = 7, r0
	adds r19 = 80, r12
	.mmi
	adds r20 = 96, r12
	;;
	ld8 r1 = [r1]
	mov b0 = r38
	.mmi
	ld8 r21 = [r19], 32
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r39
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 1
	.mib
	ld8 r40 = [r34], 8
	nop 0
	br .L8
	;;
.L7:
	.mlx
	nop 0
	movl r40 = @gprel(buffer#)
	.mmf
	addl r41 = 7, r0
	nop 0
	mov f2 = f1
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = longjmp#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	addl r41 = 20100, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r41 = r34
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	mov ar.lc = 6
	.mlx
	nop 0
	movl r16 = 0x4415af1d78b58c40
	;;
	.mmi
	ld8 r1 = [r1]
	setf.d f3 = r16
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	addl r14 = @gprel(.LC3), gp
	movl r35 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	.mmb
	ld8 r34 = [r14]
	add r35 = r1, r35
	br .L8
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"1e23"
	.align 8
.LC30:
	stringz	"5e-324"
	.align 8
.LC31:
	stringz	"2.2250738585072011e-308"
	.align 8
.LC32:
	stringz	"123456789012345678"
	.align 8
.LC33:
	stringz	"-0.0"
	.align 8
.LC34:
	stringz	"1.7976931348623157e308"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 56
texts.0:
	data8	.LC1
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	buffer#, @object
	.size	buffer#, 1600
buffer:
	.skip	1600
	.global longjmp#
	.type	longjmp#, @function
	.global getenv#
	.type	getenv#, @function
	.global atexit#
	.type	atexit#, @function
	.global free#
	.type	free#, @function
	.global qsort#
	.type	qsort#, @function
	.global realloc#
	.type	realloc#, @function
	.global malloc#
	.type	malloc#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global sscanf#
	.type	sscanf#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global strstr#
	.type	strstr#, @function
	.global strtok#
	.type	strtok#, @function
	.global strtol#
	.type	strtol#, @function
	.global strtod#
	.type	strtod#, @function
	.global setjmp#
	.type	setjmp#, @function
	.global printf#
	.type	printf#, @function
	.ident	"GCC: (GNU) 12.2.0"
