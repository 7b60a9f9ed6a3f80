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
	adds r14 = 44, r32
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mmi
	ld2 r14 = [r14]
	mov r8 = r0
	mov ar.pfs = r35
	;;
	.mii
	adds r14 = -6, r14
	mov b0 = r34
	;;
	zxt2 r14 = r14
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
	adds r15 = 44, r33
	nop 0
	.mii
	adds r14 = 44, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	ld2 r15 = [r15]
	mov r8 = r0
	mov ar.pfs = r35
	.mii
	ld2 r14 = [r14]
	nop 0
	;;
	mov b0 = r34
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	.mmi
	adds r16 = -1, r15
	;;
	adds r17 = -5, r14
	zxt2 r16 = r16
	;;
	.mmi
	cmp4.ltu p8, p9 = 3, r17
	nop 0
	cmp4.ltu p6, p7 = 3, r16
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
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r33 = r8
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	addl r41 = 160, r0
	.mmb
	mov r40 = r0
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
	sub r34 = r8, r32
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	.mib
	(p6) addl r34 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mii
	cmp.leu p6, p7 = 24, r34
	nop 0
	;;
	(p6) addl r34 = 24, r0
.L16:
	.mmi
	adds r39 = 16, r12
	addl r41 = 24, r0
	nop 0
	.mmb
	mov r40 = r0
	adds r35 = 48, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r41 = r34
	mov r40 = r32
	nop 0
	.mmb
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r40 = 8, r32
	mov r1 = r38
	nop 0
	.mmb
	adds r39 = 40, r12
	addl r41 = 4, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r40 = 12, r32
	mov r1 = r38
	nop 0
	.mmb
	adds r39 = 44, r12
	addl r41 = 12, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 24, r32
	adds r14 = 40, r32
	adds r15 = 32, r32
	.mmi
	adds r32 = 64, r32
	mov r1 = r38
	addl r41 = 16, r0
	;;
	.mmi
	nop 0
	ld8 r18 = [r16]
	mov r40 = r0
	.mmi
	mov r39 = r35
	ld8 r16 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld4 r17 = [r15]
	st8 [r14] = r18
	adds r14 = 64, r12
	.mmi
	ld8 r15 = [r32]
	;;
	st4 [r14] = r17
	adds r14 = 72, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	sub r34 = r8, r35
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	.mib
	(p6) addl r34 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mii
	cmp.leu p6, p7 = 64, r34
	nop 0
	;;
	(p6) addl r34 = 64, r0
.L17:
	.mmi
	adds r39 = 88, r12
	nop 0
	addl r41 = 64, r0
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	nop 0
	.mmb
	mov r40 = r35
	adds r39 = 88, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 160, r0
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r39 = r33
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
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp in#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	utmp_out#+8
	.align 8
.LC1:
	data8	utmp_out#+12
	.align 8
