// 51b94c1be5c11f08d9a71f2971035cef
	.file	"pipes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"write"
	.align 8
.LC5:
	stringz	"%u %08x\n"
	.align 8
.LC6:
	stringz	"pipe2(q, O_NONBLOCK) == 0"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(q[0], b, 10) == -1 && errno == EAGAIN"
	.align 8
.LC9:
	stringz	"n == -1 && errno == EAGAIN && filled >= 4096"
	.align 8
.LC10:
	stringz	"ioctl(q[0], FIONREAD, &waiting) == 0 && waiting == filled"
	.align 8
.LC11:
	stringz	"lseek(q[0], 0, SEEK_SET) == -1 && errno == ESPIPE"
	.align 8
.LC12:
	stringz	"read(q[0], b, 4096) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 14, 3, 0
	.fframe 4928
	adds r12 = -4928, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	nop 0
	mov r44 = r1
	nop 0
	;;
	.mmi
	adds r33 = 4892, r12
	adds r34 = 4932, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	;;
	.mmi
	mov r32 = r33
	mov r35 = r33
	mov ar.lc = 4
	;;
.L5:
	.mib
	mov r46 = r35
	adds r35 = 8, r35
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	nop 0
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L66
	br.cloop.sptk.few .L5
	;;
	.mmi
	nop 0
	mov r37 = r0
	mov ar.lc = 3
	;;
.L15:
	.mib
	mov r36 = r37
	adds r37 = 1, r37
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r44
	mov r35 = r8
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L67
	br.cloop.sptk.few .L15
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mmi
	sub r14 = r34, r33
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L17:
	.mib
	ld4 r46 = [r32], 8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L17
	.mlx
	mov r40 = r0
	movl r39 = 34359738376
	.mlx
	adds r35 = 4896, r12
	movl r38 = 8589934594
	;;
	.mlx
	nop 0
	movl r37 = 17179869188
	.mlx
	addl r34 = 1000, r0
	movl r36 = 25769803782
	;;
	.mmi
	nop 0
	addl r33 = 999, r0
	addl r41 = 300, r0
.L18:
	.mmi
	mov r20 = r0
	nop 0
	zxt1 r14 = r40
	.mlx
	adds r17 = 16, r12
	movl r16 = 4294967296
	;;
	.mii
	nop 0
	dep r20 = r14, r20, 0, 8
	;;
	dep r20 = r14, r20, 8, 8
	;;
	.mii
	nop 0
	dep r20 = r14, r20, 16, 8
	;;
	dep r20 = r14, r20, 24, 8
	;;
	.mii
	nop 0
	dep r20 = r14, r20, 32, 8
	;;
	dep r20 = r14, r20, 40, 8
	;;
	.mii
	nop 0
	dep r20 = r14, r20, 48, 8
	;;
	dep r20 = r14, r20, 56, 8
	;;
	.mii
	nop 0
	mov ar.lc = 124
	unpack1.l r21 = r0, r20
	.mmi
	nop 0
	;;
	nop 0
	unpack1.h r20 = r0, r20
	.align 32
.L19:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r39
	;;
	.mmi
	padd4 r15 = r14, r37
	padd4 r18 = r14, r36
	padd4 r19 = r14, r38
	;;
	.mii
	nop 0
	mix2.r r15 = r18, r15
	mix2.r r14 = r19, r14
	;;
	.mii
	nop 0
	mux2 r15 = r15, 216
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mux1 r14 = r14, @alt
	;;
	.mii
	nop 0
	unpack1.l r15 = r0, r14
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r21, 0
	;;
	pmpyshr2 r14 = r14, r20, 0
	;;
	.mii
	nop 0
	mix1.r r14 = r14, r15
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L19
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
	.align 32
.L21:
	.mii
	sub r48 = r34, r32
	sxt4 r47 = r32
	adds r14 = 16, r12
	.mmi
	ld4 r46 = [r35]
	;;
	nop 0
	sxt4 r48 = r48
	.mmb
	add r47 = r14, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	add r32 = r32, r8
	.mmb
	mov r1 = r44
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r33, r32
	(p6) br.cond.dptk .L21
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r41, r40
	(p7) br.cond.dptk .L18
.L22:
	.mib
	nop 0
	mov r46 = r0
	br.call.sptk.many b0 = _exit#
.L16:
	.mmi
	adds r33 = 32, r33
	nop 0
	nop 0
.L25:
	.mmi
	nop 0
	adds r14 = 4, r32
	nop 0
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	cmp.ne p6, p7 = r33, r32
	mov r1 = r44
	(p7) br.cond.dpnt .L26
	;;
	.mib
	ld4 r46 = [r32], 8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = r32, r34
	(p6) br.cond.dptk .L25
