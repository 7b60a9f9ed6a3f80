// 717e8f536f4b4984f3f5ae607bade904
	.file	"descriptors.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" (closed by exec)"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"  open:"
	.align 8
.LC3:
	stringz	" %d%s"
	.text
	.align 16
	.align 64
	.proc show_descriptors#
show_descriptors:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 3, 0
	movl r33 = @gprel(.LC3)
	.mlx
	mov r36 = r1
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	add r33 = r1, r33
	add r38 = r1, r38
	.save rp, r34
	mov r34 = b0
	.mmb
	addl r32 = 40, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	mov ar.lc = 9
	.align 32
.L4:
	.mib
	mov r38 = r32
	addl r39 = 1, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	tbit.z p8, p9 = r8, 0
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r39 = r32
	mov r38 = r33
	;;
	.mlx
	nop 0
	(p9) movl r40 = @gprel(.LC0)
	.mmb
	adds r32 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mlx
	nop 0
	(p8) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p9) add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	(p8) add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L2:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L4
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp show_descriptors#
	.align 16
	.align 64
	.proc shares#
shares:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	addl r38 = 4, r0
	addl r37 = 45, r0
	nop 0
	.mmb
	addl r36 = 40, r0
	addl r35 = 1460, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
.L13:
	.mib
	nop 0
	addl r35 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	.mmi
	addl r35 = 1460, r0
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 48, r0
	addl r36 = 46, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r1 = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L13
	;;
	.mmi
	(p6) addl r35 = 6, r0
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp shares#
	.align 16
	.align 64
	.proc unshares#
unshares:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	addl r38 = 2, r0
	addl r37 = 45, r0
	nop 0
	.mmb
	addl r36 = 40, r0
	addl r35 = 1460, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L26
.L21:
	.mib
	nop 0
	addl r35 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L26:
	.mib
	addl r36 = 1, r0
	addl r35 = 41, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dptk .L21
	.mib
	addl r36 = 1, r0
	addl r35 = 46, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	addl r35 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp unshares#
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
	(p7) br.cond.dpnt .L31
	br.ret.sptk.many b0
.L31:
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
	.align 16
	.align 64
	.proc openat_2#
openat_2:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 5, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r44 = r33
	mov r43 = r32
	;;
	.mmi
	adds r14 = 160, r12
	nop 0
	addl r46 = 24, r0
	.mmi
	addl r42 = 1461, r0
	nop 0
	mov r37 = r0
	;;
	.mmi
	mov r45 = r14
	st8 [r14] = r34
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r8
	mov r1 = r41
	adds r43 = 16, r12
	.mmb
	mov r38 = r8
	mov r42 = r8
	(p6) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r41
	mov r42 = r38
	;;
	.mmi
	(p7) adds r14 = 40, r12
	nop 0
	(p7) addl r37 = 511, r0
	;;
	.mmi
	nop 0
	(p7) ld4 r8 = [r14]
	nop 0
	;;
	.mib
	(p7) and r37 = r37, r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r41
	sxt4 r8 = r37
.L32:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp openat_2#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"  %s: %d bytes, %s: %d bytes\n"
	.text
	.align 16
	.align 64
	.proc show_files#
show_files:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 5, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mib
	adds r39 = 160, r12
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 16, r12
	nop 0
	.mmb
	mov r38 = r33
	mov r34 = r8
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	addl r40 = -1, r0
	mov r1 = r37
	.mmi
	addl r42 = -1, r0
	mov r41 = r33
	mov r39 = r32
	;;
	.mlx
	(p7) adds r14 = 208, r12
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) ld4 r40 = [r14]
	cmp4.ne p6, p7 = 0, r8
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	(p7) adds r14 = 64, r12
	nop 0
	;;
	.mib
	(p7) ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp show_files#
	.section	.rodata.str1.8
	.align 8
.LC5:
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
	movl r36 = @gprel(.LC5)
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
.LC6:
	stringz	"open"
	.align 8
.LC7:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r38 = r32
	;;
	.mib
	addl r40 = 420, r0
	addl r39 = 577, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC6)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r38 = r34
	mov r40 = r8
	nop 0
	.mmb
	mov r39 = r33
	mov r1 = r37
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC7)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
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
	.endp make#
	.section	.rodata.str1.8
	.align 8
