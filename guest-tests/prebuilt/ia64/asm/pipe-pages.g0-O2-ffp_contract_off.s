// 888116255cc7fc76270efbd8c6ddc941
	.file	"pipe-pages.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_pipe#
on_pipe:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(broken#), gp
	nop 0
	cmp4.eq p6, p7 = 13, r32
	;;
	.mii
	ld4 r14 = [r15]
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_pipe#
	.align 16
	.align 64
	.proc fill#
fill:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	movl r35 = @gprel(b#)
	.mmi
	mov r38 = r1
	mov r41 = r33
	mov r39 = r32
	;;
	.mii
	add r35 = r1, r35
	.save rp, r36
	mov r36 = b0
	.body
	mov r34 = r0
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	.align 32
.L5:
	.mmi
	add r34 = r34, r8
	mov r41 = r33
	nop 0
	.mmb
	mov r40 = r35
	mov r39 = r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	cmp4.eq p6, p7 = 11, r14
	mov ar.pfs = r37
	;;
	(p6) mov r8 = r34
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp fill#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe2"
	.align 8
.LC4:
	stringz	"read(p[0], b, 1) == -1 && errno == EAGAIN"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"fill(p[1], 4096) == 65536"
	.align 8
.LC7:
	stringz	"ioctl(p[0], FIONREAD, &n) == 0 && n == 65536"
	.align 8
.LC8:
	stringz	"read(p[0], b, 4095) == 4095 && write(p[1], b, 2) == -1 && errno == EAGAIN"
	.align 8
.LC9:
	stringz	"read(p[0], b, 1) == 1 && write(p[1], b, 4096) == 4096"
	.align 8
.LC10:
	stringz	"read(p[0], b, sizeof b) == 65536 && fill(p[1], 1000) == 64000"
	.align 8
.LC11:
	stringz	"fcntl(p[0], F_GETPIPE_SZ) == 65536 && fcntl(p[0], F_SETPIPE_SZ, 100000) == 131072"
	.align 8
.LC12:
	stringz	"write(p[1], b, 1) == -1 && errno == EPIPE && broken == 1"
	.align 8
.LC13:
	stringz	"poll(&q, 1, 0) == 1 && q.revents & POLLERR"
	.align 8
.LC14:
	stringz	"pipe"
	.align 8
.LC15:
	stringz	"all == sizeof b && wait(&status) > 0 && status == 0"
	.align 8
.LC16:
	stringz	"abc"
	.align 8
.LC17:
	stringz	"write"
	.align 8
.LC18:
	stringz	"defg"
	.align 8
.LC19:
	stringz	"h"
	.align 8
.LC20:
	stringz	"read(p[0], b, 100) == 3 && read(p[0], b, 2) == 2 && read(p[0], b, 100) == 1 && b[0] == 'h'"
	.align 8
.LC21:
	stringz	"vm"
	.align 8
.LC22:
	stringz	"hello"
	.align 8
.LC23:
	stringz	"tee(p[0], q[1], 100, 0) == 5 && read(q[0], b, 100) == 5"
	.align 8
.LC24:
	stringz	"splice(p[0], NULL, q[1], NULL, 100, 0) == 5 && read(q[0], b, 100) == 5 && memcmp(b, \"hello\", 5) == 0"
	.align 8
.LC25:
	stringz	"vmsplice(q[1], &v, 1, 0) == 2 && read(q[0], b, 100) == 2"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r40 = @ltoff(@fptr(on_pipe#)), gp
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	adds r32 = 32, r12
	ld8 r40 = [r40]
	nop 0
	.mmb
	addl r39 = 13, r0
	adds r33 = 36, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2048, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	addl r41 = 1, r0
	nop 0
	(p7) br.cond.spnt .L35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L87
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 4096, r0
	nop 0
	mov r1 = r38
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
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
	.mmi
	addl r40 = 21531, r0
	mov r1 = r38
	nop 0
	.mmb
	adds r41 = 40, r12
	ld4 r39 = [r32]
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L18
.L101:
	.mmi
	adds r14 = 40, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 65536, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L18:
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 4095, r0
	nop 0
	.mmb
	mov r40 = r35
	ld4 r39 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r14 = 4095, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p7) br.cond.dpnt .L88
.L19:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 1, r0
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L89
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 200000, r0
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 65536, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmb
	cmp.ne p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L90
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1032, r0
	.mmb
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 65536, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 1, r0
	.mmi
	nop 0
	ld4 r39 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
	;;
.L57:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r33]
	adds r39 = 16, r12
	addl r15 = 4, r0
	.mmi
	addl r40 = 1, r0
	mov r1 = r38
	mov r41 = r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L93
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld4 r39 = [r33]
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r39 = r32
	mov r1 = r38
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p7) br.cond.spnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	.mmb
	ld4 r39 = [r33]
	mov r33 = r0
	(p7) br.cond.spnt .L94
	;;
	.mlx
	nop 0
	movl r34 = @gprel(b#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 1000, r0
	nop 0
	.mmb
	mov r40 = r34
	ld4 r39 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L95
	.align 32
.L32:
	.mmi
	add r33 = r33, r8
	addl r41 = 1000, r0
	nop 0
	.mmb
	mov r40 = r34
	ld4 r39 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L32
.L95:
	.mmi
	nop 0
	addl r14 = 200000, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r33
	(p7) br.cond.dpnt .L96
.L33:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r39 = [r32]
	nop 0
	mov r1 = r38
	.mmb
	adds r32 = 44, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 16384, r0
	.mmb
	adds r39 = 40, r12
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	addl r41 = 3, r0
	nop 0
	(p6) br.cond.spnt .L35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mmi
	nop 0
	ld4 r39 = [r32]
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
	cmp.ne p6, p7 = -1, r8
	.mmb
	addl r41 = 4, r0
	nop 0
	(p7) br.cond.spnt .L37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mmi
	nop 0
	ld4 r39 = [r32]
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
	cmp.eq p6, p7 = -1, r8
	.mmb
	addl r41 = 1, r0
	nop 0
	(p6) br.cond.spnt .L37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mmi
	nop 0
	ld4 r39 = [r32]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r14 = 40, r12
	addl r41 = 100, r0
	(p6) br.cond.spnt .L37
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L97
	;;
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L39:
	.mlx
	adds r33 = 56, r12
	movl r41 = @gprel(.LC20)
	.mlx
	adds r32 = 52, r12
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 16, r12
	mov r39 = r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC21)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = 2, r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	adds r39 = 48, r12
	nop 0
	(p6) br.cond.spnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r14 = 60, r12
	addl r41 = 5, r0
	(p6) br.cond.spnt .L40
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
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
	cmp.eq p6, p7 = -1, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r42 = r0
	addl r41 = 100, r0
	(p6) br.cond.spnt .L37
	;;
	.mmi
	nop 0
	ld4 r40 = [r32]
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 5, r8
	(p7) br.cond.dpnt .L98
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	addl r43 = 100, r0
	.mmi
	mov r42 = r0
	ld4 r41 = [r32]
	mov r40 = r0
	;;
	.mib
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 5, r8
	(p7) br.cond.dpnt .L99
	;;
.L43:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	addl r41 = 1, r0
	.mmb
	adds r40 = 16, r12
	ld4 r39 = [r32]
	br.call.sptk.many b0 = vmsplice#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L100
	;;
.L45:
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L46:
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L87:
	.body
	.copy_state 1
	.mib
	adds r33 = 36, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 4096, r0
	nop 0
	mov r1 = r38
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
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
	.mmi
	addl r40 = 21531, r0
	mov r1 = r38
	nop 0
	.mmb
	adds r41 = 40, r12
	ld4 r39 = [r32]
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L101
.L93:
	.mmi
	adds r14 = 22, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 3
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	(p7) add r40 = r1, r40
	br .L28
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L57
	.mlx
	addl r14 = @gprel(broken#), gp
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	ld4 r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r33]
	adds r39 = 16, r12
	addl r15 = 4, r0
	.mmi
	addl r40 = 1, r0
	mov r1 = r38
	mov r41 = r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L93
.L96:
	.mib
	adds r39 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.ge p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L34
	;;
.L91:
	.mmi
	addl r40 = 1031, r0
	nop 0
	addl r41 = 100000, r0
	.mmb
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	addl r14 = 131072, r0
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L26
	;;
.L90:
	.mmi
	nop 0
	addl r40 = 1000, r0
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mii
	addl r14 = 64000, r0
	mov r1 = r38
	;;
	cmp.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L24
	;;
.L89:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mmi
	addl r41 = 4096, r0
	ld4 r39 = [r33]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	addl r14 = 4096, r0
	mov r1 = r38
	;;
	cmp.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L22
	;;
.L88:
	.mmi
	addl r41 = 2, r0
	nop 0
	mov r40 = r35
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 11, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L20
	;;
.L98:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mii
	adds r14 = 48, r12
	addl r41 = 100, r0
	;;
	add r40 = r1, r40
	.mmb
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L42
	;;
.L97:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mii
	adds r15 = 40, r12
	addl r41 = 2, r0
	;;
	add r40 = r1, r40
	.mmb
	ld4 r39 = [r15]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L38
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mii
	adds r14 = 40, r12
	addl r41 = 100, r0
	;;
	add r40 = r1, r40
	.mmb
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L38
	.mmi
	nop 0
	ld1 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 104, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L39
	;;
.L100:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mii
	adds r14 = 48, r12
	addl r41 = 100, r0
	;;
	add r40 = r1, r40
	.mmb
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L46
	;;
.L99:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mii
	adds r15 = 48, r12
	addl r41 = 100, r0
	;;
	add r40 = r1, r40
	.mmb
	ld4 r39 = [r15]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 5, r8
	(p6) br.cond.dptk .L43
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	addl r41 = 5, r0
	movl r39 = @gprel(b#)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L43
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	addl r41 = 1, r0
	.mmb
	adds r40 = 16, r12
	ld4 r39 = [r32]
	br.call.sptk.many b0 = vmsplice#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L37:
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L40:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L35:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
.L94:
	.mlx
	nop 0
	movl r40 = @gprel(b#)
	.mmi
	nop 0
	addl r41 = 200000, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	addl r14 = 200000, r0
	mov r1 = r38
	;;
	cmp.ne p6, p7 = r14, r8
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	broken#, @object
	.size	broken#, 4
broken:
	.skip	4
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 200000
b:
	.skip	200000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
