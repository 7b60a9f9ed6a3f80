// 5b84e9c8c60078760bf00d7b5e615910 emu/guest/libc/hpux/realtime.c
	.file	"realtime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc transfer#
transfer:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 4, 0
	mov r40 = r1
	.save pr, r41
	mov r41 = pr
	.mmi
	mov r45 = r35
	cmp4.ne p16, p17 = 0, r36
	mov r44 = r34
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	nop 0
	.mmb
	mov r43 = r33
	mov r42 = r32
	(p17) br.call.dptk.many b0 = __pread64#
	;;
	.mib
	nop 0
	nop 0
	(p16) br.call.dptk.many b0 = __pwrite64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r37 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L10
	;;
.L1:
	.mii
	mov r8 = r37
	mov pr = r41, -1
	;;
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L10:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L1
	.mmi
	mov r44 = r34
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r32
	nop 0
	(p17) br.call.dptk.many b0 = read#
	;;
	.mib
	nop 0
	nop 0
	(p16) br.call.dptk.many b0 = write#
	;;
	.mmi
	mov r37 = r8
	mov r1 = r40
	mov pr = r41, -1
	;;
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp transfer#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/tmp/.shm.%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc object_path.constprop.0#
object_path.constprop.0:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	ld1 r14 = [r32]
	nop 0
	.mmi
	adds r34 = 1, r32
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addl r39 = 47, r0
	.mmb
	nop 0
	mov r38 = r34
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L17
.L14:
	.mib
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r36
	.mmb
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
.L17:
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	mov r38 = r33
	mov r41 = r34
	addl r39 = 300, r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r14 = 299, r0
	mov r1 = r37
	mov b0 = r35
	.mib
	nop 0
	sxt4 r8 = r8
	nop 0
	;;
	.mii
	cmp.ltu p6, p7 = r14, r8
	mov ar.pfs = r36
	mov r8 = r33
	.bbb
	nop 0
	(p6) br.cond.dpnt .L14
	br.ret.sptk.many b0
	.endp object_path.constprop.0#
	.align 16
	.align 64
	.proc finish#
finish:
	.prologue 12, 37
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 2, 0
	.save rp, r37
	mov r37 = b0
	nop 0
	.mmb
	mov r39 = r1
	.body
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	mov r36 = r0
	nop 0
	nop 0
.L19:
	.mib
	addl r40 = 32, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r35 = r8
	nop 0
	(p7) br.cond.spnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r39
	;;
	addl r17 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r17]
	nop 0
	;;
	.mib
	mov r14 = r16
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L23
	;;
	.align 32
.L22:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L22
.L23:
	.mmi
	mov r14 = r35
	adds r18 = 16, r35
	adds r15 = 24, r35
	;;
	.mmi
	st8 [r14] = r16, 8
	st8 [r18] = r34
	nop 0
	;;
	.mmi
	st8 [r14] = r32
	st8 [r17] = r35
	nop 0
	;;
	.mib
	st4 [r15] = r36
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r8 = r0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L26
.L18:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L37:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br .L19
.L26:
	.mib
	adds r33 = 4, r33
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	mov r8 = r0
	br .L18
.L39:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r39
	mov r40 = r35
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 17, r0
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	addl r8 = -1, r0
.L40:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 11, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	st4 [r8] = r14
	addl r8 = -1, r0
	br .L40
	.endp finish#
	.align 16
	.align 64
	.global timer_create#
	.type	timer_create#, @function
	.proc timer_create#
timer_create:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	mov r41 = r34
	nop 0
	sxt4 r39 = r32
	.mmb
	addl r38 = 348, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp timer_create#
	.align 16
	.align 64
	.global timer_delete#
	.type	timer_delete#, @function
	.proc timer_delete#
timer_delete:
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
	addl r36 = 349, r0
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
	.endp timer_delete#
	.align 16
	.align 64
	.global timer_settime#
	.type	timer_settime#, @function
	.proc timer_settime#
