// 83db521b4f722fe80946b3c04776648d
	.file	"iovec.c"
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
	.data
	.align 8
	.type	a#, @object
	.size	a#, 64
a:
	stringz	"abcdefghijklmnopqrstuvwxyz"
	.skip	37
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s: %ld %.30s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	movl r41 = @gprel(b#)
	;;
	add r41 = r1, r41
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	addl r40 = 64, r0
	mov r39 = r0
	;;
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC2:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC3:
	stringz	"process_vm_readv(me, ONE(b, MOST), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC4:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, MOST), 1, 0)"
	.align 8
.LC5:
	stringz	"process_vm_readv(me, TWO(b, 4, b, MOST), 2, ONE(a, 4), 1, 0)"
	.align 8
.LC6:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, TWO(a, 4, a, MOST), 2, 0)"
	.align 8
.LC7:
	stringz	"process_vm_readv(me, ONE(b, HALF+1), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC8:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF+1), 1, 0)"
	.align 8
.LC9:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF), 1, 0)"
	.align 8
.LC10:
	stringz	"process_vm_readv(me, ONE(b, HALF), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC11:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, TWO(a, HALF, a, HALF), 2, 0)"
	.align 8
.LC12:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(bad, 4), 1, 0)"
	.align 8
.LC13:
	stringz	"process_vm_readv(me, ONE(bad, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC14:
	stringz	"process_vm_readv(me, TWO(b, 4, bad, 4), 2, ONE(a, 8), 1, 0)"
	.align 8
.LC15:
	stringz	"process_vm_readv(me, ONE(b, 8), 1, TWO(a, 4, bad, 4), 2, 0)"
	.align 8
.LC16:
	stringz	"process_vm_readv(me, bad, 1, ONE(a, 4), 1, 0)"
	.align 8
.LC17:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, bad, 1, 0)"
	.align 8
.LC18:
	stringz	"process_vm_readv(me, bad, 0, ONE(a, 4), 1, 0)"
	.align 8
.LC19:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, bad, 0, 0)"
	.align 8
.LC20:
	stringz	"process_vm_readv(me, ONE(b, 4), 1025, ONE(a, 4), 1, 0)"
	.align 8
.LC21:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1025, 0)"
	.align 8
.LC22:
	stringz	"process_vm_readv(me, ONE(b, 4), MOST, ONE(a, 4), 1, 0)"
	.align 8
.LC23:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 1)"
	.align 8
.LC24:
	stringz	"process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC25:
	stringz	"process_vm_readv(99999, ONE(b, MOST), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC26:
	stringz	"process_vm_readv(99999, ONE(b, 0), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC27:
	stringz	"process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 0), 1, 0)"
	.align 8
.LC28:
	stringz	"process_vm_writev(me, ONE(a, MOST), 1, ONE(b, 4), 1, 0)"
	.align 8
.LC29:
	stringz	"process_vm_writev(me, ONE(a, 4), 1, ONE(b, MOST), 1, 0)"
	.align 8
.LC32:
	stringz	"process_vm_writev(me, TWO(a, 3, a+10, 3), 2, TWO(b, 2, b+2, 4), 2, 0)"
	.sdata
	.align 8
.LC30:
	data8	a#+10
	.align 8
.LC31:
	data8	b#+2
	.text
	.align 16
	.proc between_processes#
