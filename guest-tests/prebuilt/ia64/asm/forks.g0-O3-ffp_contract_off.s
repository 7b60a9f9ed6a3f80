// 248439e30bd10848503a181e966a4955
	.file	"forks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue
	.body
	.mmi
	ld4 r15 = [r32]
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp compare#
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
	stringz	"fork"
	.align 8
.LC2:
	stringz	"even"
	.align 8
.LC3:
	stringz	"%d: %05d %s"
	.align 8
.LC4:
	stringz	"odd"
	.align 8
.LC5:
	stringz	"waitpid"
	.align 8
.LC6:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 6, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	cmp4.ge p6, p7 = 1, r32
	.save ar.lc, r44
	mov r44 = ar.lc
	mov r43 = r1
	;;
	.mib
	(p6) addl r38 = 1, r0
	.save rp, r41
	mov r41 = b0
	.body
	(p7) br.cond.dpnt .L32
.L8:
	.mmi
	nop 0
	mov r35 = r0
	addl r37 = 255, r0
	.align 32
.L10:
	.mmi
	nop 0
	mov r36 = r0
	mov ar.lc = 11
	.align 32
.L19:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r43
	mov r34 = r8
	.mmb
	mov r47 = r0
	adds r46 = 16, r12
	(p7) br.cond.spnt .L33
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r45 = r8
	(p7) br.cond.spnt .L34
	;;
	.mib
	adds r36 = 1, r36
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r43
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L35
	;;
	.mii
	ld4 r14 = [r15]
	dep.z r15 = r35, 5, 27
	;;
	extr r14 = r14, 8, 24
	.mmi
	sub r35 = r15, r35
	;;
	and r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	add r35 = r35, r14
	br.cloop.sptk.few .L19
	.mmi
	nop 0
	adds r38 = -1, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dptk .L10
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	nop 0
	mov r46 = r35
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 1
	.mmi
	adds r33 = 8, r33
	addl r47 = 10, r0
	mov r46 = r0
	;;
	.mib
	ld8 r45 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r38 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	nop 0
	mov r35 = r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	mov r46 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
.L34:
	.mmi
	adds r37 = 16, r12
	mov r17 = r0
	mov ar.lc = 39
	.mlx
	nop 0
	movl r14 = -6757718126012409997
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov r18 = r37
	.align 32
.L13:
	.mii
	nop 0
	sxt4 r14 = r36
	adds r36 = 37, r36
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 6
	;;
	sub r16 = r16, r15
	;;
	.mmi
	shladd r15 = r16, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r19 = r15, 2, r0
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r17
	nop 0
	adds r17 = 1, r17
	;;
	.mib
	st4 [r18] = r14, 4
	nop 0
	br.cloop.sptk.few .L13
	.mlx
	addl r48 = @ltoff(@fptr(compare#)), gp
	movl r40 = @gprel(.LC4)
	.mlx
	addl r47 = 4, r0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r40 = r1, r40
	add r38 = r1, r38
	addl r46 = 40, r0
	;;
	.mmi
	add r39 = r1, r39
	ld8 r48 = [r48]
	nop 0
	.mmb
	adds r45 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L17:
	.mmb
	nop 0
	ld4 r49 = [r37], 4
	nop 0
	.mib
	mov r48 = r35
	tbit.nz p6, p7 = r35, 0
	(p6) br.cond.dptk .L14
	.mmi
	mov r50 = r39
	mov r47 = r38
	addl r46 = 64, r0
	.mmb
	adds r45 = 176, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	adds r45 = 176, r12
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	nop 0
	.mmb
	addl r47 = 10, r0
	mov r46 = r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 176, r12
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	xor r8 = r36, r8
	mov r1 = r43
	cmp4.ne p6, p7 = 40, r35
	;;
	.mib
	nop 0
	add r34 = r34, r8
	(p6) br.cond.dptk .L17
	;;
	.mib
	nop 0
	and r45 = 63, r34
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	.mmi
	mov r50 = r40
	mov r47 = r38
	addl r46 = 64, r0
	.mmb
	adds r45 = 176, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 32, r0
	.mmb
	adds r45 = 176, r12
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	nop 0
	.mmb
	addl r47 = 10, r0
	mov r46 = r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 176, r12
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	xor r36 = r8, r36
	mov r1 = r43
	cmp4.eq p6, p7 = 40, r35
	;;
	.mib
	nop 0
	add r34 = r34, r36
	(p7) br.cond.dptk .L17
	;;
	.mib
	nop 0
	and r45 = 63, r34
	br.call.sptk.many b0 = _exit#
	;;
.L35:
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