timer_settime:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r42 = r34
	;;
	.mii
	mov r43 = r35
	sxt4 r41 = r33
	sxt4 r40 = r32
	.mmb
	addl r39 = 350, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp timer_settime#
	.align 16
	.align 64
	.global timer_gettime#
	.type	timer_gettime#, @function
	.proc timer_gettime#
timer_gettime:
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
	addl r37 = 351, r0
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
	.endp timer_gettime#
	.align 16
	.align 64
	.global timer_getoverrun#
	.type	timer_getoverrun#, @function
	.proc timer_getoverrun#
timer_getoverrun:
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
	addl r36 = 352, r0
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
	.endp timer_getoverrun#
	.align 16
	.align 64
	.global clock_settime#
	.type	clock_settime#, @function
	.proc clock_settime#
clock_settime:
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
	addl r37 = 345, r0
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
	.endp clock_settime#
	.align 16
	.align 64
	.global mq_open#
	.type	mq_open#, @function
	.proc mq_open#
mq_open:
	.prologue 12, 43
	.spill 32
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 8, 7, 5, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	mov r17 = r12
	.fframe 128
	adds r12 = -128, r12
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	adds r14 = 16, r12
	.save ar.unat, r46
	mov r46 = ar.unat
	mov r40 = r0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r42 = r0
	mov r45 = r1
	;;
	.mmb
	st8 [r14] = r0
	adds r14 = 24, r12
	nop 0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	nop 0
	tbit.z p6, p7 = r33, 8
	;;
	.mmi
	st8 [r14] = r0, 8
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L66
.L54:
	.mmi
	ld1 r14 = [r32]
	adds r41 = 1, r32
	addl r48 = 47, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r47 = r41
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	ld1 r14 = [r41]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
.L55:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	mov r14 = r8
	mov r1 = r45
	.mmi
	addl r8 = -1, r0
	;;
	st4 [r14] = r15
	mov b0 = r43
	;;
	.mmi
	nop 0
	mov ar.unat = r46
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 1
	.mmi
	adds r15 = 104, r12
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r40 = [r15]
	nop 0
	adds r15 = 100, r12
	;;
	.mmi
	cmp.eq p6, p7 = 0, r40
	ld4 r42 = [r15]
	mov r15 = r40
	;;
	.mmi
	(p7) ld8 r16 = [r15], 8
	(p7) adds r17 = 16, r12
	sxt4 r42 = r42
	;;
	.mmi
	(p7) st8 [r17] = r16
	;;
	(p7) ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r14] = r16, 8
	;;
	(p7) ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r14] = r16, 8
	;;
	(p7) ld8 r15 = [r15]
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r15
	nop 0
	br .L54
.L67:
	.mmi
	cmp.eq p6, p7 = 0, r40
	adds r14 = 16, r12
	mov r50 = r42
	.mmi
	mov r48 = r41
	addl r47 = 439, r0
	sxt4 r49 = r33
	;;
	.mmi
	nop 0
	(p7) mov r51 = r14
	nop 0
	;;
	.mib
	(p6) mov r51 = r40
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r45
	mov r47 = r8
	.mmi
	mov r48 = r9
	;;
	st8 [r14] = r8
	adds r14 = 88, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r45
	mov ar.unat = r46
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp mq_open#
	.align 16
	.align 64
	.global mq_close#
	.type	mq_close#, @function
	.proc mq_close#
mq_close:
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
	addl r36 = 440, r0
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
	.endp mq_close#
	.align 16
	.align 64
	.global mq_unlink#
	.type	mq_unlink#, @function
	.proc mq_unlink#
mq_unlink:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	ld1 r14 = [r32]
	adds r33 = 1, r32
	mov r36 = r1
	.body
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r37 = r33
	.mmb
	nop 0
	addl r38 = 47, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	nop 0
	mov r14 = r8
	.mmi
	mov r1 = r36
	nop 0
	addl r8 = -1, r0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L75:
	.body
	.copy_state 1
	.mib
	mov r38 = r33
	addl r37 = 441, r0
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
	.endp mq_unlink#
	.align 16
	.align 64
	.global mq_send#
	.type	mq_send#, @function
	.proc mq_send#
