// 8ce19adc2f4d5ddc26ecb5f3e3b96df2
	.file	"ipv6-to-ipv4.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc become#
become:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r40 = 1, r0
	addl r39 = 41, r0
	ld4 r38 = [r36]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp become#
	.section	.rodata
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
	.proc family_of#
family_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	addl r15 = 128, r0
	;;
	st4 [r14] = r15
	adds r16 = -144, r35
	adds r15 = -16, r35
	mov r14 = r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	adds r16 = -144, r35
	;;
	ld2 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L6
	addl r14 = 16, r0
	br .L7
	;;
.L6:
	addl r14 = 28, r0
.L7:
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld2 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp family_of#
	.section	.rodata
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
	.text
	.align 16
	.proc streams#
streams:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -84, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -84, r35
	addl r15 = 10, r0
	;;
	st2 [r14] = r15
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	addl r15 = 28, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 10, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	st4 [r14] = r8
	adds r32 = -92, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -4, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -84, r35
	addl r39 = 28, r0
	;;
	mov r38 = r14
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r38 = 5, r0
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -84, r35
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -84, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -56, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -92, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	adds r32 = -88, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	st4 [r32] = r8
	addl r38 = 2, r0
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -92, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 92, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -88, r35
	addl r38 = 10, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 12, r35
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r15 = 12, r35
	adds r14 = -88, r35
	addl r41 = 2, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 41, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r16 = -8, r35
	mov r15 = r35
	adds r14 = -88, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 41, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L26
	adds r14 = -88, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = family_of#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -88, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -88, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = family_of#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -4, r35
	adds r14 = -88, r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = 26, r0
	addl r38 = 41, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 92, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r16 = -8, r35
	mov r15 = r35
	adds r14 = -88, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 39, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	mov r16 = r14
	adds r15 = -8, r35
	adds r14 = -88, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -40, r35
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L34
	adds r14 = -40, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -92, r35
	mov r40 = r0
	addl r39 = 5, r0
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L36
	adds r15 = 4, r35
	adds r14 = -88, r35
	mov r40 = r0
	addl r39 = 5, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L36
	adds r14 = 4, r35
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r15 = r14
	adds r14 = -88, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -88, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -88, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r16 = r14
	adds r15 = -8, r35
	adds r14 = -88, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -92, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -92, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -92, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r15 = r0
	adds r32 = -88, r35
	adds r14 = -88, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -88, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -88, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = family_of#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp streams#
	.section	.rodata
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
	.text
	.align 16
	.proc datagrams#
datagrams:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -56, r35
	addl r15 = 10, r0
	;;
	st2 [r14] = r15
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -28, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = 4, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	st4 [r14] = r8
	adds r32 = -60, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 10, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = 8, r35
	;;
	st4 [r14] = r0
	adds r14 = -28, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -28, r35
	;;
	mov r15 = r14
	adds r14 = 4, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -60, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	addl r37 = 10, r0
	br.call.sptk.many b0 = inet_pton#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -56, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -60, r35
	addl r39 = 28, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L54:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -60, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 99, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L56:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -60, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -60, r35
	mov r39 = r0
	addl r38 = 2, r0
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	addl r37 = 10, r0
	br.call.sptk.many b0 = inet_pton#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -60, r35
	addl r39 = 28, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	adds r14 = -60, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = become#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	adds r14 = -60, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = family_of#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -60, r35
	mov r40 = r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L59
	adds r14 = -12, r35
	;;
	mov r16 = r14
	adds r15 = 4, r35
	adds r14 = 8, r35
	;;
	mov r42 = r15
	mov r41 = r16
	mov r40 = r0
	addl r39 = 3, r0
	mov r38 = r14
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvfrom#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L60:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L61
	adds r14 = -12, r35
	;;
	mov r15 = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	mov r40 = r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L62:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = 8, r35
	adds r14 = -60, r35
	mov r40 = r0
	addl r39 = 3, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L63
	adds r14 = 8, r35
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L64:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp datagrams#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = streams#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = datagrams#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
