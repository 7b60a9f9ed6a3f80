// 0c4209deb2278f1db0ae985d3e6e5a64 emu/guest/libc/hpux/ptys.c
	.file	"ptys.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/dev/ptmx"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global posix_openpt#
	.type	posix_openpt#, @function
	.proc posix_openpt#
posix_openpt:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	mov r37 = r32
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
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
	.endp posix_openpt#
	.align 16
	.align 64
	.global grantpt#
	.type	grantpt#, @function
	.proc grantpt#
grantpt:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mlx
	adds r14 = 16, r12
	movl r37 = 1074025520
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r35
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	nop 0
	extr.u r8 = r8, 31, 1
	;;
	.mii
	sub r8 = r0, r8
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	addl r8 = -1, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dpnt .L6
.L10:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	addp4 r8 = 0,r8
	mov r1 = r35
	;;
	.mib
	st4 [r8] = r15
	addl r8 = -1, r0
	br .L10
	.endp grantpt#
	.align 16
	.align 64
	.global unlockpt#
	.type	unlockpt#, @function
	.proc unlockpt#
unlockpt:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	adds r33 = 20, r12
	.mlx
	nop 0
	movl r38 = 1074025520
	;;
	.mmi
	nop 0
	mov r39 = r14
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r39 = r33
	mov r37 = r32
	(p6) br.cond.dpnt .L12
	;;
	.mlx
	ld4 r14 = [r15]
	movl r38 = -2147199951
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.spnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r36
	;;
	st4 [r8] = r15
	nop 0
.L16:
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp unlockpt#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/dev/pts/%d"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ptsname_r#
	.type	ptsname_r#, @function
	.proc ptsname_r#
ptsname_r:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r39 = r32
	addp4 r33 = 0,r33
	;;
	.mlx
	adds r14 = 16, r12
	movl r40 = 1074025520
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r34
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r38
	mov r35 = r8
	mov r39 = r33
	;;
	.mlx
	(p6) mov r40 = r34
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p7) mov r40 = r0
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	add r41 = r1, r41
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	mov r42 = r14
	(p6) br.cond.spnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.gt p6, p7 = r34, r8
	.mmb
	mov r8 = r35
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r38
	;;
	st4 [r8] = r14
	nop 0
.L24:
	.mmi
	addl r35 = -1, r0
	nop 0
	nop 0
	;;
.L35:
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dptk .L24
	.mib
	addl r35 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	.mib
	st4 [r8] = r15
	nop 0
	br .L35
	.endp ptsname_r#
	.align 16
	.align 64
	.global ptsname#
	.type	ptsname#, @function
	.proc ptsname#
ptsname:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	mov r37 = r32
	movl r33 = @gprel(own.1#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	addl r39 = 24, r0
	;;
	.mib
	mov r38 = r33
	addp4 r33 = 0,r33
	br.call.sptk.many b0 = ptsname_r#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) mov r33 = r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp ptsname#
	.align 16
	.align 64
	.global tcgetsid#
	.type	tcgetsid#, @function
	.proc tcgetsid#
tcgetsid:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mlx
	adds r14 = 16, r12
	movl r37 = 1074025492
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	(p7) adds r14 = 16, r12
	nop 0
	(p6) addl r8 = -1, r0
	;;
	.mii
	(p7) ld4 r8 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp tcgetsid#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"/dev/pts"
	.align 8
.LC3:
	stringz	"/dev/pts/"
	.align 8
.LC4:
	stringz	"/dev/tty"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ttyname#
	.type	ttyname#, @function
	.proc ttyname#
ttyname:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 2, 0
	.fframe 544
	adds r12 = -544, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r39 = @gprel(own.0#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	mov r43 = r32
	adds r38 = 284, r12
	;;
	.mib
	add r36 = r1, r36
	mov r34 = r0
	br.call.sptk.many b0 = isatty#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r44 = r38
	mov r43 = r32
	(p7) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L61
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mii
	addp4 r35 = 0,r8
	mov r1 = r42
	;;
	cmp4.ne p6, p7 = 0, r35
	;;
	.mii
	(p6) addl r37 = 1, r0
	nop 0
	;;
	(p7) mov r37 = r0
.L48:
	.mmi
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r14, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L51
.L49:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	addp4 r33 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp.ne p6, p7 = 0, r33
	adds r14 = 8, r33
	(p7) br.cond.dpnt .L68
	;;
	.mib
	ld1 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L49
	;;
	.mlx
	nop 0
	movl r43 = @gprel(own.0#)
	.mmi
	mov r44 = r36
	nop 0
	mov r34 = r0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r44 = 8, r33
	.mmb
	addp4 r43 = 0,r8
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(own.0#)
	.mmi
	nop 0
	mov r44 = r14
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	.mmi
	adds r16 = 16, r12
	ld4 r14 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	.mmi
	adds r14 = 20, r12
	;;
	ld4 r15 = [r14]
	adds r14 = 288, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) addp4 r34 = 0,r39
	;;
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r14, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L49
	;;
	.align 32
.L51:
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L55
.L61:
	.mii
	mov r8 = r34
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	;;
.L68:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r43 = r35
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	;;
.L55:
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(own.0#)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	addp4 r34 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mii
	mov r8 = r34
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	;;
.L69:
	.body
	.copy_state 2
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L55
	.endp ttyname#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own.0#, @object
	.size	own.0#, 266
own.0:
	.skip	266
	.align 8
	.type	own.1#, @object
	.size	own.1#, 24
own.1:
	.skip	24
	.global closedir#
	.type	closedir#, @function
	.global stat#
	.type	stat#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global readdir#
	.type	readdir#, @function
	.global opendir#
	.type	opendir#, @function
	.global fstat#
	.type	fstat#, @function
	.global isatty#
	.type	isatty#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global __errno#
	.type	__errno#, @function
	.global ioctl#
	.type	ioctl#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
