// e5f222e9b5fb2649c738d4ed8dde83f4 guest-tests/memory/advice-values.c
	.file	"advice-values.c"
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
	stringz	"p != MAP_FAILED"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc fresh#
fresh:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	addl r14 = @gprel(page#), gp
	.save rp, r35
	mov r35 = b0
	.mmi
	setf.sig f6 = r32
	mov r37 = r1
	.body
	or r41 = 32, r33
	;;
	.mmi
	nop 0
	ld8 r2 = [r14]
	mov r43 = r0
	.mmi
	addl r42 = -1, r0
	addl r40 = 3, r0
	mov r38 = r0
	;;
	.mmi
	nop 0
	setf.sig f7 = r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f6, f7
	;;
	.mib
	getf.sig r39 = f8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp fresh#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.align 8
.LC5:
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
	(p6) br.cond.dpnt .L6
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
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L13
.L6:
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
.L13:
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
	movl r2 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r2
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
.LC6:
	stringz	"ok"
	.align 8
.LC7:
	stringz	"%s:"
	.align 8
.LC8:
	stringz	" %s"
	.align 8
.LC9:
	stringz	", %d %d %d"
	.align 8
.LC10:
	stringz	", %d %d %d %d\n"
	.align 8
.LC11:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == p + page"
	.align 8
.LC12:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST"
	.align 8
.LC13:
	stringz	"mmap(p, 2 * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST"
	.align 8
.LC14:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == p + page"
	.align 8
.LC15:
	stringz	"mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != p + page"
	.align 8
.LC16:
	stringz	"mmap(p + 1, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC17:
	stringz	"mmap(NULL, page, PROT_READ, MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC18:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC19:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, -1, 0) == MAP_FAILED && errno == EBADF"
	.align 8
.LC20:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0) != MAP_FAILED"
	.align 8
.LC21:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK | MAP_NONBLOCK, -1, 0) != MAP_FAILED"
	.align 8
.LC22:
	stringz	"."
	.align 8
.LC23:
	stringz	"/dev/null"
	.align 8
.LC24:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED && errno == ENODEV"
	.align 8
.LC25:
	stringz	"mmap(NULL, page, PROT_READ, MAP_PRIVATE, w, 0) == MAP_FAILED && errno == EACCES"
	.align 8
.LC26:
	stringz	"munmap(p + 1, page)"
	.align 8
.LC27:
	stringz	"munmap(p, 0)"
	.align 8
.LC28:
	stringz	"mprotect(p + 1, page, PROT_READ)"
	.align 8
.LC29:
	stringz	"mprotect(p, 0, PROT_READ)"
	.align 8
.LC30:
	stringz	"mprotect(p, page, 0x100000)"
	.align 8
.LC31:
	stringz	"mprotect(p, 3 * page, PROT_READ)"
	.align 8
.LC32:
	stringz	"first"
	.align 8
.LC33:
	stringz	"second"
	.align 8
.LC34:
	stringz	"mremap(p, 2 * page, page, 0) == p"
	.align 8
.LC35:
	stringz	"mremap(p, page, 2 * page, 0) == p && p[page] == 0"
	.align 8
.LC36:
	stringz	"mremap(p, 2 * page, 3 * page, 0) == MAP_FAILED && errno == ENOMEM"
	.align 8
.LC37:
	stringz	"mremap(p, page, page, MREMAP_FIXED, to) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC38:
	stringz	"mremap(p, page, page, MREMAP_FIXED | MREMAP_MAYMOVE, to + 1) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC39:
	stringz	"mremap(p, 2 * page, page, MREMAP_FIXED | MREMAP_MAYMOVE, p + page) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC40:
	stringz	"mremap(p, page, 2 * page, MREMAP_FIXED | MREMAP_MAYMOVE, to + page) == to + page"
	.align 8
.LC41:
	stringz	"%s %d\n"
	.align 8
.LC42:
	stringz	"mremap(p, page, page, 0) == MAP_FAILED && errno == EFAULT"
	.align 8
.LC43:
	stringz	"mremap(to, page, 0, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC44:
	stringz	"mremap(to, page, page, 16) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC45:
	stringz	"mremap(to + 1, page, page, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC46:
	stringz	"moved != MAP_FAILED && strcmp(moved, \"first\") == 0"
	.align 8
.LC47:
	stringz	"msync(p, page, MS_SYNC)"
	.align 8
.LC48:
	stringz	"msync(p, page, MS_ASYNC | MS_SYNC)"
	.align 8
.LC49:
	stringz	"msync(p, page, 64)"
	.align 8
.LC50:
	stringz	"msync(p + 1, page, MS_SYNC)"
	.align 8
.LC51:
	stringz	"msync(p, 3 * page, MS_SYNC)"
	.align 8
.LC52:
	stringz	"msync(p, 3 * page, MS_ASYNC)"
	.align 8
.LC53:
	stringz	"mlock(p, page)"
	.align 8
.LC54:
	stringz	"msync(p, page, MS_INVALIDATE)"
	.align 8
.LC55:
	stringz	"munlock(p, page)"
	.align 8
.LC56:
	stringz	"mlock(p, 3 * page)"
	.align 8
.LC57:
	stringz	"munlock(p, 3 * page)"
	.align 8
.LC58:
	stringz	"call(mlock2, p, page, 2)"
	.align 8
.LC59:
	stringz	"call(mlock2, p, page, 1)"
	.align 8
.LC60:
	stringz	"mlockall(0)"
	.align 8
