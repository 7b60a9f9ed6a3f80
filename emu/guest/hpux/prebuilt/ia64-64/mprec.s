// 55b6eb05a517cb479e1ff181c8563e78 newlib/libc/stdlib/mprec.c
	.file	"mprec.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _Balloc#
	.type	_Balloc#, @function
	.proc _Balloc#
_Balloc:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	adds r34 = 120, r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	ld8 r8 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
.L2:
	.mii
	nop 0
	sxt4 r14 = r33
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r8, r14
	;;
	ld8 r8 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld8 r15 = [r8]
	;;
	st8 [r14] = r15
	adds r14 = 16, r8
	.mmi
	nop 0
	;;
	st8 [r14] = r0
	nop 0
.L3:
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
.L12:
	.mmi
	addl r40 = 65, r0
	nop 0
	addl r39 = 8, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = _calloc_r#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st8 [r34] = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
.L6:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L4:
	.mmi
	addp4 r14 = r33, r0
	nop 0
	addl r34 = 1, r0
	.mii
	addl r39 = 1, r0
	mov r38 = r32
	;;
	shl r34 = r34, r14
	;;
	.mii
	nop 0
	sxt4 r40 = r34
	;;
	adds r40 = 7, r40
	;;
	.mib
	shladd r40 = r40, 2, r0
	nop 0
	br.call.sptk.many b0 = _calloc_r#
	;;
	.mmi
	adds r14 = 12, r8
	mov r1 = r37
	nop 0
	.mmb
	adds r15 = 8, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	st4 [r14] = r34
	adds r14 = 16, r8
	.mmi
	nop 0
	st4 [r15] = r33
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br .L3
	.endp _Balloc#
	.align 16
	.align 64
	.global _Bfree#
	.type	_Bfree#, @function
	.proc _Bfree#
_Bfree:
	.prologue
	.body
	.mmi
	cmp.eq p6, p7 = 0, r33
	adds r14 = 8, r33
	adds r32 = 120, r32
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	(p7) ld8 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	.mmi
	(p7) add r15 = r15, r14
	;;
	(p7) ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	(p7) st8 [r33] = r15
	;;
	(p7) ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r33
	nop 0
	br.ret.sptk.many b0
	.endp _Bfree#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Balloc succeeded"
	.align 8
.LC1:
	stringz	"./newlib/libc/stdlib/mprec.c"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __multadd#
	.type	__multadd#, @function
	.proc __multadd#
__multadd:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	adds r38 = 20, r33
	.save rp, r41
	mov r41 = b0
	.mmi
	setf.sig f6 = r34
	mov r43 = r1
	adds r16 = 24, r33
	;;
	.mii
	ld4 r37 = [r38]
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	addl r18 = 65535, r0
	;;
	.mii
	adds r14 = -1, r37
	cmp4.ge p6, p7 = 0, r37
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L20:
	.mmi
	ld4 r14 = [r16]
	setf.sig f8 = r35
	mov r19 = r16
	.mmi
	adds r16 = 4, r16
	;;
	and r15 = r18, r14
	extr.u r14 = r14, 16, 16
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xma.l f8 = f6, f7, f8
	nop 0
	.mmi
	setf.sig f7 = r14
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	extr.u r17 = r15, 16, 16
	and r15 = r18, r15
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	dep.z r17 = r14, 16, 16
	;;
	.mii
	nop 0
	extr.u r36 = r14, 16, 16
	add r15 = r17, r15
	;;
	.mmi
	nop 0
	mov r35 = r36
	nop 0
	.mmb
	st4 [r19] = r15
	nop 0
	br.cloop.sptk.few .L20
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L21
	.mmi
	adds r14 = 12, r33
	nop 0
	sxt4 r15 = r37
	;;
	.mii
	ld4 r14 = [r14]
	adds r15 = 4, r15
	;;
	cmp4.lt p6, p7 = r37, r14
	.mmb
	shladd r15 = r15, 2, r0
	adds r14 = 8, r33
	(p7) br.cond.dpnt .L31
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	adds r37 = 1, r37
	;;
	.mmi
	st4 [r14] = r36
	st4 [r38] = r37
	nop 0
.L21:
	.mii
	mov r8 = r33
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L31:
	.mmi
	adds r40 = 8, r33
	mov r45 = r32
	adds r32 = 120, r32
	;;
	.mmi
	nop 0
	ld4 r46 = [r40]
	nop 0
	;;
	.mib
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	(p7) mov r47 = r0
	(p7) movl r48 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	(p7) add r48 = r1, r48
	.mmb
	(p7) addl r46 = 181, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r47 = [r38]
	nop 0
	adds r46 = 16, r33
	.mmi
	adds r45 = 16, r39
	nop 0
	adds r38 = 20, r39
	;;
	.mii
	nop 0
	sxt4 r47 = r47
	;;
	adds r47 = 2, r47
	;;
	.mib
	shladd r47 = r47, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	ld4 r14 = [r40]
	mov r1 = r43
	.mmi
	ld8 r15 = [r32]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r33] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	add r14 = r15, r14
	sxt4 r15 = r37
	.mmi
	adds r37 = 1, r37
	;;
	st8 [r14] = r33
	adds r15 = 4, r15
	.mmi
	mov r33 = r39
	;;
	adds r14 = 8, r33
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	nop 0
	.mmb
	st4 [r14] = r36
	st4 [r38] = r37
	br .L21
	.endp __multadd#
	.align 16
	.align 64
	.global __s2b#
	.type	__s2b#, @function
	.proc __s2b#
__s2b:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 7, 4, 0
	adds r16 = 8, r35
	nop 0
	.mii
	cmp4.ge p6, p7 = 9, r35
	.save ar.lc, r43
	mov r43 = ar.lc
	mov r42 = r1
	;;
	.mii
	nop 0
	extr r17 = r16, 31, 1
	sxt4 r16 = r16
	.mmb
	nop 0
	(p6) mov r45 = r0
	nop 0
	;;
	.mib
	shladd r14 = r16, 3, r0
	.save rp, r40
	mov r40 = b0
	.body
	(p6) br.cond.dpnt .L33
	;;
	.mii
	sub r14 = r14, r16
	mov r45 = r0
	;;
	shl r15 = r14, 6
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r15 = r14, 15
	;;
	.mii
	sub r15 = r15, r14
	addl r14 = 1, r0
	;;
	shladd r15 = r15, 3, r0
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	shr r15 = r15, 33
	;;
	.mmi
	sub r15 = r15, r17
	nop 0
	nop 0
	.align 32
.L34:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r45 = 1, r45
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
.L33:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	mov r45 = r8
	;;
	.mlx
	(p7) addl r45 = 206, r0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	(p7) mov r46 = r0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mib
	(p7) add r47 = r1, r47
	(p7) add r44 = r1, r44
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 24, r45
	cmp4.ge p6, p7 = 9, r34
	adds r14 = 20, r45
	;;
	.mmi
	st4 [r15] = r36
	nop 0
	addl r15 = 1, r0
	.mmi
	(p6) adds r37 = 10, r33
	nop 0
	(p6) addl r34 = 9, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L38
	.mmi
	addp4 r14 = r34, r0
	nop 0
	adds r39 = 9, r33
	;;
	.mmi
	add r37 = r33, r14
	nop 0
	mov r38 = r39
	;;
	.mii
	sub r37 = r37, r39, 1
	nop 0
	;;
	mov ar.lc = r37
	.align 32
