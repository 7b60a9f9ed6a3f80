// b7bdbc56d9d3a4b2fcf1b79230cb0013 emu/guest/hpux/ia64/loader.c
	.file	"loader.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"libc."
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC1:
	data8	own.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_own_library#
is_own_library:
	.prologue
	.body
	.mlx
	addl r14 = @gprel(.LC1), gp
	movl r18 = @gprel(.LC0)
	.mmi
	adds r16 = 1, r32
	addl r17 = 108, r0
	mov r15 = r32
	;;
	.mmi
	nop 0
	ld8 r20 = [r14]
	add r18 = r1, r18
	.mmi
	nop 0
	ld1 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r21 = r14
	adds r22 = 136, r20
	;;
	.mib
	mov r19 = r21
	cmp4.ne p8, p9 = 0, r21
	(p9) br.cond.dpnt .L9
	;;
	.align 32
.L4:
	.pred.rel.mutex p8, p9
	.mii
	cmp4.eq p6, p7 = 47, r19
	nop 0
	;;
	(p6) mov r15 = r16
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r19 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	;;
.L9:
	.pred.rel.mutex p8, p9
	.mib
	adds r18 = 1, r18
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L12
	.align 32
.L6:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	ld1 r14 = [r18], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 0, r14
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
	cmp.eq p6, p7 = r22, r20
	adds r16 = 1, r32
	nop 0
	.mmb
	mov r15 = r32
	mov r19 = r21
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld8 r18 = [r20], 8
	;;
	ld1 r17 = [r18]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r17 = r17
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
	adds r15 = 512, r32
	addp4 r14 = r34, r0
	nop 0
	.mmi
	cmp.ne p8, p9 = r0, r0
	adds r23 = 496, r32
	adds r32 = 504, r32
	;;
	.mmi
	ld8 r8 = [r15]
	setf.sig f7 = r14
	addl r14 = 65501, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	adds r20 = 8, r8
	.mmb
	adds r17 = 4, r8
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mii
	ld4 r16 = [r8]
	nop 0
	;;
	addp4 r21 = r16, r0
	.mmb
	cmp4.eq p6, p7 = 0, r16
	sub r15 = r0, r16
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	setf.exp f9 = r14
	setf.sig f8 = r21
	(p8) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f7
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
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r20, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	ld4 r22 = [r17]
	nop 0
	nop 0
	;;
	.align 32
.L20:
	.mib
	addp4 r14 = r15, r0
	cmp4.ltu p6, p7 = r15, r22
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	shladd r15 = r14, 1, r0
	ld8 r8 = [r23]
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r8 = r8, r15
	;;
	adds r15 = 6, r8
	adds r16 = 4, r8
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
	add r14 = r20, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
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
	mov r16 = r33
	.mmi
	ld8 r17 = [r32]
	;;
	add r17 = r17, r15
	nop 0
	;;
	.mii
	ld1 r15 = [r17]
	adds r17 = 1, r17
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
	mov r18 = r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r15 = [r18]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = r19, r15
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	ld1 r15 = [r17], 1
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
	add r14 = r20, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
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
	ld8 r8 = [r32]
	mov r19 = r33
	adds r32 = 8, r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld1 r21 = [r19], 1
	;;
	nop 0
	sxt1 r21 = r21
	;;
	.mmi
	nop 0
	mov r20 = r21
	cmp4.eq p8, p9 = 0, r21
	;;
.L42:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	mov r15 = r8
	mov r17 = r19
	.mmb
	nop 0
	mov r16 = r20
	(p8) br.cond.dpnt .L53
	;;
	.align 32
.L50:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mmi
	ld1 r14 = [r17], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
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
	adds r15 = 1, r15
	;;
	addp4 r16 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r33, r16
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
	(p6) br.cond.dptk .L43
	.mmi
	add r16 = r8, r16
	;;
	ld1 r14 = [r16]
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
	nop 0
	ld8 r8 = [r32], 8
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
	mov r16 = r8
	;;
	ld1 r14 = [r16]
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
	(p6) br.cond.dptk .L46
	;;
.L67:
	.mmi
	cmp4.eq p6, p7 = 0, r21
	nop 0
	mov r15 = r0
	;;
	.mib
	nop 0
	(p6) addl r16 = 1, r0
	(p6) br.cond.dpnt .L47
	.align 32
.L48:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r16 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r33, r16
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
	(p6) br.cond.dptk .L48
	.mmi
	adds r16 = 1, r16
	nop 0
	nop 0
	;;
.L47:
	.mib
	nop 0
	add r8 = r8, r16
	br.ret.sptk.many b0
	;;
.L66:
	.pred.rel.mutex p8, p9
	.mmi
	ld8 r8 = [r32], 8
	mov r17 = r19
	mov r16 = r20
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov r15 = r8
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
	ld1 r14 = [r32]
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	mov r38 = r32
	;;
	sxt1 r14 = r14
	.mmi
	mov r15 = r0
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
	(p6) br.cond.dpnt .L69
	.align 32
.L70:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r39 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r38, r39
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r37 = @gprel(.LC3)
	.body
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = print#
	;;
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
	addl r34 = @gprel(end.2#), gp
	adds r32 = 15, r32
	mov r38 = r1
	;;
	.mmi
	ld8 r8 = [r33]
	and r32 = -16, r32
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	ld8 r14 = [r34]
	;;
	sub r14 = r14, r8
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	add r32 = r32, r8
	nop 0
	;;
	.mii
	st8 [r33] = r32
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
	add r35 = r32, r14
	addl r14 = -16384, r0
	addl r39 = 71, r0
	;;
	.mmi
	nop 0
	and r35 = r14, r35
	nop 0
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	addl r14 = -4095, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r8
	(p6) br.cond.dptk .L88
	;;
	.mmi
	(p7) st8 [r33] = r0
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
	cmp.ne p6, p7 = 0, r8
	nop 0
	add r32 = r32, r8
	.mmb
	st8 [r33] = r8
	nop 0
	(p7) br.cond.spnt .L82
	;;
	.mmi
	(p6) add r35 = r35, r8
	st8 [r33] = r32
	nop 0
	;;
	.mii
	(p6) st8 [r34] = r35
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
	.proc call_array#
call_array:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 8, 0, 0
	addp4 r33 = r33, r0
	adds r18 = 8, r32
	.mmi
	mov r41 = r1
	adds r14 = 208, r32
	adds r16 = 16, r32
	;;
	.mmi
	adds r33 = 26, r33
	mov r17 = r0
	.save pr, r42
	mov r42 = pr
	;;
	.mmi
	shladd r33 = r33, 3, r0
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	;;
	.mmi
	add r33 = r18, r33
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	nop 0
	ld8 r37 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L89
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	adds r14 = -1, r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L92
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L95:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r37, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L113
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L95
.L92:
	.mii
	addp4 r34 = r34, r0
	cmp4.ne p16, p17 = 0, r35
	;;
	adds r14 = 26, r34
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r18]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	adds r36 = -1, r14
	.mmb
	shladd r38 = r14, 3, r0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.spnt .L89
	;;
.L114:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r36 = r36, 3, r0
	nop 0
	adds r38 = -8, r38
	;;
	.mii
	nop 0
	shr.u r14 = r36, 3
	;;
	mov ar.lc = r14
	.align 32
.L99:
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r36
	;;
	(p17) sub r14 = r38, r36
	adds r36 = -8, r36
	;;
	.mmi
	add r14 = r37, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = -3, r15
	(p6) br.cond.dptk .L98
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
.L98:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L99
.L89:
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
.L113:
	.mmi
	addp4 r17 = r17, r0
	addp4 r34 = r34, r0
	cmp4.ne p16, p17 = 0, r35
	;;
	.mmi
	shladd r14 = r17, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	adds r32 = 32, r32
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mii
	add r14 = r37, r14
	nop 0
	;;
	cmp.ne p6, p7 = 0, r14
	.mmb
	mov r37 = r14
	adds r14 = 26, r34
	(p7) br.cond.dpnt .L89
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r18]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	adds r36 = -1, r14
	.mmb
	shladd r38 = r14, 3, r0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.sptk .L114
	.mib
	nop 0
	nop 0
	br .L89
	.endp call_array#
	.align 16
	.align 64
	.proc look_up_in_files#
look_up_in_files:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 3, 0
	ld1 r14 = [r32]
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	adds r17 = 1, r32
	mov r39 = r1
	mov r35 = r8
	;;
	.mmi
	mov r33 = r0
	nop 0
	sxt1 r14 = r14
	.mlx
	addl r18 = 240, r0
	movl r19 = 268435455
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r16 = r14
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	nop 0
	mov r36 = r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r33 = r0
	(p6) br.cond.dpnt .L116
	;;
	.align 32
.L117:
	.mii
	nop 0
	zxt1 r16 = r16
	shladd r33 = r33, 4, r0
	.mmi
	ld1 r15 = [r17], 1
	;;
	add r33 = r33, r16
	sxt1 r15 = r15
	;;
	.mii
	nop 0
	extr.u r14 = r33, 24, 8
	mov r16 = r15
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	nop 0
	xor r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	and r33 = r19, r33
	(p6) br.cond.dptk .L117
