// 869bb7554b1dafadbe78071a73c5b8b8 guest-tests/hpux/host/formats.c
	.file	"formats.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"<%x>"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc narrow#
narrow:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	ld4 r37 = [r32]
	adds r32 = 4, r32
	.mlx
	mov r36 = r1
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	.save rp, r34
	mov r34 = b0
	.body
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L5:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r37
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r37 = [r32], 4
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L5
.L2:
	.mib
	addl r37 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L3:
	.mib
	mov r38 = r37
	mov r37 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r37 = [r32], 4
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L2
	.endp narrow#
	.section	.rodata.str4.8,"aMS",@progbits,4
	.align 8
.LC1:
	stringz	""
	stringz	""
	stringz	"0B"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC2:
	stringz	""
	stringz	""
	stringz	" \254"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%d "
	.section	.rodata.str4.8
	.align 8
.LC4:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	" \254"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%ls"
	.align 8
.LC6:
	stringz	"%d"
	.align 8
.LC7:
	stringz	" %d\n"
	.align 8
.LC8:
	stringz	"%lc"
	.section	.rodata.str4.8
	.align 8
.LC9:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC10:
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"%d %d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc beyond_bytes#
beyond_bytes:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 320
	adds r12 = -320, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r41 = @gprel(.LC1)
	;;
	.mlx
	addl r42 = 9786, r0
	movl r40 = @gprel(.LC2)
	.mlx
	add r41 = r1, r41
	movl r34 = @gprel(.LC6)
	;;
	.mmi
	add r40 = r1, r40
	add r34 = r1, r34
	nop 0
	.mmb
	adds r38 = 16, r12
	addl r39 = 64, r0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r33 = @gprel(.LC7)
	;;
	.mib
	add r33 = r1, r33
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r38 = 16, r12
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC9)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r38 = 272, r12
	.mmi
	addl r39 = 64, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r38 = r34
	nop 0
	mov r39 = r8
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r38 = r33
	mov r1 = r37
	;;
	.mmi
	cmp4.eq p6, p7 = 47, r14
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 8364, r0
	adds r38 = 272, r12
	.mmi
	addl r39 = 64, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r38 = r34
	nop 0
	mov r39 = r8
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r37
	mov r38 = r33
	;;
	.mmi
	cmp4.eq p6, p7 = 47, r14
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r32
	adds r38 = 16, r12
	.mmb
	addl r41 = 123, r0
	addl r39 = 4, r0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 123, r0
	mov r40 = r32
	.mmi
	adds r38 = 16, r12
	mov r33 = r8
	addl r39 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r38 = 16, r12
	.mmi
	mov r32 = r8
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mii
	mov r1 = r37
	extr.u r40 = r32, 31, 1
	mov r39 = r33
	;;
	.mib
	nop 0
	extr.u r41 = r8, 31, 1
	nop 0
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
	.endp beyond_bytes#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"%s %s: %d"
	.align 8
.LC13:
	stringz	" %.17g"
	.align 8
.LC14:
	stringz	" nan"
	.align 8
.LC15:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc scan#
scan:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r15 = 0xbff0000000000000
	.mmi
	adds r14 = 32, r12
	adds r16 = 16, r12
	adds r44 = 24, r12
	;;
	.mmi
	st8 [r44] = r15
	mov r43 = r16
	mov r45 = r14
	.mmi
	st8 [r16] = r15
	adds r36 = 40, r12
	adds r34 = 16, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	.mmi
	mov r43 = r33
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC13)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
.L17:
	.mmi
	ldfd f6 = [r34], 8
	nop 0
	mov r41 = r35
	;;
	.mfi
	getf.d r42 = f6
	fcmp.neq p6, p7 = f6, f6
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = r36, r34
	(p6) br.cond.dptk .L17
	;;
.L21:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
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
	;;
.L15:
	.body
	.copy_state 1
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = r36, r34
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L21
	.endp scan#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"%[a-h]%[^,], %s"
	.align 8
.LC17:
	stringz	"hello, world"
	.align 8
.LC18:
	stringz	"%d %s %s\n"
	.align 8
.LC19:
	stringz	"[%[]x]%[]-]%c"
	.align 8
.LC20:
	stringz	"[x]-y"
	.align 8
.LC21:
	stringz	"%d\n"
	.align 8
.LC22:
	stringz	"%[]a]%[b-]%c"
	.align 8
.LC23:
	stringz	"a]b-c"
	.align 8
.LC24:
	stringz	"%d %s %s %c\n"
	.align 8
.LC25:
	stringz	"%d%% %2c"
	.align 8
.LC26:
	stringz	"100% ab"
	.align 8
.LC27:
	stringz	"%ls %3lc"
	.align 8
.LC28:
	stringz	"wide text"
	.section	.rodata.str4.8
	.align 8
.LC29:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"i"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"["
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"["
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"z"
	stringz	""
	stringz	""
	stringz	"]"
	stringz	""
	stringz	""
	stringz	"]"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC30:
	stringz	""
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"w"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"r"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"w"
	stringz	""
	stringz	""
	stringz	"i"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"["
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"t"
	stringz	""
	stringz	""
	stringz	"]"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"%d %s %s "
	.section	.rodata.str4.8
	.align 8
.LC32:
	stringz	""
	stringz	""
	stringz	" \254"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"["
	stringz	""
	stringz	"0@"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	"0P"
	stringz	""
	stringz	""
	stringz	"]"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC33:
	stringz	""
	stringz	""
	stringz	" \254"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	"0B"
	stringz	""
	stringz	"0D"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC34:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC35:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"%d %s\n"
	.align 8
.LC37:
	stringz	"%c"
	.align 8
.LC38:
	stringz	""
	.align 8
.LC39:
	stringz	"y"
	.align 8
.LC40:
	stringz	"x"
	.section	.rodata.str4.8
	.align 8
.LC41:
	stringz	""
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	"%d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc scanned_texts#
scanned_texts:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 8, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r39 = @gprel(.LC21)
	;;
	.mmi
	adds r15 = 384, r12
	adds r14 = 344, r12
	adds r33 = 376, r12
	.mlx
	adds r34 = 336, r12
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0
	adds r15 = 392, r12
	.mlx
	adds r14 = 352, r12
	movl r37 = @gprel(.LC38)
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0
	adds r15 = 400, r12
	.mlx
	adds r14 = 360, r12
	movl r36 = @gprel(.LC39)
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0
	adds r15 = 408, r12
	.mmi
	adds r14 = 368, r12
	add r39 = r1, r39
	add r38 = r1, r38
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0
	adds r15 = 420, r12
	.mmi
	addl r14 = 63, r0
	add r37 = r1, r37
	add r36 = r1, r36
	;;
	.mmi
	st1 [r15] = r14
	adds r43 = 176, r12
	addl r45 = 160, r0
	.mmi
	mov r44 = r0
	st8 [r33] = r0
	adds r32 = 416, r12
	;;
	.mib
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	adds r43 = 16, r12
	nop 0
	.mmb
	mov r44 = r0
	addl r45 = 160, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 176, r12
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	mov r45 = r33
	.mmi
	mov r44 = r8
	st4 [r32] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	.mlx
	nop 0
	movl r35 = @gprel(.LC9)
	;;
	.mib
	add r35 = r1, r35
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 420, r12
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r39
	nop 0
	.mmb
	mov r44 = r8
	st4 [r32] = r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 420, r12
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 420, r12
	mov r46 = r34
	.mmi
	mov r45 = r33
	st4 [r32] = r8
	mov r44 = r8
	;;
	.mlx
	ld1 r47 = [r14]
	movl r43 = @gprel(.LC24)
	;;
	.mii
	nop 0
	sxt1 r47 = r47
	add r43 = r1, r43
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r33
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	ld4 r15 = [r32]
	mov r1 = r42
	mov r43 = r39
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r8 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	mov r44 = r8
	nop 0
	.mmb
	st4 [r32] = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r46 = 16, r12
	adds r45 = 176, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r38
	nop 0
	.mmb
	mov r44 = r8
	st4 [r32] = r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	adds r43 = 176, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r42
	mov r50 = r34
	mov r48 = r33
	.mmi
	adds r49 = 176, r12
	adds r47 = 16, r12
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	.mlx
	mov r45 = r32
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = swscanf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	mov r45 = r33
	.mmi
	mov r44 = r8
	st4 [r32] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	adds r43 = 176, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r42
	adds r46 = 176, r12
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = swscanf#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r38
	nop 0
	.mmb
	mov r44 = r8
	st4 [r32] = r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	adds r43 = 176, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r47 = 420, r12
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = swscanf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r33
	.mmi
	mov r44 = r8
	st4 [r32] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 420, r12
	mov r43 = r37
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC37)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r36
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r37
	nop 0
	.mmb
	mov r44 = r36
	mov r34 = r8
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r46 = r8
	.mmi
	mov r45 = r34
	nop 0
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r32
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = swscanf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r32
	.mmi
	mov r44 = r35
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = swscanf#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r8
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp scanned_texts#
	.section	.rodata.str4.8
	.align 8
