// 73f4d98544d5f75644e6a9997bc17efd
	.file	"mounts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"tmpfs"
	.align 8
.LC1:
	stringz	"missing"
	.align 8
.LC2:
	stringz	"none"
	.align 8
.LC3:
	stringz	"mount(\"none\", \"missing\", \"tmpfs\", 0, NULL) == -1 && errno == ENOENT"
	.align 8
.LC4:
	stringz	"NO %d %s: %s\n"
	.align 8
.LC5:
	stringz	"a/f"
	.align 8
.LC6:
	stringz	"mount(\"none\", \"a/f\", \"tmpfs\", 0, NULL) == -1 && errno == ENOTDIR"
	.align 8
.LC7:
	stringz	"nofs"
	.align 8
.LC8:
	stringz	"a"
	.align 8
.LC9:
	stringz	"mount(\"none\", \"a\", \"nofs\", 0, NULL) == -1 && errno == ENODEV"
	.align 8
.LC10:
	stringz	"mount(\"none\", \"a\", NULL, 0, NULL) == -1 && errno == EINVAL"
	.align 8
.LC11:
	stringz	"size=none"
	.align 8
.LC12:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, \"size=none\") == -1 && errno == EINVAL"
	.align 8
.LC13:
	stringz	"utimes(NULL, NULL) == -1 && errno == EFAULT"
	.align 8
.LC14:
	stringz	"mount(\"none\", long_name, \"tmpfs\", 0, NULL) == -1 && errno == ENAMETOOLONG"
	.align 8
.LC15:
	stringz	"mount(\"none\", (char *)-1, \"tmpfs\", 0, NULL) == -1 && errno == EFAULT"
	.align 8
.LC16:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT, NULL) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"mount(\"missing\", \"a\", NULL, MS_BIND, NULL) == -1 && errno == ENOENT"
	.align 8
.LC18:
	stringz	"b"
	.align 8
.LC19:
	stringz	"mount(\"a/f\", \"b\", NULL, MS_BIND, NULL) == -1 && errno == ENOTDIR"
	.align 8
.LC20:
	stringz	"mount(\"a\", \"b\", NULL, MS_MOVE, NULL) == -1 && errno == EINVAL"
	.align 8
.LC21:
	stringz	"umount2(\"a\", 0) == -1 && errno == EINVAL"
	.align 8
.LC22:
	stringz	"umount2(\"a\", 0x100) == -1 && errno == EINVAL"
	.align 8
.LC23:
	stringz	"umount2(\"missing\", 0) == -1 && errno == ENOENT"
	.text
	.align 16
	.align 64
	.proc errors#
errors:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.fframe 4112
	adds r12 = -4112, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	addl r37 = 4098, r0
	.mmb
	addl r36 = 97, r0
	adds r35 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r14 = 4113, r12
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mlx
	st1 [r14] = r0
	movl r36 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L2
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L3
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 63, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L3:
	.mlx
	mov r39 = r0
	movl r37 = @gprel(.LC0)
	.mlx
	mov r38 = r0
	movl r36 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L4
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dpnt .L5
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 64, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L5:
	.mlx
	mov r39 = r0
	movl r37 = @gprel(.LC7)
	.mlx
	mov r38 = r0
	movl r36 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L6
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dpnt .L7
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 65, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L7:
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L8
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L9
.L8:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 66, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L9:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	mov r38 = r0
	movl r37 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	.mlx
	add r39 = r1, r39
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	.mmb
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L10
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L11
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 67, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L11:
	.mib
	mov r36 = r0
	mov r35 = r0
	br.call.sptk.many b0 = utimes#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L12
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dpnt .L13
.L12:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 68, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L13:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	add r35 = r1, r35
	nop 0
	.mmb
	mov r38 = r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L14
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 36, r14
	(p6) br.cond.dpnt .L15
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 69, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L15:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	add r35 = r1, r35
	nop 0
	.mmb
	mov r38 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L16
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dpnt .L17
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 70, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L17:
	.mlx
	mov r39 = r0
	movl r37 = @gprel(.LC0)
	.mlx
	addl r38 = 32, r0
	movl r36 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L18
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L19
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 71, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC16)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L19:
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC1)
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	nop 0
	.mmb
	addl r38 = 4096, r0
	mov r37 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L20
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L21
.L20:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 72, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC17)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L21:
	.mlx
	nop 0
	movl r36 = @gprel(.LC18)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC5)
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	nop 0
	.mmb
	addl r38 = 4096, r0
	mov r37 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L22
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dpnt .L23
.L22:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 73, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L23:
	.mlx
	nop 0
	movl r36 = @gprel(.LC18)
	.mlx
	mov r39 = r0
	movl r35 = @gprel(.LC8)
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	nop 0
	.mmb
	addl r38 = 8192, r0
	mov r37 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L24
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L25
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 74, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC20)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L25:
	.mlx
	nop 0
	movl r35 = @gprel(.LC8)
	.mmi
	nop 0
	mov r36 = r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L26
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L27
.L26:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 75, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC21)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L27:
	.mlx
	nop 0
	movl r35 = @gprel(.LC8)
	.mmi
	nop 0
	addl r36 = 256, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L28
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L29
.L28:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 76, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC22)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L29:
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mmi
	nop 0
	mov r36 = r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L30
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L1
.L30:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r8
	addl r36 = 77, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC23)
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r35 = r1, r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 4112, r12
	br.ret.sptk.many b0
	.endp errors#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"r"
	.align 8
