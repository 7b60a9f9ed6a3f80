// 37bb2ab836370363cead8aefea009000 guest-tests/ipc/argument-matrix.c
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
	.data
	.align 2
	.type	path#, @object
	.size	path#, 110
path:
	data2	1
	stringz	"socket"
	.skip	101
	.align 2
	.type	missing#, @object
	.size	missing#, 110
missing:
	data2	1
	stringz	"none"
	.skip	103
	.align 2
	.type	file#, @object
	.size	file#, 110
file:
	data2	1
	stringz	"f"
	.skip	106
	.align 4
	.type	local#, @object
	.size	local#, 16
local:
	data2	2
	.skip	14
	.align 4
	.type	odd#, @object
	.size	odd#, 16
odd:
	data2	99
	.skip	14
	.align 4
	.type	abroad#, @object
	.size	abroad#, 16
abroad:
	data2	2
	.skip	14
	.sbss
	.align 4
	.type	length#, @object
	.size	length#, 4
length:
	.skip	4
	.align 4
	.type	zero_length#, @object
	.size	zero_length#, 4
zero_length:
	.skip	4
	.align 4
	.type	long_length#, @object
	.size	long_length#, 4
long_length:
	.skip	4
	.align 4
	.type	negative_length#, @object
	.size	negative_length#, 4
negative_length:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	one#, @object
	.size	one#, 4
one:
	data4	1
	.align 4
	.type	big#, @object
	.size	big#, 4
big:
	data4	1000
	.bss
	.align 8
	.type	message#, @object
	.size	message#, 56
message:
	.skip	56
	.align 8
	.type	nameless#, @object
	.size	nameless#, 56
nameless:
	.skip	56
	.align 8
	.type	bad_vector#, @object
	.size	bad_vector#, 56
bad_vector:
	.skip	56
	.align 8
	.type	bad_control#, @object
	.size	bad_control#, 56
bad_control:
	.skip	56
	.data
	.align 8
	.type	vector#, @object
	.size	vector#, 32
vector:
	data8	matrix_zeros#
	data8	4
	data8	matrix_zeros#
	data8	0
	.align 8
	.type	no_vector#, @object
	.size	no_vector#, 16
no_vector:
	data8	matrix_nothing#
	data8	4
	.section	.rodata
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 56
__compound_literal.1:
	data8	1
	data8	-1
	data8	999
	data8	0
	data8	2
	data8	10
	data8	2000
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 88
__compound_literal.3:
	data8	1
	data8	0
	data8	-1
	data8	2
	data8	4
	data8	5
	data8	6
	data8	11
	data8	524289
	data8	2049
	data8	257
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 48
__compound_literal.5:
	data8	0
	data8	-1
	data8	999
	data8	1
	data8	6
	data8	17
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 40
__compound_literal.7:
	data8	1
	data8	-1
	data8	999
	data8	0
	data8	2
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 56
__compound_literal.9:
	data8	1
	data8	0
	data8	-1
	data8	2
	data8	4
	data8	5
	data8	11
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 32
__compound_literal.11:
	data8	0
	data8	-1
	data8	999
	data8	1
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 32
__compound_literal.13:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 88
__compound_literal.15:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 64
__compound_literal.17:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 80
__compound_literal.19:
	data8	110
	data8	-1
	data8	0
	data8	1
	data8	2
	data8	3
	data8	16
	data8	15
	data8	128
	data8	129
	.section	.sdata
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 8
__compound_literal.21:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 48
__compound_literal.23:
	data8	local#
	data8	matrix_nothing#
	data8	odd#
	data8	abroad#
	data8	matrix_zeros#
	data8	path#
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 48
__compound_literal.25:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	2
	data8	129
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 88
__compound_literal.27:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 64
__compound_literal.29:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 80
__compound_literal.31:
	data8	110
	data8	-1
	data8	0
	data8	1
	data8	2
	data8	3
	data8	16
	data8	15
	data8	128
	data8	129
	.section	.sdata
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 8
__compound_literal.33:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 40
__compound_literal.35:
	data8	local#
	data8	matrix_nothing#
	data8	odd#
	data8	matrix_zeros#
	data8	path#
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 48
__compound_literal.37:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	2
	data8	129
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 88
__compound_literal.39:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	1
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 88
__compound_literal.43:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 64
__compound_literal.45:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 48
__compound_literal.47:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 48
__compound_literal.49:
	data8	0
	data8	1
	data8	-1
	data8	524288
	data8	2048
	data8	2
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 88
__compound_literal.51:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 32
__compound_literal.53:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 48
__compound_literal.55:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 88
__compound_literal.57:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 32
__compound_literal.59:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 48
__compound_literal.61:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 88
__compound_literal.63:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 40
__compound_literal.65:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 88
__compound_literal.67:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 32
__compound_literal.69:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 24
__compound_literal.71:
	data8	8
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 48
__compound_literal.73:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 24
__compound_literal.75:
	data8	0
	data8	matrix_nothing#
	data8	path#
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 40
__compound_literal.77:
	data8	0
	data8	-1
	data8	1
	data8	16
	data8	129
	.section	.sdata
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 8
__compound_literal.79:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 32
__compound_literal.81:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 24
__compound_literal.83:
	data8	8
	data8	0
	data8	70000
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 48
__compound_literal.85:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 40
__compound_literal.87:
	data8	local#
	data8	matrix_nothing#
	data8	0
	data8	odd#
	data8	path#
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 40
__compound_literal.89:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	129
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 88
__compound_literal.91:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 32
__compound_literal.93:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 24
__compound_literal.95:
	data8	8
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 40
__compound_literal.97:
	data8	64
	data8	1
	data8	65
	data8	66
	data8	96
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 32
__compound_literal.99:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 48
__compound_literal.101:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 88
__compound_literal.103:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 48
__compound_literal.105:
	data8	message#
	data8	matrix_nothing#
	data8	0
	data8	nameless#
	data8	bad_vector#
	data8	bad_control#
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 48
__compound_literal.107:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 88
__compound_literal.109:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.111#, @object
	.size	__compound_literal.111#, 48
