// 56f8e733376ac0aada0b237a37c1bd80
	.file	"interfaces.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
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
	movl r38 = @gprel(.LC1)
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
.LC2:
	stringz	"well"
	.text
	.align 16
	.proc result#
result:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC3:
	stringz	"of another family"
	.text
	.align 16
	.proc ipv4#
ipv4:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L8
	ld8 r14 = [r35]
	;;
	adds r14 = 4, r14
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inet_ntoa#
	mov r1 = r36
	mov r14 = r8
	br .L10
	;;
.L8:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ipv4#
	.section	.rodata
	.align 8
.LC4:
	stringz	"there is another one"
	.text
	.align 16
	.proc ask#
ask:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	addl r41 = 40, r0
	addl r40 = 238, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	addl r15 = 108, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	mov r16 = r37
	adds r15 = -8, r37
	;;
	adds r14 = -16, r37
	ld8 r41 = [r16]
	ld8 r40 = [r15]
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -32, r37
	;;
	st8 [r15] = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	addl r15 = 110, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 117, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 99, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	addl r15 = 104, r0
	;;
	st1 [r14] = r15
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	mov r16 = r37
	adds r15 = -8, r37
	;;
	adds r14 = -16, r37
	ld8 r41 = [r16]
	ld8 r40 = [r15]
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L13
.L12:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = puts#
	mov r1 = r38
.L13:
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp ask#
	.section	.rodata
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING)"
	.align 8
.LC10:
	stringz	"ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536"
	.align 8
.LC11:
	stringz	"ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0"
	.align 8
.LC12:
	stringz	"ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000"
	.align 8
.LC13:
	stringz	"ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]"
	.align 8
.LC14:
	stringz	"ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port"
	.align 8
.LC15:
	stringz	"SIOCGIFSLAVE"
	.align 8
.LC16:
	stringz	"SIOCGIFADDR"
	.align 8
.LC17:
	stringz	"SIOCGIFNETMASK"
	.align 8
.LC18:
	stringz	"an unknown request"
	.align 8
.LC19:
	stringz	"no memory there"
	.align 8
.LC20:
	stringz	"lo"
	.align 8
.LC21:
	stringz	"ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, \"lo\")"
	.align 8
.LC22:
	stringz	"SIOCGIFNAME"
	.align 8
.LC23:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, \"lo\")"
	.align 8
.LC24:
	stringz	"127.0.0.1"
	.align 8
.LC25:
	stringz	"!strcmp(ipv4(&list[0].ifr_addr), \"127.0.0.1\")"
	.align 8
.LC26:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0"
	.align 8
.LC27:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r"
	.text
	.align 16
	.proc requests#
requests:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -1360, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -24, r36
	addl r15 = 1280, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	adds r15 = -1304, r36
	;;
	st8 [r14] = r15
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35123, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -1328, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L17:
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35091, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -1328, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 73, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L19:
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35105, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -1328, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 65536, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L21:
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35101, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -1328, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L23:
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35138, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -1328, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 1000, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L25:
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35111, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r14 = -1328, r36
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 772, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -1321, r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L27:
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35184, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -1328, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -1308, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L29:
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35113, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35093, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35099, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35279, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = 8, r36
	addl r40 = 8, r0
	addl r39 = 35123, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -1328, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35088, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	adds r38 = -1344, r36
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L31:
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -1328, r36
	addl r15 = 9999, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	adds r40 = -1344, r36
	addl r39 = 35088, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r15 = -24, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 35090, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L32
	adds r14 = -1304, r36
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L33:
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -1304, r36
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L35:
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	addl r15 = 39, r0
	;;
	st4 [r14] = r15
	adds r15 = -24, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 35090, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L37:
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r15 = -24, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 35090, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L39:
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r15 = -24, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	addl r39 = 35090, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L41:
	movl r40 = @gprel(.LC27)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp requests#
	.section	.rodata
	.align 8
.LC28:
	stringz	"none"
	.align 8
.LC29:
	stringz	"address %s"
	.align 8
.LC30:
	stringz	", destination %s"
	.align 8
.LC31:
	stringz	", broadcast %s"
	.align 8
.LC32:
	stringz	", mask %s\n"
	.text
	.align 16
	.proc addresses#
