// bc3c14d484e87d656d4099063bf319c6 guest-tests/memory/remap-arguments.c
	.file	"remap-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.text
	.align 16
	.proc handler#
handler:
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
	ld4 r38 = [r35]
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r36
	;;
	st8 [r14] = r32
	adds r14 = -8, r36
	;;
	st4 [r14] = r33
	adds r14 = -48, r36
	;;
	st4 [r14] = r0
	br .L3
	;;
.L11:
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shl r15 = r14, 16
	adds r14 = -40, r36
	adds r16 = -16, r36
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -32, r36
	;;
	st4 [r14] = r15
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dptk .L5
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	br .L10
	;;
.L7:
	addl r14 = 48, r0
	br .L10
	;;
.L6:
	addl r14 = 45, r0
	br .L10
	;;
.L5:
	addl r14 = 33, r0
.L10:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = putchar#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r16 = -48, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r36
	;;
	st4 [r15] = r14
.L3:
	adds r14 = -8, r36
	adds r16 = -48, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.align 16
	.proc map#
map:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 6, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st4 [r14] = r32
	adds r14 = -12, r40
	;;
	st4 [r14] = r33
	adds r14 = -8, r40
	;;
	st4 [r14] = r34
	adds r14 = -4, r40
	;;
	st4 [r14] = r35
	mov r14 = r40
	;;
	st8 [r14] = r36
	addl r14 = @gprel(base#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 16
	;;
	add r15 = r15, r14
	adds r14 = -12, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r16 = r14, 16
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 16, r14
	;;
	mov r17 = r14
	adds r14 = -4, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	mov r14 = r0
	br .L14
	;;
.L13:
	addl r14 = 32, r0
.L14:
	;;
	or r14 = r17, r14
	;;
	mov r17 = r14
	adds r14 = -4, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	br .L16
	;;
.L15:
	addl r14 = -1, r0
.L16:
	adds r37 = -24, r40
	mov r47 = r0
	;;
	mov r46 = r14
	mov r45 = r17
	addl r44 = 3, r0
	mov r43 = r16
	mov r42 = r15
	br.call.sptk.many b0 = mmap#
	mov r1 = r41
	st8 [r37] = r8
	adds r14 = -24, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	addl r42 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L17:
	adds r14 = -32, r40
	;;
	st4 [r14] = r0
	br .L18
	;;
.L20:
	adds r15 = -32, r40
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r16 = -32, r40
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 16
	adds r16 = -24, r40
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -32, r40
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r40
	;;
	st4 [r16] = r14
.L18:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r15 = -32, r40
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
.L21:
	nop 0
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp map#
	.align 16
	.proc clear#
clear:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = 4, r34
	movl r15 = 2021095029
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r15 = 31353, r0
	;;
	st2 [r14] = r15
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r37 = 1048576, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	st4 [r34] = r0
	br .L23
	;;
.L25:
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r15 = [r14]
	ld4 r14 = [r34]
	;;
	sxt4 r16 = r14
	adds r14 = 4, r34
	;;
	add r14 = r14, r16
	ld4 r16 = [r34]
	;;
	sxt4 r16 = r16
	;;
	shl r16 = r16, 16
	;;
	mov r39 = r16
	addl r38 = 1, r0
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = pwrite#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	addl r36 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L24:
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L23:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 393216, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	addl r36 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L27:
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp clear#
	.align 16
	.proc at#
at:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r2]
	;;
	shl r15 = r15, 16
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp at#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: "
	.align 8
.LC1:
	stringz	"%s, "
	.align 8
.LC2:
	stringz	"unit %d, "
	.align 8
.LC3:
	stringz	"elsewhere "
	.align 8
.LC4:
	stringz	", "
	.text
	.align 16
	.proc remap#
remap:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 6, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -64, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st8 [r14] = r33
	adds r14 = -16, r40
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	mov r14 = r40
	;;
	st4 [r14] = r36
	adds r14 = 8, r40
	;;
	st8 [r14] = r37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r18 = 8, r40
	mov r17 = r40
	adds r16 = -8, r40
	adds r15 = -16, r40
	adds r14 = -24, r40
	;;
	ld8 r47 = [r18]
	ld4 r46 = [r17]
	ld8 r45 = [r16]
	ld8 r44 = [r15]
	ld8 r43 = [r14]
	addl r42 = 1156, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r14 = r8
	adds r15 = -48, r40
	;;
	st8 [r15] = r14
	adds r14 = -32, r40
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r16 = -48, r40
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC1)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	br .L32
	;;
.L31:
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r40
	;;
	ld8 r15 = [r16]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	addl r14 = @gprel(base#), gp
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 1048576, r2
	adds r16 = -48, r40
	;;
	ld8 r15 = [r16]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L33
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r40
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r15, r14
	;;
	shr.u r14 = r14, 16
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC2)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	br .L32
	;;
