// f257f1206e190c681aa615a6853ff99f guest-tests/signal/longjmp-out.c
	.file	"longjmp-out.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc out_plain#
out_plain:
	.prologue 12, 32
	.mib
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(plain#)
	.body
	;;
	.mib
	addl r36 = 1, r0
	add r35 = r1, r35
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp out_plain#
	.align 16
	.align 64
	.proc out#
out:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	cmp4.ne p6, p7 = 10, r32
	.save rp, r33
	mov r33 = b0
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.body
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	(p6) addl r37 = 2, r0
	;;
	.mib
	nop 0
	(p7) addl r37 = 1, r0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp out#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d %d\n"
	.align 8
.LC1:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 4, 4, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 160
	adds r12 = -160, r12
	addl r32 = @ltoff(@fptr(out#)), gp
	.save rp, r34
	mov r34 = b0
	;;
	.mmi
	ld8 r32 = [r32]
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r36 = 10, r0
	;;
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	adds r1 = 168, r12
	mov r37 = r32
	addl r36 = 12, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	adds r14 = 152, r12
	nop 0
	adds r1 = 168, r12
	;;
	.mmi
	nop 0
	st4.rel [r14] = r0
	adds r14 = 148, r12
	.mmi
	ld8 r1 = [r1]
	;;
	st4.rel [r14] = r0
	adds r14 = 144, r12
	.mmi
	nop 0
	;;
	st4.rel [r14] = r0
	nop 0
.L8:
	.mlx
	adds r15 = 144, r12
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r15]
	addl r15 = 9999, r0
	add r36 = r1, r36
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	.mmi
	adds r14 = 152, r12
	adds r38 = 16, r12
	mov r37 = r0
	.mmi
	mov r36 = r0
	;;
	ld4.acq r32 = [r14]
	adds r14 = 148, r12
	;;
	.mib
	ld4.acq r33 = [r14]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 168, r12
	adds r36 = 16, r12
	addl r37 = 10, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r1 = 168, r12
	mov r39 = r8
	mov r38 = r33
	.mmi
	mov r37 = r32
	;;
	ld8 r1 = [r1]
	nop 0
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
	.mmi
	adds r1 = 168, r12
	nop 0
	addl r36 = 10, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r37 = @ltoff(@fptr(out_plain#)), gp
	nop 0
	;;
	.mib
	ld8 r37 = [r37]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	adds r1 = 168, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(plain#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 168, r12
	nop 0
	.mmi
	adds r38 = 16, r12
	mov r37 = r0
	mov r36 = r0
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.dpnt .L19
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 168, r12
	adds r36 = 16, r12
	addl r37 = 10, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r1 = 168, r12
	nop 0
	mov r37 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 168, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r8
	adds r1 = 168, r12
	adds r15 = 144, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	cmp4.eq p6, p7 = 2, r8
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br .L8
.L20:
	.mlx
	adds r14 = 144, r12
	movl r15 = 6148914691236517206
	;;
	.mmi
	ld4.acq r14 = [r14]
	setf.sig f7 = r15
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shr r16 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r36 = 12, r0
	nop 0
	;;
	.mib
	(p7) addl r36 = 10, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r15 = 144, r12
	nop 0
	adds r1 = 168, r12
	;;
	.mmi
	ld4.acq r14 = [r15]
	ld8 r1 = [r1]
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
.L19:
	.mib
	addl r36 = 10, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r1 = 168, r12
	nop 0
	adds r38 = 16, r12
	.mmi
	mov r37 = r0
	nop 0
	mov r36 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 168, r12
	adds r36 = 16, r12
	addl r37 = 10, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r1 = 168, r12
	nop 0
	mov r37 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 168, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 2
	.mmi
	adds r15 = 148, r12
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	adds r15 = 144, r12
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br .L8
.L10:
	.mmi
	adds r15 = 152, r12
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	adds r15 = 144, r12
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br .L8
	.endp main#
	.bss
	.align 16
	.type	plain#, @object
	.size	plain#, 704
plain:
	.skip	704
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
