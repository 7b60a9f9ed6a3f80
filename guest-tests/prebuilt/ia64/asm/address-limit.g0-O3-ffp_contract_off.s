// 2bc5a6ea7da1420e86becdee8d79b560 guest-tests/memory/address-limit.c
	.file	"address-limit.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"r"
	.align 8
.LC2:
	stringz	"/proc/self/statm"
	.align 8
.LC3:
	stringz	"%zu"
	.align 8
.LC4:
	stringz	"fscanf"
	.text
	.align 16
	.align 64
	.proc size#
size:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r35
	addl r39 = 200, r0
	nop 0
	.mmi
	mov r32 = r8
	mov r38 = r0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(text.0#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r35
	adds r38 = 16, r12
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	nop 0
	st8 [r38] = r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC4)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(page#), gp
	ldf8 f6 = [r15]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f6, f7
	;;
	.mii
	getf.sig r8 = f7
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp size#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"setrlimit"
	.text
	.align 16
	.align 64
	.proc limit#
limit:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp.eq p6, p7 = -1, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	(p6) addl r32 = -1, r0
	adds r14 = 16, r12
	nop 0
	.mmb
	addl r15 = -1, r0
	addl r36 = 9, r0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	mov r37 = r14
	st8 [r14] = r32
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC5)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	mov r1 = r35
	setf.sig f8 = r8
	nop 0
	.mmi
	setf.sig f6 = r32
	addl r15 = -1, r0
	addl r36 = 9, r0
	;;
	.mmi
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	setf.sig f7 = r14
	adds r14 = 16, r12
	;;
	mov r37 = r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r32 = f6
	;;
	st8 [r14] = r32
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC5)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp limit#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"grown"
	.align 8
.LC7:
	stringz	"as before"
	.align 8
.LC8:
	stringz	"?"
	.align 8
.LC9:
	stringz	"brk + %ld: %s\n"
	.text
	.align 16
	.align 64
	.proc grow.isra.0#
grow.isra.0:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	addl r14 = @gprel(page#), gp
	nop 0
	.mmi
	setf.sig f8 = r32
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8 r34 = [r14]
	setf.sig f6 = r33
	addl r38 = 1060, r0
	;;
	.mmi
	nop 0
	setf.sig f7 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	nop 0
	getf.sig r34 = f6
	nop 0
	;;
	.mib
	getf.sig r39 = f6
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	mov r1 = r37
	cmp.ne p8, p9 = r8, r32
	;;
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC6)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	(p8) movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p9) movl r40 = @gprel(.LC7)
	;;
	.mii
	(p8) add r40 = r1, r40
	nop 0
	;;
	(p9) add r40 = r1, r40
.L14:
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	nop 0
	mov r39 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp grow.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC10:
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
	(p6) br.cond.dpnt .L20
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
	(p7) br.cond.dpnt .L27
.L20:
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
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
.L27:
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
	movl r37 = @gprel(.LC0)
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
.LC11:
	stringz	"begins"
	.align 8
.LC12:
	stringz	"ok(mmap(NULL, 5 * page, RW, ANON, -1, 0))"
	.align 8
.LC13:
	stringz	"ok(mmap(NULL, 5 * page, PROT_NONE, ANON, -1, 0))"
	.align 8
.LC14:
	stringz	"ok(mmap(NULL, 5 * page, RW, MAP_SHARED | MAP_ANONYMOUS, -1, 0))"
	.align 8
.LC15:
	stringz	"ok(mmap(old, 8 * page, RW, ANON | MAP_FIXED, -1, 0))"
	.align 8
.LC16:
	stringz	"ok(mremap(old, 8 * page, 13 * page, MREMAP_MAYMOVE))"
	.align 8
.LC17:
	stringz	"ok(mremap(old, 4 * page, 9 * page, MREMAP_MAYMOVE))"
	.align 8
.LC18:
	stringz	"ok(p)"
	.align 8
.LC19:
	stringz	"ok(mmap(NULL, 1, RW, ANON, -1, 0))"
	.align 8
