// 2c2f1927479ec22d96564795c7d7d04e
	.file	"atomics.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 1
	.type	byte#, @object
	.size	byte#, 1
byte:
	.skip	1
	.align 2
	.type	half#, @object
	.size	half#, 2
half:
	.skip	2
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 8
	.type	wide#, @object
	.size	wide#, 8
wide:
	.skip	8
	.align 1
	.type	flag#, @object
	.size	flag#, 1
flag:
	.skip	1
	.align 4
	.type	guarded#, @object
	.size	guarded#, 4
guarded:
	.skip	4
	.align 4
	.type	maximum#, @object
	.size	maximum#, 4
maximum:
	.skip	4
	.align 4
	.type	bits#, @object
	.size	bits#, 4
bits:
	.skip	4
	.bss
	.align 4
	.type	nodes#, @object
	.size	nodes#, 128000
nodes:
	.skip	128000
	.sbss
	.align 8
	.type	top#, @object
	.size	top#, 8
top:
	.skip	8
	.text
	.align 16
	.proc work#
work:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -108, r35
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L16:
	addl r15 = @gprel(byte#), gp
	;;
	ld1.acq r14 = [r15]
.L3:
	;;
	mov r16 = r14
	mov ar.ccv = r14
	adds r14 = 1, r14
	;;
	cmpxchg1.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L3
	addl r15 = @gprel(half#), gp
	;;
	ld2.acq r14 = [r15]
.L4:
	;;
	mov r16 = r14
	mov ar.ccv = r14
	adds r14 = 3, r14
	;;
	cmpxchg2.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L4
	addl r15 = @gprel(word#), gp
	;;
	ld4.acq r14 = [r15]
.L5:
	;;
	mov r16 = r14
	mov ar.ccv = r14
	adds r14 = -5, r14
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L5
	addl r15 = @gprel(wide#), gp
	;;
	ld8.acq r14 = [r15]
.L6:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	movl r16 = 4294967297
	;;
	add r14 = r14, r16
	;;
	cmpxchg8.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L6
	br .L7
	;;
.L8:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r36
.L7:
	;;
	addl r14 = @gprel(flag#), gp
	addl r15 = 1, r0
	mf
	;;
	xchg1 r15 = [r14], r15
	;;
	zxt1 r14 = r15
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(guarded#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(guarded#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(flag#), gp
	;;
	st1.rel [r14] = r0
	mf
	adds r14 = -104, r35
	addl r15 = @gprel(maximum#), gp
	;;
	st8 [r14] = r15
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	adds r14 = -32, r35
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r35
	;;
	st4 [r14] = r15
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	mov r16 = r14
	adds r14 = -96, r35
	adds r17 = -112, r35
	;;
	ld4 r15 = [r17]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	nop 0
.L11:
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	adds r14 = -88, r35
	addl r15 = @gprel(maximum#), gp
	;;
	st8 [r14] = r15
	adds r14 = -28, r35
	adds r15 = -96, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	ld4 r17 = [r14]
	adds r14 = -88, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r35
	;;
	ld4 r16 = [r14]
	;;
	addp4 r16 = r16, r0
	;;
	mov ar.ccv = r16
	;;
	cmpxchg4.rel r17 = [r15], r17, ar.ccv
	mf
	;;
	mov r18 = r17
	cmp.eq p6, p7 = r16, r17
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	st4 [r14] = r18
.L10:
	mov r14 = r15
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L9:
	adds r14 = -96, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	addl r15 = 1, r0
	;;
	addp4 r14 = r14, r0
	;;
	shl r16 = r15, r14
	addl r15 = @gprel(bits#), gp
	;;
	ld4.acq r14 = [r15]
.L12:
	;;
	mov r17 = r14
	mov ar.ccv = r14
	or r14 = r16, r14
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L12
	addl r15 = @gprel(bits#), gp
	;;
	ld4.acq r14 = [r15]
.L13:
	;;
	mov r16 = r14
	mov ar.ccv = r14
	xor r14 = 0, r14
	;;
	cmpxchg4.rel r14 = [r15], r14, ar.ccv
	;;
	cmp.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L13
	adds r14 = -80, r35
	adds r15 = -96, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
	addl r15 = @gprel(top#), gp
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	st8 [r14] = r15
.L15:
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(nodes#)
	;;
	add r15 = r1, r15
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	movl r15 = @gprel(nodes#)
	;;
	add r15 = r1, r15
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -80, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	adds r14 = 1, r14
	;;
	shl r15 = r14, 32
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	addp4 r16 = r14, r0
	adds r14 = -64, r35
	;;
	or r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	addl r15 = @gprel(top#), gp
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	adds r15 = -64, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -56, r35
	;;
	ld8 r16 = [r14]
	adds r14 = -40, r35
	;;
	ld8 r17 = [r14]
	;;
	mov ar.ccv = r17
	;;
	cmpxchg8.rel r15 = [r16], r15, ar.ccv
	mf
	;;
	cmp.eq p6, p7 = r17, r15
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L14
	st8 [r14] = r15
.L14:
	mov r14 = r16
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -112, r35
	;;
	st4 [r17] = r14
.L2:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 1999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %u %u %llx %u %u %x\n"
	.align 8
.LC1:
	stringz	"%ld %ld %llu\n"
	.align 8
.LC2:
	stringz	"%d %u %d %u %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -224, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -208, r34
	;;
	st8 [r14] = r0
	br .L19
	;;
.L20:
	adds r15 = -72, r34
	adds r16 = -208, r34
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r16 = -208, r34
	;;
	ld8 r15 = [r16]
	;;
	mov r39 = r15
	addl r38 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -208, r34
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -208, r34
	;;
	st8 [r16] = r14
.L19:
	adds r15 = -208, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L20
	adds r14 = -200, r34
	;;
	st4 [r14] = r0
	br .L21
	;;
.L22:
	adds r15 = -72, r34
	adds r14 = -200, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -200, r34
	adds r15 = -200, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -200, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L22
	addl r14 = @gprel(byte#), gp
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -74, r34
	;;
	st1 [r14] = r15
	adds r14 = -74, r34
	;;
	ld1 r14 = [r14]
	;;
	mov r20 = r14
	addl r14 = @gprel(half#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -76, r34
	;;
	st2 [r14] = r15
	adds r14 = -76, r34
	;;
	ld2 r14 = [r14]
	;;
	mov r21 = r14
	addl r14 = @gprel(word#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -80, r34
	;;
	st4 [r14] = r15
	adds r14 = -80, r34
	;;
	ld4 r16 = [r14]
	addl r14 = @gprel(wide#), gp
	;;
	ld8.acq r15 = [r14]
	adds r14 = -88, r34
	;;
	st8 [r14] = r15
	adds r14 = -88, r34
	;;
	ld8 r17 = [r14]
	addl r14 = @gprel(guarded#), gp
	;;
	ld4 r18 = [r14]
	addl r14 = @gprel(maximum#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -92, r34
	;;
	st4 [r14] = r15
	adds r14 = -92, r34
	;;
	ld4 r19 = [r14]
	addl r14 = @gprel(bits#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -96, r34
	;;
	st4 [r14] = r15
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r19
	mov r41 = r18
	mov r40 = r17
	mov r39 = r16
	mov r38 = r21
	mov r37 = r20
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -192, r34
	;;
	st8 [r14] = r0
	adds r14 = -184, r34
	;;
	st8 [r14] = r0
	addl r14 = @gprel(top#), gp
	;;
	ld8.acq r15 = [r14]
	adds r14 = -104, r34
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -176, r34
	;;
	st4 [r14] = r15
	br .L23
	;;
.L24:
	adds r14 = -176, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(nodes#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	adds r15 = 4, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -192, r34
	adds r15 = -192, r34
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	adds r15 = -184, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -176, r34
	movl r16 = @gprel(nodes#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -176, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(top#), gp
	;;
	ld8.acq r15 = [r14]
	adds r14 = -112, r34
	;;
	st8 [r14] = r15
	adds r14 = -112, r34
	;;
	ld8 r14 = [r14]
	;;
	shr.u r16 = r14, 32
	adds r15 = -184, r34
	adds r14 = -192, r34
	;;
	mov r39 = r16
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	addl r15 = @gprel(word#), gp
	;;
	st8 [r14] = r15
	adds r14 = -4, r34
	addl r15 = 9, r0
	;;
	st4 [r14] = r15
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	st4.rel [r14] = r15
	mf
	adds r14 = -160, r34
	addl r15 = @gprel(word#), gp
	;;
	st8 [r14] = r15
	mov r14 = r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r14 = r34
	;;
	ld4 r17 = [r14]
	adds r14 = -160, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld4 r16 = [r14]
	;;
	addp4 r16 = r16, r0
	;;
	mov ar.ccv = r16
	;;
	cmpxchg4.rel r17 = [r15], r17, ar.ccv
	mf
	;;
	mov r18 = r17
	cmp.eq p6, p7 = r16, r17
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L25
	st4 [r14] = r18
.L25:
	adds r14 = -152, r34
	;;
	st4 [r14] = r15
	adds r14 = -144, r34
	addl r15 = @gprel(word#), gp
	;;
	st8 [r14] = r15
	adds r14 = 4, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r17 = [r14]
	adds r14 = -144, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld4 r16 = [r14]
	;;
	addp4 r16 = r16, r0
	;;
	mov ar.ccv = r16
	;;
	cmpxchg4.rel r17 = [r15], r17, ar.ccv
	mf
	;;
	mov r18 = r17
	cmp.eq p6, p7 = r16, r17
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L26
	st4 [r14] = r18
.L26:
	adds r14 = -136, r34
	;;
	st4 [r14] = r15
	adds r14 = -128, r34
	addl r15 = @gprel(word#), gp
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	addl r15 = 100, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -128, r34
	;;
	ld8 r14 = [r14]
	mf
	;;
	xchg4 r15 = [r14], r15
	adds r14 = 12, r34
	;;
	st4 [r14] = r15
	adds r14 = 12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld4 r17 = [r14]
	addl r14 = @gprel(word#), gp
	;;
	ld4.acq r15 = [r14]
	adds r14 = -116, r34
	;;
	st4 [r14] = r15
	adds r14 = -116, r34
	;;
	ld4 r18 = [r14]
	adds r16 = -120, r34
	adds r15 = -136, r34
	adds r14 = -152, r34
	;;
	mov r41 = r18
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	mov r38 = r17
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
