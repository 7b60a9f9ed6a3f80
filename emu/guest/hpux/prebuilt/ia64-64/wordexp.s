// e308cde995c6f0488386710b70d492be emu/guest/libc/wordexp.c
	.file	"wordexp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc find_end#
find_end:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 2, 0
	ld1 r15 = [r32]
	nop 0
	.mii
	mov r38 = r1
	sxt1 r33 = r33
	sxt1 r34 = r34
	;;
	.mii
	addl r35 = 1, r0
	.save rp, r36
	mov r36 = b0
	.body
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L8:
	.mmi
	cmp4.ne p6, p7 = 92, r14
	cmp4.ne p8, p9 = r14, r33
	mov r40 = r14
	.mmb
	adds r39 = 1, r32
	mov r8 = r32
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 39, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 34, r14
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	(p9) adds r35 = 1, r35
	cmp4.ne p6, p7 = r14, r34
	.bbb
	nop 0
	(p9) br.cond.dpnt .L4
	(p7) br.cond.spnt .L22
.L4:
	.mmi
	adds r32 = 1, r8
	;;
	ld1 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.sptk .L8
	.align 32
.L2:
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
.L7:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L20:
	.mmi
	adds r8 = 1, r32
	;;
	ld1 r14 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mmi
	adds r32 = 1, r8
	;;
	ld1 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	nop 0
	br .L2
.L21:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r38
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld1 r15 = [r32]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	nop 0
	br .L2
.L22:
	.mmi
	nop 0
	adds r35 = -1, r35
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	adds r32 = 1, r8
	;;
	ld1 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	nop 0
	br .L2
	.endp find_end#
	.align 16
	.align 64
	.proc name_length#
name_length:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mii
	mov r36 = r1
	.body
	nop 0
	;;
	mov r33 = r0
.L24:
	.mib
	ld1 r37 = [r32], 1
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	nop 0
	adds r14 = -1, r32
	mov r1 = r36
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	;;
	.mii
	ld1 r14 = [r14]
	cmp.eq p8, p9 = 0, r33
	;;
	sxt1 r15 = r14
	;;
	.mbb
	cmp4.eq p6, p7 = 95, r15
	(p6) br.cond.dpnt .L25
	(p9) br.cond.spnt .L32
.L23:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L32:
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L23
	.align 32
.L25:
	.mib
	nop 0
	adds r33 = 1, r33
	br .L24
	.endp name_length#
	.align 16
	.align 64
	.proc add_byte#
add_byte:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 2, 0
	adds r35 = 8, r33
	.save rp, r38
	mov r38 = b0
	.mmi
	adds r36 = 16, r33
	ld8 r41 = [r33]
	mov r40 = r1
	.body
	;;
	.mmi
	ld8 r14 = [r35]
	ld8 r16 = [r36]
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	nop 0
	cmp.eq p8, p9 = 0, r16
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r15
	(p6) br.cond.dptk .L34
	.mmi
	addl r37 = 64, r0
	;;
	(p9) shladd r37 = r16, 1, r0
	nop 0
	;;
	.mib
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r41 = r8
	.mmb
	mov r1 = r40
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	(p6) st8 [r33] = r8
	(p6) st8 [r36] = r37
	nop 0
	;;
	.mii
	(p6) ld8 r14 = [r35]
	nop 0
	;;
	(p6) adds r15 = 1, r14
	;;
.L34:
	.mmi
	st8 [r35] = r15
	add r41 = r41, r14
	mov b0 = r38
	;;
	.mmi
	ld8.a r14 = [r33]
	st1 [r41] = r34
	mov ar.pfs = r39
	;;
	.mmi
	ld8 r15 = [r35]
	ld8.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L41:
	.mmi
	adds r32 = 20, r32
	nop 0
	mov b0 = r38
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.pfs = r39
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p7) st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp add_byte#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"*?["
	.align 8
.LC1:
	stringz	"*?[]-!"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	movl r40 = @gprel(.LC0)
	.mmi
	mov r39 = r1
	mov r35 = r33
	sxt1 r36 = r33
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	add r40 = r1, r40
	.mmb
	mov r41 = r36
	adds r33 = 56, r32
	br.call.sptk.many b0 = strchr#
	;;
	.body
	.mmi
	cmp4.eq p6, p7 = 0, r34
	adds r14 = 24, r32
	addl r16 = 1, r0
	.mmi
	adds r15 = 28, r32
	mov r1 = r39
	mov r42 = r35
	;;
	.mmi
	(p6) addl r17 = 1, r0
	st4 [r14] = r16
	nop 0
	.mmi
	ld4 r16 = [r15]
	adds r41 = 32, r32
	mov r40 = r32
	;;
	.mii
	(p7) mov r17 = r0
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = add_byte#
	;;
	.mib
	cmp4.ne p6, p7 = 92, r36
	mov r1 = r39
	(p7) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dpnt .L50
.L44:
	.mii
	mov r34 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_byte#
.L50:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
.L46:
	.mmi
	addl r42 = 92, r0
	mov r41 = r33
	nop 0
	.mmb
	mov r40 = r32
	mov r34 = r35
	br.call.sptk.many b0 = add_byte#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add_byte#
	;;
	break.f 0
	;;
	.endp put#
	.align 16
	.align 64
	.proc add_word#
add_word:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	mov r14 = r32
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
	ld8 r37 = [r14], 8
	nop 0
	;;
	.mii
	ld4 r14 = [r14]
	mov r36 = r37
	;;
	tbit.z p6, p7 = r14, 1
	.mmi
	ld8 r42 = [r36], 8
	;;
	(p7) adds r14 = 16, r37
	(p6) mov r35 = r0
	.mmi
	adds r42 = 2, r42
	ld8 r41 = [r36]
	nop 0
	;;
	.mmi
	(p7) ld8 r35 = [r14]
	;;
	add r42 = r42, r35
	nop 0
	;;
	.mib
	shladd r42 = r42, 3, r0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r34 = r8
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r34
	mov r1 = r40
	mov b0 = r38
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	st8 [r36] = r34
	cmp.eq p6, p7 = 0, r8
	mov ar.pfs = r39
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	ld8 r14 = [r37]
	;;
	add r15 = r14, r35
	adds r14 = 1, r14
	;;
	.mmi
	shladd r15 = r15, 3, r0
	st8 [r37] = r14
	nop 0
	.mii
	ld8.a r14 = [r36]
	nop 0
	;;
	add r34 = r34, r15
	.mmi
	ld8.a r15 = [r37]
	;;
	st8 [r34] = r8
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r37]
	ld8.c.clr r14 = [r36]
	nop 0
	;;
	.mmi
	add r35 = r35, r15
	;;
	shladd r35 = r35, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	;;
.L56:
	.mib
	adds r32 = 20, r32
	mov r41 = r8
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	mov ar.pfs = r39
	;;
	(p6) addl r14 = 4, r0
	;;
	.mib
	(p6) st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp add_word#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc end_word#
end_word:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	adds r33 = 24, r32
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 20, r32
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 28, r32
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 56, r32
	mov r42 = r15
	mov r41 = r0
	.mmi
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L67
	.mmi
	adds r15 = 16, r12
	mov r34 = r0
	adds r35 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L68
	.align 32
