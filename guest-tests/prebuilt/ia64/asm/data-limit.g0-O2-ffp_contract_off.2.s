// 61ce0c3a688a2159f02d0c7399410d03
	.file	"data-limit.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/proc/self/status"
	.align 8
.LC1:
	stringz	"VmData:"
	.text
	.align 16
	.align 64
	.proc data#
data:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 8191, r0
	.mmi
	mov r32 = r8
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r33 = @gprel(text.0#)
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	mov r1 = r36
	mov r37 = r33
	;;
	.mlx
	(p7) mov r32 = r0
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	add r33 = r33, r32
	nop 0
	add r38 = r1, r38
	;;
	.mib
	st1 [r33] = r0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r36
	addl r39 = 10, r0
	.mmb
	mov r38 = r0
	adds r37 = 7, r8
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtol#
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
.L3:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp data#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %ld kB\n"
	.text
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = data#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	;;
	.mlx
	addl r14 = @gprel(first#), gp
	movl r36 = @gprel(.LC2)
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	add r36 = r1, r36
	;;
	.mib
	sub r38 = r8, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp tell#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"ENOMEM"
	.align 8
.LC4:
	stringz	"EINVAL"
	.align 8
.LC5:
	stringz	"EOPNOTSUPP"
	.align 8
.LC6:
	stringz	"EBADF"
	.align 8
.LC7:
	stringz	"?"
	.text
	.align 16
	.align 64
	.proc result.part.0#
result.part.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = 12, r14
	nop 0
	cmp4.ne p8, p9 = 9, r14
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC3)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 22, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC4)
	;;
	.mib
	(p6) add r8 = r1, r8
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	(p8) movl r8 = @gprel(.LC7)
	.mmi
	nop 0
	cmp4.eq p6, p7 = 95, r14
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r8 = @gprel(.LC6)
	;;
	.mmi
	(p8) add r8 = r1, r8
	;;
	(p9) add r8 = r1, r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r8 = r1, r8
	nop 0
	nop 0
.L8:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp result.part.0#
	.section	.rodata.str1.8
	.align 8
.LC8:
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
	movl r36 = @gprel(.LC8)
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
.LC9:
	stringz	"setrlimit"
	.text
	.align 16
	.align 64
	.proc limit#
limit:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp.eq p6, p7 = -1, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	(p6) addl r8 = -1, r0
	adds r14 = 16, r12
	nop 0
	.mmb
	addl r15 = -1, r0
	addl r36 = 2, r0
	(p7) br.cond.dpnt .L24
	;;
	.mmi
	mov r37 = r14
	st8 [r14] = r8
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = data#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	shl r8 = r8, 10
	.mmi
	addl r15 = -1, r0
	addl r36 = 2, r0
	mov r1 = r35
	;;
	.mmi
	add r8 = r8, r32
	nop 0
	mov r37 = r14
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp limit#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"yes"
	.align 8
.LC11:
	stringz	"NO"
	.align 8
.LC12:
	stringz	"done"
	.align 8
.LC13:
	stringz	"mkstemp"
	.align 8
.LC14:
	stringz	"ftruncate"
	.align 8
.LC15:
	stringz	"first > 0"
	.align 8
.LC16:
	stringz	"%-3s %s\n"
	.align 8
.LC17:
	stringz	"private"
	.align 8
.LC18:
	stringz	"not writable"
	.align 8
.LC19:
	stringz	"shared"
	.align 8
.LC20:
	stringz	"of a file"
	.align 8
.LC21:
	stringz	"shared file"
	.align 8
.LC22:
	stringz	"half writable"
	.align 8
.LC23:
	stringz	"no longer"
	.align 8
.LC24:
	stringz	"grown"
	.align 8
.LC25:
	stringz	"unmapped"
	.align 8
.LC26:
	stringz	"heap"
	.align 8
.LC27:
	stringz	"smaller heap"
	.align 8
.LC28:
	stringz	"map(4, RW, ANON, -1)"
	.align 8
.LC29:
	stringz	"map(4, RW, ANON | MAP_NORESERVE, -1)"
	.align 8
.LC30:
	stringz	"map(4, RW, MAP_PRIVATE, file)"
	.align 8
.LC31:
	stringz	"map(4, PROT_READ, ANON, -1)"
	.align 8
.LC32:
	stringz	"map(4, RW, SHARED, -1)"
	.align 8
.LC33:
	stringz	"map(4, RW, ANON | MAP_GROWSDOWN, -1)"
	.align 8
.LC34:
	stringz	"mmap(w, 4 * MB, RW, ANON | MAP_FIXED, -1, 0)"
	.align 8
.LC35:
	stringz	"(void *)(long)mprotect(r, 4 * MB, RW)"
	.align 8
.LC36:
	stringz	"(void *)(long)mprotect(r, MB, RW)"
	.align 8
.LC37:
	stringz	"mremap(w, 4 * MB, 8 * MB, MREMAP_MAYMOVE)"
	.align 8
.LC38:
	stringz	"sbrk(4 * MB)"
	.align 8
.LC39:
	stringz	"mmap(NULL, MB, RW, ANON, -1, 0)"
	.align 8
.LC40:
	stringz	"again"
	.align 8
.LC41:
	stringz	"data-limit"
	.align 8
.LC42:
	stringz	"/proc/self/exe"
	.align 8
.LC43:
	stringz	"WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV"
	.align 8
