// a6ac958e4ea838917246f1b891a28a5e
	.file	"tcp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
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
	movl r36 = @gprel(.LC0)
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
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"setsockopt(server, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"bind(server, (struct sockaddr *)&address, sizeof address) == 0 && listen(server, 10) == 0"
	.align 8
.LC6:
	stringz	"getsockname(server, (struct sockaddr *)&address, &length) == 0 && ntohs(address.sin_port) > 0"
	.align 8
.LC7:
	stringz	"connect"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"strange peer"
	.align 8
.LC10:
	stringz	"%d connections, %d bytes, %d bad\n"
	.align 8
.LC11:
	stringz	"getsockopt(server, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value == 1"
	.align 8
.LC12:
	stringz	"connect(s, (struct sockaddr *)&address, sizeof address) == -1 && errno == ECONNREFUSED"
	.align 8
.LC13:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDP) == -1 && errno == EPROTONOSUPPORT"
	.align 8
.LC14:
	stringz	"x"
	.align 8
.LC15:
	stringz	"send(s, \"x\", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 24, 5, 0
	.fframe 1808
	adds r12 = -1808, r12
	nop 0
	.mmi
	mov r54 = r1
	nop 0
	.save rp, r52
	mov r52 = b0
	;;
	.mmi
	adds r14 = 1796, r12
	adds r44 = 1788, r12
	adds r33 = 1792, r12
	.mmi
	addl r15 = 2, r0
	adds r32 = 1790, r12
	mov r58 = r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 1798, r12
	addl r57 = 1, r0
	.mmi
	st2 [r44] = r15
	adds r15 = 1816, r12
	addl r56 = 2, r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 1800, r12
	.save ar.lc, r55
	mov r55 = ar.lc
	.body
	.mmi
	st2 [r32] = r0
	adds r34 = 1812, r12
	adds r50 = 1808, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 1802, r12
	;;
	.mlx
	st2 [r14] = r0
	movl r14 = 16777343
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	addl r14 = 16, r0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r14 = 1, r0
	addl r57 = 1, r0
	addl r60 = 4, r0
	.mmi
	mov r59 = r34
	mov r43 = r8
	mov r1 = r54
	;;
	.mmi
	nop 0
	st4 [r34] = r14
	addl r58 = 2, r0
	.mmb
	mov r56 = r8
	st4 [r50] = r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	.mlx
	nop 0
	movl r58 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	.mlx
	add r58 = r1, r58
	movl r56 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r57 = r1, r57
	nop 0
	add r56 = r1, r56
	;;
	.mib
	(p6) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	addl r58 = 16, r0
	nop 0
	.mmb
	mov r57 = r44
	mov r56 = r43
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L5
	;;
.L7:
	.mlx
	nop 0
	movl r57 = @gprel(.LC2)
	;;
	.mmi
	add r57 = r1, r57
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r58 = @gprel(.LC5)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r58 = r1, r58
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r57 = r44
	mov r1 = r54
	nop 0
	.mmb
	adds r58 = 1816, r12
	mov r56 = r43
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r57 = r1, r57
	(p6) br.cond.dptk .L8
	.mmi
	ld2 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mii
	(p6) add r57 = r1, r57
	nop 0
	;;
	(p7) add r57 = r1, r57
.L8:
	.mlx
	nop 0
	movl r58 = @gprel(.LC6)
	.mlx
	mov r32 = r0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r58 = r1, r58
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r56 = [r33]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r54
	mov r56 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov ar.lc = 4
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L15
	.mmi
	adds r41 = 1722, r12
	addl r58 = 42, r0
	mov r57 = r0
	.mmi
	adds r40 = 1716, r12
	adds r42 = 1768, r12
	mov r38 = r0
	;;
	.mmi
	mov r56 = r41
	mov r37 = r0
	mov r45 = r0
	.mmb
	addl r35 = 1, r0
	addl r32 = 1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 1772, r12
	mov r1 = r54
	adds r15 = 1720, r12
	.mmi
	addl r16 = 1, r0
	st4 [r40] = r43
	adds r36 = 1016, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 1776, r12
	adds r39 = 1804, r12
	.mlx
	st2 [r15] = r16
	movl r51 = @gprel(.LC9)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 1780, r12
	adds r15 = 1764, r12
	.mmi
	addl r49 = 16, r0
	addl r48 = 1, r0
	adds r47 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 1784, r12
	add r51 = r1, r51
	.mlx
	st4 [r15] = r0
	movl r46 = 16777343
	;;
	.mmi
	st4 [r42] = r0
	st4 [r14] = r0
	nop 0