.LC25:
	stringz	"/proc/self/mounts"
	.text
	.align 16
	.align 64
	.proc listed#
listed:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 4096
	adds r12 = -4096, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmi
	add r39 = r1, r39
	nop 0
	mov r33 = r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r34 = r8
	cmp.ne p6, p7 = 0, r8
	mov r1 = r37
	.mmb
	adds r38 = 16, r12
	addl r39 = 4096, r0
	(p7) br.cond.spnt .L81
	;;
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r39 = r32
	nop 0
	adds r38 = 16, r12
	.mmb
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L81
	.align 32
.L82:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r37
	adds r38 = 16, r12
	.mii
	addl r39 = 4096, r0
	mov r40 = r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	or r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	adds r38 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	;;
.L81:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 4096, r12
	nop 0
	br.ret.sptk.many b0
	.endp listed#
	.align 16
	.align 64
	.proc get#
get:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	mov r38 = r32
	movl r34 = @gprel(text.0#)
	;;
	.mib
	add r34 = r1, r34
	mov r39 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.gt p6, p7 = r0, r8
	mov r33 = r8
	.mmi
	mov r38 = r8
	addl r40 = 63, r0
	mov r39 = r34
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(text.0#)
	.mlx
	nop 0
	movl r8 = @gprel(text.0#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	add r8 = r1, r8
	mov b0 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mib
	(p6) st1 [r14] = r0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L91:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r37
	mov r38 = r33
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r34 = r34, r8
	nop 0
	;;
	.mib
	st1 [r34] = r0
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
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(text.0#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp get#
	.section	.rodata.str1.8
	.align 8
.LC26:
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
	movl r36 = @gprel(.LC26)
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
.LC27:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc put#
put:
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
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	mov r1 = r37
	;;
	.mib
	(p7) mov r38 = r32
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
	(p7) movl r38 = @gprel(.LC27)
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
	.endp put#
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"stat(\"a\", &outer) == 0 && mount(\"room\", \"a\", \"tmpfs\", 0, \"size=64k,mode=750\") == 0"
	.align 8
.LC29:
	stringz	"size=64k,mode=750"
	.align 8
.LC30:
	stringz	"room"
	.align 8
.LC31:
	stringz	"stat(\"a\", &inner) == 0 && inner.st_dev != outer.st_dev && (inner.st_mode & 07777) == 0750"
	.align 8
.LC32:
	stringz	"access(\"a/f\", F_OK) == -1 && errno == ENOENT"
	.align 8
.LC33:
	stringz	"new"
	.align 8
.LC34:
	stringz	"a/new"
	.align 8
.LC35:
	stringz	"!strcmp(get(\"a/new\"), \"new\") && !strcmp(get(\"./b/../a/new\"), \"new\")"
	.align 8
.LC36:
	stringz	"./b/../a/new"
	.align 8
.LC37:
	stringz	"statfs(\"a/new\", &fs) == 0 && fs.f_type == 0x01021994 && (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 65536"
	.align 8
.LC38:
	stringz	"b/new"
	.align 8
.LC39:
	stringz	"rename(\"a/new\", \"b/new\") == -1 && errno == EXDEV"
	.align 8
.LC40:
	stringz	"link(\"a/new\", \"b/new\") == -1 && errno == EXDEV"
	.align 8
.LC41:
	stringz	"rmdir(\"a\") == -1 && errno == EBUSY"
	.align 8
.LC42:
	stringz	"c"
	.align 8
.LC43:
	stringz	"rename(\"a\", \"c\") == -1 && errno == EBUSY"
	.align 8
.LC44:
	stringz	"a/d"
	.align 8
.LC45:
	stringz	"mkdir(\"a/d\", 0700) == 0 && getcwd(before, sizeof before) && chdir(\"a/d\") == 0 && getcwd(now, sizeof now)"
	.align 8
.LC46:
	stringz	"/a/d"
	.align 8
.LC47:
	stringz	"!strncmp(now, before, strlen(before)) && !strcmp(now + strlen(before), \"/a/d\")"
	.align 8
.LC48:
	stringz	".."
	.align 8
.LC49:
	stringz	"umount2(\"..\", 0) == -1 && errno == EBUSY"
	.align 8
.LC50:
	stringz	"../.."
	.align 8
.LC51:
	stringz	"chdir(\"../..\") == 0 && getcwd(now, sizeof now) && !strcmp(now, before)"
	.align 8
.LC52:
	stringz	"umount2(\"a\", 0) == -1 && errno == EBUSY"
	.align 8
.LC53:
	stringz	"room "
	.align 8
.LC54:
	stringz	"listed(\"room \") && listed(\"/a tmpfs rw\")"
	.align 8
.LC55:
	stringz	"/a tmpfs rw"
	.align 8
.LC56:
	stringz	"a/large"
	.align 8
.LC57:
	stringz	"written < 16 && errno == ENOSPC"
	.align 8
.LC58:
	stringz	"size=1m"
	.align 8
.LC59:
	stringz	"mount(NULL, \"a\", NULL, MS_REMOUNT, \"size=1m\") == 0 && statfs(\"a\", &fs) == 0 && (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 1048576"
	.align 8
.LC60:
	stringz	"umount2(\"a\", 0) == 0 && !listed(\"room \") && !strcmp(get(\"a/f\"), \"file\")"
	.align 8
.LC61:
	stringz	"file"
	.text
	.align 16
	.align 64
	.proc memory#
memory:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 5, 0
	;;
	addl r17 = -12704, r0
	nop 0
	;;
	.mmi
	.fframe 12704
	add r12 = r12, r17
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	addl r14 = 12448, r0
	add r39 = r1, r39
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	.mib
	add r40 = r12, r14
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L101
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	.mlx
	mov r42 = r0
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	add r43 = r1, r43
	movl r39 = @gprel(.LC30)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	.mmb
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L101
	;;
.L100:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r15 = 12304, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	add r40 = r12, r15
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	addl r16 = 12304, r0
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	add r16 = r16, r12
	;;
	ld8 r15 = [r16]
	addl r16 = 12448, r0
	;;
	.mmi
	add r16 = r16, r12
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r14, r15
	addl r15 = 12328, r0
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	add r14 = r12, r15
	nop 0
	addl r15 = 4095, r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 488, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L103
.L102:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 87, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L103:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L104
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L105
.L104:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 88, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L105:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L108
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L108
	;;
.L107:
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mmi
	nop 0
	addl r16 = 12592, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	add r40 = r12, r16
	br.call.sptk.many b0 = statfs#
	;;
	.mmi
	addl r14 = 12592, r0
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	add r14 = r14, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 16914836
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L194
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 91, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L110:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L111
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 18, r14
	(p6) br.cond.dpnt .L112
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 92, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L112:
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = link#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L113
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 18, r14
	(p6) br.cond.dpnt .L114
.L113:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 93, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L114:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L116
.L115:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 94, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L116:
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L117
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L118
.L117:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 95, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC43)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L118:
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	.mmi
	nop 0
	addl r40 = 448, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L119
	.mii
	addl r14 = 8208, r0
	nop 0
	;;
	add r33 = r12, r14
.L188:
	.mib
	adds r34 = 4112, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 96, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L120:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r33
	mov r39 = r34
	.mmb
	mov r32 = r8
	mov r41 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	add r39 = r34, r32
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L122
	;;
.L123:
	.mlx
	nop 0
	movl r39 = @gprel(.LC48)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L125
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 98, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L125:
	.mlx
	nop 0
	movl r39 = @gprel(.LC50)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L128
	.mib
	addl r40 = 4096, r0
	mov r39 = r34
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r33
	mov r39 = r34
	(p6) br.cond.dpnt .L128
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L128
	;;
	.align 32
.L127:
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L129
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L130
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 101, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC52)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L130:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC53)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L133
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC55)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L132
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 103, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L132:
	.mmi
	adds r16 = 16, r12
	addl r41 = 4088, r0
	nop 0
	.mmi
	mov r40 = r0
	adds r39 = 24, r12
	mov r32 = r0
	;;
	.mib
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 384, r0
	addl r40 = 65, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC56)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	mov ar.lc = 31
	;;
	.align 32
