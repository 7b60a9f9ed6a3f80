// 88a1d78440999f63c5334fc28e800b2c
	.file	"crc32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
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
	movl r34 = @gprel(table#)
	;;
	.mlx
	add r34 = r1, r34
	movl r18 = 4294967296
	.mlx
	nop 0
	movl r21 = 8589934594
	;;
	.mlx
	mov r19 = r34
	movl r16 = 4294967297
	.mlx
	nop 0
	movl r15 = -1317158713555385568
	;;
	.mii
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	mov ar.lc = 127
	.align 32
.L2:
	.mii
	mov r14 = r18
	padd4 r18 = r18, r21
	;;
	and r17 = r16, r14
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	or r14 = r17, r14
	;;
	and r17 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	pshr4.u r14 = r14, 1
	;;
	pcmp4.eq r17 = r17, r0
	;;
	.mmi
	xor r20 = r15, r14
	;;
	and r14 = r14, r17
	andcm r17 = r20, r17
	;;
	.mmi
	nop 0
	or r14 = r17, r14
	nop 0
	;;
	.mib
	st8 [r19] = r14, 8
	nop 0
	br.cloop.sptk.few .L2
	;;
	.mlx
	nop 0
	movl r19 = @gprel(data#)
	.mlx
	addl r14 = 12499, r0
	movl r18 = 4294967296
	;;
	.mlx
	add r19 = r1, r19
	movl r23 = 34359738376
	.mlx
	nop 0
	movl r22 = 8589934594
	;;
	.mlx
	nop 0
	movl r21 = 17179869188
	.mlx
	nop 0
	movl r20 = 25769803782
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mmi
	mov r14 = r18
	nop 0
	padd4 r18 = r18, r23
	;;
	.mmi
	padd4 r15 = r14, r20
	padd4 r17 = r14, r22
	padd4 r16 = r14, r21
	;;
	.mii
	nop 0
	mix2.r r14 = r17, r14
	mix2.r r16 = r15, r16
	;;
	.mii
	nop 0
	mux2 r15 = r14, 216
	mux2 r16 = r16, 216
	;;
	.mii
	nop 0
	pshl2 r14 = r15, 5
	pshl2 r17 = r16, 5
	;;
	.mmi
	psub2 r14 = r14, r15
	nop 0
	psub2 r15 = r17, r16
	;;
	.mii
	nop 0
	pshr2 r14 = r14, 3
	pshr2 r15 = r15, 3
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r19] = r14, 8
	nop 0
	br.cloop.sptk.few .L3
	;;
	.mmi
	mov r40 = r0
	adds r33 = 8, r33
	addl r41 = 10, r0
	.mmb
	cmp4.ge p6, p7 = 1, r32
	addl r19 = 1, r0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	addl r18 = 255, r0
	mov r40 = r0
	;;
.L7:
	.mlx
	nop 0
	movl r17 = @gprel(data#)
	.mmi
	addl r14 = 99999, r0
	nop 0
	andcm r40 = -1, r40
	;;
	.mmi
	nop 0
	add r17 = r1, r17
	mov ar.lc = r14
	;;
	.align 32
.L6:
	.mii
	ld1 r14 = [r17], 1
	extr.u r15 = r40, 8, 24
	;;
	xor r14 = r40, r14
	;;
	.mmi
	and r14 = r18, r14
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov r40 = r14
	br.cloop.sptk.few .L6
	;;
	.mmi
	adds r19 = -1, r19
	nop 0
	andcm r40 = -1, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L7
.L5:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
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
.L16:
	.mib
	ld8 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmi
	mov r19 = r8
	nop 0
	addl r18 = 255, r0
	;;
	.mib
	(p6) mov r40 = r0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	mov r40 = r0
	br .L7
	.endp main#
	.bss
	.align 8
	.type	table#, @object
	.size	table#, 1024
table:
	.skip	1024
	.align 8
	.type	data#, @object
	.size	data#, 100000
data:
	.skip	100000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
