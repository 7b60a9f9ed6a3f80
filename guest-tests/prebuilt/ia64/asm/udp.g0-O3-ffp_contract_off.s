// 824df90524986f4f5fe1a548af610fd5
	.file	"udp.c"
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
	stringz	"bind(s, (struct sockaddr *)&a, sizeof a) == 0 && bind(t, (struct sockaddr *)&b, sizeof b) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"datagram"
	.align 8
.LC5:
	stringz	"sendto(s, \"datagram\", 8, 0, (struct sockaddr *)&b, sizeof b) == 8"
	.align 8
.LC6:
	stringz	"recvfrom(t, text, sizeof text, 0, (struct sockaddr *)&from, &size) == 8 && strcmp(text, \"datagram\") == 0"
	.align 8
.LC7:
	stringz	"from.sin_port == a.sin_port && size == sizeof from"
	.align 8
.LC8:
	stringz	"reply"
	.align 8
.LC9:
	stringz	"connect(t, (struct sockaddr *)&a, sizeof a) == 0 && send(t, \"reply\", 5, 0) == 5"
	.align 8
.LC10:
	stringz	"rep"
	.align 8
.LC11:
	stringz	"recv(s, text, 3, 0) == 3 && memcmp(text, \"rep\", 3) == 0"
	.align 8
.LC12:
	stringz	"recv(s, text, 3, MSG_DONTWAIT) == -1 && errno == EAGAIN"
	.align 8
.LC13:
	stringz	"setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0"
	.align 8
.LC14:
	stringz	"recv(s, text, 3, 0) == -1 && errno == EAGAIN"
	.align 8
.LC15:
	stringz	"getpeername(t, (struct sockaddr *)&from, &size) == 0 && from.sin_port == a.sin_port"
	.align 8
.LC16:
	stringz	"getpeername(s, (struct sockaddr *)&from, &size) == -1 && errno == ENOTCONN"
	.align 8
.LC17:
	stringz	"10.1.2.300"
	.align 8
.LC18:
	stringz	"10.1.2.3"
	.align 8
.LC19:
	stringz	"inet_pton(AF_INET, \"10.1.2.300\", &from.sin_addr) == 0 && inet_pton(AF_INET, \"10.1.2.3\", &from.sin_addr) == 1"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mlx
	adds r14 = 156, r12
	movl r17 = 16777343
	.mmi
	adds r15 = 136, r12
	adds r16 = 156, r12
	adds r19 = 148, r12
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 158, r12
	addl r18 = 2, r0
	.mmi
	st4 [r15] = r17
	adds r15 = 140, r12
	adds r35 = 150, r12
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 160, r12
	adds r34 = 132, r12
	.mmi
	st2 [r19] = r18
	addl r18 = 16, r0
	mov r41 = r0
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 162, r12
	.mmi
	st2 [r35] = r0
	addl r40 = 2, r0
	addl r39 = 2, r0
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	st4 [r14] = r17
	ld4 r14 = [r16]
	nop 0
	.mmi
	adds r16 = 160, r12
	ld4 r17 = [r19]
	adds r19 = 184, r12
	;;
	.mmi
	st4 [r15] = r14
	ld4 r14 = [r16]
	adds r15 = 144, r12
	.mmi
	st4 [r19] = r18
	;;
	st4 [r34] = r17
	nop 0
	.mmb
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	mov r41 = r0
	.mmb
	addl r40 = 2, r0
	addl r39 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	addl r41 = 16, r0
	.mmb
	adds r40 = 148, r12
	mov r39 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L39
	;;
.L2:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 184, r12
	nop 0
	.mmb
	adds r40 = 148, r12
	mov r39 = r32
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 184, r12
	nop 0
	.mmb
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r38
	addl r44 = 16, r0
	mov r43 = r34
	.mmi
	mov r42 = r0
	addl r41 = 8, r0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	adds r44 = 184, r12
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	adds r43 = 116, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	addl r15 = 16, r0
	.mmi
	mov r42 = r0
	addl r41 = 100, r0
	mov r39 = r33
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r44] = r15
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
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mlx
	adds r34 = 118, r12
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r15 = [r34]
	mov r1 = r38
	.mmi
	nop 0
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 16, r0
	nop 0
	.mmb
	adds r40 = 148, r12
	mov r39 = r33
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
	;;
.L7:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r42 = r0
	mov r1 = r38
	.mmb
	addl r41 = 3, r0
	mov r39 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L43
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	addl r42 = 64, r0
	.mmb
	addl r41 = 3, r0
	mov r39 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 168, r12
	addl r15 = 20000, r0
	addl r40 = 1, r0
	.mmi
	addl r43 = 16, r0
	mov r1 = r38
	addl r41 = 20, r0
	;;
	.mmi
	mov r42 = r14
	st8 [r14] = r0
	adds r14 = 176, r12
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	mov r42 = r0
	.mmb
	addl r41 = 3, r0
	mov r39 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 184, r12
	addl r14 = 16, r0
	nop 0
	.mmi
	adds r40 = 116, r12
	mov r1 = r38
	mov r39 = r33
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L13
	.mmi
	ld2 r15 = [r34]
	ld2 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L13:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 116, r12
	mov r1 = r38
	nop 0
	.mmb
	adds r41 = 184, r12
	mov r39 = r32
	br.call.sptk.many b0 = getpeername#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 120, r12
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L47
	;;
.L15:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 100, r0
	adds r41 = 16, r12
	.mmb
	adds r40 = 120, r12
	addl r39 = 2, r0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 107, r14
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 120, r12
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L47
.L45:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.ne p6, p7 = 11, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	(p7) add r40 = r1, r40
	br .L12
.L44:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 168, r12
	addl r15 = 20000, r0
	addl r40 = 1, r0
	.mmi
	addl r43 = 16, r0
	mov r1 = r38
	addl r41 = 20, r0
	;;
	.mmi
	mov r42 = r14
	st8 [r14] = r0
	adds r14 = 176, r12
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	mov r42 = r0
	.mmb
	addl r41 = 3, r0
	mov r39 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L45
	;;
.L43:
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mmi
	addl r41 = 3, r0
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	addl r42 = 64, r0
	.mmb
	addl r41 = 3, r0
	mov r39 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L44
.L41:
	.mlx
	adds r16 = 184, r12
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r16]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 16, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 16, r0
	nop 0
	.mmb
	adds r40 = 148, r12
	mov r39 = r33
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L42
	;;
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	adds r39 = 16, r12
	nop 0
	adds r34 = 118, r12
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r15 = [r34]
	mov r1 = r38
	.mmi
	ld2 r14 = [r35]
	;;
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L41
	;;
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mmi
	mov r42 = r0
	addl r41 = 5, r0
	mov r39 = r33
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L8
	;;
.L39:
	.mmi
	mov r40 = r34
	nop 0
	addl r41 = 16, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 184, r12
	nop 0
	.mmb
	adds r40 = 148, r12
	mov r39 = r32
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 184, r12
	nop 0
	.mmb
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r38
	addl r44 = 16, r0
	mov r43 = r34
	.mmi
	mov r42 = r0
	addl r41 = 8, r0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	adds r44 = 184, r12
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	adds r43 = 116, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	addl r15 = 16, r0
	.mmi
	mov r42 = r0
	addl r41 = 100, r0
	mov r39 = r33
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r44] = r15
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
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L40
	;;
.L47:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mmi
	adds r41 = 120, r12
	nop 0
	addl r39 = 2, r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L16
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
