// 21bdd51d68f1062a49e2266f846f5e60
	.file	"interfaces.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"there is another one"
	.text
	.align 16
	.align 64
	.proc ask#
ask:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	adds r39 = 3, r34
	;;
	.mib
	addl r41 = 37, r0
	addl r40 = 238, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r14 = r34
	addl r15 = 28524, r0
	mov r1 = r38
	.mmi
	mov r41 = r34
	mov r40 = r33
	mov r39 = r32
	;;
	.mmi
	nop 0
	st2 [r14] = r15, 2
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mlx
	mov r1 = r38
	movl r14 = 29382753671737198
	.mmi
	mov r41 = r34
	mov r40 = r33
	sxt4 r35 = r8
	;;
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	.mmb
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r38
	cmp.ne p8, p9 = 0, r35
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L2
	(p8) br.cond.dptk .L1
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dpnt .L1
.L2:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L1:
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp ask#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"well"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmb
	mov r36 = r1
	.body
	add r39 = r1, r39
	(p7) br.cond.dpnt .L14
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L14:
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
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp result#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING)"
	.align 8
.LC9:
	stringz	"ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536"
	.align 8
.LC10:
	stringz	"ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0"
	.align 8
.LC11:
	stringz	"ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000"
	.align 8
.LC12:
	stringz	"ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]"
	.align 8
.LC13:
	stringz	"ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port"
	.align 8
.LC14:
	stringz	"SIOCGIFSLAVE"
	.align 8
.LC15:
	stringz	"SIOCGIFADDR"
	.align 8
.LC16:
	stringz	"SIOCGIFNETMASK"
	.align 8
.LC17:
	stringz	"an unknown request"
	.align 8
.LC18:
	stringz	"no memory there"
	.align 8
.LC19:
	stringz	"lo"
	.align 8
.LC20:
	stringz	"ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, \"lo\")"
	.align 8
.LC21:
	stringz	"SIOCGIFNAME"
	.align 8
.LC22:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, \"lo\")"
	.align 8
.LC23:
	stringz	"127.0.0.1"
	.align 8
.LC24:
	stringz	"!strcmp(ipv4(&list[0].ifr_addr), \"127.0.0.1\")"
	.align 8
.LC25:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0"
	.align 8
.LC26:
	stringz	"ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r"
	.text
	.align 16
	.align 64
	.proc requests#
requests:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 1344
	adds r12 = -1344, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	adds r34 = 1336, r12
	addl r14 = 1280, r0
	adds r36 = 1344, r12
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	addl r41 = 35123, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) adds r35 = 1312, r12
	nop 0
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L16
	.mmi
	adds r35 = 1312, r12
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35091, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L17
	.mmi
	nop 0
	ld2 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 73, r14
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L17:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35105, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L18
	.mii
	ld4 r15 = [r35]
	addl r14 = 65536, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L18:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35101, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L19
	.mmi
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L19:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35138, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L20
	.mii
	ld4 r15 = [r35]
	addl r14 = 1000, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L20:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35111, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L21
	.mlx
	nop 0
	movl r15 = -72057594037862401
	.mmi
	ld8 r14 = [r35]
	;;
	and r14 = r15, r14
	addl r15 = 772, r0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L21:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35184, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r42 = 1296, r12
	mov r40 = r33
	br.call.sptk.many b0 = ask#
	;;
	.mii
	ld8 r14 = [r35]
	mov r1 = r39
	;;
	or r8 = r14, r8
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L22
	.mmi
	adds r14 = 1332, r12
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L22:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 1296, r12
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r33
	addl r41 = 35113, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r42 = 1296, r12
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r33
	addl r41 = 35093, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r42 = 1296, r12
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r33
	addl r41 = 35099, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r42 = 1296, r12
	mov r1 = r39
	nop 0
	.mmb
	addl r41 = 35279, r0
	mov r40 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r42 = 8, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r41 = 35123, r0
	mov r40 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 1, r0
	addl r41 = 35088, r0
	nop 0
	.mmi
	mov r1 = r39
	adds r42 = 1296, r12
	mov r40 = r33
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mmi
	nop 0
	adds r40 = 1296, r12
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L23:
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 9999, r0
	adds r42 = 1296, r12
	nop 0
	.mmi
	mov r1 = r39
	addl r41 = 35088, r0
	mov r40 = r33
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r34
	nop 0
	.mmb
	addl r41 = 35090, r0
	mov r40 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L47
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	.mmi
	nop 0
	adds r40 = 16, r12
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC7)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L56
.L25:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 39, r0
	addl r41 = 35090, r0
	nop 0
	.mmi
	mov r1 = r39
	mov r42 = r34
	mov r40 = r33
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r39
	;;
	.mlx
	or r14 = r8, r14
	movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	addl r41 = 35090, r0
	nop 0
	.mmi
	mov r1 = r39
	mov r42 = r34
	mov r40 = r33
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r39
	;;
	.mlx
	or r14 = r8, r14
	movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 35090, r0
	mov r1 = r39
	mov r42 = r34
	.mmb
	st8 [r36] = r0
	mov r40 = r33
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L29
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 39, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC4)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L29:
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1344, r12
	br.ret.sptk.many b0
