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
	addp4 r8 = 0,r32
	nop 0
	.mii
	mov r38 = r1
	sxt1 r33 = r33
	sxt1 r34 = r34
	;;
	.mmi
	ld1 r14 = [r8]
	addl r35 = 1, r0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L8:
	.mmi
	cmp4.ne p6, p7 = 92, r15
	cmp4.ne p8, p9 = r15, r33
	mov r40 = r15
	.mmb
	adds r39 = 1, r8
	mov r14 = r8
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 39, r15
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 34, r15
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	(p9) adds r35 = 1, r35
	cmp4.ne p6, p7 = r15, r34
	.bbb
	nop 0
	(p9) br.cond.dpnt .L4
	(p7) br.cond.spnt .L22
.L4:
	.mmi
	adds r15 = 1, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mii
	ld1 r15 = [r15]
	addp4 r8 = 0,r14
	;;
	sxt1 r14 = r15
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.sptk .L8
	.align 32
.L2:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L7:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L20:
	.mmi
	adds r14 = 1, r8
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld1 r15 = [r14]
	addp4 r14 = 0,r8
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
	.mmi
	adds r15 = 1, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mii
	ld1 r15 = [r15]
	addp4 r8 = 0,r14
	;;
	sxt1 r14 = r15
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
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
	.mii
	addp4 r14 = 0,r8
	mov r1 = r38
	;;
	adds r15 = 1, r14
	.mmb
	cmp.eq p6, p7 = 0, r14
	adds r14 = 1, r14
	(p6) br.cond.dpnt .L2
	;;
	.mii
	ld1 r15 = [r15]
	addp4 r8 = 0,r14
	;;
	sxt1 r14 = r15
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	nop 0
	br .L2
	;;
.L22:
	.mmi
	adds r35 = -1, r35
	adds r15 = 1, r14
	adds r14 = 1, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	ld1 r15 = [r15]
	addp4 r8 = 0,r14
	;;
	sxt1 r14 = r15
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
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
	mov r36 = r1
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	nop 0
	mov r33 = r0
.L24:
	.mmi
	addp4 r14 = 0,r32
	nop 0
	adds r32 = 1, r32
	;;
	.mib
	ld1 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	adds r14 = -1, r32
	nop 0
	mov r1 = r36
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dptk .L25
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	nop 0
	;;
	.mii
	ld1 r14 = [r14]
	cmp4.eq p8, p9 = 0, r33
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
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 2, 0
	addp4 r33 = 0,r33
	nop 0
	.mmi
	mov r40 = r1
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	nop 0
	adds r35 = 4, r33
	adds r36 = 8, r33
	.mmi
	ld4 r41 = [r33]
	;;
	ld4 r14 = [r35]
	addp4 r41 = 0,r41
	.mmi
	ld4 r16 = [r36]
	;;
	adds r15 = 1, r14
	cmp4.eq p8, p9 = 0, r16
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r15
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
	addp4 r41 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	cmp.ne p6, p7 = 0, r41
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	(p6) st4 [r33] = r41
	(p6) st4 [r36] = r37
	nop 0
	;;
	.mii
	(p6) ld4 r14 = [r35]
	nop 0
	;;
	(p6) adds r15 = 1, r14
	;;
.L34:
	.mmi
	add r14 = r14, r41
	st4 [r35] = r15
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4.a r15 = [r35]
	mov ar.pfs = r39
	;;
	.mmi
	st1 [r14] = r34
	;;
	ld4 r14 = [r33]
	nop 0
	.mmi
	ld4.c.clr r15 = [r35]
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.ret.sptk.many b0
.L41:
	.mmi
	adds r32 = 16, r32
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
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r35 = r33
	sxt1 r36 = r33
	.body
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
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
	.mmi
	cmp4.eq p6, p7 = 0, r34
	addp4 r8 = 0,r8
	adds r14 = 20, r32
	.mmi
	addl r16 = 1, r0
	adds r15 = 24, r32
	mov r1 = r39
	;;
	.mmi
	(p6) addl r17 = 1, r0
	st4 [r14] = r16
	mov r42 = r33
	.mmi
	ld4 r16 = [r15]
	adds r41 = 28, r32
	mov r40 = r32
	;;
	.mmi
	(p7) mov r17 = r0
	cmp4.ne p6, p7 = 0, r8
	adds r33 = 40, r32
	;;
	.mii
	(p6) addl r14 = 1, r0
	addp4 r33 = 0,r33
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	and r14 = r17, r14
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = add_byte#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = 92, r36
	cmp4.ne p8, p9 = 0, r34
	.bbb
	nop 0
	(p7) br.cond.dpnt .L46
	(p8) br.cond.dpnt .L50
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
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
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
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	mov r14 = r32
	nop 0
	;;
	.mmi
	ld4 r34 = [r14], 4
	;;
	ld4 r14 = [r14]
	addp4 r34 = 0,r34
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 1
	mov r36 = r34
	;;
	.mmi
	(p7) adds r14 = 8, r34
	ld4 r42 = [r36], 4
	(p6) mov r35 = r0
	;;
	.mmi
	nop 0
	(p7) ld4 r35 = [r14]
	adds r42 = 2, r42
	.mmi
	ld4 r41 = [r36]
	;;
	add r42 = r42, r35
	nop 0
	;;
	.mib
	shladd r42 = r42, 2, r0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r37 = 0,r8
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmb
	cmp.ne p6, p7 = 0, r37
	addp4 r41 = 0,r8
	nop 0
	.mib
	mov r1 = r40
	mov b0 = r38
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	st4 [r36] = r37
	cmp.eq p6, p7 = 0, r41
	mov ar.pfs = r39
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	ld4 r15 = [r34]
	;;
	add r14 = r15, r35
	adds r15 = 1, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r34] = r15
	nop 0
	;;
	.mmi
	add r14 = r14, r37
	ld4.a r15 = [r34]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r14] = r41
	nop 0
	;;
	.mmi
	ld4.c.clr r15 = [r34]
	ld4 r14 = [r36]
	nop 0
	;;
	.mmi
	add r35 = r35, r15
	;;
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = r35, r14
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	;;
.L56:
	.mib
	adds r32 = 16, r32
	nop 0
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
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	adds r14 = 16, r12
	adds r33 = 20, r32
	adds r35 = 24, r32
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 16, r32
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 40, r32
	adds r15 = 16, r12
	mov r42 = r0
	.mmi
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	mov r43 = r15
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L67
	.mmi
	adds r15 = 16, r12
	mov r34 = r0
	adds r36 = 20, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L68
	.align 32