.LC43:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"/"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC44:
	stringz	""
	stringz	""
	stringz	""
	stringz	"8"
	stringz	""
	stringz	""
	stringz	"/"
	stringz	""
	stringz	""
	stringz	"9"
	stringz	""
	stringz	""
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc scan_with_list.constprop.0#
scan_with_list.constprop.0:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mlx
	.fframe 48
	adds r12 = -48, r12
	movl r45 = @gprel(.LC43)
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r42 = r1
	.mlx
	add r45 = r1, r45
	movl r44 = @gprel(.LC44)
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	add r44 = r1, r44
	nop 0
	adds r46 = 16, r12
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = vswscanf#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp scan_with_list.constprop.0#
	.section	.rodata.str4.8
	.align 8
.LC45:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc with_list.constprop.0#
with_list.constprop.0:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mlx
	.fframe 48
	adds r12 = -48, r12
	movl r46 = @gprel(.LC45)
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	add r46 = r1, r46
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r44 = r32
	.mii
	adds r47 = 24, r12
	addl r45 = 40, r0
	;;
	nop 0
	.mmb
	.mem.offset 16, 0
	st8.spill [r17] = r36
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	br.call.sptk.many b0 = vswprintf#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp with_list.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC46:
	stringz	" %d"
	.align 8
.LC47:
	stringz	"narrow"
	.section	.rodata.str4.8
	.align 8
.LC48:
	stringz	""
	stringz	""
	stringz	""
	stringz	"w"
	stringz	""
	stringz	""
	stringz	"i"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC49:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"\n"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC50:
	stringz	""
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"i"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"\n"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC51:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"\n"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC52:
	stringz	""
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC53:
	stringz	"bytes"
	.section	.rodata.str4.8
	.align 8
.LC54:
	stringz	""
	stringz	""
	stringz	""
	stringz	"v"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC55:
	stringz	" %d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc streams#
streams:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 5, 0
	.fframe 336
	adds r12 = -336, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r35 = @gprel(.LC6)
	;;
	.mmi
	add r35 = r1, r35
	adds r36 = 340, r12
	nop 0
	.mmb
	adds r37 = 336, r12
	adds r33 = 176, r12
	br.call.sptk.many b0 = tmpfile#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	mov r44 = r0
	.mmi
	st4 [r36] = r0
	st4 [r37] = r0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC46)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC21)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r42
	mov r43 = r35
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r42
	mov r43 = r39
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = -1, r0
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r42
	mov r43 = r38
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 17, r0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC47)
	.mlx
	nop 0
	movl r46 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC49)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwprintf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r34
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = fputws#
	;;
	.mmi
	andcm r44 = -1, r8
	mov r1 = r42
	mov r43 = r35
	;;
	.mib
	nop 0
	extr.u r44 = r44, 31, 1
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r32
	.mmb
	addl r43 = 120, r0
	nop 0
	br.call.sptk.many b0 = fputwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r38
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r32
	.mmb
	addl r43 = 10, r0
	nop 0
	br.call.sptk.many b0 = putwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r34
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r46 = 2, r0
	.mmi
	addl r45 = 1, r0
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC51)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwprintf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r45 = r32
	addl r44 = 40, r0
	nop 0
	.mmb
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = fgetws#
	;;
	.mmi
	cmp.eq p6, p7 = r8, r33
	mov r1 = r42
	mov r43 = r34
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = narrow#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = fgetwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r34
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r32
	.mmb
	addl r43 = 83, r0
	nop 0
	br.call.sptk.many b0 = ungetwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r34
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 6, r0
	mov r45 = r32
	nop 0
	.mmb
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = fgetws#
	;;
	.mmi
	cmp.eq p6, p7 = r8, r33
	mov r1 = r42
	mov r43 = r34
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r37
	nop 0
	.mmi
	mov r46 = r36
	adds r45 = 16, r12
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC52)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fwscanf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	adds r43 = 16, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmi
	ld4 r45 = [r37]
	ld4 r44 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = getwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = getwc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r38
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 40, r0
	mov r45 = r32
	nop 0
	.mmb
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = fgetws#
	;;
	.mmi
	cmp.eq p6, p7 = r8, r33
	mov r1 = r42
	mov r43 = r34
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r45 = r32
	addl r44 = 40, r0
	nop 0
	.mmb
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = fgetws#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r42
	mov r43 = r35
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = fgetwc#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r42
	mov r43 = r39
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = feof#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r42
	mov r43 = r38
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r43 = r32
	mov r1 = r42
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = tmpfile#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC53)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = fprintf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r35
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r38
	extr.u r44 = r8, 31, 1
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r46 = 5, r0
	.mmi
	mov r43 = r33
	nop 0
	addl r44 = 40, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC54)
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = with_list.constprop.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r37
	mov r45 = r36
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC43)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = scan_with_list.constprop.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r35
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmi
	ld4 r45 = [r37]
	ld4 r44 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC55)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp streams#
	.section	.rodata.str1.8
	.align 8
.LC56:
	stringz	"12 34 56"
	.align 8
.LC58:
	stringz	"%e|%f|%g|%a"
	.section	.rodata.str4.8
	.align 8
.LC59:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC60:
	stringz	"%E|%F|%G|%A"
	.section	.rodata.str4.8
	.align 8
.LC61:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"E"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"F"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"G"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"A"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC63:
	stringz	"%.0e|%.0f|%.0g|%.0a"
	.section	.rodata.str4.8
	.align 8
.LC64:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC66:
	stringz	"%#.0e|%#.0f|%#.0g|%#.0a"
	.section	.rodata.str4.8
	.align 8
.LC67:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC69:
	stringz	"%+.3e|% .3f|%012.3g|%+020.3a"
	.section	.rodata.str4.8
	.align 8
.LC70:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"+"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"+"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC72:
	stringz	"%-15.1e|%-15.1f|%-15.1g|%-15.1a|"
	.section	.rodata.str4.8
	.align 8
