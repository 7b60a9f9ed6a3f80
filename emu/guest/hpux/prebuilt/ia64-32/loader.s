// b7bdbc56d9d3a4b2fcf1b79230cb0013 emu/guest/hpux/ia64/loader.c
	.file	"loader.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"libc."
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	own.0#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_own_library#
is_own_library:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addl r15 = @gprel(.LC1), gp
	.mlx
	addl r18 = 108, r0
	movl r16 = @gprel(.LC0)
	;;
	.mmi
	ld1 r14 = [r32]
	add r16 = r1, r16
	adds r17 = 1, r32
	.mii
	ld4 r20 = [r15]
	nop 0
	;;
	sxt1 r21 = r14
	.mmi
	addp4 r16 = 0,r16
	adds r22 = 68, r20
	mov r14 = r32
	;;
	.mib
	mov r19 = r21
	cmp4.ne p8, p9 = 0, r21
	(p9) br.cond.dpnt .L9
	;;
	.align 32
.L4:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = 0,r17
	cmp4.eq p6, p7 = 47, r19
	adds r17 = 1, r17
	;;
	.mmi
	(p6) mov r14 = r15
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r19 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L4
	;;
.L9:
	.pred.rel.mutex p8, p9
	.mib
	adds r16 = 1, r16
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dpnt .L12
	;;
	.align 32
.L6:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = 0,r14
	addp4 r17 = 0,r16
	adds r14 = 1, r14
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r15
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r18 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L6
.L12:
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	;;
.L17:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r20
	cmp4.eq p6, p7 = r22, r20
	adds r20 = 4, r20
	.mmb
	adds r17 = 1, r32
	mov r19 = r21
	(p6) br.cond.dpnt .L13
	;;
	.mii
	ld4 r16 = [r14]
	mov r14 = r32
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	nop 0
	ld1 r18 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r18 = r18
	(p8) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br .L9
.L13:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp is_own_library#
	.align 16
	.align 64
	.proc find_in#
find_in:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r14 = r34, r0
	.mmi
	cmp.ne p8, p9 = r0, r0
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r15 = 256, r32
	setf.sig f7 = r14
	nop 0
	.mmi
	addl r14 = 65501, r0
	adds r24 = 248, r32
	adds r32 = 252, r32
	;;
	.mmi
	nop 0
	ld4 r8 = [r15]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	nop 0
	;;
	cmp.eq p6, p7 = 0, r8
	.mmb
	adds r22 = 8, r8
	adds r16 = 4, r8
	(p6) br.cond.dpnt .L19
	;;
	.mii
	ld4 r21 = [r8]
	addp4 r22 = 0,r22
	;;
	addp4 r17 = r21, r0
	.mmb
	cmp4.eq p6, p7 = 0, r21
	sub r15 = r0, r21
	(p6) br.cond.dpnt .L29
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f7
	nop 0
	.mmi
	setf.exp f9 = r14
	setf.sig f8 = r17
	(p8) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f8, p6 = f6, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f8, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r34
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f6, f6
	nop 0
	.mmi
	setf.sig f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f8, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	ld4 r23 = [r16]
	nop 0
	nop 0
	;;
	.align 32
.L20:
	.mib
	shladd r15 = r14, 4, r0
	cmp4.ltu p6, p7 = r14, r23
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	ld4 r8 = [r24]
	nop 0
	;;
	.mmi
	addp4 r8 = r15, r8
	;;
	adds r15 = 14, r8
	adds r16 = 12, r8
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L21
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L39
.L21:
	.mmi
	add r14 = r21, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L20
.L29:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L19:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L39:
	.mmi
	nop 0
	ld4 r15 = [r8]
	mov r17 = r33
	.mmi
	ld4 r16 = [r32]
	;;
	addp4 r16 = r15, r16
	nop 0
	;;
	.mii
	ld1 r15 = [r16]
	adds r16 = 1, r16
	;;
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r19 = r15
	;;
	.mmi
	nop 0
	(p7) ld1 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r15 = r15
	(p7) br.cond.dpnt .L23
	.align 32
.L24:
	.mmi
	addp4 r18 = 0,r17
	addp4 r20 = 0,r16
	adds r17 = 1, r17
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r15 = [r18]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r19, r15
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	ld1 r15 = [r20]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r19 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L24
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mii
	ld1 r15 = [r18]
	nop 0
	;;
	sxt1 r15 = r15
	;;
.L23:
	.mib
	add r14 = r21, r14
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L29
	.endp find_in#
	.align 16
	.align 64
	.proc variable#
variable:
	.prologue
	.body
	.mmi
	addp4 r20 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	ld4 r8 = [r20]
	adds r21 = 1, r33
	adds r20 = 4, r20
	;;
	.mmi
	nop 0
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld1 r23 = [r33]
	;;
	nop 0
	sxt1 r23 = r23
	;;
	.mmi
	nop 0
	mov r22 = r23
	cmp4.eq p8, p9 = 0, r23
.L42:
	.pred.rel.mutex p8, p9
	.mmi
	mov r16 = r8
	nop 0
	mov r19 = r21
	.mmb
	mov r15 = r21
	nop 0
	(p8) br.cond.dpnt .L53
	;;
	.mmi
	mov r17 = r22
	nop 0
	nop 0
	.align 32
.L50:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r16
	addp4 r18 = 0,r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mmi
	ld1 r14 = [r18]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L50
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
	.align 32
.L43:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r19
	adds r15 = 1, r15
	adds r19 = 1, r19
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	.mmi
	add r15 = r15, r8
	addp4 r16 = 0,r20
	adds r20 = 4, r20
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 61, r14
	(p7) br.cond.dpnt .L67
.L46:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r8 = [r16]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L42
.L41:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L53:
	.pred.rel.mutex p8, p9
	.mmi
	mov r15 = r8
	addp4 r16 = 0,r20
	adds r20 = 4, r20
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 61, r14
	(p6) br.cond.dptk .L46
	;;
.L67:
	.mmi
	cmp4.eq p6, p7 = 0, r23
	adds r33 = 1, r33
	mov r16 = r0
	;;
	.mib
	nop 0
	(p6) addl r17 = 1, r0
	(p6) br.cond.dpnt .L47
	;;
	.align 32
.L48:
	.mmi
	addp4 r15 = 0,r33
	mov r17 = r16
	adds r33 = 1, r33
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L48
	.mmi
	adds r17 = 2, r17
	nop 0
	nop 0
	;;
.L47:
	.mmi
	nop 0
	add r8 = r17, r8
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
.L66:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r20
	adds r20 = 4, r20
	nop 0
	.mmi
	mov r19 = r21
	mov r15 = r21
	mov r17 = r22
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov r16 = r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L41
	br .L50
	.endp variable#
	.align 16
	.align 64
	.proc print#
print:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	addp4 r38 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	ld1 r14 = [r38]
	mov r39 = r0
	adds r15 = 1, r38
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
	(p6) br.cond.dpnt .L69
	;;
	.align 32
.L70:
	.mmi
	addp4 r14 = 0,r15
	adds r39 = 1, r39
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
.L69:
	.mib
	addl r37 = 2, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = hpux_call#
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
	.endp print#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"precis: "
	.align 8
.LC4:
	stringz	": "
	.align 8
.LC5:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc fatal#
fatal:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	movl r37 = @gprel(.LC3)
	.mmi
	mov r36 = r1
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.body
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = print#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = print#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = print#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L76:
	.mib
	addl r38 = 127, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 127, r0
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L76
	.endp fatal#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"dynamic loader"
	.align 8
.LC7:
	stringz	"no memory"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc allocate#
