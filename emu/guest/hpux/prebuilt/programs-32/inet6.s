// d12f8535ca419823c36c26eaab14b3e9 guest-tests/hpux/inet6.c
	.file	"inet6.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %d %s %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 5, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	addp4 r40 = 0,r33
	mov r38 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	ld2 r35 = [r40]
	nop 0
	.mmi
	addl r42 = 64, r0
	addl r39 = 22, r0
	adds r40 = 8, r40
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r34
	nop 0
	.mmi
	mov r41 = r35
	mov r40 = r32
	addp4 r42 = 0,r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"bind %d\n"
	.align 8
.LC2:
	stringz	"getsockname %d"
	.align 8
.LC3:
	stringz	" %d\n"
	.align 8
.LC4:
	stringz	"own"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc bound#
bound:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	addp4 r33 = 0,r33
	;;
	.mib
	mov r40 = r0
	addl r38 = 22, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 28, r0
	mov r34 = r8
	.mmi
	mov r1 = r37
	mov r38 = r33
	addl r40 = 28, r0
	;;
	.mib
	st4 [r15] = r14
	mov r39 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r14 = 22, r0
	.mmi
	adds r38 = 8, r33
	nop 0
	addl r40 = 16, r0
	;;
	.mmi
	addl r39 = @ltoffx(in6addr_loopback#), r1
	st2 [r33] = r14
	nop 0
	;;
	.mib
	ld8.mov r39 = [r39], in6addr_loopback#
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 28, r0
	nop 0
	.mmb
	mov r38 = r34
	mov r39 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r34
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 2, r33
	nop 0
	mov r1 = r37
	;;
	.mlx
	ld2 r14 = [r14]
	movl r38 = @gprel(.LC3)
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	add r38 = r1, r38
	;;
	(p6) addl r39 = 1, r0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 16, r12
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r40 = [r15]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp bound#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%d"
	.align 8
.LC6:
	stringz	"peer"
	.align 8
.LC7:
	stringz	"stream"
	.align 8
.LC8:
	stringz	"%ld"
	.align 8
.LC9:
	stringz	" %ld %s\n"
	.align 8
.LC10:
	stringz	"datagram"
	.align 8
.LC11:
	stringz	" %ld %s"
	.align 8
.LC12:
	stringz	"%d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 6, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mmi
	adds r38 = 44, r12
	addl r45 = 1, r0
	adds r32 = 100, r12
	.mmi
	adds r34 = 72, r12
	addl r37 = 28, r0
	adds r40 = 18, r12
	;;
	.mmi
	mov r46 = r38
	nop 0
	adds r39 = 46, r12
	.mmb
	adds r41 = 116, r12
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r47 = r0
	mov r35 = r8
	mov r1 = r44
	.mmb
	addl r46 = 1, r0
	addl r45 = 22, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 80, r12
	mov r33 = r8
	mov r1 = r44
	.mmi
	mov r45 = r35
	st4 [r32] = r37
	addl r46 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 28, r0
	nop 0
	.mmb
	mov r45 = r33
	mov r46 = r38
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r44
	.mmi
	mov r47 = r32
	nop 0
	mov r45 = r35
	;;
	.mib
	mov r46 = r14
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r36 = r8
	ld4 r47 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	nop 0
	mov r46 = r15
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r48 = r0
	.mmi
	addl r47 = 7, r0
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r44
	mov r45 = r36
	.mmb
	mov r46 = r34
	addl r47 = 16, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r47 = r32
	mov r1 = r44
	.mmi
	mov r45 = r33
	st4 [r32] = r37
	nop 0
	;;
	.mib
	mov r46 = r14
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r15 = [r40]
	mov r1 = r44
	.mmi
	nop 0
	ld2 r14 = [r39]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	(p6) addl r46 = 1, r0
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r34
	.mmb
	addl r45 = 2, r0
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r44
	mov r35 = r8
	nop 0
	.mmb
	mov r46 = r38
	addl r45 = 2, r0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	adds r14 = 104, r12
	mov r1 = r44
	mov r33 = r8
	.mmi
	mov r49 = r34
	mov r48 = r0
	addl r47 = 9, r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 108, r12
	addl r50 = 28, r0
	.mlx
	st4 [r32] = r0
	movl r46 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 112, r12
	.mmi
	add r46 = r1, r46
	st4 [r41] = r37
	mov r45 = r8
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	mov r50 = r41
	mov r48 = r0
	.mmi
	mov r1 = r44
	mov r45 = r35
	mov r46 = r32
	;;
	.mib
	mov r49 = r15
	addl r47 = 16, r0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mmi
	mov r1 = r44
	mov r46 = r8
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r15 = [r40]
	mov r1 = r44
	.mmi
	nop 0
	ld2 r14 = [r39]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r45 = @gprel(.LC3)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	(p6) mov r46 = r0
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	mov r1 = r44
	nop 0
	.mmb
	addl r45 = 10, r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mlx
	adds r15 = 16, r12
	movl r45 = @gprel(.LC3)
	;;
	.mii
	ld2 r14 = [r15]
	add r45 = r1, r45
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	mov r1 = r44
	nop 0
	.mmb
	addl r45 = 10, r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	mov r45 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.global recvfrom#
	.type	recvfrom#, @function
	.global sendto#
	.type	sendto#, @function
	.global close#
	.type	close#, @function
	.global getpeername#
	.type	getpeername#, @function
	.global recv#
	.type	recv#, @function
	.global send#
	.type	send#, @function
	.global accept#
	.type	accept#, @function
	.global connect#
	.type	connect#, @function
	.global listen#
	.type	listen#, @function
	.global getsockname#
	.type	getsockname#, @function
	.global bind#
	.type	bind#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memset#
	.type	memset#, @function
	.global socket#
	.type	socket#, @function
	.global printf#
	.type	printf#, @function
	.global inet_ntop#
	.type	inet_ntop#, @function
	.ident	"GCC: (GNU) 12.2.0"