.L47:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
.L56:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.sptk .L26
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L26
	.endp requests#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"%s: type %d, seq %u, from port %u"
	.align 8
.LC28:
	stringz	", %s"
	.align 8
.LC29:
	stringz	""
	.text
	.align 16
	.align 64
	.proc answer#
answer:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 16
	adds r12 = -16, r12
	mov r39 = r1
	.mlx
	mov r40 = r33
	movl r34 = @gprel(b.1#)
	;;
	.mmi
	adds r15 = 24, r12
	adds r44 = 16, r12
	adds r35 = 20, r12
	.mmi
	add r34 = r1, r34
	adds r14 = 28, r12
	addl r43 = 64, r0
	;;
	.mmi
	st4 [r15] = r0
	addl r15 = 99, r0
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	st8 [r44] = r0
	mov r45 = r14
	addl r42 = 65536, r0
	;;
	.mmi
	st4 [r35] = r15
	nop 0
	addl r15 = 12, r0
	.mmi
	mov r41 = r34
	nop 0
	adds r36 = 4, r34
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = recvfrom#
	;;
	.mmi
	mov r1 = r39
	adds r14 = 8, r34
	nop 0
	.mmb
	cmp.le p6, p7 = r0, r8
	mov r41 = r32
	(p7) br.cond.dpnt .L63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mmi
	ld4 r43 = [r14]
	ld2 r42 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	.mmb
	ld4 r44 = [r35]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	ld2 r14 = [r36]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r40 = @gprel(.LC29)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L57:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L63:
	.body
	.copy_state 1
	.mib
	mov r41 = r8
	mov r40 = r32
	br.call.sptk.many b0 = result#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 2
	.mmi
	adds r34 = 16, r34
	;;
	ld4 r40 = [r34]
	nop 0
	;;
	.mib
	sub r40 = r0, r40
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L57
	.endp answer#
	.section	.rodata.str1.8
	.align 8
.LC33:
	stringz	"r"
	.align 8
.LC34:
	stringz	"%s: no %s\n"
	.align 8
.LC35:
	stringz	"%s: %.*s\n"
	.text
	.align 16
	.align 64
	.proc find#
find:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 8, 4, 0
	.fframe 304
	adds r12 = -304, r12
	mov r43 = r1
	.mlx
	mov r44 = r32
	movl r45 = @gprel(.LC33)
	;;
	.mlx
	addp4 r38 = r34, r0
	movl r40 = @gprel(.LC35)
	.mmi
	add r45 = r1, r45
	mov r36 = r0
	sub r35 = r35, r34
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	adds r14 = 16, r12
	mov r37 = r8
	nop 0
	.mmb
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L79
	;;
	.mmi
	add r38 = r14, r38
	nop 0
	nop 0
	.align 32
.L66:
	.mmi
	adds r44 = 16, r12
	nop 0
	addl r45 = 300, r0
	.mmb
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r45 = r33
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r36
	nop 0
	mov r1 = r43
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	nop 0
	(p9) adds r36 = 1, r36
	(p9) br.cond.dptk .L66
	;;
	.mmi
	mov r47 = r38
	mov r46 = r35
	mov r45 = r32
	.mmb
	mov r44 = r40
	addl r36 = 1, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	adds r44 = 16, r12
	nop 0
	.mmb
	addl r45 = 300, r0
	mov r46 = r37
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r33
	.mmb
	adds r44 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L71
	;;
.L80:
	.mib
	cmp4.eq p6, p7 = 0, r36
	mov r44 = r37
	(p6) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L65:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L72:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mmi
	mov r46 = r33
	nop 0
	mov r45 = r32
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r44 = r37
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L65
	;;
.L79:
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	.mmi
	mov r46 = r33
	nop 0
	mov r45 = r32
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp find#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"none\n"
	.align 8
.LC37:
	stringz	"/sys/class/net/lo/%s"
	.align 8
.LC38:
	stringz	"%s: %s"
	.align 8
.LC39:
	stringz	"/proc/net/dev"
	.align 8
.LC40:
	stringz	"lo:"
	.align 8
.LC41:
	stringz	"/proc/self/net/if_inet6"
	.align 8
.LC42:
	stringz	"Iface"
	.align 8
.LC43:
	stringz	"/proc/net/route"
	.align 8
.LC44:
	stringz	"/sys/class/net"
	.align 8
.LC45:
	stringz	"in the list"
	.text
	.align 16
	.align 64
	.proc files#
files:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 4, 0
	.fframe 400
	adds r12 = -400, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	movl r33 = @gprel(facts.0#)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC37)
	.mlx
	add r33 = r1, r33
	movl r35 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC36)
	.mlx
	add r36 = r1, r36
	movl r34 = @gprel(.LC38)
	;;
	.mmb
	add r35 = r1, r35
	add r37 = r1, r37
	nop 0
	.mii
	add r34 = r1, r34
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	mov ar.lc = 8
	.align 32
.L86:
	.mmi
	nop 0
	ld8 r45 = [r33], 8
	mov r44 = r36
	.mmb
	adds r42 = 316, r12
	addl r43 = 100, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 16, r12
	addl r44 = 292, r0
	nop 0
	.mmi
	mov r1 = r40
	adds r42 = 24, r12
	mov r43 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r35
	.mmb
	adds r42 = 316, r12
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r40
	adds r42 = 16, r12
	.mmb
	addl r43 = 300, r0
	mov r32 = r8
	(p7) br.cond.spnt .L106
	;;
	.mib
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r44 = 16, r12
	cmp.eq p6, p7 = 0, r8
	adds r43 = 316, r12
	.mii
	mov r42 = r34
	mov r1 = r40
	;;
	(p6) mov r42 = r34
	.mmb
	(p6) mov r44 = r37
	(p6) adds r43 = 316, r12
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r42 = r32
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L86
	;;
.L107:
	.mlx
	addl r33 = @ltoffx(stdout#), r1
	movl r43 = @gprel(.LC33)
	.mlx
	nop 0
	movl r42 = @gprel(.LC39)
	;;
	.mmi
	ld8.mov r33 = [r33], stdout#
	nop 0
	add r43 = r1, r43
	.mmb
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r42 = 16, r12
	mov r1 = r40
	.mmb
	mov r44 = r8
	addl r43 = 300, r0
	(p6) br.cond.dpnt .L87
	;;
	.mib
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	adds r14 = 16, r12
	ld8 r43 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC36)
	;;
	.mmi
	nop 0
	(p7) mov r42 = r14
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = fputs#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r44 = r32
	addl r43 = 300, r0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	adds r14 = 16, r12
	ld8 r43 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC36)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r42 = r14
	br.call.sptk.many b0 = fputs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L87:
	.mlx
	addl r45 = 7, r0
	movl r43 = @gprel(.LC40)
	.mlx
	mov r44 = r0
	movl r42 = @gprel(.LC39)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r45 = 53, r0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r45 = 69, r0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	.mlx
	nop 0
	movl r42 = @gprel(.LC43)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = find#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC44)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L81
	;;
	.align 32
