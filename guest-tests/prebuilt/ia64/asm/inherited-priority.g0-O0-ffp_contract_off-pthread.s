// 3177e369fd6c0a52f39c2257d7a86ae1
	.file	"inherited-priority.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L6:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.sbss
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 4
	.type	lock#, @object
	.size	lock#, 4
lock:
	.skip	4
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.align 4
	.type	done#, @object
	.size	done#, 4
done:
	.skip	4
	.bss
	.align 8
	.type	meeting#, @object
	.size	meeting#, 32
meeting:
	.skip	32
	.text
	.align 16
	.proc futex#
futex:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 7, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st4 [r14] = r33
	adds r14 = -16, r40
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	mov r14 = r40
	;;
	st8 [r14] = r36
	adds r14 = -20, r40
	;;
	st4 [r14] = r37
	adds r18 = -20, r40
	mov r17 = r40
	adds r16 = -8, r40
	adds r15 = -16, r40
	adds r14 = -24, r40
	;;
	ld4 r48 = [r18]
	ld8 r47 = [r17]
	ld8 r46 = [r16]
	ld8 r45 = [r15]
	ld4 r44 = [r14]
	adds r14 = -32, r40
	;;
	ld8 r43 = [r14]
	addl r42 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp futex#
	.section	.rodata
	.align 8
.LC2:
	stringz	"the other"
	.align 8
.LC3:
	stringz	"unknown"
	.align 8
.LC4:
	stringz	"this thread"
	.align 8
.LC5:
	stringz	"none"
	.align 8
.LC6:
	stringz	", waiters"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	", died"
	.align 8
.LC9:
	stringz	"  %s: owner %s%s%s\n"
	.text
	.align 16
	.proc show_lock#