.LC2:
	data8	utmp_out#+48
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc out#
out:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	cmp.eq p6, p7 = 0, r32
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(utmp_out#)
	;;
	.mmi
	addl r41 = 72, r0
	add r39 = r1, r39
	mov r40 = r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L23
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
	sub r34 = r8, r32
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	.mib
	(p6) addl r34 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mii
	cmp.leu p6, p7 = 8, r34
	nop 0
	;;
	(p6) addl r34 = 8, r0
.L24:
	.mlx
	nop 0
	movl r33 = @gprel(utmp_out#)
	.mmi
	addl r41 = 8, r0
	mov r40 = r0
	adds r35 = 72, r32
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r40 = r32
	mov r39 = r33
	nop 0
	.mmb
	mov r1 = r38
	mov r41 = r34
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
	ld8 r39 = [r14]
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
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 40, r32
	adds r15 = 48, r32
	adds r14 = 56, r32
	.mmi
	adds r32 = 136, r32
	adds r19 = 24, r33
	adds r17 = 32, r33
	;;
	.mmi
	ld8 r20 = [r16]
	mov r1 = r38
	addl r41 = 64, r0
	.mmi
	mov r40 = r0
	ld4 r18 = [r15]
	adds r15 = 40, r33
	;;
	.mmi
	ld8 r16 = [r14]
	st8 [r19] = r20
	adds r33 = 64, r33
	.mmi
	st4 [r17] = r18
	ld8 r14 = [r32]
	mov r39 = r35
	;;
	.mmi
	nop 0
	st8 [r33] = r14
	nop 0
	.mmb
	st8 [r15] = r16
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	sub r33 = r8, r35
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	.mib
	(p6) addl r33 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mii
	cmp.leu p6, p7 = 16, r33
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
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	mov r39 = r34
	adds r32 = -48, r34
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
	adds r34 = 8, r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r41 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r41
	(p7) br.cond.dpnt .L56
.L35:
	.mmi
	adds r33 = 12, r32
	adds r35 = 16, r32
	mov r43 = r0
	;;
	.mmi
	ld4 r14 = [r33]
	ldf8 f6 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 140, r0
	nop 0
	;;
	.mmi
	(p7) addl r14 = 60, r0
	;;
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
	.mib
	mov r1 = r40
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	ld4 r14 = [r33]
	ld4 r41 = [r34]
	adds r34 = 24, r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r43 = 140, r0
	adds r42 = 16, r12
	;;
	.mib
	(p7) addl r43 = 60, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r40
	addl r43 = 160, r0
	.mii
	mov r42 = r0
	mov r41 = r34
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
	cmp.ne p6, p7 = r14, r8
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mmi
	addl r43 = 8, r0
	nop 0
	mov r42 = r0
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	mov r1 = r40
	;;
	.mib
	(p6) addl r33 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	sub r33 = r8, r14
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 24, r33
	nop 0
	;;
	(p6) addl r33 = 24, r0
.L42:
	.mmi
	addl r43 = 24, r0
	mov r42 = r0
	mov r41 = r34
	.mmb
	adds r36 = 56, r12
	adds r37 = 96, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r40
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4, r0
	nop 0
	.mmb
	adds r42 = 24, r12
	adds r41 = 48, r32
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 12, r0
	nop 0
	.mmb
	adds r42 = 28, r12
	adds r41 = 52, r32
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 52, r12
	adds r19 = 64, r32
	adds r20 = 44, r12
	.mmi
	adds r18 = 68, r32
	adds r17 = 72, r32
	adds r15 = 80, r32
	;;
	.mmi
	ld4 r16 = [r14]
	adds r14 = 40, r12
	mov r1 = r40
	.mmi
	addl r43 = 16, r0
	mov r42 = r0
	mov r41 = r36
	;;
	.mmi
	nop 0
	ld4 r22 = [r14]
	sxt4 r16 = r16
	.mmi
	adds r14 = 160, r32
	ld4 r21 = [r20]
	adds r20 = 48, r12
	;;
	.mmi
	st4 [r19] = r22
	nop 0
	adds r19 = 72, r12
	.mmi
	ld4 r20 = [r20]
	st4 [r18] = r21
	nop 0
	;;
	.mmi
	nop 0
	ld4 r19 = [r19]
	nop 0
	.mmi
	st4 [r17] = r20
	st8 [r15] = r16
	nop 0
	;;
	.mib
	st8 [r14] = r19
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r33 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	sub r33 = r8, r36
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 64, r33
	nop 0
	;;
	(p6) addl r33 = 64, r0
.L43:
	.mmi
	mov r41 = r37
	nop 0
	addl r43 = 64, r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	nop 0
	.mmb
	mov r42 = r36
	mov r41 = r37
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r35]
	mov r1 = r40
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st8 [r35] = r15
	nop 0
	nop 0
.L36:
	.mmi
	adds r32 = 184, r32
	nop 0
	mov r8 = r34
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
	ld8 r41 = [r32]
	addl r42 = 2, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r41 = r8
	cmp4.le p6, p7 = r0, r8
	mov r1 = r40
	.mmb
	st4 [r34] = r8
	mov r42 = r0
	(p6) br.cond.spnt .L35
	;;
	.mib
	ld8 r41 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	st4 [r34] = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L35
.L38:
	.mmi
	mov r14 = r0
	mov r34 = r0
	adds r32 = 184, r32
	;;
	.mmi
	mov r8 = r34
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
	addl r43 = 24, r0
	nop 0
	mov r42 = r0
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	mov r1 = r40
	;;
	.mib
	(p6) addl r33 = 24, r0
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	sub r33 = r8, r14
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 24, r33
	nop 0
	;;
	(p6) addl r33 = 24, r0
.L45:
	.mmi
	addl r43 = 24, r0
	mov r42 = r0
	mov r41 = r34
	.mmb
	adds r36 = 76, r12
	adds r37 = 96, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r40
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4, r0
	nop 0
	.mmb
	adds r42 = 40, r12
	adds r41 = 48, r32
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 12, r0
	nop 0
	.mmb
	adds r42 = 44, r12
	adds r41 = 52, r32
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 68, r12
	adds r19 = 64, r32
	adds r20 = 60, r12
	.mmi
	adds r18 = 68, r32
	adds r17 = 72, r32
	adds r15 = 80, r32
	;;
	.mmi
	ld4 r16 = [r14]
	adds r14 = 56, r12
	mov r1 = r40
	.mmi
	addl r43 = 64, r0
	mov r42 = r0
	mov r41 = r36
	;;
	.mmi
	nop 0
	ld4 r22 = [r14]
	sxt4 r16 = r16
	.mmi
	adds r14 = 160, r32
	ld4 r21 = [r20]
	adds r20 = 64, r12
	;;
	.mmi
	st4 [r19] = r22
	nop 0
	adds r19 = 140, r12
	.mmi
	ld4 r20 = [r20]
	st4 [r18] = r21
	nop 0
	;;
	.mmi
	nop 0
	ld4 r19 = [r19]
	nop 0
	.mmi
	st4 [r17] = r20
	st8 [r15] = r16
	nop 0
	;;
	.mib
	st8 [r14] = r19
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r33 = 64, r0
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	sub r33 = r8, r36
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 64, r33
	nop 0
	;;
	(p6) addl r33 = 64, r0
.L46:
	.mmi
	mov r41 = r37
	nop 0
	addl r43 = 64, r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	nop 0
	.mmb
	mov r42 = r36
	mov r41 = r37
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 88, r32
	mov r1 = r40
	.mmi
	addl r43 = 12, r0
	adds r42 = 144, r12
	adds r41 = 168, r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r35]
	mov r1 = r40
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st8 [r35] = r15
	nop 0
	br .L36
	.endp read_next#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC7:
	data8	utmps#+24
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc find_utmp#
find_utmp:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 320
	adds r12 = -320, r12
	mov r39 = r1
	.mlx
	mov r40 = r32
	movl r34 = @gprel(utmps#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	adds r8 = 16, r12
	nop 0
	br.call.sptk.many b0 = in#
	;;
	.mmi
	mov r1 = r39
	adds r8 = 176, r12
	adds r36 = 24, r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(utmp_out#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = in#
	;;
	.mmi
	mov r1 = r39
	adds r41 = 176, r12
	nop 0
	.mmi
	mov r40 = r36
	addl r42 = 160, r0
	mov r36 = r34
	;;
	.mib
	addl r35 = @gprel(.LC7), gp
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 184, r34
	.mii
	adds r41 = 16, r12
	mov r34 = r35
	;;
	addl r15 = @ltoff(@fptr(same_id#)), gp
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r33
	(p7) br.cond.dpnt .L72
.L58:
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	.align 32
.L61:
	.mib
	mov r40 = r36
	mov r35 = r34
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	nop 0
	adds r41 = 16, r12
	mov r1 = r39
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
.L65:
	.mmi
	ld8 r14 = [r33], 8
	ld8 r40 = [r34]
	nop 0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L61
.L64:
	.mib
	ld8 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = out#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
.L73:
	.body
	.copy_state 1
	.mmi
	ld8 r14 = [r33], 8
	ld8 r40 = [r35]
	nop 0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r40 = r36
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mib
	mov r35 = r34
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mmi
	nop 0
	mov r1 = r39
	adds r41 = 16, r12
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L65
	.align 32
.L59:
	.mmi
	mov r40 = r0
	nop 0
	nop 0
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = out#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 2
	.mmi
	adds r15 = 60, r12
	;;
	ld2 r15 = [r15]
	nop 0
	;;
	.mmi
	adds r15 = -1, r15
	;;
	nop 0
	zxt2 r15 = r15
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 7, r15
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	mov r1 = r39
	mov r40 = r0
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
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 3, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	mov r44 = r1
	.body
	adds r35 = 8, r32
	mov r46 = r33
	;;
	.mib
	addl r47 = 160, r0
	adds r45 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L155
.L77:
	.mmi
	adds r34 = 60, r12
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
	adds r40 = 184, r32
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
	adds r15 = 68, r32
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
	mov r47 = r0
	mov r46 = r0
	.mmb
	ld4 r45 = [r35]
	adds r37 = 12, r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	addl r46 = 1, r0
	ld4 r45 = [r35]
	br.call.sptk.many b0 = lockf#
	;;
	.mmi
	mov r1 = r44
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
	adds r14 = 16, r32
	(p6) br.cond.dpnt .L104
	;;
	.mii
	ld8 r36 = [r14]
	nop 0
	;;
	adds r36 = -1, r36
.L105:
	.mmi
	addl r47 = 140, r0
	nop 0
	mov r46 = r0
	.mmb
	adds r45 = 176, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	mov r1 = r44
	.mmi
	addl r47 = 24, r0
	mov r46 = r0
	adds r45 = 16, r12
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
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	mov r1 = r44
	;;
	.mib
	(p6) addl r39 = 8, r0
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	nop 0
	sub r39 = r8, r14
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 8, r39
	nop 0
	;;
	(p6) addl r39 = 8, r0
.L108:
	.mmi
	addl r47 = 8, r0
	mov r46 = r0
	nop 0
	.mmb
	adds r45 = 176, r12
	adds r41 = 88, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r39
	nop 0
	.mmb
	adds r46 = 16, r12
	adds r45 = 176, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 4, r0
	nop 0
	.mmb
	adds r46 = 40, r12
	adds r45 = 184, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 12, r0
	nop 0
	.mmb
	adds r46 = 44, r12
	adds r45 = 188, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 56, r12
	ld4 r18 = [r34]
	mov r1 = r44
	.mmi
	addl r47 = 64, r0
	mov r46 = r0
	mov r45 = r41
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 204, r12
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	adds r14 = 212, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	(p6) addl r34 = 16, r0
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	sub r34 = r8, r41
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 16, r34
	nop 0
	;;
	(p6) addl r34 = 16, r0
.L109:
	.mmi
	addl r47 = 16, r0
	nop 0
	mov r46 = r0
	.mmb
	adds r45 = 216, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r34
	nop 0
	.mmb
	mov r46 = r41
	adds r45 = 216, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L110:
	.mmi
	ld4 r14 = [r37]
	setf.sig f6 = r36
	mov r47 = r0
	.mmi
	adds r36 = 1, r36
	ld4 r45 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r46 = 140, r0
	nop 0
	;;
	.mmi
	(p7) addl r46 = 60, r0
	;;
	setf.sig f7 = r46
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r46 = f6
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r44
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L114
	;;
	.mmi
	ld4 r14 = [r37]
	ld4 r45 = [r35]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	adds r46 = 176, r12
	(p6) addl r47 = 140, r0
	;;
	.mib
	(p7) addl r47 = 60, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r44
	mov r34 = r8
	.mmi
	mov r47 = r0
	ld4 r45 = [r35]
	mov r46 = r0
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
	mov r1 = r44
	ld4 r45 = [r35]
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r0
	br.call.sptk.many b0 = lockf#
	;;
	.mmi
	cmp.ne p6, p7 = r37, r34
	adds r45 = 24, r32
	addl r47 = 160, r0
	.mmb
	adds r46 = 16, r12
	mov r1 = r44
	(p6) br.cond.spnt .L78
	;;
	.mib
	adds r32 = 16, r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r14 = 1, r0
	st8 [r32] = r36
	mov r8 = r38
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	;;
	.mii
	st4 [r40] = r14
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L156:
	.body
	.copy_state 1
	.mmi
	adds r40 = 184, r32
	;;
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	.mmi
	adds r14 = 68, r32
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
	nop 0
	adds r36 = 68, r32
	adds r37 = 48, r32
	.align 32
.L89:
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r44
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
	addl r47 = 4, r0
	nop 0
	adds r46 = 40, r12
	.mmb
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L90
	.align 32
.L80:
	.mmi
	adds r37 = 16, r32
	nop 0
	addl r47 = 160, r0
	.mii
	mov r46 = r0
	adds r45 = 24, r32
	;;
	nop 0
	.mmb
	st8 [r37] = r0
	st4 [r40] = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld2 r14 = [r34]
	nop 0
	mov r1 = r44
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
	adds r15 = 68, r32
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
	nop 0
	adds r36 = 68, r32
	adds r38 = 48, r32
	.align 32
.L101:
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 0, r8
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
	addl r47 = 4, r0
	nop 0
	adds r46 = 40, r12
	.mmb
	mov r45 = r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L101
.L155:
	.mmi
	nop 0
	addl r46 = 2, r0
	nop 0
	.mmb
	ld8 r45 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r44
	.mmb
	st4 [r35] = r8
	mov r46 = r0
	(p6) br.cond.spnt .L77
	;;
	.mib
	ld8 r45 = [r32]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r44
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
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 304, r12
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
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	mov r1 = r44
	;;
	.mib
	(p6) addl r39 = 24, r0
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	sub r39 = r8, r14
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 24, r39
	nop 0
	;;
	(p6) addl r39 = 24, r0
.L111:
	.mmi
	addl r47 = 24, r0
	mov r46 = r0
	nop 0
	.mmb
	adds r45 = 176, r12
	adds r41 = 88, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r39
	nop 0
	.mmb
	adds r46 = 16, r12
	adds r45 = 176, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 4, r0
	nop 0
	.mmb
	adds r46 = 40, r12
	adds r45 = 200, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 12, r0
	nop 0
	.mmb
	adds r46 = 44, r12
	adds r45 = 204, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 56, r12
	ld4 r18 = [r34]
	mov r1 = r44
	.mmi
	addl r47 = 64, r0
	mov r46 = r0
	mov r45 = r41
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 220, r12
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	adds r14 = 228, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 300, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	(p6) addl r34 = 64, r0
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	sub r34 = r8, r41
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = 64, r34
	nop 0
	;;
	(p6) addl r34 = 64, r0
.L112:
	.mmi
	adds r45 = 236, r12
	nop 0
	addl r47 = 64, r0
	.mmb
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r34
	nop 0
	.mmb
	mov r46 = r41
	adds r45 = 236, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r44
	nop 0
	.mmi
	addl r47 = 12, r0
	adds r46 = 160, r12
	adds r45 = 304, r12
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L110
.L104:
	.mmi
	nop 0
	addl r47 = 2, r0
	mov r46 = r0
	.mmb
	ld4 r45 = [r35]
	adds r37 = 12, r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	setf.sig f6 = r8
	ld4 r14 = [r37]
	mov r1 = r44
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 140, r0
	nop 0
	;;
	.mmi
	(p7) addl r14 = 60, r0
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f6
	.mmi
	setf.sig f6 = r14
	nop 0
	(p6) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f6 = f6
	;;
	.mib
	getf.sig r36 = f6
	nop 0
	br .L105
.L158:
	.mmi
	addl r47 = 4, r0
	nop 0
	adds r46 = 40, r12
	.mmb
	adds r45 = 48, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	adds r36 = 68, r32
	adds r37 = 48, r32
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
	adds r14 = 68, r32
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
	addl r47 = 4, r0
	nop 0
	adds r46 = 40, r12
	.mmb
	adds r45 = 48, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	adds r36 = 68, r32
	adds r38 = 48, r32
	br .L101
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r44
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
	.align 32
.L93:
	.mib
	st8 [r37] = r0
	nop 0
	br .L82
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r44
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L80
.L114:
	.mmi
	nop 0
	ld4 r45 = [r35]
	mov r47 = r0
	.mmb
	mov r46 = r0
	addl r38 = -1, r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r0
	ld4 r45 = [r35]
	br.call.sptk.many b0 = lockf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L162
	.endp put#
	.align 16
	.align 64
	.proc put_too#
put_too:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	adds r35 = 32, r12
	.mmi
	addl r42 = 176, r0
	mov r41 = r0
	adds r34 = 24, r12
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r14 = [r32]
	adds r15 = 12, r32
	.mmi
	mov r1 = r39
	;;
	st8 [r16] = r14
	addl r14 = -1, r0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r34] = r14
	adds r14 = 28, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r39
	ld4 r36 = [r8]
	nop 0
	.mmb
	mov r41 = r33
	adds r40 = 16, r12
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	ld4 r40 = [r34]
	addl r14 = -1, r0
	.mmi
	mov r1 = r39
	addl r42 = 160, r0
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
	adds r14 = 200, r12
	.mmi
	adds r40 = 40, r12
	st8 [r35] = r0
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
	mov r1 = r39
	st4 [r8] = r36
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
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
	mov r1 = r39
	addl r42 = 160, r0
	.mmi
	mov r41 = r0
	st8 [r35] = r0
	adds r40 = 40, r12
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	adds r14 = 200, r12
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
	mov r1 = r39
	st4 [r8] = r36
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
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
	mov r32 = r8
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
	nop 0
	addl r33 = @ltoff(@fptr(same_id#)), gp
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
	nop 0
	addl r33 = @ltoff(@fptr(same_line#)), gp
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
	.align 8
.LC9:
	data8	utmps#+24
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
	.fframe 160
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	adds r8 = 16, r12
	nop 0
	br.call.sptk.many b0 = in#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmps#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r37 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmpxs#)
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
	addl r14 = @gprel(.LC9), gp
	;;
	ld8 r32 = [r14]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	.label_state 1
	.restore sp
	adds r12 = 160, r12
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
	adds r12 = 160, r12
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
	.align 8
.LC10:
	data8	utmps#+24
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
	addl r16 = @gprel(.LC10), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(utmps#)
	;;
	.mmi
	add r14 = r1, r14
	ld8 r35 = [r16]
	addl r37 = 160, r0
	.mmi
	mov r36 = r0
	;;
	adds r15 = 16, r14
	adds r14 = 184, r14
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 72, r0
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
	.align 8
.LC13:
	data8	utmps#+24
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
	addl r16 = @gprel(.LC13), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(utmps#)
	;;
	.mmi
	add r32 = r1, r32
	addl r38 = 160, r0
	mov r37 = r0
	;;
	.mmi
	adds r14 = 8, r32
	nop 0
	adds r15 = 8, r32
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 16, r32
	;;
	.mib
	cmp4.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L186
	;;
	.mmi
	ld8 r36 = [r16]
	adds r32 = 184, r32
	addl r16 = -1, r0
	.mmi
	st8 [r14] = r0
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
	addl r38 = 72, r0
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
	adds r15 = 8, r32
	adds r14 = 16, r32
	.mmi
	adds r32 = 184, r32
	addl r38 = 160, r0
	mov r37 = r0
	;;
	.mmi
	addl r16 = @gprel(.LC13), gp
	st8 [r14] = r0
	nop 0
	.mmi
	st4 [r32] = r0
	;;
	ld8 r36 = [r16]
	addl r16 = -1, r0
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 72, r0
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
.LC19:
	stringz	"x"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC17:
	data8	utmps#+24
	.align 8
.LC18:
	data8	utmpxs#+24
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
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	mov r38 = r32
	movl r33 = @gprel(utmps#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(utmpxs#)
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 8, r33
	addl r14 = 1023, r0
	.mmi
	adds r16 = 8, r33
	addl r40 = 160, r0
	mov r39 = r0
	;;
	.mmi
	cmp.geu p6, p7 = r14, r8
	nop 0
	addl r17 = @gprel(.LC17), gp
	.mmb
	adds r14 = 184, r33
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mmi
	ld4 r38 = [r15]
	nop 0
	adds r15 = 16, r33
	;;
	.mib
	cmp4.gt p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mmi
	ld8 r38 = [r17]
	nop 0
	addl r17 = -1, r0
	.mmi
	st4 [r14] = r0
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 72, r0
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
	adds r14 = 8, r34
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
	addl r17 = @gprel(.LC18), gp
	adds r14 = 184, r34
	adds r16 = 8, r34
	.mmi
	adds r15 = 16, r34
	addl r40 = 160, r0
	mov r39 = r0
	;;
	.mmi
	ld8 r38 = [r17]
	nop 0
	addl r17 = -1, r0
	.mmi
	st4 [r14] = r0
	st8 [r15] = r0
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
	nop 0
	mov r1 = r37
	mov r39 = r32
	.mmi
	nop 0
	st8 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path_x#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r37
	nop 0
	.mmi
	mov r8 = r0
	;;
	st8 [r34] = r14
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
	adds r14 = 184, r34
	adds r16 = 8, r34
	.mmi
	adds r15 = 16, r34
	addl r40 = 160, r0
	mov r39 = r0
	;;
	.mmi
	addl r17 = @gprel(.LC18), gp
	st8 [r15] = r0
	nop 0
	.mmi
	st4 [r14] = r0
	;;
	ld8 r38 = [r17]
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
	nop 0
	mov r1 = r37
	mov r39 = r32
	.mmi
	nop 0
	st8 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(chosen_path_x#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
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
	.mib
	st8 [r34] = r14
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
	adds r14 = 184, r33
	adds r16 = 8, r33
	.mmi
	adds r15 = 16, r33
	addl r40 = 160, r0
	mov r39 = r0
	;;
	.mmi
	addl r17 = @gprel(.LC17), gp
	st4 [r14] = r0
	nop 0
	.mmi
	st8 [r15] = r0
	;;
	ld8 r38 = [r17]
	addl r17 = -1, r0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 72, r0
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
	adds r14 = 8, r34
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
	addl r15 = 248, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r37
	addl r8 = -1, r0
	mov b0 = r35
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r36
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
	.align 8
.LC26:
	data8	utmpxs#+24
	.align 8
.LC27:
	data8	utmpxs#+48
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getutxid#
	.type	getutxid#, @function
	.proc getutxid#
getutxid:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 3, 0
	.fframe 160
	adds r12 = -160, r12
	mov r39 = r1
	.mlx
	mov r41 = r32
	movl r33 = @gprel(utmpxs#)
	;;
	.mii
	add r33 = r1, r33
	.save rp, r37
	mov r37 = b0
	.body
	adds r34 = 60, r12
	.mmb
	adds r40 = 16, r12
	addl r42 = 160, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld2 r14 = [r34]
	mov r1 = r39
	adds r17 = 184, r33
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mii
	adds r15 = -1, r14
	adds r16 = -5, r14
	;;
	zxt2 r15 = r15
	.mmb
	nop 0
	cmp4.geu p6, p7 = 3, r16
	(p6) br.cond.dptk .L200
	;;
	.mmi
	cmp4.geu p6, p7 = 3, r15
	nop 0
	adds r15 = 184, r33
	.mmb
	adds r16 = 68, r33
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
	addl r14 = @gprel(.LC26), gp
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	nop 0
.L206:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L200:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r17]
	nop 0
	adds r15 = 68, r33
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
	.mii
	adds r33 = 68, r33
	addl r36 = @gprel(.LC27), gp
	;;
	add r35 = r1, r35
	;;
	.align 32
.L204:
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r39
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
	addl r42 = 4, r0
	nop 0
	adds r41 = 40, r12
	.mmb
	ld8 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L204
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC26), gp
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br .L206
.L229:
	.mib
	cmp4.eq p6, p7 = r14, r15
	mov r40 = r35
	(p6) br.cond.dpnt .L207
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r39
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
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L228:
	.body
	.copy_state 2
	.mmi
	addl r14 = @gprel(.LC27), gp
	addl r42 = 4, r0
	adds r41 = 40, r12
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L205
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC26), gp
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br .L206
.L227:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L230
	.endp getutxid#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC30:
	data8	utmpxs#+24
	.align 8
.LC31:
	data8	utmpxs#+52
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
	.fframe 160
	adds r12 = -160, r12
	mov r39 = r1
	.mlx
	mov r41 = r32
	movl r35 = @gprel(utmpxs#)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	addl r42 = 160, r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r33 = r35
	adds r34 = 68, r35
	adds r35 = 184, r35
	.mmi
	mov r1 = r39
	;;
	ld4 r14 = [r35]
	addl r36 = @gprel(.LC31), gp
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L234
	.mmi
	ld2 r14 = [r34]
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
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L233
	;;
	.mmi
	ld2 r14 = [r34]
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
	adds r41 = 44, r12
	.mmb
	ld8 r40 = [r36]
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
	addl r14 = @gprel(.LC30), gp
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	nop 0
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
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L247:
	.body
	.copy_state 1
	.mmi
	addl r42 = 12, r0
	nop 0
	adds r41 = 44, r12
	.mmb
	ld8 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L234
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC30), gp
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br .L233
	.endp getutxline#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC34:
	data8	utmpxs#+24
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
	.fframe 160
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mib
	addl r38 = 160, r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmpxs#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(utmps#)
	.mmb
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L249
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = put_too#
	;;
	.mii
	mov r1 = r35
	nop 0
	;;
	addl r14 = @gprel(.LC34), gp
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	nop 0
.L249:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp pututxline#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC35:
	data8	utmpxs#+24
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
	addl r16 = @gprel(.LC35), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(utmpxs#)
	;;
	.mmi
	add r14 = r1, r14
	addl r37 = 160, r0
	mov r36 = r0
	.mmi
	ld8 r35 = [r16]
	;;
	adds r15 = 16, r14
	adds r14 = 184, r14
	;;
	.mmi
	nop 0
	st8 [r15] = r0
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
	.align 8
.LC38:
	data8	utmpxs#+24
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
	addl r38 = 160, r0
	.mmi
	mov r37 = r0
	;;
	adds r14 = 8, r32
	adds r15 = 8, r32
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 16, r32
	;;
	.mib
	cmp4.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mmi
	adds r32 = 184, r32
	st8 [r14] = r0
	addl r14 = @gprel(.LC38), gp
	.mmi
	st4 [r15] = r16
	;;
	ld8 r36 = [r14]
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
	adds r14 = 16, r32
	adds r15 = 8, r32
	.mmi
	addl r16 = -1, r0
	adds r32 = 184, r32
	addl r38 = 160, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @gprel(.LC38), gp
	.mii
	st4 [r15] = r16
	mov r37 = r0
	;;
	nop 0
	.mmb
	ld8 r36 = [r14]
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
.LC42:
	stringz	"/dev/"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC43:
	data8	utmps#+24
	.align 8
.LC44:
	data8	utmps#+52
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ttyslot#
	.type	ttyslot#, @function
	.proc ttyslot#
ttyslot:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 3, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	nop 0
	movl r32 = @gprel(utmps#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	mov r41 = r0
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmi
	adds r34 = 68, r32
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	addl r36 = @gprel(.LC43), gp
	addl r35 = @gprel(.LC44), gp
	(p7) br.cond.dpnt .L276
.L261:
	.mlx
	nop 0
	movl r42 = @gprel(.LC42)
	.mmi
	addl r43 = 5, r0
	nop 0
	adds r37 = 5, r41
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r40
	adds r15 = 16, r32
	adds r14 = 184, r32
	.mmi
	addl r43 = 160, r0
	mov r42 = r0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L277
.L260:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L277:
	.mmi
	st8 [r15] = r0
	st4 [r14] = r0
	nop 0
	.mmb
	ld8 r41 = [r36]
	addl r33 = 1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 72, r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(utmp_out#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L278
	.align 32
.L268:
	.mmi
	ld2 r14 = [r34]
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
	mov r41 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = read_next#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L268
.L278:
	.mmi
	adds r14 = 8, r32
	nop 0
	mov r33 = r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r41
	(p7) br.cond.dpnt .L279
.L269:
	.mmi
	adds r15 = 8, r32
	adds r14 = 16, r32
	addl r16 = -1, r0
	.mmi
	adds r32 = 184, r32
	addl r43 = 160, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	ld8 r41 = [r36]
	nop 0
	.mmi
	st4 [r15] = r16
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 72, r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(utmp_out#)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L280:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L265:
	.mmi
	addl r43 = 12, r0
	nop 0
	mov r42 = r37
	.mmb
	ld8 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L267
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r41
	(p6) br.cond.dptk .L269
	.mib
	nop 0
	nop 0
	br .L279
.L276:
	.mib
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r41 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L261
	;;
	.mib
	addl r41 = 2, r0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r41 = r8
	addl r43 = 5, r0
	(p7) br.cond.dpnt .L260
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC42)
	.mmi
	nop 0
	adds r37 = 5, r41
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	adds r15 = 16, r32
	adds r14 = 184, r32
	addl r43 = 160, r0
	.mmi
	mov r42 = r0
	mov r1 = r40
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
	adds r15 = 8, r32
	adds r14 = 16, r32
	addl r16 = -1, r0
	.mmi
	adds r32 = 184, r32
	mov r1 = r40
	addl r43 = 160, r0
	;;
	.mmi
	ld8 r41 = [r36]
	st4 [r15] = r16
	nop 0
	.mmi
	st8 [r14] = r0
	nop 0
	mov r42 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 72, r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(utmp_out#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L280
	.endp ttyslot#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	utmp_out#, @object
	.size	utmp_out#, 72
utmp_out:
	.skip	72
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"/etc/utmpx"
	.section	.data.rel.local,"aw"
	.align 8
	.type	utmpxs#, @object
	.size	utmpxs#, 192
utmpxs:
	data8	.LC49
	data4	-1
	.skip	180
	.section	.rodata.str1.8
	.align 8
.LC50:
	stringz	"/etc/utmp"
	.section	.data.rel.local
	.align 8
	.type	utmps#, @object
	.size	utmps#, 192
utmps:
	data8	.LC50
	data4	-1
	data4	1
	.skip	176
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
