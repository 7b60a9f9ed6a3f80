// 08d4a63708f07a4befa828432af8ecd2
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
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 23, 5, 0
	.fframe 1808
	adds r12 = -1808, r12
	nop 0
	.mmi
	mov r53 = r1
	nop 0
	.save rp, r51
	mov r51 = b0
	;;
	.mmi
	adds r14 = 1796, r12
	adds r45 = 1788, r12
	adds r33 = 1792, r12
	.mmi
	addl r15 = 2, r0
	adds r32 = 1790, r12
	mov r57 = r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 1798, r12
	addl r56 = 1, r0
	.mmi
	st2 [r45] = r15
	adds r15 = 1816, r12
	addl r55 = 2, r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 1800, r12
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	st2 [r32] = r0
	adds r34 = 1812, r12
	adds r42 = 1808, r12
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
	addl r56 = 1, r0
	addl r59 = 4, r0
	.mmi
	mov r58 = r34
	mov r43 = r8
	mov r1 = r53
	;;
	.mmi
	nop 0
	st4 [r34] = r14
	addl r57 = 2, r0
	.mmb
	mov r55 = r8
	st4 [r42] = r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	.mlx
	nop 0
	movl r57 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	.mlx
	add r57 = r1, r57
	movl r55 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	(p6) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	addl r57 = 16, r0
	nop 0
	.mmb
	mov r56 = r45
	mov r55 = r43
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L5
	;;
.L7:
	.mlx
	nop 0
	movl r56 = @gprel(.LC2)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r57 = @gprel(.LC5)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r45
	mov r1 = r53
	nop 0
	.mmb
	adds r57 = 1816, r12
	mov r55 = r43
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r56 = r1, r56
	(p6) br.cond.dptk .L8
	.mmi
	ld2 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mii
	(p6) add r56 = r1, r56
	nop 0
	;;
	(p7) add r56 = r1, r56
.L8:
	.mlx
	nop 0
	movl r57 = @gprel(.LC6)
	.mlx
	mov r32 = r0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld4 r55 = [r33]
	nop 0
	br.call.sptk.many b0 = inet_ntoa#
	;;
	.mib
	mov r1 = r53
	mov r55 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov ar.lc = 4
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L15
	.mmi
	adds r40 = 1722, r12
	addl r57 = 42, r0
	mov r56 = r0
	.mmi
	adds r39 = 1716, r12
	adds r41 = 1768, r12
	mov r37 = r0
	;;
	.mmi
	mov r55 = r40
	mov r36 = r0
	mov r46 = r0
	.mmb
	addl r35 = 1, r0
	addl r32 = 1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 1772, r12
	mov r1 = r53
	adds r15 = 1720, r12
	.mmi
	addl r16 = 1, r0
	st4 [r39] = r43
	adds r38 = 1804, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 1776, r12
	addl r49 = 16, r0
	.mlx
	st2 [r15] = r16
	movl r50 = @gprel(.LC9)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 1780, r12
	adds r15 = 1764, r12
	.mmi
	addl r48 = 1, r0
	adds r44 = 20, r12
	add r50 = r1, r50
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 1784, r12
	.mlx
	st4 [r15] = r0
	movl r47 = 16777343
	;;
	.mmi
	st4 [r41] = r0
	st4 [r14] = r0
	nop 0
.L29:
	.mmi
	addl r57 = -1, r0
	nop 0
	mov r56 = r32
	.mmb
	mov r55 = r39
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r14 = [r40]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L16
	;;
	.align 32
.L66:
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r35
	(p6) br.cond.dptk .L17
	.mmi
	adds r57 = 1016, r12
	adds r56 = 16, r12
	mov r55 = r43
	;;
	.mib
	st4 [r57] = r49
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	shladd r14 = r32, 3, r0
	mov r1 = r53
	addl r57 = 2048, r0
	.mii
	addl r56 = 4, r0
	mov r55 = r8
	;;
	add r14 = r39, r14
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
	ld4 r14 = [r44]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r47, r14
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	mov r55 = r50
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L18:
	.mmi
	nop 0
	adds r35 = 1, r35
	adds r46 = 1, r46
.L17:
	.mmi
	adds r32 = 1724, r12
	mov r34 = r41
	addl r33 = 1, r0
	;;
	.align 32
.L27:
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
	(p7) br.cond.dpnt .L65
.L20:
	.mmi
	adds r33 = 1, r33
	adds r32 = 8, r32
	adds r34 = 4, r34
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r33, r35
	(p6) br.cond.dptk .L27
	;;
