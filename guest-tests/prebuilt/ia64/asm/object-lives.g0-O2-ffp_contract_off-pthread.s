// f31c909d3b00a4f665eb16270e5b7acc
	.file	"object-lives.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc count#
count:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	" "
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	movl r40 = @gprel(.LC2)
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r37 = @gprel(.LC3)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	add r40 = r1, r40
	.mmb
	mov r36 = r1
	.body
	add r37 = r1, r37
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	mov r41 = r40
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r32
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
.L8:
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
	mov r41 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r37 = r1, r37
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
	.align 16
	.align 64
	.proc connect_to#
connect_to:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	addl r39 = 108, r0
	.mmb
	adds r37 = 18, r12
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r38 = r33
	mov r1 = r36
	adds r37 = 19, r12
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	mov r37 = r32
	adds r39 = 3, r8
	br.call.sptk.many b0 = connect#
	;;
	.mii
	mov r1 = r36
	sxt4 r8 = r8
	;;
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	.endp connect_to#
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
	stringz	"/dev/null"
	.align 8
.LC6:
	stringz	"its number is another's: %d\n"
	.align 8
.LC7:
	stringz	"still"
	.align 8
.LC8:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc close_it#
close_it:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	addl r33 = @gprel(wait_on_this#+4), gp
	nop 0
	;;
	.mib
	addl r37 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 0, r32
	.mmb
	mov r38 = r0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	ld4 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	.mmi
	cmp4.eq p6, p7 = r8, r14
	;;
	add r37 = r1, r37
	(p6) addl r38 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r38 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L14:
	.mlx
	addl r14 = @gprel(wait_on_this#), gp
	movl r38 = @gprel(.LC7)
	.mmi
	nop 0
	addl r39 = 5, r0
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	add r38 = r1, r38
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC8)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp close_it#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"bind"
	.text
	.align 16
	.align 64
	.proc bound#
bound:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	.mii
	mov r37 = r1
	.body
	nop 0
	;;
	addl r40 = 108, r0
	.mmb
	adds r38 = 18, r12
	mov r39 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r37
	mov r39 = r33
	adds r38 = 19, r12
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r39 = r32
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r38 = r34
	mov r1 = r37
	nop 0
	.mmb
	adds r39 = 16, r12
	adds r40 = 3, r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC9)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r34
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
.LC10:
	stringz	"p"
	.align 8
.LC11:
	stringz	"sendmsg"
	.text
	.align 16
	.align 64
	.proc pass#
pass:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	unpack4.l r33 = r34, r33
	;;
	.mmi
	adds r14 = 24, r12
	adds r18 = 96, r12
	addl r17 = 1, r0
	.mmi
	adds r15 = 72, r12
	addl r16 = 24, r0
	adds r19 = 112, r12
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r20 = @gprel(.LC10)
	.mmi
	st8 [r15] = r16
	adds r39 = 16, r12
	mov r40 = r0
	;;
	.mmi
	adds r14 = 8, r14
	nop 0
	add r20 = r1, r20
	.mmi
	st8 [r19] = r33
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r18] = r20
	nop 0
	.mmi
	ld8 r19 = [r19]
	nop 0
	adds r20 = 104, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r20] = r17
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 56, r12
	.mlx
	nop 0
	movl r15 = 4294967297
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	st8 [r14] = r19
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
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
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp pass#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"socketpair"
	.text
	.align 16
	.align 64
	.proc closed_while_waiting#
