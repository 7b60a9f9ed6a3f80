// f7e90a75062e074108db675b5ef7ad36 guest-tests/dynamic/auxiliary.c
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
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 3, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(environ#), r1
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	;;
	.mmb
	ld8.mov r14 = [r14], environ#
	addl r43 = 256, r0
	nop 0
	.mmi
	mov r42 = r0
	adds r41 = 16, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r34
	nop 0
	mov r1 = r39
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
	adds r34 = 8, r34
	nop 0
	mov r36 = r0
	;;
	.mmi
	ld8 r15 = [r34]
	;;
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r36 = r0
	(p6) br.cond.dpnt .L4
	.align 32
.L8:
	.mib
	shladd r16 = r15, 2, r0
	cmp.ltu p6, p7 = 63, r15
	(p6) br.cond.dptk .L7
	;;
	.mii
	adds r14 = 16, r12
	cmp.eq p6, p7 = 16, r15
	;;
	add r16 = r14, r16
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
	(p6) adds r15 = 8, r34
	;;
	.mmi
	(p6) ld8 r36 = [r15]
	nop 0
	nop 0
.L7:
	.mmi
	adds r34 = 16, r34
	;;
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L8
.L4:
	.mlx
	nop 0
	movl r34 = @gprel(once.0#)
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r34 = r1, r34
	add r35 = r1, r35
	mov ar.lc = 15
	;;
	.align 32
.L10:
	.mmi
	ld8 r42 = [r34], 8
	adds r15 = 16, r12
	mov r41 = r35
	;;
	.mmi
	shladd r14 = r42, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r43
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L9:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L10
	.mib
	cmp.eq p6, p7 = 0, r36
	addl r41 = 15, r0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 11, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L44
.L13:
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 6, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	.mmb
	addl r41 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L45
	;;
.L16:
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 31, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r41 = r8
	mov r1 = r39
	;;
	.mmi
	cmp.ne p6, p7 = 0, r42
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
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 4, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 56, r8
	(p7) br.cond.dpnt .L46
	;;
.L21:
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L19:
	.body
	.copy_state 1
	.mlx
	cmp.ne p6, p7 = r42, r8
	movl r43 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 4, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 56, r8
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L46
	;;
.L43:
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	mov r42 = r36
	nop 0
	mov r43 = r0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 15, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 11, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L44
.L46:
	.mib
	addl r41 = 5, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.ltu p6, p7 = 2, r8
	(p7) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 2
	.mib
	addl r41 = 17, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = 100, r8
	(p7) br.cond.dptk .L16
	.mib
	addl r41 = 23, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mib
	addl r41 = 8, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br .L18
.L44:
	.mib
	addl r41 = 12, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L13
	.mib
	addl r41 = 13, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = getgid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L13
	.mib
	addl r41 = 14, r0
	nop 0
	br.call.sptk.many b0 = getauxval#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	addp4 r8 = r8, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 6, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	.mmb
	addl r41 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L45
	.endp main#
	.section	.rodata
	.align 8
	.type	once.0#, @object
	.size	once.0#, 128
once.0:
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	11
	data8	12
	data8	13
	data8	14
	data8	17
	data8	23
	data8	25
	data8	31
	data8	16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
