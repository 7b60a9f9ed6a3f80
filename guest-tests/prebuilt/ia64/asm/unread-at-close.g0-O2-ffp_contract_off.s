// 2db9f7e1de67d8b62eb455645b840e86
	.file	"unread-at-close.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"closed"
	.align 8
.LC1:
	stringz	"no more receiving"
	.align 8
.LC2:
	stringz	"closed unread"
	.align 8
.LC3:
	stringz	"peek"
	.align 8
.LC4:
	stringz	"read"
	.align 8
.LC5:
	stringz	"reset"
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"again"
	.align 8
.LC8:
	stringz	"refused"
	.align 8
.LC9:
	stringz	"?"
	.align 8
.LC10:
	stringz	"none"
	.align 8
.LC11:
	stringz	"in "
	.align 8
.LC12:
	stringz	""
	.align 8
.LC13:
	stringz	"out "
	.align 8
.LC14:
	stringz	"err "
	.align 8
.LC15:
	stringz	"hup "
	.align 8
.LC16:
	stringz	"rdhup"
	.align 8
.LC17:
	stringz	"socketpair"
	.align 8
.LC18:
	stringz	"%s: %s\n"
	.align 8
.LC19:
	stringz	"abc"
	.align 8
.LC20:
	stringz	"de"
	.align 8
.LC21:
	stringz	"unread"
	.align 8
.LC22:
	stringz	"%s, %s:"
	.align 8
.LC23:
	stringz	" %s %s"
	.align 8
.LC24:
	stringz	" %s %d"
	.align 8
.LC25:
	stringz	"q"
	.align 8
.LC26:
	stringz	"write"
	.align 8
.LC27:
	stringz	" written"
	.align 8
.LC28:
	stringz	" error %s"
	.align 8
.LC29:
	stringz	" [%s%s%s%s%s]"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 71
	.mmb
	.save ar.pfs, r72
	alloc r72 = ar.pfs, 0, 42, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	mov r73 = r1
	nop 0
	.save rp, r71
	mov r71 = b0
	.body
	;;
	.mmi
	addl r75 = 1, r0
	addl r74 = 13, r0
	addl r70 = 2048, r0
	.mmb
	addl r53 = 1, r0
	adds r42 = 36, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r73
	adds r43 = 40, r12
	adds r34 = 48, r12
	.mmi
	adds r36 = 44, r12
	adds r35 = 28, r12
	adds r39 = 32, r12
	;;
	.mlx
	addl r38 = 4, r0
	movl r66 = @gprel(kinds.1#)
	.mlx
	nop 0
	movl r64 = @gprel(steps.0#)
	;;
	.mlx
	add r66 = r1, r66
	movl r56 = @gprel(.LC19)
	.mlx
	add r64 = r1, r64
	movl r55 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC0)
	.mlx
	addl r40 = @ltoffx(.L12), r1
	movl r61 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC1)
	.mlx
	nop 0
	movl r62 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC27)
	.mlx
	nop 0
	movl r58 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC5)
	.mlx
	adds r69 = 48, r66
	movl r60 = @gprel(.LC26)
	;;
	.mlx
	add r56 = r1, r56
	movl r50 = @gprel(.LC23)
	.mlx
	adds r64 = 40, r64
	movl r67 = @gprel(.LC6)
	;;
	.mlx
	add r55 = r1, r55
	movl r68 = @gprel(.LC7)
	.mlx
	add r65 = r1, r65
	movl r44 = @gprel(steps.0#)
	;;
	.mmi
	add r61 = r1, r61
	add r63 = r1, r63
	add r62 = r1, r62
	.mmi
	add r54 = r1, r54
	addl r37 = 8197, r0
	adds r49 = 34, r12
	;;
	.mmi
	ld8.mov r40 = [r40], .L12
	addl r48 = 8192, r0
	add r47 = r1, r47
	.mmi
	add r46 = r1, r46
	add r45 = r1, r45
	add r59 = r1, r59
	;;
	.mmi
	add r58 = r1, r58
	add r57 = r1, r57
	add r60 = r1, r60
	.mmi
	add r50 = r1, r50
	add r67 = r1, r67
	add r68 = r1, r68
	;;
	.mmi
	or r53 = r70, r53
	add r44 = r1, r44
	adds r51 = 8, r66
	.align 32
.L29:
	.mmi
	mov r41 = r0
	nop 0
	nop 0
	;;
.L31:
	.mmi
	mov r77 = r42
	mov r76 = r0
	nop 0
	.mmb
	mov r75 = r53
	addl r74 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r73
	nop 0
	.mmb
	addl r76 = 3, r0
	mov r75 = r56
	(p7) br.cond.spnt .L59
	;;
	.mib
	ld4 r74 = [r43]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 2, r0
	nop 0
	.mmb
	mov r75 = r55
	ld4 r74 = [r43]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r41
	mov r1 = r73
	nop 0
	.mmb
	addl r76 = 6, r0
	mov r75 = r61
	(p6) br.cond.dpnt .L4
	;;
	.mib
	ld4 r74 = [r42]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r41
	nop 0
	mov r1 = r73
	.mmb
	mov r75 = r0
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	ld4 r74 = [r42]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r73
	ld8 r75 = [r51]
	nop 0
	.mmb
	mov r76 = r63
	mov r74 = r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r73
	ld8 r32 = [r44]
	nop 0
	.mmi
	ld4 r33 = [r42]
	nop 0
	nop 0
	;;
.L56:
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L61
	.align 32
.L7:
	.mmi
	adds r14 = -101, r14
	st4 [r34] = r0
	nop 0
	.mmi
	st4 [r36] = r38
	;;
	nop 0
	zxt1 r14 = r14
	.mmi
	st4 [r35] = r33
	st4 [r39] = r37
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 18, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	add r14 = r14, r40
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L12:
	data8 @pcrel(.L15)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L13)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L14)
	data8 @pcrel(.L10)
	data8 @pcrel(.L13)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L11)
	.section	.text.startup
