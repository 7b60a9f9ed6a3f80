// 72e7844c1f4bb0fba703fa5a5403c491 guest-tests/file/offset-matrix.c
	.file	"offset-matrix.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc copy#
copy:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	adds r15 = 16, r32
	.mmi
	addl r16 = @gprel(where#), gp
	adds r17 = 24, r32
	mov r35 = r1
	;;
	.mmi
	adds r14 = 16, r12
	ld8 r15 = [r15]
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	mov r41 = r0
	ld4 r36 = [r32]
	mov r37 = r16
	;;
	.mmi
	mov r39 = r14
	st8 [r14] = r0
	adds r14 = 8, r32
	.mmi
	shladd r15 = r15, 3, r0
	ld8 r40 = [r17]
	nop 0
	;;
	.mlx
	ld4 r38 = [r14]
	movl r14 = @gprel(offsets#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br.call.sptk.many b0 = copy_file_range#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp copy#
	.align 16
	.align 64
	.proc send_file#
send_file:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	adds r14 = 8, r32
	nop 0
	.mmi
	adds r15 = 16, r32
	addl r16 = @gprel(where#), gp
	.save rp, r33
	mov r33 = b0
	;;
	.mlx
	ld4 r37 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	adds r17 = 24, r32
	mov r35 = r1
	.body
	mov r38 = r16
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r14 = r1, r14
	.mmi
	nop 0
	ld4 r36 = [r32]
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	ld8 r39 = [r17]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br.call.sptk.many b0 = sendfile64#
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
	.endp send_file#
	.align 16
	.align 64
	.proc synchronise#
synchronise:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	adds r14 = 16, r32
	adds r16 = 8, r32
	.mlx
	adds r17 = 24, r32
	movl r15 = @gprel(offsets#)
	;;
	.mmi
	ld8 r14 = [r14]
	add r15 = r1, r15
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	shladd r14 = r14, 3, r0
	.mmi
	ld4 r36 = [r32]
	ld4 r39 = [r17]
	nop 0
	;;
	.mii
	add r14 = r15, r14
	add r15 = r15, r16
	;;
	nop 0
	.mmb
	ld8 r38 = [r14]
	ld8 r37 = [r15]
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp synchronise#
	.align 16
	.align 64
	.proc read_ahead#
read_ahead:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	adds r14 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	adds r15 = 8, r32
	ld4 r36 = [r32]
	mov r35 = r1
	.body
	;;
	.mlx
	ld8 r38 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	ld8 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	add r14 = r1, r14
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = readahead#
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
	.endp read_ahead#
	.align 16
	.align 64
	.proc advise#
advise:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	adds r14 = 8, r32
	adds r16 = 16, r32
	.mlx
	mov r37 = r1
	movl r15 = @gprel(offsets#)
	;;
	.mmi
	ld8 r14 = [r14]
	add r15 = r1, r15
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	ld8 r16 = [r16]
	;;
	shladd r16 = r16, 3, r0
	shladd r14 = r14, 3, r0
	;;
	.mii
	add r14 = r15, r14
	add r15 = r15, r16
	;;
	nop 0
	.mmb
	ld8 r33 = [r14]
	ld8 r34 = [r15]
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 24, r32
	mov r1 = r37
	mov r39 = r33
	.mmi
	mov r40 = r34
	ld4 r38 = [r32]
	mov r33 = r8
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmb
	cmp4.ne p6, p7 = 0, r8
	st4 [r33] = r8
	nop 0
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r36
	;;
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	.endp advise#
	.align 16
	.align 64
	.proc allocate#
allocate:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	adds r14 = 24, r32
	adds r16 = 16, r32
	.mlx
	adds r17 = 8, r32
	movl r15 = @gprel(offsets#)
	;;
	.mmi
	ld8 r14 = [r14]
	add r15 = r1, r15
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	shladd r14 = r14, 3, r0
	.mmi
	ld4 r36 = [r32]
	ld4 r37 = [r17]
	nop 0
	;;
	.mii
	add r14 = r15, r14
	add r15 = r15, r16
	;;
	nop 0
	.mmb
	ld8 r39 = [r14]
	ld8 r38 = [r15]
	br.call.sptk.many b0 = fallocate64#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp allocate#
	.align 16
	.align 64
	.proc shorten_path#
shorten_path:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	adds r14 = 8, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	ld8 r36 = [r32]
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = @gprel(offsets#)
	;;
	.mii
	shladd r15 = r15, 3, r0
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = truncate64#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp shorten_path#
	.align 16
	.align 64
	.proc shorten#
shorten:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	adds r14 = 8, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	ld4 r36 = [r32]
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = @gprel(offsets#)
	;;
	.mii
	shladd r15 = r15, 3, r0
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = ftruncate64#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp shorten#
	.align 16
	.align 64
	.proc writev_by#
writev_by:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	adds r14 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mlx
	adds r15 = 8, r32
	movl r37 = @gprel(vector#)
	;;
	.mlx
	ld4 r40 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	mov r35 = r1
	.body
	add r37 = r1, r37
	addl r38 = 2, r0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r14 = r1, r14
	.mmi
	ld4 r36 = [r32]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pwritev64v2#
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
	.endp writev_by#
	.align 16
	.align 64
	.proc readv_by#
readv_by:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	adds r14 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mlx
	adds r15 = 8, r32
	movl r37 = @gprel(vector#)
	;;
	.mlx
	ld4 r40 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	mov r35 = r1
	.body
	add r37 = r1, r37
	addl r38 = 2, r0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	add r14 = r1, r14
	.mmi
	ld4 r36 = [r32]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = preadv64v2#
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
	.endp readv_by#
	.align 16
	.align 64
	.proc writev_at#
writev_at:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r14 = r32
	nop 0
	.mii
	adds r15 = 24, r32
	.save rp, r33
	mov r33 = b0
	adds r32 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r36 = [r14], 8
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	ld8 r37 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	shladd r15 = r15, 3, r0
	ld4 r38 = [r32]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pwritev64#
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
	.endp writev_at#
	.align 16
	.align 64
	.proc readv_at#
readv_at:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r14 = r32
	nop 0
	.mii
	adds r15 = 24, r32
	.save rp, r33
	mov r33 = b0
	adds r32 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r36 = [r14], 8
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	ld8 r37 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	shladd r15 = r15, 3, r0
	ld4 r38 = [r32]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = preadv64#
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
	.endp readv_at#
	.align 16
	.align 64
	.proc write_at#
write_at:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r14 = r32
	nop 0
	.mii
	adds r15 = 24, r32
	.save rp, r33
	mov r33 = b0
	adds r32 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r36 = [r14], 8
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	ld8 r37 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	shladd r15 = r15, 3, r0
	ld8 r38 = [r32]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pwrite64#
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
	.endp write_at#
	.align 16
	.align 64
	.proc read_at#
read_at:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r14 = r32
	nop 0
	.mii
	adds r15 = 24, r32
	.save rp, r33
	mov r33 = b0
	adds r32 = 16, r32
	;;
	.mmi
	nop 0
	ld8 r36 = [r14], 8
	mov r35 = r1
	.body
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	ld8 r37 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	shladd r15 = r15, 3, r0
	ld8 r38 = [r32]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pread64#
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
	.endp read_at#
	.align 16
	.align 64
	.proc seek#
seek:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	adds r14 = 16, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	adds r15 = 8, r32
	ld4 r36 = [r32]
	mov r35 = r1
	.body
	;;
	.mlx
	ld4 r38 = [r14]
	movl r14 = @gprel(offsets#)
	.mmi
	ld8 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	add r14 = r1, r14
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = lseek64#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov b0 = r33
	.mlx
	nop 0
	movl r14 = 2147483647
	;;
	.mmi
	cmp.le p6, p7 = r14, r8
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p6) mov r8 = r14
	br.ret.sptk.many b0
	.endp seek#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s/%s"
	.text
	.align 16
	.align 64
	.proc matrix_remove#
matrix_remove:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	.fframe 4096
	adds r12 = -4096, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r34 = @gprel(.LC0)
	;;
	.mib
	add r34 = r1, r34
	mov r38 = r32
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L31
	;;
	.align 32
.L32:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r14 = 19, r8
	nop 0
	adds r16 = 20, r8
	.mmb
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L50
	;;
.L40:
	.mmi
	nop 0
	ld1 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 46, r15
	(p6) br.cond.dptk .L35
	.mmi
	nop 0
	ld1 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L32
.L35:
	.mmi
	ld1 r16 = [r14]
	adds r17 = 1, r14
	mov r42 = r14
	.mmi
	mov r41 = r32
	mov r40 = r34
	addl r39 = 4096, r0
	;;
	.mmi
	nop 0
	adds r38 = 16, r12
	adds r15 = -46, r16
	.mmb
	nop 0
	cmp.ne p6, p7 = 46, r16
	(p6) br.cond.dptk .L37
	.mii
	ld1 r16 = [r17]
	adds r14 = 2, r14
	;;
	adds r15 = -46, r16
	.mmi
	cmp.ne p6, p7 = 46, r16
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
.L37:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L32
	.mib
	addl r39 = 448, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = matrix_remove#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 19, r8
	.mmb
	adds r16 = 20, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.align 32
.L50:
	.mib
	nop 0
	mov r38 = r33
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L31:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	.endp matrix_remove#
	.section	.rodata.str1.8
	.align 8
.LC1:
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
	movl r36 = @gprel(.LC1)
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
.LC2:
	stringz	"."
	.align 8
.LC3:
	stringz	"f"
	.align 8
.LC4:
	stringz	"0123456789abcdef"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"d"
	.align 8
.LC7:
	stringz	"d/x"
	.align 8
.LC8:
	stringz	"shut"
	.align 8
.LC9:
	stringz	"shut/x"
	.align 8
.LC10:
	stringz	"loop"
	.align 8
.LC11:
	stringz	"dangling"
	.align 8
.LC12:
	stringz	"none"
	.align 8
.LC13:
	stringz	"link"
	.align 8
.LC14:
	stringz	"a descriptor"
	.align 8
.LC15:
	stringz	"pipe2"
	.align 8
.LC16:
	stringz	"socketpair"
	.align 8
.LC17:
	stringz	"/dev/null"
	.text
	.align 16
	.align 64
	.proc matrix_state#
matrix_state:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	nop 0
	;;
	.mii
	addl r32 = 10, r0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	mov ar.lc = 20
	.align 32
.L54:
	.mib
	mov r38 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L54
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = matrix_remove#
	;;
	.mib
	mov r1 = r36
	addl r38 = 18, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 420, r0
	addl r39 = 578, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC3)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	mov r38 = r32
	nop 0
	addl r40 = 16, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r32
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 10, r0
	mov r38 = r32
	(p6) br.cond.dpnt .L57
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L65
	;;
.L57:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	nop 0
	addl r39 = 493, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	addl r40 = 420, r0
	nop 0
	addl r39 = 66, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r36
	mov r38 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC8)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	addl r40 = 420, r0
	nop 0
	addl r39 = 66, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r36
	mov r38 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC10)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC11)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 11, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 11, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
	;;
.L63:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	nop 0
	addl r39 = 1, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 12, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 12, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
	;;
.L66:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 13, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 13, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
	;;
.L68:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = 2097152
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 14, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 14, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L69
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L69:
	.mib
	adds r38 = 16, r12
	addl r39 = 2048, r0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC15)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 15, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 15, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L71
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L71:
	.mmi
	adds r33 = 20, r12
	nop 0
	addl r39 = 16, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 16, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L72
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L72:
	.mmi
	addl r38 = 1, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r40 = r0
	addl r39 = 2049, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC16)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 17, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 17, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L74:
	.mmi
	ld4 r32 = [r33]
	nop 0
	addl r39 = 18, r0
	;;
	.mib
	cmp4.eq p6, p7 = 18, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L75:
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 2050, r0
	.mmb
	addl r38 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p6, p7 = 19, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 19, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L76
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L76:
	.mib
	addl r39 = 2048, r0
	mov r38 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	cmp4.eq p6, p7 = 20, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 20, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L77
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L77:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = 21, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 21, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
	;;
.L78:
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mmi
	nop 0
	addl r39 = 2, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 22, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L53
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L65
.L53:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L65:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r38 = 98, r0
	br.call.sptk.many b0 = exit#
	;;
.L67:
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp matrix_state#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"ok"
	.align 8
.LC19:
	stringz	"%ld"
	.align 8
.LC20:
	stringz	"%s"
	.align 8
.LC21:
	stringz	"\n"
	.align 8
.LC22:
	stringz	" %s*%u"
	.align 8
.LC23:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc matrix_call#
matrix_call:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 112, r32
	nop 0
	mov r35 = r8
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r33
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r8] = r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p7) br.cond.dpnt .L184
.L161:
	.mmi
	adds r14 = 12, r32
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	.mmi
	mov r45 = r34
	addl r43 = 24, r0
	adds r42 = 16, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	tbit.z p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC19)
	;;
	.mmi
	nop 0
	(p7) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r36 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L170
.L162:
	.mlx
	nop 0
	movl r43 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r42 = 16, r12
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r43 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	nop 0
	(p7) adds r36 = 1, r36
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 8192, r0
	.mmi
	st4 [r37] = r36
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r41
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L176
	;;
.L171:
	.mmi
	adds r32 = 12, r32
	nop 0
	cmp.lt p6, p7 = 2, r34
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	extr.u r16 = r14, 1, 1
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L186
	;;
.L174:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L187
.L158:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L185:
	.body
	.copy_state 1
	.mmi
	addl r38 = @gprel(matrix_column#), gp
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 110, r14
	(p7) br.cond.dpnt .L188
	;;
.L167:
	.mlx
	cmp4.geu p6, p7 = 1, r36
	movl r43 = @gprel(matrix_last#)
	.mlx
	mov r44 = r36
	movl r42 = @gprel(.LC22)
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r38]
	mov r1 = r41
	;;
	add r14 = r14, r8
	.mmi
	nop 0
	;;
	st4 [r38] = r14
	nop 0
	.align 32
.L170:
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	adds r43 = 16, r12
	nop 0
	addl r36 = 1, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 8192, r0
	.mmi
	st4 [r37] = r36
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r41
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L171
.L176:
	.mmi
	ld4 r14 = [r35]
	nop 0
	adds r32 = 12, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L187
.L184:
	.mmi
	nop 0
	ld4 r42 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dptk .L161
	.mib
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	.mmi
	addl r43 = 24, r0
	nop 0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r36 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L162
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r43 = 16, r12
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r14 = 1, r0
	.mmi
	addl r44 = 8192, r0
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L176
.L187:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many matrix_state#
.L186:
	.body
	.copy_state 2
	.mmi
	nop 0
	adds r15 = -10, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 12, r15
	(p6) br.cond.dptk .L174
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L187
.L188:
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r8 = -1, r8
	mov r1 = r41
	.mmi
	nop 0
	ld4 r36 = [r37]
	nop 0
	;;
	.mib
	st4 [r38] = r8
	nop 0
	br .L167
.L159:
	.mmi
	adds r14 = 8, r32
	adds r19 = 40, r33
	adds r18 = 32, r33
	.mmi
	adds r17 = 24, r33
	adds r16 = 16, r33
	adds r15 = 8, r33
	;;
	.mmi
	ld4 r42 = [r14]
	ld8 r44 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r48 = [r19]
	sxt4 r42 = r42
	.mmi
	nop 0
	ld8 r47 = [r18]
	nop 0
	;;
	.mmi
	ld8 r46 = [r17]
	ld8 r45 = [r16]
	nop 0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p6) br.cond.dptk .L161
	.mib
	nop 0
	nop 0
	br .L184
.L168:
	.mlx
	nop 0
	movl r43 = @gprel(matrix_last#)
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r38]
	mov r1 = r41
	;;
	add r14 = r14, r8
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br .L170
	.endp matrix_call#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"mprotect"
	.align 8
.LC25:
	stringz	"fork"
	.align 8
.LC26:
	stringz	" died: %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 55
	.mmi
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 0, 27, 3, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r55
	mov r55 = b0
	.mlx
	mov r57 = r1
	movl r59 = @gprel(matrix_long#)
	;;
	.mmb
	add r59 = r1, r59
	addl r61 = 4999, r0
	nop 0
	.mib
	addl r60 = 97, r0
	.save ar.lc, r58
	mov r58 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 256, r0
	addl r60 = 97, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(matrix_name#)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	mov r61 = r0
	addl r60 = 65536, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(matrix_nothing#)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r59 = @gprel(.LC24)
	;;
	.mib
	(p7) add r59 = r1, r59
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r60 = 1, r0
	addl r59 = 13, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r57
	nop 0
	addl r60 = 511, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC2)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r57
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L243
	;;
.L191:
	.mlx
	addl r51 = @ltoffx(stdout#), r1
	movl r34 = @gprel(rows#)
	.mlx
	addl r50 = @gprel(matrix_column#), gp
	movl r33 = @gprel(.LC20)
	;;
	.mib
	nop 0
	mov ar.lc = 15
	nop 0
	.mlx
	add r34 = r1, r34
	movl r35 = @gprel(.LC26)
	;;
	.mmi
	ld8.mov r51 = [r51], stdout#
	add r33 = r1, r33
	add r35 = r1, r35
	;;
	.align 32
.L221:
	.mib
	ld8 r60 = [r34]
	mov r59 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r59 = [r51]
	nop 0
	mov r1 = r57
	.mmb
	st4 [r50] = r8
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r57
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r57
	mov r32 = r8
	.mmb
	adds r60 = 16, r12
	mov r61 = r0
	(p7) br.cond.spnt .L244
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r59 = r8
	(p7) br.cond.dpnt .L245
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r32
	adds r17 = 16, r12
	mov r1 = r57
	;;
	.mmi
	nop 0
	(p7) adds r14 = 16, r12
	nop 0
	;;
	.mib
	(p7) ld4 r60 = [r14]
	nop 0
	(p7) br.cond.dpnt .L219
	;;
	.mmi
	nop 0
	ld4 r60 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r60
	(p6) br.cond.dptk .L220
.L219:
	.mib
	nop 0
	mov r59 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L220:
	.mib
	nop 0
	adds r34 = 120, r34
	br.cloop.sptk.few .L221
	.mii
	mov r8 = r0
	mov b0 = r55
	;;
	mov ar.pfs = r56
	;;
	.mii
	nop 0
	mov ar.lc = r58
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L243:
	.body
	.copy_state 1
	.mib
	mov r60 = r0
	mov r59 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r57
	addl r61 = 65534, r0
	.mmb
	addl r60 = 65534, r0
	addl r59 = 65534, r0
	(p7) br.cond.spnt .L193
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r57
	addl r61 = 65534, r0
	.mmb
	addl r60 = 65534, r0
	addl r59 = 65534, r0
	(p6) br.cond.spnt .L193
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.sptk .L191
.L193:
	.mib
	nop 0
	addl r59 = 97, r0
	br.call.sptk.many b0 = exit#
	;;
.L245:
	.mmi
	adds r39 = 64, r12
	addl r59 = 20, r0
	adds r48 = 16, r34
	.mmb
	adds r40 = 72, r12
	adds r41 = 80, r12
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r61 = 48, r0
	mov r60 = r0
	mov r59 = r39
	.mmb
	mov r1 = r57
	adds r42 = 88, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	adds r43 = 96, r12
	adds r44 = 104, r12
	.mmb
	adds r53 = 16, r12
	adds r49 = 112, r34
	br.call.sptk.many b0 = matrix_state#
	;;
	.mmi
	ld4 r14 = [r48]
	mov r1 = r57
	mov r60 = r39
	.mmi
	mov r59 = r34
	mov r35 = r53
	mov r33 = r48
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r52 = 24, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r52]
	nop 0
	(p6) adds r52 = 24, r34
	;;
	.mmi
	mov r36 = r52
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 32, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r39] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 40, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 48, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r40] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 56, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 64, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r41] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 72, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 80, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r42] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 88, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 96, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r43] = r15
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p7) adds r14 = 104, r34
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p6) mov r14 = r0
	nop 0
	;;
	.mii
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
	.align 32
