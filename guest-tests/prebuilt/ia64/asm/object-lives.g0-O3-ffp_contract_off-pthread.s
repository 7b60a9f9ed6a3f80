// 5b7b13d09a00d9b4dccdfc7bd5e7a7f5
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
	(p7) movl r40 = @gprel(.LC10)
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
	(p6) br.cond.dptk .L26
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
.L26:
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
.LC11:
	stringz	"F_SETOWN"
	.align 8
.LC12:
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
	(p7) movl r36 = @gprel(.LC11)
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
	(p7) movl r36 = @gprel(.LC12)
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
.LC13:
	stringz	"no room"
	.align 8
.LC14:
	stringz	"told of room: %d\n"
	.align 8
.LC15:
	stringz	"shutdown"
	.align 8
.LC16:
	stringz	"x"
	.align 8
.LC17:
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
	(p7) movl r39 = @gprel(.LC10)
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
	(p7) br.cond.spnt .L41
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
.L36:
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
	(p6) br.cond.dptk .L36
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
	movl r39 = @gprel(.LC13)
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
.L37:
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
	(p6) br.cond.dptk .L37
	;;
	.mlx
	ld4.acq r14 = [r35]
	movl r39 = @gprel(.LC14)
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
	movl r39 = @gprel(.LC15)
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
	movl r40 = @gprel(.LC16)
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
	movl r39 = @gprel(.LC17)
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
.L41:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
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
.LC18:
	stringz	"x\n"
	.align 8
.LC19:
	stringz	"told of what came: %d\n"
	.align 8
.LC20:
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
	movl r39 = @gprel(.LC18)
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
	movl r38 = @gprel(.LC19)
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
	(p7) movl r38 = @gprel(.LC20)
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
	(p7) movl r38 = @gprel(.LC12)
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
.LC21:
	stringz	"p"
	.align 8
.LC22:
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
	movl r20 = @gprel(.LC21)
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
	(p7) movl r38 = @gprel(.LC22)
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
	.prologue 12, 59
	.mmi
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 0, 31, 5, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r59
	mov r59 = b0
	.mmi
	nop 0
	mov r61 = r1
	nop 0
	;;
	.mmi
	addl r64 = 1, r0
	addl r63 = 13, r0
	adds r40 = 24, r12
	.mmb
	adds r35 = 160, r12
	adds r49 = 164, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r61
	addl r63 = 258, r0
	.save ar.lc, r62
	mov r62 = ar.lc
	.body
	.mmb
	adds r34 = 184, r12
	mov r39 = r0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	addl r65 = 136, r0
	.mmb
	mov r64 = r0
	mov r63 = r40
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r61
	adds r64 = 16, r12
	mov r65 = r0
	.mmi
	addl r63 = 29, r0
	mov r38 = r34
	adds r52 = 188, r12
	;;
	.mmi
	addl r14 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r64] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r61
	addl r63 = 1, r0
	br.call.sptk.many b0 = full_socket#
	;;
	.mib
	mov r1 = r61
	addl r63 = 2, r0
	br.call.sptk.many b0 = full_socket#
	;;
	.mib
	mov r1 = r61
	mov r63 = r35
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	(p7) br.cond.spnt .L98
	;;
	.mmi
	nop 0
	ld4 r64 = [r49]
	nop 0
	.mmb
	ld4 r63 = [r35]
	nop 0
	br.call.sptk.many b0 = two_owners#
	;;
	.mib
	mov r1 = r61
	mov r63 = r32
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r61
	.mmb
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	or r33 = r8, r33
	mov r1 = r61
	mov r63 = r32
	;;
	.mib
	cmp4.ne p6, p7 = -1, r33
	nop 0
	(p7) br.cond.spnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	.mmb
	addl r64 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	nop 0
	.mmb
	mov r63 = r8
	mov r64 = r32
	(p7) br.cond.spnt .L97
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = two_owners#
	;;
	.mmi
	mov r1 = r61
	addl r64 = 1, r0
	addl r63 = 29, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r61
	adds r14 = 16, r12
	.mmi
	nop 0
	st8 [r40] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
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
	st8 [r14] = r0
	movl r43 = @gprel(.LC31)
	;;
	.mlx
	add r50 = r1, r50
	movl r45 = @gprel(.LC20)
	.mlx
	add r36 = r1, r36
	movl r41 = @gprel(.LC32)
	;;
	.mlx
	add r42 = r1, r42
	movl r44 = @gprel(.LC33)
	.mmi
	add r48 = r1, r48
	add r47 = r1, r47
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	add r45 = r1, r45
	.mmi
	nop 0
	add r41 = r1, r41
	add r44 = r1, r44