.L14:
	.mmi
	mov r76 = r0
	nop 0
	addl r75 = 1, r0
	.mmb
	mov r74 = r35
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r15 = [r49]
	mov r1 = r73
	mov r74 = r47
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r15, 0
	sxt2 r14 = r15
	;;
	.mib
	nop 0
	tbit.nz p8, p9 = r15, 4
	nop 0
	.mlx
	and r14 = r48, r14
	(p7) movl r75 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r75 = @gprel(.LC11)
	.mib
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mlx
	(p7) add r75 = r1, r75
	(p9) movl r78 = @gprel(.LC12)
	;;
	.mii
	(p6) add r75 = r1, r75
	tbit.nz p6, p7 = r15, 2
	(p9) add r78 = r1, r78
	;;
	.mlx
	nop 0
	(p7) movl r76 = @gprel(.LC12)
	.mlx
	nop 0
	(p8) movl r78 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r76 = @gprel(.LC13)
	.mmi
	nop 0
	(p8) add r78 = r1, r78
	nop 0
	;;
	.mmi
	(p7) add r76 = r1, r76
	;;
	(p6) add r76 = r1, r76
	tbit.nz p6, p7 = r15, 3
	;;
	.mlx
	nop 0
	(p7) movl r77 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r77 = @gprel(.LC14)
	;;
	.mmi
	(p7) add r77 = r1, r77
	;;
	(p6) add r77 = r1, r77
	cmp4.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r79 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r79 = @gprel(.LC12)
	;;
	.mmi
	nop 0
	(p7) add r79 = r1, r79
	nop 0
	;;
	.mib
	nop 0
	(p6) add r79 = r1, r79
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L10:
	.mmi
	adds r32 = 1, r32
	nop 0
	nop 0
	;;
.L64:
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L61:
	.mib
	addl r74 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld4 r74 = [r42]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r41
	mov r1 = r73
	adds r41 = 1, r41
	.bbb
	nop 0
	(p6) br.cond.dpnt .L62
	br .L31
	;;
.L13:
	.mmi
	cmp4.eq p6, p7 = 107, r15
	nop 0
	adds r75 = 16, r12
	.mii
	mov r74 = r33
	addl r76 = 9, r0
	;;
	(p6) addl r77 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r77 = r0
	nop 0
	;;
	.mib
	shladd r77 = r77, 1, r0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	ld1 r14 = [r32]
	mov r1 = r73
	cmp4.le p6, p7 = r0, r8
	.mmb
	mov r76 = r8
	mov r74 = r58
	(p7) br.cond.dpnt .L63
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	adds r32 = 1, r32
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 107, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r75 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r75 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r75 = r1, r75
	nop 0
	;;
	.mib
	(p6) add r75 = r1, r75
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L64
.L15:
	.mmi
	addl r75 = 1, r0
	mov r78 = r36
	mov r77 = r34
	.mmb
	addl r76 = 4, r0
	mov r74 = r33
	br.call.sptk.many b0 = getsockopt#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r73
	;;
	cmp4.eq p6, p7 = 104, r14
	;;
	.mib
	(p6) mov r75 = r57
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r75 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r75 = @gprel(.LC9)
	;;
	.mii
	(p6) add r75 = r1, r75
	nop 0
	;;
	(p7) add r75 = r1, r75
