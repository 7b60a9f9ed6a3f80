// e277d47ba163335c2f32183d6a6c524e
	.file	"transfers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_broken_pipe#
on_broken_pipe:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_broken_pipe#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/dev/null"
	.align 8
.LC1:
	stringz	"/dev/zero"
	.align 8
.LC2:
	stringz	"/dev/full"
	.align 8
.LC3:
	stringz	"/proc/self/comm"
	.align 8
.LC4:
	stringz	"/proc/self/mounts"
	.align 8
.LC5:
	stringz	"transfers"
	.align 8
.LC6:
	stringz	"0123456789"
	.align 8
.LC7:
	stringz	"abcdef"
	.align 8
.LC8:
	stringz	"uvw"
	.align 8
.LC9:
	stringz	"xyz"
	.align 8
.LC10:
	stringz	"%s/%d"
	.text
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	cmp4.ltu p6, p7 = 20, r32
	addl r15 = @ltoffx(.L6), r1
	;;
	.mmi
	nop 0
	addl r14 = -1, r0
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	addp4 r14 = r32, r0
	ld8.mov r15 = [r15], .L6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L6:
	data8 @pcrel(.L33)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L4)
	data8 @pcrel(.L15)
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L8)
	data8 @pcrel(.L7)
	data8 @pcrel(.L5)
	data8 @pcrel(.L5)
	.text