.L134:
	.mmi
	addl r41 = 4096, r0
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	addl r14 = 4096, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	cmp.eq p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L134
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmi
	ld4 r39 = [r8]
	nop 0
	nop 0
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 110, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC57)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L138:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	.mmi
	mov r41 = r0
	nop 0
	addl r42 = 32, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC58)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r43 = r1, r43
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r14 = 12592, r0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dptk .L141
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mii
	add r40 = r12, r14
	nop 0
	;;
	add r39 = r1, r39
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = statfs#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L196
.L141:
	.mib
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 112, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC59)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	;;
.L140:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L144
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC53)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L197
.L144:
	.mib
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 114, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L98:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r38
	;;
	addl r19 = 12704, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	;;
.L101:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 86, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L100
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 97, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L123
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 90, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L107
.L128:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 99, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L127
.L195:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	cmp4.lt p6, p7 = 15, r32
	ld4 r39 = [r8]
	nop 0
	.mmb
	mov r1 = r37
	mov r32 = r8
	(p6) br.cond.spnt .L137
	;;
	.mib
	cmp4.eq p6, p7 = 28, r39
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 110, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC57)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L138
.L119:
	.mii
	addl r15 = 8208, r0
	addl r40 = 4096, r0
	;;
	add r33 = r12, r15
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L188
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L188
	.mmi
	adds r34 = 4112, r12
	nop 0
	addl r40 = 4096, r0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = getcwd#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L120
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 96, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L120
.L196:
	.mmi
	addl r16 = 12600, r0
	nop 0
	addl r15 = 12608, r0
	;;
	.mmi
	add r14 = r12, r15
	nop 0
	add r15 = r12, r16
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	addl r15 = 1048576, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mib
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 112, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC59)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L140
.L194:
	.mmi
	addl r16 = 12600, r0
	nop 0
	addl r15 = 12608, r0
	;;
	.mmi
	add r14 = r12, r15
	nop 0
	add r15 = r12, r16
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	addl r15 = 65536, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 91, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L110
	;;