.L69:
	.mmi
	shladd r15 = r34, 3, r0
	ld8 r14 = [r35]
	mov r39 = r32
	.mmi
	adds r34 = 1, r34
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = add_word#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L69
.L68:
	.mmi
	adds r34 = 40, r32
	nop 0
	adds r39 = 16, r12
	.mmb
	adds r32 = 64, r32
	nop 0
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	mov r1 = r38
	st8 [r32] = r0
	nop 0
	.mmi
	st8 [r34] = r0
	;;
	st8 [r33] = r0
	nop 0
.L65:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L67:
	.body
	.copy_state 1
	.mmi
	adds r14 = 32, r32
	adds r34 = 40, r32
	mov r39 = r32
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	br.call.sptk.many b0 = add_word#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L89:
	.mmi
	nop 0
	adds r32 = 64, r32
	nop 0
	;;
	.mmi
	st8 [r32] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r0
	nop 0
	br .L65
.L72:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmi
	mov r39 = r32
	nop 0
	adds r34 = 40, r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = add_word#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L89
	.endp end_word#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	" \t\n"
	.align 8
.LC4:
	stringz	"IFS"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_value#
put_value:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 8, 3, 0
	movl r43 = @gprel(.LC4)
	.mmi
	mov r41 = r1
	adds r35 = 20, r32
	adds r37 = 16, r32
	;;
	.mib
	nop 0
	.save pr, r42
	mov r42 = pr
	nop 0
	.mmi
	add r43 = r1, r43
	cmp4.eq p16, p17 = 0, r34
	adds r38 = 24, r32
	;;
	.mib
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	adds r14 = 24, r32
	(p17) addl r15 = 1, r0
	nop 0
	.mmi
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	mov r36 = r8
	;;
	.mlx
	(p17) st4 [r14] = r15
	(p7) movl r36 = @gprel(.LC3)
	;;
	.mii
	ld1 r14 = [r33]
	(p7) add r36 = r1, r36
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r44 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L90
	.align 32
.L96:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L90
	(p17) br.cond.dpnt .L95
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L111
.L95:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld1 r44 = [r33]
	mov r45 = r34
	.mmb
	adds r33 = 1, r33
	mov r43 = r32
	br.call.sptk.many b0 = put#
	;;
	.mii
	ld1 r14 = [r33]
	mov r1 = r41
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r44 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L96
	;;
.L90:
	.mii
	nop 0
	mov pr = r42, -1
	;;
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L111:
	.pred.rel.mutex p16, p17
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r43 = r32
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	adds r33 = 1, r33
	.mmi
	ld4 r16 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	cmp4.eq p6, p7 = 32, r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	(p6) addl r17 = 1, r0
	;;
	.mii
	(p7) mov r17 = r0
	cmp4.geu p6, p7 = 1, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	xor r14 = 1, r14
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = end_word#
	;;
	.mii
	ld1 r14 = [r33]
	mov r1 = r41
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r44 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L90
	.endp put_value#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"r"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_command#
put_command:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 3, 14, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	adds r38 = 8, r32
	adds r16 = 20, r32
	.save ar.lc, r48
	mov r48 = ar.lc
	;;
	.mmi
	adds r37 = 24, r12
	adds r14 = 16, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	ld4 r15 = [r38]
	mov r47 = r1
	.body
	mov r49 = r33
	;;
	.mmi
	st8 [r14] = r0
	mov r14 = r37
	tbit.z p6, p7 = r15, 2
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 3, r0
	;;
	(p7) st4 [r16] = r14
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L113:
	.body
	.copy_state 1
	.mmi
	adds r43 = 20, r32
	mov r35 = r0
	adds r39 = 32, r12
	.mmb
	addl r41 = 10, r0
	addl r44 = 4, r0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r47
	adds r49 = 18, r8
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r47
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r36 = r8
	mov r49 = r8
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	ld4 r14 = [r38]
	;;
	nop 0
	tbit.z p6, p7 = r14, 4
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(silent.0#)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r8
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r36
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC5)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r42 = r8
	.mmb
	mov r49 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = 0, r42
	(p7) br.cond.dpnt .L119
.L118:
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = getc#
	;;
	.mmi
	cmp.ne p8, p9 = 0, r35
	nop 0
	mov r40 = r8
	.mmb
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L140
	;;
.L128:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	cmp4.eq p6, p7 = 10, r40
	nop 0
	;;
	.mbb
	(p6) adds r35 = 1, r35
	(p6) br.cond.dpnt .L118
	(p9) br.cond.dpnt .L127
	;;
	.mii
	adds r35 = -1, r35
	nop 0
	;;
	mov ar.lc = r35
	.align 32
.L121:
	.mmi
	nop 0
	ld8 r35 = [r37]
	adds r15 = 16, r12
	.mmi
	ld8 r14 = [r39]
	;;
	adds r36 = 1, r35
	cmp.eq p8, p9 = 0, r14
	.mmi
	nop 0
	ld8 r49 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r36
	(p6) br.cond.dptk .L123
	.mmi
	addl r38 = 64, r0
	;;
	(p9) shladd r38 = r14, 1, r0
	nop 0
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r49 = r8
	.mmb
	mov r1 = r47
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mmi
	(p6) adds r14 = 16, r12
	(p6) st8 [r39] = r38
	nop 0
	;;
	.mmi
	(p6) st8 [r14] = r8
	nop 0
	nop 0
.L123:
	.mmi
	nop 0
	add r35 = r49, r35
	add r49 = r49, r36
	.mii
	st8 [r37] = r36
	nop 0
	;;
	nop 0
	.mmb
	st1 [r35] = r41
	st1 [r49] = r0
	br.cloop.sptk.few .L121
.L127:
	.mmi
	mov r51 = r40
	adds r50 = 16, r12
	nop 0
	.mmb
	mov r49 = r32
	mov r35 = r0
	br.call.sptk.many b0 = add_byte#
	;;
	.mib
	mov r1 = r47
	mov r49 = r42
	br.call.sptk.many b0 = getc#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp.ne p8, p9 = 0, r35
	.mmb
	mov r40 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L128
.L140:
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r47
	mov r51 = r34
	.mmi
	mov r49 = r32
	;;
	ld8 r50 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r50
	mov r35 = r50
	(p7) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L142:
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L141:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r43]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) st4 [r43] = r44
	nop 0
	br.cloop.sptk.few .L121
	.mib
	nop 0
	nop 0
	br .L127
.L119:
	.mlx
	nop 0
	movl r50 = @gprel(.LC2)
	.mmi
	mov r51 = r34
	mov r49 = r32
	mov r35 = r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	mov r1 = r47
	mov r49 = r35
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L142
.L139:
	.mmi
	ld4 r14 = [r43]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 4, r0
	;;
	(p7) st4 [r43] = r14
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp put_command#
	.align 16
	.align 64
	.proc factor#
factor:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	ld8 r17 = [r32]
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	adds r15 = 1, r17
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r34 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L168
.L147:
	.mmi
	st8 [r32] = r15
	nop 0
	mov r17 = r15
	;;
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r34 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L147
.L168:
	.mmi
	adds r33 = 12, r32
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r15
	cmp4.lt p6, p7 = 50, r15
	(p7) br.cond.dptk .L169
	.mmi
	adds r32 = 8, r32
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r8 = r0
	;;
	st4 [r32] = r15
	nop 0
