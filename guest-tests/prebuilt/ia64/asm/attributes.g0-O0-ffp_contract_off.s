// 777322b25b35b89904b9ca983cab81ac
	.file	"attributes.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.bss
	.align 8
	.type	value#, @object
	.size	value#, 70000
value:
	.skip	70000
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s: %ld '%.*s'\n"
	.text
	.align 16
	.proc show_value#
show_value:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	br .L13
	;;
.L12:
	mov r15 = r0
.L13:
	adds r14 = 8, r36
	movl r42 = @gprel(value#)
	;;
	add r42 = r1, r42
	mov r41 = r15
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_value#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%s:"
	.align 8
.LC4:
	stringz	"user."
	.align 8
.LC5:
	stringz	" %ld bytes, sum %d\n"
	.text
	.align 16
	.proc show_list#
show_list:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	movl r15 = @gprel(value#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L15
	;;
.L17:
	adds r14 = -8, r36
	addl r40 = 5, r0
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 5, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L16:
	adds r14 = -8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -8, r36
	adds r16 = -8, r36
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L15:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(value#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld4 r40 = [r16]
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_list#
	.section	.rodata
	.align 8
.LC6:
	stringz	"one"
	.align 8
.LC7:
	stringz	"user.a"
	.align 8
.LC8:
	stringz	"f"
	.align 8
.LC9:
	stringz	"setxattr(\"f\", \"user.a\", \"one\", 3, XATTR_CREATE)"
	.align 8
.LC10:
	stringz	"two"
	.align 8
.LC11:
	stringz	"setxattr(\"f\", \"user.a\", \"two\", 3, XATTR_CREATE)"
	.align 8
.LC12:
	stringz	"user.b"
	.align 8
.LC13:
	stringz	"setxattr(\"f\", \"user.b\", \"two\", 3, XATTR_REPLACE)"
	.align 8
.LC14:
	stringz	"second"
	.align 8
.LC15:
	stringz	"link"
	.align 8
.LC16:
	stringz	"setxattr(\"link\", \"user.b\", \"second\", 6, 0)"
	.align 8
.LC17:
	stringz	"longer"
	.align 8
.LC18:
	stringz	"setxattr(\"f\", \"user.a\", \"longer\", 6, XATTR_REPLACE)"
	.align 8
.LC19:
	stringz	"third"
	.align 8
.LC20:
	stringz	"user.c"
	.align 8
.LC21:
	stringz	"lsetxattr(\"f\", \"user.c\", \"third\", 5, XATTR_CREATE)"
	.align 8
.LC22:
	stringz	"x"
	.align 8
.LC23:
	stringz	"user.d"
	.align 8
.LC24:
	stringz	"lsetxattr(\"link\", \"user.d\", \"x\", 1, 0)"
	.align 8
.LC25:
	stringz	"fifth"
	.align 8
.LC26:
	stringz	"user.e"
	.align 8
.LC27:
	stringz	"fsetxattr(fd, \"user.e\", \"fifth\", 5, XATTR_CREATE)"
	.align 8
.LC28:
	stringz	"5"
	.align 8
.LC29:
	stringz	"fsetxattr(fd, \"user.e\", \"5\", 1, XATTR_CREATE)"
	.align 8
.LC30:
	stringz	"user.empty"
	.align 8
.LC31:
	stringz	"fsetxattr(fd, \"user.empty\", NULL, 0, 0)"
	.text
	.align 16
	.proc set#
set:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 2, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 6, r0
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 2, r0
	addl r40 = 6, r0
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 5, r0
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 5, r0
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 5, r0
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
.LC32:
	stringz	"setxattr(\"f\", \"user.a\", \"x\", 1, 4)"
	.align 8
.LC33:
	stringz	"lsetxattr(\"f\", \"user.a\", \"x\", 1, 8)"
	.align 8
.LC34:
	stringz	"fsetxattr(fd, \"user.a\", \"x\", 1, 16)"
	.align 8
.LC35:
	stringz	"setxattr(\"f\", long_name, \"x\", 1, 0)"
	.align 8
.LC36:
	stringz	""
	.align 8
.LC37:
	stringz	"setxattr(\"f\", \"\", \"x\", 1, 0)"
	.align 8
.LC38:
	stringz	"setxattr(\"f\", \"user.a\", value, 65537, 0)"
	.align 8
.LC39:
	stringz	"nowhere.a"
	.align 8
.LC40:
	stringz	"setxattr(\"f\", \"nowhere.a\", \"x\", 1, 0)"
	.align 8
.LC41:
	stringz	"missing"
	.align 8
.LC42:
	stringz	"setxattr(\"missing\", \"user.a\", \"x\", 1, 0)"
	.align 8
.LC43:
	stringz	"lsetxattr(\"missing\", \"user.a\", \"x\", 1, 0)"
	.align 8
.LC44:
	stringz	"fsetxattr(-1, \"user.a\", \"x\", 1, 0)"
	.align 8
.LC45:
	stringz	"setxattr((const char *)no_access(), \"user.a\", \"x\", 1, 0)"
	.align 8
.LC46:
	stringz	"setxattr(\"f\", (const char *)no_access(), \"x\", 1, 0)"
	.align 8
.LC47:
	stringz	"setxattr(\"f\", \"user.a\", no_access(), 1, 0)"
	.text
	.align 16
	.proc set_errors#
set_errors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -320, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	movl r14 = 199487746933
	adds r15 = -304, r35
	;;
	st8 [r15] = r14
	adds r14 = -296, r35
	;;
	mov r15 = r14
	addl r14 = 292, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -299, r35
	;;
	addl r39 = 250, r0
	addl r38 = 120, r0
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 4, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 8, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 16, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	adds r38 = -304, r35
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st1 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	adds r38 = -304, r35
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 65537, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp set_errors#
	.section	.rodata
	.align 8
.LC48:
	stringz	"by path"
	.align 8
.LC49:
	stringz	"by a link's target"
	.align 8
.LC50:
	stringz	"without following"
	.align 8
.LC51:
	stringz	"by descriptor"
	.align 8
.LC52:
	stringz	"empty"
	.align 8
.LC53:
	stringz	"getxattr(\"f\", \"user.a\", value, 0)"
	.align 8
.LC54:
	stringz	"getxattr(\"f\", \"user.a\", NULL, 0)"
	.align 8
.LC55:
	stringz	"getxattr(\"f\", \"user.a\", value, 5)"
	.align 8
.LC56:
	stringz	"lgetxattr(\"f\", \"user.a\", value, 1)"
	.align 8
.LC57:
	stringz	"fgetxattr(fd, \"user.a\", value, 5)"
	.align 8
.LC58:
	stringz	"user.none"
	.align 8
.LC59:
	stringz	"getxattr(\"f\", \"user.none\", value, 5)"
	.align 8
.LC60:
	stringz	"lgetxattr(\"link\", \"user.a\", value, 5) == -1 && (errno == ENODATA || errno == EPERM)"
	.align 8
.LC61:
	stringz	"fgetxattr(fd, \"user.none\", value, 5)"
	.align 8
.LC62:
	stringz	"getxattr(\"missing\", \"user.a\", value, 5)"
	.align 8
.LC63:
	stringz	"fgetxattr(-1, \"user.a\", value, 5)"
	.align 8
.LC64:
	stringz	"getxattr(\"f\", \"\", value, 5)"
	.align 8
.LC65:
	stringz	"getxattr(\"f\", \"user.a\", no_access(), 100)"
	.align 8
.LC66:
	stringz	"getxattr(\"f\", (const char *)no_access(), value, 5)"
	.text
	.align 16
	.proc get#
get:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r40 = 70000, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_value#
	mov r1 = r36
	addl r40 = 6, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_value#
	mov r1 = r36
	addl r40 = 5, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_value#
	mov r1 = r36
	addl r40 = 100, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_value#
	mov r1 = r36
	addl r40 = 100, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_value#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 61, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
.L22:
	addl r14 = 1, r0
	br .L23
	;;
.L21:
	mov r14 = r0
.L23:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 5, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 100, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r40 = 5, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = getxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp get#
	.section	.rodata
	.align 8
.LC67:
	stringz	"path"
	.align 8
.LC68:
	stringz	"link's target"
	.align 8
.LC69:
	stringz	"descriptor"
	.align 8
.LC70:
	stringz	"listxattr(\"f\", NULL, 0) == flistxattr(fd, value, sizeof value)"
	.align 8
.LC71:
	stringz	"listxattr(\"f\", value, 3)"
	.align 8
.LC72:
	stringz	"llistxattr(\"f\", value, 3)"
	.align 8
.LC73:
	stringz	"flistxattr(fd, value, 3)"
	.align 8
.LC74:
	stringz	"listxattr(\"missing\", value, 100)"
	.align 8
.LC75:
	stringz	"llistxattr(\"missing\", value, 100)"
	.align 8
.LC76:
	stringz	"flistxattr(-1, value, 100)"
	.align 8
.LC77:
	stringz	"listxattr(\"f\", (char *)no_access(), 1000)"
	.text
	.align 16
	.proc list#
list:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	addl r40 = 70000, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_list#
	mov r1 = r37
	addl r40 = 70000, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC68)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_list#
	mov r1 = r37
	addl r40 = 70000, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = llistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_list#
	mov r1 = r37
	addl r40 = 70000, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = llistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_list#
	mov r1 = r37
	addl r40 = 70000, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r36]
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_list#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r33 = r8
	addl r40 = 70000, r0
	;;
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r36]
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC70)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 3, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 3, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = llistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 3, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r36]
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC73)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 100, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 100, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = llistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC75)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 100, r0
	movl r39 = @gprel(value#)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC76)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r14 = r8
	addl r40 = 1000, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = listxattr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC77)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp list#
	.section	.rodata
	.align 8
