// d03f199fe53d0f1ce79fba3ede59813a
	.file	"devices.c"
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
	stringz	"/dev/null"
	.align 8
.LC3:
	stringz	"/dev/zero"
	.align 8
.LC4:
	stringz	"/dev/urandom"
	.align 8
.LC5:
	stringz	"null >= 0 && zero >= 0 && random >= 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"read(null, b, 10) == 0 && write(null, b, 10) == 10"
	.align 8
.LC8:
	stringz	"read(zero, b, 10) == 10 && b[0] == 0 && b[9] == 0 && b[10] == 7"
	.align 8
.LC9:
	stringz	"read(random, b, 64) == 64"
	.align 8
.LC10:
	stringz	"fstat(null, &s) == 0 && S_ISCHR(s.st_mode)"
	.align 8
.LC11:
	stringz	"isatty(0) == 0 && errno != 0"
	.align 8
.LC12:
	stringz	"tcgetattr(null, &t) == -1 && errno == ENOTTY"
	.align 8
.LC13:
	stringz	"ioctl(null, TIOCGWINSZ, &w) == -1 && errno == ENOTTY"
	.align 8
.LC14:
	stringz	"ttyname(0) == NULL"
	.align 8
.LC15:
	stringz	"w"
	.align 8
.LC16:
	stringz	"/dev/full"
	.align 8
.LC17:
	stringz	"x"
	.align 8
.LC18:
	stringz	"full != NULL && fputs(\"x\", full) >= 0 && fclose(full) == EOF && errno == ENOSPC"
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
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r15 = 506381209866536711
	.mmi
	adds r14 = 168, r12
	adds r16 = 160, r12
	add r38 = r1, r38
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 176, r12
	.mmi
	st8 [r16] = r15
	nop 0
	addl r39 = 2, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	or r14 = r34, r32
	mov r33 = r8
	mov r1 = r37
	;;
	.mlx
	or r14 = r33, r14
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r14
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 160, r12
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r32
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L4:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 160, r12
	nop 0
	.mmb
	addl r40 = 10, r0
	mov r38 = r34
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 10, r8
	(p7) br.cond.dpnt .L36
	;;
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 160, r12
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 64, r0
	mov r38 = r33
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 64, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L7
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r15 = 61440, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 8192, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L7:
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = isatty#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L8:
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 224, r12
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 21523, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 284, r12
	mov r38 = r32
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
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
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r32 = r8
	mov r39 = r8
	(p6) br.cond.spnt .L12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = fputs#
	;;
	.mib
	mov r1 = r37
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L13
	;;
.L12:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 28, r14
	(p6) br.cond.dptk .L12
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
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
	.label_state 2
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 25, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L10
.L37:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 25, r14
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 21523, r0
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 284, r12
	mov r38 = r32
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L38
.L36:
	.mmi
	adds r15 = 160, r12
	;;
	ld1 r14 = [r15]
	adds r15 = 169, r12
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	.mmi
	adds r14 = 170, r12
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p7) add r39 = r1, r39
	br .L5
	;;
.L35:
	.mmi
	adds r39 = 160, r12
	nop 0
	addl r40 = 10, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L4
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
