// d986f65514c432eea5c3693a0cd21455 guest-tests/process/scheduling.c
	.file	"scheduling.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.1#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
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
	(p6) br.cond.dpnt .L7
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
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L14
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
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
.L14:
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
	movl r37 = @gprel(.LC0)
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"call(sched_setaffinity, 0, sizeof mask, mask)"
	.align 8
.LC3:
	stringz	"call(sched_getaffinity, 0, sizeof mask, mask) >= words"
	.align 8
.LC4:
	stringz	"  mask %lx\n"
	.align 8
.LC5:
	stringz	"call(sched_setaffinity, getpid(), sizeof mask, mask)"
	.align 8
.LC6:
	stringz	"call(sched_setaffinity, 0, sizeof none, none)"
	.align 8
.LC7:
	stringz	"call(sched_setaffinity, 0, words, none)"
	.align 8
.LC8:
	stringz	"call(sched_setaffinity, 0, words, no_access())"
	.align 8
.LC9:
	stringz	"call(sched_setaffinity, 1 << 22, sizeof mask, mask)"
	.align 8
.LC10:
	stringz	"call(sched_setaffinity, -1, sizeof mask, mask)"
	.align 8
.LC11:
	stringz	"call(sched_getaffinity, 1 << 22, sizeof mask, mask)"
	.align 8
.LC12:
	stringz	"call(sched_getaffinity, 0, sizeof mask + 1, mask)"
	.align 8
.LC13:
	stringz	"call(sched_getaffinity, 0, 0, mask)"
	.align 8
.LC14:
	stringz	"call(sched_getaffinity, 0, 1, mask)"
	.align 8
.LC15:
	stringz	"call(sched_getaffinity, 0, sizeof mask, no_access())"
	.align 8
.LC16:
	stringz	"call(getcpu, &cpu, &node, NULL)"
	.align 8
.LC17:
	stringz	"  processor %u, node %u\n"
	.align 8
.LC18:
	stringz	"call(getcpu, NULL, NULL, NULL)"
	.align 8
.LC19:
	stringz	"call(getcpu, no_access(), NULL, NULL)"
	.align 8
.LC20:
	stringz	"call(getcpu, NULL, no_access(), NULL)"
	.align 8
.LC21:
	stringz	"sched_yield()"
	.text
	.align 16
	.align 64
	.proc processors#
processors:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 2064
	adds r12 = -2064, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r38 = 1040, r12
	addl r40 = 1024, r0
	mov r39 = r0
	.mmb
	adds r33 = 2068, r12
	adds r34 = 2064, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 1040, r12
	addl r14 = 1, r0
	adds r38 = 16, r12
	.mmi
	mov r1 = r37
	addl r40 = 1024, r0
	mov r39 = r0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	addl r14 = 77, r0
	mov r1 = r37
	;;
	nop 0
	.mmb
	st4 [r33] = r14
	st4 [r34] = r14
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r32 = r8
	mov r1 = r37
	.mmi
	addl r40 = 1024, r0
	addl r38 = 1231, r0
	mov r39 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	adds r38 = 1040, r12
	nop 0
	.mmb
	addl r40 = 1024, r0
	addl r39 = 255, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r41 = 1040, r12
	addl r40 = 1024, r0
	mov r39 = r0
	.mmi
	mov r1 = r37
	st4 [r32] = r0
	addl r38 = 1232, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.lt p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 1040, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	addl r40 = 1024, r0
	.mmb
	mov r39 = r8
	addl r38 = 1231, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r37
	addl r40 = 1024, r0
	.mmi
	addl r38 = 1231, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 16, r12
	addl r40 = 8, r0
	mov r1 = r37
	.mmi
	addl r38 = 1231, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r8
	addl r40 = 8, r0
	.mmb
	addl r38 = 1231, r0
	mov r39 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	addl r40 = 1024, r0
	.mmi
	addl r38 = 1231, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	addl r40 = 1024, r0
	.mmi
	addl r38 = 1231, r0
	st4 [r32] = r0
	addl r39 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	addl r40 = 1024, r0
	.mmi
	addl r38 = 1232, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	addl r40 = 1025, r0
	.mmi
	addl r38 = 1232, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	mov r1 = r37
	mov r40 = r0
	.mmi
	addl r38 = 1232, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 1040, r12
	addl r40 = 1, r0
	mov r1 = r37
	.mmi
	addl r38 = 1232, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r8
	addl r40 = 1024, r0
	.mmb
	addl r38 = 1232, r0
	mov r39 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r34
	mov r1 = r37
	.mmi
	mov r39 = r33
	st4 [r32] = r0
	addl r38 = 1304, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmi
	ld4 r40 = [r34]
	ld4 r39 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r1 = r37
	.mmi
	addl r38 = 1304, r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r1 = r37
	.mmb
	mov r39 = r8
	addl r38 = 1304, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r8
	mov r1 = r37
	.mmb
	addl r38 = 1304, r0
	mov r39 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 2064, r12
	br.ret.sptk.many b0
	.endp processors#
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"call(sched_getattr, 0, &a, 48, 0)"
	.align 8
