// e17e4b72b01a9f4d0a9790875d534095 emu/guest/libc/shown.c
	.file	"shown.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc set_exponent#
set_exponent:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	cmp4.le p10, p11 = r0, r34
	addl r16 = 8, r0
	;;
	.mmi
	nop 0
	adds r18 = 87, r32
	(p11) sub r34 = r0, r34
	;;
	.align 32
.L3:
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r15 = r34, r0
	mov r21 = r16
	adds r16 = -1, r16
	.mmi
	addp4 r17 = 0,r18
	cmp4.ltu p8, p9 = 9, r34
	adds r18 = -1, r18
	;;
	.mmi
	shladd r14 = r15, 1, r0
	nop 0
	sub r19 = 8, r16
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	cmp4.lt p6, p7 = r19, r35
	;;
	.mii
	shladd r19 = r14, 4, r0
	(p8) cmp4.eq.or.andcm p6, p7 = 0, r0
	;;
	add r14 = r14, r19
	;;
	.mii
	nop 0
	shl r19 = r14, 8
	;;
	add r14 = r14, r19
	;;
	.mii
	nop 0
	shl r19 = r14, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 35
	;;
	shladd r15 = r14, 2, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mii
	sub r15 = r34, r15
	mov r34 = r14
	;;
	adds r15 = 48, r15
	;;
	.mib
	st1 [r17] = r15
	nop 0
	(p6) br.cond.dptk .L3
	.mmi
	adds r15 = 78, r21
	(p10) addl r18 = 43, r0
	adds r14 = 77, r21
	.mmi
	adds r17 = 8, r32
	adds r21 = -3, r21
	adds r16 = 80, r32
	;;
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	.mmi
	(p11) addl r18 = 45, r0
	add r16 = r16, r21
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r32, r15
	add r14 = r32, r14
	sub r21 = 8, r21
	;;
	.mmi
	st1 [r15] = r18
	st1 [r14] = r33
	nop 0
	;;
	.mmi
	ld4 r15 = [r17]
	;;
	shladd r14 = r15, 3, r0
	adds r15 = 1, r15
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r15 = 16, r14
	adds r14 = 20, r14
	;;
	nop 0
	.mmb
	st4 [r15] = r16
	st4 [r14] = r21
	br.ret.sptk.many b0
	.endp set_exponent#
	.align 16
	.align 64
	.proc add_digits#
add_digits:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	adds r14 = 92, r32
	adds r17 = 8, r32
	.mmi
	adds r16 = 96, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	sub r14 = r15, r33
	cmp4.ge p6, p7 = r33, r15
	(p6) br.cond.dptk .L10
	;;
	.mmi
	cmp4.le p6, p7 = r34, r14
	ld4 r18 = [r16]
	nop 0
	;;
	.mii
	(p7) mov r15 = r14
	addp4 r18 = r33, r18
	;;
	(p6) mov r15 = r34
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	ld4 r16 = [r17]
	;;
	shladd r14 = r16, 3, r0
	adds r16 = 1, r16
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r16
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r16 = 16, r14
	adds r14 = 20, r14
	;;
	.mmi
	st4 [r16] = r18
	st4 [r14] = r15
	nop 0
.L12:
	.mmi
	sub r34 = r34, r15
	nop 0
	nop 0
	;;