.L197:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L98
	.mib
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r8
	addl r40 = 114, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L98
	.endp memory#
	.section	.rodata.str1.8
	.align 8
.LC62:
	stringz	"mkdir"
	.align 8
.LC63:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC64:
	stringz	"kept"
	.align 8
.LC65:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_RDONLY, NULL) == -1 && errno == EBUSY"
	.align 8
.LC66:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_RDONLY, NULL) == 0 && listed(\"/a tmpfs ro\")"
	.align 8
.LC67:
	stringz	"/a tmpfs ro"
	.align 8
.LC68:
	stringz	"open(\"a/f\", O_WRONLY) == -1 && errno == EROFS"
	.align 8
.LC69:
	stringz	"a/g"
	.align 8
.LC70:
	stringz	"open(\"a/g\", O_WRONLY | O_CREAT, 0600) == -1 && errno == EROFS"
	.align 8
.LC71:
	stringz	"mkdir(\"a/d\", 0700) == -1 && errno == EROFS"
	.align 8
.LC72:
	stringz	"unlink(\"a/f\") == -1 && errno == EROFS"
	.align 8
.LC73:
	stringz	"chmod(\"a/f\", 0600) == -1 && errno == EROFS"
	.align 8
.LC74:
	stringz	"chown(\"a/f\", 1, 1) == -1 && errno == EROFS"
	.align 8
.LC75:
	stringz	"truncate(\"a/f\", 0) == -1 && errno == EROFS"
	.align 8
.LC76:
	stringz	"access(\"a/f\", W_OK) == -1 && errno == EROFS"
	.align 8
.LC77:
	stringz	"access(\"a/f\", R_OK) == 0 && !strcmp(get(\"a/f\"), \"kept\")"
	.align 8
.LC78:
	stringz	"setuid(12345) == 0 && chmod(\"a/f\", 0600) == -1 && errno == EROFS"
	.align 8
.LC79:
	stringz	"statfs(\"a\", &fs) == 0 && (fs.f_flags & 1)"
	.align 8
.LC80:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", MS_REMOUNT | MS_NOEXEC | MS_NOSUID, NULL) == 0 && chmod(\"a/f\", 0755) == 0"
	.align 8
.LC81:
	stringz	"access(\"a/f\", X_OK) == -1 && errno == EACCES"
	.align 8
.LC82:
	stringz	"f"
	.align 8
.LC83:
	stringz	"execl(\"a/f\", \"f\", NULL) == -1 && errno == EACCES"
	.align 8
.LC84:
	stringz	"umount2(\"a\", MNT_EXPIRE) == -1 && errno == EAGAIN"
	.align 8
.LC85:
	stringz	"access(\"a/f\", R_OK) == 0 && umount2(\"a\", MNT_EXPIRE) == -1 && errno == EAGAIN"
	.align 8
.LC86:
	stringz	"umount2(\"a\", MNT_EXPIRE | MNT_DETACH) == -1 && errno == EINVAL"
	.align 8
.LC87:
	stringz	"umount2(\"a\", MNT_EXPIRE) == 0"
	.align 8
.LC88:
	stringz	"still"
	.align 8
.LC89:
	stringz	"umount2(\"a\", MNT_DETACH) == 0 && !strcmp(get(\"a/f\"), \"file\")"
	.align 8
.LC90:
	stringz	"read(fd, text, 5) == 5 && !strcmp(text, \"still\") && pwrite(fd, \"s\", 1, 0) == 1"
	.align 8
.LC91:
	stringz	"s"
	.align 8
.LC92:
	stringz	"mount"
	.align 8
.LC93:
	stringz	"mount(\"a\", \"b\", NULL, MS_BIND, NULL) == 0 && !strcmp(get(\"b/f\"), \"file\")"
	.align 8
.LC94:
	stringz	"b/f"
	.align 8
.LC95:
	stringz	"other"
	.align 8
.LC96:
	stringz	"b/other"
	.align 8
.LC97:
	stringz	"a/other"
	.align 8
.LC98:
	stringz	"!strcmp(get(\"a/other\"), \"other\") && rename(\"a/other\", \"b/another\") == -1 && errno == EXDEV"
	.align 8
.LC99:
	stringz	"b/another"
	.align 8
.LC100:
	stringz	"mount(NULL, \"b\", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL) == 0"
	.align 8
.LC101:
	stringz	"open(\"b/other\", O_WRONLY) == -1 && errno == EROFS"
	.align 8
.LC102:
	stringz	"changed"
	.align 8
.LC103:
	stringz	"!strcmp(get(\"b/other\"), \"changed\") && unlink(\"a/other\") == 0"
	.align 8
.LC104:
	stringz	"b/d"
	.align 8
.LC105:
	stringz	"inside"
	.align 8
.LC106:
	stringz	"mount(\"inside\", \"b/d\", \"tmpfs\", 0, NULL) == 0 && umount2(\"b\", 0) == -1 && errno == EBUSY"
	.align 8
.LC107:
	stringz	"x"
	.align 8
.LC108:
	stringz	"b/d/x"
	.align 8
.LC109:
	stringz	"a/d/x"
	.align 8
.LC110:
	stringz	"access(\"a/d/x\", F_OK) == -1 && errno == ENOENT"
	.align 8
.LC111:
	stringz	"mount(\"b\", \"c\", NULL, MS_MOVE, NULL) == 0 && access(\"b/f\", F_OK) == -1 && !strcmp(get(\"c/f\"), \"file\") && !strcmp(get(\"c/d/x\"), \"x\")"
	.align 8
.LC112:
	stringz	"c/f"
	.align 8
.LC113:
	stringz	"c/d/x"
	.align 8
.LC114:
	stringz	"mount(\"c\", \"b\", NULL, MS_BIND | MS_REC, NULL) == 0 && !strcmp(get(\"b/d/x\"), \"x\")"
	.align 8
.LC115:
	stringz	"umount2(\"b\", MNT_DETACH) == 0 && umount2(\"c/d\", 0) == 0"
	.align 8
.LC116:
	stringz	"c/d"
	.align 8
.LC117:
	stringz	"covers"
	.align 8
.LC118:
	stringz	"mount(\"covers\", \"c\", \"tmpfs\", 0, NULL) == 0 && access(\"c/f\", F_OK) == -1"
	.align 8
.LC119:
	stringz	"umount2(\"c\", 0) == 0 && !strcmp(get(\"c/f\"), \"file\") && umount2(\"c\", 0) == 0 && umount2(\"c\", 0) == -1 && errno == EINVAL"
	.align 8
.LC120:
	stringz	"under"
	.align 8
.LC121:
	stringz	"b/g"
	.align 8
.LC122:
	stringz	"mount(\"a/f\", \"b/g\", NULL, MS_BIND, NULL) == 0 && !strcmp(get(\"b/g\"), \"file\")"
	.align 8
.LC123:
	stringz	"unlink(\"b/g\") == -1 && errno == EBUSY"
	.align 8
.LC124:
	stringz	"e"
	.align 8
.LC125:
	stringz	"rename(\"b\", \"e\") == 0 && !strcmp(get(\"e/g\"), \"file\") && umount2(\"e/g\", 0) == 0 && !strcmp(get(\"e/g\"), \"under\")"
	.align 8
.LC126:
	stringz	"e/g"
	.align 8
.LC127:
	stringz	"unlink(\"e/g\") == 0 && rename(\"e\", \"b\") == 0"
	.align 8
.LC128:
	stringz	"outside"
	.align 8
.LC129:
	stringz	"mount(\"outside\", \"a\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC130:
	stringz	"/proc/self/ns/mnt"
	.align 8
.LC131:
	stringz	"readlink(\"/proc/self/ns/mnt\", before, sizeof before - 1) > 5"
	.align 8
.LC132:
	stringz	"unshare(CLONE_NEWNS) == 0 && mount(NULL, \"/\", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && !strcmp(get(\"a/f\"), \"outside\")"
	.align 8
.LC133:
	stringz	"/"
	.align 8
.LC134:
	stringz	"readlink(\"/proc/self/ns/mnt\", now, sizeof now - 1) > 5 && strcmp(now, before)"
	.align 8
.LC135:
	stringz	"mount(\"inside\", \"b\", \"tmpfs\", 0, NULL) == 0"
	.align 8
.LC136:
	stringz	"umount2(\"a\", 0) == 0 && !strcmp(get(\"a/f\"), \"file\") && !strcmp(get(\"b/f\"), \"inside\")"
	.align 8
.LC137:
	stringz	"status == 0 && !strcmp(get(\"a/f\"), \"outside\") && access(\"b/f\", F_OK) == -1"
	.align 8
.LC138:
	stringz	"umount2(\"a\", 0) == 0"
	.align 8
.LC139:
	stringz	"setuid(12345) == 0"
	.align 8
.LC140:
	stringz	"mount(\"none\", \"a\", \"tmpfs\", 0, NULL) == -1 && errno == EPERM"
	.align 8
.LC141:
	stringz	"umount2(\"a\", 0) == -1 && errno == EPERM"
	.align 8
.LC142:
	stringz	"unshare(CLONE_NEWNS) == -1 && errno == EPERM"
	.align 8
.LC143:
	stringz	"rmdir(top) == 0"
	.align 8
.LC144:
	stringz	"done"
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
	alloc r37 = ar.pfs, 0, 7, 5, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mlx
	adds r14 = 208, r12
	movl r15 = 6365935209031103598
	.mmi
	adds r32 = 200, r12
	;;
	st8 [r14] = r15
	adds r14 = 216, r12
	.mmi
	addl r15 = 22616, r0
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 218, r12
	.mlx
	nop 0
	movl r15 = 8462102275369563183
	;;
	.mmi
	nop 0
	st8 [r32] = r15
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 493, r0
	mov r39 = r32
	(p7) br.cond.dpnt .L201
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L441
.L201:
	.mmi
	nop 0
	addl r33 = 1, r0
	nop 0
	;;
	.mii
	mov r8 = r33
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L441:
	.body
	.copy_state 1
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r38
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L201
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 493, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	addl r40 = 493, r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	addl r40 = 493, r0
	or r34 = r8, r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r38
	or r34 = r8, r34
	addl r40 = 493, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mii
	or r34 = r8, r34
	mov r1 = r38
	;;
	cmp4.ne p6, p7 = -1, r34
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC62)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L442
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC133)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L443
	;;
