// ede295d697854b48e6dcd3b5e90e8e16 emu/guest/libc/hpux/compat.c
	.file	"compat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __sys_atexit#
	.type	__sys_atexit#, @function
	.proc __sys_atexit#
__sys_atexit:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = atexit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __sys_atexit#
	.align 16
	.align 64
	.global __strtoull#
	.type	__strtoull#, @function
	.proc __strtoull#
__strtoull:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __strtoull#
	.align 16
	.align 64
	.global __strtoll#
	.type	__strtoll#, @function
	.proc __strtoll#
__strtoll:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __strtoll#
	.align 16
	.align 64
	.global __tolower#
	.type	__tolower#, @function
	.proc __tolower#
__tolower:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __tolower#
	.align 16
	.align 64
	.global __toupper#
	.type	__toupper#, @function
	.proc __toupper#
__toupper:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = toupper#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __toupper#
	.align 16
	.align 64
	.global ___sysconf#
	.type	___sysconf#, @function
	.proc ___sysconf#
___sysconf:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp ___sysconf#
	.align 16
	.align 64
	.global __sysconf#
	.type	__sysconf#, @function
	.proc __sysconf#
__sysconf:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __sysconf#
	.align 16
	.align 64
	.global htonl#
	.type	htonl#, @function
	.proc htonl#
htonl:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp htonl#
	.align 16
	.align 64
	.global ntohl#
	.type	ntohl#, @function
	.proc ntohl#
ntohl:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp ntohl#
	.align 16
	.align 64
	.global htons#
	.type	htons#, @function
	.proc htons#
htons:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp htons#
	.align 16
	.align 64
	.global ntohs#
	.type	ntohs#, @function
	.proc ntohs#
ntohs:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp ntohs#
	.align 16
	.align 64
	.global _Fpclassify#
	.type	_Fpclassify#, @function
	.proc _Fpclassify#
_Fpclassify:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 24, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 8, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfd [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mlx
	adds r15 = 16, r12
	movl r16 = 4503599627370495
	.mmi
	mov r1 = r34
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 52, 11
	and r14 = r16, r14
	.mmb
	nop 0
	addl r16 = 2047, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r15
	cmp.eq p8, p9 = 0, r14
	(p7) br.cond.dpnt .L31
	;;
	.mib
	mov r8 = r0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L23
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) addl r8 = 3, r0
.L23:
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L31:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 2, r0
	nop 0
	;;
	.mii
	(p7) addl r8 = 4, r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Fpclassify#
	.align 16
	.align 64
	.global _Fpclassifyf#
	.type	_Fpclassifyf#, @function
	.proc _Fpclassifyf#
_Fpclassifyf:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 20, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 4, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfs [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mlx
	adds r15 = 16, r12
	movl r16 = 8388607
	.mmi
	mov r1 = r34
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 23, 8
	and r14 = r16, r14
	.mmb
	nop 0
	addl r16 = 255, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r15
	cmp4.eq p8, p9 = 0, r14
	(p7) br.cond.dpnt .L40
	;;
	.mib
	mov r8 = r0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L32
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) addl r8 = 3, r0
.L32:
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 2, r0
	nop 0
	;;
	.mii
	(p7) addl r8 = 4, r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Fpclassifyf#
	.align 16
	.align 64
	.global _Isnan#
	.type	_Isnan#, @function
	.proc _Isnan#
