// 6389921245ecae67e907759abca6ac23
	.file	"time-formats.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%Y-%m-%d %H:%M:%S %a %j %U %p"
	.align 8
.LC3:
	stringz	"%ld %s %d\n"
	.align 8
.LC4:
	stringz	"%ld %s"
	.align 8
.LC5:
	stringz	"%s"
	.align 8
.LC6:
	stringz	"%.0f\n"
	.align 8
.LC7:
	stringz	"%Y-%m-%d %H:%M:%S"
	.align 8
.LC8:
	stringz	"2020-02-29 12:34:56"
	.align 8
.LC9:
	stringz	"strptime(\"2020-02-29 12:34:56\", \"%Y-%m-%d %H:%M:%S\", &parsed) != NULL"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"%d %d\n"
	.align 8
.LC12:
	stringz	"CET-1CEST,M3.5.0,M10.5.0/3"
	.align 8
.LC13:
	stringz	"TZ"
	.align 8
.LC14:
	stringz	"%d:%02d %d %s\n"
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
	alloc r44 = ar.pfs, 0, 15, 5, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	mov r45 = r1
	movl r34 = @gprel(times.0#)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	adds r32 = 136, r12
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r34 = r1, r34
	adds r42 = 88, r12
	adds r41 = 96, r12
	.mmi
	adds r38 = 104, r12
	adds r37 = 112, r12
	adds r36 = 120, r12
	;;
	.mmb
	adds r35 = 128, r12
	add r40 = r1, r40
	nop 0
	.mii
	add r39 = r1, r39
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	;;
	mov ar.lc = 9
	.align 32
.L2:
	.mmi
	ld8 r33 = [r34], 8
	nop 0
	mov r47 = r32
	;;
	.mib
	st8 [r32] = r33
	nop 0
	br.call.sptk.many b0 = gmtime#
	;;
	.mmi
	adds r50 = 80, r12
	ld8 r14 = [r8], 8
	mov r49 = r40
	.mmi
	addl r48 = 64, r0
	mov r1 = r45
	adds r47 = 16, r12
	;;
	.mmi
	st8 [r50] = r14
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	st8 [r42] = r14
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	st8 [r38] = r14
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	st8 [r37] = r14
	;;
	ld8 r14 = [r8], 8
	nop 0
	;;
	.mmi
	st8 [r36] = r14
	;;
	ld8 r14 = [r8]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = strftime#
	;;
	.mib
	mov r1 = r45
	adds r47 = 80, r12
	br.call.sptk.many b0 = mktime#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r45
	adds r49 = 16, r12
	.mii
	mov r48 = r33
	mov r47 = r39
	;;
	cmp.eq p6, p7 = r8, r14
	;;
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L2
	.mmi
	adds r14 = 80, r12
	nop 0
	addl r15 = 61, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	mov r47 = r14
	.mmi
	adds r14 = 84, r12
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r37] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st4 [r14] = r15
	adds r14 = 88, r12
	.mlx
	nop 0
	movl r15 = 154618822653
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 96, r12
	.mlx
	nop 0
	movl r15 = 429496729613
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mktime#
	;;
	.mmi
	mov r1 = r45
	adds r47 = 80, r12
	nop 0
	.mmb
	mov r33 = r8
	st8 [r32] = r8
	br.call.sptk.many b0 = asctime#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r8
	mov r48 = r33
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC4)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r47 = r32
	br.call.sptk.many b0 = ctime#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	ld8 r47 = [r32]
	addl r48 = 86400, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = difftime#
	;;
	.mmi
	mov r1 = r45
	getf.d r48 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r45
	adds r15 = 16, r12
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r47 = @gprel(.LC8)
	.mlx
	mov r49 = r15
	movl r48 = @gprel(.LC7)
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	add r48 = r1, r48
	.mmi
	st8 [r15] = r0
	nop 0
	add r47 = r1, r47
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
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strptime#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC0)
	.mlx
	nop 0
	movl r49 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC1)
	.mlx
	add r49 = r1, r49
	movl r47 = @gprel(.LC10)
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r14 = 44, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	.mmi
	ld4 r49 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	ld4 r48 = [r14]
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mlx
	nop 0
	movl r47 = @gprel(.LC13)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = setenv#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = tzset#
	;;
	.mlx
	nop 0
	movl r14 = 1720000000
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r32
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = localtime#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r16 = 32, r8
	.mmi
	adds r15 = 4, r8
	nop 0
	adds r8 = 8, r8
	;;
	.mlx
	addl r14 = @ltoffx(tzname#), r1
	movl r47 = @gprel(.LC14)
	.mmi
	ld4 r50 = [r16]
	ld4 r49 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], tzname#
	add r47 = r1, r47
	.mmi
	ld4 r48 = [r8]
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mib
	ld8 r51 = [r14]
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
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 8
	.type	times.0#, @object
	.size	times.0#, 80
times.0:
	data8	0
	data8	1
	data8	86399
	data8	951782400
	data8	1234567890
	data8	2147483647
	data8	-1
	data8	-86400
	data8	68169600
	data8	1709164800
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
