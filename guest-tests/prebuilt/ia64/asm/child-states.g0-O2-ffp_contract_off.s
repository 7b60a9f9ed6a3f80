// 021d541ae32a7fa99bfc6d68f8097b5f guest-tests/signal/child-states.c
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
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
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
	adds r14 = 8, r33
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ltu p6, p7 = 6, r14
	;;
	nop 0
	(p7) sxt4 r14 = r14
	.mlx
	nop 0
	(p7) movl r15 = @gprel(names.1#)
	;;
	.mmi
	nop 0
	(p7) shladd r14 = r14, 3, r0
	(p7) add r15 = r1, r15
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r14 = r15, r14
	nop 0
	(p6) add r35 = r1, r35
	;;
	.mmi
	(p7) ld8 r35 = [r14]
	nop 0
	adds r14 = 8, r33
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	adds r14 = 24, r33
	;;
	.mlx
	nop 0
	(p6) movl r34 = @gprel(.LC1)
	;;
	.mib
	(p6) add r34 = r1, r34
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	ld4.acq r39 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mlx
	nop 0
	(p6) movl r34 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r34 = r1, r34
	nop 0
	nop 0
.L6:
	.mmi
	adds r14 = 16, r33
	;;
	ld4.acq r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	(p6) mov r42 = r0
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	mov r41 = r34
	nop 0
	mov r40 = r35
	;;
	.mib
	nop 0
	add r39 = r1, r39
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
	adds r14 = 16, r33
	mov r34 = r8
	;;
	.mmi
	ld4.acq r15 = [r14]
	nop 0
	addl r14 = @gprel(child#), gp
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L7
.L18:
	.mmi
	nop 0
	adds r33 = 20, r33
	nop 0
	;;
	.mib
	ld4.acq r33 = [r33]
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
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
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
	nop 0
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
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 24, r12
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r42 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 6, r14
	(p6) br.cond.dptk .L27
	;;
	.mlx
	cmp4.eq p6, p7 = 1, r14
	movl r38 = @gprel(.LC9)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	cmp4.ne p6, p7 = 7, r42
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC10)
	;;
	.mii
	(p6) add r45 = r1, r45
	nop 0
	;;
	(p7) add r45 = r1, r45
.L25:
	.mmi
	addl r14 = @gprel(child#), gp
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L35
.L26:
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mmi
	mov r46 = r36
	mov r44 = r38
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
	movl r42 = @gprel(.LC12)
	.mmi
	nop 0
	mov r43 = r32
	nop 0
	;;
	.mib
	add r42 = r1, r42
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
	movl r42 = @gprel(.LC11)
	;;
	.mib
	add r42 = r1, r42
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
	cmp4.eq p6, p7 = 0, r42
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L25
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r41
	ld4 r15 = [r37]
	mov r45 = r8
	;;
	.mmi
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
.L35:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L26
	.mmi
	adds r14 = 36, r12
	;;
	ld4 r36 = [r14]
	adds r14 = 144, r12
	;;
	.mib
	st8 [r14] = r45
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r41
	cmp4.eq p6, p7 = r8, r36
	nop 0
	.mmi
	adds r15 = 144, r12
	mov r44 = r38
	mov r43 = r32
	;;
	.mlx
	(p6) addl r36 = 1, r0
	movl r42 = @gprel(.LC13)
	.mmi
	ld8 r45 = [r15]
	;;
	(p7) mov r36 = r0
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
	sxt4 r14 = r14
	nop 0
	.mlx
	cmp4.eq p6, p7 = 0, r42
	movl r15 = @gprel(names.1#)
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	(p6) add r45 = r1, r45
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	(p6) br.cond.dptk .L25
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
	cmp4.lt p6, p7 = 0, r33
	nop 0
	.mib
	mov r1 = r37
	zxt1 r16 = r34
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	nop 0
	adds r14 = 1, r15
	cmp4.eq p6, p7 = 0, r15
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	nop 0
	extr r14 = r14, 1, 7
	nop 0
	.mlx
	add r40 = r1, r40
	(p6) movl r39 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mmi
	cmp4.ge p8, p9 = 0, r14
	;;
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	(p8) br.cond.dpnt .L55
	;;
	.mib
	cmp4.ne p8, p9 = 127, r16
	addl r16 = 65535, r0
	(p9) br.cond.dpnt .L80
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = r16, r34
	(p8) br.cond.dpnt .L70
.L63:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	extr.u r43 = r34, 8, 8
	.mmb
	nop 0
	add r42 = r1, r42
	(p7) br.cond.dpnt .L81
.L62:
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r38 = r1, r38
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
	.pred.rel.mutex p6, p7
	.mlx
	cmp4.ne p8, p9 = 127, r16
	movl r40 = @gprel(.LC1)
	.mmb
	addl r16 = 65535, r0
	nop 0
	(p9) br.cond.dpnt .L82
	;;
	.mib
	add r40 = r1, r40
	cmp4.eq p8, p9 = r16, r34
	(p9) br.cond.dptk .L63
	;;
	.mlx
	addl r43 = 1, r0
	movl r42 = @gprel(.LC18)
	.mlx
	mov r41 = r40
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
	;;
.L79:
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r38 = @gprel(.LC20)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L83
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
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
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L84
	;;
.L82:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	.mlx
	addl r14 = 65535, r0
	movl r41 = @gprel(.LC17)
	;;
	.mmb
	(p7) add r42 = r1, r42
	cmp4.eq p8, p9 = r14, r34
	nop 0
	.mib
	add r41 = r1, r41
	extr.u r43 = r34, 8, 8
	(p8) br.cond.dpnt .L85
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br .L62
	;;
.L70:
	.mlx
	cmp4.eq p6, p7 = 15, r15
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r42
	add r41 = r1, r41
	nop 0
	.mii
	(p6) addl r43 = 1, r0
	nop 0
	;;
	(p7) mov r43 = r0
.L86:
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L53
.L81:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mmi
	(p7) addl r43 = 1, r0
	;;
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) mov r42 = r41
	nop 0
	(p7) br.cond.dpnt .L62
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mmi
	cmp4.eq p6, p7 = 15, r15
	;;
	add r42 = r1, r42
	(p6) addl r43 = 1, r0
	;;
	.mib
	mov r41 = r42
	(p7) mov r43 = r0
	br .L86
	;;
.L80:
	.mlx
	addl r14 = 65535, r0
	movl r41 = @gprel(.LC17)
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r34
	movl r42 = @gprel(.LC1)
	.mmb
	add r41 = r1, r41
	add r40 = r1, r40
	(p6) br.cond.dpnt .L87
	;;
	.mii
	cmp4.ne p6, p7 = 0, r15
	extr.u r43 = r34, 8, 8
	add r42 = r1, r42
	.bbb
	nop 0
	(p6) br.cond.dpnt .L74
	br .L62
	;;
.L85:
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L60:
	.mib
	nop 0
	extr.u r34 = r34, 8, 8
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mlx
	cmp4.eq p6, p7 = 19, r34
	movl r41 = @gprel(.LC17)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC21)
	;;
	.mmi
	add r41 = r1, r41
	add r38 = r1, r38
	(p6) addl r43 = 1, r0
	;;
	.mib
	(p7) mov r43 = r0
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
	cmp4.eq p6, p7 = 15, r15
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mmi
	add r40 = r1, r40
	add r42 = r1, r42
	(p6) addl r43 = 1, r0
	;;
	.mib
	add r41 = r1, r41
	(p7) mov r43 = r0
	br .L86
.L74:
	.mlx
	cmp4.eq p6, p7 = 15, r15
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	.mmi
	add r40 = r1, r40
	add r42 = r1, r42
	(p6) addl r43 = 1, r0
	;;
	.mib
	add r41 = r1, r41
	(p7) mov r43 = r0
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
	addl r14 = @gprel(child#), gp
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 16, r12
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC22)
	.mmi
	nop 0
	ld4 r39 = [r14]
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
	adds r14 = 16, r12
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC23)
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @gprel(told#), gp
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r14]
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
	st4.rel [r14] = r15
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
	stringz	"  told %d\n"
	.align 8