.L10:
	.mmi
	cmp4.ge p6, p7 = 0, r34
	nop 0
	adds r16 = 8, r32
	;;
	.mmi
	(p7) ld4 r15 = [r16]
	;;
	(p7) shladd r14 = r15, 3, r0
	(p7) adds r15 = 1, r15
	;;
	.mmi
	(p7) add r14 = r14, r32
	(p7) st4 [r16] = r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	(p7) adds r15 = 16, r14
	(p7) adds r14 = 20, r14
	;;
	nop 0
	.mmb
	(p7) st4 [r15] = r0
	(p7) st4 [r14] = r34
	br.ret.sptk.many b0
	.endp add_digits#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"."
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_scientific#
show_scientific:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 3, 0
	addp4 r36 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	mov r37 = r33
	mov r33 = r35
	.body
	;;
	.mmi
	mov r41 = r36
	addl r43 = 1, r0
	mov r42 = r0
	.mmb
	mov r32 = r36
	addl r35 = 2, r0
	br.call.sptk.many b0 = add_digits#
	;;
	.mmi
	mov r43 = r37
	or r37 = r34, r37
	nop 0
	.mmi
	mov r1 = r40
	mov r41 = r36
	addl r42 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_digits#
	;;
	.mmb
	adds r14 = 88, r36
	adds r36 = 92, r36
	nop 0
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mii
	ld4 r34 = [r36]
	mov ar.pfs = r39
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	(p7) ld4 r34 = [r14]
	;;
	(p7) adds r34 = -1, r34
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many set_exponent#
.L24:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r16 = 8, r36
	nop 0
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	shladd r14 = r15, 3, r0
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	add r14 = r14, r36
	nop 0
	.mlx
	st4 [r16] = r15
	movl r16 = @gprel(.LC0)
	;;
	.mii
	addp4 r14 = 0,r14
	add r16 = r1, r16
	;;
	adds r15 = 16, r14
	.mmi
	adds r14 = 20, r14
	;;
	st4 [r15] = r16
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = add_digits#
	;;
	.mmb
	adds r14 = 88, r36
	adds r36 = 92, r36
	nop 0
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mii
	ld4 r34 = [r36]
	mov ar.pfs = r39
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	(p7) ld4 r34 = [r14]
	;;
	(p7) adds r34 = -1, r34
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many set_exponent#
	;;
	break.f 0
	;;
	.endp show_scientific#
	.align 16
	.align 64
	.proc show_fixed#
show_fixed:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r35 = r34
	mov r34 = r33
	.save pr, r39
	mov r39 = pr
	;;
	.mmi
	adds r14 = 88, r32
	or r35 = r35, r34
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	mov r41 = r0
	mov r40 = r32
	.body
	;;
	.mmi
	nop 0
	ld4 r33 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	cmp4.le p16, p17 = r0, r33
	mov r42 = r33
	.bbb
	nop 0
	(p17) br.cond.dpnt .L39
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_digits#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dpnt .L40
.L31:
	.pred.rel.mutex p16, p17
	.mmi
	(p17) mov r33 = r0
	nop 0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov pr = r39, -1
	;;
	mov ar.pfs = r37
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_digits#
.L39:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 8, r32
	sub r16 = r0, r33
	addl r19 = 1, r0
	.mmi
	cmp4.ne p6, p7 = 0, r35
	;;
	ld4 r18 = [r17]
	cmp4.le p8, p9 = r34, r16
	;;
	.mmi
	shladd r14 = r18, 3, r0
	adds r15 = 1, r18
	(p8) mov r16 = r34
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r20 = 16, r14
	adds r14 = 20, r14
	;;
	nop 0
	.mmb
	st4 [r20] = r0
	st4 [r14] = r19
	(p6) br.cond.dpnt .L41
.L28:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.lt p6, p7 = 0, r16
	nop 0
	(p7) br.cond.spnt .L34
	;;
	.mmi
	ld4 r15 = [r17]
	;;
	shladd r14 = r15, 3, r0
	adds r15 = 1, r15
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r15 = 16, r14
	adds r14 = 20, r14
	;;
	.mmi
	st4 [r15] = r0
	st4 [r14] = r16
	nop 0
.L34:
	.pred.rel.mutex p16, p17
	.mmi
	(p17) mov r33 = r0
	sub r34 = r34, r16
	mov pr = r39, -1
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_digits#
.L40:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 8, r32
	(p17) mov r33 = r0
	mov b0 = r36
	;;
	.mmi
	ld4 r15 = [r16]
	nop 0
	mov pr = r39, -1
	;;
	.mmi
	shladd r14 = r15, 3, r0
	adds r15 = 1, r15
	mov ar.pfs = r37
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	.mlx
	st4 [r16] = r15
	movl r16 = @gprel(.LC0)
	;;
	.mii
	addp4 r14 = 0,r14
	add r16 = r1, r16
	;;
	adds r15 = 16, r14
	.mmi
	adds r14 = 20, r14
	;;
	st4 [r15] = r16
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_digits#
.L41:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.mmi
	shladd r15 = r15, 3, r0
	nop 0
	adds r18 = 2, r18
	;;
	.mmi
	nop 0
	add r15 = r15, r32
	nop 0
	.mlx
	st4 [r17] = r18
	movl r18 = @gprel(.LC0)
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	add r18 = r1, r18
	;;
	.mii
	adds r14 = 16, r15
	adds r15 = 20, r15
	;;
	nop 0
	.mmb
	st4 [r14] = r18
	st4 [r15] = r19
	br .L28
