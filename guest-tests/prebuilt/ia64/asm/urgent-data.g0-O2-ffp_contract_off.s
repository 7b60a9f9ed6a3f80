// 819c811a5450f0e7147f469483346ac9
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
	stringz	"inval"
	.align 8
.LC1:
	stringz	"again"
	.align 8
.LC2:
	stringz	" %s %s"
	.align 8
.LC3:
	stringz	" %s '%.*s'"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	cmp.le p6, p7 = r0, r33
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mmi
	cmp4.eq p6, p7 = 11, r14
	nop 0
	mov r38 = r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmb
	cmp4.eq p6, p7 = 22, r14
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L4:
	.mmi
	mov r41 = r34
	nop 0
	mov r40 = r33
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = printf#
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
	;;
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L3
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
.LC5:
	stringz	"!"
	.align 8
.LC6:
	stringz	""
	.align 8
.LC7:
	stringz	"i"
	.align 8
.LC8:
	stringz	"m"
	.align 8
.LC9:
	stringz	"?"
	.align 8
.LC10:
	stringz	"socketpair"
	.align 8
.LC11:
	stringz	"bind"
	.align 8
.LC12:
	stringz	"listen"
	.align 8
.LC13:
	stringz	"connect"
	.align 8
.LC14:
	stringz	"accept"
	.align 8
.LC15:
	stringz	"%s:"
	.align 8
.LC16:
	stringz	"send"
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
	.prologue 12, 73
	.mmb
	.save ar.pfs, r74
	alloc r74 = ar.pfs, 0, 45, 5, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	addl r78 = @ltoff(@fptr(on_urgent#)), gp
	.save pr, r76
	mov r76 = pr
	mov r75 = r1
	;;
	.mmi
	addl r77 = 23, r0
	ld8 r78 = [r78]
	.save rp, r73
	mov r73 = b0
	.body
	.mmb
	mov r55 = r0
	adds r39 = 20, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r75
	addl r78 = 1, r0
	addl r77 = 13, r0
	.mmb
	cmp4.eq p16, p17 = 0, r55
	cmp4.ne p18, p19 = 0, r55
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r75
	adds r37 = 96, r12
	adds r34 = 72, r12
	.mmi
	addl r66 = 16, r0
	addl r65 = 1, r0
	adds r51 = 112, r12
	;;
	.mlx
	adds r38 = 116, r12
	movl r63 = @gprel(.LC15)
	.mlx
	nop 0
	movl r60 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC21)
	.mlx
	nop 0
	movl r61 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC18)
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC16)
	.mlx
	nop 0
	movl r53 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r69 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC24)
	.mlx
	adds r41 = 120, r12
	movl r71 = @gprel(.LC23)
	;;
	.mlx
	addl r40 = @gprel(urgent_signals#), gp
	movl r70 = @gprel(.LC22)
	.mlx
	adds r50 = 104, r12
	(p16) movl r67 = @gprel(.LC28)
	;;
	.mlx
	add r63 = r1, r63
	(p17) movl r67 = @gprel(.LC27)
	.mlx
	adds r49 = 32, r12
	movl r64 = 16777343
	;;
	.mmi
	adds r48 = 40, r12
	adds r47 = 22, r12
	addl r46 = 5, r0
	.mmi
	addl r45 = 1, r0
	add r60 = r1, r60
	adds r59 = 64, r12
	;;
	.mmi
	add r58 = r1, r58
	add r61 = r1, r61
	addl r44 = 3, r0
	.mmi
	add r56 = r1, r56
	add r54 = r1, r54
	addl r43 = -1, r0
	;;
	.mmi
	add r57 = r1, r57
	add r53 = r1, r53
	add r42 = r1, r42
	.mmi
	add r69 = r1, r69
	addl r62 = 2, r0
	add r68 = r1, r68
	;;
	.mmi
	add r71 = r1, r71
	add r70 = r1, r70
	nop 0
	.mmi
	adds r55 = 17, r55
	(p18) addl r72 = 316778, r0
	(p16) add r67 = r1, r67
	;;
	.mmi
	nop 0
	(p19) addl r72 = 316777, r0
	(p17) add r67 = r1, r67
	.align 32
.L41:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 18, r12
	mov r79 = r0
	nop 0
	.mmb
	addl r78 = 1, r0
	addl r77 = 2, r0
	(p16) br.cond.dpnt .L16
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r37] = r66
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r34] = r65
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
	st2 [r14] = r62
	nop 0
	.mmb
	st4 [r39] = r64
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	ld4 r79 = [r37]
	mov r32 = r8
	mov r1 = r75
	.mmb
	adds r78 = 16, r12
	mov r77 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r75
	nop 0
	.mmb
	addl r78 = 1, r0
	mov r77 = r32
	(p6) br.cond.spnt .L59
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r75
	mov r79 = r37
	.mmb
	adds r78 = 16, r12
	mov r77 = r32
	(p7) br.cond.spnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r75
	mov r79 = r0
	nop 0
	.mmb
	addl r78 = 1, r0
	addl r77 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r37]
	adds r78 = 16, r12
	.mmb
	mov r77 = r8
	st4 [r51] = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r75
	mov r79 = r0
	.mmb
	mov r78 = r0
	mov r77 = r32
	(p7) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r75
	.mmb
	mov r77 = r32
	nop 0
	(p7) br.cond.spnt .L62
	;;
	.mib
	st4 [r38] = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r75
	addl r79 = 2048, r0
	nop 0
	.mmb
	addl r78 = 4, r0
	ld4 r77 = [r51]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r75
	addl r79 = 2048, r0
	nop 0
	.mmb
	addl r78 = 4, r0
	ld4 r77 = [r38]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r75
	addl r81 = 4, r0
	mov r80 = r34
	.mmi
	addl r78 = 6, r0
	ld4 r77 = [r51]
	addl r79 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L56:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r32 = [r38]
	nop 0
	mov r33 = r55
	.mmb
	addl r35 = 14, r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r77 = r32
	mov r1 = r75
	mov r79 = r8
	.mmb
	addl r78 = 8, r0
	addl r32 = 97, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r75
	st4.rel [r40] = r0
	nop 0
	.mmb
	mov r78 = r67
	mov r77 = r63
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
	.align 32
