// 9a45426f000ae1d1798fcdd4d9c59727
	.file	"socket-states.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"i"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"!"
	.align 8
.LC3:
	stringz	"o"
	.align 8
.LC4:
	stringz	"e"
	.align 8
.LC5:
	stringz	"h"
	.align 8
.LC6:
	stringz	"r"
	.align 8
.LC7:
	stringz	"[%s%s%s%s%s%s]"
	.text
	.align 16
	.align 64
	.proc show_poll#
show_poll:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp4.gt p6, p7 = r0, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	adds r36 = 16, r12
	adds r14 = 20, r12
	nop 0
	.mmi
	addl r15 = 8199, r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	.mmi
	st4 [r14] = r15
	st4 [r36] = r32
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L1
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	adds r14 = 22, r12
	nop 0
	mov r1 = r35
	;;
	.mlx
	ld2 r14 = [r14]
	movl r36 = @gprel(.LC7)
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r37 = r1, r37
	;;
	(p6) add r37 = r1, r37
	tbit.nz p6, p7 = r14, 1
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r38 = r1, r38
	;;
	(p6) add r38 = r1, r38
	tbit.nz p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	;;
	(p6) add r39 = r1, r39
	tbit.nz p6, p7 = r14, 3
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r40 = r1, r40
	;;
	(p6) add r40 = r1, r40
	tbit.nz p6, p7 = r14, 4
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	;;
	(p6) add r41 = r1, r41
	tbit.z p6, p7 = r14, 13
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_poll#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s"
	.text
	.align 16
	.align 64
	.proc ask_error#
ask_error:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	nop 0
	mov r37 = r32
	.body
	;;
	.mmi
	adds r33 = 20, r12
	addl r14 = 4, r0
	nop 0
	.mmi
	adds r41 = 16, r12
	addl r39 = 4, r0
	addl r38 = 1, r0
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r40 = r33
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	ld4 r37 = [r33]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L20:
	.mmi
	addl r14 = 4, r0
	adds r41 = 16, r12
	mov r40 = r33
	.mmi
	addl r39 = 4, r0
	addl r38 = 1, r0
	mov r37 = r32
	;;
	.mmi
	nop 0
	st4 [r41] = r14
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	ld4 r37 = [r33]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L37:
	.body
	.copy_state 1
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L21:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r38 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L52:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L24:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L18:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L25:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L38:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L36:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L39:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L26:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L27:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L40:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L41:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L28:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L29:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L42:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L30:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L43:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L44:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L31:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L32:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L45:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L46:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L33:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L47:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L34:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L35:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L20
	;;
.L48:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	;;
.L49:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L52
	.endp ask_error#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"aborted"
	.align 8
.LC11:
	stringz	"0"
	.align 8
.LC12:
	stringz	"notconn"
	.align 8
.LC13:
	stringz	"pipe"
	.align 8
.LC14:
	stringz	"again"
	.align 8
.LC15:
	stringz	"inval"
	.align 8
.LC16:
	stringz	"reset"
	.align 8
.LC17:
	stringz	"refused"
	.align 8
.LC18:
	stringz	"notsupp"
	.align 8
.LC19:
	stringz	"isconn"
	.align 8
.LC20:
	stringz	"dest"
	.align 8
.LC21:
	stringz	"notty"
	.align 8
.LC22:
	stringz	"progress"
	.align 8
.LC23:
	stringz	"perm"
	.align 8
.LC24:
	stringz	"%ld"
	.text
	.align 16
	.align 64
	.proc ask_receive#
ask_receive:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r34 = @gprel(.LC24)
	;;
	.mmi
	mov r33 = r0
	add r34 = r1, r34
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 3
.L58:
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	addl r41 = 9, r0
	.mii
	adds r40 = 16, r12
	mov r39 = r32
	;;
	(p6) addl r42 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r42 = r0
	nop 0
	;;
	.mib
	shladd r42 = r42, 1, r0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r8
	mov r39 = r34
	(p7) br.cond.dpnt .L76
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r39 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L58
.L77:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L76:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r39 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	cmp4.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	cmp4.eq p6, p7 = 107, r39
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	cmp4.eq p6, p7 = 32, r39
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 11, r39
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mib
	cmp4.eq p6, p7 = 22, r39
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.eq p6, p7 = 104, r39
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	cmp4.eq p6, p7 = 111, r39
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mib
	cmp4.eq p6, p7 = 95, r39
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp4.eq p6, p7 = 106, r39
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	cmp4.eq p6, p7 = 89, r39
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = 25, r39
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mib
	cmp4.eq p6, p7 = 115, r39
	nop 0
	(p6) br.cond.dpnt .L70
	;;
	.mib
	cmp4.eq p6, p7 = 1, r39
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r39
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC10)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	(p7) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r40 = r8
	;;
.L73:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L78:
	.mib
	addl r39 = 44, r0
	adds r33 = 1, r33
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L58
	.mib
	nop 0
	nop 0
	br .L77
	;;
.L59:
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L60:
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L61:
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L62:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L63:
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L64:
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L65:
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L66:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L67:
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L68:
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L69:
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L70:
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	;;
.L71:
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L78
	.endp ask_receive#
	.align 16
	.align 64
	.proc ask_waiting#
ask_waiting:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r38 = 16, r12
	addl r14 = -1, r0
	addl r37 = 21531, r0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mlx
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC24)
	;;
	.mii
	nop 0
	sxt4 r37 = r37
	add r36 = r1, r36
	;;
	.mib
	cmp.le p6, p7 = r0, r37
	nop 0
	(p7) br.cond.dpnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L80:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L87
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L85:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L82:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L100:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L87:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L86:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L88:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L89:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L90:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L91:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L92:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L93:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L94:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L95:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L96:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	;;
.L97:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L100
	.endp ask_waiting#
	.align 16
	.align 64
	.proc ask_accept#
