// d5760fa108d9a1d0cf2be467e66ceaf5
	.file	"regex-glob.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s on %s:"
	.align 8
.LC2:
	stringz	" [%.*s]"
	.text
	.align 16
	.align 64
	.proc match#
match:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 5, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	mov r41 = r32
	;;
	.mmi
	addl r42 = 1, r0
	adds r40 = 96, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	adds r34 = 16, r12
	nop 0
	br.call.sptk.many b0 = regcomp#
	;;
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r42 = r33
	mov r41 = r32
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	mov r43 = r34
	.mmi
	addl r42 = 4, r0
	mov r41 = r33
	adds r40 = 96, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = regexec#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov ar.lc = 3
	(p6) br.cond.dptk .L4
.L5:
	.mmi
	ld4 r14 = [r34]
	nop 0
	adds r15 = 4, r34
	.mii
	mov r40 = r35
	adds r34 = 8, r34
	;;
	sxt4 r42 = r14
	.mmb
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r41 = [r15]
	nop 0
	add r42 = r33, r42
	;;
	.mib
	sub r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L5
.L4:
	.mib
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r38
	adds r40 = 96, r12
	br.call.sptk.many b0 = regfree#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mmi
	addl r43 = 80, r0
	adds r42 = 16, r12
	nop 0
	.mmb
	adds r41 = 96, r12
	mov r40 = r8
	br.call.sptk.many b0 = regerror#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 16, r12
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp match#
	.section	.rodata.str1.8
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 5, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r32 = @gprel(files.0#)
	;;
	.mmi
	add r40 = r1, r40
	add r32 = r1, r32
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = match#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 4, r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 1, r0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r35
	.mmi
	mov r42 = r34
	nop 0
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	add r40 = r1, r40
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 3
.L13:
	.mmi
	ld8 r33 = [r32], 8
	addl r42 = 420, r0
	addl r41 = 65, r0
	;;
	.mib
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	(p7) br.cond.spnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L13
	;;
	.mlx
	adds r43 = 16, r12
	movl r40 = @gprel(.LC26)
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r32 = r0
	;;
	.mib
	add r40 = r1, r40
	adds r34 = 24, r12
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC28)
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	add r33 = r1, r33
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L14
	;;
	.align 32
.L15:
	.mmi
	shladd r15 = r32, 3, r0
	ld8 r14 = [r34]
	mov r40 = r33
	.mmi
	adds r32 = 1, r32
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r14
	(p6) br.cond.dptk .L15
.L14:
	.mmi
	adds r40 = 16, r12
	adds r33 = 88, r12
	nop 0
	.mmb
	mov r32 = r0
	adds r35 = 96, r12
	br.call.sptk.many b0 = globfree#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r43 = 16, r12
	.mmi
	mov r41 = r0
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = glob#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = wordexp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	ld8 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC34)
	.mmb
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L17:
	.mmi
	shladd r15 = r32, 3, r0
	ld8 r14 = [r35]
	mov r40 = r34
	.mmi
	adds r32 = 1, r32
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r14
	(p6) br.cond.dptk .L17
.L16:
	.mib
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
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
