// 1a48aaf68d53e09661edc0e30ca87be4
	.file	"many.c"
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
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"write"
	.align 8
.LC3:
	stringz	"read"
	.align 8
.LC4:
	stringz	"%u %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	;;
	adds r35 = 16, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r32 = r35
	mov ar.lc = 20
	;;
	.align 32
.L5:
	.mib
	mov r40 = r32
	adds r32 = 8, r32
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L32
	br.cloop.sptk.few .L5
	;;
	.mmi
	nop 0
	mov r32 = r0
	mov ar.lc = 19
	;;
	.align 32
.L12:
	.mib
	mov r34 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L33
	br.cloop.sptk.few .L12
	.mmi
	adds r15 = 16, r12
	addl r14 = 1, r0
	adds r35 = 8, r35
	;;
	.mmi
	ld4 r40 = [r15]
	nop 0
	adds r15 = 188, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 18
	.align 32
.L13:
	.mmi
	mov r32 = r35
	nop 0
	adds r35 = 8, r35
	;;
	.mib
	ld4 r40 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L13
	.mmi
	adds r14 = 180, r12
	adds r32 = 20, r12
	adds r33 = 176, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 29
	.align 32
.L14:
	.mmi
	addl r42 = 4, r0
	nop 0
	adds r41 = 188, r12
	.mmb
	ld4 r40 = [r32]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r38
	nop 0
	.mmb
	addl r42 = 4, r0
	adds r41 = 188, r12
	(p6) br.cond.spnt .L16
	;;
	.mib
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L34
	br.cloop.sptk.few .L14
	.mmi
	nop 0
	ld4 r40 = [r32]
	adds r32 = 184, r12
	.mmb
	addl r34 = 255, r0
	mov r33 = r0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	mov r40 = r32
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r38
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L35
	.align 32
.L19:
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r40 = r32
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	and r14 = r34, r14
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r38
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	;;
.L35:
	.mlx
	adds r14 = 188, r12
	movl r40 = @gprel(.LC4)
	.mmi
	mov r42 = r33
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld4 r41 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 1
	.mii
	nop 0
	mov ar.lc = 20
	nop 0
	.align 32
.L9:
	.mib
	cmp4.eq p6, p7 = r33, r34
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = r33, r32
	(p6) br.cond.dpnt .L8
.L7:
	.mii
	adds r14 = 4, r35
	nop 0
	;;
	nop 0
	.mmb
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L8:
	.mib
	adds r33 = 1, r33
	adds r35 = 8, r35
	br.cloop.sptk.few .L9
	;;
	.mii
	nop 0
	sxt4 r33 = r32
	sxt4 r14 = r34
	.mmb
	nop 0
	adds r32 = 184, r12
	nop 0
	;;
	.mmi
	shladd r35 = r14, 3, r0
	shladd r33 = r33, 3, r0
	adds r14 = 16, r12
	;;
	.mii
	add r33 = r14, r33
	add r35 = r14, r35
	;;
	adds r33 = 4, r33
	.align 32
.L10:
	.mmi
	addl r42 = 4, r0
	nop 0
	mov r41 = r32
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = 4, r8
	nop 0
	.mmb
	addl r42 = 4, r0
	mov r41 = r32
	(p7) br.cond.spnt .L36
	;;
	.mmi
	ld4 r15 = [r32]
	ld4 r40 = [r33]
	nop 0
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r34
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L10
	;;
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L36:
	.mib
	nop 0
	mov r40 = r34
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L34:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
