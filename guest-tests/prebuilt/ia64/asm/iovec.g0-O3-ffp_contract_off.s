// 4ba98bb433e2cede01a158c3e8dad927
	.file	"iovec.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s: %ld %.30s\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	movl r40 = @gprel(b#)
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	mov r36 = r1
	add r40 = r1, r40
	.save rp, r34
	mov r34 = b0
	.body
	.mmb
	add r37 = r1, r37
	mov r39 = r33
	(p7) br.cond.dpnt .L6
	;;
	.mib
	mov r38 = r32
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
	nop 0
	.mlx
	nop 0
	movl r14 = @gprel(b#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	;;
.L6:
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
	br.call.sptk.many b0 = strerror#
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
	nop 0
	.mlx
	nop 0
	movl r14 = @gprel(b#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC3:
	stringz	"process_vm_readv(me, ONE(b, MOST), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC4:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, MOST), 1, 0)"
	.align 8
.LC5:
	stringz	"process_vm_readv(me, TWO(b, 4, b, MOST), 2, ONE(a, 4), 1, 0)"
	.align 8
.LC6:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, TWO(a, 4, a, MOST), 2, 0)"
	.align 8
.LC7:
	stringz	"process_vm_readv(me, ONE(b, HALF+1), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC8:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF+1), 1, 0)"
	.align 8
.LC9:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF), 1, 0)"
	.align 8
.LC10:
	stringz	"process_vm_readv(me, ONE(b, HALF), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC11:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, TWO(a, HALF, a, HALF), 2, 0)"
	.align 8
.LC12:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(bad, 4), 1, 0)"
	.align 8
.LC13:
	stringz	"process_vm_readv(me, ONE(bad, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC14:
	stringz	"process_vm_readv(me, TWO(b, 4, bad, 4), 2, ONE(a, 8), 1, 0)"
	.align 8
.LC15:
	stringz	"process_vm_readv(me, ONE(b, 8), 1, TWO(a, 4, bad, 4), 2, 0)"
	.align 8
.LC16:
	stringz	"process_vm_readv(me, bad, 1, ONE(a, 4), 1, 0)"
	.align 8
.LC17:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, bad, 1, 0)"
	.align 8
.LC18:
	stringz	"process_vm_readv(me, bad, 0, ONE(a, 4), 1, 0)"
	.align 8
.LC19:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, bad, 0, 0)"
	.align 8
.LC20:
	stringz	"process_vm_readv(me, ONE(b, 4), 1025, ONE(a, 4), 1, 0)"
	.align 8
.LC21:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1025, 0)"
	.align 8
.LC22:
	stringz	"process_vm_readv(me, ONE(b, 4), MOST, ONE(a, 4), 1, 0)"
	.align 8
.LC23:
	stringz	"process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 1)"
	.align 8
.LC24:
	stringz	"process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC25:
	stringz	"process_vm_readv(99999, ONE(b, MOST), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC26:
	stringz	"process_vm_readv(99999, ONE(b, 0), 1, ONE(a, 4), 1, 0)"
	.align 8
.LC27:
	stringz	"process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 0), 1, 0)"
	.align 8
.LC28:
	stringz	"process_vm_writev(me, ONE(a, MOST), 1, ONE(b, 4), 1, 0)"
	.align 8
.LC29:
	stringz	"process_vm_writev(me, ONE(a, 4), 1, ONE(b, MOST), 1, 0)"
	.align 8
.LC32:
	stringz	"process_vm_writev(me, TWO(a, 3, a+10, 3), 2, TWO(b, 2, b+2, 4), 2, 0)"
	.sdata
	.align 8
.LC30:
	data8	a#+10
	.align 8
.LC31:
	data8	b#+2
	.text
	.align 16
	.align 64
	.proc between_processes#