.L29:
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 8, r32
	addl r18 = 1, r0
	cmp4.ne p6, p7 = 0, r35
	;;
	.mmi
	ld4 r16 = [r17]
	;;
	shladd r14 = r16, 3, r0
	adds r15 = 1, r16
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r19 = 16, r14
	adds r14 = 20, r14
	;;
	nop 0
	.mmb
	st4 [r19] = r0
	st4 [r14] = r18
	(p7) br.cond.dptk .L31
	.mmb
	shladd r14 = r15, 3, r0
	adds r16 = 2, r16
	nop 0
	.mmi
	(p17) mov r33 = r0
	nop 0
	mov b0 = r36
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r16
	mov pr = r39, -1
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mmi
	addp4 r14 = 0,r14
	add r16 = r1, r16
	mov ar.pfs = r37
	;;
	.mmi
	adds r15 = 16, r14
	nop 0
	adds r14 = 20, r14
	;;
	.mmi
	st4 [r15] = r16
	st4 [r14] = r18
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_digits#
	;;
	break.f 0
	;;
	.endp show_fixed#
	.align 16
	.align 64
	.proc show_decimal#
show_decimal:
	.prologue
	.body
	.mib
	nop 0
	sxt1 r14 = r33
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r33 = r34
	mov r34 = r35
	;;
	.mmi
	mov r15 = r14
	nop 0
	or r14 = 32, r14
	;;
	.mii
	cmp4.eq p8, p9 = r14, r15
	cmp4.ne p6, p7 = 103, r14
	;;
	(p8) addl r35 = 101, r0
	;;
	.mib
	(p9) addl r35 = 69, r0
	nop 0
	(p7) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 101, r14
	(p7) br.cond.dpnt .L58
	;;
.L51:
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_fixed#
.L61:
	.body
	.copy_state 1
	.mmi
	adds r14 = 92, r32
	nop 0
	adds r15 = 88, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r16 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L62
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	adds r17 = -1, r16
	cmp4.eq p10, p11 = 0, r34
	;;
	.mmi
	(p7) mov r18 = r33
	(p7) adds r33 = -1, r33
	(p10) addl r15 = 1, r0
	;;
	.mmi
	(p6) addl r18 = 1, r0
	cmp4.gt p6, p7 = -4, r17
	(p11) mov r15 = r0
	;;
	.mmi
	cmp4.le p8, p9 = r18, r17
	;;
	(p8) cmp4.eq.or.andcm p6, p7 = 0, r0
	nop 0
	;;
	.mib
	(p7) sub r33 = r33, r17
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mmi
	cmp4.gt p6, p7 = r18, r14
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L58
	.mmi
	nop 0
	adds r33 = -1, r14
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r0, r33
	nop 0
	;;
	(p7) mov r33 = r0
	;;
.L58:
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_scientific#
.L62:
	.body
	.copy_state 2
	.mii
	cmp4.eq p6, p7 = 0, r33
	cmp4.eq p10, p11 = 0, r34
	;;
	(p7) adds r33 = -1, r33
.L46:
	.pred.rel.mutex p10, p11
	.mmi
	sub r14 = r14, r16
	nop 0
	(p10) addl r15 = 1, r0
	;;
	.mii
	cmp4.gt p6, p7 = r33, r14
	(p11) mov r15 = r0
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L51
	;;
	.mmi
	cmp4.le p6, p7 = r0, r14
	;;
	(p6) mov r33 = r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r33 = r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_fixed#
	;;
	break.f 0
	;;
	.endp show_decimal#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"0123456789abcdef"
	.align 8
.LC2:
	stringz	"0123456789ABCDEF"
	.align 8
.LC3:
	stringz	"0x"
	.align 8
.LC4:
	stringz	"0X"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_hexadecimal.constprop.0#
show_hexadecimal.constprop.0:
	.prologue
	.mlx
	addp4 r32 = 0,r32
	movl r18 = @gprel(.LC2)
	.mmi
	cmp4.gt p6, p7 = r0, r38
	addp4 r15 = 0,r34
	sxt1 r37 = r37
	;;
	.mmi
	add r18 = r1, r18
	adds r20 = 100, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.mlx
	mov r34 = r36
	movl r16 = @gprel(.LC4)
	.body
	;;
	.mmi
	addp4 r18 = 0,r18
	addp4 r20 = 0,r20
	cmp4.ne p8, p9 = 97, r37
	.mmb
	add r16 = r1, r16
	adds r14 = 12, r32
	(p9) br.cond.dpnt .L109
	;;
	.mmi
	adds r17 = 100, r32
	nop 0
	addp4 r16 = 0,r16
	.mmb
	addl r21 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mib
	cmp4.gt p6, p7 = r35, r38
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	add r33 = r33, r18
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	addp4 r33 = 0,r33
	;;
	ld1 r14 = [r33]
	nop 0
	.mmi
	nop 0
	;;
	st1 [r17] = r14
	nop 0
