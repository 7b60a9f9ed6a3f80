// 5e3e40c47bfd62c43245e633164c8f51
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc many#
many:
	.prologue
	.mmb
	addl r14 = 3999, r0
	mov r15 = r0
	nop 0
	.mii
	mov r8 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mii
	and r14 = 63, r15
	adds r15 = 1, r15
	;;
	add r14 = r32, r14
	;;
	.mmi
	ld1.acq r14 = [r14]
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L2
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp many#
	.align 16
	.align 64
	.proc hold#
hold:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	addl r15 = @gprel(sink#), gp
	;;
	adds r14 = 16, r12
	.mmi
	nop 0
	;;
	st8 [r14] = r32
	nop 0
	.align 32
.L7:
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	.mib
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = many#
	;;
	.mmi
	mov r1 = r35
	addp4 r8 = r8, r0
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp hold#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r14 = 8, r33
	addl r15 = @gprel(caught#), gp
	.mlx
	adds r33 = 16, r33
	movl r37 = @gprel(back#)
	;;
	.mmi
	ld4 r16 = [r14]
	addl r14 = @gprel(code#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	st4.rel [r15] = r32
	addl r38 = 1, r0
	add r37 = r1, r37
	.body
	;;
	.mmi
	st4.rel [r14] = r16
	ld8 r15 = [r33]
	addl r14 = @gprel(where#), gp
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"SIGBUS"
	.align 8
.LC1:
	stringz	"another signal"
	.align 8
.LC2:
	stringz	"%s: %s, code %d, at %ld\n"
	.text
	.align 16
	.align 64
	.proc fault#
fault:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	addl r14 = @gprel(where#), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	addl r15 = @gprel(code#), gp
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	ld8.acq r40 = [r14]
	addl r14 = @gprel(caught#), gp
	.mmi
	mov r35 = r1
	.body
	add r36 = r1, r36
	mov r37 = r32
	;;
	.mmi
	ld4.acq r14 = [r14]
	ld4.acq r39 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 7, r14
	nop 0
	addl r14 = @gprel(lost#), gp
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	sub r40 = r40, r14
	;;
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp fault#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"ready"
	.text
	.align 16
	.align 64
	.proc wait_for_line#
wait_for_line:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC3)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 1, r0
	nop 0
	.mmb
	adds r36 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = read#
	;;
	.mii
	cmp.eq p6, p7 = 1, r8
	mov r1 = r34
	;;
	(p6) addl r8 = 1, r0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp wait_for_line#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"sink = *(volatile char *)lost"
	.align 8
.LC5:
	stringz	"%s: done\n"
	.align 8
.LC6:
	stringz	"sink = many((unsigned char *)lost)"
	.align 8
.LC7:
	stringz	"*(volatile int *)(lost + 64) = 1"
	.align 8
.LC8:
	stringz	"*(volatile double *)(lost + 64) = 1.5"
	.align 8
.LC9:
	stringz	"sink = ((volatile struct packed *)lost)->n"
	.align 8
.LC10:
	stringz	"sink = *(volatile unsigned char *)(lost + 65536)"
	.align 8
.LC11:
	stringz	"sink = *(volatile unsigned char *)(lost - 1)"
	.align 8
.LC12:
	stringz	"function()"
	.text
	.align 16
	.align 64
	.proc instructions#
instructions:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 2, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 48
	adds r12 = -48, r12
	addl r14 = @gprel(lost#), gp
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	ld8.a r2 = [r14]
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r15 = 16, r12
	;;
	.mmi
	ld8.c.clr r2 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 256, r2
	addl r34 = -131072, r2
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = many#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L22
	;;
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC4)
	.mlx
	addl r15 = @gprel(sink#), gp
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mmi
	ld1.acq r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L24
	;;
.L48:
	.mmi
	nop 0
	addl r14 = @gprel(lost#), gp
	nop 0
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = many#
	;;
	.mmi
	adds r1 = 56, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(sink#), gp
	movl r35 = @gprel(.LC6)
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	add r34 = r1, r34
	.mmb
	st4.rel [r14] = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L26
	;;
.L43:
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC7)
	.mlx
	addl r15 = 1, r0
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	adds r14 = 64, r14
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L28
	;;
.L44:
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC8)
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	;;
	.mlx
	ld8 r14 = [r14]
	movl r15 = 0x3ff8000000000000
	.mii
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	adds r14 = 64, r14
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L30
	;;
.L45:
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC9)
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mmi
	adds r17 = 1, r14
	adds r16 = 2, r14
	adds r15 = 3, r14
	.mmi
	adds r14 = 4, r14
	;;
	ld1.acq r17 = [r17]
	nop 0
	.mii
	ld1.acq r16 = [r16]
	nop 0
	;;
	zxt1 r16 = r16
	.mmi
	ld1.acq r15 = [r15]
	ld1.acq r14 = [r14]
	zxt1 r17 = r17
	;;
	.mii
	nop 0
	shl r16 = r16, 8
	zxt1 r15 = r15
	;;
	.mii
	or r16 = r17, r16
	shl r15 = r15, 16
	zxt1 r14 = r14
	;;
	.mmi
	or r15 = r16, r15
	nop 0
	shl r14 = r14, 24
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	addl r15 = @gprel(sink#), gp
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L32
	;;
.L46:
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC10)
	.mlx
	addl r15 = @gprel(sink#), gp
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	ld8 r2 = [r14]
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mmi
	addl r2 = 65536, r2
	;;
	ld1.acq r14 = [r2]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L34
	;;
.L47:
	.mlx
	addl r14 = @gprel(lost#), gp
	movl r35 = @gprel(.LC11)
	.mlx
	addl r15 = @gprel(sink#), gp
	movl r34 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r14]
	add r35 = r1, r35
	add r34 = r1, r34
	;;
	.mmi
	adds r14 = -1, r14
	;;
	ld1.acq r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	adds r15 = 16, r12
	.mmi
	adds r14 = 32, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	st8 [r14] = r15
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L42
.L39:
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r1 = 56, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC12)
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	;;
	.mib
	add r35 = r1, r35
	add r34 = r1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L43
	;;
.L26:
	.mlx
	nop 0
	movl r34 = @gprel(.LC7)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L44
	;;
.L28:
	.mlx
	nop 0
	movl r34 = @gprel(.LC8)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L45
	;;
.L30:
	.mlx
	nop 0
	movl r34 = @gprel(.LC9)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L46
	;;
.L32:
	.mlx
	nop 0
	movl r34 = @gprel(.LC10)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L47
	;;
.L34:
	.mlx
	nop 0
	movl r34 = @gprel(.LC11)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	adds r15 = 16, r12
	.mmi
	adds r14 = 32, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	st8 [r14] = r15
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
	nop 0
	adds r1 = 56, r12
	cmp4.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L39
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	;;
.L42:
	.mlx
	nop 0
	movl r34 = @gprel(.LC12)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r34 = @gprel(.LC4)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = fault#
	;;
	.mmi
	adds r1 = 56, r12
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
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L48
	.endp instructions#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"exit"
	.align 8
.LC14:
	stringz	""
	.align 8
.LC15:
	stringz	"shared"
	.align 8
.LC16:
	stringz	"stack"
	.align 8
.LC17:
	stringz	"stack: %s\n"
	.align 8
.LC18:
	stringz	"ab"
	.align 8
.LC19:
	stringz	"write(p[1], lost, 10)"
	.align 8
.LC20:
	stringz	"%s: %ld %s\n"
	.align 8
.LC21:
	stringz	"read(p[0], lost, 1)"
	.align 8
.LC22:
	stringz	"read(p[0], &byte, 1)"
	.align 8
.LC23:
	stringz	"pread(fd, lost, 1, 0)"
	.align 8
.LC24:
	stringz	"writev(1, (struct iovec *)lost, 1)"
	.align 8
.LC25:
	stringz	"writev(1, &away, 1)"
	.align 8
.LC26:
	stringz	"readv(p[0], &away, 1)"
	.align 8
.LC27:
	stringz	"open(lost, O_RDONLY)"
	.align 8
.LC28:
	stringz	"uname((struct utsname *)lost)"
	.align 8
.LC29:
	stringz	"syscall(SYS_getcwd, lost, 100)"
	.align 8
.LC30:
	stringz	"/proc/self/exe"
	.align 8
.LC31:
	stringz	"readlink(\"/proc/self/exe\", lost, 100)"
	.align 8
.LC32:
	stringz	"pipe2((int *)lost, 0)"
	.align 8
.LC33:
	stringz	"poll((struct pollfd *)lost, 1, 0)"
	.align 8
.LC34:
	stringz	"syscall(SYS_rt_sigprocmask, SIG_BLOCK, lost, NULL, 8)"
	.align 8
.LC35:
	stringz	"syscall(SYS_getitimer, ITIMER_REAL, lost)"
	.align 8
.LC36:
	stringz	"syscall(SYS_futex, lost, FUTEX_WAIT, 0, NULL)"
	.align 8
.LC37:
	stringz	"syscall(SYS_futex, lost, FUTEX_WAKE_OP, 1, 1, lost, 0)"
	.align 8
.LC38:
	stringz	"process_vm_readv(getpid(), &local, 1, &away, 1, 0)"
	.align 8
.LC39:
	stringz	"/bin/true"
	.align 8
.LC40:
	stringz	"execve(\"/bin/true\", (char **)lost, NULL)"
	.align 8
.LC41:
	stringz	"execve(lost, NULL, NULL)"
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
	alloc r43 = ar.pfs, 2, 12, 7, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	adds r14 = 8, r33
	.save pr, r45
	mov r45 = pr
	mov r44 = r1
	;;
	.mmi
	nop 0
	cmp4.ge p16, p17 = 2, r32
	.save rp, r42
	mov r42 = b0
	.body
	.mmb
	addl r47 = 2, r0
	ld8 r46 = [r14]
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r34 = r8
	.mmb
	(p16) mov r37 = r0
	(p16) addl r35 = 2, r0
	(p16) br.cond.dptk .L50
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	.mmi
	adds r14 = 16, r33
	;;
	nop 0
	add r47 = r1, r47
	.mmb
	nop 0
	ld8 r46 = [r14]
	br.call.sptk.many b0 = strcmp#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r44
	;;
	(p6) addl r35 = 2, r0
	.mmi
	(p6) mov r37 = r0
	;;
	(p7) addl r35 = 1, r0
	(p7) addl r37 = 1, r0
.L50:
	.pred.rel.mutex p16, p17
	.mmi
	adds r46 = 28, r12
	nop 0
	addl r48 = 132, r0
	.mmb
	mov r47 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	adds r15 = 16, r12
	mov r49 = r35
	.mmi
	mov r51 = r0
	mov r50 = r34
	addl r48 = 7, r0
	;;
	.mmi
	addl r14 = @ltoff(@fptr(handler#)), gp
	addl r47 = 262144, r0
	mov r46 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 4, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r35 = r8
	mov r1 = r44
	;;
	.mib
	nop 0
	tbit.nz.or.andcm p6, p7 = r34, 31
	(p7) br.cond.dpnt .L113
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L113:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 131072, r0
	addl r49 = 65536, r0
	addl r36 = @gprel(lost#), gp
	.mmi
	mov r48 = r0
	mov r47 = r0
	adds r33 = 16, r33
	;;
	.mmi
	add r38 = r35, r14
	nop 0
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r0
	adds r47 = 16, r12
	.mmb
	addl r46 = 7, r0
	st8 [r36] = r38
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r0
	nop 0
	.mmb
	adds r47 = 16, r12
	addl r46 = 11, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r44
	nop 0
	(p16) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	.mmi
	nop 0
	ld8 r46 = [r33]
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L114
	;;
.L52:
	.mib
	mov r46 = r35
	addl r35 = @gprel(sink#), gp
	br.call.sptk.many b0 = many#
	;;
	.mmi
	nop 0
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r37
	.mmb
	nop 0
	st4.rel [r35] = r8
	(p7) br.cond.dpnt .L115
.L59:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_for_line#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r44
	(p6) br.cond.dpnt .L87
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r32
	(p6) br.cond.dptk .L60
	.mmi
	adds r40 = 240, r12
	ld8 r15 = [r36]
	adds r37 = 160, r12
	.mmi
	addl r16 = 120, r0
	addl r14 = 1, r0
	adds r38 = 232, r12
	;;
	.mmi
	adds r41 = 216, r12
	st1 [r40] = r16
	adds r16 = 224, r12
	.mmi
	st8 [r37] = r15
	adds r15 = 168, r12
	mov r46 = r38
	;;
	.mmi
	st8 [r16] = r14
	st8 [r15] = r14
	adds r35 = 236, r12
	;;
	.mib
	st8 [r41] = r40
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r48 = 2, r0
	nop 0
	(p7) br.cond.spnt .L62
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC18)
	.mmi
	nop 0
	ld4 r46 = [r35]
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.ne p6, p7 = 2, r8
	mov r1 = r44
	(p6) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r46 = [r35]
	mov r1 = r44
	mov r35 = r8
	.mmi
	st4 [r8] = r0
	ld8 r47 = [r36]
	addl r48 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r39 = r8
	nop 0
	(p7) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	.mlx
	mov r48 = r39
	movl r47 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	st4 [r35] = r0
	addl r48 = 1, r0
	.mmb
	ld8 r47 = [r36]
	ld4 r46 = [r38]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r39 = r8
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L64:
	.mlx
	nop 0
	movl r47 = @gprel(.LC21)
	.mlx
	mov r48 = r39
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld4 r46 = [r38]
	mov r47 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r39 = r8
	nop 0
	(p7) br.cond.dpnt .L118
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L65:
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	.mlx
	mov r48 = r39
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	mov r46 = r34
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r48 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L66:
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r46 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L67:
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	mov r47 = r37
	addl r46 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld4 r46 = [r38]
	mov r47 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L69:
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r47 = r0
	.mmb
	st4 [r35] = r0
	ld8 r46 = [r36]
	br.call.sptk.many b0 = open#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L123
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L70:
	.mlx
	nop 0
	movl r47 = @gprel(.LC27)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r46 = [r36]
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L71:
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 100, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r46 = 1184, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L72:
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r48 = 100, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L73:
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r47 = r0
	.mmb
	st4 [r35] = r0
	ld8 r46 = [r36]
	br.call.sptk.many b0 = pipe2#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L74:
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r46 = [r36]
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L75:
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	addl r50 = 8, r0
	.mmi
	st4 [r35] = r0
	ld8 r48 = [r36]
	mov r47 = r0
	;;
	.mib
	addl r46 = 1179, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L129
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L76:
	.mlx
	nop 0
	movl r47 = @gprel(.LC34)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r48 = [r36]
	nop 0
	.mmi
	st4 [r35] = r0
	mov r47 = r0
	addl r46 = 1119, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L77:
	.mlx
	nop 0
	movl r47 = @gprel(.LC35)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	mov r50 = r0
	.mmi
	st4 [r35] = r0
	mov r48 = r0
	addl r46 = 1230, r0
	;;
	.mib
	ld8 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L78:
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r36]
	addl r49 = 1, r0
	mov r1 = r44
	.mmi
	st4 [r35] = r0
	mov r52 = r0
	addl r50 = 1, r0
	;;
	.mmi
	addl r48 = 5, r0
	nop 0
	mov r47 = r51
	.mmb
	addl r46 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L79:
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r37
	mov r1 = r44
	mov r46 = r8
	.mmi
	mov r51 = r0
	addl r50 = 1, r0
	addl r48 = 1, r0
	;;
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L80:
	.mlx
	nop 0
	movl r47 = @gprel(.LC38)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L134
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L81:
	.mlx
	nop 0
	movl r47 = @gprel(.LC40)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r46 = [r36]
	mov r47 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mib
	cmp.le p6, p7 = r0, r34
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L82:
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	.mlx
	mov r48 = r34
	movl r46 = @gprel(.LC20)
	;;
	.mmi
	nop 0
	add r47 = r1, r47
	add r46 = r1, r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L58:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L136:
	.mii
	nop 0
	mov pr = r45, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = instructions#
	;;
	.mib
	mov r1 = r44
	mov r8 = r0
	br .L136
.L115:
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = many#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4.rel [r35] = r8
	nop 0
	br .L59
.L114:
	.mmi
	mov r50 = r34
	mov r46 = r0
	mov r51 = r0
	.mmi
	addl r49 = 1, r0
	addl r48 = 3, r0
	addl r47 = 262144, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r44
	mov r34 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r46 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L53
	;;
	.mib
	mov r47 = r0
	addl r46 = 7, r0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r44
	adds r46 = 160, r12
	;;
	addl r35 = @gprel(sink#), gp
	;;
	.mib
	st4.rel [r35] = r0
	nop 0
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mmi
	mov r47 = r34
	mov r1 = r44
	addl r48 = 262144, r0
	.mmb
	adds r46 = 160, r12
	adds r34 = 216, r12
	br.call.sptk.many b0 = pthread_attr_setstack#
	;;
	.mmi
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	mov r49 = r0
	.mmb
	mov r46 = r34
	adds r47 = 160, r12
	(p7) br.cond.spnt .L55
	;;
	.mmi
	nop 0
	addl r48 = @ltoff(@fptr(hold#)), gp
	nop 0
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r44
	(p6) br.cond.spnt .L55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_for_line#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	(p7) addl r46 = 2, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = 1, r0
	ld8 r46 = [r34]
	mov r47 = r0
	;;
	.mib
	st4.rel [r35] = r14
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r44
	mov r46 = r0
	br.call.sptk.many b0 = _exit#
.L87:
	.mii
	addl r8 = 2, r0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L135:
	.body
	.copy_state 3
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L58
.L134:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC40)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r46 = [r36]
	mov r47 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L135
.L133:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC38)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L134
.L132:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r34
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r49 = r37
	mov r1 = r44
	mov r46 = r8
	.mmi
	mov r51 = r0
	addl r50 = 1, r0
	addl r48 = 1, r0
	;;
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L80
	.mib
	nop 0
	nop 0
	br .L133
.L131:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r34
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r36]
	addl r49 = 1, r0
	mov r1 = r44
	.mmi
	st4 [r35] = r0
	mov r52 = r0
	addl r50 = 1, r0
	;;
	.mmi
	addl r48 = 5, r0
	nop 0
	mov r47 = r51
	.mmb
	addl r46 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L132
.L130:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r34
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC35)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	mov r50 = r0
	.mmi
	st4 [r35] = r0
	mov r48 = r0
	addl r46 = 1230, r0
	;;
	.mib
	ld8 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L78
	.mib
	nop 0
	nop 0
	br .L131
.L129:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC34)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r48 = [r36]
	nop 0
	.mmi
	st4 [r35] = r0
	mov r47 = r0
	addl r46 = 1119, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L130
.L128:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r34
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	addl r50 = 8, r0
	.mmi
	st4 [r35] = r0
	ld8 r48 = [r36]
	mov r47 = r0
	;;
	.mib
	addl r46 = 1179, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L76
	.mib
	nop 0
	nop 0
	br .L129
.L127:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r35] = r0
	ld8 r46 = [r36]
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L75
	.mib
	nop 0
	nop 0
	br .L128
.L126:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r47 = r0
	.mmb
	st4 [r35] = r0
	ld8 r46 = [r36]
	br.call.sptk.many b0 = pipe2#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L74
	.mib
	nop 0
	nop 0
	br .L127
.L125:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r48 = 100, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L73
	.mib
	nop 0
	nop 0
	br .L126
.L124:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 100, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r46 = 1184, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L125
.L123:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC27)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r46 = [r36]
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = uname#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L124
.L122:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r47 = r0
	.mmb
	st4 [r35] = r0
	ld8 r46 = [r36]
	br.call.sptk.many b0 = open#
	;;
	.mii
	nop 0
	sxt4 r34 = r8
	mov r1 = r44
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br .L123
.L121:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld4 r46 = [r38]
	mov r47 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L122
.L120:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	mov r47 = r37
	addl r46 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L121
.L119:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r46 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L120
.L118:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	mov r1 = r44
	mov r46 = r34
	.mmi
	st4 [r35] = r0
	ld8 r47 = [r36]
	addl r48 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L119
.L117:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC21)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r48 = 1, r0
	.mmi
	st4 [r35] = r0
	ld4 r46 = [r38]
	mov r47 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L118
.L116:
	.mib
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	mov r49 = r8
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	st4 [r35] = r0
	addl r48 = 1, r0
	.mmb
	ld8 r47 = [r36]
	ld4 r46 = [r38]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	cmp.le p6, p7 = r0, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC14)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L117
.L53:
	.mmi
	adds r34 = 160, r12
	nop 0
	mov r48 = r0
	;;
	.mib
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	ld4 r46 = [r34]
	mov r1 = r44
	;;
	and r46 = 127, r46
	;;
	.mmi
	adds r14 = 1, r46
	;;
	nop 0
	extr r14 = r14, 1, 7
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC13)
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	add r46 = r1, r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L138:
	.mib
	nop 0
	mov r8 = r0
	br .L136
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L138
.L62:
	.mib
	nop 0
	addl r46 = 2, r0
	br.call.sptk.many b0 = exit#
	;;
.L55:
	.mib
	nop 0
	addl r46 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.align 8
	.type	lost#, @object
	.size	lost#, 8
lost:
	.skip	8
	.align 8
	.type	where#, @object
	.size	where#, 8
where:
	.skip	8
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