.L149:
	.mii
	st4 [r33] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L169:
	.body
	.copy_state 1
	.mii
	nop 0
	zxt1 r38 = r34
	;;
	adds r14 = -43, r38
	;;
	.mmi
	and r14 = -3, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L170
	;;
	.mib
	cmp4.ne p6, p7 = 40, r34
	nop 0
	(p7) br.cond.dpnt .L171
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	addl r14 = 1, r0
	mov r8 = r0
	(p7) br.cond.dpnt .L172
	;;
	.mmi
	adds r32 = 8, r32
	;;
	st4 [r32] = r14
	nop 0
	;;
	.mii
	ld4 r14 = [r33]
	nop 0
	;;
	adds r14 = -1, r14
	;;
.L173:
	.mii
	st4 [r33] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L170:
	.body
	.copy_state 2
	.mmi
	adds r17 = 1, r17
	nop 0
	mov r38 = r32
	;;
	.mib
	st8 [r32] = r17
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	ld4 r14 = [r33]
	cmp4.eq p6, p7 = 45, r34
	mov r1 = r37
	;;
	.mib
	(p6) adds r14 = -1, r14
	(p6) sub r8 = r0, r8
	(p6) br.cond.dpnt .L149
	;;
	.mib
	nop 0
	adds r14 = -1, r14
	br .L173
.L172:
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 16, r12
	.mmb
	ld8 r38 = [r32]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	st4 [r33] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L171:
	.body
	.copy_state 3
	.mmi
	adds r17 = 1, r17
	nop 0
	mov r38 = r32
	;;
	.mib
	st8 [r32] = r17
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	ld8 r17 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r18 = r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	(p6) adds r15 = 1, r17
	nop 0
	nop 0
	;;
.L156:
	.mmi
	st8 [r32] = r15
	nop 0
	mov r17 = r15
	;;
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r18 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L156
	;;
.L157:
	.mmi
	adds r14 = 8, r32
	nop 0
	addl r15 = 1, r0
	.mmb
	cmp4.ne p6, p7 = 41, r18
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	st4 [r33] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L174:
	.body
	.copy_state 4
	.mmi
	ld4.a r14 = [r33]
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	st8 [r32] = r17
	;;
	ld4.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	st4 [r33] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp factor#
	.align 16
	.align 64
	.proc product#
product:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	mov r38 = r32
	.mmb
	adds r34 = 8, r32
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	nop 0
	setf.sig f2 = r8
	mov r1 = r37
.L176:
	.mmi
	ld8 r17 = [r32]
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r33 = r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L184
	;;
	.mmi
	(p6) adds r15 = 1, r17
	nop 0
	nop 0
	;;
	.align 32
.L183:
	.mmi
	st8 [r32] = r15
	nop 0
	mov r17 = r15
	;;
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r33 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L183
	;;
.L184:
	.mib
	cmp4.eq p6, p7 = 42, r33
	mov r38 = r32
	(p6) br.cond.dpnt .L191
	;;
	.mmi
	cmp4.eq p6, p7 = 37, r33
	nop 0
	adds r17 = 1, r17
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 47, r33
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	st8 [r32] = r17
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	setf.sig f6 = r8
	adds r14 = 1, r8
	mov r1 = r37
	;;
	.mib
	cmp.ltu p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mib
	cmp4.ne p6, p7 = 47, r33
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f2
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	sub r8 = r0, r8
	;;
	.mmi
	(p6) break 1
	ld8 r17 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f6
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r33 = r14
	;;
	.mfi
	nop 0
	frcpa.s1 f6, p6 = f7, f10
	zxt1 r15 = r15
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
	.mii
	setf.sig f7 = r8
	cmp4.geu p6, p7 = 1, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r14
	;;
	.mmi
	nop 0
	(p6) adds r15 = 1, r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f6 = f6
	;;
	.mfb
	nop 0
	xma.l f2 = f6, f7, f2
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
.L191:
	.mmi
	adds r17 = 1, r17
	nop 0
	mov r38 = r32
	;;
	.mib
	st8 [r32] = r17
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	ld8 r17 = [r32]
	setf.sig f6 = r8
	mov r1 = r37
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -9, r14
	mov r33 = r14
	;;
	zxt1 r15 = r15
	.mmf
	nop 0
	nop 0
	xmpy.l f2 = f2, f6
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r15 = 1, r17
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
	;;
.L193:
	.mmi
	cmp.eq p8, p9 = 0, r8
	ld4 r15 = [r34]
	cmp4.ne p6, p7 = 47, r33
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	st4 [r34] = r14
	nop 0
	;;
	.mmi
	(p7) getf.sig r14 = f2
	;;
	(p7) sub r14 = r0, r14
	nop 0
	;;
	.mib
	(p7) setf.sig f2 = r14
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	ld8 r17 = [r32]
	setf.sig f2 = r0
	nop 0
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -9, r14
	mov r33 = r14
	;;
	zxt1 r15 = r15
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r15 = 1, r17
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
.L194:
	.mfi
	setf.sig f6 = r8
	fcvt.xf f2 = f2
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	(p6) break 1
	ld8 r17 = [r32]
	nop 0
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f6
	.mii
	adds r15 = -9, r14
	mov r33 = r14
	;;
	zxt1 r15 = r15
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f2, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f8, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f8, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f8 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f2 = f9, f8, f2
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f7, f8
	cmp4.geu p6, p7 = 1, r15
	;;
	.mmi
	cmp4.eq.or.andcm p6, p7 = 32, r14
	;;
	(p6) adds r15 = 1, r17
	nop 0
	;;
	.mfb
	nop 0
	fcvt.fx.trunc.s1 f2 = f6
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
	;;
.L192:
	.mmi
	getf.sig r8 = f2
	adds r17 = 16, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp product#
	.align 16
	.align 64
	.proc sum#
sum:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld8 r17 = [r32]
	mov r1 = r36
	mov r33 = r8
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r18 = r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L202
	;;
	.mmi
	(p6) adds r15 = 1, r17
	nop 0
	nop 0
	;;
	.align 32
.L201:
	.mmi
	st8 [r32] = r15
	nop 0
	mov r17 = r15
	;;
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r18 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L201
	;;
.L202:
	.mmi
	cmp4.eq p6, p7 = 43, r18
	nop 0
	adds r14 = 1, r17
	.mmb
	mov r37 = r32
	nop 0
	(p6) br.cond.dpnt .L208
	;;
	.mib
	cmp4.eq p6, p7 = 45, r18
	nop 0
	(p7) br.cond.dpnt .L209
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld8 r17 = [r32]
	mov r1 = r36
	sub r33 = r33, r8
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -9, r14
	mov r18 = r14
	;;
	zxt1 r15 = r15
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r15 = 1, r17
	(p6) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L202
.L208:
	.mmi
	adds r17 = 1, r17
	nop 0
	mov r37 = r32
	;;
	.mib
	st8 [r32] = r17
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld8 r17 = [r32]
	mov r1 = r36
	add r33 = r33, r8
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -9, r14
	mov r18 = r14
	;;
	zxt1 r15 = r15
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r15 = 1, r17
	(p6) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L202
.L209:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp sum#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"$`\"\\"
	.align 8
.LC7:
	stringz	"0123456789*@#?!-$"
	.align 8
.LC8:
	stringz	"%d"
	.align 8
.LC9:
	stringz	"%lu"
	.align 8
.LC10:
	stringz	"%ld"
	.align 8
.LC11:
	stringz	"/ \t\n'\"\\$`"
	.align 8
.LC12:
	stringz	"HOME"
	.align 8