.L202:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L205
	;;
	.mmi
	(p6) addl r32 = 1, r0
	nop 0
	nop 0
	;;
	.align 32
.L203:
	.mmi
	adds r14 = 24, r12
	ld8 r17 = [r39]
	adds r60 = 16, r12
	.mmi
	addp4 r16 = r32, r0
	mov r59 = r34
	adds r32 = 1, r32
	;;
	.mmi
	ld8 r15 = [r40]
	st8 [r60] = r17
	shladd r16 = r16, 3, r0
	.mmi
	ld8 r17 = [r41]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r42]
	ld8 r18 = [r43]
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r44]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r36]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	nop 0
	add r15 = r15, r16
	;;
	.mmi
	st8 [r14] = r17
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r57
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L203
.L205:
	.mmi
	adds r33 = 16, r33
	adds r35 = 8, r35
	adds r36 = 16, r36
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r33
	(p7) br.cond.dptk .L202
	.mmi
	addl r54 = 1, r0
	nop 0
	nop 0
	.align 32
.L204:
	.mmi
	adds r35 = 8, r52
	mov r47 = r53
	mov r46 = r52
	.mmi
	adds r53 = 8, r53
	ld4 r15 = [r48]
	adds r52 = 16, r52
	;;
	.mmi
	nop 0
	mov r38 = r52
	mov r37 = r53
	.align 32