.L69:
	.mmi
	shladd r15 = r34, 2, r0
	ld4 r14 = [r36]
	mov r40 = r32
	.mmi
	adds r34 = 1, r34
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = add_word#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L69
.L68:
	.mmi
	adds r14 = 16, r12
	adds r34 = 32, r32
	adds r32 = 44, r32
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmi
	st4 [r32] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0
	st4 [r33] = r0
	nop 0
.L65:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L67:
	.body
	.copy_state 1
	.mmi
	adds r14 = 28, r32
	nop 0
	adds r34 = 32, r32
	;;
	.mmi
	ld4 r41 = [r14]
	;;
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	.mib
	nop 0
	mov r40 = r32
	br.call.sptk.many b0 = add_word#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L89:
	.mmi
	adds r32 = 44, r32
	;;
	st4 [r32] = r0
	nop 0
	.mii
	st4 [r34] = r0
	nop 0
	;;
	nop 0
	.mmb
	st4 [r35] = r0
	st4 [r33] = r0
	br .L65
.L73:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmi
	mov r40 = r32
	;;
	add r41 = r1, r41
	nop 0
	;;
	.mib
	addp4 r41 = 0,r41
	nop 0
	br.call.sptk.many b0 = add_word#
	;;
	.mib
	nop 0
	mov r1 = r39
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
	addp4 r32 = 0,r32
	mov r41 = r1
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	.save pr, r42
	mov r42 = pr
	nop 0
	.mmi
	add r43 = r1, r43
	cmp4.eq p16, p17 = 0, r34
	adds r35 = 16, r32
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	nop 0
	.mmb
	adds r37 = 12, r32
	adds r38 = 20, r32
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	adds r14 = 20, r32
	(p17) addl r15 = 1, r0
	addp4 r36 = 0,r8
	.mmi
	mov r1 = r41
	;;
	(p17) st4 [r14] = r15
	cmp.ne p6, p7 = 0, r36
	;;
	.mlx
	ld1 r14 = [r33]
	(p7) movl r36 = @gprel(.LC3)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	(p7) add r36 = r1, r36
	;;
	.mmi
	nop 0
	mov r44 = r14
	(p7) addp4 r36 = 0,r36
	.mmb
	nop 0
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
	adds r33 = 1, r33
	.mmb
	mov r45 = r34
	mov r43 = r32
	br.call.sptk.many b0 = put#
	;;
	.mmi
	addp4 r33 = 0,r33
	nop 0
	mov r1 = r41
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
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
	addp4 r8 = 0,r8
	mov r1 = r41
	mov r43 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	adds r33 = 1, r33
	.mii
	ld4 r16 = [r38]
	nop 0
	;;
	sxt1 r14 = r14
	.mmi
	addp4 r33 = 0,r33
	;;
	adds r15 = -9, r14
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
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 3, 14, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	mov r47 = r1
	addp4 r33 = 0,r33
	;;
	.mmb
	adds r36 = 4, r32
	adds r14 = 16, r12
	nop 0
	.mmi
	adds r39 = 24, r12
	nop 0
	.save rp, r45
	mov r45 = b0
	.body
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmi
	ld4 r14 = [r36]
	st4 [r39] = r0
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 2
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	adds r32 = 16, r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 3, r0
	nop 0
	;;
	.mii
	(p7) st4 [r32] = r14
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mii
	nop 0
	mov ar.lc = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L113:
	.body
	.copy_state 1
	.mib
	mov r49 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r47
	adds r49 = 18, r8
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r47
	;;
	.mib
	cmp.ne p6, p7 = 0, r35
	mov r49 = r35
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	ld4 r14 = [r36]
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
	add r50 = r1, r50
	nop 0
	;;
	.mib
	addp4 r50 = 0,r50
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r33
	.mmb
	addp4 r49 = 0,r8
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r35
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
	mov r49 = r35
	.mmb
	addp4 r42 = 0,r8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	cmp.ne p6, p7 = 0, r42
	mov r1 = r47
	(p7) br.cond.dpnt .L119
	;;
	.mmi
	(p6) mov r35 = r0
	nop 0
	(p6) adds r37 = 20, r12
	.mmi
	(p6) addl r41 = 10, r0
	(p6) adds r43 = 16, r32
	(p6) addl r44 = 4, r0
.L118:
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = getc#
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r35
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
	.mmi
	nop 0
	adds r35 = -1, r35
	nop 0
	;;
	.mii
	addp4 r35 = r35, r0
	nop 0
	;;
	mov ar.lc = r35
	.align 32
.L121:
	.mmi
	nop 0
	ld4 r35 = [r37]
	adds r15 = 16, r12
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mmi
	adds r36 = 1, r35
	ld4 r49 = [r15]
	cmp4.eq p8, p9 = 0, r14
	;;
	.mib
	addp4 r49 = 0,r49
	cmp4.gtu p6, p7 = r14, r36
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
	addp4 r49 = 0,r8
	nop 0
	mov r1 = r47
	;;
	.mib
	cmp.ne p6, p7 = 0, r49
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mmi
	(p6) adds r14 = 16, r12
	(p6) st4 [r39] = r38
	nop 0
	;;
	.mmi
	(p6) st4 [r14] = r49
	nop 0
	nop 0
.L123:
	.mmi
	nop 0
	add r35 = r35, r49
	add r49 = r36, r49
	.mmi
	nop 0
	st4 [r37] = r36
	nop 0
	;;
	.mii
	addp4 r35 = 0,r35
	addp4 r49 = 0,r49
	;;
	nop 0
	.mmb
	st1 [r35] = r41
	st1 [r49] = r0
	br.cloop.sptk.few .L121
.L127:
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r51 = r40
	.mmi
	mov r49 = r32
	nop 0
	mov r35 = r0
	;;
	.mib
	mov r50 = r15
	nop 0
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
	cmp4.ne p8, p9 = 0, r35
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
	ld4 r50 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r50 = 0,r50
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
	adds r12 = 16, r12
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
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mib
	addp4 r50 = 0,r50
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
	adds r32 = 16, r32
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mii
	(p7) st4 [r32] = r14
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mii
	nop 0
	mov ar.lc = r48
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
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
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mii
	ld1 r14 = [r15]
	adds r17 = 1, r15
	;;
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
	(p7) br.cond.dpnt .L168
.L147:
	.mmi
	addp4 r15 = 0,r17
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1.a r14 = [r15]
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r15]
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
	adds r33 = 8, r32
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r16
	cmp4.lt p6, p7 = 50, r16
	(p7) br.cond.dptk .L169
	.mmi
	adds r32 = 4, r32
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
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r14 = 1, r0
	nop 0
	(p7) br.cond.dpnt .L172
	;;
	.mmi
	adds r32 = 4, r32
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
	adds r15 = 1, r15
	nop 0
	mov r38 = r32
	;;
	.mib
	st4 [r32] = r15
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
	;;