allocate:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 7, 0
	.fframe 16
	adds r12 = -16, r12
	addl r33 = @gprel(at.1#), gp
	.mmi
	addl r35 = @gprel(end.2#), gp
	adds r32 = 15, r32
	mov r38 = r1
	;;
	.mmi
	ld4 r8 = [r33]
	and r32 = -16, r32
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	ld4 r14 = [r35]
	;;
	sub r14 = r14, r8
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	add r32 = r8, r32
	nop 0
	;;
	.mii
	st4 [r33] = r32
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L87:
	.body
	.copy_state 1
	.mmi
	addl r14 = 65535, r0
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 18, r0
	addl r42 = 3, r0
	mov r40 = r0
	;;
	.mmi
	add r34 = r32, r14
	addl r14 = -16384, r0
	addl r39 = 71, r0
	;;
	.mmi
	nop 0
	and r34 = r14, r34
	nop 0
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	addl r15 = -4095, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r8
	(p6) br.cond.dptk .L88
	;;
	.mmi
	(p7) st4 [r33] = r0
	nop 0
	nop 0
.L82:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fatal#
.L88:
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	add r32 = r8, r32
	.mmb
	st4 [r33] = r8
	nop 0
	(p7) br.cond.spnt .L82
	;;
	.mmi
	(p6) add r34 = r34, r8
	st4 [r33] = r32
	nop 0
	;;
	.mii
	(p6) st4 [r35] = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp allocate#
	.align 16
	.align 64
	.proc descriptor_of#
descriptor_of:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 1, 0
	addp4 r16 = r32, r0
	extr.u r14 = r32, 4, 8
	.mlx
	mov r38 = r1
	movl r15 = @gprel(descriptors#)
	;;
	.mmi
	shladd r17 = r14, 2, r0
	add r15 = r1, r15
	extr.u r35 = r32, 30, 2
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r15 = r15, r17
	.save rp, r36
	mov r36 = b0
	.body
	shl r35 = r35, 61
	;;
	.mii
	ld4 r8 = [r15]
	or r35 = r16, r35
	;;
	addp4 r8 = 0,r8
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	adds r15 = 16, r8
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	nop 0
	ld8 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r14
	(p7) br.cond.dpnt .L99
	.align 32
.L91:
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L100
	;;
	.mmi
	mov r8 = r14
	;;
	ld8 r14 = [r8]
	adds r15 = 16, r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r14
	(p6) br.cond.dptk .L91
.L99:
	.mmi
	adds r14 = 8, r8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L91
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L100:
	.mmi
	adds r8 = 16, r8
	nop 0
	addl r39 = 24, r0
	;;
	.mib
	addp4 r34 = 0,r8
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	mov r14 = r8
	.mmi
	st4 [r34] = r8
	;;
	st8 [r14] = r35, 8
	nop 0
	;;
	.mmi
	ld4.a r8 = [r34]
	st8 [r14] = r33
	nop 0
	;;
	.mii
	ld4.c.clr r8 = [r34]
	nop 0
	;;
	addp4 r8 = 0,r8
.L101:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L98:
	.mlx
	nop 0
	movl r34 = @gprel(descriptors#)
	.mmi
	addl r39 = 24, r0
	;;
	add r34 = r1, r34
	nop 0
	;;
	.mib
	addp4 r34 = r14, r34
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	mov r14 = r8
	.mmi
	st4 [r34] = r8
	;;
	st8 [r14] = r35, 8
	nop 0
	;;
	.mmi
	ld4.a r8 = [r34]
	st8 [r14] = r33
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r8 = [r34]
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L101
	.endp descriptor_of#
	.align 16
	.align 64
	.proc call_array#
call_array:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 8, 0, 0
	adds r33 = 24, r33
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r41 = r1
	.save pr, r42
	mov r42 = pr
	;;
	.mmi
	shladd r33 = r33, 2, r0
	adds r18 = 12, r32
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	mov r17 = r0
	adds r14 = 104, r32
	adds r16 = 8, r32
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	sxt4 r33 = r33
	;;
	.mmi
	add r33 = r18, r33
	;;
	ld4 r37 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L102
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	adds r14 = -1, r15
	(p7) br.cond.dpnt .L122
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L108:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r37, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L108
.L122:
	.mmi
	addp4 r37 = 0,r37
	nop 0
	nop 0
.L105:
	.mii
	adds r34 = 24, r34
	cmp4.ne p16, p17 = 0, r35
	;;
	shladd r14 = r34, 2, r0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r18 = r18, r14
	;;
	.mmi
	ld4 r14 = [r18]
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	adds r36 = -1, r14
	nop 0
	shladd r38 = r14, 2, r0
	.mmb
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L102
	;;
	.mmi
	shladd r36 = r36, 2, r0
	nop 0
	adds r38 = -4, r38
	;;
	.mii
	nop 0
	extr.u r14 = r36, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L112:
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r36
	;;
	(p17) sub r14 = r38, r36
	adds r36 = -4, r36
	;;
	.mmi
	add r14 = r14, r37
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = -3, r15
	(p6) br.cond.dptk .L111
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L111:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L112
.L102:
	.mii
	nop 0
	mov pr = r42, -1
	;;
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L125:
	.mii
	shladd r14 = r17, 1, r0
	adds r32 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r32 = r32, r14
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r37, r14
	nop 0
	;;
	.mib
	addp4 r37 = 0,r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	;;
	.mii
	nop 0
	mov pr = r42, -1
	;;
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp call_array#
	.align 16
	.align 64
	.proc look_up_in_files#
look_up_in_files:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 3, 0
	addp4 r32 = 0,r32
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	mov r39 = r1
	nop 0
	mov r35 = r8
	;;
	.mmi
	ld1 r14 = [r32]
	mov r33 = r0
	addl r18 = 240, r0
	.mlx
	adds r17 = 1, r32
	movl r19 = 268435455
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r16 = r14
	mov r36 = r14
	;;
	.mib
	nop 0
	(p6) mov r33 = r0
	(p6) br.cond.dpnt .L127
	;;
	.align 32
.L128:
	.mib
	nop 0
	zxt1 r16 = r16
	nop 0
	.mmi
	shladd r33 = r33, 4, r0
	addp4 r14 = 0,r17
	adds r17 = 1, r17
	;;
	.mmi
	add r33 = r33, r16
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r33, 24, 8
	sxt1 r15 = r15
	;;
	.mmi
	and r14 = r18, r14
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	xor r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	and r33 = r19, r33
	(p6) br.cond.dptk .L128
.L127:
	.mmi
	addl r14 = @gprel(modules#), gp
	;;
	ld4 r34 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L129
	.align 32
.L135:
	.mmi
	mov r41 = r34
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = find_in#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	ld4 r34 = [r34]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L135
.L129:
	.mmi
	addl r14 = @ltoffx(library_export_count#), r1
	addl r24 = @ltoffx(library_exports#), r1
	nop 0
	.mmi
	mov r23 = r0
	;;
	ld8.mov r14 = [r14], library_export_count#
	nop 0
	.mmi
	ld8.mov r24 = [r24], library_exports#
	;;
	ld4 r21 = [r14]
	nop 0
	;;
	.align 32
.L144:
	.mib
	add r20 = r21, r23
	cmp4.ltu p6, p7 = r23, r21
	(p7) br.cond.dpnt .L161
	;;
.L145:
	.mii
	nop 0
	extr.u r20 = r20, 1, 31
	adds r17 = 1, r32
	.mmi
	mov r19 = r36
	;;
	shladd r22 = r20, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r22, r20
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r24, r14
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	addp4 r16 = 0,r16
	nop 0
	;;
	.mii
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L137
	;;
	.align 32
.L138:
	.mmi
	addp4 r14 = 0,r16
	addp4 r15 = 0,r17
	cmp4.eq p6, p7 = r18, r19
	.mmb
	adds r16 = 1, r16
	adds r17 = 1, r17
	(p7) br.cond.dpnt .L143
	;;
	.mmi
	ld1 r14 = [r14]
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mmi
	nop 0
	mov r18 = r14
	mov r19 = r15
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L138
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L139
.L143:
	.mii
	nop 0
	zxt1 r18 = r18
	zxt1 r19 = r19
	;;
	.mmi
	nop 0
	cmp4.leu p6, p7 = r19, r18
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r21 = r20
	(p6) br.cond.sptk .L144
.L140:
	.mmi
	nop 0
	adds r23 = 1, r20
	nop 0
	;;
	.mib
	add r20 = r21, r23
	cmp4.ltu p6, p7 = r23, r21
	(p6) br.cond.dptk .L145
.L161:
	.mmi
	mov r14 = r35
	mov r8 = r35
	mov b0 = r37
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov ar.lc = r40
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L137:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L140
.L139:
	.mmi
	add r14 = r22, r20
	adds r18 = 8, r24
	adds r24 = 4, r24
	.mmi
	adds r20 = 32, r35
	mov r17 = r35
	addl r15 = 1, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r20] = r0
	adds r16 = 8, r35
	.mlx
	st4 [r17] = r15, 4
	movl r20 = @gprel(own_module#)
	;;
	.mmi
	adds r21 = 16, r35
	adds r15 = 24, r35
	sxt4 r14 = r14
	.mmi
	adds r19 = 28, r35
	add r20 = r1, r20
	mov r8 = r35
	;;
	.mmb
	add r18 = r18, r14
	add r14 = r24, r14
	nop 0
	.mmi
	st8 [r21] = r0
	st4 [r19] = r20
	mov b0 = r37
	;;
	.mmi
	nop 0
	ld4 r18 = [r18]
	mov ar.pfs = r38
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r18
	addp4 r14 = 0,r14
	mov ar.lc = r40
	;;
	.mmi
	(p6) addl r18 = 1, r0
	st4 [r16] = r14
	nop 0
	.mmi
	st4 [r15] = r14
	;;
	(p7) mov r18 = r0
	nop 0
	;;
	.mib
	st4 [r17] = r18
	nop 0
	br.ret.sptk.many b0
.L160:
	.mmi
	adds r18 = 12, r8
	adds r15 = 104, r34
	nop 0
	.mmi
	adds r8 = 4, r8
	adds r16 = 8, r34
	mov r17 = r0
	;;
	.mmi
	ld1 r19 = [r18]
	ld4 r20 = [r15]
	nop 0
	;;
	.mmi
	and r19 = 15, r19
	nop 0
	adds r15 = -1, r20
	.mii
	ld4 r18 = [r8]
	cmp4.eq p6, p7 = 0, r20
	;;
	cmp4.eq p8, p9 = 2, r19
	.mmi
	addp4 r15 = r15, r0
	;;
	(p8) addl r23 = 1, r0
	mov ar.lc = r15
	;;
	.mib
	nop 0
	(p9) mov r23 = r0
	(p6) br.cond.dpnt .L147
	.align 32
.L133:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r18, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L162
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L133
	;;
.L147:
	.mmi
	adds r14 = 264, r34
	mov r17 = r35
	mov r20 = r18
	.mmi
	adds r19 = 8, r35
	adds r21 = 16, r35
	adds r16 = 24, r35
	;;
	.mmi
	ld8 r22 = [r14]
	addl r14 = 1, r0
	adds r15 = 28, r35
	.mmi
	st4 [r19] = r20
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r14, 4
	adds r14 = 32, r35
	.mmi
	st8 [r21] = r22
	;;
	st4 [r17] = r23
	nop 0
	.mmi
	st4 [r15] = r34
	;;
	st4 [r14] = r18
	nop 0
.L163:
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
.L162:
	.mmi
	shladd r14 = r17, 1, r0
	adds r15 = 16, r34
	adds r19 = 8, r35
	.mii
	adds r21 = 16, r35
	adds r16 = 24, r35
	;;
	add r14 = r14, r17
	.mmi
	mov r17 = r35
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	adds r15 = 28, r35
	;;
	.mmi
	nop 0
	ld4 r20 = [r14]
	adds r14 = 264, r34
	.mmi
	st4 [r15] = r34
	;;
	ld8 r22 = [r14]
	addl r14 = 1, r0
	.mmi
	add r20 = r18, r20
	;;
	st4 [r17] = r14, 4
	adds r14 = 32, r35
	.mmi
	nop 0
	st4 [r19] = r20
	nop 0
	;;
	.mmi
	st4 [r17] = r23
	st8 [r21] = r22
	nop 0
	;;
	.mib
	st4 [r14] = r18
	nop 0
	br .L163
	.endp look_up_in_files#
	.align 16
	.align 64
	.proc look_up#
look_up:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addl r14 = @gprel(definitions#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	addp4 r37 = 0,r32
	mov r36 = r1
	.body
	mov r33 = r8
	;;
	.mmi
	ld4 r20 = [r14]
	;;
	addp4 r20 = 0,r20
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r20
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mii
	ld1 r14 = [r37]
	nop 0
	;;
	sxt1 r21 = r14
	.align 32
.L173:
	.mmi
	adds r14 = 4, r20
	nop 0
	mov r16 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r18 = r14
	;;
	.mib
	nop 0
	(p7) mov r14 = r21
	(p7) br.cond.dpnt .L167
	.align 32
.L168:
	.mmi
	addp4 r17 = 0,r16
	addp4 r19 = 0,r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L170
	;;
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L168
	.mmi
	nop 0
	adds r17 = 1, r17
	nop 0
	;;
	.mii
	ld1 r14 = [r17]
	nop 0
	;;
	sxt1 r14 = r14
	;;
.L167:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L182
.L170:
	.mmi
	ld4 r20 = [r20]
	;;
	addp4 r20 = 0,r20
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L173
.L165:
	.mib
	mov r8 = r33
	nop 0
	br.call.sptk.many b0 = look_up_in_files#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L182:
	.mmi
	adds r14 = 12, r20
	adds r16 = 16, r33
	mov r19 = r33
	.mmi
	adds r20 = 8, r20
	adds r17 = 24, r33
	adds r18 = 8, r33
	;;
	.mmi
	ld4 r21 = [r14]
	st8 [r16] = r0
	addl r14 = 1, r0
	.mlx
	adds r15 = 28, r33
	movl r16 = @gprel(own_module#)
	;;
	.mmi
	ld4 r20 = [r20]
	st4 [r19] = r14, 4
	cmp4.ne p6, p7 = 0, r21
	.mmi
	adds r14 = 32, r33
	add r16 = r1, r16
	mov r8 = r33
	;;
	.mmi
	st4 [r19] = r21
	st4 [r18] = r20
	mov b0 = r34
	;;
	.mmi
	(p6) st4 [r17] = r20
	(p7) st4 [r17] = r0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp look_up#
	.align 16
	.align 64
	.proc read_dynamic#
read_dynamic:
	.prologue
	.mii
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	adds r14 = 244, r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L189
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r17 = 8, r14
	;;
	.mib
	shladd r15 = r16, 2, r0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L189
	;;
	.align 32
.L188:
	.mib
	add r15 = r15, r32
	cmp4.ltu p6, p7 = 33, r16
	(p6) br.cond.dptk .L187
	;;
	.mii
	addp4 r15 = 0,r15
	adds r14 = 4, r14
	;;
	adds r15 = 108, r15
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	;;
	(p7) ld4 r14 = [r14]
	nop 0
	.mmi
	nop 0
	;;
	(p7) st4 [r15] = r14
	nop 0
.L187:
	.mmi
	addp4 r14 = 0,r17
	;;
	ld4 r16 = [r14]
	adds r17 = 8, r14
	;;
	.mib
	shladd r15 = r16, 2, r0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L188
.L189:
	.mmi
	adds r14 = 132, r32
	;;
	ld4 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L236
	.mmi
	adds r20 = 104, r32
	;;
	ld4 r14 = [r20]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L237
	;;
	.mmi
	(p6) adds r14 = -1, r14
	(p6) adds r16 = 8, r32
	(p6) mov r18 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	(p6) mov r17 = r16
	;;
	(p6) mov ar.lc = r14
	.align 32
.L195:
	.mii
	addp4 r14 = 0,r17
	adds r17 = 12, r17
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r19, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L238
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L195
	.mmi
	addp4 r19 = 0,r19
	adds r14 = 128, r32
	adds r15 = 248, r32
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L192
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	nop 0
	nop 0
	;;
.L196:
	.mmi
	adds r14 = -1, r14
	mov r17 = r16
	mov r18 = r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L201:
	.mii
	addp4 r14 = 0,r17
	adds r17 = 12, r17
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r19, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L239
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L201
	.mmi
	addp4 r19 = 0,r19
	adds r14 = 124, r32
	adds r15 = 252, r32
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L198
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	nop 0
	nop 0
	;;
.L202:
	.mmi
	adds r14 = -1, r14
	mov r17 = r16
	mov r18 = r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L207:
	.mii
	addp4 r14 = 0,r17
	adds r17 = 12, r17
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r19, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L240
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L207
	.mmi
	adds r14 = 120, r32
	addp4 r19 = 0,r19
	adds r15 = 256, r32
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r15] = r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L204
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	nop 0
	nop 0
	;;
.L210:
	.mmi
	adds r14 = -1, r14
	nop 0
	mov r17 = r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L212:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r18, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L241
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L212
.L232:
	.mii
	nop 0
	extr.u r14 = r18, 30, 2
	nop 0
	.mii
	addp4 r18 = r18, r0
	adds r32 = 264, r32
	;;
	mov ar.lc = r2
	.mii
	nop 0
	shl r14 = r14, 61
	;;
	or r14 = r18, r14
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L236:
	.mmi
	adds r14 = 128, r32
	nop 0
	adds r15 = 248, r32
	;;
	.mmi
	ld4 r19 = [r14]
	st4 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L192
	.mmi
	adds r20 = 104, r32
	;;
	ld4 r14 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r16 = 8, r32
	(p6) br.cond.dptk .L196
.L191:
	.mmi
	adds r15 = 252, r32
	nop 0
	adds r14 = 124, r32
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L197
	.align 32
.L198:
	.mmi
	adds r14 = 120, r32
	nop 0
	adds r15 = 256, r32
	.mmi
	adds r17 = 104, r32
	nop 0
	adds r16 = 8, r32
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L204
	.mmi
	ld4 r14 = [r17]
	nop 0
	mov r17 = r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L232
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L212
.L237:
	.mmi
	adds r15 = 248, r32
	nop 0
	adds r14 = 128, r32
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L191
	.align 32
.L192:
	.mmi
	adds r14 = 124, r32
	nop 0
	adds r15 = 252, r32
	.mmi
	adds r20 = 104, r32
	nop 0
	adds r16 = 8, r32
	;;
	.mmi
	ld4 r19 = [r14]
	st4 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L198
	.mmi
	nop 0
	ld4 r14 = [r20]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L202
.L197:
	.mmi
	adds r14 = 120, r32
	nop 0
	adds r15 = 256, r32
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r15] = r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L232
.L204:
	.mmi
	mov r14 = r0
	adds r32 = 264, r32
	mov ar.lc = r2
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L241:
	.mmb
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	nop 0
	.mii
	adds r32 = 264, r32
	mov ar.lc = r2
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r18 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r18, 30, 2
	addp4 r18 = r18, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 61
	;;
	or r14 = r18, r14
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L238:
	.mii
	shladd r14 = r18, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	adds r15 = 248, r32
	;;
	.mii
	add r19 = r19, r14
	adds r14 = 128, r32
	;;
	addp4 r19 = 0,r19
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r19
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r20]
	nop 0
	(p6) br.cond.dptk .L196
	.mib
	nop 0
	nop 0
	br .L192
	;;
.L240:
	.mii
	shladd r14 = r18, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	adds r15 = 256, r32
	;;
	.mmi
	add r19 = r19, r14
	nop 0
	adds r14 = 120, r32
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	addp4 r19 = 0,r19
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r18
	st4 [r15] = r19
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r20]
	nop 0
	(p6) br.cond.dptk .L210
	.mib
	nop 0
	nop 0
	br .L204
	;;
.L239:
	.mii
	shladd r14 = r18, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	adds r15 = 252, r32
	;;
	.mii
	add r19 = r19, r14
	adds r14 = 124, r32
	;;
	addp4 r19 = 0,r19
	;;
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r19
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r20]
	nop 0
	(p6) br.cond.dptk .L202
	.mib
	nop 0
	nop 0
	br .L198
	.endp read_dynamic#
	.align 16
	.align 64
	.proc initialise#
initialise:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 2, 0
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	nop 0
	mov r38 = r1
	;;
	.mii
	cmp.ne p6, p7 = 0, r32
	.save rp, r36
	mov r36 = b0
	.body
	mov r35 = r0
	.mmb
	addl r34 = 27, r0
	addl r33 = 25, r0
	(p7) br.cond.dpnt .L242
	;;
	.mib
	ld4 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmb
	adds r14 = 300, r32
	adds r16 = 156, r32
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	addl r15 = 1, r0
	(p6) br.cond.dpnt .L242
	;;
	.mmi
	ld4 r40 = [r16]
	st4 [r14] = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many call_array#
.L242:
	.body
	.copy_state 1
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L259:
	.mmi
	adds r14 = 104, r32
	adds r16 = 8, r32
	mov r17 = r0
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	adds r14 = -1, r15
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L247
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L249:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r40, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L260
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L249
.L247:
	.mmi
	nop 0
	adds r14 = 264, r32
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r8]
	mov b6 = r14
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L261:
	.mmb
	mov r35 = r0
	addl r34 = 27, r0
	nop 0
	.mmi
	addl r33 = 25, r0
	nop 0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many call_array#
.L260:
	.body
	.copy_state 2
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r15, r14
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	add r40 = r40, r14
	adds r14 = 264, r32
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r8]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L261
	.endp initialise#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"cannot be mapped"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc load_file#
load_file:
	.prologue 12, 58
	.mmi
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 2, 28, 7, 0
	.fframe 4144
	adds r12 = -4144, r12
	.save rp, r58
	mov r58 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r60 = r1
	addp4 r33 = 0,r33
	;;
	.mmi
	mov r65 = r0
	mov r64 = r0
	nop 0
	.mmb
	addl r62 = 5, r0
	mov r63 = r32
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4152, r12
	cmp4.gt p6, p7 = r0, r8
	.save ar.lc, r61
	mov r61 = ar.lc
	.body
	.mmi
	mov r1 = r60
	mov r34 = r8
	mov r45 = r8
	;;
	.mmi
	nop 0
	st8 [r14] = r9
	adds r14 = 4144, r12
	.mmi
	addl r65 = 4096, r0
	mov r63 = r8
	addl r62 = 3, r0
	;;
	.mib
	st8 [r14] = r8
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L300
	;;
	.mib
	mov r64 = r14
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4136, r12
	adds r16 = 16, r12
	nop 0
	.mmi
	mov r1 = r60
	cmp.ge p6, p7 = 51, r8
	addl r15 = -65536, r0
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 4128, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	(p6) br.cond.dpnt .L305
	;;
	.mlx
	ld4 r14 = [r16]
	movl r16 = 2135228416
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r14
	(p7) br.cond.dpnt .L337
.L305:
	.mmi
	mov r63 = r34
	nop 0
	addl r62 = 6, r0
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r60
	nop 0
	nop 0
.L263:
	.mii
	mov r8 = r35
	mov b0 = r58
	;;
	mov ar.pfs = r59
	;;
	.mii
	nop 0
	mov ar.lc = r61
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 4144, r12
	nop 0
	br.ret.sptk.many b0
.L300:
	.body
	.copy_state 1
	.mmi
	mov r35 = r0
	;;
	mov r8 = r35
	mov b0 = r58
	;;
	.mii
	nop 0
	mov ar.pfs = r59
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 4144, r12
	br.ret.sptk.many b0
	;;
.L337:
	.body
	.copy_state 2
	.mmi
	adds r14 = 20, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 16908288
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L305
	.mmi
	adds r14 = 32, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 196658, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L305
	.mmi
	adds r14 = 58, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L305
	.mib
	addl r62 = 304, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	adds r16 = 1, r33
	.mmi
	mov r15 = r0
	mov r1 = r60
	addp4 r35 = 0,r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) addl r62 = 1, r0
	(p6) br.cond.dpnt .L265
	;;
	.align 32
.L266:
	.mmi
	addp4 r14 = 0,r16
	mov r62 = r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L266
	.mmi
	adds r62 = 2, r62
	nop 0
	nop 0
.L265:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r14 = [r33]
	addp4 r8 = 0,r8
	mov r1 = r60
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r17 = r14
	(p7) br.cond.dpnt .L271
	;;
	.mmi
	nop 0
	(p6) mov r16 = r8
	(p6) adds r33 = 1, r33
	;;
	.align 32
.L270:
	.mmi
	addp4 r15 = 0,r16
	addp4 r14 = 0,r33
	adds r16 = 1, r16
	.mmi
	adds r33 = 1, r33
	;;
	st1 [r15] = r17
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L270
.L271:
	.mmi
	adds r14 = 4, r35
	addl r15 = 4096, r0
	adds r44 = 60, r12
	.mmi
	mov r37 = r0
	addl r53 = 16383, r0
	addl r54 = -16384, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r8
	adds r14 = 44, r12
	.mmi
	adds r57 = 4112, r12
	adds r56 = 4120, r12
	addl r55 = 4094, r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	sub r15 = r15, r14
	(p6) br.cond.dpnt .L278
	;;
	.mmi
	ld2 r16 = [r44]
	;;
	nop 0
	dep.z r17 = r16, 5, 27
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r17
	adds r15 = 16, r12
	(p6) br.cond.dpnt .L278
	;;
	.mib
	add r14 = r14, r15
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L333
	;;
	.mmi
	addp4 r46 = 0,r14
	;;
	adds r41 = 8, r46
	adds r43 = 20, r46
	.mmi
	adds r36 = 16, r46
	;;
	mov r38 = r43
	mov r40 = r41
	.align 32
.L287:
	.mmi
	addp4 r39 = 0,r36
	;;
	adds r14 = -16, r39
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L338
.L275:
	.mmi
	adds r37 = 1, r37
	ld2 r18 = [r44]
	nop 0
	.mmi
	adds r40 = 32, r40
	adds r36 = 32, r36
	adds r38 = 32, r38
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r18, r37
	(p6) br.cond.dptk .L287
	;;
	.mii
	cmp4.eq p6, p7 = 0, r18
	dep.z r18 = r18, 5, 27
	adds r24 = 244, r35
	.mmb
	adds r23 = 104, r35
	adds r29 = 276, r35
	(p6) br.cond.dpnt .L333
	;;
	.mlx
	add r18 = r18, r46
	movl r22 = 1610612736
	.mmi
	adds r28 = 280, r35
	adds r27 = 284, r35
	adds r26 = 288, r35
	;;
	.mmi
	nop 0
	adds r25 = 16, r35
	adds r18 = 8, r18
	.align 32
.L297:
	.mmi
	addp4 r17 = 0,r41
	;;
	adds r14 = -8, r17
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L339
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r22, r14
	(p6) br.cond.dptk .L293
	.mmi
	addp4 r21 = 0,r43
	;;
	ld4 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L293
	.mmi
	ld4 r14 = [r23]
	nop 0
	adds r16 = 8, r35
	.mmi
	mov r19 = r0
	ld4 r20 = [r17]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L294
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L296:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r20, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L340
	;;
	.mib
	nop 0
	adds r19 = 1, r19
	br.cloop.sptk.few .L296
.L294:
	.mmi
	adds r14 = 8, r17
	st4 [r29] = r20
	adds r17 = 20, r17
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r17 = 0,r17
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r28] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r21]
	;;
	st4 [r27] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st4 [r26] = r14
	nop 0
	nop 0
	.align 32
