// 92bd2737e24edfa3e56471107bb5176a
	.file	"host-program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"echo hi; exit 3"
	.align 8
.LC2:
	stringz	"system %d\n"
	.align 8
.LC3:
	stringz	"w"
	.align 8
.LC4:
	stringz	"sort -r"
	.align 8
.LC5:
	stringz	"a\nb\nc\n"
	.align 8
.LC6:
	stringz	"pclose %d\n"
	.align 8
.LC7:
	stringz	"r"
	.align 8
.LC8:
	stringz	"echo one; echo two"
	.align 8
.LC9:
	stringz	"read %s"
	.align 8
.LC10:
	stringz	"pipe"
	.align 8
.LC11:
	stringz	"a b"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"true"
	.align 8
.LC14:
	stringz	"true is false"
	.align 8
.LC15:
	stringz	"read"
	.align 8
.LC16:
	stringz	"left %s\n"
	.align 8
.LC17:
	stringz	"executed"
	.align 8
.LC18:
	stringz	"echo"
	.align 8
.LC19:
	stringz	"/bin/echo"
	.align 8
.LC20:
	stringz	"status %x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 64
	adds r12 = -64, r12
	addl r14 = @ltoffx(stdout#), r1
	.mlx
	mov r37 = r1
	movl r33 = @gprel(.LC9)
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r41 = r0
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	addl r40 = 2, r0
	mov r39 = r0
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	adds r34 = 72, r12
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	nop 0
	mov r1 = r37
	extr.u r39 = r8, 8, 8
	.mmi
	nop 0
	st4 [r34] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 6, r0
	nop 0
	.mmi
	mov r41 = r8
	addl r39 = 1, r0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r39 = r8
	.mmi
	nop 0
	st4 [r34] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r37
	.mmi
	addl r39 = 32, r0
	nop 0
	adds r38 = 16, r12
	;;
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L16
	.align 32
.L5:
	.mib
	adds r39 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r32
	nop 0
	.mmb
	addl r39 = 32, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
.L16:
	.mmi
	mov r38 = r32
	nop 0
	adds r32 = 48, r12
	.mmb
	adds r33 = 68, r12
	nop 0
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	adds r14 = 56, r12
	nop 0
	adds r38 = 64, r12
	.mmi
	mov r1 = r37
	st8 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC10)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mmi
	addl r40 = 3, r0
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC12)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	ld4 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r37
	mov r39 = r0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L17
.L8:
	.mmi
	addl r40 = 15, r0
	nop 0
	mov r38 = r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC15)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r34
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r37
	ld4 r39 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L8
	;;
.L18:
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mlx
	mov r41 = r0
	movl r40 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	add r38 = r1, r38
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r37
	addl r38 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
