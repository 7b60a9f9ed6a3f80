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
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	addp4 r32 = 0,r32
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
	(p7) st4 [r32] = r8
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
	addp4 r39 = 0,r33
	addp4 r38 = 0,r32
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
	mov r38 = r32
	addp4 r39 = 0,r33
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
	addp4 r37 = 0,r32
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
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	adds r32 = 32, r12
	addl r37 = 2, r0
	addl r36 = 346, r0
	;;
	.mib
	mov r38 = r32
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
	.mmi
	adds r14 = 36, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r35
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	ld4 r16 = [r14]
	ld4 r18 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	nop 0
	dep.z r17 = r18, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	sub r17 = r17, r18
	extr r16 = r16, 31, 1
	;;
	.mii
	nop 0
	shl r14 = r14, 6
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	nop 0
	dep.z r8 = r17, 6, 26
	;;
	.mii
	sub r8 = r8, r17
	shladd r17 = r14, 4, r0
	;;
	add r14 = r14, r17
	.mmi
	shladd r8 = r8, 3, r0
	;;
	shladd r14 = r14, 4, r0
	add r8 = r8, r18
	;;
	.mii
	sub r14 = r14, r15
	dep.z r8 = r8, 6, 26
	;;
	shl r17 = r14, 5
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 38
	;;
	sub r14 = r14, r16
	;;
	.mii
	add r8 = r8, r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L15:
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
	mov r38 = r32
	addp4 r39 = 0,r33
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
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r32 = 32, r12
	addl r37 = 1, r0
	addl r36 = 346, r0
	;;
	.mib
	mov r38 = r32
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
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	(p7) ld4 r15 = [r32]
	(p7) adds r14 = 36, r12
	(p6) addl r8 = -1, r0
	;;
	.mii
	nop 0
	(p7) sxt4 r15 = r15
	nop 0
	.mmi
	(p7) ld4 r17 = [r14]
	nop 0
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r16 = r15, 5
	(p7) sxt4 r17 = r17
	;;
	.mmi
	(p7) sub r16 = r16, r15
	;;
	nop 0
	(p7) shl r14 = r16, 6
	;;
	.mmi
	(p7) sub r14 = r14, r16
	;;
	(p7) shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p7) shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p7) shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p7) shladd r8 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r8 = r14, r8
	;;
	nop 0
	(p7) shl r8 = r8, 9
	;;
	.mii
	(p7) add r8 = r8, r17
	mov b0 = r33
	;;
	mov ar.pfs = r34
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
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r33 = 32, r12
	mov r39 = r0
	addl r37 = 116, r0
	;;
	.mib
	mov r38 = r33
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
	.mmi
	mov r1 = r36
	adds r14 = 36, r12
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r21 = 6, r32
	adds r20 = 8, r32
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	addl r14 = @gprel(timezone#), gp
	.mmi
	ld4 r23 = [r33]
	;;
	nop 0
	sxt4 r16 = r17
	.mmi
	ld4 r18 = [r14]
	nop 0
	addl r14 = @gprel(daylight#), gp
	;;
	.mii
	nop 0
	extr r17 = r17, 31, 1
	sxt4 r19 = r18
	.mmb
	ld4 r22 = [r14]
	shladd r14 = r16, 2, r0
	nop 0
	;;
	.mmb
	shladd r15 = r19, 4, r0
	add r14 = r14, r16
	nop 0
	.mmi
	st4 [r32] = r23, 4
	st2 [r20] = r22
	extr r18 = r18, 31, 1
	;;
	.mmi
	add r15 = r15, r19
	nop 0
	shl r14 = r14, 6
	;;
	.mmi
	sub r14 = r14, r16
	nop 0
	shl r23 = r15, 8
	;;
	.mmi
	add r15 = r15, r23
	nop 0
	shladd r24 = r14, 4, r0
	;;
	.mii
	nop 0
	shl r23 = r15, 16
	add r14 = r14, r24
	;;
	.mii
	add r15 = r15, r23
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r19
	shl r19 = r14, 5
	;;
	.mmi
	add r14 = r14, r19
	nop 0
	shr r15 = r15, 37
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	sub r15 = r15, r18
	;;
	.mmi
	add r14 = r14, r16
	st2 [r21] = r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 38
	;;
	sub r14 = r14, r17
	;;
	.mii
	st2 [r32] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
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
	.align 4
	.type	timezone#, @object
	.size	timezone#, 4
timezone:
	.skip	4
	.global _timezone#
_timezone# = timezone#
	.global tzname#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"UTC"
	.section	.sdata,"aws"
	.align 4
	.type	tzname#, @object
	.size	tzname#, 8
tzname:
	data4	.LC0
	data4	.LC0
	.global _tzname#
_tzname# = tzname#
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