.L172:
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r40 = r0
	.mmi
	nop 0
	ld4 r38 = [r32]
	nop 0
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	st4 [r32] = r14
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
	adds r15 = 1, r15
	nop 0
	mov r38 = r32
	;;
	.mib
	st4 [r32] = r15
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mii
	ld4 r15 = [r32]
	mov r1 = r37
	;;
	addp4 r15 = 0,r15
	;;
	.mmi
	ld1 r14 = [r15]
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
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	(p6) adds r17 = 1, r15
	nop 0
	nop 0
	;;
.L156:
	.mmi
	addp4 r15 = 0,r17
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1.a r14 = [r15]
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r15]
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
	.mib
	adds r14 = 4, r32
	cmp4.ne p6, p7 = 41, r18
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
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
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r32] = r15
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
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	addp4 r32 = 0,r32
	mov r38 = r1
	;;
	.mii
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r36
	mov r36 = b0
	.body
	mov r39 = r32
	.mmb
	addl r35 = 65501, r0
	adds r34 = 4, r32
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	nop 0
	setf.sig f2 = r8
	mov r1 = r38
.L176:
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	adds r16 = -9, r15
	nop 0
	mov r33 = r15
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r15
	(p7) br.cond.dpnt .L184
	;;
	.mmi
	(p6) adds r17 = 1, r14
	nop 0
	nop 0
	;;
	.align 32
.L183:
	.mmi
	addp4 r14 = 0,r17
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1.a r15 = [r14]
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	adds r16 = -9, r15
	nop 0
	mov r33 = r15
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r15
	(p6) br.cond.dptk .L183
	;;
.L184:
	.mib
	cmp4.eq p6, p7 = 42, r33
	mov r39 = r32
	(p6) br.cond.dpnt .L191
	;;
	.mmi
	cmp4.eq p6, p7 = 37, r33
	nop 0
	adds r14 = 1, r14
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 47, r33
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmf
	adds r14 = 1, r8
	mov r1 = r38
	fsxt.r f6 = f2, f2
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mii
	nop 0
	sxt4 r14 = r8
	cmp4.ne p6, p7 = 47, r33
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mmi
	setf.exp f9 = r35
	setf.sig f7 = r14
	cmp4.eq p6, p7 = 0, r8
	.mmi
	nop 0
	sub r8 = r0, r8
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	(p6) break 1
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	.mii
	adds r16 = -9, r15
	mov r33 = r15
	;;
	zxt1 r16 = r16
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f9, f6, f6
	.mii
	setf.sig f6 = r8
	cmp4.geu p6, p7 = 1, r16
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r15
	;;
	.mmi
	nop 0
	(p6) adds r17 = 1, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f8 = f8
	;;
	.mfb
	nop 0
	xma.l f2 = f6, f8, f2
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
.L191:
	.mmi
	adds r14 = 1, r14
	nop 0
	mov r39 = r32
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = factor#
	;;
	.mmi
	ld4 r14 = [r32]
	setf.sig f6 = r8
	mov r1 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -9, r15
	mov r33 = r15
	;;
	zxt1 r16 = r16
	.mmf
	nop 0
	nop 0
	xmpy.l f2 = f2, f6
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r16
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r17 = 1, r14
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
.L193:
	.mmi
	cmp4.eq p8, p9 = 0, r8
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
	ld4 r14 = [r32]
	setf.sig f2 = r0
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -9, r15
	mov r33 = r15
	;;
	zxt1 r16 = r16
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r16
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r17 = 1, r14
	(p6) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L184
.L194:
	.mii
	nop 0
	sxt4 r14 = r8
	nop 0
	.mmf
	cmp4.eq p6, p7 = 0, r8
	setf.exp f8 = r35
	fsxt.r f2 = f2, f2
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	(p6) break 1
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f2 = f2
	sxt1 r15 = r15
	;;
	.mmi
	adds r16 = -9, r15
	nop 0
	mov r33 = r15
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	zxt1 r16 = r16
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f2, f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f6, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f2 = f2, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f6, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f2 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f2, f2
	cmp4.geu p6, p7 = 1, r16
	;;
	.mii
	cmp4.eq.or.andcm p6, p7 = 32, r15
	nop 0
	;;
	(p6) adds r17 = 1, r14
	;;
	.mfb
	nop 0
	fcvt.fx.trunc f2 = f7
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
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r37
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r36
	mov r33 = r8
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mmi
	adds r16 = -9, r15
	nop 0
	mov r18 = r15
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r15
	(p7) br.cond.dpnt .L202
	;;
	.mmi
	(p6) adds r17 = 1, r14
	nop 0
	nop 0
	;;
	.align 32
.L201:
	.mmi
	addp4 r14 = 0,r17
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1.a r15 = [r14]
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	adds r16 = -9, r15
	nop 0
	mov r18 = r15
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.geu p6, p7 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r15
	(p6) br.cond.dptk .L201
	;;
.L202:
	.mmi
	cmp4.eq p6, p7 = 43, r18
	nop 0
	adds r15 = 1, r14
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
	st4 [r32] = r15
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r36
	sub r33 = r33, r8
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -9, r15
	mov r18 = r15
	;;
	zxt1 r16 = r16
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r16
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r17 = 1, r14
	(p6) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L202