.LC13:
	stringz	"|&;<>(){}\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc expand#
expand:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 3, 14, 4, 0
	.fframe 48
	adds r12 = -48, r12
	sxt1 r34 = r34
	.mmi
	ld1 r14 = [r33]
	mov r47 = r1
	adds r40 = 20, r32
	;;
	.mii
	nop 0
	.save pr, r48
	mov r48 = pr
	sxt1 r14 = r14
	.mmb
	cmp4.eq p6, p7 = 34, r34
	mov r39 = r34
	nop 0
	;;
	.mmb
	(p6) addl r41 = 1, r0
	adds r43 = 24, r32
	nop 0
	.mmi
	cmp4.ne p16, p17 = 34, r34
	mov r35 = r14
	.save rp, r45
	mov r45 = b0
	.body
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r14, r34
	(p7) br.cond.dpnt .L331
	.align 32
.L211:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r38 = [r40]
	adds r37 = 1, r33
	addl r14 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r38
	mov r36 = r37
	(p7) br.cond.dpnt .L331
	;;
	.mib
	cmp4.ne p6, p7 = 92, r35
	nop 0
	(p7) br.cond.dpnt .L375
	;;
	.mib
	cmp4.ne p6, p7 = 36, r35
	nop 0
	(p7) br.cond.dpnt .L376
	;;
	.mbb
	cmp4.ne p6, p7 = 96, r35
	(p7) br.cond.dpnt .L377
	(p17) br.cond.dpnt .L308
	;;
	.mmi
	cmp4.eq p6, p7 = 34, r35
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	cmp4.eq.or.andcm p8, p9 = 39, r35
	nop 0
	(p9) br.cond.dpnt .L280
	;;
	.mib
	st4 [r43] = r14
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 39, r14
	nop 0
	mov r50 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p7) br.cond.dpnt .L283
	;;
	.mmi
	(p6) adds r33 = 2, r33
	nop 0
	nop 0
	;;
	.align 32
.L284:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 1, r0
	nop 0
	mov r49 = r32
	.mmb
	mov r36 = r33
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mii
	ld1 r14 = [r33], 1
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 39, r14
	nop 0
	mov r50 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L284
	;;
.L283:
	.pred.rel.mutex p16, p17
	.mib
	adds r33 = 1, r36
	cmp4.eq p6, p7 = r35, r50
	(p7) br.cond.dpnt .L378
	;;
.L216:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	;;
.L331:
	.mii
	mov r8 = r33
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L375:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r50 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L214
	;;
	.mmi
	cmp4.ne p6, p7 = 10, r14
	nop 0
	addl r51 = 1, r0
	.mmb
	mov r49 = r32
	nop 0
	(p7) br.cond.dpnt .L234
	;;
	.mib
	cmp4.ne p6, p7 = 34, r39
	nop 0
	(p7) br.cond.dpnt .L379
	;;
	.mib
	nop 0
	adds r33 = 2, r33
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L395:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
	;;
.L214:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 34, r39
	(p6) br.cond.dpnt .L308
.L365:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L303
.L304:
	.pred.rel.mutex p16, p17
	.mmi
	mov r51 = r0
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r32
	mov r33 = r37
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L380:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
.L308:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 1, r0
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r32
	mov r33 = r37
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L380
.L376:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r14 = [r37]
	mov r49 = r37
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 40, r14
	nop 0
	(p7) br.cond.dpnt .L381
	;;
	.mib
	(p6) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	ld1 r14 = [r37]
	mov r1 = r47
	mov r35 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r50 = r14
	cmp4.ne p6, p7 = 123, r14
	(p7) br.cond.dpnt .L382
	;;
.L222:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 40, r14
	(p7) br.cond.dpnt .L383
	;;
	.mmi
	(p6) add r36 = r37, r8
	nop 0
	nop 0
.L225:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r50
	(p6) br.cond.dpnt .L227
	;;
.L235:
	.pred.rel.mutex p16, p17
	.mib
	adds r49 = 1, r35
	mov r33 = r36
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r38 = r8
	mov r1 = r47
	.mmb
	mov r51 = r35
	mov r50 = r37
	(p6) br.cond.dpnt .L384
	;;
	.mib
	mov r49 = r8
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r47
	add r14 = r38, r35
	cmp.eq p6, p7 = 0, r35
	.mmi
	mov r52 = r41
	mov r50 = r38
	mov r49 = r32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC2)
	.mmb
	st1 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L238
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = put_parameter#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L398:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
.L377:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	;;
	ld1 r14 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	cmp4.ne p8, p9 = 96, r14
	mov r15 = r14
	;;
	.mmi
	(p6) addl r16 = 1, r0
	nop 0
	(p8) addl r17 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	(p9) mov r17 = r0
	;;
	and r16 = r17, r16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L270
	;;
	.align 32
.L274:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 92, r15
	(p6) br.cond.dpnt .L271
.L369:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r51 = [r36]
	nop 0
	mov r14 = r36
	.mmi
	adds r50 = 16, r12
	nop 0
	mov r49 = r32
	;;
	.mib
	adds r36 = 1, r14
	sxt1 r51 = r51
	br.call.sptk.many b0 = add_byte#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r15 = r14
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p8, p9 = 96, r14
	(p8) br.cond.dptk .L274
.L385:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L275
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	(p7) adds r14 = 16, r12
	;;
	(p7) ld8 r35 = [r14]
	nop 0
	;;
	.mib
	mov r49 = r35
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 96, r14
	;;
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r33 = r0
	nop 0
	;;
	add r33 = r36, r33
	;;
.L386:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
.L271:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 1, r36
	adds r50 = 16, r12
	mov r49 = r32
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mii
	adds r16 = -92, r15
	mov r51 = r15
	;;
	and r16 = -5, r16
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp.ne p6, p7 = 0, r16
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 36, r15
	nop 0
	(p6) br.cond.dpnt .L369
	;;
	.mib
	adds r36 = 1, r14
	nop 0
	br.call.sptk.many b0 = add_byte#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r15 = r14
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p8, p9 = 96, r14
	(p8) br.cond.dptk .L274
	.mib
	nop 0
	nop 0
	br .L385
.L275:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC2)
	;;
	.mii
	(p6) add r50 = r1, r50
	nop 0
	;;
	(p7) mov r50 = r35
.L278:
	.pred.rel.mutex p16, p17
	.mib
	mov r51 = r41
	mov r49 = r32
	br.call.sptk.many b0 = put_command#
	;;
	.mib
	mov r1 = r47
	mov r49 = r35
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 96, r14
	;;
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r33 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r36, r33
	br .L386
	;;
.L303:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r49 = @gprel(.LC13)
	.mmi
	mov r50 = r35
	nop 0
	mov r33 = r37
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	ld4 r14 = [r40]
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
	(p7) st4 [r40] = r14
	nop 0
	br .L380
.L381:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 2, r33
	nop 0
	mov r49 = r37
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 40, r14
	;;
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	ld1 r14 = [r37]
	mov r1 = r47
	mov r35 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r50 = r14
	cmp4.ne p6, p7 = 123, r14
	(p6) br.cond.dptk .L222
	;;
.L382:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 125, r0
	nop 0
	addl r50 = 123, r0
	.mmb
	adds r49 = 2, r33
	nop 0
	br.call.sptk.many b0 = find_end#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r36 = r8
	;;