.LC38:
	stringz	"killed, left"
	.align 8
.LC39:
	stringz	"use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0"
	.align 8
.LC40:
	stringz	"%-3s %s\n"
	.align 8
.LC41:
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
	addl r36 = @gprel(told#), gp
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
	adds r35 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	mov r1 = r39
	movl r14 = 268435460
	.mmi
	nop 0
	adds r34 = 304, r12
	nop 0
	;;
	.mmi
	or r32 = r14, r32
	addl r14 = @ltoff(@fptr(on_child#)), gp
	addl r33 = @gprel(child#), gp
	.mlx
	st4 [r34] = r0
	(p17) movl r42 = @gprel(.LC1)
	;;
	.mlx
	ld8 r14 = [r14]
	(p16) movl r42 = @gprel(.LC24)
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	adds r14 = 168, r12
	.mii
	(p17) add r42 = r1, r42
	add r41 = r1, r41
	;;
	(p16) add r42 = r1, r42
	.mmb
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
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
	mov r35 = r8
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
	addl r43 = 11, r0
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r35
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
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 15, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r41
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
	nop 0
	addl r44 = 5, r0
	.mmi
	ld4 r43 = [r33]
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_id#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 1, r0
	nop 0
	.mmb
	mov r42 = r34
	ld4 r41 = [r33]
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
	movl r41 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC33)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
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
	(p16) br.cond.dpnt .L94
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L94
	.align 32
.L95:
	.pred.rel.mutex p16, p17
	.mib
	addl r41 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r36]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
.L94:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	ld4 r41 = [r33]
	nop 0
	mov r1 = r39
	.mmi
	mov r42 = r34
	nop 0
	addl r43 = 8, r0
	;;
	.mib
	sub r41 = r0, r41
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
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	ld4 r35 = [r33]
	mov r1 = r39
	addl r42 = 15, r0
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 5, r0
	.mmi
	mov r43 = r35
	nop 0
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r41
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
	mov r1 = r39
	addl r41 = 4, r0
	br.call.sptk.many b0 = settle#
	;;
	.mib
	nop 0
	mov r1 = r39
	(p17) br.cond.dptk .L111
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_told#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	;;
.L98:
	.mlx
	ld4 r43 = [r33]
	movl r41 = @gprel(.LC38)
	.mlx
	addl r42 = 2, r0
	movl r44 = 16777220
	;;
	.mib
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_waited.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	.mmi
	adds r14 = 40, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	nop 0
.L99:
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
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
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
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
.L111:
	.body
	.copy_state 1
	.mlx
	addl r35 = @gprel(told#), gp
	movl r41 = @gprel(.LC37)
	;;
	.mii
	ld4.acq r14 = [r35]
	add r41 = r1, r41
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4.rel [r35] = r0
	nop 0
	br .L98
	.endp life#
	.section	.rodata.str1.8
	.align 8
.LC42:
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
	(p6) br.cond.dpnt .L113
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
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L120
.L113:
	.mlx
	nop 0
	movl r37 = @gprel(.LC42)
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
.L120:
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
	movl r37 = @gprel(.LC15)
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC43:
	stringz	"SA_NOCLDWAIT, handled"
	.align 8
.LC44:
	stringz	"SA_NOCLDWAIT"
	.align 8
.LC45:
	stringz	"ignored"
	.align 8
.LC46:
	stringz	"own group"
	.align 8
.LC47:
	stringz	"no such child"
	.align 8
.LC48:
	stringz	"no such group"
	.align 8
.LC49:
	stringz	"no type"
	.align 8
.LC50:
	stringz	"no options"
	.align 8
.LC51:
	stringz	"only WNOHANG"
	.align 8
.LC52:
	stringz	"an unknown option"
	.align 8
.LC53:
	stringz	"process 0"
	.align 8
.LC54:
	stringz	"no descriptor"
	.align 8
.LC55:
	stringz	"__WCLONE"
	.align 8
.LC56:
	stringz	"unknown option"
	.align 8
.LC57:
	stringz	"group"
	.align 8
.LC58:
	stringz	"least number"
	.align 8
.LC59:
	stringz	"call(wait4, child, no_access(), 0, NULL)"
	.align 8
.LC60:
	stringz	"call(wait4, child, NULL, 0, NULL)"
	.align 8
.LC61:
	stringz	"call(waitid, P_PID, child, NULL, WEXITED, NULL)"
	.align 8
.LC62:
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
	addl r15 = 6, r0
	adds r40 = 168, r12
	.mii
	addl r42 = 136, r0
	mov r41 = r0
	;;
	addl r14 = @ltoff(@fptr(on_child#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r36] = r14
	adds r14 = 312, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	addl r14 = 1, r0
	nop 0
	.mmi
	addl r42 = 144, r0
	adds r40 = 16, r12
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC61)
	.mmi
	nop 0
	st8 [r35] = r14
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
	adds r14 = 24, r12
	.mmi
	addl r15 = 2, r0
	nop 0
	mov r41 = r36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	.mmi
	nop 0
	st4 [r14] = r15
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
	movl r40 = @gprel(.LC44)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC45)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC46)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC47)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC48)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC49)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC50)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC51)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC52)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC53)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC54)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC55)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC56)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC57)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC58)
	;;
	.mib
	add r40 = r1, r40
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
	ld4 r35 = [r33]
	st4 [r8] = r0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r41 = r35
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
	movl r40 = @gprel(.LC59)
	;;
	.mib
	add r40 = r1, r40
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
	movl r40 = @gprel(.LC60)
	;;
	.mib
	add r40 = r1, r40
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
	mov r42 = r35
	mov r1 = r39
	mov r43 = r8
	.mmi
	mov r45 = r0
	addl r44 = 4, r0
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
	movl r40 = @gprel(.LC62)
	;;
	.mib
	add r40 = r1, r40
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
.LC63:
	stringz	"none"
	.align 8
.LC64:
	stringz	"dumped"
	.align 8
.LC65:
	stringz	"trapped"
	.section	.rodata
	.align 8
	.type	names.1#, @object
	.size	names.1#, 56
names.1:
	data8	.LC63
	data8	.LC9
	data8	.LC16
	data8	.LC64
	data8	.LC65
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