closed_while_waiting:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addl r34 = @gprel(wait_on_this#), gp
	mov r39 = r1
	.body
	zxt1 r32 = r32
	;;
	.mmi
	adds r14 = 40, r12
	adds r33 = 32, r12
	addl r15 = 10, r0
	.mmi
	addl r40 = 1, r0
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 16, r12
	.mmi
	mov r43 = r34
	st8 [r33] = r0
	adds r35 = 48, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC12)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L29
	.mmi
	addl r42 = @ltoff(@fptr(close_it#)), gp
	mov r43 = r35
	nop 0
	.mmi
	adds r36 = 4, r34
	mov r40 = r35
	mov r41 = r0
	;;
	.mib
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r39
	nop 0
	.mmb
	adds r41 = 16, r12
	ld4 r40 = [r36]
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r39
	ld8 r40 = [r35]
	nop 0
	.mmb
	mov r41 = r0
	mov r35 = r8
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r41 = r35
	nop 0
	mov r1 = r39
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 1
	.mmi
	addl r42 = @ltoff(@fptr(close_it#)), gp
	nop 0
	mov r40 = r35
	.mmi
	mov r43 = r0
	nop 0
	mov r41 = r0
	;;
	.mib
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 4, r34
	mov r43 = r0
	nop 0
	.mmi
	addl r42 = 10, r0
	mov r1 = r39
	mov r41 = r33
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r39
	ld8 r40 = [r35]
	nop 0
	.mmb
	mov r41 = r0
	mov r35 = r8
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp closed_while_waiting#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"F_SETOWN"
	.align 8
.LC14:
	stringz	"F_SETFL"
	.text
	.align 16
	.align 64
	.proc own#
own:
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
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r36 = r32
	mov r1 = r35
	nop 0
	.mmb
	mov r38 = r8
	addl r37 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC13)
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
	addl r38 = 10240, r0
	.mmb
	addl r37 = 4, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC14)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
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
	.endp own#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"no room"
	.align 8
.LC16:
	stringz	"told of room: %d\n"
	.align 8
.LC17:
	stringz	"shutdown"
	.align 8
.LC18:
	stringz	"x"
	.align 8
.LC19:
	stringz	"told again: %d\n"
	.text
	.align 16
	.align 64
	.proc full_socket#
full_socket:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mii
	mov r38 = r1
	.body
	mov r40 = r32
	;;
	addl r39 = 1, r0
	.mmb
	adds r42 = 16, r12
	mov r41 = r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC12)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	addl r41 = 2048, r0
	addl r40 = 4, r0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L44
	;;
	.mlx
	nop 0
	movl r33 = @gprel(b.0#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	nop 0
	;;
	.align 32
.L39:
	.mmi
	adds r14 = 16, r12
	addl r41 = 5000, r0
	mov r40 = r33
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	;;
	.mmi
	adds r14 = 16, r12
	addl r35 = @gprel(signals#), gp
	adds r33 = 20, r12
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = own#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 16, r12
	addl r41 = 5000, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b.0#)
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	.mlx
	nop 0
	movl r34 = @gprel(b.0#)
	;;
	.mib
	add r39 = r1, r39
	add r34 = r1, r34
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 2048, r0
	.mmi
	st4.rel [r35] = r0
	ld4 r39 = [r33]
	addl r40 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L40:
	.mmi
	addl r41 = 5000, r0
	nop 0
	mov r40 = r34
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	;;
	.mlx
	ld4.acq r14 = [r35]
	movl r39 = @gprel(.LC16)
	;;
	.mii
	cmp4.lt p6, p7 = 0, r14
	add r39 = r1, r39
	;;
	(p6) addl r40 = 1, r0
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	ld4 r39 = [r33]
	nop 0
	.mmb
	addl r40 = 2, r0
	st4.rel [r35] = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
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
	.mmi
	mov r1 = r38
	nop 0
	addl r42 = 16384, r0
	.mmi
	addl r41 = 1, r0
	ld4 r39 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
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
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	ld4.acq r40 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L44:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp full_socket#
	.section	.rodata.str1.8
	.align 8
.LC20:
	stringz	"x\n"
	.align 8
.LC21:
	stringz	"told of what came: %d\n"
	.align 8
.LC22:
	stringz	"read"
	.text
	.align 16
	.align 64
	.proc two_owners#
two_owners:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addl r34 = @gprel(signals#), gp
	mov r38 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = own#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = own#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r33
	.mmi
	addl r40 = 2, r0
	st4.rel [r34] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC8)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r38 = 5000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.lt p6, p7 = 0, r14
	movl r38 = @gprel(.LC21)
	;;
	.mmi
	(p6) addl r39 = 1, r0
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	adds r39 = 16, r12
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r1 = r37
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC22)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r38 = r32
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 4, r0
	mov r1 = r37
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC14)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp two_owners#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"pipe"
	.align 8
.LC24:
	stringz	"unlockpt"
	.align 8
.LC25:
	stringz	"slave"
	.align 8
.LC26:
	stringz	"unread"
	.align 8
.LC27:
	stringz	"disconnect"
	.align 8
.LC28:
	stringz	"write from it"
	.align 8
.LC29:
	stringz	"write to it"
	.align 8
.LC30:
	stringz	"y"
	.align 8
.LC31:
	stringz	"again"
	.align 8
.LC32:
	stringz	"z"
	.align 8
.LC33:
	stringz	"write to what is left"
	.align 8
.LC34:
	stringz	"one"
	.align 8
.LC35:
	stringz	"connect"
	.align 8
.LC36:
	stringz	"write to what has gone"
	.align 8
.LC37:
	stringz	"connect to the next"
	.align 8
.LC38:
	stringz	"connect to itself"
	.align 8
.LC39:
	stringz	"others may not"
	.align 8
.LC40:
	stringz	"write to itself"
	.align 8
.LC41:
	stringz	"write after its end"
	.align 8
.LC42:
	stringz	"two"
	.align 8
.LC43:
	stringz	"listen"
	.align 8
.LC44:
	stringz	"hi"
	.align 8
.LC45:
	stringz	"read from one that has gone"
	.align 8
.LC46:
	stringz	"and then"
	.align 8
.LC47:
	stringz	"circles are gone"
	.align 8
.LC48:
	stringz	"the chain is gone"
	.align 8
.LC49:
	stringz	"object"
	.align 8
.LC50:
	stringz	"mkfifo"
	.align 8
.LC51:
	stringz	"fifo"
	.align 8
.LC52:
	stringz	"open"
	.align 8
.LC53:
	stringz	"openpt"
	.align 8
.LC54:
	stringz	"locked"
	.align 8
.LC55:
	stringz	"unlink"
	.align 8
.LC56:
	stringz	"flock"
	.align 8
.LC57:
	stringz	"epoll"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 25, 5, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r53
	mov r53 = b0
	.mmi
	nop 0
	mov r55 = r1
	nop 0
	;;
	.mmi
	addl r58 = 1, r0
	addl r57 = 13, r0
	adds r44 = 24, r12
	.mmb
	adds r52 = 164, r12
	adds r36 = 172, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r55
	addl r57 = 258, r0
	.save ar.lc, r56
	mov r56 = ar.lc
	.body
	.mmb
	mov r38 = r0
	mov r37 = r36
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r55
	mov r32 = r8
	addl r59 = 136, r0
	.mmb
	mov r58 = r0
	mov r57 = r44
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r55
	adds r58 = 16, r12
	mov r59 = r0
	.mii
	addl r57 = 29, r0
	adds r42 = 176, r12
	;;
	addl r14 = @ltoff(@fptr(count#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r58] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r55
	addl r57 = 1, r0
	br.call.sptk.many b0 = full_socket#
	;;
	.mib
	mov r1 = r55
	addl r57 = 2, r0
	br.call.sptk.many b0 = full_socket#
	;;
	.mib
	mov r1 = r55
	adds r57 = 160, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	adds r14 = 160, r12
	.mmb
	mov r1 = r55
	nop 0
	(p7) br.cond.spnt .L88
	;;
	.mmi
	nop 0
	ld4 r57 = [r14]
	nop 0
	.mmb
	ld4 r58 = [r52]
	nop 0
	br.call.sptk.many b0 = two_owners#
	;;
	.mib
	mov r1 = r55
	mov r57 = r32
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r55
	.mmb
	mov r57 = r32
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	or r33 = r8, r33
	mov r1 = r55
	mov r57 = r32
	;;
	.mib
	cmp4.ne p6, p7 = -1, r33
	nop 0
	(p7) br.cond.spnt .L86
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	.mmb
	addl r58 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r55
	nop 0
	.mmb
	mov r57 = r8
	mov r58 = r32
	(p7) br.cond.spnt .L87
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = two_owners#
	;;
	.mmi
	mov r1 = r55
	addl r58 = 1, r0
	addl r57 = 29, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r15 = 16, r12
	.mmi
	nop 0
	st8 [r44] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC28)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mlx
	add r33 = r1, r33
	movl r46 = @gprel(.LC30)
	.mlx
	st8 [r15] = r0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	add r49 = r1, r49
	movl r45 = @gprel(.LC22)
	.mlx
	add r34 = r1, r34
	movl r39 = @gprel(.LC32)
	;;
	.mlx
	add r41 = r1, r41
	movl r43 = @gprel(.LC33)
	.mmi
	add r48 = r1, r48
	add r47 = r1, r47
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r45 = r1, r45
	.mmi
	nop 0
	add r39 = r1, r39
	add r43 = r1, r43
.L65:
	.mmi
	mov r60 = r36
	mov r59 = r0
	addl r58 = 2, r0
	.mmb
	addl r57 = 1, r0
	mov r35 = r37
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r55
	nop 0
	.mmb
	addl r59 = 6, r0
	mov r58 = r50
	(p7) br.cond.spnt .L73
	;;
	.mib
	ld4 r57 = [r37]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r55
	nop 0
	.mmb
	addl r59 = 16, r0
	adds r58 = 16, r12
	(p7) br.cond.spnt .L71
	;;
	.mib
	ld4 r57 = [r36]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	nop 0
	sxt4 r32 = r8
	nop 0
	.mmi
	mov r1 = r55
	mov r58 = r49
	mov r57 = r34
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r59 = r32
	(p7) br.cond.dpnt .L143
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r41
	ld4 r57 = [r36]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L59:
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r48
	.mmb
	mov r57 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r41
	ld4 r57 = [r42]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L145
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L60:
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r47
	.mmb
	mov r57 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r46
	ld4 r57 = [r42]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L61:
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r40
	.mmb
	mov r57 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 64, r0
	addl r59 = 10, r0
	.mmb
	adds r58 = 160, r12
	ld4 r57 = [r36]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L62:
	.mmi
	mov r59 = r32
	mov r58 = r45
	mov r57 = r34
	.mmb
	xor r32 = 1, r38
	adds r37 = 4, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r57 = [r35]
	nop 0
	mov r1 = r55
	.mib
	nop 0
	sxt4 r32 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	mov r1 = r55
	addl r60 = 16384, r0
	.mii
	addl r59 = 1, r0
	mov r58 = r39
	;;
	add r14 = r36, r14
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r35 = r8
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L63:
	.mmi
	mov r59 = r35
	nop 0
	mov r58 = r43
	.mmb
	mov r57 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	mov r1 = r55
	addl r60 = 16384, r0
	.mii
	addl r59 = 1, r0
	mov r58 = r39
	;;
	add r14 = r36, r14
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r35 = r8
	nop 0
	(p7) br.cond.dpnt .L149
	;;
	.mmi
	nop 0
	(p6) mov r60 = r33
	(p6) mov r61 = r33
.L64:
	.mmi
	shladd r32 = r32, 2, r0
	mov r59 = r35
	nop 0
	.mmb
	mov r58 = r40
	mov r57 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	add r32 = r36, r32
	nop 0
	mov r1 = r55
	;;
	.mib
	ld4 r57 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L150
.L100:
	.mib
	nop 0
	addl r38 = 1, r0
	br .L65
.L149:
	.mib
	shladd r32 = r32, 2, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r8]
	add r32 = r36, r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r35
	mov r58 = r40
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L100
	;;
.L150:
	.mlx
	addl r57 = 2, r0
	movl r58 = @gprel(.LC34)
	.mmi
	adds r34 = 160, r12
	adds r39 = 18, r12
	adds r40 = 19, r12
	;;
	.mmi
	add r58 = r1, r58
	adds r38 = 20, r12
	adds r41 = 21, r12
	.mmb
	addl r50 = 1, r0
	addl r49 = 111, r0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r51 = r8
	.mmi
	addl r48 = 110, r0
	nop 0
	addl r47 = 101, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mlx
	add r35 = r1, r35
	movl r45 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	.mmi
	add r46 = r1, r46
	add r37 = r1, r37
	add r45 = r1, r45
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
.L68:
	.mmi
	mov r59 = r0
	nop 0
	addl r58 = 2, r0
	.mmb
	addl r57 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	mov r32 = r8
	addl r59 = 108, r0
	.mmi
	st4 [r34] = r8, 4
	mov r58 = r0
	mov r57 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r57 = r32
	mov r1 = r55
	.mmi
	addl r59 = 6, r0
	;;
	st2 [r14] = r50
	mov r58 = r14
	.mmi
	st1 [r40] = r49
	;;
	st1 [r38] = r48
	nop 0
	.mmb
	st1 [r41] = r47
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	nop 0
	sxt4 r33 = r8
	nop 0
	.mmi
	mov r1 = r55
	mov r58 = r46
	mov r57 = r37
	;;
	.mib
	cmp.le p6, p7 = r0, r33
	mov r59 = r33
	(p7) br.cond.dpnt .L151
	;;
	.mib
	(p6) mov r60 = r35
	(p6) mov r61 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r32
	nop 0
	.mmb
	addl r59 = 1, r0
	mov r58 = r45
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	nop 0
	(p6) mov r60 = r35
	(p6) mov r61 = r35
.L67:
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r43
	.mmb
	mov r57 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L68
.L160:
	.mmi
	nop 0
	ld4 r57 = [r52]
	addl r50 = 119, r0
	.mmb
	addl r52 = 1, r0
	addl r49 = 111, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r57 = r51
	nop 0
	mov r1 = r55
	.mmb
	addl r51 = 116, r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r57 = 2, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC34)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	adds r15 = 160, r12
	nop 0
	mov r1 = r55
	.mmi
	mov r33 = r8
	nop 0
	addl r59 = 1, r0
	;;
	.mlx
	ld4 r32 = [r15]
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	mov r57 = r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC36)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	mov r57 = r32
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC31)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r32
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC34)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = connect_to#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC37)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	mov r57 = r32
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC34)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = connect_to#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC38)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r14 = 168, r12
	mov r1 = r55
	addl r59 = 1, r0
	;;
	.mlx
	ld4 r34 = [r14]
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	mov r57 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC39)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	mov r57 = r33
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC40)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r57 = r33
	nop 0
	mov r1 = r55
	.mmb
	adds r33 = 180, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r59 = 1, r0
	.mmi
	mov r57 = r32
	nop 0
	mov r37 = r33
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC41)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r57 = r32
	nop 0
	mov r1 = r55
	.mmb
	adds r32 = 188, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	mov r57 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r57 = 1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC42)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r8
	nop 0
	.mmb
	addl r58 = 5, r0
	mov r43 = r8
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC43)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	.mlx
	add r45 = r1, r45
	movl r46 = @gprel(.LC44)
	;;
	.mmi
	add r48 = r1, r48
	add r47 = r1, r47
	add r46 = r1, r46
