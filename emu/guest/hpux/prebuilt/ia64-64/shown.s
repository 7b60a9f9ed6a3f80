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
	cmp4.le p10, p11 = r0, r34
	addl r16 = 8, r0
	nop 0
	.mii
	adds r18 = 159, r32
	nop 0
	;;
	(p11) sub r34 = r0, r34
	;;
	.align 32
.L3:
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r15 = r34, r0
	mov r17 = r16
	adds r16 = -1, r16
	.mii
	cmp4.ltu p8, p9 = 9, r34
	mov r20 = r34
	;;
	shladd r14 = r15, 1, r0
	.mmi
	sub r19 = 8, r16
	;;
	add r14 = r14, r15
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
	st1 [r18] = r15, -1
	nop 0
	(p6) br.cond.dptk .L3
	.mmi
	adds r14 = -2, r17
	adds r16 = 8, r32
	nop 0
	.mmi
	adds r15 = -3, r17
	(p10) addl r20 = 43, r0
	adds r17 = 152, r32
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sxt4 r19 = r15
	.mmb
	(p11) addl r20 = 45, r0
	sub r15 = 8, r15
	nop 0
	;;
	.mmi
	add r14 = r16, r14
	add r18 = r16, r19
	add r17 = r17, r19
	;;
	.mmi
	adds r14 = 144, r14
	nop 0
	adds r18 = 144, r18
	;;
	.mmi
	st1 [r14] = r20
	st1 [r18] = r33
	nop 0
	;;
	.mii
	ld4 r14 = [r16]
	nop 0
	;;
	sxt4 r18 = r14
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	shladd r18 = r18, 4, r0
	.mmi
	st4 [r16] = r14
	;;
	add r32 = r32, r18
	nop 0
	;;
	.mii
	adds r14 = 24, r32
	adds r32 = 32, r32
	;;
	nop 0
	.mmb
	st8 [r14] = r17
	st4 [r32] = r15
	br.ret.sptk.many b0
	.endp set_exponent#
	.align 16
	.align 64
	.proc add_digits#