__compound_literal.111:
	data8	message#
	data8	matrix_nothing#
	data8	0
	data8	nameless#
	data8	bad_vector#
	data8	bad_control#
	.align 8
	.type	__compound_literal.113#, @object
	.size	__compound_literal.113#, 24
__compound_literal.113:
	data8	64
	data8	65
	data8	66
	.align 8
	.type	__compound_literal.115#, @object
	.size	__compound_literal.115#, 88
__compound_literal.115:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.117#, @object
	.size	__compound_literal.117#, 24
__compound_literal.117:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.119#, @object
	.size	__compound_literal.119#, 24
__compound_literal.119:
	data8	1
	data8	0
	data8	2
	.align 8
	.type	__compound_literal.121#, @object
	.size	__compound_literal.121#, 48
__compound_literal.121:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.123#, @object
	.size	__compound_literal.123#, 88
__compound_literal.123:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.125#, @object
	.size	__compound_literal.125#, 56
__compound_literal.125:
	data8	1
	data8	-1
	data8	99
	data8	0
	data8	6
	data8	17
	data8	41
	.align 8
	.type	__compound_literal.127#, @object
	.size	__compound_literal.127#, 96
__compound_literal.127:
	data8	2
	data8	-1
	data8	999
	data8	3
	data8	4
	data8	9
	data8	6
	data8	13
	data8	39
	data8	38
	data8	30
	data8	16
	.align 8
	.type	__compound_literal.129#, @object
	.size	__compound_literal.129#, 32
__compound_literal.129:
	data8	one#
	data8	matrix_nothing#
	data8	0
	data8	big#
	.align 8
	.type	__compound_literal.131#, @object
	.size	__compound_literal.131#, 56
__compound_literal.131:
	data8	4
	data8	-1
	data8	0
	data8	1
	data8	3
	data8	8
	data8	64
	.align 8
	.type	__compound_literal.133#, @object
	.size	__compound_literal.133#, 88
__compound_literal.133:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.135#, @object
	.size	__compound_literal.135#, 56
__compound_literal.135:
	data8	1
	data8	-1
	data8	99
	data8	0
	data8	6
	data8	17
	data8	41
	.align 8
	.type	__compound_literal.137#, @object
	.size	__compound_literal.137#, 96
__compound_literal.137:
	data8	2
	data8	-1
	data8	999
	data8	3
	data8	4
	data8	9
	data8	6
	data8	13
	data8	39
	data8	38
	data8	30
	data8	16
	.align 8
	.type	__compound_literal.139#, @object
	.size	__compound_literal.139#, 32
__compound_literal.139:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.141#, @object
	.size	__compound_literal.141#, 48
__compound_literal.141:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
.LC28:
	stringz	""
	.align 8
.LC29:
	stringz	"a/b"
	.align 8
	.type	__compound_literal.143#, @object
	.size	__compound_literal.143#, 56
__compound_literal.143:
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC29
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.145#, @object
	.size	__compound_literal.145#, 48
__compound_literal.145:
	data8	.LC20
	data8	matrix_nothing#
	data8	0
	data8	.LC28
	data8	.LC29
	data8	matrix_name#
	.align 8
	.type	__compound_literal.147#, @object
	.size	__compound_literal.147#, 24