.L116:
	.mmi
	addl r14 = @gprel(modules#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L118
	.align 32
.L124:
	.mmi
	mov r41 = r34
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = find_in#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L149
	;;
	.mmi
	nop 0
	ld8 r34 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L124
.L118:
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
	ld4 r22 = [r14]
	nop 0
	;;
	.align 32
.L133:
	.mib
	add r20 = r22, r23
	cmp4.ltu p6, p7 = r23, r22
	(p7) br.cond.dpnt .L150
	;;
.L134:
	.mii
	nop 0
	extr.u r21 = r20, 1, 31
	adds r19 = 1, r32
	.mmi
	mov r17 = r36
	;;
	shladd r14 = r21, 1, r0
	mov r20 = r21
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r24, r14
	;;
	ld8 r18 = [r14]
	nop 0
	;;
	.mii
	ld1 r14 = [r18]
	adds r18 = 1, r18
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L126
	;;
	.align 32
.L127:
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	ld1 r14 = [r18], 1
	ld1 r15 = [r19], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mmi
	nop 0
	mov r16 = r14
	mov r17 = r15
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L127
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L128
.L132:
	.mii
	nop 0
	zxt1 r16 = r16
	zxt1 r17 = r17
	;;
	.mmi
	nop 0
	cmp4.leu p6, p7 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r22 = r20
	(p6) br.cond.sptk .L133
.L129:
	.mmi
	nop 0
	adds r23 = 1, r20
	nop 0
	;;
	.mib
	add r20 = r22, r23
	cmp4.ltu p6, p7 = r23, r22
	(p6) br.cond.dptk .L134
.L150:
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
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L126:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L129
.L128:
	.mmi
	shladd r15 = r21, 1, r0
	mov r16 = r35
	addl r14 = 1, r0
	.mmi
	adds r19 = 8, r24
	adds r18 = 8, r35
	adds r22 = 16, r35
	;;
	.mlx
	add r15 = r15, r21
	movl r21 = @gprel(own_module#)
	.mmi
	st4 [r16] = r14, 4
	adds r14 = 32, r35
	adds r17 = 24, r35
	;;
	.mmi
	shladd r15 = r15, 3, r0
	add r21 = r1, r21
	mov b0 = r37
	.mmi
	adds r20 = 40, r35
	st8 [r22] = r0
	mov r8 = r35
	;;
	.mmb
	st8 [r14] = r21
	add r14 = r24, r15
	nop 0
	.mmi
	add r15 = r19, r15
	st8 [r20] = r0
	mov ar.pfs = r38
	;;
	.mmi
	adds r14 = 16, r14
	ld8 r15 = [r15]
	mov ar.lc = r40
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r18] = r15
	nop 0
	.mmi
	st8 [r17] = r15
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br.ret.sptk.many b0
.L149:
	.mmi
	adds r18 = 4, r8
	adds r15 = 208, r34
	nop 0
	.mmi
	adds r8 = 8, r8
	adds r16 = 16, r34
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
	ld8 r18 = [r8]
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
	(p6) br.cond.dpnt .L136
	.align 32
.L122:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L151
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L122
	;;
.L136:
	.mmi
	adds r14 = 520, r34
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
	adds r15 = 32, r35
	.mmi
	st8 [r19] = r20
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r14, 4
	adds r14 = 40, r35
	.mmi
	st8 [r21] = r22
	;;
	st4 [r17] = r23
	nop 0
	.mmi
	st8 [r15] = r34
	;;
	st8 [r14] = r18
	nop 0
.L152:
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
.L151:
	.mmi
	addp4 r17 = r17, r0
	adds r19 = 8, r35
	adds r21 = 16, r35
	.mii
	adds r16 = 24, r35
	adds r15 = 32, r35
	;;
	shladd r14 = r17, 1, r0
	.mmi
	st8 [r16] = r0
	st8 [r15] = r34
	nop 0
	;;
	.mii
	add r14 = r14, r17
	mov r17 = r35
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r20 = [r14]
	adds r14 = 520, r34
	;;
	.mmi
	ld8 r22 = [r14]
	addl r14 = 1, r0
	add r20 = r18, r20
	;;
	.mmi
	nop 0
	st4 [r17] = r14, 4
	adds r14 = 40, r35
	.mmi
	nop 0
	st8 [r19] = r20
	nop 0
	;;
	.mmi
	st4 [r17] = r23
	st8 [r21] = r22
	nop 0
	;;
	.mib
	st8 [r14] = r18
	nop 0
	br .L152
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
	mov r36 = r1
	.body
	mov r37 = r32
	mov r33 = r8
	;;
	.mmi
	nop 0
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r19
	nop 0
	(p6) br.cond.dpnt .L154
	;;
	.mii
	ld1 r14 = [r32]
	nop 0
	;;
	sxt1 r20 = r14
	.align 32
.L162:
	.mmi
	adds r14 = 8, r19
	nop 0
	mov r15 = r37
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r18 = r14
	;;
	.mib
	nop 0
	(p7) mov r14 = r20
	(p7) br.cond.dpnt .L156
	.align 32
.L157:
	.mmi
	mov r17 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L157
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
.L156:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L171
.L159:
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L162
.L154:
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
.L171:
	.mmi
	adds r14 = 24, r19
	adds r16 = 16, r33
	mov r20 = r33
	.mmi
	adds r19 = 16, r19
	adds r17 = 24, r33
	adds r18 = 8, r33
	;;
	.mmi
	ld4 r21 = [r14]
	st8 [r16] = r0
	addl r14 = 1, r0
	.mlx
	adds r15 = 32, r33
	movl r16 = @gprel(own_module#)
	;;
	.mmi
	ld8 r19 = [r19]
	st4 [r20] = r14, 4
	cmp4.ne p6, p7 = 0, r21
	.mmi
	adds r14 = 40, r33
	add r16 = r1, r16
	mov r8 = r33
	;;
	.mmi
	st4 [r20] = r21
	st8 [r18] = r19
	mov b0 = r34
	;;
	.mmi
	(p6) st8 [r17] = r19
	(p7) st8 [r17] = r0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp look_up#
	.align 16
	.align 64
	.proc read_dynamic#
read_dynamic:
	.prologue
	.mmi
	adds r14 = 488, r32
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L178
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	shladd r14 = r15, 3, r0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L178
	;;
	.align 32
.L177:
	.mib
	add r14 = r32, r14
	cmp.ltu p6, p7 = 33, r15
	(p6) br.cond.dptk .L176
	;;
	.mmi
	adds r14 = 216, r14
	nop 0
	adds r17 = 8, r16
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r15 = [r17]
	nop 0
	;;
	.mmi
	(p7) st8 [r14] = r15
	nop 0
	nop 0
.L176:
	.mmi
	adds r16 = 16, r16
	;;
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	shladd r14 = r15, 3, r0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L177
	;;
.L178:
	.mmi
	adds r14 = 264, r32
	;;
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L227
	.mmi
	adds r20 = 208, r32
	;;
	ld4 r14 = [r20]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L228
	;;
	.mmi
	(p6) adds r14 = -1, r14
	(p6) adds r16 = 16, r32
	(p6) mov r18 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	(p6) mov r17 = r16
	;;
	(p6) mov ar.lc = r14
	.align 32
.L184:
	.mmi
	mov r15 = r17
	nop 0
	adds r17 = 24, r17
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r19, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L229
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L184
	.mmi
	adds r14 = 256, r32
	nop 0
	adds r15 = 496, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L181
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	nop 0
	nop 0
	;;
.L185:
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
.L190:
	.mmi
	mov r15 = r17
	nop 0
	adds r17 = 24, r17
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r19, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L230
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L190
	.mmi
	adds r14 = 248, r32
	nop 0
	adds r15 = 504, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p7) br.cond.dptk .L187
	;;
	.mmi
	(p6) ld4 r14 = [r20]
	nop 0
	nop 0
	;;
.L191:
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
.L195:
	.mmi
	mov r15 = r17
	nop 0
	adds r17 = 24, r17
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r19, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L195
.L194:
	.mmi
	adds r14 = 240, r32
	nop 0
	adds r15 = 512, r32
	;;
	.mmi
	ld8 r18 = [r14]
	st8 [r15] = r19
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L196
	.mii
	ld4 r14 = [r20]
	mov r17 = r0
	;;
	adds r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L199:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L232
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L199
	;;
.L197:
	.mmi
	adds r32 = 520, r32
	nop 0
	mov ar.lc = r2
	;;
	.mib
	st8 [r32] = r18
	nop 0
	br.ret.sptk.many b0
.L227:
	.mmi
	adds r14 = 256, r32
	nop 0
	adds r15 = 496, r32
	;;
	.mmi
	ld8 r19 = [r14]
	st8 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L181
	.mmi
	adds r20 = 208, r32
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
	(p6) adds r16 = 16, r32
	(p6) br.cond.dptk .L185
.L180:
	.mmi
	adds r15 = 504, r32
	nop 0
	adds r14 = 248, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L192
	.align 32
.L187:
	.mmi
	mov r19 = r0
	nop 0
	nop 0
.L192:
	.mmi
	adds r14 = 240, r32
	nop 0
	adds r15 = 512, r32
	.mmi
	adds r17 = 208, r32
	nop 0
	adds r16 = 16, r32
	;;
	.mmi
	ld8 r18 = [r14]
	st8 [r15] = r19
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L196
	.mmi
	ld4 r14 = [r17]
	nop 0
	mov r17 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L197
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L199
.L228:
	.mmi
	adds r15 = 496, r32
	nop 0
	adds r14 = 256, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L180
	.align 32
.L181:
	.mmi
	adds r14 = 248, r32
	nop 0
	adds r15 = 504, r32
	.mmi
	adds r20 = 208, r32
	nop 0
	adds r16 = 16, r32
	;;
	.mmi
	ld8 r19 = [r14]
	st8 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L187
	.mmi
	ld4 r14 = [r20]
	mov r17 = r16
	mov r18 = r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L192
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L195
	;;
.L196:
	.mmi
	mov r18 = r0
	adds r32 = 520, r32
	mov ar.lc = r2
	;;
	.mib
	st8 [r32] = r18
	nop 0
	br.ret.sptk.many b0
.L229:
	.mii
	addp4 r18 = r18, r0
	adds r15 = 496, r32
	;;
	shladd r14 = r18, 1, r0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r19 = r19, r14
	adds r14 = 256, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r19
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r20]
	nop 0
	(p6) br.cond.dptk .L185
	.mib
	nop 0
	nop 0
	br .L181
.L230:
	.mii
	addp4 r18 = r18, r0
	adds r15 = 504, r32
	;;
	shladd r14 = r18, 1, r0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r19 = r19, r14
	adds r14 = 248, r32
	;;
	.mmi
	st8 [r15] = r19
	ld8 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r19
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r20]
	nop 0
	(p6) br.cond.dptk .L191
	.mib
	nop 0
	nop 0
	br .L187
.L232:
	.mii
	addp4 r17 = r17, r0
	mov ar.lc = r2
	;;
	shladd r14 = r17, 1, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mii
	add r14 = r32, r14
	adds r32 = 520, r32
	;;
	adds r14 = 32, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st8 [r32] = r18
	nop 0
	br.ret.sptk.many b0
.L231:
	.mmi
	addp4 r18 = r18, r0
	;;
	shladd r14 = r18, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r19 = r19, r14
	br .L194
	.endp read_dynamic#
	.align 16
	.align 64
	.proc initialise#
initialise:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 1, 0
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	cmp.ne p6, p7 = 0, r32
	nop 0
	mov r41 = r1
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	mov r35 = r0
	.mmb
	addl r34 = 27, r0
	addl r33 = 25, r0
	(p7) br.cond.dpnt .L233
	;;
	.mib
	ld8 r43 = [r32]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmb
	adds r14 = 584, r32
	adds r16 = 312, r32
	nop 0
	.mmi
	mov r1 = r41
	nop 0
	mov b0 = r39
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	mov ar.pfs = r40
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	addl r15 = 1, r0
	(p6) br.cond.dpnt .L233
	;;
	.mmi
	ld8 r37 = [r16]
	st4 [r14] = r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L256
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many call_array#
.L233:
	.body
	.copy_state 1
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L256:
	.mmi
	adds r14 = 208, r32
	adds r16 = 16, r32
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
	(p6) br.cond.dpnt .L238
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L240:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r37, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L257
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L240
.L238:
	.mib
	nop 0
	extr.u r14 = r37, 4, 8
	nop 0
	.mlx
	adds r15 = 520, r32
	movl r16 = @gprel(descriptors#)
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	add r16 = r1, r16
	.mmi
	ld8 r38 = [r15]
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L241
	.align 32
.L244:
	.mmi
	adds r36 = 16, r14
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r37
	nop 0
	(p7) br.cond.dpnt .L258
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L244
.L245:
	.mib
	addl r43 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r37, 8
	;;
	st8 [r14] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r36]
	nop 0
	;;
.L243:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r35 = r0
	.mmi
	addl r34 = 27, r0
	nop 0
	addl r33 = 25, r0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many call_array#
.L258:
	.body
	.copy_state 2
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L243
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L244
	.mib
	nop 0
	nop 0
	br .L245
.L257:
	.mlx
	addp4 r17 = r17, r0
	movl r16 = @gprel(descriptors#)
	.mmi
	adds r15 = 520, r32
	;;
	shladd r14 = r17, 1, r0
	add r16 = r1, r16
	.mmi
	ld8 r38 = [r15]
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r37 = r37, r14
	;;
	nop 0
	extr.u r14 = r37, 4, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L244
.L241:
	.mib
	mov r36 = r16
	addl r43 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r37, 8
	;;
	st8 [r14] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r36]
	nop 0
	br .L243
	.endp initialise#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"cannot be mapped"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc load_file#
load_file:
	.prologue 12, 56
	.mmi
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 2, 26, 7, 0
	.fframe 4144
	adds r12 = -4144, r12
	.save rp, r56
	mov r56 = b0
	.mmi
	mov r58 = r1
	nop 0
	mov r61 = r32
	;;
	.mmb
	mov r63 = r0
	mov r62 = r0
	nop 0
	.mib
	addl r60 = 5, r0
	.save ar.lc, r59
	mov r59 = ar.lc
	.body
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4152, r12
	cmp4.gt p6, p7 = r0, r8
	sxt4 r34 = r8
	.mmi
	mov r1 = r58
	addl r63 = 4096, r0
	adds r62 = 16, r12
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 4144, r12
	.mmi
	addl r60 = 3, r0
	nop 0
	mov r61 = r34
	;;
	.mbb
	st8 [r14] = r8
	(p6) br.cond.dpnt .L296
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4136, r12
	adds r15 = 16, r12
	mov r1 = r58
	.mmi
	cmp.ge p6, p7 = 63, r8
	;;
	st8 [r14] = r9
	adds r14 = 4128, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	(p6) br.cond.dpnt .L300
	;;
	.mlx
	ld8 r14 = [r15]
	movl r15 = -281470681808896
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 9170736216243568640
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L342
.L300:
	.mmi
	mov r61 = r34
	nop 0
	addl r60 = 6, r0
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L260:
	.mii
	mov r8 = r36
	mov b0 = r56
	;;
	mov ar.pfs = r57
	;;
	.mii
	nop 0
	mov ar.lc = r59
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 4144, r12
	nop 0
	br.ret.sptk.many b0
.L296:
	.body
	.copy_state 1
	.mmi
	mov r36 = r0
	;;
	mov r8 = r36
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 4144, r12
	br.ret.sptk.many b0
	;;
.L342:
	.body
	.copy_state 2
	.mlx
	adds r14 = 32, r12
	movl r15 = -4294967296
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 844639678496768
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L300
	.mmi
	adds r14 = 70, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 56, r14
	(p6) br.cond.dptk .L300
	.mib
	addl r60 = 592, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r14 = [r33]
	mov r1 = r58
	mov r36 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r14 = r0
	;;
	.mib
	nop 0
	(p6) addl r60 = 1, r0
	(p6) br.cond.dpnt .L262
	;;
	.align 32
.L263:
	.mii
	mov r60 = r14
	adds r14 = 1, r14
	;;
	addp4 r15 = r14, r0
	;;
	.mmi
	add r15 = r33, r15
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
	(p6) br.cond.dptk .L263
	.mii
	adds r60 = 2, r60
	nop 0
	;;
	addp4 r60 = r60, r0
.L262:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mii
	ld1 r14 = [r33]
	mov r1 = r58
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r17 = r14
	(p7) br.cond.dpnt .L267
	;;
	.mmi
	nop 0
	(p6) mov r16 = r0
	(p6) mov r15 = r0
	;;
	.align 32
.L264:
	.mii
	adds r16 = 1, r16
	add r14 = r8, r15
	;;
	addp4 r15 = r16, r0
	.mmi
	st1 [r14] = r17
	;;
	add r14 = r33, r15
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
	(p6) br.cond.dptk .L264
.L267:
	.mmi
	adds r15 = 48, r12
	addl r14 = 4096, r0
	adds r49 = 8, r36
	.mmi
	adds r43 = 72, r12
	mov r37 = r0
	addl r51 = 16383, r0
	;;
	.mmi
	ld8.a r35 = [r15]
	st8 [r49] = r8
	addl r52 = -16384, r0
	.mmi
	adds r55 = 4112, r12
	adds r54 = 4120, r12
	addl r53 = 4094, r0
	;;
	.mmi
	cmp.ltu p6, p7 = r14, r35
	chk.a.clr r35, .L350
