// 95bbfa183a3fa8309d25b52158293da9
	.file	"nqueens.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc place#
place:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 4, 0
	or r14 = r35, r34
	nop 0
	.mii
	cmp4.eq p6, p7 = r32, r33
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	or r14 = r33, r14
	nop 0
	mov r37 = r0
	;;
	.mib
	andcm r14 = -1, r14
	(p6) addl r37 = 1, r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	and r14 = r32, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	mov r36 = r14
	;;
	.mib
	nop 0
	(p6) mov r37 = r0
	(p6) br.cond.dpnt .L1
.L3:
	.mii
	sub r42 = r0, r36
	mov r41 = r32
	;;
	and r42 = r36, r42
	;;
	.mmi
	or r44 = r35, r42
	or r43 = r34, r42
	or r42 = r33, r42
	;;
	.mii
	nop 0
	extr.u r44 = r44, 1, 31
	shladd r43 = r43, 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = place#
	;;
	.mmi
	adds r14 = -1, r36
	mov r1 = r40
	add r37 = r37, r8
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L1:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp place#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 4, 0
	nop 0
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	nop 0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	addl r37 = 1, r0
	addl r45 = 10, r0
	mov r44 = r0
	.mmb
	mov r38 = r0
	addl r39 = 1, r0
	(p7) br.cond.dpnt .L20
	;;
	.align 32
.L13:
	.mii
	and r35 = 1, r37
	mov r36 = r0
	;;
	adds r35 = 8, r35
	;;
	.mii
	nop 0
	shl r35 = r39, r35
	nop 0
	;;
	.mii
	adds r35 = -1, r35
	nop 0
	;;
	mov r34 = r35
	;;
.L12:
	.mii
	sub r44 = r0, r34
	mov r43 = r35
	;;
	and r44 = r34, r44
	;;
	.mii
	nop 0
	extr.u r46 = r44, 1, 31
	shladd r45 = r44, 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = place#
	;;
	.mmi
	adds r14 = -1, r34
	mov r1 = r42
	add r36 = r36, r8
	;;
	.mmi
	nop 0
	and r14 = r34, r14
	nop 0
	;;
	.mib
	mov r34 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	.mmi
	adds r37 = -1, r37
	nop 0
	add r38 = r38, r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L13
.L11:
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mmi
	nop 0
	mov r44 = r38
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
.L20:
	.mmi
	adds r33 = 8, r33
	nop 0
	mov r36 = r0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r37 = r8
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r42
	;;
	.mib
	and r35 = 1, r37
	(p6) mov r38 = r0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	adds r35 = 8, r35
	nop 0
	;;
	.mii
	nop 0
	shl r35 = r39, r35
	;;
	adds r35 = -1, r35
	;;
	.mib
	nop 0
	mov r34 = r35
	br .L12
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
