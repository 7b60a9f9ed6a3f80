// 64d07e10d4b53e07250c07fd0ed3563d
	.file	"noise.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc precis_text#
precis_text:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp precis_text#
	.align 16
	.proc precis_result#
precis_result:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 0, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	br .L5
	;;
.L4:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r15] = r14
	addl r14 = -1, r0
.L5:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp precis_result#
	.align 16
	.proc precis_call#
precis_call:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 8, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -32, r39
	;;
	st8 [r14] = r32
	adds r14 = -24, r39
	;;
	st8 [r14] = r33
	adds r14 = -16, r39
	;;
	st8 [r14] = r34
	adds r14 = -8, r39
	;;
	st8 [r14] = r35
	mov r14 = r39
	;;
	st8 [r14] = r36
	adds r14 = -32, r39
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r39
	;;
	ld8 r41 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r42 = [r14]
	adds r14 = -8, r39
	;;
	ld8 r43 = [r14]
	mov r14 = r39
	;;
	ld8 r44 = [r14]
	;;
#APP
// 133 "@TOP@/guest-tests/profil/../include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	adds r14 = -48, r39
	;;
	st8 [r14] = r8
	adds r14 = -40, r39
	;;
	st8 [r14] = r10
	adds r14 = -40, r39
	adds r15 = -48, r39
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = precis_result#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp precis_call#
	.align 16
	.proc precis_profil#
precis_profil:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st4 [r14] = r35
	adds r14 = -16, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r38
	;;
	ld8 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r17 = [r14]
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp precis_profil#
	.align 16
	.proc precis_sprofil#
precis_sprofil:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -4, r38
	;;
	st4 [r14] = r35
	adds r14 = -16, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	mov r14 = r38
	;;
	ld8 r16 = [r14]
	adds r14 = -4, r38
	;;
	ld4 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r17
	mov r41 = r15
	addl r40 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp precis_sprofil#
	.sbss
	.align 8
	.type	memory#, @object
	.size	memory#, 8
memory:
	.skip	8
	.bss
	.align 8
	.type	regions#, @object
	.size	regions#, 3520
regions:
	.skip	3520
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.section	.sdata,"aws"
	.align 8
	.type	state#, @object
	.size	state#, 8
state:
	data8	88172645463325252
	.text
	.align 16
	.proc noise#
