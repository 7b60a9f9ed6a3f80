// cf3030cc2cced2625f5b37991f0c2fd5 guest-tests/ipc/terminal-characters.c
	.file	"terminal-characters.c"
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
	stringz	"write"
	.align 8
.LC2:
	stringz	"%s:"
	.align 8
.LC3:
	stringz	" %d"
	.align 8
.LC4:
	stringz	"; out"
	.text
	.align 16
	.align 64
	.proc line#
line:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 6, 8, 3, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	addl r40 = @gprel(slave#), gp
	mov r44 = r1
	unpack4.l r33 = r34, r33
	;;
	.mmb
	ld4 r39 = [r40]
	adds r38 = 176, r12
	nop 0
	.mmi
	adds r47 = 116, r12
	nop 0
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	;;
	.mib
	mov r46 = r39
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r46 = r38
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 60, r0
	adds r47 = 116, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 188, r12
	mov r1 = r44
	mov r48 = r38
	.mmi
	mov r47 = r0
	st8 [r38] = r33
	mov r46 = r39
	;;
	.mib
	st4 [r14] = r35
	addl r41 = @gprel(master#), gp
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	mov r1 = r44
	mov r46 = r36
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r8
	nop 0
	.mmb
	mov r47 = r36
	ld4 r46 = [r41]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 100, r0
	adds r47 = 16, r12
	(p7) br.cond.spnt .L7
	;;
	.mib
	ld4 r46 = [r40]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	mov r38 = r8
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp.ge p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	add r8 = r38, r14
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	mov r38 = r14
	nop 0
	;;
	.mii
	sub r8 = r8, r14, 1
	add r39 = r1, r39
	;;
	mov ar.lc = r8
	.align 32
.L6:
	.mib
	ld1 r47 = [r38], 1
	mov r46 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L6
.L5:
	.mib
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r8
	nop 0
	.mmb
	mov r47 = r37
	ld4 r46 = [r40]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 100, r0
	adds r47 = 16, r12
	(p6) br.cond.spnt .L7
	;;
	.mib
	ld4 r46 = [r41]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp.ge p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mlx
	add r8 = r38, r14
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	mov r38 = r14
	nop 0
	;;
	.mii
	sub r8 = r8, r14, 1
	add r39 = r1, r39
	;;
	mov ar.lc = r8
	.align 32
.L9:
	.mib
	ld1 r47 = [r38], 1
	mov r46 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L9
.L8:
	.mib
	addl r46 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r44
	adds r48 = 116, r12
	nop 0
	.mmb
	addl r47 = 2, r0
	ld4 r46 = [r40]
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp line#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"openpt"
	.align 8
.LC6:
	stringz	"grantpt"
	.align 8
.LC7:
	stringz	"unlockpt"
	.align 8
.LC8:
	stringz	"open"
	.align 8
.LC9:
	stringz	"%s: %d, at first %d, set %d, cleared %d, others %d\n"
	.align 8
.LC10:
	stringz	"at first:"
	.align 8
.LC11:
	stringz	"\nnow:"
	.align 8
.LC12:
	stringz	", line %d\n"
	.align 8
.LC13:
	stringz	"without lines: %d %d\n"
	.align 8
.LC14:
	stringz	"%d"
	.align 8
.LC15:
	stringz	"x\ny\r"
	.align 8
.LC16:
	stringz	"ab\r\n"
	.align 8
.LC17:
	stringz	"plain"
	.align 8
.LC18:
	stringz	"x"
	.align 8
.LC19:
	stringz	"ab\r"
	.align 8
.LC20:
	stringz	"ICRNL"
	.align 8
.LC21:
	stringz	"ab\n"
	.align 8
.LC22:
	stringz	"INLCR"
	.align 8
.LC23:
	stringz	"a\rb\n"
	.align 8
.LC24:
	stringz	"IGNCR"
	.align 8
.LC25:
	stringz	"\341\n"
	.align 8
.LC26:
	stringz	"ISTRIP"
	.align 8
.LC27:
	stringz	"x\ny"
	.align 8
.LC28:
	stringz	"a\n"
	.align 8
.LC29:
	stringz	"ONLCR"
	.align 8
.LC30:
	stringz	"x\ry"
	.align 8
.LC31:
	stringz	"OCRNL"
	.align 8
.LC32:
	stringz	"\rx\ry"
	.align 8
.LC33:
	stringz	"ONOCR"
	.align 8
.LC34:
	stringz	"ONLRET"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 20, 7, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	nop 0
	mov r50 = r1
	nop 0
	;;
	.mmi
	addl r52 = 258, r0
	adds r38 = 76, r12
	.save ar.lc, r51
	mov r51 = ar.lc
	.body
	.mmb
	adds r46 = 80, r12
	adds r41 = 20, r12
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	.mmi
	adds r40 = 24, r12
	adds r45 = 84, r12
	adds r39 = 28, r12
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC5)
	.mmi
	nop 0
	adds r44 = 88, r12
	nop 0
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(master#), gp
	nop 0
	mov r52 = r32
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC6)
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC7)
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r52 = r32
	addl r32 = 1, r0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	addl r53 = 258, r0
	mov r52 = r8
	nop 0
	.mmb
	mov r1 = r50
	andcm r37 = -1, r32
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC8)
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r42 = @gprel(slave#), gp
	movl r34 = @gprel(flags#)
	.mlx
	mov r53 = r38
	movl r43 = @gprel(.LC9)
	;;
	.mmi
	add r34 = r1, r34
	add r43 = r1, r43
	nop 0
	.mmb
	mov r52 = r33
	st4 [r42] = r33
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mii
	mov r1 = r50
	mov ar.lc = 42
	addl r54 = 60, r0
	.mmb
	mov r53 = r38
	adds r52 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 8, r34
	nop 0
	mov r1 = r50
	;;
	.mmi
	nop 0
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L22
	.align 32
.L42:
	.mmi
	adds r15 = 16, r12
	mov r53 = r0
	mov r52 = r33
	;;
	.mii
	ld4 r14 = [r15]
	mov r54 = r15
	;;
	or r14 = r32, r14
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	mov r47 = r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	adds r19 = 16, r12
	mov r1 = r50
	mov r53 = r0
	.mmi
	mov r52 = r33
	;;
	ld4 r14 = [r19]
	mov r54 = r19
	;;
	.mii
	and r15 = r32, r14
	and r14 = r37, r14
	;;
	cmp4.eq p6, p7 = r15, r32
	.mmi
	st4 [r19] = r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	or r47 = r47, r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	adds r14 = 16, r12
	ld4 r18 = [r46]
	mov r1 = r50
	.mmi
	ld4 r17 = [r41]
	;;
	ld4 r15 = [r14]
	cmp4.ne p6, p7 = r17, r18
	.mmi
	ld4 r14 = [r38]
	;;
	xor r16 = r15, r14
	and r15 = r32, r15
	.mmi
	and r14 = r32, r14
	ld4 r17 = [r40]
	(p6) addl r18 = 1, r0
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r15
	cmp4.eq p10, p11 = r14, r32
	.mmi
	ld4 r15 = [r45]
	and r16 = r37, r16
	(p7) mov r18 = r0
	;;
	.mmi
	(p8) addl r57 = 1, r0
	(p10) addl r55 = 1, r0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mmi
	(p9) mov r57 = r0
	(p11) mov r55 = r0
	cmp4.ne p8, p9 = r15, r17
	.mmi
	ld4 r15 = [r39]
	ld4 r17 = [r44]
	nop 0
	;;
.L38:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mmi
	(p6) addl r14 = 1, r0
	(p8) addl r16 = 1, r0
	xor r15 = r17, r15
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	(p9) mov r16 = r0
	;;
	.mii
	add r14 = r14, r18
	nop 0
	;;
	add r14 = r14, r16
.L23:
	.mmi
	cmp4.ne p6, p7 = 0, r15
	ld8 r53 = [r34], 16
	mov r56 = r35
	.mii
	mov r54 = r47
	mov r52 = r43
	;;
	(p6) addl r58 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r58 = r0
	nop 0
	;;
	.mib
	add r58 = r14, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L35
	;;
.L45:
	.mlx
	ld4 r35 = [r42]
	movl r32 = @gprel(places.1#)
	.mlx
	mov r54 = r38
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	add r32 = r1, r32
	mov r53 = r0
	nop 0
	.mmb
	mov r52 = r35
	add r34 = r1, r34
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	mov r53 = r38
	nop 0
	.mmb
	mov r52 = r35
	mov r33 = r32
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov ar.lc = 13
	.align 32
.L28:
	.mmi
	ld4 r14 = [r33], 4
	adds r15 = 77, r12
	mov r52 = r34
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	ld1 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L28
	.mmi
	addl r54 = 60, r0
	mov r53 = r38
	nop 0
	.mmb
	adds r52 = 16, r12
	adds r34 = 32, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 36, r12
	addl r15 = 26727, r0
	mov r1 = r50
	.mmi
	ld4 r35 = [r42]
	adds r54 = 16, r12
	addl r53 = 1, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 41, r12
	addl r15 = 105, r0
	.mlx
	mov r52 = r35
	movl r33 = @gprel(.LC3)
	;;
	.mmi
	st1 [r14] = r15
	adds r14 = 42, r12
	addl r15 = 27498, r0
	.mmi
	add r33 = r1, r33
	;;
	st2 [r14] = r15
	adds r14 = 44, r12
	.mlx
	nop 0
	movl r15 = 1869507948
	;;
	.mmi
	st4 [r14] = r15
	addl r15 = 29040, r0
	adds r14 = 48, r12
	;;
	.mlx
	st2 [r14] = r15
	movl r14 = 1717920771
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r14 = r40
	nop 0
	adds r19 = 16, r12
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r35
	;;
	.mmi
	st8 [r19] = r0
	st8 [r14] = r0, 8
	mov r53 = r19
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov ar.lc = 13
	.align 32
.L29:
	.mmi
	ld4 r14 = [r32], 4
	adds r15 = 17, r12
	mov r52 = r33
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	ld1 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L29
	;;
	.mlx
	ld1 r53 = [r34]
	movl r52 = @gprel(.LC12)
	.mlx
	adds r32 = 38, r12
	movl r34 = @gprel(all.0#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC14)
	.mmi
	add r34 = r1, r34
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r39]
	addl r15 = 1801, r0
	adds r54 = 16, r12
	.mmi
	mov r1 = r50
	ld4 r33 = [r42]
	addl r53 = 2, r0
	;;
	.mmi
	and r14 = -3, r14
	st2 [r32] = r15
	mov r52 = r33
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	adds r19 = 16, r12
	mov r52 = r33
	mov r1 = r50
	;;
	.mmi
	st8 [r19] = r0
	st8 [r40] = r0, 8
	mov r53 = r19
	;;
	.mmi
	st8 [r40] = r0, 8
	;;
	st8 [r40] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r40] = r0, 8
	;;
	st8 [r40] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r40] = r0, 8
	nop 0
	;;
	.mib
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	mov r1 = r50
	adds r14 = 39, r12
	.mmi
	nop 0
	ld1 r54 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	.mmi
	nop 0
	ld1 r53 = [r14]
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r32 = [r42]
	nop 0
	mov r54 = r38
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r0
	;;
	.mib
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov ar.lc = 15
	.mmb
	adds r53 = 16, r12
	mov r52 = r32
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	ld4 r33 = [r34], 4
	mov r1 = r50
	adds r52 = 16, r12
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = cfsetospeed#
	;;
	.mmi
	adds r54 = 16, r12
	mov r1 = r50
	nop 0
	.mmb
	mov r53 = r0
	mov r52 = r32
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	adds r53 = 16, r12
	nop 0
	mov r1 = r50
	.mmb
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mib
	mov r1 = r50
	adds r52 = 16, r12
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r50
	mov r52 = r35
	;;
	.mmi
	nop 0
	(p6) addl r53 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L34
.L46:
	.mib
	adds r52 = 16, r12
	addl r53 = 15, r0
	br.call.sptk.many b0 = cfsetospeed#
	;;
	.mmi
	adds r54 = 16, r12
	mov r53 = r0
	nop 0
	.mmb
	mov r1 = r50
	ld4 r52 = [r42]
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	mov r1 = r50
	addl r52 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r50
	addl r52 = 20, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	mov r54 = r0
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC15)
	.mlx
	nop 0
	movl r56 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	mov r54 = r0
	nop 0
	addl r53 = 256, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r55 = r0
	.mmi
	mov r54 = r0
	nop 0
	addl r53 = 64, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	mov r54 = r0
	nop 0
	addl r53 = 128, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	.mlx
	nop 0
	movl r56 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC24)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	mov r54 = r0
	nop 0
	addl r53 = 32, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	.mlx
	nop 0
	movl r56 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC26)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	addl r54 = 5, r0
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC27)
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC29)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	addl r54 = 9, r0
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC30)
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	addl r54 = 17, r0
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC32)
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r55 = 32770, r0
	.mmi
	addl r54 = 33, r0
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC27)
	.mlx
	nop 0
	movl r56 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC34)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 1
	.mmi
	adds r14 = 12, r34
	ld4 r33 = [r42]
	nop 0
	.mmi
	addl r54 = 60, r0
	mov r53 = r38
	adds r52 = 16, r12
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 8, r34
	andcm r37 = -1, r32
	mov r1 = r50
	;;
	.mmi
	nop 0
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L42
	;;
