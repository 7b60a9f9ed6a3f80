// 8de7d22d16d7166f6ed4e4cb7f1150d0
	.file	"message-bounds.c"
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
	.sbss
	.align 4
	.type	end#, @object
	.size	end#, 8
end:
	.skip	8
	.section	.sdata,"aws"
	.type	byte#, @object
	.size	byte#, 1
byte:
	data1	98
	.data
	.align 8
	.type	one#, @object
	.size	one#, 16
one:
	data8	byte#
	data8	1
	.bss
	.align 8
	.type	control#, @object
	.size	control#, 1048576
control:
	.skip	1048576
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
	.align 16
	.proc rights#
rights:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r36
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	movl r16 = @gprel(control#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	addl r40 = 4, r0
	addl r39 = @gprel(end#), gp
	;;
	mov r38 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L8:
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -1, r14
	;;
	and r15 = -8, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rights#
	.align 16
	.proc send_control#
send_control:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -64, r35
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
	adds r14 = -48, r35
	movl r15 = @gprel(one#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	movl r15 = @gprel(control#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 64, r0
	adds r38 = -64, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp send_control#
	.section	.rodata
	.align 8
.LC3:
	stringz	", cut"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"%s: %ld byte, %u descriptors%s\n"
	.text
	.align 16
	.proc receive#
receive:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -80, r37
	adds r15 = -88, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
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
	adds r14 = -64, r37
	;;
	adds r14 = 16, r14
	adds r15 = -80, r37
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(control#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r34 = -96, r37
	adds r15 = -64, r37
	addl r41 = 64, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -112, r37
	;;
	st4 [r14] = r0
	adds r14 = -96, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L15
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L17
	;;
.L15:
	mov r14 = r0
	br .L17
	;;
.L14:
	mov r14 = r0
.L17:
	adds r15 = -104, r37
	;;
	st8 [r15] = r14
	br .L18
	;;
.L20:
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r16 = -112, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	adds r14 = -8, r37
	addl r41 = 4, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r15 = -112, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r37
	;;
	st4 [r16] = r14
.L19:
	adds r15 = -112, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	addp4 r14 = r14, r0
	;;
	adds r14 = 4, r14
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	adds r34 = -104, r37
	adds r14 = -104, r37
	adds r15 = -64, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = __cmsg_nxthdr#
	mov r1 = r38
	st8 [r34] = r8
.L18:
	adds r14 = -104, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -64, r37
	;;
	adds r14 = 48, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	movl r16 = @gprel(.LC3)
	;;
	add r16 = r1, r16
	br .L23
	;;
.L22:
	movl r16 = @gprel(.LC4)
	;;
	add r16 = r1, r16
.L23:
	adds r15 = -96, r37
	mov r14 = r37
	;;
	mov r43 = r16
	adds r16 = -112, r37
	;;
	ld4 r42 = [r16]
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp receive#
	.section	.rodata
	.align 8
.LC6:
	stringz	"253 descriptors"
	.align 8
.LC7:
	stringz	"received"
	.align 8
.LC8:
	stringz	"254 descriptors"
	.align 8
.LC9:
	stringz	"200 and 54"
	.align 8
.LC10:
	stringz	"200 and 53"
	.align 8
.LC11:
	stringz	"refused"
	.align 8
.LC12:
	stringz	"accepted"
	.align 8
.LC13:
	stringz	"253, and as many as %u bits count: %s\n"
	.align 8
.LC14:
	stringz	"a length of -1"
	.align 8
.LC15:
	stringz	"all room is -1"
	.align 8
.LC16:
	stringz	"shorter than its head"
	.align 8
.LC17:
	stringz	"cut in its descriptor"
	.align 8
.LC18:
	stringz	"an unknown type"
	.align 8
.LC20:
	stringz	"descriptor -1"
	.align 8
.LC21:
	stringz	"a megabyte"
	.align 8
.LC22:
	stringz	"no memory there"
	.sdata
	.align 8
.LC19:
	data8	control#+16
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -72, r35
	addl r38 = 253, r0
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -72, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 1048576, r0
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	addl r38 = 254, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 200, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 54, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 200, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 53, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 56, r0
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = receive#
	mov r1 = r36
	adds r32 = -72, r35
	addl r38 = 253, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -64, r35
	adds r15 = -72, r35
	;;
	ld8 r15 = [r15]
	movl r16 = @gprel(control#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	addl r14 = 30, r0
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
	br .L25
	;;
.L28:
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 1, r0
	;;
	shl r14 = r15, r14
	;;
	adds r15 = -1, r14
	adds r14 = -56, r35
	;;
	shladd r15 = r15, 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -48, r35
	;;
	shr.u r15 = r15, 63
	;;
	st1 [r14] = r15
	adds r14 = -48, r35
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L27:
	;;
	mov r39 = r14
	adds r14 = -80, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
.L25:
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 32, r14
	(p6) br.cond.dptk .L28
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 15, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	;;
	addl r37 = 18, r0
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r14 = @gprel(control#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	addl r37 = 20, r0
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = rights#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC19), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 4, r0
	addl r38 = 255, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r37 = 20, r0
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 1048576, r0
	br.call.sptk.many b0 = send_control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -40, r35
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
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(one#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 32, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 40, r14
	addl r15 = 20, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -40, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC23:
	stringz	"1024 parts: %ld\n"
	.align 8
.LC24:
	stringz	"received: %ld\n"
	.align 8
.LC25:
	stringz	"1025 parts"
	.align 8
.LC26:
	stringz	"1025 parts to fill"
	.align 8
.LC27:
	stringz	"more parts than memory"
	.align 8
.LC28:
	stringz	"a part of -1 bytes"
	.align 8
.LC29:
	stringz	"to fill"
	.align 8
.LC30:
	stringz	"writev"
	.align 8
.LC31:
	stringz	"readv"
	.align 8
.LC32:
	stringz	"a name of -1 bytes"
	.text
	.align 16
	.proc vectors#
vectors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L30
	;;
.L31:
	movl r15 = @gprel(v.1#)
	;;
	add r15 = r1, r15
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	addl r15 = @gprel(byte#), gp
	;;
	st8 [r14] = r15
	movl r15 = @gprel(v.1#)
	;;
	add r15 = r1, r15
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r34
	;;
	st4 [r16] = r14
.L30:
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 1024, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	adds r14 = -56, r34
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
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(v.1#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1024, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 2000, r0
	movl r37 = @gprel(big.0#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1025, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	addl r38 = 64, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	movl r15 = 1152921504606846976
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	movl r14 = @gprel(v.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	addl r38 = 64, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(v.1#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = writev#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(v.1#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	movl r14 = @gprel(v.1#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	;;
	addl r14 = @gprel(end#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r34
	addl r38 = 64, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp vectors#
	.section	.rodata
	.align 8
.LC33:
	stringz	"bind, -1 bytes"
	.align 8
.LC34:
	stringz	"bind, 300 bytes"
	.align 8
.LC35:
	stringz	"bind, 111 bytes"
	.align 8
.LC36:
	stringz	"bind, 1 byte"
	.align 8
.LC37:
	stringz	"connect, 0x80000002 bytes"
	.align 8
.LC38:
	stringz	"x"
	.align 8
.LC39:
	stringz	"sendto, -1 bytes"
	.align 8
.LC40:
	stringz	"getsockname, room of -1"
	.align 8
.LC41:
	stringz	"getsockopt, room of -1"
	.align 8
.LC42:
	stringz	"setsockopt, -1 bytes"
	.align 8
.LC43:
	stringz	"setsockopt, 3 bytes"
	.align 8
.LC44:
	stringz	"F_SETSIG 40000000"
	.align 8
.LC45:
	stringz	"F_SETSIG 65"
	.align 8
.LC46:
	stringz	"F_SETSIG -1"
	.align 8
.LC47:
	stringz	"F_SETSIG 64"
	.align 8
.LC48:
	stringz	"F_GETSIG: %d\n"
	.align 8
.LC49:
	stringz	"F_SETOWN of no process"
	.align 8
.LC50:
	stringz	"F_SETOWN of no group"
	.align 8
.LC51:
	stringz	"F_SETOWN of the least group"
	.align 8
.LC52:
	stringz	"F_SETOWN 0"
	.align 2
.LC0:
	data2	1
	stringz	"x"
	.skip	106
	.text
	.align 16
	.proc names#
names:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -432, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -412, r34
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -302, r34
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	mov r15 = r14
	addl r14 = 292, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	adds r14 = -416, r34
	;;
	st4 [r14] = r8
	mov r14 = r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r15 = -412, r34
	adds r14 = -302, r34
	addl r38 = 110, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -412, r34
	addl r38 = -1, r0
	;;
	mov r37 = r14
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -302, r34
	addl r38 = 300, r0
	;;
	mov r37 = r14
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -302, r34
	addl r38 = 111, r0
	;;
	mov r37 = r14
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -412, r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -412, r34
	movl r38 = -2147483646
	;;
	mov r37 = r14
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -412, r34
	addl r41 = -1, r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -412, r34
	;;
	mov r15 = r14
	adds r14 = 4, r34
	;;
	mov r38 = r14
	mov r37 = r15
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r15 = 4, r34
	mov r14 = r34
	;;
	mov r40 = r15
	mov r39 = r14
	addl r38 = 3, r0
	addl r37 = 1, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r34
	addl r40 = -1, r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	addl r37 = 1, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r34
	addl r40 = 3, r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	addl r37 = 1, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	movl r38 = 40000000
	addl r37 = 10, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	addl r38 = 65, r0
	addl r37 = 10, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	addl r38 = -1, r0
	addl r37 = 10, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	addl r38 = 64, r0
	addl r37 = 10, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	addl r37 = 11, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	movl r38 = 2147483632
	addl r37 = 8, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	movl r38 = -2147483632
	addl r37 = 8, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	movl r38 = -2147483648
	addl r37 = 8, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 8, r0
	adds r14 = -416, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp names#
	.section	.rodata
	.align 8
.LC53:
	stringz	"as expected"
	.align 8
.LC54:
	stringz	"unexpected"
	.align 8
.LC55:
	stringz	"%s: SO_SNDBUF %d, %s, %s\n"
	.text
	.align 16
	.proc buffers#
buffers:
	.prologue 14, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 5, 5, 0
	.vframe r41
	mov r41 = r12
	adds r12 = -96, r12
	.save rp, r39
	mov r39 = b0
	mov r42 = r1
	.body
	;;
	adds r14 = -32, r41
	;;
	st8 [r14] = r32
	adds r14 = -24, r41
	;;
	st4 [r14] = r33
	adds r14 = -20, r41
	;;
	st4 [r14] = r34
	adds r14 = -16, r41
	;;
	st8 [r14] = r35
	adds r14 = -8, r41
	;;
	st8 [r14] = r36
	mov r14 = r41
	;;
	st8 [r14] = r37
	adds r14 = -56, r41
	;;
	st4 [r14] = r0
	adds r14 = -52, r41
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -80, r41
	;;
	st8 [r14] = r0
	adds r14 = -24, r41
	;;
	ld4 r14 = [r14]
	addl r15 = 2048, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -64, r41
	;;
	mov r46 = r14
	mov r45 = r0
	mov r44 = r15
	addl r43 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -64, r41
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r41
	addl r47 = 4, r0
	;;
	mov r46 = r15
	addl r45 = 7, r0
	addl r44 = 1, r0
	mov r43 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -64, r41
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r41
	addl r16 = 1, r0
	;;
	st4 [r14] = r16
	adds r14 = -48, r41
	addl r47 = 4, r0
	;;
	mov r46 = r14
	addl r45 = 8, r0
	addl r44 = 1, r0
	mov r43 = r15
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -64, r41
	;;
	ld4 r14 = [r14]
	adds r16 = -52, r41
	adds r15 = -56, r41
	;;
	mov r47 = r16
	mov r46 = r15
	addl r45 = 7, r0
	addl r44 = 1, r0
	mov r43 = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
.L34:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r42
	mov r14 = r8
	;;
	mov r43 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r42
	br .L36
	;;
.L37:
	adds r14 = -72, r41
	;;
	ld8 r14 = [r14]
	adds r16 = -80, r41
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r17 = -80, r41
	;;
	st8 [r17] = r14
.L36:
	adds r14 = -64, r41
	;;
	ld4 r15 = [r14]
	adds r38 = -72, r41
	adds r14 = -16, r41
	;;
	ld8 r45 = [r14]
	movl r44 = @gprel(control#)
	;;
	add r44 = r1, r44
	mov r43 = r15
	br.call.sptk.many b0 = write#
	mov r1 = r42
	st8 [r38] = r8
	adds r14 = -72, r41
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r14 = -56, r41
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r42
	mov r16 = r8
	adds r14 = -8, r41
	adds r17 = -80, r41
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	mov r14 = r41
	adds r17 = -80, r41
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	movl r15 = @gprel(.LC53)
	;;
	add r15 = r1, r15
	br .L39
	;;
.L38:
	movl r15 = @gprel(.LC54)
	;;
	add r15 = r1, r15
.L39:
	adds r14 = -32, r41
	;;
	mov r47 = r15
	mov r46 = r16
	mov r45 = r38
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC55)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r14 = -64, r41
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r42
	adds r14 = -64, r41
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r42
	nop 0
	;;
	mov ar.pfs = r40
	mov b0 = r39
	.restore sp
	mov r12 = r41
	br.ret.sptk.many b0
	;;
	.endp buffers#
	.section	.rodata
	.align 8
.LC56:
	stringz	"stream, least buffer"
	.align 8
.LC57:
	stringz	"stream"
	.align 8
.LC58:
	stringz	"stream, large buffer"
	.align 8
.LC59:
	stringz	"datagrams"
	.align 8
.LC60:
	stringz	"long datagram"
	.align 8
.LC61:
	stringz	"packets"
	.align 8
.LC62:
	stringz	"long packet"
	.text
	.align 16
	.proc send_buffers#
send_buffers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r41 = 5000, r0
	addl r40 = 4000, r0
	addl r39 = 16384, r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 24000, r0
	addl r40 = 9000, r0
	addl r39 = 300000, r0
	addl r38 = 10000, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 250000, r0
	addl r40 = 150000, r0
	addl r39 = 300000, r0
	addl r38 = 100000, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 24000, r0
	addl r40 = 9000, r0
	addl r39 = 5000, r0
	addl r38 = 10000, r0
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 1, r0
	mov r40 = r0
	addl r39 = 20000, r0
	addl r38 = 10000, r0
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 24000, r0
	addl r40 = 9000, r0
	addl r39 = 5000, r0
	addl r38 = 10000, r0
	addl r37 = 5, r0
	;;
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	addl r41 = 1, r0
	mov r40 = r0
	addl r39 = 19969, r0
	addl r38 = 10000, r0
	addl r37 = 5, r0
	;;
	movl r36 = @gprel(.LC62)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = buffers#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp send_buffers#
	.section	.rodata
	.align 8
.LC63:
	stringz	"socketpair"
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
	addl r39 = @gprel(end#), gp
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC63)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = vectors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = names#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = send_buffers#
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
	.type	v.1#, @object
	.size	v.1#, 16400
v.1:
	.skip	16400
	.align 8
	.type	big.0#, @object
	.size	big.0#, 2000
big.0:
	.skip	2000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