.L93:
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r14 = 19, r8
	nop 0
	adds r15 = 20, r8
	.mmb
	mov r1 = r40
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L81
	;;
.L94:
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 108, r14
	(p6) br.cond.dptk .L93
	.mmi
	ld1 r14 = [r15]
	nop 0
	adds r8 = 21, r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L93
	.mmi
	nop 0
	ld1 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	.mlx
	nop 0
	movl r42 = @gprel(.LC45)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r40
	mov r42 = r32
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 19, r8
	.mmb
	adds r15 = 20, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L94
.L81:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	.mlx
	adds r43 = 316, r12
	movl r42 = @gprel(.LC38)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L86
	.mib
	nop 0
	nop 0
	br .L107
	.endp files#
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.align 16
	.align 64
	.proc request.isra.0#
request.isra.0:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 4, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	adds r37 = 16, r36
	;;
	.mmi
	adds r41 = 28, r12
	nop 0
	addl r43 = 68, r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r0
	addl r16 = 77, r0
	.mmi
	mov r1 = r40
	mov r43 = r36
	mov r42 = r35
	;;
	.mmi
	st4 [r15] = r37
	nop 0
	dep r14 = r33, r14, 0, 16
	.mmi
	adds r15 = 24, r12
	nop 0
	adds r41 = 32, r12
	;;
	.mii
	st4 [r15] = r16
	dep r14 = r34, r14, 16, 16
	adds r15 = 20, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addp4 r43 = r37, r0
	.mmb
	adds r42 = 16, r12
	mov r41 = r32
	br.call.sptk.many b0 = send#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp request.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC46:
	stringz	"none"
	.align 8
