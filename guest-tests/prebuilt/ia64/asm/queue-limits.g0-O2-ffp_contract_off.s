// bfba1a841f101dd36bc485e25393da02 guest-tests/ipc/queue-limits.c
	.file	"queue-limits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"changed"
	.align 8
.LC1:
	stringz	"ok"
	.align 8
.LC2:
	stringz	"/limits"
	.text
	.align 16
	.align 64
	.proc open_one#
open_one:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	adds r14 = 104, r12
	adds r15 = 88, r12
	adds r34 = 80, r12
	.mmi
	add r39 = r1, r39
	;;
	st8 [r14] = r0
	adds r14 = 112, r12
	.mmi
	st8 [r15] = r32
	nop 0
	adds r15 = 96, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 120, r12
	.mmi
	st8 [r15] = r33
	;;
	st8 [r14] = r0
	adds r14 = 128, r12
	.mmi
	st8 [r34] = r0
	;;
	st8 [r14] = r0
	adds r14 = 136, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r34
	.mmi
	addl r41 = 384, r0
	nop 0
	addl r40 = 194, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	.mmb
	adds r16 = 16, r12
	mov r34 = r8
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	mov r40 = r16
	.mmi
	mov r39 = r8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_getattr#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L12
	;;
.L7:
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mmi
	nop 0
	mov r39 = r34
	nop 0
	;;
	.mib
	nop 0
	add r35 = r1, r35
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L3:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mmi
	adds r15 = 24, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L7
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L7
	.mmi
	adds r16 = 16, r12
	adds r14 = 40, r12
	mov r39 = r34
	;;
	.mmi
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mq_close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L3
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r38
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r35 = r8
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r39 = @gprel(.LC2)
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0, 8
	add r39 = r1, r39
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp open_one#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s, %ld:"
	.align 8