addresses:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	adds r39 = -48, r35
	addl r38 = 35093, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r36
	mov r14 = r8
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L44:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	adds r39 = -48, r35
	addl r38 = 35095, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r36
	mov r14 = r8
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L46:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	adds r39 = -48, r35
	addl r38 = 35097, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r36
	mov r14 = r8
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L48:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	adds r39 = -48, r35
	addl r38 = 35099, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r36
	mov r14 = r8
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L50:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp addresses#
	.section	.rodata
	.align 8
.LC33:
	stringz	"%u %s"
	.align 8
.LC34:
	stringz	" %u %s\n"
	.align 8
.LC35:
	stringz	"nope"
	.align 8
.LC36:
	stringz	"if_nametoindex(\"nope\") == 0 && errno == ENODEV"
	.align 8
.LC37:
	stringz	"!if_indextoname(9999, name) && errno == ENXIO"
	.align 8
.LC38:
	stringz	"getifaddrs"
	.align 8
.LC39:
	stringz	" IPv4"
	.align 8
.LC40:
	stringz	" IPv6"
	.align 8
.LC41:
	stringz	" itself"
	.align 8
.LC42:
	stringz	"lo %#x%s"
	.align 8
.LC43:
	stringz	" %s/%s"
	.align 8
.LC44:
	stringz	" %s"
	.align 8
.LC45:
	stringz	""
	.text
	.align 16
	.proc library#
library:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -76, r35
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
	adds r32 = -88, r35
	br.call.sptk.many b0 = if_nameindex#
	mov r1 = r36
	;;
	st8 [r32] = r8
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = if_nametoindex#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -76, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = if_indextoname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	adds r14 = -76, r35
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L53:
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	br .L55
	;;
.L54:
	mov r15 = r0
.L55:
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L57:
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = if_nametoindex#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -76, r35
	;;
	mov r38 = r14
	addl r37 = 9999, r0
	br.call.sptk.many b0 = if_indextoname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getifaddrs#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -96, r35
	;;
	st8 [r15] = r14
	br .L62
	;;
.L71:
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r35
	;;
	st4 [r14] = r15
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L72
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 17, r14
	(p6) br.cond.dptk .L65
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC39)
	;;
	add r14 = r1, r14
	br .L68
	;;
.L66:
	movl r14 = @gprel(.LC40)
	;;
	add r14 = r1, r14
	br .L68
	;;
.L65:
	movl r14 = @gprel(.LC41)
	;;
	add r14 = r1, r14
.L68:
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L69
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 4, r14
	adds r16 = -60, r35
	adds r14 = -80, r35
	addl r40 = 64, r0
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inet_ntop#
	mov r1 = r36
	mov r32 = r8
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ipv4#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L69:
	adds r14 = -80, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L70
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 8, r14
	adds r16 = -60, r35
	adds r14 = -80, r35
	addl r40 = 64, r0
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inet_ntop#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L70:
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	br .L64
	;;
.L72:
	nop 0
.L64:
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	adds r15 = -96, r35
	;;
	st8 [r15] = r14
.L62:
	adds r15 = -96, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = freeifaddrs#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp library#
	.align 16
	.proc request#
request:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -112, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st4 [r14] = r32
	adds r14 = -12, r39
	;;
	st4 [r14] = r33
	adds r14 = -8, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st8 [r14] = r35
	adds r14 = 8, r39
	;;
	st8 [r14] = r36
	adds r14 = -96, r39
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
	st8 [r14] = r0
	adds r14 = 8, r14
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = 8, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	adds r15 = -96, r39
	;;
	st4 [r15] = r14
	adds r14 = -12, r39
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -92, r39
	;;
	st2 [r14] = r15
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -90, r39
	;;
	st2 [r14] = r15
	adds r14 = -88, r39
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r15 = 8, r39
	mov r14 = r39
	adds r16 = -80, r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r40
	adds r15 = -96, r39
	;;
	ld4 r14 = [r15]
	;;
	addp4 r15 = r14, r0
	adds r14 = -16, r39
	mov r44 = r0
	;;
	mov r43 = r15
	adds r42 = -96, r39
	ld4 r41 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp request#
	.section	.rodata
	.align 8