.L93:
	.pred.rel.mutex p8, p9
	.mii
	adds r19 = 101, r32
	adds r14 = -1, r35
	;;
	addp4 r19 = 0,r19
	.mmi
	addp4 r14 = r14, r0
	;;
	mov r16 = r19
	mov ar.lc = r14
	;;
	.align 32
.L84:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r15
	addp4 r17 = 0,r16
	adds r15 = 1, r15
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	add r14 = r14, r18
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L84
	.mmi
	adds r17 = 8, r32
	addl r18 = 1, r0
	cmp4.ne p6, p7 = 0, r21
	;;
	.mmi
	ld4 r16 = [r17]
	;;
	shladd r14 = r16, 3, r0
	adds r15 = 1, r16
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r22 = 16, r14
	adds r21 = 20, r14
	;;
	nop 0
	.mmb
	st4 [r22] = r20
	st4 [r21] = r18
	(p6) br.cond.dpnt .L85
.L92:
	.pred.rel.mutex p8, p9
	.mmi
	shladd r15 = r15, 3, r0
	nop 0
	adds r16 = 2, r16
	.mmb
	cmp4.ne p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dptk .L87
	;;
	.mmi
	add r15 = r15, r32
	nop 0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r16
	addp4 r15 = 0,r15
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = 16, r15
	add r16 = r1, r16
	adds r15 = 20, r15
	;;
	.mmi
	st4 [r14] = r16
	addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L87:
	.pred.rel.mutex p8, p9
	.mmi
	(p8) addl r33 = 80, r0
	addl r35 = 1, r0
	mov ar.lc = r2
	;;
	.mmi
	nop 0
	(p9) addl r33 = 112, r0
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many set_exponent#
.L65:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r16 = -1, r35
	nop 0
	;;
	.mii
	addp4 r14 = r16, r0
	add r16 = r16, r15
	;;
	mov ar.lc = r14
	.align 32
.L68:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = -1, r16
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	adds r35 = -1, r35
	br.cloop.sptk.few .L68
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L69:
	.pred.rel.mutex p8, p9
	.mlx
	cmp4.lt p6, p7 = 0, r38
	(p9) movl r17 = @gprel(.LC3)
	.mmi
	add r33 = r33, r18
	adds r16 = 12, r32
	addp4 r14 = r14, r0
	;;
	.mlx
	nop 0
	(p8) movl r17 = @gprel(.LC4)
	.mmi
	(p6) addl r21 = 1, r0
	addp4 r33 = 0,r33
	adds r19 = 100, r32
	;;
	.mmi
	add r17 = r1, r17
	(p7) mov r21 = r0
	cmp4.ge p6, p7 = 0, r35
	;;
	.mmi
	addp4 r17 = 0,r17
	nop 0
	or r14 = r21, r14
	;;
	.mmi
	st4 [r16] = r17
	ld1 r16 = [r33]
	mov r21 = r14
	;;
	.mib
	st1 [r19] = r16
	nop 0
	(p7) br.cond.dptk .L93
	.mmi
	adds r17 = 8, r32
	cmp4.ne p6, p7 = 0, r14
	addl r18 = 1, r0
	;;
	.mmi
	ld4 r16 = [r17]
	;;
	shladd r14 = r16, 3, r0
	adds r15 = 1, r16
	;;
	.mmi
	add r14 = r14, r32
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r21 = 16, r14
	adds r19 = 20, r14
	;;
	nop 0
	.mmb
	st4 [r21] = r20
	st4 [r19] = r18
	(p7) br.cond.dptk .L92
	.mmi
	adds r16 = 2, r16
	nop 0
	adds r15 = 24, r14
	.mmi
	sub r38 = r38, r35
	nop 0
	adds r14 = 28, r14
	;;
	.mlx
	st4 [r17] = r16
	movl r16 = @gprel(.LC0)
	.mmi
	cmp4.ge p6, p7 = 0, r38
	st4 [r14] = r18
	nop 0
	;;
	.mmi
	add r16 = r1, r16
	;;
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	(p7) ld4 r15 = [r17]
	;;
	(p7) shladd r14 = r15, 3, r0
	(p7) adds r15 = 1, r15
	;;
	.mmi
	(p7) add r14 = r14, r32
	(p7) st4 [r17] = r15
	nop 0
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	;;
	(p7) adds r15 = 16, r14
	(p7) adds r14 = 20, r14
	;;
	.mmi
	(p7) st4 [r15] = r0
	(p7) st4 [r14] = r38
	nop 0
