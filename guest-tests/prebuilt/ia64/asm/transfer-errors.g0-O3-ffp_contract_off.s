// adf17b4283093a01a7006f44395b704b
	.file	"transfer-errors.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"hello world"
	.text
	.align 16
	.align 64
	.proc file#
file:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mlx
	adds r38 = 16, r12
	movl r14 = 8243107338930713204
	.mlx
	nop 0
	movl r15 = 24866934413088813
	;;
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	nop 0
	.mmb
	mov r39 = r32
	adds r38 = 16, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 11, r0
	.mmi
	mov r38 = r33
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp file#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	" %s"
	.align 8
.LC2:
	stringz	"%ld"
	.align 8
.LC3:
	stringz	"%s"
	.align 8
.LC4:
	stringz	"?%d"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.gt p6, p7 = r0, r33
	mov r1 = r36
	(p7) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r38 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.eq p6, p7 = 22, r38
	movl r37 = @gprel(.LC4)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	cmp4.eq p6, p7 = 29, r38
	add r37 = r1, r37
	(p6) br.cond.dpnt .L9
	;;
	.mib
	cmp4.eq p6, p7 = 9, r38
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	cmp4.eq p6, p7 = 21, r38
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	cmp4.eq p6, p7 = 11, r38
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mib
	cmp4.eq p6, p7 = 32, r38
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp4.eq p6, p7 = 14, r38
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 75, r38
	nop 0
	;;
	.mib
	(p7) addl r15 = 7, r0
	nop 0
	(p7) br.cond.dpnt .L6
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
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L17:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmi
	nop 0
	mov r38 = r33
	nop 0
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
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L8:
	.mmi
	mov r15 = r0
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
.L18:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L14:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 6, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	;;
.L9:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 1, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	;;
.L10:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 2, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	;;
.L11:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 3, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	;;
.L12:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 4, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	;;
.L13:
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	.mlx
	addl r15 = 5, r0
	movl r37 = @gprel(.LC3)
	;;
	.mii
	add r14 = r1, r14
	dep.z r15 = r15, 4, 3
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
	br .L18
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"abc"
	.align 8
.LC7:
	stringz	"."
	.text
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addp4 r14 = r32, r0
	addl r15 = @ltoffx(.L22), r1
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	cmp4.ltu p6, p7 = 6, r32
	nop 0
	shladd r14 = r14, 3, r0
	.mmb
	mov r38 = r1
	.body
	nop 0
	(p6) br.cond.spnt .L29
	;;
	.mmi
	ld8.mov r15 = [r15], .L22
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
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
.L22:
	data8 @pcrel(.L27)
	data8 @pcrel(.L26)
	data8 @pcrel(.L26)
	data8 @pcrel(.L25)
	data8 @pcrel(.L24)
	data8 @pcrel(.L23)
	data8 @pcrel(.L21)
	.text
.L26:
	.mmi
	cmp4.ne p6, p7 = 1, r32
	nop 0
	adds r42 = 16, r12
	.mii
	mov r41 = r0
	addl r39 = 1, r0
	;;
	(p6) addl r40 = 2053, r0
	;;
	.mib
	(p7) addl r40 = 2049, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 16, r12
	addl r41 = 3, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	nop 0
	ld4 r39 = [r15]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld4 r34 = [r14]
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mlx
	adds r39 = 16, r12
	movl r14 = 8243107338930713204
	.mlx
	nop 0
	movl r15 = 24866934413088813
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 11, r0
	.mmi
	mov r39 = r35
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	mov r39 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	adds r39 = 16, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L34:
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 2
	.mlx
	adds r39 = 16, r12
	movl r14 = 8243107338930713204
	.mlx
	nop 0
	movl r15 = 24866934413088813
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r40 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 11, r0
	.mmi
	mov r39 = r35
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	mov r39 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L34
.L23:
	.mlx
	adds r39 = 16, r12
	movl r14 = 8243107338930713204
	.mlx
	nop 0
	movl r15 = 24866934413088813
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r40 = 1026, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 11, r0
	.mmi
	mov r39 = r35
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	mov r39 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L34
	;;
