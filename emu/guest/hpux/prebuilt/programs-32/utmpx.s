// 34c49c80710d79b3036e3d65f8e94785 guest-tests/hpux/utmpx.c
	.file	"utmpx.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	" "
	.align 8
.LC2:
	stringz	"%s %ld:"
	.align 8
.LC3:
	stringz	"\n"
	.align 8
.LC4:
	stringz	"%s%c"
	.align 8
.LC5:
	stringz	" %ld=%d"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc dump#
dump:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 432
	adds r12 = -432, r12
	mov r17 = ar.lc
	addp4 r32 = 0,r32
	;;
	.mlx
	adds r14 = 16, r12
	movl r38 = @gprel(.LC5)
	.mmi
	mov r41 = r1
	mov r43 = r0
	mov r42 = r32
	;;
	.mmi
	mov r34 = r14
	add r38 = r1, r38
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r33 = r0
	movl r14 = 7378697629483820647
	;;
	.mmi
	.savesp ar.lc, 424
	st8 [r16] = r17, 8
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	.mmb
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 16, r12
	nop 0
	.mmi
	addl r44 = 400, r0
	mov r35 = r8
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mlx
	mov r43 = r14
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	add r37 = r1, r37
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r42 = r35
	nop 0
	mov r1 = r41
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r35
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = -1, r35
	.mmb
	cmp4.ge p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	add r35 = r1, r35
	mov ar.lc = r14
	;;
	addp4 r35 = 0,r35
	.align 32
.L8:
	.mii
	nop 0
	sxt4 r15 = r33
	nop 0
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	shr r16 = r15, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 4
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r15 = r15, r14
	addp4 r14 = 0,r34
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld1 r44 = [r14]
	;;
	adds r14 = -97, r44
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 25, r14
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	adds r14 = -1, r34
	mov r43 = r35
	mov r42 = r36
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -97, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 25, r14
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r43 = 0,r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L7:
	.mib
	adds r33 = 1, r33
	adds r34 = 1, r34
	br.cloop.sptk.few .L8
	;;
.L2:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	adds r18 = 424, r12
	mov b0 = r39
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r40
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r44
	(p6) br.cond.dptk .L7
	;;
	.mmi
	mov r43 = r33
	mov r42 = r38
	nop 0
	.mmb
	adds r33 = 1, r33
	adds r34 = 1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L8
	.mib
	nop 0
	nop 0
	br .L2
.L3:
	.mib
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addp4 r14 = 0,r34
	cmp4.eq p8, p9 = 0, r33
	mov r1 = r41
	;;
	.mmi
	ld1 r44 = [r14]
	;;
	adds r14 = -97, r44
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	(p6) br.cond.dptk .L5
	.mmi
	(p8) mov r43 = r35
	nop 0
	mov r42 = r36
	.bbb
	nop 0
	(p9) br.cond.dpnt .L4
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L7
	.endp dump#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"/tmp/precis.u"
	.align 8
.LC7:
	stringz	"/tmp/precis.ux"
	.align 8
.LC8:
	stringz	"host"
	.align 8
.LC9:
	stringz	"put %d\n"
	.align 8
.LC10:
	stringz	"line %s, user %s, at %ld.%06ld\n"
	.align 8
.LC11:
	stringz	"utmp %.8s %.12s %d %ld %lx\n"
	.align 8
.LC12:
	stringz	"put %d"
	.align 8
.LC13:
	stringz	" type %d"
	.align 8
.LC14:
	stringz	", utmp %d %d\n"
	.align 8
.LC15:
	stringz	"bad type %d\n"
	.align 8
.LC16:
	stringz	"/tmp/none"
	.align 8