.LC8:
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
	(p6) br.cond.dpnt .L51
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
	(p7) br.cond.dpnt .L58
.L51:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
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
.L58:
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
	movl r37 = @gprel(.LC5)
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
.LC9:
	stringz	"new"
	.align 8
.LC10:
	stringz	"call(openat2, dir, \"new\", how, 23)"
	.align 8
.LC11:
	stringz	"call(openat2, dir, \"new\", how, 0)"
	.align 8
.LC12:
	stringz	"call(openat2, dir, \"new\", how, 4096) > 2"
	.align 8
.LC13:
	stringz	"call(openat2, dir, \"new\", how, 30) > 2"
	.align 8
.LC14:
	stringz	"call(openat2, dir, \"new\", how, 31)"
	.align 8
.LC15:
	stringz	"call(openat2, dir, \"new\", no_access(), 24)"
	.text
	.align 16
	.align 64
	.proc opening_sizes#
opening_sizes:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	.fframe 4112
	adds r12 = -4112, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r34 = @gprel(.LC9)
	;;
	.mmi
	adds r14 = 16, r12
	add r34 = r1, r34
	nop 0
	.mmi
	adds r38 = 24, r12
	addl r40 = 4092, r0
	mov r39 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r41 = 16, r12
	mov r33 = r8
	mov r40 = r34
	.mmi
	mov r1 = r37
	addl r42 = 23, r0
	mov r39 = r32
	;;
	.mmi
	nop 0
	addl r38 = 1461, r0
	nop 0
	.mmb
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
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r41 = 16, r12
	mov r40 = r34
	mov r1 = r37
	.mmi
	mov r42 = r0
	mov r39 = r32
	addl r38 = 1461, r0
	;;
	.mib
	st4 [r33] = r0
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
	mov r39 = r32
	adds r41 = 16, r12
	mov r40 = r34
	.mmi
	mov r1 = r37
	addl r42 = 4096, r0
	addl r38 = 1461, r0
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.lt p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
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
	adds r14 = 46, r12
	addl r15 = 1, r0
	mov r39 = r32
	.mmi
	adds r41 = 16, r12
	mov r40 = r34
	mov r1 = r37
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	addl r42 = 30, r0
	.mmb
	addl r38 = 1461, r0
	st4 [r33] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.lt p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
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
	adds r41 = 16, r12
	mov r40 = r34
	addl r42 = 31, r0
	.mmi
	mov r1 = r37
	mov r39 = r32
	addl r38 = 1461, r0
	;;
	.mib
	st4 [r33] = r0
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
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r8
	addl r42 = 24, r0
	.mmi
	mov r40 = r34
	mov r39 = r32
	addl r38 = 1461, r0
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
	movl r38 = @gprel(.LC15)
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
	adds r12 = 4112, r12
	br.ret.sptk.many b0
	.endp opening_sizes#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"d"
	.align 8
.LC17:
	stringz	"mkdir"
	.align 8
.LC18:
	stringz	"dup2"
	.align 8
.LC19:
	stringz	"call(close_range, 43, 45, 0)"
	.align 8
.LC20:
	stringz	"call(close_range, 41, 42, CLOSE_RANGE_CLOEXEC)"
	.align 8
.LC21:
	stringz	"call(close_range, 47, 47, 0)"
	.align 8
.LC22:
	stringz	"call(close_range, 46, 45, 0)"
	.align 8
.LC23:
	stringz	"call(close_range, 46, 46, 1)"
	.align 8
.LC24:
	stringz	"call(close_range, 46, 46, 8)"
	.align 8
.LC25:
	stringz	"call(close_range, 48, ~0u, CLOSE_RANGE_UNSHARE)"
	.align 8
.LC26:
	stringz	"call(close_range, 40, ~0u, CLOSE_RANGE_UNSHARE | CLOSE_RANGE_CLOEXEC)"
	.align 8
.LC27:
	stringz	"call(close_range, 40, 1u << 30, 0)"
	.align 8
