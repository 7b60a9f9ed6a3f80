// 54af837bf96422cdce19494e5a3051be
	.file	"removed.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	stringz	"/proc/self/fd/%d"
	.align 8
.LC2:
	stringz	"readlink"
	.text
	.align 16
	.align 64
	.proc name#
name:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(text.0#)
	.mmi
	mov r40 = r32
	add r39 = r1, r39
	adds r37 = 16, r12
	;;
	.mib
	add r33 = r1, r33
	addl r38 = 40, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r37 = 16, r12
	addl r39 = 4199, r0
	nop 0
	.mmb
	mov r38 = r33
	mov r1 = r36
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
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
	add r8 = r33, r8
	addl r38 = 47, r0
	mov r37 = r33
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp name#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"first"
	.align 8
.LC6:
	stringz	"open"
	.align 8
.LC7:
	stringz	"0123456789"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"second"
	.align 8
.LC10:
	stringz	"rename"
	.align 8
.LC11:
	stringz	"renamed: %s\n"
	.align 8
.LC12:
	stringz	"third"
	.align 8
.LC13:
	stringz	"link"
	.align 8
.LC14:
	stringz	"unlink"
	.align 8
.LC15:
	stringz	"another name is left: %s\n"
	.align 8
.LC16:
	stringz	"its name is another file's: %s\n"
	.align 8
.LC17:
	stringz	"no name is left: %s\n"
	.align 8
.LC18:
	stringz	"ioctl(fd, FIONREAD, &bytes) == 0 && bytes == 6"
	.align 8
.LC19:
	stringz	"%-3s %s\n"
	.align 8
.LC20:
	stringz	"ioctl(fd, FIONREAD, &bytes) == 0 && bytes == -3"
	.align 8
.LC21:
	stringz	"preadv2(fd, &v, 1, 2, 0) == 8 && b[0] == '2'"
	.align 8
.LC22:
	stringz	"preadv2(fd, &v, 1, -1, 0) == 3 && b[0] == '7' && lseek(fd, 0, SEEK_CUR) == 10"
	.align 8
.LC23:
	stringz	"782"
	.align 8
.LC24:
	stringz	"pwritev2(fd, &v, 1, 0, RWF_DSYNC) == 2 && pread(fd, b, 3, 0) == 3 && memcmp(b, \"782\", 3) == 0"
	.align 8
.LC25:
	stringz	"preadv2(fd, &v, 1, 0, 0x40000000) == -1 && errno == EOPNOTSUPP"
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
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC5)
	;;
	.mmi
	add r38 = r1, r38
	addl r40 = 384, r0
	nop 0
	.mmb
	addl r39 = 578, r0
	adds r33 = 56, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	.mmb
	addl r40 = 10, r0
	mov r38 = r8
	(p7) br.cond.spnt .L12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
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
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mib
	mov r1 = r37
	mov r38 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC10)
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
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
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
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = link#
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
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.spnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 384, r0
	addl r39 = 65, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r37
	mov r38 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	(p6) br.cond.spnt .L12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
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
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L13
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	(p6) br.cond.spnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 4, r0
	mov r38 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	addl r39 = 21531, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r33
	mov r38 = r32
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L14
	.mmi
	ld4 r14 = [r33]
	;;
	cmp4.ne p6, p7 = 6, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L14:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 13, r0
	nop 0
	.mmb
	mov r38 = r32
	mov r40 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	addl r39 = 21531, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r33
	mov r38 = r32
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L15
	.mmi
	ld4 r14 = [r33]
	;;
	cmp4.ne p6, p7 = -3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L15:
	.mlx
	adds r33 = 40, r12
	movl r40 = @gprel(.LC20)
	.mlx
	adds r34 = 48, r12
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r37
	nop 0
	.mmi
	mov r40 = r0
	addl r39 = 7, r0
	mov r38 = r32
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	addl r14 = 20, r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r39 = r33
	mov r42 = r0
	addl r41 = 2, r0
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	mov r38 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = preadv2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L43
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	addl r41 = -1, r0
	.mmi
	addl r40 = 1, r0
	mov r39 = r33
	mov r38 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = preadv2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L44
	;;
.L17:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r37
	addl r42 = 2, r0
	.mmi
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r33
	;;
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	.mmb
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pwritev2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L45
	;;
.L20:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	mov r41 = r0
	.mlx
	addl r40 = 1, r0
	movl r42 = 1073741824
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = preadv2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
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
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 95, r14
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
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
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 2
	.mmi
	adds r15 = 16, r12
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 55, r14
	(p7) br.cond.dptk .L17
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 10, r8
	(p6) br.cond.dptk .L17
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r37
	addl r42 = 2, r0
	.mmi
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r33
	;;
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	.mmb
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pwritev2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L45
	;;
.L43:
	.mlx
	adds r15 = 16, r12
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mmi
	ld1 r14 = [r15]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 50, r14
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	addl r41 = -1, r0
	.mmi
	addl r40 = 1, r0
	mov r39 = r33
	mov r38 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = preadv2#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 3, r8
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L44
.L45:
	.mmi
	mov r41 = r0
	addl r40 = 3, r0
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 3, r8
	(p7) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	.mmi
	addl r40 = 3, r0
	nop 0
	adds r38 = 16, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r37
	mov r41 = r0
	.mlx
	addl r40 = 1, r0
	movl r42 = 1073741824
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = preadv2#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L46
.L13:
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L12:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
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
	.align 8
	.type	text.0#, @object
	.size	text.0#, 4200
text.0:
	.skip	4200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