.LC23:
	stringz	"  size %u policy %u flags %d nice %d priority %u\n"
	.align 8
.LC24:
	stringz	"  deadline %d period %d, after it %x\n"
	.text
	.align 16
	.align 64
	.proc show_attr#
show_attr:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mlx
	nop 0
	movl r15 = -1229782938247303442
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r34
	mov r39 = r0
	.mmi
	addl r38 = 48, r0
	addl r35 = 1337, r0
	mov r36 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC22)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	nop 0
	ld4 r36 = [r14]
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r35 = @gprel(.LC23)
	;;
	.mmi
	ld4 r38 = [r14]
	adds r14 = 20, r12
	add r35 = r1, r35
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	ld4 r40 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	nop 0
	ld4 r38 = [r14]
	adds r14 = 56, r12
	.mlx
	nop 0
	movl r35 = @gprel(.LC24)
	;;
	.mmi
	ld4 r37 = [r14]
	adds r14 = 48, r12
	add r35 = r1, r35
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp show_attr#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"call(sched_setattr, 0, a, 0)"
	.text
	.align 16
	.align 64
	.proc larger_attributes#
larger_attributes:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 4096
	adds r12 = -4096, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	adds r38 = 24, r12
	nop 0
	.mmi
	addl r40 = 4088, r0
	mov r39 = r0
	adds r34 = 4111, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 16, r12
	addl r14 = 4096, r0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC25)
	.mmi
	nop 0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r40 = 16, r12
	mov r32 = r8
	mov r1 = r37
	.mmi
	mov r41 = r0
	mov r39 = r0
	addl r38 = 1336, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r40 = 16, r12
	mov r1 = r37
	.mmi
	mov r41 = r0
	st4 [r32] = r0
	mov r39 = r0
	;;
	.mib
	st1 [r34] = r14
	addl r38 = 1336, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r40 = 16, r12
	addl r14 = 4097, r0
	mov r1 = r37
	.mmi
	mov r41 = r0
	st1 [r34] = r0
	mov r39 = r0
	;;
	.mmi
	st4 [r40] = r14
	st4 [r32] = r0
	addl r38 = 1336, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	.endp larger_attributes#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"call(sched_setattr, 0, &a, 0)"
	.align 8
.LC27:
	stringz	"call(sched_setattr, 0, &a, 1)"
	.align 8
.LC28:
	stringz	"call(sched_setattr, -1, &a, 0)"
	.align 8
.LC29:
	stringz	"call(sched_setattr, 0, NULL, 0)"
	.align 8
.LC30:
	stringz	"call(sched_setattr, 0, no_access(), 0)"
	.align 8
.LC31:
	stringz	"call(sched_setattr, 1 << 22, &a, 0)"
	.align 8
.LC32:
	stringz	"  size %u\n"
	.align 8
.LC33:
	stringz	"call(sched_getattr, 0, &a, 47, 0)"
	.align 8
