// 9945dc7c7cf0bc38844b7a67990cac5c newlib/libc/search/hcreate_r.c
	.file	"hcreate_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global hcreate_r#
	.type	hcreate_r#, @function
	.proc hcreate_r#
hcreate_r:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	ld8 r15 = [r33]
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 288230376151711744
	;;
	.mii
	cmp.leu p6, p7 = r14, r32
	nop 0
	;;
	(p7) mov r14 = r32
	.mmb
	cmp.eq p6, p7 = 0, r15
	mov r15 = r0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	cmp.leu p8, p9 = 16, r14
	;;
	(p9) addl r14 = 16, r0
	nop 0
	;;
	.mmi
	adds r16 = -1, r14
	;;
	and r16 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	adds r34 = 8, r33
	nop 0
	shladd r38 = r14, 3, r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r37
	st8 [r33] = r8
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r14 = r0
	(p6) br.cond.spnt .L6
	;;
	.mii
	ld8 r15 = [r34]
	nop 0
	;;
	cmp.ne p6, p7 = 0, r15
	.mmb
	shladd r15 = r14, 3, r0
	adds r14 = 1, r14
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	add r8 = r8, r15
	ld8.a r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r8] = r0
	cmp.geu p6, p7 = r14, r15
	.mmb
	nop 0
	chk.a.clr r15, .L20
.L21:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dpnt .L8
	.align 32
.L18:
	.mmi
	shladd r15 = r14, 3, r0
	ld8 r8 = [r33]
	adds r14 = 1, r14
	;;
	.mmi
	add r8 = r8, r15
	ld8.a r15 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r8] = r0
	cmp.geu p6, p7 = r14, r15
	.mmb
	nop 0
	chk.a.clr r15, .L22
.L23:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dptk .L18
.L8:
	.mmi
	addl r8 = 1, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L5:
	.mii
	nop 0
	shr.u r14 = r14, 1
	adds r15 = 1, r15
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	.mii
	addp4 r15 = r15, r0
	addl r14 = 1, r0
	;;
	shl r14 = r14, r15
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	br .L4
.L17:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov r8 = r0
.L19:
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
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L19
.L20:
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	br .L21
.L22:
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	br .L23
	.endp hcreate_r#
	.align 16
	.align 64
	.global hdestroy_r#
	.type	hdestroy_r#, @function
	.proc hdestroy_r#
hdestroy_r:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	ld8 r14 = [r32]
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r36 = r14
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r0
	nop 0
.L24:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp hdestroy_r#
	.align 16
	.align 64
	.global hsearch_r#
	.type	hsearch_r#, @function
	.proc hsearch_r#
hsearch_r:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 5, 7, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	mov r44 = r32
	;;
	.mii
	adds r15 = 16, r12
	adds r40 = 24, r12
	;;
	nop 0
	.mmb
	st8 [r15] = r32
	st8 [r40] = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	mov r44 = r32
	;;
	.mmi
	addl r14 = @ltoffx(__default_hash#), r1
	;;
	ld8.mov r14 = [r14], __default_hash#
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 8, r36
	nop 0
	addp4 r8 = r8, r0
	.mmi
	ld8 r39 = [r36]
	nop 0
	mov r1 = r43
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	and r14 = r8, r14
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r39 = r39, r14
	;;
	ld8 r37 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L32
	.align 32
.L34:
	.mmi
	adds r38 = 8, r37
	nop 0
	mov r45 = r32
	;;
	.mib
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	ld8 r37 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L34
	;;
.L32:
	.mib
	addl r44 = 24, r0
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dpnt .L35
.L37:
	.mmi
	mov r38 = r0
	nop 0
	mov r8 = r0
	;;
	.mii
	st8 [r35] = r38
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mmi
	addl r8 = 1, r0
	st8 [r35] = r38
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r43
	addl r8 = 1, r0
	;;
	.mmi
	adds r15 = 16, r14
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	adds r38 = 8, r14
	nop 0
	(p6) br.cond.spnt .L37
	;;
	.mmi
	ld8 r16 = [r40]
	st8 [r38] = r32
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	;;
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	st8 [r39] = r14
	nop 0
	;;
	.mii
	st8 [r35] = r38
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp hsearch_r#
	.global strcmp#
	.type	strcmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global free#
	.type	free#, @function
	.global __errno#
	.type	__errno#, @function
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
