// 9408fd92650eafc5cd31b26907fe608c
	.file	"ambient.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.align 8
.LC2:
	stringz	"%s:"
	.align 8
.LC3:
	stringz	"Cap"
	.align 8
.LC4:
	stringz	"CapBnd"
	.align 8
.LC5:
	stringz	" %.3s %.8s"
	.text
	.align 16
	.align 64
	.proc show_status#
show_status:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 3, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r44 = @gprel(.LC0)
	;;
	.mlx
	addl r34 = 24899, r0
	movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	adds r37 = 18, r12
	adds r39 = 20, r12
	;;
	.mlx
	add r43 = r1, r43
	movl r35 = 1114661187
	.mmb
	addl r38 = 25710, r0
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r32
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	add r36 = r1, r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L2:
	.mmi
	mov r45 = r33
	nop 0
	addl r44 = 200, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
.L8:
	.mmi
	adds r15 = 16, r12
	;;
	ld2 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p6) br.cond.dptk .L2
	.mmi
	nop 0
	ld1 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld4 r14 = [r15]
	mov r43 = r15
	addl r44 = 9, r0
	;;
	.mib
	cmp4.ne p6, p7 = r35, r14
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	adds r44 = 19, r12
	nop 0
	.mmb
	mov r43 = r36
	adds r45 = 9, r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L14:
	.mmi
	mov r45 = r33
	nop 0
	addl r44 = 200, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
.L12:
	.mib
	addl r43 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = fclose#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L13:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld2 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r38, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r42
	adds r44 = 19, r12
	nop 0
	.mmb
	mov r43 = r36
	adds r45 = 9, r8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L14
	.endp show_status#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"ambient"
	.align 8
.LC8:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.align 64
	.proc execute#
execute:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov r36 = r8
	.mmb
	mov r38 = r0
	mov r37 = r0
	(p7) br.cond.spnt .L21
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L21:
	.mlx
	mov r39 = r0
	movl r36 = @gprel(.LC8)
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r36 = r1, r36
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r35
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute#
	.section	.rodata.str1.8
	.align 8
.LC9:
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
	(p6) br.cond.dpnt .L23
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
	(p7) br.cond.dpnt .L30
.L23:
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
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
.L30:
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
	movl r37 = @gprel(.LC6)
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
.LC10:
	stringz	"call(capset, &h, &s)"
	.text
	.align 16
	.align 64
	.proc set#
set:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	unpack4.l r32 = r33, r32
	;;
	.mlx
	adds r35 = 40, r12
	movl r14 = 537396514
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 16, r12
	mov r40 = r35
	.mmb
	addl r39 = 1186, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp set#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW)"
	.align 8
.LC12:
	stringz	"PR_SET_KEEPCAPS"
	.align 8
.LC13:
	stringz	"setresgid"
	.align 8
.LC14:
	stringz	"setresuid"
	.align 8
.LC15:
	stringz	"begin"
	.align 8
.LC16:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL)"
	.align 8
.LC17:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW)"
	.align 8
.LC18:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_CHOWN)"
	.align 8
.LC19:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN)"
	.align 8
.LC20:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL)"
	.align 8
.LC21:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_CHOWN)"
	.align 8
.LC22:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, 63)"
	.align 8
.LC23:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, -1)"
	.align 8
.LC24:
	stringz	"ambient(PR_CAP_AMBIENT_CLEAR_ALL, 1)"
	.align 8
.LC25:
	stringz	"ambient(5, CAP_KILL)"
	.align 8
.LC26:
	stringz	"ambient(0, CAP_KILL)"
	.align 8
.LC27:
	stringz	"prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 1L, 0L)"
	.align 8
.LC28:
	stringz	"prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 1L)"
	.align 8
.LC29:
	stringz	"raised"
	.align 8
.LC30:
	stringz	"executed with both"
	.align 8
.LC31:
	stringz	"ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL)"
	.align 8
.LC32:
	stringz	"executed with one"
	.align 8
.LC33:
	stringz	"dropped"
	.align 8
.LC34:
	stringz	"executed with the rest"
	.align 8
.LC35:
	stringz	"ambient(PR_CAP_AMBIENT_CLEAR_ALL, 0)"
	.align 8
.LC36:
	stringz	"executed without"
	.align 8
.LC37:
	stringz	"not inherited"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_SECUREBITS, 0x40L)"
	.align 8
.LC39:
	stringz	"prctl(PR_CAPBSET_DROP, (long)CAP_NET_RAW)"
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
	alloc r36 = ar.pfs, 2, 4, 5, 0
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	nop 0
	mov r41 = r0
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r39 = r0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	cmp4.ge p6, p7 = 1, r32
	mov r1 = r37
	nop 0
	.mmb
	addl r38 = 8, r0
	addl r39 = 1, r0
	(p7) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC12)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r38 = 1001, r0
	nop 0
	addl r40 = 1001, r0
	.mmb
	addl r39 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r38 = 1001, r0
	nop 0
	addl r40 = 1001, r0
	.mmb
	addl r39 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC14)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 8225, r0
	.mmb
	addl r38 = 8224, r0
	nop 0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_status#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r42 = r0
	mov r34 = r8
	mov r41 = r0
	.mmi
	mov r1 = r37
	addl r40 = 5, r0
	addl r39 = 2, r0
	;;
	.mmi
	nop 0
	addl r38 = 47, r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 8224, r0
	nop 0
	.mmb
	addl r39 = 8225, r0
	addl r38 = 8224, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 13, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 21, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 63, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC22)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = -1, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC23)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 1, r0
	addl r39 = 4, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 5, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	addl r41 = 1, r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC27)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r42 = 1, r0
	mov r41 = r0
	addl r40 = 5, r0
	.mmi
	mov r1 = r37
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC28)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_status#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 3, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC31)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 5, r0
	addl r39 = 3, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC31)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	.mmi
	mov r1 = r37
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC32)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r1 = r37
	.mmi
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 8192, r0
	nop 0
	.mmb
	addl r39 = 8225, r0
	addl r38 = 8224, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r1 = r37
	.mmi
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 8224, r0
	nop 0
	.mmb
	addl r39 = 8192, r0
	addl r38 = 8192, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	addl r40 = 13, r0
	.mmi
	mov r1 = r37
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC33)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_status#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r37
	addl r39 = 4, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC35)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r1 = r37
	.mmi
	addl r40 = 13, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r37
	nop 0
	.mmb
	addl r39 = 8192, r0
	addl r38 = 8192, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC37)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_status#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 64, r0
	nop 0
	.mmb
	addl r38 = 28, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC38)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 13, r0
	nop 0
	.mmb
	addl r38 = 24, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L41:
	.mmi
	nop 0
	adds r33 = 8, r33
	nop 0
	;;
	.mib
	ld8 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = show_status#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mmi
	addl r40 = 13, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
