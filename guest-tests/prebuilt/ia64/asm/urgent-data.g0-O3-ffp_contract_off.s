// a54a3df0493920fa26a9c08f4b9a5ff1
	.file	"urgent-data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_urgent#
on_urgent:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(urgent_signals#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_urgent#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"again"
	.align 8
.LC1:
	stringz	"inval"
	.align 8
.LC2:
	stringz	"!"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"i"
	.align 8
.LC5:
	stringz	"m"
	.align 8
.LC6:
	stringz	"?"
	.align 8
.LC7:
	stringz	"socketpair"
	.align 8
.LC8:
	stringz	"%s: %s\n"
	.align 8
.LC9:
	stringz	"bind"
	.align 8
.LC10:
	stringz	"listen"
	.align 8
.LC11:
	stringz	"connect"
	.align 8
.LC12:
	stringz	"accept"
	.align 8
.LC13:
	stringz	"%s:"
	.align 8
.LC14:
	stringz	"send"
	.align 8
.LC15:
	stringz	" %s %s"
	.align 8
.LC16:
	stringz	" %s '%.*s'"
	.align 8
.LC17:
	stringz	"send!"
	.align 8
.LC18:
	stringz	"read"
	.align 8
.LC19:
	stringz	"peek"
	.align 8
.LC20:
	stringz	"read!"
	.align 8
.LC21:
	stringz	"%s"
	.align 8
.LC22:
	stringz	"peek!"
	.align 8
.LC23:
	stringz	" inline %d"
	.align 8
.LC24:
	stringz	" shut"
	.align 8
.LC25:
	stringz	"all"
	.align 8
.LC26:
	stringz	"[%s%s%s%d]"
	.align 8
.LC27:
	stringz	"TCP"
	.align 8
.LC28:
	stringz	"Unix"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 78
	.mmi
	.save ar.pfs, r79
	alloc r79 = ar.pfs, 0, 51, 5, 0
	.fframe 112
	adds r12 = -112, r12
	.save ar.lc, r82
	mov r82 = ar.lc
	.mmi
	addl r84 = @ltoff(@fptr(on_urgent#)), gp
	nop 0
	mov r80 = r1
	;;
	.mmi
	addl r83 = 23, r0
	ld8 r84 = [r84]
	.save pr, r81
	mov r81 = pr
	.mmi
	mov r56 = r0
	adds r38 = 20, r12
	adds r35 = 96, r12
	;;
	.mmi
	adds r32 = 72, r12
	cmp4.eq p16, p17 = 0, r56
	.save rp, r78
	mov r78 = b0
	.body
	.mmb
	cmp4.ne p18, p19 = 0, r56
	addl r71 = 16, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r80
	addl r84 = 1, r0
	addl r83 = 13, r0
	.mmb
	addl r70 = 1, r0
	adds r50 = 112, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r80
	adds r37 = 116, r12
	adds r40 = 120, r12
	.mlx
	adds r49 = 104, r12
	movl r69 = 16777343
	;;
	.mlx
	adds r48 = 32, r12
	movl r68 = @gprel(.LC13)
	.mlx
	nop 0
	movl r64 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC18)
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC15)
	.mlx
	nop 0
	movl r57 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC14)
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	.mlx
	nop 0
	movl r75 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC0)
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC24)
	.mlx
	nop 0
	movl r77 = @gprel(.LC23)
	;;
	.mlx
	addl r39 = @gprel(urgent_signals#), gp
	movl r76 = @gprel(.LC22)
	.mlx
	add r68 = r1, r68
	movl r63 = @gprel(.LC20)
	;;
	.mlx
	adds r47 = 40, r12
	movl r66 = @gprel(.LC19)
	.mlx
	adds r46 = 22, r12
	(p16) movl r72 = @gprel(.LC28)
	;;
	.mlx
	addl r45 = 5, r0
	(p17) movl r72 = @gprel(.LC27)
	.mmi
	addl r44 = 1, r0
	adds r65 = 64, r12
	add r64 = r1, r64
	;;
	.mmi
	add r59 = r1, r59
	add r53 = r1, r53
	adds r52 = 73, r12
	.mmi
	add r51 = r1, r51
	adds r55 = 74, r12
	add r57 = r1, r57
	;;
	.mmi
	adds r58 = 75, r12
	add r62 = r1, r62
	addl r43 = 3, r0
	.mmi
	add r54 = r1, r54
	addl r42 = -1, r0
	add r41 = r1, r41
	;;
	.mmi
	add r75 = r1, r75
	add r61 = r1, r61
	add r60 = r1, r60
	.mmi
	add r74 = r1, r74
	add r77 = r1, r77
	addl r67 = 2, r0
	;;
	.mmi
	add r76 = r1, r76
	add r63 = r1, r63
	add r66 = r1, r66
	.mmi
	adds r56 = 17, r56
	(p18) addl r73 = 316778, r0
	(p16) add r72 = r1, r72
	;;
	.mmi
	nop 0
	(p19) addl r73 = 316777, r0
	(p17) add r72 = r1, r72
	.align 32
.L47:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 18, r12
	mov r85 = r0
	nop 0
	.mmb
	addl r84 = 1, r0
	addl r83 = 2, r0
	(p16) br.cond.dpnt .L5
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r35] = r71
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r32] = r70
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r67
	nop 0
	.mmb
	st4 [r38] = r69
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	ld4 r85 = [r35]
	mov r33 = r8
	mov r1 = r80
	.mmb
	adds r84 = 16, r12
	mov r83 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r80
	nop 0
	.mmb
	addl r84 = 1, r0
	mov r83 = r33
	(p6) br.cond.spnt .L87
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r80
	mov r85 = r35
	.mmb
	adds r84 = 16, r12
	mov r83 = r33
	(p7) br.cond.spnt .L88
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r80
	mov r85 = r0
	nop 0
	.mmb
	addl r84 = 1, r0
	addl r83 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r80
	ld4 r85 = [r35]
	adds r84 = 16, r12
	.mmb
	mov r83 = r8
	st4 [r50] = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r80
	mov r85 = r0
	.mmb
	mov r84 = r0
	mov r83 = r33
	(p7) br.cond.spnt .L89
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r80
	.mmb
	mov r83 = r33
	nop 0
	(p7) br.cond.spnt .L90
	;;
	.mib
	st4 [r37] = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r80
	addl r85 = 2048, r0
	nop 0
	.mmb
	addl r84 = 4, r0
	ld4 r83 = [r50]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r80
	addl r85 = 2048, r0
	nop 0
	.mmb
	addl r84 = 4, r0
	ld4 r83 = [r37]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r80
	addl r87 = 4, r0
	mov r86 = r32
	.mmi
	addl r84 = 6, r0
	ld4 r83 = [r50]
	addl r85 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r80
	nop 0
	nop 0
