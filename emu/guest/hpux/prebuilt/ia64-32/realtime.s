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
	addp4 r33 = 0,r33
	.save pr, r41
	mov r41 = pr
	.mmi
	mov r40 = r1
	cmp4.ne p16, p17 = 0, r36
	mov r45 = r35
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	mov r43 = r33
	.mmb
	mov r44 = r34
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
	cmp4.le p6, p7 = r0, r8
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
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
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r15 = 1, r32
	.mmi
	adds r32 = 1, r32
	nop 0
	addl r38 = 47, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addp4 r32 = 0,r32
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	mov r37 = r32
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	ld1 r14 = [r15]
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
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L17
.L14:
	.mib
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r36
	nop 0
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
.L17:
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mmi
	mov r37 = r33
	mov r40 = r32
	addl r38 = 300, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r14 = 299, r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	cmp4.ltu p6, p7 = r14, r8
	mov ar.pfs = r35
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
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 2, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	cmp4.le p6, p7 = r0, r34
	;;
	.mib
	nop 0
	mov r36 = r0
	(p7) br.cond.dpnt .L37
.L19:
	.mib
	addl r40 = 16, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp.ne p6, p7 = 0, r35
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
	ld4 r16 = [r17]
	;;
	addp4 r16 = 0,r16
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
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L22
.L23:
	.mmi
	mov r14 = r35
	adds r18 = 8, r35
	adds r15 = 12, r35
	;;
	.mmi
	st4 [r14] = r16, 4
	st4 [r18] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r32
	st4 [r17] = r35
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
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
	addl r15 = 17, r0
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mmi
	nop 0
	st4 [r8] = r15
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
	addl r15 = 11, r0
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mib
	st4 [r8] = r15
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
	mov r39 = r32
	;;
	.mmi
	addp4 r41 = 0,r34
	nop 0
	addp4 r40 = 0,r33
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
	mov r37 = r32
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
	mov r41 = r33
	;;
	.mmi
	mov r40 = r32
	addp4 r43 = 0,r35
	nop 0
	.mmb
	addp4 r42 = 0,r34
	addl r39 = 350, r0
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
	mov r38 = r32
	addp4 r39 = 0,r33
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
	mov r37 = r32
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
	mov r38 = r32
	addp4 r39 = 0,r33
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
	.prologue 12, 42
	.spill 32
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 8, 6, 5, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	mov r17 = r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r42
	mov r42 = b0
	;;
	.mmi
	nop 0
	adds r15 = 16, r12
	adds r14 = 24, r12
	.mmi
	.save ar.unat, r45
	mov r45 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r44 = r1
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	addl r15 = 256, r0
	.mii
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	addp4 r32 = 0,r32
	;;
	and r15 = r15, r33
	.mmi
	st8 [r14] = r0, 8
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	.mii
	st8 [r14] = r0, 8
	mov r41 = r15
	;;
	(p6) mov r40 = r0
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L67
.L54:
	.mii
	ld1 r14 = [r32]
	addl r47 = 47, r0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 47, r14
	nop 0
	adds r14 = 1, r32
	.mmb
	adds r32 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r46 = r32
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
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L68
.L55:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 22, r0
	.mmi
	addl r8 = -1, r0
	nop 0
	mov r1 = r44
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r14] = r15
	mov b0 = r42
	;;
	.mmi
	nop 0
	mov ar.unat = r45
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r17 = 64, r12
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r17
	;;
	adds r15 = 12, r14
	adds r14 = 4, r14
	;;
	.mmi
	ld4 r40 = [r15]
	ld4 r41 = [r14]
	nop 0
	;;
	.mmi
	addp4 r40 = 0,r40
	;;
	cmp.eq p6, p7 = 0, r40
	nop 0
	;;
	.mmi
	(p7) mov r14 = r40
	(p7) adds r17 = 16, r12
	(p7) adds r15 = 20, r12
	;;
	.mmi
	(p7) ld4 r16 = [r14], 4
	;;
	(p7) st4 [r17] = r16
	nop 0
	;;
	.mmi
	(p7) ld4 r16 = [r14], 4
	;;
	(p7) st4 [r15] = r16, 4
	nop 0
	;;
	.mmi
	(p7) ld4 r16 = [r14], 4
	;;
	(p7) st4 [r15] = r16, 4
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r14
	nop 0
	br .L54