.L351:
	.pred.rel.mutex p6, p7
	sub r14 = r14, r35
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L274
	;;
	.mmi
	ld2 r16 = [r43]
	;;
	shladd r15 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r14, r15
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L274
	;;
	.mib
	add r35 = r14, r35
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L337
	;;
	.mmi
	adds r44 = 16, r35
	adds r42 = 40, r35
	adds r35 = 32, r35
	;;
	.mmi
	mov r39 = r44
	mov r38 = r42
	mov r40 = r44
	.align 32
.L283:
	.mmi
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L343
.L271:
	.mmi
	adds r37 = 1, r37
	ld2 r14 = [r43]
	nop 0
	.mmi
	adds r40 = 56, r40
	adds r35 = 56, r35
	adds r38 = 56, r38
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r37
	(p6) br.cond.dptk .L283
	;;
.L349:
	.mmi
	shladd r15 = r14, 3, r0
	cmp4.eq p6, p7 = 0, r14
	adds r22 = 488, r36
	.mmi
	adds r21 = 208, r36
	adds r26 = 536, r36
	adds r25 = 544, r36
	;;
	.mlx
	sub r14 = r15, r14
	movl r20 = 1610612736
	.mmb
	adds r24 = 552, r36
	adds r23 = 560, r36
	(p6) br.cond.dpnt .L337
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r44 = r44, r14
	.align 32
.L293:
	.mmi
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L344
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r20, r14
	(p6) br.cond.dptk .L289
	.mmi
	nop 0
	ld8 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L289
	.mmi
	ld4 r14 = [r21]
	nop 0
	adds r16 = 16, r36
	.mmi
	mov r17 = r0
	ld8 r18 = [r39]
	nop 0
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
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L345
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L292
.L290:
	.mmi
	st8 [r26] = r18
	adds r15 = 16, r39
	adds r14 = 32, r39
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r25] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r42]
	;;
	st8 [r24] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st8 [r23] = r14
	nop 0
	nop 0
	.align 32
.L289:
	.mmi
	adds r39 = 56, r39
	nop 0
	adds r42 = 56, r42
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r44
	(p6) br.cond.dptk .L293
