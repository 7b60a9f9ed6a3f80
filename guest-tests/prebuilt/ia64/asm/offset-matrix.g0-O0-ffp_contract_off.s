// bbd981c90487b62cad629d36ae0b2e17 guest-tests/file/offset-matrix.c
	.file	"offset-matrix.c"
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
	.section	.rodata
	.align 8
	.type	offsets#, @object
	.size	offsets#, 104
offsets:
	data8	0
	data8	-1
	data8	-9223372036854775808
	data8	9223372036854775807
	data8	4
	data8	16
	data8	17
	data8	2147483647
	data8	2147483648
	data8	4294967295
	data8	4294967296
	data8	1099511627776
	data8	9223372036854775799
	.data
	.align 8
	.type	vector#, @object
	.size	vector#, 32
vector:
	data8	matrix_zeros#
	data8	4
	data8	matrix_zeros#+8
	data8	4
	.sbss
	.align 8
	.type	where#, @object
	.size	where#, 8
where:
	.skip	8
	.text
	.align 16
	.proc seek#
seek:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	mov r37 = r16
	br.call.sptk.many b0 = lseek64#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	movl r15 = 2147483647
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp seek#
	.align 16
	.proc read_at#
read_at:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = pread64#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp read_at#
	.align 16
	.proc write_at#
write_at:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = pwrite64#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp write_at#
	.align 16
	.proc readv_at#
readv_at:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = preadv64#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp readv_at#
	.align 16
	.proc writev_at#
writev_at:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	br.call.sptk.many b0 = pwritev64#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp writev_at#
	.align 16
	.proc readv_by#
