// 79407866aab4dc4e1862b626e40490f4
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
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 8, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.mlx
	mov r45 = r1
	movl r37 = @gprel(texts.0#)
	;;
	.mib
	add r37 = r1, r37
	.save rp, r43
	mov r43 = b0
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	adds r42 = 144, r37
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r41 = r1, r41
	;;
	.align 32
.L6:
	.mmi
	nop 0
	ld8 r35 = [r37], 8
	adds r48 = 64, r12
	.mmi
	mov r49 = r0
	st4 [r34] = r0
	mov r36 = r40
	;;
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r45
	ld4 r39 = [r34]
	mov r32 = r8
	.mmi
	addl r49 = 10, r0
	mov r48 = r0
	mov r47 = r35
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r45
	.mmi
	cmp4.eq p6, p7 = 0, r39
	nop 0
	mov r33 = r8
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	(p7) br.cond.dpnt .L13
	;;
.L2:
	.mmi
	ld4 r47 = [r34]
	mov r53 = r40
	mov r52 = r33
	.mmi
	mov r51 = r36
	mov r50 = r38
	mov r49 = r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r47
	(p7) br.cond.dpnt .L14
.L3:
	.mib
	mov r48 = r35
	mov r47 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = r42, r37
	(p7) br.cond.dptk .L6
	;;
.L5:
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
.L7:
	.mmi
	mov r49 = r32
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r34
	adds r32 = 7, r32
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	.mmb
	mov r47 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L7
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
	addl r54 = 255, r0
	;;
	.mlx
	st4 [r16] = r15
	movl r47 = @gprel(.LC4)
	.mmi
	st4 [r17] = r18
	addl r53 = 7, r0
	addl r52 = 7, r0
	;;
	.mmi
	st4 [r34] = r15
	add r47 = r1, r47
	addl r51 = 7, r0
	.mmi
	st4 [r33] = r14
	addl r50 = 7, r0
	addl r49 = 7, r0
	;;
	.mib
	st4 [r32] = r14
	addl r48 = 7, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r54 = 6, r0
	addl r53 = 65535, r0
	.mmi
	addl r52 = 255, r0
	addl r51 = -4, r0
	addl r50 = -3, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	.mlx
	addl r49 = -2, r0
	movl r47 = @gprel(.LC5)
	;;
	.mmi
	add r14 = r1, r14
	add r47 = r1, r47
	addl r48 = -1, r0
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
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
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
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	ld4 r47 = [r34]
	mov r36 = r8
	mov r1 = r45
	.mmi
	mov r53 = r40
	mov r52 = r33
	mov r50 = r38
	;;
	.mmi
	nop 0
	mov r51 = r36
	mov r49 = r32
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r47
	(p6) br.cond.dptk .L3
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r52 = r33
	mov r51 = r36
	mov r50 = r38
	.mmi
	mov r53 = r8
	mov r49 = r32
	mov r48 = r35
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r41
	.mmb
	mov r36 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.ne p6, p7 = r42, r37
	mov r1 = r45
	nop 0
	.mmb
	adds r48 = 64, r12
	mov r49 = r0
	(p7) br.cond.dpnt .L5
	;;
	.mmi
	ld8 r35 = [r37], 8
	st4 [r34] = r0
	nop 0
	;;
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r45
	ld4 r39 = [r34]
	mov r32 = r8
	.mmi
	addl r49 = 10, r0
	mov r48 = r0
	mov r47 = r35
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r45
	.mmi
	cmp4.eq p6, p7 = 0, r39
	nop 0
	mov r33 = r8
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	br .L13
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"0"
	.align 8
.LC9:
	stringz	"-0"
	.align 8
.LC10:
	stringz	"42"
	.align 8
.LC11:
	stringz	"-42"
	.align 8
.LC12:
	stringz	"+7"
	.align 8
.LC13:
	stringz	"  12x"
	.align 8
.LC14:
	stringz	"2147483647"
	.align 8
.LC15:
	stringz	"2147483648"
	.align 8
.LC16:
	stringz	"-2147483648"
	.align 8
.LC17:
	stringz	"-2147483649"
	.align 8
.LC18:
	stringz	"0x1f"
	.align 8
.LC19:
	stringz	"0777"
	.align 8
.LC20:
	stringz	"9223372036854775807"
	.align 8
.LC21:
	stringz	"9223372036854775808"
	.align 8
.LC22:
	stringz	"-9223372036854775808"
	.align 8
.LC23:
	stringz	"z"
	.align 8
.LC24:
	stringz	""
	.align 8
.LC25:
	stringz	"99999999999999999999"
	.section	.rodata
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 144
texts.0:
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
	data8	.LC25
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