.LC28:
	stringz	"waitpid(pid, &status, 0) == pid"
	.align 8
.LC29:
	stringz	"  status %d\n"
	.align 8
.LC30:
	stringz	"call(dup3, 0, 40, O_CLOEXEC)"
	.align 8
.LC31:
	stringz	"call(dup3, 0, 41, 0)"
	.align 8
.LC32:
	stringz	"call(dup3, 0, 0, 0)"
	.align 8
.LC33:
	stringz	"call(dup3, 0, 42, O_NONBLOCK)"
	.align 8
.LC34:
	stringz	"call(dup3, -1, 42, 0)"
	.align 8
.LC35:
	stringz	"call(dup3, 42, 43, 0)"
	.align 8
.LC36:
	stringz	"call(dup3, 0, -1, 0)"
	.align 8
.LC37:
	stringz	"call(dup3, 0, 1 << 28, 0)"
	.align 8
.LC38:
	stringz	"dup2(40, 40)"
	.align 8
.LC39:
	stringz	"dup2(43, 43)"
	.align 8
.LC40:
	stringz	"dup2(0, -1)"
	.align 8
.LC41:
	stringz	"dup2(0, 40)"
	.align 8
.LC42:
	stringz	"close(40)"
	.align 8
.LC43:
	stringz	"close(-1)"
	.align 8
.LC44:
	stringz	"close(41)"
	.align 8
.LC45:
	stringz	"dup(41)"
	.align 8
.LC46:
	stringz	"sub"
	.align 8
.LC47:
	stringz	"link"
	.align 8
.LC48:
	stringz	"symlink"
	.align 8
.LC49:
	stringz	"up"
	.align 8
.LC50:
	stringz	".."
	.align 8
.LC51:
	stringz	"root"
	.align 8
.LC52:
	stringz	"/"
	.align 8
.LC53:
	stringz	"openat_2(dir, \"new\", O_CREAT | O_RDWR, 0640, 0)"
	.align 8
.LC54:
	stringz	"openat_2(dir, \"new\", O_CREAT | O_EXCL | O_RDWR, 0640, 0)"
	.align 8
.LC55:
	stringz	"openat_2(dir, \"new\", O_RDWR, 0, 0)"
	.align 8
.LC56:
	stringz	"openat_2(dir, \"new\", O_RDWR, 0640, 0)"
	.align 8
.LC57:
	stringz	"other"
	.align 8
.LC58:
	stringz	"openat_2(dir, \"other\", O_CREAT | O_RDWR, 010000, 0)"
	.align 8
.LC59:
	stringz	"openat_2(dir, \"new\", 1ull << 40, 0, 0)"
	.align 8
.LC60:
	stringz	"openat_2(dir, \"new\", 1u << 31, 0, 0)"
	.align 8
.LC61:
	stringz	"openat_2(dir, \"new\", O_PATH | O_RDWR, 0, 0)"
	.align 8
.LC62:
	stringz	"openat_2(dir, \"new\", O_PATH | O_CLOEXEC, 0, 0)"
	.align 8
.LC63:
	stringz	"openat_2(dir, \"new\", O_PATH | O_TRUNC, 0, 0)"
	.align 8
.LC64:
	stringz	"openat_2(dir, \"new\", 0, 0, 1 << 6)"
	.align 8
.LC65:
	stringz	"missing"
	.align 8
.LC66:
	stringz	"openat_2(dir, \"missing\", 0, 0, 0)"
	.align 8
.LC67:
	stringz	"openat_2(dir, \"link\", 0, 0, RESOLVE_NO_SYMLINKS)"
	.align 8
.LC68:
	stringz	"openat_2(dir, \"link\", O_DIRECTORY, 0, RESOLVE_BENEATH)"
	.align 8
.LC69:
	stringz	"openat_2(dir, \"new\", 0, 0, RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH)"
	.align 8
.LC70:
	stringz	"openat_2(dir, \"up\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC71:
	stringz	"openat_2(dir, \"..\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC72:
	stringz	"openat_2(dir, \"/\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC73:
	stringz	"openat_2(dir, \"root\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC74:
	stringz	"root/new"
	.align 8