.LC61:
	stringz	"mlockall(8)"
	.align 8
.LC62:
	stringz	"mlockall(MCL_ONFAULT)"
	.align 8
.LC63:
	stringz	"mlockall(MCL_CURRENT | MCL_ONFAULT)"
	.align 8
.LC64:
	stringz	"munlockall()"
	.align 8
.LC65:
	stringz	"mincore(p + 1, page, in)"
	.align 8
.LC66:
	stringz	"mincore(p, 3 * page, in)"
	.align 8
.LC67:
	stringz	"mincore(p, page, no_access())"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 18, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r33 = @gprel(page#), gp
	mov r48 = r1
	.save rp, r46
	mov r46 = b0
	;;
	.mmb
	addl r50 = 30, r0
	addl r39 = 7, r0
	nop 0
	.mib
	addl r45 = 1, r0
	.save ar.lc, r49
	mov r49 = ar.lc
	.body
	br.call.sptk.many b0 = sysconf#
	;;
	.mmb
	mov r1 = r48
	mov r35 = r8
	nop 0
	.mmi
	st8 [r33] = r8
	shladd r32 = r8, 1, r0
	mov ar.lc = 14
	;;
	.mlx
	nop 0
	movl r40 = @gprel(all.1#)
	.mlx
	addl r42 = @ltoffx(stdout#), r1
	movl r43 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	add r40 = r1, r40
	movl r36 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mmi
	ld8.mov r42 = [r42], stdout#
	add r43 = r1, r43
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	add r44 = r1, r44
	.align 32
.L25:
	.mmi
	add r32 = r32, r35
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	addl r52 = 3, r0
	mov r50 = r0
	;;
	.mib
	mov r51 = r32
	mov r37 = r40
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 33, r0
	.mmi
	addl r52 = 3, r0
	mov r51 = r32
	mov r1 = r48
	;;
	.mib
	mov r32 = r8
	mov r50 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	add r14 = r32, r35
	add r35 = r8, r35
	nop 0
	.mmi
	mov r34 = r8
	mov r1 = r48
	mov r50 = r43
	;;
	.mmi
	st1 [r35] = r39
	st1 [r8] = r39
	nop 0
	;;
	.mmi
	st1 [r14] = r39
	st1 [r32] = r39
	nop 0
	;;
	.mib
	ld8 r51 = [r37], 8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r51 = [r33]
	mov r1 = r48
	.mmi
	nop 0
	ld4 r35 = [r37]
	nop 0
	;;
	.mib
	add r50 = r32, r51
	mov r52 = r35
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r48
	.mmb
	mov r50 = r36
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mib
	(p6) mov r51 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r52 = r35
	;;
	.mib
	add r50 = r34, r51
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p9) br.cond.dpnt .L109
	;;
	.mmi
	(p8) mov r51 = r38
	nop 0
	nop 0
.L16:
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	ld8 r51 = [r33]
	nop 0
	.mmb
	mov r52 = r35
	adds r50 = 1, r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	nop 0
	cmp4.eq p10, p11 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p11) br.cond.dpnt .L110
	;;
	.mmi
	(p10) mov r51 = r38
	nop 0
	nop 0
.L17:
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	mov r52 = r35
	mov r50 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	nop 0
	cmp4.eq p12, p13 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p13) br.cond.dpnt .L111
	;;
	.mmi
	(p12) mov r51 = r38
	nop 0
	nop 0
.L18:
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r35
	nop 0
	mov r50 = r32
	;;
	.mib
	sub r51 = r0, r51
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	nop 0
	cmp4.eq p14, p15 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p15) br.cond.dpnt .L112
	;;
	.mmi
	(p14) mov r51 = r38
	nop 0
	nop 0
.L19:
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r37 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mmi
	shladd r41 = r37, 1, r0
	nop 0
	mov r51 = r37
	;;
	.mib
	add r50 = r32, r41
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r41
	nop 0
	.mmb
	mov r52 = r35
	add r50 = r32, r37
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L113
	;;
	.mmi
	(p6) mov r51 = r38
	nop 0
	nop 0
.L20:
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 8, r35
	mov r1 = r48
	.mmi
	ld8.a r50 = [r42]
	;;
	(p9) ld8 r2 = [r33]
	nop 0
	;;
	.mmi
	(p9) add r2 = r32, r2
	;;
	(p9) st1 [r2] = r45
	nop 0
	;;
	.mib
	ld8.c.clr r50 = [r42]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r37 = r8
	.mmb
	nop 0
	cmp4.ne p10, p11 = 0, r8
	(p11) br.cond.dpnt .L114