readv_by:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r15
	addl r39 = 2, r0
	movl r38 = @gprel(vector#)
	;;
	add r38 = r1, r38
	mov r37 = r16
	br.call.sptk.many b0 = preadv64v2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp readv_by#
	.align 16
	.proc writev_by#
writev_by:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r15
	addl r39 = 2, r0
	movl r38 = @gprel(vector#)
	;;
	add r38 = r1, r38
	mov r37 = r16
	br.call.sptk.many b0 = pwritev64v2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp writev_by#
	.align 16
	.proc shorten#
shorten:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = ftruncate64#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp shorten#
	.align 16
	.proc shorten_path#
shorten_path:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = truncate64#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp shorten_path#
	.align 16
	.proc allocate#
allocate:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r18 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(offsets#)
	;;
	add r16 = r1, r16
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	mov r38 = r18
	mov r37 = r17
	br.call.sptk.many b0 = fallocate64#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp allocate#
	.align 16
	.proc advise#
advise:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 4, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	st8 [r40] = r32
	ld8 r14 = [r40]
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	ld8 r14 = [r40]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r34 = [r14]
	ld8 r14 = [r40]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r35 = [r14]
	ld8 r14 = [r40]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r33 = r8
	;;
	mov r45 = r37
	mov r44 = r35
	mov r43 = r34
	mov r42 = r36
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r33] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
	addl r14 = -1, r0
	br .L91
	;;
.L89:
	mov r14 = r0
.L91:
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp advise#
	.align 16
	.proc read_ahead#
read_ahead:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	mov r37 = r16
	br.call.sptk.many b0 = readahead#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp read_ahead#
	.align 16
	.proc synchronise#
synchronise:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(offsets#)
	;;
	add r16 = r1, r16
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r16 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	mov r37 = r17
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp synchronise#
	.align 16
	.proc send_file#
send_file:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(where#), gp
	;;
	st8 [r15] = r14
	ld8 r14 = [r35]
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	ld8 r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = @gprel(where#), gp
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = sendfile64#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp send_file#
	.align 16
	.proc copy#
copy:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(offsets#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(where#), gp
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	;;
	mov r41 = r14
	adds r40 = -16, r35
	mov r39 = r16
	addl r38 = @gprel(where#), gp
	mov r37 = r15
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp copy#
	.section	.rodata
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 104
__compound_literal.1:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 104
__compound_literal.3:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 40
__compound_literal.5:
	data8	0
	data8	-1
	data8	5
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 104
__compound_literal.7:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 104
__compound_literal.9:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 16
__compound_literal.11:
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 104
__compound_literal.13:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 32
__compound_literal.15:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 24
__compound_literal.17:
	data8	4
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 104
__compound_literal.19:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 104
__compound_literal.21:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 32
__compound_literal.23:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 24
__compound_literal.25:
	data8	4
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 56
__compound_literal.27:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 104
__compound_literal.29:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 24
__compound_literal.31:
	data8	vector#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 24
__compound_literal.33:
	data8	2
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 104
__compound_literal.35:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 104
__compound_literal.37:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 24
__compound_literal.39:
	data8	vector#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	2
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 56
__compound_literal.43:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 104
__compound_literal.45:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 104
__compound_literal.47:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 48
__compound_literal.49:
	data8	0
	data8	1073741824
	data8	-2147483648
	data8	1
	data8	2
	data8	4
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 104
__compound_literal.51:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 56
__compound_literal.53:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 48
__compound_literal.55:
	data8	0
	data8	1073741824
	data8	-2147483648
	data8	1
	data8	2
	data8	4
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 104
__compound_literal.57:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 48
__compound_literal.59:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	5
	data8	6
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
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 160
__compound_literal.61:
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
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 48
__compound_literal.63:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 56
__compound_literal.65:
	data8	11
	data8	-1
	data8	99
	data8	13
	data8	15
	data8	17
	data8	14
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 24
__compound_literal.67:
	data8	0
	data8	-1
	data8	256
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 104
__compound_literal.69:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 72
__compound_literal.71:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 104
__compound_literal.73:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 104
__compound_literal.75:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 72
__compound_literal.77:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 64
__compound_literal.79:
	data8	0
	data8	-1
	data8	6
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 104
__compound_literal.81:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 104
__compound_literal.83:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 24
__compound_literal.85:
	data8	4
	data8	0
	data8	65536
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 104
__compound_literal.87:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 104
__compound_literal.89:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 72
__compound_literal.91:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 56
__compound_literal.93:
	data8	0
	data8	-1
	data8	8
	data8	1
	data8	2
	data8	4
	data8	7
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 48
__compound_literal.95:
	data8	16
	data8	-1
	data8	99
	data8	11
	data8	13
	data8	22
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 48
__compound_literal.97:
	data8	11
	data8	-1
	data8	99
	data8	12
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 96
__compound_literal.99:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	3
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 16
__compound_literal.101:
	data8	4
	data8	0
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 48
__compound_literal.103:
	data8	11
	data8	-1
	data8	99
	data8	12
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 48
__compound_literal.105:
	data8	12
	data8	-1
	data8	99
	data8	11
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 96
__compound_literal.107:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 8
__compound_literal.109:
	.skip	8
	.section	.rodata
	.align 8
.LC34:
	stringz	"seek"
	.align 8
.LC35:
	stringz	"read_at"
	.align 8
.LC36:
	stringz	"write_at"
	.align 8
.LC37:
	stringz	"readv_at"
	.align 8
.LC38:
	stringz	"writev_at"
	.align 8
.LC39:
	stringz	"readv_by"
	.align 8
.LC40:
	stringz	"writev_by"
	.align 8
.LC41:
	stringz	"shorten"
	.align 8
.LC42:
	stringz	"shorten_path"
	.align 8
.LC43:
	stringz	"allocate"
	.align 8
.LC44:
	stringz	"advise"
	.align 8
.LC45:
	stringz	"read_ahead"
	.align 8
.LC46:
	stringz	"synchronise"
	.align 8
.LC47:
	stringz	"send_file"
	.align 8
.LC48:
	stringz	"copy"
	.align 8
	.type	rows#, @object
	.size	rows#, 1920
rows:
	data8	.LC34
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.1#
	data4	13
	.skip	4
	data8	__compound_literal.3#
	data4	5
	.skip	4
	data8	__compound_literal.5#
	.skip	48
	data8	@fptr(seek#)
	data8	.LC34
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.7#
	data4	13
	.skip	4
	data8	__compound_literal.9#
	data4	2
	.skip	4
	data8	__compound_literal.11#
	.skip	48
	data8	@fptr(seek#)
	data8	.LC35
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.13#
	data4	4
	.skip	4
	data8	__compound_literal.15#
	data4	3
	.skip	4
	data8	__compound_literal.17#
	data4	13
	.skip	4
	data8	__compound_literal.19#
	.skip	32
	data8	@fptr(read_at#)
	data8	.LC36
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.21#
	data4	4
	.skip	4
	data8	__compound_literal.23#
	data4	3
	.skip	4
	data8	__compound_literal.25#
	data4	7
	.skip	4
	data8	__compound_literal.27#
	.skip	32
	data8	@fptr(write_at#)
	data8	.LC37
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.29#
	data4	3
	.skip	4
	data8	__compound_literal.31#
	data4	3
	.skip	4
	data8	__compound_literal.33#
	data4	13
	.skip	4
	data8	__compound_literal.35#
	.skip	32
	data8	@fptr(readv_at#)
	data8	.LC38
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.37#
	data4	3
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	data4	7
	.skip	4
	data8	__compound_literal.43#
	.skip	32
	data8	@fptr(writev_at#)
	data8	.LC39
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.45#
	data4	13
	.skip	4
	data8	__compound_literal.47#
	data4	6
	.skip	4
	data8	__compound_literal.49#
	.skip	48
	data8	@fptr(readv_by#)
	data8	.LC40
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.51#
	data4	7
	.skip	4
	data8	__compound_literal.53#
	data4	6
	.skip	4
	data8	__compound_literal.55#
	.skip	48
	data8	@fptr(writev_by#)
	data8	.LC41
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.57#
	data4	6
	.skip	4
	data8	__compound_literal.59#
	.skip	64
	data8	@fptr(shorten#)
	data8	.LC42
	data4	0
	data4	1
	data4	20
	.skip	4
	data8	__compound_literal.61#
	data4	6
	.skip	4
	data8	__compound_literal.63#
	.skip	64
	data8	@fptr(shorten_path#)
	data8	.LC43
	data4	0
	data4	1
	data4	7
	.skip	4
	data8	__compound_literal.65#
	data4	3
	.skip	4
	data8	__compound_literal.67#
	data4	13
	.skip	4
	data8	__compound_literal.69#
	data4	9
	.skip	4
	data8	__compound_literal.71#
	.skip	32
	data8	@fptr(allocate#)
	data8	.LC44
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.73#
	data4	13
	.skip	4
	data8	__compound_literal.75#
	data4	9
	.skip	4
	data8	__compound_literal.77#
	data4	8
	.skip	4
	data8	__compound_literal.79#
	.skip	32
	data8	@fptr(advise#)
	data8	.LC45
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.81#
	data4	13
	.skip	4
	data8	__compound_literal.83#
	data4	3
	.skip	4
	data8	__compound_literal.85#
	.skip	48
	data8	@fptr(read_ahead#)
	data8	.LC46
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.87#
	data4	13
	.skip	4
	data8	__compound_literal.89#
	data4	9
	.skip	4
	data8	__compound_literal.91#
	data4	7
	.skip	4
	data8	__compound_literal.93#
	.skip	32
	data8	@fptr(synchronise#)
	data8	.LC47
	data4	0
	data4	1
	data4	6
	.skip	4
	data8	__compound_literal.95#
	data4	6
	.skip	4
	data8	__compound_literal.97#
	data4	12
	.skip	4
	data8	__compound_literal.99#
	data4	2
	.skip	4
	data8	__compound_literal.101#
	.skip	32
	data8	@fptr(send_file#)
	data8	.LC48
	data4	0
	data4	1
	data4	6
	.skip	4
	data8	__compound_literal.103#
	data4	6
	.skip	4
	data8	__compound_literal.105#
	data4	12
	.skip	4
	data8	__compound_literal.107#
	data4	1
	.skip	4
	data8	__compound_literal.109#
	.skip	32
	data8	@fptr(copy#)
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 16, r0
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