mq_send:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	addp4 r43 = r35, r0
	sxt4 r40 = r32
	.mmb
	addl r39 = 442, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp mq_send#
	.align 16
	.align 64
	.global mq_receive#
	.type	mq_receive#, @function
	.proc mq_receive#
mq_receive:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r33
	;;
	.mmi
	mov r42 = r34
	mov r43 = r35
	sxt4 r40 = r32
	.mmb
	addl r39 = 443, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mmb
	mov r40 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp mq_receive#
	.align 16
	.align 64
	.global mq_notify#
	.type	mq_notify#, @function
	.proc mq_notify#
mq_notify:
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
	addl r37 = 444, r0
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
	.endp mq_notify#
	.align 16
	.align 64
	.global mq_getattr#
	.type	mq_getattr#, @function
	.proc mq_getattr#
mq_getattr:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	sxt4 r38 = r32
	;;
	.mmi
	adds r40 = 16, r12
	nop 0
	mov r39 = r0
	.mmb
	addl r37 = 446, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r36
	mov r37 = r8
	.mmi
	mov r38 = r9
	;;
	st8 [r14] = r8
	adds r14 = 88, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	adds r14 = 24, r12
	.mmi
	mov r15 = r0
	nop 0
	mov r1 = r36
	;;
	.mmi
	(p7) adds r18 = 16, r12
	(p7) ld8 r17 = [r14], 8
	(p6) addl r15 = -1, r0
	;;
	.mmi
	(p7) ld8 r16 = [r18]
	nop 0
	mov r8 = r15
	;;
	.mmi
	(p7) st8 [r33] = r16, 8
	(p7) ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	(p7) st8 [r33] = r17, 8
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) st8 [r33] = r16, 8
	nop 0
	;;
	.mii
	(p7) st8 [r33] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp mq_getattr#
	.align 16
	.align 64
	.global mq_setattr#
	.type	mq_setattr#, @function
	.proc mq_setattr#
mq_setattr:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	ld8 r18 = [r33], 8
	mov r37 = r1
	.body
	sxt4 r39 = r32
	;;
	.mmi
	adds r15 = 120, r12
	adds r17 = 112, r12
	adds r14 = 88, r12
	.mmi
	adds r16 = 80, r12
	adds r41 = 16, r12
	addl r38 = 445, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 128, r12
	.mmi
	st8 [r17] = r0
	ld8 r17 = [r33], 8
	mov r40 = r16
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 136, r12
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	.mmi
	ld8 r15 = [r33], 8
	st8 [r16] = r18
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	ld8 r15 = [r33]
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 144, r12
	mov r1 = r37
	mov r38 = r8
	.mmi
	mov r39 = r9
	;;
	st8 [r14] = r8
	adds r14 = 152, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	adds r18 = 16, r12
	mov r14 = r34
	adds r15 = 24, r12
	.mmi
	mov r1 = r37
	cmp.ne p8, p9 = 0, r34
	cmp.ne p6, p7 = 0, r8
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L90
	(p9) br.cond.dpnt .L89
	;;
	.mmi
	ld8 r16 = [r18]
	ld8 r17 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r16, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
.L89:
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L90:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp mq_setattr#
	.align 16
	.align 64
	.global shm_open#
	.type	shm_open#, @function
	.proc shm_open#
shm_open:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = object_path.constprop.0#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	mov r41 = r34
	.mmb
	mov r40 = r33
	adds r39 = 16, r12
	(p6) br.cond.dpnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r35 = r8
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r38
	.mmb
	addl r41 = 1, r0
	addl r40 = 2, r0
	(p7) br.cond.dpnt .L99
	;;
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L99:
	.body
	.copy_state 1
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L96:
	.body
	.copy_state 2
	.mmi
	nop 0
	addl r35 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp shm_open#
	.align 16
	.align 64
	.global shm_unlink#
	.type	shm_unlink#, @function
	.proc shm_unlink#
shm_unlink:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = object_path.constprop.0#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	.mmb
	adds r36 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L102:
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
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp shm_unlink#
	.align 16
	.align 64
	.global aio_read#
	.type	aio_read#, @function
	.proc aio_read#