between_processes:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 11, 6, 0
	.fframe 976
	adds r12 = -976, r12
	.save rp, r41
	mov r41 = b0
	.mlx
	mov r43 = r1
	.body
	movl r34 = @gprel(a#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	.mmi
	add r34 = r1, r34
	addl r33 = 4, r0
	addl r37 = -1, r0
	;;
	.mlx
	add r35 = r1, r35
	movl r40 = -9223372036854775808
	.mmb
	addl r39 = 8, r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 960, r12
	adds r15 = 984, r12
	adds r45 = 976, r12
	.mmi
	mov r36 = r8
	mov r1 = r43
	mov r49 = r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 968, r12
	.mmi
	st8 [r15] = r33
	addl r48 = 1, r0
	addl r46 = 1, r0
	;;
	.mmi
	st8 [r14] = r33
	st8 [r45] = r35
	mov r44 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
	.mlx
	nop 0
	movl r38 = 9223372036854775807
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 928, r12
	adds r15 = 952, r12
	adds r45 = 944, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 936, r12
	.mmi
	st8 [r15] = r37
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 896, r12
	adds r15 = 920, r12
	adds r45 = 912, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 904, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r15 = 208, r12
	adds r14 = 880, r12
	mov r1 = r43
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r46 = 2, r0
	;;
	.mmi
	mov r45 = r15
	st8 [r15] = r35
	adds r15 = 216, r12
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 888, r12
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	adds r15 = 224, r12
	.mmi
	st8 [r14] = r33
	nop 0
	mov r44 = r36
	;;
	.mmi
	st8 [r15] = r35
	nop 0
	adds r15 = 232, r12
	;;
	.mib
	st8 [r15] = r37
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 176, r12
	adds r15 = 864, r12
	mov r1 = r43
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	addl r46 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 184, r12
	.mmi
	mov r45 = r15
	st8 [r15] = r35
	adds r15 = 872, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 192, r12
	.mmi
	st8 [r15] = r33
	nop 0
	mov r44 = r36
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 832, r12
	adds r15 = 856, r12
	adds r45 = 848, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 840, r12
	.mmi
	st8 [r15] = r40
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 800, r12
	adds r15 = 824, r12
	adds r45 = 816, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 808, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r40
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 768, r12
	adds r15 = 792, r12
	adds r45 = 784, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 776, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r38
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 736, r12
	adds r15 = 760, r12
	adds r45 = 752, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 744, r12
	.mmi
	st8 [r15] = r38
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 144, r12
	adds r15 = 720, r12
	mov r1 = r43
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	addl r46 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 152, r12
	.mmi
	mov r45 = r15
	st8 [r15] = r35
	adds r15 = 728, r12
	;;
	.mmi
	st8 [r14] = r38
	nop 0
	adds r14 = 160, r12
	.mmi
	st8 [r15] = r33
	nop 0
	mov r44 = r36
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 688, r12
	adds r15 = 712, r12
	adds r45 = 704, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r32
	adds r14 = 696, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 656, r12
	adds r15 = 680, r12
	adds r45 = 672, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 664, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r32
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r15 = 112, r12
	adds r14 = 640, r12
	mov r1 = r43
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r46 = 2, r0
	;;
	.mmi
	mov r45 = r15
	st8 [r15] = r35
	adds r15 = 120, r12
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 648, r12
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	adds r15 = 128, r12
	.mmi
	st8 [r14] = r39
	nop 0
	mov r44 = r36
	;;
	.mmi
	st8 [r15] = r32
	nop 0
	adds r15 = 136, r12
	;;
	.mib
	st8 [r15] = r33
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 80, r12
	adds r15 = 624, r12
	mov r1 = r43
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	addl r46 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 88, r12
	.mmi
	mov r45 = r15
	st8 [r15] = r35
	adds r15 = 632, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 96, r12
	.mmi
	st8 [r15] = r39
	nop 0
	mov r44 = r36
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 608, r12
	mov r1 = r43
	mov r49 = r0
	.mmi
	addl r48 = 1, r0
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 616, r12
	.mmi
	nop 0
	mov r45 = r32
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 600, r12
	adds r45 = 592, r12
	mov r47 = r32
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	addl r46 = 1, r0
	.mmb
	mov r44 = r36
	st8 [r45] = r35
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 576, r12
	mov r1 = r43
	mov r49 = r0
	.mmi
	addl r48 = 1, r0
	mov r46 = r0
	mov r44 = r36
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 584, r12
	.mmi
	nop 0
	mov r45 = r32
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC18)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 568, r12
	adds r45 = 560, r12
	mov r47 = r32
	.mmi
	mov r1 = r43
	mov r49 = r0
	mov r48 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	addl r46 = 1, r0
	.mmb
	mov r44 = r36
	st8 [r45] = r35
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 528, r12
	adds r15 = 552, r12
	adds r45 = 544, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 536, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1025, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 496, r12
	adds r15 = 520, r12
	adds r45 = 512, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1025, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 504, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 464, r12
	adds r15 = 488, r12
	adds r45 = 480, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 472, r12
	.mmi
	st8 [r15] = r33
	addl r46 = -1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 432, r12
	adds r15 = 456, r12
	adds r45 = 448, r12
	.mmi
	mov r1 = r43
	addl r49 = 1, r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 440, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 400, r12
	adds r15 = 424, r12
	adds r45 = 416, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 408, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	addl r44 = 99999, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 368, r12
	adds r15 = 392, r12
	adds r45 = 384, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 376, r12
	.mmi
	st8 [r15] = r37
	addl r46 = 1, r0
	addl r44 = 99999, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r35
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 336, r12
	adds r15 = 360, r12
	adds r45 = 352, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 344, r12
	.mmi
	addl r46 = 1, r0
	st8 [r45] = r35
	addl r44 = 99999, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r15] = r0
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 304, r12
	adds r15 = 328, r12
	adds r45 = 320, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r34
	adds r14 = 312, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	addl r44 = 99999, r0
	;;
	.mmi
	nop 0
	st8 [r45] = r35
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 272, r12
	adds r15 = 296, r12
	adds r45 = 288, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r35
	adds r14 = 280, r12
	.mmi
	st8 [r15] = r37
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	nop 0
	.mmb
	st8 [r45] = r34
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 240, r12
	adds r15 = 264, r12
	adds r45 = 256, r12
	.mmi
	mov r1 = r43
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	mov r47 = r14
	st8 [r14] = r35
	adds r14 = 248, r12
	.mmi
	st8 [r15] = r33
	addl r46 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	.mmb
	st8 [r45] = r34
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r14 = 3, r0
	adds r16 = 56, r12
	.mmi
	adds r45 = 48, r12
	adds r47 = 16, r12
	mov r44 = r36
	;;
	.mmi
	addl r15 = @gprel(.LC30), gp
	st8 [r16] = r14
	adds r16 = 64, r12
	.mmi
	st8 [r45] = r34
	mov r49 = r0
	addl r48 = 2, r0
	;;
	.mmi
	ld8 r17 = [r15]
	addl r15 = @gprel(.LC31), gp
	addl r46 = 2, r0
	.mmi
	st8 [r47] = r35
	;;
	st8 [r16] = r17
	adds r16 = 72, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r16] = r14
	addl r16 = 2, r0
	.mmi
	adds r14 = 24, r12
	;;
	st8 [r14] = r16
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = process_vm_writev#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 976, r12
	br.ret.sptk.many b0
	.endp between_processes#
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
.LC35:
	stringz	"/dev/zero"
	.align 8
