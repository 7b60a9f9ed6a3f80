// a9275418222a2dfc3be323153ee0e851 newlib/libc/string/memset.c
	.file	"memset.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memset#
	.type	memset#, @function
	.proc memset#
memset:
	.prologue
	.mii
	addp4 r8 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	sxt1 r18 = r33
	;;
	.mmi
	and r15 = 3, r8
	nop 0
	mov r14 = r8
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	adds r15 = -1, r34
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	addp4 r16 = r15, r0
	cmp4.ne p6, p7 = 0, r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
	.align 32
.L4:
	.mii
	adds r17 = 1, r14
	mov r16 = r14
	;;
	addp4 r14 = 0,r17
	.mmi
	st1 [r16] = r18
	;;
	and r16 = 3, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	adds r15 = -1, r15
	br.cloop.sptk.few .L4
	;;
.L18:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L14:
	.mmi
	mov r15 = r34
	nop 0
	nop 0
	;;
	.align 32
.L2:
	.mmi
	nop 0
	adds r18 = -16, r15
	zxt1 r19 = r33
	.mmb
	nop 0
	cmp4.ltu p6, p7 = 3, r15
	(p7) br.cond.dptk .L11
	;;
	.mii
	nop 0
	extr.u r18 = r18, 4, 28
	cmp4.geu p6, p7 = 15, r15
	;;
	.mii
	adds r18 = 1, r18
	dep.z r17 = r19, 8, 24
	;;
	shladd r18 = r18, 4, r0
	.mmi
	add r17 = r17, r19
	;;
	add r18 = r18, r14
	dep.z r16 = r17, 16, 16
	;;
	.mib
	addp4 r18 = 0,r18
	add r17 = r17, r16
	(p6) br.cond.dpnt .L15
	;;
	.align 32
.L10:
	.mmi
	adds r20 = 4, r14
	adds r19 = 8, r14
	adds r16 = 12, r14
	.mmi
	adds r21 = 16, r14
	st4 [r14] = r17
	nop 0
	;;
	.mmi
	addp4 r20 = 0,r20
	addp4 r14 = 0,r21
	addp4 r19 = 0,r19
	.mmi
	addp4 r16 = 0,r16
	;;
	st4 [r20] = r17
	cmp4.ne p6, p7 = r18, r14
	.mmi
	nop 0
	st4 [r19] = r17
	nop 0
	;;
	.mib
	st4 [r16] = r17
	nop 0
	(p6) br.cond.dptk .L10
	.mmi
	and r16 = 15, r15
	nop 0
	and r14 = 12, r15
	;;
	.mib
	mov r15 = r16
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	adds r14 = -4, r15
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	addp4 r14 = 0,r14
.L12:
	.mmi
	adds r19 = 4, r18
	nop 0
	mov r16 = r18
	;;
	.mmi
	addp4 r18 = 0,r19
	st4 [r16] = r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r18
	(p6) br.cond.dptk .L12
	.mmi
	and r15 = 3, r15
	nop 0
	nop 0
	;;
.L11:
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	add r17 = r15, r14
	.mib
	nop 0
	sxt1 r33 = r33
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	(p6) addp4 r17 = 0,r17
	nop 0
	nop 0
.L13:
	.mii
	adds r16 = 1, r14
	mov r15 = r14
	;;
	addp4 r14 = 0,r16
	.mii
	st1 [r15] = r33
	nop 0
	;;
	adds r16 = 1, r14
	.mmb
	mov r15 = r14
	cmp4.ne p6, p7 = r17, r14
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	addp4 r14 = 0,r16
	st1 [r15] = r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L18
.L27:
	.mmi
	mov r14 = r18
	mov r15 = r16
	sxt1 r33 = r33
	;;
	.mmi
	add r17 = r15, r14
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	nop 0
	(p6) addp4 r17 = 0,r17
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L18
.L15:
	.mii
	mov r18 = r14
	adds r14 = -4, r15
	;;
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br .L12
	.endp memset#
	.ident	"GCC: (GNU) 12.2.0"