.L26:
	.mmi
	adds r35 = 4924, r12
	addl r48 = 4096, r0
	nop 0
	.mmi
	adds r47 = 16, r12
	mov r33 = r0
	mov r32 = r0
	;;
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L29
.L28:
	.mmi
	adds r16 = 16, r12
	;;
	add r15 = r8, r16
	mov r14 = r16
	;;
	.mii
	sub r15 = r15, r16, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L27:
	.mii
	nop 0
	dep.z r16 = r32, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 1
	;;
	sub r32 = r16, r32
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r15
	br.cloop.sptk.few .L27
	.mmi
	add r33 = r33, r8
	addl r48 = 4096, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	ld4 r46 = [r35]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
.L29:
	.mib
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r44
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	mov r48 = r32
	mov r47 = r33
	adds r32 = 4112, r12
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	mov r33 = r0
	.mmb
	adds r35 = 4116, r12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 2048, r0
	nop 0
	mov r1 = r44
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 10, r0
	ld4 r46 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L68
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L32:
	.mmi
	adds r47 = 16, r12
	nop 0
	addl r48 = 4096, r0
	.mmb
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L69
.L33:
	.mmi
	add r33 = r33, r8
	addl r48 = 4096, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	ld4 r46 = [r35]
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	;;
.L69:
	.mib
	cmp.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 21531, r0
	mov r1 = r44
	nop 0
	.mmb
	mov r48 = r34
	ld4 r46 = [r32]
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L35
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r33, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	;;
	.mii
	(p6) add r47 = r1, r47
	nop 0
	;;
	(p7) add r47 = r1, r47
.L35:
	.mlx
	nop 0
	movl r48 = @gprel(.LC10)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	mov r1 = r44
	nop 0
	.mmb
	mov r48 = r0
	ld4 r46 = [r32]
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC11)
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L37:
	.mmi
	addl r48 = 4096, r0
	nop 0
	adds r47 = 16, r12
	.mmb
	ld4 r46 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	.mmi
	adds r47 = 16, r12
	ld4 r46 = [r32]
	addl r48 = 4096, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC7)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	(p7) add r47 = r1, r47
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4928, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mlx
	cmp4.ne p6, p7 = 29, r14
	movl r46 = @gprel(.LC7)
	.mlx
	nop 0
	movl r48 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L37
.L70:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r15 = 4095, r0
	ld4 r14 = [r8]
	mov r1 = r44
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r33
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 11, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L34
.L68:
	.mib
	mov r33 = r0
	adds r35 = 4116, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r48 = @gprel(.LC8)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L32
	;;
.L66:
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
.L67:
	.mii
	nop 0
	mov ar.lc = 4
	nop 0
.L9:
	.mib
	cmp4.eq p6, p7 = r36, r35
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	ld4 r46 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = r35, r37
	(p6) br.cond.dpnt .L8
.L7:
	.mii
	adds r14 = 4, r32
	nop 0
	;;
	nop 0
	.mmb
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L8:
	.mib
	adds r35 = 1, r35
	adds r32 = 8, r32
	br.cloop.sptk.few .L9
	;;
	.mii
	nop 0
	sxt4 r14 = r37
	sxt4 r15 = r36
	.mmi
	adds r32 = 4112, r12
	;;
	shladd r14 = r14, 3, r0
	shladd r15 = r15, 3, r0
	;;
	.mii
	add r14 = r33, r14
	add r33 = r33, r15
	;;
	adds r14 = 4, r14
	.mmi
	ld4 r36 = [r33]
	;;
	ld4 r35 = [r14]
	nop 0
.L10:
	.mmi
	addl r48 = 777, r0
	nop 0
	mov r47 = r32
	.mmb
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r33 = r8
	mov r15 = r32
	nop 0
	.mmb
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L22
	;;
	.mii
	adds r14 = -1, r33
	nop 0
	;;
	mov ar.lc = r14
.L11:
	.mmi
	ld1 r14 = [r15], 1
	;;
	adds r16 = -1, r15
	add r14 = r37, r14
	;;
	.mib
	st1 [r16] = r14
	nop 0
	br.cloop.sptk.few .L11
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L13:
	.mmi
	sub r48 = r33, r34
	nop 0
	add r47 = r32, r34
	.mmb
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	add r34 = r34, r8
	.mmb
	mov r1 = r44
	nop 0
	(p7) br.cond.spnt .L20
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r34, r33
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L10
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
