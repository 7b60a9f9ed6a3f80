// 06427639f244ee8fc9c443947c3d61cd
	.file	"trace-signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"mask %ld: USR1 %d USR2 %d RT+1 %d HUP %d\n"
	.text
	.align 16
	.align 64
	.proc show_mask#
show_mask:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	addl r14 = @gprel(child#), gp
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r33 = 144, r12
	ld4 r40 = [r14]
	addl r41 = 8, r0
	.mmi
	addl r39 = 16906, r0
	;;
	nop 0
	mov r42 = r33
	.mmb
	nop 0
	st8 [r33] = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	addl r41 = 120, r0
	mov r1 = r38
	adds r39 = 24, r12
	.mmb
	mov r32 = r8
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	adds r39 = 16, r12
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 10, r0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r39 = 16, r12
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 12, r0
	mov r33 = r8
	br.call.sptk.many b0 = sigismember#
	;;
	.mib
	mov r1 = r38
	mov r34 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	.mmb
	adds r40 = 1, r8
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r38
	adds r39 = 16, r12
	nop 0
	.mmb
	mov r35 = r8
	addl r40 = 1, r0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r8
	mov r43 = r35
	.mmi
	mov r42 = r34
	mov r41 = r33
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp show_mask#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"USR2"
	.align 8
.LC2:
	stringz	"USR1"
	.align 8
.LC3:
	stringz	"STOP"
	.align 8
.LC4:
	stringz	"other"
	.align 8
.LC5:
	stringz	"RT"
	.align 8
.LC6:
	stringz	"none"
	.text
	.align 16
	.align 64
	.proc signal_name#
signal_name:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	cmp4.eq p6, p7 = 12, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC1)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 19, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC3)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 10, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC2)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	mov r14 = r8
	cmp4.eq p8, p9 = 0, r32
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC5)
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	add r8 = r1, r8
	(p6) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	(p8) movl r8 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p9) movl r8 = @gprel(.LC4)
	;;
	.mii
	(p8) add r8 = r1, r8
	nop 0
	;;
	(p9) add r8 = r1, r8
.L8:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp signal_name#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"%s: %s\n"
	.align 8
.LC8:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L25
.L18:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"tracer"
	.align 8
.LC10:
	stringz	"itself"
	.align 8
.LC11:
	stringz	"peek %d %x %d: %ld %s:"
	.align 8
.LC12:
	stringz	""
	.align 8
.LC13:
	stringz	" [%s code %d value %d from %s]"
	.text
	.align 16
	.align 64
	.proc peek#
peek:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 3, 16, 6, 0
	.fframe 1040
	adds r12 = -1040, r12
	mov r49 = r1
	.mlx
	addl r41 = @gprel(child#), gp
	movl r45 = @gprel(.LC1)
	;;
	.mmi
	adds r14 = 1048, r12
	adds r36 = 1040, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	adds r51 = 16, r12
	addl r53 = 1024, r0
	mov r52 = r0
	;;
	.mmi
	st4 [r14] = r33
	adds r14 = 1052, r12
	.save ar.lc, r50
	mov r50 = ar.lc
	.body
	.mmi
	st8 [r36] = r32
	add r45 = r1, r45
	adds r35 = 32, r12
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r36
	adds r54 = 16, r12
	.mmi
	ld4 r52 = [r41]
	addl r51 = 16905, r0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mlx
	st4 [r8] = r0
	movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r49
	cmp.ne p6, p7 = -1, r8
	mov r36 = r8
	.mmb
	mov r54 = r34
	mov r53 = r33
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mlx
	mov r52 = r32
	movl r40 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC12)
	.mlx
	add r42 = r1, r42
	movl r51 = @gprel(.LC11)
	;;
	.mmi
	add r40 = r1, r40
	add r56 = r1, r56
	nop 0
	.mmb
	add r51 = r1, r51
	mov r55 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = -1, r36
	nop 0
	mov r1 = r49
	.mmb
	cmp.ge p6, p7 = 0, r36
	nop 0
	(p6) br.cond.spnt .L28
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L33:
	.mmi
	adds r14 = -16, r35
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 12, r36
	nop 0
	;;
	.mib
	(p6) mov r38 = r45
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 19, r36
	nop 0
	;;
	.mib
	(p6) mov r38 = r43
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 10, r36
	nop 0
	;;
	.mbb
	(p6) mov r38 = r44
	(p6) br.cond.dpnt .L30
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r36
	nop 0
	mov r38 = r46
	.mmb
	mov r1 = r49
	cmp4.le p6, p7 = r8, r36
	(p6) br.cond.dptk .L30
	;;
	.mlx
	nop 0
	(p8) movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p9) movl r38 = @gprel(.LC4)
	;;
	.mii
	(p8) add r38 = r1, r38
	nop 0
	;;
	(p9) add r38 = r1, r38
	.align 32
