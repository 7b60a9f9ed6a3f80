// 055e66585500bb7d136ce5404c9f7f5c
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/p.c"
	.global spot#
	.data
	.align 8
	.type	spot#, @object
	.size	spot#, 16
spot:
	data4	1
	data4	2
	data4	0
	data4	1074003968
	.global counter#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	counter#, @object
	.size	counter#, 4
counter:
	.skip	4
	.global hits#
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.global shared#
	.bss
	.align 4
	.type	shared#, @object
	.size	shared#, 16
shared:
	.skip	16
	.global total#
	.section	.sbss
	.align 4
	.type	total#, @object
	.size	total#, 4
total:
	.skip	4
	.global text#
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 16
text:
	.skip	16
	.text
	.align 16
	.global leaf#
	.type	leaf#, @function
	.proc leaf#
leaf:
[.LFB6:]
	.file 2 "@SOURCE@/p.c"
	.loc 2 15 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI0:]
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	.loc 2 16 13
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r15 = [r14]
	ld4 r14 = [r2]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(counter#), gp
	;;
	st4.rel [r15] = r14
	.loc 2 17 14
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	.loc 2 17 18
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	.loc 2 18 1
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
[.LCFI1:]
	br.ret.sptk.many b0
	;;
.LFE6:
	.endp leaf#
	.align 16
	.global middle#
	.type	middle#, @function
	.proc middle#
middle:
[.LFB7:]
	.loc 2 20 1
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
[.LCFI2:]
	.vframe r35
	mov r35 = r12
[.LCFI3:]
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
[.LCFI4:]
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	.loc 2 21 9
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
[.LBB2:]
	.loc 2 22 14
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	.loc 2 22 5
	br .L4
	;;
.L5:
	.loc 2 23 14 discriminator 3
	mov r15 = r35
	adds r14 = -12, r35
	;;
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	mov r15 = r8
	.loc 2 23 11 discriminator 3
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	.loc 2 22 29 discriminator 3
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	.loc 2 22 23 discriminator 1
	adds r15 = -12, r35
	mov r14 = r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
[.LBE2:]
	.loc 2 24 12
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	.loc 2 25 1
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
[.LCFI5:]
	br.ret.sptk.many b0
	;;
.LFE7:
	.endp middle#
	.align 16
	.global reader#
	.type	reader#, @function
	.proc reader#
reader:
[.LFB8:]
	.loc 2 27 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI6:]
	.body
	.loc 2 28 18
	movl r14 = @gprel(spot#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	.loc 2 28 11
	addl r14 = @gprel(total#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(total#), gp
	;;
	st4.rel [r15] = r14
	.loc 2 29 18
	movl r14 = @gprel(spot#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	.loc 2 29 11
	addl r14 = @gprel(total#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(total#), gp
	;;
	st4.rel [r15] = r14
	.loc 2 30 1
	nop 0
	.restore sp
	mov r12 = r2
[.LCFI7:]
	br.ret.sptk.many b0
	;;
.LFE8:
	.endp reader#
	.align 16
	.proc handler#
handler:
[.LFB9:]
	.loc 2 32 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI8:]
	.body
	;;
	st4 [r2] = r32
	.loc 2 34 9
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(hits#), gp
	;;
	st4.rel [r15] = r14
	.loc 2 35 1
	nop 0
	.restore sp
	mov r12 = r2
[.LCFI9:]
	br.ret.sptk.many b0
	;;
.LFE9:
	.endp handler#
	.align 16
	.proc worker#
worker:
[.LFB10:]
	.loc 2 37 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI10:]
	.body
	;;
	st8 [r2] = r32
	.loc 2 38 30
	ld8 r14 = [r2]
	;;
	mov r16 = r14
	.loc 2 38 12
	ld8 r15 = [r2]
	.loc 2 38 28
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r17 = r14
	.loc 2 38 23
	movl r16 = @gprel(shared#)
	;;
	add r16 = r1, r16
	shladd r14 = r15, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r17
	.loc 2 39 12
	ld8 r14 = [r2]
	.loc 2 40 1
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
[.LCFI11:]
	br.ret.sptk.many b0
	;;
.LFE10:
	.endp worker#
	.align 16
	.proc threads#
threads:
[.LFB11:]
	.loc 2 42 1
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
[.LCFI12:]
	.vframe r34
	mov r34 = r12
[.LCFI13:]
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
[.LCFI14:]
	mov r35 = r1
	.body
[.LBB3:]
	.loc 2 44 17
	;;
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	.loc 2 44 5
	br .L12
	;;
.L13:
	.loc 2 45 9 discriminator 3
	mov r15 = r34
	adds r16 = -16, r34
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	.loc 2 45 56 discriminator 3
	adds r16 = -16, r34
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	.loc 2 45 9 discriminator 3
	;;
	mov r39 = r14
	addl r38 = @ltoff(@fptr(worker#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	.loc 2 44 32 discriminator 3
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st8 [r16] = r14
.L12:
	.loc 2 44 26 discriminator 1
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
[.LBE3:]
[.LBB4:]
	.loc 2 46 17
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	.loc 2 46 5
	br .L14
	;;
.L15:
	.loc 2 47 9 discriminator 3
	mov r15 = r34
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	.loc 2 46 32 discriminator 3
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L14:
	.loc 2 46 26 discriminator 1
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
[.LBE4:]
	.loc 2 48 1
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
[.LCFI15:]
	br.ret.sptk.many b0
	;;
.LFE11:
	.endp threads#
	.section	.rodata
	.align 8
.LC0:
	stringz	"exec"
	.text
	.align 16
	.proc child#
child:
[.LFB12:]
	.loc 2 50 1
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
[.LCFI16:]
	.vframe r35
	mov r35 = r12
[.LCFI17:]
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
[.LCFI18:]
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	.loc 2 51 11
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r35
	;;
	st8 [r15] = r14
	adds r14 = -24, r35
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	.loc 2 52 5
	mov r14 = r35
	adds r38 = -32, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = execv#
	mov r1 = r36
	.loc 2 53 5
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
.LFE12:
	.endp child#
	.align 16
	.proc loop#
loop:
[.LFB13:]
	.loc 2 56 1
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
[.LCFI19:]
	.body
.L18:
	.loc 2 58 16 discriminator 1
	addl r14 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(counter#), gp
	;;
	st4.rel [r15] = r14
	br .L18
	;;
.LFE13:
	.endp loop#
	.section	.rodata
	.align 8
.LC1:
	stringz	"loop"
	.align 8
.LC2:
	stringz	"filled"
	.align 8
.LC3:
	stringz	"%d %d %d %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB14:]
	.loc 2 61 1
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
[.LCFI20:]
	.vframe r37
	mov r37 = r12
[.LCFI21:]
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
[.LCFI22:]
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	.loc 2 63 8
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	.loc 2 63 33 discriminator 1
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	.loc 2 63 22 discriminator 1
	;;
	ld8 r14 = [r14]
	movl r40 = @gprel(.LC0)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	.loc 2 63 18 discriminator 1
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	.loc 2 64 16
	addl r14 = 5, r0
	br .L25
	;;
.L20:
	.loc 2 65 8
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L22
	.loc 2 65 33 discriminator 1
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	.loc 2 65 22 discriminator 1
	;;
	ld8 r14 = [r14]
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	.loc 2 65 18 discriminator 1
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	.loc 2 66 9
	br.call.sptk.many b0 = loop#
	mov r1 = r38
.L22:
	.loc 2 67 11
	addl r39 = 5, r0
	;;
	br.call.sptk.many b0 = middle#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	.loc 2 68 5
	br.call.sptk.many b0 = reader#
	mov r1 = r38
	.loc 2 69 5
	;;
	addl r40 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	.loc 2 70 5
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r38
	.loc 2 71 5
	;;
	br.call.sptk.many b0 = threads#
	mov r1 = r38
	.loc 2 72 9
	;;
	movl r39 = @gprel(shared#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	.loc 2 72 8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	.loc 2 72 49 discriminator 1
	movl r14 = @gprel(shared#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	.loc 2 72 37 discriminator 1
	addl r41 = 7, r0
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	.loc 2 72 34 discriminator 1
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L23
	.loc 2 72 86 discriminator 2
	movl r14 = @gprel(shared#)
	;;
	add r14 = r1, r14
	;;
	ld4.acq r14 = [r14]
	.loc 2 72 75 discriminator 2
	addl r41 = 16, r0
	movl r40 = @gprel(text#)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r14 = r8
	.loc 2 72 72 discriminator 2
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	.loc 2 73 16
	addl r14 = 9, r0
	br .L25
	;;
.L23:
	.loc 2 74 15
	adds r34 = -12, r37
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	.loc 2 75 8
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	.loc 2 76 9
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = child#
	mov r1 = r38
.L24:
	.loc 2 77 5
	adds r15 = -8, r37
	adds r14 = -12, r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	.loc 2 78 5
	;;
	addl r14 = @gprel(total#), gp
	;;
	ld4.acq r15 = [r14]
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	add r15 = r15, r14
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r16 = [r14]
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	movl r43 = @gprel(text#)
	;;
	add r43 = r1, r43
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	.loc 2 79 12
	addl r14 = 3, r0
.L25:
	.loc 2 80 1 discriminator 1
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
[.LCFI23:]
	br.ret.sptk.many b0
	;;
.LFE14:
	.endp main#
.Letext0:
	.file 3 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 4 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sched.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/pthreadtypes.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/signal.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/string.h"
	.file 12 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include-fixed/pthread.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x608
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x16
	data4.ua	@secrel(.LASF49)
	data1	0x1d
	data4.ua	@secrel(.LASF50)
	data4.ua	@secrel(.LASF51)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x2
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0x2
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x2
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x2
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x2
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x17
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x10
	data4.ua	0x58
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x4
	data4.ua	@secrel(.LASF7)
	data1	0x3
	data1	0x9a
	data1	0x19
	data4.ua	0x58
	.uleb128 0x18
	data1	0x8
	.uleb128 0xc
	data4.ua	0x77
	.uleb128 0x4
	data4.ua	@secrel(.LASF8)
	data1	0x3
	data1	0xc2
	data1	0x1b
	data4.ua	0x64
	.uleb128 0x3
	data4.ua	0x94
	.uleb128 0xd
	data4.ua	0x8a
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF9)
	.uleb128 0xd
	data4.ua	0x94
	.uleb128 0x4
	data4.ua	@secrel(.LASF10)
	data1	0x4
	data1	0xd6
	data1	0x17
	data4.ua	0x43
	.uleb128 0x4
	data4.ua	@secrel(.LASF11)
	data1	0x5
	data1	0x26
	data1	0x11
	data4.ua	0x6b
	.uleb128 0x3
	data4.ua	0x9b
	.uleb128 0x2
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF12)
	.uleb128 0x4
	data4.ua	@secrel(.LASF13)
	data1	0x6
	data1	0x1b
	data1	0x1b
	data4.ua	0x43
	.uleb128 0x19
	data4.ua	@secrel(.LASF16)
	data1	0x38
	data1	0x6
	data1	0x38
	data1	0x7
	data4.ua	0xf4
	.uleb128 0x11
	data4.ua	@secrel(.LASF14)
	data1	0x3a
	data1	0x8
	data4.ua	0xf4
	.uleb128 0x11
	data4.ua	@secrel(.LASF15)
	data1	0x3b
	data1	0xc
	data4.ua	0x64
	data1	0
	.uleb128 0x8
	data4.ua	0x94
	data4.ua	0x104
	.uleb128 0x9
	data4.ua	0x43
	data1	0x37
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF16)
	data1	0x6
	data1	0x3e
	data1	0x1e
	data4.ua	0xd0
	.uleb128 0xd
	data4.ua	0x104
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF17)
	.uleb128 0x4
	data4.ua	@secrel(.LASF18)
	data1	0x7
	data1	0x48
	data1	0x10
	data4.ua	0x128
	.uleb128 0x3
	data4.ua	0x12d
	.uleb128 0x1a
	data4.ua	0x138
	.uleb128 0x1
	data4.ua	0x58
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF19)
	data1	0x8
	data1	0x4d
	data1	0x13
	data4.ua	0x7e
	.uleb128 0x3
	data4.ua	0x149
	.uleb128 0x1b
	.uleb128 0x3
	data4.ua	0x8a
	.uleb128 0x1c
	data4.ua	@secrel(.LASF52)
	data1	0x10
	data1	0x2
	data1	0xa
	data1	0x8
	data4.ua	0x178
	.uleb128 0xe
	stringz	"x"
	data1	0x14
	data4.ua	0x58
	data1	0
	.uleb128 0xe
	stringz	"y"
	data1	0x17
	data4.ua	0x58
	data1	0x4
	.uleb128 0xe
	stringz	"d"
	data1	0x21
	data4.ua	0x178
	data1	0x8
	data1	0
	.uleb128 0x2
	data1	0x8
	data1	0x4
	data4.ua	@secrel(.LASF20)
	.uleb128 0x6
	data4.ua	@secrel(.LASF21)
	data1	0xb
	data1	0xe
	data4.ua	0x14f
	.uleb128 0x9
	data1	0x3
	data8.ua	spot#
	.uleb128 0x6
	data4.ua	@secrel(.LASF22)
	data1	0xc
	data1	0xe
	data4.ua	0x5f
	.uleb128 0x9
	data1	0x3
	data8.ua	counter#
	.uleb128 0x6
	data4.ua	@secrel(.LASF23)
	data1	0xc
	data1	0x17
	data4.ua	0x5f
	.uleb128 0x9
	data1	0x3
	data8.ua	hits#
	.uleb128 0x8
	data4.ua	0x5f
	data4.ua	0x1ce
	.uleb128 0x9
	data4.ua	0x43
	data1	0x3
	data1	0
	.uleb128 0x10
	data4.ua	0x1be
	.uleb128 0x6
	data4.ua	@secrel(.LASF24)
	data1	0xc
	data1	0x1d
	data4.ua	0x1ce
	.uleb128 0x9
	data1	0x3
	data8.ua	shared#
	.uleb128 0x6
	data4.ua	@secrel(.LASF25)
	data1	0xc
	data1	0x28
	data4.ua	0x5f
	.uleb128 0x9
	data1	0x3
	data8.ua	total#
	.uleb128 0x8
	data4.ua	0x94
	data4.ua	0x20d
	.uleb128 0x9
	data4.ua	0x43
	data1	0xf
	data1	0
	.uleb128 0x6
	data4.ua	@secrel(.LASF26)
	data1	0xd
	data1	0x6
	data4.ua	0x1fd
	.uleb128 0x9
	data1	0x3
	data8.ua	text#
	.uleb128 0xa
	data4.ua	@secrel(.LASF27)
	data1	0x8
	data2.ua	0x164
	data1	0xc
	data4.ua	0x58
	data4.ua	0x23a
	.uleb128 0x1
	data4.ua	0xb8
	.uleb128 0x1d
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF28)
	data1	0x9
	data1	0x6a
	data1	0x10
	data4.ua	0x6b
	data4.ua	0x25a
	.uleb128 0x1
	data4.ua	0x6b
	.uleb128 0x1
	data4.ua	0x25a
	.uleb128 0x1
	data4.ua	0x58
	data1	0
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x1e
	data4.ua	@secrel(.LASF53)
	data1	0xa
	data2.ua	0x30a
	data1	0x10
	data4.ua	0x6b
	.uleb128 0xa
	data4.ua	@secrel(.LASF29)
	data1	0xa
	data2.ua	0x173
	data1	0x10
	data4.ua	0x138
	data4.ua	0x28d
	.uleb128 0x1
	data4.ua	0x58
	.uleb128 0x1
	data4.ua	0x77
	.uleb128 0x1
	data4.ua	0xa0
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF30)
	data1	0xa
	data2.ua	0x17a
	data1	0x10
	data4.ua	0x138
	data4.ua	0x2ae
	.uleb128 0x1
	data4.ua	0x58
	.uleb128 0x1
	data4.ua	0x144
	.uleb128 0x1
	data4.ua	0xa0
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF31)
	data1	0xa
	data2.ua	0x1b5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x2c5
	.uleb128 0x1
	data4.ua	0x25a
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF32)
	data1	0x7
	data1	0x7b
	data1	0xc
	data4.ua	0x58
	data4.ua	0x2db
	.uleb128 0x1
	data4.ua	0x58
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF33)
	data1	0x7
	data1	0x58
	data1	0x17
	data4.ua	0x11c
	data4.ua	0x2f6
	.uleb128 0x1
	data4.ua	0x58
	.uleb128 0x1
	data4.ua	0x11c
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF34)
	data1	0xb
	data1	0x9c
	data1	0xc
	data4.ua	0x58
	data4.ua	0x311
	.uleb128 0x1
	data4.ua	0xb8
	.uleb128 0x1
	data4.ua	0xb8
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LASF35)
	data1	0xa
	data2.ua	0x270
	data1	0xd
	data4.ua	0x324
	.uleb128 0x1
	data4.ua	0x58
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF36)
	data1	0xa
	data2.ua	0x248
	data1	0xc
	data4.ua	0x58
	data4.ua	0x340
	.uleb128 0x1
	data4.ua	0xb8
	.uleb128 0x1
	data4.ua	0x340
	data1	0
	.uleb128 0x3
	data4.ua	0x8f
	.uleb128 0x7
	data4.ua	@secrel(.LASF37)
	data1	0xc
	data1	0xe4
	data1	0xc
	data4.ua	0x58
	data4.ua	0x360
	.uleb128 0x1
	data4.ua	0xc4
	.uleb128 0x1
	data4.ua	0x360
	data1	0
	.uleb128 0x3
	data4.ua	0x77
	.uleb128 0x7
	data4.ua	@secrel(.LASF38)
	data1	0xc
	data1	0xd3
	data1	0xc
	data4.ua	0x58
	data4.ua	0x38a
	.uleb128 0x1
	data4.ua	0x38f
	.uleb128 0x1
	data4.ua	0x399
	.uleb128 0x1
	data4.ua	0x39e
	.uleb128 0x1
	data4.ua	0x79
	data1	0
	.uleb128 0x3
	data4.ua	0xc4
	.uleb128 0xc
	data4.ua	0x38a
	.uleb128 0x3
	data4.ua	0x110
	.uleb128 0xc
	data4.ua	0x394
	.uleb128 0x3
	data4.ua	0x3a3
	.uleb128 0x20
	data4.ua	0x77
	data4.ua	0x3b2
	.uleb128 0x1
	data4.ua	0x77
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF47)
	data1	0x3c
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB14
	data8.ua	.LFE14-.LFB14
	data4.ua	@secrel(.LLST8)
	data4.ua	0x41a
	.uleb128 0xf
	data4.ua	@secrel(.LASF39)
	data1	0x3c
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0xf
	data4.ua	@secrel(.LASF40)
	data1	0x3c
	data1	0x1b
	data4.ua	0x14a
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	.uleb128 0x13
	data4.ua	@secrel(.LASF41)
	data1	0x3e
	data1	0x9
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	.uleb128 0x5
	stringz	"sum"
	data1	0x3e
	data1	0x11
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x5
	stringz	"p"
	data1	0x4a
	data1	0xb
	data4.ua	0xac
	.uleb128 0x2
	data1	0x91
	.sleb128 -12
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF54)
	data1	0x2
	data1	0x37
	data1	0xd
	data8.ua	.LFB13
	data8.ua	.LFE13-.LFB13
	data4.ua	@secrel(.LLST7)
	.uleb128 0x14
	data4.ua	@secrel(.LASF44)
	data1	0x31
	data8.ua	.LFB12
	data8.ua	.LFE12-.LFB12
	data4.ua	@secrel(.LLST6)
	data4.ua	0x471
	.uleb128 0xf
	data4.ua	@secrel(.LASF42)
	data1	0x31
	data1	0x19
	data4.ua	0x8a
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x13
	data4.ua	@secrel(.LASF43)
	data1	0x33
	data1	0xb
	data4.ua	0x471
	.uleb128 0x2
	data1	0x91
	.sleb128 -32
	data1	0
	.uleb128 0x8
	data4.ua	0x8a
	data4.ua	0x481
	.uleb128 0x9
	data4.ua	0x43
	data1	0x2
	data1	0
	.uleb128 0x14
	data4.ua	@secrel(.LASF45)
	data1	0x29
	data8.ua	.LFB11
	data8.ua	.LFE11-.LFB11
	data4.ua	@secrel(.LLST5)
	data4.ua	0x4ec
	.uleb128 0x5
	stringz	"t"
	data1	0x2b
	data1	0xf
	data4.ua	0x4ec
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x22
	data8.ua	.LBB3
	data8.ua	.LBE3-.LBB3
	data4.ua	0x4cd
	.uleb128 0x5
	stringz	"i"
	data1	0x2c
	data1	0x11
	data4.ua	0xa0
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	data1	0
	.uleb128 0x15
	data8.ua	.LBB4
	data8.ua	.LBE4-.LBB4
	.uleb128 0x5
	stringz	"i"
	data1	0x2e
	data1	0x11
	data4.ua	0xa0
	.uleb128 0x2
	data1	0x91
	.sleb128 -8
	data1	0
	data1	0
	.uleb128 0x8
	data4.ua	0xc4
	data4.ua	0x4fc
	.uleb128 0x9
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x23
	data4.ua	@secrel(.LASF55)
	data1	0x2
	data1	0x24
	data1	0xe
	data4.ua	0x77
	data8.ua	.LFB10
	data8.ua	.LFE10-.LFB10
	data4.ua	@secrel(.LLST4)
	data4.ua	0x52d
	.uleb128 0xb
	stringz	"a"
	data1	0x24
	data1	0x1b
	data4.ua	0x77
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x24
	data4.ua	@secrel(.LASF46)
	data1	0x2
	data1	0x1f
	data1	0xd
	data8.ua	.LFB9
	data8.ua	.LFE9-.LFB9
	data4.ua	@secrel(.LLST3)
	data4.ua	0x55c
	.uleb128 0xb
	stringz	"sig"
	data1	0x1f
	data1	0x19
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x25
	data4.ua	@secrel(.LASF56)
	data1	0x2
	data1	0x1a
	data1	0xd
	data8.ua	.LFB8
	data8.ua	.LFE8-.LFB8
	data4.ua	@secrel(.LLST2)
	.uleb128 0x12
	data4.ua	@secrel(.LASF48)
	data1	0x13
	data1	0xc
	data4.ua	0x58
	data8.ua	.LFB7
	data8.ua	.LFE7-.LFB7
	data4.ua	@secrel(.LLST1)
	data4.ua	0x5d2
	.uleb128 0xb
	stringz	"n"
	data1	0x13
	data1	0x17
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x5
	stringz	"s"
	data1	0x15
	data1	0x9
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x15
	data8.ua	.LBB2
	data8.ua	.LBE2-.LBB2
	.uleb128 0x5
	stringz	"i"
	data1	0x16
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 -12
	data1	0
	data1	0
	.uleb128 0x26
	data4.ua	@secrel(.LASF57)
	data1	0x2
	data1	0xe
	data1	0xc
	data4.ua	0x58
	data8.ua	.LFB6
	data8.ua	.LFE6-.LFB6
	data4.ua	@secrel(.LLST0)
	.uleb128 0xb
	stringz	"a"
	data1	0xe
	data1	0x15
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0xb
	stringz	"b"
	data1	0xe
	data1	0x1c
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 4
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x16
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x7
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0xa
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xb
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0xc
	.uleb128 0x37
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 10
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 6
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x13
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x11
	data1	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1b
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x17
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1b
	.uleb128 0x26
	data1	0
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x13
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x20
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x2e
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x23
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x24
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x25
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	data1	0
	.section	.debug_loclists,"",@progbits
	data4.ua	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.Ldebug_loc0:
.LLST8:
	data1	0x4
	.uleb128 .LFB14-.Ltext0
	.uleb128 .LCFI21-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI21-.Ltext0
	.uleb128 .LCFI23-.Ltext0
	.uleb128 0x3
	data1	0x92
	.uleb128 0x25
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI23-.Ltext0
	.uleb128 .LFE14-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST7:
	data1	0x4
	.uleb128 .LFB13-.Ltext0
	.uleb128 .LCFI19-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI19-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0
.LLST6:
	data1	0x4
	.uleb128 .LFB12-.Ltext0
	.uleb128 .LCFI17-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI17-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
.LLST5:
	data1	0x4
	.uleb128 .LFB11-.Ltext0
	.uleb128 .LCFI13-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI13-.Ltext0
	.uleb128 .LCFI15-.Ltext0
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI15-.Ltext0
	.uleb128 .LFE11-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST4:
	data1	0x4
	.uleb128 .LFB10-.Ltext0
	.uleb128 .LCFI10-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI10-.Ltext0
	.uleb128 .LCFI11-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI11-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST3:
	data1	0x4
	.uleb128 .LFB9-.Ltext0
	.uleb128 .LCFI8-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI8-.Ltext0
	.uleb128 .LCFI9-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI9-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST2:
	data1	0x4
	.uleb128 .LFB8-.Ltext0
	.uleb128 .LCFI6-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI6-.Ltext0
	.uleb128 .LCFI7-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI7-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST1:
	data1	0x4
	.uleb128 .LFB7-.Ltext0
	.uleb128 .LCFI3-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI3-.Ltext0
	.uleb128 .LCFI5-.Ltext0
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI5-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST0:
	data1	0x4
	.uleb128 .LFB6-.Ltext0
	.uleb128 .LCFI0-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI0-.Ltext0
	.uleb128 .LCFI1-.Ltext0
	.uleb128 0x2
	data1	0x72
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI1-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0x2c
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	0
	data8.ua	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF30:
	stringz	"write"