.LC34:
	stringz	"call(sched_getattr, 0, &a, 48, 1)"
	.align 8
.LC35:
	stringz	"call(sched_getattr, -1, &a, 48, 0)"
	.align 8
.LC36:
	stringz	"call(sched_getattr, 0, NULL, 48, 0)"
	.align 8
.LC37:
	stringz	"call(sched_getattr, 0, no_access(), 48, 0)"
	.align 8
.LC38:
	stringz	"call(sched_getattr, 1 << 22, &a, 48, 0)"
	.align 8
.LC39:
	stringz	"policy %d: %d to %d %d\n"
	.align 8
.LC40:
	stringz	"call(sched_setscheduler, 0, SCHED_RR, &p)"
	.align 8
.LC41:
	stringz	"call(sched_getscheduler, 0)"
	.align 8
.LC42:
	stringz	"call(sched_getparam, 0, &p)"
	.align 8
.LC43:
	stringz	"  priority %d\n"
	.align 8
.LC44:
	stringz	"call(sched_setparam, 0, &p)"
	.align 8
.LC45:
	stringz	"call(sched_getparam, getpid(), &p)"
	.align 8
.LC46:
	stringz	"call(sched_setscheduler, 0, SCHED_FIFO | SCHED_RESET_ON_FORK, &p)"
	.align 8
.LC47:
	stringz	"policy %x\n"
	.align 8
.LC48:
	stringz	"call(sched_setscheduler, 0, SCHED_OTHER, &p)"
	.align 8
.LC49:
	stringz	"call(sched_setscheduler, -1, SCHED_OTHER, &p)"
	.align 8
.LC50:
	stringz	"call(sched_setscheduler, 0, -1, &p)"
	.align 8
.LC51:
	stringz	"call(sched_setscheduler, 0, SCHED_OTHER, NULL)"
	.align 8
.LC52:
	stringz	"call(sched_setscheduler, 0, SCHED_OTHER, no_access())"
	.align 8
.LC53:
	stringz	"call(sched_setscheduler, 1 << 22, SCHED_OTHER, &p)"
	.align 8
.LC54:
	stringz	"call(sched_setscheduler, 0, 9, &p)"
	.align 8
.LC55:
	stringz	"call(sched_getscheduler, -1)"
	.align 8
.LC56:
	stringz	"call(sched_getscheduler, 1 << 22)"
	.align 8
.LC57:
	stringz	"call(sched_setparam, 0, NULL)"
	.align 8
.LC58:
	stringz	"call(sched_setparam, 0, no_access())"
	.align 8
.LC59:
	stringz	"call(sched_setparam, -1, &p)"
	.align 8
.LC60:
	stringz	"call(sched_setparam, 1 << 22, &p)"
	.align 8
.LC61:
	stringz	"call(sched_getparam, 0, NULL)"
	.align 8
.LC62:
	stringz	"call(sched_getparam, 0, no_access())"
	.align 8
.LC63:
	stringz	"call(sched_getparam, -1, &p)"
	.align 8
.LC64:
	stringz	"call(sched_getparam, 1 << 22, &p)"
	.align 8
.LC65:
	stringz	"sched_rr_get_interval(-1, &ts)"
	.align 8
.LC66:
	stringz	"sched_rr_get_interval(1 << 22, &ts)"
	.align 8
.LC67:
	stringz	"sched_rr_get_interval(0, &ts)"
	.align 8
.LC68:
	stringz	"  an interval of %d ms\n"
	.align 8
.LC69:
	stringz	"call(sched_setscheduler, 0, SCHED_FIFO, &p)"
	.align 8
.LC70:
	stringz	"  no interval %d\n"
	.align 8
.LC71:
	stringz	"call(sched_rr_get_interval, 0, no_access())"
	.align 8
.LC72:
	stringz	"getpriority(PRIO_PROCESS, 0)"
	.align 8
.LC73:
	stringz	"call(setpriority, PRIO_PROCESS, 0, 5)"
	.align 8
.LC74:
	stringz	"getpriority(PRIO_PROCESS, getpid())"
	.align 8
