// 7fd721c7a12db022638d593d86c4712e
	.file	"time-formats.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%Y-%m-%d %H:%M:%S %a %j %U %p"
	.align 8
.LC1:
	stringz	"%ld %s %d\n"
	.align 8
.LC2:
	stringz	"%ld %s"
	.align 8
.LC3:
	stringz	"%s"
	.align 8
.LC4:
	stringz	"%.0f\n"
	.align 8
.LC5:
	stringz	"%Y-%m-%d %H:%M:%S"
	.align 8
.LC6:
	stringz	"2020-02-29 12:34:56"
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -256, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	movl r15 = @gprel(times.0#)
	;;
	add r15 = r1, r15
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -120, r35
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = gmtime#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -48, r35
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	adds r15 = -48, r35
	adds r14 = -112, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	addl r38 = 64, r0
	mov r37 = r14
	br.call.sptk.many b0 = strftime#
	mov r1 = r36
	;;
	movl r15 = @gprel(times.0#)
	;;
	add r15 = r1, r15
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	adds r14 = -48, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mktime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -112, r35
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -256, r35
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L3
	adds r14 = -240, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -240, r35
	;;
	adds r14 = 4, r14
	addl r15 = 61, r0
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	adds r14 = 8, r14
	addl r15 = -3, r0
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	adds r14 = 12, r14
	addl r15 = 35, r0
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	adds r14 = 16, r14
	addl r15 = 13, r0
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	adds r14 = 20, r14
	addl r15 = 100, r0
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mktime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -184, r35
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	ld8 r32 = [r14]
	adds r14 = -240, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = asctime#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -184, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ctime#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -184, r35
	;;
	ld8 r14 = [r14]
	addl r38 = 86400, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = difftime#
	mov r1 = r36
	getf.d r14 = f8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -176, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -176, r35
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strptime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -176, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -176, r35
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setenv#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = tzset#
	mov r1 = r36
	adds r14 = -184, r35
	movl r15 = 1720000000
	;;
	st8 [r14] = r15
	adds r32 = -248, r35
	adds r14 = -184, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = localtime#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -248, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -248, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -248, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld4 r17 = [r14]
	addl r14 = @ltoffx(tzname#), r1
	;;
	ld8.mov r14 = [r14], tzname#
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
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