.L223:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.ne p6, p7 = 0, r36
	;;
	(p6) ld1 r50 = [r37]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt1 r50 = r50
	(p6) br.cond.dptk .L225
	.mii
	ld4 r14 = [r40]
	mov r33 = r37
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br .L380
.L227:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r49 = @gprel(.LC7)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	nop 0
	ld1 r14 = [r37]
	mov r1 = r47
	.mmb
	cmp.eq p6, p7 = 0, r8
	sub r49 = r36, r37
	(p7) br.cond.dpnt .L387
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 40, r14
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 123, r14
	nop 0
	(p6) br.cond.spnt .L235
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dptk .L368
	.mmi
	adds r14 = -1, r36
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
	cmp4.ne p6, p7 = 41, r14
	(p7) br.cond.dpnt .L388
	;;
	.mmi
	(p6) mov r42 = r0
	nop 0
	nop 0
.L368:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r14 = r0
	addl r44 = 1, r0
	;;
.L240:
	.pred.rel.mutex p16, p17
	.mmi
	sub r38 = r49, r14, 1
	nop 0
	add r44 = r37, r44
	.mmb
	sub r49 = r49, r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r35 = r8
	mov r1 = r47
	.mmb
	mov r51 = r38
	mov r50 = r44
	(p7) br.cond.dpnt .L389
	;;
	.mib
	mov r49 = r8
	add r38 = r35, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld1.a r14 = [r37]
	st1 [r38] = r0
	mov r1 = r47
	.mmi
	mov r51 = r41
	mov r50 = r35
	mov r49 = r32
	;;
	.mmi
	ld1.c.clr r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 123, r14
	nop 0
	(p7) br.cond.dpnt .L390
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p7) br.cond.dpnt .L391
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_command#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L243:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r49 = r35
	adds r33 = 1, r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L397:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
.L281:
	.pred.rel.mutex p16, p17
	.mmi
	mov r50 = r37
	nop 0
	addl r51 = 34, r0
	.mmb
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mmi
	ld1 r50 = [r8]
	mov r36 = r8
	mov r1 = r47
	;;
	.mii
	nop 0
	sxt1 r50 = r50
	adds r33 = 1, r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r50
	(p6) br.cond.dptk .L216
	.mib
	nop 0
	nop 0
	br .L378
	;;
.L280:
	.pred.rel.mutex p16, p17
	.mib
	adds r14 = 24, r32
	cmp4.ne p6, p7 = 126, r35
	(p6) br.cond.dpnt .L286
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L365
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r50 = r14
	(p7) br.cond.dpnt .L392
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC11)
	.mii
	(p6) mov r33 = r37
	(p6) addl r35 = 1, r0
	;;
	(p6) add r38 = r1, r38
	;;
	.align 32
.L288:
	.pred.rel.mutex p16, p17
	.mib
	mov r49 = r38
	adds r36 = 1, r35
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L393
	;;
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r50 = r14
	(p6) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	mov r35 = r36
	br .L288
.L387:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = -35, r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 63, r14
	(p6) br.cond.dptk .L394
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 64, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 34, r39
	(p7) br.cond.dpnt .L233
	.align 32
.L234:
	.pred.rel.mutex p16, p17
	.mmi
	adds r33 = 2, r33
	nop 0
	nop 0
	;;
.L402:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r35 = [r33]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = r39, r35
	nop 0
	cmp4.ne p8, p9 = 0, r35
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
	.mib
	nop 0
	nop 0
	br .L331
.L379:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r49 = @gprel(.LC6)
	.mmi
	nop 0
	adds r33 = 2, r33
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmb
	addl r51 = 1, r0
	mov r49 = r32
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	nop 0
	ld1 r50 = [r37]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r50 = r50
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L395
.L383:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 41, r0
	nop 0
	addl r50 = 40, r0
	.mmb
	adds r49 = 2, r33
	nop 0
	br.call.sptk.many b0 = find_end#
	;;
	.mib
	mov r1 = r47
	mov r36 = r8
	br .L223
.L270:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	.mmi
	nop 0
	(p7) mov r35 = r0
	nop 0
	;;
	.mib
	nop 0
	(p7) add r50 = r1, r50
	(p7) br.cond.dptk .L278
.L276:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r14 = 5, r0
	;;
	.mmi
	ld8 r35 = [r15]
	st4 [r40] = r14
	nop 0
	;;
	.mib
	mov r49 = r35
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 96, r14
	;;
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r33 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r36, r33
	br .L386
.L391:
	.pred.rel.mutex p16, p17
	.mmi
	adds r42 = 48, r12
	adds r38 = 40, r12
	nop 0
	.mmb
	mov r50 = r35
	mov r49 = r32
	br.call.sptk.many b0 = expand_whole#
	;;
	.mmi
	mov r1 = r47
	st8 [r42] = r0
	nop 0
	.mmb
	st8 [r38] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L243
	;;
	.mii
	ld1 r14 = [r8]
	mov r37 = r8
	;;
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r17 = r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L262
	;;
	.mmi
	(p6) adds r16 = 1, r8
	nop 0
	nop 0
	;;
.L261:
	.pred.rel.mutex p16, p17
	.mmi
	st8 [r38] = r16
	;;
	ld1 r14 = [r16], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	adds r15 = -9, r14
	nop 0
	mov r17 = r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = 1, r15
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L261
	;;
.L262:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dpnt .L396
	;;
	.mmi
	(p7) mov r52 = r0
	nop 0
	nop 0
.L260:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r15 = [r38]
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r17 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p7) br.cond.dpnt .L267
	;;
	.mmi
	(p6) adds r15 = 1, r15
	nop 0
	nop 0
	;;
.L266:
	.pred.rel.mutex p16, p17
	.mmi
	st8 [r38] = r15
	;;
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	adds r16 = -9, r14
	nop 0
	mov r17 = r14
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L266
	;;
.L267:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dptk .L265
	.mmi
	ld4 r14 = [r40]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 5, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r40] = r14
	nop 0
	nop 0
.L265:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mmi
	adds r49 = 16, r12
	addl r50 = 24, r0
	adds r33 = 1, r36
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r51 = r41
	adds r50 = 16, r12
	nop 0
	.mmb
	mov r1 = r47
	mov r49 = r32
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	mov r1 = r47
	mov r49 = r37
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r47
	mov r49 = r35
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L397
.L388:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.lt p6, p7 = 3, r49
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	mov r42 = r14
	adds r44 = 1, r14
	.mmb
	nop 0
	shladd r14 = r14, 1, r0
	br .L240
	;;
.L378:
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r33 = r36
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov r8 = r33
	;;
	(p7) addl r14 = 5, r0
	;;
	.mii
	(p7) st4 [r40] = r14
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L384:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r40]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r40] = r14
	nop 0
	nop 0
.L238:
	.pred.rel.mutex p16, p17
	.mmi
	mov r51 = r41
	addl r50 = 36, r0
	nop 0
	.mmb
	mov r49 = r32
	mov r33 = r36
	br.call.sptk.many b0 = put#
	;;
	.mib
	mov r1 = r47
	mov r49 = r38
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L398
.L393:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r36 = r35
	adds r35 = -1, r35
	;;