.L40:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	dep.z r14 = r33, 13, 19
	adds r15 = 24, r12
	.mmb
	adds r16 = 16, r12
	st8 [r37] = r34
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
	st8 [r50] = r46
	nop 0
	;;
	.mmi
	xor r14 = r16, r14
	st8 [r15] = r0, 8
	nop 0
	;;
	.mib
	nop 0
	dep.z r16 = r14, 5, 27
	nop 0
	.mmi
	st8 [r15] = r0, 8
	nop 0
	and r17 = 15, r14
	;;
	.mmi
	xor r14 = r16, r14
	st8 [r15] = r0
	cmp4.ltu p6, p7 = 5, r17
	.mii
	st8 [r49] = r37
	nop 0
	;;
	dep.z r15 = r14, 13, 19
	.mmi
	st8 [r48] = r45
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
	and r14 = 3, r33
	;;
	adds r79 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r15 = 1, r79
	nop 0
	;;
	.mib
	st4 [r41] = r15
	nop 0
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	zxt1 r36 = r32
	nop 0
	.mmi
	mov r16 = r34
	nop 0
	zxt1 r52 = r14
	;;
	.mii
	add r15 = r36, r14, 1
	nop 0
	;;
	sxt1 r15 = r15
.L25:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 1, r32
	st1 [r16] = r32, 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r32 = r14
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 2, r17
	addp4 r79 = r79, r0
	.mmb
	ld4 r77 = [r51]
	addl r80 = 1, r0
	(p7) br.cond.dpnt .L63
	;;
	.mib
	mov r78 = r34
	add r36 = r36, r52, 1
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	mov r79 = r34
	.mib
	mov r77 = r54
	sxt1 r32 = r36
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L29:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r36 = [r38]
	adds r77 = 16, r12
	addl r78 = 1, r0
	.mmi
	st4 [r39] = r44
	st4 [r34] = r43
	mov r79 = r0
	;;
	.mib
	st4 [r77] = r36
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r79 = r34
	addl r78 = 35077, r0
	nop 0
	.mmb
	mov r1 = r75
	mov r77 = r36
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	nop 0
	ld2 r14 = [r47]
	mov r1 = r75
	.mmi
	nop 0
	ld4 r15 = [r34]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p8, p9 = r14, 0
	cmp4.eq p6, p7 = 1, r15
	;;
	.mlx
	nop 0
	(p8) movl r78 = @gprel(.LC7)
	.mmi
	nop 0
	(p6) mov r80 = r53
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r78 = @gprel(.LC6)
	;;
	.mmi
	(p8) add r78 = r1, r78
	;;
	(p9) add r78 = r1, r78
	tbit.z p8, p9 = r14, 1
	;;
	.mlx
	nop 0
	(p8) movl r79 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p9) movl r79 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p8) add r79 = r1, r79
	nop 0
	;;
	.mib
	(p9) add r79 = r1, r79
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r80 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r80 = @gprel(.LC9)
	;;
	.mii
	(p6) add r80 = r1, r80
	nop 0
	;;
	(p7) add r80 = r1, r80