.L208:
	.mmi
	adds r14 = 1, r14
	nop 0
	mov r37 = r32
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = product#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r36
	add r33 = r33, r8
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -9, r15
	mov r18 = r15
	;;
	zxt1 r16 = r16
	;;
	.mmi
	cmp4.geu p6, p7 = 1, r16
	;;
	cmp4.eq.or.andcm p6, p7 = 32, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r17 = 1, r14
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
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 3, 15, 4, 0
	.fframe 48
	adds r12 = -48, r12
	addp4 r33 = 0,r33
	.mmi
	addp4 r32 = 0,r32
	mov r48 = r1
	sxt1 r34 = r34
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	.save pr, r49
	mov r49 = pr
	.mmi
	cmp4.eq p6, p7 = 34, r34
	adds r39 = 16, r32
	adds r43 = 20, r32
	;;
	.mmb
	mov r38 = r34
	(p6) addl r41 = 1, r0
	nop 0
	.mii
	cmp4.ne p16, p17 = 34, r34
	.save rp, r46
	mov r46 = b0
	.body
	sxt1 r14 = r14
	;;
	.mmi
	(p7) mov r41 = r0
	mov r36 = r14
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
	ld4 r37 = [r39]
	adds r35 = 1, r33
	addl r14 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	addp4 r35 = 0,r35
	(p7) br.cond.dpnt .L331
	;;
	.mib
	cmp4.ne p6, p7 = 92, r36
	nop 0
	(p7) br.cond.dpnt .L376
	;;
	.mib
	cmp4.ne p6, p7 = 36, r36
	nop 0
	(p7) br.cond.dpnt .L377
	;;
	.mbb
	cmp4.ne p6, p7 = 96, r36
	(p7) br.cond.dpnt .L378
	(p17) br.cond.dpnt .L308
	;;
	.mmi
	cmp4.eq p6, p7 = 34, r36
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	cmp4.eq.or.andcm p8, p9 = 39, r36
	nop 0
	(p9) br.cond.dpnt .L280
	;;
	.mib
	st4 [r43] = r14
	adds r14 = 1, r33
	(p6) br.cond.dpnt .L281
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 39, r14
	nop 0
	mov r51 = r14
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
	addp4 r35 = 0,r33
	addl r52 = 1, r0
	nop 0
	.mmb
	mov r50 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = put#
	;;
	.mii
	ld1 r14 = [r35]
	mov r1 = r48
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 39, r14
	nop 0
	mov r51 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L284
	;;
.L283:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r33 = 1, r35
	cmp4.eq p6, p7 = r36, r51
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L379
	;;
	.mmi
	addp4 r33 = 0,r33
	nop 0
	nop 0
	;;
.L216:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
	mov pr = r49, -1
	;;
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L376:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	adds r37 = 1, r33
	;;
	ld1 r14 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r51 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L214
	;;
	.mmi
	cmp4.ne p6, p7 = 10, r14
	nop 0
	addl r52 = 1, r0
	.mmb
	mov r50 = r32
	nop 0
	(p7) br.cond.dpnt .L234
	;;
	.mib
	cmp4.ne p6, p7 = 34, r38
	nop 0
	(p7) br.cond.dpnt .L380
	;;
	.mib
	adds r33 = 2, r33
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	addp4 r33 = 0,r33
	mov r1 = r48
	;;
.L396:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
	cmp4.eq p6, p7 = 34, r38
	(p6) br.cond.dpnt .L308
.L365:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 12, r32
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
	mov r52 = r0
	mov r51 = r36
	nop 0
	.mmb
	mov r50 = r32
	mov r33 = r35
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L381:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
	addl r52 = 1, r0
	mov r51 = r36
	nop 0
	.mmb
	mov r50 = r32
	mov r33 = r35
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L381
.L377:
	.pred.rel.mutex p16, p17
	.mmi
	adds r42 = 1, r33
	nop 0
	mov r50 = r35
	;;
	.mmi
	ld1 r14 = [r42]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 40, r14
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	ld1 r14 = [r42]
	mov r1 = r48
	mov r40 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r51 = r14
	cmp4.ne p6, p7 = 123, r14
	(p7) br.cond.dpnt .L383
	;;
.L222:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = 40, r14
	nop 0
	(p7) br.cond.dpnt .L384
	;;
	.mii
	(p6) add r36 = r8, r35
	nop 0
	;;
	(p6) addp4 r36 = 0,r36
.L225:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r51
	(p6) br.cond.dpnt .L227
	;;
.L235:
	.pred.rel.mutex p16, p17
	.mib
	adds r50 = 1, r40
	mov r33 = r36
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r40
	nop 0
	mov r51 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	mov r50 = r37
	(p6) br.cond.dpnt .L385
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	add r14 = r40, r37
	cmp4.eq p6, p7 = 0, r40
	.mmi
	mov r53 = r41
	mov r51 = r37
	mov r50 = r32
	;;
	.mlx
	addp4 r14 = 0,r14
	movl r52 = @gprel(.LC2)
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	add r52 = r1, r52
	.bbb
	nop 0
	(p6) br.cond.dpnt .L238
	br.call.sptk.many b0 = put_parameter#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r50 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L400:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
.L378:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r0
	;;
	ld1 r14 = [r33]
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
.L370:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r52 = [r35]
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r36 = r35
	nop 0
	mov r50 = r32
	;;
	.mib
	mov r51 = r15
	sxt1 r52 = r52
	br.call.sptk.many b0 = add_byte#
	;;
	.mmi
	adds r14 = 1, r36
	adds r36 = 1, r36
	mov r1 = r48
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r35 = 0,r36
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
.L386:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L275
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r35]
	mov r1 = r48
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
	.mii
	add r33 = r33, r35
	nop 0
	;;
	addp4 r33 = 0,r33
	;;
.L387:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
	adds r14 = 1, r35
	adds r36 = 1, r35
	mov r50 = r32
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r36 = 0,r36
	;;
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -92, r14
	mov r52 = r14
	;;
	and r15 = -5, r15
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	adds r15 = 16, r12
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 36, r14
	mov r51 = r15
	(p6) br.cond.dpnt .L370
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_byte#
	;;
	.mmi
	adds r14 = 1, r36
	adds r36 = 1, r36
	mov r1 = r48
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r35 = 0,r36
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
	br .L386
.L275:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	mov r52 = r41
	mov r50 = r32
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r51 = r1, r51
	;;
	(p7) mov r51 = r36
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r51 = 0,r51
	br.call.sptk.many b0 = put_command#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L406:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r35]
	mov r1 = r48
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
	(p7) mov r33 = r0
	;;
	add r33 = r33, r35
	nop 0
	;;
	.mib
	nop 0
	addp4 r33 = 0,r33
	br .L387
	;;
.L303:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	.mmi
	mov r51 = r36
	nop 0
	mov r33 = r35
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r48
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	ld4 r14 = [r39]
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
	(p7) st4 [r39] = r14
	nop 0
	br .L381
.L382:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 2, r33
	nop 0
	mov r50 = r35
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
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	ld1 r14 = [r42]
	mov r1 = r48
	mov r40 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r51 = r14
	cmp4.ne p6, p7 = 123, r14
	(p6) br.cond.dptk .L222
	;;
.L383:
	.pred.rel.mutex p16, p17
	.mmi
	addl r52 = 125, r0
	nop 0
	addl r51 = 123, r0
	.mmb
	adds r50 = 2, r33
	nop 0
	br.call.sptk.many b0 = find_end#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addp4 r36 = 0,r8
	;;
.L223:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.ne p6, p7 = 0, r36
	;;
	(p6) ld1 r51 = [r42]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt1 r51 = r51
	(p6) br.cond.dptk .L225
	.mii
	ld4 r14 = [r39]
	mov r33 = r35
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 5, r0
	nop 0
	;;
	.mib
	(p7) st4 [r39] = r14
	nop 0
	br .L381