.LC73:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC75:
	stringz	"%#g|%#.3g|%.17g|%.20a"
	.section	.rodata.str4.8
	.align 8
.LC76:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC78:
	stringz	"%.40e|%.60f|%.50g"
	.section	.rodata.str4.8
	.align 8
.LC79:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"4"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"6"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC82:
	stringz	"%.1200f|%.1100e"
	.section	.rodata.str4.8
	.align 8
.LC83:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC84:
	stringz	"%.3000f|%1500.2f|%-1500.2f|"
	.section	.rodata.str4.8
	.align 8
.LC85:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC86:
	stringz	"%f|%E|%010g|%-10a|%+F"
	.section	.rodata.str4.8
	.align 8
.LC87:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"E"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"g"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"+"
	stringz	""
	stringz	""
	stringz	"F"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC89:
	stringz	"%d|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d"
	.section	.rodata.str4.8
	.align 8
.LC90:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"+"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"8"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC91:
	stringz	"%o|%#o|%x|%#x|%X|%#X|%u"
	.section	.rodata.str4.8
	.align 8
.LC92:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"X"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"X"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"u"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC93:
	stringz	"%hhd|%hd|%ld|%lld"
	.section	.rodata.str4.8
	.align 8
.LC94:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC95:
	stringz	"%*d|%-*d|%.*d"
	.section	.rodata.str4.8
	.align 8
.LC96:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"*"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"*"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"*"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC97:
	stringz	"%*d|%.*d|"
	.section	.rodata.str4.8
	.align 8
.LC98:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"*"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"*"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC99:
	stringz	"%%|%c|%3c|%-3c|"
	.section	.rodata.str4.8
	.align 8
.LC100:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC101:
	stringz	"%.0d|%.0x|%#.0o|"
	.section	.rodata.str4.8
	.align 8
.LC102:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"#"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC103:
	stringz	"%jd|%zu|%td"
	.section	.rodata.str4.8
	.align 8
.LC104:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"j"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"z"
	stringz	""
	stringz	""
	stringz	"u"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"t"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC105:
	stringz	"abc"
	.align 8
.LC106:
	stringz	"%s|%5s|%-5s|%.2s|%8.2s"
	.section	.rodata.str4.8
	.align 8
.LC107:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"8"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC108:
	stringz	"%ls|%5ls|%-5ls|%.2ls|%8.2ls"
	.section	.rodata.str4.8
	.align 8
.LC109:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"8"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC110:
	stringz	""
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"y"
	stringz	""
	stringz	""
	stringz	"z"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC111:
	stringz	"%lc|%3lc|%-3lc|%S|%C"
	.section	.rodata.str4.8
	.align 8
.LC112:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"l"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"S"
	stringz	""
	stringz	""
	stringz	"|"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"C"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC113:
	stringz	"abc%n%d"
	.section	.rodata.str4.8
	.align 8
.LC114:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC115:
	stringz	"abcd%hn%d%hhn"
	.section	.rodata.str4.8
	.align 8
.LC116:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"h"
	stringz	""
	stringz	""
	stringz	"n"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC117:
	stringz	"%lf%lf%lf"
	.align 8
.LC118:
	stringz	"1.5 -2e3 .25"
	.align 8
.LC119:
	stringz	"%lf %lf %lf"
	.align 8
.LC120:
	stringz	"inf -Infinity nan"
	.align 8
.LC121:
	stringz	"nAn NAN INF"
	.align 8
.LC122:
	stringz	"%la %le %lg"
	.align 8
.LC123:
	stringz	"0x1.8p3 -0X.8 0xAp-2"
	.align 8
.LC124:
	stringz	"%3lf%2lf%lf"
	.align 8
.LC125:
	stringz	"12345678"
	.align 8
.LC126:
	stringz	"%lf%lf"
	.align 8
.LC127:
	stringz	"1.2.3"
	.align 8
.LC128:
	stringz	"%lf"
	.align 8
.LC129:
	stringz	"infx"
	.align 8
.LC130:
	stringz	"infi 1"
	.align 8
.LC131:
	stringz	"0x"
	.align 8
.LC132:
	stringz	"- 1"
	.align 8
.LC133:
	stringz	"  "
	.align 8
.LC134:
	stringz	"%*lf%lf"
	.align 8
.LC135:
	stringz	"7"
	.align 8
.LC136:
	stringz	"%f"
	.align 8
.LC137:
	stringz	"16777217.0000000001 3.4028236e38"
	.align 8
.LC138:
	stringz	" %.9g\n"
	.align 8
.LC139:
	stringz	"1.00000017881393432617187499"
	.align 8
.LC140:
	stringz	"1.00000017881393432617187501"
	.align 8
.LC141:
	stringz	"1e-45"
	.align 8
.LC142:
	stringz	"%.9g %.9g %.9g\n"
	.align 8
.LC144:
	stringz	"%s %s: %d %d %d %d\n"
	.align 8
.LC145:
	stringz	"%lld %hd %hhd"
	.align 8
.LC146:
	stringz	"-9000000000 70000 300"
	.align 8
.LC147:
	stringz	" %lld %d %d\n"
	.section	.rodata.str4.8
	.align 8
.LC148:
	stringz	""
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	"p"
	stringz	""
	stringz	""
	stringz	"y"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC149:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"Y"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"m"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"H"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC150:
	stringz	""
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"Y"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"m"
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"%"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC151:
	stringz	""
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"6"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"7"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC152:
	stringz	"%.9g"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC57:
	data8	values#+8
	.align 8
.LC62:
	data8	wide_.48#+4
	.align 8
.LC65:
	data8	wide_.46#+4
	.align 8
.LC68:
	data8	wide_.44#+4
	.align 8
.LC71:
	data8	wide_.42#+4
	.align 8
.LC74:
	data8	wide_.40#+4
	.align 8
.LC77:
	data8	wide_.38#+4
	.align 8
.LC80:
	data8	wide_.36#+4
	.align 8
.LC81:
	data8	wide_.34#+4
	.align 8
.LC88:
	data8	wide_.28#+4
	.align 8
