// 6165fd5b5724e3e11438fd07bd86ad8c
	.file	"transfers.c"
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"none"
	.align 8
.LC2:
	stringz	"read-only"
	.align 8
.LC3:
	stringz	"plain"
	.align 8
.LC4:
	stringz	"empty"
	.align 8
.LC5:
	stringz	"append"
	.align 8
.LC6:
	stringz	"folder"
	.align 8
.LC7:
	stringz	"null"
	.align 8
.LC8:
	stringz	"zero"
	.align 8
.LC9:
	stringz	"full"
	.align 8
.LC10:
	stringz	"comm"
	.align 8
.LC11:
	stringz	"mounts"
	.align 8
.LC12:
	stringz	"pipe"
	.align 8
.LC13:
	stringz	"data"
	.align 8
.LC14:
	stringz	"end"
	.align 8
.LC15:
	stringz	"room"
	.align 8
.LC16:
	stringz	"full pipe"
	.align 8
.LC17:
	stringz	"broken pipe"
	.align 8
.LC18:
	stringz	"eventfd"
	.align 8
.LC19:
	stringz	"epoll"
	.align 8
.LC20:
	stringz	"memory"
	.align 8
.LC21:
	stringz	"sealed"
	.align 8
.LC22:
	stringz	"stream"
	.align 8
.LC23:
	stringz	"stream data"
	.align 8
.LC24:
	stringz	"broken stream"
	.align 8
.LC25:
	stringz	"datagram"
	.align 8
.LC26:
	stringz	"datagram data"
	.align 8
	.type	names#, @object
	.size	names#, 208
names:
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	.align 4
	.type	inputs#, @object
	.size	inputs#, 72
inputs:
	data4	0
	data4	2
	data4	3
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	17
	data4	18
	data4	19
	data4	21
	data4	22
	data4	25
	.align 4
	.type	outputs#, @object
	.size	outputs#, 68
outputs:
	data4	0
	data4	1
	data4	2
	data4	4
	data4	6
	data4	8
	data4	9
	data4	14
	data4	15
	data4	16
	data4	17
	data4	18
	data4	19
	data4	20
	data4	21
	data4	23
	data4	24
	.sbss
	.align 4
	.type	broken_pipes#, @object
	.size	broken_pipes#, 4
broken_pipes:
	.skip	4
	.data
	.align 8
	.type	name#, @object
	.size	name#, 22
name:
	stringz	"/tmp/transfers-XXXXXX"
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 65536
block:
	.skip	65536
	.text
	.align 16
	.proc on_broken_pipe#