.LC36:
	stringz	"/dev/null"
	.align 8
.LC37:
	stringz	"pipe"
	.align 8
.LC38:
	stringz	"readv(fd, ONE(b, MOST), 1)"
	.align 8
.LC39:
	stringz	"readv(fd, TWO(b, 4, b, MOST), 2)"
	.align 8
.LC40:
	stringz	"readv(fd, ONE(b, 0), 1)"
	.align 8
.LC41:
	stringz	"readv(fd, ONE(b, 4), 1025)"
	.align 8
.LC42:
	stringz	"readv(fd, ONE(b, 4), -1)"
	.align 8
.LC43:
	stringz	"readv(fd, bad, 1)"
	.align 8
.LC44:
	stringz	"readv(fd, bad, 0)"
	.align 8
.LC45:
	stringz	"writev(nul, ONE(a, MOST), 1)"
	.align 8
.LC46:
	stringz	"writev(nul, TWO(a, 4, a, MOST), 2)"
	.align 8
.LC47:
	stringz	"writev(nul, ONE(a, 4), -1)"
	.align 8
.LC48:
	stringz	"preadv(fd, ONE(b, MOST), 1, 0)"
	.align 8
.LC49:
	stringz	"preadv(fd, ONE(b, 4), 1, -1)"
	.align 8
