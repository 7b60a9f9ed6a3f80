// 70e030ec157a51b47c4fd70412a00753 guest-tests/process/argument-matrix.c
	.file	"argument-matrix.c"
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
	.bss
	.align 8
	.type	matrix_zeros#, @object
	.size	matrix_zeros#, 8192
matrix_zeros:
	.skip	8192
	.align 65536
	.type	matrix_nothing#, @object
	.size	matrix_nothing#, 65536
matrix_nothing:
	.skip	65536
	.align 8
	.type	matrix_long#, @object
	.size	matrix_long#, 5000
matrix_long:
	.skip	5000
	.align 8
	.type	matrix_name#, @object
	.size	matrix_name#, 257
matrix_name:
	.skip	257
	.align 8
	.type	matrix_last#, @object
	.size	matrix_last#, 24
matrix_last:
	.skip	24
	.sbss
	.align 4
	.type	matrix_repeats#, @object
	.size	matrix_repeats#, 4
matrix_repeats:
	.skip	4
	.align 4
	.type	matrix_column#, @object
	.size	matrix_column#, 4
matrix_column:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"\n"
	.align 8
.LC2:
	stringz	" %s*%u"
	.align 8
.LC3:
	stringz	" %s"
	.text
	.align 16
	.proc matrix_flush#
