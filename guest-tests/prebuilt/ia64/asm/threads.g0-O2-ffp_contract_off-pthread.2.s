// 3d1379e71629ea6b6add5ec1706c2553
	.file	"threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue
	.mii
	adds r16 = -1, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	and r14 = 1, r32
	.mmb
	mov r15 = r0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	mov ar.lc = r16
	nop 0
	.mlx
	shladd r14 = r14, 3, r0
	movl r16 = @gprel(sinks#)
	;;
	.mii
	add r16 = r1, r16
	nop 0
	;;
	add r16 = r16, r14
	;;
	.align 32
.L3:
	.mmi
	ld8.acq r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = 1, r15
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
	.align 16
	.align 64
	.proc thread#
thread:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp thread#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"counted"
	.align 8
.LC1:
	stringz	"not counted"
	.align 8
.LC2:
	stringz	"and nowhere else"
	.align 8
.LC3:
	stringz	"but elsewhere, too"
	.align 8
.LC5:
	stringz	"%s, %s\n"
	.sdata
	.align 8
.LC4:
	data8	counts#+128
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	addl r15 = @ltoff(@fptr(work#)), gp
	.mlx
	mov r36 = r1
	movl r32 = @gprel(counts#)
	;;
	.mmi
	ld8 r15 = [r15]
	add r32 = r1, r32
	.save rp, r34
	mov r34 = b0
	.mmi
	addl r41 = 32768, r0
	addl r39 = 8192, r0
	adds r33 = 24, r12
	;;
	.mmb
	adds r17 = 6, r15
	adds r14 = 4, r15
	nop 0
	.mmi
	mov r38 = r32
	nop 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
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
	ld2 r40 = [r17]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	shl r40 = r40, 48
	;;
	.mmi
	or r15 = r16, r15
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	or r40 = r14, r40
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	.mlx
	adds r38 = 16, r12
	movl r41 = 6000000
	;;
	.mmi
	nop 0
	addl r40 = @ltoff(@fptr(thread#)), gp
	nop 0
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mlx
	mov r1 = r36
	movl r41 = 6000001
	.mii
	mov r39 = r0
	mov r38 = r33
	;;
	addl r40 = @ltoff(@fptr(thread#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r39 = r0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	.mmb
	ld8 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r36
	mov r17 = r0
	mov ar.lc = 63
	.align 32
.L13:
	.mmi
	nop 0
	ld2 r14 = [r32], 2
	nop 0
	;;
	.mib
	nop 0
	add r17 = r17, r14
	br.cloop.sptk.few .L13
	.mii
	addl r15 = 4031, r0
	mov r14 = r0
	;;
	mov ar.lc = r15
	.mmi
	addl r15 = @gprel(.LC4), gp
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.align 32
.L14:
	.mmi
	nop 0
	ld2 r16 = [r15], 2
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	br.cloop.sptk.few .L14
	;;
	.mmi
	nop 0
	cmp.geu p8, p9 = 20, r17
	cmp.ltu p6, p7 = 2, r14
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p9) movl r39 = @gprel(.LC0)
	.mlx
	add r38 = r1, r38
	(p7) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p8) movl r39 = @gprel(.LC1)
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	.mmi
	nop 0
	(p9) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p8) add r39 = r1, r39
	(p6) add r40 = r1, r40
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
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 2
	.type	counts#, @object
	.size	counts#, 8192
counts:
	.skip	8192
	.align 8
	.type	sinks#, @object
	.size	sinks#, 16
sinks:
	.skip	16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
