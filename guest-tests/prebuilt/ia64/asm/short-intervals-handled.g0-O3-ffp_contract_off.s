// e7c7267d6646785e90f7d44eb74faa57 guest-tests/time/short-intervals-handled.c
	.file	"short-intervals-handled.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(hits#), gp
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
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"timer_create"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 3, 12, 4, 0
	.fframe 272
	adds r12 = -272, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	mov r45 = r1
	nop 0
	sxt4 r32 = r32
	;;
	.mmi
	shladd r32 = r32, 3, r0
	addl r15 = 1, r0
	adds r17 = 248, r12
	.mmi
	adds r14 = 88, r12
	adds r38 = 16, r12
	adds r42 = 240, r12
	;;
	.mmi
	adds r16 = -8, r32
	st8 [r17] = r15
	adds r17 = 256, r12
	.mmi
	st8 [r14] = r0
	adds r14 = 96, r12
	adds r41 = 208, r12
	;;
	.mmi
	adds r40 = 176, r12
	st8 [r17] = r0
	shr.u r16 = r16, 3
	.mmi
	adds r17 = 264, r12
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mmi
	adds r39 = 144, r12
	st8 [r17] = r15
	mov ar.lc = r16
	.mmi
	adds r16 = 216, r12
	addl r17 = 20000, r0
	adds r37 = 80, r12
	;;
	.mmi
	st8 [r16] = r15
	adds r16 = 224, r12
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	st8 [r14] = r0
	adds r14 = 112, r12
	add r32 = r32, r38
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 232, r12
	.mmi
	st8 [r14] = r0
	adds r14 = 120, r12
	mov r35 = r38
	;;
	.mmi
	st8 [r16] = r17
	nop 0
	adds r16 = 184, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	st8 [r16] = r0
	nop 0
	adds r16 = 192, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	st8 [r16] = r0
	nop 0
	adds r16 = 200, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 152, r12
	.mmi
	st8 [r42] = r0
	;;
	st8 [r16] = r34
	adds r16 = 160, r12
	.mmi
	st8 [r41] = r0
	;;
	st8 [r16] = r0
	adds r16 = 168, r12
	.mmi
	st8 [r40] = r0
	;;
	st8 [r16] = r15
	addl r15 = 10, r0
	.mmi
	nop 0
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	addl r14 = @gprel(hits#), gp
	.mmi
	st8 [r37] = r0
	;;
	st4.rel [r14] = r0
	nop 0
	.align 32
.L5:
	.mmi
	mov r49 = r35
	mov r48 = r37
	mov r47 = r33
	.mmb
	mov r36 = r35
	adds r35 = 8, r35
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r45
	mov r50 = r0
	.mmb
	mov r49 = r39
	mov r48 = r0
	(p7) br.cond.spnt .L13
	;;
	.mib
	ld8 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L5
	.mmi
	mov r49 = r0
	mov r48 = r42
	mov r47 = r0
	.mmb
	adds r36 = 272, r12
	adds r39 = 280, r12
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r45
	mov r48 = r41
	.mmb
	addl r47 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r36
	.mmb
	addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	ld8 r16 = [r36]
	mov r1 = r45
	mov r48 = r36
	.mmi
	addl r47 = 1, r0
	ld8 r17 = [r39]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r35 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r35 = r14, r35
	movl r14 = 50000000
	;;
	.mii
	nop 0
	shl r35 = r35, 9
	;;
	add r35 = r35, r17
	;;
	.mib
	add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r16 = [r36]
	mov r1 = r45
	.mmi
	ld8 r17 = [r39]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r35
	(p7) br.cond.dpnt .L14
	.align 32
.L7:
	.mmi
	mov r48 = r36
	nop 0
	addl r47 = 1, r0
	.mmb
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r16 = [r36]
	mov r1 = r45
	.mmi
	ld8 r17 = [r39]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r35
	(p6) br.cond.dptk .L7
.L14:
	.mmi
	mov r49 = r0
	mov r48 = r40
	nop 0
	.mmb
	mov r47 = r0
	sub r32 = r32, r38
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r0
	mov r48 = r40
	.mmb
	addl r47 = 2, r0
	adds r32 = -8, r32
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	nop 0
	shr.u r32 = r32, 3
	nop 0
	.mii
	mov r1 = r45
	nop 0
	;;
	mov ar.lc = r32
	.align 32
.L8:
	.mib
	ld8 r47 = [r38], 8
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L8
	.mii
	mov r8 = r37
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC0)
	;;
	.mib
	add r47 = r1, r47
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	addl r47 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp work#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"work(1, CLOCK_MONOTONIC, 1) > 0 && hits > 100"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"work(8, CLOCK_REALTIME, 1000) > 0 && hits > 100"
	.align 8
.LC7:
	stringz	"work(8, CLOCK_PROCESS_CPUTIME_ID, 1) > 0 && hits > 8"
	.align 8
.LC8:
	stringz	"%d"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 3, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	;;
	.mmb
	addl r40 = 136, r0
	mov r39 = r0
	nop 0
	.mib
	adds r38 = 24, r12
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r39 = 16, r12
	.mii
	mov r40 = r0
	addl r38 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r38 = 27, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r38 = 10, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	addl r39 = 1, r0
	mov r1 = r36
	nop 0
	.mmb
	addl r40 = 1, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L16
	.mmi
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 100, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r36
	nop 0
	.mmb
	addl r40 = 1000, r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L17
	.mmi
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 100, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L17:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 2, r0
	mov r1 = r36
	nop 0
	.mmb
	addl r40 = 1, r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L18
	.mmi
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 8, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L18:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov ar.lc = 3
.L20:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L37
	br.cloop.sptk.few .L20
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC8)
	.mii
	addl r32 = 4, r0
	nop 0
	;;
	add r33 = r1, r33
	.align 32
.L24:
	.mib
	adds r38 = 160, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 160, r12
	mov r1 = r36
	nop 0
	.mmb
	cmp4.ge p6, p7 = 0, r8
	mov r38 = r33
	(p6) br.cond.dpnt .L21
	;;
	.mii
	ld4 r14 = [r15]
	adds r32 = -1, r32
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L24
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mmi
	adds r32 = -1, r32
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dptk .L24
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 2
	.mmi
	addl r38 = 3, r0
	nop 0
	addl r40 = 1, r0
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
