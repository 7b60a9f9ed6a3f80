// 889e7302cb38518cb642812c44831348 guest-tests/hpux/host/long_double.c
	.file	"long_double.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"sscanf: another number\n"
	.align 8
.LC1:
	stringz	"%Lf"
	.align 8
.LC2:
	stringz	"wcstold: another number\n"
	.section	.rodata.str4.8,"aMS",@progbits,4
	.align 8
.LC3:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"L"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc number#
number:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	;;
	addl r17 = -24064, r0
	nop 0
	;;
	.mmi
	.fframe 24064
	add r12 = r12, r17
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	mov r37 = r32
	;;
	addl r14 = 24064, r0
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r12, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	addl r15 = 24048, r0
	ld8 r14 = [r33]
	mov r1 = r36
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mlx
	add r15 = r15, r12
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	st8 [r15] = r8, 8
	nop 0
	add r38 = r1, r38
	;;
	.mmi
	st8 [r15] = r9, -8
	;;
	ld1 r14 = [r14]
	addl r15 = 24032, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r39 = r12, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L12
	;;
.L4:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L3:
	.mmi
	addl r39 = 6000, r0
	nop 0
	mov r38 = r32
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = mbstowcs#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r37 = 16, r12
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = wcstold#
	;;
	.mmi
	addl r14 = 24016, r0
	addl r15 = 24048, r0
	mov r1 = r36
	.mmi
	addl r39 = 16, r0
	;;
	add r38 = r12, r14
	add r37 = r12, r15
	;;
	.mmi
	nop 0
	st8 [r38] = r8, 8
	nop 0
	;;
	.mib
	st8 [r38] = r9, -8
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r36
	addl r14 = 24032, r0
	nop 0
	.mmb
	adds r37 = 16, r12
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mii
	add r39 = r12, r14
	nop 0
	;;
	add r38 = r1, r38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = swscanf#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L13
	;;
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L6:
	.mmi
	addl r15 = 24048, r0
	;;
	add r15 = r15, r12
	nop 0
	;;
	.mmi
	ld8 r8 = [r15], 8
	;;
	ld8 r9 = [r15], -8
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	addl r19 = 24064, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
.L13:
	.body
	.copy_state 1
	.mmi
	addl r15 = 24032, r0
	addl r14 = 24048, r0
	addl r39 = 16, r0
	;;
	.mib
	add r38 = r12, r15
	add r37 = r12, r14
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L6
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L6
.L12:
	.mmi
	addl r14 = 24032, r0
	addl r15 = 24048, r0
	addl r39 = 16, r0
	;;
	.mib
	add r38 = r12, r14
	add r37 = r12, r15
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L3
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
	.mib
	nop 0
	mov r1 = r36
	br .L3
	.endp number#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%"
	.align 8
.LC5:
	stringz	"L"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc text_of#
