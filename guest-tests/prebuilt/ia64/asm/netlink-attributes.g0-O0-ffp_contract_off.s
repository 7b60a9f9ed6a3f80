// c5bcccf6997b2a477728d6e9b7aaf1ff guest-tests/ipc/netlink-attributes.c
	.file	"netlink-attributes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
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
	movl r38 = @gprel(.LC0)
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
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 4
s:
	.skip	4
	.text
	.align 16
	.proc word#
word:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	addl r39 = 4, r0
	;;
	ld8 r38 = [r14]
	adds r37 = -16, r35
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp word#
	.section	.rodata
	.align 8
.LC1:
	stringz	"  %d, %u bytes:"
	.align 8
.LC2:
	stringz	" %x"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -80, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r14 = 1, r0
	adds r15 = -64, r38
	;;
	st4 [r15] = r14
	br .L7
	;;
.L20:
	adds r14 = -56, r38
	adds r15 = -16, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -8, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -40, r38
	adds r15 = -16, r38
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L8
	;;
.L19:
	adds r14 = -32, r38
	adds r15 = -56, r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	adds r15 = -4, r14
	adds r14 = -24, r38
	;;
	st4 [r14] = r15
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -64, r38
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	mov r14 = r38
	adds r15 = -64, r38
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r38
	adds r16 = -64, r38
	;;
	ld4 r41 = [r16]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L21
.L10:
	adds r14 = -24, r38
	;;
	ld4 r42 = [r14]
	adds r14 = -64, r38
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	st4 [r14] = r0
	br .L12
	;;
.L17:
	mov r14 = r38
	adds r15 = -64, r38
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -48, r38
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = word#
	mov r1 = r39
	mov r14 = r8
	br .L14
	;;
.L13:
	adds r14 = -48, r38
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
.L14:
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r14 = r38
	adds r16 = -64, r38
	;;
	ld4 r41 = [r16]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r16 = 4, r0
	br .L16
	;;
.L15:
	addl r16 = 1, r0
.L16:
	adds r14 = -48, r38
	adds r15 = -48, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L12:
	adds r15 = -48, r38
	adds r14 = -24, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	addl r40 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r39
	br .L11
	;;
.L21:
	nop 0
.L11:
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r15 = r15, r14
	adds r14 = -56, r38
	adds r16 = -56, r38
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L8:
	adds r15 = -56, r38
	adds r14 = -40, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 3, r14
	(p6) br.cond.dptk .L19
.L18:
	adds r15 = -64, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r38
	;;
	st4 [r16] = r14
.L7:
	adds r15 = -64, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L20
	nop 0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC3:
	stringz	"send"
	.align 8
.LC4:
	stringz	"link: family %d type %d flags %x multi %d\n"
	.align 8
.LC5:
	stringz	"IPv4"
	.align 8
.LC6:
	stringz	"IPv6"
	.align 8
.LC7:
	stringz	"address of %s: prefix %d flags %x scope %d multi %d\n"
	.align 8
.LC8:
	stringz	"  lifetimes, %d bytes: %x %x\n"
	.align 8
.LC9:
	stringz	"done %d: %d\n"
	.text
	.align 16
	.proc ask#
ask:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 6, 6, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -128, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	mov r14 = r40
	;;
	st4 [r14] = r32
	adds r14 = 4, r40
	;;
	st4 [r14] = r33
	adds r14 = 8, r40
	;;
	st4 [r14] = r34
	adds r14 = 12, r40
	;;
	st4 [r14] = r35
	adds r14 = -56, r40
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
	adds r14 = -56, r40
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	mov r14 = r40
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -56, r40
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r15
	adds r14 = 4, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	or r14 = 1, r14
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -56, r40
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r15
	adds r14 = -56, r40
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -56, r40
	;;
	adds r14 = 16, r14
	;;
	st1 [r14] = r15
	adds r14 = -56, r40
	;;
	adds r14 = 20, r14
	adds r15 = 12, r40
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r40
	mov r45 = r0
	addl r44 = 32, r0
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r41
	mov r14 = r8
	;;
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r14 = -104, r40
	;;
	st4 [r14] = r0
	br .L23
	;;