.L227:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	ld1 r14 = [r42]
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r48
	nop 0
	sub r50 = r36, r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L388
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
	cmp4.eq p6, p7 = 0, r45
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
	(p7) br.cond.dpnt .L389
	;;
	.mmi
	(p6) mov r45 = r0
	nop 0
	nop 0
.L368:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r14 = r0
	addl r51 = 1, r0
	;;
.L240:
	.pred.rel.mutex p16, p17
	.mmi
	add r51 = r51, r35
	sub r44 = r50, r14, 1
	sub r50 = r50, r14
	;;
	.mib
	addp4 r40 = 0,r51
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r35 = 0,r8
	mov r1 = r48
	mov r52 = r44
	.mmi
	mov r51 = r40
	;;
	cmp.ne p6, p7 = 0, r35
	mov r50 = r35
	.mmb
	add r44 = r44, r35
	nop 0
	(p7) br.cond.dpnt .L390
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld1.a r14 = [r42]
	addp4 r44 = 0,r44
	mov r1 = r48
	.mmi
	mov r52 = r41
	mov r51 = r35
	mov r50 = r32
	;;
	.mmi
	st1 [r44] = r0
	;;
	ld1.c.clr r14 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 123, r14
	nop 0
	(p7) br.cond.dpnt .L391
	;;
	.mib
	cmp4.eq p6, p7 = 0, r45
	nop 0
	(p7) br.cond.dpnt .L392
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_command#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L243:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r35
	adds r33 = 1, r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addp4 r33 = 0,r33
	;;
.L399:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
	mov r51 = r35
	nop 0
	addl r52 = 34, r0
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r48
	;;
	.mmi
	ld1 r51 = [r35]
	nop 0
	adds r33 = 1, r35
	;;
	.mii
	nop 0
	sxt1 r51 = r51
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r36, r51
	(p6) br.cond.dptk .L216
	.mib
	nop 0
	nop 0
	br .L379
	;;
.L280:
	.pred.rel.mutex p16, p17
	.mib
	adds r14 = 20, r32
	cmp4.ne p6, p7 = 126, r36
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
	cmp4.ne p6, p7 = 0, r14
	mov r51 = r14
	(p7) br.cond.dpnt .L393
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC11)
	.mii
	(p6) mov r33 = r35
	(p6) addl r36 = 1, r0
	;;
	(p6) add r40 = r1, r40
	;;
	.align 32
.L288:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r40
	adds r37 = 1, r36
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r14 = 1, r33
	addp4 r8 = 0,r8
	mov r1 = r48
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L394
	;;
	.mmi
	addp4 r33 = 0,r14
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
	mov r51 = r14
	(p6) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	mov r36 = r37
	br .L288
.L388:
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
	(p6) br.cond.dptk .L395
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 64, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 34, r38
	(p7) br.cond.dpnt .L233
	.align 32
.L234:
	.pred.rel.mutex p16, p17
	.mii
	adds r33 = 2, r33
	nop 0
	;;
	addp4 r33 = 0,r33
	;;
.L405:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r33]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r36
	nop 0
	cmp4.ne p8, p9 = 0, r36
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
.L380:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r50 = @gprel(.LC6)
	.mmi
	nop 0
	adds r33 = 2, r33
	nop 0
	;;
	.mib
	add r50 = r1, r50
	addp4 r33 = 0,r33
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r48
	.mmi
	addl r52 = 1, r0
	nop 0
	mov r50 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	nop 0
	ld1 r51 = [r37]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r51 = r51
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L396
.L384:
	.pred.rel.mutex p16, p17
	.mmi
	addl r52 = 41, r0
	nop 0
	addl r51 = 40, r0
	.mmb
	adds r50 = 2, r33
	nop 0
	br.call.sptk.many b0 = find_end#
	;;
	.mib
	mov r1 = r48
	addp4 r36 = 0,r8
	br .L223
.L270:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L397
.L276:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r14 = 5, r0
	;;
	.mmi
	ld4 r36 = [r15]
	st4 [r39] = r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r35]
	mov r1 = r48
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
	(p7) mov r33 = r0
	;;
	add r33 = r33, r35
	nop 0
	;;
	.mib
	nop 0
	addp4 r33 = 0,r33
	br .L387
.L392:
	.pred.rel.mutex p16, p17
	.mmi
	mov r51 = r35
	mov r50 = r32
	nop 0
	.mmb
	adds r42 = 40, r12
	adds r44 = 44, r12
	br.call.sptk.many b0 = expand_whole#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	addp4 r40 = 0,r8
	.mmi
	st4 [r44] = r0
	nop 0
	mov r1 = r48
	;;
	.mmi
	st4 [r14] = r0
	st4 [r42] = r40
	cmp.ne p6, p7 = 0, r40
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L243
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	nop 0
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
	(p6) adds r16 = 1, r40
	nop 0
	nop 0
	;;
.L261:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	st4 [r42] = r14
	;;
	ld1 r14 = [r14]
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
	(p6) br.cond.dpnt .L398
.L260:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r42]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
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
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r42] = r14
	;;
	ld1 r14 = [r14]
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
	ld4 r14 = [r39]
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
	(p7) st4 [r39] = r14
	nop 0
	nop 0
.L265:
	.pred.rel.mutex p16, p17
	.mlx
	adds r14 = 16, r12
	movl r52 = @gprel(.LC10)
	.mmi
	mov r53 = r37
	nop 0
	addl r51 = 24, r0
	;;
	.mib
	mov r50 = r14
	add r52 = r1, r52
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r41
	nop 0
	mov r50 = r32
	;;
	.mib
	nop 0
	mov r51 = r15
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L255:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r50 = r40
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L403:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r35
	adds r33 = 1, r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r48
	addp4 r33 = 0,r33
	br .L399
.L389:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.lt p6, p7 = 3, r50
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	mov r45 = r14
	adds r51 = 1, r14
	.mmb
	nop 0
	shladd r14 = r14, 1, r0
	br .L240
	;;
.L379:
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r33 = r35
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov r8 = r33
	;;
	(p7) addl r14 = 5, r0
	;;
	.mii
	(p7) st4 [r39] = r14
	mov pr = r49, -1
	;;
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L385:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
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
	(p7) st4 [r39] = r14
	nop 0
	nop 0
.L238:
	.pred.rel.mutex p16, p17
	.mmi
	mov r52 = r41
	addl r51 = 36, r0
	nop 0
	.mmb
	mov r50 = r32
	mov r33 = r36
	br.call.sptk.many b0 = put#
	;;
	.mib
	mov r1 = r48
	mov r50 = r37
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L400
.L394:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r37 = r36
	adds r36 = -1, r36
	;;