.LC46:
	stringz	"%s: type %d, seq %u, from port %u"
	.align 8
.LC47:
	stringz	", %s"
	.text
	.align 16
	.proc answer#
answer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -4, r36
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	mov r16 = r14
	adds r15 = -4, r36
	adds r14 = 8, r36
	;;
	mov r43 = r15
	mov r42 = r16
	addl r41 = 64, r0
	addl r40 = 65536, r0
	movl r39 = @gprel(b.1#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = recvfrom#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st8 [r14] = r8
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L76
	mov r14 = r36
	adds r15 = -32, r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r37
	br .L75
	;;
.L76:
	adds r14 = -24, r36
	movl r15 = @gprel(b.1#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r36
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r17
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L78
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L78:
	;;
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = puts#
	mov r1 = r37
.L75:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp answer#
	.section	.rodata
	.align 8
.LC48:
	stringz	"socket"
	.align 8
.LC49:
	stringz	"bind, 4 bytes"
	.align 8
.LC50:
	stringz	"bind"
	.align 8
.LC51:
	stringz	"size == sizeof a && a.nl_pid == (unsigned)getpid()"
	.align 8
.LC52:
	stringz	"bind another to the same"
	.align 8
.LC53:
	stringz	"bind another"
	.align 8
.LC54:
	stringz	"b.nl_pid != a.nl_pid && b.nl_pid != 0"
	.align 8
.LC55:
	stringz	"RTM_GETLINK of lo"
	.align 8
.LC56:
	stringz	"RTM_GETLINK of none"
	.align 8
.LC57:
	stringz	"nothing more"
	.align 8
.LC58:
	stringz	"RTM_GETADDR"
	.align 8
.LC59:
	stringz	"its end"
	.align 8
.LC60:
	stringz	"acknowledged"
	.align 8
.LC61:
	stringz	"an unknown type"
	.align 8
.LC62:
	stringz	"not a request"
	.align 8
.LC63:
	stringz	"a length of -1"
	.align 8
.LC64:
	stringz	"a length of 3"
	.align 8
.LC65:
	stringz	"5 bytes"
	.align 8
.LC66:
	stringz	"NETLINK_AUDIT or the like"
	.text
	.align 16
	.proc netlink#
netlink:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
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
	st4 [r14] = r0
	adds r14 = -56, r35
	addl r15 = 16, r0
	;;
	st2 [r14] = r15
	adds r15 = -44, r35
	adds r14 = -56, r35
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	adds r14 = -32, r35
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
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
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	mov r39 = r0
	addl r38 = 3, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
	adds r32 = -60, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -56, r35
	addl r39 = 4, r0
	;;
	mov r38 = r14
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -56, r35
	addl r39 = 12, r0
	;;
	mov r38 = r14
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L80
	adds r14 = -56, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L81:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	mov r15 = r14
	adds r14 = -60, r35
	addl r39 = 12, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	mov r15 = r14
	adds r14 = -60, r35
	addl r39 = 12, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	mov r16 = r14
	adds r15 = -32, r35
	adds r14 = -60, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -56, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L82
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L83
	;;
.L82:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L83:
	movl r39 = @gprel(.LC54)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	addl r41 = 16, r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 18, r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	addl r15 = 9999, r0
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	addl r41 = 16, r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 18, r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -12, r35
	addl r41 = 1, r0
	;;
	mov r40 = r14
	addl r39 = 769, r0
	addl r38 = 22, r0
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r38 = [r15]
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -12, r35
	addl r41 = 1, r0
	;;
	mov r40 = r14
	addl r39 = 5, r0
	addl r38 = 1, r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -12, r35
	addl r41 = 1, r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 999, r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC61)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -28, r35
	addl r41 = 16, r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 18, r0
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = request#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC62)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	addl r15 = 18, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r35
	mov r40 = r0
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	mov r40 = r0
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC64)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	adds r14 = -8, r35
	mov r40 = r0
	addl r39 = 5, r0
	;;
	mov r38 = r14
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC65)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = answer#
	mov r1 = r36
	addl r39 = 31, r0
	addl r38 = 3, r0
	;;
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -60, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp netlink#
	.section	.rodata
	.align 8