.L293:
	.mmi
	adds r41 = 32, r41
	nop 0
	adds r43 = 32, r43
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r41, r18
	(p6) br.cond.dptk .L297
.L288:
	.mmi
	ld4 r14 = [r24]
	nop 0
	mov r62 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L278
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read_dynamic#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r34
	addl r62 = 6, r0
	;;
	.mmi
	addl r15 = @gprel(modules_end#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = @gprel(modules#), gp
	;;
	st4 [r14] = r35
	nop 0
	.mmb
	st4 [r15] = r35
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r60
	br .L263
.L338:
	.mmi
	addp4 r47 = 0,r38
	;;
	ld4 r2 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r2
	(p6) br.cond.dptk .L275
	.mmi
	adds r14 = 8, r39
	addp4 r52 = 0,r40
	addl r42 = 16383, r2
	.mmi
	ld4 r51 = [r39]
	mov r68 = r0
	addl r67 = -1, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r50 = [r52]
	nop 0
	.mmi
	addl r66 = 18, r0
	mov r63 = r0
	addl r62 = 71, r0
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	and r50 = r53, r50
	;;
	.mii
	and r15 = 2, r14
	extr.u r48 = r14, 2, 1
	add r42 = r42, r50
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 1
	or r48 = r15, r48
	.mmi
	and r42 = r54, r42
	;;
	or r48 = r14, r48
	mov r64 = r42
	;;
	.mib
	mov r65 = r48
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	nop 0
	adds r14 = 4095, r8
	mov r49 = r8
	.mmi
	st8 [r56] = r9
	st8 [r57] = r8
	mov r1 = r60
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r55, r14
	(p7) br.cond.dptk .L278
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mmi
	ld4 r15 = [r39]
	ld4 r14 = [r47]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r15
	adds r14 = -12, r39
	(p6) br.cond.dpnt .L278
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r68 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r53, r68
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r50
	(p7) br.cond.dptk .L341
.L278:
	.mlx
	nop 0
	movl r62 = @gprel(.LC10)
	.mmi
	nop 0
	mov r63 = r32
	nop 0
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = fatal#
.L341:
	.mii
	addl r16 = 16383, r0
	cmp4.ne p6, p7 = 0, r15
	;;
	add r51 = r51, r16
	;;
	.mmi
	nop 0
	add r51 = r51, r50
	nop 0
	;;
	.mib
	nop 0
	and r51 = r54, r51
	(p6) br.cond.dpnt .L280
.L284:
	.mib
	nop 0
	tbit.nz p6, p7 = r48, 1
	(p7) br.cond.dptk .L282
	;;
	.mmi
	ld4 r15 = [r39]
	add r51 = r49, r51
	add r14 = r49, r42
	;;
	.mmi
	add r15 = r15, r49
	addp4 r51 = 0,r51
	addp4 r14 = 0,r14
	;;
	.mmi
	add r15 = r15, r50
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r15, r51
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dpnt .L282
	.align 32
.L286:
	.mmi
	adds r17 = 1, r15
	st1 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r17
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r15, r51
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L286
.L282:
	.mmi
	adds r16 = 104, r35
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 7, r14
	(p7) br.cond.dptk .L275
	.mmi
	nop 0
	shladd r15 = r14, 1, r0
	adds r17 = 1, r14
	.mmi
	nop 0
	ld4.a r18 = [r47]
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	st4 [r16] = r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	ld4 r16 = [r52]
	nop 0
	.mmi
	ld4.c.clr r18 = [r47]
	;;
	add r15 = r15, r35
	sub r14 = r50, r16
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	add r14 = r14, r49
	;;
	.mmi
	adds r19 = 8, r15
	adds r17 = 12, r15
	adds r15 = 16, r15
	;;
	.mmi
	st4 [r19] = r16
	st4 [r17] = r18
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L275
.L280:
	.mmi
	sub r68 = r68, r50
	mov r67 = r45
	addl r66 = 6, r0
	.mmi
	mov r65 = r48
	mov r64 = r51
	mov r63 = r8
	;;
	.mib
	addl r62 = 71, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4095, r8
	st8 [r56] = r9
	mov r1 = r60
	.mmi
	nop 0
	st8 [r57] = r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r55, r14
	(p7) br.cond.dptk .L278
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L284
	.mlx
	nop 0
	movl r62 = @gprel(.LC10)
	.mmi
	nop 0
	mov r63 = r32
	nop 0
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = fatal#
.L339:
	.mmi
	ld4 r14 = [r23]
	nop 0
	adds r16 = 8, r35
	.mmi
	ld4 r19 = [r17]
	nop 0
	mov r17 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L290
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L292:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r19, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L342
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L292
.L290:
	.mmi
	st4 [r24] = r19
	nop 0
	nop 0
.L343:
	.mmi
	adds r41 = 32, r41
	nop 0
	adds r43 = 32, r43
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r41, r18
	(p6) br.cond.dptk .L297
	.mib
	nop 0
	nop 0
	br .L288
.L342:
	.mmi
	shladd r14 = r17, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r25, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r19 = r19, r14
	nop 0
	;;
	.mib
	st4 [r24] = r19
	nop 0
	br .L343
.L340:
	.mii
	shladd r14 = r19, 1, r0
	adds r15 = 16, r35
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	add r20 = r20, r14
	adds r14 = 8, r17
	adds r17 = 20, r17
	;;
	.mmi
	st4 [r29] = r20
	addp4 r14 = 0,r14
	addp4 r17 = 0,r17
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r28] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r21]
	;;
	st4 [r27] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mib
	st4 [r26] = r14
	nop 0
	br .L293
.L333:
	.mib
	nop 0
	adds r24 = 244, r35
	br .L288
	.endp load_file#
	.align 16
	.align 64
	.proc load_from#
load_from:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 2, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	mov r39 = r1
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r32
	addl r36 = 1023, r0
	(p6) br.cond.dpnt .L345
	;;
	.mii
	ld1 r14 = [r32]
	nop 0
	;;
	sxt1 r18 = r14
	;;
	.align 32
.L346:
	.mmi
	adds r21 = 1, r32
	nop 0
	cmp4.eq p6, p7 = 0, r18
	.mmb
	mov r15 = r0
	nop 0
	(p6) br.cond.spnt .L345
	;;
	.mmi
	cmp4.ne p6, p7 = 58, r18
	nop 0
	mov r16 = r21
	;;
	.mib
	nop 0
	(p7) addl r35 = 1, r0
	(p7) br.cond.dpnt .L358
	;;
	.align 32
.L347:
	.mmi
	addp4 r34 = 0,r16
	mov r35 = r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 58, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L347
	.mmi
	ld1 r20 = [r33]
	nop 0
	adds r16 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r20 = r20
	;;
	cmp4.eq p6, p7 = 0, r20
	;;
	.mib
	nop 0
	(p6) mov r19 = r0
	(p6) br.cond.dpnt .L348
	;;
	.mmi
	mov r19 = r0
	nop 0
	nop 0
	;;
.L349:
	.mmi
	addp4 r14 = 0,r16
	adds r19 = 1, r19
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L349
.L348:
	.mmi
	adds r14 = 3, r35
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L377
	;;
	.mib
	adds r35 = 2, r35
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dpnt .L358
.L345:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L356:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L358:
	.body
	.copy_state 1
	.mmi
	add r32 = r35, r32
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mmi
	nop 0
	ld1 r18 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r18 = r18
	br .L346
.L377:
	.mii
	add r14 = r15, r32
	adds r17 = 16, r12
	;;
	sub r14 = r14, r21
	.mmi
	mov r16 = r17
	addp4 r17 = 0,r21
	adds r21 = 1, r21
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	mov ar.lc = r14
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 1, r16
	;;
	.mib
	st1 [r14] = r18
	nop 0
	br.cloop.sptk.few .L370
.L378:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r20
	sxt4 r14 = r15
	.mmi
	adds r15 = 16, r12
	adds r18 = 2, r35
	adds r19 = 1, r33
	;;
	.mmi
	add r14 = r15, r14
	addl r15 = 47, r0
	(p7) adds r16 = 16, r12
	.mmi
	mov r17 = r0
	;;
	st1 [r14] = r15
	(p7) sxt4 r14 = r18
	.mmi
	mov r15 = r19
	;;
	(p7) add r14 = r16, r14
	mov r16 = r0
	;;
	.mib
	(p7) st1 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L354
	.align 32
.L355:
	.mmi
	addp4 r14 = 0,r15
	adds r16 = 1, r16
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L355
	;;
	.mmi
	add r14 = r17, r18
	add r15 = r17, r33
	cmp4.ltu p6, p7 = r16, r17
	.mmb
	adds r16 = 16, r12
	adds r17 = 1, r17
	(p6) br.cond.spnt .L354
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	ld1 r15 = [r15]
	add r14 = r16, r14
	mov r16 = r0
	;;
	.mib
	st1 [r14] = r15
	mov r15 = r19
	br .L355
.L370:
	.mmi
	ld1 r18 = [r17]
	addp4 r14 = 0,r16
	addp4 r17 = 0,r21
	.mii
	adds r16 = 1, r16
	adds r21 = 1, r21
	;;
	sxt1 r18 = r18
	;;
	.mib
	st1 [r14] = r18
	nop 0
	br.cloop.sptk.few .L370
	.mib
	nop 0
	nop 0
	br .L378
.L354:
	.mmi
	adds r17 = 16, r12
	mov r42 = r33
	adds r35 = 2, r35
	;;
	.mib
	mov r41 = r17
	nop 0
	br.call.sptk.many b0 = load_file#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L356
	;;
	.mmi
	ld1 r17 = [r34]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L345
	.mib
	nop 0
	nop 0
	br .L358
	.endp load_from#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"/usr/lib/hpux32"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc load_library#
