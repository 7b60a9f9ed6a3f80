// 68a2f224f636f85ca4bfc5cce4b58fa1 guest-tests/process/trace-beyond.c
	.file	"trace-beyond.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc end#
end:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	addl r37 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	nop 0
	.mmb
	mov r37 = r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
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
	.endp end#
	.align 16
	.align 64
	.proc stopped_child#
stopped_child:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	mov r39 = r0
	mov r38 = r0
	nop 0
	.mmb
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r35
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r35
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L4:
	.mmi
	mov r38 = r0
	nop 0
	adds r37 = 16, r12
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp stopped_child#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"zeros"
	.align 8
.LC1:
	stringz	"bytes"
	.align 8
.LC2:
	stringz	"some"
	.align 8
.LC3:
	stringz	"none"
	.align 8
.LC4:
	stringz	"%s: peek %s"
	.align 8
.LC5:
	stringz	", poke %s"
	.align 8
.LC6:
	stringz	", read %s"
	.align 8
.LC7:
	stringz	", write %s\n"
	.text
	.align 16
	.align 64
	.proc access_it#
access_it:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	addl r14 = 8, r0
	.mmi
	adds r15 = 40, r12
	adds r37 = 48, r12
	adds r36 = 32, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r15 = 16, r12
	.mmi
	st8 [r37] = r0
	;;
	st8 [r15] = r34
	adds r15 = 24, r12
	.mmi
	nop 0
	st8 [r36] = r37
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r43 = r34
	mov r35 = r8
	mov r44 = r0
	.mmi
	mov r1 = r40
	mov r42 = r32
	addl r41 = 2, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	ld4 r41 = [r35]
	nop 0
	mov r1 = r40
	.mmi
	st8 [r37] = r8
	nop 0
	mov r42 = r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r41
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
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
	.mlx
	mov r1 = r40
	movl r44 = 72340172838076673
	.mmi
	mov r43 = r34
	mov r42 = r32
	addl r41 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L23
	;;
.L10:
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	adds r44 = 16, r12
	addl r43 = 1, r0
	mov r42 = r36
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L24
	;;
.L12:
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r41 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r46 = r0
	addl r45 = 1, r0
	.mmi
	adds r44 = 16, r12
	addl r43 = 1, r0
	mov r42 = r36
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L25
	;;
.L14:
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC3)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r32
	mov r43 = r34
	.mlx
	addl r41 = 5, r0
	movl r44 = 72340172838076673
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L10
.L23:
	.mib
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r36
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	adds r44 = 16, r12
	addl r43 = 1, r0
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L12
.L24:
	.mib
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r36
	mov r46 = r0
	.mmi
	addl r45 = 1, r0
	adds r44 = 16, r12
	addl r43 = 1, r0
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L14
.L25:
	.mib
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp access_it#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"shared"
	.align 8
.LC9:
	stringz	"private"
	.align 8
.LC10:
	stringz	"writable"
	.align 8
.LC11:
	stringz	"no access"
	.align 8
.LC12:
	stringz	"file"
	.align 8
.LC13:
	stringz	"%s, %s"
	.align 8
.LC14:
	stringz	"second page"
	.align 8
.LC15:
	stringz	"third page"
	.align 8
.LC16:
	stringz	"truncated, first page"
	.align 8
.LC17:
	stringz	"truncated, after the end"
	.align 8
.LC18:
	stringz	"truncated, second page"
	.align 8
.LC19:
	stringz	"size %ld\n"
	.align 8
.LC20:
	stringz	"grown, second page"
	.align 8
.LC21:
	stringz	"the file's bytes are %d and %d\n"
	.align 8
.LC22:
	stringz	"hole"
	.text
	.align 16
	.align 64
	.proc file#
file:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 10, 6, 0
	.fframe 240
	adds r12 = -240, r12
	addl r37 = @gprel(page#), gp
	.mlx
	mov r43 = r1
	movl r44 = @gprel(.LC12)
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	add r44 = r1, r44
	.mmb
	mov r45 = r0
	adds r38 = 241, r12
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	ld8 r35 = [r37]
	adds r39 = 240, r12
	mov r36 = r8
	.mmi
	mov r1 = r43
	st1 [r38] = r0
	mov r44 = r8
	;;
	.mmi
	shladd r45 = r35, 1, r0
	st1 [r39] = r0
	nop 0
	;;
	.mib
	add r34 = r45, r35
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r48 = r36
	mov r49 = r0
	mov r47 = r32
	.mmi
	mov r1 = r43
	mov r45 = r34
	addl r46 = 3, r0
	;;
	.mib
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 1, r0
	add r35 = r8, r35
	mov r1 = r43
	.mmi
	mov r46 = r33
	mov r45 = r34
	mov r44 = r8
	;;
	.mmi
	st1 [r35] = r14
	nop 0
	mov r34 = r8
	.mmb
	st1 [r8] = r14
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	cmp4.ne p8, p9 = 1, r32
	cmp4.eq p6, p7 = 0, r33
	nop 0
	.mmi
	mov r1 = r43
	addl r45 = 80, r0
	adds r44 = 160, r12
	;;
	.mlx
	nop 0
	(p9) movl r47 = @gprel(.LC8)
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p8) movl r47 = @gprel(.LC9)
	.mlx
	(p7) add r48 = r1, r48
	movl r46 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC11)
	.mmi
	(p9) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p8) add r47 = r1, r47
	(p6) add r48 = r1, r48
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	adds r44 = 160, r12
	mov r1 = r43
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = stopped_child#
	;;
	.mmi
	mov r1 = r43
	ld8 r46 = [r37]
	mov r35 = r8
	.mmi
	nop 0
	mov r44 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	.mmi
	nop 0
	add r46 = r34, r46
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	ld8 r46 = [r37]
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	.mmi
	nop 0
	shladd r46 = r46, 1, r0
	nop 0
	;;
	.mib
	add r46 = r34, r46
	add r45 = r1, r45
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r36
	.mmb
	addl r45 = 10, r0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r34
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	adds r46 = 16, r34
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	ld8 r46 = [r37]
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	.mmi
	nop 0
	add r46 = r34, r46
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r45 = 16, r12
	.mmb
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r14 = 64, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r40 = [r37]
	mov r1 = r43
	mov r44 = r36
	;;
	.mib
	shladd r45 = r40, 1, r0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r43
	add r46 = r34, r40
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r38
	mov r44 = r36
	.mmb
	mov r47 = r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	ld8 r47 = [r37]
	mov r1 = r43
	mov r45 = r39
	.mmb
	mov r44 = r36
	addl r46 = 1, r0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmi
	ld1 r46 = [r39]
	ld1 r45 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	.mib
	nop 0
	sxt1 r46 = r46
	nop 0
	;;
	.mib
	add r44 = r1, r44
	sxt1 r45 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r47 = [r37]
	mov r1 = r43
	.mmi
	mov r44 = r36
	addl r45 = 3, r0
	mov r46 = r0
	;;
	.mib
	shladd r47 = r47, 1, r0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r34
	mov r44 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mib
	mov r1 = r43
	mov r44 = r35
	br.call.sptk.many b0 = end#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp file#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"remap_file_pages: %s\n"
	.align 8
.LC24:
	stringz	"page %#lx"
	.align 8
.LC25:
	stringz	"page 0"
	.align 8
.LC26:
	stringz	"grown, first page"
	.align 8
.LC27:
	stringz	"grown, across"
	.align 8
.LC28:
	stringz	"no access, first page"
	.align 8
