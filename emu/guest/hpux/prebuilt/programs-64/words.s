// 78c9e6ad89bc02c3d0e3082ec752dddf guest-tests/hpux/host/words.c
	.file	"words.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"?"
	.align 8
.LC1:
	stringz	"{%s} %s"
	.align 8
.LC2:
	stringz	" [%s]"
	.align 8
.LC3:
	stringz	" no end"
	.align 8
.LC4:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	adds r41 = 16, r12
	.mmb
	addl r43 = 24, r0
	mov r42 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r32
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r32
	nop 0
	.mmi
	mov r35 = r8
	addp4 r14 = r8, r0
	cmp4.geu p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L3:
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L2:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.6#)
	.mlx
	shladd r14 = r14, 3, r0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r37 = r1, r37
	.mii
	mov r34 = r0
	adds r36 = 24, r12
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmb
	cmp4.ne p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mmi
	shladd r15 = r34, 3, r0
	ld8 r14 = [r36]
	mov r41 = r37
	.mmi
	adds r34 = 1, r34
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L5
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	nop 0
.L4:
	.mlx
	ld8 r15 = [r36]
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L6:
	.mib
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = wordfree#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"w"
	.align 8
.LC6:
	stringz	"EMPTY="
	.align 8
.LC7:
	stringz	"TWO=one two"
	.align 8
.LC8:
	stringz	"PATH_=/usr/local/bin"
	.align 8
.LC9:
	stringz	"HOME=/home/me"
	.align 8
.LC10:
	stringz	"$NOWHERE"
	.align 8
.LC11:
	stringz	"`echo`"
	.align 8
.LC12:
	stringz	"$(echo)"
	.align 8
.LC13:
	stringz	"IFS=:"
	.align 8
.LC14:
	stringz	"LIST=a:b::c d"
	.align 8
.LC15:
	stringz	"$LIST"
	.align 8
.LC16:
	stringz	"a b"
	.align 8
.LC17:
	stringz	"c"
	.align 8
.LC18:
	stringz	"%d: %d %d %s %s %s %d\n"
	.align 8
.LC19:
	stringz	"a ("
	.align 8
.LC20:
	stringz	"error %s"
	.align 8
.LC21:
	stringz	" %d\n"
	.align 8
.LC22:
	stringz	"d"
	.align 8
.LC23:
	stringz	"%d %s\n"
	.align 8
.LC24:
	stringz	"fa.x"
	.align 8
.LC25:
	stringz	"fb.x"
	.align 8
.LC26:
	stringz	"a.x"
	.align 8
.LC27:
	stringz	"b.x"
	.align 8
