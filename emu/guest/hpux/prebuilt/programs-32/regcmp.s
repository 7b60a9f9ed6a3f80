// 4a54cd111e4c2ee19a745340ea470ef2 guest-tests/hpux/regcmp.c
	.file	"regcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: bad\n"
	.align 8
.LC1:
	stringz	"%s %s:"
	.align 8
.LC2:
	stringz	" at %d to %d [%s] [%s]\n"
	.align 8
.LC3:
	stringz	" none\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 5, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r39 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 64, r12
	adds r16 = 16, r12
	.mmi
	adds r36 = 56, r12
	mov r41 = r0
	mov r40 = r32
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 72, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r15] = r0
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	addp4 r34 = 0,r8
	adds r14 = 16, r12
	mov r1 = r39
	.mii
	mov r42 = r36
	mov r41 = r33
	;;
	cmp.ne p6, p7 = 0, r34
	.mmb
	mov r43 = r14
	mov r40 = r34
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addp4 r35 = 0,r8
	.mmi
	mov r42 = r33
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	cmp.eq p6, p7 = 0, r35
	adds r16 = 16, r12
	.mmb
	mov r43 = r36
	sub r42 = r35, r33
	(p6) br.cond.dpnt .L4
	;;
	.mlx
	addl r14 = @ltoffx(__loc1#), r1
	movl r40 = @gprel(.LC2)
	.mmi
	mov r44 = r16
	;;
	ld8.mov r14 = [r14], __loc1#
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	ld4 r41 = [r14]
	nop 0
	;;
	.mib
	sub r41 = r41, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r40 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L1
	;;
.L8:
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"a"
	.align 8
.LC5:
	stringz	"xxabcxx"
	.align 8
.LC6:
	stringz	"abc"
	.align 8
.LC7:
	stringz	"xabc"
	.align 8
.LC8:
	stringz	"^abc"
	.align 8
.LC9:
	stringz	"abcabc"
	.align 8
.LC10:
	stringz	"abc$"
	.align 8
.LC11:
	stringz	"a$b"
	.align 8
.LC12:
	stringz	"  name_of"
	.align 8
.LC13:
	stringz	"[A-Za-z][A-Za-z0-9_]{0,4}"
	.align 8
.LC14:
	stringz	"key=value"
	.align 8
.LC15:
	stringz	"([A-Za-z]+)$0=(.*)$1"
	.align 8
.LC16:
	stringz	"1-22-333-x"
	.align 8
.LC17:
	stringz	"(([0-9]+)$0-)+"
	.align 8
.LC18:
	stringz	"abaab"
	.align 8
.LC19:
	stringz	"a{2,}b"
	.align 8
.LC20:
	stringz	"a{,2}"
	.align 8
.LC21:
	stringz	"a{3,2}"
	.align 8
.LC22:
	stringz	"ab"
	.align 8
.LC23:
	stringz	"(ab"
	.align 8
.LC24:
	stringz	"[a"
	.align 8
.LC25:
	stringz	"*a"
	.align 8
.LC26:
	stringz	"a*."
	.align 8
.LC27:
	stringz	"\\*\\."
	.align 8
.LC28:
	stringz	"x]a]"
	.align 8
.LC29:
	stringz	"[]a]+"
	.align 8
.LC30:
	stringz	"]xy]"
	.align 8
.LC31:
	stringz	"[^]a]+"
	.align 8
.LC32:
	stringz	"xxy"
	.align 8
.LC33:
	stringz	"(x*)$0y"
	.align 8
.LC34:
	stringz	"aab"
	.align 8
.LC35:
	stringz	"(a*)*b"
	.align 8
.LC36:
	stringz	""
	.align 8
.LC37:
	stringz	"c+"
	.align 8
.LC38:
	stringz	"b"
	.align 8
.LC39:
	stringz	"xabccd"
	.align 8
.LC40:
	stringz	"pieces: %s\n"
	.align 8
.LC41:
	stringz	"(.+)$3,"
	.align 8
.LC42:
	stringz	"one,two,three"
	.align 8
.LC43:
	stringz	"fourth: %s\n"
	.align 8
.LC45:
	stringz	"%s %s: %d %d not %d %d\n"
	.align 8
.LC46:
	stringz	"same %u, matches %u\n"
	.align 8
.LC44:
	stringz	"abcab"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmb
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 24, 7, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 240
	adds r12 = -240, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r55 = r1
	movl r57 = @gprel(.LC5)
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2
	movl r56 = @gprel(.LC6)
	;;
	.mmi
	adds r52 = 168, r12
	add r57 = r1, r57
	.save rp, r53
	mov r53 = b0
	.mmi
	add r56 = r1, r56
	adds r34 = 148, r12
	adds r45 = 152, r12
	;;
	.mmi
	adds r44 = 156, r12
	adds r43 = 160, r12
	adds r42 = 164, r12
	.mmi
	addl r37 = 3000, r0
	addl r32 = 7, r0
	mov r38 = r0
	;;
	.mmi
	mov r51 = r0
	mov r39 = r0
	nop 0
	.mmi
	adds r36 = 116, r12
	adds r41 = 188, r12
	adds r47 = 192, r12
	;;
	.mmi
	nop 0
	.savesp ar.lc, 216
	st8 [r16] = r18, 24
	nop 0
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC7)
	.mlx
	nop 0
	movl r56 = @gprel(.LC8)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC9)
	.mlx
	nop 0
	movl r56 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC4)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r14 = r12
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC11)
	.mlx
	adds r46 = 160, r14
	movl r50 = @gprel(.LC44)
	;;
	.mlx
	add r57 = r1, r57
	movl r40 = @gprel(parts.0#)
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mib
	mov r56 = r57
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r55
	movl r15 = 5270498306774157605
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC12)
	.mlx
	setf.sig f2 = r15
	movl r56 = @gprel(.LC13)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r55
	movl r14 = -3689348814741910323
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC14)
	.mlx
	setf.sig f3 = r14
	movl r56 = @gprel(.LC15)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC16)
	.mlx
	nop 0
	movl r56 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC45)
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	.mlx
	addl r49 = @ltoffx(__loc1#), r1
	movl r56 = @gprel(.LC19)
	;;
	.mmi
	add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	.mmb
	ld8.mov r49 = [r49], __loc1#
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC20)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC23)
	.mlx
	nop 0
	movl r57 = @gprel(.LC22)
	;;
	.mib
	add r56 = r1, r56
	add r57 = r1, r57
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC25)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC26)
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC28)
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC30)
	.mlx
	nop 0
	movl r56 = @gprel(.LC31)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC32)
	.mlx
	nop 0
	movl r56 = @gprel(.LC33)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC34)
	.mlx
	nop 0
	movl r56 = @gprel(.LC35)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC6)
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r55
	mov r59 = r0
	mov r56 = r33
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC37)
	.mlx
	nop 0
	movl r57 = @gprel(.LC38)
	;;
	.mib
	add r58 = r1, r58
	add r57 = r1, r57
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addp4 r35 = 0,r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC39)
	.mmi
	nop 0
	mov r56 = r35
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addp4 r57 = 0,r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC40)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r56 = r35
	mov r1 = r55
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC41)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	mov r1 = r55
	addp4 r35 = 0,r8
	mov r61 = r52
	.mmi
	mov r60 = r0
	mov r59 = r0
	mov r58 = r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC42)
	.mmi
	nop 0
	mov r56 = r35
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r52
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC43)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	mov r56 = r35
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r1 = r55
	.mmi
	addp4 r57 = 0,r33
	st4 [r34] = r0
	addl r16 = 3584, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov ar.lc = 3
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r42] = r0
	nop 0
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
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
	.align 32