.L111:
	.pred.rel.mutex p8, p9
	.mmi
	(p8) addl r33 = 80, r0
	addl r35 = 1, r0
	mov ar.lc = r2
	;;
	.mmi
	nop 0
	(p9) addl r33 = 112, r0
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many set_exponent#
.L85:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mlx
	adds r15 = 32, r14
	movl r22 = @gprel(.LC0)
	.mmi
	adds r21 = 24, r14
	adds r20 = 28, r14
	sub r38 = r38, r35
	;;
	.mmi
	adds r16 = 3, r16
	add r22 = r1, r22
	nop 0
	.mmi
	cmp4.ge p6, p7 = 0, r38
	st4 [r20] = r18
	adds r14 = 36, r14
	;;
	.mmi
	st4 [r21] = r22
	st4 [r17] = r16
	nop 0
	;;
	.mmi
	st4 [r15] = r19
	st4 [r14] = r35
	nop 0
	;;
	.mmi
	(p7) ld4 r15 = [r17]
	;;
	(p7) shladd r14 = r15, 3, r0
	(p7) adds r15 = 1, r15
	;;
	.mmi
	(p7) add r14 = r14, r32
	(p7) st4 [r17] = r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	(p7) adds r15 = 16, r14
	(p7) adds r14 = 20, r14
	;;
	nop 0
	.mmb
	(p7) st4 [r15] = r0
	(p7) st4 [r14] = r38
	br .L111
.L109:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r18 = @gprel(.LC1)
	.mlx
	adds r14 = 12, r32
	movl r16 = @gprel(.LC3)
	;;
	.mmi
	add r18 = r1, r18
	nop 0
	add r16 = r1, r16
	.mmi
	adds r17 = 100, r32
	nop 0
	addl r21 = 1, r0
	;;
	.mib
	addp4 r18 = 0,r18
	addp4 r16 = 0,r16
	(p6) br.cond.dpnt .L65
	;;
	.mib
	cmp4.gt p6, p7 = r35, r38
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	add r33 = r33, r18
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	addp4 r33 = 0,r33
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br .L93
.L66:
	.pred.rel.mutex p8, p9
	.mii
	adds r16 = 1, r38
	mov r19 = r0
	;;
	sub r14 = r16, r35
	.mmb
	cmp4.ge p6, p7 = r16, r35
	add r16 = r16, r15
	(p6) br.cond.dpnt .L99
	;;
	.mmi
	nop 0
	andcm r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L72:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r16
	nop 0
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
	or r19 = r19, r14
	br.cloop.sptk.few .L72
	.mmi
	nop 0
	mov r16 = r33
	mov r14 = r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L71
	;;
.L74:
	.pred.rel.mutex p8, p9
	.mmi
	add r14 = r14, r15
	adds r17 = -1, r38
	or r19 = r19, r16
	;;
	.mmi
	addp4 r14 = 0,r14
	addp4 r21 = r17, r0
	add r16 = r17, r15
	.mmi
	cmp4.le p12, p13 = r0, r17
	;;
	ld1 r14 = [r14]
	mov ar.lc = r21
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 8, r14
	cmp4.lt p10, p11 = 7, r14
	(p11) br.cond.dpnt .L76
	;;
	.mbb
	cmp4.eq.and.orcm p6, p7 = 0, r19
	(p6) br.cond.dpnt .L76
	(p13) br.cond.dpnt .L81
	.align 32
.L80:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r19 = 0,r16
	nop 0
	adds r16 = -1, r16
	;;
	.mmi
	ld1 r14 = [r19]
	nop 0
	adds r17 = 1, r16
	;;
	.mii
	adds r14 = 1, r14
	addp4 r17 = 0,r17
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 15, r14
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mib
	st1 [r17] = r0
	nop 0
	br.cloop.sptk.few .L80
.L81:
	.pred.rel.mutex p8, p9
	.mmi
	adds r33 = 1, r33
	nop 0
	nop 0