.LC143:
	data8	texts.1#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 78
	.mmb
	.save ar.pfs, r79
	alloc r79 = ar.pfs, 0, 49, 8, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 288
	adds r12 = -288, r12
	mov r18 = ar.lc
	;;
	.mmf
	.save.f 0x1
	stf.spill [r17] = f2
	addl r14 = @gprel(.LC57), gp
	mov f2 = f0
	.mii
	mov r80 = r1
	.save rp, r78
	mov r78 = b0
	addl r77 = @gprel(.LC62), gp
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC58)
	.mlx
	nop 0
	movl r44 = @gprel(text_.49#)
	;;
	.mlx
	add r44 = r1, r44
	movl r52 = @gprel(wide_.48#)
	.mlx
	add r68 = r1, r68
	movl r51 = @gprel(wide_.46#)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(wide_.44#)
	.mlx
	nop 0
	movl r49 = @gprel(wide_.42#)
	;;
	.mlx
	getf.d r87 = f2
	movl r48 = @gprel(wide_.40#)
	.mlx
	nop 0
	movl r47 = @gprel(wide_.38#)
	;;
	.mlx
	getf.d r86 = f2
	movl r46 = @gprel(wide_.36#)
	.mlx
	nop 0
	movl r45 = @gprel(wide_.34#)
	;;
	.mlx
	getf.d r85 = f2
	movl r34 = @gprel(.LC36)
	.mlx
	nop 0
	movl r67 = @gprel(.LC59)
	;;
	.mlx
	getf.d r84 = f2
	movl r33 = @gprel(.LC3)
	.mlx
	nop 0
	movl r32 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC60)
	.mlx
	nop 0
	movl r43 = @gprel(text_.47#)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC61)
	.mlx
	nop 0
	movl r64 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(text_.45#)
	.mlx
	nop 0
	movl r63 = @gprel(.LC64)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC66)
	.mlx
	nop 0
	movl r41 = @gprel(text_.43#)
	;;
	.mlx
	.savesp ar.lc, 264
	st8 [r16] = r18, 24
	movl r61 = @gprel(.LC67)
	.mlx
	nop 0
	movl r60 = @gprel(.LC69)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(text_.41#)
	.mlx
	nop 0
	movl r59 = @gprel(.LC70)
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC72)
	.mlx
	nop 0
	movl r39 = @gprel(text_.39#)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC73)
	.mlx
	nop 0
	movl r56 = @gprel(.LC75)
	;;
	.mlx
	ld8 r36 = [r14]
	movl r38 = @gprel(text_.37#)
	.mlx
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	movl r55 = @gprel(.LC76)
	;;
	.mlx
	add r52 = r1, r52
	movl r54 = @gprel(.LC78)
	.mlx
	add r34 = r1, r34
	movl r37 = @gprel(text_.35#)
	;;
	.mlx
	add r67 = r1, r67
	movl r53 = @gprel(.LC79)
	.mmi
	add r33 = r1, r33
	add r51 = r1, r51
	add r50 = r1, r50
	;;
	.mmi
	add r49 = r1, r49
	add r48 = r1, r48
	add r47 = r1, r47
	.mmi
	add r46 = r1, r46
	add r45 = r1, r45
	add r32 = r1, r32
	;;
	.mmi
	add r66 = r1, r66
	add r43 = r1, r43
	add r65 = r1, r65
	.mmi
	addl r76 = @gprel(.LC65), gp
	add r64 = r1, r64
	add r42 = r1, r42
	;;
	.mmi
	add r63 = r1, r63
	addl r75 = @gprel(.LC68), gp
	add r62 = r1, r62
	.mmi
	add r41 = r1, r41
	add r61 = r1, r61
	addl r74 = @gprel(.LC71), gp
	;;
	.mmi
	add r60 = r1, r60
	add r40 = r1, r40
	add r59 = r1, r59
	.mmi
	addl r73 = @gprel(.LC74), gp
	add r58 = r1, r58
	add r39 = r1, r39
	;;
	.mmi
	add r57 = r1, r57
	addl r72 = @gprel(.LC77), gp
	add r56 = r1, r56
	.mmi
	add r38 = r1, r38
	add r55 = r1, r55
	addl r71 = @gprel(.LC80), gp
	;;
	.mmi
	add r54 = r1, r54
	add r37 = r1, r37
	add r53 = r1, r53
	.mmi
	addl r70 = @gprel(.LC81), gp
	mov r83 = r68
	addl r82 = 16000, r0
	;;
	.mib
	mov r81 = r44
	adds r69 = 192, r36
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	mov r82 = r8
	nop 0
	.mmb
	mov r83 = r44
	mov r81 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r67
	addl r82 = 16000, r0
	mov r81 = r52
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r52]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	(p6) ld8 r35 = [r77]
	nop 0
	nop 0
	.align 32
.L36:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L36
.L37:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r66
	mov r81 = r43
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r43
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r65
	mov r81 = r51
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r51]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	(p6) ld8 r35 = [r76]
	nop 0
	nop 0
	.align 32
.L42:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L42
.L33:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r64
	mov r81 = r42
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r42
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r63
	mov r81 = r50
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r50]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L39
	;;
	.mmi
	(p6) ld8 r35 = [r75]
	nop 0
	nop 0
	.align 32
.L47:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L47
.L39:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r62
	mov r81 = r41
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r41
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r61
	mov r81 = r49
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r49]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	(p6) ld8 r35 = [r74]
	nop 0
	nop 0
	.align 32
.L52:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L52
.L44:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r60
	mov r81 = r40
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r40
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r59
	mov r81 = r48
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r48]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	(p6) ld8 r35 = [r73]
	nop 0
	nop 0
	.align 32
.L57:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L57
.L49:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r58
	mov r81 = r39
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r39
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r57
	mov r81 = r47
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r47]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L54
	;;
	.mmi
	(p6) ld8 r35 = [r72]
	nop 0
	nop 0
	.align 32
.L62:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L62
.L54:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r56
	mov r81 = r38
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r38
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r55
	mov r81 = r46
	addl r82 = 16000, r0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r46]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	(p6) ld8 r35 = [r71]
	nop 0
	nop 0
	.align 32
.L67:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L67
.L59:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	getf.d r86 = f2
	mov r1 = r80
	.mmi
	mov r83 = r54
	mov r81 = r37
	addl r82 = 16000, r0
	;;
	.mmi
	nop 0
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r37
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r86 = f2
	mov r1 = r80
	.mmi
	mov r83 = r53
	mov r81 = r45
	addl r82 = 16000, r0
	;;
	.mmi
	nop 0
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r45]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L64
	;;
	.mmi
	(p6) ld8 r35 = [r70]
	nop 0
	nop 0
	.align 32
.L72:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L72
.L64:
	.mib
	addl r81 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	cmp.ne p6, p7 = r69, r36
	mov r1 = r80
	mov r83 = r68
	.mmb
	addl r82 = 16000, r0
	mov r81 = r44
	(p7) br.cond.dpnt .L102
	;;
	.mmi
	ldfd f2 = [r36], 8
	;;
	getf.d r87 = f2
	nop 0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r44
	nop 0
	mov r81 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r87 = f2
	mov r1 = r80
	.mmi
	mov r83 = r67
	addl r82 = 16000, r0
	mov r81 = r52
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r33
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r81 = [r52]
	mov r1 = r80
	;;
	cmp4.ne p6, p7 = 0, r81
	;;
	.mib
	(p6) ld8 r35 = [r77]
	nop 0
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L37
.L70:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L64
.L50:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L44
.L45:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L39
.L40:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L33
.L34:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L37
.L60:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L54
.L55:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L49
.L65:
	.mib
	mov r82 = r81
	mov r81 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r35], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L59
.L102:
	.mlx
	addl r82 = 16000, r0
	movl r85 = 0x0000000000000001
	.mlx
	mov r34 = r0
	movl r83 = @gprel(.LC82)
	;;
	.mlx
	nop 0
	movl r81 = @gprel(text_.33#)
	.mmi
	mov r84 = r85
	nop 0
	add r83 = r1, r83
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mlx
	mov r1 = r80
	movl r14 = 0x7ff0000000000000
	.mmi
	nop 0
	mov r82 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.33#)
	.mlx
	setf.d f2 = r14
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r80
	movl r85 = 0x0000000000000001
	.mmi
	nop 0
	addl r82 = 16000, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC83)
	.mlx
	mov r84 = r85
	movl r81 = @gprel(wide_.32#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	.mlx
	nop 0
	movl r36 = @gprel(wide_.28#)
	;;
	.mib
	add r81 = r1, r81
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.32#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mlx
	mov r1 = r80
	movl r86 = 0x400c000000000000
	.mlx
	addl r82 = 16000, r0
	movl r85 = 0x4004000000000000
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC84)
	.mlx
	nop 0
	movl r81 = @gprel(text_.31#)
	;;
	.mlx
	nop 0
	movl r84 = 0x3ff8000000000000
	.mmb
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.31#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC86)
	.mmi
	add r83 = r1, r83
	nop 0
	add r81 = r1, r81
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r80
	movl r86 = 0x400c000000000000
	.mlx
	addl r82 = 16000, r0
	movl r85 = 0x4004000000000000
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC85)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.30#)
	;;
	.mlx
	add r83 = r1, r83
	movl r84 = 0x3ff8000000000000
	.mmb
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	.mlx
	nop 0
	movl r35 = @gprel(text_.29#)
	;;
	.mib
	add r81 = r1, r81
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r80
	movl r15 = 0x7ff8000000000000
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.30#)
	.mlx
	addl r41 = @gprel(.LC88), gp
	movl r39 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC87)
	.mlx
	add r81 = r1, r81
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC0)
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	.mmb
	setf.d f3 = r15
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	nop 0
	nop 0
.L74:
	.mmi
	getf.d r88 = f2
	mov r83 = r40
	addl r82 = 16000, r0
	.mmi
	mov r81 = r35
	;;
	getf.d r87 = f2
	nop 0
	;;
	.mmi
	getf.d r86 = f2
	;;
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r35
	nop 0
	mov r81 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r88 = f2
	mov r1 = r80
	.mmi
	mov r83 = r38
	addl r82 = 16000, r0
	mov r81 = r36
	;;
	.mmi
	getf.d r87 = f2
	;;
	getf.d r86 = f2
	nop 0
	;;
	.mmi
	nop 0
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r37
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r36]
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p7) br.cond.dpnt .L82
	;;
	.mmi
	(p6) ld8 r32 = [r41]
	nop 0
	nop 0
	.align 32
.L81:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r81
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld4 r81 = [r32], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L81
.L82:
	.mmi
	adds r34 = 1, r34
	nop 0
	addl r81 = 10, r0
	.mfb
	nop 0
	mov f2 = f3
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	cmp4.eq p6, p7 = 3, r34
	mov r1 = r80
	(p6) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r34
	(p7) br.cond.dptk .L74
	.mlx
	nop 0
	movl r14 = 0xfff0000000000000
	.mmi
	mov r83 = r40
	addl r82 = 16000, r0
	mov r81 = r35
	;;
	.mmi
	setf.d f2 = r14
	;;
	getf.d r88 = f2
	nop 0
	;;
	.mmi
	getf.d r87 = f2
	;;
	getf.d r86 = f2
	nop 0
	;;
	.mmi
	nop 0
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	mov r83 = r35
	nop 0
	mov r81 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	getf.d r88 = f2
	mov r1 = r80
	.mmi
	mov r83 = r38
	addl r82 = 16000, r0
	mov r81 = r36
	;;
	.mmi
	getf.d r87 = f2
	;;
	getf.d r86 = f2
	nop 0
	;;
	.mmi
	nop 0
	getf.d r85 = f2
	nop 0
	;;
	.mib
	getf.d r84 = f2
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	mov r81 = r37
	mov r82 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r81 = [r36]
	mov r1 = r80
	;;
	cmp4.ne p6, p7 = 0, r81
	;;
	.mib
	(p6) ld8 r32 = [r41]
	nop 0
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L82
.L79:
	.mib
	mov r82 = r81
	mov r81 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r81 = [r32], 4
	nop 0
	mov r1 = r80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r81
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L82
.L76:
	.mmi
	addl r34 = 42, r0
	adds r37 = 20, r12
	adds r39 = 28, r12
	.mlx
	adds r38 = 36, r12
	movl r83 = @gprel(.LC89)
	;;
	.mlx
	addl r88 = 42, r0
	movl r81 = @gprel(text_.27#)
	.mmi
	addl r87 = 42, r0
	st4 [r38] = r34
	addl r86 = 42, r0
	;;
	.mmi
	addl r85 = 42, r0
	addl r84 = 42, r0
	add r83 = r1, r83
	.mmi
	st4 [r39] = r34
	add r81 = r1, r81
	addl r82 = 16000, r0
	;;
	.mmi
	st4 [r37] = r34
	addl r40 = 4, r0
	adds r41 = 208, r12
	.mmb
	adds r42 = 248, r12
	adds r36 = 52, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	.mmi
	adds r35 = 56, r12
	nop 0
	addl r32 = -1, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.27#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC56)
	.mmi
	add r83 = r1, r83
	nop 0
	add r81 = r1, r81
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 42, r0
	addl r87 = 42, r0
	.mmi
	addl r86 = 42, r0
	addl r85 = 42, r0
	addl r84 = 42, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC90)
	.mlx
	st4 [r38] = r34
	movl r81 = @gprel(wide_.26#)
	;;
	.mmi
	nop 0
	add r83 = r1, r83
	add r81 = r1, r81
	.mmi
	st4 [r39] = r34
	st4 [r37] = r34
	addl r82 = 16000, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC144)
	;;
	.mib
	add r81 = r1, r81
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.26#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 42, r0
	addl r87 = 42, r0
	.mmi
	addl r86 = 42, r0
	addl r85 = 42, r0
	addl r84 = 42, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC91)
	.mlx
	st4 [r39] = r34
	movl r81 = @gprel(text_.25#)
	;;
	.mmi
	add r83 = r1, r83
	add r81 = r1, r81
	nop 0
	.mmb
	addl r82 = 16000, r0
	st4 [r37] = r34
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.25#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 42, r0
	addl r87 = 42, r0
	.mmi
	addl r86 = 42, r0
	addl r85 = 42, r0
	addl r84 = 42, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC92)
	.mlx
	st4 [r39] = r34
	movl r81 = @gprel(wide_.24#)
	;;
	.mmi
	add r83 = r1, r83
	add r81 = r1, r81
	nop 0
	.mmb
	addl r82 = 16000, r0
	st4 [r37] = r34
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.24#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r86 = -5, r0
	addl r85 = 70000, r0
	.mlx
	addl r84 = 300, r0
	movl r87 = -6000000000
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC93)
	.mlx
	addl r82 = 16000, r0
	movl r81 = @gprel(text_.23#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.23#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r86 = -5, r0
	addl r85 = 70000, r0
	.mlx
	addl r84 = 300, r0
	movl r87 = -6000000000
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC94)
	.mlx
	addl r82 = 16000, r0
	movl r81 = @gprel(wide_.22#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.22#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 3, r0
	addl r87 = 2, r0
	.mmi
	addl r86 = 6, r0
	addl r85 = 1, r0
	addl r84 = 6, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC95)
	.mlx
	addl r82 = 16000, r0
	movl r81 = @gprel(text_.21#)
	;;
	.mmi
	add r83 = r1, r83
	nop 0
	add r81 = r1, r81
	.mmb
	st4 [r37] = r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.21#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 3, r0
	addl r87 = 2, r0
	.mmi
	addl r86 = 6, r0
	addl r85 = 1, r0
	addl r84 = 6, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC96)
	.mlx
	addl r82 = 16000, r0
	movl r81 = @gprel(wide_.20#)
	;;
	.mmi
	add r83 = r1, r83
	nop 0
	add r81 = r1, r81
	.mmb
	st4 [r37] = r40
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.20#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	mov r87 = r0
	addl r86 = -3, r0
	.mmi
	addl r85 = 1, r0
	addl r84 = -6, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC97)
	.mlx
	nop 0
	movl r81 = @gprel(text_.19#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.19#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	mov r87 = r0
	addl r86 = -3, r0
	.mmi
	addl r85 = 1, r0
	addl r84 = -6, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC98)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.18#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.18#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r86 = 99, r0
	nop 0
	.mmi
	addl r85 = 98, r0
	addl r84 = 97, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC99)
	.mlx
	nop 0
	movl r81 = @gprel(text_.17#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.17#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r86 = 99, r0
	nop 0
	.mmi
	addl r85 = 98, r0
	addl r84 = 97, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC100)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.16#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.16#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	mov r86 = r0
	nop 0
	.mmi
	mov r85 = r0
	mov r84 = r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC101)
	.mlx
	nop 0
	movl r81 = @gprel(text_.15#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.15#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	mov r86 = r0
	nop 0
	.mmi
	mov r85 = r0
	mov r84 = r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC102)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.14#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.14#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r86 = 9, r0
	nop 0
	.mmi
	addl r85 = 8, r0
	addl r84 = -7, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC103)
	.mlx
	nop 0
	movl r81 = @gprel(text_.13#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.13#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r86 = 9, r0
	nop 0
	.mmi
	addl r85 = 8, r0
	addl r84 = -7, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC104)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.12#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.12#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	adds r15 = 48, r12
	addl r82 = 16000, r0
	.mmi
	st2 [r41] = r0
	st1 [r42] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r88 = @gprel(.LC105)
	.mlx
	st4 [r15] = r0
	movl r83 = @gprel(.LC106)
	;;
	.mlx
	add r88 = r1, r88
	movl r81 = @gprel(text_.11#)
	.mmi
	nop 0
	add r83 = r1, r83
	nop 0
	;;
	.mmi
	mov r87 = r88
	mov r86 = r88
	mov r85 = r88
	.mmb
	mov r84 = r88
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.11#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r88 = @gprel(.LC105)
	.mlx
	nop 0
	movl r83 = @gprel(.LC107)
	;;
	.mlx
	add r88 = r1, r88
	movl r81 = @gprel(wide_.10#)
	.mmi
	nop 0
	add r83 = r1, r83
	nop 0
	;;
	.mmi
	mov r87 = r88
	mov r86 = r88
	mov r85 = r88
	.mmb
	mov r84 = r88
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.10#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	nop 0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r88 = @gprel(.LC35)
	.mlx
	nop 0
	movl r83 = @gprel(.LC108)
	;;
	.mlx
	add r88 = r1, r88
	movl r81 = @gprel(text_.9#)
	.mmi
	nop 0
	add r83 = r1, r83
	nop 0
	;;
	.mmi
	mov r87 = r88
	mov r86 = r88
	mov r85 = r88
	.mmb
	mov r84 = r88
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.9#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r88 = @gprel(.LC35)
	.mlx
	nop 0
	movl r83 = @gprel(.LC109)
	;;
	.mlx
	add r88 = r1, r88
	movl r81 = @gprel(wide_.8#)
	.mmi
	nop 0
	add r83 = r1, r83
	nop 0
	;;
	.mmi
	mov r87 = r88
	mov r86 = r88
	mov r85 = r88
	.mmb
	mov r84 = r88
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.8#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 100, r0
	addl r86 = 99, r0
	.mmi
	addl r85 = 98, r0
	addl r84 = 97, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC110)
	.mlx
	nop 0
	movl r83 = @gprel(.LC111)
	;;
	.mlx
	nop 0
	movl r81 = @gprel(text_.7#)
	.mmi
	add r87 = r1, r87
	nop 0
	add r83 = r1, r83
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.7#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r88 = 100, r0
	addl r86 = 99, r0
	.mmi
	addl r85 = 98, r0
	addl r84 = 97, r0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC110)
	.mlx
	nop 0
	movl r83 = @gprel(.LC112)
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.6#)
	.mmi
	add r87 = r1, r87
	nop 0
	add r83 = r1, r83
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.6#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	nop 0
	addl r85 = 1, r0
	.mmi
	adds r84 = 48, r12
	nop 0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC113)
	.mlx
	nop 0
	movl r81 = @gprel(text_.5#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.5#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	addl r85 = 1, r0
	.mmi
	adds r84 = 48, r12
	nop 0
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC114)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.4#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.4#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	mov r86 = r42
	nop 0
	.mmi
	addl r85 = 1, r0
	mov r84 = r41
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC115)
	.mlx
	nop 0
	movl r81 = @gprel(text_.3#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(text_.3#)
	.mlx
	nop 0
	movl r81 = @gprel(.LC36)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	mov r86 = r42
	nop 0
	.mmi
	addl r85 = 1, r0
	mov r84 = r41
	addl r82 = 16000, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC116)
	.mlx
	nop 0
	movl r81 = @gprel(wide_.2#)
	;;
	.mib
	add r83 = r1, r83
	add r81 = r1, r81
	br.call.sptk.many b0 = swprintf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(wide_.2#)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	ld2 r14 = [r41]
	nop 0
	.mmi
	ld1 r15 = [r42]
	;;
	nop 0
	sxt2 r83 = r14
	.mlx
	adds r14 = 48, r12
	movl r81 = @gprel(.LC11)
	;;
	.mii
	nop 0
	sxt1 r84 = r15
	nop 0
	.mmb
	add r81 = r1, r81
	ld4 r82 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	nop 0
	br.call.sptk.many b0 = beyond_bytes#
	;;
	.mmi
	getf.s r14 = f0
	mov r1 = r80
	adds r15 = 48, r12
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC117)
	.mlx
	nop 0
	movl r81 = @gprel(.LC118)
	;;
	.mmi
	add r82 = r1, r82
	nop 0
	add r81 = r1, r81
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC119)
	.mlx
	nop 0
	movl r81 = @gprel(.LC120)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC119)
	.mlx
	nop 0
	movl r81 = @gprel(.LC121)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC122)
	.mlx
	nop 0
	movl r81 = @gprel(.LC123)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC124)
	.mlx
	nop 0
	movl r81 = @gprel(.LC125)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC126)
	.mlx
	nop 0
	movl r81 = @gprel(.LC127)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC129)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC126)
	.mlx
	nop 0
	movl r81 = @gprel(.LC130)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC131)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC132)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC38)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC133)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC128)
	.mlx
	nop 0
	movl r81 = @gprel(.LC40)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC134)
	.mlx
	nop 0
	movl r81 = @gprel(.LC135)
	;;
	.mib
	add r82 = r1, r82
	add r81 = r1, r81
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	mov r1 = r80
	nop 0
	adds r83 = 48, r12
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC137)
	.mlx
	nop 0
	movl r82 = @gprel(.LC136)
	;;
	.mib
	add r81 = r1, r81
	add r82 = r1, r82
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC6)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 48, r12
	nop 0
	mov r1 = r80
	;;
	.mlx
	ldfs f6 = [r15]
	movl r81 = @gprel(.LC138)
	;;
	.mmi
	nop 0
	add r81 = r1, r81
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mib
	getf.d r82 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC139)
	;;
	.mmi
	nop 0
	add r81 = r1, r81
	nop 0
	;;
	.mib
	mov r82 = r0
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mfi
	mov r1 = r80
	fnorm.d f3 = f8
	mov r82 = r0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC140)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mfi
	mov r1 = r80
	fnorm.d f2 = f8
	mov r82 = r0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC141)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r80
	.mmi
	nop 0
	getf.d r82 = f3
	nop 0
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC142)
	.mmi
	getf.d r83 = f2
	;;
	add r81 = r1, r81
	nop 0
	;;
	.mib
	getf.d r84 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov ar.lc = 7
	;;
	.mlx
	addl r14 = @gprel(.LC143), gp
	movl r34 = @gprel(formats.0#)
	;;
	.mii
	ld8 r39 = [r14]
	add r34 = r1, r34
	;;
	adds r40 = 80, r39
	.align 32
.L85:
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r81 = r33
	;;
	.mmi
	st4 [r14] = r32
	st4 [r36] = r32
	nop 0
	;;
	.mib
	st4 [r35] = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r85 = r35
	mov r84 = r36
	adds r83 = 48, r12
	.mmi
	mov r81 = r33
	mov r1 = r80
	cmp.ltu p6, p7 = 10, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L84
	.mmi
	nop 0
	ld8 r37 = [r34]
	nop 0
	;;
	.mib
	mov r82 = r37
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	adds r15 = 48, r12
	mov r1 = r80
	mov r84 = r8
	.mmi
	ld4 r87 = [r35]
	mov r83 = r37
	mov r82 = r33
	;;
	.mmi
	ld4 r86 = [r36]
	nop 0
	mov r81 = r38
	.mmb
	ld4 r85 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	nop 0
.L84:
	.mib
	nop 0
	adds r34 = 8, r34
	br.cloop.sptk.few .L85
	;;
	.mlx
	cmp.eq p6, p7 = r39, r40
	movl r34 = @gprel(formats.0#)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mmb
	nop 0
	add r34 = r1, r34
	nop 0
	.mib
	ld8 r33 = [r39], 8
	mov ar.lc = 7
	br .L85
.L86:
	.mlx
	adds r83 = 48, r12
	movl r81 = @gprel(.LC146)
	.mlx
	mov r85 = r42
	movl r82 = @gprel(.LC145)
	;;
	.mmi
	mov r84 = r41
	st8 [r83] = r0
	add r81 = r1, r81
	.mmi
	add r82 = r1, r82
	st2 [r41] = r0
	nop 0
	;;
	.mib
	st1 [r42] = r0
	nop 0
	br.call.sptk.many b0 = sscanf#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC6)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	ld2 r14 = [r41]
	nop 0
	.mmi
	ld1 r15 = [r42]
	;;
	nop 0
	sxt2 r83 = r14
	.mlx
	adds r14 = 48, r12
	movl r81 = @gprel(.LC147)
	;;
	.mii
	nop 0
	sxt1 r84 = r15
	nop 0
	.mmb
	ld8 r82 = [r14]
	add r81 = r1, r81
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	nop 0
	br.call.sptk.many b0 = scanned_texts#
	;;
	.mib
	mov r1 = r80
	nop 0
	br.call.sptk.many b0 = streams#
	;;
	.mmi
	adds r14 = 232, r12
	st8 [r41] = r0
	addl r15 = 23, r0
	.mmi
	mov r1 = r80
	;;
	st8 [r14] = r0
	adds r14 = 240, r12
	.mlx
	nop 0
	movl r81 = @gprel(.LC148)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 216, r12
	add r81 = r1, r81
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 220, r12
	addl r15 = 31, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 224, r12
	addl r15 = 11, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 228, r12
	addl r15 = 99, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 232, r12
	addl r15 = 5, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = wcsdup#
	;;
	.mmi
	mov r1 = r80
	mov r84 = r41
	nop 0
	.mmi
	mov r32 = r8
	adds r81 = 48, r12
	addl r82 = 40, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC149)
	;;
	.mib
	add r83 = r1, r83
	nop 0
	br.call.sptk.many b0 = wcsftime#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	adds r81 = 48, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r84 = r41
	.mmi
	adds r81 = 48, r12
	nop 0
	addl r82 = 4, r0
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC150)
	;;
	.mib
	add r83 = r1, r83
	nop 0
	br.call.sptk.many b0 = wcsftime#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC21)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	addl r83 = 40, r0
	adds r81 = 48, r12
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC35)
	;;
	.mib
	add r82 = r1, r82
	nop 0
	br.call.sptk.many b0 = wcsxfrm#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r8
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC3)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	adds r81 = 48, r12
	br.call.sptk.many b0 = narrow#
	;;
	.mib
	mov r1 = r80
	mov r81 = r32
	br.call.sptk.many b0 = narrow#
	;;
	.mib
	mov r1 = r80
	mov r81 = r32
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r82 = r42
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC151)
	;;
	.mib
	add r81 = r1, r81
	nop 0
	br.call.sptk.many b0 = wcstof#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r80
	;;
	.mlx
	nop 0
	movl r81 = @gprel(.LC152)
	;;
	.mmi
	nop 0
	add r81 = r1, r81
	nop 0
	;;
	.mib
	getf.d r82 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r80
	ld8 r81 = [r42]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r80
	nop 0
	.mmi
	adds r19 = 264, r12
	adds r20 = 272, r12
	mov b0 = r78
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r79
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC155:
	stringz	"%d%d%d"
	.align 8
