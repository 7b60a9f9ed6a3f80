// 3c0342f2e442c4b3a2d50ca2c346a137
	.file	"crc32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	"%08x\n"
	.sdata
	.align 8
.LC0:
	data8	table#+1024
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	mov r38 = r1
	.save ar.lc, r39
	mov r39 = ar.lc
	.mlx
	addl r22 = @gprel(.LC0), gp
	movl r35 = @gprel(table#)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r20 = 4294967296
	;;
	.mlx
	mov r19 = r35
	movl r21 = 8589934594
	.mlx
	nop 0
	movl r18 = 4294967297
	;;
	.mlx
	nop 0
	movl r17 = -1317158713555385568
	.align 32
.L2:
	.mmb
	nop 0
	mov r14 = r20
	nop 0
	.mmi
	padd4 r20 = r20, r21
	addl r34 = 8, r0
	mov ar.lc = 7
	;;
	.align 32
.L3:
	.mii
	and r15 = r18, r14
	pshr4.u r14 = r14, 1
	adds r34 = -1, r34
	;;
	.mmi
	pcmp4.eq r15 = r15, r0
	nop 0
	xor r16 = r17, r14
	;;
	.mmi
	and r14 = r14, r15
	nop 0
	andcm r15 = r16, r15
	;;
	.mib
	nop 0
	or r14 = r15, r14
	br.cloop.sptk.few .L3
	;;
	.mmi
	st8 [r19] = r14, 8
	ld8 r14 = [r22]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r19
	(p7) br.cond.sptk .L2
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
.L4:
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
	br.cloop.sptk.few .L4
	;;
	.mmi
	addl r19 = 1, r0
	addl r18 = 255, r0
	adds r33 = 8, r33
	.mmi
	addl r42 = 10, r0
	mov r41 = r0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
.L8:
	.mlx
	nop 0
	movl r17 = @gprel(data#)
	.mmi
	addl r14 = 99999, r0
	nop 0
	andcm r34 = -1, r34
	;;
	.mmi
	nop 0
	add r17 = r1, r17
	mov ar.lc = r14
	;;
	.align 32
.L7:
	.mii
	ld1 r14 = [r17], 1
	extr.u r15 = r34, 8, 24
	;;
	xor r14 = r34, r14
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
	add r14 = r35, r14
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
	mov r34 = r14
	br.cloop.sptk.few .L7
	;;
	.mmi
	adds r19 = -1, r19
	nop 0
	andcm r34 = -1, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L8
.L6:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmi
	nop 0
	mov r41 = r34
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	ld8 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r38
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmb
	mov r19 = r8
	addl r18 = 255, r0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br .L8
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
