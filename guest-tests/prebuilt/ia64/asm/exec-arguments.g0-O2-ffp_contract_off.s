// b5e1d23a9e20ce616616b45b88c00447
	.file	"exec-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"setrlimit(RLIMIT_STACK, &r) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc limit#
limit:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	adds r37 = 16, r12
	addl r36 = 3, r0
	br.call.sptk.many b0 = getrlimit#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r35
	addl r36 = 3, r0
	;;
	.mib
	st8 [r37] = r32
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	(p7) add r37 = r1, r37
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp limit#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"EFAULT"
	.align 8
.LC5:
	stringz	"E2BIG"
	.align 8
.LC6:
	stringz	"?"
	.align 8
.LC7:
	stringz	"runs"
	.align 8
.LC8:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc say#
say:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp4.eq p6, p7 = 101, r33
	.save rp, r34
	mov r34 = b0
	.mmi
	cmp4.ltu p8, p9 = 99, r33
	mov r36 = r1
	.body
	mov r38 = r32
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC5)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mlx
	nop 0
	(p8) movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	cmp4.eq p6, p7 = 102, r33
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r39 = @gprel(.LC7)
	;;
	.mmi
	(p8) add r39 = r1, r39
	;;
	(p9) add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
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
	.endp say#
	.align 16
	.align 64
	.proc run.constprop.0#
run.constprop.0:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	.mmi
	mov r36 = r8
	mov r38 = r0
	adds r37 = 16, r12
	;;
	.mbb
	st4 [r14] = r0
	(p7) br.cond.spnt .L21
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r8 = 127, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	;;
	nop 0
	(p7) extr.u r8 = r14, 8, 8
	;;
	.mii
	(p6) sub r8 = r0, r8
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L21:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(self#), gp
	movl r37 = @gprel(list#)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	add r37 = r1, r37
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r35
	;;
	cmp4.eq p6, p7 = 7, r14
	;;
	.mib
	(p6) addl r36 = 101, r0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 14, r14
	nop 0
	;;
	.mii
	(p6) addl r36 = 103, r0
	nop 0
	;;
	(p7) addl r36 = 102, r0
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp run.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"child"
	.sdata
	.align 8
.LC9:
	data8	list#+8
	.text
	.align 16
	.align 64
	.proc repeated#
repeated:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.mlx
	mov r40 = r33
	movl r15 = @gprel(text#)
	;;
	.mii
	add r15 = r1, r15
	.save rp, r34
	mov r34 = b0
	addl r39 = 120, r0
	;;
	.mib
	mov r38 = r15
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	shladd r16 = r32, 3, r0
	add r33 = r8, r33
	.mmi
	mov r15 = r8
	;;
	adds r16 = -8, r16
	addl r14 = @gprel(.LC9), gp
	.mii
	st1 [r33] = r0
	nop 0
	;;
	shr.u r16 = r16, 3
	.mii
	ld8 r14 = [r14]
	nop 0
	;;
	mov ar.lc = r16
	;;
	.align 32
.L23:
	.mib
	st8 [r14] = r15, 8
	nop 0
	br.cloop.sptk.few .L23
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = @gprel(list#)
	.mmi
	adds r32 = 1, r32
	nop 0
	adds r38 = 16, r12
	;;
	.mlx
	st8 [r15] = r0
	movl r15 = @gprel(.LC10)
	.mmi
	add r14 = r1, r14
	nop 0
	shladd r32 = r32, 3, r0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	add r14 = r14, r32
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mii
	nop 0
	mov ar.lc = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp repeated#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"a string of 131071 bytes"
	.align 8
.LC13:
	stringz	"a string of 131072 bytes"
	.align 8
.LC14:
	stringz	"1.9 MiB"
	.align 8
.LC15:
	stringz	"2.1 MiB"
	.align 8
.LC16:
	stringz	"100000 short ones"
	.align 8
.LC17:
	stringz	"5.9 MiB"
	.align 8
.LC18:
	stringz	"6.1 MiB"
	.align 8
.LC19:
	stringz	"16000 times 128 KiB"
	.align 8
.LC20:
	stringz	"400000 short ones"
	.align 8
.LC21:
	stringz	"arguments and environment"
	.align 8
.LC22:
	stringz	"120 KiB"
	.align 8
.LC23:
	stringz	"132 KiB"
	.align 8
.LC24:
	stringz	"a bad pointer"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	ld8 r35 = [r33]
	movl r40 = @gprel(.LC10)
	;;
	.mmi
	mov r38 = r1
	.body
	add r40 = r1, r40
	nop 0
	.mib
	mov r39 = r35
	sxt4 r32 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r8 = 2361183241434822607
	.mmi
	setf.sig f6 = r32
	mov r1 = r38
	shr r32 = r32, 63
	;;
	.mlx
	setf.sig f7 = r8
	movl r14 = -6640827866535438581
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r14
	;;
	getf.sig r8 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r8 = r8, 7
	;;
	sub r8 = r8, r32
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	nop 0
	;;
	.mmi
	setf.sig f6 = r8
	nop 0
	shr r15 = r8, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	sub r8 = r8, r14
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(self#), gp
	movl r34 = @gprel(list#)
	.mmi
	addl r39 = 1, r0
	nop 0
	addl r40 = 131071, r0
	;;
	.mib
	st8 [r14] = r35
	add r34 = r1, r34
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r40 = 131072, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 19, r0
	.mmb
	addl r40 = 104857, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 21, r0
	.mmb
	addl r40 = 104857, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 100000, r0
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	addl r39 = -1, r0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 59, r0
	.mmb
	addl r40 = 104857, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 61, r0
	.mmb
	addl r40 = 104857, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 16000, r0
	.mmb
	addl r40 = 131071, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 400000, r0
	.mmb
	addl r40 = 3, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 104857, r0
	.mmb
	addl r39 = 31, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	addl r39 = 262144, r0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 120, r0
	.mmb
	addl r40 = 1000, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 132, r0
	.mmb
	addl r40 = 1030, r0
	nop 0
	br.call.sptk.many b0 = repeated#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	adds r14 = 8, r34
	adds r39 = 16, r12
	nop 0
	.mmi
	addl r15 = -4096, r0
	adds r34 = 16, r34
	mov r1 = r38
	;;
	.mmi
	st8 [r14] = r15
	st8 [r39] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 131074
text:
	.skip	131074
	.align 8
	.type	list#, @object
	.size	list#, 16777216
list:
	.skip	16777216
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
