// dfb28c9061232013f62ba949ccd95070
	.file	"random.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d\n"
	.align 8
.LC1:
	stringz	"%ld %ld\n"
	.align 8
.LC2:
	stringz	"%.10f %ld %ld\n"
	.align 8
.LC3:
	stringz	"%d %u\n"
	.align 8
.LC4:
	stringz	"%ld\n"
	.align 8
.LC5:
	stringz	"%.10f %ld\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 160
	adds r12 = -160, r12
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	nop 0
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	addl r38 = 1, r0
	.mmb
	adds r33 = 152, r12
	adds r32 = 144, r12
	br.call.sptk.many b0 = srand#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = rand#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = rand#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	addl r38 = 42, r0
	mov r1 = r37
	br.call.sptk.many b0 = srandom#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = random#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = random#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	addl r38 = 7, r0
	mov r1 = r37
	br.call.sptk.many b0 = srand48#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = drand48#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = lrand48#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = mrand48#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r8
	mov r40 = r34
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	getf.d r39 = f2
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 5, r0
	mov r1 = r37
	mov r38 = r33
	;;
	.mmi
	nop 0
	st4 [r33] = r14
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rand_r#
	;;
	.mmi
	mov r1 = r37
	ld4 r40 = [r33]
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 128, r0
	adds r39 = 16, r12
	nop 0
	.mmb
	mov r1 = r37
	addl r38 = 9, r0
	br.call.sptk.many b0 = initstate#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = random#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 131073, r0
	addl r15 = 3, r0
	mov r1 = r37
	.mmi
	mov r38 = r32
	;;
	st4 [r32] = r14
	adds r14 = 148, r12
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = erand48#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = nrand48#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	getf.d r39 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r37
	nop 0
	.mmi
	adds r17 = 160, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
