// 2aa19f2ba40912166b30196d62f68218
	.file	"ipv6-to-ipv4.c"
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
	stringz	"getsockname(fd, (struct sockaddr *)&a, &len) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6))"
	.text
	.align 16
	.align 64
	.proc family_of#
family_of:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	adds r33 = 144, r12
	addl r14 = 128, r0
	adds r38 = 16, r12
	;;
	.mib
	st4 [r33] = r14
	mov r39 = r33
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mlx
	ld2 r14 = [r15]
	movl r39 = @gprel(.LC4)
	.mlx
	ld4 r15 = [r33]
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	(p6) addl r14 = 28, r0
	;;
	(p7) addl r14 = 16, r0
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mii
	ld2 r8 = [r14]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp family_of#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"bind(server, (struct sockaddr *)&any, sizeof any) == 0 && listen(server, 5) == 0"
	.align 8
.LC6:
	stringz	"getsockname(server, (struct sockaddr *)&any, &len) == 0"
	.align 8
.LC7:
	stringz	"connect(client, (struct sockaddr *)&four, sizeof four) == 0"
	.align 8
.LC8:
	stringz	"become(server, AF_INET) == -1 && errno == ENOTCONN"
	.align 8
.LC9:
	stringz	"become(client, AF_INET) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC10:
	stringz	"become(fd, AF_INET6) == -1 && errno == EINVAL"
	.align 8
.LC11:
	stringz	"setsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &(int){AF_INET}, 2) == -1 && errno == EINVAL"
	.align 8
.LC12:
	stringz	"getsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &form, &len) == 0 && form == AF_INET6 && family_of(fd) == AF_INET6"
	.align 8
.LC13:
	stringz	"become(fd, AF_INET) == 0 && family_of(fd) == AF_INET"
	.align 8
.LC14:
	stringz	"setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC15:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &form, &len) == 0 && form == AF_INET"
	.align 8
.LC16:
	stringz	"getpeername(fd, (struct sockaddr *)&other, &len) == 0 && other.sin_family == AF_INET && other.sin_addr.s_addr == htonl(INADDR_LOOPBACK)"
	.align 8
.LC17:
	stringz	"hello"
	.align 8
.LC18:
	stringz	"send(client, \"hello\", 5, 0) == 5 && recv(fd, text, 5, 0) == 5 && !strcmp(text, \"hello\")"
	.align 8
.LC19:
	stringz	"connect(fd, &none, sizeof none) == 0"
	.align 8
.LC20:
	stringz	"bind(fd, (struct sockaddr *)&four, sizeof four) == 0 && listen(fd, 1) == 0"
	.align 8
.LC21:
	stringz	"getsockname(fd, (struct sockaddr *)&four, &len) == 0"
	.align 8
.LC22:
	stringz	"(fd = accept(fd, NULL, NULL)) >= 0 && family_of(fd) == AF_INET"
	.align 8
.LC23:
	stringz	"bind(server, (struct sockaddr *)&four, sizeof four) == 0 && getsockname(server, (struct sockaddr *)&four, &len) == 0"
	.align 8
.LC24:
	stringz	"become(client, AF_INET) == -1 && errno == ENOTCONN"
	.align 8
.LC25:
	stringz	"::1"
	.align 8
.LC26:
	stringz	"connect(client, (struct sockaddr *)&to, sizeof to) == 0"
	.align 8
.LC27:
	stringz	"become(client, AF_INET) == -1 && errno == EADDRNOTAVAIL"
	.align 8
.LC28:
	stringz	"::ffff:127.0.0.1"
	.align 8
.LC29:
	stringz	"connect(client, (struct sockaddr *)&to, sizeof to) == 0 && become(client, AF_INET) == 0 && family_of(client) == AF_INET"
	.align 8
.LC30:
	stringz	"one"
	.align 8
.LC31:
	stringz	"send(client, \"one\", 3, 0) == 3 && recvfrom(server, text, 3, 0, (struct sockaddr *)&from, &len) == 3"
	.align 8
.LC32:
	stringz	"two"
	.align 8
.LC33:
	stringz	"from.sin_family == AF_INET && sendto(server, \"two\", 3, 0, (struct sockaddr *)&from, len) == 3"
	.align 8