add_digits:
	.prologue
	.body
	.mmi
	adds r14 = 164, r32
	nop 0
	adds r17 = 8, r32
	.mmi
	adds r18 = 168, r32
	nop 0
	sxt4 r16 = r33
	;;
	.mmi
	nop 0
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
	ld8 r18 = [r18]
	nop 0
	;;
	.mii
	(p7) mov r15 = r14
	add r18 = r18, r16
	;;
	(p6) mov r15 = r34
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	ld4 r16 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	adds r16 = 1, r16
	;;
	.mmi
	shladd r14 = r14, 4, r0
	st4 [r17] = r16
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r16 = 24, r14
	adds r14 = 32, r14
	;;
	.mmi
	st8 [r16] = r18
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
	.mii
	(p7) ld4 r14 = [r16]
	nop 0
	;;
	(p7) sxt4 r15 = r14
	.mii
	(p7) adds r14 = 1, r14
	nop 0
	;;
	(p7) shladd r15 = r15, 4, r0
	.mmi
	(p7) st4 [r16] = r14
	;;
	(p7) add r32 = r32, r15
	nop 0
	;;
	.mii
	(p7) adds r14 = 24, r32
	(p7) adds r32 = 32, r32
	;;
	nop 0
	.mmb
	(p7) st8 [r14] = r0
	(p7) st4 [r32] = r34
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
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r37 = r33
	mov r41 = r32
	mov r36 = r32
	.body
	;;
	.mmi
	addl r43 = 1, r0
	mov r42 = r0
	nop 0
	.mmb
	mov r33 = r35
	addl r35 = 2, r0
	br.call.sptk.many b0 = add_digits#
	;;
	.mmi
	mov r43 = r37
	or r37 = r34, r37
	nop 0
	.mmi
	mov r1 = r40
	addl r42 = 1, r0
	mov r41 = r32
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
	adds r14 = 160, r36
	adds r36 = 164, r36
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
	adds r16 = 8, r32
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	shladd r14 = r14, 4, r0
	nop 0
	.mlx
	st4 [r16] = r15
	movl r16 = @gprel(.LC0)
	;;
	.mii
	add r14 = r32, r14
	add r16 = r1, r16
	;;
	adds r15 = 24, r14
	.mmi
	adds r14 = 32, r14
	;;
	st8 [r15] = r16
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = add_digits#
	;;
	.mmb
	adds r14 = 160, r36
	adds r36 = 164, r36
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
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	adds r14 = 160, r32
	.save pr, r39
	mov r39 = pr
	.mmi
	mov r35 = r34
	mov r34 = r33
	mov r38 = r1
	;;
	.mmi
	nop 0
	ld4 r33 = [r14]
	.save rp, r36
	mov r36 = b0
	.mmi
	or r35 = r35, r34
	mov r41 = r0
	mov r40 = r32
	.body
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
	.mii
	nop 0
	sxt4 r14 = r18
	nop 0
	.mii
	adds r15 = 1, r18
	(p8) mov r16 = r34
	;;
	shladd r14 = r14, 4, r0
	.mmi
	st4 [r17] = r15
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mii
	adds r20 = 24, r14
	adds r14 = 32, r14
	;;
	nop 0
	.mmb
	st8 [r20] = r0
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
	nop 0
	ld4 r15 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	shladd r14 = r14, 4, r0
	st4 [r17] = r15
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r15 = 24, r14
	adds r14 = 32, r14
	;;
	.mmi
	st8 [r15] = r0
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
	.mii
	nop 0
	mov ar.pfs = r37
	sxt4 r14 = r15
	.mmi
	adds r15 = 1, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	.mlx
	st4 [r16] = r15
	movl r16 = @gprel(.LC0)
	;;
	.mii
	add r14 = r32, r14
	add r16 = r1, r16
	;;
	adds r15 = 24, r14
	.mmi
	adds r14 = 32, r14
	;;
	st8 [r15] = r16
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
	.mii
	nop 0
	sxt4 r15 = r15
	adds r18 = 2, r18
	;;
	.mmi
	nop 0
	shladd r15 = r15, 4, r0
	nop 0
	.mlx
	st4 [r17] = r18
	movl r18 = @gprel(.LC0)
	;;
	.mmi
	add r15 = r32, r15
	nop 0
	add r18 = r1, r18
	;;
	.mii
	adds r14 = 24, r15
	adds r15 = 32, r15
	;;
	nop 0
	.mmb
	st8 [r14] = r18
	st4 [r15] = r19
	br .L28
.L29:
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 8, r32
	addl r18 = 1, r0
	cmp4.ne p6, p7 = 0, r35
	;;
	.mii
	ld4 r16 = [r17]
	nop 0
	;;
	sxt4 r14 = r16
	.mii
	adds r15 = 1, r16
	nop 0
	;;
	shladd r14 = r14, 4, r0
	.mmi
	st4 [r17] = r15
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mii
	adds r19 = 24, r14
	adds r14 = 32, r14
	;;
	nop 0
	.mmb
	st8 [r19] = r0
	st4 [r14] = r18
	(p7) br.cond.dptk .L31
	.mmi
	adds r16 = 2, r16
	(p17) mov r33 = r0
	mov b0 = r36
	.mib
	nop 0
	sxt4 r14 = r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	st4 [r17] = r16
	mov pr = r39, -1
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mmi
	add r14 = r32, r14
	add r16 = r1, r16
	mov ar.pfs = r37
	;;
	.mmi
	adds r15 = 24, r14
	nop 0
	adds r14 = 32, r14
	;;
	.mmi
	st8 [r15] = r16
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
	mov r16 = r32
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
	(p7) br.cond.dpnt .L60
	;;
	.mib
	cmp4.ne p6, p7 = 101, r14
	nop 0
	(p7) br.cond.dpnt .L61
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_fixed#
	;;