.LC156:
	stringz	"%i%i%i"
	.align 8
.LC157:
	stringz	"%x%x%x"
	.align 8
.LC158:
	stringz	"%o%o%o"
	.align 8
.LC159:
	stringz	"%u%u%u"
	.align 8
.LC160:
	stringz	"%2d%2d%2d"
	.align 8
.LC161:
	stringz	"%d,%d,%d"
	.align 8
.LC162:
	stringz	"%*d%d%n"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	formats.0#, @object
	.size	formats.0#, 64
formats.0:
	data8	.LC155
	data8	.LC156
	data8	.LC157
	data8	.LC158
	data8	.LC159
	data8	.LC160
	data8	.LC161
	data8	.LC162
	.section	.rodata.str1.8
	.align 8
.LC163:
	stringz	"0x1f 010 9"
	.align 8
.LC164:
	stringz	"12ab"
	.align 8
.LC165:
	stringz	"0xag"
	.align 8
.LC166:
	stringz	"-5 +6 --7"
	.align 8
.LC167:
	stringz	" "
	.align 8
.LC168:
	stringz	"99999999999"
	.align 8
.LC169:
	stringz	"0"
	.align 8
.LC170:
	stringz	"077x"
	.align 8
.LC171:
	stringz	"1,2,3"
	.section	.data.rel.ro.local
	.align 8
	.type	texts.1#, @object
	.size	texts.1#, 88