.L30:
	.mmi
	nop 0
	adds r14 = -8, r35
	mov r37 = r0
	.mmi
	ld4 r39 = [r35]
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r36
	;;
	(p7) adds r14 = 8, r35
	nop 0
	;;
	.mib
	(p7) ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r39
	nop 0
	mov r1 = r49
	;;
	.mib
	(p6) mov r55 = r42
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	ld4 r15 = [r35]
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC10)
	;;
	.mii
	(p6) add r55 = r1, r55
	nop 0
	;;
	(p7) add r55 = r1, r55
.L32:
	.mmi
	mov r54 = r37
	mov r53 = r36
	mov r52 = r38
	.mmb
	mov r51 = r40
	adds r35 = 128, r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L33
.L28:
	.mib
	addl r51 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r49
	mov b0 = r47
	;;
	mov ar.pfs = r48
	;;
	.mii
	nop 0
	mov ar.lc = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 1040, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mib
	ld4 r51 = [r37]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r49
	mov r56 = r8
	addl r55 = -1, r0
	.mmi
	mov r54 = r34
	mov r53 = r33
	mov r52 = r32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC11)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addl r51 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r49
	mov b0 = r47
	;;
	mov ar.pfs = r48
	;;
	.mii
	nop 0
	mov ar.lc = r50
	nop 0
	.mmb
	.restore sp
	adds r12 = 1040, r12
	nop 0
	br.ret.sptk.many b0
	.endp peek#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC15:
	stringz	"  stopped %d by %s\n"
	.align 8
.LC16:
	stringz	"ptrace(PTRACE_GETSIGINFO, child, NULL, &info)"
	.align 8
.LC17:
	stringz	"  %s code %d from %d\n"
	.align 8
.LC18:
	stringz	"ptrace((enum __ptrace_request)0x4209, child, no_access(), NULL)"
	.align 8
.LC19:
	stringz	"ptrace((enum __ptrace_request)0x4209, child, &p, no_access())"
	.align 8
.LC20:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)8, &mask)"
	.align 8
.LC21:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, &mask)"
	.align 8
.LC22:
	stringz	"  KILL %d STOP %d\n"
	.align 8
.LC23:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)4, &mask)"
	.align 8
.LC24:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)16, &mask)"
	.align 8
.LC25:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, no_access())"
	.align 8
.LC26:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)8, no_access())"
	.align 8
.LC27:
	stringz	"ptrace((enum __ptrace_request)0x420a, getppid(), (void *)8, &mask)"
	.align 8
.LC28:
	stringz	"ptrace(PTRACE_CONT, child, NULL, NULL)"
	.align 8
.LC29:
	stringz	"ptrace(PTRACE_SETSIGINFO, child, NULL, &info)"
	.align 8
.LC30:
	stringz	"ptrace(PTRACE_CONT, child, NULL, (void *)SIGKILL)"
	.align 8
.LC31:
	stringz	"  killed %d\n"
	.align 8