.L72:
	.mmi
	mov r59 = r0
	nop 0
	addl r58 = 1, r0
	.mmb
	addl r57 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	mov r34 = r8
	addl r59 = 108, r0
	.mmi
	mov r58 = r0
	st4 [r37] = r8, 4
	mov r57 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r55
	addl r59 = 6, r0
	.mmi
	mov r57 = r34
	;;
	st2 [r14] = r52
	mov r58 = r14
	.mmi
	st1 [r40] = r51
	;;
	st1 [r38] = r50
	nop 0
	.mmb
	st1 [r41] = r49
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r35 = r8
	mov r1 = r55
	;;
	.mib
	cmp.le p6, p7 = r0, r35
	nop 0
	(p7) br.cond.dpnt .L153
	;;
	.mmi
	nop 0
	(p6) mov r60 = r45
	(p6) mov r61 = r45
.L70:
	.mmi
	mov r59 = r35
	nop 0
	mov r58 = r48
	.mmb
	mov r57 = r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 2, r0
	nop 0
	.mmb
	mov r58 = r46
	mov r57 = r34
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r55
	(p6) br.cond.spnt .L71
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r32
	(p6) br.cond.dptk .L72
	.mmi
	nop 0
	ld4 r57 = [r33]
	adds r37 = 184, r12
	.mmb
	addl r35 = 3, r0
	adds r34 = 192, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	mov r59 = r0
	nop 0
	.mmb
	mov r58 = r0
	mov r57 = r43
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addl r59 = 4, r0
	mov r40 = r8
	mov r1 = r55
	.mmb
	adds r58 = 16, r12
	mov r57 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC45)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r59 = 4, r0
	mov r1 = r55
	nop 0
	.mmb
	mov r57 = r40
	adds r58 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC46)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r55
	mov r57 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	mov r60 = r0
	.mmi
	addl r59 = 4, r0
	mov r1 = r55
	adds r58 = 16, r12
	;;
	.mib
	mov r57 = r41
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC22)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r60 = 16384, r0
	.mmi
	addl r59 = 1, r0
	nop 0
	mov r57 = r41
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r55
	mov r57 = r41
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r57 = r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L74:
	.mmi
	mov r60 = r32
	mov r59 = r0
	addl r58 = 1, r0
	.mmb
	addl r57 = 1, r0
	adds r35 = -1, r35
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r55
	mov r60 = r33
	.mmb
	mov r59 = r0
	addl r58 = 1, r0
	(p6) br.cond.spnt .L73
	;;
	.mib
	addl r57 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r55
	(p6) br.cond.spnt .L73
	;;
	.mmi
	ld4 r59 = [r37]
	ld4 r58 = [r33]
	nop 0
	;;
	.mib
	ld4 r57 = [r32]
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r34]
	ld4 r58 = [r32]
	nop 0
	;;
	.mib
	ld4 r57 = [r33]
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	nop 0
	ld4 r58 = [r32]
	mov r1 = r55
	.mmi
	nop 0
	ld4 r59 = [r34]
	nop 0
	;;
	.mib
	mov r57 = r58
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L74
	;;
	.mlx
	adds r37 = 204, r12
	movl r57 = @gprel(.LC47)
	.mmi
	adds r40 = 208, r12
	adds r33 = 196, r12
	adds r35 = 200, r12
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r60 = r37
	mov r59 = r0
	addl r58 = 1, r0
	.mmb
	mov r1 = r55
	addl r57 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r55
	(p6) br.cond.spnt .L73
	;;
	.mib
	ld4 r57 = [r37]
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r40]
	mov r32 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	addl r15 = 4999, r0
	mov r1 = r55
	nop 0
	.mii
	mov r34 = r8
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L75:
	.mmi
	mov r60 = r33
	mov r59 = r0
	nop 0
	.mmb
	addl r58 = 1, r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r57 = r32
	nop 0
	(p6) br.cond.spnt .L73
	;;
	.mmi
	nop 0
	ld4 r59 = [r35]
	nop 0
	.mmb
	ld4 r58 = [r33]
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mib
	mov r57 = r32
	mov r1 = r55
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	mov r57 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r32 = [r33]
	ld4 r34 = [r35]
	br.cloop.sptk.few .L75
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC49)
	.mmi
	nop 0
	mov r57 = r32
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC51)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC2)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	ld4 r57 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC48)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = closed_while_waiting#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r57 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = closed_while_waiting#
	;;
	.mmb
	addl r14 = 1, r0
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r55
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	st2 [r15] = r14
	nop 0
	addl r14 = 25199, r0
	.mlx
	addl r15 = 29795, r0
	movl r40 = @gprel(.LC35)
	;;
	.mmi
	st2 [r39] = r14
	nop 0
	addl r14 = 25962, r0
	.mlx
	add r40 = r1, r40
	movl r45 = @gprel(.LC52)
	;;
	.mmi
	st2 [r38] = r14
	adds r14 = 22, r12
	add r45 = r1, r45
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 26, r12
	.mlx
	st2 [r44] = r0
	movl r44 = @gprel(.LC18)
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 28, r12
	add r44 = r1, r44
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 34, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 42, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 58, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 62, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 66, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 70, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 74, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 78, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 81, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 82, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 86, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 90, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 94, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 98, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 100, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 102, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 106, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 108, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 110, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 114, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 118, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 122, r12
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 124, r12
	nop 0
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	nop 0
.L84:
	.mmi
	mov r59 = r0
	nop 0
	addl r58 = 2, r0
	.mmb
	addl r57 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	mov r33 = r8
	mov r59 = r0
	.mmb
	addl r58 = 2, r0
	addl r57 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r59 = 110, r0
	mov r34 = r8
	adds r58 = 16, r12
	.mmb
	mov r1 = r55
	mov r57 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r57 = r35
	nop 0
	(p7) br.cond.spnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 384, r0
	.mmb
	mov r57 = r35
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r55
	nop 0
	.mmb
	addl r58 = 2050, r0
	mov r57 = r35
	(p7) br.cond.spnt .L154
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	mov r38 = r8
	addl r59 = 4, r0
	.mmb
	mov r58 = r46
	mov r57 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r39 = r8
	mov r1 = r55
	.mmb
	mov r58 = r41
	mov r57 = r37
	(p7) br.cond.dpnt .L155
	;;
	.mmi
	(p6) mov r60 = r32
	nop 0
	(p6) mov r61 = r32
	.mmb
	mov r59 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 110, r0
	nop 0
	.mmb
	adds r58 = 16, r12
	mov r57 = r34
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r39 = r8
	mov r1 = r55
	;;
	.mib
	cmp.le p6, p7 = r0, r39
	nop 0
	(p7) br.cond.dpnt .L156
	;;
	.mmi
	nop 0
	(p6) mov r60 = r32
	(p6) mov r61 = r32