.L333:
	.mlx
	nop 0
	movl r39 = @gprel(.LC144)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L446:
	.mii
	mov r8 = r33
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L442:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = errors#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = memory#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L444
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC64)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	.mmi
	mov r43 = r0
	nop 0
	addl r42 = 33, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L205
.L447:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L206
.L205:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 124, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC65)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L206:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	addl r42 = 33, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L209
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC67)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L209
	;;
.L208:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L210
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L211
.L210:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 127, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC68)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L211:
	.mlx
	nop 0
	movl r39 = @gprel(.LC69)
	.mmi
	addl r41 = 384, r0
	nop 0
	addl r40 = 65, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L213
.L212:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 128, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC70)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L213:
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	.mmi
	nop 0
	addl r40 = 448, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L214
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L215
.L214:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 129, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC71)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L215:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L216
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L217
.L216:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 130, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC72)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L217:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 384, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L218
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L219
.L218:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 131, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC73)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L219:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	addl r41 = 1, r0
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L220
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L221
.L220:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 132, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC74)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L221:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L222
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L223
.L222:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 133, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC75)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L223:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 2, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L224
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L225
.L224:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 134, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC76)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L225:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L228
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC64)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L228
.L227:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L229
	.mib
	addl r39 = 12345, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L232
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 384, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L445
.L232:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 137, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC78)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L231:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	addl r41 = 1, r0
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L233
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L234
.L233:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 138, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC74)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L234:
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	.mmi
	nop 0
	addl r40 = 448, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 30, r14
	(p7) br.cond.dpnt .L236