.L284:
	.mmi
	ld8 r14 = [r22]
	nop 0
	mov r60 = r36
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L274
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read_dynamic#
	;;
	.mmi
	mov r1 = r58
	mov r61 = r34
	addl r60 = 6, r0
	;;
	.mmi
	addl r14 = @gprel(modules_end#), gp
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = @gprel(modules#), gp
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r36
	nop 0
	.mmb
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L260
.L343:
	.mmi
	nop 0
	ld8 r2 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r2
	(p6) br.cond.dptk .L271
	.mmi
	adds r14 = -28, r35
	ld8 r47 = [r40]
	addl r41 = 16383, r2
	.mmi
	mov r66 = r0
	addl r65 = -1, r0
	addl r64 = 18, r0
	;;
	.mmi
	ld4 r14 = [r14]
	and r47 = r47, r51
	mov r61 = r0
	.mmi
	addl r60 = 71, r0
	ld8 r48 = [r35]
	nop 0
	;;
	.mii
	and r16 = 2, r14
	extr.u r15 = r14, 2, 1
	add r41 = r41, r47
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 1
	or r15 = r16, r15
	.mmi
	and r41 = r52, r41
	;;
	or r50 = r14, r15
	mov r62 = r41
	;;
	.mib
	mov r63 = r50
	mov r45 = r50
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	nop 0
	adds r14 = 4095, r8
	mov r46 = r8
	.mmi
	st8 [r54] = r9
	st8 [r55] = r8
	mov r1 = r58
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r53, r14
	(p7) br.cond.dptk .L274
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L274
	;;
	.mmi
	ld8 r14 = [r35]
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	adds r15 = -24, r35
	(p6) br.cond.dpnt .L274
	;;
	.mmi
	ld8 r66 = [r15]
	;;
	and r15 = r51, r66
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r47
	(p7) br.cond.dptk .L346
.L274:
	.mlx
	nop 0
	movl r60 = @gprel(.LC9)
	.mmi
	nop 0
	mov r61 = r32
	nop 0
	;;
	.mib
	nop 0
	add r60 = r1, r60
	br.call.sptk.many b0 = fatal#
.L344:
	.mmi
	ld4 r14 = [r21]
	nop 0
	adds r16 = 16, r36
	.mmi
	mov r17 = r0
	ld8 r18 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L286
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L288:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L347
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L288
.L286:
	.mmi
	st8 [r22] = r18
	nop 0
	nop 0
.L348:
	.mmi
	adds r39 = 56, r39
	nop 0
	adds r42 = 56, r42
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r44
	(p6) br.cond.dptk .L293
	.mib
	nop 0
	nop 0
	br .L284
.L347:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r36, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st8 [r22] = r18
	nop 0
	br .L348
.L346:
	.mii
	addl r15 = 16383, r0
	cmp.ne p6, p7 = 0, r14
	;;
	add r48 = r48, r15
	;;
	.mmi
	nop 0
	add r48 = r48, r47
	nop 0
	;;
	.mib
	nop 0
	and r48 = r52, r48
	(p6) br.cond.dpnt .L276
.L280:
	.mib
	nop 0
	tbit.nz p6, p7 = r45, 1
	(p7) br.cond.dptk .L278
	;;
	.mmi
	ld8 r15 = [r35]
	add r48 = r48, r46
	add r41 = r41, r46
	.mmi
	add r16 = r47, r46
	;;
	add r14 = r46, r15
	add r15 = r15, r16, 1
	;;
	.mmi
	nop 0
	add r14 = r14, r47
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r48, r14
	sub r17 = r48, r14, 1
	(p6) br.cond.dpnt .L278
	;;
	.mib
	cmp.leu p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mmi
	cmp.ltu p6, p7 = r48, r15
	st1 [r14] = r0, 1
	nop 0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
	;;
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L325
	.align 32
.L278:
	.mmi
	adds r16 = 208, r36
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 7, r14
	(p7) br.cond.dptk .L271
	.mmi
	nop 0
	addp4 r17 = r14, r0
	adds r14 = 1, r14
	.mmi
	ld8.a r18 = [r38]
	adds r37 = 1, r37
	adds r35 = 56, r35
	;;
	.mmi
	shladd r15 = r17, 1, r0
	st4 [r16] = r14
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	ld8 r17 = [r40]
	nop 0
	.mmi
	ld8.c.clr r18 = [r38]
	adds r40 = 56, r40
	adds r38 = 56, r38
	;;
	.mmi
	shladd r15 = r15, 3, r0
	nop 0
	sub r14 = r47, r17
	;;
	.mmi
	add r16 = r36, r15
	add r15 = r49, r15
	add r14 = r14, r46
	;;
	.mmi
	adds r19 = 16, r16
	adds r15 = 16, r15
	adds r16 = 32, r16
	;;
	.mmi
	st8 [r19] = r17
	st8 [r15] = r18
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	;;
	ld2 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r37
	(p6) br.cond.dptk .L283
	.mib
	nop 0
	nop 0
	br .L349
	;;
.L325:
	.mib
	cmp.gtu p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L278
	;;
	.mib
	st1 [r14] = r0, 1
	nop 0
	br.cloop.sptk.few .L325
	.mib
	nop 0
	nop 0
	br .L278
.L276:
	.mmi
	sub r66 = r66, r47
	mov r65 = r34
	addl r64 = 6, r0
	.mmi
	mov r63 = r50
	mov r62 = r48
	mov r61 = r8
	;;
	.mib
	addl r60 = 71, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 4095, r8
	st8 [r54] = r9
	mov r1 = r58
	.mmi
	nop 0
	st8 [r55] = r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r53, r14
	(p7) br.cond.dptk .L274
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L280
	.mlx
	nop 0
	movl r60 = @gprel(.LC9)
	.mmi
	nop 0
	mov r61 = r32
	nop 0
	;;
	.mib
	nop 0
	add r60 = r1, r60
	br.call.sptk.many b0 = fatal#
.L345:
	.mii
	addp4 r17 = r17, r0
	adds r15 = 16, r39
	;;
	shladd r14 = r17, 1, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r36, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r18 = r18, r14
	adds r14 = 32, r39
	;;
	.mmi
	st8 [r26] = r18
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r25] = r15
	;;
	ld8 r15 = [r42]
	nop 0
	;;
	.mmi
	st8 [r24] = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mib
	st8 [r23] = r14
	nop 0
	br .L289
.L337:
	.mib
	nop 0
	adds r22 = 488, r36
	br .L284
.L350:
	.mmi
	nop 0
	ld8 r35 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r35
	br .L351
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
	.mii
	cmp.eq p6, p7 = 0, r32
	mov r39 = r1
	;;
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	addl r36 = 1023, r0
	nop 0
	(p6) br.cond.dpnt .L353
	;;
	.mii
	ld1 r14 = [r32]
	nop 0
	;;
	sxt1 r18 = r14
	;;
	.align 32
.L354:
	.mib
	cmp4.eq p6, p7 = 0, r18
	mov r15 = r0
	(p6) br.cond.spnt .L353
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 58, r18
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r34 = 1, r0
	(p7) br.cond.dpnt .L365
	;;
	.align 32
.L355:
	.mii
	mov r34 = r15
	adds r15 = 1, r15
	;;
	addp4 r16 = r15, r0
	;;
	.mmi
	add r35 = r32, r16
	;;
	ld1 r14 = [r35]
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
	(p6) br.cond.dptk .L355
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L388
	;;
.L356:
	.mib
	adds r34 = 2, r34
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dpnt .L389
.L353:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L364:
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
.L389:
	.body
	.copy_state 1
	.mmi
	addp4 r34 = r34, r0
	nop 0
	nop 0
	;;
.L365:
	.mmi
	add r32 = r32, r34
	;;
	ld1 r18 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r18 = r18
	br .L354
.L388:
	.mii
	ld1 r19 = [r33]
	mov r15 = r0
	;;
	sxt1 r19 = r19
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L357
	.align 32
.L358:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r14 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r33, r14
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
	(p6) br.cond.dptk .L358
.L357:
	.mmi
	adds r14 = 3, r34
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r36, r14
	(p6) br.cond.dptk .L356
	.mmi
	adds r14 = 16, r12
	addp4 r17 = r34, r0
	adds r15 = 1, r32
	;;
	.mmi
	st1 [r14] = r18, 1
	nop 0
	mov ar.lc = r17
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L380
.L390:
	.mmi
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r19
	adds r18 = 2, r34
	;;
	.mmi
	add r16 = r14, r16
	addl r14 = 47, r0
	(p7) adds r15 = 16, r12
	;;
	.mmi
	st1 [r16] = r14
	(p7) addp4 r14 = r18, r0
	mov r16 = r0
	;;
	.mmi
	(p7) add r14 = r15, r14
	nop 0
	mov r15 = r0
	;;
	.mib
	(p7) st1 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L362
	.align 32
.L363:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r14 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r33, r14
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
	(p6) br.cond.dptk .L363
	;;
	.mmi
	addp4 r17 = r16, r0
	add r14 = r18, r16
	nop 0
	.mmb
	cmp4.gtu p6, p7 = r16, r15
	adds r16 = 1, r16
	(p6) br.cond.spnt .L362
	;;
	.mmi
	add r17 = r33, r17
	nop 0
	addp4 r14 = r14, r0
	;;
	.mii
	ld1 r15 = [r17]
	adds r17 = 16, r12
	;;
	add r14 = r17, r14
	;;
	.mib
	st1 [r14] = r15
	mov r15 = r0
	br .L363
	;;
.L380:
	.mmi
	ld1 r18 = [r15], 1
	;;
	nop 0
	sxt1 r18 = r18
	;;
	.mib
	st1 [r14] = r18, 1
	nop 0
	br.cloop.sptk.few .L380
	.mib
	nop 0
	nop 0
	br .L390
.L362:
	.mmi
	mov r42 = r33
	nop 0
	adds r41 = 16, r12
	.mmb
	adds r34 = 2, r34
	nop 0
	br.call.sptk.many b0 = load_file#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L364
	;;
	.mmi
	ld1 r17 = [r35]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L353
	.mib
	nop 0
	nop 0
	br .L389
	.endp load_from#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"/usr/lib/hpux64"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc load_library#
load_library:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	ld1 r15 = [r32]
	nop 0
	.mii
	addl r14 = @gprel(modules#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mii
	nop 0
	sxt1 r21 = r15
	nop 0
	.mmi
	ld8 r8 = [r14]
	;;
	cmp4.eq p8, p9 = 0, r21
	cmp4.ne p10, p11 = 0, r21
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r20 = r21
	(p6) br.cond.dpnt .L392
	.align 32
.L405:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 8, r8
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r16 = 1, r15
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
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L477
	;;
	.align 32
.L397:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mii
	cmp4.eq p6, p7 = 47, r18
	nop 0
	;;
	(p6) mov r15 = r16
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L397
	.mmi
	ld1 r16 = [r15]
	mov r17 = r32
	mov r19 = r20
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	mov r18 = r16
	(p8) br.cond.dpnt .L398
	;;
	.mmi
	adds r16 = 1, r32
	nop 0
	nop 0
	.align 32
.L400:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mii
	cmp4.eq p6, p7 = 47, r19
	nop 0
	;;
	(p6) mov r17 = r16
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r19 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L400
	;;
	.mmi
	ld1 r14 = [r17]
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	(p6) br.cond.dpnt .L401
	;;
	.mmi
	nop 0
	adds r16 = 1, r15
	adds r17 = 1, r17
	.align 32
.L402:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L404
	;;
	.mmi
	ld1 r15 = [r16], 1
	ld1 r14 = [r17], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L402
	;;
.L401:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L449
.L404:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	ld8 r8 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L405
	;;
.L392:
	.mib
	cmp4.ne p6, p7 = 0, r21
	nop 0
	(p7) br.cond.dpnt .L478
	;;
	.mii
	(p6) adds r34 = 1, r32
	(p6) mov r17 = r32
	;;
	(p6) mov r16 = r34
	.align 32
.L413:
	.mii
	cmp4.eq p6, p7 = 47, r21
	nop 0
	;;
	(p6) mov r17 = r16
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r21 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L413
	;;
	.mmi
	cmp.ne p6, p7 = r17, r32
	nop 0
	mov r39 = r32
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.dpnt .L479
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_file#
	;;
	.mii
	cmp.ne p6, p7 = 0, r33
	mov r1 = r37
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	adds r15 = 448, r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L417
	;;
	.mmi
	ld1 r14 = [r32]
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	cmp.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	mov r20 = r14
	(p6) br.cond.dptk .L418
	.mmi
	adds r33 = 504, r33
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	ld8 r38 = [r33]
	nop 0
	(p6) mov r39 = r32
	;;
	.mib
	nop 0
	add r38 = r38, r15
	(p6) br.cond.dpnt .L411
.L430:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
	.align 32
.L420:
	.mii
	cmp4.eq p6, p7 = 47, r20
	nop 0
	;;
	(p6) mov r39 = r34
	.mmi
	ld1 r15 = [r34], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L420
.L411:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L417:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L480
.L449:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L477:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r16 = 1, r32
	mov r17 = r32
	mov r19 = r20
	.bbb
	nop 0
	(p11) br.cond.dpnt .L449
	br .L400
	;;
.L398:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	mov r17 = r32
	cmp4.ne p6, p7 = 0, r16
	nop 0
	.mmb
	mov r14 = r0
	adds r16 = 1, r15
	(p7) br.cond.dpnt .L449
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br .L402
.L479:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L470
	.mmi
	adds r14 = 448, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) adds r33 = 504, r33
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld8 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	(p6) add r38 = r38, r14
	(p6) br.cond.dptk .L430
.L470:
	.mmi
	addl r14 = @gprel(library_path#), gp
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L425
.L428:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
	;;
	.align 32
.L423:
	.mii
	cmp4.eq p6, p7 = 47, r20
	nop 0
	;;
	(p6) mov r39 = r34
	.mmi
	ld1 r15 = [r34], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L423
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L449
.L482:
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
.L421:
	.mib
	adds r34 = 1, r32
	cmp4.eq p6, p7 = 0, r20
	(p6) br.cond.spnt .L426
	;;
.L425:
	.mii
	cmp4.eq p6, p7 = 47, r20
	nop 0
	;;
	(p6) mov r32 = r34
	.mmi
	ld1 r15 = [r34], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r20 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L425
.L426:
	.mmi
	nop 0
	mov r33 = r32
	mov b0 = r35
	.mlx
	nop 0
	movl r32 = @gprel(.LC10)
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
.L478:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L481
	.mmi
	adds r14 = 448, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L410
	.mmi
	adds r33 = 504, r33
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	ld8 r38 = [r33]
	nop 0
	;;
	.mib
	add r38 = r38, r14
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L417
.L480:
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
.L418:
	.mmi
	addl r14 = @gprel(library_path#), gp
	adds r34 = 1, r32
	cmp4.eq p8, p9 = 0, r20
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L421
	(p9) br.cond.sptk .L428
.L442:
	.mmi
	mov r39 = r32
	nop 0
	nop 0
.L483:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = load_from#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L449
	.mib
	nop 0
	nop 0
	br .L482
	;;
.L481:
	.mmi
	addl r14 = @gprel(library_path#), gp
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L426
	br .L483
.L410:
	.mmi
	addl r14 = @gprel(library_path#), gp
	mov r33 = r32
	mov b0 = r35
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L442
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC10)
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
.LC11:
	stringz	"precis: no library has: "
	.align 8
.LC12:
	stringz	" "
	.align 8
.LC13:
	stringz	"needs thread-local storage at the start of the program"
	.align 8
.LC14:
	stringz	"needs a relocation that precis does not have"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc relocate_one#
relocate_one:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 13, 4, 0
	.fframe 48
	adds r12 = -48, r12
	adds r16 = 8, r33
	.mmi
	adds r15 = 496, r32
	adds r14 = 504, r32
	adds r41 = 208, r32
	;;
	.mmi
	ld8 r35 = [r16]
	nop 0
	.save pr, r45
	mov r45 = pr
	.mmi
	mov r44 = r1
	ld8 r36 = [r15]
	nop 0
	;;
	.mii
	ld8 r38 = [r14]
	.save ar.lc, r46
	mov r46 = ar.lc
	shr.u r15 = r35, 32
	.mmb
	nop 0
	ld4 r37 = [r41]
	nop 0
	;;
	.mmi
	shladd r14 = r15, 1, r0
	cmp4.eq p16, p17 = 0, r37
	.save rp, r42
	mov r42 = b0
	.body
	.mmi
	ld8 r34 = [r33]
	;;
	add r14 = r14, r15
	(p16) mov r40 = r0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r36 = r36, r14
	nop 0
	;;
	.mib
	ld4 r18 = [r36]
	nop 0
	(p16) br.cond.dpnt .L485
	;;
	.mmi
	adds r14 = -1, r37
	adds r16 = 16, r32
	mov r17 = r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L487:
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r16
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r34, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L600
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 24, r16
	br.cloop.sptk.few .L487
	.mmi
	mov r40 = r37
	nop 0
	nop 0
.L485:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	and r39 = -3, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 108, r39
	(p6) br.cond.dpnt .L488
	;;
.L602:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 110, r35
	nop 0
	(p6) br.cond.dpnt .L556
	;;
	.mib
	cmp4.eq p6, p7 = 108, r35
	adds r33 = 16, r33
	(p7) br.cond.spnt .L491
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r37
	nop 0
	.mmb
	ld8 r18 = [r33]
	nop 0
	(p7) br.cond.dpnt .L509
	;;
	.mmi
	(p6) adds r14 = -1, r37
	(p6) adds r16 = 16, r32
	(p6) mov r17 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L510:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L601
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L510
.L509:
	.mmi
	st4 [r34] = r18
	nop 0
	nop 0
.L484:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L600:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r17 = r17, r0
	and r39 = -3, r35
	mov r40 = r37
	;;
	.mii
	shladd r14 = r17, 1, r0
	cmp4.ne p6, p7 = 108, r39
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r14
	(p7) br.cond.dptk .L602
.L488:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r36
	nop 0
	adds r16 = 16, r32
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	shr.u r14 = r14, 4
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L492
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r40
	adds r36 = 8, r36
	adds r40 = -1, r40
	;;
	.mib
	ld8 r36 = [r36]
	addp4 r40 = r40, r0
	(p6) br.cond.dpnt .L570
	;;
	.mmi
	nop 0
	mov r17 = r0
	mov ar.lc = r40
	.align 32
.L495:
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r36, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L595
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L495
.L570:
	.pred.rel.mutex p16, p17
	.mmi
	mov r40 = r36
	nop 0
	nop 0
.L499:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 520, r32
	mov r16 = r32
	nop 0
	.mmi
	mov r14 = r0
	;;
	ld8 r38 = [r15]
	nop 0
.L496:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ltu p6, p7 = 108, r35
	addl r15 = 150, r0
	(p7) br.cond.dpnt .L603
	;;
	.mib
	cmp4.eq p6, p7 = r15, r35
	nop 0
	(p6) br.cond.dpnt .L563
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r35
	nop 0
	(p7) br.cond.dpnt .L604
	;;
	.mmi
	nop 0
	addl r14 = 180, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r35
	addl r14 = 182, r0
	(p6) br.cond.dpnt .L554
	;;
	.mib
	adds r33 = 16, r33
	cmp4.eq p6, p7 = r14, r35
	(p7) br.cond.spnt .L605
	;;
	.mii
	ld8 r14 = [r33]
	nop 0
	;;
	add r14 = r14, r36
	;;
	.align 32
.L594:
	.mmi
	st8 [r34] = r14
	nop 0
	nop 0
.L610:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L492:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mii
	addp4 r18 = r18, r0
	adds r8 = 16, r12
	;;
	add r38 = r38, r18
	;;
	.mib
	mov r47 = r38
	nop 0
	br.call.sptk.many b0 = look_up#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L606
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r38 = [r14]
	adds r14 = 40, r12
	.mmi
	nop 0
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	br .L496
.L604:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r15 = 128, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r39
	nop 0
	(p6) br.cond.dpnt .L565
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 110, r35
	(p7) br.cond.spnt .L491
.L556:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -1, r37
	nop 0
	adds r33 = 16, r33
	.mii
	adds r16 = 16, r32
	mov r17 = r0
	;;
	addp4 r14 = r14, r0
	.mmb
	nop 0
	ld8 r18 = [r33]
	(p16) br.cond.dpnt .L512
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L514:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r18, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L607
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L514
.L512:
	.mmi
	st8 [r34] = r18
	nop 0
	nop 0
.L624:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L605:
	.body
	.copy_state 3
	.mmi
	addl r14 = 166, r0
	;;
	cmp4.eq p6, p7 = r14, r35
	nop 0
	;;
	.mmi
	nop 0
	(p6) adds r16 = 576, r16
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r16]
	nop 0
	(p6) br.cond.sptk .L594
.L491:
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	.mii
	adds r32 = 8, r32
	nop 0
	;;
	add r47 = r1, r47
	.mmb
	nop 0
	ld8 r48 = [r32]
	br.call.sptk.many b0 = fatal#
.L603:
	.mib
	cmp4.eq p6, p7 = 68, r35
	nop 0
	(p6) br.cond.dpnt .L558
	;;
	.mib
	cmp4.ltu p6, p7 = 68, r35
	nop 0
	(p7) br.cond.dpnt .L608
	;;
	.mib
	cmp4.eq p6, p7 = 70, r35
	nop 0
	(p7) br.cond.spnt .L491
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L594
	.mib
	nop 0
	extr.u r14 = r40, 4, 8
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(descriptors#)
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	;;
	add r15 = r15, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L535
	.align 32
.L538:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r35 = 16, r14
	;;
	.mib
	cmp.ne p6, p7 = r15, r40
	nop 0
	(p7) br.cond.dpnt .L609
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L538
.L539:
	.mib
	addl r47 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r40, 8
	;;
	st8 [r15] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r35]
	nop 0
	;;
.L622:
	.mib
	st8 [r34] = r14
	nop 0
	br .L610
.L608:
	.mib
	nop 0
	cmp4.eq p6, p7 = 36, r35
	(p7) br.cond.dptk .L611
	.mmi
	adds r33 = 16, r33
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	add r40 = r40, r14
	nop 0
	;;
	.mmi
	st4 [r34] = r40
	nop 0
	nop 0
.L619:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L611:
	.body
	.copy_state 4
	.mib
	cmp4.eq p6, p7 = 38, r35
	nop 0
	(p7) br.cond.spnt .L491
	;;
	.mmi
	(p6) adds r33 = 16, r33
	;;
	(p6) ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	(p6) add r40 = r40, r14
	nop 0
	;;
	.mmi
	st8 [r34] = r40
	nop 0
	nop 0
.L620:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L595:
	.body
	.copy_state 5
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r17 = r17, r0
	adds r15 = 520, r32
	mov r16 = r32
	;;
	.mmi
	shladd r14 = r17, 1, r0
	ld8 r38 = [r15]
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld8 r40 = [r14]
	mov r14 = r0
	;;
	.mib
	nop 0
	add r40 = r36, r40
	br .L496
.L554:
	.mmi
	adds r33 = 16, r33
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	add r36 = r36, r14
	;;
	st4 [r34] = r36
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L606:
	.body
	.copy_state 6
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 6, r36
	nop 0
	adds r16 = 56, r12
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r14 = @gprel(missing_count#), gp
	(p7) br.cond.dpnt .L612
	;;
	.mmi
	ld4 r15 = [r14]
	ld8 r36 = [r16]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	adds r16 = 1, r15
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC12)
	.mmb
	(p6) addl r50 = 1, r0
	st4 [r14] = r16
	(p7) br.cond.dptk .L613
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L502:
	.mib
	addl r48 = 2, r0
	addl r47 = 4, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld1 r14 = [r38]
	mov r15 = r0
	mov r1 = r44
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) mov r50 = r0
	(p6) br.cond.dpnt .L504
	.align 32
.L505:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r50 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r38, r50
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
	(p6) br.cond.dptk .L505
.L504:
	.mmi
	mov r49 = r38
	nop 0
	addl r48 = 2, r0
	.mmb
	addl r47 = 4, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	addl r14 = 128, r0
	nop 0
	mov r1 = r44
	;;
	.mib
	cmp4.eq p6, p7 = r14, r35
	nop 0
	(p6) br.cond.dpnt .L506
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r35
	nop 0
	(p6) br.cond.dpnt .L544
	;;
	.mib
	cmp4.eq p6, p7 = 68, r35
	nop 0
	(p6) br.cond.dpnt .L545
	;;
	.mib
	cmp4.ltu p6, p7 = 68, r35
	nop 0
	(p7) br.cond.dpnt .L614
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 110, r35
	(p7) br.cond.dptk .L615
	.mmi
	nop 0
	ld4 r37 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p16, p17 = 0, r37
	br .L556
.L544:
	.mmi
	nop 0
	addl r14 = 166, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r35
	nop 0
	(p6) br.cond.dpnt .L579
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r35
	addl r14 = 180, r0
	(p7) br.cond.dpnt .L616
	;;
	.mib
	cmp4.eq p6, p7 = r14, r35
	addl r14 = 182, r0
	(p6) br.cond.dpnt .L554
	;;
	.mib
	adds r33 = 16, r33
	cmp4.eq p6, p7 = r14, r35
	(p7) br.cond.spnt .L491
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r36
	br .L594
	;;
.L616:
	.mmi
	nop 0
	addl r14 = 130, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r35
	addl r14 = 150, r0
	(p6) br.cond.dpnt .L506
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r35
	(p7) br.cond.spnt .L491
.L579:
	.mmi
	nop 0
	mov r14 = r0
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br .L610
.L615:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 110, r35
	(p6) br.cond.dptk .L491
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 70, r35
	(p7) br.cond.sptk .L491
	.mmi
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	mov r15 = r14
	adds r19 = 2, r14
	adds r18 = 3, r14
	.mmi
	adds r22 = 5, r14
	adds r17 = 4, r14
	adds r21 = 6, r14
	;;
	.mmi
	nop 0
	ld1 r16 = [r15], 1
	adds r14 = 7, r14
	.mmi
	nop 0
	ld1 r19 = [r19]
	nop 0
	;;
	.mii
	ld1 r20 = [r15]
	shl r16 = r16, 56
	shl r19 = r19, 40
	.mmi
	ld1 r15 = [r22]
	;;
	nop 0
	shl r20 = r20, 48
	.mmi
	ld1 r18 = [r18]
	ld1 r17 = [r17]
	nop 0
	;;
	.mii
	or r20 = r16, r20
	shl r18 = r18, 32
	shl r16 = r15, 16
	.mmb
	ld1 r15 = [r21]
	ld1 r36 = [r14]
	nop 0
	;;
	.mii
	or r19 = r20, r19
	shl r14 = r15, 8
	shl r17 = r17, 24
	;;
	.mmi
	or r15 = r19, r18
	;;
	or r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r15, r16
	nop 0
	;;
	.mlx
	or r14 = r15, r14
	movl r15 = @gprel(descriptors#)
	;;
	.mii
	or r36 = r14, r36
	add r15 = r1, r15
	;;
	extr.u r14 = r36, 4, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L528
.L531:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r35 = 16, r14
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L617
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L531
.L532:
	.mib
	addl r47 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r36, 8
	;;
	st8 [r15] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r35]
	nop 0
	;;
.L621:
	.mib
	st8 [r34] = r14
	nop 0
	br .L610
.L614:
	.mib
	nop 0
	cmp4.eq p6, p7 = 36, r35
	(p7) br.cond.dptk .L618
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	st4 [r34] = r40
	nop 0
	br .L619
.L618:
	.mib
	cmp4.eq p6, p7 = 38, r35
	nop 0
	(p7) br.cond.spnt .L491
	;;
	.mmi
	nop 0
	(p6) mov r40 = r0
	nop 0
	;;
	.mib
	st8 [r34] = r40
	nop 0
	br .L620
.L617:
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r35 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L594
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L531
	.mib
	nop 0
	nop 0
	br .L532
.L563:
	.mmi
	adds r16 = 568, r16
	nop 0
	adds r33 = 16, r33
	;;
	.mmi
	ld8 r15 = [r16]
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	(p7) adds r32 = 8, r32
	(p7) movl r47 = @gprel(.LC13)
	;;
	.mmi
	nop 0
	(p7) add r47 = r1, r47
	nop 0
	.mmb
	(p7) ld8 r48 = [r32]
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = fatal#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	add r14 = r36, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br .L610
.L613:
	.mlx
	nop 0
	movl r16 = @gprel(.LC11)
	;;
	.mmi
	add r16 = r1, r16
	nop 0
	nop 0
	.align 32
.L503:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r50 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r16, r50
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
	(p6) br.cond.dptk .L503
	.mlx
	nop 0
	movl r49 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br .L502
.L609:
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r35 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L594
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L538
	.mib
	nop 0
	nop 0
	br .L539
.L528:
	.mib
	mov r35 = r15
	addl r47 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r36, 8
	;;
	st8 [r15] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r35]
	nop 0
	br .L621
.L535:
	.mib
	mov r35 = r15
	addl r47 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r40, 8
	;;
	st8 [r15] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r35]
	nop 0
	br .L622
	;;
