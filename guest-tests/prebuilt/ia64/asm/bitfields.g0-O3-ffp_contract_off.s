// 20a3387d879e5890b994aa690f8fc8af
	.file	"bitfields.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %d %u %d\n"
	.align 8
.LC1:
	stringz	"%llx %lld %llx %x %d\n"
	.align 8
.LC2:
	stringz	"%llx %lld %llx %x %d %d\n"
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
	alloc r38 = ar.pfs, 0, 8, 7, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mii
	mov r39 = r1
	.body
	nop 0
	;;
	adds r14 = 40, r12
	.mmi
	adds r15 = 16, r12
	addl r18 = 25, r0
	addl r19 = 100, r0
	;;
	.mmi
	st8 [r15] = r0
	st4.rel [r14] = r0
	adds r15 = 24, r12
	;;
	.mmi
	st4 [r15] = r0
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r15
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	nop 0
	ld4.acq r16 = [r14]
	adds r20 = 16, r12
	.mii
	ld4.acq r15 = [r14]
	nop 0
	;;
	sxt4 r15 = r15
	.mmi
	and r16 = 7, r16
	;;
	shladd r15 = r15, 2, r0
	shladd r17 = r16, 1, r0
	;;
	.mmi
	add r15 = r20, r15
	nop 0
	add r16 = r17, r16
	;;
	.mmi
	ld4 r17 = [r15]
	;;
	nop 0
	dep r17 = r16, r17, 0, 3
	;;
	.mmi
	nop 0
	st4 [r15] = r17
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r14]
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mii
	and r16 = 31, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r15 = r20, r15
	nop 0
	;;
	pmpy2.r r16 = r18, r16
	.mmi
	ld4 r17 = [r15]
	;;
	nop 0
	dep r17 = r16, r17, 3, 5
	;;
	.mmi
	st4 [r15] = r17
	;;
	ld4.acq r16 = [r14]
	nop 0
	.mmi
	ld4.acq r15 = [r14]
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r19
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r15 = r20, r15
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mmi
	adds r16 = 2000, r16
	;;
	nop 0
	dep r17 = r16, r17, 8, 11
	;;
	.mmi
	nop 0
	st4 [r15] = r17
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r14]
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	adds r16 = -4096, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r20, r15
	nop 0
	;;
	.mmi
	ld4 r17 = [r15]
	;;
	nop 0
	dep r17 = r16, r17, 19, 13
	;;
	.mmi
	st4 [r15] = r17
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mmi
	adds r15 = 1, r15
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r15
	(p6) br.cond.dptk .L3
.L2:
	.mlx
	nop 0
	movl r33 = @gprel(.LC0)
	.mii
	mov r32 = r0
	nop 0
	;;
	add r33 = r1, r33
	;;
.L4:
	.mib
	nop 0
	sxt4 r14 = r32
	nop 0
	.mmi
	adds r15 = 16, r12
	adds r32 = 1, r32
	mov r40 = r33
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld4 r42 = [r14]
	nop 0
	;;
	extr r44 = r42, 19, 13
	.mmi
	and r41 = 7, r42
	;;
	nop 0
	extr.u r43 = r42, 8, 11
	;;
	.mib
	nop 0
	extr r42 = r42, 3, 5
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L4
	;;
	.mlx
	adds r17 = 16, r12
	movl r40 = @gprel(.LC0)
	.mlx
	addl r14 = 2047, r0
	movl r36 = 8589934591
	;;
	.mii
	ld8 r44 = [r17]
	add r40 = r1, r40
	;;
	extr.u r43 = r44, 40, 11
	;;
	.mii
	nop 0
	extr r42 = r44, 35, 5
	xor r43 = r14, r43
	;;
	.mib
	nop 0
	extr.u r41 = r44, 32, 3
	nop 0
	.mii
	adds r42 = 22, r42
	zxt2 r43 = r43
	;;
	extr r44 = r44, 51, 12
	.mii
	adds r41 = 1, r41
	nop 0
	;;
	extr r42 = r42, 0, 5
	.mmb
	shladd r44 = r44, 1, r0
	and r41 = 7, r41
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 32, r12
	movl r15 = 8570845848
	.mmi
	mov r1 = r39
	nop 0
	addl r45 = -1, r0
	;;
	.mmi
	nop 0
	st8.rel [r14] = r15
	addl r15 = 524287, r0
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	ld8.acq r32 = [r14]
	add r40 = r1, r40
	.mmi
	nop 0
	ld8.acq r42 = [r14]
	nop 0
	;;
	.mmi
	and r42 = r15, r42
	ld8.acq r33 = [r14]
	and r32 = r36, r32
	.mii
	ld8.acq r34 = [r14]
	addl r14 = 2047, r0
	;;
	sub r42 = r0, r42
	.mmi
	and r33 = r14, r33
	addl r14 = 511, r0
	mov r41 = r32
	;;
	.mii
	nop 0
	dep.z r42 = r42, 12, 20
	and r34 = r14, r34
	.mmb
	nop 0
	mov r43 = r33
	nop 0
	;;
	.mii
	nop 0
	extr r35 = r42, 12, 20
	mov r44 = r34
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r20 = 65536, r0
	dep.z r42 = r35, 13, 19
	.mmi
	addl r46 = 16, r0
	addl r45 = -1, r0
	mov r44 = r34
	;;
	.mmi
	add r41 = r32, r20
	mov r43 = r33
	extr r42 = r42, 12, 20
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	and r41 = r36, r41
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
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