on_broken_pipe:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(broken_pipes#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_broken_pipe#
	.section	.rodata
	.align 8
.LC27:
	stringz	"%s/%d"
	.align 8
.LC28:
	stringz	"0123456789"
	.text
	.align 16
	.proc plain#
plain:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	adds r15 = -44, r36
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(name#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r37
	adds r14 = -44, r36
	addl r40 = 384, r0
	;;
	addl r39 = 578, r0
	mov r38 = r14
	br.call.sptk.many b0 = open64
	mov r1 = r37
	adds r14 = -48, r36
	;;
	st4 [r14] = r8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L6
	addl r40 = 10, r0
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	adds r14 = -48, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
.L6:
	adds r14 = -48, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L8
	addl r14 = 1026, r0
	br .L10
	;;
.L8:
	addl r14 = 2, r0
	br .L10
	;;
.L7:
	mov r14 = r0
.L10:
	adds r15 = -44, r36
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = open64
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
	.endp plain#
	.section	.rodata
	.align 8
.LC29:
	stringz	"abcdef"
	.text
	.align 16
	.proc pipe_end#
pipe_end:
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
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r39 = 2048, r0
	adds r38 = -16, r36
	br.call.sptk.many b0 = pipe2#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L19
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 6, r0
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
.L19:
	nop 0
.L15:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 65536, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
.L14:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 13, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r36
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L16
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dptk .L16
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 13, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r36
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	br .L18
	;;
.L16:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r36
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
.L18:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp pipe_end#
	.section	.rodata
	.align 8
.LC30:
	stringz	"uvw"
	.align 8
.LC31:
	stringz	"xyz"
	.text
	.align 16
	.proc socket_end#
socket_end:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 23, r14
	(p6) br.cond.dptk .L21
	addl r14 = 2050, r0
	br .L22
	;;
.L21:
	addl r14 = 2049, r0
.L22:
	adds r41 = -16, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L23
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 25, r14
	(p6) br.cond.dptk .L24
.L23:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
.L24:
	adds r14 = -12, r36
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 23, r14
	(p6) br.cond.dptk .L25
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
.L25:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp socket_end#
	.section	.rodata
	.align 8
.LC32:
	stringz	"transfers"
	.text
	.align 16
	.proc memory#
memory:
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
	st4 [r14] = r32
	addl r38 = 2, r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	addl r39 = 10, r0
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L28
	addl r39 = 12, r0
	addl r38 = 1033, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl64
	mov r1 = r36
.L28:
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
	.endp memory#
	.section	.rodata
	.align 8
.LC33:
	stringz	"/dev/null"
	.align 8
.LC34:
	stringz	"/dev/zero"
	.align 8
.LC35:
	stringz	"/dev/full"
	.align 8
.LC36:
	stringz	"/proc/self/comm"
	.align 8
.LC37:
	stringz	"/proc/self/mounts"
	.text
	.align 16
	.proc make#
make:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st4 [r37] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st8 [r14] = r34
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	ld4 r14 = [r37]
	;;
	cmp4.ltu p6, p7 = 20, r14
	(p6) br.cond.dptk .L31
	ld4 r14 = [r37]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L33), r1
	;;
	ld8.mov r15 = [r15], .L33
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L33:
	data8 @pcrel(.L43)
	data8 @pcrel(.L31)
	data8 @pcrel(.L31)
	data8 @pcrel(.L31)
	data8 @pcrel(.L31)
	data8 @pcrel(.L42)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L39)
	data8 @pcrel(.L38)
	data8 @pcrel(.L37)
	data8 @pcrel(.L36)
	data8 @pcrel(.L36)
	data8 @pcrel(.L36)
	data8 @pcrel(.L36)
	data8 @pcrel(.L36)
	data8 @pcrel(.L36)
	data8 @pcrel(.L35)
	data8 @pcrel(.L34)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	.text
.L43:
	addl r14 = -1, r0
	br .L44
	;;
