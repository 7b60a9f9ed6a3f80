// 55e7b67df3145176534e61369c82388e
	.file	"socket-states.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"i"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"!"
	.align 8
.LC3:
	stringz	"o"
	.align 8
.LC4:
	stringz	"e"
	.align 8
.LC5:
	stringz	"h"
	.align 8
.LC6:
	stringz	"r"
	.align 8
.LC7:
	stringz	"[%s%s%s%s%s%s]"
	.text
	.align 16
	.align 64
	.proc show_poll#
show_poll:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp4.gt p6, p7 = r0, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	adds r36 = 16, r12
	adds r14 = 20, r12
	nop 0
	.mmi
	addl r15 = 8199, r0
	mov r38 = r0
	addl r37 = 1, r0
	;;
	.mmi
	st4 [r14] = r15
	st4 [r36] = r32
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L1
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	adds r14 = 22, r12
	nop 0
	mov r1 = r35
	;;
	.mlx
	ld2 r14 = [r14]
	movl r36 = @gprel(.LC7)
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r37 = r1, r37
	;;
	(p6) add r37 = r1, r37
	tbit.nz p6, p7 = r14, 1
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r38 = r1, r38
	;;
	(p6) add r38 = r1, r38
	tbit.nz p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	;;
	(p6) add r39 = r1, r39
	tbit.nz p6, p7 = r14, 3
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r40 = r1, r40
	;;
	(p6) add r40 = r1, r40
	tbit.nz p6, p7 = r14, 4
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	;;
	(p6) add r41 = r1, r41
	tbit.z p6, p7 = r14, 13
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_poll#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s"
	.text
	.align 16
	.align 64
	.proc error#
error:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r37 = r32
	movl r17 = @gprel(names.0#)
	;;
	.mmi
	add r17 = r1, r17
	mov r15 = r0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r14 = r17
	mov ar.lc = 13
	;;
	.align 32
.L20:
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 16, r14
	;;
	.mib
	cmp4.ne p6, p7 = r37, r16
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L20
	.mib
	nop 0
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
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
.L24:
	.mmi
	nop 0
	addp4 r15 = r15, r0
	adds r17 = 8, r17
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mii
	shladd r15 = r15, 4, r0
	add r37 = r1, r37
	;;
	add r17 = r17, r15
	;;
	.mib
	ld8 r38 = [r17]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp error#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
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
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"socket"
	.align 8
.LC12:
	stringz	"states-%d"
	.align 8
.LC13:
	stringz	"bind"
	.text
	.align 16
	.align 64
	.proc bound#
bound:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	adds r14 = 12, r32
	adds r32 = 8, r32
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	ld4 r39 = [r14]
	addl r14 = 2048, r0
	mov r37 = r1
	.body
	.mmi
	mov r40 = r0
	ld4 r38 = [r32]
	nop 0
	;;
	.mib
	or r39 = r14, r39
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC11)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r40 = 110, r0
	ld4 r34 = [r32]
	nop 0
	.mmb
	adds r38 = 18, r12
	mov r39 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r1 = r37
	mov r38 = r33
	adds r39 = 16, r12
	;;
	.mlx
	st2 [r14] = r34
	(p6) movl r15 = 16777343
	.mmb
	(p6) adds r14 = 20, r12
	(p6) addl r40 = 16, r0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	(p6) st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(serial#), gp
	movl r39 = @gprel(.LC12)
	.mmi
	adds r38 = 19, r12
	;;
	ld4 r40 = [r14]
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	adds r15 = 1, r40
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r37
	nop 0
	.mmb
	adds r40 = 3, r8
	adds r39 = 16, r12
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp bound#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"listen"
	.text
	.align 16
	.align 64
	.proc new_server#
new_server:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	mov r37 = r32
	nop 0
	adds r32 = 12, r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r14 = 112, r0
	.mmi
	mov r33 = r8
	nop 0
	mov r37 = r8
	;;
	.mlx
	addl r39 = @gprel(server_size#), gp
	movl r38 = @gprel(server#)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmb
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p7) br.cond.dpnt .L42
.L35:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L42:
	.mib
	addl r38 = 2, r0
	mov r37 = r33
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L35
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp new_server#
	.align 16
	.align 64
	.proc ask_error#
ask_error:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	nop 0
	mov r39 = r32
	.body
	;;
	.mmi
	adds r33 = 20, r12
	adds r43 = 16, r12
	addl r35 = 4, r0
	.mii
	addl r41 = 4, r0
	addl r40 = 1, r0
	;;
	mov r42 = r33
	.mmb
	st4 [r43] = r35
	st4 [r33] = r0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r38
	mov r39 = r32
	.mmi
	mov r42 = r33
	addl r41 = 4, r0
	addl r40 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r43] = r35
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_error#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"%ld"
	.text
	.align 16
	.align 64
	.proc ask_receive#
ask_receive:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r34 = @gprel(.LC15)
	;;
	.mmi
	mov r33 = r0
	add r34 = r1, r34
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 3
.L48:
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	addl r41 = 9, r0
	.mii
	adds r40 = 16, r12
	mov r39 = r32
	;;
	(p6) addl r42 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r42 = r0
	nop 0
	;;
	.mib
	shladd r42 = r42, 1, r0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r37
	nop 0
	.mmb
	mov r39 = r34
	mov r40 = r8
	(p7) br.cond.dpnt .L52
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r39 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L48
.L53:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L52:
	.body
	.copy_state 1
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r37
	addl r39 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L48
	.mib
	nop 0
	nop 0
	br .L53
	.endp ask_receive#
	.align 16
	.align 64
	.proc ask_accept#
ask_accept:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	.mmb
	cmp.le p6, p7 = r0, r37
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L58:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	ld4 r32 = [r8]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many error#
	;;
	break.f 0
	;;
	.endp ask_accept#
	.align 16
	.align 64
	.proc ask_urgent#
ask_urgent:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	addl r38 = 9, r0
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L64:
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
	br.call.sptk.many b0 = error#
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
	.endp ask_urgent#
	.align 16
	.align 64
	.proc ask_connect#
ask_connect:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addl r14 = @gprel(server_size#), gp
	mov r35 = r1
	.mlx
	mov r36 = r32
	movl r37 = @gprel(server#)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mmb
	add r37 = r1, r37
	ld4 r38 = [r14]
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	.mmb
	cmp.le p6, p7 = r0, r37
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	ld4 r32 = [r8]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many error#
	;;
	break.f 0
	;;
	.endp ask_connect#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"z"
	.text
	.align 16
	.align 64
	.proc ask_write_nothing#
ask_write_nothing:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r36 = r32
	movl r37 = @gprel(.LC16)
	.body
	;;
	.mib
	mov r38 = r0
	add r37 = r1, r37
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L75:
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
	br.call.sptk.many b0 = error#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_write_nothing#
	.align 16
	.align 64
	.proc ask_shut_read#
ask_shut_read:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC15)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L81
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L81:
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
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_shut_read#
	.align 16
	.align 64
	.proc ask_shut_both#
ask_shut_both:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC15)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L87
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L87:
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
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_shut_both#
	.align 16
	.align 64
	.proc ask_shut_write#
ask_shut_write:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r36 = r32
	.body
	;;
	.mib
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC15)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
.L93:
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
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(peer#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_shut_write#
	.align 16
	.align 64
	.proc ask_waiting#
ask_waiting:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r38 = 16, r12
	addl r14 = -1, r0
	addl r37 = 21531, r0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mlx
	ld4 r14 = [r14]
	movl r36 = @gprel(.LC15)
	;;
	.mii
	nop 0
	sxt4 r37 = r14
	add r36 = r1, r36
	;;
	.mib
	cmp.le p6, p7 = r0, r37
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mib
	nop 0
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L95:
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
	br.call.sptk.many b0 = error#
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
	.endp ask_waiting#
	.align 16
	.align 64
	.proc ask_sendto#
ask_sendto:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	addl r14 = @gprel(server_size#), gp
	mov r35 = r1
	.mlx
	mov r36 = r32
	movl r40 = @gprel(server#)
	;;
	.mlx
	addl r39 = 16384, r0
	movl r37 = @gprel(.LC16)
	.mmi
	add r40 = r1, r40
	ld4 r41 = [r14]
	addl r38 = 1, r0
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L104:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	ld4 r32 = [r8]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many error#
	;;
	break.f 0
	;;
	.endp ask_sendto#
	.align 16
	.align 64
	.proc ask_disconnect#
ask_disconnect:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r37 = 16, r12
	addl r38 = 16, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r37] = r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r35
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r37
	movl r36 = @gprel(.LC15)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L110
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L110:
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
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = show_poll#
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
	.endp ask_disconnect#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"n"
	.align 8
.LC18:
	stringz	"-"
	.text
	.align 16
	.align 64
	.proc ask_name#
ask_name:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	.mii
	mov r37 = r1
	.body
	mov r38 = r32
	;;
	addl r14 = 112, r0
	.mii
	adds r34 = 128, r12
	adds r39 = 16, r12
	;;
	mov r40 = r34
	.mmb
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r33 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	.mmb
	cmp.le p6, p7 = r0, r33
	mov r39 = r33
	(p7) br.cond.dpnt .L118
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dpnt .L111
	;;
	.mlx
	ld4 r14 = [r34]
	movl r38 = @gprel(.LC8)
	;;
	.mmi
	cmp4.geu p6, p7 = 2, r14
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC18)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
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
.L111:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L118:
	.body
	.copy_state 1
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
	br.call.sptk.many b0 = error#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp ask_name#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"none"
	.align 8
.LC20:
	stringz	"own"
	.align 8
.LC21:
	stringz	"other"
	.text
	.align 16
	.align 64
	.proc ask_peer#
ask_peer:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
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
	adds r14 = 28, r12
	addl r15 = 12, r0
	adds r40 = 16, r12
	.mii
	addl r39 = 17, r0
	addl r38 = 1, r0
	;;
	mov r41 = r14
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	.mmb
	cmp.le p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L121:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r33
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC20)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC21)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L122:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L127:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L121
	.endp ask_peer#
	.align 16
	.align 64
	.proc ask_receive_nothing#