.L506:
	.mmi
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	mov r15 = r14
	adds r19 = 2, r14
	adds r18 = 3, r14
	.mmi
	adds r22 = 5, r14
	adds r17 = 4, r14
	adds r21 = 6, r14
	;;
	.mmi
	nop 0
	ld1 r16 = [r15], 1
	adds r14 = 7, r14
	.mmi
	nop 0
	ld1 r19 = [r19]
	nop 0
	;;
	.mii
	ld1 r20 = [r15]
	shl r16 = r16, 56
	shl r19 = r19, 40
	.mmi
	ld1 r15 = [r22]
	;;
	nop 0
	shl r20 = r20, 48
	.mmi
	ld1 r18 = [r18]
	ld1 r17 = [r17]
	nop 0
	;;
	.mii
	or r20 = r16, r20
	shl r18 = r18, 32
	shl r16 = r15, 16
	.mmb
	ld1 r15 = [r21]
	ld1 r40 = [r14]
	nop 0
	;;
	.mii
	or r19 = r20, r19
	shl r14 = r15, 8
	shl r17 = r17, 24
	;;
	.mmi
	or r15 = r19, r18
	;;
	or r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r15, r16
	nop 0
	;;
	.mii
	or r14 = r15, r14
	nop 0
	;;
	or r40 = r14, r40
	;;
.L543:
	.mmi
	nop 0
	st8 [r34] = r40, 8
	nop 0
	;;
	.mmi
	st8 [r34] = r38
	nop 0
	nop 0
.L623:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L565:
	.body
	.copy_state 7
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) ld8 r40 = [r14], 8
	nop 0
	;;
	.mib
	(p6) ld8 r38 = [r14]
	nop 0
	(p6) br.cond.dptk .L543
	.mmi
	adds r33 = 16, r33
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	add r40 = r40, r14
	;;
	st8 [r34] = r40, 8
	nop 0
	;;
	.mib
	st8 [r34] = r38
	nop 0
	br .L623
.L601:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st4 [r34] = r18
	nop 0
	br .L484
.L607:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st8 [r34] = r18
	nop 0
	br .L624
.L612:
	.pred.rel.mutex p16, p17
	.mmi
	adds r36 = 8, r36
	nop 0
	adds r14 = -1, r40
	.mmi
	cmp4.eq p6, p7 = 0, r40
	nop 0
	adds r16 = 16, r32
	;;
	.mib
	ld8 r36 = [r36]
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L570
	;;
	.mmi
	nop 0
	mov r17 = r0
	mov ar.lc = r14
	.align 32
.L501:
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r36, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L595
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L501
	.mib
	nop 0
	mov r40 = r36
	br .L499
.L545:
	.mmi
	addl r14 = @ltoff(@fptr(missing_import#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	mov r15 = r14
	adds r19 = 2, r14
	adds r18 = 3, r14
	.mmi
	adds r22 = 5, r14
	adds r17 = 4, r14
	adds r21 = 6, r14
	;;
	.mmi
	nop 0
	ld1 r16 = [r15], 1
	adds r14 = 7, r14
	.mmi
	nop 0
	ld1 r19 = [r19]
	nop 0
	;;
	.mii
	ld1 r20 = [r15]
	shl r16 = r16, 56
	shl r19 = r19, 40
	.mmi
	ld1 r15 = [r22]
	;;
	nop 0
	shl r20 = r20, 48
	.mmi
	ld1 r18 = [r18]
	ld1 r17 = [r17]
	nop 0
	;;
	.mii
	or r20 = r16, r20
	shl r18 = r18, 32
	shl r16 = r15, 16
	.mmb
	ld1 r15 = [r21]
	ld1 r36 = [r14]
	nop 0
	;;
	.mii
	or r19 = r20, r19
	shl r14 = r15, 8
	shl r17 = r17, 24
	;;
	.mmi
	or r15 = r19, r18
	;;
	or r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r15, r16
	nop 0
	;;
	.mlx
	or r14 = r15, r14
	movl r15 = @gprel(descriptors#)
	;;
	.mii
	or r36 = r14, r36
	add r15 = r1, r15
	;;
	extr.u r14 = r36, 4, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L625
	.align 32
.L515:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r35 = 16, r14
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L626
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L515
.L521:
	.mib
	addl r47 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r36, 8
	;;
	st8 [r15] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r35]
	nop 0
	;;
.L522:
	.mmi
	st4 [r34] = r14
	nop 0
	nop 0
.L628:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L626:
	.body
	.copy_state 8
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r35 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L522
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L515
	.mib
	nop 0
	nop 0
	br .L521
.L625:
	.mib
	mov r35 = r15
	addl r47 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r36, 8
	;;
	st8 [r15] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r35]
	nop 0
	br .L522
	;;
.L558:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L522
	.mib
	nop 0
	extr.u r14 = r40, 4, 8
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(descriptors#)
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	;;
	add r15 = r15, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L523
	.align 32
.L526:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r35 = 16, r14
	;;
	.mib
	cmp.ne p6, p7 = r15, r40
	nop 0
	(p7) br.cond.dpnt .L627
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L526
.L527:
	.mib
	addl r47 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r40, 8
	;;
	st8 [r15] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r35]
	nop 0
	;;
.L629:
	.mib
	st4 [r34] = r14
	nop 0
	br .L628
.L627:
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r35 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L522
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L526
	.mib
	nop 0
	nop 0
	br .L527
.L523:
	.mib
	mov r35 = r15
	addl r47 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r35] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r40, 8
	;;
	st8 [r15] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r35]
	nop 0
	br .L629
	.endp relocate_one#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	": shared library not found\n"
	.align 8
.LC16:
	stringz	"too many modules have thread-local storage"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc bind#
bind:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	cmp.ne p6, p7 = 0, r32
	;;
	.mii
	(p6) mov r34 = r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	(p7) br.cond.dpnt .L665
	.align 32
.L631:
	.mmi
	adds r14 = 488, r34
	nop 0
	adds r35 = 504, r34
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	adds r33 = 8, r33
	(p6) br.cond.dpnt .L634
	;;
	.mmi
	adds r14 = -8, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L634
	;;
	.align 32
.L644:
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L717
.L638:
	.mmi
	adds r33 = 16, r33
	nop 0
	nop 0
	;;
.L722:
	.mmi
	adds r14 = -8, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L644
.L634:
	.mmi
	nop 0
	ld8 r34 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L631
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
	ld8 r15 = [r26]
	cmp4.ne p8, p9 = 0, r16
	.mmi
	ld8 r20 = [r25]
	nop 0
	nop 0
	.align 32
.L649:
	.pred.rel.mutex p8, p9
	.mmi
	adds r16 = 552, r14
	nop 0
	adds r18 = 576, r14
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L645
	;;
	.mmi
	nop 0
	ld4 r19 = [r18]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r19
	adds r19 = 568, r14
	(p6) br.cond.dpnt .L645
	;;
	.mmi
	adds r17 = 1, r17
	nop 0
	(p8) addl r22 = 1, r0
	;;
	.mmi
	st4 [r18] = r17
	adds r18 = 560, r14
	cmp4.geu p6, p7 = 63, r17
	.bbb
	nop 0
	(p7) br.cond.spnt .L718
	(p8) br.cond.dpnt .L645
	;;
	.mmi
	ld8 r18 = [r18]
	adds r15 = -1, r15
	addl r24 = 1, r0
	.mmi
	addl r22 = 1, r0
	;;
	add r15 = r15, r18
	sub r23 = r0, r18
	.mmi
	cmp.ltu p6, p7 = r20, r18
	;;
	and r15 = r23, r15
	(p6) addl r21 = 1, r0
	.mmi
	(p6) mov r20 = r18
	;;
	st8 [r19] = r15
	add r15 = r16, r15
.L645:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L649
	;;
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r21
	nop 0
	;;
	.mmi
	setf.sig f2 = r14
	(p7) st8 [r25] = r20
	cmp4.eq p6, p7 = 0, r24
	;;
	.mmi
	(p7) st8 [r26] = r15
	cmp4.eq p6, p7 = 0, r22
	nop 0
	;;
	.mmi
	(p7) st4 [r27] = r17
	nop 0
	nop 0
	.align 32
.L664:
	.mmi
	adds r15 = 272, r32
	adds r37 = 400, r32
	adds r14 = 280, r32
	;;
	.mmi
	ld8 r34 = [r15]
	ld8 r35 = [r37]
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L660
	.mmi
	adds r14 = 208, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L712
	;;
	.mmi
	(p6) adds r14 = -1, r14
	(p6) adds r16 = 16, r32
	(p6) mov r17 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L661:
	.mmi
	mov r15 = r16
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r34, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L719
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 24, r16
	br.cloop.sptk.few .L661
.L712:
	.mmi
	mov r33 = r34
	nop 0
	nop 0