.L22:
	.mmi
	cmp4.ne p6, p7 = 1, r36
	adds r54 = 16, r12
	nop 0
	.mmb
	mov r53 = r0
	mov r52 = r33
	(p7) br.cond.dpnt .L43
	;;
	.mib
	cmp4.ne p6, p7 = 2, r36
	nop 0
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	ld4 r14 = [r39]
	;;
	or r14 = r32, r14
	nop 0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	mov r47 = r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	adds r54 = 16, r12
	.mmi
	mov r1 = r50
	mov r53 = r0
	mov r52 = r33
	;;
	.mii
	and r15 = r32, r14
	and r14 = r37, r14
	;;
	cmp4.eq p6, p7 = r15, r32
	.mmi
	st4 [r39] = r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	or r47 = r47, r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	ld4 r14 = [r39]
	cmp4.ne p6, p7 = 3, r36
	mov r1 = r50
	.mmi
	mov r56 = r35
	mov r54 = r47
	mov r52 = r43
	;;
	.mmi
	nop 0
	ld4 r19 = [r41]
	and r18 = r32, r14
	.mmi
	nop 0
	ld4 r20 = [r46]
	nop 0
	;;
	.mmi
	cmp4.ne p8, p9 = r19, r20
	ld4 r16 = [r44]
	adds r19 = 16, r12
	.mmi
	cmp4.eq p10, p11 = 0, r18
	ld8 r53 = [r34], 16
	nop 0
	;;
	.mmi
	and r17 = r32, r16
	ld4 r18 = [r19]
	xor r16 = r16, r14
	.mmi
	(p10) addl r57 = 1, r0
	ld4 r14 = [r38]
	nop 0
	;;
	.mmi
	cmp4.eq p12, p13 = r17, r32
	mov r15 = r16
	nop 0
	.mmi
	(p8) addl r17 = 1, r0
	ld4 r19 = [r45]
	(p11) mov r57 = r0
	;;
	.mmi
	(p9) mov r17 = r0
	cmp4.ne p8, p9 = r14, r18
	nop 0
	.mmi
	(p7) and r15 = r37, r16
	ld4 r18 = [r40]
	(p12) addl r55 = 1, r0
	;;
	.mmi
	(p8) addl r14 = 1, r0
	cmp4.ne p6, p7 = 0, r15
	(p13) mov r55 = r0
	;;
	.mmi
	(p9) mov r14 = r0
	cmp4.ne p8, p9 = r18, r19
	(p6) addl r58 = 1, r0
	;;
	.mmi
	add r14 = r14, r17
	(p8) addl r17 = 1, r0
	(p7) mov r58 = r0
	;;
	.mmi
	(p9) mov r17 = r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	add r58 = r14, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L35
	.mib
	nop 0
	nop 0
	br .L45