.L67:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 4, r37
	sxt4 r32 = r35
	.mmb
	addl r57 = -1, r0
	mov r55 = r39
	(p6) br.cond.dpnt .L39
	;;
	.mib
	mov r56 = r32
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	ld2 r14 = [r40]
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L66
	;;
.L16:
	.mmi
	cmp4.eq p6, p7 = 1, r35
	nop 0
	mov r34 = r41
	.mmb
	addl r33 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	adds r32 = 1724, r12
	br .L27
	;;
.L65:
	.mmi
	addl r57 = 700, r0
	nop 0
	adds r56 = 1016, r12
	.mmb
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ge p6, p7 = 0, r8
	adds r14 = -1, r8
	mov r1 = r53
	.mmb
	adds r19 = 1016, r12
	mov r17 = r0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	cmp.geu p6, p7 = 6, r14
	nop 0
	and r14 = -8, r8
	.mmb
	ld4 r18 = [r34]
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L23:
	.mii
	ld8 r15 = [r19], 8
	nop 0
	;;
	unpack1.l r16 = r0, r15
	.mii
	nop 0
	unpack1.h r15 = r0, r15
	;;
	unpack2.l r14 = r0, r16
	.mii
	nop 0
	unpack2.h r16 = r0, r16
	;;
	unpack2.l r20 = r0, r15
	.mii
	nop 0
	unpack2.h r15 = r0, r15
	;;
	padd4 r14 = r14, r16
	;;
	.mmi
	padd4 r14 = r14, r20
	;;
	padd4 r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	padd4 r17 = r17, r14
	br.cloop.sptk.few .L23
	;;
	.mii
	nop 0
	shr.u r14 = r17, 32
	and r15 = -8, r8
	;;
	.mii
	padd4 r14 = r14, r17
	cmp.ne p6, p7 = r15, r8
	;;
	(p7) add r36 = r36, r8
	;;
	.mmi
	nop 0
	add r18 = r18, r14
	nop 0
	;;
	.mib
	(p7) st4 [r34] = r18
	nop 0
	(p7) br.cond.dpnt .L20
.L22:
	.mmi
	adds r16 = 1016, r12
	nop 0
	adds r17 = 1016, r12
	;;
	.mii
	add r14 = r16, r15
	adds r16 = 1, r15
	;;
	cmp.le p6, p7 = r8, r16
	.mmi
	ld1 r14 = [r14]
	add r16 = r17, r16
	adds r17 = 2, r15
	;;
	.mib
	add r14 = r18, r14
	adds r18 = 1016, r12
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld1 r16 = [r16]
	cmp.ge p6, p7 = r17, r8
	add r17 = r18, r17
	;;
	.mib
	add r14 = r14, r16
	adds r16 = 3, r15
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	cmp.ge p6, p7 = r16, r8
	ld1 r17 = [r17]
	add r16 = r18, r16
	;;
	.mib
	add r14 = r14, r17
	adds r17 = 4, r15
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld1 r16 = [r16]
	cmp.ge p6, p7 = r17, r8
	add r17 = r18, r17
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 5, r15
	.mmb
	adds r15 = 6, r15
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	cmp.ge p6, p7 = r16, r8
	ld1 r17 = [r17]
	add r16 = r18, r16
	;;
	.mib
	add r14 = r14, r17
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	cmp.ge p6, p7 = r15, r8
	ld1 r16 = [r16]
	add r15 = r18, r15
	;;
	.mib
	add r14 = r14, r16
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld1 r15 = [r15]
	adds r33 = 1, r33
	add r36 = r36, r8
	.mmi
	adds r32 = 8, r32
	;;
	add r14 = r14, r15
	cmp4.lt p6, p7 = r33, r35
	;;
	.mib
	st4 [r34] = r14
	adds r34 = 4, r34
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L67
.L21:
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	addl r57 = 4, r0
	.mmb
	mov r56 = r38
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	ld4 r14 = [r34]
	adds r33 = 1, r33
	adds r37 = 1, r37
	.mmi
	adds r34 = 4, r34
	ld4 r55 = [r32]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r53
	(p6) br.cond.spnt .L26
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = -1, r0
	mov r1 = r53
	cmp4.lt p6, p7 = r33, r35
	;;
	.mib
	st4 [r32] = r14
	adds r32 = 8, r32
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L25:
	.mmi
	adds r33 = 1, r33
	st4 [r34] = r14
	nop 0
	.mmi
	add r36 = r36, r8
	adds r32 = 8, r32
	adds r34 = 4, r34
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r33, r35
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L67
.L38:
	.mib
	nop 0
	mov r15 = r0
	br .L22
.L39:
	.mib
	adds r55 = 16, r12
	mov r32 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r53
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L68
	.align 32
