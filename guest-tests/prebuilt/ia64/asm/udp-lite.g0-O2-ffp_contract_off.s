// fc6680c3fb72bf38c6e778ca0b33f526
	.file	"udp-lite.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"level %d option %d: %d -> %d %d %d\n"
	.text
	.align 16
	.align 64
	.proc options#
options:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 12, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.mlx
	mov r44 = r1
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	nop 0
	.mmi
	addl r37 = 10, r0
	adds r38 = 20, r12
	addl r41 = -1, r0
	;;
	.mmi
	nop 0
	addl r40 = 4, r0
	add r39 = r1, r39
.L2:
	.mib
	nop 0
	mov ar.lc = 4
	nop 0
	.mlx
	nop 0
	movl r34 = @gprel(values.0#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L3:
	.mmi
	adds r14 = 16, r12
	mov r49 = r34
	addl r50 = 4, r0
	.mmi
	mov r48 = r37
	mov r47 = r33
	mov r46 = r32
	;;
	.mmi
	nop 0
	st4 [r14] = r40
	nop 0
	.mmb
	st4 [r38] = r41
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r44
	adds r50 = 16, r12
	mov r49 = r38
	.mmi
	mov r48 = r37
	mov r47 = r33
	mov r46 = r32
	;;
	.mib
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r44
	ld4 r49 = [r34]
	mov r51 = r8
	.mmi
	mov r50 = r36
	mov r48 = r37
	mov r47 = r33
	;;
	.mmi
	ld4 r52 = [r38]
	nop 0
	mov r46 = r39
	.mmb
	adds r34 = 4, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L3
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r37
	(p7) br.cond.dptk .L2
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp options#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"socket"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc bound#
bound:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r32
	;;
	.mib
	addl r39 = 2050, r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r15 = 24, r12
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	.mmb
	adds r16 = 16, r12
	mov r34 = r8
	(p7) br.cond.spnt .L16
	;;
	.mib
	nop 0
	dep.z r14 = r33, 8, 24
	nop 0
	.mmi
	st8 [r15] = r0
	addl r15 = 2, r0
	addl r40 = 16, r0
	;;
	.mib
	nop 0
	extr.u r33 = r33, 8, 8
	nop 0
	.mlx
	st2 [r16] = r15
	movl r15 = 16777343
	;;
	.mmi
	or r33 = r14, r33
	adds r14 = 20, r12
	mov r39 = r16
	.mmi
	mov r38 = r8
	;;
	st4 [r14] = r15
	adds r14 = 18, r12
	;;
	.mib
	st2 [r14] = r33
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r8 = r34
	nop 0
	(p7) br.cond.spnt .L17
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mib
	mov r38 = r34
	addl r34 = -1, r0
	br.call.sptk.many b0 = close#
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
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp bound#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDPLITE) == -1 && errno == EPROTONOSUPPORT"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"socket(AF_INET, SOCK_DGRAM, 300) == -1 && errno == EINVAL"
	.align 8
.LC8:
	stringz	"!getsockopt(lite, SOL_SOCKET, SO_PROTOCOL, &protocol, &len) && protocol == IPPROTO_UDPLITE"
	.align 8
.LC9:
	stringz	"bound(IPPROTO_UDPLITE, FIRST_PORT) == -1 && errno == EADDRINUSE"
	.align 8
.LC10:
	stringz	"send_to(sender, FIRST_PORT, 3) == 3"
	.align 8
.LC11:
	stringz	"recv(udp, data, sizeof data, 0) == -1 && errno == EAGAIN"
	.align 8
.LC12:
	stringz	"recv(lite, data, sizeof data, 0) == 3"
	.align 8
.LC13:
	stringz	"covers %d, wants %d: sent %d, received"
	.align 8
.LC14:
	stringz	" %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.mmb
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 20, 6, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mmi
	mov r50 = r1
	nop 0
	.save rp, r48
	mov r48 = b0
	;;
	.mmb
	addl r53 = 1, r0
	addl r54 = 136, r0
	nop 0
	.mib
	addl r52 = 2, r0
	.save ar.lc, r51
	mov r51 = ar.lc
	.body
	br.call.sptk.many b0 = socket#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 2, r0
	mov r1 = r50
	nop 0
	.mmb
	addl r54 = 300, r0
	addl r52 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r54 = @gprel(.LC7)
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mib
	add r54 = r1, r54
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r53 = 5400, r0
	.mmb
	addl r52 = 136, r0
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r50
	mov r32 = r8
	nop 0
	.mmb
	addl r53 = 5400, r0
	addl r52 = 17, r0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	adds r14 = 244, r12
	adds r56 = 240, r12
	addl r53 = 1, r0
	.mmi
	mov r1 = r50
	mov r33 = r8
	addl r54 = 38, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	mov r55 = r14
	.mmi
	addl r14 = 4, r0
	nop 0
	mov r52 = r32
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	(p6) br.cond.dptk .L21
	.mmi
	adds r14 = 244, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 136, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mii
	(p6) add r53 = r1, r53
	nop 0
	;;
	(p7) add r53 = r1, r53
.L21:
	.mlx
	nop 0
	movl r54 = @gprel(.LC8)
	.mlx
	adds r36 = 116, r12
	movl r52 = @gprel(.LC6)
	;;
	.mib
	add r54 = r1, r54
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 5400, r0
	nop 0
	mov r1 = r50
	.mmb
	addl r52 = 136, r0
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	addl r54 = 136, r0
	nop 0
	.mmb
	addl r53 = 2, r0
	addl r52 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r57 = 16, r0
	.mlx
	mov r56 = r36
	movl r16 = 16777343
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r53 = r15
	mov r55 = r0
	.mmi
	st8 [r15] = r0
	adds r15 = 124, r12
	mov r1 = r50
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r0
	nop 0
	.mmi
	adds r15 = 128, r12
	mov r52 = r8
	addl r54 = 3, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	.mlx
	st4 [r15] = r0
	movl r15 = 404029442
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r36] = r15
	adds r15 = 120, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
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
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	nop 0
	movl r54 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r36
	mov r1 = r50
	mov r55 = r0
	.mmb
	addl r54 = 100, r0
	mov r52 = r33
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	nop 0
.L24:
	.mlx
	adds r34 = 236, r12
	movl r54 = @gprel(.LC11)
	.mlx
	adds r35 = 232, r12
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(bytes.1#)
	.mmi
	add r54 = r1, r54
	add r52 = r1, r52
	adds r38 = 216, r12
	;;
	.mlx
	add r47 = r1, r47
	movl r44 = 420806658
	.mmb
	adds r46 = 224, r12
	adds r45 = 220, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r36
	mov r55 = r0
	mov r1 = r50
	.mmb
	addl r54 = 100, r0
	mov r52 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp.ne p6, p7 = 3, r8
	.mlx
	mov r40 = r47
	movl r43 = 16777343
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	nop 0
	movl r54 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mmi
	(p7) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p6) add r53 = r1, r53
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r53 = 136, r0
	.mmb
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r53 = 17, r0
	.mmb
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mmi
	mov r1 = r50
	addl r53 = 136, r0
	mov r52 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r52 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
	.align 32