texts.1:
	data8	.LC56
	data8	.LC163
	data8	.LC164
	data8	.LC165
	data8	.LC166
	data8	.LC38
	data8	.LC167
	data8	.LC168
	data8	.LC169
	data8	.LC170
	data8	.LC171
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	wide_.2#, @object
	.size	wide_.2#, 64000
wide_.2:
	.skip	64000
	.align 8
	.type	text_.3#, @object
	.size	text_.3#, 16000
text_.3:
	.skip	16000
	.align 4
	.type	wide_.4#, @object
	.size	wide_.4#, 64000
wide_.4:
	.skip	64000
	.align 8
	.type	text_.5#, @object
	.size	text_.5#, 16000
text_.5:
	.skip	16000
	.align 4
	.type	wide_.6#, @object
	.size	wide_.6#, 64000
wide_.6:
	.skip	64000
	.align 8
	.type	text_.7#, @object
	.size	text_.7#, 16000
text_.7:
	.skip	16000
	.align 4
	.type	wide_.8#, @object
	.size	wide_.8#, 64000
wide_.8:
	.skip	64000
	.align 8
	.type	text_.9#, @object
	.size	text_.9#, 16000
text_.9:
	.skip	16000
	.align 4
	.type	wide_.10#, @object
	.size	wide_.10#, 64000
