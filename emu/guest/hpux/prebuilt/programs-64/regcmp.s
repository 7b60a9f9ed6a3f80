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
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 5, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	adds r15 = 64, r12
	adds r14 = 24, r12
	adds r36 = 56, r12
	.mmi
	mov r41 = r0
	;;
	st8 [r15] = r0
	adds r15 = 72, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r15] = r0
	adds r15 = 80, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r15] = r0
	adds r15 = 88, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r15] = r0
	adds r15 = 16, r12
	.mmi
	st8 [r14] = r0
	;;
	st8 [r15] = r0
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r39
	adds r43 = 16, r12
	.mmb
	mov r34 = r8
	mov r42 = r36
	(p7) br.cond.dpnt .L8
	;;
	.mib
	mov r41 = r33
	mov r40 = r8
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
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
	adds r44 = 16, r12
	.mmb
	mov r43 = r36
	sub r42 = r35, r33
	(p6) br.cond.dpnt .L4
	;;
	.mlx
	addl r14 = @ltoffx(__loc1#), r1
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	ld8.mov r14 = [r14], __loc1#
	nop 0
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	ld8 r41 = [r14]
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
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 20, 7, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 256
	adds r12 = -256, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r51 = r1
	movl r53 = @gprel(.LC5)
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2
	movl r52 = @gprel(.LC6)
	;;
	.mmi
	adds r34 = 168, r12
	add r53 = r1, r53
	.save rp, r49
	mov r49 = b0
	.mmi
	add r52 = r1, r52
	adds r42 = 176, r12
	adds r41 = 184, r12
	;;
	.mmi
	addl r36 = 3000, r0
	addl r32 = 7, r0
	mov r37 = r0
	.mmi
	mov r47 = r0
	mov r38 = r0
	adds r39 = 208, r12
	;;
	.mmi
	adds r43 = 212, r12
	;;
	.savesp ar.lc, 232
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
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC44)
	.mmi
	add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(parts.0#)
	.mmi
	add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r51
	movl r14 = 5270498306774157605
	.mlx
	nop 0
	movl r15 = -3689348814741910323
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	.mmi
	setf.sig f2 = r14
	setf.sig f3 = r15
	nop 0
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mib
	mov r52 = r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC12)
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC45)
	.mmi
	add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC14)
	.mlx
	addl r45 = @ltoffx(__loc1#), r1
	movl r52 = @gprel(.LC15)
	;;
	.mmi
	add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	.mmb
	ld8.mov r45 = [r45], __loc1#
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC18)
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC24)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r52 = @gprel(.LC25)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC26)
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC28)
	.mlx
	nop 0
	movl r52 = @gprel(.LC29)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC30)
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC32)
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC34)
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC6)
	.mlx
	nop 0
	movl r52 = @gprel(.LC36)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r55 = r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC37)
	.mlx
	nop 0
	movl r53 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC4)
	.mmi
	add r54 = r1, r54
	nop 0
	add r53 = r1, r53
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	mov r1 = r51
	mov r33 = r8
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC39)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC40)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r52 = r33
	mov r1 = r51
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC41)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	mov r1 = r51
	adds r57 = 188, r12
	mov r56 = r0
	.mmi
	mov r55 = r0
	mov r54 = r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC42)
	.mmi
	nop 0
	mov r52 = r8
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r53 = 188, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC43)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	mov r52 = r33
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r51
	adds r15 = 16, r12
	.mmi
	st8 [r34] = r0
	st8 [r42] = r0
	addl r16 = 3584, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov ar.lc = 3
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	add r53 = r1, r53
	.mmi
	st4 [r41] = r0
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
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
	.align 32
.L11:
	.mii
	sub r16 = r16, r32
	adds r52 = 16, r12
	;;
	shladd r16 = r16, 2, r0
	;;
	.mmi
	add r14 = r16, r32
	;;
	nop 0
	dep.z r15 = r14, 9, 23
	;;
	.mmi
	sub r14 = r15, r14
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
	nop 0
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
	mov r1 = r51
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
	.mmi
	nop 0
	mov r17 = r34
	mov ar.lc = 11
	.align 32
