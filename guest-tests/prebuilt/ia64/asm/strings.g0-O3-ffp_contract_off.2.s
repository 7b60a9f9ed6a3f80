// 3762506b073e5b8b281cfcdfeab8ef57
	.file	"strings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"%u %08x\n"
	.align 8
.LC2:
	stringz	"the quick brown fox jumps over the lazy dog"
	.align 8
.LC3:
	stringz	"jump"
	.align 8
.LC4:
	stringz	"xyz"
	.align 8
.LC5:
	stringz	"the "
	.align 8
.LC6:
	stringz	"qz"
	.align 8
.LC7:
	stringz	"%d %d %d %d %s %d %d\n"
	.align 8
.LC8:
	stringz	"%08x\n"
	.align 8
.LC9:
	stringz	"%c%c%c "
	.align 8
.LC10:
	stringz	",;"
	.align 8
.LC11:
	stringz	"[%s]"
	.align 8
.LC12:
	stringz	"(%s)"
	.align 8
.LC13:
	stringz	":"
	.align 8
.LC14:
	stringz	"duplicate"
	.align 8
.LC15:
	stringz	" %s %s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 60
	.mmb
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 0, 31, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 80
	adds r12 = -80, r12
	mov r17 = ar.lc
	mov r62 = r1
	;;
	.mlx
	mov r48 = r0
	movl r14 = -2049638230412172401
	.mlx
	mov r40 = r0
	movl r44 = @gprel(a#)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	.mlx
	add r44 = r1, r44
	movl r51 = @gprel(c#)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	.save rp, r60
	mov r60 = b0
	.mmi
	adds r54 = 9, r44
	mov r49 = r44
	add r51 = r1, r51
	;;
	.mlx
	mov r46 = r45
	movl r39 = 34359738376
	.mlx
	nop 0
	movl r38 = 8589934594
	;;
	.mlx
	nop 0
	movl r37 = 17179869188
	.mlx
	nop 0
	movl r36 = 25769803782
	;;
	.mlx
	nop 0
	movl r34 = 1970354902204423
	.mlx
	nop 0
	movl r35 = 72340172838076673
	;;
	.mlx
	nop 0
	movl r33 = 844437815230467
	.mlx
	nop 0
	movl r50 = -2128831035
	;;
	.mmi
	nop 0
	.savesp ar.lc, 72
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
.L2:
	.mlx
	nop 0
	movl r53 = @gprel(c#)
	.mii
	mov r47 = r45
	mov r52 = r0
	;;
	add r53 = r1, r53
.L12:
	.mmi
	mov r42 = r0
	nop 0
	nop 0
	.align 32
.L10:
	.mlx
	mov r20 = r51
	movl r18 = @gprel(b#)
	.mlx
	mov r19 = r44
	movl r17 = 4294967296
	;;
	.mmi
	nop 0
	add r18 = r1, r18
	mov ar.lc = 31
	.align 32
.L3:
	.mii
	mov r14 = r17
	padd4 r17 = r17, r39
	;;
	padd4 r16 = r14, r36
	.mii
	padd4 r21 = r14, r38
	padd4 r15 = r14, r37
	;;
	mix2.r r14 = r21, r14
	.mii
	nop 0
	mix2.r r15 = r16, r15
	;;
	mux2 r14 = r14, 216
	.mii
	nop 0
	mux2 r15 = r15, 216
	;;
	mix1.r r14 = r15, r14
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	;;
	unpack1.l r15 = r0, r14
	.mii
	nop 0
	unpack1.h r14 = r0, r14
	;;
	pmpyshr2 r16 = r15, r34, 0
	;;
	.mii
	nop 0
	pmpyshr2 r21 = r14, r34, 0
	;;
	pmpyshr2 r15 = r15, r33, 0
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r14, r33, 0
	mix1.r r16 = r21, r16
	;;
	.mii
	nop 0
	mix1.r r14 = r14, r15
	mux1 r15 = r16, @alt
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	padd1 r15 = r15, r35
	;;
	.mmi
	st8 [r20] = r14, 8
	st8 [r19] = r15, 8
	nop 0
	;;
	.mib
	st8 [r18] = r14, 8
	nop 0
	br.cloop.sptk.few .L3
	.mmi
	nop 0
	mov r64 = r49
	sxt4 r43 = r42
	.mmi
	mov r63 = r47
	addp4 r41 = r42, r0
	mov r32 = r50
	;;
	.mib
	mov r65 = r43
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r42
	mov r1 = r62
	mov r65 = r41
	.mmb
	mov r64 = r49
	mov r63 = r53
	(p7) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r62
	addl r65 = 256, r0
	nop 0
	.mmb
	mov r64 = r51
	mov r63 = r45
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r62
	mov r65 = r43
	.mii
	mov r64 = r46
	mov r63 = r47
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r48 = r48, r14
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	mov r1 = r62
	dep.z r14 = r40, 5, 27
	addl r15 = 255, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(b#)
	.mmi
	sub r40 = r14, r40
	;;
	add r16 = r1, r16
	mov ar.lc = r15
	;;
	.align 32
.L5:
	.mii
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	xor r32 = r32, r14
	;;
	.mii
	nop 0
	dep.z r14 = r32, 16, 16
	;;
	add r14 = r14, r32
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	br.cloop.sptk.few .L5
	;;
	.mmi
	mov r65 = r43
	mov r64 = r52
	nop 0
	.mmb
	mov r63 = r46
	add r32 = r40, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r62
	addl r16 = 255, r0
	dep.z r40 = r32, 5, 27
	.mmi
	nop 0
	mov r15 = r50
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r16
	nop 0
	.mlx
	sub r40 = r40, r32
	movl r16 = @gprel(b#)
	;;
	.mmi
	add r16 = r1, r16
	nop 0
	nop 0
	;;
	.align 32
.L7:
	.mii
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	xor r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
	br.cloop.sptk.few .L7
	;;
	.mmi
	setf.sig f6 = r41
	nop 0
	add r40 = r40, r15
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	add r42 = r42, r14, 1
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 69, r42
	(p7) br.cond.dptk .L10
	.mmi
	adds r52 = 1, r52
	adds r47 = 1, r47
	adds r53 = 1, r53
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r52
	(p7) br.cond.dptk .L12
	.mmi
	adds r49 = 1, r49
	nop 0
	adds r46 = 1, r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r54, r49
	(p7) br.cond.dptk .L2
	.mlx
	nop 0
	movl r55 = @gprel(.LC2)
	.mlx
	nop 0
	movl r54 = @gprel(.LC3)
	;;
	.mlx
	adds r46 = 2, r45
	movl r53 = @gprel(.LC4)
	.mlx
	add r55 = r1, r55
	movl r52 = @gprel(.LC5)
	;;
	.mlx
	add r54 = r1, r54
	movl r50 = @gprel(.LC6)
	.mlx
	add r53 = r1, r53
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	add r52 = r1, r52
	movl r63 = @gprel(.LC1)
	.mmi
	add r50 = r1, r50
	add r47 = r1, r47
	mov r65 = r40
	;;
	.mmi
	add r63 = r1, r63
	mov r64 = r48
	addl r51 = 33, r0
	.mmb
	adds r49 = 1, r45
	adds r43 = -2, r46
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r42 = 3, r45
	movl r41 = -2128831035
	.mmi
	adds r39 = 4, r45
	adds r38 = 5, r45
	adds r37 = 6, r45
	;;
	.mmi
	adds r36 = 7, r45
	adds r35 = 8, r45
	adds r34 = 9, r45
	.mmi
	adds r33 = 10, r45
	adds r32 = 11, r45
	mov r1 = r62
	;;
	.mii
	nop 0
	mov ar.lc = 7
	nop 0
.L13:
	.mmi
	addl r65 = 44, r0
	nop 0
	mov r63 = r44
	.mmb
	mov r64 = r55
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r63 = r44
	nop 0
	mov r1 = r62
	.mmb
	addl r64 = 113, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r63 = r44
	mov r48 = r8
	nop 0
	.mmb
	mov r1 = r62
	addl r64 = 111, r0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r63 = r44
	mov r56 = r8
	nop 0
	.mmb
	mov r1 = r62
	mov r64 = r54
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r63 = r44
	mov r1 = r62
	nop 0
	.mmb
	mov r64 = r53
	mov r57 = r8
	br.call.sptk.many b0 = strpbrk#
	;;
	.mmi
	mov r63 = r44
	mov r1 = r62
	nop 0
	.mmb
	mov r64 = r52
	mov r58 = r8
	br.call.sptk.many b0 = strspn#
	;;
	.mmi
	mov r63 = r44
	mov r1 = r62
	nop 0
	.mmb
	mov r64 = r50
	mov r59 = r8
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	sub r66 = r56, r44
	sub r67 = r57, r44
	mov r70 = r8
	.mmi
	mov r69 = r59
	mov r68 = r58
	sub r65 = r48, r44
	;;
	.mmi
	mov r1 = r62
	nop 0
	addl r64 = 43, r0
	.mmb
	mov r63 = r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r64 = r44
	addl r65 = 12, r0
	nop 0
	.mmb
	mov r1 = r62
	mov r63 = r43
	br.call.sptk.many b0 = strncpy#
	;;
	.mib
	mov r63 = r44
	mov r1 = r62
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld1 r25 = [r45]
	add r8 = r44, r8
	dep.z r14 = r40, 5, 27
	.mmi
	mov r63 = r44
	mov r1 = r62
	addl r65 = 30, r0
	;;
	.mmi
	nop 0
	xor r25 = r41, r25
	sub r40 = r14, r40
	.mmi
	ld1 r24 = [r49]
	ld1 r23 = [r46]
	addl r64 = 122, r0
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	nop 0
	.mmi
	ld1 r22 = [r42]
	ld1 r21 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r25
	nop 0
	.mmi
	ld1 r20 = [r38]
	st1 [r8] = r51, 1
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	ld1 r19 = [r37]
	nop 0
	.mmi
	ld1 r18 = [r36]
	st1 [r8] = r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	ld1 r17 = [r35]
	nop 0
	.mmi
	ld1 r16 = [r34]
	;;
	shladd r14 = r14, 3, r0
	nop 0
	.mmi
	ld1 r15 = [r33]
	ld1 r48 = [r32]
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	xor r24 = r14, r24
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	add r14 = r14, r24
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	xor r23 = r14, r23
	;;
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	xor r22 = r14, r22
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	xor r21 = r14, r21
	;;
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	xor r20 = r14, r20
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	xor r19 = r14, r19
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	xor r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	xor r48 = r14, r48
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	mov r1 = r62
	mov r63 = r44
	mov r56 = r8
	.mmb
	addl r65 = 60, r0
	addl r64 = 122, r0
	br.call.sptk.many b0 = memchr#
	;;
	.mib
	nop 0
	dep.z r14 = r48, 16, 16
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r56
	adds r44 = 1, r44
	mov r1 = r62
	;;
	.mmi
	add r14 = r14, r48
	nop 0
	(p6) addl r16 = 1, r0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	(p7) mov r16 = r0
	cmp.ne p6, p7 = 0, r8
	;;
	.mii
	add r14 = r14, r48
	(p6) addl r15 = 1, r0
	;;
	shladd r14 = r14, 3, r0
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r48
	shladd r15 = r15, 1, r0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r40 = r14, r40
	br.cloop.sptk.few .L13
	;;
	.mlx
	nop 0
	movl r35 = @gprel(words.0#)
	.mlx
	mov r64 = r40
	movl r63 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	add r35 = r1, r35
	add r63 = r1, r63
	mov r32 = r0
	;;
	.mmi
	add r38 = r1, r38
	adds r39 = 72, r35
	mov r34 = r35
	.mmb
	mov r33 = r0
	mov r36 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov ar.lc = 8
.L20:
	.mmi
	nop 0
	ld8 r37 = [r34]
	addl r65 = 3, r0
	.mmi
	nop 0
	ld8 r64 = [r36], 8
	nop 0
	;;
	.mib
	mov r63 = r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r33
	nop 0
	mov r1 = r62
	;;
	.mib
	(p6) addl r64 = 60, r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r33
	nop 0
	;;
	.mii
	(p6) addl r64 = 62, r0
	nop 0
	;;
	(p7) addl r64 = 61, r0
.L15:
	.mmi
	addl r65 = 60, r0
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	cmp4.gt p8, p9 = r0, r8
	nop 0
	(p8) br.cond.dpnt .L16
	;;
	.mii
	(p6) addl r65 = 62, r0
	nop 0
	;;
	(p7) addl r65 = 61, r0
.L16:
	.mmi
	addl r66 = 60, r0
	nop 0
	cmp4.ne p6, p7 = 0, r32
	.mmb
	cmp4.gt p8, p9 = r0, r32
	nop 0
	(p8) br.cond.dpnt .L17
	;;
	.mii
	(p6) addl r66 = 62, r0
	nop 0
	;;
	(p7) addl r66 = 61, r0
.L17:
	.mib
	mov r63 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r62
	mov r63 = r37
	br.cloop.sptk.few .L18
	;;
	.mmi
	adds r34 = 8, r34
	nop 0
	addl r63 = 10, r0
	.mmb
	mov r36 = r35
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	cmp.eq p6, p7 = r39, r34
	mov ar.lc = 8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	ld8 r14 = [r34]
	;;
	ld1 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	mov r33 = r32
	br .L20
.L39:
	.mmi
	mov r64 = r51
	mov r63 = r45
	addl r65 = 256, r0
	.mmb
	mov r41 = r0
	mov r32 = r50
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r62
	mov r65 = r43
	.mii
	mov r64 = r46
	mov r63 = r47
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r48 = r48, r14
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	mov r1 = r62
	dep.z r14 = r40, 5, 27
	addl r15 = 255, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(b#)
	.mmi
	nop 0
	sub r40 = r14, r40
	nop 0
	;;
	.mib
	add r16 = r1, r16
	mov ar.lc = r15
	br .L5
.L18:
	.mmi
	nop 0
	ld8 r32 = [r36]
	nop 0
	;;
	.mib
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r32
	nop 0
	.mmb
	mov r63 = r37
	mov r33 = r8
	br.call.sptk.many b0 = strcasecmp#
	;;
	.mib
	mov r1 = r62
	mov r32 = r8
	br .L20
	;;
.L19:
	.mlx
	adds r14 = 24, r12
	movl r15 = 1919448123
	.mlx
	adds r32 = 40, r12
	movl r64 = @gprel(.LC10)
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 28, r12
	addl r15 = 25957, r0
	.mlx
	adds r63 = 16, r12
	movl r33 = @gprel(.LC11)
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 30, r12
	add r64 = r1, r64
	.mlx
	add r33 = r1, r33
	movl r15 = 4282773111497387631
	;;
	.mmi
	nop 0
	mov r65 = r32
	nop 0
	.mmi
	st8 [r32] = r0
	st8 [r63] = r15
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strtok_r#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r64 = r8
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC10)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
.L21:
	.mib
	mov r63 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r34
	nop 0
	.mmb
	mov r65 = r32
	mov r63 = r0
	br.call.sptk.many b0 = strtok_r#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r64 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	;;
.L23:
	.mlx
	adds r14 = 48, r12
	movl r34 = @gprel(.LC13)
	.mlx
	adds r32 = 32, r12
	movl r15 = 2033859192
	;;
	.mlx
	add r34 = r1, r34
	movl r33 = @gprel(.LC12)
	.mmi
	st4 [r14] = r15
	adds r15 = 52, r12
	mov r63 = r32
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	mov r64 = r34
	.mmb
	st1 [r15] = r0
	st8 [r32] = r14
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	mov r63 = r33
	nop 0
	mov r64 = r8
	.mmb
	mov r1 = r62
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L40
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r64 = r34
	.mmb
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r63 = r33
	.mmb
	mov r64 = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	;;
.L40:
	.mlx
	nop 0
	movl r63 = @gprel(.LC14)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r32 = r8
	.mmb
	addl r63 = 2, r0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r62
	mov r63 = r32
	nop 0
	.mmb
	mov r33 = r8
	addl r64 = 3, r0
	br.call.sptk.many b0 = strndup#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r66 = r8
	.mmi
	mov r65 = r33
	nop 0
	mov r64 = r32
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC15)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r62
	nop 0
	.mmi
	adds r18 = 72, r12
	nop 0
	mov b0 = r60
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r61
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	""
	.align 8
.LC30:
	stringz	"a"
	.align 8
.LC31:
	stringz	"ab"
	.align 8
.LC32:
	stringz	"abc"
	.align 8
.LC33:
	stringz	"abcd"
	.align 8
.LC34:
	stringz	"abcdefgh"
	.align 8
.LC35:
	stringz	"abcdefgi"
	.align 8
.LC36:
	stringz	"b"
	.align 8
.LC37:
	stringz	"\377"
	.section	.rodata
	.align 8
	.type	words.0#, @object
	.size	words.0#, 72
words.0:
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	.bss
	.align 8
	.type	c#, @object
	.size	c#, 256
c:
	.skip	256
	.align 8
	.type	b#, @object
	.size	b#, 256
b:
	.skip	256
	.align 8
	.type	a#, @object
	.size	a#, 256
a:
	.skip	256
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