.L83:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld4 r33 = [r37]
	addl r36 = 97, r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r83 = r33
	mov r1 = r80
	mov r85 = r8
	.mmb
	addl r84 = 8, r0
	mov r33 = r56
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r80
	st4.rel [r39] = r0
	nop 0
	.mmb
	mov r84 = r72
	mov r83 = r68
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov ar.lc = 13
	.align 32
.L46:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	dep.z r14 = r33, 13, 19
	adds r15 = 24, r12
	.mmb
	adds r16 = 16, r12
	st8 [r35] = r32
	nop 0
	;;
	.mmi
	xor r14 = r33, r14
	st8 [r16] = r0
	nop 0
	.mmi
	st8 [r15] = r0, 8
	;;
	nop 0
	extr.u r16 = r14, 17, 15
	.mmi
	adds r15 = 16, r15
	st8 [r49] = r45
	nop 0
	;;
	.mmi
	xor r14 = r16, r14
	st8 [r15] = r0, 8
	nop 0
	;;
	.mib
	nop 0
	dep.z r17 = r14, 5, 27
	nop 0
	.mmi
	st8 [r15] = r0, 8
	nop 0
	and r16 = 15, r14
	;;
	.mmi
	xor r14 = r17, r14
	st8 [r15] = r0
	cmp4.ltu p6, p7 = 5, r16
	.mii
	st8 [r48] = r35
	nop 0
	;;
	dep.z r15 = r14, 13, 19
	.mmi
	st8 [r47] = r44
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r33 = r14, 5, 27
	;;
	xor r33 = r33, r14
	;;
	.mmi
	and r34 = 3, r33
	;;
	adds r85 = 1, r34
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 1, r85
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	(p6) br.cond.dptk .L13
	.mii
	nop 0
	zxt1 r14 = r36
	cmp4.eq p6, p7 = 1, r85
	.mmi
	st1 [r32] = r36
	;;
	adds r15 = 1, r14
	adds r17 = 2, r14
	.mmi
	adds r14 = 3, r14
	;;
	nop 0
	zxt1 r36 = r15
	.mib
	nop 0
	sxt1 r15 = r15
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r85
	st1 [r52] = r15
	sxt1 r17 = r17
	.mib
	nop 0
	sxt1 r14 = r14
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	cmp4.ne p6, p7 = 4, r85
	st1 [r55] = r17
	nop 0
	;;
	.mmi
	(p7) st1 [r58] = r14
	nop 0
	nop 0
