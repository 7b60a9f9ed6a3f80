// 379480e0c684a5822563c5593f199f79
	.file	"netlink-requests.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no error"
	.align 8
.LC1:
	stringz	"  type %d flags %x sequence %d"
	.align 8
.LC2:
	stringz	" %s of a request of %d, type %d, flags %x, sequence %d"
	.text
	.align 16
	.align 64
	.proc show_answers#
show_answers:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 6, 0
	.fframe 8192
	adds r12 = -8192, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r35 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	addl r38 = @gprel(s#), gp
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	add r35 = r1, r35
	add r37 = r1, r37
	add r36 = r1, r36
	.align 32
.L2:
	.mmi
	addl r45 = 64, r0
	addl r44 = 8192, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	ld4 r42 = [r38]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r41
	.mmb
	nop 0
	cmp.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1
	;;
.L15:
	.mib
	nop 0
	cmp.lt p6, p7 = 15, r8
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	(p6) adds r32 = 16, r12
	nop 0
	nop 0
	;;
	.align 32
.L9:
	.mmi
	nop 0
	ld4 r14 = [r32]
	adds r17 = 6, r32
	.mmi
	adds r34 = 4, r32
	adds r16 = 8, r32
	mov r42 = r35
	;;
	.mib
	cmp4.geu p6, p7 = 15, r14
	addp4 r15 = r14, r0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	cmp.ge p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	ld2 r44 = [r17]
	ld2 r43 = [r34]
	nop 0
	;;
	.mib
	ld4 r45 = [r16]
	and r44 = 2, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r14 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L14
.L3:
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	ld2 r14 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mib
	cmp4.ne p6, p7 = 16, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 3, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r33 = r33, r14
	add r32 = r32, r14
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = 15, r33
	(p7) br.cond.dptk .L9
	.mmi
	addl r45 = 64, r0
	addl r44 = 8192, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	ld4 r42 = [r38]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r8
	.mmb
	nop 0
	cmp.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L15
.L1:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mmi
	nop 0
	addl r18 = 8192, r0
	nop 0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r18
	br.ret.sptk.many b0
.L14:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r32
	adds r17 = 26, r32
	nop 0
	.mmi
	adds r16 = 24, r32
	adds r15 = 28, r32
	mov r43 = r36
	;;
	.mmi
	ld4 r42 = [r14]
	nop 0
	adds r14 = 20, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r42
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	mov r42 = r37
	ld2 r46 = [r17]
	nop 0
	.mmi
	ld2 r45 = [r16]
	;;
	ld4 r47 = [r15]
	nop 0
	.mmb
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L3
.L16:
	.mib
	sub r42 = r0, r42
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r17 = 26, r32
	adds r16 = 24, r32
	adds r15 = 28, r32
	.mmi
	adds r14 = 20, r32
	mov r1 = r41
	mov r43 = r8
	;;
	.mmi
	mov r42 = r37
	ld2 r46 = [r17]
	nop 0
	.mmi
	ld2 r45 = [r16]
	;;
	ld4 r47 = [r15]
	nop 0
	.mmb
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L3
	.endp show_answers#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"%s: %ld %s\n"
	.text
	.align 16
	.align 64
	.proc ask#
ask:
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
	;;
	adds r41 = 28, r12
	.mmb
	addl r43 = 68, r0
	mov r42 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	mov r1 = r40
	mov r15 = r0
	nop 0
	.mii
	adds r42 = 16, r12
	sxt4 r43 = r34
	mov r44 = r0
	;;
	.mmi
	addl r16 = @gprel(sequence.0#), gp
	addl r17 = @gprel(s#), gp
	dep r15 = r35, r15, 0, 16
	.mmi
	st4 [r42] = r33
	;;
	ld4 r14 = [r16]
	dep r15 = r36, r15, 16, 16
	.mii
	ld4 r41 = [r17]
	adds r17 = 20, r12
	;;
	adds r14 = 1, r14
	.mii
	st4 [r17] = r15
	adds r15 = 24, r12
	;;
	nop 0
	.mmb
	st4 [r16] = r14
	st4 [r15] = r14
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r40
	mov r37 = r8
	nop 0
	.mmb
	cmp.le p6, p7 = r0, r8
	mov r42 = r32
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mlx
	mov r43 = r37
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = show_answers#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = show_answers#
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
	.endp ask#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s: %s\n"
	.align 8
.LC6:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L31
.L24:
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
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
	;;
.L31:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"socket"
	.align 8
.LC8:
	stringz	"a header"
	.align 8
.LC9:
	stringz	"a header, acknowledged"
	.align 8
.LC10:
	stringz	"a header of a dump"
	.align 8
.LC11:
	stringz	"a header of a change"
	.align 8
.LC12:
	stringz	"a header, no request"
	.align 8
.LC13:
	stringz	"no operation"
	.align 8
.LC14:
	stringz	"no operation, quiet"
	.align 8
.LC15:
	stringz	"an unknown type"
	.align 8
.LC16:
	stringz	"a type below"
	.align 8
.LC17:
	stringz	"a length below the header"
	.align 8
.LC18:
	stringz	"a length beyond the datagram"
	.align 8
.LC19:
	stringz	"half a header"
	.align 8
.LC20:
	stringz	"nothing"
	.align 8
.LC21:
	stringz	"no interface"
	.align 8
.LC22:
	stringz	"half of its structure"
	.align 8
.LC23:
	stringz	"routes without a dump"
	.align 8
.LC24:
	stringz	"getsockname(s, (struct sockaddr *)&name, &size)"
	.align 8
.LC25:
	stringz	"  %d %d %d\n"
	.align 8
.LC26:
	stringz	"bind(other, (struct sockaddr *)&name, sizeof name)"
	.align 8
.LC27:
	stringz	"bind(other, (struct sockaddr *)&wrong, sizeof wrong)"
	.align 8
.LC28:
	stringz	"bind(other, (struct sockaddr *)&name, 11)"
	.align 8
.LC29:
	stringz	"listen(other, 1)"
	.align 8
.LC30:
	stringz	"accept(other, NULL, NULL)"
	.align 8
.LC31:
	stringz	"socket(AF_NETLINK, SOCK_STREAM, NETLINK_ROUTE)"
	.align 8
.LC32:
	stringz	"socket(AF_NETLINK, SOCK_RAW, 40)"
	.align 8
.LC33:
	stringz	"recv(other, &name, sizeof name, MSG_DONTWAIT)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r39 = r0
	addl r38 = 3, r0
	nop 0
	.mmb
	addl r37 = 16, r0
	adds r33 = 40, r12
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	addl r41 = 1, r0
	.mmb
	addl r40 = 18, r0
	addl r39 = 16, r0
	(p7) br.cond.spnt .L36
	;;
	.mlx
	addl r32 = @gprel(s#), gp
	movl r37 = @gprel(.LC8)
	.mmi
	nop 0
	addl r38 = 16, r0
	nop 0
	;;
	.mib
	st4 [r32] = r8
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 769, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 16, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	mov r41 = r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 1, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 1, r0
	addl r39 = 16, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 124, r0
	addl r39 = 32, r0
	addl r38 = 32, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 15, r0
	addl r39 = 32, r0
	addl r38 = 32, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC16)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 16, r0
	addl r38 = 15, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC17)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 16, r0
	addl r38 = 20, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC18)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 8, r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 5, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	mov r39 = r0
	addl r38 = 16, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC20)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 32, r0
	addl r38 = 32, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC21)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 18, r0
	addl r39 = 24, r0
	addl r38 = 24, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC22)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	nop 0
	.mmi
	addl r40 = 22, r0
	addl r39 = 28, r0
	addl r38 = 28, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC23)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	adds r14 = 18, r12
	nop 0
	adds r15 = 32, r12
	.mmi
	adds r16 = 30, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 34, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 36, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r15] = r0
	adds r15 = 38, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r16] = r0
	adds r16 = 28, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	addl r15 = 16, r0
	.mmi
	st2 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r16] = r15
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st2 [r15] = r14
	nop 0
	addl r14 = 12, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r36
	adds r38 = 28, r12
	.mmi
	ld4 r37 = [r32]
	st4 [r8] = r0
	mov r32 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r16 = 28, r12
	mov r1 = r36
	.mmi
	ld4 r14 = [r33]
	;;
	ld2 r15 = [r16]
	cmp4.eq p8, p9 = 12, r14
	.mlx
	adds r14 = 36, r12
	movl r37 = @gprel(.LC25)
	;;
	.mmi
	cmp4.eq p6, p7 = 16, r15
	ld4 r40 = [r14]
	(p8) addl r38 = 1, r0
	.mmi
	add r37 = r1, r37
	;;
	(p9) mov r38 = r0
	(p6) addl r39 = 1, r0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	addl r38 = 524290, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	addl r39 = 12, r0
	.mmi
	adds r38 = 28, r12
	st4 [r32] = r0
	mov r37 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC26)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 12, r0
	adds r38 = 16, r12
	.mmb
	mov r37 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC27)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r39 = 11, r0
	mov r1 = r36
	adds r38 = 28, r12
	.mmb
	mov r37 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC28)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r37 = r33
	nop 0
	.mmb
	addl r38 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC29)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r37 = r33
	.mmb
	mov r38 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC30)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	.mmb
	addl r37 = 16, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC31)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 40, r0
	addl r38 = 3, r0
	.mmb
	addl r37 = 16, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC32)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 64, r0
	addl r39 = 12, r0
	.mmi
	mov r37 = r33
	st4 [r32] = r0
	adds r38 = 28, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC33)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
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
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sequence.0#, @object
	.size	sequence.0#, 4
sequence.0:
	.skip	4
	.align 4
	.type	s#, @object
	.size	s#, 4
s:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