.L22:
	.mib
	mov r50 = r0
	adds r40 = 16, r40
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld8 r3 = [r33]
	mov r1 = r48
	mov r50 = r44
	.mii
	ld1 r9 = [r32]
	nop 0
	;;
	add r8 = r32, r3
	.mmi
	add r15 = r34, r3
	ld1 r53 = [r34]
	sxt1 r51 = r9
	;;
	.mmi
	nop 0
	ld1 r54 = [r15]
	sxt1 r53 = r53
	.mmi
	ld1 r52 = [r8]
	;;
	nop 0
	sxt1 r54 = r54
	.mib
	nop 0
	sxt1 r52 = r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r35 = [r33]
	mov r50 = r32
	mov r1 = r48
	;;
	.mmi
	nop 0
	shladd r32 = r35, 1, r0
	nop 0
	;;
	.mib
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	add r51 = r32, r35
	.mmb
	mov r50 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	nop 0
	mov r1 = r48
	br.cloop.sptk.few .L25
	.mib
	addl r51 = 2, r0
	addl r50 = 4, r0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	ld8 r39 = [r33]
	mov r42 = r8
	mov r1 = r48
	;;
	.mmi
	add r43 = r8, r39
	nop 0
	mov r51 = r39
	;;
	.mib
	mov r50 = r43
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r51 = r39
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 1048610, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r43
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p12, p13 = r8, r43
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r10 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	.mlx
	add r52 = r1, r10
	movl r50 = @gprel(.LC3)
	;;
	.mmi
	(p13) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p12) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 1048610, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mib
	add r50 = r42, r51
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p14, p15 = -1, r8
	(p15) br.cond.dpnt .L115
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	.mlx
	nop 0
	movl r16 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC3)
	.mmi
	(p14) add r51 = r1, r51
	nop 0
	add r52 = r1, r16
	;;
	.mib
	add r50 = r1, r17
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r45 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mib
	mov r51 = r45
	add r50 = r42, r45
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	shladd r51 = r45, 1, r0
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 1048610, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r42
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p8, p9 = -1, r8
	(p9) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p8) add r51 = r1, r51
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r19 = @gprel(.LC13)
	.mlx
	adds r38 = 1, r42
	movl r20 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r19
	add r50 = r1, r20
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mmi
	nop 0
	add r36 = r42, r51
	nop 0
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p12, p13 = r8, r36
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r21 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	.mlx
	add r52 = r1, r21
	movl r22 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r22
	nop 0
	(p13) add r51 = r1, r51
	;;
	.mib
	(p12) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mmi
	nop 0
	add r44 = r42, r51
	nop 0
	;;
	.mib
	mov r50 = r44
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = r8, r44
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r23 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	.mlx
	add r52 = r1, r23
	movl r24 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r24
	nop 0
	(p15) add r51 = r1, r51
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 50, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L117
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r26 = @gprel(.LC16)
	.mlx
	nop 0
	movl r27 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r26
	add r50 = r1, r27
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 32, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p10, p11 = -1, r8
	(p11) br.cond.dpnt .L118
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p10) add r51 = r1, r51
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r29 = @gprel(.LC17)
	.mlx
	nop 0
	movl r30 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r29
	add r50 = r1, r30
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 34, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p14, p15 = -1, r8
	(p15) br.cond.dpnt .L119
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p14) add r51 = r1, r51
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	.mlx
	nop 0
	movl r14 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r55
	add r50 = r1, r14
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 2, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p8, p9 = -1, r8
	(p9) br.cond.dpnt .L120
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p8) add r51 = r1, r51
	nop 0
	nop 0
.L34:
	.mlx
	nop 0
	movl r2 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r50 = r1, r2
	add r52 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 32802, r0
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	mov r50 = r0
	;;
	.mib
	ld8 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p12, p13 = -1, r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC20)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	add r52 = r1, r51
	(p13) movl r51 = @gprel(.LC0)
	.mmi
	nop 0
	add r50 = r1, r37
	nop 0
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p13) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p12) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 213026, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = -1, r8
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r3 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	.mlx
	add r50 = r1, r3
	movl r40 = @gprel(.LC21)
	;;
	.mmi
	(p15) add r51 = r1, r51
	nop 0
	add r52 = r1, r40
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 65536, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 1, r0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC23)
	;;
	.mib
	add r50 = r1, r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r32 = r8
	.mmi
	mov r55 = r0
	mov r54 = r35
	addl r53 = 2, r0
	;;
	.mib
	addl r52 = 1, r0
	mov r50 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L121
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r9 = @gprel(.LC24)
	.mlx
	nop 0
	movl r54 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r9
	add r50 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	mov r54 = r32
	addl r53 = 2, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p10, p11 = -1, r8
	(p11) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p10) add r51 = r1, r51
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r39
	add r50 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r50 = r38
	mov r45 = r8
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r8] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r42
	mov r1 = r48
	nop 0
	.mmb
	mov r51 = r0
	st4 [r45] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r38
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	mov r51 = r0
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC29)
	;;
	.mib
	add r50 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1048576, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC30)
	;;
	.mib
	add r50 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r38 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mmi
	shladd r36 = r38, 1, r0
	nop 0
	mov r51 = r38
	;;
	.mib
	add r50 = r42, r36
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	add r51 = r36, r38
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	;;
	.mib
	add r50 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 2, r0
	.mmb
	addl r50 = 6, r0
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r48
	mov r44 = r8
	nop 0
	.mmb
	addl r51 = 2, r0
	addl r50 = 6, r0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r52 = 6, r0
	.mmi
	mov r50 = r44
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC32)
	;;
	.mib
	add r51 = r1, r18
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	ld8 r41 = [r33]
	addl r52 = 7, r0
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC33)
	.mmi
	nop 0
	add r50 = r44, r41
	nop 0
	;;
	.mib
	add r51 = r1, r19
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	shladd r51 = r41, 1, r0
	mov r53 = r0
	mov r1 = r48
	.mmb
	mov r52 = r41
	mov r50 = r44
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = r8, r44
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC1)
	.mlx
	nop 0
	movl r20 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC0)
	.mlx
	add r52 = r1, r20
	movl r21 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r21
	nop 0
	(p15) add r51 = r1, r51
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r37 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r44
	;;
	.mib
	mov r51 = r37
	shladd r52 = r37, 1, r0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p6, p7 = r8, r44
	(p7) br.cond.dpnt .L123
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r25 = @gprel(.LC35)
	.mlx
	nop 0
	movl r26 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r25
	add r50 = r1, r26
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r27 = [r33]
	nop 0
	mov r1 = r48
	.mii
	mov r53 = r0
	mov r50 = r44
	;;
	shladd r51 = r27, 1, r0
	;;
	.mib
	add r52 = r51, r27
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p10, p11 = -1, r8
	(p11) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p10) add r51 = r1, r51
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r29 = @gprel(.LC36)
	.mlx
	nop 0
	movl r30 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r29
	add r50 = r1, r30
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r52 = [r33]
	mov r1 = r48
	.mmi
	mov r54 = r34
	addl r53 = 2, r0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p14, p15 = -1, r8
	(p15) br.cond.dpnt .L125
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p14) add r51 = r1, r51
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r55 = @gprel(.LC37)
	.mlx
	adds r40 = 1, r34
	movl r14 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r55
	add r50 = r1, r14
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r52 = [r33]
	mov r1 = r48
	.mmi
	mov r54 = r40
	addl r53 = 3, r0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p8, p9 = -1, r8
	(p9) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p8) add r51 = r1, r51
	nop 0
	nop 0