.L11:
	.mmi
	sub r16 = r16, r32
	nop 0
	adds r14 = 16, r12
	;;
	.mii
	shladd r16 = r16, 2, r0
	mov r56 = r14
	;;
	add r14 = r16, r32
	;;
	.mii
	nop 0
	dep.z r15 = r14, 9, 23
	;;
	sub r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r32
	nop 0
	;;
	.mib
	addl r32 = 12345, r2
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mii
	nop 0
	dep.z r16 = r32, 9, 23
	mov r1 = r55
	;;
	.mii
	sub r15 = r16, r32
	nop 0
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r15 = r15, r32
	;;
	nop 0
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r14, r32
	;;
	addl r14 = 12345, r2
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 16, 16
	br.cloop.sptk.few .L24
	;;
.L31:
	.mii
	sub r14 = r34, r46
	mov r17 = r34
	;;
	andcm r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L12:
	.mmi
	sub r14 = r16, r32
	addp4 r18 = 0,r17
	adds r17 = 1, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 9, 23
	;;
	sub r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r32
	nop 0
	;;
	.mmi
	addl r32 = 12345, r2
	;;
	nop 0
	extr.u r14 = r32, 16, 16
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	dep.z r16 = r32, 9, 23
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mii
	getf.sig r15 = f6
	nop 0
	;;
	shr.u r19 = r15, 2
	.mmi
	and r15 = -4, r15
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r50, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r18] = r14
	nop 0
	br.cloop.sptk.few .L12
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r57 = r0
	;;
	.mib
	mov r56 = r14
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	addp4 r33 = 0,r8
	mov r1 = r55
	mov r57 = r34
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r56 = r33
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	adds r15 = 16, r12
	addp4 r35 = 0,r8
	nop 0
	.mmi
	mov r1 = r55
	addl r58 = 1, r0
	mov r56 = r36
	;;
	.mib
	mov r57 = r15
	nop 0
	br.call.sptk.many b0 = regcomp#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	mov r59 = r41
	.mmi
	addl r58 = 1, r0
	mov r57 = r34
	mov r56 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regexec#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r35
	cmp4.eq p8, p9 = 0, r8
	mov r1 = r55
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	cmp4.ne p6, p7 = r14, r8
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	;;
	.mib
	nop 0
	add r39 = r39, r14
	(p7) br.cond.dpnt .L30
