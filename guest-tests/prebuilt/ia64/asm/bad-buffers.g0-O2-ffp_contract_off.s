// b7b7905fbea536786996681203189d2c
	.file	"bad-buffers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"EFAULT"
	.align 8
.LC1:
	stringz	"EAGAIN"
	.align 8
.LC2:
	stringz	"EINVAL"
	.align 8
.LC3:
	stringz	"%s: %s %zu of %zu: "
	.align 8
.LC4:
	stringz	"%ld\n"
	.text
	.align 16
	.align 64
	.proc say#
say:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 5, 0
	movl r40 = @gprel(.LC3)
	.mmi
	mov r39 = r1
	mov r41 = r32
	mov r42 = r33
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	add r40 = r1, r40
	.mmb
	mov r43 = r34
	mov r44 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp.le p6, p7 = r0, r36
	mov r1 = r39
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r40 = [r8]
	mov r1 = r39
	;;
	cmp4.eq p6, p7 = 14, r40
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 11, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp4.eq p6, p7 = 22, r40
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L3:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mib
	mov r1 = r39
	mov r40 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L1
	.endp say#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"read"
	.align 8
.LC7:
	stringz	"random"
	.align 8
.LC8:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc both#
both:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mib
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mib
	(p7) mov r38 = r32
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r34 = @gprel(edge#), gp
	mov r38 = r33
	addl r40 = 10, r0
	;;
	.mmi
	nop 0
	ld8 r39 = [r34]
	nop 0
	;;
	.mib
	adds r39 = -4, r39
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	nop 0
	.mmi
	addl r41 = 10, r0
	mov r38 = r32
	addl r40 = 4, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r37
	ld8 r39 = [r34]
	nop 0
	.mmb
	mov r38 = r33
	addl r40 = 10, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	nop 0
	.mmi
	addl r41 = 10, r0
	mov r40 = r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L18:
	.mmi
	ld8 r39 = [r34]
	mov r38 = r33
	addl r40 = 10, r0
	;;
	.mib
	adds r39 = -4, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	nop 0
	.mmi
	addl r41 = 10, r0
	mov r38 = r32
	addl r40 = 4, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r37
	ld8 r39 = [r34]
	nop 0
	.mmb
	mov r38 = r33
	addl r40 = 10, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	nop 0
	.mmi
	addl r41 = 10, r0
	mov r40 = r0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp both#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"FIONREAD"
	.align 8
.LC10:
	stringz	"    there: %d\n"
	.text
	.align 16
	.align 64
	.proc show_rest#
show_rest:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
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
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 16, r12
	movl r36 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	.mmb
	ld4 r37 = [r14]
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
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_rest#
	.align 16
	.align 64
	.proc reads#
reads:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	addl r14 = @gprel(edge#), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	mov r39 = r33
	mov r41 = r35
	.body
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	sub r40 = r40, r34
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	mov r43 = r8
	.mmi
	mov r42 = r35
	mov r41 = r34
	mov r32 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many show_rest#
	;;
	break.f 0
	;;
	.endp reads#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"F_SETFL"
	.text
	.align 16
	.align 64
	.proc drain#
drain:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mib
	addl r39 = 2048, r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L28
	;;
	.mlx
	nop 0
	movl r33 = @gprel(big#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
	;;
	.align 32
.L25:
	.mmi
	addl r39 = 200000, r0
	nop 0
	mov r38 = r33
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r36
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L28:
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp drain#
	.align 16
	.align 64
	.proc writes#
writes:
	.prologue 12, 39
	.mib
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 5, 0
	.save rp, r39
	mov r39 = b0
	nop 0
	.mmi
	mov r41 = r1
	mov r42 = r35
	mov r38 = r32
	.body
	;;
	.mib
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r42 = r33
	mov r43 = r35
	nop 0
	.mmb
	mov r1 = r41
	mov r44 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC8)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(edge#), gp
	mov r42 = r33
	mov r44 = r37
	;;
	.mmi
	nop 0
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	sub r43 = r43, r36
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r8
	nop 0
	.mmi
	mov r45 = r37
	mov r44 = r36
	mov r42 = r38
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r41
	mov r42 = r34
	br.call.sptk.many b0 = show_rest#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many drain#
	;;
	break.f 0
	;;
	.endp writes#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"writev"
	.text
	.align 16
	.align 64
	.proc writes_of_parts.constprop.0#
writes_of_parts.constprop.0:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	addl r14 = @gprel(edge#), gp
	mov r38 = r1
	.body
	mov r39 = r33
	;;
	.mmi
	ld8 r14 = [r14]
	adds r40 = 16, r12
	addl r41 = 2, r0
	;;
	.mmi
	sub r15 = r14, r35
	;;
	st8 [r40] = r15
	adds r15 = 24, r12
	;;
	.mmi
	st8 [r15] = r35
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 40, r12
	addl r15 = 6, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r8
	nop 0
	.mmi
	adds r42 = 6, r35
	mov r41 = r35
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = show_rest#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = drain#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp writes_of_parts.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"abcdefghij"
	.align 8
.LC14:
	stringz	"readv"
	.align 8
.LC15:
	stringz	""
	.align 8
.LC16:
	stringz	"xyz"
	.align 8
.LC17:
	stringz	"read from nothing"
	.align 8
.LC18:
	stringz	"read at the end"
	.text
	.align 16
	.align 64
	.proc two_ends#
two_ends:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r42 = @gprel(.LC13)
	;;
	.mmi
	add r42 = r1, r42
	addl r43 = 10, r0
	nop 0
	.mmb
	mov r41 = r34
	addl r35 = 3, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	addl r44 = 10, r0
	.mmb
	addl r43 = 4, r0
	mov r42 = r33
	(p7) br.cond.spnt .L38
	;;
	.mlx
	nop 0
	movl r37 = @gprel(big#)
	.mmi
	addl r36 = @gprel(edge#), gp
	nop 0
	mov r41 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	addl r44 = 10, r0
	mov r1 = r40
	mov r43 = r0
	.mmb
	mov r42 = r33
	mov r41 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	ld8 r14 = [r36]
	adds r15 = 80, r12
	mov r1 = r40
	.mii
	addl r43 = 3, r0
	mov r41 = r33
	;;
	adds r16 = -4, r14
	.mmi
	mov r42 = r15
	;;
	st8 [r15] = r16
	addl r16 = 4, r0
	.mmi
	adds r15 = 88, r12
	;;
	st8 [r15] = r16
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 104, r12
	addl r15 = 6, r0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 112, r12
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 120, r12
	addl r15 = 64, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r8
	nop 0
	.mmi
	addl r44 = 10, r0
	addl r43 = 4, r0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = show_rest#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4, r0
	addl r43 = 4, r0
	.mmb
	mov r42 = r33
	mov r41 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r41 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L39:
	.mmi
	addl r43 = 4096, r0
	mov r42 = r37
	nop 0
	.mmb
	mov r41 = r34
	adds r35 = -1, r35
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r40
	(p6) br.cond.spnt .L38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L39
	.mmi
	mov r42 = r33
	mov r41 = r32
	nop 0
	.mmb
	addl r44 = 9000, r0
	addl r43 = 5000, r0
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r42 = r33
	mov r1 = r40
	addl r44 = 9000, r0
	.mmb
	addl r43 = 4000, r0
	mov r41 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r34
	.mmi
	mov r41 = r32
	addl r46 = 10, r0
	addl r45 = 4, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r34
	.mmi
	mov r41 = r32
	addl r46 = 10, r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r34
	.mmi
	mov r41 = r32
	addl r46 = 9000, r0
	addl r45 = 5000, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r34
	.mmi
	mov r41 = r32
	addl r46 = 10, r0
	addl r45 = 4, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 4200, r0
	addl r45 = 4100, r0
	.mmi
	mov r43 = r33
	mov r42 = r34
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	mov r42 = r34
	.mmb
	mov r41 = r32
	addl r44 = 4, r0
	br.call.sptk.many b0 = writes_of_parts.constprop.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 4100, r0
	mov r43 = r33
	.mmb
	mov r42 = r34
	mov r41 = r32
	br.call.sptk.many b0 = writes_of_parts.constprop.0#
	;;
	.mmi
	mov r1 = r40
	ld8 r42 = [r36]
	nop 0
	.mmb
	mov r41 = r33
	addl r43 = 10, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r8
	nop 0
	.mmi
	addl r44 = 10, r0
	mov r43 = r0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	ld8 r42 = [r36]
	nop 0
	.mmb
	mov r41 = r33
	addl r43 = 10, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r8
	nop 0
	.mmi
	addl r44 = 10, r0
	mov r43 = r0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp two_ends#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"munmap"
	.align 8
.LC20:
	stringz	"pipe"
	.align 8
.LC21:
	stringz	"pipe2"
	.align 8
.LC22:
	stringz	"packet pipe"
	.align 8
.LC23:
	stringz	"socketpair"
	.align 8
.LC24:
	stringz	"stream socket"
	.align 8
.LC25:
	stringz	"packet socket"
	.align 8
.LC26:
	stringz	"eventfd"
	.align 8
.LC27:
	stringz	"signalfd"
	.align 8
.LC28:
	stringz	"/dev/zero"
	.align 8
.LC29:
	stringz	"/dev/null"
	.align 8
.LC30:
	stringz	"/dev/full"
	.align 8
.LC31:
	stringz	"/dev/urandom"
	.align 8
.LC32:
	stringz	"file"
	.align 8
.LC33:
	stringz	"open"
	.align 8
.LC34:
	stringz	"    at %ld\n"
	.align 8
.LC35:
	stringz	"end of file"
	.align 8
.LC36:
	stringz	"/proc/filesystems"
	.align 8
.LC37:
	stringz	"/proc"
	.align 8
.LC38:
	stringz	"dir"
	.align 8
.LC39:
	stringz	"mkdir"
	.align 8
.LC40:
	stringz	"dir/a"
	.align 8
.LC41:
	stringz	"close"
	.align 8
.LC42:
	stringz	"getdents64"
	.align 8
.LC43:
	stringz	"directory"
	.align 8
.LC44:
	stringz	"in"
	.align 8
.LC45:
	stringz	"vmsplice"
	.align 8
.LC46:
	stringz	"out"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 6, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	nop 0
	addl r32 = @gprel(edge#), gp
	;;
	.mmi
	addl r33 = 16384, r0
	addl r45 = 30, r0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	adds r34 = 164, r12
	adds r36 = 144, r12
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	cmp.leu p6, p7 = r33, r8
	mov r45 = r0
	mov r50 = r0
	.mmi
	addl r49 = -1, r0
	addl r48 = 34, r0
	addl r47 = 3, r0
	;;
	.mmi
	(p6) mov r33 = r8
	mov r1 = r43
	mov r35 = r36
	;;
	.mib
	shladd r46 = r33, 1, r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	add r45 = r8, r33
	nop 0
	mov r46 = r33
	.mmi
	mov r1 = r43
	nop 0
	adds r33 = 160, r12
	;;
	.mib
	st8 [r32] = r45
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC19)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r45 = r33
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L61
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	.mmi
	ld4 r47 = [r34]
	ld4 r46 = [r33]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = two_ends#
	;;
	.mmi
	mov r45 = r33
	nop 0
	addl r46 = 16384, r0
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC21)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mmi
	ld4 r47 = [r34]
	ld4 r46 = [r33]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = two_ends#
	;;
	.mmi
	mov r48 = r33
	mov r1 = r43
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	.mmi
	ld4 r47 = [r34]
	ld4 r46 = [r33]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = two_ends#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r33
	mov r47 = r0
	.mmb
	addl r46 = 5, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r50 = 10, r0
	addl r49 = 4, r0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	.mlx
	ld4 r47 = [r33]
	movl r45 = @gprel(.LC25)
	;;
	.mmi
	add r48 = r1, r48
	ld4 r46 = [r34]
	add r45 = r1, r45
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	addl r45 = 7, r0
	nop 0
	addl r46 = 2048, r0
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC26)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r46 = [r32]
	mov r45 = r34
	addl r47 = 8, r0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 8, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r34
	addl r47 = 8, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(big#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 8, r0
	nop 0
	addl r47 = 8, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r34
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 8, r0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 8, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r34
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 4, r0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 4, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 10, r0
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 12, r0
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	nop 0
	.mmb
	adds r46 = 16, r12
	mov r45 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r45 = -1, r0
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 2048, r0
	adds r46 = 16, r12
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC27)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r14 = 192, r0
	movl r40 = @gprel(big#)
	.mlx
	addl r15 = 64, r0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	st8 [r36] = r14
	movl r38 = @gprel(.LC27)
	.mmi
	adds r14 = 152, r12
	add r40 = r1, r40
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	add r38 = r1, r38
.L54:
	.mib
	addl r45 = 10, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r43
	addl r45 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld8 r46 = [r32]
	mov r1 = r43
	addl r47 = 256, r0
	.mmi
	mov r45 = r34
	ld8 r37 = [r35], 8
	nop 0
	;;
	.mib
	sub r46 = r46, r37
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r48 = 256, r0
	mov r49 = r8
	mov r1 = r43
	.mmi
	mov r47 = r37
	mov r46 = r39
	mov r45 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 256, r0
	nop 0
	.mmb
	mov r46 = r40
	mov r45 = r34
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r8
	addl r48 = 256, r0
	.mmi
	addl r47 = 256, r0
	mov r46 = r39
	mov r45 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r33, r35
	(p6) br.cond.dptk .L54
	.mib
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC29)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 384, r0
	addl r46 = 578, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	addl r47 = 10000, r0
	mov r45 = r8
	(p7) br.cond.spnt .L57
	;;
	.mlx
	nop 0
	movl r46 = @gprel(big#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r43
	mov r45 = r33
	.mmb
	mov r47 = r0
	mov r46 = r0
	(p7) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r33
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 10, r0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r45 = r33
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 10, r0
	ld8 r46 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r33
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 9000, r0
	;;
	.mib
	adds r46 = -5000, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 9000, r0
	nop 0
	addl r47 = 5000, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r33
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 10, r0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r46 = [r32]
	nop 0
	mov r45 = r33
	.mmi
	mov r1 = r43
	nop 0
	addl r47 = 10000, r0
	;;
	.mib
	adds r46 = -5000, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10000, r0
	nop 0
	addl r47 = 5000, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r45 = r33
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 10, r0
	ld8 r46 = [r32]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	addl r47 = 1, r0
	mov r45 = r33
	nop 0
	.mmb
	mov r1 = r43
	mov r46 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r33
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 2, r0
	mov r46 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r45 = r33
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 10, r0
	ld8 r46 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r45 = r33
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC36)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	addl r47 = 10, r0
	mov r45 = r8
	(p6) br.cond.spnt .L57
	;;
	.mmi
	nop 0
	ld8 r46 = [r32]
	nop 0
	;;
	.mib
	adds r46 = -4, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC37)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 10, r0
	.mmb
	ld8 r46 = [r32]
	mov r45 = r33
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC37)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	addl r47 = 1, r0
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r33
	mov r46 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC34)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 448, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC39)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC40)
	.mmi
	addl r47 = 384, r0
	nop 0
	addl r46 = 64, r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r45 = r8
	.mmb
	mov r1 = r43
	nop 0
	(p6) br.cond.spnt .L57
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC41)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	.mmi
	nop 0
	addl r46 = 65536, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmb
	mov r1 = r43
	mov r34 = r8
	nop 0
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 4
	(p6) br.cond.spnt .L57
	;;
	.mlx
	nop 0
	movl r35 = @gprel(rooms.0#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC43)
	.mii
	add r35 = r1, r35
	add r38 = r1, r38
	;;
	add r37 = r1, r37
	.align 32
.L60:
	.mmi
	mov r47 = r0
	nop 0
	mov r46 = r0
	.mmb
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	ld8 r47 = [r32]
	mov r1 = r43
	addl r48 = 400, r0
	.mmi
	mov r46 = r34
	ld8 r33 = [r35], 8
	addl r45 = 1214, r0
	;;
	.mib
	sub r47 = r47, r33
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r8
	addl r48 = 400, r0
	.mmi
	mov r47 = r33
	mov r46 = r38
	mov r45 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L60
	.mib
	mov r45 = r34
	adds r33 = 148, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC40)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r43
	mov r45 = r36
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	adds r46 = 16, r12
	.mmb
	addl r15 = 10, r0
	adds r16 = 24, r12
	(p6) br.cond.spnt .L61
	;;
	.mmi
	ld8 r14 = [r32]
	st8 [r16] = r15
	addl r48 = 2, r0
	.mmi
	addl r47 = 2, r0
	ld4 r45 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = -4, r14
	;;
	st8 [r46] = r14
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r40
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 20, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC44)
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r36]
	nop 0
	br.call.sptk.many b0 = show_rest#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r36]
	nop 0
	br.call.sptk.many b0 = drain#
	;;
	.mmi
	ld8 r14 = [r32]
	adds r46 = 16, r12
	mov r1 = r43
	.mmi
	addl r48 = 2, r0
	ld4 r45 = [r33]
	addl r47 = 2, r0
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 20, r0
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC44)
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r36]
	nop 0
	br.call.sptk.many b0 = show_rest#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r33]
	addl r47 = 10, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	adds r46 = 16, r12
	.mmb
	addl r48 = 2, r0
	addl r47 = 1, r0
	(p6) br.cond.spnt .L62
	;;
	.mmi
	ld8 r14 = [r32]
	ld4 r45 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r49 = r8
	.mmi
	addl r48 = 10, r0
	nop 0
	addl r47 = 4, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC46)
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r46 = r1, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r36]
	nop 0
	br.call.sptk.many b0 = show_rest#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L57:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC33)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L61:
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L62:
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	rooms.0#, @object
	.size	rooms.0#, 40
rooms.0:
	data8	20
	data8	24
	data8	30
	data8	72
	data8	80
	.bss
	.align 8
	.type	big#, @object
	.size	big#, 200000
big:
	.skip	200000
	.sbss
	.align 8
	.type	edge#, @object
	.size	edge#, 8
edge:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