.L207:
	.mmi
	cmp4.geu p6, p7 = 1, r15
	nop 0
	addl r36 = 8, r0
	.mmb
	addl r45 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L212
.L230:
	.mmi
	nop 0
	addl r33 = 8, r0
	addl r32 = 1, r0
	;;
.L208:
	.mmi
	adds r14 = 24, r12
	ld8 r16 = [r39]
	adds r60 = 16, r12
	.mmi
	mov r59 = r34
	ld8 r15 = [r40]
	adds r32 = 1, r32
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r60] = r16
	nop 0
	.mmi
	ld8 r16 = [r41]
	ld8 r15 = [r42]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r18 = [r43]
	nop 0
	.mmi
	ld8 r17 = [r44]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r16 = [r46]
	ld8 r15 = [r38]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	add r16 = r16, r36
	add r15 = r15, r33
	.mmi
	adds r33 = 8, r33
	;;
	st8 [r14] = r17
	nop 0
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	st8 [r47] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r57
	;;
	cmp4.gtu p6, p7 = r14, r32
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 4, r32
	(p6) br.cond.dptk .L208
	.mmi
	adds r45 = 1, r45
	ld4 r15 = [r48]
	adds r36 = 8, r36
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r45, r15
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 4, r45
	nop 0
	(p7) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L230
	.align 32