.L37:
	.mmi
	ld1 r47 = [r38]
	nop 0
	addl r46 = 10, r0
	.mii
	mov r44 = r32
	adds r38 = 1, r38
	;;
	sxt1 r47 = r47
	;;
	.mib
	adds r47 = -48, r47
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r42
	mov r45 = r8
	br.cloop.sptk.few .L37
	.mmi
	nop 0
	adds r37 = -8, r34
	nop 0
	;;
	.mii
	addp4 r37 = r37, r0
	nop 0
	;;
	add r37 = r39, r37
.L38:
	.mib
	sub r14 = r35, r34
	cmp4.ge p6, p7 = r34, r35
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mii
	sub r14 = r14, r37, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L40:
	.mmi
	ld1 r47 = [r37]
	nop 0
	addl r46 = 10, r0
	.mii
	mov r44 = r32
	adds r37 = 1, r37
	;;
	sxt1 r47 = r47
	;;
	.mib
	adds r47 = -48, r47
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r42
	mov r45 = r8
	br.cloop.sptk.few .L40
	;;
.L39:
	.mii
	mov r8 = r45
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp __s2b#
	.align 16
	.align 64
	.global __hi0bits#
	.type	__hi0bits#, @function
	.proc __hi0bits#
__hi0bits:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = 65535, r0
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 16777215
	;;
	.mii
	nop 0
	(p7) dep.z r32 = r32, 16, 16
	(p7) addl r8 = 16, r0
	;;
	.mmi
	nop 0
	(p6) mov r8 = r0
	cmp4.ltu p6, p7 = r14, r32
	.mlx
	nop 0
	movl r14 = 268435455
	;;
	.mii
	nop 0
	(p7) dep.z r32 = r32, 8, 24
	(p7) adds r8 = 8, r8
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 1073741823
	;;
	.mmi
	(p7) shladd r32 = r32, 4, r0
	nop 0
	(p7) adds r8 = 4, r8
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r32
	(p6) br.cond.dptk .L51
	;;
	.mii
	cmp4.gt p6, p7 = r0, r32
	nop 0
	;;
	(p7) adds r8 = 1, r8
.L47:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L51:
	.mmi
	shladd r32 = r32, 2, r0
	;;
	cmp4.le p6, p7 = r0, r32
	nop 0
	;;
	.mib
	(p7) adds r8 = 2, r8
	nop 0
	(p7) br.cond.dpnt .L47
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r32, 30
	;;
	(p7) adds r8 = 3, r8
	;;
	.mib
	nop 0
	(p6) addl r8 = 32, r0
	br.ret.sptk.many b0
	.endp __hi0bits#
	.align 16
	.align 64
	.global __lo0bits#
	.type	__lo0bits#, @function
	.proc __lo0bits#
__lo0bits:
	.prologue
	.body
	.mmi
	ld4 r14 = [r32]
	;;
	and r15 = 7, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L59
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	nop 0
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 1
	;;
	(p7) extr.u r14 = r14, 1, 31
	.mii
	(p7) addl r8 = 1, r0
	nop 0
	;;
	(p6) extr.u r14 = r14, 2, 30
	.mmi
	(p6) addl r8 = 2, r0
	;;
	st4 [r32] = r14
	nop 0
.L58:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L59:
	.mii
	nop 0
	zxt2 r15 = r14
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	nop 0
	(p7) extr.u r14 = r14, 16, 16
	(p7) addl r8 = 16, r0
	;;
	.mii
	nop 0
	zxt1 r15 = r14
	(p6) mov r8 = r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) extr.u r14 = r14, 8, 24
	(p7) adds r8 = 8, r8
	;;
	.mmi
	and r15 = 15, r14
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) extr.u r14 = r14, 4, 28
	(p7) adds r8 = 4, r8
	;;
	.mmi
	and r15 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) extr.u r14 = r14, 2, 30
	(p7) adds r8 = 2, r8
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L66
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	adds r8 = 1, r8
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = 32, r0
	(p6) br.cond.dpnt .L58
.L66:
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp __lo0bits#
	.align 16
	.align 64
	.global __i2b#
	.type	__i2b#, @function
	.proc __i2b#
__i2b:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	adds r34 = 120, r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	ld8 r8 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L86
.L73:
	.mmi
	adds r14 = 8, r8
	nop 0
	mov b0 = r35
	;;
	.mmi
	ld8 r8 = [r14]
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	ld8 r15 = [r8]
	;;
	st8 [r14] = r15
	adds r15 = 24, r8
	.mmi
	adds r14 = 16, r8
	;;
	st4 [r15] = r33
	addl r15 = 1, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L86:
	.mmi
	addl r40 = 65, r0
	nop 0
	addl r39 = 8, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = _calloc_r#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st8 [r34] = r8
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L73
	;;
.L74:
	.mlx
	mov r40 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	addl r39 = 320, r0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r41 = r1, r41
	add r38 = r1, r38
	br.call.sptk.many b0 = __assert_func#
	;;
.L75:
	.mmi
	addl r40 = 36, r0
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = _calloc_r#
	;;
	.mmi
	adds r14 = 8, r8
	mov r1 = r37
	mov b0 = r35
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r15 = 4294967298
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	st8 [r14] = r15
	adds r15 = 24, r8
	adds r14 = 16, r8
	;;
	.mmi
	st4 [r15] = r33
	nop 0
	addl r15 = 1, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp __i2b#
	.align 16
	.align 64
	.global __multiply#
	.type	__multiply#, @function
	.proc __multiply#
__multiply:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 4, 0
	adds r15 = 20, r33
	.save rp, r38
	mov r38 = b0
	.mmi
	adds r14 = 20, r34
	mov r42 = r32
	mov r40 = r1
	;;
	.mmi
	nop 0
	ld4 r37 = [r15]
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	.mmi
	ld4 r35 = [r14]
	;;
	cmp4.gt p6, p7 = r35, r37
	nop 0
	;;
	.mmi
	(p7) mov r15 = r35
	(p7) mov r14 = r34
	(p7) mov r34 = r33
	.mmi
	(p7) mov r35 = r37
	;;
	(p7) mov r37 = r15
	adds r15 = 12, r34
	.mmi
	(p7) mov r33 = r14
	nop 0
	adds r14 = 8, r34
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	add r36 = r35, r37
	.mmi
	ld4 r43 = [r14]
	;;
	cmp4.le p6, p7 = r36, r15
	nop 0
	;;
	.mib
	(p7) adds r43 = 1, r43
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC0)
	.mlx
	(p7) mov r44 = r0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	(p7) addl r43 = 349, r0
	.mmb
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	sxt4 r14 = r36
	adds r24 = 24, r8
	.mmi
	adds r17 = 28, r8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r25 = r24, r14
	mov r14 = r24
	;;
	cmp.gtu p6, p7 = r25, r24
	.mmb
	sub r15 = r25, r24, 1
	adds r16 = 3, r25
	(p7) br.cond.dpnt .L94
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	cmp.ltu p6, p7 = r16, r17
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	;;
	.align 32
