// 8c602d27dd6066390d0b4352980131d6
	.file	"copy-on-write.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"child %d, parent %d %d %d %d\n"
	.align 8
.LC1:
	stringz	"%08x %08x %08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 6, 0
	.fframe 5008
	adds r12 = -5008, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	addl r47 = 1048576, r0
	adds r39 = 16, r12
	mov r35 = r0
	.mmb
	mov r37 = r0
	adds r38 = 5016, r12
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r52 = r0
	addl r51 = -1, r0
	addl r50 = 33, r0
	.mmi
	mov r33 = r8
	mov r1 = r45
	addl r49 = 3, r0
	;;
	.mmi
	addl r48 = 1048576, r0
	mov r47 = r0
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmb
	addl r41 = 255, r0
	mov r36 = r33
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 1048576, r0
	.mmi
	addl r48 = 1, r0
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(data#)
	;;
	.mmi
	nop 0
	add r47 = r1, r47
	nop 0
	;;
	.mib
	mov r42 = r47
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 1048576, r0
	addl r48 = 2, r0
	.mmb
	mov r47 = r33
	mov r34 = r42
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 1048576, r0
	.mmi
	addl r48 = 3, r0
	nop 0
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 5000, r0
	nop 0
	.mmb
	addl r48 = 4, r0
	mov r47 = r39
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 3
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r47 = r8
	.mmb
	mov r49 = r0
	mov r48 = r38
	(p7) br.cond.spnt .L16
	;;
	.mib
	adds r37 = 1, r37
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	add r14 = r32, r35
	ld4 r48 = [r38]
	mov r1 = r45
	.mmi
	mov r47 = r40
	ld1 r50 = [r36]
	adds r35 = 1000, r35
	;;
	.mii
	ld1 r49 = [r34]
	extr r48 = r48, 8, 24
	sxt1 r50 = r50
	.mmb
	adds r36 = 1000, r36
	ld1 r52 = [r39], 1
	nop 0
	;;
	.mii
	ld1 r51 = [r14]
	sxt1 r49 = r49
	sxt1 r52 = r52
	.mmb
	nop 0
	and r48 = r41, r48
	nop 0
	;;
	.mib
	nop 0
	sxt1 r51 = r51
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld1 r14 = [r34]
	mov r1 = r45
	;;
	adds r14 = 10, r14
	;;
	.mib
	st1 [r34] = r14
	adds r34 = 1000, r34
	br.cloop.sptk.few .L4
	.mlx
	nop 0
	movl r15 = @gprel(data#)
	.mlx
	addl r14 = 1048575, r0
	movl r48 = -2128831035
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	mov ar.lc = r14
	;;
	.align 32
.L5:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r48 = r48, r14
	;;
	.mii
	nop 0
	dep.z r14 = r48, 16, 16
	;;
	add r14 = r14, r48
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r48 = r14, r48
	br.cloop.sptk.few .L5
	.mlx
	addl r16 = 1048575, r0
	movl r49 = -2128831035
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
	.align 32
.L6:
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	xor r49 = r49, r14
	;;
	.mii
	nop 0
	dep.z r14 = r49, 16, 16
	;;
	add r14 = r14, r49
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r49
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r49
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r49
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r49 = r14, r49
	br.cloop.sptk.few .L6
	.mlx
	addl r14 = 1048575, r0
	movl r50 = -2128831035
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L7:
	.mii
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	xor r50 = r50, r14
	;;
	.mii
	nop 0
	dep.z r14 = r50, 16, 16
	;;
	add r14 = r14, r50
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r50 = r14, r50
	br.cloop.sptk.few .L7
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 5008, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.mib
	nop 0
	sxt4 r16 = r35
	nop 0
	.mmi
	addl r15 = 1052671, r0
	addl r19 = 1052671, r0
	mov r14 = r35
	;;
	.mmi
	adds r18 = 4096, r16
	nop 0
	add r17 = r42, r16
	;;
	.mmi
	sub r15 = r15, r18
	nop 0
	cmp4.gt p6, p7 = r18, r19
	;;
	.mii
	nop 0
	extr.u r15 = r15, 12, 20
	;;
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
.L3:
	.mmi
	add r18 = r33, r16
	ld1 r20 = [r17]
	add r15 = r32, r16
	.mmi
	adds r16 = 4096, r16
	;;
	ld1 r19 = [r18]
	adds r20 = 1, r20
	;;
	.mmi
	adds r19 = 1, r19
	st1 [r17] = r20
	adds r17 = 4096, r17
	;;
	.mmi
	st1 [r18] = r19
	;;
	ld1 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mib
	st1 [r15] = r18
	nop 0
	br.cloop.sptk.few .L3
	.mmi
	adds r16 = 16, r12
	nop 0
	sxt4 r15 = r37
	.mmi
	ld1 r17 = [r36]
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	add r15 = r16, r15
	sxt1 r17 = r17
	add r42 = r42, r14
	;;
	.mmi
	nop 0
	ld1 r16 = [r15]
	shladd r47 = r17, 2, r0
	.mmi
	ld1 r14 = [r42]
	;;
	adds r16 = 1, r16
	add r47 = r47, r17
	.mii
	nop 0
	sxt1 r17 = r14
	;;
	sxt1 r16 = r16
	.mmi
	shladd r47 = r47, 1, r0
	;;
	shladd r14 = r16, 2, r0
	nop 0
	.mii
	st1 [r15] = r16
	add r47 = r47, r17
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r47 = r47, r14
	nop 0
	;;
	.mib
	nop 0
	zxt1 r47 = r47
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	data#, @object
	.size	data#, 1048576
data:
	.skip	1048576
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
