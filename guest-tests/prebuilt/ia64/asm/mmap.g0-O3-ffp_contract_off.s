// 95e2bed36b02f95f8a4c48c6bffba954
	.file	"mmap.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"p != MAP_FAILED"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"%u\n"
	.align 8
.LC6:
	stringz	"munmap(p + PAGE, PAGE) == 0"
	.align 8
.LC7:
	stringz	"p[0] == 'x' && p[2 * PAGE] == 'x'"
	.align 8
.LC8:
	stringz	"q == p + PAGE && q[5] == 0"
	.align 8
.LC9:
	stringz	"munmap(p, 4 * PAGE) == 0"
	.align 8
.LC10:
	stringz	"map"
	.align 8
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"%015d\n"
	.align 8
.LC13:
	stringz	"write"
	.align 8
.LC14:
	stringz	"file != MAP_FAILED && second != MAP_FAILED"
	.align 8
.LC15:
	stringz	"%.15s %.15s\n"
	.align 8
.LC16:
	stringz	"pread"
	.align 8
.LC17:
	stringz	"BY-FILE"
	.align 8
.LC18:
	stringz	"pwrite"
	.align 8
.LC19:
	stringz	"%.7s\n"
	.align 8
.LC20:
	stringz	"%s %.7s\n"
	.align 8
.LC21:
	stringz	"msync(second, PAGE, MS_SYNC) == 0"
	.align 8
.LC22:
	stringz	"000000000000000\n"
	.align 8
.LC23:
	stringz	"memcmp(file, \"000000000000000\\n\", 16) == 0"
	.align 8
.LC24:
	stringz	"munmap(second, PAGE) == 0"
	.align 8
.LC25:
	stringz	"grow != MAP_FAILED && grow[PAGE - 1] == 'g' && grow[PAGE] == 0 && grow[5 * PAGE - 1] == 0"
	.align 8
.LC26:
	stringz	"grow[10] == 'g'"
	.align 8
.LC27:
	stringz	"madvise(grow, PAGE, MADV_DONTNEED) == 0 && grow[10] == 0"
	.align 8