.LC75:
	stringz	"call(setpriority, PRIO_PROCESS, 0, -100)"
	.align 8
.LC76:
	stringz	"call(setpriority, PRIO_PROCESS, 0, 100)"
	.align 8
.LC77:
	stringz	"nice(-12)"
	.align 8
.LC78:
	stringz	"nice(100)"
	.align 8
.LC79:
	stringz	"nice(-1)"
	.align 8
.LC80:
	stringz	"setpgid(0, 0)"
	.align 8
.LC81:
	stringz	"call(setpriority, PRIO_PGRP, 0, 2)"
	.align 8
.LC82:
	stringz	"getpriority(PRIO_PGRP, getpid())"
	.align 8
.LC83:
	stringz	"getpriority(PRIO_PGRP, 1 << 22)"
	.align 8
.LC84:
	stringz	"call(setpriority, PRIO_PGRP, 1 << 22, 0)"
	.align 8
.LC85:
	stringz	"getpriority(3, 0)"
	.align 8
.LC86:
	stringz	"getpriority(-1, 0)"
	.align 8
.LC87:
	stringz	"call(setpriority, 3, 0, 0)"
	.align 8
.LC88:
	stringz	"getpriority(PRIO_PROCESS, 1 << 22)"
	.align 8
.LC89:
	stringz	"call(setpriority, PRIO_PROCESS, 1 << 22, 0)"
	.align 8
