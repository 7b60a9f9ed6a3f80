// 954836baf0e8451d15bbfa3a33643c6a
	.file	"stack-overflow-handler.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc down#
down:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 1024
	adds r12 = -1024, r12
	nop 0
	.mmi
	ld4.acq r14 = [r32]
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r36 = 16, r12
	nop 0
	adds r14 = 1, r14
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	br.call.sptk.many b0 = down#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mii
	add r8 = r8, r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	.endp down#
	.align 16
	.align 64
	.proc deeper#
deeper:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	mov r14 = r33
	nop 0
	.mmi
	adds r16 = 8, r33
	adds r15 = 12, r33
	.save rp, r38
	mov r38 = b0
	;;
	.mmb
	ld4.acq r37 = [r14], 4
	mov r40 = r1
	.body
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r32
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	nop 0
	ld4.acq r34 = [r14]
	mov b0 = r38
	.mmi
	ld4.acq r36 = [r16]
	;;
	ld4.acq r35 = [r15]
	shladd r14 = r36, 1, r0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	shladd r34 = r34, 1, r0
	add r14 = r14, r36
	shladd r35 = r35, 2, r0
	.mmi
	ld4.acq r8 = [r33]
	;;
	add r34 = r34, r37
	nop 0
	;;
	.mmi
	add r34 = r34, r14
	;;
	add r34 = r34, r35
	nop 0
	;;
	.mib
	nop 0
	add r8 = r34, r8
	br.ret.sptk.many b0
	;;
