// f291014f4f95f150a795a4255b7671bf
	.file	"proc-mem.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc map#
map:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 6, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	.mmi
	mov r41 = r0
	addl r40 = 196608, r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	addl r14 = 131072, r0
	nop 0
	mov r1 = r38
	.mmi
	mov r35 = r8
	nop 0
	addl r40 = 65536, r0
	;;
	.mib
	add r39 = r8, r14
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	mov r43 = r34
	.mmi
	or r42 = 16, r33
	mov r41 = r32
	addl r40 = 131072, r0
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = mmap64
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
	.endp map#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"WEXITSTATUS(status) == 1 && variable == 21"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"/proc/self/mem"
	.align 8
.LC5:
	stringz	"WEXITSTATUS(status) == 1"
	.text
	.align 16
	.align 64
	.proc children#
children:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 5, 4, 0
	adds r16 = 8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	;;
	addl r14 = 21, r0
	.mmi
	adds r33 = 20, r12
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	adds r1 = 40, r12
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L4
	;;
	.mmi
	addl r34 = @gprel(variable#), gp
	nop 0
	addl r14 = @gprel(mem#), gp
	.mii
	addl r39 = 4, r0
	mov r38 = r33
	;;
	mov r40 = r34
	.mmb
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dpnt .L19
.L10:
	.mib
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = _exit#
	;;
.L4:
	.mmi
	adds r38 = 16, r12
	nop 0
	mov r39 = r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r1 = 40, r12
	;;
	.mmi
	ld4 r14 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = vfork#
	;;
	.mmi
	adds r1 = 40, r12
	mov r32 = r8
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	nop 0
	addl r38 = 2, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	adds r1 = 40, r12
	cmp4.gt p6, p7 = r0, r8
	nop 0
	.mmi
	mov r37 = r8
	addl r39 = 4, r0
	adds r38 = 20, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L10
	;;
	.mib
	addl r40 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	cmp.eq p6, p7 = 4, r8
	nop 0
	adds r1 = 40, r12
	;;
	.mmi
	(p6) addl r32 = 1, r0
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = _exit#
	;;
.L16:
	.mmi
	adds r38 = 16, r12
	nop 0
	mov r39 = r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r1 = 40, r12
	;;
	.mmi
	ld4 r14 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r37 = @gprel(.LC3)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(variable#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L6
.L19:
	.mmi
	ld4.acq r14 = [r34]
	;;
	cmp4.ne p6, p7 = 11, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r32 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp children#
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	movl r36 = @gprel(.LC6)
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
.LC7:
	stringz	"mem >= 0"
	.align 8
.LC8:
	stringz	"pwrite(mem, &w, sizeof w, at(&variable)) == sizeof w && variable == 9"
	.align 8
.LC9:
	stringz	"pread(mem, &r, sizeof r, at(&variable)) == sizeof r && r == 9"
	.align 8
.LC10:
	stringz	"lseek(mem, at(&variable), SEEK_SET) == at(&variable)"
	.align 8
.LC11:
	stringz	"read(mem, &r, 1) == 1 && lseek(mem, 0, SEEK_CUR) == at(&variable) + 1"
	.align 8
.LC12:
	stringz	"lseek(mem, -1, SEEK_CUR) == at(&variable)"
	.align 8
.LC13:
	stringz	"write(mem, &w, sizeof w) == sizeof w && variable == 11"
	.align 8
.LC14:
	stringz	"lseek(mem, 0, SEEK_END) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"pread(mem, &r, sizeof r, 8) == -1 && errno == EIO"
	.align 8
.LC16:
	stringz	"pwrite(mem, &r, sizeof r, 8) == -1 && errno == EIO"
	.align 8
.LC17:
	stringz	"pread(mem, &r, 0, 8) == 0"
	.align 8
.LC18:
	stringz	"pread(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT"
	.align 8
.LC19:
	stringz	"pwrite(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT"
	.align 8
.LC20:
	stringz	"read"
	.align 8
.LC21:
	stringz	"pwrite(mem, \"read\", 4, at(p)) == 4 && !memcmp(p, \"read\", 4)"
	.align 8
.LC22:
	stringz	"none"
	.align 8
.LC23:
	stringz	"pwrite(mem, \"none\", 4, at(p)) == 4"
	.align 8
.LC24:
	stringz	"pread(mem, r, 4, at(p)) == 4 && !memcmp(r, \"none\", 4)"
	.align 8
.LC25:
	stringz	"12345678"
	.align 8
.LC26:
	stringz	"pwrite(mem, \"12345678\", 8, at(p) + 2 * PAGE - 4) == 4"
	.align 8
.LC27:
	stringz	"1234"
	.align 8
.LC28:
	stringz	"pread(mem, r, 8, at(p) + 2 * PAGE - 4) == 4 && !memcmp(r, \"1234\", 4)"
	.align 8
.LC29:
	stringz	"mprotect(p, PAGE, PROT_READ) == 0 && !memcmp(p, \"none\", 4)"
	.align 8
.LC30:
	stringz	"x"
	.align 8
.LC31:
	stringz	"pwrite(mem, \"x\", 1, at(p)) == -1 && errno == EIO"
	.align 8
.LC32:
	stringz	"pread(mem, r, 1, at(p)) == 1 && r[0] == 0"
	.align 8
.LC33:
	stringz	"pwrite(mem, \"x\", 1, at(p)) == 1 && *p == 'x'"
	.align 8
.LC34:
	stringz	"contents"
	.align 8
.LC35:
	stringz	"write"
	.align 8
.LC36:
	stringz	"C"
	.align 8
.LC37:
	stringz	"pwrite(mem, \"C\", 1, at(p)) == 1 && *p == 'C'"
	.align 8
.LC38:
	stringz	"pread(fd, r, 1, 0) == 1 && *r == 'c'"
	.align 8
.LC39:
	stringz	"pread(mem, r, 1, at(p) + PAGE) == -1 && errno == EIO"
	.align 8
.LC40:
	stringz	"pwrite(mem, \"C\", 1, at(p)) == -1 && errno == EIO"
	.align 8
.LC41:
	stringz	"S"
	.align 8
.LC42:
	stringz	"pwrite(mem, \"S\", 1, at(p)) == 1 && *p == 'S'"
	.align 8
.LC43:
	stringz	"pread(fd, r, 1, 0) == 1 && *r == 'S'"
	.align 8
.LC44:
	stringz	"pipe"
	.align 8
.LC45:
	stringz	"again"
	.align 8
.LC46:
	stringz	"/proc/%d/mem"
	.align 8
.LC47:
	stringz	"fd >= 0 && pwrite(fd, &w, sizeof w, at(&variable)) == sizeof w && variable == 11"
	.align 8
.LC48:
	stringz	"WIFSTOPPED(status)"
	.align 8
.LC49:
	stringz	"pread(fd, r, 1, at(&variable)) == 0"
	.align 8
.LC50:
	stringz	"pwrite(fd, \"x\", 1, at(&variable)) == 0"
	.align 8
.LC51:
	stringz	"pread(fd, r, 1, 8) == 0"
	.align 8
.LC52:
	stringz	"(other = open(path, O_RDONLY)) >= 0"
	.align 8
.LC53:
	stringz	"WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL"
	.align 8
.LC54:
	stringz	"pread(other, r, 1, 8) == 0"
	.align 8
.LC55:
	stringz	"open(path, O_RDONLY) == -1 && errno == ENOENT"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 4, 0
	.fframe 80
	adds r12 = -80, r12
	cmp4.ge p6, p7 = 1, r32
	.mlx
	mov r41 = r1
	movl r42 = @gprel(.LC4)
	;;
	.mii
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	nop 0
	.mmb
	addl r43 = 2, r0
	add r42 = r1, r42
	(p7) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	addl r34 = @gprel(mem#), gp
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	addl r35 = @gprel(variable#), gp
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	add r42 = r1, r42
	.mmi
	nop 0
	st4 [r34] = r8
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	adds r43 = 56, r12
	mov r45 = r35
	.mmi
	mov r1 = r41
	ld4 r42 = [r34]
	addl r44 = 4, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 9, r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L142
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L143
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mmi
	nop 0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r43 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 1, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	ld4 r42 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L144
	;;
.L30:
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 1, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 56, r12
	addl r14 = 11, r0
	mov r1 = r41
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L145
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 2, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = lseek64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L146
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	addl r45 = 8, r0
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L147
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	addl r45 = 8, r0
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L148
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L36:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	addl r45 = 8, r0
	mov r1 = r41
	.mmb
	mov r44 = r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 8, r0
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L149
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r44 = @gprel(.LC18)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 8, r0
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L150
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	nop 0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	addl r42 = 1, r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r36 = r8
	nop 0
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L151
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = -1, r0
	nop 0
	.mmb
	addl r43 = 34, r0
	mov r42 = r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r36 = r8
	mov r45 = r8
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r36
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L152
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L42:
	.mlx
	addl r15 = 131068, r0
	movl r44 = @gprel(.LC24)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	add r37 = r36, r15
	nop 0
	add r44 = r1, r44
	.mmb
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r37
	.mmi
	addl r44 = 8, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r37
	.mmb
	addl r44 = 8, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L153
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 65536, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L45
	;;
.L163:
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	.mmi
	addl r44 = 4, r0
	nop 0
	mov r42 = r36
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L45:
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = -1, r0
	nop 0
	.mmb
	addl r43 = 33, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r36 = r8
	mov r45 = r8
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L154
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r36
	.mmb
	addl r44 = 1, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L155
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = -1, r0
	nop 0
	.mmb
	addl r43 = 33, r0
	addl r42 = 3, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r36 = r8
	nop 0
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L156
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r42 = 56, r12
	movl r14 = 6365935300164529966
	.mlx
	mov r1 = r41
	movl r15 = 5789784
	;;
	.mmi
	st8 [r42] = r14
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 76, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkstemp64
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmi
	addl r44 = 8, r0
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r41
	mov r44 = r36
	.mmb
	addl r43 = 2, r0
	addl r42 = 1, r0
	(p7) br.cond.spnt .L63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r37 = r8
	mov r45 = r8
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L157
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 76, r12
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L158
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L51:
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65536, r0
	adds r43 = 76, r12
	mov r1 = r41
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	add r45 = r37, r14
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L159
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L52:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mib
	add r42 = r1, r42
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r36
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L160
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC40)
	;;
	.mib
	add r42 = r1, r42
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r36
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 3, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	ld4 r42 = [r34]
	nop 0
	.mmi
	addl r44 = 1, r0
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L161
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L54:
	.mlx
	nop 0
	movl r44 = @gprel(.LC42)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 76, r12
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = pread64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L162
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L55:
	.mlx
	adds r37 = 80, r12
	movl r44 = @gprel(.LC43)
	.mlx
	adds r38 = 84, r12
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	adds r42 = 56, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r42 = r36
	mov r1 = r41
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 3, r0
	adds r42 = 68, r12
	mov r1 = r41
	.mmi
	ld8 r36 = [r33]
	st4 [r37] = r0
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC44)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L57
.L164:
	.mmi
	nop 0
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dpnt .L58
	.align 32
.L59:
	.mib
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L59
.L58:
	.mmi
	adds r14 = 68, r12
	addl r44 = 1, r0
	adds r43 = 56, r12
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC20)
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
	movl r15 = @gprel(.LC45)
	.mmi
	adds r14 = 24, r12
	adds r43 = 16, r12
	mov r42 = r36
	;;
	.mmi
	add r15 = r1, r15
	st8 [r43] = r36
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r41
	addl r42 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L141:
	.mib
	addl r42 = 19, r0
	nop 0
	br.call.sptk.many b0 = raise#
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L156:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld1 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p7) add r43 = r1, r43
	br .L48
.L142:
	.mlx
	ld4.acq r14 = [r35]
	movl r44 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 9, r14
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L28
.L143:
	.mlx
	adds r15 = 16, r12
	movl r44 = @gprel(.LC9)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r15]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mmi
	nop 0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r43 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 1, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	ld4 r42 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L144
	;;