.L43:
	.mlx
	nop 0
	movl r3 = @gprel(.LC38)
	.mlx
	nop 0
	movl r53 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r3
	add r50 = r1, r53
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	addl r53 = 3, r0
	nop 0
	mov r50 = r44
	;;
	.mib
	shladd r51 = r52, 1, r0
	add r54 = r44, r52
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p12, p13 = -1, r8
	(p13) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p12) add r51 = r1, r51
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r35 = @gprel(.LC39)
	.mlx
	nop 0
	movl r32 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r35
	add r50 = r1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	addl r53 = 3, r0
	mov r1 = r48
	.mmi
	mov r50 = r44
	;;
	add r39 = r34, r51
	shladd r52 = r51, 1, r0
	;;
	.mib
	mov r54 = r39
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = r8, r39
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC40)
	.mlx
	nop 0
	movl r9 = @gprel(.LC3)
	;;
	.mlx
	add r52 = r1, r51
	(p7) movl r51 = @gprel(.LC0)
	.mmi
	nop 0
	add r50 = r1, r9
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r8 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mlx
	add r51 = r34, r8
	movl r54 = @gprel(.LC41)
	;;
	.mmi
	add r52 = r51, r8
	nop 0
	add r50 = r1, r54
	;;
	.mmi
	nop 0
	ld1 r43 = [r52]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r52 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p8, p9 = -1, r8
	(p9) br.cond.dpnt .L128
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p8) add r51 = r1, r51
	nop 0
	nop 0
.L46:
	.mlx
	nop 0
	movl r50 = @gprel(.LC42)
	.mlx
	nop 0
	movl r11 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r50
	add r50 = r1, r11
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r53 = r0
	.mmb
	mov r52 = r0
	mov r50 = r34
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p12, p13 = -1, r8
	(p13) br.cond.dpnt .L129
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p12) add r51 = r1, r51
	nop 0
	nop 0
.L47:
	.mlx
	nop 0
	movl r17 = @gprel(.LC43)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r17
	add r50 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	addl r53 = 16, r0
	nop 0
	mov r50 = r34
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r42 = @gprel(.LC44)
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r52 = r1, r42
	add r50 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r40
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r48
	cmp.ne p10, p11 = -1, r8
	(p11) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p10) add r51 = r1, r51
	nop 0
	nop 0
.L49:
	.mlx
	nop 0
	movl r19 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mib
	add r50 = r1, r19
	add r52 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r20 = [r33]
	mov r1 = r48
	addl r53 = 1, r0
	;;
	.mmi
	shladd r21 = r20, 2, r0
	mov r51 = r20
	add r50 = r34, r20
	;;
	.mib
	add r52 = r21, r20
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	cmp.eq p14, p15 = -1, r8
	mov r50 = r8
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p14) add r51 = r1, r51
	(p14) br.cond.dpnt .L50
.L134:
	.mlx
	nop 0
	movl r34 = @gprel(.LC32)
	;;
	.mib
	add r51 = r1, r34
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mii
	(p6) add r51 = r1, r51
	nop 0
	;;
	(p7) add r51 = r1, r51
