// 46916485ba113d64f05ca0892d223428
	.file	"unaligned.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"SIGBUS"
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"%s, code %d, at %ld\n"
	.text
	.align 16
	.align 64
	.proc on_bus#
on_bus:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	adds r14 = 16, r33
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp4.ne p6, p7 = 7, r32
	movl r37 = @gprel(.LC2)
	;;
	.mlx
	ld8 r40 = [r14]
	movl r14 = @gprel(buffer#)
	.mlx
	adds r33 = 8, r33
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r14 = r1, r14
	add r37 = r1, r37
	mov r36 = r1
	.body
	;;
	.mmi
	(p7) add r38 = r1, r38
	ld4 r39 = [r33]
	sub r40 = r40, r14
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(back#)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_bus#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"*word == 0x12345678 && buffer[1] == 0x78"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"*number == 3.5"
	.align 8
.LC8:
	stringz	"*word == 7"
	.align 8
.LC11:
	stringz	"prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) == 0"
	.align 8
.LC12:
	stringz	"prctl(PR_GET_UNALIGN, &value) == 0 && (value & PR_UNALIGN_SIGBUS)"
	.align 8
.LC13:
	stringz	"prctl(PR_SET_UNALIGN, PR_UNALIGN_NOPRINT) == 0"
	.sdata
	.align 8
.LC9:
	data8	buffer#+6
	.align 8
.LC10:
	data8	buffer#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 4, 3, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 192
	adds r12 = -192, r12
	movl r32 = @gprel(buffer#)
	;;
	.mmi
	add r32 = r1, r32
	adds r14 = 176, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r38 = 132, r0
	mov r37 = r0
	;;
	.mmi
	nop 0
	adds r36 = 28, r12
	nop 0
	.mmb
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 200, r12
	adds r37 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	mov r38 = r0
	addl r36 = 7, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(on_bus#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r37] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mlx
	adds r15 = 176, r12
	movl r14 = 305419896
	.mmi
	nop 0
	adds r1 = 200, r12
	nop 0
	;;
	.mmi
	ld8 r16 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 1, r16
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L28
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	.mlx
	adds r14 = 176, r12
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	add r33 = r1, r33
	ld8 r14 = [r14]
	add r38 = r1, r38
	;;
	.mib
	adds r32 = 5, r14
	mov r36 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r15 = 0x400c000000000000
	.mmi
	adds r1 = 200, r12
	nop 0
	mov r36 = r33
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	.mmi
	st8.rel [r32] = r15
	setf.d f6 = r15
	nop 0
	;;
	.mlx
	ld8.acq r16 = [r32]
	movl r38 = @gprel(.LC7)
	;;
	.mmi
	setf.d f7 = r16
	nop 0
	add r38 = r1, r38
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f7, f6
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	getf.d r14 = f0
	nop 0
	adds r1 = 200, r12
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	st8.rel [r32] = r14
	nop 0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/unaligned.c" 1
	sum 8;;
// 0 "" 2
#NO_APP
	;;
	.mlx
	adds r15 = 176, r12
	movl r38 = @gprel(.LC8)
	.mmi
	mov r36 = r33
	;;
	ld8 r15 = [r15]
	add r38 = r1, r38
	;;
	.mmi
	adds r14 = 1, r15
	nop 0
	addl r15 = 7, r0
	;;
	.mmi
	st4.rel [r14] = r15
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 36 "@TOP@/guest-tests/ia64/unaligned.c" 1
	rum 8;;
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	cmp4.ne p6, p7 = 0, r8
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	(p7) addl r14 = @gprel(.LC9), gp
	movl r36 = @gprel(back#)
	;;
	.mii
	(p7) ld8 r14 = [r14]
	add r36 = r1, r36
	;;
	nop 0
	.mmb
	(p7) mf
	(p7) fetchadd4.acq r15 = [r14], 1
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L11
	;;
	.mmi
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
#APP
// 41 "@TOP@/guest-tests/ia64/unaligned.c" 1
	st16 [r14]=r0,ar.csd
// 0 "" 2
#NO_APP
.L11:
	.mib
	addl r37 = 2, r0
	addl r36 = 6, r0
	br.call.sptk.many b0 = prctl#
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
	(p7) movl r37 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 200, r12
	addl r36 = 5, r0
	;;
	.mmi
	nop 0
	(p7) adds r16 = 176, r12
	(p7) addl r15 = 9, r0
	.mmi
	ld8 r1 = [r1]
	;;
	(p7) ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	(p7) adds r14 = 1, r16
	;;
	(p7) st4.rel [r14] = r15
	adds r14 = 160, r12
	;;
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
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
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L14
	.mmi
	adds r15 = 160, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 1
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mii
	(p6) add r37 = r1, r37
	nop 0
	;;
	(p7) add r37 = r1, r37
.L14:
	.mlx
	nop 0
	movl r32 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	add r38 = r1, r38
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	addl r37 = 1, r0
	addl r36 = 6, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	adds r1 = 200, r12
	cmp4.ne p6, p7 = 0, r8
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	;;
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 176, r12
	adds r1 = 200, r12
	mov r36 = r32
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	adds r14 = 1, r16
	movl r38 = @gprel(.LC8)
	;;
	.mii
	ld4.acq r14 = [r14]
	add r38 = r1, r38
	;;
	cmp4.ne p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
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
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mmi
	adds r32 = 1, r32
	;;
	ld1 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	nop 0
	(p7) add r37 = r1, r37
	br .L6
	.endp main#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.align 64
	.type	buffer#, @object
	.size	buffer#, 64
buffer:
	.skip	64
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