.L61:
	.body
	.copy_state 1
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_scientific#
.L60:
	.body
	.copy_state 2
	.mmi
	adds r14 = 164, r32
	nop 0
	adds r15 = 160, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r17 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L62
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	adds r18 = -1, r17
	cmp4.eq p10, p11 = 0, r34
	;;
	.mmi
	(p7) mov r19 = r33
	(p7) adds r33 = -1, r33
	(p10) addl r15 = 1, r0
	;;
	.mmi
	(p6) addl r19 = 1, r0
	cmp4.gt p6, p7 = -4, r18
	(p11) mov r15 = r0
	;;
	.mmi
	cmp4.le p8, p9 = r19, r18
	;;
	(p8) cmp4.eq.or.andcm p6, p7 = 0, r0
	nop 0
	;;
	.mib
	(p7) sub r33 = r33, r18
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mmi
	cmp4.gt p6, p7 = r19, r14
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	and r15 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L49
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
.L49:
	.mmi
	nop 0
	mov r32 = r16
	nop 0
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_scientific#
.L62:
	.body
	.copy_state 3
	.mii
	cmp4.eq p6, p7 = 0, r33
	cmp4.eq p10, p11 = 0, r34
	;;
	(p7) adds r33 = -1, r33
.L46:
	.pred.rel.mutex p10, p11
	.mmi
	sub r14 = r14, r17
	nop 0
	(p10) addl r15 = 1, r0
	;;
	.mii
	cmp4.gt p6, p7 = r33, r14
	(p11) mov r15 = r0
	;;
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	and r15 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L50
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	;;
	.mii
	(p6) mov r33 = r14
	nop 0
	;;
	(p7) mov r33 = r0
.L50:
	.mmi
	nop 0
	mov r32 = r16
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
	cmp4.gt p6, p7 = r0, r38
	movl r17 = @gprel(.LC2)
	.mmi
	mov r15 = r34
	adds r19 = 176, r32
	sxt1 r37 = r37
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	mov r34 = r36
	.mmb
	cmp4.ne p8, p9 = 97, r37
	add r17 = r1, r17
	(p9) br.cond.dpnt .L109
	.body
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mib
	cmp4.gt p6, p7 = r35, r38
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mlx
	nop 0
	(p7) movl r16 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r16 = r1, r16
	nop 0
	nop 0
.L67:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r33 = r33, r0
	adds r14 = 16, r32
	addl r21 = 1, r0
	;;
	.mmi
	add r33 = r17, r33
	st8 [r14] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	st1 [r19] = r14
	nop 0
	nop 0
.L93:
	.pred.rel.mutex p8, p9
	.mmi
	adds r18 = 177, r32
	nop 0
	sxt4 r14 = r35
	;;
	.mii
	adds r14 = -1, r14
	mov r16 = r18
	;;
	mov ar.lc = r14
	.align 32
.L84:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	add r14 = r17, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L84
	.mmi
	adds r17 = 8, r32
	addl r20 = 1, r0
	cmp4.ne p6, p7 = 0, r21
	;;
	.mii
	ld4 r16 = [r17]
	nop 0
	;;
	sxt4 r14 = r16
	.mii
	adds r15 = 1, r16
	nop 0
	;;
	shladd r14 = r14, 4, r0
	.mmi
	st4 [r17] = r15
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mii
	adds r22 = 24, r14
	adds r21 = 32, r14
	;;
	nop 0
	.mmb
	st8 [r22] = r19
	st4 [r21] = r20
	(p6) br.cond.dpnt .L85