.L91:
	.mib
	st4 [r14] = r0, 4
	nop 0
	br.cloop.sptk.few .L91
	;;
.L94:
	.mmi
	adds r23 = 24, r33
	adds r29 = 24, r34
	sxt4 r27 = r37
	.mmi
	adds r14 = 25, r34
	addl r16 = 65535, r0
	sxt4 r26 = r35
	;;
	.mmi
	shladd r27 = r27, 2, r0
	nop 0
	shladd r26 = r26, 2, r0
	;;
	.mmi
	add r27 = r23, r27
	nop 0
	add r26 = r29, r26
	;;
	.mib
	cmp.gtu p6, p7 = r27, r23
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mmi
	cmp.gtu p6, p7 = r14, r26
	;;
	(p7) sub r28 = -25, r34
	nop 0
	;;
	.mmi
	(p7) add r28 = r28, r26
	;;
	(p7) and r28 = -4, r28
	nop 0
	;;
	.mii
	(p7) adds r28 = 4, r28
	nop 0
	;;
	(p6) addl r28 = 4, r0
	.align 32
.L103:
	.mmi
	ld4 r14 = [r23], 4
	;;
	and r15 = r16, r14
	extr.u r14 = r14, 16, 16
	;;
	.mib
	setf.sig f6 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L123
	;;
	.mib
	setf.sig f6 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L124
	;;
.L101:
	.mib
	adds r24 = 4, r24
	cmp.ltu p6, p7 = r23, r27
	(p6) br.cond.dptk .L103
	;;
.L93:
	.mmi
	adds r15 = -1, r36
	nop 0
	adds r25 = -4, r25
	.mmb
	cmp4.ge p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L96:
	.mmi
	nop 0
	ld4 r15 = [r25], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mib
	nop 0
	adds r36 = -1, r36
	br.cloop.sptk.few .L96
.L95:
	.mmi
	adds r14 = 20, r8
	nop 0
	mov b0 = r38
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
.L124:
	.mmi
	sub r15 = r26, r29, 1
	adds r22 = 4, r29
	adds r21 = 3, r26
	.mmi
	ld4 r14 = [r24]
	mov r19 = r29
	mov r18 = r24
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r21, r22
	shr.u r15 = r15, 2
	.mmb
	mov r17 = r14
	mov r20 = r0
	(p6) br.cond.spnt .L115
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r26
	nop 0
	(p6) br.cond.spnt .L115
.L102:
	.mmi
	ld4 r15 = [r19], 4
	setf.sig f8 = r20
	extr.u r17 = r17, 16, 16
	.mmi
	and r14 = r16, r14
	mov r22 = r18
	adds r18 = 4, r18
	;;
	.mmi
	and r15 = r16, r15
	nop 0
	adds r21 = -4, r19
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f6, f7, f8
	;;
	.mmi
	getf.sig r15 = f8
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r15, 16, 16
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r17, r14
	extr.u r15 = r15, 16, 16
	.mmi
	nop 0
	ld4 r17 = [r18]
	nop 0
	;;
	.mmi
	st4 [r22] = r14
	setf.sig f8 = r15
	and r20 = r16, r17
	;;
	.mmi
	ld4 r14 = [r21]
	;;
	nop 0
	extr.u r14 = r14, 16, 16
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mib
	nop 0
	extr.u r20 = r14, 16, 16
	br.cloop.sptk.few .L102
.L126:
	.mmi
	add r15 = r24, r28
	cmp.ltu p6, p7 = r23, r27
	adds r24 = 4, r24
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L103
	.mib
	nop 0
	nop 0
	br .L93
.L123:
	.mmi
	sub r14 = r26, r29, 1
	adds r17 = 4, r29
	adds r15 = 3, r26
	.mmi
	mov r21 = r29
	mov r18 = r24
	mov r20 = r0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r17
	shr.u r14 = r14, 2
	(p6) br.cond.spnt .L116
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r26
	nop 0
	(p6) br.cond.spnt .L116
.L100:
	.mmi
	ld4 r17 = [r18]
	ld4 r15 = [r21], 4
	nop 0
	;;
	.mmi
	and r14 = r16, r15
	and r22 = r16, r17
	extr.u r15 = r15, 16, 16
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f8 = r22
	extr.u r17 = r17, 16, 16
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f7, f8
	nop 0
	.mmi
	setf.sig f8 = r17
	nop 0
	nop 0
	;;
	.mmi
	getf.sig r14 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f7, f6, f8
	add r14 = r14, r20
	;;
	.mii
	nop 0
	extr.u r17 = r14, 16, 16
	and r14 = r16, r14
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r15, 16, 16
	nop 0
	;;
	.mmi
	or r14 = r17, r14
	nop 0
	extr.u r20 = r15, 16, 16
	;;
	.mib
	st4 [r18] = r14
	adds r18 = 4, r18
	br.cloop.sptk.few .L100
.L125:
	.mmi
	add r15 = r24, r28
	nop 0
	adds r14 = -4, r23
	;;
	.mmi
	st4 [r15] = r20
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 16, 16
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	.mib
	nop 0
	nop 0
	br .L124
.L116:
	.mmi
	nop 0
	ld4 r17 = [r18]
	mov ar.lc = 0
	.mmi
	nop 0
	ld4 r15 = [r21], 4
	nop 0
	;;
	.mmi
	and r14 = r16, r15
	and r22 = r16, r17
	extr.u r15 = r15, 16, 16
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f8 = r22
	extr.u r17 = r17, 16, 16
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f7, f8
	nop 0
	.mmi
	setf.sig f8 = r17
	nop 0
	nop 0
	;;
	.mmi
	getf.sig r14 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f7, f6, f8
	add r14 = r14, r20
	;;
	.mii
	nop 0
	extr.u r17 = r14, 16, 16
	and r14 = r16, r14
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r15, 16, 16
	nop 0
	;;
	.mmi
	or r14 = r17, r14
	nop 0
	extr.u r20 = r15, 16, 16
	;;
	.mib
	st4 [r18] = r14
	adds r18 = 4, r18
	br.cloop.sptk.few .L100
	.mib
	nop 0
	nop 0
	br .L125
	;;