.L68:
	.mmi
	cmp.eq p6, p7 = 0, r40
	mov r49 = r41
	mov r48 = r33
	.mii
	mov r47 = r32
	addl r46 = 439, r0
	;;
	(p7) adds r14 = 16, r12
	;;
	.mmi
	nop 0
	(p7) addp4 r40 = 0,r14
	nop 0
	;;
	.mib
	mov r50 = r40
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r44
	mov r46 = r8
	.mmi
	mov r47 = r9
	;;
	st8 [r14] = r8
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r44
	mov ar.unat = r45
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
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
	mov r37 = r32
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
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	adds r15 = 1, r32
	.mmi
	adds r32 = 1, r32
	nop 0
	addl r37 = 47, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addp4 r32 = 0,r32
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	mov r36 = r32
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L76
.L72:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 22, r0
	.mii
	addl r8 = -1, r0
	mov r1 = r35
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L76:
	.body
	.copy_state 1
	.mib
	mov r37 = r32
	addl r36 = 441, r0
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
	mov r42 = r34
	;;
	.mmi
	mov r43 = r35
	mov r40 = r32
	nop 0
	.mmb
	addp4 r41 = 0,r33
	addl r39 = 442, r0
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
	mov r42 = r34
	;;
	.mmi
	mov r40 = r32
	addp4 r43 = 0,r35
	nop 0
	.mmb
	addp4 r41 = 0,r33
	addl r39 = 443, r0
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
	mov r38 = r32
	addp4 r39 = 0,r33
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r38 = r32
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	mov r39 = r0
	addl r37 = 446, r0
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r36
	mov r37 = r8
	.mmi
	mov r38 = r9
	;;
	st8 [r14] = r8
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 20, r12
	mov r1 = r36
	;;
	.mmi
	(p7) adds r17 = 16, r12
	(p7) ld4 r16 = [r14], 4
	(p6) addl r8 = -1, r0
	;;
	.mmi
	(p7) ld4 r15 = [r17]
	;;
	(p7) st4 [r33] = r15, 4
	nop 0
	.mmi
	(p7) ld4 r15 = [r14], 4
	;;
	(p7) st4 [r33] = r16, 4
	nop 0
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	(p7) st4 [r33] = r15, 4
	nop 0
	;;
	.mii
	(p7) st4 [r33] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp mq_getattr#
	.align 16
	.align 64
	.global mq_setattr#
	.type	mq_setattr#, @function
	.proc mq_setattr#
mq_setattr:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	adds r16 = 64, r12
	ld4 r17 = [r33], 4
	adds r15 = 48, r12
	.mmi
	adds r14 = 52, r12
	mov r39 = r32
	addl r38 = 445, r0
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 16, r12
	.mmi
	st4 [r15] = r17
	mov r40 = r15
	addp4 r34 = 0,r34
	;;
	.mmi
	mov r41 = r16
	nop 0
	adds r16 = 72, r12
	;;
	.mmi
	st8 [r16] = r0
	ld4 r16 = [r33], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	ld4 r15 = [r33], 4
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r15
	ld4 r15 = [r33]
	adds r14 = 60, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r37
	mov r38 = r8
	.mmi
	mov r39 = r9
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
	adds r18 = 16, r12
	mov r14 = r34
	adds r15 = 20, r12
	.mmi
	mov r1 = r37
	cmp.ne p8, p9 = 0, r34
	cmp4.ne p6, p7 = 0, r8
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L91
	(p9) br.cond.dpnt .L87
	;;
	.mmi
	ld4 r16 = [r18]
	ld4 r17 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L87:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L91:
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
	adds r12 = 80, r12
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
	.mii
	mov r38 = r1
	.body
	addp4 r39 = 0,r32
	;;
	adds r14 = 16, r12
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = object_path.constprop.0#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r1 = r38
	mov r41 = r34
	mov r40 = r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r39 = r14
	(p6) br.cond.dpnt .L97
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
	(p7) br.cond.dpnt .L100
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
.L100:
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
.L97:
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
	.mii
	mov r35 = r1
	.body
	addp4 r36 = 0,r32
	;;
	adds r14 = 16, r12
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = object_path.constprop.0#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r14 = 16, r12
	mov r1 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r36 = r14
	(p6) br.cond.dpnt .L103
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
.L103:
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L109
	.align 32