.LC32:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, &info)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 4, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r42 = r1
	.body
	addl r32 = @gprel(child#), gp
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	adds r36 = 280, r12
	adds r39 = 152, r12
	;;
	.mmi
	addl r34 = 10, r0
	nop 0
	adds r38 = 288, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r33 = r8
	st4 [r32] = r8
	(p7) br.cond.spnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r44 = r36
	mov r45 = r0
	mov r43 = r33
	.mmi
	mov r1 = r42
	st4 [r8] = r0
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.eq p6, p7 = r8, r14
	movl r43 = @gprel(.LC14)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	ld4 r37 = [r36]
	mov r1 = r42
	;;
	extr.u r43 = r37, 8, 8
	.mib
	nop 0
	zxt1 r37 = r37
	br.call.sptk.many b0 = signal_name#
	;;
	.mmi
	mov r1 = r42
	cmp4.eq p6, p7 = 127, r37
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
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
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 144, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r46 = 144, r12
	mov r45 = r0
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 16898, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 144, r12
	nop 0
	mov r1 = r42
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = signal_name#
	;;
	.mmi
	nop 0
	adds r15 = 160, r12
	mov r1 = r42
	.mmi
	ld4 r14 = [r32]
	ld4 r45 = [r39]
	mov r44 = r8
	;;
	.mlx
	ld4 r15 = [r15]
	movl r43 = @gprel(.LC17)
	;;
	.mii
	cmp4.eq p6, p7 = r14, r15
	add r43 = r1, r43
	;;
	(p6) addl r46 = 1, r0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	ld4 r37 = [r32]
	nop 0
.L48:
	.mib
	nop 0
	dep r35 = 0, r35, 32, 32
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	nop 0
	mov r1 = r42
	shl r14 = r34, 32
	.mmi
	st4 [r38] = r0
	adds r34 = 1, r34
	mov r43 = r37
	;;
	.mii
	nop 0
	mix4.l r35 = r35, r14
	adds r44 = 1, r8
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 13, r34
	(p6) br.cond.dptk .L48
	.mmi
	addl r44 = 10, r0
	nop 0
	mov r43 = r37
	.mmb
	adds r34 = 24, r12
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 10, r0
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 2, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	addl r43 = 1, r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	addl r43 = 3, r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 8, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	addl r43 = 4, r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r45 = 8, r0
	.mlx
	addl r44 = 1, r0
	movl r43 = 1099511627776
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	addl r45 = -1, r0
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r43 = r0
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	addl r45 = 8, r0
	addl r44 = 2, r0
	nop 0
	.mmb
	mov r43 = r0
	mov r1 = r42
	br.call.sptk.many b0 = peek#
	;;
	.mmi
	mov r1 = r42
	ld4 r35 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r8
	mov r44 = r35
	.mmb
	mov r1 = r42
	addl r43 = 16905, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 4294967297
	.mmi
	ld4 r35 = [r32]
	st4 [r33] = r0
	mov r1 = r42
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	nop 0
	.mmb
	st8 [r15] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r45 = 16, r12
	mov r46 = r8
	mov r1 = r42
	.mmb
	mov r44 = r35
	addl r43 = 16905, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = show_mask#
	;;
	.mib
	mov r1 = r42
	adds r43 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 12, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 9, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 19, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r15 = 16, r12
	adds r46 = 272, r12
	addl r45 = 8, r0
	.mmi
	mov r1 = r42
	ld4 r44 = [r32]
	addl r43 = 16907, r0
	;;
	.mmi
	ld8 r14 = [r15]
	st4 [r33] = r0
	nop 0
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = show_mask#
	;;
	.mmi
	adds r46 = 272, r12
	addl r45 = 8, r0
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 16906, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r45 = 120, r0
	mov r43 = r34
	nop 0
	.mmb
	mov r1 = r42
	mov r44 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 272, r12
	adds r43 = 16, r12
	mov r1 = r42
	.mmi
	addl r44 = 9, r0
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r42
	mov r34 = r8
	nop 0
	.mmb
	adds r43 = 16, r12
	addl r44 = 19, r0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r34
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r46 = 272, r12
	addl r45 = 4, r0
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 16906, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r45 = 16, r0
	adds r46 = 272, r12
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 16907, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	ld4 r34 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r45 = 8, r0
	mov r46 = r8
	mov r44 = r34
	.mmb
	mov r1 = r42
	addl r43 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	ld4 r34 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r45 = 8, r0
	mov r46 = r8
	mov r44 = r34
	.mmb
	mov r1 = r42
	addl r43 = 16907, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	adds r46 = 272, r12
	addl r45 = 8, r0
	mov r1 = r42
	.mmb
	mov r44 = r8
	addl r43 = 16906, r0
	br.call.sptk.many b0 = ptrace#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = show_mask#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 7, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r36
	mov r45 = r0
	mov r1 = r42
	.mmb
	ld4 r43 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.eq p6, p7 = r8, r14
	movl r43 = @gprel(.LC14)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	ld4 r34 = [r36]
	mov r1 = r42
	;;
	extr.u r43 = r34, 8, 8
	.mib
	nop 0
	zxt1 r34 = r34
	br.call.sptk.many b0 = signal_name#
	;;
	.mmi
	mov r1 = r42
	cmp4.eq p6, p7 = 127, r34
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
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
	addl r14 = -1, r0
	adds r46 = 144, r12
	mov r45 = r0
	.mmi
	mov r1 = r42
	ld4 r44 = [r32]
	addl r43 = 16899, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r14
	addl r14 = 12, r0
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 9, r0
	mov r45 = r0
	mov r1 = r42
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 7, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r36
	mov r1 = r42
	mov r45 = r0
	.mmb
	ld4 r43 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r42
	ld4 r14 = [r32]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r8, r14
	movl r43 = @gprel(.LC14)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r42
	;;
	and r14 = 127, r14
	;;
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mib
	(p6) mov r44 = r0
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 9, r14
	nop 0
	;;
	.mii
	(p6) addl r44 = 1, r0
	nop 0
	;;
	(p7) mov r44 = r0
.L49:
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r46 = 144, r12
	addl r45 = 8, r0
	.mmi
	ld4 r44 = [r32]
	st4 [r33] = r0
	addl r43 = 16906, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L54:
	.body
	.copy_state 1
	.mib
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	addl r44 = 10, r0
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r43 = 16, r12
	.mmb
	adds r44 = 1, r8
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	adds r44 = 16, r12
	mov r43 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmb
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	addl r43 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r42
	addl r43 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r42
	addl r43 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
