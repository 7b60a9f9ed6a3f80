// e9b3509680caf07ab5ec51e562b03bc7
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
.LC9:
	stringz	"%08x\n"
	.align 8
.LC10:
	stringz	"%c%c%c "
	.align 8
.LC11:
	stringz	",;"
	.align 8
.LC12:
	stringz	"[%s]"
	.align 8
.LC13:
	stringz	"(%s)"
	.align 8
.LC14:
	stringz	":"
	.align 8
.LC15:
	stringz	"duplicate"
	.align 8
.LC16:
	stringz	" %s %s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 55
	.mmb
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 0, 26, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 80
	adds r12 = -80, r12
	mov r17 = ar.lc
	mov r57 = r1
	;;
	.mlx
	mov r47 = r0
	movl r14 = -2049638230412172401
	.mlx
	mov r40 = r0
	movl r44 = @gprel(a#)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(b#)
	.mlx
	add r44 = r1, r44
	movl r50 = @gprel(c#)
	;;
	.mmi
	nop 0
	add r52 = r1, r52
	.save rp, r55
	mov r55 = b0
	.mmi
	adds r54 = 9, r44
	mov r48 = r44
	add r50 = r1, r50
	;;
	.mlx
	mov r45 = r52
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
	movl r49 = -2128831035
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
	mov r46 = r52
	mov r51 = r0
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
	mov r20 = r50
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
	mov r59 = r48
	sxt4 r43 = r42
	.mmi
	mov r58 = r46
	addp4 r41 = r42, r0
	mov r32 = r49
	;;
	.mib
	mov r60 = r43
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r42
	mov r1 = r57
	mov r60 = r41
	.mmb
	mov r59 = r48
	mov r58 = r53
	(p7) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r57
	addl r60 = 256, r0
	nop 0
	.mmb
	mov r59 = r50
	mov r58 = r52
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r57
	mov r60 = r43
	.mii
	mov r59 = r45
	mov r58 = r46
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	mov r1 = r57
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
	mov r60 = r43
	mov r59 = r51
	nop 0
	.mmb
	mov r58 = r45
	add r32 = r40, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	addl r16 = 255, r0
	dep.z r40 = r32, 5, 27
	.mmi
	nop 0
	mov r15 = r49
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
	adds r51 = 1, r51
	adds r46 = 1, r46
	adds r53 = 1, r53
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r51
	(p7) br.cond.dptk .L12
	.mmi
	adds r48 = 1, r48
	nop 0
	adds r45 = 1, r45
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r54, r48
	(p7) br.cond.dptk .L2
	.mlx
	nop 0
	movl r49 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r45 = @gprel(.LC5)
	;;
	.mlx
	add r48 = r1, r48
	movl r43 = @gprel(.LC6)
	.mlx
	add r46 = r1, r46
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	add r45 = r1, r45
	movl r39 = @gprel(b#)
	.mlx
	add r43 = r1, r43
	movl r58 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	add r39 = r1, r39
	add r58 = r1, r58
	.mmb
	mov r60 = r40
	mov r59 = r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r50 = 8, r44
	addl r42 = 33, r0
	nop 0
	.mlx
	mov r1 = r57
	movl r38 = -2128831035
	;;
.L14:
	.mmi
	addl r60 = 44, r0
	mov r59 = r49
	nop 0
	.mmb
	mov r58 = r44
	mov r32 = r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r57
	nop 0
	addl r59 = 113, r0
	.mmb
	mov r58 = r44
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r57
	addl r59 = 111, r0
	nop 0
	.mmb
	mov r58 = r44
	mov r33 = r8
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r48
	nop 0
	.mmb
	mov r58 = r44
	mov r34 = r8
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r46
	nop 0
	.mmb
	mov r58 = r44
	mov r35 = r8
	br.call.sptk.many b0 = strpbrk#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r45
	nop 0
	.mmb
	mov r58 = r44
	mov r36 = r8
	br.call.sptk.many b0 = strspn#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r43
	nop 0
	.mmb
	mov r58 = r44
	mov r37 = r8
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r64 = r37
	mov r65 = r8
	mov r63 = r36
	.mmi
	sub r62 = r35, r44
	sub r61 = r34, r44
	mov r1 = r57
	;;
	.mmi
	sub r60 = r33, r44
	nop 0
	addl r59 = 43, r0
	.mmb
	mov r58 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	addl r60 = 12, r0
	nop 0
	.mmb
	mov r59 = r44
	mov r58 = r39
	br.call.sptk.many b0 = strncpy#
	;;
	.mib
	mov r1 = r57
	mov r58 = r44
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r57
	add r8 = r44, r8
	dep.z r15 = r40, 5, 27
	;;
	.mib
	nop 0
	mov ar.lc = 11
	nop 0
	.mlx
	st1 [r8] = r42, 1
	movl r16 = @gprel(b#)
	;;
	.mmi
	add r16 = r1, r16
	nop 0
	sub r40 = r15, r40
	.mmi
	st1 [r8] = r0
	nop 0
	nop 0
	;;
.L13:
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
	br.cloop.sptk.few .L13
	;;
	.mmi
	mov r58 = r44
	addl r60 = 30, r0
	nop 0
	.mmb
	addl r59 = 122, r0
	add r40 = r40, r32
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	mov r1 = r57
	mov r58 = r44
	mov r33 = r8
	.mmb
	addl r60 = 60, r0
	addl r59 = 122, r0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.ne p8, p9 = 0, r33
	adds r44 = 1, r44
	mov r1 = r57
	;;
	.mii
	(p8) addl r14 = 1, r0
	cmp.ne p6, p7 = r50, r44
	;;
	(p9) mov r14 = r0
	.mmi
	cmp.ne p8, p9 = 0, r8
	;;
	add r40 = r40, r14
	(p8) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r40 = r40, r14
	(p6) br.cond.dptk .L14
	;;
	.mlx
	nop 0
	movl r35 = @gprel(words.0#)
	.mlx
	mov r59 = r40
	movl r58 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	.mmi
	add r35 = r1, r35
	add r58 = r1, r58
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
	mov r1 = r57
	mov ar.lc = 8
.L21:
	.mmi
	nop 0
	ld8 r37 = [r34]
	addl r60 = 3, r0
	.mmi
	nop 0
	ld8 r59 = [r36], 8
	nop 0
	;;
	.mib
	mov r58 = r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r33
	nop 0
	mov r1 = r57
	;;
	.mib
	(p6) addl r59 = 60, r0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r33
	nop 0
	;;
	.mii
	(p6) addl r59 = 62, r0
	nop 0
	;;
	(p7) addl r59 = 61, r0
.L16:
	.mmi
	addl r60 = 60, r0
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	cmp4.gt p8, p9 = r0, r8
	nop 0
	(p8) br.cond.dpnt .L17
	;;
	.mii
	(p6) addl r60 = 62, r0
	nop 0
	;;
	(p7) addl r60 = 61, r0
.L17:
	.mmi
	addl r61 = 60, r0
	nop 0
	cmp4.ne p6, p7 = 0, r32
	.mmb
	cmp4.gt p8, p9 = r0, r32
	nop 0
	(p8) br.cond.dpnt .L18
	;;
	.mii
	(p6) addl r61 = 62, r0
	nop 0
	;;
	(p7) addl r61 = 61, r0
.L18:
	.mib
	mov r58 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r57
	mov r58 = r37
	br.cloop.sptk.few .L19
	;;
	.mmi
	adds r34 = 8, r34
	nop 0
	addl r58 = 10, r0
	.mmb
	mov r36 = r35
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r57
	cmp.eq p6, p7 = r39, r34
	mov ar.lc = 8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L20
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
	br .L21
.L41:
	.mmi
	mov r59 = r50
	mov r58 = r52
	addl r60 = 256, r0
	.mmb
	mov r41 = r0
	mov r32 = r49
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r57
	mov r60 = r43
	.mii
	mov r59 = r45
	mov r58 = r46
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	mov r1 = r57
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
.L19:
	.mmi
	nop 0
	ld8 r32 = [r36]
	nop 0
	;;
	.mib
	mov r59 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r32
	nop 0
	.mmb
	mov r58 = r37
	mov r33 = r8
	br.call.sptk.many b0 = strcasecmp#
	;;
	.mib
	mov r1 = r57
	mov r32 = r8
	br .L21
	;;
.L20:
	.mlx
	adds r14 = 24, r12
	movl r15 = 1919448123
	.mlx
	adds r32 = 40, r12
	movl r59 = @gprel(.LC11)
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 28, r12
	addl r15 = 25957, r0
	.mlx
	adds r58 = 16, r12
	movl r33 = @gprel(.LC12)
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 30, r12
	add r59 = r1, r59
	.mlx
	add r33 = r1, r33
	movl r15 = 4282773111497387631
	;;
	.mmi
	nop 0
	mov r60 = r32
	nop 0
	.mmi
	st8 [r32] = r0
	st8 [r58] = r15
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strtok_r#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r59 = r8
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC11)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
.L22:
	.mib
	mov r58 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	mov r59 = r34
	nop 0
	.mmb
	mov r60 = r32
	mov r58 = r0
	br.call.sptk.many b0 = strtok_r#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r59 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L22
	;;
.L24:
	.mlx
	adds r14 = 48, r12
	movl r34 = @gprel(.LC14)
	.mlx
	adds r32 = 32, r12
	movl r15 = 2033859192
	;;
	.mlx
	add r34 = r1, r34
	movl r33 = @gprel(.LC13)
	.mmi
	st4 [r14] = r15
	adds r15 = 52, r12
	mov r58 = r32
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	mov r59 = r34
	.mmb
	st1 [r15] = r0
	st8 [r32] = r14
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	mov r58 = r33
	nop 0
	mov r59 = r8
	.mmb
	mov r1 = r57
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r59 = r34
	.mmb
	mov r58 = r32
	nop 0
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r58 = r33
	.mmb
	mov r59 = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	;;
.L42:
	.mlx
	nop 0
	movl r58 = @gprel(.LC15)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r32 = r8
	.mmb
	addl r58 = 2, r0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r57
	mov r58 = r32
	nop 0
	.mmb
	mov r33 = r8
	addl r59 = 3, r0
	br.call.sptk.many b0 = strndup#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r61 = r8
	.mmi
	mov r60 = r33
	nop 0
	mov r59 = r32
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC16)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r57
	nop 0
	.mmi
	adds r18 = 72, r12
	nop 0
	mov b0 = r55
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r56
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
.LC20:
	stringz	""
	.align 8
.LC21:
	stringz	"a"
	.align 8
.LC22:
	stringz	"ab"
	.align 8
.LC23:
	stringz	"abc"
	.align 8
.LC24:
	stringz	"abcd"
	.align 8
.LC25:
	stringz	"abcdefgh"
	.align 8
.LC26:
	stringz	"abcdefgi"
	.align 8
.LC27:
	stringz	"b"
	.align 8
.LC28:
	stringz	"\377"
	.section	.rodata
	.align 8
	.type	words.0#, @object
	.size	words.0#, 72
words.0:
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
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
