// b009e010f8b3f8f981af4383bdc3c07d emu/guest/libc/hpux/utmp.c
	.file	"utmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc same_line#
same_line:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 44, r32
	mov r8 = r0
	mov ar.pfs = r35
	;;
	.mii
	ld2 r14 = [r14]
	mov b0 = r34
	;;
	adds r14 = -6, r14
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mbb
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L6
	br.ret.sptk.many b0
	;;
.L6:
	.mmi
	addl r39 = 12, r0
	nop 0
	adds r38 = 28, r33
	.mmb
	adds r37 = 28, r32
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp same_line#
	.align 16
	.align 64
	.proc same_id#
same_id:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addp4 r33 = 0,r33
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmb
	adds r15 = 44, r33
	adds r14 = 44, r32
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	mov b0 = r34
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mii
	adds r16 = -1, r15
	adds r17 = -5, r14
	;;
	zxt2 r16 = r16
	.mmi
	cmp4.ltu p8, p9 = 3, r17
	;;
	cmp4.ltu p6, p7 = 3, r16
	nop 0
	.bbb
	(p7) br.cond.dpnt .L13
	(p9) br.cond.dpnt .L14
	br.ret.sptk.many b0
	;;
.L14:
	.mmi
	addl r39 = 4, r0
	nop 0
	adds r38 = 24, r33
	.mmb
	adds r37 = 24, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
.L13:
	.mmi
	cmp4.eq p6, p7 = r14, r15
	nop 0
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp same_id#
	.align 16
	.align 64
	.proc in#
in:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	addp4 r32 = 0,r32
	mov r33 = r8
	;;
	.mmi
	adds r14 = 16, r12
	addl r41 = 140, r0
	mov r40 = r0
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	nop 0
	.mmb
	addl r41 = 8, r0
	mov r40 = r0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	sub r34 = r8, r32
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r34 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mii
	cmp4.leu p6, p7 = 24, r34
	nop 0
	;;
	(p6) addl r34 = 24, r0
.L16:
	.mmi
	adds r14 = 16, r12
	addl r41 = 24, r0
	mov r40 = r0
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r40 = r32
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r34
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	adds r40 = 8, r32
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 4, r0
	;;
	.mib
	adds r39 = 40, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	adds r40 = 12, r32
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 12, r0
	;;
	.mib
	adds r39 = 44, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r18 = 24, r32
	adds r17 = 28, r32
	adds r15 = 32, r32
	.mmi
	adds r14 = 56, r32
	adds r16 = 36, r32
	adds r32 = 40, r32
	;;
	.mmi
	ld4 r19 = [r18]
	addp4 r32 = 0,r32
	mov r1 = r38
	.mmi
	addl r41 = 16, r0
	ld4 r18 = [r17]
	mov r40 = r0
	;;
	.mmi
	ld4 r17 = [r15]
	nop 0
	mov r39 = r32
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r19
	adds r14 = 60, r12
	.mmi
	ld4 r16 = [r16]
	;;
	st4 [r14] = r18
	adds r14 = 64, r12
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 140, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	sub r35 = r8, r32
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r35 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mii
	cmp4.leu p6, p7 = 64, r35
	nop 0
	;;
	(p6) addl r35 = 64, r0
.L17:
	.mmi
	mov r14 = r12
	addl r41 = 64, r0
	mov r40 = r0
	;;
	.mmi
	nop 0
	adds r34 = 76, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r35
	nop 0
	.mmb
	mov r40 = r32
	mov r39 = r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r38
	.mmi
	addl r41 = 140, r0
	nop 0
	mov r39 = r33
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp in#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	utmp_out#+8
	.align 4
.LC1:
	data4	utmp_out#+12
	.align 4
