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
	addp4 r33 = 0,r33
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
	movl r14 = 67108864
	.mii
	ld4 r15 = [r33]
	nop 0
	;;
	cmp4.leu p8, p9 = r14, r32
	.mmb
	cmp4.eq p6, p7 = 0, r15
	mov r15 = r0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	(p9) mov r14 = r32
	;;
	cmp4.leu p6, p7 = 16, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 16, r0
	;;
	adds r16 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L5
.L4:
	.mmi
	adds r34 = 4, r33
	nop 0
	shladd r38 = r14, 2, r0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r37
	mov r15 = r0
	;;
	.mib
	st4 [r33] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L6
	;;
	.mii
	ld4 r14 = [r34]
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	shladd r14 = r15, 2, r0
	adds r15 = 1, r15
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	add r14 = r14, r8
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dpnt .L8
	.align 32
.L15:
	.mmi
	ld4 r8 = [r33]
	shladd r14 = r15, 2, r0
	adds r15 = 1, r15
	;;
	.mmi
	addp4 r8 = 0,r8
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r14
	(p7) br.cond.dptk .L15
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
	extr.u r14 = r14, 1, 31
	adds r15 = 1, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	.mmi
	addp4 r15 = r15, r0
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	nop 0
	shl r14 = r14, r15
	br .L4
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov r8 = r0
.L16:
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
	addl r15 = 12, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r15
	mov r8 = r0
	br .L16
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
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r36 = r14
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r35
	st4 [r32] = r0
	nop 0
.L17:
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
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	addp4 r35 = 0,r35
	addp4 r34 = 0,r34
	;;
	.mmi
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r41 = r32
	;;
	.mmi
	addl r14 = @ltoffx(__default_hash#), r1
	;;
	ld8.mov r14 = [r14], __default_hash#
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
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
	adds r14 = 4, r35
	ld4 r37 = [r35]
	mov r1 = r40
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	and r14 = r8, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	addp4 r37 = r14, r37
	;;
	ld4 r36 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L25
	.align 32
.L27:
	.mmi
	adds r14 = 4, r36
	nop 0
	mov r42 = r32
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	ld4 r36 = [r36]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L27
	;;
.L25:
	.mib
	addl r41 = 12, r0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dpnt .L28
.L30:
	.mmi
	mov r36 = r0
	nop 0
	mov r8 = r0
	;;
	.mii
	st4 [r34] = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mii
	adds r36 = 4, r36
	addl r8 = 1, r0
	;;
	addp4 r36 = 0,r36
	;;
	.mii
	st4 [r34] = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L28:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r14 = r8
	nop 0
	adds r16 = 20, r12
	.mii
	mov r1 = r40
	addl r8 = 1, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r15 = 8, r14
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	adds r36 = 4, r14
	adds r17 = 4, r14
	(p6) br.cond.spnt .L30
	;;
	.mmi
	nop 0
	ld4 r16 = [r16]
	addp4 r36 = 0,r36
	.mmi
	st4 [r17] = r32
	;;
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	ld4 r15 = [r37]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	st4 [r37] = r14
	nop 0
	;;
	.mii
	st4 [r34] = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
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
