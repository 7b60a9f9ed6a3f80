// cc45b5110e2bb8e8142b2dfe94f8e484 emu/guest/libc/hpux/semaphores.c
	.file	"semaphores.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc path_of#
path_of:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	addp4 r33 = 0,r33
	;;
	.mii
	ld1 r14 = [r32]
	adds r15 = 1, r32
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 47, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	addp4 r32 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 47, r14
	(p6) br.cond.dptk .L3
	;;
.L2:
	.mib
	mov r38 = r32
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dpnt .L4
.L7:
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r34 = 248, r0
	nop 0
	;;
	.mib
	(p7) addl r34 = 22, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	mov r1 = r37
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.ret.sptk.many b0
	;;
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r8 = 11, r8
	.mmi
	addl r14 = 256, r0
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(folder.0#)
	.mmb
	cmp4.ltu p6, p7 = r14, r8
	nop 0
	(p6) br.cond.dptk .L7
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	ld1 r15 = [r32]
	nop 0
	adds r17 = 10, r33
	.mii
	mov r1 = r37
	adds r32 = 1, r32
	;;
	sxt1 r15 = r15
	.mii
	addp4 r16 = 0,r17
	adds r18 = 1, r17
	;;
	mov r14 = r15
	.mmi
	cmp4.eq p6, p7 = 0, r15
	addp4 r15 = 0,r32
	adds r32 = 1, r32
	;;
	.mib
	(p6) addl r14 = 10, r0
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	cmp4.eq p6, p7 = 47, r14
	;;
	(p6) addl r14 = 92, r0
	nop 0
	;;
	.mmi
	st1 [r16] = r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L19
	;;
	.align 32
.L15:
	.mmi
	cmp4.eq p6, p7 = 47, r14
	mov r17 = r18
	addp4 r15 = 0,r32
	.mmi
	adds r32 = 1, r32
	;;
	(p6) addl r14 = 92, r0
	addp4 r16 = 0,r17
	.mmi
	adds r18 = 1, r17
	;;
	st1 [r16] = r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L15
	;;
.L19:
	.mii
	sub r14 = 1, r33
	nop 0
	;;
	add r14 = r14, r17
	;;
.L10:
	.mmi
	add r14 = r14, r33
	addl r8 = 1, r0
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp path_of#
	.align 16
	.align 64
	.global sem_init#
	.type	sem_init#, @function
	.proc sem_init#
sem_init:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 0, 0
	.save rp, r35
	mov r35 = b0
	cmp4.le p6, p7 = r0, r34
	.mmb
	addp4 r32 = 0,r32
	mov r37 = r1
	.body
	(p7) br.cond.spnt .L25
	;;
	.mmi
	mov r8 = r0
	(p6) st4 [r32] = r34
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.L25:
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
	.endp sem_init#
	.align 16
	.align 64
	.global sem_destroy#
	.type	sem_destroy#, @function
	.proc sem_destroy#
sem_destroy:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	mov r8 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.ret.sptk.many b0
	.endp sem_destroy#
	.align 16
	.align 64
	.global sem_post#
	.type	sem_post#, @function
	.proc sem_post#
sem_post:
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
	addl r36 = 450, r0
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
	.endp sem_post#
	.align 16
	.align 64
	.global sem_trywait#
	.type	sem_trywait#, @function
	.proc sem_trywait#
sem_trywait:
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
	addl r36 = 453, r0
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
	.endp sem_trywait#
	.align 16
	.align 64
	.global sem_timedwait#
	.type	sem_timedwait#, @function
	.proc sem_timedwait#
sem_timedwait:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	adds r34 = 24, r12
	mov r1 = r37
	.align 32
.L33:
	.mmi
	mov r40 = r33
	nop 0
	mov r39 = r32
	.mmb
	addl r38 = 451, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	.mmi
	st8 [r34] = r9
	nop 0
	cmp.eq p6, p7 = -11, r8
	;;
	.mib
	st8 [r14] = r8
	nop 0
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r37
	.mmi
	nop 0
	ld8 r39 = [r34]
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
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
	.endp sem_timedwait#
	.align 16
	.align 64
	.global sem_wait#
	.type	sem_wait#, @function
	.proc sem_wait#
sem_wait:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	nop 0
	adds r33 = 24, r12
	mov r1 = r36
	.align 32
.L39:
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r32
	.mmb
	addl r37 = 451, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	.mmi
	st8 [r33] = r9
	nop 0
	cmp.eq p6, p7 = -11, r8
	;;
	.mib
	st8 [r14] = r8
	nop 0
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r36
	.mmi
	nop 0
	ld8 r38 = [r33]
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
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
	.endp sem_wait#
	.align 16
	.align 64
	.global sem_getvalue#
	.type	sem_getvalue#, @function
	.proc sem_getvalue#
sem_getvalue:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp sem_getvalue#
	.align 16
	.align 64
	.global sem_open#
	.type	sem_open#, @function
	.proc sem_open#
sem_open:
	.prologue 12, 44
	.spill 32
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 8, 9, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 320
	adds r12 = -320, r12
	addp4 r32 = 0,r32
	mov r46 = r1
	;;
	.mmb
	adds r14 = 16, r12
	adds r15 = 288, r12
	nop 0
	.mmi
	.save ar.unat, r48
	mov r48 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save pr, r47
	mov r47 = pr
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r50 = r14
	.save rp, r44
	mov r44 = b0
	.mmi
	addp4 r14 = 0,r15
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r49 = r32
	;;
	.mmb
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	adds r15 = 4, r14
	nop 0
	.mmi
	adds r14 = 12, r14
	.mem.offset 24, 0
	st8.spill [r16] = r35
	tbit.z p16, p17 = r33, 8
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	(p16) br.cond.dptk .L47
	.mmi
	nop 0
	ld4 r41 = [r14]
	nop 0
	.mmb
	ld4 r42 = [r15]
	nop 0
	br.call.sptk.many b0 = path_of#
	;;
	.mmi
	cmp4.le p8, p9 = r0, r41
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r46
	.bbb
	nop 0
	(p7) br.cond.dpnt .L49
	(p8) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r46
	;;
	st4 [r8] = r14
	nop 0
.L49:
	.mmi
	addp4 r8 = 4294967295 - 0x100000000, r0
	nop 0
	nop 0
.L79:
	.mii
	mov ar.unat = r48
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	mov r42 = r0
	mov r41 = r0
	;;
	.mib
	mov r50 = r15
	nop 0
	br.call.sptk.many b0 = path_of#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L49
.L50:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	addl r14 = 1024, r0
	mov r1 = r46
	;;
	and r33 = r14, r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L58
	.mmi
	addl r14 = @gprel(opened#), gp
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r40
	(p7) br.cond.dpnt .L58
	.align 32
.L55:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r49 = 12, r40
	;;
	.mib
	mov r50 = r14
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L84
	;;
	.mmi
	ld4 r40 = [r40]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r40
	(p7) br.cond.dptk .L55
.L58:
	.pred.rel.mutex p16, p17
	.mib
	adds r43 = 272, r12
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r46
	addl r49 = 268, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r40 = 0,r8
	mov r1 = r46
	mov r51 = r42
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mib
	st4 [r43] = r41
	nop 0
	(p16) br.cond.dptk .L59
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r50 = 1282, r0
	;;
	.mib
	mov r49 = r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r41 = r8
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r46
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 17, r14
	(p6) br.cond.dpnt .L61
.L81:
	.mmi
	adds r14 = 4, r40
	nop 0
	addl r15 = -1, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L62:
	.mib
	mov r49 = r40
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r46
	addp4 r8 = 4294967295 - 0x100000000, r0
	br .L79
.L61:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L81
	;;
	.mmi
	(p7) mov r51 = r0
	nop 0
	nop 0
	.align 32
.L59:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r50 = 2, r0
	;;
	.mib
	mov r49 = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r41 = r8
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r41
	(p6) br.cond.spnt .L81
.L67:
	.mmi
	mov r53 = r41
	mov r54 = r0
	addl r52 = 1, r0
	.mmi
	addl r51 = 3, r0
	addl r50 = 64, r0
	mov r49 = r0
	;;
	.mib
	adds r42 = 4, r40
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r49 = r41
	.mmb
	addp4 r41 = 0,r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r15 = 16, r12
	cmp4.ne p6, p7 = -1, r41
	adds r49 = 12, r40
	.mmb
	mov r1 = r46
	st4 [r42] = r41
	(p7) br.cond.dpnt .L62
	;;
	.mib
	mov r50 = r15
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 8, r40
	addl r15 = 1, r0
	mov r1 = r46
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r46
	;;
	addl r15 = @gprel(opened#), gp
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r40] = r14
	nop 0
	.mmb
	st4 [r15] = r40
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4 r8 = [r42]
	nop 0
	mov r1 = r46
	;;
	.mmi
	addp4 r8 = 0,r8
	mov ar.unat = r48
	mov pr = r47, -1
	;;
	.mii
	nop 0
	mov b0 = r44
	;;
	mov ar.pfs = r45
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
.L84:
	.body
	.copy_state 2
	.mmi
	adds r15 = 8, r40
	nop 0
	adds r40 = 4, r40
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	ld4 r8 = [r40]
	nop 0
	mov r1 = r46
	;;
	.mmi
	addp4 r8 = 0,r8
	mov ar.unat = r48
	mov pr = r47, -1
	;;
	.mii
	nop 0
	mov b0 = r44
	;;
	mov ar.pfs = r45
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 3
	.mmi
	addl r51 = 4, r0
	nop 0
	mov r50 = r43
	.mmb
	mov r49 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r46
	nop 0
	.mmb
	addl r50 = 64, r0
	mov r49 = r41
	(p7) br.cond.dpnt .L66
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L67
.L66:
	.mib
	mov r49 = r41
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 4, r40
	addl r15 = -1, r0
	mov r1 = r46
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L62
	.endp sem_open#
	.align 16
	.align 64
	.global sem_close#
	.type	sem_close#, @function
	.proc sem_close#
sem_close:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
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
	addl r14 = @gprel(opened#), gp
	addl r15 = @gprel(opened#), gp
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
	(p7) br.cond.dpnt .L87
	.align 32
.L86:
	.mmi
	adds r34 = 4, r33
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r32, r14
	nop 0
	(p7) br.cond.dpnt .L102
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
	(p7) br.cond.dptk .L86
.L87:
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
	addl r15 = 22, r0
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
.L102:
	.mmi
	adds r16 = 8, r33
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r16] = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L103
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
	mov r1 = r37
	nop 0
	addl r39 = 64, r0
	.mmb
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r8 = r0
.L104:
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
.L103:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r37
	mov r8 = r0
	br .L104
	.endp sem_close#
	.align 16
	.align 64
	.global sem_unlink#
	.type	sem_unlink#, @function
	.proc sem_unlink#
sem_unlink:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 256
	adds r12 = -256, r12
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	addp4 r37 = 0,r32
	;;
	adds r14 = 16, r12
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = path_of#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L111
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @gprel(opened#), gp
	nop 0
	;;
	.mmi
	ld4 r33 = [r14]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L108
	.align 32
.L107:
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r37 = 12, r33
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L118
	;;
	.mmi
	ld4 r33 = [r33]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L107
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L105:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L118:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r33 = 12, r33
	nop 0
	;;
	.mib
	st1 [r33] = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L105
.L111:
	.mii
	addl r8 = -1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	.endp sem_unlink#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	folder.0#, @object
	.size	folder.0#, 11
folder.0:
	stringz	"/tmp/.sem."
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	opened#, @object
	.size	opened#, 4
opened:
	.skip	4
	.global unlink#
	.type	unlink#, @function
	.global munmap#
	.type	munmap#, @function
	.global ftruncate#
	.type	ftruncate#, @function
	.global write#
	.type	write#, @function
	.global close#
	.type	close#, @function
	.global mmap#
	.type	mmap#, @function
	.global free#
	.type	free#, @function
	.global open#
	.type	open#, @function
	.global malloc#
	.type	malloc#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
