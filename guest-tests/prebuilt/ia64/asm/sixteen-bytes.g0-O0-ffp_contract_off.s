// 6feb0134d47000c2b0cc01b97317694f
	.file	"sixteen-bytes.c"
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
	.proc next_random64#
next_random64:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
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
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	shl r33 = r14, 32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	or r14 = r14, r33
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp next_random64#
	.bss
	.align 16
	.type	bytes#, @object
	.size	bytes#, 32
bytes:
	.skip	32
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.text
	.align 16
	.proc store_little#
store_little:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	st8 [r14] = r34
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	mov r16 = r2
	;;
	ld8 r16 = [r16]
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r16;;
	st16 [r14]=r15,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp store_little#
	.align 16
	.proc load_little#
load_little:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	st8 [r14] = r34
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	ld16 r16,ar.csd=[r14];;
	rum 2;;
	mov r15=ar.csd
// 0 "" 2
#NO_APP
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r16
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp load_little#
	.align 16
	.proc exchange_little#
exchange_little:
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
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r16 = [r14]
	mov r14 = r2
	;;
	ld8 r17 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r18 = [r14]
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r16
	mov ar.csd=r18;;
	cmp8xchg16.acq r14=[r15],r17,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	adds r15 = -32, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp exchange_little#
	.align 16
	.proc store_big#
store_big:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	st8 [r14] = r34
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	mov r16 = r2
	;;
	ld8 r16 = [r16]
	;;
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r16;;
	sum 2;;
	st16 [r14]=r15,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp store_big#
	.align 16
	.proc load_big#
load_big:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	st8 [r14] = r34
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	sum 2;;
	ld16 r16,ar.csd=[r14];;
	rum 2;;
	mov r15=ar.csd
// 0 "" 2
#NO_APP
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r16
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp load_big#
	.align 16
	.proc exchange_big#
exchange_big:
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
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r16 = [r14]
	mov r14 = r2
	;;
	ld8 r17 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r18 = [r14]
	;;
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r16
	mov ar.csd=r18;;
	sum 2;;
	cmp8xchg16.acq r14=[r15],r17,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	adds r15 = -32, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp exchange_big#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%-8s"
	.align 8
.LC1:
	stringz	" %02x"
	.text
	.align 16
	.proc show#
show:
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
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L14:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L15
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.sdata,"aws"
	.align 8
	.type	first#, @object
	.size	first#, 8
first:
	data8	72623859790382856
	.align 8
	.type	second#, @object
	.size	second#, 8
second:
	data8	1230066625199609624
	.section	.rodata
	.align 8
.LC2:
	stringz	"stored"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"low == first && high == second"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"exchange(bytes, first + 1, 5, 6) == first"
	.align 8
.LC8:
	stringz	"exchange(bytes, first, second, first) == first"
	.align 8
.LC9:
	stringz	"changed"
	.align 8
.LC11:
	stringz	"exchange(bytes + 8, first, ~first, ~second) == first"
	.sdata
	.align 8
.LC10:
	data8	bytes#+8
	.text
	.align 16
	.proc sixteen#
sixteen:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
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
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	adds r14 = -32, r38
	;;
	st8 [r14] = r0
	adds r14 = -24, r38
	;;
	st8 [r14] = r0
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r39
	movl r15 = 72623859790382856
	movl r16 = 1230066625199609624
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	mov r42 = r16
	mov r41 = r15
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	adds r15 = -24, r38
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	mov r42 = r15
	adds r41 = -32, r38
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	movl r15 = 72623859790382856
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	adds r14 = -24, r38
	;;
	ld8 r14 = [r14]
	movl r15 = 1230066625199609624
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L18:
	movl r42 = @gprel(.LC5)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	movl r14 = 72623859790382856
	;;
	adds r15 = 1, r14
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	addl r43 = 6, r0
	addl r42 = 5, r0
	mov r41 = r15
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	movl r15 = 72623859790382856
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L20:
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -24, r38
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	mov r42 = r15
	adds r41 = -32, r38
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	movl r15 = 72623859790382856
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	adds r14 = -24, r38
	;;
	ld8 r14 = [r14]
	movl r15 = 1230066625199609624
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L22:
	movl r42 = @gprel(.LC5)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	movl r15 = 72623859790382856
	movl r16 = 1230066625199609624
	movl r17 = 72623859790382856
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	movl r15 = 72623859790382856
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	;;
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r15 = [r14]
	movl r18 = 72623859790382856
	movl r14 = 72623859790382856
	;;
	andcm r16 = -1, r14
	movl r14 = 1230066625199609624
	;;
	andcm r17 = -1, r14
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	mov r43 = r17
	mov r42 = r16
	mov r41 = r18
	mov r40 = r15
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	movl r15 = 72623859790382856
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp sixteen#
	.section	.rodata
	.align 8
.LC12:
	stringz	"SIGBUS"
	.align 8
.LC13:
	stringz	"SIGSEGV"
	.align 8
.LC14:
	stringz	"%s, at %ld\n"
	.text
	.align 16
	.proc on_fault#
on_fault:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L28
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
	br .L29
	;;
.L28:
	movl r15 = @gprel(.LC13)
	;;
	add r15 = r1, r15
.L29:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = 4095, r0
	;;
	and r14 = r14, r16
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_fault#
	.section	.rodata
	.align 8
.LC15:
	stringz	"a == 0 && b == 0"
	.align 8
.LC16:
	stringz	"memcmp(words, page, 4096) == 0"
	.text
	.align 16
	.proc faults#