.L42:
	addl r40 = 65536, r0
	movl r39 = @gprel(name#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L41:
	addl r40 = 2, r0
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L40:
	addl r40 = 2, r0
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L39:
	addl r40 = 2, r0
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L38:
	addl r40 = 2, r0
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L37:
	mov r40 = r0
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open64
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L35:
	addl r40 = 2048, r0
	addl r39 = 3, r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L34:
	mov r39 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L32:
	ld4 r39 = [r37]
	br.call.sptk.many b0 = memory#
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L36:
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	ld4 r39 = [r37]
	br.call.sptk.many b0 = pipe_end#
	mov r1 = r38
	mov r14 = r8
	br .L44
	;;
.L31:
	ld4 r14 = [r37]
	;;
	cmp4.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L45
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	ld4 r39 = [r37]
	br.call.sptk.many b0 = socket_end#
	mov r1 = r38
	mov r14 = r8
	br .L47
	;;
.L45:
	adds r14 = 4, r37
	;;
	ld4 r40 = [r14]
	ld4 r39 = [r37]
	br.call.sptk.many b0 = plain#
	mov r1 = r38
	mov r14 = r8
.L47:
	nop 0
.L44:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp make#
	.section	.rodata
	.align 8
.LC38:
	stringz	"%ld"
	.align 8
.LC39:
	stringz	"%s"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
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
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L49
	;;
.L51:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L49:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L50
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L50
	movl r15 = @gprel(errors.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L51
.L50:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L52
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L56
	;;
.L52:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L54
	movl r15 = @gprel(errors.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L55
	;;
.L54:
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
.L55:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L56:
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
.LC40:
	stringz	"sendfile"
	.align 8
.LC41:
	stringz	"splice"
	.align 8
.LC42:
	stringz	"splice to"
	.align 8
.LC43:
	stringz	"tee"
	.align 8
.LC44:
	stringz	"copy"
	.align 8
	.type	calls#, @object
	.size	calls#, 40
calls:
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	.text
	.align 16
	.proc transfer#
transfer:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 6, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
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
	addl r14 = 1, r0
	adds r15 = -32, r39
	;;
	st8 [r15] = r14
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L58
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L59
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L60
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L59
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	adds r14 = -16, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L62
	br .L59
	;;
.L61:
	adds r17 = 8, r39
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -8, r39
	;;
	ld8 r44 = [r17]
	ld8 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = sendfile64
	mov r1 = r40
	mov r14 = r8
	br .L64
	;;
.L62:
	adds r17 = 8, r39
	adds r16 = -8, r39
	mov r15 = r39
	adds r14 = -12, r39
	addl r46 = 2, r0
	;;
	ld8 r45 = [r17]
	mov r44 = r0
	ld4 r43 = [r16]
	ld8 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r40
	mov r14 = r8
	br .L64
	;;
.L60:
	adds r16 = 8, r39
	adds r15 = -8, r39
	adds r14 = -12, r39
	addl r46 = 2, r0
	;;
	ld8 r45 = [r16]
	adds r44 = -32, r39
	ld4 r43 = [r15]
	mov r42 = r0
	ld4 r41 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r40
	mov r14 = r8
	br .L64
	;;
.L58:
	adds r16 = 8, r39
	adds r15 = -8, r39
	adds r14 = -12, r39
	addl r44 = 2, r0
	;;
	ld8 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = tee#
	mov r1 = r40
	mov r14 = r8
	br .L64
	;;
.L59:
	adds r17 = 8, r39
	adds r16 = -8, r39
	mov r15 = r39
	adds r14 = -12, r39
	mov r46 = r0
	;;
	ld8 r45 = [r17]
	mov r44 = r0
	ld4 r43 = [r16]
	ld8 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r40
	mov r14 = r8
.L64:
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp transfer#
	.section	.rodata
	.align 8
.LC45:
	stringz	","
	.align 8
.LC46:
	stringz	" "
	.align 8
.LC47:
	stringz	"@%d:%d:%d"
	.text
	.align 16
	.proc try#
try:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	mov r14 = r39
	;;
	st4 [r14] = r32
	adds r14 = 4, r39
	;;
	st4 [r14] = r33
	adds r14 = 8, r39
	;;
	st4 [r14] = r34
	adds r14 = -48, r39
	;;
	st4 [r14] = r0
	br .L66
	;;
.L78:
	adds r35 = -44, r39
	adds r15 = -24, r39
	adds r14 = 4, r39
	;;
	mov r43 = r15
	mov r42 = r0
	ld4 r41 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r40
	st4 [r35] = r8
	adds r35 = -40, r39
	adds r15 = -20, r39
	adds r14 = 8, r39
	;;
	mov r43 = r15
	addl r42 = 1, r0
	ld4 r41 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r40
	st4 [r35] = r8
	;;
	movl r15 = @gprel(offsets.0#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -16, r39
	;;
	st8 [r14] = r15
	addl r14 = @gprel(broken_pipes#), gp
	;;
	st4.rel [r14] = r0
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	movl r14 = @gprel(.LC45)
	;;
	add r14 = r1, r14
	br .L68
	;;
.L67:
	movl r14 = @gprel(.LC46)
	;;
	add r14 = r1, r14
.L68:
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	adds r17 = -16, r39
	br .L70
	;;
.L69:
	mov r17 = r0
.L70:
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L71
	mov r18 = r0
	br .L72
	;;
.L71:
	addl r18 = 4, r0
.L72:
	adds r35 = -32, r39
	adds r16 = -40, r39
	adds r15 = -44, r39
	mov r14 = r39
	;;
	mov r45 = r18
	mov r44 = r17
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = transfer#
	mov r1 = r40
	st8 [r35] = r8
	adds r14 = -32, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r40
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r35 = r14
	adds r14 = -44, r39
	addl r43 = 1, r0
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r40
	mov r14 = r8
	;;
	mov r36 = r14
	adds r14 = -40, r39
	addl r43 = 1, r0
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r40
	mov r14 = r8
	;;
	mov r44 = r14
	mov r43 = r36
	mov r42 = r35
	movl r41 = @gprel(.LC47)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L73:
	;;
	addl r14 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	addl r41 = 33, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r40
.L74:
	adds r14 = -44, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	adds r14 = -40, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	adds r14 = -24, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r40
	adds r14 = -20, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r40
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r39
	;;
	st4 [r16] = r14
.L66:
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L75
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L76
.L75:
	addl r15 = 2, r0
	br .L77
	;;
.L76:
	addl r15 = 4, r0
.L77:
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L78
	nop 0
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp try#
	.section	.rodata
	.align 8
.LC48:
	stringz	"mkdtemp"
	.align 8
.LC49:
	stringz	"%s %s:"
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
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(on_broken_pipe#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	movl r36 = @gprel(name#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdtemp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	mov r14 = r0
	br .L81
	;;
.L80:
	addl r14 = -1, r0
.L81:
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L82
	;;
.L87:
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L83
	;;
.L86:
	movl r15 = @gprel(calls#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(inputs#)
	;;
	add r16 = r1, r16
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	movl r16 = @gprel(names#)
	;;
	add r16 = r1, r16
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	st4 [r14] = r0
	br .L84
	;;
.L85:
	adds r14 = -32, r34
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(inputs#)
	;;
	add r16 = r1, r16
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r16 = [r14]
	movl r17 = @gprel(outputs#)
	;;
	add r17 = r1, r17
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = try#
	mov r1 = r35
	adds r14 = -24, r34
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L84:
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 16, r14
	(p6) br.cond.dptk .L85
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L83:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 17, r14
	(p6) br.cond.dptk .L86
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r34
	;;
	st4 [r16] = r14
.L82:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L87
	adds r14 = -20, r34
	;;
	st4 [r14] = r0
	br .L88
	;;
.L89:
	adds r14 = -20, r34
	adds r15 = -16, r34
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(name#)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	mov r36 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	adds r14 = -20, r34
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L88:
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L89
	movl r36 = @gprel(name#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
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
	.section	.rodata
	.align 8
.LC50:
	stringz	"badf"
	.align 8
.LC51:
	stringz	"inval"
	.align 8
.LC52:
	stringz	"spipe"
	.align 8
.LC53:
	stringz	"again"
	.align 8
.LC54:
	stringz	"isdir"
	.align 8
.LC55:
	stringz	"xdev"
	.align 8
.LC56:
	stringz	"perm"
	.align 8
.LC57:
	stringz	"overflow"
	.align 8
.LC58:
	stringz	"nospc"
	.align 8
	.type	errors.1#, @object
	.size	errors.1#, 160
errors.1:
	data4	9
	.skip	4
	data8	.LC50
	data4	22
	.skip	4
	data8	.LC51
	data4	29
	.skip	4
	data8	.LC52
	data4	11
	.skip	4
	data8	.LC53
	data4	32
	.skip	4
	data8	.LC12
	data4	21
	.skip	4
	data8	.LC54
	data4	18
	.skip	4
	data8	.LC55
	data4	1
	.skip	4
	data8	.LC56
	data4	75
	.skip	4
	data8	.LC57
	data4	28
	.skip	4
	data8	.LC58
	.align 4
	.type	offsets.0#, @object
	.size	offsets.0#, 16
offsets.0:
	data4	0
	data4	0
	data4	2
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