.L76:
	.pred.rel.mutex p8, p9
	.mii
	cmp4.ne p6, p7 = 0, r38
	mov r35 = r38
	;;
	(p6) addl r14 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L69
.L99:
	.pred.rel.mutex p8, p9
	.mmi
	mov r19 = r0
	nop 0
	nop 0
	;;
.L71:
	.pred.rel.mutex p8, p9
	.mii
	add r16 = r38, r15
	mov r14 = r38
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	adds r16 = -1, r16
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	and r16 = 1, r16
	br .L74
.L110:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	addl r14 = 1, r0
	br .L69
	;;
.L112:
	.pred.rel.mutex p8, p9
	.mmi
	cmp4.ne p6, p7 = 0, r38
	st1 [r19] = r14
	mov r35 = r38
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L69
	.endp show_hexadecimal.constprop.0#
	.align 16
	.align 64
	.global forget_decimal#
	.type	forget_decimal#, @function
	.proc forget_decimal#
forget_decimal:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	adds r33 = 8, r32
	adds r32 = 12, r32
	;;
	.mii
	ld4 r37 = [r33]
	addp4 r32 = 0,r32
	;;
	addp4 r37 = 0,r37
	;;
	.mib
	cmp4.eq p6, p7 = r32, r37
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L114:
	.mmi
	st4 [r33] = r32
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp forget_decimal#
	.align 16
	.align 64
	.global forget_shown#
	.type	forget_shown#, @function
	.proc forget_shown#
forget_shown:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	adds r33 = 96, r32
	adds r32 = 100, r32
	;;
	.mii
	ld4 r37 = [r33]
	addp4 r32 = 0,r32
	;;
	addp4 r37 = 0,r37
	;;
	.mib
	cmp4.eq p6, p7 = r32, r37
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L118:
	.mmi
	st4 [r33] = r32
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp forget_shown#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"NAN"
	.align 8
.LC6:
	stringz	"nan"
	.align 8
.LC7:
	stringz	"INF"
	.align 8
.LC8:
	stringz	"inf"
	.align 8
.LC9:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global show_double#
	.type	show_double#, @function
	.proc show_double#
show_double:
	.prologue 12, 37
	.mmf
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 8, 0
	.fframe 16
	adds r12 = -16, r12
	fabs f7 = f8
	.mii
	mov r39 = r1
	.save ar.lc, r40
	mov r40 = ar.lc
	addp4 r32 = 0,r32
	;;
	.mlx
	nop 0
	movl r14 = 0x7fefffffffffffff
	.mmi
	getf.d r16 = f8
	nop 0
	sxt1 r15 = r34
	;;
	.mii
	setf.d f6 = r14
	.save rp, r37
	mov r37 = b0
	.body
	addl r14 = 1, r0
	;;
	.mii
	nop 0
	shr.u r17 = r16, 63
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f6
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	nop 0
	;;
.L122:
	.mmi
	mov r20 = r32
	xor r14 = 1, r14
	adds r21 = 8, r32
	.mmi
	adds r19 = 12, r32
	adds r18 = 100, r32
	adds r41 = 88, r32
	;;
	.mmi
	nop 0
	st4 [r20] = r17, 4
	zxt1 r14 = r14
	.mmi
	adds r17 = 96, r32
	st4 [r21] = r0
	addp4 r41 = 0,r41
	;;
	.mmi
	st4 [r20] = r14
	nop 0
	cmp4.ne p6, p7 = 0, r14
	.mlx
	st4 [r17] = r18
	movl r14 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st4 [r19] = r14
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	or r15 = 32, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 97, r15
	cmp4.ne p8, p9 = 101, r15
	(p7) br.cond.dpnt .L145
	;;
	.mib
	cmp4.le p6, p7 = r0, r35
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 102, r15
	nop 0
	;;
	.mib
	(p6) mov r43 = r35
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	(p9) adds r43 = 1, r35
	nop 0
	(p9) br.cond.dpnt .L132
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r35
	nop 0
	;;
	.mii
	(p8) addl r43 = 1, r0
	nop 0
	;;
	(p9) mov r43 = r35
.L132:
	.pred.rel.mutex p6, p7
	.mmi
	setf.d f8 = r16
	nop 0
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = double_decimal#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r36
	nop 0
	.mmi
	mov r43 = r35
	mov r42 = r34
	mov r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_decimal#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L126:
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L146:
	.body
	.copy_state 1
	.mmi
	nop 0
	setf.d f8 = r16
	cmp4.eq p6, p7 = 101, r15
	.mmb
	addl r35 = 6, r0
	addl r43 = 6, r0
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	cmp4.eq p6, p7 = 102, r15
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = double_decimal#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r36
	nop 0
	.mmi
	mov r43 = r35
	mov r42 = r34
	mov r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_decimal#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L126
