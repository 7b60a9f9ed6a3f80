// 17f54bf14512d1304808c2eb13921ccf
	.file	"list.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r19 = @gprel(nodes#)
	;;
	.mlx
	mov r14 = r0
	movl r15 = 3777893186295716171
	.mmi
	add r19 = r1, r19
	mov r17 = r0
	mov r34 = r0
	;;
	.mmb
	setf.sig f6 = r15
	adds r20 = 8, r19
	nop 0
	.mii
	addl r15 = 19999, r0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	mov ar.lc = r15
	.align 32
.L2:
	.mii
	adds r16 = 7919, r14
	addp4 r14 = r14, r0
	;;
	addp4 r16 = r16, r0
	.mmi
	shladd r14 = r14, 4, r0
	;;
	setf.sig f7 = r16
	add r18 = r19, r14
	.mmi
	add r14 = r20, r14
	;;
	st4 [r14] = r17
	nop 0
	.mmi
	st8 [r18] = r34
	adds r17 = 1, r17
	mov r34 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 12
	;;
	.mii
	nop 0
	shl r14 = r15, 5
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
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
	.mii
	nop 0
	shl r14 = r14, 5
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r16, r14
	br.cloop.sptk.few .L2
	.mmi
	mov r40 = r0
	adds r33 = 8, r33
	addl r41 = 10, r0
	.mmb
	cmp4.ge p6, p7 = 1, r32
	addl r17 = 1, r0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	mov r40 = r0
	nop 0
	nop 0
	.align 32
.L5:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	(p6) mov r14 = r34
	nop 0
	nop 0
	;;
	.align 32
.L6:
	.mmi
	nop 0
	adds r15 = 8, r14
	shladd r16 = r40, 1, r0
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r40 = r16, r40
	ld4 r15 = [r15]
	cmp.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	add r40 = r40, r15
	(p6) br.cond.dptk .L6
	.mmi
	ld8 r15 = [r34]
	st8 [r34] = r14
	mov r14 = r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L8
	.align 32
.L11:
	.mmi
	nop 0
	mov r34 = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r34]
	st8 [r34] = r14
	mov r14 = r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L11
.L8:
	.mmi
	nop 0
	adds r17 = -1, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L5
.L4:
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	;;
.L20:
	.mib
	ld8 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r37
	mov r17 = r8
	;;
	.mib
	(p6) mov r40 = r0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	mov r40 = r0
	br .L5
	.endp main#
	.bss
	.align 8
	.type	nodes#, @object
	.size	nodes#, 320000
nodes:
	.skip	320000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
