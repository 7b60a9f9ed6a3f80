// 9a0e27f942d9ee181c821177f8821436 emu/guest/libc/hpux/attributes.c
	.file	"attributes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global attributes_of#
	.type	attributes_of#, @function
	.proc attributes_of#
attributes_of:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 0, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	(p6) mov r33 = r0
	addl r14 = @gprel(objects#), gp
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L3:
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r15 = 80, r33
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	ld8 r33 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L3
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
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
	.endp attributes_of#
	.align 16
	.align 64
	.global pthread_attr_init#
	.type	pthread_attr_init#, @function
	.proc pthread_attr_init#
pthread_attr_init:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	addl r38 = 88, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	adds r17 = 8, r8
	cmp.eq p6, p7 = 0, r8
	mov r33 = r8
	.mlx
	adds r16 = 16, r8
	movl r18 = 4294967297
	;;
	.mmi
	adds r15 = 56, r8
	adds r14 = 64, r8
	nop 0
	.mmb
	mov r1 = r36
	(p6) addl r8 = 12, r0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	st8 [r17] = r18
	nop 0
	addl r17 = 2, r0
	;;
	.mmi
	st4 [r16] = r17
	nop 0
	addl r16 = 524288, r0
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = 4096, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r17 = 80, r33
	;;
	.mmi
	addl r16 = @gprel(last_id#), gp
	nop 0
	addl r15 = @gprel(objects#), gp
	;;
	.mmi
	ld4 r14 = [r16]
	ld8.a r18 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r33] = r14
	nop 0
	.mmi
	st4 [r32] = r14
	;;
	ld8.c.clr r18 = [r15]
	nop 0
	.mmi
	st4 [r16] = r14
	st8 [r15] = r33
	nop 0
	;;
	.mib
	st8 [r17] = r18
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r8 = r0
.L14:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_attr_init#
	.align 16
	.align 64
	.global __pthread_attr_init_system#
	.type	__pthread_attr_init_system#, @function
	.proc __pthread_attr_init_system#
__pthread_attr_init_system:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many pthread_attr_init#
	;;
	break.f 0
	;;
	.endp __pthread_attr_init_system#
	.align 16
	.align 64
	.global pthread_attr_destroy#
	.type	pthread_attr_destroy#, @function
	.proc pthread_attr_destroy#
pthread_attr_destroy:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	mov r1 = r36
	cmp.eq p8, p9 = 0, r32
	;;
	addl r14 = @gprel(objects#), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L23
	.align 32
.L22:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L24
	;;
	.mmi
	ld4 r16 = [r33]
	ld4 r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p7) br.cond.dpnt .L35
.L24:
	.pred.rel.mutex p8, p9
	.mmi
	adds r14 = 80, r33
	;;
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L22
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L35:
	.mmi
	adds r15 = 80, r33
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp pthread_attr_destroy#
	.align 16
	.align 64
	.global pthread_attr_setdetachstate#
	.type	pthread_attr_setdetachstate#, @function
	.proc pthread_attr_setdetachstate#
pthread_attr_setdetachstate:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L40:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L51
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L40
.L41:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L51:
	.mib
	adds r34 = 4, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	addl r14 = 222, r0
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mii
	cmp4.eq p6, p7 = r14, r33
	mov ar.pfs = r36
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_setdetachstate#
	.align 16
	.align 64
	.global pthread_attr_getdetachstate#
	.type	pthread_attr_getdetachstate#, @function
	.proc pthread_attr_getdetachstate#
pthread_attr_getdetachstate:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L56:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L56
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L69:
	.mib
	adds r34 = 4, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld4 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov ar.pfs = r36
	;;
	(p6) addl r14 = 222, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_getdetachstate#
	.align 16
	.align 64
	.global pthread_attr_setstacksize#
	.type	pthread_attr_setstacksize#, @function
	.proc pthread_attr_setstacksize#
pthread_attr_setstacksize:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L73
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L74:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L88
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L74
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L78:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L88:
	.mib
	adds r34 = 56, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r15 = -8192, r33
	mov r1 = r37
	mov b0 = r35
	.mlx
	mov r8 = r0
	movl r14 = 1073733632
	;;
	.mib
	cmp.ltu p6, p7 = r14, r15
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L78
	;;
	.mib
	(p7) st8 [r34] = r33
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_setstacksize#
	.align 16
	.align 64
	.global pthread_attr_getstacksize#
	.type	pthread_attr_getstacksize#, @function
	.proc pthread_attr_getstacksize#
pthread_attr_getstacksize:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L94
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L93:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L93
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L104:
	.mib
	adds r34 = 56, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld8 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	st8 [r33] = r14
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getstacksize#
	.align 16
	.align 64
	.global pthread_attr_setstackaddr#
	.type	pthread_attr_setstackaddr#, @function
	.proc pthread_attr_setstackaddr#
pthread_attr_setstackaddr:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L110
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L109:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L109
.L110:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L107:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L120:
	.mib
	adds r34 = 72, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r33
	mov r1 = r37
	mov b0 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L107
	;;
	.mmb
	nop 0
	(p6) mov r8 = r0
	nop 0
	.mib
	(p6) st8 [r34] = r33
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_setstackaddr#
	.align 16
	.align 64
	.global pthread_attr_getstackaddr#
	.type	pthread_attr_getstackaddr#, @function
	.proc pthread_attr_getstackaddr#
pthread_attr_getstackaddr:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L126
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L125:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L125
.L126:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L136:
	.mib
	adds r34 = 72, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld8 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	st8 [r33] = r14
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getstackaddr#
	.align 16
	.align 64
	.global pthread_attr_setguardsize#
	.type	pthread_attr_setguardsize#, @function
	.proc pthread_attr_setguardsize#
pthread_attr_setguardsize:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L142
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L141:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L141
.L142:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L152:
	.mib
	adds r34 = 64, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r37
	nop 0
	.mmi
	st8 [r34] = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_setguardsize#
	.align 16
	.align 64
	.global pthread_attr_getguardsize#
	.type	pthread_attr_getguardsize#, @function
	.proc pthread_attr_getguardsize#
pthread_attr_getguardsize:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L157:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L157
.L158:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L168:
	.mib
	adds r34 = 64, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld8 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	st8 [r33] = r14
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getguardsize#
	.align 16
	.align 64
	.global pthread_attr_setscope#
	.type	pthread_attr_setscope#, @function
	.proc pthread_attr_setscope#
pthread_attr_setscope:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L172
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L172
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L173:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L187
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L173
.L172:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L177:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L187:
	.mib
	adds r34 = 8, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	adds r14 = -1, r33
	mov r1 = r37
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r14
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L177
	;;
	.mib
	(p7) st4 [r34] = r33
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_setscope#
	.align 16
	.align 64
	.global pthread_attr_getscope#
	.type	pthread_attr_getscope#, @function
	.proc pthread_attr_getscope#
pthread_attr_getscope:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L193
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L193
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L192:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L203
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L192
.L193:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L203:
	.mib
	adds r34 = 8, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld4 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	st4 [r33] = r14
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getscope#
	.align 16
	.align 64
	.global pthread_attr_setinheritsched#
	.type	pthread_attr_setinheritsched#, @function
	.proc pthread_attr_setinheritsched#
pthread_attr_setinheritsched:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L207
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L207
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L208:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L222
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L208
.L207:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L212:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L222:
	.mib
	adds r34 = 12, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	cmp4.eq p6, p7 = 4, r33
	adds r33 = -3, r33
	nop 0
	.mmi
	mov r1 = r37
	mov r8 = r0
	mov b0 = r35
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	(p6) addl r14 = 1, r0
	cmp4.ltu p6, p7 = 1, r33
	(p6) br.cond.dpnt .L212
	;;
	.mib
	(p7) st4 [r34] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_setinheritsched#
	.align 16
	.align 64
	.global pthread_attr_getinheritsched#
	.type	pthread_attr_getinheritsched#, @function
	.proc pthread_attr_getinheritsched#
pthread_attr_getinheritsched:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L228
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L228
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L227:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L240
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L227
.L228:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L240:
	.mib
	adds r34 = 12, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld4 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	mov ar.pfs = r36
	;;
	(p6) addl r14 = 4, r0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 3, r0
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp pthread_attr_getinheritsched#
	.align 16
	.align 64
	.global pthread_attr_setschedpolicy#
	.type	pthread_attr_setschedpolicy#, @function
	.proc pthread_attr_setschedpolicy#
pthread_attr_setschedpolicy:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L246
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L246
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L245:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L256
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L245
.L246:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L243:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L256:
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	cmp4.geu p6, p7 = 2, r33
	mov r1 = r37
	mov b0 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L243
	;;
	.mmb
	nop 0
	(p6) mov r8 = r0
	nop 0
	.mib
	(p6) st4 [r34] = r33
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_setschedpolicy#
	.align 16
	.align 64
	.global pthread_attr_getschedpolicy#
	.type	pthread_attr_getschedpolicy#, @function
	.proc pthread_attr_getschedpolicy#
pthread_attr_getschedpolicy:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L262
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L262
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L261:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L272
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L261
.L262:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L272:
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	ld4 r14 = [r34]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	st4 [r33] = r14
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getschedpolicy#
	.align 16
	.align 64
	.global pthread_attr_setschedparam#
	.type	pthread_attr_setschedparam#, @function
	.proc pthread_attr_setschedparam#
pthread_attr_setschedparam:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L276
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L277:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L290
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L277
.L276:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L281:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L290:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r37
	.mmi
	addl r40 = 32, r0
	mov r39 = r33
	adds r38 = 20, r34
	;;
	.mib
	cmp4.ltu p6, p7 = 99, r14
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_setschedparam#
	.align 16
	.align 64
	.global pthread_attr_getschedparam#
	.type	pthread_attr_getschedparam#, @function
	.proc pthread_attr_getschedparam#
pthread_attr_getschedparam:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L296
	;;
	.mmi
	addl r14 = @gprel(objects#), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L296
	;;
	.mmi
	ld4 r16 = [r32]
	nop 0
	nop 0
	.align 32
.L295:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 80, r34
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L306
	;;
	.mmi
	nop 0
	ld8 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L295
.L296:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addl r8 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L306:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 32, r0
	nop 0
	.mmb
	adds r39 = 20, r34
	mov r38 = r33
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp pthread_attr_getschedparam#
	.align 16
	.align 64
	.global pthread_setschedparam#
	.type	pthread_setschedparam#, @function
	.proc pthread_setschedparam#
pthread_setschedparam:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = thread_find#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L317
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L318
	;;
	.mmi
	nop 0
	(p6) adds r8 = 4, r8
	nop 0
	;;
	.mmi
	(p6) ld4 r35 = [r8]
	nop 0
	nop 0
.L311:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r35
	mov r1 = r38
	mov r42 = r34
	.mib
	addl r39 = 417, r0
	sxt4 r41 = r33
	(p7) br.cond.dpnt .L309
	;;
	.mib
	nop 0
	sxt4 r40 = r35
	br.call.sptk.many b0 = hpux_call#
	;;
	.mii
	cmp.le p6, p7 = r0, r8
	mov r1 = r38
	;;
	(p7) sub r8 = r0, r8
	;;
	.mii
	(p6) mov r8 = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L317:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L309:
	.mii
	addl r8 = 3, r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L318:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br .L311
	.endp pthread_setschedparam#
	.align 16
	.align 64
	.global pthread_getschedparam#
	.type	pthread_getschedparam#, @function
	.proc pthread_getschedparam#
pthread_getschedparam:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = thread_find#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L329
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L330
	;;
	.mmi
	nop 0
	(p6) adds r8 = 4, r8
	nop 0
	;;
	.mmi
	(p6) ld4 r35 = [r8]
	nop 0
	nop 0
.L323:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r35
	mov r1 = r38
	sxt4 r40 = r35
	.mmb
	addl r39 = 416, r0
	adds r41 = 32, r12
	(p7) br.cond.dpnt .L321
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	adds r15 = 32, r12
	mov r1 = r38
	.mmi
	addl r41 = 32, r0
	mov r40 = r0
	mov r39 = r34
	;;
	.mib
	(p7) sub r8 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L319
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 36, r12
	mov r1 = r38
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	nop 0
.L319:
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
	;;
.L329:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L321:
	.mii
	addl r8 = 3, r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L330:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br .L323
	.endp pthread_getschedparam#
	.align 16
	.align 64
	.global sched_get_priority_max#
	.type	sched_get_priority_max#, @function
	.proc sched_get_priority_max#
sched_get_priority_max:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	sxt4 r37 = r32
	;;
	.mib
	addl r36 = 342, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sched_get_priority_max#
	.align 16
	.align 64
	.global sched_get_priority_min#
	.type	sched_get_priority_min#, @function
	.proc sched_get_priority_min#
sched_get_priority_min:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	sxt4 r37 = r32
	;;
	.mib
	addl r36 = 343, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sched_get_priority_min#
	.align 16
	.align 64
	.global pthread_setconcurrency#
	.type	pthread_setconcurrency#, @function
	.proc pthread_setconcurrency#
pthread_setconcurrency:
	.prologue
	.body
	.mmi
	cmp4.gt p6, p7 = r0, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	(p7) addl r14 = @gprel(concurrency#), gp
	nop 0
	(p6) addl r8 = 22, r0
	;;
	.mib
	(p7) st4 [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp pthread_setconcurrency#
	.align 16
	.align 64
	.global pthread_getconcurrency#
	.type	pthread_getconcurrency#, @function
	.proc pthread_getconcurrency#
pthread_getconcurrency:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(concurrency#), gp
	nop 0
	;;
	.mib
	ld4 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp pthread_getconcurrency#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	concurrency#, @object
	.size	concurrency#, 4
concurrency:
	.skip	4
	.align 4
	.type	last_id#, @object
	.size	last_id#, 4
last_id:
	.skip	4
	.align 8
	.type	objects#, @object
	.size	objects#, 8
objects:
	.skip	8
	.global call_value#
	.type	call_value#, @function
	.global memset#
	.type	memset#, @function
	.global getpid#
	.type	getpid#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global thread_find#
	.type	thread_find#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global free#
	.type	free#, @function
	.global calloc#
	.type	calloc#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.ident	"GCC: (GNU) 12.2.0"
