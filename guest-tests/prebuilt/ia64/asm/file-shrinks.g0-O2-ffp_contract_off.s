// fc8d35270f01ef33172663abfa42dc7c guest-tests/memory/file-shrinks.c
	.file	"file-shrinks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @gprel(caught#), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.body
	;;
	.mmi
	nop 0
	addl r37 = 1, r0
	add r36 = r1, r36
	.mmb
	nop 0
	st4.rel [r14] = r32
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
	stringz	"SIGSEGV"
	.align 8
.LC2:
	stringz	"%s: %d\n"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc touch#
touch:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 3, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 32
	adds r12 = -32, r12
	movl r36 = @gprel(back#)
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r37 = 1, r0
	add r36 = r1, r36
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 40, r12
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld8 r37 = [r14]
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	addl r14 = @gprel(caught#), gp
	movl r36 = @gprel(.LC3)
	;;
	.mii
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	;;
	cmp4.ne p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
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
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 1
	.mlx
	adds r14 = 24, r12
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mmi
	nop 0
	ld1.acq r38 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r38 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp touch#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"before"
	.align 8
.LC5:
	stringz	"kept"
	.align 8
.LC6:
	stringz	"lost"
	.align 8
.LC7:
	stringz	"lost copy"
	.align 8
.LC8:
	stringz	"kept copy"
	.align 8
.LC9:
	stringz	"write: %zd %s\n"
	.align 8
.LC10:
	stringz	"longer"
	.align 8
.LC11:
	stringz	"longer copy"
	.align 8
.LC12:
	stringz	"emptied"
	.align 8
.LC13:
	stringz	"anew"
	.align 8
.LC14:
	stringz	"anew copy"
	.align 8
.LC15:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC16:
	stringz	"emptied by its number"
	.align 8
.LC17:
	stringz	"emptied by its number, copy"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 6, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	nop 0
	mov r40 = r1
	.body
	nop 0
	;;
	.mlx
	adds r14 = 64, r12
	movl r15 = 7741240749596028261
	.mmi
	adds r33 = 56, r12
	;;
	st8 [r14] = r15
	adds r14 = 72, r12
	.mlx
	mov r41 = r33
	movl r15 = 6365935209750736243
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 80, r12
	.mlx
	nop 0
	movl r15 = 7811887382586553391
	;;
	.mmi
	nop 0
	st8 [r33] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r40
	mov r32 = r8
	.mmb
	addl r42 = 65536, r0
	mov r41 = r8
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L18
.L15:
	.mmi
	nop 0
	addl r34 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L18:
	.body
	.copy_state 1
	.mmi
	mov r46 = r0
	mov r45 = r32
	addl r44 = 1, r0
	.mmi
	addl r43 = 3, r0
	addl r42 = 65536, r0
	mov r41 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 32768, r0
	mov r46 = r0
	mov r45 = r32
	.mmi
	addl r44 = 2, r0
	addl r43 = 3, r0
	mov r1 = r40
	;;
	.mmi
	add r36 = r8, r14
	addl r14 = 1, r0
	nop 0
	.mmi
	addl r42 = 65536, r0
	mov r41 = r0
	mov r34 = r8
	;;
	.mmi
	st1 [r8] = r14
	nop 0
	addl r14 = 2, r0
	;;
	.mib
	st1 [r36] = r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	addl r14 = 32768, r0
	addl r41 = 7, r0
	.mmi
	mov r35 = r8
	;;
	addl r42 = @ltoff(@fptr(handler#)), gp
	add r37 = r8, r14
	.mmi
	addl r14 = 3, r0
	;;
	st1 [r37] = r14
	nop 0
	.mmb
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r40
	addl r41 = 11, r0
	;;
	addl r42 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 16384, r0
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	nop 0
	mov r42 = r34
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	addl r43 = 1, r0
	mov r42 = r36
	nop 0
	.mmb
	mov r41 = r32
	mov r1 = r40
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	mov r35 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 65536, r0
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 514, r0
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r34
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mib
	mov r41 = r34
	mov r1 = r40
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 65536, r0
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r32
	.mmi
	adds r41 = 16, r12
	nop 0
	addl r42 = 40, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 16, r12
	.mmb
	addl r42 = 514, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
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