.L21:
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r38
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 3
	.mmi
	adds r39 = 16, r12
	nop 0
	addl r40 = 2048, r0
	.mib
	nop 0
	sxt4 r33 = r33
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 20, r12
	.mmi
	addl r41 = 3, r0
	nop 0
	shladd r33 = r33, 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	adds r14 = 16, r12
	mov r1 = r38
	;;
	add r33 = r14, r33
	;;
	.mmi
	nop 0
	ld4 r34 = [r33]
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 4
	.mmi
	nop 0
	addl r34 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp make#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"EOVERFLOW"
	.align 8
.LC9:
	stringz	"EINVAL"
	.align 8
.LC10:
	stringz	"ESPIPE"
	.align 8
.LC11:
	stringz	"EBADF"
	.align 8
.LC12:
	stringz	"EISDIR"
	.align 8
.LC13:
	stringz	"EAGAIN"
	.align 8
.LC14:
	stringz	"EPIPE"
	.align 8
.LC15:
	stringz	"EFAULT"
	.align 8
.LC16:
	stringz	"%s to %s:"
	.align 8
.LC17:
	stringz	""
	.align 8
.LC18:
	stringz	"tee "
	.align 8
.LC19:
	stringz	"send "
	.align 8
.LC20:
	stringz	"copy "
	.align 8
.LC21:
	stringz	"order:"
	.align 8
.LC22:
	stringz	"a"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 62
	.mmi
	.save ar.pfs, r63
	alloc r63 = ar.pfs, 0, 34, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save ar.lc, r65
	mov r65 = ar.lc
	.mlx
	nop 0
	movl r61 = @gprel(names#)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC16)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC9)
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mlx
	nop 0
	movl r60 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC13)
	.mlx
	nop 0
	movl r58 = @gprel(.LC14)
	;;
	.mlx
	mov r64 = r1
	movl r49 = @gprel(.LC18)
	.mlx
	addl r67 = 1, r0
	movl r43 = @gprel(.LC19)
	;;
	.mlx
	addl r66 = 13, r0
	movl r48 = @gprel(.LC20)
	.mlx
	add r61 = r1, r61
	movl r57 = @gprel(.LC15)
	;;
	.mlx
	add r51 = r1, r51
	movl r56 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	add r37 = r1, r37
	add r44 = r1, r44
	;;
	.mmi
	add r40 = r1, r40
	add r46 = r1, r46
	.save rp, r62
	mov r62 = b0
	.body
	.mmi
	add r54 = r1, r54
	add r53 = r1, r53
	add r52 = r1, r52
	;;
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	add r58 = r1, r58
	.mmi
	add r49 = r1, r49
	add r43 = r1, r43
	add r48 = r1, r48
	;;
	.mmi
	add r57 = r1, r57
	add r56 = r1, r56
	mov r55 = r0
	.mmb
	adds r35 = 32, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r50 = 1, r0
	addl r39 = 1, r0
	mov r1 = r64
	;;