.L67:
	.mmi
	mov r66 = r34
	mov r65 = r0
	nop 0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	nop 0
	.mmb
	addl r65 = 6, r0
	mov r64 = r51
	(p7) br.cond.spnt .L77
	;;
	.mib
	ld4 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r61
	nop 0
	.mmb
	addl r65 = 16, r0
	adds r64 = 16, r12
	(p7) br.cond.spnt .L75
	;;
	.mib
	ld4 r63 = [r34]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	nop 0
	sxt4 r32 = r8
	nop 0
	.mmi
	mov r1 = r61
	mov r64 = r50
	mov r63 = r36
	;;
	.mib
	cmp.le p6, p7 = r0, r32
	mov r65 = r32
	(p7) br.cond.dpnt .L157
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r42
	ld4 r63 = [r34]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L59:
	.mmi
	mov r65 = r32
	nop 0
	mov r64 = r48
	.mmb
	mov r63 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r42
	ld4 r63 = [r52]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L60:
	.mmi
	mov r65 = r32
	nop 0
	mov r64 = r47
	.mmb
	mov r63 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r46
	ld4 r63 = [r52]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L61:
	.mmi
	mov r65 = r32
	nop 0
	mov r64 = r43
	.mmb
	mov r63 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r66 = 64, r0
	addl r65 = 10, r0
	.mmb
	mov r64 = r35
	ld4 r63 = [r34]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L161
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L62:
	.mmi
	mov r65 = r32
	mov r64 = r45
	nop 0
	.mmb
	mov r63 = r36
	xor r32 = 1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r38]
	sxt4 r32 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	mov r1 = r61
	addl r66 = 16384, r0
	.mii
	addl r65 = 1, r0
	mov r64 = r41
	;;
	add r14 = r34, r14
	;;
	.mib
	ld4 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.dpnt .L162
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L63:
	.mmi
	shladd r32 = r32, 2, r0
	mov r65 = r37
	nop 0
	.mmb
	mov r64 = r44
	mov r63 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	add r32 = r34, r32
	mov r1 = r61
	nop 0
	.mmi
	addl r66 = 16384, r0
	addl r65 = 1, r0
	mov r64 = r41
	;;
	.mib
	ld4 r63 = [r32]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r37 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L163
	;;
.L64:
	.mlx
	mov r67 = r33
	movl r66 = @gprel(.LC2)
	.mmi
	mov r65 = r8
	mov r64 = r43
	mov r63 = r36
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	cmp4.eq p6, p7 = 1, r39
	(p6) br.cond.dpnt .L66
.L65:
	.mib
	adds r38 = 4, r38
	addl r39 = 1, r0
	br .L67
.L162:
	.mib
	shladd r32 = r32, 2, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r8]
	add r32 = r34, r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r65 = r37
	nop 0
	.mmi
	mov r67 = r8
	mov r64 = r44
	mov r63 = r36
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r66 = 16384, r0
	addl r65 = 1, r0
	.mmb
	mov r64 = r41
	ld4 r63 = [r32]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r61
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L64
.L163:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	mov r65 = r37
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	.mlx
	nop 0
	movl r64 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC3)
	.mmi
	add r66 = r1, r66
	nop 0
	add r64 = r1, r64
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	cmp4.ne p6, p7 = 1, r39
	(p6) br.cond.dptk .L65
	;;