.LC28:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC29:
	stringz	"mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE, 99, 0) == MAP_FAILED && errno == EBADF"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	;;
	.mmi
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 34, r0
	.mmi
	addl r44 = 3, r0
	addl r43 = 262144, r0
	mov r42 = r0
	;;
	.mib
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmb
	add r44 = r1, r44
	add r43 = r1, r43
	(p7) br.cond.dpnt .L81
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	sub r17 = r0, r32
	mov r1 = r40
	nop 0
	.mmi
	addl r22 = 262144, r0
	addl r21 = 262137, r0
	addl r20 = 7, r0
	;;
	.mmi
	and r14 = 7, r17
	nop 0
	and r16 = 6, r17
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	ld1 r18 = [r32]
	nop 0
	cmp4.eq p6, p7 = 0, r16
	.mmi
	adds r16 = 1, r32
	nop 0
	sub r22 = r22, r15
	;;
	.mib
	mov r43 = r18
	nop 0
	(p6) br.cond.spnt .L28
	;;
	.mmi
	ld1 r43 = [r16]
	adds r16 = 2, r32
	cmp4.geu p6, p7 = 2, r14
	;;
	.mib
	add r43 = r43, r18
	addp4 r18 = r15, r0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	ld1 r16 = [r16]
	nop 0
	tbit.z p6, p7 = r17, 2
	.mmi
	add r18 = r32, r18
	nop 0
	mov r17 = r0
	;;
	.mib
	add r43 = r43, r16
	adds r16 = 3, r32
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld1 r16 = [r16]
	nop 0
	cmp4.geu p6, p7 = 4, r14
	;;
	.mib
	add r43 = r43, r16
	adds r16 = 4, r32
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	ld1 r16 = [r16]
	nop 0
	cmp4.eq p6, p7 = 5, r14
	;;
	.mib
	add r43 = r43, r16
	adds r16 = 5, r32
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	cmp4.ne p6, p7 = 7, r14
	ld1 r14 = [r16]
	nop 0
	;;
	.mib
	add r43 = r43, r14
	adds r14 = 6, r32
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	add r43 = r43, r14
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.mii
	ld8 r15 = [r18], 8
	nop 0
	;;
	unpack1.l r16 = r0, r15
	.mii
	nop 0
	unpack1.h r15 = r0, r15
	;;
	unpack2.l r14 = r0, r16
	.mii
	nop 0
	unpack2.h r16 = r0, r16
	;;
	unpack2.l r19 = r0, r15
	.mii
	nop 0
	unpack2.h r15 = r0, r15
	;;
	padd4 r14 = r14, r16
	;;
	.mmi
	padd4 r14 = r14, r19
	;;
	padd4 r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	padd4 r17 = r17, r14
	br.cloop.sptk.few .L7
	;;
	.mii
	and r15 = -8, r22
	shr.u r16 = r17, 32
	and r22 = 7, r22
	;;
	.mmi
	add r14 = r20, r15
	nop 0
	padd4 r16 = r16, r17
	.mmi
	cmp4.eq p6, p7 = 0, r22
	nop 0
	sub r15 = r21, r15
	;;
	.mii
	nop 0
	sxt4 r17 = r14
	;;
	add r17 = r32, r17
	;;
	.mib
	add r43 = r43, r16
	adds r16 = 1, r14
	(p6) br.cond.dpnt .L8
	;;
	.mii
	ld1 r17 = [r17]
	sxt4 r16 = r16
	cmp4.eq p6, p7 = 1, r15
	;;
	.mmi
	add r43 = r43, r17
	nop 0
	adds r17 = 2, r14
	.mmb
	add r16 = r32, r16
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mii
	nop 0
	sxt4 r17 = r17
	nop 0
	.mii
	ld1 r16 = [r16]
	cmp4.eq p6, p7 = 2, r15
	;;
	add r17 = r32, r17
	.mmb
	add r43 = r43, r16
	adds r16 = 3, r14
	(p6) br.cond.dpnt .L8
	;;
	.mii
	ld1 r17 = [r17]
	sxt4 r16 = r16
	cmp4.eq p6, p7 = 3, r15
	;;
	.mmi
	add r43 = r43, r17
	nop 0
	adds r17 = 4, r14
	.mmb
	add r16 = r32, r16
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mii
	nop 0
	sxt4 r17 = r17
	cmp4.eq p6, p7 = 4, r15
	.mmi
	ld1 r16 = [r16]
	;;
	add r17 = r32, r17
	add r43 = r43, r16
	.mmb
	adds r16 = 5, r14
	adds r14 = 6, r14
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	cmp4.eq p6, p7 = 5, r15
	ld1 r17 = [r17]
	sxt4 r16 = r16
	;;
	.mib
	add r43 = r43, r17
	add r16 = r32, r16
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	cmp4.eq p6, p7 = 6, r15
	ld1 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	add r43 = r43, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r32, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) add r43 = r43, r14
.L8:
	.mlx
	addl r14 = 65536, r0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r33 = r32, r14
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 262144, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 120, r0
	mov r42 = r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r43 = 65536, r0
	nop 0
	mov r1 = r40
	.mmb
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	ld1 r14 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	cmp4.ne p6, p7 = 120, r14
	movl r42 = @gprel(.LC4)
	.mmb
	add r44 = r1, r44
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 65536, r0
	mov r1 = r40
	mov r47 = r0
	.mmi
	addl r46 = -1, r0
	addl r45 = 50, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = r8, r33
	(p7) br.cond.dpnt .L83
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 262144, r0
	mov r42 = r32
	nop 0
	.mmb
	mov r1 = r40
	mov r32 = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	mov r1 = r40
	addl r44 = 384, r0
	addl r43 = 578, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
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
	.mlx
	nop 0
	movl r34 = @gprel(.LC12)
	.mmi
	addl r14 = 12287, r0
	;;
	add r34 = r1, r34
	mov ar.lc = r14
	;;
	.align 32