.LC20:
	stringz	"munmap(p, 4 * page)"
	.align 8
.LC21:
	stringz	"munmap((char *)p + 8 * page, 4 * page)"
	.align 8
.LC22:
	stringz	"munmap(p, 8 * page)"
	.global __udivdi3#
	.global __umoddi3#
	.align 8
.LC23:
	stringz	"setresuid"
	.align 8
.LC24:
	stringz	"mlock(p, 5 * page)"
	.align 8
.LC25:
	stringz	"mlock(p, 4 * page)"
	.align 8
.LC26:
	stringz	"mlock(p + 4 * page, 1)"
	.align 8
.LC27:
	stringz	"munlock(p, page)"
	.align 8
.LC28:
	stringz	"ok(mmap(NULL, page, RW, ANON | MAP_LOCKED, -1, 0))"
	.align 8
.LC29:
	stringz	"ok(mremap(p + page, 3 * page, 4 * page, MREMAP_MAYMOVE))"
	.align 8
.LC30:
	stringz	"mlockall(MCL_CURRENT)"
	.align 8
.LC31:
	stringz	"mlockall(MCL_FUTURE)"
	.align 8
.LC32:
	stringz	"ok(mmap(NULL, page, RW, ANON, -1, 0))"
	.align 8
.LC33:
	stringz	"munlockall()"
	.align 8
.LC34:
	stringz	"mlock(p, 0)"
	.align 8
.LC35:
	stringz	"mlock((void *)-(long)page, 2 * page)"
	.align 8
.LC36:
	stringz	"mlockall(0)"
	.align 8
.LC37:
	stringz	"mlockall(8)"
	.align 8