.L66:
	.mlx
	addl r63 = 2, r0
	movl r64 = @gprel(.LC34)
	.mmi
	mov r36 = r35
	adds r48 = 172, r12
	adds r54 = 18, r12
	;;
	.mmi
	add r64 = r1, r64
	adds r39 = 19, r12
	adds r53 = 20, r12
	.mmb
	adds r41 = 21, r12
	addl r47 = 1, r0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r61
	mov r50 = r8
	nop 0
	.mmi
	addl r46 = 111, r0
	addl r45 = 110, r0
	addl r44 = 101, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mlx
	add r37 = r1, r37
	movl r42 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC8)
	.mmi
	add r43 = r1, r43
	add r38 = r1, r38
	add r42 = r1, r42
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L72:
	.mmi
	mov r65 = r0
	nop 0
	addl r64 = 2, r0
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	addl r65 = 108, r0
	.mmi
	mov r64 = r0
	st4 [r36] = r8, 4
	mov r63 = r54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r61
	addl r65 = 6, r0
	.mmi
	mov r63 = r32
	;;
	st2 [r15] = r47
	mov r64 = r15
	.mmi
	st1 [r39] = r46
	;;
	st1 [r53] = r45
	nop 0
	.mmb
	st1 [r41] = r44
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r61
	;;
	.mib
	cmp.le p6, p7 = r0, r33
	nop 0
	(p7) br.cond.dpnt .L164
	;;
	.mmi
	nop 0
	(p6) mov r66 = r37
	(p6) mov r67 = r37
.L68:
	.mmi
	mov r65 = r33
	nop 0
	mov r64 = r43
	.mmb
	mov r63 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	mov r63 = r32
	nop 0
	.mmb
	addl r65 = 1, r0
	mov r64 = r42
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r32 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L165
	;;
.L69:
	.mlx
	mov r67 = r37
	movl r66 = @gprel(.LC2)
	.mmi
	mov r65 = r8
	mov r64 = r51
	mov r63 = r38
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r61
	cmp.eq p6, p7 = r36, r48
	(p7) br.cond.dptk .L72
.L71:
	.mmi
	ld4 r63 = [r49]
	adds r45 = 168, r12
	adds r51 = 200, r12
	.mmb
	addl r49 = 1, r0
	addl r48 = 116, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	mov r63 = r50
	addl r47 = 119, r0
	.mmb
	addl r46 = 111, r0
	mov r37 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r63 = 2, r0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC34)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r61
	ld4 r32 = [r35]
	mov r33 = r8
	.mmi
	nop 0
	addl r65 = 1, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	.mmi
	nop 0
	mov r63 = r32
	nop 0
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC36)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	mov r63 = r32
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC31)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r32
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC34)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = connect_to#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC37)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	mov r63 = r32
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC8)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r33
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC34)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = connect_to#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC38)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	ld4 r36 = [r45]
	addl r65 = 1, r0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	.mmi
	nop 0
	mov r63 = r36
	nop 0
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC39)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	mov r63 = r33
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC40)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r61
	mov r63 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	mov r63 = r32
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC41)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r61
	mov r63 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r63 = r36
	nop 0
	mov r1 = r61
	.mmb
	adds r36 = 208, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r63 = 1, r0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC42)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = bound#
	;;
	.mmi
	mov r1 = r61
	mov r63 = r8
	nop 0
	.mmb
	addl r64 = 5, r0
	mov r55 = r8
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC43)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r44 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mlx
	add r38 = r1, r38
	movl r42 = @gprel(.LC44)
	;;
	.mmi
	add r44 = r1, r44
	add r43 = r1, r43
	add r42 = r1, r42
.L76:
	.mmi
	mov r65 = r0
	nop 0
	addl r64 = 1, r0
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	addl r65 = 108, r0
	.mmi
	mov r64 = r0
	st4 [r37] = r8, 4
	mov r63 = r54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r61
	addl r65 = 6, r0
	.mmi
	mov r63 = r32
	;;
	st2 [r14] = r49
	mov r64 = r14
	.mmi
	st1 [r39] = r48
	;;
	st1 [r53] = r47
	nop 0
	.mmb
	st1 [r41] = r46
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r61
	;;
	.mib
	cmp.le p6, p7 = r0, r33
	nop 0
	(p7) br.cond.dpnt .L166
	;;
	.mmi
	nop 0
	(p6) mov r66 = r38
	(p6) mov r67 = r38
