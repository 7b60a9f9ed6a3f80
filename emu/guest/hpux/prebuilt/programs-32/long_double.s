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
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	;;
	addl r17 = -24064, r0
	nop 0
	;;
	.mmb
	.fframe 24064
	add r12 = r12, r17
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	addl r14 = 24064, r0
	.mmi
	mov r39 = r32
	;;
	add r34 = r12, r14
	addl r14 = 24048, r0
	;;
	.mmi
	add r33 = r12, r14
	addl r14 = 24032, r0
	mov r40 = r34
	;;
	.mib
	add r35 = r12, r14
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	ld4 r14 = [r34]
	st8 [r33] = r8, 8
	nop 0
	.mmi
	mov r1 = r38
	mov r41 = r35
	mov r39 = r32
	;;
	.mmi
	nop 0
	st8 [r33] = r9, -8
	addp4 r14 = 0,r14
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mii
	ld1 r14 = [r14]
	add r40 = r1, r40
	;;
	sxt1 r14 = r14
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
	mov r1 = r38
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L12
	;;
.L4:
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L3:
	.mmi
	adds r14 = 16, r12
	addl r41 = 6000, r0
	mov r40 = r32
	;;
	.mmi
	mov r39 = r14
	nop 0
	addl r14 = 24032, r0
	;;
	.mib
	add r34 = r12, r14
	nop 0
	br.call.sptk.many b0 = mbstowcs#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r40 = r0
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = wcstold#
	;;
	.mmi
	addl r14 = 24016, r0
	nop 0
	mov r1 = r38
	.mii
	addl r41 = 16, r0
	mov r39 = r33
	;;
	add r40 = r12, r14
	;;
	.mmi
	nop 0
	st8 [r40] = r8, 8
	nop 0
	;;
	.mib
	st8 [r40] = r9, -8
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 16, r12
	nop 0
	.mmb
	mov r41 = r34
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mii
	mov r39 = r14
	nop 0
	;;
	add r40 = r1, r40
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = swscanf#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L13
	;;