.L115:
	.mmi
	ld4 r15 = [r19], 4
	setf.sig f8 = r20
	extr.u r17 = r17, 16, 16
	.mmi
	and r14 = r16, r14
	mov r22 = r18
	adds r18 = 4, r18
	;;
	.mmi
	and r15 = r16, r15
	adds r21 = -4, r19
	mov ar.lc = 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f6, f7, f8
	;;
	.mmi
	getf.sig r15 = f8
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r15, 16, 16
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r17, r14
	extr.u r15 = r15, 16, 16
	.mmi
	nop 0
	ld4 r17 = [r18]
	nop 0
	;;
	.mmi
	st4 [r22] = r14
	setf.sig f8 = r15
	and r20 = r16, r17
	;;
	.mmi
	ld4 r14 = [r21]
	;;
	nop 0
	extr.u r14 = r14, 16, 16
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mib
	nop 0
	extr.u r20 = r14, 16, 16
	br.cloop.sptk.few .L102
	.mib
	nop 0
	nop 0
	br .L126
	.endp __multiply#
	.align 16
	.align 64
	.global __pow5mult#
	.type	__pow5mult#, @function
	.proc __pow5mult#
__pow5mult:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 4, 0
	and r14 = 3, r34
	.save rp, r37
	mov r37 = b0
	.mmi
	nop 0
	mov r39 = r1
	.body
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L145
.L128:
	.mii
	nop 0
	extr r34 = r34, 2, 30
	adds r36 = 112, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mmi
	nop 0
	ld8 r35 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.dpnt .L146
	;;
	.mmi
	adds r36 = 120, r32
	nop 0
	nop 0
.L132:
	.mib
	nop 0
	tbit.z p6, p7 = r34, 0
	(p7) br.cond.dpnt .L147
	.align 32
.L133:
	.mii
	nop 0
	extr r34 = r34, 1, 31
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L129
.L149:
	.mmi
	nop 0
	ld8 r8 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L148
	;;
	.mmi
	mov r35 = r8
	nop 0
	nop 0
.L150:
	.mib
	nop 0
	tbit.z p6, p7 = r34, 0
	(p6) br.cond.dptk .L133
	;;
.L147:
	.mmi
	mov r42 = r35
	nop 0
	mov r41 = r33
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = __multiply#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r1 = r39
	.mmb
	cmp.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r15 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r33] = r15
	;;
	ld8 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	nop 0
.L135:
	.mii
	nop 0
	extr r34 = r34, 1, 31
	mov r33 = r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L149
.L129:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L148:
	.mmi
	mov r42 = r35
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = __multiply#
	;;
	.mmi
	mov r1 = r39
	st8 [r35] = r8
	nop 0
	.mmb
	st8 [r8] = r0
	mov r35 = r8
	br .L150
	;;
.L145:
	.mlx
	adds r14 = -1, r14
	movl r15 = @gprel(p05.0#)
	.mmi
	mov r41 = r33
	mov r43 = r0
	mov r40 = r32
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r15 = r1, r15
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = __multadd#
	;;
	.mib
	mov r1 = r39
	mov r33 = r8
	br .L128
.L146:
	.mib
	mov r40 = r32
	addl r41 = 1, r0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	(p7) mov r42 = r0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	(p7) addl r41 = 320, r0
	.mmb
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 24, r35
	addl r16 = 625, r0
	adds r14 = 20, r35
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	st4 [r14] = r15
	st8 [r36] = r35
	adds r36 = 120, r32
	;;
	.mib
	st8 [r35] = r0
	nop 0
	br .L132
	.endp __pow5mult#
	.align 16
	.align 64
	.global __lshift#
	.type	__lshift#, @function
	.proc __lshift#
__lshift:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 4, 0
	adds r39 = 20, r33
	extr r36 = r34, 5, 27
	.mmi
	adds r14 = 12, r33
	adds r38 = 8, r33
	mov r42 = r1
	;;
	.mmi
	nop 0
	ld4 r37 = [r39]
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	ld4 r14 = [r14]
	;;
	add r35 = r36, r37, 1
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	ld4 r45 = [r38]
	nop 0
	add r37 = r36, r37
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r35
	(p6) br.cond.dpnt .L152
	.align 32
.L153:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r45 = 1, r45
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r35
	(p6) br.cond.dptk .L153
.L152:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	(p7) mov r46 = r0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	(p7) addl r45 = 473, r0
	.mmb
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 6, r36
	nop 0
	adds r18 = 24, r8
	.mmb
	cmp4.ge p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	mov r15 = r18
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r8, r14
	;;
	.mmi
	sub r14 = r14, r18
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	;;
	.align 32
.L156:
	.mib
	st4 [r15] = r0
	adds r15 = 4, r15
	br.cloop.sptk.few .L156
	.mmi
	nop 0
	addp4 r36 = r36, r0
	nop 0
	;;
	.mii
	shladd r36 = r36, 2, r0
	nop 0
	;;
	add r18 = r18, r36
.L155:
	.mmi
	ld4 r21 = [r39]
	adds r14 = 24, r33
	and r34 = 31, r34
	;;
	.mii
	nop 0
	sxt4 r21 = r21
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	nop 0
	shladd r21 = r21, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r21 = r14, r21
	(p6) br.cond.dptk .L157
	;;
	.mmi
	adds r22 = 28, r33
	adds r17 = 3, r21
	sub r15 = r21, r14, 1
	.mmi
	sub r19 = 32, r34
	mov r20 = r18
	mov r16 = r0
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r17, r22
	shr.u r15 = r15, 2
	.mmb
	addp4 r23 = r34, r0
	addp4 r19 = r19, r0
	(p6) br.cond.spnt .L168
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.spnt .L168
.L158:
	.mmi
	ld4 r15 = [r14], 4
	;;
	adds r22 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r23
	;;
	or r15 = r16, r15
	.mmi
	ld4.a r16 = [r22]
	;;
	st4 [r20] = r15
	adds r20 = 4, r20
	;;
	.mmi
	nop 0
	ld4.c.clr r16 = [r22]
	nop 0
	;;
	.mib
	nop 0
	shr.u r16 = r16, r19
	br.cloop.sptk.few .L158
.L174:
	.mmi
	adds r14 = 25, r33
	;;
	cmp.gtu p6, p7 = r14, r21
	nop 0
	;;
	.mmi
	(p7) sub r14 = -25, r33
	;;
	(p7) add r14 = r14, r21
	nop 0
	;;
	.mmi
	(p7) and r14 = -4, r14
	;;
	(p7) adds r14 = 4, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 4, r0
	cmp4.ne p6, p7 = 0, r16
	;;
	add r18 = r18, r14
	;;
	.mib
	st4 [r18] = r16
	nop 0
	(p7) br.cond.dptk .L162
	.mmi
	adds r14 = 20, r8
	adds r32 = 120, r32
	mov b0 = r40
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov ar.lc = r43
	.mmi
	ld8 r15 = [r32]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r33] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.ret.sptk.many b0
.L157:
	.mmi
	sub r15 = r21, r14, 1
	adds r19 = 28, r33
	adds r17 = 3, r21
	;;
	.mib
	cmp.ltu p6, p7 = r17, r19
	shr.u r15 = r15, 2
	(p6) br.cond.spnt .L169
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.spnt .L169
.L163:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	st4 [r18] = r15, 4
	nop 0
	br.cloop.sptk.few .L163