.L34:
	.mmi
	ld4 r32 = [r42]
	nop 0
	adds r53 = 16, r12
	;;
	.mib
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	ld4 r33 = [r34], 4
	mov r1 = r50
	adds r52 = 16, r12
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = cfsetospeed#
	;;
	.mmi
	adds r54 = 16, r12
	mov r1 = r50
	nop 0
	.mmb
	mov r53 = r0
	mov r52 = r32
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	adds r53 = 16, r12
	nop 0
	mov r1 = r50
	.mmb
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mib
	mov r1 = r50
	adds r52 = 16, r12
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r50
	mov r52 = r35
	;;
	.mmi
	nop 0
	(p6) addl r53 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L34
	.mib
	nop 0
	nop 0
	br .L46
.L43:
	.mmi
	ld4 r14 = [r41]
	nop 0
	adds r54 = 16, r12
	.mii
	mov r52 = r33
	mov r53 = r0
	;;
	or r14 = r32, r14
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	mov r47 = r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	mov r1 = r50
	.mmi
	adds r54 = 16, r12
	mov r52 = r33
	mov r53 = r0
	;;
	.mii
	and r15 = r32, r14
	and r14 = r37, r14
	;;
	cmp4.eq p6, p7 = r15, r32
	.mmi
	st4 [r41] = r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	or r47 = r47, r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	ld4 r15 = [r41]
	nop 0
	adds r19 = 16, r12
	.mmi
	mov r1 = r50
	ld4 r14 = [r46]
	nop 0
	;;
	.mmi
	ld4 r18 = [r19]
	xor r16 = r15, r14
	and r15 = r32, r15
	.mmi
	and r14 = r32, r14
	ld4 r17 = [r38]
	nop 0
	;;
	.mmi
	and r16 = r37, r16
	cmp4.ne p6, p7 = r17, r18
	cmp4.eq p8, p9 = 0, r15
	.mmi
	ld4 r17 = [r40]
	ld4 r15 = [r45]
	cmp4.eq p10, p11 = r14, r32
	;;
	.mmi
	(p6) addl r18 = 1, r0
	(p8) addl r57 = 1, r0
	(p10) addl r55 = 1, r0
	;;
	.mmi
	(p7) mov r18 = r0
	cmp4.ne p6, p7 = 0, r16
	(p9) mov r57 = r0
	.mmi
	cmp4.ne p8, p9 = r15, r17
	ld4 r15 = [r44]
	(p11) mov r55 = r0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	ld4 r17 = [r39]
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	(p9) mov r16 = r0
	xor r15 = r17, r15
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	br .L23
	;;