.L144:
	.mii
	setf.d f6 = r16
	adds r14 = -65, r15
	;;
	zxt1 r14 = r14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L124
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r14 = 0,r14
	(p7) br.cond.dptk .L125
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	addp4 r14 = 0,r14
.L125:
	.mmi
	adds r15 = 16, r32
	addl r16 = 1, r0
	adds r32 = 20, r32
	;;
	.mmi
	st4 [r21] = r16
	st4 [r15] = r14
	nop 0
	.mmi
	addl r14 = 3, r0
	;;
	st4 [r32] = r14
	nop 0
.L147:
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L124:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r14 = 0,r14
	(p7) br.cond.dptk .L125
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC8)
	.mmi
	adds r15 = 16, r32
	addl r16 = 1, r0
	adds r32 = 20, r32
	;;
	.mmi
	add r14 = r1, r14
	st4 [r21] = r16
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r15] = r14
	addl r14 = 3, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L147
.L145:
	.mmb
	adds r14 = 16, r12
	mov r19 = r16
	nop 0
	.mii
	addl r17 = 48, r0
	mov ar.lc = 12
	shr.u r20 = r16, 52
	;;
	.mii
	mov r18 = r14
	addl r14 = 2047, r0
	;;
	and r20 = r14, r20
	.align 32
.L128:
	.mmi
	addp4 r14 = r17, r0
	nop 0
	addp4 r15 = 0,r18
	.mmi
	adds r17 = -4, r17
	nop 0
	adds r18 = 1, r18
	;;
	.mii
	nop 0
	shr.u r14 = r19, r14
	;;
	and r14 = 15, r14
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.cloop.sptk.few .L128
	.mmi
	setf.d f6 = r16
	nop 0
	cmp4.ne p6, p7 = 0, r20
	.mii
	cmp4.eq p10, p11 = 0, r20
	mov r45 = r0
	;;
	(p6) addl r42 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r42 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L129
	.mii
	addl r45 = -1022, r0
	nop 0
	;;
	(p11) adds r45 = -1023, r20
.L129:
	.mmi
	adds r14 = 16, r12
	mov r48 = r36
	mov r47 = r35
	.mmi
	mov r46 = r34
	addl r44 = 13, r0
	mov r41 = r32
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = show_hexadecimal.constprop.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L138:
	.body
	.copy_state 3
	.mmi
	setf.d f8 = r16
	nop 0
	cmp.ne p6, p7 = r0, r0
	.mii
	addl r43 = 7, r0
	addl r35 = 6, r0
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = double_decimal#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r36
	nop 0
	.mmi
	mov r43 = r35
	mov r42 = r34
	mov r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_decimal#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L126
	.endp show_double#
	.align 16
	.align 64
	.global show_quad#
	.type	show_quad#, @function
	.proc show_quad#
show_quad:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 8, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	extr.u r2 = r33, 48, 15
	shr.u r23 = r33, 63
	;;
	.mmi
	addl r24 = 32767, r0
	mov r15 = r32
	adds r17 = 48, r12
	.mlx
	adds r16 = 56, r12
	movl r14 = @gprel(.LC9)
	;;
	.mmi
	cmp4.ne p6, p7 = r24, r2
	st4 [r15] = r23, 4
	adds r18 = 8, r32
	.mmi
	adds r22 = 12, r32
	adds r20 = 96, r32
	adds r21 = 100, r32
	;;
	.mmi
	(p6) addl r23 = 1, r0
	add r14 = r1, r14
	.save ar.lc, r41
	mov r41 = ar.lc
	.mmi
	st8 [r17] = r33
	st8 [r16] = r34
	mov r40 = r1
	;;
	.mmi
	(p7) mov r23 = r0
	st4 [r18] = r0
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	st4 [r22] = r14
	mov r19 = r33
	adds r42 = 88, r32
	;;
	.mmi
	nop 0
	st4 [r15] = r23
	sxt1 r15 = r35
	.mmb
	st4 [r20] = r21
	addp4 r42 = 0,r42
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	nop 0
	or r15 = 32, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 97, r15
	cmp4.ne p8, p9 = 101, r15
	(p7) br.cond.dpnt .L175
	;;
	.mib
	cmp4.le p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 102, r15
	nop 0
	;;
	.mib
	(p6) mov r45 = r36
	nop 0
	(p6) br.cond.dpnt .L161
	;;
	.mib
	(p9) adds r45 = 1, r36
	nop 0
	(p9) br.cond.dpnt .L161
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r36
	nop 0
	;;
	.mii
	(p8) addl r45 = 1, r0
	nop 0
	;;
	(p9) mov r45 = r36