.L50:
	.mlx
	nop 0
	movl r22 = @gprel(.LC3)
	.mlx
	addl r40 = @gprel(page.0#), gp
	movl r37 = @gprel(.LC46)
	;;
	.mmi
	add r50 = r1, r22
	add r52 = r1, r37
	nop 0
	.mmb
	addl r42 = 514, r0
	adds r44 = 18, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 1, r0
	.mmb
	addl r50 = 3, r0
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	ld8 r35 = [r33]
	mov r39 = r8
	adds r32 = 1, r8
	.mmi
	mov r1 = r48
	;;
	shladd r23 = r35, 1, r0
	mov r51 = r35
	;;
	.mib
	add r50 = r8, r23
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 4, r0
	mov r51 = r35
	.mmb
	mov r50 = r39
	st4 [r45] = r0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC47)
	;;
	.mib
	add r50 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r52 = 5, r0
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC48)
	;;
	.mib
	add r50 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r52 = 64, r0
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r26 = @gprel(.LC49)
	;;
	.mib
	add r50 = r1, r26
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r52 = 4, r0
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC50)
	;;
	.mib
	add r50 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r28 = [r33]
	mov r1 = r48
	addl r52 = 4, r0
	.mmi
	mov r50 = r39
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r29 = r28, 1, r0
	nop 0
	;;
	.mib
	add r51 = r29, r28
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r30 = @gprel(.LC51)
	;;
	.mib
	add r50 = r1, r30
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r31 = [r33]
	addl r52 = 1, r0
	mov r1 = r48
	.mmi
	mov r50 = r39
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r55 = r31, 1, r0
	nop 0
	;;
	.mib
	add r51 = r55, r31
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC52)
	;;
	.mib
	add r50 = r1, r14
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	ld8 r51 = [r33]
	nop 0
	.mmb
	mov r50 = r39
	st4 [r45] = r0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC53)
	;;
	.mib
	add r50 = r1, r2
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r52 = 2, r0
	mov r1 = r48
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r3 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r3
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	ld8 r51 = [r33]
	nop 0
	.mmb
	mov r50 = r39
	st4 [r45] = r0
	br.call.sptk.many b0 = munlock#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC55)
	;;
	.mib
	add r50 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	addl r52 = 2, r0
	mov r1 = r48
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msync#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r15
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r9 = [r33]
	mov r1 = r48
	mov r50 = r39
	.mmi
	st4 [r45] = r0
	;;
	shladd r51 = r9, 1, r0
	nop 0
	;;
	.mib
	add r51 = r51, r9
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r50 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r8 = [r33]
	mov r1 = r48
	mov r50 = r39
	.mmi
	st4 [r45] = r0
	;;
	shladd r52 = r8, 1, r0
	nop 0
	;;
	.mib
	add r51 = r52, r8
	nop 0
	br.call.sptk.many b0 = munlock#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC57)
	;;
	.mib
	add r50 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r52 = [r33]
	mov r1 = r48
	addl r53 = 2, r0
	.mmi
	mov r51 = r39
	st4 [r45] = r0
	addl r50 = 1346, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC58)
	;;
	.mib
	add r50 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r53 = 1, r0
	ld8 r52 = [r33]
	mov r1 = r48
	.mmi
	mov r51 = r39
	st4 [r45] = r0
	addl r50 = 1346, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC59)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r0
	.mmb
	st4 [r45] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC60)
	;;
	.mib
	add r50 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r50 = 8, r0
	.mmb
	st4 [r45] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC61)
	;;
	.mib
	add r50 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r50 = 4, r0
	.mmb
	st4 [r45] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC62)
	;;
	.mib
	add r50 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r50 = 5, r0
	.mmb
	st4 [r45] = r0
	nop 0
	br.call.sptk.many b0 = mlockall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC63)
	;;
	.mib
	add r50 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r45] = r0
	nop 0
	br.call.sptk.many b0 = munlockall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC64)
	;;
	.mib
	add r50 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r18 = 2, r0
	adds r52 = 16, r12
	mov r1 = r48
	.mmi
	ld8 r51 = [r33]
	st4 [r45] = r0
	mov r50 = r32
	;;
	.mmi
	nop 0
	st1 [r44] = r18
	nop 0
	.mmb
	st2 [r52] = r42
	nop 0
	br.call.sptk.many b0 = mincore#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC65)
	;;
	.mib
	add r50 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r19 = [r33]
	adds r52 = 16, r12
	mov r1 = r48
	.mmi
	mov r50 = r39
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r20 = r19, 1, r0
	nop 0
	;;
	.mib
	add r51 = r20, r19
	nop 0
	br.call.sptk.many b0 = mincore#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC66)
	;;
	.mib
	add r50 = r1, r21
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r34 = [r40]
	mov r1 = r48
	.mmi
	st4 [r45] = r0
	ld8 r33 = [r33]
	mov r50 = r39
	;;
	.mib
	cmp.ne p8, p9 = 0, r34
	mov r51 = r33
	(p9) br.cond.dpnt .L132
	;;
	.mib
	ld8 r52 = [r40]
	nop 0
	br.call.sptk.many b0 = mincore#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC67)
	;;
	.mib
	add r50 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L113:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 8, r35
	mov r1 = r48
	.mmi
	ld8.a r50 = [r42]
	;;
	(p9) ld8 r2 = [r33]
	nop 0
	;;
	.mmi
	(p9) add r2 = r32, r2
	;;
	(p9) st1 [r2] = r45
	nop 0
	;;
	.mib
	ld8.c.clr r50 = [r42]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r48
	.mmb
	nop 0
	cmp4.ne p10, p11 = 0, r8
	(p10) br.cond.dptk .L22
	;;
.L114:
	.mmi
	ld8 r40 = [r33]
	nop 0
	cmp4.ne p10, p11 = 10, r35
	;;
	.mib
	add r50 = r32, r40
	nop 0
	(p11) br.cond.dpnt .L133
	;;
	.mii
	(p10) ld1 r37 = [r50]
	nop 0
	;;
	(p10) sxt1 r37 = r37
	;;