.L44:
	.mmi
	ld4 r14 = [r40]
	nop 0
	adds r54 = 16, r12
	.mii
	mov r52 = r33
	mov r53 = r0
	;;
	or r14 = r32, r14
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	mov r47 = r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	ld4 r14 = [r40]
	mov r1 = r50
	.mmi
	adds r54 = 16, r12
	mov r52 = r33
	mov r53 = r0
	;;
	.mii
	and r15 = r32, r14
	and r14 = r37, r14
	;;
	cmp4.eq p6, p7 = r15, r32
	.mmi
	st4 [r40] = r14
	;;
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r50
	adds r53 = 16, r12
	nop 0
	.mmb
	mov r52 = r33
	or r47 = r47, r8
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	mov r1 = r50
	.mmi
	ld4 r14 = [r45]
	;;
	xor r16 = r15, r14
	and r15 = r15, r32
	.mmi
	ld4 r18 = [r41]
	ld4 r19 = [r46]
	and r14 = r32, r14
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r15
	adds r15 = 16, r12
	cmp4.ne p6, p7 = r18, r19
	.mmi
	cmp4.eq p10, p11 = r14, r32
	ld4 r17 = [r38]
	and r16 = r37, r16
	;;
	.mmi
	ld4 r14 = [r15]
	(p8) addl r57 = 1, r0
	(p6) addl r18 = 1, r0
	.mmi
	(p10) addl r55 = 1, r0
	ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	(p9) mov r57 = r0
	(p7) mov r18 = r0
	(p11) mov r55 = r0
	.mmi
	cmp4.ne p6, p7 = r17, r14
	ld4 r17 = [r44]
	cmp4.ne p8, p9 = 0, r16
	;;
	.mib
	nop 0
	nop 0
	br .L38
	.endp main#
	.section	.rodata
	.align 4
	.type	all.0#, @object
	.size	all.0#, 64
