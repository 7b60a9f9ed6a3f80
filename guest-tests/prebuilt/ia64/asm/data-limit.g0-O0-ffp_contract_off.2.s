// 3fd969698c0f790e7a8b40fbf3d97eb6
	.file	"data-limit.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
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
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.sbss
	.align 8
	.type	first#, @object
	.size	first#, 8
first:
	.skip	8
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.align 8
.LC2:
	stringz	"VmData:"
	.text
	.align 16
	.proc data#
data:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r38 = r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r32 = -8, r35
	addl r39 = 8191, r0
	movl r38 = @gprel(text.1#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text.1#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	mov r32 = r35
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text.1#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	st8 [r32] = r8
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = atol#
	mov r1 = r36
	mov r14 = r8
	br .L7
	;;
.L5:
	addl r14 = -1, r0
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp data#
	.section	.rodata
	.align 8
.LC3:
	stringz	"%s: %ld kB\n"
	.text
	.align 16
	.proc tell#
tell:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	br.call.sptk.many b0 = data#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(first#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r39 = r14
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp tell#
	.section	.rodata
	.align 8
.LC4:
	stringz	"setrlimit"
	.text
	.align 16
	.proc limit#
limit:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = data#
	mov r1 = r36
	mov r14 = r8
	;;
	shl r15 = r14, 10
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	br .L11
	;;
.L10:
	addl r14 = -1, r0
.L11:
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r38 = -16, r35
	addl r37 = 2, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp limit#
	.align 16
	.proc map#
map:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 6, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	st4 [r38] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	ld4 r14 = [r38]
	;;
	dep.z r14 = r14, 20, 12
	;;
	sxt4 r17 = r14
	adds r16 = 12, r38
	adds r15 = 8, r38
	adds r14 = 4, r38
	mov r45 = r0
	;;
	ld4 r44 = [r16]
	ld4 r43 = [r15]
	ld4 r42 = [r14]
	mov r41 = r17
	mov r40 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp map#
	.section	.rodata
	.align 8
.LC5:
	stringz	"EBADF"
	.align 8
.LC6:
	stringz	"?"
	.align 8
.LC7:
	stringz	"EOPNOTSUPP"
	.align 8
.LC8:
	stringz	"EINVAL"
	.align 8
.LC9:
	stringz	"ENOMEM"
	.align 8
.LC10:
	stringz	"done"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 95, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L19:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L18:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L17:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L16:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L15:
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
.L25:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC11:
	stringz	"private"
	.align 8
.LC12:
	stringz	"not writable"
	.align 8
.LC13:
	stringz	"shared"
	.align 8
.LC14:
	stringz	"of a file"
	.align 8
.LC15:
	stringz	"shared file"
	.align 8
.LC16:
	stringz	"half writable"
	.align 8
.LC17:
	stringz	"no longer"
	.align 8
.LC18:
	stringz	"grown"
	.align 8
.LC19:
	stringz	"unmapped"
	.align 8
.LC20:
	stringz	"heap"
	.align 8
.LC21:
	stringz	"smaller heap"
	.text
	.align 16
	.proc counts#
counts:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	adds r32 = 8, r35
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 1, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r32] = r8
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 33, r0
	addl r38 = 3, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = 2, r0
	addl r38 = 3, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = 1, r0
	addl r38 = 3, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	adds r14 = 8, r35
	addl r39 = 3, r0
	movl r38 = 2097152
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	adds r14 = 8, r35
	addl r39 = 1, r0
	movl r38 = 2097152
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	addl r40 = 1, r0
	movl r39 = 6291456
	movl r38 = 4194304
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r35] = r8
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	movl r38 = 6291456
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	;;
	addl r37 = 1048576, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	;;
	addl r37 = -1048576, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp counts#
	.section	.rodata
	.align 8
.LC22:
	stringz	"map(4, RW, ANON, -1)"
	.align 8
.LC23:
	stringz	"map(4, RW, ANON | MAP_NORESERVE, -1)"
	.align 8
.LC24:
	stringz	"map(4, RW, MAP_PRIVATE, file)"
	.align 8
.LC25:
	stringz	"map(4, PROT_READ, ANON, -1)"
	.align 8
.LC26:
	stringz	"map(4, RW, SHARED, -1)"
	.align 8
.LC27:
	stringz	"map(4, RW, ANON | MAP_GROWSDOWN, -1)"
	.align 8
.LC28:
	stringz	"mmap(w, 4 * MB, RW, ANON | MAP_FIXED, -1, 0)"
	.align 8
.LC29:
	stringz	"(void *)(long)mprotect(r, 4 * MB, RW)"
	.align 8
.LC30:
	stringz	"(void *)(long)mprotect(r, MB, RW)"
	.align 8
.LC31:
	stringz	"mremap(w, 4 * MB, 8 * MB, MREMAP_MAYMOVE)"
	.align 8