.LC75:
	stringz	"openat_2(dir, \"root/new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC76:
	stringz	"../../new"
	.align 8
.LC77:
	stringz	"openat_2(dir, \"../../new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC78:
	stringz	"/sub/../new"
	.align 8
.LC79:
	stringz	"openat_2(dir, \"/sub/../new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC80:
	stringz	"/new"
	.align 8
.LC81:
	stringz	"openat_2(dir, \"/new\", 0, 0, RESOLVE_IN_ROOT | RESOLVE_BENEATH)"
	.align 8
.LC82:
	stringz	"/proc/self/exe"
	.align 8
.LC83:
	stringz	"openat_2(AT_FDCWD, \"/proc/self/exe\", 0, 0, RESOLVE_NO_MAGICLINKS)"
	.align 8
.LC84:
	stringz	"openat_2(AT_FDCWD, \"/proc/self/exe\", 0, 0, RESOLVE_NO_XDEV)"
	.align 8
.LC85:
	stringz	"openat_2(dir, \"sub\", 0, 0, RESOLVE_NO_XDEV)"
	.align 8
.LC86:
	stringz	"openat_2(-1, \"new\", 0, 0, 0)"
	.align 8
.LC87:
	stringz	"openat_2(0, \"new\", 0, 0, 0)"
	.align 8
.LC88:
	stringz	"openat_2(dir, (const char *)no_access(), 0, 0, 0)"
	.align 8
.LC89:
	stringz	"a"
	.align 8
.LC90:
	stringz	"d/a"
	.align 8
.LC91:
	stringz	"bcd"
	.align 8
.LC92:
	stringz	"d/b"
	.align 8
.LC93:
	stringz	"b"
	.align 8
.LC94:
	stringz	"call(renameat2, dir, \"a\", dir, \"b\", RENAME_NOREPLACE)"
	.align 8
.LC95:
	stringz	"call(renameat2, dir, \"a\", dir, \"b\", RENAME_EXCHANGE)"
	.align 8
.LC96:
	stringz	"c"
	.align 8
.LC97:
	stringz	"call(renameat2, dir, \"a\", dir, \"c\", RENAME_NOREPLACE)"
	.align 8
.LC98:
	stringz	"d/c"
	.align 8
.LC99:
	stringz	"call(renameat2, dir, \"c\", AT_FDCWD, \"d/b\", 0)"
	.align 8
.LC100:
	stringz	"call(renameat2, dir, \"b\", dir, \"c\", RENAME_EXCHANGE)"
	.align 8
.LC101:
	stringz	"none"
	.align 8
.LC102:
	stringz	"call(renameat2, dir, \"none\", dir, \"b\", RENAME_EXCHANGE)"
	.align 8
.LC103:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub\", RENAME_EXCHANGE)"
	.align 8
.LC104:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub\", 0)"
	.align 8
.LC105:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", RENAME_NOREPLACE | RENAME_EXCHANGE)"
	.align 8
.LC106:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", RENAME_WHITEOUT | RENAME_EXCHANGE)"
	.align 8
.LC107:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", 8)"
	.align 8
.LC108:
	stringz	"call(renameat2, dir, \"sub\", dir, \"sub\", RENAME_NOREPLACE)"
	.align 8
.LC109:
	stringz	"sub/../b/x"
	.align 8
.LC110:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub/../b/x\", RENAME_EXCHANGE)"
	.align 8
.LC111:
	stringz	"b/x"
	.align 8
.LC112:
	stringz	"call(renameat2, dir, \"b\", dir, \"b/x\", 0)"
	.align 8
.LC113:
	stringz	"call(renameat2, -1, \"b\", dir, \"c\", 0)"
	.align 8
.LC114:
	stringz	"call(renameat2, dir, \"b\", -1, \"c\", 0)"
	.align 8
.LC115:
	stringz	"call(renameat2, dir, no_access(), dir, \"c\", 0)"
	.align 8
.LC116:
	stringz	"call(renameat2, dir, \"b\", dir, no_access(), 0)"
	.align 8
.LC117:
	stringz	"moved"
	.align 8