.LC47:
	stringz	"of another family"
	.align 8
.LC48:
	stringz	"AF_INET"
	.align 8
.LC49:
	stringz	"AF_INET6"
	.align 8
.LC50:
	stringz	"AF_UNIX"
	.align 8
.LC51:
	stringz	"address %s"
	.align 8
.LC52:
	stringz	", destination %s"
	.align 8
.LC53:
	stringz	", broadcast %s"
	.align 8
.LC54:
	stringz	", mask %s\n"
	.align 8
.LC55:
	stringz	"%u %s"
	.align 8
.LC56:
	stringz	" %u %s\n"
	.align 8
.LC57:
	stringz	"nope"
	.align 8
.LC58:
	stringz	"if_nametoindex(\"nope\") == 0 && errno == ENODEV"
	.align 8
.LC59:
	stringz	"!if_indextoname(9999, name) && errno == ENXIO"
	.align 8
.LC60:
	stringz	"getifaddrs"
	.align 8
.LC61:
	stringz	" itself"
	.align 8
.LC62:
	stringz	"lo %#x%s"
	.align 8
.LC63:
	stringz	" IPv6"
	.align 8
.LC64:
	stringz	" IPv4"
	.align 8
.LC65:
	stringz	" %s/%s"
	.align 8
.LC66:
	stringz	" %s"
	.align 8
.LC67:
	stringz	"socket"
	.align 8
.LC68:
	stringz	"bind, 4 bytes"
	.align 8
.LC69:
	stringz	"bind"
	.align 8
.LC70:
	stringz	"size == sizeof a && a.nl_pid == (unsigned)getpid()"
	.align 8
.LC71:
	stringz	"bind another to the same"
	.align 8
.LC72:
	stringz	"bind another"
	.align 8
.LC73:
	stringz	"b.nl_pid != a.nl_pid && b.nl_pid != 0"
	.align 8
.LC74:
	stringz	"RTM_GETLINK of lo"
	.align 8
.LC75:
	stringz	"RTM_GETLINK of none"
	.align 8
.LC76:
	stringz	"nothing more"
	.align 8
.LC77:
	stringz	"RTM_GETADDR"
	.align 8
.LC78:
	stringz	"its end"
	.align 8
.LC79:
	stringz	"acknowledged"
	.align 8
.LC80:
	stringz	"an unknown type"
	.align 8
.LC81:
	stringz	"not a request"
	.align 8
.LC82:
	stringz	"a length of -1"
	.align 8
.LC83:
	stringz	"a length of 3"
	.align 8
.LC84:
	stringz	"5 bytes"
	.align 8
.LC85:
	stringz	"NETLINK_AUDIT or the like"
	.align 8
.LC86:
	stringz	"listen"
	.align 8
.LC87:
	stringz	"7F7F7F7F:B7A3 00000000:0000 0A"
	.align 8
