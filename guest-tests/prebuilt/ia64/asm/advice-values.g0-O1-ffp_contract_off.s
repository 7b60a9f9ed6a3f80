// b65f25acb2d8cdb21c8f87a0c3504bb9 guest-tests/memory/advice-values.c
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
	.proc fresh#
fresh:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r32
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r39 = f6
	mov r43 = r0
	addl r42 = -1, r0
	or r41 = 32, r33
	addl r40 = 3, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	mov r34 = r8
	cmp.eq p6, p7 = -1, r8
	;;
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	(p6) movl r39 = @gprel(.LC1)
	;;
	(p6) add r39 = r1, r39
	;;
	(p7) movl r39 = @gprel(.LC0)
	;;
	(p7) add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r8 = r34
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp fresh#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"ok"
	.align 8
.LC5:
	stringz	" %s"
	.text
	.align 16
	.proc advise#
advise:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) movl r37 = @gprel(.LC4)
	;;
	(p6) add r37 = r1, r37
	(p7) br.cond.dpnt .L7
.L5:
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r37 = r8
	br .L5
	;;
	.endp advise#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"%s: %s\n"
	.align 8
.LC7:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L9
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L11
.L9:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L10:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L11:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L10
	;;
	.endp show_answer#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s:"
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 44
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 16, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r47
	mov r47 = ar.lc
	.save rp, r44
	mov r44 = b0
	mov r46 = r1
	.body
	addl r48 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	st8 [r14] = r8
	movl r38 = @gprel(all.1#)
	;;
	add r38 = r1, r38
	mov r34 = r14
	addl r36 = 7, r0
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	addl r43 = 1, r0
	addl r40 = @ltoffx(stdout#), r1
	;;
	ld8.mov r40 = [r40], stdout#
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	mov ar.lc = 14
.L17:
	ld8 r35 = [r34]
	;;
	shladd r33 = r35, 1, r0
	;;
	add r33 = r33, r35
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 34, r0
	addl r50 = 3, r0
	;;
	mov r49 = r33
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	mov r32 = r8
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 33, r0
	addl r50 = 3, r0
	;;
	mov r49 = r33
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	mov r33 = r8
	add r14 = r8, r35
	;;
	st1 [r14] = r36
	st1 [r8] = r36
	add r35 = r32, r35
	;;
	st1 [r35] = r36
	st1 [r32] = r36
	mov r35 = r38
	;;
	ld8 r49 = [r35], 8
	mov r48 = r41
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	ld8 r48 = [r34]
	ld4 r35 = [r35]
	;;
	mov r50 = r35
	mov r49 = r48
	add r48 = r32, r48
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	;;
	ld8 r48 = [r34]
	mov r50 = r35
	;;
	mov r49 = r48
	add r48 = r33, r48
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	mov r50 = r35
	ld8 r49 = [r34]
	;;
	adds r48 = 1, r32
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	mov r50 = r35
	mov r49 = r0
	;;
	mov r48 = r32
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	ld8 r49 = [r34]
	mov r50 = r35
	;;
	sub r49 = r0, r49
	mov r48 = r32
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	ld8 r37 = [r34]
	;;
	shladd r39 = r37, 1, r0
	mov r49 = r37
	;;
	add r48 = r32, r39
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	mov r50 = r35
	mov r49 = r39
	;;
	add r48 = r32, r37
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	;;
	mov r48 = r8
	br.call.sptk.many b0 = advise#
	mov r1 = r46
	cmp4.ne p6, p7 = 8, r35
	;;
	(p7) ld8 r14 = [r34]
	;;
	(p7) add r14 = r32, r14
	;;
	(p7) st1 [r14] = r43
	ld8 r48 = [r40]
	br.call.sptk.many b0 = fflush#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r46
	mov r37 = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L89
	mov r48 = r0
	;;
	br.call.sptk.many b0 = wait#
	mov r1 = r46
	ld8 r14 = [r34]
	;;
	add r15 = r33, r14
	;;
	ld1 r52 = [r15]
	;;
	sxt1 r52 = r52
	ld1 r51 = [r33]
	;;
	sxt1 r51 = r51
	add r14 = r32, r14
	;;
	ld1 r50 = [r14]
	;;
	sxt1 r50 = r50
	ld1 r49 = [r32]
	;;
	sxt1 r49 = r49
	mov r48 = r42
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	ld8 r35 = [r34]
	;;
	shladd r37 = r35, 1, r0
	;;
	mov r49 = r37
	mov r48 = r32
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	;;
	add r49 = r37, r35
	mov r48 = r33
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	adds r38 = 16, r38
	br.cloop.sptk.few .L17
	;;
	addl r49 = 2, r0
	addl r48 = 4, r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r46
	mov r33 = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r34 = [r14]
	;;
	add r32 = r8, r34
	mov r49 = r34
	;;
	mov r48 = r32
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 1048610, r0
	addl r50 = 1, r0
	mov r49 = r34
	;;
	mov r48 = r32
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r32
	;;
	movl r50 = @gprel(.LC11)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r48 = [r14]
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 1048610, r0
	addl r50 = 1, r0
	;;
	mov r49 = r48
	add r48 = r33, r48
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L90
.L19:
	movl r50 = @gprel(.LC12)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r32 = [r14]
	;;
	mov r49 = r32
	add r48 = r33, r32
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 1048610, r0
	addl r50 = 1, r0
	;;
	shladd r49 = r32, 1, r0
	mov r48 = r33
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L91
.L20:
	movl r50 = @gprel(.LC13)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	;;
	add r32 = r33, r49
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 34, r0
	addl r50 = 1, r0
	;;
	mov r48 = r32
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r32
	;;
	movl r50 = @gprel(.LC14)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	;;
	add r32 = r33, r49
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 34, r0
	addl r50 = 1, r0
	;;
	mov r48 = r32
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.eq p6, p7 = r8, r32
	;;
	movl r50 = @gprel(.LC15)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	adds r34 = 1, r33
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 50, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r34
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L92
.L23:
	movl r50 = @gprel(.LC16)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 32, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L93
.L24:
	movl r50 = @gprel(.LC17)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 34, r0
	addl r50 = 1, r0
	mov r49 = r0
	;;
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L94
.L25:
	movl r50 = @gprel(.LC18)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 2, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L95
.L26:
	movl r50 = @gprel(.LC19)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 32802, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.eq p6, p7 = -1, r8
	;;
	movl r50 = @gprel(.LC20)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 213026, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.eq p6, p7 = -1, r8
	;;
	movl r50 = @gprel(.LC21)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r49 = 65536, r0
	;;
	movl r48 = @gprel(.LC22)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = open#
	mov r1 = r46
	mov r35 = r8
	addl r49 = 1, r0
	;;
	movl r48 = @gprel(.LC23)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = open#
	mov r1 = r46
	mov r32 = r8
	mov r53 = r0
	mov r52 = r35
	addl r51 = 2, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L96
.L29:
	movl r50 = @gprel(.LC24)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r53 = r0
	mov r52 = r32
	addl r51 = 2, r0
	addl r50 = 1, r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L97
.L30:
	movl r50 = @gprel(.LC25)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	mov r32 = r8
	st4 [r8] = r0
	;;
	addl r35 = @gprel(page#), gp
	;;
	ld8 r49 = [r35]
	mov r48 = r34
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC26)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	mov r49 = r0
	;;
	mov r48 = r33
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC27)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 1, r0
	ld8 r49 = [r35]
	;;
	mov r48 = r34
	br.call.sptk.many b0 = mprotect#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC28)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 1, r0
	mov r49 = r0
	;;
	mov r48 = r33
	br.call.sptk.many b0 = mprotect#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC29)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 1048576, r0
	ld8 r49 = [r35]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = mprotect#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC30)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	ld8 r34 = [r35]
	;;
	shladd r36 = r34, 1, r0
	mov r49 = r34
	;;
	add r48 = r33, r36
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 1, r0
	add r49 = r36, r34
	;;
	mov r48 = r33
	br.call.sptk.many b0 = mprotect#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC31)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r49 = 2, r0
	;;
	addl r48 = 6, r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r46
	mov r33 = r8
	addl r49 = 2, r0
	;;
	addl r48 = 6, r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r46
	mov r34 = r8
	addl r50 = 6, r0
	;;
	movl r49 = @gprel(.LC32)
	;;
	add r49 = r1, r49
	mov r48 = r33
	br.call.sptk.many b0 = memcpy#
	mov r1 = r46
	ld8 r35 = [r35]
	addl r50 = 7, r0
	;;
	movl r49 = @gprel(.LC33)
	;;
	add r49 = r1, r49
	add r48 = r33, r35
	br.call.sptk.many b0 = memcpy#
	mov r1 = r46
	mov r51 = r0
	mov r50 = r35
	;;
	shladd r49 = r35, 1, r0
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r33
	;;
	movl r50 = @gprel(.LC34)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r35 = [r14]
	mov r51 = r0
	;;
	shladd r50 = r35, 1, r0
	mov r49 = r35
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r33
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L98
.L32:
	movl r50 = @gprel(.LC35)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r50 = [r14]
	;;
	shladd r49 = r50, 1, r0
	mov r51 = r0
	;;
	add r50 = r49, r50
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L99
.L33:
	movl r50 = @gprel(.LC36)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r52 = r34
	addl r51 = 2, r0
	;;
	mov r50 = r49
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L100
.L34:
	movl r50 = @gprel(.LC37)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	adds r35 = 1, r34
	;;
	mov r52 = r35
	addl r51 = 3, r0
	mov r50 = r49
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L101
.L35:
	movl r50 = @gprel(.LC38)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	;;
	add r52 = r33, r49
	addl r51 = 3, r0
	mov r50 = r49
	shladd r49 = r49, 1, r0
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L102
.L36:
	movl r50 = @gprel(.LC39)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	;;
	add r36 = r34, r49
	;;
	mov r52 = r36
	addl r51 = 3, r0
	shladd r50 = r49, 1, r0
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = r8, r36
	;;
	movl r50 = @gprel(.LC40)
	;;
	add r50 = r1, r50
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC0)
	;;
	(p7) add r49 = r1, r49
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r36 = @gprel(page#), gp
	;;
	ld8 r14 = [r36]
	;;
	add r49 = r34, r14
	;;
	add r14 = r49, r14
	;;
	ld1 r50 = [r14]
	;;
	sxt1 r50 = r50
	movl r48 = @gprel(.LC41)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	ld8 r49 = [r36]
	mov r51 = r0
	;;
	mov r50 = r49
	mov r48 = r33
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L103
.L38:
	movl r50 = @gprel(.LC42)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	mov r51 = r0
	mov r50 = r0
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r48 = r34
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L104
.L39:
	movl r50 = @gprel(.LC43)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	addl r51 = 16, r0
	;;
	mov r50 = r49
	mov r48 = r34
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L105
.L40:
	movl r50 = @gprel(.LC44)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r49 = [r14]
	mov r51 = r0
	;;
	mov r50 = r49
	mov r48 = r35
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p7) br.cond.dpnt .L106
.L41:
	movl r50 = @gprel(.LC45)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r48 = [r14]
	;;
	shladd r50 = r48, 2, r0
	addl r51 = 1, r0
	;;
	add r50 = r50, r48
	mov r49 = r48
	add r48 = r34, r48
	br.call.sptk.many b0 = mremap#
	mov r1 = r46
	;;
	mov r48 = r8
	cmp.eq p6, p7 = -1, r8
	;;
	(p6) movl r49 = @gprel(.LC1)
	;;
	(p6) add r49 = r1, r49
	(p6) br.cond.dpnt .L42
	;;
	movl r49 = @gprel(.LC32)
	;;
	add r49 = r1, r49
	br.call.sptk.many b0 = strcmp#
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
.L42:
	movl r50 = @gprel(.LC46)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC3)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	addl r49 = 1, r0
	;;
	addl r48 = 3, r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r46
	mov r33 = r8
	;;
	addl r34 = @gprel(page#), gp
	;;
	ld8 r35 = [r34]
	;;
	shladd r48 = r35, 1, r0
	mov r49 = r35
	;;
	add r48 = r8, r48
	br.call.sptk.many b0 = munmap#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 4, r0
	mov r49 = r35
	;;
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC47)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 5, r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC48)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 64, r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC49)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	adds r35 = 1, r33
	addl r50 = 4, r0
	ld8 r49 = [r34]
	;;
	mov r48 = r35
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC50)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r14 = [r34]
	;;
	shladd r49 = r14, 1, r0
	addl r50 = 4, r0
	;;
	add r49 = r49, r14
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC51)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r14 = [r34]
	;;
	shladd r49 = r14, 1, r0
	addl r50 = 1, r0
	;;
	add r49 = r49, r14
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC52)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = mlock#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC53)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 2, r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	;;
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	sxt4 r49 = r8
	;;
	mov r48 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = munlock#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC55)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r50 = 2, r0
	ld8 r49 = [r34]
	;;
	mov r48 = r33
	br.call.sptk.many b0 = msync#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	mov r48 = r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r14 = [r34]
	;;
	shladd r49 = r14, 1, r0
	;;
	add r49 = r49, r14
	mov r48 = r33
	br.call.sptk.many b0 = mlock#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC56)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r14 = [r34]
	;;
	shladd r49 = r14, 1, r0
	;;
	add r49 = r49, r14
	mov r48 = r33
	br.call.sptk.many b0 = munlock#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC57)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r51 = 2, r0
	ld8 r50 = [r34]
	mov r49 = r33
	;;
	addl r48 = 1346, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r46
	mov r49 = r8
	;;
	movl r48 = @gprel(.LC58)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	addl r51 = 1, r0
	ld8 r50 = [r34]
	mov r49 = r33
	;;
	addl r48 = 1346, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r46
	mov r49 = r8
	;;
	movl r48 = @gprel(.LC59)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	mov r48 = r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC60)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	addl r48 = 8, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC61)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	addl r48 = 4, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC62)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	addl r48 = 5, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC63)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	;;
	br.call.sptk.many b0 = munlockall#
	mov r1 = r46
	sxt4 r49 = r8
	;;
	movl r48 = @gprel(.LC64)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	addl r14 = 514, r0
	adds r15 = 16, r12
	;;
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	st4 [r32] = r0
	adds r50 = 16, r12
	ld8 r49 = [r34]
	mov r48 = r35
	br.call.sptk.many b0 = mincore#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC65)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r14 = [r34]
	;;
	shladd r49 = r14, 1, r0
	adds r50 = 16, r12
	;;
	add r49 = r49, r14
	mov r48 = r33
	br.call.sptk.many b0 = mincore#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC66)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	st4 [r32] = r0
	ld8 r32 = [r34]
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L107
.L43:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r50 = [r14]
	mov r49 = r32
	mov r48 = r33
	br.call.sptk.many b0 = mincore#
	mov r1 = r46
	;;
	sxt4 r49 = r8
	movl r48 = @gprel(.LC67)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = show_answer#
	mov r1 = r46
	mov r8 = r0
	;;
	mov ar.pfs = r45
	mov ar.lc = r47
	mov b0 = r44
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L89:
	.body
	.copy_state 1
	cmp4.ne p6, p7 = 10, r35
	(p7) br.cond.dpnt .L108
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r32, r14
	;;
	ld1 r50 = [r14]
	;;
	sxt1 r50 = r50