.L92:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	.mmb
	adds r16 = 2, r16
	cmp4.ne p6, p7 = 0, r39
	(p7) br.cond.dptk .L87
	;;
	.mmi
	shladd r15 = r15, 4, r0
	nop 0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r16
	add r15 = r32, r15
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = 24, r15
	add r16 = r1, r16
	adds r15 = 32, r15
	;;
	.mmi
	st8 [r14] = r16
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
	.mii
	nop 0
	sxt4 r16 = r35
	adds r14 = -1, r35
	;;
	.mmi
	adds r16 = -1, r16
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	nop 0
	add r16 = r15, r16
	mov ar.lc = r14
	;;
	.align 32
.L68:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r16], -1
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
	(p8) movl r18 = @gprel(.LC4)
	.mmi
	addp4 r33 = r33, r0
	adds r16 = 16, r32
	addp4 r14 = r14, r0
	;;
	.mlx
	nop 0
	(p9) movl r18 = @gprel(.LC3)
	.mmi
	(p6) addl r20 = 1, r0
	nop 0
	add r33 = r17, r33
	;;
	.mmi
	(p7) mov r20 = r0
	(p8) add r18 = r1, r18
	cmp4.ge p6, p7 = 0, r35
	;;
	.mmi
	(p9) add r18 = r1, r18
	nop 0
	or r14 = r20, r14
	;;
	.mmi
	st8 [r16] = r18
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
	.mii
	ld4 r16 = [r17]
	nop 0
	;;
	sxt4 r14 = r16
	.mii
	adds r15 = 1, r16
	nop 0
	;;
	shladd r14 = r14, 4, r0
	.mmi
	st4 [r17] = r15
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mii
	adds r21 = 24, r14
	adds r20 = 32, r14
	;;
	nop 0
	.mmb
	st8 [r21] = r19
	st4 [r20] = r18
	(p7) br.cond.dptk .L92
	.mmi
	adds r16 = 2, r16
	nop 0
	adds r15 = 40, r14
	.mmi
	sub r38 = r38, r35
	nop 0
	adds r14 = 48, r14
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
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4 r15 = [r17]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r15
	(p7) adds r15 = 1, r15
	;;
	.mmi
	(p7) shladd r14 = r14, 4, r0
	(p7) st4 [r17] = r15
	nop 0
	;;
	.mmi
	(p7) add r14 = r32, r14
	;;
	(p7) adds r15 = 24, r14
	(p7) adds r14 = 32, r14
	;;
	.mmi
	(p7) st8 [r15] = r0
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
	adds r15 = 56, r14
	movl r22 = @gprel(.LC0)
	.mmi
	adds r21 = 40, r14
	adds r19 = 48, r14
	sub r38 = r38, r35
	;;
	.mmi
	adds r16 = 3, r16
	add r22 = r1, r22
	nop 0
	.mmi
	cmp4.ge p6, p7 = 0, r38
	st4 [r19] = r20
	adds r14 = 64, r14
	;;
	.mmi
	st8 [r21] = r22
	st4 [r17] = r16
	nop 0
	;;
	.mmi
	st8 [r15] = r18
	st4 [r14] = r35
	nop 0
	;;
	.mii
	(p7) ld4 r15 = [r17]
	nop 0
	;;
	(p7) sxt4 r14 = r15
	.mii
	(p7) adds r15 = 1, r15
	nop 0
	;;
	(p7) shladd r14 = r14, 4, r0
	.mmi
	(p7) st4 [r17] = r15
	;;
	(p7) add r14 = r32, r14
	nop 0
	;;
	.mii
	(p7) adds r15 = 24, r14
	(p7) adds r14 = 32, r14
	;;
	nop 0
	.mmb
	(p7) st8 [r15] = r0
	(p7) st4 [r14] = r38
	br .L111
.L109:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r17 = @gprel(.LC1)
	;;
	.mib
	add r17 = r1, r17
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r35, r38
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p7) add r16 = r1, r16
	(p7) br.cond.dptk .L67
	;;
