// 16f60b975b90d7ff160f4e59779b6fd2
	.file	"rights.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/maps"
	.align 8
.LC2:
	stringz	"%lx-%lx %4s%c"
	.text
	.align 16
	.align 64
	.proc rights_of#
rights_of:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 6, 0
	.fframe 544
	adds r12 = -544, r12
	mov r38 = r1
	.mlx
	addl r34 = @gprel(rights.0#), gp
	movl r40 = @gprel(.LC0)
	;;
	.mib
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mlx
	add r40 = r1, r40
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r38
	mov r14 = r34
	mov r33 = r8
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r15 = 1701736302
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mii
	st4 [r14] = r15, 4
	nop 0
	;;
	add r35 = r1, r35
	.mmb
	nop 0
	st1 [r14] = r0
	(p7) br.cond.spnt .L3
	.align 32
.L5:
	.mmi
	mov r41 = r33
	nop 0
	addl r40 = 512, r0
	.mmb
	adds r39 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r38
	adds r44 = 544, r12
	.mmb
	mov r43 = r34
	adds r42 = 528, r12
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	adds r41 = 536, r12
	nop 0
	mov r40 = r35
	.mmb
	adds r39 = 16, r12
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L5
	.mmi
	adds r15 = 536, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r14
	(p6) br.cond.dptk .L5
	.mmi
	adds r15 = 528, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r32
	(p7) br.cond.dptk .L5
.L3:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mii
	addl r8 = @gprel(rights.0#), gp
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	.endp rights_of#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"mprotect"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0.constprop.0#
must.part.0.constprop.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s"
	.align 8
.LC6:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc shown#
shown:
	.prologue 12, 37
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mib
	addl r40 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	shladd r36 = r8, 1, r0
	mov r34 = r8
	mov r1 = r39
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 34, r0
	;;
	.mmi
	add r36 = r36, r8
	mov r42 = r0
	mov r40 = r0
	;;
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	or r43 = 48, r33
	.mmi
	mov r42 = r32
	mov r41 = r34
	mov r1 = r39
	;;
	.mib
	add r40 = r8, r34
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = rights_of#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 3, r0
	nop 0
	.mmb
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r39
	(p7) br.cond.spnt .L15
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r32, 1
	(p6) br.cond.dptk .L14
	.mmi
	mov r42 = r32
	nop 0
	mov r41 = r34
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	addl r14 = 1, r0
	nop 0
	.mmb
	mov r1 = r39
	mov r40 = r35
	(p6) br.cond.spnt .L15
	;;
	.mib
	st1 [r35] = r14
	nop 0
	br.call.sptk.many b0 = rights_of#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L14:
	.mib
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r36
	.mmb
	sub r40 = r35, r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = must.part.0.constprop.0#
	;;
	break.f 0
	;;
	.endp shown#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"/dev/zero"
	.align 8
.LC10:
	stringz	"shared != MAP_FAILED && private != MAP_FAILED && shared[7] == 0"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EACCES"
	.align 8
.LC13:
	stringz	"mprotect(shared, page, PROT_WRITE) == -1 && errno == EACCES"
	.align 8
.LC14:
	stringz	"mprotect(shared, page, PROT_READ | PROT_EXEC) == 0"
	.align 8
.LC15:
	stringz	"mprotect(private, page, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC16:
	stringz	"mprotect(shared, page, PROT_READ | PROT_WRITE) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	addl r39 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r39 = r0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	.mmb
	addl r39 = 6, r0
	nop 0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	.mmb
	addl r39 = 4, r0
	nop 0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	addl r39 = 3, r0
	nop 0
	br.call.sptk.many b0 = shown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	mov r44 = r0
	.mmi
	addl r42 = 1, r0
	addl r41 = 1, r0
	mov r40 = r32
	;;
	.mib
	mov r39 = r0
	mov r43 = r8
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r40 = r32
	mov r34 = r8
	mov r1 = r38
	.mmi
	mov r44 = r0
	mov r43 = r35
	addl r42 = 2, r0
	;;
	.mib
	addl r41 = 1, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r34
	mov r1 = r38
	mov r33 = r8
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.ne p6, p7 = -1, r8
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L22
	.mmi
	adds r14 = 7, r34
	;;
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
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L22:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r44 = r0
	mov r43 = r35
	.mmi
	addl r42 = 1, r0
	mov r1 = r38
	addl r41 = 3, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 2, r0
	mov r39 = r34
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	.mlx
	addl r35 = 1, r0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	nop 0
	.mmb
	mov r39 = r34
	addl r41 = 5, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	mov r39 = r33
	.mmb
	addl r41 = 3, r0
	adds r33 = 7, r33
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r40 = 2, r0
	.mmi
	nop 0
	st1 [r33] = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r44 = r0
	mov r43 = r8
	addl r42 = 1, r0
	.mmi
	mov r1 = r38
	mov r40 = r32
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	addl r41 = 3, r0
	.mmb
	mov r32 = r8
	mov r39 = r8
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	adds r32 = 7, r32
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r38
	nop 0
	.mmi
	st1 [r32] = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L40:
	.mib
	addl r35 = 1, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	nop 0
	.mmb
	mov r39 = r34
	addl r41 = 5, r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	mov r39 = r33
	.mmb
	addl r41 = 3, r0
	adds r33 = 7, r33
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r40 = 2, r0
	.mmi
	nop 0
	st1 [r33] = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r44 = r0
	mov r43 = r8
	addl r42 = 1, r0
	.mmi
	mov r1 = r38
	mov r40 = r32
	addl r41 = 1, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	addl r41 = 3, r0
	.mmb
	mov r32 = r8
	mov r39 = r8
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	adds r32 = 7, r32
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r38
	nop 0
	.mmi
	st1 [r32] = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L39:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 13, r14
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 2, r0
	mov r39 = r34
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L40
	.endp main#
	.sbss
	.align 8
	.type	rights.0#, @object
	.size	rights.0#, 8
rights.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