.LC38:
	stringz	"mlockall(4)"
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
	alloc r38 = ar.pfs, 0, 8, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addl r33 = @gprel(page#), gp
	;;
	.mib
	addl r40 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	addl r42 = 1, r0
	.mmi
	mov r41 = r0
	st8 [r33] = r8
	nop 0
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	ld8 r41 = [r33]
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	addl r43 = 34, r0
	addl r42 = 3, r0
	mov r1 = r39
	;;
	.mib
	shladd r41 = r41, 3, r0
	mov r40 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	.mmb
	addl r40 = 4, r0
	nop 0
	br.call.sptk.many b0 = limit#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r32 = r8
	mov r1 = r39
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 34, r0
	;;
	.mmi
	shladd r41 = r14, 2, r0
	nop 0
	addl r42 = 3, r0
	.mmi
	mov r40 = r0
	st4 [r8] = r0
	nop 0
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC12)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	shladd r41 = r14, 2, r0
	mov r40 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC13)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 33, r0
	addl r42 = 3, r0
	;;
	.mmi
	nop 0
	shladd r41 = r14, 2, r0
	mov r40 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC14)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r41 = [r33]
	mov r45 = r0
	addl r44 = -1, r0
	.mmi
	mov r1 = r39
	addl r43 = 50, r0
	addl r42 = 3, r0
	;;
	.mmi
	shladd r41 = r41, 3, r0
	nop 0
	mov r40 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC15)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r42 = [r33]
	mov r1 = r39
	addl r43 = 1, r0
	.mmi
	mov r40 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mii
	shladd r14 = r42, 1, r0
	shladd r41 = r42, 3, r0
	;;
	add r14 = r14, r42
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	add r42 = r14, r42
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC16)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r39
	addl r43 = 1, r0
	.mmi
	mov r40 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	shladd r42 = r14, 3, r0
	nop 0
	shladd r41 = r14, 2, r0
	;;
	.mib
	add r42 = r42, r14
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC17)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r41 = [r33]
	mov r1 = r39
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	addl r42 = 3, r0
	;;
	.mib
	shladd r41 = r41, 2, r0
	mov r40 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmi
	mov r35 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC18)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 34, r0
	.mmi
	addl r42 = 3, r0
	addl r41 = 1, r0
	mov r1 = r39
	;;
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC19)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r41 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r40 = r35
	st4 [r32] = r0
	nop 0
	;;
	.mib
	shladd r41 = r41, 2, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r33]
	addl r43 = 1, r0
	mov r1 = r39
	.mmi
	mov r40 = r34
	;;
	shladd r42 = r14, 1, r0
	shladd r41 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r42 = r42, r14
	nop 0
	;;
	.mib
	shladd r42 = r42, 2, r0
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmi
	mov r34 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC18)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r41 = [r33]
	mov r1 = r39
	.mmi
	st4 [r32] = r0
	;;
	shladd r40 = r41, 3, r0
	shladd r41 = r41, 2, r0
	;;
	.mib
	add r40 = r34, r40
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	addl r40 = -1, r0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	ld8 r41 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r40 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mib
	shladd r41 = r41, 3, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	ld8 r41 = [r33]
	mov r1 = r39
	;;
	adds r34 = -1, r41
	;;
	.mmi
	nop 0
	add r34 = r34, r8
	nop 0
	;;
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sub r41 = r34, r8
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	.mmb
	addl r40 = 3, r0
	nop 0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r34
	.mmb
	addl r41 = 4, r0
	nop 0
	br.call.sptk.many b0 = grow.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r34
	.mmb
	addl r41 = 3, r0
	nop 0
	br.call.sptk.many b0 = grow.isra.0#
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r1 = r39
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	addl r40 = -1, r0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r34
	.mmb
	addl r41 = 4, r0
	nop 0
	br.call.sptk.many b0 = grow.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r34
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	ld8 r35 = [r33]
	adds r14 = 16, r12
	mov r45 = r0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	addl r42 = 3, r0
	;;
	.mmi
	shladd r36 = r35, 2, r0
	mov r1 = r39
	shladd r41 = r35, 3, r0
	.mmi
	mov r40 = r0
	;;
	st8 [r14] = r36
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r40 = 8, r0
	mov r34 = r8
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r1 = r39
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC5)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r42 = 4711, r0
	nop 0
	addl r40 = 4711, r0
	.mmb
	addl r41 = 4711, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC23)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	add r41 = r36, r35
	nop 0
	mov r40 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r41 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r40 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mib
	shladd r41 = r41, 2, r0
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r41 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r40 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mib
	shladd r41 = r41, 2, r0
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r40 = [r33]
	mov r1 = r39
	addl r41 = 1, r0
	.mmi
	st4 [r32] = r0
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mib
	add r40 = r34, r40
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	ld8 r41 = [r33]
	nop 0
	.mmb
	mov r40 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = munlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r40 = [r33]
	mov r1 = r39
	addl r41 = 1, r0
	.mmi
	st4 [r32] = r0
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mib
	add r40 = r34, r40
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	mov r1 = r39
	.mmi
	ld8 r41 = [r33]
	addl r43 = 8226, r0
	addl r42 = 3, r0
	;;
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC28)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	addl r43 = 1, r0
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	shladd r41 = r14, 1, r0
	shladd r42 = r14, 2, r0
	add r40 = r34, r14
	;;
	.mib
	add r41 = r41, r14
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC29)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 2, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 34, r0
	.mmi
	addl r42 = 3, r0
	ld8 r41 = [r33]
	mov r1 = r39
	;;
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	(p6) addl r41 = 1, r0
	movl r40 = @gprel(.LC32)
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	sub r41 = r0, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	ld8 r41 = [r33]
	mov r1 = r39
	;;
	adds r35 = -1, r41
	;;
	.mmi
	nop 0
	add r35 = r35, r8
	nop 0
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sub r41 = r35, r8
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	.mmb
	addl r40 = 1060, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	.mmb
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = grow.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r34
	nop 0
	.mmb
	mov r41 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r40 = [r33]
	mov r1 = r39
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	shladd r41 = r40, 1, r0
	sub r40 = r0, r40
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 8, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 4, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 200
text.0:
	.skip	200
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
