// b0bc3191d668c523729d2c7b32b73f7e guest-tests/file/nameless-attributes.c
	.file	"nameless-attributes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
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
	movl r36 = @gprel(.LC1)
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
.LC2:
	stringz	"fstat"
	.align 8
.LC3:
	stringz	"%s: mode %o, user %d, group %d, %d links, %ld bytes, blocks %ld of %ld\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r33
	;;
	.mib
	adds r38 = 32, r12
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC2)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 136, r12
	nop 0
	adds r16 = 144, r12
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	ld8 r15 = [r14]
	adds r14 = 16, r12
	add r37 = r1, r37
	.mmi
	ld8 r44 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld4 r42 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld4 r41 = [r14]
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	ld4 r40 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld4 r39 = [r14]
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
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	(p6) br.cond.dpnt .L7
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
	(p7) br.cond.dpnt .L14
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
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
.L14:
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"fchmod(fd, 04421)"
	.align 8
.LC6:
	stringz	"fchown(fd, -1, -1)"
	.align 8
.LC7:
	stringz	"fchown(fd, 12, -1)"
	.align 8
.LC8:
	stringz	"fchown(fd, -1, 13)"
	.align 8
.LC9:
	stringz	"fchmod(fd, 0)"
	.text
	.align 16
	.align 64
	.proc change#
change:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(.LC6)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	mov r34 = r8
	mov r39 = r33
	.mmb
	addl r40 = 2321, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r41 = -1, r0
	mov r1 = r38
	mov r39 = r33
	.mmb
	addl r40 = -1, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	.mmb
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r38
	addl r41 = -1, r0
	mov r39 = r33
	.mmb
	addl r40 = 12, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r41 = 13, r0
	mov r1 = r38
	mov r39 = r33
	.mmb
	addl r40 = -1, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r40 = r33
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r38
	addl r39 = 78, r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	addl r39 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	mov r40 = r0
	st4 [r34] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r41 = -1, r0
	mov r1 = r38
	mov r39 = r33
	.mmb
	addl r40 = -1, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	.mmb
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp change#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"pipe"
	.align 8
.LC11:
	stringz	"socketpair"
	.align 8
.LC12:
	stringz	"socket"
	.align 8
.LC13:
	stringz	"datagrams"
	.align 8
.LC14:
	stringz	"bind"
	.align 8
.LC15:
	stringz	"listen"
	.align 8
.LC16:
	stringz	"connect"
	.align 8
.LC17:
	stringz	"accept"
	.align 8
.LC18:
	stringz	"accepted"
	.align 8
.LC19:
	stringz	"eventfd"
	.align 8
.LC20:
	stringz	"epoll_create"
	.align 8
.LC21:
	stringz	"epoll"
	.align 8
.LC22:
	stringz	"other end"
	.align 8
.LC23:
	stringz	"fifo"
	.align 8
.LC24:
	stringz	"mkfifo"
	.align 8
.LC25:
	stringz	"open"
	.align 8
.LC26:
	stringz	"chmod(\"fifo\", 0664)"
	.align 8
.LC27:
	stringz	"futimens(fifo, (struct timespec[]){{5, 0}, {6, 0}})"
	.align 8
.LC28:
	stringz	"stat"
	.align 8
.LC29:
	stringz	"%ld %ld\n"
	.align 8
.LC30:
	stringz	"unlink(\"fifo\")"
	.align 8
.LC31:
	stringz	"%d links\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 4, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	addl r42 = 18, r0
	adds r33 = 200, r12
	adds r34 = 192, r12
	.mmb
	adds r38 = 32, r12
	adds r36 = 72, r12
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r42 = 78, r0
	.mmb
	adds r37 = 88, r12
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r41
	addl r42 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r42 = r33
	mov r1 = r41
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC10)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r45 = r34
	mov r44 = r0
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC11)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r41
	mov r42 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r41
	ld4 r43 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r42 = 2, r0
	mov r44 = r0
	nop 0
	.mmb
	mov r1 = r41
	addl r43 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r43 = r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC12)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1, r0
	mov r1 = r41
	.mmi
	st2 [r38] = r0
	st2 [r36] = r0
	mov r44 = r0
	;;
	.mmi
	nop 0
	st2 [r15] = r14
	adds r14 = 18, r12
	.mmi
	addl r15 = 24942, r0
	addl r43 = 1, r0
	addl r42 = 1, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 25965, r0
	adds r14 = 20, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 26, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
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
	nop 0
	st1 [r14] = r0
	adds r14 = 81, r12
	.mmi
	st2 [r37] = r0
	;;
	st1 [r14] = r0
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
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r41
	mov r32 = r8
	mov r44 = r0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r42 = r32
	addl r44 = 110, r0
	adds r43 = 16, r12
	.mmb
	mov r1 = r41
	mov r35 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC14)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r42 = r32
	addl r43 = 1, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC15)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r43 = 16, r12
	nop 0
	mov r42 = r35
	.mmb
	addl r44 = 110, r0
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC16)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r42 = 67, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r41
	addl r42 = 66, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r44 = r0
	mov r42 = r32
	nop 0
	.mmb
	mov r43 = r0
	mov r1 = r41
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC17)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r41
	mov r42 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r0
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mbb
	add r42 = r1, r42
	(p7) br.cond.spnt .L31
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	addl r42 = 1, r0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r43 = r8
	nop 0
	(p7) br.cond.spnt .L34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	ld4 r43 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = change#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 204, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	ld4 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = change#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 196, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	.mmi
	nop 0
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 416, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC24)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	.mmi
	nop 0
	addl r43 = 2, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	.mmi
	nop 0
	mov r43 = r32
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = change#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r33 = r8
	.mmi
	addl r43 = 436, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 160, r12
	addl r15 = 5, r0
	mov r1 = r41
	.mmi
	mov r42 = r32
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	mov r43 = r14
	st8 [r14] = r15
	adds r14 = 168, r12
	.mmi
	addl r15 = 6, r0
	;;
	st8 [r14] = r0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC28)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	.mmi
	ld8 r44 = [r37]
	ld8 r43 = [r36]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	st4 [r33] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r32
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	.mmi
	nop 0
	ld4 r43 = [r38]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L34:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L31:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
