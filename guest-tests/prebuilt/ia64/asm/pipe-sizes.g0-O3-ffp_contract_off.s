// 0776059f5e18b5b660f8d08ad1c6721e guest-tests/ipc/pipe-sizes.c
	.file	"pipe-sizes.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L4
	;;
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
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L11
.L4:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
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
	;;
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	"pipe2"
	.align 8
.LC4:
	stringz	"fcntl(p[0], F_GETPIPE_SZ)"
	.align 8
.LC5:
	stringz	"fill(p[1], 1000)"
	.align 8
.LC6:
	stringz	"fill(p[1], 1)"
	.align 8
.LC7:
	stringz	"%ld: %ld %s, now %d"
	.align 8
.LC8:
	stringz	", holds %ld, then %d"
	.align 8
.LC9:
	stringz	", there are %d"
	.align 8
.LC10:
	stringz	", read %ld\n"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"with %d pages: %d"
	.align 8
.LC13:
	stringz	" %s"
	.align 8
.LC14:
	stringz	"ok"
	.align 8
.LC15:
	stringz	"read(p[0], bytes, 1)"
	.align 8
.LC16:
	stringz	"%d\n"
	.align 8
.LC17:
	stringz	"read(p[0], bytes, 4095)"
	.align 8
.LC18:
	stringz	"write(p[1], bytes, 4097)"
	.align 8
.LC19:
	stringz	"write(p[1], bytes, 1)"
	.align 8