.L12:
	.mmi
	sub r14 = r16, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r15 = r14, 9, 23
	;;
	.mmi
	sub r14 = r15, r14
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
	addl r32 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r32, 16, 16
	nop 0
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
	shr.u r18 = r15, 2
	.mmi
	and r15 = -4, r15
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	add r14 = r46, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L12
	.mib
	mov r53 = r0
	adds r52 = 16, r12
	br.call.sptk.many b0 = regcmp#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r51
	mov r33 = r8
	.mmb
	mov r53 = r34
	mov r52 = r8
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regex#
	;;
	.mmi
	mov r1 = r51
	mov r35 = r8
	addl r54 = 1, r0
	.mmb
	adds r53 = 16, r12
	adds r52 = 120, r12
	br.call.sptk.many b0 = regcomp#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r0
	mov r55 = r39
	.mmi
	addl r54 = 1, r0
	mov r53 = r34
	adds r52 = 120, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regexec#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	cmp4.eq p10, p11 = 0, r8
	mov r1 = r51
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	cmp4.ne p8, p9 = r14, r8
	(p10) addl r14 = 1, r0
	;;
	(p11) mov r14 = r0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	(p9) br.cond.dpnt .L30
.L14:
	.pred.rel.mutex p6, p7
	.mib
	adds r48 = 1, r37
	cmp4.ltu p8, p9 = 4, r37
	(p8) br.cond.dptk .L17
	.mmi
	sub r56 = r35, r34
	mov r54 = r34
	nop 0
	.mmb
	adds r53 = 16, r12
	mov r52 = r44
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld8 r55 = [r45]
	ld4 r58 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	sub r55 = r55, r34
	nop 0
	.mmb
	ld4 r57 = [r39]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L17:
	.mmi
	adds r52 = 120, r12
	nop 0
	adds r36 = -1, r36
	.mmb
	mov r37 = r48
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mib
	mov r1 = r51
	mov r52 = r33
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L19
.L32:
	.mii
	nop 0
	dep.z r16 = r32, 9, 23
	nop 0
	.mmi
	st8 [r34] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r32
	st4 [r41] = r0
	mov ar.lc = 3
	;;
	.mmi
	shladd r15 = r15, 2, r0
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
	addp4 r14 = r14, r0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r40, r14
	;;
	ld8 r53 = [r14]
	adds r14 = 24, r12
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
	.mmi
	nop 0
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
	.mmi
	adds r52 = 16, r12
	;;
	setf.sig f6 = r15
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
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r40, r14
	;;
	ld8 r53 = [r14]
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
	mov r1 = r51
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
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r8
	(p8) br.cond.dptk .L15
	;;
	.mmi
	ld8 r14 = [r45]
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	sub r15 = r14, r34
	nop 0
	sxt4 r14 = r16
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r14, r15
	(p8) br.cond.dptk .L14
	.mii
	ld4 r16 = [r43]
	sub r15 = r35, r34
	;;
	sxt4 r14 = r16
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r14, r15
	(p8) br.cond.dptk .L14
	.align 32
.L15:
	.mmi
	adds r52 = 120, r12
	nop 0
	adds r36 = -1, r36
	.mmb
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mib
	mov r1 = r51
	mov r52 = r33
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L32
	;;
.L19:
	.mlx
	nop 0
	movl r52 = @gprel(.LC46)
	.mmi
	mov r54 = r38
	nop 0
	mov r53 = r47
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r51
	nop 0
	.mmi
	adds r19 = 232, r12
	adds r20 = 240, r12
	mov b0 = r49
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r50
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mmi
	addl r54 = 1, r0
	adds r53 = 16, r12
	nop 0
	.mmb
	adds r52 = 120, r12
	adds r48 = 1, r37
	br.call.sptk.many b0 = regcomp#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r0
	mov r55 = r39
	.mmi
	addl r54 = 1, r0
	mov r53 = r34
	adds r52 = 120, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regexec#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r8
	mov r1 = r51
	cmp4.geu p6, p7 = 4, r37
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	(p7) br.cond.dptk .L17
.L22:
	.mmi
	addl r55 = -1, r0
	addl r56 = -1, r0
	mov r54 = r34
	.mmi
	ld4 r58 = [r43]
	adds r53 = 16, r12
	mov r52 = r44
	;;
	.mib
	ld4 r57 = [r39]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
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
	.align 8
	.type	parts.0#, @object
	.size	parts.0#, 112
parts.0:
	data8	.LC4
	data8	.LC38
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
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
