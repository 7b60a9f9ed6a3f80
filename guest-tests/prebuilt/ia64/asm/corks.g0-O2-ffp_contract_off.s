// bff637c2a37cdd691b5a47f01a9de6c6
	.file	"corks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s:"
	.align 8
.LC1:
	stringz	" %.*s"
	.align 8
.LC2:
	stringz	" end"
	.align 8
.LC3:
	stringz	""
	.text
	.align 16
	.align 64
	.proc received#
received:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	.fframe 208
	adds r12 = -208, r12
	mov r37 = r1
	.mlx
	addl r34 = @gprel(to#), gp
	movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mlx
	add r38 = r1, r38
	movl r33 = @gprel(.LC1)
	;;
	.mib
	add r33 = r1, r33
	mov r39 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 200, r0
	.mmi
	ld4 r38 = [r34]
	addl r41 = 64, r0
	adds r39 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	adds r40 = 16, r12
	nop 0
	mov r38 = r33
	.mmb
	mov r1 = r37
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L7
	.align 32
.L3:
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r40 = 200, r0
	.mmi
	ld4 r38 = [r34]
	addl r41 = 64, r0
	adds r39 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r38 = r33
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
	;;
.L7:
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r38 = @gprel(.LC3)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L8:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp received#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
.LC5:
	stringz	"getsockopt"
	.text
	.align 16
	.align 64
	.proc get#
get:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mmi
	adds r34 = 20, r12
	addl r14 = -1, r0
	adds r42 = 16, r12
	;;
	.mmi
	st4 [r34] = r14
	addl r14 = 4, r0
	mov r41 = r34
	;;
	.mmi
	st4 [r42] = r14
	nop 0
	addl r14 = @gprel(from#), gp
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld4 r8 = [r34]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp get#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"bind"
	.text
	.align 16
	.align 64
	.proc own_address#
own_address:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
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
	add r33 = r1, r33
	adds r17 = 16, r12
	nop 0
	.mmi
	addl r16 = 16, r0
	mov r37 = r32
	addl r39 = 16, r0
	;;
	.mmi
	adds r14 = 2, r33
	st4 [r17] = r16
	nop 0
	.mmi
	addl r16 = 2, r0
	adds r15 = 4, r33
	mov r38 = r33
	;;
	.mmi
	nop 0
	st2 [r14] = r0, 2
	nop 0
	.mlx
	st2 [r33] = r16
	movl r16 = 16777343
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	nop 0
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
	(p7) movl r37 = @gprel(.LC6)
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
	.endp own_address#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"listen"
	.align 8
.LC9:
	stringz	"connect"
	.align 8
.LC10:
	stringz	"accept"
	.text
	.align 16
	.align 64
	.proc connection#
connection:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	mov r38 = r0
	nop 0
	addl r37 = 1, r0
	.mmb
	addl r36 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r8
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = own_address#
	;;
	.mmi
	mov r36 = r32
	nop 0
	mov r1 = r35
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC8)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r0
	nop 0
	addl r37 = 1, r0
	.mmb
	addl r36 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r35
	mov r36 = r8
	addl r38 = 16, r0
	;;
	.mlx
	addl r14 = @gprel(from#), gp
	movl r37 = @gprel(address#)
	;;
	.mib
	st4 [r14] = r8
	add r37 = r1, r37
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r36 = r32
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC10)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(to#), gp
	nop 0
	mov r36 = r32
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = close#
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
	.endp connection#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"setsockopt"
	.text
	.align 16
	.align 64
	.proc set#
set:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r42 = 4, r0
	;;
	.mmi
	mov r41 = r14
	st4 [r14] = r34
	addl r14 = @gprel(from#), gp
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp set#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"send: %s\n"
	.text
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	.mii
	mov r40 = r33
	mov r38 = r32
	;;
	addl r14 = @gprel(from#), gp
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r36
	cmp.le p6, p7 = r0, r8
	mov b0 = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L29:
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
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
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
	.endp put#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"sent"
	.align 8
.LC14:
	stringz	"one"
	.align 8
.LC15:
	stringz	"one is held"
	.align 8
.LC16:
	stringz	"two"
	.align 8
.LC17:
	stringz	"three"
	.align 8
.LC18:
	stringz	"all of it"
	.align 8
.LC19:
	stringz	"alone"
	.align 8
.LC20:
	stringz	"UDP_CORK: %d\n"
	.align 8
.LC21:
	stringz	"a"
	.align 8
.LC22:
	stringz	"b"
	.align 8
.LC23:
	stringz	"corked"
	.align 8
.LC24:
	stringz	"uncorked"
	.align 8
.LC25:
	stringz	"after nothing"
	.align 8
.LC26:
	stringz	"nothing, and more"
	.align 8
.LC27:
	stringz	"x"
	.align 8
.LC28:
	stringz	"too much: %s\n"
	.align 8
.LC29:
	stringz	"too much"
	.align 8
.LC30:
	stringz	"lost"
	.align 8
.LC31:
	stringz	"closed"
	.align 8
.LC32:
	stringz	"to "
	.align 8
.LC33:
	stringz	"sendto"
	.align 8
.LC34:
	stringz	"the first"
	.align 8
.LC35:
	stringz	"one destination"
	.align 8
.LC36:
	stringz	"p"
	.align 8
.LC37:
	stringz	"q"
	.align 8
.LC38:
	stringz	"sendmsg"
	.align 8
.LC39:
	stringz	"by sendmsg"
	.align 8
.LC40:
	stringz	"within a second: %d\n"
	.align 8
.LC41:
	stringz	"after some time"
	.align 8
.LC42:
	stringz	"four"
	.align 8
.LC43:
	stringz	"TCP_NODELAY"
	.align 8
.LC44:
	stringz	"TCP_CORK: %d\n"
	.align 8
.LC45:
	stringz	"send"
	.align 8
.LC46:
	stringz	"!"
	.align 8
.LC47:
	stringz	"read"
	.align 8
.LC48:
	stringz	"last"
	.align 8
.LC49:
	stringz	"shut down"
	.align 8
.LC50:
	stringz	"socketpair"
	.align 8
.LC51:
	stringz	"AF_UNIX holds nothing back"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	;;
	mov r42 = r0
	addl r41 = 2, r0
	.mmb
	addl r40 = 2, r0
	adds r36 = 104, r12
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmi
	addl r41 = 2, r0
	mov r32 = r8
	addl r40 = 2, r0
	;;
	.mlx
	addl r33 = @gprel(to#), gp
	movl r34 = @gprel(address#)
	.mmi
	addl r35 = @gprel(from#), gp
	;;
	nop 0
	add r34 = r1, r34
	.mmb
	nop 0
	st4 [r33] = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r39
	nop 0
	.mmb
	mov r32 = r8
	st4 [r35] = r8
	br.call.sptk.many b0 = own_address#
	;;
	.mmi
	mov r14 = r34
	adds r15 = 108, r12
	addl r42 = 16, r0
	.mmi
	mov r40 = r32
	mov r41 = r34
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r17 = [r14], 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r14], 4
	st4 [r36] = r17
	nop 0
	;;
	.mmi
	st4 [r15] = r16
	ld4 r16 = [r14], 4
	adds r15 = 112, r12
	;;
	.mmi
	st4 [r15] = r16
	ld4 r14 = [r14]
	adds r15 = 116, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC9)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mmi
	nop 0
	addl r41 = 32768, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 17, r0
	.mmb
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r40 = 17, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 17, r0
	.mmb
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r0
	addl r41 = 1, r0
	nop 0
	.mmb
	mov r1 = r39
	addl r40 = 17, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r0
	.mmi
	addl r42 = 65507, r0
	ld4 r40 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(big.1#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r39
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L51
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC13)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mmi
	nop 0
	addl r32 = 1, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 2, r0
	addl r40 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r36
	addl r45 = 16, r0
	.mmi
	addl r43 = 32768, r0
	addl r42 = 3, r0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	.mmi
	nop 0
	st4 [r35] = r8
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	adds r14 = 106, r12
	.mmb
	addl r15 = 256, r0
	mov r44 = r36
	(p7) br.cond.spnt .L34
	;;
	.mlx
	addl r45 = 16, r0
	movl r41 = @gprel(.LC34)
	.mmi
	mov r43 = r0
	st2 [r14] = r15
	addl r42 = 9, r0
	;;
	.mmi
	add r41 = r1, r41
	ld4 r40 = [r35]
	adds r36 = 20, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r39
	adds r16 = 28, r12
	.mmi
	adds r15 = 72, r12
	adds r41 = 16, r12
	addl r42 = 32768, r0
	;;
	.mmi
	st4 [r14] = r0
	st4 [r16] = r0
	adds r14 = 52, r12
	.mlx
	ld4 r40 = [r35]
	movl r16 = @gprel(.LC36)
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 56, r12
	add r16 = r1, r16
	.mlx
	st8 [r41] = r34
	movl r17 = @gprel(.LC37)
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 60, r12
	.mmi
	st8 [r15] = r16
	adds r16 = 80, r12
	add r17 = r1, r17
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 64, r12
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 88, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 68, r12
	.mmi
	st8 [r16] = r17
	nop 0
	addl r16 = 16, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = 2, r0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	adds r14 = 16, r12
	nop 0
	.mmb
	mov r1 = r39
	mov r42 = r0
	(p7) br.cond.spnt .L36
	;;
	.mmi
	mov r41 = r14
	st8 [r14] = r0
	nop 0
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L36
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r40 = [r33]
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = connection#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	ld4 r14 = [r33]
	adds r40 = 16, r12
	addl r42 = 1000, r0
	.mmi
	mov r1 = r39
	st4 [r36] = r32
	addl r41 = 1, r0
	;;
	.mib
	st4 [r40] = r14
	mov r32 = r0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	addl r42 = 1, r0
	addl r41 = 1, r0
	nop 0
	.mmb
	mov r1 = r39
	addl r40 = 6, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r40 = 6, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r41 = 3, r0
	addl r40 = 6, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 6, r0
	.mmb
	addl r41 = 3, r0
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r42 = r0
	addl r41 = 3, r0
	nop 0
	.mmb
	mov r1 = r39
	addl r40 = 6, r0
	br.call.sptk.many b0 = set#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	mov r1 = r39
	ld4 r40 = [r35]
	addl r43 = 32768, r0
	.mmi
	nop 0
	addl r42 = 70000, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(big.0#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC45)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r34 = @gprel(big.0#)
	.mlx
	mov r41 = r0
	movl r40 = @gprel(.LC46)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	.align 32
.L39:
	.mmi
	addl r42 = 70000, r0
	nop 0
	mov r41 = r34
	.mmb
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	add r32 = r32, r8
	nop 0
	.mmb
	addl r14 = 70000, r0
	mov r1 = r39
	(p7) br.cond.spnt .L52
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r32
	(p6) br.cond.dptk .L39
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	.mmi
	nop 0
	addl r41 = 32768, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r1 = r39
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r40 = [r33]
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = connection#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 32768, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r43 = 16, r12
	mov r42 = r0
	addl r40 = 1, r0
	.mmb
	mov r1 = r39
	addl r41 = 2, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC50)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r16 = 16, r12
	ld4 r14 = [r36]
	addl r41 = 32768, r0
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mmi
	ld4 r15 = [r16]
	st4 [r33] = r14
	add r40 = r1, r40
	;;
	.mib
	st4 [r35] = r15
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = received#
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
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L51:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mib
	mov r1 = r39
	mov r41 = r8
	br .L32
	;;
.L52:
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L36:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L34:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	big.0#, @object
	.size	big.0#, 70000
big.0:
	.skip	70000
	.align 8
	.type	big.1#, @object
	.size	big.1#, 65507
big.1:
	.skip	65507
	.align 4
	.type	address#, @object
	.size	address#, 16
address:
	.skip	16
	.sbss
	.align 4
	.type	to#, @object
	.size	to#, 4
to:
	.skip	4
	.align 4
	.type	from#, @object
	.size	from#, 4
from:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
