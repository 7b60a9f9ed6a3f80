// 60f0d052ed538c2eb6396ad4226ef6b5
	.file	"sixteen-bytes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc store_little#
store_little:
	.prologue
	.body
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r34;;
	st16 [r32]=r33,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp store_little#
	.align 16
	.align 64
	.proc load_little#
load_little:
	.prologue
	.body
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	ld16 r14,ar.csd=[r32];;
	rum 2;;
	mov r32=ar.csd
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r33] = r14
	nop 0
	.mmb
	st8 [r34] = r32
	nop 0
	br.ret.sptk.many b0
	.endp load_little#
	.align 16
	.align 64
	.proc exchange_little#
exchange_little:
	.prologue
	.body
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r33
	mov ar.csd=r35;;
	cmp8xchg16.acq r8=[r32],r34,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp exchange_little#
	.align 16
	.align 64
	.proc store_big#
store_big:
	.prologue
	.body
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r34;;
	sum 2;;
	st16 [r32]=r33,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp store_big#
	.align 16
	.align 64
	.proc load_big#
load_big:
	.prologue
	.body
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	sum 2;;
	ld16 r14,ar.csd=[r32];;
	rum 2;;
	mov r32=ar.csd
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r33] = r14
	nop 0
	.mmb
	st8 [r34] = r32
	nop 0
	br.ret.sptk.many b0
	.endp load_big#
	.align 16
	.align 64
	.proc exchange_big#
exchange_big:
	.prologue
	.body
#APP
// 34 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r33
	mov ar.csd=r35;;
	sum 2;;
	cmp8xchg16.acq r8=[r32],r34,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp exchange_big#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%-8s"
	.align 8
.LC1:
	stringz	" %02x"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r40 = r32
	movl r33 = @gprel(bytes#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC1)
	.mlx
	add r33 = r1, r33
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	add r34 = r1, r34
	add r39 = r1, r39
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov ar.lc = 15
	.align 32
.L14:
	.mib
	ld1 r40 = [r33], 1
	mov r39 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L14
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	addl r39 = 10, r0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"stored"
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
	.align 64
	.proc sixteen#
sixteen:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	mov r41 = r32
	;;
	.mmi
	nop 0
	adds r36 = 24, r12
	adds r14 = 16, r12
	.mlx
	nop 0
	movl r37 = 72623859790382856
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mlx
	mov r1 = r40
	movl r43 = 1230066625199609624
	.mlx
	ld8 r14 = [r33], 8
	movl r42 = 72623859790382856
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r33], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r34], 8
	adds r43 = 16, r12
	.mmi
	nop 0
	mov r42 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r34], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mlx
	ld8 r15 = [r36]
	movl r14 = 72623859790382856
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmb
	add r42 = r1, r42
	add r43 = r1, r43
	(p7) br.cond.dpnt .L33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r35], 8
	addl r44 = 6, r0
	.mlx
	addl r43 = 5, r0
	movl r42 = 72623859790382857
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r35], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r37, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r41 = r1, r41
	movl r43 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r34], 8
	mov r42 = r36
	.mmi
	nop 0
	adds r43 = 16, r12
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r34], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	add r42 = r1, r42
	(p7) br.cond.dpnt .L34