.L7:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L6:
	.mmi
	ld8 r8 = [r33], 8
	;;
	ld8 r9 = [r33], -8
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	addl r19 = 24064, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mmi
	addl r41 = 16, r0
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L6
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L6
.L12:
	.mmi
	mov r40 = r35
	nop 0
	mov r39 = r33
	.mmb
	addl r41 = 16, r0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L3
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
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
	.mmi
	addl r35 = @gprel(next.2#), gp
	addp4 r34 = 0,r34
	mov r40 = r1
	.body
	;;
	.mlx
	ld4 r14 = [r35]
	movl r37 = @gprel(text.1#)
	.mmi
	mov r41 = r34
	;;
	adds r14 = 1, r14
	add r37 = r1, r37
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
	adds r14 = 16, r12
	adds r36 = -1, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r43 = r36
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = strncat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	mov r41 = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r40
	add r42 = r36, r34
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	ld4 r15 = [r35]
	adds r14 = 16, r12
	mov r1 = r40
	.mmi
	mov r45 = r32
	mov r46 = r33
	addl r42 = 6000, r0
	;;
	.mii
	mov r43 = r14
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r41 = r14, 4, r0
	;;
	sub r41 = r41, r14
	nop 0
	;;
	.mmi
	nop 0
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
	shladd r8 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r8 = r8, r14
	;;
	shladd r8 = r8, 4, r0
	nop 0
	;;
	.mii
	addp4 r8 = r8, r37
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
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 4, 0
	movl r44 = @gprel(.LC10)
	.mmi
	mov r41 = r1
	mov r42 = r34
	mov r43 = r35
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	nop 0
	.mmb
	add r44 = r1, r44
	addp4 r32 = 0,r32
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addp4 r36 = 0,r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r42 = r36
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r37
	;;
	.mib
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r43 = @gprel(.LC11)
	;;
	.mmi
	(p6) addp4 r36 = 0,r37
	nop 0
	add r43 = r1, r43
	;;
	.mib
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r41
	mov b0 = r39
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov ar.pfs = r40
	.bbb
	nop 0
	(p7) br.cond.dpnt .L29
	br.ret.sptk.many b0
	;;
.L29:
	.mib
	cmp4.eq p6, p7 = 33, r38
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 34, r38
	(p7) br.cond.dpnt .L30
.L20:
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mii
	add r45 = r1, r45
	nop 0
	;;
	addp4 r45 = 0,r45
.L19:
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mmi
	mov r44 = r36
	nop 0
	mov r43 = r32
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L31:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L30:
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r41
	addp4 r8 = 0,r8
	mov r42 = r32
	;;
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r43 = @gprel(.LC13)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r45 = 0,r45
	(p7) br.cond.dptk .L19
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	addp4 r45 = 0,r45
	br .L19
	;;
.L23:
	.mlx
	mov r44 = r36
	movl r45 = @gprel(.LC8)
	.mlx
	mov r43 = r32
	movl r42 = @gprel(.LC14)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r42 = r1, r42
	;;
	.mib
	addp4 r45 = 0,r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
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
	.align 4
.LC17:
	data4	values#+4
	.align 4
.LC18:
	data4	one#+4
	.align 4
.LC19:
	data4	two#+4
	.align 4
.LC32:
	data4	conversions.0#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 58
	.mmb
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 0, 29, 6, 0
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
	movl r44 = @gprel(numbers#)
	.mlx
	ld4 r43 = [r14]
	movl r40 = @gprel(.LC15)
	;;
	.mmb
	add r44 = r1, r44
	add r40 = r1, r40
	nop 0
	.mii
	mov r60 = r1
	.save rp, r58
	mov r58 = b0
	mov r32 = r43
	;;
	.mii
	mov r33 = r44
	mov ar.lc = 34
	addp4 r61 = 0,r40
	.mmi
	mov r45 = r44
	;;
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
	addp4 r14 = 0,r33
	addp4 r15 = 0,r32
	nop 0
	.mmi
	mov r1 = r60
	adds r32 = 4, r32
	adds r33 = 16, r33
	;;
	.mmi
	nop 0
	st8 [r14] = r8, 8
	nop 0
	;;
	.mib
	st8 [r14] = r9, -8
	nop 0
	br.cloop.sptk.few .L33
	;;
.L63:
	.mlx
	nop 0
	movl r36 = @gprel(one#)
	.mii
	addl r14 = @gprel(.LC18), gp
	nop 0
	;;
	add r36 = r1, r36
	.mii
	ld4 r37 = [r14]
	nop 0
	;;
	adds r38 = 232, r36
	.align 32
.L34:
	.mmb
	nop 0
	mov r33 = r44
	nop 0
	.mmi
	addp4 r35 = 0,r36
	addp4 r34 = 0,r37
	mov ar.lc = 34
	.align 32
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r16 = 0,r33
	ld4 r15 = [r34]
	addp4 r8 = 0,r8
	.mmi
	adds r33 = 16, r33
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	ld8 r61 = [r16], 8
	addp4 r15 = 0,r15
	addp4 r32 = 0,r14
	;;
	.mmi
	ld8 r62 = [r16], -8
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r15]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r60
	mov r63 = r8
	nop 0
	.mmb
	mov r64 = r9
	mov r61 = r32
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L36
	.mmi
	adds r36 = 8, r36
	nop 0
	adds r37 = 8, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r38, r36
	(p7) br.cond.dptk .L34
	.mlx
	addl r14 = @gprel(.LC19), gp
	movl r48 = @gprel(two#)
	.mmi
	nop 0
	mov r46 = r0
	nop 0
	;;
	.mlx
	ld4 r47 = [r14]
	movl r14 = -3689348814741910323
	.mmi
	add r48 = r1, r48
	;;
	setf.sig f2 = r14
	nop 0
.L42:
	.mmi
	cmp4.ltu p6, p7 = 1, r46
	and r41 = 1, r46
	addp4 r39 = 0,r48
	.mmi
	addp4 r38 = 0,r47
	;;
	(p6) addl r36 = 5, r0
	shladd r42 = r41, 4, r0
	;;
	.mii
	(p7) addl r36 = 3, r0
	add r42 = r42, r45
	;;
	shladd r37 = r36, 4, r0
	.align 32
.L41:
	.mmi
	addp4 r33 = r41, r0
	nop 0
	addp4 r35 = 0,r42
	;;
	.mmi
	nop 0
	setf.sig f6 = r33
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
	shr.u r15 = r14, 2
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r14, r15
	;;
	sub r33 = r33, r14
	nop 0
	;;
	.mii
	shladd r34 = r33, 4, r0
	nop 0
	;;
	add r34 = r34, r45
	.align 32
.L40:
	.mib
	add r33 = r33, r36
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r16 = 0,r34
	ld8 r61 = [r35], 8
	addp4 r8 = 0,r8
	.mmi
	add r34 = r34, r37
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r63 = [r16], 8
	addp4 r15 = 0,r15
	.mmi
	ld4 r14 = [r39]
	;;
	ld8 r64 = [r16], -8
	addp4 r32 = 0,r14
	.mmi
	ld8 r62 = [r35], -8
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r15]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r60
	mov r63 = r8
	nop 0
	.mmb
	mov r64 = r9
	mov r61 = r32
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r60
	cmp4.geu p6, p7 = 34, r33
	(p6) br.cond.dptk .L40
	.mmi
	adds r41 = 2, r41
	nop 0
	adds r42 = 32, r42
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 34, r41
	(p6) br.cond.dptk .L41
	.mmi
	adds r46 = 1, r46
	adds r48 = 8, r48
	adds r47 = 8, r47
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r46
	(p6) br.cond.dptk .L42
	.mlx
	nop 0
	movl r33 = @gprel(numbers#)
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mlx
	add r33 = r1, r33
	movl r45 = @gprel(.LC6)
	.mlx
	add r41 = r1, r41
	movl r42 = @gprel(.LC20)
	;;
	.mlx
	addp4 r14 = 0,r33
	movl r54 = @gprel(.LC21)
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	nop 0
	movl r51 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC25)
	.mlx
	ld8 r36 = [r14], 8
	movl r46 = @gprel(.LC26)
	;;
	.mlx
	addp4 r32 = 0,r40
	movl r49 = @gprel(.LC27)
	.mlx
	adds r39 = 36, r12
	movl r48 = @gprel(.LC28)
	;;
	.mlx
	adds r38 = 32, r12
	movl r57 = @gprel(.LC30)
	.mlx
	add r45 = r1, r45
	movl r47 = @gprel(.LC29)
	;;
	.mmi
	add r42 = r1, r42
	add r54 = r1, r54
	add r53 = r1, r53
	.mmi
	add r52 = r1, r52
	add r51 = r1, r51
	add r50 = r1, r50
	;;
	.mmi
	add r46 = r1, r46
	add r49 = r1, r49
	add r48 = r1, r48
	.mmi
	add r57 = r1, r57
	add r47 = r1, r47
	mov r62 = r41
	;;
	.mmi
	ld8 r37 = [r14], -8
	st4 [r39] = r0
	mov ar.lc = 34
	.mmb
	st4 [r38] = r0
	mov r61 = r32
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r34 = r43
	nop 0
	.mmi
	mov r35 = r0
	adds r33 = 16, r33
	mov r1 = r60
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L62
	.align 32
.L44:
	.mib
	addp4 r14 = 0,r34
	adds r35 = 1, r35
	br.cloop.sptk.few .L47
	;;
.L64:
	.mmi
	addl r39 = @gprel(.LC32), gp
	addp4 r34 = 0,r40
	mov ar.lc = 13
	.mlx
	addp4 r35 = 0,r44
	movl r37 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(values#)
	.mlx
	add r37 = r1, r37
	movl r36 = @gprel(.LC31)
	;;
	.mmi
	add r38 = r1, r38
	addp4 r37 = 0,r37
	add r36 = r1, r36
	.mmi
	ld4 r33 = [r39]
	;;
	adds r38 = 140, r38
	mov r32 = r37
	;;
	.align 32
.L54:
	.mmi
	ld8 r61 = [r35], 8
	nop 0
	mov r63 = r32
	;;
	.mib
	ld8 r62 = [r35], -8
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r32
	mov r62 = r34
	.mmb
	mov r61 = r36
	addp4 r64 = 0,r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L52
	.align 32
.L65:
	.mmi
	addp4 r14 = 0,r43
	cmp4.eq p6, p7 = r38, r43
	adds r44 = 16, r44
	.mmb
	adds r43 = 4, r43
	mov r32 = r37
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	ld4 r34 = [r14]
	addp4 r35 = 0,r44
	mov ar.lc = 13
	.mmi
	nop 0
	ld4 r33 = [r39]
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L54
.L33:
	.mmi
	nop 0
	ld4 r61 = [r15]
	nop 0
	;;
	.mib
	addp4 r61 = 0,r61
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	addp4 r14 = 0,r33
	addp4 r15 = 0,r32
	nop 0
	.mmi
	mov r1 = r60
	adds r32 = 4, r32
	adds r33 = 16, r33
	;;
	.mmi
	nop 0
	st8 [r14] = r8, 8
	nop 0
	;;
	.mib
	st8 [r14] = r9, -8
	nop 0
	br.cloop.sptk.few .L33
	.mib
	nop 0
	nop 0
	br .L63
	;;
.L47:
	.mmi
	ld4 r32 = [r14]
	addp4 r14 = 0,r33
	mov r62 = r41
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	adds r34 = 4, r34
	;;
	.mmi
	ld8 r36 = [r14], 8
	addp4 r32 = 0,r32
	adds r33 = 16, r33
	;;
	.mmi
	nop 0
	mov r61 = r32
	nop 0
	.mmb
	ld8 r37 = [r14], -8
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r60
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L44
.L62:
	.mib
	mov r62 = r45
	mov r61 = r32
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r60
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	.mmi
	mov r61 = r36
	nop 0
	mov r62 = r37
	.mmb
	mov r63 = r39
	nop 0
	br.call.sptk.many b0 = frexpl#
	;;
	.mmi
	mov r63 = r42
	mov r62 = r9
	nop 0
	.mmb
	mov r1 = r60
	mov r61 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r61 = r54
	.mmb
	addp4 r62 = 0,r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	ld4 r32 = [r39]
	nop 0
	.mmi
	mov r1 = r60
	mov r61 = r36
	mov r62 = r37
	;;
	.mib
	mov r63 = r14
	nop 0
	br.call.sptk.many b0 = modfl#
	;;
	.mmi
	mov r1 = r60
	mov r62 = r9
	nop 0
	.mmb
	mov r61 = r8
	mov r63 = r42
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r62 = r32
	mov r1 = r60
	nop 0
	.mmb
	mov r61 = r53
	addp4 r63 = 0,r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r63 = r42
	mov r1 = r60
	;;
	.mmi
	nop 0
	ld8 r61 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r62 = [r14], -8
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r61 = r52
	.mmb
	addp4 r62 = 0,r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	mov r61 = r36
	nop 0
	.mmb
	mov r62 = r37
	addl r63 = 3, r0
	br.call.sptk.many b0 = ldexpl#
	;;
	.mmi
	mov r1 = r60
	mov r62 = r9
	nop 0
	.mmb
	mov r61 = r8
	mov r63 = r42
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	addp4 r32 = 0,r8
	addl r63 = -2, r0
	.mmb
	mov r61 = r36
	mov r62 = r37
	br.call.sptk.many b0 = scalbnl#
	;;
	.mmi
	mov r1 = r60
	mov r62 = r9
	nop 0
	.mmb
	mov r61 = r8
	mov r63 = r42
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r62 = r32
	addp4 r63 = 0,r8
	nop 0
	.mmb
	mov r1 = r60
	mov r61 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	mov r61 = r50
	br.call.sptk.many b0 = number#
	;;
	.mmi
	mov r64 = r37
	mov r66 = r9
	mov r65 = r8
	.mmi
	mov r1 = r60
	mov r63 = r36
	mov r61 = r36
	;;
	.mib
	mov r62 = r37
	nop 0
	br.call.sptk.many b0 = fmal#
	;;
	.mmi
	mov r63 = r42
	mov r62 = r9
	nop 0
	.mmb
	mov r1 = r60
	mov r61 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	nop 0
	addp4 r62 = 0,r8
	.mmb
	mov r61 = r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	mov r61 = r49
	br.call.sptk.many b0 = number#
	;;
	.mmi
	mov r65 = r38
	mov r64 = r9
	mov r1 = r60
	.mmi
	mov r63 = r8
	mov r61 = r36
	mov r62 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remquol#
	;;
	.mmi
	mov r63 = r42
	mov r62 = r9
	nop 0
	.mmb
	mov r1 = r60
	mov r61 = r8
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r61 = r46
	.mmb
	addp4 r62 = 0,r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r38]
	mov r1 = r60
	mov r61 = r48
	;;
	.mii
	nop 0
	extr r62 = r14, 31, 1
	;;
	shr.u r62 = r62, 61
	;;
	.mmi
	add r14 = r14, r62
	;;
	and r14 = 7, r14
	nop 0
	;;
	.mib
	sub r62 = r14, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.geu p6, p7 = 17, r35
	mov r1 = r60
	nop 0
	.mmb
	mov r61 = r36
	mov r62 = r37
	(p7) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lrintl#
	;;
	.mmi
	mov r1 = r60
	mov r61 = r36
	nop 0
	.mmb
	mov r62 = r37
	mov r32 = r8
	br.call.sptk.many b0 = lroundl#
	;;
	.mmi
	mov r1 = r60
	mov r61 = r36
	nop 0
	.mmb
	mov r62 = r37
	mov r55 = r8
	br.call.sptk.many b0 = llrintl#
	;;
	.mmi
	mov r1 = r60
	mov r61 = r36
	nop 0
	.mmb
	mov r62 = r37
	mov r56 = r8
	br.call.sptk.many b0 = llroundl#
	;;
	.mmi
	mov r1 = r60
	mov r65 = r8
	mov r64 = r56
	.mmi
	mov r63 = r55
	mov r62 = r32
	mov r61 = r57
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	cmp4.ltu p6, p7 = 1, r35
	(p7) br.cond.dpnt .L44
.L50:
	.mmi
	mov r61 = r36
	nop 0
	mov r62 = r37
	.mmb
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = ilogbl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r8
	.mmb
	mov r61 = r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	addp4 r14 = 0,r34
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L64
	;;
.L52:
	.mmi
	addp4 r14 = 0,r33
	ld8 r61 = [r35], 8
	adds r33 = 4, r33
	;;
	.mmi
	ld4 r32 = [r14]
	ld8 r62 = [r35], -8
	nop 0
	;;
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = text_of#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r32
	mov r62 = r34
	.mmb
	mov r61 = r36
	addp4 r64 = 0,r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r60
	br.cloop.sptk.few .L52
	.mib
	nop 0
	nop 0
	br .L65
.L53:
	.mmi
	mov r8 = r0
	adds r18 = 56, r12
	mov b0 = r58
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r59
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
	.align 4
	.type	conversions.0#, @object
	.size	conversions.0#, 56
conversions.0:
	data4	.LC16
	data4	.LC35
	data4	.LC36
	data4	.LC37
	data4	.LC38
	data4	.LC39
	data4	.LC40
	data4	.LC41
	data4	.LC42
	data4	.LC43
	data4	.LC44
	data4	.LC45
	data4	.LC46
	data4	.LC47
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
	.align 8
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
	.align 4
	.type	values#, @object
	.size	values#, 140
values:
	data4	.LC15
	data4	.LC48
	data4	.LC49
	data4	.LC25
	data4	.LC50
	data4	.LC51
	data4	.LC52
	data4	.LC53
	data4	.LC54
	data4	.LC55
	data4	.LC56
	data4	.LC57
	data4	.LC58
	data4	.LC59
	data4	.LC60
	data4	.LC61
	data4	.LC62
	data4	.LC63
	data4	.LC64
	data4	.LC65
	data4	.LC66
	data4	.LC67
	data4	.LC68
	data4	.LC69
	data4	.LC70
	data4	.LC71
	data4	.LC72
	data4	.LC12
	data4	.LC73
	data4	.LC6
	data4	.LC74
	data4	.LC75
	data4	.LC76
	data4	.LC77
	data4	.LC78
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
	.align 4
	.type	two#, @object
	.size	two#, 80
two:
	data4	.LC79
	data4	@fptr(powl#)
	data4	.LC80
	data4	@fptr(atan2l#)
	data4	.LC81
	data4	@fptr(hypotl#)
	data4	.LC82
	data4	@fptr(fmodl#)
	data4	.LC83
	data4	@fptr(remainderl#)
	data4	.LC84
	data4	@fptr(copysignl#)
	data4	.LC85
	data4	@fptr(fmaxl#)
	data4	.LC86
	data4	@fptr(fminl#)
	data4	.LC87
	data4	@fptr(fdiml#)
	data4	.LC88
	data4	@fptr(nextafterl#)
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
	.align 4
	.type	one#, @object
	.size	one#, 232
one:
	data4	.LC89
	data4	@fptr(sqrtl#)
	data4	.LC90
	data4	@fptr(cbrtl#)
	data4	.LC91
	data4	@fptr(expl#)
	data4	.LC92
	data4	@fptr(exp2l#)
	data4	.LC93
	data4	@fptr(expm1l#)
	data4	.LC94
	data4	@fptr(logl#)
	data4	.LC95
	data4	@fptr(log2l#)
	data4	.LC96
	data4	@fptr(log10l#)
	data4	.LC97
	data4	@fptr(log1pl#)
	data4	.LC98
	data4	@fptr(sinl#)
	data4	.LC99
	data4	@fptr(cosl#)
	data4	.LC100
	data4	@fptr(tanl#)
	data4	.LC101
	data4	@fptr(asinl#)
	data4	.LC102
	data4	@fptr(acosl#)
	data4	.LC103
	data4	@fptr(atanl#)
	data4	.LC104
	data4	@fptr(sinhl#)
	data4	.LC105
	data4	@fptr(coshl#)
	data4	.LC106
	data4	@fptr(tanhl#)
	data4	.LC107
	data4	@fptr(asinhl#)
	data4	.LC108
	data4	@fptr(acoshl#)
	data4	.LC109
	data4	@fptr(atanhl#)
	data4	.LC110
	data4	@fptr(fabsl#)
	data4	.LC111
	data4	@fptr(floorl#)
	data4	.LC112
	data4	@fptr(ceill#)
	data4	.LC113
	data4	@fptr(truncl#)
	data4	.LC114
	data4	@fptr(roundl#)
	data4	.LC115
	data4	@fptr(rintl#)
	data4	.LC116
	data4	@fptr(nearbyintl#)
	data4	.LC13
	data4	@fptr(logbl#)
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
