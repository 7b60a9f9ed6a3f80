// 18e6f1acdf792d8f0a9ebce8007261fb guest-tests/file/file-systems.c
	.file	"file-systems.c"
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
	addl r32 = @gprel(page.0#), gp
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
	stringz	"some"
	.align 8
.LC1:
	stringz	"no"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.align 8
.LC3:
	stringz	"%s: type %lx, blocks of %ld, fragments of %ld, names of %ld, %s blocks, %s files\n"
	.text
	.align 16
	.align 64
	.proc descriptor#
descriptor:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r33
	;;
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = fstatfs#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r36
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	mov r38 = r32
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 56, r12
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	ld8 r14 = [r14]
	cmp.eq p8, p9 = 0, r15
	add r37 = r1, r37
	;;
	.mlx
	cmp.eq p6, p7 = 0, r14
	(p9) movl r43 = @gprel(.LC0)
	.mmi
	adds r14 = 80, r12
	;;
	ld8 r42 = [r14]
	adds r14 = 88, r12
	.mlx
	(p9) add r43 = r1, r43
	(p7) movl r44 = @gprel(.LC0)
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 24, r12
	.mlx
	(p7) add r44 = r1, r44
	(p8) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC1)
	.mmi
	ld8 r40 = [r14]
	adds r14 = 16, r12
	(p8) add r43 = r1, r43
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	.mmb
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
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
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp descriptor#
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
	movl r36 = @gprel(.LC2)
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
.LC4:
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
	(p6) br.cond.dpnt .L19
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
	(p7) br.cond.dpnt .L26
.L19:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
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
.L26:
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
	movl r37 = @gprel(.LC2)
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
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"socketpair"
	.align 8
.LC7:
	stringz	"socket"
	.align 8
.LC8:
	stringz	"eventfd"
	.align 8
.LC9:
	stringz	"epoll"
	.align 8
.LC10:
	stringz	"m"
	.align 8
.LC11:
	stringz	"memfd"
	.align 8
.LC12:
	stringz	"/proc/self/stat"
	.align 8
.LC13:
	stringz	"none"
	.align 8
.LC14:
	stringz	"/proc"
	.align 8
.LC15:
	stringz	"statvfs(\"/proc\", &v)"
	.align 8
.LC16:
	stringz	"v.f_namemax"
	.align 8
.LC17:
	stringz	"call(statfs, \"/proc\", no_access())"
	.align 8
.LC18:
	stringz	"call(fstatfs, 0, no_access())"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 14, 8, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	movl r33 = @gprel(paths.1#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	.mlx
	addp4 r40 = 4294967295 - 0x100000000, r0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r33 = r1, r33
	adds r39 = 24, r12
	adds r38 = 88, r12
	.mmi
	adds r37 = 80, r12
	adds r36 = 32, r12
	adds r35 = 56, r12
	;;
	.mmi
	add r34 = r1, r34
	add r41 = r1, r41
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 9
	.align 32
.L32:
	.mmi
	ld8 r32 = [r33], 8
	nop 0
	adds r47 = 16, r12
	;;
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = statfs#
	;;
	.mmi
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r34
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	ld8 r14 = [r35]
	ld8 r15 = [r36]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	cmp.eq p8, p9 = 0, r15
	adds r14 = 16, r12
	.mmi
	ld8 r51 = [r37]
	ld8 r50 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	(p9) movl r52 = @gprel(.LC0)
	.mlx
	ld8 r48 = [r14]
	(p7) movl r53 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p8) movl r52 = @gprel(.LC1)
	.mmi
	(p7) add r53 = r1, r53
	ld8 r49 = [r39]
	and r48 = r40, r48
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC1)
	.mmi
	nop 0
	(p9) add r52 = r1, r52
	nop 0
	;;
	.mib
	(p8) add r52 = r1, r52
	(p6) add r53 = r1, r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L32
.L41:
	.mmi
	nop 0
	adds r32 = 136, r12
	nop 0
	;;
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC5)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	nop 0
	ld4 r47 = [r32]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	mov r49 = r32
	mov r48 = r0
	addl r46 = 1, r0
	.mmb
	mov r1 = r44
	addl r47 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC6)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	.mmi
	nop 0
	ld4 r47 = [r32]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r0
	.mmb
	mov r47 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mib
	mov r1 = r44
	addl r46 = 1, r0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r47 = -1, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r32 = r8
	.mmi
	adds r47 = 16, r12
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	adds r14 = 96, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	.mmi
	nop 0
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r8
	addl r46 = 1103, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r8
	nop 0
	.mmb
	addl r46 = 1104, r0
	mov r47 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r46 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r8
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L32
	.mib
	nop 0
	nop 0
	br .L41
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"/proc/self"
	.align 8
.LC20:
	stringz	"/proc/self/fd"
	.align 8
.LC21:
	stringz	"/proc/version"
	.align 8
.LC22:
	stringz	"/proc/self/mem"
	.align 8
.LC23:
	stringz	"/sys"
	.align 8
.LC24:
	stringz	"/dev/shm"
	.align 8
.LC25:
	stringz	"/dev/pts"
	.align 8
.LC26:
	stringz	"/none"
	.align 8
.LC27:
	stringz	""
	.section	.rodata
	.align 8
	.type	paths.1#, @object
	.size	paths.1#, 80
paths.1:
	data8	.LC14
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
