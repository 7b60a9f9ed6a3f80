// 05c9e2b262686261021ac260c09b4c2f
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
	alloc r35 = ar.pfs, 2, 4, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.gt p6, p7 = r0, r33
	mov r1 = r36
	(p7) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmb
	mov r1 = r36
	mov r15 = r0
	nop 0
	.mmi
	ld4 r39 = [r8]
	nop 0
	mov ar.lc = 7
	;;
	.mlx
	nop 0
	movl r17 = @gprel(errors.0#)
	;;
	.mii
	add r17 = r1, r17
	nop 0
	;;
	mov r14 = r17
	;;
	.align 32
.L7:
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 16, r14
	;;
	.mib
	cmp4.ne p6, p7 = r39, r16
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L7
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
.L11:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	mov r39 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
.L12:
	.mmi
	nop 0
	addp4 r15 = r15, r0
	adds r17 = 8, r17
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mii
	shladd r15 = r15, 4, r0
	add r38 = r1, r38
	;;
	add r17 = r17, r15
	;;
	.mib
	ld8 r39 = [r17]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
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
	addl r15 = @ltoffx(.L16), r1
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
	(p6) br.cond.spnt .L23
	;;
	.mmi
	ld8.mov r15 = [r15], .L16
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
.L16:
	data8 @pcrel(.L21)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L19)
	data8 @pcrel(.L18)
	data8 @pcrel(.L17)
	data8 @pcrel(.L15)
	.text
.L20:
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
.L19:
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
.L28:
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
.L18:
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
	br .L28
.L17:
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
	br .L28
	;;
.L15:
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
.L21:
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
.L23:
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
	stringz	"%s to %s:"
	.align 8
.LC9:
	stringz	""
	.align 8
.LC10:
	stringz	"tee "
	.align 8
.LC11:
	stringz	"send "
	.align 8
.LC12:
	stringz	"copy "
	.align 8
.LC13:
	stringz	"order:"
	.align 8