.L40:
	adds r14 = -96, r40
	movl r15 = @gprel(b.0#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L24
	;;
.L38:
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L25
	adds r14 = -64, r40
	adds r15 = -96, r40
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	mov r46 = r14
	mov r45 = r15
	mov r44 = r17
	mov r43 = r16
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
.L26:
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L27
	adds r14 = -64, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -32, r14
	;;
	mov r17 = r14
	adds r14 = -24, r40
	addl r16 = 4, r0
	;;
	st1 [r14] = r16
	adds r14 = -24, r40
	;;
	adds r14 = 1, r14
	addl r16 = 13, r0
	;;
	st1 [r14] = r16
	adds r14 = -24, r40
	;;
	adds r14 = 2, r14
	addl r16 = 27, r0
	;;
	st1 [r14] = r16
	adds r14 = -24, r40
	;;
	adds r14 = 3, r14
	addl r16 = 30, r0
	;;
	st1 [r14] = r16
	adds r14 = -24, r40
	;;
	adds r14 = 4, r14
	addl r16 = 31, r0
	;;
	st1 [r14] = r16
	adds r14 = -24, r40
	;;
	adds r14 = 5, r14
	;;
	st1 [r14] = r0
	adds r14 = -18, r40
	addl r16 = 3, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 1, r14
	addl r16 = 6, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 3, r14
	addl r16 = 2, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 4, r14
	addl r16 = 16, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 5, r14
	addl r16 = 17, r0
	;;
	st1 [r14] = r16
	adds r14 = -18, r40
	;;
	adds r14 = 6, r14
	;;
	st1 [r14] = r0
	adds r16 = -18, r40
	adds r14 = -24, r40
	;;
	mov r45 = r16
	mov r44 = r14
	mov r43 = r17
	mov r42 = r15
	br.call.sptk.many b0 = show#
	mov r1 = r41
	br .L27
	;;
.L25:
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L28
	adds r14 = -72, r40
	adds r15 = -96, r40
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = -88, r40
	adds r15 = -72, r40
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L41
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L30
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 10, r14
	(p7) br.cond.dptk .L41
.L30:
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L31
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	br .L32
	;;
.L31:
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
.L32:
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -72, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r18 = r14
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	mov r47 = r14
	mov r46 = r18
	mov r45 = r17
	mov r44 = r16
	mov r43 = r15
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -24, r14
	;;
	mov r17 = r14
	adds r14 = -11, r40
	addl r15 = 8, r0
	;;
	st1 [r14] = r15
	adds r14 = -11, r40
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = -9, r40
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -9, r40
	;;
	adds r14 = 1, r14
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	adds r14 = -9, r40
	;;
	adds r14 = 2, r14
	addl r15 = 3, r0
	;;
	st1 [r14] = r15
	adds r14 = -9, r40
	;;
	adds r14 = 3, r14
	;;
	st1 [r14] = r0
	adds r16 = -9, r40
	adds r15 = -11, r40
	adds r14 = -88, r40
	;;
	mov r45 = r16
	mov r44 = r15
	mov r43 = r17
	ld8 r42 = [r14]
	br.call.sptk.many b0 = show#
	mov r1 = r41
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -24, r14
	adds r14 = -80, r40
	;;
	st4 [r14] = r15
	br .L33
	;;
.L36:
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L34
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r37 = r14
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	mov r42 = r14
	br.call.sptk.many b0 = word#
	mov r1 = r41
	mov r36 = r8
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	mov r42 = r14
	br.call.sptk.many b0 = word#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r45 = r14
	mov r44 = r36
	mov r43 = r37
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
.L34:
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	adds r15 = -88, r40
	;;
	ld8 r15 = [r15]
	;;
	ld2 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	and r15 = -4, r15
	;;
	sub r15 = r14, r15
	adds r14 = -80, r40
	;;
	st4 [r14] = r15
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r15 = r15, r14
	adds r14 = -88, r40
	adds r16 = -88, r40
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L33:
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L27
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L27
	adds r14 = -88, r40
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	br .L27
	;;
.L28:
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L27
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 19, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	mov r42 = r14
	br.call.sptk.many b0 = word#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r44 = r14
	mov r43 = r36
	movl r42 = @gprel(.LC9)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -104, r40
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L27
	;;
.L41:
	nop 0
.L27:
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r14 = r15, r14
	adds r16 = -112, r40
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r15, r14
	adds r15 = -112, r40
	;;
	st8 [r15] = r14
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r15 = r15, r14
	adds r14 = -96, r40
	adds r16 = -96, r40
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L24:
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L37
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L37
	adds r14 = -96, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -112, r40
	;;
	ld8 r15 = [r16]
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L38
.L37:
	adds r14 = 4, r40
	;;
	ld4 r14 = [r14]
	addl r15 = 768, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -104, r40
	adds r15 = -104, r40
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	mov r45 = r0
	addl r44 = 65536, r0
	movl r43 = @gprel(b.0#)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r41
	adds r14 = -112, r40
	;;
	st8 [r14] = r8
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
.L42:
	nop 0
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp ask#
	.section	.rodata
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	"%s: %d, type %d %s\n"
	.text
	.align 16
	.proc named#
named:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 5, 0
	.vframe r38
	mov r38 = r12
	addl r17 = -8336, r0
	;;
	add r12 = r12, r17
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st4 [r14] = r33
	addl r15 = -8296, r0
	;;
	add r14 = r38, r15
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	addl r16 = -8296, r0
	;;
	add r14 = r38, r16
	;;
	adds r14 = 4, r14
	addl r15 = 18, r0
	;;
	st2 [r14] = r15
	addl r17 = -8296, r0
	;;
	add r14 = r38, r17
	;;
	adds r14 = 6, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	addl r15 = -8296, r0
	;;
	add r14 = r38, r15
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	addl r16 = -8296, r0
	;;
	add r14 = r38, r16
	;;
	adds r14 = 32, r14
	addl r17 = -8320, r0
	;;
	add r17 = r17, r38
	;;
	st8 [r17] = r14
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r14 = -4, r38
	addl r15 = 9, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r38
	;;
	adds r14 = 2, r14
	addl r15 = 218, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r38
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r14 = -8320, r0
	;;
	add r14 = r14, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	addl r15 = -8320, r0
	;;
	add r15 = r15, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	addl r16 = -8320, r0
	;;
	add r16 = r16, r38
	;;
	st8 [r16] = r14
.L44:
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	adds r14 = 5, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r38
	;;
	st2 [r14] = r15
	adds r14 = -8, r38
	;;
	adds r14 = 2, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r38
	addl r42 = 4, r0
	;;
	mov r41 = r14
	addl r17 = -8320, r0
	;;
	add r17 = r17, r38
	;;
	ld8 r40 = [r17]
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	addl r15 = -8320, r0
	;;
	add r15 = r15, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 4, r14
	mov r14 = r38
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = strcpy#
	mov r1 = r39
	addl r16 = -8296, r0
	;;
	add r14 = r38, r16
	addl r17 = -8320, r0
	;;
	add r17 = r17, r38
	;;
	ld8 r15 = [r17]
	;;
	sub r14 = r15, r14
	;;
	mov r34 = r14
	mov r14 = r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r14 = r8
	;;
	adds r14 = 4, r14
	;;
	and r14 = -4, r14
	;;
	add r14 = r34, r14
	;;
	adds r15 = 4, r14
	addl r16 = -8296, r0
	;;
	add r14 = r38, r16
	;;
	st4 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	ld4 r15 = [r14]
	addl r17 = -8296, r0
	;;
	add r14 = r38, r17
	;;
	ld4 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	addl r17 = -8296, r0
	;;
	add r14 = r38, r17
	mov r43 = r0
	mov r42 = r16
	;;
	mov r41 = r14
	mov r40 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = -8312, r0
	;;
	add r34 = r38, r15
	addl r16 = -8200, r0
	;;
	add r15 = r38, r16
	mov r43 = r0
	addl r42 = 8192, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r39
	st8 [r34] = r8
	addl r17 = -8304, r0
	;;
	add r14 = r38, r17
	addl r16 = -8200, r0
	;;
	add r15 = r38, r16
	;;
	st8 [r14] = r15
	addl r17 = -8312, r0
	;;
	add r14 = r38, r17
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	addl r15 = -8304, r0
	;;
	add r14 = r38, r15
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r35 = r14
	addl r16 = -8304, r0
	;;
	add r14 = r38, r16
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L45
	addl r17 = -8304, r0
	;;
	add r14 = r38, r17
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r39
	mov r14 = r8
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
.L46:
	mov r15 = r38
	;;
	mov r44 = r14
	mov r43 = r35
	mov r42 = r34
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp named#
	.section	.rodata
	.align 8
.LC12:
	stringz	"socket"
	.align 8
.LC13:
	stringz	"lo"
	.align 8
.LC14:
	stringz	"none"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 3, r0
	addl r36 = 16, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(s#), gp
	;;
	st4 [r14] = r15
	addl r39 = 1, r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 18, r0
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	;;
	mov r39 = r0
	mov r38 = r0
	addl r37 = 768, r0
	addl r36 = 18, r0
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	;;
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 768, r0
	addl r36 = 22, r0
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	;;
	mov r39 = r0
	addl r38 = 10, r0
	addl r37 = 768, r0
	addl r36 = 22, r0
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	;;
	mov r39 = r0
	mov r38 = r0
	addl r37 = 768, r0
	addl r36 = 22, r0
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	;;
	mov r37 = r0
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = named#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = named#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = named#
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
	.type	b.0#, @object
	.size	b.0#, 65536
b.0:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