load_library:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r14 = @gprel(modules#), gp
	mov r37 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	ld1 r15 = [r32]
	ld4 r8 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r21 = r15
	addp4 r8 = 0,r8
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r21
	nop 0
	cmp4.ne p10, p11 = 0, r21
	.mmb
	mov r20 = r21
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L380
	.align 32
.L393:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 4, r8
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld1 r14 = [r15]
	adds r16 = 1, r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L465
	;;
	.align 32
.L385:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r14 = 0,r16
	cmp4.eq p6, p7 = 47, r18
	adds r16 = 1, r16
	;;
	.mmi
	(p6) mov r15 = r14
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L385
	.mmi
	ld1 r17 = [r15]
	mov r16 = r32
	mov r19 = r20
	;;
	.mii
	nop 0
	sxt1 r17 = r17
	nop 0
	;;
	.mib
	nop 0
	mov r18 = r17
	(p8) br.cond.dpnt .L386
	;;
	.mmi
	adds r17 = 1, r32
	nop 0
	nop 0
	;;
	.align 32
.L388:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r14 = 0,r17
	cmp4.eq p6, p7 = 47, r19
	adds r17 = 1, r17
	;;
	.mmi
	(p6) mov r16 = r14
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r19 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L388
	;;
	.mmi
	nop 0
	ld1 r14 = [r16]
	cmp4.eq p6, p7 = 0, r18
	.mii
	adds r15 = 1, r15
	nop 0
	;;
	sxt1 r14 = r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L389
	;;
	.mmi
	adds r16 = 1, r16
	nop 0
	nop 0
	;;
	.align 32
.L390:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r17 = 0,r15
	cmp4.eq p6, p7 = r18, r14
	nop 0
	.mmb
	addp4 r19 = 0,r16
	adds r15 = 1, r15
	(p7) br.cond.dpnt .L392
	;;
	.mmi
	nop 0
	ld1 r17 = [r17]
	adds r16 = 1, r16
	.mmi
	nop 0
	ld1 r14 = [r19]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r17 = r17
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r17
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L390
	;;
.L389:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L437
.L392:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	ld4 r8 = [r8]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L393
	;;
.L380:
	.mib
	cmp4.ne p6, p7 = 0, r21
	nop 0
	(p7) br.cond.dpnt .L466
	;;
	.mii
	(p6) adds r34 = 1, r32
	(p6) mov r17 = r32
	;;
	(p6) mov r16 = r34
	;;
	.align 32
.L401:
	.mmi
	addp4 r14 = 0,r16
	cmp4.eq p6, p7 = 47, r21
	adds r16 = 1, r16
	;;
	.mmi
	(p6) mov r17 = r14
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r21 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L401
	;;
	.mmi
	cmp4.ne p6, p7 = r17, r32
	nop 0
	mov r39 = r32
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.dpnt .L467
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_file#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	adds r15 = 224, r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L405
	;;
	.mmi
	ld1 r14 = [r32]
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	mov r20 = r14
	(p6) br.cond.dptk .L406
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	adds r33 = 252, r33
	;;
	.mmi
	(p6) mov r39 = r32
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	addp4 r38 = r15, r38
	(p6) br.cond.dpnt .L399
	;;
	.mmi
	mov r39 = r32
	nop 0
	nop 0
	.align 32
.L408:
	.mmi
	addp4 r15 = 0,r34
	cmp4.eq p6, p7 = 47, r20
	adds r34 = 1, r34
	;;
	.mmi
	(p6) mov r39 = r15
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L408
.L399:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addp4 r8 = 0,r8
	;;
.L405:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L468
.L437:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L465:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r17 = 1, r32
	mov r16 = r32
	mov r19 = r20
	.bbb
	nop 0
	(p11) br.cond.dpnt .L437
	br .L388
	;;
.L386:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	mov r16 = r32
	cmp4.ne p6, p7 = 0, r17
	nop 0
	.mmb
	mov r14 = r0
	adds r15 = 1, r15
	(p7) br.cond.dpnt .L437
	;;
	.mib
	nop 0
	adds r16 = 1, r16
	br .L390
.L467:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L458
	.mmi
	adds r14 = 224, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L458
	.mmi
	adds r33 = 252, r33
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	addp4 r38 = r14, r38
	br .L408
.L466:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L469
	.mmi
	adds r14 = 224, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L398
	.mmi
	adds r33 = 252, r33
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	addp4 r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mib
	mov r1 = r37
	addp4 r8 = 0,r8
	br .L405
	;;
.L458:
	.mmi
	addl r14 = @gprel(library_path#), gp
	;;
	ld4 r38 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r38 = 0,r38
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L413
.L416:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
	;;
	.align 32
.L411:
	.mmi
	addp4 r15 = 0,r34
	cmp4.eq p6, p7 = 47, r20
	adds r34 = 1, r34
	;;
	.mmi
	(p6) mov r39 = r15
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L411
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L437
.L470:
	.mii
	ld1 r14 = [r32]
	nop 0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	mov r20 = r14
	nop 0
	nop 0
	;;
.L409:
	.mib
	adds r34 = 1, r32
	cmp4.eq p6, p7 = 0, r20
	(p6) br.cond.spnt .L414
	;;
.L413:
	.mmi
	addp4 r15 = 0,r34
	cmp4.eq p6, p7 = 47, r20
	adds r34 = 1, r34
	;;
	.mmi
	(p6) mov r32 = r15
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L413
.L414:
	.mmi
	nop 0
	mov r33 = r32
	mov b0 = r35
	.mlx
	nop 0
	movl r32 = @gprel(.LC11)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many load_from#
.L468:
	.body
	.copy_state 1
	.mii
	ld1 r14 = [r32]
	nop 0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	mov r20 = r14
	nop 0
	nop 0
	;;
.L406:
	.mmi
	addl r14 = @gprel(library_path#), gp
	adds r34 = 1, r32
	cmp4.eq p8, p9 = 0, r20
	;;
	.mmi
	ld4 r38 = [r14]
	;;
	addp4 r38 = 0,r38
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L409
	(p9) br.cond.sptk .L416
.L430:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
.L471:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L437
	.mib
	nop 0
	nop 0
	br .L470
.L469:
	.mmi
	addl r14 = @gprel(library_path#), gp
	nop 0
	mov r39 = r32
	;;
	.mmi
	ld4 r38 = [r14]
	;;
	addp4 r38 = 0,r38
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L414
	br .L471
.L398:
	.mmi
	addl r14 = @gprel(library_path#), gp
	mov r33 = r32
	mov b0 = r35
	;;
	.mii
	ld4 r38 = [r14]
	mov ar.pfs = r36
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L430
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many load_from#
	;;
	break.f 0
	;;
	.endp load_library#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	" "
	.align 8
.LC13:
	stringz	"precis: no library has: "
	.align 8
.LC14:
	stringz	"needs thread-local storage at the start of the program"
	.align 8
.LC15:
	stringz	"needs a relocation that precis does not have"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc relocate_one#
relocate_one:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 14, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save pr, r46
	mov r46 = pr
	.mmi
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	mov r45 = r1
	;;
	.mmi
	adds r16 = 4, r33
	adds r14 = 248, r32
	.save ar.lc, r47
	mov r47 = ar.lc
	.mmi
	adds r41 = 104, r32
	ld4 r35 = [r33]
	adds r15 = 252, r32
	;;
	.mmi
	nop 0
	ld4 r18 = [r16]
	.save rp, r43
	mov r43 = b0
	.body
	.mii
	ld4 r37 = [r14]
	nop 0
	;;
	extr.u r14 = r18, 8, 24
	.mmi
	ld4 r38 = [r41]
	ld4 r39 = [r15]
	zxt1 r34 = r18
	;;
	.mii
	shladd r14 = r14, 4, r0
	cmp4.eq p16, p17 = 0, r38
	;;
	addp4 r37 = r14, r37
	.mmi
	(p16) mov r40 = r0
	;;
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	addp4 r39 = r14, r39
	adds r14 = -1, r38
	(p16) br.cond.dpnt .L473
	;;
	.mmi
	addp4 r14 = r14, r0
	adds r16 = 8, r32
	nop 0
	.mii
	mov r17 = r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L475:
	.pred.rel.mutex p16, p17
	.mii
	addp4 r14 = 0,r16
	nop 0
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r35, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L586
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 12, r16
	br.cloop.sptk.few .L475
	.mmi
	mov r40 = r38
	nop 0
	nop 0
.L473:
	.pred.rel.mutex p16, p17
	.mmi
	addl r36 = 253, r0
	;;
	and r36 = r36, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 108, r36
	(p6) br.cond.dpnt .L476
	;;
.L592:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 110, r34
	addl r14 = 166, r0
	(p6) br.cond.dpnt .L535
	;;
	.mib
	cmp4.ltu p6, p7 = 110, r34
	nop 0
	(p7) br.cond.dpnt .L587
	;;
	.mib
	cmp4.ne p6, p7 = r14, r34
	nop 0
	(p7) br.cond.dpnt .L490
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r34
	addl r14 = 180, r0
	(p7) br.cond.dpnt .L588
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	addl r14 = 182, r0
	(p6) br.cond.dpnt .L556
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.spnt .L482
	;;
	.mmi
	(p6) mov r37 = r0
	nop 0
	nop 0
.L492:
	.mmi
	adds r33 = 8, r33
	nop 0
	addp4 r35 = 0,r35
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
.L472:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L587:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 68, r34
	nop 0
	(p6) br.cond.dpnt .L479
	;;
	.mib
	cmp4.ltu p6, p7 = 68, r34
	nop 0
	(p7) br.cond.dpnt .L589
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 70, r34
	(p6) br.cond.dpnt .L484
	;;
.L579:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 108, r34
	(p7) br.cond.spnt .L482
.L536:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -1, r38
	nop 0
	adds r33 = 8, r33
	.mii
	adds r16 = 8, r32
	mov r17 = r0
	;;
	addp4 r14 = r14, r0
	.mmb
	nop 0
	ld4 r18 = [r33]
	(p16) br.cond.dpnt .L511
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L513:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r18, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L590
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L513
.L511:
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	st4 [r35] = r18
	nop 0
	nop 0
.L607:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L588:
	.body
	.copy_state 2
	.mmi
	nop 0
	addl r14 = 130, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	addl r14 = 150, r0
	(p6) br.cond.dpnt .L489
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.spnt .L591
.L490:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
.L487:
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
.L596:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L589:
	.body
	.copy_state 3
	.mib
	cmp4.eq p6, p7 = 36, r34
	nop 0
	(p6) br.cond.dpnt .L481
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 38, r34
	(p7) br.cond.sptk .L490
.L482:
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	.mii
	adds r32 = 4, r32
	nop 0
	;;
	add r48 = r1, r48
	.mmb
	nop 0
	ld4 r49 = [r32]
	br.call.sptk.many b0 = fatal#
.L591:
	.mmi
	nop 0
	addl r14 = 128, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.spnt .L482
.L489:
	.mii
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	extr.u r49 = r39, 30, 2
	addp4 r39 = r39, r0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	shl r49 = r49, 61
	;;
	.mmi
	mov r16 = r14
	adds r20 = 2, r14
	adds r19 = 3, r14
	.mmi
	adds r23 = 5, r14
	adds r18 = 4, r14
	adds r22 = 6, r14
	;;
	.mmi
	ld1 r17 = [r16], 1
	nop 0
	adds r14 = 7, r14
	.mmi
	or r49 = r39, r49
	ld1 r20 = [r20]
	nop 0
	;;
	.mii
	ld1 r21 = [r16]
	shl r17 = r17, 56
	shl r20 = r20, 40
	.mmi
	ld1 r16 = [r23]
	;;
	nop 0
	shl r21 = r21, 48
	.mmi
	ld1 r19 = [r19]
	ld1 r18 = [r18]
	nop 0
	;;
	.mii
	or r21 = r17, r21
	shl r19 = r19, 32
	shl r17 = r16, 16
	.mmb
	ld1 r16 = [r22]
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	or r20 = r21, r20
	shl r14 = r16, 8
	shl r18 = r18, 24
	;;
	.mmi
	or r16 = r20, r19
	;;
	or r16 = r16, r18
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r16, r17
	nop 0
	;;
	.mii
	or r14 = r16, r14
	nop 0
	;;
	or r15 = r14, r15
.L527:
	.mmi
	addp4 r35 = 0,r35
	;;
	st8 [r35] = r15, 8
	nop 0
	.mmi
	nop 0
	;;
	st8 [r35] = r49
	nop 0
.L599:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L556:
	.body
	.copy_state 4
	.mmi
	mov r37 = r0
	nop 0
	nop 0
.L491:
	.mmi
	adds r33 = 8, r33
	nop 0
	addp4 r35 = 0,r35
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mii
	st4 [r35] = r14
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L586:
	.body
	.copy_state 5
	.pred.rel.mutex p16, p17
	.mmi
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	addl r36 = 253, r0
	.mmi
	mov r40 = r38
	;;
	add r14 = r14, r17
	and r36 = r36, r18
	;;
	.mii
	shladd r14 = r14, 2, r0
	cmp4.ne p6, p7 = 108, r36
	;;
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	add r35 = r35, r14
	(p7) br.cond.dptk .L592
.L476:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 12, r37
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L493
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r40
	adds r37 = 4, r37
	adds r40 = -1, r40
	;;
	.mib
	ld4 r37 = [r37]
	addp4 r40 = r40, r0
	(p6) br.cond.dpnt .L558
	;;
	.mmi
	adds r16 = 8, r32
	mov r17 = r0
	mov ar.lc = r40
	;;
	.align 32
.L496:
	.pred.rel.mutex p16, p17
	.mii
	addp4 r14 = 0,r16
	nop 0
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r37, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L593
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 12, r16
	br.cloop.sptk.few .L496
.L558:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r37
	nop 0
	nop 0
.L494:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 264, r32
	cmp4.eq p6, p7 = 70, r34
	mov r15 = r32
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	(p6) br.cond.dpnt .L497
	;;
	.mib
	cmp4.ltu p6, p7 = 70, r34
	nop 0
	(p7) br.cond.dpnt .L594
	;;
	.mmi
	nop 0
	addl r14 = 150, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	mov r14 = r0
	(p6) br.cond.spnt .L552
.L553:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r16 = 150, r0
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L595
	;;
	.mmi
	nop 0
	addl r14 = 180, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	addl r14 = 182, r0
	(p6) br.cond.dpnt .L491
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p6) br.cond.sptk .L492
	.mmi
	addl r14 = 166, r0
	nop 0
	addp4 r35 = 0,r35
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	nop 0
	(p7) br.cond.spnt .L482
	;;
	.mmi
	(p6) adds r15 = 296, r15
	;;
	(p6) ld4 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L596
.L484:
	.mii
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	extr.u r49 = r39, 30, 2
	addp4 r39 = r39, r0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	shl r49 = r49, 61
	;;
	.mmi
	mov r16 = r14
	adds r17 = 2, r14
	adds r18 = 3, r14
	.mmi
	adds r24 = 4, r14
	adds r22 = 6, r14
	adds r23 = 5, r14
	;;
	.mmi
	ld1 r21 = [r16], 1
	nop 0
	adds r14 = 7, r14
	.mmi
	or r49 = r39, r49
	ld1 r19 = [r17]
	nop 0
	;;
	.mii
	ld1 r20 = [r16]
	shl r21 = r21, 56
	shl r19 = r19, 40
	.mmi
	ld1 r18 = [r18]
	;;
	nop 0
	shl r20 = r20, 48
	.mmi
	ld1 r15 = [r22]
	ld1 r17 = [r24]
	shl r18 = r18, 32
	;;
	.mmi
	or r20 = r21, r20
	ld1 r48 = [r14]
	shl r17 = r17, 24
	.mmi
	ld1 r16 = [r23]
	nop 0
	shl r14 = r15, 8
	;;
	.mii
	or r19 = r20, r19
	shl r16 = r16, 16
	;;
	or r15 = r19, r18
	;;
	.mmi
	or r15 = r15, r17
	;;
	or r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	or r48 = r14, r48
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addp4 r14 = 0,r8
	;;
.L522:
	.mii
	nop 0
	extr.u r15 = r14, 30, 2
	addp4 r14 = r14, r0
	.mmi
	addp4 r35 = 0,r35
	;;
	nop 0
	shl r15 = r15, 61
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
.L598:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L493:
	.body
	.copy_state 6
	.pred.rel.mutex p16, p17
	.mib
	adds r8 = 16, r12
	mov r48 = r39
	br.call.sptk.many b0 = look_up#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r42
	(p7) br.cond.dptk .L597
	;;
	.mmi
	adds r16 = 24, r12
	adds r14 = 40, r12
	adds r15 = 44, r12
	.mmi
	cmp4.eq p6, p7 = 70, r34
	;;
	ld4 r48 = [r16]
	adds r16 = 32, r12
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld8 r49 = [r16]
	adds r16 = 48, r12
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	addp4 r15 = 0,r15
	.mmb
	nop 0
	ld4 r37 = [r16]
	(p7) br.cond.spnt .L504
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.sptk .L522
.L497:
	.mib
	addp4 r35 = 0,r35
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mii
	nop 0
	extr.u r15 = r14, 30, 2
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	shl r15 = r15, 61
	;;
	or r14 = r14, r15
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L598
.L595:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 110, r34
	addl r15 = 128, r0
	(p6) br.cond.dpnt .L535
	;;
	.mib
	cmp4.ltu p6, p7 = 110, r34
	nop 0
	(p7) br.cond.spnt .L579
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r36
	(p7) br.cond.dptk .L482
	;;
	.mmi
	adds r33 = 8, r33
	nop 0
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	ld4 r15 = [r33]
	;;
	(p6) ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	(p6) ld8 r49 = [r14]
	nop 0
	(p6) br.cond.dptk .L527
	.mii
	add r14 = r15, r48
	addp4 r35 = 0,r35
	;;
	extr.u r15 = r14, 30, 2
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shl r15 = r15, 61
	;;
	.mmi
	or r15 = r14, r15
	;;
	st8 [r35] = r15, 8
	nop 0
	;;
	.mib
	st8 [r35] = r49
	nop 0
	br .L599
.L594:
	.mib
	cmp4.eq p6, p7 = 38, r34
	nop 0
	(p6) br.cond.dpnt .L538
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 68, r34
	(p6) br.cond.spnt .L520
	;;
.L550:
	.mib
	cmp4.eq p6, p7 = 36, r34
	addp4 r35 = 0,r35
	(p7) br.cond.spnt .L482
	;;
	.mmi
	(p6) adds r33 = 8, r33
	;;
	(p6) ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	(p6) add r48 = r48, r14
	nop 0
	;;
	.mmi
	st4 [r35] = r48
	nop 0
	nop 0
.L606:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L602:
	.body
	.copy_state 7
	.mii
	ld4 r38 = [r41]
	nop 0
	;;
	cmp4.eq p16, p17 = 0, r38
	.align 32
.L535:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -1, r38
	nop 0
	adds r33 = 8, r33
	.mii
	adds r16 = 8, r32
	mov r17 = r0
	;;
	addp4 r14 = r14, r0
	.mmb
	nop 0
	ld4 r18 = [r33]
	(p16) br.cond.dpnt .L515
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L517:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r18, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L600
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L517
.L515:
	.mii
	nop 0
	extr.u r14 = r18, 30, 2
	addp4 r18 = r18, r0
	.mmi
	addp4 r35 = 0,r35
	;;
	nop 0
	shl r14 = r14, 61
	;;
	.mmi
	nop 0
	or r14 = r18, r14
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
.L608:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L593:
	.body
	.copy_state 8
	.pred.rel.mutex p16, p17
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r48 = r37, r48
	br .L494
.L597:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 14, r37
	adds r16 = 48, r12
	mov r51 = r0
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r14 = @gprel(missing_count#), gp
	(p7) br.cond.dpnt .L601
	;;
	.mmi
	ld4 r15 = [r14]
	ld4 r37 = [r16]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	adds r16 = 1, r15
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC12)
	.mmi
	nop 0
	st4 [r14] = r16
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC13)
	;;
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mii
	addp4 r50 = 0,r50
	nop 0
	;;
	adds r15 = 1, r50
	;;
	.align 32
.L506:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = 0,r15
	adds r51 = 1, r51
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L506
	.mib
	addl r49 = 2, r0
	addl r48 = 4, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld1 r14 = [r39]
	mov r1 = r45
	adds r15 = 1, r39
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L507
	;;
	.mmi
	mov r42 = r0
	nop 0
	nop 0
	;;
	.align 32
.L508:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = 0,r15
	adds r42 = 1, r42
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L508
.L507:
	.pred.rel.mutex p16, p17
	.mmi
	mov r51 = r42
	mov r50 = r39
	nop 0
	.mmb
	addl r49 = 2, r0
	addl r48 = 4, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp4.eq p6, p7 = 110, r34
	nop 0
	mov r1 = r45
	.mmb
	addl r14 = 166, r0
	nop 0
	(p6) br.cond.dpnt .L602
	;;
	.mib
	cmp4.ltu p6, p7 = 110, r34
	nop 0
	(p7) br.cond.dpnt .L603
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	nop 0
	(p6) br.cond.dpnt .L490
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r34
	addl r14 = 180, r0
	(p7) br.cond.dpnt .L604
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	addl r14 = 182, r0
	(p6) br.cond.dpnt .L491
	;;
	.mmi
	adds r33 = 8, r33
	nop 0
	cmp4.ne p6, p7 = r14, r34
	.mmb
	addp4 r35 = 0,r35
	nop 0
	(p6) br.cond.spnt .L482
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L472
.L603:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 68, r34
	nop 0
	(p6) br.cond.dpnt .L479
	;;
	.mib
	cmp4.ltu p6, p7 = 68, r34
	nop 0
	(p7) br.cond.dpnt .L605
	;;
	.mib
	cmp4.eq p6, p7 = 70, r34
	nop 0
	(p6) br.cond.dpnt .L484
	;;
	.mmi
	cmp4.eq p6, p7 = 108, r34
	;;
	(p6) ld4 r38 = [r41]
	nop 0
	;;
	.mib
	nop 0
	(p6) cmp4.eq p16, p17 = 0, r38
	(p6) br.cond.sptk .L536
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	.mii
	adds r32 = 4, r32
	nop 0
	;;
	add r48 = r1, r48
	.mmb
	nop 0
	ld4 r49 = [r32]
	br.call.sptk.many b0 = fatal#
.L604:
	.mmi
	nop 0
	addl r14 = 150, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r34
	nop 0
	(p6) br.cond.dpnt .L490
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	(p6) br.cond.dptk .L482
	.mlx
	addl r14 = 128, r0
	movl r48 = @gprel(.LC15)
	.mmi
	nop 0
	adds r32 = 4, r32
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	add r48 = r1, r48
	(p6) br.cond.dpnt .L489
	;;
	.mib
	ld4 r49 = [r32]
	nop 0
	br.call.sptk.many b0 = fatal#
.L605:
	.mib
	cmp4.eq p6, p7 = 36, r34
	mov r14 = r0
	(p6) br.cond.dpnt .L481
	;;
	.mbb
	cmp4.eq p6, p7 = 38, r34
	(p7) br.cond.spnt .L482
	br .L487
.L481:
	.mmi
	mov r48 = r0
	nop 0
	addp4 r35 = 0,r35
	;;
	.mib
	st4 [r35] = r48
	nop 0
	br .L606
.L538:
	.mmi
	adds r33 = 8, r33
	nop 0
	addp4 r35 = 0,r35
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	add r48 = r48, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r48, 30, 2
	addp4 r48 = r48, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 61
	;;
	or r14 = r48, r14
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L596
.L590:
	.mmi
	shladd r15 = r17, 1, r0
	adds r14 = 16, r32
	addp4 r35 = 0,r35
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st4 [r35] = r18
	nop 0
	br .L607
.L600:
	.mmi
	shladd r15 = r17, 1, r0
	adds r14 = 16, r32
	addp4 r35 = 0,r35
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r18, 30, 2
	addp4 r18 = r18, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 61
	;;
	or r14 = r18, r14
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L608
.L601:
	.pred.rel.mutex p16, p17
	.mmi
	adds r37 = 4, r37
	nop 0
	adds r14 = -1, r40
	.mmi
	cmp4.eq p6, p7 = 0, r40
	nop 0
	adds r16 = 8, r32
	;;
	.mib
	ld4 r37 = [r37]
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L559
	;;
	.mmi
	nop 0
	mov r17 = r0
	mov ar.lc = r14
	.align 32
.L503:
	.pred.rel.mutex p16, p17
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r37, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L609
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L503
.L559:
	.pred.rel.mutex p16, p17
	.mmi
	mov r48 = r37
	nop 0
	nop 0
.L501:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 264, r32
	mov r15 = r32
	cmp4.eq p6, p7 = 70, r34
	;;
	.mib
	ld8 r49 = [r14]
	mov r14 = r0
	(p6) br.cond.spnt .L497
.L504:
	.pred.rel.mutex p16, p17
	.mib
	addl r16 = 150, r0
	cmp4.ltu p6, p7 = 70, r34
	(p7) br.cond.dpnt .L610
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r16, r34
	(p7) br.cond.dptk .L553
	.mmi
	adds r15 = 292, r15
	nop 0
	adds r33 = 8, r33
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	(p7) adds r32 = 4, r32
	(p7) movl r48 = @gprel(.LC14)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	.mmb
	(p7) ld4 r49 = [r32]
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = fatal#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	add r14 = r14, r37
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	addp4 r14 = r14, r0
.L612:
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L596
.L479:
	.mii
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	extr.u r49 = r39, 30, 2
	addp4 r39 = r39, r0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	shl r49 = r49, 61
	;;
	.mmi
	mov r16 = r14
	adds r17 = 2, r14
	adds r18 = 3, r14
	.mmi
	adds r24 = 4, r14
	adds r22 = 6, r14
	adds r23 = 5, r14
	;;
	.mmi
	ld1 r21 = [r16], 1
	nop 0
	adds r14 = 7, r14
	.mmi
	or r49 = r39, r49
	ld1 r19 = [r17]
	nop 0
	;;
	.mii
	ld1 r20 = [r16]
	shl r21 = r21, 56
	shl r19 = r19, 40
	.mmi
	ld1 r18 = [r18]
	;;
	nop 0
	shl r20 = r20, 48
	.mmi
	ld1 r15 = [r22]
	ld1 r17 = [r24]
	shl r18 = r18, 32
	;;
	.mmi
	or r20 = r21, r20
	ld1 r48 = [r14]
	shl r17 = r17, 24
	.mmi
	ld1 r16 = [r23]
	nop 0
	shl r14 = r15, 8
	;;
	.mii
	or r19 = r20, r19
	shl r16 = r16, 16
	;;
	or r15 = r19, r18
	;;
	.mmi
	or r15 = r15, r17
	;;
	or r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	or r48 = r14, r48
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addp4 r14 = 0,r8
.L521:
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	nop 0
.L611:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 9
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L610:
	.body
	.copy_state 9
	.mib
	cmp4.eq p6, p7 = 38, r34
	nop 0
	(p6) br.cond.dpnt .L538
	;;
	.mib
	cmp4.eq p6, p7 = 68, r34
	nop 0
	(p7) br.cond.spnt .L550
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.sptk .L521
.L520:
	.mib
	addp4 r35 = 0,r35
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r45
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br .L611
.L609:
	.pred.rel.mutex p16, p17
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r48 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r48 = r37, r48
	br .L501
.L552:
	.mmi
	mov r15 = r32
	nop 0
	adds r33 = 8, r33
	;;
	.mmi
	adds r15 = 292, r15
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	(p7) adds r32 = 4, r32
	(p7) movl r48 = @gprel(.LC14)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	.mmb
	(p7) ld4 r49 = [r32]
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = fatal#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	add r14 = r14, r37
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = r14, r0
	br .L612
	.endp relocate_one#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	": shared library not found\n"
	.align 8
.LC19:
	stringz	"too many modules have thread-local storage"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC16:
	data4	.LC3+1
	.align 4
.LC18:
	data4	.LC17+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc bind#
bind:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 4, 0
	addp4 r32 = 0,r32
	.save ar.lc, r41
	mov r41 = ar.lc
	.mmi
	mov r40 = r1
	;;
	cmp.ne p6, p7 = 0, r32
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L648
	;;
	.mmi
	(p6) mov r35 = r32
	nop 0
	nop 0
	;;
	.align 32
.L614:
	.mmi
	adds r14 = 244, r35
	nop 0
	adds r37 = 252, r35
	;;
	.mmi
	ld4 r33 = [r14]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	adds r33 = 4, r33
	(p6) br.cond.dpnt .L617
	;;
	.mmi
	addp4 r34 = 0,r33
	;;
	adds r14 = -4, r34
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L617
	;;
	.align 32
.L627:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L699
.L621:
	.mmi
	adds r33 = 8, r33
	nop 0
	nop 0
	;;
.L704:
	.mmi
	addp4 r34 = 0,r33
	;;
	adds r14 = -4, r34
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L627
.L617:
	.mmi
	ld4 r35 = [r35]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L614
	.mmi
	addl r15 = @gprel(tls_is_placed#), gp
	addl r27 = @gprel(tls_count#), gp
	addl r26 = @gprel(static_end#), gp
	.mmi
	addl r25 = @gprel(static_align#), gp
	mov r14 = r32
	mov r21 = r0
	;;
	.mmi
	ld4 r16 = [r15]
	mov r24 = r0
	mov r22 = r0
	.mmi
	ld4 r17 = [r27]
	;;
	ld4 r15 = [r26]
	cmp4.ne p8, p9 = 0, r16
	.mmi
	ld4 r20 = [r25]
	nop 0
	nop 0
	.align 32
.L632:
	.pred.rel.mutex p8, p9
	.mmi
	adds r16 = 284, r14
	nop 0
	adds r18 = 296, r14
	;;
	.mmi
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L628
	;;
	.mmi
	nop 0
	ld4 r19 = [r18]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r19
	adds r19 = 292, r14
	(p6) br.cond.dpnt .L628
	;;
	.mmi
	adds r17 = 1, r17
	nop 0
	(p8) addl r22 = 1, r0
	;;
	.mmi
	st4 [r18] = r17
	adds r18 = 288, r14
	cmp4.geu p6, p7 = 63, r17
	.bbb
	nop 0
	(p7) br.cond.spnt .L700
	(p8) br.cond.dpnt .L628
	;;
	.mmi
	ld4 r18 = [r18]
	adds r15 = -1, r15
	addl r24 = 1, r0
	.mmi
	addl r22 = 1, r0
	;;
	add r15 = r15, r18
	sub r23 = r0, r18
	.mmi
	cmp4.ltu p6, p7 = r20, r18
	;;
	and r15 = r23, r15
	(p6) addl r21 = 1, r0
	.mmi
	(p6) mov r20 = r18
	;;
	st4 [r19] = r15
	add r15 = r16, r15
.L628:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L632
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r21
	;;
	(p7) st4 [r25] = r20
	cmp4.eq p6, p7 = 0, r24
	;;
	.mmi
	(p7) st4 [r26] = r15
	cmp4.eq p6, p7 = 0, r22
	nop 0
	;;
	.mmi
	(p7) st4 [r27] = r17
	nop 0
	nop 0
	.align 32
.L647:
	.mmi
	adds r15 = 136, r32
	adds r37 = 200, r32
	adds r14 = 140, r32
	;;
	.mmi
	ld4 r34 = [r15]
	ld4 r35 = [r37]
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L643
	.mmi
	adds r14 = 104, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L694
	;;
	.mmi
	(p6) adds r14 = -1, r14
	(p6) adds r16 = 8, r32
	(p6) mov r17 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L644:
	.mii
	addp4 r14 = 0,r16
	nop 0
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r34, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L701
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 12, r16
	br.cloop.sptk.few .L644
.L694:
	.mmi
	addp4 r33 = 0,r34
	nop 0
	nop 0
.L640:
	.mii
	addp4 r15 = r36, r0
	cmp4.geu p6, p7 = 11, r36
	;;
	shladd r14 = r15, 2, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r16 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 8
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	shl r16 = r14, 16
	(p6) br.cond.spnt .L643
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 35
	;;
	adds r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L646:
	.mmi
	mov r43 = r33
	nop 0
	mov r42 = r32
	.mmb
	adds r33 = 12, r33
	nop 0
	br.call.sptk.many b0 = relocate_one#
	;;
	.mib
	mov r1 = r40
	addp4 r33 = 0,r33
	br.cloop.sptk.few .L646
.L643:
	.mmi
	nop 0
	sub r34 = r35, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r36
	(p7) br.cond.dptk .L638
	.mmi
	nop 0
	ld4 r33 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L638
	.mmi
	adds r14 = 104, r32
	nop 0
	adds r15 = 116, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r18 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L652
	;;
	.mmi
	(p6) adds r14 = -1, r14
	(p6) adds r16 = 8, r32
	(p6) mov r17 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L653:
	.mii
	addp4 r14 = 0,r16
	nop 0
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r33, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L702
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 12, r16
	br.cloop.sptk.few .L653
.L652:
	.mmi
	addp4 r15 = r18, r0
	addp4 r33 = 0,r33
	cmp4.geu p6, p7 = 11, r18
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r16 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 8
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	shl r16 = r14, 16
	(p6) br.cond.spnt .L638
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 35
	;;
	adds r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L655:
	.mmi
	mov r43 = r33
	nop 0
	mov r42 = r32
	.mmb
	adds r33 = 12, r33
	nop 0
	br.call.sptk.many b0 = relocate_one#
	;;
	.mib
	mov r1 = r40
	addp4 r33 = 0,r33
	br.cloop.sptk.few .L655
.L638:
	.mmi
	ld4 r32 = [r32]
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L647
.L648:
	.mmi
	addl r33 = @gprel(missing_count#), gp
	nop 0
	mov b0 = r38
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov ar.lc = r41
	(p6) br.cond.dpnt .L703
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.ret.sptk.many b0
.L699:
	.mmi
	nop 0
	ld4 r42 = [r37]
	mov r43 = r35
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	add r42 = r42, r14
	nop 0
	br.call.sptk.many b0 = load_library#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L621
	.mmi
	ld4 r42 = [r37]
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	add r42 = r42, r14
	nop 0
	br.call.sptk.many b0 = is_own_library#
	;;
	.mmi
	nop 0
	mov r36 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L621
	;;
	.mmi
	addl r14 = @gprel(.LC16), gp
	nop 0
	mov r45 = r0
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L623:
	.mmi
	addp4 r14 = 0,r15
	adds r45 = 1, r45
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L623
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mmi
	addl r43 = 2, r0
	nop 0
	addl r42 = 4, r0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r1 = r40
	.mmi
	ld4 r44 = [r37]
	;;
	addp4 r44 = r14, r44
	nop 0
	;;
	.mii
	ld1 r14 = [r44]
	adds r15 = 1, r44
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L624
	;;
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
	.align 32
.L625:
	.mmi
	addp4 r14 = 0,r15
	adds r36 = 1, r36
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L625
.L624:
	.mmi
	mov r45 = r36
	nop 0
	addl r43 = 2, r0
	.mmb
	addl r42 = 4, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	mov r1 = r40
	mov r45 = r0
	;;
	addl r14 = @gprel(.LC18), gp
	.mmi
	nop 0
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.align 32
.L626:
	.mmi
	addp4 r14 = 0,r15
	adds r45 = 1, r45
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L626
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	.mmi
	addl r43 = 2, r0
	addl r42 = 4, r0
	adds r33 = 8, r33
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L704
.L701:
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r33 = [r15]
	nop 0
	;;
	.mmi
	add r33 = r34, r33
	;;
	cmp4.ne p6, p7 = 0, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r33 = 0,r33
	(p6) br.cond.dptk .L640
	.mib
	nop 0
	nop 0
	br .L643
.L702:
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L652
	.mmi
	ld4 r32 = [r32]
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L647
	.mib
	nop 0
	nop 0
	br .L648
.L703:
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	addl r45 = 1, r0
	addl r43 = 2, r0
	addl r42 = 4, r0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r40
	st4 [r33] = r0
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L700:
	.mmi
	cmp4.eq p6, p7 = 0, r21
	nop 0
	adds r14 = 4, r14
	.mlx
	st4 [r27] = r17
	movl r42 = @gprel(.LC19)
	;;
	.mmi
	(p7) st4 [r25] = r20
	nop 0
	cmp4.eq p6, p7 = 0, r24
	.mmi
	add r42 = r1, r42
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	(p7) st4 [r26] = r15
	nop 0
	br.call.sptk.many b0 = fatal#
	;;
	break.f 0
	;;
	.endp bind#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"called, but no library has it"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global report_missing#
	.type	report_missing#, @function
	.proc report_missing#
report_missing:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	addp4 r37 = 0,r32
	movl r36 = @gprel(.LC21)
	.body
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = fatal#
	;;
	break.f 0
	;;
	.endp report_missing#
	.align 16
	.align 64
	.global library_tls_size#
	.type	library_tls_size#, @function
	.proc library_tls_size#
library_tls_size:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(static_end#), gp
	nop 0
	;;
	.mib
	ld4 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp library_tls_size#
	.align 16
	.align 64
	.global library_tls_align#
	.type	library_tls_align#, @function
	.proc library_tls_align#
library_tls_align:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(static_align#), gp
	nop 0
	;;
	.mib
	ld4 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp library_tls_align#
	.align 16
	.align 64
	.global library_tls_begin#
	.type	library_tls_begin#, @function
	.proc library_tls_begin#
library_tls_begin:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(modules#), gp
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	ld4 r17 = [r14]
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L711
	.align 32
.L715:
	.mmi
	adds r14 = 292, r17
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L730
.L713:
	.mmi
	ld4 r17 = [r17]
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L715
.L711:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L730:
	.mmi
	adds r19 = 280, r17
	add r15 = r15, r32
	mov r16 = r0
	.mmi
	adds r20 = 276, r17
	;;
	ld4 r14 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L713
	.align 32
.L714:
	.mmi
	ld4 r14 = [r20]
	addp4 r18 = 0,r15
	adds r15 = 1, r15
	;;
	.mii
	add r14 = r16, r14
	adds r16 = 1, r16
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	st1 [r18] = r14
	addp4 r18 = 0,r15
	.mmi
	adds r15 = 1, r15
	;;
	ld4 r14 = [r19]
	nop 0
	;;
	.mib
	cmp4.gtu p6, p7 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L713
	;;
	.mmi
	ld4 r14 = [r20]
	;;
	add r14 = r16, r14
	adds r16 = 1, r16
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	st1 [r18] = r14
	;;
	ld4 r14 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r16
	(p6) br.cond.dptk .L714
	.mib
	nop 0
	nop 0
	br .L713
	.endp library_tls_begin#
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"__tls_get_addr"
	.align 8
.LC23:
	stringz	"no module has this thread-local storage"
	.align 8
.LC24:
	stringz	"no memory for thread-local storage"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __tls_get_addr#
	.type	__tls_get_addr#, @function
	.proc __tls_get_addr#
__tls_get_addr:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	addl r14 = @gprel(modules#), gp
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L733
	;;
#APP
// 662 "./hpux/ia64/loader.c" 1
	mov r15 = r13
// 0 "" 2
	.align 32
#NO_APP
.L732:
	.mmi
	adds r14 = 296, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L758
	;;
	.mmi
	ld4 r34 = [r34]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L732
.L733:
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = fatal#
	;;
.L758:
	.mmi
	adds r14 = 292, r34
	nop 0
	mov b0 = r38
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	cmp4.ne p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L759
	;;
	.mmi
	(p6) add r33 = r33, r15
	;;
	(p6) add r8 = r33, r36
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r8 = 0,r8
	br.ret.sptk.many b0
.L759:
	.mmi
	adds r15 = 4, r15
	;;
	addp4 r35 = 0,r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L760
.L737:
	.mii
	shladd r35 = r32, 2, r0
	adds r37 = 288, r34
	;;
	add r35 = r35, r14
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	ld4 r15 = [r35]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L761
	;;
	.mmi
	ld4 r16 = [r37]
	;;
	adds r14 = -1, r16
	sub r16 = r0, r16
	;;
	.mmi
	add r14 = r14, r15
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mii
	add r33 = r33, r14
	nop 0
	;;
	addp4 r8 = 0,r33
.L762:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L760:
	.mib
	addl r42 = 4, r0
	addl r41 = 64, r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	st4 [r35] = r14
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.sptk .L737
.L740:
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	.mii
	adds r34 = 4, r34
	nop 0
	;;
	add r41 = r1, r41
	.mmb
	nop 0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = fatal#
	;;
.L761:
	.mmi
	adds r15 = 284, r34
	nop 0
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r42 = [r15]
	nop 0
	;;
	.mib
	add r42 = r14, r42
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addp4 r15 = 0,r8
	mov r1 = r40
	adds r18 = 280, r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	(p7) st4 [r35] = r0
	nop 0
	(p7) br.cond.dpnt .L740
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	adds r34 = 276, r34
	.mii
	ld4 r16 = [r18]
	nop 0
	;;
	adds r17 = -1, r14
	.mmb
	sub r14 = r0, r14
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L741
	;;
	.mii
	add r17 = r17, r15
	nop 0
	;;
	and r17 = r14, r17
	;;
	.align 32
.L742:
	.mmi
	ld4 r14 = [r34]
	nop 0
	add r16 = r17, r36
	;;
	.mmi
	add r14 = r36, r14
	addp4 r16 = 0,r16
	adds r36 = 1, r36
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	st1 [r16] = r14
	;;
	ld4 r14 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r36
	(p6) br.cond.dptk .L742
.L741:
	.mmi
	ld4.a r16 = [r37]
	st4 [r35] = r15
	nop 0
	;;
	.mmi
	adds r14 = -1, r16
	chk.a.clr r16, .L763
.L764:
	sub r16 = r0, r16
	;;
	.mmi
	add r14 = r14, r15
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r33
	br .L762
.L763:
	.mmi
	nop 0
	ld4 r16 = [r37]
	nop 0
	;;
	.mib
	nop 0
	adds r14 = -1, r16
	br .L764
	.endp __tls_get_addr#
	.align 16
	.align 64
	.global library_tls_end#
	.type	library_tls_end#, @function
	.proc library_tls_end#
library_tls_end:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 1, 0
	addp4 r32 = 0,r32
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	mov r37 = r1
	;;
	adds r32 = 4, r32
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mii
	ld4 r34 = [r32]
	mov ar.lc = 63
	;;
	addp4 r34 = 0,r34
	;;
	.mib
	mov r33 = r34
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L766
	;;
	.align 32
.L767:
	.mmi
	addp4 r14 = 0,r33
	nop 0
	adds r33 = 4, r33
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L767
.L766:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp library_tls_end#
	.align 16
	.align 64
	.global loader_finish#
	.type	loader_finish#, @function
	.proc loader_finish#
loader_finish:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	addl r14 = @gprel(modules#), gp
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save ar.lc, r36
	mov r36 = ar.lc
	;;
	.mii
	ld4 r32 = [r14]
	.save rp, r33
	mov r33 = b0
	.body
	;;
	addp4 r32 = 0,r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L774
	.align 32
.L782:
	.mmi
	adds r14 = 300, r32
	addl r40 = 1, r0
	nop 0
	.mmi
	addl r39 = 28, r0
	addl r38 = 26, r0
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L777
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	adds r14 = 160, r32
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L796
.L777:
	.mmi
	ld4 r32 = [r32]
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L782
.L774:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
.L796:
	.mmi
	adds r14 = 104, r32
	adds r16 = 8, r32
	mov r17 = r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L779
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L781:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r37, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L797
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L781
.L779:
	.mmi
	nop 0
	adds r14 = 264, r32
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r8]
	mov b6 = r14
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L798:
	.mmi
	ld4 r32 = [r32]
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L782
	.mib
	nop 0
	nop 0
	br .L774
.L797:
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r15 = r15, r14
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	add r37 = r37, r14
	adds r14 = 264, r32
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r8]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L798
	.endp loader_finish#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"shared library not found"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_open#
	.type	loader_open#, @function
	.proc loader_open#
loader_open:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(modules#), gp
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld4 r33 = [r14]
	nop 0
	addl r14 = @gprel(modules_end#), gp
	.mmi
	cmp.eq p6, p7 = 0, r32
	nop 0
	mov r38 = r32
	;;
	.mib
	addp4 r33 = 0,r33
	nop 0
	(p6) br.cond.dpnt .L800
	;;
	.mib
	ld4 r34 = [r14]
	mov r39 = r33
	br.call.sptk.many b0 = load_library#
	;;
	.mmi
	addp4 r34 = 0,r34
	addp4 r33 = 0,r8
	mov r1 = r37
	;;
	.mib
	cmp.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L812
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	mov r38 = r14
	(p7) br.cond.dpnt .L800
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L800:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L812:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = is_own_library#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r33 = @gprel(own_module#)
	;;
	.mmi
	nop 0
	(p6) add r33 = r1, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r33 = 0,r33
	(p6) br.cond.dptk .L800
	;;
	.mmi
	addl r14 = @gprel(error_text#), gp
	mov r8 = r33
	mov b0 = r35
	.mlx
	nop 0
	movl r15 = @gprel(.LC25)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp loader_open#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"not a loaded library"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_is_open#
	.type	loader_is_open#, @function
	.proc loader_is_open#
loader_is_open:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(modules#), gp
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L814
	;;
	.align 32
.L817:
	.mib
	cmp4.eq p6, p7 = r14, r32
	nop 0
	(p6) br.cond.dpnt .L820
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L817
.L814:
	.mlx
	nop 0
	movl r14 = @gprel(own_module#)
	.mlx
	mov r8 = r0
	movl r15 = @gprel(.LC26)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r15 = r1, r15
	;;
	.mib
	cmp4.eq p6, p7 = r14, r32
	addl r14 = @gprel(error_text#), gp
	(p6) br.cond.dpnt .L820
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L820:
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp loader_is_open#
	.align 16
	.align 64
	.global loader_define#
	.type	loader_define#, @function
	.proc loader_define#
loader_define:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 1, 0
	addl r37 = @gprel(definitions#), gp
	nop 0
	.mmi
	mov r40 = r1
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	addl r41 = 16, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r17 = [r32]
	adds r16 = 1, r32
	mov r15 = r0
	.mmi
	mov r1 = r40
	ld4 r14 = [r37]
	addp4 r35 = 0,r8
	;;
	.mii
	nop 0
	sxt1 r17 = r17
	addp4 r36 = 0,r14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r17
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r41 = 1, r0
	(p6) br.cond.dpnt .L827
	;;
	.align 32
.L828:
	.mmi
	addp4 r14 = 0,r16
	mov r41 = r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L828
	.mmi
	adds r41 = 2, r41
	nop 0
	nop 0
.L827:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	addp4 r18 = 0,r8
	.mmi
	adds r32 = 1, r32
	nop 0
	mov r1 = r40
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r16 = r18
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L831
	.align 32
.L830:
	.mmi
	addp4 r15 = 0,r16
	addp4 r14 = 0,r32
	adds r16 = 1, r16
	.mmi
	adds r32 = 1, r32
	;;
	st1 [r15] = r17
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L830
.L831:
	.mmb
	adds r15 = 8, r35
	adds r14 = 12, r35
	nop 0
	.mmi
	st4 [r37] = r35
	st4 [r35] = r36, 4
	mov b0 = r38
	;;
	.mmi
	st4 [r35] = r18
	st4 [r15] = r33
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.ret.sptk.many b0
	.endp loader_define#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"no such symbol"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_symbol#
	.type	loader_symbol#, @function
	.proc loader_symbol#
loader_symbol:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.fframe 48
	adds r12 = -48, r12
	addp4 r35 = 0,r32
	.mlx
	mov r38 = r1
	movl r14 = @gprel(own_module#)
	;;
	.mmi
	add r14 = r1, r14
	cmp4.ne p8, p9 = 0, r35
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmi
	nop 0
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r35
	(p8) addl r15 = 1, r0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov r15 = r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L865
	;;
.L839:
	.mmi
	nop 0
	adds r8 = 16, r12
	mov r40 = r33
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L847
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = look_up#
	;;
	.mmi
	adds r14 = 16, r12
	adds r17 = 24, r12
	adds r16 = 20, r12
	.mmi
	mov r1 = r38
	;;
	ld4 r15 = [r14]
	adds r14 = 40, r12
	.mmi
	ld4 r32 = [r17]
	nop 0
	adds r17 = 32, r12
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	ld4 r16 = [r16]
	nop 0
	(p7) br.cond.dpnt .L866
	;;
	.mmi
	nop 0
	ld8 r33 = [r17]
	addp4 r14 = 0,r14
	;;
.L849:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L867
.L838:
	.mii
	mov r8 = r32
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L865:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(modules#), gp
	mov r42 = r0
	adds r17 = 1, r33
	.mlx
	addl r18 = 240, r0
	movl r19 = 268435455
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r35, r14
	nop 0
	(p6) br.cond.dpnt .L839
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r16 = r14
	;;
	.mib
	nop 0
	(p6) mov r42 = r0
	(p6) br.cond.dpnt .L840
	;;
	.align 32
.L841:
	.mib
	nop 0
	zxt1 r16 = r16
	nop 0
	.mmi
	shladd r42 = r42, 4, r0
	addp4 r14 = 0,r17
	adds r17 = 1, r17
	;;
	.mmi
	add r42 = r42, r16
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r42, 24, 8
	sxt1 r15 = r15
	;;
	.mmi
	and r14 = r18, r14
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	xor r42 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	and r42 = r19, r42
	(p6) br.cond.dptk .L841
.L840:
	.mib
	mov r41 = r33
	mov r40 = r35
	br.call.sptk.many b0 = find_in#
	;;
	.mmi
	adds r15 = 104, r35
	addp4 r8 = 0,r8
	mov r1 = r38
	.mii
	adds r16 = 8, r35
	mov r17 = r0
	;;
	adds r14 = 12, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r19 = 4, r8
	(p6) br.cond.dpnt .L839
	;;
	.mmi
	ld4 r15 = [r15]
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -1, r15
	ld4 r32 = [r19]
	nop 0
	.mmb
	and r18 = 15, r18
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L842
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L844:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r32, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L868
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L844
.L842:
	.mib
	cmp4.ne p6, p7 = 2, r18
	nop 0
	(p6) br.cond.dptk .L838
	;;
	.mmi
	nop 0
	(p7) adds r35 = 264, r35
	nop 0
	;;
	.mmi
	(p7) ld8 r33 = [r35]
	nop 0
	nop 0
.L846:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many descriptor_of#
	;;
.L847:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = look_up_in_files#
	;;
	.mmi
	adds r14 = 16, r12
	adds r17 = 24, r12
	adds r16 = 20, r12
	.mmi
	mov r1 = r38
	;;
	ld4 r15 = [r14]
	adds r14 = 40, r12
	.mmi
	ld4 r32 = [r17]
	nop 0
	adds r17 = 32, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	cmp4.ne p6, p7 = 0, r15
	.mii
	ld4 r16 = [r16]
	nop 0
	;;
	addp4 r14 = 0,r14
	.mmb
	nop 0
	ld8 r33 = [r17]
	(p6) br.cond.dptk .L849
	;;
.L866:
	.mlx
	nop 0
	movl r15 = @gprel(.LC27)
	.mii
	mov r32 = r0
	addl r14 = @gprel(error_text#), gp
	;;
	add r15 = r1, r15
	.mmi
	mov r8 = r32
	;;
	st4 [r14] = r15
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L868:
	.body
	.copy_state 3
	.mmi
	shladd r14 = r17, 1, r0
	cmp4.ne p6, p7 = 2, r18
	adds r15 = 16, r35
	;;
	.mii
	add r14 = r14, r17
	(p7) adds r35 = 264, r35
	;;
	shladd r14 = r14, 2, r0
	.mmi
	(p7) ld8 r33 = [r35]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	(p6) br.cond.dptk .L838
	.mib
	nop 0
	nop 0
	br .L846
	;;
.L867:
	.mib
	cmp4.eq p6, p7 = 0, r16
	mov r8 = r32
	(p7) br.cond.dpnt .L846
	;;
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp loader_symbol#
	.align 16
	.align 64
	.global loader_list#
	.type	loader_list#, @function
	.proc loader_list#
loader_list:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 8, 3, 0
	.fframe 48
	adds r12 = -48, r12
	.save pr, r43
	mov r43 = pr
	.mlx
	addp4 r32 = 0,r32
	movl r14 = @gprel(own_module#)
	;;
	.mmi
	cmp.ne p6, p7 = 0, r32
	add r14 = r1, r14
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	addp4 r36 = 0,r36
	mov r42 = r1
	adds r15 = 248, r32
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	mov r17 = r0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L921
	;;
	.mib
	cmp4.ne p6, p7 = r14, r32
	adds r14 = 256, r32
	(p7) br.cond.dpnt .L922
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 4, r14
	(p6) br.cond.dpnt .L901
	;;
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	cmp4.geu p6, p7 = r33, r14
	.mmb
	shladd r33 = r33, 4, r0
	adds r14 = 104, r32
	(p6) br.cond.dpnt .L901
	;;
	.mmi
	ld4 r18 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r18 = r33, r18
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	;;
	.mmi
	adds r16 = 4, r18
	adds r15 = 12, r18
	addp4 r14 = r14, r0
	;;
	.mmi
	ld4 r45 = [r16]
	adds r16 = 8, r32
	mov ar.lc = r14
	.mmb
	nop 0
	ld1 r19 = [r15]
	(p6) br.cond.dpnt .L883
	;;
	.align 32
.L885:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r45, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L923
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L885
	;;
.L883:
	.mmi
	ld4 r15 = [r18]
	adds r17 = 14, r18
	shr.u r16 = r19, 4
	.mmi
	and r19 = 15, r19
	adds r14 = 264, r32
	adds r18 = 252, r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	cmp4.eq p8, p9 = 2, r19
	adds r38 = 8, r36
	.mmb
	ld8 r46 = [r14]
	adds r37 = 12, r36
	(p6) br.cond.dpnt .L886
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	nop 0
	mov r14 = r36
	.mmb
	cmp4.ne p10, p11 = 2, r19
	nop 0
	(p6) br.cond.dpnt .L886
	;;
	.mmi
	ld2 r16 = [r17]
	nop 0
	(p8) addl r17 = 1, r0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r16
	(p9) mov r17 = r0
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r16
	(p6) br.cond.dptk .L886
	.mii
	ld4 r16 = [r18]
	cmp4.eq p16, p17 = 0, r34
	;;
	add r15 = r16, r15
	;;
	.mmi
	nop 0
	st4 [r14] = r15, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r17
	st4 [r38] = r45
	nop 0
	;;
	.mib
	st4 [r37] = r32
	nop 0
	(p10) br.cond.dptk .L882
	.mib
	nop 0
	nop 0
	(p17) br.cond.dptk .L880
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mmi
	st4 [r38] = r8
	nop 0
	nop 0
.L882:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r35
	nop 0
	(p16) addl r15 = 1, r0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p17) mov r15 = r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L924
	;;
.L880:
	.mii
	addl r8 = 1, r0
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L922:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L925
	;;
.L901:
	.mii
	mov r8 = r0
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L879:
	.body
	.copy_state 2
	.mii
	ld4 r21 = [r21]
	nop 0
	;;
	addp4 r21 = 0,r21
	;;
.L874:
	.mmi
	adds r14 = 4, r21
	nop 0
	mov r16 = r22
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r18 = r14
	;;
	.mib
	nop 0
	(p7) mov r14 = r23
	(p7) br.cond.dpnt .L876
	.align 32
.L877:
	.mmi
	addp4 r17 = 0,r16
	addp4 r19 = 0,r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L879
	;;
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L877
	.mmi
	nop 0
	adds r17 = 1, r17
	nop 0
	;;
	.mii
	ld1 r14 = [r17]
	nop 0
	;;
	sxt1 r14 = r14
	;;
.L876:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L879
	;;
	.mmi
	adds r17 = 12, r20
	adds r16 = 8, r20
	nop 0
	.mmi
	adds r15 = 8, r36
	adds r14 = 12, r36
	cmp4.eq p6, p7 = r20, r21
	;;
	.mmi
	ld4 r17 = [r17]
	ld4 r16 = [r16]
	nop 0
	.mmi
	st4 [r36] = r22, 4
	st4 [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r36] = r17
	nop 0
	.mmb
	st4 [r15] = r16
	nop 0
	(p6) br.cond.dpnt .L880
.L886:
	.mii
	addl r8 = -1, r0
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L925:
	.body
	.copy_state 3
	.mmi
	addl r14 = @ltoffx(library_export_count#), r1
	addl r15 = @ltoffx(library_exports#), r1
	mov r16 = r36
	.mmi
	cmp.eq p16, p17 = r0, r0
	adds r38 = 8, r36
	adds r37 = 12, r36
	;;
	.mmi
	ld8.mov r14 = [r14], library_export_count#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	shladd r14 = r33, 1, r0
	(p6) br.cond.dpnt .L901
	;;
	.mmi
	add r14 = r14, r33
	ld8.mov r15 = [r15], library_exports#
	nop 0
	.mmi
	st4 [r37] = r32
	;;
	shladd r14 = r14, 2, r0
	adds r18 = 8, r15
	.mmi
	adds r17 = 4, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r18 = r18, r14
	add r15 = r15, r14
	add r14 = r17, r14
	;;
	.mmi
	ld4 r17 = [r18]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	st4 [r16] = r15, 4
	nop 0
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	(p6) addl r15 = 1, r0
	.mmi
	st4 [r38] = r14
	;;
	(p7) mov r15 = r0
	cmp4.ne p6, p7 = 0, r35
	;;
	.mmi
	st4 [r16] = r15
	(p6) addl r14 = 1, r0
	(p16) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p17) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L880
.L924:
	.mii
	ld4 r39 = [r36]
	adds r8 = 16, r12
	;;
	addp4 r39 = 0,r39
	;;
	.mib
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = look_up_in_files#
	;;
	.mmi
	adds r14 = 44, r12
	mov r1 = r42
	nop 0
	.mmi
	addl r47 = 1, r0
	mov r46 = r39
	mov r45 = r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = loader_symbol#
	;;
	.mmi
	mov r1 = r42
	st4 [r38] = r8
	nop 0
	;;
	.mmi
	addl r14 = @gprel(definitions#), gp
	;;
	ld4 r20 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r20 = 0,r20
	nop 0
	;;
	.mib
	adds r15 = 4, r20
	cmp.eq p6, p7 = 0, r20
	(p6) br.cond.dpnt .L880
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r21 = [r36]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r21 = 0,r21
	;;
	.mmi
	ld1 r16 = [r15]
	ld1 r14 = [r21]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	mov r18 = r16
	(p7) br.cond.dpnt .L890
	;;
	.mmi
	nop 0
	(p6) mov r16 = r21
	(p6) adds r15 = 1, r15
	;;
	.align 32
.L891:
	.mmi
	addp4 r17 = 0,r16
	addp4 r19 = 0,r15
	adds r16 = 1, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L893
	;;
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L891
	.mmi
	nop 0
	adds r17 = 1, r17
	nop 0
	;;
	.mii
	ld1 r14 = [r17]
	nop 0
	;;
	sxt1 r14 = r14
	;;
.L890:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) st4 [r37] = r0
	nop 0
	nop 0
.L893:
	.mmi
	ld4 r20 = [r20]
	;;
	addp4 r20 = 0,r20
	nop 0
	;;
	.mib
	adds r15 = 4, r20
	cmp.ne p6, p7 = 0, r20
	(p7) br.cond.dpnt .L880
	;;
	.mmi
	ld4 r15 = [r15]
	ld1 r14 = [r21]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	nop 0
	mov r18 = r16
	;;
	.mib
	(p6) adds r15 = 1, r15
	(p6) mov r16 = r21
	(p6) br.cond.dptk .L891
	.mib
	nop 0
	nop 0
	br .L890
	;;
.L923:
	.mii
	shladd r14 = r17, 1, r0
	adds r15 = 16, r32
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	add r45 = r45, r14
	br .L883
.L921:
	.mmi
	addl r14 = @gprel(definitions#), gp
	;;
	ld4 r21 = [r14]
	adds r14 = -1, r33
	;;
	.mmi
	addp4 r21 = 0,r21
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r21
	mov r20 = r21
	mov ar.lc = r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L901
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L896
	.align 32
.L873:
	.mmi
	ld4 r20 = [r20]
	;;
	addp4 r20 = 0,r20
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r20
	(p6) br.cond.dpnt .L901
	br.cloop.sptk.few .L873
	.mmi
	adds r14 = 4, r20
	;;
	ld4 r22 = [r14]
	nop 0
	;;
	.mmi
	addp4 r22 = 0,r22
	;;
	ld1 r14 = [r22]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r23 = r14
	br .L874
.L896:
	.mmi
	mov r20 = r21
	;;
	adds r14 = 4, r20
	nop 0
	;;
	.mmi
	ld4 r22 = [r14]
	;;
	addp4 r22 = 0,r22
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r22]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r23 = r14
	br .L874
	.endp loader_list#
	.align 16
	.align 64
	.global loader_error#
	.type	loader_error#, @function
	.proc loader_error#
loader_error:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(error_text#), gp
	nop 0
	;;
	.mmi
	ld4 r8 = [r14]
	st4 [r14] = r0
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
	.endp loader_error#
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"LD_LIBRARY_PATH"
	.align 8
.LC31:
	stringz	"SHLIB_PATH"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_main#
	.type	loader_main#, @function
	.proc loader_main#
loader_main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 4, 0
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.mmi
	addp4 r35 = 0,r35
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	;;
	.mib
	addl r44 = 304, r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	adds r15 = 32, r35
	addp4 r36 = 0,r8
	adds r14 = 24, r35
	.mmi
	adds r35 = 40, r35
	mov r20 = r0
	mov r1 = r42
	;;
	.mmi
	ld8 r22 = [r15]
	adds r15 = 4, r36
	adds r25 = 104, r36
	.mlx
	adds r27 = 276, r36
	movl r24 = 1610612736
	;;
	.mmi
	ld8 r16 = [r14]
	addp4 r22 = 0,r22
	adds r14 = 272, r36
	.mmi
	adds r28 = 280, r36
	adds r29 = 284, r36
	adds r30 = 288, r36
	;;
	.mmi
	ld8 r19 = [r35]
	st4 [r15] = r16
	adds r15 = 24, r22
	.mmi
	adds r22 = 44, r22
	adds r31 = 16, r36
	adds r26 = 244, r36
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld2 r14 = [r22]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L938
	.align 32
.L929:
	.mmi
	addp4 r17 = 0,r19
	;;
	ld4 r14 = [r17]
	adds r23 = 20, r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L953
	;;
.L932:
	.mii
	cmp4.ne p6, p7 = 2, r14
	adds r15 = 8, r17
	;;
	(p7) adds r14 = 8, r17
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	(p7) st4 [r26] = r14
	nop 0
	;;
	.mmi
	(p7) ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = r24, r14
	nop 0
	(p6) br.cond.dpnt .L933
	;;
	.mmi
	nop 0
	ld4 r14 = [r23]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L933
	.mmi
	ld4 r14 = [r25]
	nop 0
	adds r16 = 8, r36
	.mmi
	mov r18 = r0
	ld4 r21 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L935
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L937:
	.mii
	addp4 r14 = 0,r16
	adds r16 = 12, r16
	;;
	adds r15 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r15 = 0,r15
	sub r14 = r21, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L954
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L937
.L935:
	.mmi
	st4 [r27] = r21
	adds r14 = 16, r17
	adds r17 = 28, r17
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r28] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r23]
	;;
	st4 [r29] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st4 [r30] = r14
	nop 0
	nop 0
	.align 32
.L933:
	.mmi
	adds r20 = 1, r20
	ld2 r14 = [r22]
	adds r19 = 32, r19
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r20
	(p6) br.cond.dptk .L929
.L938:
	.mib
	addl r37 = @gprel(modules#), gp
	mov r44 = r36
	br.call.sptk.many b0 = read_dynamic#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r34
	;;
	.mlx
	addl r15 = @gprel(modules_end#), gp
	movl r45 = @gprel(.LC30)
	.mmi
	addl r39 = @gprel(static_align#), gp
	;;
	ld4 r14 = [r15]
	add r45 = r1, r45
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L955
	;;
	.mmi
	(p6) ld4 r38 = [r37]
	(p6) st4 [r14] = r36
	nop 0
	.mmi
	st4 [r15] = r36
	nop 0
	addl r36 = @gprel(library_path#), gp
	;;
	.mib
	(p6) addp4 r38 = 0,r38
	nop 0
	br.call.sptk.many b0 = variable#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	st4 [r36] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L956
.L940:
	.mmi
	adds r14 = 104, r38
	addl r47 = -16384, r0
	nop 0
	.mmi
	mov r46 = r34
	mov r45 = r33
	mov r44 = r32
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	shladd r14 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	mov r15 = r14
	adds r14 = -4, r14
	;;
	.mmi
	ld4 r2 = [r15], 4
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	add r2 = r14, r2
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addl r14 = 16383, r2
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	and r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = library_start#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r37]
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r42
	ld4 r14 = [r39]
	nop 0
	;;
	.mmi
	addl r15 = @gprel(static_end#), gp
	;;
	ld4 r44 = [r15]
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld4 r14 = [r39]
	addp4 r8 = 0,r8
	mov r1 = r42
	;;
	.mii
	adds r36 = -1, r14
	sub r14 = r0, r14
	;;
	add r36 = r36, r8
	;;
	.mmi
	nop 0
	and r36 = r14, r36
	nop 0
	;;
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = library_tls_begin#
	;;
	.mii
	mov r1 = r42
	extr.u r44 = r36, 30, 2
	addl r15 = 1, r0
	.mmi
	addp4 r36 = r36, r0
	;;
	addl r14 = @gprel(tls_is_placed#), gp
	shl r44 = r44, 61
	;;
	.mib
	st4 [r14] = r15
	or r44 = r36, r44
	br.call.sptk.many b0 = set_thread_pointer#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 33, r0
	mov r1 = r42
	.mmb
	addl r45 = 32, r0
	ld4 r44 = [r37]
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r37]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mii
	ld4 r14 = [r37]
	mov r1 = r42
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	adds r15 = 264, r14
	adds r14 = 272, r14
	;;
	nop 0
	.mmb
	ld8 r45 = [r15]
	ld4 r44 = [r14]
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r46 = r34
	mov r45 = r33
	.mmi
	mov r44 = r32
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r42
	mov r44 = r8
	br.call.sptk.many b0 = exit#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L953:
	.mii
	ld4 r15 = [r25]
	adds r16 = 8, r17
	;;
	shladd r14 = r15, 1, r0
	.mmb
	adds r21 = 1, r15
	cmp4.ltu p6, p7 = 7, r15
	(p6) br.cond.dptk .L933
	;;
	.mmi
	add r14 = r14, r15
	ld4 r15 = [r16]
	nop 0
	.mmi
	st4 [r25] = r21
	;;
	shladd r14 = r14, 2, r0
	nop 0
	.mmi
	ld4 r16 = [r16]
	ld4 r21 = [r23]
	nop 0
	;;
	.mii
	add r14 = r14, r36
	sub r15 = r15, r16
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r44 = 8, r14
	adds r18 = 12, r14
	adds r14 = 16, r14
	;;
	.mmi
	st4 [r14] = r15
	st4 [r44] = r16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r18] = r21
	nop 0
	;;
	.mib
	ld4 r14 = [r17]
	nop 0
	br .L932
	;;
.L954:
	.mmi
	shladd r14 = r18, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r31, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	add r21 = r21, r14
	adds r14 = 16, r17
	adds r17 = 28, r17
	;;
	.mmi
	st4 [r27] = r21
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	st4 [r28] = r14
	;;
	ld4 r14 = [r23]
	nop 0
	;;
	.mmi
	st4 [r29] = r14
	;;
	ld4 r14 = [r17]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mib
	st4 [r30] = r14
	nop 0
	br .L933
.L955:
	.mlx
	addl r37 = @gprel(modules#), gp
	movl r45 = @gprel(.LC30)
	.mmi
	addl r39 = @gprel(static_align#), gp
	mov r38 = r36
	mov r44 = r34
	;;
	.mmi
	st4 [r37] = r36
	st4 [r15] = r36
	nop 0
	.mmb
	add r45 = r1, r45
	addl r36 = @gprel(library_path#), gp
	br.call.sptk.many b0 = variable#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	st4 [r36] = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L940
.L956:
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	.mmi
	nop 0
	mov r44 = r34
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = variable#
	;;
	.mmi
	adds r14 = 104, r38
	addp4 r8 = 0,r8
	addl r47 = -16384, r0
	.mmi
	mov r46 = r34
	mov r45 = r33
	mov r1 = r42
	;;
	.mmi
	ld4 r15 = [r14]
	st4 [r36] = r8
	mov r44 = r32
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	mov r15 = r14
	adds r14 = -4, r14
	;;
	.mmi
	ld4 r2 = [r15], 4
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	add r2 = r14, r2
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addl r14 = 16383, r2
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	and r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = library_start#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r37]
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r42
	ld4 r14 = [r39]
	nop 0
	;;
	.mmi
	addl r15 = @gprel(static_end#), gp
	;;
	ld4 r44 = [r15]
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld4 r14 = [r39]
	addp4 r8 = 0,r8
	mov r1 = r42
	;;
	.mii
	adds r36 = -1, r14
	sub r14 = r0, r14
	;;
	add r36 = r36, r8
	;;
	.mmi
	nop 0
	and r36 = r14, r36
	nop 0
	;;
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = library_tls_begin#
	;;
	.mii
	mov r1 = r42
	extr.u r44 = r36, 30, 2
	addl r15 = 1, r0
	.mmi
	addp4 r36 = r36, r0
	;;
	addl r14 = @gprel(tls_is_placed#), gp
	shl r44 = r44, 61
	;;
	.mib
	st4 [r14] = r15
	or r44 = r36, r44
	br.call.sptk.many b0 = set_thread_pointer#
	;;
	.mmi
	mov r47 = r0
	addl r46 = 33, r0
	mov r1 = r42
	.mmb
	addl r45 = 32, r0
	ld4 r44 = [r37]
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r37]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mii
	ld4 r14 = [r37]
	mov r1 = r42
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	adds r15 = 264, r14
	adds r14 = 272, r14
	;;
	nop 0
	.mmb
	ld8 r45 = [r15]
	ld4 r44 = [r14]
	br.call.sptk.many b0 = descriptor_of#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r46 = r34
	mov r45 = r33
	.mmi
	mov r44 = r32
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r42
	mov r44 = r8
	br.call.sptk.many b0 = exit#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp loader_main#
	.section	.rodata.str1.8
	.align 8
.LC32:
	stringz	"libpthread."
	.align 8
.LC33:
	stringz	"libdl."
	.align 8
.LC34:
	stringz	"libm."
	.align 8
.LC35:
	stringz	"libunwind."
	.align 8
.LC36:
	stringz	"libdld."
	.align 8
.LC37:
	stringz	"librt."
	.align 8
.LC38:
	stringz	"libcl."
	.align 8
.LC39:
	stringz	"libnsl."
	.align 8
.LC40:
	stringz	"libxnet."
	.align 8
.LC41:
	stringz	"libsec."
	.align 8
.LC42:
	stringz	"libgen."
	.align 8
.LC43:
	stringz	"libintl."
	.align 8
.LC44:
	stringz	"libiconv."
	.align 8
.LC45:
	stringz	"libtermcap."
	.align 8
.LC46:
	stringz	"libcurses."
	.align 8
.LC47:
	stringz	"libHcurses."
	.align 8
.LC48:
	stringz	"libxcurses."
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	own.0#, @object
	.size	own.0#, 72
own.0:
	data4	.LC0
	data4	.LC32
	data4	.LC33
	data4	.LC34
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
	data4	.LC48
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	at.1#, @object
	.size	at.1#, 4
at.1:
	.skip	4
	.align 4
	.type	end.2#, @object
	.size	end.2#, 4
end.2:
	.skip	4
	.align 4
	.type	missing_count#, @object
	.size	missing_count#, 4
missing_count:
	.skip	4
	.align 4
	.type	tls_is_placed#, @object
	.size	tls_is_placed#, 4
tls_is_placed:
	.skip	4
	.align 4
	.type	tls_count#, @object
	.size	tls_count#, 4
tls_count:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	static_align#, @object
	.size	static_align#, 4
static_align:
	data4	16
	.align 4
	.type	static_end#, @object
	.size	static_end#, 4
static_end:
	data4	16
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	definitions#, @object
	.size	definitions#, 4
definitions:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	descriptors#, @object
	.size	descriptors#, 1024
descriptors:
	.skip	1024
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	library_path#, @object
	.size	library_path#, 4
library_path:
	.skip	4
	.align 4
	.type	error_text#, @object
	.size	error_text#, 4
error_text:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own_module#, @object
	.size	own_module#, 304
own_module:
	.skip	304
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	modules_end#, @object
	.size	modules_end#, 4
modules_end:
	.skip	4
	.align 4
	.type	modules#, @object
	.size	modules#, 4
modules:
	.skip	4
	.global exit#
	.type	exit#, @function
	.global set_thread_pointer#
	.type	set_thread_pointer#, @function
	.global library_start#
	.type	library_start#, @function
	.global free#
	.type	free#, @function
	.global calloc#
	.type	calloc#, @function
	.global missing_import#
	.type	missing_import#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