.L79:
	.mmi
	mov r59 = r39
	nop 0
	mov r58 = r40
	.mmb
	mov r57 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	mov r57 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	addl r59 = 110, r0
	adds r58 = 16, r12
	nop 0
	.mmb
	mov r1 = r55
	mov r57 = r34
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r57 = r38
	nop 0
	(p6) br.cond.spnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 2, r0
	.mmb
	mov r57 = r35
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	nop 0
	sxt4 r38 = r8
	nop 0
	.mmi
	mov r1 = r55
	mov r58 = r45
	mov r57 = r37
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	mov r59 = r38
	(p7) br.cond.dpnt .L157
	;;
	.mib
	(p6) mov r60 = r32
	(p6) mov r61 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 110, r0
	nop 0
	.mmb
	adds r58 = 16, r12
	mov r57 = r33
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r38 = r8
	mov r1 = r55
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	(p6) mov r60 = r32
	(p6) mov r61 = r32
.L82:
	.mmi
	mov r59 = r38
	nop 0
	mov r58 = r40
	.mmb
	mov r57 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r44
	mov r57 = r33
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r38 = r8
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	(p6) mov r60 = r32
	(p6) mov r61 = r32
.L83:
	.mmi
	mov r59 = r38
	nop 0
	mov r58 = r41
	.mmb
	mov r57 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	mov r57 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r55
	mov r57 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	mov r57 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L84
