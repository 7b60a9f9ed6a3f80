// 4c802a7c962c85965b606bf430be7345 guest-tests/process/ends-holding.c
	.file	"ends-holding.c"
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
	.align 16
	.proc raw_clone#
raw_clone:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
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
	st8 [r14] = r33
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r15 = 8, r36
	mov r14 = r36
	mov r43 = r0
	mov r42 = r0
	;;
	ld8 r41 = [r15]
	mov r40 = r0
	ld8 r39 = [r14]
	addl r38 = 1128, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -12, r36
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
.L5:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	br .L8
	;;
.L6:
	mov r14 = r0
.L8:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp raw_clone#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.sbss
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	other_word#, @object
	.size	other_word#, 4
other_word:
	data4	1
	.sbss
	.align 4
	.type	segment#, @object
	.size	segment#, 4
segment:
	.skip	4
	.align 4
	.type	empty#, @object
	.size	empty#, 8
empty:
	.skip	8
	.align 4
	.type	full#, @object
	.size	full#, 8
full:
	.skip	8
	.align 4
	.type	pair#, @object
	.size	pair#, 8
pair:
	.skip	8
	.align 4
	.type	packed#, @object
	.size	packed#, 8
packed:
	.skip	8
	.align 4
	.type	event#, @object
	.size	event#, 4
event:
	.skip	4
	.align 4
	.type	epoll#, @object
	.size	epoll#, 4
epoll:
	.skip	4
	.align 4
	.type	notes#, @object
	.size	notes#, 4
notes:
	.skip	4
	.align 4
	.type	listener#, @object
	.size	listener#, 4
listener:
	.skip	4
	.align 4
	.type	locked#, @object
	.size	locked#, 4
locked:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	crowded#, @object
	.size	crowded#, 4
crowded:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	terminal#, @object
	.size	terminal#, 4
terminal:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	messages#, @object
	.size	messages#, 4
messages:
	.skip	4
	.align 4
	.type	timer#, @object
	.size	timer#, 4
timer:
	.skip	4
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.align 8
	.type	inherits#, @object
	.size	inherits#, 8
inherits:
	.skip	8
	.section	.rodata
	.align 8
.LC2:
	stringz	"sendmsg"
	.text
	.align 16
	.proc send_descriptors#
send_descriptors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = 24, r0
	adds r15 = -96, r35
	;;
	st8 [r15] = r14
	adds r14 = -88, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(event#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -80, r35
	;;
	st4 [r14] = r15
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -76, r35
	;;
	st4 [r14] = r15
	adds r14 = -72, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
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
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	adds r15 = -72, r35
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 32, r14
	adds r15 = -96, r35
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r15 = -56, r35
	mov r14 = r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp send_descriptors#
	.section	.rodata
	.align 8
.LC3:
	stringz	"file"
	.text
	.align 16
	.proc waits_for_lock#
waits_for_lock:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = -32, r36
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
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	adds r15 = -32, r36
	;;
	st2 [r15] = r14
	adds r14 = -16, r36
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	addl r39 = 2, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	adds r40 = -32, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = fcntl#
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
	.endp waits_for_lock#
	.section	.rodata
	.align 8
.LC4:
	stringz	"other"
	.align 8
.LC5:
	stringz	"fifo"
	.align 2
.LC0:
	data2	1
	stringz	"socket"
	.skip	101
	.text
	.align 16
	.proc wait_in#
wait_in:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -528, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -496, r35
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
	addl r14 = @gprel(event#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -368, r35
	;;
	st4 [r14] = r15
	adds r14 = -368, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -368, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -360, r35
	addl r15 = 3600, r0
	;;
	st8 [r14] = r15
	adds r14 = -360, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -344, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -328, r35
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
	adds r14 = -328, r35
	;;
	adds r14 = 16, r14
	adds r15 = -344, r35
	;;
	st8 [r14] = r15
	adds r14 = -328, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -272, r35
	;;
	st2 [r14] = r0
	adds r14 = -272, r35
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -272, r35
	;;
	adds r14 = 4, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	adds r14 = -266, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -266, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -266, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -256, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -256, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -504, r35
	adds r15 = -128, r35
	;;
	st8 [r14] = r15
	adds r14 = -512, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -504, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -512, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r15 = -512, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -512, r35
	;;
	st4 [r16] = r14
.L13:
	adds r15 = -512, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -128, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(event#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -128, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld4 r15 = [r14]
	;;
	cmp4.ltu p6, p7 = 32, r15
	(p6) br.cond.dptk .L15
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L17), r1
	;;
	ld8.mov r15 = [r15], .L17
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
.L17:
	data8 @pcrel(.L49)
	data8 @pcrel(.L48)
	data8 @pcrel(.L47)
	data8 @pcrel(.L46)
	data8 @pcrel(.L45)
	data8 @pcrel(.L44)
	data8 @pcrel(.L43)
	data8 @pcrel(.L42)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L39)
	data8 @pcrel(.L38)
	data8 @pcrel(.L37)
	data8 @pcrel(.L36)
	data8 @pcrel(.L35)
	data8 @pcrel(.L34)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L29)
	data8 @pcrel(.L28)
	data8 @pcrel(.L27)
	data8 @pcrel(.L26)
	data8 @pcrel(.L25)
	data8 @pcrel(.L24)
	data8 @pcrel(.L23)
	data8 @pcrel(.L22)
	data8 @pcrel(.L21)
	data8 @pcrel(.L20)
	data8 @pcrel(.L19)
	data8 @pcrel(.L18)
	data8 @pcrel(.L16)
	.text