.LC50:
	stringz	"vmsplice(p[1], ONE(a, MOST), 1, 0)"
	.align 8
.LC51:
	stringz	"vmsplice(p[1], TWO(a, 4, a, MOST), 2, 0)"
	.align 8
.LC52:
	stringz	"vmsplice(p[1], ONE(a, 4), 1025, 0)"
	.text
	.align 16
	.align 64
	.proc files#
files:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 4, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r43 = @gprel(.LC35)
	;;
	.mmi
	add r43 = r1, r43
	addl r44 = 2, r0
	addl r37 = -1, r0
	.mmb
	addl r34 = 4, r0
	adds r39 = 276, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r42
	mov r33 = r8
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r43 = 272, r12
	nop 0
	mov r38 = r8
	.mmb
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC37)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 264, r12
	movl r36 = @gprel(b#)
	.mmi
	adds r44 = 256, r12
	addl r45 = 1, r0
	mov r43 = r33
	;;
	.mmi
	add r36 = r1, r36
	st8 [r14] = r37
	nop 0
	;;
	.mib
	st8 [r44] = r36
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	.mlx
	nop 0
	movl r35 = @gprel(a#)
	;;
	.mib
	add r35 = r1, r35
	add r43 = r1, r43
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 88, r12
	adds r44 = 80, r12
	nop 0
	.mmi
	mov r1 = r42
	addl r45 = 2, r0
	mov r43 = r33
	;;
	.mmi
	nop 0
	st8 [r14] = r34
	adds r14 = 96, r12
	.mmi
	st8 [r44] = r36
	;;
	st8 [r14] = r36
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 248, r12
	adds r44 = 240, r12
	mov r1 = r42
	.mii
	addl r45 = 1, r0
	mov r43 = r33
	;;
	nop 0
	.mmb
	st8 [r44] = r36
	st8 [r14] = r0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 232, r12
	adds r44 = 224, r12
	mov r1 = r42
	.mii
	addl r45 = 1025, r0
	mov r43 = r33
	;;
	nop 0
	.mmb
	st8 [r14] = r34
	st8 [r44] = r36
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 216, r12
	adds r44 = 208, r12
	mov r1 = r42
	.mii
	addl r45 = -1, r0
	mov r43 = r33
	;;
	nop 0
	.mmb
	st8 [r14] = r34
	st8 [r44] = r36
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	nop 0
	.mmb
	mov r43 = r33
	mov r44 = r32
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	nop 0
	.mmb
	mov r43 = r33
	mov r44 = r32
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 200, r12
	adds r44 = 192, r12
	mov r1 = r42
	.mii
	addl r45 = 1, r0
	mov r43 = r38
	;;
	nop 0
	.mmb
	st8 [r14] = r37
	st8 [r44] = r35
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 56, r12
	adds r44 = 48, r12
	nop 0
	.mmi
	mov r1 = r42
	addl r45 = 2, r0
	mov r43 = r38
	;;
	.mmi
	nop 0
	st8 [r14] = r34
	adds r14 = 64, r12
	.mmi
	st8 [r44] = r35
	;;
	st8 [r14] = r35
	adds r14 = 72, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 184, r12
	adds r44 = 176, r12
	mov r1 = r42
	.mii
	addl r45 = -1, r0
	mov r43 = r38
	;;
	nop 0
	.mmb
	st8 [r14] = r34
	st8 [r44] = r35
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 168, r12
	adds r44 = 160, r12
	mov r1 = r42
	.mmi
	mov r46 = r0
	addl r45 = 1, r0
	mov r43 = r33
	;;
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	.mmb
	st8 [r44] = r36
	nop 0
	br.call.sptk.many b0 = preadv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 152, r12
	adds r44 = 144, r12
	mov r1 = r42
	.mmi
	addl r46 = -1, r0
	addl r45 = 1, r0
	mov r43 = r33
	;;
	.mmi
	nop 0
	st8 [r14] = r34
	nop 0
	.mmb
	st8 [r44] = r36
	nop 0
	br.call.sptk.many b0 = preadv#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 136, r12
	adds r44 = 128, r12
	mov r1 = r42
	.mmi
	mov r46 = r0
	ld4 r43 = [r39]
	addl r45 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r37
	nop 0
	.mmb
	st8 [r44] = r35
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 24, r12
	adds r44 = 16, r12
	mov r1 = r42
	.mmi
	mov r46 = r0
	ld4 r43 = [r39]
	addl r45 = 2, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r34
	adds r14 = 32, r12
	.mmi
	st8 [r44] = r35
	;;
	st8 [r14] = r35
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r44 = 112, r12
	adds r14 = 120, r12
	mov r1 = r42
	.mmi
	ld4 r43 = [r39]
	mov r46 = r0
	addl r45 = 1025, r0
	;;
	.mmi
	nop 0
	st8 [r44] = r35
	nop 0
	.mmb
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp files#
	.section	.rodata.str1.8
	.align 8
.LC53:
	stringz	"socketpair"
	.align 8
.LC54:
	stringz	"sendmsg(s[0], &h, MSG_DONTWAIT)"
	.align 8
.LC55:
	stringz	"recvmsg(s[1], &h, MSG_DONTWAIT)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 6, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r51
	mov r51 = b0
	.mmi
	nop 0
	mov r53 = r1
	.body
	nop 0
	;;
	.mmi
	mov r59 = r0
	addl r58 = -1, r0
	addl r57 = 34, r0
	.mmi
	mov r56 = r0
	addl r55 = 65536, r0
	mov r54 = r0
	;;
	.mmi
	adds r42 = 248, r12
	adds r37 = 128, r12
	adds r36 = 136, r12
	.mmb
	adds r34 = 16, r12
	adds r33 = 112, r12
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r53
	mov r32 = r8
	mov r54 = r8
	.mmb
	adds r47 = 120, r12
	adds r46 = 144, r12
	br.call.sptk.many b0 = between_processes#
	;;
	.mmi
	mov r1 = r53
	mov r54 = r32
	adds r45 = 152, r12
	.mmb
	adds r44 = 160, r12
	adds r43 = 252, r12
	br.call.sptk.many b0 = files#
	;;
	.mmi
	mov r1 = r53
	addl r15 = -1, r0
	adds r22 = 208, r12
	.mmi
	adds r21 = 200, r12
	addl r17 = 1, r0
	addl r16 = 4, r0
	;;
	.mlx
	adds r18 = 232, r12
	movl r14 = @gprel(a#)
	.mmi
	st8 [r22] = r15
	adds r22 = 16, r12
	adds r20 = 168, r12
	;;
	.mmi
	add r14 = r1, r14
	st8 [r22] = r21
	adds r19 = 216, r12
	.mmi
	addl r54 = 1, r0
	mov r57 = r42
	mov r56 = r0
	;;
	.mmi
	st8 [r21] = r14
	adds r21 = 24, r12
	addl r55 = 2, r0
	.mmi
	st8 [r20] = r14
	mov r39 = r37
	mov r38 = r36
	;;
	.mmi
	nop 0
	st8 [r21] = r17
	adds r21 = 176, r12
	.mmi
	st8 [r19] = r14
	;;
	st8 [r21] = r16
	adds r21 = 184, r12
	.mmi
	st8 [r18] = r14
	;;
	st8 [r21] = r14
	adds r14 = 240, r12
	.mmi
	adds r21 = 192, r12
	;;
	st8 [r14] = r16
	adds r14 = 64, r12
	.mmi
	st8 [r21] = r15
	nop 0
	adds r21 = 32, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r18
	adds r14 = 72, r12
	.mmi
	st8 [r21] = r20
	addl r21 = 2, r0
	adds r20 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 80, r12
	.mmi
	st8 [r20] = r21
	nop 0
	adds r20 = 224, r12
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 88, r12
	.mmi
	st8 [r20] = r16
	nop 0
	adds r20 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 96, r12
	.mmi
	st8 [r20] = r19
	adds r19 = 56, r12
	addl r20 = 1025, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r32
	adds r14 = 104, r12
	.mmi
	nop 0
	st8 [r19] = r20
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC53)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	.mlx
	nop 0
	movl r49 = @gprel(.LC54)
	;;
	.mlx
	add r35 = r1, r35
	movl r41 = @gprel(.LC1)
	.mlx
	add r49 = r1, r49
	movl r50 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC55)
	.mmi
	adds r40 = 8, r35
	add r41 = r1, r41
	add r50 = r1, r50
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L21:
	.mmi
	mov r14 = r34
	st8 [r37] = r0
	addl r56 = 64, r0
	.mmi
	st8 [r36] = r0
	mov r55 = r33
	mov r37 = r39
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r33] = r0
	nop 0
	.mmi
	st8 [r47] = r0
	ld4 r54 = [r42]
	mov r36 = r38
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r46] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mmi
	st8 [r44] = r0
	st8 [r39] = r15
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	nop 0
	mov r56 = r8
	mov r1 = r53
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L25
.L16:
	.mmi
	mov r57 = r35
	nop 0
	mov r55 = r49
	.mmb
	mov r54 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L17:
	.mmi
	mov r32 = r40
	st8 [r35] = r0
	addl r56 = 64, r0
	.mmi
	mov r55 = r33
	ld4 r54 = [r43]
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	;;
	st8 [r32] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	;;
	st8 [r32] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	;;
	st8 [r32] = r0, 8
	nop 0
	;;
	.mib
	st8 [r32] = r0
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r53
	mov r56 = r8
	.mmb
	mov r57 = r35
	mov r55 = r48
	(p7) br.cond.dpnt .L26
	;;
	.mib
	mov r54 = r41
	adds r34 = 16, r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r40
	st8 [r35] = r0
	mov r1 = r53
	.mmi
	cmp.eq p6, p7 = r33, r34
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L21
.L20:
	.mii
	mov r8 = r0
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 1
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld4 r54 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	mov r55 = r48
	mov r54 = r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r14 = r40
	st8 [r35] = r0
	mov r1 = r53
	.mmi
	cmp.ne p6, p7 = r33, r34
	addl r56 = 64, r0
	mov r55 = r33
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	mov r14 = r34
	.mmb
	st8 [r32] = r0
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r37] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	mov r37 = r39
	mov r36 = r38
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r33] = r0
	nop 0
	.mmi
	st8 [r47] = r0
	ld4 r54 = [r42]
	nop 0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mmi
	st8 [r44] = r0
	st8 [r39] = r15
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r56 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L16
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld4 r54 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r8
	nop 0
	.mmb
	mov r55 = r49
	mov r54 = r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L17
	.endp main#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 64
b:
	.skip	64
	.data
	.align 8
	.type	a#, @object
	.size	a#, 64
a:
	stringz	"abcdefghijklmnopqrstuvwxyz"
	.skip	37
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