ask_receive_nothing:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r36 = r32
	addl r38 = 9, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	.mmb
	cmp.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	nop 0
.L131:
	.mib
	nop 0
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L135:
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
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r35
	addl r36 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r36 = r32
	addl r38 = 9, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r35
	mov r37 = r8
	cmp.le p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	(p6) br.cond.dptk .L131
.L136:
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
	br.call.sptk.many b0 = error#
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
	.endp ask_receive_nothing#
	.align 16
	.align 64
	.proc ask_listen#
ask_listen:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	nop 0
	mov r37 = r32
	.body
	;;
	.mib
	addl r38 = 1, r0
	adds r33 = 20, r12
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	cmp.le p6, p7 = r0, r38
	movl r37 = @gprel(.LC15)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L145
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 4, r0
	mov r1 = r36
	.mmi
	mov r37 = r32
	addl r39 = 30, r0
	addl r38 = 1, r0
	;;
	.mmi
	mov r40 = r33
	st4 [r33] = r0
	nop 0
	.mmb
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L140
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L146:
	.mmi
	ld4 r38 = [r33]
	;;
	nop 0
	sxt4 r38 = r38
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
.L145:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r33 = 20, r12
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 4, r0
	mov r1 = r36
	.mmi
	mov r37 = r32
	addl r39 = 30, r0
	addl r38 = 1, r0
	;;
	.mmi
	mov r40 = r33
	st4 [r33] = r0
	nop 0
	.mmb
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	(p7) br.cond.dptk .L146
.L140:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many show_poll#
	;;
	break.f 0
	;;
	.endp ask_listen#
	.align 16
	.align 64
	.proc ask_send#
ask_send:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.mlx
	mov r37 = r32
	movl r38 = @gprel(.LC16)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	addl r40 = 16384, r0
	.mmb
	addl r39 = 1, r0
	add r38 = r1, r38
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	cmp.le p6, p7 = r0, r8
	nop 0
	.mmb
	mov r38 = r8
	adds r33 = 20, r12
	(p7) br.cond.dpnt .L153
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
	.mib
	mov r1 = r36
	addl r37 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 4, r0
	mov r40 = r33
	.mmi
	addl r39 = 4, r0
	addl r38 = 1, r0
	mov r1 = r36
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r37 = r32
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	.mmi
	addl r40 = 16384, r0
	nop 0
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	cmp.le p6, p7 = r0, r8
	nop 0
	(p7) br.cond.dpnt .L154
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L150:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L153:
	.body
	.copy_state 1
	.mib
	adds r33 = 20, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r36
	addl r37 = 44, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r41 = 16, r12
	addl r14 = 4, r0
	mov r40 = r33
	.mmi
	addl r39 = 4, r0
	addl r38 = 1, r0
	mov r1 = r36
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r37 = r32
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = error#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = show_poll#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	.mmi
	addl r40 = 16384, r0
	nop 0
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r8
	cmp.le p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	(p6) br.cond.dptk .L150