ask_accept:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L106:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L103:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L122:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L118:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L107:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L108:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L109:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L110:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L111:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L112:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L113:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L114:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L115:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L116:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	;;
.L117:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L122
	.endp ask_accept#
	.align 16
	.align 64
	.proc ask_urgent#
ask_urgent:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	addl r38 = 9, r0
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L143
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L143:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L128
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L130
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L135
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L136
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L140
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L128:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L125:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L144:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L140:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L129:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L130:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L131:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L132:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L133:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L134:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L135:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L136:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L137:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L138:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	;;
.L139:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L144
	.endp ask_urgent#
	.align 16
	.align 64
	.proc ask_connect#
ask_connect:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addl r14 = @gprel(server_size#), gp
	mov r35 = r1
	.mlx
	mov r36 = r32
	movl r37 = @gprel(server#)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	ld4 r38 = [r14]
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L165
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L165:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L151
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L152
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L153
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L154
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L156
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L157
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L160
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L161
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L162
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L150:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L147:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L166:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L162:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L151:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L152:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L153:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L154:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L155:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L156:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L157:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L158:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L159:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L160:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	;;
.L161:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L166
	.endp ask_connect#
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"z"
	.text
	.align 16
	.align 64
	.proc ask_write_nothing#
ask_write_nothing:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r36 = r32
	movl r37 = @gprel(.LC29)
	.body
	;;
	.mib
	mov r38 = r0
	add r37 = r1, r37
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L187
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L187:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L176
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L177
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L178
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L179
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L180
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L183
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L184
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L169
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L172:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L169:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
	;;
.L188:
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov b0 = r33
	;;
	.mmi
	ld4 r32 = [r14]
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L184:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L173:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L174:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L175:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L176:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L177:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L178:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L179:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L180:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L181:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L182:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	;;
.L183:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L188
	.endp ask_write_nothing#
	.align 16
	.align 64
	.proc ask_shut_both#
ask_shut_both:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L209
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L209:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L194
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L195
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L196
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L197
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L199
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L200
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L201
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L202
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L203
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L204
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L205
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L191
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L194:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L191:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L210:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L206:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L195:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L196:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L197:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L198:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L199:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L200:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L201:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L202:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L203:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L204:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	;;
.L205:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L210
	.endp ask_shut_both#
	.align 16
	.align 64
	.proc ask_shut_write#
ask_shut_write:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L231:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L216
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L221
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L223
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L224
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L225
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L226
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L227
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L228
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L213
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L216:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L213:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L232:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L228:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L217:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L218:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L219:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L220:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L221:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L222:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L223:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L224:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L225:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L226:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	;;
.L227:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L232
	.endp ask_shut_write#
	.align 16
	.align 64
	.proc ask_shut_read#
ask_shut_read:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L253
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L253:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L238
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L239
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L240
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L241
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L243
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L244
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L245
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L246
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L248
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L249
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L238:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L235:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L254:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 3
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L250:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L239:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L240:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L241:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L242:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L243:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L244:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L245:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L246:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L247:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L248:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	;;
.L249:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L254
	.endp ask_shut_read#
	.align 16
	.align 64
	.proc ask_sendto#
ask_sendto:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	addl r14 = @gprel(server_size#), gp
	mov r35 = r1
	.mlx
	mov r36 = r32
	movl r40 = @gprel(server#)
	;;
	.mlx
	addl r39 = 16384, r0
	movl r37 = @gprel(.LC29)
	.mmi
	add r40 = r1, r40
	ld4 r41 = [r14]
	addl r38 = 1, r0
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L275
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L275:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L261
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L262
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L264
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L265
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L266
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L267
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L268
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L269
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L271
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L272
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L257
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L260:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L257:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L276:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L272:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L261:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L262:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L263:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L264:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L265:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L266:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L267:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L268:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L269:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L270:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	;;
.L271:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L276
	.endp ask_sendto#
	.align 16
	.align 64
	.proc ask_disconnect#
ask_disconnect:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r38 = 16, r0
	;;
	.mmi
	mov r37 = r14
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L297
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L297:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L285
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L286
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L287
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L288
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L290
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L292
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L293
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L279
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L282:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L279:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L298:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L294:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L283:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L284:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L285:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L286:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L287:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L288:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L289:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L290:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L291:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L292:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	;;
.L293:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L298
	.endp ask_disconnect#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"n"
	.align 8
.LC37:
	stringz	"-"
	.text
	.align 16
	.align 64
	.proc ask_name#
ask_name:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mmi
	adds r15 = 128, r12
	addl r14 = 112, r0
	adds r38 = 16, r12
	;;
	.mib
	st4 [r15] = r14
	mov r39 = r15
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r33 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r37 = @gprel(.LC24)
	.mmb
	mov r38 = r33
	nop 0
	(p7) br.cond.dpnt .L321
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L299
	;;
	.mlx
	adds r15 = 128, r12
	movl r37 = @gprel(.LC8)
	;;
	.mii
	ld4 r14 = [r15]
	add r37 = r1, r37
	;;
	cmp4.geu p6, p7 = 2, r14
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC37)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L299:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L321:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L305
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L306
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L307
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L308
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L309
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L310
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L311
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L312
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L313
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L314
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L315
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L316
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L317
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L301
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L305:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L301:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r38 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L322:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L317:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L306:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L307:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L308:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L309:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L310:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L311:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L312:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L313:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L314:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L315:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	;;
.L316:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L322
	.endp ask_name#
	.section	.rodata.str1.8
	.align 8
.LC39:
	stringz	"none"
	.align 8
.LC40:
	stringz	"own"
	.align 8
.LC41:
	stringz	"other"
	.text
	.align 16
	.align 64
	.proc ask_peer#
ask_peer:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	adds r41 = 28, r12
	addl r14 = 12, r0
	nop 0
	.mmi
	adds r40 = 16, r12
	addl r39 = 17, r0
	addl r38 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r38
	movl r37 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L346
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L327:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r33
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC40)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L328
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC41)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L328:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L346:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L329
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L330
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L331
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L332
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L334
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L335
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L336
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L337
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L338
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L339
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L340
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L341
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L325
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
.L329:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L325:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L341:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L330:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L331:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L332:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L333:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L334:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L335:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L336:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L337:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L338:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L339:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	;;
.L340:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L327
	.endp ask_peer#
	.align 16
	.align 64
	.proc ask_receive_nothing#
ask_receive_nothing:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L384
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L351:
	.mib
	addl r36 = 44, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r35
	nop 0
	.mmb
	addl r38 = 9, r0
	mov r36 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r35
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L385
	;;
.L352:
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L384:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L356
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L357
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L358
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L359
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L360
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L361
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L362
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L363
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L364
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L365
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L366
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L367
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L368
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L349
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	addl r38 = 9, r0
	mov r36 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r37 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L352
.L385:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r36 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L369
	;;
	.mib
	cmp4.eq p6, p7 = 107, r36
	nop 0
	(p6) br.cond.dpnt .L370
	;;
	.mib
	cmp4.eq p6, p7 = 32, r36
	nop 0
	(p6) br.cond.dpnt .L371
	;;
	.mib
	cmp4.eq p6, p7 = 11, r36
	nop 0
	(p6) br.cond.dpnt .L372
	;;
	.mib
	cmp4.eq p6, p7 = 22, r36
	nop 0
	(p6) br.cond.dpnt .L373
	;;
	.mib
	cmp4.eq p6, p7 = 104, r36
	nop 0
	(p6) br.cond.dpnt .L374
	;;
	.mib
	cmp4.eq p6, p7 = 111, r36
	nop 0
	(p6) br.cond.dpnt .L375
	;;
	.mib
	cmp4.eq p6, p7 = 95, r36
	nop 0
	(p6) br.cond.dpnt .L376
	;;
	.mib
	cmp4.eq p6, p7 = 106, r36
	nop 0
	(p6) br.cond.dpnt .L377
	;;
	.mib
	cmp4.eq p6, p7 = 89, r36
	nop 0
	(p6) br.cond.dpnt .L378
	;;
	.mib
	cmp4.eq p6, p7 = 25, r36
	nop 0
	(p6) br.cond.dpnt .L379
	;;
	.mib
	cmp4.eq p6, p7 = 115, r36
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mib
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L381
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r36
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L353
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L356:
	.body
	.copy_state 2
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L349:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
.L369:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L353:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r36 = r1, r36
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r37 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L386:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L381:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L368:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L370:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L357:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L358:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L371:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L359:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L372:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L373:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L360:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L374:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L361:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L375:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L362:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L376:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L363:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L377:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L364:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L378:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L365:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L379:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	;;
.L366:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L367:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L351
	;;
.L380:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r36 = r1, r36
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L386
	.endp ask_receive_nothing#
	.align 16
	.align 64
	.proc ask_listen#
ask_listen:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	nop 0
	mov r37 = r32
	.body
	;;
	.mib
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r38
	movl r37 = @gprel(.LC24)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L425
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L391:
	.mmi
	adds r33 = 20, r12
	adds r41 = 16, r12
	addl r14 = 4, r0
	.mmi
	addl r39 = 30, r0
	mov r37 = r32
	addl r38 = 1, r0
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r40 = r33
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L392
	;;
	.mlx
	ld4 r38 = [r33]
	movl r37 = @gprel(.LC24)
	;;
	.mii
	nop 0
	sxt4 r38 = r38
	add r37 = r1, r37
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L392
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L392:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L410
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L411
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L412
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L413
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L414
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L415
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L416
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L417
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L418
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L419
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L420
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L421
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L422
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L394
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L425:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L397
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L398
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L399
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L400
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L401
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L402
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L403
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L404
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L405
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L406
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L407
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L408
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L409
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L389
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
.L410:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L394:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r38 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L426:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L397:
	.body
	.copy_state 3
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L389:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L412:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L409:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L411:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L413:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L414:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L415:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L416:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L398:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L417:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L399:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L418:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L400:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L419:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L401:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L420:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L402:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L421:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L403:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L422:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L426
	;;
.L404:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L405:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L406:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L407:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	;;
.L408:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L391
	.endp ask_listen#
	.align 16
	.align 64
	.proc ask_send#
ask_send:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.mlx
	mov r37 = r32
	movl r38 = @gprel(.LC29)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	add r38 = r1, r38
	.mmb
	addl r40 = 16384, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r38 = r8
	nop 0
	(p7) br.cond.dpnt .L480
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L431:
	.mib
	addl r37 = 44, r0
	adds r33 = 20, r12
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	addl r14 = 4, r0
	adds r41 = 16, r12
	mov r40 = r33
	.mmi
	addl r39 = 4, r0
	addl r38 = 1, r0
	mov r1 = r36
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r37 = r32
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	ld4 r37 = [r33]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L452
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L453
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L454
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L455
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L456
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L457
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L458
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L459
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L460
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L461
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L462
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L463
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L464
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r14 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L432
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 16384, r0
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	nop 0
	mov r38 = r8
	mov r1 = r36
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L481
	;;
.L435:
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L452:
	.body
	.copy_state 1
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L432:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addp4 r14 = r14, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	shladd r14 = r14, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r15 = 8, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mbb
	ld8 r38 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	.align 32
.L482:
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 16384, r0
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r38 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L435
.L481:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L465
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L466
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L467
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L468
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L469
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L470
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L471
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L472
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L473
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L474
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L475
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L476
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L477
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r15 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L436
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L480:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L439
	;;
	.mib
	cmp4.eq p6, p7 = 107, r37
	nop 0
	(p6) br.cond.dpnt .L440
	;;
	.mib
	cmp4.eq p6, p7 = 32, r37
	nop 0
	(p6) br.cond.dpnt .L441
	;;
	.mib
	cmp4.eq p6, p7 = 11, r37
	nop 0
	(p6) br.cond.dpnt .L442
	;;
	.mib
	cmp4.eq p6, p7 = 22, r37
	nop 0
	(p6) br.cond.dpnt .L443
	;;
	.mib
	cmp4.eq p6, p7 = 104, r37
	nop 0
	(p6) br.cond.dpnt .L444
	;;
	.mib
	cmp4.eq p6, p7 = 111, r37
	nop 0
	(p6) br.cond.dpnt .L445
	;;
	.mib
	cmp4.eq p6, p7 = 95, r37
	nop 0
	(p6) br.cond.dpnt .L446
	;;
	.mib
	cmp4.eq p6, p7 = 106, r37
	nop 0
	(p6) br.cond.dpnt .L447
	;;
	.mib
	cmp4.eq p6, p7 = 89, r37
	nop 0
	(p6) br.cond.dpnt .L448
	;;
	.mib
	cmp4.eq p6, p7 = 25, r37
	nop 0
	(p6) br.cond.dpnt .L449
	;;
	.mib
	cmp4.eq p6, p7 = 115, r37
	nop 0
	(p6) br.cond.dpnt .L450
	;;
	.mib
	cmp4.eq p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L451
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 103, r37
	nop 0
	;;
	.mib
	(p7) addl r15 = 13, r0
	nop 0
	(p7) br.cond.dpnt .L429
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
.L439:
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
.L429:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addp4 r15 = r15, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	shladd r15 = r15, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
.L465:
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
.L436:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addp4 r15 = r15, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	shladd r15 = r15, 4, r0
	add r37 = r1, r37
	;;
	.mmi
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mbb
	ld8 r38 = [r14]
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L483:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L453:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L464:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L477:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L451:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 12, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L454:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L455:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L456:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L457:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L458:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L459:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L460:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L461:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L462:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L463:
	.mlx
	nop 0
	movl r15 = @gprel(names.0#)
	.mlx
	addl r14 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	addp4 r14 = r14, r0
	add r37 = r1, r37
	;;
	.mii
	adds r15 = 8, r15
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L482
	;;
.L440:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L466:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L441:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L467:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 2, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L468:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L442:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 3, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L469:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L443:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 4, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L444:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L470:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 5, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L445:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L471:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 6, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L472:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L446:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 7, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L473:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L447:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 8, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L448:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L474:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 9, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L449:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	;;
.L475:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 10, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L476:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L483
	;;
.L450:
	.mlx
	nop 0
	movl r14 = @gprel(names.0#)
	.mlx
	addl r15 = 11, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r14 = r1, r14
	addp4 r15 = r15, r0
	add r37 = r1, r37
	;;
	.mii
	shladd r15 = r15, 4, r0
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L431
	.endp ask_send#
	.section	.rodata.str1.8
	.align 8
.LC46:
	stringz	"stream pair"
	.align 8
.LC49:
	stringz	"%s, %s:"
	.align 8
.LC50:
	stringz	" %s "
	.align 8
.LC51:
	stringz	"socket"
	.align 8
.LC52:
	stringz	"%s: %s\n"
	.align 8
.LC53:
	stringz	"states-%d"
	.align 8
.LC54:
	stringz	"bind"
	.align 8
.LC55:
	stringz	"listen"
	.align 8
.LC56:
	stringz	"socketpair"
	.align 8
.LC57:
	stringz	"connect"
	.align 8
.LC58:
	stringz	"connect back"
	.align 8
.LC59:
	stringz	"accept"
	.align 8
.LC60:
	stringz	"abc"
	.align 8
.LC61:
	stringz	"de"
	.align 8
.LC62:
	stringz	"fgh"
	.sdata
	.align 8
.LC47:
	data8	kinds#+8
	.align 8
.LC48:
	data8	kinds#+12
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 69
	.mmb
	.save ar.pfs, r70
	alloc r70 = ar.pfs, 0, 41, 4, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mmi
	mov r71 = r1
	nop 0
	.save pr, r72
	mov r72 = pr
	;;
	.mmi
	addl r74 = 1, r0
	addl r73 = 13, r0
	.save rp, r69
	mov r69 = b0
	.body
	.mmb
	addl r46 = 2048, r0
	adds r49 = 20, r12
	br.call.sptk.many b0 = signal#
	;;
	.mlx
	mov r1 = r71
	movl r48 = 16777343
	.mmi
	addl r51 = 112, r0
	addl r50 = -1, r0
	adds r61 = 24, r12
	;;
	.mlx
	addl r14 = @gprel(.LC47), gp
	movl r65 = @gprel(states#)
	.mlx
	nop 0
	movl r53 = @gprel(questions#)
	;;
	.mlx
	ld8 r37 = [r14]
	movl r74 = @gprel(.LC46)
	.mmi
	addl r14 = @gprel(.LC48), gp
	add r65 = r1, r65
	add r53 = r1, r53
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC49)
	.mlx
	addl r43 = @ltoffx(.L523), r1
	movl r54 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC53)
	.mlx
	ld8 r42 = [r14]
	movl r41 = @gprel(server#)
	;;
	.mlx
	adds r68 = 168, r37
	movl r60 = @gprel(.LC62)
	.mlx
	add r74 = r1, r74
	movl r59 = @gprel(.LC60)
	;;
	.mlx
	adds r65 = 168, r65
	movl r58 = @gprel(.LC61)
	.mlx
	add r66 = r1, r66
	movl r64 = @gprel(states#)
	;;
	.mmi
	adds r53 = 272, r53
	add r54 = r1, r54
	addl r56 = @gprel(serial#), gp
	.mmi
	add r62 = r1, r62
	addl r36 = @gprel(server_size#), gp
	add r41 = r1, r41
	;;
	.mmi
	addl r44 = @gprel(peer#), gp
	ld8.mov r43 = [r43], .L523
	add r60 = r1, r60
	.mmi
	adds r39 = 244, r12
	add r59 = r1, r59
	add r58 = r1, r58
	;;
	.mmi
	adds r40 = 240, r12
	nop 0
	adds r63 = 248, r12
	.mmi
	add r64 = r1, r64
	adds r57 = 8, r37
	adds r67 = -8, r37
	;;
.L539:
	.mlx
	nop 0
	movl r38 = @gprel(questions#)
	.mii
	ld8 r45 = [r64], 8
	mov r73 = r66
	;;
	add r38 = r1, r38
	.mmb
	mov r75 = r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r71
	nop 0
	nop 0
	.align 32
.L536:
	.mmi
	mov r32 = r38
	nop 0
	mov r73 = r54
	;;
	.mib
	ld8 r74 = [r32], 8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r74 = [r42]
	mov r1 = r71
	mov r75 = r0
	.mmi
	ld8 r47 = [r32]
	;;
	nop 0
	or r74 = r46, r74
	.mmb
	nop 0
	ld4 r73 = [r37]
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	mov r33 = r8
	.mmb
	addl r75 = 110, r0
	mov r74 = r0
	(p7) br.cond.spnt .L561
	;;
	.mmi
	nop 0
	adds r73 = 18, r12
	nop 0
	.mmb
	ld4 r32 = [r37]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r32
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r1 = r71
	adds r74 = 16, r12
	mov r73 = r33
	;;
	.mmi
	st2 [r14] = r32
	nop 0
	(p6) addl r75 = 16, r0
	.mmb
	(p6) st4 [r49] = r48
	nop 0
	(p7) br.cond.dpnt .L565
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L560
.L489:
	.mmi
	nop 0
	st4 [r36] = r51
	mov r75 = r36
	.mmb
	mov r74 = r41
	mov r73 = r33
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	ld4 r34 = [r42]
	nop 0
	mov r1 = r71
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r34
	(p6) br.cond.dptk .L490
	.mib
	addl r74 = 2, r0
	mov r73 = r33
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L562
.L490:
	.mmi
	addl r75 = 112, r0
	nop 0
	mov r74 = r41
	.mmb
	adds r73 = 128, r12
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld1 r14 = [r45]
	nop 0
	mov r1 = r71
	.mmi
	st4 [r44] = r50
	ld4 r35 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 117, r14
	nop 0
	(p7) br.cond.dpnt .L566
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 98, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 108, r14
	nop 0
	(p7) br.cond.dpnt .L567
	;;
	.mmi
	nop 0
	ld4 r52 = [r57]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r52
	(p6) br.cond.dptk .L499
	.mmi
	mov r76 = r40
	mov r75 = r0
	nop 0
	.mmb
	or r74 = r46, r34
	ld4 r73 = [r37]
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L568
	;;
	.mmi
	nop 0
	ld1 r15 = [r45]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r14 = r15
	nop 0
	(p7) br.cond.dpnt .L535
	;;
	.mmi
	(p6) adds r32 = 1, r45
	nop 0
	nop 0
	.align 32
.L534:
	.mmi
	adds r14 = -50, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 69, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L521
	;;
	.mmi
	add r14 = r14, r43
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L523:
	data8 @pcrel(.L533)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L532)
	data8 @pcrel(.L521)
	data8 @pcrel(.L531)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L530)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L529)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L528)
	data8 @pcrel(.L527)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L526)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L525)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L524)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L521)
	data8 @pcrel(.L522)
	.section	.text.startup
.L527:
	.mmi
	mov r74 = r59
	ld4 r73 = [r39]
	nop 0
	.mmb
	mov r76 = r0
	addl r75 = 3, r0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r71
	mov r76 = r0
	addl r75 = 2, r0
	.mmb
	mov r74 = r58
	ld4 r73 = [r39]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r71
	nop 0
	nop 0
	.align 32
.L521:
	.mmi
	ld1 r15 = [r32], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	;;
	.align 32
.L535:
	.mmi
	ld4 r14 = [r39]
	ld4 r32 = [r40]
	nop 0
	;;
	.mmi
	st4 [r44] = r14
	nop 0
	nop 0
.L492:
	.mmi
	addl r75 = 112, r0
	adds r74 = 128, r12
	nop 0
	.mmb
	mov r73 = r41
	adds r38 = 16, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	st4 [r36] = r35
	nop 0
	mov r73 = r32
	;;
	.mmi
	ld8 r14 = [r47], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r47], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r71
	mov r73 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r71
	mov r73 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r44]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r71
	cmp.ne p6, p7 = r38, r53
	(p6) br.cond.dptk .L536