text_of:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	addl r35 = @gprel(next.2#), gp
	movl r37 = @gprel(text.1#)
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r40 = r1
	.body
	.mii
	add r37 = r1, r37
	mov r41 = r34
	;;
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	extr r15 = r14, 31, 1
	;;
	shr.u r15 = r15, 61
	;;
	.mmi
	add r14 = r14, r15
	;;
	and r14 = 7, r14
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	adds r36 = -1, r8
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r43 = r36
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r34
	adds r41 = 16, r12
	br.call.sptk.many b0 = strncat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	add r42 = r34, r36
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	ld4 r14 = [r35]
	mov r1 = r40
	mov r45 = r32
	.mmi
	mov r46 = r33
	adds r43 = 16, r12
	addl r42 = 6000, r0
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	;;
	shladd r14 = r15, 2, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r41 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r41 = r41, r14
	;;
	shladd r41 = r41, 4, r0
	nop 0
	;;
	.mib
	add r41 = r37, r41
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	ld4 r15 = [r35]
	mov r1 = r40
	;;
	sxt4 r15 = r15
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r8 = r14, 4, r0
	;;
	sub r8 = r8, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r8 = r8, 4, r0
	nop 0
	;;
	.mii
	add r8 = r37, r8
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp text_of#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"nan"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	" EDOM"
	.align 8
.LC9:
	stringz	" ERANGE"
	.align 8
.LC10:
	stringz	".30g"
	.align 8
.LC11:
	stringz	"e-49"
	.align 8
.LC12:
	stringz	"inf"
	.align 8
.LC13:
	stringz	"logb"
	.align 8
.LC14:
	stringz	"%s %s%s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 38
	.mlx
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 4, 0
	movl r43 = @gprel(.LC10)
	.mmi
	mov r40 = r1
	mov r41 = r34
	mov r42 = r35
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	add r43 = r1, r43
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mib
	mov r1 = r40
	mov r36 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r41 = r36
	.mmi
	nop 0
	ld4 r37 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC6)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mmi
	(p6) add r36 = r1, r36
	nop 0
	add r42 = r1, r42
	;;
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmb
	mov r1 = r40
	cmp4.eq p8, p9 = 33, r37
	nop 0
	.mib
	cmp.ne p6, p7 = 0, r8
	mov b0 = r38
	(p7) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L29:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	(p8) movl r44 = @gprel(.LC8)
	.mmi
	nop 0
	cmp4.ne p6, p7 = 34, r37
	nop 0
	;;
	.mbb
	(p8) add r44 = r1, r44
	(p8) br.cond.dpnt .L19
	(p7) br.cond.dpnt .L30
	;;
.L20:
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mmi
	mov r43 = r36
	nop 0
	mov r42 = r32
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L31:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L30:
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r41 = r32
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mmi
	mov r43 = r36
	nop 0
	mov r42 = r32
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L31
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"0"
	.align 8
.LC16:
	stringz	".0e"
	.align 8
.LC20:
	stringz	".36g"
	.align 8
.LC21:
	stringz	"%s"
	.align 8
.LC22:
	stringz	" %d %s"
	.align 8
.LC23:
	stringz	" %s\n"
	.align 8
.LC24:
	stringz	"%s %s"
	.align 8
.LC25:
	stringz	"-1"
	.align 8
.LC26:
	stringz	" %s"
	.align 8
.LC27:
	stringz	"0.7"
	.align 8
.LC28:
	stringz	" %d\n"
	.align 8
.LC29:
	stringz	"%d\n"
	.align 8
.LC30:
	stringz	"%ld %ld %lld %lld\n"
	.align 8
.LC31:
	stringz	"%s %s %s\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC17:
	data8	values#+8
	.align 8
.LC18:
	data8	one#+8
	.align 8
.LC19:
	data8	two#+8
	.align 8
.LC32:
	data8	conversions.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 28, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	addl r14 = @gprel(.LC17), gp
	;;
	.mlx
	nop 0
	movl r39 = @gprel(numbers#)
	.mlx
	mov r59 = r1
	movl r60 = @gprel(.LC15)
	;;
	.mmi
	add r39 = r1, r39
	ld8 r41 = [r14]
	.save rp, r57
	mov r57 = b0
	.mmi
	add r60 = r1, r60
	;;
	mov r32 = r39
	mov ar.lc = 34
	.mmi
	mov r42 = r39
	nop 0
	mov r33 = r41
	;;
	.mmi
	nop 0
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	st8 [r32] = r8, 8
	nop 0
	mov r1 = r59
	;;
	.mib
	st8 [r32] = r9, 8
	nop 0
	br.cloop.sptk.few .L33
.L63:
	.mlx
	nop 0
	movl r34 = @gprel(one#)
	.mii
	addl r14 = @gprel(.LC18), gp
	nop 0
	;;
	add r34 = r1, r34
	.mii
	ld8 r35 = [r14]
	nop 0
	;;
	adds r36 = 464, r34
	.align 32
.L34:
	.mmi
	nop 0
	mov r32 = r39
	mov ar.lc = 34
	.align 32
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld8 r14 = [r35]
	ld8 r60 = [r32], 8
	nop 0
	;;
	.mmi
	ld8 r61 = [r32], 8
	ld8 r33 = [r34]
	nop 0
	.mmi
	st4 [r8] = r0
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r59
	mov r62 = r8
	nop 0
	.mmb
	mov r63 = r9
	mov r60 = r33
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L36
	.mmi
	adds r34 = 16, r34
	nop 0
	adds r35 = 16, r35
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r36, r34
	(p7) br.cond.dptk .L34
	.mlx
	addl r14 = @gprel(.LC19), gp
	movl r37 = @gprel(two#)
	.mmi
	nop 0
	mov r43 = r0
	nop 0
	;;
	.mlx
	ld8 r36 = [r14]
	movl r14 = -3689348814741910323
	.mmi
	add r37 = r1, r37
	;;
	setf.sig f2 = r14
	nop 0
.L42:
	.mmi
	cmp.ltu p6, p7 = 1, r43
	nop 0
	and r40 = 1, r43
	;;
	.mmi
	(p6) addl r38 = 5, r0
	nop 0
	shladd r35 = r40, 4, r0
	;;
	.mii
	(p7) addl r38 = 3, r0
	add r35 = r35, r42
	;;
	shladd r44 = r38, 4, r0
	.align 32
.L41:
	.mmi
	nop 0
	setf.sig f6 = r40
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r32 = r14, 2
	and r14 = -4, r14
	;;
	.mmi
	add r32 = r14, r32
	;;
	sub r32 = r40, r32
	nop 0
	;;
	.mii
	shladd r33 = r32, 4, r0
	nop 0
	;;
	add r33 = r33, r42
	.align 32
.L40:
	.mib
	add r32 = r32, r38
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld8 r14 = [r36]
	ld8 r62 = [r33], 8
	nop 0
	;;
	.mmi
	ld8 r60 = [r35], 8
	ld8 r63 = [r33], r44
	nop 0
	;;
	.mmi
	ld8 r61 = [r35], -8
	nop 0
	adds r33 = -8, r33
	.mmi
	ld8 r34 = [r37]
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r59
	mov r62 = r8
	nop 0
	.mmb
	mov r63 = r9
	mov r60 = r34
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r59
	cmp.geu p6, p7 = 34, r32
	(p6) br.cond.dptk .L40
	.mmi
	adds r40 = 2, r40
	nop 0
	adds r35 = 32, r35
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 34, r40
	(p6) br.cond.dptk .L41
	.mmi
	adds r43 = 1, r43
	adds r37 = 16, r37
	adds r36 = 16, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 10, r43
	(p6) br.cond.dptk .L42
	.mlx
	nop 0
	movl r34 = @gprel(numbers#)
	.mlx
	nop 0
	movl r32 = @gprel(.LC15)
	;;
	.mlx
	add r34 = r1, r34
	movl r42 = @gprel(.LC12)
	.mlx
	add r32 = r1, r32
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	add r42 = r1, r42
	movl r43 = @gprel(.LC20)
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	.mlx
	nop 0
	movl r51 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC24)
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mlx
	ld8 r36 = [r34], 8
	movl r45 = @gprel(.LC26)
	.mlx
	adds r40 = 36, r12
	movl r48 = @gprel(.LC27)
	;;
	.mlx
	adds r38 = 32, r12
	movl r47 = @gprel(.LC28)
	.mlx
	add r44 = r1, r44
	movl r56 = @gprel(.LC30)
	;;
	.mlx
	add r43 = r1, r43
	movl r46 = @gprel(.LC29)
	.mmi
	add r53 = r1, r53
	add r52 = r1, r52
	add r51 = r1, r51
	;;
	.mmi
	add r50 = r1, r50
	add r49 = r1, r49
	add r45 = r1, r45
	.mmi
	add r48 = r1, r48
	add r47 = r1, r47
	add r56 = r1, r56
	;;
	.mmi
	add r46 = r1, r46
	ld8 r37 = [r34], 8
	mov ar.lc = 34
	.mmi
	st4 [r40] = r0
	st4 [r38] = r0
	mov r61 = r42
	;;
	.mmi
	mov r60 = r32
	nop 0
	mov r35 = r41
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r59
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L62
	.align 32
.L44:
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L47
	;;
.L64:
	.mlx
	nop 0
	movl r36 = @gprel(values#)
	.mlx
	addl r38 = @gprel(.LC32), gp
	movl r37 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC15)
	.mmi
	add r36 = r1, r36
	ld8 r33 = [r38]
	add r37 = r1, r37
	;;
	.mib
	nop 0
	mov ar.lc = 13
	nop 0
	.mlx
	add r34 = r1, r34
	movl r35 = @gprel(.LC31)
	;;
	.mmi
	adds r36 = 280, r36
	add r35 = r1, r35
	mov r32 = r37
	;;
	.align 32
.L54:
	.mmi
	ld8 r60 = [r39], 8
	nop 0
	mov r62 = r32
	;;
	.mib
	ld8 r61 = [r39], -8
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	mov r63 = r8
	mov r62 = r32
	.mmb
	mov r61 = r34
	mov r60 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L52
	;;
	.align 32
.L65:
	.mmb
	cmp.eq p6, p7 = r36, r41
	adds r39 = 16, r39
	nop 0
	.mib
	mov r32 = r37
	mov ar.lc = 13
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	ld8 r34 = [r41], 8
	nop 0
	.mmb
	ld8 r33 = [r38]
	nop 0
	br .L54
	;;
.L33:
	.mib
	ld8 r60 = [r33], 8
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	st8 [r32] = r8, 8
	nop 0
	mov r1 = r59
	;;
	.mib
	st8 [r32] = r9, 8
	nop 0
	br.cloop.sptk.few .L33
	.mib
	nop 0
	nop 0
	br .L63
	;;
.L47:
	.mmi
	ld8 r32 = [r35], 8
	st4 [r40] = r0
	nop 0
	.mmi
	st4 [r38] = r0
	ld8 r36 = [r34], 8
	mov r61 = r42
	;;
	.mib
	ld8 r37 = [r34], 8
	mov r60 = r32
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r59
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L44
.L62:
	.mib
	mov r61 = r44
	mov r60 = r32
	br.call.sptk.many b0 = strstr#
	;;
	.mib
	mov r1 = r59
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	.mmi
	mov r60 = r36
	nop 0
	mov r61 = r37
	.mmb
	mov r62 = r40
	nop 0
	br.call.sptk.many b0 = frexpl#
	;;
	.mmi
	mov r62 = r43
	mov r61 = r9
	nop 0
	.mmb
	mov r1 = r59
	mov r60 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	ld4 r32 = [r40]
	mov r60 = r36
	.mmb
	mov r61 = r37
	adds r62 = 16, r12
	br.call.sptk.many b0 = modfl#
	;;
	.mmi
	mov r1 = r59
	mov r61 = r9
	nop 0
	.mmb
	mov r60 = r8
	mov r62 = r43
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r61 = r32
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r8
	mov r60 = r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r62 = r43
	mov r1 = r59
	;;
	.mmi
	nop 0
	ld8 r60 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r61 = [r14], -8
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	mov r60 = r36
	nop 0
	.mmb
	mov r61 = r37
	addl r62 = 3, r0
	br.call.sptk.many b0 = ldexpl#
	;;
	.mmi
	mov r1 = r59
	mov r61 = r9
	nop 0
	.mmb
	mov r60 = r8
	mov r62 = r43
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	mov r32 = r8
	addl r62 = -2, r0
	.mmb
	mov r60 = r36
	mov r61 = r37
	br.call.sptk.many b0 = scalbnl#
	;;
	.mmi
	mov r1 = r59
	mov r61 = r9
	nop 0
	.mmb
	mov r60 = r8
	mov r62 = r43
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r61 = r32
	mov r62 = r8
	nop 0
	.mmb
	mov r1 = r59
	mov r60 = r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	mov r60 = r49
	br.call.sptk.many b0 = number#
	;;
	.mmi
	mov r63 = r37
	mov r65 = r9
	mov r64 = r8
	.mmi
	mov r1 = r59
	mov r62 = r36
	mov r60 = r36
	;;
	.mib
	mov r61 = r37
	nop 0
	br.call.sptk.many b0 = fmal#
	;;
	.mmi
	mov r62 = r43
	mov r61 = r9
	nop 0
	.mmb
	mov r1 = r59
	mov r60 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	mov r60 = r48
	br.call.sptk.many b0 = number#
	;;
	.mmi
	mov r64 = r38
	mov r63 = r9
	mov r1 = r59
	.mmi
	mov r62 = r8
	mov r60 = r36
	mov r61 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remquol#
	;;
	.mmi
	mov r62 = r43
	mov r61 = r9
	nop 0
	.mmb
	mov r1 = r59
	mov r60 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r38]
	mov r1 = r59
	mov r60 = r47
	;;
	.mii
	nop 0
	extr r61 = r14, 31, 1
	;;
	shr.u r61 = r61, 61
	;;
	.mmi
	add r14 = r14, r61
	;;
	and r14 = 7, r14
	nop 0
	;;
	.mib
	sub r61 = r14, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.geu p6, p7 = 17, r33
	mov r1 = r59
	nop 0
	.mmb
	mov r60 = r36
	mov r61 = r37
	(p7) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lrintl#
	;;
	.mmi
	mov r1 = r59
	mov r60 = r36
	nop 0
	.mmb
	mov r61 = r37
	mov r32 = r8
	br.call.sptk.many b0 = lroundl#
	;;
	.mmi
	mov r1 = r59
	mov r60 = r36
	nop 0
	.mmb
	mov r61 = r37
	mov r54 = r8
	br.call.sptk.many b0 = llrintl#
	;;
	.mmi
	mov r1 = r59
	mov r60 = r36
	nop 0
	.mmb
	mov r61 = r37
	mov r55 = r8
	br.call.sptk.many b0 = llroundl#
	;;
	.mmi
	mov r1 = r59
	mov r64 = r8
	mov r63 = r55
	.mmi
	mov r62 = r54
	mov r61 = r32
	mov r60 = r56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	cmp.ltu p6, p7 = 1, r33
	(p7) br.cond.dpnt .L44
.L50:
	.mmi
	mov r60 = r36
	nop 0
	mov r61 = r37
	.mmb
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = ilogbl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L64
.L52:
	.mmi
	ld8 r32 = [r33], 8
	ld8 r60 = [r39], 8
	nop 0
	;;
	.mib
	ld8 r61 = [r39], -8
	mov r62 = r32
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r59
	mov r63 = r8
	mov r62 = r32
	.mmb
	mov r61 = r34
	mov r60 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L52
	.mib
	nop 0
	nop 0
	br .L65
.L53:
	.mmi
	mov r8 = r0
	adds r18 = 56, r12
	mov b0 = r57
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r58
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	".0f"
	.align 8
.LC36:
	stringz	".0a"
	.align 8
.LC37:
	stringz	".36e"
	.align 8
.LC38:
	stringz	".20g"
	.align 8
.LC39:
	stringz	".5a"
	.align 8
.LC40:
	stringz	".28a"
	.align 8
.LC41:
	stringz	".40a"
	.align 8
.LC42:
	stringz	"f"
	.align 8
.LC43:
	stringz	"g"
	.align 8
.LC44:
	stringz	"a"
	.align 8
.LC45:
	stringz	"A"
	.align 8
.LC46:
	stringz	".700f"
	.align 8
.LC47:
	stringz	".10E"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	conversions.0#, @object
	.size	conversions.0#, 112
conversions.0:
	data8	.LC16
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	.section	.bss,	"aw",	"nobits"
	.align 1
	.type	text.1#, @object
	.size	text.1#, 48000
text.1:
	.skip	48000
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	next.2#, @object
	.size	next.2#, 4
next.2:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 16
	.type	numbers#, @object
	.size	numbers#, 560
numbers:
	.skip	560
	.section	.rodata.str1.8
	.align 8
.LC48:
	stringz	"-0"
	.align 8
.LC49:
	stringz	"1"
	.align 8
.LC50:
	stringz	"0.5"
	.align 8
.LC51:
	stringz	"-0.5"
	.align 8
.LC52:
	stringz	"0.3"
	.align 8
.LC53:
	stringz	"1.5"
	.align 8
.LC54:
	stringz	"2.5"
	.align 8
.LC55:
	stringz	"-2.5"
	.align 8
.LC56:
	stringz	"3"
	.align 8
.LC57:
	stringz	"7.25"
	.align 8
.LC58:
	stringz	"10"
	.align 8
.LC59:
	stringz	"-10.125"
	.align 8
.LC60:
	stringz	"100.7"
	.align 8
.LC61:
	stringz	"-710.5"
	.align 8
.LC62:
	stringz	"1e-9"
	.align 8
.LC63:
	stringz	"123456.5"
	.align 8
.LC64:
	stringz	"1e4000"
	.align 8
.LC65:
	stringz	"1e-4000"
	.align 8
.LC66:
	stringz	"-1e300"
	.align 8
.LC67:
	stringz	"1e4932"
	.align 8
.LC68:
	stringz	"11356.5"
	.align 8
.LC69:
	stringz	"-11400"
	.align 8
.LC70:
	stringz	"1e-30"
	.align 8
.LC71:
	stringz	"-1e-4960"
	.align 8
.LC72:
	stringz	"6.5e-4966"
	.align 8
.LC73:
	stringz	"-inf"
	.align 8
.LC74:
	stringz	"0x1.8p70"
	.align 8
.LC75:
	stringz	"2e35"
	.align 8
.LC76:
	stringz	"0.99999999"
	.align 8
.LC77:
	stringz	"1.00000001"
	.align 8
.LC78:
	stringz	"3.14159265358979323846264338327950288"
	.section	.data.rel.ro.local
	.align 8
	.type	values#, @object
	.size	values#, 280
values:
	data8	.LC15
	data8	.LC48
	data8	.LC49
	data8	.LC25
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC12
	data8	.LC73
	data8	.LC6
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	.section	.rodata.str1.8
	.align 8
.LC79:
	stringz	"pow"
	.align 8
.LC80:
	stringz	"atan2"
	.align 8
.LC81:
	stringz	"hypot"
	.align 8
.LC82:
	stringz	"fmod"
	.align 8
.LC83:
	stringz	"remainder"
	.align 8
.LC84:
	stringz	"copysign"
	.align 8
.LC85:
	stringz	"fmax"
	.align 8
.LC86:
	stringz	"fmin"
	.align 8
.LC87:
	stringz	"fdim"
	.align 8
.LC88:
	stringz	"nextafter"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	two#, @object
	.size	two#, 160
two:
	data8	.LC79
	data8	@fptr(powl#)
	data8	.LC80
	data8	@fptr(atan2l#)
	data8	.LC81
	data8	@fptr(hypotl#)
	data8	.LC82
	data8	@fptr(fmodl#)
	data8	.LC83
	data8	@fptr(remainderl#)
	data8	.LC84
	data8	@fptr(copysignl#)
	data8	.LC85
	data8	@fptr(fmaxl#)
	data8	.LC86
	data8	@fptr(fminl#)
	data8	.LC87
	data8	@fptr(fdiml#)
	data8	.LC88
	data8	@fptr(nextafterl#)
	.section	.rodata.str1.8
	.align 8
.LC89:
	stringz	"sqrt"
	.align 8
.LC90:
	stringz	"cbrt"
	.align 8
.LC91:
	stringz	"exp"
	.align 8
.LC92:
	stringz	"exp2"
	.align 8
.LC93:
	stringz	"expm1"
	.align 8
.LC94:
	stringz	"log"
	.align 8
.LC95:
	stringz	"log2"
	.align 8
.LC96:
	stringz	"log10"
	.align 8
.LC97:
	stringz	"log1p"
	.align 8
.LC98:
	stringz	"sin"
	.align 8
.LC99:
	stringz	"cos"
	.align 8
.LC100:
	stringz	"tan"
	.align 8
.LC101:
	stringz	"asin"
	.align 8
.LC102:
	stringz	"acos"
	.align 8
.LC103:
	stringz	"atan"
	.align 8
.LC104:
	stringz	"sinh"
	.align 8
.LC105:
	stringz	"cosh"
	.align 8
.LC106:
	stringz	"tanh"
	.align 8
.LC107:
	stringz	"asinh"
	.align 8
.LC108:
	stringz	"acosh"
	.align 8
.LC109:
	stringz	"atanh"
	.align 8
.LC110:
	stringz	"fabs"
	.align 8
.LC111:
	stringz	"floor"
	.align 8
.LC112:
	stringz	"ceil"
	.align 8
.LC113:
	stringz	"trunc"
	.align 8
.LC114:
	stringz	"round"
	.align 8
.LC115:
	stringz	"rint"
	.align 8
.LC116:
	stringz	"nearbyint"
	.section	.data.rel.ro
	.align 8
	.type	one#, @object
	.size	one#, 464
one:
	data8	.LC89
	data8	@fptr(sqrtl#)
	data8	.LC90
	data8	@fptr(cbrtl#)
	data8	.LC91
	data8	@fptr(expl#)
	data8	.LC92
	data8	@fptr(exp2l#)
	data8	.LC93
	data8	@fptr(expm1l#)
	data8	.LC94
	data8	@fptr(logl#)
	data8	.LC95
	data8	@fptr(log2l#)
	data8	.LC96
	data8	@fptr(log10l#)
	data8	.LC97
	data8	@fptr(log1pl#)
	data8	.LC98
	data8	@fptr(sinl#)
	data8	.LC99
	data8	@fptr(cosl#)
	data8	.LC100
	data8	@fptr(tanl#)
	data8	.LC101
	data8	@fptr(asinl#)
	data8	.LC102
	data8	@fptr(acosl#)
	data8	.LC103
	data8	@fptr(atanl#)
	data8	.LC104
	data8	@fptr(sinhl#)
	data8	.LC105
	data8	@fptr(coshl#)
	data8	.LC106
	data8	@fptr(tanhl#)
	data8	.LC107
	data8	@fptr(asinhl#)
	data8	.LC108
	data8	@fptr(acoshl#)
	data8	.LC109
	data8	@fptr(atanhl#)
	data8	.LC110
	data8	@fptr(fabsl#)
	data8	.LC111
	data8	@fptr(floorl#)
	data8	.LC112
	data8	@fptr(ceill#)
	data8	.LC113
	data8	@fptr(truncl#)
	data8	.LC114
	data8	@fptr(roundl#)
	data8	.LC115
	data8	@fptr(rintl#)
	data8	.LC116
	data8	@fptr(nearbyintl#)
	data8	.LC13
	data8	@fptr(logbl#)
	.global logbl#
	.type	logbl#, @function
	.global nearbyintl#
	.type	nearbyintl#, @function
	.global rintl#
	.type	rintl#, @function
	.global roundl#
	.type	roundl#, @function
	.global truncl#
	.type	truncl#, @function
	.global ceill#
	.type	ceill#, @function
	.global floorl#
	.type	floorl#, @function
	.global fabsl#
	.type	fabsl#, @function
	.global atanhl#
	.type	atanhl#, @function
	.global acoshl#
	.type	acoshl#, @function
	.global asinhl#
	.type	asinhl#, @function
	.global tanhl#
	.type	tanhl#, @function
	.global coshl#
	.type	coshl#, @function
	.global sinhl#
	.type	sinhl#, @function
	.global atanl#
	.type	atanl#, @function
	.global acosl#
	.type	acosl#, @function
	.global asinl#
	.type	asinl#, @function
	.global tanl#
	.type	tanl#, @function
	.global cosl#
	.type	cosl#, @function
	.global sinl#
	.type	sinl#, @function
	.global log1pl#
	.type	log1pl#, @function
	.global log10l#
	.type	log10l#, @function
	.global log2l#
	.type	log2l#, @function
	.global logl#
	.type	logl#, @function
	.global expm1l#
	.type	expm1l#, @function
	.global exp2l#
	.type	exp2l#, @function
	.global expl#
	.type	expl#, @function
	.global cbrtl#
	.type	cbrtl#, @function
	.global sqrtl#
	.type	sqrtl#, @function
	.global nextafterl#
	.type	nextafterl#, @function
	.global fdiml#
	.type	fdiml#, @function
	.global fminl#
	.type	fminl#, @function
	.global fmaxl#
	.type	fmaxl#, @function
	.global copysignl#
	.type	copysignl#, @function
	.global remainderl#
	.type	remainderl#, @function
	.global fmodl#
	.type	fmodl#, @function
	.global hypotl#
	.type	hypotl#, @function
	.global atan2l#
	.type	atan2l#, @function
	.global powl#
	.type	powl#, @function
	.global ilogbl#
	.type	ilogbl#, @function
	.global llroundl#
	.type	llroundl#, @function
	.global llrintl#
	.type	llrintl#, @function
	.global lroundl#
	.type	lroundl#, @function
	.global lrintl#
	.type	lrintl#, @function
	.global remquol#
	.type	remquol#, @function
	.global fmal#
	.type	fmal#, @function
	.global scalbnl#
	.type	scalbnl#, @function
	.global ldexpl#
	.type	ldexpl#, @function
	.global modfl#
	.type	modfl#, @function
	.global frexpl#
	.type	frexpl#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global strstr#
	.type	strstr#, @function
	.global __errno#
	.type	__errno#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strcat#
	.type	strcat#, @function
	.global strncat#
	.type	strncat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global swscanf#
	.type	swscanf#, @function
	.global memcmp#
	.type	memcmp#, @function
	.global wcstold#
	.type	wcstold#, @function
	.global mbstowcs#
	.type	mbstowcs#, @function
	.global printf#
	.type	printf#, @function
	.global sscanf#
	.type	sscanf#, @function
	.global strtold#
	.type	strtold#, @function
	.ident	"GCC: (GNU) 12.2.0"