.LC34:
	stringz	"recv(client, text, 3, 0) == 3 && !strcmp(text, \"two\")"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 6, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	adds r39 = 18, r12
	adds r15 = 84, r12
	adds r17 = 76, r12
	.mmi
	adds r16 = 48, r12
	adds r34 = 112, r12
	adds r41 = 78, r12
	;;
	.mmi
	mov r14 = r39
	st2 [r15] = r0
	adds r15 = 86, r12
	.mmi
	st4 [r16] = r0
	adds r16 = 52, r12
	adds r35 = 44, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 88, r12
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	addl r46 = 10, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 90, r12
	.mmi
	adds r42 = 108, r12
	adds r40 = 104, r12
	adds r38 = 92, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	addl r15 = 2, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r17] = r15
	adds r15 = 80, r12
	.mlx
	nop 0
	movl r17 = 16777343
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r15] = r17
	addl r15 = 28, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r16] = r0
	adds r16 = 56, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r34] = r15
	adds r15 = 16, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r41] = r0
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r35] = r0
	nop 0
	;;
	.mmi
	nop 0
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0
	addl r14 = 10, r0
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	mov r48 = r0
	.mmb
	addl r47 = 1, r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r45
	mov r37 = r8
	.mmi
	st4 [r40] = r0
	st4 [r38] = r0
	addl r48 = 28, r0
	;;
	.mmi
	st4 [r42] = r14
	nop 0
	adds r14 = 96, r12
	.mmi
	adds r47 = 16, r12
	nop 0
	mov r46 = r36
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L89
	;;
.L10:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	adds r33 = 60, r12
	movl r48 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r48 = r34
	mov r46 = r36
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r14 = [r39]
	adds r47 = 76, r12
	.mmi
	mov r1 = r45
	addl r48 = 16, r0
	mov r46 = r37
	;;
	.mib
	st2 [r41] = r14
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r36
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	mov r32 = r8
	addl r50 = 4, r0
	mov r49 = r33
	;;
	.mmi
	addl r48 = 1, r0
	st4 [r33] = r14
	mov r46 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L90
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r33
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r37
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L91
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 10, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r33
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r48 = @gprel(.LC10)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r49 = 100, r12
	addl r14 = 2, r0
	addl r47 = 41, r0
	.mmi
	mov r1 = r45
	addl r50 = 2, r0
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L93
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r48 = @gprel(.LC11)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	mov r1 = r45
	mov r50 = r34
	.mmi
	mov r49 = r40
	addl r48 = 1, r0
	addl r47 = 41, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	.mmi
	nop 0
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r14
	(p7) br.cond.dpnt .L94
.L18:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r45
	addl r47 = 41, r0
	.mmi
	addl r50 = 4, r0
	mov r49 = r33
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r48 = @gprel(.LC13)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 41, r0
	mov r1 = r45
	addl r50 = 4, r0
	.mmi
	mov r49 = r42
	addl r48 = 26, r0
	mov r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L96
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r48 = @gprel(.LC14)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	addl r47 = 1, r0
	mov r1 = r45
	.mmi
	mov r50 = r34
	mov r49 = r40
	addl r48 = 39, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L23
	.mmi
	ld4 r14 = [r40]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mii
	(p6) add r47 = r1, r47
	nop 0
	;;
	(p7) add r47 = r1, r47
.L23:
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 16, r0
	mov r1 = r45
	nop 0
	.mmi
	mov r48 = r34
	mov r47 = r33
	mov r46 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L64
	.mmi
	nop 0
	ld2 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L97
.L64:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	adds r40 = 64, r12
	movl r48 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 5, r0
	nop 0
	mov r46 = r37
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 5, r8
	(p7) br.cond.dpnt .L98
	;;
.L25:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r35
	mov r1 = r45
	nop 0
	.mmb
	addl r48 = 16, r0
	mov r46 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r48 = 16, r0
	.mmi
	st2 [r41] = r0
	adds r47 = 76, r12
	mov r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L99
	;;
.L28:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 16, r0
	adds r47 = 76, r12
	nop 0
	.mmi
	mov r1 = r45
	mov r48 = r34
	mov r46 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r47 = 76, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	addl r48 = 16, r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r32
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r45
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L100
	;;
.L32:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r48 = @gprel(.LC22)
	.mlx
	adds r36 = 62, r12
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r39
	adds r15 = 68, r12
	adds r17 = 16, r12
	.mmi
	st2 [r36] = r0
	st2 [r40] = r0
	mov r1 = r45
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 70, r12
	.mlx
	mov r48 = r0
	movl r16 = 16777343
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	nop 0
	.mmi
	adds r15 = 72, r12
	addl r47 = 2, r0
	addl r46 = 2, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 74, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	addl r15 = 2, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r33] = r15
	adds r15 = 64, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r15] = r16
	addl r15 = 16, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r38] = r15
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0
	addl r14 = 10, r0
	;;
	.mib
	st2 [r17] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	mov r34 = r8
	mov r48 = r0
	.mmb
	addl r47 = 2, r0
	addl r46 = 10, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 76, r12
	mov r1 = r45
	mov r32 = r8
	.mmi
	addl r48 = 16, r0
	mov r47 = r33
	mov r46 = r34
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L101
	;;
.L34:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r35
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L102
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r48 = @gprel(.LC24)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	adds r48 = 24, r12
	addl r46 = 10, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	nop 0
	ld2 r14 = [r36]
	adds r47 = 16, r12
	.mmi
	mov r1 = r45
	addl r48 = 28, r0
	mov r46 = r32
	;;
	.mib
	st2 [r39] = r14
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r35
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L103
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r48 = @gprel(.LC27)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r46 = r32
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 2, r0
	addl r46 = 10, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r32 = r8
	.mmi
	adds r48 = 24, r12
	nop 0
	addl r46 = 10, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 28, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	mov r46 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L104
	;;
