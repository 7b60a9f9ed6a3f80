// c848807078c9a2603dc7da770fe18e50 guest-tests/hpux/host/ptys.c
	.file	"ptys.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" %c"
	.align 8
.LC1:
	stringz	" %o"
	.align 8
.LC2:
	stringz	"%s:"
	.align 8
.LC3:
	stringz	"\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc read_to#
read_to:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 3, 0
	.fframe 256
	adds r12 = -256, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.mii
	mov r40 = r1
	sxt1 r34 = r34
	;;
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	mov r35 = r0
	addl r36 = 256, r0
	addl r37 = 255, r0
	;;
	.align 32
.L2:
	.mmi
	adds r14 = 16, r12
	sub r44 = r36, r35
	mov r42 = r32
	;;
	.mib
	add r43 = r14, r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ge p6, p7 = 0, r8
	.mmb
	adds r15 = 15, r12
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	add r35 = r35, r8
	;;
	add r14 = r15, r35
	cmp.lt p8, p9 = r37, r35
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mbb
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dpnt .L19
	(p9) br.cond.dptk .L2
.L3:
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mmi
	mov r43 = r33
	nop 0
	adds r36 = 16, r12
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	nop 0
	adds r35 = -1, r35
	.mmb
	mov r1 = r40
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	mov ar.lc = r35
	nop 0
	.align 32
.L8:
	.mmi
	nop 0
	ld1 r43 = [r36], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r43 = r43
	;;
	cmp4.lt p6, p7 = 31, r43
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L8
	;;
.L6:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L19:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mmi
	mov r43 = r33
	adds r35 = -1, r35
	adds r36 = 16, r12
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov ar.lc = r35
	br .L8
	.endp read_to#
	.align 16
	.align 64
	.proc on_interrupt#
on_interrupt:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	cmp4.ne p6, p7 = 2, r32
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	(p6) addl r36 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r36 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp on_interrupt#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"grant %d"
	.align 8
.LC6:
	stringz	" unlock %d"
	.align 8
.LC7:
	stringz	", name %d\n"
	.align 8
.LC8:
	stringz	"/dev/pts/"
	.align 8
.LC9:
	stringz	"%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc open_master.constprop.0#
open_master.constprop.0:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	addl r38 = 131074, r0
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r0
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r8
	addl r40 = 9, r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r38 = r8
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	(p6) mov r39 = r0
	;;
	add r38 = r1, r38
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC7)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r34
	.mmi
	addl r39 = 64, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L32:
	.mlx
	nop 0
	movl r34 = @gprel(.LC4)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r34
	.mmi
	addl r39 = 64, r0
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp open_master.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"different %d, terminal %d\n"
	.align 8
.LC11:
	stringz	"no terminal %d"
	.align 8
.LC12:
	stringz	" %d"
	.align 8
.LC13:
	stringz	", no master %d"
	.align 8
.LC14:
	stringz	" %d\n"
	.align 8
.LC16:
	stringz	"/dev/tty"
	.align 8
.LC17:
	stringz	"tty %d name %d group %d session %d\n"
	.align 8
.LC18:
	stringz	"<"
	.align 8
.LC19:
	stringz	">"
	.align 8
.LC20:
	stringz	"child"
	.align 8
.LC21:
	stringz	"abcx\177d\n"
	.align 8
.LC22:
	stringz	"line"
	.align 8
.LC23:
	stringz	"return\r"
	.align 8
.LC24:
	stringz	"return"
	.align 8
.LC25:
	stringz	"\003"
	.align 8
.LC26:
	stringz	"interrupted: status %d\n"
	.align 8