.LC88:
	stringz	"/proc/net/tcp"
	.align 8
.LC89:
	stringz	"connect"
	.align 8
.LC90:
	stringz	"four"
	.align 8
.LC91:
	stringz	"send"
	.align 8
.LC92:
	stringz	" 7F7F7F7F:B7A3 01 "
	.align 8
.LC93:
	stringz	":B7A4"
	.align 8
.LC94:
	stringz	"/proc/net/udp6"
	.align 8
.LC95:
	stringz	"@in proc"
	.align 8
.LC96:
	stringz	"/proc/net/unix"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 5, 0
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.mii
	mov r48 = r1
	.save rp, r46
	mov r46 = b0
	.body
	;;
	mov r51 = r0
	.mmb
	addl r49 = 2, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = requests#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	nop 0
	.mmb
	addl r49 = 10, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC49)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = requests#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	nop 0
	.mmb
	addl r49 = 1, r0
	addl r50 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = requests#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	addl r50 = 1, r0
	addl r49 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r50 = 35093, r0
	mov r1 = r48
	mov r32 = r8
	.mmb
	adds r51 = 16, r12
	mov r49 = r8
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC46)
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	(p6) br.cond.dptk .L113
	.mmi
	adds r14 = 32, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L173
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC47)
	;;
	.mmi
	(p6) add r50 = r1, r50
	nop 0
	nop 0
.L113:
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r50 = 35095, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r49 = r32
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC46)
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	(p6) br.cond.dptk .L114
	.mmi
	adds r14 = 32, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC47)
	;;
	.mmi
	(p6) add r50 = r1, r50
	nop 0
	nop 0
.L114:
	.mlx
	nop 0
	movl r49 = @gprel(.LC52)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r50 = 35097, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r49 = r32
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC46)
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	(p6) br.cond.dptk .L115
	.mmi
	adds r14 = 32, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L175
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC47)
	;;
	.mmi
	(p6) add r50 = r1, r50
	nop 0
	nop 0
.L115:
	.mlx
	nop 0
	movl r49 = @gprel(.LC53)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r50 = 35099, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r49 = r32
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC46)
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	(p6) br.cond.dptk .L116
	.mmi
	adds r14 = 32, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC47)
	;;
	.mmi
	(p6) add r50 = r1, r50
	nop 0
	nop 0
.L116:
	.mlx
	nop 0
	movl r49 = @gprel(.LC54)
	.mmi
	adds r35 = 128, r12
	nop 0
	adds r39 = 136, r12
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r49 = r32
	mov r1 = r48
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r48
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r39] = r0
	nop 0
	br.call.sptk.many b0 = if_nameindex#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = if_nametoindex#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r35
	nop 0
	.mmb
	addl r49 = 1, r0
	mov r33 = r8
	br.call.sptk.many b0 = if_indextoname#
	;;
	.mmi
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	mov r50 = r33
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC46)
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r49 = r1, r49
	;;
	.mib
	(p7) mov r51 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	nop 0
	mov r1 = r48
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC46)
	.mlx
	(p7) adds r14 = 8, r32
	movl r49 = @gprel(.LC56)
	;;
	.mmi
	(p6) mov r50 = r0
	(p6) add r51 = r1, r51
	add r49 = r1, r49
	;;
	.mmi
	nop 0
	(p7) ld4 r50 = [r32]
	nop 0
	.mmb
	(p7) ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC57)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = if_nametoindex#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r48
	;;
	cmp4.ne p6, p7 = 19, r14
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC4)
	;;
	.mii
	(p6) add r50 = r1, r50
	nop 0
	;;
	(p7) add r50 = r1, r50
.L119:
	.mlx
	nop 0
	movl r51 = @gprel(.LC58)
	.mlx
	nop 0
	movl r49 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r50 = r35
	nop 0
	mov r1 = r48
	.mmb
	addl r49 = 9999, r0
	nop 0
	br.call.sptk.many b0 = if_indextoname#
	;;
	.mib
	mov r1 = r48
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L177
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r50 = r1, r50
	nop 0
	nop 0