.L66:
	.pred.rel.mutex p8, p9
	.mmb
	adds r14 = -2, r35
	adds r16 = 1, r38
	nop 0
	.mii
	adds r20 = 2, r15
	sxt4 r21 = r38
	mov r18 = r0
	;;
	.mmi
	sub r14 = r14, r38
	cmp4.ge p6, p7 = r16, r35
	nop 0
	.mib
	add r20 = r20, r21
	sxt4 r16 = r16
	(p6) br.cond.dpnt .L99
	;;
	.mii
	addp4 r14 = r14, r0
	add r16 = r15, r16
	;;
	add r14 = r14, r20
	;;
	.mmi
	nop 0
	sub r14 = r16, r14
	nop 0
	;;
	.mii
	andcm r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L72:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	or r18 = r18, r14
	br.cloop.sptk.few .L72
	.mmi
	mov r16 = r33
	nop 0
	mov r22 = r0
	.mmb
	mov r20 = r15
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L71
	;;
.L74:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r21 = [r20]
	adds r14 = -2, r15
	or r20 = r18, r16
	.mmi
	adds r18 = -1, r38
	;;
	add r14 = r14, r22
	sxt4 r16 = r18
	.mmi
	addp4 r22 = r18, r0
	cmp4.le p12, p13 = r0, r18
	sxt1 r21 = r21
	;;
	.mmi
	sub r14 = r14, r22
	add r16 = r15, r16
	nop 0
	.mmb
	cmp4.eq p6, p7 = 8, r21
	cmp4.lt p10, p11 = 7, r21
	(p11) br.cond.dpnt .L76
	;;
	.mmi
	sub r14 = r16, r14, 1
	nop 0
	cmp4.eq.and.orcm p6, p7 = 0, r20
	.bbb
	nop 0
	(p6) br.cond.dpnt .L76
	(p13) br.cond.dpnt .L81
	;;
	.mii
	nop 0
	(p12) mov ar.lc = r14
	nop 0
	.align 32
.L80:
	.pred.rel.mutex p8, p9
	.mmi
	mov r18 = r16
	nop 0
	adds r16 = -1, r16
	;;
	.mii
	ld1 r14 = [r18]
	adds r20 = 1, r16
	;;
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 15, r14
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mib
	st1 [r20] = r0
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
	nop 0
	mov r18 = r0
	sxt4 r21 = r38
	;;
.L71:
	.pred.rel.mutex p8, p9
	.mii
	add r20 = r15, r21
	mov r22 = r21
	;;
	adds r14 = -1, r20
	;;
	.mmi
	nop 0
	ld1 r16 = [r14]
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
	st1 [r18] = r14
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	adds r33 = 8, r32
	nop 0
	.mii
	adds r32 = 16, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r37 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r32, r37
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
	st8 [r33] = r32
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	adds r33 = 168, r32
	nop 0
	.mii
	adds r32 = 176, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	nop 0
	ld8 r37 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r32, r37
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
	st8 [r33] = r32
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
	sxt1 r16 = r34
	;;
	.mmi
	nop 0
	getf.d r15 = f8
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	nop 0
	movl r14 = 0x7fefffffffffffff
	;;
	.mii
	setf.d f6 = r14
	addl r14 = 1, r0
	;;
	shr.u r17 = r15, 63
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
	adds r19 = 16, r32
	adds r18 = 176, r32
	adds r41 = 160, r32
	;;
	.mii
	st4 [r20] = r17, 4
	zxt1 r14 = r14
	adds r17 = 168, r32
	.mmi
	st4 [r21] = r0
	;;
	st4 [r20] = r14
	cmp4.ne p6, p7 = 0, r14
	.mlx
	st8 [r17] = r18
	movl r14 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st8 [r19] = r14
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	or r16 = 32, r16
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 97, r16
	cmp4.ne p8, p9 = 101, r16
	(p7) br.cond.dpnt .L145
	;;
	.mib
	cmp4.le p6, p7 = r0, r35
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 102, r16
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
	setf.d f8 = r15
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
	setf.d f8 = r15
	cmp4.eq p6, p7 = 101, r16
	.mmb
	addl r35 = 6, r0
	addl r43 = 6, r0
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	cmp4.eq p6, p7 = 102, r16
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
	setf.d f6 = r15
	adds r14 = -65, r16
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
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	addl r15 = 1, r0
	.mmi
	adds r14 = 24, r32
	nop 0
	adds r32 = 32, r32
	;;
	.mlx
	nop 0
	(p6) movl r16 = @gprel(.LC6)
	.mmi
	nop 0
	st4 [r21] = r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r16 = r1, r16
	;;
	(p7) add r16 = r1, r16
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	st4 [r32] = r14
	nop 0
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
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	addl r15 = 1, r0
	.mmi
	adds r14 = 24, r32
	nop 0
	adds r32 = 32, r32
	;;
	.mlx
	nop 0
	(p6) movl r16 = @gprel(.LC8)
	.mmi
	nop 0
	st4 [r21] = r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r16 = r1, r16
	nop 0
	;;
	.mmi
	(p7) add r16 = r1, r16
	;;
	st8 [r14] = r16
	addl r14 = 3, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L147
