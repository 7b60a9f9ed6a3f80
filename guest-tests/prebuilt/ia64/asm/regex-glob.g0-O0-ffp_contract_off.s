// 5dca81f9cd051c8893a12ad35432cd97
	.file	"regex-glob.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s on %s:"
	.align 8
.LC2:
	stringz	" [%.*s]"
	.text
	.align 16
	.proc match#
match:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -208, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r34 = -188, r37
	mov r14 = r37
	adds r15 = -184, r37
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = regcomp#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -188, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r16 = -88, r37
	adds r15 = -184, r37
	adds r14 = -188, r37
	addl r42 = 80, r0
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = regerror#
	mov r1 = r38
	adds r15 = -88, r37
	mov r14 = r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L4
	;;
.L5:
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r16 = -120, r37
	adds r14 = 8, r37
	adds r15 = -184, r37
	mov r43 = r0
	;;
	mov r42 = r16
	addl r41 = 4, r0
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = regexec#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -192, r37
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r14 = -120, r37
	adds r16 = -192, r37
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -120, r37
	adds r17 = -192, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	sub r16 = r15, r14
	adds r15 = -120, r37
	adds r17 = -192, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov r41 = r14
	mov r40 = r16
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -192, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -192, r37
	;;
	st4 [r16] = r14
.L8:
	adds r17 = -192, r37
	;;
	ld4 r14 = [r17]
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	adds r15 = -120, r37
	adds r16 = -192, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
.L7:
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = -184, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = regfree#
	mov r1 = r38
.L4:
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp match#
	.section	.rodata
	.align 8
.LC3:
	stringz	"mail bob@example.com now"
	.align 8
.LC4:
	stringz	"([a-z]+)@([a-z]+)\\.com"
	.align 8
.LC5:
	stringz	"abcd"
	.align 8
.LC6:
	stringz	"^(a|ab)(c|bcd)(d*)$"
	.align 8
.LC7:
	stringz	"wxxxxz"
	.align 8
.LC8:
	stringz	"x{2,3}y?"
	.align 8
.LC9:
	stringz	"pi is 3.14159"
	.align 8
.LC10:
	stringz	"[[:digit:]]+(\\.[[:digit:]]+)?"
	.align 8
.LC11:
	stringz	"noon abba"
	.align 8
.LC12:
	stringz	"(.)(.)\\2\\1"
	.align 8
.LC13:
	stringz	""
	.align 8
.LC14:
	stringz	"a(b"
	.align 8
.LC15:
	stringz	"here"
	.align 8
.LC16:
	stringz	"nothing"
	.align 8
.LC17:
	stringz	"main.c"
	.align 8
.LC18:
	stringz	"*.c"
	.align 8
.LC19:
	stringz	"bxz"
	.align 8
.LC20:
	stringz	"[a-c]?z*"
	.align 8
.LC21:
	stringz	".hidden"
	.align 8
.LC22:
	stringz	"*"
	.align 8
.LC23:
	stringz	"a/b/c"
	.align 8
.LC24:
	stringz	"a/*"
	.align 8
.LC25:
	stringz	"%d %d %d %d\n"
	.align 8
.LC26:
	stringz	"*.txt"
	.align 8
.LC27:
	stringz	"%d"
	.align 8
.LC28:
	stringz	" %s"
	.align 8
.LC29:
	stringz	"*.none"
	.align 8
.LC30:
	stringz	" %d\n"
	.align 8
.LC31:
	stringz	"blue"
	.align 8
.LC32:
	stringz	"COLOUR"
	.align 8
.LC33:
	stringz	"a 'b c' $COLOUR ${NONE:-green} *.dat"
	.align 8
.LC34:
	stringz	" [%s]"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = match#
	mov r1 = r38
	mov r41 = r0
	;;
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fnmatch#
	mov r1 = r38
	mov r32 = r8
	mov r41 = r0
	;;
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fnmatch#
	mov r1 = r38
	mov r33 = r8
	addl r41 = 4, r0
	;;
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fnmatch#
	mov r1 = r38
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
	mov r34 = r14
	addl r41 = 1, r0
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fnmatch#
	mov r1 = r38
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
	mov r43 = r14
	mov r42 = r34
	mov r41 = r33
	mov r40 = r32
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -112, r37
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	movl r15 = @gprel(files.0#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r41 = 420, r0
	addl r40 = 65, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r16 = r14
	movl r15 = @gprel(files.0#)
	;;
	add r15 = r1, r15
	adds r17 = -112, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r15 = -112, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r37
	;;
	st4 [r16] = r14
.L11:
	adds r17 = -112, r37
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L12
	adds r14 = -80, r37
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = glob#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -104, r37
	;;
	st8 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -80, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -104, r37
	adds r15 = -104, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L13:
	adds r14 = -80, r37
	;;
	ld8 r14 = [r14]
	adds r15 = -104, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r14 = -80, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = globfree#
	mov r1 = r38
	adds r14 = -80, r37
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = glob#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r41 = 1, r0
	;;
	movl r40 = @gprel(.LC31)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = setenv#
	mov r1 = r38
	adds r14 = -8, r37
	mov r41 = r0
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = wordexp#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	st8 [r14] = r0
	br .L15
	;;
.L16:
	adds r14 = -8, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -96, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -96, r37
	adds r15 = -96, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L15:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	adds r15 = -96, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = -88, r37
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	movl r15 = @gprel(files.0#)
	;;
	add r15 = r1, r15
	adds r14 = -88, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r38
	adds r14 = -88, r37
	adds r15 = -88, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -88, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L18
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC35:
	stringz	"b.txt"
	.align 8
.LC36:
	stringz	"a.txt"
	.align 8
.LC37:
	stringz	"c.dat"
	.align 8
.LC38:
	stringz	".hid.txt"
	.align 8
	.type	files.0#, @object
	.size	files.0#, 32
files.0:
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
