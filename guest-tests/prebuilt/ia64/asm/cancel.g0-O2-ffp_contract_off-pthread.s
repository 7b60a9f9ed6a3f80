// dc6c088f0e900db363c607c611715d9e
	.file	"cancel.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc clean#
clean:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(cleaned#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp clean#
	.align 16
	.align 64
	.proc stubborn#
stubborn:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	addl r32 = @gprel(cleaned#), gp
	nop 0
	;;
	.mib
	mov r37 = r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = pthread_setcancelstate#
	;;
	.mmi
	mov r1 = r35
	addl r15 = 1, r0
	addl r36 = 20000, r0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(ready#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	.mii
	mov r37 = r0
	mov r36 = r0
	;;
	adds r14 = 1000, r14
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = pthread_setcancelstate#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = pthread_testcancel#
	;;
	.mmb
	ld4 r14 = [r32]
	mov r8 = r0
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	adds r14 = 5000, r14
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp stubborn#
	.align 16
	.align 64
	.proc computing#
computing:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 2, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 640
	adds r12 = -640, r12
	nop 0
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	mov r35 = r0
	.mmb
	addl r34 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_setcanceltype#
	;;
	.mmi
	adds r1 = 648, r12
	mov r35 = r0
	adds r34 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __sigsetjmp
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r1 = 648, r12
	adds r34 = 16, r12
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.dpnt .L11
	br.call.sptk.many b0 = __pthread_register_cancel#
	;;
	.mmi
	adds r1 = 648, r12
	adds r15 = 624, r12
	addl r16 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(ready#), gp
	nop 0
	;;
	.mmi
	st4.rel [r14] = r16
	st4.rel [r15] = r0
	nop 0
.L8:
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
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br .L8
.L11:
	.mib
	addl r34 = 100, r0
	nop 0
	br.call.sptk.many b0 = clean#
	;;
	.mmi
	adds r1 = 648, r12
	nop 0
	adds r34 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __pthread_unwind_next#
	;;
	break.f 0
	;;
	.endp computing#
	.align 16
	.align 64
	.proc blocked#
blocked:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 1248
	adds r12 = -1248, r12
	nop 0
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	mov r35 = r0
	.mmb
	adds r34 = 624, r12
	nop 0
	br.call.sptk.many b0 = __sigsetjmp
	;;
	.mmi
	adds r1 = 1256, r12
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mii
	ld8 r1 = [r1]
	(p7) adds r34 = 624, r12
	;;
	(p7) addl r15 = @gprel(cleaned#), gp
	;;
	.mmi
	(p7) ld4 r14 = [r15]
	;;
	(p7) adds r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dpnt.many b0 = __pthread_unwind_next#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r34 = 624, r12
	nop 0
	br.call.sptk.many b0 = __pthread_register_cancel#
	;;
	.mmi
	adds r1 = 1256, r12
	mov r35 = r0
	adds r34 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __sigsetjmp
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r1 = 1256, r12
	adds r34 = 16, r12
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.dpnt .L18
	br.call.sptk.many b0 = __pthread_register_cancel#
	;;
	.mmi
	adds r1 = 1256, r12
	addl r15 = 1, r0
	addl r36 = 1, r0
	.mmi
	adds r35 = 1232, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(ready#), gp
	;;
	st4.rel [r14] = r15
	addl r14 = @gprel(p#), gp
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r1 = 1256, r12
	nop 0
	adds r34 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __pthread_unregister_cancel#
	;;
	.mmi
	adds r1 = 1256, r12
	nop 0
	adds r34 = 624, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __pthread_unregister_cancel#
	;;
	.mmi
	adds r1 = 1256, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1248, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 1
	.mib
	addl r34 = 10, r0
	nop 0
	br.call.sptk.many b0 = clean#
	;;
	.mmi
	adds r1 = 1256, r12
	nop 0
	adds r34 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = __pthread_unwind_next#
	;;
	break.f 0
	;;
	.endp blocked#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pipe"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.align 8
.LC4:
	stringz	"pthread_cancel(t) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED"
	.align 8
.LC7:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	addl r45 = @gprel(p#), gp
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r34 = 24, r12
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L34
	;;
	.mlx
	nop 0
	movl r33 = @gprel(bodies.0#)
	.mlx
	addl r32 = @gprel(ready#), gp
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	add r33 = r1, r33
	movl r35 = @gprel(.LC5)
	.mlx
	addl r39 = @gprel(cleaned#), gp
	movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	.mlx
	adds r40 = 24, r33
	movl r36 = @gprel(.LC7)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r35 = r1, r35
	.mmi
	add r41 = r1, r41
	add r37 = r1, r37
	add r36 = r1, r36
.L25:
	.mmi
	ld8 r47 = [r33], 8
	st4.rel [r32] = r0
	mov r48 = r0
	.mmb
	mov r46 = r0
	mov r45 = r34
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L21
	.align 32
.L22:
	.mib
	addl r45 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
.L21:
	.mib
	addl r45 = 2000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld8 r45 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_cancel#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r47 = r38
	nop 0
	mov r45 = r35
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r46 = 16, r12
	nop 0
	mov r1 = r44
	.mmb
	ld8 r45 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	(p6) mov r46 = r41
	(p6) br.cond.dptk .L24
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC0)
	;;
	.mii
	(p6) add r46 = r1, r46
	nop 0
	;;
	(p7) add r46 = r1, r46
.L24:
	.mib
	mov r47 = r37
	mov r45 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld4 r46 = [r39]
	mov r45 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = r40, r33
	(p6) br.cond.dptk .L25
	.mii
	mov r8 = r0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	bodies.0#, @object
	.size	bodies.0#, 24
bodies.0:
	data8	@fptr(blocked#)
	data8	@fptr(computing#)
	data8	@fptr(stubborn#)
	.sbss
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.align 4
	.type	p#, @object
	.size	p#, 8
p:
	.skip	8
	.align 4
	.type	cleaned#, @object
	.size	cleaned#, 4
cleaned:
	.skip	4
	.weak	__pthread_unwind_next#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
