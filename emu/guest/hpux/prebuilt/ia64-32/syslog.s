// 574f533872c9348952f4ef7b727f38cc emu/guest/libc/syslog.c
	.file	"syslog.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global openlog#
	.type	openlog#, @function
	.proc openlog#
openlog:
	.prologue
	.body
	.mlx
	nop 0
	movl r16 = @gprel(log#)
	.mmi
	addp4 r32 = 0,r32
	addl r15 = -1017, r0
	cmp4.eq p6, p7 = 0, r34
	;;
	.mii
	add r16 = r1, r16
	and r15 = r15, r34
	;;
	mov r14 = r16
	;;
	.mmi
	nop 0
	st4 [r14] = r32, 4
	nop 0
	;;
	.mib
	st4 [r14] = r33
	nop 0
	(p6) br.cond.dptk .L1
	.mmi
	adds r16 = 8, r16
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p7) st4 [r16] = r34
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp openlog#
	.align 16
	.align 64
	.global closelog#
	.type	closelog#, @function
	.proc closelog#
closelog:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(log#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp closelog#
	.align 16
	.align 64
	.global setlogmask#
	.type	setlogmask#, @function
	.proc setlogmask#
setlogmask:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(log#)
	.mmi
	cmp4.eq p6, p7 = 0, r32
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mii
	adds r14 = 12, r14
	nop 0
	;;
	nop 0
	.mmb
	ld4 r8 = [r14]
	(p7) st4 [r14] = r32
	br.ret.sptk.many b0
	.endp setlogmask#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	"<%d>%.15s "
	.align 8
.LC3:
	stringz	"%.200s"
	.align 8
.LC4:
	stringz	"[%d]"
	.align 8
.LC5:
	stringz	": "
	.align 8
.LC6:
	stringz	"%s"
	.align 8
.LC7:
	stringz	"/dev/console"
	.align 8
.LC8:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global vsyslog#
	.type	vsyslog#, @function
	.proc vsyslog#
vsyslog:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 3, 11, 6, 0
	.fframe 2064
	adds r12 = -2064, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	mov r45 = r1
	.body
	movl r38 = @gprel(log#)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	addp4 r33 = 0,r33
	.mmb
	addp4 r34 = 0,r34
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r45
	mov r46 = r0
	;;
	.mib
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = time#
	;;
	.mmi
	and r15 = 7, r32
	adds r14 = 12, r38
	adds r46 = 2064, r12
	.mmi
	mov r1 = r45
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	st4 [r46] = r8
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	nop 0
	shr r14 = r14, r15
	;;
	tbit.z p6, p7 = r14, 0
	.mmb
	addl r14 = 1016, r0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	and r14 = r14, r32
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 8, r38
	;;
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mib
	(p7) or r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = ctime#
	;;
	.mmi
	mov r1 = r45
	adds r14 = 16, r12
	nop 0
	.mmi
	addp4 r50 = 0,r8
	mov r49 = r32
	addl r47 = 1024, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC2)
	.mmi
	mov r46 = r14
	nop 0
	adds r50 = 4, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	ld4 r49 = [r38]
	mov r1 = r45
	.mmi
	adds r18 = 16, r12
	addl r47 = 1024, r0
	mov r40 = r8
	;;
	.mlx
	addp4 r49 = 0,r49
	movl r48 = @gprel(.LC3)
	.mmi
	add r46 = r8, r18
	nop 0
	sub r47 = r47, r8
	;;
	.mib
	cmp.ne p6, p7 = 0, r49
	add r48 = r1, r48
	(p7) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 4, r38
	mov r1 = r45
	add r37 = r40, r8
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L20
	;;
.L22:
	.mlx
	cmp4.ge p6, p7 = r40, r37
	movl r48 = @gprel(.LC5)
	.mmb
	adds r18 = 16, r12
	addl r47 = 1024, r0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	add r46 = r37, r18
	nop 0
	add r48 = r1, r48
	.mmb
	sub r47 = r47, r37
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	add r37 = r37, r8
.L21:
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r35 = r0
	.mii
	adds r41 = 1040, r12
	addl r39 = 1023, r0
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L37
	;;
	.align 32
.L31:
	.mmi
	adds r14 = 1, r33
	mov r17 = r35
	cmp4.eq p6, p7 = 37, r16
	.mmi
	adds r18 = 16, r12
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	ld1 r15 = [r33]
	nop 0
	mov r16 = r14
	.mii
	adds r33 = 1, r33
	adds r35 = 1, r17
	;;
	sxt1 r14 = r15
	.mii
	add r15 = r17, r18
	addp4 r33 = 0,r33
	;;
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	adds r15 = 1024, r15
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	nop 0
.L27:
	.mib
	cmp4.ne p6, p7 = 0, r16
	adds r14 = 2, r35
	(p7) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r39, r14
	(p6) br.cond.dptk .L31
.L39:
	.mii
	add r35 = r35, r41
	nop 0
	;;
	addp4 r35 = 0,r35
	;;
	.align 32
.L23:
	.mmi
	adds r14 = 16, r12
	addl r47 = 1024, r0
	mov r49 = r34
	.mmi
	mov r48 = r41
	st1 [r35] = r0
	adds r36 = 4, r38
	;;
	.mib
	add r46 = r37, r14
	sub r47 = r47, r37
	br.call.sptk.many b0 = vsnprintf#
	;;
	.mmi
	addl r14 = 1023, r0
	add r37 = r37, r8
	mov r1 = r45
	.mmi
	mov r48 = r0
	addl r47 = 2, r0
	addl r46 = 1, r0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r37
	nop 0
	;;
	.mib
	(p6) mov r37 = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	cmp4.gt p6, p7 = r0, r8
	adds r18 = 16, r12
	.mmb
	mov r35 = r8
	addl r51 = 94, r0
	(p6) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r50 = @gprel(daemon.0#)
	.mmi
	mov r49 = r0
	mov r48 = r37
	mov r47 = r18
	;;
	.mib
	add r50 = r1, r50
	mov r46 = r8
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r35
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r35
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	(p7) ld4 r14 = [r36]
	nop 0
	nop 0
	;;
.L33:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p7) br.cond.dpnt .L44
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mmi
	st4 [r8] = r42
	nop 0
	nop 0
.L16:
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 2064, r12
	br.ret.sptk.many b0
.L43:
	.body
	.copy_state 1
	.mmi
	adds r14 = 4, r38
	nop 0
	mov r37 = r8
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dptk .L21
.L20:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r14 = 16, r12
	.mmi
	addl r47 = 1024, r0
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	.mmi
	add r46 = r37, r14
	nop 0
	sub r47 = r47, r37
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r45
	add r37 = r37, r8
	br .L22
.L32:
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p6) br.cond.dptk .L33
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	.mmi
	nop 0
	addl r47 = 1, r0
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	sub r48 = r37, r40
	.mmi
	mov r35 = r8
	mov r46 = r8
	cmp4.le p6, p7 = r0, r8
	;;
	.mib
	nop 0
	add r47 = r40, r14
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	nop 0
	;;
.L46:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p6) br.cond.dptk .L35
	.align 32
