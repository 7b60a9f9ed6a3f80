// bd3d038df19bb1bf6bc20d7b77c408f1
	.file	"directories.c"
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
	.align 16
	.proc compare#
compare:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s:"
	.align 8
.LC2:
	stringz	" %s"
	.text
	.align 16
	.proc list#
list:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -848, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -832, r36
	;;
	st4 [r14] = r0
	adds r33 = -824, r36
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = opendir#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r33] = r14
	adds r14 = -824, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
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
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L10:
	adds r14 = -816, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 19, r14
	adds r16 = -832, r36
	;;
	ld4 r33 = [r16]
	;;
	adds r14 = 1, r33
	adds r16 = -832, r36
	;;
	st4 [r16] = r14
	mov r38 = r15
	br.call.sptk.many b0 = strdup#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r16 = r14
	adds r15 = -808, r36
	sxt4 r14 = r33
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
.L9:
	adds r33 = -816, r36
	adds r14 = -824, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -816, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -824, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r37
	adds r15 = -832, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	adds r14 = -808, r36
	addl r41 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 8, r0
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = qsort#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -828, r36
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	adds r15 = -808, r36
	adds r14 = -828, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -828, r36
	adds r15 = -828, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -828, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -832, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
.L6:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp list#
	.sbss
	.align 4
	.type	walked#, @object
	.size	walked#, 4
walked:
	.skip	4
	.align 4
	.type	remove_it#, @object
	.size	remove_it#, 4
remove_it:
	.skip	4
	.text
	.align 16
	.proc visit#