.L27:
	.mmi
	addl r58 = -1, r0
	nop 0
	mov r57 = r32
	.mmb
	mov r56 = r40
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r14 = [r41]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L16
	;;
	.align 32
.L63:
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r35
	(p6) br.cond.dptk .L17
	.mmi
	mov r58 = r36
	adds r57 = 16, r12
	nop 0
	.mmb
	mov r56 = r43
	st4 [r36] = r49
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	shladd r14 = r32, 3, r0
	mov r1 = r54
	addl r58 = 2048, r0
	.mii
	addl r57 = 4, r0
	mov r56 = r8
	;;
	add r14 = r40, r14
	;;
	.mmi
	nop 0
	st4 [r14] = r8, 4
	nop 0
	;;
	.mib
	st4 [r14] = r48
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	ld4 r14 = [r47]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r14
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	mov r56 = r51
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L18:
	.mmi
	nop 0
	adds r35 = 1, r35
	adds r45 = 1, r45
.L17:
	.mmi
	adds r32 = 1724, r12
	mov r34 = r42
	addl r33 = 1, r0
	;;
	.align 32
.L25:
	.mmi
	adds r14 = 6, r32
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 17, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L62
.L20:
	.mmi
	adds r33 = 1, r33
	adds r32 = 8, r32
	adds r34 = 4, r34
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r33, r35
	(p6) br.cond.dptk .L25
	;;
.L64:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 4, r38
	sxt4 r32 = r35
	.mmb
	addl r58 = -1, r0
	mov r56 = r40
	(p6) br.cond.dpnt .L36
	;;
	.mib
	mov r57 = r32
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r14 = [r41]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L63
	;;
.L16:
	.mmi
	cmp4.eq p6, p7 = 1, r35
	nop 0
	mov r34 = r42
	.mmb
	addl r33 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	adds r32 = 1724, r12
	br .L25
	;;
.L62:
	.mmi
	addl r58 = 700, r0
	nop 0
	mov r57 = r36
	.mmb
	ld4 r56 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	add r16 = r36, r8
	mov r1 = r54
	nop 0
	.mmb
	cmp.ge p6, p7 = 0, r8
	mov r15 = r36
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	sub r16 = r16, r36, 1
	ld4 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
	.align 32
.L22:
	.mmi
	nop 0
	ld1 r16 = [r15], 1
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	br.cloop.sptk.few .L22
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r8
	adds r33 = 1, r33
	.mmi
	st4 [r34] = r14
	adds r32 = 8, r32
	adds r34 = 4, r34
	;;
	.mmi
	(p7) mov r8 = r0
	nop 0
	cmp4.lt p6, p7 = r33, r35
	;;
	.mib
	nop 0
	add r37 = r37, r8
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L64
.L21:
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	addl r58 = 4, r0
	.mmb
	mov r57 = r39
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	ld4 r14 = [r34]
	adds r33 = 1, r33
	adds r38 = 1, r38
	.mmi
	adds r34 = 4, r34
	ld4 r56 = [r32]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r54
	(p6) br.cond.spnt .L24
	;;
	.mib
	ld4 r56 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = -1, r0
	mov r1 = r54
	cmp4.lt p6, p7 = r33, r35
	;;
	.mib
	st4 [r32] = r14
	adds r32 = 8, r32
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L64
	;;
.L36:
	.mib
	adds r56 = 16, r12
	mov r32 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r54
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L65
	.align 32
.L28:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r56 = 16, r12
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r54
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	;;
.L65:
	.mlx
	nop 0
	movl r56 = @gprel(.LC10)
	.mmi
	mov r59 = r32
	mov r58 = r37
	mov r57 = r45
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r60 = 1816, r12
	addl r14 = 4, r0
	addl r57 = 1, r0
	.mmi
	mov r1 = r54
	mov r59 = r50
	addl r58 = 30, r0
	;;
	.mmi
	nop 0
	mov r56 = r43
	nop 0
	.mmb
	st4 [r60] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r57 = r1, r57
	(p6) br.cond.dptk .L29
	.mmi
	ld4 r14 = [r50]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mii
	(p6) add r57 = r1, r57
	nop 0
	;;
	(p7) add r57 = r1, r57