.L44:
	.mmi
	adds r18 = 16, r12
	sub r48 = r37, r40
	addl r46 = 2, r0
	;;
	.mib
	add r47 = r40, r18
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 1, r0
	addl r46 = 2, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mib
	st4 [r8] = r42
	nop 0
	br .L16
.L24:
	.mmi
	add r36 = r35, r41
	cmp4.ne p8, p9 = 0, r14
	cmp4.ne p6, p7 = 109, r14
	.mmi
	adds r18 = 2, r33
	adds r15 = 1, r33
	adds r17 = 1, r35
	;;
	.mbb
	addp4 r36 = 0,r36
	(p7) br.cond.dpnt .L45
	(p8) br.cond.dptk .L28
	.mmi
	mov r35 = r17
	ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	add r35 = r35, r41
	st1 [r36] = r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r35 = 0,r35
	br .L23
	;;
.L28:
	.mmi
	ld1 r18 = [r18]
	st1 [r36] = r16
	addp4 r33 = 0,r15
	.mmi
	adds r35 = 1, r17
	;;
	nop 0
	sxt1 r16 = r18
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	add r15 = r17, r18
	addp4 r33 = 0,r33
	;;
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	adds r15 = 1024, r15
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L27
.L45:
	.mib
	mov r46 = r42
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1024, r0
	.mmi
	mov r46 = r36
	nop 0
	addp4 r49 = 0,r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC6)
	.mmi
	nop 0
	sub r47 = r47, r35
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r15 = 2, r33
	addl r14 = 1023, r0
	nop 0
	.mmi
	add r35 = r35, r8
	adds r33 = 2, r33
	mov r1 = r45
	;;
	.mmi
	ld1 r16 = [r15]
	cmp4.leu p6, p7 = r14, r35
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	.mmb
	(p6) mov r35 = r14
	nop 0
	br .L27
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 1, r0
	mov r46 = r35
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	mov r46 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r14 = [r36]
	nop 0
	br .L46
.L37:
	.mmi
	nop 0
	adds r41 = 1040, r12
	nop 0
	;;
	.mib
	nop 0
	addp4 r35 = 0,r41
	br .L23
	.endp vsyslog#
	.align 16
	.align 64
	.global syslog#
	.type	syslog#, @function
	.proc syslog#
syslog:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	addp4 r45 = 0,r33
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r46 = 0,r14
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = vsyslog#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp syslog#
	.section	.rodata,	"a",	"progbits"
	.align 2
	.type	daemon.0#, @object
	.size	daemon.0#, 94
daemon.0:
	data2	1
	stringz	"/dev/log.un"
	.skip	80
	.section	.data,	"aw",	"progbits"
	.align 4
	.type	log#, @object
	.size	log#, 16
log:
	data4	0
	data4	0
	data4	8
	data4	255
	.global strerror#
	.type	strerror#, @function
	.global write#
	.type	write#, @function
	.global open#
	.type	open#, @function
	.global getpid#
	.type	getpid#, @function
	.global close#
	.type	close#, @function
	.global sendto#
	.type	sendto#, @function
	.global socket#
	.type	socket#, @function
	.global vsnprintf#
	.type	vsnprintf#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global ctime#
	.type	ctime#, @function
	.global time#
	.type	time#, @function
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