.LASF26:
	stringz	"text"
.LASF5:
	stringz	"short int"
.LASF10:
	stringz	"size_t"
.LASF21:
	stringz	"spot"
.LASF53:
	stringz	"fork"
.LASF35:
	stringz	"_exit"
.LASF7:
	stringz	"__pid_t"
.LASF51:
	stringz	"@WORK@"
.LASF47:
	stringz	"main"
.LASF50:
	stringz	"@SOURCE@/p.c"
.LASF19:
	stringz	"ssize_t"
.LASF15:
	stringz	"__align"
.LASF57:
	stringz	"leaf"
.LASF39:
	stringz	"argc"
.LASF24:
	stringz	"shared"
.LASF45:
	stringz	"threads"
.LASF29:
	stringz	"read"
.LASF17:
	stringz	"long long int"
.LASF37:
	stringz	"pthread_join"
.LASF8:
	stringz	"__ssize_t"
.LASF38:
	stringz	"pthread_create"
.LASF6:
	stringz	"long int"
.LASF27:
	stringz	"printf"
.LASF56:
	stringz	"reader"
.LASF0:
	stringz	"unsigned char"
.LASF22:
	stringz	"counter"
.LASF55:
	stringz	"worker"
.LASF14:
	stringz	"__size"
.LASF18:
	stringz	"__sighandler_t"
