// 1450eb269124de762b9a1615b3fd2335
	.file	"syscalls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"write"
	.align 8
.LC3:
	stringz	"read"
	.align 8
.LC4:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	nop 0
	mov r41 = r1
	nop 0
	;;
	.mib
	adds r43 = 16, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r32
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	(p6) addl r36 = 500, r0
	nop 0
	nop 0
	;;
.L5:
	.mmi
	adds r14 = -1, r36
	nop 0
	mov r34 = r0
	.mmi
	adds r35 = 24, r12
	nop 0
	adds r38 = 20, r12
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L9:
	.mmi
	shladd r14 = r36, 3, r0
	addl r45 = 1, r0
	mov r44 = r35
	.mmi
	ld4 r43 = [r38]
	;;
	sub r14 = r14, r36
	adds r36 = -1, r36
	;;
	.mib
	st1 [r35] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	adds r14 = 16, r12
	mov r1 = r41
	.mmb
	addl r45 = 1, r0
	mov r44 = r35
	(p7) br.cond.spnt .L16
	;;
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	.mmb
	st1 [r35] = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r8
	dep.z r14 = r34, 5, 27
	.mmb
	mov r1 = r41
	addl r43 = 1042, r0
	(p7) br.cond.spnt .L17
	;;
	.mmi
	nop 0
	sub r34 = r14, r34
	nop 0
	.mmb
	ld1 r37 = [r35]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	cmp.lt p6, p7 = 0, r8
	mov r1 = r41
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mib
	nop 0
	add r34 = r14, r34
	br.cloop.sptk.few .L9
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mmi
	nop 0
	mov r44 = r34
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mmi
	adds r33 = 8, r33
	addl r45 = 10, r0
	mov r44 = r0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r36 = r8, 5, 27
	mov r1 = r41
	;;
	.mii
	sub r36 = r36, r8
	nop 0
	;;
	shladd r36 = r36, 2, r0
	;;
	.mmi
	add r36 = r36, r8
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r36
	(p7) br.cond.dptk .L5
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mib
	add r43 = r1, r43
	mov r44 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
.L17:
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
