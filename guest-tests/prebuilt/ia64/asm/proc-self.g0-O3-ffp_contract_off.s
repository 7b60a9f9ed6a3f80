// fbba94f58107854dad88639d741f9995
	.file	"proc-self.c"
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
	stringz	"?"
	.align 8
.LC3:
	stringz	"/proc/self/exe"
	.align 8
.LC4:
	stringz	"proc-self"
	.align 8
.LC5:
	stringz	"n > 0 && path[0] == '/' && strcmp(base + 1, \"proc-self\") == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"r"
	.align 8
.LC8:
	stringz	"/proc/self/maps"
	.align 8
.LC9:
	stringz	"f != NULL"
	.align 8
.LC10:
	stringz	"%lx-%lx %7s"
	.align 8
.LC11:
	stringz	"[stack]"
	.align 8
.LC12:
	stringz	"stack"
	.align 8
.LC13:
	stringz	"data"
	.align 8
.LC14:
	stringz	"mapped"
	.align 8
.LC15:
	stringz	"ordered"
	.align 8
.LC16:
	stringz	"executable"
	.align 8
.LC17:
	stringz	"named"
	.align 8
.LC18:
	stringz	"/proc/self/cmdline"
	.align 8
.LC19:
	stringz	"n > 0 && line[n - 1] == 0"
	.align 8
.LC20:
	stringz	"%s %s %d\n"
	.align 8
.LC21:
	stringz	"file"
	.align 8
.LC22:
	stringz	"/proc/self/fd/%d"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 1, 22, 6, 0
	.fframe 4640
	adds r12 = -4640, r12
	.save rp, r52
	mov r52 = b0
	.mlx
	mov r54 = r1
	.body
	movl r55 = @gprel(.LC3)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	addl r57 = 4095, r0
	.mmb
	adds r56 = 16, r12
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	adds r55 = 16, r12
	mov r1 = r54
	.mii
	addl r56 = 47, r0
	mov r33 = r8
	;;
	(p6) mov r14 = r8
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r55, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r54
	adds r15 = 16, r12
	cmp.ge p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC1)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 47, r14
	(p7) br.cond.dpnt .L35