.L39:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r48 = @gprel(.LC29)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r14 = 16, r0
	nop 0
	.mmi
	mov r49 = r0
	addl r48 = 3, r0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	.mmi
	nop 0
	st4 [r38] = r14
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L105
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r48 = @gprel(.LC31)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	ld2 r14 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mmb
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L106
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r48 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 76, r12
	mov r1 = r45
	mov r49 = r0
	.mmb
	mov r46 = r32
	addl r48 = 3, r0
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 1
	.mib
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = family_of#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L33
.L96:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r45
	;;
	cmp4.ne p6, p7 = 92, r14
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L22
.L93:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r45
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L17
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r48 = @gprel(.LC10)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r49 = 100, r12
	addl r14 = 2, r0
	addl r47 = 41, r0
	.mmi
	mov r1 = r45
	addl r50 = 2, r0
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L93
.L91:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 92, r14
	movl r48 = @gprel(.LC9)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 10, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r33
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L92
.L90:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 107, r14
	movl r48 = @gprel(.LC8)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r33
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r37
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L91
	;;
.L107:
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	.mmi
	nop 0
	adds r46 = 76, r12
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r48 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L103:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 99, r14
	movl r48 = @gprel(.LC27)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r46 = r32
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 2, r0
	addl r46 = 10, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r32 = r8
	.mmi
	adds r48 = 24, r12
	nop 0
	addl r46 = 10, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 28, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	mov r46 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L104
.L102:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 107, r14
	movl r48 = @gprel(.LC24)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	adds r48 = 24, r12
	addl r46 = 10, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	nop 0
	ld2 r14 = [r36]
	adds r47 = 16, r12
	.mmi
	mov r1 = r45
	addl r48 = 28, r0
	mov r46 = r32
	;;
	.mib
	st2 [r39] = r14
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r35
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L103
	;;
.L104:
	.mmi
	addl r14 = 2, r0
	addl r50 = 4, r0
	mov r49 = r35
	.mmi
	addl r48 = 1, r0
	addl r47 = 41, r0
	mov r46 = r32
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = family_of#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L40
	;;
.L101:
	.mmi
	mov r47 = r33
	nop 0
	mov r48 = r38
	.mmb
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC23)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	addl r50 = 4, r0
	mov r49 = r35
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L102
	;;
.L99:
	.mib
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L28
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC20)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 16, r0
	adds r47 = 76, r12
	nop 0
	.mmi
	mov r1 = r45
	mov r48 = r34
	mov r46 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r47 = 76, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	addl r48 = 16, r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r32
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r45
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L100
.L95:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = family_of#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L21
	;;
.L89:
	.mib
	addl r47 = 5, r0
	mov r46 = r36
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L10
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC5)
	.mlx
	adds r33 = 60, r12
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r48 = r34
	mov r46 = r36
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r14 = [r39]
	adds r47 = 76, r12
	.mmi
	mov r1 = r45
	addl r48 = 16, r0
	mov r46 = r37
	;;
	.mib
	st2 [r41] = r14
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r36
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addl r14 = 2, r0
	addl r47 = 41, r0
	mov r1 = r45
	.mmi
	mov r32 = r8
	addl r50 = 4, r0
	mov r49 = r33
	;;
	.mmi
	addl r48 = 1, r0
	st4 [r33] = r14
	mov r46 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L90
	;;
.L98:
	.mmi
	mov r49 = r0
	addl r48 = 5, r0
	nop 0
	.mmb
	mov r47 = r38
	mov r46 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 5, r8
	(p6) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	.mmi
	nop 0
	mov r46 = r38
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r35
	mov r1 = r45
	nop 0
	.mmb
	addl r48 = 16, r0
	mov r46 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r48 = 16, r0
	.mmi
	st2 [r41] = r0
	adds r47 = 76, r12
	mov r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L106:
	.mlx
	ld4 r51 = [r38]
	movl r47 = @gprel(.LC32)
	.mmi
	mov r50 = r35
	mov r49 = r0
	addl r48 = 3, r0
	;;
	.mib
	add r47 = r1, r47
	mov r46 = r34
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L44
	;;
.L105:
	.mmi
	adds r47 = 76, r12
	mov r51 = r38
	mov r50 = r35
	.mmi
	mov r49 = r0
	addl r48 = 3, r0
	mov r46 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L42
.L97:
	.mlx
	adds r40 = 64, r12
	movl r14 = 16777343
	.mlx
	nop 0
	movl r48 = @gprel(.LC16)
	;;
	.mlx
	ld4 r15 = [r40]
	movl r46 = @gprel(.LC3)
	.mmi
	add r48 = r1, r48
	;;
	cmp4.ne p6, p7 = r14, r15
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 5, r0
	nop 0
	mov r46 = r37
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 5, r8
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L98
.L94:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = family_of#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L19
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
