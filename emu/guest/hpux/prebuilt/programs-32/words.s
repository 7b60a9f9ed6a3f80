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
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r43 = 12, r0
	mov r42 = r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r33
	nop 0
	mov r41 = r32
	;;
	.mib
	mov r42 = r15
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r32
	nop 0
	.mmi
	mov r35 = r8
	shladd r14 = r8, 2, r0
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
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.6#)
	.mmi
	mov r34 = r0
	adds r36 = 20, r12
	sxt4 r14 = r14
	;;
	.mlx
	add r15 = r1, r15
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	add r37 = r1, r37
	;;
	.mib
	ld4 r43 = [r14]
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
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mmi
	shladd r15 = r34, 2, r0
	ld4 r14 = [r36]
	mov r41 = r37
	.mmi
	adds r34 = 1, r34
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r42 = [r14]
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
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L5
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	nop 0
.L4:
	.mlx
	ld4 r15 = [r36]
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	addp4 r14 = r14, r15
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
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
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r41 = r14
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
	adds r12 = 16, r12
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
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r32 = @gprel(files.1#)
	;;
	.mmi
	adds r15 = 16, r12
	adds r14 = 24, r12
	adds r16 = 16, r12
	.mlx
	add r32 = r1, r32
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	mov r39 = r15
	add r34 = r1, r34
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mlx
	nop 0
	movl r15 = 7163383321423999588
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 8299386824776243288
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 3419478345680712293
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r14 = 16, r12
	mov r1 = r37
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	mov r39 = r14
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
	.mmi
	addp4 r14 = 0,r32
	mov r40 = r34
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mib
	mov r1 = r37
	addp4 r39 = 0,r8
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
	.mmi
	addp4 r14 = 0,r32
	mov r40 = r0
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
	nop 0
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
	adds r32 = 44, r12
	adds r34 = 48, r12
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
	adds r14 = 52, r12
	nop 0
	.mmi
	addl r15 = 2, r0
	mov r40 = r32
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mmi
	nop 0
	st4 [r14] = r15
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
	mov r40 = r32
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
	nop 0
	ld4 r14 = [r34]
	mov r1 = r37
	.mmi
	nop 0
	ld4 r40 = [r32]
	nop 0
	;;
	.mlx
	addp4 r14 = 0,r14
	movl r39 = @gprel(.LC18)
	;;
	.mmi
	ld4 r19 = [r14]
	adds r18 = 20, r14
	adds r17 = 4, r14
	.mmi
	adds r15 = 12, r14
	adds r16 = 16, r14
	adds r14 = 8, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r19
	ld4 r18 = [r18]
	add r39 = r1, r39
	.mmi
	ld4 r17 = [r17]
	;;
	cmp4.eq p8, p9 = 0, r17
	(p6) addl r41 = 1, r0
	.mmi
	ld4 r44 = [r15]
	ld4 r43 = [r14]
	nop 0
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	cmp4.eq p6, p7 = 0, r18
	.mmi
	ld4 r45 = [r16]
	nop 0
	(p8) addl r42 = 1, r0
	;;
	.mmi
	(p6) addl r46 = 1, r0
	nop 0
	(p9) mov r42 = r0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 3, r0
	mov r40 = r32
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
	shladd r14 = r8, 2, r0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.6#)
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	(p7) add r15 = r1, r15
	.mmi
	add r40 = r1, r40
	;;
	(p7) add r14 = r15, r14
	addp4 r40 = 0,r40
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mmi
	(p7) ld4 r40 = [r14]
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) addp4 r40 = 0,r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	ld4 r40 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r32
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
	nop 0
	ld4 r14 = [r34]
	mov r1 = r37
	.mmi
	nop 0
	ld4 r40 = [r32]
	nop 0
	;;
	.mlx
	addp4 r14 = 0,r14
	movl r39 = @gprel(.LC23)
	;;
	.mmi
	adds r14 = 8, r14
	nop 0
	add r39 = r1, r39
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r32
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
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	mov r39 = r15
	nop 0
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
	adds r12 = 48, r12
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
	adds r12 = 48, r12
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
	.align 4
	.type	CSWTCH.6#, @object
	.size	CSWTCH.6#, 24
CSWTCH.6:
	data4	.LC29
	data4	.LC30
	data4	.LC31
	data4	.LC32
	data4	.LC0
	data4	.LC33
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
	.align 4
	.type	texts.0#, @object
	.size	texts.0#, 284
texts.0:
	data4	.LC34
	data4	.LC35
	data4	.LC36
	data4	.LC37
	data4	.LC38
	data4	.LC39
	data4	.LC40
	data4	.LC41
	data4	.LC42
	data4	.LC43
	data4	.LC44
	data4	.LC45
	data4	.LC46
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
	data4	.LC59
	data4	.LC60
	data4	.LC61
	data4	.LC62
	data4	.LC63
	data4	.LC64
	data4	.LC65
	data4	.LC66
	data4	.LC67
	data4	.LC68
	data4	.LC69
	data4	.LC70
	data4	.LC71
	data4	.LC72
	data4	.LC73
	data4	.LC74
	data4	.LC75
	data4	.LC76
	data4	.LC77
	data4	.LC78
	data4	.LC79
	data4	.LC80
	data4	.LC81
	data4	.LC82
	data4	.LC83
	data4	.LC84
	data4	.LC85
	data4	.LC86
	data4	.LC87
	data4	.LC88
	data4	.LC89
	data4	.LC90
	data4	.LC91
	data4	.LC92
	data4	.LC93
	data4	.LC94
	data4	.LC95
	data4	.LC96
	data4	.LC97
	data4	.LC98
	data4	.LC99
	data4	.LC100
	data4	.LC101
	data4	.LC102
	data4	.LC103
	data4	.LC104
	.align 4
	.type	files.1#, @object
	.size	files.1#, 20
files.1:
	data4	.LC24
	data4	.LC25
	data4	.LC26
	data4	.LC27
	data4	.LC28
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
