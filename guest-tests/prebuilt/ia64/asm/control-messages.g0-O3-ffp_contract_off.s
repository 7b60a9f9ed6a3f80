// 90eaaa6f2ecf6686b6de967787dcb5c5 guest-tests/ipc/control-messages.c
	.file	"control-messages.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"unknown"
	.align 8
.LC2:
	stringz	"credentials"
	.align 8
.LC3:
	stringz	"rights"
	.align 8
.LC4:
	stringz	"ok"
	.align 8
.LC5:
	stringz	"%s, %s, %s:"
	.align 8
.LC6:
	stringz	"x"
	.align 8
.LC8:
	stringz	" %s"
	.align 8
.LC9:
	stringz	"; room"
	.align 8
.LC10:
	stringz	"other"
	.align 8
.LC11:
	stringz	"socket"
	.sdata
	.align 8
.LC7:
	data8	control.0#+20
	.text
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 79
	.mmi
	.save ar.pfs, r80
	alloc r80 = ar.pfs, 3, 48, 4, 0
	.fframe 96
	adds r12 = -96, r12
	.save pr, r82
	mov r82 = pr
	.mlx
	cmp.ne p6, p7 = 0, r34
	movl r41 = @gprel(control.0#)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(lengths#)
	.mmi
	adds r40 = 32, r12
	adds r39 = 40, r12
	adds r38 = 48, r12
	;;
	.mmi
	adds r37 = 56, r12
	add r41 = r1, r41
	(p6) addl r47 = 1, r0
	.mlx
	add r67 = r1, r67
	movl r64 = @gprel(.LC6)
	;;
	.mlx
	(p7) mov r47 = r0
	movl r78 = @gprel(.LC3)
	.mlx
	mov r81 = r1
	movl r76 = @gprel(.LC5)
	;;
	.mlx
	mov r77 = r0
	movl r52 = @gprel(.LC4)
	.mlx
	addl r73 = @gprel(levels#), gp
	movl r46 = @gprel(.LC8)
	;;
	.mlx
	shladd r47 = r47, 4, r0
	movl r75 = @gprel(.LC9)
	.mmi
	adds r65 = 88, r12
	adds r43 = 96, r12
	adds r42 = 72, r12
	;;
	.mmi
	add r64 = r1, r64
	adds r63 = 80, r12
	.save rp, r79
	mov r79 = b0
	.body
	.mmi
	adds r62 = 28, r12
	adds r61 = 64, r12
	adds r60 = 68, r12
	;;
	.mmi
	adds r59 = 24, r12
	adds r67 = 64, r67
	addl r44 = 1, r0
	.mmi
	addl r66 = @gprel(.LC7), gp
	mov r58 = r40
	add r78 = r1, r78
	;;
	.mmi
	mov r57 = r39
	add r76 = r1, r76
	mov r56 = r38
	.mmi
	mov r55 = r37
	addl r68 = 27, r0
	adds r54 = 8, r41
	;;
	.mmi
	adds r53 = 16, r41
	addl r70 = 1, r0
	addl r69 = 20, r0
	.mmi
	add r52 = r1, r52
	mov r51 = r40
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	mov r50 = r39
	add r75 = r1, r75
	.mmi
	nop 0
	mov r49 = r38
	mov r48 = r37
.L4:
	.mlx
	cmp.eq p6, p7 = 0, r77
	movl r72 = @gprel(types#)
	.mmi
	mov r86 = r78
	mov r84 = r32
	mov r83 = r76
	;;
	.mlx
	nop 0
	(p6) movl r74 = @gprel(.LC11)
	.mmi
	add r72 = r1, r72
	nop 0
	mov r71 = r0
	;;
	.mlx
	nop 0
	(p7) movl r74 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r74 = r1, r74
	;;
	(p7) add r74 = r1, r74
	nop 0
	;;
	.mib
	mov r85 = r74
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r72]
	mov r1 = r81
	.mmi
	nop 0
	ld4 r45 = [r73]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(lengths#)
	.mmi
	cmp4.ne p16, p17 = 1, r45
	nop 0
	cmp4.ne p18, p19 = 2, r14
	;;
	.mii
	nop 0
	unpack4.l r45 = r14, r45
	add r35 = r1, r35
	.align 32
.L10:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p17) br.cond.dpnt .L31
	;;
.L6:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r36 = [r35]
	adds r14 = 16, r12
	addl r85 = 180, r0
	.mmi
	st4 [r62] = r0
	st8 [r43] = r45
	mov r84 = r0
	;;
	.mmi
	st4 [r40] = r0
	ld8 r83 = [r66]
	nop 0
	.mmi
	st4 [r39] = r0
	mov r40 = r51
	mov r39 = r50
	;;
	.mmi
	st4 [r38] = r0
	st8 [r42] = r64
	mov r38 = r49
	;;
	.mmi
	st4 [r37] = r0
	st8 [r65] = r36
	mov r37 = r48
	;;
	.mmi
	st4 [r61] = r0
	st8 [r63] = r44
	nop 0
	;;
	.mmi
	st4 [r60] = r0
	st8 [r14] = r34
	nop 0
	;;
	.mmi
	st4 [r59] = r47
	st8 [r58] = r42
	nop 0
	;;
	.mmi
	st8 [r57] = r44
	st8 [r56] = r41
	nop 0
	;;
	.mib
	st8 [r55] = r68
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp.ne p6, p7 = 20, r36
	ld8 r15 = [r43]
	mov r1 = r81
	.mmi
	addl r85 = 64, r0
	adds r84 = 16, r12
	mov r83 = r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	st8 [r41] = r36
	nop 0
	.mmi
	st8 [r54] = r15
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r0, r14
	nop 0
	;;
	.mib
	st4 [r53] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r81
	nop 0
	.mmb
	mov r84 = r52
	mov r83 = r46
	(p7) br.cond.dpnt .L32
	;;
	.mib
	adds r35 = 8, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r81
	cmp.ne p6, p7 = r35, r67
	(p6) br.cond.dptk .L10
.L8:
	.mib
	mov r83 = r75
	addl r35 = 15, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r81
	ld8 r36 = [r66]
	nop 0
	;;
.L14:
	.mmi
	adds r14 = 16, r12
	st4 [r62] = r0
	addl r85 = 180, r0
	.mmi
	st4 [r40] = r0
	mov r84 = r0
	mov r83 = r36
	;;
	.mmi
	st4 [r39] = r0
	st8 [r65] = r69
	mov r40 = r51
	.mmi
	nop 0
	mov r39 = r50
	nop 0
	;;
	.mmi
	st4 [r38] = r0
	st8 [r42] = r64
	mov r38 = r49
	;;
	.mmi
	st4 [r37] = r0
	st8 [r43] = r45
	mov r37 = r48
	;;
	.mmi
	st8 [r55] = r35
	st8 [r63] = r70
	adds r35 = 3, r35
	;;
	.mmi
	st4 [r61] = r0
	st4 [r60] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r34
	st4 [r59] = r47
	nop 0
	;;
	.mmi
	st8 [r58] = r42
	st8 [r57] = r70
	nop 0
	;;
	.mib
	st8 [r56] = r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r14 = [r43]
	mov r1 = r81
	addl r85 = 64, r0
	.mmi
	adds r84 = 16, r12
	st8 [r41] = r69
	mov r83 = r33
	;;
	.mmi
	nop 0
	st4 [r53] = r0
	nop 0
	.mmb
	st8 [r54] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r81
	nop 0
	.mmb
	mov r84 = r52
	mov r83 = r46
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r81
	cmp.eq p6, p7 = 24, r35
	(p7) br.cond.dptk .L14
	.mmi
	adds r71 = 1, r71
	nop 0
	addl r83 = 10, r0
	.mmb
	adds r72 = 4, r72
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	cmp.eq p8, p9 = 1, r71
	mov r1 = r81
	.mmb
	nop 0
	cmp.ne p6, p7 = 3, r71
	(p7) br.cond.dpnt .L34
	;;
.L15:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	(p8) movl r86 = @gprel(.LC2)
	.mmi
	mov r85 = r74
	mov r84 = r32
	mov r83 = r76
	;;
	.mlx
	nop 0
	(p9) movl r86 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p8) add r86 = r1, r86
	nop 0
	;;
	.mib
	(p9) add r86 = r1, r86
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r81
	nop 0
	.mmi
	ld4 r45 = [r73]
	ld4 r14 = [r72]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(lengths#)
	.mii
	cmp4.ne p16, p17 = 1, r45
	cmp4.ne p18, p19 = 2, r14
	;;
	unpack4.l r45 = r14, r45
	.mmb
	nop 0
	add r35 = r1, r35
	br .L10
.L31:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p18) br.cond.dptk .L6
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 28, r14
	(p6) br.cond.dptk .L6
.L35:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r35 = 8, r35
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r35, r67
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 28, r14
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L35
.L32:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	adds r35 = 8, r35
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r81
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r81
	nop 0
	mov r84 = r8
	.mmb
	mov r83 = r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r81
	cmp.ne p6, p7 = r35, r67
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L8
.L33:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r81
	nop 0
	.mmb
	ld4 r83 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r81
	nop 0
	mov r84 = r8
	.mmb
	mov r83 = r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r81
	cmp.ne p6, p7 = 24, r35
	(p6) br.cond.dptk .L14
	.mmi
	adds r71 = 1, r71
	nop 0
	addl r83 = 10, r0
	.mmb
	adds r72 = 4, r72
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r81
	cmp.eq p8, p9 = 1, r71
	.mmb
	nop 0
	cmp.ne p6, p7 = 3, r71
	(p6) br.cond.dptk .L15
	;;
	.align 32
.L34:
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r77
	adds r73 = 4, r73
	.mmb
	nop 0
	addl r77 = 1, r0
	(p7) br.cond.dptk .L4
	;;
	.mii
	nop 0
	mov pr = r82, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r79
	;;
	mov ar.pfs = r80
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"socketpair"
	.align 8
.LC16:
	stringz	"listen"
	.align 8
.LC17:
	stringz	"connect"
	.align 8
.LC18:
	stringz	"unix stream"
	.align 8
.LC19:
	stringz	"udp"
	.align 8
.LC20:
	stringz	"tcp"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	nop 0
	mov r39 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 18, r12
	adds r16 = 16, r12
	addl r15 = 2, r0
	.mmi
	adds r36 = 40, r12
	adds r43 = 32, r12
	addl r40 = 1, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r16] = r15
	adds r15 = 20, r12
	.mlx
	mov r42 = r0
	movl r16 = 16777343
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r16
	addl r15 = 16, r0
	.mmi
	nop 0
	addl r41 = 1, r0
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r36] = r15
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC15)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r42 = r0
	nop 0
	addl r41 = 2, r0
	.mmb
	addl r40 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r35 = r8
	mov r42 = r0
	.mmb
	addl r41 = 1, r0
	addl r40 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	mov r42 = r0
	.mmb
	addl r41 = 1, r0
	addl r40 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	addl r42 = 16, r0
	.mmb
	adds r41 = 16, r12
	mov r40 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r32 = r8
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r33
	addl r41 = 1, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	or r32 = r8, r32
	mov r40 = r33
	mov r42 = r36
	.mmb
	adds r41 = 16, r12
	mov r1 = r39
	br.call.sptk.many b0 = getsockname#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r39
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC16)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r40 = r34
	nop 0
	adds r41 = 16, r12
	.mmb
	addl r42 = 16, r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC17)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 32, r12
	movl r40 = @gprel(.LC18)
	.mmi
	nop 0
	mov r42 = r0
	nop 0
	;;
	.mib
	ld4 r41 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r39
	adds r42 = 16, r12
	mov r41 = r35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	control.0#, @object
	.size	control.0#, 200
control.0:
	.skip	200
	.section	.rodata
	.align 8
	.type	lengths#, @object
	.size	lengths#, 64
lengths:
	data8	20
	data8	16
	data8	15
	data8	0
	data8	24
	data8	28
	data8	116
	data8	-1
	.align 4
	.type	types#, @object
	.size	types#, 12
types:
	data4	1
	data4	2
	data4	7777
	.section	.sdata,"aws"
	.align 4
	.type	levels#, @object
	.size	levels#, 8
levels:
	data4	1
	data4	12345
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