.L36:
	.mlx
	shladd r47 = r55, 3, r0
	movl r45 = @gprel(names#)
	.mmi
	mov r38 = r55
	nop 0
	mov r34 = r0
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	add r47 = r47, r61
	;;
	.align 32
.L62:
	.mmi
	nop 0
	ld8 r68 = [r45], 8
	mov r66 = r51
	.mmb
	mov r33 = r0
	ld8 r67 = [r47]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	nop 0
	nop 0
.L44:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r67 = r0
	.mmi
	mov r66 = r38
	st8 [r35] = r42
	nop 0
	;;
	.mib
	st8 [r14] = r39
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	nop 0
	mov r1 = r64
	tbit.nz p6, p7 = r33, 0
	.mmi
	mov r32 = r8
	addl r67 = 1, r0
	mov r66 = r34
	;;
	.mmi
	nop 0
	(p6) mov r36 = r35
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	adds r15 = 16, r12
	mov r68 = r8
	tbit.nz p6, p7 = r33, 1
	.mmi
	addl r71 = 2, r0
	addl r70 = 2, r0
	mov r66 = r32
	;;
	.mmi
	(p6) mov r69 = r15
	mov r1 = r64
	mov r67 = r36
	;;
	.mib
	(p7) mov r69 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r67 = r41
	mov r32 = r8
	nop 0
	.mmb
	mov r66 = r37
	mov r1 = r64
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r1 = r64
	(p6) br.cond.dpnt .L39
	;;
	.mib
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r67 = [r8]
	mov r1 = r64
	mov r66 = r40
	;;
	.mib
	cmp4.eq p6, p7 = 22, r67
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp4.eq p6, p7 = 29, r67
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mib
	cmp4.eq p6, p7 = 9, r67
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = 21, r67
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mib
	cmp4.eq p6, p7 = 11, r67
	nop 0
	(p6) br.cond.dpnt .L70
	;;
	.mib
	cmp4.eq p6, p7 = 32, r67
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mib
	cmp4.eq p6, p7 = 14, r67
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mib
	cmp4.eq p6, p7 = 75, r67
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r64
	mov ar.lc = 16
	.align 32
.L43:
	.mib
	mov r66 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r64
	br.cloop.sptk.few .L43
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r33
	(p6) br.cond.dptk .L44
	.mib
	mov r67 = r0
	mov r66 = r38
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r64
	mov r32 = r8
	nop 0
	.mmb
	addl r67 = 1, r0
	mov r66 = r34
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r69 = 2, r0
	addl r68 = 2, r0
	mov r66 = r32
	.mmb
	mov r1 = r64
	mov r67 = r8
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r67 = r49
	mov r32 = r8
	nop 0
	.mmb
	mov r66 = r37
	mov r1 = r64
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r1 = r64
	(p6) br.cond.dpnt .L45
	;;
	.mib
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r67 = [r8]
	mov r1 = r64
	mov r66 = r40
	;;
	.mib
	cmp4.eq p6, p7 = 22, r67
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = 29, r67
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = 9, r67
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	cmp4.eq p6, p7 = 21, r67
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mib
	cmp4.eq p6, p7 = 11, r67
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.eq p6, p7 = 32, r67
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	cmp4.eq p6, p7 = 14, r67
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mib
	cmp4.eq p6, p7 = 75, r67
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r64
	mov ar.lc = 16
	.align 32
.L49:
	.mib
	mov r66 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r64
	br.cloop.sptk.few .L49
	.mmi
	mov r33 = r0
	nop 0
	nop 0
.L56:
	.mmi
	adds r14 = 16, r12
	mov r67 = r0
	mov r66 = r38
	;;
	.mib
	st8 [r14] = r39
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r64
	mov r32 = r8
	nop 0
	.mmb
	addl r67 = 1, r0
	mov r66 = r34
	br.call.sptk.many b0 = make#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	adds r15 = 16, r12
	addl r69 = 2, r0
	.mmi
	mov r67 = r32
	mov r1 = r64
	mov r66 = r8
	;;
	.mmi
	nop 0
	(p6) mov r68 = r15
	nop 0
	;;
	.mib
	(p7) mov r68 = r0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r67 = r43
	mov r32 = r8
	nop 0
	.mmb
	mov r66 = r37
	mov r1 = r64
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r1 = r64
	(p6) br.cond.dpnt .L51
	;;
	.mib
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r67 = [r8]
	mov r1 = r64
	mov r66 = r40
	;;
	.mib
	cmp4.eq p6, p7 = 22, r67
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	cmp4.eq p6, p7 = 29, r67
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mib
	cmp4.eq p6, p7 = 9, r67
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	cmp4.eq p6, p7 = 21, r67
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mib
	cmp4.eq p6, p7 = 11, r67
	nop 0
	(p6) br.cond.dpnt .L87
	;;
	.mib
	cmp4.eq p6, p7 = 32, r67
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mib
	cmp4.eq p6, p7 = 14, r67
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 75, r67
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r64
	mov ar.lc = 16
	.align 32
.L55:
	.mib
	mov r66 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r64
	br.cloop.sptk.few .L55
	.mib
	cmp4.eq p6, p7 = 0, r33
	addl r33 = 1, r0
	(p6) br.cond.dptk .L56
	.mmi
	adds r14 = 16, r12
	mov r67 = r0
	mov r66 = r38
	;;
	.mib
	st8 [r14] = r50
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r64
	mov r32 = r8
	nop 0
	.mmb
	addl r67 = 1, r0
	mov r66 = r34
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r71 = r0
	mov r68 = r8
	addl r70 = 2, r0
	.mmi
	mov r69 = r0
	mov r66 = r32
	mov r1 = r64
	;;
	.mib
	adds r67 = 16, r12
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r67 = r48
	mov r32 = r8
	nop 0
	.mmb
	mov r66 = r37
	mov r1 = r64
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r1 = r64
	(p6) br.cond.dpnt .L57
	;;
	.mib
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r67 = [r8]
	mov r1 = r64
	mov r66 = r40
	;;
	.mib
	cmp4.eq p6, p7 = 22, r67
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mib
	cmp4.eq p6, p7 = 29, r67
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mib
	cmp4.eq p6, p7 = 9, r67
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mib
	cmp4.eq p6, p7 = 21, r67
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mib
	cmp4.eq p6, p7 = 11, r67
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mib
	cmp4.eq p6, p7 = 32, r67
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	cmp4.eq p6, p7 = 14, r67
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mib
	cmp4.eq p6, p7 = 75, r67
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r64
	mov ar.lc = 16
	.align 32
.L61:
	.mib
	mov r66 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r64
	br.cloop.sptk.few .L61
	.mib
	adds r34 = 1, r34
	addl r66 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r64
	cmp4.ne p6, p7 = 8, r34
	(p6) br.cond.dptk .L62
	.mmi
	nop 0
	adds r55 = 1, r55
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 8, r55
	(p7) br.cond.dptk .L36
	.mmi
	mov r67 = r0
	mov r66 = r0
	nop 0
	.mmb
	adds r37 = 48, r12
	addl r38 = -1, r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r67 = 1, r0
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r64
	mov r66 = r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r36 = r8
	.mmb
	addl r66 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r32 = r8
	.mmb
	addl r66 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	nop 0
	mov r1 = r64
	mov r33 = r8
	.mmi
	nop 0
	st8 [r37] = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC21)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	mov r71 = r0
	mov r70 = r0
	.mmi
	mov r69 = r0
	addl r68 = -1, r0
	addl r66 = -1, r0
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r68 = r36
	mov r1 = r64
	addl r71 = 99, r0
	.mmi
	mov r70 = r0
	mov r69 = r0
	mov r66 = r34
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r71 = 99, r0
	addl r70 = 1, r0
	mov r1 = r64
	.mmi
	mov r69 = r0
	addl r68 = -1, r0
	addl r66 = -1, r0
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r64
	mov r69 = r0
	mov r68 = r0
	.mmb
	addl r66 = -1, r0
	addl r67 = -1, r0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r64
	addl r69 = 99, r0
	mov r68 = r0
	.mmb
	addl r66 = -1, r0
	addl r67 = -1, r0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r64
	addl r69 = 99, r0
	mov r68 = r0
	.mmb
	mov r66 = r32
	mov r67 = r0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r64
	adds r15 = 16, r12
	mov r69 = r0
	.mmi
	addl r68 = 1, r0
	mov r66 = r32
	adds r67 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = 1, r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r68 = r36
	mov r1 = r64
	mov r71 = r0
	.mmi
	addl r70 = 1, r0
	mov r69 = r0
	mov r66 = r32
	;;
	.mib
	mov r67 = r37
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r71 = r0
	addl r70 = 1, r0
	mov r69 = r37
	.mmi
	mov r68 = r32
	mov r1 = r64
	mov r66 = r34
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 40, r12
	mov r1 = r64
	addl r69 = 1, r0
	.mii
	mov r66 = r36
	mov r67 = r32
	;;
	mov r68 = r14
	.mmb
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r68 = r35
	mov r1 = r64
	addl r69 = 1, r0
	.mmi
	mov r67 = r34
	st8 [r35] = r0
	addl r66 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r68 = r33
	mov r1 = r64
	mov r71 = r0
	.mmi
	addl r70 = 1, r0
	mov r69 = r0
	mov r66 = r32
	;;
	.mib
	mov r67 = r37
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r68 = r33
	mov r1 = r64
	addl r71 = 1, r0
	.mmi
	addl r70 = 1, r0
	mov r69 = r0
	mov r66 = r32
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r71 = r0
	mov r70 = r0
	mov r69 = r0
	.mmi
	mov r68 = r33
	mov r1 = r64
	mov r66 = r32
	;;
	.mib
	mov r67 = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r64
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC17)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r64
	addl r66 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r64
	mov b0 = r62
	;;
	.mii
	nop 0
	mov ar.pfs = r63
	;;
	mov ar.lc = r65
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 1
	.mmi
	mov r67 = r32
	mov r66 = r44
	nop 0
	.mmb
	adds r33 = 1, r33
	addl r32 = 3, r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r64
	mov ar.lc = 16
	br .L43