.LC44:
	stringz	"sbrk(MB)"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 48
	adds r12 = -48, r12
	addl r35 = @ltoffx(stdout#), r1
	.mlx
	mov r38 = r1
	movl r40 = @gprel(buffer.1#)
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 6365935209747936361
	.mmi
	adds r16 = 16, r12
	ld8.mov r35 = [r35], stdout#
	addl r42 = 65536, r0
	;;
	.mmi
	st8 [r14] = r15, 8
	mov r41 = r0
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	add r40 = r1, r40
	movl r15 = 7883951564853109092
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	addl r15 = 88, r0
	.mmi
	nop 0
	ld8 r39 = [r35]
	nop 0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	adds r39 = 16, r12
	mov r1 = r38
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC13)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r32 = @gprel(file#), gp
	nop 0
	adds r39 = 16, r12
	;;
	.mib
	st4 [r32] = r33
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mlx
	nop 0
	movl r40 = 8388608
	.mmb
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC14)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = data#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = data#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ge p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC10)
	.mlx
	addl r14 = @gprel(first#), gp
	movl r41 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC11)
	.mlx
	st8 [r14] = r8
	movl r39 = @gprel(.LC16)
	;;
	.mmi
	(p7) add r40 = r1, r40
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	.mlx
	addl r41 = 3, r0
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	.mlx
	addl r41 = 1, r0
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 33, r0
	.mlx
	addl r41 = 3, r0
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r44 = r0
	ld4 r43 = [r32]
	addl r42 = 2, r0
	.mlx
	addl r41 = 3, r0
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r44 = r0
	ld4 r43 = [r32]
	addl r42 = 1, r0
	.mlx
	addl r41 = 3, r0
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mlx
	addl r41 = 3, r0
	movl r40 = 2097152
	.mmb
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mlx
	addl r41 = 1, r0
	movl r40 = 2097152
	.mmb
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mlx
	addl r42 = 1, r0
	movl r41 = 6291456
	.mlx
	mov r39 = r34
	movl r40 = 4194304
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mlx
	nop 0
	movl r40 = 6291456
	.mmb
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1048576, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mib
	mov r1 = r38
	addl r39 = -1048576, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	addl r43 = -1, r0
	.mmi
	addl r42 = 34, r0
	addl r41 = 1, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	.mlx
	addl r41 = 3, r0
	movl r40 = 4194304
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r34 = r8
	.mlx
	nop 0
	movl r39 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 34, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L29:
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 16418, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L30:
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r42 = 2, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L31:
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 34, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L32:
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 33, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L33:
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 290, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L34:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 50, r0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L35:
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	nop 0
	mov r1 = r38
	.mlx
	mov r39 = r33
	movl r40 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L36:
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 1048576, r0
	mov r39 = r33
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	nop 0
	mov r1 = r38
	.mlx
	mov r39 = r33
	movl r40 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r41 = 8388608
	.mmi
	mov r1 = r38
	addl r42 = 1, r0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r40 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r39 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L88
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	adds r33 = 56, r12
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld8 r39 = [r35]
	mov r1 = r38
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r39 = r8
	.mmb
	st4 [r33] = r0
	mov r40 = r33
	(p7) br.cond.spnt .L89
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	ld4 r14 = [r33]
	mov r1 = r38
	;;
	and r14 = 127, r14
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
	(p6) movl r40 = @gprel(.LC11)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 11, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC10)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L44:
	.mlx
	nop 0
	movl r41 = @gprel(.LC43)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r15 = -1, r0
	.mmi
	mov r1 = r38
	nop 0
	addl r39 = 2, r0
	;;
	.mmi
	mov r40 = r14
	st8 [r14] = r0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L45:
	.mlx
	nop 0
	movl r40 = @gprel(.LC39)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1048576, r0
	br.call.sptk.many b0 = sbrk#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L46:
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = -1, r0
	br.call.sptk.many b0 = limit#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 35, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L47:
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r42 = 3, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L48:
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 3, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L49:
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r40 = 1048576, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r42 = -2147483645
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L50:
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r40 = 1048576, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r42 = -2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L51:
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r42 = 6147, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L52:
	.mlx
	nop 0
	movl r40 = @gprel(.LC50)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 289, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L53:
	.mlx
	nop 0
	movl r40 = @gprel(.LC51)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	ld4 r43 = [r32]
	addl r42 = 258, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L54:
	.mlx
	nop 0
	movl r40 = @gprel(.LC52)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	mov r42 = r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L55:
	.mlx
	nop 0
	movl r40 = @gprel(.LC53)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	addl r42 = 32, r0
	addl r40 = 1048576, r0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r41 = r8
	;;
.L56:
	.mlx
	nop 0
	movl r40 = @gprel(.LC54)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L88:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result.part.0#
	;;
	.mib
	mov r1 = r38
	mov r41 = r8
	br .L42
.L89:
	.mmi
	adds r14 = 40, r12
	addl r15 = 4096, r0
	addl r39 = 2, r0
	;;
	.mmi
	mov r40 = r14
	st8 [r14] = r15
	adds r14 = 48, r12
	.mmi
	nop 0
	addl r15 = -1, r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC41)
	.mmi
	add r39 = r1, r39
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r38
	addl r39 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 8192
text.0:
	.skip	8192
	.align 8
	.type	buffer.1#, @object
	.size	buffer.1#, 65536
buffer.1:
	.skip	65536
	.sbss
	.align 4
	.type	file#, @object
	.size	file#, 4
file:
	.skip	4
	.align 8
	.type	first#, @object
	.size	first#, 8
first:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
