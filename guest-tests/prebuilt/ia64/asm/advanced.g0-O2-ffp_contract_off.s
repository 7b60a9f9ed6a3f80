// d4d7456f560ec9a2798975fa4d4f8f89
	.file	"advanced.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"out"
	.align 8
.LC3:
	stringz	"temp-XXXXXX"
	.align 8
.LC4:
	stringz	"fd >= 0 && strlen(name) == 11 && strcmp(name, \"temp-XXXXXX\") != 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"abcdefghij"
	.align 8
.LC7:
	stringz	"write"
	.align 8
.LC8:
	stringz	"%s: %s\n"
	.align 8
.LC9:
	stringz	"sendfile(out, fd, &offset, 20) == 20 && offset == 23"
	.align 8
.LC10:
	stringz	"defghijabc"
	.align 8
.LC11:
	stringz	"pread(out, b, 100, 0) == 20 && memcmp(b, \"defghijabc\", 10) == 0"
	.align 8
.LC12:
	stringz	"posix_fallocate(out, 0, 5000) == 0 && lseek(out, 0, SEEK_END) == 5000"
	.align 8
.LC13:
	stringz	"."
	.align 8
.LC14:
	stringz	"statvfs(\".\", &v) == 0 && v.f_bsize > 0"
	.align 8
.LC15:
	stringz	"posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL) == 0"
	.align 8
.LC16:
	stringz	"posix_fadvise64(fd, 0, -1, POSIX_FADV_NORMAL) == EINVAL"
	.align 8
.LC17:
	stringz	"mkdtemp(dir) == dir && rmdir(dir) == 0"
	.align 8
.LC18:
	stringz	"fifo"
	.align 8
.LC19:
	stringz	"mkfifo(\"fifo\", 0600) == 0"
	.align 8
.LC20:
	stringz	"stat(\"fifo\", &s) == 0 && S_ISFIFO(s.st_mode)"
	.align 8
.LC21:
	stringz	"open(\"fifo\", O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO"
	.align 8
.LC22:
	stringz	"r >= 0 && w >= 0 && write(w, \"fifo\", 4) == 4 && read(r, b, 10) == 4"
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
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	adds r14 = 376, r12
	adds r35 = 372, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mlx
	nop 0
	movl r15 = 1482184749
	;;
	.mlx
	st4 [r14] = r15
	movl r15 = 1886217588
	.mmi
	adds r14 = 380, r12
	nop 0
	mov r40 = r35
	;;
	.mlx
	st4 [r35] = r15
	movl r15 = 5789784
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmi
	addl r42 = 384, r0
	nop 0
	addl r41 = 578, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r32
	mov r1 = r38
	nop 0
	.mmb
	mov r34 = r8
	mov r40 = r35
	(p6) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 11, r8
	(p7) br.cond.dpnt .L42
	;;
.L21:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	add r41 = r1, r41
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r42 = r1, r42
	.mmb
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 99
	.align 32
.L4:
	.mmi
	addl r42 = 10, r0
	nop 0
	mov r41 = r33
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L43
	br.cloop.sptk.few .L4
	.mmi
	adds r15 = 400, r12
	addl r14 = 3, r0
	mov r41 = r32
	.mii
	addl r43 = 20, r0
	mov r40 = r34
	;;
	mov r42 = r15
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 20, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 272, r12
	mov r1 = r38
	mov r43 = r0
	.mmb
	addl r42 = 100, r0
	mov r40 = r34
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 20, r8
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 5000, r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = posix_fallocate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L46
	;;
.L7:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r41 = 160, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L9
	.mmi
	adds r15 = 160, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L9:
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mlx
	adds r33 = 384, r12
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	addl r43 = 2, r0
	mov r1 = r38
	.mmb
	mov r42 = r0
	mov r40 = r32
	br.call.sptk.many b0 = posix_fadvise#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r43 = r0
	mov r1 = r38
	.mmb
	addl r42 = -1, r0
	mov r40 = r32
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 22, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 392, r12
	addl r15 = 22616, r0
	mov r1 = r38
	.mmi
	mov r40 = r33
	;;
	st2 [r14] = r15
	adds r14 = 394, r12
	.mlx
	nop 0
	movl r15 = 6365935209031035236
	;;
	.mmi
	nop 0
	st8 [r33] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = r33, r8
	(p7) br.cond.dpnt .L47
	;;
.L12:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 384, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L15
.L50:
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r15 = 61440, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 4096, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L15:
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 2049, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 2048, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	addl r41 = 1, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	or r14 = r8, r32
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dpnt .L49
.L17:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	mov r40 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mmi
	addl r42 = 10, r0
	nop 0
	adds r40 = 272, r12
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 5000, r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = posix_fallocate#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L46
	;;
.L44:
	.mlx
	adds r15 = 400, r12
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	ld8 r14 = [r15]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 23, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 272, r12
	mov r1 = r38
	mov r43 = r0
	.mmb
	addl r42 = 100, r0
	mov r40 = r34
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 20, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L45
.L48:
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
	.mlx
	cmp4.ne p6, p7 = 6, r14
	movl r42 = @gprel(.LC21)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 2048, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	addl r41 = 1, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	or r14 = r8, r32
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
.L49:
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	.mmi
	addl r42 = 4, r0
	nop 0
	mov r40 = r8
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 4, r8
	(p7) br.cond.dptk .L17
	.mmi
	addl r42 = 10, r0
	nop 0
	adds r41 = 272, r12
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L17
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	mov r40 = r35
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 2
	.mmi
	mov r41 = r0
	nop 0
	addl r42 = 2, r0
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mii
	addl r14 = 5000, r0
	mov r1 = r38
	;;
	cmp.eq p6, p7 = r14, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L8
	;;
.L42:
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	nop 0
	mov r40 = r35
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r33 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	add r33 = r1, r33
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov ar.lc = 99
	br .L4
.L47:
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L12
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 384, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L50
.L43:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r40 = r1, r40
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