.L107:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L107
.L109:
	.mib
	adds r33 = 20, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r16 = 8, r32
	adds r15 = 12, r32
	adds r14 = 4, r32
	.mmi
	ld4 r36 = [r32]
	mov r1 = r40
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	ld4 r35 = [r16]
	mov r41 = r36
	.mmi
	ld4 r37 = [r15]
	;;
	addp4 r35 = 0,r35
	nop 0
	.mii
	ld4 r44 = [r14]
	mov r43 = r37
	;;
	sxt4 r44 = r44
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = __pread64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L121
.L114:
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
.L120:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L114
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r35
	.mmb
	mov r41 = r36
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L125
	.align 32
.L123:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L123
.L125:
	.mib
	adds r33 = 20, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r16 = 8, r32
	adds r15 = 12, r32
	adds r14 = 4, r32
	.mmi
	ld4 r36 = [r32]
	mov r1 = r40
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	ld4 r35 = [r16]
	mov r41 = r36
	.mmi
	ld4 r37 = [r15]
	;;
	addp4 r35 = 0,r35
	nop 0
	.mii
	ld4 r44 = [r14]
	mov r43 = r37
	;;
	sxt4 r44 = r44
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = __pwrite64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L137
.L130:
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
.L136:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L130
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r35
	.mmb
	mov r41 = r36
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L141
	.align 32
.L139:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L139
.L141:
	.mib
	adds r33 = 28, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r16 = 16, r32
	adds r15 = 20, r32
	adds r14 = 8, r32
	.mmi
	ld4 r36 = [r32]
	mov r1 = r40
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	ld4 r35 = [r16]
	mov r41 = r36
	.mmi
	nop 0
	ld4 r37 = [r15]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	ld8 r44 = [r14]
	mov r43 = r37
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = __pread64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L153
.L146:
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
.L152:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L146
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r35
	.mmb
	mov r41 = r36
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L157
	.align 32
.L155:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L168
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L155
.L157:
	.mib
	adds r33 = 28, r32
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r16 = 16, r32
	adds r15 = 20, r32
	adds r14 = 8, r32
	.mmi
	ld4 r36 = [r32]
	mov r1 = r40
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	ld4 r35 = [r16]
	mov r41 = r36
	.mmi
	nop 0
	ld4 r37 = [r15]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	ld8 r44 = [r14]
	mov r43 = r37
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = __pwrite64#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L169
.L162:
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
.L168:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L169:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 29, r14
	(p7) br.cond.dptk .L162
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r35
	.mmb
	mov r41 = r36
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
	addp4 r32 = 0,r33
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L173
	.align 32
.L171:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L171
.L173:
	.mib
	adds r33 = 20, r32
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
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov b0 = r35
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
.L181:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4 [r14] = r15
	nop 0
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
	addp4 r32 = 0,r33
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L185
	.align 32
.L183:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L183
.L185:
	.mib
	adds r33 = 28, r32
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
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov b0 = r35
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
.L193:
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
	mov r14 = r8
	addl r15 = 17, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4 [r14] = r15
	nop 0
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L196
	.align 32
.L195:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L207
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L195
.L196:
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
	.mmb
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r36
	nop 0
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
.L207:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L210
	.align 32
