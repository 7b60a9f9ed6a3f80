// d5b8f56b65b0f7fa7e227e5598c32547
	.file	"bignum.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc times#
times:
	.prologue
	.mmi
	addp4 r33 = r33, r0
	ld4 r21 = [r32]
	adds r22 = 4, r32
	.mlx
	mov r18 = r0
	movl r14 = 19342813113834067
	;;
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r14
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	mov r19 = r22
	cmp4.lt p6, p7 = 0, r21
	sxt4 r23 = r21
	;;
	.mib
	shladd r14 = r23, 2, r0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	ld4 r16 = [r19], 4
	setf.sig f9 = r18
	nop 0
	;;
	.mmi
	setf.sig f8 = r16
	nop 0
	adds r20 = -4, r19
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f8, f6, f9
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r15 = r16, 9
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 11
	;;
	.mii
	nop 0
	shl r17 = r15, 5
	mov r18 = r15
	;;
	.mmi
	sub r17 = r17, r15
	;;
	nop 0
	shl r14 = r17, 6
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
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
	sub r14 = r16, r14
	;;
	.mib
	st4 [r20] = r14
	nop 0
	br.cloop.sptk.few .L4
	.mlx
	shladd r23 = r23, 2, r0
	movl r17 = 999999999
	.mmi
	adds r21 = 1, r21
	;;
	cmp.geu p6, p7 = r17, r16
	add r22 = r22, r23
	;;
	.mmi
	(p7) st4 [r32] = r21
	(p7) st4 [r22] = r18
	nop 0
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp times#
	.global __udivdi3#
	.global __divdi3#
	.global __umoddi3#
	.global __moddi3#
	.align 16
	.align 64
	.proc divide#
divide:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 2, 0
	ld4 r39 = [r32]
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r14 = -4, r32
	mov r42 = r1
	addp4 r33 = r33, r0
	;;
	.mmb
	mov r8 = r0
	adds r35 = -1, r39
	nop 0
	.mii
	cmp4.ge p6, p7 = 0, r39
	.save rp, r40
	mov r40 = b0
	.body
	sxt4 r37 = r39
	;;
	.mmi
	shladd r37 = r37, 2, r0
	nop 0
	addp4 r15 = r35, r0
	.mmb
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	add r14 = r14, r37
	shladd r15 = r15, 2, r0
	add r37 = r32, r37
	;;
	.mii
	sub r14 = r14, r15
	mov r36 = r37
	;;
	sub r14 = r37, r14
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L11:
	.mib
	nop 0
	shl r15 = r8, 5
	nop 0
	.mmi
	ld4 r34 = [r36], -4
	nop 0
	mov r45 = r33
	;;
	.mii
	sub r15 = r15, r8
	adds r38 = 4, r36
	;;
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
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
	add r34 = r34, r14
	;;
	.mib
	mov r44 = r34
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r33
	nop 0
	.mmb
	mov r44 = r34
	st4 [r38] = r8
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L11
	.mib
	adds r14 = -1, r35
	cmp4.ne p6, p7 = 1, r39
	(p7) br.cond.dpnt .L9
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L12:
	.mmi
	nop 0
	ld4 r14 = [r37], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mib
	st4 [r32] = r35
	adds r35 = -1, r35
	br.cloop.sptk.few .L12
.L9:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp divide#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u"
	.align 8
.LC1:
	stringz	"%09u"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	mov r15 = r32
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	ld4 r14 = [r15], 4
	add r38 = r1, r38
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	.mlx
	nop 0
	movl r33 = @gprel(.LC1)
	;;
	.mii
	adds r14 = -1, r14
	add r33 = r1, r33
	;;
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mib
	ld4 r39 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r17 = [r32]
	adds r14 = -8, r32
	mov r1 = r36
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	nop 0
	.mmb
	adds r15 = -2, r17
	cmp4.ge p6, p7 = 1, r17
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	addp4 r15 = r15, r0
	;;
	.mmi
	adds r17 = -4, r16
	add r14 = r14, r16
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r32 = r32, r17
	sub r14 = r14, r15
	;;
	sub r14 = r32, r14
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L25:
	.mib
	ld4 r39 = [r32], -4
	mov r38 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L25
.L24:
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"remainder at %u\n"
	.align 8
.LC3:
	stringz	"%u\n"
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
	.fframe 1216
	adds r12 = -1216, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	;;
	.mmb
	addl r40 = 1204, r0
	mov r39 = r0
	nop 0
	.mib
	adds r38 = 16, r12
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 148, r0
	addl r14 = 1, r0
	addl r32 = 2, r0
	.mmi
	mov r1 = r36
	;;
	nop 0
	mov ar.lc = r15
	.mmi
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	adds r15 = 20, r12
	.mmi
	nop 0
	;;
	st4 [r15] = r14
	nop 0
	.align 32
.L30:
	.mmi
	mov r39 = r32
	nop 0
	adds r38 = 16, r12
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L30
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	.mmi
	adds r38 = 16, r12
	nop 0
	addl r32 = 150, r0
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	addl r14 = 148, r0
	mov r1 = r36
	;;
	mov ar.lc = r14
	.align 32
.L32:
	.mib
	mov r39 = r32
	adds r38 = 16, r12
	br.call.sptk.many b0 = divide#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	adds r32 = -1, r32
	br.cloop.sptk.few .L32
.L43:
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	addl r15 = 499, r0
	mov r1 = r36
	;;
	mov ar.lc = r15
	.align 32
.L33:
	.mib
	addl r39 = 2, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = times#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L33
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 16, r12
	.mmb
	addl r39 = 97, r0
	nop 0
	br.call.sptk.many b0 = divide#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
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
	adds r12 = 1216, r12
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 1
	.mmi
	mov r39 = r32
	nop 0
	mov r38 = r33
	.mmb
	adds r32 = -1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L32
	.mib
	nop 0
	nop 0
	br .L43
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
