// 11c68663902f88f695eff6739ca1d874 guest-tests/signal/altstack.c
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
	stringz	"%s: stack %d, flags %x, %ld bytes\n"
	.text
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	adds r37 = 16, r12
	mov r36 = r0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r2 = @gprel(space#)
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	add r2 = r1, r2
	;;
	cmp.eq p6, p7 = r2, r14
	addl r15 = 262144, r2
	;;
	.mib
	(p6) mov r38 = r0
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r38 = -1, r0
	nop 0
	;;
	(p7) addl r38 = 1, r0
.L8:
	.mlx
	adds r14 = 32, r12
	movl r36 = @gprel(.LC0)
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mmi
	ld8 r40 = [r14]
	adds r14 = 24, r12
	add r36 = r1, r36
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp tell#
	.align 16
	.align 64
	.proc set#
set:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	sxt4 r32 = r32
	;;
	.mmi
	adds r14 = 24, r12
	addl r15 = 262144, r0
	shl r32 = r32, 18
	.mmi
	adds r37 = 16, r12
	nop 0
	mov r38 = r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 32, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = @gprel(space#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mib
	st8 [r37] = r32
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	ld4 r8 = [r8]
	nop 0
.L13:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp set#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"a thread"
	.text
	.align 16
	.align 64
	.proc in_thread#
in_thread:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	adds r37 = 16, r12
	mov r36 = r0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r2 = @gprel(space#)
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	add r2 = r1, r2
	;;
	cmp.eq p6, p7 = r2, r14
	addl r15 = 262144, r2
	;;
	.mib
	(p6) mov r38 = r0
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r38 = -1, r0
	nop 0
	;;
	(p7) addl r38 = 1, r0
.L21:
	.mlx
	adds r14 = 32, r12
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 24, r12
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp in_thread#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"EPERM"
	.align 8
.LC3:
	stringz	"done"
	.align 8
.LC4:
	stringz	"%d: on %d, frame has %d, flags %x\n"
	.align 8
.LC5:
	stringz	"inside"
	.align 8
.LC6:
	stringz	"change: %s\n"
	.text
	.align 16
	.align 64
	.proc nested#
nested:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r37 = @gprel(space#+262144)
	;;
	.mmi
	addl r15 = -262144, r0
	add r37 = r1, r37
	adds r14 = 40, r12
	.mmi
	addl r17 = 524288, r0
	;;
	add r36 = r37, r15
	cmp.leu p8, p9 = r37, r14
	;;
	.mmi
	cmp.leu p6, p7 = r36, r14
	add r16 = r36, r17
	(p8) addl r15 = 1, r0
	;;
	.mmi
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p9) mov r15 = r0
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	cmp.gtu p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
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
	(p6) addl r45 = -1, r0
	nop 0
	;;
	(p7) addl r45 = 1, r0
.L27:
	.mmi
	addl r35 = @gprel(depth#), gp
	nop 0
	adds r14 = 16, r34
	;;
	.mmi
	ld4 r44 = [r35]
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = r36, r14
	adds r44 = 1, r44
	;;
	(p6) mov r46 = r0
	.mmb
	st4 [r35] = r44
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mii
	(p6) addl r46 = -1, r0
	nop 0
	;;
	(p7) addl r46 = 1, r0
.L28:
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mmi
	adds r34 = 24, r34
	;;
	nop 0
	add r43 = r1, r43
	.mmb
	nop 0
	ld4 r47 = [r34]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r42
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = r36, r14
	nop 0
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mii
	(p6) addl r45 = -1, r0
	nop 0
	;;
	(p7) addl r45 = 1, r0
.L29:
	.mlx
	adds r38 = 32, r12
	movl r44 = @gprel(.LC5)
	.mlx
	adds r39 = 24, r12
	movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	add r44 = r1, r44
	.mmb
	ld8 r47 = [r38]
	ld4 r46 = [r39]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r36 = [r35]
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp4.ne p6, p7 = 1, r36
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	adds r36 = -1, r36
	nop 0
	;;
	.mii
	st4 [r35] = r36
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(changes#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L50
	;;
.L31:
	.mii
	cmp4.ne p6, p7 = 1, r32
	adds r36 = -1, r36
	;;
	(p6) addl r43 = 1, r0
	;;
	.mib
	(p7) addl r43 = 2, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r42
	st4 [r35] = r36
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L50:
	.body
	.copy_state 2
	.mmi
	adds r17 = 16, r12
	addl r14 = 262144, r0
	mov r44 = r0
	;;
	.mmi
	nop 0
	st8 [r17] = r37
	mov r43 = r17
	.mmi
	nop 0
	st4 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r42
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC2)
	;;
	.mii
	(p6) add r44 = r1, r44
	nop 0
	;;
	(p7) add r44 = r1, r44
.L32:
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.sptk .L31
	.mmi
	mov r36 = r14
	;;
	adds r36 = -1, r36
	nop 0
	;;
	.mii
	st4 [r35] = r36
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp nested#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"a program that is executed"
	.align 8
.LC10:
	stringz	"where == -1 && inside_flags == SS_DISABLE"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"sigaltstack(&s, &old) == 0"
	.align 8
.LC13:
	stringz	"where == i && inside_flags == SS_ONSTACK"
	.align 8
.LC14:
	stringz	"where == -1 && inside_flags == 0"
	.align 8
.LC15:
	stringz	"sigaltstack(&small, NULL) == -1 && errno == ENOMEM"
	.align 8
.LC16:
	stringz	"sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]"
	.align 8
.LC17:
	stringz	"where == -1"
	.align 8
.LC18:
	stringz	"flags %x:\n"
	.align 8
.LC19:
	stringz	"after"
	.align 8
.LC20:
	stringz	"set(0, 4) == EINVAL && set(0, 1u << 30) == EINVAL"
	.align 8
.LC21:
	stringz	"a child"
	.align 8
.LC22:
	stringz	"executed"
	.align 8
.LC23:
	stringz	"altstack"
	.align 8
.LC24:
	stringz	"/proc/self/exe"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 1, 19, 5, 0
	.fframe 528
	adds r12 = -528, r12
	cmp4.ge p6, p7 = 1, r32
	.mmi
	addl r34 = @ltoff(@fptr(handler#)), gp
	mov r51 = r1
	addl r39 = @gprel(where#), gp
	;;
	.mmi
	addl r54 = 132, r0
	mov r53 = r0
	.save rp, r49
	mov r49 = b0
	.body
	.mmb
	adds r52 = 316, r12
	adds r35 = 304, r12
	(p7) br.cond.dpnt .L92
	;;
	.mmi
	ld8 r34 = [r34]
	adds r33 = 160, r12
	mov r43 = r0
	.mmb
	adds r36 = 456, r12
	addl r45 = 262144, r0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 312, r12
	movl r15 = 134217728
	.mmi
	st8 [r35] = r34
	mov r1 = r51
	addl r54 = 136, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	mov r53 = r0
	.mmb
	adds r52 = 168, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r53 = r35
	st8 [r33] = r34
	mov r1 = r51
	.mmb
	mov r54 = r0
	addl r52 = 10, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r53 = r33
	mov r54 = r0
	mov r1 = r51
	.mmb
	addl r52 = 12, r0
	adds r33 = 448, r12
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r52 = 10, r0
	.mmb
	adds r35 = 464, r12
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r51
	ld4.acq r14 = [r39]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r52 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(space#)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	.mlx
	add r52 = r1, r52
	movl r54 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	.mlx
	(p6) add r53 = r1, r53
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	add r37 = r1, r37
	movl r42 = @gprel(.LC13)
	.mlx
	add r54 = r1, r54
	movl r41 = @gprel(.LC14)
	;;
	.mmi
	add r44 = r1, r44
	add r40 = r1, r40
	add r42 = r1, r42
	.mmb
	add r41 = r1, r41
	mov r34 = r52
	(p7) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	mov r38 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L58:
	.mmi
	adds r53 = 16, r12
	st8 [r36] = r0
	mov r52 = r33
	.mmi
	nop 0
	st8 [r33] = r38
	nop 0
	;;
	.mib
	st8 [r35] = r45
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r54 = r44
	nop 0
	mov r52 = r34
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	addl r52 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r39]
	nop 0
	mov r1 = r51
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r43, r14
	(p7) br.cond.dpnt .L94
	;;
	.mmi
	(p6) mov r53 = r40
	nop 0
	nop 0
.L56:
	.mib
	mov r54 = r42
	mov r52 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	addl r52 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r39]
	nop 0
	mov r1 = r51
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r14
	(p7) br.cond.dpnt .L95
	;;
	.mmi
	(p6) mov r53 = r40
	nop 0
	nop 0
.L57:
	.mmi
	addl r14 = 262144, r0
	mov r54 = r41
	mov r52 = r34
	;;
	.mib
	add r38 = r38, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r43
	mov r1 = r51
	nop 0
	.mmb
	adds r53 = 16, r12
	mov r52 = r33
	(p7) br.cond.dpnt .L96
	;;
	.mmi
	st8 [r36] = r0
	st8 [r33] = r38
	addl r43 = 1, r0
	;;
	.mib
	st8 [r35] = r45
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r54 = r44
	nop 0
	mov r52 = r34
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	addl r52 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mii
	ld4.acq r14 = [r39]
	mov r1 = r51
	;;
	cmp4.ne p6, p7 = r43, r14
	;;
	.mib
	nop 0
	(p6) mov r53 = r40
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L94
	;;
.L96:
	.mmi
	adds r14 = 528, r12
	addl r15 = 100, r0
	adds r34 = 520, r12
	.mmi
	addl r54 = 24, r0
	mov r53 = r0
	adds r52 = 496, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 536, r12
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 504, r12
	addl r15 = 2, r0
	nop 0
	.mmi
	mov r53 = r0
	mov r1 = r51
	mov r52 = r34
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r53 = 472, r12
	.mmb
	adds r52 = 496, r12
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
.L102:
	.mmi
	nop 0
	adds r14 = 472, r12
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
	(p7) br.cond.dpnt .L98
.L82:
	.mlx
	nop 0
	movl r53 = @gprel(.LC8)
	.mlx
	addl r48 = @gprel(changes#), gp
	movl r54 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mmi
	add r53 = r1, r53
	add r54 = r1, r54
	addl r47 = 2, r0
	;;
	.mib
	add r52 = r1, r52
	addl r42 = 262144, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r52 = 10, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r39]
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	.mlx
	add r54 = r1, r54
	movl r44 = @gprel(space#+262144)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	.mlx
	add r52 = r1, r52
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	(p7) add r53 = r1, r53
	add r44 = r1, r44
	add r41 = r1, r41
	;;
	.mib
	(p6) add r53 = r1, r53
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 132, r0
	nop 0
	.mmb
	mov r53 = r0
	adds r52 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	adds r53 = 16, r12
	mov r54 = r0
	.mlx
	addl r52 = 1, r0
	movl r15 = 134217732
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(nested#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r53] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r0
	nop 0
	.mmb
	adds r53 = 16, r12
	addl r52 = 2, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r51
	st4 [r48] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(flags.0#)
	;;
	.mii
	add r45 = r1, r45
	nop 0
	;;
	adds r45 = 24, r45
	.align 32
.L62:
	.mlx
	nop 0
	movl r38 = @gprel(flags.0#)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
	;;
	.align 32
.L65:
	.mmi
	ld4 r39 = [r38], 4
	mov r52 = r46
	addl r34 = 2, r0
	;;
	.mib
	mov r53 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	st8 [r33] = r37
	mov r53 = r0
	.mmi
	mov r52 = r33
	st4 [r36] = r47
	nop 0
	;;
	.mib
	st8 [r35] = r42
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r51
	st8 [r33] = r37
	mov r53 = r0
	.mii
	st4 [r36] = r39
	mov r52 = r33
	;;
	nop 0
	.mmb
	st8 [r35] = r42
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L64:
	.mib
	addl r52 = 1, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r33
	.mmb
	mov r52 = r0
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mii
	ld8 r14 = [r33]
	mov r1 = r51
	;;
	cmp.eq p6, p7 = r37, r14
	;;
	.mib
	(p6) mov r54 = r0
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r44, r14
	nop 0
	;;
	.mii
	(p6) mov r54 = r43
	nop 0
	;;
	(p7) addl r54 = -1, r0
.L63:
	.mmi
	nop 0
	ld8 r56 = [r35]
	mov r53 = r41
	.mmb
	mov r52 = r40
	ld4 r55 = [r36]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	mov r1 = r51
	addl r34 = 1, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L99
	br .L64
	;;
.L95:
	.mmi
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	nop 0
	(p7) add r53 = r1, r53
	br .L57
.L94:
	.mmi
	addl r14 = @gprel(inside_flags#), gp
	mov r54 = r42
	mov r52 = r34
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	addl r52 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mii
	ld4.acq r14 = [r39]
	mov r1 = r51
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	.mib
	nop 0
	(p6) mov r53 = r40
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L95
.L99:
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r45
	(p6) br.cond.dptk .L65
	.mmi
	ld4 r14 = [r48]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r48] = r14
	cmp4.lt p6, p7 = 1, r14
	(p7) br.cond.dptk .L62
	.mib
	addl r53 = 4, r0
	mov r52 = r0
	br.call.sptk.many b0 = set#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 22, r8
	(p7) br.cond.dpnt .L100
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC8)
	;;
	.mmi
	add r53 = r1, r53
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mlx
	addl r33 = @ltoffx(stdout#), r1
	movl r52 = @gprel(.LC11)
	;;
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	.mmb
	ld8.mov r33 = [r33], stdout#
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r53 = -2147483648
	.mmb
	mov r1 = r51
	mov r52 = r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld8 r52 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L69
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mib
	mov r1 = r51
	addl r52 = 1, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld8 r52 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r51
	mov r52 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L92:
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 528, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L69:
	.body
	.copy_state 1
	.mib
	mov r52 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r55 = r0
	.mii
	adds r52 = 16, r12
	mov r53 = r0
	;;
	addl r54 = @ltoff(@fptr(in_thread#)), gp
	;;
	.mib
	ld8 r54 = [r54]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r15 = 16, r12
	mov r53 = r0
	mov r1 = r51
	;;
	.mib
	ld8 r52 = [r15]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	ld8 r52 = [r33]
	mov r1 = r51
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r51
	.mmb
	mov r52 = r0
	nop 0
	(p7) br.cond.spnt .L101
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 528, r12
	nop 0
	br.ret.sptk.many b0
.L93:
	.body
	.copy_state 2
	.mlx
	addl r14 = @gprel(inside_flags#), gp
	movl r52 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(space#)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r52 = r1, r52
	add r37 = r1, r37
	.mlx
	mov r43 = r0
	movl r54 = @gprel(.LC10)
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r44 = @gprel(.LC12)
	.mlx
	add r54 = r1, r54
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	mov r34 = r52
	(p6) movl r53 = @gprel(.LC8)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC13)
	;;
	.mlx
	add r40 = r1, r40
	(p7) movl r53 = @gprel(.LC7)
	.mlx
	add r42 = r1, r42
	movl r41 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r53 = r1, r53
	add r41 = r1, r41
	mov r38 = r37
	.mmi
	adds r33 = 448, r12
	adds r36 = 456, r12
	adds r35 = 464, r12
	;;
	.mib
	(p7) add r53 = r1, r53
	addl r45 = 262144, r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L58
.L97:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r53 = 472, r12
	.mmb
	adds r52 = 496, r12
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L102
.L100:
	.mlx
	nop 0
	movl r53 = 1073741824
	.mmb
	mov r52 = r0
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.eq p6, p7 = 22, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC7)
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br .L68
.L98:
	.mlx
	adds r14 = 488, r12
	movl r54 = @gprel(.LC16)
	.mlx
	addl r48 = @gprel(changes#), gp
	movl r52 = @gprel(.LC11)
	;;
	.mmi
	ld8 r15 = [r14]
	addl r14 = 262144, r0
	add r54 = r1, r54
	.mmi
	add r52 = r1, r52
	addl r47 = 2, r0
	addl r42 = 262144, r0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r52 = 10, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r39]
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp4.ne p6, p7 = -1, r14
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC7)
	.mlx
	add r54 = r1, r54
	movl r44 = @gprel(space#+262144)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC8)
	.mlx
	add r52 = r1, r52
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	(p7) add r53 = r1, r53
	add r44 = r1, r44
	add r41 = r1, r41
	;;
	.mib
	(p6) add r53 = r1, r53
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	adds r52 = 28, r12
	nop 0
	.mmb
	addl r54 = 132, r0
	mov r53 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	adds r53 = 16, r12
	mov r54 = r0
	.mlx
	addl r52 = 1, r0
	movl r15 = 134217732
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(nested#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r53] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r0
	nop 0
	.mmb
	adds r53 = 16, r12
	addl r52 = 2, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r51
	st4 [r48] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(flags.0#)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	adds r45 = 24, r45
	br .L62
.L101:
	.mlx
	nop 0
	movl r52 = @gprel(.LC24)
	.mlx
	mov r55 = r0
	movl r54 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	.mmi
	add r52 = r1, r52
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r51
	addl r52 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	flags.0#, @object
	.size	flags.0#, 24
flags.0:
	data4	0
	data4	1
	data4	-2147483648
	data4	-2147483647
	data4	2
	data4	-2147483646
	.sbss
	.align 4
	.type	changes#, @object
	.size	changes#, 4
changes:
	.skip	4
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
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