.LC28:
	stringz	".hidden"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 8, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r32 = @gprel(files.1#)
	;;
	.mmi
	adds r14 = 24, r12
	adds r39 = 16, r12
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mlx
	add r32 = r1, r32
	movl r15 = 7163383321423999588
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 8299386824776243288
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 3419478345680712293
	.mmi
	add r34 = r1, r34
	;;
	st8 [r39] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	adds r39 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmb
	mov r33 = r8
	mov r1 = r37
	nop 0
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov ar.lc = 4
	(p6) br.cond.dpnt .L19
	.align 32
.L20:
	.mib
	ld8 r39 = [r32], 8
	mov r40 = r34
	br.call.sptk.many b0 = fopen#
	;;
	.mib
	mov r1 = r37
	mov r39 = r8
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L20
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r32 = @gprel(texts.0#)
	;;
	.mib
	add r39 = r1, r39
	add r32 = r1, r32
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov ar.lc = 70
	.align 32
.L21:
	.mib
	ld8 r39 = [r32], 8
	mov r40 = r0
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L21
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mmi
	addl r40 = 32, r0
	nop 0
	adds r32 = 56, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 4, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 4, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 64, r12
	nop 0
	.mmi
	addl r15 = 2, r0
	adds r40 = 48, r12
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 3, r0
	adds r40 = 48, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r37
	adds r20 = 48, r12
	;;
	.mmi
	adds r19 = 40, r14
	adds r18 = 8, r14
	adds r17 = 32, r14
	.mmi
	adds r16 = 24, r14
	ld8 r20 = [r20]
	adds r15 = 16, r14
	;;
	.mlx
	ld8 r19 = [r19]
	movl r39 = @gprel(.LC18)
	.mmi
	mov r40 = r20
	ld8 r18 = [r18]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r19
	ld8 r14 = [r14]
	cmp.eq p8, p9 = 0, r18
	.mmi
	add r39 = r1, r39
	ld8 r43 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r46 = 1, r0
	ld8 r45 = [r17]
	(p8) addl r42 = 1, r0
	.mmi
	ld8 r44 = [r16]
	;;
	(p7) mov r46 = r0
	cmp.eq p6, p7 = 0, r14
	.mmi
	(p9) mov r42 = r0
	;;
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 3, r0
	adds r40 = 48, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r37
	cmp4.ltu p6, p7 = 5, r8
	addp4 r14 = r8, r0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.6#)
	.mlx
	(p7) shladd r14 = r14, 3, r0
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r15 = r1, r15
	add r40 = r1, r40
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mmi
	(p7) add r14 = r15, r14
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 48, r12
	;;
	.mlx
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC21)
	;;
	.mib
	mov r40 = r14
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r40 = 48, r12
	addl r41 = 10, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r37
	ld8 r14 = [r32]
	adds r15 = 48, r12
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	.mlx
	ld8 r15 = [r15]
	movl r39 = @gprel(.LC23)
	;;
	.mmi
	mov r40 = r15
	ld8 r41 = [r14]
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	adds r39 = 48, r12
	br.call.sptk.many b0 = wordfree#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	adds r39 = 16, r12
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L19:
	.body
	.copy_state 1
	.mmi
	addl r33 = 1, r0
	;;
	mov r8 = r33
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"ok"
	.align 8
.LC30:
	stringz	"BADCHAR"
	.align 8
.LC31:
	stringz	"BADVAL"
	.align 8
.LC32:
	stringz	"CMDSUB"
	.align 8
.LC33:
	stringz	"SYNTAX"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	CSWTCH.6#, @object
	.size	CSWTCH.6#, 48
CSWTCH.6:
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC0
	data8	.LC33
	.section	.rodata.str1.8
	.align 8
.LC34:
	stringz	""
	.align 8
.LC35:
	stringz	"  "
	.align 8
.LC36:
	stringz	"one"
	.align 8
.LC37:
	stringz	" one  two\tthree "
	.align 8
.LC38:
	stringz	"'a b' \"c d\""
	.align 8
.LC39:
	stringz	"a\\ b"
	.align 8
.LC40:
	stringz	"'it'\"'\"'s'"
	.align 8
.LC41:
	stringz	"\"\""
	.align 8
.LC42:
	stringz	"''"
	.align 8
.LC43:
	stringz	"a''b"
	.align 8
.LC44:
	stringz	"$EMPTY"
	.align 8
.LC45:
	stringz	"x$EMPTY"
	.align 8
.LC46:
	stringz	"$TWO"
	.align 8
.LC47:
	stringz	"\"$TWO\""
	.align 8
.LC48:
	stringz	"$TWO$TWO"
	.align 8
.LC49:
	stringz	"a${TWO}b"
	.align 8
.LC50:
	stringz	"${NONE}"
	.align 8
.LC51:
	stringz	"${NONE:-default}"
	.align 8
.LC52:
	stringz	"${NONE-default}"
	.align 8
.LC53:
	stringz	"${EMPTY:-default}"
	.align 8
.LC54:
	stringz	"${EMPTY-default}"
	.align 8
.LC55:
	stringz	"${TWO:+set}"
	.align 8
.LC56:
	stringz	"${NONE:+set}"
	.align 8
.LC57:
	stringz	"${NONE:=assigned} $NONE"
	.align 8
.LC58:
	stringz	"${#TWO}"
	.align 8
.LC59:
	stringz	"${PATH_%/*}"
	.align 8
.LC60:
	stringz	"\"${NONE2:-$TWO}\""
	.align 8
.LC61:
	stringz	"$((1 + 2 * 3))"
	.align 8
.LC62:
	stringz	"$(( (1 + 2) * 3 ))"
	.align 8
.LC63:
	stringz	"$((7 / 2)) $((-7 / 2))"
	.align 8
.LC64:
	stringz	"x$((10 - 4 - 3))y"
	.align 8
.LC65:
	stringz	"~"
	.align 8
.LC66:
	stringz	"~/x"
	.align 8
.LC67:
	stringz	"a~"
	.align 8
.LC68:
	stringz	"'~'"
	.align 8
.LC69:
	stringz	"\\$TWO"
	.align 8
.LC70:
	stringz	"\"\\$TWO \\\" \\\\ \\a\""
	.align 8
.LC71:
	stringz	"\"a'b'c\""
	.align 8
.LC72:
	stringz	"'$TWO'"
	.align 8
.LC73:
	stringz	"a|b"
	.align 8
.LC74:
	stringz	"a&"
	.align 8
.LC75:
	stringz	";"
	.align 8
.LC76:
	stringz	"<x"
	.align 8
.LC77:
	stringz	"a>b"
	.align 8
.LC78:
	stringz	"("
	.align 8
.LC79:
	stringz	"a{b"
	.align 8
.LC80:
	stringz	"'open"
	.align 8
.LC81:
	stringz	"\"open"
	.align 8
.LC82:
	stringz	"${TWO"
	.align 8
.LC83:
	stringz	"$(echo"
	.align 8
.LC84:
	stringz	"'|&;'"
	.align 8
.LC85:
	stringz	"\\|"
	.align 8
.LC86:
	stringz	"${ARRAY!}"
	.align 8
.LC87:
	stringz	"$"
	.align 8
.LC88:
	stringz	"a$"
	.align 8
.LC89:
	stringz	"$ a"
	.align 8
.LC90:
	stringz	"f*"
	.align 8
.LC91:
	stringz	"'f'*"
	.align 8
.LC92:
	stringz	"f?.x"
	.align 8
.LC93:
	stringz	"[ab]*.x"
	.align 8
.LC94:
	stringz	"nothing*"
	.align 8
.LC95:
	stringz	"\"f*\""
	.align 8
.LC96:
	stringz	"f\\*"
	.align 8
.LC97:
	stringz	"\"$STAR\""
	.align 8
.LC98:
	stringz	"fa.x f*"
	.align 8
.LC99:
	stringz	"$(echo a b)"
	.align 8
.LC100:
	stringz	"x\"$(echo a  b)\"y"
	.align 8
.LC101:
	stringz	"`echo \\`echo in\\``"
	.align 8
.LC102:
	stringz	"$(echo; echo a; echo)"
	.align 8
.LC103:
	stringz	"$(printf '%s' \"$TWO\")"
	.align 8
.LC104:
	stringz	"$(exit 3)z"
	.section	.data.rel.ro.local
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 568
texts.0:
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
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
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC84
	data8	.LC85
	data8	.LC86
	data8	.LC87
	data8	.LC88
	data8	.LC89
	data8	.LC90
	data8	.LC91
	data8	.LC92
	data8	.LC93
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	data8	.LC99
	data8	.LC100
	data8	.LC101
	data8	.LC102
	data8	.LC103
	data8	.LC104
	.align 8
	.type	files.1#, @object
	.size	files.1#, 40
files.1:
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	.global rmdir#
	.type	rmdir#, @function
	.global unlink#
	.type	unlink#, @function
	.global putenv#
	.type	putenv#, @function
	.global fclose#
	.type	fclose#, @function
	.global fopen#
	.type	fopen#, @function
	.global chdir#
	.type	chdir#, @function
	.global mkdtemp#
	.type	mkdtemp#, @function
	.global wordfree#
	.type	wordfree#, @function
	.global printf#
	.type	printf#, @function
	.global wordexp#
	.type	wordexp#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