.L571:
	.mib
	addl r73 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r71
	nop 0
	cmp.ne p6, p7 = r64, r65
	.mmb
	mov r73 = r66
	nop 0
	(p7) br.cond.dpnt .L569
	;;
	.mlx
	nop 0
	movl r38 = @gprel(questions#)
	.mmi
	ld8 r45 = [r64], 8
	ld8 r74 = [r67]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	mov r75 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L536
.L565:
	.mmi
	ld4 r75 = [r56]
	mov r74 = r62
	adds r73 = 19, r12
	;;
	.mmi
	nop 0
	adds r14 = 1, r75
	nop 0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r71
	adds r75 = 3, r8
	nop 0
	.mmb
	adds r74 = 16, r12
	mov r73 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L489
.L560:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC54)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L522:
	.mmi
	nop 0
	addl r74 = 1, r0
	nop 0
	.mmb
	ld4 r73 = [r39]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L524:
	.mmi
	nop 0
	mov r74 = r0
	nop 0
	.mmb
	ld4 r73 = [r39]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
	;;
.L525:
	.mmi
	nop 0
	adds r14 = 16, r12
	addl r75 = 16, r0
	.mmi
	ld4 r73 = [r40]
	;;
	st8 [r14] = r0
	mov r74 = r14
	.mmb
	st8 [r61] = r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L526:
	.mmi
	mov r76 = r0
	addl r75 = 1, r0
	nop 0
	.mmb
	adds r74 = 16, r12
	ld4 r73 = [r40]
	br.call.sptk.many b0 = recv#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L528:
	.mib
	ld4 r73 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	st4 [r39] = r50
	nop 0
	mov r1 = r71
	;;
	.mmi
	ld1 r15 = [r32], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L529:
	.mmi
	nop 0
	addl r74 = 1, r0
	nop 0
	.mmb
	ld4 r73 = [r40]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L530:
	.mmi
	nop 0
	mov r74 = r0
	nop 0
	.mmb
	ld4 r73 = [r40]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L531:
	.mmi
	addl r76 = 16384, r0
	addl r75 = 3, r0
	nop 0
	.mmb
	mov r74 = r60
	ld4 r73 = [r40]
	br.call.sptk.many b0 = send#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L532:
	.mmi
	nop 0
	addl r74 = 2, r0
	nop 0
	.mmb
	ld4 r73 = [r39]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L533:
	.mmi
	nop 0
	addl r74 = 2, r0
	nop 0
	.mmb
	ld4 r73 = [r40]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L567:
	.mmi
	nop 0
	ld4 r74 = [r42]
	mov r75 = r0
	.mmi
	nop 0
	ld4 r73 = [r37]
	nop 0
	;;
	.mib
	or r74 = r46, r74
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	mov r32 = r8
	.mmb
	addl r75 = 110, r0
	mov r74 = r0
	(p7) br.cond.spnt .L561
	;;
	.mmi
	nop 0
	adds r73 = 18, r12
	nop 0
	.mmb
	ld4 r34 = [r37]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	adds r14 = 16, r12
	mov r1 = r71
	;;
	.mmi
	nop 0
	st2 [r14] = r34
	(p6) addl r75 = 16, r0
	.mmb
	nop 0
	(p6) st4 [r49] = r48
	(p7) br.cond.dpnt .L570
