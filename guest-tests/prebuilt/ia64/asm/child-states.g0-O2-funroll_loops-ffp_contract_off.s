// 63a97fc4bfdd717fd131987de6aad37e guest-tests/signal/child-states.c
	.file	"child-states.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_child#
on_child:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	mov r38 = r33
	movl r37 = @gprel(last#)
	;;
	.mib
	add r37 = r1, r37
	addl r39 = 128, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mmi
	addl r15 = @gprel(told#), gp
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r2 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r2
	nop 0
	br.ret.sptk.many b0
	.endp on_child#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"?"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"0"
	.align 8
.LC3:
	stringz	"  told %d"
	.align 8
.LC4:
	stringz	": %s %s, the child %d"
	.text
	.align 16
	.align 64
	.proc show_told#
show_told:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 4, 0
	addl r32 = @gprel(told#), gp
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld4.acq r40 = [r32]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r33 = @gprel(last#)
	;;
	.mmi
	add r33 = r1, r33
	;;
	adds r2 = 8, r33
	adds r8 = 8, r33
	.mmi
	adds r10 = 24, r33
	;;
	ld4.acq r3 = [r2]
	nop 0
	.mmi
	ld4.acq r9 = [r8]
	;;
	cmp4.ltu p8, p9 = 6, r3
	cmp4.eq p10, p11 = 1, r9
	;;
	.mib
	nop 0
	(p9) sxt4 r3 = r3
	nop 0
	.mlx
	nop 0
	(p9) movl r15 = @gprel(names.1#)
	;;
	.mlx
	(p9) shladd r3 = r3, 3, r0
	(p10) movl r34 = @gprel(.LC1)
	.mlx
	(p9) add r15 = r1, r15
	(p8) movl r35 = @gprel(.LC0)
	;;
	.mmi
	(p9) add r3 = r15, r3
	(p10) add r34 = r1, r34
	(p8) add r35 = r1, r35
	;;
	.mib
	(p9) ld8 r35 = [r3]
	nop 0
	(p10) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	ld4.acq r39 = [r10]
	nop 0
	;;
	.mib
	cmp4.eq p12, p13 = 0, r39
	nop 0
	(p13) br.cond.dpnt .L17
	;;
	.mlx
	nop 0
	(p12) movl r34 = @gprel(.LC2)
	;;
	.mmi
	(p12) add r34 = r1, r34
	nop 0
	nop 0
.L6:
	.mmi
	adds r11 = 16, r33
	nop 0
	addl r17 = @gprel(child#), gp
	;;
	.mmi
	ld4.acq r16 = [r11]
	ld4 r18 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p14, p15 = r18, r16
	(p15) br.cond.dpnt .L18
	;;
	.mmi
	(p14) mov r42 = r0
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r20 = @gprel(.LC4)
	.mmi
	mov r41 = r34
	nop 0
	mov r40 = r35
	;;
	.mib
	nop 0
	add r39 = r1, r20
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L4:
	.mib
	addl r39 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r38
	st4.rel [r32] = r0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r38
	adds r11 = 16, r33
	mov r34 = r8
	;;
	.mmi
	addl r17 = @gprel(child#), gp
	ld4.acq r16 = [r11]
	nop 0
	;;
	.mmi
	ld4 r18 = [r17]
	;;
	cmp4.ne p14, p15 = r18, r16
	nop 0
	;;
	.mib
	nop 0
	(p14) mov r42 = r0
	(p14) br.cond.dptk .L7
.L18:
	.mmi
	nop 0
	adds r19 = 20, r33
	nop 0
	;;
	.mib
	ld4.acq r33 = [r19]
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = r8, r33
	.mmi
	mov r41 = r34
	nop 0
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC4)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r20
	(p7) mov r42 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L4
	.endp show_told#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"exited"
	.align 8
.LC10:
	stringz	"7"
	.align 8
.LC11:
	stringz	"  %s: %s\n"
	.align 8
.LC12:
	stringz	"  %s: nobody\n"
	.align 8
.LC13:
	stringz	"  %s: %s %s, the child %d\n"
	.text
	.align 16
	.align 64
	.proc show_id#
show_id:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 5, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	addl r44 = 128, r0
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 16, r12
	adds r37 = 32, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r35
	mov r42 = r33
	.mmb
	adds r44 = 16, r12
	mov r43 = r34
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	adds r2 = 24, r12
	.mmb
	adds r15 = 40, r12
	mov r36 = r8
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 0, r14
	nop 0
	(p9) br.cond.dpnt .L33
	;;
	.mmi
	ld4 r3 = [r2]
	ld4 r42 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p10, p11 = 6, r3
	(p10) br.cond.dptk .L27
	.mib
	cmp4.ne p6, p7 = 7, r42
	cmp4.eq p12, p13 = 1, r3
	(p13) br.cond.dpnt .L34
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC9)
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC10)
	.mmi
	nop 0
	add r33 = r1, r17
	nop 0
	;;
	.mii
	(p6) add r45 = r1, r45
	nop 0
	;;
	(p7) add r45 = r1, r45
.L25:
	.mmi
	addl r19 = @gprel(child#), gp
	ld4 r18 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r20 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = r20, r18
	(p9) br.cond.dpnt .L35
.L26:
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mmi
	mov r46 = r36
	mov r44 = r33
	mov r43 = r32
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L19:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r26 = @gprel(.LC12)
	.mmi
	nop 0
	mov r43 = r32
	nop 0
	;;
	.mib
	add r42 = r1, r26
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC11)
	;;
	.mib
	add r42 = r1, r27
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L27:
	.body
	.copy_state 3
	.mlx
	cmp4.eq p14, p15 = 0, r42
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p14) movl r45 = @gprel(.LC2)
	.mmi
	nop 0
	add r33 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p14) add r45 = r1, r45
	(p14) br.cond.dptk .L25
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r41
	ld4 r18 = [r37]
	mov r45 = r8
	;;
	.mmi
	addl r19 = @gprel(child#), gp
	;;
	ld4 r20 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = r20, r18
	(p8) br.cond.dptk .L26
.L35:
	.mmi
	adds r21 = 16, r12
	;;
	ld4 r22 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p10, p11 = 17, r22
	(p10) br.cond.dptk .L26
	.mii
	adds r23 = 36, r12
	adds r24 = 144, r12
	;;
	nop 0
	.mmb
	ld4 r36 = [r23]
	st8 [r24] = r45
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r41
	cmp4.eq p12, p13 = r8, r36
	nop 0
	.mmi
	adds r25 = 144, r12
	mov r44 = r33
	mov r43 = r32
	;;
	.mlx
	(p12) addl r36 = 1, r0
	movl r42 = @gprel(.LC13)
	.mmi
	ld8 r45 = [r25]
	;;
	(p13) mov r36 = r0
	add r42 = r1, r42
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L19
	;;
.L34:
	.mib
	nop 0
	sxt4 r8 = r3
	nop 0
	.mlx
	cmp4.eq p14, p15 = 0, r42
	movl r10 = @gprel(names.1#)
	;;
	.mmi
	nop 0
	shladd r9 = r8, 3, r0
	add r11 = r1, r10
	.mlx
	nop 0
	(p14) movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r16 = r11, r9
	nop 0
	(p14) add r45 = r1, r45
	;;
	.mib
	ld8 r33 = [r16]
	nop 0
	(p14) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L36
	.endp show_id#
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	addl r14 = @gprel(child#), gp
	nop 0
	(p7) mov r36 = r32
	;;
	.mib
	st4 [r14] = r8
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp run#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L44
	br.ret.sptk.many b0
.L44:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"waitid"
	.align 8
.LC15:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc settle#
settle:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	addl r14 = @gprel(child#), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mlx
	nop 0
	movl r39 = 16777216
	.mmi
	adds r38 = 16, r12
	ld4 r37 = [r14]
	addl r36 = 1, r0
	;;
	.mib
	or r39 = r32, r39
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L49
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	add r36 = r1, r36
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp settle#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"killed"
	.align 8
.LC17:
	stringz	"stopped"
	.align 8
.LC18:
	stringz	"continued"
	.align 8
.LC19:
	stringz	"  %s:"
	.align 8
.LC20:
	stringz	" %s"
	.align 8
.LC21:
	stringz	" %s%s%s%s %d"
	.text
	.align 16
	.align 64
	.proc show_waited.isra.0#
show_waited.isra.0:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 6, 0
	mov r39 = r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	and r15 = 127, r34
	mov r1 = r37
	cmp4.lt p6, p7 = 0, r33
	.mib
	addl r18 = 65535, r0
	zxt1 r16 = r34
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	adds r14 = 1, r15
	nop 0
	cmp4.eq p10, p11 = 0, r15
	.mlx
	cmp4.eq p12, p13 = r18, r34
	movl r19 = @gprel(.LC16)
	;;
	.mib
	nop 0
	extr r2 = r14, 1, 7
	nop 0
	.mlx
	add r40 = r1, r19
	(p10) movl r39 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p11) movl r39 = @gprel(.LC1)
	.mmi
	cmp4.ge p8, p9 = 0, r2
	;;
	(p10) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p11) add r39 = r1, r39
	nop 0
	(p8) br.cond.dpnt .L55
	;;
	.mbb
	cmp4.ne p8, p9 = 127, r16
	(p9) br.cond.dpnt .L80
	(p12) br.cond.dpnt .L70
.L63:
	.pred.rel.mutex p10, p11
	.mlx
	nop 0
	(p10) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r29 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p10) add r41 = r1, r41
	extr.u r43 = r34, 8, 8
	.mmb
	nop 0
	add r42 = r1, r29
	(p11) br.cond.dpnt .L81
.L62:
	.mlx
	nop 0
	movl r33 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r38 = r1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L53:
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L55:
	.pred.rel.mutex p10, p11
	.mlx
	addl r3 = 65535, r0
	movl r40 = @gprel(.LC1)
	.mmb
	cmp4.ne p12, p13 = 127, r16
	nop 0
	(p13) br.cond.dpnt .L82
	;;
	.mib
	add r40 = r1, r40
	cmp4.eq p14, p15 = r3, r34
	(p15) br.cond.dptk .L63
	;;
	.mlx
	addl r43 = 1, r0
	movl r33 = @gprel(.LC21)
	.mlx
	mov r41 = r40
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	add r38 = r1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
	;;
.L79:
	.mlx
	cmp4.eq p12, p13 = 0, r33
	movl r43 = @gprel(.LC20)
	.mmb
	nop 0
	nop 0
	(p13) br.cond.dpnt .L83
	;;
	.mlx
	nop 0
	(p12) movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	add r38 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p12) add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L84:
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L83:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L84
	;;
.L82:
	.pred.rel.mutex p10, p11
	.mlx
	nop 0
	(p11) movl r42 = @gprel(.LC1)
	.mlx
	addl r8 = 65535, r0
	movl r41 = @gprel(.LC17)
	;;
	.mmi
	(p11) add r42 = r1, r42
	cmp4.eq p6, p7 = r8, r34
	extr.u r43 = r34, 8, 8
	.mlx
	add r41 = r1, r41
	movl r9 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r29 = @gprel(.LC1)
	.mmb
	add r40 = r1, r9
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	nop 0
	(p11) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	add r42 = r1, r29
	br .L62
.L70:
	.mlx
	cmp4.eq p8, p9 = 15, r15
	movl r21 = @gprel(.LC18)
	.mlx
	nop 0
	movl r22 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r21
	add r41 = r1, r22
	nop 0
	.mii
	(p8) addl r43 = 1, r0
	nop 0
	;;
	(p9) mov r43 = r0
.L86:
	.mlx
	nop 0
	movl r33 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
	;;
.L81:
	.mlx
	cmp4.lt p14, p15 = 0, r2
	movl r20 = @gprel(.LC1)
	.mmi
	nop 0
	cmp4.eq p8, p9 = 15, r15
	nop 0
	;;
	.mlx
	nop 0
	(p15) movl r41 = @gprel(.LC1)
	.mmi
	(p15) addl r43 = 1, r0
	;;
	(p15) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p15) mov r42 = r41
	nop 0
	(p15) br.cond.dpnt .L62
	;;
	.mmi
	add r42 = r1, r20
	nop 0
	(p8) addl r43 = 1, r0
	;;
	.mib
	mov r41 = r42
	(p9) mov r43 = r0
	br .L86
.L80:
	.mlx
	addl r23 = 65535, r0
	movl r27 = @gprel(.LC17)
	.mlx
	cmp4.ne p10, p11 = 0, r15
	movl r28 = @gprel(.LC16)
	;;
	.mib
	nop 0
	extr.u r43 = r34, 8, 8
	nop 0
	.mlx
	cmp4.eq p6, p7 = r23, r34
	movl r29 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r27
	add r40 = r1, r28
	add r42 = r1, r29
	.bbb
	(p6) br.cond.dpnt .L87
	(p10) br.cond.dpnt .L74
	br .L62
.L85:
	.mlx
	nop 0
	movl r10 = @gprel(.LC18)
	;;
	.mmi
	add r42 = r1, r10
	nop 0
	nop 0
.L60:
	.mib
	nop 0
	extr.u r34 = r34, 8, 8
	nop 0
	.mlx
	nop 0
	movl r11 = @gprel(.LC1)
	;;
	.mlx
	cmp4.eq p10, p11 = 19, r34
	movl r17 = @gprel(.LC17)
	.mlx
	add r40 = r1, r11
	movl r33 = @gprel(.LC21)
	;;
	.mmi
	add r41 = r1, r17
	add r38 = r1, r33
	(p10) addl r43 = 1, r0
	;;
	.mib
	(p11) mov r43 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
	;;
.L87:
	.mlx
	cmp4.eq p8, p9 = 15, r15
	movl r30 = @gprel(.LC16)
	.mlx
	nop 0
	movl r31 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC17)
	.mmi
	add r40 = r1, r30
	add r42 = r1, r31
	(p8) addl r43 = 1, r0
	;;
	.mib
	add r41 = r1, r32
	(p9) mov r43 = r0
	br .L86