.L290:
	.pred.rel.mutex p16, p17
	.mib
	mov r49 = r36
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r38 = r8
	mov r1 = r47
	.mmb
	mov r51 = r35
	mov r50 = r37
	(p7) br.cond.dpnt .L306
	;;
	.mib
	mov r49 = r8
	add r35 = r38, r35
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 1, r36
	mov r1 = r47
	.mmb
	st1 [r35] = r0
	mov r49 = r38
	(p6) br.cond.dpnt .L294
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpwnam#
	;;
	.mmi
	nop 0
	adds r14 = 48, r8
	mov r1 = r47
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L399
	;;
.L299:
	.pred.rel.mutex p16, p17
	.mib
	ld8 r35 = [r14]
	mov r49 = r38
	br.call.sptk.many b0 = free#
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r1 = r47
	(p6) br.cond.dpnt .L296
	;;
	.mmi
	nop 0
	ld1 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r50 = r14
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mmi
	(p6) adds r35 = 1, r35
	nop 0
	nop 0
	.align 32
.L302:
	.pred.rel.mutex p16, p17
	.mib
	addl r51 = 1, r0
	mov r49 = r32
	br.call.sptk.many b0 = put#
	;;
	.mmi
	ld1 r14 = [r35], 1
	nop 0
	addl r51 = 1, r0
	.mii
	mov r49 = r32
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r50 = r14
	(p7) br.cond.dpnt .L216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mii
	ld1 r14 = [r35], 1
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r50 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L302
	.mib
	nop 0
	nop 0
	br .L216
.L389:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r40]
	mov r49 = r35
	adds r33 = 1, r36
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p6) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L397
.L390:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 35, r14
	(p7) br.cond.dpnt .L400
.L246:
	.pred.rel.mutex p16, p17
	.mib
	mov r49 = r35
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r37 = r8
	nop 0
	.mmb
	mov r1 = r47
	adds r49 = 1, r8
	(p7) br.cond.dpnt .L251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r38 = r8
	cmp.eq p6, p7 = 0, r8
	mov r1 = r47
	.mmb
	mov r51 = r37
	mov r50 = r35
	(p6) br.cond.dpnt .L312
	;;
	.mib
	mov r49 = r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	add r14 = r38, r37
	mov r1 = r47
	mov r52 = r41
	.mmi
	add r51 = r35, r37
	mov r50 = r38
	mov r49 = r32
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = put_parameter#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r49 = r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L403:
	.pred.rel.mutex p16, p17
	.mib
	mov r49 = r35
	adds r33 = 1, r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L397
	;;
.L394:
	.pred.rel.mutex p16, p17
	.mlx
	cmp4.ne p6, p7 = 36, r14
	movl r51 = @gprel(.LC8)
	.mmb
	mov r52 = r38
	addl r50 = 16, r0
	(p7) br.cond.dpnt .L401
	;;
	.mmi
	nop 0
	add r51 = r1, r51
	adds r49 = 16, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L233:
	.pred.rel.mutex p16, p17
	.mmi
	mov r51 = r41
	adds r50 = 16, r12
	nop 0
	.mmb
	mov r49 = r32
	adds r33 = 2, r33
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L402
.L396:
	.pred.rel.mutex p16, p17
	.mib
	mov r49 = r38
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	ld4 r14 = [r42]
	mov r1 = r47
	mov r52 = r8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L260
	;;
	.mmi
	ld4 r14 = [r40]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br .L265
.L400:
	.pred.rel.mutex p16, p17
	.mmi
	adds r42 = 1, r35
	;;
	ld1 r14 = [r42]
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
	(p7) br.cond.dptk .L246
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	add r14 = r42, r8
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r37 = r8
	adds r49 = 1, r8
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r38 = r8
	cmp.eq p6, p7 = 0, r8
	mov r51 = r37
	.mmb
	mov r50 = r42
	mov r1 = r47
	(p6) br.cond.dpnt .L312
	;;
	.mib
	mov r49 = r38
	add r37 = r38, r37
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r38
	.mmb
	st1 [r37] = r0
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r47
	mov r49 = r8
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	(p7) br.cond.dpnt .L311
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r52 = r8
	;;
.L311:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r51 = @gprel(.LC9)
	.mmi
	adds r49 = 16, r12
	nop 0
	addl r50 = 24, r0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r41
	nop 0
	.mmb
	adds r50 = 16, r12
	mov r49 = r32
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	mov r1 = r47
	mov r49 = r38
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L403
.L251:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r40]
	mov r49 = r35
	adds r33 = 1, r36
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p6) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L397
.L399:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r49 = r38
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L296:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 1, r0
	nop 0
	addl r50 = 126, r0
	.mmb
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L404:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r33 = r37
	br .L380
.L401:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r38 = r8
	.mmi
	addl r50 = 16, r0
	nop 0
	adds r49 = 16, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC8)
	.mmi
	nop 0
	mov r52 = r38
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L233
.L392:
	.pred.rel.mutex p16, p17
	.mib
	addl r49 = 1, r0
	mov r33 = r37
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r38 = r8
	cmp.eq p6, p7 = 0, r8
	mov r1 = r47
	.mmb
	mov r51 = r0
	mov r50 = r37
	(p6) br.cond.dpnt .L306
	;;
	.mib
	mov r49 = r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r47
	st1 [r38] = r0
	nop 0
	;;
.L294:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r49 = @gprel(.LC12)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r49 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L297
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r35]
	mov r1 = r47
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r50 = r14
	;;
	.mib
	nop 0
	(p6) adds r35 = 1, r35
	(p6) br.cond.dptk .L302
	.mib
	nop 0
	nop 0
	br .L216
.L218:
	.pred.rel.mutex p16, p17
	.mmi
	addl r51 = 1, r0
	addl r50 = 92, r0
	nop 0
	.mmb
	mov r49 = r32
	mov r33 = r37
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L380
.L297:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r47
	mov r49 = r8
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	nop 0
	mov r1 = r47
	adds r14 = 48, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L299
	.mib
	nop 0
	nop 0
	br .L399
	;;
.L306:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r14 = [r40]
	mov r49 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r47
	addl r51 = 1, r0
	nop 0
	.mmb
	addl r50 = 126, r0
	mov r49 = r32
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L404
.L286:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r32
	mov r49 = r32
	mov r33 = r37
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L304
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 32, r35
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 9, r35
	nop 0
	(p6) br.cond.spnt .L303
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end_word#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L380
.L312:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r38 = r0
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov r49 = r38
	;;
	(p7) addl r14 = 4, r0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L403
	.endp expand#
	.align 16
	.align 64
	.proc expand_whole#
expand_whole:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	adds r15 = 12, r32
	adds r16 = 8, r32
	mov r40 = r1
	.body
	;;
	.mmi
	adds r14 = 32, r12
	ld4 r15 = [r15]
	adds r34 = 48, r12
	.mmi
	adds r41 = 16, r12
	adds r36 = 28, r12
	mov r43 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r17 = [r16]
	adds r15 = 1, r15
	.mmi
	adds r16 = 24, r12
	mov r42 = r34
	adds r35 = 36, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r41] = r0
	adds r37 = 56, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r16] = r17
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r36] = r15
	nop 0
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
	br.call.sptk.many b0 = add_byte#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r40
	.mmi
	nop 0
	st8 [r37] = r0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 50, r14
	nop 0
	(p6) br.cond.dpnt .L406
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 5, r0
	;;
	(p7) st4 [r35] = r14
	adds r14 = 72, r12
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L408
.L414:
	.mmi
	ld8 r14 = [r34]
	ld8 r15 = [r37]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	ld8.a r8 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	;;
	.mii
	chk.a.clr r8, .L415
