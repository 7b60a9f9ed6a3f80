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
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 432
	adds r12 = -432, r12
	mov r17 = ar.lc
	mov r42 = r1
	;;
	.mlx
	mov r44 = r0
	movl r14 = 7378697629483820647
	.mlx
	mov r43 = r32
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	adds r34 = 16, r12
	add r38 = r1, r38
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r33 = r0
	movl r36 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	add r36 = r1, r36
	;;
	add r37 = r1, r37
	nop 0
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
	mov r1 = r42
	addl r45 = 400, r0
	nop 0
	.mmi
	mov r44 = r34
	mov r35 = r8
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r43 = r35
	nop 0
	mov r1 = r42
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r35
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = -1, r35
	nop 0
	mov r1 = r42
	.mmb
	cmp.ge p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L8:
	.mmi
	setf.sig f6 = r33
	nop 0
	shr r15 = r33, 63
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
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r33
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld1 r45 = [r34]
	;;
	adds r14 = -97, r45
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
	nop 0
	mov r43 = r36
	;;
	.mmi
	ld1 r14 = [r14]
	;;
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
	(p6) movl r44 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	nop 0
	(p7) add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
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
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r18 = 424, r12
	mov b0 = r40
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r41
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
	cmp4.eq p6, p7 = 0, r45
	(p6) br.cond.dptk .L7
	;;
	.mmi
	mov r44 = r33
	mov r43 = r38
	nop 0
	.mmb
	adds r33 = 1, r33
	adds r34 = 1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L8
	.mib
	nop 0
	nop 0
	br .L2
.L3:
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld1 r45 = [r34]
	cmp.eq p8, p9 = 0, r33
	mov r1 = r42
	;;
	.mmi
	adds r14 = -97, r45
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	(p6) br.cond.dptk .L5
	.mmi
	mov r44 = r39
	nop 0
	mov r43 = r36
	.bbb
	nop 0
	(p9) br.cond.dpnt .L4
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
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
	.fframe 160
	adds r12 = -160, r12
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
	addl r41 = 114, r0
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
	addl r14 = 2, r0
	addl r15 = 3, r0
	mov r1 = r38
	.mmi
	adds r39 = 88, r12
	;;
	st2 [r35] = r14
	adds r14 = 64, r12
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 72, r12
	.mlx
	add r40 = r1, r40
	movl r15 = 16909060
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 80, r12
	addl r15 = 1286, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mlx
	adds r14 = 152, r12
	movl r15 = 117967114
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pututxline#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	add r39 = r1, r39
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
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = getutxline#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 64, r8
	nop 0
	.mmi
	adds r14 = 56, r8
	mov r41 = r8
	adds r40 = 28, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	mov r1 = r38
	adds r16 = 32, r8
	adds r15 = 64, r8
	.mmi
	adds r14 = 40, r8
	adds r41 = 12, r8
	mov r40 = r8
	;;
	.mlx
	ld2 r42 = [r16]
	movl r39 = @gprel(.LC11)
	.mmi
	ld8 r43 = [r14]
	;;
	ld8 r44 = [r15]
	sxt2 r42 = r42
	.mmb
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 8, r0
	mov r1 = r38
	adds r39 = 16, r12
	;;
	.mib
	st2 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pututxline#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = setutxent#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = getutxid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r8 = 44, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mmi
	nop 0
	ld2 r40 = [r8]
	nop 0
	;;
	.mib
	add r39 = r1, r39
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
	.mmi
	adds r8 = 28, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	ld2 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = getutent#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	sxt2 r35 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mmi
	mov r40 = r35
	nop 0
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	add r39 = r1, r39
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
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = getutxid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	add r39 = r1, r39
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
	.mib
	adds r39 = 16, r12
	mov r1 = r38
	br.call.sptk.many b0 = pututxline#
	;;
	.mib
	mov r1 = r38
	mov r32 = r8
	br.call.sptk.many b0 = getutxent#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	.mmi
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	cmp.eq p6, p7 = 0, r8
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
	adds r12 = 160, r12
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
