// 92c49017c419bd567761beca38730862
	.file	"exhaustion.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"setrlimit(RLIMIT_AS, &limit) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"errno == ENOMEM"
	.align 8
.LC5:
	stringz	"blocks > 8 && blocks < 17"
	.align 8
.LC6:
	stringz	"malloc(200 << 20) == NULL"
	.align 8
.LC7:
	stringz	"munmap(last, 16 << 20) == 0"
	.align 8
.LC8:
	stringz	"p != NULL"
	.align 8
.LC9:
	stringz	"p[(8 << 20) - 1] == 1"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mlx
	adds r41 = 16, r12
	movl r14 = 268435456
	.mmi
	adds r15 = 24, r12
	addl r40 = 9, r0
	mov r32 = r0
	;;
	.mmb
	st8 [r41] = r14
	st8 [r15] = r14
	nop 0
	.mib
	mov r33 = r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	.mlx
	nop 0
	movl r35 = 16777216
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r14 = 999, r0
	mov r1 = r38
	;;
	mov ar.lc = r14
	.align 32
.L4:
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 16418, r0
	.mmi
	addl r42 = 3, r0
	mov r41 = r35
	mov r40 = r0
	;;
	.mib
	mov r34 = r32
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmb
	cmp.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L4
	;;
	.mib
	mov r34 = r8
	adds r33 = -9, r33
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	cmp4.eq p6, p7 = 12, r14
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmb
	add r41 = r1, r41
	add r42 = r1, r42
	(p6) br.cond.dpnt .L11
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ltu p6, p7 = 7, r33
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L7:
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 209715200
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r41 = 16777216
	.mmb
	mov r1 = r38
	mov r40 = r34
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 8388608
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L3:
	.body
	.copy_state 1
	.mib
	adds r33 = -9, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ltu p6, p7 = 7, r33
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L7
	;;
.L11:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	mov r34 = r32
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 209715200
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r41 = 16777216
	.mmb
	mov r1 = r38
	mov r40 = r34
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 8388608
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
