// d9ebb21427746df8a3648b0a7db9e465
	.file	"advice.c"
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.section	.rodata
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
	adds r14 = 4, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 384, r0
	;;
	addl r37 = 66, r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	mov r37 = r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -12, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	adds r15 = 4, r34
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	movl r37 = 2097152
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	addl r37 = 1, r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	mov r14 = r34
	;;
	st4 [r14] = r15
	addl r37 = 10000, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 4096, r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 4096, r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r34
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 4096, r0
	movl r37 = 8589934592
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = readahead#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 7, r0
	mov r38 = r0
	mov r37 = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	addl r39 = 7, r0
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	addl r39 = 7, r0
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	addl r39 = 7, r0
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 7, r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2, r0
	addl r38 = 100, r0
	addl r37 = 4096, r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	mov r38 = r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	addl r38 = 10, r0
	addl r37 = -1, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	addl r38 = -1, r0
	addl r37 = 10, r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	movl r38 = 4611686018427387904
	movl r37 = 4611686018427387904
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	movl r38 = 4611686018427387904
	movl r37 = 4611686018427387903
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = fsync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = fdatasync#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = syncfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = syncfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = syncfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = syncfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = syncfs#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sync#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2, r0
	mov r38 = r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 100, r0
	mov r37 = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = -1, r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	mov r38 = r0
	mov r37 = r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = -1, r0
	mov r38 = r0
	mov r37 = r0
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 29, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 9, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = posix_fadvise64#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 9, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
