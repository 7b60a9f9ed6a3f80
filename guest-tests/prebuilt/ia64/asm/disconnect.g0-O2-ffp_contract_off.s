// 65a2f9cd10636da9f6e183c3ecf4ac53
	.file	"disconnect.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"a"
	.align 8
.LC1:
	stringz	"no"
	.align 8
.LC2:
	stringz	"has a peer"
	.align 8
.LC3:
	stringz	"%s: %s, %s port"
	.align 8
.LC4:
	stringz	", %s\n"
	.text
	.align 16
	.align 64
	.proc name#
name:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r39 = r33
	;;
	.mmi
	adds r34 = 32, r12
	nop 0
	adds r40 = 16, r12
	.mii
	adds r14 = 24, r12
	addl r35 = 16, r0
	;;
	mov r41 = r34
	.mmi
	st8 [r40] = r0
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r35
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mmi
	adds r14 = 18, r12
	nop 0
	mov r1 = r38
	.mmi
	mov r40 = r32
	nop 0
	mov r41 = r8
	;;
	.mlx
	ld2 r14 = [r14]
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
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
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	adds r40 = 16, r12
	.mmb
	mov r39 = r33
	st4 [r34] = r35
	br.call.sptk.many b0 = getpeername#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp name#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	" "
	.align 8
.LC6:
	stringz	""
	.align 8
.LC7:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	movl r40 = @gprel(.LC6)
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r37 = @gprel(.LC7)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	add r40 = r1, r40
	.mmb
	mov r36 = r1
	.body
	add r37 = r1, r37
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	mov r41 = r40
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r32
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
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r41 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	add r37 = r1, r37
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
	.endp result#
	.section	.rodata.str1.8
	.align 8
.LC8:
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
	movl r36 = @gprel(.LC8)
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
.LC9:
	stringz	"bind"
	.align 8
.LC10:
	stringz	"listen"
	.text
	.align 16
	.align 64
	.proc listener#
listener:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	sxt4 r32 = r32
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 16, r0
	mov r40 = r0
	.mmi
	addl r39 = 1, r0
	addl r38 = 2, r0
	shladd r32 = r32, 4, r0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r34 = r8
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r33 = @gprel(address#)
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mmi
	add r33 = r1, r33
	;;
	adds r15 = 4, r33
	add r33 = r33, r32
	;;
	.mmi
	mov r14 = r33
	add r15 = r15, r32
	mov r39 = r33
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 2, r0
	;;
	.mlx
	st2 [r33] = r14
	movl r14 = 16777343
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC9)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r34
	addl r39 = 5, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC10)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r40 = 16, r12
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = getsockname#
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
	.endp listener#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"disconnect a fresh one"
	.align 8
.LC13:
	stringz	"connect"
	.align 8
.LC15:
	stringz	"connect again"
	.align 8
.LC16:
	stringz	"accept"
	.align 8
.LC17:
	stringz	"unread"
	.align 8
.LC18:
	stringz	"write"
	.align 8
.LC19:
	stringz	"sent"
	.align 8
.LC20:
	stringz	"connected"
	.align 8
.LC21:
	stringz	"disconnect"
	.align 8
.LC22:
	stringz	"disconnected"
	.align 8
.LC23:
	stringz	"SO_ERROR: %s\n"
	.align 8
.LC24:
	stringz	"its peer reads"
	.align 8
.LC25:
	stringz	"and then"
	.align 8
.LC26:
	stringz	"x"
	.align 8
.LC27:
	stringz	"read"
	.align 8
.LC28:
	stringz	"connect to another"
	.align 8
.LC29:
	stringz	"hello"
	.align 8
.LC30:
	stringz	"back"
	.align 8
.LC31:
	stringz	"disconnect the accepted one"
	.align 8
.LC32:
	stringz	"short"
	.align 8
.LC33:
	stringz	"disconnect a listener"
	.align 8
.LC34:
	stringz	"read from it"
	.align 8
.LC35:
	stringz	"listen again"
	.align 8
.LC36:
	stringz	"one"
	.align 8
.LC37:
	stringz	"two"
	.align 8
.LC38:
	stringz	"four"
	.align 8
.LC39:
	stringz	"bound"
	.align 8
.LC40:
	stringz	"connect to itself"
	.align 8
.LC41:
	stringz	"keeps its port"
	.align 8
.LC42:
	stringz	"socketpair"
	.align 8
.LC43:
	stringz	"type %d\n"
	.align 8
.LC44:
	stringz	"write to it"
	.sdata
	.align 8