.L290:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r37
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r36
	nop 0
	mov r51 = r35
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	mov r50 = r40
	(p7) br.cond.dpnt .L306
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	add r14 = r36, r40
	nop 0
	cmp4.eq p6, p7 = 1, r37
	.mii
	mov r1 = r48
	mov r50 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mbb
	st1 [r14] = r0
	(p6) br.cond.dpnt .L294
	br.call.sptk.many b0 = getpwnam#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r48
	;;
	.mib
	adds r15 = 28, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L401
	;;
.L299:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r36 = [r15]
	mov r50 = r40
	br.call.sptk.many b0 = free#
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r1 = r48
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L296
	;;
	.mmi
	nop 0
	ld1 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r51 = r14
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mmi
	(p6) adds r36 = 1, r36
	nop 0
	nop 0
	.align 32
.L302:
	.pred.rel.mutex p16, p17
	.mib
	addl r52 = 1, r0
	mov r50 = r32
	br.call.sptk.many b0 = put#
	;;
	.mmi
	addp4 r14 = 0,r36
	addl r52 = 1, r0
	nop 0
	.mmi
	mov r50 = r32
	mov r1 = r48
	adds r36 = 1, r36
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r51 = r14
	(p7) br.cond.dpnt .L216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	addp4 r14 = 0,r36
	mov r1 = r48
	adds r36 = 1, r36
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r51 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L302
	.mib
	nop 0
	nop 0
	br .L216
.L390:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	mov r50 = r35
	adds r33 = 1, r36
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	addp4 r33 = 0,r33
	;;
	(p6) addl r14 = 4, r0
	;;
	.mib
	(p6) st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L399
.L391:
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
	(p7) br.cond.dpnt .L402
.L246:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r37 = r8
	nop 0
	.mmb
	mov r1 = r48
	adds r50 = 1, r8
	(p7) br.cond.dpnt .L251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r37
	nop 0
	mov r51 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	mov r50 = r40
	(p6) br.cond.dpnt .L312
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	add r14 = r37, r40
	mov r1 = r48
	mov r53 = r41
	.mmi
	add r52 = r37, r35
	mov r51 = r40
	mov r50 = r32
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = put_parameter#
	;;
	.mib
	mov r1 = r48
	mov r50 = r40
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L403
	;;
.L395:
	.pred.rel.mutex p16, p17
	.mlx
	cmp4.ne p6, p7 = 36, r14
	movl r52 = @gprel(.LC8)
	.mmb
	adds r14 = 16, r12
	mov r53 = r37
	(p7) br.cond.dpnt .L404
	;;
	.mmi
	add r52 = r1, r52
	nop 0
	addl r51 = 16, r0
	.mmb
	mov r50 = r14
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L233:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r52 = r41
	.mmi
	mov r50 = r32
	nop 0
	adds r33 = 2, r33
	;;
	.mib
	mov r51 = r15
	addp4 r33 = 0,r33
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L405
	;;
.L397:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r51 = @gprel(.LC2)
	.mmi
	mov r52 = r41
	mov r50 = r32
	mov r36 = r0
	;;
	.mmi
	nop 0
	add r51 = r1, r51
	nop 0
	;;
	.mib
	addp4 r51 = 0,r51
	nop 0
	br.call.sptk.many b0 = put_command#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L406
.L398:
	.pred.rel.mutex p16, p17
	.mib
	mov r50 = r42
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	ld4 r14 = [r44]
	mov r1 = r48
	mov r37 = r8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L260
	;;
	.mmi
	ld4 r14 = [r39]
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
	(p7) st4 [r39] = r14
	nop 0
	br .L265
.L402:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 1, r35
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
	(p7) br.cond.dptk .L246
	.mmi
	adds r42 = 1, r35
	;;
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	mov r50 = r42
	nop 0
	br.call.sptk.many b0 = name_length#
	;;
	.mmi
	add r14 = r8, r42
	mov r1 = r48
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r37 = r8
	adds r50 = 1, r8
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	addp4 r14 = 0,r14
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
	addp4 r40 = 0,r8
	nop 0
	mov r52 = r37
	.mmi
	mov r51 = r42
	nop 0
	mov r1 = r48
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	mov r50 = r40
	(p6) br.cond.dpnt .L312
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	add r14 = r37, r40
	mov r50 = r40
	mov r1 = r48
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mii
	addp4 r50 = 0,r8
	mov r1 = r48
	;;
	cmp.ne p6, p7 = 0, r50
	;;
	.mib
	(p7) mov r53 = r0
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
	mov r1 = r48
	mov r53 = r8
	;;
.L311:
	.pred.rel.mutex p16, p17
	.mlx
	adds r14 = 16, r12
	movl r52 = @gprel(.LC9)
	.mmi
	nop 0
	addl r51 = 24, r0
	nop 0
	;;
	.mib
	mov r50 = r14
	add r52 = r1, r52
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r41
	nop 0
	mov r50 = r32
	;;
	.mib
	mov r51 = r15
	nop 0
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L255
.L251:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	mov r50 = r35
	adds r33 = 1, r36
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	addp4 r33 = 0,r33
	;;
	(p6) addl r14 = 5, r0
	;;
	.mib
	(p6) st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L399
.L401:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r50 = r40
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L296:
	.pred.rel.mutex p16, p17
	.mmi
	addl r52 = 1, r0
	nop 0
	addl r51 = 126, r0
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L407:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r33 = r35
	br .L381
.L404:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r37 = r8
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r51 = 16, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	.mmi
	mov r53 = r37
	nop 0
	mov r50 = r14
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L233
.L393:
	.pred.rel.mutex p16, p17
	.mib
	addl r50 = 1, r0
	mov r33 = r35
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r0
	nop 0
	mov r51 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	mov r50 = r40
	(p6) br.cond.dpnt .L306
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	st1 [r40] = r0
	nop 0
	;;
.L294:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r50 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r50 = r40
	addp4 r36 = 0,r8
	mov r1 = r48
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L297
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r48
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	mov r51 = r14
	;;
	.mib
	nop 0
	(p6) adds r36 = 1, r36
	(p6) br.cond.dptk .L302
	.mib
	nop 0
	nop 0
	br .L216
.L218:
	.pred.rel.mutex p16, p17
	.mmi
	addl r52 = 1, r0
	addl r51 = 92, r0
	nop 0
	.mmb
	mov r50 = r32
	mov r33 = r35
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L381
.L297:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r48
	mov r50 = r8
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r48
	;;
	.mib
	adds r15 = 28, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L299
	.mib
	nop 0
	nop 0
	br .L401