.L120:
	.mlx
	nop 0
	movl r51 = @gprel(.LC59)
	.mlx
	adds r36 = 160, r12
	movl r49 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r49 = r36
	mov r1 = r48
	br.call.sptk.many b0 = getifaddrs#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC60)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	.mlx
	nop 0
	movl r42 = @gprel(.LC64)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC62)
	.mlx
	ld8 r32 = [r36]
	movl r44 = @gprel(.LC65)
	;;
	.mlx
	add r38 = r1, r38
	movl r45 = @gprel(.LC47)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC66)
	.mlx
	add r37 = r1, r37
	movl r41 = @gprel(.LC61)
	;;
	.mmi
	add r44 = r1, r44
	add r45 = r1, r45
	add r40 = r1, r40
	.mmi
	add r43 = r1, r43
	add r41 = r1, r41
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L122
	.align 32
.L130:
	.mmi
	adds r14 = 8, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 108, r15
	(p6) br.cond.dptk .L124
	.mmi
	adds r15 = 1, r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 111, r15
	(p6) br.cond.dptk .L124
	.mmi
	adds r14 = 2, r14
	adds r34 = 24, r32
	mov r51 = r40
	.mmi
	mov r49 = r37
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	adds r14 = 16, r32
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	ld8 r15 = [r34]
	ld4 r50 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r33 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 17, r33
	nop 0
	(p7) br.cond.dpnt .L178
	;;
	.mib
	cmp4.eq p6, p7 = 2, r33
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	cmp4.eq p6, p7 = 10, r33
	addl r52 = 64, r0
	.mmb
	adds r51 = 16, r12
	addl r49 = 10, r0
	(p7) br.cond.dpnt .L126
	;;
	.mmi
	nop 0
	ld8 r50 = [r34]
	nop 0
	;;
	.mib
	adds r50 = 8, r50
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	.mmb
	mov r49 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L126:
	.mib
	nop 0
	mov r49 = r38
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L124:
	.mmi
	nop 0
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L130
.L122:
	.mmi
	ld8 r49 = [r36]
	adds r41 = 168, r12
	adds r38 = 132, r12
	.mmb
	adds r37 = 188, r12
	adds r40 = 180, r12
	br.call.sptk.many b0 = freeifaddrs#
	;;
	.mmi
	adds r14 = 182, r12
	adds r15 = 178, r12
	adds r16 = 176, r12
	.mmi
	st8 [r35] = r0
	adds r34 = 192, r12
	addl r49 = 16, r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 184, r12
	mov r51 = r0
	.mmi
	st2 [r15] = r0
	addl r15 = 16, r0
	addl r50 = 3, r0
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 186, r12
	.mmi
	st2 [r16] = r15
	nop 0
	mov r1 = r48
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 184, r12
	.mmi
	ld8.a r15 = [r16]
	st2 [r40] = r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	ld8.c.clr r15 = [r16]
	nop 0
	.mmi
	st8 [r39] = r0
	nop 0
	addl r16 = 12, r0
	;;
	.mmi
	st8 [r36] = r15
	st4 [r41] = r14
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r38] = r14
	addl r14 = 2, r0
	.mmi
	nop 0
	st4 [r37] = r16
	nop 0
	;;
	.mib
	st1 [r34] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC67)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r51 = r0
	nop 0
	addl r50 = 2, r0
	.mmb
	addl r49 = 16, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r51 = 4, r0
	mov r1 = r48
	adds r50 = 176, r12
	.mmb
	mov r49 = r32
	mov r33 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r51 = 12, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r50 = 176, r12
	mov r49 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r48
	adds r50 = 176, r12
	nop 0
	.mmb
	mov r51 = r37
	mov r49 = r32
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r48
	ld4 r14 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC5)
	.mmb
	cmp4.ne p6, p7 = 12, r14
	nop 0
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	add r50 = r1, r50
	nop 0
	nop 0