.LC17:
	stringz	"no file %d %d\n"
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
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r32 = @gprel(.LC6)
	;;
	.mlx
	adds r35 = 62, r12
	movl r33 = @gprel(.LC7)
	.mmi
	add r32 = r1, r32
	addl r41 = 94, r0
	mov r40 = r0
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	mov r39 = r35
	.mmb
	adds r34 = 60, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r16 = 16, r12
	movl r15 = 6998713046783172718
	.mmi
	adds r14 = 24, r12
	mov r1 = r38
	addl r41 = 420, r0
	;;
	.mlx
	st8 [r16] = r15
	movl r15 = 7020378584122794081
	.mmi
	addl r40 = 769, r0
	nop 0
	mov r39 = r32
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 2338902461030334464
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 8083733948858135343
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 8392287947145412608
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = 4660, r0
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r14 = 7, r0
	;;
	.mib
	st2 [r34] = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r41 = 420, r0
	addl r40 = 769, r0
	nop 0
	.mmb
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = utmpname#
	;;
	.mmi
	mov r14 = r12
	addl r15 = 3, r0
	mov r1 = r38
	;;
	.mmi
	nop 0
	adds r39 = 76, r14
	addl r14 = 2, r0
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mmi
	st2 [r35] = r14
	adds r14 = 64, r12
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 68, r12
	.mlx
	nop 0
	movl r15 = 16909060
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 72, r12
	addl r15 = 1286, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r14 = 140, r12
	.mlx
	mov r1 = r38
	movl r15 = 117967114
	;;
	.mmi
	nop 0
	mov r39 = r16
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pututxline#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r39 = @gprel(.LC9)
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = dump#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = dump#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = setutxent#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = getutxline#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r40 = 0,r8
	;;
	.mmi
	adds r15 = 56, r40
	adds r14 = 52, r40
	mov r41 = r40
	.mlx
	adds r40 = 28, r40
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	add r39 = r1, r39
	ld4 r43 = [r15]
	nop 0
	.mmb
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	adds r16 = 32, r40
	adds r15 = 56, r40
	adds r14 = 36, r40
	.mlx
	adds r41 = 12, r40
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	ld2 r42 = [r16]
	add r39 = r1, r39
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	ld4 r44 = [r15]
	sxt2 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	addl r14 = 8, r0
	mov r1 = r38
	;;
	.mmi
	nop 0
	mov r39 = r16
	nop 0
	.mmb
	st2 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pututxline#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r39 = @gprel(.LC12)
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = setutxent#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = getutxid#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mlx
	adds r8 = 44, r8
	movl r39 = @gprel(.LC13)
	;;
	.mmi
	ld2 r40 = [r8]
	nop 0
	add r39 = r1, r39
	;;
	.mib
	nop 0
	sxt2 r40 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = setutent#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	adds r8 = 28, r8
	;;
	.mib
	ld2 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	mov r1 = r38
	addp4 r8 = 0,r8
	sxt2 r35 = r35
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r39 = @gprel(.LC14)
	.mmi
	mov r40 = r35
	;;
	(p6) addl r41 = 1, r0
	add r39 = r1, r39
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 99, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	st2 [r34] = r14
	nop 0
	br.call.sptk.many b0 = setutxent#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	mov r39 = r16
	nop 0
	br.call.sptk.many b0 = getutxid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r39 = @gprel(.LC15)
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = endutxent#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = endutent#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = utmpname#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = pututxline#
	;;
	.mib
	mov r1 = r38
	addp4 r32 = 0,r8
	br.call.sptk.many b0 = getutxent#
	;;
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r32
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	.mmi
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r39 = r1, r39
	;;
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
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
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.global getutxent#
	.type	getutxent#, @function
	.global unlink#
	.type	unlink#, @function
	.global endutent#
	.type	endutent#, @function
	.global endutxent#
	.type	endutxent#, @function
	.global setutent#
	.type	setutent#, @function
	.global getutxid#
	.type	getutxid#, @function
	.global getutent#
	.type	getutent#, @function
	.global getutxline#
	.type	getutxline#, @function
	.global setutxent#
	.type	setutxent#, @function
	.global pututxline#
	.type	pututxline#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global utmpname#
	.type	utmpname#, @function
	.global memset#
	.type	memset#, @function
	.global printf#
	.type	printf#, @function
	.global close#
	.type	close#, @function
	.global read#
	.type	read#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