.L49:
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	br .L50
	;;
.L48:
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4096, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	br .L50
	;;
.L47:
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	br .L50
	;;
.L46:
	addl r14 = @gprel(packed#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 60000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	;;
	addl r14 = @gprel(packed#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 60000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	br .L50
	;;
.L45:
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	br .L50
	;;
.L44:
	adds r14 = -368, r35
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	br .L50
	;;
.L43:
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -128, r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = select#
	mov r1 = r36
	br .L50
	;;
.L42:
	addl r14 = @gprel(epoll#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -384, r35
	addl r40 = -1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	br .L50
	;;
.L41:
	addl r14 = @gprel(event#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	br .L50
	;;
.L40:
	addl r14 = @gprel(notes#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	br .L50
	;;
.L39:
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	addl r39 = 100, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = msgrcv#
	mov r1 = r36
	br .L50
	;;
.L38:
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 8000, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	br .L50
	;;
.L37:
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -272, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	br .L50
	;;
.L36:
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -266, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	br .L50
	;;
.L35:
	addl r14 = @gprel(messages#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 10, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = mq_receive#
	mov r1 = r36
	br .L50
	;;
.L34:
	adds r14 = -360, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r36
	br .L50
	;;
.L33:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L50
	;;
.L32:
	adds r14 = -256, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r36
	br .L50
	;;
.L31:
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = @gprel(word#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	br .L50
	;;
.L30:
	addl r43 = 2, r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 9, r0
	addl r38 = @gprel(word#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	br .L50
	;;
.L29:
	addl r14 = @gprel(inherits#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	br .L50
	;;
.L28:
	addl r14 = @gprel(slave#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	br .L50
	;;
.L27:
	addl r38 = 7, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = waits_for_lock#
	mov r1 = r36
	br .L50
	;;
.L26:
	addl r38 = 38, r0
	mov r37 = r0
	br.call.sptk.many b0 = waits_for_lock#
	mov r1 = r36
	br .L50
	;;
.L25:
	mov r38 = r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 2, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	br .L50
	;;
.L24:
	mov r38 = r0
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	br .L50
	;;
.L23:
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -328, r35
	addl r39 = 256, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	br .L50
	;;
.L22:
	addl r14 = @gprel(timer#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	br .L50
	;;
.L21:
	adds r14 = -360, r35
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	br .L50
	;;
.L20:
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = tee#
	mov r1 = r36
	br .L50
	;;
.L19:
	addl r14 = @gprel(empty#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -344, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r36
	br .L50
	;;
.L18:
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -496, r35
	;;
	addl r39 = 110, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	;;
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	br .L50
	;;
.L16:
	mov r38 = r0
	addl r37 = 16401, r0
	br.call.sptk.many b0 = raw_clone#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	addl r38 = 9, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	adds r15 = -256, r35
	adds r14 = -368, r35
	;;
	mov r40 = r15
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = ppoll#
	mov r1 = r36
	br .L50
	;;
.L52:
	nop 0
.L50:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp wait_in#
	.section	.rodata
	.align 8
.LC6:
	stringz	"wait %d ended\n"
	.text
	.align 16
	.proc wait_thread#
wait_thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	mov r37 = r14
	br.call.sptk.many b0 = wait_in#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp wait_thread#
	.align 16
	.proc rest#
rest:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r38 = r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp rest#
	.section	.rodata
	.align 8
.LC7:
	stringz	"sigqueue"
	.align 8
.LC8:
	stringz	"timer"
	.align 8
.LC9:
	stringz	"shmat"
	.align 8
.LC10:
	stringz	"socketpair"
	.align 8
.LC11:
	stringz	"pipe"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"tee"
	.align 8
.LC14:
	stringz	"left"
	.align 8
.LC15:
	stringz	"held"
	.align 8
.LC16:
	stringz	"x"
	.align 8
.LC17:
	stringz	"d"
	.align 8
.LC18:
	stringz	"watch"
	.align 8
.LC19:
	stringz	"d/new"
	.align 8
.LC20:
	stringz	"d/fifo"
	.text
	.align 16
	.proc hold#
hold:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -336, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = -160, r37
	;;
	st8 [r14] = r0
	adds r14 = -160, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -160, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -128, r37
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
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	;;
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -128, r37
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -64, r37
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 4, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	adds r33 = -312, r37
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 33, r0
	addl r41 = 3, r0
	addl r40 = 65536, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	;;
	st8 [r33] = r8
	adds r14 = -296, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigfillset#
	mov r1 = r38
	adds r14 = -296, r37
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r15 = [r14]
	;;
	cmp4.ltu p6, p7 = 18, r15
	(p6) br.cond.dptk .L57
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L59), r1
	;;
	ld8.mov r15 = [r15], .L59
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
.L59:
	data8 @pcrel(.L77)
	data8 @pcrel(.L76)
	data8 @pcrel(.L75)
	data8 @pcrel(.L74)
	data8 @pcrel(.L73)
	data8 @pcrel(.L72)
	data8 @pcrel(.L71)
	data8 @pcrel(.L70)
	data8 @pcrel(.L69)
	data8 @pcrel(.L68)
	data8 @pcrel(.L67)
	data8 @pcrel(.L66)
	data8 @pcrel(.L65)
	data8 @pcrel(.L64)
	data8 @pcrel(.L63)
	data8 @pcrel(.L62)
	data8 @pcrel(.L61)
	data8 @pcrel(.L60)
	data8 @pcrel(.L58)
	.text
.L77:
	adds r14 = -320, r37
	;;
	st4 [r14] = r0
	br .L78
	;;
.L79:
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -320, r37
	;;
	ld4 r14 = [r16]
	;;
	add r16 = r15, r14
	mov r14 = r0
	adds r17 = -320, r37
	;;
	ld4 r15 = [r17]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r33
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r34 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r16 = r8
	mov r14 = r0
	adds r17 = -320, r37
	;;
	ld4 r15 = [r17]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r34
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r38
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -320, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -320, r37
	;;
	st4 [r16] = r14
.L78:
	adds r17 = -320, r37
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L79
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	br .L80
	;;
.L76:
	adds r14 = -56, r37
	addl r42 = 16, r0
	addl r41 = @ltoff(@fptr(wait_thread#)), gp
	;;
	ld8 r41 = [r41]
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r38
	adds r14 = -56, r37
	;;
	ld8 r33 = [r14]
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r16 = r8
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r33
	br.call.sptk.many b0 = pthread_sigqueue#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r16 = 2, r14
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r33
	br.call.sptk.many b0 = pthread_sigqueue#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r42 = 12, r0
	;;
	mov r41 = r14
	mov r40 = r33
	addl r39 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	br .L80
	;;
.L75:
	adds r15 = -168, r37
	adds r14 = -128, r37
	;;
	mov r41 = r15
	mov r40 = r14
	addl r39 = 1, r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r38
	mov r33 = r8
	adds r14 = -168, r37
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r37
	mov r42 = r0
	;;
	mov r41 = r15
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r38
	mov r14 = r8
	;;
	or r14 = r14, r33
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	movl r39 = 5000000
	br.call.sptk.many b0 = rest#
	mov r1 = r38
	br .L80
	;;
.L74:
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r37
	addl r41 = 1, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r38
	br .L80
	;;
.L73:
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = shmat#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	br .L80
	;;
.L72:
	addl r14 = @gprel(pair#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = send_descriptors#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	mov r42 = r14
	mov r41 = r0
	addl r40 = 2, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = send_descriptors#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	br .L80
	;;
.L71:
	adds r14 = -312, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -312, r37
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 16384, r2
	addl r40 = 1, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r38
	adds r14 = -312, r37
	addl r41 = 4, r0
	addl r40 = 65536, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r38
	br .L80
	;;
.L70:
	adds r14 = -48, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 20000, r0
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -48, r37
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 2, r0
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = tee#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L81
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L81
	mov r14 = r0
	br .L82
	;;
.L81:
	addl r14 = -1, r0
.L82:
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	br .L80
	;;
.L69:
	adds r33 = -304, r37
	addl r41 = 384, r0
	addl r40 = 66, r0
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r33] = r8
	;;
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = unlink#
	mov r1 = r38
	adds r14 = -304, r37
	addl r41 = 5000, r0
	;;
	movl r40 = @gprel(b#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -304, r37
	mov r44 = r0
	;;
	ld4 r43 = [r14]
	addl r42 = 1, r0
	addl r41 = 1, r0
	addl r40 = 4096, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	br .L80
	;;
.L68:
	addl r14 = @gprel(messages#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = mq_notify#
	mov r1 = r38
	br .L80
	;;
.L67:
	adds r33 = -304, r37
	mov r39 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r38
	;;
	st4 [r33] = r8
	addl r14 = @gprel(epoll#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -40, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -40, r37
	addl r16 = 1, r0
	;;
	st4 [r14] = r16
	adds r16 = -40, r37
	adds r14 = -304, r37
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r38
	;;
	addl r14 = @gprel(event#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r37
	addl r16 = 1, r0
	;;
	st4 [r14] = r16
	adds r16 = -24, r37
	adds r14 = -304, r37
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r38
	br .L80
	;;
.L66:
	adds r33 = -304, r37
	adds r14 = -296, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r38
	st4 [r33] = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	mov r15 = r0
	;;
	mov r41 = r15
	mov r40 = r14
	mov r39 = r33
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r38
	br .L80
	;;
.L65:
	adds r33 = -304, r37
	mov r40 = r0
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r33] = r8
	adds r14 = -304, r37
	mov r41 = r0
	addl r40 = 1024, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	adds r14 = -304, r37
	addl r41 = 1, r0
	addl r40 = 1026, r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	;;
	addl r14 = @gprel(event#), gp
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 8, r0
	mov r39 = r33
	br.call.sptk.many b0 = fcntl#
	mov r1 = r38
	br .L80
	;;
.L64:
	adds r33 = -300, r37
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -300, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	;;
	addl r39 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L83:
	addl r41 = 2, r0
	mov r40 = r0
	addl r39 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	adds r14 = -300, r37
	addl r42 = 1048576, r0
	;;
	mov r41 = r0
	ld4 r40 = [r14]
	addl r39 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	br .L80
	;;
.L63:
	adds r33 = -300, r37
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -300, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L84
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L84:
	adds r14 = -300, r37
	;;
	ld4 r14 = [r14]
	movl r42 = 16777220
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r38
	br .L80
	;;
.L62:
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	movl r39 = 100000000
	br.call.sptk.many b0 = rest#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L61:
	adds r14 = -312, r37
	addl r40 = 4096, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r38
	adds r14 = -312, r37
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 8192, r2
	addl r41 = 1, r0
	addl r40 = 4096, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	adds r14 = -312, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	adds r14 = -312, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L60:
	addl r40 = 10, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	addl r39 = 15, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	;;
	addl r40 = 1, r0
	addl r39 = 36, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	br .L80
	;;
.L58:
	br.call.sptk.many b0 = setsid#
	mov r1 = r38
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ptsname#
	mov r1 = r38
	mov r14 = r8
	adds r33 = -304, r37
	addl r40 = 2, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r33] = r8
	adds r14 = -304, r37
	addl r41 = 1, r0
	;;
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	br .L80
	;;
.L57:
	addl r14 = @gprel(notes#), gp
	;;
	ld4 r14 = [r14]
	movl r41 = 16777472
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	addl r41 = 384, r0
	;;
	addl r40 = 66, r0
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	addl r40 = 384, r0
	;;
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r38
	addl r40 = 2, r0
	;;
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = open#
	mov r1 = r38
	br .L80
	;;
.L87:
	nop 0
	br .L89
	;;
.L88:
	nop 0
.L80:
.L89:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp hold#
	.section	.rodata
	.align 8
.LC21:
	stringz	"ends"
	.align 8
.LC22:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.proc end#
end:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L92
	br .L95
	;;
.L91:
	addl r37 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
.L92:
	addl r37 = 9, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	br .L94
	;;
.L95:
	addl r14 = @gprel(self#), gp
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	nop 0
.L94:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp end#
	.align 16
	.proc end_thread#
end_thread:
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
	addl r37 = 2000000, r0
	br.call.sptk.many b0 = rest#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = end#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp end_thread#
	.align 16
	.proc status_of#
status_of:
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
	addl r14 = -1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	mov r14 = r35
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	adds r14 = 100, r14
	br .L101
	;;
.L99:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
.L101:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp status_of#
	.section	.rodata
	.align 8
.LC23:
	stringz	"fill"
	.align 8
.LC24:
	stringz	"mkdir"
	.align 8
.LC25:
	stringz	"listen"
	.align 8
.LC26:
	stringz	"/holding"
	.align 8
.LC27:
	stringz	"mq_open"
	.align 8
.LC28:
	stringz	"openpt"
	.align 8
.LC29:
	stringz	"unlockpt"
	.align 8
.LC30:
	stringz	"open"
	.align 8
.LC31:
	stringz	"lock"
	.align 8
.LC32:
	stringz	"exit"
	.align 8
.LC33:
	stringz	"signal"
	.align 8
.LC34:
	stringz	"execve"
	.align 8
.LC35:
	stringz	"waits, %s:"
	.align 8
.LC36:
	stringz	" %d"
	.align 8
.LC37:
	stringz	"\nholds, %s:"
	.align 8
.LC38:
	stringz	"waitid"
	.align 8
.LC39:
	stringz	"signals for a zombie: %d %d %d\n"
	.align 8
.LC40:
	stringz	"its status: %d\n"
	.align 8
.LC41:
	stringz	"values: %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 6, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -336, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	adds r14 = -296, r38
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	adds r14 = -184, r38
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
	adds r14 = -184, r38
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r38
	;;
	adds r14 = 16, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L103
	addl r14 = 9, r0
	br .L117
	;;
.L103:
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	st8 [r15] = r14
	addl r41 = 1, r0
	addl r40 = 36, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r39
	;;
	addl r40 = @gprel(empty#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	mov r34 = r8
	;;
	addl r40 = @gprel(full#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	mov r34 = r14
	addl r43 = @gprel(pair#), gp
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	mov r34 = r14
	addl r43 = @gprel(packed#), gp
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 4096, r0
	addl r41 = 1031, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r39
	;;
	addl r14 = @gprel(full#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 4096, r0
	movl r41 = @gprel(b#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	nop 0
.L105:
	;;
	addl r14 = @gprel(packed#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 64, r0
	addl r42 = 60000, r0
	movl r41 = @gprel(b#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	addl r41 = 448, r0
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mkdir#
	mov r1 = r39
	mov r34 = r8
	addl r41 = 384, r0
	;;
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(event#), gp
	;;
	st4 [r15] = r14
	mov r40 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(epoll#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(notes#), gp
	;;
	st4 [r15] = r14
	mov r41 = r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(timer#), gp
	;;
	st4 [r15] = r14
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r41 = 384, r0
	mov r40 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(queue#), gp
	;;
	st4 [r15] = r14
	addl r41 = 384, r0
	mov r40 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(crowded#), gp
	;;
	st4 [r15] = r14
	addl r42 = 384, r0
	addl r41 = 2, r0
	mov r40 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(set#), gp
	;;
	st4 [r15] = r14
	addl r42 = 384, r0
	addl r41 = 8192, r0
	mov r40 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(segment#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = 1, r0
	;;
	mov r43 = r15
	addl r42 = 16, r0
	addl r41 = 1, r0
	mov r40 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r39
	nop 0
.L106:
	;;
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 2048, r0
	addl r42 = 8000, r0
	movl r41 = @gprel(b#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L106
	addl r14 = @gprel(epoll#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(event#), gp
	;;
	ld4 r16 = [r14]
	adds r14 = -104, r38
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -104, r38
	addl r17 = 1, r0
	;;
	st4 [r14] = r17
	adds r14 = -104, r38
	;;
	mov r43 = r14
	mov r42 = r16
	addl r41 = 1, r0
	mov r40 = r15
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r39
	;;
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(listener#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -296, r38
	addl r42 = 110, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = bind#
	mov r1 = r39
	mov r34 = r8
	;;
	addl r14 = @gprel(listener#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 5, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = listen#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC25)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r39
	adds r14 = -184, r38
	;;
	mov r43 = r14
	addl r42 = 384, r0
	addl r41 = 66, r0
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mq_open#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(messages#), gp
	;;
	st4 [r14] = r15
	addl r40 = 258, r0
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC28)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(terminal#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = grantpt#
	mov r1 = r39
	mov r34 = r8
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r39
	mov r14 = r8
	;;
	or r14 = r14, r34
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = ptsname#
	mov r1 = r39
	mov r14 = r8
	addl r41 = 258, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(slave#), gp
	;;
	st4 [r14] = r15
	addl r42 = 384, r0
	addl r41 = 66, r0
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(locked#), gp
	;;
	st4 [r14] = r15
	addl r42 = 384, r0
	addl r41 = 66, r0
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	mov r1 = r39
	mov r14 = r8
	addl r41 = 2, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = flock#
	mov r1 = r39
	;;
	addl r14 = @gprel(locked#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -88, r38
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
	adds r14 = -88, r38
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -88, r38
	;;
	adds r14 = 16, r14
	addl r16 = 10, r0
	;;
	st8 [r14] = r16
	adds r14 = -88, r38
	;;
	mov r42 = r14
	addl r41 = 37, r0
	mov r40 = r15
	br.call.sptk.many b0 = fcntl#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -120, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pthread_mutexattr_init#
	mov r1 = r39
	adds r14 = -120, r38
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	mov r1 = r39
	adds r14 = -120, r38
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	mov r1 = r39
	mov r45 = r0
	addl r44 = -1, r0
	addl r43 = 33, r0
	addl r42 = 3, r0
	addl r41 = 4096, r0
	;;
	mov r40 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(inherits#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(inherits#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -120, r38
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = pthread_mutex_init#
	mov r1 = r39
	;;
	addl r14 = @gprel(inherits#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r39
	adds r14 = -320, r38
	;;
	st4 [r14] = r0
	br .L107
	;;
.L115:
	adds r14 = -56, r38
	movl r15 = @gprel(.LC32)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r38
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC33)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r38
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC34)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r15 = -56, r38
	adds r16 = -320, r38
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC35)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -316, r38
	;;
	st4 [r14] = r0
	br .L108
	;;
.L110:
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	adds r34 = -300, r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -300, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L109
	adds r15 = -320, r38
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -112, r38
	;;
	mov r43 = r15
	addl r42 = @ltoff(@fptr(end_thread#)), gp
	;;
	ld8 r42 = [r42]
	mov r41 = r0
	mov r40 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r39
	adds r14 = -316, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = wait_in#
	mov r1 = r39
	;;
	addl r40 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L109:
	adds r14 = -300, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC36)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -316, r38
	adds r15 = -316, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L108:
	adds r14 = -316, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 33, r14
	(p6) br.cond.dptk .L110
	adds r14 = -32, r38
	movl r15 = @gprel(.LC32)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC33)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r38
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC34)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r15 = -32, r38
	adds r16 = -320, r38
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -312, r38
	;;
	st4 [r14] = r0
	br .L111
	;;
.L113:
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	adds r34 = -304, r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -304, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L112
	adds r14 = -312, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = hold#
	mov r1 = r39
	adds r14 = -320, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = end#
	mov r1 = r39
.L112:
	adds r14 = -304, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC36)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @gprel(pair#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 64, r0
	addl r42 = 1, r0
	movl r41 = @gprel(b#)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r39
	adds r14 = -312, r38
	adds r15 = -312, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L111:
	adds r14 = -312, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L113
	addl r40 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r39
	nop 0
.L114:
	;;
	mov r40 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
	adds r15 = -320, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -320, r38
	;;
	st4 [r16] = r14
.L107:
	adds r15 = -320, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L115
	adds r34 = -308, r38
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -308, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
	addl r40 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L116:
	adds r14 = -308, r38
	;;
	ld4 r14 = [r14]
	movl r43 = 16777220
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r41 = @gprel(.LC38)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -308, r38
	;;
	addl r41 = 10, r0
	ld4 r40 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r39
	mov r34 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r39
	mov r16 = r8
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	adds r15 = -308, r38
	;;
	mov r42 = r14
	mov r41 = r16
	ld4 r40 = [r15]
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -308, r38
	;;
	addl r41 = 9, r0
	ld4 r40 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r35
	mov r41 = r34
	movl r40 = @gprel(.LC39)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -308, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = status_of#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC40)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 12, r0
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r39
	mov r34 = r8
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	addl r42 = 12, r0
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r34
	movl r40 = @gprel(.LC41)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r39
	;;
	addl r14 = @gprel(queue#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r39
	;;
	addl r14 = @gprel(crowded#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r39
	;;
	addl r14 = @gprel(set#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r39
	;;
	addl r14 = @gprel(segment#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = shmctl#
	mov r1 = r39
	;;
	addl r14 = @gprel(other_word#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
.L117:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