.L39:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r35 = -1, r35
	ld4.acq r81 = [r40]
	mov r77 = r42
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r75
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L40
	.mib
	addl r77 = 10, r0
	adds r55 = 7919, r55
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld4 r77 = [r51]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld4 r77 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r75
	cmp4.ne p6, p7 = r55, r72
	(p6) br.cond.dptk .L41
	.mib
	addl r55 = 1, r0
	nop 0
	(p18) br.cond.dpnt .L44
	;;
	.mmi
	cmp4.eq p16, p17 = 0, r55
	cmp4.ne p18, p19 = 0, r55
	adds r55 = 17, r55
	;;
	.mlx
	nop 0
	(p16) movl r67 = @gprel(.LC28)
	.mmi
	nop 0
	(p18) addl r72 = 316778, r0
	nop 0
	;;
	.mlx
	nop 0
	(p17) movl r67 = @gprel(.LC27)
	.mmi
	(p19) addl r72 = 316777, r0
	;;
	(p16) add r67 = r1, r67
	nop 0
	;;
	.mib
	nop 0
	(p17) add r67 = r1, r67
	br .L41
.L24:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ltu p6, p7 = 8, r17
	cmp4.eq p8, p9 = 1, r79
	(p7) br.cond.dpnt .L64
	;;
	.mib
	cmp4.ne p6, p7 = 9, r17
	(p8) addl r15 = 1, r0
	(p7) br.cond.dpnt .L65
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r17
	(p9) mov r15 = r0
	(p7) br.cond.dpnt .L66
	;;
	.mib
	cmp4.ne p6, p7 = 12, r17
	nop 0
	(p7) br.cond.dpnt .L67
	;;
	.mib
	cmp4.ne p6, p7 = 13, r17
	nop 0
	(p7) br.cond.dpnt .L68
	;;
	.mmi
	cmp4.geu p6, p7 = 14, r17
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
	(p6) br.cond.dptk .L36
	.mmi
	nop 0
	addl r78 = 1, r0
	nop 0
	.mmb
	ld4 r77 = [r51]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r75
	mov r77 = r68
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L64:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r80 = r0
	mov r78 = r34
	.mmb
	ld4 r77 = [r38]
	and r79 = 7, r79
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	nop 0
	.mmb
	mov r79 = r34
	mov r77 = r56
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L63:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r80 = r0
	nop 0
	mov r78 = r34
	.mmb
	add r36 = r36, r52, 1
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	mov r79 = r34
	.mib
	mov r77 = r57
	sxt1 r32 = r36
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L66:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r78 = 16, r12
	ld4 r77 = [r38]
	addl r79 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	nop 0
	.mmb
	mov r79 = r34
	mov r77 = r60
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld4 r14 = [r59]
	mov r1 = r75
	mov r77 = r58
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r78 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r78 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r78 = r1, r78
	nop 0
	;;
	.mib
	(p6) add r78 = r1, r78
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L65:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r80 = 2, r0
	mov r78 = r34
	.mmb
	ld4 r77 = [r38]
	addl r79 = 9, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	nop 0
	.mmb
	mov r79 = r34
	mov r77 = r61
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L36:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r80 = r0
	mov r78 = r34
	.mmb
	ld4 r77 = [r38]
	addl r79 = 20, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	nop 0
	.mmb
	mov r79 = r34
	mov r77 = r69
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L67:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r80 = 3, r0
	mov r78 = r34
	.mmb
	ld4 r77 = [r38]
	addl r79 = 5, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r75
	mov r78 = r8
	nop 0
	.mmb
	mov r79 = r34
	mov r77 = r70
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L68:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r77 = [r38]
	addl r81 = 4, r0
	mov r80 = r41
	.mmb
	addl r79 = 10, r0
	addl r78 = 1, r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r75
	ld4 r78 = [r41]
	mov r77 = r71
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L29
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	st2 [r14] = r0, 2
	adds r16 = 16, r12
	mov r80 = r51
	.mmi
	st4 [r37] = r66
	mov r79 = r0
	addl r78 = 2049, r0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r34] = r65
	addl r77 = 1, r0
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
	st2 [r16] = r62
	nop 0
	;;
	.mib
	st4 [r39] = r64
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r75
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L56
	;;
	.mlx
	nop 0
	movl r77 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r77 = r1, r77
	br.call.sptk.many b0 = must.part.0#
.L44:
	.mii
	mov r8 = r0
	mov pr = r76, -1
	;;
	mov b0 = r73
	;;
	.mii
	nop 0
	mov ar.pfs = r74
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
.L59:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r77 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r77 = r1, r77
	br.call.sptk.many b0 = must.part.0#
	;;
.L62:
	.mlx
	nop 0
	movl r77 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r77 = r1, r77
	br.call.sptk.many b0 = must.part.0#
	;;
.L61:
	.mlx
	nop 0
	movl r77 = @gprel(.LC13)
	;;
	.mib
	nop 0
	add r77 = r1, r77
	br.call.sptk.many b0 = must.part.0#
	;;
.L60:
	.mlx
	nop 0
	movl r77 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r77 = r1, r77
	br.call.sptk.many b0 = must.part.0#
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