__compound_literal.147:
	data8	0
	data8	3
	data8	2050
	.align 8
	.type	__compound_literal.149#, @object
	.size	__compound_literal.149#, 16
__compound_literal.149:
	data8	384
	data8	0
	.align 8
	.type	__compound_literal.151#, @object
	.size	__compound_literal.151#, 16
__compound_literal.151:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.153#, @object
	.size	__compound_literal.153#, 88
__compound_literal.153:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
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
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.159#, @object
	.size	__compound_literal.159#, 16
__compound_literal.159:
	data8	19088743
	data8	-1
	.align 8
	.type	__compound_literal.161#, @object
	.size	__compound_literal.161#, 24
__compound_literal.161:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.163#, @object
	.size	__compound_literal.163#, 16
__compound_literal.163:
	data8	-1
	data8	12345
	.align 8
	.type	__compound_literal.165#, @object
	.size	__compound_literal.165#, 32
__compound_literal.165:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.167#, @object
	.size	__compound_literal.167#, 32
__compound_literal.167:
	data8	8
	data8	-1
	data8	0
	data8	8193
	.align 8
	.type	__compound_literal.169#, @object
	.size	__compound_literal.169#, 16
__compound_literal.169:
	data8	2048
	data8	0
	.align 8
	.type	__compound_literal.171#, @object
	.size	__compound_literal.171#, 16
__compound_literal.171:
	data8	-1
	data8	12345
	.align 8
	.type	__compound_literal.173#, @object
	.size	__compound_literal.173#, 32
__compound_literal.173:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.175#, @object
	.size	__compound_literal.175#, 32
__compound_literal.175:
	data8	8
	data8	-1
	data8	0
	data8	8193
	.align 8
	.type	__compound_literal.177#, @object
	.size	__compound_literal.177#, 16
__compound_literal.177:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.179#, @object
	.size	__compound_literal.179#, 40
__compound_literal.179:
	data8	2048
	data8	0
	data8	16384
	data8	18432
	data8	26624
	.align 8
	.type	__compound_literal.181#, @object
	.size	__compound_literal.181#, 16
__compound_literal.181:
	data8	19088743
	data8	124076833
	.align 8
	.type	__compound_literal.183#, @object
	.size	__compound_literal.183#, 32
__compound_literal.183:
	data8	1
	data8	-1
	data8	0
	data8	32001
	.align 8
	.type	__compound_literal.185#, @object
	.size	__compound_literal.185#, 24
__compound_literal.185:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.187#, @object
	.size	__compound_literal.187#, 16
__compound_literal.187:
	data8	19088743
	data8	124076833
	.align 8
	.type	__compound_literal.189#, @object
	.size	__compound_literal.189#, 24
__compound_literal.189:
	data8	1
	data8	0
	data8	4096
	.align 8
	.type	__compound_literal.191#, @object
	.size	__compound_literal.191#, 24
__compound_literal.191:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.193#, @object
	.size	__compound_literal.193#, 24
__compound_literal.193:
	data8	-1
	data8	12345
	data8	2147483647
	.align 8
	.type	__compound_literal.195#, @object
	.size	__compound_literal.195#, 16
__compound_literal.195:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.197#, @object
	.size	__compound_literal.197#, 24
__compound_literal.197:
	data8	0
	data8	4096
	data8	16384
	.align 8
	.type	__compound_literal.199#, @object
	.size	__compound_literal.199#, 24
__compound_literal.199:
	data8	0
	data8	1
	data8	matrix_zeros#
	.align 8
.LC30:
	stringz	"socket"
	.align 8
.LC31:
	stringz	"bind"
	.align 8
.LC32:
	stringz	"connect"
	.align 8
.LC33:
	stringz	"listen"
	.align 8
.LC34:
	stringz	"accept4"
	.align 8
.LC35:
	stringz	"getsockname"
	.align 8
.LC36:
	stringz	"getpeername"
	.align 8
.LC37:
	stringz	"shutdown"
	.align 8
.LC38:
	stringz	"sendto"
	.align 8
.LC39:
	stringz	"recvfrom"
	.align 8
.LC40:
	stringz	"sendmsg"
	.align 8
.LC41:
	stringz	"recvmsg"
	.align 8
.LC42:
	stringz	"sendmmsg"
	.align 8
.LC43:
	stringz	"setsockopt"
	.align 8
.LC44:
	stringz	"getsockopt"
	.align 8
.LC45:
	stringz	"mq_unlink"
	.align 8