.LC20:
	stringz	"write(p[1], bytes, 4096)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 23, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r52
	mov r52 = b0
	.mii
	mov r54 = r1
	.body
	nop 0
	;;
	adds r35 = 24, r12
	.mmi
	addl r56 = 2048, r0
	adds r37 = 28, r12
	mov r32 = r0
	;;
	.mib
	mov r55 = r35
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC3)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r34 = @gprel(bytes#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r54
	mov r41 = r8
	addl r56 = 1032, r0
	.mmb
	ld4 r55 = [r35]
	st4 [r8] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	nop 0
	sxt4 r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r33 = [r37]
	mov r1 = r54
	.mmi
	st4 [r41] = r0
	addl r57 = 1000, r0
	mov r56 = r34
	;;
	.mib
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L40
	.align 32
.L15:
	.mmi
	add r32 = r32, r8
	addl r57 = 1000, r0
	nop 0
	.mmb
	mov r56 = r34
	mov r55 = r33
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
.L40:
	.mlx
	nop 0
	movl r55 = @gprel(.LC5)
	.mmi
	mov r56 = r32
	nop 0
	mov r32 = r0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	ld4 r33 = [r37]
	nop 0
	.mmi
	st4 [r41] = r0
	nop 0
	addl r57 = 1, r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(bytes#)
	.mmi
	mov r55 = r33
	;;
	add r34 = r1, r34
	nop 0
	;;
	.mib
	mov r56 = r34
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L41
	.align 32
.L17:
	.mmi
	add r32 = r32, r8
	addl r57 = 1, r0
	nop 0
	.mmb
	mov r56 = r34
	mov r55 = r33
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L17
	;;
.L41:
	.mlx
	nop 0
	movl r55 = @gprel(.LC6)
	.mlx
	mov r56 = r32
	movl r32 = @gprel(bytes#)
	;;
	.mib
	add r32 = r1, r32
	add r55 = r1, r55
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	nop 0
	movl r33 = 2097152
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	;;
	.align 32
.L18:
	.mmi
	mov r57 = r33
	nop 0
	mov r56 = r32
	.mmb
	ld4 r55 = [r35]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	;;
	.mlx
	nop 0
	movl r38 = @gprel(sizes.0#)
	.mlx
	nop 0
	movl r51 = @gprel(.LC2)
	;;
	.mlx
	add r38 = r1, r38
	movl r48 = @gprel(.LC7)
	.mlx
	adds r44 = 20, r12
	movl r32 = @gprel(bytes#)
	;;
	.mlx
	adds r43 = 22, r12
	movl r47 = @gprel(.LC8)
	.mlx
	adds r42 = 32, r12
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	addl r50 = 4, r0
	movl r45 = @gprel(.LC10)
	.mmi
	adds r49 = 120, r38
	add r51 = r1, r51
	add r48 = r1, r48
	;;
	.mmi
	add r32 = r1, r32
	add r47 = r1, r47
	add r46 = r1, r46
	.mlx
	add r45 = r1, r45
	movl r36 = 2097152
	.align 32
.L24:
	.mmi
	nop 0
	ld8 r39 = [r38], 8
	addl r56 = 1031, r0
	.mmi
	st4 [r41] = r0
	ld4 r55 = [r37]
	mov r34 = r0
	;;
	.mib
	mov r57 = r39
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r54
	.mmb
	nop 0
	addl r56 = 1032, r0
	nop 0
	;;
	.mib
	cmp.le p6, p7 = r0, r33
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	(p6) mov r40 = r51
	nop 0
	.mmb
	ld4 r55 = [r35]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r33
	mov r59 = r8
	.mmi
	mov r58 = r40
	mov r56 = r39
	mov r55 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	ld4 r33 = [r37]
	nop 0
	;;
.L20:
	.mmi
	addl r57 = 4096, r0
	nop 0
	mov r56 = r32
	.mmb
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L43
	.align 32
.L21:
	.mmi
	add r34 = r34, r8
	addl r57 = 4096, r0
	nop 0
	.mmb
	mov r56 = r32
	mov r55 = r33
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
.L43:
	.mmi
	ld4 r14 = [r37]
	adds r55 = 16, r12
	mov r57 = r0
	.mmi
	addl r56 = 1, r0
	st4 [r44] = r50
	mov r33 = r0
	;;
	.mib
	st4 [r55] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r57 = [r43]
	nop 0
	mov r1 = r54
	.mmi
	mov r56 = r34
	nop 0
	mov r55 = r47
	;;
	.mib
	and r57 = 4, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r57 = r42
	mov r1 = r54
	nop 0
	.mmb
	addl r56 = 21531, r0
	ld4 r55 = [r35]
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r42]
	mov r55 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r36
	nop 0
	.mmb
	mov r56 = r32
	ld4 r55 = [r35]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
	.align 32
.L23:
	.mmi
	add r33 = r33, r8
	mov r57 = r36
	nop 0
	.mmb
	mov r56 = r32
	ld4 r55 = [r35]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r54
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
.L44:
	.mib
	mov r56 = r33
	mov r55 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r49, r38
	(p6) br.cond.dptk .L24
	;;
	.mlx
	addl r57 = 16384, r0
	movl r42 = @gprel(bytes#)
	.mlx
	addl r56 = 1031, r0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	.mlx
	add r42 = r1, r42
	movl r36 = @gprel(.LC13)
	;;
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	add r36 = r1, r36
	.mmb
	ld4 r55 = [r37]
	addl r34 = 1, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	addl r40 = 4, r0
	mov r1 = r54
.L30:
	.mmi
	nop 0
	addl r57 = 4096, r0
	mov r56 = r42
	.mmb
	ld4 r55 = [r37]
	addl r33 = 3, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	cmp.ne p6, p7 = -1, r8
	adds r55 = 16, r12
	.mmb
	mov r57 = r0
	addl r56 = 1, r0
	(p7) br.cond.spnt .L45
	;;
	.mmi
	ld4 r14 = [r37]
	st4 [r44] = r40
	addl r32 = 4096, r0
	;;
	.mib
	st4 [r55] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r57 = [r43]
	nop 0
	mov r1 = r54
	.mmi
	mov r56 = r34
	nop 0
	mov r55 = r39
	;;
	.mib
	nop 0
	and r57 = 4, r57
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L29:
	.mmi
	nop 0
	mov r57 = r32
	addl r56 = 1031, r0
	.mmb
	ld4 r55 = [r37]
	adds r33 = -1, r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r54
	nop 0
	.mmb
	mov r56 = r38
	mov r55 = r36
	(p7) br.cond.dpnt .L46
	;;
	.mib
	shladd r32 = r32, 1, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L29
	.mmi
	nop 0
	addl r57 = 16384, r0
	addl r56 = 1031, r0
	.mmb
	ld4 r55 = [r37]
	adds r34 = 1, r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	addl r55 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 5, r34
	(p6) br.cond.dptk .L30
	;;
.L47:
	.mlx
	addl r57 = 1, r0
	movl r56 = @gprel(bytes#)
	.mmi
	ld4 r55 = [r35]
	st4 [r41] = r0
	addl r32 = 4, r0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC15)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r14 = [r37]
	adds r55 = 16, r12
	mov r1 = r54
	.mmi
	mov r57 = r0
	st4 [r44] = r32
	addl r56 = 1, r0
	;;
	.mib
	st4 [r55] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r54
	ld2 r56 = [r43]
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC16)
	.mmi
	nop 0
	and r56 = 4, r56
	nop 0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r57 = 4095, r0
	.mmi
	ld4 r55 = [r35]
	st4 [r41] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(bytes#)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC17)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r14 = [r37]
	adds r55 = 16, r12
	mov r1 = r54
	.mmi
	mov r57 = r0
	st4 [r44] = r32
	addl r56 = 1, r0
	;;
	.mib
	st4 [r55] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r54
	ld2 r56 = [r43]
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC16)
	.mmi
	nop 0
	and r56 = 4, r56
	nop 0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r57 = 4097, r0
	.mmi
	ld4 r55 = [r37]
	st4 [r41] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(bytes#)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r57 = 1, r0
	.mmi
	ld4 r55 = [r37]
	st4 [r41] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(bytes#)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC19)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r57 = 4096, r0
	.mmi
	ld4 r55 = [r37]
	st4 [r41] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(bytes#)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 1
	.mib
	ld4 r55 = [r41]
	mov r34 = r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r40 = r8
	.mmb
	ld4 r55 = [r35]
	addl r56 = 1032, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r33
	mov r59 = r8
	.mmi
	mov r58 = r40
	mov r56 = r39
	mov r55 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r33 = [r37]
	nop 0
	br .L20
.L46:
	.mib
	ld4 r55 = [r41]
	shladd r32 = r32, 1, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	.mmb
	mov r55 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L29
	.mmi
	nop 0
	addl r57 = 16384, r0
	addl r56 = 1031, r0
	.mmb
	ld4 r55 = [r37]
	adds r34 = 1, r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r54
	addl r55 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 5, r34
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L47
	;;
.L45:
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	sizes.0#, @object
	.size	sizes.0#, 120
sizes.0:
	data8	0
	data8	1
	data8	4095
	data8	4096
	data8	4097
	data8	8191
	data8	8192
	data8	8193
	data8	12288
	data8	65535
	data8	65536
	data8	65537
	data8	1048575
	data8	1048576
	data8	-1
	.bss
	.align 8
	.type	bytes#, @object
	.size	bytes#, 2097152
bytes:
	.skip	2097152
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