.LC2:
	data4	utmp_out#+40
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc out#
out:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(utmp_out#)
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	add r39 = r1, r39
	nop 0
	.mmb
	addl r41 = 60, r0
	mov r40 = r0
	(p6) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	nop 0
	.mmb
	addl r41 = 24, r0
	mov r40 = r0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	sub r33 = r8, r32
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r33 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mii
	cmp4.leu p6, p7 = 8, r33
	nop 0
	;;
	(p6) addl r33 = 8, r0
.L24:
	.mlx
	nop 0
	movl r39 = @gprel(utmp_out#)
	.mmi
	addl r41 = 8, r0
	nop 0
	mov r40 = r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(utmp_out#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	adds r40 = 24, r32
	addl r41 = 4, r0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC0), gp
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	adds r40 = 28, r32
	addl r41 = 12, r0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC1), gp
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	adds r19 = 40, r32
	adds r18 = 44, r32
	.mmi
	adds r16 = 48, r32
	adds r17 = 52, r32
	adds r15 = 124, r32
	;;
	.mlx
	nop 0
	movl r14 = @gprel(utmp_out#)
	.mmi
	adds r32 = 60, r32
	ld4 r23 = [r19]
	addl r41 = 64, r0
	;;
	.mmi
	add r14 = r1, r14
	ld4 r21 = [r18]
	addp4 r35 = 0,r32
	.mmi
	mov r40 = r0
	ld4 r19 = [r16]
	nop 0
	;;
	.mmi
	ld4 r17 = [r17]
	adds r22 = 24, r14
	adds r20 = 28, r14
	.mmi
	adds r18 = 32, r14
	adds r16 = 36, r14
	adds r14 = 56, r14
	;;
	.mmi
	ld4 r15 = [r15]
	st4 [r22] = r23
	nop 0
	.mmi
	st4 [r20] = r21
	nop 0
	mov r39 = r35
	;;
	.mmi
	st4 [r18] = r19
	st4 [r16] = r17
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	sub r33 = r8, r35
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r33 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mii
	cmp4.leu p6, p7 = 16, r33
	nop 0
	;;
	(p6) addl r33 = 16, r0
.L25:
	.mmi
	addl r14 = @gprel(.LC2), gp
	addl r41 = 16, r0
	mov r40 = r0
	;;
	.mmi
	nop 0
	ld4 r34 = [r14]
	nop 0
	;;
	.mib
	mov r39 = r34
	addp4 r32 = -40, r34
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	nop 0
	.mmb
	mov r40 = r35
	mov r39 = r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L23:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp out#
	.align 16
	.align 64
	.proc read_next#
read_next:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	adds r33 = 4, r32
	;;
	ld4 r41 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r41
	(p7) br.cond.dpnt .L56
.L35:
	.mmi
	adds r34 = 8, r32
	adds r35 = 12, r32
	mov r43 = r0
	;;
	.mmi
	ld4 r14 = [r34]
	ld4 r15 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmi
	(p6) addl r14 = 140, r0
	;;
	(p7) addl r14 = 60, r0
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.gt p6, p7 = r0, r8
	.mmb
	adds r15 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	ld4 r14 = [r34]
	ld4 r41 = [r33]
	adds r33 = 16, r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	mov r42 = r15
	nop 0
	(p6) addl r43 = 140, r0
	;;
	.mib
	(p7) addl r43 = 60, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r40
	addl r43 = 140, r0
	.mii
	mov r42 = r0
	mov r41 = r33
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 140, r0
	;;
	(p7) addl r14 = 60, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r8
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mmi
	adds r14 = 16, r12
	addl r43 = 8, r0
	mov r42 = r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r15 = 16, r12
	mov r1 = r40
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	nop 0
	;;
	.mib
	(p6) addl r34 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	sub r34 = r8, r15
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 24, r34
	nop 0
	;;
	(p6) addl r34 = 24, r0
.L42:
	.mmi
	mov r14 = r12
	addl r43 = 24, r0
	nop 0
	.mmi
	mov r42 = r0
	mov r41 = r33
	adds r36 = 76, r32
	;;
	.mib
	adds r37 = 56, r14
	addp4 r36 = 0,r36
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r43 = r34
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	;;
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r1 = r40
	.mmi
	addl r43 = 4, r0
	nop 0
	adds r41 = 40, r32
	;;
	.mib
	adds r42 = 24, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r15 = r12
	nop 0
	mov r1 = r40
	.mmi
	addl r43 = 12, r0
	nop 0
	adds r41 = 44, r32
	;;
	.mib
	adds r42 = 28, r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 52, r12
	adds r18 = 56, r32
	adds r20 = 44, r12
	.mmi
	adds r17 = 60, r32
	adds r16 = 64, r32
	adds r15 = 68, r32
	;;
	.mmi
	ld4 r19 = [r14]
	adds r14 = 40, r12
	mov r1 = r40
	.mmi
	addl r43 = 16, r0
	mov r42 = r0
	mov r41 = r37
	;;
	.mmi
	nop 0
	ld4 r22 = [r14]
	adds r14 = 140, r32
	.mmi
	st4 [r15] = r19
	ld4 r21 = [r20]
	adds r20 = 48, r12
	;;
	.mmi
	st4 [r18] = r22
	nop 0
	adds r18 = 72, r12
	.mmi
	ld4 r20 = [r20]
	st4 [r17] = r21
	nop 0
	;;
	.mmi
	ld4 r18 = [r18]
	st4 [r16] = r20
	nop 0
	;;
	.mib
	st4 [r14] = r18
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r34 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	sub r34 = r8, r37
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 64, r34
	nop 0
	;;
	(p6) addl r34 = 64, r0
.L43:
	.mmi
	mov r41 = r36
	nop 0
	addl r43 = 64, r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r34
	nop 0
	.mmb
	mov r42 = r37
	mov r41 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r15 = [r35]
	mov r1 = r40
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r35] = r15
	nop 0
	nop 0
.L36:
	.mmi
	adds r32 = 156, r32
	nop 0
	mov r8 = r33
	;;
	.mii
	st4 [r32] = r14
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L56:
	.body
	.copy_state 1
	.mib
	ld4 r41 = [r32]
	addl r42 = 2, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r41 = r8
	cmp4.le p6, p7 = r0, r8
	mov r1 = r40
	.mmb
	st4 [r33] = r8
	mov r42 = r0
	(p6) br.cond.spnt .L35
	;;
	.mib
	ld4 r41 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	st4 [r33] = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L35
.L38:
	.mmi
	mov r14 = r0
	mov r33 = r0
	adds r32 = 156, r32
	;;
	.mmi
	mov r8 = r33
	st4 [r32] = r14
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L41:
	.body
	.copy_state 2
	.mmi
	adds r14 = 16, r12
	addl r43 = 24, r0
	mov r42 = r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r15 = 16, r12
	mov r1 = r40
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	nop 0
	;;
	.mib
	(p6) addl r34 = 24, r0
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	sub r34 = r8, r15
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 24, r34
	nop 0
	;;
	(p6) addl r34 = 24, r0
.L45:
	.mmi
	mov r14 = r12
	addl r43 = 24, r0
	nop 0
	.mmi
	mov r42 = r0
	mov r41 = r33
	adds r36 = 76, r32
	;;
	.mib
	adds r37 = 76, r14
	addp4 r36 = 0,r36
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r43 = r34
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	;;
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r1 = r40
	.mmi
	addl r43 = 4, r0
	nop 0
	adds r41 = 40, r32
	;;
	.mib
	adds r42 = 40, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r15 = r12
	nop 0
	mov r1 = r40
	.mmi
	addl r43 = 12, r0
	nop 0
	adds r41 = 44, r32
	;;
	.mib
	adds r42 = 44, r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 68, r12
	adds r18 = 56, r32
	adds r20 = 60, r12
	.mmi
	adds r17 = 60, r32
	adds r16 = 64, r32
	adds r15 = 68, r32
	;;
	.mmi
	ld4 r19 = [r14]
	adds r14 = 56, r12
	mov r1 = r40
	.mmi
	addl r43 = 64, r0
	mov r42 = r0
	mov r41 = r37
	;;
	.mmi
	nop 0
	ld4 r22 = [r14]
	adds r14 = 140, r32
	.mmi
	st4 [r15] = r19
	ld4 r21 = [r20]
	adds r20 = 64, r12
	;;
	.mmi
	st4 [r18] = r22
	nop 0
	adds r18 = 140, r12
	.mmi
	ld4 r20 = [r20]
	st4 [r17] = r21
	nop 0
	;;
	.mmi
	ld4 r18 = [r18]
	st4 [r16] = r20
	nop 0
	;;
	.mib
	st4 [r14] = r18
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r34 = 64, r0
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	sub r34 = r8, r37
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 64, r34
	nop 0
	;;
	(p6) addl r34 = 64, r0
.L46:
	.mmi
	mov r41 = r36
	nop 0
	addl r43 = 64, r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r34
	nop 0
	.mmb
	mov r42 = r37
	mov r41 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r15 = r12
	adds r14 = 72, r32
	mov r1 = r40
	.mii
	addl r43 = 12, r0
	adds r41 = 144, r32
	;;
	adds r42 = 144, r15
	.mmi
	adds r15 = 72, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r15 = [r35]
	mov r1 = r40
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r35] = r15
	nop 0
	br .L36
	.endp read_next#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC8:
	data4	utmps#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc find_utmp#