aio_read:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 4, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L108
	.align 32
.L106:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L106
.L108:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r16 = 16, r32
	adds r15 = 24, r32
	.mmi
	ld4 r35 = [r32]
	adds r14 = 8, r32
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r36 = [r16]
	mov r41 = r35
	.mmi
	ld8 r37 = [r15]
	;;
	ld8 r44 = [r14]
	mov r43 = r37
	.mmb
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = __pread64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L120
.L113:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L119:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L120:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L113
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r36
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
	break.f 0
	;;
	.endp aio_read#
	.align 16
	.align 64
	.global aio_write#
	.type	aio_write#, @function
	.proc aio_write#
aio_write:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 4, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L124
	.align 32
.L122:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L122
.L124:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r16 = 16, r32
	adds r15 = 24, r32
	.mmi
	ld4 r35 = [r32]
	adds r14 = 8, r32
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r36 = [r16]
	mov r41 = r35
	.mmi
	ld8 r37 = [r15]
	;;
	ld8 r44 = [r14]
	mov r43 = r37
	.mmb
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = __pwrite64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L136
.L129:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L135:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L129
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r36
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
	break.f 0
	;;
	.endp aio_write#
	.align 16
	.align 64
	.global __aio_read64#
	.type	__aio_read64#, @function
	.proc __aio_read64#
__aio_read64:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 4, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L140
	.align 32
.L138:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L151
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L138
.L140:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r16 = 16, r32
	adds r15 = 24, r32
	.mmi
	ld4 r35 = [r32]
	adds r14 = 8, r32
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r36 = [r16]
	mov r41 = r35
	.mmi
	ld8 r37 = [r15]
	;;
	ld8 r44 = [r14]
	mov r43 = r37
	.mmb
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = __pread64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L152
.L145:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L151:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L152:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L145
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r36
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
	break.f 0
	;;
	.endp __aio_read64#
	.align 16
	.align 64
	.global __aio_write64#
	.type	__aio_write64#, @function
	.proc __aio_write64#
__aio_write64:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 4, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L156
	.align 32
.L154:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L167
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L154
.L156:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r16 = 16, r32
	adds r15 = 24, r32
	.mmi
	ld4 r35 = [r32]
	adds r14 = 8, r32
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r36 = [r16]
	mov r41 = r35
	.mmi
	ld8 r37 = [r15]
	;;
	ld8 r44 = [r14]
	mov r43 = r37
	.mmb
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = __pwrite64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L168
.L161:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L167:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L168:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L161
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r36
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
	break.f 0
	;;
	.endp __aio_write64#
	.align 16
	.align 64
	.global aio_fsync#
	.type	aio_fsync#, @function
	.proc aio_fsync#
aio_fsync:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 1, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r32 = r33
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L172
	.align 32
.L170:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L180
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L170
.L172:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r32]
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	sxt4 r34 = r8
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L180:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r37
	addl r8 = -1, r0
	mov b0 = r35
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp aio_fsync#
	.align 16
	.align 64
	.global __aio_fsync64#
	.type	__aio_fsync64#, @function
	.proc __aio_fsync64#
__aio_fsync64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 1, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r32 = r33
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L184
	.align 32
.L182:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L182
.L184:
	.mib
	adds r33 = 40, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r32]
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	sxt4 r34 = r8
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many finish#
	;;
.L192:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 17, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r37
	addl r8 = -1, r0
	mov b0 = r35
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __aio_fsync64#
	.align 16
	.align 64
	.global aio_error#
	.type	aio_error#, @function
	.proc aio_error#
aio_error:
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
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L195
	.align 32
.L194:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L206
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L194
.L195:
	.mib
	addl r33 = -1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r35
	.mmb
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
.L206:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
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
	.endp aio_error#
	.align 16
	.align 64
	.global __aio_error64#
	.type	__aio_error64#, @function
	.proc __aio_error64#
__aio_error64:
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
	;;
	addl r14 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L209
	.align 32