matrix_flush:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L10
	addl r14 = @gprel(matrix_column#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 110, r14
	(p6) br.cond.dptk .L7
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r8
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(matrix_column#), gp
	;;
	st4 [r15] = r14
.L7:
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(matrix_last#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	br .L9
	;;
.L8:
	movl r37 = @gprel(matrix_last#)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
.L9:
	addl r14 = @gprel(matrix_column#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(matrix_column#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	st4 [r14] = r0
	br .L4
	;;
.L10:
	nop 0
.L4:
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp matrix_flush#
	.section	.rodata
	.align 8
.LC4:
	stringz	"%s"
	.align 8
.LC5:
	stringz	"ok"
	.align 8
.LC6:
	stringz	"%ld"
	.text
	.align 16
	.proc matrix_item#
matrix_item:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
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
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	addl r39 = 24, r0
	adds r38 = -32, r36
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	br .L13
	;;
.L12:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	br .L15
	;;
.L14:
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
.L15:
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	addl r39 = 24, r0
	adds r38 = -32, r36
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
.L13:
	;;
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r39 = @gprel(matrix_last#)
	;;
	add r39 = r1, r39
	adds r38 = -32, r36
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = matrix_flush#
	mov r1 = r37
.L16:
	adds r39 = -32, r36
	;;
	movl r38 = @gprel(matrix_last#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strcpy#
	mov r1 = r37
	;;
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(matrix_repeats#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp matrix_item#
	.section	.rodata
	.align 8
.LC7:
	stringz	"a descriptor"
	.text
	.align 16
	.proc matrix_descriptor#
matrix_descriptor:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	ld4 r15 = [r36]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	ld4 r14 = [r36]
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r39 = [r14]
	ld4 r38 = [r36]
	br.call.sptk.many b0 = dup2#
	mov r1 = r37
	;;
	ld4 r38 = [r36]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r38 = 98, r0
	br.call.sptk.many b0 = exit#
	;;
.L19:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp matrix_descriptor#
	.section	.rodata
	.align 8
.LC8:
	stringz	"."
	.align 8
.LC9:
	stringz	".."
	.align 8
.LC10:
	stringz	"%s/%s"
	.text
	.align 16
	.proc matrix_remove#
matrix_remove:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -4128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = opendir#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -4112, r36
	;;
	st8 [r15] = r14
	br .L21
	;;
.L26:
	adds r14 = -4104, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -4104, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	br .L21
	;;
.L23:
	adds r14 = -4104, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 19, r14
	mov r14 = r36
	adds r15 = -4096, r36
	;;
	mov r42 = r16
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	addl r39 = 4096, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -4096, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -4096, r36
	addl r39 = 448, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = chmod#
	mov r1 = r37
	adds r14 = -4096, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = matrix_remove#
	mov r1 = r37
	adds r14 = -4096, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = rmdir#
	mov r1 = r37
.L21:
	adds r15 = -4112, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r33 = -4104, r36
	adds r14 = -4112, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -4104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
.L25:
	adds r15 = -4112, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -4112, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r37
.L28:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp matrix_remove#
	.section	.rodata
	.align 8
.LC11:
	stringz	"f"
	.align 8
.LC12:
	stringz	"0123456789abcdef"
	.align 8
.LC13:
	stringz	"write"
	.align 8
.LC14:
	stringz	"d"
	.align 8
.LC15:
	stringz	"d/x"
	.align 8
.LC16:
	stringz	"shut"
	.align 8
.LC17:
	stringz	"shut/x"
	.align 8
.LC18:
	stringz	"loop"
	.align 8
.LC19:
	stringz	"dangling"
	.align 8
.LC20:
	stringz	"none"
	.align 8
.LC21:
	stringz	"link"
	.text
	.align 16
	.proc matrix_files#
matrix_files:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = matrix_remove#
	mov r1 = r35
	;;
	addl r36 = 18, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	addl r38 = 420, r0
	addl r37 = 578, r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	addl r38 = 16, r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r38 = r0
	;;
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	;;
	addl r37 = 10, r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	;;
	addl r37 = 493, r0
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 420, r0
	;;
	addl r37 = 66, r0
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	addl r37 = 448, r0
	;;
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 420, r0
	;;
	addl r37 = 66, r0
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp matrix_files#
	.section	.rodata
	.align 8
.LC22:
	stringz	"pipe2"
	.align 8
.LC23:
	stringz	"socketpair"
	.align 8
.LC24:
	stringz	"/dev/null"
	.text
	.align 16
	.proc matrix_state#
matrix_state:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 10, r0
	;;
	st4 [r34] = r14
	br .L31
	;;
.L32:
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L31:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 30, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = matrix_files#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 11, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 12, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 13, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	movl r37 = 2097152
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 14, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	adds r14 = 4, r34
	addl r37 = 2048, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r37 = 15, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r37 = 16, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 2049, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r37 = 17, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r37 = 18, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 2050, r0
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 19, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	addl r37 = 2048, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 20, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 21, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 22, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = matrix_descriptor#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp matrix_state#
	.align 16
	.proc matrix_call#
matrix_call:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 7, 0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 112, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 112, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r36
	;;
	ld8 r38 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	br .L35
	;;
.L34:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r20 = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r17 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r18 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld8 r19 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r19
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	mov r38 = r20
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
.L35:
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	mov r14 = r36
	adds r15 = -16, r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = matrix_item#
	mov r1 = r37
	addl r40 = 8192, r0
	;;
	mov r39 = r0
	movl r38 = @gprel(matrix_zeros#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L40
.L36:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L39
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 22, r14
	(p6) br.cond.dptk .L38
.L39:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L38:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = matrix_state#
	mov r1 = r37
	br .L33
	;;
.L40:
	nop 0
.L33:
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp matrix_call#
	.align 16
	.proc matrix_row#
matrix_row:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -96, r35
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
	br.call.sptk.many b0 = matrix_state#
	mov r1 = r36
	;;
	adds r14 = -128, r35
	;;
	st4 [r14] = r0
	br .L42
	;;
.L45:
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	br .L44
	;;
.L43:
	mov r14 = r0
.L44:
	adds r16 = -96, r35
	adds r17 = -128, r35
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	st8 [r15] = r14
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -128, r35
	;;
	st4 [r16] = r14
.L42:
	adds r17 = -128, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L45
	adds r15 = -96, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = matrix_call#
	mov r1 = r36
	adds r14 = -124, r35
	;;
	st4 [r14] = r0
	br .L46
	;;
.L49:
	adds r14 = -120, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L47
	;;
.L48:
	adds r15 = -48, r35
	adds r14 = -96, r35
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
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -124, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r35
	adds r14 = -124, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r15 = -48, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = matrix_call#
	mov r1 = r36
	adds r14 = -120, r35
	adds r15 = -120, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L47:
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -124, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	adds r14 = -124, r35
	adds r15 = -124, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L46:
	adds r14 = -124, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L49
	adds r14 = -116, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L59:
	adds r14 = -112, r35
	adds r15 = -116, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	br .L51
	;;
.L58:
	adds r14 = -108, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L52
	;;
.L57:
	adds r14 = -104, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L53
	;;
.L55:
	adds r15 = -48, r35
	adds r14 = -96, r35
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
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -108, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r35
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -104, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r35
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r15 = -48, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = matrix_call#
	mov r1 = r36
	adds r14 = -104, r35
	adds r15 = -104, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L53:
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -104, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L54
	adds r14 = -104, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L55
.L54:
	adds r14 = -108, r35
	adds r15 = -108, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L52:
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -108, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L56
	adds r14 = -108, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L57
.L56:
	adds r14 = -112, r35
	adds r15 = -112, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L51:
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L58
	adds r14 = -116, r35
	adds r15 = -116, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L50:
	adds r14 = -116, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = matrix_flush#
	mov r1 = r36
	addl r37 = 10, r0
	;;
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp matrix_row#
	.section	.rodata
	.align 8
.LC25:
	stringz	"mprotect"
	.align 8
.LC26:
	stringz	"fork"
	.align 8
.LC27:
	stringz	" died: %d\n"
	.text
	.align 16
	.proc matrix#
matrix:
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
	addl r40 = 4999, r0
	addl r39 = 97, r0
	movl r38 = @gprel(matrix_long#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	addl r40 = 256, r0
	addl r39 = 97, r0
	;;
	movl r38 = @gprel(matrix_name#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	mov r40 = r0
	addl r39 = 65536, r0
	;;
	movl r38 = @gprel(matrix_nothing#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r39 = 1, r0
	addl r38 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
	;;
	addl r39 = 511, r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chmod#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = geteuid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	addl r40 = 65534, r0
	addl r39 = 65534, r0
	addl r38 = 65534, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	addl r40 = 65534, r0
	addl r39 = 65534, r0
	addl r38 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
.L62:
	addl r38 = 97, r0
	br.call.sptk.many b0 = exit#
	;;
.L61:
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	br .L63
	;;
.L67:
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(matrix_column#), gp
	;;
	st4 [r14] = r15
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	addl r38 = 20, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = matrix_row#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L64:
	adds r15 = -4, r36
	adds r14 = -8, r36
	mov r40 = r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L65
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
.L65:
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L66:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st8 [r16] = r14
.L63:
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp matrix#
	.bss
	.align 65536
	.type	room#, @object
	.size	room#, 262144
room:
	.skip	262144
	.section	.rodata
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 40
__compound_literal.1:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 40
__compound_literal.3:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 40
__compound_literal.5:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 40
__compound_literal.7:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 32
__compound_literal.9:
	data8	0
	data8	-1
	data8	3
	data8	1
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 24
__compound_literal.11:
	data8	0
	data8	-1
	data8	999999
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 24
__compound_literal.13:
	data8	0
	data8	-1
	data8	3
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 24
__compound_literal.15:
	data8	0
	data8	-1
	data8	999999
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 24
__compound_literal.17:
	data8	0
	data8	5
	data8	5
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 40
__compound_literal.19:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 40
__compound_literal.21:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 24
__compound_literal.23:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 40
__compound_literal.25:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 24
__compound_literal.27:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 40
__compound_literal.29:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 80
__compound_literal.31:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 24
__compound_literal.33:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 80
__compound_literal.35:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	8
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 80
__compound_literal.37:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	8
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 40
__compound_literal.39:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 40
__compound_literal.43:
	data8	48
	data8	0
	data8	47
	data8	70000
	data8	56
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 24
__compound_literal.45:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 40
__compound_literal.47:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 24
__compound_literal.49:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 24
__compound_literal.51:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 40
__compound_literal.53:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 32
__compound_literal.55:
	data8	7
	data8	-1
	data8	16
	data8	99
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 16
__compound_literal.57:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 24
__compound_literal.59:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 48
__compound_literal.61:
	data8	0
	data8	-3
	data8	2
	data8	-2
	data8	-1
	data8	1
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 24
__compound_literal.63:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 32
__compound_literal.65:
	data8	-1
	data8	999999
	data8	-2147483648
	data8	0
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 24
__compound_literal.67:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 40
__compound_literal.69:
	data8	1
	data8	33554432
	data8	-1
	data8	4
	data8	9
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 24
__compound_literal.71:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 48
__compound_literal.73:
	data8	0
	data8	-1
	data8	4
	data8	99
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 24
__compound_literal.75:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 24
__compound_literal.77:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 40
__compound_literal.79:
	data8	5
	data8	0
	data8	-1
	data8	1
	data8	261
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 24
__compound_literal.81:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 32
__compound_literal.83:
	data8	0
	data8	999999
	data8	-2147483648
	data8	2147483647
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 32
__compound_literal.85:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 24
__compound_literal.87:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 32
__compound_literal.89:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 24
__compound_literal.91:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 24
__compound_literal.93:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 32
__compound_literal.95:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 24
__compound_literal.97:
	data8	0
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 24
__compound_literal.99:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 24
__compound_literal.101:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 40
__compound_literal.103:
	data8	8
	data8	0
	data8	4
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 24
__compound_literal.105:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 48
__compound_literal.107:
	data8	8
	data8	9
	data8	17
	data8	-1
	data8	0
	data8	4
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 24
__compound_literal.109:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.111#, @object
	.size	__compound_literal.111#, 24
__compound_literal.111:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.113#, @object
	.size	__compound_literal.113#, 16
__compound_literal.113:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.115#, @object
	.size	__compound_literal.115#, 40
__compound_literal.115:
	data8	8
	data8	0
	data8	4
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.117#, @object
	.size	__compound_literal.117#, 24
__compound_literal.117:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.119#, @object
	.size	__compound_literal.119#, 32
__compound_literal.119:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.121#, @object
	.size	__compound_literal.121#, 24
__compound_literal.121:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.123#, @object
	.size	__compound_literal.123#, 24
__compound_literal.123:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.125#, @object
	.size	__compound_literal.125#, 24
__compound_literal.125:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.127#, @object
	.size	__compound_literal.127#, 32
__compound_literal.127:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.129#, @object
	.size	__compound_literal.129#, 24
__compound_literal.129:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.131#, @object
	.size	__compound_literal.131#, 16
__compound_literal.131:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.133#, @object
	.size	__compound_literal.133#, 24
__compound_literal.133:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.135#, @object
	.size	__compound_literal.135#, 24
__compound_literal.135:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.137#, @object
	.size	__compound_literal.137#, 24
__compound_literal.137:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.139#, @object
	.size	__compound_literal.139#, 32
__compound_literal.139:
	data8	0
	data8	-1
	data8	1
	data8	100
	.align 8
	.type	__compound_literal.141#, @object
	.size	__compound_literal.141#, 24
__compound_literal.141:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.143#, @object
	.size	__compound_literal.143#, 32
__compound_literal.143:
	data8	0
	data8	-1
	data8	1
	data8	70000
	.align 8
	.type	__compound_literal.145#, @object
	.size	__compound_literal.145#, 24
__compound_literal.145:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.147#, @object
	.size	__compound_literal.147#, 24
__compound_literal.147:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.149#, @object
	.size	__compound_literal.149#, 16
__compound_literal.149:
	data8	8
	data8	0
	.align 8
	.type	__compound_literal.151#, @object
	.size	__compound_literal.151#, 64
__compound_literal.151:
	data8	0
	data8	8
	data8	-1
	data8	1
	data8	2
	data8	3
	data8	4
	data8	6
	.align 8
	.type	__compound_literal.153#, @object
	.size	__compound_literal.153#, 24
__compound_literal.153:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.155#, @object
	.size	__compound_literal.155#, 24
__compound_literal.155:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.157#, @object
	.size	__compound_literal.157#, 24
__compound_literal.157:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.159#, @object
	.size	__compound_literal.159#, 32
__compound_literal.159:
	data8	0
	data8	1
	data8	8
	data8	-1
	.align 8
	.type	__compound_literal.161#, @object
	.size	__compound_literal.161#, 40
__compound_literal.161:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.163#, @object
	.size	__compound_literal.163#, 24
__compound_literal.163:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.165#, @object
	.size	__compound_literal.165#, 16
__compound_literal.165:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.167#, @object
	.size	__compound_literal.167#, 24
__compound_literal.167:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.169#, @object
	.size	__compound_literal.169#, 40
__compound_literal.169:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#+1
	data8	matrix_zeros#+2
	.align 8
	.type	__compound_literal.171#, @object
	.size	__compound_literal.171#, 96
__compound_literal.171:
	data8	1
	data8	99
	data8	64
	data8	-1
	data8	129
	data8	3
	data8	4
	data8	5
	data8	10
	data8	2
	data8	7
	data8	512
	.align 8
	.type	__compound_literal.173#, @object
	.size	__compound_literal.173#, 24
__compound_literal.173:
	data8	0
	data8	1
	data8	2147483647
	.align 8
	.type	__compound_literal.175#, @object
	.size	__compound_literal.175#, 16
__compound_literal.175:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.177#, @object
	.size	__compound_literal.177#, 24
__compound_literal.177:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	data8	matrix_zeros#+65
	.align 8
	.type	__compound_literal.179#, @object
	.size	__compound_literal.179#, 16
__compound_literal.179:
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.181#, @object
	.size	__compound_literal.181#, 96
__compound_literal.181:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.183#, @object
	.size	__compound_literal.183#, 24
__compound_literal.183:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.185#, @object
	.size	__compound_literal.185#, 96
__compound_literal.185:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.187#, @object
	.size	__compound_literal.187#, 24
__compound_literal.187:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.189#, @object
	.size	__compound_literal.189#, 96
__compound_literal.189:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.191#, @object
	.size	__compound_literal.191#, 24
__compound_literal.191:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.193#, @object
	.size	__compound_literal.193#, 80
__compound_literal.193:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	.align 8
	.type	__compound_literal.195#, @object
	.size	__compound_literal.195#, 32
__compound_literal.195:
	data8	0
	data8	1
	data8	2
	data8	-1
	.align 8
	.type	__compound_literal.197#, @object
	.size	__compound_literal.197#, 24
__compound_literal.197:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.199#, @object
	.size	__compound_literal.199#, 24
__compound_literal.199:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.201#, @object
	.size	__compound_literal.201#, 24
__compound_literal.201:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.203#, @object
	.size	__compound_literal.203#, 24
__compound_literal.203:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.205#, @object
	.size	__compound_literal.205#, 40
__compound_literal.205:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.207#, @object
	.size	__compound_literal.207#, 24
__compound_literal.207:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.209#, @object
	.size	__compound_literal.209#, 40
__compound_literal.209:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.211#, @object
	.size	__compound_literal.211#, 16
__compound_literal.211:
	data8	matrix_zeros#
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.213#, @object
	.size	__compound_literal.213#, 24
__compound_literal.213:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.215#, @object
	.size	__compound_literal.215#, 16
__compound_literal.215:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.217#, @object
	.size	__compound_literal.217#, 16
__compound_literal.217:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.219#, @object
	.size	__compound_literal.219#, 24
__compound_literal.219:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.221#, @object
	.size	__compound_literal.221#, 16
__compound_literal.221:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.223#, @object
	.size	__compound_literal.223#, 24
__compound_literal.223:
	data8	0
	data8	2
	data8	-1
	.align 8
	.type	__compound_literal.225#, @object
	.size	__compound_literal.225#, 24
__compound_literal.225:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.227#, @object
	.size	__compound_literal.227#, 24
__compound_literal.227:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.229#, @object
	.size	__compound_literal.229#, 64
__compound_literal.229:
	data8	1
	data8	2
	data8	99
	data8	-1
	data8	0
	data8	7
	data8	8
	data8	9
	.align 8
	.type	__compound_literal.231#, @object
	.size	__compound_literal.231#, 24
__compound_literal.231:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.233#, @object
	.size	__compound_literal.233#, 136
__compound_literal.233:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.235#, @object
	.size	__compound_literal.235#, 24
__compound_literal.235:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.237#, @object
	.size	__compound_literal.237#, 136
__compound_literal.237:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.239#, @object
	.size	__compound_literal.239#, 24
__compound_literal.239:
	data8	0
	data8	4
	data8	-1
	.align 8
	.type	__compound_literal.241#, @object
	.size	__compound_literal.241#, 24
__compound_literal.241:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.243#, @object
	.size	__compound_literal.243#, 24
__compound_literal.243:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.245#, @object
	.size	__compound_literal.245#, 24
__compound_literal.245:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.247#, @object
	.size	__compound_literal.247#, 24
__compound_literal.247:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.249#, @object
	.size	__compound_literal.249#, 24
__compound_literal.249:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.251#, @object
	.size	__compound_literal.251#, 24
__compound_literal.251:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.253#, @object
	.size	__compound_literal.253#, 24
__compound_literal.253:
	data8	1
	data8	-1
	data8	65
	.align 8
	.type	__compound_literal.255#, @object
	.size	__compound_literal.255#, 24
__compound_literal.255:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.257#, @object
	.size	__compound_literal.257#, 24
__compound_literal.257:
	data8	1
	data8	-1
	data8	65
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.259#, @object
	.size	__compound_literal.259#, 8
__compound_literal.259:
	data8	-1
	.section	.rodata
	.align 8
	.type	__compound_literal.261#, @object
	.size	__compound_literal.261#, 24
__compound_literal.261:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.263#, @object
	.size	__compound_literal.263#, 24
__compound_literal.263:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.265#, @object
	.size	__compound_literal.265#, 136
__compound_literal.265:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.267#, @object
	.size	__compound_literal.267#, 32
__compound_literal.267:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.269#, @object
	.size	__compound_literal.269#, 16
__compound_literal.269:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.271#, @object
	.size	__compound_literal.271#, 24
__compound_literal.271:
	data8	0
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.273#, @object
	.size	__compound_literal.273#, 136
__compound_literal.273:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.275#, @object
	.size	__compound_literal.275#, 16
__compound_literal.275:
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.277#, @object
	.size	__compound_literal.277#, 24
__compound_literal.277:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.279#, @object
	.size	__compound_literal.279#, 24
__compound_literal.279:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.281#, @object
	.size	__compound_literal.281#, 24
__compound_literal.281:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.283#, @object
	.size	__compound_literal.283#, 24
__compound_literal.283:
	data8	0
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.285#, @object
	.size	__compound_literal.285#, 16
__compound_literal.285:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.287#, @object
	.size	__compound_literal.287#, 16
__compound_literal.287:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.289#, @object
	.size	__compound_literal.289#, 24
__compound_literal.289:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.291#, @object
	.size	__compound_literal.291#, 24
__compound_literal.291:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.293#, @object
	.size	__compound_literal.293#, 32
__compound_literal.293:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.295#, @object
	.size	__compound_literal.295#, 24
__compound_literal.295:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.297#, @object
	.size	__compound_literal.297#, 32
__compound_literal.297:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.299#, @object
	.size	__compound_literal.299#, 24
__compound_literal.299:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.301#, @object
	.size	__compound_literal.301#, 24
__compound_literal.301:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.303#, @object
	.size	__compound_literal.303#, 24
__compound_literal.303:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.305#, @object
	.size	__compound_literal.305#, 32
__compound_literal.305:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.307#, @object
	.size	__compound_literal.307#, 24
__compound_literal.307:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.309#, @object
	.size	__compound_literal.309#, 32
__compound_literal.309:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.311#, @object
	.size	__compound_literal.311#, 24
__compound_literal.311:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.313#, @object
	.size	__compound_literal.313#, 16
__compound_literal.313:
	data8	134217728
	data8	-1
	.align 8
	.type	__compound_literal.315#, @object
	.size	__compound_literal.315#, 24
__compound_literal.315:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.317#, @object
	.size	__compound_literal.317#, 200
__compound_literal.317:
	data8	3
	data8	-1
	data8	99
	data8	2
	data8	1
	data8	4
	data8	7
	data8	8
	data8	13
	data8	14
	data8	15
	data8	16
	data8	27
	data8	28
	data8	23
	data8	24
	data8	30
	data8	38
	data8	39
	data8	37
	data8	36
	data8	40
	data8	41
	data8	42
	data8	47
	.align 8
	.type	__compound_literal.319#, @object
	.size	__compound_literal.319#, 56
__compound_literal.319:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	-1
	data8	64
	data8	65
	.align 8
	.type	__compound_literal.321#, @object
	.size	__compound_literal.321#, 16
__compound_literal.321:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.323#, @object
	.size	__compound_literal.323#, 16
__compound_literal.323:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.325#, @object
	.size	__compound_literal.325#, 16
__compound_literal.325:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.327#, @object
	.size	__compound_literal.327#, 24
__compound_literal.327:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.329#, @object
	.size	__compound_literal.329#, 32
__compound_literal.329:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.331#, @object
	.size	__compound_literal.331#, 40
__compound_literal.331:
	data8	3
	data8	8
	data8	-1
	data8	16
	data8	50331648
	.align 8
	.type	__compound_literal.333#, @object
	.size	__compound_literal.333#, 24
__compound_literal.333:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.335#, @object
	.size	__compound_literal.335#, 32
__compound_literal.335:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.337#, @object
	.size	__compound_literal.337#, 56
__compound_literal.337:
	data8	4
	data8	8
	data8	-1
	data8	5
	data8	1
	data8	2
	data8	0
	.align 8
	.type	__compound_literal.339#, @object
	.size	__compound_literal.339#, 24
__compound_literal.339:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.341#, @object
	.size	__compound_literal.341#, 32
__compound_literal.341:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.343#, @object
	.size	__compound_literal.343#, 24
__compound_literal.343:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.345#, @object
	.size	__compound_literal.345#, 24
__compound_literal.345:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.347#, @object
	.size	__compound_literal.347#, 32
__compound_literal.347:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.349#, @object
	.size	__compound_literal.349#, 24
__compound_literal.349:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.section	.sdata
	.align 8
	.type	__compound_literal.351#, @object
	.size	__compound_literal.351#, 8
__compound_literal.351:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.353#, @object
	.size	__compound_literal.353#, 24
__compound_literal.353:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.section	.sdata
	.align 8
	.type	__compound_literal.355#, @object
	.size	__compound_literal.355#, 8
__compound_literal.355:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.357#, @object
	.size	__compound_literal.357#, 24
__compound_literal.357:
	data8	0
	data8	2
	data8	-1
	.align 8
	.type	__compound_literal.359#, @object
	.size	__compound_literal.359#, 32
__compound_literal.359:
	data8	0
	data8	8
	data8	-1
	data8	4
	.align 8
	.type	__compound_literal.361#, @object
	.size	__compound_literal.361#, 24
__compound_literal.361:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.363#, @object
	.size	__compound_literal.363#, 32
__compound_literal.363:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.365#, @object
	.size	__compound_literal.365#, 16
__compound_literal.365:
	data8	1
	data8	0
	.align 8
	.type	__compound_literal.367#, @object
	.size	__compound_literal.367#, 24
__compound_literal.367:
	data8	99
	data8	16
	data8	12
	.align 8
	.type	__compound_literal.369#, @object
	.size	__compound_literal.369#, 24
__compound_literal.369:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.371#, @object
	.size	__compound_literal.371#, 24
__compound_literal.371:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.373#, @object
	.size	__compound_literal.373#, 24
__compound_literal.373:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.375#, @object
	.size	__compound_literal.375#, 24
__compound_literal.375:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.377#, @object
	.size	__compound_literal.377#, 24
__compound_literal.377:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
.LC28:
	stringz	""
	.align 8
.LC29:
	stringz	"d/"
	.align 8
.LC30:
	stringz	"f/"
	.align 8
.LC31:
	stringz	"f/x"
	.align 8
.LC32:
	stringz	"none/x"
	.align 8
.LC33:
	stringz	"/"
	.align 8
	.type	__compound_literal.379#, @object
	.size	__compound_literal.379#, 160
__compound_literal.379:
	data8	.LC11
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC14
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC18
	data8	.LC19
	data8	.LC21
	data8	.LC8
	data8	.LC9
	data8	.LC33
	data8	.LC15
	data8	.LC17
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.381#, @object
	.size	__compound_literal.381#, 64
__compound_literal.381:
	data8	-100
	data8	-1
	data8	10
	data8	99
	data8	13
	data8	14
	data8	15
	data8	17
	.align 8
	.type	__compound_literal.383#, @object
	.size	__compound_literal.383#, 160
__compound_literal.383:
	data8	.LC11
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC14
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC18
	data8	.LC19
	data8	.LC21
	data8	.LC8
	data8	.LC9
	data8	.LC33
	data8	.LC15
	data8	.LC17
	data8	matrix_name#
	data8	matrix_long#
	.section	.sdata
	.align 8
	.type	__compound_literal.385#, @object
	.size	__compound_literal.385#, 8
__compound_literal.385:
	.skip	8
	.align 8
	.type	__compound_literal.387#, @object
	.size	__compound_literal.387#, 8
__compound_literal.387:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.389#, @object
	.size	__compound_literal.389#, 40
__compound_literal.389:
	data8	0
	data8	1
	data8	-1
	data8	256
	data8	4096
	.align 8
	.type	__compound_literal.391#, @object
	.size	__compound_literal.391#, 24
__compound_literal.391:
	data8	65534
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.393#, @object
	.size	__compound_literal.393#, 24
__compound_literal.393:
	data8	65534
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.395#, @object
	.size	__compound_literal.395#, 16
__compound_literal.395:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.397#, @object
	.size	__compound_literal.397#, 16
__compound_literal.397:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.399#, @object
	.size	__compound_literal.399#, 16
__compound_literal.399:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.401#, @object
	.size	__compound_literal.401#, 16
__compound_literal.401:
	data8	-1
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.403#, @object
	.size	__compound_literal.403#, 8
__compound_literal.403:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.405#, @object
	.size	__compound_literal.405#, 160
__compound_literal.405:
	data8	.LC11
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC14
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC18
	data8	.LC19
	data8	.LC21
	data8	.LC8
	data8	.LC9
	data8	.LC33
	data8	.LC15
	data8	.LC17
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.407#, @object
	.size	__compound_literal.407#, 160
__compound_literal.407:
	data8	.LC11
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC14
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC18
	data8	.LC19
	data8	.LC21
	data8	.LC8
	data8	.LC9
	data8	.LC33
	data8	.LC15
	data8	.LC17
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.409#, @object
	.size	__compound_literal.409#, 24
__compound_literal.409:
	data8	0
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.411#, @object
	.size	__compound_literal.411#, 24
__compound_literal.411:
	data8	0
	data8	-2147483648
	data8	1
	.align 8
.LC34:
	stringz	"getpgid"
	.align 8
.LC35:
	stringz	"getsid"
	.align 8
.LC36:
	stringz	"setpgid"
	.align 8
.LC37:
	stringz	"getpriority"
	.align 8
.LC38:
	stringz	"setpriority"
	.align 8
.LC39:
	stringz	"sched_getscheduler"
	.align 8
.LC40:
	stringz	"sched_getparam"
	.align 8
.LC41:
	stringz	"sched_setparam"
	.align 8
.LC42:
	stringz	"sched_setscheduler"
	.align 8
.LC43:
	stringz	"sched_get_priority_max"
	.align 8
.LC44:
	stringz	"sched_get_priority_min"
	.align 8
.LC45:
	stringz	"sched_getattr"
	.align 8
.LC46:
	stringz	"sched_setattr"
	.align 8
.LC47:
	stringz	"prlimit64"
	.align 8
.LC48:
	stringz	"getrusage"
	.align 8
.LC49:
	stringz	"wait4"
	.align 8
.LC50:
	stringz	"waitid"
	.align 8
.LC51:
	stringz	"kill"
	.align 8
.LC52:
	stringz	"tkill"
	.align 8
.LC53:
	stringz	"tgkill"
	.align 8
.LC54:
	stringz	"rt_sigprocmask"
	.align 8
.LC55:
	stringz	"rt_sigpending"
	.align 8
.LC56:
	stringz	"rt_sigtimedwait"
	.align 8
.LC57:
	stringz	"rt_sigqueueinfo"
	.align 8
.LC58:
	stringz	"rt_tgsigqueueinfo"
	.align 8
.LC59:
	stringz	"sigaltstack"
	.align 8
.LC60:
	stringz	"capget"
	.align 8
.LC61:
	stringz	"getgroups"
	.align 8
.LC62:
	stringz	"setgroups"
	.align 8
.LC63:
	stringz	"getrandom"
	.align 8
.LC64:
	stringz	"getcpu"
	.align 8
.LC65:
	stringz	"set_robust_list"
	.align 8
.LC66:
	stringz	"get_robust_list"
	.align 8
.LC67:
	stringz	"set_tid_address"
	.align 8
.LC68:
	stringz	"futex"
	.align 8
.LC69:
	stringz	"clock_getres"
	.align 8
.LC70:
	stringz	"clock_gettime"
	.align 8
.LC71:
	stringz	"clock_settime"
	.align 8
.LC72:
	stringz	"clock_nanosleep"
	.align 8
.LC73:
	stringz	"nanosleep"
	.align 8
.LC74:
	stringz	"getitimer"
	.align 8
.LC75:
	stringz	"setitimer"
	.align 8
.LC76:
	stringz	"timer_delete"
	.align 8
.LC77:
	stringz	"timer_gettime"
	.align 8
.LC78:
	stringz	"timer_settime"
	.align 8
.LC79:
	stringz	"timerfd_create"
	.align 8
.LC80:
	stringz	"timerfd_gettime"
	.align 8
.LC81:
	stringz	"timerfd_settime"
	.align 8
.LC82:
	stringz	"times"
	.align 8
.LC83:
	stringz	"sysinfo"
	.align 8
.LC84:
	stringz	"uname"
	.align 8
.LC85:
	stringz	"sethostname"
	.align 8
.LC86:
	stringz	"setdomainname"
	.align 8
.LC87:
	stringz	"personality"
	.align 8
.LC88:
	stringz	"pidfd_open"
	.align 8
.LC89:
	stringz	"pidfd_send_signal"
	.align 8
.LC90:
	stringz	"pidfd_getfd"
	.align 8
.LC91:
	stringz	"kcmp"
	.align 8
.LC92:
	stringz	"process_vm_readv"
	.align 8
.LC93:
	stringz	"process_vm_writev"
	.align 8
.LC94:
	stringz	"membarrier"
	.align 8
.LC95:
	stringz	"prctl"
	.align 8
.LC96:
	stringz	"msync"
	.align 8
.LC97:
	stringz	"mincore"
	.align 8
.LC98:
	stringz	"munlock"
	.align 8
.LC99:
	stringz	"mlock"
	.align 8
.LC100:
	stringz	"mlock2"
	.align 8
.LC101:
	stringz	"mlockall"
	.align 8
.LC102:
	stringz	"munlockall"
	.align 8
.LC103:
	stringz	"remap_file_pages"
	.align 8
.LC104:
	stringz	"ptrace"
	.align 8
.LC105:
	stringz	"setsid"
	.align 8
.LC106:
	stringz	"sched_yield"
	.align 8
.LC107:
	stringz	"gettimeofday"
	.align 8
.LC108:
	stringz	"settimeofday"
	.align 8
.LC109:
	stringz	"execve"
	.align 8
.LC110:
	stringz	"execveat"
	.align 8
.LC111:
	stringz	"setuid"
	.align 8
.LC112:
	stringz	"setgid"
	.align 8
.LC113:
	stringz	"setreuid"
	.align 8
.LC114:
	stringz	"setregid"
	.align 8
.LC115:
	stringz	"mount"
	.align 8
.LC116:
	stringz	"umount2"
	.align 8
.LC117:
	stringz	"unshare"
	.align 8
	.type	rows#, @object
	.size	rows#, 10200
rows:
	data8	.LC34
	data4	1079
	data4	4
	data4	5
	.skip	4
	data8	__compound_literal.1#
	.skip	80
	.skip	8
	data8	.LC35
	data4	1082
	data4	4
	data4	5
	.skip	4
	data8	__compound_literal.3#
	.skip	80
	.skip	8
	data8	.LC36
	data4	1080
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.5#
	data4	5
	.skip	4
	data8	__compound_literal.7#
	.skip	64
	.skip	8
	data8	.LC37
	data4	1101
	data4	4
	data4	4
	.skip	4
	data8	__compound_literal.9#
	data4	3
	.skip	4
	data8	__compound_literal.11#
	.skip	64
	.skip	8
	data8	.LC38
	data4	1102
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.13#
	data4	3
	.skip	4
	data8	__compound_literal.15#
	data4	3
	.skip	4
	data8	__compound_literal.17#
	.skip	48
	.skip	8
	data8	.LC39
	data4	1162
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.19#
	.skip	80
	.skip	8
	data8	.LC40
	data4	1160
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.21#
	data4	3
	.skip	4
	data8	__compound_literal.23#
	.skip	64
	.skip	8
	data8	.LC41
	data4	1161
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.25#
	data4	3
	.skip	4
	data8	__compound_literal.27#
	.skip	64
	.skip	8
	data8	.LC42
	data4	1163
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.29#
	data4	10
	.skip	4
	data8	__compound_literal.31#
	data4	3
	.skip	4
	data8	__compound_literal.33#
	.skip	48
	.skip	8
	data8	.LC43
	data4	1165
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.35#
	.skip	80
	.skip	8
	data8	.LC44
	data4	1166
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.37#
	.skip	80
	.skip	8
	data8	.LC45
	data4	1337
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	data4	5
	.skip	4
	data8	__compound_literal.43#
	data4	3
	.skip	4
	data8	__compound_literal.45#
	.skip	32
	.skip	8
	data8	.LC46
	data4	1336
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.47#
	data4	3
	.skip	4
	data8	__compound_literal.49#
	data4	3
	.skip	4
	data8	__compound_literal.51#
	.skip	48
	.skip	8
	data8	.LC47
	data4	1325
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.53#
	data4	4
	.skip	4
	data8	__compound_literal.55#
	data4	2
	.skip	4
	data8	__compound_literal.57#
	data4	3
	.skip	4
	data8	__compound_literal.59#
	.skip	32
	.skip	8
	data8	.LC48
	data4	1086
	data4	0
	data4	6
	.skip	4
	data8	__compound_literal.61#
	data4	3
	.skip	4
	data8	__compound_literal.63#
	.skip	64
	.skip	8
	data8	.LC49
	data4	1126
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.65#
	data4	3
	.skip	4
	data8	__compound_literal.67#
	data4	5
	.skip	4
	data8	__compound_literal.69#
	data4	3
	.skip	4
	data8	__compound_literal.71#
	.skip	32
	.skip	8
	data8	.LC50
	data4	1270
	data4	0
	data4	6
	.skip	4
	data8	__compound_literal.73#
	data4	3
	.skip	4
	data8	__compound_literal.75#
	data4	3
	.skip	4
	data8	__compound_literal.77#
	data4	5
	.skip	4
	data8	__compound_literal.79#
	data4	3
	.skip	4
	data8	__compound_literal.81#
	.skip	16
	.skip	8
	data8	.LC51
	data4	1053
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.83#
	data4	4
	.skip	4
	data8	__compound_literal.85#
	.skip	64
	.skip	8
	data8	.LC52
	data4	1229
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.87#
	data4	4
	.skip	4
	data8	__compound_literal.89#
	.skip	64
	.skip	8
	data8	.LC53
	data4	1235
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.91#
	data4	3
	.skip	4
	data8	__compound_literal.93#
	data4	4
	.skip	4
	data8	__compound_literal.95#
	.skip	48
	.skip	8
	data8	.LC54
	data4	1179
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.97#
	data4	3
	.skip	4
	data8	__compound_literal.99#
	data4	3
	.skip	4
	data8	__compound_literal.101#
	data4	5
	.skip	4
	data8	__compound_literal.103#
	.skip	32
	.skip	8
	data8	.LC55
	data4	1178
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.105#
	data4	6
	.skip	4
	data8	__compound_literal.107#
	.skip	64
	.skip	8
	data8	.LC56
	data4	1183
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.109#
	data4	3
	.skip	4
	data8	__compound_literal.111#
	data4	2
	.skip	4
	data8	__compound_literal.113#
	data4	5
	.skip	4
	data8	__compound_literal.115#
	.skip	32
	.skip	8
	data8	.LC57
	data4	1180
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.117#
	data4	4
	.skip	4
	data8	__compound_literal.119#
	data4	3
	.skip	4
	data8	__compound_literal.121#
	.skip	48
	.skip	8
	data8	.LC58
	data4	1321
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.123#
	data4	3
	.skip	4
	data8	__compound_literal.125#
	data4	4
	.skip	4
	data8	__compound_literal.127#
	data4	3
	.skip	4
	data8	__compound_literal.129#
	.skip	32
	.skip	8
	data8	.LC59
	data4	1176
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.131#
	data4	3
	.skip	4
	data8	__compound_literal.133#
	.skip	64
	.skip	8
	data8	.LC60
	data4	1185
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.135#
	data4	3
	.skip	4
	data8	__compound_literal.137#
	.skip	64
	.skip	8
	data8	.LC61
	data4	1077
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.139#
	data4	3
	.skip	4
	data8	__compound_literal.141#
	.skip	64
	.skip	8
	data8	.LC62
	data4	1078
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.143#
	data4	3
	.skip	4
	data8	__compound_literal.145#
	.skip	64
	.skip	8
	data8	.LC63
	data4	1339
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.147#
	data4	2
	.skip	4
	data8	__compound_literal.149#
	data4	8
	.skip	4
	data8	__compound_literal.151#
	.skip	48
	.skip	8
	data8	.LC64
	data4	1304
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.153#
	data4	3
	.skip	4
	data8	__compound_literal.155#
	.skip	64
	.skip	8
	data8	.LC65
	data4	1298
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.157#
	data4	4
	.skip	4
	data8	__compound_literal.159#
	.skip	64
	.skip	8
	data8	.LC66
	data4	1299
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.161#
	data4	3
	.skip	4
	data8	__compound_literal.163#
	data4	2
	.skip	4
	data8	__compound_literal.165#
	.skip	48
	.skip	8
	data8	.LC67
	data4	1233
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.167#
	.skip	80
	.skip	8
	data8	.LC68
	data4	1230
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.169#
	data4	12
	.skip	4
	data8	__compound_literal.171#
	data4	3
	.skip	4
	data8	__compound_literal.173#
	data4	2
	.skip	4
	data8	__compound_literal.175#
	data4	3
	.skip	4
	data8	__compound_literal.177#
	data4	2
	.skip	4
	data8	__compound_literal.179#
	.skip	8
	data8	.LC69
	data4	1255
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.181#
	data4	3
	.skip	4
	data8	__compound_literal.183#
	.skip	64
	.skip	8
	data8	.LC70
	data4	1254
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.185#
	data4	3
	.skip	4
	data8	__compound_literal.187#
	.skip	64
	.skip	8
	data8	.LC71
	data4	1253
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.189#
	data4	3
	.skip	4
	data8	__compound_literal.191#
	.skip	64
	.skip	8
	data8	.LC72
	data4	1256
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.193#
	data4	4
	.skip	4
	data8	__compound_literal.195#
	data4	3
	.skip	4
	data8	__compound_literal.197#
	data4	3
	.skip	4
	data8	__compound_literal.199#
	.skip	32
	.skip	8
	data8	.LC73
	data4	1168
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.201#
	data4	3
	.skip	4
	data8	__compound_literal.203#
	.skip	64
	.skip	8
	data8	.LC74
	data4	1119
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.205#
	data4	3
	.skip	4
	data8	__compound_literal.207#
	.skip	64
	.skip	8
	data8	.LC75
	data4	1118
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.209#
	data4	2
	.skip	4
	data8	__compound_literal.211#
	data4	3
	.skip	4
	data8	__compound_literal.213#
	.skip	48
	.skip	8
	data8	.LC76
	data4	1252
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.215#
	.skip	80
	.skip	8
	data8	.LC77
	data4	1250
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.217#
	data4	3
	.skip	4
	data8	__compound_literal.219#
	.skip	64
	.skip	8
	data8	.LC78
	data4	1249
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.221#
	data4	3
	.skip	4
	data8	__compound_literal.223#
	data4	3
	.skip	4
	data8	__compound_literal.225#
	data4	3
	.skip	4
	data8	__compound_literal.227#
	.skip	32
	.skip	8
	data8	.LC79
	data4	1310
	data4	2
	data4	8
	.skip	4
	data8	__compound_literal.229#
	data4	3
	.skip	4
	data8	__compound_literal.231#
	.skip	64
	.skip	8
	data8	.LC80
	data4	1312
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.233#
	data4	3
	.skip	4
	data8	__compound_literal.235#
	.skip	64
	.skip	8
	data8	.LC81
	data4	1311
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.237#
	data4	3
	.skip	4
	data8	__compound_literal.239#
	data4	3
	.skip	4
	data8	__compound_literal.241#
	data4	3
	.skip	4
	data8	__compound_literal.243#
	.skip	32
	.skip	8
	data8	.LC82
	data4	1059
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.245#
	.skip	80
	.skip	8
	data8	.LC83
	data4	1127
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.247#
	.skip	80
	.skip	8
	data8	.LC84
	data4	1130
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.249#
	.skip	80
	.skip	8
	data8	.LC85
	data4	1083
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.251#
	data4	3
	.skip	4
	data8	__compound_literal.253#
	.skip	64
	.skip	8
	data8	.LC86
	data4	1129
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.255#
	data4	3
	.skip	4
	data8	__compound_literal.257#
	.skip	64
	.skip	8
	data8	.LC87
	data4	1140
	data4	4
	data4	1
	.skip	4
	data8	__compound_literal.259#
	.skip	80
	.skip	8
	data8	.LC88
	data4	1458
	data4	2
	data4	3
	.skip	4
	data8	__compound_literal.261#
	data4	3
	.skip	4
	data8	__compound_literal.263#
	.skip	64
	.skip	8
	data8	.LC89
	data4	1448
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.265#
	data4	4
	.skip	4
	data8	__compound_literal.267#
	data4	2
	.skip	4
	data8	__compound_literal.269#
	data4	3
	.skip	4
	data8	__compound_literal.271#
	.skip	32
	.skip	8
	data8	.LC90
	data4	1462
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.273#
	data4	2
	.skip	4
	data8	__compound_literal.275#
	data4	3
	.skip	4
	data8	__compound_literal.277#
	.skip	48
	.skip	8
	data8	.LC91
	data4	1345
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.279#
	data4	3
	.skip	4
	data8	__compound_literal.281#
	data4	3
	.skip	4
	data8	__compound_literal.283#
	data4	2
	.skip	4
	data8	__compound_literal.285#
	data4	2
	.skip	4
	data8	__compound_literal.287#
	.skip	16
	.skip	8
	data8	.LC92
	data4	1332
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.289#
	data4	3
	.skip	4
	data8	__compound_literal.291#
	data4	4
	.skip	4
	data8	__compound_literal.293#
	data4	3
	.skip	4
	data8	__compound_literal.295#
	data4	4
	.skip	4
	data8	__compound_literal.297#
	data4	3
	.skip	4
	data8	__compound_literal.299#
	.skip	8
	data8	.LC93
	data4	1333
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.301#
	data4	3
	.skip	4
	data8	__compound_literal.303#
	data4	4
	.skip	4
	data8	__compound_literal.305#
	data4	3
	.skip	4
	data8	__compound_literal.307#
	data4	4
	.skip	4
	data8	__compound_literal.309#
	data4	3
	.skip	4
	data8	__compound_literal.311#
	.skip	8
	data8	.LC94
	data4	1344
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.313#
	data4	3
	.skip	4
	data8	__compound_literal.315#
	.skip	64
	.skip	8
	data8	.LC95
	data4	1170
	data4	0
	data4	25
	.skip	4
	data8	__compound_literal.317#
	data4	7
	.skip	4
	data8	__compound_literal.319#
	data4	2
	.skip	4
	data8	__compound_literal.321#
	data4	2
	.skip	4
	data8	__compound_literal.323#
	data4	2
	.skip	4
	data8	__compound_literal.325#
	.skip	16
	.skip	8
	data8	.LC25
	data4	1155
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.327#
	data4	4
	.skip	4
	data8	__compound_literal.329#
	data4	5
	.skip	4
	data8	__compound_literal.331#
	.skip	48
	.skip	8
	data8	.LC96
	data4	1157
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.333#
	data4	4
	.skip	4
	data8	__compound_literal.335#
	data4	7
	.skip	4
	data8	__compound_literal.337#
	.skip	48
	.skip	8
	data8	.LC97
	data4	1208
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.339#
	data4	4
	.skip	4
	data8	__compound_literal.341#
	data4	3
	.skip	4
	data8	__compound_literal.343#
	.skip	48
	.skip	8
	data8	.LC98
	data4	1158
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.345#
	data4	4
	.skip	4
	data8	__compound_literal.347#
	.skip	64
	.skip	8
	data8	.LC99
	data4	1153
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.349#
	data4	1
	.skip	4
	data8	__compound_literal.351#
	.skip	64
	.skip	8
	data8	.LC100
	data4	1346
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.353#
	data4	1
	.skip	4
	data8	__compound_literal.355#
	data4	3
	.skip	4
	data8	__compound_literal.357#
	.skip	48
	.skip	8
	data8	.LC101
	data4	1154
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.359#
	.skip	80
	.skip	8
	data8	.LC102
	data4	1159
	data4	0
	.skip	96
	.skip	8
	data8	.LC103
	data4	1125
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.361#
	data4	4
	.skip	4
	data8	__compound_literal.363#
	data4	2
	.skip	4
	data8	__compound_literal.365#
	.skip	48
	.skip	8
	data8	.LC104
	data4	1048
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.367#
	data4	3
	.skip	4
	data8	__compound_literal.369#
	.skip	64
	.skip	8
	data8	.LC105
	data4	1081
	data4	4
	.skip	96
	.skip	8
	data8	.LC106
	data4	1164
	data4	0
	.skip	96
	.skip	8
	data8	.LC107
	data4	1087
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.371#
	data4	3
	.skip	4
	data8	__compound_literal.373#
	.skip	64
	.skip	8
	data8	.LC108
	data4	1088
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.375#
	data4	3
	.skip	4
	data8	__compound_literal.377#
	.skip	64
	.skip	8
	data8	.LC109
	data4	1033
	data4	0
	data4	20
	.skip	4
	data8	__compound_literal.379#
	.skip	80
	.skip	8
	data8	.LC110
	data4	1342
	data4	0
	data4	8
	.skip	4
	data8	__compound_literal.381#
	data4	20
	.skip	4
	data8	__compound_literal.383#
	data4	1
	.skip	4
	data8	__compound_literal.385#
	data4	1
	.skip	4
	data8	__compound_literal.387#
	data4	5
	.skip	4
	data8	__compound_literal.389#
	.skip	16
	.skip	8
	data8	.LC111
	data4	1045
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.391#
	.skip	80
	.skip	8
	data8	.LC112
	data4	1061
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.393#
	.skip	80
	.skip	8
	data8	.LC113
	data4	1071
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.395#
	data4	2
	.skip	4
	data8	__compound_literal.397#
	.skip	64
	.skip	8
	data8	.LC114
	data4	1072
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.399#
	data4	2
	.skip	4
	data8	__compound_literal.401#
	.skip	64
	.skip	8
	data8	.LC115
	data4	1043
	data4	0
	data4	1
	.skip	4
	data8	__compound_literal.403#
	data4	20
	.skip	4
	data8	__compound_literal.405#
	.skip	64
	.skip	8
	data8	.LC116
	data4	1044
	data4	0
	data4	20
	.skip	4
	data8	__compound_literal.407#
	data4	3
	.skip	4
	data8	__compound_literal.409#
	.skip	64
	.skip	8
	data8	.LC117
	data4	1296
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.411#
	.skip	80
	.skip	8
	.align 8
.LC118:
	stringz	"munmap"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 262144, r0
	addl r37 = 1, r0
	movl r36 = @gprel(room#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	movl r14 = @gprel(room#+131072)
	;;
	add r14 = r1, r14
	addl r37 = 65536, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC118)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r37 = 85, r0
	movl r36 = @gprel(rows#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = matrix#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