.L209:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r15
	nop 0
	(p7) br.cond.dpnt .L221
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L209
.L210:
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
	.mmb
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r36
	nop 0
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
.L221:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
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
	addl r15 = @gprel(all_done#), gp
	;;
	.mii
	ld4 r33 = [r14]
	addp4 r15 = 0,r15
	;;
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L224
	.align 32
.L223:
	.mmi
	adds r14 = 4, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L236
	;;
	.mii
	ld4 r14 = [r33]
	mov r15 = r33
	;;
	addp4 r33 = 0,r14
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L223
.L224:
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
.L227:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	nop 0
	st4 [r8] = r33
	mov ar.pfs = r36
	.mmb
	nop 0
	mov r8 = r34
	br.ret.sptk.many b0
.L236:
	.mmi
	ld4 r14 = [r33]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	adds r15 = 12, r33
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	nop 0
	.mmb
	ld4 r34 = [r14]
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
	(p6) br.cond.dpnt .L227
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
	;;
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
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	addl r36 = @gprel(all_done#), gp
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 0, r33
	;;
	.mib
	mov r35 = r0
	addl r37 = 22, r0
	(p6) br.cond.dpnt .L248
	.align 32
.L255:
	.mmi
	addp4 r14 = 0,r32
	nop 0
	adds r32 = 4, r32
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L250
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L252
	.align 32
.L251:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r34, r15
	nop 0
	(p7) br.cond.dpnt .L267
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L251
.L252:
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	st4 [r8] = r37
	nop 0
	nop 0
	.align 32
.L250:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L255
.L248:
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
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
.L267:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	(p7) br.cond.dptk .L250
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
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	addl r36 = @gprel(all_done#), gp
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 0, r33
	;;
	.mib
	mov r35 = r0
	addl r37 = 22, r0
	(p6) br.cond.dpnt .L269
	.align 32
.L276:
	.mmi
	addp4 r14 = 0,r32
	nop 0
	adds r32 = 4, r32
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L271
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L273
	.align 32
.L272:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r34, r15
	nop 0
	(p7) br.cond.dpnt .L288
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L272
.L273:
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mmi
	st4 [r8] = r37
	nop 0
	nop 0
	.align 32
.L271:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L276
.L269:
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
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
.L288:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	(p7) br.cond.dptk .L271
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
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 10, 5, 0
	addl r39 = @gprel(all_done#), gp
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	.body
	;;
	.mmi
	mov r37 = r0
	mov r40 = r0
	mov r42 = r0
	.mmi
	addl r41 = 17, r0
	addp4 r35 = 0,r35
	cmp4.ge p6, p7 = 0, r34
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L290
	.align 32
.L301:
	.mmi
	addp4 r14 = 0,r33
	nop 0
	adds r33 = 4, r33
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	adds r14 = 40, r36
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4 r14 = [r39]
	mov r1 = r45
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L294
	.align 32
.L292:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r15
	nop 0
	(p7) br.cond.dpnt .L341
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L292
.L294:
	.mib
	adds r38 = -4, r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addp4 r38 = 0,r38
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmi
	adds r17 = 4, r36
	adds r16 = 40, r36
	adds r14 = 12, r36
	.mmi
	adds r15 = 8, r36
	ld4 r46 = [r36]
	nop 0
	;;
	.mmi
	ld4 r49 = [r17]
	ld4 r47 = [r15]
	nop 0
	;;
	.mmi
	ld4 r48 = [r14]
	nop 0
	sxt4 r49 = r49
	.mmb
	ld4 r50 = [r16]
	nop 0
	br.call.sptk.many b0 = transfer#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	adds r47 = 20, r36
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
	(p7) br.cond.dpnt .L342
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	nop 0
.L291:
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r34
	(p6) br.cond.dptk .L301
	;;
.L344:
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p7) br.cond.dpnt .L343
	;;
	.mib
	cmp4.ne p6, p7 = 0, r40
	sub r36 = r0, r42
	(p6) br.cond.dpnt .L308
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 5, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r45
	;;
	st4 [r8] = r15
	nop 0
.L289:
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
.L341:
	.mib
	adds r37 = 1, r37
	addl r40 = 1, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r45
	cmp4.ne p6, p7 = r37, r34
	;;
	.mib
	st4 [r8] = r41
	nop 0
	(p6) br.cond.dptk .L301
	.mib
	nop 0
	nop 0
	br .L344
.L342:
	.mib
	ld4 r36 = [r38]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4 r14 = [r39]
	addp4 r36 = 0,r36
	mov r1 = r45
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L298
	.align 32
.L297:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r15
	nop 0
	(p7) br.cond.dpnt .L345
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L297
.L298:
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
	addp4 r8 = 0,r8
	addl r16 = 22, r0
	.mmi
	mov r1 = r45
	;;
	st4 [r8] = r16
	or r42 = r14, r42
	.align 32
.L347:
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r34
	(p6) br.cond.dptk .L301
	.mib
	nop 0
	nop 0
	br .L344
.L343:
	.pred.rel.mutex p6, p7
	.mib
	cmp.eq p8, p9 = 0, r35
	nop 0
	(p8) br.cond.dpnt .L338
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 1, r14
	nop 0
	(p9) br.cond.dpnt .L346
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r40
	(p8) br.cond.dpnt .L308
.L314:
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
.L346:
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
.L338:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dptk .L310
.L308:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 11, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r45
	nop 0
	mov b0 = r43
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	mov ar.pfs = r44
	.mmb
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
.L345:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	br .L347
.L290:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r32
	(p7) br.cond.dpnt .L348
.L310:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
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
.L348:
	.pred.rel.mutex p6, p7
	.mib
	cmp.ne p8, p9 = 0, r35
	mov r42 = r0
	(p9) br.cond.dpnt .L310
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 1, r14
	(p9) br.cond.dptk .L314
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
	br .L349
	.endp lio_listio#
	.align 16
	.align 64
	.global __lio_listio64#
	.type	__lio_listio64#, @function
	.proc __lio_listio64#
__lio_listio64:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 10, 5, 0
	addl r39 = @gprel(all_done#), gp
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	.body
	;;
	.mmi
	mov r37 = r0
	mov r40 = r0
	mov r42 = r0
	.mmi
	addl r41 = 17, r0
	addp4 r35 = 0,r35
	cmp4.ge p6, p7 = 0, r34
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L351
	.align 32
.L362:
	.mmi
	addp4 r14 = 0,r33
	nop 0
	adds r33 = 4, r33
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	adds r14 = 48, r36
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L352
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L352
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	ld4 r14 = [r39]
	mov r1 = r45
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L355
	.align 32
.L353:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r15
	nop 0
	(p7) br.cond.dpnt .L402
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L353
.L355:
	.mib
	adds r38 = -4, r33
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	addp4 r38 = 0,r38
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmi
	adds r17 = 48, r36
	adds r16 = 8, r36
	adds r14 = 20, r36
	.mmi
	adds r15 = 16, r36
	ld4 r46 = [r36]
	nop 0
	;;
	.mmi
	ld4 r47 = [r15]
	ld4 r48 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r50 = [r17]
	nop 0
	.mmb
	ld8 r49 = [r16]
	nop 0
	br.call.sptk.many b0 = transfer#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	adds r47 = 28, r36
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
	(p7) br.cond.dpnt .L403
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	nop 0
.L352:
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r34
	(p6) br.cond.dptk .L362
	;;
.L405:
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p7) br.cond.dpnt .L404
	;;
	.mib
	cmp4.ne p6, p7 = 0, r40
	sub r36 = r0, r42
	(p6) br.cond.dpnt .L369
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L350
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 5, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r45
	;;
	st4 [r8] = r15
	nop 0
.L350:
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
.L402:
	.mib
	adds r37 = 1, r37
	addl r40 = 1, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r45
	cmp4.ne p6, p7 = r37, r34
	;;
	.mib
	st4 [r8] = r41
	nop 0
	(p6) br.cond.dptk .L362
	.mib
	nop 0
	nop 0
	br .L405
.L403:
	.mib
	ld4 r36 = [r38]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	ld4 r14 = [r39]
	addp4 r36 = 0,r36
	mov r1 = r45
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L359
	.align 32
.L358:
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r15
	nop 0
	(p7) br.cond.dpnt .L406
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L358
.L359:
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
	addp4 r8 = 0,r8
	addl r16 = 22, r0
	.mmi
	mov r1 = r45
	;;
	st4 [r8] = r16
	or r42 = r14, r42
	.align 32
.L408:
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r34
	(p6) br.cond.dptk .L362
	.mib
	nop 0
	nop 0
	br .L405
.L404:
	.pred.rel.mutex p6, p7
	.mib
	cmp.eq p8, p9 = 0, r35
	nop 0
	(p8) br.cond.dpnt .L399
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 1, r14
	nop 0
	(p9) br.cond.dpnt .L407
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r40
	(p8) br.cond.dpnt .L369
.L375:
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
.L407:
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
.L399:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dptk .L371
.L369:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 11, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r45
	nop 0
	mov b0 = r43
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	mov ar.pfs = r44
	.mmb
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
.L406:
	.mmi
	nop 0
	adds r14 = 12, r14
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
	br .L408
.L351:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r32
	(p7) br.cond.dpnt .L409
.L371:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L410:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L409:
	.pred.rel.mutex p6, p7
	.mib
	cmp.ne p8, p9 = 0, r35
	mov r42 = r0
	(p9) br.cond.dpnt .L371
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 1, r14
	(p9) br.cond.dptk .L375
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
	br .L410
	.endp __lio_listio64#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	all_done#, @object
	.size	all_done#, 4
all_done:
	.skip	4
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