.L145:
	.mmi
	addl r14 = 2047, r0
	mov r18 = r15
	mov ar.lc = 12
	.mmi
	adds r17 = 16, r12
	addl r16 = 48, r0
	shr.u r19 = r15, 52
	;;
	.mmi
	and r19 = r14, r19
	nop 0
	nop 0
	.align 32
.L128:
	.mmi
	addp4 r14 = r16, r0
	nop 0
	adds r16 = -4, r16
	;;
	.mii
	nop 0
	shr.u r14 = r18, r14
	;;
	and r14 = 15, r14
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L128
	.mmi
	setf.d f7 = r15
	nop 0
	cmp4.ne p6, p7 = 0, r19
	.mii
	cmp4.eq p10, p11 = 0, r19
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
	fcmp.eq p8, p9 = f7, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L129
	.mii
	addl r45 = -1022, r0
	nop 0
	;;
	(p11) adds r45 = -1023, r19
.L129:
	.mmi
	mov r48 = r36
	mov r47 = r35
	mov r46 = r34
	.mmi
	addl r44 = 13, r0
	adds r43 = 16, r12
	mov r41 = r32
	;;
	.mib
	nop 0
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
	setf.d f8 = r15
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
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 3, 8, 0
	.fframe 48
	adds r12 = -48, r12
	extr.u r2 = r33, 48, 15
	.mmi
	mov r15 = r32
	adds r19 = 8, r32
	shr.u r21 = r33, 63
	;;
	.mmi
	addl r23 = 32767, r0
	st4 [r15] = r21, 4
	adds r17 = 48, r12
	.mmi
	adds r16 = 56, r12
	adds r22 = 16, r32
	sxt1 r14 = r35
	;;
	.mmb
	cmp4.ne p6, p7 = r23, r2
	adds r20 = 168, r32
	nop 0
	.mii
	adds r21 = 176, r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	(p6) addl r23 = 1, r0
	st8 [r17] = r33
	nop 0
	.mmi
	st8 [r16] = r34
	mov r18 = r33
	adds r41 = 160, r32
	;;
	.mmi
	nop 0
	(p7) mov r23 = r0
	nop 0
	.mmi
	st4 [r19] = r0
	st8 [r20] = r21
	nop 0
	;;
	.mlx
	st4 [r15] = r23
	movl r15 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mib
	st8 [r22] = r15
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 97, r14
	cmp4.ne p8, p9 = 101, r14
	(p7) br.cond.dpnt .L175
	;;
	.mib
	cmp4.le p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 102, r14
	nop 0
	;;
	.mib
	(p6) mov r44 = r36
	nop 0
	(p6) br.cond.dpnt .L162
	;;
	.mib
	(p9) adds r44 = 1, r36
	nop 0
	(p9) br.cond.dpnt .L162
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r36
	nop 0
	;;
	.mii
	(p8) addl r44 = 1, r0
	nop 0
	;;
	(p9) mov r44 = r36
