// a3a53d8b7bebac0f44d419b46ad89963
	.file	"spawn.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"child %s read %d: %s\n"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"spawned"
	.align 8
.LC6:
	stringz	"/proc/self/exe"
	.align 8
.LC7:
	stringz	"posix_spawn(&child, \"/proc/self/exe\", &actions, NULL, arguments, environ) == 0"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"through the pipe"
	.align 8
.LC10:
	stringz	"write"
	.align 8
.LC11:
	stringz	"%s"
	.align 8
.LC12:
	stringz	"%d\n"
	.align 8
.LC13:
	stringz	"/no/such"
	.align 8
.LC14:
	stringz	"posix_spawn(&child, \"/no/such\", NULL, NULL, arguments, environ) == ENOENT"
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
	alloc r42 = ar.pfs, 2, 10, 6, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	cmp4.ge p6, p7 = 1, r32
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
	.body
	;;
	.mmi
	adds r40 = 232, r12
	adds r35 = 224, r12
	adds r39 = 228, r12
	.mmb
	adds r34 = 236, r12
	adds r37 = 200, r12
	(p7) br.cond.dpnt .L20
	;;
	.mib
	mov r44 = r40
	adds r36 = 244, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r43
	.mmb
	mov r44 = r35
	nop 0
	(p7) br.cond.spnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r44 = 120, r12
	nop 0
	(p6) br.cond.spnt .L7
	;;
	.mmi
	nop 0
	addl r38 = @ltoffx(environ#), r1
	nop 0
	;;
	.mib
	ld8.mov r38 = [r38], environ#
	nop 0
	br.call.sptk.many b0 = posix_spawn_file_actions_init#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r46 = r0
	.mmb
	ld4 r45 = [r40]
	adds r44 = 120, r12
	br.call.sptk.many b0 = posix_spawn_file_actions_adddup2#
	;;
	.mmi
	nop 0
	addl r46 = 1, r0
	mov r1 = r43
	.mmb
	ld4 r45 = [r39]
	adds r44 = 120, r12
	br.call.sptk.many b0 = posix_spawn_file_actions_adddup2#
	;;
	.mmi
	ld4 r45 = [r34]
	nop 0
	mov r1 = r43
	.mmb
	adds r44 = 120, r12
	nop 0
	br.call.sptk.many b0 = posix_spawn_file_actions_addclose#
	;;
	.mmi
	mov r1 = r43
	ld8 r14 = [r33]
	mov r48 = r37
	.mmi
	mov r47 = r0
	adds r46 = 120, r12
	mov r44 = r36
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC5)
	.mmi
	st8 [r37] = r14
	ld8 r49 = [r38]
	adds r14 = 208, r12
	;;
	.mlx
	add r15 = r1, r15
	movl r45 = @gprel(.LC6)
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 216, r12
	add r45 = r1, r45
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = posix_spawn#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r44 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r34]
	addl r46 = 16, r0
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC10)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	sxt4 r45 = r34
	.mmi
	ld4 r44 = [r35]
	;;
	st8 [r14] = r0, 8
	sub r46 = 99, r45
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st4 [r14] = r0
	adds r14 = 16, r12
	;;
	.mib
	add r45 = r14, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L21
	.align 32
.L11:
	.mmi
	nop 0
	add r34 = r34, r8
	adds r14 = 16, r12
	.mmi
	ld4 r44 = [r35]
	;;
	nop 0
	sxt4 r45 = r34
	;;
	.mib
	sub r46 = 99, r45
	add r45 = r14, r45
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	;;
.L21:
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	.mmi
	adds r45 = 16, r12
	nop 0
	adds r34 = 240, r12
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r34
	ld4 r44 = [r36]
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mib
	add r44 = r1, r44
	extr.u r45 = r45, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r49 = [r38]
	mov r48 = r37
	.mmi
	mov r47 = r0
	mov r44 = r36
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = posix_spawn#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC8)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	(p7) add r45 = r1, r45
	;;
	.mib
	(p6) add r45 = r1, r45
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
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L20:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	adds r44 = 24, r12
	nop 0
	.mmi
	addl r46 = 24, r0
	mov r45 = r0
	adds r33 = 8, r33
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r46 = 31, r0
	mov r44 = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r47 = 16, r12
	.mmi
	mov r46 = r8
	ld8 r45 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r8 = 5, r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
