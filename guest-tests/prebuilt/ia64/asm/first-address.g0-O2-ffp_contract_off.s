// 9b7400dfd09ea8865de6c9a0a2690019
	.file	"first-address.c"
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
	stringz	"mmap(at, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == at"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"mremap(at, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at + 4 * bytes) == at + 4 * bytes"
	.align 8
.LC5:
	stringz	"mremap(at + 4 * bytes, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at) == at && at[0] == 1"
	.align 8
.LC6:
	stringz	"munmap(at, bytes) == 0"
	.align 8
.LC7:
	stringz	"shmat(id, at, SHM_RND) == at"
	.align 8
.LC8:
	stringz	"shmdt(at) == 0"
	.align 8
.LC9:
	stringz	"shmctl(id, IPC_RMID, NULL) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 6, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	addl r40 = 896, r0
	nop 0
	addl r39 = 65536, r0
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mlx
	nop 0
	movl r32 = -9223372036854775808
	.mmi
	mov r33 = r8
	mov r1 = r37
	addl r38 = 10, r0
	;;
	.mlx
	nop 0
	movl r34 = -9223372036854513664
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r43 = r0
	addl r39 = 65536, r0
	mov r1 = r37
	.mmi
	addl r42 = -1, r0
	addl r41 = 50, r0
	mov r38 = r32
	;;
	.mib
	addl r40 = 3, r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	addl r14 = 1, r0
	addl r39 = 65536, r0
	mov r42 = r34
	.mmi
	mov r1 = r37
	addl r41 = 3, r0
	mov r38 = r32
	;;
	.mib
	st1 [r32] = r14
	addl r40 = 65536, r0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r34, r8
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
	movl r38 = @gprel(.LC3)
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
	mov r42 = r32
	addl r41 = 3, r0
	mov r1 = r37
	.mmi
	mov r38 = r34
	addl r40 = 65536, r0
	addl r39 = 65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	nop 0
	mov r1 = r37
	cmp.ne p6, p7 = r32, r8
	.mlx
	nop 0
	movl r32 = -9223372036854775808
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmb
	add r39 = r1, r39
	add r40 = r1, r40
	(p7) br.cond.dpnt .L19
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 65536, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	mov r39 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	addl r40 = 8192, r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	addl r14 = 2, r0
	mov r1 = r37
	mov r38 = r32
	;;
	.mib
	st1 [r32] = r14
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	mov r40 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L19:
	.mlx
	ld1 r14 = [r8]
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mlx
	add r40 = r1, r40
	movl r32 = -9223372036854775808
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 65536, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	mov r39 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	addl r40 = 8192, r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	addl r14 = 2, r0
	mov r1 = r37
	mov r38 = r32
	;;
	.mib
	st1 [r32] = r14
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r33
	mov r40 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