.L496:
	.mib
	adds r74 = 16, r12
	mov r73 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L560
	;;
	.mmi
	ld1 r14 = [r45]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 108, r14
	(p6) br.cond.dptk .L492
	.mmi
	addl r74 = 3, r0
	nop 0
	mov r73 = r32
	.mmb
	adds r38 = 16, r38
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	addl r75 = 112, r0
	adds r74 = 128, r12
	nop 0
	.mmb
	mov r1 = r71
	mov r73 = r41
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	st4 [r36] = r35
	nop 0
	mov r73 = r32
	;;
	.mmi
	ld8 r14 = [r47], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r47], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r71
	mov r73 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r71
	mov r73 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r44]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r71
	cmp.ne p6, p7 = r38, r53
	(p6) br.cond.dptk .L536
	.mib
	nop 0
	nop 0
	br .L571
.L570:
	.mmi
	ld4 r75 = [r56]
	mov r74 = r62
	adds r73 = 19, r12
	;;
	.mmi
	nop 0
	adds r14 = 1, r75
	nop 0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r71
	adds r75 = 3, r8
	br .L496
	;;
.L499:
	.mmi
	nop 0
	ld4 r74 = [r42]
	mov r75 = r0
	.mmi
	nop 0
	ld4 r73 = [r37]
	nop 0
	;;
	.mib
	or r74 = r46, r74
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	mov r32 = r8
	.mmb
	addl r75 = 110, r0
	mov r74 = r0
	(p7) br.cond.spnt .L561
	;;
	.mmi
	nop 0
	adds r73 = 18, r12
	nop 0
	.mmb
	ld4 r55 = [r37]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r55
	adds r14 = 16, r12
	mov r1 = r71
	;;
	.mmi
	nop 0
	st2 [r14] = r55
	(p6) addl r75 = 16, r0
	.mmb
	nop 0
	(p6) st4 [r49] = r48
	(p7) br.cond.dpnt .L572
