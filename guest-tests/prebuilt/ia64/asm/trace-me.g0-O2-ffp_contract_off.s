// 89719c4194d8c01e4dc6b1056a4ac82d
	.file	"trace-me.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc count#
count:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(signals#), gp
	nop 0
	cmp4.eq p6, p7 = 10, r32
	;;
	.mii
	ld4.acq r14 = [r15]
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"EPERM"
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"%s: %ld, then %ld %s\n"
	.text
	.align 16
	.align 64
	.proc trace_me#
trace_me:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	mov r38 = r0
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	mov r1 = r37
	.mmi
	mov r41 = r34
	mov r40 = r33
	mov r39 = r32
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
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
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp trace_me#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"executed"
	.align 8
.LC6:
	stringz	"the first program"
	.align 8
.LC7:
	stringz	"signals == 1"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"a child"
	.align 8
.LC10:
	stringz	"WIFEXITED(status)"
	.align 8
.LC11:
	stringz	"again"
	.align 8
.LC12:
	stringz	"/proc/self/exe"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 32
	adds r12 = -32, r12
	cmp4.ge p6, p7 = 1, r32
	.mlx
	mov r38 = r1
	movl r39 = @gprel(.LC6)
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	add r39 = r1, r39
	.bbb
	nop 0
	(p7) br.cond.dpnt .L17
	br.call.sptk.many b0 = trace_me#
	;;
	.mii
	mov r1 = r38
	addl r39 = 10, r0
	;;
	addl r40 = @ltoff(@fptr(count#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r38
	addl r39 = 10, r0
	;;
	addl r34 = @ltoffx(stdout#), r1
	;;
	.mib
	ld8.mov r34 = [r34], stdout#
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	addl r14 = @gprel(signals#), gp
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld8 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = trace_me#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
.L11:
	.mmi
	nop 0
	adds r35 = 40, r12
	nop 0
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	and r14 = 127, r14
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld8 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r38
	ld8 r14 = [r33]
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC11)
	.mmi
	st8 [r40] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mlx
	add r15 = r1, r15
	movl r39 = @gprel(.LC12)
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	add r39 = r1, r39
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = trace_me#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