.L306:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r14 = [r39]
	mov r50 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p7) st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	nop 0
	.mmb
	addl r51 = 126, r0
	mov r50 = r32
	br.call.sptk.many b0 = put#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L407
.L286:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 12, r32
	mov r50 = r32
	mov r33 = r35
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
	cmp4.ne p6, p7 = 32, r36
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 9, r36
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
	mov r1 = r48
	br .L381
.L312:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r40 = r0
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov r50 = r40
	;;
	(p7) addl r14 = 4, r0
	;;
	.mib
	(p7) st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L403
	.endp expand#
	.align 16
	.align 64
	.proc expand_whole#
expand_whole:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r39 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 24, r12
	mov r17 = r12
	adds r16 = 4, r32
	.mmi
	adds r15 = 8, r32
	mov r42 = r0
	adds r34 = 32, r12
	;;
	.mmi
	mov r35 = r14
	st8 [r14] = r0, 8
	adds r41 = 44, r17
	.mmi
	adds r17 = 16, r12
	ld4 r15 = [r15]
	adds r36 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	mov r40 = r17
	.mmi
	ld4 r17 = [r16]
	adds r16 = 16, r12
	adds r15 = 1, r15
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	adds r16 = 20, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r35] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r16] = r17
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = add_byte#
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	mov r1 = r39
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 50, r14
	nop 0
	(p6) br.cond.dpnt .L409
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 5, r0
	;;
	(p7) st4 [r34] = r14
	adds r14 = 56, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r34]
	adds r15 = 44, r12
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L411
.L417:
	.mmi
	ld4 r14 = [r15]
	ld4 r16 = [r36]
	nop 0
	;;
	.mmi
	addp4 r14 = r16, r14
	ld4.a r8 = [r15]
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	;;
	ld4.c.clr r8 = [r15]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L409:
	.body
	.copy_state 1
	.mmi
	adds r17 = 16, r12
	nop 0
	mov r42 = r0
	.mmi
	mov r41 = r33
	nop 0
	adds r34 = 32, r12
	;;
	.mib
	mov r40 = r17
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mmi
	adds r14 = 56, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r39
	adds r15 = 44, r12
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L417
.L411:
	.mmi
	adds r14 = 44, r12
	nop 0
	adds r32 = 16, r32
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r8 = r0
	mov r1 = r39
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) ld4 r14 = [r34]
	nop 0
	;;
	.mii
	(p6) st4 [r32] = r14
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
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
	addp4 r33 = 0,r33
	.save pr, r46
	mov r46 = pr
	.mmi
	mov r45 = r1
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	mov r47 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	ld1 r14 = [r34]
	mov r1 = r45
	addp4 r36 = 0,r8
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
	(p6) br.cond.dptk .L419
	.mmi
	adds r15 = 1, r34
	nop 0
	mov r38 = r14
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
	(p7) br.cond.dpnt .L470
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.dpnt .L453
	;;
	.mmi
	(p6) mov r37 = r0
	nop 0
	nop 0
.L422:
	.mmi
	cmp4.ne p6, p7 = 0, r38
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r41 = r0
	nop 0
	(p6) br.cond.dpnt .L461
	;;
	.mmi
	mov r37 = r0
	nop 0
	nop 0
.L432:
	.mib
	mov r47 = r36
	adds r40 = 16, r32
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	ld4 r14 = [r40]
	mov r1 = r45
	addp4 r36 = 0,r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L435
	;;
	.mmi
	cmp.ne p6, p7 = 0, r36
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
	adds r14 = -35, r38
	(p7) br.cond.dpnt .L435
	;;
	.mib
	and r14 = -3, r14
	cmp4.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L467
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L471
	;;
	.mib
	cmp4.ne p6, p7 = 43, r38
	nop 0
	(p6) br.cond.dpnt .L445
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
	(p6) add r48 = r1, r48
	;;
	(p7) mov r48 = r37
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r48 = 0,r48
	br.call.sptk.many b0 = put_value#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L435:
	.mib
	mov r47 = r37
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
.L418:
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
.L419:
	.mii
	cmp4.eq p6, p7 = 58, r14
	cmp.eq p16, p17 = 0, r36
	;;
	(p6) addl r37 = 1, r0
	;;
	.mii
	(p7) mov r37 = r0
	cmp4.ne p6, p7 = 58, r14
	;;
	add r15 = r37, r34
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld1 r48 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r48 = r48
	nop 0
	;;
	.mbb
	mov r38 = r48
	(p16) br.cond.dpnt .L423
	(p6) br.cond.dpnt .L422
	;;
	.mmi
	nop 0
	ld1 r14 = [r36]
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
.L424:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r48
	(p7) br.cond.dptk .L428
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
	addp4 r8 = 0,r8
	mov r48 = r0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L428
.L429:
	.pred.rel.mutex p16, p17
	.mmi
	add r48 = r37, r48, 1
	nop 0
	mov r47 = r32
	;;
	.mib
	add r48 = r48, r34
	nop 0
	br.call.sptk.many b0 = expand_whole#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addp4 r37 = 0,r8
.L433:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p17) br.cond.dptk .L432
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mib
	nop 0
	addp4 r36 = 0,r36
	br .L432
	;;
.L470:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r36
	nop 0
	addl r41 = 1, r0
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L421:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.eq p6, p7 = 0, r38
	nop 0
	cmp4.eq p8, p9 = 0, r36
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
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 4, r32
	(p8) br.cond.dpnt .L431
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	.mib
	add r36 = r1, r36
	tbit.z p6, p7 = r14, 5
	(p7) br.cond.dpnt .L472
	;;
	.mib
	nop 0
	addp4 r36 = 0,r36
	br .L432
.L423:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mbb
	mov r39 = r0
	(p6) br.cond.dpnt .L453
	br .L424
	;;
.L453:
	.pred.rel.mutex p16, p17
	.mib
	mov r41 = r0
	mov r39 = r0
	br .L421
.L473:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r40, r42
	(p6) br.cond.dptk .L442
	.align 32
.L467:
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
	mov r47 = r37
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
	br .L418
.L472:
	.mmi
	adds r32 = 16, r32
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
.L428:
	.mmi
	adds r32 = 16, r32
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
.L431:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	(p7) mov r37 = r0
	nop 0
	(p7) cmp.eq p16, p17 = 0, r36
	.mmb
	(p7) mov r48 = r41
	nop 0
	(p7) br.cond.dpnt .L429
	;;
	.mib
	mov r37 = r0
	cmp.eq p16, p17 = 0, r36
	br .L433
	;;