wide_.10:
	.skip	64000
	.align 8
	.type	text_.11#, @object
	.size	text_.11#, 16000
text_.11:
	.skip	16000
	.align 4
	.type	wide_.12#, @object
	.size	wide_.12#, 64000
wide_.12:
	.skip	64000
	.align 8
	.type	text_.13#, @object
	.size	text_.13#, 16000
text_.13:
	.skip	16000
	.align 4
	.type	wide_.14#, @object
	.size	wide_.14#, 64000
wide_.14:
	.skip	64000
	.align 8
	.type	text_.15#, @object
	.size	text_.15#, 16000
text_.15:
	.skip	16000
	.align 4
	.type	wide_.16#, @object
	.size	wide_.16#, 64000
wide_.16:
	.skip	64000
	.align 8
	.type	text_.17#, @object
	.size	text_.17#, 16000
text_.17:
	.skip	16000
	.align 4
	.type	wide_.18#, @object
	.size	wide_.18#, 64000
wide_.18:
	.skip	64000
	.align 8
	.type	text_.19#, @object
	.size	text_.19#, 16000
text_.19:
	.skip	16000
	.align 4
	.type	wide_.20#, @object
	.size	wide_.20#, 64000
wide_.20:
	.skip	64000
	.align 8
	.type	text_.21#, @object
	.size	text_.21#, 16000