.LC67:
	stringz	"r"
	.align 8
.LC68:
	stringz	"none\n"
	.align 8
.LC69:
	stringz	"%s: %s"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -336, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -312, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 292, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r14 = r35
	;;
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fopen#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -320, r35
	;;
	st8 [r15] = r14
	adds r15 = -320, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	adds r14 = -312, r35
	adds r15 = -320, r35
	;;
	ld8 r39 = [r15]
	addl r38 = 300, r0
	mov r37 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	adds r14 = -312, r35
	br .L86
	;;
.L85:
	movl r14 = @gprel(.LC68)
	;;
	add r14 = r1, r14
.L86:
	mov r15 = r35
	;;
	mov r39 = r14
	ld8 r38 = [r15]
	movl r37 = @gprel(.LC69)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -320, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	adds r14 = -320, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r36
.L88:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC70:
	stringz	"%s: %.*s\n"
	.align 8
.LC71:
	stringz	"%s: no %s\n"
	.text
	.align 16
	.proc find#
find:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -352, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st4 [r14] = r34
	adds r14 = 4, r39
	;;
	st4 [r14] = r35
	adds r14 = -336, r39
	;;
	st4 [r14] = r0
	adds r36 = -328, r39
	adds r14 = -16, r39
	movl r42 = @gprel(.LC67)
	;;
	add r42 = r1, r42
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fopen#
	mov r1 = r40
	mov r14 = r8
	;;
	st8 [r36] = r14
	br .L90
	;;
.L92:
	adds r14 = -8, r39
	adds r15 = -320, r39
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = strstr#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	adds r15 = -336, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r16 = -336, r39
	;;
	st4 [r16] = r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	adds r15 = 4, r39
	mov r14 = r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	adds r15 = -320, r39
	;;
	add r15 = r15, r14
	adds r14 = -16, r39
	;;
	mov r44 = r15
	mov r43 = r16
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC70)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L90:
	adds r14 = -328, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	adds r14 = -328, r39
	adds r15 = -320, r39
	;;
	ld8 r43 = [r14]
	addl r42 = 300, r0
	mov r41 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
.L91:
	adds r15 = -336, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	adds r15 = -8, r39
	adds r14 = -16, r39
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC71)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L93:
	adds r14 = -328, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	adds r14 = -328, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r40
.L95:
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp find#
	.section	.rodata
	.align 8
.LC72:
	stringz	"listen"
	.align 8
.LC73:
	stringz	"7F7F7F7F:B7A3 00000000:0000 0A"
	.align 8
.LC74:
	stringz	"/proc/net/tcp"
	.align 8
.LC75:
	stringz	"connect"
	.align 8
.LC76:
	stringz	"four"
	.align 8
.LC77:
	stringz	"send"
	.align 8
.LC78:
	stringz	" 7F7F7F7F:B7A3 01 "
	.align 8
.LC79:
	stringz	":B7A4"
	.align 8
.LC80:
	stringz	"/proc/net/udp6"
	.align 8
.LC81:
	stringz	"@in proc"
	.align 8
.LC82:
	stringz	"/proc/net/unix"
	.align 2
.LC0:
	data2	1
	stringz	""
	stringz	"in proc"
	.skip	99
	.text
	.align 16
	.proc sockets#
sockets:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -148, r35
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
	adds r14 = -148, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	addl r37 = -18525, r0
	br.call.sptk.many b0 = htons#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -148, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	movl r37 = 2139062143
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -148, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -132, r35
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
	adds r14 = -132, r35
	addl r15 = 10, r0
	;;
	st2 [r14] = r15
	addl r37 = -18524, r0
	br.call.sptk.many b0 = htons#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -132, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	adds r14 = -132, r35
	;;
	adds r14 = 23, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -104, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	st4 [r14] = r8
	adds r32 = -156, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -152, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 10, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -148, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 3, r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r40 = 46, r0
	addl r39 = 6, r0
	;;
	movl r38 = @gprel(.LC73)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	adds r14 = -148, r35
	;;
	mov r15 = r14
	adds r14 = -156, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC75)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -156, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC76)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC77)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r40 = 36, r0
	addl r39 = 19, r0
	;;
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	adds r14 = -132, r35
	;;
	mov r15 = r14
	adds r14 = -152, r35
	addl r39 = 28, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r40 = 78, r0
	addl r39 = 39, r0
	;;
	movl r38 = @gprel(.LC79)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	st4 [r14] = r8
	adds r14 = -104, r35
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 3, r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r40 = 52, r0
	addl r39 = 16, r0
	;;
	movl r38 = @gprel(.LC81)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp sockets#
	.section	.rodata
	.align 8