.L235:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 139, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC71)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L236:
	.mib
	nop 0
	mov r39 = r0
	br.call.sptk.many b0 = exit#
	;;
.L443:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 262, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC143)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC144)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L446
.L444:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 121, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC63)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC64)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	.mmi
	mov r43 = r0
	nop 0
	addl r42 = 33, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L447
	.mib
	nop 0
	nop 0
	br .L205
.L228:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 135, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC77)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L227
.L209:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 126, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC66)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L208
.L445:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 30, r14
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 137, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC78)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L231
.L229:
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = statfs#
	;;
	.mmi
	adds r14 = 96, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dptk .L237
.L238:
	.mlx
	mov r43 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	addl r42 = 42, r0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L241
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 493, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L241
	;;
.L240:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L242
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dpnt .L243
.L242:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 145, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC81)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L243:
	.mlx
	nop 0
	movl r40 = @gprel(.LC82)
	.mlx
	mov r41 = r0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = execl#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L244
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dpnt .L245
.L244:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 146, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC83)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L245:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L246
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dpnt .L247
.L246:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 147, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC84)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L247:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L250
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L448
.L250:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 148, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC85)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L249:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 6, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L252
.L251:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 149, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC86)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L252:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 4, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r0
	(p7) br.cond.dpnt .L449
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L450
	;;
