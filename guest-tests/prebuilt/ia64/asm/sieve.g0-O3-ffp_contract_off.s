// 35a24df37365245cfe3c4fed95129904
	.file	"sieve.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC3:
	stringz	"%u\n"
	.sdata
	.align 8
.LC0:
	data8	composite#+8
	.align 8
.LC1:
	data8	composite#+2
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.mlx
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 2, 18, 3, 0
	movl r35 = @gprel(composite#)
	.mmi
	mov r50 = r1
	addl r40 = @gprel(.LC1), gp
	addl r47 = @gprel(.LC0), gp
	;;
	.mmi
	add r35 = r1, r35
	addl r39 = 1, r0
	.save ar.lc, r51
	mov r51 = ar.lc
	.mmi
	addl r54 = 10, r0
	mov r53 = r0
	mov r38 = r0
	;;
	.mmi
	addl r36 = 1, r0
	addl r34 = 199999, r0
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	adds r41 = 2, r35
	adds r42 = 3, r35
	adds r43 = 4, r35
	;;
	.mmi
	adds r44 = 5, r35
	adds r45 = 6, r35
	adds r46 = 7, r35
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r37 = 72340172838076673
	;;
	.mib
	nop 0
	adds r14 = 8, r33
	(p7) br.cond.dpnt .L20
.L10:
	.mmi
	addl r54 = 200000, r0
	nop 0
	mov r53 = r0
	.mmb
	mov r52 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r17 = [r40]
	mov r1 = r50
	addl r16 = 2, r0
	;;
	.mmi
	nop 0
	ld1 r14 = [r17], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L21
	.align 32
.L8:
	.mmi
	adds r16 = 1, r16
	;;
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r34, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	ld1 r15 = [r17], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L8
	.align 32
.L5:
	.mmi
	addp4 r15 = r14, r0
	nop 0
	add r14 = r14, r16
	;;
	.mmi
	add r15 = r35, r15
	nop 0
	cmp4.geu p6, p7 = r34, r14
	;;
	.mib
	st1 [r15] = r36
	nop 0
	(p7) br.cond.dpnt .L8
.L19:
	.mmi
	addp4 r15 = r14, r0
	nop 0
	add r14 = r14, r16
	;;
	.mmi
	add r15 = r35, r15
	nop 0
	cmp4.geu p6, p7 = r34, r14
	;;
	.mib
	st1 [r15] = r36
	nop 0
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L8
.L21:
	.mmi
	addl r14 = 4, r0
	;;
	addp4 r15 = r14, r0
	add r14 = r14, r16
	;;
	.mmi
	add r15 = r35, r15
	nop 0
	cmp4.geu p6, p7 = r34, r14
	;;
	.mib
	st1 [r15] = r36
	nop 0
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L8
.L6:
	.mmi
	ld1 r14 = [r42]
	nop 0
	addl r16 = 24998, r0
	.mmi
	mov r17 = r0
	ld1 r15 = [r41]
	nop 0
	;;
	.mmb
	ld1 r18 = [r43]
	cmp4.eq p6, p7 = 0, r15
	nop 0
	.mmi
	cmp4.eq p8, p9 = 0, r14
	ld1 r15 = [r44]
	mov ar.lc = r16
	;;
	.mmi
	(p8) addl r14 = 1, r0
	nop 0
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	(p9) mov r14 = r0
	cmp4.eq p6, p7 = 0, r18
	.mmi
	cmp4.eq p8, p9 = 0, r15
	ld1 r15 = [r46]
	nop 0
	;;
	.mmi
	(p6) addl r18 = 1, r0
	nop 0
	add r14 = r14, r16
	.mii
	ld1 r16 = [r45]
	(p8) addl r19 = 1, r0
	;;
	(p7) mov r18 = r0
	.mmi
	(p9) mov r19 = r0
	cmp4.eq p6, p7 = 0, r16
	cmp4.eq p8, p9 = 0, r15
	;;
	.mmi
	add r14 = r14, r18
	(p6) addl r16 = 1, r0
	(p8) addl r15 = 1, r0
	.mmi
	ld8 r18 = [r47]
	;;
	(p7) mov r16 = r0
	add r14 = r14, r19
	.mmi
	(p9) mov r15 = r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	add r38 = r14, r38
	.align 32
.L9:
	.mmi
	ld8 r14 = [r18], 8
	;;
	pcmp1.eq r14 = r14, r0
	nop 0
	;;
	.mii
	and r14 = r37, r14
	nop 0
	;;
	unpack1.l r16 = r0, r14
	.mii
	nop 0
	unpack1.h r14 = r0, r14
	;;
	unpack2.l r15 = r0, r16
	.mii
	nop 0
	unpack2.h r16 = r0, r16
	;;
	unpack2.l r19 = r0, r14
	.mii
	nop 0
	unpack2.h r14 = r0, r14
	;;
	padd4 r15 = r15, r16
	;;
	.mmi
	padd4 r15 = r15, r19
	;;
	padd4 r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	padd4 r17 = r17, r14
	br.cloop.sptk.few .L9
	;;
	.mii
	nop 0
	shr.u r14 = r17, 32
	adds r39 = -1, r39
	;;
	.mmi
	padd4 r14 = r14, r17
	nop 0
	cmp4.ne p6, p7 = 0, r39
	;;
	.mib
	nop 0
	add r38 = r38, r14
	(p6) br.cond.dptk .L10
	;;
.L3:
	.mlx
	nop 0
	movl r52 = @gprel(.LC3)
	.mmi
	nop 0
	mov r53 = r38
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r51
	br.ret.sptk.many b0
	;;
.L20:
	.mib
	ld8 r52 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r50
	mov r39 = r8
	.mmi
	addl r54 = 200000, r0
	mov r53 = r0
	mov r52 = r35
	;;
	.mbb
	(p6) mov r38 = r0
	(p6) br.cond.dpnt .L3
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r17 = [r40]
	mov r1 = r50
	addl r16 = 2, r0
	;;
	.mmi
	nop 0
	ld1 r14 = [r17], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L21
	.endp main#
	.bss
	.align 8
	.type	composite#, @object
	.size	composite#, 200000
composite:
	.skip	200000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