.LC29:
	stringz	"no access, second page"
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
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	addl r36 = @gprel(page#), gp
	;;
	.mib
	addl r42 = 30, r0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r40
	mov r47 = r0
	addl r46 = -1, r0
	.mmi
	addl r45 = 33, r0
	addl r44 = 3, r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(places.0#)
	.mlx
	mov r32 = r8
	movl r37 = @gprel(.LC24)
	;;
	.mmi
	add r35 = r1, r35
	add r37 = r1, r37
	nop 0
	.mmb
	mov r43 = r8
	st8 [r36] = r8
	br.call.sptk.many b0 = mmap#
	;;
	.mmb
	addl r14 = 1, r0
	mov r33 = r8
	nop 0
	.mmi
	mov r1 = r40
	ld8.a r34 = [r35]
	mov ar.lc = 7
	;;
	.mmi
	st1 [r8] = r14
	mov r46 = r0
	mov r44 = r0
	.mmi
	mov r43 = r32
	mov r42 = r33
	mov r45 = r34
	;;
	.mib
	chk.a.clr r34, .L46
.L47:
	nop 0
	br.call.sptk.many b0 = remap_file_pages#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
.L33:
	.mmi
	mov r45 = r34
	mov r44 = r37
	nop 0
	.mmb
	addl r43 = 40, r0
	adds r42 = 16, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L34
.L45:
	.mmi
	mov r45 = r0
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	addl r42 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r40
	mov r42 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L44:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r34
	mov r44 = r37
	.mmb
	addl r43 = 40, r0
	adds r42 = 16, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L45
.L34:
	.mmi
	mov r44 = r0
	adds r43 = 56, r12
	nop 0
	.mmb
	mov r42 = r8
	adds r35 = 8, r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r44 = r33
	mov r1 = r40
	nop 0
	.mmb
	adds r43 = 16, r12
	mov r42 = r32
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 9, r0
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L39
	.mmi
	nop 0
	mov r46 = r0
	mov r45 = r0
	.mmi
	ld8 r43 = [r36]
	mov r42 = r33
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap_file_pages#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = stopped_child#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r32 = r8
	.mmi
	mov r44 = r33
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mib
	mov r1 = r40
	mov r42 = r32
	br.call.sptk.many b0 = end#
	;;
	.mmi
	ld8 r14 = [r36]
	addl r45 = 1, r0
	mov r42 = r33
	.mmi
	mov r1 = r40
	;;
	shladd r44 = r14, 1, r0
	mov r43 = r14
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r40
	mov r32 = r8
	br.call.sptk.many b0 = stopped_child#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r33 = r8
	.mmi
	mov r42 = r8
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r40
	ld8 r44 = [r36]
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	.mmi
	nop 0
	add r44 = r32, r44
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r40
	ld8 r44 = [r36]
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	.mmi
	nop 0
	adds r44 = -4, r44
	nop 0
	;;
	.mib
	add r43 = r1, r43
	add r44 = r32, r44
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r44 = r0
	.mii
	mov r1 = r40
	mov r42 = r32
	;;
	shladd r43 = r14, 1, r0
	;;
	.mib
	add r43 = r43, r14
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r42 = r33
	mov r1 = r40
	br.call.sptk.many b0 = end#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = stopped_child#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r33 = r8
	.mmi
	mov r42 = r8
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mmi
	mov r1 = r40
	ld8 r44 = [r36]
	mov r42 = r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	.mmi
	nop 0
	add r44 = r32, r44
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = access_it#
	;;
	.mib
	mov r1 = r40
	mov r42 = r33
	br.call.sptk.many b0 = end#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 3, r0
	.mmb
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	.mmb
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 3, r0
	.mmb
	addl r42 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	.mmb
	addl r42 = 2, r0
	nop 0
	br.call.sptk.many b0 = file#
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
	.mmi
	ld8 r34 = [r35]
	mov r46 = r0
	mov r44 = r0
	.mmi
	mov r42 = r33
	ld8 r32 = [r36]
	nop 0
	;;
	.mib
	mov r43 = r32
	mov r45 = r34
	br.call.sptk.many b0 = remap_file_pages#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L44
.L46:
	.mmi
	nop 0
	ld8 r34 = [r35]
	nop 0
	;;
	.mib
	nop 0
	mov r45 = r34
	br .L47
	.endp main#
	.section	.rodata
	.align 8
	.type	places.0#, @object
	.size	places.0#, 64
places.0:
	data8	1
	data8	2
	data8	100
	data8	65536
	data8	1048575
	data8	1048576
	data8	2097152
	data8	67108863
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