.L161:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	.mmi
	ld8 r43 = [r17]
	ld8 r44 = [r16]
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = quad_decimal#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	mov r45 = r37
	.mmb
	mov r44 = r36
	mov r43 = r35
	(p6) br.cond.dpnt .L170
	;;
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = show_decimal#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r8 = r0
.L148:
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
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L176:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 101, r15
	nop 0
	addl r36 = 6, r0
	.mmb
	addl r45 = 6, r0
	nop 0
	(p6) br.cond.dpnt .L167
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 102, r15
	br .L161
.L174:
	.mlx
	adds r14 = -65, r15
	movl r15 = 281474976710655
	;;
	.mii
	and r19 = r15, r33
	zxt1 r14 = r14
	;;
	or r34 = r34, r19
	;;
	.mib
	cmp.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r14 = 0,r14
	(p7) br.cond.dptk .L151
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	addp4 r14 = 0,r14
.L151:
	.mmi
	adds r15 = 16, r32
	addl r16 = 1, r0
	adds r32 = 20, r32
	;;
	.mmi
	st4 [r18] = r16
	st4 [r15] = r14
	nop 0
	.mmi
	addl r14 = 3, r0
	;;
	st4 [r32] = r14
	nop 0
.L177:
	.mib
	nop 0
	mov r8 = r0
	br .L148
.L150:
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r14 = 0,r14
	(p7) br.cond.dptk .L151
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC8)
	.mmi
	adds r15 = 16, r32
	addl r16 = 1, r0
	adds r32 = 20, r32
	;;
	.mmi
	add r14 = r1, r14
	st4 [r18] = r16
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r15] = r14
	addl r14 = 3, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L177
.L175:
	.mmb
	adds r14 = 16, r12
	addl r15 = 44, r0
	nop 0
	.mii
	mov r17 = r0
	mov ar.lc = 27
	;;
	mov r18 = r14
	.align 32
.L156:
	.mmi
	adds r14 = 64, r15
	cmp4.lt p6, p7 = 11, r17
	addp4 r16 = r15, r0
	.mii
	adds r17 = 1, r17
	adds r15 = -4, r15
	;;
	(p6) addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	(p7) shr.u r16 = r19, r16
	;;
	(p6) shr.u r14 = r34, r14
	;;
	.mmi
	(p7) and r14 = 15, r16
	addp4 r16 = 0,r18
	adds r18 = 1, r18
	;;
	.mmi
	nop 0
	(p6) and r14 = 15, r14
	nop 0
	;;
	.mib
	st1 [r16] = r14
	nop 0
	br.cloop.sptk.few .L156
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	.mmi
	cmp4.ne p6, p7 = 0, r2
	nop 0
	cmp4.eq p8, p9 = 0, r2
	;;
	.mmi
	and r19 = r14, r19
	nop 0
	(p6) addl r43 = 1, r0
	;;
	.mii
	or r34 = r34, r19
	(p7) mov r43 = r0
	;;
	cmp.eq p6, p7 = 0, r34
	;;
	.mib
	(p6) mov r46 = r0
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mii
	addl r46 = -16382, r0
	nop 0
	;;
	(p9) addl r46 = -16383, r2
.L157:
	.mmi
	adds r14 = 16, r12
	mov r49 = r37
	mov r48 = r36
	.mmi
	mov r47 = r35
	addl r45 = 28, r0
	mov r42 = r32
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = show_hexadecimal.constprop.0#
	;;
	.mib
	mov r1 = r40
	mov r8 = r0
	br .L148
.L167:
	.mmi
	nop 0
	addl r45 = 7, r0
	addl r36 = 6, r0
	.mmb
	nop 0
	cmp.ne p6, p7 = r0, r0
	br .L161
	;;
.L170:
	.mii
	addl r8 = -1, r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp show_quad#
	.global quad_decimal#
	.type	quad_decimal#, @function
	.global double_decimal#
	.type	double_decimal#, @function
	.global free#
	.type	free#, @function
	.ident	"GCC: (GNU) 12.2.0"