.L14:
	.mib
	adds r52 = 1, r38
	cmp4.ltu p6, p7 = 4, r38
	(p6) br.cond.dptk .L17
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p6, p7 = 0, r35
	sub r60 = r35, r34
	.mmb
	mov r58 = r34
	mov r56 = r48
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	ld4 r59 = [r49]
	mov r57 = r14
	.mmi
	ld4 r62 = [r47]
	;;
	sub r59 = r59, r34
	nop 0
	.mmb
	ld4 r61 = [r41]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L17:
	.mmi
	mov r56 = r36
	nop 0
	adds r37 = -1, r37
	.mmb
	mov r38 = r52
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mib
	mov r1 = r55
	mov r56 = r33
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L19
.L32:
	.mii
	nop 0
	dep.z r16 = r32, 9, 23
	nop 0
	.mmi
	st4 [r34] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmb
	sub r15 = r16, r32
	st4 [r44] = r0
	nop 0
	.mii
	st4 [r43] = r0
	mov ar.lc = 3
	;;
	shladd r15 = r15, 2, r0
	.mmi
	st4 [r42] = r0
	;;
	add r15 = r15, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 9, 23
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r32
	nop 0
	;;
	.mmi
	addl r14 = 12345, r2
	;;
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	extr.u r14 = r14, 16, 16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 1
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	adds r15 = 16, r12
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st8 [r15] = r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	add r14 = r40, r14
	;;
	ld4 r57 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	addp4 r57 = 0,r57
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
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br .L11
.L24:
	.mii
	nop 0
	extr.u r15 = r14, 1, 15
	sub r16 = r16, r32
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	shladd r16 = r16, 2, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 1
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r40, r14
	;;
	ld4 r57 = [r14]
	adds r14 = 16, r12
	;;
	.mmi
	mov r56 = r14
	add r14 = r16, r32
	addp4 r57 = 0,r57
	;;
	.mii
	nop 0
	dep.z r15 = r14, 9, 23
	;;
	sub r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r32
	nop 0
	;;
	.mib
	addl r32 = 12345, r2
	nop 0
	br.call.sptk.many b0 = strcat#
	;;
	.mii
	nop 0
	dep.z r16 = r32, 9, 23
	mov r1 = r55
	;;
	.mii
	sub r15 = r16, r32
	nop 0
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r15 = r15, r32
	;;
	nop 0
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r2 = r14, r32
	;;
	addl r14 = 12345, r2
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 16, 16
	br.cloop.sptk.few .L24
	.mib
	nop 0
	nop 0
	br .L31