.L145:
	.mlx
	ld4.acq r14 = [r35]
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 11, r14
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 2, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L34
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	addl r45 = 8, r0
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L35
.L147:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	addl r45 = 8, r0
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L36
.L148:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	addl r45 = 8, r0
	mov r1 = r41
	.mmb
	mov r44 = r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 8, r0
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L38
.L149:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r44 = @gprel(.LC18)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 8, r0
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L39
.L150:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r44 = @gprel(.LC19)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	nop 0
	.mmi
	addl r44 = -1, r0
	addl r43 = 34, r0
	addl r42 = 1, r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 4, r0
	.mmi
	ld4 r42 = [r34]
	mov r36 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L40
	;;
.L151:
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	.mmi
	mov r42 = r36
	nop 0
	addl r44 = 4, r0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = -1, r0
	nop 0
	.mmb
	addl r43 = 34, r0
	mov r42 = r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	mov r36 = r8
	mov r45 = r8
	.mmi
	addl r44 = 4, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r36
	.mmb
	addl r44 = 4, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L42
	;;
.L152:
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	.mmi
	addl r44 = 4, r0
	nop 0
	adds r42 = 16, r12
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	addl r15 = 131068, r0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r37 = r36, r15
	movl r44 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r37
	.mmi
	addl r44 = 8, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r37
	.mmb
	addl r44 = 8, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 4, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L44
	;;
