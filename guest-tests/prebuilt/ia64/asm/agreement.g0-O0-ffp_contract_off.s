// fd3c7f309a20669723772d10c60aff22
	.file	"agreement.c"
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
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.bss
	.align 2
	.type	kernels#, @object
	.size	kernels#, 131072
kernels:
	.skip	131072
	.align 2
	.type	librarys#, @object
	.size	librarys#, 131072
librarys:
	.skip	131072
	.text
	.align 64
	.proc one#
one:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	br .L11
	;;
.L12:
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	addl r14 = @gprel(sink#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(sink#), gp
	;;
	st8.rel [r15] = r14
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
.L11:
	mov r14 = r2
	adds r16 = -16, r2
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp one#
	.align 16
	.proc other#
other:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	br .L14
	;;
.L15:
	addl r14 = @gprel(sink#), gp
	;;
	ld8.acq r15 = [r14]
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(sink#), gp
	;;
	st8.rel [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r14
.L14:
	mov r14 = r2
	adds r16 = -16, r2
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp other#
	.section	.rodata
	.align 8
.LC0:
	stringz	"profil"
	.align 8
.LC1:
	stringz	"more than 50"
	.align 8
.LC2:
	stringz	"too few"
	.align 8
.LC3:
	stringz	"%s ticks, %d elements differ by more than one\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = @ltoff(@fptr(one#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = precis_text#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	addl r16 = -65536, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	adds r14 = 8, r34
	addl r39 = 32768, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 131072, r0
	movl r36 = @gprel(kernels#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = precis_profil#
	mov r1 = r35
	adds r14 = 8, r34
	addl r39 = 32768, r0
	;;
	ld8 r38 = [r14]
	addl r37 = 131072, r0
	movl r36 = @gprel(librarys#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = profil#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = perror#
	mov r1 = r35
.L17:
	adds r14 = -4, r34
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r15
	;;
	addl r14 = 300007, r2
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = one#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r2 = r14, r15
	;;
	addl r14 = 100003, r2
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = other#
	mov r1 = r35
	adds r14 = -4, r34
	adds r15 = -4, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L19
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = precis_profil#
	mov r1 = r35
	;;
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = profil#
	mov r1 = r35
	mov r14 = r34
	;;
	st4 [r14] = r0
	br .L20
	;;
.L24:
	movl r15 = @gprel(kernels#)
	;;
	add r15 = r1, r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	zxt2 r14 = r14
	adds r16 = -16, r34
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
	movl r15 = @gprel(kernels#)
	;;
	add r15 = r1, r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(librarys#)
	;;
	add r15 = r1, r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	cmp4.lt p6, p7 = r14, r16
	(p6) br.cond.dptk .L21
	movl r15 = @gprel(librarys#)
	;;
	add r15 = r1, r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(kernels#)
	;;
	add r15 = r1, r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	cmp4.ge p6, p7 = r14, r16
	(p6) br.cond.dptk .L22
.L21:
	addl r16 = 1, r0
	br .L23
	;;
.L22:
	mov r16 = r0
.L23:
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r34
	mov r15 = r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r16 = -16, r34
	;;
	ld8 r14 = [r16]
	;;
	cmp.geu p6, p7 = 50, r14
	(p6) br.cond.dptk .L25
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	br .L26
	;;
.L25:
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
.L26:
	adds r14 = -8, r34
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
