// 65801420e66d6e16c522f3d91a23dd9d
	.file	"kernel-time.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 64
	.proc spin#
spin:
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	adds r15 = -1, r32
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L1
	addl r16 = @gprel(sink#), gp
	;;
	mov ar.lc = r15
.L3:
	ld8.acq r14 = [r16]
	;;
	add r14 = r14, r15
	;;
	st8.rel [r16] = r14
	adds r15 = -1, r15
	br.cloop.sptk.few .L3
.L1:
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
	.endp spin#
	.align 16
	.proc precis_call#
precis_call:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 8, 0
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	mov r15 = r32
	mov r41 = r33
	mov r42 = r34
	mov r43 = r35
	mov r44 = r36
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r37 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L7
.L5:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L5
	;;
	.endp precis_call#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"sunos"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"not "
	.align 8
.LC3:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC4:
	stringz	"# %ld ticks counted, %ld user and %ld system\n"
	.align 8
.LC5:
	stringz	"too little of it here"
	.align 8
.LC6:
	stringz	"kernel time"
	.align 8
.LC7:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC8:
	stringz	"kernels: system ticks are charged to the pc that is returned to"
	.align 8
.LC9:
	stringz	"kernel time is counted"
	.align 8
.LC10:
	stringz	"%sok %d - %s -- %s\n"
	.align 8
.LC11:
	stringz	"1..%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 5, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	mov r14 = r33
	addl r16 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r16 = [r16]
	;;
	mov r15 = r16
	;;
	ld2 r18 = [r15], 2
	;;
	ld2 r17 = [r15]
	;;
	shl r17 = r17, 16
	;;
	or r17 = r18, r17
	adds r15 = 4, r16
	;;
	ld2 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r17, r15
	adds r16 = 6, r16
	;;
	ld2 r34 = [r16]
	;;
	shl r34 = r34, 48
	;;
	or r34 = r15, r34
	cmp4.ge p6, p7 = 1, r32
	;;
	(p7) adds r14 = 8, r33
	;;
	(p7) ld8 r15 = [r14]
	(p7) addl r14 = @gprel(dialect#), gp
	;;
	(p7) st8 [r14] = r15
	addl r35 = @gprel(dialect#), gp
	;;
	ld8 r43 = [r35]
	movl r42 = @gprel(.LC3)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	addl r2 = 65536, r0
	;;
	cmp.leu p6, p7 = r2, r34
	;;
	(p6) mov r2 = r34
	;;
	addl r37 = -65536, r2
	ld8 r35 = [r35]
	;;
	mov r42 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r34 = r8
	;;
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	;;
	mov r36 = r42
	br .L10
	;;
.L11:
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L22
.L12:
	add r42 = r8, r34
.L10:
	mov r43 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L28
	;;
	cmp.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L11
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L12
	br .L11
	;;
.L28:
	mov r14 = r0
.L13:
	;;
	adds r14 = 2, r14
	;;
	addp4 r46 = r14, r0
	mov r45 = r37
	addl r44 = 262144, r0
	movl r43 = @gprel(big#)
	;;
	add r43 = r1, r43
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	adds r42 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
	adds r34 = 48, r12
	adds r36 = 56, r12
	adds r35 = 24, r12
	addl r37 = 199, r0
.L17:
	addl r14 = 999, r0
	;;
	mov ar.lc = r14
.L15:
	br.call.sptk.many b0 = getppid#
	mov r1 = r40
	;;
	br.cloop.sptk.few .L15
	mov r42 = r34
	br.call.sptk.many b0 = times#
	mov r1 = r40
	ld8 r14 = [r36]
	ld8 r15 = [r35]
	;;
	sub r14 = r14, r15
	;;
	cmp.lt p6, p7 = 19, r14
	(p6) br.cond.dpnt .L16
	ld8 r14 = [r34]
	adds r16 = 16, r12
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r14, r15
	;;
	cmp.ge p6, p7 = r37, r14
	(p6) br.cond.dptk .L17
.L16:
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	movl r14 = @gprel(big#)
	;;
	add r14 = r1, r14
	mov r34 = r0
	addl r15 = 131071, r0
	;;
	mov ar.lc = r15
.L18:
	ld2 r15 = [r14], 2
	;;
	add r34 = r34, r15
	br.cloop.sptk.few .L18
	adds r14 = 48, r12
	;;
	ld8 r35 = [r14]
	adds r16 = 16, r12
	;;
	ld8 r14 = [r16]
	;;
	sub r35 = r35, r14
	adds r14 = 56, r12
	;;
	ld8 r36 = [r14]
	adds r14 = 24, r12
	;;
	ld8 r14 = [r14]
	;;
	sub r36 = r36, r14
	;;
	mov r45 = r36
	mov r44 = r35
	mov r43 = r34
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	cmp.lt p6, p7 = 9, r36
	(p7) br.cond.dpnt .L29
	add r14 = r35, r36
	;;
	adds r15 = -4, r14
	;;
	cmp.lt p6, p7 = r34, r15
	;;
	(p6) mov r34 = r0
	(p6) movl r43 = @gprel(.LC2)
	;;
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L21
	adds r14 = 4, r14
	;;
	cmp.le p6, p7 = r34, r14
	;;
	(p6) addl r34 = 1, r0
	(p6) movl r43 = @gprel(.LC1)
	;;
	(p6) add r43 = r1, r43
	(p7) br.cond.spnt .L30
.L21:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r44 = [r14]
	;;
	adds r44 = 1, r44
	;;
	st4 [r14] = r44
	movl r46 = @gprel(.LC8)
	;;
	add r46 = r1, r46
	movl r45 = @gprel(.LC9)
	;;
	add r45 = r1, r45
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r15 = @gprel(failed#), gp
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld4 r14 = [r15]
	;;
	add r14 = r14, r16
	;;
	st4 [r15] = r14
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
.L20:
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @gprel(failed#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	addl r14 = 1, r0
	br .L13
	;;
.L29:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	;;
	adds r43 = 1, r43
	;;
	st4 [r14] = r43
	movl r45 = @gprel(.LC5)
	;;
	add r45 = r1, r45
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L20
	;;
.L30:
	.pred.rel.mutex p6, p7
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	movl r43 = @gprel(.LC2)
	;;
	add r43 = r1, r43
	br .L21
	;;
	.endp main#
	.bss
	.align 8
	.type	big#, @object
	.size	big#, 262144
big:
	.skip	262144
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.align 4
	.type	failed#, @object
	.size	failed#, 4
failed:
	.skip	4
	.align 4
	.type	tests#, @object
	.size	tests#, 4
tests:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC12
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