.L162:
	.mmb
	adds r14 = 20, r8
	mov r35 = r37
	nop 0
	.mmi
	adds r32 = 120, r32
	nop 0
	mov b0 = r40
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov ar.lc = r43
	.mmi
	ld8 r15 = [r32]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r33] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.ret.sptk.many b0
.L168:
	.mii
	ld4 r15 = [r14], 4
	mov ar.lc = 0
	;;
	adds r22 = -4, r14
	;;
	.mii
	nop 0
	shl r15 = r15, r23
	;;
	or r15 = r16, r15
	.mmi
	ld4.a r16 = [r22]
	;;
	st4 [r20] = r15
	adds r20 = 4, r20
	;;
	.mmi
	nop 0
	ld4.c.clr r16 = [r22]
	nop 0
	;;
	.mib
	nop 0
	shr.u r16 = r16, r19
	br.cloop.sptk.few .L158
	.mib
	nop 0
	nop 0
	br .L174
	;;
.L169:
	.mii
	ld4 r15 = [r14]
	mov ar.lc = 0
	adds r14 = 4, r14
	;;
	.mib
	st4 [r18] = r15, 4
	nop 0
	br.cloop.sptk.few .L163
	.mib
	nop 0
	nop 0
	br .L162
	.endp __lshift#
	.align 16
	.align 64
	.global __mcmp#
	.type	__mcmp#, @function
	.proc __mcmp#
__mcmp:
	.prologue
	.body
	.mmi
	adds r15 = 20, r33
	adds r14 = 20, r32
	adds r32 = 24, r32
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	nop 0
	.mmb
	sub r8 = r16, r15
	cmp4.ne p6, p7 = r15, r16
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r33 = r33, r14
	add r14 = r32, r14
	;;
	adds r33 = 20, r33
	;;
	.align 32
.L178:
	.mmi
	adds r14 = -4, r14
	ld4 r16 = [r33], -4
	nop 0
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	cmp.gtu p8, p9 = r14, r32
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r17
	(p7) br.cond.dpnt .L183
	(p8) br.cond.dptk .L178
.L175:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L183:
	.mmi
	cmp4.leu p6, p7 = r16, r17
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp __mcmp#
	.align 16
	.align 64
	.global __mdiff#
	.type	__mdiff#, @function
	.proc __mdiff#
__mdiff:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 4, 0
	adds r15 = 20, r33
	nop 0
	.mmi
	adds r14 = 20, r34
	adds r18 = 24, r33
	.save ar.lc, r39
	mov r39 = ar.lc
	;;
	.mii
	ld4 r15 = [r15]
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	.mmb
	mov r40 = r32
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	sub r35 = r15, r14
	nop 0
	cmp4.ne p6, p7 = r14, r15
	.mib
	nop 0
	sxt4 r14 = r14
	(p6) br.cond.dpnt .L185
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r15 = r34, r14
	add r14 = r18, r14
	;;
	adds r15 = 20, r15
	;;
	.align 32
.L189:
	.mmi
	adds r14 = -4, r14
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L214
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r18
	(p7) br.cond.dptk .L189
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	(p7) mov r42 = r0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	(p7) addl r41 = 562, r0
	.mmb
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmb
	adds r15 = 20, r8
	adds r14 = 24, r8
	nop 0
	.mmi
	addl r16 = 1, r0
	nop 0
	mov b0 = r36
	;;
	.mmi
	st4 [r15] = r16
	st4 [r14] = r0
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L185:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r35
	(p7) br.cond.dpnt .L211
	;;
	.mmi
	(p6) mov r35 = r0
	nop 0
	nop 0
.L187:
	.mmi
	nop 0
	adds r14 = 8, r33
	nop 0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	(p7) mov r42 = r0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	(p7) addl r41 = 576, r0
	.mmb
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 20, r34
	adds r21 = 24, r34
	adds r17 = 20, r33
	.mmi
	adds r16 = 28, r34
	adds r33 = 24, r33
	adds r27 = 24, r8
	;;
	.mmi
	ld4.a r25 = [r15]
	adds r14 = 16, r8
	mov r23 = r33
	.mmi
	mov r19 = r27
	ld4.a r22 = [r17]
	addl r20 = 65535, r0
	;;
	.mmi
	st4 [r14] = r35
	nop 0
	sxt4 r26 = r22
	.mmi
	chk.a.clr r22, .L217
.L218:
	nop 0
	mov r14 = r0
	;;
	.mii
	ld4.c.clr r25 = [r15]
	shladd r26 = r26, 2, r0
	;;
	sxt4 r25 = r25
	.mmi
	add r26 = r33, r26
	;;
	shladd r25 = r25, 2, r0
	nop 0
	;;
	.mmi
	add r25 = r21, r25
	;;
	sub r15 = r25, r21, 1
	adds r17 = 3, r25
	;;
	.mib
	cmp.ltu p6, p7 = r17, r16
	shr.u r15 = r15, 2
	(p6) br.cond.spnt .L208
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r25
	nop 0
	(p6) br.cond.spnt .L208
.L193:
	.mmi
	ld4 r16 = [r23], 4
	ld4 r17 = [r21], 4
	nop 0
	;;
	.mmi
	and r24 = r20, r17
	and r15 = r20, r16
	extr.u r17 = r17, 16, 16
	;;
	.mmi
	sub r15 = r15, r24
	nop 0
	extr.u r16 = r16, 16, 16
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	sub r14 = r16, r17
	;;
	.mii
	nop 0
	extr r16 = r15, 16, 16
	and r15 = r20, r15
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r16 = r14, 16, 16
	;;
	.mii
	or r15 = r16, r15
	extr r14 = r14, 16, 16
	;;
	mov r24 = r15
	.mmb
	st4 [r19] = r15
	adds r19 = 4, r19
	br.cloop.sptk.few .L193
	;;
.L216:
	.mmi
	sub r15 = -25, r34
	adds r34 = 25, r34
	addl r19 = 65535, r0
	;;
	.mii
	add r15 = r25, r15
	cmp.gtu p6, p7 = r34, r25
	;;
	shr.u r16 = r15, 2
	.mmi
	(p6) addl r17 = 4, r0
	;;
	(p7) adds r17 = 1, r16
	nop 0
	;;
	.mmi
	(p7) shladd r17 = r17, 2, r0
	;;
	add r33 = r33, r17
	add r17 = r27, r17
	;;
	.mmi
	cmp.ltu p8, p9 = r33, r26
	sub r15 = r26, r33, 1
	adds r21 = 4, r33
	.mmb
	mov r18 = r17
	mov r20 = r33
	(p9) br.cond.dpnt .L215
	;;
	.mii
	adds r16 = 3, r26
	shr.u r15 = r15, 2
	;;
	cmp.ltu p6, p7 = r16, r21
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L196:
	.mmi
	nop 0
	ld4 r15 = [r20], 4
	nop 0
	;;
	.mii
	and r23 = r19, r15
	extr.u r21 = r15, 16, 16
	add r15 = r15, r14
	;;
	.mii
	add r14 = r14, r23
	and r15 = r19, r15
	;;
	extr r14 = r14, 16, 16
	;;
	.mmi
	add r14 = r14, r21
	;;
	nop 0
	dep.z r21 = r14, 16, 16
	;;
	.mii
	or r15 = r21, r15
	extr r14 = r14, 16, 16
	;;
	mov r24 = r15
	.mmb
	st4 [r18] = r15
	adds r18 = 4, r18
	br.cloop.sptk.few .L196
	.mmi
	nop 0
	sub r33 = r26, r33, 1
	nop 0
	;;
	.mii
	and r33 = -4, r33
	nop 0
	;;
	add r14 = r17, r33
	;;