.LC78:
	stringz	"removexattr(\"link\", \"user.a\")"
	.align 8
.LC79:
	stringz	"removexattr(\"f\", \"user.a\")"
	.align 8
.LC80:
	stringz	"lremovexattr(\"f\", \"user.b\")"
	.align 8
.LC81:
	stringz	"lremovexattr(\"link\", \"user.c\") == -1 && (errno == ENODATA || errno == EPERM)"
	.align 8
.LC82:
	stringz	"fremovexattr(fd, \"user.c\")"
	.align 8
.LC83:
	stringz	"fremovexattr(fd, \"user.empty\")"
	.align 8
.LC84:
	stringz	"removexattr(\"missing\", \"user.a\")"
	.align 8
.LC85:
	stringz	"lremovexattr(\"missing\", \"user.a\")"
	.align 8
.LC86:
	stringz	"fremovexattr(-1, \"user.a\")"
	.align 8
.LC87:
	stringz	"removexattr(\"f\", \"\")"
	.align 8
.LC88:
	stringz	"removexattr(\"f\", (const char *)no_access())"
	.align 8
.LC89:
	stringz	"left"
	.text
	.align 16
	.proc remove_all#
remove_all:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = removexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = removexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 61, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
.L27:
	addl r14 = 1, r0
	br .L28
	;;
