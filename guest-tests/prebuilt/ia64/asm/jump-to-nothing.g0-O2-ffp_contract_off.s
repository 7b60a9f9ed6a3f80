// ff794d734c0b03d04a9bb8b178a0fddf
	.file	"jump-to-nothing.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	cmp4.ne p6, p7 = 11, r32
	.save rp, r34
	mov r34 = b0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L7
	.body
	;;
	.mib
	nop 0
	(p6) addl r37 = 8, r0
	br.call.sptk.many b0 = _exit#
.L7:
	.mmi
	addl r14 = @gprel(wanted#), gp
	nop 0
	adds r33 = 16, r33
	;;
	.mmi
	ld8.acq r15 = [r14]
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	cmp.ltu p6, p7 = 15, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r37 = 8, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r37 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s: status %d\n"
	.text
	.align 16
	.align 64
	.proc attempt#
attempt:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r14 = @gprel(wanted#), gp
	nop 0
	;;
	.mib
	st8.rel [r14] = r33
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r38 = r8
	.mmb
	adds r39 = 16, r12
	mov r40 = r0
	(p7) br.cond.spnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r40 = [r14]
	;;
	and r38 = 127, r40
	nop 0
	;;
	.mmi
	adds r14 = 1, r38
	;;
	nop 0
	extr r14 = r14, 1, 7
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r8
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
	.mib
	nop 0
	extr.u r40 = r40, 8, 8
	nop 0
	.mlx
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 2
	.mmi
	addl r40 = 132, r0
	nop 0
	mov r39 = r0
	.mmb
	adds r38 = 28, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 16, r12
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
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
	(p7) br.cond.dpnt .L19
	;;
#APP
// 16 "@TOP@/guest-tests/memory/jump-to-nothing.c" 1
	mov b6=r33;;
	br.few b6;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	addl r38 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 16, r12
	.mmb
	addl r38 = 11, r0
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
#APP
// 16 "@TOP@/guest-tests/memory/jump-to-nothing.c" 1
	mov b6=r33;;
	br.few b6;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	addl r38 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp attempt#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"nothing"
	.align 8
.LC3:
	stringz	"nothing, handled"
	.align 8
.LC4:
	stringz	"data"
	.align 8
.LC5:
	stringz	"data, handled"
	.align 8
.LC6:
	stringz	"gone"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	addl r38 = 3, r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r8
	.mmi
	mov r38 = r0
	nop 0
	addl r37 = 32768, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = attempt#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1, r0
	addl r37 = 32768, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = attempt#
	;;
	.mmi
	mov r1 = r35
	mov r37 = r32
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = attempt#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1, r0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = attempt#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r32
	.mmb
	addl r37 = 65536, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1, r0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = attempt#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	wanted#, @object
	.size	wanted#, 8
wanted:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
