// 6a10ed64c5ddf42a8db1724deebad29d guest-tests/hpux/signals.c
	.file	"signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc times_ten#
times_ten:
	.prologue
	.body
	.mmi
	shladd r8 = r32, 2, r0
	;;
	add r8 = r8, r32
	nop 0
	;;
	.mib
	nop 0
	shladd r8 = r8, 1, r0
	br.ret.sptk.many b0
	.endp times_ten#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s, %s, %s\n"
	.align 8
.LC1:
	stringz	"same %d\n"
	.align 8
.LC3:
	stringz	"program"
	.align 8
.LC4:
	stringz	"none %d"
	.align 8
.LC5:
	stringz	", before %d"
	.align 8
.LC6:
	stringz	", runs %d"
	.align 8
.LC7:
	stringz	", once %d"
	.align 8
.LC8:
	stringz	", ignored %d"
	.align 8
.LC9:
	stringz	", out of range %d %d\n"
	.align 8
.LC10:
	stringz	"slot %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC2:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	addl r34 = @ltoff(@fptr(times_ten#)), gp
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	ld8 r34 = [r34]
	addl r38 = 1, r0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmb
	addl r38 = 15, r0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	addl r38 = 99, r0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r33
	nop 0
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
	.mib
	mov r1 = r37
	addl r38 = 9, r0
	br.call.sptk.many b0 = strsignal#
	;;
	.mii
	mov r1 = r37
	mov r38 = r8
	;;
	addl r14 = @ltoffx(sys_siglist#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], sys_siglist#
	;;
	adds r14 = 72, r14
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r14 = @gprel(.LC2), gp
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
	addl r39 = 2, r0
	.mmb
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r38 = 3, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = psignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	.mmb
	addl r38 = 2, r0
	nop 0
	br.call.sptk.many b0 = psignal#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5, r0
	br.call.sptk.many b0 = gsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r34
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 5, r0
	nop 0
	br.call.sptk.many b0 = ssignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5, r0
	br.call.sptk.many b0 = gsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
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
	.mib
	mov r1 = r37
	addl r38 = 5, r0
	br.call.sptk.many b0 = gsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r38 = 5, r0
	nop 0
	br.call.sptk.many b0 = ssignal#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5, r0
	br.call.sptk.many b0 = gsignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r34
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 16, r0
	nop 0
	br.call.sptk.many b0 = ssignal#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmb
	addl r38 = 16, r0
	nop 0
	br.call.sptk.many b0 = gsignal#
	;;
	.mmi
	mov r1 = r37
	cmp.eq p6, p7 = 0, r32
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = ttyslot#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
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
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp main#
	.global ttyslot#
	.type	ttyslot#, @function
	.global ssignal#
	.type	ssignal#, @function
	.global gsignal#
	.type	gsignal#, @function
	.global psignal#
	.type	psignal#, @function
	.global dup2#
	.type	dup2#, @function
	.global fflush#
	.type	fflush#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global printf#
	.type	printf#, @function
	.global strsignal#
	.type	strsignal#, @function
	.ident	"GCC: (GNU) 12.2.0"