faults:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -144, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -144, r35
	;;
	addl r15 = @ltoff(@fptr(on_fault#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -144, r35
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 7, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -144, r35
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 11, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 1, r0
	addl r37 = 16384, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -176, r35
	;;
	st8 [r14] = r8
	adds r32 = -168, r35
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 16384, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	st8 [r32] = r8
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r16 = -152, r35
	adds r15 = -160, r35
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = load_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L32:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = store_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L33:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 44, r14
	addl r39 = 2, r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = exchange_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L34:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r15 = -176, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 48, r14
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = store_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L35:
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r15 = -176, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 72, r14
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = exchange_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L36:
	adds r15 = -176, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	adds r16 = -152, r35
	adds r15 = -160, r35
	;;
	mov r38 = r16
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = load_little#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -168, r35
	addl r38 = 4096, r0
	adds r15 = -176, r35
	;;
	ld8 r37 = [r15]
	ld8 r36 = [r14]
	br.call.sptk.many b0 = memcmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L40:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp faults#
	.align 16
	.proc leading_zeros#
leading_zeros:
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
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r14=r14
// 0 "" 2
#NO_APP
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp leading_zeros#
	.align 16
	.proc feature#
feature:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
#APP
// 112 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	tf.nz p6,p7=32;;
	(p6) mov r14=1
	(p7) mov r14=0
// 0 "" 2
#NO_APP
	;;
	st4 [r2] = r14
	ld4 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp feature#
	.section	.rodata
	.align 8
.LC17:
	stringz	"clz"
	.align 8
.LC18:
	stringz	" %u"
	.align 8
.LC19:
	stringz	"\n    %u %u %u\n"
	.align 8
.LC20:
	stringz	"TWO(\"mpy4\", -1, -1) == 0xfffffffe00000001"
	.align 8
.LC21:
	stringz	"TWO(\"mpy4\", 0x7fffffff80000000, 0x1234567800000003) == 0x180000000"
	.align 8
.LC22:
	stringz	"TWO(\"mpyshl4\", 0xffffffff00000000, 0xffffffff) == 0x100000000"
	.align 8
.LC23:
	stringz	"TWO(\"mpyshl4\", 0x0000000355555555, 0x7777777780000001) == 0x8000000300000000"
	.align 8
.LC24:
	stringz	"wrong == 0"
	.text
	.align 16
	.proc integers#
integers:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	br.call.sptk.many b0 = feature#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L64
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -80, r36
	;;
	st4 [r14] = r0
	br .L48
	;;
.L51:
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 64, r14
	(p6) br.cond.dptk .L49
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	addl r15 = -1, r0
	;;
	shr.u r14 = r15, r14
	br .L50
	;;
.L49:
	mov r14 = r0
.L50:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = leading_zeros#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -80, r36
	;;
	st4 [r15] = r14
.L48:
	adds r15 = -80, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 64, r14
	(p6) br.cond.dptk .L51
	movl r38 = -9223372036854775808
	br.call.sptk.many b0 = leading_zeros#
	mov r1 = r37
	mov r32 = r8
	;;
	movl r38 = 2147483648
	br.call.sptk.many b0 = leading_zeros#
	mov r1 = r37
	mov r33 = r8
	;;
	addl r38 = 6, r0
	br.call.sptk.many b0 = leading_zeros#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r14 = -1, r0
	addl r15 = -1, r0
	;;
#APP
// 124 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -64, r36
	;;
	st8 [r14] = r15
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	movl r15 = -8589934591
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L53:
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	movl r14 = 9223372034707292160
	movl r15 = 1311768464867721219
	;;
#APP
// 125 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -56, r36
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	;;
	ld8 r14 = [r14]
	movl r15 = 6442450944
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L55:
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	movl r14 = -4294967296
	addp4 r15 = 4294967295 - 0x100000000, r0
	;;
#APP
// 126 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -48, r36
	;;
	st8 [r14] = r15
	adds r14 = -48, r36
	;;
	ld8 r14 = [r14]
	movl r15 = 4294967296
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L57:
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	movl r14 = 14316557653
	movl r15 = 8608480567874289665
	;;
#APP
// 127 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -40, r36
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372023969873920
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L59:
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -76, r36
	;;
	st4 [r14] = r0
	adds r14 = -72, r36
	;;
	st4 [r14] = r0
	br .L60
	;;
.L61:
	adds r32 = -32, r36
	adds r14 = 8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r37
	st8 [r32] = r8
	adds r32 = -24, r36
	adds r14 = 8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -16, r36
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	adds r16 = -24, r36
	;;
	ld8 r16 = [r16]
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r16=r14,r16
// 0 "" 2
#NO_APP
	adds r14 = -8, r36
	;;
	st8 [r14] = r16
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	adds r16 = -32, r36
	;;
	ld8 r16 = [r16]
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r16=r15,r16
// 0 "" 2
#NO_APP
	mov r15 = r36
	;;
	st8 [r15] = r16
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r16 = -32, r36
	adds r15 = -24, r36
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	cmp.ne p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -76, r36
	adds r15 = -76, r36
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -72, r36
	adds r15 = -72, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L60:
	adds r14 = -72, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L61
	adds r14 = -76, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L63:
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L45
	;;
.L64:
	nop 0
.L45:
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp integers#
	.section	.rodata
	.align 8
.LC25:
	stringz	"little-endian"
	.align 8
.LC26:
	stringz	"big-endian"
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
	addl r39 = @ltoff(@fptr(exchange_little#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @ltoff(@fptr(load_little#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(store_little#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sixteen#
	mov r1 = r35
	;;
	addl r39 = @ltoff(@fptr(exchange_big#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @ltoff(@fptr(load_big#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = @ltoff(@fptr(store_big#)), gp
	;;
	ld8 r37 = [r37]
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sixteen#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = faults#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = integers#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