.L199:
	.mib
	adds r14 = -4, r14
	cmp4.ne p6, p7 = 0, r24
	(p6) br.cond.dpnt .L200
	;;
	.align 32
.L201:
	.mmi
	ld4 r15 = [r14], -4
	nop 0
	adds r22 = -1, r22
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L201
.L200:
	.mmi
	adds r14 = 20, r8
	nop 0
	mov b0 = r36
	;;
	.mmi
	st4 [r14] = r22
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	;;
.L208:
	.mmi
	nop 0
	ld4 r16 = [r23], 4
	mov ar.lc = 0
	.mmi
	nop 0
	ld4 r17 = [r21], 4
	nop 0
	;;
	.mmi
	and r24 = r20, r17
	and r15 = r20, r16
	extr.u r17 = r17, 16, 16
	;;
	.mmi
	sub r15 = r15, r24
	nop 0
	extr.u r16 = r16, 16, 16
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	sub r14 = r16, r17
	;;
	.mii
	nop 0
	extr r16 = r15, 16, 16
	and r15 = r20, r15
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r16 = r14, 16, 16
	;;
	.mii
	or r15 = r16, r15
	extr r14 = r14, 16, 16
	;;
	mov r24 = r15
	.mmb
	st4 [r19] = r15
	adds r19 = 4, r19
	br.cloop.sptk.few .L193
	.mib
	nop 0
	nop 0
	br .L216
.L214:
	.mib
	nop 0
	cmp4.leu p6, p7 = r16, r17
	(p6) br.cond.dptk .L187
.L211:
	.mmi
	mov r14 = r33
	addl r35 = 1, r0
	mov r33 = r34
	;;
	.mib
	nop 0
	mov r34 = r14
	br .L187
.L215:
	.pred.rel.mutex p6, p7
	.mmi
	(p7) shladd r14 = r16, 2, r0
	;;
	(p6) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r14 = r27, r14
	br .L199
.L217:
	.mmi
	nop 0
	ld4 r22 = [r17]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r26 = r22
	br .L218
	.endp __mdiff#
	.align 16
	.align 64
	.global __ulp#
	.type	__ulp#, @function
	.proc __ulp#
__ulp:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r15 = 2146435072
	.mmi
	mov r16 = r0
	;;
	nop 0
	extr.u r14 = r14, 32, 32
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = -54525952
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	sub r15 = r0, r14
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dpnt .L227
	;;
.L220:
	.mmi
	mov r15 = r0
	nop 0
	shl r16 = r16, 32
	;;
	.mii
	nop 0
	mix4.r r15 = r14, r15
	;;
	mix4.l r15 = r15, r16
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L227:
	.mii
	nop 0
	extr r14 = r15, 20, 12
	;;
	cmp4.lt p6, p7 = 19, r14
	.mii
	addp4 r17 = r14, r0
	adds r15 = -20, r14
	;;
	(p7) addl r14 = 524288, r0
	;;
	.mib
	nop 0
	(p7) shr r14 = r14, r17
	(p7) br.cond.dptk .L220
	;;
	.mmi
	addp4 r14 = r15, r0
	nop 0
	addl r16 = 1, r0
	.mmi
	cmp4.lt p6, p7 = 30, r15
	nop 0
	mov r15 = r0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 2147483648
	;;
	.mii
	nop 0
	(p7) shr.u r16 = r16, r14
	mov r14 = r0
	;;
	.mii
	nop 0
	shl r16 = r16, 32
	;;
	mix4.r r15 = r14, r15
	;;
	.mii
	nop 0
	mix4.l r15 = r15, r16
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp __ulp#
	.align 16
	.align 64
	.global __b2d#
	.type	__b2d#, @function
	.proc __b2d#
__b2d:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 1, 0
	adds r14 = 20, r32
	nop 0
	.mii
	adds r32 = 24, r32
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	nop 0
	sxt4 r34 = r34
	;;
	.mmi
	shladd r34 = r34, 2, r0
	;;
	add r34 = r32, r34
	nop 0
	;;
	.mmi
	adds r36 = -4, r34
	;;
	ld4 r35 = [r36]
	nop 0
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mmi
	cmp4.lt p6, p7 = 10, r8
	nop 0
	sub r14 = 32, r8
	.mmi
	mov r1 = r39
	nop 0
	adds r16 = -11, r8
	;;
	.mib
	st4 [r33] = r14
	nop 0
	(p7) br.cond.dpnt .L243
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r32
	(p6) br.cond.dptk .L232
	;;
	.mmi
	adds r19 = -8, r34
	nop 0
	cmp4.eq p6, p7 = 0, r16
	;;
	.mib
	ld4 r15 = [r19]
	nop 0
	(p6) br.cond.dptk .L233
	;;
	.mmi
	sub r18 = 32, r16
	addp4 r17 = r15, r0
	addp4 r16 = r16, r0
	.mmi
	mov r14 = r0
	adds r34 = -12, r34
	cmp.leu p6, p7 = r19, r32
	;;
	.mmi
	nop 0
	addp4 r18 = r18, r0
	nop 0
	;;
	.mii
	nop 0
	shl r35 = r35, r16
	shl r15 = r15, r16
	;;
	.mib
	nop 0
	shr.u r17 = r17, r18
	nop 0
	.mlx
	nop 0
	movl r16 = 1072693248
	;;
	.mmi
	or r17 = r35, r17
	;;
	or r17 = r16, r17
	nop 0
	;;
	.mib
	nop 0
	mix4.r r14 = r17, r14
	(p6) br.cond.spnt .L231
	;;
	.mii
	ld4 r16 = [r34]
	nop 0
	;;
	shr.u r16 = r16, r18
	;;
	.mmi
	or r15 = r15, r16
	nop 0
	nop 0
	;;
.L231:
	.mii
	nop 0
	mov b0 = r37
	shl r15 = r15, 32
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	mix4.l r14 = r14, r15
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L232:
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r8
	(p6) br.cond.dptk .L244
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	nop 0
	;;