.LC4:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc table#
table:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 3, 0
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.mlx
	mov r41 = r1
	movl r36 = @gprel(counts#)
	;;
	.mlx
	add r36 = r1, r36
	movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	add r38 = r1, r38
	.mmb
	adds r37 = 72, r36
	add r35 = r1, r35
	nop 0
	;;
	.align 32
.L15:
	.mlx
	nop 0
	movl r33 = @gprel(sizes#)
	.mmi
	ld8 r34 = [r36], 8
	mov r44 = r32
	mov r43 = r38
	;;
	.mib
	add r33 = r1, r33
	mov r45 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov ar.lc = 9
	.align 32
.L14:
	.mib
	ld8 r44 = [r33], 8
	mov r43 = r34
	br.call.sptk.many b0 = open_one#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	.mmb
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L14
	.mib
	addl r43 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = r37, r36
	(p6) br.cond.dptk .L15
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp table#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"some bytes for each"
	.align 8
.LC7:
	stringz	"another number"
	.align 8
.LC8:
	stringz	"7 of %ld bytes: %s\n"
	.align 8
.LC9:
	stringz	" a byte less: %s"
	.align 8
.LC10:
	stringz	", as many: %s\n"
	.text
	.align 16
	.align 64
	.proc around#
around:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 18, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r49
	mov r49 = ar.lc
	.mlx
	mov r48 = r1
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	addl r35 = 1, r0
	movl r41 = @gprel(.LC9)
	.mlx
	adds r36 = 24, r12
	movl r40 = @gprel(.LC10)
	;;
	.mmi
	adds r39 = 32, r12
	adds r44 = 40, r12
	.save rp, r46
	mov r46 = b0
	.body
	.mmi
	addl r38 = @gprel(most#), gp
	addl r43 = 1790, r0
	add r42 = r1, r42
	;;
	.mmi
	addl r45 = 8192, r0
	add r41 = r1, r41
	add r40 = r1, r40
	.align 32
.L21:
	.mmb
	nop 0
	ld8 r37 = [r38]
	nop 0
	.mmi
	addl r32 = 262144, r0
	mov r33 = r0
	mov ar.lc = 18
	;;
	.align 32
.L24:
	.mmi
	add r34 = r33, r32
	nop 0
	adds r51 = 16, r12
	.mmi
	addl r50 = 12, r0
	st8 [r36] = r37
	nop 0
	;;
	.mib
	st8 [r51] = r34
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r35
	.mmb
	addl r50 = 7, r0
	nop 0
	br.call.sptk.many b0 = open_one#
	;;
	.mii
	nop 0
	shr.u r14 = r32, 63
	nop 0
	.mii
	adds r15 = 1, r8
	mov r1 = r48
	;;
	add r32 = r14, r32
	.mii
	ld1 r14 = [r8]
	nop 0
	;;
	shr r32 = r32, 1
	.mmb
	nop 0
	cmp.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L22
	.mii
	ld1 r14 = [r15]
	adds r8 = 2, r8
	;;
	cmp.ne p6, p7 = 107, r14
	;;
	.mii
	(p7) ld1 r14 = [r8]
	nop 0
	;;
	(p7) cmp.ne p6, p7 = 0, r14
	;;
.L22:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	(p6) mov r33 = r34
	br.cloop.sptk.few .L24
	;;
	.mmi
	shladd r32 = r35, 3, r0
	nop 0
	mov r51 = r35
	.mii
	mov r50 = r42
	adds r34 = 1, r33
	;;
	sub r14 = r35, r32
	;;
	.mmi
	add r14 = r33, r14
	;;
	cmp.ltu p6, p7 = r43, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p7) add r52 = r1, r52
	nop 0
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r38]
	mov r1 = r48
	addl r50 = 12, r0
	.mmi
	mov r51 = r39
	st8 [r39] = r33
	nop 0
	;;
	.mib
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r51 = r35
	nop 0
	mov r1 = r48
	.mmb
	addl r50 = 7, r0
	nop 0
	br.call.sptk.many b0 = open_one#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	ld8 r14 = [r38]
	mov r1 = r48
	.mmi
	addl r50 = 12, r0
	;;
	st8 [r15] = r34
	mov r51 = r15
	.mmb
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r51 = r35
	nop 0
	mov r1 = r48
	.mmb
	addl r50 = 7, r0
	nop 0
	br.call.sptk.many b0 = open_one#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = 1, r35
	nop 0
	mov r1 = r48
	.mmb
	mov r35 = r32
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r45, r32
	(p7) br.cond.dptk .L21
	.mii
	nop 0
	mov b0 = r46
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mmb
	addl r35 = 64, r0
	ld8 r37 = [r38]
	nop 0
	.mmi
	addl r32 = 262144, r0
	mov r33 = r0
	mov ar.lc = 18
	;;
	.mib
	nop 0
	nop 0
	br .L24
	.endp around#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"user 0"
	.align 8
.LC12:
	stringz	"setuid"
	.align 8
.LC13:
	stringz	"%s: %s\n"
	.align 8
.LC14:
	stringz	"another user"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	adds r38 = 48, r12
	addl r37 = 12, r0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 56, r12
	nop 0
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	.mmi
	ld8 r32 = [r14]
	addl r14 = @ltoffx(stdout#), r1
	addl r33 = @gprel(most#), gp
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	st8 [r33] = r32
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	addl r15 = 819200, r0
	nop 0
	adds r14 = 32, r12
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 12, r0
	;;
	.mmi
	mov r38 = r14
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = table#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = around#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	addl r37 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r36
	.mmb
	addl r37 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	or r32 = r8, r32
	mov r1 = r36
	nop 0
	.mmi
	adds r38 = 16, r12
	adds r15 = 24, r12
	addl r37 = 12, r0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r32
	nop 0
	(p7) br.cond.spnt .L39
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	st8 [r38] = r14
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = table#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = around#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = exit#
	;;
.L35:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = wait#
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
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 1
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
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	most#, @object
	.size	most#, 8
most:
	.skip	8
	.section	.rodata
	.align 8
	.type	sizes#, @object
	.size	sizes#, 80
sizes:
	data8	1
	data8	0
	data8	-1
	data8	8192
	data8	8193
	data8	65536
	data8	16777215
	data8	16777216
	data8	16777217
	data8	1073741824
	.align 8
	.type	counts#, @object
	.size	counts#, 72
counts:
	data8	1
	data8	0
	data8	-1
	data8	10
	data8	11
	data8	256
	data8	65536
	data8	65537
	data8	1073741824
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