.L154:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	ld4 r32 = [r8]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many error#
	;;
	break.f 0
	;;
	.endp ask_send#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"%s, %s:"
	.align 8
.LC24:
	stringz	" %s "
	.align 8
.LC25:
	stringz	"socketpair"
	.align 8
.LC26:
	stringz	"connect"
	.align 8
.LC27:
	stringz	"connect back"
	.align 8
.LC28:
	stringz	"accept"
	.align 8
.LC29:
	stringz	"abc"
	.align 8
.LC30:
	stringz	"de"
	.align 8
.LC31:
	stringz	"fgh"
	.sdata
	.align 8
.LC22:
	data8	kinds#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 0, 32, 4, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mmi
	mov r63 = r1
	addl r41 = @gprel(server_size#), gp
	.save rp, r61
	mov r61 = b0
	.body
	;;
	.mmi
	addl r65 = 1, r0
	addl r64 = 13, r0
	addl r45 = -1, r0
	.mmb
	adds r54 = 24, r12
	adds r35 = 244, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r63
	nop 0
	adds r55 = 248, r12
	.mmi
	addl r57 = 112, r0
	nop 0
	adds r36 = 240, r12
	;;
	.mlx
	addl r14 = @gprel(.LC22), gp
	movl r46 = @gprel(questions#)
	.mlx
	addl r37 = @ltoffx(.L175), r1
	movl r58 = @gprel(states#)
	;;
	.mlx
	ld8 r49 = [r14]
	movl r59 = @gprel(.LC23)
	.mmi
	add r46 = r1, r46
	add r58 = r1, r58
	addl r38 = @gprel(peer#), gp
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	.mlx
	adds r46 = 272, r46
	movl r40 = @gprel(server#)
	;;
	.mlx
	adds r60 = 168, r49
	movl r53 = @gprel(.LC31)
	.mlx
	add r59 = r1, r59
	movl r52 = @gprel(.LC29)
	;;
	.mlx
	adds r58 = 168, r58
	movl r51 = @gprel(.LC30)
	.mmi
	add r47 = r1, r47
	add r40 = r1, r40
	add r53 = r1, r53
	;;
	.mmi
	ld8.mov r37 = [r37], .L175
	add r52 = r1, r52
	add r51 = r1, r51
.L156:
	.mlx
	nop 0
	movl r56 = @gprel(states#)
	.mmi
	adds r44 = -16, r49
	adds r48 = -4, r49
	adds r50 = -8, r49
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	nop 0
	;;
	.align 32
.L188:
	.mlx
	nop 0
	movl r33 = @gprel(questions#)
	.mmi
	ld8 r39 = [r56], 8
	ld8 r65 = [r44]
	mov r64 = r59
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	mov r66 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	.align 32
.L187:
	.mmi
	mov r32 = r33
	nop 0
	mov r64 = r47
	;;
	.mib
	ld8 r65 = [r32], 8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r63
	ld8 r42 = [r32]
	mov r64 = r44
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = new_server#
	;;
	.mmi
	mov r1 = r63
	mov r34 = r8
	addl r66 = 112, r0
	.mmb
	mov r65 = r40
	adds r64 = 128, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld1 r14 = [r39]
	nop 0
	mov r1 = r63
	.mmi
	st4 [r38] = r45
	ld4 r43 = [r41]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 117, r14
	nop 0
	(p7) br.cond.dpnt .L203
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 98, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 108, r14
	nop 0
	(p7) br.cond.dpnt .L204
	;;
	.mmi
	nop 0
	ld4 r32 = [r49]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L161
	.mmi
	addl r14 = 2048, r0
	ld4 r65 = [r48]
	mov r67 = r36
	.mmi
	mov r66 = r0
	ld4 r64 = [r50]
	nop 0
	;;
	.mib
	or r65 = r14, r65
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L205
	;;
	.mmi
	nop 0
	ld1 r15 = [r39]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r14 = r15
	nop 0
	(p7) br.cond.dpnt .L171
	;;
	.mmi
	(p6) adds r32 = 1, r39
	nop 0
	nop 0
	.align 32
.L186:
	.mmi
	adds r14 = -50, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 69, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L173
	;;
	.mmi
	add r14 = r14, r37
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L175:
	data8 @pcrel(.L185)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L184)
	data8 @pcrel(.L173)
	data8 @pcrel(.L183)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L182)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L181)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L180)
	data8 @pcrel(.L179)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L178)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L177)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L176)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L173)
	data8 @pcrel(.L174)
	.section	.text.startup