.L233:
	.mlx
	nop 0
	movl r16 = 1072693248
	.mmi
	mov r14 = r0
	nop 0
	shl r15 = r15, 32
	;;
	.mii
	or r35 = r16, r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mix4.r r14 = r35, r14
	;;
	mix4.l r14 = r14, r15
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L243:
	.mmi
	sub r16 = 11, r8
	addp4 r15 = r35, r0
	mov r14 = r0
	.mlx
	cmp.leu p6, p7 = r36, r32
	movl r17 = 1072693248
	;;
	.mmb
	addp4 r16 = r16, r0
	adds r8 = 21, r8
	nop 0
	.mmi
	(p7) adds r34 = -8, r34
	nop 0
	mov b0 = r37
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	shr.u r15 = r15, r16
	;;
	shl r35 = r35, r8
	;;
	.mii
	or r15 = r17, r15
	nop 0
	;;
	mix4.r r14 = r15, r14
	.mmi
	(p7) ld4 r15 = [r34]
	;;
	(p6) mov r15 = r0
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r15, r16
	;;
	or r15 = r15, r35
	;;
	.mii
	nop 0
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L244:
	.mmb
	addp4 r16 = r16, r0
	mov r14 = r0
	nop 0
	.mmi
	mov r15 = r0
	nop 0
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	shl r15 = r15, 32
	;;
	.mib
	nop 0
	shl r35 = r35, r16
	nop 0
	.mlx
	nop 0
	movl r16 = 1072693248
	;;
	.mmi
	nop 0
	or r35 = r16, r35
	nop 0
	;;
	.mii
	nop 0
	mix4.r r14 = r35, r14
	;;
	mix4.l r14 = r14, r15
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp __b2d#
	.align 16
	.align 64
	.global __d2b#
	.type	__d2b#, @function
	.proc __d2b#
__d2b:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r43
	mov r43 = pr
	.mmi
	mov r44 = r32
	nop 0
	mov r42 = r1
	;;
	.mmi
	getf.d r37 = f8
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	mov r36 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	(p7) mov r46 = r0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	(p7) addl r45 = 778, r0
	.mmb
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	extr.u r15 = r37, 32, 20
	cmp4.eq p6, p7 = 0, r37
	;;
	.mii
	nop 0
	extr.u r38 = r37, 52, 11
	mov r14 = r15
	;;
	.mmi
	nop 0
	cmp4.eq p16, p17 = 0, r38
	nop 0
	;;
	.mmi
	(p17) addl r14 = 1048576, r0
	;;
	(p17) or r14 = r14, r15
	adds r15 = 16, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L248
	.mmi
	adds r39 = 20, r12
	nop 0
	(p17) adds r38 = -1075, r38
	;;
	.mib
	st4 [r39] = r37
	mov r44 = r39
	br.call.sptk.many b0 = __lo0bits#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r16 = 16, r12
	mov r1 = r42
	;;
	.mmi
	(p7) sub r15 = 32, r8
	ld4 r14 = [r16]
	(p7) addp4 r17 = r8, r0
	.mmi
	(p7) adds r16 = 24, r36
	(p7) ld4 r18 = [r39]
	(p16) adds r8 = -1074, r8
	;;
	.mmi
	nop 0
	(p7) addp4 r15 = r15, r0
	(p7) addp4 r19 = r14, r0
	.mmi
	(p6) ld4 r16 = [r39]
	;;
	(p6) adds r15 = 24, r36
	nop 0
	;;
	.mmi
	nop 0
	(p6) st4 [r15] = r16
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r15 = r14, r15
	(p7) shr.u r14 = r19, r17
	.mmi
	(p7) adds r17 = 16, r12
	;;
	(p7) or r15 = r18, r15
	nop 0
	.mmi
	(p7) st4 [r17] = r14
	;;
	(p7) st4 [r16] = r15
	cmp4.eq p6, p7 = 0, r14
	.mmi
	adds r15 = 28, r36
	;;
	(p6) addl r37 = 1, r0
	nop 0
	.mii
	st4 [r15] = r14
	adds r14 = 20, r36
	;;
	(p7) addl r37 = 2, r0
	;;
	.mii
	st4 [r14] = r37
	(p16) sxt4 r14 = r37
	(p17) sub r37 = 53, r8
	.mmi
	(p17) add r8 = r38, r8
	;;
	(p16) shladd r14 = r14, 2, r0
	(p16) dep.z r37 = r37, 5, 27
	.mmi
	(p16) st4 [r34] = r8
	(p17) st4 [r34] = r8
	nop 0
	;;
	.mmi
	(p16) add r14 = r36, r14
	;;
	(p16) adds r14 = 20, r14
	nop 0
	;;
	.mib
	(p16) ld4 r44 = [r14]
	nop 0
	(p16) br.call.dptk.many b0 = __hi0bits#
	;;
	.mmi
	(p16) sub r37 = r37, r8
	(p16) mov r1 = r42
	mov r8 = r36
	;;
	.mii
	st4 [r35] = r37
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L248:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	adds r44 = 16, r12
	nop 0
	addl r37 = 1, r0
	.mmb
	(p17) adds r38 = -1075, r38
	nop 0
	br.call.sptk.many b0 = __lo0bits#
	;;
	.mmi
	adds r16 = 16, r12
	adds r14 = 24, r36
	adds r8 = 32, r8
	.mmi
	mov r1 = r42
	;;
	ld4 r15 = [r16]
	(p16) adds r8 = -1074, r8
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 20, r36
	;;
	.mii
	st4 [r14] = r37
	(p16) sxt4 r14 = r37
	(p17) sub r37 = 53, r8
	.mmi
	(p17) add r8 = r38, r8
	;;
	(p16) shladd r14 = r14, 2, r0
	(p16) dep.z r37 = r37, 5, 27
	.mmi
	(p16) st4 [r34] = r8
	(p17) st4 [r34] = r8
	nop 0
	;;
	.mmi
	(p16) add r14 = r36, r14
	;;
	(p16) adds r14 = 20, r14
	nop 0
	;;
	.mib
	(p16) ld4 r44 = [r14]
	nop 0
	(p16) br.call.dptk.many b0 = __hi0bits#
	;;
	.mmi
	(p16) sub r37 = r37, r8
	(p16) mov r1 = r42
	mov r8 = r36
	;;
	.mii
	st4 [r35] = r37
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp __d2b#
	.align 16
	.align 64
	.global __ratio#
	.type	__ratio#, @function
	.proc __ratio#