.L74:
	.mlx
	cmp4.eq p8, p9 = 15, r15
	movl r24 = @gprel(.LC16)
	.mlx
	nop 0
	movl r25 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r26 = @gprel(.LC17)
	.mmi
	add r40 = r1, r24
	add r42 = r1, r25
	(p8) addl r43 = 1, r0
	;;
	.mib
	add r41 = r1, r26
	(p9) mov r43 = r0
	br .L86
	.endp show_waited.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"wait"
	.align 8
.LC23:
	stringz	"wait for any"
	.text
	.align 16
	.align 64
	.proc nobody_waits#
nobody_waits:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	nop 0
	.mmb
	mov r39 = r0
	addl r37 = 17, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r36
	addl r37 = 7, r0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	mov r39 = r0
	;;
	.mmi
	nop 0
	addl r2 = @gprel(child#), gp
	nop 0
	;;
	.mib
	ld4 r37 = [r2]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	adds r3 = 16, r12
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC22)
	.mmi
	nop 0
	ld4 r39 = [r3]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mib
	mov r1 = r36
	adds r37 = 16, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r36
	adds r9 = 16, r12
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC23)
	.mmi
	nop 0
	ld4 r39 = [r9]
	nop 0
	;;
	.mib
	add r37 = r1, r8
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r10 = @gprel(told#), gp
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r10]
	;;
	cmp4.lt p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	st4.rel [r10] = r15
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r0
	.mmb
	addl r37 = 17, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp nobody_waits#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	" SA_NOCLDSTOP"
	.align 8