.L503:
	.mmi
	adds r74 = 16, r12
	nop 0
	mov r73 = r32
	.mmb
	cmp4.ne p16, p17 = 2, r34
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	mov r75 = r36
	.mmb
	mov r74 = r41
	mov r73 = r32
	(p7) br.cond.spnt .L560
	;;
	.mib
	st4 [r36] = r51
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	nop 0
	mov r1 = r71
	(p16) br.cond.dpnt .L505
	;;
	.mmi
	ld4 r14 = [r42]
	nop 0
	nop 0
	;;
.L509:
	.pred.rel.mutex p16, p17
	.mmi
	or r74 = r46, r14
	nop 0
	mov r75 = r0
	.mmb
	ld4 r73 = [r37]
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r71
	mov r34 = r8
	.mmb
	addl r75 = 110, r0
	mov r74 = r0
	(p6) br.cond.spnt .L561
	;;
	.mmi
	nop 0
	adds r73 = 18, r12
	nop 0
	.mmb
	ld4 r52 = [r37]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r52
	adds r14 = 16, r12
	mov r1 = r71
	;;
	.mmi
	nop 0
	st2 [r14] = r52
	(p6) addl r75 = 16, r0
	.mmb
	nop 0
	(p6) st4 [r49] = r48
	(p7) br.cond.dpnt .L573