_Isnan:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 24, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 8, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfd [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r8 = r0
	mov r1 = r34
	;;
	.mii
	ld8 r14 = [r15]
	addl r15 = 2047, r0
	;;
	extr.u r16 = r14, 52, 11
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L46:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r14 = r14, 0, 52
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isnan#
	.align 16
	.align 64
	.global _Isnanf#
	.type	_Isnanf#, @function
	.proc _Isnanf#
_Isnanf:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 20, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 4, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfs [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r8 = r0
	mov r1 = r34
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	extr.u r16 = r14, 23, 8
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L52:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r14 = r14, 0, 23
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isnanf#
	.align 16
	.align 64
	.global _Isinf#
	.type	_Isinf#, @function
	.proc _Isinf#
_Isinf:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 24, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 8, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfd [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r8 = r0
	mov r1 = r34
	;;
	.mii
	ld8 r14 = [r15]
	addl r15 = 2047, r0
	;;
	extr.u r16 = r14, 52, 11
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L58:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r14 = r14, 0, 52
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isinf#
	.align 16
	.align 64
	.global _Isinff#
	.type	_Isinff#, @function
	.proc _Isinff#
_Isinff:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 20, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 4, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfs [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r8 = r0
	mov r1 = r34
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	extr.u r16 = r14, 23, 8
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r14 = r14, 0, 23
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isinff#
	.align 16
	.align 64
	.global _Isfinite#
	.type	_Isfinite#, @function
	.proc _Isfinite#
_Isfinite:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r14 = 24, r12
	.mii
	adds r15 = 16, r12
	addl r37 = 8, r0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfd [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mii
	ld8 r14 = [r15]
	addl r15 = 2047, r0
	;;
	extr.u r14 = r14, 52, 11
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isfinite#
	.align 16
	.align 64
	.global _Isfinitef#
	.type	_Isfinitef#, @function
	.proc _Isfinitef#
_Isfinitef:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r14 = 20, r12
	.mii
	adds r15 = 16, r12
	addl r37 = 4, r0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfs [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	extr.u r14 = r14, 23, 8
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isfinitef#
	.align 16
	.align 64
	.global _Isnormal#
	.type	_Isnormal#, @function
	.proc _Isnormal#
_Isnormal:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 24, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 8, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfd [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mii
	ld8 r14 = [r15]
	addl r15 = 2047, r0
	;;
	extr.u r14 = r14, 52, 11
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	cmp4.ne p8, p9 = 0, r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) mov r8 = r0
.L69:
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isnormal#
	.align 16
	.align 64
	.global _Isnormalf#
	.type	_Isnormalf#, @function
	.proc _Isnormalf#
_Isnormalf:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	adds r14 = 20, r12
	adds r15 = 16, r12
	.mii
	addl r37 = 4, r0
	nop 0
	;;
	mov r35 = r15
	.mmb
	mov r36 = r14
	stfs [r14] = f8
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	extr.u r14 = r14, 23, 8
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	cmp4.ne p8, p9 = 0, r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) mov r8 = r0
.L74:
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Isnormalf#
	.align 16
	.align 64
	.global _Signbit#
	.type	_Signbit#, @function
	.proc _Signbit#
_Signbit:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r14 = 24, r12
	.mii
	adds r15 = 16, r12
	addl r37 = 8, r0
	;;
	mov r36 = r14
	.mmb
	stfd [r14] = f8
	mov r35 = r15
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	ld8 r8 = [r14]
	;;
	nop 0
	extr.u r8 = r8, 63, 1
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Signbit#
	.align 16
	.align 64
	.global _Signbitf#
	.type	_Signbitf#, @function
	.proc _Signbitf#
_Signbitf:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r14 = 20, r12
	.mii
	adds r15 = 16, r12
	addl r37 = 4, r0
	;;
	mov r36 = r14
	.mmb
	stfs [r14] = f8
	mov r35 = r15
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	nop 0
	extr.u r8 = r8, 31, 1
	;;
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _Signbitf#
	.align 16
	.align 64
	.global __freopen64#
	.type	__freopen64#, @function
	.proc __freopen64#
__freopen64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	addp4 r40 = 0,r34
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = freopen#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __freopen64#
	.align 16
	.align 64
	.global __fgetpos64#
	.type	__fgetpos64#, @function
	.proc __fgetpos64#
__fgetpos64:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	addp4 r37 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftello64#
	;;
	.mmi
	mov r1 = r36
	st8 [r33] = r8
	mov b0 = r34
	.mib
	nop 0
	shr r8 = r8, 63
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp __fgetpos64#
	.align 16
	.align 64
	.global __fsetpos64#
	.type	__fsetpos64#, @function
	.proc __fsetpos64#
__fsetpos64:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r33 = 0,r33
	mov r36 = r1
	.body
	addp4 r37 = 0,r32
	;;
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	.mmb
	ld8 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = __fseeko64#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp __fsetpos64#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/tmp/tmp%d.%u"
	.align 8
.LC1:
	stringz	"w+"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __tmpfile64#
	.type	__tmpfile64#, @function
	.proc __tmpfile64#
__tmpfile64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r34 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	mov r33 = r0
	add r34 = r1, r34
	.align 32
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r42 = r33
	mov r41 = r8
	.mmi
	mov r1 = r37
	mov r40 = r34
	addl r39 = 32, r0
	;;
	.mib
	mov r38 = r14
	adds r33 = 1, r33
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	.mmi
	addl r40 = 384, r0
	nop 0
	addl r39 = 1282, r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 17, r14
	(p7) br.cond.dptk .L92
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L96:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mmi
	mov r1 = r37
	addp4 r8 = 0,r8
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp __tmpfile64#
	.align 16
	.align 64
	.global tmpfile#
	.type	tmpfile#, @function
	.proc tmpfile#
tmpfile:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.sptk.many __tmpfile64#
	;;
	break.f 0
	;;
	.endp tmpfile#
	.align 16
	.align 64
	.global __prealloc64#
	.type	__prealloc64#, @function
	.proc __prealloc64#
__prealloc64:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
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
	addl r39 = 2, r0
	mov r38 = r0
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r36
	nop 0
	.mmb
	mov r38 = r33
	mov r37 = r32
	(p6) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftruncate64#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L100:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 22, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp __prealloc64#
	.align 16
	.align 64
	.global __lockf64#
	.type	__lockf64#, @function
	.proc __lockf64#
__lockf64:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	mov r40 = r32
	cmp4.ne p6, p7 = 0, r33
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L105
	.mmi
	addl r14 = 196609, r0
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 40, r12
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	nop 0
.L106:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r41 = 9, r0
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r35 = r8
	;;
.L104:
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L105:
	.body
	.copy_state 1
	.mmi
	addl r14 = 131073, r0
	adds r15 = 16, r12
	nop 0
	.mmi
	cmp4.eq p6, p7 = 3, r33
	adds r36 = 40, r12
	addl r41 = 8, r0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r14 = 24, r12
	.mmi
	adds r15 = 16, r12
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 32, r12
	mov r42 = r15
	;;
	.mbb
	st8 [r14] = r34
	(p7) br.cond.dpnt .L117
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	mov r35 = r8
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	ld2 r14 = [r15]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 3, r14
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mib
	ld4 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = r8, r36
	(p6) br.cond.dptk .L104
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 13, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r39
	;;
	st4 [r8] = r15
	nop 0
.L110:
	.mmi
	nop 0
	addl r35 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L117:
	.body
	.copy_state 2
	.mib
	cmp4.eq p6, p7 = 1, r33
	adds r14 = 16, r12
	(p7) br.cond.dpnt .L106
	;;
	.mib
	(p6) addl r41 = 10, r0
	mov r42 = r14
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br .L104
	.endp __lockf64#
	.align 16
	.align 64
	.global tell#
	.type	tell#, @function
	.proc tell#
tell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp tell#
	.align 16
	.align 64
	.global sputl#
	.type	sputl#, @function
	.proc sputl#
sputl:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	nop 0
	extr r16 = r32, 24, 8
	;;
	.mmi
	adds r15 = 2, r33
	adds r14 = 3, r33
	extr r17 = r32, 16, 16
	.mmi
	st1 [r33] = r16, 1
	;;
	nop 0
	extr r16 = r32, 8, 24
	.mmi
	st1 [r33] = r17
	st1 [r14] = r32
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br.ret.sptk.many b0
	.endp sputl#
	.align 16
	.align 64
	.global sgetl#
	.type	sgetl#, @function
	.proc sgetl#
sgetl:
	.prologue
	.mmi
	addp4 r32 = 0,r32
	mov r14 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 3
.L123:
	.mii
	addp4 r15 = 0,r32
	dep.z r14 = r14, 8, 24
	adds r32 = 1, r32
	;;
	.mmi
	ld1 r8 = [r15]
	;;
	or r8 = r14, r8
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r8
	br.cloop.sptk.few .L123
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp sgetl#
	.align 16
	.align 64
	.global strrstr#
	.type	strrstr#, @function
	.proc strrstr#
strrstr:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	addp4 r33 = 0,r33
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	add r34 = r8, r32
	mov r1 = r38
	;;
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r32
	(p6) br.cond.dpnt .L128
	.align 32
.L130:
	.mmi
	mov r39 = r34
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r1 = r38
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mmi
	nop 0
	addp4 r34 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r32
	(p6) br.cond.dptk .L130
.L128:
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L129:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp strrstr#
	.align 16
	.align 64
	.global ualarm#
	.type	ualarm#, @function
	.proc ualarm#
ualarm:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	sxt4 r17 = r33
	.mmi
	mov r36 = r1
	nop 0
	sxt4 r16 = r32
	;;
	.mii
	adds r14 = 16, r12
	extr r20 = r33, 31, 1
	shl r15 = r17, 7
	.mmb
	adds r18 = 32, r12
	mov r37 = r0
	nop 0
	;;
	.mmi
	mov r39 = r14
	add r15 = r15, r17
	extr r19 = r32, 31, 1
	.mmi
	mov r38 = r18
	nop 0
	shl r14 = r16, 7
	;;
	.mmi
	add r14 = r14, r16
	shladd r15 = r15, 3, r0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r15 = r15, r17
	;;
	add r14 = r14, r16
	.mmi
	shladd r15 = r15, 3, r0
	;;
	shladd r14 = r14, 3, r0
	add r15 = r15, r17
	;;
	.mii
	add r14 = r14, r16
	shladd r15 = r15, 4, r0
	;;
	shladd r14 = r14, 4, r0
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r14, r16
	shl r22 = r15, 7
	;;
	.mii
	nop 0
	shl r21 = r14, 7
	add r15 = r15, r22
	;;
	.mii
	add r14 = r14, r21
	shladd r15 = r15, 1, r0
	;;
	shladd r14 = r14, 1, r0
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r14, r16
	shl r17 = r15, 5
	;;
	.mii
	nop 0
	shl r16 = r14, 5
	add r15 = r15, r17
	;;
	.mii
	add r14 = r14, r16
	shr r15 = r15, 50
	adds r16 = 40, r12
	;;
	.mii
	nop 0
	shr r14 = r14, 50
	sub r15 = r15, r20
	;;
	.mmi
	sub r14 = r14, r19
	st4 [r18] = r15
	dep.z r19 = r15, 5, 27
	;;
	.mii
	nop 0
	dep.z r18 = r14, 5, 27
	sub r19 = r19, r15
	.mmi
	st4 [r16] = r14
	;;
	sub r18 = r18, r14
	dep.z r17 = r19, 6, 26
	;;
	.mii
	nop 0
	dep.z r16 = r18, 6, 26
	sub r17 = r17, r19
	;;
	.mmi
	sub r16 = r16, r18
	nop 0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	add r15 = r17, r15
	;;
	.mii
	add r14 = r16, r14
	dep.z r15 = r15, 6, 26
	;;
	dep.z r14 = r14, 6, 26
	.mmi
	sub r33 = r33, r15
	;;
	sub r32 = r32, r14
	adds r14 = 36, r12
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	;;
	(p7) adds r14 = 24, r12
	.mmi
	(p6) mov r8 = r0
	;;
	(p7) ld4 r15 = [r14]
	(p7) adds r14 = 28, r12
	;;
	.mii
	(p7) ld4 r16 = [r14]
	(p7) dep.z r14 = r15, 5, 27
	;;
	(p7) sub r14 = r14, r15
	;;
	.mii
	nop 0
	(p7) dep.z r8 = r14, 6, 26
	;;
	(p7) sub r8 = r8, r14
	;;
	.mmi
	(p7) shladd r8 = r8, 3, r0
	;;
	(p7) add r8 = r8, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r8 = r8, 6, 26
	nop 0
	;;
	.mii
	(p7) add r8 = r8, r16
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp ualarm#
	.align 16
	.align 64
	.global ffs#
	.type	ffs#, @function
	.proc ffs#
ffs:
	.prologue
	.body
	.mii
	addp4 r8 = r32, r0
	cmp4.eq p6, p7 = 0, r32
	;;
	adds r14 = -1, r8
	;;
	.mmi
	xor r8 = r14, r8
	;;
	nop 0
	popcnt r8 = r8
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	.endp ffs#
	.align 16
	.align 64
	.global ttyname_r#
	.type	ttyname_r#, @function
	.proc ttyname_r#
ttyname_r:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 2, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r39 = r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp.ne p6, p7 = 0, r35
	mov r39 = r35
	(p7) br.cond.dpnt .L149
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r38
	mov b0 = r36
	.mmi
	addl r8 = 34, r0
	mov r40 = r35
	mov r39 = r33
	;;
	.mmi
	nop 0
	cmp4.leu p6, p7 = r34, r14
	mov ar.pfs = r37
	.bbb
	nop 0
	(p7) br.cond.dpnt .L150
	br.ret.sptk.many b0
	;;
.L150:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L149:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	ld4 r8 = [r8]
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp ttyname_r#
	.align 16
	.align 64
	.global getlogin_r#
	.type	getlogin_r#, @function
	.proc getlogin_r#
getlogin_r:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getlogin#
	;;
	.mmi
	addp4 r34 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	cmp.eq p6, p7 = 0, r34
	nop 0
	mov r38 = r34
	;;
	.mib
	(p6) addl r8 = 2, r0
	nop 0
	(p6) br.cond.dpnt .L151
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r14 = r8
	addl r8 = 34, r0
	nop 0
	.mmi
	mov r1 = r37
	mov r39 = r34
	mov r38 = r32
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r33, r14
	(p7) br.cond.dpnt .L157
.L151:
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
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
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
	.endp getlogin_r#
	.align 16
	.align 64
	.global vasprintf#
	.type	vasprintf#, @function
	.proc vasprintf#
vasprintf:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	addp4 r33 = 0,r33
	.save rp, r36
	mov r36 = b0
	.mmi
	addp4 r34 = 0,r34
	mov r38 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r40 = r0
	mov r39 = r0
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r33
	br.call.sptk.many b0 = vsnprintf#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r38
	.mmb
	adds r35 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mmi
	(p7) st4 [r32] = r0
	nop 0
	nop 0
.L160:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L165:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r38
	mov r42 = r34
	.mii
	mov r41 = r33
	mov r40 = r35
	;;
	cmp.ne p6, p7 = 0, r8
	.mmb
	st4 [r32] = r8
	mov r39 = r8
	(p7) br.cond.spnt .L160
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = vsnprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp vasprintf#
	.align 16
	.align 64
	.global asprintf#
	.type	asprintf#, @function
	.proc asprintf#
asprintf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	addp4 r45 = 0,r33
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	adds r14 = 16, r12
	.save rp, r40
	mov r40 = b0
	addp4 r44 = 0,r32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r46 = 0,r14
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = vasprintf#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp asprintf#
	.align 16
	.align 64
	.global iconv_open#
	.type	iconv_open#, @function
	.proc iconv_open#
iconv_open:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 22, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp iconv_open#
	.align 16
	.align 64
	.global iconv#
	.type	iconv#, @function
	.proc iconv#
iconv:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 9, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp iconv#
	.align 16
	.align 64
	.global iconv_close#
	.type	iconv_close#, @function
	.proc iconv_close#
iconv_close:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 9, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp iconv_close#
	.global malloc#
	.type	malloc#, @function
	.global vsnprintf#
	.type	vsnprintf#, @function
	.global getlogin#
	.type	getlogin#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global ttyname#
	.type	ttyname#, @function
	.global setitimer#
	.type	setitimer#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global lseek#
	.type	lseek#, @function
	.global fcntl#
	.type	fcntl#, @function
	.global __ftruncate64#
	.type	__ftruncate64#, @function
	.global __lseek64#
	.type	__lseek64#, @function
	.global fdopen#
	.type	fdopen#, @function
	.global unlink#
	.type	unlink#, @function
	.global __errno#
	.type	__errno#, @function
	.global open#
	.type	open#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global getpid#
	.type	getpid#, @function
	.global __fseeko64#
	.type	__fseeko64#, @function
	.global __ftello64#
	.type	__ftello64#, @function
	.global freopen#
	.type	freopen#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global sysconf#
	.type	sysconf#, @function
	.global toupper#
	.type	toupper#, @function
	.global tolower#
	.type	tolower#, @function
	.global strtoll#
	.type	strtoll#, @function
	.global strtoull#
	.type	strtoull#, @function
	.global atexit#
	.type	atexit#, @function
	.ident	"GCC: (GNU) 12.2.0"
