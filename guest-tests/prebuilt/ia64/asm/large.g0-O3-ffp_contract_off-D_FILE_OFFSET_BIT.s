// 1210aef2ed3e0a274220c27af33e2756
	.file	"large.c"
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
	stringz	"big"
	.align 8
.LC3:
	stringz	"open"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.align 8
.LC5:
	stringz	"lseek(fd, far, SEEK_SET) == far"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"far"
	.align 8
.LC8:
	stringz	"write(fd, \"far\", 3) == 3"
	.align 8
.LC9:
	stringz	"lseek(fd, 0, SEEK_CUR) == far + 3"
	.align 8
.LC10:
	stringz	"ar"
	.align 8
.LC11:
	stringz	"pread(fd, b, 8, far + 1) == 2 && strcmp(b, \"ar\") == 0"
	.align 8
.LC12:
	stringz	"FAR"
	.align 8
.LC13:
	stringz	"pwrite(fd, \"FAR\", 3, far) == 3"
	.align 8
.LC14:
	stringz	"fstat(fd, &s) == 0 && s.st_size == far + 3"
	.align 8
.LC15:
	stringz	"ftruncate(fd, 5000000000LL) == 0 && lseek(fd, 0, SEEK_END) == 5000000000LL"
	.align 8
.LC16:
	stringz	"pread(fd, b, 8, far) == 8 && b[0] == 'F'"
	.align 8
.LC17:
	stringz	"ftruncate(fd, 10) == 0"
	.align 8
.LC18:
	stringz	"r+"
	.align 8
.LC19:
	stringz	"fseeko(f, 0x200000005LL, SEEK_SET) == 0 && ftello(f) == 0x200000005LL"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	addl r38 = 384, r0
	nop 0
	addl r37 = 578, r0
	.mmb
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.spnt .L30
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mlx
	nop 0
	movl r37 = 4886718345
	.mmi
	mov r1 = r35
	mov r38 = r0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mlx
	nop 0
	movl r14 = 4886718345
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r38 = @gprel(.LC5)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mmi
	add r38 = r1, r38
	nop 0
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 3, r0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r37 = r0
	mov r1 = r35
	nop 0
	.mmb
	addl r38 = 1, r0
	mov r36 = r32
	br.call.sptk.many b0 = lseek64
	;;
	.mlx
	nop 0
	movl r14 = 4886718348
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r38 = @gprel(.LC9)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mmi
	add r38 = r1, r38
	nop 0
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 160, r12
	movl r39 = 4886718346
	.mmi
	mov r1 = r35
	addl r38 = 8, r0
	mov r36 = r32
	;;
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r35
	cmp.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L31
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r35
	movl r39 = 4886718345
	.mmi
	addl r38 = 3, r0
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r37 = 16, r12
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = fstat64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L8
.L35:
	.mmi
	nop 0
	adds r14 = 64, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 4886718348
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mii
	(p6) add r37 = r1, r37
	nop 0
	;;
	(p7) add r37 = r1, r37
.L8:
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r35
	movl r37 = 5000000000
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = ftruncate64
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r37 = 160, r12
	movl r39 = 4886718345
	.mmi
	mov r36 = r32
	mov r1 = r35
	addl r38 = 8, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r35
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L33
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 10, r0
	nop 0
	mov r36 = r32
	.mmb
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = ftruncate64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC18)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mmi
	mov r1 = r35
	mov r32 = r8
	mov r38 = r0
	.mlx
	mov r36 = r8
	movl r37 = 8589934597
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fseeko64
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L34
	;;
.L13:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	.mmi
	nop 0
	adds r36 = 160, r12
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r35
	movl r39 = 4886718345
	.mmi
	addl r38 = 3, r0
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r37 = 16, r12
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = fstat64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L35
.L33:
	.mlx
	adds r15 = 160, r12
	movl r38 = @gprel(.LC16)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	ld1 r14 = [r15]
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 70, r14
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 10, r0
	nop 0
	mov r36 = r32
	.mmb
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = ftruncate64
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC18)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	mov r32 = r8
	.mlx
	mov r36 = r8
	movl r37 = 8589934597
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fseeko64
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L34
.L32:
	.mmi
	mov r37 = r0
	nop 0
	addl r38 = 2, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mlx
	nop 0
	movl r14 = 5000000000
	.mmi
	mov r1 = r35
	;;
	cmp.eq p6, p7 = r14, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC0)
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L10
.L34:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = ftello64
	;;
	.mlx
	nop 0
	movl r14 = 8589934597
	.mmi
	mov r1 = r35
	;;
	cmp.eq p6, p7 = r14, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC0)
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L14
.L30:
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
	movl r36 = @gprel(.LC4)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
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
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
