// cfc8522a58995f4b4fa55b3abf1fb6e0
	.file	"lz77.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next_random#
next_random:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 13, 19
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 5, 27
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp next_random#
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L4
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L6
	;;
.L4:
	addl r14 = 1, r0
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 60000
text:
	.skip	60000
	.align 8
	.type	packed#, @object
	.size	packed#, 120000
packed:
	.skip	120000
	.align 8
	.type	unpacked#, @object
	.size	unpacked#, 60000
unpacked:
	.skip	60000
	.align 4
	.type	head#, @object
	.size	head#, 32768
head:
	.skip	32768
	.align 4
	.type	previous#, @object
	.size	previous#, 131072
previous:
	.skip	131072
	.section	.rodata
	.align 8
.LC0:
	stringz	"the "
	.align 8
.LC1:
	stringz	"guest "
	.align 8
.LC2:
	stringz	"program "
	.align 8
.LC3:
	stringz	"counts "
	.align 8
.LC4:
	stringz	"its "
	.align 8
.LC5:
	stringz	"own "
	.align 8
.LC6:
	stringz	"cycles "
	.align 8
.LC7:
	stringz	"and "
	.align 8
.LC8:
	stringz	"prints "
	.align 8
.LC9:
	stringz	"them.\n"
	.align 8
.LC10:
	stringz	"a "
	.align 8
.LC11:
	stringz	"register "
	.align 8
.LC12:
	stringz	"holds "
	.align 8
.LC13:
	stringz	"nothing "
	.align 8
.LC14:
	stringz	"until "
	.align 8
.LC15:
	stringz	"it "
	.align 8
.LC16:
	stringz	"is "
	.align 8
.LC17:
	stringz	"written "
	.align 8
.LC18:
	stringz	"to, "
	.align 8
.LC19:
	stringz	"0x"
	.align 8
	.type	words#, @object
	.size	words#, 160
words:
	data8	.LC0
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
	.text
	.align 16
	.proc write_text#
write_text:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L8
	;;