.L74:
	.mmi
	mov r65 = r33
	nop 0
	mov r64 = r44
	.mmb
	mov r63 = r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 2, r0
	nop 0
	.mmb
	mov r64 = r42
	mov r63 = r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r61
	(p6) br.cond.spnt .L75
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r37, r36
	(p6) br.cond.dptk .L76
	.mmi
	ld4 r63 = [r51]
	adds r58 = 204, r12
	addl r49 = 3, r0
	.mmb
	adds r37 = 224, r12
	adds r38 = 216, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r63 = r55
	mov r1 = r61
	mov r65 = r0
	.mmb
	mov r64 = r0
	adds r47 = 192, r12
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 4, r0
	mov r50 = r8
	.mmi
	adds r64 = 16, r12
	mov r63 = r8
	addl r33 = 1, r0
	;;
	.mlx
	adds r44 = 32, r12
	movl r46 = @gprel(.LC21)
	.mmi
	adds r43 = 40, r12
	adds r42 = 48, r12
	adds r41 = 56, r12
	;;
	.mmi
	add r46 = r1, r46
	addl r32 = 24, r0
	adds r48 = 176, r12
	.mmb
	adds r57 = 228, r12
	adds r56 = 220, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r64 = r8
	.mlx
	nop 0
	movl r39 = 4294967297
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC45)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r65 = 4, r0
	mov r1 = r61
	nop 0
	.mmb
	mov r63 = r50
	adds r64 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC46)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r63 = r55
	mov r1 = r61
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r55 = [r58]
	mov r66 = r0
	.mmi
	addl r65 = 4, r0
	mov r1 = r61
	adds r64 = 16, r12
	;;
	.mib
	mov r63 = r55
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC20)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r66 = 16384, r0
	.mmi
	addl r65 = 1, r0
	nop 0
	mov r63 = r55
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC8)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r61
	mov r63 = r55
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r63 = r50
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L81:
	.mmi
	mov r66 = r37
	mov r65 = r0
	addl r64 = 1, r0
	.mmb
	addl r63 = 1, r0
	adds r49 = -1, r49
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	mov r66 = r38
	.mmb
	mov r65 = r0
	addl r64 = 1, r0
	(p6) br.cond.spnt .L77
	;;
	.mib
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r40
	mov r1 = r61
	.mmb
	cmp4.eq p6, p7 = -1, r8
	mov r65 = r0
	(p6) br.cond.spnt .L77
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r38]
	ld4 r63 = [r37]
	adds r64 = 16, r12
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r51] = r15
	nop 0
	.mmi
	st8 [r35] = r32
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r51]
	st8 [r34] = r46
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r45] = r39
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r48] = r15
	nop 0
	;;
	.mmi
	st8 [r44] = r34
	st8 [r47] = r33
	nop 0
	;;
	.mmi
	st8 [r43] = r33
	st8 [r42] = r35
	nop 0
	;;
	.mib
	st8 [r41] = r32
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r61
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r65 = r0
	adds r64 = 16, r12
	(p7) br.cond.spnt .L153
	;;
	.mmi
	st8 [r14] = r0
	ld8 r15 = [r37]
	mov r14 = r40
	.mmi
	st8 [r35] = r32
	ld4 r63 = [r38]
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	ld8 r15 = [r51]
	nop 0
	.mmi
	st8 [r34] = r46
	st8 [r45] = r39
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r48] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r47] = r33
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r44] = r34
	nop 0
	;;
	.mmi
	st8 [r43] = r33
	st8 [r42] = r35
	nop 0
	;;
	.mib
	st8 [r41] = r32
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r40
	mov r1 = r61
	.mmb
	cmp.ne p6, p7 = -1, r8
	mov r65 = r0
	(p7) br.cond.spnt .L153
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mmi
	ld8 r63 = [r37]
	;;
	adds r14 = 16, r14
	nop 0
	.mmi
	st8 [r51] = r63
	st8 [r35] = r32
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r51]
	st8 [r34] = r46
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r45] = r39
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r48] = r15
	nop 0
	;;
	.mmi
	st8 [r44] = r34
	st8 [r47] = r33
	nop 0
	;;
	.mmi
	st8 [r43] = r33
	st8 [r42] = r35
	nop 0
	;;
	.mib
	st8 [r41] = r32
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r61
	(p7) br.cond.spnt .L153
	;;
	.mib
	ld4 r63 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r57]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r56]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	cmp4.ne p6, p7 = 0, r49
	(p6) br.cond.dptk .L81
	;;
	.mlx
	adds r33 = 232, r12
	movl r63 = @gprel(.LC47)
	.mmi
	addl r38 = 1, r0
	addl r39 = 24, r0
	adds r50 = 236, r12
	;;
	.mlx
	add r63 = r1, r63
	movl r49 = 4294967297
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r66 = r51
	mov r65 = r0
	addl r64 = 1, r0
	.mmb
	mov r1 = r61
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	(p6) br.cond.spnt .L77
	;;
	.mib
	ld4 r63 = [r51]
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r58]
	mov r32 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	addl r14 = 4999, r0
	mov r1 = r61
	nop 0
	.mii
	mov r37 = r8
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L83:
	.mmi
	mov r66 = r33
	mov r65 = r0
	nop 0
	.mmb
	addl r64 = 1, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r40
	mov r1 = r61
	.mmb
	cmp4.eq p6, p7 = -1, r8
	mov r65 = r0
	(p6) br.cond.spnt .L77
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r33]
	adds r64 = 16, r12
	mov r63 = r32
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r36] = r15
	nop 0
	.mmi
	st8 [r35] = r39
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r36]
	st8 [r34] = r46
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r45] = r49
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r48] = r15
	nop 0
	;;
	.mmi
	st8 [r44] = r34
	st8 [r47] = r38
	nop 0
	;;
	.mmi
	st8 [r43] = r38
	st8 [r42] = r35
	nop 0
	;;
	.mib
	st8 [r41] = r39
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r63 = r32
	nop 0
	(p7) br.cond.spnt .L153
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	mov r63 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r32 = [r33]
	ld4 r37 = [r50]
	br.cloop.sptk.few .L83
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC49)
	.mmi
	mov r63 = r32
	nop 0
	addl r45 = 4, r0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r37
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC51)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r51]
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC2)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r58]
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC1)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC48)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = closed_while_waiting#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r63 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = closed_while_waiting#
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 29795, r0
	mov r1 = r61
	;;
	.mlx
	st2 [r14] = r38
	movl r46 = @gprel(.LC35)
	.mlx
	addl r14 = 25199, r0
	movl r50 = @gprel(.LC52)
	;;
	.mmi
	st2 [r54] = r14
	addl r14 = 25962, r0
	add r46 = r1, r46
	.mlx
	add r50 = r1, r50
	movl r49 = @gprel(.LC16)
	;;
	.mmi
	st2 [r53] = r14
	adds r14 = 22, r12
	add r49 = r1, r49
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 26, r12
	.mmi
	st2 [r40] = r0
	;;
	st2 [r14] = r0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 34, r12
	.mmi
	st2 [r44] = r0
	;;
	st2 [r14] = r0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 42, r12
	.mmi
	st2 [r43] = r0
	;;
	st2 [r14] = r0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 50, r12
	.mmi
	st2 [r42] = r0
	;;
	st2 [r14] = r0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 58, r12
	.mmi
	st2 [r41] = r0
	;;
	st2 [r14] = r0
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
.L94:
	.mmi
	mov r65 = r0
	nop 0
	addl r64 = 2, r0
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	mov r65 = r0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r65 = 110, r0
	mov r37 = r8
	adds r64 = 16, r12
	.mmb
	mov r1 = r61
	mov r63 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r63 = r35
	nop 0
	(p7) br.cond.spnt .L88
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r64 = 384, r0
	.mmb
	mov r63 = r35
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	nop 0
	.mmb
	addl r64 = 2050, r0
	mov r63 = r35
	(p7) br.cond.spnt .L167
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r61
	mov r38 = r8
	addl r65 = 4, r0
	.mmb
	mov r64 = r55
	mov r63 = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r40 = r8
	mov r1 = r61
	.mmb
	mov r64 = r47
	mov r63 = r39
	(p7) br.cond.dpnt .L168
	;;
	.mmi
	(p6) mov r66 = r33
	nop 0
	(p6) mov r67 = r33
	.mmb
	mov r65 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 110, r0
	nop 0
	.mmb
	adds r64 = 16, r12
	mov r63 = r37
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r40 = r8
	mov r1 = r61
	;;
	.mib
	cmp.le p6, p7 = r0, r40
	nop 0
	(p7) br.cond.dpnt .L169
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L87:
	.mmi
	mov r65 = r40
	nop 0
	mov r64 = r46
	.mmb
	mov r63 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r61
	mov r63 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	addl r65 = 110, r0
	adds r64 = 16, r12
	nop 0
	.mmb
	mov r1 = r61
	mov r63 = r37
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r61
	.mmb
	mov r63 = r38
	nop 0
	(p6) br.cond.spnt .L88
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	nop 0
	addl r64 = 2, r0
	.mmb
	mov r63 = r35
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	nop 0
	sxt4 r38 = r8
	nop 0
	.mmi
	mov r1 = r61
	mov r64 = r50
	mov r63 = r39
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	mov r65 = r38
	(p7) br.cond.dpnt .L170
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 110, r0
	nop 0
	.mmb
	adds r64 = 16, r12
	mov r63 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r38 = r8
	mov r1 = r61
	;;
	.mib
	cmp.le p6, p7 = r0, r38
	nop 0
	(p7) br.cond.dpnt .L171
	;;
	.mmi
	nop 0
	(p6) mov r66 = r33
	(p6) mov r67 = r33