.LC46:
	stringz	"mq_open"
	.align 8
.LC47:
	stringz	"mq_getsetattr"
	.align 8
.LC48:
	stringz	"msgget"
	.align 8
.LC49:
	stringz	"msgsnd"
	.align 8
.LC50:
	stringz	"msgrcv"
	.align 8
.LC51:
	stringz	"semget"
	.align 8
.LC52:
	stringz	"shmget"
	.align 8
.LC53:
	stringz	"shmat"
	.align 8
.LC54:
	stringz	"shmdt"
	.align 8
	.type	rows#, @object
	.size	rows#, 3480
rows:
	data8	.LC30
	data4	1190
	data4	2
	data4	7
	.skip	4
	data8	__compound_literal.1#
	data4	11
	.skip	4
	data8	__compound_literal.3#
	data4	6
	.skip	4
	data8	__compound_literal.5#
	.skip	48
	.skip	8
	data8	.LC23
	data4	1197
	data4	1
	data4	5
	.skip	4
	data8	__compound_literal.7#
	data4	7
	.skip	4
	data8	__compound_literal.9#
	data4	4
	.skip	4
	data8	__compound_literal.11#
	data4	4
	.skip	4
	data8	__compound_literal.13#
	.skip	32
	.skip	8
	data8	.LC31
	data4	1191
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.15#
	data4	8
	.skip	4
	data8	__compound_literal.17#
	data4	10
	.skip	4
	data8	__compound_literal.19#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1191
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.21#
	data4	6
	.skip	4
	data8	__compound_literal.23#
	data4	6
	.skip	4
	data8	__compound_literal.25#
	.skip	48
	.skip	8
	data8	.LC32
	data4	1192
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.27#
	data4	8
	.skip	4
	data8	__compound_literal.29#
	data4	10
	.skip	4
	data8	__compound_literal.31#
	.skip	48
	.skip	8
	data8	.LC32
	data4	1192
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.33#
	data4	5
	.skip	4
	data8	__compound_literal.35#
	data4	6
	.skip	4
	data8	__compound_literal.37#
	.skip	48
	.skip	8
	data8	.LC33
	data4	1193
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	.skip	64
	.skip	8
	data8	.LC34
	data4	1334
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.43#
	data4	8
	.skip	4
	data8	__compound_literal.45#
	data4	6
	.skip	4
	data8	__compound_literal.47#
	data4	6
	.skip	4
	data8	__compound_literal.49#
	.skip	32
	.skip	8
	data8	.LC35
	data4	1195
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.51#
	data4	4
	.skip	4
	data8	__compound_literal.53#
	data4	6
	.skip	4
	data8	__compound_literal.55#
	.skip	48
	.skip	8
	data8	.LC36
	data4	1196
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.57#
	data4	4
	.skip	4
	data8	__compound_literal.59#
	data4	6
	.skip	4
	data8	__compound_literal.61#
	.skip	48
	.skip	8
	data8	.LC37
	data4	1202
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.63#
	data4	5
	.skip	4
	data8	__compound_literal.65#
	.skip	64
	.skip	8
	data8	.LC38
	data4	1199
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.67#
	data4	4
	.skip	4
	data8	__compound_literal.69#
	data4	3
	.skip	4
	data8	__compound_literal.71#
	data4	6
	.skip	4
	data8	__compound_literal.73#
	data4	3
	.skip	4
	data8	__compound_literal.75#
	data4	5
	.skip	4
	data8	__compound_literal.77#
	.skip	8
	data8	.LC38
	data4	1199
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.79#
	data4	4
	.skip	4
	data8	__compound_literal.81#
	data4	3
	.skip	4
	data8	__compound_literal.83#
	data4	6
	.skip	4
	data8	__compound_literal.85#
	data4	5
	.skip	4
	data8	__compound_literal.87#
	data4	5
	.skip	4
	data8	__compound_literal.89#
	.skip	8
	data8	.LC39
	data4	1201
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.91#
	data4	4
	.skip	4
	data8	__compound_literal.93#
	data4	3
	.skip	4
	data8	__compound_literal.95#
	data4	5
	.skip	4
	data8	__compound_literal.97#
	data4	4
	.skip	4
	data8	__compound_literal.99#
	data4	6
	.skip	4
	data8	__compound_literal.101#
	.skip	8
	data8	.LC40
	data4	1205
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.103#
	data4	6
	.skip	4
	data8	__compound_literal.105#
	data4	6
	.skip	4
	data8	__compound_literal.107#
	.skip	48
	.skip	8
	data8	.LC41
	data4	1206
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.109#
	data4	6
	.skip	4
	data8	__compound_literal.111#
	data4	3
	.skip	4
	data8	__compound_literal.113#
	.skip	48
	.skip	8
	data8	.LC42
	data4	1331
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.115#
	data4	3
	.skip	4
	data8	__compound_literal.117#
	data4	3
	.skip	4
	data8	__compound_literal.119#
	data4	6
	.skip	4
	data8	__compound_literal.121#
	.skip	32
	.skip	8
	data8	.LC43
	data4	1203
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.123#
	data4	7
	.skip	4
	data8	__compound_literal.125#
	data4	12
	.skip	4
	data8	__compound_literal.127#
	data4	4
	.skip	4
	data8	__compound_literal.129#
	data4	7
	.skip	4
	data8	__compound_literal.131#
	.skip	16
	.skip	8
	data8	.LC44
	data4	1204
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.133#
	data4	7
	.skip	4
	data8	__compound_literal.135#
	data4	12
	.skip	4
	data8	__compound_literal.137#
	data4	4
	.skip	4
	data8	__compound_literal.139#
	data4	6
	.skip	4
	data8	__compound_literal.141#
	.skip	16
	.skip	8
	data8	.LC45
	data4	1263
	data4	0
	data4	7
	.skip	4
	data8	__compound_literal.143#
	.skip	80
	.skip	8
	data8	.LC46
	data4	1262
	data4	2
	data4	6
	.skip	4
	data8	__compound_literal.145#
	data4	3
	.skip	4
	data8	__compound_literal.147#
	data4	2
	.skip	4
	data8	__compound_literal.149#
	data4	2
	.skip	4
	data8	__compound_literal.151#
	.skip	32
	.skip	8
	data8	.LC47
	data4	1267
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.153#
	data4	3
	.skip	4
	data8	__compound_literal.155#
	data4	3
	.skip	4
	data8	__compound_literal.157#
	.skip	48
	.skip	8
	data8	.LC48
	data4	1109
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.159#
	data4	3
	.skip	4
	data8	__compound_literal.161#
	.skip	64
	.skip	8
	data8	.LC49
	data4	1110
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.163#
	data4	4
	.skip	4
	data8	__compound_literal.165#
	data4	4
	.skip	4
	data8	__compound_literal.167#
	data4	2
	.skip	4
	data8	__compound_literal.169#
	.skip	32
	.skip	8
	data8	.LC50
	data4	1111
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.171#
	data4	4
	.skip	4
	data8	__compound_literal.173#
	data4	4
	.skip	4
	data8	__compound_literal.175#
	data4	2
	.skip	4
	data8	__compound_literal.177#
	data4	5
	.skip	4
	data8	__compound_literal.179#
	.skip	16
	.skip	8
	data8	.LC51
	data4	1106
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.181#
	data4	4
	.skip	4
	data8	__compound_literal.183#
	data4	3
	.skip	4
	data8	__compound_literal.185#
	.skip	48
	.skip	8
	data8	.LC52
	data4	1113
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.187#
	data4	3
	.skip	4
	data8	__compound_literal.189#
	data4	3
	.skip	4
	data8	__compound_literal.191#
	.skip	48
	.skip	8
	data8	.LC53
	data4	1114
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.193#
	data4	2
	.skip	4
	data8	__compound_literal.195#
	data4	3
	.skip	4
	data8	__compound_literal.197#
	.skip	48
	.skip	8
	data8	.LC54
	data4	1115
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.199#
	.skip	80
	.skip	8
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(length#), gp
	addl r15 = 64, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(long_length#), gp
	movl r15 = 2147483647
	;;
	st4 [r14] = r15
	addl r14 = @gprel(negative_length#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	movl r36 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r35
	mov r15 = r8
	;;
	movl r14 = @gprel(local#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	movl r14 = @gprel(local#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	movl r36 = -1073741311
	br.call.sptk.many b0 = htonl#
	mov r1 = r35
	mov r15 = r8
	;;
	movl r14 = @gprel(abroad#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	st8 [r14] = r0
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(vector#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	st8 [r14] = r0
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r0
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 48, r14
	;;
	st4 [r14] = r0
	movl r15 = @gprel(bad_vector#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
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
	movl r15 = @gprel(nameless#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(bad_vector#)
	;;
	add r14 = r1, r14
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
	movl r15 = @gprel(message#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(nameless#)
	;;
	add r14 = r1, r14
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
	movl r14 = @gprel(nameless#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(bad_vector#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(no_vector#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	movl r14 = @gprel(bad_vector#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(matrix_nothing#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	movl r14 = @gprel(bad_control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 40, r14
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	addl r37 = 29, r0
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
