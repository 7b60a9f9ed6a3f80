// 23e6b002a6df7240da122e089ade81cc
	.file	"many-children.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc child#
child:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.fframe 2064
	adds r12 = -2064, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	mov r39 = r1
	mov r41 = r33
	mov r2 = r32
	;;
	.mii
	addl r14 = 1999, r0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mii
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	sub r16 = r16, r2
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r2
	nop 0
	;;
	.mib
	nop 0
	addl r2 = 12345, r2
	br.cloop.sptk.few .L2
	;;
	.mlx
	addp4 r36 = r32, r0
	movl r35 = @gprel(data#)
	.mmi
	xor r15 = r2, r32
	addl r18 = 511, r0
	adds r16 = 16, r12
	;;
	.mmb
	add r35 = r1, r35
	shladd r17 = r36, 2, r0
	nop 0
	.mii
	mov r14 = r32
	mov ar.lc = r18
	;;
	add r17 = r35, r17
	.mmi
	nop 0
	;;
	st4 [r17] = r15
	nop 0
	.align 32
.L3:
	.mib
	st4 [r16] = r14, 4
	adds r14 = 1, r14
	br.cloop.sptk.few .L3
	.mmi
	addl r43 = 1, r0
	nop 0
	adds r42 = 2072, r12
	.mmb
	shladd r36 = r36, 2, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r39
	add r35 = r35, r36
	;;
	.mib
	(p7) addl r41 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	dep.z r14 = r32, 2, 9
	.mmi
	adds r15 = 2064, r12
	mov r41 = r34
	addl r43 = 8, r0
	;;
	.mmi
	add r14 = r16, r14
	ld4 r16 = [r35]
	mov r42 = r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r32 = r14, r32
	nop 0
	;;
	.mib
	st8 [r15] = r32
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	cmp.ne p6, p7 = 8, r8
	mov r1 = r39
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pipe(go) == 0 && pipe(back) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"%d live\n"
	.align 8
.LC5:
	stringz	"%d answers are right, %d ended well\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	;;
	.mmi
	adds r34 = 32, r12
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
.L10:
	.mlx
	mov r32 = r0
	movl r42 = @gprel(.LC1)
	.mlx
	mov r33 = r0
	movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r14 = 1999, r0
	mov r1 = r39
	;;
	mov ar.lc = r14
	.align 32
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r39
	(p7) br.cond.spnt .L26
	;;
	.mii
	cmp4.lt p6, p7 = 0, r8
	adds r32 = 1, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L13
	;;
	.mlx
	mov r42 = r33
	movl r41 = @gprel(.LC4)
	.mmi
	adds r34 = 24, r12
	adds r36 = 20, r12
	addl r35 = 511, r0
	;;
	.mib
	add r41 = r1, r41
	mov r33 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 8, r0
	nop 0
	.mmb
	adds r42 = 16, r12
	ld4 r41 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 8, r8
	(p7) br.cond.dpnt .L27
.L16:
	.mmi
	adds r14 = 16, r12
	ld4 r18 = [r36]
	nop 0
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = -1, r32
	;;
	.mii
	addp4 r14 = r14, r0
	mov r2 = r17
	;;
	mov ar.lc = r14
	.align 32
.L15:
	.mii
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	sub r16 = r16, r2
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r2
	nop 0
	;;
	.mib
	nop 0
	addl r2 = 12345, r2
	br.cloop.sptk.few .L15
	;;
	.mmi
	and r14 = r35, r17
	xor r15 = r2, r17
	addl r43 = 8, r0
	.mmi
	adds r42 = 16, r12
	ld4 r41 = [r34]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r18, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 8, r8
	(p6) br.cond.dptk .L16
.L27:
	.mmi
	adds r34 = 40, r12
	nop 0
	mov r32 = r0
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r39
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L28
.L18:
	.mii
	ld4 r14 = [r34]
	mov r41 = r34
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r39
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	;;
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	mov r43 = r32
	nop 0
	mov r42 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	adds r41 = 24, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L10
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
	.mlx
	mov r32 = r0
	movl r43 = @gprel(.LC2)
	.mlx
	mov r33 = r0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1999, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L13
.L26:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r39
	.mmi
	ld4 r42 = [r34]
	nop 0
	mov r41 = r32
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = child#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 4
	.type	data#, @object
	.size	data#, 65536
data:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