.L416:
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L406:
	.body
	.copy_state 1
	.mmi
	mov r43 = r0
	mov r42 = r33
	nop 0
	.mmb
	adds r41 = 16, r12
	adds r35 = 36, r12
	br.call.sptk.many b0 = expand#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L414
.L408:
	.mmi
	nop 0
	adds r32 = 20, r32
	nop 0
	.mmb
	ld8 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r8 = r0
	mov r1 = r40
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) ld4 r14 = [r35]
	nop 0
	;;
	.mii
	(p6) st4 [r32] = r14
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L415:
	.body
	.copy_state 2
	.mib
	ld8 r8 = [r34]
	nop 0
	br .L416
	.endp expand_whole#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"-=?+"
	.align 8
.LC15:
	stringz	"-=?"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_parameter#
put_parameter:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 11, 3, 0
	nop 0
	.save pr, r46
	mov r46 = pr
	.mmi
	mov r45 = r1
	nop 0
	mov r47 = r33
	;;
	.mib
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	ld1 r14 = [r34]
	mov r1 = r45
	mov r36 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	adds r15 = -35, r14
	;;
	.mmi
	and r15 = -3, r15
	;;
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L418
	.mmi
	adds r15 = 1, r34
	nop 0
	mov r37 = r14
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L469
	;;
	.mii
	cmp.ne p6, p7 = 0, r8
	nop 0
	;;
	(p7) mov r41 = r0
	.mmb
	(p7) mov r39 = r0
	(p7) cmp.eq p16, p17 = r0, r0
	(p7) br.cond.dpnt .L420
	;;
	.mmi
	mov r38 = r0
	nop 0
	nop 0
.L421:
	.mmi
	cmp4.ne p6, p7 = 0, r37
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r41 = r0
	nop 0
	(p6) br.cond.dpnt .L460
	;;
	.mmi
	mov r38 = r0
	nop 0
	nop 0
.L431:
	.mib
	mov r47 = r36
	adds r40 = 20, r32
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	ld4 r14 = [r40]
	mov r1 = r45
	mov r36 = r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L434
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r49 = r35
	mov r47 = r32
	;;
	.mmi
	nop 0
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	adds r14 = -35, r37
	(p7) br.cond.dpnt .L434
	;;
	.mib
	and r14 = -3, r14
	cmp4.ne p6, p7 = 0, r37
	(p7) br.cond.dpnt .L466
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L470
	;;
	.mib
	cmp4.ne p6, p7 = 43, r37
	nop 0
	(p6) br.cond.dpnt .L444
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r48 = r38
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L434:
	.mib
	mov r47 = r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L417:
	.mii
	nop 0
	mov pr = r46, -1
	;;
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L418:
	.mii
	cmp4.eq p6, p7 = 58, r14
	cmp.eq p16, p17 = 0, r8
	;;
	(p6) addl r38 = 1, r0
	;;
	.mii
	(p7) mov r38 = r0
	cmp4.ne p6, p7 = 58, r14
	;;
	add r15 = r34, r38
	;;
	.mmi
	ld1 r48 = [r15]
	;;
	nop 0
	sxt1 r48 = r48
	;;
	.mbb
	mov r37 = r48
	(p16) br.cond.dpnt .L422
	(p6) br.cond.dpnt .L421
	;;
	.mmi
	nop 0
	ld1 r14 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L423:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r48
	(p7) br.cond.dptk .L427
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	nop 0
	mov r48 = r0
	mov r1 = r45
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L427
	;;
.L428:
	.pred.rel.mutex p16, p17
	.mmi
	add r48 = r38, r48, 1
	nop 0
	mov r47 = r32
	;;
	.mib
	add r48 = r34, r48
	nop 0
	br.call.sptk.many b0 = expand_whole#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r38 = r8
	;;
.L432:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	(p16) movl r36 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p16) add r36 = r1, r36
	br .L431
.L469:
	.mmi
	cmp.ne p6, p7 = 0, r8
	addl r41 = 1, r0
	cmp.eq p16, p17 = 0, r8
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L420:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.eq p6, p7 = 0, r37
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
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 8, r32
	(p8) br.cond.dpnt .L430
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	tbit.z p6, p7 = r14, 5
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC2)
	.mmi
	(p6) mov r37 = r0
	nop 0
	(p6) mov r38 = r0
	;;
	.mib
	nop 0
	(p6) add r36 = r1, r36
	(p6) br.cond.dptk .L431
	.mmi
	adds r32 = 20, r32
	nop 0
	mov b0 = r43
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.pfs = r44
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 2, r0
	nop 0
	;;
	.mib
	(p7) st4 [r32] = r14
	mov pr = r46, -1
	br.ret.sptk.many b0
.L422:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mbb
	mov r39 = r0
	(p6) br.cond.dpnt .L452
	br .L423
.L471:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r40, r42
	(p6) br.cond.dptk .L441
	.align 32
.L466:
	.mmi
	mov r49 = r35
	nop 0
	mov r48 = r36
	.mmb
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	mov r1 = r45
	mov r47 = r38
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r45
	mov r47 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L417
.L427:
	.mmi
	adds r32 = 20, r32
	nop 0
	mov b0 = r43
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.pfs = r44
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p6) st4 [r32] = r14
	mov pr = r46, -1
	br.ret.sptk.many b0
	;;
.L430:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mib
	(p7) mov r38 = r0
	(p7) sxt4 r48 = r41
	(p7) br.cond.dpnt .L428
	;;
	.mlx
	nop 0
	(p16) movl r36 = @gprel(.LC2)
	.mmi
	nop 0
	mov r38 = r0
	nop 0
	;;
	.mib
	nop 0
	(p16) add r36 = r1, r36
	br .L431
	;;
.L460:
	.mmi
	mov r48 = r0
	mov r47 = r32
	addl r39 = 1, r0
	.mii
	mov r41 = r0
	cmp.eq p16, p17 = 0, r36
	;;
	add r48 = r38, r48, 1
	;;
	.mib
	add r48 = r34, r48
	nop 0
	br.call.sptk.many b0 = expand_whole#
	;;
	.mib
	mov r1 = r45
	mov r38 = r8
	br .L432
.L470:
	.mmi
	cmp4.ne p16, p17 = 35, r37
	mov r47 = r8
	nop 0
	.mmb
	xor r41 = 1, r41
	mov r40 = r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	(p16) addl r14 = 1, r0
	mov r1 = r45
	mov r42 = r8
	;;
	.mii
	(p17) mov r14 = r0
	nop 0
	;;
	cmp4.ne p18, p19 = r14, r41
.L441:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r39 = r40
	mov r47 = r38
	mov r49 = r0
	;;
	.mmi
	(p19) sub r39 = r42, r40
	;;
	add r39 = r36, r39
	nop 0
	;;
	.mmi
	nop 0
	mov r48 = r39
	nop 0
	.mmi
	ld1 r41 = [r39]
	(p17) st1 [r39] = r0
	nop 0
	;;
	.mib
	(p17) mov r48 = r36
	nop 0
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	mov r48 = r39
	.mmb
	st1 [r39] = r41
	mov r49 = r35
	(p7) br.cond.dpnt .L471
	;;
	.mmi
	cmp4.ne p6, p7 = 37, r37
	nop 0
	mov r47 = r32
	;;
	.mib
	(p7) st1 [r39] = r0
	(p7) mov r48 = r36
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r38
	.mmb
	st1 [r39] = r41
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r45
	mov r47 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L417
	;;
