// ba77c909eb1ad3c0a1a8bcf615f138bf emu/guest/libc/time.c
	.file	"time.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global time#
	.type	time#, @function
	.proc time#
time:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	mov r37 = r0
	addl r36 = 13, r0
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
	.mmi
	cmp.eq p6, p7 = 0, r32
	nop 0
	mov r1 = r35
	;;
	.mii
	(p7) st8 [r32] = r8
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp time#
	.align 16
	.align 64
	.global gettimeofday#
	.type	gettimeofday#, @function
	.proc gettimeofday#
gettimeofday:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r39 = r33
	mov r38 = r32
	;;
	.mib
	addl r37 = 116, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp gettimeofday#
	.align 16
	.align 64
	.global clock_gettime#
	.type	clock_gettime#, @function
	.proc clock_gettime#
clock_gettime:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r39 = r33
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 346, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp clock_gettime#
	.align 16
	.align 64
	.global times#
	.type	times#, @function
	.proc times#
times:
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
	mov r37 = r32
	;;
	.mib
	addl r36 = 43, r0
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
	.endp times#
	.align 16
	.align 64
	.global clock#
	.type	clock#, @function
	.proc clock#
clock:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r37 = 32, r12
	.mmb
	addl r36 = 2, r0
	addl r35 = 346, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	mov r36 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r34
	;;
	(p7) adds r14 = 32, r12
	.mmi
	(p6) addl r8 = -1, r0
	;;
	(p7) ld8 r17 = [r14]
	(p7) adds r14 = 40, r12
	;;
	.mlx
	(p7) ld8 r15 = [r14]
	(p7) movl r14 = 2361183241434822607
	.mib
	nop 0
	(p7) shl r16 = r17, 5
	nop 0
	;;
	.mmi
	(p7) setf.sig f7 = r14
	(p7) setf.sig f6 = r15
	(p7) sub r16 = r16, r17
	.mii
	nop 0
	(p7) shr r15 = r15, 63
	;;
	(p7) shl r8 = r16, 6
	;;
	.mmi
	(p7) sub r8 = r8, r16
	;;
	(p7) shladd r8 = r8, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r8 = r8, r17
	nop 0
	;;
	.mfi
	nop 0
	(p7) xmpy.h f6 = f6, f7
	(p7) shl r8 = r8, 6
	;;
	.mmi
	nop 0
	(p7) getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	(p7) shr r14 = r14, 7
	;;
	(p7) sub r14 = r14, r15
	;;
	.mii
	(p7) add r8 = r8, r14
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp clock#
	.align 16
	.align 64
	.global clock_getres#
	.type	clock_getres#, @function
	.proc clock_getres#
clock_getres:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r39 = r33
	sxt4 r38 = r32
	;;
	.mib
	addl r37 = 347, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp clock_getres#
	.align 16
	.align 64
	.global gethrtime#
	.type	gethrtime#, @function
	.proc gethrtime#
gethrtime:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r37 = 32, r12
	.mmb
	addl r36 = 1, r0
	addl r35 = 346, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	mov r36 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r34
	;;
	.mmi
	(p7) adds r14 = 32, r12
	nop 0
	(p6) addl r8 = -1, r0
	;;
	.mii
	(p7) ld8 r16 = [r14]
	(p7) adds r14 = 40, r12
	;;
	(p7) shl r15 = r16, 5
	.mmi
	(p7) ld8 r17 = [r14]
	;;
	(p7) sub r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r14 = r15, 6
	;;
	(p7) sub r14 = r14, r15
	;;
	.mmi
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r14, r16
	nop 0
	;;
	.mmi
	(p7) shladd r15 = r14, 2, r0
	;;
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mmi
	(p7) shladd r15 = r14, 2, r0
	;;
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mmi
	(p7) shladd r8 = r14, 2, r0
	;;
	(p7) add r8 = r14, r8
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r8 = r8, 9
	nop 0
	;;
	.mii
	(p7) add r8 = r8, r17
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp gethrtime#
	.align 16
	.align 64
	.global ftime#
	.type	ftime#, @function
	.proc ftime#
ftime:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	mov r38 = r0
	.mmb
	adds r37 = 32, r12
	addl r36 = 116, r0
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
	.mmi
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	adds r20 = 32, r12
	.mmb
	adds r18 = 10, r32
	adds r17 = 12, r32
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	addl r14 = @gprel(timezone#), gp
	nop 0
	.mlx
	ld8 r19 = [r20]
	movl r20 = 2361183241434822607
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 40, r12
	.mmi
	st8 [r32] = r19, 8
	nop 0
	addl r19 = @gprel(daylight#), gp
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = -8608480567731124087
	.mmi
	setf.sig f6 = r16
	ld4 r19 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	shr r21 = r15, 63
	.mmi
	nop 0
	st2 [r17] = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	.mmi
	setf.sig f7 = r20
	nop 0
	shr r20 = r16, 63
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shr r14 = r14, 5
	;;
	sub r14 = r14, r20
	;;
	.mmi
	st2 [r18] = r14
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 7
	;;
	sub r15 = r15, r21
	;;
	.mii
	st2 [r32] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp ftime#
	.global daylight#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	daylight#, @object
	.size	daylight#, 4
daylight:
	.skip	4
	.global _daylight#
_daylight# = daylight#
	.global timezone#
	.align 8
	.type	timezone#, @object
	.size	timezone#, 8
timezone:
	.skip	8
	.global _timezone#
_timezone# = timezone#
	.global tzname#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"UTC"
	.section	.data.rel.local,"aw"
	.align 8
	.type	tzname#, @object
	.size	tzname#, 16
tzname:
	data8	.LC0
	data8	.LC0
	.global _tzname#
_tzname# = tzname#
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