all.0:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	14
	data4	15
	.align 4
	.type	places.1#, @object
	.size	places.1#, 56
places.1:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	14
	data4	15
	data4	16
	.sbss
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	"IGNBRK"
	.align 8
.LC36:
	stringz	"BRKINT"
	.align 8
.LC37:
	stringz	"IGNPAR"
	.align 8
.LC38:
	stringz	"PARMRK"
	.align 8
.LC39:
	stringz	"INPCK"
	.align 8
.LC40:
	stringz	"IUCLC"
	.align 8
.LC41:
	stringz	"IXON"
	.align 8
.LC42:
	stringz	"IXANY"
	.align 8
.LC43:
	stringz	"IXOFF"
	.align 8
.LC44:
	stringz	"OPOST"
	.align 8
.LC45:
	stringz	"OLCUC"
	.align 8
.LC46:
	stringz	"OFILL"
	.align 8
.LC47:
	stringz	"NL1"
	.align 8
.LC48:
	stringz	"CRDLY"
	.align 8
.LC49:
	stringz	"TABDLY"
	.align 8
.LC50:
	stringz	"BSDLY"
	.align 8
.LC51:
	stringz	"VTDLY"
	.align 8
.LC52:
	stringz	"FFDLY"
	.align 8
.LC53:
	stringz	"CSTOPB"
	.align 8
