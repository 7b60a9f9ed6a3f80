// 9f8076c5c81ebcdc85df476fb5516f13
	.file	"atomics.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 1, 18, 0, 0
	mov r50 = r1
	dep.z r40 = r32, 5, 27
	.mlx
	addl r38 = @gprel(byte#), gp
	movl r45 = @gprel(nodes#)
	;;
	.mmi
	sub r40 = r40, r32
	addl r37 = @gprel(half#), gp
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	addl r36 = @gprel(word#), gp
	addl r35 = @gprel(wide#), gp
	addl r34 = @gprel(flag#), gp
	;;
	.mmi
	shladd r40 = r40, 2, r0
	addl r44 = @gprel(guarded#), gp
	addl r42 = @gprel(maximum#), gp
	.mmi
	addl r33 = @gprel(bits#), gp
	addl r39 = 1, r0
	addl r41 = @gprel(top#), gp
	;;
	.mmi
	add r40 = r40, r32
	nop 0
	add r45 = r1, r45
	.mlx
	addl r47 = 1, r0
	movl r43 = 4294967297
	;;
	.mii
	shladd r40 = r40, 4, r0
	nop 0
	;;
	adds r46 = 2000, r40
	.align 32
.L14:
	.mmi
	ld1.acq r14 = [r38]
	nop 0
	nop 0
	;;
.L2:
	.mmi
	mov ar.ccv = r14
	adds r16 = 1, r14
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg1.rel r14 = [r38], r16, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld2.acq r14 = [r37]
	nop 0
	nop 0
	;;
.L3:
	.mmi
	mov ar.ccv = r14
	adds r16 = 3, r14
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg2.rel r14 = [r37], r16, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L3
	.mmi
	ld4.acq r14 = [r36]
	nop 0
	nop 0
	;;
.L4:
	.mmi
	mov ar.ccv = r14
	adds r16 = -5, r14
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg4.rel r14 = [r36], r16, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L4
	.mmi
	ld8.acq r14 = [r35]
	nop 0
	nop 0
	;;
.L5:
	.mmi
	mov ar.ccv = r14
	add r16 = r14, r43
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg8.rel r14 = [r35], r16, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	.mmi
	mf
	xchg1 r14 = [r34], r39
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L26
	.align 32
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	mf
	xchg1 r14 = [r34], r39
	mov r1 = r50
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L26:
	.mmi
	ld4 r14 = [r44]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r44] = r14
	nop 0
	;;
	;;
	.mmi
	st1.rel [r34] = r0
	;;
	mf
	nop 0
	;;
	;;
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r42]
	nop 0
	;;
.L13:
	.mib
	addp4 r15 = r14, r0
	cmp4.ltu p6, p7 = r14, r40
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	mov ar.ccv = r15
	nop 0
	;;
	.mmi
	cmpxchg4.rel r16 = [r42], r40, ar.ccv
	mf
	nop 0
	;;
	.mib
	mov r14 = r16
	cmp.eq p6, p7 = r15, r16
	(p7) br.cond.spnt .L13
	;;
.L12:
	.mmi
	and r15 = 31, r40
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r47, r15
	nop 0
	;;
.L9:
	.mmi
	mov ar.ccv = r14
	or r17 = r15, r14
	mov r16 = r14
	;;
	.mmi
	nop 0
	cmpxchg4.rel r14 = [r33], r17, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L9
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	nop 0
	;;
.L10:
	.mmi
	mov ar.ccv = r14
	nop 0
	mov r15 = r14
	;;
	.mmi
	nop 0
	cmpxchg4.rel r14 = [r33], r14, ar.ccv
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	.mmi
	nop 0
	mov r17 = r40
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld8.acq r16 = [r41]
	nop 0
	;;
	;;
	.mii
	nop 0
	sxt4 r14 = r40
	adds r40 = 1, r40
	;;
	.mii
	shladd r14 = r14, 3, r0
	addp4 r18 = r40, r0
	;;
	add r15 = r45, r14
.L11:
	.mii
	mov ar.ccv = r16
	unpack4.l r19 = r17, r16
	shr.u r14 = r16, 32
	;;
	.mmi
	adds r14 = 1, r14
	;;
	nop 0
	shl r14 = r14, 32
	;;
	.mmi
	st8 [r15] = r19
	nop 0
	or r14 = r18, r14
	;;
	.mmi
	cmpxchg8.rel r14 = [r41], r14, ar.ccv
	mf
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r14
	mov r16 = r14
	(p7) br.cond.spnt .L11
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r46, r40
	(p6) br.cond.dptk .L14
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r48
	;;
	.mib
	nop 0
	mov ar.pfs = r49
	br.ret.sptk.many b0
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %u %u %llx %u %u %x\n"
	.align 8
.LC1:
	stringz	"%ld %ld %llu\n"
	.align 8
.LC2:
	stringz	"%d %u %d %u %u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 8, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	addl r35 = @ltoff(@fptr(work#)), gp
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	;;
	.mmb
	adds r34 = 16, r12
	mov r32 = r0
	nop 0
	.mmi
	ld8 r35 = [r35]
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r33 = r34
	mov ar.lc = 7
	;;
	.align 32
.L28:
	.mmi
	mov r43 = r32
	mov r40 = r33
	mov r42 = r35
	.mmb
	mov r41 = r0
	adds r32 = 1, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	adds r33 = 8, r33
	mov r1 = r38
	br.cloop.sptk.few .L28
	;;
	.mii
	nop 0
	mov ar.lc = 7
	nop 0
	.align 32
.L29:
	.mib
	ld8 r40 = [r34], 8
	mov r41 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L29
	;;
	.mmi
	addl r14 = @gprel(byte#), gp
	;;
	ld1.acq r41 = [r14]
	nop 0
	;;
	;;
	.mii
	nop 0
	zxt1 r41 = r41
	nop 0
	;;
	;;
	.mmi
	addl r14 = @gprel(half#), gp
	;;
	ld2.acq r42 = [r14]
	nop 0
	;;
	;;
	.mmi
	addl r32 = @gprel(word#), gp
	nop 0
	zxt2 r42 = r42
	;;
	;;
	.mmi
	nop 0
	ld4.acq r43 = [r32]
	nop 0
	;;
	;;
	;;
	.mmi
	addl r14 = @gprel(wide#), gp
	;;
	ld8.acq r44 = [r14]
	nop 0
	;;
	;;
	.mmi
	addl r14 = @gprel(guarded#), gp
	;;
	ld4 r45 = [r14]
	nop 0
	;;
	;;
	.mmi
	addl r14 = @gprel(maximum#), gp
	;;
	ld4.acq r46 = [r14]
	nop 0
	;;
	;;
	;;
	.mmi
	addl r14 = @gprel(bits#), gp
	;;
	ld4.acq r47 = [r14]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	;;
	addl r18 = @gprel(top#), gp
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r18]
	nop 0
	;;
	;;
	.mlx
	mov r42 = r0
	movl r16 = @gprel(nodes#)
	.mmi
	mov r41 = r0
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	add r16 = r1, r16
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	adds r17 = 4, r16
	nop 0
	nop 0
	.align 32
.L31:
	.mii
	adds r14 = -1, r14
	adds r42 = 1, r42
	;;
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r17, r14
	add r14 = r16, r14
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	add r41 = r41, r15
	(p6) br.cond.dptk .L31
	;;
	.mmi
	nop 0
	ld8.acq r43 = [r18]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mib
	nop 0
	shr.u r43 = r43, 32
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	;;
	.mmi
	addl r14 = 9, r0
	;;
	st4.rel [r32] = r14
	nop 0
	;;
	.mmi
	nop 0
	mf
	nop 0
	;;
	;;
	.mmi
	mov ar.ccv = 7
	addl r42 = 1, r0
	addl r44 = 100, r0
	;;
	.mmi
	cmpxchg4.rel r15 = [r32], r42, ar.ccv
	mf
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r0
	nop 0
	cmp.eq p6, p7 = 7, r15
	;;
	.mii
	mov ar.ccv = r14
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	;;
	.mmi
	cmpxchg4.rel r42 = [r32], r42, ar.ccv
	mf
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r42
	mf
	nop 0
	.mmi
	xchg4 r44 = [r32], r44
	;;
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r43 = r0
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4.acq r45 = [r32]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 1
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r0
	;;
	;;
	.mmi
	nop 0
	ld8.acq r43 = [r18]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mib
	nop 0
	shr.u r43 = r43, 32
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	;;
	.mmi
	addl r14 = 9, r0
	;;
	st4.rel [r32] = r14
	nop 0
	;;
	.mmi
	nop 0
	mf
	nop 0
	;;
	;;
	.mmi
	mov ar.ccv = 7
	addl r42 = 1, r0
	addl r44 = 100, r0
	;;
	.mmi
	cmpxchg4.rel r15 = [r32], r42, ar.ccv
	mf
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r0
	nop 0
	cmp.eq p6, p7 = 7, r15
	;;
	.mii
	mov ar.ccv = r14
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	;;
	.mmi
	cmpxchg4.rel r42 = [r32], r42, ar.ccv
	mf
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r42
	mf
	nop 0
	.mmi
	xchg4 r44 = [r32], r44
	;;
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r43 = r0
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4.acq r45 = [r32]
	nop 0
	;;
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	top#, @object
	.size	top#, 8
top:
	.skip	8
	.bss
	.align 8
	.type	nodes#, @object
	.size	nodes#, 128000
nodes:
	.skip	128000
	.sbss
	.align 4
	.type	bits#, @object
	.size	bits#, 4
bits:
	.skip	4
	.align 4
	.type	maximum#, @object
	.size	maximum#, 4
maximum:
	.skip	4
	.align 4
	.type	guarded#, @object
	.size	guarded#, 4
guarded:
	.skip	4
	.align 1
	.type	flag#, @object
	.size	flag#, 1
flag:
	.skip	1
	.align 8
	.type	wide#, @object
	.size	wide#, 8
wide:
	.skip	8
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 2
	.type	half#, @object
	.size	half#, 2
half:
	.skip	2
	.align 1
	.type	byte#, @object
	.size	byte#, 1
byte:
	.skip	1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