.L657:
	.mib
	setf.sig f6 = r36
	cmp.geu p6, p7 = 23, r36
	(p6) br.cond.spnt .L660
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 4
	;;
	.mii
	adds r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L663:
	.mmi
	mov r42 = r33
	nop 0
	mov r41 = r32
	.mmb
	adds r33 = 24, r33
	nop 0
	br.call.sptk.many b0 = relocate_one#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L663
.L660:
	.mmi
	nop 0
	sub r34 = r35, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r34, r36
	(p7) br.cond.dptk .L655
	.mmi
	nop 0
	ld8 r33 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L655
	.mmi
	adds r14 = 208, r32
	nop 0
	adds r15 = 232, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r18 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L667
	;;
	.mmi
	addp4 r14 = r14, r0
	adds r16 = 16, r32
	nop 0
	.mii
	mov r17 = r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L670:
	.mmi
	mov r15 = r16
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r33, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L720
	;;
	.mib
	adds r17 = 1, r17
	adds r16 = 24, r16
	br.cloop.sptk.few .L670
.L667:
	.mib
	setf.sig f6 = r18
	cmp.geu p6, p7 = 23, r18
	(p6) br.cond.spnt .L655
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 4
	;;
	.mii
	adds r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L672:
	.mmi
	mov r42 = r33
	nop 0
	mov r41 = r32
	.mmb
	adds r33 = 24, r33
	nop 0
	br.call.sptk.many b0 = relocate_one#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L672
.L655:
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L664
.L665:
	.mmi
	addl r33 = @gprel(missing_count#), gp
	nop 0
	adds r18 = 24, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L721
	;;
	.mmi
	st4 [r33] = r0
	ld8 r19 = [r18], 8
	mov b0 = r38
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r39
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L717:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld8 r41 = [r35]
	mov r42 = r34
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = load_library#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L638
	.mmi
	ld8 r41 = [r35]
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = is_own_library#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L638
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC3)
	.mii
	mov r15 = r0
	nop 0
	;;
	add r16 = r1, r16
	.align 32
.L640:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r44 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r16, r44
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
	(p6) br.cond.dptk .L640
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mmi
	addl r42 = 2, r0
	nop 0
	addl r41 = 4, r0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r15 = r0
	mov r1 = r40
	.mmi
	ld8 r43 = [r35]
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r43]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) mov r44 = r0
	(p6) br.cond.dpnt .L641
	.align 32
.L642:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r44 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r43, r44
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
	(p6) br.cond.dptk .L642
.L641:
	.mib
	addl r42 = 2, r0
	addl r41 = 4, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r15 = r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC15)
	;;
	.mmi
	add r16 = r1, r16
	nop 0
	nop 0
	.align 32
.L643:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r44 = r15, r0
	nop 0
	;;
	.mmi
	add r14 = r16, r44
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
	(p6) br.cond.dptk .L643
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mmi
	addl r42 = 2, r0
	addl r41 = 4, r0
	adds r33 = 16, r33
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L722
.L719:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r33 = [r14]
	;;
	add r33 = r34, r33
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L657
	.mib
	nop 0
	nop 0
	br .L660
.L720:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L667
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L664
	.mib
	nop 0
	nop 0
	br .L665
.L721:
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	addl r44 = 1, r0
	addl r42 = 2, r0
	addl r41 = 4, r0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmb
	mov r1 = r40
	st4 [r33] = r0
	nop 0
	.mmi
	adds r18 = 24, r12
	nop 0
	mov b0 = r38
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L718:
	.body
	.copy_state 2
	.mmi
	cmp4.eq p6, p7 = 0, r21
	nop 0
	adds r14 = 8, r14
	.mlx
	st4 [r27] = r17
	movl r41 = @gprel(.LC16)
	;;
	.mmi
	(p7) st8 [r25] = r20
	nop 0
	cmp4.eq p6, p7 = 0, r24
	.mmi
	add r41 = r1, r41
	ld8 r42 = [r14]
	nop 0
	;;
	.mib
	(p7) st8 [r26] = r15
	nop 0
	br.call.sptk.many b0 = fatal#
	;;
	break.f 0
	;;
	.endp bind#
	.section	.rodata.str1.8
	.align 8
.LC17:
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
	mov r37 = r32
	movl r36 = @gprel(.LC17)
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
	ld8 r8 = [r14]
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
	ld8 r8 = [r14]
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
	;;
	ld8 r17 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L729
	.align 32
.L733:
	.mmi
	adds r14 = 568, r17
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p7) br.cond.dpnt .L748
.L731:
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L733
.L729:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L748:
	.mmi
	adds r18 = 544, r17
	add r16 = r32, r16
	adds r19 = 536, r17
	;;
	.mmi
	nop 0
	ld8 r14 = [r18]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r14 = r0
	(p6) br.cond.dpnt .L731
	.align 32
.L732:
	.mmi
	ld8 r15 = [r19]
	;;
	add r15 = r15, r14
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	st1 [r16] = r15, 1
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r18]
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L731
	;;
	.mmi
	ld8 r15 = [r19]
	;;
	add r15 = r15, r14
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	st1 [r16] = r15, 1
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L732
	.mib
	nop 0
	nop 0
	br .L731
	.endp library_tls_begin#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"__tls_get_addr"
	.align 8
.LC19:
	stringz	"no module has this thread-local storage"
	.align 8
.LC20:
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
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L751
	;;
#APP
// 662 "./hpux/ia64/loader.c" 1
	mov r15 = r13
// 0 "" 2
	.align 32
#NO_APP
.L750:
	.mmi
	adds r14 = 576, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L776
	;;
	.mmi
	nop 0
	ld8 r34 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L750
.L751:
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = fatal#
	;;
.L776:
	.mmi
	adds r14 = 568, r34
	nop 0
	mov b0 = r38
	;;
	.mmi
	ld8 r36 = [r14]
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	cmp.ne p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L777
	;;
	.mmi
	nop 0
	(p6) add r15 = r15, r33
	nop 0
	;;
	.mib
	nop 0
	(p6) add r8 = r15, r36
	br.ret.sptk.many b0
.L777:
	.mmi
	adds r35 = 8, r15
	;;
	ld8 r8 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L778
.L755:
	.mii
	shladd r32 = r32, 3, r0
	adds r37 = 560, r34
	;;
	add r32 = r8, r32
	.mmi
	ld8 r14 = [r37]
	;;
	ld8 r8 = [r32]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L779
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	adds r15 = -1, r14
	sub r14 = r0, r14
	;;
	.mmi
	nop 0
	add r8 = r8, r15
	nop 0
	;;
	.mii
	and r8 = r14, r8
	nop 0
	;;
	add r8 = r8, r33
.L780:
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
.L778:
	.mib
	addl r42 = 8, r0
	addl r41 = 64, r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st8 [r35] = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.sptk .L755
	;;
.L758:
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	.mii
	adds r34 = 8, r34
	nop 0
	;;
	add r41 = r1, r41
	.mmb
	nop 0
	ld8 r42 = [r34]
	br.call.sptk.many b0 = fatal#
	;;
.L779:
	.mmi
	adds r15 = 552, r34
	nop 0
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r42 = [r15]
	nop 0
	;;
	.mib
	add r42 = r14, r42
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r40
	adds r17 = 544, r34
	;;
	.mib
	(p7) st8 [r32] = r0
	nop 0
	(p7) br.cond.dpnt .L758
	;;
	.mmi
	nop 0
	ld8 r14 = [r37]
	adds r34 = 536, r34
	.mii
	ld8 r15 = [r17]
	nop 0
	;;
	adds r16 = -1, r14
	.mmb
	sub r14 = r0, r14
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L759
	;;
	.mii
	add r16 = r8, r16
	nop 0
	;;
	and r16 = r14, r16
	;;
	.align 32
.L760:
	.mii
	ld8 r14 = [r34]
	add r15 = r16, r36
	;;
	add r14 = r14, r36
	.mmi
	adds r36 = 1, r36
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r36
	(p6) br.cond.dptk .L760
.L759:
	.mmi
	ld8.a r14 = [r37]
	st8 [r32] = r8
	nop 0
	;;
	.mmi
	adds r15 = -1, r14
	chk.a.clr r14, .L781
.L782:
	sub r14 = r0, r14
	;;
	.mmi
	add r8 = r8, r15
	;;
	and r8 = r14, r8
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r33
	br .L780
.L781:
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = -1, r14
	br .L782
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
	adds r32 = 8, r32
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	mov r37 = r1
	;;
	ld8 r34 = [r32]
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmb
	nop 0
	mov r33 = r34
	nop 0
	.mib
	cmp.eq p6, p7 = 0, r34
	mov ar.lc = 63
	(p6) br.cond.dpnt .L784
	;;
	.align 32
.L785:
	.mib
	ld8 r39 = [r33], 8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L785
.L784:
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
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 4, 0
	addl r14 = @gprel(modules#), gp
	.save ar.lc, r41
	mov r41 = ar.lc
	.mlx
	mov r40 = r1
	movl r37 = @gprel(descriptors#)
	;;
	.mmb
	ld8 r32 = [r14]
	addl r36 = 255, r0
	nop 0
	.mmi
	add r37 = r1, r37
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L792
	.align 32
.L805:
	.mmi
	adds r14 = 584, r32
	addl r45 = 1, r0
	nop 0
	.mmi
	addl r44 = 28, r0
	addl r43 = 26, r0
	mov r42 = r32
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L795
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	adds r14 = 320, r32
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dpnt .L820
.L795:
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L805
.L792:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L820:
	.mmi
	adds r14 = 208, r32
	adds r16 = 16, r32
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
	(p6) br.cond.dpnt .L797
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L799:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r34, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L821
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L799
.L797:
	.mii
	nop 0
	shr.u r16 = r34, 4
	adds r14 = 520, r32
	;;
	.mmi
	and r16 = r36, r16
	ld8 r35 = [r14]
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r37, r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L800
	.align 32
.L803:
	.mmi
	adds r33 = 16, r14
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r34
	nop 0
	(p7) br.cond.dpnt .L822
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L803
.L804:
	.mib
	addl r42 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r33] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r34, 8
	;;
	st8 [r14] = r35
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r33]
	nop 0
	;;
.L802:
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
	ld8 r32 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L805
	.mib
	nop 0
	nop 0
	br .L792
.L822:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r35
	nop 0
	(p7) br.cond.dpnt .L802
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L803
	.mib
	nop 0
	nop 0
	br .L804
.L821:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	add r34 = r34, r14
	adds r14 = 520, r32
	;;
	shr.u r16 = r34, 4
	.mmi
	ld8 r35 = [r14]
	;;
	and r16 = r36, r16
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r37, r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L803
.L800:
	.mib
	mov r33 = r16
	addl r42 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r33] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r34, 8
	;;
	st8 [r14] = r35
	nop 0
	;;
	.mib
	ld8 r14 = [r33]
	nop 0
	br .L802
	.endp loader_finish#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"shared library not found"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_open#
	.type	loader_open#, @function
	.proc loader_open#