.L212:
	.mmi
	adds r35 = 16, r35
	adds r37 = 8, r37
	adds r38 = 16, r38
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r35
	(p7) br.cond.dptk .L207
	.mmi
	adds r54 = 1, r54
	nop 0
	adds r48 = 16, r48
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r54
	(p7) br.cond.dptk .L204
	.mlx
	addl r32 = @gprel(matrix_repeats#), gp
	movl r60 = @gprel(matrix_last#)
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	add r60 = r1, r60
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 110, r14
	nop 0
	(p7) br.cond.dpnt .L246
	;;
	.mmi
	nop 0
	ld4 r61 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 1, r61
	(p6) br.cond.dpnt .L216
.L247:
	.mlx
	nop 0
	movl r59 = @gprel(.LC22)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	mov r1 = r57
	.mii
	st4 [r32] = r0
	nop 0
	;;
	add r14 = r14, r8
	;;
	.mmi
	st4 [r50] = r14
	nop 0
	nop 0
.L214:
	.mib
	addl r59 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mmb
	ld8 r59 = [r51]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r57
	mov r59 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L216:
	.mlx
	nop 0
	movl r59 = @gprel(.LC23)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	mov r1 = r57
	.mmi
	st4 [r32] = r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br .L214
.L246:
	.mlx
	nop 0
	movl r59 = @gprel(.LC21)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	ld4 r61 = [r32]
	adds r8 = -1, r8
	;;
	.mlx
	nop 0
	movl r60 = @gprel(matrix_last#)
	.mmi
	st4 [r50] = r8
	nop 0
	cmp4.geu p6, p7 = 1, r61
	;;
	.mib
	nop 0
	add r60 = r1, r60
	(p7) br.cond.dptk .L247
	.mib
	nop 0
	nop 0
	br .L216
.L244:
	.mlx
	nop 0
	movl r59 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r59 = r1, r59
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"seek"
	.align 8
.LC28:
	stringz	"read_at"
	.align 8
.LC29:
	stringz	"write_at"
	.align 8
.LC30:
	stringz	"readv_at"
	.align 8
.LC31:
	stringz	"writev_at"
	.align 8
.LC32:
	stringz	"readv_by"
	.align 8
.LC33:
	stringz	"writev_by"
	.align 8
.LC34:
	stringz	"shorten"
	.align 8
.LC35:
	stringz	"shorten_path"
	.align 8
.LC36:
	stringz	"allocate"
	.align 8
.LC37:
	stringz	"advise"
	.align 8
.LC38:
	stringz	"read_ahead"
	.align 8
.LC39:
	stringz	"synchronise"
	.align 8
.LC40:
	stringz	"send_file"
	.align 8
.LC41:
	stringz	"copy"
	.section	.rodata
	.align 8
	.type	rows#, @object
	.size	rows#, 1920
rows:
	data8	.LC27
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.1#
	data4	13
	.skip	4
	data8	__compound_literal.3#
	data4	5
	.skip	4
	data8	__compound_literal.5#
	.skip	48
	data8	@fptr(seek#)
	data8	.LC27
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.7#
	data4	13
	.skip	4
	data8	__compound_literal.9#
	data4	2
	.skip	4
	data8	__compound_literal.11#
	.skip	48
	data8	@fptr(seek#)
	data8	.LC28
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.13#
	data4	4
	.skip	4
	data8	__compound_literal.15#
	data4	3
	.skip	4
	data8	__compound_literal.17#
	data4	13
	.skip	4
	data8	__compound_literal.19#
	.skip	32
	data8	@fptr(read_at#)
	data8	.LC29
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.21#
	data4	4
	.skip	4
	data8	__compound_literal.23#
	data4	3
	.skip	4
	data8	__compound_literal.25#
	data4	7
	.skip	4
	data8	__compound_literal.27#
	.skip	32
	data8	@fptr(write_at#)
	data8	.LC30
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.29#
	data4	3
	.skip	4
	data8	__compound_literal.31#
	data4	3
	.skip	4
	data8	__compound_literal.33#
	data4	13
	.skip	4
	data8	__compound_literal.35#
	.skip	32
	data8	@fptr(readv_at#)
	data8	.LC31
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.37#
	data4	3
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	data4	7
	.skip	4
	data8	__compound_literal.43#
	.skip	32
	data8	@fptr(writev_at#)
	data8	.LC32
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.45#
	data4	13
	.skip	4
	data8	__compound_literal.47#
	data4	6
	.skip	4
	data8	__compound_literal.49#
	.skip	48
	data8	@fptr(readv_by#)
	data8	.LC33
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.51#
	data4	7
	.skip	4
	data8	__compound_literal.53#
	data4	6
	.skip	4
	data8	__compound_literal.55#
	.skip	48
	data8	@fptr(writev_by#)
	data8	.LC34
	data4	0
	data4	1
	data4	13
	.skip	4
	data8	__compound_literal.57#
	data4	6
	.skip	4
	data8	__compound_literal.59#
	.skip	64
	data8	@fptr(shorten#)
	data8	.LC35
	data4	0
	data4	1
	data4	20
	.skip	4
	data8	__compound_literal.61#
	data4	6
	.skip	4
	data8	__compound_literal.63#
	.skip	64
	data8	@fptr(shorten_path#)
	data8	.LC36
	data4	0
	data4	1
	data4	7
	.skip	4
	data8	__compound_literal.65#
	data4	3
	.skip	4
	data8	__compound_literal.67#
	data4	13
	.skip	4
	data8	__compound_literal.69#
	data4	9
	.skip	4
	data8	__compound_literal.71#
	.skip	32
	data8	@fptr(allocate#)
	data8	.LC37
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.73#
	data4	13
	.skip	4
	data8	__compound_literal.75#
	data4	9
	.skip	4
	data8	__compound_literal.77#
	data4	8
	.skip	4
	data8	__compound_literal.79#
	.skip	32
	data8	@fptr(advise#)
	data8	.LC38
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.81#
	data4	13
	.skip	4
	data8	__compound_literal.83#
	data4	3
	.skip	4
	data8	__compound_literal.85#
	.skip	48
	data8	@fptr(read_ahead#)
	data8	.LC39
	data4	0
	data4	0
	data4	13
	.skip	4
	data8	__compound_literal.87#
	data4	13
	.skip	4
	data8	__compound_literal.89#
	data4	9
	.skip	4
	data8	__compound_literal.91#
	data4	7
	.skip	4
	data8	__compound_literal.93#
	.skip	32
	data8	@fptr(synchronise#)
	data8	.LC40
	data4	0
	data4	1
	data4	6
	.skip	4
	data8	__compound_literal.95#
	data4	6
	.skip	4
	data8	__compound_literal.97#
	data4	12
	.skip	4
	data8	__compound_literal.99#
	data4	2
	.skip	4
	data8	__compound_literal.101#
	.skip	32
	data8	@fptr(send_file#)
	data8	.LC41
	data4	0
	data4	1
	data4	6
	.skip	4
	data8	__compound_literal.103#
	data4	6
	.skip	4
	data8	__compound_literal.105#
	data4	12
	.skip	4
	data8	__compound_literal.107#
	data4	1
	.skip	4
	data8	__compound_literal.109#
	.skip	32
	data8	@fptr(copy#)
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 8
__compound_literal.109:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 96
__compound_literal.107:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 48
__compound_literal.105:
	data8	12
	data8	-1
	data8	99
	data8	11
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 48
__compound_literal.103:
	data8	11
	data8	-1
	data8	99
	data8	12
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 16
__compound_literal.101:
	data8	4
	data8	0
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 96
__compound_literal.99:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	3
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 48
__compound_literal.97:
	data8	11
	data8	-1
	data8	99
	data8	12
	data8	13
	data8	15
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 48
__compound_literal.95:
	data8	16
	data8	-1
	data8	99
	data8	11
	data8	13
	data8	22
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 56
__compound_literal.93:
	data8	0
	data8	-1
	data8	8
	data8	1
	data8	2
	data8	4
	data8	7
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 72
__compound_literal.91:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 104
__compound_literal.89:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 104
__compound_literal.87:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 24
__compound_literal.85:
	data8	4
	data8	0
	data8	65536
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 104
__compound_literal.83:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 104
__compound_literal.81:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 64
__compound_literal.79:
	data8	0
	data8	-1
	data8	6
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 72
__compound_literal.77:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 104
__compound_literal.75:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 104
__compound_literal.73:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 72
__compound_literal.71:
	data8	4
	data8	0
	data8	1
	data8	3
	data8	2
	data8	7
	data8	8
	data8	10
	data8	12
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 104
__compound_literal.69:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 24
__compound_literal.67:
	data8	0
	data8	-1
	data8	256
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 56
__compound_literal.65:
	data8	11
	data8	-1
	data8	99
	data8	13
	data8	15
	data8	17
	data8	14
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 48
__compound_literal.63:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	5
	data8	6
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	""
	.align 8
.LC43:
	stringz	"d/"
	.align 8
.LC44:
	stringz	"f/"
	.align 8
.LC45:
	stringz	"f/x"
	.align 8
.LC46:
	stringz	"none/x"
	.align 8
.LC47:
	stringz	".."
	.align 8
.LC48:
	stringz	"/"
	.section	.rodata
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 160
__compound_literal.61:
	data8	.LC3
	data8	.LC12
	data8	matrix_nothing#
	data8	0
	data8	.LC42
	data8	.LC6
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC10
	data8	.LC11
	data8	.LC13
	data8	.LC2
	data8	.LC47
	data8	.LC48
	data8	.LC7
	data8	.LC9
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 48
__compound_literal.59:
	data8	0
	data8	1
	data8	2
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 104
__compound_literal.57:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 48
__compound_literal.55:
	data8	0
	data8	1073741824
	data8	-2147483648
	data8	1
	data8	2
	data8	4
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 56
__compound_literal.53:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 104
__compound_literal.51:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 48
__compound_literal.49:
	data8	0
	data8	1073741824
	data8	-2147483648
	data8	1
	data8	2
	data8	4
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 104
__compound_literal.47:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 104
__compound_literal.45:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 56
__compound_literal.43:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	2
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 24
__compound_literal.39:
	data8	vector#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 104
__compound_literal.37:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 104
__compound_literal.35:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 24
__compound_literal.33:
	data8	2
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 24
__compound_literal.31:
	data8	vector#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 104
__compound_literal.29:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 56
__compound_literal.27:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 24
__compound_literal.25:
	data8	4
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 32
__compound_literal.23:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 104
__compound_literal.21:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 104
__compound_literal.19:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 24
__compound_literal.17:
	data8	4
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 32
__compound_literal.15:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 104
__compound_literal.13:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 16
__compound_literal.11:
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 104
__compound_literal.9:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 104
__compound_literal.7:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 40
__compound_literal.5:
	data8	0
	data8	-1
	data8	5
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 104
__compound_literal.3:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	8
	data8	9
	data8	10
	data8	11
	data8	12
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 104
__compound_literal.1:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	20
	data8	22
	data8	2147483647
	.sbss
	.align 8
	.type	where#, @object
	.size	where#, 8
where:
	.skip	8
	.data
	.align 8
	.type	vector#, @object
	.size	vector#, 32
vector:
	data8	matrix_zeros#
	data8	4
	data8	matrix_zeros#+8
	data8	4
	.section	.rodata
	.align 8
	.type	offsets#, @object
	.size	offsets#, 104
offsets:
	data8	0
	data8	-1
	data8	-9223372036854775808
	data8	9223372036854775807
	data8	4
	data8	16
	data8	17
	data8	2147483647
	data8	2147483648
	data8	4294967295
	data8	4294967296
	data8	1099511627776
	data8	9223372036854775799
	.sbss
	.align 4
	.type	matrix_column#, @object
	.size	matrix_column#, 4
matrix_column:
	.skip	4
	.align 4
	.type	matrix_repeats#, @object
	.size	matrix_repeats#, 4
matrix_repeats:
	.skip	4
	.bss
	.align 8
	.type	matrix_last#, @object
	.size	matrix_last#, 24
matrix_last:
	.skip	24
	.align 8
	.type	matrix_name#, @object
	.size	matrix_name#, 257
matrix_name:
	.skip	257
	.align 8
	.type	matrix_long#, @object
	.size	matrix_long#, 5000
matrix_long:
	.skip	5000
	.align 65536
	.type	matrix_nothing#, @object
	.size	matrix_nothing#, 65536
matrix_nothing:
	.skip	65536
	.align 8
	.type	matrix_zeros#, @object
	.size	matrix_zeros#, 8192
matrix_zeros:
	.skip	8192
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
