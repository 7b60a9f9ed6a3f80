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
	addl r15 = -1017, r0
	nop 0
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
	st8 [r14] = r32, 8
	nop 0
	;;
	.mib
	st4 [r14] = r33
	nop 0
	(p6) br.cond.dptk .L1
	.mmi
	adds r16 = 12, r16
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
	st8 [r14] = r0, 8
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
	adds r14 = 16, r14
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
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	ld4 r42 = [r8]
	mov r46 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = time#
	;;
	.mmi
	and r15 = 7, r32
	adds r14 = 16, r38
	adds r46 = 2064, r12
	.mmi
	mov r1 = r45
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	st8 [r46] = r8
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
	(p7) adds r14 = 12, r38
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
	mov r49 = r32
	nop 0
	.mmi
	addl r47 = 1024, r0
	adds r46 = 16, r12
	adds r50 = 4, r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC2)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r45
	ld8 r49 = [r38]
	sxt4 r46 = r8
	.mmi
	adds r14 = 16, r12
	addl r47 = 1024, r0
	mov r40 = r8
	;;
	.mlx
	cmp.ne p6, p7 = 0, r49
	movl r48 = @gprel(.LC3)
	.mmb
	sub r47 = r47, r46
	add r46 = r14, r46
	(p7) br.cond.dpnt .L43
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 8, r38
	mov r1 = r45
	add r36 = r40, r8
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
	.mmi
	cmp4.ge p6, p7 = r40, r36
	nop 0
	sxt4 r46 = r36
	.mlx
	adds r14 = 16, r12
	movl r48 = @gprel(.LC5)
	;;
	.mib
	addl r47 = 1024, r0
	add r48 = r1, r48
	(p6) br.cond.dpnt .L21
	;;
	.mib
	sub r47 = r47, r46
	add r46 = r14, r46
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	add r36 = r36, r8
.L21:
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r35 = r0
	.mii
	adds r37 = 1040, r12
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
	adds r17 = 1, r33
	mov r18 = r35
	cmp4.eq p6, p7 = 37, r16
	;;
	.mmi
	nop 0
	ld1 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	ld1 r15 = [r33]
	mov r16 = r14
	.mmi
	add r14 = r37, r18
	adds r35 = 1, r18
	mov r33 = r17
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mmi
	st1 [r14] = r15
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
	cmp.geu p6, p7 = r39, r14
	(p6) br.cond.dptk .L31
.L39:
	.mmi
	add r35 = r37, r35
	nop 0
	nop 0
	;;
	.align 32
.L23:
	.mmi
	adds r14 = 16, r12
	addl r47 = 1024, r0
	sxt4 r46 = r36
	.mmi
	mov r49 = r34
	st1 [r35] = r0
	mov r48 = r37
	;;
	.mmi
	sub r47 = r47, r46
	nop 0
	add r46 = r14, r46
	.mmb
	adds r37 = 8, r38
	nop 0
	br.call.sptk.many b0 = vsnprintf#
	;;
	.mmi
	addl r14 = 1023, r0
	add r36 = r36, r8
	mov r1 = r45
	.mmi
	mov r48 = r0
	addl r47 = 2, r0
	addl r46 = 1, r0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r36
	nop 0
	;;
	.mib
	(p6) mov r36 = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	cmp4.gt p6, p7 = r0, r8
	sxt4 r35 = r36
	.mmb
	addl r51 = 94, r0
	mov r49 = r0
	(p6) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r50 = @gprel(daemon.0#)
	.mmi
	mov r48 = r35
	adds r47 = 16, r12
	mov r35 = r8
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
	(p7) ld4 r14 = [r37]
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
	mov r1 = r45
	st4 [r8] = r42
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
	adds r14 = 8, r38
	nop 0
	mov r36 = r8
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
	sxt4 r35 = r36
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
	add r46 = r14, r35
	nop 0
	sub r47 = r47, r35
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r45
	add r36 = r36, r8
	br .L22
.L32:
	.mmi
	nop 0
	ld4 r14 = [r37]
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
	sub r48 = r36, r40
	sxt4 r47 = r40
	.mmi
	mov r1 = r45
	mov r35 = r8
	mov r46 = r8
	;;
	.mmi
	add r47 = r14, r47
	nop 0
	sxt4 r48 = r48
	.mmb
	cmp4.le p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	ld4 r14 = [r37]
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
	adds r14 = 16, r12
	sub r36 = r36, r40
	sxt4 r47 = r40
	.mmi
	nop 0
	addl r46 = 2, r0
	nop 0
	;;
	.mib
	add r47 = r14, r47
	sxt4 r48 = r36
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
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r8] = r42
	nop 0
	br .L16
.L24:
	.mmi
	cmp4.ne p6, p7 = 109, r14
	add r41 = r37, r35
	adds r19 = 2, r33
	.mmb
	adds r18 = 1, r35
	mov r15 = r14
	(p7) br.cond.dpnt .L45
	;;
	.mib
	adds r17 = 1, r17
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r35 = r18
	;;
	.mib
	st1 [r41] = r14
	add r35 = r37, r35
	br .L23
	;;
.L28:
	.mmi
	ld1 r14 = [r19]
	st1 [r41] = r16
	adds r35 = 1, r18
	.mmi
	nop 0
	mov r33 = r17
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r14
	add r14 = r37, r18
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L27
.L45:
	.mib
	mov r46 = r42
	adds r33 = 2, r33
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1024, r0
	.mmi
	mov r49 = r8
	nop 0
	mov r46 = r41
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
	.mib
	nop 0
	sxt4 r8 = r8
	nop 0
	.mmi
	addl r14 = 1023, r0
	ld1 r16 = [r33]
	mov r1 = r45
	;;
	.mii
	add r35 = r35, r8
	sxt1 r16 = r16
	;;
	cmp.leu p6, p7 = r14, r35
	;;
	.mib
	nop 0
	(p6) mov r35 = r14
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
	ld4 r14 = [r37]
	nop 0
	br .L46
.L37:
	.mmi
	nop 0
	adds r37 = 1040, r12
	nop 0
	;;
	.mib
	nop 0
	mov r35 = r37
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
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r45 = r33
	nop 0
	adds r46 = 16, r12
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
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
	.align 8
	.type	log#, @object
	.size	log#, 24
log:
	data8	0
	data4	0
	data4	8
	data4	255
	.skip	4
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