.L22:
	.mib
	mov r74 = r46
	adds r32 = 1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L64
.L11:
	.mmi
	addl r76 = 1, r0
	nop 0
	mov r75 = r45
	.mmb
	mov r74 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r73
	.mmb
	mov r74 = r59
	nop 0
	(p7) br.cond.dpnt .L65
	;;
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L64
.L65:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r73
	;;
	cmp4.eq p6, p7 = 104, r14
	;;
	.mib
	(p6) mov r76 = r57
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 32, r14
	nop 0
	;;
	.mib
	(p6) mov r76 = r67
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 11, r14
	nop 0
	;;
	.mib
	(p6) mov r76 = r68
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 111, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r76 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r76 = @gprel(.LC8)
	;;
	.mii
	(p6) add r76 = r1, r76
	nop 0
	;;
	(p7) add r76 = r1, r76
.L21:
	.mmi
	mov r75 = r60
	nop 0
	mov r74 = r50
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L64
.L63:
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r52 = r1, r52
	nop 0
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r73
	;;
	cmp4.eq p6, p7 = 104, r14
	;;
	.mib
	(p6) mov r76 = r57
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 32, r14
	nop 0
	;;
	.mib
	(p6) mov r76 = r67
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 11, r14
	nop 0
	;;
	.mib
	(p6) mov r76 = r68
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 111, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r76 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r76 = @gprel(.LC8)
	;;
	.mii
	(p6) add r76 = r1, r76
	nop 0
	;;
	(p7) add r76 = r1, r76
.L18:
	.mmi
	mov r75 = r52
	nop 0
	mov r74 = r50
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L64
.L60:
	.mib
	ld4 r74 = [r43]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r73
	ld8 r75 = [r51]
	nop 0
	.mmb
	mov r76 = r62
	mov r74 = r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld8 r32 = [r44]
	ld4 r33 = [r42]
	br .L56
.L4:
	.mib
	ld4 r74 = [r43]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r73
	ld8 r75 = [r51]
	nop 0
	.mmb
	mov r76 = r65
	mov r74 = r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld8 r32 = [r44]
	ld4 r33 = [r42]
	br .L56
.L62:
	.mmi
	nop 0
	adds r44 = 8, r44
	nop 0
	.mmb
	ld4 r74 = [r43]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r73
	cmp.ne p6, p7 = r64, r44
	(p6) br.cond.dptk .L29
	;;
	.mlx
	adds r66 = 16, r66
	movl r44 = @gprel(steps.0#)
	;;
	.mmi
	cmp.eq p6, p7 = r69, r66
	nop 0
	add r44 = r1, r44
	.mmb
	adds r51 = 8, r66
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	ld4 r53 = [r66]
	nop 0
	;;
	.mib
	nop 0
	or r53 = r70, r53
	br .L29
.L32:
	.mii
	mov r8 = r0
	mov b0 = r71
	;;
	mov ar.pfs = r72
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L59:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld4 r74 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r73
	nop 0
	mov r76 = r8
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC18)
	.mlx
	nop 0
	movl r75 = @gprel(.LC17)
	;;
	.mib
	add r74 = r1, r74
	add r75 = r1, r75
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r73
	addl r74 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC32:
	stringz	"prprprp"
	.align 8
.LC33:
	stringz	"krk"
	.align 8
.LC34:
	stringz	"wer"
	.align 8
.LC35:
	stringz	"rwep"
	.align 8
.LC36:
	stringz	"epr"
	.section	.rodata
	.align 8
	.type	steps.0#, @object
	.size	steps.0#, 40
steps.0:
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"stream"
	.align 8
.LC38:
	stringz	"seqpacket"
	.align 8
.LC39:
	stringz	"datagram"
	.section	.rodata
	.align 8
	.type	kinds.1#, @object
	.size	kinds.1#, 48
kinds.1:
	data4	1
	.skip	4
	data8	.LC37
	data4	5
	.skip	4
	data8	.LC38
	data4	2
	.skip	4
	data8	.LC39
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