between_processes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -1008, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	adds r14 = -992, r35
	;;
	st4 [r14] = r8
	adds r14 = -984, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -984, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -968, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -968, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -968, r35
	adds r14 = -984, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -952, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -952, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -936, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -936, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -936, r35
	adds r14 = -952, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -920, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -920, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -904, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -904, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r15 = -904, r35
	adds r14 = -920, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -888, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -888, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -888, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -888, r35
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -856, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -856, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -856, r35
	adds r14 = -888, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -840, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -840, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -824, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -824, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -824, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -824, r35
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r15 = -824, r35
	adds r14 = -840, r35
	mov r42 = r0
	addl r41 = 2, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -792, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -792, r35
	;;
	adds r14 = 8, r14
	movl r15 = -9223372036854775808
	;;
	st8 [r14] = r15
	adds r14 = -776, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -776, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -776, r35
	adds r14 = -792, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -760, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -760, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -744, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -744, r35
	;;
	adds r14 = 8, r14
	movl r15 = -9223372036854775808
	;;
	st8 [r14] = r15
	adds r15 = -744, r35
	adds r14 = -760, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -728, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -728, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -712, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -712, r35
	;;
	adds r14 = 8, r14
	movl r15 = 9223372036854775807
	;;
	st8 [r14] = r15
	adds r15 = -712, r35
	adds r14 = -728, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -696, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -696, r35
	;;
	adds r14 = 8, r14
	movl r15 = 9223372036854775807
	;;
	st8 [r14] = r15
	adds r14 = -680, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -680, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -680, r35
	adds r14 = -696, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -664, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -664, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -648, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -648, r35
	;;
	adds r14 = 8, r14
	movl r15 = 9223372036854775807
	;;
	st8 [r14] = r15
	adds r14 = -648, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -648, r35
	;;
	adds r14 = 24, r14
	movl r15 = 9223372036854775807
	;;
	st8 [r14] = r15
	adds r15 = -648, r35
	adds r14 = -664, r35
	mov r42 = r0
	addl r41 = 2, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -616, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -616, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -600, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -600, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -600, r35
	adds r14 = -616, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -584, r35
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -584, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -568, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -568, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -568, r35
	adds r14 = -584, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -552, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -552, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -552, r35
	;;
	adds r14 = 16, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -552, r35
	;;
	adds r14 = 24, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -520, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -520, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r15 = -520, r35
	adds r14 = -552, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -504, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -504, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -488, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 16, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -488, r35
	;;
	adds r14 = 24, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -488, r35
	adds r14 = -504, r35
	mov r42 = r0
	addl r41 = 2, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -456, r35
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -456, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -456, r35
	mov r14 = r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	ld8 r38 = [r14]
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -440, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -440, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	adds r15 = -440, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	ld8 r40 = [r14]
	addl r39 = 1, r0
	mov r38 = r15
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -424, r35
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -424, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -424, r35
	mov r14 = r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	mov r39 = r0
	ld8 r38 = [r14]
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -408, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -408, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	adds r15 = -408, r35
	mov r42 = r0
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	addl r39 = 1, r0
	mov r38 = r15
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -376, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -376, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -376, r35
	adds r14 = -392, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1025, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -360, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -360, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -344, r35
	adds r14 = -360, r35
	mov r42 = r0
	addl r41 = 1025, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -328, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -328, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -312, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -312, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -312, r35
	adds r14 = -328, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = -1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -296, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -280, r35
	adds r14 = -296, r35
	addl r42 = 1, r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -264, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -248, r35
	adds r14 = -264, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 99999, r0
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -232, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -232, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -216, r35
	adds r14 = -232, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 99999, r0
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -200, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -200, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -184, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -184, r35
	adds r14 = -200, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 99999, r0
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -168, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -168, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r15 = -152, r35
	adds r14 = -168, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	addl r37 = 99999, r0
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -120, r35
	adds r14 = -136, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_writev#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -104, r35
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r15 = -88, r35
	adds r14 = -104, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_writev#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(.LC30), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 24, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(.LC31), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 24, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -40, r35
	adds r14 = -72, r35
	mov r42 = r0
	addl r41 = 2, r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	adds r14 = -992, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_writev#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp between_processes#
	.section	.rodata
	.align 8
.LC33:
	stringz	"/dev/zero"
	.align 8
.LC34:
	stringz	"/dev/null"
	.align 8
.LC35:
	stringz	"pipe"
	.align 8
.LC36:
	stringz	"readv(fd, ONE(b, MOST), 1)"
	.align 8
.LC37:
	stringz	"readv(fd, TWO(b, 4, b, MOST), 2)"
	.align 8
.LC38:
	stringz	"readv(fd, ONE(b, 0), 1)"
	.align 8
.LC39:
	stringz	"readv(fd, ONE(b, 4), 1025)"
	.align 8
.LC40:
	stringz	"readv(fd, ONE(b, 4), -1)"
	.align 8
.LC41:
	stringz	"readv(fd, bad, 1)"
	.align 8
.LC42:
	stringz	"readv(fd, bad, 0)"
	.align 8
.LC43:
	stringz	"writev(nul, ONE(a, MOST), 1)"
	.align 8