.L33:
	movl r42 = @gprel(.LC3)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -8, r40
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65535, r2
	;;
	shr.u r14 = r14, 16
	;;
	mov r15 = r14
	addl r14 = 6, r0
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	mov r43 = r14
	adds r14 = -48, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = show#
	mov r1 = r41
	;;
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -8, r40
	;;
	ld8 r43 = [r14]
	adds r15 = -48, r40
	;;
	ld8 r42 = [r15]
	br.call.sptk.many b0 = munmap#
	mov r1 = r41
.L32:
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	addl r43 = 16, r0
	;;
	mov r42 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r41
	;;
	addl r42 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = clear#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp remap#
	.section	.rodata
	.align 8
.LC5:
	stringz	"abcd"
	.align 8
.LC6:
	stringz	"private, old 0"
	.align 8
.LC7:
	stringz	"private, old 0, fixed"
	.align 8
.LC8:
	stringz	"old 0, to itself"
	.align 8
.LC9:
	stringz	"shared, old 0"
	.align 8
.LC10:
	stringz	"shared, old 0, fixed"
	.align 8
.LC11:
	stringz	"shared, old 0, beyond"
	.align 8
.LC12:
	stringz	"shared, old 0, to itself"
	.align 8
.LC13:
	stringz	"shared, old 0, over itself"
	.align 8
.LC14:
	stringz	"shared, old 0, over its rest"
	.align 8
.LC15:
	stringz	"shared, old 0, in place"
	.align 8
.LC16:
	stringz	"file, old 0"
	.align 8
.LC17:
	stringz	"file, old 0, fixed, beyond"
	.align 8
.LC18:
	stringz	"file, old 0, to itself"
	.align 8
.LC19:
	stringz	"ab"
	.align 8
.LC20:
	stringz	"private file, old 0"
	.align 8
.LC21:
	stringz	"new 0"
	.align 8
.LC22:
	stringz	"both 0"
	.align 8
.LC23:
	stringz	"old 1"
	.align 8
.LC24:
	stringz	"equal"
	.align 8
.LC25:
	stringz	"shrinks"
	.align 8
.LC26:
	stringz	"shrinks by a byte"
	.align 8
.LC27:
	stringz	"ef"
	.align 8
.LC28:
	stringz	"shrinks over others"
	.align 8
.LC29:
	stringz	"shrinks in the middle"
	.align 8
.LC30:
	stringz	"old all"
	.align 8
.LC31:
	stringz	"old nearly all"
	.align 8
.LC32:
	stringz	"old half"
	.align 8
.LC33:
	stringz	"new all"
	.align 8
.LC34:
	stringz	"new nearly all"
	.align 8
.LC35:
	stringz	"file, new nearly all"
	.text
	.align 16
	.proc lengths#
lengths:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 65536, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 131072, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 327680, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 131072, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 131072, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 131072, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 327680, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r39 = r0
	mov r38 = r32
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	addl r40 = 1, r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 131072, r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	mov r40 = r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 2, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 65536, r0
	addl r39 = 262144, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 262143, r0
	addl r39 = 262144, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 2, r0
	addl r37 = 5, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 65536, r0
	addl r39 = 524288, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 65536, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 65536, r0
	addl r39 = -1, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	mov r41 = r0
	addl r40 = 65536, r0
	addl r39 = -65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 65536, r0
	movl r39 = -9223372036854775808
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = -1, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = -65536, r0
	addl r39 = 262144, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = -65536, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp lengths#
	.section	.rodata
	.align 8
.LC36:
	stringz	"grows in place"
	.align 8
.LC37:
	stringz	"e"
	.align 8
.LC38:
	stringz	"has no room"
	.align 8
.LC39:
	stringz	"moves"
	.align 8
.LC40:
	stringz	"part grows in place"
	.align 8
.LC41:
	stringz	"middle"
	.align 8
.LC42:
	stringz	"middle moves"
	.align 8
.LC43:
	stringz	"too long"
	.align 8
.LC44:
	stringz	"shared"
	.align 8
.LC45:
	stringz	"file"
	.align 8
.LC46:
	stringz	"private file"
	.align 8
.LC47:
	stringz	"private file moves"
	.align 8
.LC48:
	stringz	"nothing"
	.align 8
.LC49:
	stringz	"a"
	.align 8
.LC50:
	stringz	"nothing there"
	.align 8
.LC51:
	stringz	"not aligned"
	.text
	.align 16
	.proc growth#