.L51:
	.mmi
	mov r67 = r32
	nop 0
	mov r66 = r44
	.mmb
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r64
	mov ar.lc = 16
	br .L55
.L57:
	.mmi
	mov r67 = r32
	nop 0
	mov r66 = r44
	.mmb
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r64
	mov ar.lc = 16
	br .L61
.L45:
	.mmi
	mov r67 = r32
	nop 0
	mov r66 = r44
	.mmb
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r64
	mov ar.lc = 16
	br .L49
.L66:
	.mmi
	nop 0
	mov r67 = r54
	mov r66 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	nop 0
	nop 0
	.align 32
.L116:
	.mmb
	nop 0
	adds r33 = 1, r33
	nop 0
	.mib
	addl r32 = 3, r0
	mov ar.lc = 16
	br .L43
.L67:
	.mib
	mov r67 = r53
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L68:
	.mib
	mov r67 = r52
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L69:
	.mib
	mov r67 = r60
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L70:
	.mib
	mov r67 = r59
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L72:
	.mib
	mov r67 = r57
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L71:
	.mib
	mov r67 = r58
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L112:
	.mib
	mov r67 = r56
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L116
.L83:
	.mmi
	nop 0
	mov r67 = r54
	mov r66 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	nop 0
	nop 0
.L117:
	.mib
	addl r32 = 3, r0
	mov ar.lc = 16
	br .L55