.L179:
	.mmi
	mov r65 = r52
	ld4 r64 = [r35]
	nop 0
	.mmb
	mov r67 = r0
	addl r66 = 3, r0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r63
	mov r67 = r0
	addl r66 = 2, r0
	.mmb
	mov r65 = r51
	ld4 r64 = [r35]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	.align 32
.L173:
	.mmi
	ld1 r15 = [r32], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	;;
	.align 32
.L171:
	.mmi
	ld4 r14 = [r35]
	ld4 r32 = [r36]
	nop 0
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	nop 0
.L158:
	.mmi
	addl r66 = 112, r0
	adds r65 = 128, r12
	nop 0
	.mmb
	mov r64 = r40
	adds r33 = 16, r33
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	st4 [r41] = r43
	nop 0
	mov r64 = r32
	;;
	.mmi
	ld8 r14 = [r42], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r42], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r63
	mov r64 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	mov r64 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r64 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = r46, r33
	(p6) br.cond.dptk .L187
.L206:
	.mib
	addl r64 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = r58, r56
	(p6) br.cond.dptk .L188
	.mmi
	nop 0
	adds r49 = 24, r49
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r60, r49
	(p7) br.cond.dptk .L156
	.mii
	mov r8 = r0
	mov b0 = r61
	;;
	mov ar.pfs = r62
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L176:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r65 = r0
	nop 0
	.mmb
	ld4 r64 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
	;;
.L177:
	.mmi
	nop 0
	adds r14 = 16, r12
	addl r66 = 16, r0
	.mmi
	ld4 r64 = [r36]
	;;
	st8 [r14] = r0
	mov r65 = r14
	.mmb
	st8 [r54] = r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L174:
	.mmi
	nop 0
	addl r65 = 1, r0
	nop 0
	.mmb
	ld4 r64 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L178:
	.mmi
	mov r67 = r0
	addl r66 = 1, r0
	nop 0
	.mmb
	adds r65 = 16, r12
	ld4 r64 = [r36]
	br.call.sptk.many b0 = recv#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L180:
	.mib
	ld4 r64 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	st4 [r35] = r45
	nop 0
	mov r1 = r63
	;;
	.mmi
	ld1 r15 = [r32], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L181:
	.mmi
	nop 0
	addl r65 = 1, r0
	nop 0
	.mmb
	ld4 r64 = [r36]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L182:
	.mmi
	nop 0
	mov r65 = r0
	nop 0
	.mmb
	ld4 r64 = [r36]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L183:
	.mmi
	addl r67 = 16384, r0
	addl r66 = 3, r0
	nop 0
	.mmb
	mov r65 = r53
	ld4 r64 = [r36]
	br.call.sptk.many b0 = send#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L184:
	.mmi
	nop 0
	addl r65 = 2, r0
	nop 0
	.mmb
	ld4 r64 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L185:
	.mmi
	nop 0
	addl r65 = 2, r0
	nop 0
	.mmb
	ld4 r64 = [r36]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L204:
	.mib
	mov r64 = r44
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	ld1 r14 = [r39]
	mov r1 = r63
	mov r32 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 108, r14
	(p6) br.cond.dptk .L158
	.mmi
	addl r65 = 3, r0
	nop 0
	mov r64 = r8
	.mmb
	adds r33 = 16, r33
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	addl r66 = 112, r0
	adds r65 = 128, r12
	nop 0
	.mmb
	mov r1 = r63
	mov r64 = r40
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	st4 [r41] = r43
	nop 0
	mov r64 = r32
	;;
	.mmi
	ld8 r14 = [r42], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r42], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r63
	mov r64 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	mov r64 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r64 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = r46, r33
	(p6) br.cond.dptk .L187
	.mib
	nop 0
	nop 0
	br .L206
.L161:
	.mib
	mov r64 = r44
	nop 0
	br.call.sptk.many b0 = new_server#
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r32
	nop 0
	mov r1 = r63
	.mmb
	mov r32 = r8
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	nop 0
	ld4 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dptk .L163
	.mmi
	nop 0
	addl r65 = 2048, r0
	mov r66 = r0
	.mmi
	nop 0
	ld4 r64 = [r50]
	nop 0
	;;
	.mib
	or r65 = r65, r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r63
	nop 0
	.mmb
	mov r64 = r8
	mov r65 = r40
	(p7) br.cond.spnt .L207
	;;
	.mmi
	nop 0
	st4 [r36] = r8
	nop 0
	.mmb
	ld4 r66 = [r41]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L165