.L254:
	.mlx
	nop 0
	movl r40 = @gprel(.LC88)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r34 = r8
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mii
	st4 [r14] = r0
	adds r14 = 20, r12
	;;
	add r39 = r1, r39
	.mmb
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L255
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L256
.L255:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 184, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC52)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L256:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r40 = 2, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L259
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L259
.L258:
	.mmi
	addl r41 = 5, r0
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = 5, r8
	.mmb
	adds r39 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L262
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC88)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L451
.L262:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 186, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC90)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L261:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC92)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	mov r43 = r0
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	add r40 = r1, r40
	add r39 = r1, r39
	nop 0
	.mmb
	addl r42 = 4096, r0
	mov r41 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L264
	;;
.L266:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mii
	addl r34 = @ltoffx(stdout#), r1
	mov r40 = r0
	;;
	add r39 = r1, r39
	.mmb
	nop 0
	ld8.mov r34 = [r34], stdout#
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L265:
	.mib
	ld8 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L326
	.mib
	addl r39 = 12345, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L452
	;;
.L327:
	.mlx
	mov r43 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	mov r42 = r0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L328
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L329
.L328:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 218, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC140)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L329:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L330
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L331
.L330:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 219, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC141)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L331:
	.mib
	addl r39 = 131072, r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L332
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L236
.L332:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 220, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC142)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L236
.L237:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 143, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC79)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L238
.L450:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 180, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC63)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L254
.L449:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 150, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC87)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L254
	.mib
	nop 0
	nop 0
	br .L450
	;;
.L264:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L266
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r43 = r0
	.mmi
	addl r42 = 4096, r0
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L269
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC94)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L269
	;;
.L268:
	.mlx
	nop 0
	movl r40 = @gprel(.LC95)
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC97)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC95)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L272
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC99)
	.mlx
	nop 0
	movl r39 = @gprel(.LC97)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L453
.L272:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 157, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L271:
	.mlx
	mov r43 = r0
	movl r40 = @gprel(.LC18)
	.mmi
	addl r42 = 4129, r0
	mov r41 = r0
	mov r39 = r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L454
	;;
.L273:
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	.mmi
	nop 0
	addl r40 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L274
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 30, r14
	(p6) br.cond.dpnt .L275
.L274:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 159, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC101)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L275:
	.mlx
	nop 0
	movl r40 = @gprel(.LC102)
	.mlx
	nop 0
	movl r39 = @gprel(.LC97)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC96)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC102)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L278
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC97)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L278
	;;
.L277:
	.mlx
	mov r43 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	mov r42 = r0
	movl r40 = @gprel(.LC104)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC105)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L281
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L455
.L281:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 162, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC106)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L280:
	.mlx
	nop 0
	movl r40 = @gprel(.LC107)
	.mlx
	nop 0
	movl r39 = @gprel(.LC108)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC109)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L282
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L283
.L282:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 164, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC110)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L283:
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	.mlx
	mov r43 = r0
	movl r39 = @gprel(.LC18)
	;;
	.mmi
	add r40 = r1, r40
	add r39 = r1, r39
	nop 0
	.mmb
	addl r42 = 8192, r0
	mov r41 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L286
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC94)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L456
.L286:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 165, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L285:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	mov r43 = r0
	movl r39 = @gprel(.LC42)
	;;
	.mmi
	add r40 = r1, r40
	add r39 = r1, r39
	nop 0
	.mmb
	addl r42 = 20480, r0
	mov r41 = r0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L289
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC108)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC107)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L289
	;;
.L288:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mmi
	nop 0
	addl r40 = 2, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L292
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC116)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L292
	;;
.L291:
	.mlx
	mov r43 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	mov r42 = r0
	movl r40 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC117)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L295
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC112)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L294
.L295:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 169, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC118)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L294:
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L298
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC112)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L457
.L298:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 170, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC119)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L297:
	.mlx
	nop 0
	movl r40 = @gprel(.LC120)
	.mlx
	nop 0
	movl r39 = @gprel(.LC121)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r43 = r0
	.mmi
	addl r42 = 4096, r0
	nop 0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC121)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L301
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC121)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L301
	;;
.L300:
	.mlx
	nop 0
	movl r39 = @gprel(.LC121)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L302
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 16, r14
	(p6) br.cond.dpnt .L303
