// 67c369cb074a3b06accea9e9f309204e
	.file	"gotos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc interpret#
interpret:
	.prologue
	.mmi
	nop 0
	.fframe 112
	adds r12 = -112, r12
	.body
	mov r14 = r32
	.mlx
	nop 0
	movl r16 = @gprel(labels.1#)
	;;
	.mmi
	ld1 r17 = [r14], 1
	add r16 = r1, r16
	mov r15 = r12
	;;
	.mmi
	shladd r17 = r17, 3, r0
	;;
	add r17 = r16, r17
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L13:
	.mmi
	adds r14 = -8, r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	ld4 r16 = [r14]
	ld4 r8 = [r15]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 5, 27
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mib
	add r8 = r14, r8
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 1
	.mmi
	ld1 r17 = [r14], 1
	adds r18 = -4, r15
	adds r19 = -8, r15
	;;
	.mmi
	shladd r17 = r17, 3, r0
	ld4 r20 = [r18]
	nop 0
	.mmi
	ld4 r21 = [r19]
	;;
	add r17 = r16, r17
	nop 0
	.mmi
	st4 [r18] = r21
	st4 [r19] = r20
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L11:
	.mii
	ld1 r17 = [r14], 1
	adds r19 = -4, r15
	;;
	shladd r17 = r17, 3, r0
	.mmi
	ld4 r18 = [r19]
	;;
	add r17 = r16, r17
	adds r18 = -1, r18
	;;
	.mmi
	ld8 r17 = [r17]
	st4 [r19] = r18
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L8:
	.mmi
	adds r17 = -4, r15
	;;
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L9
	.mmi
	ld1 r14 = [r14]
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	ld1 r17 = [r14], 1
	;;
	shladd r17 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r16, r17
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L7:
	.mii
	ld1 r17 = [r14], 1
	adds r18 = -4, r15
	;;
	shladd r17 = r17, 3, r0
	.mii
	ld4 r18 = [r18]
	nop 0
	;;
	add r17 = r16, r17
	.mmi
	st4 [r15] = r18, 4
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L4:
	.mmi
	adds r15 = -4, r15
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mmi
	nop 0
	adds r19 = -4, r15
	shladd r17 = r17, 3, r0
	.mmi
	ld4 r20 = [r15]
	;;
	ld4 r18 = [r19]
	add r17 = r16, r17
	;;
	.mmi
	add r18 = r18, r20
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	st4 [r19] = r18
	mov b6 = r17
	br b6
.L3:
	.mmi
	adds r17 = 1, r14
	ld1 r18 = [r14]
	adds r14 = 2, r14
	;;
	.mmi
	ld1 r17 = [r17]
	st4 [r15] = r18, 4
	nop 0
	;;
	.mii
	shladd r17 = r17, 3, r0
	nop 0
	;;
	add r17 = r16, r17
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
.L6:
	.mmi
	adds r15 = -4, r15
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mmi
	adds r19 = -4, r15
	nop 0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	ld4 r20 = [r19]
	nop 0
	add r17 = r16, r17
	;;
	.mmi
	setf.sig f6 = r20
	ld4 r20 = [r15]
	nop 0
	.mmi
	ld8 r17 = [r17]
	;;
	setf.sig f7 = r20
	mov b6 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r18 = f6
	nop 0
	;;
	.mib
	st4 [r19] = r18
	nop 0
	br b6
.L9:
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mmi
	shladd r17 = r17, 3, r0
	;;
	add r17 = r16, r17
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
	.endp interpret#
	.align 16
	.align 64
	.proc scaled.0#
scaled.0:
	.prologue
	.body
	.mmi
	ld4.acq r8 = [r15]
	setf.sig f7 = r32
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r8 = f6
	nop 0
	;;
	.mib
	nop 0
	adds r8 = 1, r8
	br.ret.sptk.many b0
	.endp scaled.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
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
	alloc r37 = ar.pfs, 0, 8, 2, 0
	.fframe 48
	adds r12 = -48, r12
	addl r15 = @ltoffx(__ia64_trampoline#), r1
	.mlx
	mov r38 = r1
	movl r40 = @gprel(code.2#)
	;;
	.mmi
	adds r34 = 24, r12
	ld8.mov r15 = [r15], __ia64_trampoline#
	adds r16 = 64, r12
	.mlx
	add r40 = r1, r40
	movl r35 = @gprel(.LC0)
	;;
	.mii
	mov r14 = r34
	.save rp, r36
	mov r36 = b0
	add r35 = r1, r35
	;;
	.mmi
	st8 [r14] = r15, 8
	adds r15 = 56, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r14] = r15, 8
	nop 0
	addl r15 = @ltoff(@fptr(scaled.0#)), gp
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15, 8
	adds r15 = 16, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = interpret#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r16 = 16, r12
	mov r1 = r38
	;;
	.mmi
	st4.rel [r16] = r14
	;;
	ld4.acq r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dpnt .L29
	.align 32
.L31:
	.mmi
	mov r33 = r0
	mov r32 = r0
	mov ar.lc = 9
	;;
	.align 32
.L30:
	.mmi
	ld8 r14 = [r34], 8
	mov r40 = r32
	adds r32 = 1, r32
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r38
	add r33 = r33, r8
	br.cloop.sptk.few .L30
	;;
	.mib
	mov r41 = r33
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L31
.L29:
	.mii
	mov r8 = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 8
	.type	labels.1#, @object
	.size	labels.1#, 64
labels.1:
	data8	.L3
	data8	.L4
	data8	.L6
	data8	.L7
	data8	.L8
	data8	.L11
	data8	.L12
	data8	.L13
	.align 8
	.type	code.2#, @object
	.size	code.2#, 13
code.2:
	stringz	""
	stringz	"\001"
	stringz	"d\006"
	string	"\003\001\006\005\004\004\007"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"x",@progbits