.L161:
	.mib
	addl r57 = 258, r0
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC53)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r57 = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r55
	.mmb
	mov r57 = r32
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	or r33 = r8, r33
	mov r1 = r55
	nop 0
	.mmi
	mov r59 = r0
	addl r58 = 1, r0
	addl r57 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r33
	adds r33 = 212, r12
	(p6) br.cond.spnt .L86
	;;
	.mib
	mov r60 = r33
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r14 = 216, r12
	nop 0
	(p6) br.cond.spnt .L73
	;;
	.mmi
	ld4 r58 = [r33]
	ld4 r59 = [r14]
	nop 0
	;;
	.mib
	mov r57 = r58
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r1 = r55
	ld4 r34 = [r33]
	mov r57 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	.mmb
	addl r58 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r55
	mov r59 = r8
	.mmb
	mov r58 = r32
	mov r57 = r34
	(p6) br.cond.spnt .L87
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mib
	mov r1 = r55
	mov r57 = r36
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r55
	(p6) br.cond.spnt .L88
	;;
	.mmi
	ld4 r59 = [r42]
	ld4 r58 = [r36]
	nop 0
	;;
	.mib
	ld4 r57 = [r33]
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 384, r0
	addl r58 = 66, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC54)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC52)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC54)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC55)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r57 = r32
	addl r58 = 2, r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC56)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r57 = r0
	nop 0
	.mmb
	ld4 r33 = [r33]
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r59 = r8
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC57)
	;;
	.mib
	(p7) add r57 = r1, r57
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r58 = r32
	mov r57 = r33
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r55
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	;;
	mov ar.lc = r56
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L148:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r35
	mov r58 = r43
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	addl r60 = 16384, r0
	mov r1 = r55
	.mii
	addl r59 = 1, r0
	mov r58 = r39
	;;
	add r14 = r36, r14
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r35 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L149
.L147:
	.mib
	adds r37 = 4, r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	mov r59 = r32
	.mmi
	mov r58 = r45
	mov r57 = r34
	xor r32 = 1, r38
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld4 r57 = [r35]
	mov r1 = r55
	br.call.sptk.many b0 = close#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	addl r60 = 16384, r0
	mov r1 = r55
	.mii
	addl r59 = 1, r0
	mov r58 = r39
	;;
	add r14 = r36, r14
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r35 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L148
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r32
	mov r58 = r40
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r60 = 64, r0
	mov r1 = r55
	addl r59 = 10, r0
	.mmb
	adds r58 = 160, r12
	ld4 r57 = [r36]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L147