noise:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 12
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(state#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 25
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(state#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 27
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(state#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(state#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = 2685821657736338717
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 32
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp noise#
	.align 16
	.proc work#
work:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r0
	br .L15
	;;
.L16:
	ld4 r15 = [r2]
	addl r14 = @gprel(sink#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(sink#), gp
	;;
	st8.rel [r15] = r14
	ld4 r14 = [r2]
	;;
	adds r14 = 1, r14
	;;
	st4 [r2] = r14
.L15:
	ld4 r14 = [r2]
	addl r15 = 399, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp work#
	.align 16
	.proc make_regions#
make_regions:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r38 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = precis_text#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	addl r16 = -4096, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L18
	;;
.L27:
	addl r14 = @gprel(memory#), gp
	;;
	ld8 r33 = [r14]
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 7, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	addl r15 = 4095, r0
	;;
	and r2 = r15, r14
	;;
	addl r14 = 8192, r2
	;;
	shladd r14 = r14, 3, r0
	br .L20
	;;
.L19:
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	addl r15 = 32767, r0
	;;
	and r2 = r15, r14
	;;
	addl r14 = 65536, r2
.L20:
	;;
	add r15 = r33, r14
	movl r16 = @gprel(regions#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 15, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 63, r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 3, r0
	br .L22
	;;
.L21:
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = 32767, r0
	;;
	and r14 = r14, r15
.L22:
	movl r16 = @gprel(regions#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	adds r16 = 8, r16
	;;
	shl r15 = r15, 5
	;;
	add r15 = r16, r15
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r16 = r8
	movl r14 = -1176375222071991977
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 16
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 4, r0
	;;
	mov r15 = r14
	;;
	sub r15 = r16, r15
	br .L24
	;;
.L23:
	mov r15 = r0
.L24:
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 16, 16
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
	;;
	add r14 = r15, r14
	;;
	mov r16 = r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r16
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r33 = r8
	;;
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r33, r14
	;;
	mov r16 = r14
	br .L26
	;;
.L25:
	addl r16 = 32768, r0
.L26:
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	adds r15 = 8, r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	st4 [r14] = r16
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L18:
	mov r14 = r36
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = noise#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	adds r15 = 8, r15
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	adds r15 = 8, r15
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
.L29:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp make_regions#
	.align 16
	.proc outside_is_clean#
outside_is_clean:
	.prologue 2, 3
	.vframe r3
	mov r3 = r12
	.body
	;;
	st4 [r3] = r0
	br .L31
	;;
.L35:
	addl r14 = @gprel(memory#), gp
	;;
	ld8 r15 = [r14]
	ld4 r14 = [r3]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	addl r14 = @gprel(memory#), gp
	;;
	ld8 r14 = [r14]
	ld4 r2 = [r3]
	;;
	addl r15 = 131072, r2
	;;
	addp4 r15 = r15, r0
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
.L32:
	mov r14 = r0
	br .L34
	;;
.L33:
	ld4 r14 = [r3]
	;;
	adds r14 = 1, r14
	;;
	st4 [r3] = r14
.L31:
	ld4 r14 = [r3]
	addl r15 = 65535, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	addl r14 = 1, r0
.L34:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r3
	br.ret.sptk.many b0
	;;
	.endp outside_is_clean#
	.section	.rodata
	.align 8
.LC0:
	stringz	"round %u or shortly before: bytes outside the buffers changed\n"
	.align 8
.LC1:
	stringz	"many"
	.align 8
.LC2:
	stringz	"few"
	.align 8
.LC3:
	stringz	"went on"
	.align 8
.LC4:
	stringz	"got nothing"
	.align 8
.LC5:
	stringz	"%s succeeded, %s failed; after failures the old buffer %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -48, r37
	;;
	st4 [r14] = r0
	adds r14 = -44, r37
	;;
	st4 [r14] = r0
	adds r14 = -40, r37
	;;
	st4 [r14] = r0
	adds r14 = -36, r37
	;;
	st4 [r14] = r0
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r41 = 3, r0
	addl r40 = 196608, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	mov r14 = r8
	;;
	addl r15 = @gprel(memory#), gp
	;;
	st8 [r15] = r14
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	br .L37
	;;
.L61:
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 7, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r16 = r8
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r15 = r16, r14
	br .L39
	;;
.L38:
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r16 = r8
	;;
	shr.u r14 = r16, 1
	movl r15 = 5366325548715505925
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r15 = r16, r14
.L39:
	adds r14 = -12, r37
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r16 = r8
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 1
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r15 = r16, r14
	;;
	mov r14 = r15
	addl r15 = 1, r0
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	br .L41
	;;
.L40:
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	movl r14 = -2049638230412172401
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
.L41:
	adds r15 = -8, r37
	;;
	st4 [r15] = r14
	addl r39 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = precis_text#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	adds r15 = -64, r15
	;;
	st8 [r14] = r15
	adds r14 = -12, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = make_regions#
	mov r1 = r38
	mov r14 = r37
	addl r42 = 16384, r0
	;;
	ld8 r41 = [r14]
	addl r40 = 128, r0
	movl r39 = @gprel(kept.0#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = precis_profil#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 31, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	br .L43
	;;
.L42:
	movl r32 = @gprel(regions#)
	;;
	add r32 = r1, r32
.L43:
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 31, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	br .L45
	;;
.L44:
	adds r14 = -12, r37
	;;
	ld4 r15 = [r14]
.L45:
	adds r14 = -8, r37
	;;
	ld4 r42 = [r14]
	mov r41 = r0
	mov r40 = r15
	mov r39 = r32
	br.call.sptk.many b0 = precis_sprofil#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -44, r37
	adds r15 = -44, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r37
	;;
	st4 [r14] = r0
	br .L47
	;;
.L48:
	movl r15 = @gprel(kept.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	st2.rel [r14] = r0
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L47:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 63, r14
	(p6) br.cond.dptk .L48
	adds r14 = -24, r37
	;;
	st4 [r14] = r0
	br .L49
	;;
.L50:
	br.call.sptk.many b0 = work#
	mov r1 = r38
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 23, r14
	(p6) br.cond.dptk .L50
	adds r14 = -20, r37
	;;
	st4 [r14] = r0
	br .L51
	;;
.L52:
	movl r15 = @gprel(kept.0#)
	;;
	add r15 = r1, r15
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r37
	adds r15 = -40, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -20, r37
	adds r15 = -20, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L51:
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 63, r14
	(p6) br.cond.dptk .L52
	adds r14 = -40, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -36, r37
	adds r15 = -36, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	br .L53
	;;
.L46:
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L54
	;;
.L55:
	br.call.sptk.many b0 = work#
	mov r1 = r38
	adds r14 = -16, r37
	adds r15 = -16, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L54:
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 23, r14
	(p6) br.cond.dptk .L55
.L53:
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = precis_sprofil#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	addl r14 = @gprel(memory#), gp
	;;
	ld8 r32 = [r14]
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	addl r15 = 32767, r0
	;;
	and r2 = r15, r14
	;;
	addl r14 = 65536, r2
	;;
	add r33 = r32, r14
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	addl r15 = 32767, r0
	;;
	and r34 = r15, r14
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 1, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r32 = r8
	br .L58
	;;
.L57:
	mov r14 = r37
	;;
	ld8 r32 = [r14]
.L58:
	br.call.sptk.many b0 = noise#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r32
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = precis_profil#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = work#
	mov r1 = r38
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	br.call.sptk.many b0 = precis_profil#
	mov r1 = r38
.L56:
	adds r14 = -32, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 15, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = outside_is_clean#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	adds r14 = -32, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r14 = 1, r0
	br .L60
	;;
.L59:
	adds r14 = -32, r37
	adds r15 = -32, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -32, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 3999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L61
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	addl r15 = 400, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L62
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	br .L63
	;;
.L62:
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
.L63:
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	addl r16 = 400, r0
	;;
	cmp4.geu p6, p7 = r16, r14
	(p6) br.cond.dptk .L64
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
	br .L65
	;;
.L64:
	movl r16 = @gprel(.LC2)
	;;
	add r16 = r1, r16
.L65:
	adds r14 = -36, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L67:
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L60:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 2
	.type	kept.0#, @object
	.size	kept.0#, 128
kept.0:
	.skip	128
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
