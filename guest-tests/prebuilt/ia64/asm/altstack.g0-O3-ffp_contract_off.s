// bbc5cc1689f2b593636a42aef744ead6
	.file	"altstack.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r3 = @gprel(space#+262144)
	;;
	.mmi
	add r3 = r1, r3
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	addl r2 = -262144, r3
	cmp.leu p8, p9 = r3, r14
	addl r16 = 262144, r3
	;;
	.mmi
	cmp.leu p6, p7 = r2, r14
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mmi
	(p9) mov r15 = r0
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	cmp.gtu p8, p9 = r16, r14
	;;
	.mib
	(p6) mov r15 = r0
	(p8) addl r14 = 1, r0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	and r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p6) addl r15 = -1, r0
	nop 0
	;;
	(p7) addl r15 = 1, r0
.L2:
	.mmi
	addl r14 = @gprel(where#), gp
	adds r36 = 16, r12
	mov r35 = r0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	addl r14 = @gprel(inside_flags#), gp
	;;
	.mii
	st4.rel [r14] = r15
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"where == -1 && inside_flags == SS_DISABLE"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"sigaltstack(&s, &old) == 0"
	.align 8
.LC5:
	stringz	"where == i && inside_flags == SS_ONSTACK"
	.align 8
.LC6:
	stringz	"where == -1 && inside_flags == 0"
	.align 8
.LC7:
	stringz	"sigaltstack(&small, NULL) == -1 && errno == ENOMEM"
	.align 8
.LC8:
	stringz	"sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]"
	.align 8
.LC9:
	stringz	"where == -1"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 16, 3, 0
	.fframe 368
	adds r12 = -368, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	addl r33 = @ltoff(@fptr(handler#)), gp
	mov r47 = r1
	.body
	addl r32 = @gprel(where#), gp
	;;
	.mmi
	ld8 r33 = [r33]
	adds r48 = 172, r12
	addl r50 = 132, r0
	.mmb
	mov r49 = r0
	adds r34 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 168, r12
	movl r15 = 134217728
	.mmi
	st8 [r34] = r33
	mov r1 = r47
	adds r48 = 24, r12
	;;
	.mmi
	st4 [r14] = r15
	addl r50 = 136, r0
	mov r49 = r0
	.mmb
	mov r36 = r0
	adds r39 = 336, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r49 = r34
	mov r1 = r47
	.mmi
	mov r50 = r0
	addl r48 = 10, r0
	adds r38 = 344, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	addl r43 = 262144, r0
	.mmb
	adds r33 = 328, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r49 = 16, r12
	mov r50 = r0
	nop 0
	.mmb
	mov r1 = r47
	addl r48 = 12, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r47
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r49 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(space#)
	.mlx
	add r48 = r1, r48
	movl r50 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	.mlx
	add r49 = r1, r49
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	add r40 = r1, r40
	movl r42 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	add r44 = r1, r44
	add r37 = r1, r37
	add r42 = r1, r42
	.mmb
	add r41 = r1, r41
	mov r34 = r48
	(p7) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	mov r35 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L12:
	.mmi
	adds r49 = 304, r12
	st8 [r33] = r35
	mov r48 = r33
	.mmi
	nop 0
	st8 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r38] = r43
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r50 = r44
	nop 0
	mov r48 = r34
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	mov r49 = r37
	.mmi
	mov r1 = r47
	mov r50 = r42
	mov r48 = r34
	;;
	.mib
	cmp4.ne p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r1 = r47
	mov r49 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r14
	(p7) br.cond.dpnt .L34
.L11:
	.mmi
	addl r14 = 262144, r0
	mov r50 = r41
	mov r48 = r34
	;;
	.mib
	add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r36
	mov r1 = r47
	.mmb
	nop 0
	addl r36 = 1, r0
	(p6) br.cond.dptk .L12
.L37:
	.mmi
	nop 0
	adds r14 = 352, r12
	adds r15 = 360, r12
	.mmi
	st8 [r39] = r0
	st8 [r33] = r0
	mov r49 = r0
	;;
	.mmi
	mov r48 = r14
	st8 [r15] = r0
	nop 0
	.mmi
	st8 [r14] = r40
	addl r15 = 100, r0
	adds r14 = 368, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 336, r12
	.mmi
	addl r15 = 2, r0
	st8 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC1)
	;;
	.mmi
	add r49 = r1, r49
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	adds r49 = 304, r12
	.mmb
	mov r48 = r33
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	(p6) br.cond.dptk .L14
	.mmi
	nop 0
	adds r14 = 304, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = @gprel(space#+262144)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L36
.L14:
	.mlx
	nop 0
	movl r50 = @gprel(.LC8)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r50 = @gprel(.LC9)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
.L34:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(inside_flags#), gp
	mov r50 = r41
	mov r48 = r34
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	addl r14 = 262144, r0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	.mmi
	nop 0
	add r35 = r35, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r36
	mov r1 = r47
	.mmb
	nop 0
	addl r36 = 1, r0
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L37
	;;
.L33:
	.mmi
	addl r14 = @gprel(inside_flags#), gp
	mov r50 = r42
	mov r48 = r34
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r1 = r47
	mov r49 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L34
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r47
	;;
	cmp4.ne p6, p7 = 12, r14
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	nop 0
	(p7) add r49 = r1, r49
	br .L13
.L32:
	.mlx
	addl r14 = @gprel(inside_flags#), gp
	movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(space#)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r48 = r1, r48
	add r40 = r1, r40
	.mlx
	mov r36 = r0
	movl r50 = @gprel(.LC2)
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r44 = @gprel(.LC4)
	.mlx
	add r50 = r1, r50
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	mov r34 = r48
	(p7) movl r49 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	add r37 = r1, r37
	movl r41 = @gprel(.LC6)
	.mmi
	(p7) add r49 = r1, r49
	add r42 = r1, r42
	mov r35 = r40
	;;
	.mmi
	add r41 = r1, r41
	adds r33 = 328, r12
	adds r39 = 336, r12
	.mmb
	adds r38 = 344, r12
	addl r43 = 262144, r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L12
	;;
.L36:
	.mlx
	adds r14 = 320, r12
	movl r50 = @gprel(.LC8)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	addl r14 = 262144, r0
	.mii
	add r50 = r1, r50
	add r48 = r1, r48
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r50 = @gprel(.LC9)
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	inside_flags#, @object
	.size	inside_flags#, 4
inside_flags:
	.skip	4
	.align 4
	.type	where#, @object
	.size	where#, 4
where:
	.skip	4
	.bss
	.align 1
	.type	space#, @object
	.size	space#, 524288
space:
	.skip	524288
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