.LC14:
	stringz	"a"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 21, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save ar.lc, r52
	mov r52 = ar.lc
	.mlx
	nop 0
	movl r48 = @gprel(names#)
	;;
	.mlx
	mov r51 = r1
	movl r46 = @gprel(.LC8)
	.mlx
	add r48 = r1, r48
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	addl r54 = 1, r0
	movl r45 = @gprel(.LC10)
	.mlx
	add r46 = r1, r46
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	add r40 = r1, r40
	movl r44 = @gprel(.LC12)
	.mmi
	add r45 = r1, r45
	add r41 = r1, r41
	addl r53 = 13, r0
	;;
	.mii
	add r44 = r1, r44
	.save rp, r49
	mov r49 = b0
	.body
	mov r47 = r0
	.mmb
	adds r37 = 32, r12
	addl r35 = 1, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
	;;
.L30:
	.mlx
	shladd r43 = r47, 3, r0
	movl r42 = @gprel(names#)
	.mmi
	mov r39 = r47
	nop 0
	mov r36 = r0
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r43 = r43, r48
	;;
	.align 32
.L40:
	.mmi
	nop 0
	ld8 r55 = [r42], 8
	mov r53 = r46
	.mmb
	mov r33 = r0
	ld8 r54 = [r43]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L34:
	.mmi
	adds r14 = 16, r12
	mov r54 = r0
	nop 0
	.mmi
	mov r53 = r39
	st8 [r37] = r35
	addl r32 = 3, r0
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	nop 0
	mov r1 = r51
	tbit.nz p6, p7 = r33, 0
	.mmi
	addl r54 = 1, r0
	mov r53 = r36
	mov r34 = r8
	;;
	.mmi
	nop 0
	(p6) mov r38 = r37
	nop 0
	;;
	.mib
	(p7) mov r38 = r0
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r51
	tbit.nz p6, p7 = r33, 1
	.mmi
	mov r55 = r8
	addl r58 = 2, r0
	addl r57 = 2, r0
	;;
	.mmi
	mov r54 = r38
	nop 0
	(p6) mov r56 = r15
	.mmi
	mov r53 = r34
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	(p7) mov r56 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r40
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 16
	.align 32
.L33:
	.mib
	mov r53 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L33
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r33
	(p6) br.cond.dptk .L34
	.mmi
	mov r54 = r0
	nop 0
	mov r53 = r39
	.mmb
	addl r32 = 3, r0
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 1, r0
	nop 0
	.mmb
	mov r53 = r36
	mov r33 = r8
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r8
	addl r56 = 2, r0
	.mmb
	addl r55 = 2, r0
	mov r53 = r33
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 16
	.align 32
.L35:
	.mib
	mov r53 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L35
	.mmi
	mov r34 = r0
	nop 0
	nop 0
.L38:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r54 = r0
	.mmi
	mov r53 = r39
	nop 0
	addl r32 = 3, r0
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 1, r0
	nop 0
	.mmb
	mov r53 = r36
	mov r33 = r8
	br.call.sptk.many b0 = make#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	adds r15 = 16, r12
	mov r1 = r51
	.mmi
	mov r53 = r8
	addl r56 = 2, r0
	mov r54 = r33
	;;
	.mmi
	nop 0
	(p6) mov r55 = r15
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r41
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 16
	.align 32
.L37:
	.mib
	mov r53 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L37
	.mib
	cmp4.eq p6, p7 = 0, r34
	addl r34 = 1, r0
	(p6) br.cond.dptk .L38
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r54 = r0
	.mmi
	mov r53 = r39
	nop 0
	addl r32 = 3, r0
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 1, r0
	nop 0
	.mmb
	mov r53 = r36
	mov r33 = r8
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r8
	mov r58 = r0
	.mmi
	addl r57 = 2, r0
	mov r56 = r0
	adds r54 = 16, r12
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 16
	.align 32
.L39:
	.mib
	mov r53 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br.cloop.sptk.few .L39
	.mib
	adds r36 = 1, r36
	addl r53 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 8, r36
	(p6) br.cond.dptk .L40
	.mmi
	nop 0
	adds r47 = 1, r47
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 8, r47
	(p7) br.cond.dptk .L30
	.mmi
	mov r54 = r0
	mov r53 = r0
	nop 0
	.mmb
	adds r36 = 48, r12
	addl r38 = -1, r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r54 = 1, r0
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r51
	mov r53 = r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r35 = r8
	.mmb
	addl r53 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r32 = r8
	.mmb
	addl r53 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r33 = r8
	.mmi
	nop 0
	st8 [r36] = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	mov r58 = r0
	mov r57 = r0
	.mmi
	mov r56 = r0
	addl r55 = -1, r0
	addl r53 = -1, r0
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r55 = r35
	mov r1 = r51
	addl r58 = 99, r0
	.mmi
	mov r57 = r0
	mov r56 = r0
	mov r53 = r34
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r58 = 99, r0
	addl r57 = 1, r0
	mov r1 = r51
	.mmi
	mov r56 = r0
	addl r55 = -1, r0
	addl r53 = -1, r0
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r0
	mov r55 = r0
	.mmb
	addl r53 = -1, r0
	addl r54 = -1, r0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r51
	addl r56 = 99, r0
	mov r55 = r0
	.mmb
	addl r53 = -1, r0
	addl r54 = -1, r0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r51
	addl r56 = 99, r0
	mov r55 = r0
	.mmb
	mov r53 = r32
	mov r54 = r0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r51
	adds r15 = 16, r12
	mov r56 = r0
	.mmi
	addl r55 = 1, r0
	mov r53 = r32
	adds r54 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC14)
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
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r55 = r35
	mov r1 = r51
	mov r58 = r0
	.mmi
	addl r57 = 1, r0
	mov r56 = r0
	mov r53 = r32
	;;
	.mib
	mov r54 = r36
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r58 = r0
	addl r57 = 1, r0
	mov r56 = r36
	.mmi
	mov r55 = r32
	mov r1 = r51
	mov r53 = r34
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 40, r12
	mov r1 = r51
	addl r56 = 1, r0
	.mii
	mov r53 = r35
	mov r54 = r32
	;;
	mov r55 = r14
	.mmb
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r55 = r37
	mov r1 = r51
	addl r56 = 1, r0
	.mmi
	mov r54 = r34
	st8 [r37] = r0
	addl r53 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r55 = r33
	mov r1 = r51
	mov r58 = r0
	.mmi
	addl r57 = 1, r0
	mov r56 = r0
	mov r53 = r32
	;;
	.mib
	mov r54 = r36
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r55 = r33
	mov r1 = r51
	addl r58 = 1, r0
	.mmi
	addl r57 = 1, r0
	mov r56 = r0
	mov r53 = r32
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r58 = r0
	mov r57 = r0
	mov r56 = r0
	.mmi
	mov r55 = r33
	mov r1 = r51
	mov r53 = r32
	;;
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r51
	addl r53 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"EINVAL"
	.align 8
.LC16:
	stringz	"ESPIPE"
	.align 8
.LC17:
	stringz	"EBADF"
	.align 8
.LC18:
	stringz	"EISDIR"
	.align 8
.LC19:
	stringz	"EAGAIN"
	.align 8
.LC20:
	stringz	"EPIPE"
	.align 8
.LC21:
	stringz	"EFAULT"
	.align 8
.LC22:
	stringz	"EOVERFLOW"
	.section	.rodata
	.align 8
	.type	errors.0#, @object
	.size	errors.0#, 128
errors.0:
	data4	22
	.skip	4
	data8	.LC15
	data4	29
	.skip	4
	data8	.LC16
	data4	9
	.skip	4
	data8	.LC17
	data4	21
	.skip	4
	data8	.LC18
	data4	11
	.skip	4
	data8	.LC19
	data4	32
	.skip	4
	data8	.LC20
	data4	14
	.skip	4
	data8	.LC21
	data4	75
	.skip	4
	data8	.LC22
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