.L26:
	.mmi
	nop 0
	mov r37 = r47
	mov ar.lc = 5
	;;
	.align 32
.L29:
	.mmi
	ld4 r14 = [r37], 4
	addl r53 = 5400, r0
	addl r52 = 136, r0
	.mmi
	ld4 r15 = [r40]
	;;
	st4 [r35] = r14
	nop 0
	.mmb
	st4 [r34] = r15
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r50
	mov r33 = r8
	nop 0
	.mmb
	addl r53 = 5401, r0
	addl r52 = 136, r0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r32 = r8
	mov r1 = r50
	.mmi
	addl r56 = 4, r0
	mov r55 = r34
	addl r54 = 10, r0
	;;
	.mmi
	addl r53 = 136, r0
	nop 0
	cmp4.gt p6, p7 = r0, r14
	.mmb
	mov r52 = r32
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	nop 0
	ld4 r36 = [r35]
	addl r56 = 4, r0
	.mmi
	mov r55 = r35
	addl r54 = 11, r0
	addl r53 = 136, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r36
	(p7) br.cond.dpnt .L51
.L28:
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r57 = 16, r0
	.mmi
	mov r56 = r38
	ld4 r39 = [r34]
	mov r55 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	mov r53 = r15
	.mmi
	st8 [r15] = r0
	addl r54 = 20, r0
	mov r52 = r33
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r46] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r38] = r44
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r45] = r43
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
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r8
	mov r54 = r36
	.mmb
	mov r53 = r39
	mov r52 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	addl r54 = 100, r0
	mov r1 = r50
	.mmb
	adds r53 = 16, r12
	mov r52 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	.mmb
	mov r52 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	mov r52 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r50
	mov r52 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L29