.L30:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r55 = 16, r12
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
	mov r1 = r53
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
.L68:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	.mmi
	mov r58 = r32
	mov r57 = r36
	mov r56 = r46
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r59 = 1816, r12
	addl r14 = 4, r0
	addl r56 = 1, r0
	.mmi
	mov r1 = r53
	mov r58 = r42
	addl r57 = 30, r0
	;;
	.mmi
	nop 0
	mov r55 = r43
	nop 0
	.mmb
	st4 [r59] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r56 = r1, r56
	(p6) br.cond.dptk .L31
	.mmi
	ld4 r14 = [r42]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mii
	(p6) add r56 = r1, r56
	nop 0
	;;
	(p7) add r56 = r1, r56
.L31:
	.mlx
	nop 0
	movl r57 = @gprel(.LC11)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r55 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r53
	mov r57 = r0
	nop 0
	.mmb
	addl r56 = 1, r0
	addl r55 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r56 = r45
	mov r32 = r8
	mov r1 = r53
	.mmb
	addl r57 = 16, r0
	mov r55 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L69
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	.mlx
	nop 0
	movl r57 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	.mmi
	(p6) add r56 = r1, r56
	nop 0
	add r57 = r1, r57
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r56 = 1, r0
	mov r1 = r53
	nop 0
	.mmb
	addl r57 = 17, r0
	addl r55 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r56 = r1, r56
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r57 = @gprel(.LC13)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r58 = 16384, r0
	.mmi
	addl r57 = 1, r0
	nop 0
	mov r55 = r32
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC14)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r53
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r56 = r1, r56
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r57 = @gprel(.LC15)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r54
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
	addl r56 = 10, r0
	mov r55 = r43
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r56 = r1, r56
	br .L6
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r53
	;;
	.mlx
	cmp4.ne p6, p7 = 32, r14
	movl r57 = @gprel(.LC15)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	.mmi
	add r57 = r1, r57
	nop 0
	add r55 = r1, r55
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r56 = r1, r56
	nop 0
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 1808, r12
	br.ret.sptk.many b0
	;;
.L70:
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
	mov r1 = r53
	;;
	.mlx
	cmp4.ne p6, p7 = 93, r14
	movl r57 = @gprel(.LC13)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	.mmi
	add r57 = r1, r57
	nop 0
	add r55 = r1, r55
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r56 = r1, r56
	nop 0
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r58 = 16384, r0
	.mmi
	addl r57 = 1, r0
	nop 0
	mov r55 = r32
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC14)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r56 = r1, r56
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L71
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r53
	;;
	.mlx
	cmp4.ne p6, p7 = 111, r14
	movl r57 = @gprel(.LC12)
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	.mmi
	add r57 = r1, r57
	nop 0
	add r55 = r1, r55
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r56 = r1, r56
	nop 0
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r56 = 1, r0
	mov r1 = r53
	nop 0
	.mmb
	addl r57 = 17, r0
	addl r55 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r56 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r56 = r1, r56
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L70
	;;
.L64:
	.mmi
	mov r57 = r0
	addl r56 = 1, r0
	addl r55 = 2, r0
	.mmb
	shladd r38 = r32, 2, r0
	addl r35 = 1000, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r57 = 16, r0
	mov r55 = r8
	mov r56 = r45
	.mmb
	mov r1 = r53
	mov r33 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	add r38 = r38, r32
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC7)
	.mii
	shladd r38 = r38, 2, r0
	nop 0
	;;
	(p7) add r55 = r1, r55
	.mmb
	adds r37 = 20, r38
	mov r36 = r38
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r58 = r34
	addl r59 = 4, r0
	addl r57 = 1, r0
	.mmb
	addl r56 = 6, r0
	mov r55 = r33
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addl r34 = 999, r0
	.align 32
.L13:
	.mmi
	addl r57 = 1000, r0
	mov r56 = r36
	nop 0
	.mmb
	adds r55 = 16, r12
	mov r32 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
	.align 32
.L12:
	.mmi
	sub r57 = r35, r32
	nop 0
	sxt4 r56 = r32
	.mii
	adds r16 = 16, r12
	mov r55 = r33
	;;
	sxt4 r57 = r57
	.mmb
	add r56 = r16, r56
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	add r32 = r32, r8
	.mmb
	mov r1 = r53
	nop 0
	(p7) br.cond.spnt .L26
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
	addl r56 = 1, r0
	.mmb
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r55 = r33
	addl r57 = 4, r0
	mov r56 = r32
	.mmb
	mov r1 = r53
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = 4, r8
	nop 0
	mov r1 = r53
	;;
	.mib
	(p7) addl r55 = 2, r0
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
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r55 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L26:
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
