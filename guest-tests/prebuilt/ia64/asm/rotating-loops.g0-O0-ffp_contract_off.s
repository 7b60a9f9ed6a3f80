// bbcd86e8444c0ed8233df3f7c07d6fd6
	.file	"rotating-loops.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.align 4
	.type	faults#, @object
	.size	faults#, 4
faults:
	.skip	4
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.text
	.align 16
	.proc on_fault#
on_fault:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r14 = @gprel(faults#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(faults#), gp
	;;
	st4 [r15] = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r41 = 3, r0
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp on_fault#
	.align 16
	.proc on_tick#
on_tick:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(ticks#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_tick#
	.section	.sdata,"aws"
	.align 8
	.type	state#, @object
	.size	state#, 8
state:
	data8	1
	.global __umoddi3#
	.text
	.align 16
	.proc below#
below:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = 6364136223846793005
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	movl r14 = 1442695040888963407
	;;
	add r14 = r15, r14
	addl r15 = @gprel(state#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 33
	;;
	addp4 r15 = r14, r0
	ld4 r14 = [r35]
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp below#
	.align 16
	.proc move#
move:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st8 [r14] = r0
	br .L6
	;;
.L8:
	adds r14 = -8, r2
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r2
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -16, r2
	;;
	ld8 r16 = [r14]
	adds r17 = -32, r2
	;;
	ld8 r14 = [r17]
	;;
	add r14 = r16, r14
	ld1.acq r15 = [r15]
	;;
	zxt1 r15 = r15
	;;
	st1.rel [r14] = r15
	adds r15 = -32, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st8 [r16] = r14
.L6:
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	mov r14 = r2
	adds r17 = -32, r2
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
.L7:
	adds r14 = -24, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L9
	;;
.L11:
	adds r15 = -8, r2
	adds r14 = -24, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r16 = -16, r2
	adds r14 = -24, r2
	;;
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
	ld1.acq r15 = [r15]
	;;
	zxt1 r15 = r15
	;;
	st1.rel [r14] = r15
.L9:
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L12:
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp move#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"at != MAP_FAILED && sizeof expected >= (size_t)(PAGES * page)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"wrong == 0"
	.align 8
.LC5:
	stringz	"memcmp(at, expected, (size_t)(PAGES * page)) == 0"
	.align 8
.LC6:
	stringz	"faults > 300"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -416, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -320, r36
	addl r15 = @ltoff(@fptr(memmove#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8.rel [r14] = r15
	adds r14 = -312, r36
	addl r15 = @ltoff(@fptr(memcpy#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8.rel [r14] = r15
	adds r14 = -304, r36
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -304, r36
	;;
	addl r15 = @ltoff(@fptr(on_fault#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -304, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -160, r36
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -160, r36
	;;
	addl r15 = @ltoff(@fptr(on_tick#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -160, r36
	;;
	adds r14 = 8, r14
	movl r15 = 268435456
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = -16, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4000, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r36
	;;
	adds r14 = 24, r14
	addl r15 = 4000, r0
	;;
	st8 [r14] = r15
	adds r14 = -400, r36
	;;
	st4 [r14] = r0
	addl r38 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
	mov r14 = r8
	;;
	addl r15 = @gprel(page#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	adds r32 = -368, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 3, r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -368, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	addl r14 = 262144, r0
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -304, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 11, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	adds r14 = -160, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	adds r14 = -16, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r37
	adds r14 = -392, r36
	;;
	st8 [r14] = r0
	br .L16
	;;
.L17:
	addl r38 = 256, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(expected.0#)
	;;
	add r15 = r1, r15
	adds r14 = -392, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -392, r36
	;;
	ld8 r14 = [r14]
	adds r15 = -368, r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	movl r16 = @gprel(expected.0#)
	;;
	add r16 = r1, r16
	adds r15 = -392, r36
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = -392, r36
	adds r15 = -392, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L16:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -392, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r14 = -384, r36
	;;
	st4 [r14] = r0
	br .L18
	;;
.L27:
	addl r38 = 1024, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -360, r36
	;;
	addp4 r15 = r15, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r32 = r14
	addl r38 = 1024, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r15 = r14, r0
	adds r14 = -352, r36
	;;
	sub r15 = r32, r15
	;;
	st8 [r14] = r15
	addl r38 = 64, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -344, r36
	;;
	addp4 r15 = r15, r0
	;;
	st8 [r14] = r15
	adds r32 = -336, r36
	addl r38 = 3, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	;;
	st4 [r32] = r8
	adds r14 = -336, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r15 = -352, r36
	adds r14 = -344, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	br .L20
	;;
.L19:
	adds r14 = -336, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	adds r15 = -352, r36
	adds r14 = -344, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	br .L20
	;;
.L21:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	mov r32 = r14
	addl r38 = 1024, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	sub r15 = r32, r14
	adds r14 = -344, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
.L20:
	adds r15 = -328, r36
	;;
	st8 [r15] = r14
	adds r14 = -336, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
	addl r38 = 2, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	addl r38 = 2, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 4, r14
	;;
	addp4 r15 = r14, r0
	br .L24
	;;
.L23:
	addl r38 = 2, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	addp4 r15 = r14, r0
.L24:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -368, r36
	;;
	ld8 r14 = [r14]
	;;
	add r32 = r14, r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r33 = r14
	addl r38 = 2, r0
	br.call.sptk.many b0 = below#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r33
	mov r38 = r32
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	adds r14 = -336, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	adds r14 = -312, r36
	;;
	ld8.acq r14 = [r14]
	br .L26
	;;
.L25:
	adds r14 = -320, r36
	;;
	ld8.acq r14 = [r14]
.L26:
	adds r16 = -368, r36
	adds r15 = -328, r36
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	add r17 = r16, r15
	adds r16 = -368, r36
	adds r15 = -352, r36
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	add r16 = r16, r15
	adds r15 = -360, r36
	;;
	ld8 r40 = [r15]
	mov r39 = r16
	mov r38 = r17
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	adds r14 = -328, r36
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(expected.0#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -352, r36
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(expected.0#)
	;;
	add r16 = r1, r16
	;;
	add r16 = r14, r16
	adds r14 = -360, r36
	;;
	ld8 r40 = [r14]
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = move#
	mov r1 = r37
	adds r15 = -368, r36
	adds r14 = -328, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -328, r36
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(expected.0#)
	;;
	add r16 = r1, r16
	;;
	add r16 = r14, r16
	adds r14 = -360, r36
	;;
	ld8 r40 = [r14]
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -400, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -400, r36
	;;
	st4 [r15] = r14
	adds r14 = -384, r36
	adds r15 = -384, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -384, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 1199, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L27
	adds r14 = -376, r36
	;;
	st8 [r14] = r0
	br .L28
	;;
.L29:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -376, r36
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -368, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r40 = 3, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	adds r14 = -376, r36
	adds r15 = -376, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L28:
	adds r14 = -376, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L29
	adds r15 = -400, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -368, r36
	;;
	mov r40 = r15
	movl r39 = @gprel(expected.0#)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L33:
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @gprel(faults#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = 300, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	expected.0#, @object
	.size	expected.0#, 262144
expected.0:
	.skip	262144
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