.L512:
	.pred.rel.mutex p16, p17
	.mib
	adds r74 = 16, r12
	mov r73 = r34
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	nop 0
	.mmb
	mov r74 = r41
	mov r73 = r34
	(p7) br.cond.spnt .L560
	;;
	.mmi
	nop 0
	st4 [r40] = r34
	nop 0
	.mmb
	ld4 r75 = [r36]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L515
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r73 = [r8]
	nop 0
	mov r1 = r71
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 115, r73
	(p7) br.cond.spnt .L540
.L515:
	.pred.rel.mutex p16, p17
	.mib
	mov r75 = r63
	adds r74 = 16, r12
	(p16) br.cond.dpnt .L517
	;;
	.mmi
	nop 0
	ld4 r73 = [r40]
	nop 0
	.mmb
	st4 [r63] = r51
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r73 = r32
	.mmb
	ld4 r75 = [r63]
	adds r74 = 16, r12
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L574
	;;
	.mmi
	ld1.a r15 = [r45]
	st4 [r39] = r32
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r45]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r14 = r15
	;;
	.mib
	nop 0
	(p6) adds r32 = 1, r45
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L572:
	.mmi
	ld4 r75 = [r56]
	mov r74 = r62
	adds r73 = 19, r12
	;;
	.mmi
	nop 0
	adds r14 = 1, r75
	nop 0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r71
	adds r75 = 3, r8
	br .L503
	;;