.LC44:
	stringz	"writev(nul, TWO(a, 4, a, MOST), 2)"
	.align 8
.LC45:
	stringz	"writev(nul, ONE(a, 4), -1)"
	.align 8
.LC46:
	stringz	"preadv(fd, ONE(b, MOST), 1, 0)"
	.align 8
.LC47:
	stringz	"preadv(fd, ONE(b, 4), 1, -1)"
	.align 8
.LC48:
	stringz	"vmsplice(p[1], ONE(a, MOST), 1, 0)"
	.align 8
.LC49:
	stringz	"vmsplice(p[1], TWO(a, 4, a, MOST), 2, 0)"
	.align 8
.LC50:
	stringz	"vmsplice(p[1], ONE(a, 4), 1025, 0)"
	.text
	.align 16
	.proc files#
files:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -288, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	addl r39 = 2, r0
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -272, r36
	;;
	st4 [r14] = r8
	adds r33 = -268, r36
	addl r39 = 2, r0
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -264, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -256, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -256, r36
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -256, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -240, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -240, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -240, r36
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -240, r36
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -240, r36
	addl r40 = 2, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -208, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -208, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -208, r36
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -192, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -192, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -192, r36
	addl r40 = 1025, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -176, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -176, r36
	addl r40 = -1, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	mov r14 = r36
	addl r40 = 1, r0
	;;
	ld8 r39 = [r14]
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	mov r14 = r36
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -160, r36
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -160, r36
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r15 = -160, r36
	adds r14 = -268, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -144, r36
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -144, r36
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r36
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r15 = -144, r36
	adds r14 = -268, r36
	addl r40 = 2, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -112, r36
	;;
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -112, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r15 = -112, r36
	adds r14 = -268, r36
	addl r40 = -1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -96, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -96, r36
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r36
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = preadv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -80, r36
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r36
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r36
	addl r41 = -1, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	adds r14 = -272, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = preadv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -264, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -64, r36
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -64, r36
	;;
	adds r14 = 8, r14
	addl r16 = -1, r0
	;;
	st8 [r14] = r16
	adds r14 = -64, r36
	mov r41 = r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -264, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r36
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -48, r36
	;;
	adds r14 = 8, r14
	addl r16 = 4, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r36
	;;
	adds r14 = 16, r14
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -48, r36
	;;
	adds r14 = 24, r14
	addl r16 = -1, r0
	;;
	st8 [r14] = r16
	adds r14 = -48, r36
	mov r41 = r0
	addl r40 = 2, r0
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r14 = -264, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r36
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	;;
	st8 [r14] = r16
	adds r14 = -16, r36
	;;
	adds r14 = 8, r14
	addl r16 = 4, r0
	;;
	st8 [r14] = r16
	adds r14 = -16, r36
	mov r41 = r0
	addl r40 = 1025, r0
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp files#
	.section	.rodata
	.align 8
.LC51:
	stringz	"socketpair"
	.align 8
.LC52:
	stringz	"sendmsg(s[0], &h, MSG_DONTWAIT)"
	.align 8
.LC53:
	stringz	"recvmsg(s[1], &h, MSG_DONTWAIT)"
	.text
	.align 16
	.proc messages#
messages:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -152, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	adds r15 = -152, r35
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 16, r14
	adds r15 = -136, r35
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 24, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -104, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 32, r14
	adds r15 = -104, r35
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 40, r14
	addl r15 = 1025, r0
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	movl r15 = @gprel(a#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 48, r14
	adds r15 = -88, r35
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 56, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 64, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 72, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 80, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	adds r14 = 88, r14
	;;
	st8 [r14] = r0
	adds r14 = -72, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC51)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -256, r35
	;;
	st4 [r14] = r0
	br .L10
	;;
.L11:
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
	adds r15 = -248, r35
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r15 = -248, r35
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r35
	addl r39 = 64, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r35
	addl r39 = 64, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -256, r35
	;;
	st4 [r16] = r14
.L10:
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L11
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp messages#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r34] = r8
	ld8 r36 = [r34]
	;;
	br.call.sptk.many b0 = between_processes#
	mov r1 = r35
	ld8 r36 = [r34]
	;;
	br.call.sptk.many b0 = files#
	mov r1 = r35
	ld8 r36 = [r34]
	;;
	br.call.sptk.many b0 = messages#
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