.L162:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	.mmi
	ld8 r42 = [r17]
	ld8 r43 = [r16]
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = quad_decimal#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	mov r44 = r37
	.mmb
	mov r43 = r36
	mov r42 = r35
	(p6) br.cond.dpnt .L171
	;;
	.mib
	mov r41 = r32
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
	;;
	mov ar.pfs = r39
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
	cmp4.eq p6, p7 = 101, r14
	nop 0
	addl r36 = 6, r0
	.mmb
	addl r44 = 6, r0
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 102, r14
	br .L162
.L174:
	.mlx
	nop 0
	movl r15 = 281474976710655
	.mmi
	adds r14 = -65, r14
	nop 0
	addl r16 = 1, r0
	;;
	.mii
	and r18 = r15, r33
	zxt1 r14 = r14
	adds r15 = 24, r32
	;;
	.mmi
	nop 0
	or r34 = r34, r18
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	cmp4.ltu p6, p7 = 25, r14
	st4 [r19] = r16
	adds r32 = 32, r32
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r14 = r1, r14
	;;
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
.L177:
	.mib
	nop 0
	mov r8 = r0
	br .L148
.L150:
	.mmi
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	adds r15 = 24, r32
	.mmi
	addl r16 = 1, r0
	nop 0
	adds r32 = 32, r32
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC8)
	.mmi
	nop 0
	st4 [r19] = r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r14 = r1, r14
	nop 0
	;;
	.mmi
	(p7) add r14 = r1, r14
	;;
	st8 [r15] = r14
	addl r14 = 3, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L177
.L175:
	.mmi
	adds r19 = 16, r12
	addl r15 = 44, r0
	mov r16 = r0
	;;
	.align 32
.L157:
	.mmi
	adds r14 = 64, r15
	nop 0
	cmp4.lt p6, p7 = 11, r16
	.mmb
	addp4 r17 = r15, r0
	nop 0
	(p7) br.cond.dpnt .L178
	;;
	.mmi
	addp4 r14 = r14, r0
	adds r16 = 1, r16
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 28, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r34, r14
	;;
	and r14 = 15, r14
	;;
	.mib
	st1 [r19] = r14, 1
	nop 0
	(p7) br.cond.dptk .L157
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	.mmi
	cmp4.ne p6, p7 = 0, r2
	nop 0
	cmp4.eq p8, p9 = 0, r2
	;;
	.mmi
	and r18 = r14, r18
	nop 0
	(p6) addl r42 = 1, r0
	;;
	.mii
	or r34 = r34, r18
	(p7) mov r42 = r0
	;;
	cmp.eq p6, p7 = 0, r34
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mii
	addl r45 = -16382, r0
	nop 0
	;;
	(p9) addl r45 = -16383, r2
.L158:
	.mmi
	mov r48 = r37
	mov r47 = r36
	mov r46 = r35
	.mmi
	addl r44 = 28, r0
	adds r43 = 16, r12
	mov r41 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_hexadecimal.constprop.0#
	;;
	.mib
	mov r1 = r40
	mov r8 = r0
	br .L148
.L178:
	.mii
	nop 0
	shr.u r17 = r18, r17
	adds r16 = 1, r16
	.mmi
	adds r15 = -4, r15
	;;
	and r17 = 15, r17
	nop 0
	;;
	.mib
	st1 [r19] = r17, 1
	nop 0
	br .L157
.L168:
	.mmi
	nop 0
	addl r44 = 7, r0
	addl r36 = 6, r0
	.mmb
	nop 0
	cmp.ne p6, p7 = r0, r0
	br .L162
.L171:
	.mii
	addl r8 = -1, r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp show_quad#
	.global quad_decimal#
	.type	quad_decimal#, @function
	.global double_decimal#
	.type	double_decimal#, @function
	.global free#
	.type	free#, @function
	.ident	"GCC: (GNU) 12.2.0"
