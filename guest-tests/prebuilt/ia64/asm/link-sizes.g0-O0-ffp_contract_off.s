// 2afc134644f203e23460df74e90d231e
	.file	"link-sizes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"read"
	.align 8
.LC2:
	stringz	"%s %llx: %s %ld, %zu bytes changed\n"
	.text
	.align 16
	.proc read_link#
read_link:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
	.vframe r37
	mov r37 = r12
	addl r17 = -8240, r0
	;;
	add r12 = r12, r17
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	addl r15 = -8200, r0
	;;
	add r14 = r37, r15
	addl r41 = 8192, r0
	addl r40 = 45, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	addl r16 = -8208, r0
	;;
	add r34 = r37, r16
	adds r15 = 8, r37
	addl r18 = -8200, r0
	;;
	add r16 = r37, r18
	mov r14 = r37
	ld8 r43 = [r15]
	;;
	mov r42 = r16
	ld8 r41 = [r14]
	addl r40 = -100, r0
	addl r39 = 1291, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	st8 [r34] = r8
	addl r14 = -8224, r0
	;;
	add r14 = r14, r37
	;;
	st8 [r14] = r0
	addl r15 = -8216, r0
	;;
	add r14 = r37, r15
	;;
	st8 [r14] = r0
	br .L5
	;;
.L7:
	addl r16 = -8200, r0
	;;
	add r15 = r37, r16
	addl r18 = -8216, r0
	;;
	add r14 = r37, r18
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 45, r14
	(p6) br.cond.dptk .L6
	addl r15 = -8216, r0
	;;
	add r14 = r37, r15
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r16 = -8224, r0
	;;
	add r16 = r16, r37
	;;
	st8 [r16] = r14
.L6:
	addl r18 = -8216, r0
	;;
	add r14 = r37, r18
	addl r16 = -8216, r0
	;;
	add r15 = r37, r16
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L5:
	addl r18 = -8216, r0
	;;
	add r14 = r37, r18
	;;
	ld8 r14 = [r14]
	addl r15 = 8191, r0
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	addl r15 = -8208, r0
	;;
	add r14 = r37, r15
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	addl r16 = -8208, r0
	;;
	add r17 = r37, r16
	adds r16 = 8, r37
	mov r15 = r37
	addl r18 = -8224, r0
	;;
	add r18 = r18, r37
	;;
	ld8 r44 = [r18]
	ld8 r43 = [r17]
	mov r42 = r14
	ld8 r41 = [r16]
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp read_link#
	.section	.rodata
	.align 8
.LC3:
	stringz	"link"
	.align 8
.LC4:
	stringz	"a target"
	.align 8
.LC5:
	stringz	"symlink"
	.align 8
.LC6:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = symlink#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	st4 [r34] = r0
	br .L11
	;;
.L12:
	movl r15 = @gprel(sizes.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = read_link#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L11:
	ld4 r14 = [r34]
	;;
	cmp4.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L12
	movl r37 = -9223372036854775807
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = read_link#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
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