show_lock:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	addl r14 = @gprel(lock#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = 1073741823
	;;
	and r14 = r15, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = gettid#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L13:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L12:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L11:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L16:
	addl r15 = @gprel(lock#), gp
	;;
	ld4 r15 = [r15]
	;;
	cmp4.le p6, p7 = r0, r15
	(p6) br.cond.dptk .L17
	movl r16 = @gprel(.LC6)
	;;
	add r16 = r1, r16
	br .L18
	;;
.L17:
	movl r16 = @gprel(.LC7)
	;;
	add r16 = r1, r16
.L18:
	addl r15 = @gprel(lock#), gp
	;;
	ld4 r15 = [r15]
	movl r17 = 1073741824
	;;
	and r15 = r17, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L19
	movl r17 = @gprel(.LC8)
	;;
	add r17 = r1, r17
	br .L20
	;;
.L19:
	movl r17 = @gprel(.LC7)
	;;
	add r17 = r1, r17
.L20:
	mov r15 = r36
	;;
	mov r42 = r17
	mov r41 = r16
	mov r40 = r14
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_lock#
	.align 16
	.proc wait_a_little#
wait_a_little:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 20000, r0
	;;
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp wait_a_little#
	.section	.rodata
	.align 8
.LC10:
	stringz	"futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC11:
	stringz	"locked"
	.align 8
.LC12:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, NULL, NULL, 0)"
	.align 8
.LC13:
	stringz	"futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC14:
	stringz	"futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC15:
	stringz	"unlocked"
	.align 8
.LC16:
	stringz	"tried"
	.align 8
.LC17:
	stringz	"futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0)"
	.align 8
.LC18:
	stringz	"futex((int *)no_access(), FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC19:
	stringz	"futex((int *)no_access(), FUTEX_UNLOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC20:
	stringz	"futex((int *)((char *)&lock + 2), FUTEX_LOCK_PI, 0, NULL, NULL, 0)"
	.align 8
.LC21:
	stringz	"futex(&lock, FUTEX_LOCK_PI, 0, &wrong, NULL, 0)"
	.align 8
.LC22:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, &wrong, NULL, 0)"
	.align 8
.LC23:
	stringz	"futex(&lock, FUTEX_LOCK_PI2, 0, &past, NULL, 0)"
	.align 8
.LC24:
	stringz	"after the owner's end"
	.text
	.align 16
	.proc alone#
alone:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_lock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 13, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 8, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_lock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 8, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_lock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 135, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @gprel(lock#), gp
	movl r15 = 1073741823
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @gprel(lock#), gp
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(lock#+2), gp
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r34
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 6, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r34
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 13, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	adds r39 = -16, r34
	mov r38 = r0
	addl r37 = 13, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @gprel(lock#), gp
	movl r15 = 1073741824
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 6, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_lock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 7, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r14 = @gprel(lock#), gp
	;;
	st4 [r14] = r0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp alone#
	.section	.rodata
	.align 8
.LC25:
	stringz	"futex(&lock, FUTEX_TRYLOCK_PI_PRIVATE, 0, NULL, NULL, 0)"
	.align 8
.LC26:
	stringz	"tried by the other"
	.align 8
.LC27:
	stringz	"futex(&lock, FUTEX_LOCK_PI_PRIVATE, 0, &past, NULL, 0)"
	.align 8
.LC28:
	stringz	"futex(&lock, FUTEX_LOCK_PI2 | FUTEX_PRIVATE_FLAG, 0, &past, NULL, 0)"
	.align 8
.LC29:
	stringz	"the other: %ld\n"
	.align 8
.LC30:
	stringz	"handed over"
	.align 8
.LC31:
	stringz	"left"
	.text
	.align 16
	.proc competitor#
competitor:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = gettid#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(started#), gp
	;;
	st4 [r15] = r14
	movl r37 = @gprel(meeting#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 136, r0
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_lock#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 134, r0
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 141, r0
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 135, r0
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r37 = @gprel(meeting#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 134, r0
	;;
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st8 [r14] = r8
	movl r37 = @gprel(meeting#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_lock#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 135, r0
	addl r37 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_lock#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp competitor#
	.section	.rodata
	.align 8
.LC32:
	stringz	"waited for"
	.text
	.align 16
	.proc two#
two:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(lock#), gp
	;;
	st4 [r15] = r14
	mov r39 = r0
	addl r38 = @ltoff(@fptr(competitor#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	;;
	movl r36 = @gprel(meeting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r35
	;;
	movl r36 = @gprel(meeting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = wait_a_little#
	mov r1 = r35
	;;
	addl r14 = @gprel(started#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_lock#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 135, r0
	addl r36 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	movl r36 = @gprel(meeting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r35
	ld8 r14 = [r34]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp two#
	.bss
	.align 4
	.type	results#, @object
	.size	results#, 12
results:
	.skip	12
	.align 4
	.type	owners#, @object
	.size	owners#, 12
owners:
	.skip	12
	.text
	.align 16
	.proc waiter#
waiter:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	movl r38 = @gprel(meeting#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r37
	mov r43 = r0
	;;
	addl r42 = @gprel(lock#), gp
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 139, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r16 = r14
	movl r15 = @gprel(results#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	addl r14 = @gprel(lock#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = 1073741823
	;;
	and r14 = r15, r14
	;;
	mov r33 = r14
	br.call.sptk.many b0 = gettid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(owners#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	addl r14 = @gprel(done#), gp
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 135, r0
	addl r38 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp waiter#
	.section	.rodata
	.align 8
.LC33:
	stringz	"free"
	.align 8
.LC34:
	stringz	"%d waiters, %s\n"
	.align 8
.LC35:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4)"
	.align 8
.LC36:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5)"
	.align 8
.LC37:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5)"
	.align 8
.LC38:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5)"
	.align 8
.LC39:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5)"
	.align 8
.LC40:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5)"
	.align 8
.LC41:
	stringz	"futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0)"
	.align 8
.LC42:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5)"
	.align 8
.LC43:
	stringz	"  done %d\n"
	.align 8
.LC44:
	stringz	"futex(&lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0)"
	.align 8
.LC45:
	stringz	"waiter %d: %d, owned %d\n"
	.align 8
.LC46:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5)"
	.align 8
.LC47:
	stringz	"in the end"
	.text
	.align 16
	.proc moved#
moved:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st1 [r14] = r33
	addl r14 = @gprel(word#), gp
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(done#), gp
	;;
	st4 [r14] = r0
	adds r14 = 4, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = gettid#
	mov r1 = r37
	mov r14 = r8
	br .L30
	;;
.L29:
	mov r14 = r0
.L30:
	addl r15 = @gprel(lock#), gp
	;;
	st4 [r15] = r14
	adds r14 = 4, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
	br .L32
	;;
.L31:
	movl r15 = @gprel(.LC33)
	;;
	add r15 = r1, r15
.L32:
	mov r14 = r36
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	adds r15 = -24, r36
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r16 = -32, r36
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	mov r41 = r15
	addl r40 = @ltoff(@fptr(waiter#)), gp
	;;
	ld8 r40 = [r40]
	mov r39 = r0
	mov r38 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r37
	;;
	movl r38 = @gprel(meeting#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = pthread_barrier_wait#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = wait_a_little#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r36
	;;
	st4 [r16] = r14
.L33:
	mov r14 = r36
	adds r16 = -32, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 4, r0
	addl r42 = @gprel(lock#), gp
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 5, r0
	addl r42 = @gprel(lock#), gp
	addl r41 = 1, r0
	addl r40 = 2, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r37
	mov r14 = r8
	addl r43 = 5, r0
	;;
	mov r42 = r14
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 5, r0
	addl r42 = @gprel(word#), gp
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 5, r0
	addl r42 = @gprel(done#), gp
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 5, r0
	addl r42 = @gprel(done#), gp
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 132, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 129, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	sxt4 r14 = r14
	addl r43 = 5, r0
	addl r42 = @gprel(lock#), gp
	;;
	mov r41 = r14
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = wait_a_little#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	mov r39 = r0
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_lock#
	mov r1 = r37
	;;
	addl r14 = @gprel(done#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 129, r0
	addl r38 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 135, r0
	addl r38 = @gprel(lock#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
.L35:
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	br .L36
	;;
.L37:
	adds r15 = -24, r36
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r37
	;;
	movl r15 = @gprel(results#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(owners#)
	;;
	add r16 = r1, r16
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -28, r36
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -28, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	adds r15 = -28, r36
	mov r14 = r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r43 = 5, r0
	addl r42 = @gprel(lock#), gp
	addl r41 = 9, r0
	addl r40 = 1, r0
	addl r39 = 140, r0
	addl r38 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_lock#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp moved#
	.section	.rodata
	.align 8
.LC48:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 4, NULL, &lock, 0)"
	.align 8
.LC49:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, &past, &lock, 0)"
	.align 8
.LC50:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, &word, 0)"
	.align 8
.LC51:
	stringz	"futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, (int *)no_access(), 0)"
	.align 8
.LC52:
	stringz	"futex((int *)no_access(), FUTEX_WAIT_REQUEUE_PI, 5, NULL, &lock, 0)"
	.align 8
.LC53:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)1, &lock, 5)"
	.align 8
.LC54:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)-1L, &lock, 5)"
	.align 8
.LC55:
	stringz	"futex(&word, 14, 5, NULL, &lock, 0)"
	.align 8
.LC56:
	stringz	"futex(&word, FUTEX_WAKE | FUTEX_CLOCK_REALTIME, 1, NULL, &lock, 0)"
	.text
	.align 16
	.proc waiting_errors#
waiting_errors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	st8 [r34] = r0
	adds r14 = 8, r34
	;;
	st8 [r14] = r0
	addl r14 = @gprel(word#), gp
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(lock#), gp
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = @gprel(lock#), gp
	mov r39 = r0
	addl r38 = 4, r0
	addl r37 = 11, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = @gprel(lock#), gp
	mov r39 = r34
	addl r38 = 5, r0
	addl r37 = 11, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = @gprel(word#), gp
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 11, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 11, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	;;
	addl r40 = @gprel(lock#), gp
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 11, r0
	mov r36 = r14
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 5, r0
	addl r40 = @gprel(lock#), gp
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 12, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 5, r0
	addl r40 = @gprel(lock#), gp
	addl r39 = -1, r0
	addl r38 = 1, r0
	addl r37 = 12, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = @gprel(lock#), gp
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 14, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = @gprel(lock#), gp
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 257, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp waiting_errors#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	addl r38 = 2, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(meeting#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = pthread_barrier_init#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = alone#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = two#
	mov r1 = r35
	mov r37 = r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = moved#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = moved#
	mov r1 = r35
	mov r37 = r0
	addl r36 = 3, r0
	;;
	br.call.sptk.many b0 = moved#
	mov r1 = r35
	addl r37 = 1, r0
	addl r36 = 3, r0
	;;
	br.call.sptk.many b0 = moved#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waiting_errors#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