.L133:
	.mlx
	nop 0
	movl r51 = @gprel(.LC70)
	.mlx
	adds r44 = 164, r12
	movl r49 = @gprel(.LC7)
	;;
	.mmi
	add r51 = r1, r51
	add r49 = r1, r49
	nop 0
	.mmb
	adds r42 = 24, r12
	adds r43 = 20, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 12, r0
	nop 0
	.mmb
	adds r50 = 176, r12
	mov r49 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC71)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 12, r0
	nop 0
	.mmb
	mov r50 = r36
	mov r49 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r50 = r36
	mov r1 = r48
	nop 0
	.mmb
	mov r51 = r37
	mov r49 = r33
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	mov r1 = r48
	.mmi
	nop 0
	ld4 r14 = [r44]
	nop 0
	;;
	.mlx
	cmp4.ne p8, p9 = 0, r14
	movl r51 = @gprel(.LC73)
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r49 = @gprel(.LC7)
	;;
	.mmi
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	add r51 = r1, r51
	.mmi
	add r49 = r1, r49
	;;
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r52 = r35
	mov r1 = r48
	addl r53 = 16, r0
	.mmi
	addl r51 = 1, r0
	mov r49 = r32
	addl r50 = 18, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	addl r14 = 9999, r0
	mov r52 = r35
	addl r53 = 16, r0
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	mov r49 = r32
	;;
	.mib
	st4 [r38] = r14
	addl r50 = 18, r0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC75)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC76)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r52 = r34
	addl r53 = 1, r0
	addl r51 = 769, r0
	.mmi
	mov r1 = r48
	mov r49 = r32
	addl r50 = 22, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC78)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r52 = r34
	mov r1 = r48
	addl r53 = 1, r0
	.mmi
	addl r51 = 5, r0
	mov r49 = r32
	addl r50 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r52 = r34
	mov r1 = r48
	addl r53 = 1, r0
	.mmi
	addl r51 = 1, r0
	mov r49 = r32
	addl r50 = 999, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC80)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	addl r53 = 16, r0
	mov r52 = r35
	mov r1 = r48
	.mmi
	mov r51 = r0
	mov r49 = r32
	addl r50 = 18, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = request.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC81)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = -1, r0
	mov r1 = r48
	.mmi
	mov r52 = r0
	addl r51 = 16, r0
	mov r49 = r32
	;;
	.mmi
	nop 0
	st4 [r50] = r14
	addl r14 = 65554, r0
	.mmi
	nop 0
	st8 [r42] = r0
	nop 0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC82)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	addl r14 = 3, r0
	adds r50 = 16, r12
	mov r1 = r48
	.mmi
	mov r52 = r0
	addl r51 = 16, r0
	mov r49 = r32
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC83)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	addl r51 = 5, r0
	.mmb
	mov r49 = r32
	adds r50 = 16, r12
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC84)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = answer#
	;;
	.mmi
	addl r51 = 31, r0
	mov r1 = r48
	nop 0
	.mmb
	addl r50 = 3, r0
	addl r49 = 16, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC85)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r48
	mov r49 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r48
	mov r49 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 140, r12
	st4 [r38] = r0
	addl r15 = 1, r0
	.mmi
	st4 [r39] = r0
	mov r1 = r48
	mov r51 = r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 144, r12
	addl r50 = 1, r0
	.mmi
	addl r49 = 2, r0
	;;
	st4 [r14] = r0
	adds r14 = 148, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 152, r12
	;;
	.mlx
	st4 [r14] = r0
	movl r14 = -1548287998
	;;
	.mlx
	st4 [r36] = r14
	movl r14 = 2139062143
	;;
	.mlx
	st4 [r44] = r14
	movl r14 = -1531510774
	.mmi
	st8 [r41] = r0
	;;
	st4 [r35] = r14
	adds r14 = 151, r12
	;;
	.mmi
	st1 [r14] = r15
	adds r15 = 16, r12
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 26880, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r14 = 8302, r0
	addl r15 = 29296, r0
	;;
	.mmi
	st2 [r43] = r14
	nop 0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = 25455, r0
	;;
	.mmi
	st2 [r42] = r14
	nop 0
	adds r14 = 26, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 34, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 42, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 58, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 62, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 66, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 70, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 74, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 78, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 81, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 82, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 86, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 90, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 94, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 98, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 100, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 102, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 106, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 108, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 110, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 114, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 118, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 122, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	mov r32 = r8
	mov r51 = r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	mov r33 = r8
	mov r51 = r0
	.mmb
	addl r50 = 2, r0
	addl r49 = 10, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 16, r0
	mov r50 = r36
	.mmb
	mov r49 = r32
	mov r34 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r32
	addl r50 = 3, r0
	(p7) br.cond.spnt .L139
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r48
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r52 = 46, r0
	addl r51 = 6, r0
	(p7) br.cond.spnt .L140
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC87)
	.mlx
	nop 0
	movl r49 = @gprel(.LC88)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r49 = r33
	mov r50 = r36
	nop 0
	.mmb
	mov r1 = r48
	addl r51 = 16, r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC89)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC90)
	.mmi
	mov r49 = r33
	mov r52 = r0
	addl r51 = 4, r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC91)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r52 = 36, r0
	movl r50 = @gprel(.LC92)
	.mlx
	addl r51 = 19, r0
	movl r49 = @gprel(.LC88)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r35
	nop 0
	.mmb
	mov r49 = r34
	addl r51 = 28, r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r48
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r52 = 78, r0
	addl r51 = 39, r0
	(p6) br.cond.spnt .L139
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC93)
	.mlx
	nop 0
	movl r49 = @gprel(.LC94)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	addl r50 = 1, r0
	addl r49 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 10, r0
	adds r50 = 16, r12
	.mmb
	mov r32 = r8
	mov r49 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r32
	addl r50 = 3, r0
	(p6) br.cond.spnt .L139
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r48
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r52 = 52, r0
	addl r51 = 16, r0
	(p6) br.cond.spnt .L140
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC95)
	.mlx
	nop 0
	movl r49 = @gprel(.LC96)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = find#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = files#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L178:
	.body
	.copy_state 1
	.mib
	mov r51 = r41
	mov r49 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	mov r49 = r38
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L124
.L127:
	.mib
	mov r51 = r42
	mov r49 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r50 = [r34]
	adds r51 = 16, r12
	.mmi
	mov r1 = r48
	addl r52 = 64, r0
	addl r49 = 2, r0
	;;
	.mib
	adds r50 = 4, r50
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	adds r14 = 32, r32
	mov r1 = r48
	mov r50 = r8
	.mmi
	mov r49 = r44
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r15
	nop 0
	(p7) br.cond.dpnt .L180
	;;
	.mib
	nop 0
	(p6) mov r51 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L181:
	.mib
	mov r49 = r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L124