.L24:
	.mmi
	add r35 = r34, r40
	nop 0
	mov r52 = r37
	.mlx
	ld1 r39 = [r32]
	movl r37 = @gprel(.LC9)
	;;
	.mmi
	ld1 r23 = [r35]
	add r50 = r1, r37
	sxt1 r51 = r39
	;;
	.mib
	nop 0
	sxt1 r53 = r23
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld8 r50 = [r42]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L112:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r37 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mmi
	shladd r41 = r37, 1, r0
	nop 0
	mov r51 = r37
	;;
	.mib
	add r50 = r32, r41
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r51 = r41
	mov r1 = r48
	nop 0
	.mmb
	mov r52 = r35
	add r50 = r32, r37
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p6) mov r51 = r38
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L113
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r52 = r35
	nop 0
	mov r50 = r32
	;;
	.mib
	sub r51 = r0, r51
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p14, p15 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p14) mov r51 = r38
	(p14) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L112
.L110:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	nop 0
	.mmb
	mov r52 = r35
	mov r50 = r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p12, p13 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p12) mov r51 = r38
	(p12) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L111
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r51 = [r33]
	mov r1 = r48
	.mmb
	mov r52 = r35
	adds r50 = 1, r32
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p10, p11 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p10) mov r51 = r38
	(p10) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L110
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r8
	.mmb
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r52 = r35
	;;
	.mib
	add r50 = r34, r51
	nop 0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p8) mov r51 = r38
	(p8) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L109
.L131:
	.mlx
	ld4 r18 = [r45]
	movl r19 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mmi
	cmp4.ne p12, p13 = 22, r18
	add r50 = r1, r19
	add r52 = r1, r41
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p12) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p13) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r20 = [r33]
	mov r1 = r48
	addl r53 = 1, r0
	;;
	.mmi
	shladd r21 = r20, 2, r0
	mov r51 = r20
	add r50 = r34, r20
	;;
	.mib
	add r52 = r21, r20
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = -1, r8
	.mmb
	mov r50 = r8
	nop 0
	(p15) br.cond.dptk .L134
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mmi
	(p14) add r51 = r1, r51
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L50
.L115:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r11 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p6, p7 = 17, r11
	movl r16 = @gprel(.LC12)
	.mlx
	nop 0
	movl r17 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r16
	nop 0
	add r50 = r1, r17
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r45 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mib
	mov r51 = r45
	add r50 = r42, r45
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	shladd r51 = r45, 1, r0
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 1048610, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r42
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p8, p9 = -1, r8
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p8) add r51 = r1, r51
	(p8) br.cond.dptk .L28
.L116:
	.mib
	adds r38 = 1, r42
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r18 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p10, p11 = 17, r18
	movl r19 = @gprel(.LC13)
	.mlx
	nop 0
	movl r20 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r19
	nop 0
	add r50 = r1, r20
	;;
	.mlx
	nop 0
	(p11) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p10) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p11) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mmi
	nop 0
	add r36 = r42, r51
	nop 0
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p12, p13 = r8, r36
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r21 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	.mlx
	add r52 = r1, r21
	movl r22 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r22
	nop 0
	(p13) add r51 = r1, r51
	;;
	.mib
	(p12) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mmi
	nop 0
	add r44 = r42, r51
	nop 0
	;;
	.mib
	mov r50 = r44
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = r8, r44
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r23 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	.mlx
	add r52 = r1, r23
	movl r24 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r24
	nop 0
	(p15) add r51 = r1, r51
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 50, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L31
.L117:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r25 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p8, p9 = 22, r25
	movl r26 = @gprel(.LC16)
	.mlx
	nop 0
	movl r27 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r26
	nop 0
	add r50 = r1, r27
	;;
	.mlx
	nop 0
	(p9) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p8) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p9) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 32, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p10, p11 = -1, r8
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p10) add r51 = r1, r51
	(p10) br.cond.dptk .L32
.L118:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r28 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p12, p13 = 22, r28
	movl r29 = @gprel(.LC17)
	.mlx
	nop 0
	movl r30 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r29
	nop 0
	add r50 = r1, r30
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p12) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p13) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 34, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p14, p15 = -1, r8
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p14) add r51 = r1, r51
	(p14) br.cond.dptk .L33
.L119:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r31 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r31
	movl r55 = @gprel(.LC18)
	.mlx
	nop 0
	movl r14 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r55
	nop 0
	add r50 = r1, r14
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	addl r54 = -1, r0
	addl r53 = 2, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p8, p9 = -1, r8
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p8) add r51 = r1, r51
	(p8) br.cond.dptk .L34
