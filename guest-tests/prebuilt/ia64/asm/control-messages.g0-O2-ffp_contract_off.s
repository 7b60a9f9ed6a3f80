// 6bb04f83cd57c7898f2e3cb8b78f1809 guest-tests/ipc/control-messages.c
	.file	"control-messages.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"ok"
	.align 8
.LC1:
	stringz	"x"
	.sdata
	.align 8
.LC2:
	data8	control.0#+20
	.text
	.align 16
	.align 64
	.proc try#
try:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 3, 0
	.fframe 96
	adds r12 = -96, r12
	cmp.ne p6, p7 = 0, r33
	.mlx
	addl r18 = @gprel(.LC2), gp
	movl r39 = @gprel(control.0#)
	;;
	.mmi
	adds r15 = 64, r12
	adds r14 = 28, r12
	adds r17 = 72, r12
	.mmi
	ld8 r44 = [r18]
	adds r18 = 88, r12
	addl r16 = 1, r0
	;;
	.mmi
	st4 [r15] = r0
	adds r15 = 68, r12
	unpack4.l r34 = r35, r34
	.mmi
	st4 [r14] = r0
	(p6) addl r14 = 1, r0
	add r39 = r1, r39
	;;
	.mmi
	(p7) mov r14 = r0
	st4 [r15] = r0
	adds r15 = 16, r12
	.mlx
	st8 [r18] = r36
	movl r18 = @gprel(.LC1)
	;;
	.mmi
	st8 [r15] = r33
	shladd r14 = r14, 4, r0
	adds r15 = 24, r12
	.mmi
	add r18 = r1, r18
	adds r40 = 96, r12
	mov r43 = r1
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 32, r12
	.save rp, r41
	mov r41 = b0
	.body
	.mmi
	st8 [r17] = r18
	adds r18 = 80, r12
	addl r46 = 180, r0
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 40, r12
	.mmi
	st8 [r18] = r16
	nop 0
	mov r45 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 48, r12
	.mmi
	st8 [r40] = r34
	;;
	st8 [r14] = r39
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r39
	ld8 r16 = [r40]
	mov r1 = r43
	.mmi
	st8 [r39] = r36, 8
	addl r46 = 64, r0
	adds r45 = 16, r12
	;;
	.mmi
	mov r44 = r32
	st8 [r39] = r16
	nop 0
	.mmb
	st4 [r15] = r38
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r14 = r8
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	.mmb
	cmp.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r44 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp try#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"unknown"
	.align 8
.LC7:
	stringz	"credentials"
	.align 8
.LC8:
	stringz	"rights"
	.align 8
.LC9:
	stringz	"%s, %s, %s:"
	.align 8
.LC10:
	stringz	" %s"
	.align 8
.LC11:
	stringz	"; room"
	.align 8
.LC12:
	stringz	"other"
	.align 8
.LC13:
	stringz	"socket"
	.text
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 48
	.mlx
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 3, 17, 7, 0
	movl r40 = @gprel(lengths#)
	.mlx
	mov r50 = r1
	movl r47 = @gprel(.LC8)
	;;
	.mlx
	add r40 = r1, r40
	movl r45 = @gprel(.LC9)
	.mlx
	mov r46 = r0
	movl r38 = @gprel(.LC10)
	;;
	.mlx
	addl r42 = @gprel(levels#), gp
	movl r44 = @gprel(.LC11)
	.mmi
	adds r40 = 64, r40
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mii
	nop 0
	.save pr, r51
	mov r51 = pr
	nop 0
	.mii
	add r38 = r1, r38
	add r44 = r1, r44
	;;
	.save rp, r48
	mov r48 = b0
	.body
.L8:
	.mlx
	cmp.eq p6, p7 = 0, r46
	movl r39 = @gprel(types#)
	.mmi
	mov r55 = r47
	mov r53 = r32
	mov r52 = r45
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC13)
	.mmi
	add r39 = r1, r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r43 = r1, r43
	;;
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	mov r54 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld4 r37 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(lengths#)
	.mii
	cmp4.ne p16, p17 = 1, r37
	nop 0
	;;
	add r35 = r1, r35
	.align 32
.L13:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r36 = [r39]
	nop 0
	(p17) br.cond.dpnt .L12
	;;
.L10:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r56 = [r35], 8
	addl r57 = 27, r0
	mov r55 = r36
	.mmi
	mov r54 = r37
	mov r53 = r34
	mov r52 = r33
	;;
	.mmi
	cmp.ne p6, p7 = 20, r56
	;;
	(p6) addl r58 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r58 = r0
	nop 0
	;;
	.mib
	sub r58 = r0, r58
	nop 0
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	.mmb
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = r40, r35
	(p6) br.cond.dptk .L13
.L11:
	.mmi
	nop 0
	mov r52 = r44
	addl r35 = 15, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
.L14:
	.mmi
	mov r57 = r35
	mov r58 = r0
	addl r56 = 20, r0
	.mmi
	mov r55 = r36
	mov r54 = r37
	mov r53 = r34
	;;
	.mib
	mov r52 = r33
	adds r35 = 3, r35
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	.mmb
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 24, r35
	(p6) br.cond.dptk .L14
	.mmi
	adds r41 = 1, r41
	nop 0
	addl r52 = 10, r0
	.mmb
	adds r39 = 4, r39
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r50
	cmp.eq p8, p9 = 1, r41
	cmp.ne p6, p7 = 3, r41
	.mmb
	mov r54 = r43
	mov r53 = r32
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	(p8) movl r55 = @gprel(.LC7)
	.mmi
	nop 0
	mov r52 = r45
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r55 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p8) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p9) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld4 r37 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(lengths#)
	.mmi
	nop 0
	cmp4.ne p16, p17 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	add r35 = r1, r35
	br .L13
	;;
.L27:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 28, r14
	(p6) br.cond.dptk .L10
	.mmi
	nop 0
	adds r35 = 8, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r40, r35
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	ld4 r36 = [r39]
	nop 0
	nop 0
	;;
	.align 32
.L12:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 2, r36
	addl r57 = 27, r0
	mov r55 = r36
	.mmb
	mov r54 = r37
	mov r53 = r34
	(p7) br.cond.dpnt .L27
	;;
	.mii
	ld8 r56 = [r35], 8
	mov r52 = r33
	;;
	cmp.ne p6, p7 = 20, r56
	;;
	.mmi
	(p6) addl r58 = 1, r0
	;;
	(p7) mov r58 = r0
	nop 0
	;;
	.mib
	sub r58 = r0, r58
	nop 0
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	.mmb
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = r40, r35
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L11
	;;
.L26:
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r46
	adds r42 = 4, r42
	.mmb
	nop 0
	addl r46 = 1, r0
	(p7) br.cond.dptk .L8
	;;
	.mii
	nop 0
	mov pr = r51, -1
	;;
	mov b0 = r48
	;;
	.mib
	nop 0
	mov ar.pfs = r49
	br.ret.sptk.many b0
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC15:
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
	movl r36 = @gprel(.LC15)
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
.LC16:
	stringz	"socketpair"
	.align 8
.LC17:
	stringz	"listen"
	.align 8
.LC18:
	stringz	"connect"
	.align 8
.LC19:
	stringz	"unix stream"
	.align 8
.LC20:
	stringz	"udp"
	.align 8
.LC21:
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
	(p7) movl r40 = @gprel(.LC17)
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
	(p7) movl r40 = @gprel(.LC18)
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
	movl r40 = @gprel(.LC19)
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
	movl r40 = @gprel(.LC20)
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
	movl r40 = @gprel(.LC21)
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