.L573:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r75 = [r56]
	mov r74 = r62
	adds r73 = 19, r12
	;;
	.mmi
	nop 0
	adds r14 = 1, r75
	nop 0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r71
	adds r75 = 3, r8
	br .L512
.L505:
	.pred.rel.mutex p16, p17
	.mib
	addl r74 = 2, r0
	mov r73 = r32
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r71
	.mmb
	mov r75 = r0
	nop 0
	(p7) br.cond.spnt .L562
	;;
	.mmi
	ld4 r14 = [r42]
	nop 0
	cmp4.eq p6, p7 = 2, r52
	.mmb
	ld4 r73 = [r37]
	nop 0
	(p6) br.cond.dpnt .L509
	;;
	.mib
	or r74 = r46, r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r71
	nop 0
	.mmb
	mov r73 = r8
	mov r74 = r41
	(p7) br.cond.spnt .L561
	;;
	.mmi
	nop 0
	st4 [r40] = r8
	nop 0
	.mmb
	ld4 r75 = [r36]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r71
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L517
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r73 = [r8]
	nop 0
	mov r1 = r71
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 115, r73
	(p6) br.cond.spnt .L540
.L517:
	.mmi
	mov r73 = r32
	nop 0
	mov r75 = r0
	.mmb
	addl r74 = 4, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r73 = r32
	mov r1 = r71
	addl r76 = 2048, r0
	.mmb
	mov r75 = r0
	mov r74 = r0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r71
	.mmb
	mov r73 = r32
	nop 0
	(p7) br.cond.spnt .L575
	;;
	.mib
	st4 [r39] = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	ld1 r15 = [r45]
	mov r1 = r71
	;;
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r14 = r15
	;;
	.mib
	nop 0
	(p6) adds r32 = 1, r45
	(p6) br.cond.dptk .L534
	.mib
	nop 0
	nop 0
	br .L535
.L566:
	.mmi
	nop 0
	ld4 r74 = [r42]
	mov r75 = r0
	.mmi
	nop 0
	ld4 r73 = [r37]
	nop 0
	;;
	.mib
	or r74 = r46, r74
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L492
.L561:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC51)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L569:
	.mlx
	adds r37 = 24, r37
	movl r64 = @gprel(states#)
	.mmi
	nop 0
	adds r42 = 24, r42
	nop 0
	;;
	.mmi
	adds r14 = -8, r37
	cmp.eq p6, p7 = r37, r68
	add r64 = r1, r64
	.mmb
	adds r57 = 8, r37
	adds r67 = -8, r37
	(p6) br.cond.dpnt .L545
	;;
	.mib
	ld8 r74 = [r14]
	nop 0
	br .L539
.L545:
	.mii
	mov r8 = r0
	mov pr = r72, -1
	;;
	mov b0 = r69
	;;
	.mii
	nop 0
	mov ar.pfs = r70
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L562:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC55)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L568:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC56)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L575:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC59)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L574:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	ld4 r73 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC58)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L540:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r75 = r8
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC52)
	.mlx
	nop 0
	movl r74 = @gprel(.LC57)
	;;
	.mib
	add r73 = r1, r73
	add r74 = r1, r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	addl r73 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 224
