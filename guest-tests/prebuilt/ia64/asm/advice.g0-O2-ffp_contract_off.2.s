// dacdbe76a967908d9b0cd440a1c52ec0
	.file	"advice.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	(p6) br.cond.dpnt .L4
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
	(p7) br.cond.dpnt .L11
.L4:
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
.L11:
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
	stringz	"pipe"
	.align 8
.LC3:
	stringz	"f"
	.align 8
.LC4:
	stringz	"open"
	.align 8
.LC5:
	stringz	"ftruncate"
	.align 8
.LC6:
	stringz	"readahead(file, 0, 4096)"
	.align 8
.LC7:
	stringz	"readahead(read_only, 0, 4096)"
	.align 8
.LC8:
	stringz	"readahead(write_end, 0, 4096)"
	.align 8
.LC9:
	stringz	"readahead(path, 0, 4096)"
	.align 8
.LC10:
	stringz	"readahead(-1, 0, 4096)"
	.align 8
.LC11:
	stringz	"readahead(only_written, 0, 4096)"
	.align 8
.LC12:
	stringz	"readahead(file, 1ll << 33, 4096)"
	.align 8
.LC13:
	stringz	"lseek(file, 0, SEEK_CUR)"
	.align 8
.LC14:
	stringz	"sync_file_range(file, 0, 0, 7)"
	.align 8
.LC15:
	stringz	"sync_file_range(read_only, 0, 0, 7)"
	.align 8
.LC16:
	stringz	"sync_file_range(write_end, 0, 0, 7)"
	.align 8
.LC17:
	stringz	"sync_file_range(path, 0, 0, 7)"
	.align 8
.LC18:
	stringz	"sync_file_range(-1, 0, 0, 7)"
	.align 8
.LC19:
	stringz	"sync_file_range(file, 4096, 100, SYNC_FILE_RANGE_WRITE)"
	.align 8
.LC20:
	stringz	"sync_file_range(file, 0, 0, 0)"
	.align 8
.LC21:
	stringz	"sync_file_range(file, 0, 0, 8)"
	.align 8
.LC22:
	stringz	"sync_file_range(file, -1, 10, 1)"
	.align 8
.LC23:
	stringz	"sync_file_range(file, 10, -1, 1)"
	.align 8
.LC24:
	stringz	"sync_file_range(file, 1ll << 62, 1ll << 62, 1)"
	.align 8
.LC25:
	stringz	"sync_file_range(file, (1ll << 62) - 1, 1ll << 62, 1)"
	.align 8
.LC26:
	stringz	"fsync(file)"
	.align 8
.LC27:
	stringz	"fsync(read_only)"
	.align 8
.LC28:
	stringz	"fsync(write_end)"
	.align 8
.LC29:
	stringz	"fsync(path)"
	.align 8
.LC30:
	stringz	"fsync(-1)"
	.align 8
.LC31:
	stringz	"fdatasync(file)"
	.align 8
.LC32:
	stringz	"fdatasync(read_only)"
	.align 8
.LC33:
	stringz	"fdatasync(write_end)"
	.align 8
.LC34:
	stringz	"fdatasync(path)"
	.align 8
.LC35:
	stringz	"fdatasync(-1)"
	.align 8
.LC36:
	stringz	"syncfs(file)"
	.align 8
.LC37:
	stringz	"syncfs(read_only)"
	.align 8
.LC38:
	stringz	"syncfs(write_end)"
	.align 8
.LC39:
	stringz	"syncfs(path)"
	.align 8
.LC40:
	stringz	"syncfs(-1)"
	.align 8
.LC41:
	stringz	"posix_fadvise64(file, 0, 0, POSIX_FADV_SEQUENTIAL) == 0"
	.align 8
.LC42:
	stringz	"posix_fadvise64(file, 0, 100, POSIX_FADV_DONTNEED) == 0"
	.align 8
.LC43:
	stringz	"posix_fadvise64(file, 0, -1, POSIX_FADV_NORMAL) == EINVAL"
	.align 8
.LC44:
	stringz	"posix_fadvise64(file, 0, 0, 8) == EINVAL"
	.align 8
.LC45:
	stringz	"posix_fadvise64(file, 0, 0, -1) == EINVAL"
	.align 8
.LC46:
	stringz	"posix_fadvise64(write_end, 0, 0, 0) == ESPIPE"
	.align 8
.LC47:
	stringz	"posix_fadvise64(path, 0, 0, 0) == EBADF"
	.align 8
.LC48:
	stringz	"posix_fadvise64(-1, 0, 0, 0) == EBADF"
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
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC2)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	addl r43 = 384, r0
	nop 0
	addl r42 = 66, r0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	mov r33 = r8
	mov r42 = r0
	(p7) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r14 = 20, r12
	mov r35 = r8
	(p6) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mlx
	ld4 r36 = [r14]
	movl r42 = 2097152
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	addl r42 = 1, r0
	(p6) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r40
	mov r37 = r8
	.mmb
	mov r41 = r33
	addl r42 = 10000, r0
	(p6) br.cond.spnt .L15
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC5)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	addl r43 = 4096, r0
	.mmi
	mov r41 = r33
	st4 [r8] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readahead#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	mov r41 = r35
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = readahead#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	mov r41 = r36
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	mov r41 = r34
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	addl r41 = -1, r0
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	mov r41 = r37
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 4096, r0
	mov r41 = r33
	.mlx
	st4 [r32] = r0
	movl r42 = 8589934592
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readahead#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 7, r0
	mov r43 = r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 7, r0
	mov r43 = r0
	.mmi
	mov r41 = r35
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 7, r0
	mov r43 = r0
	.mmi
	mov r41 = r36
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 7, r0
	mov r43 = r0
	.mmi
	mov r41 = r34
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 7, r0
	mov r43 = r0
	.mmi
	mov r42 = r0
	st4 [r32] = r0
	addl r41 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 2, r0
	addl r43 = 100, r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	addl r42 = 4096, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 8, r0
	mov r43 = r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 1, r0
	addl r43 = 10, r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	addl r42 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 1, r0
	addl r43 = -1, r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	addl r42 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r40
	movl r43 = 4611686018427387904
	.mmi
	addl r44 = 1, r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	mov r42 = r43
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	addl r44 = 1, r0
	movl r43 = 4611686018427387904
	.mmi
	mov r1 = r40
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r42 = 4611686018427387903
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sync_file_range#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fdatasync#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syncfs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syncfs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syncfs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC38)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syncfs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = -1, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syncfs#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = sync#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	addl r44 = 2, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	addl r44 = 4, r0
	.mmi
	addl r43 = 100, r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC42)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	mov r44 = r0
	.mmi
	addl r43 = -1, r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 22, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC43)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 22, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC44)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	addl r44 = -1, r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	mov r41 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 22, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	mov r44 = r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	mov r41 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 29, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	mov r44 = r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	mov r41 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 9, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r40
	mov r44 = r0
	.mmi
	mov r43 = r0
	st4 [r32] = r0
	addl r41 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_fadvise64#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 9, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	add r41 = r1, r41
	(p7) mov r42 = r0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