.L2:
	.mlx
	mov r40 = r0
	movl r57 = @gprel(.LC5)
	.mlx
	mov r37 = r0
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	add r57 = r1, r57
	add r55 = r1, r55
	mov r38 = r0
	.mmb
	addl r42 = 1, r0
	mov r44 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	addl r59 = -1, r0
	addl r58 = 34, r0
	.mmi
	addl r57 = 3, r0
	mov r1 = r54
	addl r56 = 65536, r0
	;;
	.mmi
	mov r55 = r0
	mov r47 = r0
	mov r48 = r0
	.mmb
	adds r33 = 4112, r12
	adds r46 = 4626, r12
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r54
	mov r43 = r8
	adds r51 = 4625, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmi
	addl r14 = 65535, r0
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC9)
	.mlx
	addl r39 = @gprel(global#), gp
	movl r55 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	add r57 = r1, r57
	movl r50 = @gprel(.LC11)
	;;
	.mlx
	add r55 = r1, r55
	(p7) movl r56 = @gprel(.LC1)
	.mmi
	add r45 = r1, r45
	add r50 = r1, r50
	add r49 = r43, r14
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r56 = r1, r56
	nop 0
	;;
	.mib
	nop 0
	(p6) add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	mov r57 = r36
	nop 0
	addl r56 = 512, r0
	.mmb
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L36
.L10:
	.mmi
	adds r59 = 4624, r12
	adds r58 = 4632, r12
	adds r57 = 4640, r12
	.mmb
	mov r56 = r41
	mov r55 = r33
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	adds r15 = 4640, r12
	mov r1 = r54
	nop 0
	.mmb
	cmp4.ne p6, p7 = 3, r8
	adds r14 = 4632, r12
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld8 r34 = [r15]
	ld8 r35 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.gtu p6, p7 = r40, r34
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L6
	.mmi
	cmp.gtu p6, p7 = r35, r34
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	and r42 = r42, r14
.L6:
	.mmi
	ld1 r14 = [r46]
	mov r56 = r45
	mov r55 = r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 120, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	or r38 = r38, r14
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mii
	cmp.leu p6, p7 = r34, r33
	mov r1 = r54
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.gtu p6, p7 = r35, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	cmp.ne p6, p7 = 0, r8
	;;
	and r14 = r15, r14
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	or r37 = r37, r15
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	cmp.geu p6, p7 = r39, r34
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.gtu p6, p7 = r35, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L38
	;;
.L8:
	.mib
	nop 0
	cmp.ltu p6, p7 = r43, r34
	(p6) br.cond.dptk .L9
	;;
	.mmi
	cmp.gtu p6, p7 = r35, r49
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	or r44 = r44, r14
.L9:
	.mmi
	mov r57 = r36
	addl r56 = 512, r0
	nop 0
	.mmb
	mov r55 = r33
	mov r40 = r35
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
.L36:
	.mib
	mov r55 = r36
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r48
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r47
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r44
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r42
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r38
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r37
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	nop 0
	movl r57 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r33
	mov r35 = r8
	.mmb
	addl r57 = 512, r0
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	add r14 = r33, r8
	cmp.ge p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC1)
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r57 = @gprel(.LC19)
	.mlx
	nop 0
	movl r55 = @gprel(.LC6)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r55 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r34 = r33, r8, 1
	nop 0
	mov r1 = r54
	;;
	.mib
	mov r55 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r32
	.mmi
	mov r56 = r34
	nop 0
	add r57 = r34, r8, 1
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r55 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 384, r0
	addl r56 = 66, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r8
	.mmi
	mov r55 = r33
	nop 0
	addl r56 = 512, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC22)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r57 = 4095, r0
	mov r1 = r54
	nop 0
	.mmb
	adds r56 = 16, r12
	mov r55 = r33
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	adds r55 = 16, r12
	.mii
	addl r56 = 47, r0
	mov r1 = r54
	;;
	(p7) mov r8 = r0
	;;
	.mmi
	nop 0
	add r8 = r55, r8
	nop 0
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r55 = r1, r55
	nop 0
	;;
	.mib
	(p7) adds r55 = 1, r8
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 4640, r12
	nop 0
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 1
	.mmi
	ld1 r14 = [r51]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 119, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	or r47 = r47, r14
	br .L8
.L37:
	.mib
	mov r56 = r50
	mov r55 = r33
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r54
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.geu p6, p7 = r39, r34
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	or r48 = r48, r14
	;;
	.mii
	(p7) mov r15 = r0
	cmp.gtu p6, p7 = r35, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L38
.L35:
	.mlx
	adds r55 = 1, r8
	movl r56 = @gprel(.LC4)
	.mmi
	mov r40 = r0
	mov r37 = r0
	mov r38 = r0
	;;
	.mmi
	add r56 = r1, r56
	addl r42 = 1, r0
	mov r44 = r0
	.mmb
	mov r47 = r0
	mov r48 = r0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmi
	adds r33 = 4112, r12
	adds r46 = 4626, r12
	adds r51 = 4625, r12
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC1)
	.mlx
	nop 0
	movl r57 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC0)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	addl r59 = -1, r0
	addl r58 = 34, r0
	.mmi
	mov r1 = r54
	addl r57 = 3, r0
	addl r56 = 65536, r0
	;;
	.mib
	mov r55 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmi
	addl r14 = 65535, r0
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	.mlx
	addl r39 = @gprel(global#), gp
	movl r57 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC0)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	.mlx
	add r55 = r1, r55
	movl r50 = @gprel(.LC11)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r50 = r1, r50
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r49 = r43, r14
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L4
	.endp main#
	.sbss
	.align 4
	.type	global#, @object
	.size	global#, 4
global:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