.L14:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 2, r16
	addp4 r85 = r85, r0
	.mmb
	ld4 r83 = [r50]
	addl r86 = 1, r0
	(p7) br.cond.dpnt .L91
	;;
	.mib
	mov r84 = r32
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	cmp.gt p6, p7 = r0, r8
	mov r1 = r80
	(p7) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L24:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r84 = r57
	nop 0
	mov r83 = r51
	.mmb
	add r36 = r36, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r80
	sxt1 r36 = r36
	.align 32
.L19:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r34 = [r37]
	adds r83 = 16, r12
	addl r84 = 1, r0
	.mmi
	st4 [r38] = r43
	st4 [r32] = r42
	mov r85 = r0
	;;
	.mib
	st4 [r83] = r34
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r85 = r32
	addl r84 = 35077, r0
	nop 0
	.mmb
	mov r1 = r80
	mov r83 = r34
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	nop 0
	ld2 r14 = [r46]
	mov r1 = r80
	.mmi
	nop 0
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p8, p9 = r14, 0
	cmp4.eq p6, p7 = 1, r15
	;;
	.mlx
	nop 0
	(p8) movl r84 = @gprel(.LC4)
	.mmi
	nop 0
	(p6) mov r86 = r54
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r84 = @gprel(.LC3)
	;;
	.mmi
	(p8) add r84 = r1, r84
	;;
	(p9) add r84 = r1, r84
	tbit.z p8, p9 = r14, 1
	;;
	.mlx
	nop 0
	(p8) movl r85 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p9) movl r85 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p8) add r85 = r1, r85
	nop 0
	;;
	.mib
	(p9) add r85 = r1, r85
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r86 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r86 = @gprel(.LC6)
	;;
	.mii
	(p6) add r86 = r1, r86
	nop 0
	;;
	(p7) add r86 = r1, r86
.L45:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld4.acq r87 = [r39]
	mov r83 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br.cloop.sptk.few .L46
	.mib
	addl r83 = 10, r0
	adds r56 = 7919, r56
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r50]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r80
	cmp4.ne p6, p7 = r56, r73
	(p6) br.cond.dptk .L47
	.mib
	addl r56 = 1, r0
	nop 0
	(p18) br.cond.dpnt .L50
	;;
	.mmi
	cmp4.eq p16, p17 = 0, r56
	cmp4.ne p18, p19 = 0, r56
	adds r56 = 17, r56
	;;
	.mlx
	nop 0
	(p16) movl r72 = @gprel(.LC28)
	.mmi
	nop 0
	(p18) addl r73 = 316778, r0
	nop 0
	;;
	.mlx
	nop 0
	(p17) movl r72 = @gprel(.LC27)
	.mmi
	(p19) addl r73 = 316777, r0
	;;
	(p16) add r72 = r1, r72
	nop 0
	;;
	.mib
	nop 0
	(p17) add r72 = r1, r72
	br .L47
.L13:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.geu p6, p7 = 8, r16
	cmp4.eq p8, p9 = 1, r85
	(p6) br.cond.dpnt .L93
	;;
	.mib
	cmp4.ne p6, p7 = 9, r16
	(p8) addl r15 = 1, r0
	(p7) br.cond.dpnt .L94
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r16
	(p9) mov r15 = r0
	(p7) br.cond.dpnt .L95
	;;
	.mib
	cmp4.ne p6, p7 = 12, r16
	nop 0
	(p7) br.cond.dpnt .L96
	;;
	.mib
	cmp4.ne p6, p7 = 13, r16
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	cmp4.geu p6, p7 = 14, r16
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	.mmi
	nop 0
	addl r84 = 1, r0
	nop 0
	.mmb
	ld4 r83 = [r50]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r80
	mov r83 = r74
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L93:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r85 = 7, r85
	ld4 r83 = [r37]
	nop 0
	.mmb
	mov r86 = r0
	mov r84 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L25
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L26:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r84 = r59
	mov r83 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L91:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r86 = r0
	mov r84 = r32
	br.call.sptk.many b0 = send#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L17:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r84 = r62
	nop 0
	mov r83 = r51
	.mmb
	add r36 = r36, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	sxt1 r36 = r36
	br .L19
	;;
