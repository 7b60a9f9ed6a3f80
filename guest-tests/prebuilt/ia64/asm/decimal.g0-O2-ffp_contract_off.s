// d1e0f9f301be44dc8f961cddec014fd5
	.file	"decimal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"-"
	.align 8
.LC1:
	stringz	"'%s' %lld rest '%s' %s %llu %s\n"
	.align 8
.LC2:
	stringz	"101"
	.align 8
.LC3:
	stringz	"%lld "
	.align 8
.LC4:
	stringz	"\n%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%.3d|%c|%%\n"
	.align 8
.LC5:
	stringz	"%hhd %hd %ld %lld %hhu %hu %*d %.*s|\n"
	.align 8
.LC6:
	stringz	"abcdef"
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
	alloc r43 = ar.pfs, 0, 14, 8, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	movl r39 = @gprel(texts.0#)
	;;
	.mib
	add r39 = r1, r39
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	mov r32 = r8
	mov ar.lc = 17
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	add r41 = r1, r41
	;;
	.align 32
.L4:
	.mmi
	nop 0
	ld8 r33 = [r39], 8
	adds r47 = 64, r12
	.mmi
	mov r48 = r0
	st4 [r32] = r0
	mov r36 = r38
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r44
	ld4 r37 = [r32]
	mov r34 = r8
	.mmi
	mov r46 = r33
	addl r48 = 10, r0
	mov r47 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r44
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r37
	mov r35 = r8
	mov r52 = r38
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	ld4 r46 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r46
	(p7) br.cond.dpnt .L13
.L3:
	.mmi
	mov r51 = r35
	mov r50 = r36
	mov r49 = r40
	.mmi
	mov r48 = r34
	mov r47 = r33
	mov r46 = r41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L4
	;;
.L14:
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	.mlx
	addl r32 = 2, r0
	movl r33 = @gprel(.LC3)
	;;
	.mmi
	add r34 = r1, r34
	add r33 = r1, r33
	mov ar.lc = 4
	;;
	.align 32
.L5:
	.mmi
	mov r48 = r32
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r34
	adds r32 = 7, r32
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	.mmb
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L5
	.mmi
	addl r19 = 65, r0
	adds r18 = 56, r12
	addl r15 = 8, r0
	.mmi
	addl r14 = 255, r0
	adds r17 = 48, r12
	adds r16 = 40, r12
	;;
	.mmi
	st4 [r18] = r19
	adds r34 = 32, r12
	addl r18 = 7, r0
	.mmi
	adds r33 = 24, r12
	adds r32 = 16, r12
	addl r53 = 255, r0
	;;
	.mlx
	st4 [r16] = r15
	movl r46 = @gprel(.LC4)
	.mmi
	st4 [r17] = r18
	addl r52 = 7, r0
	addl r51 = 7, r0
	;;
	.mmi
	st4 [r34] = r15
	add r46 = r1, r46
	addl r50 = 7, r0
	.mmi
	st4 [r33] = r14
	addl r49 = 7, r0
	addl r48 = 7, r0
	;;
	.mib
	st4 [r32] = r14
	addl r47 = 7, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	addl r53 = 6, r0
	addl r52 = 65535, r0
	.mmi
	addl r51 = 255, r0
	addl r50 = -4, r0
	addl r49 = -3, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	.mlx
	addl r48 = -2, r0
	movl r46 = @gprel(.LC5)
	;;
	.mmi
	add r14 = r1, r14
	add r46 = r1, r46
	addl r47 = -1, r0
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	addl r14 = 42, r0
	;;
	.mib
	st4 [r32] = r14
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r52 = r8
	mov r51 = r35
	.mmi
	mov r50 = r36
	mov r49 = r40
	mov r48 = r34
	;;
	.mib
	mov r47 = r33
	mov r46 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L4
	.mib
	nop 0
	nop 0
	br .L14
.L12:
	.mib
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	ld4 r46 = [r32]
	nop 0
	mov r1 = r44
	.mmi
	mov r36 = r8
	nop 0
	mov r52 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r46
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br .L13
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"0"
	.align 8
.LC8:
	stringz	"-0"
	.align 8
.LC9:
	stringz	"42"
	.align 8
.LC10:
	stringz	"-42"
	.align 8
.LC11:
	stringz	"+7"
	.align 8
.LC12:
	stringz	"  12x"
	.align 8
.LC13:
	stringz	"2147483647"
	.align 8
.LC14:
	stringz	"2147483648"
	.align 8
.LC15:
	stringz	"-2147483648"
	.align 8
.LC16:
	stringz	"-2147483649"
	.align 8
.LC17:
	stringz	"0x1f"
	.align 8
.LC18:
	stringz	"0777"
	.align 8
.LC19:
	stringz	"9223372036854775807"
	.align 8
.LC20:
	stringz	"9223372036854775808"
	.align 8
.LC21:
	stringz	"-9223372036854775808"
	.align 8
.LC22:
	stringz	"z"
	.align 8
.LC23:
	stringz	""
	.align 8
.LC24:
	stringz	"99999999999999999999"
	.section	.rodata
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 144
texts.0:
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