names.0:
	data4	0
	.skip	4
	data8	.LC11
	data4	107
	.skip	4
	data8	.LC12
	data4	32
	.skip	4
	data8	.LC13
	data4	11
	.skip	4
	data8	.LC14
	data4	22
	.skip	4
	data8	.LC15
	data4	104
	.skip	4
	data8	.LC16
	data4	111
	.skip	4
	data8	.LC17
	data4	95
	.skip	4
	data8	.LC18
	data4	106
	.skip	4
	data8	.LC19
	data4	89
	.skip	4
	data8	.LC20
	data4	25
	.skip	4
	data8	.LC21
	data4	115
	.skip	4
	data8	.LC22
	data4	1
	.skip	4
	data8	.LC23
	data4	103
	.skip	4
	data8	.LC10
	.section	.rodata.str1.8
	.align 8
.LC66:
	stringz	"name"
	.align 8
.LC67:
	stringz	"error"
	.align 8
.LC68:
	stringz	"shutr"
	.align 8
.LC69:
	stringz	"shutw"
	.align 8
.LC70:
	stringz	"shut"
	.align 8
.LC71:
	stringz	"waiting"
	.align 8
.LC72:
	stringz	"send"
	.align 8
.LC73:
	stringz	"write0"
	.align 8
.LC74:
	stringz	"receive"
	.align 8
.LC75:
	stringz	"recv0"
	.align 8
.LC76:
	stringz	"urgent"
	.align 8
.LC77:
	stringz	"sendto"
	.align 8
.LC78:
	stringz	"disconnect"
	.align 8
.LC79:
	stringz	"peer"
	.section	.rodata
	.align 8
	.type	questions#, @object
	.size	questions#, 272
questions:
	data8	.LC66
	data8	@fptr(ask_name#)
	data8	.LC67
	data8	@fptr(ask_error#)
	data8	.LC68
	data8	@fptr(ask_shut_read#)
	data8	.LC69
	data8	@fptr(ask_shut_write#)
	data8	.LC70
	data8	@fptr(ask_shut_both#)
	data8	.LC71
	data8	@fptr(ask_waiting#)
	data8	.LC72
	data8	@fptr(ask_send#)
	data8	.LC73
	data8	@fptr(ask_write_nothing#)
	data8	.LC74
	data8	@fptr(ask_receive#)
	data8	.LC75
	data8	@fptr(ask_receive_nothing#)
	data8	.LC76
	data8	@fptr(ask_urgent#)
	data8	.LC77
	data8	@fptr(ask_sendto#)
	data8	.LC57
	data8	@fptr(ask_connect#)
	data8	.LC78
	data8	@fptr(ask_disconnect#)
	data8	.LC55
	data8	@fptr(ask_listen#)
	data8	.LC59
	data8	@fptr(ask_accept#)
	data8	.LC79
	data8	@fptr(ask_peer#)
	.section	.rodata.str1.8
	.align 8
.LC80:
	stringz	"u"
	.align 8
.LC81:
	stringz	"b"
	.align 8
.LC82:
	stringz	"l"
	.align 8
.LC83:
	stringz	"d"
	.align 8
.LC84:
	stringz	"c"
	.align 8
.LC85:
	stringz	"dc"
	.align 8
.LC86:
	stringz	"Dc"
	.align 8
.LC87:
	stringz	"dDc"
	.align 8
.LC88:
	stringz	"w"
	.align 8
.LC89:
	stringz	"B"
	.align 8
.LC90:
	stringz	"W"
	.align 8
.LC91:
	stringz	"R"
	.align 8
.LC92:
	stringz	"2"
	.align 8
.LC93:
	stringz	"Ww"
	.align 8
.LC94:
	stringz	"Wc"
	.align 8
.LC95:
	stringz	"cD"
	.align 8
.LC96:
	stringz	"cDD"
	.align 8
.LC97:
	stringz	"Dcgg"
	.section	.rodata
	.align 8
	.type	states#, @object
	.size	states#, 168
states:
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC37
	data8	.LC83
	data8	.LC84
	data8	.LC85
	data8	.LC86
	data8	.LC87
	data8	.LC88
	data8	.LC6
	data8	.LC89
	data8	.LC90
	data8	.LC91
	data8	.LC92
	data8	.LC93
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC36
	.sbss
	.align 4
	.type	server_size#, @object
	.size	server_size#, 4
server_size:
	.skip	4
	.bss
	.align 4
	.type	server#, @object
	.size	server#, 112
server:
	.skip	112
	.sbss
	.align 4
	.type	peer#, @object
	.size	peer#, 4
peer:
	.skip	4
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC98:
	stringz	"seqpacket pair"
	.align 8
.LC99:
	stringz	"datagram pair"
	.align 8
.LC100:
	stringz	"bound stream"
	.align 8
.LC101:
	stringz	"bound datagram"
	.align 8
.LC102:
	stringz	"TCP"
	.align 8
.LC103:
	stringz	"UDP"
	.section	.rodata
	.align 8
	.type	kinds#, @object
	.size	kinds#, 168
kinds:
	data8	.LC46
	data4	1
	data4	1
	data4	0
	.skip	4
	data8	.LC98
	data4	1
	data4	5
	data4	0
	.skip	4
	data8	.LC99
	data4	1
	data4	2
	data4	0
	.skip	4
	data8	.LC100
	data4	1
	data4	1
	data4	2
	.skip	4
	data8	.LC101
	data4	1
	data4	2
	data4	2
	.skip	4
	data8	.LC102
	data4	2
	data4	1
	data4	1
	.skip	4
	data8	.LC103
	data4	2
	data4	2
	data4	1
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
