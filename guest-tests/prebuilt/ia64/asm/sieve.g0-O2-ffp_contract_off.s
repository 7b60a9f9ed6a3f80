// c3ff89e84c9eed9812830f3be29a9590
	.file	"sieve.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"%u\n"
	.sdata
	.align 8
.LC0:
	data8	composite#+2
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
	alloc r41 = ar.pfs, 2, 10, 3, 0
	movl r36 = @gprel(composite#)
	.mmi
	mov r42 = r1
	addl r39 = @gprel(.LC0), gp
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	addl r38 = 1, r0
	addl r46 = 10, r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	mov r45 = r0
	mov r34 = r0
	addl r37 = 1, r0
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	addl r35 = 199999, r0
	.mmb
	nop 0
	add r36 = r1, r36
	(p7) br.cond.dpnt .L21
	;;
.L10:
	.mmi
	addl r46 = 200000, r0
	nop 0
	mov r45 = r0
	.mmb
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r15 = [r39]
	mov r1 = r42
	addl r18 = 2, r0
	;;
	.mmi
	adds r14 = 1, r15
	;;
	ld1 r16 = [r15]
	mov r19 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L22
	.align 32
.L8:
	.mmi
	adds r18 = 1, r18
	;;
	setf.sig f6 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	nop 0
	getf.sig r16 = f6
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r35, r16
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	ld1 r17 = [r19], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L8
	.align 32
.L5:
	.mmi
	addp4 r17 = r16, r0
	nop 0
	add r16 = r16, r18
	;;
	.mmi
	add r17 = r36, r17
	nop 0
	cmp4.geu p6, p7 = r35, r16
	;;
	.mib
	st1 [r17] = r37
	nop 0
	(p7) br.cond.dpnt .L8
.L20:
	.mmi
	addp4 r17 = r16, r0
	nop 0
	add r16 = r16, r18
	;;
	.mmi
	add r17 = r36, r17
	nop 0
	cmp4.geu p6, p7 = r35, r16
	;;
	.mib
	st1 [r17] = r37
	nop 0
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L8
.L22:
	.mmi
	addl r16 = 4, r0
	;;
	addp4 r17 = r16, r0
	add r16 = r16, r18
	;;
	.mmi
	add r17 = r36, r17
	nop 0
	cmp4.geu p6, p7 = r35, r16
	;;
	.mib
	st1 [r17] = r37
	nop 0
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L8
.L6:
	.mii
	addl r16 = 199997, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L9:
	.mmi
	ld1 r16 = [r15]
	mov r15 = r14
	adds r14 = 1, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r16
	br.cloop.sptk.few .L9
	.mmi
	nop 0
	adds r38 = -1, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L10
.L3:
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
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r42
	mov r38 = r8
	.mmi
	addl r46 = 200000, r0
	mov r45 = r0
	mov r44 = r36
	;;
	.mbb
	(p6) mov r34 = r0
	(p6) br.cond.dpnt .L3
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r15 = [r39]
	mov r1 = r42
	addl r18 = 2, r0
	;;
	.mmi
	adds r14 = 1, r15
	;;
	ld1 r16 = [r15]
	mov r19 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L22
	.endp main#
	.bss
	.align 8
	.type	composite#, @object
	.size	composite#, 200000
composite:
	.skip	200000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