.L29:
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r58 = r1, r58
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r56 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	mov r58 = r0
	nop 0
	.mmb
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r57 = r44
	mov r32 = r8
	mov r1 = r54
	.mmb
	addl r58 = 16, r0
	mov r56 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L66
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	.mlx
	nop 0
	movl r58 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	.mmi
	(p6) add r57 = r1, r57
	nop 0
	add r58 = r1, r58
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r57 = 1, r0
	mov r1 = r54
	nop 0
	.mmb
	addl r58 = 17, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L67
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r57 = r1, r57
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r58 = @gprel(.LC13)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r58 = r1, r58
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r59 = 16384, r0
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r56 = r32
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC14)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L68
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r57 = r1, r57
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r58 = @gprel(.LC15)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mib
	add r58 = r1, r58
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	;;
	mov ar.lc = r55
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1808, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 1
	.mib
	addl r57 = 10, r0
	mov r56 = r43
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br .L6
.L68:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r54
	;;
	.mlx
	cmp4.ne p6, p7 = 32, r14
	movl r58 = @gprel(.LC15)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	.mmi
	add r58 = r1, r58
	nop 0
	add r56 = r1, r56
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r57 = r1, r57
	nop 0
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	;;
	mov ar.lc = r55
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 1808, r12
	br.ret.sptk.many b0
	;;
.L67:
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
	mov r1 = r54
	;;
	.mlx
	cmp4.ne p6, p7 = 93, r14
	movl r58 = @gprel(.LC13)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	.mmi
	add r58 = r1, r58
	nop 0
	add r56 = r1, r56
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r57 = r1, r57
	nop 0
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r59 = 16384, r0
	.mmi
	addl r58 = 1, r0
	nop 0
	mov r56 = r32
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC14)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r57 = r1, r57
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L68
.L66:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r54
	;;
	.mlx
	cmp4.ne p6, p7 = 111, r14
	movl r58 = @gprel(.LC12)
	.mlx
	nop 0
	movl r56 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	.mmi
	add r58 = r1, r58
	nop 0
	add r56 = r1, r56
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r57 = r1, r57
	nop 0
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r57 = 1, r0
	mov r1 = r54
	nop 0
	.mmb
	addl r58 = 17, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r57 = r1, r57
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L61:
	.mmi
	mov r58 = r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	.mmb
	shladd r38 = r32, 2, r0
	addl r35 = 1000, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r58 = 16, r0
	mov r56 = r8
	mov r57 = r44
	.mmb
	mov r1 = r54
	mov r33 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	add r38 = r38, r32
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC7)
	.mii
	shladd r38 = r38, 2, r0
	nop 0
	;;
	(p7) add r56 = r1, r56
	.mmb
	adds r37 = 20, r38
	mov r36 = r38
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r59 = r34
	addl r60 = 4, r0
	addl r58 = 1, r0
	.mmb
	addl r57 = 6, r0
	mov r56 = r33
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r54
	addl r34 = 999, r0
	.align 32
.L13:
	.mmi
	addl r58 = 1000, r0
	mov r57 = r36
	nop 0
	.mmb
	adds r56 = 16, r12
	mov r32 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	.align 32
.L12:
	.mmi
	sub r58 = r35, r32
	nop 0
	sxt4 r57 = r32
	.mii
	adds r18 = 16, r12
	mov r56 = r33
	;;
	sxt4 r58 = r58
	.mmb
	add r57 = r18, r57
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	add r32 = r32, r8
	.mmb
	mov r1 = r54
	nop 0
	(p7) br.cond.spnt .L24
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r34, r32
	(p6) br.cond.dptk .L12
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r37
	(p6) br.cond.dptk .L13
	.mmi
	adds r32 = 1016, r12
	nop 0
	addl r57 = 1, r0
	.mmb
	mov r56 = r33
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r56 = r33
	addl r58 = 4, r0
	mov r57 = r32
	.mmb
	mov r1 = r54
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = 4, r8
	nop 0
	mov r1 = r54
	;;
	.mib
	(p7) addl r56 = 2, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dpnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r17 = 1, r38
	dep.z r15 = r38, 5, 27
	.mmi
	ld4 r16 = [r32]
	;;
	shladd r14 = r17, 3, r0
	sub r15 = r15, r38
	;;
	.mmi
	add r14 = r14, r17
	shladd r15 = r15, 2, r0
	mux1 r16 = r16, @rev
	;;
	.mii
	nop 0
	dep.z r18 = r14, 5, 27
	add r15 = r15, r38
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	shladd r15 = r15, 3, r0
	.mmi
	addl r18 = 171000, r0
	nop 0
	shr.u r16 = r16, 32
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r15 = r15, r18
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r16, r14
	;;
	(p6) addl r56 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r56 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L24:
	.mlx
	nop 0
	movl r56 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r56 = r1, r56
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