.L16:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r33 = r33, r14
	;;
	ld1 r51 = [r33]
	;;
	sxt1 r51 = r51
	ld1 r49 = [r32]
	;;
	sxt1 r49 = r49
	movl r48 = @gprel(.LC9)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r46
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r48 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r46
	;;
	mov r48 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L108:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r48 = [r14]
	mov r50 = r0
	;;
	mov r49 = r48
	add r48 = r32, r48
	br.call.sptk.many b0 = madvise#
	mov r1 = r46
	mov r50 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 12, r14
	;;
	(p6) addl r50 = -1, r0
	;;
	(p7) mov r50 = r37
	br .L16
	;;
.L90:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 17, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L19
	;;
.L91:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 17, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L20
	;;
.L92:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L23
	;;
.L93:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L24
	;;
.L94:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L25
	;;
.L95:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 9, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L26
	;;
.L96:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 19, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L29
	;;
.L97:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r46
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 13, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L30
	;;
.L98:
	add r35 = r33, r35
	;;
	ld1 r14 = [r35]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L32
	;;
.L99:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 12, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L33
	;;
.L100:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L34
	;;
.L101:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L35
	;;
.L102:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L36
	;;
.L103:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L38
	;;
.L104:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L39
	;;
.L105:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L40
	;;
.L106:
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) movl r49 = @gprel(.LC0)
	;;
	(p6) add r49 = r1, r49
	;;
	(p7) movl r49 = @gprel(.LC1)
	;;
	(p7) add r49 = r1, r49
	br .L41
	;;
.L107:
	mov r53 = r0
	addl r52 = -1, r0
	addl r51 = 34, r0
	mov r50 = r0
	addl r49 = 65536, r0
	mov r48 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r46
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L43
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