.L13:
	.mmi
	mov r45 = r32
	mov r44 = r34
	addl r43 = 17, r0
	.mmb
	adds r42 = 16, r12
	adds r32 = 1, r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 16, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	mov r42 = r33
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L84
	br.cloop.sptk.few .L13
	.mmi
	mov r47 = r0
	mov r46 = r33
	addl r45 = 2, r0
	.mmi
	addl r44 = 1, r0
	addl r43 = 196608, r0
	mov r42 = r0
	;;
	.mib
	addl r37 = 97, r0
	addl r36 = 101, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r47 = 65536, r0
	mov r46 = r33
	addl r43 = 65536, r0
	.mmi
	addl r45 = 1, r0
	mov r34 = r8
	mov r1 = r40
	;;
	.mib
	addl r44 = 3, r0
	mov r42 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r40
	mov r32 = r8
	;;
	.mlx
	cmp.ne.and.orcm p6, p7 = -1, r34
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
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
	mov r1 = r40
	addl r15 = 65536, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	.mmi
	nop 0
	add r43 = r34, r15
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r32
	addl r15 = 99, r0
	adds r43 = 16, r12
	.mmi
	addl r45 = 65536, r0
	addl r44 = 7, r0
	mov r1 = r40
	;;
	.mmi
	st1 [r14] = r15, 1
	addl r15 = 104, r0
	mov r42 = r33
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 110, r0
	;;
	.mmi
	st1 [r14] = r37, 1
	;;
	st1 [r14] = r15, 1
	addl r15 = 103, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 100, r0
	;;
	.mmi
	st1 [r14] = r36, 1
	;;
	st1 [r14] = r15
	nop 0
	.mmb
	st8 [r43] = r0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	.mmb
	adds r42 = 16, r12
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r33
	.mmi
	addl r45 = 65552, r0
	nop 0
	addl r44 = 7, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC18)
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
	movl r42 = @gprel(.LC19)
	.mmi
	nop 0
	adds r43 = 16, r32
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r33
	mov r1 = r40
	.mmi
	addl r45 = 2, r0
	addl r44 = 3, r0
	addl r43 = 65536, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r15 = 112, r0
	mov r14 = r8
	mov r45 = r0
	.mmi
	mov r1 = r40
	mov r35 = r8
	addl r44 = 7, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	addl r15 = 114, r0
	adds r43 = 16, r12
	.mmi
	mov r42 = r33
	;;
	st1 [r14] = r15, 1
	addl r15 = 105, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 118, r0
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	addl r15 = 116, r0
	;;
	.mmi
	st1 [r14] = r37, 1
	;;
	st1 [r14] = r15, 1
	nop 0
	;;
	.mib
	st1 [r14] = r36
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r44 = r35
	adds r43 = 16, r12
	(p6) br.cond.spnt .L18
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 65536, r0
	mov r42 = r32
	nop 0
	.mmb
	mov r1 = r40
	addl r44 = 4, r0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	.mib
	mov r1 = r40
	mov r42 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 16, r0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	addl r43 = 65536, r0
	nop 0
	mov r42 = r32
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 34, r0
	.mmi
	mov r1 = r40
	addl r44 = 3, r0
	addl r43 = 65536, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 65536, r0
	nop 0
	.mmb
	addl r43 = 103, r0
	mov r42 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 65536, r0
	addl r45 = 1, r0
	.mmb
	addl r44 = 327680, r0
	mov r42 = r8
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	addl r15 = 65535, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r32 = r8
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	add r14 = r8, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 103, r14
	(p7) br.cond.dpnt .L85