.L153:
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	.mmi
	addl r44 = 4, r0
	nop 0
	adds r42 = 16, r12
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 65536, r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L163
.L154:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r44 = @gprel(.LC31)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r41
	mov r45 = r36
	.mmb
	addl r44 = 1, r0
	ld4 r42 = [r34]
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L47
.L155:
	.mlx
	adds r15 = 16, r12
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r15]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = -1, r0
	nop 0
	.mmb
	addl r43 = 33, r0
	addl r42 = 3, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	nop 0
	mov r1 = r41
	addl r44 = 1, r0
	.mmi
	ld4 r42 = [r34]
	mov r36 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L156
.L161:
	.mlx
	ld1 r14 = [r34]
	movl r44 = @gprel(.LC42)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
	;;
	cmp4.ne p6, p7 = 83, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 76, r12
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L162
.L157:
	.mlx
	ld1 r14 = [r37]
	movl r44 = @gprel(.LC37)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
	;;
	cmp4.ne p6, p7 = 67, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 76, r12
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L158
.L162:
	.mlx
	adds r15 = 76, r12
	movl r44 = @gprel(.LC43)
	.mlx
	adds r37 = 80, r12
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
	nop 0
	adds r38 = 84, r12
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 83, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	adds r42 = 56, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r42 = r36
	mov r1 = r41
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 3, r0
	adds r42 = 68, r12
	mov r1 = r41
	.mmi
	ld8 r36 = [r33]
	st4 [r37] = r0
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC44)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r41
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L164
	.mib
	nop 0
	nop 0
	br .L57
	;;