.L120:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r34 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p10, p11 = 9, r34
	movl r2 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	.mmi
	add r50 = r1, r2
	nop 0
	add r52 = r1, r41
	;;
	.mlx
	nop 0
	(p11) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p10) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p11) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 32802, r0
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	mov r50 = r0
	;;
	.mib
	ld8 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p12, p13 = -1, r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC20)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	add r52 = r1, r51
	(p13) movl r51 = @gprel(.LC0)
	.mmi
	nop 0
	add r50 = r1, r37
	nop 0
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p13) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p12) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r55 = r0
	addl r54 = -1, r0
	.mmi
	addl r53 = 213026, r0
	mov r1 = r48
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = -1, r8
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	.mlx
	nop 0
	movl r3 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	.mlx
	add r50 = r1, r3
	movl r40 = @gprel(.LC21)
	;;
	.mmi
	(p15) add r51 = r1, r51
	nop 0
	add r52 = r1, r40
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 65536, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	;;
	.mib
	add r50 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 1, r0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC23)
	;;
	.mib
	add r50 = r1, r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r32 = r8
	.mmi
	mov r55 = r0
	mov r54 = r35
	addl r53 = 2, r0
	;;
	.mib
	addl r52 = 1, r0
	mov r50 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L37
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r8 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p8, p9 = 19, r8
	movl r9 = @gprel(.LC24)
	.mlx
	nop 0
	movl r54 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r9
	nop 0
	add r50 = r1, r54
	;;
	.mlx
	nop 0
	(p9) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p8) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p9) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r55 = r0
	.mmi
	mov r54 = r32
	addl r53 = 2, r0
	addl r52 = 1, r0
	;;
	.mib
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p10, p11 = -1, r8
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p10) add r51 = r1, r51
	(p10) br.cond.dptk .L38
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r52 = [r8]
	nop 0
	mov r1 = r48
	;;
	.mlx
	cmp4.ne p12, p13 = 13, r52
	movl r39 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	.mmi
	add r52 = r1, r39
	nop 0
	add r50 = r1, r43
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p12) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p13) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r50 = r38
	mov r45 = r8
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r8] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r42
	mov r1 = r48
	nop 0
	.mmb
	mov r51 = r0
	st4 [r45] = r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC27)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r38
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	mov r51 = r0
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC29)
	;;
	.mib
	add r50 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1048576, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	ld8 r51 = [r33]
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC30)
	;;
	.mib
	add r50 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r38 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mmi
	shladd r36 = r38, 1, r0
	nop 0
	mov r51 = r38
	;;
	.mib
	add r50 = r42, r36
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	addl r52 = 1, r0
	mov r50 = r42
	mov r1 = r48
	.mmb
	add r51 = r36, r38
	st4 [r45] = r0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	;;
	.mib
	add r50 = r1, r42
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 2, r0
	.mmb
	addl r50 = 6, r0
	nop 0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r48
	mov r44 = r8
	nop 0
	.mmb
	addl r51 = 2, r0
	addl r50 = 6, r0
	br.call.sptk.many b0 = fresh#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r52 = 6, r0
	.mmi
	mov r50 = r44
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC32)
	;;
	.mib
	add r51 = r1, r18
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	ld8 r41 = [r33]
	addl r52 = 7, r0
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC33)
	.mmi
	nop 0
	add r50 = r44, r41
	nop 0
	;;
	.mib
	add r51 = r1, r19
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	shladd r51 = r41, 1, r0
	mov r53 = r0
	mov r1 = r48
	.mmb
	mov r52 = r41
	mov r50 = r44
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p14, p15 = r8, r44
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC1)
	.mlx
	nop 0
	movl r20 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC0)
	.mlx
	add r52 = r1, r20
	movl r21 = @gprel(.LC3)
	;;
	.mmi
	add r50 = r1, r21
	nop 0
	(p15) add r51 = r1, r51
	;;
	.mib
	(p14) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r37 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r44
	;;
	.mib
	mov r51 = r37
	shladd r52 = r37, 1, r0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = r8, r44
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L40
.L123:
	.mlx
	add r22 = r44, r37
	movl r25 = @gprel(.LC35)
	.mlx
	nop 0
	movl r26 = @gprel(.LC3)
	;;
	.mmi
	ld1 r23 = [r22]
	add r52 = r1, r25
	add r50 = r1, r26
	;;
	.mii
	nop 0
	sxt1 r24 = r23
	;;
	cmp4.ne p8, p9 = 0, r24
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p9) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p8) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p9) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r27 = [r33]
	nop 0
	mov r1 = r48
	.mii
	mov r53 = r0
	mov r50 = r44
	;;
	shladd r51 = r27, 1, r0
	;;
	.mib
	add r52 = r51, r27
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p10, p11 = -1, r8
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p10) add r51 = r1, r51
	(p10) br.cond.dptk .L41
.L124:
	.mlx
	ld4 r28 = [r45]
	movl r29 = @gprel(.LC36)
	.mlx
	nop 0
	movl r30 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p12, p13 = 12, r28
	add r52 = r1, r29
	add r50 = r1, r30
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p13) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p12) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p13) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r52 = [r33]
	mov r1 = r48
	.mmi
	mov r54 = r34
	addl r53 = 2, r0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p14, p15 = -1, r8
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p14) add r51 = r1, r51
	(p14) br.cond.dptk .L42
.L125:
	.mlx
	ld4 r31 = [r45]
	movl r55 = @gprel(.LC37)
	.mlx
	adds r40 = 1, r34
	movl r14 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r31
	add r52 = r1, r55
	add r50 = r1, r14
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r52 = [r33]
	mov r1 = r48
	.mmi
	mov r54 = r40
	addl r53 = 3, r0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p8, p9 = -1, r8
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p8) add r51 = r1, r51
	(p8) br.cond.dptk .L43
.L126:
	.mlx
	ld4 r2 = [r45]
	movl r3 = @gprel(.LC38)
	.mlx
	nop 0
	movl r53 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p10, p11 = 22, r2
	add r52 = r1, r3
	add r50 = r1, r53
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p11) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p10) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p11) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	addl r53 = 3, r0
	nop 0
	mov r50 = r44
	;;
	.mib
	shladd r51 = r52, 1, r0
	add r54 = r44, r52
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p12, p13 = -1, r8
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p12) add r51 = r1, r51
	(p12) br.cond.dptk .L44