.L12:
	mov r14 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	movl r16 = @gprel(words#)
	;;
	add r16 = r1, r16
	addp4 r15 = r15, r0
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L9
	;;
.L11:
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r34
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r15
	zxt1 r15 = r16
	;;
	mov r16 = r15
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
.L9:
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 59999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
.L10:
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 3353953467947191203
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 1
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 59999, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r15
	adds r15 = 48, r16
	;;
	zxt1 r15 = r15
	;;
	mov r16 = r15
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
.L8:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 59999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp write_text#
	.sbss
	.align 2
	.type	flag_model#, @object
	.size	flag_model#, 4
flag_model:
	.skip	4
	.bss
	.align 2
	.type	byte_model#, @object
	.size	byte_model#, 512
byte_model:
	.skip	512
	.align 2
	.type	length_model#, @object
	.size	length_model#, 512
length_model:
	.skip	512
	.align 2
	.type	distance_model#, @object
	.size	distance_model#, 1024
distance_model:
	.skip	1024
	.text
	.align 16
	.proc start_models#
start_models:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r0
	br .L14
	;;
.L15:
	movl r15 = @gprel(distance_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 256, r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	movl r15 = @gprel(distance_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 256, r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(distance_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r16
	movl r15 = @gprel(distance_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(length_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r16
	movl r15 = @gprel(length_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(byte_model#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r16
	ld4 r14 = [r2]
	;;
	adds r14 = 1, r14
	;;
	st4 [r2] = r14
.L14:
	ld4 r14 = [r2]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(flag_model#), gp
	;;
	adds r14 = 2, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	addl r14 = @gprel(flag_model#), gp
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(flag_model#), gp
	;;
	st2 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp start_models#
	.align 16
	.proc code_bit#
code_bit:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st4 [r14] = r34
	adds r14 = 4, r2
	;;
	st4 [r14] = r35
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	ld4 r16 = [r15]
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	extr.u r15 = r15, 12, 20
	;;
	mov r16 = r15
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld2 r15 = [r15]
	setf.sig f6 = r16
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r14 = r14, r15
	adds r15 = -32, r2
	;;
	st4 [r15] = r14
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	st4 [r14] = r15
.L17:
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = 4096, r0
	;;
	sub r14 = r14, r16
	;;
	extr r14 = r14, 5, 27
	;;
	zxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	st2 [r14] = r15
	br .L20
	;;
.L18:
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 5, 27
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	st2 [r14] = r15
	br .L20
	;;
.L23:
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r17 = 1, r14
	adds r16 = -16, r2
	;;
	ld8 r16 = [r16]
	;;
	adds r16 = 16, r16
	;;
	st8 [r16] = r17
	ld1 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	br .L22
	;;
.L21:
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 24, 8
	;;
	mov r17 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 1, r14
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	st8 [r15] = r16
	zxt1 r15 = r17
	;;
	st1 [r14] = r15
.L22:
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 8, 24
	addl r15 = 255, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	extr.u r14 = r14, 24, 8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp code_bit#
	.align 16
	.proc code_byte#
code_byte:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 4, 0
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
	addl r14 = 1, r0
	adds r15 = -32, r39
	;;
	st4 [r15] = r14
	adds r14 = -28, r39
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	br .L26
	;;
.L27:
	adds r15 = -32, r39
	;;
	ld4 r14 = [r15]
	;;
	shladd r36 = r14, 1, r0
	adds r15 = -32, r39
	;;
	ld4 r14 = [r15]
	;;
	shladd r14 = r14, 1, r0
	adds r15 = -8, r39
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	mov r15 = r39
	adds r14 = -28, r39
	;;
	ld4 r17 = [r15]
	ld4 r15 = [r14]
	;;
	addp4 r14 = r17, r0
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	mov r17 = r14
	adds r15 = 4, r39
	adds r14 = -16, r39
	;;
	ld4 r44 = [r15]
	mov r43 = r17
	mov r42 = r16
	ld8 r41 = [r14]
	br.call.sptk.many b0 = code_bit#
	mov r1 = r40
	mov r14 = r8
	;;
	add r14 = r36, r14
	adds r15 = -32, r39
	;;
	st4 [r15] = r14
	adds r14 = -28, r39
	adds r15 = -28, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = -28, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L27
	adds r15 = -32, r39
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp code_byte#
	.align 16
	.proc hash_of#
hash_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r15 = r16
	;;
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	;;
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	;;
	dep.z r15 = r15, 5, 27
	;;
	sub r16 = r15, r16
	ld8 r14 = [r2]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	ld8 r14 = [r2]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	extr.u r14 = r14, 3, 29
	;;
	mov r15 = r14
	addl r14 = 8191, r0
	;;
	and r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp hash_of#
	.align 16
	.proc longest_match#
longest_match:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	addl r15 = 60000, r0
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	adds r15 = -16, r36
	addl r16 = 130, r0
	;;
	cmp4.le p6, p7 = r16, r14
	;;
	(p6) mov r14 = r16
	;;
	st4 [r15] = r14
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = hash_of#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -28, r36
	;;
	movl r16 = @gprel(head#)
	;;
	add r16 = r1, r16
	addp4 r15 = r15, r0
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r36
	;;
	st4 [r14] = r0
	br .L32
	;;
.L40:
	adds r14 = -28, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r36
	;;
	ld4 r15 = [r14]
	adds r17 = -32, r36
	;;
	ld4 r14 = [r17]
	;;
	add r14 = r15, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r16
	(p7) br.cond.dptk .L42
	adds r14 = -20, r36
	;;
	st4 [r14] = r0
	br .L35
	;;
.L37:
	adds r14 = -20, r36
	adds r15 = -20, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r15 = -20, r36
	adds r14 = -16, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L36
	adds r15 = -28, r36
	adds r14 = -20, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	mov r15 = r36
	adds r14 = -20, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r16
	(p6) br.cond.dptk .L37
.L36:
	adds r14 = -20, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	adds r17 = -32, r36
	;;
	st4 [r17] = r14
	mov r15 = r36
	adds r14 = -28, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r15 = r15, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
.L38:
	adds r14 = -16, r36
	adds r16 = -32, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dptk .L43
	br .L34
	;;
.L42:
	nop 0
.L34:
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -28, r36
	movl r16 = @gprel(previous#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 15, r14
	(p6) br.cond.dptk .L39
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L39
	mov r15 = r36
	adds r14 = -28, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r15 = 32767, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	br .L39
	;;
.L43:
	nop 0
.L39:
	adds r17 = -32, r36
	;;
	ld4 r14 = [r17]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp longest_match#
	.sdata
	.align 8
.LC20:
	data8	distance_model#+512
	.text
	.align 16
	.proc compress#
compress:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(packed#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = start_models#
	mov r1 = r36
	addl r39 = 32768, r0
	addl r38 = -1, r0
	;;
	movl r37 = @gprel(head#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L45
	;;
.L54:
	mov r14 = r35
	;;
	st4 [r14] = r0
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 59997, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L46
	mov r14 = r35
	;;
	mov r38 = r14
	adds r16 = -48, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = longest_match#
	mov r1 = r36
	mov r15 = r8
	br .L47
	;;
.L46:
	mov r15 = r0
.L47:
	adds r14 = -44, r35
	;;
	st4 [r14] = r15
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -36, r35
	;;
	st4 [r14] = r15
	adds r14 = -36, r35
	adds r15 = -24, r35
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	addl r38 = @gprel(flag_model#), gp
	mov r37 = r15
	br.call.sptk.many b0 = code_bit#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -3, r14
	;;
	mov r15 = r14
	adds r14 = -24, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(length_model#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 24
	;;
	mov r15 = r14
	adds r14 = -24, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(distance_model#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r16 = r14
	addl r14 = @gprel(.LC20), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	mov r40 = r0
	mov r39 = r16
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r36
	br .L50
	;;
.L48:
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -24, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(byte_model#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r36
	adds r14 = -44, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L50
	;;
.L53:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 59997, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p7) br.cond.dptk .L58
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r32 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = hash_of#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 17, 15
	;;
	add r14 = r14, r15
	addl r16 = 32767, r0
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	mov r17 = r14
	movl r15 = @gprel(head#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(previous#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	movl r15 = @gprel(head#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r16 = -48, r35
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	br .L52
	;;
.L58:
	nop 0
.L52:
	adds r14 = -44, r35
	adds r15 = -44, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r35
	;;
	st4 [r16] = r14
.L50:
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
.L45:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 59999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	adds r14 = -40, r35
	;;
	st4 [r14] = r0
	br .L55
	;;
.L56:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 24, 8
	;;
	mov r17 = r14
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 1, r14
	adds r15 = -24, r35
	;;
	adds r15 = 16, r15
	;;
	st8 [r15] = r16
	zxt1 r15 = r17
	;;
	st1 [r14] = r15
	adds r14 = -40, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -24, r35
	;;
	st4 [r14] = r15
.L55:
	adds r14 = -40, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L56
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(packed#)
	;;
	add r15 = r1, r15
	;;
	sub r14 = r14, r15
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp compress#
	.sdata
	.align 8
.LC21:
	data8	distance_model#+512
	.text
	.align 16
	.proc expand#
expand:
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
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(packed#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = start_models#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L60
	;;
.L61:
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -16, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r17 = 1, r14
	adds r16 = -16, r34
	;;
	adds r16 = 16, r16
	;;
	st8 [r16] = r17
	ld1 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
.L60:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L61
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L62
	;;
.L66:
	adds r14 = -16, r34
	addl r39 = 1, r0
	mov r38 = r0
	addl r37 = @gprel(flag_model#), gp
	;;
	mov r36 = r14
	br.call.sptk.many b0 = code_bit#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	adds r14 = -16, r34
	addl r39 = 1, r0
	mov r38 = r0
	movl r37 = @gprel(byte_model#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r35
	mov r17 = r8
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -28, r34
	;;
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	zxt1 r15 = r17
	;;
	mov r16 = r15
	movl r15 = @gprel(unpacked#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	br .L62
	;;
.L63:
	adds r14 = -16, r34
	addl r39 = 1, r0
	mov r38 = r0
	movl r37 = @gprel(length_model#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -24, r34
	;;
	adds r15 = 3, r15
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	addl r39 = 1, r0
	mov r38 = r0
	movl r37 = @gprel(distance_model#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r35
	mov r14 = r8
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -20, r34
	;;
	st4 [r14] = r15
	addl r14 = @gprel(.LC21), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r34
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = code_byte#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r16 = r14
	adds r14 = -20, r34
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	br .L64
	;;
.L65:
	adds r15 = -28, r34
	adds r14 = -20, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = @gprel(unpacked#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(unpacked#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -24, r34
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L64:
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
.L62:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 59999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L66
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp expand#
	.section	.rodata
	.align 8
.LC22:
	stringz	"not the same"
	.align 8
.LC23:
	stringz	"%d %08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	adds r14 = -12, r37
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = write_text#
	mov r1 = r38
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L68
	;;
.L71:
	br.call.sptk.many b0 = compress#
	mov r1 = r38
	adds r16 = -16, r37
	;;
	st4 [r16] = r8
	addl r41 = 60000, r0
	mov r40 = r0
	movl r39 = @gprel(unpacked#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = expand#
	mov r1 = r38
	addl r41 = 60000, r0
	;;
	movl r40 = @gprel(unpacked#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(text#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = puts#
	mov r1 = r38
	addl r14 = 1, r0
	br .L70
	;;
.L69:
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L68:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	adds r14 = -4, r37
	;;
	st4 [r14] = r0
	br .L72
	;;
.L73:
	adds r14 = -12, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	movl r16 = @gprel(packed#)
	;;
	add r16 = r1, r16
	adds r14 = -4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -12, r37
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -4, r37
	adds r15 = -4, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L72:
	adds r14 = -4, r37
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L73
	adds r14 = -12, r37
	;;
	ld4 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L70:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