.L26:
	mov r14 = r0
.L28:
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = removexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = removexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC87)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = removexattr#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 70000, r0
	;;
	movl r38 = @gprel(value#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = listxattr#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_list#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp remove_all#
	.section	.rodata
	.align 8
.LC90:
	stringz	"open"
	.align 8
.LC91:
	stringz	"symlink"
	.align 8
.LC92:
	stringz	"fgetxattr(path, \"user.e\", value, 100)"
	.align 8
.LC93:
	stringz	"fsetxattr(path, \"user.e\", \"x\", 1, 0)"
	.align 8
.LC94:
	stringz	"flistxattr(path, value, 100)"
	.align 8
.LC95:
	stringz	"fremovexattr(path, \"user.e\")"
	.align 8
.LC96:
	stringz	"user.r"
	.align 8
.LC97:
	stringz	"fsetxattr(fd, \"user.r\", \"x\", 1, 0)"
	.align 8
.LC98:
	stringz	"fremovexattr(fd, \"user.r\")"
	.align 8
.LC99:
	stringz	"pipe"
	.align 8
.LC100:
	stringz	"fsetxattr(pipes[0], \"user.r\", \"x\", 1, 0)"
	.align 8
.LC101:
	stringz	"fgetxattr(pipes[0], \"user.r\", value, 1)"
	.align 8
.LC102:
	stringz	"/proc/self/status"
	.align 8
.LC103:
	stringz	"setxattr(\"/proc/self/status\", \"user.r\", \"x\", 1, 0)"
	.align 8
.LC104:
	stringz	"getxattr(\"/proc/self/status\", \"user.r\", value, 1)"
	.align 8
.LC105:
	stringz	"/dev/null"
	.align 8
.LC106:
	stringz	"setxattr(\"/dev/null\", \"user.r\", \"x\", 1, 0)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 66, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = set_errors#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = get#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = list#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = remove_all#
	mov r1 = r35
	movl r37 = 2097152
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	addl r39 = 100, r0
	movl r38 = @gprel(value#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC92)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	addl r38 = 100, r0
	movl r37 = @gprel(value#)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = flistxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC94)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC95)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC97)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fremovexattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC98)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC99)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = fsetxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC100)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(value#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = fgetxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC101)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC102)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC103)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	movl r38 = @gprel(value#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC102)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = getxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC104)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC105)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = setxattr#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC106)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