.L208:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L220
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L208
.L209:
	.mib
	addl r33 = -1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r35
	.mmb
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
.L220:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
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
	.endp __aio_error64#
	.align 16
	.align 64
	.global aio_return#
	.type	aio_return#, @function
	.proc aio_return#
aio_return:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
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
	.mmi
	mov r1 = r37
	;;
	addl r15 = @gprel(all_done#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r33 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L223
	.align 32
.L222:
	.mmi
	adds r14 = 8, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L235
	;;
	.mmi
	mov r15 = r33
	ld8 r33 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L222
.L223:
	.mib
	addl r34 = -1, r0
	addl r33 = 22, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L226:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r37
	st4 [r8] = r33
	mov b0 = r35
	.mmi
	nop 0
	mov r8 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L235:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 16, r33
	nop 0
	adds r15 = 24, r33
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	nop 0
	.mmb
	ld8 r34 = [r14]
	ld4 r33 = [r15]
	br.call.sptk.many b0 = free#
	;;
	.mmb
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r33
	nop 0
	.mib
	mov r8 = r34
	mov b0 = r35
	(p6) br.cond.dpnt .L226
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp aio_return#
	.align 16
	.align 64
	.global __aio_return64#
	.type	__aio_return64#, @function
	.proc __aio_return64#
__aio_return64:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many aio_return#
	;;
	break.f 0
	;;
	.endp __aio_return64#
	.align 16
	.align 64
	.global aio_cancel#
	.type	aio_cancel#, @function
	.proc aio_cancel#
aio_cancel:
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
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp aio_cancel#
	.align 16
	.align 64
	.global __aio_cancel64#
	.type	__aio_cancel64#, @function
	.proc __aio_cancel64#
__aio_cancel64:
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
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp __aio_cancel64#
	.align 16
	.align 64
	.global aio_suspend#
	.type	aio_suspend#, @function
	.proc aio_suspend#
aio_suspend:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 0, 0
	addl r36 = @gprel(all_done#), gp
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 0, r33
	sxt4 r35 = r33
	;;
	.mmi
	nop 0
	shladd r35 = r35, 3, r0
	addl r37 = 22, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mmi
	add r35 = r32, r35
	nop 0
	nop 0
	.align 32
.L254:
	.mmi
	nop 0
	ld8 r34 = [r32], 8
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L249
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L251
	.align 32
.L250:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r34
	nop 0
	(p7) br.cond.dpnt .L266
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L250
.L251:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r40
	st4 [r8] = r37
	nop 0
	.align 32
.L249:
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r32
	(p6) br.cond.dptk .L254
.L247:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L266:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	cmp4.le p6, p7 = r0, r34
	(p7) br.cond.dptk .L249
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp aio_suspend#
	.align 16
	.align 64
	.global __aio_suspend64#
	.type	__aio_suspend64#, @function
	.proc __aio_suspend64#
__aio_suspend64:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 0, 0
	addl r36 = @gprel(all_done#), gp
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 0, r33
	sxt4 r35 = r33
	;;
	.mmi
	nop 0
	shladd r35 = r35, 3, r0
	addl r37 = 22, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L268
	;;
	.mmi
	add r35 = r32, r35
	nop 0
	nop 0
	.align 32
.L275:
	.mmi
	nop 0
	ld8 r34 = [r32], 8
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L270
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L272
	.align 32
.L271:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r34
	nop 0
	(p7) br.cond.dpnt .L287
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L271
.L272:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r40
	st4 [r8] = r37
	nop 0
	.align 32
.L270:
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r32
	(p6) br.cond.dptk .L275
.L268:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 22, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r40
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L287:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	cmp4.le p6, p7 = r0, r34
	(p7) br.cond.dptk .L270
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp __aio_suspend64#
	.align 16
	.align 64
	.global lio_listio#
	.type	lio_listio#, @function
	.proc lio_listio#
lio_listio:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 10, 5, 0
	addl r38 = @gprel(all_done#), gp
	.save rp, r43
	mov r43 = b0
	.mmi
	mov r45 = r1
	.body
	cmp4.ge p6, p7 = 0, r34
	sxt4 r37 = r34
	;;
	.mmi
	shladd r37 = r37, 3, r0
	mov r39 = r0
	nop 0
	.mmb
	mov r42 = r0
	addl r41 = 17, r0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	add r37 = r33, r37
	nop 0
	nop 0
	.align 32
.L300:
	.mmi
	nop 0
	ld8 r36 = [r33], 8
	nop 0
	;;
	.mib
	adds r14 = 72, r36
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L290
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L293
	.align 32
.L291:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L340
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L291
.L293:
	.mib
	adds r40 = -8, r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mii
	ld8 r36 = [r40]
	mov r1 = r45
	;;
	adds r17 = 72, r36
	.mmi
	adds r16 = 8, r36
	adds r14 = 24, r36
	adds r15 = 16, r36
	;;
	.mmi
	ld8 r47 = [r15]
	ld8 r48 = [r14]
	nop 0
	;;
	.mmi
	ld4 r50 = [r17]
	ld8 r49 = [r16]
	nop 0
	;;
	.mib
	ld4 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = transfer#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	adds r47 = 40, r36
	mov r46 = r36
	br.call.sptk.many b0 = finish#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L341
	;;
	.mmi
	(p6) addl r39 = 1, r0
	nop 0
	nop 0
.L290:
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L300
	;;
.L343:
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p7) br.cond.dpnt .L342
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	sub r36 = r0, r42
	(p6) br.cond.dpnt .L307
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L288
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 5, r0
	nop 0
	mov r1 = r45
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L288:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	;;
.L340:
	.mib
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r8] = r41
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L300
	.mib
	nop 0
	nop 0
	br .L343
.L341:
	.mib
	ld8 r36 = [r40]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L297
	.align 32
.L296:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L344
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L296
.L297:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 22, r0
	mov r1 = r45
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	or r42 = r14, r42
	.align 32
.L346:
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L300
	.mib
	nop 0
	nop 0
	br .L343
.L342:
	.pred.rel.mutex p6, p7
	.mib
	cmp.eq p8, p9 = 0, r35
	nop 0
	(p8) br.cond.dpnt .L337
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 1, r14
	nop 0
	(p9) br.cond.dpnt .L345
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r39
	(p8) br.cond.dpnt .L307
.L313:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r36 = 1, r0
	nop 0
	mov b0 = r43
	;;
	.mii
	(p7) mov r36 = r0
	mov ar.pfs = r44
	;;
	and r36 = r42, r36
	;;
	.mmi
	nop 0
	sub r36 = r0, r36
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
	;;
.L345:
	.mib
	adds r35 = 4, r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmb
	ld4 r47 = [r35]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L337:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r39
	(p7) br.cond.dptk .L309
.L307:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 11, r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r44
	.mmb
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
.L344:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r36
	mov r1 = r45
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	or r42 = r14, r42
	br .L346
.L289:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r32
	(p7) br.cond.dpnt .L347
.L309:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L348:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L347:
	.pred.rel.mutex p6, p7
	.mib
	cmp.ne p8, p9 = 0, r35
	mov r42 = r0
	(p9) br.cond.dpnt .L309
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 1, r14
	(p9) br.cond.dptk .L313
	.mib
	adds r35 = 4, r35
	mov r36 = r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmb
	ld4 r47 = [r35]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L348
	.endp lio_listio#
	.align 16
	.align 64
	.global __lio_listio64#
	.type	__lio_listio64#, @function
	.proc __lio_listio64#
__lio_listio64:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 10, 5, 0
	addl r38 = @gprel(all_done#), gp
	.save rp, r43
	mov r43 = b0
	.mmi
	mov r45 = r1
	.body
	cmp4.ge p6, p7 = 0, r34
	sxt4 r37 = r34
	;;
	.mmi
	shladd r37 = r37, 3, r0
	mov r39 = r0
	nop 0
	.mmb
	mov r42 = r0
	addl r41 = 17, r0
	(p6) br.cond.dpnt .L350
	;;
	.mmi
	add r37 = r33, r37
	nop 0
	nop 0
	.align 32
.L361:
	.mmi
	nop 0
	ld8 r36 = [r33], 8
	nop 0
	;;
	.mib
	adds r14 = 72, r36
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L351
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L351
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L354
	.align 32
.L352:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L401
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L352
.L354:
	.mib
	adds r40 = -8, r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mii
	ld8 r36 = [r40]
	mov r1 = r45
	;;
	adds r17 = 72, r36
	.mmi
	adds r16 = 8, r36
	adds r14 = 24, r36
	adds r15 = 16, r36
	;;
	.mmi
	ld8 r47 = [r15]
	ld8 r48 = [r14]
	nop 0
	;;
	.mmi
	ld4 r50 = [r17]
	ld8 r49 = [r16]
	nop 0
	;;
	.mib
	ld4 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = transfer#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	adds r47 = 40, r36
	mov r46 = r36
	br.call.sptk.many b0 = finish#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L402
	;;
	.mmi
	(p6) addl r39 = 1, r0
	nop 0
	nop 0
.L351:
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L361
	;;
.L404:
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p7) br.cond.dpnt .L403
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	sub r36 = r0, r42
	(p6) br.cond.dpnt .L368
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L349
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 5, r0
	nop 0
	mov r1 = r45
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L349:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	;;
.L401:
	.mib
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r8] = r41
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L361
	.mib
	nop 0
	nop 0
	br .L404
.L402:
	.mib
	ld8 r36 = [r40]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L358
	.align 32
.L357:
	.mmi
	adds r15 = 8, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r36
	nop 0
	(p7) br.cond.dpnt .L405
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L357
.L358:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 22, r0
	mov r1 = r45
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	or r42 = r14, r42
	.align 32
.L407:
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r33
	(p6) br.cond.dptk .L361
	.mib
	nop 0
	nop 0
	br .L404
.L403:
	.pred.rel.mutex p6, p7
	.mib
	cmp.eq p8, p9 = 0, r35
	nop 0
	(p8) br.cond.dpnt .L398
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 1, r14
	nop 0
	(p9) br.cond.dpnt .L406
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r39
	(p8) br.cond.dpnt .L368
.L374:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r36 = 1, r0
	nop 0
	mov b0 = r43
	;;
	.mii
	(p7) mov r36 = r0
	mov ar.pfs = r44
	;;
	and r36 = r42, r36
	;;
	.mmi
	nop 0
	sub r36 = r0, r36
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
	;;
.L406:
	.mib
	adds r35 = 4, r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmb
	ld4 r47 = [r35]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L398:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r39
	(p7) br.cond.dptk .L370
.L368:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 11, r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov ar.pfs = r44
	.mmb
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
.L405:
	.mmi
	nop 0
	adds r14 = 24, r14
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r36
	mov r1 = r45
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	or r42 = r14, r42
	br .L407
.L350:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r32
	(p7) br.cond.dpnt .L408
.L370:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L409:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L408:
	.pred.rel.mutex p6, p7
	.mib
	cmp.ne p8, p9 = 0, r35
	mov r42 = r0
	(p9) br.cond.dpnt .L370
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 1, r14
	(p9) br.cond.dptk .L374
	.mib
	adds r35 = 4, r35
	mov r36 = r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmb
	ld4 r47 = [r35]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L409
	.endp __lio_listio64#
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	all_done#, @object
	.size	all_done#, 8
all_done:
	.skip	8
	.global fsync#
	.type	fsync#, @function
	.global unlink#
	.type	unlink#, @function
	.global fcntl#
	.type	fcntl#, @function
	.global open#
	.type	open#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global free#
	.type	free#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global malloc#
	.type	malloc#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strchr#
	.type	strchr#, @function
	.global write#
	.type	write#, @function
	.global read#
	.type	read#, @function
	.global __errno#
	.type	__errno#, @function
	.global __pwrite64#
	.type	__pwrite64#, @function
	.global __pread64#
	.type	__pread64#, @function
	.ident	"GCC: (GNU) 12.2.0"