.LC14:
	data8	address#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r47
	mov r47 = b0
	.mlx
	mov r49 = r1
	.body
	movl r45 = @gprel(address#)
	;;
	.mmi
	add r45 = r1, r45
	mov r50 = r0
	nop 0
	.mmb
	adds r46 = 28, r12
	adds r37 = 20, r12
	br.call.sptk.many b0 = listener#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r34 = r8
	.mmb
	addl r50 = 1, r0
	nop 0
	br.call.sptk.many b0 = listener#
	;;
	.mmi
	mov r1 = r49
	mov r35 = r8
	mov r52 = r0
	.mmb
	addl r51 = 1, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r32 = r8
	.mmi
	addl r52 = 128, r0
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(none#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 16, r0
	mov r50 = r32
	nop 0
	.mmb
	mov r1 = r49
	mov r51 = r45
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 16, r0
	mov r50 = r32
	;;
	.mmi
	addl r14 = @gprel(.LC14), gp
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC15)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r50 = r34
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r0
	mov r51 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	addl r52 = 6, r0
	mov r50 = r8
	(p7) br.cond.spnt .L25
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC17)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r52 = 4, r0
	mov r50 = r32
	(p7) br.cond.spnt .L24
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC19)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	mov r51 = r32
	nop 0
	(p6) br.cond.spnt .L24
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC20)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 128, r0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(none#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r32
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	addl r14 = -1, r0
	adds r54 = 16, r12
	mov r53 = r46
	.mmi
	addl r52 = 4, r0
	addl r51 = 1, r0
	mov r50 = r32
	;;
	.mmi
	st4 [r46] = r14
	addl r14 = 4, r0
	mov r1 = r49
	;;
	.mib
	st4 [r54] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r46]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC23)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addl r50 = 1000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r33
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC24)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r33
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC25)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r33
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC25)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r53 = 16384, r0
	.mmi
	addl r52 = 1, r0
	nop 0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r50 = r33
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r32
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r53 = 16384, r0
	.mmi
	addl r52 = 1, r0
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 16, r0
	mov r51 = r36
	nop 0
	.mmb
	mov r50 = r32
	mov r1 = r49
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r0
	mov r51 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r49
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	.mmb
	mov r50 = r32
	addl r52 = 5, r0
	(p6) br.cond.spnt .L25
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r49
	addl r52 = 10, r0
	.mmb
	mov r50 = r33
	adds r51 = 16, r12
	(p6) br.cond.spnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	mov r50 = r33
	addl r52 = 4, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r49
	addl r52 = 10, r0
	.mmb
	mov r50 = r32
	adds r51 = 16, r12
	(p6) br.cond.spnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 128, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(none#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r50 = 1000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r32
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 1, r0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(none#)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC32)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r50 = r33
	nop 0
	mov r1 = r49
	.mmb
	addl r33 = 1, r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r50 = r32
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r0
	nop 0
	.mmb
	addl r51 = 1, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r52 = 16, r0
	mov r50 = r8
	mov r32 = r8
	.mmb
	mov r51 = r45
	mov r1 = r49
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC13)
	;;
	.mib
	(p7) add r50 = r1, r50
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r51 = @gprel(none#)
	.mmi
	addl r52 = 128, r0
	nop 0
	mov r50 = r34
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC33)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r50 = 1000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r52 = 10, r0
	mov r50 = r32
	nop 0
	.mmb
	mov r1 = r49
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC34)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r52 = r0
	mov r50 = r34
	nop 0
	.mmb
	mov r1 = r49
	mov r51 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r50 = r34
	nop 0
	mov r1 = r49
	.mmb
	addl r51 = 5, r0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC35)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r50 = r32
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r50 = r34
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r50 = r35
	mov r1 = r49
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 16, r0
	mov r1 = r49
	nop 0
	.mmi
	mov r52 = r0
	addl r51 = 2, r0
	addl r50 = 2, r0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r49
	mov r32 = r8
	mov r52 = r0
	.mmb
	addl r51 = 2, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 2, r45
	addl r16 = 2, r0
	adds r15 = 4, r45
	.mmi
	mov r44 = r8
	mov r50 = r32
	mov r51 = r45
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r45] = r16
	mov r1 = r49
	.mlx
	ld4 r52 = [r46]
	movl r16 = 16777343
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r16
	nop 0
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
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC9)
	;;
	.mib
	(p7) add r50 = r1, r50
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r52 = r46
	nop 0
	mov r51 = r45
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r49
	ld4 r52 = [r46]
	mov r51 = r45
	.mmi
	nop 0
	mov r50 = r44
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC43)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	.mlx
	nop 0
	movl r41 = @gprel(none#)
	;;
	.mib
	add r41 = r1, r41
	add r50 = r1, r50
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r44
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC20)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 3, r0
	mov r50 = r44
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC36)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	;;
	.mib
	add r50 = r1, r50
	add r34 = r1, r34
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 128, r0
	mov r1 = r49
	nop 0
	.mmb
	mov r51 = r41
	mov r50 = r44
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC21)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r50 = r1, r50
	add r43 = r1, r43
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r44
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 3, r0
	mov r50 = r44
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC37)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r50 = r1, r50
	add r40 = r1, r40
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	ld4 r52 = [r46]
	mov r1 = r49
	.mmb
	mov r51 = r45
	mov r50 = r44
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	.mlx
	nop 0
	movl r35 = @gprel(.LC7)
	;;
	.mib
	add r50 = r1, r50
	add r35 = r1, r35
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 4, r0
	mov r50 = r44
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC38)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	.mlx
	nop 0
	movl r36 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 10, r0
	mov r1 = r49
	nop 0
	.mmb
	mov r50 = r32
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r50 = r1, r50
	add r39 = r1, r39
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 10, r0
	mov r1 = r49
	nop 0
	.mmb
	mov r50 = r32
	adds r51 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	.mlx
	nop 0
	movl r38 = @gprel(.LC44)
	;;
	.mib
	add r50 = r1, r50
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	mov r50 = r44
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r32
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC39)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	nop 0
	ld4 r52 = [r46]
	mov r1 = r49
	.mmb
	mov r51 = r45
	mov r50 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC40)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 128, r0
	mov r1 = r49
	nop 0
	.mmb
	mov r51 = r41
	mov r50 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r51 = r8
	.mmb
	mov r50 = r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r32
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC41)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r50 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
	.align 32