.LC54:
	stringz	"PARODD"
	.align 8
.LC55:
	stringz	"HUPCL"
	.align 8
.LC56:
	stringz	"CLOCAL"
	.align 8
.LC57:
	stringz	"ISIG"
	.align 8
.LC58:
	stringz	"ICANON"
	.align 8
.LC59:
	stringz	"XCASE"
	.align 8
.LC60:
	stringz	"ECHO"
	.align 8
.LC61:
	stringz	"ECHOE"
	.align 8
.LC62:
	stringz	"ECHOK"
	.align 8
.LC63:
	stringz	"ECHONL"
	.align 8
.LC64:
	stringz	"NOFLSH"
	.align 8
.LC65:
	stringz	"TOSTOP"
	.align 8
.LC66:
	stringz	"ECHOCTL"
	.align 8
.LC67:
	stringz	"ECHOPRT"
	.align 8
.LC68:
	stringz	"ECHOKE"
	.align 8
.LC69:
	stringz	"IEXTEN"
	.section	.rodata
	.align 8
	.type	flags#, @object
	.size	flags#, 688
flags:
	data8	.LC35
	data4	0
	data4	1
	data8	.LC36
	data4	0
	data4	2
	data8	.LC37
	data4	0
	data4	4
	data8	.LC38
	data4	0
	data4	8
	data8	.LC39
	data4	0
	data4	16
	data8	.LC26
	data4	0
	data4	32
	data8	.LC22
	data4	0
	data4	64
	data8	.LC24
	data4	0
	data4	128
	data8	.LC20
	data4	0
	data4	256
	data8	.LC40
	data4	0
	data4	512
	data8	.LC41
	data4	0
	data4	1024
	data8	.LC42
	data4	0
	data4	2048
	data8	.LC43
	data4	0
	data4	4096
	data8	.LC44
	data4	1
	data4	1
	data8	.LC45
	data4	1
	data4	2
	data8	.LC29
	data4	1
	data4	4
	data8	.LC31
	data4	1
	data4	8
	data8	.LC33
	data4	1
	data4	16
	data8	.LC34
	data4	1
	data4	32
	data8	.LC46
	data4	1
	data4	64
	data8	.LC47
	data4	1
	data4	256
	data8	.LC48
	data4	1
	data4	1536
	data8	.LC49
	data4	1
	data4	6144
	data8	.LC50
	data4	1
	data4	8192
	data8	.LC51
	data4	1
	data4	16384
	data8	.LC52
	data4	1
	data4	32768
	data8	.LC53
	data4	2
	data4	64
	data8	.LC54
	data4	2
	data4	512
	data8	.LC55
	data4	2
	data4	1024
	data8	.LC56
	data4	2
	data4	2048
	data8	.LC57
	data4	3
	data4	1
	data8	.LC58
	data4	3
	data4	2
	data8	.LC59
	data4	3
	data4	4
	data8	.LC60
	data4	3
	data4	8
	data8	.LC61
	data4	3
	data4	16
	data8	.LC62
	data4	3
	data4	32
	data8	.LC63
	data4	3
	data4	64
	data8	.LC64
	data4	3
	data4	128
	data8	.LC65
	data4	3
	data4	256
	data8	.LC66
	data4	3
	data4	512
	data8	.LC67
	data4	3
	data4	1024
	data8	.LC68
	data4	3
	data4	2048
	data8	.LC69
	data4	3
	data4	32768
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
