// aa9456c5584c7e591594a3aea49594d2
	.file	"stdio.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"w+"
	.align 8
.LC1:
	stringz	"data"
	.align 8
.LC2:
	stringz	"odd"
	.align 8
.LC3:
	stringz	"even"
	.align 8
.LC4:
	stringz	"%d %x %s\n"
	.align 8
.LC5:
	stringz	"%ld\n"
	.align 8
.LC6:
	stringz	"%d %x %15s"
	.align 8
.LC7:
	stringz	"%d %ld %d %d\n"
	.align 8
.LC8:
	stringz	"%c "
	.align 8
.LC9:
	stringz	"%c %ld\n"
	.align 8
.LC10:
	stringz	"> %s"
	.align 8
.LC11:
	stringz	"overwritten"
	.align 8
.LC12:
	stringz	"%s"
	.align 8
.LC13:
	stringz	"r"
	.align 8
.LC14:
	stringz	"yes"
	.align 8
.LC15:
	stringz	"NO"
	.align 8
.LC16:
	stringz	"freopen(\"data\", \"r\", f) == f"
	.align 8
.LC17:
	stringz	"%-3s %s\n"
	.align 8
.LC18:
	stringz	"fputc('x', f) == EOF && ferror(f)"
	.align 8
.LC19:
	stringz	"a"
	.align 8
.LC20:
	stringz	"appended\n"
	.align 8
.LC21:
	stringz	"remove(\"data\") == 0"
	.align 8
.LC22:
	stringz	"fopen(\"data\", \"r\") == NULL && errno == ENOENT"
	.align 8
.LC23:
	stringz	"%d\n"
	.align 8
.LC24:
	stringz	"%d %d\n"
	.align 8
.LC25:
	stringz	"stream"
	.align 8
.LC26:
	stringz	"%s %d"
	.align 8
.LC27:
	stringz	"%s %d\n"
	.align 8
.LC28:
	stringz	"%15s %d"
	.align 8
.LC29:
	stringz	"%d %s %d\n"
	.align 8
.LC30:
	stringz	"%d:%d:%*d %3[a-b]%n"
	.align 8
.LC31:
	stringz	"12:34:56 abc"
	.align 8
.LC32:
	stringz	"%d %d %n"
	.align 8
.LC33:
	stringz	"%u %s %d %d\n"
	.align 8
.LC34:
	stringz	"unbuffered"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -976, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r32 = -936, r36
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -960, r36
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	adds r15 = -960, r36
	;;
	ld4 r15 = [r15]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	adds r15 = -960, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
	br .L4
	;;
.L3:
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
.L4:
	adds r14 = -936, r36
	;;
	mov r42 = r15
	adds r15 = -960, r36
	;;
	ld4 r41 = [r15]
	getf.sig r40 = f6
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fprintf#
	mov r1 = r37
	adds r15 = -960, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -960, r36
	;;
	st4 [r15] = r14
.L2:
	adds r15 = -960, r36
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ftell#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = rewind#
	mov r1 = r37
	adds r14 = -912, r36
	;;
	st4 [r14] = r0
	adds r14 = -952, r36
	;;
	st8 [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = -912, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -912, r36
	;;
	st4 [r14] = r15
	adds r14 = -916, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6275696437447579415
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	sxt4 r15 = r14
	adds r14 = -908, r36
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	add r15 = r15, r14
	adds r14 = -904, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	add r15 = r15, r14
	adds r14 = -952, r36
	adds r16 = -952, r36
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L6:
	adds r17 = -904, r36
	adds r16 = -908, r36
	adds r15 = -916, r36
	adds r14 = -936, r36
	;;
	mov r42 = r17
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	adds r14 = -912, r36
	;;
	ld4 r32 = [r14]
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = feof#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ferror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -952, r36
	;;
	mov r42 = r15
	mov r41 = r33
	ld8 r40 = [r14]
	mov r39 = r32
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	mov r40 = r0
	addl r39 = 100, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fseek#
	mov r1 = r37
	adds r32 = -928, r36
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fgetc#
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -936, r36
	;;
	ld8 r39 = [r14]
	addl r38 = 90, r0
	br.call.sptk.many b0 = ungetc#
	mov r1 = r37
	adds r14 = -928, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r32 = -928, r36
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fgetc#
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ftell#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -928, r36
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	addl r40 = 2, r0
	addl r39 = -20, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fseek#
	mov r1 = r37
	br .L8
	;;
.L9:
	adds r14 = -888, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L8:
	adds r14 = -936, r36
	adds r15 = -888, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 64, r0
	mov r38 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = clearerr#
	mov r1 = r37
	adds r14 = -936, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fseek#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 11, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fwrite#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	adds r14 = -936, r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fseek#
	mov r1 = r37
	adds r14 = -936, r36
	adds r15 = -888, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 64, r0
	mov r38 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = freopen#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -936, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
.L11:
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r39 = [r14]
	addl r38 = 120, r0
	br.call.sptk.many b0 = fputc#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ferror#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
.L13:
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	adds r32 = -936, r36
	;;
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -936, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 9, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fwrite#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = ftell#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = remove#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
.L15:
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
.L17:
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -944, r36
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r14 = -944, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x401c000000000000
	;;
	setf.d f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r15 = -824, r36
	adds r14 = -944, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -944, r36
	adds r15 = -944, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -944, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 49, r14
	(p6) br.cond.dptk .L19
	adds r32 = -936, r36
	br.call.sptk.many b0 = tmpfile#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -936, r36
	adds r15 = -824, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 50, r0
	addl r39 = 8, r0
	mov r38 = r15
	br.call.sptk.many b0 = fwrite#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = rewind#
	mov r1 = r37
	adds r14 = -936, r36
	adds r15 = -424, r36
	;;
	ld8 r41 = [r14]
	addl r40 = 60, r0
	addl r39 = 8, r0
	mov r38 = r15
	br.call.sptk.many b0 = fread#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -924, r36
	;;
	st4 [r14] = r15
	adds r15 = -424, r36
	adds r14 = -824, r36
	addl r40 = 400, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -924, r36
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	st8 [r14] = r0
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r32 = -936, r36
	adds r15 = -16, r36
	adds r14 = -24, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = open_memstream#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -936, r36
	addl r41 = 5, r0
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fprintf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	adds r32 = -936, r36
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = fmemopen#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r32 = -920, r36
	adds r16 = -916, r36
	adds r15 = -904, r36
	adds r14 = -936, r36
	;;
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -916, r36
	;;
	ld4 r16 = [r14]
	adds r15 = -904, r36
	adds r14 = -920, r36
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -936, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	adds r14 = -8, r36
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r32 = -920, r36
	adds r17 = -8, r36
	adds r16 = -904, r36
	adds r15 = -908, r36
	adds r14 = -916, r36
	;;
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -916, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -912, r36
	adds r14 = -920, r36
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -908, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r36
	;;
	ld4 r16 = [r14]
	adds r14 = -912, r36
	;;
	ld4 r17 = [r14]
	adds r14 = -904, r36
	;;
	mov r42 = r17
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = 2, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = puts#
	mov r1 = r37
	mov r14 = r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r36
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(stdin#), r1
	;;
	ld8.mov r14 = [r14], stdin#
	;;
	ld8 r16 = [r14]
	adds r15 = 8, r36
	mov r14 = r36
	;;
	mov r40 = r16
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = getline#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