find_utmp:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	addp4 r41 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mib
	adds r8 = 16, r12
	adds r36 = 160, r12
	br.call.sptk.many b0 = in#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r8 = r36
	;;
	.mlx
	nop 0
	movl r34 = @gprel(utmps#)
	.mlx
	addl r35 = @gprel(.LC8), gp
	movl r41 = @gprel(utmp_out#)
	;;
	.mib
	add r34 = r1, r34
	add r41 = r1, r41
	br.call.sptk.many b0 = in#
	;;
	.mmi
	adds r37 = 16, r34
	mov r42 = r36
	nop 0
	.mmi
	mov r1 = r40
	addl r43 = 140, r0
	adds r34 = 156, r34
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	mov r42 = r14
	addl r14 = @ltoff(@fptr(same_id#)), gp
	.mlx
	nop 0
	movl r36 = @gprel(utmps#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r33
	(p7) br.cond.dpnt .L72
.L58:
	.mmi
	ld4 r14 = [r34]
	nop 0
	addl r34 = @gprel(.LC8), gp
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	.align 32
.L61:
	.mib
	mov r41 = r36
	mov r35 = r34
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	adds r14 = 16, r12
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mib
	mov r42 = r14
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
.L65:
	.mmi
	ld8 r14 = [r33], 8
	ld4 r41 = [r34]
	nop 0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L61
.L64:
	.mmi
	nop 0
	ld4 r41 = [r35]
	nop 0
	;;
	.mib
	addp4 r41 = 0,r41
	nop 0
	br.call.sptk.many b0 = out#
	;;
	.mmi
	mov r1 = r40
	addp4 r8 = 0,r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L73:
	.body
	.copy_state 1
	.mmi
	ld8 r14 = [r33], 8
	ld4 r41 = [r35]
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r33], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r36
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mib
	mov r35 = r34
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	adds r14 = 16, r12
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mib
	mov r42 = r14
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L65
	.align 32
.L59:
	.mmi
	mov r41 = r0
	nop 0
	nop 0
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = out#
	;;
	.mmi
	mov r1 = r40
	addp4 r8 = 0,r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 2
	.mmi
	adds r14 = 60, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	;;
	nop 0
	zxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L74
	.endp find_utmp#
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 12, 3, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r43
	mov r43 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r45 = r1
	.body
	addp4 r47 = 0,r33
	;;
	.mmi
	adds r41 = 156, r12
	adds r35 = 4, r32
	addl r48 = 140, r0
	;;
	.mib
	mov r46 = r41
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L155
.L77:
	.mmi
	adds r34 = 200, r12
	;;
	ld2 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	adds r15 = -5, r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 3, r15
	(p7) br.cond.dptk .L156
	.mii
	adds r15 = -1, r14
	adds r40 = 156, r32
	;;
	zxt2 r15 = r15
	;;
	.mib
	cmp4.geu p6, p7 = 3, r15
	nop 0
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L81
	.mmi
	adds r15 = 60, r32
	;;
	ld2 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dpnt .L81
	.align 32
.L82:
	.mmi
	nop 0
	mov r48 = r0
	mov r47 = r0
	.mmb
	ld4 r46 = [r35]
	adds r37 = 8, r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	ld4 r46 = [r35]
	br.call.sptk.many b0 = lockf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r38 = r8
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 12, r32
	(p6) br.cond.dpnt .L104
	;;
	.mii
	ld4 r36 = [r14]
	nop 0
	;;
	adds r36 = -1, r36
.L105:
	.mmi
	adds r14 = 16, r12
	addl r48 = 140, r0
	mov r47 = r0
	;;
	.mib
	mov r46 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	mov r1 = r45
	.mmi
	addl r48 = 24, r0
	mov r47 = r0
	mov r46 = r41
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r45
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r39 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	nop 0
	sub r39 = r8, r41
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 8, r39
	nop 0
	;;
	(p6) addl r39 = 8, r0
.L108:
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r48 = 8, r0
	.mmi
	mov r47 = r0
	nop 0
	adds r42 = 60, r41
	;;
	.mib
	mov r46 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r45
	.mmi
	mov r48 = r39
	nop 0
	mov r47 = r41
	;;
	.mib
	mov r46 = r16
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r1 = r45
	.mmi
	addl r48 = 4, r0
	nop 0
	adds r47 = 24, r41
	;;
	.mib
	adds r46 = 24, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r15 = r12
	nop 0
	mov r1 = r45
	.mmi
	addl r48 = 12, r0
	nop 0
	adds r47 = 28, r41
	;;
	.mib
	adds r46 = 28, r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 208, r12
	ld4 r18 = [r34]
	mov r1 = r45
	.mmi
	addl r48 = 64, r0
	mov r47 = r0
	mov r46 = r42
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 196, r12
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 204, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 72, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r45
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r34 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	sub r34 = r8, r42
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 16, r34
	nop 0
	;;
	(p6) addl r34 = 16, r0
.L109:
	.mmi
	mov r16 = r12
	mov r47 = r0
	addl r48 = 16, r0
	;;
	.mmi
	nop 0
	adds r39 = 56, r16
	nop 0
	;;
	.mib
	mov r46 = r39
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r34
	nop 0
	.mmb
	adds r47 = 60, r41
	mov r46 = r39
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L110:
	.mmi
	ld4 r14 = [r37]
	setf.sig f6 = r36
	mov r48 = r0
	.mmi
	adds r36 = 1, r36
	ld4 r46 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r47 = 140, r0
	nop 0
	;;
	.mmi
	(p7) addl r47 = 60, r0
	;;
	setf.sig f7 = r47
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r47 = f6
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.gt p6, p7 = r0, r8
	.mmb
	adds r15 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	ld4 r14 = [r37]
	ld4 r46 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	mov r47 = r15
	(p6) addl r48 = 140, r0
	;;
	.mib
	(p7) addl r48 = 60, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r45
	mov r34 = r8
	.mmi
	mov r48 = r0
	ld4 r46 = [r35]
	mov r47 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r37 = 140, r0
	nop 0
	;;
	.mib
	(p7) addl r37 = 60, r0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r45
	ld4 r46 = [r35]
	nop 0
	.mmb
	mov r48 = r0
	mov r47 = r0
	br.call.sptk.many b0 = lockf#
	;;
	.mmi
	cmp4.ne p6, p7 = r37, r34
	adds r46 = 16, r32
	addl r48 = 140, r0
	.mmb
	mov r47 = r41
	mov r1 = r45
	(p6) br.cond.spnt .L78
	;;
	.mib
	adds r32 = 12, r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r14 = 1, r0
	st4 [r32] = r36
	mov r8 = r38
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mii
	st4 [r40] = r14
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L156:
	.body
	.copy_state 1
	.mmi
	adds r40 = 156, r32
	;;
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	.mmi
	adds r14 = 60, r32
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	adds r14 = -5, r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 3, r14
	(p7) br.cond.dpnt .L158
.L81:
	.mmi
	adds r36 = 60, r32
	adds r38 = 24, r41
	adds r37 = 40, r32
	.align 32
.L89:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
.L90:
	.mmi
	ld2 r15 = [r34]
	ld2 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mmi
	adds r16 = -1, r15
	nop 0
	adds r17 = -5, r14
	;;
	.mii
	nop 0
	zxt2 r16 = r16
	cmp4.geu p8, p9 = 3, r17
	;;
	.mbb
	cmp4.ltu p6, p7 = 3, r16
	(p7) br.cond.dpnt .L159
	(p9) br.cond.dptk .L89
	.mmi
	addl r48 = 4, r0
	nop 0
	mov r47 = r38
	.mmb
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L90
	.align 32
.L80:
	.mmi
	adds r37 = 12, r32
	nop 0
	addl r48 = 140, r0
	.mii
	mov r47 = r0
	adds r46 = 16, r32
	;;
	nop 0
	.mmb
	st4 [r37] = r0
	st4 [r40] = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld2 r14 = [r34]
	nop 0
	mov r1 = r45
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	adds r15 = -5, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 3, r15
	(p6) br.cond.dptk .L91
	.mmi
	adds r15 = -1, r14
	;;
	nop 0
	zxt2 r15 = r15
	;;
	.mib
	cmp4.geu p6, p7 = 3, r15
	nop 0
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L94
	.mmi
	adds r15 = 60, r32
	;;
	ld2 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L82
	.align 32
.L94:
	.mmi
	adds r36 = 60, r32
	adds r39 = 24, r41
	adds r38 = 40, r32
	.align 32
.L101:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mmi
	ld2 r15 = [r34]
	ld2 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mmi
	adds r16 = -1, r15
	nop 0
	adds r17 = -5, r14
	;;
	.mii
	nop 0
	zxt2 r16 = r16
	cmp4.geu p8, p9 = 3, r17
	;;
	.mbb
	cmp4.ltu p6, p7 = 3, r16
	(p7) br.cond.dpnt .L161
	(p9) br.cond.dptk .L101
	.mmi
	addl r48 = 4, r0
	nop 0
	mov r47 = r39
	.mmb
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L101
.L155:
	.mmi
	nop 0
	addl r47 = 2, r0
	nop 0
	.mmb
	ld4 r46 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r45
	.mmb
	st4 [r35] = r8
	mov r47 = r0
	(p6) br.cond.spnt .L77
	;;
	.mib
	ld4 r46 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r35] = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L77
.L78:
	.mmi
	addl r38 = -1, r0
	nop 0
	nop 0
	;;
.L162:
	.mii
	mov r8 = r38
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L159:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L89
	.mib
	nop 0
	nop 0
	br .L82
	;;
.L107:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r45
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r39 = 24, r0
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	sub r39 = r8, r41
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 24, r39
	nop 0
	;;
	(p6) addl r39 = 24, r0
.L111:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r48 = 24, r0
	.mmi
	mov r47 = r0
	nop 0
	adds r42 = 60, r41
	;;
	.mib
	mov r46 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	.mmi
	mov r48 = r39
	nop 0
	mov r47 = r41
	;;
	.mib
	mov r46 = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r16 = r12
	nop 0
	mov r1 = r45
	.mmi
	addl r48 = 4, r0
	nop 0
	adds r47 = 24, r41
	;;
	.mib
	adds r46 = 40, r16
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r1 = r45
	.mmi
	addl r48 = 12, r0
	nop 0
	adds r47 = 28, r41
	;;
	.mib
	adds r46 = 44, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 208, r12
	ld4 r18 = [r34]
	mov r1 = r45
	.mmi
	addl r48 = 64, r0
	mov r47 = r0
	mov r46 = r42
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 196, r12
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 204, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 140, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r45
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p6) addl r34 = 64, r0
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	sub r34 = r8, r42
	nop 0
	;;
	.mii
	cmp4.leu p6, p7 = 64, r34
	nop 0
	;;
	(p6) addl r34 = 64, r0
.L112:
	.mmi
	mov r15 = r12
	mov r47 = r0
	addl r48 = 64, r0
	;;
	.mmi
	nop 0
	adds r39 = 76, r15
	nop 0
	;;
	.mib
	mov r46 = r39
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r34
	nop 0
	.mmb
	adds r47 = 60, r41
	mov r46 = r39
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 212, r12
	mov r16 = r12
	nop 0
	.mmi
	mov r1 = r45
	addl r48 = 12, r0
	adds r47 = 128, r41
	;;
	.mmi
	ld4 r15 = [r14]
	adds r14 = 72, r12
	adds r46 = 144, r16
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L110
.L104:
	.mmi
	adds r37 = 8, r32
	addl r48 = 2, r0
	nop 0
	.mmb
	mov r47 = r0
	ld4 r46 = [r35]
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	sxt4 r8 = r8
	.mii
	addl r15 = 65501, r0
	mov r1 = r45
	;;
	cmp4.eq p6, p7 = 0, r14
	.mmi
	setf.exp f9 = r15
	setf.sig f7 = r8
	nop 0
	;;
	.mmi
	(p6) addl r14 = 140, r0
	;;
	(p7) addl r14 = 60, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r14
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	setf.sig f8 = r16
	nop 0
	(p6) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mib
	getf.sig r36 = f6
	nop 0
	br .L105
.L158:
	.mmi
	addl r48 = 4, r0
	nop 0
	adds r47 = 24, r41
	.mmb
	adds r46 = 40, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mmi
	nop 0
	adds r36 = 60, r32
	adds r38 = 24, r41
	.mmb
	nop 0
	adds r37 = 40, r32
	br .L89
	;;
.L161:
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L101
	.mib
	nop 0
	nop 0
	br .L82
.L91:
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L94
	.mmi
	adds r14 = 60, r32
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	adds r14 = -5, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 3, r14
	(p7) br.cond.dptk .L94
	.mmi
	addl r48 = 4, r0
	nop 0
	adds r47 = 24, r41
	.mmb
	adds r46 = 40, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mmi
	nop 0
	adds r36 = 60, r32
	adds r39 = 24, r41
	.mmb
	nop 0
	adds r38 = 40, r32
	br .L101
.L160:
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
	mov r1 = r45
	;;
	st4 [r8] = r15
	nop 0
	.align 32
.L93:
	.mib
	st4 [r37] = r0
	nop 0
	br .L82
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	addp4 r8 = 0,r8
	mov r1 = r45
	;;
	.mib
	st4 [r8] = r15
	nop 0
	br .L80
.L114:
	.mmi
	nop 0
	ld4 r46 = [r35]
	mov r48 = r0
	.mmb
	mov r47 = r0
	addl r38 = -1, r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	ld4 r46 = [r35]
	br.call.sptk.many b0 = lockf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L162
	.endp put#
	.align 16
	.align 64
	.proc put_too#
put_too:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r35 = 28, r12
	nop 0
	addl r42 = 148, r0
	.mmi
	mov r41 = r0
	nop 0
	adds r34 = 20, r12
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	ld4 r14 = [r32]
	adds r15 = 8, r32
	.mmi
	mov r1 = r39
	;;
	st4 [r16] = r14
	addl r14 = -1, r0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r34] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r33
	;;
	.mib
	ld4 r36 = [r8]
	mov r40 = r14
	br.call.sptk.many b0 = put#
	;;
	.mmi
	ld4 r40 = [r34]
	addl r14 = -1, r0
	mov r1 = r39
	.mmi
	mov r16 = r12
	addl r42 = 140, r0
	mov r41 = r0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r40
	nop 0
	(p7) br.cond.dpnt .L167
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	adds r14 = 172, r12
	.mmi
	adds r40 = 32, r16
	st4 [r35] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mii
	st4 [r8] = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L167:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = -1, r0
	mov r16 = r12
	mov r1 = r39
	.mmi
	addl r42 = 140, r0
	st4 [r35] = r0
	mov r41 = r0
	;;
	.mmi
	st4 [r34] = r14
	adds r14 = 172, r12
	adds r40 = 32, r16
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mii
	st4 [r8] = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp put_too#
	.align 16
	.align 64
	.global getutent#
	.type	getutent#, @function
	.proc getutent#
getutent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	movl r36 = @gprel(utmps#)
	.body
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	mov r1 = r35
	addp4 r32 = 0,r8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many out#
	;;
	break.f 0
	;;
	.endp getutent#
	.align 16
	.align 64
	.global getutid#
	.type	getutid#, @function
	.proc getutid#
getutid:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	addl r33 = @ltoff(@fptr(same_id#)), gp
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	ld8 r33 = [r33]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many find_utmp#
	;;
	break.f 0
	;;
	.endp getutid#
	.align 16
	.align 64
	.global getutline#
	.type	getutline#, @function
	.proc getutline#
getutline:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	addl r33 = @ltoff(@fptr(same_line#)), gp
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	ld8 r33 = [r33]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many find_utmp#
	;;
	break.f 0
	;;
	.endp getutline#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC11:
	data4	utmps#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _pututline#
	.type	_pututline#, @function
	.proc _pututline#
_pututline:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mib
	adds r8 = 16, r12
	nop 0
	br.call.sptk.many b0 = in#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmps#)
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmpxs#)
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put_too#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mmi
	addl r14 = @gprel(.LC11), gp
	;;
	ld4 r32 = [r14]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many out#
.L175:
	.body
	.copy_state 1
	.mii
	mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp _pututline#
	.align 16
	.align 64
	.global pututline#
	.type	pututline#, @function
	.proc pututline#
pututline:
	.prologue
	.body
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many _pututline#
	;;
	break.f 0
	;;
	.endp pututline#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC12:
	data4	utmps#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setutent#
	.type	setutent#, @function
	.proc setutent#
setutent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r16 = @gprel(.LC12), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(utmps#)
	;;
	.mmi
	add r14 = r1, r14
	ld4 r35 = [r16]
	addl r37 = 140, r0
	.mmi
	mov r36 = r0
	;;
	adds r15 = 12, r14
	adds r14 = 156, r14
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 60, r0
	mov r36 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(utmp_out#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = memset#
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
	.endp setutent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC15:
	data4	utmps#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global endutent#
	.type	endutent#, @function
	.proc endutent#
endutent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	addl r16 = @gprel(.LC15), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(utmps#)
	;;
	.mmi
	add r32 = r1, r32
	addl r38 = 140, r0
	mov r37 = r0
	;;
	.mmi
	adds r14 = 4, r32
	nop 0
	adds r15 = 4, r32
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 12, r32
	;;
	.mib
	cmp4.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L186
	;;
	.mmi
	ld4 r36 = [r16]
	adds r32 = 156, r32
	addl r16 = -1, r0
	.mmi
	st4 [r14] = r0
	;;
	st4 [r15] = r16
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 60, r0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmp_out#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memset#
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
	;;
.L186:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r35
	adds r15 = 4, r32
	adds r14 = 12, r32
	.mmi
	adds r32 = 156, r32
	addl r38 = 140, r0
	mov r37 = r0
	;;
	.mmi
	addl r16 = @gprel(.LC15), gp
	st4 [r14] = r0
	nop 0
	.mmi
	st4 [r32] = r0
	;;
	ld4 r36 = [r16]
	addl r16 = -1, r0
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 60, r0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmp_out#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = memset#
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
	.endp endutent#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC21:
	stringz	"x"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC19:
	data4	utmps#+16
	.align 4
.LC20:
	data4	utmpxs#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global utmpname#
	.type	utmpname#, @function
	.proc utmpname#
utmpname:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r33 = @gprel(utmps#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(utmpxs#)
	.mmi
	add r33 = r1, r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 4, r33
	addl r14 = 1023, r0
	.mmi
	adds r16 = 4, r33
	addl r40 = 140, r0
	mov r39 = r0
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r8
	nop 0
	addl r17 = @gprel(.LC19), gp
	.mmb
	adds r14 = 156, r33
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mmi
	ld4 r38 = [r15]
	nop 0
	adds r15 = 12, r33
	;;
	.mib
	cmp4.gt p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mmi
	ld4 r38 = [r17]
	nop 0
	addl r17 = -1, r0
	.mmi
	st4 [r14] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 60, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(utmp_out#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 4, r34
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r38
	(p7) br.cond.dpnt .L196
.L191:
	.mmi
	addl r17 = @gprel(.LC20), gp
	adds r14 = 156, r34
	adds r16 = 4, r34
	.mmi
	adds r15 = 12, r34
	addl r40 = 140, r0
	mov r39 = r0
	;;
	.mmi
	ld4 r38 = [r17]
	nop 0
	addl r17 = -1, r0
	.mmi
	st4 [r14] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path_x#)
	.mmi
	nop 0
	st4 [r33] = r8
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addp4 r38 = 0,r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r37
	mov r8 = r0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	nop 0
.L187:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L196:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 156, r34
	adds r16 = 4, r34
	.mmi
	adds r15 = 12, r34
	addl r40 = 140, r0
	mov r39 = r0
	;;
	.mmi
	addl r17 = @gprel(.LC20), gp
	st4 [r15] = r0
	nop 0
	.mmi
	st4 [r14] = r0
	;;
	ld4 r38 = [r17]
	addl r17 = -1, r0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path_x#)
	.mmi
	nop 0
	st4 [r33] = r8
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addp4 r38 = 0,r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r37
	mov r8 = r0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br .L187
.L195:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 156, r33
	adds r16 = 4, r33
	.mmi
	adds r15 = 12, r33
	addl r40 = 140, r0
	mov r39 = r0
	;;
	.mmi
	addl r17 = @gprel(.LC19), gp
	st4 [r14] = r0
	nop 0
	.mmi
	st4 [r15] = r0
	;;
	ld4 r38 = [r17]
	addl r17 = -1, r0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 60, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(utmp_out#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 4, r34
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r38
	(p6) br.cond.dptk .L191
	.mib
	nop 0
	nop 0
	br .L196
.L194:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 248, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp utmpname#
	.align 16
	.align 64
	.global getutxent#
	.type	getutxent#, @function
	.proc getutxent#
getutxent:
	.prologue
	.mlx
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	movl r32 = @gprel(utmpxs#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many read_next#
	;;
	break.f 0
	;;
	.endp getutxent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC28:
	data4	utmpxs#+16
	.align 4
.LC29:
	data4	utmpxs#+40
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getutxid#
	.type	getutxid#, @function
	.proc getutxid#
getutxid:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r42 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	adds r34 = 60, r12
	addl r43 = 140, r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld2 r14 = [r34]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	sxt2 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r33 = @gprel(utmpxs#)
	;;
	.mmi
	adds r15 = -1, r14
	add r33 = r1, r33
	adds r16 = -5, r14
	;;
	.mii
	nop 0
	zxt2 r15 = r15
	adds r17 = 156, r33
	.mmb
	nop 0
	cmp4.geu p6, p7 = 3, r16
	(p6) br.cond.dptk .L200
	;;
	.mmi
	cmp4.geu p6, p7 = 3, r15
	nop 0
	adds r15 = 156, r33
	.mmb
	adds r16 = 60, r33
	nop 0
	(p7) br.cond.dpnt .L227
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L205
	.mmi
	ld2 r15 = [r16]
	;;
	nop 0
	sxt2 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dpnt .L205
.L207:
	.mmi
	nop 0
	addl r14 = @gprel(.LC28), gp
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	addp4 r8 = 0,r8
.L206:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L200:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r17]
	nop 0
	adds r15 = 60, r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L205
	.mmi
	nop 0
	ld2 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	adds r14 = -5, r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 3, r14
	(p7) br.cond.dpnt .L228
.L205:
	.mlx
	nop 0
	movl r35 = @gprel(utmpxs#)
	.mmi
	mov r14 = r12
	adds r33 = 60, r33
	addl r36 = @gprel(.LC29), gp
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	adds r37 = 40, r14
	;;
	.align 32
.L204:
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L202
.L212:
	.mmi
	ld2 r14 = [r34]
	ld2 r15 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	.mmi
	adds r16 = -1, r14
	nop 0
	adds r17 = -5, r15
	;;
	.mii
	nop 0
	zxt2 r16 = r16
	cmp4.geu p8, p9 = 3, r17
	;;
	.mbb
	cmp4.ltu p6, p7 = 3, r16
	(p7) br.cond.dpnt .L229
	(p9) br.cond.dptk .L204
	.mmi
	addl r43 = 4, r0
	nop 0
	mov r42 = r37
	.mmb
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L204
	;;
	.mmi
	addl r14 = @gprel(.LC28), gp
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L206
.L229:
	.mib
	cmp4.eq p6, p7 = r14, r15
	mov r41 = r35
	(p6) br.cond.dpnt .L207
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L212
.L202:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L230:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L228:
	.body
	.copy_state 2
	.mmi
	mov r14 = r12
	nop 0
	addl r43 = 4, r0
	;;
	.mmi
	adds r42 = 40, r14
	nop 0
	addl r14 = @gprel(.LC29), gp
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L205
	;;
	.mmi
	addl r14 = @gprel(.LC28), gp
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L206
.L227:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mib
	st4 [r8] = r15
	mov r8 = r0
	br .L230
	.endp getutxid#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC32:
	data4	utmpxs#+16
	.align 4
.LC33:
	data4	utmpxs#+44
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getutxline#
	.type	getutxline#, @function
	.proc getutxline#
getutxline:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 3, 0
	.fframe 144
	adds r12 = -144, r12
	mov r39 = r1
	.mlx
	addp4 r41 = 0,r32
	movl r33 = @gprel(utmpxs#)
	;;
	.mmi
	adds r14 = 16, r12
	add r33 = r1, r33
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	nop 0
	addl r42 = 140, r0
	nop 0
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 156, r33
	.mmi
	adds r15 = 60, r33
	nop 0
	mov r16 = r12
	;;
	.mlx
	nop 0
	movl r34 = @gprel(utmpxs#)
	.mmi
	ld4 r14 = [r14]
	mov r33 = r15
	adds r35 = 44, r16
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	addl r36 = @gprel(.LC33), gp
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	.mmi
	ld2 r14 = [r15]
	;;
	adds r14 = -6, r14
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L247
	.align 32
.L234:
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L233
	;;
	.mmi
	ld2 r14 = [r33]
	;;
	adds r14 = -6, r14
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L234
	.mmi
	addl r42 = 12, r0
	nop 0
	mov r41 = r35
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L234
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC32), gp
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	addp4 r8 = 0,r8
.L233:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L247:
	.body
	.copy_state 1
	.mmi
	addl r42 = 12, r0
	nop 0
	mov r41 = r35
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L234
	;;
	.mmi
	addl r14 = @gprel(.LC32), gp
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L233
	.endp getutxline#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC36:
	data4	utmpxs#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global pututxline#
	.type	pututxline#, @function
	.proc pututxline#
pututxline:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r37 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r38 = 140, r0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmpxs#)
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmps#)
	.mmb
	(p6) mov r8 = r0
	mov r37 = r14
	(p6) br.cond.dpnt .L249
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put_too#
	;;
	.mmi
	mov r1 = r35
	;;
	addl r14 = @gprel(.LC36), gp
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	addp4 r8 = 0,r8
.L249:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp pututxline#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC37:
	data4	utmpxs#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setutxent#
	.type	setutxent#, @function
	.proc setutxent#
setutxent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r16 = @gprel(.LC37), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(utmpxs#)
	;;
	.mmi
	add r14 = r1, r14
	addl r37 = 140, r0
	mov r36 = r0
	.mmi
	ld4 r35 = [r16]
	;;
	adds r15 = 12, r14
	adds r14 = 156, r14
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
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
	.endp setutxent#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC40:
	data4	utmpxs#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global endutxent#
	.type	endutxent#, @function
	.proc endutxent#
endutxent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r32 = @gprel(utmpxs#)
	;;
	.mmi
	add r32 = r1, r32
	addl r16 = -1, r0
	addl r38 = 140, r0
	.mmi
	mov r37 = r0
	;;
	adds r14 = 4, r32
	adds r15 = 4, r32
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 12, r32
	;;
	.mib
	cmp4.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mmi
	adds r32 = 156, r32
	st4 [r14] = r0
	addl r14 = @gprel(.LC40), gp
	.mmi
	st4 [r15] = r16
	;;
	ld4 r36 = [r14]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = memset#
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
	;;
.L259:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r35
	adds r14 = 12, r32
	adds r15 = 4, r32
	.mmi
	addl r16 = -1, r0
	adds r32 = 156, r32
	addl r38 = 140, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = @gprel(.LC40), gp
	.mii
	st4 [r15] = r16
	mov r37 = r0
	;;
	nop 0
	.mmb
	ld4 r36 = [r14]
	st4 [r32] = r0
	br.call.sptk.many b0 = memset#
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
	.endp endutxent#
	.section	.rodata.str1.8
	.align 8
.LC44:
	stringz	"/dev/"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC45:
	data4	utmps#+16
	.align 4
.LC46:
	data4	utmps#+44
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ttyslot#
	.type	ttyslot#, @function
	.proc ttyslot#
ttyslot:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 3, 0
	movl r34 = @gprel(utmps#)
	.mmi
	mov r41 = r1
	addl r38 = @gprel(.LC45), gp
	addl r37 = @gprel(.LC46), gp
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	.save rp, r39
	mov r39 = b0
	.body
	.mmb
	mov r42 = r0
	mov r32 = r0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r35 = 60, r34
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L276
.L261:
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	.mmi
	addl r44 = 5, r0
	adds r33 = 5, r8
	mov r42 = r8
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r41
	adds r15 = 12, r34
	adds r14 = 156, r34
	.mmi
	addl r44 = 140, r0
	mov r43 = r0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L277
.L260:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L277:
	.mmi
	ld4 r42 = [r38]
	st4 [r15] = r0
	nop 0
	.mmi
	st4 [r14] = r0
	nop 0
	addl r32 = 1, r0
	;;
	.mib
	adds r36 = -16, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(utmp_out#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L278
	.align 32
.L268:
	.mmi
	ld2 r14 = [r35]
	;;
	adds r14 = -6, r14
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dpnt .L265
.L267:
	.mib
	mov r42 = r36
	adds r32 = 1, r32
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L268
.L278:
	.mmi
	adds r14 = 4, r34
	nop 0
	mov r32 = r0
	;;
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r42
	(p7) br.cond.dpnt .L279
.L269:
	.mmi
	adds r15 = 4, r34
	adds r14 = 12, r34
	addl r16 = -1, r0
	.mmi
	adds r34 = 156, r34
	addl r44 = 140, r0
	mov r43 = r0
	;;
	.mmi
	nop 0
	ld4 r42 = [r38]
	nop 0
	.mmi
	st4 [r15] = r16
	st4 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(utmp_out#)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L280:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L265:
	.mmi
	addl r44 = 12, r0
	nop 0
	mov r43 = r33
	.mmb
	ld4 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L267
	.mmi
	adds r14 = 4, r34
	;;
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r42
	(p6) br.cond.dptk .L269
	.mib
	nop 0
	nop 0
	br .L279
.L276:
	.mib
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L261
	.mib
	addl r42 = 2, r0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r41
	addp4 r8 = 0,r8
	addl r44 = 5, r0
	;;
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r43 = @gprel(.LC44)
	.mmb
	mov r42 = r8
	adds r33 = 5, r8
	(p7) br.cond.dpnt .L260
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	adds r15 = 12, r34
	adds r14 = 156, r34
	addl r44 = 140, r0
	.mmi
	mov r43 = r0
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L260
	.mib
	nop 0
	nop 0
	br .L277
.L279:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r15 = 4, r34
	adds r14 = 12, r34
	addl r16 = -1, r0
	.mmi
	adds r34 = 156, r34
	mov r1 = r41
	addl r44 = 140, r0
	;;
	.mmi
	ld4 r42 = [r38]
	st4 [r15] = r16
	nop 0
	.mmi
	st4 [r14] = r0
	nop 0
	mov r43 = r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(utmp_out#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L280
	.endp ttyslot#
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	utmp_out#, @object
	.size	utmp_out#, 60
utmp_out:
	.skip	60
	.section	.rodata.str1.8
	.align 8
.LC51:
	stringz	"/etc/utmpx"
	.section	.data.rel.local,"aw"
	.align 4
	.type	utmpxs#, @object
	.size	utmpxs#, 160
utmpxs:
	data4	.LC51
	data4	-1
	.skip	152
	.section	.rodata.str1.8
	.align 8
.LC52:
	stringz	"/etc/utmp"
	.section	.data.rel.local
	.align 4
	.type	utmps#, @object
	.size	utmps#, 160
utmps:
	data4	.LC52
	data4	-1
	data4	1
	.skip	148
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	chosen_path_x#, @object
	.size	chosen_path_x#, 1025
chosen_path_x:
	.skip	1025
	.align 8
	.type	chosen_path#, @object
	.size	chosen_path#, 1024
chosen_path:
	.skip	1024
	.global ttyname#
	.type	ttyname#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global close#
	.type	close#, @function
	.global memset#
	.type	memset#, @function
	.global write#
	.type	write#, @function
	.global lockf#
	.type	lockf#, @function
	.global __errno#
	.type	__errno#, @function
	.global open#
	.type	open#, @function
	.global read#
	.type	read#, @function
	.global lseek#
	.type	lseek#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memchr#
	.type	memchr#, @function
	.global memset#
	.type	memset#, @function
	.global memcmp#
	.type	memcmp#, @function
	.global strncmp#
	.type	strncmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
