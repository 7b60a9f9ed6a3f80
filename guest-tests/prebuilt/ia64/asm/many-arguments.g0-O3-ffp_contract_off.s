// df0be4d372d92249cb2509c72daead91
	.file	"many-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc bytes#
bytes:
	.prologue
	.body
	.mii
	nop 0
	zxt2 r35 = r35
	sxt1 r32 = r32
	;;
	.mii
	nop 0
	zxt1 r33 = r33
	sxt1 r36 = r36
	.mmb
	shladd r14 = r32, 1, r0
	shladd r16 = r35, 2, r0
	nop 0
	;;
	.mib
	nop 0
	sxt2 r34 = r34
	nop 0
	.mmi
	shladd r17 = r33, 2, r0
	add r14 = r14, r32
	add r16 = r16, r35
	;;
	.mmi
	add r33 = r17, r33
	shladd r15 = r36, 1, r0
	nop 0
	.mmi
	shladd r17 = r34, 3, r0
	shladd r16 = r16, 1, r0
	zxt1 r37 = r37
	;;
	.mmi
	add r15 = r15, r36
	add r14 = r14, r33
	nop 0
	.mmi
	sub r17 = r17, r34
	add r16 = r16, r35
	shladd r8 = r37, 4, r0
	;;
	.mmi
	add r14 = r14, r17
	shladd r15 = r15, 2, r0
	add r8 = r8, r37
	;;
	.mii
	add r15 = r15, r36
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	add r8 = r14, r8
	br.ret.sptk.many b0
	.endp bytes#
	.align 16
	.align 64
	.proc longs.constprop.0#
longs.constprop.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = 3241392026200
	.mmb
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp longs.constprop.0#
	.align 16
	.align 64
	.proc floats.constprop.0#
floats.constprop.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x42865555
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp floats.constprop.0#
	.align 16
	.align 64
	.proc many.constprop.0#
many.constprop.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x42240043dd4d2000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp many.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.3f\n"
	.align 8
.LC1:
	stringz	"%.4f\n"
	.align 8
.LC2:
	stringz	"%lld\n"
	.align 8
.LC3:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = many.constprop.0#
	;;
	.mmi
	getf.d r36 = f8
	nop 0
	mov r1 = r34
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = floats.constprop.0#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r34
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	;;
	.mib
	getf.d r36 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = longs.constprop.0#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 305422335
	.mmi
	mov r1 = r34
	;;
	st4.rel [r15] = r14
	nop 0
	;;
	.mmi
	ld4.acq r35 = [r15]
	ld4.acq r36 = [r15]
	nop 0
	;;
	.mmi
	ld4.acq r37 = [r15]
	ld4.acq r38 = [r15]
	nop 0
	;;
	.mmi
	ld4.acq r39 = [r15]
	ld4.acq r40 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r40 = r40, 16, 8
	nop 0
	;;
	.mib
	nop 0
	extr.u r39 = r39, 8, 8
	br.call.sptk.many b0 = bytes#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC3)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
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
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