.LC83:
	stringz	"/sys/class/net/lo/%s"
	.align 8
.LC84:
	stringz	"/proc/net/dev"
	.align 8
.LC85:
	stringz	"lo:"
	.align 8
.LC86:
	stringz	"/proc/self/net/if_inet6"
	.align 8
.LC87:
	stringz	"Iface"
	.align 8
.LC88:
	stringz	"/proc/net/route"
	.align 8
.LC89:
	stringz	"/sys/class/net"
	.align 8
.LC90:
	stringz	"in the list"
	.text
	.align 16
	.proc files#
files:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -448, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -432, r35
	;;
	st8 [r14] = r0
	br .L98
	;;
.L99:
	movl r15 = @gprel(facts.0#)
	;;
	add r15 = r1, r15
	adds r16 = -432, r35
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -392, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC83)
	;;
	add r39 = r1, r39
	addl r38 = 100, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -432, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -432, r35
	;;
	st8 [r16] = r14
.L98:
	adds r15 = -432, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L99
	adds r32 = -416, r35
	movl r38 = @gprel(.LC67)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = fopen#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -424, r35
	;;
	st4 [r14] = r0
	br .L100
	;;
.L104:
	adds r14 = -416, r35
	adds r15 = -292, r35
	;;
	ld8 r39 = [r14]
	addl r38 = 300, r0
	mov r37 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	adds r14 = -292, r35
	br .L102
	;;
.L101:
	movl r14 = @gprel(.LC68)
	;;
	add r14 = r1, r14
.L102:
	addl r15 = @ltoffx(stdout#), r1
	;;
	ld8.mov r15 = [r15], stdout#
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fputs#
	mov r1 = r36
	adds r14 = -424, r35
	adds r15 = -424, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L100:
	adds r14 = -416, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L103
	adds r14 = -424, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L104
.L103:
	addl r40 = 7, r0
	mov r39 = r0
	movl r38 = @gprel(.LC85)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC84)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	addl r40 = 53, r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	addl r40 = 69, r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC87)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC88)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = find#
	mov r1 = r36
	adds r32 = -408, r35
	;;
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = opendir#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	br .L105
	;;
.L107:
	adds r14 = -400, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	movl r37 = @gprel(.LC90)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
.L105:
	adds r14 = -408, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r32 = -400, r35
	adds r14 = -408, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -400, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
.L108:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp files#
	.section	.rodata
	.align 8
.LC91:
	stringz	"AF_INET"
	.align 8
.LC92:
	stringz	"AF_INET6"
	.align 8
.LC93:
	stringz	"AF_UNIX"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC91)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = requests#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 2, r0
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC92)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = requests#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC93)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = requests#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = addresses#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = library#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = netlink#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sockets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = files#
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
	.bss
	.align 8
	.type	b.1#, @object
	.size	b.1#, 65536
b.1:
	.skip	65536
	.section	.rodata
	.align 8
.LC94:
	stringz	"address"
	.align 8
.LC95:
	stringz	"broadcast"
	.align 8
.LC96:
	stringz	"carrier"
	.align 8
.LC97:
	stringz	"flags"
	.align 8
.LC98:
	stringz	"ifindex"
	.align 8
.LC99:
	stringz	"mtu"
	.align 8
.LC100:
	stringz	"operstate"
	.align 8
.LC101:
	stringz	"tx_queue_len"
	.align 8
.LC102:
	stringz	"type"
	.align 8
	.type	facts.0#, @object
	.size	facts.0#, 72
facts.0:
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	data8	.LC99
	data8	.LC100
	data8	.LC101
	data8	.LC102
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