.LASF4:
	stringz	"signed char"
.LASF42:
	stringz	"self"
.LASF12:
	stringz	"long long unsigned int"
.LASF2:
	stringz	"unsigned int"
.LASF43:
	stringz	"args"
.LASF40:
	stringz	"argv"
.LASF41:
	stringz	"status"
.LASF1:
	stringz	"short unsigned int"
.LASF32:
	stringz	"raise"
.LASF9:
	stringz	"char"
.LASF33:
	stringz	"signal"
.LASF46:
	stringz	"handler"
.LASF3:
	stringz	"long unsigned int"
.LASF52:
	stringz	"point"
.LASF28:
	stringz	"waitpid"
.LASF36:
	stringz	"execv"
.LASF11:
	stringz	"pid_t"
.LASF44:
	stringz	"child"
.LASF34:
	stringz	"strcmp"
.LASF31:
	stringz	"pipe"
.LASF54:
	stringz	"loop"
.LASF23:
	stringz	"hits"
.LASF25:
	stringz	"total"
.LASF20:
	stringz	"double"
.LASF49:
	stringz	"GNU C17 12.2.0 -g -O0"
.LASF16:
	stringz	"pthread_attr_t"
.LASF13:
	stringz	"pthread_t"
.LASF48:
	stringz	"middle"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
