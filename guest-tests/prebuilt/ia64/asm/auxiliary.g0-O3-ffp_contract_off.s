// 659e673dc5aca66923f151a81661e2d0 guest-tests/dynamic/auxiliary.c
	.file	"auxiliary.c"
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
	stringz	"%lu: %d entries\n"
	.align 8
.LC3:
	stringz	"features %lx, not %lx\n"
	.align 8
.LC4:
	stringz	"same((const char *)getauxval(AT_PLATFORM), NAME)"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"getauxval(AT_UID) == getuid() && getauxval(AT_EUID) == geteuid() && getauxval(AT_GID) == getgid() && getauxval(AT_EGID) == getegid()"
	.align 8
.LC7:
	stringz	"getauxval(AT_PAGESZ) == (unsigned long)sysconf(_SC_PAGESIZE) && getauxval(AT_CLKTCK) == 100 && getauxval(AT_SECURE) == 0 && getauxval(AT_FLAGS) == 0"
	.align 8
.LC8:
	stringz	"same((const char *)getauxval(AT_EXECFN), argv[0])"
	.align 8
.LC9:
	stringz	"getauxval(AT_PHENT) == (sizeof(long) == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr)) && getauxval(AT_PHNUM) > 2"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(environ#), r1
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	nop 0
	addl r40 = 256, r0
	.mmi
	mov r39 = r0
	nop 0
	adds r38 = 16, r12
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r34
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	mov r34 = r14
	nop 0
	adds r14 = 8, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L3
.L2:
	.mmi
	adds r14 = 8, r34
	nop 0
	mov r34 = r0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r34 = r0
	(p6) br.cond.dpnt .L4
	.align 32
.L8:
	.mib
	shladd r16 = r15, 2, r0
	cmp.ltu p6, p7 = 63, r15
	(p6) br.cond.dptk .L7
	;;
	.mii
	adds r17 = 16, r12
	cmp.eq p6, p7 = 16, r15
	;;
	add r16 = r17, r16
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r16] = r15
	nop 0
	(p6) adds r15 = 8, r14
	;;
	.mmi
	(p6) ld8 r34 = [r15]
	nop 0
	nop 0
.L7:
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L8
.L4:
	.mmi
	adds r14 = 28, r12
	;;
	ld4 r40 = [r14]
	adds r14 = 32, r12
	;;
	.mib
	cmp4.eq p6, p7 = 1, r40
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L102
.L10:
	.mmi
	adds r14 = 36, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L103
.L11:
	.mmi
	adds r14 = 40, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L104
.L12:
	.mmi
	adds r14 = 44, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L105
.L13:
	.mmi
	adds r14 = 48, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L106
.L14:
	.mmi
	adds r14 = 52, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L107
.L15:
	.mmi
	adds r14 = 60, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L108
.L16:
	.mmi
	adds r14 = 64, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L109
.L17:
	.mmi
	adds r14 = 68, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L110
.L18:
	.mmi
	adds r14 = 72, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L111
.L19:
	.mmi
	adds r14 = 84, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L112
.L20:
	.mmi
	adds r14 = 108, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L113
.L21:
	.mmi
	adds r14 = 116, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L114
.L22:
	.mmi
	adds r14 = 140, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L115
.L23:
	.mmi
	adds r14 = 80, r12
	;;
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p7) br.cond.dpnt .L116
	;;
.L24:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dpnt .L117
.L25:
	.mib
	addl r38 = 15, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
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
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	.mib
	mov r1 = r37
	addl r38 = 11, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L118
.L27:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	.mib
	mov r1 = r37
	addl r38 = 6, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	addl r38 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L119
	;;
.L30:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 31, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	ld8 r39 = [r33]
	mov r38 = r8
	mov r1 = r37
	;;
	.mmi
	cmp.ne p6, p7 = 0, r39
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.ne p6, p7 = 0, r8
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
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 4, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 56, r8
	(p7) br.cond.dpnt .L120
	;;
.L35:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mlx
	cmp.ne p6, p7 = r39, r8
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	.mib
	mov r1 = r37
	addl r38 = 4, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 56, r8
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L120
	;;
.L116:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 16, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L117
	;;
.L115:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 31, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L116
.L114:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 25, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 140, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L115
.L113:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 23, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 116, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L114
.L112:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 17, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 108, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L113
.L111:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 14, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 84, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L112
.L110:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 13, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L111
.L109:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 12, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 68, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L110
.L108:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 11, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L109
.L107:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 9, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 60, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L108
.L106:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 8, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 52, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L107
.L105:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 7, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L106
.L104:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 6, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 44, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L105
.L103:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 5, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 40, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L104
.L102:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 4, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L103
.L101:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	addl r39 = 3, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r40
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L102
.L117:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	mov r39 = r34
	nop 0
	mov r40 = r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 15, r0
	br.call.sptk.many b0 = getauxval#
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
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC5)
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
	.mib
	mov r1 = r37
	addl r38 = 11, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L27
.L118:
	.mib
	addl r38 = 12, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L27
	.mib
	addl r38 = 13, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = getgid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L27
	.mib
	addl r38 = 14, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	mov r34 = r8
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L27
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	.mib
	mov r1 = r37
	addl r38 = 6, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	addl r38 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L119
.L120:
	.mib
	addl r38 = 5, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.ltu p6, p7 = 2, r8
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
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
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L119:
	.body
	.copy_state 2
	.mib
	addl r38 = 17, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 100, r8
	(p7) br.cond.dptk .L30
	.mib
	addl r38 = 23, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	.mib
	addl r38 = 8, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L32
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
