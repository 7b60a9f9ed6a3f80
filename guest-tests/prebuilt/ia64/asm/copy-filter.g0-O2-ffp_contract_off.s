// c31980b5bef1e4a6ec4818807f98a36c
	.file	"copy-filter.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"\n"
	.align 8
.LC1:
	stringz	"%2d "
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 3, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	addl r37 = @ltoffx(stdin#), r1
	movl r36 = @gprel(.LC0)
	;;
	.mlx
	ld8.mov r37 = [r37], stdin#
	movl r38 = @gprel(.LC1)
	.mmi
	addl r33 = @ltoffx(stdout#), r1
	add r36 = r1, r36
	mov r41 = r1
	;;
	.mmi
	add r38 = r1, r38
	adds r43 = 16, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	.mmi
	addl r44 = 100, r0
	ld8.mov r33 = [r33], stdout#
	mov r34 = r0
	;;
	.mib
	ld8 r45 = [r37]
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r44 = r36
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
	.align 32
.L5:
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	adds r15 = 16, r12
	mov r32 = r8
	mov r1 = r41
	.mii
	mov r44 = r34
	mov r43 = r38
	;;
	add r14 = r15, r8
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	nop 0
	mov r1 = r41
	.mmi
	adds r8 = -1, r32
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	(p6) addl r35 = @ltoffx(stdout#), r1
	add r32 = r14, r8
	mov ar.lc = r8
	;;
	.mbb
	(p6) ld8.mov r35 = [r35], stdout#
	(p6) br.cond.dpnt .L3
	nop 0
	;;
	.mmi
	mov r35 = r33
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	ld1 r43 = [r32], -1
	ld8 r44 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r43 = r43
	br.call.sptk.many b0 = putc#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L4
.L3:
	.mib
	ld8 r44 = [r35]
	addl r43 = 10, r0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	nop 0
	.mmb
	addl r44 = 100, r0
	ld8 r45 = [r37]
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r36
	.mmb
	adds r43 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
.L12:
	.mii
	mov r8 = r34
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