.L168:
	.mmi
	mov r64 = r32
	nop 0
	mov r66 = r0
	.mmb
	addl r65 = 4, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r64 = r32
	mov r1 = r63
	addl r67 = 2048, r0
	.mmb
	mov r66 = r0
	mov r65 = r0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r63
	.mmb
	mov r64 = r32
	nop 0
	(p7) br.cond.spnt .L208
	;;
	.mib
	st4 [r35] = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	ld1 r15 = [r39]
	mov r1 = r63
	;;
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r14 = r15
	;;
	.mib
	nop 0
	(p6) adds r32 = 1, r39
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L163:
	.mib
	mov r64 = r44
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r63
	ld4 r66 = [r41]
	mov r65 = r40
	.mmb
	mov r64 = r8
	st4 [r36] = r8
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L166
.L165:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 115, r14
	(p7) br.cond.spnt .L209
.L166:
	.mmi
	nop 0
	ld4 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L168
	.mmi
	nop 0
	mov r66 = r55
	adds r65 = 16, r12
	.mmb
	ld4 r64 = [r36]
	st4 [r55] = r57
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r64 = r32
	.mmb
	ld4 r66 = [r55]
	adds r65 = 16, r12
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L210
	;;
	.mmi
	ld1.a r15 = [r39]
	st4 [r35] = r32
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r39]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r14 = r15
	;;
	.mib
	nop 0
	(p6) adds r32 = 1, r39
	(p6) br.cond.dptk .L186
	.mib
	nop 0
	nop 0
	br .L171
.L203:
	.mmi
	ld4 r65 = [r48]
	nop 0
	addl r14 = 2048, r0
	.mmi
	mov r66 = r0
	ld4 r64 = [r50]
	nop 0
	;;
	.mib
	or r65 = r14, r65
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L158
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r64 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r66 = r8
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC10)
	.mlx
	nop 0
	movl r65 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	add r65 = r1, r65
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r63
	addl r64 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L205:
	.mlx
	nop 0
	movl r64 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L207:
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L208:
	.mlx
	nop 0
	movl r64 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L209:
	.mlx
	nop 0
	movl r64 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L210:
	.mlx
	nop 0
	movl r64 = @gprel(.LC27)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	"0"
	.align 8
.LC36:
	stringz	"notconn"
	.align 8
.LC37:
	stringz	"pipe"
	.align 8
.LC38:
	stringz	"again"
	.align 8
.LC39:
	stringz	"inval"
	.align 8
.LC40:
	stringz	"reset"
	.align 8
.LC41:
	stringz	"refused"
	.align 8
.LC42:
	stringz	"notsupp"
	.align 8
.LC43:
	stringz	"isconn"
	.align 8
.LC44:
	stringz	"dest"
	.align 8
.LC45:
	stringz	"notty"
	.align 8
.LC46:
	stringz	"progress"
	.align 8
.LC47:
	stringz	"perm"
	.align 8
.LC48:
	stringz	"aborted"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 224
names.0:
	data4	0
	.skip	4
	data8	.LC35
	data4	107
	.skip	4
	data8	.LC36
	data4	32
	.skip	4
	data8	.LC37
	data4	11
	.skip	4
	data8	.LC38
	data4	22
	.skip	4
	data8	.LC39
	data4	104
	.skip	4
	data8	.LC40
	data4	111
	.skip	4
	data8	.LC41
	data4	95
	.skip	4
	data8	.LC42
	data4	106
	.skip	4
	data8	.LC43
	data4	89
	.skip	4
	data8	.LC44
	data4	25
	.skip	4
	data8	.LC45
	data4	115
	.skip	4
	data8	.LC46
	data4	1
	.skip	4
	data8	.LC47
	data4	103
	.skip	4
	data8	.LC48
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"name"
	.align 8
.LC50:
	stringz	"error"
	.align 8
.LC51:
	stringz	"shutr"
	.align 8
.LC52:
	stringz	"shutw"
	.align 8
.LC53:
	stringz	"shut"
	.align 8