.L90:
	.mmi
	mov r65 = r38
	nop 0
	mov r64 = r46
	.mmb
	mov r63 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r49
	mov r63 = r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r38 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L172
	;;
.L91:
	.mlx
	mov r67 = r33
	movl r66 = @gprel(.LC2)
	.mmi
	mov r65 = r8
	mov r64 = r47
	mov r63 = r39
	;;
	.mib
	add r66 = r1, r66
	adds r45 = -1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r61
	mov r63 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r61
	mov r63 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	mov r63 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	cmp4.eq p6, p7 = 0, r45
	(p7) br.cond.dptk .L94
.L93:
	.mib
	addl r63 = 258, r0
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r61
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC53)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r61
	.mmb
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	or r33 = r8, r33
	mov r1 = r61
	mov r66 = r36
	.mmi
	mov r65 = r0
	addl r64 = 1, r0
	addl r63 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r33
	nop 0
	(p6) br.cond.spnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r14 = 212, r12
	nop 0
	(p6) br.cond.spnt .L77
	;;
	.mmi
	ld4 r64 = [r36]
	ld4 r65 = [r14]
	nop 0
	;;
	.mib
	mov r63 = r64
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r1 = r61
	ld4 r33 = [r36]
	mov r63 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r63 = r8
	.mmb
	addl r64 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	mov r65 = r8
	.mmb
	mov r64 = r32
	mov r63 = r33
	(p6) br.cond.spnt .L97
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mib
	mov r1 = r61
	mov r63 = r34
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	(p6) br.cond.spnt .L98
	;;
	.mmi
	ld4 r65 = [r52]
	ld4 r64 = [r34]
	nop 0
	;;
	.mib
	ld4 r63 = [r36]
	nop 0
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 384, r0
	addl r64 = 66, r0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC54)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r61
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC52)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC54)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC55)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r63 = r32
	addl r64 = 2, r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC56)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r63 = r0
	nop 0
	.mmb
	ld4 r33 = [r36]
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r61
	cmp4.ne p6, p7 = -1, r8
	mov r65 = r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC57)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r64 = r32
	mov r63 = r33
	br.call.sptk.many b0 = pass#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r61
	mov b0 = r59
	;;
	.mii
	nop 0
	mov ar.pfs = r60
	;;
	mov ar.lc = r62
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L161:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	mov r65 = r32
	.mmi
	mov r64 = r45
	mov r63 = r36
	xor r32 = 1, r39
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	shladd r14 = r32, 2, r0
	addl r66 = 16384, r0
	mov r1 = r61
	.mii
	addl r65 = 1, r0
	mov r64 = r41
	;;
	add r14 = r34, r14
	;;
	.mib
	ld4 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r61
	mov r37 = r8
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L162
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	nop 0
	.mmi
	mov r65 = r32
	mov r64 = r43
	mov r63 = r36
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r66 = 64, r0
	mov r1 = r61
	addl r65 = 10, r0
	.mmb
	mov r64 = r35
	ld4 r63 = [r34]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r61
	mov r32 = r8
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L161
.L159:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	nop 0
	.mmi
	mov r65 = r32
	mov r64 = r47
	mov r63 = r36
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r46
	ld4 r63 = [r52]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r61
	mov r32 = r8
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L160
.L158:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	nop 0
	.mmi
	mov r65 = r32
	mov r64 = r48
	mov r63 = r36
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r42
	ld4 r63 = [r52]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r61
	mov r32 = r8
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L60
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
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	nop 0
	.mmi
	mov r65 = r32
	mov r64 = r50
	mov r63 = r36
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r42
	ld4 r63 = [r34]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r61
	mov r32 = r8
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L158
.L164:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	nop 0
	.mmi
	mov r65 = r33
	mov r64 = r43
	mov r63 = r38
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r66 = r1, r66
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	mov r63 = r32
	nop 0
	.mmb
	addl r65 = 1, r0
	mov r64 = r42
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r61
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L69
.L165:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r67 = r8
	mov r65 = r32
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	.mlx
	nop 0
	movl r64 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC3)
	.mmi
	add r66 = r1, r66
	nop 0
	add r64 = r1, r64
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.ne p6, p7 = r36, r48
	mov r1 = r61
	mov r65 = r0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	(p7) br.cond.dpnt .L71
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r61
	mov r32 = r8
	addl r65 = 108, r0
	.mmi
	mov r64 = r0
	st4 [r36] = r8, 4
	mov r63 = r54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r61
	addl r65 = 6, r0
	.mmi
	mov r63 = r32
	;;
	st2 [r15] = r47
	mov r64 = r15
	.mmi
	st1 [r39] = r46
	;;
	st1 [r53] = r45
	nop 0
	.mmb
	st1 [r41] = r44
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r33 = r8
	mov r1 = r61
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r33
	nop 0
	;;
	.mib
	(p6) mov r66 = r37
	(p6) mov r67 = r37
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L164
.L171:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r65 = r38
	mov r1 = r61
	mov r66 = r48
	.mmi
	mov r67 = r8
	mov r64 = r46
	mov r63 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 1, r0
	nop 0
	.mmb
	mov r64 = r49
	mov r63 = r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r38 = r8
	mov r1 = r61
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L91
.L172:
	.mib
	adds r45 = -1, r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r66 = r48
	mov r67 = r8
	mov r65 = r38
	.mmi
	mov r64 = r47
	mov r1 = r61
	mov r63 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r61
	mov r63 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r61
	mov r63 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	mov r63 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	cmp4.ne p6, p7 = 0, r45
	(p6) br.cond.dptk .L94
	.mib
	nop 0
	nop 0
	br .L93
