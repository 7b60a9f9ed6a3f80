// 48a83adfa058360ec32d03b420ad5018
	.file	"access-times.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" atime"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	" mtime"
	.align 8
.LC3:
	stringz	" ctime"
	.align 8
.LC4:
	stringz	"%s:%s%s%s\n"
	.text
	.align 16
	.align 64
	.proc changed#
changed:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 5, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	mov r38 = r32
	movl r34 = @gprel(now#)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r37
	adds r16 = 56, r34
	adds r18 = 64, r34
	;;
	.mlx
	nop 0
	movl r14 = @gprel(before#)
	.mlx
	ld8 r16 = [r16]
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	add r14 = r1, r14
	ld8 r18 = [r18]
	add r40 = r1, r40
	;;
	.mmi
	adds r15 = 56, r14
	nop 0
	adds r17 = 64, r14
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p8, p9 = r15, r16
	cmp.lt p10, p11 = r17, r18
	.mmb
	nop 0
	cmp.lt p6, p7 = r15, r16
	(p6) br.cond.dptk .L2
	;;
	.mmi
	(p10) addl r16 = 1, r0
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p11) mov r16 = r0
	(p9) mov r15 = r0
	;;
	and r15 = r16, r15
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L2:
	.mmi
	adds r16 = 72, r14
	adds r15 = 72, r34
	adds r18 = 80, r14
	.mlx
	adds r17 = 80, r34
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	add r41 = r1, r41
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp.eq p8, p9 = r15, r16
	ld8 r18 = [r18]
	cmp.gt p6, p7 = r15, r16
	.mmb
	nop 0
	ld8 r17 = [r17]
	(p6) br.cond.dptk .L3
	;;
	.mmi
	cmp.gt p6, p7 = r17, r18
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p6) addl r15 = 1, r0
	(p9) mov r16 = r0
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L3:
	.mmi
	adds r16 = 88, r14
	adds r15 = 88, r34
	adds r14 = 96, r14
	.mlx
	adds r34 = 96, r34
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	add r42 = r1, r42
	.mmi
	ld8 r15 = [r15]
	;;
	ld8 r17 = [r14]
	cmp.eq p8, p9 = r15, r16
	.mmb
	cmp.gt p6, p7 = r15, r16
	ld8 r14 = [r34]
	(p6) br.cond.dptk .L4
	;;
	.mmi
	cmp.gt p6, p7 = r14, r17
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov r15 = r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L4:
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	nop 0
	mov r39 = r33
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 144, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(before#)
	.mlx
	nop 0
	movl r39 = @gprel(now#)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r37
	addl r38 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp changed#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"yes"
	.align 8
.LC18:
	stringz	"NO"
	.align 8
.LC19:
	stringz	"times"
	.align 8
.LC20:
	stringz	"creation"
	.align 8
.LC21:
	stringz	"x"
	.align 8
.LC22:
	stringz	"write(fd, \"x\", 1) == 1"
	.align 8
.LC23:
	stringz	"%-3s %s\n"
	.align 8
.LC24:
	stringz	"write"
	.align 8
.LC25:
	stringz	"pread(fd, &c, 1, 0) == 1 && c == 'x'"
	.align 8
.LC26:
	stringz	"read after a write"
	.align 8
.LC27:
	stringz	"pread(fd, &c, 1, 0) == 1"
	.align 8
.LC28:
	stringz	"read again"
	.align 8
.LC29:
	stringz	"fchmod(fd, 0400) == 0"
	.align 8
.LC30:
	stringz	"chmod"
	.align 8
.LC31:
	stringz	"pread(quiet, &c, 1, 0) == 1"
	.align 8
.LC32:
	stringz	"read with O_NOATIME"
	.align 8
.LC33:
	stringz	"read after a chmod"
	.align 8
.LC34:
	stringz	"y"
	.align 8
.LC35:
	stringz	"pwrite(fd, \"y\", 1, 0) == 1"
	.align 8
.LC36:
	stringz	"write again"
	.align 8
.LC37:
	stringz	"p != MAP_FAILED && *p == 'y'"
	.align 8
.LC38:
	stringz	"mmap after a write"
	.align 8
.LC39:
	stringz	"msync(q, 1, MS_SYNC) == 0"
	.align 8
.LC40:
	stringz	"msync of a mapping without PROT_WRITE"
	.align 8
.LC41:
	stringz	"msync(s, 1, MS_SYNC) == 0"
	.align 8
.LC42:
	stringz	"a store and msync"
	.align 8
.LC43:
	stringz	"a store and msync again"
	.align 8
.LC44:
	stringz	"unlink(\"times\") == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC19)
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 384, r0
	.mmi
	add r37 = r1, r37
	nop 0
	addl r38 = 194, r0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 1, r0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	adds r38 = 16, r12
	mov r1 = r36
	mov r40 = r0
	.mmb
	addl r39 = 1, r0
	mov r37 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r37 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r40 = r0
	adds r38 = 16, r12
	mov r1 = r36
	.mmb
	addl r39 = 1, r0
	mov r37 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC28)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	addl r38 = 256, r0
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 262144, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r38 = 16, r12
	mov r40 = r0
	mov r1 = r36
	.mmb
	mov r37 = r8
	addl r39 = 1, r0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC32)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	adds r38 = 16, r12
	mov r40 = r0
	mov r1 = r36
	.mmb
	addl r39 = 1, r0
	mov r37 = r32
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC33)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r0
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r42 = r0
	.mmi
	mov r41 = r32
	addl r40 = 2, r0
	addl r39 = 1, r0
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	ld1 r14 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 121, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L21:
	.mlx
	nop 0
	movl r39 = @gprel(.LC37)
	.mlx
	nop 0
	movl r37 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC38)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r41 = r32
	mov r42 = r0
	addl r40 = 1, r0
	.mmi
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 1, r0
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	nop 0
	.mmb
	mov r37 = r8
	addl r39 = 4, r0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC40)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r32
	addl r40 = 1, r0
	.mmi
	mov r1 = r36
	addl r39 = 3, r0
	addl r38 = 1, r0
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 122, r0
	addl r38 = 1, r0
	mov r33 = r8
	.mmi
	mov r1 = r36
	addl r39 = 4, r0
	mov r37 = r8
	;;
	.mib
	st1 [r8] = r14
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	addl r14 = 117, r0
	addl r38 = 1, r0
	nop 0
	.mmi
	mov r1 = r36
	mov r37 = r33
	addl r39 = 4, r0
	;;
	.mib
	st1 [r33] = r14
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC43)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = changed#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC18)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC23)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r12
	;;
	ld1 r14 = [r15]
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
	(p6) movl r38 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC17)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L15
	.endp main#
	.bss
	.align 8
	.type	now#, @object
	.size	now#, 144
now:
	.skip	144
	.align 8
	.type	before#, @object
	.size	before#, 144
before:
	.skip	144
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