.L21:
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r40
	movl r36 = 72623859790382856
	.mlx
	ld8 r14 = [r35], 8
	movl r43 = 1230066625199609624
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	.mii
	mov r42 = r36
	mov r44 = r36
	;;
	mov b6 = r14
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r35], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r36, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r40
	movl r44 = -1230066625199609625
	.mlx
	mov r42 = r36
	movl r43 = -72623859790382857
	;;
	.mmi
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r41 = [r14]
	nop 0
	.mmi
	ld8 r14 = [r35], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r35], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r36, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r41 = r1, r41
	movl r43 = @gprel(.LC11)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show#
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
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mlx
	adds r14 = 16, r12
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 1230066625199609624
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r36 = 72623859790382856
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r35], 8
	mov r42 = r36
	.mlx
	mov r44 = r36
	movl r43 = 1230066625199609624
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r35], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r36, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r40
	movl r44 = -1230066625199609625
	.mlx
	mov r42 = r36
	movl r43 = -72623859790382857
	;;
	.mmi
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r41 = [r14]
	nop 0
	.mmi
	ld8 r14 = [r35], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r35], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r36, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r41 = r1, r41
	movl r43 = @gprel(.LC11)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 2
	.mlx
	adds r14 = 16, r12
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 1230066625199609624
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r37 = 72623859790382856
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r35], 8
	addl r44 = 6, r0
	.mlx
	addl r43 = 5, r0
	movl r42 = 72623859790382857
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	add r41 = r1, r41
	ld8 r1 = [r35], -8
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r37, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mlx
	add r41 = r1, r41
	movl r43 = @gprel(.LC7)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r34], 8
	mov r42 = r36
	.mmi
	nop 0
	adds r43 = 16, r12
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(bytes#)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r34], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r40
	ld8 r14 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	add r42 = r1, r42
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L34
	.endp sixteen#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"a == 0 && b == 0"
	.align 8
.LC13:
	stringz	"memcmp(words, page, 4096) == 0"
	.text
	.align 16
	.align 64
	.proc faults#
faults:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 3, 6, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	nop 0
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r35 = 28, r12
	.mmb
	addl r37 = 132, r0
	mov r36 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 184, r12
	adds r36 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	mov r37 = r0
	addl r35 = 7, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(on_fault#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r36] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	adds r36 = 16, r12
	.mmi
	mov r37 = r0
	nop 0
	addl r35 = 11, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 184, r12
	mov r40 = r0
	addl r39 = -1, r0
	.mmi
	addl r38 = 34, r0
	addl r37 = 1, r0
	addl r36 = 16384, r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = 160, r12
	adds r1 = 184, r12
	mov r40 = r0
	.mmi
	addl r39 = -1, r0
	addl r38 = 34, r0
	addl r37 = 3, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	addl r36 = 16384, r0
	.mmb
	st8 [r14] = r8
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 184, r12
	adds r15 = 168, r12
	addl r36 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	st8 [r15] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L37
	.mmi
	adds r15 = 168, r12
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r15
	nop 0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	ld16 r15,ar.csd=[r14];;
	rum 2;;
	mov r14=ar.csd
// 0 "" 2
#NO_APP
.L37:
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L38
	.mmi
	adds r15 = 168, r12
	nop 0
	addl r16 = 2, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	adds r14 = 24, r15
	addl r15 = 1, r0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r16;;
	st16 [r14]=r15,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
.L38:
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L39
	.mmi
	adds r15 = 168, r12
	addl r16 = 1, r0
	addl r17 = 2, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	adds r14 = 44, r15
	mov r15 = r0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r15
	mov ar.csd=r17;;
	cmp8xchg16.acq r18=[r14],r16,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
.L39:
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L40
	.mmi
	adds r15 = 160, r12
	nop 0
	addl r16 = 2, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	adds r14 = 48, r15
	addl r15 = 1, r0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.csd=r16;;
	st16 [r14]=r15,ar.csd;;
	rum 2;;
// 0 "" 2
#NO_APP
.L40:
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L41
	.mmi
	adds r15 = 160, r12
	nop 0
	addl r16 = 2, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	adds r14 = 72, r15
	addl r15 = 1, r0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mov ar.ccv=r15
	mov ar.csd=r16;;
	cmp8xchg16.acq r17=[r14],r15,ar.csd,ar.ccv;;
	rum 2;;
// 0 "" 2
#NO_APP
.L41:
	.mmi
	adds r15 = 160, r12
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r15
	nop 0
	;;
#APP
// 33 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	ld16 r15,ar.csd=[r14];;
	rum 2;;
	mov r14=ar.csd
// 0 "" 2
#NO_APP
	;;
	.mlx
	or r14 = r14, r15
	movl r32 = @gprel(.LC6)
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	add r32 = r1, r32
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	.mmi
	nop 0
	mov r35 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r36 = r1, r36
	nop 0
	;;
	.mib
	(p6) add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 160, r12
	nop 0
	adds r15 = 168, r12
	.mmi
	adds r1 = 184, r12
	nop 0
	addl r37 = 4096, r0
	;;
	.mmi
	ld8 r36 = [r14]
	ld8 r35 = [r15]
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	adds r1 = 184, r12
	cmp4.ne p6, p7 = 0, r8
	mov r35 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC3)
	.mmi
	add r37 = r1, r37
	;;
	(p7) add r36 = r1, r36
	nop 0
	;;
	.mib
	(p6) add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 184, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp faults#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"SIGBUS"
	.align 8
.LC15:
	stringz	"SIGSEGV"
	.align 8
.LC16:
	stringz	"%s, at %ld\n"
	.text
	.align 16
	.align 64
	.proc on_fault#
on_fault:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp4.ne p6, p7 = 7, r32
	adds r33 = 16, r33
	.mlx
	mov r36 = r1
	movl r37 = @gprel(.LC16)
	;;
	.mmi
	addl r14 = 4095, r0
	ld8 r39 = [r33]
	.save rp, r34
	mov r34 = b0
	.mlx
	add r37 = r1, r37
	(p7) movl r38 = @gprel(.LC14)
	.body
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC15)
	.mmi
	and r39 = r14, r39
	;;
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(back#)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_fault#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"little-endian"
	.align 8
.LC18:
	stringz	"big-endian"
	.align 8
.LC19:
	stringz	"clz"
	.align 8
.LC20:
	stringz	" %u"
	.align 8
.LC21:
	stringz	"\n    %u %u %u\n"
	.align 8
.LC22:
	stringz	"TWO(\"mpy4\", -1, -1) == 0xfffffffe00000001"
	.align 8
.LC23:
	stringz	"TWO(\"mpy4\", 0x7fffffff80000000, 0x1234567800000003) == 0x180000000"
	.align 8
.LC24:
	stringz	"TWO(\"mpyshl4\", 0xffffffff00000000, 0xffffffff) == 0x100000000"
	.align 8
.LC25:
	stringz	"TWO(\"mpyshl4\", 0x0000000355555555, 0x7777777780000001) == 0x8000000300000000"
	.align 8
.LC26:
	stringz	"wrong == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	addl r42 = @ltoff(@fptr(exchange_little#)), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r41 = @ltoff(@fptr(load_little#)), gp
	addl r40 = @ltoff(@fptr(store_little#)), gp
	mov r37 = r1
	;;
	.mib
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	nop 0
	.mlx
	ld8 r42 = [r42]
	movl r39 = @gprel(.LC17)
	;;
	.mmi
	add r39 = r1, r39
	ld8 r41 = [r41]
	nop 0
	.mmb
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = sixteen#
	;;
	.mmi
	mov r1 = r37
	;;
	addl r42 = @ltoff(@fptr(exchange_big#)), gp
	addl r41 = @ltoff(@fptr(load_big#)), gp
	.mlx
	addl r40 = @ltoff(@fptr(store_big#)), gp
	movl r39 = @gprel(.LC18)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmi
	ld8 r42 = [r42]
	ld8 r41 = [r41]
	nop 0
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = sixteen#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = faults#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
#APP
// 112 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	tf.nz p6,p7=32;;
	(p6) mov r14=1
	(p7) mov r14=0
// 0 "" 2
#NO_APP
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r8 = r0
	mov b0 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L75:
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	.mmi
	mov r32 = r0
	nop 0
	addl r33 = -1, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov ar.lc = 63
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC20)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	.align 32
.L54:
	.mmi
	addp4 r40 = r32, r0
	;;
	nop 0
	shr.u r40 = r33, r40
	;;
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r40=r40
// 0 "" 2
#NO_APP
	;;
	.mib
	mov r39 = r34
	adds r32 = 1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L54
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r40=r40
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r40 = -9223372036854775808
	;;
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r40=r40
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r41 = 2147483648
	;;
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r41=r41
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	;;
#APP
// 104 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	clz r42=r42
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
#APP
// 124 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r33=r33,r33
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r14 = -8589934591
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mlx
	cmp.eq p6, p7 = r14, r33
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r14 = 9223372034707292160
	.mlx
	nop 0
	movl r15 = 1311768464867721219
	;;
#APP
// 125 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r14=r14,r15
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r15 = 6442450944
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mlx
	cmp.ne p6, p7 = r15, r14
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC2)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r14 = -4294967296
	.mmi
	nop 0
	addp4 r15 = 4294967295 - 0x100000000, r0
	nop 0
	;;
#APP
// 126 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r14=r14,r15
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r15 = 4294967296
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	cmp.ne p6, p7 = r15, r14
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC2)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r37
	movl r14 = 14316557653
	.mlx
	nop 0
	movl r15 = 8608480567874289665
	;;
#APP
// 127 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r14=r14,r15
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r15 = -9223372023969873920
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mlx
	cmp.ne p6, p7 = r15, r14
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC2)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 999, r0
	mov r1 = r37
	addl r16 = 7, r0
	.mmi
	mov r18 = r0
	;;
	nop 0
	mov ar.lc = r14
	.align 32
.L61:
	.mii
	nop 0
	dep.z r14 = r16, 13, 19
	;;
	xor r14 = r16, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	shl r17 = r14, 32
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	dep.z r16 = r14, 13, 19
	.mmi
	addp4 r15 = r14, r0
	;;
	xor r14 = r16, r14
	or r17 = r15, r17
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r16 = r14, 13, 19
	shl r15 = r14, 32
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	extr.u r16 = r14, 17, 15
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	dep.z r16 = r14, 5, 27
	;;
	.mmi
	xor r16 = r16, r14
	;;
	addp4 r14 = r16, r0
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpy4 r15=r17,r14
// 0 "" 2
#NO_APP
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r20=r17,r14
// 0 "" 2
#NO_APP
	;;
#APP
// 133 "@TOP@/guest-tests/ia64/sixteen-bytes.c" 1
	mpyshl4 r19=r14,r17
// 0 "" 2
#NO_APP
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r17
	add r15 = r15, r20
	;;
	.mmi
	nop 0
	add r15 = r15, r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r18 = r18, r14
	br.cloop.sptk.few .L61
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r18
	movl r41 = @gprel(.LC26)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.align 16
	.type	bytes#, @object
	.size	bytes#, 32
bytes:
	.skip	32
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