.L170:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r66 = r48
	mov r67 = r8
	mov r65 = r38
	.mmi
	mov r1 = r61
	mov r64 = r50
	mov r63 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 110, r0
	nop 0
	.mmb
	adds r64 = 16, r12
	mov r63 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r38 = r8
	mov r1 = r61
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r38
	nop 0
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L171
.L169:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r66 = r48
	.mmb
	nop 0
	mov r67 = r8
	br .L87
.L168:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r66 = r48
	mov r67 = r8
	mov r65 = r40
	.mmi
	mov r1 = r61
	mov r64 = r47
	mov r63 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r61
	addl r65 = 110, r0
	nop 0
	.mmb
	adds r64 = 16, r12
	mov r63 = r37
	br.call.sptk.many b0 = connect#
	;;
	.mii
	nop 0
	sxt4 r40 = r8
	mov r1 = r61
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r40
	nop 0
	;;
	.mib
	(p6) mov r66 = r33
	(p6) mov r67 = r33
	(p6) br.cond.dptk .L87
	.mib
	nop 0
	nop 0
	br .L169
.L166:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r66 = r1, r66
	br .L74
.L77:
	.mlx
	nop 0
	movl r63 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r65 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC4)
	.mlx
	nop 0
	movl r64 = @gprel(.LC22)
	;;
	.mib
	add r63 = r1, r63
	add r64 = r1, r64
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r61
	addl r63 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L97:
	.mlx
	nop 0
	movl r63 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L96:
	.mlx
	nop 0
	movl r63 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L98:
	.mlx
	nop 0
	movl r63 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L167:
	.mlx
	nop 0
	movl r63 = @gprel(.LC50)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L88:
	.mlx
	nop 0
	movl r63 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L75:
	.mlx
	nop 0
	movl r63 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r63 = r1, r63
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
