// 8957c637c63ec025b44780e9331a9963
	.file	"connection-ends.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"%s: %ld %s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	cmp.le p6, p7 = r0, r33
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmb
	add r40 = r1, r40
	mov r39 = r33
	(p7) br.cond.dpnt .L6
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r32
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
.L6:
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
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
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
	.endp result#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	" in"
	.align 8
.LC3:
	stringz	" out"
	.align 8
.LC4:
	stringz	" rdhup"
	.align 8
.LC5:
	stringz	" hup"
	.align 8
.LC6:
	stringz	" err"
	.align 8
.LC7:
	stringz	"%s:%s%s%s%s%s\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r37 = 16, r12
	adds r14 = 20, r12
	addl r15 = 8197, r0
	.mii
	mov r39 = r0
	addl r38 = 1, r0
	;;
	nop 0
	.mmb
	st4 [r14] = r15
	st4 [r37] = r33
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	adds r14 = 22, r12
	mov r1 = r36
	mov r38 = r32
	;;
	.mlx
	ld2 r14 = [r14]
	movl r37 = @gprel(.LC7)
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r39 = r1, r39
	;;
	(p6) add r39 = r1, r39
	tbit.nz p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	;;
	(p6) add r40 = r1, r40
	tbit.nz p6, p7 = r14, 13
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r41 = r1, r41
	;;
	(p6) add r41 = r1, r41
	tbit.nz p6, p7 = r14, 4
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	;;
	(p6) add r42 = r1, r42
	tbit.z p6, p7 = r14, 3
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
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
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"yes"
	.align 8
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) == 0"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"%s: SO_ERROR: %s\n"
	.align 8
.LC13:
	stringz	"connect again"
	.align 8
.LC14:
	stringz	"and again"
	.align 8
.LC15:
	stringz	"x"
	.align 8
.LC16:
	stringz	"send at once"
	.align 8
.LC17:
	stringz	"send again"
	.text
	.align 16
	.align 64
	.proc later#
later:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	mov r41 = r0
	addl r40 = 2049, r0
	nop 0
	.mmb
	addl r39 = 2, r0
	adds r35 = 20, r12
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r38
	addl r14 = 4, r0
	adds r15 = 16, r12
	.mmi
	mov r34 = r8
	addl r41 = 16, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(address#)
	.mmi
	st4 [r15] = r14
	st4 [r35] = r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r43 = 16, r12
	mov r42 = r35
	addl r40 = 1, r0
	.mmi
	mov r1 = r38
	mov r39 = r34
	addl r41 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC9)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC11)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r32
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 16, r0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(address#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.gt p6, p7 = r0, r33
	.mmi
	addl r41 = 16, r0
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(address#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	addl r40 = 2049, r0
	addl r39 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	.mmi
	addl r41 = 16, r0
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(address#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 16384, r0
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 16384, r0
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
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
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	addl r40 = 2049, r0
	addl r39 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	.mmi
	addl r41 = 16, r0
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(address#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 16384, r0
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 16384, r0
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
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
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp later#
	.section	.rodata.str1.8
	.align 8
.LC18:
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
	movl r36 = @gprel(.LC18)
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
.LC19:
	stringz	"bind"
	.align 8
.LC20:
	stringz	"listen"
	.text
	.align 16
	.align 64
	.proc listener#
listener:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r33 = @gprel(address#)
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 16, r0
	add r33 = r1, r33
	.mmi
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 2, r33
	addl r16 = 2, r0
	adds r15 = 4, r33
	.mmi
	mov r32 = r8
	mov r37 = r8
	mov r38 = r33
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r33] = r16
	adds r16 = 16, r12
	.mmi
	mov r1 = r36
	;;
	adds r14 = 4, r14
	nop 0
	.mlx
	ld4 r39 = [r16]
	movl r16 = 16777343
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC19)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r37 = r32
	addl r38 = 5, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC20)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r38 = r33
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp listener#
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"connect"
	.align 8
.LC23:
	stringz	"accept"
	.text
	.align 16
	.align 64
	.proc pair.part.0#
pair.part.0:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listener#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	mov r39 = r0
	.mmb
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r36
	mov r37 = r8
	nop 0
	.mmi
	addl r39 = 16, r0
	st4 [r32] = r8
	adds r32 = 4, r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(address#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC22)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r37 = r33
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC23)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	.mmb
	st4 [r32] = r8
	nop 0
	br.call.sptk.many b0 = close#
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
	.endp pair.part.0#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"socketpair"
	.text
	.align 16
	.align 64
	.proc pair#
pair:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmb
	cmp4.ne p6, p7 = 1, r32
	mov r32 = r33
	(p7) br.cond.dpnt .L41
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov b0 = r34
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many pair.part.0#
	;;
.L41:
	.body
	.copy_state 1
	.mmi
	mov r40 = r33
	mov r39 = r0
	nop 0
	.mmb
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov b0 = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L42
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L42:
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp pair#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"open"
	.align 8
.LC26:
	stringz	"peer's output is shut"
	.align 8
.LC27:
	stringz	"own output is shut"
	.align 8
.LC28:
	stringz	"send"
	.align 8
.LC29:
	stringz	"recv"
	.align 8
.LC30:
	stringz	"both outputs are shut"
	.align 8
.LC31:
	stringz	"peer is closed"
	.text
	.align 16
	.align 64
	.proc halves#
halves:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 32
	adds r12 = -32, r12
	mov r38 = r1
	.mlx
	mov r39 = r32
	movl r35 = @gprel(.LC30)
	;;
	.mmi
	adds r33 = 28, r12
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	add r35 = r1, r35
	nop 0
	adds r34 = 32, r12
	;;
	.mib
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = pair#
	;;
	.mmi
	mov r1 = r38
	ld4 r40 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r38
	ld4 r39 = [r34]
	addl r40 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r38
	ld4 r40 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r38
	ld4 r40 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 1, r0
	ld4 r39 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r42 = r0
	addl r41 = 10, r0
	mov r1 = r38
	.mmb
	ld4 r39 = [r34]
	adds r40 = 16, r12
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	ld4 r39 = [r33]
	addl r40 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r38
	ld4 r40 = [r33]
	mov r39 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld4 r40 = [r34]
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r40 = r33
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = pair#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	ld4 r40 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp halves#
	.section	.rodata.str1.8
	.align 8
.LC32:
	stringz	"Unix"
	.align 8
.LC33:
	stringz	"TCP"
	.align 8
.LC34:
	stringz	"last words"
	.align 8
.LC35:
	stringz	"SO_LINGER"
	.align 8
.LC36:
	stringz	"reset"
	.align 8
.LC37:
	stringz	"recv again"
	.align 8
.LC38:
	stringz	"somebody listens"
	.align 8
.LC39:
	stringz	"nobody listens"
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
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC32)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	adds r32 = 40, r12
	.mmb
	adds r34 = 32, r12
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r37
	addl r38 = 1, r0
	br.call.sptk.many b0 = halves#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC33)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r37
	addl r38 = 2, r0
	br.call.sptk.many b0 = halves#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r37
	adds r38 = 28, r12
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = pair.part.0#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r37
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 10, r0
	;;
	.mlx
	ld4 r33 = [r14]
	movl r39 = @gprel(.LC34)
	;;
	.mib
	mov r38 = r33
	add r39 = r1, r39
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC28)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r42 = 8, r0
	mov r41 = r32
	addl r40 = 13, r0
	.mmb
	addl r39 = 1, r0
	mov r38 = r33
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	(p7) br.cond.spnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	ld4 r33 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	.mmi
	nop 0
	mov r39 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r41 = r0
	addl r40 = 4, r0
	mov r1 = r37
	.mmb
	mov r38 = r33
	adds r39 = 16, r12
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	adds r38 = 28, r12
	br.call.sptk.many b0 = pair.part.0#
	;;
	.mmi
	adds r14 = 28, r12
	addl r42 = 8, r0
	mov r41 = r32
	.mmi
	mov r1 = r37
	addl r40 = 13, r0
	addl r39 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r33 = [r14]
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r33
	nop 0
	(p6) br.cond.spnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r32 = [r34]
	mov r1 = r37
	.mmi
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = 16, r12
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC29)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r0
	addl r40 = 4, r0
	.mmb
	mov r38 = r32
	adds r39 = 16, r12
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC37)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r41 = 16384, r0
	addl r40 = 4, r0
	mov r1 = r37
	.mmb
	mov r38 = r32
	adds r39 = 16, r12
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC28)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = listener#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC38)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = later#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = -1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = later#
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
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC35)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 4
	.type	address#, @object
	.size	address#, 16
address:
	.skip	16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