.LC90:
	stringz	"getpriority(PRIO_USER, 1 << 22)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 0, 22, 5, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	addl r49 = @ltoffx(stdout#), r1
	mov r52 = r1
	.save rp, r50
	mov r50 = b0
	;;
	.mmi
	ld8.mov r49 = [r49], stdout#
	adds r39 = 24, r12
	mov r57 = r0
	.mmi
	addl r56 = 1, r0
	mov r55 = r0
	adds r44 = 32, r12
	;;
	.mmi
	mov r36 = r39
	addl r48 = 3, r0
	adds r42 = 36, r12
	.mlx
	addl r47 = 1, r0
	movl r45 = 4294967344
	;;
	.mmi
	ld8 r54 = [r49]
	mov r38 = r39
	adds r33 = 20, r12
	.mmb
	addl r43 = 48, r0
	mov r40 = r39
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r52
	mov r34 = r33
	.save ar.lc, r53
	mov r53 = ar.lc
	.body
	.mmb
	mov r35 = r33
	addl r46 = 5, r0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st8 [r36] = r0, 8
	nop 0
	mov r1 = r52
	.mlx
	adds r15 = 16, r12
	movl r14 = 12884901936
	;;
	.mlx
	st8 [r36] = r0, 8
	movl r37 = @gprel(kinds.0#)
	.mlx
	st8 [r15] = r14
	movl r41 = @gprel(.LC39)
	;;
	.mmi
	st8 [r36] = r0, 8
	add r37 = r1, r37
	add r41 = r1, r41
	.mmi
	st4 [r44] = r48
	;;
	st8 [r36] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r36] = r0, 8
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r57 = r0
	mov r32 = r8
	adds r56 = 16, r12
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	adds r14 = 40, r12
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	st8 [r44] = r0
	addl r54 = 1336, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 48, r12
	.mmi
	st8 [r56] = r45
	nop 0
	mov r55 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 56, r12
	.mmi
	st4 [r32] = r0
	;;
	st8 [r14] = r0
	addl r14 = 7, r0
	.mmi
	st8 [r36] = r0
	;;
	st4 [r42] = r14
	nop 0
	.mmb
	st8 [r39] = r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st8 [r38] = r0, 8
	adds r56 = 16, r12
	mov r57 = r0
	.mlx
	mov r1 = r52
	movl r14 = 8589934640
	;;
	.mmi
	st8 [r38] = r0, 8
	st8 [r56] = r14
	nop 0
	.mmi
	addl r14 = 99, r0
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st8 [r38] = r0, 8
	st4 [r42] = r14
	nop 0
	;;
	.mmi
	st8 [r38] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r38] = r0
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st4 [r33] = r0, 4
	adds r56 = 16, r12
	addl r14 = 8, r0
	.mmi
	mov r57 = r0
	mov r1 = r52
	addl r54 = 1336, r0
	;;
	.mmi
	mov r33 = r44
	st4 [r56] = r43
	nop 0
	.mmi
	st8 [r39] = r14
	nop 0
	mov r55 = r0
	;;
	.mmi
	st4 [r33] = r0, 4
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st4 [r33] = r0, 4
	st4 [r42] = r48
	nop 0
	;;
	.mmi
	st4 [r33] = r0, 4
	;;
	st4 [r33] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r33] = r0, 4
	;;
	st4 [r33] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r33] = r0, 4
	;;
	st4 [r33] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r33] = r0, 4
	nop 0
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st4 [r34] = r0, 4
	adds r56 = 16, r12
	addl r14 = -30, r0
	.mmi
	mov r57 = r0
	mov r1 = r52
	addl r54 = 1336, r0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r56] = r43
	mov r55 = r0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r44] = r14
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	;;
	st4 [r34] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	;;
	st4 [r34] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	;;
	st4 [r34] = r0, 4
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st8 [r40] = r0, 8
	adds r56 = 16, r12
	mov r57 = r0
	.mlx
	mov r1 = r52
	movl r14 = 21474836528
	;;
	.mmi
	st8 [r40] = r0, 8
	st8 [r56] = r14
	addl r54 = 1336, r0
	.mmi
	mov r55 = r0
	;;
	st8 [r40] = r0, 8
	nop 0
	.mmi
	st4 [r32] = r0
	;;
	st8 [r40] = r0
	nop 0
	.mmi
	st8 [r38] = r0
	;;
	st8 [r36] = r0
	nop 0
	.mmb
	st4 [r44] = r46
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	mov r14 = r39
	adds r16 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	mov r56 = r16
	.mmi
	st8 [r16] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r32] = r0
	;;
	st8 [r14] = r0
	addl r14 = 30, r0
	.mmi
	nop 0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r44] = r14
	st8 [r38] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = show_attr#
	;;
	.mmi
	st4 [r35] = r0, 4
	adds r56 = 16, r12
	addl r57 = 1, r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r56] = r43
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	;;
	st4 [r35] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	;;
	st4 [r35] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r35] = r0, 4
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r0
	adds r56 = 16, r12
	mov r1 = r52
	.mmi
	addl r54 = 1336, r0
	st4 [r32] = r0
	addl r55 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC28)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1336, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r57 = r0
	mov r56 = r8
	mov r1 = r52
	.mmb
	addl r54 = 1336, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r0
	adds r56 = 16, r12
	mov r1 = r52
	.mlx
	addl r54 = 1336, r0
	movl r55 = 4194304
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC31)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	addl r14 = 47, r0
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	nop 0
	st4 [r56] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r52
	;;
	.mlx
	ld4 r14 = [r15]
	movl r54 = @gprel(.LC32)
	;;
	.mii
	cmp4.ltu p6, p7 = 47, r14
	add r54 = r1, r54
	;;
	(p6) addl r55 = 1, r0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r39
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r40] = r0
	nop 0
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 17179869232
	.mmi
	st8 [r38] = r0
	;;
	st8 [r56] = r14
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r39
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r40] = r0
	nop 0
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = -9223372036854775760
	.mmi
	st8 [r38] = r0
	;;
	st8 [r56] = r14
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r56] = r43
	nop 0
	;;
	.mmi
	mov r14 = r44
	st4 [r32] = r0
	nop 0
	.mmi
	st4 [r35] = r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st4 [r33] = r0
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 128, r0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r39
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r56] = r45
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r38] = r0
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r39
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r56] = r45
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 100, r0
	.mmi
	nop 0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r42] = r14
	st8 [r38] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r56 = 16, r12
	mov r57 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1336, r0
	mov r55 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r56] = r43
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r35] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r42] = r47
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	addl r57 = 47, r0
	adds r56 = 16, r12
	.mmi
	mov r1 = r52
	addl r54 = 1337, r0
	mov r55 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC33)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r58 = 1, r0
	addl r57 = 48, r0
	adds r56 = 16, r12
	.mmi
	mov r1 = r52
	addl r54 = 1337, r0
	mov r55 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC34)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	addl r57 = 48, r0
	adds r56 = 16, r12
	.mmi
	mov r1 = r52
	addl r54 = 1337, r0
	addl r55 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC35)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	addl r57 = 48, r0
	mov r56 = r0
	.mmi
	mov r1 = r52
	addl r54 = 1337, r0
	mov r55 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC36)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r56 = r8
	addl r57 = 48, r0
	.mmi
	mov r1 = r52
	addl r54 = 1337, r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC37)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	addl r57 = 48, r0
	adds r56 = 16, r12
	.mmi
	mov r1 = r52
	st4 [r32] = r0
	addl r54 = 1337, r0
	;;
	.mlx
	nop 0
	movl r55 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC38)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = larger_attributes#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r52
	mov ar.lc = 8
	.mmi
	nop 0
	;;
	st4 [r16] = r46
	nop 0
	.align 32