.L145:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r32
	mov r58 = r47
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r46
	ld4 r57 = [r42]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L146
.L144:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r32
	mov r58 = r48
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r41
	ld4 r57 = [r42]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L145
.L143:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r32
	mov r58 = r49
	mov r57 = r34
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r41
	ld4 r57 = [r36]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	;;
	.mib
	(p6) mov r60 = r33
	(p6) mov r61 = r33
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L144
.L152:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r32
	mov r58 = r43
	mov r57 = r37
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L160
.L151:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	nop 0
	.mmi
	mov r59 = r33
	mov r58 = r46
	mov r57 = r37
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	add r60 = r1, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r32
	nop 0
	.mmb
	addl r59 = 1, r0
	mov r58 = r45
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	;;
	.mib
	(p6) mov r60 = r35
	(p6) mov r61 = r35
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L152
.L159:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r60 = r43
	mov r61 = r8
	mov r59 = r38
	.mmi
	mov r58 = r41
	mov r1 = r55
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	mov r57 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r55
	mov r57 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	mov r57 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L84
	.mib
	nop 0
	nop 0
	br .L161
.L158:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r60 = r43
	mov r61 = r8
	mov r59 = r38
	.mmi
	mov r1 = r55
	mov r58 = r40
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 1, r0
	nop 0
	.mmb
	mov r58 = r44
	mov r57 = r33
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r38 = r8
	;;
	.mib
	(p6) mov r60 = r32
	(p6) mov r61 = r32
	(p6) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L159
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r60 = r43
	mov r61 = r8
	mov r59 = r38
	.mmi
	mov r1 = r55
	mov r58 = r45
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 110, r0
	nop 0
	.mmb
	adds r58 = 16, r12
	mov r57 = r33
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r38 = r8
	mov r1 = r55
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r38
	nop 0
	;;
	.mib
	(p6) mov r60 = r32
	(p6) mov r61 = r32
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L158
.L156:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r60 = r43
	.mmb
	nop 0
	mov r61 = r8
	br .L79
.L155:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r60 = r43
	mov r61 = r8
	mov r59 = r39
	.mmi
	mov r1 = r55
	mov r58 = r41
	mov r57 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r59 = 110, r0
	nop 0
	.mmb
	adds r58 = 16, r12
	mov r57 = r34
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r39 = r8
	mov r1 = r55
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r39
	nop 0
	;;
	.mib
	(p6) mov r60 = r32
	(p6) mov r61 = r32
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L156
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r61 = r8
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r60 = r1, r60
	br .L70
.L73:
	.mlx
	nop 0
	movl r57 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L87:
	.mlx
	nop 0
	movl r57 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L86:
	.mlx
	nop 0
	movl r57 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L88:
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L154:
	.mlx
	nop 0
	movl r57 = @gprel(.LC50)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L80:
	.mlx
	nop 0
	movl r57 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L71:
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	b.0#, @object
	.size	b.0#, 5000
b.0:
	.skip	5000
	.sbss
	.align 4
	.type	wait_on_this#, @object
	.size	wait_on_this#, 8
wait_on_this:
	.skip	8
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
