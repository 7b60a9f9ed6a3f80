// c9cebf2e9fc4eec1c5647cee42d67ad7 guest-tests/process/pidfd-clone.c
	.file	"pidfd-clone.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"well"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmb
	mov r36 = r1
	.body
	add r39 = r1, r39
	(p7) br.cond.dpnt .L6
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r32
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
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
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
	.endp result#
	.align 16
	.align 64
	.proc clone_with#
clone_with:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 6, 0
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r42 = r33
	mov r41 = r0
	;;
	.mib
	mov r40 = r32
	addl r39 = 1128, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmb
	mov r34 = r8
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mib
	mov r1 = r38
	mov b0 = r36
	(p7) br.cond.dpnt .L16
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	sxt4 r8 = r8
	.mmb
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.spnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = r8, r35
	(p6) br.cond.dpnt .L9
	;;
.L13:
	.mmi
	addl r34 = @gprel(pidfd#), gp
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	ld4 r14 = [r34]
	cmp4.le p6, p7 = r0, r8
	mov r1 = r38
	;;
	.mmi
	cmp4.ne p8, p9 = -1, r14
	nop 0
	(p6) addl r39 = 41, r0
	;;
	.mii
	(p8) addl r14 = 1, r0
	(p7) addl r39 = 40, r0
	;;
	(p9) mov r14 = r0
	;;
	.mib
	nop 0
	add r39 = r39, r14
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	.mii
	nop 0
	mov b0 = r36
	sxt4 r8 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp clone_with#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"clone"
	.align 8
.LC3:
	stringz	"descriptor %d, close on exec: %d\n"
	.align 8
.LC4:
	stringz	"poll: %d\n"
	.align 8
.LC5:
	stringz	"waitid"
	.align 8
.LC6:
	stringz	"its status: %d, itself: %d\n"
	.align 8
.LC7:
	stringz	"signal to what is gone"
	.align 8
.LC8:
	stringz	"with CLONE_FILES: %d\n"
	.align 8
.LC9:
	stringz	"with CLONE_PARENT_SETTID"
	.align 8
.LC10:
	stringz	"with CLONE_DETACHED"
	.align 8
.LC11:
	stringz	"no memory there"
	.align 8
.LC12:
	stringz	"descriptor %d, no child: %d\n"
	.align 8
.LC13:
	stringz	"no descriptor left"
	.align 8
.LC14:
	stringz	"no child: %d\n"
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
	alloc r38 = ar.pfs, 0, 8, 5, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addl r32 = @gprel(pidfd#), gp
	;;
	.mmi
	addl r42 = 128, r0
	addl r34 = -1, r0
	mov r41 = r0
	.mmb
	adds r40 = 16, r12
	adds r35 = 40, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r39
	nop 0
	.mmb
	addl r40 = 4113, r0
	st4 [r32] = r34
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	ld4 r36 = [r32]
	mov r1 = r39
	addl r41 = 1, r0
	;;
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r41 = r36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r15 = [r32]
	adds r14 = 144, r12
	addl r42 = 1000, r0
	.mii
	mov r1 = r39
	addl r41 = 1, r0
	;;
	mov r40 = r14
	.mmi
	st4 [r14] = r15
	addl r15 = 1, r0
	adds r14 = 148, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r42 = 16, r12
	addl r43 = 4, r0
	.mmi
	ld4 r41 = [r32]
	mov r1 = r39
	addl r40 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	adds r14 = 32, r12
	mov r1 = r39
	.mmi
	nop 0
	ld4 r41 = [r35]
	nop 0
	;;
	.mlx
	ld4 r14 = [r14]
	movl r40 = @gprel(.LC6)
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r40 = r1, r40
	;;
	.mmi
	cmp.eq p6, p7 = r33, r14
	;;
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	.mmi
	ld4 r41 = [r32]
	mov r1 = r39
	addl r40 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	ld4 r40 = [r32]
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r39
	nop 0
	.mmb
	addl r40 = 5137, r0
	st4 [r32] = r34
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r35
	nop 0
	.mmb
	mov r1 = r39
	mov r40 = r8
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r39
	;;
	.mlx
	and r14 = 127, r14
	movl r40 = @gprel(.LC8)
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	add r40 = r1, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld4 r40 = [r32]
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r39
	nop 0
	.mmb
	addl r40 = 1052689, r0
	st4 [r32] = r34
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r41 = r32
	mov r1 = r39
	.mlx
	nop 0
	movl r40 = 4198417
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 4113, r0
	.mmb
	addl r41 = 8, r0
	nop 0
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r39
	ld4 r32 = [r32]
	mov r40 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r32
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mmi
	nop 0
	(p6) mov r42 = r0
	nop 0
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
	.align 32
.L19:
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mib
	mov r1 = r39
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L19
	;;
	.mib
	addl r41 = @gprel(pidfd#), gp
	addl r40 = 4113, r0
	br.call.sptk.many b0 = clone_with#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r41 = r0
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
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
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 10, r14
	movl r40 = @gprel(.LC14)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
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
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	mov r41 = r32
	;;
	.mlx
	cmp4.eq p6, p7 = 10, r14
	movl r40 = @gprel(.LC12)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	(p6) addl r42 = 1, r0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L19
	.endp main#
	.sbss
	.align 4
	.type	pidfd#, @object
	.size	pidfd#, 4
pidfd:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