.LC25:
	stringz	"yes"
	.align 8
.LC26:
	stringz	"NO"
	.align 8
.LC27:
	stringz	"flags%s\n"
	.align 8
.LC28:
	stringz	"nothing yet"
	.align 8
.LC29:
	stringz	"exits"
	.align 8
.LC30:
	stringz	"continues"
	.align 8
.LC31:
	stringz	"no WUNTRACED"
	.align 8
.LC32:
	stringz	"stops, left"
	.align 8
.LC33:
	stringz	"stops"
	.align 8
.LC34:
	stringz	"stops again"
	.align 8
.LC35:
	stringz	"continued again"
	.align 8
.LC36:
	stringz	"still stopped"
	.align 8
.LC37:
	stringz	"killed, left"
	.align 8
.LC38:
	stringz	"use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0"
	.align 8
.LC39:
	stringz	"%-3s %s\n"
	.align 8
.LC40:
	stringz	"gone"
	.text
	.align 16
	.align 64
	.proc life#
life:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 4, 0
	.fframe 304
	adds r12 = -304, r12
	.save pr, r40
	mov r40 = pr
	.mmi
	mov r39 = r1
	addl r35 = @gprel(told#), gp
	cmp4.ne p16, p17 = 0, r32
	;;
	.mmi
	mov r42 = r0
	addl r43 = 132, r0
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	adds r41 = 172, r12
	adds r36 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	mov r1 = r39
	movl r14 = 268435460
	.mmi
	adds r34 = 304, r12
	nop 0
	adds r8 = 168, r12
	;;
	.mlx
	addl r2 = @ltoff(@fptr(on_child#)), gp
	(p17) movl r42 = @gprel(.LC1)
	.mlx
	or r32 = r14, r32
	movl r41 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p16) movl r42 = @gprel(.LC24)
	.mmi
	ld8 r3 = [r2]
	addl r33 = @gprel(child#), gp
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	st8 [r36] = r3
	(p17) add r42 = r1, r42
	.mmi
	st4 [r34] = r0
	;;
	nop 0
	(p16) add r42 = r1, r42
	.mmb
	nop 0
	st4 [r8] = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r36
	addl r41 = 17, r0
	nop 0
	.mmb
	mov r1 = r39
	mov r43 = r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r42 = r0
	addl r41 = 15, r0
	mov r1 = r39
	.mmi
	mov r36 = r8
	st4 [r33] = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L93:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L93
.L92:
	.pred.rel.mutex p16, p17
	.mib
	mov r42 = r8
	mov r41 = r8
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r34
	nop 0
	.mmb
	mov r41 = r36
	addl r43 = 11, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r9 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r9
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	ld4 r43 = [r33]
	addl r44 = 15, r0
	.mmi
	nop 0
	addl r42 = 1, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	addl r42 = 19, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	addl r41 = 2, r0
	mov r1 = r39
	br.call.sptk.many b0 = settle#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	mov r1 = r39
	ld4 r43 = [r33]
	addl r44 = 5, r0
	.mmi
	nop 0
	addl r42 = 1, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC29)
	;;
	.mib
	add r41 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 9, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r15
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r34
	.mmb
	ld4 r41 = [r33]
	addl r43 = 1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	ld4 r43 = [r33]
	addl r42 = 1, r0
	.mlx
	nop 0
	movl r44 = 16777218
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 6, r0
	.mmi
	mov r43 = r0
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC33)
	;;
	.mib
	add r41 = r1, r18
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 3, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r19
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	ld4 r41 = [r33]
	addl r42 = 18, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	addl r41 = 8, r0
	br.call.sptk.many b0 = settle#
	;;
	.mib
	mov r1 = r39
	nop 0
	(p16) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	ld4.acq r20 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p2, p3 = 0, r20
	(p3) br.cond.dpnt .L94
	.align 32
.L95:
	.mib
	addl r41 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r20 = [r35]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p2, p3 = 0, r20
	(p2) br.cond.dptk .L95
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	ld4 r21 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r42 = r34
	nop 0
	addl r43 = 8, r0
	;;
	.mib
	sub r41 = r0, r21
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 9, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r23
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	addl r42 = 19, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	addl r41 = 2, r0
	br.call.sptk.many b0 = settle#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r34
	nop 0
	.mmb
	addl r43 = 2, r0
	addl r41 = -1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	ld4 r32 = [r33]
	mov r1 = r39
	addl r42 = 15, r0
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r32
	.mmi
	addl r44 = 5, r0
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	addl r42 = 18, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	addl r41 = 4, r0
	mov r1 = r39
	br.call.sptk.many b0 = settle#
	;;
	.mii
	ld4.acq r26 = [r35]
	mov r1 = r39
	;;
	cmp4.lt p4, p5 = 0, r26
	;;
	.mmi
	(p4) addl r26 = 1, r0
	;;
	(p5) mov r26 = r0
	nop 0
	;;
	.mib
	st4.rel [r35] = r26
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mlx
	mov r1 = r39
	movl r44 = 16777220
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	adds r41 = 16, r12
	nop 0
	.mmb
	addl r43 = 144, r0
	addl r42 = 255, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r44 = 16, r12
	mov r42 = r34
	.mmb
	mov r43 = r0
	addl r41 = -1, r0
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r28 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r28
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r29 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mmi
	nop 0
	ld8 r30 = [r29]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	cmp.eq p8, p9 = 0, r30
	(p9) br.cond.dptk .L97
.L96:
	.mmi
	adds r31 = 40, r12
	;;
	ld8 r35 = [r31]
	nop 0
	;;
	.mmi
	nop 0
	cmp.gt p10, p11 = r0, r35
	nop 0
	;;
	.mlx
	nop 0
	(p10) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p11) movl r42 = @gprel(.LC25)
	;;
	.mii
	(p10) add r42 = r1, r42
	nop 0
	;;
	(p11) add r42 = r1, r42