.LC27:
	stringz	"slave without master: %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC15:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 7, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r42 = r1
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mib
	addl r43 = 20, r0
	adds r33 = 256, r12
	br.call.sptk.many b0 = alarm#
	;;
	.mib
	mov r1 = r42
	adds r43 = 144, r12
	br.call.sptk.many b0 = open_master.constprop.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r43 = 80, r12
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = open_master.constprop.0#
	;;
	.mmi
	adds r44 = 80, r12
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r42
	adds r43 = 144, r12
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r34
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = isatty#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r35
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	addl r43 = -1, r0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r42
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 9, r14
	movl r43 = @gprel(.LC12)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	;;
	addl r14 = @gprel(.LC15), gp
	nop 0
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	mov r33 = r8
	.mmb
	mov r43 = r32
	addl r45 = 10, r0
	(p7) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = read_to#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	addl r45 = 7, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	addl r45 = 62, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = read_to#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	addl r45 = 7, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	addl r45 = 62, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = read_to#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r32
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r42
	nop 0
	.mmb
	adds r44 = 16, r12
	mov r43 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r42
	;;
	.mlx
	ld4 r44 = [r14]
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	extr.u r44 = r44, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r43 = 80, r12
	.mmb
	addl r44 = 131074, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r42
	;;
	cmp4.eq p6, p7 = 25, r14
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r44 = r0
	br .L34
.L46:
	.mib
	addl r43 = 20, r0
	adds r35 = 208, r12
	br.call.sptk.many b0 = alarm#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 2, r0
	.mmb
	adds r43 = 144, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 48, r0
	mov r44 = r0
	.mmb
	mov r43 = r35
	mov r34 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmi
	mov r44 = r35
	addl r43 = 2, r0
	andcm r34 = -1, r34
	;;
	.mmi
	addl r14 = @ltoff(@fptr(on_interrupt#)), gp
	nop 0
	extr.u r34 = r34, 31, 1
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r42
	mov r43 = r32
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r32
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r8
	.mmb
	adds r44 = 144, r12
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	;;
	.mii
	(p6) addl r33 = 1, r0
	nop 0
	;;
	(p7) mov r33 = r0
.L36:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	nop 0
	mov r43 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r43 = r32
	nop 0
	mov r1 = r42
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = tcgetsid#
	;;
	.mib
	mov r1 = r42
	mov r35 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	cmp4.eq p6, p7 = r36, r37
	mov r47 = r33
	.mmi
	mov r46 = r34
	addl r44 = 64, r0
	adds r43 = 16, r12
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	.mmi
	(p6) addl r48 = 1, r0
	;;
	(p7) mov r48 = r0
	cmp4.eq p6, p7 = r8, r35
	.mmi
	add r45 = r1, r45
	;;
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r42
	adds r44 = 16, r12
	nop 0
	.mib
	mov r43 = r32
	sxt4 r45 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L37:
	.mmi
	adds r44 = 16, r12
	nop 0
	mov r43 = r32
	.mmb
	addl r45 = 64, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	mov r1 = r42
	mov r33 = r8
	.mmb
	mov r44 = r39
	mov r43 = r32
	(p7) br.cond.dpnt .L47
	;;
	.mib
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r33
	nop 0
	.mmb
	adds r44 = 16, r12
	mov r43 = r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	nop 0
	.mmb
	mov r44 = r38
	mov r43 = r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L37
.L47:
	.mib
	nop 0
	addl r43 = 4, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.global tcgetsid#
	.type	tcgetsid#, @function
	.global getpid#
	.type	getpid#, @function
	.global tcgetpgrp#
	.type	tcgetpgrp#, @function
	.global ttyname#
	.type	ttyname#, @function
	.global sigaction#
	.type	sigaction#, @function
	.global memset#
	.type	memset#, @function
	.global setsid#
	.type	setsid#, @function
	.global open#
	.type	open#, @function
	.global close#
	.type	close#, @function
	.global waitpid#
	.type	waitpid#, @function
	.global write#
	.type	write#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global pipe#
	.type	pipe#, @function
	.global __errno#
	.type	__errno#, @function
	.global isatty#
	.type	isatty#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global alarm#
	.type	alarm#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global ptsname#
	.type	ptsname#, @function
	.global unlockpt#
	.type	unlockpt#, @function
	.global grantpt#
	.type	grantpt#, @function
	.global posix_openpt#
	.type	posix_openpt#, @function
	.global _exit#
	.type	_exit#, @function
	.global printf#
	.type	printf#, @function
	.global read#
	.type	read#, @function
	.ident	"GCC: (GNU) 12.2.0"