.L127:
	.mlx
	ld4 r15 = [r45]
	movl r35 = @gprel(.LC39)
	.mlx
	nop 0
	movl r32 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p14, p15 = 22, r15
	add r52 = r1, r35
	add r50 = r1, r32
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p14) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p15) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	addl r53 = 3, r0
	mov r1 = r48
	.mmi
	mov r50 = r44
	;;
	add r39 = r34, r51
	shladd r52 = r51, 1, r0
	;;
	.mib
	mov r54 = r39
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = r8, r39
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC40)
	.mlx
	nop 0
	movl r9 = @gprel(.LC3)
	;;
	.mlx
	add r52 = r1, r51
	(p7) movl r51 = @gprel(.LC0)
	.mmi
	nop 0
	add r50 = r1, r9
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r8 = [r33]
	nop 0
	mov r1 = r48
	;;
	.mlx
	add r51 = r34, r8
	movl r54 = @gprel(.LC41)
	;;
	.mmi
	add r52 = r51, r8
	nop 0
	add r50 = r1, r54
	;;
	.mmi
	nop 0
	ld1 r43 = [r52]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r52 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r44
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p8, p9 = -1, r8
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p8) add r51 = r1, r51
	(p8) br.cond.dptk .L46
.L128:
	.mlx
	ld4 r10 = [r45]
	movl r50 = @gprel(.LC42)
	.mlx
	nop 0
	movl r11 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p10, p11 = 14, r10
	add r52 = r1, r50
	add r50 = r1, r11
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p11) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p10) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p11) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r51 = [r33]
	mov r1 = r48
	mov r53 = r0
	.mmb
	mov r52 = r0
	mov r50 = r34
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p12, p13 = -1, r8
	;;
	.mlx
	nop 0
	(p12) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p12) add r51 = r1, r51
	(p12) br.cond.dptk .L47
.L129:
	.mlx
	ld4 r16 = [r45]
	movl r17 = @gprel(.LC43)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p14, p15 = 22, r16
	add r52 = r1, r17
	add r50 = r1, r38
	;;
	.mlx
	nop 0
	(p14) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p15) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p14) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p15) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	addl r53 = 16, r0
	nop 0
	mov r50 = r34
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L48
.L130:
	.mlx
	ld4 r36 = [r45]
	movl r42 = @gprel(.LC44)
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p8, p9 = 22, r36
	add r52 = r1, r42
	add r50 = r1, r44
	;;
	.mlx
	nop 0
	(p8) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p9) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p8) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p9) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r52 = [r33]
	nop 0
	mov r1 = r48
	.mmi
	mov r53 = r0
	nop 0
	mov r50 = r40
	;;
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p10, p11 = -1, r8
	;;
	.mlx
	nop 0
	(p10) movl r51 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p10) add r51 = r1, r51
	(p10) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L131
	;;
.L132:
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 34, r0
	.mmi
	mov r52 = r0
	addl r51 = 65536, r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	st8 [r40] = r8
	mov r51 = r33
	.mmi
	nop 0
	mov r50 = r39
	nop 0
	;;
	.mib
	ld8 r52 = [r40]
	nop 0
	br.call.sptk.many b0 = mincore#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC67)
	;;
	.mib
	add r50 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L133:
	.body
	.copy_state 2
	.mib
	mov r52 = r0
	mov r51 = r40
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	mov r1 = r48
	cmp4.eq p12, p13 = 0, r8
	(p12) br.cond.dptk .L24
	.mib
	add r35 = r34, r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	ld4 r22 = [r8]
	mov r1 = r48
	.mmi
	nop 0
	ld1 r23 = [r35]
	nop 0
	;;
	.mmi
	cmp4.ne p14, p15 = 12, r22
	ld1 r39 = [r32]
	sxt1 r53 = r23
	;;
	.mii
	(p14) mov r37 = r0
	sxt1 r51 = r39
	;;
	(p15) addl r37 = -1, r0
	;;
	.mlx
	mov r52 = r37
	movl r37 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld8 r50 = [r42]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC68:
	stringz	"normal"
	.align 8
.LC69:
	stringz	"random"
	.align 8
.LC70:
	stringz	"sequential"
	.align 8
.LC71:
	stringz	"willneed"
	.align 8
.LC72:
	stringz	"dontneed"
	.align 8
.LC73:
	stringz	"free"
	.align 8
.LC74:
	stringz	"dontfork"
	.align 8
.LC75:
	stringz	"dofork"
	.align 8
.LC76:
	stringz	"dontdump"
	.align 8
.LC77:
	stringz	"dodump"
	.align 8
.LC78:
	stringz	"wipeonfork"
	.align 8
.LC79:
	stringz	"keeponfork"
	.align 8
.LC80:
	stringz	"cold"
	.align 8
.LC81:
	stringz	"pageout"
	.align 8
.LC82:
	stringz	"nothing"
	.section	.rodata
	.align 8
	.type	all.1#, @object
	.size	all.1#, 240
all.1:
	data8	.LC68
	data4	0
	.skip	4
	data8	.LC69
	data4	1
	.skip	4
	data8	.LC70
	data4	2
	.skip	4
	data8	.LC71
	data4	3
	.skip	4
	data8	.LC72
	data4	4
	.skip	4
	data8	.LC73
	data4	8
	.skip	4
	data8	.LC74
	data4	10
	.skip	4
	data8	.LC75
	data4	11
	.skip	4
	data8	.LC76
	data4	16
	.skip	4
	data8	.LC77
	data4	17
	.skip	4
	data8	.LC78
	data4	18
	.skip	4
	data8	.LC79
	data4	19
	.skip	4
	data8	.LC80
	data4	20
	.skip	4
	data8	.LC81
	data4	21
	.skip	4
	data8	.LC82
	data4	9999
	.skip	4
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