.L158:
	.mlx
	adds r15 = 76, r12
	movl r44 = @gprel(.LC38)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld1 r14 = [r15]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 99, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65536, r0
	adds r43 = 76, r12
	mov r1 = r41
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	add r45 = r37, r14
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L52
.L159:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r36
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	.mmi
	addl r44 = 1, r0
	ld4 r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L53
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r36
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 3, r0
	br.call.sptk.many b0 = map#
	;;
	.mmi
	mov r1 = r41
	ld4 r42 = [r34]
	nop 0
	.mmi
	addl r44 = 1, r0
	mov r34 = r8
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L161
	;;
.L57:
	.mlx
	nop 0
	movl r44 = @gprel(.LC46)
	.mmi
	mov r45 = r8
	addl r43 = 40, r0
	adds r42 = 16, r12
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 2, r0
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L165
	;;
.L61:
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
.L62:
	.mlx
	nop 0
	movl r44 = @gprel(.LC47)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 72, r12
	addl r44 = 1, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r41
	adds r43 = 56, r12
	.mmb
	addl r44 = 2, r0
	mov r42 = r34
	(p6) br.cond.spnt .L63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 56, r12
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld1 r14 = [r15]
	movl r44 = @gprel(.LC48)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 127, r14
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
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
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r37
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r42 = r36
	;;
	.mib
	addl r45 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 1, r0
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	.mmi
	nop 0
	addl r45 = @gprel(variable#), gp
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r37
	addl r45 = 8, r0
	mov r1 = r41
	.mmb
	addl r44 = 1, r0
	mov r42 = r36
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	nop 0
	mov r1 = r41
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r1 = r41
	cmp4.le p6, p7 = r0, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 9, r0
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r43 = 56, r12
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r0
	mov r42 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 56, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L69:
	.mlx
	nop 0
	movl r44 = @gprel(.LC53)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r45 = 8, r0
	mov r43 = r37
	mov r1 = r41
	.mmb
	addl r44 = 1, r0
	mov r42 = r35
	br.call.sptk.many b0 = pread64
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	nop 0
	mov r1 = r41
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = open64
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L166
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.call.sptk.many b0 = children#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L167:
	.mii
	mov r8 = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L144:
	.body
	.copy_state 2
	.mmi
	mov r43 = r0
	nop 0
	addl r44 = 1, r0
	.mmb
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = lseek64
	;;
	.mmi
	mov r1 = r41
	;;
	addl r14 = @gprel(variable#+1), gp
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r8, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br .L31
	;;
.L165:
	.mmi
	addl r45 = @gprel(variable#), gp
	addl r44 = 4, r0
	nop 0
	.mmb
	mov r43 = r38
	mov r42 = r8
	br.call.sptk.many b0 = pwrite64
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L61
	.mmi
	ld4.acq r14 = [r35]
	;;
	cmp4.eq p6, p7 = 11, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br .L62
.L166:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r44 = @gprel(.LC55)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = children#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L167
	;;
.L63:
	.mlx
	nop 0
	movl r42 = @gprel(.LC35)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 4
	.type	variable#, @object
	.size	variable#, 4
variable:
	data4	5
	.sbss
	.align 4
	.type	mem#, @object
	.size	mem#, 4
mem:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