.LC118:
	stringz	"renameat(dir, \"sub\", dir, \"moved\")"
	.align 8
.LC119:
	stringz	"renameat(dir, \"moved\", -1, \"moved\")"
	.align 8
.LC120:
	stringz	"renameat(-1, \"moved\", dir, \"moved\")"
	.align 8
.LC121:
	stringz	"d/moved"
	.align 8
.LC122:
	stringz	"rename(\"d/moved\", \"d/b\")"
	.align 8
.LC123:
	stringz	"d/missing"
	.align 8
.LC124:
	stringz	"rename(\"d/missing\", \"d/b\")"
	.align 8
.LC125:
	stringz	"rename((const char *)no_access(), \"d/b\")"
	.align 8
.LC126:
	stringz	"d/sub"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 17, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	nop 0
	mov r47 = r1
	nop 0
	;;
	.mib
	addl r49 = 18, r0
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r50 = 493, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r47
	(p7) br.cond.spnt .L71
	;;
	.mmi
	nop 0
	(p6) addl r32 = 40, r0
	(p6) mov ar.lc = 9
	;;
	.align 32
.L62:
	.mmi
	mov r50 = r32
	nop 0
	mov r49 = r0
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L95
	br.cloop.sptk.few .L62
	;;
	.mlx
	adds r38 = 16, r12
	movl r37 = @gprel(stack.1#)
	.mmi
	adds r36 = 32, r12
	addl r39 = 2, r0
	addl r44 = 255, r0
	;;
	.mib
	add r37 = r1, r37
	addl r33 = 40, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r47
	mov r32 = r8
	mov r52 = r0
	.mmi
	addl r51 = 45, r0
	addl r49 = 1460, r0
	addl r50 = 43, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	.mlx
	st4 [r8] = r0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r49 = r1, r49
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	addl r52 = 4, r0
	addl r51 = 42, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 41, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	;;
	.mib
	add r49 = r1, r49
	add r34 = r1, r34
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 47, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 47, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC21)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 45, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 43, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 45, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 46, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	addl r51 = 46, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 46, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC23)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 8, r0
	addl r51 = 46, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 46, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	addl r52 = 2, r0
	addl r51 = -1, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 48, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	addl r52 = 6, r0
	addl r51 = -1, r0
	mov r1 = r47
	.mmi
	addl r49 = 1460, r0
	st4 [r32] = r0
	addl r50 = 40, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mlx
	mov r52 = r0
	movl r51 = 1073741824
	.mmi
	mov r1 = r47
	addl r49 = 1460, r0
	addl r50 = 40, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	mov r1 = r47
	st4 [r36] = r0
	mov ar.lc = 9
	;;
	.mmi
	addl r14 = @ltoff(@fptr(unshares#)), gp
	nop 0
	addl r15 = @ltoff(@fptr(shares#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r38] = r14
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
	.align 32
.L65:
	.mmi
	mov r50 = r33
	nop 0
	mov r49 = r0
	.mmb
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L96
	br.cloop.sptk.few .L65
	.mmi
	mov r53 = r0
	addl r52 = 1041, r0
	addl r51 = 65536, r0
	.mmb
	mov r50 = r37
	ld8 r49 = [r38], 8
	br.call.sptk.many b0 = __clone2#
	;;
	.mmi
	mov r35 = r8
	mov r51 = r0
	mov r1 = r47
	.mmi
	mov r50 = r36
	mov r49 = r8
	addl r33 = 40, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r35
	nop 0
	mov r1 = r47
	.mii
	mov r50 = r43
	mov r49 = r42
	;;
	(p6) addl r51 = 1, r0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r50 = [r36]
	mov r1 = r47
	mov r49 = r41
	;;
	.mii
	nop 0
	extr r50 = r50, 8, 24
	nop 0
	;;
	.mib
	and r50 = r44, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	mov r49 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov ar.lc = 9
	.align 32
.L68:
	.mib
	addl r50 = 1, r0
	mov r49 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r47
	nop 0
	.mmb
	mov r50 = r33
	mov r49 = r34
	(p6) br.cond.dpnt .L66
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r8, 0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
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
	nop 0
	(p6) add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L66:
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L68
	;;
	.mmi
	addl r14 = 65536, r0
	addl r49 = 10, r0
	addl r33 = 40, r0
	;;
	.mib
	add r37 = r37, r14
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmb
	cmp4.ne p6, p7 = 1, r39
	mov r1 = r47
	nop 0
	.mib
	addl r39 = 1, r0
	mov ar.lc = 9
	(p7) br.cond.dpnt .L97
	;;
	.mib
	st4 [r36] = r0
	nop 0
	br .L65
.L97:
	.mmi
	mov r51 = r0
	nop 0
	addl r50 = -1, r0
	.mmb
	addl r49 = 40, r0
	nop 0
	br.call.sptk.many b0 = close_range#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 524288, r0
	addl r51 = 40, r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC30)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 41, r0
	mov r1 = r47
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC31)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r0
	mov r51 = r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC32)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r52 = 2048, r0
	addl r51 = 42, r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC33)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r0
	addl r51 = 42, r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r0
	addl r51 = 43, r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	addl r50 = 42, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC35)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1316, r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC36)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r52 = r0
	movl r51 = 268435456
	.mmi
	mov r1 = r47
	addl r49 = 1316, r0
	mov r50 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r50 = 40, r0
	nop 0
	.mmb
	addl r49 = 40, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC38)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r50 = 43, r0
	nop 0
	.mmb
	addl r49 = 43, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC39)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r50 = -1, r0
	nop 0
	.mmb
	mov r49 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC40)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r50 = 40, r0
	nop 0
	.mmb
	mov r49 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC41)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = show_descriptors#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = 40, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC42)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = 40, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC42)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC43)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = 41, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC44)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = 41, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC45)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r50 = 65536, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC6)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC46)
	.mmi
	mov r49 = r33
	nop 0
	addl r51 = 493, r0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = mkdirat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r50 = r33
	nop 0
	(p6) br.cond.spnt .L71
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC47)
	.mlx
	nop 0
	movl r49 = @gprel(.LC46)
	;;
	.mib
	add r51 = r1, r51
	add r49 = r1, r49
	br.call.sptk.many b0 = symlinkat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r50 = r33
	nop 0
	(p7) br.cond.spnt .L73
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC49)
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	;;
	.mib
	add r51 = r1, r51
	add r49 = r1, r49
	br.call.sptk.many b0 = symlinkat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r50 = r33
	nop 0
	(p6) br.cond.spnt .L73
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC51)
	.mlx
	nop 0
	movl r49 = @gprel(.LC52)
	;;
	.mib
	add r51 = r1, r51
	add r49 = r1, r49
	br.call.sptk.many b0 = symlinkat#
	;;
	.mmi
	mov r1 = r47
	cmp4.eq p6, p7 = -1, r8
	mov r53 = r0
	.mmb
	addl r52 = 416, r0
	addl r51 = 66, r0
	(p6) br.cond.spnt .L73
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	mov r49 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC53)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	addl r52 = 416, r0
	.mmi
	addl r51 = 194, r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC54)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mmi
	addl r51 = 2, r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	addl r52 = 416, r0
	.mmi
	addl r51 = 2, r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC56)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	addl r52 = 4096, r0
	.mmi
	addl r51 = 66, r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC57)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC58)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mlx
	mov r49 = r33
	movl r51 = 1099511627776
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC59)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mlx
	mov r49 = r33
	movl r51 = 2147483648
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC60)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mlx
	mov r49 = r33
	movl r51 = 2097154
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC61)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mlx
	mov r49 = r33
	movl r51 = 2621440
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC62)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mlx
	mov r49 = r33
	movl r51 = 2097664
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC63)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 64, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC64)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC65)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC66)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 4, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC47)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC67)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 8, r0
	mov r52 = r0
	.mmi
	addl r51 = 65536, r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC47)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 12, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 8, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC49)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC70)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 8, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC50)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC71)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 8, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC52)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 8, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC51)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC73)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 16, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC74)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC75)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 16, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC76)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 16, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC78)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 24, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC80)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC81)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 2, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	addl r49 = -100, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC82)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC83)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 1, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	addl r49 = -100, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC82)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC84)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	addl r53 = 1, r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r33
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC46)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC85)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC86)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r0
	mov r52 = r0
	.mmi
	mov r51 = r0
	st4 [r32] = r0
	mov r49 = r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC87)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r53 = r0
	mov r52 = r0
	mov r51 = r0
	.mmi
	mov r1 = r47
	mov r49 = r33
	mov r50 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = openat_2#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC88)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r47
	mov r49 = r33
	br.call.sptk.many b0 = opening_sizes#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC89)
	.mlx
	nop 0
	movl r49 = @gprel(.LC90)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = make#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC91)
	.mlx
	nop 0
	movl r49 = @gprel(.LC92)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 1, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	.mlx
	nop 0
	movl r51 = @gprel(.LC89)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC94)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	.mlx
	nop 0
	movl r49 = @gprel(.LC90)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show_files#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 2, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	.mlx
	nop 0
	movl r51 = @gprel(.LC89)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC95)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	.mlx
	nop 0
	movl r49 = @gprel(.LC90)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show_files#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 1, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC96)
	.mlx
	nop 0
	movl r51 = @gprel(.LC89)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC97)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC98)
	.mlx
	nop 0
	movl r49 = @gprel(.LC90)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show_files#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r52 = -100, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC92)
	.mlx
	nop 0
	movl r51 = @gprel(.LC96)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC99)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	.mlx
	nop 0
	movl r49 = @gprel(.LC98)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show_files#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 2, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC96)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC100)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 2, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	.mlx
	nop 0
	movl r51 = @gprel(.LC101)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC102)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 2, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC46)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC103)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	mov r54 = r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC46)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC104)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 3, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mib
	mov r51 = r53
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC105)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 6, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mib
	mov r51 = r53
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC106)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 8, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC93)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mib
	mov r51 = r53
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC107)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 1, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC46)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mib
	mov r51 = r53
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC108)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	addl r54 = 2, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC109)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC110)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	mov r54 = r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC111)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC112)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	mov r54 = r0
	.mmi
	addl r49 = 1338, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC96)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC113)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	mov r54 = r0
	addl r52 = -1, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC96)
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC114)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r47
	mov r52 = r33
	mov r51 = r8
	.mmi
	mov r54 = r0
	mov r50 = r33
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC96)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC115)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r47
	mov r53 = r8
	mov r54 = r0
	.mmi
	mov r52 = r33
	mov r50 = r33
	addl r49 = 1338, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC93)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC116)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r33
	.mmi
	mov r49 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC117)
	.mlx
	nop 0
	movl r50 = @gprel(.LC46)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = renameat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC118)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r51 = -1, r0
	.mmi
	mov r49 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC117)
	;;
	.mmi
	nop 0
	add r52 = r1, r52
	nop 0
	;;
	.mib
	mov r50 = r52
	nop 0
	br.call.sptk.many b0 = renameat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC119)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r33
	.mmi
	st4 [r32] = r0
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC117)
	;;
	.mmi
	nop 0
	add r52 = r1, r52
	nop 0
	;;
	.mib
	mov r50 = r52
	nop 0
	br.call.sptk.many b0 = renameat#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC120)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	.mlx
	nop 0
	movl r49 = @gprel(.LC121)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC122)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r47
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	.mlx
	nop 0
	movl r49 = @gprel(.LC123)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC124)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC92)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r47
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC125)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC126)
	.mlx
	nop 0
	movl r49 = @gprel(.LC92)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = show_files#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L96:
	.body
	.copy_state 1
	.mib
	ld4 r49 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r49 = r1, r49
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r49 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L95:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	ld4 r49 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	;;
	.mib
	add r49 = r1, r49
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r49 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L73:
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br.call.sptk.many b0 = must.part.0#
	;;
.L71:
	.mlx
	nop 0
	movl r49 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r49 = r1, r49
	br.call.sptk.many b0 = must.part.0#
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
	.bss
	.align 16
	.type	stack.1#, @object
	.size	stack.1#, 131072
stack.1:
	.skip	131072
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