.L47:
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 327680, r0
	mov r45 = r0
	mov r42 = r32
	.mmb
	mov r1 = r40
	addl r44 = 65536, r0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	adds r33 = 10, r8
	mov r1 = r40
	mov r32 = r8
	;;
	.mlx
	ld1 r14 = [r33]
	movl r44 = @gprel(.LC26)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
	;;
	cmp4.ne p6, p7 = 103, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
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
	addl r43 = 65536, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r44 = 4, r0
	mov r42 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L24
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L24:
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r43 = r0
	mov r47 = r0
	addl r46 = -1, r0
	.mmi
	addl r45 = 34, r0
	mov r32 = r8
	mov r1 = r40
	;;
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r42 = r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L86
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
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
	addl r43 = 65536, r0
	mov r1 = r40
	mov r47 = r0
	.mmi
	addl r46 = 99, r0
	addl r45 = 2, r0
	addl r44 = 1, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L87
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L82:
	.body
	.copy_state 1
	.mlx
	addl r15 = 131072, r0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	add r14 = r32, r15
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
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
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
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
	addl r43 = 65536, r0
	mov r1 = r40
	mov r47 = r0
	.mmi
	addl r46 = -1, r0
	addl r45 = 50, r0
	addl r44 = 3, r0
	;;
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L11
.L83:
	.mlx
	adds r33 = 5, r33
	movl r44 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	ld1 r14 = [r33]
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
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
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
	addl r43 = 262144, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r42 = r32
	mov r32 = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
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
	mov r1 = r40
	addl r44 = 384, r0
	addl r43 = 578, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
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
	.mlx
	addl r14 = 12287, r0
	movl r34 = @gprel(.LC12)
	;;
	.mib
	add r34 = r1, r34
	mov ar.lc = r14
	br .L13
.L87:
	.mlx
	ld4 r14 = [r32]
	movl r44 = @gprel(.LC29)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 9, r14
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
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
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L86:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r32]
	movl r44 = @gprel(.LC28)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
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
	addl r43 = 65536, r0
	mov r1 = r40
	mov r47 = r0
	.mmi
	addl r46 = 99, r0
	addl r45 = 2, r0
	addl r44 = 1, r0
	;;
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L87
.L85:
	.mmi
	addl r15 = 65536, r0
	;;
	add r14 = r8, r15
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	.mmi
	addl r15 = 327679, r0
	;;
	add r14 = r8, r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p7) add r43 = r1, r43
	br .L22
	;;
.L81:
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 1, r0
	addl r22 = 262144, r0
	mov r1 = r40
	.mmi
	ld1 r43 = [r32]
	addl r21 = 262143, r0
	addl r20 = 1, r0
	;;
	.mmi
	sub r22 = r22, r15
	addp4 r18 = r15, r0
	mov r17 = r0
	;;
	.mii
	nop 0
	extr.u r14 = r22, 3, 29
	add r18 = r32, r18
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L31:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	nop 0
	.mmi
	addl r21 = 262140, r0
	addl r20 = 4, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L27:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	mov r43 = r0
	.mmi
	addl r21 = 262144, r0
	mov r20 = r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L29:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	nop 0
	.mmi
	addl r21 = 262142, r0
	addl r20 = 2, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L30:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	nop 0
	.mmi
	addl r21 = 262141, r0
	addl r20 = 3, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L32:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	nop 0
	.mmi
	addl r21 = 262139, r0
	addl r20 = 5, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L33:
	.mmi
	addl r15 = 6, r0
	addl r22 = 262144, r0
	nop 0
	.mmi
	addl r21 = 262138, r0
	addl r20 = 6, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	addp4 r18 = r15, r0
	;;
	extr.u r14 = r22, 3, 29
	.mmi
	add r18 = r32, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = -8, r14
	;;
	nop 0
	shr.u r14 = r14, 3
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L84:
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
.L28:
	.mmi
	addl r22 = 262144, r0
	addp4 r18 = r15, r0
	nop 0
	.mmi
	addl r21 = 262143, r0
	addl r20 = 1, r0
	mov r17 = r0
	;;
	.mii
	sub r22 = r22, r15
	add r18 = r32, r18
	;;
	extr.u r14 = r22, 3, 29
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L7
.L18:
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