.L177:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r48
	;;
	cmp4.ne p6, p7 = 6, r14
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r50 = r1, r50
	nop 0
	;;
	.mib
	nop 0
	(p7) add r50 = r1, r50
	br .L120
.L180:
	.mmi
	adds r14 = 4, r14
	;;
	ld4 r49 = [r14]
	adds r14 = 208, r12
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mmi
	adds r15 = 208, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r51 = r8
	nop 0
	mov r49 = r44
	;;
	.mib
	ld8 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r48
	br .L181
.L179:
	.mib
	ld4 r42 = [r40]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.eq p6, p7 = r8, r42
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC4)
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br .L133
.L176:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r48
	mov r50 = r8
	br .L116
.L173:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r48
	mov r50 = r8
	br .L113
.L174:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r48
	mov r50 = r8
	br .L114
.L175:
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r48
	mov r50 = r8
	br .L115
	;;
.L139:
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br.call.sptk.many b0 = must.part.0#
	;;
.L140:
	.mlx
	nop 0
	movl r49 = @gprel(.LC86)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC97:
	stringz	"address"
	.align 8
.LC98:
	stringz	"broadcast"
	.align 8
.LC99:
	stringz	"carrier"
	.align 8
.LC100:
	stringz	"flags"
	.align 8
.LC101:
	stringz	"ifindex"
	.align 8
.LC102:
	stringz	"mtu"
	.align 8
.LC103:
	stringz	"operstate"
	.align 8
.LC104:
	stringz	"tx_queue_len"
	.align 8
.LC105:
	stringz	"type"
	.section	.rodata
	.align 8
	.type	facts.0#, @object
	.size	facts.0#, 72
facts.0:
	data8	.LC97
	data8	.LC98
	data8	.LC99
	data8	.LC100
	data8	.LC101
	data8	.LC102
	data8	.LC103
	data8	.LC104
	data8	.LC105
	.bss
	.align 8
	.type	b.1#, @object
	.size	b.1#, 65536
b.1:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