.L84:
	.mib
	mov r67 = r53
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L85:
	.mib
	mov r67 = r52
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L86:
	.mib
	mov r67 = r60
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L87:
	.mib
	mov r67 = r59
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L88:
	.mib
	mov r67 = r58
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L114:
	.mib
	mov r67 = r56
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L89:
	.mib
	mov r67 = r57
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L117
.L74:
	.mmi
	nop 0
	mov r67 = r54
	mov r66 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	nop 0
	nop 0
.L118:
	.mib
	addl r32 = 3, r0
	mov ar.lc = 16
	br .L49
.L92:
	.mmi
	nop 0
	mov r67 = r54
	mov r66 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r64
	nop 0
	nop 0
.L119:
	.mib
	addl r32 = 3, r0
	mov ar.lc = 16
	br .L61
.L75:
	.mib
	mov r67 = r53
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L93:
	.mib
	mov r67 = r53
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L95:
	.mib
	mov r67 = r60
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L94:
	.mib
	mov r67 = r52
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L78:
	.mib
	mov r67 = r59
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L77:
	.mib
	mov r67 = r60
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L76:
	.mib
	mov r67 = r52
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L96:
	.mib
	mov r67 = r59
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L113:
	.mib
	mov r67 = r56
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L80:
	.mib
	mov r67 = r57
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L79:
	.mib
	mov r67 = r58
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L118
.L97:
	.mib
	mov r67 = r58
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L115:
	.mib
	mov r67 = r56
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
.L98:
	.mib
	mov r67 = r57
	mov r66 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r64
	br .L119
	.endp main#
	.section	.rodata
	.align 8
	.type	errors.0#, @object
	.size	errors.0#, 128
errors.0:
	data4	22
	.skip	4
	data8	.LC9
	data4	29
	.skip	4
	data8	.LC10
	data4	9
	.skip	4
	data8	.LC11
	data4	21
	.skip	4
	data8	.LC12
	data4	11
	.skip	4
	data8	.LC13
	data4	32
	.skip	4
	data8	.LC14
	data4	14
	.skip	4
	data8	.LC15
	data4	75
	.skip	4
	data8	.LC8
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"pipe"
	.align 8
.LC24:
	stringz	"stream"
	.align 8
.LC25:
	stringz	"seqpacket"
	.align 8
.LC26:
	stringz	"file"
	.align 8
.LC27:
	stringz	"read-only"
	.align 8
.LC28:
	stringz	"append"
	.align 8
.LC29:
	stringz	"directory"
	.align 8
.LC30:
	stringz	"bad"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 64
names:
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