.L444:
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	.mmi
	nop 0
	mov r48 = r37
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r49 = r35
	.mmb
	mov r48 = r38
	mov r47 = r32
	(p7) br.cond.dpnt .L472
	;;
	.mib
	cmp4.eq p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L466
	;;
	.mib
	cmp4.ne p6, p7 = 63, r37
	nop 0
	(p7) br.cond.dpnt .L473
	;;
	.mib
	cmp4.ne p6, p7 = 61, r37
	nop 0
	(p7) br.cond.dpnt .L474
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L475:
	.mib
	mov r47 = r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r45
	mov r47 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L417
.L472:
	.mii
	ld4 r14 = [r40]
	mov r47 = r38
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r45
	mov r47 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L417
.L474:
	.mmi
	mov r48 = r38
	nop 0
	mov r47 = r33
	.mmb
	addl r49 = 1, r0
	nop 0
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r35
	nop 0
	.mmb
	mov r48 = r38
	mov r47 = r32
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L475
.L452:
	.pred.rel.mutex p16, p17
	.mib
	mov r41 = r0
	mov r39 = r0
	br .L420
.L473:
	.mii
	ld4 r14 = [r40]
	mov r47 = r38
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 2, r0
	nop 0
	;;
	.mib
	(p7) st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r45
	mov r47 = r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L417
	.endp put_parameter#
	.align 16
	.align 64
	.global wordfree#
	.type	wordfree#, @function
	.proc wordfree#
wordfree:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	adds r35 = 8, r32
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r15 = [r35]
	mov r33 = r0
	mov r34 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L476
	;;
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L478
	.align 32
.L480:
	.mmi
	add r14 = r15, r33
	nop 0
	adds r33 = 8, r33
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r39 = r14
	(p6) br.cond.dpnt .L479
	;;
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	ld8 r16 = [r32]
	nop 0
	.mmi
	ld8 r15 = [r35]
	nop 0
	nop 0
	;;
.L479:
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r16
	(p6) br.cond.dptk .L480
.L478:
	.mib
	mov r39 = r15
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	st8 [r35] = r0
	nop 0
	.mmi
	st8 [r32] = r0
	nop 0
	nop 0
.L476:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp wordfree#
	.align 16
	.align 64
	.global wordexp#
	.type	wordexp#, @function
	.proc wordexp#
wordexp:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	adds r35 = 8, r33
	;;
	.mmi
	addl r44 = 68, r0
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 28, r12
	mov r37 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	tbit.z p6, p7 = r34, 1
	.mmi
	adds r16 = 16, r33
	addl r15 = 1, r0
	mov r1 = r41
	;;
	.mmb
	st8 [r14] = r33
	adds r14 = 24, r12
	nop 0
	.mmi
	(p7) ld8 r37 = [r16]
	nop 0
	tbit.z p6, p7 = r34, 3
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L495
	.mmi
	ld8 r16 = [r35]
	mov r36 = r0
	mov r38 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L495
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L496
	.align 32
.L498:
	.mmi
	add r14 = r16, r36
	nop 0
	adds r36 = 8, r36
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r42 = r14
	(p6) br.cond.dpnt .L497
	;;
	.mib
	adds r38 = 1, r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	ld8 r15 = [r33]
	nop 0
	.mmi
	ld8 r16 = [r35]
	nop 0
	nop 0
	;;
.L497:
	.mib
	nop 0
	cmp.ltu p6, p7 = r38, r15
	(p6) br.cond.dptk .L498
.L496:
	.mib
	mov r42 = r16
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st8 [r35] = r0
	nop 0
	.mmi
	st8 [r33] = r0
	nop 0
	nop 0
.L495:
	.mmi
	and r14 = 9, r34
	mov r35 = r33
	nop 0
	.mmi
	adds r38 = 36, r12
	adds r42 = 1, r37
	addl r43 = 8, r0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L503
	;;
	.mib
	st8 [r35] = r0, 8
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st8 [r35] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L538
.L503:
	.mmi
	mov r44 = r0
	mov r43 = r32
	adds r42 = 16, r12
	.mmb
	ld8 r36 = [r33]
	adds r35 = 8, r33
	br.call.sptk.many b0 = expand#
	;;
	.mib
	mov r1 = r41
	adds r42 = 16, r12
	br.call.sptk.many b0 = end_word#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld4 r8 = [r38]
	mov r1 = r41
	;;
	and r14 = -5, r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L493
	.mmi
	ld8 r14 = [r33]
	;;
	cmp.leu p6, p7 = r14, r36
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r35 = 8, r33
	(p6) br.cond.dpnt .L504
	;;
	.align 32
.L505:
	.mmi
	adds r14 = -1, r14
	ld8 r15 = [r35]
	nop 0
	;;
	.mmi
	add r16 = r14, r37
	st8 [r33] = r14
	nop 0
	;;
	.mmi
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r36, r14
	(p6) br.cond.dptk .L505
	;;
.L504:
	.mmi
	add r37 = r37, r14
	ld8 r14 = [r35]
	tbit.z p6, p7 = r34, 0
	;;
	.mmi
	shladd r37 = r37, 3, r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L507
	.mmi
	ld8 r16 = [r35]
	mov r36 = r0
	mov r37 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L507
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L508
	.align 32
.L510:
	.mmi
	add r14 = r16, r36
	nop 0
	adds r36 = 8, r36
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r42 = r14
	(p6) br.cond.dpnt .L509
	;;
	.mib
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	ld8 r15 = [r33]
	nop 0
	.mmi
	ld8 r16 = [r35]
	nop 0
	nop 0
	;;
.L509:
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r15
	(p6) br.cond.dptk .L510
.L508:
	.mib
	mov r42 = r16
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st8 [r35] = r0
	nop 0
	.mmi
	ld4 r8 = [r38]
	st8 [r33] = r0
	nop 0
.L493:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L507:
	.body
	.copy_state 1
	.mii
	ld4 r8 = [r38]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L538:
	.body
	.copy_state 2
	.mii
	addl r8 = 4, r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp wordexp#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	silent.0#, @object
	.size	silent.0#, 18
silent.0:
	stringz	"exec 2>/dev/null\n"
	.global calloc#
	.type	calloc#, @function
	.global memset#
	.type	memset#, @function
	.global setenv#
	.type	setenv#, @function
	.global fnmatch#
	.type	fnmatch#, @function
	.global getpwuid#
	.type	getpwuid#, @function
	.global getuid#
	.type	getuid#, @function
	.global getpid#
	.type	getpid#, @function
	.global getpwnam#
	.type	getpwnam#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strtol#
	.type	strtol#, @function
	.global pclose#
	.type	pclose#, @function
	.global getc#
	.type	getc#, @function
	.global popen#
	.type	popen#, @function
	.global strcat#
	.type	strcat#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global malloc#
	.type	malloc#, @function
	.global strlen#
	.type	strlen#, @function
	.global getenv#
	.type	getenv#, @function
	.global globfree#
	.type	globfree#, @function
	.global glob#
	.type	glob#, @function
	.global free#
	.type	free#, @function
	.global strdup#
	.type	strdup#, @function
	.global realloc#
	.type	realloc#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global isalpha#
	.type	isalpha#, @function
	.global strchr#
	.type	strchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
