// 6e2b0b5aae7423b67b34cd7da17afb0d
	.file	"fork-advice.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"waitpid"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc child_sees#
child_sees:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r37 = @ltoffx(stdout#), r1
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	;;
	.mmb
	adds r14 = 16, r12
	mov r34 = r0
	nop 0
	.mmi
	ld8.mov r37 = [r37], stdout#
	adds r35 = 24, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mmb
	st4 [r14] = r0
	mov r36 = r14
	nop 0
	.mmi
	adds r14 = 20, r12
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L7:
	.mib
	ld8 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	mov r42 = r8
	.mmb
	mov r44 = r0
	mov r43 = r35
	(p7) br.cond.spnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L14
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	and r15 = 127, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) extr r14 = r14, 8, 8
	(p7) br.cond.dptk .L6
	.mmi
	nop 0
	cmp4.ne p6, p7 = 11, r15
	nop 0
	;;
	.mii
	(p6) addl r14 = 63, r0
	nop 0
	;;
	(p7) addl r14 = 45, r0
	;;
.L6:
	.mib
	st1 [r36] = r14, 1
	adds r34 = 1, r34
	br.cloop.sptk.few .L7
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mmi
	adds r44 = 16, r12
	nop 0
	mov r43 = r32
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L13:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r15 = @gprel(page#), gp
	sxt4 r14 = r34
	.mmi
	setf.sig f8 = r33
	;;
	ld8 r15 = [r15]
	nop 0
	.mmi
	setf.sig f6 = r14
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r14 = f6
	;;
	ld1.acq r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p7) ld1.acq r42 = [r14]
	;;
	nop 0
	(p7) sxt1 r42 = r42
	;;
	.mib
	nop 0
	(p6) addl r42 = 48, r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp child_sees#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"no advice"
	.align 8
.LC5:
	stringz	"madvise(p + page, one, MADV_DONTFORK) == 0 && madvise(p + 2 * page, one, MADV_WIPEONFORK) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"left out and wiped"
	.align 8
.LC8:
	stringz	"again"
	.align 8
.LC9:
	stringz	"p[page] == 'b' && p[2 * page] == 'c'"
	.align 8
.LC10:
	stringz	"mprotect(p, 4 * one, PROT_READ) == 0"
	.align 8
.LC11:
	stringz	"read-only"
	.align 8
.LC12:
	stringz	"mprotect(p, 4 * one, PROT_READ | PROT_WRITE) == 0"
	.align 8
.LC13:
	stringz	"madvise(p, 4 * one, MADV_DOFORK) == 0 && madvise(p, 4 * one, MADV_KEEPONFORK) == 0"
	.align 8
.LC14:
	stringz	"as before"
	.align 8
.LC15:
	stringz	"madvise(shared, one, MADV_WIPEONFORK) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"madvise(shared, one, MADV_DONTFORK) == 0"
	.align 8
.LC17:
	stringz	"shared"
	.align 8
.LC18:
	stringz	"madvise(p, 4 * one, MADV_DONTFORK) == -1 && errno == ENOMEM"
	.align 8
.LC19:
	stringz	"madvise(p, one, 1234) == -1 && errno == EINVAL"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 6, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	nop 0
	addl r36 = @gprel(page#), gp
	nop 0
	;;
	.mib
	addl r41 = 30, r0
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	shladd r34 = r8, 2, r0
	mov r33 = r8
	mov r46 = r0
	.mmi
	addl r45 = -1, r0
	addl r44 = 34, r0
	addl r43 = 3, r0
	;;
	.mmi
	mov r1 = r40
	mov r41 = r0
	nop 0
	.mmb
	mov r42 = r34
	st8 [r36] = r8
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 97, r0
	add r15 = r8, r33
	addl r16 = 98, r0
	.mmi
	mov r1 = r40
	mov r32 = r8
	mov r42 = r8
	;;
	.mmi
	st1 [r8] = r14
	st1 [r15] = r16
	add r14 = r15, r33
	.mlx
	addl r16 = 99, r0
	movl r41 = @gprel(.LC4)
	;;
	.mmi
	add r15 = r14, r33
	st1 [r14] = r16
	addl r14 = 100, r0
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	ld8 r35 = [r36]
	nop 0
	mov r1 = r40
	.mii
	addl r43 = 10, r0
	mov r42 = r33
	;;
	add r37 = r32, r35
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
	;;
.L16:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mii
	ld8 r16 = [r36]
	mov r1 = r40
	;;
	add r15 = r32, r16
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 98, r14
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r32
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 3, r0
	mov r41 = r32
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	addl r43 = 11, r0
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L46
	;;
.L21:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	ld8 r42 = [r36]
	mov r46 = r0
	addl r45 = -1, r0
	.mmi
	addl r44 = 33, r0
	mov r1 = r40
	addl r43 = 3, r0
	;;
	.mib
	mov r41 = r0
	shladd r42 = r42, 2, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	mov r35 = r8
	mov r43 = r34
	.mmb
	addl r42 = 115, r0
	mov r41 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 18, r0
	mov r41 = r35
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 10, r0
	mov r41 = r35
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	ld8 r41 = [r36]
	mov r1 = r40
	mov r42 = r33
	;;
	.mib
	add r41 = r32, r41
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 10, r0
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1234, r0
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC19)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
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
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r43 = @gprel(.LC18)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
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
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1234, r0
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L49
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r43 = @gprel(.LC15)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
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
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 10, r0
	mov r41 = r35
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	ld8 r41 = [r36]
	mov r1 = r40
	mov r42 = r33
	;;
	.mib
	add r41 = r32, r41
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 10, r0
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L48
.L45:
	.mlx
	add r15 = r15, r16
	movl r43 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld1 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 99, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
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
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r32
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 3, r0
	mov r41 = r32
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
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
	.mmi
	mov r1 = r40
	addl r43 = 11, r0
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
.L46:
	.mmi
	mov r42 = r34
	nop 0
	addl r43 = 19, r0
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	ld8 r42 = [r36]
	mov r46 = r0
	addl r45 = -1, r0
	.mmi
	addl r44 = 33, r0
	mov r1 = r40
	addl r43 = 3, r0
	;;
	.mib
	mov r41 = r0
	shladd r42 = r42, 2, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	mov r35 = r8
	mov r43 = r34
	.mmb
	addl r42 = 115, r0
	mov r41 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r42 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 18, r0
	mov r41 = r35
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L47
	;;
.L44:
	.mmi
	mov r42 = r33
	nop 0
	addl r43 = 18, r0
	.mmb
	add r41 = r37, r35
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = child_sees#
	;;
	.mii
	ld8 r16 = [r36]
	mov r1 = r40
	;;
	add r15 = r32, r16
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L45
	.endp main#
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