.L92:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	mov r84 = r57
	.mmb
	mov r83 = r53
	add r36 = r36, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	sxt1 r36 = r36
	br .L19
.L95:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r85 = 1, r0
	ld4 r83 = [r37]
	adds r84 = 16, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L33:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r84 = r63
	mov r83 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r65]
	mov r1 = r80
	mov r83 = r64
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r84 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r84 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r84 = r1, r84
	nop 0
	;;
	.mib
	(p6) add r84 = r1, r84
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L25:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r59
	mov r83 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L94:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r85 = 9, r0
	ld4 r83 = [r37]
	nop 0
	.mmb
	addl r86 = 2, r0
	mov r84 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L30:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r84 = r66
	mov r83 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	mov r84 = r62
	.mmb
	mov r83 = r53
	add r36 = r36, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	sxt1 r36 = r36
	br .L19
.L40:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r85 = 20, r0
	ld4 r83 = [r37]
	nop 0
	.mmb
	mov r86 = r0
	mov r84 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L42:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r84 = r75
	mov r83 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L32:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r84 = r63
	mov r86 = r32
	nop 0
	.mmb
	mov r85 = r8
	mov r83 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r65]
	mov r1 = r80
	mov r83 = r64
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r84 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r84 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r84 = r1, r84
	nop 0
	;;
	.mib
	(p6) add r84 = r1, r84
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L96:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r85 = 5, r0
	ld4 r83 = [r37]
	nop 0
	.mmb
	addl r86 = 3, r0
	mov r84 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r80
	(p6) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r83 = [r8]
	mov r1 = r80
	;;
	cmp4.eq p6, p7 = 11, r83
	;;
	.mib
	(p6) mov r85 = r61
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r83
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r85 = r60
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r80
	mov r85 = r8
.L38:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r84 = r76
	mov r83 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L97:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r83 = [r37]
	addl r87 = 4, r0
	mov r86 = r40
	.mmb
	addl r85 = 10, r0
	addl r84 = 1, r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r80
	ld4 r84 = [r40]
	mov r83 = r77
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L29:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r66
	mov r83 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L41:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r75
	mov r83 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L5:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	st2 [r14] = r0, 2
	adds r16 = 16, r12
	mov r86 = r50
	.mmi
	st4 [r35] = r71
	mov r85 = r0
	addl r84 = 2049, r0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r32] = r70
	addl r83 = 1, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	nop 0
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0
	st2 [r16] = r67
	nop 0
	;;
	.mib
	st4 [r38] = r69
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r80
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L83
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC8)
	.mlx
	nop 0
	movl r84 = @gprel(.LC7)
	;;
	.mib
	add r83 = r1, r83
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	addl r83 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L37:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r86 = r32
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r76
	mov r83 = r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r80
	br .L19
.L50:
	.mii
	mov r8 = r0
	mov pr = r81, -1
	;;
	mov b0 = r78
	;;
	.mii
	nop 0
	mov ar.pfs = r79
	;;
	mov ar.lc = r82
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L87:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC8)
	.mlx
	nop 0
	movl r84 = @gprel(.LC9)
	;;
	.mib
	add r83 = r1, r83
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	addl r83 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L89:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC8)
	.mlx
	nop 0
	movl r84 = @gprel(.LC11)
	;;
	.mib
	add r83 = r1, r83
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	addl r83 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L88:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC8)
	.mlx
	nop 0
	movl r84 = @gprel(.LC10)
	;;
	.mib
	add r83 = r1, r83
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	addl r83 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L90:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r80
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r80
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC8)
	.mlx
	nop 0
	movl r84 = @gprel(.LC12)
	;;
	.mib
	add r83 = r1, r83
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r80
	addl r83 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	urgent_signals#, @object
	.size	urgent_signals#, 4
urgent_signals:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