.L30:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mmi
	ld4 r14 = [r49]
	ld4 r15 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	.mmi
	sub r14 = r35, r34
	ld4 r15 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	.align 32
.L15:
	.mmi
	mov r56 = r36
	nop 0
	adds r37 = -1, r37
	.mmb
	adds r51 = 1, r51
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mib
	mov r1 = r55
	mov r56 = r33
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dptk .L32
	;;
.L19:
	.mlx
	nop 0
	movl r56 = @gprel(.LC46)
	.mmi
	mov r58 = r39
	nop 0
	mov r57 = r51
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r55
	nop 0
	.mmi
	adds r19 = 216, r12
	adds r20 = 224, r12
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r54
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r58 = 1, r0
	.mmi
	mov r56 = r36
	nop 0
	adds r52 = 1, r38
	;;
	.mib
	mov r57 = r14
	nop 0
	br.call.sptk.many b0 = regcomp#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	mov r59 = r41
	.mmi
	addl r58 = 1, r0
	mov r57 = r34
	mov r56 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regexec#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r8
	mov r1 = r55
	cmp4.geu p6, p7 = 4, r38
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r39 = r39, r14
	(p7) br.cond.dptk .L17
.L22:
	.mmi
	adds r14 = 16, r12
	addl r59 = -1, r0
	addl r60 = -1, r0
	.mmi
	ld4 r62 = [r47]
	mov r58 = r34
	mov r56 = r48
	;;
	.mib
	ld4 r61 = [r41]
	mov r57 = r14
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L17
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC47:
	stringz	"."
	.align 8
.LC48:
	stringz	"[ab]"
	.align 8
.LC49:
	stringz	"[^a]"
	.align 8
.LC50:
	stringz	"a*"
	.align 8
.LC51:
	stringz	"b+"
	.align 8
.LC52:
	stringz	"(ab)"
	.align 8
.LC53:
	stringz	"(a.)"
	.align 8
.LC54:
	stringz	"a{2}"
	.align 8
.LC55:
	stringz	"[bc]{1,3}"
	.align 8
.LC56:
	stringz	".*"
	.align 8
.LC57:
	stringz	"c"
	.align 8
.LC58:
	stringz	"(b(a)*)+"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	parts.0#, @object
	.size	parts.0#, 56
parts.0:
	data4	.LC4
	data4	.LC38
	data4	.LC47
	data4	.LC48
	data4	.LC49
	data4	.LC50
	data4	.LC51
	data4	.LC52
	data4	.LC53
	data4	.LC54
	data4	.LC55
	data4	.LC56
	data4	.LC57
	data4	.LC58
	.global regfree#
	.type	regfree#, @function
	.global regexec#
	.type	regexec#, @function
	.global regcomp#
	.type	regcomp#, @function
	.global strcat#
	.type	strcat#, @function
	.global free#
	.type	free#, @function
	.global printf#
	.type	printf#, @function
	.global regex#
	.type	regex#, @function
	.global regcmp#
	.type	regcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