.LC54:
	stringz	"waiting"
	.align 8
.LC55:
	stringz	"send"
	.align 8
.LC56:
	stringz	"write0"
	.align 8
.LC57:
	stringz	"receive"
	.align 8
.LC58:
	stringz	"recv0"
	.align 8
.LC59:
	stringz	"urgent"
	.align 8
.LC60:
	stringz	"sendto"
	.align 8
.LC61:
	stringz	"disconnect"
	.align 8
.LC62:
	stringz	"peer"
	.section	.rodata
	.align 8
	.type	questions#, @object
	.size	questions#, 272
questions:
	data8	.LC49
	data8	@fptr(ask_name#)
	data8	.LC50
	data8	@fptr(ask_error#)
	data8	.LC51
	data8	@fptr(ask_shut_read#)
	data8	.LC52
	data8	@fptr(ask_shut_write#)
	data8	.LC53
	data8	@fptr(ask_shut_both#)
	data8	.LC54
	data8	@fptr(ask_waiting#)
	data8	.LC55
	data8	@fptr(ask_send#)
	data8	.LC56
	data8	@fptr(ask_write_nothing#)
	data8	.LC57
	data8	@fptr(ask_receive#)
	data8	.LC58
	data8	@fptr(ask_receive_nothing#)
	data8	.LC59
	data8	@fptr(ask_urgent#)
	data8	.LC60
	data8	@fptr(ask_sendto#)
	data8	.LC26
	data8	@fptr(ask_connect#)
	data8	.LC61
	data8	@fptr(ask_disconnect#)
	data8	.LC14
	data8	@fptr(ask_listen#)
	data8	.LC28
	data8	@fptr(ask_accept#)
	data8	.LC62
	data8	@fptr(ask_peer#)
	.section	.rodata.str1.8
	.align 8
.LC63:
	stringz	"u"
	.align 8
.LC64:
	stringz	"b"
	.align 8
.LC65:
	stringz	"l"
	.align 8
.LC66:
	stringz	"d"
	.align 8
.LC67:
	stringz	"c"
	.align 8
.LC68:
	stringz	"dc"
	.align 8
.LC69:
	stringz	"Dc"
	.align 8
.LC70:
	stringz	"dDc"
	.align 8
.LC71:
	stringz	"w"
	.align 8
.LC72:
	stringz	"B"
	.align 8
.LC73:
	stringz	"W"
	.align 8
.LC74:
	stringz	"R"
	.align 8
.LC75:
	stringz	"2"
	.align 8
.LC76:
	stringz	"Ww"
	.align 8
.LC77:
	stringz	"Wc"
	.align 8
.LC78:
	stringz	"cD"
	.align 8
.LC79:
	stringz	"cDD"
	.align 8
.LC80:
	stringz	"Dcgg"
	.section	.rodata
	.align 8
	.type	states#, @object
	.size	states#, 168
states:
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC18
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC6
	data8	.LC72
	data8	.LC73
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC80
	data8	.LC17
	.sbss
	.align 4
	.type	server_size#, @object
	.size	server_size#, 4
server_size:
	.skip	4
	.bss
	.align 4
	.type	server#, @object
	.size	server#, 112
server:
	.skip	112
	.sbss
	.align 4
	.type	peer#, @object
	.size	peer#, 4
peer:
	.skip	4
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC81:
	stringz	"stream pair"
	.align 8
.LC82:
	stringz	"seqpacket pair"
	.align 8
.LC83:
	stringz	"datagram pair"
	.align 8
.LC84:
	stringz	"bound stream"
	.align 8
.LC85:
	stringz	"bound datagram"
	.align 8
.LC86:
	stringz	"TCP"
	.align 8
.LC87:
	stringz	"UDP"
	.section	.rodata
	.align 8
	.type	kinds#, @object
	.size	kinds#, 168
kinds:
	data8	.LC81
	data4	1
	data4	1
	data4	0
	.skip	4
	data8	.LC82
	data4	1
	data4	5
	data4	0
	.skip	4
	data8	.LC83
	data4	1
	data4	2
	data4	0
	.skip	4
	data8	.LC84
	data4	1
	data4	1
	data4	2
	.skip	4
	data8	.LC85
	data4	1
	data4	2
	data4	2
	.skip	4
	data8	.LC86
	data4	2
	data4	1
	data4	1
	.skip	4
	data8	.LC87
	data4	2
	data4	2
	data4	1
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