.L9:
	.mmi
	addl r41 = 2048, r0
	nop 0
	adds r40 = 16, r12
	.mmb
	adds r36 = 20, r12
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 12, r32
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	movl r35 = @gprel(block#)
	.mmb
	cmp4.eq p6, p7 = 15, r32
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L20:
	.mmi
	addl r42 = 65536, r0
	nop 0
	mov r41 = r35
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r39
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	.mmi
	nop 0
	;;
	st4 [r34] = r14
	nop 0
.L19:
	.mii
	cmp4.ltu p6, p7 = 13, r32
	adds r15 = 16, r12
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	nop 0
	;;
.L3:
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	nop 0
	addl r41 = 2, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmi
	addl r42 = 10, r0
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r35
	br.call.sptk.many b0 = lseek64
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 20, r32
	(p6) br.cond.dptk .L3
	.mmi
	addl r42 = 12, r0
	nop 0
	addl r41 = 1033, r0
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = fcntl64
	;;
	.mmi
	mov r8 = r35
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
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.geu p6, p7 = 20, r32
	(p6) br.cond.dptk .L24
	;;
	.mmi
	cmp4.eq p6, p7 = 25, r32
	adds r43 = 16, r12
	mov r42 = r0
	;;
	.mmi
	(p6) addl r35 = 1, r0
	;;
	(p7) mov r35 = r0
	cmp4.eq p6, p7 = 22, r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ltu p6, p7 = 23, r32
	;;
	.mib
	nop 0
	or r35 = r35, r14
	(p6) br.cond.dptk .L25
	.mib
	addl r41 = 2049, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r35
	nop 0
	adds r14 = 20, r12
	.mmb
	mov r1 = r39
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mmi
	ld4 r40 = [r14]
	nop 0
	cmp4.ne p6, p7 = 23, r32
	;;
	.mbb
	st4 [r34] = r40
	(p6) br.cond.dpnt .L27
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = -1, r0
	nop 0
	mov r1 = r39
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	nop 0
.L27:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	nop 0
	;;
.L45:
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r40 = @gprel(name#)
	.mmi
	nop 0
	addl r41 = 65536, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L14:
	.body
	.copy_state 4
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	addl r41 = 2, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	nop 0
	addl r41 = 2, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L10:
	.body
	.copy_state 6
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L13:
	.body
	.copy_state 7
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	nop 0
	addl r41 = 2, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 8
	.mib
	addl r41 = 2048, r0
	addl r40 = 3, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 9
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 9
	.mib
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 10
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 10
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmi
	nop 0
	addl r41 = 2, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r39
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 11
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 11
	.mmi
	nop 0
	addl r35 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 12
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 12
	.mlx
	mov r43 = r33
	movl r42 = @gprel(name#)
	.mlx
	adds r40 = 16, r12
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 384, r0
	nop 0
	.mmb
	addl r41 = 578, r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = open64
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r32
	mov r1 = r39
	nop 0
	.mmb
	mov r35 = r8
	mov r40 = r8
	(p6) br.cond.dpnt .L28
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L30:
	.mmi
	addl r41 = 2, r0
	nop 0
	nop 0
.L29:
	.mib
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r35 = r8
	;;
.L46:
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 13
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 13
	.mmi
	cmp4.geu p6, p7 = 13, r32
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 16, r32
	;;
	.mii
	shladd r14 = r14, 2, r0
	cmp4.ne.and.orcm p6, p7 = 13, r32
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mbb
	st4 [r34] = r40
	(p6) br.cond.dpnt .L19
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.eq p6, p7 = 16, r32
	addl r15 = -1, r0
	mov r1 = r39
	;;
	.mmi
	(p6) addl r14 = 1, r0
	st4 [r34] = r15
	adds r15 = 16, r12
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 14
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 14
	.mib
	addl r41 = 2050, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r35
	mov r1 = r39
	;;
	(p7) adds r14 = 20, r12
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mib
	(p7) st4 [r34] = r14
	nop 0
	(p7) br.cond.dptk .L27
.L31:
	.mlx
	adds r35 = 20, r12
	movl r41 = @gprel(.LC8)
	.mii
	mov r43 = r0
	addl r42 = 3, r0
	;;
	add r41 = r1, r41
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r39
	ld4 r40 = [r35]
	mov r43 = r0
	.mmi
	nop 0
	addl r42 = 3, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r39
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br .L45
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	addl r42 = 10, r0
	nop 0
	mov r40 = r8
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r39
	mov r40 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r32
	mov r1 = r39
	adds r40 = 16, r12
	;;
	.mib
	(p6) mov r41 = r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	cmp4.ne p6, p7 = 4, r32
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	(p7) addl r41 = 1026, r0
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br .L46
	;;
.L44:
	.mlx
	adds r35 = 20, r12
	movl r41 = @gprel(.LC7)
	.mmi
	addl r42 = 6, r0
	;;
	nop 0
	add r41 = r1, r41
	.mmb
	nop 0
	ld4 r40 = [r35]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld4 r14 = [r35]
	cmp4.ltu p6, p7 = 13, r32
	adds r15 = 16, r12
	.mmi
	mov r1 = r39
	;;
	st4 [r34] = r14
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br .L3
	.endp make#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"none"
	.align 8
.LC12:
	stringz	","
	.align 8
.LC13:
	stringz	" "
	.align 8
.LC14:
	stringz	"mkdtemp"
	.align 8
.LC15:
	stringz	"%s: %s\n"
	.align 8
.LC16:
	stringz	"%s %s:"
	.align 8
.LC17:
	stringz	"%s"
	.align 8
.LC18:
	stringz	"%ld"
	.align 8
.LC19:
	stringz	"@%d:%d:%d"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 0, 34, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r67 = @ltoff(@fptr(on_broken_pipe#)), gp
	.save pr, r64
	mov r64 = pr
	mov r63 = r1
	;;
	.mii
	nop 0
	.save rp, r61
	mov r61 = b0
	nop 0
	.mmb
	ld8 r67 = [r67]
	addl r66 = 13, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r63
	mov r52 = r0
	adds r40 = 60, r12
	.mmi
	adds r39 = 56, r12
	adds r36 = 48, r12
	addl r43 = 1, r0
	;;
	.mib
	nop 0
	.save ar.lc, r65
	mov r65 = ar.lc
	.body
	nop 0
	.mlx
	nop 0
	movl r66 = @gprel(name#)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L87
	;;
	.mlx
	nop 0
	movl r56 = @gprel(outputs#)
	.mlx
	nop 0
	movl r54 = @gprel(inputs#)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(errors.0#)
	.mmi
	add r56 = r1, r56
	add r54 = r1, r54
	addl r38 = @gprel(broken_pipes#), gp
	;;
	.mlx
	nop 0
	movl r60 = @gprel(calls#)
	.mlx
	add r47 = r1, r47
	movl r59 = @gprel(.LC11)
	;;
	.mlx
	adds r54 = 72, r54
	movl r58 = @gprel(.LC16)
	.mlx
	add r60 = r1, r60
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	.mlx
	adds r51 = 68, r56
	movl r49 = @gprel(.LC19)
	;;
	.mlx
	add r59 = r1, r59
	movl r57 = @gprel(names#)
	.mmi
	add r58 = r1, r58
	adds r47 = 8, r47
	add r41 = r1, r41
	;;
	.mmi
	add r50 = r1, r50
	add r49 = r1, r49
	add r57 = r1, r57
.L48:
	.mlx
	adds r14 = -2, r52
	movl r53 = @gprel(inputs#)
	.mmi
	shladd r55 = r52, 3, r0
	mov r68 = r59
	mov r66 = r58
	;;
	.mmi
	add r53 = r1, r53
	cmp4.ltu p6, p7 = 1, r14
	add r55 = r60, r55
	.mmi
	cmp.eq p18, p19 = 2, r52
	cmp.ltu p20, p21 = 2, r52
	cmp.eq p16, p17 = 3, r52
	;;
	.mmi
	(p6) addl r44 = 4, r0
	ld4 r45 = [r53], 4
	cmp.eq p22, p23 = 0, r52
	.mmi
	adds r48 = 4, r56
	ld8 r67 = [r55]
	mov r42 = r0
	;;
	.mib
	nop 0
	(p7) addl r44 = 2, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	;;
.L68:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mlx
	nop 0
	movl r37 = @gprel(offsets.1#)
	.mii
	mov r34 = r0
	nop 0
	;;
	add r37 = r1, r37
	.align 32
.L66:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r68 = r40
	nop 0
	mov r67 = r0
	.mmb
	mov r66 = r45
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	addl r67 = 1, r0
	mov r33 = r8
	mov r68 = r39
	.mmb
	mov r1 = r63
	mov r66 = r42
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r34
	mov r32 = r8
	.mmi
	ld4 r14 = [r37], 4
	st4.rel [r38] = r0
	mov r66 = r41
	;;
	.mlx
	nop 0
	(p7) movl r67 = @gprel(.LC13)
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r67 = @gprel(.LC12)
	.mmi
	st8 [r36] = r14
	;;
	(p7) add r67 = r1, r67
	nop 0
	;;
	.mib
	(p6) add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	ld8 r14 = [r36]
	adds r15 = 16, r12
	.mmi
	mov r1 = r63
	addl r71 = 2, r0
	mov r69 = r0
	;;
	.mmi
	(p6) addl r70 = 1, r0
	st8 [r15] = r43
	mov r68 = r32
	.mmi
	mov r66 = r33
	;;
	(p7) mov r70 = r0
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	shladd r70 = r70, 2, r0
	(p6) mov r67 = r0
	(p18) br.cond.dpnt .L51
	;;
	.mmi
	(p7) mov r67 = r36
	nop 0
	nop 0
	.bbb
	(p20) br.cond.dpnt .L52
	(p22) br.cond.dpnt .L88
	br.call.sptk.many b0 = splice#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r35 = r8
	;;
.L57:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp.le p6, p7 = r0, r35
	(p6) br.cond.dpnt .L58
.L93:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmb
	mov r1 = r63
	mov r15 = r0
	nop 0
	.mmi
	ld4 r66 = [r8]
	nop 0
	mov ar.lc = 9
	;;
	.mlx
	nop 0
	movl r14 = @gprel(errors.0#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	nop 0
	;;
	.align 32
.L59:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 16, r14
	;;
	.mib
	cmp4.ne p6, p7 = r66, r16
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L59
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r67 = r8
	.mmb
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	.align 32
.L61:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4.acq r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L90
.L65:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	mov r66 = r33
	adds r34 = 1, r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	mov r66 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r66 = [r40]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r66 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = r44, r34
	(p6) br.cond.dptk .L66
	;;
.L91:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mlx
	nop 0
	movl r37 = @gprel(offsets.1#)
	.mmb
	cmp.eq p6, p7 = r51, r48
	mov r34 = r0
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld4 r42 = [r48], 4
	nop 0
	br .L66
.L90:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	addl r66 = 33, r0
	adds r34 = 1, r34
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r63
	mov r66 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	mov r66 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r66 = [r40]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r66 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = r44, r34
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L91
.L52:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addl r69 = 2, r0
	nop 0
	mov r68 = r70
	.mmb
	mov r66 = r33
	nop 0
	(p17) br.cond.dpnt .L92
	;;
	.mib
	mov r67 = r32
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r35
	(p7) br.cond.dptk .L93
.L58:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	mov r67 = r35
	mov r66 = r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r35
	mov r1 = r63
	addl r68 = 1, r0
	.mmb
	mov r67 = r0
	mov r66 = r33
	(p7) br.cond.dpnt .L61
	;;
	.mib
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r63
	addl r68 = 1, r0
	mov r67 = r0
	.mmb
	mov r66 = r32
	mov r35 = r8
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r63
	mov r69 = r8
	mov r68 = r35
	.mmb
	mov r67 = r46
	mov r66 = r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r38]
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L90
.L89:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r15 = r15, r0
	mov r66 = r41
	;;
	shladd r15 = r15, 4, r0
	;;
	.mmi
	nop 0
	add r15 = r47, r15
	nop 0
	;;
	.mib
	ld8 r67 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L61
.L92:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r71 = r0
	mov r69 = r0
	nop 0
	.mmb
	mov r68 = r32
	mov r66 = r33
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mib
	mov r1 = r63
	mov r35 = r8
	br .L57
.L88:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r68 = r67
	mov r69 = r70
	nop 0
	.mmb
	mov r67 = r33
	mov r66 = r32
	br.call.sptk.many b0 = sendfile64
	;;
	.mib
	mov r1 = r63
	mov r35 = r8
	br .L57
.L51:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addl r71 = 2, r0
	adds r69 = 16, r12
	mov r68 = r32
	.mmb
	mov r67 = r0
	mov r66 = r33
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r63
	mov r35 = r8
	br .L57
.L67:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addl r66 = 10, r0
	nop 0
	adds r48 = 4, r56
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r63
	nop 0
	cmp.ne p6, p7 = r54, r53
	.mmb
	mov r66 = r58
	nop 0
	(p7) br.cond.dpnt .L94
	;;
	.mmi
	ld4 r14 = [r53]
	ld8 r67 = [r55]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld4 r45 = [r53], 4
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r57, r14
	nop 0
	;;
	.mib
	ld8 r68 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L68
.L94:
	.mmi
	nop 0
	adds r52 = 1, r52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 5, r52
	(p7) br.cond.dptk .L48
	.mlx
	mov r69 = r0
	movl r68 = @gprel(name#)
	.mlx
	adds r66 = 16, r12
	movl r67 = @gprel(.LC10)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r63
	adds r66 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r63
	addl r69 = 1, r0
	adds r66 = 16, r12
	;;
	.mlx
	nop 0
	movl r68 = @gprel(name#)
	.mlx
	nop 0
	movl r67 = @gprel(.LC10)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r63
	adds r66 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r66 = @gprel(name#)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r63
	mov pr = r64, -1
	;;
	.mii
	nop 0
	mov b0 = r61
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	;;
	mov ar.lc = r65
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L87:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r66 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r68 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC15)
	.mlx
	nop 0
	movl r67 = @gprel(.LC14)
	;;
	.mib
	add r66 = r1, r66
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r63
	addl r66 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"badf"
	.align 8
.LC24:
	stringz	"inval"
	.align 8
.LC25:
	stringz	"spipe"
	.align 8
.LC26:
	stringz	"again"
	.align 8
.LC27:
	stringz	"pipe"
	.align 8
.LC28:
	stringz	"isdir"
	.align 8
.LC29:
	stringz	"xdev"
	.align 8
.LC30:
	stringz	"perm"
	.align 8
.LC31:
	stringz	"overflow"
	.align 8
.LC32:
	stringz	"nospc"
	.section	.rodata
	.align 8
	.type	errors.0#, @object
	.size	errors.0#, 160
errors.0:
	data4	9
	.skip	4
	data8	.LC23
	data4	22
	.skip	4
	data8	.LC24
	data4	29
	.skip	4
	data8	.LC25
	data4	11
	.skip	4
	data8	.LC26
	data4	32
	.skip	4
	data8	.LC27
	data4	21
	.skip	4
	data8	.LC28
	data4	18
	.skip	4
	data8	.LC29
	data4	1
	.skip	4
	data8	.LC30
	data4	75
	.skip	4
	data8	.LC31
	data4	28
	.skip	4
	data8	.LC32
	.align 4
	.type	offsets.1#, @object
	.size	offsets.1#, 16
offsets.1:
	data4	0
	data4	0
	data4	2
	data4	-1
	.section	.rodata.str1.8
	.align 8
.LC33:
	stringz	"sendfile"
	.align 8
.LC34:
	stringz	"splice"
	.align 8
.LC35:
	stringz	"splice to"
	.align 8
.LC36:
	stringz	"tee"
	.align 8
.LC37:
	stringz	"copy"
	.section	.rodata
	.align 8
	.type	calls#, @object
	.size	calls#, 40
calls:
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 65536
block:
	.skip	65536
	.data
	.align 8
	.type	name#, @object
	.size	name#, 22
name:
	stringz	"/tmp/transfers-XXXXXX"
	.sbss
	.align 4
	.type	broken_pipes#, @object
	.size	broken_pipes#, 4
broken_pipes:
	.skip	4
	.section	.rodata
	.align 4
	.type	outputs#, @object
	.size	outputs#, 68
outputs:
	data4	0
	data4	1
	data4	2
	data4	4
	data4	6
	data4	8
	data4	9
	data4	14
	data4	15
	data4	16
	data4	17
	data4	18
	data4	19
	data4	20
	data4	21
	data4	23
	data4	24
	.align 4
	.type	inputs#, @object
	.size	inputs#, 72
inputs:
	data4	0
	data4	2
	data4	3
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	17
	data4	18
	data4	19
	data4	21
	data4	22
	data4	25
	.section	.rodata.str1.8
	.align 8
.LC38:
	stringz	"read-only"
	.align 8
.LC39:
	stringz	"plain"
	.align 8
.LC40:
	stringz	"empty"
	.align 8
.LC41:
	stringz	"append"
	.align 8
.LC42:
	stringz	"folder"
	.align 8
.LC43:
	stringz	"null"
	.align 8
.LC44:
	stringz	"zero"
	.align 8
.LC45:
	stringz	"full"
	.align 8
.LC46:
	stringz	"comm"
	.align 8
.LC47:
	stringz	"mounts"
	.align 8
.LC48:
	stringz	"data"
	.align 8
.LC49:
	stringz	"end"
	.align 8
.LC50:
	stringz	"room"
	.align 8
.LC51:
	stringz	"full pipe"
	.align 8
.LC52:
	stringz	"broken pipe"
	.align 8
.LC53:
	stringz	"eventfd"
	.align 8
.LC54:
	stringz	"epoll"
	.align 8
.LC55:
	stringz	"memory"
	.align 8
.LC56:
	stringz	"sealed"
	.align 8
.LC57:
	stringz	"stream"
	.align 8
.LC58:
	stringz	"stream data"
	.align 8
.LC59:
	stringz	"broken stream"
	.align 8
.LC60:
	stringz	"datagram"
	.align 8
.LC61:
	stringz	"datagram data"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 208
names:
	data8	.LC11
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC27
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