text_.21:
	.skip	16000
	.align 4
	.type	wide_.22#, @object
	.size	wide_.22#, 64000
wide_.22:
	.skip	64000
	.align 8
	.type	text_.23#, @object
	.size	text_.23#, 16000
text_.23:
	.skip	16000
	.align 4
	.type	wide_.24#, @object
	.size	wide_.24#, 64000
wide_.24:
	.skip	64000
	.align 8
	.type	text_.25#, @object
	.size	text_.25#, 16000
text_.25:
	.skip	16000
	.align 4
	.type	wide_.26#, @object
	.size	wide_.26#, 64000
wide_.26:
	.skip	64000
	.align 8
	.type	text_.27#, @object
	.size	text_.27#, 16000
text_.27:
	.skip	16000
	.align 4
	.type	wide_.28#, @object
	.size	wide_.28#, 64000
wide_.28:
	.skip	64000
	.align 8
	.type	text_.29#, @object
	.size	text_.29#, 16000
text_.29:
	.skip	16000
	.align 4
	.type	wide_.30#, @object
	.size	wide_.30#, 64000
wide_.30:
	.skip	64000
	.align 8
	.type	text_.31#, @object
	.size	text_.31#, 16000
text_.31:
	.skip	16000
	.align 4
	.type	wide_.32#, @object
	.size	wide_.32#, 64000
wide_.32:
	.skip	64000
	.align 8
	.type	text_.33#, @object
	.size	text_.33#, 16000
text_.33:
	.skip	16000
	.align 4
	.type	wide_.34#, @object
	.size	wide_.34#, 64000
wide_.34:
	.skip	64000
	.align 8
	.type	text_.35#, @object
	.size	text_.35#, 16000
text_.35:
	.skip	16000
	.align 4
	.type	wide_.36#, @object
	.size	wide_.36#, 64000
wide_.36:
	.skip	64000
	.align 8
	.type	text_.37#, @object
	.size	text_.37#, 16000
text_.37:
	.skip	16000
	.align 4
	.type	wide_.38#, @object
	.size	wide_.38#, 64000
wide_.38:
	.skip	64000
	.align 8
	.type	text_.39#, @object
	.size	text_.39#, 16000
text_.39:
	.skip	16000
	.align 4
	.type	wide_.40#, @object
	.size	wide_.40#, 64000
wide_.40:
	.skip	64000
	.align 8
	.type	text_.41#, @object
	.size	text_.41#, 16000
text_.41:
	.skip	16000
	.align 4
	.type	wide_.42#, @object
	.size	wide_.42#, 64000
wide_.42:
	.skip	64000
	.align 8
	.type	text_.43#, @object
	.size	text_.43#, 16000
text_.43:
	.skip	16000
	.align 4
	.type	wide_.44#, @object
	.size	wide_.44#, 64000
wide_.44:
	.skip	64000
	.align 8
	.type	text_.45#, @object
	.size	text_.45#, 16000
text_.45:
	.skip	16000
	.align 4
	.type	wide_.46#, @object
	.size	wide_.46#, 64000
wide_.46:
	.skip	64000
	.align 8
	.type	text_.47#, @object
	.size	text_.47#, 16000
text_.47:
	.skip	16000
	.align 4
	.type	wide_.48#, @object
	.size	wide_.48#, 64000
wide_.48:
	.skip	64000
	.align 8
	.type	text_.49#, @object
	.size	text_.49#, 16000
text_.49:
	.skip	16000
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	values#, @object
	.size	values#, 200
values:
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	data4	1072693248
	data4	0
	data4	-1074790400
	data4	0
	data4	1071644672
	data4	0
	data4	1073217536
	data4	0
	data4	1074003968
	data4	0
	data4	1079958831
	data4	446676599
	data4	-1092290379
	data4	-1998362383
	data4	1090021887
	data4	858993459
	data4	1142271773
	data4	2025163840
	data4	1058682577
	data4	-1123001594
	data4	1420970413
	data4	630506365
	data4	1068498944
	data4	0
	data4	1058682594
	data4	-350469331
	data4	1093850759
	data4	0
	data4	1059069745
	data4	-194063802
	data4	0
	data4	1
	data4	7068
	data4	-785819327
	data4	1070945621
	data4	1431655765
	data4	1081081344
	data4	0
	data4	1089470448
	data4	0
	data4	1124887541
	data4	640942080
	data4	1128383353
	data4	937459712
	data4	-1071841280
	data4	0
	.global wcstof#
	.type	wcstof#, @function
	.global free#
	.type	free#, @function
	.global wcsxfrm#
	.type	wcsxfrm#, @function
	.global wcsftime#
	.type	wcsftime#, @function
	.global wcsdup#
	.type	wcsdup#, @function
	.global strlen#
	.type	strlen#, @function
	.global strtof#
	.type	strtof#, @function
	.global fprintf#
	.type	fprintf#, @function
	.global fclose#
	.type	fclose#, @function
	.global feof#
	.type	feof#, @function
	.global getwc#
	.type	getwc#, @function
	.global fwscanf#
	.type	fwscanf#, @function
	.global ungetwc#
	.type	ungetwc#, @function
	.global fgetwc#
	.type	fgetwc#, @function
	.global fgetws#
	.type	fgetws#, @function
	.global rewind#
	.type	rewind#, @function
	.global putwc#
	.type	putwc#, @function
	.global fputwc#
	.type	fputwc#, @function
	.global fputws#
	.type	fputws#, @function
	.global fwprintf#
	.type	fwprintf#, @function
	.global fwide#
	.type	fwide#, @function
	.global tmpfile#
	.type	tmpfile#, @function
	.global vswprintf#
	.type	vswprintf#, @function
	.global vswscanf#
	.type	vswscanf#, @function
	.global swscanf#
	.type	swscanf#, @function
	.global memset#
	.type	memset#, @function
	.global sscanf#
	.type	sscanf#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global __errno#
	.type	__errno#, @function
	.global swprintf#
	.type	swprintf#, @function
	.global printf#
	.type	printf#, @function
	.global putchar#
	.type	putchar#, @function
	.ident	"GCC: (GNU) 12.2.0"