loader_open:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r14 = @gprel(modules#), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	cmp.eq p6, p7 = 0, r32
	mov r37 = r1
	.body
	mov r38 = r32
	;;
	.mib
	ld8 r33 = [r14]
	addl r14 = @gprel(modules_end#), gp
	(p6) br.cond.dpnt .L824
	;;
	.mib
	ld8 r34 = [r14]
	mov r39 = r33
	br.call.sptk.many b0 = load_library#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L836
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	mov r38 = r14
	(p7) br.cond.dpnt .L824
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
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L824:
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
.L836:
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
	.mib
	nop 0
	(p6) add r33 = r1, r33
	(p6) br.cond.dptk .L824
	;;
	.mmi
	addl r14 = @gprel(error_text#), gp
	mov r8 = r33
	mov b0 = r35
	.mlx
	nop 0
	movl r15 = @gprel(.LC21)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp loader_open#
	.section	.rodata.str1.8
	.align 8
.LC22:
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
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L838
	;;
	.align 32
.L841:
	.mib
	cmp.eq p6, p7 = r14, r32
	nop 0
	(p6) br.cond.dpnt .L844
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L841
.L838:
	.mlx
	nop 0
	movl r14 = @gprel(own_module#)
	.mlx
	mov r8 = r0
	movl r15 = @gprel(.LC22)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r15 = r1, r15
	;;
	.mib
	cmp.eq p6, p7 = r14, r32
	addl r14 = @gprel(error_text#), gp
	(p6) br.cond.dpnt .L844
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L844:
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
	addl r36 = @gprel(definitions#), gp
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	addl r41 = 32, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r15 = [r32]
	mov r14 = r0
	mov r1 = r40
	.mmi
	mov r35 = r8
	ld8 r37 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	(p6) addl r41 = 1, r0
	(p6) br.cond.dpnt .L851
	;;
	.align 32
.L852:
	.mii
	mov r41 = r14
	adds r14 = 1, r14
	;;
	addp4 r15 = r14, r0
	;;
	.mmi
	add r15 = r32, r15
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
	(p6) br.cond.dptk .L852
	.mii
	adds r41 = 2, r41
	nop 0
	;;
	addp4 r41 = r41, r0
.L851:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r16 = r0
	.mii
	mov r15 = r0
	mov r1 = r40
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L854
	.align 32
.L853:
	.mii
	adds r16 = 1, r16
	add r14 = r8, r15
	;;
	addp4 r15 = r16, r0
	.mmi
	st1 [r14] = r17
	;;
	add r14 = r32, r15
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
	(p6) br.cond.dptk .L853
.L854:
	.mmb
	adds r16 = 16, r35
	adds r15 = 24, r35
	nop 0
	.mmi
	st8 [r36] = r35
	st8 [r35] = r37, 8
	mov b0 = r38
	;;
	.mmi
	st8 [r35] = r8
	st8 [r16] = r33
	mov ar.pfs = r39
	;;
	.mib
	st4 [r15] = r34
	nop 0
	br.ret.sptk.many b0
	.endp loader_define#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"no such symbol"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global loader_symbol#
	.type	loader_symbol#, @function
	.proc loader_symbol#
loader_symbol:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 3, 0
	.fframe 48
	adds r12 = -48, r12
	cmp.ne p6, p7 = 0, r32
	.mlx
	mov r40 = r1
	movl r14 = @gprel(own_module#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	;;
	.mmi
	cmp.ne p8, p9 = r14, r32
	(p6) addl r14 = 1, r0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mii
	(p7) mov r14 = r0
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L895
	;;
.L863:
	.mmi
	nop 0
	adds r8 = 16, r12
	mov r42 = r33
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L871
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = look_up#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 20, r12
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r15 = 24, r12
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L896
	;;
	.mmi
	ld8 r35 = [r15]
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	ld8 r37 = [r15]
	adds r15 = 40, r12
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	nop 0
	;;
.L873:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L897
.L862:
	.mii
	mov r8 = r35
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L895:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(modules#), gp
	mov r44 = r0
	adds r17 = 1, r33
	.mlx
	addl r18 = 240, r0
	movl r19 = 268435455
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r32, r14
	nop 0
	(p6) br.cond.dpnt .L863
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
	(p6) mov r44 = r0
	(p6) br.cond.dpnt .L864
	;;
	.align 32
.L865:
	.mii
	nop 0
	zxt1 r16 = r16
	shladd r44 = r44, 4, r0
	.mmi
	ld1 r15 = [r17], 1
	;;
	add r44 = r44, r16
	sxt1 r15 = r15
	;;
	.mii
	nop 0
	extr.u r14 = r44, 24, 8
	mov r16 = r15
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	nop 0
	xor r44 = r44, r14
	nop 0
	;;
	.mib
	nop 0
	and r44 = r19, r44
	(p6) br.cond.dptk .L865
.L864:
	.mib
	mov r43 = r33
	mov r42 = r32
	br.call.sptk.many b0 = find_in#
	;;
	.mmi
	adds r15 = 208, r32
	mov r1 = r40
	adds r14 = 4, r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	adds r19 = 8, r8
	(p6) br.cond.dpnt .L863
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	adds r16 = 16, r32
	.mmi
	mov r17 = r0
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -1, r15
	ld8 r35 = [r19]
	nop 0
	.mmb
	and r18 = 15, r18
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L866
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L868:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r35, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L898
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L868
.L866:
	.mib
	cmp4.ne p6, p7 = 2, r18
	nop 0
	(p6) br.cond.dptk .L862
	;;
	.mmi
	nop 0
	(p7) adds r32 = 520, r32
	nop 0
	;;
	.mmi
	(p7) ld8 r37 = [r32]
	nop 0
	nop 0
.L870:
	.mib
	nop 0
	extr.u r14 = r35, 4, 8
	nop 0
	.mlx
	nop 0
	movl r16 = @gprel(descriptors#)
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r16 = r1, r16
	;;
	add r16 = r16, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L874
	.align 32
.L877:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r36 = 16, r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r35
	(p7) br.cond.dpnt .L899
.L875:
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L877
	.mib
	addl r42 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	mov r1 = r40
	;;
	.mmi
	st8 [r14] = r35, 8
	;;
	st8 [r14] = r37
	nop 0
	.mmi
	nop 0
	;;
	ld8 r35 = [r36]
	nop 0
	;;
.L900:
	.mii
	mov r8 = r35
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L871:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = look_up_in_files#
	;;
	.mmi
	adds r15 = 16, r12
	adds r17 = 32, r12
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	adds r15 = 20, r12
	.mmi
	ld8 r37 = [r17]
	;;
	ld4 r16 = [r15]
	adds r15 = 24, r12
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	ld8 r35 = [r15]
	adds r15 = 40, r12
	;;
	.mib
	ld8 r15 = [r15]
	nop 0
	(p6) br.cond.dptk .L873
	;;
.L896:
	.mlx
	nop 0
	movl r15 = @gprel(.LC23)
	.mii
	mov r35 = r0
	addl r14 = @gprel(error_text#), gp
	;;
	add r15 = r1, r15
	.mmi
	mov r8 = r35
	;;
	st8 [r14] = r15
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L899:
	.body
	.copy_state 3
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r37
	(p6) br.cond.dptk .L875
	.mmi
	mov r35 = r14
	;;
	mov r8 = r35
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L898:
	.body
	.copy_state 4
	.mii
	addp4 r17 = r17, r0
	cmp4.ne p6, p7 = 2, r18
	;;
	shladd r14 = r17, 1, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mii
	add r14 = r32, r14
	(p7) adds r32 = 520, r32
	;;
	adds r14 = 32, r14
	.mmi
	(p7) ld8 r37 = [r32]
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r35 = r35, r14
	(p6) br.cond.dptk .L862
	.mib
	nop 0
	nop 0
	br .L870
	;;
.L897:
	.mib
	cmp4.eq p6, p7 = 0, r16
	mov r8 = r35
	(p7) br.cond.dpnt .L870
	;;
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L874:
	.body
	.copy_state 5
	.mib
	mov r36 = r16
	addl r42 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	mov r1 = r40
	;;
	.mmi
	st8 [r14] = r35, 8
	;;
	st8 [r14] = r37
	nop 0
	;;
	.mib
	ld8 r35 = [r36]
	nop 0
	br .L900
	.endp loader_symbol#
	.align 16
	.align 64
	.global loader_list#
	.type	loader_list#, @function
	.proc loader_list#
loader_list:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 5, 10, 3, 0
	.fframe 48
	adds r12 = -48, r12
	.save pr, r45
	mov r45 = pr
	.mlx
	cmp.ne p6, p7 = 0, r32
	movl r14 = @gprel(own_module#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	mov r44 = r1
	adds r16 = 496, r32
	mov r17 = r0
	;;
	.mib
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	(p7) br.cond.dpnt .L959
	;;
	.mib
	cmp.ne p6, p7 = r14, r32
	adds r14 = 512, r32
	(p7) br.cond.dpnt .L960
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 4, r14
	(p6) br.cond.dpnt .L938
	;;
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	cmp4.geu p6, p7 = r33, r14
	.mmb
	addp4 r33 = r33, r0
	adds r14 = 208, r32
	(p6) br.cond.dpnt .L938
	;;
	.mmi
	shladd r15 = r33, 1, r0
	ld8 r18 = [r16]
	nop 0
	.mmi
	ld4 r14 = [r14]
	;;
	add r15 = r15, r33
	cmp4.eq p6, p7 = 0, r14
	.mmi
	adds r14 = -1, r14
	;;
	shladd r15 = r15, 3, r0
	addp4 r14 = r14, r0
	;;
	.mii
	add r18 = r18, r15
	mov ar.lc = r14
	;;
	adds r16 = 4, r18
	.mmi
	adds r15 = 8, r18
	;;
	ld1 r19 = [r16]
	adds r16 = 16, r32
	.mmb
	nop 0
	ld8 r37 = [r15]
	(p6) br.cond.dpnt .L915
	;;
	.align 32
.L917:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r37, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L961
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L917
	;;
.L915:
	.mmi
	ld4 r15 = [r18]
	adds r17 = 6, r18
	shr.u r16 = r19, 4
	.mmi
	and r19 = 15, r19
	adds r14 = 520, r32
	adds r18 = 504, r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	cmp4.eq p8, p9 = 2, r19
	addp4 r15 = r15, r0
	.mmb
	ld8 r40 = [r14]
	adds r39 = 16, r36
	(p6) br.cond.dpnt .L918
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	mov r14 = r36
	nop 0
	.mmb
	adds r38 = 24, r36
	cmp4.ne p10, p11 = 2, r19
	(p6) br.cond.dpnt .L918
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
	(p6) br.cond.dptk .L918
	.mii
	ld8 r16 = [r18]
	cmp4.eq p16, p17 = 0, r34
	;;
	add r15 = r16, r15
	;;
	.mmi
	nop 0
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st4 [r14] = r17
	st8 [r39] = r37
	nop 0
	;;
	.mib
	st8 [r38] = r32
	nop 0
	(p10) br.cond.dptk .L914
	.mib
	nop 0
	nop 0
	(p17) br.cond.dptk .L912
	.mib
	nop 0
	extr.u r14 = r37, 4, 8
	nop 0
	.mlx
	nop 0
	movl r16 = @gprel(descriptors#)
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r16 = r1, r16
	;;
	add r16 = r16, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L920
	.align 32
.L923:
	.pred.rel.mutex p16, p17
	.mmi
	adds r41 = 16, r14
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r37
	nop 0
	(p7) br.cond.dpnt .L962
	;;
	.mmi
	nop 0
	ld8 r15 = [r41]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L923
.L924:
	.pred.rel.mutex p16, p17
	.mib
	addl r47 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r41] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r37, 8
	;;
	st8 [r15] = r40
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r41]
	nop 0
	;;
.L922:
	.pred.rel.mutex p16, p17
	.mmi
	st8 [r39] = r14
	nop 0
	nop 0
.L914:
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
	(p7) br.cond.dpnt .L963
	;;
.L912:
	.mii
	addl r8 = 1, r0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L960:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L964
	;;
.L938:
	.mii
	mov r8 = r0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L911:
	.body
	.copy_state 2
	.mmi
	ld8 r20 = [r20]
	nop 0
	nop 0
	;;
.L906:
	.mmi
	adds r14 = 8, r20
	nop 0
	mov r15 = r21
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r18 = r14
	;;
	.mib
	nop 0
	(p7) mov r14 = r22
	(p7) br.cond.dpnt .L908
	.align 32
.L909:
	.mmi
	mov r17 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L911
	;;
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L909
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
.L908:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L911
	;;
	.mmi
	adds r17 = 24, r19
	adds r16 = 16, r19
	nop 0
	.mmi
	adds r15 = 16, r36
	adds r14 = 24, r36
	cmp.eq p6, p7 = r19, r20
	;;
	.mmi
	ld4 r17 = [r17]
	ld8 r16 = [r16]
	nop 0
	.mmi
	st8 [r36] = r21, 8
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r36] = r17
	nop 0
	.mmb
	st8 [r15] = r16
	nop 0
	(p6) br.cond.dpnt .L912
.L918:
	.mii
	addl r8 = -1, r0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L964:
	.body
	.copy_state 3
	.mmi
	addl r14 = @ltoffx(library_export_count#), r1
	addl r15 = @ltoffx(library_exports#), r1
	mov r16 = r36
	.mmi
	cmp.eq p16, p17 = r0, r0
	adds r39 = 16, r36
	adds r38 = 24, r36
	;;
	.mmi
	ld8.mov r14 = [r14], library_export_count#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	addp4 r33 = r33, r0
	(p6) br.cond.dpnt .L938
	;;
	.mmi
	shladd r14 = r33, 1, r0
	ld8.mov r15 = [r15], library_exports#
	nop 0
	.mmi
	st8 [r38] = r32
	;;
	add r14 = r14, r33
	adds r17 = 8, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	add r14 = r17, r14
	;;
	.mmi
	adds r18 = 16, r15
	ld8 r17 = [r15]
	nop 0
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r18]
	nop 0
	.mmi
	st8 [r16] = r17, 8
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
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
	(p6) br.cond.dptk .L912
.L963:
	.mmi
	ld8 r37 = [r36]
	nop 0
	adds r8 = 16, r12
	;;
	.mib
	mov r47 = r37
	nop 0
	br.call.sptk.many b0 = look_up_in_files#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r44
	nop 0
	.mmi
	addl r49 = 1, r0
	mov r48 = r37
	mov r47 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = loader_symbol#
	;;
	.mmi
	mov r1 = r44
	st8 [r39] = r8
	nop 0
	;;
	.mmi
	addl r14 = @gprel(definitions#), gp
	;;
	ld8 r19 = [r14]
	nop 0
	;;
	.mib
	adds r15 = 8, r19
	cmp.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L912
	;;
	.mmi
	ld8 r16 = [r15]
	ld8 r20 = [r36]
	nop 0
	;;
	.mmi
	ld1 r15 = [r16]
	ld1 r14 = [r20]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	mov r18 = r15
	(p7) br.cond.dpnt .L927
	;;
	.mmi
	nop 0
	(p6) mov r15 = r20
	(p6) adds r16 = 1, r16
	;;
	.align 32
.L928:
	.mmi
	mov r17 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L930
	;;
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L928
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
.L927:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) st8 [r38] = r0
	nop 0
	nop 0
.L930:
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mib
	adds r15 = 8, r19
	cmp.ne p6, p7 = 0, r19
	(p7) br.cond.dpnt .L912
	;;
	.mmi
	ld8 r16 = [r15]
	ld1 r14 = [r20]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r18 = r15
	;;
	.mib
	(p6) adds r16 = 1, r16
	(p6) mov r15 = r20
	(p6) br.cond.dptk .L928
	.mib
	nop 0
	nop 0
	br .L927
.L961:
	.mmi
	addp4 r17 = r17, r0
	;;
	shladd r14 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r14
	br .L915
.L959:
	.mmi
	nop 0
	addl r14 = @gprel(definitions#), gp
	nop 0
	;;
	.mii
	ld8 r20 = [r14]
	adds r14 = -1, r33
	;;
	cmp.eq p6, p7 = 0, r20
	.mmb
	addp4 r14 = r14, r0
	mov r19 = r20
	(p6) br.cond.dpnt .L938
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	mov ar.lc = r14
	(p6) br.cond.dpnt .L933
	.align 32
.L905:
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L938
	br.cloop.sptk.few .L905
	.mmi
	adds r14 = 8, r19
	;;
	ld8 r21 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r22 = r14
	br .L906
.L962:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r40
	nop 0
	(p7) br.cond.dpnt .L922
	;;
	.mmi
	nop 0
	ld8 r15 = [r41]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L923
	.mib
	nop 0
	nop 0
	br .L924
.L920:
	.pred.rel.mutex p16, p17
	.mib
	mov r41 = r16
	addl r47 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r15 = r8
	st8 [r41] = r8
	mov r1 = r44
	;;
	.mmi
	st8 [r15] = r37, 8
	;;
	st8 [r15] = r40
	nop 0
	;;
	.mib
	ld8 r14 = [r41]
	nop 0
	br .L922
.L933:
	.mmi
	mov r19 = r20
	;;
	adds r14 = 8, r19
	nop 0
	;;
	.mmi
	ld8 r21 = [r14]
	;;
	ld1 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r22 = r14
	br .L906
	.endp loader_list#
	.align 16
	.align 64
	.global loader_error#
	.type	loader_error#, @function
	.proc loader_error#
loader_error:
	.prologue
	.body
	.mii
	addl r14 = @gprel(error_text#), gp
	nop 0
	;;
	nop 0
	.mmb
	ld8 r8 = [r14]
	st8 [r14] = r0
	br.ret.sptk.many b0
	.endp loader_error#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"LD_LIBRARY_PATH"
	.align 8
.LC26:
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
	;;
	.mib
	addl r44 = 592, r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	adds r15 = 32, r35
	adds r14 = 24, r35
	adds r30 = 8, r8
	.mmi
	adds r35 = 40, r35
	mov r19 = r0
	adds r24 = 208, r8
	;;
	.mlx
	ld8 r22 = [r15]
	movl r23 = 1610612736
	.mmi
	adds r26 = 536, r8
	adds r27 = 544, r8
	adds r28 = 552, r8
	;;
	.mmi
	ld8 r16 = [r14]
	adds r15 = 24, r22
	adds r14 = 528, r8
	.mmi
	adds r22 = 56, r22
	adds r29 = 560, r8
	adds r25 = 488, r8
	;;
	.mmi
	ld8 r17 = [r35]
	st8 [r30] = r16
	mov r1 = r42
	.mmi
	mov r36 = r8
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	;;
	ld2 r14 = [r22]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L977
	.align 32
.L968:
	.mmi
	ld4 r14 = [r17]
	nop 0
	adds r21 = 40, r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L998
	;;
.L971:
	.mii
	cmp4.ne p6, p7 = 2, r14
	adds r15 = 16, r17
	;;
	(p7) adds r14 = 16, r17
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) st8 [r25] = r14
	nop 0
	;;
	.mmi
	(p7) ld4 r14 = [r17]
	;;
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = r23, r14
	nop 0
	(p6) br.cond.dpnt .L972
	;;
	.mmi
	nop 0
	ld8 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L972
	.mmi
	ld4 r14 = [r24]
	nop 0
	adds r16 = 16, r36
	.mmi
	mov r18 = r0
	ld8 r20 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L974
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L976:
	.mmi
	mov r15 = r16
	nop 0
	adds r16 = 24, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	sub r14 = r20, r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L999
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L976
.L974:
	.mmi
	st8 [r26] = r20
	adds r15 = 32, r17
	adds r14 = 48, r17
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r27] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r21]
	;;
	st8 [r28] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st8 [r29] = r14
	nop 0
	nop 0
	.align 32
.L972:
	.mmi
	adds r19 = 1, r19
	ld2 r14 = [r22]
	adds r17 = 56, r17
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r19
	(p6) br.cond.dptk .L968
.L977:
	.mib
	addl r38 = @gprel(modules#), gp
	mov r44 = r36
	br.call.sptk.many b0 = read_dynamic#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r34
	;;
	.mlx
	addl r14 = @gprel(modules_end#), gp
	movl r45 = @gprel(.LC25)
	.mmi
	addl r39 = @gprel(static_align#), gp
	;;
	ld8 r15 = [r14]
	add r45 = r1, r45
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L1000
	;;
	.mmi
	(p6) st8 [r15] = r36
	(p6) ld8 r37 = [r38]
	nop 0
	.mmb
	st8 [r14] = r36
	addl r36 = @gprel(library_path#), gp
	br.call.sptk.many b0 = variable#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st8 [r36] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L1001
.L979:
	.mmi
	adds r14 = 208, r37
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
	adds r15 = -1, r15
	nop 0
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	shladd r14 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r37, r14
	nop 0
	;;
	.mmi
	adds r37 = 24, r15
	adds r14 = 16, r15
	adds r15 = 32, r15
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r2 = [r37]
	nop 0
	;;
	.mmi
	add r2 = r14, r2
	ld8 r15 = [r15]
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
	.mib
	ld8 r44 = [r38]
	mov r1 = r42
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r42
	ld8 r14 = [r39]
	nop 0
	;;
	.mmi
	addl r15 = @gprel(static_end#), gp
	;;
	ld8 r44 = [r15]
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld8 r14 = [r39]
	nop 0
	mov r1 = r42
	;;
	.mii
	adds r36 = -1, r14
	sub r14 = r0, r14
	;;
	add r36 = r8, r36
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
	.mmi
	mov r1 = r42
	addl r15 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	addl r14 = @gprel(tls_is_placed#), gp
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = set_thread_pointer#
	;;
	.mmi
	ld8 r44 = [r38]
	mov r1 = r42
	mov r47 = r0
	.mmb
	addl r46 = 33, r0
	addl r45 = 32, r0
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	adds r15 = 528, r14
	adds r14 = 520, r14
	.mlx
	nop 0
	movl r16 = @gprel(descriptors#)
	;;
	.mmi
	nop 0
	ld8 r37 = [r15]
	add r16 = r1, r16
	.mmi
	ld8 r38 = [r14]
	;;
	nop 0
	extr.u r14 = r37, 4, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L980
	.align 32
.L983:
	.mmi
	adds r36 = 16, r14
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r37
	nop 0
	(p7) br.cond.dpnt .L1002
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L983
.L984:
	.mib
	addl r44 = 24, r0
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r37, 8
	;;
	st8 [r14] = r38
	nop 0
	.mmi
	nop 0
	;;
	ld8 r14 = [r36]
	nop 0
	;;
.L982:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r46 = r34
	.mmi
	mov r45 = r33
	nop 0
	mov r44 = r32
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
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
.L998:
	.mii
	ld4 r14 = [r24]
	adds r15 = 16, r17
	;;
	addp4 r18 = r14, r0
	.mmb
	adds r31 = 1, r14
	cmp4.ltu p6, p7 = 7, r14
	(p6) br.cond.dptk .L972
	;;
	.mmi
	shladd r14 = r18, 1, r0
	ld8 r16 = [r15]
	nop 0
	.mmi
	st4 [r24] = r31
	;;
	add r14 = r14, r18
	nop 0
	.mmi
	ld8 r18 = [r15]
	ld8 r20 = [r21]
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	sub r16 = r16, r18
	;;
	add r15 = r36, r14
	.mmi
	add r14 = r30, r14
	;;
	adds r31 = 16, r15
	adds r14 = 16, r14
	.mmi
	adds r15 = 32, r15
	;;
	st8 [r31] = r18
	nop 0
	.mmi
	st8 [r14] = r20
	;;
	st8 [r15] = r16
	nop 0
	;;
	.mib
	ld4 r14 = [r17]
	nop 0
	br .L971
	;;
.L1002:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L982
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L983
	.mib
	nop 0
	nop 0
	br .L984
.L999:
	.mii
	addp4 r18 = r18, r0
	adds r15 = 32, r17
	;;
	shladd r14 = r18, 1, r0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r36, r14
	;;
	adds r14 = 32, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r20 = r20, r14
	adds r14 = 48, r17
	;;
	.mmi
	st8 [r26] = r20
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r27] = r15
	;;
	ld8 r15 = [r21]
	nop 0
	;;
	.mmi
	st8 [r28] = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mib
	st8 [r29] = r14
	nop 0
	br .L972
.L1000:
	.mlx
	addl r38 = @gprel(modules#), gp
	movl r45 = @gprel(.LC25)
	.mmi
	addl r39 = @gprel(static_align#), gp
	mov r37 = r36
	mov r44 = r34
	;;
	.mmi
	st8 [r38] = r36
	st8 [r14] = r36
	nop 0
	.mmb
	add r45 = r1, r45
	addl r36 = @gprel(library_path#), gp
	br.call.sptk.many b0 = variable#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st8 [r36] = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L979
	;;
.L1001:
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
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
	adds r14 = 208, r37
	addl r47 = -16384, r0
	mov r46 = r34
	.mmi
	mov r45 = r33
	st8 [r36] = r8
	mov r1 = r42
	;;
	.mii
	ld4 r15 = [r14]
	mov r44 = r32
	;;
	adds r15 = -1, r15
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	shladd r14 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r37, r14
	nop 0
	;;
	.mmi
	adds r37 = 24, r15
	adds r14 = 16, r15
	adds r15 = 32, r15
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r2 = [r37]
	nop 0
	;;
	.mmi
	add r2 = r14, r2
	ld8 r15 = [r15]
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
	.mib
	ld8 r44 = [r38]
	mov r1 = r42
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r42
	ld8 r14 = [r39]
	nop 0
	;;
	.mmi
	addl r15 = @gprel(static_end#), gp
	;;
	ld8 r44 = [r15]
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	ld8 r14 = [r39]
	nop 0
	mov r1 = r42
	;;
	.mii
	adds r36 = -1, r14
	sub r14 = r0, r14
	;;
	add r36 = r8, r36
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
	.mmi
	mov r1 = r42
	addl r15 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	addl r14 = @gprel(tls_is_placed#), gp
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = set_thread_pointer#
	;;
	.mmi
	ld8 r44 = [r38]
	mov r1 = r42
	mov r47 = r0
	.mmb
	addl r46 = 33, r0
	addl r45 = 32, r0
	br.call.sptk.many b0 = call_array#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = initialise#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	adds r15 = 528, r14
	adds r14 = 520, r14
	.mlx
	nop 0
	movl r16 = @gprel(descriptors#)
	;;
	.mmi
	nop 0
	ld8 r37 = [r15]
	add r16 = r1, r16
	.mmi
	ld8 r38 = [r14]
	;;
	nop 0
	extr.u r14 = r37, 4, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L983
.L980:
	.mib
	mov r36 = r16
	addl r44 = 24, r0
	br.call.sptk.many b0 = allocate#
	;;
	.mmi
	mov r14 = r8
	st8 [r36] = r8
	nop 0
	;;
	.mmi
	st8 [r14] = r37, 8
	;;
	st8 [r14] = r38
	nop 0
	;;
	.mib
	ld8 r14 = [r36]
	nop 0
	br .L982
	.endp loader_main#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"libpthread."
	.align 8
.LC28:
	stringz	"libdl."
	.align 8
.LC29:
	stringz	"libm."
	.align 8
.LC30:
	stringz	"libunwind."
	.align 8
.LC31:
	stringz	"libdld."
	.align 8
.LC32:
	stringz	"librt."
	.align 8
.LC33:
	stringz	"libcl."
	.align 8
.LC34:
	stringz	"libnsl."
	.align 8
.LC35:
	stringz	"libxnet."
	.align 8
.LC36:
	stringz	"libsec."
	.align 8
.LC37:
	stringz	"libgen."
	.align 8
.LC38:
	stringz	"libintl."
	.align 8
.LC39:
	stringz	"libiconv."
	.align 8
.LC40:
	stringz	"libtermcap."
	.align 8
.LC41:
	stringz	"libcurses."
	.align 8
.LC42:
	stringz	"libHcurses."
	.align 8
.LC43:
	stringz	"libxcurses."
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	own.0#, @object
	.size	own.0#, 144
own.0:
	data8	.LC0
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	at.1#, @object
	.size	at.1#, 8
at.1:
	.skip	8
	.align 8
	.type	end.2#, @object
	.size	end.2#, 8
end.2:
	.skip	8
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
	.align 8
	.type	static_align#, @object
	.size	static_align#, 8
static_align:
	data8	16
	.align 8
	.type	static_end#, @object
	.size	static_end#, 8
static_end:
	data8	16
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	definitions#, @object
	.size	definitions#, 8
definitions:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	descriptors#, @object
	.size	descriptors#, 2048
descriptors:
	.skip	2048
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	library_path#, @object
	.size	library_path#, 8
library_path:
	.skip	8
	.align 8
	.type	error_text#, @object
	.size	error_text#, 8
error_text:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own_module#, @object
	.size	own_module#, 592
own_module:
	.skip	592
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	modules_end#, @object
	.size	modules_end#, 8
modules_end:
	.skip	8
	.align 8
	.type	modules#, @object
	.size	modules#, 8
modules:
	.skip	8
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
