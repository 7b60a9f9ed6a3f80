// e80725b99765dd3d91fe87b69ab5ee98
	.file	"link-sizes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"read"
	.align 8
.LC1:
	stringz	"%s %llx: %s %ld, %zu bytes changed\n"
	.text
	.align 16
	.align 64
	.proc read_link#
read_link:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
	;;
	addl r17 = -8208, r0
	nop 0
	;;
	.mmi
	.fframe 8208
	add r12 = r12, r17
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	addl r40 = 45, r0
	adds r39 = 16, r12
	nop 0
	.mmb
	addl r41 = 8192, r0
	mov r34 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	mov r43 = r33
	adds r42 = 16, r12
	.mmi
	mov r41 = r32
	addl r40 = -100, r0
	addl r39 = 1291, r0
	;;
	.mib
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	addl r14 = 8191, r0
	mov r1 = r37
	adds r16 = 16, r12
	.mii
	mov r15 = r0
	mov r43 = r8
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	ld1 r14 = [r16], 1
	nop 0
	adds r15 = 1, r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 45, r14
	;;
	.mib
	nop 0
	(p7) mov r34 = r15
	br.cloop.sptk.few .L3
	;;
	.mlx
	cmp.le p6, p7 = r0, r43
	movl r42 = @gprel(.LC0)
	.mlx
	mov r44 = r34
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	mov r41 = r33
	add r42 = r1, r42
	nop 0
	.mmb
	add r39 = r1, r39
	mov r40 = r32
	(p7) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	;;
	addl r19 = 8208, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
.L9:
	.body
	.copy_state 1
	.mmi
	addl r14 = 8208, r0
	;;
	add r14 = r14, r12
	nop 0
	;;
	.mib
	st8 [r14] = r43
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	addl r14 = 8208, r0
	mov r42 = r8
	.mmi
	mov r44 = r34
	mov r41 = r33
	mov r40 = r32
	;;
	.mlx
	add r14 = r14, r12
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	;;
	addl r19 = 8208, r0
	;;
	.mib
	nop 0
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	.endp read_link#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"link"
	.align 8
.LC3:
	stringz	"a target"
	.align 8
.LC4:
	stringz	"symlink"
	.align 8
.LC5:
	stringz	"%s: %s\n"
	.align 8
.LC6:
	stringz	"/proc/self/exe"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 3, 0
	movl r39 = @gprel(.LC2)
	.mlx
	mov r36 = r1
	movl r38 = @gprel(.LC3)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmb
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L16
	;;
	.mlx
	nop 0
	(p6) movl r32 = @gprel(sizes.0#)
	.mlx
	nop 0
	(p6) movl r33 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r32 = r1, r32
	(p6) add r33 = r1, r33
	(p6) mov ar.lc = 10
	;;
	.align 32
.L12:
	.mib
	ld8 r39 = [r32], 8
	mov r38 = r33
	br.call.sptk.many b0 = read_link#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = -9223372036854775807
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = read_link#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	;;
.L16:
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
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	sizes.0#, @object
	.size	sizes.0#, 88
sizes.0:
	data8	0
	data8	1
	data8	5
	data8	8192
	data8	2147483647
	data8	2147483648
	data8	4294967295
	data8	4294967296
	data8	4294967299
	data8	-9223372036854775807
	data8	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
