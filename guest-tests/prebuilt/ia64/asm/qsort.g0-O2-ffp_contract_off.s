// 185e1f6d6f18ad8a6b942583a45e2474
	.file	"qsort.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue
	.body
	.mmi
	nop 0
	ld4 r15 = [r32]
	addl r8 = -1, r0
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.ltu p8, p9 = r14, r15
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L1
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) mov r8 = r0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp compare#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"%08x\n"
	.sdata
	.align 8
.LC0:
	data8	records#+4
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mlx
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 4, 0
	movl r38 = @gprel(records#)
	.mmi
	addl r37 = @ltoff(@fptr(compare#)), gp
	mov r42 = r1
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	addl r46 = 10, r0
	mov r45 = r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	addl r35 = 1, r0
	mov r34 = r0
	addl r36 = 1, r0
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	nop 0
	.mmb
	addl r39 = @gprel(.LC0), gp
	add r38 = r1, r38
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	ld8 r37 = [r37]
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r16 = @gprel(records#)
	.mmi
	addl r14 = 9999, r0
	nop 0
	mov r15 = r0
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	mov ar.lc = r14
	.align 32
.L10:
	.mii
	nop 0
	dep.z r14 = r35, 13, 19
	;;
	xor r14 = r35, r14
	;;
	.mii
	nop 0
	extr.u r17 = r14, 17, 15
	;;
	xor r14 = r17, r14
	;;
	.mii
	nop 0
	dep.z r17 = r14, 5, 27
	;;
	xor r14 = r17, r14
	;;
	.mmi
	nop 0
	mov r35 = r14
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r14 = r15, r14
	adds r15 = 1, r15
	;;
	.mib
	st8 [r16] = r14, 8
	nop 0
	br.cloop.sptk.few .L10
	.mmi
	mov r47 = r37
	addl r46 = 8, r0
	nop 0
	.mmb
	addl r45 = 10000, r0
	mov r44 = r38
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	nop 0
	addl r15 = 9999, r0
	mov r1 = r42
	.mii
	ld8 r14 = [r39]
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L11:
	.mii
	nop 0
	dep.z r16 = r34, 5, 27
	nop 0
	.mmi
	ld4 r15 = [r14], 8
	;;
	sub r34 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r15
	br.cloop.sptk.few .L11
	.mmi
	nop 0
	adds r36 = -1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L9
.L8:
	.mlx
	nop 0
	movl r44 = @gprel(.LC1)
	.mmi
	nop 0
	mov r45 = r34
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L21:
	.mmi
	nop 0
	adds r14 = 8, r33
	nop 0
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ge p6, p7 = 0, r8
	.mmb
	mov r36 = r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(records#)
	.mii
	addl r37 = @ltoff(@fptr(compare#)), gp
	addl r39 = @gprel(.LC0), gp
	;;
	add r38 = r1, r38
	.mmb
	nop 0
	ld8 r37 = [r37]
	br .L9
	.endp main#
	.bss
	.align 8
	.type	records#, @object
	.size	records#, 80000
records:
	.skip	80000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
