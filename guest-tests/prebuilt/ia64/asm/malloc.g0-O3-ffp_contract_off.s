// f34323f408de3e4ee155d098a7df8207
	.file	"malloc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.global __umoddi3#
	.align 8
.LC2:
	stringz	"%u %u\n"
	.align 8
.LC3:
	stringz	"malloc_usable_size(block[0] = (unsigned char *)malloc(100)) >= 100"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"malloc(huge) == NULL && errno == ENOMEM"
	.align 8
.LC6:
	stringz	"calloc((size_t)-1 / 2, 3) == NULL"
	.align 8
.LC7:
	stringz	"posix_memalign(&p, 4096, 10000) == 0 && ((uintptr_t)p & 4095) == 0"
	.align 8
.LC8:
	stringz	"malloc(0) != NULL"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 3, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r44 = r1
	movl r14 = 7870610804782742023
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r39 = @gprel(block#)
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4
	movl r40 = @gprel(size#)
	.mmi
	addl r32 = 77, r0
	add r39 = r1, r39
	mov r38 = r0
	;;
	.mib
	nop 0
	.save rp, r42
	mov r42 = b0
	nop 0
	.mmi
	mov r33 = r0
	addl r41 = 4000, r0
	add r40 = r1, r40
	;;
	.mmi
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	.mlx
	setf.sig f3 = r14
	movl r14 = 2635249153387078803
	;;
	.mlx
	setf.sig f4 = r14
	movl r14 = -6640827866535438581
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	;;
	.mlx
	setf.sig f2 = r14
	movl r14 = -3689348814741910323
	.mmi
	nop 0
	;;
	setf.sig f5 = r14
	nop 0
	.align 32
.L14:
	.mii
	nop 0
	dep.z r14 = r32, 13, 19
	;;
	xor r14 = r32, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r32 = r14, 5, 27
	;;
	xor r32 = r32, r14
	;;
	.mmi
	addp4 r37 = r32, r0
	;;
	setf.sig f6 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 7
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r37 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = r37, r0
	nop 0
	;;
	.mmi
	shladd r14 = r36, 3, r0
	;;
	add r15 = r39, r14
	add r14 = r40, r14
	;;
	.mmi
	nop 0
	ld8 r35 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.dpnt .L48
.L2:
	.mii
	nop 0
	dep.z r17 = r32, 13, 19
	sxt4 r16 = r38
	;;
	.mii
	setf.sig f6 = r16
	shr r14 = r16, 63
	xor r32 = r17, r32
	;;
	.mii
	nop 0
	extr.u r17 = r32, 17, 15
	;;
	xor r32 = r17, r32
	;;
	.mii
	nop 0
	dep.z r17 = r32, 5, 27
	;;
	xor r32 = r17, r32
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	addp4 r45 = r32, r0
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 5
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	(p6) addl r46 = 200000, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r46 = 600, r0
	nop 0
	;;
	.mib
	addp4 r46 = r46, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	nop 0
	dep.z r14 = r32, 13, 19
	nop 0
	.mmi
	adds r34 = 1, r8
	mov r1 = r44
	mov r45 = r35
	;;
	.mii
	xor r32 = r14, r32
	addp4 r34 = r34, r0
	;;
	extr.u r14 = r32, 17, 15
	;;
	.mmi
	xor r32 = r14, r32
	;;
	nop 0
	dep.z r14 = r32, 5, 27
	;;
	.mmi
	xor r32 = r14, r32
	;;
	and r14 = 3, r32
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r34
	.mmb
	addl r45 = 64, r0
	nop 0
	br.call.sptk.many b0 = memalign#
	;;
	.mmb
	shladd r14 = r36, 3, r0
	mov r21 = r40
	nop 0
	.mii
	shladd r36 = r36, 3, r0
	zxt1 r16 = r37
	mov r1 = r44
	;;
	.mmi
	add r14 = r39, r14
	nop 0
	add r21 = r21, r36
	;;
	.mmi
	st8 [r14] = r8
	mov r14 = r8
	add r8 = r8, r34
	.mmi
	st8 [r21] = r34
	;;
	sub r8 = r14, r8
	sub r15 = r16, r14
	;;
	.mii
	andcm r8 = -1, r8
	nop 0
	;;
	mov ar.lc = r8
	.align 32
.L13:
	.mmi
	nop 0
	add r16 = r15, r14
	nop 0
	;;
	.mib
	st1 [r14] = r16, 1
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	nop 0
	adds r38 = 1, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r41, r38
	(p6) br.cond.dptk .L14
.L51:
	.mlx
	nop 0
	movl r32 = @gprel(block#)
	.mmi
	addl r14 = 299, r0
	;;
	add r32 = r1, r32
	mov ar.lc = r14
	;;
	.align 32
.L15:
	.mib
	ld8 r45 = [r32], 8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L15
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mmi
	mov r46 = r33
	nop 0
	mov r47 = r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 100, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r8
	.mmb
	st8 [r39] = r8
	nop 0
	br.call.sptk.many b0 = malloc_usable_size#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.geu p6, p7 = 99, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 24, r12
	addl r15 = -100001, r0
	mov r1 = r44
	.mmi
	mov r32 = r8
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8.rel [r14] = r15
	nop 0
	;;
	.mib
	ld8.acq r45 = [r14]
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mmb
	add r46 = r1, r46
	add r47 = r1, r47
	(p7) br.cond.spnt .L50
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r46 = 3, r0
	mov r1 = r44
	.mlx
	nop 0
	movl r45 = 9223372036854775807
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r46 = 4096, r0
	mov r1 = r44
	nop 0
	.mmb
	adds r45 = 16, r12
	addl r47 = 10000, r0
	br.call.sptk.many b0 = posix_memalign#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC0)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	(p7) add r46 = r1, r46
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r44
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r42
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r43
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mii
	ld8 r19 = [r14]
	zxt1 r16 = r37
	mov r14 = r0
	;;
	.mib
	setf.sig f6 = r19
	cmp.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f4
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r17 = r19, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 1
	;;
	add r17 = r15, r17
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	;;
	adds r17 = 1, r17
	;;
	.align 32
.L3:
	.mmi
	add r18 = r35, r14
	add r15 = r16, r14
	add r14 = r14, r17
	;;
	.mib
	nop 0
	zxt1 r15 = r15
	nop 0
	.mmi
	ld1 r18 = [r18]
	nop 0
	cmp.gtu p6, p7 = r19, r14
	;;
	.mii
	cmp4.ne p8, p9 = r15, r18
	add r18 = r35, r14
	;;
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	nop 0
	;;
	add r33 = r33, r15
	.mmb
	add r15 = r16, r14
	add r14 = r14, r17
	(p7) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	.mii
	ld1 r18 = [r18]
	cmp.gtu p6, p7 = r19, r14
	;;
	cmp4.ne p8, p9 = r15, r18
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r15
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br .L2
.L49:
	.mib
	shladd r36 = r36, 3, r0
	adds r38 = 1, r38
	br.call.sptk.many b0 = free#
	;;
	.mmi
	add r36 = r39, r36
	mov r1 = r44
	cmp4.ne p6, p7 = r41, r38
	;;
	.mib
	st8 [r36] = r0
	nop 0
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L51
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 1, r0
	.mmb
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	shladd r15 = r36, 3, r0
	mov r1 = r44
	mov r14 = r0
	;;
	.mmi
	nop 0
	add r15 = r39, r15
	nop 0
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	nop 0
	.align 32
.L12:
	.mmi
	add r15 = r8, r14
	nop 0
	adds r14 = 13, r14
	;;
	.mii
	ld1 r15 = [r15]
	cmp.ltu p6, p7 = r14, r34
	;;
	cmp4.ne p8, p9 = 0, r15
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r15
	(p6) br.cond.dptk .L12
	.mmi
	mov r14 = r8
	add r8 = r8, r34
	nop 0
	.mmi
	mov r21 = r40
	shladd r36 = r36, 3, r0
	zxt1 r16 = r37
	;;
	.mmi
	sub r8 = r14, r8
	add r21 = r21, r36
	sub r15 = r16, r14
	;;
	.mmi
	andcm r8 = -1, r8
	st8 [r21] = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r8
	br .L13
.L5:
	.mib
	mov r46 = r34
	mov r45 = r35
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r35
	mov r1 = r44
	mov r21 = r40
	.mmi
	shladd r17 = r36, 3, r0
	mov r14 = r0
	zxt1 r16 = r37
	;;
	.mmi
	(p6) addl r18 = 1, r0
	add r17 = r40, r17
	mov r20 = r16
	;;
	.mii
	(p7) mov r18 = r0
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r15 = r18, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r21 = @gprel(size#)
	;;
	.mib
	(p6) add r21 = r1, r21
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	ld8 r18 = [r17]
	;;
	setf.sig f6 = r18
	cmp.leu p6, p7 = r34, r18
	;;
	.mmi
	nop 0
	(p6) mov r18 = r34
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r18
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f5
	;;
	.mii
	getf.sig r19 = f6
	nop 0
	;;
	shr.u r19 = r19, 2
	;;
	.mmi
	adds r19 = 1, r19
	nop 0
	nop 0
	;;
	.align 32
.L10:
	.mmi
	add r17 = r8, r14
	add r15 = r20, r14
	add r14 = r14, r19
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	.mii
	ld1 r17 = [r17]
	cmp.ltu p6, p7 = r14, r18
	;;
	cmp4.ne p8, p9 = r15, r17
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r15
	(p6) br.cond.dptk .L10
.L9:
	.mii
	shladd r14 = r36, 3, r0
	shladd r36 = r36, 3, r0
	;;
	add r14 = r39, r14
	.mmi
	add r21 = r21, r36
	;;
	st8 [r14] = r8
	mov r14 = r8
	.mmi
	add r8 = r8, r34
	st8 [r21] = r34
	nop 0
	;;
	.mii
	sub r8 = r14, r8
	sub r15 = r16, r14
	;;
	andcm r8 = -1, r8
	;;
	.mib
	nop 0
	mov ar.lc = r8
	br .L13
.L50:
	.mlx
	ld4 r14 = [r32]
	movl r47 = @gprel(.LC5)
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 12, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r46 = 3, r0
	mov r1 = r44
	.mlx
	nop 0
	movl r45 = 9223372036854775807
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r46 = 4096, r0
	mov r1 = r44
	nop 0
	.mmb
	adds r45 = 16, r12
	addl r47 = 10000, r0
	br.call.sptk.many b0 = posix_memalign#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC0)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	(p7) add r46 = r1, r46
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r44
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r42
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r43
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	size#, @object
	.size	size#, 2400
size:
	.skip	2400
	.align 8
	.type	block#, @object
	.size	block#, 2400
block:
	.skip	2400
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