.L10:
	.mmi
	mov r42 = r33
	adds r41 = -1, r32
	nop 0
	.mmb
	shladd r34 = r34, 1, r0
	shladd r35 = r35, 2, r0
	br.call.sptk.many b0 = deeper#
	;;
	.mmb
	shladd r14 = r36, 1, r0
	add r37 = r37, r8
	nop 0
	.mmi
	ld4.acq r8 = [r33]
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	add r34 = r34, r37
	add r14 = r14, r36
	mov ar.pfs = r39
	;;
	.mmi
	add r34 = r34, r14
	;;
	add r34 = r34, r35
	nop 0
	;;
	.mib
	nop 0
	add r8 = r34, r8
	br.ret.sptk.many b0
	.endp deeper#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	nop 0
	movl r2 = @gprel(alternate#+262144)
	.body
	;;
	.mmi
	adds r14 = 16, r12
	add r2 = r1, r2
	adds r16 = 16, r12
	.mlx
	addl r36 = 1, r0
	movl r35 = @gprel(back#)
	;;
	.mmi
	addl r15 = -262144, r2
	cmp.gtu p6, p7 = r2, r14
	add r35 = r1, r35
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.leu p6, p7 = r15, r16
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	addl r15 = @gprel(on_alternate#), gp
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.align 16
	.align 64
	.proc more#
more:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	addl r14 = @gprel(on_alternate#), gp
	.mlx
	mov r34 = r1
	movl r2 = @gprel(alternate#+262144)
	;;
	.mmb
	adds r17 = 32, r12
	add r2 = r1, r2
	nop 0
	.mmi
	ld4.acq r15 = [r14]
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mii
	cmp.gtu p6, p7 = r2, r17
	addl r18 = -262144, r2
	;;
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp.leu p6, p7 = r18, r17
	;;
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) mov r17 = r0
	;;
	and r16 = r17, r16
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(back#)
	.mmi
	nop 0
	(p7) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = siglongjmp#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r36 = 16, r12
	addl r35 = 3, r0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	adds r36 = 16, r12
	mov r1 = r34
	addl r35 = 3, r0
	;;
	.mmi
	ld8 r2 = [r36]
	;;
	addl r2 = 1048576, r2
	nop 0
	;;
	.mib
	st8 [r36] = r2
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp more#
	.align 16
	.align 64
	.proc deeper.constprop.0#
deeper.constprop.0:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 2, 0
	mov r14 = r32
	adds r15 = 12, r32
	.mmi
	adds r16 = 8, r32
	mov r39 = r1
	mov r41 = r32
	;;
	.mii
	ld4.acq r33 = [r14], 4
	.save rp, r37
	mov r37 = b0
	.body
	addl r40 = 59999, r0
	;;
	.mmi
	ld4.acq r35 = [r14]
	ld4.acq r36 = [r16]
	nop 0
	;;
	.mib
	ld4.acq r34 = [r15]
	shladd r35 = r35, 1, r0
	br.call.sptk.many b0 = deeper#
	;;
	.mmi
	shladd r14 = r36, 1, r0
	add r33 = r33, r8
	mov b0 = r37
	.mmi
	shladd r34 = r34, 2, r0
	ld4.acq r15 = [r32]
	mov r1 = r39
	;;
	.mmi
	add r14 = r14, r36
	add r33 = r33, r35
	mov ar.pfs = r38
	;;
	.mmi
	add r33 = r33, r14
	;;
	add r33 = r33, r34
	nop 0
	;;
	.mib
	nop 0
	add r8 = r33, r15
	br.ret.sptk.many b0
	.endp deeper.constprop.0#
	.align 16
	.align 64
	.proc deeper.constprop.1#
deeper.constprop.1:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 2, 0
	mov r14 = r32
	adds r15 = 12, r32
	.mmi
	adds r16 = 8, r32
	mov r39 = r1
	mov r41 = r32
	;;
	.mii
	ld4.acq r33 = [r14], 4
	.save rp, r37
	mov r37 = b0
	.body
	addl r40 = 999999, r0
	;;
	.mmi
	ld4.acq r35 = [r14]
	ld4.acq r36 = [r16]
	nop 0
	;;
	.mib
	ld4.acq r34 = [r15]
	shladd r35 = r35, 1, r0
	br.call.sptk.many b0 = deeper#
	;;
	.mmi
	shladd r14 = r36, 1, r0
	add r33 = r33, r8
	mov b0 = r37
	.mmi
	shladd r34 = r34, 2, r0
	ld4.acq r15 = [r32]
	mov r1 = r39
	;;
	.mmi
	add r14 = r14, r36
	add r33 = r33, r35
	mov ar.pfs = r38
	;;
	.mmi
	add r33 = r33, r14
	;;
	add r33 = r33, r34
	nop 0
	;;
	.mib
	nop 0
	add r8 = r33, r15
	br.ret.sptk.many b0
	.endp deeper.constprop.1#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%d\n"
	.align 8
.LC3:
	stringz	"overflow, on the alternate stack: %d\n"
	.align 8
.LC4:
	stringz	"overflow again"
	.align 8
.LC5:
	stringz	"on_alternate > 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc registers#
registers:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.save rp, r32
	mov r32 = b0
	;;
	.mlx
	adds r14 = 160, r12
	movl r15 = 8589934593
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r34 = 28, r12
	addl r36 = 132, r0
	;;
	.mmi
	st8.rel [r14] = r15
	nop 0
	adds r14 = 176, r12
	.mlx
	mov r35 = r0
	movl r15 = 8589934593
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 184, r12
	.mlx
	nop 0
	movl r15 = 17179869187
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 168, r12
	.mlx
	nop 0
	movl r15 = 17179869187
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 200, r12
	adds r15 = 16, r12
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @ltoff(@fptr(handler#)), gp
	movl r34 = @gprel(back#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r15 = 134217728
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	adds r34 = 160, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = deeper.constprop.1#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	mov r35 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	adds r35 = 16, r12
	mov r36 = r0
	.mmi
	addl r34 = 11, r0
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(on_alternate#), gp
	;;
	st4.rel [r14] = r0
	addl r14 = @ltoff(@fptr(more#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(back#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r34 = r1, r34
	(p6) br.cond.dptk .L27
	;;
.L35:
	.mib
	adds r34 = 160, r12
	nop 0
	br.call.sptk.many b0 = deeper.constprop.0#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	mov r35 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(on_alternate#), gp
	movl r36 = @gprel(.LC5)
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 200, r12
	nop 0
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
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	adds r1 = 200, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(on_alternate#), gp
	movl r36 = @gprel(.LC5)
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 200, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 2
	.mlx
	addl r14 = @gprel(on_alternate#), gp
	movl r34 = @gprel(.LC3)
	;;
	.mib
	ld4.acq r35 = [r14]
	add r34 = r1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	adds r35 = 16, r12
	mov r36 = r0
	.mmi
	addl r34 = 11, r0
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(on_alternate#), gp
	;;
	st4.rel [r14] = r0
	addl r14 = @ltoff(@fptr(more#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(back#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r34 = r1, r34
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L35
	.endp registers#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"sigaltstack(&stack, NULL) == 0"
	.align 8
.LC8:
	stringz	"overflow %d, on the alternate stack: %d\n"
	.align 8
.LC9:
	stringz	"sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate"
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
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mii
	.fframe 240
	adds r12 = -240, r12
	.save rp, r32
	mov r32 = b0
	;;
	adds r14 = 208, r12
	.mmi
	addl r15 = 1048576, r0
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r34 = 3, r0
	;;
	.mmi
	mov r35 = r14
	st8 [r14] = r15
	adds r14 = 216, r12
	.mlx
	nop 0
	movl r15 = 16777216
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	adds r15 = 192, r12
	.mmi
	adds r14 = 184, r12
	nop 0
	mov r35 = r0
	;;
	.mmi
	ld8 r1 = [r1]
	st8 [r15] = r0
	mov r34 = r14
	;;
	.mlx
	nop 0
	movl r15 = @gprel(alternate#)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 200, r12
	addl r15 = 262144, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC0)
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	.mlx
	add r36 = r1, r36
	movl r34 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r35 = r1, r35
	nop 0
	add r34 = r1, r34
	;;
	.mib
	(p6) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	addl r36 = 132, r0
	.mmi
	mov r35 = r0
	nop 0
	adds r34 = 28, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 248, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r35 = 16, r12
	addl r34 = 11, r0
	mov r36 = r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r15 = 134217728
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	adds r14 = 228, r12
	.mmi
	adds r15 = 228, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(back#)
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	add r34 = r1, r34
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dptk .L49
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 248, r12
	adds r34 = 224, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L40
	.mib
	st4.rel [r34] = r0
	nop 0
	br.call.sptk.many b0 = down#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	mov r35 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 228, r12
	nop 0
	adds r1 = 248, r12
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
	.mmi
	st4.rel [r15] = r14
	nop 0
	nop 0
.L50:
	.mlx
	adds r15 = 228, r12
	movl r34 = @gprel(back#)
	.mmi
	addl r35 = 1, r0
	;;
	ld4.acq r14 = [r15]
	add r34 = r1, r34
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L42
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = registers#
	;;
	.mmi
	adds r1 = 248, r12
	adds r35 = 160, r12
	mov r34 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	adds r1 = 248, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r35 = r1, r35
	(p6) br.cond.dptk .L43
	.mmi
	nop 0
	adds r14 = 160, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = @gprel(alternate#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r35 = r1, r35
	nop 0
	nop 0
.L43:
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	;;
	.mib
	add r36 = r1, r36
	add r34 = r1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 248, r12
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
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	.mlx
	adds r14 = 228, r12
	movl r34 = @gprel(.LC8)
	;;
	.mmi
	ld4.acq r35 = [r14]
	addl r14 = @gprel(on_alternate#), gp
	add r34 = r1, r34
	;;
	.mib
	ld4.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 228, r12
	nop 0
	adds r1 = 248, r12
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
	br .L50
	.endp main#
	.bss
	.align 8
	.type	alternate#, @object
	.size	alternate#, 262144
alternate:
	.skip	262144
	.sbss
	.align 4
	.type	on_alternate#, @object
	.size	on_alternate#, 4
on_alternate:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