visit:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 1, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st4 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r14 = @gprel(walked#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(walked#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(remove_it#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = remove#
	mov r1 = r39
	mov r14 = r8
	br .L16
	;;
.L14:
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp visit#
	.section	.rodata
	.align 8
.LC3:
	stringz	"d"
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"mkdir(\"d\", 0755) == 0 && mkdir(\"d\", 0755) == -1 && errno == EEXIST"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"d/sub"
	.align 8
.LC9:
	stringz	"mkdir(\"d/sub\", 0700) == 0"
	.align 8
.LC10:
	stringz	"d/file-%02d"
	.align 8
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"stat(\"d\", &s) == 0 && S_ISDIR(s.st_mode)"
	.align 8
.LC13:
	stringz	"rmdir(\"d\") == -1 && errno == ENOTEMPTY"
	.align 8
.LC14:
	stringz	"d/link"
	.align 8
.LC15:
	stringz	"file-01"
	.align 8
.LC16:
	stringz	"symlink(\"file-01\", \"d/link\") == 0 && readlink(\"d/link\", path, sizeof path) == 7 && memcmp(path, \"file-01\", 7) == 0"
	.align 8
.LC17:
	stringz	"lstat(\"d/link\", &s) == 0 && S_ISLNK(s.st_mode) && stat(\"d/link\", &s) == 0 && S_ISREG(s.st_mode)"
	.align 8
.LC18:
	stringz	"loop"
	.align 8
.LC19:
	stringz	"symlink(\"loop\", \"loop\") == 0 && open(\"loop\", O_RDONLY) == -1 && errno == ELOOP"
	.align 8
.LC20:
	stringz	"hard"
	.align 8
.LC21:
	stringz	"d/file-02"
	.align 8
.LC22:
	stringz	"link(\"d/file-02\", \"hard\") == 0 && stat(\"hard\", &s) == 0 && s.st_nlink == 2"
	.align 8
.LC23:
	stringz	"d/renamed"
	.align 8
.LC24:
	stringz	"rename(\"hard\", \"d/renamed\") == 0 && access(\"hard\", F_OK) == -1 && access(\"d/renamed\", R_OK | W_OK) == 0"
	.align 8
.LC25:
	stringz	"d/file-03"
	.align 8
.LC26:
	stringz	"rename(\"d/renamed\", \"d/file-03\") == 0"
	.align 8
.LC27:
	stringz	"d/file-04"
	.align 8
.LC28:
	stringz	"chmod(\"d/file-04\", 0400) == 0 && stat(\"d/file-04\", &s) == 0 && (s.st_mode & 0777) == 0400"
	.align 8
.LC29:
	stringz	"/sub"
	.align 8
.LC30:
	stringz	"chdir(\"d/sub\") == 0 && getcwd(path, sizeof path) != NULL && strcmp(strrchr(path, '/'), \"/sub\") == 0"
	.align 8
.LC31:
	stringz	"../file-05"
	.align 8
.LC32:
	stringz	"../.."
	.align 8
.LC33:
	stringz	"stat(\"../file-05\", &s) == 0 && chdir(\"../..\") == 0"
	.align 8
.LC34:
	stringz	"d/sub/../link"
	.align 8
.LC35:
	stringz	"/file-01"
	.align 8
.LC36:
	stringz	"realpath(\"d/sub/../link\", path) != NULL && strcmp(strrchr(path, '/'), \"/file-01\") == 0"
	.align 8
.LC37:
	stringz	"file-06"
	.align 8
.LC38:
	stringz	"link"
	.align 8
.LC39:
	stringz	"dir >= 0 && fd >= 0 && fstatat(dir, \"link\", &s, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(s.st_mode)"
	.align 8
.LC40:
	stringz	"at"
	.align 8
.LC41:
	stringz	"mkdirat(dir, \"at\", 0755) == 0 && unlinkat(dir, \"at\", AT_REMOVEDIR) == 0 && faccessat(dir, \"at\", F_OK, 0) == -1"
	.align 8
.LC42:
	stringz	"file-07"
	.align 8
.LC43:
	stringz	".."
	.align 8
.LC44:
	stringz	"fchdir(dir) == 0 && access(\"file-07\", F_OK) == 0 && chdir(\"..\") == 0"
	.align 8
.LC45:
	stringz	"file-08"
	.align 8
.LC46:
	stringz	"d/file-08"
	.align 8
.LC47:
	stringz	"utimensat(dir, \"file-08\", times, 0) == 0 && stat(\"d/file-08\", &s) == 0 && s.st_mtim.tv_sec == 2000 && s.st_atim.tv_sec == 1000"
	.align 8
.LC48:
	stringz	"nftw(\"d\", visit, 10, FTW_PHYS) == 0"
	.align 8
.LC49:
	stringz	"%d\n"
	.align 8
.LC50:
	stringz	"nftw(\"d\", visit, 10, FTW_PHYS | FTW_DEPTH) == 0"
	.align 8
.LC51:
	stringz	"access(\"d\", F_OK) == -1"
	.align 8
.LC52:
	stringz	"."
	.align 8
.LC53:
	stringz	"strcmp(readdir(d)->d_name, first) == 0"
	.align 8
.LC54:
	stringz	"readdir(d) != NULL"
	.align 8
.LC55:
	stringz	"/dev/shm"
	.align 8
.LC56:
	stringz	"fchdir(shared) == 0 && getcwd(path, sizeof path) != NULL && strcmp(path, \"/dev/shm\") == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -4576, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 493, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	addl r38 = 493, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 448, r0
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4560, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r14 = -4368, r35
	adds r15 = -4560, r35
	;;
	ld4 r40 = [r15]
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	addl r38 = 4096, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -4368, r35
	;;
	addl r39 = 420, r0
	addl r38 = 65, r0
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -4560, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -4560, r35
	;;
	st4 [r15] = r14
.L22:
	adds r15 = -4560, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 59, r14
	(p6) br.cond.dptk .L23
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = list#
	mov r1 = r36
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -4512, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 39, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -4368, r35
	addl r39 = 4096, r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L28
	adds r14 = -4368, r35
	addl r39 = 7, r0
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = lstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -4512, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 40960, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L30
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -4512, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 32768, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r38 = r0
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = link#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -4512, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	mov r38 = r0
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	addl r38 = 6, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 256, r0
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -4512, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 511, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 256, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r14 = -4368, r35
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r14 = -4368, r35
	addl r38 = 47, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4368, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = realpath#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -4368, r35
	addl r38 = 47, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -4556, r35
	addl r38 = 65536, r0
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -4552, r35
	adds r14 = -4556, r35
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = openat#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -4556, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -4552, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L48
	adds r15 = -4512, r35
	adds r14 = -4556, r35
	addl r40 = 256, r0
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fstatat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -4512, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 40960, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L49:
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4556, r35
	addl r39 = 493, r0
	;;
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = mkdirat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -4556, r35
	addl r39 = 512, r0
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = unlinkat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -4556, r35
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = faccessat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4556, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fchdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	mov r38 = r0
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L53:
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -272, r35
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -272, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -272, r35
	;;
	adds r14 = 16, r14
	addl r15 = 2000, r0
	;;
	st8 [r14] = r15
	adds r14 = -272, r35
	;;
	adds r14 = 24, r14
	movl r15 = 500000000
	;;
	st8 [r14] = r15
	adds r15 = -272, r35
	adds r14 = -4556, r35
	mov r40 = r0
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = utimensat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	adds r14 = -4512, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = stat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	adds r14 = -4512, r35
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 2000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	adds r14 = -4512, r35
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 1000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 10, r0
	;;
	addl r38 = @ltoff(@fptr(visit#)), gp
	;;
	ld8 r38 = [r38]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = nftw#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(walked#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(remove_it#), gp
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r40 = 9, r0
	addl r39 = 10, r0
	addl r38 = @ltoff(@fptr(visit#)), gp
	;;
	ld8 r38 = [r38]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = nftw#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = list#
	mov r1 = r36
	adds r32 = -4544, r35
	;;
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = opendir#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	adds r32 = -4536, r35
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = telldir#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -4528, r35
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -4528, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 19, r14
	adds r14 = -240, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r36
	adds r15 = -4536, r35
	adds r14 = -4544, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = seekdir#
	mov r1 = r36
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 19, r14
	adds r15 = -240, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = rewinddir#
	mov r1 = r36
	adds r14 = -4544, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC54)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -4520, r35
	addl r38 = 65536, r0
	;;
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -4520, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fchdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	adds r14 = -4368, r35
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = getcwd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	adds r14 = -4368, r35
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L67:
	movl r39 = @gprel(.LC56)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