.L97:
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mib
	add r41 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r34
	.mmb
	ld4 r41 = [r33]
	mov r43 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC40)
	;;
	.mib
	add r41 = r1, r33
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mii
	mov r1 = r39
	mov pr = r40, -1
	;;
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 1
	.mib
	addl r35 = @gprel(told#), gp
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	ld4 r21 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r42 = r34
	nop 0
	addl r43 = 8, r0
	;;
	.mib
	sub r41 = r0, r21
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 9, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r23
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	addl r42 = 19, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	addl r41 = 2, r0
	br.call.sptk.many b0 = settle#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r34
	nop 0
	.mmb
	addl r43 = 2, r0
	addl r41 = -1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	ld4 r32 = [r33]
	mov r1 = r39
	addl r42 = 15, r0
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r32
	.mmi
	addl r44 = 5, r0
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	addl r42 = 18, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	addl r41 = 4, r0
	mov r1 = r39
	br.call.sptk.many b0 = settle#
	;;
	.mii
	ld4.acq r26 = [r35]
	mov r1 = r39
	;;
	cmp4.lt p4, p5 = 0, r26
	;;
	.mmi
	(p4) addl r26 = 1, r0
	;;
	(p5) mov r26 = r0
	nop 0
	;;
	.mib
	st4.rel [r35] = r26
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mlx
	mov r1 = r39
	movl r44 = 16777220
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	adds r41 = 16, r12
	nop 0
	.mmb
	addl r43 = 144, r0
	addl r42 = 255, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r44 = 16, r12
	mov r42 = r34
	.mmb
	mov r43 = r0
	addl r41 = -1, r0
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r28 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r28
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r29 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mmi
	nop 0
	ld8 r30 = [r29]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	cmp.eq p8, p9 = 0, r30
	(p8) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L97
	.endp life#
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L111
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L118
.L111:
	.mlx
	nop 0
	movl r37 = @gprel(.LC41)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
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
	;;
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r2
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	"SA_NOCLDWAIT, handled"
	.align 8
.LC43:
	stringz	"SA_NOCLDWAIT"
	.align 8
.LC44:
	stringz	"ignored"
	.align 8
.LC45:
	stringz	"own group"
	.align 8
.LC46:
	stringz	"no such child"
	.align 8
.LC47:
	stringz	"no such group"
	.align 8
.LC48:
	stringz	"no type"
	.align 8
.LC49:
	stringz	"no options"
	.align 8
.LC50:
	stringz	"only WNOHANG"
	.align 8
.LC51:
	stringz	"an unknown option"
	.align 8
.LC52:
	stringz	"process 0"
	.align 8
.LC53:
	stringz	"no descriptor"
	.align 8
.LC54:
	stringz	"__WCLONE"
	.align 8
.LC55:
	stringz	"unknown option"
	.align 8
.LC56:
	stringz	"group"
	.align 8
.LC57:
	stringz	"least number"
	.align 8
.LC58:
	stringz	"call(wait4, child, no_access(), 0, NULL)"
	.align 8
.LC59:
	stringz	"call(wait4, child, NULL, 0, NULL)"
	.align 8
.LC60:
	stringz	"call(waitid, P_PID, child, NULL, WEXITED, NULL)"
	.align 8
.LC61:
	stringz	"call(waitid, P_PID, child, no_access(), WEXITED, NULL)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 6, 0
	.fframe 448
	adds r12 = -448, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	mov r40 = r0
	adds r36 = 304, r12
	nop 0
	.mmb
	adds r35 = 160, r12
	adds r32 = 448, r12
	br.call.sptk.many b0 = life#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	addl r33 = @gprel(child#), gp
	nop 0
	br.call.sptk.many b0 = life#
	;;
	.mmi
	mov r1 = r39
	adds r40 = 316, r12
	nop 0
	.mmb
	addl r42 = 132, r0
	mov r41 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r3 = 312, r12
	addl r15 = 6, r0
	.mmi
	adds r40 = 168, r12
	addl r42 = 136, r0
	mov r41 = r0
	;;
	.mmi
	addl r14 = @ltoff(@fptr(on_child#)), gp
	st4 [r3] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r2 = [r14]
	nop 0
	;;
	.mib
	st8 [r36] = r2
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	addl r8 = 1, r0
	nop 0
	.mmi
	addl r42 = 144, r0
	adds r40 = 16, r12
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC60)
	.mmi
	nop 0
	st8 [r35] = r8
	nop 0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r9 = 24, r12
	.mmi
	addl r10 = 2, r0
	nop 0
	mov r41 = r36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	.mmi
	nop 0
	st4 [r9] = r10
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = nobody_waits#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r11
	nop 0
	br.call.sptk.many b0 = nobody_waits#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r35
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC44)
	;;
	.mib
	add r40 = r1, r16
	nop 0
	br.call.sptk.many b0 = nobody_waits#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r0
	nop 0
	.mmb
	addl r40 = 17, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r39
	addl r40 = 7, r0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r0
	.mlx
	addl r41 = 2, r0
	movl r43 = 16777220
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC45)
	;;
	.mib
	add r40 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 4, r0
	.mmi
	addl r42 = 1, r0
	nop 0
	addl r41 = 1, r0
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC46)
	;;
	.mib
	add r40 = r1, r18
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 4, r0
	.mmi
	addl r42 = 999999, r0
	nop 0
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC47)
	;;
	.mib
	add r40 = r1, r19
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 4, r0
	.mmi
	mov r42 = r0
	nop 0
	addl r41 = 77, r0
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC48)
	;;
	.mib
	add r40 = r1, r20
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r0
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC49)
	;;
	.mib
	add r40 = r1, r21
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 1, r0
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC50)
	;;
	.mib
	add r40 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 260, r0
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC51)
	;;
	.mib
	add r40 = r1, r23
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 4, r0
	.mmi
	mov r42 = r0
	nop 0
	addl r41 = 1, r0
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC52)
	;;
	.mib
	add r40 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 4, r0
	.mmi
	addl r42 = 99, r0
	nop 0
	addl r41 = 3, r0
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC53)
	;;
	.mib
	add r40 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	.mlx
	ld4 r40 = [r33]
	movl r42 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r8
	.mmi
	nop 0
	ld4 r42 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r26 = @gprel(.LC54)
	;;
	.mib
	add r40 = r1, r26
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r32
	.mmb
	ld4 r40 = [r33]
	addl r42 = 256, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r8
	.mmi
	nop 0
	ld4 r42 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC55)
	;;
	.mib
	add r40 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	.mlx
	mov r40 = r0
	movl r42 = 1073741824
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r41 = r8
	.mmi
	nop 0
	ld4 r42 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r28 = @gprel(.LC56)
	;;
	.mib
	add r40 = r1, r28
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	.mlx
	mov r42 = r0
	movl r40 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r39
	ld4 r42 = [r32]
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r29 = @gprel(.LC57)
	;;
	.mib
	add r40 = r1, r29
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mib
	mov r1 = r39
	addl r40 = 3, r0
	br.call.sptk.many b0 = run#
	;;
	.mib
	addl r40 = 4, r0
	mov r1 = r39
	br.call.sptk.many b0 = settle#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r32 = r8
	.mmb
	ld4 r36 = [r33]
	st4 [r8] = r0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r41 = r36
	addl r40 = 1126, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r30 = @gprel(.LC58)
	;;
	.mib
	add r40 = r1, r30
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	.mmi
	mov r1 = r39
	ld4 r41 = [r33]
	addl r40 = 1126, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r31 = @gprel(.LC59)
	;;
	.mib
	add r40 = r1, r31
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	addl r40 = 3, r0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	ld4 r42 = [r33]
	mov r45 = r0
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	mov r1 = r39
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	addl r40 = 1270, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	addl r40 = 3, r0
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r39
	addl r40 = 4, r0
	br.call.sptk.many b0 = settle#
	;;
	.mmi
	mov r1 = r39
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	mov r45 = r0
	.mmi
	addl r44 = 4, r0
	mov r42 = r35
	addl r40 = 1270, r0
	;;
	.mib
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r45 = r0
	addl r44 = 4, r0
	.mmi
	mov r43 = r0
	ld4 r42 = [r33]
	addl r41 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	addl r40 = 1270, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC62:
	stringz	"none"
	.align 8
.LC63:
	stringz	"dumped"
	.align 8
.LC64:
	stringz	"trapped"
	.section	.rodata
	.align 8
	.type	names.1#, @object
	.size	names.1#, 56
names.1:
	data8	.LC62
	data8	.LC9
	data8	.LC16
	data8	.LC63
	data8	.LC64
	data8	.LC17
	data8	.LC18
	.bss
	.align 8
	.type	last#, @object
	.size	last#, 128
last:
	.skip	128
	.sbss
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