.LC32:
	stringz	"sbrk(4 * MB)"
	.align 8
.LC33:
	stringz	"mmap(NULL, MB, RW, ANON, -1, 0)"
	.align 8
.LC34:
	stringz	"again"
	.align 8
.LC35:
	stringz	"data-limit"
	.align 8
.LC36:
	stringz	"/proc/self/exe"
	.align 8
.LC37:
	stringz	"yes"
	.align 8
.LC38:
	stringz	"NO"
	.align 8
.LC39:
	stringz	"WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV"
	.align 8
.LC40:
	stringz	"%-3s %s\n"
	.align 8
.LC41:
	stringz	"sbrk(MB)"
	.text
	.align 16
	.proc limits#
limits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 1, r0
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = map#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st8 [r14] = r8
	adds r32 = -40, r35
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	;;
	st8 [r32] = r8
	movl r37 = 2097152
	br.call.sptk.many b0 = limit#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 16418, r0
	addl r38 = 3, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = 2, r0
	addl r38 = 3, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 1, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 33, r0
	addl r38 = 3, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 290, r0
	addl r38 = 3, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 50, r0
	addl r39 = 3, r0
	movl r38 = 4194304
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 3, r0
	movl r38 = 4194304
	adds r14 = -48, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 3, r0
	addl r38 = 1048576, r0
	adds r14 = -48, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 3, r0
	movl r38 = 4194304
	adds r14 = -48, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r40 = 1, r0
	movl r39 = 8388608
	movl r38 = 4194304
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = 4194304
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	addl r38 = 1048576, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	addl r38 = 1048576, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r32 = -32, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -8, r35
	addl r15 = 4096, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r38 = r14
	addl r37 = 2, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L28:
	adds r15 = -28, r35
	adds r14 = -32, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC37)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC38)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	mov r38 = r14
	addl r37 = 2, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	;;
	addl r38 = 1048576, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 1048576, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = limit#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp limits#
	.section	.rodata
	.align 8
.LC42:
	stringz	"mkstemp"
	.align 8
.LC43:
	stringz	"ftruncate"
	.align 8
.LC44:
	stringz	"first > 0"
	.align 8
.LC45:
	stringz	"map(1, RW, MAP_SHARED_VALIDATE | MAP_ANONYMOUS, -1)"
	.align 8
.LC46:
	stringz	"map(1, RW, MAP_SHARED_VALIDATE, file)"
	.align 8
.LC47:
	stringz	"map(1, RW, MAP_SHARED_VALIDATE, -1)"
	.align 8
.LC48:
	stringz	"map(1, RW, MAP_SHARED_VALIDATE | (1u << 31), file)"
	.align 8
.LC49:
	stringz	"map(1, RW, MAP_SHARED | (1u << 31), file)"
	.align 8
.LC50:
	stringz	"map(1, RW, MAP_SHARED_VALIDATE | MAP_EXECUTABLE | MAP_DENYWRITE, file)"
	.align 8
.LC51:
	stringz	"map(1, RW, SHARED | MAP_GROWSDOWN, -1)"
	.align 8
.LC52:
	stringz	"map(1, RW, MAP_PRIVATE | MAP_GROWSDOWN, file)"
	.align 8
.LC53:
	stringz	"map(1, RW, 0, -1)"
	.align 8
.LC54:
	stringz	"map(1, RW, MAP_ANONYMOUS, -1)"
	.text
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
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	movl r15 = 7883951564853109092
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6365935209747936361
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	addl r15 = 88, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	addl r39 = 65536, r0
	mov r38 = r0
	movl r37 = @gprel(buffer.0#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(file#), gp
	;;
	st4 [r14] = r15
	adds r36 = -16, r34
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	movl r37 = 8388608
	;;
	mov r36 = r14
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = data#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = data#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(first#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(first#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC37)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC38)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = counts#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = limits#
	mov r1 = r35
	addl r39 = -1, r0
	addl r38 = 35, r0
	addl r37 = 3, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	addl r38 = 3, r0
	addl r37 = 3, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = -1, r0
	addl r38 = 3, r0
	addl r37 = 3, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = -2147483645
	addl r37 = 3, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = -2147483647
	addl r37 = 3, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	addl r38 = 6147, r0
	addl r37 = 3, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = -1, r0
	addl r38 = 289, r0
	addl r37 = 3, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(file#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	addl r38 = 258, r0
	addl r37 = 3, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = -1, r0
	mov r38 = r0
	addl r37 = 3, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = -1, r0
	addl r38 = 32, r0
	addl r37 = 3, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
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
	.bss
	.align 8
	.type	text.1#, @object
	.size	text.1#, 8192
text.1:
	.skip	8192
	.align 8
	.type	buffer.0#, @object
	.size	buffer.0#, 65536
buffer.0:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