.L461:
	.mmi
	mov r48 = r0
	mov r47 = r32
	addl r39 = 1, r0
	.mii
	mov r41 = r0
	cmp.eq p16, p17 = 0, r36
	;;
	add r48 = r37, r48, 1
	;;
	.mib
	add r48 = r48, r34
	nop 0
	br.call.sptk.many b0 = expand_whole#
	;;
	.mib
	mov r1 = r45
	addp4 r37 = 0,r8
	br .L433
.L471:
	.mmi
	cmp4.ne p16, p17 = 35, r38
	mov r47 = r36
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
.L442:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r39 = r40
	mov r47 = r37
	mov r49 = r0
	;;
	.mmi
	(p19) sub r39 = r42, r40
	;;
	add r39 = r39, r36
	nop 0
	;;
	.mmi
	addp4 r39 = 0,r39
	;;
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
	(p7) br.cond.dpnt .L473
	;;
	.mmi
	cmp4.ne p6, p7 = 37, r38
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
	mov r47 = r37
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
	br .L418
	;;
.L445:
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	.mmi
	nop 0
	mov r48 = r38
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r45
	nop 0
	.mmi
	mov r49 = r35
	mov r48 = r37
	mov r47 = r32
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L474
	;;
	.mib
	cmp4.eq p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L467
	;;
	.mib
	cmp4.ne p6, p7 = 63, r38
	nop 0
	(p7) br.cond.dpnt .L475
	;;
	.mib
	cmp4.ne p6, p7 = 61, r38
	nop 0
	(p7) br.cond.dpnt .L476
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
.L477:
	.mib
	mov r47 = r37
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
	br .L418
.L474:
	.mii
	ld4 r14 = [r40]
	mov r47 = r37
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
	br .L418
.L476:
	.mmi
	mov r48 = r37
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
	mov r48 = r37
	mov r47 = r32
	br.call.sptk.many b0 = put_value#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L477
.L475:
	.mii
	ld4 r14 = [r40]
	mov r47 = r37
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
	br .L418
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
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mmi
	adds r35 = 4, r32
	mov r33 = r0
	mov r34 = r0
	;;
	.mmi
	ld4 r15 = [r35]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L478
	;;
	.mmi
	nop 0
	ld4 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L480
	.align 32
.L482:
	.mii
	add r14 = r33, r15
	adds r33 = 4, r33
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r39 = r14
	(p6) br.cond.dpnt .L481
	;;
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	ld4 r15 = [r35]
	mov r1 = r38
	.mii
	ld4 r16 = [r32]
	nop 0
	;;
	addp4 r15 = 0,r15
.L481:
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r16
	(p6) br.cond.dptk .L482
	;;
.L480:
	.mib
	mov r39 = r15
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	st4 [r35] = r0
	nop 0
	.mmi
	st4 [r32] = r0
	nop 0
	nop 0
.L478:
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
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	.fframe 64
	adds r12 = -64, r12
	tbit.z p6, p7 = r34, 1
	.mmi
	addp4 r33 = 0,r33
	mov r41 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r37 = r0
	.mmi
	adds r17 = 8, r33
	addl r16 = 1, r0
	adds r35 = 4, r33
	;;
	.mmb
	st8 [r14] = r0, 8
	st4 [r15] = r33
	nop 0
	.mmi
	adds r15 = 20, r12
	(p7) ld4 r37 = [r17]
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmb
	st8 [r14] = r0, 8
	st4 [r15] = r34
	nop 0
	.mmi
	adds r15 = 28, r12
	nop 0
	tbit.z p6, p7 = r34, 3
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p6) br.cond.dptk .L497
	.mmi
	ld4 r15 = [r35]
	mov r36 = r0
	mov r38 = r0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L497
	;;
	.mmi
	nop 0
	ld4 r16 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L498
	.align 32
.L500:
	.mii
	add r14 = r36, r15
	adds r36 = 4, r36
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r42 = r14
	(p6) br.cond.dpnt .L499
	;;
	.mib
	adds r38 = 1, r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	ld4 r15 = [r35]
	mov r1 = r41
	.mii
	ld4 r16 = [r33]
	nop 0
	;;
	addp4 r15 = 0,r15
.L499:
	.mib
	nop 0
	cmp4.ltu p6, p7 = r38, r16
	(p6) br.cond.dptk .L500
	;;
.L498:
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st4 [r35] = r0
	nop 0
	.mmi
	st4 [r33] = r0
	nop 0
	nop 0
.L497:
	.mmi
	and r14 = 9, r34
	mov r35 = r33
	nop 0
	.mmi
	adds r38 = 32, r12
	adds r42 = 1, r37
	addl r43 = 4, r0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L505
	;;
	.mib
	st4 [r35] = r0, 4
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mib
	st4 [r35] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L540
.L505:
	.mmi
	adds r14 = 16, r12
	mov r44 = r0
	nop 0
	.mmi
	mov r43 = r32
	ld4 r36 = [r33]
	adds r35 = 4, r33
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = end_word#
	;;
	.mmi
	adds r14 = 44, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 56, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	ld4 r42 = [r14]
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
	(p7) br.cond.dptk .L495
	.mmi
	ld4 r15 = [r33]
	;;
	cmp4.leu p6, p7 = r15, r36
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r35 = 4, r33
	(p6) br.cond.dpnt .L506
	;;
	.align 32
.L507:
	.mmi
	adds r15 = -1, r15
	ld4 r16 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r37
	addp4 r16 = 0,r16
	.mmi
	st4 [r33] = r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r15 = [r33]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r36, r15
	(p6) br.cond.dptk .L507
	;;
.L506:
	.mmi
	add r37 = r37, r15
	ld4 r14 = [r35]
	tbit.z p6, p7 = r34, 0
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	addp4 r14 = r37, r14
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L509
	.mmi
	ld4 r15 = [r35]
	mov r36 = r0
	mov r37 = r0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L509
	;;
	.mmi
	nop 0
	ld4 r16 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L510
	.align 32
.L512:
	.mii
	add r14 = r36, r15
	adds r36 = 4, r36
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r42 = r14
	(p6) br.cond.dpnt .L511
	;;
	.mib
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	ld4 r15 = [r35]
	mov r1 = r41
	.mii
	ld4 r16 = [r33]
	nop 0
	;;
	addp4 r15 = 0,r15
.L511:
	.mib
	nop 0
	cmp4.ltu p6, p7 = r37, r16
	(p6) br.cond.dptk .L512
	;;
.L510:
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st4 [r35] = r0
	nop 0
	.mmi
	ld4 r8 = [r38]
	st4 [r33] = r0
	nop 0
.L495:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L509:
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L540:
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
	adds r12 = 64, r12
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