.L34:
	.mmi
	adds r53 = 16, r12
	mov r52 = r0
	nop 0
	.mmb
	mov r51 = r33
	addl r50 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r49
	nop 0
	.mmb
	mov r51 = r33
	mov r50 = r42
	(p7) br.cond.spnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r49
	.mmi
	addl r52 = 128, r0
	nop 0
	mov r51 = r41
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	nop 0
	sxt4 r32 = r8
	nop 0
	.mmi
	mov r1 = r49
	mov r51 = r40
	mov r50 = r35
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r52 = r32
	(p7) br.cond.dpnt .L54
	;;
	.mib
	(p6) mov r53 = r34
	(p6) mov r54 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r49
	nop 0
	.mmi
	addl r53 = 16384, r0
	addl r52 = 1, r0
	mov r51 = r36
	;;
	.mib
	ld4 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r49
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	(p6) mov r53 = r34
	(p6) mov r54 = r34
.L30:
	.mmi
	mov r52 = r32
	nop 0
	mov r51 = r39
	.mmb
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	addl r53 = 16384, r0
	addl r52 = 1, r0
	.mmb
	mov r51 = r36
	ld4 r50 = [r37]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r49
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	(p6) mov r53 = r34
	(p6) mov r54 = r34
.L31:
	.mmi
	mov r52 = r32
	nop 0
	mov r51 = r38
	.mmb
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r49
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 1, r33
	(p6) br.cond.dpnt .L38
	;;
.L57:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 2, r33
	addl r33 = 5, r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L33
	br .L34
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r53 = r43
	mov r54 = r8
	mov r52 = r32
	.mmi
	mov r51 = r38
	mov r1 = r49
	mov r50 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r49
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 1, r33
	(p7) br.cond.dptk .L57
.L38:
	.mib
	nop 0
	addl r33 = 2, r0
	br .L34
.L55:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r52 = r32
	mov r54 = r8
	mov r1 = r49
	.mmi
	mov r53 = r43
	mov r51 = r39
	mov r50 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 16384, r0
	mov r1 = r49
	addl r52 = 1, r0
	.mmb
	mov r51 = r36
	ld4 r50 = [r37]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r49
	mov r32 = r8
	;;
	.mib
	(p6) mov r53 = r34
	(p6) mov r54 = r34
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L56
.L54:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r52 = r32
	mov r54 = r8
	mov r1 = r49
	.mmi
	mov r53 = r43
	mov r51 = r40
	mov r50 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	addl r53 = 16384, r0
	nop 0
	.mmi
	mov r1 = r49
	addl r52 = 1, r0
	mov r51 = r36
	;;
	.mib
	ld4 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r49
	mov r32 = r8
	;;
	.mib
	(p6) mov r53 = r34
	(p6) mov r54 = r34
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L55
.L33:
	.mii
	mov r8 = r0
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L53:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r50 = @gprel(.LC42)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br.call.sptk.many b0 = must.part.0#
	;;
.L24:
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br.call.sptk.many b0 = must.part.0#
	;;
.L25:
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	none#, @object
	.size	none#, 128
none:
	.skip	128
	.align 4
	.type	address#, @object
	.size	address#, 32
address:
	.skip	32
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