__ratio:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r39 = r32
	;;
	.mmi
	adds r35 = 20, r12
	nop 0
	adds r32 = 20, r32
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = __b2d#
	;;
	.mmi
	mov r1 = r38
	getf.d r34 = f8
	mov r39 = r33
	.mmb
	adds r40 = 16, r12
	adds r33 = 20, r33
	br.call.sptk.many b0 = __b2d#
	;;
	.mmi
	ld4 r15 = [r33]
	adds r18 = 16, r12
	mov r1 = r38
	.mmi
	ld4 r14 = [r32]
	;;
	ld4 r17 = [r18]
	sub r14 = r14, r15
	.mmi
	getf.d r15 = f8
	ld4 r16 = [r35]
	nop 0
	;;
	.mii
	sub r16 = r16, r17
	dep.z r14 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	extr.u r18 = r34, 32, 32
	cmp4.ge p6, p7 = 0, r14
	.mmi
	mov r17 = r34
	;;
	nop 0
	dep.z r19 = r14, 20, 12
	;;
	.mii
	add r14 = r19, r18
	mov r16 = r15
	;;
	(p6) extr.u r14 = r15, 32, 32
	;;
	.mmi
	(p6) sub r14 = r14, r19
	;;
	nop 0
	(p7) mix4.r r17 = r14, r17
	;;
	.mii
	nop 0
	(p6) mix4.r r16 = r14, r16
	;;
	(p7) mov r34 = r17
	;;
	.mmi
	setf.d f6 = r34
	;;
	(p6) mov r15 = r16
	nop 0
	;;
	.mfi
	nop 0
	mov f7 = f6
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f10, f7
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f10
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp __ratio#
	.align 16
	.align 64
	.global _mprec_log10#
	.type	_mprec_log10#, @function
	.proc _mprec_log10#
_mprec_log10:
	.prologue
	.mfi
	nop 0
	mov f8 = f1
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	cmp4.lt p6, p7 = 23, r32
	movl r14 = 0x4024000000000000
	;;
	.mib
	setf.d f6 = r14
	adds r14 = -1, r32
	(p7) br.cond.dpnt .L269
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	;;
	.align 32
.L263:
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.cloop.sptk.few .L263
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L269:
	.mlx
	nop 0
	movl r14 = @gprel(__mprec_tens#)
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	;;
	.mmi
	shladd r32 = r32, 3, r0
	add r14 = r1, r14
	mov ar.lc = r2
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp _mprec_log10#
	.align 16
	.align 64
	.global __copybits#
	.type	__copybits#, @function
	.proc __copybits#
__copybits:
	.prologue
	.mmi
	adds r14 = 20, r34
	adds r33 = -1, r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	adds r15 = 24, r34
	adds r20 = 28, r34
	mov r16 = r32
	;;
	.mii
	ld4 r17 = [r14]
	extr r18 = r33, 5, 27
	;;
	sxt4 r17 = r17
	.mmi
	adds r18 = 1, r18
	;;
	shladd r17 = r17, 2, r0
	sxt4 r18 = r18
	;;
	.mmi
	add r17 = r15, r17
	nop 0
	shladd r18 = r18, 2, r0
	;;
	.mmi
	sub r14 = r17, r15, 1
	cmp.leu p6, p7 = r17, r15
	nop 0
	.mmb
	adds r19 = 3, r17
	add r18 = r32, r18
	(p6) br.cond.dpnt .L271
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	cmp.ltu p6, p7 = r19, r20
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L272:
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	st4 [r16] = r14, 4
	nop 0
	br.cloop.sptk.few .L272
	.mmi
	sub r34 = -25, r34
	;;
	add r17 = r17, r34
	nop 0
	;;
	.mmi
	nop 0
	and r17 = -4, r17
	nop 0
	;;
	.mii
	adds r17 = 4, r17
	nop 0
	;;
	add r32 = r32, r17
	;;
.L271:
	.mmi
	sub r14 = r18, r32, 1
	cmp.geu p6, p7 = r32, r18
	nop 0
	.mmb
	adds r16 = 4, r32
	adds r15 = 3, r18
	(p6) br.cond.dpnt .L270
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	cmp.ltu p6, p7 = r15, r16
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	;;
	.align 32
.L274:
	.mib
	st4 [r32] = r0
	adds r32 = 4, r32
	br.cloop.sptk.few .L274
	;;
.L270:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp __copybits#
	.align 16
	.align 64
	.global __any_on#
	.type	__any_on#, @function
	.proc __any_on#
__any_on:
	.prologue
	.body
	.mii
	adds r16 = 20, r32
	extr r15 = r33, 5, 27
	adds r32 = 24, r32
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	sxt4 r14 = r15
	;;
	.mii
	cmp4.le p6, p7 = r15, r16
	sxt4 r17 = r16
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	(p7) shladd r17 = r17, 2, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) add r14 = r32, r17
	(p7) br.cond.dptk .L285
	;;
	.mmi
	nop 0
	and r33 = 31, r33
	add r14 = r32, r14
	.mmb
	nop 0
	cmp4.ge p6, p7 = r15, r16
	(p7) br.cond.dptk .L292
	;;
	.align 32
.L285:
	.mib
	cmp.ltu p6, p7 = r32, r14
	adds r14 = -4, r14
	(p7) br.cond.dpnt .L293
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L285
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	;;
.L292:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L285
	.mii
	ld4 r16 = [r14]
	addl r8 = 1, r0
	;;
	addp4 r15 = r16, r0
	;;
	.mii
	nop 0
	shr.u r15 = r15, r33
	;;
	shl r15 = r15, r33
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p7) br.cond.dptk .L285
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L293:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp __any_on#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	p05.0#, @object
	.size	p05.0#, 12
p05.0:
	data4	5
	data4	25
	data4	125
	.global __mprec_tinytens#
	.align 8
	.type	__mprec_tinytens#, @object
	.size	__mprec_tinytens#, 40
__mprec_tinytens:
	data4	1016910514
	data4	-1747416644
	data4	961148451
	data4	-710367437
	data4	849678333
	data4	1156884285
	data4	626768392
	data4	-812869731
	data4	180880936
	data4	1689022275
	.global __mprec_bigtens#
	.align 8
	.type	__mprec_bigtens#, @object
	.size	__mprec_bigtens#, 40
__mprec_bigtens:
	data4	1128383353
	data4	937459712
	data4	1184086197
	data4	-1257935337
	data4	1295535875
	data4	-381683211
	data4	1518499656
	data4	-114287310
	data4	1964330973
	data4	2138292028
	.global __mprec_tens#
	.align 8
	.type	__mprec_tens#, @object
	.size	__mprec_tens#, 200
__mprec_tens:
	data4	1072693248
	data4	0
	data4	1076101120
	data4	0
	data4	1079574528
	data4	0
	data4	1083129856
	data4	0
	data4	1086556160
	data4	0
	data4	1090021888
	data4	0
	data4	1093567616
	data4	0
	data4	1097011920
	data4	0
	data4	1100470148
	data4	0
	data4	1104006501
	data4	0
	data4	1107468383
	data4	536870912
	data4	1110919286
	data4	-402653184
	data4	1114446484
	data4	-1577058304
	data4	1117925532
	data4	-448790528
	data4	1121369284
	data4	512753664
	data4	1124887541
	data4	640942080
	data4	1128383353
	data4	937459712
	data4	1131820119
	data4	-2049400832
	data4	1135329645
	data4	1733216256
	data4	1138841828
	data4	1620131072
	data4	1142271773
	data4	2025163840
	data4	1145772772
	data4	-689770672
	data4	1149300943
	data4	105764242
	data4	1152724226
	data4	-941536522
	data4	1156216899
	data4	2044304820
	.global memcpy#
	.type	memcpy#, @function
	.global __assert_func#
	.type	__assert_func#, @function
	.global _calloc_r#
	.type	_calloc_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
