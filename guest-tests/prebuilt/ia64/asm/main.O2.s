// e401bd2fbc6b11b71d2508b8b5176c9f
	.file	"main.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue
	.mmi
	adds r15 = -1, r32
	addl r16 = @gprel(sink#), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L3:
	.mmi
	ld8.acq r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -1, r15
	;;
	.mib
	st8.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L3
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"counted"
	.align 8
.LC1:
	stringz	"nothing"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	addl r15 = @ltoff(@fptr(work#)), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	movl r36 = @gprel(counters#)
	;;
	.mmi
	ld8 r15 = [r15]
	add r36 = r1, r36
	.save ar.lc, r35
	mov r35 = ar.lc
	.body
	;;
	.mmi
	adds r17 = 6, r15
	nop 0
	adds r14 = 4, r15
	;;
	.mmi
	ld2 r16 = [r15], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	shl r14 = r14, 32
	.mmi
	nop 0
	ld2 r37 = [r17]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	shl r37 = r37, 48
	;;
	.mmi
	or r15 = r16, r15
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	or r37 = r14, r37
	nop 0
	br.call.sptk.many b0 = start_profile#
	;;
	.mlx
	mov r1 = r34
	movl r36 = 3000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r1 = r34
	addl r16 = 2047, r0
	mov r14 = r0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(counters#)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	mov ar.lc = r16
	;;
	.align 32
.L11:
	.mmi
	nop 0
	ld2 r16 = [r15], 2
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	br.cloop.sptk.few .L11
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r36 = r1, r36
	nop 0
	;;
	.mib
	(p6) add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r35
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.bss
	.align 2
	.type	counters#, @object
	.size	counters#, 4096
counters:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
