// 3c709c8d077a1e477c5865e7ac89390f newlib/libc/string/strtok_r.c
	.file	"strtok_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __strtok_r#
	.type	__strtok_r#, @function
	.proc __strtok_r#
__strtok_r:
	.prologue
	.body
	.mmi
	addp4 r8 = 0,r32
	addp4 r34 = 0,r34
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L23
.L5:
	.mmi
	ld1 r19 = [r8]
	adds r17 = 1, r8
	mov r14 = r33
	;;
	.mii
	nop 0
	sxt1 r19 = r19
	nop 0
	.mii
	addp4 r17 = 0,r17
	nop 0
	;;
	mov r18 = r19
	.align 32
.L4:
	.mmi
	ld1 r15 = [r14]
	nop 0
	adds r16 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	addp4 r14 = 0,r16
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r18
	(p6) br.cond.dptk .L4
	;;
	.mib
	cmp4.ne p6, p7 = 0, r35
	mov r14 = r33
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	mov r8 = r17
	;;
	ld1 r19 = [r8]
	adds r17 = 1, r8
	;;
	.mii
	nop 0
	sxt1 r19 = r19
	addp4 r17 = 0,r17
	;;
	.mib
	nop 0
	mov r18 = r19
	br .L4
.L24:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p7) br.cond.dpnt .L26
.L8:
	.mmi
	mov r14 = r33
	ld1 r19 = [r17]
	adds r17 = 1, r17
	;;
	.mib
	nop 0
	sxt1 r19 = r19
	nop 0
	.mmi
	ld1 r15 = [r14]
	adds r16 = 1, r14
	addp4 r17 = 0,r17
	;;
	.mii
	mov r18 = r19
	sxt1 r15 = r15
	addp4 r14 = 0,r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r18
	(p7) br.cond.dpnt .L27
	;;
	.align 32
.L9:
	.mib
	cmp4.ne p6, p7 = 0, r15
	adds r16 = 1, r14
	(p7) br.cond.dpnt .L8
	;;
	.mii
	ld1 r15 = [r14]
	addp4 r14 = 0,r16
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r18
	(p6) br.cond.dptk .L9
	;;
.L27:
	.mmi
	cmp4.eq p6, p7 = 0, r19
	nop 0
	adds r14 = -1, r17
	;;
	.mmi
	(p6) mov r17 = r0
	(p7) st1 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r17
	nop 0
	br.ret.sptk.many b0
.L23:
	.mmi
	ld4 r8 = [r34]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L5
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L28:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L26:
	.mib
	st4 [r34] = r0
	mov r8 = r0
	br .L28
	;;
.L25:
	.mmi
	nop 0
	st4 [r34] = r17
	nop 0
	.mmb
	st1 [r8] = r0
	nop 0
	br.ret.sptk.many b0
	.endp __strtok_r#
	.align 16
	.align 64
	.global strtok_r#
	.type	strtok_r#, @function
	.proc strtok_r#
strtok_r:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	nop 0
	addp4 r34 = 0,r34
	.mii
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	addl r35 = 1, r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many __strtok_r#
	;;
	break.f 0
	;;
	.endp strtok_r#
	.ident	"GCC: (GNU) 12.2.0"
