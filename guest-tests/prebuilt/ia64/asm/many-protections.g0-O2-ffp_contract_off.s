// 75a3044b56ee68b456d0b74c368b9b73
	.file	"many-protections.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc fault#
fault:
	.prologue 12, 32
	.mib
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.body
	;;
	.mib
	addl r36 = 1, r0
	add r35 = r1, r35
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp fault#
	.align 16
	.align 64
	.proc can#
can:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 2, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 32
	adds r12 = -32, r12
	movl r36 = @gprel(back#)
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r37 = 1, r0
	add r36 = r1, r36
	;;
	.mmi
	nop 0
	st8 [r14] = r32
	nop 0
	.mmb
	st4 [r15] = r33
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 40, r12
	adds r14 = 16, r12
	.mmi
	adds r15 = 24, r12
	;;
	ld8 r1 = [r1]
	(p6) mov r8 = r0
	.mmb
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld8 r15 = [r15]
	cmp4.ne p8, p9 = 0, r14
	addl r8 = 1, r0
	;;
	.mmi
	ld1.acq r14 = [r15]
	nop 0
	(p8) adds r15 = 24, r12
	;;
	.mii
	(p8) ld8 r15 = [r15]
	zxt1 r14 = r14
	nop 0
	;;
	.mmi
	(p8) st1.rel [r15] = r14
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp can#
	.align 16
	.align 64
	.proc wrong#
wrong:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 2, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	addl r36 = @gprel(page#), gp
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	ldf8.a f6 = [r36]
	.save.f 0x1
	stf.spill [r16] = f2
	mov r41 = r1
	.body
	.mmi
	setf.sig f2 = r32
	mov r14 = r0
	mov r35 = r0
	;;
	.mmi
	addl r18 = 2999, r0
	nop 0
	addl r19 = 67999, r0
	;;
	.mmi
	ldf8.c.clr f6 = [r36]
	nop 0
	nop 0
.L17:
	.mmi
	addp4 r16 = r14, r0
	cmp4.geu p8, p9 = r14, r33
	shladd r15 = r14, 3, r0
	;;
	.mmi
	setf.sig f7 = r16
	(p8) cmp.eq.unc p6, p0 = r0, r0
	(p9) cmp.eq.unc p7, p0 = r0, r0
	.mmi
	sub r15 = r15, r14
	.pred.rel.mutex p6, p7
	;;
	nop 0
	zxt1 r15 = r15
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) addl r17 = 2, r0
	cmp4.ltu p6, p7 = r18, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f2
	;;
	.mmi
	nop 0
	getf.sig r16 = f7
	nop 0
	;;
	.mib
	ld1 r16 = [r16]
	nop 0
	(p6) br.cond.dptk .L12
	;;
.L28:
	.pred.rel.mutex p8, p9
	.mii
	(p9) adds r14 = 2, r14
	cmp4.ne p6, p7 = r16, r15
	;;
	(p8) adds r14 = 1, r14
	.mmi
	(p6) addl r15 = 1, r0
	;;
	addp4 r16 = r14, r0
	(p7) mov r15 = r0
	.mmi
	cmp4.geu p8, p9 = r14, r33
	;;
	setf.sig f7 = r16
	add r35 = r35, r15
	.mmi
	shladd r15 = r14, 3, r0
	(p8) cmp.eq.unc p6, p0 = r0, r0
	(p9) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	;;
	.mmi
	sub r15 = r15, r14
	nop 0
	(p7) addl r17 = 2, r0
	;;
	.mii
	(p6) addl r17 = 1, r0
	zxt1 r15 = r15
	cmp4.ltu p6, p7 = r18, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f2
	;;
	.mmi
	nop 0
	getf.sig r16 = f7
	nop 0
	;;
	.mib
	ld1 r16 = [r16]
	nop 0
	(p7) br.cond.dptk .L28
	;;
.L12:
	.mmi
	cmp4.ne p6, p7 = 0, r16
	nop 0
	add r14 = r14, r17
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.ltu p6, p7 = r19, r14
	;;
	.mib
	nop 0
	add r35 = r35, r15
	(p7) br.cond.dptk .L17
	.mmi
	mov r34 = r0
	cmp4.eq p6, p7 = 0, r33
	nop 0
	.mmb
	addl r37 = 2999, r0
	addl r38 = 511, r0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	addp4 r42 = r34, r0
	nop 0
	cmp4.geu p6, p7 = r37, r34
	;;
	.mii
	setf.sig f7 = r42
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f2
	;;
	.mib
	getf.sig r42 = f7
	nop 0
	br.call.sptk.many b0 = can#
	;;
	.mmi
	and r15 = r38, r34
	andcm r14 = 1, r34
	mov r1 = r41
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	cmp4.ne p8, p9 = r14, r8
	;;
	.mii
	(p6) addl r15 = 97, r0
	(p8) addl r14 = 1, r0
	;;
	(p7) addl r15 = 1, r0
	.mmi
	(p9) mov r14 = r0
	;;
	add r34 = r34, r15
	add r35 = r35, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r33
	(p6) br.cond.dpnt .L11
	;;
	.align 32
.L29:
	.mmi
	addp4 r42 = r34, r0
	ldf8 f6 = [r36]
	cmp4.geu p6, p7 = r37, r34
	;;
	.mii
	setf.sig f7 = r42
	(p7) mov r43 = r0
	;;
	(p6) addl r43 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f2
	;;
	.mib
	getf.sig r42 = f7
	nop 0
	br.call.sptk.many b0 = can#
	;;
	.mmi
	and r15 = r38, r34
	andcm r14 = 1, r34
	mov r1 = r41
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	cmp4.ne p8, p9 = r14, r8
	;;
	.mii
	(p6) addl r15 = 97, r0
	(p8) addl r14 = 1, r0
	;;
	(p7) addl r15 = 1, r0
	.mmi
	(p9) mov r14 = r0
	;;
	add r34 = r34, r15
	add r35 = r35, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r33
	(p7) br.cond.dptk .L29
.L11:
	.mmi
	mov r8 = r35
	adds r17 = 16, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp wrong#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"all, or ENOMEM"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"%u pages are wrong\n"
	.align 8
.LC4:
	stringz	"%u pages are wrong in a child\n"
	.align 8
.LC5:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"mprotect(m, PAGES * page, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC8:
	stringz	"munmap(m, PAGES * page) == 0"
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
	alloc r36 = ar.pfs, 0, 6, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 48
	adds r12 = -48, r12
	mov r17 = ar.lc
	mov r37 = r1
	;;
	.mii
	nop 0
	.save rp, r35
	mov r35 = b0
	addl r34 = @gprel(page#), gp
	.mmi
	addl r38 = 30, r0
	;;
	.savesp ar.lc, 40
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r37
	mov r43 = r0
	shl r14 = r8, 5
	.mmi
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 3, r0
	;;
	.mmi
	sub r14 = r14, r8
	mov r38 = r0
	mov r32 = r8
	.mmi
	st8 [r34] = r8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r15 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	shl r39 = r14, 5
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	setf.sig f2 = r8
	nop 0
	mov r1 = r37
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r38 = 11, r0
	;;
	.mmi
	addl r39 = @ltoff(@fptr(fault#)), gp
	st4 [r14] = r0
	nop 0
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r15 = 2999, r0
	mov r1 = r37
	mov r14 = r0
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	;;
	.mmi
	getf.sig r16 = f2
	nop 0
	nop 0
	.align 32
.L31:
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	adds r14 = 1, r14
	;;
	.mib
	st1 [r16] = r15
	add r16 = r16, r32
	br.cloop.sptk.few .L31
	.mmi
	getf.sig r38 = f2
	nop 0
	mov r39 = r0
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = wrong#
	;;
	.mii
	addl r14 = 67999, r0
	mov r1 = r37
	;;
	mov ar.lc = r14
	.align 32
.L32:
	.mib
	mov r33 = r32
	tbit.z p6, p7 = r32, 0
	(p7) br.cond.dpnt .L54
	;;
.L34:
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L32
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mii
	addl r33 = 68000, r0
	nop 0
	;;
	add r38 = r1, r38
.L33:
	.mmi
	nop 0
	addl r32 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r32 = [r32], stdout#
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	getf.sig r38 = f2
	nop 0
	mov r1 = r37
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = wrong#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld8 r38 = [r32]
	mov r1 = r37
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	adds r38 = 16, r12
	nop 0
	(p7) br.cond.spnt .L55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r37
	cmp4.ge p6, p7 = 0, r8
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 5, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
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
	ld8 r15 = [r34]
	getf.sig r38 = f2
	mov r1 = r37
	.mmi
	addl r40 = 3, r0
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	shl r39 = r14, 5
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
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
	getf.sig r38 = f2
	nop 0
	mov r1 = r37
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = wrong#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r15 = [r34]
	getf.sig r38 = f2
	mov r1 = r37
	;;
	.mii
	nop 0
	shl r14 = r15, 5
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	shl r39 = r14, 5
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	(p7) add r39 = r1, r39
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r37
	nop 0
	.mmi
	adds r18 = 40, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L54:
	.body
	.copy_state 1
	.mmi
	ld8 r39 = [r34]
	setf.sig f7 = r32
	mov r40 = r0
	;;
	.mmi
	nop 0
	setf.sig f6 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f2
	;;
	.mib
	getf.sig r38 = f6
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r14 = 30000, r0
	ld4 r38 = [r8]
	mov r1 = r37
	;;
	.mib
	cmp4.geu p6, p7 = r14, r32
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 12, r38
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dpnt .L33
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mib
	mov r1 = r37
	mov r38 = r8
	br .L33
	;;
.L55:
	.mib
	getf.sig r38 = f2
	mov r39 = r33
	br.call.sptk.many b0 = wrong#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld8 r38 = [r32]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