.L302:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 173, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC123)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L303:
	.mlx
	nop 0
	movl r40 = @gprel(.LC124)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L306
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC126)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L458
.L306:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 174, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC125)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L305:
	.mlx
	nop 0
	movl r39 = @gprel(.LC126)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L309
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC124)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = rename#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L308
.L309:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 175, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC127)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L308:
	.mmi
	adds r35 = 136, r12
	nop 0
	addl r41 = 56, r0
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 144, r12
	;;
	.mib
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	nop 0
	.mmi
	addl r41 = 56, r0
	mov r40 = r0
	adds r39 = 24, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC128)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	addl r41 = 63, r0
	mov r40 = r35
	(p7) br.cond.dpnt .L459
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC130)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 5, r8
	(p7) br.cond.dpnt .L460
	;;
.L311:
	.mlx
	addl r34 = @ltoffx(stdout#), r1
	movl r40 = @gprel(.LC128)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	ld8.mov r34 = [r34], stdout#
	nop 0
	add r40 = r1, r40
	.mmb
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mib
	ld8 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L312
	.mib
	addl r39 = 131072, r0
	nop 0
	br.call.sptk.many b0 = unshare#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L315
	;;
	.mlx
	mov r43 = r0
	movl r40 = @gprel(.LC133)
	.mmi
	addl r42 = 278528, r0
	mov r41 = r0
	mov r39 = r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L461
.L315:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 201, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC132)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L314:
	.mlx
	nop 0
	movl r39 = @gprel(.LC130)
	.mmi
	addl r41 = 63, r0
	nop 0
	adds r40 = 16, r12
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.ge p6, p7 = 5, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r40 = r35
	adds r39 = 16, r12
	(p6) br.cond.dpnt .L316
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L317
.L316:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 202, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC134)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L317:
	.mlx
	mov r43 = r0
	movl r41 = @gprel(.LC0)
	.mlx
	mov r42 = r0
	movl r40 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC105)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L462
	;;
.L318:
	.mlx
	nop 0
	movl r40 = @gprel(.LC105)
	.mlx
	nop 0
	movl r39 = @gprel(.LC94)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L320
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L463
.L320:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 205, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC136)
	;;
.L464:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L236
.L241:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 144, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC80)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L240
.L259:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 185, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC89)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L258
.L448:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 11, r14
	nop 0
	(p7) br.cond.dpnt .L249
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 148, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC85)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L249
	;;
.L451:
	.mlx
	nop 0
	movl r40 = @gprel(.LC91)
	.mmi
	mov r42 = r0
	addl r41 = 1, r0
	mov r39 = r34
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = pwrite#
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	mov r1 = r38
	(p7) br.cond.dpnt .L261
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 186, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC90)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L261
.L452:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 217, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC139)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L327
.L454:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 158, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC100)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L273
.L460:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 197, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC131)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L311
.L459:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 196, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC129)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 63, r0
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC130)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r38
	cmp.lt p6, p7 = 5, r8
	(p6) br.cond.dptk .L311
	.mib
	nop 0
	nop 0
	br .L460
.L301:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 172, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC122)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L300
.L292:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 168, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC115)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L291
.L289:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 167, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC114)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L288
.L278:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 161, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC103)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L277
.L269:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 155, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC93)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L268
.L462:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 203, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC135)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L318
	;;
.L458:
	.mlx
	nop 0
	movl r39 = @gprel(.LC126)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L306
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC126)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC120)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L305
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 174, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC125)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L305
.L455:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 16, r14
	nop 0
	(p7) br.cond.dpnt .L280
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 162, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC106)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L280
	;;
.L457:
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L298
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L298
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 22, r14
	nop 0
	(p7) br.cond.dpnt .L297
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 170, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC119)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L297
.L453:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 18, r14
	nop 0
	(p7) br.cond.dpnt .L271
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 157, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L271
	;;
.L456:
	.mlx
	nop 0
	movl r39 = @gprel(.LC112)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC61)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L286
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC113)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC107)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L285
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 165, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L285
	;;
.L463:
	.mlx
	nop 0
	movl r39 = @gprel(.LC94)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC105)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L236
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 205, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC136)
	.mmb
	nop 0
	nop 0
	br .L464
.L461:
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC128)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L314
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 201, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC132)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L314
.L326:
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC133)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L333
	.mib
	nop 0
	nop 0
	br .L443
.L312:
	.mmi
	nop 0
	adds r35 = 220, r12
	nop 0
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L324
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC128)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L465
.L324:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 209, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC137)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L323:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = umount2#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 210, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC138)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L265
	;;
.L465:
	.mlx
	nop 0
	movl r39 = @gprel(.LC94)
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p7) br.cond.dpnt .L323
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	addl r40 = 209, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC137)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L323
	.endp main#
	.bss
	.align 8
	.type	text.0#, @object
	.size	text.0#, 64
text.0:
	.skip	64
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