.L52:
	.mmi
	nop 0
	adds r40 = 4, r40
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r40
	(p7) br.cond.dptk .L26
	.mii
	mov r8 = r0
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r51
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L51:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r57 = 16, r0
	.mmi
	mov r56 = r38
	mov r1 = r50
	mov r55 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r53 = r15
	addl r54 = 20, r0
	.mmi
	st8 [r15] = r0
	ld4 r36 = [r35]
	mov r52 = r33
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r39 = [r34]
	nop 0
	.mmi
	st8 [r46] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r38] = r44
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r45] = r43
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
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r8
	mov r54 = r36
	.mmb
	mov r53 = r39
	mov r52 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	addl r54 = 100, r0
	mov r1 = r50
	.mmb
	adds r53 = 16, r12
	mov r52 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	.mmb
	mov r52 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	mov r52 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r50
	mov r52 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L29
	.mib
	nop 0
	nop 0
	br .L52
.L50:
	.mib
	mov r52 = r33
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	addl r56 = 4, r0
	ld4 r36 = [r35]
	mov r55 = r35
	.mmi
	addl r54 = 11, r0
	addl r53 = 136, r0
	mov r52 = r32
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r36
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L51
.L49:
	.mmi
	adds r34 = 236, r12
	adds r35 = 232, r12
	adds r38 = 216, r12
	.mmb
	adds r46 = 224, r12
	adds r45 = 220, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mlx
	ld4 r14 = [r8]
	movl r44 = 420806658
	.mlx
	mov r1 = r50
	movl r43 = 16777343
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r54 = @gprel(.LC11)
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r54 = r1, r54
	movl r47 = @gprel(bytes.1#)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mmi
	add r47 = r1, r47
	nop 0
	add r52 = r1, r52
	;;
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	mov r40 = r47
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r36
	mov r55 = r0
	mov r1 = r50
	.mmb
	mov r52 = r32
	addl r54 = 100, r0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	nop 0
	movl r54 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mmi
	(p7) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p6) add r53 = r1, r53
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r32
	.mmb
	addl r53 = 136, r0
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r32
	.mmb
	addl r53 = 17, r0
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mmi
	mov r1 = r50
	addl r53 = 136, r0
	mov r52 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = options#
	;;
	.mib
	mov r1 = r50
	mov r52 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L26
.L48:
	.mib
	adds r36 = 116, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r50
	;;
	.mlx
	cmp4.ne p6, p7 = 98, r14
	movl r54 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	addl r54 = 136, r0
	nop 0
	.mmb
	addl r53 = 2, r0
	addl r52 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r57 = 16, r0
	.mlx
	mov r56 = r36
	movl r16 = 16777343
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r53 = r15
	mov r55 = r0
	.mmi
	st8 [r15] = r0
	adds r15 = 124, r12
	mov r1 = r50
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r0
	nop 0
	.mmi
	adds r15 = 128, r12
	mov r52 = r8
	addl r54 = 3, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	.mlx
	st4 [r15] = r0
	movl r15 = 404029442
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r36] = r15
	adds r15 = 120, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
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
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	nop 0
	movl r54 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r36
	mov r1 = r50
	mov r55 = r0
	.mmb
	addl r54 = 100, r0
	mov r52 = r33
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L49
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r50
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	nop 0
	(p7) add r53 = r1, r53
	br .L20
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r50
	;;
	.mlx
	cmp4.ne p6, p7 = 93, r14
	movl r54 = @gprel(.LC5)
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 2, r0
	mov r1 = r50
	nop 0
	.mmb
	addl r54 = 300, r0
	addl r52 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L47
	.endp main#
	.section	.rodata
	.align 4
	.type	values.0#, @object
	.size	values.0#, 20
values.0:
	data4	0
	data4	3
	data4	20
	data4	70000
	data4	-1
	.align 4
	.type	bytes.1#, @object
	.size	bytes.1#, 24
bytes.1:
	data4	-1
	data4	0
	data4	8
	data4	12
	data4	28
	data4	100
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