growth:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 393216, r0
	addl r38 = 262144, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	addl r36 = 5, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 393216, r0
	addl r38 = 262144, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	addl r36 = 5, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 393216, r0
	addl r38 = 262144, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 262144, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 262144, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 262144, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 262144, r0
	addl r38 = 196608, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 262144, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 4, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 327680, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	addl r39 = 1, r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	addl r39 = 327680, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	addl r39 = 1, r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 327680, r0
	addl r38 = 131072, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 131072, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC49)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 131072, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r35
	mov r14 = r8
	;;
	adds r14 = 1, r14
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 131072, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = remap#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp growth#
	.section	.rodata
	.align 8
.LC52:
	stringz	"to the same"
	.align 8
.LC53:
	stringz	"up by one"
	.align 8
.LC54:
	stringz	"down by one"
	.align 8
.LC55:
	stringz	"next to it"
	.align 8
.LC56:
	stringz	"grows over others"
	.align 8
.LC57:
	stringz	"longer, over the rest"
	.align 8
.LC58:
	stringz	"efgh"
	.align 8
.LC59:
	stringz	"over another"
	.align 8
.LC60:
	stringz	"shorter"
	.align 8
.LC61:
	stringz	"shorter in the middle"
	.align 8
.LC62:
	stringz	"longer than it is"
	.align 8
.LC63:
	stringz	"fixed alone"
	.align 8
.LC64:
	stringz	"unknown flag"
	.align 8
.LC65:
	stringz	"target not aligned"
	.align 8
.LC66:
	stringz	"target at the end"
	.align 8
.LC67:
	stringz	"old wraps"
	.align 8
.LC68:
	stringz	"new wraps"
	.align 8
.LC69:
	stringz	"cd"
	.align 8
.LC70:
	stringz	"two, longer"
	.text
	.align 16
	.proc fixed#
fixed:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 262144, r0
	addl r39 = 262144, r0
	mov r38 = r32
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 262144, r0
	addl r39 = 262144, r0
	mov r38 = r32
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	addl r39 = 65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	addl r39 = 65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC58)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	addl r37 = 8, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 9, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 196608, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 131072, r0
	addl r39 = 262144, r0
	mov r38 = r32
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 262144, r0
	addl r39 = 196608, r0
	mov r38 = r32
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 2, r0
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 9, r0
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	addl r42 = -65536, r0
	addl r41 = 3, r0
	addl r40 = 131072, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 65536, r0
	addl r39 = -65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC67)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = -65536, r0
	addl r39 = 65536, r0
	mov r38 = r32
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 327680, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	addl r40 = 1, r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 393216, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 327680, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 2, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC69)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 3, r0
	addl r40 = 393216, r0
	addl r39 = 262144, r0
	mov r38 = r32
	movl r37 = @gprel(.LC70)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp fixed#
	.section	.rodata
	.align 8
.LC71:
	stringz	"kept"
	.align 8
.LC72:
	stringz	"kept, fixed"
	.align 8
.LC73:
	stringz	"kept, hint"
	.align 8
.LC74:
	stringz	"kept, shared"
	.align 8
.LC75:
	stringz	"kept, file"
	.align 8
.LC76:
	stringz	"kept, private file"
	.align 8
.LC77:
	stringz	"kept, to itself"
	.align 8
.LC78:
	stringz	"kept, overlaps"
	.align 8
.LC79:
	stringz	"kept, longer"
	.align 8
.LC80:
	stringz	"kept, shorter"
	.align 8
.LC81:
	stringz	"kept, 0"
	.align 8
.LC82:
	stringz	"kept, in place"
	.align 8
.LC83:
	stringz	"kept, too long"
	.text
	.align 16
	.proc kept#
kept:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 5, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 5, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	addl r40 = 1, r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 7, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	mov r38 = r32
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 5, r0
	addl r40 = 196608, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 5, r0
	addl r40 = 65536, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 5, r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 4, r0
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 4, r0
	mov r37 = r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = at#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 5, r0
	addl r40 = 131072, r0
	addl r39 = 131072, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = remap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp kept#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -24, r35
	movl r15 = 7882832270857172015
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 7887324063363592289
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6365935025521978981
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5789784
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 11, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 7, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(fd#), gp
	;;
	st4 [r15] = r14
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r32 = -40, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -32, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	mov r39 = r0
	addl r38 = 65536, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	;;
	addl r14 = @gprel(fd#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L39
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
.L39:
	addl r14 = 1, r0
	br .L47
	;;
.L40:
	adds r15 = -32, r35
	adds r14 = -40, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
	movl r15 = 67108864
	br .L43
	;;
.L42:
	movl r15 = -67108864
.L43:
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = -65536, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = @gprel(base#), gp
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = clear#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L44
	;;
.L46:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r0
	br .L47
	;;
.L45:
	br.call.sptk.many b0 = lengths#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = growth#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fixed#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = kept#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
.L44:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L46
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L47:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