.L22:
	.mmi
	st4 [r32] = r0
	;;
	ld4 r33 = [r37], 4
	nop 0
	;;
	.mib
	mov r54 = r33
	nop 0
	br.call.sptk.many b0 = sched_get_priority_max#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r33
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = sched_get_priority_min#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r52
	mov r56 = r8
	.mmi
	mov r57 = r34
	mov r55 = r33
	mov r54 = r41
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r58 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r58 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r52
	br.cloop.sptk.few .L22
	.mmi
	adds r57 = 16, r12
	addl r56 = 2, r0
	addl r54 = 1163, r0
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC40)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	addl r54 = 1162, r0
	nop 0
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC41)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r52
	addl r54 = 1160, r0
	.mmi
	mov r55 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st4 [r56] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC42)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC43)
	.mmi
	nop 0
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 6, r0
	adds r56 = 16, r12
	mov r1 = r52
	.mmi
	addl r54 = 1161, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC44)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r15 = 16, r12
	mov r1 = r52
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st4 [r15] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r52
	nop 0
	.mmb
	mov r55 = r8
	addl r54 = 1160, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r16 = 16, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC43)
	.mmi
	nop 0
	ld4 r55 = [r16]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r56 = 16, r12
	mov r1 = r52
	addl r54 = 1161, r0
	.mmb
	mov r55 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC44)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 16, r12
	addl r14 = 3, r0
	mov r1 = r52
	.mlx
	addl r54 = 1163, r0
	movl r56 = 1073741825
	;;
	.mmi
	st4 [r57] = r14
	nop 0
	mov r55 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC46)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 1162, r0
	.mmb
	mov r55 = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC47)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.mmi
	addl r54 = 1162, r0
	nop 0
	mov r55 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC41)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld8 r54 = [r49]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r52
	mov r54 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L23:
	.mib
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r57 = 16, r12
	mov r1 = r52
	mov r56 = r0
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	st4 [r57] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC48)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	adds r15 = 16, r12
	adds r57 = 72, r12
	.mmi
	mov r1 = r52
	mov r56 = r0
	addl r54 = 1163, r0
	;;
	.mmi
	st8 [r15] = r14
	st4 [r57] = r0
	addl r55 = -1, r0
	;;
	.mmi
	nop 0
	st8 [r39] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC49)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 72, r12
	mov r1 = r52
	addl r56 = -1, r0
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC50)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r57 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC51)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r52
	mov r57 = r8
	mov r56 = r0
	.mmb
	addl r54 = 1163, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC52)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 72, r12
	mov r1 = r52
	mov r56 = r0
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 72, r12
	addl r56 = 9, r0
	mov r1 = r52
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC54)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	addl r54 = 1162, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC55)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 1162, r0
	.mlx
	st4 [r32] = r0
	movl r55 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC56)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r52
	addl r54 = 1161, r0
	.mmb
	st4 [r32] = r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC57)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r8
	nop 0
	.mmb
	addl r54 = 1161, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC58)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 72, r12
	mov r1 = r52
	addl r54 = 1161, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC59)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 72, r12
	mov r1 = r52
	addl r54 = 1161, r0
	.mlx
	st4 [r32] = r0
	movl r55 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC60)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r52
	addl r54 = 1160, r0
	.mmb
	st4 [r32] = r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC61)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r8
	nop 0
	.mmb
	addl r54 = 1160, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC62)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 72, r12
	mov r1 = r52
	addl r54 = 1160, r0
	.mmb
	st4 [r32] = r0
	addl r55 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC63)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r56 = 72, r12
	mov r1 = r52
	addl r54 = 1160, r0
	.mlx
	st4 [r32] = r0
	movl r55 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC64)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	adds r55 = 16, r12
	nop 0
	.mmb
	addl r54 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC65)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r55 = 16, r12
	.mlx
	st4 [r32] = r0
	movl r54 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC66)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r57 = 72, r12
	addl r14 = 1, r0
	addl r56 = 2, r0
	.mmi
	mov r1 = r52
	addl r54 = 1163, r0
	mov r55 = r0
	;;
	.mmi
	nop 0
	st4 [r57] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC40)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	adds r55 = 16, r12
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	ld8 r15 = [r39]
	movl r55 = 4835703278458516699
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r52
	;;
	.mmi
	setf.sig f7 = r55
	setf.sig f6 = r15
	shr r15 = r15, 63
	.mlx
	ld8 r16 = [r14]
	movl r54 = @gprel(.LC68)
	;;
	.mii
	nop 0
	dep.z r14 = r16, 5, 27
	add r54 = r1, r54
	;;
	.mii
	sub r14 = r14, r16
	nop 0
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	getf.sig r55 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r55 = r55, 18
	;;
	sub r55 = r55, r15
	;;
	.mib
	add r55 = r14, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r57 = 72, r12
	addl r56 = 1, r0
	mov r1 = r52
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC69)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	adds r55 = 16, r12
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC67)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r15 = [r39]
	mov r1 = r52
	;;
	.mlx
	ld8 r14 = [r16]
	movl r54 = @gprel(.LC70)
	;;
	.mii
	or r14 = r15, r14
	add r54 = r1, r54
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r57 = 72, r12
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1163, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	st4 [r57] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC48)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r8
	nop 0
	.mmb
	addl r54 = 1167, r0
	mov r55 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC71)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = processors#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC72)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 5, r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1102, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC73)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	.mmb
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC74)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = -100, r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1102, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC75)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC72)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 100, r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1102, r0
	st4 [r32] = r0
	mov r55 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC76)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC72)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = -12, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = nice#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC77)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC72)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 100, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = nice#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC78)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = nice#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC79)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC80)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r57 = 2, r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1102, r0
	st4 [r32] = r0
	addl r55 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC81)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	.mmb
	addl r54 = 1, r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC82)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r52
	movl r55 = 4194304
	.mmb
	addl r54 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC83)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r57 = r0
	movl r56 = 4194304
	.mmi
	mov r1 = r52
	addl r54 = 1102, r0
	addl r55 = 1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC84)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	addl r54 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC85)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	addl r54 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC86)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r57 = r0
	mov r56 = r0
	mov r1 = r52
	.mmi
	addl r54 = 1102, r0
	st4 [r32] = r0
	addl r55 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC87)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r52
	movl r55 = 4194304
	.mmb
	mov r54 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC88)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r57 = r0
	movl r56 = 4194304
	.mmi
	mov r1 = r52
	addl r54 = 1102, r0
	mov r55 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC89)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r52
	movl r55 = 4194304
	.mmb
	addl r54 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC90)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r52
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	kinds.0#, @object
	.size	kinds.0#, 36
kinds.0:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	5
	data4	6
	data4	8
	data4	-1
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
